"""Single floors and what two of them are together, without building a station for every two of the pool."""

from __future__ import annotations

from typing import Final

from undertow.games.alone import known
from undertow.games.alone.board import (
    BEND,
    FAR,
    FLOOR,
    NOWHERE,
    ROOM,
    STAIRS,
    STRAIGHT,
    TEE,
    Station,
    absolute,
    mask_of,
)
from undertow.games.alone.floors import POOL

MOST_LIES: Final = 2  # that one card can tell about one sector
EXITS: Final = 15 | 1 << 9  # of what a sector shows: what no card lies about
SHAPE_OF: Final = {known.STRAIGHT_TARGET: STRAIGHT, known.BEND_TARGET: BEND, known.TEE_TARGET: TEE}
TARGETS: Final = (known.DOOR_TARGET, known.STAIRS_TARGET, *SHAPE_OF)  # that belong to the floors


class Tile:
    """A sector as the Hero saw it, and where, counted from his start."""

    def __init__(self, place: int, look: int, room: int, box: int, sure: bool) -> None:
        self.place = place
        self.look = look  # exits, doors, stairs and their colour
        self.room = room
        self.box = box
        self.sure = sure  # or it was revealed under a card that may lie: so it was shown, and only its exits are sure
        self.shut = 0  # and the doors that were blocked, as in a look

    def fits(self, look: int) -> bool:
        """Whether a sector can have been seen as this."""
        if self.sure:
            return look == self.look
        if look < 0 or self.shut & ~look:
            return False
        return look & EXITS == self.look & EXITS and differences(look, self.look) <= MOST_LIES


def differences(one: int, other: int) -> int:
    """In how many elements two sectors with the same exits differ: doors one by one, stairs."""
    return ((one ^ other) >> 5 & 15).bit_count() + (1 if one >> 10 != other >> 10 else 0)


def look_of(made: Station, cell: int) -> int:
    """What a sector shows of itself: exits, doors, stairs and their colour, whether it is a room, as one number."""
    bits = 0
    for side in range(5):
        if made.exits[cell * 5 + side] != NOWHERE:
            bits |= 1 << side
    for side in range(4):
        if made.doors[cell * 4 + side] != NOWHERE:
            bits |= 1 << (5 + side)
    if made.shape[cell] == ROOM:
        bits |= 1 << 9
    return bits | (made.colour[cell] + 1) << 10


class Half:
    """One sheet, turned or not: what its sectors look like, where its boxes may be, how far everything is."""

    def __init__(self, sheet: int, turned: int) -> None:
        made = Station([POOL[sheet], POOL[sheet]], [turned, turned])
        self.looks: list[int] = [look_of(made, cell) if made.shape[cell] else -1 for cell in range(FLOOR)]
        self.sites: list[int] = [cell for cell in made.sites if cell < FLOOR]
        self.site_mask: int = mask_of(self.sites)
        self.slots: list[int] = made.slots[:4]
        self.starts: list[int] = made.starts
        self.stairs: list[int] = [cell for cell in made.stairs if cell < FLOOR]
        self.exits: list[int] = made.exits[: FLOOR * 5]
        self.shape: list[int] = made.shape[:FLOOR]
        self.at_doors: int = mask_of([cell for cell in made.door_cells if 0 <= cell < FLOOR])
        self.cells: list[int] = [cell for cell in made.cells if cell < FLOOR]
        self.away: list[int] = self.walked(made)
        self.targets: dict[int, int] = {target: self.sectors_of(target) for target in TARGETS}

    def walked(self, made: Station) -> list[int]:
        """How many steps lie between two cells (``here * 28 + there``) without stairs."""
        table = [FAR] * (FLOOR * FLOOR)
        for start in self.cells:
            base = start * FLOOR
            table[base + start] = 0
            line = [start]
            for cell in line:
                further = table[base + cell] + 1
                for side in range(4):
                    other = made.exits[cell * 5 + side]
                    if other != NOWHERE and table[base + other] == FAR:
                        table[base + other] = further
                        line.append(other)
        return table

    def fits(self, start: int, tiles: list[Tile]) -> bool:
        """Whether the floor agrees with all tiles seen, counted from this start."""
        missing = 0
        for tile in tiles:
            cell = absolute(tile.place, start)
            if cell == NOWHERE or not tile.fits(self.looks[cell % FLOOR]):
                return False
            if not tile.sure:
                continue
            site = self.site_mask >> cell % FLOOR & 1
            if tile.box and not site:
                return False
            missing += site & ~tile.box
        return missing <= 1

    def sectors_of(self, target: int) -> int:
        """The sectors of a target that belongs to the floors: doors, stairs, shapes."""
        if target == known.STAIRS_TARGET:
            return mask_of(self.stairs)
        if target == known.DOOR_TARGET:
            return self.at_doors
        shape = SHAPE_OF[target]
        return mask_of([cell for cell in self.cells if self.shape[cell] == shape])


