"""What can be done in the rooms of the ship (topic 20).

origin: short texts seed, details public
"""

from __future__ import annotations

from typing import ClassVar, Final

from undertow.games.unfathomable import events as e
from undertow.games.unfathomable import moves as m
from undertow.games.unfathomable.board import (
    BOILER_ROOM,
    BRIDGE,
    BRIG,
    CABIN,
    CARGO_HOLD,
    CHAPEL,
    FOOD,
    FUEL,
    GALLEY,
    INFLUENCE,
    LORE,
    OBSERVATION,
    RITUAL,
    ROOM,
    SANITY,
    STRENGTH,
)
from undertow.games.unfathomable.cards.characters import JEANNE
from undertow.games.unfathomable.cards.items import IMPROVES
from undertow.games.unfathomable.cards.skills import SKILL, VALUE
from undertow.games.unfathomable.procedures.checking import FOR_A_ROOM, NO_PARTIAL, SUCCESS
from undertow.games.unfathomable.procedures.checks import SkillCheck
from undertow.games.unfathomable.procedures.choices import (
    LoreCards,
    ShipSpaces,
    TopMythosCards,
    TopWaypoints,
    different,
)
from undertow.games.unfathomable.procedures.damage import Damage
from undertow.games.unfathomable.procedures.decks import look, take_one
from undertow.games.unfathomable.procedures.dice import Roll
from undertow.games.unfathomable.procedures.mythos import look_at_mythos, to_the_top
from undertow.games.unfathomable.procedures.passengers import Risk
from undertow.games.unfathomable.procedures.skills import FROM_ANY, ChooseSkills
from undertow.games.unfathomable.procedures.tracks import Ritual, Travel, look_at_waypoints, retreat
from undertow.games.unfathomable.procedures.uses import HUMANS, use
from undertow.games.unfathomable.state import Table
from undertow.kernel.decision import Choice, Guard, Only, Question
from undertow.kernel.flow import DONE, NO_MOVE, OVER, Procedure, step
from undertow.kernel.state import NOBODY

SAFE: Final = 7  # the sum from which Chapel and Boiler Room cost nothing
CHECK_TARGET: Final = 8  # of the checks in Captain's Cabin and Brig
MOST_IN_THE_GALLEY: Final = 5
MYTHOS_DECK: Final = 0
WAYPOINT_DECK: Final = 1


