"""Sailing: travel points are spent one by one; new tiles are shown, then laid."""

from __future__ import annotations

from typing import ClassVar

from undertow.games.everrain import events as e
from undertow.games.everrain import moves as m
from undertow.games.everrain import params
from undertow.games.everrain import ship as s
from undertow.games.everrain.cards.crew import MARTHE
from undertow.games.everrain.cards.improvements import CHART_ROOM, COPPER_BOTTOM
from undertow.games.everrain.cards.treasures import DRY_STONE, MAP_OF_BOTTOM
from undertow.games.everrain.chart import ENTRY
from undertow.games.everrain.hexes import SIDES, THIRDS, TILE_HEXES, slot_beside, slot_of
from undertow.games.everrain.legal import FREE_TILE, ROTATE, STEER, WHICH_TILE, ahead_of, cost_at
from undertow.games.everrain.procedures.altars import stir
from undertow.games.everrain.procedures.deck_enemies import put_back
from undertow.games.everrain.procedures.losses import Sinking
from undertow.games.everrain.procedures.raiders import arrive
from undertow.games.everrain.state import Table
from undertow.games.everrain.tiles import TILES
from undertow.kernel.flow import ASK, DONE, GO, NO_MOVE, OVER, Procedure, SimpleProcedure, step


class Sail(Procedure):
    """The points of one navigation order. rule: travel.9"""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def copy(self) -> Procedure:
        return Sail(self.seat).at_the_step_of(self)

    @step("travel.9")
    def steer(self, table: Table, move: int) -> int:
        seat, ship = self.seat, table.ships[self.seat]
        if move == NO_MOVE:
            if ship[s.POINTS] < cost_at(table, seat):
                return self.go_on()
            return table.ask(seat, STEER)
        if move == m.STOP:
            return self.go_on()
        if m.FACE <= move < m.FACE + SIDES:
            ship[s.HEADING] = move - m.FACE
            ship[s.FACED] = 1
            table.tell(e.SHIP_FACED, seat, ship[s.HEADING])
            return GO
        if ship[s.FREE_TURN] and move in (m.LEFT, m.RIGHT):  # rule: treasures.6
            ship[s.FREE_TURN] = 0
        else:
            pay(table, seat)
        if move == m.LAY:
            table.push(NewTile(seat))
            return GO
        if move == m.AHEAD:
            return self.sail_ahead(table)
        ship[s.HEADING] = (ship[s.HEADING] + (1 if move == m.RIGHT else SIDES - 1)) % SIDES
        table.tell(e.SHIP_TURNED, seat, ship[s.HEADING])
        return self.weather(table, 1 if table.is_stormy(ship[s.HEX]) else 0)

    def moor(self, table: Table) -> None:
        """Whoever comes into a port makes a visit at once. rule: travel.9"""
        from undertow.games.everrain.procedures.ports import Visit  # its stories may let a ship sail on, so not above

        table.push(Visit(self.seat))

    def put_to_sea(self, table: Table) -> None:
        """A visit during which a treasure takes the ship out of the port is over. rule: ports.9, treasures.6"""
        from undertow.games.everrain.procedures.ports import Visit

        for frame in table.stack[:-1]:
            if isinstance(frame, Visit) and frame.seat == self.seat:
                frame.leave(table, NO_MOVE)
                table.stack.remove(frame)

    def sail_ahead(self, table: Table) -> int:
        """Move one hex, be it land; in a port the other points are lost. rule: travel.9, travel.11"""
        seat, ship = self.seat, table.ships[self.seat]
        came_from = ship[s.HEX]
        before = table.storms_over(came_from)
        self.put_to_sea(table)
        ship[s.HEX] = at = ahead_of(table, seat)
        table.tell(e.SHIP_MOVED, seat, at)
        after = table.storms_over(at)
        if table.is_port(at) and not ship[s.VISITED] >> table.chart.port_of[at] & 1:  # rule: ports.8
            ship[s.POINTS] = 0
            self.moor(table)
        else:
            stir(table, seat, came_from)
        return self.weather(table, int(after & ~before > 0) + int(before & ~after > 0))

    def weather(self, table: Table, times: int) -> int:
        """Storm damage, for sailing in or out and each turn inside; a lost ship sails no further. rule: storms.6"""
        for _ in range(blows(table, self.seat, times)):
            if not table.damage(self.seat):
                while table.stack[-1] is not self:  # the visit or the enemy that was to come
                    table.stack.pop()
                    put_back(table)
                table.push(Sinking(self.seat, 0))
                return DONE
        return GO

    @step("travel.2")
    def lose_what_is_left(self, table: Table, move: int) -> int:
        table.ships[self.seat][s.POINTS] = 0
        self.come_to_rest(table)
        return DONE

    def come_to_rest(self, table: Table) -> None:
        """Nothing comes of it."""


