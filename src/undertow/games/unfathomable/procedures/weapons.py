"""Enemies (topic 19) and attacks on them: with bare hands, with a weapon, several in a row."""

from __future__ import annotations

from typing import ClassVar, Final

from undertow.games.unfathomable import events as e
from undertow.games.unfathomable import moves as m
from undertow.games.unfathomable.board import ADJACENT, DEEP
from undertow.games.unfathomable.cards.items import (
    POCKET_PISTOL,
    REPEATING_RIFLE,
    SHOTGUN,
    SIX_SHOOTER,
    WEAPON_ATTACKS,
)
from undertow.games.unfathomable.cards.mythos import THE_PEACEMAKER
from undertow.games.unfathomable.procedures.actions import basic_bonus
from undertow.games.unfathomable.procedures.attack import A_DEEP_ONE, Attack
from undertow.games.unfathomable.state import NO_CARD, Table
from undertow.kernel.decision import Choice, Guard, Question
from undertow.kernel.flow import DONE, GO, NO_MOVE, Procedure, step

BARE_HANDS: Final = NO_CARD
BASIC_ATTACKS: Final = 4  # of Rampage
WEAPON_USES: Final = 3
AN_ATTACK: Final = 1  # what a roll has to know
A_PISTOL_ATTACK: Final = 2


def enemies(table: Table, seat: int, spaces: list[int]) -> list[int]:
    """The enemies of a player in some spaces, as moves: a Deep One by its space, a character by the seat.

    Never a monarch. rule: enemies.0, monarchs.1
    """
    if table.is_human(seat):  # rule: enemies.1
        found = [m.SPACE + space for space in spaces if table.deep_ones[space]]
        others = [other for other in range(table.seats) if not table.is_human(other)]
    else:  # rule: enemies.2
        found = []
        others = table.humans()
    return found + [m.SEAT + other for other in others if table.where[other] in spaces]


def everywhere() -> list[int]:
    """All spaces; the Deep is none. rule: deep.3"""
    return list(range(DEEP))


def in_range(table: Table, seat: int, item: int) -> list[int]:
    """The enemies that a player reaches with a weapon, or without one."""
    space = table.where[seat]
    return enemies(table, seat, ADJACENT[space] if item == REPEATING_RIFLE else [space])


def number_here(table: Table, seat: int) -> int:
    """How many enemies are in one's space."""
    space = table.where[seat]
    if table.is_human(seat):
        return table.deep_ones[space] + len(table.traitors_in(space))
    return len(table.humans_in(space))


def bonus(table: Table, seat: int, item: int) -> int:
    """What is added to the die."""
    if item == BARE_HANDS:
        return basic_bonus(table, seat)
    if item == SIX_SHOOTER:  # rule: item.six_shooter
        return 2
    if item == REPEATING_RIFLE:  # rule: item.repeating_rifle
        return 1
    return number_here(table, seat) if item == SHOTGUN else 0  # rule: item.shotgun


def strike(table: Table, seat: int, item: int, target: int) -> None:
    """Attack an enemy that ``in_range`` has named."""
    if item != BARE_HANDS:
        table.tell(e.ITEM_USED, seat, item)
    kind = A_PISTOL_ATTACK if item == POCKET_PISTOL else AN_ATTACK
    if m.SEAT <= target < m.SEAT + table.seats:
        other = target - m.SEAT
        table.push(Attack(seat, other, table.where[other], bonus(table, seat, item), kind))
    else:
        table.push(Attack(seat, A_DEEP_ONE, target - m.SPACE, bonus(table, seat, item), kind))


class Peaceful(Guard):
    """Who keeps The Peacemaker cannot attack."""

    rule = "crisis.the_peacemaker"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return THE_PEACEMAKER in table.kept[seat]


class Strike(Procedure):
    """One attack with a weapon on an enemy of one's choice."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "item")

    def __init__(self, seat: int, item: int) -> None:
        super().__init__()
        self.seat = seat
        self.item = item

    def copy(self) -> Procedure:
        return Strike(self.seat, self.item).at_the_step_of(self)

    @step("attack.4")
    def choose_the_defender(self, table: Table, move: int) -> int:
        if move == NO_MOVE:
            targets = in_range(table, self.seat, self.item)
            if not targets:
                return DONE
            if len(targets) > 1:
                return table.ask(self.seat, DEFENDER)
            move = targets[0]
        strike(table, self.seat, self.item, move)
        return DONE


class Rampage(Procedure):
    """Up to four basic attacks, or one weapon's attack up to three times."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "item", "made")
    in_view: ClassVar[dict[str, str]] = {"item": "item"}

    def __init__(self, seat: int, item: int = BARE_HANDS, made: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.item = item
        self.made = made  # attacks

    def copy(self) -> Procedure:
        return Rampage(self.seat, self.item, self.made).at_the_step_of(self)

    @step("skill.rampage")
    def choose_a_weapon(self, table: Table, move: int) -> int:
        if move == NO_MOVE:
            ways = ways_to_attack(table, self.seat)
            if not ways:
                return DONE
            if len(ways) > 1:
                return table.ask(self.seat, RAMPAGE_WITH)
            move = ways[0]
        self.item = BARE_HANDS if move == m.OPTION_A else move - m.ITEM
        return self.go_on()

    @step("attack.1b")
    def attack_again_and_again(self, table: Table, move: int) -> int:
        if move == NO_MOVE:
            targets = in_range(table, self.seat, self.item)
            if not targets or self.made == (BASIC_ATTACKS if self.item == BARE_HANDS else WEAPON_USES):
                return DONE
            if self.made or len(targets) > 1:
                return table.ask(self.seat, NEXT_DEFENDER)
            move = targets[0]
        if move == m.DONE:
            return DONE
        self.made += 1
        strike(table, self.seat, self.item, move)
        return GO


def ready_weapons(table: Table, seat: int) -> list[int]:
    """One's weapons with an attack that reaches an enemy. rule: brig.6"""
    return [item for item in WEAPON_ATTACKS if table.has_item(seat, item) and in_range(table, seat, item)]


def ways_to_attack(table: Table, seat: int) -> list[int]:
    """With what one can attack now, as moves: weapons, bare hands."""
    ways = [m.ITEM + item for item in ready_weapons(table, seat)]
    if in_range(table, seat, BARE_HANDS):
        ways.append(m.OPTION_A)
    return ways


class InRange(Choice):
    """The enemies that the weapon in use reaches."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        frame = table.stack[-1]
        assert isinstance(frame, (Strike, Rampage))
        return in_range(table, seat, frame.item)


class Enough(Choice):
    """Stop after the first attack or a later one."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        frame = table.stack[-1]
        assert isinstance(frame, Rampage)
        return [m.DONE] if frame.made else []


class WaysToAttack(Choice):
    """Weapons and bare hands."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return ways_to_attack(table, seat)


DEFENDER: Final = Question("whom_to_attack", "attack.4", [InRange()])
NEXT_DEFENDER: Final = Question("whom_to_attack_next", "skill.rampage", [Enough(), InRange()])
RAMPAGE_WITH: Final = Question("rampage_with", "skill.rampage", [WaysToAttack()])
