"""The frame of the game: goal, terms, tracks, acts, the round, orders."""

from __future__ import annotations

from typing import Any

import pytest
from deck import board as come_aboard
from test_altars import altar_at_hand
from test_boarding import beside_a_ship
from test_ports import rich, visit
from test_raiders import activate, at_sea
from test_tracks import ended_by_enemy, hand_in, lost, to_the_next_round
from test_wrecks import at_the_wreck
from told import carried_out, on_top, telling
from voyage import asked, blow, events, in_port, put, sail_to, send, stow, under_way, why

from undertow.games.everrain import moves as m
from undertow.games.everrain import params, tales
from undertow.games.everrain import ship as s
from undertow.games.everrain.board import BELOW, FIRST_SLOT, HELM, LISTEN, NEST, ORDERS, UNIVERSITY
from undertow.games.everrain.cards.crew import BOARDS
from undertow.games.everrain.cards.language import ISLAND, PORT, SEA
from undertow.games.everrain.cards.raiders import RAIDERS
from undertow.games.everrain.cards.stories import FIRST_OF_CHRONICLES
from undertow.games.everrain.cards.treasures import TREASURES
from undertow.games.everrain.game import EVERRAIN
from undertow.games.everrain.procedures.deck_enemies import spawn
from undertow.games.everrain.procedures.raiders import arrive, hits_left
from undertow.games.everrain.procedures.tale_menu import test_value as value_of
from undertow.games.everrain.state import BY_ENEMY, NOT_ENDED, RAIDER_PILE, Table
from undertow.games.everrain.tiles import ISLAND as ISLAND_HEX

# -- goal and options --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ending", ["discovery", "agenda"])
def test_goal_1_all_captains_win_together_or_lose_together(ending: str):
    table = in_port(4)
    table.ships[2][s.COINS] = 0  # whatever each of them has
    if ending == "discovery":
        table.players = table.enemy = 11
        hand_in(table)
    else:
        table.enemy = 11
        table.advance_enemy()
    assert table.result is not None and table.result.ending == ending
    assert len(table.result.winners) == (4 if ending == "discovery" else 0)
    assert len(set(table.result.rewards)) == 1 and len(set(table.result.scores)) == 1


def test_goal_1_a_captain_whose_ship_is_lost_does_not_drop_out():
    table = lost()
    table.play(m.END)
    assert table.ended is None and table.deciding == 0 and asked(table) == "port"


@pytest.mark.parametrize(("length", "end"), [("short", 8), ("medium", 12), ("long", 16)])
def test_goal_5_the_end_space_stays_where_it_is_when_the_elder_moves(length: str, end: int):
    table = in_port(length=length)
    assert table.end_space == end == table.elder
    table.lower_elder(3)
    assert (table.elder, table.end_space) == (end - 3, end)


@pytest.mark.parametrize(("option", "first"), [("length", "medium"), ("difficulty", "normal"), ("advanced", True)])
def test_options_1_medium_normal_and_everything_on_unless_it_is_said(option: str, first: Any):
    table = EVERRAIN.new(seats=1, seed=1)
    assert table.options[option] == first and table.options["house_rules"] is True


# -- terms -------------------------------------------------------------------------------------------------------------


def test_terms_1_every_fraction_is_rounded_down():
    table = in_port()
    ship = table.ships[0]
    from voyage import give_trait

    give_trait(table, 0, "thrifty")
    give_trait(table, 1, "greedy")
    assert [s.wage(ship, s.AT[number]) for number in range(2)] == [1, 4]  # half of 3, and 3 and a half of it
    assert any([treasure.prices[1] % 2 for treasure in TREASURES])
    for treasure in TREASURES:
        assert treasure.prices[0] == treasure.prices[1] // 2
        assert treasure.prices[2] == treasure.prices[1] + treasure.prices[1] // 2


