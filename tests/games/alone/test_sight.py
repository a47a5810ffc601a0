"""Lines, sight, light that reveals, noise, tidying, tiles: the worked examples of the book on small situations."""

from hypothesis import given
from hypothesis import strategies as st
from test_board import stations

from undertow.games.alone import board, sight
from undertow.games.alone.board import (
    CELLS,
    EAST,
    FAR,
    FIRST_FLOOR,
    FLOOR,
    NORTH,
    NOWHERE,
    ROOM,
    SOUTH,
    STAIRS,
    SUPPLY,
    TEE,
    WEST,
    Station,
    cell_named,
    cells_of,
    mask_of,
)

COMB, LATTICE, HORSESHOE = 2, 4, 5
OTHER_FLOOR = 1 << sight.OTHER_FLOOR


def at(name: str, floor: int = 0) -> int:
    return cell_named(name, floor, 0)


def mask(*names: str) -> int:
    return mask_of([at(name) for name in names])


def all_of(made: Station) -> int:
    return made.sectors


# -- lines


def test_explore_2_a_bend_ends_the_line() -> None:
    """T13: the next sector to the north is a bend, so one sector is revealed."""
    made = board.station(HORSESHOE, 0, COMB, 0)
    assert sight.line(made, at("A2"), NORTH, 0) == [at("A1")]
    assert sight.line(made, at("A1"), EAST, 0) == [at("B1"), at("C1")]
    assert sight.line(made, at("A1"), EAST, 0, most=7) == [at("B1"), at("C1"), at("D1")]
    assert sight.line(made, at("A1"), NORTH, 0) == []


def test_interact_1_a_box_lights_as_far_as_the_line_runs() -> None:
    """T4: one more sector to the west, two to the east."""
    made = board.station(HORSESHOE, 0, COMB, 0)
    box = at("B1")
    assert box in made.sites
    assert sight.line(made, box, WEST, 0) == [at("A1")]
    assert sight.line(made, box, EAST, 0) == [at("C1"), at("D1")]
    lit = mask("B1", "A1") | mask("C1", "D1")
    assert sight.forced(made, box, mask("B1"), lit) == [at("C1"), at("D1"), at("A1")]


def test_explore_2_a_free_door_does_not_end_the_line_and_a_blocked_one_does() -> None:
    made = board.station(HORSESHOE, 0, COMB, 0)
    hero = at("C3")
    assert sight.line(made, hero, WEST, 0) == [at("B3"), at("A3")]
    far = 1 << made.doors[at("B3") * 4 + WEST]
    near = 1 << made.doors[hero * 4 + WEST]
    assert sight.line(made, hero, WEST, far) == [at("B3")]
    assert sight.line(made, hero, WEST, near) == []


def test_explore_3_along_stairs_only_the_other_end_is_explored() -> None:
    made = board.station(HORSESHOE, 0, COMB, 0)
    assert sight.line(made, at("D1"), STAIRS, 0, most=7) == [at("D1", 1)]
    assert sight.line(made, at("C1"), STAIRS, 0) == []


# -- sight and light


def test_sight_4_light_reveals_up_to_the_first_door_that_is_not_his() -> None:
    """T1: the lit corridor to the east is revealed, the lit room behind its door is not."""
    made = board.station(COMB, 0, HORSESHOE, 0)
    lit = mask("C3", "D3")
    assert sight.forced(made, at("B3"), mask("B3", "B4"), lit) == [at("C3")]
    assert sight.forced(made, at("C3"), mask("B3", "C3"), lit) == [at("D3")]


def test_sight_5_a_room_is_revealed_and_the_bend_behind_it_only_from_within() -> None:
    """T3: light goes through the room into a bend; both are lit, the bend is hidden until the Hero is in the room."""
    made = board.station(HORSESHOE, 0, COMB, 0)
    hero = at("C3")
    room, bend = sight.line(made, hero, WEST, 0)
    assert made.shape[room] == ROOM and made.shape[bend] == board.BEND
    lit = mask_of([hero, room, bend])
    assert sight.forced(made, hero, 1 << hero, lit) == [room]
    assert sight.forced(made, room, mask_of([hero, room]), lit) == [bend]


