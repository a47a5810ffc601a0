"""The end of an act, in the order of the player aid: reward or lowering, wages, the trailing marker, the new act."""

from __future__ import annotations

from typing import ClassVar

from undertow.games.everrain import elders, tales
from undertow.games.everrain import events as e
from undertow.games.everrain import moves as m
from undertow.games.everrain import ship as s
from undertow.games.everrain.board import NOWHERE
from undertow.games.everrain.legal import STORM_PLACE, TOKEN, WAGES
from undertow.games.everrain.procedures.losses import Sinking
from undertow.games.everrain.procedures.raiders import arrive
from undertow.games.everrain.procedures.relics import burn_candle
from undertow.games.everrain.procedures.storms import bring_in
from undertow.games.everrain.state import BY_PLAYERS, NOT_ENDED, Table
from undertow.kernel.flow import DONE, GO, NO_MOVE, OVER, SimpleProcedure, step


class ActEnd(SimpleProcedure):
    """The end of the present act. rule: acts.1"""

    fields: ClassVar[tuple[str, ...]] = ("number",)
    number: int  # captains who are done with the present step

    @step("acts.1")
    def begin(self, table: Table, move: int) -> int:
        table.tell(e.ACT_WON if table.act_ended == BY_PLAYERS else e.ACT_LOST, table.act)
        return self.go_on()

    @step("acts.3")
    def take_a_new_order(self, table: Table, move: int) -> int:
        if table.act_ended != BY_PLAYERS:
            return self.go_on()
        seat = table.in_order()[self.number]
        if move == NO_MOVE:
            return table.ask(seat, TOKEN)
        table.ships[seat][s.FRESH + move - m.TOKEN] += 1
        table.tell(e.TOKEN_TAKEN, seat, move - m.TOKEN)
        return self.next_captain(table)

    @step("acts.4")
    def lower_the_elder(self, table: Table, move: int) -> int:
        if table.act_ended != BY_PLAYERS:
            table.enemy_acts += 1
            table.lower_elder(table.enemy - table.players)  # rule: progress.5
        return self.go_on()

    @step("acts.5")
    def pay_wages(self, table: Table, move: int) -> int:
        seat = table.in_order()[self.number]
        ship = table.ships[seat]
        if move != NO_MOVE:
            pay(table, seat, s.member_of(ship, move - m.PAY))
            return GO
        owed = [place for place in s.crew(ship) if not s.is_paid(ship, place)]
        wages = [s.wage(ship, place) for place in owed]  # rule: wages.1
        if sum(wages) > ship[s.COINS] and min(wages) <= ship[s.COINS]:  # rule: rulings.19
            return table.ask(seat, WAGES)
        paid = sum(wages) <= ship[s.COINS]  # all of them, or none of those that are left
        for place in owed:
            if paid:
                pay(table, seat, place)
            else:
                table.tell(e.LEFT_UNPAID, seat, ship[place])  # rule: wages.2
                table.let_go(seat, place)
        ship[s.PAID] = 0
        outcome = self.next_captain(table)
        if ship[s.HEX] != NOWHERE and not s.crew(ship):
            table.push(Sinking(seat, 0))
        return outcome

    @step("acts.6")
    def add_enemy_cards(self, table: Table, move: int) -> int:
        table.deck_act = table.act + 1
        return self.go_on()

    @step("acts.7")
    def turn_the_chronicles_over(self, table: Table, move: int) -> int:
        tales.turn_over(table)
        return self.go_on()

    @step("acts.8")
    def move_the_trailing_marker_up(self, table: Table, move: int) -> int:
        if table.players != table.enemy:
            table.players = table.enemy = max(table.players, table.enemy)
            table.tell(e.MARKER_MOVED_UP, table.players)
            elders.wake_where_they_meet(table)  # rule: rulings.6
        return self.go_on()

    @step("acts.9")
    def bring_in_a_storm(self, table: Table, move: int) -> int:
        if move == NO_MOVE:
            return table.ask(table.first, STORM_PLACE)
        bring_in(table, move - m.STORM_PLACE)
        return self.go_on()

    @step("acts.10")
    def bring_in_an_enemy_ship(self, table: Table, move: int) -> int:
        starts = table.chart.starts
        if arrive(table, starts[table.chance.below(len(starts))] if starts else NOWHERE) == OVER:
            return OVER
        return self.go_on()

    @step("acts.2")
    def begin_the_next_act(self, table: Table, move: int) -> int:
        who = table.act_ended
        table.act += 1
        table.act_ended = NOT_ENDED
        table.ends_act(table.players, who)
        table.tell(e.ACT_BEGUN, table.act)
        burn_candle(table)
        return DONE

    def next_captain(self, table: Table) -> int:
        """The same for the next captain; after the last one the step ends."""
        self.number += 1
        if self.number < table.seats:
            return GO
        self.number = 0
        return self.go_on()


def pay(table: Table, seat: int, place: int) -> None:
    """A member's wage is paid. rule: acts.5"""
    ship = table.ships[seat]
    wage = s.wage(ship, place)
    ship[s.COINS] -= wage
    ship[s.PAID] |= 1 << s.AT.index(place)
    table.tell(e.WAGE_PAID, seat, ship[place], wage)
