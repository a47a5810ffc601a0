"""Treasures that are found: drawn until one of the wanted sort appears, and stowed where there is room."""

from __future__ import annotations

from typing import ClassVar

from undertow.games.everrain import events as e
from undertow.games.everrain import ship as s
from undertow.games.everrain.board import NOWHERE
from undertow.games.everrain.procedures.upgrades import Surplus
from undertow.games.everrain.procedures.wrecks import draw_of_sort
from undertow.games.everrain.state import TREASURE_PILE, Table
from undertow.kernel.flow import DONE, SimpleProcedure, step


class Find(SimpleProcedure):
    """So many treasures of a sort. rule: treasures.2"""

    fields: ClassVar[tuple[str, ...]] = ("seat", "sort", "n")
    seat: int
    sort: int  # NOWHERE: any
    n: int

    @step("treasures.2")
    def draw(self, table: Table, move: int) -> int:
        if not self.n:
            return DONE
        self.n -= 1
        card = table.draw(TREASURE_PILE) if self.sort == NOWHERE else draw_of_sort(table, self.sort)
        if card == NOWHERE:
            return DONE
        s.stow(table.ships[self.seat], card)
        table.tell(e.TREASURE_FOUND, self.seat, card)
        return self.go_on()

    @step("treasures.5")
    def make_room(self, table: Table, move: int) -> int:
        outcome = self.start_over()
        table.push(Surplus(self.seat))
        return outcome