def test_sight_5_a_hidden_dark_sector_ends_it_and_a_revealed_dark_one_does_not() -> None:
    made = board.station(HORSESHOE, 0, COMB, 0)
    hero, lit = at("A1"), mask("C1", "D1")
    assert sight.forced(made, hero, mask("A1"), lit) == []
    assert sight.forced(made, hero, mask("A1", "B1"), lit) == [at("C1"), at("D1")]
    assert sight.forced(made, hero, mask("A1", "B1", "C1"), lit) == [at("D1")]


def test_sight_1_it_runs_through_revealed_sectors_only() -> None:
    made = board.station(HORSESHOE, 0, COMB, 0)
    assert sight.in_sight(made, at("A1"), mask("A1", "B1", "D1", "A2")) == mask("A1", "B1", "A2")
    assert sight.in_sight(made, at("A1"), mask("A1", "B1", "C1", "D1")) == mask("A1", "B1", "C1", "D1")
    assert sight.in_sight(made, at("D2"), mask("D2", "D1", "D3", "C3")) == mask("D2", "D1", "D3")


def test_sight_2_over_stairs_one_sector_is_seen() -> None:
    made = board.station(HORSESHOE, 0, COMB, 0)
    seen = sight.in_sight(made, at("D1"), all_of(made))
    assert seen & ~FIRST_FLOOR == 1 << at("D1", 1)
    assert sight.forced(made, at("D1"), mask("D1"), all_of(made))[-1] == at("D1", 1)


def test_sight_4_his_own_door_stands_open_for_sight_though_it_is_blocked() -> None:
    made = board.station(HORSESHOE, 0, COMB, 0)
    everything = all_of(made)
    hero = at("C3")
    assert sight.in_sight(made, hero, everything) & mask("B3", "A3") == mask("B3")
    assert sight.in_sight(made, at("B3"), everything) & mask("A3", "C3", "D3") == mask("A3", "C3", "D3")
    kept = sight.kept_when_tidied(made, hero, everything, mask("B3"), made.every_door)
    assert kept & mask("B3") == mask("B3")  # blocked, so not adjacent; lit and in sight


@given(stations(), st.integers(0, 2**56 - 1), st.integers(0, 2**56 - 1), st.data())
def test_sight_3_his_sector_is_always_in_sight_and_a_hidden_one_never(
    made: Station, revealed: int, lit: int, data: st.DataObject
) -> None:
    hero = data.draw(st.sampled_from(made.cells))
    revealed = revealed & made.sectors | 1 << hero
    lit &= made.sectors
    seen = sight.in_sight(made, hero, revealed)
    assert seen >> hero & 1 and not seen & ~revealed
    new = sight.forced(made, hero, revealed, lit)
    assert len(set(new)) == len(new) and not mask_of(new) & ~lit and not mask_of(new) & revealed
    after = revealed | mask_of(new)
    assert mask_of(new) & ~sight.in_sight(made, hero, after) == 0, "what light reveals is in sight"
    assert sight.forced(made, hero, after, lit) == [], "once is enough"


# -- noise


def test_noise_5_a_blocked_door_stops_noise_and_the_open_way_tells_its_direction() -> None:
    """T11: the door to the east is blocked, so the noise behind it comes from the north."""
    made = board.station(LATTICE, 0, COMB, 0)
    hero, room = at("D3"), at("E3")
    door = 1 << made.doors[hero * 4 + EAST]
    assert sight.noise_sides(made, hero, room, 0) == 1 << EAST
    assert sight.noise_sides(made, hero, room, door) == 1 << NORTH
    assert sight.noise_sides(made, hero, room, made.every_door) == 0


def test_noise_3_several_shortest_ways_leave_evil_the_choice() -> None:
    made = board.station(LATTICE, 0, COMB, 0)
    hero, cell = at("B1"), at("C3")
    assert sight.noise_sides(made, hero, cell, made.every_door) == 1 << SOUTH
    assert sight.noise_sides(made, at("F1"), at("D2"), 0) == 1 << WEST
    doors = made.every_door
    assert sight.noise_sides(made, at("D1"), at("B3"), doors) == 1 << SOUTH | 1 << WEST


def test_noise_4_of_the_other_floor_nothing_but_that_is_told_even_on_the_stairs() -> None:
    made = board.station(LATTICE, 0, COMB, 0)
    assert sight.noise_sides(made, at("D1"), at("D1", 1), 0) == OTHER_FLOOR
    assert sight.noise_sides(made, at("B1"), at("E2", 1), 0) == OTHER_FLOOR


