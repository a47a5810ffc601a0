"""Dice: what comes before a roll, the roll, what comes after it (topics 18 and 53)."""

from __future__ import annotations

from typing import ClassVar, Final

from undertow.games.unfathomable import events as e
from undertow.games.unfathomable import moves as m
from undertow.games.unfathomable.board import OBSERVATION, SIDES, STRENGTH
from undertow.games.unfathomable.cards.characters import BEATRICE, EDMUND
from undertow.games.unfathomable.cards.items import ALMANAC, POCKET_PISTOL
from undertow.games.unfathomable.cards.skills import COMBAT_TRAINING, KEEN_INSIGHT, SKILL, VALUE
from undertow.games.unfathomable.procedures.choices import different
from undertow.games.unfathomable.procedures.windows import Reactions, with_ability
from undertow.games.unfathomable.state import Table
from undertow.kernel.decision import Choice, Guard, Only, Question
from undertow.kernel.flow import DONE, GO, Procedure, step

BY_DIE: Final = 2  # what Keen Insight adds or subtracts


class Roll(Procedure):
    """A roll of the die. When it has ended, ``table.die`` holds the result."""

    fields: ClassVar[tuple[str, ...]] = ("modifier", "attack", "face", "used")

    def __init__(self, modifier: int = 0, attack: int = 0, face: int = 0, used: int = 0) -> None:
        super().__init__()
        self.modifier = modifier
        self.attack = attack  # 1: it decides an attack; 2: one with the Pocket Pistol, which may be repeated
        self.face = face  # that a feat has chosen
        self.used = used  # once-per-roll abilities, a bit each

    def copy(self) -> Procedure:
        return Roll(self.modifier, self.attack, self.face, self.used).at_the_step_of(self)

    @step("abilities.14")
    def before_the_roll(self, table: Table, move: int) -> int:
        outcome = self.go_on()
        table.push(BeforeRoll([], [], []))
        return outcome

    @step("dice.0")
    def roll(self, table: Table, move: int) -> int:
        table.rolled = self.face or table.chance.below(SIDES) + 1
        table.tell(e.DIE_ROLLED, table.rolled)
        return self.go_on()

    @step("dice.2")
    def after_the_roll(self, table: Table, move: int) -> int:
        outcome = self.go_on()
        if not self.face:
            table.push(AfterRoll([], [], []))
        return outcome

    @step("dice.1")
    def take_the_result(self, table: Table, move: int) -> int:
        table.die = min(max(table.rolled + self.modifier, 1), SIDES)  # rule: dice.2a
        table.tell(e.DIE_RESULT, table.die)
        return DONE

    # What reactions may do to it.

    def add(self, n: int) -> None:
        """Add to the result; it holds for rerolls, too. rule: dice.2a"""
        self.modifier += n

    def choose(self, face: int) -> None:
        """Set the die instead of rolling it."""
        self.face = face

    def again(self) -> None:
        """Roll again, with all that may come before a roll. rule: dice.2b"""
        self.start_over()


def roll_of(table: Table) -> Roll:
    """The roll that a window on top belongs to."""
    frame = table.stack[-2]
    assert isinstance(frame, Roll)
    return frame


class KeenInsight(Choice):
    """Add or subtract 2 with a card from hand. rule: skill.keen_insight"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        cards = with_ability(table, seat, KEEN_INSIGHT)
        return [m.RAISE + card for card in cards] + [m.LOWER + card for card in cards]


class Almanac(Choice):
    """Add the value of an observation card. rule: item.almanac"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        if not table.has_item(seat, ALMANAC):
            return []
        return [m.BOOST + card for card in different(table, seat) if SKILL[card] == OBSERVATION]


class OncePerRoll(Guard):
    """The Almanac works once per roll, however often the die is rolled again."""

    rule = "dice.2c"
    whole = True

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return roll_of(table).used & 1 == 1


