"""Why a move is not possible: the rule, its number in the reader's edition, and words a newcomer understands."""

from __future__ import annotations

from typing import Any

import pytest
from staging import Scene, act_card, add, use_room, walk

from undertow import IllegalMove, texts
from undertow.games.unfathomable import GAME
from undertow.games.unfathomable import moves as m
from undertow.games.unfathomable.board import CULTIST, DECK, HYBRID, LORE, WILL
from undertow.games.unfathomable.cards.characters import ARJUN
from undertow.games.unfathomable.cards.spells import SLUGS as SPELLS
from undertow.games.unfathomable.procedures.checking import FOR_A_ROOM, NO_PARTIAL
from undertow.games.unfathomable.procedures.checks import SkillCheck
from undertow.kernel.rules import rules_of


def why(scene: Scene, move: int, lang: str, seat: int | None = None) -> Any:
    """What a seat is told about a move that it might expect, if it may not make it."""
    asked = scene.seat if seat is None else seat
    found = [entry for entry in scene.table.why_not(asked, lang) if entry["move"] == move]
    assert len(found) == 1, f"{move} is not explained"
    return found[0]


def numbered(entry: Any, lang: str) -> list[str]:
    """Each rule as readers of an edition find it."""
    return [rules_of(GAME)[rule].number(lang) for rule in entry["rules"]]


def explained(scene: Scene, move: int, rule: str, numbers: tuple[str, str], words: tuple[str, str, str]) -> None:
    """Check what is said about a move: this one rule, its German and its Polish number, its words; and it is true."""
    for lang, said in zip(texts.LANGS, words, strict=True):
        entry = why(scene, move, lang)
        assert entry["rules"] == [rule]
        assert said in entry["why"][0]
        assert entry["text"] == texts.move(GAME, scene.prompt, move, lang)
    assert numbered(why(scene, move, "de"), "de") == [numbers[0]]
    assert numbered(why(scene, move, "pl"), "pl") == [numbers[1]]
    assert move not in scene.moves
    with pytest.raises(IllegalMove) as refused:
        scene.table.play(move)
    assert refused.value.rules == (rule,)


def test_actions_3a_a_human_does_not_walk_out_of_the_brig_and_reads_how_to_get_out():
    scene = Scene().at(0, "brig").turn()
    words = ("Your way out is the action ability of the Brig", "Heraus kommst du mit", "Wydostać się możesz")
    explained(scene, walk("galley"), "actions.3a", ("1.3a", "1.3a"), words)
    assert use_room("brig") in scene.moves


def test_brig_5_no_second_card_from_the_brig():
    scene = Scene(windows="ask").at(1, "brig").hand(1, "lore 1", "will 2")
    scene.begin(SkillCheck(8, NO_PARTIAL, 1 << LORE | 1 << WILL, FOR_A_ROOM))
    while scene.prompt == "react":
        scene.play(m.PASS)
    assert scene.table.why_not(1) == []
    scene.play(add("lore 1"))
    words = ("no more than one card", "höchstens eine Karte", "najwyżej jedną kartę")
    explained(scene, add("will 2"), "brig.5", ("7.5", "3.5"), words)


def test_revealed_traitors_6_no_second_card_from_a_revealed_traitor():
    scene = Scene(windows="ask").traitor(1).hand(1, "lore 1", "will 2")
    scene.begin(SkillCheck(8, NO_PARTIAL, 1 << LORE | 1 << WILL, FOR_A_ROOM))
    while scene.prompt == "react":
        scene.play(m.PASS)
    scene.play(add("lore 1"))
    words = ("no more than one card", "höchstens eine Karte", "najwyżej jedną kartę")
    explained(scene, add("will 2"), "revealed_traitors.6", ("15.6", "39.6"), words)


def test_actions_8a_no_action_of_a_space_with_a_deep_one():
    scene = Scene().at(0, "galley").deep_ones("galley").turn()
    words = ("while a Deep One or a revealed traitor is there", "Tiefes Wesen", "istota z głębin")
    explained(scene, use_room("galley"), "actions.8a", ("1.8a", "1.8a"), words)


def test_actions_8d_no_action_of_a_space_twice_in_a_turn():
    scene = Scene().at(0, "chapel").turn().play(use_room("chapel"), m.OPTION_A)
    words = ("no more than once per turn", "höchstens ein Mal", "więcej niż raz")
    explained(scene, use_room("chapel"), "actions.8d", ("1.8d", "1.8d"), words)


def test_damage_4_no_action_of_a_damaged_room_until_it_is_repaired():
    scene = Scene().at(0, "galley").damaged("galley").turn()
    words = ("Until it is repaired", "Bis es repariert ist", "Dopóki nie zostanie naprawione")
    explained(scene, use_room("galley"), "damage.4", ("42.4", "44.4"), words)


def test_actions_8a_all_rules_are_named_at_once():
    scene = Scene().at(0, "galley").deep_ones("galley").damaged("galley").turn()
    entry = why(scene, use_room("galley"), "de")
    assert entry["rules"] == ["actions.8a", "damage.4"] and numbered(entry, "de") == ["1.8a", "42.4"]


@pytest.mark.parametrize("name", ["treachery 1", "treachery 2", "treachery 3"])
def test_action_abilities_2b_no_action_of_a_treachery_card_for_humans(name: str):
    scene = Scene().at(0, "galley").hand(0, name).deep_ones("galley").turn()
    words = ("Only revealed traitors can", "nur enttarnte Verräter", "tylko ujawnieni zdrajcy")
    explained(scene, act_card(name), "action_abilities.2b", ("2.2b", "51.2b"), words)


