"""The chaos deck, and the cards that decks add to a skill check."""

from __future__ import annotations

from undertow.games.unfathomable import events as e
from undertow.games.unfathomable.board import CHAOS_EACH, PLAIN_SKILLS, TREACHERY
from undertow.games.unfathomable.state import ALL_SKILLS, OF_THIS_CHAOS, Table
from undertow.kernel.flow import GO


def build_chaos_deck(table: Table) -> None:
    """Two unseen cards of each plain type, shuffled. rule: chaos_deck.0, chaos_deck.2, chaos_deck.2a"""
    fresh: list[int] = []
    for skill in range(PLAIN_SKILLS):
        if len(table.decks[skill]) + len(table.discards[skill]) >= CHAOS_EACH:
            for _ in range(CHAOS_EACH):
                fresh.append(table.take_top(skill))
            table.chaos_most[skill] = CHAOS_EACH
        else:
            table.chaos_most[skill] = 0
    table.chaos_most[TREACHERY] = 0
    table.drawn_can = [can & ALL_SKILLS for can in table.drawn_can]
    table.chaos = list(table.chance.shuffled(fresh))
    table.tell(e.CHAOS_DECK_BUILT, len(table.chaos))


def add_chaos_card(table: Table) -> None:
    """Add the top card of the chaos deck to a check, face down; after the last one the deck is built anew.

    rule: chaos_deck.1
    """
    if not table.chaos:
        build_chaos_deck(table)
    if not table.chaos:
        return
    can = sum([1 << skill for skill in range(6) if table.chaos_most[skill]])
    table.drawn.append(table.chaos.pop())
    table.drawn_can.append(can | OF_THIS_CHAOS)
    if not table.chaos:
        build_chaos_deck(table)


def add_top_card(table: Table, skill: int) -> None:
    """Add the top card of a skill deck to a check, face down."""
    table.drawn.append(table.take_top(skill))
    table.drawn_can.append(1 << skill)


def shuffle_treachery_in(table: Table, n: int) -> int:
    """Shuffle the top treachery cards into the chaos deck. rule: chaos_deck.5"""
    put = 0
    while put < n and table.can_draw(TREACHERY):
        table.chaos.append(table.take_top(TREACHERY))
        put += 1
    table.chaos_most[TREACHERY] += put
    table.chaos = list(table.chance.shuffled(table.chaos))
    table.tell(e.TREACHERY_SHUFFLED_IN, put)
    return GO
