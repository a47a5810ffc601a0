"""The station: cells, sides, exits, doors, distances.

A cell is a number: ``floor * 28 + row * 7 + column``, floor 0 being the floor on which the Hero starts; a set of cells
is an int with a bit per cell, a set of doors an int with a bit per door.
"""

from __future__ import annotations

from typing import Final

from undertow.games.alone.floors import POOL, Sheet

COLUMNS: Final = 7
ROWS: Final = 4
FLOOR: Final = 28  # cells of a floor
CELLS: Final = 56
NOWHERE: Final = -1
FIRST_FLOOR: Final = (1 << 28) - 1  # the mask of floor 0

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
STAIRS: Final = 4
SIDES: Final = ("north", "east", "south", "west", "stairs")
OPPOSITE: Final = (SOUTH, WEST, NORTH, EAST, STAIRS)
STEP_EAST: Final = (0, 1, 0, -1)
STEP_SOUTH: Final = (-1, 0, 1, 0)

# Shapes of sectors, and how many tiles of each the labyrinth has.
NONE: Final = 0
STRAIGHT: Final = 1
BEND: Final = 2
TEE: Final = 3
ROOM: Final = 4
SHAPES: Final = ("none", "straight", "bend", "tee", "room")
SUPPLY: Final = (0, 5, 6, 6, 8)

GLYPHS: Final[dict[str, list[int]]] = {
    "─": [EAST, WEST],
    "│": [NORTH, SOUTH],
    "┌": [EAST, SOUTH],
    "┐": [SOUTH, WEST],
    "└": [NORTH, EAST],
    "┘": [NORTH, WEST],
    "├": [NORTH, EAST, SOUTH],
    "┤": [NORTH, SOUTH, WEST],
    "┬": [EAST, SOUTH, WEST],
    "┴": [NORTH, EAST, WEST],
}

ROOMS: Final = ("control", "crew", "pods", "lab", "infirmary", "generator", "hydroponics", "cargo")
KINDS: Final = ("spore", "parasite", "hybrid", "cultist", "worm")

SLOTS: Final = 8  # four a floor
DOORS: Final = 32  # a door is ``slot * 4 + side of the room``
FAR: Final = 255  # no path

PLACES: Final = 182  # cells counted from the start: two floors, seven rows, thirteen columns
KEPT: Final = 64  # distance tables that a station keeps
STATIONS: Final = 512  # stations kept


def cell_named(name: str, floor: int, turned: int) -> int:
    """The cell of a sheet's name such as ``D1``, on a floor whose sheet may be turned by half a circle."""
    column = ord(name[0]) - ord("A")
    row = ord(name[1]) - ord("1")
    return cell_at(floor, row, column, turned)


def cell_at(floor: int, row: int, column: int, turned: int) -> int:
    """The cell that a place of a sheet becomes."""
    place = row * COLUMNS + column
    return floor * FLOOR + (FLOOR - 1 - place if turned else place)


def beside(cell: int, side: int) -> int:
    """The cell on a side of another, if the floor has one there."""
    column = cell % COLUMNS + STEP_EAST[side]
    row = cell % FLOOR // COLUMNS + STEP_SOUTH[side]
    if not (0 <= column < COLUMNS and 0 <= row < ROWS):
        return NOWHERE
    return cell // FLOOR * FLOOR + row * COLUMNS + column


def shape_of(sides: list[int]) -> int:
    """The shape of a corridor with exits on these sides."""
    if len(sides) == 3:
        return TEE
    return STRAIGHT if OPPOSITE[sides[0]] == sides[1] else BEND


