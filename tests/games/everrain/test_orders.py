"""Rounds, orders, crew on deck and below: orders, round, zones, setup."""

from __future__ import annotations

import pytest
from voyage import asked, events, give_trait, in_port, put, send, sign_on, under_way, why

from undertow.games.everrain import moves as m
from undertow.games.everrain import ship as s
from undertow.games.everrain.board import BELOW, FIRST_SLOT, HELM, NEST, RENEWALS
from undertow.games.everrain.state import LANTHORN

CREW, NAVIGATION, FIRE, FLEETING = range(4)


def test_setup_1_markers_begin_on_the_first_space_the_elder_on_the_last():
    for length, end in (("short", 8), ("medium", 12), ("long", 16)):
        table = in_port(length=length)
        assert (table.players, table.enemy, table.elder, table.agenda) == (1, 1, end, 1)
        assert table.awake == 0 and table.act == 1


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_setup_2_every_ship_begins_in_lanthorn_with_its_kit(seats: int):
    table = in_port(seats)
    for ship in table.ships:
        assert ship[s.HEX] == LANTHORN and ship[s.COINS] == 20 and ship[s.CLUES] == 0
        assert ship[s.FRESH : s.FRESH + 4] == [3, 2, 2, 0] and ship[s.ISSUED : s.ISSUED + 3] == [0, 0, 0]
        assert len(s.crew(ship)) == 2 and all(ship[place] < 12 for place in s.crew(ship))
        assert all(ship[place + s.SPOT] == BELOW for place in s.crew(ship))


def test_options_2_easy_and_hard_change_coins_and_orders():
    easy, hard = in_port(difficulty="easy").ships[0], in_port(difficulty="hard").ships[0]
    assert (easy[s.COINS], easy[s.FRESH + FLEETING]) == (26, 1)
    assert (hard[s.COINS], hard[s.FRESH + FLEETING]) == (14, 0)


def test_setup_4_every_first_turn_begins_with_a_visit_and_one_tile_is_free():
    table = in_port(2)
    assert asked(table) == "port" and table.deciding == 0
    table.play(m.LEAVE)
    assert asked(table) == "free_tile" and len(table.shown) == 1
    assert len(table.moves) == 18  # six slots touch the start tile, and there are three ways to turn a tile
    table.play(table.moves[4])
    assert len(table.laid) == 10 and not table.shown
    table.play(m.END)
    assert asked(table) == "port" and table.deciding == 1
    table.play(m.LEAVE)
    assert asked(table) == "turn"


def test_rulings_31_a_ship_that_begins_its_turn_in_port_makes_no_second_visit():
    table = under_way()
    table.play(m.END)
    assert asked(table) == "turn" and table.round == 2


def test_round_5_turns_go_clockwise_from_the_first_player_who_changes():
    table = under_way(3)
    turns = []
    for _ in range(6):
        turns.append(table.deciding)
        table.play(m.END)
        if asked(table) == "port":
            table.play(m.LEAVE)
    assert turns == [0, 1, 2, 1, 2, 0] and table.first == 2


def test_round_6_end_is_one_of_many_things_and_alone_it_ends_the_turn():
    table = under_way()
    assert {m.NAVIGATE, m.END} < set(table.moves)
    table.ships[0][s.FRESH : s.FRESH + 3], table.ships[0][s.ISSUED : s.ISSUED + 3] = [0, 0, 1], [3, 2, 0]
    table.ask_again()  # nothing but the end is left: it is not asked
    assert table.round == 2 and asked(table) == "renew"


def test_round_2_up_to_three_issued_orders_come_back_without_a_question():
    table = under_way()
    ship = table.ships[0]
    ship[s.FRESH : s.FRESH + 3], ship[s.ISSUED : s.ISSUED + 3] = [1, 1, 1], [2, 1, 0]
    table.play(m.END)
    assert ship[s.FRESH : s.FRESH + 3] == [3, 2, 1] and ship[s.ISSUED : s.ISSUED + 3] == [0, 0, 0]
    assert asked(table) == "turn"


