"""Meeting creatures: what the Hero finds where he goes."""

from __future__ import annotations

from typing import ClassVar

from undertow.games.alone.procedures.creatures import shock
from undertow.games.alone.procedures.labyrinth import look_around, reveal, show_the_truth
from undertow.games.alone.procedures.playing import after_losses
from undertow.games.alone.state import Table
from undertow.kernel.flow import DONE, SimpleProcedure, step


def enter(table: Table, cell: int) -> None:
    """The Hero is in a sector: it is revealed, and every creature that was hidden in it is a shock.

    A sector that was revealed holds nothing that could frighten him. rule: move.3, shock.2, shock.3
    """
    found = show_the_truth(table, cell) if table.is_shown(cell) else table.here()
    reveal(table, cell, 1 << cell)
    table.push(Shocks([table.kind_of(token) for token in found]))


class Shocks(SimpleProcedure):
    """All are shown; now each is a shock of its own, in the order of the creature table. Then the Hero looks around."""

    fields: ClassVar[tuple[str, ...]] = ("kinds",)
    kinds: list[int]  # of those still to come

    @step("shock.4")
    def next_one(self, table: Table, move: int) -> int:
        if not self.kinds:
            look_around(table)
            return DONE
        shock(table, self.kinds[0])
        self.kinds = self.kinds[1:]
        return after_losses(table)
