"""Treasures that act: those that are used in a turn, and relics that work in the hold."""

from __future__ import annotations

import pytest
from deck import at_sea, board, strike
from test_altars import before_an_altar
from voyage import asked, events, put, stow

from undertow.games.everrain import moves as m
from undertow.games.everrain import ship as s
from undertow.games.everrain.board import HELM
from undertow.games.everrain.cards.treasures import TREASURES
from undertow.games.everrain.procedures.acts import ActEnd
from undertow.games.everrain.procedures.frays import own_dice
from undertow.games.everrain.procedures.ports import HandIn
from undertow.games.everrain.procedures.relics import burn_candle
from undertow.games.everrain.procedures.travel import take_the_bonus
from undertow.games.everrain.state import TREASURE_PILE, Table


def using(slug: str, *spots: int) -> tuple[Table, int]:
    """A captain at sea who may use a treasure."""
    table = at_sea(*spots)
    card = stow(table, slug)
    table.ask_again()
    return table, m.USE + card


def test_treasures_6_a_treasure_is_used_in_ones_turn_and_then_discarded():
    table, move = using("sha-monday")
    assert move in table.moves and TREASURES[move - m.USE].slug == "sha-monday"
    table.play(move)
    assert move - m.USE in table.discards[TREASURE_PILE] and not s.held(table.ships[0])
    assert events(table, "treasure_used") == [{"seat": 0, "treasure": move - m.USE}]


def test_treasures_6_commodities_and_relics_are_not_used():
    table, move = using("com-ink")
    assert move not in table.moves
    table, move = using("rel-the-tooth")
    assert move not in table.moves


@pytest.mark.parametrize(("slug", "n"), [("sha-monday", 2), ("tri-drowned-watch", 4)])
def test_haul_away_monday_and_the_watch_renew_orders(slug: str, n: int):
    table, move = using(slug)
    ship = table.ships[0]
    ship[s.FRESH : s.FRESH + 4], ship[s.ISSUED : s.ISSUED + 3] = [0, 0, 0, 0], [6, 0, 0]
    table.ask_again()
    table.play(move)
    while asked(table) != "turn":
        table.play(table.moves[0])
    assert ship[s.FRESH] == n
    assert sum(ship[place + s.STRESS] for place in s.AT[:2]) == (1 if slug == "tri-drowned-watch" else 0)


def test_other_wife_calms_everybody_and_nobodys_daughter_one():
    for slug, left in (("sha-other-wife", [3, 3]), ("sha-nobodys-daughter", [0, 4])):
        table, move = using(slug)
        ship = table.ships[0]
        for place in s.AT[:2]:
            ship[place + s.STRESS] = 4
        table.play(move)
        if asked(table) != "turn":
            table.play(m.MEMBER + ship[s.AT[0]])
        assert [ship[place + s.STRESS] for place in s.AT[:2]] == left


def test_nine_dry_days_heals_two_wounds_and_calms():
    table, move = using("sha-nine-dry-days")
    ship = table.ships[0]
    ship[s.AT[0] + s.WOUNDS], ship[s.AT[0] + s.STRESS] = 2, 2
    table.play(move)
    assert (ship[s.AT[0] + s.WOUNDS], ship[s.AT[0] + s.STRESS]) == (0, 1)


def test_pump_repairs_two_posts():
    table, move = using("sha-pump")
    table.ships[0][s.POSTS] &= ~0b110
    table.play(move)
    while asked(table) != "turn":
        table.play(table.moves[0])
    assert table.ships[0][s.POSTS] & 0b110 == 0b110


@pytest.mark.parametrize(("slug", "points"), [("sha-row-for-rum", 4), ("tri-pilots-whistle", 6)])
def test_row_for_the_rum_and_the_whistle_let_the_ship_sail(slug: str, points: int):
    table, move = using(slug, HELM)
    table.play(move)
    assert asked(table) == "steer" and table.ships[0][s.POINTS] == points


