"""What may be answered, and which rule forbids the rest."""

from __future__ import annotations

from typing import ClassVar, Final

from undertow.games.newgame import moves as m
from undertow.games.newgame.cards.shells import NEVER_FIRST
from undertow.games.newgame.state import Table
from undertow.kernel.decision import Choice, Guard, Question


class NotFirst(Guard):
    """The queen may not be the first shell on the table."""

    rule: ClassVar[str] = "turns.2"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        """Say whether nothing lies there yet."""
        return move - m.LAY in NEVER_FIRST and not any(table.laid)


class ShellsInHand(Choice):
    """The shells one holds."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        """Give a move for each, ascending."""
        return [m.LAY + shell for shell in sorted(table.hands[seat])]


LAY: Final = Question("lay", "turns.1", [ShellsInHand([NotFirst()])], private=True)
