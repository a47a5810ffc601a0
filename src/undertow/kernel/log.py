"""Events: what happened, who may know it, and under which rule.

An event in a state is a flat tuple of ints (kind, audience, values); a reader gets an :class:`Event`.
"""

from __future__ import annotations

from typing import Final

ALL: Final = -1  # an audience: a bit per seat, so everyone; a negative one counts spectators in
WHOM: Final = ("seat", "other")  # values that name a seat


# How much an event matters to somebody: nothing that need be read, a line of the log, something lost or won, a turn of
# the whole game. Page, terminal and bots choose by it what they show large, small or not at all.
ROUTINE: Final = 0
LINE: Final = 1
STAKE: Final = 2
TURNING: Final = 3


class Kind:
    """A kind of event: its key, its rule, the names of its values, and how much it matters.

    ``own`` is its weight for those whom it concerns: the seats that it names (``seat``, ``other``), or all, where it
    names none; ``others`` is its weight for the rest. ``drawn``: it tells of cards that come from a pile; once all of
    them are out, in which order they lay there is no secret any more, though no view remembers it (law 6e).
    ``rolled``: it tells everybody how dice fell; once they were counted, or rolled again, no view remembers that.
    """

    def __init__(
        self,
        key: str,
        rule: str,
        names: tuple[str, ...],
        own: int = LINE,
        others: int = LINE,
        drawn: bool = False,
        rolled: bool = False,
    ) -> None:
        self.key = key
        self.rule = rule
        self.names = names
        self.own = own
        self.others = others
        self.drawn = drawn
        self.rolled = rolled

    def weight(self, values: tuple[int, ...], viewer: int) -> int:
        """How much an event with these values matters to a seat (-1: a spectator).

        >>> robbed = Kind("robbed", "lords.seeker", ("seat", "n"), STAKE, LINE)
        >>> robbed.weight((1, 3), 1), robbed.weight((1, 3), 3), robbed.weight((1, 3), -1)
        (2, 1, 1)
        """
        concerned = True
        for i in range(len(self.names)):
            if self.names[i] in WHOM:
                if values[i] == viewer:
                    return self.own
                concerned = False
        return self.own if concerned else self.others


class Kinds:
    """All kinds of events of a game, in a fixed order.

    >>> kinds = Kinds()
    >>> kinds.kind("pearls_gained", "exploring.10", "seat", "n")
    0
    >>> kinds.kind("robbed", "lords.seeker", "seat", "n", own=STAKE)
    1
    """

    def __init__(self) -> None:
        self.all: list[Kind] = []

    def kind(
        self,
        key: str,
        rule: str,
        *names: str,
        own: int = LINE,
        others: int = -1,
        drawn: bool = False,
        rolled: bool = False,
    ) -> int:
        """Add a kind, with its weights for those it concerns and (unless said: a line at most) for others."""
        self.all.append(Kind(key, rule, names, own, min(own, LINE) if others < 0 else others, drawn, rolled))
        return len(self.all) - 1


class Event:
    """Something that happened, as one viewer may know it.

    ``number`` counts that viewer's events, ``weight`` is how much it matters to that viewer, from ``ROUTINE`` to
    ``TURNING``.
    """

    def __init__(self, number: int, key: str, rule: str, values: dict[str, int], weight: int = LINE) -> None:
        self.number = number
        self.key = key
        self.rule = rule
        self.values = values
        self.weight = weight

    def data(self) -> dict[str, object]:
        """The event as JSON-ready data."""
        values = dict(self.values)
        return {"number": self.number, "event": self.key, "rule": self.rule, "values": values, "weight": self.weight}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.data() == other.data()

    def __hash__(self) -> int:
        return hash((self.number, self.key))

    def __repr__(self) -> str:
        return f"Event({self.number}, {self.key!r}, {self.rule!r}, {self.values})"


def may_know(audience: int, seat: int) -> bool:
    """Say whether a seat (or a spectator, -1) belongs to an audience."""
    return (audience >> seat) & 1 == 1 if seat >= 0 else audience < 0


def all_but(seat: int) -> int:
    """Give the audience of all others, spectators too: for what the seat itself is told in more detail."""
    return ALL ^ (1 << seat)


def events_for(events: list[tuple[int, ...]], kinds: Kinds, seat: int) -> list[Event]:
    """Give what a seat may know, numbered for that seat."""
    told: list[Event] = []
    for event in events:
        if may_know(event[1], seat):
            kind = kinds.all[event[0]]
            values = {name: event[2 + i] for i, name in enumerate(kind.names)}
            told.append(Event(len(told), kind.key, kind.rule, values, kind.weight(event[2:], seat)))
    return told
