"""The rules of thumb: a captain who charts, comes into ports and hands clues in."""

from __future__ import annotations

from collections import Counter

import pytest
from deck import HIT, OMEN, act, at_sea, board, evade, roll, strike
from test_altars import altar_at_hand
from test_guns import broadside_on
from told import told
from voyage import at_the_helm, in_port, put, send, stow, under_way

import laws
from undertow.games.everrain import moves as m
from undertow.games.everrain import ship as s
from undertow.games.everrain.board import (
    BELOW,
    BUY,
    HELM,
    HOUSES,
    LISTEN,
    NEST,
    NOWHERE,
    RENEWALS,
    REST,
    SPOTS,
    UNIVERSITY,
)
from undertow.games.everrain.cards.guns import POSTS, STARBOARD_GUN
from undertow.games.everrain.cards.treasures import EAR_TRUMPET, TREASURES
from undertow.games.everrain.game import EVERRAIN
from undertow.games.everrain.hexes import heading_to
from undertow.games.everrain.judging import gunnery
from undertow.games.everrain.judging.eyes import Eyes
from undertow.games.everrain.procedures.deck_enemies import spawn
from undertow.games.everrain.state import TREASURE_PILE, Table
from undertow.games.everrain.thumb import Thumb, answer
from undertow.kernel.seat import Seat


def chosen(table: Table) -> int:
    """What thumb answers."""
    table.ask_again()
    bot = Thumb()
    bot.begin("1")
    return bot.choose(Seat(table, table.deciding))


def place_of(move: int) -> int:
    """The place of the port that a visit leads to."""
    assert m.VISIT <= move < m.AGAIN
    return (move - m.VISIT) % len(HOUSES)


def voyage(seats: int, seed: int) -> tuple[Table, Counter[str]]:
    """A whole voyage, and what was told of it, with its clicks: a course is one, with the order it belongs to."""
    table = EVERRAIN.new(seats=seats, seed=seed)
    bots = [Thumb() for _ in range(seats)]
    clicks = 0
    while not table.over:
        clicks += int(table.asking.key != "steer")
        table.play(bots[table.deciding].choose(Seat(table, table.deciding)))
    assert isinstance(table, Table)
    return table, Counter(event.key for event in table.log(None)) + Counter(clicks=clicks)


def test_a_voyage_charts_the_sea_and_hands_clues_in():
    told: Counter[str] = Counter()
    clicks = rounds = 0
    for seed in range(4):
        table, events = voyage(1, seed)
        told += events
        clicks, rounds = clicks + events["clicks"], rounds + table.round
    assert told["tile_laid"] > 30 and told["port_reached"] > 60  # an elder may end a voyage early
    assert told["players_advanced"] >= 4
    assert clicks < 14 * rounds and clicks < 4 * 600


@pytest.mark.parametrize("seats", [1, 3])
def test_the_laws_hold_along_thumb(seats: int):
    laws.play_a_game(EVERRAIN, seats, 7, 90, None, "ask", "thumb", 0.2)


def test_clues_are_handed_in_first():
    table = in_port()
    table.ships[0][s.CLUES] = 5
    assert place_of(chosen(table)) == UNIVERSITY


def test_a_worn_crew_rests():
    table = in_port()
    table.ships[0][s.AT[0] + s.STRESS] = 4
    assert place_of(chosen(table)) == REST


def test_relics_are_bought_before_listening():
    table = in_port()
    table.ships[0][s.COINS], table.crew_row = 40, []
    relic = next(card for card in range(len(TREASURES)) if TREASURES[card].slug == "rel-dry-stone")
    if relic not in table.market:
        table.piles[TREASURE_PILE].remove(relic)
        table.piles[TREASURE_PILE].append(table.market[0])
        table.market[0] = relic
    assert place_of(chosen(table)) == BUY
    table.ships[0][s.COINS] = 8
    assert place_of(chosen(table)) == LISTEN


def test_the_helm_is_manned_before_anybody_sails():
    table = under_way()
    move = chosen(table)
    assert m.SEND <= move < m.NAVIGATE and (move - m.SEND) % 27 == HELM


def test_with_clues_for_a_step_the_next_port_is_made_for():
    table = at_the_helm(2)
    ship = table.ships[0]
    ship[s.HEX], ship[s.HEADING], ship[s.VISITED], ship[s.CLUES] = table.chart.number[0, 0], 0, 0, 5
    assert chosen(table) == m.AHEAD


