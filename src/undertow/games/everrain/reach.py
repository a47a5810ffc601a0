"""How far an order takes a ship: every hex and heading that its points allow, with the moves that lead there.

So a course is one click: the view holds all of them while a captain steers, or could give a navigation order.
"""

from __future__ import annotations

from typing import Final

from undertow.games.everrain import moves as m
from undertow.games.everrain import ship as s
from undertow.games.everrain.board import NAVIGATION_ORDER, NOWHERE
from undertow.games.everrain.cards.improvements import COPPER_BOTTOM
from undertow.games.everrain.cards.treasures import COMPASS
from undertow.games.everrain.chart import UNCHARTED
from undertow.games.everrain.hexes import SIDES
from undertow.games.everrain.legal import can_get_off
from undertow.games.everrain.state import Table

Course = tuple[int, int, int, list[int]]  # hex, heading, cost, moves
NONE: Final[list[Course]] = []


def points_of_an_order(table: Table, seat: int) -> int:
    """What a navigation order gives: a point, and more for each navigation post that is manned. rule: travel.1"""
    ship = table.ships[seat]
    rough = table.is_rough(ship[s.HEX])
    return 1 + sum([s.points_from(ship, zone, rough) for zone in s.navigation(ship)])


def is_smoothed(table: Table, seat: int) -> bool:
    """Whether the first thing an order pays for on rough sea costs the single price."""
    ship = table.ships[seat]
    return s.count_of(ship, COPPER_BOTTOM) > 0 or any([s.is_weatherwise(ship, zone) for zone in s.navigation(ship)])


def courses(table: Table) -> list[Course]:
    """All courses of the captain who is asked, at the helm or before an order; none in any other question."""
    seat = table.deciding
    if seat == NOWHERE or table.asking.key not in ("steer", "turn"):
        return NONE
    ship = table.ships[seat]
    if table.asking.key == "steer":
        return Search(
            table, seat, ship[s.POINTS], ship[s.SMOOTH] > 0, ship[s.FACED] > 0, ship[s.FREE_TURN] > 0, []
        ).found
    if not s.has_order(ship, NAVIGATION_ORDER):
        return NONE
    points = points_of_an_order(table, seat)
    return Search(table, seat, points, is_smoothed(table, seat), False, s.holds(ship, COMPASS), [m.NAVIGATE]).found


class Search:
    """Cheapest ways first: a list of positions for each number of points that are spent."""

    def __init__(
        self, table: Table, seat: int, points: int, smooth: bool, faced: bool, free: bool, before: list[int]
    ) -> None:
        self.table = table
        self.seat = seat
        self.points = points
        ship = table.ships[seat]
        self.start: int = ship[s.HEX]
        self.faced = faced
        self.seen: dict[int, int] = {}  # by position, the single price and the free turn left: the cost
        self.known: dict[int, int] = {}  # by position
        self.found: list[Course] = []
        self.waiting: list[list[tuple[int, int, bool, bool, list[int]]]] = [[] for _ in range(points + 1)]
        self.waiting[0].append((self.start, ship[s.HEADING], smooth, free, before))
        for cost in range(points + 1):
            for hexagon, heading, left, turn, moves in self.waiting[cost]:
                self.visit(cost, hexagon, heading, left, turn, moves)

    def visit(self, cost: int, hexagon: int, heading: int, smooth: bool, free: bool, moves: list[int]) -> None:
        """Note a position, and wait for those that follow from it; a visit to a port ends the order."""
        here = hexagon * SIDES + heading
        position = here * 4 + 2 * int(free) + int(smooth)
        if position in self.seen:
            return
        first = here not in self.known  # else it is known with the single price or the free turn used up, or not
        self.seen[position] = cost
        self.known[here] = cost
        table = self.table
        away = cost > 0 or hexagon != self.start or heading != table.ships[self.seat][s.HEADING]
        if first and away and not table.is_taken(self.seat, hexagon):
            self.found.append((hexagon, heading, cost, moves))
        if self.ends_here(hexagon):
            return
        if self.may_face(cost, hexagon, moves):
            for side in range(SIDES):
                if side != heading:
                    self.waiting[cost].append((hexagon, side, smooth, free, [*moves, m.FACE + side]))
        rough = table.is_rough(hexagon)
        price = 2 if rough and not smooth else 1
        left = smooth and not rough
        for move, turn in ((m.LEFT, SIDES - 1), (m.RIGHT, 1)):
            if free and cost + price <= self.points:  # rule: treasures.6
                self.wait(cost, hexagon, (heading + turn) % SIDES, smooth, False, [*moves, move])
            elif not free:
                self.wait(cost + price, hexagon, (heading + turn) % SIDES, left, False, [*moves, move])
        ahead = table.chart.next[hexagon * SIDES + heading]
        if ahead != UNCHARTED:
            self.wait(cost + price, ahead, heading, left, free, [*moves, m.AHEAD])

    def may_face(self, cost: int, hexagon: int, moves: list[int]) -> bool:
        """Whether the facing is free: in port, once before each point, as long as there is one left. rule: travel.8"""
        if not self.table.is_port(hexagon) or cost == self.points or (cost == 0 and self.faced):
            return False
        return not moves or not m.FACE <= moves[-1] < m.FACE + SIDES

    def wait(self, cost: int, hexagon: int, heading: int, smooth: bool, free: bool, moves: list[int]) -> None:
        """A position to look at when all cheaper ones are done, if there are points for it. rule: travel.10"""
        if cost <= self.points and can_get_off(self.table, self.seat, hexagon, heading, self.points - cost):
            self.waiting[cost].append((hexagon, heading, smooth, free, moves))

    def ends_here(self, hexagon: int) -> bool:
        """Whether the ship makes a visit here. rule: ports.8"""
        chart, ship = self.table.chart, self.table.ships[self.seat]
        if not self.table.is_port(hexagon) or hexagon == self.start:
            return False
        return ship[s.VISITED] >> chart.port_of[hexagon] & 1 == 0
