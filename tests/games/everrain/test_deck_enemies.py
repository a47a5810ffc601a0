"""Enemies on deck: how they come aboard, what each does with its dice, what each omen does."""

from __future__ import annotations

from collections import Counter

import pytest
from deck import BLANK, HIT, KINDS, MOVE, OMEN, act, at_sea, board, enemy, evade, roll, wounds, zones
from test_raiders import activate
from test_raiders import add as add_raider
from voyage import asked, events, put, sign_on, stow

from undertow.games.everrain import moves as m
from undertow.games.everrain import ship as s
from undertow.games.everrain.board import (
    ADJACENT,
    APART,
    BELOW,
    BOW_ZONE,
    HELM,
    NAVIGATION_ORDER,
    NEST,
    NOWHERE,
    ZONES,
)
from undertow.games.everrain.board import (
    BLANK as BLANK_POSTS,
)
from undertow.games.everrain.cards.enemies import BROUGHT, CARDS, FOES, GUTTERLING, NAMED
from undertow.games.everrain.foes import FOE_PILE, draw_foe
from undertow.games.everrain.names import ENEMIES
from undertow.games.everrain.procedures.deck_enemies import DeckPhase, Spawn, spawn
from undertow.games.everrain.state import Table
from undertow.games.everrain.tiles import LAND

STERN = 9


def phase(table: Table, *draws: int) -> None:
    """The enemies of the first deck act, with these dice."""
    table.push(DeckPhase(0))
    roll(table, *draws)
    table.ask_again()


# -- cards -------------------------------------------------------------------------------------------------------------


def test_every_enemy_has_its_name_among_all_enemies():
    assert [ENEMIES[name] for name in NAMED] == KINDS
    assert KINDS[BROUGHT] == KINDS[GUTTERLING]


@pytest.mark.parametrize(
    ("slug", "act_", "hits", "dice"),
    [
        ("drip", 1, 2, 2), ("barnacled", 1, 3, 2), ("gutterling", 1, 1, 3), ("gullwife", 1, 2, 2),
        ("net-widow", 2, 3, 3), ("tallow-man", 2, 4, 2), ("eel-sergeant", 2, 3, 3), ("lampmouth", 2, 3, 3),
        ("drowned-admiral", 3, 5, 4), ("anchorite", 3, 6, 3), ("belfry-crab", 3, 5, 4), ("tide-bride", 3, 4, 4),
        ("stowaway", 1, 2, 2), ("bailiff", 1, 3, 3), ("chorister", 1, 1, 2), ("hundredling", 1, 2, 3),
    ],
)  # fmt: skip
def test_every_enemy_has_its_figures(slug: str, act_: int, hits: int, dice: int):
    foe = FOES[KINDS.index(slug)]
    assert (foe.act, foe.hits, foe.dice) == (act_, hits, dice)
    assert foe.copies == (2 if KINDS.index(slug) < 12 else 0) and CARDS.count(KINDS.index(slug)) == foe.copies


def test_setup_3_and_acts_6_only_cards_of_acts_that_have_begun_are_drawn():
    for seed in range(30):
        assert FOES[draw_foe(at_sea(seed=seed), 4)].act == 1
    table = at_sea()
    table.deck_act = 3
    drawn = Counter(draw_foe(table, 4) for _ in range(len(CARDS)))
    assert sorted(drawn.elements()) == CARDS and draw_foe(table, 4) == NOWHERE


def test_acts_12_discards_come_back_when_no_card_that_fits_is_left():
    table = at_sea()
    for _ in range(8):
        draw_foe(table, 4)
    table.discards[FOE_PILE] = [3]
    assert draw_foe(table, 4) == 3 and table.discards[FOE_PILE] == []


# -- coming aboard -----------------------------------------------------------------------------------------------------


def test_enemies_4_the_captain_places_an_enemy_in_a_zone_with_a_blank_post():
    table = at_sea(HELM)
    table.ships[0][s.POSTS] &= ~(1 << 3)  # destroyed ones included
    spawn(table, 0, 4)
    table.ask_again()
    assert asked(table) == "place" and table.moves == tuple(m.ZONE + zone for zone in BLANK_POSTS)
    table.play(m.ZONE + 3)
    assert events(table, "foe_came")[0]["zone"] == 3


