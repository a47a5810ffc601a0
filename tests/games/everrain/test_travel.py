"""Travel points, rough sea, new tiles: travel, chart."""

from __future__ import annotations

import pytest
from voyage import asked, at_the_helm, chart_tile, events, give_trait, put, sail_to, sign_on, under_way, why

from undertow.games.everrain import moves as m
from undertow.games.everrain import ship as s
from undertow.games.everrain.board import BELOW, BOW_ZONE, HELM, NEST, NOWHERE
from undertow.games.everrain.hexes import UP
from undertow.games.everrain.state import Table
from undertow.games.everrain.tiles import ROUGH, TILES


def points(table: Table) -> int:
    """What a navigation order gives."""
    table.ask_again()
    table.play(m.NAVIGATE)
    return events(table, "points_gained")[-1]["n"]


def on_rough_sea(n: int, **options: bool) -> Table:
    """A ship on the rough sea of The Combs, heading east, with so many points."""
    table = at_the_helm(n, **options)
    first = chart_tile(table, "ii-3", (1, 0, UP))
    table.ships[0][s.HEX], table.ships[0][s.HEADING] = first, 0
    assert table.chart.kind[first] == table.chart.kind[first + 1] == ROUGH
    table.ask_again()
    return table


def test_travel_1_an_order_gives_a_point_and_one_for_each_manned_navigation_post():
    table = under_way()
    assert points(table) == 1
    for spots, wanted in (((HELM, BELOW), 2), ((HELM, BOW_ZONE), 3), ((NEST, BELOW), 1), ((HELM, HELM), 2)):
        table = under_way()
        put(table, 0, spots[0]), put(table, 1, spots[1])
        assert points(table) == wanted


def test_zones_5_a_destroyed_post_gives_nothing():
    table = under_way()
    put(table, 0, HELM)
    table.ships[0][s.POSTS] &= ~(1 << HELM)
    assert points(table) == 1


def test_yusra_at_a_navigation_post_gives_two_points():
    table = under_way()
    put(table, 0, HELM)
    sign_on(table, "yusra", spot=HELM)  # of two there the better one counts. rule: rulings.25
    assert points(table) == 3


def test_travel_2_points_that_are_not_used_are_lost():
    table = at_the_helm(3)
    table.play(m.STOP)
    assert table.ships[0][s.POINTS] == 0 and asked(table) == "turn"


def test_travel_3_a_point_turns_the_ship_by_one_side():
    table = at_the_helm(3)
    sail_to(table, 0, 0, 0)
    table.ask_again()
    table.play(m.RIGHT)
    assert table.ships[0][s.HEADING] == 1 and table.ships[0][s.POINTS] == 2
    table.play(m.LEFT), table.play(m.LEFT)
    assert table.ships[0][s.HEADING] == 5 and asked(table) == "turn"


def test_travel_4_a_point_moves_the_ship_ahead_as_far_as_the_chart_goes():
    table = at_the_helm(3)
    sail_to(table, 0, 1, 0)
    table.ask_again()
    table.play(m.AHEAD)
    assert table.chart.place[table.ships[0][s.HEX]] == (1, 1) and table.ships[0][s.POINTS] == 2
    sail_to(table, 0, 0, 3)
    table.ask_again()
    assert why(table, m.AHEAD) == ["travel.4"]


def test_travel_7_on_rough_sea_everything_costs_double():
    table = on_rough_sea(5)
    table.play(m.RIGHT)
    assert table.ships[0][s.POINTS] == 3
    table.play(m.LEFT)
    assert asked(table) == "turn"  # one point is left, which buys nothing here
    table = on_rough_sea(5)
    put(table, 0, NEST)
    table.ships[0][s.HEADING] = 4
    table.ask_again()
    table.play(m.LAY)
    assert table.ships[0][s.POINTS] == 3


