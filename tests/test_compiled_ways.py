"""What reads alike in Python and does not once it is compiled."""

from __future__ import annotations

import ast
from pathlib import Path

SOURCES = Path(__file__).parents[1] / "src" / "undertow"


def tuples_of_floats(text: str) -> list[int]:
    """The lines of constants that are tuples with a float in them: compiled, such a one counts as never set."""
    return [
        node.lineno
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.AnnAssign)
        and ast.unparse(node.annotation) == "Final"
        and isinstance(node.value, ast.Tuple)
        and any(isinstance(item, ast.Constant) and isinstance(item.value, float) for item in node.value.elts)
    ]


def test_no_constant_of_an_engine_is_a_tuple_of_floats() -> None:
    found = [
        f"{path.relative_to(SOURCES)}:{line}"
        for folder in ("kernel", "games")
        for path in sorted((SOURCES / folder).rglob("*.py"))
        for line in tuples_of_floats(path.read_text(encoding="utf-8"))
    ]
    assert not found, f"write them as Final[list[float]]: {found}"


def test_such_a_constant_is_found() -> None:
    assert tuples_of_floats("WORTH: Final = (1.0, 0.5)") == [1]
    assert not tuples_of_floats("WORTH: Final[list[float]] = [1.0, 0.5]\nBOTH: Final = (1, 2)")