def test_enemies_4_where_these_are_full_any_zone_with_room_will_do():
    table = at_sea(HELM)
    for zone in BLANK_POSTS:
        for slug in ("drip", "barnacled", "gullwife"):
            s.add_foe(table.ships[0], KINDS.index(slug) if zone == 1 else BROUGHT, zone)
    table.coming = [KINDS.index("stowaway")]
    table.push(Spawn(0, 1))
    table.ask_again()
    assert table.moves == tuple(m.ZONE + zone for zone in range(ZONES) if zone not in BLANK_POSTS)


def test_enemies_3_more_than_sixteen_on_a_ship_or_a_fourth_miniature_is_not_placed():
    table = at_sea()
    board(table, "drip", 1), board(table, "drip", 1)
    s.add_foe(table.ships[0], KINDS.index("drip"), 3)
    table.coming = [KINDS.index("drip")]
    before = table.agenda
    table.push(Spawn(0, 1))
    table.ask_again()
    assert table.agenda == before + 2 and len(s.foes(table.ships[0])) == 3 and events(table, "foe_missing")
    table = at_sea()
    for number in range(16):
        s.add_foe(table.ships[0], number % 12, number % 10)
    table.coming = [KINDS.index("bailiff")]
    before = table.agenda
    table.push(Spawn(0, 1))
    table.ask_again()
    assert table.agenda == before + 3 and len(s.foes(table.ships[0])) == 16


def test_enemies_5_a_new_enemy_rolls_one_die_at_once():
    table = at_sea(1)
    table.coming = [KINDS.index("stowaway")]
    table.push(Spawn(0, 1))
    table.ask_again()
    roll(table, HIT)
    table.play(m.ZONE + 1)
    assert asked(table) == "evade" and table.decision.details["hits"] == 1
    assert [(each["moves"], each["hits"]) for each in events(table, "foe_rolled")] == [(0, 1)]


# -- the order of its results ------------------------------------------------------------------------------------------


def test_enemies_8_it_moves_toward_the_nearest_of_the_crew_and_stops_there():
    table = at_sea(STERN)
    foe = board(table, "gutterling", 1)
    act(table, foe, MOVE, MOVE)
    assert zones(table) == [7]  # by the port gun, which has a symbol
    act(table, foe, MOVE, MOVE)
    assert zones(table) == [STERN] and not events(table, "fray_suffered")


def test_enemies_11_among_equal_ways_those_over_posts_with_a_symbol():
    table = at_sea(4)
    foe = board(table, "gutterling", 8)
    act(table, foe, MOVE)
    assert zones(table) == [HELM]  # not 7, which has a blank post


def test_enemies_8_of_two_who_are_equally_near_it_takes_the_one_at_a_post_with_a_symbol():
    table = at_sea(7, HELM)
    foe = board(table, "gutterling", 8)
    act(table, foe, MOVE)
    assert zones(table) == [HELM]


def test_enemies_11_where_ways_are_still_equal_the_captain_says_which():
    table = at_sea(HELM, 3)
    foe = board(table, "gutterling", 9)
    put(table, 1, BELOW)
    act(table, foe, MOVE)
    assert asked(table) == "step" and table.moves == (m.ZONE + 7, m.ZONE + 8)
    table.play(m.ZONE + 8)
    assert zones(table) == [8]


def test_enemies_8_a_full_zone_stops_it_and_with_nobody_on_deck_it_stays():
    table = at_sea(1)
    board(table, "drip", 1), board(table, "drip", 1)
    foe = board(table, "gutterling", 0)
    act(table, foe, MOVE)
    assert table.ships[0][foe + s.FOE_ZONE] == 0
    table = at_sea()
    foe = board(table, "gutterling", 1)
    act(table, foe, MOVE)
    assert zones(table) == [1]


def test_enemies_10_without_crew_in_its_zone_a_hit_destroys_the_post_and_wounds_nobody():
    table = at_sea()
    foe = board(table, "drip", 1)
    act(table, foe, HIT, HIT)
    ship = table.ships[0]
    assert not s.is_whole(ship, 1) and ship[s.POSTS].bit_count() == 9 and ship[foe + s.FOE_WOUNDS] == 0


def test_dice_7_two_moves_that_are_of_no_use_make_a_hit():
    table = at_sea()
    foe = board(table, "gutterling", 1)
    act(table, foe, MOVE)
    assert s.is_whole(table.ships[0], 1)
    act(table, foe, MOVE, MOVE)
    assert not s.is_whole(table.ships[0], 1)
    table = at_sea(1)
    foe = board(table, "gutterling", 1)
    act(table, foe, MOVE, MOVE, MOVE)
    assert asked(table) == "evade" and table.decision.details["hits"] == 1


