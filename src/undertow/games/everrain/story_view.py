"""What of story cards everybody sees; those under the cover, turned or waiting show their backs alone."""

from __future__ import annotations

from typing import Final, TypedDict

from undertow.games.everrain import tales
from undertow.games.everrain.board import NOWHERE
from undertow.games.everrain.cards.language import BACKS
from undertow.games.everrain.cards.stories import CHRONICLE_COUNT, FIRST_OF_CHRONICLES, PARTS, STORIES, outcomes_of
from undertow.games.everrain.procedures.tales import Tale
from undertow.games.everrain.state import Table


class Chronicle(TypedDict):
    """A chronicle under way: whose it is, which of its cards are done, the last answer, and where the next one lies."""

    owner: int
    done: list[int]
    answer: int
    next: str
    back: int


class Stories(TypedDict):
    """Story cards as they lie."""

    told: list[int]
    open: list[int]
    discards: list[int]
    left: list[int]
    turned: list[int]
    passengers: list[list[int]]
    chronicles: list[Chronicle]
    spared: int
    foreseen: list[list[int]]


NEXT: Final = {tales.TURNED: "turned", tales.COVERED: "covered", tales.TOLD: "told", tales.OPEN: "open"}


def stories_of(table: Table) -> Stories:
    """Story cards as everybody sees them."""
    left = [0] * len(BACKS)
    told: list[int] = []
    opened: list[int] = []
    discards: list[int] = []
    passengers: list[list[int]] = [[] for _ in range(table.seats)]
    for card, place in enumerate(table.tales):  # once for all places: views are made at every decision
        if place == tales.IN_DECK:
            left[STORIES[card].back] += 1
        elif place == tales.DISCARDED:
            discards.append(card)
        elif place == tales.TOLD:
            told.append(card)
        elif place == tales.OPEN:
            opened.append(card)
        elif tales.ABOARD <= place < tales.WAITING:
            passengers[place - tales.ABOARD].append(card)
    running = [number for number in range(CHRONICLE_COUNT) if tales.owner_of(table, number) != NOWHERE]
    return {
        "told": told,
        "open": opened,
        "discards": discards,
        "left": left,
        "turned": tales.backs_turned(table),
        "passengers": passengers,
        "chronicles": [chronicle_at(table, number) for number in running],
        "spared": table.spared,
        "foreseen": foreseen(table),
    }


def foreseen(table: Table) -> list[list[int]]:
    """While a card asks to which the Ear Trumpet was held: every answer with each of its outcomes. rule: treasures.6"""
    for frame in table.stack:
        if isinstance(frame, Tale) and frame.is_heard():
            return [[answer, outcome] for answer, outcome in outcomes_of(frame.card)]
    return []


def chronicle_at(table: Table, chronicle: int) -> Chronicle:
    """One chronicle under way."""
    first = FIRST_OF_CHRONICLES + chronicle * PARTS
    done = [card for card in range(first, first + PARTS) if table.tales[card] >= tales.WRITTEN]
    following = done[-1] + 1
    return {
        "owner": tales.owner_of(table, chronicle),
        "done": done,
        "answer": table.memory[chronicle],
        "next": NEXT.get(table.tales[following], "waiting"),
        "back": STORIES[following].back,
    }
