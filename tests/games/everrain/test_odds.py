"""The odds of tests, and what a captain hears before the turn is ended: the very numbers that are rolled."""

from __future__ import annotations

from itertools import product

import pytest
from deck import roll
from told import SLUGS, on_top, telling
from voyage import asked, give_trait, in_port, mount, put, sign_on, under_way

from undertow import texts
from undertow.games.everrain import moves as m
from undertow.games.everrain import params, story_sections, tales
from undertow.games.everrain import ship as s
from undertow.games.everrain.board import FIRST_SLOT
from undertow.games.everrain.cards.crew import BOARDS
from undertow.games.everrain.cards.crew import SLUGS as CREW
from undertow.games.everrain.cards.language import ISLAND, SOCIETY
from undertow.games.everrain.cards.stories import STORIES
from undertow.games.everrain.cards.treasures import KNUCKLE_DICE
from undertow.games.everrain.game import EVERRAIN
from undertow.games.everrain.procedures import tale_menu as menu
from undertow.games.everrain.procedures.tales import Tale
from undertow.games.everrain.state import Table
from undertow.sections import Words

TESTS = [story.slug for story in STORIES if any(answer.test for answer in story.answers)]


def passed(table: Table, value: int) -> int:
    """Of all thousand ways in which the die can fall three times, in how many the first member passes."""
    found = 0
    ship = table.ships[0]
    for rolls in product(range(params.FATE), repeat=3):
        roll(table, *rolls)
        ship[s.LUCKLESS] = 0
        found += Tale(0, 0).roll(table, s.AT[0], value) <= value
    return found


@pytest.mark.parametrize("traits", [(), ("jinxed",), ("blessed",), ("blessed", "jinxed")])
def test_terms_2_the_chance_that_is_shown_is_the_chance_with_which_a_test_is_passed(traits: tuple[str, ...]) -> None:
    table = under_way()
    for trait in traits:
        give_trait(table, 0, trait)
    for value in (-1, 0, 4, 7, 9, 11):
        assert menu.test_chance(table.ships[0], s.AT[0], value) == passed(table, value)


def test_rulings_30_the_four_chances_of_a_test_with_a_value_of_four() -> None:
    def chance(*traits: str) -> int:
        table = under_way()
        for trait in traits:
            give_trait(table, 0, trait)
        return menu.test_chance(table.ships[0], s.AT[0], 4)

    assert [chance(), chance("jinxed"), chance("blessed"), chance("blessed", "jinxed")] == [500, 250, 750, 625]


@pytest.mark.parametrize("traits", [(), ("jinxed",), ("blessed",), ("blessed", "jinxed")])
def test_treasures_6_the_whalebone_dice_are_in_the_odds_as_one_more_roll_of_a_failed_test(
    traits: tuple[str, ...],
) -> None:
    table = under_way()
    for trait in traits:
        give_trait(table, 0, trait)
    for value in (-1, 0, 4, 7, 9):
        without = menu.test_chance(table.ships[0], s.AT[0], value)
        s.stow(table.ships[0], KNUCKLE_DICE)
        found = menu.test_chance(table.ships[0], s.AT[0], value)
        assert found == without + (1000 - without) * (value + 1) // 10 and (found > without) == (0 <= value < 9)
        s.unstow(table.ships[0], KNUCKLE_DICE)


def test_rulings_30_a_jinx_counts_once_a_round() -> None:
    table = under_way()
    give_trait(table, 0, "jinxed")
    table.ships[0][s.LUCKLESS] = 1
    assert menu.test_chance(table.ships[0], s.AT[0], 4) == 500


def shown(table: Table, lang: str = "en") -> str:
    view, words = table.view(0), Words(EVERRAIN, lang, ["Ada"], 0)
    return str([*story_sections.tests(view, words), *story_sections.sections(view, view["ships"][0], words)])


def test_terms_3_whoever_is_gruff_is_shown_the_lower_value_in_society_and_nowhere_else() -> None:
    for slug in TESTS:
        table = telling(slug)
        give_trait(table, 0, "gruff")
        card = SLUGS.index(slug)
        for row in [row for row in table.view(0)["tests"] if row[2] == table.ships[0][s.AT[0]]]:
            printed = BOARDS[row[2]].island if row[1] == ISLAND else BOARDS[row[2]].port
            less = params.GRUFF_LESS if STORIES[card].back == SOCIETY else 0
            assert (row[0], row[3]) == (card, printed - less)


