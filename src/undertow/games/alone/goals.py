"""Where the main mission goes on, and what it has changed: from what the Hero sees and knows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undertow.games.alone import missions as rows
from undertow.games.alone import params
from undertow.games.alone.board import FLOOR, cells_of
from undertow.games.alone.missions import COUNT, MAIN, ONE, STEP, TWO

if TYPE_CHECKING:
    from undertow.games.alone.state import Table

BOSS: Final = 15  # the number of its token (as in ``state.py``)


def is_here(table: Table, slot: int) -> bool:
    """Whether a mission can go on in the Hero's sector. rule: interact.3"""
    in_room = table.hero == table.room_of(slot)
    if slot != MAIN:
        return in_room
    mission, done = table.missions[MAIN], table.mission[STEP]
    if mission in (rows.EVERY_LAMP, rows.LONG_MINUTE):
        return in_room and done == 0
    if mission == rows.BROOD:
        return in_room and table.mission[COUNT] < params.DOSES
    if mission == rows.RUNNER:
        return in_room if done else table.where[BOSS] == table.hero
    if mission == rows.NEEDLE:
        return in_room if done else table.mission[rows.TOKENS] >> table.hero & 1 == 1
    if mission == rows.NOBODY_BEHIND:
        return in_room if done == 0 else table.hero == table.start
    if mission == rows.LET_IT_BURN:
        return in_room if done >= 2 else table.boxes >> table.hero & 1 == 1 and not is_dead(table, table.hero)
    return in_room


def is_dead(table: Table, cell: int) -> bool:
    """Whether the power box of a sector does not work any more: Let It All Burn. rule: missions.4"""
    if not table.pursues(rows.LET_IT_BURN):
        return False
    return table.mission[STEP] >= 2 or cell in (table.mission[ONE], table.mission[TWO])


def lamps_suffice(table: Table) -> bool:
    """Whether so many sectors are lit that Every Lamp Counts is won."""
    return table.pursues(rows.EVERY_LAMP) and table.mission[STEP] == 1 and table.lit.bit_count() >= params.LAMPS


def creature_limit(table: Table, floor: int) -> int:
    """How many creatures a floor holds; one more where the purge runs. rule: creatures.8"""
    purge = table.pursues(rows.LONG_MINUTE) and table.mission[STEP] and table.room_of(MAIN) // FLOOR == floor
    return params.CREATURES_A_FLOOR + (1 if purge else 0)


def stays_open(table: Table, door: int) -> bool:
    """Whether a door cannot be blocked: a door of Hydroponics while the purge runs. rule: missions.3"""
    if not table.pursues(rows.LONG_MINUTE) or not table.mission[STEP]:
        return False
    return table.station.door_cells[door * 2 + 1] == table.room_of(MAIN)


def has_patient(table: Table) -> bool:
    """Whether the Patient is with the Hero, alive: items give him one step at most then."""
    return table.pursues(rows.NOBODY_BEHIND) and table.mission[STEP] == 1 and table.mission[COUNT] > 0


def status_cells(table: Table) -> list[int]:
    """The sectors with status tokens: sabotage, overloaded boxes. rule: missions.4"""
    found = [table.rooms[0]] if table.sabotage else []
    return found + [cell for cell in table.mission[ONE : TWO + 1] if cell >= 0]


def mission_cells(table: Table) -> list[int]:
    """The sectors with mission tokens: the hatch, or those of A Needle in the Dark. rule: missions.4"""
    if table.pursues(rows.NEEDLE):
        return cells_of(table.mission[rows.TOKENS])
    return [table.start] if table.pursues(rows.NOBODY_BEHIND) else []


def doses(table: Table, token: int) -> int:
    """How many doses the Hero may use against a creature: two, and only against the Matriarch."""
    return min(2, table.mission[COUNT]) if table.pursues(rows.BROOD) and token == BOSS else 0


def hostile(table: Table) -> list[int]:
    """The creatures in the Hero's sector that can attack: all but the Courier. rule: missions.5"""
    return [token for token in table.here() if token != BOSS or not table.pursues(rows.RUNNER)]
