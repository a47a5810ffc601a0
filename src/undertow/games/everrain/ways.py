"""How enemy ships find their way: cheapest courses over (hex, heading), with the costs that players pay.

A position is a hex times six and a heading. Land is crossed like sea, a safe port never. rule: rulings.8
"""

from __future__ import annotations

from undertow.games.everrain.cards.elders import AT
from undertow.games.everrain.chart import UNCHARTED, Chart
from undertow.games.everrain.hexes import SIDES, STERN, Place
from undertow.games.everrain.state import Table, storm_hexes

NONE = -1


class Ways:
    """All positions within so many moves: what each costs, and from where it is reached."""

    def __init__(self, table: Table, hexagon: int, heading: int, most: int) -> None:
        self.prices: list[int] = prices(table)
        self.cost: dict[int, int] = {}
        self.before: dict[int, int] = {}
        waiting: list[list[tuple[int, int]]] = [[] for _ in range(most + 3)]
        waiting[0].append((hexagon * SIDES + heading, NONE))
        for cost in range(most + 1):
            for position, before in waiting[cost]:
                if position in self.cost:
                    continue
                self.cost[position], self.before[position] = cost, before
                then = waiting[cost + self.prices[position // SIDES]]
                for following in leading_on(table, position):
                    then.append((following, position))

    def course(self, position: int) -> list[int]:
        """The positions on the way to one of them, itself included, the start left out."""
        found: list[int] = []
        while self.before[position] != NONE:
            found.append(position)
            position = self.before[position]
        found.reverse()
        return found


def prices(table: Table) -> list[int]:
    """What a move costs on each hex, for players and enemies alike. rule: travel.7, rulings.8"""
    return [2 if table.is_rough(hexagon) else 1 for hexagon in range(len(table.chart.kind))]


def leading_on(table: Table, position: int) -> list[int]:
    """Positions that one move leads to."""
    hexagon, heading = divmod(position, SIDES)
    found = [hexagon * SIDES + (heading + 1) % SIDES, hexagon * SIDES + (heading + SIDES - 1) % SIDES]
    ahead = table.chart.next[position]
    if ahead != UNCHARTED and not table.is_port(ahead):
        found.append(ahead * SIDES + heading)
    return found


def left_to(table: Table, goal: int) -> dict[int, int]:
    """By position: how many moves it still is to a hex."""
    closed = [table.is_port(hexagon) for hexagon in range(len(table.chart.kind))]
    return left_on(table.chart, prices(table), closed, goal)


def left_on(chart: Chart, price: list[int], closed: list[bool], goal: int) -> dict[int, int]:
    """The same, on a chart, by what a move costs on each hex and which ones are safe ports."""
    found: dict[int, int] = {}
    waiting: list[list[int]] = [[goal * SIDES + heading for heading in range(SIDES)], [], []]
    cost = 0
    while cost < len(waiting) - 2:
        for position in waiting[cost]:
            if position in found:
                continue
            found[position] = cost
            hexagon, heading = divmod(position, SIDES)
            for turn in (1, SIDES - 1):
                waiting[cost + price[hexagon]].append(hexagon * SIDES + (heading + turn) % SIDES)
            behind = chart.next[hexagon * SIDES + (heading + STERN) % SIDES]
            if behind != UNCHARTED and not closed[hexagon]:
                waiting[cost + price[behind]].append(behind * SIDES + heading)
        if waiting[cost + 1] or waiting[cost + 2]:
            waiting.append([])
        cost += 1
    return found


def blocking(table: Table, *left_out: int) -> set[Place]:
    """What no line of sight passes: land, storms, ships and the elder, but for those on some hexes. rule: sight.2"""
    chart = table.chart
    found = {place for number, place in enumerate(chart.place) if chart.is_land(number)}
    for storm in table.storms:
        found.update(storm_hexes(storm))
    ships = [ship[0] for ship in table.ships] + [raider[1] for raider in table.raiders]
    if table.beast:
        ships.append(table.beast[AT])
    found.update([chart.place[at] for at in ships if at >= 0 and at not in left_out])
    return found


def is_target(table: Table, hexagon: int) -> bool:
    """Whether a ship on a hex can be fired at: not in a safe port, not under a storm. rule: sight.4, storms.5"""
    return hexagon >= 0 and not table.is_port(hexagon) and not table.is_stormy(hexagon)