def test_dice_7_two_hits_that_are_of_no_use_make_a_move():
    table = at_sea(HELM)
    foe = board(table, "drip", BOW_ZONE)
    table.ships[0][s.POSTS] &= ~1
    act(table, foe, HIT)
    assert zones(table) == [BOW_ZONE]
    act(table, foe, HIT, HIT)
    assert zones(table) == [NEST] and s.is_whole(table.ships[0], NEST)
    act(table, foe, HIT, HIT, HIT)  # one for the nest, two for a step
    assert zones(table) == [HELM] and not s.is_whole(table.ships[0], NEST)


def test_dice_7_two_omens_that_are_of_no_use_make_a_move_and_what_is_left_can_strike():
    table = at_sea(3)
    foe = board(table, "drip", NEST)
    table.ships[0][s.POSTS] &= ~(1 << NEST)
    act(table, foe, OMEN, OMEN, HIT)  # unwounded, it has nothing to mend
    assert zones(table) == [3] and asked(table) == "evade" and table.decision.details["hits"] == 1


def test_loss_1_the_tenth_post_costs_the_ship():
    table = at_sea()
    table.ships[0][s.POSTS] = 2
    foe = board(table, "drip", 1)
    act(table, foe, HIT)
    assert events(table, "ship_lost")


# -- the enemy phase ---------------------------------------------------------------------------------------------------


def test_enemies_6_every_enemy_rolls_its_dice_and_the_captain_says_in_which_order():
    table = at_sea()
    board(table, "drip", 1), board(table, "gutterling", 3), board(table, "drip", 1)
    phase(table)
    assert asked(table) == "activate"
    assert table.moves == (m.ACTIVATE + enemy("drip", 1), m.ACTIVATE + enemy("gutterling", 3))
    table.play(m.ACTIVATE + enemy("gutterling", 3))
    assert asked(table) == "turn"  # the two that are left are alike: nothing to ask
    assert [each["moves"] for each in events(table, "foe_rolled")] == [3, 2, 2]
    assert all(table.ships[0][foe + s.FOE_DEED] == 0 for foe in s.foes(table.ships[0]))


def test_fray_7_enemies_of_one_zone_strike_as_one_group_after_all_have_acted():
    table = at_sea(1)
    board(table, "drip", 1), board(table, "drip", 1)
    phase(table, HIT, MOVE, HIT, MOVE)
    assert asked(table) == "evade" and table.decision.details == {"zone": 1, "dice": 1, "ordered": 0, "hits": 2}
    roll(table, BLANK)
    table.play(evade(1))
    assert asked(table) == "turn" and wounds(table, 0) == 2 and len(events(table, "fray_rolled")) == 1


def test_fray_7_enemies_of_other_zones_are_other_groups():
    table = at_sea(1, 3)
    board(table, "drip", 1), board(table, "drip", 3)
    phase(table)
    roll(table, HIT, MOVE, HIT, MOVE)
    table.play(table.moves[0])
    assert asked(table) == "evade" and table.decision.details["zone"] == 1
    table.play(evade(0))
    assert asked(table) == "evade" and table.decision.details["zone"] == 3


def test_fray_7_hits_for_crew_that_is_gone_by_then_strike_the_post():
    table = at_sea(1)
    ship = table.ships[0]
    ship[s.AT[0] + s.STRESS] = 4
    board(table, "drip", 1), board(table, "tallow-man", 1)
    phase(table)
    roll(table, HIT, MOVE, OMEN, MOVE)
    table.play(m.ACTIVATE + enemy("drip", 1))
    assert events(table, "died") and not s.is_whole(ship, 1)


def test_round_10_enemies_on_deck_act_in_the_enemy_phase_before_enemy_ships():
    table = at_sea()
    board(table, "drip", 1)
    table.play(m.END)
    assert events(table, "foe_rolled") and events(table, "foe_rolled")[0]["enemy"] == NAMED[0]


def test_acts_11_an_act_that_ends_in_this_step_is_ended_before_the_next_one():
    table = at_sea()
    board(table, "chorister", 1)
    table.enemy, table.players, table.agenda = 3, 3, table.agenda_spaces - 1
    roll(table, OMEN, MOVE)
    table.play(m.END)
    told = [event.key for event in table.log(None)]
    assert told.count("act_lost") == 1 and asked(table) == "storm_place"
    assert told.index("act_lost") > told.index("foe_omen") and told.count("agenda_moved") == 1


