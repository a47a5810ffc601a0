"""The chart: what the tiles laid so far make of the sea. It never changes; a tile laid or a port lost makes another.

A hex is a number, in order of laying: tile ``k`` has ``6k`` to ``6k + 5``. So marks on hexes outlive new tiles.
"""

from __future__ import annotations

from typing import Final

from undertow.games.everrain.hexes import SIDES, TILE_HEXES, Place, Slot, distance, hex_in, slot_of, step_from
from undertow.games.everrain.tiles import ALTAR, LAND, PORT, PORTS, ROUGH, START, START_TILE, TILES

UNCHARTED: Final = -1
ENTRY: Final = 5  # numbers that say how a tile lies: tile, slot (three), rotation
FIRST: Final = (START_TILE, 0, 0, 0, 0)  # the start tile, in the slot at the origin. rule: setup.4
NO_PORTS: Final[tuple[int, ...]] = ()


class Chart:
    """All hexes that are charted, by number: where they are, what they are, what is next to them."""

    def __init__(self, laid: tuple[int, ...], reclaimed: tuple[int, ...] = NO_PORTS) -> None:
        self.laid = laid
        self.reclaimed = reclaimed
        self.place: list[Place] = []
        self.kind: list[int] = []
        self.number: dict[Place, int] = {}
        self.ports: list[int] = [UNCHARTED] * len(PORTS)  # by port: its hex
        self.port_of: dict[int, int] = {}
        self.slots: dict[Slot, int] = {}
        for at in range(0, len(laid), ENTRY):
            tile, column, row, half, rotation = laid[at : at + ENTRY]
            self.add(tile, (column, row, half), rotation)
        for number in reclaimed:  # rough sea from now on. rule: elders.12
            self.kind[number] = ROUGH
            self.ports[self.port_of.pop(number)] = UNCHARTED
        self.altars: list[int] = [number for number, kind in enumerate(self.kind) if kind == ALTAR]
        self.starts: list[int] = [number for number, kind in enumerate(self.kind) if kind == START]
        self.next: list[int] = [  # by hex and direction
            self.number.get(step_from(place, direction), UNCHARTED)
            for place in self.place
            for direction in range(SIDES)
        ]

    def add(self, tile: int, slot: Slot, rotation: int) -> None:
        """Lay a tile into a slot; only while the chart is made."""
        assert slot not in self.slots
        self.slots[slot] = len(self.slots)
        kinds = TILES[tile].kinds[rotation]
        for at in range(TILE_HEXES):
            number, place = len(self.place), hex_in(slot, at)
            self.place.append(place)
            self.kind.append(kinds[at])
            self.number[place] = number
            if kinds[at] == PORT:
                self.ports[TILES[tile].port] = number
                self.port_of[number] = TILES[tile].port

    def slot_ahead(self, number: int, direction: int) -> Slot:
        """The slot that the next hex in a direction belongs to."""
        return slot_of(step_from(self.place[number], direction))

    def is_land(self, number: int) -> bool:
        """Whether a hex is an island, a port or an altar. rule: chart.1"""
        return LAND[self.kind[number]]

    def apart(self, one: int, two: int) -> int:
        """How many steps lie between two hexes."""
        return distance(self.place[one], self.place[two])


def with_tile(laid: tuple[int, ...], tile: int, slot: Slot, rotation: int) -> tuple[int, ...]:
    """What is laid, and one more tile."""
    return (*laid, tile, *slot, rotation)
