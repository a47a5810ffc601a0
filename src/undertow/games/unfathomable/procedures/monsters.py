"""Activations: Mother Hydra, Father Dagon, the Deep Ones (topic 3)."""

from __future__ import annotations

from typing import ClassVar, Final

from undertow.games.unfathomable import events as e
from undertow.games.unfathomable import moves as m
from undertow.games.unfathomable.board import (
    ADJACENT,
    ARROW,
    AWAY,
    BOWWARD,
    CLOSEST,
    DAGON,
    DECK,
    DEEP,
    GATHERED,
    HYDRA,
    NOWHERE,
    ROOM,
    WATER_ROLLED,
    can_be_damaged,
    is_deck,
)
from undertow.games.unfathomable.cards.mythos import BARRICADE_THE_HATCHES
from undertow.games.unfathomable.procedures.attack import Attack
from undertow.games.unfathomable.procedures.damage import Damage
from undertow.games.unfathomable.procedures.defeat import DefeatPassenger
from undertow.games.unfathomable.procedures.dice import Roll
from undertow.games.unfathomable.state import Table
from undertow.kernel.decision import Choice, Guard, Only, Question
from undertow.kernel.flow import DONE, GO, NO_MOVE, OVER, Procedure, step
from undertow.kernel.state import NOBODY

SPAWNED: Final = 2  # Deep Ones that an activation spawns


class Surge(Procedure):
    """Monsters in the Deep come up to the water space that a die says."""

    fields: ClassVar[tuple[str, ...]] = ("monarchs",)

    def __init__(self, monarchs: int) -> None:
        super().__init__()
        self.monarchs = monarchs  # that come along if they are there, a bit each

    def copy(self) -> Procedure:
        return Surge(self.monarchs).at_the_step_of(self)

    @step("activations.8")
    def roll(self, table: Table, move: int) -> int:
        outcome = self.go_on()
        table.push(Roll())
        return outcome

    @step("activations.18")
    def come_up(self, table: Table, move: int) -> int:
        rise(table, WATER_ROLLED[table.die], self.monarchs)
        return DONE


def rise(table: Table, space: int, monarchs: int) -> None:
    """Move the Deep Ones in the Deep, and monarchs that are there, to a water space. rule: deep.0"""
    table.move_deep_ones(DEEP, space, table.deep_ones[DEEP])
    for monarch in (HYDRA, DAGON):
        if monarchs >> monarch & 1 and table.monarchs[monarch] == DEEP:
            table.move_monarch(monarch, space)


def gather(table: Table, monarchs: int) -> int:
    """Two Deep Ones spawn in the Deep; if four or more are there, they come up.

    rule: activations.8, activations.8a, activations.12, activations.12a, activations.18, activations.18a
    """
    if table.spawn(DEEP, SPAWNED) == OVER:
        return OVER
    if table.deep_ones[DEEP] >= GATHERED:
        table.push(Surge(monarchs))
    return DONE


class ActivateHydra(Procedure):
    """Mother Hydra damages the ship and moves towards the front. rule: activations.5"""

    def copy(self) -> Procedure:
        return ActivateHydra().at_the_step_of(self)

    @step("activations.6")
    def damage_the_closest_room(self, table: Table, move: int) -> int:
        table.tell(e.MONARCH_ACTIVATES, HYDRA)
        space = table.monarchs[HYDRA]
        if space == DEEP:
            return gather(table, 1 << HYDRA)
        outcome = self.go_on()
        table.push(Damage(ARROW[ARROW[space]]))
        return outcome

    @step("activations.7")
    def move_towards_the_front(self, table: Table, move: int) -> int:
        move_bowward(table, HYDRA)
        return DONE


class ActivateDagon(Procedure):
    """Father Dagon calls Deep Ones aboard and moves towards the front. rule: activations.9"""

    def copy(self) -> Procedure:
        return ActivateDagon().at_the_step_of(self)

    @step("activations.10")
    def call_deep_ones_aboard(self, table: Table, move: int) -> int:
        table.tell(e.MONARCH_ACTIVATES, DAGON)
        space = table.monarchs[DAGON]
        if space == DEEP:
            return gather(table, 1 << DAGON)
        if table.spawn(ARROW[space], SPAWNED) == OVER:  # rule: activations.10b
            return OVER
        return self.go_on()

    @step("activations.11")
    def move_towards_the_front(self, table: Table, move: int) -> int:
        move_bowward(table, DAGON)
        return DONE


def move_bowward(table: Table, monarch: int) -> None:
    """One water space towards the front; a monarch that is there stays.

    rule: front.1, front.1a, activations.7a, activations.11a
    """
    space = table.monarchs[monarch]
    if space != DEEP:
        table.move_monarch(monarch, BOWWARD[space])