# -- omens -------------------------------------------------------------------------------------------------------------


def test_drip_mends_a_wound_of_its_own():
    table = at_sea()
    foe = board(table, "drip", 1, wounds=1)
    act(table, foe, OMEN)
    assert table.ships[0][foe + s.FOE_WOUNDS] == 0


def test_barnacled_smashes_the_post_of_its_zone():
    table = at_sea(1)
    foe = board(table, "barnacled", 1)
    act(table, foe, OMEN)
    assert not s.is_whole(table.ships[0], 1) and wounds(table, 0) == 0
    act(table, foe, OMEN, OMEN)  # already destroyed: two of no use make a hit
    assert asked(table) == "evade"


def test_gutterling_takes_two_coins():
    table = at_sea()
    foe = board(table, "gutterling", 1)
    table.ships[0][s.COINS] = 3
    act(table, foe, OMEN)
    assert table.ships[0][s.COINS] == 1
    act(table, foe, OMEN)
    assert table.ships[0][s.COINS] == 0


def test_gullwife_gives_stress_to_all_in_her_zone_and_beside_it():
    table = at_sea(1, NEST)
    sign_on(table, "teasel", spot=3)
    foe = board(table, "gullwife", 1)
    act(table, foe, OMEN)
    assert [table.ships[0][place + s.STRESS] for place in s.AT[:3]] == [1, 1, 0]


def test_corvane_takes_no_stress_from_omens():
    table = at_sea(9)
    sign_on(table, "corvane", spot=1)
    foe = board(table, "gullwife", 1)
    act(table, foe, OMEN, OMEN)  # nobody hears her: two omens of no use make a hit
    assert table.ships[0][s.AT[2] + s.STRESS] == 0 and asked(table) == "evade"


def test_wick_takes_no_stress_in_the_last_hole():
    table = at_sea()
    place = sign_on(table, "wick", spot=1)
    table.ships[0][place + s.STRESS] = 5
    foe = board(table, "gullwife", 1)
    act(table, foe, OMEN)
    assert table.ships[0][place + s.STRESS] == 5


def test_net_widow_drags_the_nearest_of_the_crew_into_her_zone():
    table = at_sea(HELM, STERN)
    foe = board(table, "net-widow", 1)
    act(table, foe, OMEN)
    assert table.ships[0][s.AT[0] + s.SPOT] == 1 and table.ships[0][s.AT[1] + s.SPOT] == STERN
    table = at_sea(0, NEST)
    foe = board(table, "net-widow", 1)
    act(table, foe, OMEN)
    assert asked(table) == "drag"  # both are one step away, both posts have a symbol
    table.play(m.MEMBER + table.ships[0][s.AT[1]])
    assert table.ships[0][s.AT[1] + s.SPOT] == 1


def test_net_widow_does_nothing_with_crew_in_her_zone_already():
    table = at_sea(1, NEST)
    foe = board(table, "net-widow", 1)
    act(table, foe, OMEN)
    assert table.ships[0][s.AT[1] + s.SPOT] == NEST and not events(table, "foe_omen")


def test_tallow_man_wounds_everybody_in_his_zone():
    table = at_sea(1, 1)
    foe = board(table, "tallow-man", 1)
    act(table, foe, OMEN)
    assert (wounds(table, 0), wounds(table, 1)) == (1, 1) and asked(table) == "turn"


def test_eel_sergeant_rouses_another_enemy_which_rolls_one_die():
    table = at_sea()
    foe = board(table, "eel-sergeant", 1)
    board(table, "drip", 3), board(table, "gutterling", 8)
    act(table, foe, OMEN)
    assert asked(table) == "rouse"
    assert table.moves == (m.ACTIVATE + enemy("drip", 3), m.ACTIVATE + enemy("gutterling", 8))
    roll(table, HIT)
    table.play(m.ACTIVATE + enemy("drip", 3))
    assert not s.is_whole(table.ships[0], 3) and s.is_whole(table.ships[0], 8)


def test_rulings_7_one_who_is_roused_rouses_nobody():
    table = at_sea()
    foe = board(table, "eel-sergeant", 1)
    board(table, "eel-sergeant", 3)
    act(table, foe, OMEN, OMEN)
    assert len(events(table, "foe_roused")) == 1 and len(events(table, "foe_omen")) == 1


