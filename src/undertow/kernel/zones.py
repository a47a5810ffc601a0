"""Zones declared once: where components lie, who knows them, and how they are dealt anew."""

from __future__ import annotations

from typing import Any, Final

try:
    from mypy_extensions import mypyc_attr
except ImportError:  # the engine needs no package
    from undertow.kernel.compiled import mypyc_attr

HIDDEN: Final = "hidden"  # nobody knows what lies there
OPEN: Final = "open"  # everybody does
OWN: Final = "own"  # one list for each seat, which that seat alone knows


@mypyc_attr(allow_interpreted_subclasses=True)
class Hidden:
    """What a seat does not know of some places, for law 6c: the thing at each of them.

    ``elsewhere``: what might lie there, too, but is in no particular place. ``forced``: places that hold what they do
    in every world this seat could be in, by all that it knows together; a test by enumeration must prove these.
    """

    def __init__(self, things: list[int], elsewhere: list[int] | None = None, forced: list[int] | None = None) -> None:
        self.things = things
        self.elsewhere: list[int] = elsewhere if elsewhere is not None else []
        self.forced: list[int] = forced if forced is not None else []


@mypyc_attr(allow_interpreted_subclasses=True)
class Zone:
    """A list (``many``: a list of lists) of components in the state.

    ``kind``: things of one kind are dealt anew among each other; ``first`` is the number of the first of them among
    all components. ``seen``: hidden unless said otherwise; or the name of a field of the same shape that holds for
    each place a bit per seat that knows it.
    """

    def __init__(self, field: str, kind: str, first: int = 0, seen: str = HIDDEN, many: bool = False) -> None:
        self.field = field
        self.kind = kind
        self.first = first
        self.seen = seen
        self.many = many or seen == OWN

    def lists(self, state: Any) -> list[list[int]]:
        """The lists as they lie in the state."""
        value = getattr(state, self.field)
        return value if self.many else [value]

    def unknown(self, state: Any, seat: int) -> list[tuple[list[int], int]]:
        """The places that a seat does not know: a list, and the place in it."""
        found: list[tuple[list[int], int]] = []
        for number, things in enumerate(self.lists(state)):
            if self.seen == OPEN or (self.seen == OWN and number == seat):
                continue
            known = [0] * len(things)
            if self.seen not in (HIDDEN, OWN):
                masks = getattr(state, self.seen)
                known = masks[number] if self.many else masks
            found += [(things, place) for place in range(len(things)) if not known[place] >> seat & 1]
        return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Zones:
    """All zones of a game. A new one is hidden unless it says otherwise, and a forgotten one breaks law 5."""

    def __init__(self, *zones: Zone) -> None:
        self.zones = zones

    def lying(self, state: Any) -> dict[str, list[int]]:
        """Every component by its zone: the ``zones`` of a game."""
        found: dict[str, list[int]] = {}
        for zone in self.zones:
            for number, things in enumerate(zone.lists(state)):
                found[f"{zone.field} {number}" if zone.many else zone.field] = [zone.first + thing for thing in things]
        return found

    def unknown(self, state: Any, seat: int) -> dict[str, Hidden]:
        """What a seat does not know, by kind and place by place: the ``hidden`` of a game."""
        found: dict[str, Hidden] = {zone.kind: Hidden([]) for zone in self.zones}
        for zone in self.zones:
            found[zone.kind].things += [things[place] for things, place in zone.unknown(state, seat)]
        return found

    def redeal(self, state: Any, seat: int) -> None:
        """Deal what a seat does not know anew over the places that it does not know."""
        for kind in dict.fromkeys([zone.kind for zone in self.zones]):
            places = [each for zone in self.zones if zone.kind == kind for each in zone.unknown(state, seat)]
            dealt = list(state.chance.shuffled(sorted([things[place] for things, place in places])))
            for things, place in places:
                things[place] = dealt.pop()