def test_over_an_edge_a_tile_is_laid():
    table = at_the_helm(2)
    ship = table.ships[0]
    ship[s.COINS] = 0
    at, side = next((at // 6, at % 6) for at, there in enumerate(table.chart.next) if there == NOWHERE)
    ship[s.HEX], ship[s.HEADING] = at, side
    put(table, 0, NEST)
    assert chosen(table) == m.LAY


# -- fights ------------------------------------------------------------------------------------------------------------


def test_it_fights_where_it_may_well_win_and_lets_strong_enemies_be():
    table = at_sea(1, NEST)
    board(table, "gutterling", 1)
    member = table.ships[0][s.AT[0]]
    assert chosen(table) == send(member, 1)
    table = at_sea(1, NEST)
    board(table, "anchorite", 3)
    assert (chosen(table) - m.SEND) % SPOTS != 3


def test_it_lets_those_bear_a_blow_who_can_take_most_and_strikes_the_weakest():
    table = at_sea(1, 1)
    ship = table.ships[0]
    ship[s.AT[0] + s.WOUNDS] = 2
    foe = board(table, "drip", 1)
    board(table, "barnacled", 1)
    act(table, foe, HIT)
    roll(table, 0, 4)
    table.play(evade(0))
    assert table.asking.key == "strike" and chosen(table) == strike("drip", 1)
    table.play(strike("drip", 1))
    assert table.asking.key == "bear" and chosen(table) == m.MEMBER + ship[s.AT[1]]


def test_it_evades_when_somebody_is_near_death_and_nothing_is_won_by_attack():
    table = at_sea(1)
    table.ships[0][s.AT[0] + s.STRESS] = 3
    foe = board(table, "anchorite", 1)
    act(table, foe, HIT)
    assert chosen(table) == evade(1)


def test_it_gives_up_a_fire_order_first_and_lets_enemies_aboard_far_from_the_crew():
    table = at_sea(HELM)
    foe = board(table, "drowned-admiral", 1)
    act(table, foe, OMEN)
    assert chosen(table) == m.EXHAUST + 2
    table = at_sea(0)
    spawn(table, 0, 1)
    assert chosen(table) in (m.ZONE + 7, m.ZONE + 8)


def test_it_uses_a_treasure_as_soon_as_it_is_of_full_use():
    table = at_sea(HELM)
    card = stow(table, "sha-pump")
    assert chosen(table) != m.USE + card
    table.ships[0][s.POSTS] &= ~0b110
    assert chosen(table) == m.USE + card


def test_somebody_goes_to_a_gun_that_reaches_an_enemy_ship_and_fires_it():
    table = broadside_on(advanced=False)  # nobody is boarded
    put(table, 0, HELM)
    second = put(table, 1, BELOW)
    found = chosen(table)
    assert found == send(second, POSTS[STARBOARD_GUN])
    table.play(found)
    assert m.FIRE <= chosen(table) < m.LOOT


def test_an_altar_is_cleansed_by_a_strong_crew_and_left_by_a_weak_one():
    table, _ = altar_at_hand()
    assert chosen(table) == m.CLEANSE
    for place in s.crew(table.ships[0]):
        table.ships[0][place + s.WOUNDS] = 3
    assert chosen(table) != m.CLEANSE


def test_a_course_leads_to_where_a_gun_reaches_an_enemy_ship_while_there_is_a_fire_order():
    table = broadside_on(advanced=False)
    covered = gunnery.positions(Eyes(table.view(0), 0))
    ship = table.ships[0]
    assert covered[6 * ship[s.HEX] + ship[s.HEADING]] == 3  # Old Swivels, at distance 1
    assert 6 * ship[s.HEX] + heading_to((0, 0), (0, 1)) not in covered  # there it would lie ahead
    assert set(covered.values()) == {2, 3} and not any(position // 6 == table.raiders[0][1] for position in covered)
    ship[s.FRESH + 2] = 0
    assert gunnery.positions(Eyes(table.view(0), 0)) == {}


def test_a_fire_order_is_renewed_first_while_an_enemy_ship_is_at_sea_and_last_when_none_is():
    table = broadside_on(advanced=False)
    ship = table.ships[0]
    moves = tuple([m.RENEW + RENEWALS.index(row) for row in ((1, 1, 1), (0, 2, 1), (1, 2, 0))])
    ship[s.FRESH : s.FRESH + 3], ship[s.ISSUED : s.ISSUED + 3] = [2, 0, 0], [1, 2, 1]
    assert answer(Eyes(table.view(0), 0), "renew", moves) == m.RENEW + RENEWALS.index((0, 2, 1))
    table.raiders.clear()
    assert answer(Eyes(table.view(0), 0), "renew", moves) == m.RENEW + RENEWALS.index((1, 2, 0))


# -- neighbours, treasures ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("mine", "theirs", "asks"), [(3, 2, 2), (3, 1, 0), (3, 7, 2), (3, 6, 0), (5, 4, 0), (0, 5, 0)])
def test_clues_that_are_missing_here_are_asked_of_a_neighbour_who_does_not_need_them(mine: int, theirs: int, asks: int):
    table = under_way(2)
    table.ships[0][s.CLUES], table.ships[1][s.CLUES] = mine, theirs
    found = chosen(table)
    assert (found == m.TRADE + 1) == (asks > 0)
    if not asks:
        return
    table.play(found)
    for _ in range(asks):
        table.play(chosen(table))
    assert chosen(table) == m.CLOSE
    table.play(m.CLOSE)
    table.play(chosen(table))
    assert table.ships[0][s.CLUES] == 5 and table.ships[1][s.CLUES] == theirs - asks


def test_with_the_ear_trumpet_a_card_is_answered_by_what_it_says():
    for rounds in range(3):  # blind, another answer would be given in each
        table = at_sea(HELM)
        stow(table, "tri-ear-trumpet")
        table.round += rounds
        told(table, "sea-gull-tax")
        assert chosen(table) == m.USE + EAR_TRUMPET
        table.play(m.USE + EAR_TRUMPET)
        assert chosen(table) == m.ANSWER + 2  # a fleeting order
        table.events = None  # as where no log is kept
        assert chosen(table) == m.ANSWER + 2
