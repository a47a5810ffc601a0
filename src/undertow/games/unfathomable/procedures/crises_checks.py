"""What the thirty crises with a skill check do: on success, on failure, on partial success.

"You" is the current player. What a card does not name does nothing.
"""

from __future__ import annotations

from typing import ClassVar, Final

from undertow.games.unfathomable import moves as m
from undertow.games.unfathomable.board import (
    ADJACENT,
    BRIG,
    DAGON,
    DECK,
    DEEP,
    FOOD,
    HYDRA,
    NOWHERE,
    RITUAL,
    ROOM,
    SANITY,
    SICK_BAY,
    SOULS,
    TRAVEL,
    WATER,
    WATER_ROLLED,
)
from undertow.games.unfathomable.board import KEEPER as KEEPER_TITLE
from undertow.games.unfathomable.cards import mythos as c
from undertow.games.unfathomable.cards.mythos import ACTIVATE_DAGON, ACTIVATE_DEEP_ONES, ACTIVATE_HYDRA, CARDS
from undertow.games.unfathomable.cards.programs import LEAVE_THE_BRIG
from undertow.games.unfathomable.procedures.branches import IfPassengersLeft, IfRisked, May
from undertow.games.unfathomable.procedures.choices import ShipSpaces
from undertow.games.unfathomable.procedures.effects import Effects, Instruction, define
from undertow.games.unfathomable.procedures.everyone import Each, EachHumanDiscards
from undertow.games.unfathomable.procedures.instructions import (
    KEEPER,
    Activate,
    Advance,
    AllRise,
    DamageShip,
    Defeat,
    DefeatHumansWhereRolled,
    DefeatInTheSupply,
    DiscardHand,
    DrawItem,
    Gain,
    KeepMythosCard,
    Lose,
    PassTitleOn,
    Retreat,
    RiskPassengers,
    RollDie,
    SpawnInEach,
    SpawnWhereDamaged,
    SpawnWhereRolled,
)
from undertow.games.unfathomable.procedures.limits import around
from undertow.games.unfathomable.procedures.spells import CastSpells, RemoveTopSpells
from undertow.games.unfathomable.state import Table
from undertow.kernel.decision import Choice, Guard, Only, Question
from undertow.kernel.flow import DONE, GO, NO_MOVE, Procedure, step

# -- moving Deep Ones about --------------------------------------------------------------------------------------------


class MoveDeepOnes(Procedure):
    """Each Deep One on the ship moves to a space next to it, or may; a player says in which order and where to."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "free", "waiting", "space")
    in_view: ClassVar[dict[str, str]] = {"waiting": "waiting", "space": "space"}

    def __init__(self, seat: int, free: int, waiting: list[int], space: int = NOWHERE) -> None:
        super().__init__()
        self.seat = seat
        self.free = free  # 1: only those that one likes
        self.waiting = waiting  # by space: how many have not moved yet
        self.space = space  # where the one is that moves now

    def copy(self) -> Procedure:
        return MoveDeepOnes(self.seat, self.free, self.waiting[:], self.space).at_the_step_of(self)

    @step("crisis.hold_the_line")
    def find_them(self, table: Table, move: int) -> int:
        self.waiting = [table.deep_ones[space] if space >= DECK else 0 for space in range(DEEP)]
        return self.go_on()

    @step("abilities.16")
    def choose_one(self, table: Table, move: int) -> int:
        spaces = self.spaces(table)
        if not spaces:
            return DONE
        if move == NO_MOVE:
            if self.free or len(spaces) > 1:
                return table.ask(self.seat, WHICH_MAY_MOVE if self.free else WHICH_MOVES)
            move = m.SPACE + spaces[0]
        if move == m.DONE:
            return DONE
        self.space = move - m.SPACE
        return self.go_on()

    @step("adjacent.0")
    def move_it(self, table: Table, move: int) -> int:
        if move == NO_MOVE:
            return table.ask(self.seat, MOVES_WHERE)
        self.waiting[self.space] -= 1
        table.move_deep_ones(self.space, move - m.SPACE, 1)
        return self.go_to("abilities.16")

    def spaces(self, table: Table) -> list[int]:
        """Where somebody can still move."""
        return [space for space in range(DECK, DEEP) if self.waiting[space] and around(table, space)]


def mover(table: Table) -> MoveDeepOnes:
    """The procedure that is being carried out."""
    frame = table.stack[-1]
    assert isinstance(frame, MoveDeepOnes)
    return frame


class WhereSomeWait(Choice):
    """Spaces with Deep Ones that have not moved yet."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.SPACE + space for space in mover(table).spaces(table)]


