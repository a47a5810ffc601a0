"""What is spent is spent: a result, an omen or an order that has served does not serve a second time."""

from __future__ import annotations

from deck import BLANK, HIT, OMEN, SIGN, act, at_sea, board, evade, roll, zones
from ledger import Ledger
from test_guns import broadside_on, shot
from test_supporting_fire import beset, help_at
from voyage import asked, events, send

from undertow.games.everrain import moves as m
from undertow.games.everrain import ship as s
from undertow.games.everrain.board import FIRE_ORDER, HELM
from undertow.games.everrain.cards import raiders as r
from undertow.games.everrain.cards.guns import STARBOARD_GUN
from undertow.games.everrain.procedures.raiders import Salvo

FAR = 8  # from the helm


def whole_posts(table) -> int:
    return table.ships[0][s.POSTS].bit_count()


# -- enemies on deck ---------------------------------------------------------------------------------------------------


def test_enemies_10_a_hit_that_has_destroyed_the_post_moves_nobody():
    table = at_sea(HELM)
    foe = board(table, "drip", FAR)
    act(table, foe, HIT, HIT)
    assert whole_posts(table) == 9 and zones(table) == [FAR], "one hit for the post, and one alone is no move"


def test_dice_7_two_omens_that_have_destroyed_the_post_move_nobody():
    table = at_sea(HELM)
    foe = board(table, "drip", FAR)  # unhurt, so its omen is of no use
    act(table, foe, OMEN, OMEN)
    assert whole_posts(table) == 9 and zones(table) == [FAR]


def test_enemies_7_an_omen_that_came_true_is_none_of_two_that_make_a_hit():
    table = at_sea(HELM)
    foe = board(table, "drip", FAR, wounds=1)
    act(table, foe, OMEN, OMEN)
    assert table.ships[0][foe + s.FOE_WOUNDS] == 0 and whole_posts(table) == 10 and zones(table) == [FAR]
    assert events(table, "foe_mended")[-1]["n"] == 1


# -- frays -------------------------------------------------------------------------------------------------------------


def in_a_fray(*draws: int, evading: int):
    """Two of the crew against an enemy that rolls two dice."""
    table = at_sea(1, 1)
    board(table, "net-widow", 1)
    table.ask_again()
    table.play(send(table.ships[0][s.AT[0]], 1))
    roll(table, *draws)
    table.play(evade(evading))
    return table


def test_dice_4_an_omen_on_an_evasion_die_is_paid_for_once():
    table = in_a_fray(HIT, HIT, BLANK, SIGN, evading=1)
    assert asked(table) == "omen"
    table.play(m.OMEN_PAY + FIRE_ORDER)
    assert asked(table) != "omen"
    assert events(table, "evaded")[-1]["n"] == 1


def test_fray_8_the_captain_says_of_each_blow_who_bears_it_and_of_no_more():
    table = in_a_fray(HIT, HIT, BLANK, BLANK, evading=0)
    answered = 0
    while asked(table) == "bear":
        answered += 1
        table.play(table.moves[0])
    assert answered == 2 == sum(table.ships[0][place + s.WOUNDS] for place in s.AT)


# -- guns --------------------------------------------------------------------------------------------------------------


def test_dice_2_an_omen_on_a_gun_is_paid_for_once():
    table = broadside_on()
    roll(table, SIGN, BLANK, BLANK)
    table.play(shot(STARBOARD_GUN))
    assert asked(table) == "omen"
    table.play(m.OMEN_PAY)
    assert asked(table) == "turn" and table.raiders[0][r.WOUNDS] == 1


def test_guns_9_an_omen_of_supporting_fire_is_paid_for_once():
    table = beset(("tallow-man", 7))
    roll(table, SIGN, BLANK, BLANK)
    table.play(help_at())
    assert asked(table) == "omen"
    table.play(m.OMEN_PAY)
    assert asked(table) != "omen" and events(table, "foe_struck")[-1]["n"] == 1


def test_guns_9_hits_enough_for_all_slay_all_of_them_and_nothing_is_asked():
    table = beset(("gutterling", 7), ("gutterling", 8))
    account = Ledger(table)
    roll(table, 2, 2, 2)  # three critical hits
    account.play(help_at())
    assert not s.foes(table.ships[1]) and asked(table) == "turn" and len(events(table, "foe_slain")) == 2


def test_dice_4_an_omen_against_a_salvo_is_paid_for_once():
    table = at_sea(HELM)
    table.push(Salvo(0, 3))
    roll(table, SIGN, 0, 1, 2)
    table.ask_again()
    assert asked(table) == "omen"
    table.play(m.OMEN_PAY + FIRE_ORDER)
    assert asked(table) != "omen" and len(events(table, "post_destroyed")) == 2
