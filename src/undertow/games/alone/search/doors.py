"""Blockades out of sight that a card may have changed: a door near the Hero is shut, or doors anywhere are clear."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undertow.games.alone import known
from undertow.games.alone.board import CELLS, NOWHERE, Station, cells_of

if TYPE_CHECKING:
    from undertow.games.alone.search.luck import Luck
    from undertow.games.alone.search.ways import Moment

AS_BEFORE: Final = 50  # of 100: how often no door is changed out of sight, as far as nothing else tells


def changed(station: Station, at: Moment, entry: list[int], luck: Luck) -> list[Moment]:
    """The moments after a card that may have changed doors out of sight, the first to be tried last."""
    unseen = station.every_door & ~known.doors_beside(station, at.revealed)
    shut = entry[2] > 0
    doors = cells_of(near_doors(station, at, entry[2]) & unseen & ~at.blocked if shut else at.blocked & unseen)
    sets = [1 << door for door in doors]
    if entry[1] > 1:
        sets += [one | other for one in sets for other in sets if one < other]
    if not sets:
        return [after(at, at.blocked)]
    order = [sets[number] for number in luck.shuffled(list(range(len(sets))))]
    place = len(order) if luck.below(100) < AS_BEFORE else 0
    order = [*order[:place], 0, *order[place:]]
    return [after(at, at.blocked | some if shut else at.blocked & ~some) for some in order]


def near_doors(station: Station, at: Moment, far: int) -> int:
    """The doors of the sectors so near to the Hero: of one that is adjacent, or at most so many sectors away."""
    cells = [at.hero, *station.neighbours(at.hero, at.blocked)]
    if far > 1:
        away = station.distances(0)
        cells = [cell for cell in station.cells if away[at.hero * CELLS + cell] <= far]
    found = 0
    for cell in cells:
        for side in range(4):
            door = station.doors[cell * 4 + side]
            found |= 0 if door == NOWHERE else 1 << door
    return found


def after(at: Moment, blocked: int) -> Moment:
    """The moment after it, with these doors blocked."""
    other = at.copy()
    other.time += 1
    other.blocked = blocked
    other.welded &= blocked
    return other
