"""Choices that several questions share."""

from __future__ import annotations

from undertow.games.unfathomable import moves as m
from undertow.games.unfathomable.board import DECK, LORE, SICK_BAY
from undertow.games.unfathomable.cards.items import IMPROVES
from undertow.games.unfathomable.cards.skills import SKILL
from undertow.games.unfathomable.state import Table
from undertow.kernel.decision import Choice


def kinds_of(cards: list[int]) -> list[int]:
    """The different kinds among some cards, ascending."""
    found: list[int] = []
    for card in sorted(cards):
        if not found or found[-1] != card:
            found.append(card)
    return found


def different(table: Table, seat: int) -> list[int]:
    """The different kinds of cards in a hand, ascending."""
    return kinds_of(table.hands[seat])


class OwnCards(Choice):
    """One's hand."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.DISCARD + card for card in different(table, seat)]


class LoreCards(Choice):
    """Lore cards in hand."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.DISCARD + card for card in different(table, seat) if SKILL[card] == LORE]


class OwnItems(Choice):
    """One's items, inactive Improvements among them. rule: items.7b.ii"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.ITEM + item for item in table.items[seat]]


class Improvements(Choice):
    """One's Improvements."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.ITEM + item for item in table.items[seat] if IMPROVES[item] >= 0]


class TopMythosCards(Choice):
    """The top two mythos cards, which one has looked at."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return sorted([m.MYTHOS + card for card in table.mythos[-2:]])


class TopWaypoints(Choice):
    """The top two waypoints, which one has looked at."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return sorted([m.WAYPOINT + card for card in table.waypoint_deck[-2:]])


class DecksWithPassengers(Choice):
    """Deck spaces with passengers."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.SPACE + DECK + i for i in range(8) if table.passengers[i]]


class ShipSpaces(Choice):
    """Ship spaces one may go to by choice."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.SPACE + space for space in range(DECK, SICK_BAY)]
