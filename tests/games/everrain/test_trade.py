"""Trade between ships beside each other: trade, rulings.26."""

from __future__ import annotations

import pytest
from voyage import asked, events, give_trait, sail_to, sign_on, stow, under_way, why

from undertow.games.everrain import moves as m
from undertow.games.everrain import ship as s
from undertow.games.everrain.board import BELOW, HELM
from undertow.games.everrain.cards.traits import TRAITS
from undertow.games.everrain.state import Table


def trading(seats: int = 2) -> Table:
    """The first captain has begun to trade with the second; all lie in Lanthorn."""
    table = under_way(seats)
    table.play(m.TRADE + 1)
    assert asked(table) == "deal"
    return table


@pytest.mark.parametrize(("place", "possible"), [((1, 0), True), ((0, 0), True), ((0, 2), False)])
def test_trade_1_ships_on_neighbouring_hexes_may_trade_and_those_in_one_port(place: tuple[int, int], possible: bool):
    table = under_way(2)
    sail_to(table, *place, seat=1)
    table.ask_again()
    assert (m.TRADE + 1 in table.moves) == possible
    assert m.TRADE not in table.moves


def test_trade_1_it_takes_no_order():
    table = trading()
    table.play(m.CLOSE)
    assert table.ships[0][s.FRESH : s.FRESH + 4] == [3, 2, 2, 0] and asked(table) == "turn"


def test_rulings_26_each_pair_trades_once_a_turn():
    table = trading(3)
    table.play(m.CLOSE)
    assert why(table, m.TRADE + 1) == ["rulings.26"] and m.TRADE + 2 in table.moves
    table.play(m.END), table.play(m.LEAVE)
    assert table.deciding == 1 and m.TRADE in table.moves  # in the other's turn it is another pair


def test_trade_2_coins_clues_and_treasures_are_given_without_consent():
    table = trading()
    one, two = table.ships
    one[s.CLUES], one[s.COINS], two[s.COINS] = 2, 7, 0
    card = stow(table, "com-rope")
    table.ask_again()
    for move in (m.GIVE, m.GIVE_COINS, m.GIVE_CLUE, m.GIVE_TREASURE + card):
        table.play(move)
    assert (one[s.COINS], two[s.COINS], one[s.CLUES], two[s.CLUES]) == (1, 6, 1, 1)
    assert s.held(one) == [] and s.held(two) == [card]
    assert m.GIVE_COINS not in table.moves
    table.play(m.CLOSE)
    assert table.deciding == 0 and asked(table) == "turn"


def test_trade_2_a_member_arrives_below_with_traits_and_markers():
    table = under_way(2)
    one, two = table.ships
    give_trait(table, 0, "hardy")
    one[s.AT[0] + s.SPOT], one[s.AT[0] + s.STRESS] = HELM, 3
    board = one[s.AT[0]]
    table.ask_again()
    table.play(m.TRADE + 1)
    table.play(m.GIVE_CREW + board)
    place = s.member_of(two, board)
    assert two[place + s.SPOT] == BELOW and two[place + s.STRESS] == 3
    assert two[place + s.GOOD] == TRAITS.index("hardy") and len(s.crew(one)) == 1
    assert why(table, m.GIVE_CREW + one[s.AT[1]]) == ["rulings.26"]  # the last one stays


def test_crew_2_and_treasures_5_there_must_be_room():
    table = under_way(2)
    sign_on(table, "wick", seat=1), sign_on(table, "nacht", seat=1)
    for slug in ("com-tea", "com-ink", "com-wool", "com-nails"):
        stow(table, slug, seat=1)
    card = stow(table, "com-rope")
    table.ask_again()
    table.play(m.TRADE + 1)
    assert why(table, m.GIVE_CREW + table.ships[0][s.AT[0]]) == ["crew.2"]
    assert why(table, m.GIVE_TREASURE + card) == ["treasures.5"]


def test_rulings_26_for_taking_the_other_is_asked_once():
    table = trading()
    one, two = table.ships
    two[s.CLUES] = 2
    table.ask_again()
    table.play(m.WANT_CLUE), table.play(m.WANT_CLUE), table.play(m.WANT_COINS)
    assert m.WANT_CLUE not in table.moves  # no more than there are
    table.play(m.CLOSE)
    assert asked(table) == "consent" and table.deciding == 1 and table.view(0)["wants"] == [2, 2, 1]
    table.play(m.AGREE)
    assert (one[s.CLUES], two[s.CLUES], one[s.COINS], two[s.COINS]) == (2, 0, 25, 15)
    assert asked(table) == "turn" and table.deciding == 0


def test_rulings_26_what_is_refused_stays():
    table = trading()
    table.play(m.WANT_COINS), table.play(m.CLOSE)
    table.play(m.REFUSE)
    assert table.ships[0][s.COINS] == 20 and len(events(table, "trade_refused")) == 1


def test_rulings_26_what_is_wanted_keeps_its_room_and_the_last_member():
    table = under_way(2)
    for slug in ("com-tea", "com-ink", "com-wool"):
        stow(table, slug)
    cards = [stow(table, slug, seat=1) for slug in ("com-rope", "com-nails")]
    table.ask_again()
    table.play(m.TRADE + 1)
    table.play(m.WANT_TREASURE + cards[0])
    assert why(table, m.WANT_TREASURE + cards[1]) == ["treasures.5"]
    first, second = [table.ships[1][place] for place in s.crew(table.ships[1])]
    table.play(m.WANT_CREW + first)
    assert why(table, m.WANT_CREW + second) == ["rulings.26"]


def test_rulings_26_clues_go_singly_four_times_then_five_at_a_time():
    table = trading()
    one, two = table.ships
    one[s.CLUES], two[s.CLUES] = 11, 0
    table.ask_again()
    for _ in range(4):
        table.play(m.GIVE_CLUE)
    assert m.GIVE_CLUE not in table.moves and m.GIVE_CLUES in table.moves
    table.play(m.GIVE_CLUES)
    assert (one[s.CLUES], two[s.CLUES]) == (2, 9) and m.GIVE_CLUE in table.moves
    assert events(table, "clue_given")[-1]["n"] == 5


def test_rulings_26_single_coins_go_four_times_then_five_at_a_time_and_the_rest_singly():
    table = trading()
    one, two = table.ships
    one[s.COINS], two[s.COINS] = 12, 12
    table.ask_again()
    for _ in range(4):
        table.play(m.GIVE), table.play(m.WANT)
    assert m.GIVE not in table.moves and m.WANT not in table.moves  # there are eight and sixteen of them
    table.play(m.GIVE_COINS), table.play(m.WANT_COINS)
    assert m.GIVE in table.moves and one[s.COINS] == 3  # fewer than five are left
    table.play(m.GIVE), table.play(m.GIVE), table.play(m.GIVE)
    assert one[s.COINS] == 0 and m.GIVE not in table.moves