def test_travel_7_what_counts_is_the_hex_that_is_left():
    table = on_rough_sea(4)
    table.play(m.AHEAD)
    assert table.ships[0][s.POINTS] == 2
    table = at_the_helm(1)
    first = chart_tile(table, "ii-3", (1, 0, UP))  # rough, rough, calm; calm, island; calm
    table.ships[0][s.HEX], table.ships[0][s.HEADING] = first + 2, 3
    table.ask_again()
    table.play(m.AHEAD)
    assert table.ships[0][s.HEX] == first + 1 and asked(table) == "turn"


def test_weatherwise_the_first_thing_on_rough_sea_costs_the_single_price():
    table = under_way()
    first = chart_tile(table, "ii-3", (1, 0, UP))
    table.ships[0][s.HEX] = first
    put(table, 0, HELM), put(table, 1, BOW_ZONE)
    give_trait(table, 0, "weatherwise")
    assert points(table) == 3
    table.play(m.RIGHT)
    assert table.ships[0][s.POINTS] == 2
    table.play(m.LEFT)
    assert table.ships[0][s.POINTS] == 0


def test_landlubber_gives_no_point_where_the_sea_is_rough():
    table = under_way()
    put(table, 0, HELM)
    give_trait(table, 0, "landlubber")
    assert points(table) == 2
    table = under_way()
    table.ships[0][s.HEX] = chart_tile(table, "ii-3", (1, 0, UP))
    put(table, 0, HELM)
    give_trait(table, 0, "landlubber")
    assert points(table) == 1


def test_travel_8_in_port_the_facing_is_free_and_again_only_after_a_point():
    table = at_the_helm(2)
    assert sum(m.FACE <= move < m.FACE + 6 for move in table.moves) == 5
    table.play(m.FACE + 3)
    assert table.ships[0][s.HEADING] == 3 and table.ships[0][s.POINTS] == 2
    assert not [move for move in table.moves if m.FACE <= move < m.FACE + 6]
    table.play(m.LEFT)
    assert [move for move in table.moves if m.FACE <= move < m.FACE + 6]


def test_travel_8_at_sea_it_is_not():
    table = at_the_helm(2)
    sail_to(table, 0, 0)
    table.ask_again()
    assert why(table, m.FACE + 3) == ["travel.1"]


def test_travel_10_a_ship_may_sail_through_another_but_not_stop_there():
    table = at_the_helm(1, seats=2)
    sail_to(table, 0, 1, 0, seat=0), sail_to(table, 1, 1, seat=1)
    table.ask_again()
    assert why(table, m.AHEAD) == ["travel.10"]
    table = at_the_helm(2, seats=2)
    sail_to(table, 0, 1, 0, seat=0), sail_to(table, 1, 1, seat=1)
    table.ask_again()
    table.play(m.AHEAD)  # with one point left there is but one way off the hex: it is not asked
    assert table.chart.place[table.ships[0][s.HEX]] == (2, 1) and asked(table) == "turn"
    table = at_the_helm(3, seats=2)
    sail_to(table, 0, 1, 0, seat=0), sail_to(table, 1, 1, seat=1)
    table.ask_again()
    table.play(m.AHEAD)
    assert asked(table) == "steer" and why(table, m.STOP) == ["travel.10"]


def test_travel_10_a_port_can_be_shared():
    table = at_the_helm(2, seats=2)
    sail_to(table, 0, 0, 0, seat=0)
    table.ships[0][s.VISITED] = 0
    table.ask_again()
    table.play(m.AHEAD)
    assert asked(table) == "port" and table.ships[0][s.HEX] == table.ships[1][s.HEX]


def test_travel_11_land_is_entered_like_any_other_hex():
    table = at_the_helm(2)
    sail_to(table, 0, 1, 1)
    table.ask_again()
    table.play(m.AHEAD)
    assert table.chart.place[table.ships[0][s.HEX]] == (0, 2) and table.ships[0][s.POINTS] == 1


# -- new tiles ---------------------------------------------------------------------------------------------------------


