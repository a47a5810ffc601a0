"""What the Hero was told of a boss: the Matriarch that rests, the Courier whose beacon is heard every turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undertow.games.alone import bosses, known
from undertow.games.alone.board import NOWHERE, cells_of
from undertow.games.alone.known import BOSS
from undertow.games.alone.search.trail import told_at
from undertow.games.alone.search.ways import Beast, Moment

if TYPE_CHECKING:
    from undertow.games.alone.search.history import Search
    from undertow.games.alone.search.timeline import Timeline


def boss_told(search: Search, at: Moment, entry: list[int]) -> bool:
    """Whether the boss of a moment is where it was told to be; where its place is open, it is put there."""
    trail = search.timeline.trail
    for number in range(len(at.hidden)):
        beast = at.hidden[number]
        if beast.kinds != 1 << BOSS or beast.cell != NOWHERE or entry[0] != known.BEACON:
            continue
        since = search.timeline.next_seen[search.since]
        free = 0
        for cell in cells_of(trail[at.time + 1]):
            if since[cell] >= at.time:
                free |= 1 << cell
        if not free:
            return False
        at.hidden = at.hidden[:]
        at.hidden[number] = beast.at(search.luck.one_of(free))
    for beast in at.hidden + at.shown:
        if beast.kinds == 1 << BOSS and beast.cell != NOWHERE:
            if entry[0] == known.RESTS:
                return not bosses.follows(search.timeline.station, beast.cell, at.hero)
            return told_at(search.timeline.station, at.hero, entry) >> beast.cell & 1 == 1
    return True


def flown(timeline: Timeline, at: Moment, beast: Beast, ends: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Of the places where the Courier could have gone those of his flight that agree with every beacon."""
    cells = bosses.flights(timeline.station, beast.cell, at.hero, at.blocked)
    trail = timeline.trail[at.time + 1]
    return [(cell, doors) for cell, doors in ends if doors == at.blocked and cell in cells and trail >> cell & 1]