@pytest.mark.parametrize("name", ["treachery 4", "treachery 5"])
def test_treachery_1_no_other_treachery_card_for_humans_either(name: str):
    scene = Scene().hand(0, name).turn()
    words = ("Unless you are a revealed traitor", "kein enttarnter Verräter", "nie jesteś ujawnionym zdrajcą")
    explained(scene, act_card(name), "treachery.1", ("52.1", "16.1"), words)


def test_brig_4c_deck_chief_does_not_lead_out_of_the_brig():
    scene = Scene("arjun", "keilani", "william").at(0, "brig").turn()
    words = ("expressly names the Brig", "die Brig ausdrücklich nennt", "wyraźnie wymienia areszt")
    explained(scene, m.SHEET_ACTION + ARJUN, "brig.4c", ("7.4c", "3.4c"), words)


@pytest.mark.parametrize("card", [HYBRID, CULTIST])
def test_reveal_0_nobody_reveals_without_a_traitor_card(card: int):
    scene = Scene().turn()
    words = ("with a Hybrid or Cultist card", "Hybrid- oder Kultist-Karte", "z kartą hybrydy lub kultysty")
    explained(scene, m.REVEAL + card, "reveal.0", ("14.0", "40.0"), words)
    scene = Scene().loyal(0, "hybrid").turn()
    assert (m.REVEAL + card in scene.moves) == (card == HYBRID)


def test_actions_5_a_rescue_needs_a_passenger_in_the_space():
    words = ("There has to be a passenger there", "muss dort einer sein", "Musi tam być jakiś pasażer")
    for where in ("deck 3", "galley"):
        explained(Scene().at(0, where).on_deck("deck 4", 0).turn(), m.RESCUE, "actions.5", ("1.5", "1.5"), words)


def test_actions_6_a_trade_needs_somebody_else_in_the_space():
    words = ("Somebody else has to be there", "muss dort noch jemand sein", "Musi tam być ktoś jeszcze")
    scene = Scene().at(0, "deck 3").items(0, "shotgun").turn()
    explained(scene, m.TRADE, "actions.6", ("1.6", "1.6"), words)


def test_actions_6a_a_trade_needs_an_item():
    words = ("one of you has to have an item", "einer von euch muss einen Gegenstand haben", "ktoś z was musi mieć")
    scene = Scene().at(0, "deck 3").at(1, "deck 3").turn()
    explained(scene, m.TRADE, "actions.6a", ("1.6a", "1.6a"), words)
    assert m.TRADE in Scene().at(0, "deck 3").at(1, "deck 3").items(1, "shotgun").turn().moves


def test_rulings_one_spell_a_turn_the_keeper_reads_where_the_limit_comes_from():
    scene = Scene().title("keeper", 0).next_spells("raise_the_dead", "heal").turn()
    scene.play(m.TITLE_ACTION, m.SPELL + SPELLS.index("raise_the_dead"))
    for lang, said in zip(
        texts.LANGS, ("two public sources", "zwei öffentlichen Quellen", "dwa publiczne"), strict=True
    ):
        entry = why(scene, m.TITLE_ACTION, lang)
        assert entry["rules"] == ["rulings.one_spell_a_turn"] and said in entry["why"][0]
        assert not any(word in texts.rule(GAME, "titles.13", lang) for word in ("once", "ein Mal", "raz na"))


@pytest.mark.parametrize("water", range(DECK))
def test_spaces_6_nobody_moves_onto_water(water: int):
    for scene in (Scene().turn(), Scene().traitor(0).turn()):
        words = ("to a water space", "Wasserfeld", "pole wody")
        explained(scene, m.MOVE + water, "spaces.6", ("20.6", "27.6"), words)


def test_titles_13_a_spell_is_cast_by_the_keeper_of_the_tome():
    scene = Scene().title("keeper", 2).turn()
    words = ("Only the Keeper of the Tome", "Nur der Buchwächter", "Tylko Strażnik Księgi")
    explained(scene, m.TITLE_ACTION, "titles.13", ("49.13", "38.13"), words)


@pytest.mark.parametrize(
    ("crisis", "title", "rule", "numbers", "words"),
    [
        ("accusation", "captain", "titles.9", ("49.9", "38.9"), ("the Captain", "beim Kapitän", "do Kapitana")),
        ("mysterious_lifeboat", "keeper", "titles.14", ("49.14", "38.14"),
         ("the Keeper of the Tome", "beim Buchwächter", "do Strażnika Księgi")),
    ],
)  # fmt: skip
def test_titles_9_and_14_others_read_whose_decision_a_crisis_is(
    crisis: str, title: str, rule: str, numbers: tuple[str, str], words: tuple[str, str, str]
):
    scene = Scene().hand(1, "lore 1", "will 1").title(title, 1).crisis(crisis)
    assert scene.seat == 1
    for lang, said in zip(texts.LANGS, words, strict=True):
        for option in (m.OPTION_A, m.OPTION_B):
            entry = why(scene, option, lang, 0)
            assert entry["rules"] == [rule] and said in entry["why"][0]
    assert (numbered(entry, "de"), numbered(entry, "pl")) == ([numbers[0]], [numbers[1]])


def test_mythos_4b_where_no_title_decides_nobody_is_told_so():
    scene = Scene().crisis("just_desserts")
    chooser = scene.seat
    assert [scene.table.why_not(seat) for seat in range(3) if seat != chooser] == [[], []]
