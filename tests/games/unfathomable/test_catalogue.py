"""The catalogue: every card, with figures that agree with the rules, and a board that can be drawn."""

from __future__ import annotations

import json
from itertools import pairwise

import pytest

from undertow.games.unfathomable import GAME, catalogue
from undertow.games.unfathomable.board import BRIG, DEEP, SICK_BAY, SPACES
from undertow.games.unfathomable.cards import characters, damage, items, mythos, skills, spells, waypoints
from undertow.kernel.rules import rules_of

CARDS = {(card["noun"], card["index"]): card for card in catalogue.cards()}


def slug_of(noun: str, slug: str) -> dict[str, object]:
    facts: dict[str, object] = CARDS[noun, GAME.nouns[noun].index(slug)]["facts"]
    return facts


@pytest.mark.parametrize(
    ("noun", "count"),
    [
        ("character", characters.CHARACTERS), ("feat", characters.CHARACTERS), ("card", skills.KINDS),
        ("item", items.ITEMS), ("spell", spells.SPELLS), ("waypoint", waypoints.WAYPOINTS),
        ("damage", damage.DAMAGE_CARDS), ("mythos", len(mythos.CARDS)), ("loyalty", 3), ("title", 2),
        ("passenger", 4),
    ],
)  # fmt: skip
def test_every_card_stands_there_once(noun: str, count: int) -> None:
    found = [card["index"] for card in catalogue.cards() if card["noun"] == noun]
    assert found == list(range(count)) == list(range(len(GAME.nouns[noun])))


def test_every_card_has_a_rule_and_an_origin() -> None:
    for card in catalogue.cards():
        assert card["rule"] in rules_of(GAME), card
        assert card["origin"] in ("seed", "public", "original"), card
    assert len(CARDS) == len(catalogue.cards())


def test_it_is_plain_data() -> None:
    for data in (catalogue.cards(), catalogue.board()):
        assert json.loads(json.dumps(data)) == data


def test_the_figures_are_those_on_the_cards() -> None:
    assert slug_of("character", "william")["skill_set"] == [0, 3, 0, 0, 2]
    assert slug_of("character", "william")["keeper"] == 1
    assert slug_of("character", "samira")["captain"] == 10
    assert slug_of("waypoint", "stormy_seas")["distance"] == 4
    assert sum(card["facts"]["distance"] for card in catalogue.waypoint_cards()) == 57
    assert sum(card["facts"]["copies"] for card in catalogue.skill_cards()) == 126
    assert sum(card["facts"]["copies"] for card in catalogue.passengers()) == 9
    fire = slug_of("mythos", "shipboard_fire")
    assert (fire["kind"], fire["target"], fire["partial"], fire["skills"]) == ("check", 11, 8, [2, 3])
    assert (fire["activates"], fire["advances"], fire["chooser"]) == ("deep_ones", "ritual", "current")
    ties = slug_of("mythos", "family_ties")
    assert (ties["kind"], ties["chooser"], ties["character"]) == ("choice", "character", characters.ISHMAEL)
    assert slug_of("mythos", "open_the_gate")["chooser"] == "keeper"
    assert slug_of("damage", "structural_any") == {"structural": True, "skill": -1, "repair": 5}
    assert slug_of("damage", "fuel_leak") == {"structural": False, "skill": -1, "repair": 0}
    assert slug_of("item", "binoculars")["improves"] == 2
    assert slug_of("spell", "flesh_ward")["kept"] is True


def test_what_costs_an_action_begins_so_in_its_words() -> None:
    from undertow import texts

    for card in catalogue.cards():
        if card["noun"] in ("character", "feat", "card", "item"):
            words = texts.rule(GAME, card["rule"], "en")
            assert ("Action" in words) is card["facts"]["action"], words


def test_borders_are_mutual_and_arrows_lead_next_door() -> None:
    spaces = catalogue.board()["spaces"]
    assert [space["slug"] for space in spaces] == list(SPACES)
    for space in spaces:
        for other in space["adjacent"]:
            assert space["index"] in spaces[other]["adjacent"]
        if space["kind"] == "room":
            assert space["arrow"] == -1
        else:
            assert space["arrow"] in space["adjacent"]
            assert spaces[space["arrow"]]["kind"] == ("deck" if space["kind"] == "water" else "room")
        assert space["damageable"] is (space["kind"] == "room" and space["index"] not in (SICK_BAY, BRIG))


def test_every_result_of_a_die_means_one_space_of_each_kind() -> None:
    spaces = catalogue.board()["spaces"]
    for kind in ("water", "deck", "room"):
        numbers = [n for space in spaces if space["kind"] == kind for n in space["numbers"]]
        assert sorted(numbers) == list(range(1, 9))


def test_the_lanes_go_from_the_front_to_the_deep() -> None:
    board = catalogue.board()
    for lane in board["lanes"]:
        for here, behind in pairwise(lane):
            assert board["spaces"][here]["back"] == behind
            if behind != DEEP:
                assert board["spaces"][behind]["front"] == here
        assert board["spaces"][lane[0]]["front"] == lane[0]
