"""Treasures that answer to a moment: what their owner is asked, and how they are spent."""

from __future__ import annotations

from typing import Final

from undertow.games.everrain import events as e
from undertow.games.everrain import moves as m
from undertow.games.everrain import ship as s
from undertow.games.everrain.cards.treasures import EAR_TRUMPET, FORGED_COLOURS, LAY_HIM_EASY
from undertow.games.everrain.state import TREASURE_PILE, Table
from undertow.kernel.decision import Choice, Only, Question


def spend(table: Table, seat: int, card: int) -> None:
    """A treasure is used and discarded. rule: treasures.6"""
    s.unstow(table.ships[seat], card)
    table.discards[TREASURE_PILE].append(card)
    table.tell(e.TREASURE_USED, seat, card)


class Dying(Choice):
    """Members who can take no more. rule: crew.13"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        ship = table.ships[seat]
        return [m.MEMBER + board for board in sorted([ship[place] for place in s.dying(ship)])]


ATTACK: Final = Question("react_attack", "treasures.6", [Only([m.USE + FORGED_COLOURS, m.FORGO])])
CARD: Final = Question("react_card", "treasures.6", [Only([m.USE + EAR_TRUMPET, m.FORGO])])
DEATH: Final = Question("react_death", "treasures.6", [Only([m.USE + LAY_HIM_EASY, m.FORGO])])
SAVE: Final = Question("react_save", "treasures.6", [Dying(), Only([m.FORGO])])
DICE: Final = Question("dice", "treasures.6", [Only([m.REROLL, m.ACCEPT])])