def before_an_edge(n: int = 3) -> Table:
    """A ship that looks over the edge of the chart, with somebody in the crow's nest."""
    table = at_the_helm(n)
    number, side = next(
        (at // 6, at % 6) for at, there in enumerate(table.chart.next) if there == NOWHERE and at // 6 == 0
    )
    table.ships[0][s.HEX], table.ships[0][s.HEADING] = number, side
    put(table, 0, NEST)
    table.ask_again()
    return table


def test_travel_5_a_point_lays_a_tile_ahead():
    table = before_an_edge()
    ship = table.ships[0]
    slot = table.chart.slot_ahead(ship[s.HEX], ship[s.HEADING])
    table.play(m.LAY)
    assert asked(table) == "rotate" and ship[s.POINTS] == 2
    table.play(m.ROTATE + 2)
    assert table.laid[-4:] == (*slot, 2) and slot in table.chart.slots
    assert asked(table) == "steer" and m.AHEAD in table.moves  # points may be mixed. rule: travel.9


def test_travel_6_without_somebody_in_the_crows_nest_none_is_laid():
    table = before_an_edge()
    put(table, 0, HELM)
    table.ask_again()
    assert why(table, m.LAY) == ["travel.6"]


def test_travel_5_nor_where_the_chart_goes_on():
    table = before_an_edge()
    table.ships[0][s.HEADING] = 0
    table.ask_again()
    assert why(table, m.LAY) == ["travel.5"]


def test_chart_2_tiles_of_later_acts_cannot_be_laid():
    table = before_an_edge()
    table.tiles = [tile for tile in table.tiles if TILES[tile].act > 1]
    table.turn_up_back()
    table.ask_again()
    assert why(table, m.LAY) == ["chart.2"]
    table.act = 2
    table.ask_again()
    assert m.LAY in table.moves


def test_chart_2_with_no_tile_left_there_is_nothing_to_lay():
    table = before_an_edge()
    table.tiles, table.back, table.act = [], NOWHERE, 4
    table.ask_again()
    assert why(table, m.LAY) == ["chart.2"]


@pytest.mark.parametrize("bonus", [0, 1, 2])
def test_chart_3_the_clues_on_the_back_are_taken_at_once(bonus: int):
    table = before_an_edge()
    table.act = 3
    tile = next(tile for tile in table.tiles if TILES[tile].bonus == bonus)
    table.tiles.remove(tile)
    table.ahead = [tile]
    table.ships[0][s.CLUES] = 1
    table.play(m.LAY)
    assert table.shown == [tile]
    table.play(m.ROTATE)
    assert table.ships[0][s.CLUES] == 1 + bonus


def test_chart_4_the_tile_is_shown_before_it_is_turned():
    table = before_an_edge()
    table.play(m.LAY)
    assert table.view(None)["shown"] == table.shown and len(table.shown) == 1
    assert events(table, "tile_shown")[-1]["tile"] == table.shown[0]


def test_chart_6_the_back_of_the_next_tile_is_always_visible():
    table = before_an_edge()
    for _ in range(6):
        back = table.view(None)["back"]
        assert back in (0, 1) and table.view(None)["next_act"] == 1
        assert TILES[table.draw_tile()].bonus == back
        table.turn_up_back()


def test_marthe_in_the_nest_sees_two_tiles_and_puts_one_back():
    table = before_an_edge()
    put(table, 0, BELOW)
    sign_on(table, "marthe", spot=NEST)
    table.ask_again()
    table.play(m.LAY)
    assert asked(table) == "which_tile" and len(table.ahead) == 2
    first, second = table.ahead
    assert set(table.moves) == {m.TOP + first, m.TOP + second}
    table.play(m.TOP + second)
    assert table.shown == [second] and table.ahead == [first] and table.back == NOWHERE
    table.play(m.ROTATE)
    assert table.view(None)["back"] == TILES[first].bonus


def test_marthe_sees_one_tile_where_the_act_allows_no_more():
    table = before_an_edge()
    put(table, 0, BELOW)
    sign_on(table, "marthe", spot=NEST)
    last = table.tiles[0]
    table.tiles = [last, *[tile for tile in table.tiles if TILES[tile].act > 1]]
    table.turn_up_back()
    table.ask_again()
    table.play(m.LAY)
    assert asked(table) == "rotate" and table.shown == [last]
