"""What the Hero's items reach, judged by what lies open to him alone: hidden sectors and lies never show in it."""

from __future__ import annotations

from undertow.games.alone import moves as m
from undertow.games.alone import shown
from undertow.games.alone.board import NOWHERE, OPPOSITE, STAIRS, cells_of
from undertow.games.alone.cards.items import ITEMS
from undertow.games.alone.state import Table


def open_side(table: Table, cell: int, side: int) -> int:
    """The revealed sector on a side of a revealed one, if the Hero sees a way between them."""
    other = table.station.exits[cell * 5 + side]
    if other == NOWHERE or not table.is_shown(other):
        return NOWHERE
    if side == STAIRS:
        return other if shown.stairs(table, cell) >= 0 and shown.stairs(table, other) >= 0 else NOWHERE
    blocked = shown.door(table, cell, side) == 2 or shown.door(table, other, OPPOSITE[side]) == 2
    return NOWHERE if blocked else other


def within(table: Table, far: int) -> int:
    """The revealed sectors at most so many steps away, over revealed sectors; the Hero's own is not among them."""
    found = edge = 1 << table.hero
    for _ in range(far):
        beyond = 0
        for cell in cells_of(edge):
            for side in range(5):
                other = open_side(table, cell, side)
                if other != NOWHERE:
                    beyond |= 1 << other
        edge = beyond & ~found
        found |= edge
    return found & ~(1 << table.hero)


def in_view(table: Table) -> int:
    """The revealed sectors in the Hero's line of sight, by what is shown of their doors. rule: sight.2"""
    found = 0
    for side in range(5):
        cell = table.station.exits[table.hero * 5 + side]
        while cell != NOWHERE and table.is_shown(cell):
            found |= 1 << cell
            if side == STAIRS or shown.door(table, cell, side):
                break
            cell = table.station.exits[cell * 5 + side]
    return found


def somebody_shown(table: Table) -> bool:
    """Whether any creature may be shown in a revealed sector: mostly none is, and no item has to look for one."""
    if table.lies:
        return True
    open_now = table.revealed | 1 << table.hero
    for cell in table.where:
        if cell != NOWHERE and open_now >> cell & 1:
            return True
    return False


def targets(table: Table, item: int, upgraded: int) -> list[int]:
    """The creatures that an item can attack, as answers: in the Hero's sector, or at a place. rule: attack.2"""
    if not somebody_shown(table):
        return []
    row = ITEMS[item]
    far, sight = row.does("far", upgraded), row.does("sight", upgraded)
    found: list[int] = []
    if not far:
        found += sorted({m.ATTACK + figure for figure in shown.figures(table, table.hero)})
    cells = within(table, far) if far else within(table, sight) & in_view(table) if sight else 0
    for cell in cells_of(cells):
        for figure in set(shown.figures(table, cell)):
            found.append(m.SHOOT + figure * m.PLACES + table.place(cell))
    return sorted(found)


def throws(table: Table) -> list[int]:
    """Where a grenade can be thrown: sectors with a creature, the Hero's own or adjacent. rule: attack.2"""
    if not somebody_shown(table):
        return []
    found: list[int] = []
    for side in range(5):
        other = open_side(table, table.hero, side)
        if other != NOWHERE and shown.figures(table, other):
            found.append(m.THROW + side)
    if shown.figures(table, table.hero):
        found.append(m.THROW_HERE)
    return found


def near_doors(table: Table) -> list[int]:
    """Doors of revealed sectors next to the Hero's, as answers: those that are free to block, those blocked to clear.

    rule: doors.4
    """
    blocks: list[int] = []
    clears: list[int] = []
    for side in range(5):
        other = open_side(table, table.hero, side)
        if other == NOWHERE:
            continue
        for beyond in range(4):
            if side != STAIRS and beyond == OPPOSITE[side]:
                continue  # that one is a door of his own sector
            door = shown.door(table, other, beyond)
            if door == 1:
                blocks.append(m.BLOCK_NEAR + side * 4 + beyond)
            elif door == 2:
                clears.append(m.CLEAR_NEAR + side * 4 + beyond)
    return blocks + clears
