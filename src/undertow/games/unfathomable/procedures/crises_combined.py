"""What the nineteen crises do that are a check or another option. "You" is whoever decides.

Green cards mean the character they name, whoever decides (ruling: green_cards).

origin: Bucket Brigade and Open the Gate seed, the others public
"""

from __future__ import annotations

from typing import ClassVar, Final

from undertow.games.unfathomable import events as e
from undertow.games.unfathomable import moves as m
from undertow.games.unfathomable.board import (
    ADJACENT,
    AWAKENING,
    BOILER_ROOM,
    BRIG,
    CAPTAIN,
    CHAPEL,
    DAMAGEABLE,
    DECK_ROLLED,
    FOOD,
    FUEL,
    GALLEY,
    ROOM,
    ROOM_ROLLED,
    SANITY,
    SICK_BAY,
    SOULS,
    TRAVEL,
    can_be_damaged,
    is_room,
)
from undertow.games.unfathomable.cards import mythos as c
from undertow.games.unfathomable.cards.characters import (
    ARJUN,
    EDMUND,
    JAMIE,
    JEANNE,
    KEILANI,
    SAMIRA,
    SVETLANA,
    WILLIAM,
)
from undertow.games.unfathomable.cards.items import IMPROVES, LUCKY_RING
from undertow.games.unfathomable.cards.mythos import ACTIVATE_DEEP_ONES, CARDS
from undertow.games.unfathomable.cards.programs import KEEP_ONE_ITEM
from undertow.games.unfathomable.cards.skills import SKILL
from undertow.games.unfathomable.procedures.actions import ChangeImprovement
from undertow.games.unfathomable.procedures.branches import IfAtMost, IfPassed, IfRisked
from undertow.games.unfathomable.procedures.chaos import build_chaos_deck
from undertow.games.unfathomable.procedures.checking import FOR_A_MEMORY, NO_PARTIAL
from undertow.games.unfathomable.procedures.checks import SkillCheck
from undertow.games.unfathomable.procedures.choices import OwnItems, TopWaypoints
from undertow.games.unfathomable.procedures.effects import Effects, Instruction, define
from undertow.games.unfathomable.procedures.everyone import Each, EachHumanDraws
from undertow.games.unfathomable.procedures.instructions import (
    CHARACTER,
    Activate,
    Advance,
    DamageRoom,
    DamageShip,
    DeepOnesReturn,
    Defeat,
    DiscardCards,
    DiscardHand,
    DiscardKept,
    DrawItem,
    Gain,
    KeepMythosCard,
    LookAtWaypoints,
    Lose,
    MoveTo,
    Nothing,
    RemoveAllItems,
    RemoveItem,
    Reset,
    Retreat,
    RiskPassengers,
    RollDie,
    SpawnInEach,
    SpawnWhereDamaged,
    SpawnWhereRolled,
    TreacheryIn,
    WaypointOnTop,
    who,
)
from undertow.games.unfathomable.procedures.mythos import MythosCard, discard_crisis
from undertow.games.unfathomable.procedures.skills import FROM_THE_SET
from undertow.games.unfathomable.procedures.tracks import Awakening, Ritual, pick_waypoint
from undertow.games.unfathomable.procedures.uses import HUMANS, use
from undertow.games.unfathomable.state import Table
from undertow.kernel.decision import Choice, Guard, Only, Question
from undertow.kernel.flow import GO, NO_MOVE, Procedure

# -- Criminal Activity -------------------------------------------------------------------------------------------------


ITEM_TO_KEEP: Final = Question("item_to_keep", "crisis.criminal_activity", [OwnItems()])
ITEM_TO_REMOVE: Final = Question("item_to_remove", "crisis.criminal_activity", [OwnItems()])


class HumansKeepOneItem(Each):
    """Each human removes all items but one."""

    program: ClassVar[int] = KEEP_ONE_ITEM

    def concerns(self, table: Table, frame: Effects, seat: int) -> bool:
        return table.is_human(seat) and len(table.items[seat]) > 1


class KeepOneItem(Instruction):
    """All of one's items but one leave the game."""

    def do(self, table: Table, frame: Effects, move: int) -> int:
        if move == NO_MOVE:
            return table.ask(frame.seat, ITEM_TO_KEEP)
        for item in table.items[frame.seat][:]:
            if item != move - m.ITEM:
                table.remove_item(frame.seat, item)
        return GO


