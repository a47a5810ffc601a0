"""What a table shows, as data: sections with headings, drawn by the terminal and by the page.

A game says it once, in a function ``sections(view, words)`` of its module ``sections``; a game without one is shown by
its view alone (:mod:`undertow.outline`). It gets a view and never a state, and what its reader was told
(``words.told``), so a section tells nobody more than their view and their log do. Everything is plain data that goes
over the wire as it is (``table/wire.py`` has the same shapes).

A *thing* is named by noun and index, like in a move: where a legal move names it, a click on it chooses that move, and
where it has a card in the catalogue, that card can be read. ``moves`` names moves that a thing stands for besides,
``paths`` rows of moves that are one click: a course to a hex, several members sent at once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Literal, TypedDict

from undertow import texts
from undertow.kernel.log import Event, events_for

if TYPE_CHECKING:
    from undertow.kernel.game import Game
    from undertow.kernel.margins import Way

Role = Literal["", "strong", "quiet", "own", "other", "danger", "good", "lit", "dark", "faded", "legend"]
Side = Literal["n", "e", "s", "w"]
Edge = Literal["wall", "door", "blocked"]
TERMINAL = "undertow.cli"  # the package whose texts the terminal's screens share

_named = lru_cache(10_000)(texts.name_of)
_ruled = lru_cache(10_000)(texts.rule)


class Path(TypedDict):
    """Several moves that are chosen and sent as one, and in words what they lead to."""

    text: str
    moves: list[int]


class Span(TypedDict):
    """Some words with a meaning of their own: a role, or a thing that can be read and perhaps chosen."""

    text: str
    role: Role
    noun: str
    index: int
    moves: list[int]
    paths: list[Path]


Line = list[str | Span]
Words_ = str | Span | Sequence[str | Span]  # whatever can be made a line


class Fact(TypedDict):
    """A name and what it stands for."""

    name: str
    value: Line


class Card(TypedDict):
    """A card that lies there ``n`` times: its name, figures, and what it says in a few words."""

    noun: str
    index: int
    name: str
    role: Role
    figures: Line
    text: str
    n: int
    moves: list[int]


class Cell(TypedDict):
    """A space of a map. ``title`` says in words what is there; ``lines`` are the few signs that are drawn."""

    row: int
    column: int
    rows: int
    columns: int
    lines: list[Line]
    title: str
    roles: list[Role]
    noun: str
    index: int
    moves: list[int]
    paths: list[Path]
    edges: dict[Side, Edge]


class Lines(TypedDict):
    """Lines of text."""

    kind: Literal["lines"]
    lines: list[Line]


class Facts(TypedDict):
    """Names and values."""

    kind: Literal["facts"]
    facts: list[Fact]


class Row(TypedDict):
    """A row of a table; its first cell names it."""

    role: Role
    cells: list[Line]


class Table(TypedDict):
    """A table with a heading for each column."""

    kind: Literal["table"]
    columns: list[str]
    rows: list[Row]


class Cards(TypedDict):
    """Cards beside each other."""

    kind: Literal["cards"]
    cards: list[Card]


class Map(TypedDict):
    """Spaces by row and column; of hexes every odd row lies half a space to the right."""

    kind: Literal["map"]
    label: str
    hexes: bool
    cells: list[Cell]


Part = Lines | Facts | Table | Cards | Map


class Section(TypedDict):
    """A part of the table with its heading; ``aside`` stands quietly beside it. ``closing``: how it all went, told

    together with the result when the game is over. ``gauge``: figures one looks at all the time; where there is room
    they stand beside the board and never scroll away with it.
    """

    heading: str
    aside: str
    closing: bool
    gauge: bool
    parts: list[Part]


class Words:
    """Who looks at the table, and in which words: language, seat, names of the players, options of the game."""

    def __init__(
        self, game: Game, lang: str, names: Sequence[str], viewer: int | None = None,
        options: Mapping[str, Any] | None = None, events: Sequence[tuple[int, ...]] | None = None,
    ) -> None:  # fmt: skip
        self.game = game
        self.lang = lang
        self.names = names
        self.viewer = viewer
        self.options = options or {}
        self._events = events or ()

    @property
    def aided(self) -> bool:
        """Whether the table has agreed on a memory aid: only then may ``known`` be shown."""
        return bool(self.options.get("memory_aid"))

    def told(self, *keys: str, since: str = "", times: int = 1) -> list[Event]:
        """What whoever looks was told of these kinds (of all, if none is named), numbered anew in their order.

        ``since``: only from the last event of that kind on, or from so many of them ago. Without a log it is nothing.
        """
        kinds = self.game.kinds
        wanted = {number for number, kind in enumerate(kinds.all) if not keys or kind.key in keys}
        events = self._events
        if since:
            begun = [at for at, event in enumerate(events) if kinds.all[event[0]].key == since]
            events = events[begun[-times] :] if len(begun) >= times else ()
        found = [event for event in events if event[0] in wanted]
        return events_for(found, kinds, -1 if self.viewer is None else self.viewer)

    def say(self, key: str, /, **values: Any) -> str:
        """A text of the game, a common one, or one of the terminal."""
        return texts.said(key, self.lang, tuple(values.items()), (self.game.package, texts.COMMON, TERMINAL))

    def name(self, noun: str, index: int) -> str:
        """The name of a card, a race, a place."""
        return _named(self.game, noun, index, self.lang)

    def rule(self, key: str) -> str:
        """The words of a rule."""
        return _ruled(self.game, key, self.lang)

    def player(self, seat: int) -> str:
        """What a player is called."""
        return texts.seat_name(seat, self.lang, self.names)

    def thing(self, noun: str, index: int, role: Role = "", moves: Iterable[int] = ()) -> Span:
        """A thing by its name."""
        return span(self.name(noun, index), role, noun, index, moves)

    def things(self, noun: str, indices: Iterable[int], role: Role = "") -> Line:
        """Things by their names, after each other; a dash where there are none."""
        return joined([[self.thing(noun, index, role)] for index in indices], ", ") or [span("–", "quiet")]

    def seat(self, seat: int) -> Span:
        """A player by name, own or another's."""
        return span(self.player(seat), "own" if seat == self.viewer else "other", "seat", seat)


