"""The rules desk: what a rule is called, and that the search finds it by that name."""

from __future__ import annotations

import pytest

import undertow
from found import OWN
from undertow import desk, texts
from undertow.kernel.rules import rules_of
from undertow.table import speech


@pytest.mark.parametrize("lang", texts.LANGS)
@pytest.mark.parametrize("name", OWN)
def test_no_rule_is_called_by_its_key(name: str, lang: str) -> None:
    game = undertow.game(name)
    for key, rule in rules_of(game).items():
        called = desk.rule_name(game, key, lang)
        number = lang in rule.numbers and not rule.ours  # of the reader's book
        assert called == rule.numbers[lang] if number else called[0].isupper() or called[0] in "„“”", key
        assert key not in called and "_" not in called and called, key


def test_a_rule_without_a_number_is_called_by_its_card_or_by_its_heading() -> None:
    abyss = undertow.game("abyss")
    unfathomable = undertow.game("unfathomable")
    named = {lang: desk.rule_name(abyss, "lords.shaman", lang) for lang in texts.LANGS}
    assert named == {"en": "Shaman", "de": "Schamane", "pl": "Szaman"}
    assert desk.rule_name(abyss, "exploring.3", "de") == "Die Tiefen erkunden 3"
    assert desk.rule_name(abyss, "moves.unknown", "pl") == "Ruchy"  # the heading alone: no paragraph, no card
    assert desk.rule_name(abyss, "lords.farmers", "de") == "Die Edlen"  # a rule of several cards is none of them
    assert desk.rule_name(unfathomable, "skill.rampage", "de") == "Raserei"  # a card of 3 and one of 4: one name
    assert desk.rule_name(unfathomable, "skill_checks.8b.ii", "de") == "23.8b.ii"
    assert desk.rule_name(unfathomable, "skill_checks.8b.ii", "en") == "Skill checks 8b.ii"


def test_a_number_that_is_ours_stands_behind_its_heading() -> None:
    game = undertow.game("alone")
    assert desk.rule_name(game, "locate.3", "en") == f"{texts.topic(game, 'locate.3', 'en')} 8.5.15"
    assert desk.short_name(game, "locate.3", "en") == "8.5.15"
    assert desk.matching(game, ["8.5.1"], "de")[0].key == "actions.2"


def test_beside_its_heading_a_rule_is_called_by_its_paragraph() -> None:
    abyss = undertow.game("abyss")
    assert desk.short_name(abyss, "exploring.3", "de") == "3"
    assert desk.short_name(abyss, "lords.shaman", "de") == "Schamane"
    assert desk.short_name(undertow.game("unfathomable"), "abilities.14", "de") == "18.14"


@pytest.mark.parametrize("lang", texts.LANGS)
@pytest.mark.parametrize("name", OWN)
def test_the_search_finds_what_a_chip_prints(name: str, lang: str) -> None:
    game = undertow.game(name)
    for key in rules_of(game):
        called = desk.rule_name(game, key, lang)
        found = desk.matching(game, [f"§ {called}"], lang)
        assert found and desk.rule_name(game, found[0].key, lang) == called, key


@pytest.mark.parametrize("lang", texts.LANGS)
def test_the_page_and_the_desk_call_a_rule_alike(lang: str) -> None:
    game = undertow.game("abyss")
    for key in rules_of(game):
        assert speech.rule_ref("abyss", key, lang)["number"] == desk.rule_name(game, key, lang)
