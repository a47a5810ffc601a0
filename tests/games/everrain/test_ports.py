"""A visit to a port: ports, crew, treasures, progress."""

from __future__ import annotations

import pytest
from voyage import asked, at_the_helm, events, give_trait, in_port, put, sail_to, sign_on, stow, under_way, why

from undertow.games.everrain import moves as m
from undertow.games.everrain import params
from undertow.games.everrain import ship as s
from undertow.games.everrain.board import BELOW, BUY, HELM, HIRE, HOUSES, LISTEN, REST, SELL, UNIVERSITY
from undertow.games.everrain.cards.crew import BOARDS
from undertow.games.everrain.cards.traits import TRAITS, contradict
from undertow.games.everrain.cards.treasures import TREASURES
from undertow.games.everrain.state import BAD_PILE, CREW_PILE, GOOD_PILE, TREASURE_PILE, Table


def visit(table: Table, number: int, house: int) -> int:
    """The move by which one of the crew goes to a place."""
    return m.VISIT + table.ships[table.deciding][s.AT[number]] * len(HOUSES) + house


def rich(coins: int = 60, **options: bool) -> Table:
    table = in_port(**options)
    table.ships[0][s.COINS] = coins
    table.ask_again()
    return table


def test_ports_1_a_ship_that_comes_into_a_port_makes_a_visit():
    table = at_the_helm(3)
    sail_to(table, 0, 0, 0)
    table.ships[0][s.VISITED] = 0
    table.ask_again()
    table.play(m.AHEAD)
    assert asked(table) == "port" and events(table, "port_reached")[-1] == {"seat": 0, "port": 0}
    table.play(m.LEAVE)
    assert asked(table) == "turn"  # the other points are lost. rule: travel.9


def test_ports_8_the_same_port_is_visited_once_a_turn():
    table = at_the_helm(3)
    sail_to(table, 0, 0, 0)
    table.ask_again()  # the visit of the first turn counts
    table.play(m.AHEAD)
    assert asked(table) == "steer"


def test_ports_5_a_place_is_used_once_and_ports_7_a_member_uses_one():
    table = rich()
    table.play(visit(table, 0, REST))
    assert why(table, visit(table, 1, REST)) == ["ports.5"]
    assert not [move for move in table.moves if move in range(visit(table, 0, 0), visit(table, 0, 0) + len(HOUSES))]
    assert visit(table, 1, LISTEN) in table.moves


def test_ports_9_the_crew_leaves_below_deck():
    table = rich()
    table.play(visit(table, 0, REST))
    table.play(m.LEAVE)
    ship = table.ships[0]
    assert [ship[place + s.SPOT] for place in s.crew(ship)] == [BELOW, BELOW]
    assert [ship[place + s.PLACE] for place in s.crew(ship)] == [0, 0]


# -- the University ----------------------------------------------------------------------------------------------------


def test_progress_2_five_clues_bring_the_marker_on():
    table = rich()
    table.ships[0][s.CLUES] = 6
    table.ask_again()
    table.play(visit(table, 0, UNIVERSITY))
    assert table.players == 2 and table.ships[0][s.CLUES] == 1


def test_progress_3_with_fewer_nothing_is_handed_in():
    table = rich()
    table.ships[0][s.CLUES] = 4
    table.ask_again()
    assert why(table, visit(table, 0, UNIVERSITY)) == ["progress.3"]


@pytest.mark.parametrize(("trait", "wanted"), [("astute", 4), ("slow", 6)])
def test_ports_10_astute_hands_in_one_clue_fewer_and_slow_one_more(trait: str, wanted: int):
    table = rich()
    give_trait(table, 0, trait)
    table.ships[0][s.CLUES] = wanted - 1
    table.ask_again()
    assert why(table, visit(table, 0, UNIVERSITY)) == ["progress.3"]
    table.ships[0][s.CLUES] = wanted
    table.ask_again()
    table.play(visit(table, 0, UNIVERSITY))
    assert table.players == 2 and table.ships[0][s.CLUES] == 0


def test_treasures_3_a_treasure_counts_as_clues_and_progress_4_the_surplus_is_lost():
    table = rich()
    stone, rain = stow(table, "rel-dry-stone"), stow(table, "rel-first-rain")  # 3 and 4 clues
    table.ask_again()
    table.play(visit(table, 0, UNIVERSITY))
    assert asked(table) == "hand_in" and set(table.moves) == {m.HAND_IN + stone, m.HAND_IN + rain}
    table.play(m.HAND_IN + stone)
    assert table.players == 2 and not s.held(table.ships[0])  # the other one is all that is left: it is not asked
    assert table.ships[0][s.CLUES] == 0 and set(table.discards[TREASURE_PILE]) == {stone, rain}


def test_ports_10_clues_and_treasures_may_be_mixed():
    table = rich()
    stone = stow(table, "rel-dry-stone")
    table.ships[0][s.CLUES] = 5
    table.ask_again()
    table.play(visit(table, 0, UNIVERSITY))
    assert set(table.moves) == {m.HAND_IN + stone, m.HAND_CLUES}
    table.play(m.HAND_IN + stone)
    assert table.players == 2 and table.ships[0][s.CLUES] == 3


