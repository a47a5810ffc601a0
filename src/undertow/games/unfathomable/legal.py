"""What may be answered to the question for an action: candidates, and one guard per prohibition."""

from __future__ import annotations

from typing import Final

from undertow.games.unfathomable import moves as m
from undertow.games.unfathomable.board import (
    BRIG,
    BRIG_PRICE,
    CULTIST,
    DECK,
    DEEP,
    HYBRID,
    MYTHOS_CARDS,
    SICK_BAY,
    TREACHERY,
    is_deck,
)
from undertow.games.unfathomable.cards.skills import PERFORM_RITES, RANSACK, SKILL, VALUE, cards_with
from undertow.games.unfathomable.procedures import abilities, repairs, rooms
from undertow.games.unfathomable.procedures.uses import HUMANS, MENU, TRAITORS, USES
from undertow.games.unfathomable.procedures.weapons import Peaceful
from undertow.games.unfathomable.state import Table
from undertow.kernel.decision import Choice, Guard, Only, Question

# -- moving ------------------------------------------------------------------------------------------------------------


class Spaces(Choice):
    """Every space but one's own, however many are there already. rule: spaces.10, sick_bay.2"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.MOVE + space for space in range(DEEP) if space != table.where[seat]]


class WaterIsOffLimits(Guard):
    """Players never go into the water. rule: actions.3b, actions.10b"""

    rule = "spaces.6"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return move - m.MOVE < DECK  # rule: spaces.5, spaces.9


class NotByChoice(Guard):
    """Nobody goes to Sick Bay or Brig by choice. rule: actions.3c, actions.10c, brig.9"""

    rule = "spaces.20c"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return move - m.MOVE in (SICK_BAY, BRIG)  # rule: sick_bay.4


class LockedUp(Guard):
    """A human in the Brig cannot simply walk out. rule: brig.4"""

    rule = "actions.3a"
    whole = True

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return table.in_brig(seat)


class CannotPay(Guard):
    """A revealed traitor leaves the Brig for cards worth 12."""

    rule = "actions.10a"
    whole = True

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return table.in_brig(seat) and sum([VALUE[card] for card in table.hands[seat]]) < BRIG_PRICE


# -- attacking, rescuing, trading --------------------------------------------------------------------------------------


class Others(Choice):
    """The other players."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.ATTACK + other for other in range(table.seats) if other != seat]


class NotHere(Guard):
    """Attacker and defender share a space."""

    rule = "attack.4a"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return table.where[move - m.ATTACK] != table.where[seat]


class NoTraitor(Guard):
    """Humans attack Deep Ones and revealed traitors. rule: revealed_traitors.3"""

    rule = "attack.4b"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return table.is_human(move - m.ATTACK)


class NoHuman(Guard):
    """Revealed traitors attack humans. rule: revealed_traitors.3"""

    rule = "attack.4c"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return not table.is_human(move - m.ATTACK)


class NoDeepOneHere(Guard):
    """One attacks a Deep One in one's own space."""

    rule = "attack.4a"
    whole = True

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return not table.deep_ones[table.where[seat]]


class NoPassengerHere(Guard):
    """There is no passenger to rescue in the space."""

    rule = "actions.5"
    whole = True

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        space = table.where[seat]
        return not is_deck(space) or not table.passengers[space - DECK]


class NobodyToDefeat(NoPassengerHere):
    """There is no passenger to defeat in the space."""

    rule = "actions.12"


class ProtectedByAHuman(Guard):
    """A passenger is safe from traitors while a human is there. rule: passengers.9, actions.12"""

    rule = "passengers.9a"
    whole = True

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return len(table.humans_in(table.where[seat])) > 0


class NobodyToTradeWith(Guard):
    """A trade needs somebody else in the space."""

    rule = "actions.6"
    whole = True

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return len(table.characters_in(table.where[seat])) < 2


class NothingToTrade(Guard):
    """A trade needs an item of somebody in the space."""

    rule = "actions.6a"
    whole = True

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return not [other for other in table.characters_in(table.where[seat]) if table.items[other]]


# -- abilities ---------------------------------------------------------------------------------------------------------


class TreacheryIsNotForHumans(Guard):
    """Humans cannot use treachery cards, revealed traitors can. rule: treachery.0"""

    rule = "action_abilities.2b"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return table.is_human(seat)  # rule: skill_cards.2c


AT_THE_START: Final = cards_with(RANSACK) + cards_with(PERFORM_RITES)


