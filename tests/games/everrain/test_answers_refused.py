"""Answers that nobody can give: for want of coins, of a treasure, of a cabin; and shots that nobody can fire."""

from __future__ import annotations

import pytest
from test_elders import put_elder, to_sea, woken
from told import SLUGS, on_top
from voyage import asked, at_the_helm, put, stow, under_way, why

from undertow.games.everrain import moves as m
from undertow.games.everrain import ship as s
from undertow.games.everrain import tales
from undertow.games.everrain.cards.guns import PORT_GUN, POSTS, STARBOARD_GUN
from undertow.games.everrain.cards.language import PASSENGER
from undertow.games.everrain.cards.stories import STORIES
from undertow.games.everrain.cards.treasures import SORTS, TREASURES
from undertow.games.everrain.procedures.tale_menu import ANSWER
from undertow.games.everrain.procedures.tales import Tale
from undertow.games.everrain.state import Table
from undertow.kernel.flow import NO_MOVE, run

PRICED = [(STORIES[card].slug, n) for card in ANSWER for n, one in enumerate(STORIES[card].answers) if one.coins]
GIVEN = [(STORIES[card].slug, n) for card in ANSWER for n, one in enumerate(STORIES[card].answers) if one.gift]
GUESTS = [STORIES[card].slug for card in ANSWER if STORIES[card].sort == PASSENGER]


def opened(slug: str) -> Table:
    """A card whose question is open to somebody who can pay for every answer."""
    table = under_way()
    ship = table.ships[0]
    ship[s.COINS] = 50
    for sort in range(len(SORTS)):
        stow(table, next(each.slug for each in TREASURES if each.sort == sort))
    table.push(Tale(0, on_top(table, slug)))
    run(table, NO_MOVE)
    assert asked(table) == slug
    return table


def refused(table: Table, number: int) -> list[str]:
    """The rules against an answer, as things are now."""
    return table.asking.why_not(table, 0, m.ANSWER + number)


@pytest.mark.parametrize(("slug", "number"), PRICED)
def test_events_4_an_answer_costs_coins_that_one_has(slug: str, number: int) -> None:
    table, price = opened(slug), STORIES[SLUGS.index(slug)].answers[number].coins
    table.ships[0][s.COINS] = price
    assert m.ANSWER + number in table.asking.answers(table, 0)
    table.ships[0][s.COINS] = price - 1
    assert refused(table, number) == ["events.4"]


@pytest.mark.parametrize(("slug", "number"), GIVEN)
def test_events_4_an_answer_costs_a_treasure_that_one_has(slug: str, number: int) -> None:
    table, gift = opened(slug), STORIES[SLUGS.index(slug)].answers[number].gift
    assert m.ANSWER + number in table.asking.answers(table, 0)
    for card in s.held(table.ships[0]):
        if gift in ("any", SORTS[TREASURES[card].sort]):
            s.unstow(table.ships[0], card)
    assert refused(table, number) == ["events.4"]


@pytest.mark.parametrize("slug", GUESTS)
def test_society_2_a_passenger_needs_a_cabin(slug: str) -> None:
    table = opened(slug)
    assert m.ANSWER in table.asking.answers(table, 0)
    others = [card for card, story in enumerate(STORIES) if story.sort == PASSENGER and story.slug != slug]
    for other in others[: tales.free_cabins(table, 0)]:
        table.tales[other] = tales.ABOARD
    assert refused(table, 0) == ["society.2"]


# -- the helm ----------------------------------------------------------------------------------------------------------


def test_travel_7_what_costs_more_points_than_there_are_is_refused() -> None:
    table = at_the_helm(2)
    table.ships[0][s.POINTS] = 0
    for move in (m.LEFT, m.RIGHT, m.AHEAD, m.LAY):
        assert "travel.7" in table.asking.why_not(table, 0, move), move


# -- guns --------------------------------------------------------------------------------------------------------------


def at_the_elder(battery: int = STARBOARD_GUN) -> int:
    return m.FIRE_ELDER + battery


def before_the_guns() -> Table:
    """The elder lies within the arc of the starboard gun, whose post is manned."""
    table = woken("hundredfathom")
    to_sea(table)
    put(table, 0, POSTS[PORT_GUN]), put(table, 1, POSTS[STARBOARD_GUN])
    for at in range(len(table.chart.kind)):
        for heading in range(6):
            table.ships[0][s.HEADING] = heading
            put_elder(table, at)
            table.ask_again()
            if at_the_elder() in table.moves:
                return table
    raise AssertionError("it can be hit from nowhere")


def test_orders_3_nobody_fires_at_the_elder_without_a_fire_order() -> None:
    table = before_the_guns()
    table.ships[0][s.FRESH + 2] = table.ships[0][s.FRESH + 3] = 0
    table.ask_again()
    assert why(table, at_the_elder()) == ["orders.3"]


def test_guns_2_nobody_fires_at_the_elder_from_an_empty_post() -> None:
    table = before_the_guns()
    put(table, 1, 9)
    table.ask_again()
    assert why(table, at_the_elder()) == ["guns.2"]


def test_storms_5_nobody_fires_at_the_elder_out_of_a_storm() -> None:
    table = before_the_guns()
    q, r = table.chart.place[table.ships[0][s.HEX]]
    table.storms = [[2, 0, q, r]]
    assert table.is_stormy(table.ships[0][s.HEX])
    table.ask_again()
    assert "storms.5" in why(table, at_the_elder())
