"""What the terminal screens of all games are drawn with: a reader, and blocks of lines.

A block is a list of lines, each a ``rich`` text of one row. Whoever draws gets a view (never a state), a
:class:`Reader` and the room there is, and gives back a block. A game's own drawing stands in its module ``screen``;
a game without one is drawn from its sections (``undertow.sectioned``).
"""

from __future__ import annotations

import io
from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from rich.console import Console
from rich.text import Text

from undertow import texts
from undertow.printed import browsed
from undertow.sections import TERMINAL as PACKAGE
from undertow.sections import Words

if TYPE_CHECKING:
    from undertow.kernel.game import Game

CHOOSE = "choose"  # what a click on a text means: the move stands there

INK = "#e8efe9"
QUIET = "#9fb3bd"
FAINT = "#5d7686"
LINE = "#2a4456"
BRASS = "#c9a45c"
TEAL = "#3fd0c0"
CORAL = "#ff7a6b"

NO_BREAK = "\N{BRAILLE PATTERN BLANK}"  # stands for a space at which no line is broken, while lines are made

SEAT_SIGNS = "◆▲■★✚✱"
SEAT_COLOURS = ("#f0b45c", "#8d9bff", "#7fc8e8", "#e88ab8", "#a8d070", "#d0b0ff")

Block = list[Text]

_console = Console(file=io.StringIO(), width=200, color_system=None)


def say(key: str, lang: str, /, **values: Any) -> str:
    """A text of the terminal with its values; English where a language has none, else the key."""
    return texts.said(key, lang, tuple(values.items()), (PACKAGE,))


class Mark(NamedTuple):
    """A thing on the table that can be chosen now: the key to press, the move it means."""

    key: str
    move: int


class Reader:
    """Who looks at the table: language, seat, names of the players, and what can be chosen."""

    def __init__(
        self, game: Game, lang: str, names: Sequence[str], viewer: int | None = None,
        marks: Mapping[tuple[str, int], Mark] | None = None, options: Mapping[str, Any] | None = None,
        keys: Mapping[int, Mark] | None = None, events: Sequence[tuple[int, ...]] | None = None,
    ) -> None:  # fmt: skip
        self.game = game
        self.lang = lang
        self.names = names
        self.viewer = viewer
        self.marks = marks or {}  # by thing
        self.keys = keys or {}  # by move
        self.options = options or {}
        self.words = Words(game, lang, names, viewer, self.options, events)

    @property
    def aided(self) -> bool:
        """Whether the table has agreed on a memory aid: only then may ``known`` be shown."""
        return self.words.aided

    def say(self, key: str, /, **values: Any) -> str:
        """A text of the terminal."""
        return say(key, self.lang, **values)

    def name(self, noun: str, index: int) -> str:
        """The name of a card, a race, a place."""
        return self.words.name(noun, index)

    def rule(self, key: str) -> str:
        """The words of a rule."""
        return self.words.rule(key)

    def seat(self, seat: int) -> Text:
        """A player: sign, colour and name."""
        name = texts.seat_name(seat, self.lang, self.names)
        return Text(f"{SEAT_SIGNS[seat % 6]} {name}", f"bold {seat_colour(seat)}")

    def marked(self, noun: str, index: int, text: Text) -> Text:
        """The same text, with the key in front if the thing can be chosen now; a click chooses it, too."""
        mark = self.marks.get((noun, index))
        if mark is None:
            return text
        found = Text.assemble(self.badge(mark), " ", text)
        return choosing(found, mark)

    def badge(self, mark: Mark) -> Text:
        """The key of a choice."""
        return Text(f"‹{mark.key}›", f"bold {TEAL}")


class Drawing(Protocol):
    """What a game's module ``screen`` offers."""

    dividers: Sequence[str]  # events that begin a turn
    browsed: Sequence[str]  # nouns whose cards can be looked up

    def banner(self, view: Any, reader: Reader, width: int) -> Block:
        """Draw what lies across the top of a small screen."""

    def side(self, view: Any, reader: Reader, width: int, height: int) -> Block:
        """Draw the rest of the table on a small screen."""

    def board(self, view: Any, reader: Reader, width: int, height: int) -> Block:
        """Draw the whole table on a large screen."""

    def players(self, view: Any, reader: Reader, width: int) -> Block:
        """Draw everything that lies before each player."""

    def sheet(self, view: Any, reader: Reader, width: int) -> Block:
        """Draw the score sheet."""

    def about(self, reader: Reader, noun: str, index: int) -> Block:
        """Describe a card in full."""

    def hint(self, view: Any, reader: Reader, noun: str, index: int) -> str:
        """Say in a line what one should know about a thing before choosing it."""

    def alarm(self, view: Any, reader: Reader) -> str:
        """Say what everybody must know: the last turns."""

    def legend(self, reader: Reader) -> str:
        """Explain the signs."""


def drawing_of(game: Game) -> Drawing:
    """A game's own drawing, or that of its sections."""
    from undertow.sectioned import Sectioned  # which draws with what stands here

    name = f"{game.package}.screen"
    found: Drawing = import_module(name).DRAWING if find_spec(name) is not None else Sectioned(browsed(game))
    return found


# -- lines and blocks ----------------------------------------------------------------------------------------------


