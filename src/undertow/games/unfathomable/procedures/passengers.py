"""Putting passengers at risk (topic 37); rescue and defeat stand in ``defeat``."""

from __future__ import annotations

from typing import ClassVar

from undertow.games.unfathomable import events as e
from undertow.games.unfathomable.board import DECK, DECK_ROLLED
from undertow.games.unfathomable.procedures.dice import Roll
from undertow.games.unfathomable.state import Table
from undertow.kernel.flow import DONE, Procedure, step


class Risk(Procedure):
    """Risk passengers, as many as there are in the supply; ``table.risked`` counts them. rule: passengers.0"""

    fields: ClassVar[tuple[str, ...]] = ("left",)
    in_view: ClassVar[dict[str, str]] = {"left": "left"}

    def __init__(self, left: int) -> None:
        super().__init__()
        self.left = left

    def copy(self) -> Procedure:
        return Risk(self.left).at_the_step_of(self)

    @step("passengers.5")
    def as_many_as_there_are(self, table: Table, move: int) -> int:
        if not self.left or not table.passenger_supply:
            return DONE
        self.left -= 1
        outcome = self.go_on()
        table.push(Roll())
        return outcome

    @step("passengers.4")
    def put_one_on_deck(self, table: Table, move: int) -> int:
        space = DECK_ROLLED[table.die]  # rule: spaces.16, spaces.16a
        supply = table.passenger_supply
        table.passengers[space - DECK].append(supply.pop(table.chance.below(len(supply))))
        table.risked += 1
        table.tell(e.PASSENGER_RISKED, space)
        return self.start_over()
