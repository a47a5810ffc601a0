"""What is over is over: tokens, turns, rounds, trades and decks begin anew, and a lost ship takes nothing along."""

from __future__ import annotations

import pytest
from deck import BLANK, HIT, KINDS, MOVE, at_sea, evade, roll, zones
from ledger import Ledger
from test_boarding import beside_a_ship, boarded
from test_journeys import at_an_island, go
from test_left_behind import alone_at
from test_raiders import activate
from test_raiders import at_sea as among_raiders
from told import on_top
from voyage import (
    asked,
    at_the_helm,
    events,
    give_trait,
    in_port,
    put,
    sail_to,
    send,
    sign_on,
    stow,
    under_way,
    why,
)

from undertow.games.everrain import moves as m
from undertow.games.everrain import params, tales
from undertow.games.everrain import ship as s
from undertow.games.everrain.board import (
    FIRE_ORDER,
    FIRST_SLOT,
    HELM,
    NAVIGATION_ORDER,
    NEST,
    NOWHERE,
)
from undertow.games.everrain.cards import raiders as r
from undertow.games.everrain.cards.enemies import FOES, MINIATURES
from undertow.games.everrain.cards.stories import BOUND_FOR, STORIES
from undertow.games.everrain.foes import FOE_PILE, draw_foe
from undertow.games.everrain.hexes import SIDES
from undertow.games.everrain.procedures import raiders
from undertow.games.everrain.procedures.acts import ActEnd
from undertow.games.everrain.procedures.boarding import board as make_fast
from undertow.games.everrain.procedures.deck_enemies import Spawn
from undertow.games.everrain.procedures.losses import add_cargo
from undertow.games.everrain.procedures.storms import StormMove
from undertow.games.everrain.procedures.tales import draw_society_card, land
from undertow.games.everrain.state import BY_ENEMY, RAIDER_PILE, TREASURE_PILE
from undertow.kernel.flow import NO_MOVE, run

# -- acts and rounds ---------------------------------------------------------------------------------------------------


def test_acts_1_an_act_whose_end_is_reached_before_it_begins_ends_too() -> None:
    table = under_way(length="long")
    table.players, table.enemy, table.act_ended = 5, 2 * params.ACT_SPACE, BY_ENEMY
    table.push(ActEnd(0))
    table.ask_again()
    while table.act == 1:
        table.play(table.moves[0])
    assert table.act == 2 and table.act_ended == BY_ENEMY


def test_treasures_6_the_bells_tongue_hushes_an_altar_in_every_round() -> None:
    table = under_way()
    table.ships[0][s.TOLLED] = 1
    before = table.round
    while table.round == before:
        table.play(m.END if m.END in table.moves else table.moves[0])
    assert table.ships[0][s.TOLLED] == 0


def test_storms_2_each_of_two_storms_comes_nearer_by_its_own_way() -> None:
    table = under_way()
    table.storms = [[2, 0, -6, 0], [3, 0, 6, 0]]
    table.push(StormMove(1, 0)), table.push(StormMove(0, 0))
    roll(table, 0, 0)
    table.ask_again()
    while asked(table) == "storm_toward":
        table.play(table.moves[0])
    assert [storm[2] for storm in table.storms] == [-5, 5]


# -- boarding ----------------------------------------------------------------------------------------------------------


def test_boarding_2_an_enemy_that_finds_no_miniature_does_not_come() -> None:
    table = beside_a_ship(HELM)
    kind = KINDS.index("drip")
    for _ in range(MINIATURES):
        s.add_foe(table.ships[0], kind, 8)
    table.piles[FOE_PILE] = [kind]
    agenda = table.agenda
    make_fast(table, 0, 0)
    table.ask_again()
    assert len(events(table, "foe_missing")) == 1 and len(s.foes(table.ships[0])) == MINIATURES
    assert table.agenda == agenda + FOES[kind].hits and table.discards[FOE_PILE] == [kind]


def test_boarding_4_in_every_crew_step_each_member_may_be_sent_again() -> None:
    table = boarded("barnacled", 9, HELM)
    ship = table.ships[0]
    move = send(ship[s.AT[0]], 8)
    table.play(move)
    assert move not in table.moves
    ship[s.foes(ship)[0] + s.FOE_ZONE] = 19  # far from everybody
    roll(table, MOVE, MOVE)
    table.play(m.END)
    assert asked(table) == "boarding" and send(ship[s.AT[0]], HELM) in table.moves


