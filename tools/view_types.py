"""Write ``page/src/boards/<game>/view.gen.ts`` for every drawn board: the game's view as TypeScript types.

Made from ``View`` in the game's ``view.py``, so the page cannot believe something else than the game.
``tools/wire_types.py`` writes and checks them together with the types of the wire.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from undertow import registry

BOARDS = Path(__file__).parents[1] / "page" / "src" / "boards"
HEAD = "// Made by tools/view_types.py from {module} (make docs). Do not edit."
PLAIN: dict[Any, str] = {int: "number", float: "number", str: "string", bool: "boolean", NoneType: "null", Any: "any"}


def typed(hint: Any, found: dict[str, str]) -> str:
    """An annotation as a TypeScript type; records that it speaks of are added to ``found``."""
    if is_typeddict(hint):
        declare(hint, found)
        return str(hint.__name__)
    origin, inner = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        return " | ".join(dict.fromkeys(typed(part, found) for part in inner))
    if origin is Literal:
        return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in inner)
    if origin is list or (origin is tuple and inner[-1] is Ellipsis):
        item = typed(inner[0], found)
        return f"({item})[]" if " | " in item else f"{item}[]"
    if origin is tuple:
        return f"[{', '.join(typed(part, found) for part in inner)}]"
    if origin is dict:
        return f"Record<{typed(inner[0], found)}, {typed(inner[1], found)}>"
    return PLAIN[hint]


def declare(record: Any, found: dict[str, str]) -> None:
    """Add a record, as a TypeScript type with its first sentence."""
    if record.__name__ in found:
        return
    found[record.__name__] = ""  # it may speak of itself
    said = (record.__doc__ or "").strip().split("\n\n")[0]
    lines = [f"/** {' '.join(said.split())} */"] if said else []
    lines.append(f"export type {record.__name__} = {{")
    for key, hint in get_type_hints(record).items():
        lines.append(f"  {key}{'' if key in record.__required_keys__ else '?'}: {typed(hint, found)};")
    found[record.__name__] = "\n".join([*lines, "};"])


def files() -> dict[Path, str]:
    """Every file that is made, with its text: one for each game that has both a drawn board and a typed view."""
    made: dict[Path, str] = {}
    for game in registry.own():
        module = f"{registry.game(game).package}.view"
        if not (BOARDS / game / "index.ts").is_file():
            continue
        found: dict[str, str] = {}
        declare(import_module(module).View, found)
        text = "\n\n".join([HEAD.format(module=module), *(found[name] for name in sorted(found))])
        made[BOARDS / game / "view.gen.ts"] = text + "\n"
    return made