def blows(table: Table, seat: int, times: int) -> int:
    """How much damage a storm does: none to the Dry Stone, and the first of a turn not to a Copper Bottom."""
    ship = table.ships[seat]
    if s.holds(ship, DRY_STONE):  # rule: treasures.6
        return 0
    if times and s.count_of(ship, COPPER_BOTTOM) and not ship[s.SHELTERED]:
        ship[s.SHELTERED] = 1
        times -= 1
        table.tell(e.DAMAGE_HELD_OFF, seat)
    return times * params.DAMAGED_BY_STORM


def pay(table: Table, seat: int) -> None:
    """Spend what the next thing costs here. rule: travel.7"""
    ship = table.ships[seat]
    ship[s.POINTS] -= cost_at(table, seat)
    ship[s.FACED] = 0
    if table.is_rough(ship[s.HEX]):
        ship[s.SMOOTH] = 0


def take_the_bonus(table: Table, seat: int) -> None:
    """Whoever lays a tile takes the clues on its back. rule: chart.3"""
    bonus = TILES[table.laid[-ENTRY]].bonus
    if not bonus and s.is_pair(table.ships[seat], CHART_ROOM):
        bonus = params.CHARTED_CLUES
    if not TILES[table.laid[-ENTRY]].bonus and s.holds(table.ships[seat], MAP_OF_BOTTOM):  # rule: treasures.6
        bonus += params.MAP_CLUES
    if bonus:
        table.ships[seat][s.CLUES] += bonus
        table.tell(e.CLUE_BONUS, seat, bonus)


def met(table: Table) -> int:
    """An enemy ship appears on the start space of the tile just laid, if it has one. rule: enemy_ships.3, chart.5"""
    for start in table.chart.starts:
        if start >= len(table.chart.kind) - TILE_HEXES:
            return arrive(table, start)
    return GO


class Swept(Sail):
    """Points that a story gives; in a port the visit is made when the next turn begins. rule: rulings.31"""

    def copy(self) -> Procedure:
        return Swept(self.seat).at_the_step_of(self)

    def moor(self, table: Table) -> None:
        """No visit now: it is owed as soon as the ship has come to rest."""

    def come_to_rest(self, table: Table) -> None:
        """In a port that was visited this turn, too: the visit will be one of the next turn. rule: ports.8"""
        if table.in_port(self.seat):
            table.ships[self.seat][s.OWES] = 1


class NewTile(SimpleProcedure):
    """A tile is laid into the slot before the bow. rule: travel.5"""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    seat: int

    @step("chart.2")
    def see_two(self, table: Table, move: int) -> int:
        if s.nest_holds(table.ships[self.seat], MARTHE):
            table.scout(2)
            if len(table.ahead) > 1:
                table.tell(e.TILES_SEEN, self.seat, table.ahead[0], table.ahead[1])
        return self.go_on()

    @step("crew.8")
    def choose_one(self, table: Table, move: int) -> int:
        if s.nest_holds(table.ships[self.seat], MARTHE):
            move = table.settle(self.seat, WHICH_TILE, move)
            if move == NO_MOVE:
                return ASK
            table.ahead.remove(move - m.TOP)
            table.ahead.insert(0, move - m.TOP)
        return self.go_on()

    @step("travel.5")
    def show_it(self, table: Table, move: int) -> int:
        table.shown.append(table.draw_tile())
        table.tell(e.TILE_SHOWN, self.seat, table.shown[0])
        return self.go_on()

    @step("chart.4")
    def turn_it(self, table: Table, move: int) -> int:
        if move == NO_MOVE:
            return table.ask(self.seat, ROTATE)
        ship = table.ships[self.seat]
        rotation = move - m.ROTATE
        table.tell(e.TILE_LAID, self.seat, table.shown[0], rotation)
        table.lay(table.chart.slot_ahead(ship[s.HEX], ship[s.HEADING]), rotation)
        return self.go_on()

    @step("chart.3")
    def take_the_bonus(self, table: Table, move: int) -> int:
        take_the_bonus(table, self.seat)
        return self.go_on()

    @step("enemy_ships.3")
    def meet_an_enemy(self, table: Table, move: int) -> int:
        return OVER if met(table) == OVER else DONE


class FreeTile(SimpleProcedure):
    """The tile that the first player lays for nothing, after the first visit. rule: setup.4"""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    seat: int

    @step("chart.4")
    def show_it(self, table: Table, move: int) -> int:
        table.shown.append(table.draw_tile())
        table.tell(e.TILE_SHOWN, self.seat, table.shown[0])
        return self.go_on()

    @step("setup.4")
    def lay_it(self, table: Table, move: int) -> int:
        if move == NO_MOVE:
            return table.ask(self.seat, FREE_TILE)
        side, rotation = divmod(move - m.LAY_AT, THIRDS)
        table.tell(e.TILE_LAID, self.seat, table.shown[0], rotation)
        here = slot_of(table.chart.place[table.ships[self.seat][s.HEX]])
        table.lay(slot_beside(here, side), rotation)
        return self.go_on()

    @step("chart.3")
    def take_the_bonus(self, table: Table, move: int) -> int:
        take_the_bonus(table, self.seat)
        return self.go_on()

    @step("enemy_ships.3")
    def meet_an_enemy(self, table: Table, move: int) -> int:
        return OVER if met(table) == OVER else DONE