def test_eel_sergeant_alone_moves_the_agenda():
    table = at_sea()
    foe, before = board(table, "eel-sergeant", 1), table.agenda
    act(table, foe, OMEN)
    assert table.agenda == before + 1


def test_lampmouth_calls_somebody_up_from_below():
    table = at_sea()
    foe = board(table, "lampmouth", 1)
    act(table, foe, OMEN)
    assert asked(table) == "lure"
    table.play(m.MEMBER + table.ships[0][s.AT[1]])
    assert table.ships[0][s.AT[1] + s.SPOT] == 1 and table.ships[0][s.AT[0] + s.SPOT] == BELOW


def test_drowned_admiral_exhausts_an_order_of_the_captains_choice():
    table = at_sea()
    foe = board(table, "drowned-admiral", 1)
    act(table, foe, OMEN)
    assert asked(table) == "exhaust"
    table.play(m.EXHAUST + 2)
    assert table.ships[0][s.FRESH + 2] == 1 and table.ships[0][s.ISSUED + 2] == 1


def test_anchorite_exhausts_two_orders_navigation_first():
    table = at_sea()
    foe = board(table, "anchorite", 1)
    table.ships[0][s.FRESH : s.FRESH + 4] = [3, 1, 1, 0]
    act(table, foe, OMEN)
    assert table.ships[0][s.FRESH + NAVIGATION_ORDER] == 0 and asked(table) == "exhaust"
    table.play(m.EXHAUST)
    assert table.ships[0][s.FRESH : s.FRESH + 4] == [2, 0, 1, 0] and asked(table) == "turn"


def test_belfry_crab_smashes_the_post_and_gives_stress_to_its_zone():
    table = at_sea(1, NEST)
    foe = board(table, "belfry-crab", 1)
    act(table, foe, OMEN)
    assert not s.is_whole(table.ships[0], 1)
    assert [table.ships[0][place + s.STRESS] for place in s.AT[:2]] == [1, 0]
    act(table, foe, OMEN)  # the post is gone, the stress is not
    assert table.ships[0][s.AT[0] + s.STRESS] == 2


def test_tide_bride_brings_a_gutterling_beside_her_without_a_card():
    table = at_sea()
    foe = board(table, "tide-bride", 1)
    cards = sorted(table.piles[FOE_PILE])
    act(table, foe, OMEN)
    assert asked(table) == "bring" and table.moves == tuple(m.ZONE + zone for zone in ADJACENT[1])
    roll(table, HIT)
    table.play(m.ZONE + 4)
    ship = table.ships[0]
    assert sorted(zones(table)) == [1, 4] and ship[s.foes(ship)[1]] == BROUGHT
    assert not s.is_whole(ship, 4)  # it rolls its first die
    assert sorted(table.piles[FOE_PILE]) == cards


def test_enemies_3_without_a_miniature_the_tide_bride_moves_the_agenda():
    table = at_sea()
    foe, before = board(table, "tide-bride", 1), table.agenda
    for zone in (7, 8, 9):
        s.add_foe(table.ships[0], BROUGHT, zone)
    act(table, foe, OMEN)
    table.play(table.moves[0])
    assert table.agenda == before + 1 and len(s.foes(table.ships[0])) == 4


def test_one_that_is_brought_has_had_its_die_and_does_not_act_again_in_this_phase():
    table = at_sea()
    board(table, "tide-bride", 1)
    phase(table, OMEN, MOVE, MOVE, MOVE)
    table.play(table.moves[0])
    assert asked(table) == "turn"
    assert [sum((each["moves"], each["hits"], each["omens"])) for each in events(table, "foe_rolled")] == [4, 1]


def test_stowaway_costs_a_treasure():
    table = at_sea()
    one, other = stow(table, "com-ink"), stow(table, "com-tea")
    foe = board(table, "stowaway", 1)
    act(table, foe, OMEN)
    assert asked(table) == "drop"
    table.play(m.DISCARD + one)
    assert s.held(table.ships[0]) == [other]


def test_bailiff_takes_four_coins_else_the_post():
    table = at_sea()
    foe = board(table, "bailiff", 1)
    table.ships[0][s.COINS] = 3
    act(table, foe, OMEN)
    assert table.ships[0][s.COINS] == 0 and s.is_whole(table.ships[0], 1)
    act(table, foe, OMEN)
    assert not s.is_whole(table.ships[0], 1)