def test_upgrades_11_a_pair_of_boats_is_in_the_odds_of_a_landing_party_and_only_those_ashore_are_shown() -> None:
    slug = next(slug for slug in TESTS if slug.startswith("exp-"))
    table = under_way()
    mount(table, "ships-boat", 1)
    mount(table, "ships-boat", 2)
    put(table, 0, FIRST_SLOT + 1)
    put(table, 1, FIRST_SLOT + 2)
    left = sign_on(table, CREW[table.piles[3][0]])
    table.push(Tale(0, on_top(table, slug), 0b11))
    table.ask_again()
    rows, ship = table.view(0)["tests"], table.ships[0]
    assert [row[2] for row in rows] == [ship[s.AT[0]], ship[s.AT[1]]] and ship[left] not in [row[2] for row in rows]
    for _, kind, board, value, chance in rows:
        printed = BOARDS[board].island if kind == ISLAND else BOARDS[board].port
        assert (value, chance) == (printed + params.BOATS_HELP, 100 * (printed + params.BOATS_HELP + 1))


@pytest.mark.parametrize("lang", texts.LANGS)
def test_terms_2_the_section_says_the_chance_and_the_roll_that_is_needed(lang: str) -> None:
    slug = next(slug for slug in TESTS if slug.startswith("sea-"))
    table = telling(slug)
    give_trait(table, 0, "blessed")
    row = next(row for row in table.view(0)["tests"] if row[2] == table.ships[0][s.AT[0]])
    told = texts.say("sections-odds", lang, {"n": (row[4] + 5) // 10, "value": row[3]}, EVERRAIN)
    assert told in shown(table, lang) and str((row[4] + 5) // 10) in told


def test_society_1_while_a_society_card_lies_open_the_odds_are_those_of_members_who_can_be_sent() -> None:
    table = in_port()
    card = next(card for card, story in enumerate(STORIES) if story.back == SOCIETY and story.answers[0].test)
    table.tales[card] = tales.OPEN
    table.ask_again()
    ship = table.ships[0]
    assert [row[2] for row in table.view(0)["tests"]] == [ship[place] for place in s.crew(ship)]
    s.go_ashore(ship, s.AT[0], 1)
    assert [row[2] for row in table.view(0)["tests"]] == [ship[s.AT[1]]]


def test_terms_2_thumb_sends_whoever_is_likeliest_to_pass() -> None:
    from undertow.games.everrain.judging import stories
    from undertow.games.everrain.judging.eyes import Eyes

    slug = next(slug for slug in TESTS if slug.startswith("sea-"))
    table = telling(slug)
    place = sign_on(table, CREW[table.piles[3][0]])
    give_trait(table, s.AT.index(place), "blessed")
    eyes = Eyes(table.view(0), 0)
    chances = {row[2]: row[4] for row in table.view(0)["tests"]}
    assert {board: stories.tested(eyes, board) for board in chances} == chances


# -- the limit of clues ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", texts.LANGS)
@pytest.mark.parametrize("lost", [0, 1, 3, 5])
def test_options_3_whoever_ends_a_turn_hears_before_how_many_clues_are_lost(lang: str, lost: int) -> None:
    table = under_way()
    table.ships[0][s.CLUES] = params.CLUE_LIMIT + lost
    plain = texts.say("move-end", lang, None, EVERRAIN)
    said = table.describe(m.END, lang)
    assert said == plain if not lost else said.startswith(plain) and f" {lost} " in said
    assert asked(table) == "turn" and table.decision is not None and table.decision.details == {"lost": lost}
    table.play(m.END)
    assert table.ships[0][s.CLUES] == params.CLUE_LIMIT


def test_options_3_by_the_printed_rules_nothing_is_lost_and_nothing_said() -> None:
    table = under_way(house_rules=False)
    table.ships[0][s.CLUES] = params.CLUE_LIMIT + 4
    assert table.describe(m.END) == texts.say("move-end", "en", None, EVERRAIN)
    table.play(m.END)
    assert table.ships[0][s.CLUES] == params.CLUE_LIMIT + 4
