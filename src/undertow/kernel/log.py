"""Events: what happened, who may know it, and under which rule.

An event in a state is a flat tuple of ints (kind, audience, values); a reader gets an :class:`Event`.
"""

from __future__ import annotations

from typing import Final

ALL: Final = -1  # an audience: a bit per seat, so everyone; a negative one counts spectators in


class Kind:
    """A kind of event: its key, its rule and the names of its values."""

    def __init__(self, key: str, rule: str, names: tuple[str, ...]) -> None:
        self.key = key
        self.rule = rule
        self.names = names


class Kinds:
    """All kinds of events of a game, in a fixed order.

    >>> kinds = Kinds()
    >>> kinds.kind("pearls_gained", "exploring.10", "seat", "n")
    0
    """

    def __init__(self) -> None:
        self.all: list[Kind] = []

    def kind(self, key: str, rule: str, *names: str) -> int:
        """Add a kind; the answer is its number."""
        self.all.append(Kind(key, rule, names))
        return len(self.all) - 1


class Event:
    """Something that happened, as one viewer may know it; ``number`` counts that viewer's events."""

    def __init__(self, number: int, key: str, rule: str, values: dict[str, int]) -> None:
        self.number = number
        self.key = key
        self.rule = rule
        self.values = values

    def data(self) -> dict[str, object]:
        """The event as JSON-ready data."""
        return {"number": self.number, "event": self.key, "rule": self.rule, "values": dict(self.values)}

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
            told.append(Event(len(told), kind.key, kind.rule, values))
    return told