def test_chorister_moves_the_agenda():
    table = at_sea()
    foe, before = board(table, "chorister", 1), table.agenda
    act(table, foe, OMEN)
    assert table.agenda == before + 1


def test_hundredling_drags_like_the_net_widow():
    table = at_sea(HELM)
    foe = board(table, "hundredling", 1)
    act(table, foe, OMEN)
    assert table.ships[0][s.AT[0] + s.SPOT] == 1


# -- other ways to meet and to lose them -------------------------------------------------------------------------------


def test_damage_4_damage_wounds_the_enemies_of_the_zone_too():
    table = at_sea(4)
    foe = board(table, "drip", 4)
    board(table, "gutterling", 4)
    roll(table, 4)
    table.damage(0)
    assert table.ships[0][foe + s.FOE_WOUNDS] == 1 and wounds(table, 0) == 1
    assert zones(table) == [4]  # the Gutterling is slain
    assert table.discards[FOE_PILE] == [GUTTERLING]


def test_ports_2_enemies_are_banished_in_port_and_the_agenda_goes_on_by_their_hit_points():
    from undertow.games.everrain.procedures.ports import Visit

    for aboard, steps in ((False, 4), (True, 2)):
        table = at_sea()
        if aboard:
            sign_on(table, "aubrin")
        board(table, "drip", 1, wounds=1), board(table, "barnacled", 3)
        table.ships[0][s.HEX] = table.chart.ports[0]
        before = table.agenda
        table.push(Visit(0))
        table.ask_again()
        assert table.agenda == before + steps and not s.foes(table.ships[0])
        assert sorted(table.discards[FOE_PILE]) == [0, 1]


def test_loss_6_enemies_leave_with_the_ship_and_the_agenda_does_not_move_for_them():
    from undertow.games.everrain.procedures.losses import Sinking

    table = at_sea(seats=2)
    board(table, "drip", 1), board(table, "barnacled", 3)
    before = table.agenda
    table.push(Sinking(0, 0))
    table.ask_again()
    assert table.agenda == before and not s.foes(table.ships[0]) and sorted(table.discards[FOE_PILE]) == [0, 1]


def test_ropewalker_sends_an_enemy_of_act_i_onto_the_deck_of_its_target():
    table = at_sea(HELM)
    table.deck_act = 3
    add_raider(table, "ropewalker", 0, 1)
    activate(table, 0, 0, 1)
    assert asked(table) == "place" and FOES[table.coming[0]].act == 1
    table.play(m.ZONE + 1)
    while asked(table) != "turn":  # no second one comes
        assert asked(table) != "place"
        table.play(table.moves[0])
    assert len(events(table, "foe_came")) == 1


def test_empty_ship_sends_one_enemy_onto_the_deck_of_its_target():
    table = at_sea(HELM)
    add_raider(table, "empty-ship", 0, 1)
    activate(table, 0, 0, 1)
    assert asked(table) == "place"
    table.play(m.ZONE + 1)
    while asked(table) != "turn":  # no second one comes
        assert asked(table) != "place"
        table.play(table.moves[0])
    assert len(events(table, "foe_came")) == 1


def test_ropewalker_sends_nobody_out_of_reach():
    table = at_sea(HELM)
    here = table.ships[0][s.HEX]
    far = [at for at, kind in enumerate(table.chart.kind) if not LAND[kind] and table.chart.apart(here, at) == 2]
    add_raider(table, "ropewalker", *table.chart.place[far[0]])
    activate(table, 0, 0, 1)
    assert asked(table) == "turn" and not s.foes(table.ships[0]) and not events(table, "raider_omen")


def test_zones_are_as_far_apart_as_the_shortest_way_between_them():
    assert APART[0][9] == 4 and APART[1][4] == 1 and APART[4][6] == 2 and APART[3][7] == 3
    assert all(APART[one][two] == APART[two][one] for one in range(20) for two in range(20))
    assert APART[13][1] == APART[16][4] == APART[18][7] == 1  # boarding.3


def test_an_enemy_stays_where_it_came_aboard_in_the_ships_list():
    table = at_sea()
    ship = table.ships[0]
    first, second, third = (board(table, slug, 1) for slug in ("drip", "barnacled", "gullwife"))
    s.remove_foe(ship, second)
    assert s.foes(ship) == [first, third] and len(ship) == s.LENGTH + 3 * s.FOE
    s.remove_foe(ship, third)
    assert s.foes(ship) == [first] and len(ship) == s.LENGTH + s.FOE
