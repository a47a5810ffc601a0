"""Everything that the game can say is there in three languages, with the same keys, and reads differently."""

from __future__ import annotations

import random

import pytest

pytest.importorskip("fluent.syntax")
from fluent.syntax import FluentParser, ast

import undertow
from undertow import texts
from undertow.games.everrain.cards.language import CHOICE, OFFER, PASSENGER
from undertow.games.everrain.cards.stories import STORIES
from undertow.games.everrain.game import EVERRAIN
from undertow.games.everrain.observing import QUESTIONS
from undertow.kernel.rules import rules_of
from undertow.kernel.state import State
from undertow.sections import Words, sections_of

ASKED = ("prompt", "move-answer-")


def keys_of(lang: str) -> list[str]:
    entries = FluentParser().parse(texts.written(EVERRAIN.package, lang)).body
    assert not [entry.content for entry in entries if isinstance(entry, ast.Junk)]
    return [entry.id.name for entry in entries if isinstance(entry, ast.Message)]


def test_all_languages_have_the_same_keys_each_once():
    english = keys_of("en")
    assert len(set(english)) == len(english), [key for key in english if english.count(key) > 1]
    for lang in ("de", "pl"):
        assert sorted(keys_of(lang)) == sorted(english), (lang, set(keys_of(lang)) ^ set(english))


def test_there_is_a_text_for_everything_the_game_can_say():
    game = EVERRAIN
    wanted = {f"{noun}-{slug}" for noun, slugs in game.nouns.items() for slug in slugs if noun not in game.spelled}
    wanted |= {*game.spelled, "title", "tagline"}
    wanted |= {f"move-{family.key}" for family in game.words.families}
    wanted |= {f"event-{kind.key}" for kind in game.kinds.all}
    wanted |= {f"prompt-{key}" for key in QUESTIONS}
    wanted |= {
        f"{kind}-{story.slug}" for story in STORIES if story.sort in (CHOICE, OFFER, PASSENGER) for kind in ASKED
    }
    wanted |= {f"ending-{ending}" for ending in game.endings}
    wanted |= {f"option-{option.key}" for option in game.options}
    wanted |= {f"option-{option.key}-{str(value).lower()}" for option in game.options for value in option.allowed}
    wanted |= {"rule-" + key.replace(".", "-") for key in rules_of(game) if key.split(".")[0] not in ("moves", "game")}
    assert not wanted - set(keys_of("en")), sorted(wanted - set(keys_of("en")))


@pytest.mark.parametrize("lang", texts.LANGS)
def test_every_event_and_every_answer_can_be_said(lang: str):
    for seed in range(3):
        luck, state = random.Random(seed), EVERRAIN.new(seats=1 + seed, seed=seed)
        while not state.over:
            said = [state.describe(move, lang) for move in state.moves]
            assert len(set(said)) == len(said), said
            assert not [text for text in said if "{" in text or "_" in text], said
            state.play(luck.choice(state.moves))
        for event in state.log(None):
            text = texts.event(EVERRAIN, event, lang)
            assert "{" not in text and "_" not in text and not text.startswith("event-"), text


def test_renewals_are_spelled_out():
    def said(lang: str) -> list[str]:
        return [texts.name_of(EVERRAIN, "renewal", number, lang) for number in range(10)]

    assert said("en")[:4] == ["3 × fire", "1 × navigation, 2 × fire", "2 × navigation, 1 × fire", "3 × navigation"]
    assert said("en")[4] == "1 × crew, 2 × fire" and said("de")[9] == "3 × Mannschaft"
    assert len(set(said("pl"))) == 10


def test_the_game_is_offered_as_beta():
    assert undertow.game("everrain") is EVERRAIN
    assert EVERRAIN.maturity == "beta" and isinstance(EVERRAIN.new(seed=1), State)


@pytest.mark.parametrize("lang", texts.LANGS)
def test_sections_show_the_chart_the_ship_and_the_offers_in_every_language(lang: str):
    for seed in range(3):
        luck, state = random.Random(seed), EVERRAIN.new(seats=1 + seed, seed=seed)
        for number in range(200):
            if state.over:
                break
            if number % 20 == 0:
                for viewer in (None, 0):
                    words = Words(EVERRAIN, lang, ["Ada", "Ben", "Cas"][: state.seats], viewer)
                    found = sections_of(EVERRAIN, state.view(viewer), words)
                    assert len(found) >= 7
                    assert "sections-" not in str(found) and "hex-" not in str(found), found
                    parts = [part for one in found for part in one["parts"]]
                    chart = next(part for part in parts if part["kind"] == "map" and part["hexes"])
                    assert len(chart["cells"]) == len(state.view(None)["hexes"])
            state.play(luck.choice(state.moves))


def test_what_story_cards_say_is_what_their_rows_do():
    import story_words

    for lang in texts.LANGS:
        path = story_words.PACKAGE / "locale" / f"effects-{lang}.ftl"
        assert path.read_text("utf-8") == story_words.entries(lang), "run tests/games/everrain/story_words.py"
