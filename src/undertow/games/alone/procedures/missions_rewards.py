"""What the initial missions give when they are completed, one function for each that gives something."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from undertow.games.alone import events as e
from undertow.games.alone import known, params, shown, sight
from undertow.games.alone import missions as rows
from undertow.games.alone import moves as m
from undertow.games.alone.board import absolute, cells_of
from undertow.games.alone.legal import BLOCKADE, ROOM_TO_SEE, WHICH_DOOR
from undertow.games.alone.procedures.companions import gain_companion
from undertow.games.alone.procedures.labyrinth import clear_door, reveal, show_the_truth, switch_on
from undertow.games.alone.procedures.locating import FreeLocate
from undertow.games.alone.procedures.missions_main import lamps_win
from undertow.games.alone.procedures.search import TakingItems
from undertow.games.alone.procedures.skills import Learning
from undertow.games.alone.state import COMPOSURE, HEALTH, HERO, Table
from undertow.kernel.flow import DONE, GO, NO_MOVE, SimpleProcedure, step

Giver = Callable[[Any, Table, int], int]


class Reward(SimpleProcedure):
    """The reward of an initial mission, after what starting the main mission brings."""

    fields: ClassVar[tuple[str, ...]] = ("mission", "left")
    mission: int
    left: int  # how often the Hero may still choose

    @step("missions.2")
    def give(self, table: Table, move: int) -> int:
        giver = GIVERS.get(self.mission)
        return DONE if giver is None else giver(self, table, move)


def bandages(frame: Reward, table: Table, move: int) -> int:
    """Clean Bandages: 2 health and 2 composure."""
    table.regain(HEALTH, 2)
    table.regain(COMPOSURE, 2)
    return DONE


def emergency_power(frame: Reward, table: Table, move: int) -> int:
    """Emergency Power: the room, all adjacent sectors, and one more behind a door of the Hero's choice."""
    if move == NO_MOVE and WHICH_DOOR.answers(table, HERO):
        return table.ask(HERO, WHICH_DOOR)
    cells = [table.hero, *table.station.neighbours(table.hero, table.blocked)]
    if move != NO_MOVE:
        line = sight.line(table.station, table.hero, move - m.SHINE, table.blocked)
        cells += [cell for cell in line if cell not in cells]
    switch_on(table, cells)
    return table.hero_wins() if lamps_win(table) else DONE


def big_picture(frame: Reward, table: Table, move: int) -> int:
    """The Big Picture: up to two rooms are revealed where they lie."""
    if move == NO_MOVE:
        return DONE if frame.left == 0 else table.ask(HERO, ROOM_TO_SEE)
    if move == m.DONE:
        return DONE
    frame.left -= 1
    cell = table.rooms[move - m.NAME_ROOM]
    reveal(table, cell, 1 << cell)
    return GO


def finders_keepers(frame: Reward, table: Table, move: int) -> int:
    """Finders Keepers: any three items. rule: cards.4"""
    return frame.then(table, TakingItems(3, 0))


def sealed_crates(frame: Reward, table: Table, move: int) -> int:
    """Sealed Crates: two ammo cards of the Hero's choice, as far as there are any."""
    return frame.then(table, TakingItems(2, 1))


def not_alone(frame: Reward, table: Table, move: int) -> int:
    """Not Alone After All: one of the characters not in play joins the Hero. rule: companions.1"""
    gain_companion(table)
    return DONE


def field_notes(frame: Reward, table: Table, move: int) -> int:
    """Field Notes: two points for one skill, which unlock it. rule: experience.3"""
    return frame.then(table, Learning(1, 2, 0))


def breath_of_green(frame: Reward, table: Table, move: int) -> int:
    """A Breath of Green: 3 composure, and 2 adrenaline up to 6."""
    table.regain(COMPOSURE, 3)
    most = max(params.ADRENALINE)
    if table.adrenaline < most:
        table.adrenaline = min(most, table.adrenaline + 2)
        table.tell(e.ADRENALINE, table.adrenaline)
    return DONE


def brownout(frame: Reward, table: Table, move: int) -> int:
    """Brownout: the light goes on in the Generator Room."""
    switch_on(table, [table.hero])
    return table.hero_wins() if lamps_win(table) else DONE


def spore_haze(frame: Reward, table: Table, move: int) -> int:
    """Spore Haze: all danger tokens in sight go; a false one is found out."""
    for cell in cells_of(table.in_sight()):
        if not shown.danger(table, cell):
            continue
        if not table.is_dangerous(cell):
            show_the_truth(table, cell)
            continue
        table.danger &= ~(1 << cell)
        table.tell(e.DANGER_GONE, table.place(cell))
    known.look(table)
    return DONE


def fever(frame: Reward, table: Table, move: int) -> int:
    """Fever: 1 health."""
    table.regain(HEALTH, 1)
    return DONE


def interference(frame: Reward, table: Table, move: int) -> int:
    """Interference: two targets are located at once."""
    return frame.then(table, FreeLocate())


def voices(frame: Reward, table: Table, move: int) -> int:
    """Voices in the Bunks: 1 composure."""
    table.regain(COMPOSURE, 1)
    return DONE


def lockdown(frame: Reward, table: Table, move: int) -> int:
    """Lockdown: up to two blockades that the Hero sees."""
    if move == NO_MOVE:
        more = frame.left > 0 and len(BLOCKADE.answers(table, HERO)) > 1
        return table.ask(HERO, BLOCKADE) if more else DONE
    if move == m.DONE:
        return DONE
    frame.left -= 1
    place, side = divmod(move - m.UNBLOCK, 4)
    clear_door(table, table.station.doors[absolute(place, table.start) * 4 + side])
    known.look(table)
    return GO


GIVERS: Final[dict[int, Giver]] = {
    rows.BANDAGES: bandages,
    rows.EMERGENCY_POWER: emergency_power,
    rows.BIG_PICTURE: big_picture,
    rows.FINDERS_KEEPERS: finders_keepers,
    rows.SEALED_CRATES: sealed_crates,
    rows.NOT_ALONE: not_alone,
    rows.FIELD_NOTES: field_notes,
    rows.BREATH_OF_GREEN: breath_of_green,
    rows.BROWNOUT: brownout,
    rows.SPORE_HAZE: spore_haze,
    rows.FEVER: fever,
    rows.INTERFERENCE: interference,
    rows.VOICES: voices,
    rows.LOCKDOWN: lockdown,
}
