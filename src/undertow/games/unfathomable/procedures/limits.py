"""What abilities have in common: a frame, the limit of one use per turn, and where Deep Ones can be moved."""

from __future__ import annotations

from typing import ClassVar, Final

from undertow.games.unfathomable import moves as m
from undertow.games.unfathomable.board import ADJACENT, BRIG, ROOM, SICK_BAY
from undertow.games.unfathomable.state import Table
from undertow.kernel.decision import Guard
from undertow.kernel.flow import Procedure

# Bits of ``table.used``, which every turn clears. The rooms have bits 0 to 7, casting has 24. rule: abilities.10
BOOK_OF_DAGON: Final = 9
STARBUCK: Final = 10
PLIMSOLLS: Final = 11
DECK_CHIEF: Final = 12
QUICK_DRAW: Final = 13
OCCULT_TRAINING: Final = 14
SCAVENGER: Final = 15
TRUE_GRIT: Final = 16  # and the seat: everyone has their own limit (ruling: true_grit)


class Ability(Procedure):
    """An ability of a player; ``n`` is what it has to remember between its steps."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "n")

    def __init__(self, seat: int, n: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.n = n


class OncePerTurn(Guard):
    """An ability that has been used in this turn. rule: abilities.10, abilities.10a"""

    bit: ClassVar[int] = 0

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return table.used >> self.bit & 1 == 1


def mark(table: Table, bit: int) -> None:
    """Note that an ability has been used in this turn."""
    table.used |= 1 << bit


class ClosedToDeepOnes(Guard):
    """Deep Ones do not come to Sick Bay or Brig."""

    rule = "spaces.20b"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return move - m.SPACE in (SICK_BAY, BRIG)


class Barricaded(Guard):
    """Behind barricaded hatches no Deep One comes into a room."""

    rule = "crisis.barricade_the_hatches"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return table.barricaded == 1 and move - m.SPACE >= ROOM


def around(table: Table, space: int) -> list[int]:
    """The spaces to which Deep Ones can be moved from a space: not to Sick Bay and Brig. rule: spaces.20b, brig.11"""
    open_ = [other for other in ADJACENT[space] if other not in (SICK_BAY, BRIG)]  # rule: sick_bay.6
    if table.barricaded:  # rule: crisis.barricade_the_hatches
        return [other for other in open_ if other < ROOM]
    return open_
