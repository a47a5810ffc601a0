"""Recruiting a lord: payment, affiliation, the court, and what ends the game."""

from __future__ import annotations

from undertow.games.abyss import events as e
from undertow.games.abyss import moves as m
from undertow.games.abyss.board import LORDS_TO_END, REFILL_AT, REFILL_PEARLS
from undertow.games.abyss.cards.allies import VALUE
from undertow.games.abyss.cards.lords import LORDS, enter_play
from undertow.games.abyss.cards.prices import price
from undertow.games.abyss.frames import Recruiting
from undertow.games.abyss.procedures import recruiting_menu as menu
from undertow.games.abyss.procedures.scoring import COURT_EMPTY, SEVEN_LORDS
from undertow.games.abyss.state import Table
from undertow.kernel.flow import GO, NO_MOVE, Procedure, step
from undertow.kernel.state import NOBODY


class Recruitment(Recruiting):
    """Recruiting a lord from the court."""

    def copy(self) -> Procedure:
        return Recruitment(self.seat, self.lord, self.any_ally, self.since).at_the_step_of(self)

    @step("recruiting.4")
    def lay_out_allies(self, table: Table, move: int) -> int:
        if move == NO_MOVE:
            return self.ask(table, self.seat, menu.PAY)
        if move != m.PAID:
            table.hands[self.seat].remove(move - m.PAY)
            table.payment.append(move - m.PAY)
            return GO
        self.take_down(table)
        return self.go_on()

    @step("recruiting.6")
    def pay_the_rest_in_pearls(self, table: Table, move: int) -> int:
        paid = 0
        table.payment.sort()  # in which order they were laid out is nobody's business
        for card in table.payment:
            paid += VALUE[card]
            table.tell(e.ALLY_PAID, self.seat, card)
        missing = price(table, self.seat, LORDS[self.lord]) - paid
        if missing > 0:  # rule: recruiting.5
            table.pearls[self.seat] -= missing
            table.tell(e.PEARLS_PAID, self.seat, missing)
        return self.go_on()

    @step("recruiting.8")
    def affiliate_the_lowest(self, table: Table, move: int) -> int:
        if move == NO_MOVE:
            answers = menu.JOINING.legal(table, self.seat)
            if len(answers) > 1:
                return table.ask(self.seat, menu.AFFILIATE)
            move = answers[0]
        card = move - m.AFFILIATE
        table.payment.remove(card)
        table.discard += table.payment
        table.payment = []
        table.affiliated[self.seat].append(card)
        table.affiliated[self.seat].sort()
        table.tell(e.AFFILIATED, self.seat, card)
        return self.go_on()

    @step("recruiting.11")
    def the_lord_enters_play(self, table: Table, move: int) -> int:
        table.court.remove(self.lord)  # rule: court.1
        outcome = self.go_on()
        enter_play(table, self.seat, self.lord)
        return outcome

    @step("court.2")
    def refill_the_court(self, table: Table, move: int) -> int:
        if len(table.court) <= REFILL_AT:  # ruling: refill
            table.pearls[self.seat] += REFILL_PEARLS
            table.tell(e.COURT_PEARLS, self.seat)
            while table.court_has_room() and table.lords_left():
                lord = table.draw_lord()
                table.court.append(lord)
                table.tell(e.LORD_REVEALED, lord)
            if table.court_has_room():  # rule: ending.2
                trigger_the_end(table, self.seat, COURT_EMPTY)
        return self.go_on()

    @step("ending.1")
    def count_the_lords(self, table: Table, move: int) -> int:
        if len(table.lords[self.seat]) >= LORDS_TO_END:
            trigger_the_end(table, self.seat, SEVEN_LORDS)
        return self.go_on()


def trigger_the_end(table: Table, seat: int, ending: int) -> None:
    """Let every other player have one last turn; a second trigger changes nothing."""
    if table.final == NOBODY:
        table.final = seat
        table.ending = ending
        table.tell(e.LAST_TURNS, seat)
