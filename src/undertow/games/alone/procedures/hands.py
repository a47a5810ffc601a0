"""Drawing and discarding reaction cards: each seat of Evil for itself, behind the screen."""

from __future__ import annotations

from typing import Any, ClassVar

from undertow.games.alone import events as e
from undertow.games.alone import moves as m
from undertow.games.alone import params
from undertow.games.alone.state import Table
from undertow.kernel.decision import Choice, Question
from undertow.kernel.flow import DONE, GO, NO_MOVE, step
from undertow.kernel.screened import Screened


def missing(table: Table, seat: int) -> int:
    """How many cards a seat may draw."""
    return max(0, params.HAND_LIMIT[table.seats - 1] - len(table.hands[seat]))


def still_held(table: Table, seat: int) -> list[int]:
    """The cards of a hand that have not been chosen to be discarded."""
    frame = table.stack[-1]
    assert isinstance(frame, DrawCards)
    held = table.hands[seat][:]
    for card in frame.gone if seat == frame.number else []:
        held.remove(card)
    return held


class HandCards(Choice):
    """The cards of the hand, each once. rule: round_end.5"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.DISCARD + card for card in sorted(set(still_held(table, seat)))]


class EnoughCards(Choice):
    """Done, unless the hand is above its limit. rule: round_end.5"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.DONE] if len(still_held(table, seat)) <= params.HAND_LIMIT[table.seats - 1] else []


class FromDeck(Choice):
    """So many cards from one of the two decks. rule: hands.4, hands.6"""

    def __init__(self, first: int, pile: int) -> None:
        super().__init__()
        self.first = first
        self.pile = pile

    def candidates(self, table: Table, seat: int) -> list[int]:
        if not table.drawing[seat] >> self.pile & 1:
            return []
        most = min(missing(table, seat), table.cards_left(self.pile))
        return [self.first + n for n in range(most)]


DISCARDING = Question("discarding", "round_end.5", [EnoughCards(), HandCards()], private=True, pace="choice")


class DrawingQuestion(Question):
    """How many cards from which deck: the answers call both by name."""

    def details(self, table: Table, seat: int) -> dict[str, int]:
        return {"deck": table.decks[0], "other_deck": table.decks[1]}


DRAWING = DrawingQuestion("drawing", "hands.4", [FromDeck(m.FROM_FIRST, 0), FromDeck(m.FROM_SECOND, 1)], pace="choice")


class DrawCards(Screened):
    """All discard what they like, one seat after another; then all draw up to their limit, in the same order.

    ``discards``: whether they may discard.
    """

    fields: ClassVar[tuple[str, ...]] = ("discards", "since", "number", "gone")
    hidden: ClassVar[tuple[str, ...]] = ("gone",)
    prompt: ClassVar[str] = "evil_draws"

    def __init__(self, discards: int, since: int = -1, number: int = 1, gone: list[int] | None = None) -> None:
        super().__init__(since)
        self.discards = discards
        self.number = number  # whose turn it is
        self.gone: list[int] = gone if gone is not None else []  # chosen to be discarded; they go when all are chosen

    def behind(self, state: Any) -> list[int]:
        """The seat that discards."""
        return [self.number]

    def begin_again(self, state: Any) -> None:
        """Nothing was chosen."""
        self.gone = []

    def redeal(self, state: Any, knows: int) -> None:
        """Who chooses knows what was chosen; to all others nothing was."""

    @step("round_end.5")
    def discard(self, table: Table, move: int) -> int:
        if not self.discards:
            return self.go_on()
        if move == NO_MOVE:
            return self.ask(table, self.number, DISCARDING)
        if move != m.DONE:
            self.gone = [*self.gone, move - m.DISCARD]
            return GO
        self.take_down(table)
        for card in self.gone:
            table.hands[self.number].remove(card)
            table.discard(card, 1 << self.number)
        table.thrown[self.number] = len(self.gone)
        if self.gone:
            table.tell(e.CARDS_DISCARDED, self.number, len(self.gone))
        self.gone = []
        self.number += 1
        if self.number < table.seats:
            return GO
        self.number = 1
        return self.go_on()

    @step("hands.3")
    def draw(self, table: Table, move: int) -> int:
        """From one's own deck, or as one likes from both. rule: hands.4, hands.5, hands.6"""
        seat = self.number
        if move != NO_MOVE:
            pile = 0 if move < m.FROM_SECOND else 1
            table.draw_cards(seat, pile, move - (m.FROM_SECOND if pile else m.FROM_FIRST) + 1)
        need = missing(table, seat)
        open_piles = [pile for pile in range(2) if table.drawing[seat] >> pile & 1 and table.cards_left(pile)]
        if need and len(open_piles) > 1:
            return table.ask(seat, DRAWING)
        if need and open_piles:
            table.draw_cards(seat, open_piles[0], need)
        self.number += 1
        return DONE if self.number == table.seats else GO
