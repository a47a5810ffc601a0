"""Looking into decks and taking one of the cards one has looked at."""

from __future__ import annotations

from typing import Final

from undertow.games.unfathomable.state import Table

EVERYONE: Final = -1  # a bit for each seat


def look(table: Table, deck: list[int], known: list[int], seat: int, n: int, seen: int) -> None:
    """Let a player look at the top cards of a deck; ``seen`` is the event. rule: abilities.7"""
    for place in range(max(len(deck) - n, 0), len(deck)):
        known[place] |= 1 << seat
        table.tell_to(1 << seat, seen, seat, deck[place])


def take_one(deck: list[int], known: list[int], card: int, n: int, keep: int = EVERYONE) -> int:
    """Take one of the top cards and put the others under the deck; the answer is who knows the one taken.

    ``keep``: who still knows them afterwards, a bit for each seat; the others cannot tell where each went.
    """
    top = [deck.pop() for _ in range(min(n, len(deck)))]
    knew = [known.pop() & keep for _ in top]
    at = top.index(card)
    for place, other in enumerate(top):
        if place != at:
            deck.insert(0, other)
            known.insert(0, knew[place])
    return knew[at]