def test_boarding_8_a_lost_ship_is_made_fast_to_nothing() -> None:
    table = boarded("gutterling", 9, seats=2)
    ship = table.ships[0]
    table.let_go(0, s.AT[1])
    ship[s.AT[0] + s.WOUNDS] = s.holes(ship, s.AT[0]) - 1
    table.ask_again()
    table.play(send(ship[s.AT[0]], zones(table)[0]))
    roll(table, HIT, HIT, BLANK)
    table.play(evade(0))
    assert events(table, "ship_lost") and table.deciding == 1 and table.view(0)["ships"][0]["grapple"] == 0


def test_rulings_22_in_the_next_turn_another_ship_may_be_boarded() -> None:
    table = beside_a_ship()
    table.ships[0][s.GRAPPLE] = s.PARTED
    table.ask_again()
    assert why(table, m.BOARD) == ["rulings.22"]
    table.raiders[0][r.GOAL] = table.raiders[0][r.AT]
    before = len(events(table, "turn_begun"))
    while len(events(table, "turn_begun")) == before or asked(table) != "turn":
        table.play(m.END if m.END in table.moves else table.moves[0])
    assert table.ships[0][s.GRAPPLE] == 0


# -- enemies that were still to come -----------------------------------------------------------------------------------


@pytest.mark.parametrize("others", [0, 1])
def test_loss_6_with_a_lost_ship_those_still_to_come_to_it_are_discarded_and_no_others(others: int) -> None:
    table = at_sea(HELM, seats=2)
    one, other = KINDS.index("drip"), KINDS.index("gutterling")
    for kind in (one, other):
        table.piles[FOE_PILE].remove(kind)
    table.coming = [one, other]
    table.ships[0][s.HEX] = NOWHERE
    table.push(Spawn(0, 1, others))
    run(table, NO_MOVE)
    assert table.coming == [other][:others] and table.discards[FOE_PILE] == [one, other][: 2 - others]


# -- journeys and landings ---------------------------------------------------------------------------------------------


def test_loss_1_with_the_last_who_dies_of_a_journeys_stress_the_ship_is_lost() -> None:
    table = at_an_island()
    ship = table.ships[0]
    s.clear(ship, s.AT[1])
    ship[s.AT[0] + s.STRESS] = s.holes(ship, s.AT[0]) - 1
    table.play(m.JOURNEY)
    go(table, 0, 0, "clue")
    while asked(table) == "stress":
        table.play(table.moves[0])
    assert events(table, "died") and events(table, "ship_lost") == [{"seat": 0}]


def test_loss_1_with_the_last_who_dies_of_homesickness_the_ship_is_lost() -> None:
    table = alone_at(HELM, 1)
    give_trait(table, 0, "homesick")
    ship = table.ships[0]
    ship[s.AT[0] + s.STRESS] = s.holes(ship, s.AT[0]) - 1
    assert not land(table, 0, 1)
    run(table, NO_MOVE)
    assert events(table, "ship_lost") == [{"seat": 0}]


def test_discovery_7_an_island_is_spared_once_and_explored_by_the_next_journey() -> None:
    table = at_an_island()
    ship = table.ships[0]
    for spared in (1, 0):
        put(table, 0, FIRST_SLOT)
        table.ask_again()
        table.play(m.JOURNEY)
        table.spared = table.spared or spared
        go(table, 0, 0, "rest"), table.play(m.TURN_BACK)
        assert (ship[s.HEX] in table.explored) == (not spared)


# -- losses ------------------------------------------------------------------------------------------------------------


def test_loss_7_a_lost_ship_has_no_points_left_and_sails_no_further() -> None:
    table = at_the_helm(3, 2)
    sail_to(table, 0, 0)
    table.ships[0][s.POSTS] = 1 << HELM
    table.storms = [[2, 0, 0, 0]]
    table.ask_again()
    roll(table, HELM)
    table.play(m.RIGHT)
    assert events(table, "ship_lost") and table.view(0)["ships"][0]["points"] == 0 and asked(table) != "steer"


# -- in port -----------------------------------------------------------------------------------------------------------


def test_treasures_6_what_the_saints_left_hand_lets_off_is_for_this_visit_alone() -> None:
    table = in_port()
    table.ships[0][s.SAINTLY] = 1
    table.play(m.LEAVE)
    assert table.view(0)["ships"][0]["saintly"] == 0


def test_society_3_a_passenger_who_is_there_already_is_discarded_and_another_card_drawn() -> None:
    table = in_port()
    here = table.chart.port_of[table.ships[0][s.HEX]]
    guest = next(card for card in range(len(STORIES)) if BOUND_FOR[card] == here)
    other = on_top(table, "soc-map-forger")
    for seed in range(8):
        table.reseed(seed)
        table.tales[guest] = tales.IN_DECK
        assert draw_society_card(table, 0) == other


