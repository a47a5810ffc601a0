"""A locale of marks: every veiled text of the game is a mark of its own, so that none can be read unnoticed.

Veiled are a story card's title, story, question and answers until it is told, what a journey remembers until that is
told, and words and effects of an outcome until it comes about (or, of the effects, until they are foreseen).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from undertow import desk, first, printed, sections, stories, texts
from undertow.games.everrain.cards.stories import MEMORIES, OUTCOMES, STORIES
from undertow.games.everrain.game import EVERRAIN
from undertow.table import prepared, speech

MARK = re.compile("⟦([a-z0-9-]+)")
KEPT = [
    each
    for module in (desk, first, prepared, printed, sections, speech, stories, texts)
    for each in vars(module).values()
    if hasattr(each, "cache_clear")
]


def of_card(slug: str, answers: int) -> set[str]:
    """The texts that are open once a card is told."""
    labels = {f"label-{slug}-{letter}" for letter in "abc"[:answers]}
    return {f"tale-{slug}", f"told-{slug}", f"prompt-{slug}", f"move-answer--{slug}", *labels}


CARDS = [of_card(story.slug, len(story.answers)) for story in STORIES]
VEILED = {
    *[key for card in CARDS for key in card],
    *[f"memory-{name}" for name in MEMORIES],
    *[f"{part}-{name}" for name in OUTCOMES for part in ("outcome", "effect")],
}


def marked(source: str) -> str:
    """Texts as they are written, with a mark in place of each that is veiled."""
    entries = texts.ENTRY.split(source)
    found: list[str] = []
    for entry in entries:
        key = entry.split("=", 1)[0].strip() if texts.ENTRY.match(entry) else ""
        found.append(f"{key} = ⟦{key}⟧\n" if key in VEILED else entry)
    return "".join(found)


def forget() -> None:
    """Nothing that was said is remembered."""
    for kept in KEPT:
        kept.cache_clear()


@contextmanager
def spoken_in_marks() -> Iterator[pytest.MonkeyPatch]:
    """Everything that is said now is said in the locale of marks."""
    with pytest.MonkeyPatch.context() as patch:
        written = texts.written

        def other(package: str, lang: str, stories: bool = True) -> str:
            source = written(package, lang, stories)
            return marked(source) if package == EVERRAIN.package else source

        patch.setattr(texts, "written", other)
        forget()
        try:
            yield patch
        finally:
            forget()
    forget()


def opened(log: Iterable[tuple[str, dict[str, Any]]]) -> set[str]:
    """The texts that the events of a log have told."""
    found: set[str] = set()
    for key, values in log:
        if key == "tale_told":
            found |= CARDS[values["tale"]]
        elif key == "memory_told":
            found.add(f"memory-{MEMORIES[values['memory']]}")
        elif key == "outcome_told":
            found |= {f"{part}-{OUTCOMES[values['outcome']]}" for part in ("outcome", "effect")}
        elif key == "foreseen":
            found.add(f"effect-{OUTCOMES[values['effect']]}")
    return found


def early(said: str, told: set[str]) -> set[str]:
    """The marks in what is said that nothing has told."""
    return {*MARK.findall(said)} - told
