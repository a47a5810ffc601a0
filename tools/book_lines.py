"""Which lines of a book state which rule: every line has one, or a reason why it states none.

A game may say in its ``rules.toml`` which lines of the book state a rule (``seed = [from, to, from, to]``). Then
``tests/games/<game>/book.toml`` says how many lines the book has, which are empty, and which state no rule, with the
reason. The book itself is not needed: lines that are in neither are holes, and so are lines that are in both.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]


def lines_in(ranges: list[int]) -> set[int]:
    """The lines of ranges: from, to, and again from, to, both included."""
    pairs = zip(ranges[::2], ranges[1::2], strict=True)
    return {line for first, last in pairs for line in range(first, last + 1)}


def ranges_of(lines: Iterable[int]) -> list[tuple[int, int]]:
    """Lines as ranges of first and last."""
    found: list[tuple[int, int]] = []
    for line in sorted(lines):
        if found and found[-1][1] == line - 1:
            found[-1] = (found[-1][0], line)
        else:
            found.append((line, line))
    return found


def said(lines: Iterable[int]) -> str:
    """Lines as people write them."""
    return ", ".join(f"{first}" if first == last else f"{first} to {last}" for first, last in ranges_of(lines))


def of_game(game: str) -> tuple[list[str], list[str]]:
    """What the page says about the lines of a game's book, and the holes; nothing where no line is named."""
    path = ROOT / "tests" / "games" / game / "book.toml"
    if not path.exists():
        return [], []
    rules = ROOT / "src" / "undertow" / "games" / game / "rules.toml"
    return told(tomllib.loads(rules.read_text("utf-8")), tomllib.loads(path.read_text("utf-8")))


def told(rules: dict[str, Any], book: dict[str, Any]) -> tuple[list[str], list[str]]:
    """The same of an index of rules and what is known of a book."""
    stated = {line for topic in rules.values() for entry in topic.values() for line in lines_in(entry.get("seed", []))}
    silent = {why: lines_in(ranges) for why, ranges in book["no_rule"].items()} | {"empty lines": set(book["empty"])}
    every = set(range(1, book["lines"] + 1))
    holes = [
        f"lines {said(lines)} of the book: no rule states them"
        for lines in [every - stated.union(*silent.values())]
        if lines
    ]
    for why, lines in silent.items():
        if both := lines & stated:
            holes.append(f"lines {said(both)} of the book: {why}, but a rule states them")
        if beyond := lines - every:
            holes.append(f"lines {said(beyond)} of the book: it has {book['lines']}")
    page = ["", "## Lines of the book", "", f"The book has {book['lines']} lines; {len(stated)} of them state a rule."]
    page += [f"Without a key: {said(every - stated.union(*silent.values())) or 'none'}.", ""]
    page += ["| Lines that state no rule | Why |", "|---|---|"]
    page += [f"| {said(lines)} | {why} |" for why, lines in silent.items() if why != "empty lines"]
    return page, holes
