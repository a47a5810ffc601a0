"""The rules desk: readers of the German and of the Polish book find the same rule, each by the number they know."""

from __future__ import annotations

import re

import pytest

from undertow import texts
from undertow.cli import main
from undertow.desk import matching
from undertow.games.unfathomable import GAME
from undertow.kernel.rules import Rule, rules_of

NUMBERED = [rule for rule in rules_of(GAME).values() if rule.numbers]
REFERENCE = [rule for rule in NUMBERED if rule.numbers["de"][0].isdigit()]  # without the appendices


def first(word: str, lang: str) -> Rule:
    """The rule that is found first."""
    return matching(GAME, [word], lang)[0]


def shown(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """What the command prints."""
    assert main(["rules", "unfathomable", *words]) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize(
    ("german", "polish", "key"),
    [
        ("23.5", "35.5", "skill_checks.5"),
        ("23.5b", "35.5b", "skill_checks.5b"),
        ("23.5.b", "35.5.b", "skill_checks.5b"),
        ("7.5", "3.5", "brig.5"),
        ("7.4a.i", "3.4a.i", "brig.4a.i"),
        ("7.4.a.i", "3.4.a.i", "brig.4a.i"),
        ("23.5B", "35.5B", "skill_checks.5b"),
    ],
)
def test_a_rule_is_found_by_its_number_in_either_book_and_by_its_key(
    german: str, polish: str, key: str, capsys: pytest.CaptureFixture[str]
):
    for word, lang in ((german, "de"), (polish, "pl"), (key, "de"), (key, "pl"), (key, "en")):
        rule = rules_of(GAME)[key]
        number = key.partition(".")[2] if lang == "en" else rule.number(lang)  # which paragraph under its heading
        lines = shown(capsys, word, "--lang", lang).splitlines()
        assert lines[0] == texts.topic(GAME, key, lang)
        assert lines[1].startswith(f"  {number} ({key})")
        assert lines[2].strip() == texts.rule(GAME, key, lang)


@pytest.mark.parametrize("lang", ["de", "pl"])
def test_every_number_and_every_key_finds_its_rule_first(lang: str):
    assert not [rule for rule in REFERENCE if first(rule.number(lang), lang) is not rule]
    assert not [rule for rule in NUMBERED if first(rule.key, lang) is not rule]


@pytest.mark.parametrize("lang", ["de", "pl"])
def test_a_step_of_the_set_up_is_found_by_appendix_and_number(lang: str):
    number = rules_of(GAME)["setup.8"].number(lang)
    assert number == {"de": "Anhang IV.8", "pl": "Załącznik IV.8"}[lang]
    assert matching(GAME, number.split(), lang)[0].key == "setup.8"


# -- the numbers themselves ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["de", "pl"])
def test_both_books_have_54_topics_and_no_number_twice(lang: str):
    numbers = [rule.number(lang) for rule in NUMBERED]
    assert len(numbers) == len(set(numbers)) == 580 + 45
    assert {int(number.split(".")[0]) for number in (rule.number(lang) for rule in REFERENCE)} == set(range(1, 55))


def test_after_the_dot_both_books_count_alike():
    for rule in NUMBERED:
        subs = {rule.number(lang).split(".", 1)[1] for lang in ("de", "pl")}
        assert subs == {rule.key.split(".", 1)[1]}


def test_no_rule_is_missing_in_between():
    """Every topic opens with .0; numbers, letters and roman numerals run on without a gap."""
    keys = [rule.key for rule in REFERENCE]
    depth: list[int] = [0, 0, 0, 0]
    for key in keys:
        topic, sub = key.split(".", 1)
        parts = re.fullmatch(r"(\d+)([a-z]?)(?:\.([ivx]+))?", sub)
        assert parts, key
        n, letter, roman = parts.groups()
        if roman:
            before = {"i": None, "ii": "i", "iii": "ii", "iv": "iii"}[roman]
            assert before is None or f"{topic}.{n}{letter}.{before}" in keys, key
            assert f"{topic}.{n}{letter}" in keys, key
            depth[3] += 1
        elif letter:
            assert letter == "a" or f"{topic}.{n}{chr(ord(letter) - 1)}" in keys, key
            assert f"{topic}.{n}" in keys, key
            depth[2] += 1
        elif n == "0":
            depth[0] += 1
        else:
            assert f"{topic}.{int(n) - 1}" in keys, key
            depth[1] += 1
    assert depth == [54, 309, 179, 38]
