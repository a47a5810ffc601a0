"""All reaction cards: a card is ``deck * 18 + its place in the deck``."""

from __future__ import annotations

from typing import Final

from undertow.games.alone.cards.deck import Reaction
from undertow.games.alone.cards.speed import SPEED
from undertow.games.alone.cards.terror import TERROR
from undertow.games.alone.cards.traps import TRAPS
from undertow.games.alone.cards.wrath import WRATH

DECKS: Final = (WRATH, SPEED, TERROR, TRAPS)
PAIRS: Final = tuple([f"{one.slug}-{two.slug}" for number, one in enumerate(DECKS) for two in DECKS[number + 1 :]])
CARDS: Final[list[Reaction]] = [row for deck in DECKS for row in deck.rows]
MOMENTS_OF_DECK: Final[list[int]] = [0, 0, 0, 0]  # for which moments a deck has a card
for _number, _card in enumerate(CARDS):
    MOMENTS_OF_DECK[_number // 18] |= 1 << _card.moment


def cards_of(deck: int) -> list[int]:
    """Every card of a deck as often as it is in it."""
    return [card for card in range(deck * 18, deck * 18 + 18) for _ in range(CARDS[card].copies)]
