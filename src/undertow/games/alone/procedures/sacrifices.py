"""Sacrifices: a companion is given up at the start of a turn."""

from __future__ import annotations

from typing import ClassVar

from undertow.games.alone import events as e
from undertow.games.alone import moves as m
from undertow.games.alone import params
from undertow.games.alone.cards.people import CAPTAIN, DOCTOR, ENGINEER, PILOT
from undertow.games.alone.legal import ONWARD
from undertow.games.alone.people import CHARGES, GONE
from undertow.games.alone.procedures.actions import opportunity_attack, take_a_step
from undertow.games.alone.procedures.attack import strike
from undertow.games.alone.procedures.labyrinth import light_around, show_the_truth
from undertow.games.alone.procedures.playing import after_losses
from undertow.games.alone.procedures.shows import enter
from undertow.games.alone.state import COMPOSURE, HEALTH, HERO, Table
from undertow.kernel.flow import DONE, GO, NO_MOVE, SimpleProcedure, step


def sacrifice(table: Table, who: int) -> None:
    """The card goes with all its charges, for what it says. rule: companions.2"""
    table.tell(e.SACRIFICED, who)
    table.people[CHARGES + who] = 0
    table.people[GONE] |= 1 << who
    if who == PILOT:
        table.push(Dashing(params.DASH))
    elif who == ENGINEER:
        light_around(table, params.LIT_AROUND)
    elif who == CAPTAIN:
        sweep_the_deck(table)
    elif who == DOCTOR:
        table.regain(HEALTH, params.DOCTORED)
        table.regain(COMPOSURE, params.DOCTORED)


def sweep_the_deck(table: Table) -> None:
    """The Captain: 2 damage to each creature in the Hero's sector and in adjacent revealed ones. What a card shows
    falsely there is shown as it is first. rule: secrecy.3"""
    near = [table.hero, *table.station.neighbours(table.hero, table.blocked)]
    cells = [cell for cell in near if table.is_shown(cell)]
    for cell in cells:
        show_the_truth(table, cell)
    for token in [token for token in table.on_map() if table.where[token] in cells]:
        strike(table, token, params.CAPTAINS_DAMAGE)


class Dashing(SimpleProcedure):
    """The Pilot: up to four sectors at once. Each step is met as usual, but no door is blocked, and no action is
    announced: Evil reacts to losses alone."""

    fields: ClassVar[tuple[str, ...]] = ("left", "side")
    left: int
    side: int

    @step("companions.2")
    def choose(self, table: Table, move: int) -> int:
        if self.left == 0:
            return DONE
        if move == NO_MOVE:
            return table.ask(HERO, ONWARD)
        if move == m.DONE:
            return DONE
        self.left -= 1
        self.side = move - m.ONWARD
        table.tell(e.WALKS, self.side)
        return self.go_on()

    @step("move.2")
    def opportunity(self, table: Table, move: int) -> int:
        opportunity_attack(table)
        self.go_on()
        return after_losses(table)

    @step("move.3")
    def go(self, table: Table, move: int) -> int:
        self.start_over()
        take_a_step(table, self.side)
        enter(table, table.hero)
        return GO
