"""Frays: who begins one, how the dice are split, what hits, evades and omens do."""

from __future__ import annotations

import pytest
from deck import BLANK, CRITICAL, HIT, MOVE, OMEN, SIGN, STRUCK, act, at_sea, board, evade, roll, strike, wounds
from voyage import asked, events, give_trait, put, send, sign_on, why

from undertow.games.everrain import moves as m
from undertow.games.everrain import ship as s
from undertow.games.everrain.board import BELOW, FIRE_ORDER, HELM, NEST
from undertow.games.everrain.dice import blows_of, hits_of
from undertow.games.everrain.procedures.frays import own_dice


def test_fray_1_a_member_who_enters_a_zone_with_an_enemy_begins_a_fray():
    table = at_sea()
    board(table, "drip", 1)
    member = table.ships[0][s.AT[0]]
    table.ask_again()
    table.play(send(member, 2))
    assert asked(table) == "turn"
    table.play(send(member, 1))
    assert asked(table) == "evade" and events(table, "fray_begun") == [{"seat": 0, "zone": 1}]


def test_fray_2_an_order_to_a_member_who_stands_with_an_enemy_begins_one_too():
    table = at_sea(1)
    member = table.ships[0][s.AT[0]]
    assert send(member, 1) not in table.moves
    board(table, "drip", 1)
    table.ask_again()
    fresh = table.ships[0][s.FRESH]
    table.play(send(member, 1))
    assert asked(table) == "evade" and table.ships[0][s.FRESH] == fresh - 1


def test_fray_4_the_pool_is_what_the_dice_values_of_the_crew_in_the_zone_add_up_to():
    table = at_sea(1)
    sign_on(table, "corvane", spot=1)
    ship = table.ships[0]
    assert own_dice(ship, 1, 1) == 4
    assert own_dice(ship, 1, 0) == 2  # fray.8: one die each
    board(table, "drip", 1)
    table.ask_again()
    table.play(send(ship[s.AT[0]], 1))
    assert table.moves == tuple(evade(k) for k in range(5))
    assert table.decision.details == {"zone": 1, "dice": 4, "ordered": 1, "hits": 1}


def test_crew_8_a_belligerent_member_has_one_more_die_in_every_fray():
    table = at_sea(1)
    give_trait(table, 0, "belligerent")
    assert own_dice(table.ships[0], 1, 1) == 2 and own_dice(table.ships[0], 1, 0) == 2


def test_crew_8_a_timid_member_has_one_die_fewer_in_frays_that_the_captain_begins():
    table = at_sea(1)
    give_trait(table, 0, "timid")
    assert own_dice(table.ships[0], 1, 1) == 0 and own_dice(table.ships[0], 1, 0) == 1
    board(table, "gutterling", 1)
    table.ask_again()
    roll(table, HIT, HIT)
    table.play(send(table.ships[0][s.AT[0]], 1))
    assert asked(table) == "turn" and wounds(table, 0) == 2  # no dice, nothing to split


def test_fray_5_each_enemy_rolls_one_die_fewer_than_its_dice_value():
    table = at_sea(1)
    board(table, "drip", 1), board(table, "gutterling", 1)
    table.ask_again()
    table.play(send(table.ships[0][s.AT[0]], 1))
    roll(table, HIT, MOVE, MOVE, BLANK)
    table.play(evade(0))
    assert [sum((each["moves"], each["hits"], each["omens"])) for each in events(table, "foe_rolled")] == [1, 2]
    assert wounds(table, 0) == 2  # a hit of the Drip; two moves of the Gutterling make one


def test_dice_1_a_hit_is_one_wound_and_a_critical_hit_two():
    for face, left in ((STRUCK, 2), (CRITICAL, 1), (BLANK, 3)):
        table = at_sea(1)
        foe = board(table, "barnacled", 1)
        table.ask_again()
        table.play(send(table.ships[0][s.AT[0]], 1))
        roll(table, MOVE, face)
        table.play(evade(0))
        assert 3 - table.ships[0][foe + s.FOE_WOUNDS] == left


def test_dice_3_each_evade_cancels_one_hit():
    table = at_sea(1)
    board(table, "drip", 1)
    table.ask_again()
    table.play(send(table.ships[0][s.AT[0]], 1))
    roll(table, HIT, STRUCK)
    table.play(evade(1))
    assert wounds(table, 0) == 0 and events(table, "evaded")[-1] == {"seat": 0, "n": 1}


def test_dice_2_an_order_makes_an_omen_on_an_attack_die_a_hit():
    table = at_sea(1)
    foe = board(table, "barnacled", 1)
    table.ask_again()
    table.play(send(table.ships[0][s.AT[0]], 1))
    roll(table, MOVE, SIGN)
    table.play(evade(0))
    assert asked(table) == "omen"
    left = table.clone()
    table.play(m.OMEN_PAY + FIRE_ORDER)
    left.play(m.OMEN_LEAVE)
    assert table.ships[0][foe + s.FOE_WOUNDS] == 1 and left.ships[0][foe + s.FOE_WOUNDS] == 0
    assert table.ships[0][s.FRESH + FIRE_ORDER] == 1 and table.ships[0][s.ISSUED + FIRE_ORDER] == 1


