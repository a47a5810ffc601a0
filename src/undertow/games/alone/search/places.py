"""Where everything lies: floors, rooms and power boxes that agree with all that the Hero has seen and was told."""

from __future__ import annotations

from typing import Final

from undertow.games.alone import known, params
from undertow.games.alone.board import CELLS, FLOOR, NOWHERE, Station, absolute, cells_of, mask_of, relative, station
from undertow.games.alone.search.luck import Luck
from undertow.games.alone.search.sheets import EXITS, Half, Joined, Tile, halves, joined, look_of

ROOMS: Final = 8
TRIES: Final = 30  # draws of rooms until the start fits; then one is forced
COUNTS: Final = 20_000  # of ways to deal rooms that are kept


class Facts:
    """What never changes and the Hero knows of it."""

    def __init__(
        self,
        made: Station,
        start: int,
        seen: int,
        rooms: list[int],
        boxes: int,
        told: list[list[int]],
        first: list[int],
        hearsay: list[list[int]],
        sheets: list[int],
        plans: list[list[int]] | None = None,
    ) -> None:
        self.start = start
        self.told = told  # in the cells of the true station
        self.first = first  # the rooms of the initial missions
        self.sheets = sheets  # from which the floors were drawn
        self.plans = plans or []  # rooms, and the places where they lie
        self.dealt: list[int] = [room for room in range(ROOMS) if rooms[room] != NOWHERE]
        self.tiles: list[list[Tile]] = [[], []]
        told_of = {each[0]: each for each in hearsay}
        for cell in cells_of(seen):
            room = rooms.index(cell) if cell in rooms else NOWHERE
            look, box, shown = look_of(made, cell), boxes >> cell & 1, told_of.get(cell)
            if shown is not None:
                look, box = look & EXITS | (shown[1] & 15) << 5 | shown[3] + 1 << 10, shown[2]
            tile = Tile(relative(cell, start), look, room, box, shown is None)
            tile.shut = 0 if shown is None else shown[1] >> 4 << 5
            self.tiles[cell // FLOOR].append(tile)


class Floor:
    """A half with the start on it or above it: what the tiles leave open there."""

    def __init__(self, half: Half, floor: int, start: int, tiles: list[Tile]) -> None:
        self.boxes: list[int] = []  # sets of boxes: one site has none
        for left_out in half.sites or [NOWHERE]:
            boxes = mask_of([cell for cell in half.sites if cell != left_out])
            if all(not tile.sure or boxes >> absolute(tile.place, start) % FLOOR & 1 == tile.box for tile in tiles):
                self.boxes.append(boxes << floor * FLOOR)
        self.rooms: list[int] = []  # rooms that were seen
        self.slots: list[int] = []  # ... and where
        self.possible = True
        for tile in tiles:
            if tile.room != NOWHERE:
                self.rooms.append(tile.room)
                self.slots.append(1 << floor * 4 + half.slots.index(absolute(tile.place, start) % FLOOR))
            elif tile.look >> 9 & 1:
                self.possible = False


class Candidate:
    """A station and a start that agree with the tiles, and one reading of answers that may be bent."""

    def __init__(self, first: int, second: int, start: int) -> None:
        self.first = first
        self.second = second
        self.start = start
        self.joined: Joined = joined(first, second)
        self.slots: list[int] = []  # of each room: the slots in which it may be
        self.near: list[int] = []  # of each initial room: those not too far from the start
        self.boxes: list[int] = []
        self.ways = 0

    @property
    def sheets(self) -> list[int]:
        """Which sheets, each with its turn."""
        return [self.first // 2, self.first % 2, self.second // 2, self.second % 2]

    @property
    def station(self) -> Station:
        """The station; built only when a world is drawn on it."""
        return station(self.first // 2, self.first % 2, self.second // 2, self.second % 2)

    def key(self) -> int:
        """A number for its floors and start."""
        return ((self.first * 4096 + self.second) << 6) + self.start

    def weight(self) -> int:
        """How many worlds it stands for."""
        return self.ways * len(self.boxes)


class Places:
    """All candidates, ready to draw from."""

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        self.candidates: list[Candidate] = []
        self.totals: list[int] = []  # how many worlds all candidates stand for, up to each
        self.total = 0
        self.tables: dict[tuple[int, ...], list[list[int]]] = {}
        self.floors_seen: dict[int, Floor] = {}
        every = readings(facts.told)
        for first, second, start in self.floors():
            for reading in every:
                self.add(Candidate(first, second, start), reading)

    def floors(self) -> list[tuple[int, int, int]]:
        """Floors and starts that agree with every tile."""
        found: list[tuple[int, int, int]] = []
        every = halves()
        pool = [sheet * 2 + turned for sheet in self.facts.sheets for turned in range(2)]
        ground, above = self.facts.tiles
        fitting: dict[int, list[int]] = {}
        for first in pool:
            for start in every[first].starts:
                if not every[first].fits(start, ground):
                    continue
                if start not in fitting:
                    fitting[start] = [n for n in pool if every[n].fits(start, above)]
                found += [(first, second, start) for second in fitting[start] if second // 2 != first // 2]
        return found

    def floor(self, half: int, floor: int, start: int) -> Floor:
        """What the tiles leave open on a half."""
        key = (half * 2 + floor) * FLOOR + start
        found = self.floors_seen.get(key)
        if found is None:
            found = Floor(halves()[half], floor, start, self.facts.tiles[floor])
            self.floors_seen[key] = found
        return found

    def add(self, made: Candidate, reading: list[list[int]]) -> None:
        """Take in a candidate, if rooms and boxes can be dealt on it."""
        if not told_of_shapes(made, self.facts.start, reading):
            return
        below, above = self.floor(made.first, 0, made.start), self.floor(made.second, 1, made.start)
        if not below.possible or not above.possible or not self.room_slots(made, below, above, reading):
            return
        made.boxes = self.box_choices(made, below, above, reading)
        if not made.boxes:
            return
        made.ways = self.ways(made, made.slots)
        if made.ways > 0:
            self.candidates.append(made)
            self.total += made.weight()
            self.totals.append(self.total)

    def ways(self, made: Candidate, slots: list[int]) -> int:
        """In how many ways rooms can be dealt to these slots so that the start is near enough to an initial room."""
        ways = self.count(slots)
        if self.facts.first:
            far = slots[:]
            for n in range(len(self.facts.first)):
                far[self.facts.first[n]] &= ~made.near[n]
            ways -= self.count(far)
        return ways

    def room_slots(self, made: Candidate, below: Floor, above: Floor, reading: list[list[int]]) -> bool:
        """Find the slots in which each room may be; False if one has none."""
        facts = self.facts
        cells = made.joined.slots
        real = 0
        for slot in range(ROOMS):
            if cells[slot] != NOWHERE:
                real |= 1 << slot
        slots = [0] * ROOMS
        for room in facts.dealt:
            slots[room] = real
        for seen in (below, above):
            for number in range(len(seen.rooms)):
                slot = seen.slots[number]
                for room in range(ROOMS):
                    slots[room] &= ~slot
                slots[seen.rooms[number]] = slot
        for room, place in facts.plans:
            there = absolute(place, made.start)
            slots[room] &= 1 << cells.index(there) if there != NOWHERE and there in cells else 0
        for cell, target, distance, other, bend in reading:
            if target < ROOMS:
                here = absolute(relative(cell, facts.start), made.start)
                slots[target] &= slots_at(made.joined, here, distance, other, bend)
        away = made.joined.row(made.start)
        for room in facts.first:  # rule: setup.6
            near = 0
            for slot in range(ROOMS):
                if real >> slot & 1:
                    steps = away[cells[slot]]
                    if steps < params.START_NEAREST:
                        slots[room] &= ~(1 << slot)
                    elif steps <= params.START_FARTHEST:
                        near |= 1 << slot
            made.near.append(near)
        made.slots = slots
        for room in facts.dealt:
            if not slots[room]:
                return False
        return True

    def box_choices(self, made: Candidate, below: Floor, above: Floor, reading: list[list[int]]) -> list[int]:
        """The sets of boxes that agree with what was seen and told."""
        asked = any([answer[1] == known.BOX_TARGET for answer in reading])
        found: list[int] = []
        for lower in below.boxes:
            for upper in above.boxes:
                if not asked or self.boxes_fit(made, lower | upper, reading):
                    found.append(lower | upper)
        return found

    def boxes_fit(self, made: Candidate, boxes: int, reading: list[list[int]]) -> bool:
        """Whether these boxes agree with what was told."""
        for cell, target, distance, other, bend in reading:
            if target == known.BOX_TARGET:
                here = absolute(relative(cell, self.facts.start), made.start)
                if not nearest_fits(made.joined.row(here), here, boxes, distance, other, bend):
                    return False
        return True

    def count(self, slots: list[int]) -> int:
        """In how many ways the rooms can be dealt to their slots."""
        key = tuple([slots[room] for room in self.facts.dealt])
        found = COUNTED.get(key)
        if found is None:
            if len(COUNTED) >= COUNTS:
                COUNTED.clear()
            found = COUNTED[key] = sum(ways_of(list(key))[-1])
        return found

    def table(self, slots: list[int]) -> list[list[int]]:
        """For the first so many rooms: in how many ways they fill each set of slots."""
        key = tuple(slots)
        made = self.tables.get(key)
        if made is None:
            made = self.tables[key] = ways_of([slots[room] for room in self.facts.dealt])
        return made

    def draw(self, luck: Luck) -> Candidate:
        """One of the candidates, in proportion to the worlds it stands for."""
        nth = luck.below(self.total)
        low, high = 0, len(self.totals) - 1
        while low < high:
            middle = (low + high) // 2
            if nth < self.totals[middle]:
                high = middle
            else:
                low = middle + 1
        return self.candidates[low]

    def draw_rooms(self, made: Candidate, luck: Luck, allowed: list[int]) -> list[int]:
        """The cell of every room, in the slots allowed; the start lies as far from the initial rooms as it must."""
        for _ in range(TRIES):
            slots = self.dealt(allowed, luck)
            if not self.facts.first or any(
                made.near[n] >> slots[self.facts.first[n]] & 1 for n in range(len(self.facts.first))
            ):
                return cells_in(made.joined, slots)
        for n in luck.shuffled(list(range(len(self.facts.first)))):
            narrow = allowed[:]
            narrow[self.facts.first[n]] &= made.near[n]
            if self.count(narrow):
                return cells_in(made.joined, self.dealt(narrow, luck))
        raise AssertionError("rooms were counted that cannot be dealt")

    def dealt(self, slots: list[int], luck: Luck) -> list[int]:
        """The slot of every room, drawn backwards through the table: all ways are equally likely."""
        table = self.table(slots)
        found = [NOWHERE] * ROOMS
        dealt = self.facts.dealt
        filled = luck_set(table[-1], luck)
        for n in range(len(dealt) - 1, -1, -1):
            left = 0
            for slot in cells_of(slots[dealt[n]] & filled):
                left += table[n][filled ^ 1 << slot]
            nth = luck.below(left)
            for slot in cells_of(slots[dealt[n]] & filled):
                nth -= table[n][filled ^ 1 << slot]
                if nth < 0:
                    found[dealt[n]] = slot
                    filled ^= 1 << slot
                    break
        return found


COUNTED: Final[dict[tuple[int, ...], int]] = {}


def luck_set(ways: list[int], luck: Luck) -> int:
    """One of the sets of slots that all rooms together can fill."""
    nth = luck.below(sum(ways))
    for held in range(len(ways)):
        nth -= ways[held]
        if nth < 0:
            return held
    return 0


def ways_of(slots: list[int]) -> list[list[int]]:
    """For the first so many rooms: in how many ways they fill each set of slots."""
    tables = [[0] * 256]
    tables[0][0] = 1
    sets = [0]  # that can be filled
    for allowed in slots:
        before = tables[-1]
        after = [0] * 256
        more: list[int] = []
        for held in sets:
            left = allowed & ~held
            while left:
                slot = left & -left
                if not after[held | slot]:
                    more.append(held | slot)
                after[held | slot] += before[held]
                left ^= slot
        tables.append(after)
        sets = more
    return tables


def cells_in(made: Joined, slots: list[int]) -> list[int]:
    """The cells of rooms in these slots."""
    return [NOWHERE if slot == NOWHERE else made.slots[slot] for slot in slots]


# -- answers ----------------------------------------------------------------------------------------------------------


def readings(told: list[list[int]]) -> list[list[list[int]]]:
    """All readings of the answers about what never moves: of two bent ones of one Locate only one is bent, or both are
    exchanged. A Locate gave two answers, or one alone."""
    found: list[list[list[int]]] = [[]]
    place = 0
    while place < len(told):
        if told[place][4] & known.ONLY_ONE or place + 1 == len(told):
            choices = [[told[place]]]
            place += 1
        else:
            choices = readings_of_two(told[place], told[place + 1])
            place += 2
        lasting = [[entry for entry in choice if known.never_moves(entry[1])] for choice in choices]
        different = [choice for number, choice in enumerate(lasting) if choice not in lasting[:number]]
        found = [before + choice for before in found for choice in different]
    return found


def readings_of_two(one: list[int], two: list[int]) -> list[list[list[int]]]:
    """The readings of two answers that were given in one Locate."""
    bend = one[4] & ~known.SWAPPED
    orders = [(one, two)]
    if one[4] & known.SWAPPED:
        orders.append(([one[0], one[1], *two[2:]], [two[0], two[1], *one[2:]]))
    found: list[list[list[int]]] = []
    for first, second in orders:
        found.append([[*first[:4], bend], [*second[:4], 0]])
        if bend:
            found.append([[*first[:4], 0], [*second[:4], bend]])
    return found


def distance_fits(true: int, told: int, bend: int) -> bool:
    """Whether a distance can have been told for the true one."""
    return true == told or (bend & known.DISTANCE_BENT != 0 and abs(true - told) == 1)


def floor_fits(here: int, there: int, other: int, bend: int) -> bool:
    """Whether a floor can have been told."""
    return bend & known.FLOOR_BENT != 0 or (here // FLOOR == there // FLOOR) == (other == 0)


def slots_at(made: Joined, here: int, distance: int, other: int, bend: int) -> int:
    """The slots of which an answer may speak."""
    away = made.row(here)
    mask = 0
    for slot in range(len(made.slots)):
        cell = made.slots[slot]
        if cell >= 0 and distance_fits(away[cell], distance, bend) and floor_fits(here, cell, other, bend):
            mask |= 1 << slot
    return mask


def cells_at(made: Station, here: int, distance: int, other: int, bend: int) -> int:
    """The sectors of which an answer may speak."""
    away = made.distances(0)
    mask = 0
    for cell in made.cells:
        if distance_fits(away[here * CELLS + cell], distance, bend) and floor_fits(here, cell, other, bend):
            mask |= 1 << cell
    return mask


def nearest_fits(away: list[int], here: int, cells: int, distance: int, other: int, bend: int) -> bool:
    """Whether the nearest of these sectors is as far as was told, and one of the nearest on the floor that was told."""
    least = 255
    for cell in cells_of(cells):
        least = min(least, away[cell])
    if not cells or not distance_fits(least, distance, bend):
        return False
    return any(away[cell] == least and floor_fits(here, cell, other, bend) for cell in cells_of(cells))


def told_of_shapes(made: Candidate, start: int, reading: list[list[int]]) -> bool:
    """Whether the answers about doors, stairs and shapes are true on a candidate."""
    for cell, target, distance, other, bend in reading:
        if known.DOOR_TARGET <= target <= known.TEE_TARGET:
            here = absolute(relative(cell, start), made.start)
            sectors = made.joined.sectors_of(target)
            if not nearest_fits(made.joined.row(here), here, sectors, distance, other, bend):
                return False
    return True
