"""What the Hero sees of the station: sectors laid out, hidden again, lit, darkened."""

from __future__ import annotations

from undertow.games.alone import events as e
from undertow.games.alone import known, needles, shown, sight
from undertow.games.alone import moves as m
from undertow.games.alone.board import ROOM, cells_of, mask_of
from undertow.games.alone.cards.items import SMOKE, WELDED
from undertow.games.alone.state import Table


def reveal(table: Table, cell: int, spared: int = 0) -> None:
    """Lay out a sector with everything in it. rule: labyrinth.4"""
    if table.is_shown(cell):
        return
    take_a_tile(table, cell, spared)
    table.revealed |= 1 << cell
    place, shape = table.place(cell), table.station.shape[cell]
    if shape == ROOM:
        table.tell(e.ROOM_SHOWN, place, table.room_at(cell))
    else:
        table.tell(e.SECTOR_SHOWN, place, shape)
    if shown.danger(table, cell):
        table.tell(e.DANGER_SHOWN, place)
    needles.tell_shown(table, cell)
    for figure in shown.figures(table, cell):
        table.tell(e.CREATURE_SHOWN, figure, place)  # unhurt or wounded. rule: attack.12
        table.saw += 1 if frightens(table, figure // 2) else 0
    known.look(table)


def frightens(table: Table, kind: int) -> bool:
    """Whether cards count it as a creature with a shock value: no boss that they may use has one. rule: missions.5"""
    return kind < m.KINDS and table.shock_of(kind) > 0


def take_a_tile(table: Table, cell: int, spared: int) -> None:
    """Where no fitting tile is left, take the farthest from the labyrinth. rule: labyrinth.8"""
    choice = sight.to_hide(table.station, table.hero, table.revealed, table.lit, table.blocked, cell, spared)
    if choice:
        gone = cells_of(choice)[0]
        table.revealed &= ~(1 << gone)
        shown.forget(table, 1 << gone)
        table.tell(e.SECTOR_HIDDEN, table.place(gone))


def show_the_truth(table: Table, cell: int) -> list[int]:
    """What was falsely shown or left out is shown as it is; return the creatures found so. rule: secrecy.3"""
    if shown.is_doubtful(table, cell) < 0:
        return []
    place, figures, danger = table.place(cell), shown.figures(table, cell), shown.danger(table, cell)
    tokens = shown.status(table, cell)
    there = [token for token in range(16) if table.where[token] == cell]
    found = [token for token in there if shown.is_concealed(table, token)]
    shown.forget(table, 1 << cell)
    table.tell(e.TRUTH, place)
    if table.is_dangerous(cell) and not danger:
        table.tell(e.DANGER_SHOWN, place)
    if not tokens:
        needles.tell_shown(table, cell)
    for token in there:
        if token in found or table.figure_of(token) not in figures:
            table.tell(e.CREATURE_SHOWN, table.figure_of(token), place)
            table.saw += 1 if frightens(table, table.kind_of(token)) else 0
    known.look(table)
    return found


def look_around(table: Table) -> None:
    """Reveal what is lit and has come into sight. rule: sight.5"""
    while True:
        found = sight.forced(table.station, table.hero, table.revealed, table.lit)
        if not found:
            break
        for cell in found:
            reveal(table, cell, 1 << cell)
    known.look(table)


def keep(table: Table, kept: int) -> int:
    """Hide every sector that is not kept; return how many."""
    gone = table.revealed & ~kept
    table.revealed &= kept
    shown.forget(table, gone)
    return len(cells_of(gone))


def leave_the_floor(table: Table, stairs: int) -> None:
    """Of the floor left behind only the stairs just used stay. rule: stairs.2"""
    keep(table, sight.kept_when_leaving(table.revealed, stairs))
    table.tell(e.STAIRS_TAKEN)


def switch_on(table: Table, cells: list[int]) -> None:
    """The light goes on. rule: light.4"""
    for cell in cells:
        if not table.is_lit(cell):
            table.just_lit |= 1 << cell
            table.lit |= 1 << cell
            if table.is_shown(cell):
                table.tell(e.LIGHT_ON, table.place(cell))
    known.lights_on(table, mask_of(cells))
    look_around(table)


def light_around(table: Table, far: int) -> None:
    """The light goes on in the Hero's sector and in all so near, as Locate counts; he does not know where all of them
    lie. rule: light.4"""
    for cell in table.station.cells:
        if table.located(table.hero, cell) <= far and not table.is_lit(cell):
            table.lit |= 1 << cell
            if table.is_shown(cell):
                table.tell(e.LIGHT_ON, table.place(cell))
    known.lights_around(table, far)
    look_around(table)


def switch_off(table: Table, cell: int) -> None:
    """The light goes out. rule: light.4"""
    table.lit &= ~(1 << cell)
    if table.is_shown(cell):
        table.tell(e.LIGHT_OUT, table.place(cell))


def clear_door(table: Table, door: int) -> None:
    """A blockade goes; it is seen where one of its two sectors is revealed. rule: doors.5"""
    table.blocked &= ~(1 << door)
    table.gear[WELDED] &= ~(1 << door)
    tell_of_door(table, e.BLOCKADE_GONE, door)


def tell_of_door(table: Table, kind: int, door: int) -> None:
    """Tell of a door where the Hero sees it."""
    from_where = door_seen_from(table, door)
    if from_where >= 0:
        table.tell(kind, table.place(from_where // 4), from_where % 4)


def door_seen_from(table: Table, door: int) -> int:
    """The revealed sector in which a door is shown, times 4 plus the side, the room first; -1: the Hero sees none, or a
    card has left it out."""
    corridor, room = table.station.door_cells[door * 2], table.station.door_cells[door * 2 + 1]
    for cell, side in ((room, door % 4), (corridor, (door + 2) % 4)):
        if table.is_shown(cell) and shown.door(table, cell, side):
            return cell * 4 + side
    return -1


def door_is_shown(table: Table, door: int) -> bool:
    """Whether the Hero sees a door."""
    return door_seen_from(table, door) >= 0


def leave_smoke(table: Table, pin: int) -> None:
    """Creatures in the sector that the Hero leaves, and perhaps in those adjacent to it, cannot be moved this turn."""
    cells = [table.hero, *(table.station.neighbours(table.hero, table.blocked) if pin > 1 else [])]
    for cell in cells:
        table.gear[SMOKE] |= 1 << cell
        table.tell(e.SMOKE, table.place(cell))
    known.smoked(table, table.gear[SMOKE])
