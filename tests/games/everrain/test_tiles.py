"""Every tile as it is drawn, in each rotation and in either half of a parallelogram."""

from __future__ import annotations

from voyage import under_way

from undertow.games.everrain import ship as s
from undertow.games.everrain.chart import FIRST, Chart, with_tile
from undertow.games.everrain.procedures.travel import take_the_bonus
from undertow.games.everrain.tiles import KINDS, PORTS, TILES

SLUGS = [tile.slug for tile in TILES]
PLACES = {"a": (0, 0), "b": (1, 0), "c": (2, 0), "d": (0, 1), "e": (1, 1), "f": (0, 2)}
TURN = {"a": "c", "c": "f", "f": "a", "b": "e", "e": "d", "d": "b"}  # by a third
SLOT = (3, 2)  # far from the start tile


def lies(slug: str, act: int, bonus: int, drawn: str) -> None:
    """A tile lies as it is drawn, row by row: in each rotation; turned by half in a slot that points down."""
    tile = SLUGS.index(slug)
    whats = drawn.replace("/", "").split()
    for half in (0, 1):
        for rotation in range(3):
            chart = Chart(with_tile(FIRST, tile, (*SLOT, half), rotation))
            for letter, what in zip("abcdef", whats, strict=True):
                for _ in range(rotation):
                    letter = TURN[letter]
                q, r = PLACES[letter]
                place = (4 * SLOT[0] + 3 - q, 3 * SLOT[1] + 2 - r) if half else (4 * SLOT[0] + q, 3 * SLOT[1] + r)
                kind, _, port = what.partition(":")
                assert KINDS[chart.kind[chart.number[place]]] == kind, (rotation, letter)
                if port:
                    assert chart.port_of[chart.number[place]] == PORTS.index(port)
    backs(tile, act, bonus)


def backs(tile: int, act: int, bonus: int) -> None:
    """The back of a tile: when it may be laid, and the clues it brings. rule: chart.2, chart.3"""
    table = under_way()
    table.laid = with_tile(table.laid, tile, (*SLOT, 0), 0)
    take_the_bonus(table, 0)
    assert table.ships[0][s.CLUES] == bonus
    if act:
        table.ahead = [tile]
        for table.act in (1, 2, 3):
            assert table.may_lay() == (act <= table.act)


def test_tile_start_lies_as_it_is_drawn_in_each_rotation():
    lies("start", 0, 0, "calm port:lanthorn calm / wreck calm / island")


def test_tile_i_1_lies_as_it_is_drawn_in_each_rotation():
    lies("i-1", 1, 0, "calm calm calm / calm island / calm")


def test_tile_i_2_lies_as_it_is_drawn_in_each_rotation():
    lies("i-2", 1, 0, "port:skarn calm rough / calm calm / calm")


def test_tile_i_3_lies_as_it_is_drawn_in_each_rotation():
    lies("i-3", 1, 0, "calm calm calm / port:pellam calm / rough")


def test_tile_i_4_lies_as_it_is_drawn_in_each_rotation():
    lies("i-4", 1, 0, "island calm calm / rough calm / island")


def test_tile_i_5_lies_as_it_is_drawn_in_each_rotation():
    lies("i-5", 1, 1, "calm rough calm / calm start / wreck")


def test_tile_i_6_lies_as_it_is_drawn_in_each_rotation():
    lies("i-6", 1, 1, "rough calm calm / calm rough / island")


def test_tile_i_7_lies_as_it_is_drawn_in_each_rotation():
    lies("i-7", 1, 1, "calm calm wreck / start calm / island")


def test_tile_i_8_lies_as_it_is_drawn_in_each_rotation():
    lies("i-8", 1, 1, "calm rough altar / calm calm / rough")


def test_tile_ii_1_lies_as_it_is_drawn_in_each_rotation():
    lies("ii-1", 2, 0, "rough calm calm / calm port:vesk / rough")


def test_tile_ii_2_lies_as_it_is_drawn_in_each_rotation():
    lies("ii-2", 2, 0, "calm port:ombrey calm / rough calm / rough")


def test_tile_ii_3_lies_as_it_is_drawn_in_each_rotation():
    lies("ii-3", 2, 1, "rough rough calm / calm island / calm")


def test_tile_ii_4_lies_as_it_is_drawn_in_each_rotation():
    lies("ii-4", 2, 1, "calm rough calm / start calm / wreck")


def test_tile_ii_5_lies_as_it_is_drawn_in_each_rotation():
    lies("ii-5", 2, 1, "altar calm rough / calm calm / island")


def test_tile_ii_6_lies_as_it_is_drawn_in_each_rotation():
    lies("ii-6", 2, 0, "calm island rough / altar rough / calm")


def test_tile_ii_7_lies_as_it_is_drawn_in_each_rotation():
    lies("ii-7", 2, 1, "rough calm rough / rough island / wreck")


def test_tile_ii_8_lies_as_it_is_drawn_in_each_rotation():
    lies("ii-8", 2, 0, "island calm calm / rough start / rough")


def test_tile_iii_1_lies_as_it_is_drawn_in_each_rotation():
    lies("iii-1", 3, 0, "rough calm rough / port:morva calm / rough")


def test_tile_iii_2_lies_as_it_is_drawn_in_each_rotation():
    lies("iii-2", 3, 2, "rough rough calm / altar calm / wreck")


def test_tile_iii_3_lies_as_it_is_drawn_in_each_rotation():
    lies("iii-3", 3, 2, "rough calm rough / rough island / calm")


def test_tile_iii_4_lies_as_it_is_drawn_in_each_rotation():
    lies("iii-4", 3, 2, "calm rough rough / start rough / calm")


def test_tile_iii_5_lies_as_it_is_drawn_in_each_rotation():
    lies("iii-5", 3, 0, "wreck calm rough / calm island / rough")


def test_tile_iii_6_lies_as_it_is_drawn_in_each_rotation():
    lies("iii-6", 3, 2, "rough rough calm / calm rough / start")


def test_tile_iii_7_lies_as_it_is_drawn_in_each_rotation():
    lies("iii-7", 3, 0, "calm altar rough / rough calm / island")


def test_tile_iii_8_lies_as_it_is_drawn_in_each_rotation():
    lies("iii-8", 3, 0, "calm island calm / calm wreck / rough")
