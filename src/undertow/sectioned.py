"""Draws sections in a terminal: how a game looks there that has no drawing of its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from undertow.drawing import (
    BRASS,
    CORAL,
    FAINT,
    INK,
    QUIET,
    SEAT_SIGNS,
    TEAL,
    Block,
    Mark,
    Reader,
    choosing,
    seat_colour,
    title,
)
from undertow.layout import laid_out
from undertow.sections import Line, Role, Section, Span, sections_of

STYLES: dict[Role, str] = {
    "": INK, "strong": f"bold {INK}", "quiet": QUIET, "own": f"bold {TEAL}", "other": f"bold {INK}",
    "danger": f"bold {CORAL}", "good": TEAL, "lit": f"bold {BRASS}", "dark": QUIET, "faded": FAINT,
}  # fmt: skip
WORDS = (3, 1, 0)  # lines for what a card says, if there is room


class Sectioned:
    """The drawing of a game from its sections."""

    dividers: Sequence[str] = ()
    browsed: Sequence[str] = ()

    def banner(self, view: Any, reader: Reader, width: int) -> Block:
        """Draw nothing across the top."""
        return []

    def side(self, view: Any, reader: Reader, width: int, height: int) -> Block:
        """Draw the sections."""
        return self.board(view, reader, width, height)

    def board(self, view: Any, reader: Reader, width: int, height: int) -> Block:
        """Draw the sections, with as much of what cards say as there is room for."""
        found = sections_of(reader.game, view, reader.words)
        blocks = [drawn(found, reader, width, words) for words in WORDS]
        fitting = [block for block in blocks if len(block) <= height]
        if fitting:
            return fitting[0]
        return [*blocks[-1][: max(height - 1, 0)], Text(reader.say("screen-more"), FAINT)]

    def players(self, view: Any, reader: Reader, width: int) -> Block:
        """Draw the sections, as long as they get."""
        return drawn(sections_of(reader.game, view, reader.words), reader, width, 20)

    def sheet(self, view: Any, reader: Reader, width: int) -> Block:
        """Draw no score sheet: the totals say it."""
        return []

    def about(self, reader: Reader, noun: str, index: int) -> Block:
        """Give the name."""
        return [Text(reader.name(noun, index), "bold")]

    def hint(self, view: Any, reader: Reader, noun: str, index: int) -> str:
        """Say nothing."""
        return ""

    def alarm(self, view: Any, reader: Reader) -> str:
        """Say nothing."""
        return ""

    def legend(self, reader: Reader) -> str:
        """Explain nothing."""
        return ""


def drawn(sections: Sequence[Section], reader: Reader, width: int, words: int) -> Block:
    """Sections under each other, an empty line between them."""
    found: Block = []
    asides = [section["aside"] for section in sections]
    laid = laid_out(sections, width, words, lambda one: badge(one, reader) + sign(one) + one["text"])
    for aside, (heading, body) in zip(asides, laid, strict=True):
        found += [Text()] if found else []
        found += [title(heading["text"], aside)] if heading is not None else []
        found += [coloured(line, reader) for line in body]
    return found


def mark_of(one: Span, reader: Reader) -> Mark | None:
    """The key with which a thing can be chosen now."""
    named = reader.marks.get((one["noun"], one["index"]))
    return named or next((reader.keys[move] for move in one["moves"] if move in reader.keys), None)


def badge(one: Span, reader: Reader) -> str:
    """That key as it stands before the thing."""
    mark = mark_of(one, reader)
    return f"‹{mark.key}› " if mark else ""


def sign(one: Span) -> str:
    """The sign of a player."""
    return f"{SEAT_SIGNS[one['index'] % 6]} " if one["noun"] == "seat" and one["text"] else ""


def coloured(line: Line, reader: Reader) -> Text:
    """A line in the colours of its roles; a click on a thing chooses it."""
    found = Text()
    for piece in line:
        if isinstance(piece, str):
            found.append(piece, INK)
            continue
        mark = mark_of(piece, reader)
        style = f"bold {seat_colour(piece['index'])}" if piece["noun"] == "seat" else STYLES[piece["role"]]
        found.append_text(choosing(Text(piece["text"], f"bold {TEAL}" if mark else style), mark))
    return found
