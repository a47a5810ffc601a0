"""Lines of the log are sentences: counted dice in the right form, one colon at most."""

from __future__ import annotations

import random

import pytest

import undertow
from undertow import texts
from undertow.games.alone import GAME
from undertow.kernel.log import Event


def told(key: str, lang: str, viewer: int = 0, **values: int) -> str:
    return texts.event(GAME, Event(0, key, "goal.1", values), lang, viewer, ["Ann", "Bob"])


@pytest.mark.parametrize("lang", texts.LANGS)
@pytest.mark.parametrize(
    "key", ["opportunity", "creature_attacks", "attacks", "on_card", "item_used", "charges_back", "throws"]
)
def test_what_is_counted_stands_in_a_sentence(key: str, lang: str) -> None:
    for n in (0, 1, 2, 5):
        said = told(key, lang, creature=1, token=1, item=1, n=n)
        assert said.count(":") <= 1 and "{" not in said and len(said.split()) <= 12, said
        assert key == "on_card" or not said.endswith(f": {n}.")


def test_one_die_none_and_many() -> None:
    assert [told("opportunity", "en", n=n) for n in (0, 1, 2)] == [
        "Opportunity attack with no dice.", "Opportunity attack with 1 die.", "Opportunity attack with 2 dice.",
    ]  # fmt: skip
    assert told("creature_attacks", "de", creature=1, n=3) == "Parasit greift mit 3 Würfeln an."
    assert told("attacks", "pl", creature=1, n=1) == "Bohater atakuje 1 kością: Pasożyt."


@pytest.mark.parametrize("lang", texts.LANGS)
def test_the_second_target_does_not_tell_the_first_again(lang: str) -> None:
    first, second = (texts.name_of(GAME, "target", number, lang) for number in (0, 1))
    said = told("locates", lang, target=0, other_target=1)
    assert second in said and first not in said


@pytest.mark.parametrize("lang", texts.LANGS)
@pytest.mark.parametrize("viewer", [0, 1])
def test_who_sets_a_limit_is_named_once(viewer: int, lang: str) -> None:
    said = told("enough", lang, viewer, seat=1)
    assert len(said.split()) <= 12 and said.count({"en": "Evil", "de": "Böse", "pl": "Zła"}[lang]) <= 1


@pytest.mark.parametrize("lang", texts.LANGS)
def test_hands_4_a_card_is_drawn_from_a_deck_by_its_name(lang: str) -> None:
    state = with_question("which_pile")
    assert state.decision is not None
    decks = {texts.name_of(GAME, "deck", number, lang) for number in range(4)}
    for move in state.moves:
        said = texts.move(GAME, "which_pile", move, lang, state.decision.details, ["Ann", "Bob"])
        assert said.split(":")[0] in decks


def with_question(prompt: str) -> undertow.State:
    """A game played at random until that is asked."""
    for seed in range(40):
        luck, state = random.Random(seed), GAME.new(2, seed=seed)
        while state.decision is not None:
            if state.decision.prompt == prompt:
                return state
            state.play(luck.choice(state.moves))
    raise AssertionError(f"{prompt} is never asked")
