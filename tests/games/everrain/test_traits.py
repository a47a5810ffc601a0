"""Every trait that needs no story: what its member does better or worse than others."""

from __future__ import annotations

from test_ports import rich, visit
from voyage import asked, at_the_helm, events, give_trait, put, sail_to, stow, under_way

from undertow.games.everrain import moves as m
from undertow.games.everrain import ship as s
from undertow.games.everrain.board import BELOW, HELM, REST, SELL, UNIVERSITY
from undertow.games.everrain.cards.traits import TRAITS
from undertow.games.everrain.procedures.frays import own_dice
from undertow.games.everrain.procedures.port_menu import clues_wanted, price_here
from undertow.games.everrain.procedures.ports import Visit
from undertow.games.everrain.procedures.wrecks import Spoils
from undertow.games.everrain.reach import is_smoothed, points_of_an_order
from undertow.games.everrain.state import Table

BOTH = (0, 1)


def turn_at_sea(trait: str) -> int:
    """The stress of a member with a trait who ends a turn on deck at sea."""
    table = under_way()
    sail_to(table, 0, 0)
    give_trait(table, 0, trait)
    put(table, 0, HELM), put(table, 1, HELM)
    table.ask_again()
    table.play(m.END)
    assert table.ships[0][s.AT[1] + s.STRESS] == 1
    return table.ships[0][s.AT[0] + s.STRESS]


def test_trait_hardy_takes_no_stress_on_deck_at_sea():
    assert turn_at_sea("hardy") == 0


def test_trait_queasy_takes_two():
    assert turn_at_sea("queasy") == 2


def in_fray(trait: str) -> tuple[int, int]:
    """The dice of a member with a trait: in a fray that the captain starts, and in one of the enemy's."""
    table = under_way()
    give_trait(table, 0, trait)
    put(table, 0, 1)
    return own_dice(table.ships[0], 1, 1), own_dice(table.ships[0], 1, 0)


def test_trait_belligerent_has_one_more_die_in_every_fray():
    assert in_fray("belligerent") == (2, 2)


def test_trait_timid_has_one_fewer_in_frays_that_the_captain_starts():
    assert in_fray("timid") == (0, 1)


def test_trait_weatherwise_at_a_navigation_post_the_first_rough_point_counts_single():
    table = at_the_helm(3)
    give_trait(table, 0, "weatherwise")
    put(table, 0, BELOW)
    assert not is_smoothed(table, 0)
    put(table, 0, HELM)
    assert is_smoothed(table, 0)


def test_trait_landlubber_gives_no_point_on_rough_sea():
    table = under_way()
    put(table, 0, HELM)
    give_trait(table, 0, "landlubber")
    assert points_of_an_order(table, 0) == 2
    table.storms = [[2, 0, 0, 0]]
    sail_to(table, 0, 0)
    assert table.is_rough(table.ships[0][s.HEX]) and points_of_an_order(table, 0) == 1


def test_trait_astute_hands_in_one_clue_fewer():
    table = rich()
    give_trait(table, 0, "astute")
    table.ships[0][s.CLUES] = 4
    table.ask_again()
    table.play(visit(table, 0, UNIVERSITY))
    assert table.players == 2 and table.ships[0][s.CLUES] == 0


def test_trait_slow_hands_in_one_clue_more():
    table = rich()
    give_trait(table, 0, "slow")
    table.ships[0][s.CLUES] = 5
    table.ask_again()
    assert clues_wanted(table.ships[0], s.AT[0]) == 6 and visit(table, 0, UNIVERSITY) not in table.moves
    assert visit(table, 1, UNIVERSITY) in table.moves


def test_trait_extroverted_sheds_a_stress_on_every_visit():
    table = under_way()
    give_trait(table, 0, "extroverted")
    for number in BOTH:
        table.ships[0][s.AT[number] + s.STRESS] = 2
    table.push(Visit(0))
    table.ask_again()
    assert [table.ships[0][s.AT[number] + s.STRESS] for number in BOTH] == [1, 2]