# -- orders ------------------------------------------------------------------------------------------------------------


def test_orders_8_a_fleeting_order_is_asked_for_anew_each_time() -> None:
    ship = under_way().ships[0]
    ship[s.FRESH : s.FRESH + 4] = [0, 2, 0, 2]
    ship[s.HASTE] = 1
    s.issue(ship, NAVIGATION_ORDER)
    s.issue(ship, NAVIGATION_ORDER)
    assert ship[s.FRESH : s.FRESH + 4] == [0, 1, 0, 1] and ship[s.ISSUED + NAVIGATION_ORDER] == 1


def test_orders_5_after_another_order_teasels_voice_moves_nobody_more() -> None:
    table = at_sea(HELM)
    sign_on(table, "teasel", spot=1)
    ship = table.ships[0]
    ship[s.FRESH : s.FRESH + 4] = [1, 1, 1, 0]
    table.ask_again()
    table.play(send(ship[s.AT[0]], HELM + 1))
    assert ship[s.ECHO] == 1
    s.issue(ship, FIRE_ORDER)
    table.ask_again()
    assert why(table, send(ship[s.AT[1]], HELM)) == ["orders.3"]


# -- trade -------------------------------------------------------------------------------------------------------------


def test_trade_1_the_partner_is_whom_the_captain_named_and_nobody_afterwards() -> None:
    table = under_way(3)
    card = stow(table, "com-rope", 1)
    table.ask_again()
    table.play(m.TRADE + 1)
    assert table.view(0)["partner"] == 1
    account = Ledger(table)
    account.play(m.WANT_TREASURE + card)
    account.play(m.CLOSE)
    assert asked(table) == "consent" and table.deciding == 1
    account.play(m.AGREE)
    assert s.held(table.ships[0]) == [card] and table.partner == NOWHERE and table.wants == []
    table.play(m.TRADE + 2)
    assert table.view(0)["partner"] == 2 and table.wants == []


def test_crew_2_whoever_is_wanted_needs_a_place_in_the_crew() -> None:
    table = under_way(2)
    sign_on(table, "wick"), sign_on(table, "nacht")
    table.ask_again()
    table.play(m.TRADE + 1)
    assert why(table, m.WANT_CREW + table.ships[1][s.AT[0]]) == ["crew.2"]


# -- enemy ships -------------------------------------------------------------------------------------------------------


def test_enemy_ships_2_a_ship_without_a_miniature_is_told() -> None:
    table = under_way()
    table.raiders, table.deck_act = [], 3
    for _ in range(params.RAIDERS_MOST + 1):
        raiders.arrive(table, NOWHERE)
    (kind,) = table.discards[RAIDER_PILE]
    assert events(table, "raider_missing") == [{"enemy": r.FIRST_RAIDER + kind}]


def test_dice_7_an_omen_that_came_true_is_told_and_is_none_of_two_that_make_a_move() -> None:
    table = among_raiders("flood-flagship", 0, 0, 1, goal=(2, 0))
    here = table.raiders[0][r.AT]
    activate(table, 0, 0, 2)
    assert events(table, "raider_omen") == [{"enemy": r.FIRST_RAIDER + table.raiders[0][r.KIND]}]
    assert table.raiders[0][r.AT] == here and not events(table, "raider_sailed")


def test_enemy_ships_12_what_storms_do_to_an_enemy_ship_is_told() -> None:
    table = among_raiders("flood-flagship", 0, 0, 1, goal=(1, 1))
    table.storms = [[2, 2, 0, 0]]
    activate(table, 4, 0, 0)
    assert events(table, "raider_battered")[0] == {"enemy": r.FIRST_RAIDER + raider_named("flood-flagship")}


def test_loss_1_with_the_last_who_dies_of_a_barges_song_the_ship_is_lost() -> None:
    table = alone_at(HELM, 1)
    raiders.sing(table, 0, r.RAIDERS[raider_named("choir-barge")])
    run(table, NO_MOVE)
    assert events(table, "ship_lost") == [{"seat": 0}]


def raider_named(slug: str) -> int:
    """An enemy ship among all of them."""
    return [raider.slug for raider in r.RAIDERS].index(slug)


# -- sailing -----------------------------------------------------------------------------------------------------------