HALVES: Final[list[Half]] = []


def halves() -> list[Half]:
    """All sheets of the pool, each as drawn and turned: ``sheet * 2 + turned``."""
    if len(HALVES) != 2 * len(POOL):
        JOINED.clear()
        HALVES[:] = [Half(sheet, turned) for sheet in range(len(POOL)) for turned in range(2)]
    return HALVES


class Joined:
    """Two halves and the stairs between them: how far everything is, with no door blocked."""

    def __init__(self, first: int, second: int) -> None:
        every = halves()
        self.halves: list[Half] = [every[first], every[second]]
        self.stairs: list[int] = [cell for cell in every[first].stairs if cell in every[second].stairs]
        self.slots: list[int] = [NOWHERE if cell == NOWHERE else cell % FLOOR for cell in every[first].slots]
        self.slots += [NOWHERE if cell == NOWHERE else cell % FLOOR + FLOOR for cell in every[second].slots]
        self.rows: dict[int, list[int]] = {}

    def row(self, here: int) -> list[int]:
        """How far every cell is from one."""
        found = self.rows.get(here)
        if found is None:
            found = self.rows[here] = self.walked(here)
        return found

    def walked(self, here: int) -> list[int]:
        """All distances from a cell: on its floor, or over the stairs and perhaps back again."""
        floor, place = here // FLOOR, here % FLOOR
        near, far = self.halves[floor].away, self.halves[1 - floor].away
        own = near[place * FLOOR : place * FLOOR + FLOOR]
        others = [FAR] * FLOOR
        for stairs in self.stairs:
            steps = own[stairs] + 1
            base = stairs * FLOOR
            for cell in self.halves[1 - floor].cells:
                if steps + far[base + cell] < others[cell]:
                    others[cell] = steps + far[base + cell]
        for stairs in self.stairs:
            steps = others[stairs] + 1
            base = stairs * FLOOR
            if steps < own[stairs]:  # through the other floor
                for cell in self.halves[floor].cells:
                    if steps + near[base + cell] < own[cell]:
                        own[cell] = steps + near[base + cell]
        return own + others if floor == 0 else others + own

    def beyond(self, cell: int, side: int) -> int:
        """The sector on a side of another, stairs included; nowhere behind a wall."""
        floor, place = cell // FLOOR, cell % FLOOR
        if side == STAIRS:
            return (cell + FLOOR) % (2 * FLOOR) if place in self.stairs else NOWHERE
        other = self.halves[floor].exits[place * 5 + side]
        return NOWHERE if other == NOWHERE else other + floor * FLOOR

    def sectors_of(self, target: int) -> int:
        """The sectors of a target that belongs to the floors."""
        return self.halves[0].targets[target] | self.halves[1].targets[target] << FLOOR


JOINED: Final[dict[int, Joined]] = {}


def joined(first: int, second: int) -> Joined:
    """Two halves, by their numbers."""
    key = first * 4096 + second
    found = JOINED.get(key)
    if found is None:
        found = Joined(first, second)
        JOINED[key] = found
    return found
