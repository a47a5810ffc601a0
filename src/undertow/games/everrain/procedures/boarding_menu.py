"""Which enemy ship a captain may board."""

from __future__ import annotations

from typing import Final

from undertow.games.everrain import moves as m
from undertow.games.everrain import ship as s
from undertow.games.everrain.cards import raiders as r
from undertow.games.everrain.state import Table
from undertow.kernel.decision import Choice, Guard


class Prey(Choice):
    """Enemy ships on neighbouring hexes, where the advanced rules are played. rule: boarding.1"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        if not table.raiders or not table.options["advanced"]:
            return []
        here = table.ships[seat][s.HEX]
        return [
            m.BOARD + number
            for number, raider in enumerate(table.raiders)
            if table.chart.apart(here, raider[r.AT]) == 1
        ]


class FromAPort(Guard):
    """Nobody boards out of a port."""

    rule = "boarding.1"
    whole = True

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return table.in_port(seat)


class PartedAlready(Guard):
    """Whoever has parted from a boarded ship boards none again in this turn."""

    rule = "rulings.22"
    whole = True

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return table.ships[seat][s.GRAPPLE] == s.PARTED


BOARD: Final = Prey([FromAPort(), PartedAlready()])
