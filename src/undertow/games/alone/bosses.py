"""The bosses of main missions: their values, where they enter, when they follow the Hero; for rules and search."""

from __future__ import annotations

from typing import Final

from undertow.games.alone import params
from undertow.games.alone.board import CELLS, FLOOR, NOWHERE, Station
from undertow.games.alone.missions import BROOD, RUNNER

CULTIST: Final = 3
MATRIARCH: Final = [[3, 1, 2, 2, 2, 0], [4, 2, 2, 2, 3, 0]]  # normal, nightmare: the columns of the creature table
BEGINS_AWAY: Final = 3  # from the Hero, where he stands in the Laboratory
FOLLOWS: Final = 2  # sectors from which the Matriarch comes nearer at the end of a turn
COURIER: Final = [0, 0, 1, 1, 0, 0]  # in either mode
COURIER_NEAREST: Final = 4  # from the Hero, where he enters
COURIER_FARTHEST: Final = 6
FLEES: Final = 3  # sectors from which he must flee


def values(mission: int, nightmare: int) -> list[int]:
    """The row of the creature table of the boss of a mission. rule: creatures.7"""
    if mission == RUNNER:
        return COURIER
    return MATRIARCH[nightmare] if mission == BROOD else params.NIGHTMARE[CULTIST]


def entry_cells(station: Station, mission: int, room: int, hero: int, in_sight: int) -> list[int]:
    """Where the boss of a mission may enter; where nothing fits exactly, what comes nearest. rule: missions.6"""
    away = station.distances(0)
    if mission == RUNNER:
        dark = [cell for cell in station.cells if not in_sight >> cell & 1]
        gaps = [outside(away[hero * CELLS + cell]) for cell in dark]
        return [cell for number, cell in enumerate(dark) if gaps[number] == min(gaps)]
    if mission == BROOD:
        if hero != room:
            return [room]
        floor = [cell for cell in station.cells if cell // FLOOR == room // FLOOR and cell != hero]
        gaps = [abs(away[hero * CELLS + cell] - BEGINS_AWAY) for cell in floor]
        return [cell for number, cell in enumerate(floor) if gaps[number] == min(gaps)]
    wanted = away[hero * CELLS + room]
    free = [cell for cell in station.cells if cell != hero]
    gaps = [abs(away[cell * CELLS + room] - wanted) for cell in free]
    return [cell for number, cell in enumerate(free) if gaps[number] == min(gaps)]


def outside(steps: int) -> int:
    """By how much a distance is not one at which the Courier enters."""
    return max(0, COURIER_NEAREST - steps, steps - COURIER_FARTHEST)


def flights(station: Station, cell: int, hero: int, blocked: int) -> list[int]:
    """Where the Courier may be after his flight; his own sector: he stays. rule: missions.6

    Near the Hero he must go to a sector that is not the Hero's and not nearer, if there is one; he opens no door.
    """
    away = station.distances(0)
    here = away[hero * CELLS + cell]
    beside = [other for other in station.neighbours(cell, blocked) if other != hero]
    if here > FLEES:
        return [cell, *beside]
    return [other for other in beside if away[hero * CELLS + other] >= here] or [cell]


def follows(station: Station, cell: int, hero: int) -> bool:
    """Whether the Matriarch in a sector must come nearer: one or two sectors away, and not over stairs."""
    away = station.distances(0)
    here = away[hero * CELLS + cell]
    if not 1 <= here <= FOLLOWS:
        return False
    for side in range(4):
        other = station.exits[cell * 5 + side]
        if other != NOWHERE and away[hero * CELLS + other] < here:
            return True
    return False
