"""What the twenty-one crises do that are a choice. "You" is whoever decides.

origin: public
"""

from __future__ import annotations

from typing import ClassVar, Final

from undertow.games.unfathomable import moves as m
from undertow.games.unfathomable.board import (
    ADJACENT,
    ARROW,
    BRIG,
    CABIN,
    CARGO_HOLD,
    DECK,
    DEEP,
    FOOD,
    FUEL,
    GALLEY,
    RITUAL,
    ROOM,
    SANITY,
    SOULS,
    can_be_damaged,
    is_deck,
)
from undertow.games.unfathomable.cards import mythos as c
from undertow.games.unfathomable.cards.characters import ISHMAEL
from undertow.games.unfathomable.cards.mythos import ACTIVATE_DEEP_ONES, CARDS
from undertow.games.unfathomable.cards.programs import COME_TO_THE_GALLEY, DISCARD_TWO
from undertow.games.unfathomable.cards.skills import VALUE
from undertow.games.unfathomable.procedures.branches import IfAtLeast, IfAtMost, IfAtMostOnDeck, IfRisked, IfSumAtMost
from undertow.games.unfathomable.procedures.choices import LoreCards
from undertow.games.unfathomable.procedures.effects import EachInTurn, Effects, Instruction, define
from undertow.games.unfathomable.procedures.everyone import Each
from undertow.games.unfathomable.procedures.instructions import (
    CHARACTER,
    Activate,
    Advance,
    DeepOnesReturn,
    DiscardCards,
    DiscardHand,
    DiscardKept,
    DrawItem,
    Gain,
    KeepMythosCard,
    LookAtWaypoints,
    Lose,
    MoveTo,
    RemoveTopItems,
    Reset,
    Retreat,
    RiskPassengers,
    RollDie,
    Spawn,
    SpawnInEach,
    TreacheryIn,
    WaypointOnTop,
    who,
)
from undertow.games.unfathomable.procedures.passengers import Risk
from undertow.games.unfathomable.procedures.skills import Discards
from undertow.games.unfathomable.procedures.uses import HUMANS, use
from undertow.games.unfathomable.state import Table
from undertow.kernel.decision import Choice, Guard, Only, Question
from undertow.kernel.flow import GO, NO_MOVE, Procedure

MOST_VOLUNTEERS: Final = 4
SPAWNED_BY_FAMILY: Final = 4

# -- Accusation --------------------------------------------------------------------------------------------------------


class Suspects(Choice):
    """All humans, oneself included. ruling: accuse_anyone"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.SEAT + other for other in table.humans()]


class LockedUpAlready(Guard):
    """Who is in the Brig is not sent there."""

    rule = "crisis.accusation"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return table.in_brig(move - m.SEAT)


ACCUSE: Final = Question("accuse", "crisis.accusation", [Suspects([LockedUpAlready()])])


class SendAHumanToTheBrig(Instruction):
    """A human of one's choice goes to the Brig."""

    def do(self, table: Table, frame: Effects, move: int) -> int:
        if move == NO_MOVE:
            answers = ACCUSE.answers(table, frame.seat)
            if not answers:
                return GO
            if len(answers) > 1:
                return table.ask(frame.seat, ACCUSE)
            move = answers[0]
        table.place(move - m.SEAT, BRIG)
        return GO


class DiscardTwoAsBoth(Instruction):
    """Who decides and the current player discard two cards each; who is both discards four."""

    def do(self, table: Table, frame: Effects, move: int) -> int:
        if frame.seat == table.current:
            table.push(Discards(frame.seat, 4))
        else:
            both = [seat for seat in (table.current, frame.seat) if table.hands[seat]]
            table.push(EachInTurn(DISCARD_TWO, both))
        return GO


# -- a lore card and a roll --------------------------------------------------------------------------------------------


class DiscardALoreCard(Instruction):
    """Discard a lore card; ``frame.n`` is its value."""

    def __init__(self, rule: str) -> None:
        self.question = Question("discard_lore", rule, [LoreCards()], private=True)

    def do(self, table: Table, frame: Effects, move: int) -> int:
        if move == NO_MOVE:
            if not self.question.answers(table, frame.seat):
                return GO
            return table.ask(frame.seat, self.question)
        card = move - m.DISCARD
        table.discard(frame.seat, card)
        frame.n = VALUE[card]
        return GO


# -- The Captain's Banquet, Too Many Bodies ----------------------------------------------------------------------------

TO_THE_BANQUET: Final = Question("to_the_banquet", "crisis.the_captains_banquet", [Only([m.YES, m.NO])])


