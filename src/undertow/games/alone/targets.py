"""What the Hero can locate: a list that never changes, so that it tells nothing (locate.2)."""

from __future__ import annotations

from typing import Final

from undertow.games.alone.board import BEND, CELLS, FAR, NOWHERE, ROOMS, STRAIGHT, TEE
from undertow.games.alone.goals import mission_cells, status_cells
from undertow.games.alone.state import BOSS, Table

ROOM: Final = 0  # eight rooms
KIND: Final = 8  # five kinds of creatures
BOSS_TARGET: Final = 13
DANGER: Final = 14
BOX: Final = 15
DOOR: Final = 16
STAIRS: Final = 17
STRAIGHTS: Final = 18
BENDS: Final = 19
TEES: Final = 20
MISSION_TOKEN: Final = 21
STATUS_TOKEN: Final = 22
TARGETS: Final = (
    *ROOMS, "spore", "parasite", "hybrid", "cultist", "worm", "boss", "danger", "box", "door", "stairs", "straight",
    "bend", "tee", "mission_token", "status_token",
)  # fmt: skip

NOTHING: Final = 255


def cells_with(table: Table, target: int) -> list[int]:
    """The sectors in which something fits a target: a room, a kind of sector, a game element.

    rule: locate.2, labyrinth.5
    """
    station = table.station
    if target < KIND:
        return [table.rooms[target]]
    if target < DANGER:
        first = (target - KIND) * 3
        tokens = [BOSS] if target == BOSS_TARGET else list(range(first, first + 3))
        return [table.where[token] for token in tokens if table.where[token] != NOWHERE]
    if target == DANGER:
        return [cell for cell in station.cells if table.danger >> cell & 1]
    if target == BOX:
        return [cell for cell in station.cells if table.boxes >> cell & 1]
    if target == DOOR:
        return sorted({cell for cell in station.door_cells if cell != NOWHERE})
    if target == STAIRS:
        return station.stairs
    if target <= TEES:
        shape = (STRAIGHT, BEND, TEE)[target - STRAIGHTS]
        return [cell for cell in station.cells if station.shape[cell] == shape]
    return status_cells(table) if target == STATUS_TOKEN else mission_cells(table)


def nearest(table: Table, target: int) -> int:
    """The sector that an answer is about: the nearest. rule: locate.3"""
    cells = cells_with(table, target)
    if not cells:
        return NOWHERE
    away, first, best = table.station.unblocked(), table.hero * CELLS, NOWHERE
    least = FAR + 1
    for cell in cells:
        far = away[first + cell]
        if far < least or (far == least and cell < best):
            least, best = far, cell
    return best