def test_gunners_lullaby_adds_two_dice_to_the_next_shot():
    table, move = using("sha-gunners-lullaby")
    table.play(move)
    assert table.ships[0][s.AIM] == 2


def test_glass_eye_shows_four_tiles_and_lets_the_ship_sail():
    table, move = using("tri-glass-eye")
    table.play(move)
    for _ in range(9):
        if asked(table) == "steer":
            break
        table.play(table.moves[0])
    assert len(table.ahead) == 4 and asked(table) == "steer" and table.ships[0][s.POINTS] == 2


def test_dry_matches_deal_three_wounds_as_the_captain_likes():
    table, move = using("tri-dry-matches")
    drip, shell = board(table, "drip", 1), board(table, "barnacled", 3)
    table.ask_again()
    table.play(move)
    assert asked(table) == "smite"
    table.play(strike("drip", 1)), table.play(strike("barnacled", 3)), table.play(strike("drip", 1))
    ship = table.ships[0]
    assert not s.is_alive(ship, drip) and ship[shell + s.FOE_WOUNDS] == 1 and asked(table) == "turn"


# -- relics ------------------------------------------------------------------------------------------------------------


def test_the_tooth_gives_a_die_in_frays_that_the_captain_begins():
    table = at_sea(1)
    stow(table, "rel-the-tooth")
    assert own_dice(table.ships[0], 1, 1) == 2 and own_dice(table.ships[0], 1, 0) == 1


def test_the_bell_tongue_hushes_an_altar_once_a_round():
    table, outside, _ = before_an_altar()
    stow(table, "rel-bell-tongue")
    table.ask_again()
    table.play(m.NAVIGATE), table.play(m.AHEAD)
    assert events(table, "altar_hushed") and not events(table, "altar_stirred")
    other = table.clone()
    assert isinstance(other, Table)
    assert table.ships[0][s.TOLLED] == 1
    heading = (table.ships[0][s.HEADING] + 3) % 6
    table.ships[0][s.HEX] = outside
    table.ships[0][s.HEADING] = (heading + 3) % 6
    table.ships[0][s.POINTS] = 2
    table.ask_again()
    while asked(table) == "turn":
        table.play(m.NAVIGATE)
    table.play(m.AHEAD)
    assert events(table, "altar_stirred")


def test_the_dry_stone_keeps_storms_off():
    for held in (False, True):
        table = at_sea(HELM)
        if held:
            stow(table, "rel-dry-stone")
        table.storms = [[2, 0, *table.chart.place[table.ships[0][s.HEX]]]]
        table.ask_again()
        table.play(m.NAVIGATE)
        posts = table.ships[0][s.POSTS]
        table.play(m.LEFT)
        assert (table.ships[0][s.POSTS] == posts) is held


def test_the_map_of_the_bottom_gives_a_clue_for_a_tile_without_a_bonus():
    table = at_sea()
    clues = table.ships[0][s.CLUES]
    take_the_bonus(table, 0)  # of the last tile, which has none
    assert table.ships[0][s.CLUES] == clues
    stow(table, "rel-map-of-bottom")
    take_the_bonus(table, 0)
    assert table.ships[0][s.CLUES] == clues + 1


def test_the_downward_candle_turns_the_agenda_back_after_each_act():
    table = at_sea()
    table.agenda = 8
    burn_candle(table)
    assert table.agenda == 8
    stow(table, "rel-downward-candle")
    table.ships[0][s.COINS] = 30
    table.act_ended = 2
    table.push(ActEnd(0))
    table.ask_again()
    table.play(table.moves[0])
    assert table.agenda == 4


def test_a_jar_of_the_first_rain_turns_the_agenda_back_when_it_is_handed_in():
    table = at_sea()
    card = stow(table, "rel-first-rain")
    ship = table.ships[0]
    ship[s.WANTED], ship[s.CLUES], table.agenda = 4, 4, 8
    put(table, 0, HELM)
    table.push(HandIn(0))
    table.ask_again()
    table.play(m.HAND_IN + card)
    assert table.agenda == 4
