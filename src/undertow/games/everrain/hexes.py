"""Hexes: axial coordinates, six directions clockwise from the east, slots for tiles, arcs of guns.

``q`` grows to the east, ``r`` to the south-east. All of it is integer arithmetic; tables are made once, at import.
"""

from __future__ import annotations

from typing import Final

Place = tuple[int, int]  # a hex: q, r
Slot = tuple[int, int, int]  # where a tile lies: column and row of its parallelogram, and which half of it
Arc = tuple[tuple[int, int, int], ...]  # hexes relative to a ship, each with a number of dice

DIRECTIONS: Final[tuple[Place, ...]] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
SIDES: Final = 6  # of a hex; a heading is the number of the direction ahead
BOW: Final = 0  # directions relative to a heading. rule: guns.11
STERN: Final = 3
STARBOARD: Final = (1, 2)
PORTSIDE: Final = (4, 5)


def distance(one: Place, two: Place) -> int:
    """How many steps it is from one hex to another."""
    q, r = one[0] - two[0], one[1] - two[1]
    return (abs(q) + abs(r) + abs(q + r)) // 2


def step_from(place: Place, direction: int) -> Place:
    """The next hex in a direction."""
    q, r = DIRECTIONS[direction]
    return place[0] + q, place[1] + r


def turned(place: Place) -> Place:
    """A relative hex after a turn by one side clockwise."""
    return -place[1], place[0] + place[1]


def mirrored(place: Place) -> Place:
    """A relative hex on the other side of the keel of a ship that heads east."""
    return place[0] + place[1], -place[1]


def heading_to(start: Place, goal: Place) -> int:
    """The direction that lies nearest to the straight line; of two the clockwise one. rule: enemy_ships.6"""
    q, r = goal[0] - start[0], goal[1] - start[1]
    best, most = 0, -1_000_000
    for direction in range(SIDES):
        a, b = DIRECTIONS[direction]
        along = 2 * q * a + 2 * r * b + q * b + r * a  # twice the scalar product, in axial coordinates
        if along > most or (along == most and (best, direction) != (0, SIDES - 1)):  # from 5 to 0 is clockwise
            best, most = direction, along
    return best


# -- slots -------------------------------------------------------------------------------------------------------------

COLUMNS: Final = 4  # of a parallelogram: two tiles
ROWS: Final = 3
UP: Final = 0  # the half of a slot: a triangle with its side in the north
DOWN: Final = 1
TILE_HEXES: Final = 6
THIRDS: Final = 3  # ways to turn a tile
PLACES: Final[tuple[Place, ...]] = (
    (0, 0),
    (1, 0),
    (2, 0),
    (0, 1),
    (1, 1),
    (0, 2),
)  # of an unturned tile: a b c, d e, f
TURNED: Final = (2, 4, 5, 1, 3, 0)  # where each place comes to lie by a third of a turn: a to c, b to e, …


TOUCHING: Final[tuple[tuple[Slot, ...], ...]] = (  # by half, the slots around it: by the heading that leads there
    ((0, 0, 1), (0, 1, 0), (-1, 1, 1), (-1, 0, 1), (0, -1, 0), (0, -1, 1)),
    ((1, 0, 0), (0, 1, 1), (0, 1, 0), (0, 0, 0), (0, -1, 1), (1, -1, 0)),
)


def slot_of(place: Place) -> Slot:
    """The slot that a hex belongs to. rule: chart.6"""
    q, r = place
    return q // COLUMNS, r // ROWS, UP if q % COLUMNS + r % ROWS <= 2 else DOWN


def hex_in(slot: Slot, number: int) -> Place:
    """Where a place of an unturned tile lies in a slot; in the lower half a tile is turned by half."""
    column, row, half = slot
    q, r = PLACES[number]
    if half == DOWN:
        q, r = COLUMNS - 1 - q, ROWS - 1 - r
    return COLUMNS * column + q, ROWS * row + r


def slot_beside(slot: Slot, heading: int) -> Slot:
    """The slot that touches another one in a direction."""
    column, row, half = TOUCHING[slot[2]][heading]
    return slot[0] + column, slot[1] + row, half


def after_turns(number: int, thirds: int) -> int:
    """Where a place of a tile comes to lie by so many thirds of a turn."""
    for _ in range(thirds):
        number = TURNED[number]
    return number


# -- arcs --------------------------------------------------------------------------------------------------------------


def marked(dice: int, *places: Place) -> Arc:
    """So many dice for each of these hexes."""
    return tuple([(q, r, dice) for q, r in places])


def by_heading(arc: Arc) -> tuple[Arc, ...]:
    """An arc written for a ship that heads east, for each of the six headings. rule: guns.3"""
    found: list[Arc] = []
    for _ in range(SIDES):
        found.append(arc)
        arc = tuple([(*turned((q, r)), dice) for q, r, dice in arc])
    return tuple(found)


def mirror_of(arc: Arc) -> Arc:
    """The arc of the other broadside."""
    return tuple([(*mirrored((q, r)), dice) for q, r, dice in arc])


def astern(arc: Arc) -> Arc:
    """The arc of a bow gun, fired from the stern."""
    return tuple([(-q, -r, dice) for q, r, dice in arc])


# -- storms ------------------------------------------------------------------------------------------------------------

SHAPES: Final[dict[int, tuple[Place, ...]]] = {  # by size. rule: storms.8
    2: ((0, 0), (1, 0)),
    3: ((0, 0), (1, 0), (0, 1)),
    4: ((0, 0), (1, 0), (0, 1), (1, 1)),
}


def orientations(shape: tuple[Place, ...]) -> tuple[tuple[Place, ...], ...]:
    """A shape in each way it can be turned, its first hex (by q, then r) at the origin; every way once."""
    found: list[tuple[Place, ...]] = []
    for _ in range(SIDES):
        q, r = min(shape)
        way = tuple(sorted([(a - q, b - r) for a, b in shape]))
        if way not in found:
            found.append(way)
        shape = tuple([turned(place) for place in shape])
    return tuple(found)


STORM_WAYS: Final = 12  # the most ways in which a storm can cover a given hex
STORMS: Final = {size: orientations(shape) for size, shape in SHAPES.items()}
