"""What the programs of all cards do; each deck has a file of its own."""

from __future__ import annotations

from undertow.games.unfathomable.board import FOOD, SANITY
from undertow.games.unfathomable.cards.items import TRAVEL_PHARMACY
from undertow.games.unfathomable.cards.programs import FLESH_WARD_ROLL, PHARMACY
from undertow.games.unfathomable.procedures.branches import Either, IfAtMost
from undertow.games.unfathomable.procedures.effects import Effects, Instruction, define
from undertow.games.unfathomable.procedures.instructions import Lose, RollDie
from undertow.games.unfathomable.state import Table
from undertow.kernel.flow import GO


class RemovePharmacy(Instruction):
    """The Travel Pharmacy leaves the game."""

    def do(self, table: Table, frame: Effects, move: int) -> int:
        table.remove_item(frame.seat, TRAVEL_PHARMACY)
        return GO


define(FLESH_WARD_ROLL, [RollDie(), IfAtMost(4, [Lose(SANITY)])])
define(PHARMACY, [Either("pharmacy", "item.travel_pharmacy", [Lose(FOOD)], [RemovePharmacy()])])