def test_dice_4_an_order_makes_an_omen_on_an_evasion_die_an_evade():
    table = at_sea(1)
    board(table, "drip", 1)
    table.ask_again()
    table.play(send(table.ships[0][s.AT[0]], 1))
    roll(table, HIT, SIGN)
    table.play(evade(1))
    assert asked(table) == "omen"
    left = table.clone()
    table.play(m.OMEN_PAY + FIRE_ORDER)
    left.play(m.OMEN_LEAVE)
    assert wounds(table, 0) == 0 and wounds(left, 0) == 1


def test_dice_5_nobody_is_asked_to_pay_without_a_fresh_order_or_for_nothing():
    table = at_sea(1)
    board(table, "drip", 1)
    table.ships[0][s.FRESH : s.FRESH + 4] = [1, 0, 0, 0]
    table.ask_again()
    table.play(send(table.ships[0][s.AT[0]], 1))
    roll(table, HIT, SIGN)
    table.play(evade(1))
    assert asked(table) != "omen" and wounds(table, 0) == 1
    table = at_sea(1)
    board(table, "drip", 1)
    table.ask_again()
    table.play(send(table.ships[0][s.AT[0]], 1))
    roll(table, MOVE, SIGN)  # no hit to evade
    table.play(evade(1))
    assert asked(table) == "turn"


def test_fray_6_hits_are_shared_out_one_by_one_while_it_matters():
    table = at_sea(1)
    drip, shell = board(table, "drip", 1), board(table, "barnacled", 1)
    sign_on(table, "corvane", spot=1)
    table.ask_again()
    table.play(send(table.ships[0][s.AT[0]], 1))
    roll(table, MOVE, MOVE, STRUCK, STRUCK, BLANK, BLANK)
    table.play(evade(0))
    assert asked(table) == "strike" and table.moves == (strike("drip", 1), strike("barnacled", 1))
    table.play(strike("drip", 1))
    table.play(strike("barnacled", 1))
    ship = table.ships[0]
    assert (ship[drip + s.FOE_WOUNDS], ship[shell + s.FOE_WOUNDS]) == (1, 1)


def test_fray_6_where_all_fall_nothing_is_asked():
    table = at_sea(1)
    board(table, "drip", 1, wounds=1), board(table, "gutterling", 1)
    sign_on(table, "corvane", spot=1)
    table.ask_again()
    table.play(send(table.ships[0][s.AT[0]], 1))
    roll(table, MOVE, MOVE, OMEN, STRUCK, STRUCK, BLANK, BLANK)
    table.play(evade(0))
    assert asked(table) == "turn" and not s.foes(table.ships[0]) and len(events(table, "foe_slain")) == 2


def test_fray_6_of_two_alike_the_weaker_one_is_struck():
    table = at_sea(1)
    hale, hurt = board(table, "barnacled", 1), board(table, "barnacled", 1, wounds=2)
    table.ask_again()
    table.play(send(table.ships[0][s.AT[0]], 1))
    roll(table, MOVE, MOVE, STRUCK)
    table.play(evade(0))
    ship = table.ships[0]
    assert not s.is_alive(ship, hurt) and ship[hale + s.FOE_WOUNDS] == 0


def test_fray_6_the_captain_says_who_bears_a_blow_while_it_matters():
    table = at_sea(1, 1)
    board(table, "drip", 1)
    table.ask_again()
    one, other = (table.ships[0][place] for place in s.AT[:2])
    table.play(send(one, 1))
    roll(table, HIT, BLANK, BLANK)
    table.play(evade(0))
    assert asked(table) == "bear" and table.moves == tuple(sorted((m.MEMBER + one, m.MEMBER + other)))
    table.play(m.MEMBER + other)
    assert (wounds(table, 0), wounds(table, 1)) == (0, 1)


def test_fray_6_whoever_falls_still_strikes():
    table = at_sea(1)
    board(table, "gutterling", 1)
    table.ask_again()
    table.play(send(table.ships[0][s.AT[0]], 1))
    roll(table, HIT, HIT, STRUCK)
    table.play(evade(0))
    assert not s.foes(table.ships[0]) and wounds(table, 0) == 2


def test_crew_13_who_takes_more_than_there_are_holes_dies_and_the_last_one_costs_the_ship():
    table = at_sea(1)
    ship = table.ships[0]
    table.let_go(0, s.AT[1])
    ship[s.AT[0] + s.STRESS] = 4
    board(table, "gutterling", 1)
    table.ask_again()
    table.play(send(ship[s.AT[0]], 1))
    roll(table, HIT, HIT, BLANK)
    table.play(evade(0))
    assert events(table, "died") and events(table, "ship_lost") and events(table, "ship_returned")  # in the next turn
    assert not s.foes(ship)  # loss.6