def test_round_3_of_more_than_three_the_captain_chooses_three():
    table = under_way()
    ship = table.ships[0]
    ship[s.FRESH : s.FRESH + 3], ship[s.ISSUED : s.ISSUED + 3] = [0, 0, 0], [3, 2, 1]
    table.ask_again()
    assert asked(table) == "renew"
    assert {RENEWALS[move - m.RENEW] for move in table.moves} == {
        (3, 0, 0), (2, 1, 0), (2, 0, 1), (1, 2, 0), (1, 1, 1), (0, 2, 1),
    }  # fmt: skip
    table.play(m.RENEW + RENEWALS.index((1, 2, 0)))
    assert ship[s.FRESH : s.FRESH + 3] == [1, 2, 0] and ship[s.ISSUED : s.ISSUED + 3] == [2, 0, 1]


def test_round_3_with_one_kind_there_is_nothing_to_ask():
    table = under_way()
    ship = table.ships[0]
    ship[s.FRESH : s.FRESH + 3], ship[s.ISSUED : s.ISSUED + 3] = [0, 0, 1], [5, 0, 0]
    table.ask_again()
    assert asked(table) == "turn" and ship[s.FRESH : s.FRESH + 3] == [3, 0, 1]


def test_orders_5_a_crew_order_takes_one_member_to_any_zone_or_any_place_below():
    table = under_way()
    ship = table.ships[0]
    board = put(table, 0, BELOW)
    table.ask_again()
    spots = [*range(10), *range(FIRST_SLOT, FIRST_SLOT + 6)]
    assert all(send(board, spot) in table.moves for spot in spots)
    assert send(board, BELOW) not in table.moves
    table.play(send(board, HELM))
    assert ship[s.AT[0] + s.SPOT] == HELM and ship[s.FRESH + CREW] == 2 and ship[s.ISSUED + CREW] == 1


def test_orders_6_a_move_on_the_same_deck_costs_an_order_too():
    table = under_way()
    board = put(table, 0, HELM)
    table.ask_again()
    table.play(send(board, NEST))
    assert table.ships[0][s.FRESH + CREW] == 2


def test_orders_3_without_a_fresh_order_of_the_kind_nothing_is_ordered():
    table = under_way()
    table.ships[0][s.FRESH : s.FRESH + 4] = [0, 1, 0, 0]
    table.ask_again()
    assert why(table, send(table.ships[0][s.AT[0]], HELM)) == ["orders.3"]
    table.ships[0][s.FRESH : s.FRESH + 4] = [1, 0, 0, 0]
    table.ask_again()
    assert why(table, m.NAVIGATE) == ["orders.3"]


def test_orders_7_a_fleeting_order_stands_in_and_is_discarded():
    table = under_way()
    ship = table.ships[0]
    ship[s.FRESH : s.FRESH + 4] = [0, 1, 0, 1]
    table.ask_again()
    table.play(send(ship[s.AT[0]], HELM))
    assert ship[s.FRESH : s.FRESH + 4] == [0, 1, 0, 0] and ship[s.ISSUED : s.ISSUED + 3] == [0, 0, 0]


def test_orders_8_a_fleeting_order_may_go_first_and_never_comes_back():
    table = under_way()
    ship = table.ships[0]
    assert m.FLEETING not in table.moves
    ship[s.FRESH + FLEETING] = 1
    table.ask_again()
    table.play(m.FLEETING)
    assert m.FLEETING not in table.moves
    table.play(send(ship[s.AT[0]], HELM))
    assert ship[s.FRESH : s.FRESH + 4] == [3, 2, 2, 0] and ship[s.ISSUED : s.ISSUED + 3] == [0, 0, 0]


def test_zones_2_a_zone_has_room_for_three():
    table = under_way()
    sign_on(table, "marthe"), sign_on(table, "yusra")
    for number in range(3):
        put(table, number, NEST)
    board = put(table, 3, BELOW)
    table.ask_again()
    assert why(table, send(board, NEST)) == ["zones.2"]
    assert send(board, HELM) in table.moves