def test_terms_3_a_card_says_whether_island_or_port_is_tested_and_the_captain_who():
    table, wick = under_way(), [board.slug for board in BOARDS].index("wick")
    ship = table.ships[0]
    table.piles[3].remove(wick) if wick in table.piles[3] else table.crew_row.remove(wick)
    ship[s.AT[1]] = wick
    assert value_of(table, 0, s.AT[1], ISLAND, SEA) == 7 and value_of(table, 0, s.AT[1], PORT, SEA) == 3
    told = telling("sea-eleven-bottles")
    mates = {told.ships[0][place] for place in s.crew(told.ships[0])}
    assert asked(told) == "tester" and {move - m.MEMBER for move in told.moves} == mates


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_terms_4_an_enemy_ships_hit_points_are_raised_by_the_number_of_players(seats: int):
    table = at_sea("choir-barge", 1, 1, seats=seats)
    assert RAIDERS[2].hits == 4 and hits_left(table, table.raiders[0]) == 4 + seats


def test_terms_5_an_order_that_is_exhausted_is_issued_and_does_nothing():
    table = under_way()
    ship = table.ships[0]
    at, spots = ship[s.HEX], [ship[place + s.SPOT] for place in s.crew(ship)]
    ship[s.FRESH : s.FRESH + 4], ship[s.ISSUED : s.ISSUED + 3] = [1, 2, 0, 0], [0, 0, 0]
    carried_out("exhaust 1", table)
    assert ship[s.FRESH : s.FRESH + 2] == [0, 2] and ship[s.ISSUED : s.ISSUED + 3] == [1, 0, 0]
    assert ship[s.HEX] == at and [ship[place + s.SPOT] for place in s.crew(ship)] == spots


# -- tracks ------------------------------------------------------------------------------------------------------------


def test_progress_1_the_track_carries_three_markers_and_has_four_acts():
    table = in_port(length="long")
    assert (table.players, table.enemy, table.elder) == (1, 1, 16)
    for act in range(1, 4):
        table.act, table.act_ended, table.players = act, NOT_ENDED, 4 * act - 1
        table.advance_players(0)
        assert table.act_ended  # three of the four end on the way, the last one with the track
    table.act, table.act_ended, table.players = 4, NOT_ENDED, 15
    table.advance_players(0)
    assert table.ended is not None


def test_progress_4_what_treasures_bring_beyond_the_need_is_lost():
    table = rich()
    rain = stow(table, "rel-first-rain")  # 4 clues
    table.ships[0][s.CLUES] = 2
    table.ask_again()
    table.play(visit(table, 0, UNIVERSITY))
    table.play(m.HAND_IN + rain) if asked(table) == "hand_in" else None
    assert table.players == 2 and table.ships[0][s.CLUES] == 1
    table = rich()
    stone, rain = stow(table, "rel-dry-stone"), stow(table, "rel-first-rain")  # 7 of 5
    table.ask_again()
    table.play(visit(table, 0, UNIVERSITY))
    table.play(m.HAND_IN + rain)
    assert table.players == 2 and table.ships[0][s.CLUES] == 0 and not s.held(table.ships[0]) and stone >= 0


@pytest.mark.parametrize("lead", [1, 2, 3])
def test_progress_5_the_elder_comes_down_by_the_spaces_that_the_enemy_leads(lead: int):
    table = ended_by_enemy(players=4 - lead)
    level = table.players == 3  # then the last step leaves the players behind, too
    table.play(m.END)
    blow(table)
    assert table.elder == 12 - lead - int(level)


def test_progress_7_a_lost_ship_lowers_the_elder_by_one():
    table = lost()
    table.play(m.END)
    assert events(table, "elder_lowered") == [{"space": 11}] and table.elder == 11


def test_agenda_3_enemies_banished_in_port_move_it():
    table = under_way()
    come_aboard(table, "barnacled", 7, wounds=1)
    ship = table.ships[0]
    ship[s.HEX], ship[s.OWES], table.agenda = table.chart.ports[0], 1, 1
    ship[s.VISITED] = 0
    from undertow.games.everrain.procedures.ports import Visit

    table.push(Visit(0))
    table.ask_again()
    assert table.agenda == 1 + 2  # of its three hit points


def test_agenda_3_an_arrival_moves_it_and_a_missing_miniature():
    table = at_sea("customs-hulk", 0, 1, heading=4)  # its destination lies before it
    activate(table, 1, 0, 0)
    assert not table.raiders and table.agenda == 1 + 3  # two hit points, and one for the player
    table = under_way()
    for _ in range(params.RAIDERS_MOST):
        table.raiders.append([0, 0, 0, 0, 5, 0])
    table.piles[RAIDER_PILE] = [1]  # a Ropewalker: one hit point
    arrive(table, -1)
    assert table.agenda == 1 + 2 and len(table.raiders) == params.RAIDERS_MOST