def test_crew_13_an_enduring_member_goes_below_instead():
    table = at_sea(1)
    ship = table.ships[0]
    give_trait(table, 0, "enduring")
    ship[s.AT[0] + s.STRESS] = 4
    board(table, "drip", 1)
    table.ask_again()
    table.play(send(ship[s.AT[0]], 1))
    roll(table, HIT, BLANK)
    table.play(evade(0))
    assert ship[s.AT[0] + s.SPOT] == BELOW and ship[s.AT[0] + s.STRESS] == 0 and not events(table, "died")


def test_rulings_7_useless_results_are_paired_among_an_enemys_own_dice():
    assert hits_of(2, 0, 0, False) == 1 and hits_of(1, 1, 0, False) == 1 and hits_of(3, 0, 2, False) == 2
    assert hits_of(0, 0, 2, True) == 0 and hits_of(0, 0, 3, True) == 1
    table = at_sea(1)
    board(table, "gutterling", 1), board(table, "gutterling", 1)
    table.ships[0][s.COINS] = 0
    table.ask_again()
    table.play(send(table.ships[0][s.AT[0]], 1))
    roll(table, MOVE, OMEN, MOVE, OMEN, BLANK)  # two moves, two omens, but not of one enemy
    table.play(evade(0))
    assert wounds(table, 0) == 0


def test_rulings_7_an_enemy_uses_its_omen_once_in_a_fray():
    table = at_sea(1)
    board(table, "gutterling", 1)
    coins = table.ships[0][s.COINS]
    table.ask_again()
    table.play(send(table.ships[0][s.AT[0]], 1))
    roll(table, OMEN, OMEN, BLANK)
    table.play(evade(0))
    assert table.ships[0][s.COINS] == coins - 2 and wounds(table, 0) == 0


def test_fray_3_an_enemy_with_a_hit_for_the_crew_of_its_zone_begins_a_fray():
    table = at_sea(1)
    foe = board(table, "barnacled", 1)
    act(table, foe, HIT)
    assert asked(table) == "evade" and table.decision.details == {"zone": 1, "dice": 1, "ordered": 0, "hits": 1}
    other = table.clone()
    roll(table, STRUCK)
    table.play(evade(0))
    assert wounds(table, 0) == 1 and table.ships[0][foe + s.FOE_WOUNDS] == 1 and asked(table) == "turn"
    roll(other, STRUCK)
    other.play(evade(1))
    assert wounds(other, 0) == 0 and other.ships[0][foe + s.FOE_WOUNDS] == 0


def test_zones_4_nobody_uses_a_post_with_an_enemy_in_its_zone():
    table = at_sea(HELM, NEST)
    ship = table.ships[0]
    assert s.points_from(ship, HELM, False) == 1 and s.mans_nest(ship) and s.evasion_dice(ship) == 1
    board(table, "drip", HELM), board(table, "drip", NEST)
    assert s.points_from(ship, HELM, False) == 0 and not s.mans_nest(ship) and s.evasion_dice(ship) == 0


def test_zones_2_a_zone_holds_three_miniatures_crew_and_enemies_together():
    table = at_sea(1)
    board(table, "drip", 1), board(table, "barnacled", 1)
    other = table.ships[0][s.AT[1]]
    table.ask_again()
    assert "zones.2" in why(table, send(other, 1))
    assert send(table.ships[0][s.AT[0]], 1) in table.moves  # who is there already needs no room
    put(table, 0, BELOW)
    table.ask_again()
    assert send(other, 1) in table.moves


@pytest.mark.parametrize("dice", [1, 2, 3])
def test_the_odds_of_an_enemys_hits_are_those_of_its_dice(dice: int):
    found = [0] * (dice + 1)
    for number in range(6**dice):
        faces = [(number // 6**place) % 6 for place in range(dice)]
        moves, hits, omens = (sum(low <= face <= high for face in faces) for low, high in ((0, 2), (3, 4), (5, 5)))
        found[hits_of(moves, hits, omens, True)] += 1
    assert blows_of(dice, True).ways == found


def test_the_odds_of_a_fray_stand_in_the_view_before_the_roll():
    table = at_sea(1)
    board(table, "gutterling", 1)
    assert table.view(None)["fray"] == []
    table.ask_again()
    table.play(send(table.ships[0][s.AT[0]], 1))
    attack, evading = table.view(0)["fray"]
    assert attack[:2] == [3, 6]  # one die: two hits and a critical one
    assert evading[:2] == [0, 1]  # no attack die, no hit
    assert attack[2:] == [7, 36]  # two enemy dice come to nothing as move and omen (6 ways), or as two omens (1)
    assert evading[2:] == [7 * 6 + 25 * 3, 216]  # to one hit in 25 ways, which one evade in three of six wards off