def test_noise_6_in_his_own_sector_no_direction_is_told() -> None:
    made = board.station(LATTICE, 0, COMB, 0)
    assert sight.noise_sides(made, at("D1"), at("D1"), 0) == 0


@given(stations(), st.integers(0, 2**32 - 1), st.data())
def test_noise_2_every_direction_told_begins_a_shortest_way(made: Station, choice: int, data: st.DataObject) -> None:
    hero, cell = data.draw(st.sampled_from(made.cells)), data.draw(st.sampled_from(made.cells))
    blocked = choice & made.every_door
    table = made.distances(blocked)
    sides = sight.noise_sides(made, hero, cell, blocked)
    away = table[hero * CELLS + cell]
    assert (sides == 0) == (hero == cell or away == FAR)
    if sides and hero // FLOOR == cell // FLOOR:
        for side in range(5):
            other = made.step(hero, side, blocked)
            begins = other != NOWHERE and table[other * CELLS + cell] + 1 == away
            assert bool(sides >> side & 1) == begins


# -- tidying and tiles


def test_round_end_6_his_sector_adjacent_ones_and_lit_ones_in_sight_are_kept() -> None:
    made = board.station(HORSESHOE, 0, COMB, 0)
    revealed = mask("A1", "B1", "C1", "D1", "A2", "A3")
    assert sight.kept_when_tidied(made, at("A1"), revealed, 0, 0) == mask("A1", "B1", "A2")
    assert sight.kept_when_tidied(made, at("A1"), revealed, mask("D1"), 0) == mask("A1", "B1", "A2", "D1")
    assert sight.kept_when_tidied(made, at("A1"), mask("A1", "C1"), mask("C1", "B1"), 0) == mask("A1")


def test_stairs_2_of_the_floor_left_behind_only_the_stairs_are_kept() -> None:
    """T6: the floor left is cleared except for the sector with the stairs."""
    revealed = mask("A1", "B1", "C1", "D1") | 1 << at("D1", 1) | 1 << at("E1", 1)
    assert sight.kept_when_leaving(revealed, at("D1")) == mask("D1") | 1 << at("D1", 1) | 1 << at("E1", 1)
    assert sight.kept_when_leaving(revealed, at("D1", 1)) == mask("A1", "B1", "C1", "D1") | 1 << at("D1", 1)


def test_labyrinth_8_a_tile_that_is_wanted_comes_from_the_farthest_sector_of_its_shape() -> None:
    made = board.station(LATTICE, 0, COMB, 0)
    tees = [cell for cell in made.cells if cell < FLOOR and made.shape[cell] == TEE]
    assert len(tees) == 8 and SUPPLY[TEE] == 6
    hero = at("F2")
    table = made.distances(0)
    new = next(cell for cell in tees if cell == at("B3"))
    revealed = mask_of([cell for cell in tees if cell not in (new, at("B2"))]) | 1 << hero
    assert sight.is_short(made, revealed, new)
    given_up = sight.to_hide(made, hero, revealed, 0, 0, new, 0)
    free = [cell for cell in tees if revealed >> cell & 1 and cell not in made.neighbours(hero, 0)]
    farthest = max(table[hero * CELLS + cell] for cell in free)
    assert cells_of(given_up) == [cell for cell in free if table[hero * CELLS + cell] == farthest]
    assert sight.to_hide(made, hero, revealed, 0, 0, new, given_up) not in (0, given_up)
    assert sight.to_hide(made, hero, revealed, 0, 0, new, mask_of(tees)) == 0
    assert sight.to_hide(made, hero, revealed & ~given_up, 0, 0, new, 0) == 0


def test_labyrinth_8_his_neighbours_give_no_tile_though_nobody_can_go_there() -> None:
    made = board.station(LATTICE, 0, COMB, 0)
    hero, blocked = at("E3"), made.every_door
    tees = [cell for cell in made.cells if cell < FLOOR and made.shape[cell] == TEE]
    new = at("B2")
    revealed = mask_of([cell for cell in tees if cell not in (new, at("C1"))]) | 1 << hero
    given_up = sight.to_hide(made, hero, revealed, 0, blocked, new, 0)
    assert given_up and not given_up & mask("D3", "F3")