class NextTo(Choice):
    """The spaces next to the Deep One that moves."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.SPACE + space for space in sorted(ADJACENT[mover(table).space])]


class ClosedToDeepOnes(Guard):
    """Deep Ones never enter Sick Bay or Brig."""

    rule = "spaces.20b"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return move - m.SPACE in (SICK_BAY, BRIG)


class HatchesAreBarricaded(Guard):
    """Deep Ones do not move into rooms in this turn."""

    rule = "crisis.barricade_the_hatches"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return table.barricaded != 0 and move - m.SPACE >= ROOM


WHICH_MAY_MOVE: Final = Question("which_may_move", "crisis.hold_the_line", [Only([m.DONE]), WhereSomeWait()])
WHICH_MOVES: Final = Question("which_moves", "crisis.on_the_offensive", [WhereSomeWait()])
MOVES_WHERE: Final = Question("moves_where", "adjacent.0", [NextTo([ClosedToDeepOnes(), HatchesAreBarricaded()])])


class MoveEachDeepOne(Instruction):
    """Move each Deep One on the ship to a space next to it; ``free``: only those that one likes."""

    def __init__(self, free: int) -> None:
        self.free = free

    def do(self, table: Table, frame: Effects, move: int) -> int:
        table.push(MoveDeepOnes(frame.seat, self.free, []))
        return GO


# -- instructions of single cards -------------------------------------------------------------------------------------


class MonarchsToTheBow(Instruction):
    """Both monarchs move to the bow space that the die says."""

    def do(self, table: Table, frame: Effects, move: int) -> int:
        for monarch in (HYDRA, DAGON):
            table.move_monarch(monarch, WATER_ROLLED[table.die])
        return GO


class RoomsWithDeepOnes(Choice):
    """Rooms with Deep Ones."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.SPACE + space for space in range(ROOM, DEEP) if table.deep_ones[space]]


class DefeatOneInside(Instruction):
    """A Deep One in a room is defeated."""

    def do(self, table: Table, frame: Effects, move: int) -> int:
        if move == NO_MOVE:
            rooms = SHOT_IN.answers(table, frame.seat)
            if not rooms:
                return GO
            if len(rooms) > 1:
                return table.ask(frame.seat, SHOT_IN)
            move = rooms[0]
        table.defeat_deep_ones(move - m.SPACE)
        return GO


SHOT_IN: Final = Question("shot_in", "crisis.missing_munitions", [RoomsWithDeepOnes()])


class EveryoneLeavesTheBrig(Each):
    """Every character in the Brig moves to any ship space of their own choice. ruling: own_way"""

    program: ClassVar[int] = LEAVE_THE_BRIG

    def concerns(self, table: Table, frame: Effects, seat: int) -> bool:
        return table.in_brig(seat)


class BreakOut(Instruction):
    """Leave the Brig for any ship space."""

    def do(self, table: Table, frame: Effects, move: int) -> int:
        if move == NO_MOVE:
            return table.ask(frame.seat, BREAK_OUT)
        table.place(frame.seat, move - m.SPACE)
        return GO


define(LEAVE_THE_BRIG, [BreakOut()])
BREAK_OUT: Final = Question("break_out", "crisis.jail_break", [ShipSpaces()])


# -- what the cards do -------------------------------------------------------------------------------------------------


def success(card: int, *instructions: Instruction) -> None:
    """Say what happens if the check succeeds."""
    define(CARDS[card].first, list(instructions))


def failure(card: int, *instructions: Instruction) -> None:
    """Say what happens if the check fails."""
    define(CARDS[card].second, list(instructions))


def partial(card: int, *instructions: Instruction) -> None:
    """Say what happens if the check succeeds in part."""
    define(CARDS[card].third, list(instructions))


success(
    c.ADRIFT_FISHING_BOAT,
    RiskPassengers(1), IfRisked(1, [Gain(SOULS)]),
    IfPassengersLeft(1, [May("fish_for_food", "crisis.adrift_fishing_boat", [RiskPassengers(1), Gain(FOOD)])]),
)  # fmt: skip
partial(c.ADRIFT_FISHING_BOAT, RiskPassengers(2), IfRisked(2, [Gain(SOULS)]))
failure(c.ADRIFT_FISHING_BOAT, Lose(SANITY), Lose(SOULS))

success(c.BARRICADE_THE_HATCHES, KeepMythosCard())
failure(c.BARRICADE_THE_HATCHES, Activate(ACTIVATE_DEEP_ONES))

partial(c.COLLISION_COURSE, RollDie(), MonarchsToTheBow(), DamageShip(), Retreat(TRAVEL))
failure(c.COLLISION_COURSE, RollDie(), MonarchsToTheBow(), DamageShip(), DamageShip(), Retreat(TRAVEL, 2))

success(c.COORDINATED_ASSAULT, Advance(TRAVEL))
failure(
    c.COORDINATED_ASSAULT,
    AllRise(), Activate(ACTIVATE_HYDRA), Activate(ACTIVATE_DAGON), Activate(ACTIVATE_DEEP_ONES),
)  # fmt: skip