# -- making them -------------------------------------------------------------------------------------------------------


def span(
    text: str, role: Role = "", noun: str = "", index: int = -1, moves: Iterable[int] = (), paths: Iterable[Path] = ()
) -> Span:
    """Some words with a role, or a thing."""
    return {"text": text, "role": role, "noun": noun, "index": index, "moves": list(moves), "paths": list(paths)}


def path(text: str, moves: Iterable[int]) -> Path:
    """Several moves as one."""
    return {"text": text, "moves": list(moves)}


def line(words: Words_) -> Line:
    """A line, of whatever it is made."""
    return [words] if isinstance(words, (str, dict)) else list(words)


def joined(parts: Sequence[Words_], by: str = " ") -> Line:
    """Parts in one line, with something between them."""
    found: Line = []
    for number, part in enumerate(parts):
        found += [by, *line(part)] if number and by else line(part)
    return found


def capital(text: str) -> str:
    """A text with a capital at its beginning: inside a sentence a name needs none, at the head of a line it does."""
    return text[:1].upper() + text[1:]


def begun(words: Words_) -> Line:
    """A line whose first words begin with a capital; things, and players' names above all, stay as they are called.

    >>> begun("port gun"), begun([span("ada", "own", "seat", 0), " sails"])[0]["text"]
    (['Port gun'], 'ada')
    """
    found = line(words)
    return [capital(found[0]), *found[1:]] if found and isinstance(found[0], str) else found


def section(heading: str, *parts: Part, aside: str = "", closing: bool = False, gauge: bool = False) -> Section:
    """A section."""
    return {"heading": heading, "aside": aside, "closing": closing, "gauge": gauge, "parts": list(parts)}


def lines(*found: Words_) -> Lines:
    """Lines of text."""
    return {"kind": "lines", "lines": [line(each) for each in found]}


def legend(words: str) -> Lines:
    """What explains the signs of a map; where there is little room it is left to the help."""
    return lines(span(words, "legend"))


def is_legend(part: Part) -> bool:
    """Whether a part explains the signs of a map."""
    return part["kind"] == "lines" and all(
        [not isinstance(piece, str) and piece["role"] == "legend" for each in part["lines"] for piece in each]
    )


def without_legends(sections: Sequence[Section]) -> list[Section]:
    """Sections without what explains the signs of their maps."""
    return [{**one, "parts": [part for part in one["parts"] if not is_legend(part)]} for one in sections]


def facts(*found: tuple[str, Words_]) -> Facts:
    """Names and values."""
    return {"kind": "facts", "facts": [{"name": name, "value": line(value)} for name, value in found]}


