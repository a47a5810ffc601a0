"""What the Hero can locate: a list that never changes, so that it tells nothing (locate.2)."""

from __future__ import annotations

from typing import Final

from undertow.games.alone.board import BEND, CELLS, FAR, KINDS, NOWHERE, ROOMS, STRAIGHT, TEE
from undertow.games.alone.goals import mission_cells, status_cells
from undertow.games.alone.known import (
    BOSS_TARGET,
    BOX_TARGET,
    DANGER_TARGET,
    DOOR_TARGET,
    FIRST_KIND,
    STAIRS_TARGET,
    STATUS_TARGET,
    STRAIGHT_TARGET,
    TEE_TARGET,
)
from undertow.games.alone.state import BOSS, Table

TARGETS: Final = (
    *ROOMS, *KINDS, "boss", "danger", "box", "door", "stairs", "straight", "bend", "tee", "mission_token",
    "status_token",
)  # fmt: skip


def cells_with(table: Table, target: int) -> list[int]:
    """The sectors in which something fits a target: a room, a kind of sector, a game element.

    rule: locate.2, labyrinth.5
    """
    station = table.station
    if target < FIRST_KIND:
        return [table.rooms[target]]
    if target < DANGER_TARGET:
        first = (target - FIRST_KIND) * 3
        tokens = [BOSS] if target == BOSS_TARGET else list(range(first, first + 3))
        return [table.where[token] for token in tokens if table.where[token] != NOWHERE]
    if target == DANGER_TARGET:
        return [cell for cell in station.cells if table.danger >> cell & 1]
    if target == BOX_TARGET:
        return [cell for cell in station.cells if table.boxes >> cell & 1]
    if target == DOOR_TARGET:
        return sorted({cell for cell in station.door_cells if cell != NOWHERE})
    if target == STAIRS_TARGET:
        return station.stairs
    if target <= TEE_TARGET:
        shape = (STRAIGHT, BEND, TEE)[target - STRAIGHT_TARGET]
        return [cell for cell in station.cells if station.shape[cell] == shape]
    return status_cells(table) if target == STATUS_TARGET else mission_cells(table)


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
