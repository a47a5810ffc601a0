"""A course is a click: what the view says that can be reached, can be, and nothing else can."""

from __future__ import annotations

import random

import pytest
from voyage import asked, at_the_helm, chart_tile, put, under_way

from undertow.games.everrain import moves as m
from undertow.games.everrain import ship as s
from undertow.games.everrain.board import BOW_ZONE, HELM, WHOLE
from undertow.games.everrain.game import EVERRAIN
from undertow.games.everrain.state import Table

STEERING = {m.LEFT, m.RIGHT, m.AHEAD, *range(m.FACE, m.FACE + 6)}


def somewhere(seed: int) -> Table:
    """A captain before an order or at the helm, in the midst of a game."""
    luck = random.Random(seed)
    table = EVERRAIN.new(seats=1 + seed % 4, seed=seed, options={"length": "long"})
    assert isinstance(table, Table)
    for _ in range(40 + luck.randrange(120)):
        table.play(luck.choice(table.moves))
    while asked(table) not in ("turn", "steer") or (asked(table) == "turn" and m.NAVIGATE not in table.moves):
        table.play(luck.choice(table.moves))
    ship = table.ships[table.deciding]
    ship[s.POSTS] = WHOLE  # so that no storm sinks it on the way
    table.explored += table.chart.altars  # and no enemy comes aboard in between
    for place in s.crew(ship):
        ship[place + s.SPOT] = luck.choice((BOW_ZONE, HELM))
        ship[place + s.WOUNDS] = ship[place + s.STRESS] = 0
    if asked(table) == "steer":
        ship[s.POINTS] = 1 + luck.randrange(4)
        ship[s.SMOOTH] = luck.randrange(2)
    table.ask_again()
    return table


def brute_force(table: Table) -> dict[tuple[int, int], int]:
    """Every position that can be reached by trying all moves, with its cost."""
    seat = table.deciding
    start = table.clone()
    if asked(table) == "turn":
        start.play(m.NAVIGATE)
    assert isinstance(start, Table)
    points = start.ships[seat][s.POINTS]
    found: dict[tuple[int, int], int] = {}
    waiting, tried = [(start, points)], set()
    while waiting:
        state, left = waiting.pop()
        ship = state.ships[seat]
        position = (ship[s.HEX], ship[s.HEADING])
        done = asked(state) != "steer" or state.deciding != seat
        if not state.is_taken(seat, ship[s.HEX]):
            found[position] = min(found.get(position, 99), points - left)
        if done or (*position, left, ship[s.SMOOTH], ship[s.FACED], ship[s.FREE_TURN]) in tried:
            continue
        tried.add((*position, left, ship[s.SMOOTH], ship[s.FACED], ship[s.FREE_TURN]))
        for move in state.moves:
            if move in STEERING:
                other = state.clone()
                assert isinstance(other, Table)
                before, cost = other.ships[seat][s.POINTS], 0
                if move < m.FACE or move >= m.FACE + 6:
                    cost = 2 if other.is_rough(ship[s.HEX]) and not ship[s.SMOOTH] else 1
                if move in (m.LEFT, m.RIGHT) and ship[s.FREE_TURN]:
                    cost = 0
                other.play(move)
                assert before == left
                waiting.append((other, left - cost))
    return found


@pytest.mark.parametrize("seed", range(40))
def test_travel_9_every_course_in_the_view_can_be_sailed_and_costs_what_it_says(seed: int):
    table = somewhere(seed)
    seat = table.deciding
    for course in table.view(None)["reach"]:
        other = table.clone()
        assert isinstance(other, Table)
        for move in course["moves"]:
            if move in other.moves:
                other.play(move)
            else:  # it was the only answer left, and so was not asked
                assert asked(other) != "steer" or other.deciding != seat
        assert (other.ships[seat][s.HEX], other.ships[seat][s.HEADING]) == (course["hex"], course["heading"])
        if asked(other) == "steer" and asked(table) == "steer":
            assert table.ships[seat][s.POINTS] - other.ships[seat][s.POINTS] == course["cost"]


@pytest.mark.parametrize("seed", range(40))
def test_travel_9_nothing_else_can_be_reached_and_nothing_for_less(seed: int):
    table = somewhere(seed)
    ship = table.ships[table.deciding]
    if any(other[s.HEX] == ship[s.HEX] for other in table.ships if other is not ship) and not table.in_port(
        table.deciding
    ):
        pytest.skip("between two questions that are not asked nothing can be tried")
    found = brute_force(table)
    here = (ship[s.HEX], ship[s.HEADING])
    reach = {(course["hex"], course["heading"]): course["cost"] for course in table.view(None)["reach"]}
    assert len(reach) == len(table.view(None)["reach"])
    assert reach.keys() | {here} == found.keys() | {here}
    if table.seats == 1:  # with others, a point may be spent without a question
        assert reach | {here: 0} == found | {here: 0}


def test_travel_7_rough_sea_shortens_every_course():
    table = at_the_helm(3)
    first = chart_tile(table, "ii-3", (1, 0, 0))
    table.ships[0][s.HEX], table.ships[0][s.HEADING] = first, 0
    table.ask_again()
    assert {course["cost"] for course in table.view(None)["reach"]} == {2}


def test_before_an_order_the_course_begins_with_it_and_without_one_there_is_none():
    table = under_way()
    put(table, 0, HELM)
    table.ask_again()
    assert {course["moves"][0] for course in table.view(None)["reach"]} == {m.NAVIGATE}
    table.ships[0][s.FRESH + 1] = 0
    table.ask_again()
    assert table.view(None)["reach"] == []


def test_weatherwise_the_single_price_is_used_up_by_the_first_thing_on_rough_sea():
    table = at_the_helm(3)
    first = chart_tile(table, "ii-3", (1, 0, 0))
    table.ships[0][s.HEX], table.ships[0][s.HEADING], table.ships[0][s.SMOOTH] = first, 0, 1
    table.ask_again()
    found = {(course["hex"], course["heading"]): course["cost"] for course in table.view(None)["reach"]}
    assert found[first, 1] == found[first, 5] == found[first + 1, 0] == 1
    assert found[first, 2] == found[first, 4] == found[first + 1, 1] == found[first + 2, 0] == 3
    assert brute_force(table).items() >= found.items()
