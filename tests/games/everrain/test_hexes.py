"""Hexes, slots, arcs and line of sight: what must hold for every hex, by properties."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from undertow.games.everrain import hexes, sight
from undertow.games.everrain.hexes import DIRECTIONS, SIDES, Place

NEAR = st.tuples(st.integers(-5, 5), st.integers(-5, 5))
FAR = st.tuples(st.integers(-40, 40), st.integers(-40, 40))
AROUND = st.frozensets(NEAR, max_size=40)
BROADSIDE = hexes.marked(3, (0, 1), (-1, 1)) + hexes.marked(2, (0, 2), (-1, 2), (-2, 2))


def turned_by(place: Place, times: int) -> Place:
    for _ in range(times):
        place = hexes.turned(place)
    return place


def moved(place: Place, by: Place) -> Place:
    return place[0] + by[0], place[1] + by[1]


# -- directions --------------------------------------------------------------------------------------------------------


def test_guns_11_directions_go_clockwise_from_the_east():
    assert [hexes.turned(one) for one in DIRECTIONS] == [*DIRECTIONS[1:], DIRECTIONS[0]]


@given(FAR)
def test_a_turn_is_of_order_six_and_the_mirror_of_order_two(place: Place):
    assert turned_by(place, 6) == place
    assert place == (0, 0) or all(turned_by(place, times) != place for times in range(1, 6))
    assert hexes.mirrored(hexes.mirrored(place)) == place


def test_guns_11_the_mirror_takes_starboard_to_port_and_leaves_bow_and_stern():
    mirror = [DIRECTIONS.index(hexes.mirrored(one)) for one in DIRECTIONS]
    assert mirror == [0, 5, 4, 3, 2, 1]
    assert {mirror[side] for side in hexes.STARBOARD} == set(hexes.PORTSIDE)
    assert mirror[hexes.BOW] == hexes.BOW and mirror[hexes.STERN] == hexes.STERN


@given(FAR, FAR, FAR)
def test_distances_are_those_of_a_plane(one: Place, two: Place, three: Place):
    assert hexes.distance(one, two) == hexes.distance(two, one) >= 0
    assert (hexes.distance(one, two) == 0) == (one == two)
    assert hexes.distance(one, three) <= hexes.distance(one, two) + hexes.distance(two, three)
    assert hexes.distance(hexes.turned(one), hexes.turned(two)) == hexes.distance(one, two)


@given(FAR, st.integers(0, 5), st.integers(1, 9))
def test_enemy_ships_6_a_ship_heads_straight_for_what_lies_in_a_line(start: Place, direction: int, steps: int):
    goal = start
    for _ in range(steps):
        goal = hexes.step_from(goal, direction)
    assert hexes.heading_to(start, goal) == direction


@given(FAR.filter(lambda place: place != (0, 0)))
def test_enemy_ships_6_headings_turn_with_the_goal(goal: Place):
    assert hexes.heading_to((0, 0), hexes.turned(goal)) == (hexes.heading_to((0, 0), goal) + 1) % SIDES


def test_enemy_ships_6_between_two_headings_the_clockwise_one_is_taken():
    assert [hexes.heading_to((0, 0), turned_by((1, 1), times)) for times in range(6)] == [1, 2, 3, 4, 5, 0]


# -- slots -------------------------------------------------------------------------------------------------------------


def test_chart_6_slots_cover_the_plane_without_gap_or_overlap():
    slots = [(i, j, half) for i in range(-6, 7) for j in range(-6, 7) for half in (hexes.UP, hexes.DOWN)]
    found = Counter(hexes.hex_in(slot, number) for slot in slots for number in range(6))
    assert set(found.values()) == {1}
    assert all((q, r) in found for q in range(-20, 21) for r in range(-15, 16))


@given(st.tuples(st.integers(-9, 9), st.integers(-9, 9), st.integers(0, 1)), st.integers(0, 5))
def test_chart_6_every_hex_knows_its_slot(slot: hexes.Slot, number: int):
    assert hexes.slot_of(hexes.hex_in(slot, number)) == slot


@pytest.mark.parametrize("half", [hexes.UP, hexes.DOWN])
def test_chart_6_a_slot_joins_three_along_a_side_and_three_at_a_corner(half: int):
    contacts = Counter(
        hexes.slot_of(hexes.step_from(hexes.hex_in((0, 0, half), number), direction))
        for number in range(6)
        for direction in range(SIDES)
    )
    del contacts[0, 0, half]
    assert sorted(contacts.values()) == [1, 1, 1, 5, 5, 5]
    assert all(slot[2] != half for slot, n in contacts.items() if n == 5)


@pytest.mark.parametrize("half", [hexes.UP, hexes.DOWN])
def test_chart_6_six_slots_touch_another_one_each_in_its_direction(half: int):
    def middle(slot: hexes.Slot) -> Place:
        places = [hexes.hex_in(slot, number) for number in range(6)]
        return sum(q for q, _ in places), sum(r for _, r in places)

    here = (2, -3, half)
    around = [hexes.slot_beside(here, heading) for heading in range(SIDES)]
    assert [hexes.heading_to(middle(here), middle(slot)) for slot in around] == list(range(SIDES))
    next_to = {
        hexes.slot_of(hexes.step_from(hexes.hex_in(here, number), side)) for number in range(6) for side in range(SIDES)
    }
    assert next_to - {here} == set(around)


def test_chart_6_a_tile_turned_by_thirds_keeps_its_neighbours():
    def next_to_each_other(slot: hexes.Slot, thirds: int) -> set[frozenset[int]]:
        lying = {hexes.hex_in(slot, hexes.after_turns(number, thirds)): number for number in range(6)}
        return {
            frozenset((number, lying[hexes.step_from(place, direction)]))
            for place, number in lying.items()
            for direction in range(SIDES)
            if hexes.step_from(place, direction) in lying
        }

    wanted = next_to_each_other((0, 0, hexes.UP), 0)
    assert len(wanted) == 9
    for half in (hexes.UP, hexes.DOWN):
        assert [next_to_each_other((3, -2, half), thirds) for thirds in range(3)] == [wanted] * 3
    assert [hexes.after_turns(number, 3) for number in range(6)] == list(range(6))


# -- arcs --------------------------------------------------------------------------------------------------------------


def test_guns_3_the_port_broadside_is_the_mirror_of_the_starboard_one():
    starboard, port = hexes.by_heading(BROADSIDE), hexes.by_heading(hexes.mirror_of(BROADSIDE))
    for heading in range(SIDES):
        right, left = [{(q, r) for q, r, _ in arc[heading]} for arc in (starboard, port)]
        assert not right & left and len(right) == len(left) == len(BROADSIDE)
        ahead = (heading + hexes.BOW) % SIDES
        assert {DIRECTIONS[(ahead + side) % SIDES] for side in hexes.STARBOARD} <= right
        assert {DIRECTIONS[(ahead + side) % SIDES] for side in hexes.PORTSIDE} <= left
    assert hexes.mirror_of(hexes.mirror_of(BROADSIDE)) == BROADSIDE


def test_guns_3_a_chaser_fires_ahead_from_the_bow_and_astern_from_the_stern():
    chaser = hexes.marked(2, (1, 0), (2, 0))
    for heading in range(SIDES):
        ahead = hexes.by_heading(chaser)[heading]
        assert ahead[0][:2] == DIRECTIONS[heading]
        assert hexes.by_heading(hexes.astern(chaser))[heading][0][:2] == DIRECTIONS[(heading + 3) % SIDES]


# -- storms ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("size", "ways"), [(2, 3), (3, 2), (4, 3)])
def test_storms_8_a_storm_of_each_size_can_be_turned_in_so_many_ways(size: int, ways: int):
    assert len(hexes.STORMS[size]) == ways
    assert all(len(way) == size and way[0] == (0, 0) for way in hexes.STORMS[size])


# -- sight -------------------------------------------------------------------------------------------------------------


@given(NEAR, NEAR, AROUND)
def test_sight_1_sight_is_mutual(one: Place, two: Place, blocking: frozenset[Place]):
    assert sight.is_clear(one, two, blocking) == sight.is_clear(two, one, blocking)


@given(NEAR, NEAR, AROUND, FAR)
def test_sight_1_it_is_the_same_everywhere_in_every_direction_and_in_a_mirror(
    one: Place, two: Place, blocking: frozenset[Place], by: Place
):
    clear = sight.is_clear(one, two, blocking)
    assert clear == sight.is_clear(moved(one, by), moved(two, by), {moved(place, by) for place in blocking})
    for change in (hexes.turned, hexes.mirrored):
        assert clear == sight.is_clear(change(one), change(two), {change(place) for place in blocking})


@given(NEAR, NEAR, AROUND, NEAR)
def test_sight_2_whatever_else_stands_in_the_way_never_opens_a_line(
    one: Place, two: Place, blocking: frozenset[Place], more: Place
):
    assert sight.is_clear(one, two, blocking) or not sight.is_clear(one, two, blocking | {more})


@given(NEAR, st.integers(0, 5), AROUND)
def test_sight_1_neighbours_always_see_each_other_and_the_ends_never_block(
    one: Place, direction: int, blocking: frozenset[Place]
):
    two = hexes.step_from(one, direction)
    assert sight.is_clear(one, two, blocking | {one, two})


def test_sight_5_at_distance_two_one_hex_lies_between_on_a_line_and_two_off_it():
    for times in range(6):
        straight, off = turned_by((2, 0), times), turned_by((1, 1), times)
        assert sight.crossed(straight) == ((turned_by((1, 0), times),),)
        assert {frozenset(places) for places in sight.crossed(off)} == {
            frozenset((turned_by((1, 0), times), turned_by((0, 1), times)))
        }


def test_sight_5_along_an_edge_both_hexes_must_block():
    assert sight.is_clear((0, 0), (1, 1), {(1, 0)})
    assert sight.is_clear((0, 0), (1, 1), {(0, 1)})
    assert not sight.is_clear((0, 0), (1, 1), {(1, 0), (0, 1)})


@given(FAR.filter(lambda place: hexes.distance((0, 0), place) > 1))
def test_sight_1_a_line_crosses_hexes_one_step_further_each(goal: Place):
    steps = hexes.distance((0, 0), goal)
    for number, places in enumerate(sight.crossed(goal), start=1):
        for place in places:
            assert hexes.distance((0, 0), place) == number == steps - hexes.distance(place, goal)