class HumansMayComeToTheGalley(Each):
    """Each human outside the Brig may move to the Galley."""

    program: ClassVar[int] = COME_TO_THE_GALLEY

    def concerns(self, table: Table, frame: Effects, seat: int) -> bool:
        return table.is_human(seat) and table.where[seat] not in (BRIG, GALLEY)


class MayComeToTheGalley(Instruction):
    """Go to the banquet, or stay away."""

    def do(self, table: Table, frame: Effects, move: int) -> int:
        if move == NO_MOVE:
            return table.ask(frame.seat, TO_THE_BANQUET)
        if move == m.YES:
            table.place(frame.seat, GALLEY)
        return GO


define(COME_TO_THE_GALLEY, [MayComeToTheGalley()])


# -- Volunteer Army ----------------------------------------------------------------------------------------------------


class Volunteers(Choice):
    """One to four passengers, as far as there are so many."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.NUMBER + n for n in range(1, min(MOST_VOLUNTEERS, len(table.passenger_supply)) + 1)]


VOLUNTEERS: Final = Question("volunteers", "crisis.volunteer_army", [Volunteers()])


class RiskVolunteers(Instruction):
    """Risk one to four passengers."""

    def do(self, table: Table, frame: Effects, move: int) -> int:
        if move == NO_MOVE:
            if len(table.passenger_supply) > 1:
                return table.ask(frame.seat, VOLUNTEERS)
            move = m.NUMBER + 1
        table.risked = 0
        table.push(Risk(move - m.NUMBER))
        return GO


class CountTheRisked(Instruction):
    """Note in ``frame.n`` how many passengers were risked."""

    def do(self, table: Table, frame: Effects, move: int) -> int:
        frame.n = table.risked
        return GO


def aboard(table: Table) -> list[int]:
    """The ship spaces with Deep Ones."""
    return [space for space in range(DECK, DEEP) if table.deep_ones[space]]


class DeepOnesAboard(Choice):
    """Ship spaces with Deep Ones."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.SPACE + space for space in aboard(table)]


WHICH_DEEP_ONE: Final = Question("defeat_a_deep_one", "crisis.volunteer_army", [DeepOnesAboard()])


class DefeatDeepOnesAboard(Instruction):
    """Defeat ``frame.n`` Deep Ones on the ship, one after another."""

    def do(self, table: Table, frame: Effects, move: int) -> int:
        while frame.n:
            spaces = aboard(table)
            if not spaces:
                return GO
            if move == NO_MOVE:
                all_of_them = sum([table.deep_ones[space] for space in spaces]) <= frame.n
                if len(spaces) > 1 and not all_of_them:
                    return table.ask(frame.seat, WHICH_DEEP_ONE)
                move = m.SPACE + spaces[0]
            table.defeat_deep_ones(move - m.SPACE)
            frame.n -= 1
            move = NO_MOVE
        return GO


# -- Family Ties -------------------------------------------------------------------------------------------------------


def closest_rooms(space: int) -> list[int]:
    """The rooms closest to a space that a Deep One may enter: itself, or the one or two next to it."""
    if can_be_damaged(space):
        return [space]
    return [ARROW[space]] if is_deck(space) else [room for room in ADJACENT[space] if can_be_damaged(room)]


class RoomsBesideIshmael(Choice):
    """The rooms closest to Ishmael."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.SPACE + room for room in closest_rooms(table.where[table.seat_of(ISHMAEL)])]


WHERE_THEY_COME: Final = Question("where_they_come", "crisis.family_ties", [RoomsBesideIshmael()])


class SpawnAroundIshmael(Instruction):
    """Deep Ones spawn in the room where Ishmael is, or in the closest one."""

    def do(self, table: Table, frame: Effects, move: int) -> int:
        if move == NO_MOVE:
            rooms = closest_rooms(table.where[who(table, frame, CHARACTER + ISHMAEL)])
            if len(rooms) > 1:
                return table.ask(frame.seat, WHERE_THEY_COME)
            move = m.SPACE + rooms[0]
        return table.spawn(move - m.SPACE, SPAWNED_BY_FAMILY)


# -- Sacrifice Deep One, while it is kept ------------------------------------------------------------------------------


class NoVictimHere(Guard):
    """The sacrifice needs a Deep One in one's own space."""

    rule = "crisis.sacrifice_deep_one"
    whole = True

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return not table.deep_ones[table.where[seat]]


class DefeatADeepOneHere(Instruction):
    """The Deep One in one's space is defeated."""

    def do(self, table: Table, frame: Effects, move: int) -> int:
        table.defeat_deep_ones(table.where[frame.seat])
        return GO


def sacrifice(seat: int) -> Procedure:
    """Begin the sacrifice."""
    return Effects(c.SACRIFICE, seat)


