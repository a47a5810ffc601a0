"""Traits, pairs and values that story cards, landings and passengers show."""

from __future__ import annotations

from deck import roll
from shipyard import at
from voyage import asked, events, give_trait, in_port, mount, put, under_way

from undertow.games.everrain import moves as m
from undertow.games.everrain import ship as s
from undertow.games.everrain import tales
from undertow.games.everrain.cards.language import EXPEDITION, ISLAND, PORT, SOCIETY
from undertow.games.everrain.cards.stories import BOUND_FOR, STORIES
from undertow.games.everrain.procedures.tale_menu import test_value as value_of
from undertow.games.everrain.procedures.tales import Company, Expedition, Passengers, Tale
from undertow.games.everrain.state import Table

SLUGS = [story.slug for story in STORIES]
FIRST_ALONE = 1  # the landing party: the first of the crew, a bit for each


def ashore(slug: str, trait: str = "") -> Table:
    """A card is told to the first of the crew, ashore."""
    table = under_way()
    if trait:
        give_trait(table, 0, trait)
    for each in ("exp-house-of-salt", "exp-breathing"):
        table.tales[SLUGS.index(each)] = tales.IN_DECK
    table.push(Tale(0, SLUGS.index(slug), FIRST_ALONE))
    table.ask_again()
    return table


def test_trait_explorer_a_card_may_be_swapped_once_after_its_story_was_read():
    assert asked(ashore("exp-house-of-salt")) == "exp-house-of-salt"
    table = ashore("exp-house-of-salt", "explorer")
    assert asked(table) == "swap"
    twin = table.clone()
    twin.play(m.REFUSE)
    assert asked(twin) == "exp-house-of-salt"
    table.play(m.AGREE)
    assert asked(table) == "exp-breathing"


def wounded(trait: str = "") -> int:
    """The wounds of whom an expedition card wounds once."""
    table = ashore("exp-house-of-salt", trait)
    table.play(m.ANSWER)
    return table.ships[0][s.AT[0] + s.WOUNDS]


def test_trait_surefooted_takes_one_wound_less_from_an_expedition_card():
    assert (wounded(), wounded("surefooted")) == (1, 0)


def test_trait_clumsy_takes_one_wound_more():
    assert wounded("clumsy") == 2


def test_trait_homesick_takes_a_stress_on_landing():
    for trait, stress in (("homesick", 1), ("slow", 0)):
        table = under_way()
        give_trait(table, 0, trait)
        put(table, 0, at(0))
        table.push(Expedition(0))
        table.ask_again()
        assert table.ships[0][s.AT[0] + s.STRESS] == stress and events(table, "landed") == [{"seat": 0, "n": 1}]


def test_trait_friendly_two_society_cards_are_drawn_and_one_is_kept():
    for trait, shown in (("friendly", 2), ("slow", 1)):
        table = in_port()
        give_trait(table, 0, trait)
        for card, story in enumerate(STORIES):
            if story.slug.startswith("soc-") and BOUND_FOR[card] != 0:
                table.tales[card] = tales.IN_DECK
        table.push(Company(0))
        table.ask_again()
        assert len(tales.at(table, tales.OPEN)) == shown and (asked(table) == "which_card") == (shown == 2)


def test_trait_gruff_is_tested_with_two_less_in_society():
    table = under_way()
    give_trait(table, 0, "gruff")
    values = [value_of(table, 0, s.AT[number], PORT, SOCIETY) for number in (0, 1)]
    assert values == [2, 4] and value_of(table, 0, s.AT[0], PORT, EXPEDITION) == 4


def test_trait_jinxed_the_first_success_of_a_round_is_rolled_again():
    table = under_way()
    give_trait(table, 0, "jinxed")
    tale = Tale(0, SLUGS.index("sea-blue-fire"))
    roll(table, 0, 9)
    assert tale.roll(table, s.AT[0], 4) == 9  # the second result stands
    roll(table, 0, 9)
    assert tale.roll(table, s.AT[0], 4) == 0  # once a round
    roll(table, 0, 9)
    assert tale.roll(table, s.AT[1], 4) == 0
    roll(table)
    while table.round == 1:
        table.play(m.END if m.END in table.moves else table.moves[0])
    roll(table, 0, 9)
    assert tale.roll(table, s.AT[0], 4) == 9


def test_upgrade_ships_boat_a_pair_helps_the_tests_of_a_landing_party():
    table = under_way()
    before = value_of(table, 0, s.AT[0], ISLAND, EXPEDITION), value_of(table, 0, s.AT[0], ISLAND, SOCIETY)
    mount(table, "ships-boat", 3), mount(table, "ships-boat", 4)
    after = value_of(table, 0, s.AT[0], ISLAND, EXPEDITION), value_of(table, 0, s.AT[0], ISLAND, SOCIETY)
    assert after == (before[0] + 1, before[1])


def bound_here(table: Table) -> int:
    """A passenger for Lanthorn aboard."""
    card = next(card for card, port in enumerate(BOUND_FOR) if port == 0)
    table.tales[card] = tales.ABOARD
    return card


def test_upgrade_cabin_a_pair_pays_four_coins_more_for_a_passenger():
    paid = []
    for cabins in (0, 2):
        table = in_port()
        for slot in range(cabins):
            mount(table, "cabin", 3 + slot)
        bound_here(table)
        table.push(Passengers(0))
        table.ask_again()
        assert events(table, "passenger_arrived")
        paid.append(table.ships[0][s.COINS])
    assert paid[1] == paid[0] + 4


def test_upgrades_3_a_passenger_of_a_covered_cabin_goes_ashore_without_reward():
    table = in_port()
    mount(table, "cabin", 3)
    aboard = [card for card, port in enumerate(BOUND_FOR) if port > 0][:2]
    for card in aboard:
        table.tales[card] = tales.ABOARD
    table.push(Passengers(0))
    table.ask_again()
    assert tales.passengers(table, 0) == aboard
    mount(table, "galley", 3, plan=True)
    coins = table.ships[0][s.COINS]
    table.push(Passengers(0))
    table.ask_again()
    assert tales.passengers(table, 0) == aboard[:1] and table.ships[0][s.COINS] == coins
