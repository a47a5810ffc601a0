"""Tiles in each rotation, and the chart that they make."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from undertow.games.everrain.chart import FIRST, UNCHARTED, Chart, with_tile
from undertow.games.everrain.hexes import DOWN, SIDES, UP, distance, step_from
from undertow.games.everrain.tiles import KINDS, PORTS, SIGNS, TILES

# As they look on the page of the content; the signs of a tile read from its north-western corner, row by row.
LOOK = {"start": "~P~W~I", "i-5": "~^~~SW", "ii-6": "~I^A^~", "iii-6": "^^~~^S"}


def signs(tile: int, rotation: int) -> str:
    return "".join(SIGNS[kind] for kind in TILES[tile].kinds[rotation])


def random_chart(luck: random.Random, tiles: int) -> Chart:
    """Tiles laid at random where the chart has an edge."""
    laid: tuple[int, ...] = FIRST
    for tile in luck.sample(range(1, len(TILES)), tiles):
        chart = Chart(laid)
        edges = [at for at, there in enumerate(chart.next) if there == UNCHARTED]
        hexagon, direction = divmod(luck.choice(edges), SIDES)
        laid = with_tile(laid, tile, chart.slot_ahead(hexagon, direction), luck.randrange(3))
    return Chart(laid)


def test_chart_6_there_are_eight_tiles_for_each_of_three_acts_and_the_start_tile():
    assert Counter(tile.act for tile in TILES) == {0: 1, 1: 8, 2: 8, 3: 8}
    assert len({tile.slug for tile in TILES}) == len(TILES)


@pytest.mark.parametrize(
    ("act", "counts", "bonus"),
    [
        (0, {"port": 1, "island": 1, "wreck": 1, "calm": 3}, 0),
        (1, {"port": 2, "island": 5, "altar": 1, "wreck": 2, "start": 2, "rough": 8, "calm": 28}, 4),
        (2, {"port": 2, "island": 5, "altar": 2, "wreck": 2, "start": 2, "rough": 15, "calm": 20}, 4),
        (3, {"port": 1, "island": 4, "altar": 2, "wreck": 3, "start": 2, "rough": 19, "calm": 17}, 8),
    ],
)
def test_chart_1_each_act_has_its_share_of_hexes_and_bonuses(act: int, counts: dict[str, int], bonus: int):
    found = Counter(KINDS[kind] for tile in TILES if tile.act == act for kind in tile.kinds[0])
    assert found == counts
    assert sum(tile.bonus for tile in TILES if tile.act == act) == bonus


def test_every_port_lies_on_one_tile_and_no_tile_of_a_port_has_a_bonus():
    assert sorted(tile.port for tile in TILES if tile.port >= 0) == list(range(len(PORTS)))
    for tile in TILES:
        assert ("port" in [KINDS[kind] for kind in tile.kinds[0]]) == (tile.port >= 0)
        assert tile.port < 0 or tile.bonus == 0


@pytest.mark.parametrize("tile", range(len(TILES)), ids=[tile.slug for tile in TILES])
def test_chart_6_a_third_of_a_turn_takes_each_corner_to_the_next(tile: int):
    a, b, c, d, e, f = signs(tile, 0)
    assert signs(tile, 1) == f + d + a + e + b + c
    assert signs(tile, 2) == c + e + f + b + d + a
    assert LOOK.get(TILES[tile].slug, signs(tile, 0)) == signs(tile, 0)


@pytest.mark.parametrize("tile", range(1, len(TILES)), ids=[tile.slug for tile in TILES[1:]])
@pytest.mark.parametrize("rotation", range(3))
@pytest.mark.parametrize("half", [UP, DOWN])
def test_chart_6_every_tile_lies_whole_in_its_slot_in_each_rotation(tile: int, rotation: int, half: int):
    slot = (-1, 0, DOWN) if half == DOWN else (1, 0, UP)
    chart = Chart(with_tile(FIRST, tile, slot, rotation))
    assert len(chart.place) == 12 and len(set(chart.place)) == 12
    assert Counter(chart.kind[6:]) == Counter(TILES[tile].kinds[0])
    turned_port = [number for number in range(6, 12) if KINDS[chart.kind[number]] == "port"]
    assert ([chart.ports[TILES[tile].port]] if TILES[tile].port >= 0 else []) == turned_port


@pytest.mark.parametrize("seed", range(20))
def test_chart_6_on_every_chart_neighbours_are_mutual_and_all_can_be_reached(seed: int):
    chart = random_chart(random.Random(seed), 4 + seed)
    for number in range(len(chart.place)):
        for direction in range(SIDES):
            there = chart.next[number * SIDES + direction]
            if there == UNCHARTED:
                assert chart.slot_ahead(number, direction) not in chart.slots
            else:
                assert chart.next[there * SIDES + (direction + 3) % SIDES] == number
                assert chart.place[there] == step_from(chart.place[number], direction)
                assert distance(chart.place[there], chart.place[number]) == chart.apart(there, number) == 1
    reached, todo = {0}, [0]
    while todo:
        at = todo.pop()
        for there in chart.next[at * SIDES : at * SIDES + SIDES]:
            if there != UNCHARTED and there not in reached:
                reached.add(there)
                todo.append(there)
    assert len(reached) == len(chart.place)


def test_numbers_of_hexes_outlive_new_tiles():
    luck = random.Random(1)
    chart = random_chart(luck, 12)
    before = Chart(chart.laid[:-5])
    assert chart.place[:-6] == before.place and chart.kind[:-6] == before.kind


def test_no_slot_is_filled_twice():
    with pytest.raises(AssertionError):
        Chart(with_tile(FIRST, 3, (0, 0, UP), 0))
