"""Where every story card is: one number for each, so that nothing can be in two places.

A deck is a pool, as everywhere in this game: what lies in no order is drawn when it is shown. Only turned chronicle
cards lie in an order, on top (``Table.turned``, the last one first).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undertow.games.everrain import events as e
from undertow.games.everrain import params
from undertow.games.everrain import ship as s
from undertow.games.everrain.board import NOWHERE
from undertow.games.everrain.cards.language import BACKS
from undertow.games.everrain.cards.stories import (
    BOUND_FOR,
    CHRONICLE_COUNT,
    FIRST_OF_CHRONICLES,
    OPENING,
    PARTS,
    STORIES,
    chronicle_of,
    next_card,
    part_of,
)

if TYPE_CHECKING:
    from undertow.games.everrain.state import Table

IN_DECK: Final = 0
DISCARDED: Final = 1
ASIDE: Final = 2  # a journey or an epilogue that nobody has come to yet
TURNED: Final = 3  # face down and sideways on top of its deck. rule: chronicles.4
COVERED: Final = 4  # under the cover of running chronicles. rule: chronicles.3
TOLD: Final = 5  # being resolved
OPEN: Final = 6  # the society card of the present visit
GONE: Final = 7  # out of the game, with its chronicle
ABOARD: Final = 8  # and the seat: a passenger in a cabin
WAITING: Final = 12  # and the seat: unread on the owner's chronicle field. rule: chronicles.6
WRITTEN: Final = 16  # and the seat: done, on the owner's chronicle field

UNBEGUN: Final = -1  # of ``Table.memory``


def beginning() -> list[int]:
    """Where the cards are at first."""
    return [
        ASIDE if card >= FIRST_OF_CHRONICLES and part_of(card) != OPENING else IN_DECK for card in range(len(STORIES))
    ]


def at(table: Table, where: int) -> list[int]:
    """The cards at a place."""
    return [card for card, place in enumerate(table.tales) if place == where]


def owner_of(table: Table, chronicle: int) -> int:
    """Whose chronicle field holds a chronicle; NOWHERE: nobody's. rule: chronicles.8"""
    first = FIRST_OF_CHRONICLES + chronicle * PARTS
    for card in range(first, first + PARTS):
        if table.tales[card] >= WRITTEN:
            return table.tales[card] - WRITTEN
    return NOWHERE


def draw(table: Table, seat: int, back: int, ordinary: bool = False) -> int:
    """The card that a captain resolves who has to draw from a deck; NOWHERE: there is none at all.

    First what waits on one's own field, then what lies turned on top; what belongs to somebody else goes to the
    owner's field. rule: chronicles.5, chronicles.6, chronicles.7
    """
    if not ordinary:
        for card in at(table, WAITING + seat):
            if STORIES[card].back == back:
                return card
        for card in [card for card in reversed(table.turned) if STORIES[card].back == back]:
            table.turned.remove(card)
            owner = owner_of(table, chronicle_of(card))
            if owner == seat:
                return card
            table.tales[card] = WAITING + owner  # be the ship afloat or lost. rule: rulings.20
            table.tell(e.CHRONICLE_WAITS, owner, back)
    pool = [card for card in at(table, IN_DECK) if STORIES[card].back == back]
    if not pool:  # rule: terms.6
        for card in at(table, DISCARDED):
            if STORIES[card].back == back:
                table.tales[card] = IN_DECK
                pool.append(card)
    return pool[table.chance.below(len(pool))] if pool else NOWHERE


def turn_over(table: Table) -> None:
    """All cards under the cover go face down and sideways on top of their decks. rule: chronicles.4"""
    covered = at(table, COVERED)
    for card in covered:
        table.tales[card] = TURNED
        table.turned.append(card)
    if covered:
        table.tell(e.CHRONICLES_TURNED, len(covered))


def arrive(table: Table, space: int) -> None:
    """A marker has reached a space of the track. rule: chronicles.4"""
    if space in params.BOOKS:
        turn_over(table)


def continue_with(table: Table, seat: int, card: int, number: int, letter: int) -> None:
    """The chronicle goes on: this card to the captain's field, the next one under the cover. rule: chronicles.3"""
    table.tales[card] = WRITTEN + seat
    table.memory[chronicle_of(card)] = letter
    table.tales[next_card(number)] = COVERED
    table.tell(e.CHRONICLE_CONTINUES, seat, number)


def strike(table: Table, chronicle: int) -> None:
    """All cards of a chronicle leave the game. rule: chronicles.1, chronicles.9"""
    first = FIRST_OF_CHRONICLES + chronicle * PARTS
    for card in range(first, first + PARTS):
        table.tales[card] = GONE
        if card in table.turned:
            table.turned.remove(card)


def lay_down(table: Table, card: int) -> None:
    """A card is done: an ordinary one is discarded, a chronicle that goes no further leaves the game."""
    chronicle = chronicle_of(card)
    if chronicle < 0 or (part_of(card) == OPENING and owner_of(table, chronicle) == NOWHERE):
        table.tales[card] = DISCARDED
    else:
        strike(table, chronicle)


def passengers(table: Table, seat: int) -> list[int]:
    """The passengers aboard a ship."""
    return at(table, ABOARD + seat)


def free_cabins(table: Table, seat: int) -> int:
    """How many more passengers a ship can take. rule: society.2"""
    return s.cabins(table.ships[seat]) - len(passengers(table, seat))


def is_bound_here(table: Table, seat: int, card: int) -> bool:
    """Whether a passenger wants to go to the very port where the ship lies. rule: society.3"""
    return BOUND_FOR[card] >= 0 and BOUND_FOR[card] == table.chart.port_of.get(table.ships[seat][s.HEX], NOWHERE)


def unbegun() -> list[int]:
    """What is remembered of chronicles at first."""
    return [UNBEGUN] * CHRONICLE_COUNT


def backs_turned(table: Table) -> list[int]:
    """By deck: how many chronicle cards lie turned on top of it."""
    return [len([card for card in table.turned if STORIES[card].back == back]) for back in range(len(BACKS))]
