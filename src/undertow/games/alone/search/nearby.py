"""What a tracker or goggles tell of the creatures so near: entries of the trace, read on a station."""

from __future__ import annotations

from undertow.games.alone import known
from undertow.games.alone.board import CELLS, Station


def told_in(entry: list[int]) -> list[int]:
    """The creatures of which an entry speaks, each as a number."""
    return entry[3:] if entry[0] == known.TRACKS else entry[2:]


def kind_told(entry: list[int], code: int) -> int:
    """The kind of one of them."""
    return code & 7 if entry[0] == known.TRACKS else code >> 6


def fits(entry: list[int], code: int, station: Station, hero: int, cell: int, blocked: int) -> bool:
    """Whether a creature in a sector, near enough, is told so."""
    if entry[0] == known.WARM:
        return code & 63 == cell
    if known.side_towards(station, hero, cell, blocked) != code >> 3 & 7:
        return False
    return not entry[2] or station.distances(blocked)[hero * CELLS + cell] == code >> 6


def cells_of_code(entry: list[int], code: int, station: Station, hero: int, blocked: int) -> int:
    """The sectors of which one of them may speak."""
    away = station.distances(blocked)
    mask = 0
    for cell in station.cells:
        if 1 <= away[hero * CELLS + cell] <= entry[1] and fits(entry, code, station, hero, cell, blocked):
            mask |= 1 << cell
    return mask