def test_trait_brooding_sheds_one_stress_at_most_in_a_rest():
    table = rich()
    give_trait(table, 0, "brooding")
    for number in BOTH:
        table.ships[0][s.AT[number] + s.STRESS] = 3
    table.ask_again()
    table.play(visit(table, 0, REST))
    assert [table.ships[0][s.AT[number] + s.STRESS] for number in BOTH] == [2, 1]


def selling(trait: str) -> list[int]:
    """What three things that Lanthorn does not mind bring, one after another; each has the same prices 2, 5, 7."""
    table = rich()
    give_trait(table, 0, trait)
    cards = [stow(table, slug) for slug in ("com-rope", "com-candles", "com-wool")]
    table.ask_again()
    table.play(visit(table, 0, SELL))
    found = []
    for card in cards:
        found.append(price_here(table, 0, card))
        table.play(m.SELL + card)
    return found


def test_trait_savvy_sells_one_thing_at_its_desired_price():
    assert selling("savvy") == [7, 5, 5]


def test_trait_gullible_sells_the_first_thing_at_its_undesired_price():
    assert selling("gullible") == [2, 5, 5]


def spoils(blessed: int) -> Table:
    """A roll for spoils, with so many blessed members aboard."""
    table = under_way()
    for number in range(blessed):
        give_trait(table, number, "blessed")
    table.push(Spoils(0, 1))
    table.ask_again()
    return table


def test_trait_blessed_a_roll_for_spoils_may_be_repeated_once_for_each():
    assert asked(spoils(0)) != "blessing"
    table = spoils(2)
    assert asked(table) == "blessing" and table.view(None)["rolled"] == events(table, "spoils_rolled")[0]["n"]
    twin = table.clone()
    twin.play(m.ACCEPT)
    assert len(events(twin, "spoils_rolled")) == 1 and asked(twin) != "blessing"
    table.play(m.REROLL)
    assert asked(table) == "blessing"
    table.play(m.REROLL)
    assert len(events(table, "spoils_rolled")) == 3 and asked(table) != "blessing"


def test_rulings_30_the_second_result_stands():
    table = spoils(1)
    table.play(m.REROLL)
    rolled = events(table, "spoils_rolled")[1]["n"]
    coins, clues = {8: 5, 9: 10}.get(rolled, 0), {0: 1, 1: 2}.get(rolled, 0)
    assert table.ships[0][s.COINS] == 20 + coins and table.ships[0][s.CLUES] == clues and table.rolled == -1


def test_trait_enduring_lives_on_without_markers_with_new_traits_below():
    table = under_way()
    give_trait(table, 0, "enduring")
    ship = table.ships[0]
    ship[s.AT[0] + s.WOUNDS] = 5
    put(table, 0, HELM)
    assert table.bury(0) and len(s.crew(ship)) == 2 and events(table, "endured")
    assert ship[s.AT[0] + s.WOUNDS] == 0 and ship[s.AT[0] + s.SPOT] == BELOW and ship[s.AT[0] + s.BAD] >= 0


def test_trait_frail_has_one_hole_fewer():
    table = under_way()
    give_trait(table, 0, "frail")
    for number in BOTH:
        table.ships[0][s.AT[number] + s.WOUNDS] = 4
    table.bury(0)
    assert [place for place in s.AT[:2] if place in s.crew(table.ships[0])] == [s.AT[1]]


def test_trait_thrifty_works_for_half_the_wage():
    table = under_way()
    give_trait(table, 0, "thrifty")
    assert [s.wage(table.ships[0], s.AT[number]) for number in BOTH] == [1, 3]


def test_trait_greedy_wants_one_and_a_half_times_the_wage():
    table = under_way()
    give_trait(table, 0, "greedy")
    assert [s.wage(table.ships[0], s.AT[number]) for number in BOTH] == [4, 3]


def test_crew_8_there_are_twelve_of_each_kind():
    assert len(TRAITS) == 24
