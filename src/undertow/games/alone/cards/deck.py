"""Reaction cards as rows: when a card may be played, when it takes effect, and what its two halves say."""

from __future__ import annotations

from undertow.games.alone.cards.language import Half
from undertow.games.alone.moments import TURN_END


class Reaction:
    """A reaction card: its trigger, its moment, how often it is in its deck, its two halves."""

    def __init__(
        self, slug: str, trigger: int, moment: int, copies: int, upper: Half, lower: Half, origin: str
    ) -> None:
        self.slug = slug
        self.trigger = trigger
        self.moment = moment
        self.copies = copies
        self.upper = upper
        self.lower = lower
        self.origin = origin

    @property
    def immediate(self) -> bool:
        """Whether it is played during the turn, at its moment. rule: reactions.11"""
        return self.moment != TURN_END


class ReactionDeck:
    """One of the four decks."""

    def __init__(self, slug: str) -> None:
        self.slug = slug
        self.rows: list[Reaction] = []

    def reaction(
        self, slug: str, trigger: int, moment: int, copies: int, upper: Half, lower: Half, origin: str = "original"
    ) -> None:
        """Add a card."""
        self.rows.append(Reaction(slug, trigger, moment, copies, upper, lower, origin))
