"""Where the Courier can have been at every time, by his beacon and by what lay open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undertow.games.alone import known
from undertow.games.alone.board import CELLS, FLOOR, Station
from undertow.games.alone.known import BOSS, BOSS_TARGET, FIGURES, HERO_AT, MENU, REVEALED

if TYPE_CHECKING:
    from undertow.games.alone.search.timeline import Timeline


def told_at(station: Station, hero: int, entry: list[int]) -> int:
    """The sectors of which a beacon may speak."""
    how, far = entry[1], entry[2]
    away = station.distances(0)
    found = 0
    for cell in station.cells:
        if away[hero * CELLS + cell] != far:
            continue
        if cell == hero:
            heard = known.HERE
        elif cell // FLOOR != hero // FLOOR:
            heard = known.OTHER_FLOOR
        else:
            heard = known.side_towards(station, hero, cell, 0)
        found |= 1 << cell if heard == how else 0
    return found


def trail_of(timeline: Timeline) -> list[int]:
    """For every time the sectors in which the Courier can have been, by all that was told before and after; empty
    where there is no beacon. Blocked doors are not looked at here."""
    entries = timeline.entries
    if not any([entry[0] == known.BEACON for entry in entries]):
        return []
    station, everywhere = timeline.station, timeline.station.sectors
    told: list[int] = []  # for every entry the sectors that it leaves
    look: list[int] = []
    for time, entry in enumerate(entries):
        mask = everywhere
        if entry[0] == known.LOOK:
            look = entry
            mask = in_view(entry, everywhere)
        elif entry[0] == known.BEACON:
            mask = told_at(station, look[HERO_AT], entry)
        elif entry[0] == known.ANSWER and entry[1] == BOSS_TARGET and entry[2] != known.NO_TARGET and not entry[4] & 7:
            mask = timeline.cells_told(time, look[HERO_AT])
        told.append(mask)
    found = [everywhere] * (len(entries) + 1)
    began = next(time for time, entry in enumerate(entries) if is_of(entry, known.BOSS_ENTERS))
    gone = len(entries)
    for time in range(began, len(entries)):
        if entries[time][0] == known.HURT and entries[time][1] >> 6 & 7 == BOSS and entries[time][2]:
            gone = time
    for time in range(began + 1, gone):
        found[time + 1] = moved_on(timeline, found[time], entries[time]) & told[time]
    for time in range(gone - 1, began, -1):
        found[time] &= moved_on(timeline, found[time + 1] & told[time], entries[time])
    return found


def in_view(look: list[int], everywhere: int) -> int:
    """Where the boss can be when so much lies open."""
    for figure in look[FIGURES:]:
        if figure >> 6 & 7 == BOSS:
            return 1 << (figure & 63)
    return everywhere & ~look[REVEALED]


def is_of(entry: list[int], menu: int) -> bool:
    """Whether an entry is a happening of a sort."""
    return entry[0] == known.HAPPENED and entry[MENU] & menu != 0


def moved_on(timeline: Timeline, cells: int, entry: list[int]) -> int:
    """Where the Courier can be after an entry, or before it: a step away, if he moved by it."""
    return timeline.around(cells, 1, 0) if is_of(entry, known.FLEES) else cells
