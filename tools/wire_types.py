"""Write ``page/src/wire.gen.ts``: the models of the wire as TypeScript types, and the views of drawn games beside it.

``--check``: only say whether all of them are new.

Made from the same models as the OpenAPI description, so the page cannot believe something else than the server.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import view_types
from undertow.table import wire
from undertow.table import wire_said as said

TARGET = Path(__file__).parents[1] / "page" / "src" / "wire.gen.ts"
MODELS = (
    wire.Frame, wire.Ack, wire.Refusal, wire.Problem, wire.Refused, wire.Game, wire.Catalogue, wire.Rule, wire.Texts,
    wire.Created, wire.Number, wire.Health, wire.OrderId, wire.OnlookerKey, wire.Token, wire.Invitation,
    wire.Moment,
    said.NewTable, said.Join, said.Answer, said.Hello, said.Speak, said.Order, said.Open, said.Agreement, said.PlayOn,
    said.Upload, said.Say, said.SeeAll,
)  # fmt: skip
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def typed(schema: dict[str, Any]) -> str:
    """A JSON schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[-1]
    if "const" in schema:
        return f'"{schema["const"]}"'
    if "enum" in schema:
        return " | ".join(f'"{value}"' for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(typed(part) for part in schema["anyOf"]))
    kind = schema.get("type")
    if kind == "array":
        if "prefixItems" in schema:
            return "[" + ", ".join(typed(part) for part in schema["prefixItems"]) + "]"
        items = typed(schema.get("items", {}))
        return f"({items})[]" if " | " in items else f"{items}[]"
    if kind == "object":
        values = schema.get("additionalProperties")
        return f"Record<string, {typed(values) if isinstance(values, dict) else 'any'}>"
    return PLAIN.get(str(kind), "any")


def declared(name: str, schema: dict[str, Any], sent: bool) -> str:
    """A model as a TypeScript type; in what the page sends, a field with a default may be left out."""
    lines = [f"/** {schema['description']} */"] if "description" in schema else []
    lines.append(f"export type {name} = {{")
    for key, part in schema.get("properties", {}).items():
        optional = "?" if sent and key not in schema.get("required", []) else ""
        lines.append(f"  {key}{optional}: {typed(part)};")
    return "\n".join([*lines, "};"])


def text() -> str:
    """The whole file."""
    found: dict[str, str] = {}
    for model in MODELS:
        schema = model.model_json_schema(mode="serialization")
        for name, part in schema.pop("$defs", {}).items():
            found.setdefault(name, declared(name, part, False))
        found[model.__name__] = declared(model.__name__, schema, issubclass(model, said.Said))
    head = "// Made by tools/wire_types.py from the models of the server (make docs). Do not edit."
    return "\n\n".join([head, *(found[name] for name in sorted(found))]) + "\n"


def main() -> None:
    """Write all files, or say which of them is old."""
    for path, made in {TARGET: text(), **view_types.files()}.items():
        if "--check" not in sys.argv:
            path.write_text(made, "utf-8")
        elif not path.is_file() or path.read_text("utf-8") != made:
            sys.exit(f"{path.relative_to(TARGET.parent)} is out of date: run make docs")


if __name__ == "__main__":
    main()
