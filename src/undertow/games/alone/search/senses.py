"""What a tracker and goggles have told of creatures: everybody so near, and nobody else."""

from __future__ import annotations

from undertow.games.alone.board import CELLS, NOWHERE, Station
from undertow.games.alone.search.luck import Luck
from undertow.games.alone.search.nearby import fits, kind_told, told_in
from undertow.games.alone.search.ways import Beast, Moment


def sense(station: Station, at: Moment, entry: list[int], luck: Luck) -> list[int] | None:
    """Let the creatures of a moment be those that were told; give what nobody explains, or None: somebody is near who
    was not told."""
    left = told_in(entry)
    away = station.distances(at.blocked)
    for beast in at.shown:
        if 1 <= away[at.hero * CELLS + beast.cell] <= entry[1]:
            found = fitting(entry, left, station, at, beast)
            if not found:
                return None
            left.remove(found[0])
    order = [beast.kinds.bit_count() * 64 + number for number, beast in enumerate(at.hidden)]
    hidden = at.hidden[:]
    for place in sorted(order):
        beast = hidden[place % 64]
        if beast.cell == NOWHERE or not 1 <= away[at.hero * CELLS + beast.cell] <= entry[1]:
            continue
        found = fitting(entry, left, station, at, beast)
        if not found:
            return None
        code = found[luck.below(len(found))]
        left.remove(code)
        hidden[place % 64] = beast.of(1 << kind_told(entry, code))
    at.hidden = hidden
    return left


def fitting(entry: list[int], left: list[int], station: Station, at: Moment, beast: Beast) -> list[int]:
    """Which of those that were told a creature can be."""
    return [
        code
        for code in left
        if beast.kinds >> kind_told(entry, code) & 1 and fits(entry, code, station, at.hero, beast.cell, at.blocked)
    ]