define(KEEP_ONE_ITEM, [KeepOneItem()])


class RemoveOneItem(Instruction):
    """One of one's own items leaves the game."""

    def do(self, table: Table, frame: Effects, move: int) -> int:
        seat = frame.seat
        if not table.items[seat]:
            return GO
        if move == NO_MOVE:
            if len(table.items[seat]) > 1:
                return table.ask(seat, ITEM_TO_REMOVE)
            move = m.ITEM + table.items[seat][0]
        item = move - m.ITEM
        table.remove_item(seat, item)
        left = [other for other in table.items[seat] if IMPROVES[other] >= 0]
        if IMPROVES[item] >= 0 and len(left) > 1:  # rule: items.8
            table.push(ChangeImprovement(seat))
        return GO


# -- Identity Crisis ---------------------------------------------------------------------------------------------------


class SpawnHere(Instruction):
    """A Deep One spawns in one's own space; it cannot enter Sick Bay or Brig, so it comes to the room beside it."""

    def do(self, table: Table, frame: Effects, move: int) -> int:
        space = table.where[frame.seat]
        if is_room(space) and not can_be_damaged(space):
            space = ADJACENT[space][0]
        return table.spawn(space)


# -- Open the Gate -----------------------------------------------------------------------------------------------------

THROUGH_THE_GATE: Final = Question("through_the_gate", "crisis.open_the_gate", [TopWaypoints()])


class ThroughTheGate(Instruction):
    """One of the two top waypoints is resolved, the other goes under the deck."""

    def do(self, table: Table, frame: Effects, move: int) -> int:
        if not table.waypoint_deck:
            return GO
        if move == NO_MOVE:
            if len(table.waypoint_deck) > 1:
                return table.ask(frame.seat, THROUGH_THE_GATE)
            move = m.WAYPOINT + table.waypoint_deck[-1]
        pick_waypoint(table, frame.seat, move - m.WAYPOINT)
        return GO


class AwakeningMayFollow(Instruction):
    """The awakening follows as soon as the ship has come far enough. rule: tracks.8b.iii"""

    def do(self, table: Table, frame: Effects, move: int) -> int:
        if not table.awakened and table.distance() >= AWAKENING:
            table.push(Awakening())
        return GO


# -- Power to the People, Ritual Coordination --------------------------------------------------------------------------


class DeposeTheCaptain(Instruction):
    """The Captain goes to the Brig; the last in line becomes Captain."""

    def do(self, table: Table, frame: Effects, move: int) -> int:
        captain = table.titles[CAPTAIN]
        table.pass_title(CAPTAIN, table.heir(CAPTAIN, captain, lowest=True))
        table.place(captain, BRIG)
        return GO