def test_ports_5_the_university_takes_one_hand_in_a_visit():
    table = rich()
    table.ships[0][s.CLUES] = 20
    table.ask_again()
    table.play(visit(table, 0, UNIVERSITY))
    assert why(table, visit(table, 1, UNIVERSITY)) == ["ports.5"]


# -- the tavern --------------------------------------------------------------------------------------------------------


def test_crew_3_hiring_costs_the_wage_and_brings_a_member_below():
    table = rich()
    ship = table.ships[0]
    board = table.crew_row[0]
    table.play(visit(table, 0, HIRE))
    assert m.HIRE + board in table.moves
    table.play(m.HIRE + board)
    assert ship[s.COINS] == 60 - BOARDS[board].wage
    assert ship[s.member_of(ship, board) + s.SPOT] == BELOW
    assert board not in table.crew_row and len(table.crew_row) == 3  # rule: ports.16
    assert not [move for move in table.moves if m.HIRE <= move < m.BUY]  # one for each visit. rule: ports.5


def test_crew_5_a_new_member_may_go_to_a_place_at_once():
    table = rich()
    table.play(visit(table, 0, HIRE))
    table.play(m.HIRE + table.crew_row[0])
    assert visit(table, 2, LISTEN) in table.moves


def test_crew_4_nobody_is_hired_who_cannot_be_paid():
    table = rich(2)
    table.play(visit(table, 0, HIRE))
    assert [why(table, m.HIRE + board) for board in table.crew_row] == [["crew.4"]] * 3


def test_crew_2_a_ship_has_at_most_four_crew():
    table = rich()
    sign_on(table, "wick"), sign_on(table, "nacht")
    table.ask_again()
    table.play(visit(table, 0, HIRE))
    assert "crew.2" in why(table, m.HIRE + table.crew_row[0])


def test_crew_6_a_deckhand_draws_one_trait_of_each_kind_and_crew_7_a_shellback_a_hindering_one():
    table = rich()
    for board in (4, 5, 15, 16):
        table.piles[CREW_PILE] = sorted({*table.piles[CREW_PILE], *table.crew_row})
        table.crew_row = []
        if board not in table.piles[CREW_PILE]:
            continue
        table.piles[CREW_PILE].remove(board)
        ship = table.ships[0]
        table.let_go(0, s.AT[1]) if len(s.crew(ship)) > 1 else None
        table.sign_on(0, board)
        place = s.member_of(ship, board)
        assert (ship[place + s.GOOD] >= 0) == (board < 12) and ship[place + s.BAD] >= 12


def test_crew_9_a_hindering_trait_that_contradicts_is_drawn_again():
    seen = 0
    for seed in range(60):
        table = in_port(seats=4, seed=seed)
        fresh = table.game.new(seats=4, seed=seed)
        assert isinstance(fresh, Table)
        for ship in fresh.ships:
            for place in s.crew(ship):
                assert not contradict(ship[place + s.GOOD], ship[place + s.BAD])
        seen += len(events(fresh, "trait_redrawn"))
        assert len(fresh.discards[BAD_PILE]) == len(events(fresh, "trait_redrawn"))
    assert seen > 5
    assert contradict(TRAITS.index("hardy"), TRAITS.index("queasy"))


def test_crew_14_in_port_a_member_is_dismissed_at_no_cost_and_crew_16_the_board_goes_back():
    table = rich()
    board = table.ships[0][s.AT[1]]
    give_trait(table, 1, "hardy")
    table.play(m.DISMISS + board)
    assert table.ships[0][s.COINS] == 60 and len(s.crew(table.ships[0])) == 1
    assert board in table.piles[CREW_PILE] or board in table.crew_row
    assert table.discards[GOOD_PILE] == [TRAITS.index("hardy")]
    assert not [move for move in table.moves if m.DISMISS <= move < m.LEAVE]  # the last one stays


def test_crew_15_at_sea_nobody_is():
    table = under_way()
    assert why(table, m.DISMISS + table.ships[0][s.AT[0]]) == ["round.6"]


def test_ports_11_rest_takes_all_stress_off_one_and_two_off_each_other():
    table = rich()
    ship = table.ships[0]
    sign_on(table, "wick")
    for number in range(3):
        ship[s.AT[number] + s.STRESS] = 4
    give_trait(table, 1, "brooding")
    table.ask_again()
    table.play(visit(table, 0, REST))
    assert [ship[place + s.STRESS] for place in s.crew(ship)] == [0, 3, 2] and ship[s.COINS] == 57


def test_ports_15_what_cannot_be_paid_cannot_be_used():
    table = rich(2)
    assert why(table, visit(table, 0, REST)) == ["ports.15"]
    assert why(table, visit(table, 0, LISTEN)) == ["ports.15"]