class RoomAction(Procedure):
    """The action ability of a room, once per turn. rule: actions.8c, action_abilities.3, action_abilities.3c"""

    fields: ClassVar[tuple[str, ...]] = ("seat", "n")

    def __init__(self, seat: int, n: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.n = n

    def mark(self, table: Table) -> None:
        """Note that the ability of this room has been used in this turn."""
        space = table.where[self.seat]
        table.used |= 1 << space - ROOM
        table.tell(e.ROOM_USED, self.seat, space)


class Bridge(RoomAction):
    """Risk a passenger to look at two mythos cards or two waypoints."""

    def copy(self) -> Procedure:
        return Bridge(self.seat, self.n).at_the_step_of(self)

    @step("passengers.6")
    def risk_a_passenger(self, table: Table, move: int) -> int:
        self.mark(table)
        outcome = self.go_on()
        table.push(Risk(1))
        return outcome

    @step("room.bridge")
    def choose_a_deck(self, table: Table, move: int) -> int:
        if move == NO_MOVE:
            return table.ask(self.seat, WHICH_DECK)
        self.n = move - m.DECK
        if self.n == MYTHOS_DECK:
            look_at_mythos(table, self.seat, 2)
        else:
            look_at_waypoints(table, self.seat, 2)
        return self.go_on()

    @step("abilities.7")
    def put_one_on_top(self, table: Table, move: int) -> int:
        if len(table.mythos if self.n == MYTHOS_DECK else table.waypoint_deck) < 2:
            return DONE
        if self.n == MYTHOS_DECK:
            if move == NO_MOVE:
                return table.ask(self.seat, MYTHOS_ON_TOP)
            to_the_top(table, self.seat, move - m.MYTHOS, 2)
            return DONE
        if move == NO_MOVE:
            return table.ask(self.seat, WAYPOINT_ON_TOP)
        waypoint_to_the_top(table, self.seat, move - m.WAYPOINT, 2)
        return DONE


def waypoint_to_the_top(table: Table, seat: int, card: int, n: int) -> None:
    """Leave one of the top waypoints on top and put the others under the deck; only this player knows which."""
    left = len(table.waypoint_deck)
    knows = take_one(table.waypoint_deck, table.waypoint_known, card, n, 1 << seat)
    table.waypoint_deck.append(card)
    table.waypoint_known.append(knows)
    table.tell(e.WAYPOINTS_ARRANGED, seat, min(n, left) - 1)


WHICH_DECK: Final = Question("which_deck", "room.bridge", [Only([m.DECK + MYTHOS_DECK, m.DECK + WAYPOINT_DECK])])
MYTHOS_ON_TOP: Final = Question("mythos_on_top", "room.bridge", [TopMythosCards()])
WAYPOINT_ON_TOP: Final = Question("waypoint_on_top", "room.bridge", [TopWaypoints()])


class Chapel(RoomAction):
    """Retreat the ritual, or advance it with a lore card at the risk of sanity."""

    def copy(self) -> Procedure:
        return Chapel(self.seat, self.n).at_the_step_of(self)

    @step("room.chapel")
    def choose(self, table: Table, move: int) -> int:
        if move == NO_MOVE:
            return table.ask(self.seat, CHAPEL_CHOICE)
        self.mark(table)
        if move == m.OPTION_A:
            retreat(table, RITUAL, 1)
            return DONE
        return self.pay(table, move - m.DISCARD)

    def pay(self, table: Table, card: int) -> int:
        """Discard the card and roll."""
        table.discard(self.seat, card)
        self.n = VALUE[card]
        outcome = self.go_on()
        table.push(Roll())
        return outcome

    @step("tracks.11")
    def advance_the_ritual(self, table: Table, move: int) -> int:
        if table.die + self.n < SAFE and table.lose(SANITY) == OVER:
            return OVER
        table.push(Ritual())
        return DONE


CHAPEL_CHOICE: Final = Question("chapel", "room.chapel", [LoreCards(), Only([m.OPTION_A])])


class CaptainsCabin(RoomAction):
    """Try to send another human to the Brig."""

    def copy(self) -> Procedure:
        return CaptainsCabin(self.seat, self.n).at_the_step_of(self)

    @step("brig.1")
    def name_a_human(self, table: Table, move: int) -> int:
        if move == NO_MOVE:
            return table.ask(self.seat, SUSPECT)
        self.mark(table)
        self.n = move - m.SEAT
        table.tell(e.SUSPECTED, self.seat, self.n)
        outcome = self.go_on()
        table.push(SkillCheck(CHECK_TARGET, NO_PARTIAL, 1 << INFLUENCE | 1 << OBSERVATION, FOR_A_ROOM))
        return outcome

    @step("room.captains_cabin")
    def to_the_brig(self, table: Table, move: int) -> int:
        if table.outcome == SUCCESS:
            table.place(self.n, BRIG)
        return DONE


class OtherHumans(Choice):
    """Other humans."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.SEAT + other for other in table.humans() if other != seat]


class IsInTheBrig(Guard):
    """Nobody is sent to the Brig who is there."""

    rule = "room.captains_cabin"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return table.in_brig(move - m.SEAT)


class NobodyToSuspect(Guard):
    """There must be another human outside the Brig."""

    rule = "brig.1"
    whole = True

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return not [other for other in table.humans() if other != seat and not table.in_brig(other)]


SUSPECT: Final = Question("suspect", "brig.1", [OtherHumans([IsInTheBrig()])])


class CargoHold(RoomAction):
    """Look at two items and keep one."""

    def copy(self) -> Procedure:
        return CargoHold(self.seat, self.n).at_the_step_of(self)

    @step("abilities.7")
    def look(self, table: Table, move: int) -> int:
        self.mark(table)
        look_at_items(table, self.seat, 2)
        return self.go_on()

    @step("room.cargo_hold")
    def keep_one(self, table: Table, move: int) -> int:
        if move == NO_MOVE:
            return table.ask(self.seat, KEEP_ITEM if len(table.item_deck) > 1 else LAST_ITEM)
        if move == m.PASS:  # rule: items.4a
            return DONE
        keep_item(table, self.seat, move - m.ITEM, 2)
        return DONE


def look_at_items(table: Table, seat: int, n: int) -> None:
    """Let a player look at the top items."""
    look(table, table.item_deck, table.item_known, seat, n, e.ITEM_SEEN)


def keep_item(table: Table, seat: int, item: int, n: int) -> None:
    """Take one of the top items and put the others under the deck."""
    take_one(table.item_deck, table.item_known, item, n)
    gain_item(table, seat, item)


def gain_item(table: Table, seat: int, item: int) -> None:
    """Lay an item face up in a play area. rule: items.1"""
    from undertow.games.unfathomable.procedures.actions import ChangeImprovement

    table.give_item(seat, item)
    table.tell(e.ITEM_GAINED, seat, item)
    if IMPROVES[item] >= 0 and len([other for other in table.items[seat] if IMPROVES[other] >= 0]) > 1:
        table.push(ChangeImprovement(seat))


class TopItems(Choice):
    """The items one has looked at."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return sorted([m.ITEM + item for item in table.item_deck[-2:]])


class NoItemLeft(Guard):
    """The item deck is empty."""

    rule = "items.4"
    whole = True

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return not table.item_deck


KEEP_ITEM: Final = Question("keep_item", "room.cargo_hold", [TopItems()])
LAST_ITEM: Final = Question("last_item", "items.4a", [Only([m.PASS]), TopItems()])


class Galley(RoomAction):
    """Draw up to five cards at the risk of food."""

    def copy(self) -> Procedure:
        return Galley(self.seat, self.n).at_the_step_of(self)

    @step("room.galley")
    def draw(self, table: Table, move: int) -> int:
        self.mark(table)
        outcome = self.go_on()
        table.push(ChooseSkills(self.seat, MOST_IN_THE_GALLEY, FROM_ANY, 1, [0] * 6))
        return outcome

    @step("dice.0")
    def roll(self, table: Table, move: int) -> int:
        self.n = table.n
        if self.n < 2:
            return DONE
        outcome = self.go_on()
        table.push(Roll())
        return outcome

    @step("resources.1")
    def it_may_cost_food(self, table: Table, move: int) -> int:
        if table.die < self.n and table.lose(FOOD) == OVER:
            return OVER
        return DONE


class BoilerRoom(RoomAction):
    """Advance the ship with a strength card at the risk of fuel."""

    def copy(self) -> Procedure:
        return BoilerRoom(self.seat, self.n).at_the_step_of(self)

    @step("room.boiler_room")
    def discard_a_strength_card(self, table: Table, move: int) -> int:
        if move == NO_MOVE:
            return table.ask(self.seat, STOKE)
        self.mark(table)
        table.discard(self.seat, move - m.DISCARD)
        self.n = VALUE[move - m.DISCARD]
        outcome = self.go_on()
        table.push(Roll())
        return outcome

    @step("tracks.6")
    def advance_the_ship(self, table: Table, move: int) -> int:
        if table.die + self.n < SAFE and table.lose(FUEL) == OVER:
            return OVER
        outcome = self.go_on()
        table.push(Travel())
        return outcome

    @step("sheet.jeanne")
    def jeanne_may_force_it(self, table: Table, move: int) -> int:
        jeanne = table.seat_of(JEANNE)
        if jeanne == NOBODY or not table.is_human(jeanne) or table.in_brig(jeanne):
            return DONE
        if move == NO_MOVE:
            return table.ask(jeanne, FORCE_IT)
        if move == m.YES:
            table.tell(e.SHEET_USED, jeanne, JEANNE)
            table.push(Travel())
            table.push(Damage())
        return DONE


class StrengthCards(Choice):
    """Strength cards in hand."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.DISCARD + card for card in different(table, seat) if SKILL[card] == STRENGTH]


class NoStrengthCard(Guard):
    """The Boiler Room costs a strength card."""

    rule = "room.boiler_room"
    whole = True

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return not [card for card in table.hands[seat] if SKILL[card] == STRENGTH]


class NoPassengerToRisk(Guard):
    """The Bridge costs a passenger in the supply."""

    rule = "passengers.6"
    whole = True

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return not table.passenger_supply


STOKE: Final = Question("stoke", "room.boiler_room", [StrengthCards()])
FORCE_IT: Final = Question("force_it", "sheet.jeanne", [Only([m.YES, m.NO])])


class BrigRoom(RoomAction):
    """Try to get out of the Brig, whoever else is there. rule: brig.4a.i"""

    def copy(self) -> Procedure:
        return BrigRoom(self.seat, self.n).at_the_step_of(self)

    @step("brig.4a")
    def check(self, table: Table, move: int) -> int:
        self.mark(table)
        outcome = self.go_on()
        table.push(SkillCheck(CHECK_TARGET, NO_PARTIAL, 1 << LORE | 1 << STRENGTH, FOR_A_ROOM))
        return outcome

    @step("room.brig")
    def walk_out(self, table: Table, move: int) -> int:
        if table.outcome != SUCCESS:
            return DONE
        if move == NO_MOVE:
            return table.ask(self.seat, WALK_OUT)
        table.place(self.seat, move - m.SPACE)
        return DONE


WALK_OUT: Final = Question("walk_out", "room.brig", [ShipSpaces()])


# -- what may be used when ---------------------------------------------------------------------------------------------


class Occupied(Guard):
    """No action of a space where a Deep One or a revealed traitor is; the Brig is exempt.

    rule: action_abilities.3a, revealed_traitors.5
    """

    rule = "actions.8a"
    whole = True

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        space = table.where[seat]
        return space != BRIG and (table.deep_ones[space] > 0 or len(table.traitors_in(space)) > 0)


class Damaged(Guard):
    """The action of a damaged room cannot be used."""

    rule = "damage.4"
    whole = True

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return table.is_damaged(table.where[seat])


class UsedThisTurn(Guard):
    """Every room's action once per turn. rule: action_abilities.3d"""

    rule = "actions.8d"
    whole = True

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        space = table.where[seat]
        return space >= ROOM and table.used >> space - ROOM & 1 == 1


COMMON: Final[list[Guard]] = [Occupied(), Damaged(), UsedThisTurn()]

use(m.ROOM_ACTION + BRIDGE, Bridge, HUMANS, [*COMMON, NoPassengerToRisk()])
use(m.ROOM_ACTION + CHAPEL, Chapel, HUMANS, [*COMMON])
use(m.ROOM_ACTION + CABIN, CaptainsCabin, HUMANS, [*COMMON, NobodyToSuspect()])
use(m.ROOM_ACTION + CARGO_HOLD, CargoHold, HUMANS, [*COMMON, NoItemLeft()])
use(m.ROOM_ACTION + GALLEY, Galley, HUMANS, [*COMMON])
use(m.ROOM_ACTION + BOILER_ROOM, BoilerRoom, HUMANS, [*COMMON, NoStrengthCard()])
use(m.ROOM_ACTION + BRIG, BrigRoom, HUMANS, [UsedThisTurn()])
