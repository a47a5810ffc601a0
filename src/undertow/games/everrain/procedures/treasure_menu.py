"""Which treasures a captain may use in a turn, and in port."""

from __future__ import annotations

from typing import Final

from undertow.games.everrain import moves as m
from undertow.games.everrain import ship as s
from undertow.games.everrain.cards.treasures import TREASURES
from undertow.games.everrain.state import Table
from undertow.kernel.decision import Choice, Guard


class Useful(Choice):
    """Treasures in the hold that are used between two actions. rule: treasures.6"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        held = s.held(table.ships[seat])
        return [m.USE + card for card in sorted(held) if TREASURES[card].use] if held else []


class CrewAshore(Guard):
    """In port treasures are used before crew are sent to places."""

    rule = "treasures.6"
    whole = True

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        ship = table.ships[seat]
        return ship[s.USED] > 0 or any([ship[place + s.PLACE] > 0 for place in s.crew(ship)])


USE: Final = Useful()
