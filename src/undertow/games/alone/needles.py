"""The tokens of A Needle in the Dark: where they may lie, what the Hero has seen of them, and which fit that."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undertow.games.alone import events as e
from undertow.games.alone import shown
from undertow.games.alone.board import CELLS, FLOOR, NOWHERE, ROOM, Station, cells_of
from undertow.games.alone.missions import CLEAN, CORE, FALSE, FOUND, NEEDLE, SEEN, TOKENS

if TYPE_CHECKING:
    from undertow.games.alone.state import Table

COUNT: Final = 3  # tokens, one of them the core
NEAREST: Final = 2  # sectors from the Cargo Bay
FARTHEST: Final = 5
APART: Final = 2  # sectors between two of them


class Spots:
    """Where the tokens may lie; first their spacing is given up, then their distance. rule: missions.6"""

    def __init__(self, station: Station, room: int, closed: int) -> None:
        self.away = station.distances(0)
        corridors = [cell for cell in station.cells if station.shape[cell] != ROOM and station.colour[cell] < 0]
        dark = [cell for cell in corridors if not closed >> cell & 1]
        free = dark if len(dark) >= COUNT else corridors
        gaps = [max(0, NEAREST - far, far - FARTHEST) for far in [self.away[room * CELLS + cell] for cell in free]]
        widest = sorted(gaps)[COUNT - 1]
        self.cells: list[int] = [cell for number, cell in enumerate(free) if gaps[number] <= widest]
        self.apart = False
        self.apart = widest == 0 and self.can_follow([], APART)

    def next_to(self, chosen: list[int], apart: int) -> list[int]:
        """The sectors that keep their distance from those that are chosen."""
        near = APART if apart else 1
        return [cell for cell in self.cells if all([self.away[cell * CELLS + one] >= near for one in chosen])]

    def can_follow(self, chosen: list[int], apart: int) -> bool:
        """Whether enough others fit beside those that are chosen."""
        if len(chosen) == COUNT:
            return True
        return any([self.can_follow([*chosen, cell], apart) for cell in self.next_to(chosen, apart)])

    def after(self, chosen: list[int]) -> list[int]:
        """Where one more may lie, so that all of them find a place."""
        apart = APART if self.apart else 0
        return [cell for cell in self.next_to(chosen, apart) if self.can_follow([*chosen, cell], apart)]


def closed_to_them(table: Table) -> int:
    """Sectors in which none may be placed: those in sight, and those that are lit."""
    return table.in_sight() | table.lit | 1 << table.hero


# -- what the Hero sees ------------------------------------------------------------------------------------------------


def see(table: Table, certain: int) -> None:
    """Note which sectors hold a token, and turn those face up that lie in the light in sight. rule: labyrinth.4"""
    if not table.pursues(NEEDLE):
        return
    memory = table.mission
    memory[SEEN] = memory[SEEN] & ~certain | memory[TOKENS] & certain
    memory[CLEAN] |= certain & ~memory[TOKENS]
    bright = memory[SEEN] & table.lit & table.revealed & certain & table.in_sight() & ~memory[FALSE]
    for cell in cells_of(bright):
        if cell == memory[CORE] and memory[FOUND] == NOWHERE:
            memory[FOUND] = cell
            table.tell(e.CORE_FOUND, table.place(cell))
        elif cell != memory[CORE]:
            memory[FALSE] |= 1 << cell
            table.tell(e.NEEDLE_FALSE, table.place(cell))


def face_of(table: Table, cell: int) -> int:
    """What the Hero knows of a token: 0 nothing, 1 it is the core, 2 it is not."""
    return 1 if table.mission[FOUND] == cell else 2 if table.mission[FALSE] >> cell & 1 else 0


def places_seen(table: Table) -> list[list[int]]:
    """The tokens of which the Hero knows where they lie: places, and what he knows of each."""
    return [[table.place(cell), face_of(table, cell)] for cell in cells_of(table.mission[SEEN])]


def places_clean(table: Table) -> list[int]:
    """Where he has looked and found none."""
    return [table.place(cell) for cell in cells_of(table.mission[CLEAN] & ~table.mission[SEEN])]


def tell_shown(table: Table, cell: int) -> None:
    """A sector is laid out: say if a token lies there, true or not."""
    if table.pursues(NEEDLE) and shown.status(table, cell):
        table.tell(e.NEEDLE_SHOWN, table.place(cell))


# -- which tokens fit what he knows ------------------------------------------------------------------------------------


class Told:
    """An answer to a Locate of mission tokens: where it was asked, what it said, and which false ones were gone."""

    def __init__(self, hero: int, entry: list[int], gone: int) -> None:
        self.hero = hero
        self.distance = entry[2]
        self.other = entry[3]
        self.bend = entry[4]
        self.gone = gone

    def fits(self, station: Station, tokens: int) -> bool:
        """Whether it is true, if nothing could bend it."""
        away = station.distances(0)
        left = [away[self.hero * CELLS + cell] * CELLS + cell for cell in cells_of(tokens & ~self.gone)]
        if self.bend & 7 or not left:
            return True
        far, cell = divmod(min(left), CELLS)
        return far == self.distance and self.other == int(cell // FLOOR != self.hero // FLOOR)


class Memory:
    """All that bears on the tokens, in the cells of one station."""

    def __init__(self, seen: int, clean: int, dug: int, closed: int, left: int, told: list[Told]) -> None:
        self.seen = seen
        self.clean = clean
        self.dug = dug  # where one was found, the core or not
        self.closed = closed
        self.left = left  # how many lie on the map
        self.told = told


def worlds_of(station: Station, room: int, memory: Memory) -> tuple[int, list[int]]:
    """The sets of tokens that fit best what the Hero knows, and what is wrong with them (0: nothing)."""
    spots = Spots(station, room, memory.closed)
    wanted = max(0, memory.left - memory.seen.bit_count())
    known = cells_of(memory.seen | memory.dug)
    wrong = len([cell for cell in known if cell not in spots.cells]) * 4
    free = [cell for cell in spots.cells if not (memory.seen | memory.clean | memory.dug) >> cell & 1]
    if len(free) < wanted:
        wrong += 4
        shut = memory.seen | memory.clean | memory.dug
        free = [cell for cell in station.cells if station.shape[cell] != ROOM and not shut >> cell & 1]
    least, best = 99, [memory.seen]
    for some in subsets(free, min(wanted, len(free))):
        tokens = memory.seen | some
        bad = 0 if not spots.apart or are_apart(spots, cells_of(tokens | memory.dug)) else 1
        for told in memory.told:
            bad += 0 if told.fits(station, tokens | memory.dug) else 2
        if bad < least:
            least, best = bad, []
        if bad == least:
            best.append(tokens)
    return wrong + (0 if least == 99 else least), best


def are_apart(spots: Spots, cells: list[int]) -> bool:
    """Whether tokens lie as far from each other as they must."""
    for one in cells:
        for other in cells:
            if one < other and spots.away[one * CELLS + other] < APART:
                return False
    return True


def subsets(cells: list[int], size: int) -> list[int]:
    """All sets of so many of these cells."""
    if size == 0:
        return [0]
    found: list[int] = []
    for number, cell in enumerate(cells):
        found += [1 << cell | rest for rest in subsets(cells[number + 1 :], size - 1)]
    return found
