"""The veil: what comes of an answer is nowhere to be read before it is told. rule: events.3"""

from __future__ import annotations

import json
import random

import pytest

import undertow
from undertow import texts
from undertow.games.everrain.cards.stories import OUTCOMES, STORIES
from undertow.games.everrain.game import EVERRAIN
from undertow.kernel.rules import rules_of
from undertow.sections import Words, sections_of
from undertow.table import speech

MARKS = {name: texts.name_of(EVERRAIN, "outcome", number, "en") for number, name in enumerate(OUTCOMES)}
UNREAD = {story.slug: texts.name_of(EVERRAIN, "told", number, "en") for number, story in enumerate(STORIES)}


def surfaces(state: undertow.State) -> str:
    """All that anybody can read at a decision."""
    seat = state.deciding
    said = [json.dumps(state.view(seat))]
    said += [state.describe(move) for move in state.moves]
    said += [str(each) for each in state.why_not(seat)]
    said.append(texts.prompt(EVERRAIN, state.decision, "en"))
    said += [texts.event(EVERRAIN, event, "en", seat) for event in state.log(seat)]
    said.append(str(sections_of(EVERRAIN, state.view(seat), Words(EVERRAIN, "en", (), seat))))
    return "\n".join(said)


def check(games: int, every: int) -> None:
    """Play at random and read everything now and then."""
    seen = 0
    for seed in range(games):
        luck = random.Random(seed)
        state = EVERRAIN.new(seats=1 + seed % 4, seed=seed, options={"length": "short"})
        count = 0
        while not state.over:
            if "answer" in [EVERRAIN.words.of(move).key for move in state.moves] or count % every == 0:
                told = {OUTCOMES[event.values["outcome"]] for event in state.log(0) if event.key == "outcome_told"}
                read = {STORIES[event.values["told"]].slug for event in state.log(0) if event.key == "tale_told"}
                said = surfaces(state)
                early = [name for name, mark in MARKS.items() if name not in told and mark in said]
                early += [slug for slug, mark in UNREAD.items() if slug not in read and mark in said]
                assert not early, (seed, count, early)
                seen += len(told)
            state.play(luck.choice(state.moves))
            count += 1
    assert seen > games


def test_events_3_no_outcome_and_no_story_is_seen_before_the_event_that_tells_it() -> None:
    check(4, 60)


@pytest.mark.night
def test_events_3_no_outcome_is_seen_early_in_three_hundred_games() -> None:
    check(300, 25)


@pytest.mark.parametrize("lang", texts.LANGS)
def test_events_3_no_outcome_stands_in_catalogue_rules_or_words_of_the_page(lang: str) -> None:
    marks = [texts.name_of(EVERRAIN, noun, number, lang) for noun in ("outcome", "told") for number in range(20)]
    said = json.dumps(speech.catalogue("everrain", lang), ensure_ascii=False)
    assert not [mark for mark in marks if mark in said]
    rules = " ".join([texts.rule(EVERRAIN, key, lang) for key in rules_of(EVERRAIN)])
    assert not [mark for mark in marks if mark in rules]
