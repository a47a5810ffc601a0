"""Boarding: both decks are one, crew and enemies act in turn, until one side is dead."""

from __future__ import annotations

import pytest
from deck import BLANK, CRITICAL, HIT, KINDS, MOVE, OMEN, STRUCK, at_sea, board, evade, roll, wounds, zones
from test_raiders import add as add_raider
from voyage import asked, events, send, why

from undertow import texts
from undertow.games.everrain import moves as m
from undertow.games.everrain import params
from undertow.games.everrain import ship as s
from undertow.games.everrain.board import APART, BELOW, BESIDE, BOARDED, HELM, ZONES
from undertow.games.everrain.board import BLANK as BLANK_POSTS
from undertow.games.everrain.cards.enemies import BROUGHT, FOES, NAMED
from undertow.games.everrain.foes import FOE_PILE
from undertow.games.everrain.game import EVERRAIN
from undertow.games.everrain.procedures.boarding import landing
from undertow.games.everrain.procedures.foe_omens import beside, near
from undertow.games.everrain.state import RAIDER_PILE, Table
from undertow.games.everrain.thumb import Thumb
from undertow.kernel.seat import Seat
from undertow.sections import Words, sections_of


def beside_a_ship(*spots: int, **options: int) -> Table:
    """An enemy ship beside the first captain's."""
    table = at_sea(*spots, **options)
    add_raider(table, "customs-hulk", 1, 0)
    table.ask_again()
    return table


def boarded(slug: str = "drip", zone: int = 3, *spots: int, **options: int) -> Table:
    """An enemy ship is boarded: one enemy stands in this zone of it."""
    table = beside_a_ship(*spots, **options)
    kind, cards = KINDS.index(slug), table.piles[FOE_PILE]
    table.piles[FOE_PILE] = [kind]  # so that it is drawn
    cards.remove(kind)
    roll(table, 0, zone, MOVE)
    table.play(m.BOARD)
    table.piles[FOE_PILE] = cards
    return table


def test_boarding_1_a_ship_on_a_neighbouring_hex_can_be_boarded_without_an_order():
    table = beside_a_ship()
    fresh = table.ships[0][s.FRESH : s.FRESH + 4]
    assert m.BOARD in table.moves
    table.play(m.BOARD)
    assert asked(table) == "boarding" and table.ships[0][s.FRESH : s.FRESH + 4] == fresh
    assert events(table, "boarded")


def test_boarding_1_not_from_a_port_nor_from_afar_nor_without_the_advanced_rules():
    table = beside_a_ship()
    table.ships[0][s.HEX] = table.chart.ports[0]
    table.raiders[0][1] = next(
        at for at in range(len(table.chart.kind)) if table.chart.apart(at, table.chart.ports[0]) == 1
    )
    table.ask_again()
    assert why(table, m.BOARD) == ["boarding.1"]
    far = beside_a_ship()
    far.raiders[0][1] = max(range(6), key=lambda at: far.chart.apart(at, far.ships[0][s.HEX]))
    far.ask_again()
    assert m.BOARD not in far.moves
    assert m.BOARD not in beside_a_ship(advanced=False).moves


@pytest.mark.parametrize("act", [1, 2, 3])
def test_boarding_2_enemies_whose_acts_make_the_present_one_stand_where_the_fate_die_says(act: int):
    for seed in range(12):
        table = beside_a_ship(seed=1 + seed)
        table.act = table.deck_act = act
        table.play(m.BOARD)
        ship = table.ships[0]
        drawn = [ship[foe] for foe in s.foes(ship) if FOES[ship[foe]].copies]
        assert sum(FOES[kind].act for kind in drawn + table.coming) == act
        came = [each for each in events(table, "foe_came") if each["enemy"] != NAMED[BROUGHT]]
        assert all(each["zone"] >= BOARDED for each in came)
        assert len(events(table, "foe_rolled")) >= len(came)  # each rolls its first die. rule: enemies.5


def test_boarding_2_a_full_zone_is_passed_as_for_damage():
    table = beside_a_ship()
    ship = table.ships[0]
    assert landing(ship, 5) == 15
    for _ in range(3):
        s.add_foe(ship, BROUGHT, 15)
    assert landing(ship, 5) == 14
    for _ in range(3):
        s.add_foe(ship, BROUGHT, 14)
    assert landing(ship, 5) == 16


def test_boarding_3_starboard_of_the_enemy_touches_port_of_the_players_ship():
    assert 13 in BESIDE[1] and 16 in BESIDE[4] and 18 in BESIDE[7] and 1 in BESIDE[13]
    for one in range(ZONES):  # and no way between two zones of one ship is shorter over the other
        for two in range(ZONES):
            assert APART[one][two] == APART[BOARDED + one][BOARDED + two]
    table = beside_a_ship(1)
    ship = table.ships[0]
    foe = board(table, "gullwife", 13)
    ship[s.GRAPPLE] = 1
    assert near(ship, foe) == [s.AT[0]]
    ship[foe + s.FOE_ZONE], ship[s.GRAPPLE] = 1, 0
    assert beside(ship, 1) == [0, 2, 4]  # without a boarded ship there is none beside


