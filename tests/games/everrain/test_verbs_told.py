"""Whatever a verb changes is told, and what a card takes or deals with is laid where it belongs."""

from __future__ import annotations

import pytest
from deck import at_sea, board
from ledger import Ledger
from test_elders import woken
from told import carried_out
from voyage import asked, events, give_trait, mount, put, sign_on, stow, under_way, why

from undertow.games.everrain import elders, params, tales
from undertow.games.everrain import moves as m
from undertow.games.everrain import ship as s
from undertow.games.everrain.board import BELOW, HELM
from undertow.games.everrain.cards.stories import BOUND_FOR, STORIES
from undertow.games.everrain.cards.traits import CLUMSY, SUREFOOTED, contradict
from undertow.games.everrain.procedures.tales import Passengers
from undertow.games.everrain.state import BAD_PILE, GOOD_PILE
from undertow.kernel.flow import NO_MOVE, run

VERBS = (
    "coins 3", "coins -3", "clues 2", "treasure commodity 1", "drop 1", "fleeting 2", "refresh 2", "exhaust 1",
    "stress all 1", "wound all 1", "calm all 1", "heal all 1", "trait one good", "trait one bad", "recruit",
    "damage 1", "repair 1", "agenda 2", "agenda -2", "spoils 2",
)  # fmt: skip


@pytest.mark.parametrize("verbs", VERBS)
def test_events_6_what_a_verb_changes_is_told(verbs: str) -> None:
    table = at_sea(HELM)
    ship = table.ships[0]
    stow(table, "com-rope"), stow(table, "com-tea")
    ship[s.COINS] = 9
    table.agenda = 5
    ship[s.FRESH], ship[s.ISSUED] = 2, 1
    for place in s.crew(ship):
        ship[place + s.WOUNDS] = ship[place + s.STRESS] = 1
    ship[s.POSTS] &= ~1
    account = Ledger(table)
    carried_out(verbs, table)
    while asked(table) != "turn":
        table.play(table.moves[0])
    account.check()


def test_crew_9_a_trait_that_contradicts_the_new_one_is_drawn_again_and_laid_down() -> None:
    table = at_sea(HELM)
    ship = table.ships[0]
    s.clear(ship, s.AT[1])
    give_trait(table, 0, "clumsy")
    assert contradict(SUREFOOTED, CLUMSY)
    others = table.piles[GOOD_PILE]
    table.piles[GOOD_PILE] = [SUREFOOTED]
    account = Ledger(table)
    carried_out("trait all good", table)
    table.piles[GOOD_PILE] = [*others]
    assert ship[s.AT[0] + s.GOOD] == SUREFOOTED and ship[s.AT[0] + s.BAD] not in (CLUMSY, -1)
    assert events(table, "trait_redrawn")[-1]["trait"] == CLUMSY and CLUMSY in table.discards[BAD_PILE]
    assert account.read().count("trait_drawn") == 2


def test_events_6_a_deckhand_without_a_place_is_worth_coins_and_they_are_told() -> None:
    table = at_sea(HELM)
    for slug in ("corvane", "teasel"):
        sign_on(table, slug)
    account = Ledger(table)
    carried_out("recruit", table)
    account.check()
    assert events(table, "coins_gained")[-1]["n"] == params.RECRUIT_COINS


def test_society_3_a_pair_of_cabins_pays_more_for_each_passenger_and_it_is_told() -> None:
    table = under_way()
    for slot in (2, 3):
        mount(table, "cabin", slot)
    here = table.chart.port_of[table.ships[0][s.HEX]]
    card = next(card for card in range(len(STORIES)) if BOUND_FOR[card] == here)
    table.tales[card] = tales.ABOARD
    account = Ledger(table)
    table.push(Passengers(0))
    run(table, NO_MOVE)
    account.check()
    assert params.CABINS_PAY in [told["n"] for told in events(table, "coins_gained")]
    assert table.tales[card] == tales.DISCARDED


def test_elders_9_that_it_is_weakened_is_told() -> None:
    table = woken("landlord")
    elders.wound(table, elders.hits_left(table))
    assert len(events(table, "elder_weakened")) == 1


def test_storms_5_nobody_lands_under_a_storm() -> None:
    from test_journeys import at_an_island

    table = at_an_island()
    assert m.LAND in table.moves
    q, r = table.chart.place[table.ships[0][s.HEX]]
    table.storms = [[2, 0, q, r]]
    table.ask_again()
    assert "storms.5" in why(table, m.LAND) and "storms.5" in why(table, m.JOURNEY)


def test_guns_8_supporting_fire_uses_the_aim_up() -> None:
    from test_supporting_fire import beset, help_at

    table = beset(("tallow-man", 7))
    table.ships[0][s.AIM] = 2
    table.play(help_at())
    assert table.ships[0][s.AIM] == 0


def test_enemies_7_whom_a_bride_brings_is_told() -> None:
    from deck import OMEN, act

    table = at_sea(HELM)
    foe = board(table, "tide-bride", 8)
    account = Ledger(table)
    act(table, foe, OMEN)
    while asked(table) != "turn":
        table.play(table.moves[0])
    account.check()
    assert events(table, "foe_came")


@pytest.mark.parametrize("slug", ["drowned-admiral", "stowaway"])
def test_enemies_7_what_an_omen_takes_is_told(slug: str) -> None:
    from deck import OMEN, act

    table = at_sea(HELM)
    stow(table, "com-rope"), stow(table, "com-tea")
    put(table, 1, BELOW)
    foe = board(table, slug, 8)
    account = Ledger(table)
    act(table, foe, OMEN)
    while asked(table) != "turn":
        table.play(table.moves[0])
    account.check()