def test_agenda_3_cards_move_it_either_way():
    table = under_way()
    table.agenda = 5
    assert carried_out("agenda 2", table).agenda == 7
    assert carried_out("agenda -3", table).agenda == 4


# -- acts --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("space", "act"), [(4, 2), (8, 3), (12, 4)])
def test_acts_2_the_acts_begin_at_spaces_four_eight_and_twelve(space: int, act: int):
    table = under_way(length="long")
    table.act, table.enemy, table.players = act - 1, space - 1, space - 1
    table.agenda = table.agenda_spaces - 1
    table.play(m.END)
    blow(table)
    assert table.act == act and table.enemy == space


def test_acts_7_all_cards_under_the_cover_are_turned_onto_their_decks():
    table = ended_by_enemy()
    journey = FIRST_OF_CHRONICLES + 1
    table.tales[journey - 1], table.tales[journey] = tales.WRITTEN, tales.COVERED
    table.play(m.END)
    blow(table)
    assert table.tales[journey] == tales.TURNED and table.turned == [journey]


# -- the round ---------------------------------------------------------------------------------------------------------


def keys_of(table: Table) -> list[str]:
    """What was told, in order."""
    return [event.key for event in table.log(None)]


def full_round() -> Table:
    """A storm, an enemy on deck, an enemy ship; the round has just ended."""
    table = at_sea("customs-hulk", 2, 1, goal=(0, 1), seats=2)
    for seat in range(2):
        table.ships[seat][s.OWES] = 0
    table.storms = [[2, 0, -6, 3]]
    come_aboard(table, "drip", 7)
    table.play(m.END)
    while table.round == 1 and table.ended is None:
        table.play(m.LEAVE if m.LEAVE in table.moves else m.END if m.END in table.moves else table.moves[0])
    return table


def test_round_1_a_round_is_a_player_phase_and_then_an_enemy_phase():
    told = keys_of(full_round())
    last_turn = max(number for number, key in enumerate(told[: told.index("first_player")]) if key == "turn_begun")
    assert told.index("round_begun") < told.index("turn_begun") < last_turn < told.index("storm_rolled")
    assert told.count("round_begun") == 2


def test_round_4_all_fatigue_markers_are_removed():
    table = under_way()
    for number in range(2):
        table.ships[0][s.AT[number] + s.TIRED] = 1
    to_the_next_round(table)
    assert table.round == 2 and not any(table.ships[0][place + s.TIRED] for place in s.AT)


def test_round_11_enemies_at_sea_act_after_those_on_deck():
    told = keys_of(full_round())
    assert told.index("storm_rolled") < told.index("foe_rolled") < told.index("raider_rolled")


def test_round_12_the_agenda_advances_after_them():
    told = keys_of(full_round())
    assert max(n for n, key in enumerate(told) if key == "raider_rolled") < told.index("agenda_moved")


def test_round_13_at_the_end_of_a_round_the_first_player_marker_passes_clockwise():
    table = under_way(3)
    for first in (1, 2, 0):
        while events(table, "first_player")[-1:] != [{"seat": first}]:
            table.play(m.LEAVE if m.LEAVE in table.moves else m.END if m.END in table.moves else table.moves[0])
        assert table.first == first
    told = keys_of(table)
    assert told.index("agenda_moved") < told.index("first_player")


# -- orders ------------------------------------------------------------------------------------------------------------


