"""Write ``page/src/wire.gen.ts``: the models of the wire as TypeScript types. ``--check``: only say whether it is new.

Made from the same models as the OpenAPI description, so the page cannot believe something else than the server.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from undertow.table import wire

TARGET = Path(__file__).parents[1] / "page" / "src" / "wire.gen.ts"
MODELS = (
    wire.Frame, wire.Ack, wire.Refusal, wire.Problem, wire.Refused, wire.Game, wire.Catalogue, wire.Rule, wire.Texts,
    wire.NewTable, wire.Created, wire.Join, wire.Answer, wire.Number, wire.Hello, wire.Speak, wire.Health, wire.Order,
    wire.OrderId, wire.Token, wire.Invitation, wire.Open, wire.Agreement, wire.Moment, wire.PlayOn, wire.Upload,
    wire.Say,
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
        found[model.__name__] = declared(model.__name__, schema, issubclass(model, wire.Said))
    head = "// Made by tools/wire_types.py from the models of the server (make docs). Do not edit."
    return "\n\n".join([head, *(found[name] for name in sorted(found))]) + "\n"


if __name__ == "__main__":
    if "--check" in sys.argv:
        if not TARGET.is_file() or TARGET.read_text("utf-8") != text():
            sys.exit(f"{TARGET.name} is out of date: run make docs")
    else:
        TARGET.write_text(text(), "utf-8")