class AdvanceTheRitualByTheTotal(Instruction):
    """Advance the ritual by one, and by one more for every two points above the target."""

    def do(self, table: Table, frame: Effects, move: int) -> int:
        table.push(Ritual(1 + max(table.total - CARDS[c.RITUAL_COORDINATION].target, 0) // 2))
        return GO


# -- History Repeats ---------------------------------------------------------------------------------------------------


class OthersToLockUp(Choice):
    """The other characters, revealed traitors included. ruling: history_repeats"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.SEAT + other for other in range(table.seats) if other != table.seat_of(KEILANI)]


class InTheBrig(Guard):
    """Who is in the Brig is not sent there."""

    rule = "crisis.history_repeats"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return table.in_brig(move - m.SEAT)


LOCK_UP: Final = Question("lock_up", "crisis.history_repeats", [Only([m.PASS]), OthersToLockUp([InTheBrig()])])


class MayLockUpAnother(Instruction):
    """Another character may be sent to the Brig."""

    def do(self, table: Table, frame: Effects, move: int) -> int:
        if move == NO_MOVE:
            if len(LOCK_UP.answers(table, frame.seat)) < 2:
                return GO
            return table.ask(frame.seat, LOCK_UP)
        if move != m.PASS:
            table.place(move - m.SEAT, BRIG)
        return GO


class LockUpKeilaniAndTheCaptain(Instruction):
    """Keilani and the Captain go to the Brig; if she is Captain, she alone. ruling: history_repeats"""

    def do(self, table: Table, frame: Effects, move: int) -> int:
        keilani, captain = table.seat_of(KEILANI), table.titles[CAPTAIN]
        table.place(keilani, BRIG)
        table.place(captain, BRIG)
        return GO


# -- The Game is Afoot, Ticket, Please ---------------------------------------------------------------------------------


class RoomsWithDeepOnes(Choice):
    """Rooms with Deep Ones."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.SPACE + space for space in range(ROOM, ROOM + DAMAGEABLE) if table.deep_ones[space]]


CLEAR_A_ROOM: Final = Question("clear_a_room", "crisis.the_game_is_afoot", [RoomsWithDeepOnes()])


class ClearARoom(Instruction):
    """All Deep Ones in a room of one's choice are defeated."""

    def do(self, table: Table, frame: Effects, move: int) -> int:
        if move == NO_MOVE:
            answers = CLEAR_A_ROOM.answers(table, frame.seat)
            if not answers:
                return GO
            if len(answers) > 1:
                return table.ask(frame.seat, CLEAR_A_ROOM)
            move = answers[0]
        space = move - m.SPACE
        table.defeat_deep_ones(space, table.deep_ones[space])
        return GO


class MoveWhereRolled(Instruction):
    """Somebody moves to the space that the die says."""

    def __init__(self, spaces: tuple[int, ...], whom: int) -> None:
        self.spaces = spaces
        self.whom = whom

    def do(self, table: Table, frame: Effects, move: int) -> int:
        seat = who(table, frame, self.whom)
        if not table.in_brig(seat):  # rule: brig.4c
            table.place(seat, self.spaces[table.die])
        return GO


# -- Gift of the Mother ------------------------------------------------------------------------------------------------


class RebuildTheChaosDeck(Instruction):
    """The chaos deck is discarded and built anew. rule: chaos_deck.2"""

    def do(self, table: Table, frame: Effects, move: int) -> int:
        for card in table.chaos:
            table.discards[SKILL[card]].append(card)
            table.tell(e.CHAOS_CARD_DISCARDED, card)
        build_chaos_deck(table)
        return GO


# -- Memory of the Deep ------------------------------------------------------------------------------------------------

SKIP_THE_ICONS: Final = Question("skip_the_icons", "crisis.memory_of_the_deep", [Only([m.YES, m.NO])])


class MaySkipTheIcons(Instruction):
    """The card may be discarded at once; then its icons are not resolved."""

    def do(self, table: Table, frame: Effects, move: int) -> int:
        drawing = [other for other in table.stack if isinstance(other, MythosCard)]
        if not drawing:
            return GO
        if move == NO_MOVE:
            return table.ask(frame.seat, SKIP_THE_ICONS)
        if move == m.YES:
            discard_crisis(table)
            drawing[-1].no_icons = 1
        return GO


class CheckTheMemory(Instruction):
    """The check of the kept card."""

    def do(self, table: Table, frame: Effects, move: int) -> int:
        card = CARDS[c.MEMORY_OF_THE_DEEP]
        table.push(SkillCheck(card.target, NO_PARTIAL, card.skills, FOR_A_MEMORY))
        return GO


def remember(seat: int) -> Procedure:
    """Begin the check of the kept card."""
    return Effects(c.REMEMBER, seat)


define(c.REMEMBER, [CheckTheMemory(), IfPassed([DiscardKept(c.MEMORY_OF_THE_DEEP)], [Lose(SANITY)])])
use(m.MYTHOS_ACTION + c.MEMORY_OF_THE_DEEP, remember, HUMANS)


# -- all nineteen ------------------------------------------------------------------------------------------------------


def outcomes(card: int, success: list[Instruction], failure: list[Instruction], other: list[Instruction]) -> None:
    """Say what success, failure and the other option of a crisis do."""
    define(CARDS[card].first, success)
    define(CARDS[card].second, failure)
    define(CARDS[card].third, other)


outcomes(
    c.BUCKET_BRIGADE,
    [RiskPassengers(2), IfRisked(2, [Advance(TRAVEL)])],
    [Lose(FUEL), RiskPassengers(2)],
    [RollDie(), IfAtMost(6, [Lose(FUEL)])],
)
outcomes(
    c.COAL_BUNKER_FIRE,
    [Advance(TRAVEL)],
    [Lose(FUEL), Lose(SOULS)],
    [Lose(FUEL), RollDie(), IfAtMost(4, [Lose(FUEL)])],
)
outcomes(
    c.CRIMINAL_ACTIVITY,
    [DrawItem()],
    [Lose(SANITY), HumansKeepOneItem()],
    [RemoveOneItem(), TreacheryIn(4)],
)
outcomes(
    c.FIREMEN_STRIKE, [Nothing()], [Defeat(), DiscardCards(3)], [Retreat(TRAVEL, 1, fuel=True), TreacheryIn(2)]
)  # fmt: skip
outcomes(
    c.IDENTITY_CRISIS,
    [EachHumanDraws(FROM_THE_SET)],
    [Lose(SOULS), SpawnHere()],
    [Lose(SOULS), RollDie(), IfAtMost(4, [DiscardHand()])],
)
outcomes(
    c.KITTY_LITTER, [Gain(SANITY)], [Lose(SANITY)], [MoveTo(GALLEY), RollDie(), IfAtMost(4, [Lose(FOOD)])]
)  # fmt: skip
outcomes(
    c.LOOMING_BREAKDOWN, [Nothing()], [Lose(SOULS), DamageRoom(BOILER_ROOM)], [Retreat(TRAVEL, 2, fuel=True)]
)  # fmt: skip
outcomes(
    c.OPEN_THE_GATE,
    [Reset(TRAVEL), LookAtWaypoints(2), ThroughTheGate(), AwakeningMayFollow()],
    [Lose(SANITY), Lose(SOULS), DamageShip(), DamageShip()],
    [Lose(SANITY)],
)
outcomes(c.POWER_TO_THE_PEOPLE, [TreacheryIn(2)], [Lose(SOULS), DeposeTheCaptain()], [DeposeTheCaptain()])
outcomes(
    c.RITUAL_COORDINATION,
    [AdvanceTheRitualByTheTotal()],
    [Lose(SANITY), DamageRoom(CHAPEL)],
    [Activate(ACTIVATE_DEEP_ONES)],
)
outcomes(
    c.HISTORY_REPEATS,
    [Gain(SANITY), MayLockUpAnother()],
    [Lose(SOULS), LockUpKeilaniAndTheCaptain()],
    [Lose(SANITY), MoveTo(BRIG, CHARACTER + KEILANI)],
)
outcomes(
    c.THE_PEACEMAKER,
    [DeepOnesReturn()],
    [SpawnInEach(ROOM, ROOM + DAMAGEABLE)],
    [KeepMythosCard(CHARACTER + ARJUN)],
)
outcomes(
    c.SIGNS_OF_LIFE,
    [Gain(SANITY)],
    [Lose(SOULS, 2)],
    [RiskPassengers(1), DamageShip(), Defeat(CHARACTER + JEANNE)],
)
outcomes(
    c.THE_GAME_IS_AFOOT,
    [ClearARoom()],
    [RollDie(), SpawnWhereRolled(4), MoveWhereRolled(ROOM_ROLLED, CHARACTER + JAMIE)],
    [DamageRoom(BOILER_ROOM), SpawnWhereDamaged(4)],
)
outcomes(
    c.DO_NO_HARM,
    [Lose(SANITY), MoveTo(SICK_BAY, CHARACTER + SVETLANA)],
    [Lose(SANITY), MoveTo(SICK_BAY, CHARACTER + SVETLANA), DamageShip()],
    [MoveTo(BRIG, CHARACTER + SVETLANA), DamageShip()],
)
outcomes(
    c.MISCALCULATION,
    [LookAtWaypoints(2), WaypointOnTop("crisis.miscalculation")],
    [Retreat(TRAVEL, 2, fuel=True)],
    [RollDie(), IfAtMost(7, [Retreat(TRAVEL, 2, fuel=True)])],
)
outcomes(
    c.GIFT_OF_THE_MOTHER,
    [RebuildTheChaosDeck()],
    [Defeat(CHARACTER + EDMUND), RemoveItem(LUCKY_RING), TreacheryIn(6)],
    [RemoveItem(LUCKY_RING), TreacheryIn(6)],
)
outcomes(
    c.MEMORY_OF_THE_DEEP,
    [MaySkipTheIcons()],
    [Lose(SANITY), KeepMythosCard(CHARACTER + WILLIAM)],
    [KeepMythosCard(CHARACTER + WILLIAM)],
)
outcomes(
    c.TICKET_PLEASE,
    [DrawItem()],
    [MoveTo(BRIG, CHARACTER + SAMIRA), RemoveAllItems(CHARACTER + SAMIRA)],
    [RemoveAllItems(CHARACTER + SAMIRA), RollDie(), MoveWhereRolled(DECK_ROLLED, CHARACTER + SAMIRA)],
)
