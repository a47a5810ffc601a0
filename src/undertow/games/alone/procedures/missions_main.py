"""Main missions without a boss: what their start, an Interact, the end of a turn and the end of a round bring."""

from __future__ import annotations

from typing import ClassVar, Final

from undertow.games.alone import events as e
from undertow.games.alone import goals, known, params
from undertow.games.alone import missions as rows
from undertow.games.alone import moves as m
from undertow.games.alone.board import cells_of
from undertow.games.alone.missions import COUNT, MAIN, ONE, STEP, TWO
from undertow.games.alone.procedures.labyrinth import clear_door, switch_off, switch_on
from undertow.games.alone.procedures.missions_boss import flee, follow_the_hero, sound_the_beacon
from undertow.games.alone.procedures.missions_needle import Digging
from undertow.games.alone.procedures.playing import CardPlayed, after_losses, answer_to_losses
from undertow.games.alone.procedures.verbs_creatures import STANDARD
from undertow.games.alone.state import BOSS, COMPOSURE, HEALTH, Table
from undertow.kernel.flow import DONE, GO, NO_MOVE, SimpleProcedure, step

# What lies on a mission card (the noun ``token``).
GRID: Final = 0
DOSE: Final = 1
PURGE: Final = 2
PATIENT: Final = 3
CHIP: Final = 4
OVERLOAD: Final = 5
COUNTDOWN: Final = 6
CODES: Final = 7
CORE: Final = 8


def on_card(table: Table, token: int, n: int) -> None:
    """So many tokens lie on the card of the main mission now. rule: missions.4"""
    table.mission[COUNT] = n
    table.tell(e.ON_CARD, token, n)


class MainStep(SimpleProcedure):
    """An Interact for the main mission: its next step, or the last."""

    @step("missions.4")
    def do_it(self, table: Table, move: int) -> int:
        mission = table.missions[MAIN]
        if mission == rows.EVERY_LAMP:
            return switch_the_grid_on(table)
        if mission == rows.BROOD:
            on_card(table, DOSE, params.DOSES)
            return DONE
        if mission == rows.LONG_MINUTE:
            start_the_purge(table)
            return self.then(table, CardPlayed(STANDARD, table.leader))
        if mission == rows.NOBODY_BEHIND and table.mission[STEP] == 0:
            table.mission[STEP] = 1
            on_card(table, PATIENT, params.PATIENT)
            return DONE
        if mission == rows.LET_IT_BURN and table.mission[STEP] < 2:
            return overload(table)
        if mission == rows.RUNNER and table.mission[STEP] == 0:
            known.hurt(table, BOSS, True)  # caught: he is seen no more
            table.take_off(BOSS)
            take_the_codes(table)
            return DONE
        if mission == rows.NEEDLE and table.mission[STEP] == 0:
            return self.then(table, Digging())
        return table.hero_wins()

    @step("rulings.7")
    def answer_to_it(self, table: Table, move: int) -> int:
        """The Long Minute: what came in by the standard reaction may have frightened the Hero."""
        return answer_to_losses(table)


def take_the_codes(table: Table) -> None:
    """The Runner: the Courier is caught or dead; he has left the map."""
    table.mission[STEP] = 1
    on_card(table, CODES, 1)
    known.look(table)


def asks_for_doses(table: Table, move: int) -> bool:
    """Whether doses may be used in this attack; each that was named counts as a hit. rule: missions.4"""
    if move == NO_MOVE:
        return goals.doses(table, table.aimed_at) > 0
    table.cancelled -= move - m.DOSE
    on_card(table, DOSE, table.mission[COUNT] - (move - m.DOSE))
    return False


def switch_the_grid_on(table: Table) -> int:
    """Every Lamp Counts: light in the room and in every adjacent sector; from now on lit sectors are counted."""
    table.mission[STEP] = 1
    table.tell(e.ON_CARD, GRID, 1)
    switch_on(table, [table.hero, *table.station.neighbours(table.hero, table.blocked)])
    return table.hero_wins() if lamps_win(table) else DONE


