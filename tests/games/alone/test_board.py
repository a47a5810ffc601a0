"""The station as tables: exits, doors, distances, places counted from the start; and what makes a floor a good one."""

from itertools import combinations, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from undertow.games.alone import board
from undertow.games.alone.board import CELLS, DOORS, EAST, FAR, FLOOR, NOWHERE, ROOM, STAIRS, Station, cell_named
from undertow.games.alone.floors import POOL

SHEETS = range(len(POOL))
PAIRS = list(permutations(SHEETS, 2))


@st.composite
def stations(draw: st.DrawFn) -> Station:
    """Any station a game can have."""
    first, second = draw(st.sampled_from(PAIRS))
    return board.station(first, draw(st.integers(0, 1)), second, draw(st.integers(0, 1)))


def blocked_of(made: Station, choice: int) -> int:
    """A set of doors that the station has."""
    return choice & made.every_door


# -- tables


@given(stations())
def test_an_exit_leads_back_to_where_one_came_from(made: Station) -> None:
    for cell in range(CELLS):
        for side in range(5):
            other = made.exits[cell * 5 + side]
            if other != NOWHERE:
                assert made.shape[cell] and made.shape[other]
                assert made.exits[other * 5 + board.OPPOSITE[side]] == cell


@given(stations())
def test_a_door_lies_between_a_corridor_and_a_room_and_nowhere_else(made: Station) -> None:
    for cell in made.cells:
        for side in range(4):
            other = made.exits[cell * 5 + side]
            door = made.doors[cell * 4 + side]
            between = other != NOWHERE and (made.shape[cell] == ROOM) != (made.shape[other] == ROOM)
            assert (door != NOWHERE) == between
            if between:
                room, corridor = (cell, other) if made.shape[cell] == ROOM else (other, cell)
                assert made.door_cells[door * 2 : door * 2 + 2] == [corridor, room]
                assert made.slots[door // 4] == room
                assert made.exits[room * 5 + door % 4] == corridor
    assert sum(made.every_door >> door & 1 for door in range(DOORS)) == sum(
        made.doors[cell * 4 + side] != NOWHERE for cell in made.slots for side in range(4)
    )


@given(stations())
def test_stairs_1_the_stairs_of_one_colour_are_adjacent_and_lie_above_each_other(made: Station) -> None:
    assert made.stairs == [3, 24, 31, 52]
    assert [made.colour[cell] for cell in made.stairs] == [0, 1, 0, 1]
    for low, high in ((3, 31), (24, 52)):
        assert made.exits[low * 5 + STAIRS] == high
        assert high in made.neighbours(low, made.every_door)


@given(stations(), st.integers(0, 2**DOORS - 1), st.integers(0, CELLS - 1), st.integers(0, CELLS - 1))
def test_labyrinth_7_distances_are_symmetric_and_of_the_parity_of_the_grid(
    made: Station, choice: int, here: int, there: int
) -> None:
    blocked = blocked_of(made, choice)
    table = made.distances(blocked)
    away = table[here * CELLS + there]
    assert away == table[there * CELLS + here]
    if not made.sectors >> here & 1 or not made.sectors >> there & 1:
        assert away == FAR
        return
    assert made.distances(0)[here * CELLS + there] <= away
    if away != FAR:
        across = (
            abs(here % 7 - there % 7) + abs(here % FLOOR // 7 - there % FLOOR // 7) + (here // FLOOR != there // FLOOR)
        )
        assert away % 2 == across % 2 and away >= across
    for near in made.neighbours(there, blocked):
        assert abs(away - table[here * CELLS + near]) == 1 or away == FAR == table[here * CELLS + near]


def test_labyrinth_6_a_blocked_door_parts_two_sectors_and_lengthens_the_way() -> None:
    made = board.station(2, 0, 0, 0)  # comb below: D3 is a room between D2 and C3
    room, north, west = (cell_named(name, 0, 0) for name in ("D3", "D2", "C3"))
    door = made.doors[room * 4 + board.NORTH]
    assert sorted(made.neighbours(room, 0)) == sorted([north, west])
    assert made.neighbours(room, 1 << door) == [west]
    assert made.distances(0)[north * CELLS + room] == 1
    assert made.distances(1 << door)[north * CELLS + room] == 5
    assert made.distances(made.every_door)[north * CELLS + room] == FAR


def test_distances_are_kept_by_blocked_doors_and_the_store_stays_small() -> None:
    made = Station([POOL[0], POOL[1]], [0, 0])
    assert made.distances(0) is made.distances(0)
    for choice in range(3000):
        made.distances(choice * 1234577)
    assert len(made.known) <= board.KEPT


def test_a_turned_sheet_is_the_same_floor_seen_from_the_other_end() -> None:
    plain, turned = board.station(4, 0, 5, 0), board.station(4, 1, 5, 1)
    for floor in range(2):
        for place in range(FLOOR):
            cell, other = floor * FLOOR + place, floor * FLOOR + FLOOR - 1 - place
            assert plain.shape[cell] == turned.shape[other]
            for side in range(4):
                there = plain.exits[cell * 5 + side]
                back = turned.exits[other * 5 + board.OPPOSITE[side]]
                assert (there == NOWHERE) == (back == NOWHERE)
                if there != NOWHERE:
                    assert back == floor * FLOOR + FLOOR - 1 - there % FLOOR
    assert [cell % FLOOR for cell in turned.slots] == [FLOOR - 1 - cell % FLOOR for cell in plain.slots]
    assert [cell % FLOOR for cell in turned.sites] == [FLOOR - 1 - cell % FLOOR for cell in plain.sites]


def test_a_station_is_built_once() -> None:
    assert board.station(1, 0, 2, 1) is board.station(1, 0, 2, 1)
    assert board.station(1, 0, 2, 1) is not board.station(1, 0, 2, 0)


def test_the_drawing_of_anvil_is_read_as_its_page_says() -> None:
    made = board.station(0, 0, 1, 0)
    name = {cell_named(f"{column}{row}", 0, 0): f"{column}{row}" for column in "ABCDEFG" for row in range(1, 5)}
    doors = {
        (name[made.door_cells[door * 2 + 1]], name[made.door_cells[door * 2]])
        for door in range(16)
        if made.every_door >> door & 1
    }
    assert doors == {("B1", "C1"), ("B1", "A1"), ("E3", "F3"), ("G3", "G2"), ("G3", "G4"), ("A4", "A3")}
    assert [name[cell] for cell in made.slots[:4]] == ["B1", "E3", "G3", "A4"]
    assert [name[cell] for cell in made.sites[:4]] == ["A2", "C1", "F2", "E4"]
    assert made.exits[cell_named("A3", 0, 0) * 5 + EAST] == cell_named("B3", 0, 0)
    assert len(made.starts) == 10 and not set(made.starts) & {3, 24, *made.slots}


# -- places counted from the start


@given(st.integers(0, CELLS - 1), st.integers(0, FLOOR - 1))
def test_secrecy_5_a_place_counted_from_the_start_leads_back_to_its_cell(cell: int, start: int) -> None:
    place = board.relative(cell, start)
    assert 0 <= place < board.PLACES
    assert board.absolute(place, start) == cell


@given(stations(), st.data())
def test_secrecy_5_moving_a_mask_between_starts_is_moving_every_place(made: Station, data: st.DataObject) -> None:
    start, other = data.draw(st.sampled_from(made.starts)), data.draw(st.integers(0, FLOOR - 1))
    kept = [cell for cell in made.cells if board.absolute(board.relative(cell, start), other) != NOWHERE]
    cells = [board.absolute(board.relative(cell, start), other) for cell in kept]
    assert board.moved(board.mask_of(kept), start, other) == board.mask_of(cells)
    assert board.cells_of(board.mask_of(cells)) == sorted(cells)
    assert board.count_of(board.mask_of(cells)) == len(cells)


def test_a_place_beyond_the_floor_is_nowhere() -> None:
    assert board.absolute(board.relative(0, 27), 0) == NOWHERE
    assert board.absolute(board.relative(27, 0), 27) == NOWHERE


# -- constraints of a good floor (K1 to K19)


class OneFloor:
    """The first floor of a station, looked at alone."""

    def __init__(self, sheet: int) -> None:
        self.made = board.station(sheet, 0, (sheet + 1) % len(POOL), 0)
        self.cells = [cell for cell in self.made.cells if cell < FLOOR]
        self.rooms = self.made.slots[:4]
        self.corridors = [cell for cell in self.cells if cell not in self.rooms]
        self.away = {cell: self.walk(cell) for cell in self.cells}

    def near(self, cell: int) -> list[int]:
        return [other for other in self.made.exits[cell * 5 : cell * 5 + 4] if other != NOWHERE]

    def walk(self, start: int, without: int = NOWHERE) -> dict[int, int]:
        found, line = {start: 0}, [start]
        for cell in line:
            for other in self.near(cell):
                if other not in found and other != without:
                    found[other] = found[cell] + 1
                    line.append(other)
        return found

    def ray(self, cell: int, side: int) -> int:
        length = 0
        while self.made.exits[cell * 5 + side] != NOWHERE:
            cell = self.made.exits[cell * 5 + side]
            length += 1
        return length

    def cut(self, cell: int) -> int:
        """How many sectors are cut off, on the smaller side, when one is taken away."""
        rest = [other for other in self.cells if other != cell]
        there = len(self.walk(rest[0], without=cell))
        return min(there, len(rest) - there)


@pytest.mark.parametrize("sheet", SHEETS, ids=[sheet.slug for sheet in POOL])
def test_every_floor_keeps_the_constraints_of_a_good_floor(sheet: int) -> None:
    floor = OneFloor(sheet)
    away, cells, rooms = floor.away, floor.cells, floor.rooms
    for row in POOL[sheet].rows:
        assert len(row) == 7
    assert len(away[cells[0]]) == len(cells), "K1: connected without stairs"
    assert {3, 24} <= set(floor.corridors), "K2: stairs in corridors"
    assert away[3][24] >= 4, "K3: two really different ways"
    assert 20 <= len(cells) <= 23, "K4"
    assert NOWHERE not in rooms and len(set(rooms)) == 4, "K5"
    doors = [len(floor.near(room)) for room in rooms]
    assert all(1 <= n <= 3 for n in doors) and sum(n >= 2 for n in doors) >= 2, "K6"
    assert sum(len(floor.near(cell)) for cell in cells) // 2 - len(cells) + 1 >= 2, "K7: loops"
    assert all(2 <= len(floor.near(cell)) <= 3 for cell in floor.corridors), "K8: no dead end, no crossing"
    assert min(sum(n >= 5 for n in away[cell].values()) for cell in cells) >= 2, "K9: a Worm can always appear"
    assert min(sum(3 <= n <= 4 for n in away[cell].values()) for cell in cells) >= 3, "K10"
    assert max(floor.ray(cell, side) + 1 for cell in cells for side in (1, 2)) <= 5, "K11: sight stays short"
    assert min(away[a][b] for a, b in combinations(rooms, 2)) >= 3, "K12"
    assert min(away[stair][room] for stair in (3, 24) for room in rooms) >= 2, "K13"
    boxes = floor.made.sites[:4]
    assert len(set(boxes)) == 4 and not set(boxes) & {3, 24} and set(boxes) <= set(floor.corridors), "K14"
    assert min(away[a][b] for a, b in combinations(boxes, 2)) >= 3, "K14: boxes apart"
    assert all(max(floor.ray(box, side) for side in range(4)) >= 2 for box in boxes), "K14: light is worth it"
    assert max(floor.cut(cell) for cell in floor.corridors) <= 4, "K15: no bottleneck"
    assert len(floor.made.starts) >= 6, "K16"


def test_every_two_floors_keep_the_constraints_of_a_station() -> None:
    for first, second in PAIRS:
        for turn in range(2):
            made = board.station(first, 0, second, turn)
            table = made.distances(0)
            assert len(made.cells) <= 55, "K19: light tokens"
            assert max(table[a * CELLS + b] for a in made.cells for b in made.cells) <= 20, "K18: playable length"
            other = board.station(second, turn, first, 0)
            starts = made.starts + [cell + FLOOR for cell in other.starts]
            for rooms in combinations(made.slots, 2):
                legal = [
                    start for start in starts if 3 <= min(table[start * CELLS + room] for room in rooms) <= 6
                ]  # fmt: skip
                assert len(legal) >= 4, "K17: the rule of the start can always be met"