class TreacheryAtTheStart(Choice):
    """Treachery cards that a revealed traitor would play at the start of the action step. rule: treachery.2"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.CARD_ACTION + card for card in AT_THE_START if card in table.hands[seat]]


class NoUseForTreachery(Guard):
    """Whoever is no revealed traitor cannot use treachery cards."""

    rule = "treachery.1"
    whole = True

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return True  # humans alone are asked


class NoItemsInTheBrig(Guard):
    """In the Brig one cannot use items."""

    rule = "brig.6"
    whole = True

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return table.in_brig(seat)


class NotYourTitle(Guard):
    """Only the Keeper of the Tome casts spells. rule: spells.1"""

    rule = "titles.13"
    whole = True

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return table.titles[1] != seat


class InReach(Choice):
    """An action ability that a player has at hand: in hand, in the play area, or of the space."""

    def __init__(self, move: int, guards: list[Guard]) -> None:
        super().__init__(guards)
        self.move = move

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [self.move] if in_reach(table, seat, self.move) else []


def in_reach(table: Table, seat: int, move: int) -> bool:
    """Whether a player has what an action ability is printed on.

    rule: action_abilities.1, action_abilities.2, actions.7a, feats.1, items.0
    """
    if m.CARD_ACTION <= move < m.CARD_ACTION + 30:
        return move - m.CARD_ACTION in table.hands[seat]  # in the Brig, too (rule: brig.13)
    if m.ITEM_ACTION <= move < m.ITEM_ACTION + 20:
        return move - m.ITEM_ACTION in table.items[seat]
    if m.SHEET_ACTION <= move < m.SHEET_ACTION + 10:
        return table.characters[seat] == move - m.SHEET_ACTION
    if m.FEAT_ACTION <= move < m.FEAT_ACTION + 10:
        return table.characters[seat] == move - m.FEAT_ACTION and table.feats[seat] == 1
    if m.ROOM_ACTION <= move < m.ROOM_ACTION + 24:
        return table.where[seat] == move - m.ROOM_ACTION
    if m.REPAIR <= move < m.REPAIR + 24:
        return table.where[seat] == move - m.REPAIR
    if m.MYTHOS_ACTION <= move < m.MYTHOS_ACTION + MYTHOS_CARDS:
        return move - m.MYTHOS_ACTION in table.kept[seat]
    return True  # a title: everyone may ask why not


class TraitorCards(Choice):
    """The two kinds of traitor cards; one that is held face down may be turned up.

    rule: reveal.0, reveal.1a, revealed_traitors.1, traitors.0
    """

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.REVEAL + HYBRID, m.REVEAL + CULTIST]


class NoTraitorCard(Guard):
    """Only whoever holds such a card reveals with it."""

    rule = "reveal.0"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return move - m.REVEAL not in table.loyalty[seat]


class LostToATraitor(Choice):
    """What a revealed traitor's sheet and space would offer to a human."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        space = table.where[seat]
        moves = [m.ROOM_ACTION + space, m.SHEET_ACTION + table.characters[seat]]
        if table.is_damaged(space):
            moves.insert(1, m.REPAIR + space)
        return [move for move in moves if move in USES]


class NoSheetAndNoSpace(Guard):
    """Revealed traitors use neither their sheets nor the spaces. rule: action_abilities.1a, action_abilities.3e

    rule: revealed_traitors.7
    """

    rule = "actions.13b"
    whole = True

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return True


class DeepOneBeside(Choice):
    """A Deep One in one's space."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.ATTACK_DEEP_ONE] if table.deep_ones[table.where[seat]] else []


class NoEnemy(Guard):
    """Deep Ones are no enemies of revealed traitors, who attack humans only. rule: enemies.2"""

    rule = "attack.4c"
    whole = True

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return True


def uses_for(who: int, first: int, last: int) -> list[Choice]:
    """The announced action abilities of some families, in the order of the vocabulary."""
    choices: list[Choice] = []
    for move in sorted(USES):
        known = USES[move]
        if first <= move < last and known.who & who:
            guards = list(known.guards)
            if m.CARD_ACTION <= move < m.CARD_ACTION + 30:
                if who == HUMANS and SKILL[move - m.CARD_ACTION] == TREACHERY:
                    guards.append(TreacheryIsNotForHumans())
            elif m.ITEM_ACTION <= move < m.ITEM_ACTION + 20:
                guards.append(NoItemsInTheBrig())
            elif move == m.TITLE_ACTION:
                guards.append(NotYourTitle())
            choices.append(InReach(move, guards))
    return choices


# -- the menus ---------------------------------------------------------------------------------------------------------


class SomethingCanBeDone(Guard):
    """An action is carried out as long as there is one; nobody has to reveal."""

    rule = "turns.5"
    whole = True

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        menu = MENU.human if table.is_human(seat) else MENU.traitor
        return m.PASS not in menu.answers(table, seat)


class SomethingIsLeftToATraitor(SomethingCanBeDone):
    """A revealed traitor acts as long as there is an action."""

    rule = "turns.11"


class ActionMenu(Question):
    """All actions; where there is none, one passes."""

    def answers(self, table: Table, seat: int) -> tuple[int, ...]:
        """The first choice, to pass, is open only if all others offer nothing, or nothing but to reveal."""
        legal: list[int] = []
        for choice in self.choices[1:]:
            choice.add_legal(table, seat, legal)
        return tuple(legal) if legal and legal[0] < m.REVEAL else (m.PASS, *legal)


MENU.human = ActionMenu(
    "action",
    "actions.2",
    [
        Only([m.PASS], [SomethingCanBeDone()]),
        Spaces([LockedUp(), WaterIsOffLimits(), NotByChoice()]),
        Only([m.ATTACK_DEEP_ONE], [NoDeepOneHere(), Peaceful()]),
        Others([Peaceful(), NotHere(), NoTraitor()]),
        Only([m.RESCUE], [NoPassengerHere()]),
        Only([m.TRADE], [NobodyToTradeWith(), NothingToTrade()]),
        *uses_for(HUMANS, m.ROOM_ACTION, m.ITEM_ACTION),
        TreacheryAtTheStart([NoUseForTreachery()]),
        *uses_for(HUMANS, m.ITEM_ACTION, m.DEFEAT_PASSENGER),
        TraitorCards([NoTraitorCard()]),
    ],
    kind="turn",
)
MENU.traitor = ActionMenu(
    "traitor_action",
    "actions.9",
    [
        Only([m.PASS], [SomethingIsLeftToATraitor()]),
        Spaces([CannotPay(), WaterIsOffLimits(), NotByChoice()]),
        DeepOneBeside([NoEnemy()]),
        Others([NotHere(), NoHuman()]),
        LostToATraitor([NoSheetAndNoSpace()]),
        *uses_for(TRAITORS, m.CARD_ACTION, m.DEFEAT_PASSENGER),
        Only([m.DEFEAT_PASSENGER], [NobodyToDefeat(), ProtectedByAHuman()]),
    ],
    kind="turn",
)

__all__ = ["abilities", "repairs", "rooms"]  # they announce action abilities