def table(columns: Sequence[str], rows: Sequence[Sequence[Words_]], roles: Sequence[Role] = ()) -> Table:
    """A table; ``roles``: one for each row."""
    made: list[Row] = [
        {
            "role": roles[number] if roles else "",
            "cells": [begun(row[0]) if isinstance(row[0], str) else line(row[0]), *[line(cell) for cell in row[1:]]],
        }
        for number, row in enumerate(rows)
    ]
    return {"kind": "table", "columns": list(columns), "rows": made}


def card(
    noun: str, index: int, name: str, text: str = "", figures: Words_ = (), role: Role = "", n: int = 1,
    moves: Iterable[int] = (),
) -> Card:  # fmt: skip
    """A card among others."""
    return {
        "noun": noun, "index": index, "name": name, "role": role, "figures": begun(figures),
        "text": capital(text), "n": n, "moves": list(moves),
    }  # fmt: skip


def cards(*found: Card) -> Cards:
    """Cards beside each other."""
    return {"kind": "cards", "cards": list(found)}


def cell(
    row: int, column: int, title: str, *found: Words_, roles: Sequence[Role] = (), noun: str = "", index: int = -1,
    moves: Iterable[int] = (), edges: Mapping[Side, Edge] | None = None, rows: int = 1, columns: int = 1,
    paths: Iterable[Path] = (),
) -> Cell:  # fmt: skip
    """A space of a map; its lines are few and short, its title says the same in words."""
    return {
        "row": row, "column": column, "rows": rows, "columns": columns, "lines": [line(each) for each in found],
        "title": title, "roles": list(roles), "noun": noun, "index": index, "moves": list(moves),
        "paths": list(paths), "edges": dict(edges or {}),
    }  # fmt: skip


def grid(label: str, cells: Iterable[Cell]) -> Map:
    """A map of squares; what it is a map of."""
    return {"kind": "map", "label": label, "hexes": False, "cells": in_order(cells, False)}


def hexes(label: str, cells: Iterable[Cell]) -> Map:
    """A map of hexes with a corner on top: every odd row lies half a space to the right."""
    return {"kind": "map", "label": label, "hexes": True, "cells": in_order(cells, True)}


def hex_place(q: int, r: int) -> tuple[int, int]:
    """Row and column of a hex that is named by axial coordinates (``q`` to the right, ``r`` down to the right).

    >>> [hex_place(0, r) for r in (-1, 0, 1, 2)]
    [(-1, -1), (0, 0), (1, 0), (2, 1)]
    """
    return r, q + (r - (r & 1)) // 2


def in_order(cells: Iterable[Cell], hexes: bool) -> list[Cell]:
    """Cells as one reads them, with the first row and the first column 0.

    Where the first row of hexes is odd, even rows become odd: they lie half a space to the right, one column before.
    """
    found = sorted(cells, key=lambda one: (one["row"], one["column"]))
    first = min([one["row"] for one in found], default=0)
    for one in found:
        one["column"] -= 1 if hexes and first & 1 and not one["row"] & 1 else 0
        one["row"] -= first
    left = min([one["column"] for one in found], default=0)
    for one in found:
        one["column"] -= left
    return found


# -- which game has which ----------------------------------------------------------------------------------------------

Maker = Callable[[Any, Words], list[Section]]


@cache
def maker_of(package: str) -> Maker:
    """The function that makes the sections of a game."""
    own = find_spec(f"{package}.sections") is not None
    found: Maker = import_module(f"{package}.sections" if own else "undertow.outline").sections
    return found


def sections_of(game: Game, view: Any, words: Words) -> list[Section]:
    """What a table shows to whoever has this view; last, how near the end is, in all games alike."""
    return [*maker_of(game.package)(view, words), *ways_of(game, view, words)]


def ways_of(game: Game, view: Any, words: Words) -> list[Section]:
    """The public ways to end, each with what is left until it is met; nothing, where a game lists none."""
    if game.ways_to_end is None:
        return []
    found = [
        (words.say(f"way-{way.key}"), span(words.say("ways-left", left=way.left, of=way.of), role_of(way)))
        for way in game.ways_to_end(view)
    ]
    return [section(words.say("ways-heading"), facts(*found), gauge=True)]


def role_of(way: Way) -> Role:
    """Whether a way stands out: where it is met, or three quarters lie behind."""
    return "lit" if way.is_met or way.left * 4 <= way.of else ""
