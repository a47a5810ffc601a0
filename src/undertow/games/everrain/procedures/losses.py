"""The loss of a ship with its crew."""

from __future__ import annotations

from typing import ClassVar

from undertow.games.everrain import elders, tales
from undertow.games.everrain import events as e
from undertow.games.everrain import moves as m
from undertow.games.everrain import ship as s
from undertow.games.everrain.board import NOWHERE
from undertow.games.everrain.foes import take_off
from undertow.games.everrain.legal import KEEP
from undertow.games.everrain.procedures.upgrades import lose_plans
from undertow.games.everrain.state import Table
from undertow.kernel.flow import ASK, DONE, NO_MOVE, OVER, SimpleProcedure, step


class Sinking(SimpleProcedure):
    """A ship is lost, step by step. rule: loss.1"""

    fields: ClassVar[tuple[str, ...]] = ("seat", "clues")
    seat: int
    clues: int  # that go down with her

    @step("loss.1")
    def begin(self, table: Table, move: int) -> int:
        table.tell(e.SHIP_LOST, self.seat)
        return self.go_on()

    @step("loss.2")
    def renew_all_orders(self, table: Table, move: int) -> int:
        ship = table.ships[self.seat]
        for kind in range(3):
            ship[s.FRESH + kind] += ship[s.ISSUED + kind]
            ship[s.ISSUED + kind] = 0
        return self.go_on()

    @step("loss.3")
    def lose_crew_and_coins(self, table: Table, move: int) -> int:
        ship = table.ships[self.seat]
        for place in s.crew(ship):
            table.let_go(self.seat, place)
        for card in tales.passengers(table, self.seat):
            tales.lay_down(table, card)
        ship[s.COINS] = 0
        lose_plans(table, self.seat)
        return self.go_on()

    @step("loss.4")
    def lose_half_the_clues(self, table: Table, move: int) -> int:
        ship = table.ships[self.seat]
        self.clues = ship[s.CLUES] // 2
        ship[s.CLUES] -= self.clues
        if self.clues:
            table.tell(e.CLUES_SUNK, self.seat, self.clues)
        return self.go_on()

    @step("loss.5")
    def keep_one_treasure(self, table: Table, move: int) -> int:
        ship = table.ships[self.seat]
        if s.held(ship):
            move = table.settle(self.seat, KEEP, move)
            if move == NO_MOVE:
                return ASK
        cargo = [wreck_site(table, ship[s.HEX]), self.clues]
        for card in s.held(ship):
            if card != move - m.KEEP:
                s.unstow(ship, card)
                cargo.append(card)
                table.tell(e.TREASURE_SUNK, self.seat, card)
        add_cargo(table, cargo)  # rule: loss.8
        return self.go_on()

    @step("loss.6")
    def enemies_leave(self, table: Table, move: int) -> int:
        for foe in s.foes(table.ships[self.seat]):
            take_off(table, self.seat, foe)
        return self.go_on()

    @step("loss.7")
    def leave_a_wreck(self, table: Table, move: int) -> int:
        ship = table.ships[self.seat]
        ship[s.WRECK] = wreck_site(table, ship[s.HEX])
        mark_wreck(table, ship[s.WRECK])
        ship[s.HEX] = NOWHERE
        ship[s.POINTS] = 0
        return self.go_on()

    @step("loss.9")
    def lower_the_elder(self, table: Table, move: int) -> int:
        if elders.count_loss(table) == OVER:
            return OVER
        table.lower_elder(1)  # rule: progress.7
        return DONE


def wreck_site(table: Table, hexagon: int) -> int:
    """Where the wreck lies: here, or on the nearest sea hex if it is a port; of several the one charted first."""
    chart = table.chart
    if hexagon not in chart.port_of:
        return hexagon
    away = [(chart.apart(hexagon, sea), sea) for sea in range(len(chart.kind)) if not chart.is_land(sea)]
    return min(away)[1]


def mark_wreck(table: Table, hexagon: int) -> None:
    """A ship went down here; a new loss clears a wreck's explored marker. rule: wrecks.3, wrecks.2, rulings.15"""
    if hexagon in table.explored and not table.chart.is_land(hexagon):
        table.explored.remove(hexagon)
    if hexagon not in table.wrecks:
        table.wrecks.append(hexagon)


def add_cargo(table: Table, cargo: list[int]) -> None:
    """Lay clues and treasures on a wreck, beside what lies there already. rule: loss.8, rulings.15"""
    if not any(cargo[1:2]) and len(cargo) == 2:
        return
    for other in table.cargoes:
        if other[0] == cargo[0]:
            other[1] += cargo[1]
            other.extend(cargo[2:])
            return
    table.cargoes.append(cargo)
