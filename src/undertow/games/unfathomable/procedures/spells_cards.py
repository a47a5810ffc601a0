"""Spells by which somebody looks at cards or keeps them."""

from __future__ import annotations

from typing import Final

from undertow.games.unfathomable import events as e
from undertow.games.unfathomable import moves as m
from undertow.games.unfathomable.cards import spells as s
from undertow.games.unfathomable.procedures.effects import Effects, Instruction
from undertow.games.unfathomable.procedures.mythos import look_at_mythos, to_the_top
from undertow.games.unfathomable.procedures.rooms import (
    MYTHOS_DECK,
    WAYPOINT_DECK,
    gain_item,
    look_at_items,
    waypoint_to_the_top,
)
from undertow.games.unfathomable.procedures.tracks import look_at_waypoints
from undertow.games.unfathomable.state import Table
from undertow.kernel.decision import Choice, Guard, Question
from undertow.kernel.flow import GO, NO_MOVE

CONJURED: Final = 5  # items one looks at
FORESEEN: Final = 4  # mythos cards or waypoints


class LookAtItems(Instruction):
    """Look at the top items."""

    def do(self, table: Table, frame: Effects, move: int) -> int:
        look_at_items(table, frame.seat, CONJURED)
        return GO


class ConjuredItems(Choice):
    """The items one has looked at."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return sorted([m.ITEM + item for item in table.item_deck[-CONJURED:]])


class TakeItem(Instruction):
    """Take one of the top items and shuffle the others back into the deck."""

    def do(self, table: Table, frame: Effects, move: int) -> int:
        if not table.item_deck:  # rule: items.4
            return GO
        if move == NO_MOVE:
            if len(table.item_deck) > 1:
                return table.ask(frame.seat, CONJURE)
            move = m.ITEM + table.item_deck[0]
        rest = [item for item in table.item_deck if item != move - m.ITEM]
        table.item_deck = list(table.chance.shuffled(sorted(rest)))
        table.item_known = [0] * len(rest)
        table.tell(e.ITEMS_SHUFFLED, len(rest))
        gain_item(table, frame.seat, move - m.ITEM)
        return GO


CONJURE: Final = Question("conjure", "spell.conjuration", [ConjuredItems()])


class DecksToForesee(Choice):
    """The mythos deck and the waypoint deck."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.DECK + MYTHOS_DECK, m.DECK + WAYPOINT_DECK]


class NothingToForesee(Guard):
    """An empty deck shows nothing."""

    rule = "spell.foresee"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return not (table.mythos if move == m.DECK + MYTHOS_DECK else table.waypoint_deck)


class Foresight(Instruction):
    """Choose a deck and look at its top cards."""

    def do(self, table: Table, frame: Effects, move: int) -> int:
        if move == NO_MOVE:
            decks = FORESEE_DECK.answers(table, frame.seat)
            if not decks:
                return GO
            if len(decks) > 1:
                return table.ask(frame.seat, FORESEE_DECK)
            move = decks[0]
        frame.n = move - m.DECK
        if frame.n == MYTHOS_DECK:
            look_at_mythos(table, frame.seat, FORESEEN)
        else:
            look_at_waypoints(table, frame.seat, FORESEEN)
        return GO


class OneOnTop(Instruction):
    """Leave one of the cards on top and put the others under the deck."""

    def do(self, table: Table, frame: Effects, move: int) -> int:
        if len(table.mythos if frame.n == MYTHOS_DECK else table.waypoint_deck) < 2:
            return GO
        if move == NO_MOVE:
            return table.ask(frame.seat, FORESEE_MYTHOS if frame.n == MYTHOS_DECK else FORESEE_WAYPOINT)
        if frame.n == MYTHOS_DECK:
            to_the_top(table, frame.seat, move - m.MYTHOS, FORESEEN)
        else:
            waypoint_to_the_top(table, frame.seat, move - m.WAYPOINT, FORESEEN)
        return GO


class ForeseenMythos(Choice):
    """The mythos cards one has looked at."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return sorted([m.MYTHOS + card for card in table.mythos[-FORESEEN:]])


class ForeseenWaypoints(Choice):
    """The waypoints one has looked at."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return sorted([m.WAYPOINT + card for card in table.waypoint_deck[-FORESEEN:]])


FORESEE_DECK: Final = Question("foresee_deck", "spell.foresee", [DecksToForesee([NothingToForesee()])])
FORESEE_MYTHOS: Final = Question("foresee_mythos", "spell.foresee", [ForeseenMythos()])
FORESEE_WAYPOINT: Final = Question("foresee_waypoint", "spell.foresee", [ForeseenWaypoints()])


class AnyPlayer(Choice):
    """All players."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.SEAT + other for other in range(table.seats)]


class PlaceWithAnyPlayer(Instruction):
    """Flesh Ward lies with a player of one's choice, oneself and revealed traitors included. ruling: flesh_ward"""

    def do(self, table: Table, frame: Effects, move: int) -> int:
        if move == NO_MOVE:
            return table.ask(frame.seat, WARD)
        keep_spell(table, move - m.SEAT, s.FLESH_WARD)
        return GO


WARD: Final = Question("ward", "spell.flesh_ward", [AnyPlayer()])


class KeepSpell(Instruction):
    """Who casts the spell keeps it."""

    def __init__(self, spell: int) -> None:
        self.spell = spell

    def do(self, table: Table, frame: Effects, move: int) -> int:
        keep_spell(table, frame.seat, self.spell)
        return GO


def keep_spell(table: Table, seat: int, spell: int) -> None:
    """Lay a spell in a play area. rule: abilities.11"""
    table.spells_gone.remove(spell)
    table.spells[seat].append(spell)
    table.tell(e.SPELL_KEPT, seat, spell)
