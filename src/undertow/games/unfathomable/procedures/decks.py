"""Looking into decks, taking one of the cards one has looked at, and removing cards unseen."""

from __future__ import annotations

from typing import Final

from undertow.games.unfathomable import events as e
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


def remove_top_items(table: Table, n: int) -> None:
    """Remove the top items from the game; who has not looked at them before does not see them. rule: removed.0"""
    n = min(n, len(table.item_deck))
    for _ in range(n):
        table.items_unseen.append(table.item_deck.pop())
        table.items_unseen_known.append(table.item_known.pop())
    table.tell(e.ITEMS_REMOVED_UNSEEN, n)


def remove_top_spells(table: Table, n: int) -> None:
    """Remove the top spells from the game; who has not looked at them before does not see them. rule: removed.0"""
    n = min(n, len(table.spell_deck))
    for _ in range(n):
        table.spells_unseen.append(table.spell_deck.pop())
        table.spells_unseen_known.append(table.spell_known.pop())
    table.tell(e.SPELLS_REMOVED_UNSEEN, n)
