"""What a captain is asked when the elder moves the ship: where it is drawn, where it puts out, its heading."""

from __future__ import annotations

from typing import Final

from undertow.games.everrain import moves as m
from undertow.games.everrain import ship as s
from undertow.games.everrain.cards.elders import AT
from undertow.games.everrain.chart import UNCHARTED
from undertow.games.everrain.hexes import SIDES
from undertow.games.everrain.state import Table
from undertow.kernel.decision import Choice, Only, Question


def free_sides(table: Table, seat: int) -> list[int]:
    """Directions in which a free sea hex lies beside a ship."""
    chart, here = table.chart, table.ships[seat][s.HEX]
    found: list[int] = []
    for side in range(SIDES):
        there = chart.next[here * SIDES + side]
        if there != UNCHARTED and not chart.is_land(there) and not table.is_taken(seat, there):
            found.append(side)
    return found


def drawn_to(table: Table, seat: int) -> list[int]:
    """Directions in which the Undertow draws a ship: nearer, but not onto land, ships or the elder. rule: elders.17"""
    chart, here, elder = table.chart, table.ships[seat][s.HEX], table.beast[AT]
    return [
        side
        for side in free_sides(table, seat)
        if 0 < chart.apart(chart.next[here * SIDES + side], elder) < chart.apart(here, elder)
    ]


class Nearer(Choice):
    """The hexes that are nearer to the elder. rule: elders.17"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.PUT_OUT + side for side in drawn_to(table, seat)]


class Outward(Choice):
    """Free sea hexes beside the port. rule: elders.14"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.PUT_OUT + side for side in free_sides(table, seat)]


UNDERTOW: Final = Question("undertow", "elders.17", [Nearer()], settles=True)
PUT_OUT: Final = Question("put_out", "elders.14", [Outward()], settles=True)
FACE_OUT: Final = Question("face_out", "elders.14", [Only([m.FACE + side for side in range(SIDES)])])