def test_boarding_4_each_member_goes_once_to_a_zone_of_either_ship_and_fights_there():
    table = boarded("barnacled", 9)
    one, other = (table.ships[0][place] for place in s.AT[:2])
    where = zones(table)[0]
    table.play(send(one, where))
    assert asked(table) == "evade" and events(table, "fray_begun")[-1]["zone"] == where
    roll(table, MOVE, BLANK)
    table.play(evade(0))
    assert asked(table) == "boarding"
    assert all((move - m.SEND) // 27 == other for move in table.moves if move != m.END)
    assert send(other, HELM) in table.moves and send(other, 17) in table.moves


def test_boarding_5_the_crew_step_does_not_end_while_nobody_is_on_deck():
    table = boarded("drip", 9)
    assert why(table, m.END) == ["boarding.5"]
    table.play(send(table.ships[0][s.AT[0]], HELM))
    assert m.END in table.moves


def test_boarding_6_then_all_enemies_act_the_lowest_zone_first_and_nobody_is_asked():
    table = boarded("drip", 9, HELM)
    board(table, "gullwife", 8), board(table, "barnacled", 3)
    table.ask_again()
    before = len(events(table, "foe_rolled"))
    roll(table, *[MOVE] * 6)
    table.play(m.END)
    while asked(table) == "step":
        table.play(table.moves[0])
    acted = [each["enemy"] for each in events(table, "foe_rolled")[before:]]
    assert acted == [1, 3, 0] and asked(table) == "boarding"


def test_boarding_6_on_the_boarded_ship_there_is_no_post_to_strike():
    table = boarded("barnacled", 9, HELM)
    posts = table.ships[0][s.POSTS]
    roll(table, HIT, OMEN)
    table.play(m.END)
    assert table.ships[0][s.POSTS] == posts and asked(table) == "boarding"


def test_boarding_7_who_wins_takes_spoils_and_the_ship_is_gone_without_a_wreck():
    table = boarded("drip", 9)
    ship = table.ships[0]
    foe = s.foes(ship)[0]
    ship[foe + s.FOE_WOUNDS] = 1
    table.play(send(ship[s.AT[0]], ship[foe + s.FOE_ZONE]))
    roll(table, MOVE, STRUCK, 8)  # 8 on the spoils table: five coins
    coins = ship[s.COINS]
    table.play(evade(0))
    assert events(table, "boarding_won") and not table.raiders and not table.wrecks and asked(table) == "turn"
    assert table.discards[RAIDER_PILE] == [0] and ship[s.COINS] == coins + 5 and ship[s.GRAPPLE] == 0
    assert ship[s.AT[0] + s.SPOT] == BELOW  # rulings.21


def test_boarding_7_as_many_spoils_as_the_number_of_the_act():
    table = boarded("drip", 9)
    table.act = 3
    ship = table.ships[0]
    table.play(send(ship[s.AT[0]], zones(table)[0]))
    roll(table, MOVE, CRITICAL, 8, 8, 9)
    table.play(evade(0))
    assert [each["n"] for each in events(table, "spoils_rolled")] == [8, 8, 9]


def test_boarding_7_enemies_on_the_own_deck_take_part():
    table = boarded("drip", 9)
    board(table, "barnacled", 8)
    ship = table.ships[0]
    table.ask_again()
    table.play(send(ship[s.AT[0]], zones(table)[0]))
    roll(table, MOVE, CRITICAL)
    table.play(evade(0))
    assert asked(table) == "boarding" and table.raiders  # one is left


def test_boarding_8_if_all_the_crew_falls_the_ship_is_lost():
    table = boarded("gutterling", 9)
    ship = table.ships[0]
    table.let_go(0, s.AT[1])
    ship[s.AT[0] + s.WOUNDS] = 4
    table.ask_again()
    table.play(send(ship[s.AT[0]], zones(table)[0]))
    roll(table, HIT, HIT, BLANK)
    table.play(evade(0))
    assert events(table, "ship_lost") and ship[s.GRAPPLE] == 0 and table.raiders


def test_dice_2_omens_can_be_paid_for_in_a_boarding():
    table = boarded("barnacled", 9)
    table.play(send(table.ships[0][s.AT[0]], zones(table)[0]))
    roll(table, MOVE, 3)
    table.play(evade(0))
    assert asked(table) == "omen"


def test_rulings_22_after_thirty_enemy_steps_the_ships_part():
    table = boarded("barnacled", 9, HELM)
    ship = table.ships[0]
    for _ in range(params.BOARDING_MOST):
        ship[s.foes(ship)[0] + s.FOE_ZONE] = 19  # far from everybody
        roll(table, OMEN, MOVE)
        table.ask_again()
        table.play(m.END)
    assert asked(table) == "boarding" and not events(table, "ships_parted")
    table.play(m.END)
    assert asked(table) == "turn" and events(table, "ships_parted") and len(table.raiders) == 1
    assert zones(table)[0] in BLANK_POSTS
    assert why(table, m.BOARD) == ["rulings.22"]  # not again in this turn
    assert wounds(table, 0) == 0


@pytest.mark.parametrize("lang", texts.LANGS)
def test_boarding_1_the_board_of_the_enemy_ship_is_shown_beside_ones_own(lang: str):
    table = boarded("drip", 9)
    shown = str(sections_of(EVERRAIN, table.view(0), Words(EVERRAIN, lang, ["Ada"], 0)))
    assert texts.say("sections-prize", lang, None, EVERRAIN) in shown
    assert texts.say("enemy-drip", lang, None, EVERRAIN) in shown


def test_thumb_boards_with_a_hale_crew_and_sends_it_where_the_enemies_are():
    table = beside_a_ship()
    assert Thumb().choose(Seat(table, 0)) == m.BOARD
    for place in s.AT[:2]:
        table.ships[0][place + s.WOUNDS] = 3
    table.ask_again()
    assert Thumb().choose(Seat(table, 0)) != m.BOARD
    table = boarded("drip", 9)
    chosen = Thumb().choose(Seat(table, 0))
    assert (chosen - m.SEND) % 27 == zones(table)[0]