def seat_colour(seat: int) -> str:
    """The colour of a player; never without sign and name."""
    return SEAT_COLOURS[seat % 6]


def choosing(text: Text, mark: Mark | None) -> Text:
    """The same text, on which a click makes the choice."""
    if mark is not None:
        text.apply_meta({CHOOSE: mark.move})
    return text


def wrapped(text: Text, width: int, most: int = 0, indent: int = 0) -> Block:
    """A text as lines; at most so many (the last one says that there is more), later ones indented."""
    if not text.plain:
        return []
    bound = text.copy()
    bound.plain = bound.plain.replace("§ ", f"§{NO_BREAK}")
    lines = list(bound.wrap(_console, max(width - indent, 1)))
    for line in lines:
        line.rstrip()
        line.plain = line.plain.replace(NO_BREAK, " ")
    if most and len(lines) > most:
        rest = Text(" ").join(lines[most - 1 :])
        rest.truncate(max(width - indent, 1), overflow="ellipsis")
        lines = [*lines[: most - 1], rest]
    return [Text(" " * indent) + line if indent and number else line for number, line in enumerate(lines)]


def packed(parts: Sequence[Text], width: int, by: str = "   ", most: int = 0) -> Block:
    """Parts one after the other, a new line where one does not fit; only a part longer than a line is broken.

    What stands between the parts is left out at the end of a line that is full.
    """
    lines: Block = []
    for part in parts:
        if lines and lines[-1].cell_len + len(by) + part.cell_len <= width:
            lines[-1] = Text.assemble(lines[-1], by, part)
        else:
            if lines and lines[-1].cell_len + len(by.rstrip()) <= width:
                lines[-1] = Text.assemble(lines[-1], by.rstrip())
            lines += wrapped(part, width)
    if most and len(lines) > most:
        lines = [*lines[: most - 1], Text(" ").join(lines[most - 1 :])]
        lines[-1].truncate(width, overflow="ellipsis")
    return lines


def hanging(lines: Block, width: int) -> Block:
    """Lines wrapped so that what belongs together is indented alike."""
    found: Block = []
    for line in lines:
        indent = len(line.plain) - len(line.plain.lstrip()) + 2
        found += wrapped(line, width, 0, indent) if line.cell_len > width else [line]
    return found


def fitted(line: Text, width: int) -> Text:
    """A line of exactly this width."""
    line = line.copy()
    line.truncate(max(width, 0), overflow="ellipsis", pad=True)
    return line


def between(left: Text, right: Text, width: int) -> Text:
    """A line with something at both ends; the left gives way."""
    return Text.assemble(fitted(left, max(width - right.cell_len - 1, 0)), " ", right)


def joined(parts: Sequence[Text | str], by: str = "  ") -> Text:
    """Parts in one line."""
    return Text(by).join([part if isinstance(part, Text) else Text(part) for part in parts])


def title(words: str, aside: str = "") -> Text:
    """A heading: brass, capitals, with a quiet remark."""
    return Text.assemble((words.upper(), f"bold {BRASS}"), (f"  {aside}" if aside else "", QUIET))


def boxed(heading: Text, body: Block, width: int, height: int = 0, colour: str = LINE, pad: int = 1) -> Block:
    """A block in a frame with a heading in its upper edge; ``height`` counts the frame."""
    rows = body if not height else [*body, *[Text()] * max(height - 2 - len(body), 0)][: height - 2]
    heading = heading.copy()
    heading.truncate(max(width - 4, 0), overflow="ellipsis")
    named = Text.assemble(" ", heading, " ") if heading.plain else heading
    lines = [Text.assemble(("╭", colour), named, ("─" * (width - named.cell_len - 2) + "╮", colour))]
    gap = " " * pad
    inner = width - 2 - 2 * pad
    lines += [Text.assemble(("│", colour), gap, fitted(row, inner), gap, ("│", colour)) for row in rows]
    return [*lines, Text("╰" + "─" * (width - 2) + "╯", colour)]


def centred(line: Text, width: int) -> Text:
    """A line in the middle of this width."""
    return fitted(Text.assemble(" " * max((width - line.cell_len) // 2, 0), line), width)


def beside(blocks: Sequence[Block], widths: Sequence[int], gap: int = 1) -> Block:
    """Blocks next to each other."""
    height = max([len(block) for block in blocks], default=0)
    return [
        joined(
            [
                fitted(block[row] if row < len(block) else Text(), width)
                for block, width in zip(blocks, widths, strict=True)
            ],
            " " * gap,
        )
        for row in range(height)
    ]


def spread(blocks: Sequence[Block], height: int) -> Block:
    """Blocks under each other, with empty lines between them as far as there is room; the last one at the bottom."""
    filled = [block for block in blocks if block]
    spare = max(height - sum([len(block) for block in filled]), 0)
    gaps = [0] * len(filled)
    for number in [*range(len(filled) - 2, 0, -1), len(filled) - 1]:
        gaps[number] = min(spare, 1)
        spare -= gaps[number]
    if filled:
        gaps[-1] += spare
    return [line for gap, block in zip(gaps, filled, strict=True) for line in [*[Text()] * gap, *block]]


def page(lines: Block) -> Text:
    """A block as one text."""
    whole = Text("\n", no_wrap=True, overflow="crop").join(lines)
    whole.no_wrap = True
    whole.overflow = "crop"
    return whole
