"""The round: orders are renewed, each captain takes a turn, the elder acts, the enemy's agenda runs on."""

from __future__ import annotations

from typing import ClassVar

from undertow.games.everrain import events as e
from undertow.games.everrain import moves as m
from undertow.games.everrain import params
from undertow.games.everrain import ship as s
from undertow.games.everrain.board import RENEWALS
from undertow.games.everrain.cards.raiders import ACTED
from undertow.games.everrain.legal import RENEW
from undertow.games.everrain.procedures.acts import ActEnd
from undertow.games.everrain.procedures.deck_enemies import DeckPhase
from undertow.games.everrain.procedures.elders import Rampage, Signum
from undertow.games.everrain.procedures.raiders import Raid
from undertow.games.everrain.procedures.storms import StormMove
from undertow.games.everrain.procedures.turns import Turn
from undertow.games.everrain.state import Table
from undertow.kernel.flow import GO, NO_MOVE, OVER, Procedure, step


class Round(Procedure):
    """Player phase and enemy phase, again and again. rule: round.1"""

    fields: ClassVar[tuple[str, ...]] = ("number",)

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number  # captains who are done with the present step

    def copy(self) -> Procedure:
        return Round(self.number).at_the_step_of(self)

    @step("round.1")
    def begin(self, table: Table, move: int) -> int:
        table.round += 1
        table.tell(e.ROUND_BEGUN, table.round)
        return self.go_on()

    @step("round.2")
    def renew_orders(self, table: Table, move: int) -> int:
        seat = table.in_order()[self.number]
        ship = table.ships[seat]
        taken = ship[s.ISSUED : s.ISSUED + 3]
        if sum(taken) > params.RENEWED:  # rule: round.3
            if move == NO_MOVE:
                return table.ask(seat, RENEW)
            taken = list(RENEWALS[move - m.RENEW])
        for kind in range(3):
            ship[s.ISSUED + kind] -= taken[kind]
            ship[s.FRESH + kind] += taken[kind]
        if sum(taken):
            table.tell(e.ORDERS_RENEWED, seat, sum(taken))
        self.number += 1
        if self.number < table.seats:
            return GO
        self.number = 0
        return self.go_on()

    @step("round.4")
    def remove_fatigue(self, table: Table, move: int) -> int:
        for ship in table.ships:
            ship[s.LUCKLESS] = 0  # the first test of a round is another one
            for place in s.AT:
                ship[place + s.TIRED] = 0
            ship[s.TOLLED] = 0
        return self.go_on()

    @step("round.5")
    def take_turns(self, table: Table, move: int) -> int:
        if table.act_ended:  # after the turn in which it was set off. rule: acts.11
            table.push(ActEnd(0))
            return GO
        if self.number == table.seats:
            self.number = 0
            return self.go_on()
        seat = table.in_order()[self.number]
        self.number += 1
        table.push(Turn(seat))
        return GO

    @step("round.7")
    def let_the_signum_come(self, table: Table, move: int) -> int:
        return self.then(table, Signum(0)) if table.beast else self.go_on()

    @step("round.8")
    def activate_the_elder(self, table: Table, move: int) -> int:
        if table.act_ended:  # by the Signum. rule: acts.11
            table.push(ActEnd(0))
            return GO
        return self.then(table, Rampage()) if table.beast else self.go_on()

    @step("round.9")
    def move_the_storms(self, table: Table, move: int) -> int:
        if table.act_ended and not self.number:  # by the elder. rule: acts.11
            table.push(ActEnd(0))
            return GO
        if self.number == len(table.storms):
            self.number = 0
            return self.go_on()
        self.number += 1
        table.push(StormMove(self.number - 1, 0))
        return GO

    @step("round.10")
    def activate_enemies_on_deck(self, table: Table, move: int) -> int:
        if self.number == table.seats:
            self.number = 0
            return self.end_of_step(table)
        self.number += 1
        table.push(DeckPhase(table.in_order()[self.number - 1]))
        return GO

    @step("round.11")
    def activate_enemy_ships(self, table: Table, move: int) -> int:
        for number, raider in enumerate(table.raiders):
            if not raider[ACTED]:
                table.push(Raid(number))
                return GO
        for raider in table.raiders:
            raider[ACTED] = 0
        return self.end_of_step(table)

    @step("round.12")
    def advance_the_agenda(self, table: Table, move: int) -> int:
        if table.advance_agenda(params.AGENDA_STEP + table.seats) == OVER:  # rule: agenda.1
            return OVER
        return self.go_on()

    @step("acts.11")
    def end_the_act(self, table: Table, move: int) -> int:
        if table.act_ended:
            table.push(ActEnd(0))
            return GO
        return self.go_on()

    def end_of_step(self, table: Table) -> int:
        """End a step of the enemy phase, and with it an act that it has ended. rule: acts.11"""
        outcome = self.go_on()
        if table.act_ended:
            table.push(ActEnd(0))
        return outcome

    @step("round.13")
    def pass_the_first_player_on(self, table: Table, move: int) -> int:
        table.first = (table.first + 1) % table.seats
        table.tell(e.FIRST_PLAYER, table.first)
        return self.start_over()
