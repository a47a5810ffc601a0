"""What items and doors have told the Hero, as entries of what he knows (``known.py``): smoke, welds, tracks, warmth,
plans, blockades that a card may have changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undertow.games.alone import events as e
from undertow.games.alone.board import CELLS, NOWHERE, Station
from undertow.games.alone.cards.items import WELDED, WELDED_SEEN

if TYPE_CHECKING:
    from undertow.games.alone.state import Table

TURN: Final = 5  # a turn is over
SMOKED: Final = 11  # cells: nothing is moved out of them until the turn ends
SEAMS: Final = 12  # doors in view, those of them that are welded
TRACKS: Final = 13  # how far, whether distances are told, creatures: kind, side << 3, distance << 6
WARM: Final = 14  # how far, creatures: cell, kind << 6
PLAN: Final = 15  # room, place: where a room lies
DOORS: Final = 26  # how many, how far (0: cleared, anywhere): a card may have changed blockades, seen or not
HEAT: Final = 11  # of the modifiers of a turn: how far the goggles show creatures (as in ``state.py``)


def see_seams(table: Table, doors: int) -> None:
    """Enter which doors in view are welded, if that is new."""
    seams = table.gear[WELDED] & doors
    now = table.gear[WELDED_SEEN] & ~doors | seams
    if now != table.gear[WELDED_SEEN]:
        table.gear[WELDED_SEEN] = now
        table.trace.append([SEAMS, doors, seams])


def feel_heat(table: Table) -> None:
    """Enter which creatures the goggles show now, and tell of those that they did not show before."""
    far = table.mods[HEAT]
    if not far:
        return
    away = table.station.distances_from(table.hero, table.blocked)
    found: list[int] = []
    for token in range(16):
        cell = table.where[token]
        if cell != NOWHERE and 1 <= away[cell] <= far:
            found.append(cell | table.kind_of(token) << 6)
    found.sort()
    before = warm_now(table)
    if before != found:
        table.trace.append([WARM, far, *found])
        for code in found:
            if before is None or code not in before:
                table.tell(e.HEAT_SHOWN, code >> 6, table.place(code & 63))


def warm_now(table: Table) -> list[int] | None:
    """What the goggles have shown last in this turn: cells and kinds; None: nothing."""
    for entry in reversed(table.trace):
        if entry[0] == WARM:
            return entry[2:]
        if entry[0] == TURN:
            break
    return None


def smoked(table: Table, cells: int) -> None:
    """Enter that nothing can be moved out of these sectors until the turn ends."""
    table.trace.append([SMOKED, cells])


def tracked(table: Table, far: int, distance: int, found: list[int]) -> None:
    """Enter what a tracker has told."""
    table.trace.append([TRACKS, far, distance, *found])


def planned(table: Table, room: int, place: int) -> None:
    """Enter where a room lies."""
    table.trace.append([PLAN, room, place])


def plans(trace: list[list[int]]) -> list[list[int]]:
    """The rooms of which the Hero was told where they lie, and where."""
    return [entry[1:] for entry in trace if entry[0] == PLAN]


def side_towards(station: Station, here: int, there: int, blocked: int) -> int:
    """The first side on which a shortest path begins; -1: there is none."""
    away = station.distances(blocked)
    steps = away[here * CELLS + there]
    for side in range(5):
        other = station.step(here, side, blocked)
        if other != NOWHERE and away[other * CELLS + there] == steps - 1:
            return side
    return -1


def doors_changed(table: Table, count: int, far: int) -> None:
    """Enter that Evil was allowed to shut so many doors at most so far from the Hero; 0: to clear so many anywhere."""
    table.trace.append([DOORS, count, far])
