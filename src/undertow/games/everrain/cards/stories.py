"""All story cards in one row: sea events, expeditions, society cards, and the three cards of each chronicle."""

from __future__ import annotations

from typing import Final

from undertow.games.everrain.cards.chronicles import CHRONICLES
from undertow.games.everrain.cards.expeditions import EXPEDITIONS
from undertow.games.everrain.cards.language import LETTERS, PASSENGER
from undertow.games.everrain.cards.sea import SEA_EVENTS
from undertow.games.everrain.cards.society import SOCIETY_CARDS
from undertow.games.everrain.tiles import PORTS

STORIES: Final = (*SEA_EVENTS, *EXPEDITIONS, *SOCIETY_CARDS, *CHRONICLES)
FIRST_OF_CHRONICLES: Final = len(STORIES) - len(CHRONICLES)
PARTS: Final = 3  # opening, journey, epilogue. rule: chronicles.1
CHRONICLE_COUNT: Final = len(CHRONICLES) // PARTS
OPENING: Final = 0
JOURNEY: Final = 1

OUTCOMES: Final = tuple([name for story in STORIES for name in story.outcomes()])  # what can come of all cards
MEMORIES: Final = tuple(  # what is read where that was the answer to the card before
    [f"{story.slug}-{letter}" for story in CHRONICLES if story.slug.endswith("journey") for letter in LETTERS[:2]]
)


def first_outcomes() -> list[int]:
    """By card: where its outcomes begin."""
    found, at = [], 0
    for story in STORIES:
        found.append(at)
        at += len(story.outcomes())
    return found


FIRST_OUTCOME: Final = first_outcomes()


def chronicle_of(card: int) -> int:
    """The chronicle that a card belongs to; -1: none."""
    return (card - FIRST_OF_CHRONICLES) // PARTS if card >= FIRST_OF_CHRONICLES else -1


def part_of(card: int) -> int:
    """Which part of its chronicle a card is."""
    return (card - FIRST_OF_CHRONICLES) % PARTS


def next_card(number: int) -> int:
    """The story card of a number: each chronicle has two behind its opening. rule: chronicles.2"""
    return FIRST_OF_CHRONICLES + (number - 1) // 2 * PARTS + 1 + (number - 1) % 2


def memory_of(card: int, letter: int) -> int:
    """The number of the words with which a journey remembers an answer."""
    return chronicle_of(card) * 2 + letter


def outcome_of(card: int, answer: int, second: int) -> int:
    """The number of an outcome among all; ``second``: the test was failed, or the tale remembers the other answer."""
    before = sum([len(other.outcomes) for other in STORIES[card].answers[:answer]])
    return FIRST_OUTCOME[card] + before + second


def outcomes_of(card: int) -> list[tuple[int, int]]:
    """Every answer of a card with each of its outcomes: what comes of it, or of a test passed and failed."""
    answers = STORIES[card].answers
    return [
        (number, outcome_of(card, number, second))
        for number, answer in enumerate(answers)
        for second in range(len(answer.outcomes))
    ]


def bound_for(card: int) -> int:
    """The port where a passenger wants to go; -1: it is no passenger."""
    if STORIES[card].sort != PASSENGER:
        return -1
    for effect in STORIES[card].answers[0].outcomes[0]:
        if effect.verb == "passenger":
            return PORTS.index(effect.words[0])
    return -1


BOUND_FOR: Final = [bound_for(card) for card in range(len(STORIES))]


def fare_of(card: int) -> int:
    """The coins that a passenger pays on arrival."""
    for effect in STORIES[card].answers[0].outcomes[0]:
        if effect.verb == "passenger":
            return sum([row.n for row in effect.ways[0] if row.verb == "coins"])
    return 0


def deck_of(back: int) -> list[int]:
    """The cards that a deck begins with: its own and the openings with its back."""
    return [
        card
        for card, story in enumerate(STORIES)
        if story.back == back and (card < FIRST_OF_CHRONICLES or part_of(card) == OPENING)
    ]
