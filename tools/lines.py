"""How many lines of Python a game has, part by part.

    python tools/lines.py [GAME ...]

Counted are lines that hold code: not blank, no comment, no docstring. Tests, words and TOML tables do not count.
"""

from __future__ import annotations

import ast
import sys
import tokenize
from collections import Counter
from pathlib import Path

GAMES = Path(__file__).parents[1] / "src" / "undertow" / "games"
NO_CODE = {tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT, tokenize.ENCODING}
NO_CODE.add(tokenize.ENDMARKER)
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def docstrings(source: str) -> set[int]:
    """The lines that docstrings take."""
    found: set[int] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, DOCUMENTED) and ast.get_docstring(node, clean=False) is not None:
            first = node.body[0]
            found.update(range(first.lineno, (first.end_lineno or first.lineno) + 1))
    return found


def code_lines(path: Path) -> int:
    """The lines of a module that hold code."""
    held: set[int] = set()
    with tokenize.open(path) as opened:
        for token in tokenize.generate_tokens(opened.readline):
            if token.type not in NO_CODE:
                held.update(range(token.start[0], token.end[0] + 1))
    return len(held - docstrings(path.read_text("utf-8")))


def parts_of(game: str) -> Counter[str]:
    """The lines of a game: its folders, and the modules beside them together."""
    found: Counter[str] = Counter()
    for path in sorted((GAMES / game).rglob("*.py")):
        below = path.relative_to(GAMES / game).parts
        found[f"{below[0]}/" if len(below) > 1 else "modules beside them"] += code_lines(path)
    return found


def main() -> None:
    """Print a table for each game."""
    for game in sys.argv[1:] or sorted(path.parent.name for path in GAMES.glob("*/__init__.py")):
        parts = parts_of(game)
        print(f"{game}: {sum(parts.values()):,} lines")
        for part, lines in parts.most_common():
            print(f"  {lines:6,}  {part}")


if __name__ == "__main__":
    main()
