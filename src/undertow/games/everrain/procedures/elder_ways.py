"""Where the elder goes: the nearest of several goals, the next hex on the way, the ship that it hunts."""

from __future__ import annotations

from undertow.games.everrain import ship as s
from undertow.games.everrain.board import NOWHERE
from undertow.games.everrain.cards.elders import AT
from undertow.games.everrain.chart import UNCHARTED
from undertow.games.everrain.hexes import SIDES
from undertow.games.everrain.state import Table
from undertow.games.everrain.ways import prices

WAITING = 2  # hexes off a port where its prey lies


def nearest_to(table: Table, hexes: list[int]) -> list[int]:
    """Those of some hexes that are nearest to the elder. rule: rulings.27"""
    chart, here = table.chart, table.beast[AT]
    least = min([chart.apart(here, there) for there in hexes])
    return [there for there in hexes if chart.apart(here, there) == least]


def prey_of(table: Table) -> int:
    """The nearest ship in no port; of several one with the fewest whole posts, then by chance; NOWHERE: none."""
    outside = [seat for seat, ship in enumerate(table.ships) if ship[s.HEX] != NOWHERE and not table.in_port(seat)]
    if not outside:
        return NOWHERE
    ways = [(table.chart.apart(table.beast[AT], table.ships[seat][s.HEX]), posts(table, seat)) for seat in outside]
    least = min(ways)
    found = [seat for seat, way in zip(outside, ways, strict=True) if way == least]
    return found[table.chance.below(len(found))] if len(found) > 1 else found[0]


def posts(table: Table, seat: int) -> int:
    """How many posts of a ship are whole."""
    return table.ships[seat][s.POSTS].bit_count()


def waiting_places(table: Table) -> list[int]:
    """While all ships are in port: the hexes two off the nearest of them."""
    harbours = [ship[s.HEX] for ship in table.ships if ship[s.HEX] != NOWHERE]
    if not harbours:
        return []
    nearest = nearest_to(table, harbours)[0]
    return [there for there in range(len(table.chart.kind)) if table.chart.apart(nearest, there) == WAITING]


def pace_to(table: Table, here: int, goals: list[int]) -> int:
    """The next hex on the cheapest way to one of some goals, over land, too; of equal ones the one charted first.

    It pays for rough sea, and has no heading. rule: rulings.28
    """
    chart, price = table.chart, prices(table)
    far: dict[int, int] = {}
    waiting: list[list[int]] = [goals[:], [], []]
    cost = 0
    while cost < len(waiting) - 2:
        for at in waiting[cost]:
            if at in far:
                continue
            far[at] = cost
            for side in range(SIDES):
                there = chart.next[at * SIDES + side]
                if there != UNCHARTED:
                    waiting[cost + price[there]].append(there)
        if waiting[cost + 1] or waiting[cost + 2]:
            waiting.append([])
        cost += 1
    best = NOWHERE
    for side in range(SIDES):
        there = chart.next[here * SIDES + side]
        if there != UNCHARTED and there in far and (best == NOWHERE or (far[there], there) < (far[best], best)):
            best = there
    return best
