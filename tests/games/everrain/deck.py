"""Decks laid out by hand: enemies, crew, and dice that fall as a test wants them."""

from __future__ import annotations

from voyage import put, sail_to, under_way

from undertow.games.everrain import moves as m
from undertow.games.everrain import ship as s
from undertow.games.everrain.board import BELOW, DECKS
from undertow.games.everrain.cards.enemies import FOES, NAMED
from undertow.games.everrain.foes import FOE_PILE
from undertow.games.everrain.procedures.deck_enemies import Deed
from undertow.games.everrain.state import Table

KINDS = [foe.slug for foe in FOES]
MOVE, HIT, OMEN = 0, 3, 5  # draws of an enemy die
STRUCK, CRITICAL, SIGN, BLANK = 0, 2, 3, 4  # of an attack die; of an evasion die the first is an evade


def at_sea(*spots: int, seats: int = 1, **options: int) -> Table:
    """The first ship on calm sea, its crew in these zones, the others below."""
    table = under_way(seats, **options)
    sail_to(table, 0, 0)
    for number in range(2):
        put(table, number, spots[number] if number < len(spots) else BELOW)
    table.ask_again()
    return table


def board(table: Table, slug: str, zone: int, wounds: int = 0, seat: int = 0) -> int:
    """An enemy from its pile on a deck; the answer is where its numbers begin."""
    kind = KINDS.index(slug)
    if FOES[kind].copies:
        table.piles[FOE_PILE].remove(kind)
    foe = s.add_foe(table.ships[seat], kind, zone)
    table.ships[seat][foe + s.FOE_WOUNDS] = wounds
    return foe


def roll(table: Table, *draws: int) -> None:
    """The next dice fall like this."""
    table.chance.script, table.chance.read = list(draws), 0


def act(table: Table, foe: int, *draws: int, rouses: int = 1) -> None:
    """An enemy rolls these dice and acts, with hits of its own."""
    table.push(Deed(0, foe, len(draws), rouses, 0))
    roll(table, *draws)
    table.ask_again()


def enemy(slug: str, zone: int) -> int:
    """An enemy as moves name it."""
    return NAMED[KINDS.index(slug)] * DECKS + zone


def strike(slug: str, zone: int) -> int:
    """The move that gives a hit to an enemy."""
    return m.STRIKE + enemy(slug, zone)


def evade(n: int) -> int:
    """The move that lets so many dice evade."""
    return m.EVADE + n


def zones(table: Table, seat: int = 0) -> list[int]:
    """Where the enemies of a deck stand."""
    ship = table.ships[seat]
    return [ship[foe + s.FOE_ZONE] for foe in s.foes(ship)]


def wounds(table: Table, number: int, seat: int = 0) -> int:
    """The wounds of one of the crew."""
    return table.ships[seat][s.AT[number] + s.WOUNDS]