def test_zones_7_below_deck_there_is_room_for_all():
    table = under_way()
    sign_on(table, "marthe"), sign_on(table, "yusra")
    for number in range(3):
        put(table, number, FIRST_SLOT + 4)
    board = put(table, 3, HELM)
    table.ask_again()
    assert send(board, FIRST_SLOT + 4) in table.moves and send(board, BELOW) in table.moves


def test_zones_10_who_leaves_a_port_stands_below_in_no_slot():
    table = in_port()
    put(table, 0, HELM)
    table.play(m.LEAVE)
    assert [table.ships[0][place + s.SPOT] for place in s.crew(table.ships[0])] == [BELOW, BELOW]


def test_teasel_on_deck_moves_a_second_member_with_one_order_once_a_turn():
    table = under_way()
    ship = table.ships[0]
    sign_on(table, "teasel", spot=HELM)
    first, second = ship[s.AT[0]], ship[s.AT[1]]
    ship[s.FRESH + CREW] = 1
    table.ask_again()
    table.play(send(first, NEST))
    assert why(table, send(first, HELM)) == ["orders.3"]  # it is another one who goes along
    table.play(send(second, NEST))
    assert ship[s.AT[1] + s.SPOT] == NEST and ship[s.FRESH + CREW] == 0
    assert why(table, send(second, HELM)) == ["orders.3"]


def test_teasel_below_deck_moves_nobody():
    table = under_way()
    ship = table.ships[0]
    sign_on(table, "teasel", spot=BELOW)
    ship[s.FRESH + CREW] = 1
    table.ask_again()
    table.play(send(ship[s.AT[0]], NEST))
    assert why(table, send(ship[s.AT[1]], NEST)) == ["orders.3"]


def test_turn_end_1_on_a_sea_hex_everybody_on_deck_takes_stress():
    table = under_way()
    ship = table.ships[0]
    ship[s.HEX] = table.chart.number[0, 0]
    put(table, 0, HELM), put(table, 1, BELOW)
    table.play(m.END)
    assert (ship[s.AT[0] + s.STRESS], ship[s.AT[1] + s.STRESS]) == (1, 0)


def test_turn_end_1_in_port_and_at_an_island_nobody_does():
    for place in ((1, 0), (0, 2)):  # Lanthorn, the island of its tile
        table = under_way()
        table.ships[0][s.HEX] = table.chart.number[place]
        put(table, 0, HELM)
        table.play(m.END)
        assert table.ships[0][s.AT[0] + s.STRESS] == 0


@pytest.mark.parametrize(("trait", "stress"), [("hardy", 0), ("queasy", 2), ("thrifty", 1)])
def test_turn_end_1_hardy_and_queasy_members_take_it_their_way(trait: str, stress: int):
    table = under_way()
    table.ships[0][s.HEX] = table.chart.number[0, 0]
    put(table, 0, HELM)
    give_trait(table, 0, trait)
    table.play(m.END)
    assert table.ships[0][s.AT[0] + s.STRESS] == stress


def test_turn_end_3_nacht_below_takes_stress_off_another_member_below():
    table = under_way()
    ship = table.ships[0]
    sign_on(table, "nacht")
    ship[s.AT[0] + s.STRESS] = ship[s.AT[1] + s.STRESS] = 2
    table.play(m.END)
    assert asked(table) == "soothe" and len(table.moves) == 2
    table.play(m.SOOTHE + ship[s.AT[1]])
    assert (ship[s.AT[0] + s.STRESS], ship[s.AT[1] + s.STRESS]) == (2, 1)


def test_turn_end_3_one_patient_is_seen_without_a_question_and_none_on_deck():
    table = under_way()
    ship = table.ships[0]
    sign_on(table, "nacht")
    ship[s.AT[0] + s.STRESS] = ship[s.AT[1] + s.STRESS] = 2
    put(table, 0, HELM)
    table.play(m.END)
    assert ship[s.AT[1] + s.STRESS] == 1 and len(events(table, "soothed")) == 1


def test_options_3_at_the_end_of_a_turn_a_ship_keeps_seven_clues():
    for house, kept in ((True, 7), (False, 9)):
        table = under_way(house_rules=house)
        table.ships[0][s.CLUES] = 9
        table.play(m.END)
        assert table.ships[0][s.CLUES] == kept