class PerfectNumber(Choice):
    """Choose the face of the die. rule: feat.beatrice"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        ready = table.feats[seat] and table.plays(seat, BEATRICE) and not table.in_brig(seat)
        if not ready or roll_of(table).face:
            return []
        return [m.FACE + face for face in range(SIDES)]


PERFECT_NUMBER: Final = PerfectNumber()  # open to all: the feat lies there
BEFORE: Final = Question(
    "before_roll",
    "abilities.14",
    [Only([m.PASS]), KeenInsight(), Almanac([OncePerRoll()]), PERFECT_NUMBER],
    private=True,
)


class BeforeRoll(Reactions):
    """Before a die is rolled. rule: attack.6"""

    kind: ClassVar[str] = "before_roll"

    def copy(self) -> Procedure:
        return BeforeRoll(self.seats, self.answers[:], self.acting[:]).at_the_step_of(self)

    @step("abilities.14")
    def ask_everyone(self, table: Table, move: int) -> int:
        return self.invite(table, move)

    @step("abilities.16a")
    def set_the_order(self, table: Table, move: int) -> int:
        return self.order(table, move)

    @step("abilities.16a.ii")
    def let_one_react(self, table: Table, move: int) -> int:
        return self.act(table, move)

    def entitled(self, table: Table) -> list[int]:
        return [
            seat
            for seat in range(table.seats)
            if table.may_hold(seat, OBSERVATION) or PERFECT_NUMBER.candidates(table, seat)
        ]

    def reaction(self) -> Question:
        return BEFORE

    def react(self, table: Table, seat: int, move: int) -> int:
        roll = roll_of(table)
        if m.FACE <= move < m.FACE + SIDES:
            table.feats[seat] = 0
            table.tell(e.FEAT_USED, seat, table.characters[seat])
            roll.choose(move - m.FACE + 1)
            return GO
        if m.BOOST <= move < m.BOOST + 30:
            card = move - m.BOOST
            roll.used |= 1
            table.tell(e.ITEM_USED, seat, ALMANAC)
            table.discard(seat, card)
            roll.add(VALUE[card])
        elif m.RAISE <= move < m.RAISE + 30:
            table.discard(seat, move - m.RAISE)
            roll.add(BY_DIE)
        elif move != m.PASS:
            table.discard(seat, move - m.LOWER)
            roll.add(-BY_DIE)
        return GO


class CombatTraining(Choice):
    """Roll an attack again. rule: skill.combat_training"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        if not roll_of(table).attack:
            return []
        return [m.PLAY + card for card in with_ability(table, seat, COMBAT_TRAINING)]


class FortunateSon(Choice):
    """Discard a skill card to have any die rolled again. rule: sheet.edmund"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        if not table.plays(seat, EDMUND) or table.in_brig(seat):
            return []
        return [m.REROLL + card for card in different(table, seat)]


class PocketPistol(Choice):
    """Repeat one's attack with the Pocket Pistol once. rule: item.pocket_pistol"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        roll = roll_of(table)
        mine = roll.attack == 2 and not roll.used & 2 and table.has_item(seat, POCKET_PISTOL)
        return [m.USE_ITEM + POCKET_PISTOL] if mine else []


POCKET_PISTOL_CHOICE: Final = PocketPistol()
AFTER: Final = Question(
    "after_roll", "dice.2", [Only([m.PASS]), CombatTraining(), FortunateSon(), POCKET_PISTOL_CHOICE], private=True
)


class AfterRoll(Reactions):
    """After a die was rolled, before the result counts."""

    kind: ClassVar[str] = "after_roll"

    def copy(self) -> Procedure:
        return AfterRoll(self.seats, self.answers[:], self.acting[:]).at_the_step_of(self)

    @step("attack.8")
    def ask_everyone(self, table: Table, move: int) -> int:
        return self.invite(table, move)

    @step("abilities.16a")
    def set_the_order(self, table: Table, move: int) -> int:
        return self.order(table, move)

    @step("attack.8a")
    def let_one_react(self, table: Table, move: int) -> int:
        return self.act(table, move)

    def entitled(self, table: Table) -> list[int]:
        attack = roll_of(table).attack
        return [
            seat
            for seat in range(table.seats)
            if (attack and table.may_hold(seat, STRENGTH))
            or (table.plays(seat, EDMUND) and not table.in_brig(seat) and table.hands[seat])
            or POCKET_PISTOL_CHOICE.candidates(table, seat)
        ]

    def reaction(self) -> Question:
        return AFTER

    def react(self, table: Table, seat: int, move: int) -> int:
        roll = roll_of(table)
        if move == m.PASS:
            return GO
        if move == m.USE_ITEM + POCKET_PISTOL:
            roll.used |= 2
            table.tell(e.ITEM_USED, seat, POCKET_PISTOL)
        elif m.PLAY <= move < m.PLAY + 30:
            table.discard(seat, move - m.PLAY)
        else:
            table.discard(seat, move - m.REROLL)
        table.tell(e.REROLLED, seat)
        roll.again()
        return DONE
