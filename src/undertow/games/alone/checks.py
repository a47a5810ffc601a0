"""What no game can come to: checks of a table that was read from a save."""

from __future__ import annotations

from undertow.games.alone import params, people
from undertow.games.alone.board import NOWHERE, cells_of, mask_of
from undertow.games.alone.cards.items import ITEMS
from undertow.games.alone.floors import POOL
from undertow.games.alone.missions import CLEAN, FALSE, SEEN, TOKENS
from undertow.games.alone.state import Table
from undertow.kernel.errors import FormatError


def check(table: Table) -> None:
    """Refuse a table with an impossible map, or with impossible people or items."""
    if not map_is_possible(table):
        raise FormatError("damaged", what="map")
    if not hero_is_possible(table):
        raise FormatError("damaged", what="hero")
    if not items_are_possible(table):
        raise FormatError("damaged", what="items")


def map_is_possible(table: Table) -> bool:
    """Two different sheets; every room in a slot of its own; everything else where there is a sector or a door."""
    one, turn, other, other_turn = table.sheets
    if one == other or not all(0 <= sheet < len(POOL) for sheet in (one, other)) or {turn, other_turn} - {0, 1}:
        return False
    station = table.station
    if table.rooms[0] != NOWHERE and sorted(table.rooms) != sorted(station.slots):
        return False
    doors = mask_of([door for door in range(len(station.door_cells) // 2) if station.door_cells[door * 2] != NOWHERE])
    found = table.boxes | table.revealed | table.lit | table.danger | table.tiles
    found |= table.mission[TOKENS] | table.mission[SEEN] | table.mission[CLEAN] | table.mission[FALSE]
    if found & ~station.sectors or table.blocked & ~doors:
        return False
    if any(cell != NOWHERE and not (cell >= 0 and station.sectors >> cell & 1) for cell in table.where):
        return False
    if table.hero == NOWHERE:
        return table.start == NOWHERE and not table.revealed
    return table.hero in cells_of(table.revealed) and table.start in station.cells


def items_are_possible(table: Table) -> bool:
    """Every item in one place; charges, up to those printed, on what the Hero holds and nowhere else."""
    every = sorted(table.held + table.item_deck + table.item_discard)
    if every != list(range(len(ITEMS))) or len(table.charges) != len(ITEMS):
        return False
    for item, row in enumerate(ITEMS):
        if not 0 <= table.charges[item] <= row.charges or (table.charges[item] and item not in table.held):
            return False
    return True


def hero_is_possible(table: Table) -> bool:
    """Tracks from 0 to 12; a character, companions and skills as far as they go."""
    row = table.people
    if len(row) != people.SIZE or not -1 <= row[people.CHARACTER] < 4:
        return False
    charges = row[people.CHARGES : people.CHARGES + 4]
    points = row[people.EXPERIENCE : people.EXPERIENCE + 5]
    if not all(0 <= n <= params.COMPANION for n in charges) or not all(0 <= n <= params.TO_UNLOCK for n in points):
        return False
    return 0 <= table.health <= params.HEALTH and 0 <= table.composure <= params.HEALTH
