"""A port is reclaimed: it is rough sea, the Empty Ship comes, and ships that lay there are driven out."""

from __future__ import annotations

from typing import ClassVar

from undertow.games.everrain import elders, params
from undertow.games.everrain import events as e
from undertow.games.everrain import moves as m
from undertow.games.everrain import ship as s
from undertow.games.everrain.board import NOWHERE
from undertow.games.everrain.cards.raiders import EMPTY_SHIP, KIND
from undertow.games.everrain.cards.treasures import DRY_STONE
from undertow.games.everrain.hexes import SIDES
from undertow.games.everrain.procedures.altars import stir
from undertow.games.everrain.procedures.raiders import batter, nearest_free, place
from undertow.games.everrain.procedures.undertow_menu import FACE_OUT, PUT_OUT, free_sides
from undertow.games.everrain.state import Table
from undertow.kernel.flow import ASK, DONE, GO, NO_MOVE, OVER, SimpleProcedure, step


class Reclaim(SimpleProcedure):
    """The Landlord takes a port back. rule: elders.12"""

    fields: ClassVar[tuple[str, ...]] = ("hexagon", "number")
    hexagon: int
    number: int  # captains who are done

    @step("elders.12")
    def sink_it(self, table: Table, move: int) -> int:
        table.tell(e.PORT_RECLAIMED, table.chart.port_of[self.hexagon])
        elders.clear(table, self.hexagon)
        table.reclaimed = (*table.reclaimed, self.hexagon)
        return OVER if elders.end_where_it_wins(table) == OVER else self.go_on()

    @step("elders.13")
    def send_the_empty_ship(self, table: Table, move: int) -> int:
        if EMPTY_SHIP in [raider[KIND] for raider in table.raiders]:
            return self.go_on()
        return OVER if place(table, EMPTY_SHIP, self.hexagon) == OVER else self.go_on()

    @step("elders.14")
    def drive_ships_out(self, table: Table, move: int) -> int:
        if self.number == table.seats:
            return DONE
        seat = table.in_order()[self.number]
        self.number += 1
        if table.ships[seat][s.HEX] == self.hexagon:
            table.push(DrivenOut(seat))
        return GO


def weather(table: Table, seat: int, came_from: int) -> None:
    """What storms do to a ship that the elder moves into them or out of them. rule: storms.6"""
    ship = table.ships[seat]
    before, after = table.storms_over(came_from), table.storms_over(ship[s.HEX])
    if not s.holds(ship, DRY_STONE):  # rule: treasures.6
        batter(table, seat, int(after & ~before > 0) + int(before & ~after > 0))


class DrivenOut(SimpleProcedure):
    """A ship leaves a port that is no more. rule: elders.14"""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    seat: int

    @step("damage.1")
    def batter(self, table: Table, move: int) -> int:
        ship = table.ships[self.seat]
        ship[s.POINTS] = ship[s.OWES] = 0
        outcome = self.go_on()
        batter(table, self.seat, params.DRIVEN_OUT)
        return outcome

    @step("elders.14")
    def put_out(self, table: Table, move: int) -> int:
        ship = table.ships[self.seat]
        if ship[s.HEX] == NOWHERE:
            return DONE
        came_from = ship[s.HEX]
        if free_sides(table, self.seat):
            move = table.settle(self.seat, PUT_OUT, move)
            if move == NO_MOVE:
                return ASK
            ship[s.HEX] = table.chart.next[came_from * SIDES + move - m.PUT_OUT]
        else:
            ship[s.HEX] = nearest_free(table, came_from)
        table.tell(e.SHIP_PUT_OUT, self.seat, ship[s.HEX])
        outcome = self.go_on()
        stir(table, self.seat, came_from)
        weather(table, self.seat, came_from)
        return outcome

    @step("travel.8")
    def face(self, table: Table, move: int) -> int:
        ship = table.ships[self.seat]
        if ship[s.HEX] == NOWHERE:
            return DONE
        if move == NO_MOVE:
            return table.ask(self.seat, FACE_OUT)
        ship[s.HEADING] = move - m.FACE
        table.tell(e.SHIP_FACED, self.seat, ship[s.HEADING])
        return DONE