def test_ports_11_listening_costs_five_coins_as_often_as_one_likes():
    table = rich(16, house_rules=False)
    table.play(visit(table, 0, LISTEN))
    assert (table.ships[0][s.COINS], table.ships[0][s.CLUES]) == (11, 1)
    table.play(m.AGAIN + LISTEN), table.play(m.AGAIN + LISTEN)
    assert (table.ships[0][s.COINS], table.ships[0][s.CLUES]) == (1, 3)
    assert why(table, m.AGAIN + LISTEN) == ["ports.15"]


def test_options_6_with_our_addition_it_costs_three_and_one_more_each_time():
    table = rich(20)
    table.play(visit(table, 0, LISTEN))
    for _ in range(2):
        table.play(m.AGAIN + LISTEN)
    assert [event["n"] for event in events(table, "listened")] == [3, 4, 5]


@pytest.mark.parametrize(("difficulty", "price"), [("easy", 2), ("hard", 4)])
def test_options_2_listening_is_cheaper_or_dearer(difficulty: str, price: int):
    table = in_port(difficulty=difficulty)
    table.play(visit(table, 0, LISTEN))
    assert events(table, "listened")[0]["n"] == price


def test_ferrow_listens_for_a_coin_less():
    table = rich()
    sign_on(table, "ferrow")
    table.ask_again()
    table.play(visit(table, 2, LISTEN))
    assert events(table, "listened")[0]["n"] == 2


def test_extroverted_sheds_a_stress_on_every_visit():
    table = at_the_helm(3)
    ship = table.ships[0]
    sail_to(table, 0, 0, 0)
    ship[s.VISITED] = 0
    ship[s.AT[0] + s.STRESS] = ship[s.AT[1] + s.STRESS] = 2
    give_trait(table, 0, "extroverted")
    table.ask_again()
    table.play(m.AHEAD)
    assert [ship[place + s.STRESS] for place in s.crew(ship)] == [1, 2]


# -- the market --------------------------------------------------------------------------------------------------------


def sold_for(table: Table, card: int, seller: int = 0) -> int:
    """What a treasure brings."""
    table.ask_again()
    if s.at_house(table.ships[0], SELL) < 0:
        table.play(visit(table, seller, SELL))
    table.play(m.SELL + card)
    return events(table, "sold")[-1]["n"]


@pytest.mark.parametrize(
    ("slug", "price"),
    [("com-lamp-oil", 9), ("com-ink", 10), ("com-pitch", 2), ("com-oilskins", 2), ("com-rope", 5), ("com-honey", 8)],
)
def test_treasures_4_the_price_depends_on_the_port(slug: str, price: int):
    table = rich(0)  # in Lanthorn: wants oil and ink, spurns pitch and oilskins
    card = stow(table, slug)
    assert sold_for(table, card) == price == table.ships[0][s.COINS]
    assert card in table.discards[TREASURE_PILE]


def test_ports_6_selling_may_be_repeated():
    table = rich(0)
    one, two = stow(table, "com-rope"), stow(table, "com-tea")
    assert sold_for(table, one) + sold_for(table, two) == 12


def test_savvy_sells_one_thing_at_the_desired_price():
    table = rich(0)
    one, two = stow(table, "com-rope"), stow(table, "com-tea")
    give_trait(table, 0, "savvy")
    assert [sold_for(table, one), sold_for(table, two)] == [7, 7]


def test_gullible_sells_the_first_thing_at_the_undesired_price():
    table = rich(0)
    one, two = stow(table, "com-rope"), stow(table, "com-tea")
    give_trait(table, 0, "gullible")
    assert [sold_for(table, one), sold_for(table, two)] == [2, 7]


def test_ferrow_sells_the_first_thing_one_step_higher():
    table = rich(0)
    sign_on(table, "ferrow")
    one, two = stow(table, "com-pitch"), stow(table, "com-tea")
    assert [sold_for(table, one, 2), sold_for(table, two)] == [4, 7]


def test_ports_13_one_treasure_is_bought_at_its_standard_price():
    table = rich()
    card = table.market[1]
    table.play(visit(table, 0, BUY))
    table.play(m.BUY + card)
    assert table.ships[0][s.COINS] == 60 - TREASURES[card].prices[1] and s.held(table.ships[0]) == [card]
    assert len(table.market) == 3 and card not in table.market  # rule: ports.16
    assert not [move for move in table.moves if m.BUY <= move < m.DISMISS]


def test_treasures_5_the_hold_carries_four():
    table = rich()
    for slug in ("com-rope", "com-tea", "com-ink", "com-wool"):
        stow(table, slug)
    table.ask_again()
    table.play(visit(table, 0, BUY))
    assert "treasures.5" in why(table, m.BUY + table.market[0])
    assert params.HOLD_ROOM == 4


def test_ports_16_without_anything_to_sell_nobody_goes_to_the_market():
    table = rich()
    assert why(table, visit(table, 0, SELL)) == ["ports.16"]


def test_thrifty_and_greedy_change_the_wage_rounded_down():
    table = rich()
    ship = table.ships[0]
    give_trait(table, 0, "thrifty"), give_trait(table, 1, "greedy")
    assert [s.wage(ship, place) for place in s.crew(ship)] == [1, 4]
    assert put(table, 0, HELM) == ship[s.AT[0]]
