"""The guides for newcomers say everything they promise, and no more than can be read in the time they name."""

from __future__ import annotations

import inspect
import re
from pathlib import Path

from undertow.kernel import rules
from undertow.kernel.game import Game

ROOT = Path(__file__).parents[1]
ORDER = (ROOT / "docs" / "reading-order.md").read_text("utf-8")
GUIDE = (ROOT / "docs" / "add-a-game.md").read_text("utf-8")
PIECE = re.compile(r"^\d\. `([^`]+)`, (.*?(?:`|end|whole)): ", re.MULTILINE | re.DOTALL)
RANGE = re.compile(r"from `([^`]+)`\s+to (?:`([^`]+)`|the end)")
LINES, WORDS = 650, 4_300  # what twenty minutes are enough for


def piece(path: Path, said: str) -> list[str]:
    """The lines of a file that the reading order points to."""
    lines = path.read_text("utf-8").splitlines()
    if said == "whole":
        return lines
    found: list[str] = []
    for first, last in RANGE.findall(said):
        (begin,) = [at for at, line in enumerate(lines) if line.startswith(first)]
        end = [at for at, line in enumerate(lines) if last and line.startswith(last)]
        assert not last or (len(end) == 1 and end[0] > begin), (path.name, last)
        found += lines[begin : end[0] if last else None]
    return found


def test_the_reading_order_takes_twenty_minutes() -> None:
    pieces = {path: piece(ROOT / path, said) for path, said in PIECE.findall(ORDER)}
    assert len(pieces) == 7 and all(pieces.values())
    lines = [line for found in pieces.values() for line in found]
    assert 550 <= len(lines) <= LINES
    assert 3_300 <= len(ORDER.split()) + sum(len(line.split()) for line in lines) <= WORDS


def test_every_argument_of_a_game_is_explained() -> None:
    table = GUIDE.partition("## What `Game` is told")[2].partition("\n## ")[0]
    named = {name for row in re.findall(r"^\| ([^|]+) \|", table, re.MULTILINE) for name in re.findall(r"`(\w+)`", row)}
    assert named == set(inspect.signature(Game.__init__).parameters) - {"self"}


def test_every_kind_of_rule_and_everything_of_a_new_game_is_explained() -> None:
    assert [kind for kind in rules.KINDS if f"`{kind}`" not in GUIDE] == []
    scaffold = ROOT / "tools" / "scaffold" / "package"
    files = {path.name for path in scaffold.iterdir() if path.suffix in (".toml", ".md")} | {
        "presets.py",
        "sections.py",
    }
    assert [name for name in sorted(files) if f"`{name}`" not in GUIDE] == []
    for word in (
        "`Screened`",
        "`Proposals`",
        "`veiled`",
        "`event-KIND--you`",
        ".head =",
        "`ways.ts`",
        "tools/new_game.py",
    ):
        assert word in GUIDE, word
