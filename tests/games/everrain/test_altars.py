"""Altars: whoever comes onto the tile meets an enemy; on its hex an altar is cleansed."""

from __future__ import annotations

from collections import Counter

import pytest
from deck import HIT, KINDS, at_sea, roll
from voyage import asked, chart_tile, events, put, sign_on, why

from undertow.games.everrain import moves as m
from undertow.games.everrain import ship as s
from undertow.games.everrain.board import HELM, NOWHERE
from undertow.games.everrain.cards.enemies import FOES
from undertow.games.everrain.foes import FOE_PILE
from undertow.games.everrain.hexes import TILE_HEXES, heading_to
from undertow.games.everrain.state import Table

FAR = (3, 0, 0)  # a slot away from everything


def altar_at_hand(act: int = 1) -> tuple[Table, int]:
    """The ship on an altar's hex, which is active; and that hex."""
    table = at_sea(HELM)
    table.act = table.deck_act = act
    chart_tile(table, "i-8", FAR)
    altar = table.chart.altars[0]
    table.ships[0][s.HEX] = altar
    table.ask_again()
    return table, altar


def before_an_altar() -> tuple[Table, int, int]:
    """The ship off the tile of an altar, heading for it; the hex outside, and the one inside."""
    table, altar = altar_at_hand()
    tile = altar // TILE_HEXES
    chart_tile(table, "i-4", (3, 0, 1))
    for inside in range(tile * TILE_HEXES, (tile + 1) * TILE_HEXES):
        for side in range(6):
            outside = table.chart.next[inside * 6 + side]
            if outside != NOWHERE and outside // TILE_HEXES != tile and not table.chart.is_land(inside):
                ship = table.ships[0]
                ship[s.HEX] = outside
                ship[s.HEADING] = heading_to(table.chart.place[outside], table.chart.place[inside])
                table.ask_again()
                return table, outside, inside
    raise AssertionError("no way in")


def test_altars_2_a_ship_that_comes_onto_the_tile_of_an_active_altar_meets_an_enemy():
    table, _, inside = before_an_altar()
    table.play(m.NAVIGATE), table.play(m.AHEAD)
    assert table.ships[0][s.HEX] == inside and asked(table) == "place" and events(table, "altar_stirred")
    roll(table, HIT)
    table.play(m.ZONE + 1)
    assert len(s.foes(table.ships[0])) == 1 and len(events(table, "foe_rolled")) == 1  # its first die


def test_altars_2_moving_within_the_tile_stirs_nothing():
    table, altar = altar_at_hand()
    ship = table.ships[0]
    side = next(side for side in range(6) if table.chart.next[altar * 6 + side] // TILE_HEXES == altar // TILE_HEXES)
    ship[s.HEADING] = side
    table.ask_again()
    table.play(m.NAVIGATE), table.play(m.AHEAD)
    assert not events(table, "altar_stirred") and not s.foes(ship)


def test_altars_1_a_cleansed_altar_and_one_under_a_storm_stir_no_more():
    table, _, _ = before_an_altar()
    table.explored += table.chart.altars
    table.play(m.NAVIGATE), table.play(m.AHEAD)
    assert not events(table, "altar_stirred")
    table, outside, inside = before_an_altar()
    for way in range(3):
        table.storms = [[2, way, *table.chart.place[table.chart.altars[0]]]]
        if not table.is_stormy(inside) and not table.is_stormy(outside):
            break
    table.ask_again()
    table.play(m.NAVIGATE), table.play(m.AHEAD)
    assert table.ships[0][s.HEX] == inside and not events(table, "altar_stirred")


def test_altars_3_cleansing_needs_no_order_and_is_made_on_the_altars_hex():
    table, _ = altar_at_hand()
    fresh = table.ships[0][s.FRESH : s.FRESH + 4]
    assert m.CLEANSE in table.moves
    table.play(m.CLEANSE)
    assert table.ships[0][s.FRESH : s.FRESH + 4] == fresh and asked(table) == "place"
    assert m.CLEANSE not in at_sea().moves


def test_altars_4_it_is_cleansed_at_once_and_only_once():
    table, altar = altar_at_hand()
    table.play(m.CLEANSE)
    assert altar in table.explored and events(table, "altar_cleansed") == [{"seat": 0}]
    while asked(table) != "turn":
        table.play(table.moves[0])
    assert why(table, m.CLEANSE) == ["altars.4"]


def test_storms_5_nobody_cleanses_an_altar_under_a_storm():
    table, altar = altar_at_hand()
    table.storms = [[2, 0, *table.chart.place[altar]]]
    table.ask_again()
    assert why(table, m.CLEANSE) == ["storms.5"]


@pytest.mark.parametrize("act", [1, 2, 3, 4])
def test_altars_3_the_acts_of_the_enemies_add_up_to_the_present_act(act: int):
    made: Counter[tuple[int, ...]] = Counter()
    for number in range(40):
        table, _ = altar_at_hand(act)
        table.deck_act = min(act, 3)
        table.reseed(number)
        table.play(m.CLEANSE)
        acts = [FOES[kind].act for kind in table.coming]
        assert sum(acts) == act  # all are drawn before any is placed
        made[tuple(sorted(acts))] += 1
    assert len(made) == (1, 2, 3, 4)[act - 1]


def test_enemies_2_without_a_card_that_fits_fewer_come():
    table, _ = altar_at_hand(2)
    table.piles[FOE_PILE] = [kind for kind in table.piles[FOE_PILE] if FOES[kind].act > 2]
    table.ask_again()
    table.play(m.CLEANSE)
    assert asked(table) == "turn" and not table.coming


def test_crew_8_what_aubrins_cleansing_brings_rolls_no_first_die():
    table, _ = altar_at_hand()
    sign_on(table, "aubrin")
    table.ask_again()
    table.play(m.CLEANSE)
    table.play(m.ZONE + 1)
    assert len(s.foes(table.ships[0])) == 1 and not events(table, "foe_rolled")


def test_enemies_4_enemies_of_a_cleansing_are_placed_one_after_another():
    table, _ = altar_at_hand(2)
    table.piles[FOE_PILE] = [KINDS.index("drip"), KINDS.index("barnacled")]
    table.ask_again()
    put(table, 0, HELM)
    table.play(m.CLEANSE)
    assert sorted(table.coming) == [0, 1]
    roll(table, 0, 0, 0, 0)
    table.play(m.ZONE + 1)
    assert len(s.foes(table.ships[0])) == 1
    while asked(table) != "turn":
        table.play(table.moves[0])
    assert len(s.foes(table.ships[0])) == 2 and not table.coming
