"""Omens on attack and evasion dice: an order makes one a hit or an evade."""

from __future__ import annotations

from typing import Final

from undertow.games.everrain import events as e
from undertow.games.everrain import moves as m
from undertow.games.everrain import ship as s
from undertow.games.everrain.board import ORDERS
from undertow.games.everrain.state import Table
from undertow.kernel.decision import Choice, Only, Question
from undertow.kernel.flow import DONE, GO, NO_MOVE


class Payments(Choice):
    """A fresh order of any kind. rule: dice.5"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        ship = table.ships[seat]
        return [m.OMEN_PAY + kind for kind in range(len(ORDERS)) if ship[s.FRESH + kind]]


OMEN: Final = Question("omen", "dice.5", [Payments(), Only([m.OMEN_LEAVE])], settles=True, kind="payment")


def pay_for(table: Table, seat: int, move: int, serves: bool) -> int:
    """An order for an omen that would serve: GO: it is exhausted, DONE: the omen is left, or ASK. rule: dice.5"""
    ship = table.ships[seat]
    if not serves or not s.any_order(ship):
        return DONE
    if move == NO_MOVE:
        return table.ask(seat, OMEN)
    if move == m.OMEN_LEAVE:
        return DONE
    s.exhaust(ship, move - m.OMEN_PAY)
    table.tell(e.OMEN_PAID, seat, move - m.OMEN_PAY)
    return GO