def test_orders_1_an_order_sets_an_action_off_and_is_given_to_a_member_of_the_crew():
    table = under_way()
    ship = table.ships[0]
    sends = [move for move in table.moves if m.SEND <= move < m.NAVIGATE]
    assert {(move - m.SEND) // 27 for move in sends} == {ship[place] for place in s.crew(ship)}
    table.play(send(ship[s.AT[0]], HELM))
    assert ship[s.ISSUED] == 1 and ship[s.AT[0] + s.SPOT] == HELM


def test_orders_2_all_fresh_orders_may_be_spent_in_one_turn():
    table = under_way()
    ship = table.ships[0]
    for spot in (HELM, NEST, 0):
        table.play(send(ship[s.AT[0]], spot))
    for _ in range(2):
        table.play(m.NAVIGATE)
        while asked(table) == "steer":
            table.play(m.STOP)
    assert ship[s.FRESH : s.FRESH + 2] == [0, 0] and ship[s.ISSUED : s.ISSUED + 2] == [3, 2]


def test_orders_2_and_some_may_be_kept():
    table = under_way()
    table.play(m.END)
    assert table.ships[0][s.FRESH : s.FRESH + 4] == [3, 2, 2, 0]


def test_orders_4_there_are_four_kinds():
    assert ORDERS == ("crew", "navigation", "fire", "fleeting")
    table = in_port(difficulty="easy")
    assert table.ships[0][s.FRESH : s.FRESH + len(ORDERS)] == [3, 2, 2, 1]


def without_an_order(table: Table, move: int) -> None:
    """A move that leaves all orders as they are."""
    ship = table.ships[0]
    before = ship[s.FRESH : s.ISSUED + 3]
    table.play(move)
    assert ship[s.FRESH : s.ISSUED + 3] == before


def test_orders_9_looting_landing_cleansing_boarding_and_trading_take_no_order():
    without_an_order(at_the_wreck(), m.LOOT)
    without_an_order(altar_at_hand()[0], m.CLEANSE)
    without_an_order(beside_a_ship(), m.BOARD)
    without_an_order(under_way(2), m.TRADE + 1)
    table = under_way()
    table.ships[0][s.HEX] = table.chart.kind.index(ISLAND_HEX)
    on_top(table, "exp-house-of-salt")
    put(table, 0, FIRST_SLOT)
    table.ask_again()
    without_an_order(table, m.LAND)


def test_orders_9_a_visit_takes_no_order():
    table = under_way()
    table.play(m.END)
    ship = table.ships[0]
    ship[s.OWES] = 1
    ship[s.FRESH : s.FRESH + 4], ship[s.ISSUED : s.ISSUED + 3] = [0, 0, 0, 0], [0, 0, 0]
    from undertow.games.everrain.procedures.ports import Visit

    table.push(Visit(0))
    table.ask_again()
    without_an_order(table, visit(table, 0, LISTEN))
    assert asked(table) == "port"


# -- rulings about the tracks ------------------------------------------------------------------------------------------


def test_rulings_2_at_the_end_space_all_is_lost_even_where_the_elders_marker_lies():
    table = under_way()
    table.enemy, table.players, table.elder = 11, 5, 12
    table.advance_enemy()
    assert table.result is not None and table.result.ending == "agenda" and not table.awake


def test_rulings_5_the_end_of_the_game_comes_before_a_pending_acts_end():
    table = in_port(length="short")
    table.players, table.enemy, table.act, table.act_ended = 7, 3, 1, BY_ENEMY
    hand_in(table)
    assert table.result is not None and table.result.ending == "discovery" and table.act == 1


def test_rulings_10_range_alone_decides_whether_a_sea_event_is_due():
    table = at_sea("customs-hulk", 2, 0, goal=(0, 1))
    sail_to(table, 0, 0)
    on_top(table, "sea-gull-tax")
    table.ask_again()
    assert table.chart.is_land(table.chart.number[1, 0])  # Lanthorn lies between them
    table.play(m.END)
    assert asked(table) != "sea-gull-tax"
    far = at_sea("customs-hulk", 3, 0, goal=(0, 1))
    sail_to(far, 0, 0)
    on_top(far, "sea-gull-tax")
    far.ask_again()
    far.play(m.END)
    assert asked(far) == "sea-gull-tax"


def test_enemies_1_an_event_an_altars_tile_and_cleansing_bring_enemies_aboard():
    assert len(s.foes(carried_out("spawn 1").ships[0])) == 1
    table, altar = altar_at_hand()
    from undertow.games.everrain.procedures.altars import stir

    stir(table, 0, altar // 6 * 6 + 6 if altar < 6 else 0)
    assert events(table, "altar_stirred") and len(table.coming) + len(s.foes(table.ships[0])) == 1
    table, altar = altar_at_hand()
    table.play(m.CLEANSE)
    while asked(table) == "place":
        table.play(table.moves[0])
    assert len(s.foes(table.ships[0])) == 1


def test_enemies_1_one_that_is_called_stands_below_nobody():
    table = under_way()
    put(table, 0, BELOW)
    spawn(table, 0, 1)
    table.ask_again()
    assert asked(table) == "place" and why(table, m.ZONE + HELM)
