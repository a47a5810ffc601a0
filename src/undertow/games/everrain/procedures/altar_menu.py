"""Which altar a captain may cleanse."""

from __future__ import annotations

from typing import Final

from undertow.games.everrain import moves as m
from undertow.games.everrain import ship as s
from undertow.games.everrain.state import Table
from undertow.games.everrain.tiles import ALTAR
from undertow.kernel.decision import Choice, Guard


def is_active(table: Table, altar: int) -> bool:
    """Whether an altar is not cleansed, and no storm lies over it. rule: altars.1, rulings.11"""
    return altar not in table.explored and not table.is_stormy(altar)


class Altars(Choice):
    """The altar where the ship lies. rule: altars.3"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.CLEANSE] if table.chart.kind[table.ships[seat][s.HEX]] == ALTAR else []


class CleansedAlready(Guard):
    """An altar is cleansed once."""

    rule = "altars.4"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return table.ships[seat][s.HEX] in table.explored


class AltarUnderAStorm(Guard):
    """Under a storm nobody uses an altar."""

    rule = "storms.5"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return table.is_stormy(table.ships[seat][s.HEX])


CLEANSE: Final = Altars([CleansedAlready(), AltarUnderAStorm()])