def test_travel_10_nobody_lays_a_tile_who_could_then_not_get_off_another_ships_hex() -> None:
    table = at_the_helm(3, 2)
    put(table, 0, NEST)
    edge = next(
        (at, side)
        for at in range(len(table.chart.kind))
        for side in range(SIDES)
        if table.chart.next[at * SIDES + side] == NOWHERE and not table.chart.is_land(at) and not table.is_rough(at)
    )
    for seat in (0, 1):
        table.ships[seat][s.HEX], table.ships[seat][s.HEADING] = edge
    table.ships[0][s.POINTS] = 9
    table.ask_again()
    assert m.LAY in table.moves
    table.ships[0][s.POINTS] = 1
    assert table.asking.why_not(table, 0, m.LAY) == ["travel.10"]


# -- decks -------------------------------------------------------------------------------------------------------------


def test_terms_6_a_deck_is_made_of_its_discards_once() -> None:
    table = under_way()
    table.piles[TREASURE_PILE], table.discards[TREASURE_PILE] = [], [3, 5]
    assert sorted([table.draw(TREASURE_PILE), table.draw(TREASURE_PILE)]) == [3, 5]
    assert table.draw(TREASURE_PILE) == NOWHERE and table.discards[TREASURE_PILE] == []


def test_chart_6_the_back_of_a_tile_is_known_as_long_as_the_tile_itself_is_not() -> None:
    table = under_way()
    table.ahead, table.back = [], NOWHERE
    table.turn_up_back()
    assert table.back != NOWHERE
    table.scout(2)
    assert len(table.ahead) == 2 and table.back == NOWHERE
    table.ahead, table.tiles, table.back = [], [], 1
    table.turn_up_back()
    assert table.back == NOWHERE


def test_chronicles_4_a_turned_card_is_drawn_once() -> None:
    table = in_port()
    card = next(
        each for each in range(len(STORIES)) if tales.chronicle_of(each) >= 0 and tales.part_of(each) != tales.OPENING
    )
    table.tales[card - 1], table.tales[card], table.turned = tales.WRITTEN, tales.TURNED, [card]
    assert tales.draw(table, 0, STORIES[card].back) == card and table.turned == []


def test_chronicles_9_what_leaves_the_game_lies_on_no_deck() -> None:
    table = in_port()
    card = next(
        each for each in range(len(STORIES)) if tales.chronicle_of(each) >= 0 and tales.part_of(each) != tales.OPENING
    )
    table.tales[card], table.turned = tales.TURNED, [card]
    tales.strike(table, tales.chronicle_of(card))
    assert table.turned == [] and table.tales[card] == tales.GONE


def test_terms_6_discarded_stories_come_back_into_their_deck() -> None:
    table = under_way()
    cards = [card for card in range(len(STORIES)) if STORIES[card].back == 0 and tales.chronicle_of(card) < 0]
    for card in cards:
        table.tales[card] = tales.DISCARDED
    assert tales.draw(table, 0, 0) in cards
    assert {table.tales[card] for card in cards} == {tales.IN_DECK}


def test_treasures_6_the_whalebone_dice_are_discarded_once_they_were_thrown_at_a_test() -> None:
    from test_rulings_everrain import bottles, rolled

    table = bottles(dice=True)
    (dice,) = s.held(table.ships[0])
    assert rolled(table, 9, 0) == [9, 0]
    assert s.held(table.ships[0]) == [] and table.discards[TREASURE_PILE] == [dice]
    assert events(table, "treasure_used") == [{"seat": 0, "treasure": dice}]


def test_enemies_2_a_deck_of_enemies_is_made_of_its_discards_in_order_and_what_is_drawn_lies_in_it_no_more() -> None:
    table = under_way()
    gone = [kind for kind, foe in enumerate(FOES) if foe.act == 1 and foe.copies]
    table.piles[FOE_PILE], table.discards[FOE_PILE] = [], gone[::-1]
    drawn = draw_foe(table, 1)
    assert table.piles[FOE_PILE] == [kind for kind in gone if kind != drawn] and table.discards[FOE_PILE] == []


def test_acts_12_the_deck_of_enemy_ships_is_made_of_its_discards_in_order_and_what_is_drawn_lies_in_it_no_more() -> (
    None
):
    table = under_way()
    gone = sorted(set(r.CARDS))
    table.deck_act, table.piles[RAIDER_PILE], table.discards[RAIDER_PILE] = 3, [], gone[::-1]
    drawn = table.draw_raider()
    assert table.piles[RAIDER_PILE] == [kind for kind in gone if kind != drawn] and table.discards[RAIDER_PILE] == []


def test_rulings_15_what_goes_down_where_a_wreck_lies_already_is_laid_beside_what_lies_there() -> None:
    table = under_way()
    for cargo in ([4, 1, 7], [9, 3], [4, 2, 5, 6]):
        add_cargo(table, cargo)
    assert table.cargoes == [[4, 3, 7, 5, 6], [9, 3]]
