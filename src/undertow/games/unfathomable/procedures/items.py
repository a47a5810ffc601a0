"""What items can do as an action."""

from __future__ import annotations

from typing import ClassVar, Final

from undertow.games.unfathomable import events as e
from undertow.games.unfathomable import moves as m
from undertow.games.unfathomable.board import ADJACENT, BRIG, DECK, SICK_BAY, can_be_damaged, is_deck
from undertow.games.unfathomable.cards.items import (
    BOOK_OF_DAGON,
    JAM_TIN_GRENADE,
    PLIMSOLLS,
    POCKET_PISTOL,
    REPEATING_RIFLE,
    SHOTGUN,
    SIX_SHOOTER,
    SPEAKING_TRUMPET,
    STARBUCK,
    TOOL_KIT,
)
from undertow.games.unfathomable.procedures import limits
from undertow.games.unfathomable.procedures.actions import Action
from undertow.games.unfathomable.procedures.damage import Damage, repair
from undertow.games.unfathomable.procedures.defeat import DefeatSeveral, passengers_in, rescue
from undertow.games.unfathomable.procedures.limits import Ability, Barricaded, ClosedToDeepOnes, OncePerTurn, mark
from undertow.games.unfathomable.procedures.repairs import CannotBeRepaired, NotDamaged
from undertow.games.unfathomable.procedures.uses import EVERYONE, use
from undertow.games.unfathomable.procedures.weapons import Peaceful, Strike, in_range
from undertow.games.unfathomable.state import Table
from undertow.kernel.decision import Choice, Guard, Question
from undertow.kernel.flow import DONE, NO_MOVE, Procedure, step

# -- weapons -----------------------------------------------------------------------------------------------------------


def six_shooter(seat: int) -> Procedure:
    """Attack with +2."""
    return Strike(seat, SIX_SHOOTER)


def repeating_rifle(seat: int) -> Procedure:
    """Attack in an adjacent space with +1."""
    return Strike(seat, REPEATING_RIFLE)


def pocket_pistol(seat: int) -> Procedure:
    """Attack with a reroll in reserve."""
    return Strike(seat, POCKET_PISTOL)


def shotgun(seat: int) -> Procedure:
    """Attack with + the number of enemies here."""
    return Strike(seat, SHOTGUN)


class StarbuckAttacks(Ability):
    """The cat attacks; then its owner performs an action."""

    def copy(self) -> Procedure:
        return StarbuckAttacks(self.seat, self.n).at_the_step_of(self)

    @step("item.starbuck")
    def attack_then_act(self, table: Table, move: int) -> int:
        mark(table, limits.STARBUCK)
        table.push(Action(self.seat))
        table.push(Strike(self.seat, STARBUCK))
        return DONE


class NobodyForTheWeapon(Guard):
    """A weapon needs an enemy within reach."""

    item: ClassVar[int] = SIX_SHOOTER

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return not in_range(table, seat, self.item)


class NobodyForTheSixShooter(NobodyForTheWeapon):
    """The Six-Shooter needs an enemy in one's space."""

    rule = "item.six_shooter"
    item: ClassVar[int] = SIX_SHOOTER


class NobodyForTheRifle(NobodyForTheWeapon):
    """The Repeating Rifle needs an enemy in an adjacent space."""

    rule = "item.repeating_rifle"
    item: ClassVar[int] = REPEATING_RIFLE


class NobodyForThePistol(NobodyForTheWeapon):
    """The Pocket Pistol needs an enemy in one's space."""

    rule = "item.pocket_pistol"
    item: ClassVar[int] = POCKET_PISTOL


class NobodyForTheShotgun(NobodyForTheWeapon):
    """The Shotgun needs an enemy in one's space."""

    rule = "item.shotgun"
    item: ClassVar[int] = SHOTGUN


class NobodyForStarbuck(NobodyForTheWeapon):
    """Starbuck needs an enemy in the owner's space."""

    rule = "item.starbuck"
    item: ClassVar[int] = STARBUCK


class StarbuckIsTired(OncePerTurn):
    """Starbuck attacks once per turn."""

    rule = "item.starbuck"
    bit: ClassVar[int] = limits.STARBUCK


# -- tools -------------------------------------------------------------------------------------------------------------


class Trumpet(Ability):
    """Rescue all passengers in one's space and beside it."""

    def copy(self) -> Procedure:
        return Trumpet(self.seat, self.n).at_the_step_of(self)

    @step("item.speaking_trumpet")
    def rescue_all(self, table: Table, move: int) -> int:
        table.tell(e.ITEM_USED, self.seat, SPEAKING_TRUMPET)
        for space in within_earshot(table, self.seat):
            while table.passengers[space - DECK]:
                rescue(table, space)
        return DONE


def within_earshot(table: Table, seat: int) -> list[int]:
    """The deck spaces with passengers that are one's own or adjacent."""
    here = table.where[seat]
    return [space for space in sorted([here, *ADJACENT[here]]) if is_deck(space) and table.passengers[space - DECK]]


class NobodyHearsIt(Guard):
    """The Speaking Trumpet needs a passenger in one's space or beside it."""

    rule = "item.speaking_trumpet"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return not within_earshot(table, seat)


class ToolKit(Ability):
    """Repair one's space without discarding cards."""

    def copy(self) -> Procedure:
        return ToolKit(self.seat, self.n).at_the_step_of(self)

    @step("item.tool_kit")
    def repair_it(self, table: Table, move: int) -> int:
        table.tell(e.ITEM_USED, self.seat, TOOL_KIT)
        repair(table, table.where[self.seat])
        return DONE


