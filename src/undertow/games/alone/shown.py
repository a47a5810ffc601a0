"""What is shown of a revealed sector: the truth, but for the lies that cards have told about it.

A lie is four numbers: the sector, its sort, what it is about, and what is shown instead. The true state never changes
by a lie (secrecy.2), and it ends with the truth about its sector (secrecy.3).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undertow.games.alone.missions import NOBODY_BEHIND, ONE, TOKENS, TWO

if TYPE_CHECKING:
    from undertow.games.alone.state import Table

# Sorts of lies. An element is left out, or a false one is shown; a creature is shown as another.
NO_CREATURE: Final = 0  # what: a token
CREATURE: Final = 1  # as: a figure
NO_DANGER: Final = 2
DANGER: Final = 3
NO_BOX: Final = 4
BOX: Final = 5
NO_STAIRS: Final = 6
STAIRS: Final = 7
NO_DOOR: Final = 8  # what: a side
DOOR: Final = 9
NO_STATUS: Final = 10
STATUS: Final = 11
MASK: Final = 12  # what: a token, as: a figure


def lies_about(table: Table, cell: int, sort: int) -> list[list[int]]:
    """The lies of a sort about a sector."""
    return [lie for lie in table.lies if lie[0] == cell and lie[1] == sort]


def is_concealed(table: Table, token: int) -> bool:
    """Whether a creature in a revealed sector is not shown."""
    return bool(table.lies) and any(lie[1] == NO_CREATURE and lie[2] == token for lie in table.lies)


def is_masked(table: Table, token: int) -> bool:
    """Whether a creature is shown as another."""
    return bool(table.lies) and any(lie[1] == MASK and lie[2] == token for lie in table.lies)


def figures(table: Table, cell: int) -> list[int]:
    """The figures that stand in a revealed sector, as they are shown."""
    found: list[int] = []
    for token in range(16):
        if table.where[token] == cell and not is_concealed(table, token):
            masks = [lie for lie in table.lies if lie[1] == MASK and lie[2] == token]
            found.append(masks[-1][3] if masks else table.figure_of(token))
    return sorted(found + [lie[3] for lie in lies_about(table, cell, CREATURE)])


def has(table: Table, cell: int, true: bool, left_out: int, false: int) -> bool:
    """Whether an element is shown in a sector: it is there and not left out, or falsely shown."""
    if not table.lies:
        return true
    return (true and not lies_about(table, cell, left_out)) or bool(lies_about(table, cell, false))


def danger(table: Table, cell: int) -> bool:
    """Whether a danger token is shown."""
    return has(table, cell, table.is_dangerous(cell), NO_DANGER, DANGER)


def sees_danger(table: Table, cell: int) -> bool:
    """Whether the Hero sees a danger token come or go: the sector is revealed, and no card lies about its tokens."""
    if not table.is_shown(cell):
        return False
    return not table.lies or not any(lie[0] == cell and lie[1] in (NO_DANGER, DANGER) for lie in table.lies)


def box(table: Table, cell: int) -> bool:
    """Whether a power box is shown."""
    return has(table, cell, table.boxes >> cell & 1 == 1, NO_BOX, BOX)


def stairs(table: Table, cell: int) -> int:
    """The colour of the stairs that are shown, -1 for none."""
    colour = table.station.colour[cell]
    if table.lies and lies_about(table, cell, NO_STAIRS):
        return -1
    return 0 if colour < 0 and table.lies and lies_about(table, cell, STAIRS) else colour


def true_status(table: Table, cell: int) -> int:
    """How many status or mission tokens lie in a sector: sabotage, overloaded box, hatch, needle. rule: missions.4"""
    status = (table.sabotage if cell == table.rooms[0] else 0) + (1 if cell in table.mission[ONE : TWO + 1] else 0)
    hatch = 1 if cell == table.start and table.pursues(NOBODY_BEHIND) else 0
    return status + hatch + (table.mission[TOKENS] >> cell & 1)


def status(table: Table, cell: int) -> int:
    """How many status or mission tokens are shown. rule: missions.4"""
    true = true_status(table, cell)
    if not table.lies:
        return true
    if lies_about(table, cell, NO_STATUS):
        return 0
    return true + len(lies_about(table, cell, STATUS))


def door(table: Table, cell: int, side: int) -> int:
    """How a side is shown: 0 no door, 1 a door, 2 a blocked one."""
    number = table.station.doors[cell * 4 + side]
    true = 0 if number < 0 else 1 + (table.blocked >> number & 1)
    if not table.lies:
        return true
    if any(lie[2] == side for lie in lies_about(table, cell, NO_DOOR)):
        return 0
    return 1 if true == 0 and any(lie[2] == side for lie in lies_about(table, cell, DOOR)) else true


def doors(table: Table, cell: int) -> int:
    """The sides on which a door is shown, and four bits higher those on which it is blocked: a false one never is."""
    states = [door(table, cell, side) for side in range(4)]
    return sum([(17 if state == 2 else state) << side for side, state in enumerate(states)])


def is_doubtful(table: Table, cell: int) -> int:
    """The card under which a sector was revealed, for all to see; -1: none. rule: secrecy.4"""
    for number in range(0, len(table.doubts), 2):
        if table.doubts[number] == cell:
            return table.doubts[number + 1]
    return -1


def forget(table: Table, cells: int) -> None:
    """Sectors leave the labyrinth: lies about them end silently. rule: secrecy.3"""
    table.lies = [lie for lie in table.lies if not cells >> lie[0] & 1]
    kept: list[int] = []
    for number in range(0, len(table.doubts), 2):
        if not cells >> table.doubts[number] & 1:
            kept += table.doubts[number : number + 2]
    table.doubts = kept


def unmask(table: Table, token: int) -> None:
    """A creature moves, attacks or is met: what was said about it ends. rule: secrecy.3"""
    table.lies = [lie for lie in table.lies if lie[1] not in (NO_CREATURE, MASK) or lie[2] != token]