class ActivateDeepOnes(Procedure):
    """Every Deep One that is not in the Deep acts once, in the order that the current player sets."""

    fields: ClassVar[tuple[str, ...]] = ("waiting", "space", "any_order")
    in_view: ClassVar[dict[str, str]] = {"waiting": "waiting", "space": "space", "any_order": "any_order"}

    def __init__(self, waiting: list[int], space: int = NOWHERE, any_order: int = 0) -> None:
        super().__init__()
        self.waiting = waiting  # by space: how many have not acted yet
        self.space = space  # where the one is that acts now
        self.any_order = any_order

    def copy(self) -> Procedure:
        return ActivateDeepOnes(self.waiting[:], self.space, self.any_order).at_the_step_of(self)

    @step("mythos.24a")
    def find_them(self, table: Table, move: int) -> int:
        keeper = barricader(table, self.waiting or table.deep_ones)
        if move == NO_MOVE:
            if keeper != NOBODY:  # ruling: barricade
                return table.ask(keeper, BARRICADE)
        elif move != m.PASS:
            barricade(table, keeper)
        if self.waiting:  # a card names them
            return self.go_on()
        table.tell(e.DEEP_ONES_ACTIVATE)
        if not table.deep_ones_on_board():  # rule: activations.18
            return gather(table, 1 << HYDRA | 1 << DAGON)
        self.waiting = table.deep_ones[:DEEP]
        return self.go_on()

    @step("activations.13")
    def the_current_player_sets_the_order(self, table: Table, move: int) -> int:
        spaces = self.spaces(table)
        if not spaces:
            return DONE
        if move == NO_MOVE:
            if len(spaces) > 1 and not self.any_order:
                return table.ask(table.current, NEXT_DEEP_ONE)
            move = m.SPACE + spaces[0]
        if move == m.ANY_ORDER:
            self.any_order = 1
            return GO
        self.space = move - m.SPACE
        self.waiting[self.space] -= 1
        return self.go_on()

    @step("activations.14")
    def it_acts(self, table: Table, move: int) -> int:
        space = self.space
        humans = table.humans_in(space)
        if humans:  # rule: activations.14a, passengers.9a
            if move == NO_MOVE and len(humans) > 1:
                return table.ask(table.current, DEFENDER)
            self.go_to("activations.13")  # rule: attack.1c
            table.push(Attack(NOBODY, humans[0] if move == NO_MOVE else move - m.SEAT))
            return GO
        if is_deck(space) and table.passengers[space - DECK]:  # rule: activations.15, passengers.9, defeat.2
            self.go_to("activations.13")
            table.push(DefeatPassenger(space))
            return GO
        if can_be_damaged(space) and not table.is_damaged(space):  # rule: activations.16, activations.16a
            self.go_to("activations.13")  # rule: activations.16b, activations.16b.i
            table.push(Damage(space))
            return GO
        return self.it_moves(table, move)

    def it_moves(self, table: Table, move: int) -> int:
        """Along the arrow, or to the closest undamaged room. rule: activations.17, activations.17a, activations.17b"""
        space = self.space
        ways = ways_of(table, space)
        if table.barricaded and ways[0] >= ROOM:  # rule: crisis.barricade_the_hatches
            self.go_to("activations.13")
            return GO
        if move == NO_MOVE and len(ways) > 1:  # ruling: two_ways
            return table.ask(table.current, WAY)
        self.go_to("activations.13")
        table.move_deep_ones(space, ways[0] if move == NO_MOVE else move - m.SPACE, 1)
        return GO

    def spaces(self, table: Table) -> list[int]:
        """Where somebody has not acted yet."""
        return [space for space in range(DEEP) if self.waiting[space] and table.deep_ones[space]]


def barricader(table: Table, deep_ones: list[int]) -> int:
    """Who may barricade the hatches now: Deep Ones on the ship are about to act. NOBODY if nobody may."""
    if not table.barricaded and sum(deep_ones[DECK:DEEP]) > 0:
        for seat in range(table.seats):
            if BARRICADE_THE_HATCHES in table.kept[seat]:
                return seat
    return NOBODY


def barricade(table: Table, seat: int) -> None:
    """Discard the card: no Deep One moves into a room until the end of the turn."""
    table.kept[seat].remove(BARRICADE_THE_HATCHES)
    table.mythos_discard.append(BARRICADE_THE_HATCHES)
    table.tell(e.KEPT_CARD_DISCARDED, seat, BARRICADE_THE_HATCHES)
    table.barricaded = 1


BARRICADE: Final = Question(
    "barricade", "crisis.barricade_the_hatches", [Only([m.PASS, m.USE_MYTHOS + BARRICADE_THE_HATCHES])]
)


def activation_of(waiting: list[int]) -> ActivateDeepOnes:
    """The activation of some Deep Ones only, by space: how many."""
    return ActivateDeepOnes(waiting)


def ways_of(table: Table, space: int) -> list[int]:
    """The spaces to which a Deep One may move from here; inside there are no arrows. rule: arrows.2"""
    if space < ROOM:
        return [ARROW[space]]
    goals = [room for room in CLOSEST[space - ROOM] if not table.is_damaged(room)]
    if not goals:
        return [space]
    away = AWAY[goals[0] - ROOM]
    return [other for other in ADJACENT[space] if away[other] == away[space] - 1]


class WhereDeepOnesWait(Choice):
    """The spaces with Deep Ones that have not acted yet."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        frame = table.stack[-1]
        assert isinstance(frame, ActivateDeepOnes)
        return [m.SPACE + space for space in frame.spaces(table)]


class CharactersHere(Choice):
    """The characters in the space of the Deep One that acts."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        frame = table.stack[-1]
        assert isinstance(frame, ActivateDeepOnes)
        return [m.SEAT + other for other in table.characters_in(frame.space)]


class NoPrey(Guard):
    """Deep Ones do not attack revealed traitors."""

    rule = "activations.14b"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return not table.is_human(move - m.SEAT)


class Ways(Choice):
    """The ways that are equally short."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        frame = table.stack[-1]
        assert isinstance(frame, ActivateDeepOnes)
        return [m.SPACE + space for space in ways_of(table, frame.space)]


NEXT_DEEP_ONE: Final = Question("next_deep_one", "activations.13", [Only([m.ANY_ORDER]), WhereDeepOnesWait()])
DEFENDER: Final = Question("defender", "activations.14a", [CharactersHere([NoPrey()])])
WAY: Final = Question("way", "rulings.two_ways", [Ways()])