class BookOfDagon(Ability):
    """Send all Deep Ones of one's space to one beside it; then an action."""

    def copy(self) -> Procedure:
        return BookOfDagon(self.seat, self.n).at_the_step_of(self)

    @step("item.book_of_dagon")
    def send_them_away_then_act(self, table: Table, move: int) -> int:
        here = table.where[self.seat]
        if move == NO_MOVE:
            return table.ask(self.seat, SEND_TO)
        mark(table, limits.BOOK_OF_DAGON)
        table.tell(e.ITEM_USED, self.seat, BOOK_OF_DAGON)
        table.move_deep_ones(here, move - m.SPACE, table.deep_ones[here])
        table.push(Action(self.seat))
        return DONE


class AroundYou(Choice):
    """Where Deep Ones can be sent from one's space."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.SPACE + space for space in ADJACENT[table.where[seat]]]


class NobodyToSendAway(Guard):
    """The Book of Dagon needs a Deep One in one's space."""

    rule = "item.book_of_dagon"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return not table.deep_ones[table.where[seat]]


class TheBookIsClosed(OncePerTurn):
    """The Book of Dagon works once per turn."""

    rule = "item.book_of_dagon"
    bit: ClassVar[int] = limits.BOOK_OF_DAGON


SEND_TO: Final = Question("send_deep_ones_to", "item.book_of_dagon", [AroundYou([ClosedToDeepOnes(), Barricaded()])])


class Plimsolls(Ability):
    """Move by one ship space; then an action."""

    def copy(self) -> Procedure:
        return Plimsolls(self.seat, self.n).at_the_step_of(self)

    @step("item.plimsolls")
    def move_then_act(self, table: Table, move: int) -> int:
        if move == NO_MOVE:
            return table.ask(self.seat, WALK_TO)
        mark(table, limits.PLIMSOLLS)
        table.tell(e.ITEM_USED, self.seat, PLIMSOLLS)
        table.place(self.seat, move - m.SPACE)
        table.push(Action(self.seat))
        return DONE


class Beside(Choice):
    """Ship spaces beside one's own."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.SPACE + space for space in ADJACENT[table.where[seat]] if space >= DECK]


class NotByChoice(Guard):
    """Nobody goes to Sick Bay or Brig by choice."""

    rule = "spaces.20c"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return move - m.SPACE in (SICK_BAY, BRIG)


class OutOfBreath(OncePerTurn):
    """The Plimsolls work once per turn."""

    rule = "item.plimsolls"
    bit: ClassVar[int] = limits.PLIMSOLLS


WALK_TO: Final = Question("walk_to", "item.plimsolls", [Beside([NotByChoice()])])


class Grenade(Ability):
    """The Jam Tin Grenade: everybody in an adjacent space is defeated, then the space is damaged."""

    def copy(self) -> Procedure:
        return Grenade(self.seat, self.n).at_the_step_of(self)

    @step("item.jam_tin_grenade")
    def throw_it(self, table: Table, move: int) -> int:
        if move == NO_MOVE:
            return table.ask(self.seat, THROW_AT)
        self.n = move - m.SPACE
        table.tell(e.ITEM_USED, self.seat, JAM_TIN_GRENADE)
        table.remove_item(self.seat, JAM_TIN_GRENADE)
        table.defeat_deep_ones(self.n, table.deep_ones[self.n])
        return self.go_on()

    @step("defeat.0")
    def all_there_are_defeated(self, table: Table, move: int) -> int:
        return self.then(table, DefeatSeveral(table.characters_in(self.n), passengers_in(table, self.n)))

    @step("damage.1a")
    def the_space_is_damaged(self, table: Table, move: int) -> int:
        if can_be_damaged(self.n):
            table.push(Damage(self.n))
        return DONE


class NextSpaces(Choice):
    """All spaces beside one's own."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.SPACE + space for space in ADJACENT[table.where[seat]]]


THROW_AT: Final = Question("throw_at", "item.jam_tin_grenade", [NextSpaces()])

# -- which items have them ---------------------------------------------------------------------------------------------

use(m.ITEM_ACTION + SPEAKING_TRUMPET, Trumpet, EVERYONE, [NobodyHearsIt()])
use(m.ITEM_ACTION + SIX_SHOOTER, six_shooter, EVERYONE, [Peaceful(), NobodyForTheSixShooter()])
use(m.ITEM_ACTION + TOOL_KIT, ToolKit, EVERYONE, [CannotBeRepaired(), NotDamaged()])
use(m.ITEM_ACTION + REPEATING_RIFLE, repeating_rifle, EVERYONE, [Peaceful(), NobodyForTheRifle()])
use(m.ITEM_ACTION + BOOK_OF_DAGON, BookOfDagon, EVERYONE, [TheBookIsClosed(), NobodyToSendAway()])
use(m.ITEM_ACTION + STARBUCK, StarbuckAttacks, EVERYONE, [Peaceful(), StarbuckIsTired(), NobodyForStarbuck()])
use(m.ITEM_ACTION + POCKET_PISTOL, pocket_pistol, EVERYONE, [Peaceful(), NobodyForThePistol()])
use(m.ITEM_ACTION + JAM_TIN_GRENADE, Grenade)
use(m.ITEM_ACTION + PLIMSOLLS, Plimsolls, EVERYONE, [OutOfBreath()])
use(m.ITEM_ACTION + SHOTGUN, shotgun, EVERYONE, [Peaceful(), NobodyForTheShotgun()])