def count_lamps(table: Table) -> None:
    """Say how many sectors are lit, if that has changed. rule: missions.7"""
    if table.pursues(rows.EVERY_LAMP) and table.mission[STEP] and table.mission[COUNT] != table.lit.bit_count():
        table.mission[COUNT] = table.lit.bit_count()
        table.tell(e.LAMPS, table.mission[COUNT])


def lamps_win(table: Table) -> bool:
    """A light has gone on: how many there are, and whether Every Lamp Counts is won by it. rule: missions.7"""
    count_lamps(table)
    return goals.lamps_suffice(table)


def start_the_purge(table: Table) -> None:
    """The Long Minute: the doors of the room are cleared, and Evil carries out a standard reaction without a card."""
    table.mission[STEP] = 1
    table.tell(e.ON_CARD, PURGE, 1)
    known.purge_begins(table)
    for door in table.station.doors[table.hero * 4 : table.hero * 4 + 4]:
        if door >= 0 and table.blocked >> door & 1:
            clear_door(table, door)
    known.look(table)


def overload(table: Table) -> int:
    """Let It All Burn: a power box is overloaded; after the second all lights go out and the countdown runs."""
    table.mission[ONE if table.mission[STEP] == 0 else TWO] = table.hero
    table.mission[STEP] += 1
    table.tell(e.ON_CARD, OVERLOAD, table.mission[STEP])
    if table.mission[STEP] == 2:
        for cell in cells_of(table.lit):
            switch_off(table, cell)
        known.lights_die(table)
        on_card(table, COUNTDOWN, params.COUNTDOWN)
    known.look(table)
    return DONE


class MissionTurnEnd(SimpleProcedure):
    """What the main mission brings at the end of a turn, after attacks and lights-out. rule: missions.6"""

    fields: ClassVar[tuple[str, ...]] = ()

    @step("missions.6")
    def go(self, table: Table, move: int) -> int:
        if table.pursues(rows.EVERY_LAMP):
            return table.hero_wins() if lamps_win(table) else DONE
        if table.pursues(rows.BROOD):
            self.go_on()
            follow_the_hero(table)
            return GO
        if table.pursues(rows.RUNNER):
            self.go_on()
            flee(table)
            return GO
        if table.pursues(rows.LONG_MINUTE) and table.mission[STEP]:
            inside = table.hero == table.room_of(MAIN)
            on_card(table, PURGE, max(0, table.mission[COUNT] + (1 if inside else -1)))
            return table.hero_wins() if table.mission[COUNT] == params.PURGED else DONE
        if table.pursues(rows.LET_IT_BURN) and table.mission[STEP] >= 2:
            return self.count_down(table)
        return DONE

    def count_down(self, table: Table) -> int:
        """One token less; what comes at 0, and after it."""
        if table.mission[STEP] == 3:
            table.lose(HEALTH, 1)
        else:
            on_card(table, COUNTDOWN, table.mission[COUNT] - 1)
            if table.mission[COUNT] == 0:
                table.mission[STEP] = 3
                table.lose(HEALTH, 2)
                table.lose(COMPOSURE, 2)
        self.go_on()
        return after_losses(table)

    @step("missions.7")
    def beacon(self, table: Table, move: int) -> int:
        """The Courier's beacon is heard, where he is now."""
        if table.pursues(rows.RUNNER):
            sound_the_beacon(table)
        return DONE


def hurt_the_patient(table: Table, hits: int) -> None:
    """Nobody Stays Behind: hits discard her charges; with the last she dies, and the Hero carries her chip."""
    left = max(0, table.mission[COUNT] - hits)
    on_card(table, PATIENT, left)
    if left == 0:
        table.mission[STEP] = 2
        table.tell(e.ON_CARD, CHIP, 1)
        table.lose(COMPOSURE, params.PATIENT_DIES)