class Station:
    """Two floors, joined by their stairs: tables that never change."""

    def __init__(self, sheets: list[Sheet], turns: list[int]) -> None:
        self.exits: list[int] = [NOWHERE] * (CELLS * 5)  # by cell and side
        self.doors: list[int] = [NOWHERE] * (CELLS * 4)  # by cell and side
        self.door_cells: list[int] = [NOWHERE] * (DOORS * 2)  # by door: the corridor, then the room
        self.slots: list[int] = [NOWHERE] * SLOTS
        self.sites: list[int] = []
        self.shape: list[int] = [NONE] * CELLS
        self.stairs: list[int] = []
        self.colour: list[int] = [NOWHERE] * CELLS  # of the stairs in a cell
        self.every_door: int = 0
        for floor in range(2):
            self.lay(sheets[floor], floor, turns[floor])
        for floor in range(2):
            self.open(sheets[floor], floor, turns[floor])
        self.join()
        self.cells: list[int] = [cell for cell in range(CELLS) if self.shape[cell] != NONE]
        self.sectors: int = mask_of(self.cells)
        self.starts: list[int] = [cell for cell in self.cells if cell < FLOOR and self.is_start(cell)]
        self.near: list[list[int]] = [self.neighbours(cell, 0) if self.shape[cell] else [] for cell in range(CELLS)]
        self.door_mask: list[int] = [self.doors_of(cell) for cell in range(CELLS)]
        self.known: dict[int, bytes] = {}
        self.rows: dict[int, list[bytes]] = {}  # by blocked doors and cell; empty: nobody has asked
        self.away: bytes = b""  # with no door blocked, once somebody has asked

    def lay(self, sheet: Sheet, floor: int, turned: int) -> None:
        """Put down the sectors of a sheet."""
        for row in range(len(sheet.rows)):
            glyphs = sheet.rows[row]
            for column in range(len(glyphs)):
                glyph = glyphs[column]
                cell = cell_at(floor, row, column, turned)
                if glyph[0] == "R":
                    self.slots[floor * 4 + int(glyph[1]) - 1] = cell
                    self.shape[cell] = ROOM
                elif glyph != ".":
                    self.shape[cell] = shape_of(GLYPHS[glyph])
        self.sites += [cell_named(name, floor, turned) for name in sheet.boxes]
        self.stairs += sorted([cell_named(name, floor, turned) for name in sheet.stairs])

    def open(self, sheet: Sheet, floor: int, turned: int) -> None:
        """Make the exits of a sheet's corridors, and doors where they lead into a room."""
        for row in range(len(sheet.rows)):
            glyphs = sheet.rows[row]
            for column in range(len(glyphs)):
                if glyphs[column] not in GLYPHS:
                    continue
                cell = cell_at(floor, row, column, turned)
                for drawn in GLYPHS[glyphs[column]]:
                    side = OPPOSITE[drawn] if turned else drawn
                    other = beside(cell, side)
                    self.exits[cell * 5 + side] = other
                    if self.shape[other] == ROOM:
                        self.hang(cell, side, other)

    def hang(self, corridor: int, side: int, room: int) -> None:
        """Hang a door between a corridor and a room."""
        back = OPPOSITE[side]
        door = self.slots.index(room) * 4 + back
        self.exits[room * 5 + back] = corridor
        self.doors[corridor * 4 + side] = door
        self.doors[room * 4 + back] = door
        self.door_cells[door * 2] = corridor
        self.door_cells[door * 2 + 1] = room
        self.every_door |= 1 << door

    def join(self) -> None:
        """Join the floors where stairs lie above each other; each pair has a colour. rule: stairs.1"""
        colour = 0
        for cell in self.stairs:
            other = cell + FLOOR
            if other in self.stairs:
                self.exits[cell * 5 + STAIRS] = other
                self.exits[other * 5 + STAIRS] = cell
                self.colour[cell] = self.colour[other] = colour
                colour += 1

    def is_start(self, cell: int) -> bool:
        """Whether the Hero may start in a sector: a corridor, no stairs, no adjoining door. rule: setup.6"""
        if self.shape[cell] == ROOM or cell in self.stairs:
            return False
        return all(self.doors[cell * 4 + side] == NOWHERE for side in range(4))

    def doors_of(self, cell: int) -> int:
        """The doors of a sector, as a set."""
        mask = 0
        for side in range(4):
            door = self.doors[cell * 4 + side]
            if door != NOWHERE:
                mask |= 1 << door
        return mask

    def neighbours(self, cell: int, blocked: int) -> list[int]:
        """The sectors adjacent to one: no blocked door lies between, or stairs join them. rule: labyrinth.6"""
        found: list[int] = []
        for side in range(5):
            other = self.step(cell, side, blocked)
            if other != NOWHERE:
                found.append(other)
        return found

    def step(self, cell: int, side: int, blocked: int) -> int:
        """Where one step leads; nowhere through a wall or a blocked door. rule: doors.2"""
        other = self.exits[cell * 5 + side]
        if other == NOWHERE or side == STAIRS:
            return other
        door = self.doors[cell * 4 + side]
        return NOWHERE if door != NOWHERE and blocked >> door & 1 else other

    def distances(self, blocked: int) -> bytes:
        """How many steps lie between two cells (``here * 56 + there``) with these doors blocked; 255: no path.

        With no door blocked it is the table of the Locate action. rule: labyrinth.7, locate.5
        """
        blocked &= self.every_door
        table = self.known.get(blocked)
        if table is None:
            if len(self.known) >= KEPT:
                self.known.clear()
            table = self.known[blocked] = self.measured(blocked)
        return table

    def measured(self, blocked: int) -> bytes:
        """All distances, walked out from every sector."""
        nothing = bytes([FAR] * CELLS)
        return b"".join([self.walked(start, blocked) if self.shape[start] else nothing for start in range(CELLS)])

    def distances_from(self, start: int, blocked: int) -> bytes:
        """How many steps lie between a sector and every cell: one row of ``distances``, which is all that most ask."""
        blocked &= self.every_door
        if not blocked:
            return self.unblocked()[start * CELLS : start * CELLS + CELLS]
        rows = self.rows.get(blocked)
        if rows is None:
            if len(self.rows) >= KEPT:
                self.rows.clear()
            rows = self.rows[blocked] = [b""] * CELLS
        row = rows[start]
        if not row:
            row = rows[start] = self.walked(start, blocked)
        return row

    def unblocked(self) -> bytes:
        """All distances with no door blocked: asked so often that it is not looked up. rule: locate.5"""
        if not self.away:
            self.away = self.distances(0)
        return self.away

    def walked(self, start: int, blocked: int) -> bytes:
        """The distances from one sector, walked out from it."""
        row = [FAR] * CELLS
        row[start] = 0
        line = [start]
        for cell in line:
            further = row[cell] + 1
            near = self.neighbours(cell, blocked) if blocked & self.door_mask[cell] else self.near[cell]
            for other in near:
                if row[other] == FAR:
                    row[other] = further
                    line.append(other)
        return bytes(row)


