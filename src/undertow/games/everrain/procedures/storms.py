"""Storms: one comes with each new act and covers the first player's ship; each moves in every enemy phase."""

from __future__ import annotations

from typing import ClassVar

from undertow.games.everrain import events as e
from undertow.games.everrain import moves as m
from undertow.games.everrain import params
from undertow.games.everrain.hexes import STORMS, step_from
from undertow.games.everrain.legal import STORM_DRIFT, STORM_TOWARD, away_from, heart_of
from undertow.games.everrain.state import Table
from undertow.kernel.flow import ASK, DONE, NO_MOVE, SimpleProcedure, step


class StormMove(SimpleProcedure):
    """One storm moves by one hex. rule: storms.1"""

    fields: ClassVar[tuple[str, ...]] = ("number", "roll")
    number: int
    roll: int

    @step("storms.1")
    def roll_the_fate_die(self, table: Table, move: int) -> int:
        self.roll = table.chance.below(params.FATE)
        table.drifting = self.number
        table.tell(e.STORM_ROLLED, self.roll)
        return self.go_on() if self.roll <= params.TOWARD else self.go_to("storms.3")

    @step("storms.2")
    def come_nearer(self, table: Table, move: int) -> int:
        if not away_from(table, table.first, table.storms[self.number]):
            return DONE
        move = table.settle(table.first, STORM_TOWARD, move)
        if move == NO_MOVE:
            return ASK
        drift(table, self.number, move - m.STORM_STEP)
        return DONE

    @step("storms.3")
    def go_anywhere(self, table: Table, move: int) -> int:
        if move == NO_MOVE:
            return table.ask(table.first, STORM_DRIFT)
        drift(table, self.number, move - m.STORM_STEP)
        return DONE


def drift(table: Table, number: int, side: int) -> None:
    """A storm moves one hex and keeps its orientation; whom it comes upon is not hurt. rule: storms.8, rulings.12"""
    storm = table.storms[number]
    storm[2], storm[3] = step_from((storm[2], storm[3]), side)
    table.tell(e.STORM_MOVED, side)


def bring_in(table: Table, way: int) -> None:
    """A storm of the new act's size covers the first player's ship. rule: storms.7"""
    size = table.act + 1
    orientation, covering = divmod(way, size)
    a, b = STORMS[size][orientation][covering]
    q, r = heart_of(table, table.first)
    table.storms.append([size, orientation, q - a, r - b])
    table.tell(e.STORM_PLACED, size)