partial(c.DAMAGED_EVAPORATOR, Lose(FOOD))
failure(c.DAMAGED_EVAPORATOR, Lose(FOOD), Retreat(TRAVEL, 1, fuel=True))

failure(c.DEEP_ONE_FEINT, Activate(ACTIVATE_DEEP_ONES))

partial(c.DEEP_ONE_SWARM, Activate(ACTIVATE_DEEP_ONES))
failure(c.DEEP_ONE_SWARM, Activate(ACTIVATE_DEEP_ONES), Activate(ACTIVATE_DEEP_ONES))

success(c.DISTURBING_DREAMS, Gain(SANITY))
partial(c.DISTURBING_DREAMS, Lose(SANITY))
failure(c.DISTURBING_DREAMS, Lose(SANITY, 2))

success(c.EOT_FAILURE, Advance(TRAVEL))
failure(c.EOT_FAILURE, Retreat(TRAVEL, 1, fuel=True))

# The title passes on even if the defeat is prevented (rule: abilities.9).
failure(c.FEAR_OF_THE_UNKNOWN, DiscardHand(KEEPER), Defeat(KEEPER), PassTitleOn(KEEPER_TITLE))

failure(c.FLOODING_COMPARTMENT, Lose(SOULS))

partial(c.FOOD_STORES_RAID, Lose(FOOD))
failure(c.FOOD_STORES_RAID, Lose(FOOD, 2))

success(c.HOLD_THE_LINE, MoveEachDeepOne(free=1))
partial(c.HOLD_THE_LINE, SpawnInEach(WATER, DECK))
failure(c.HOLD_THE_LINE, SpawnInEach(DECK, ROOM))

failure(c.HORRIFIC_VISIONS, Lose(SANITY))

failure(c.HULL_LEAK, DamageShip())

partial(c.HYPNOTIC_MELODY, IfPassengersLeft(1, [RiskPassengers(1)], [Lose(FOOD)]))  # ruling: hypnotic_melody
failure(c.HYPNOTIC_MELODY, IfPassengersLeft(1, [DefeatInTheSupply()], [Lose(SOULS, 2)]))

partial(c.INFILTRATOR, RollDie(), SpawnWhereRolled(1))
failure(c.INFILTRATOR, DamageShip(), SpawnWhereDamaged(1))

failure(c.JAIL_BREAK, Lose(SANITY), EveryoneLeavesTheBrig())

failure(c.LURE_OF_YHANTHLEI, RiskPassengers(4))

success(c.MISSING_MUNITIONS, DefeatOneInside())
partial(c.MISSING_MUNITIONS, DamageShip())
failure(c.MISSING_MUNITIONS, DamageShip(), DamageShip())

success(c.ON_THE_OFFENSIVE, MoveEachDeepOne(free=0))
failure(c.ON_THE_OFFENSIVE, Activate(ACTIVATE_DEEP_ONES))

failure(c.PASSENGER_OVERBOARD, Lose(SOULS))

success(c.PASSENGER_RIOT, DrawItem())
partial(c.PASSENGER_RIOT, Lose(SANITY))
failure(c.PASSENGER_RIOT, Lose(SANITY), Lose(SOULS))

success(c.RALLY_THE_CREW, Gain(SANITY))
partial(c.RALLY_THE_CREW, Lose(SANITY))
failure(c.RALLY_THE_CREW, Lose(SANITY, 2), EachHumanDiscards(2))

success(c.RAT_INFESTATION, May("rats_for_food", "crisis.rat_infestation", [Lose(SANITY), Gain(FOOD)]))
partial(c.RAT_INFESTATION, Lose(FOOD))
failure(c.RAT_INFESTATION, Lose(FOOD, 2))

failure(c.SEWAGE_BACKUP, Lose(SANITY), RollDie(), DefeatHumansWhereRolled())

success(c.SHIPBOARD_FIRE, DamageShip())
partial(c.SHIPBOARD_FIRE, DamageShip(), DamageShip())
failure(c.SHIPBOARD_FIRE, DamageShip(), DamageShip(), DamageShip())

success(c.STOLEN_RITUAL_COMPONENTS, CastSpells(KEEPER))
failure(c.STOLEN_RITUAL_COMPONENTS, Retreat(RITUAL, 2), RemoveTopSpells(5))

partial(c.THE_FATHERS_FAVOR, Activate(ACTIVATE_DAGON))
failure(c.THE_FATHERS_FAVOR, Activate(ACTIVATE_DAGON), Activate(ACTIVATE_DAGON))

partial(c.THE_MOTHERS_WRATH, Activate(ACTIVATE_HYDRA))
failure(c.THE_MOTHERS_WRATH, Activate(ACTIVATE_HYDRA), Activate(ACTIVATE_HYDRA))