BUILT: Final[dict[int, Station]] = {}


def station(sheet0: int, turn0: int, sheet1: int, turn1: int) -> Station:
    """The station of two sheets of the pool, each turned or not; the first is the floor of the start."""
    key = ((sheet0 * 2 + turn0) << 20) + sheet1 * 2 + turn1
    made = BUILT.get(key)
    if made is None:
        if len(BUILT) >= STATIONS:
            BUILT.clear()
        made = BUILT[key] = Station([POOL[sheet0], POOL[sheet1]], [turn0, turn1])
    return made


def mask_of(cells: list[int]) -> int:
    """A set of cells."""
    mask = 0
    for cell in cells:
        mask |= 1 << cell
    return mask


def cells_of(mask: int) -> list[int]:
    """The cells of a set, ascending."""
    found: list[int] = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found


def count_of(mask: int) -> int:
    """How many cells a set has."""
    return mask.bit_count()


# Places counted from the start: the Hero knows no others.


def relative(cell: int, start: int) -> int:
    """A cell as the Hero counts it: floor, rows south and columns east of his start."""
    east = cell % COLUMNS - start % COLUMNS
    south = cell % FLOOR // COLUMNS - start % FLOOR // COLUMNS
    return cell // FLOOR * 91 + (south + 3) * 13 + east + 6


def absolute(place: int, start: int) -> int:
    """The cell of a place counted from a start; nowhere if the floor does not reach there."""
    column = place % 13 - 6 + start % COLUMNS
    row = place % 91 // 13 - 3 + start % FLOOR // COLUMNS
    if not (0 <= column < COLUMNS and 0 <= row < ROWS):
        return NOWHERE
    return place // 91 * FLOOR + row * COLUMNS + column


def moved(mask: int, start: int, other: int) -> int:
    """A set of cells counted from one start, counted from another: the same places. All must lie on the floors."""
    by = other - start
    return mask << by if by >= 0 else mask >> -by