define(
    c.SACRIFICE,
    [
        RollDie(), IfAtLeast(6, [DefeatADeepOneHere(), Advance(RITUAL, 2), DiscardKept(c.SACRIFICE_DEEP_ONE)]),
    ],
)  # fmt: skip
use(m.MYTHOS_ACTION + c.SACRIFICE_DEEP_ONE, sacrifice, HUMANS, [NoVictimHere()])


# -- all twenty-one ----------------------------------------------------------------------------------------------------


def options(card: int, first: list[Instruction], second: list[Instruction]) -> None:
    """Say what the two options of a crisis do."""
    define(CARDS[card].first, first)
    define(CARDS[card].second, second)


options(c.ACCUSATION, [SendAHumanToTheBrig()], [DiscardTwoAsBoth(), TreacheryIn(2)])
options(c.CLASS_STRUGGLE, [Lose(SANITY, 2)], [RiskPassengers(4)])
options(c.DINGHY_LAUNCH, [RiskPassengers(1), RollDie(), IfAtMost(4, [Lose(SANITY)])], [Lose(SOULS)])
options(c.FOOD_RATIONING, [Lose(FOOD), RollDie(), IfAtMost(6, [Lose(SANITY)])], [Lose(FOOD, 2)])
options(c.IMPROVISED_FUEL_SOURCE, [RiskPassengers(3), Gain(FUEL)], [Lose(FUEL)])
options(
    c.INCOMING_SOS, [RiskPassengers(4), IfRisked(4, [Gain(FOOD), Gain(FUEL), Gain(SOULS)])], [Lose(SANITY)]
)  # fmt: skip
options(
    c.INFECTION, [Lose(FOOD)], [RollDie(), IfAtMost(6, [Lose(SOULS), RollDie(), IfAtMost(4, [Lose(SOULS)])])]
)  # fmt: skip
options(c.JUST_DESSERTS, [Lose(FOOD, 2), DrawItem()], [TreacheryIn(4)])
options(c.MISSING_JEWELRY, [Lose(SANITY)], [TreacheryIn(4)])
options(
    c.MISSING_PARENTS, [MoveTo(CABIN), RollDie(), IfAtMost(4, [Lose(SOULS), Spawn(CABIN)])], [Lose(SANITY)]
)  # fmt: skip
options(
    c.MYSTERIOUS_LIFEBOAT,
    [RiskPassengers(1), RollDie(), IfAtMost(4, [Spawn(GALLEY), Spawn(CARGO_HOLD)])],
    [Lose(SANITY)],
)
options(
    c.POISONED_FOOD,
    [DiscardALoreCard("crisis.poisoned_food"), RollDie(), IfSumAtMost(6, [Lose(SOULS)])],
    [Lose(FOOD)],
)
options(
    c.RITUAL_SUPPORT,
    [
        DiscardALoreCard("crisis.ritual_support"), RollDie(),
        IfSumAtMost(6, [Lose(SANITY), Lose(SOULS)], [Advance(RITUAL)]),
    ],
    [Retreat(RITUAL), DiscardCards(2)],
)  # fmt: skip
options(c.SACRIFICE_DEEP_ONE, [Lose(SANITY), KeepMythosCard()], [Reset(RITUAL), DiscardHand()])
options(
    c.STRANGE_VISION,
    [LookAtWaypoints(2), WaypointOnTop("crisis.strange_vision"), MoveTo(BRIG)],
    [SpawnInEach(DECK, ROOM)],
)
options(
    c.THE_ANARCHO_INDIVIDUALIST, [Lose(SANITY), DrawItem(), RemoveTopItems(5)], [DiscardCards(2), TreacheryIn(2)]
)  # fmt: skip
options(
    c.THE_CAPTAINS_BANQUET,
    [Lose(FOOD, 2), Gain(SANITY), HumansMayComeToTheGalley()],
    [Lose(FOOD), RollDie(), IfAtMost(6, [Lose(SANITY)])],
)
options(c.TOO_MANY_BODIES, [Lose(FOOD)], [RiskPassengers(1), RollDie(), IfAtMostOnDeck([Lose(SANITY)])])
options(
    c.TRANSFORMATION,
    [RollDie(), IfAtMost(6, [Lose(SOULS), Spawn(CARGO_HOLD)])],
    [Lose(SOULS), RollDie(), IfAtMost(4, [Lose(SANITY)])],
)
options(
    c.VOLUNTEER_ARMY,
    [RiskVolunteers(), CountTheRisked(), DefeatDeepOnesAboard()],
    [Activate(ACTIVATE_DEEP_ONES)],
)
options(
    c.FAMILY_TIES,
    [DeepOnesReturn(deep=True), KeepMythosCard(CHARACTER + ISHMAEL)],  # ruling: family_ties
    [SpawnAroundIshmael()],
)
