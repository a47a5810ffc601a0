"""Draws sections in a terminal: how a game looks there that has no drawing of its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from undertow import printed
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
from undertow.layout import is_own, pieces, plain
from undertow.sections import Line, Role, Section, Span, is_legend, sections_of, without_legends

STYLES: dict[Role, str] = {
    "": INK, "strong": f"bold {INK}", "quiet": QUIET, "own": f"bold {TEAL}", "other": f"bold {INK}",
    "danger": f"bold {CORAL}", "good": TEAL, "lit": f"bold {BRASS}", "dark": QUIET, "faded": FAINT, "legend": QUIET,
}  # fmt: skip
WORDS = (3, 1)  # lines for what a card says, if there is room
PAGED = 2  # the same where there are several pages
LONG = 20  # the same in a window of its own


class Sectioned:
    """The drawing of a game from its sections; what does not fit stands on further pages, which Tab turns."""

    dividers: Sequence[str] = ()

    def __init__(self, browsed: Sequence[str] = ()) -> None:
        self.browsed = browsed  # nouns whose cards can be looked up
        self.turned = -1  # the page that was turned to; -1: the one with the own space of a map
        self.at, self.pages = 0, 1  # the page that is shown, and how many there are
        self.seen: tuple[Any, Sequence[Section]] = (None, ())  # the last view, and its sections

    def sections(self, view: Any, reader: Reader) -> Sequence[Section]:
        """The sections of a view, made once."""
        if self.seen[0] is not view:
            self.seen = (view, sections_of(reader.game, view, reader.words))
        return self.seen[1]

    def turn(self, pages: int) -> None:
        """Turn to another page; after the last comes the first."""
        self.turned = (self.at + pages) % self.pages

    def banner(self, view: Any, reader: Reader, width: int) -> Block:
        """Draw nothing across the top."""
        return []

    def side(self, view: Any, reader: Reader, width: int, height: int) -> Block:
        """Draw the sections."""
        return self.board(view, reader, width, height)

    def board(self, view: Any, reader: Reader, width: int, height: int) -> Block:
        """Draw the sections, with as much of what cards say as there is room for; else page by page."""
        found = self.sections(view, reader)
        for words in WORDS:
            whole = drawn(found, reader, width, words)
            if len(whole) <= height:
                self.pages = 1
                return whole
        pages, own = paged(without_legends(found), reader, width, max(height - 1, 1))
        self.pages = len(pages)
        self.at = own if self.turned < 0 else min(self.turned, len(pages) - 1)
        block = pages[self.at]
        more = Text(reader.say("screen-more", at=self.at + 1, of=len(pages)), FAINT)
        return [*block, *[Text()] * (height - 1 - len(block)), more]

    def players(self, view: Any, reader: Reader, width: int) -> Block:
        """Draw the sections, as long as they get."""
        return drawn(self.sections(view, reader), reader, width, LONG)

    def sheet(self, view: Any, reader: Reader, width: int) -> Block:
        """Draw no score sheet: the totals say it."""
        return []

    def about(self, reader: Reader, noun: str, index: int) -> Block:
        """Give the name, and what is printed on the card."""
        said = printed.words(reader.game, noun, index, reader.lang)
        return [Text(reader.name(noun, index), "bold"), *[Text(said, INK) for _ in said[:1]]]

    def hint(self, view: Any, reader: Reader, noun: str, index: int) -> str:
        """Say what the card says that lies there."""
        for one in self.sections(view, reader):
            for part in one["parts"]:
                for card in part["cards"] if part["kind"] == "cards" else ():
                    if (card["noun"], card["index"]) == (noun, index):
                        return card["text"]
        return ""

    def alarm(self, view: Any, reader: Reader) -> str:
        """Say nothing."""
        return ""

    def legend(self, reader: Reader) -> str:
        """Explain the signs of the maps, as the sections do that were drawn last."""
        parts = [part for one in self.seen[1] for part in one["parts"] if is_legend(part)]
        return " · ".join([plain(line) for part in parts if part["kind"] == "lines" for line in part["lines"]])


def drawn(sections: Sequence[Section], reader: Reader, width: int, words: int) -> Block:
    """Sections under each other, an empty line between them."""
    return under_each_other([piece for one in sections for piece in blocks_of(one, reader, width, words)])


def blocks_of(one: Section, reader: Reader, width: int, words: int) -> list[Block]:
    """A section in the pieces between which a page may end, the first with its heading and an empty line before it."""

    def shown(piece: Span) -> str:
        return badge(piece, reader) + sign(piece) + piece["text"]

    found = [[coloured(line, reader) for line in piece] for piece in pieces(one, width, words, shown)]
    heading = [title(one["heading"], one["aside"])] if one["heading"] else []
    return [[Text(), *heading, *found[0]], *found[1:]]


def under_each_other(blocks: Sequence[Block]) -> Block:
    """Blocks under each other; no empty line on top."""
    found = [line for block in blocks for line in block]
    return found[1:] if found and not found[0].plain else found


def paged(sections: Sequence[Section], reader: Reader, width: int, height: int) -> tuple[list[Block], int]:
    """Sections page by page, cut between their pieces if possible; and the page to begin with."""
    pages: list[list[Block]] = [[]]
    own = 0
    for one in sections:
        maps = [part for part in one["parts"] if part["kind"] == "map"]
        for number, block in enumerate(blocks_of(one, reader, width, PAGED)):
            if pages[-1] and len(under_each_other([*pages[-1], block])) > height:
                pages.append([])
            pages[-1].append(block)
            if 1 < len(maps) > number and any([is_own(cell) for cell in maps[number]["cells"]]):
                own = len(pages) - 1  # of several floors the one on which one stands
            while len(whole := under_each_other(pages[-1])) > height:  # longer than a page by itself
                pages[-1] = [whole[:height]]
                pages.append([whole[height:]])
    return [under_each_other(page) for page in pages], own


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
