"""Enemies on deck: how they are drawn, wounded and taken off again. What they do stands in ``procedures``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undertow.games.everrain import events as e
from undertow.games.everrain import ship as s
from undertow.games.everrain.board import APART, NOWHERE, SYMBOL
from undertow.games.everrain.cards.crew import CORVANE, WICK
from undertow.games.everrain.cards.enemies import FOES, FOES_MOST, MINIATURES, NAMED

if TYPE_CHECKING:
    from undertow.games.everrain.state import Table

FOE_PILE: Final = 5


def name_of(ship: list[int], foe: int) -> int:
    """Its name among all enemies."""
    return NAMED[ship[foe]]


def hits_left(ship: list[int], foe: int) -> int:
    """Its hit points, less its wounds."""
    return FOES[ship[foe]].hits - ship[foe + s.FOE_WOUNDS]


def all_hits_left(ship: list[int], some: list[int]) -> int:
    """The hit points that some enemies have together."""
    return sum([hits_left(ship, foe) for foe in some])


def draw_foe(table: Table, most: int) -> int:
    """The kind of a card that is in the deck by now, of an act not above ``most``; NOWHERE: none. rule: enemies.2

    To draw again until a card fits is to draw among those that fit; when none is left, the discards come back.
    """
    pile = table.piles[FOE_PILE]
    most = min(most, table.deck_act)
    fitting = [kind for kind in pile if FOES[kind].act <= most]
    if not fitting:
        pile += table.discards[FOE_PILE]
        pile.sort()
        table.discards[FOE_PILE] = []
        fitting = [kind for kind in pile if FOES[kind].act <= most]
    if not fitting:
        return NOWHERE
    kind = fitting[table.chance.below(len(fitting))]
    pile.remove(kind)
    return kind


def lay_down(table: Table, kind: int) -> None:
    """Its card is discarded, if it has one."""
    if FOES[kind].copies:
        table.discards[FOE_PILE].append(kind)


def finds_no_place(table: Table, seat: int, kind: int) -> bool:
    """Whether no miniature of it is left, or the deck is too full. rule: enemies.3"""
    if len(s.foes(table.ships[seat])) >= FOES_MOST:
        return True
    standing = [NAMED[ship[foe]] for ship in table.ships for foe in s.foes(ship)]
    return standing.count(NAMED[kind]) >= MINIATURES


def turn_away(table: Table, kind: int) -> int:
    """It is not placed: the agenda goes on by its hit points. rule: enemies.3, enemies.4"""
    lay_down(table, kind)
    table.tell(e.FOE_MISSING, NAMED[kind])
    return table.advance_agenda(FOES[kind].hits)


def take_off(table: Table, seat: int, foe: int) -> None:
    """It leaves the deck."""
    ship = table.ships[seat]
    lay_down(table, ship[foe])
    s.remove_foe(ship, foe)


def wound_foe(table: Table, seat: int, foe: int, n: int) -> None:
    """Wounds for an enemy; without hit points it is slain."""
    ship = table.ships[seat]
    ship[foe + s.FOE_WOUNDS] += n
    table.tell(e.FOE_STRUCK, name_of(ship, foe), n)
    if hits_left(ship, foe) <= 0:
        table.tell(e.FOE_SLAIN, name_of(ship, foe))
        take_off(table, seat, foe)


def slay(table: Table, seat: int, some: list[int]) -> None:
    """There are hits for all of some enemies."""
    for foe in some:
        wound_foe(table, seat, foe, hits_left(table.ships[seat], foe))


def nearest(ship: list[int], foe: int) -> list[int]:
    """The crew on deck nearest to an enemy; among equals those in zones whose posts have a symbol. rule: enemies.8"""
    here = ship[foe + s.FOE_ZONE]
    aboard = [place for place in s.crew(ship) if s.on_a_deck(ship, place)]
    if not aboard:
        return []
    least = min([APART[here][ship[place + s.SPOT]] for place in aboard])
    found = [place for place in aboard if APART[here][ship[place + s.SPOT]] == least]
    marked = [place for place in found if ship[place + s.SPOT] in SYMBOL]
    return marked or found


def zones_of(ship: list[int], found: list[int]) -> list[int]:
    """Those of some zones that have room, ascending."""
    return [zone for zone in found if s.room_in(ship, zone) > 0]


def takes_stress(ship: list[int], place: int) -> bool:
    """Whether an enemy's omen can do anything to a member: not to one who is deaf, nor to a full track."""
    most = s.holes(ship, place) - (1 if s.is_board(ship, place, WICK) else 0)
    return not s.is_board(ship, place, CORVANE) and ship[place + s.WOUNDS] + ship[place + s.STRESS] < most
