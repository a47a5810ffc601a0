"""Supporting fire: a gun is fired at another captain's ship, to hit the enemies on its deck."""

from __future__ import annotations

from typing import ClassVar, Final

from undertow.games.everrain import events as e
from undertow.games.everrain import moves as m
from undertow.games.everrain import ship as s
from undertow.games.everrain.board import FIRE_ORDER, OMEN_FACE
from undertow.games.everrain.cards.guns import GUNS
from undertow.games.everrain.cards.upgrades import FIRST_GUN
from undertow.games.everrain.dice import ATTACK
from undertow.games.everrain.foes import all_hits_left, slay, wound_foe
from undertow.games.everrain.procedures.frays import named, weakest
from undertow.games.everrain.procedures.gun_menu import dice_at, gun_of
from undertow.games.everrain.procedures.losses import Sinking
from undertow.games.everrain.procedures.omens import pay_for
from undertow.games.everrain.state import Table
from undertow.kernel.decision import Choice, Question
from undertow.kernel.flow import ASK, DONE, GO, NO_MOVE, SimpleProcedure, step

BLANK: Final = 0


class Support(SimpleProcedure):
    """One gun is fired once, to help. rule: guns.8"""

    fields: ClassVar[tuple[str, ...]] = ("seat", "battery", "other", "hits", "omens", "blanks")
    seat: int
    battery: int
    other: int
    hits: int
    omens: int
    blanks: int

    @step("guns.6")
    def give_the_order(self, table: Table, move: int) -> int:
        s.issue(table.ships[self.seat], FIRE_ORDER)
        return self.go_on()

    @step("guns.7")
    def roll(self, table: Table, move: int) -> int:
        ship, target = table.ships[self.seat], table.ships[self.other][s.HEX]
        dice = dice_at(table, self.seat, self.battery, target)
        gun = gun_of(ship, self.battery)
        table.tell(e.SUPPORTED, self.seat, self.other, FIRST_GUN + gun, dice)
        ship[s.AIM] = 0
        for _ in range(dice):
            face = ATTACK.roll(table.chance)
            if face == OMEN_FACE:
                self.omens += 1
            elif face == BLANK:
                self.blanks += 1
            else:
                self.hits += face
        if GUNS[gun].harmless:
            self.blanks = 0
        return self.go_on()

    @step("dice.2")
    def pay_for_omens(self, table: Table, move: int) -> int:
        ship = table.ships[self.other]
        serves = self.omens > 0 and self.hits < all_hits_left(ship, s.foes(ship))
        paid = pay_for(table, self.seat, move, serves)
        if paid == GO:
            self.omens -= 1
            self.hits += 1
        return self.go_on() if paid == DONE else paid

    @step("guns.9")
    def share_out_hits(self, table: Table, move: int) -> int:
        ship = table.ships[self.other]
        standing = s.foes(ship)
        if not self.hits or not standing:
            return self.go_on()
        if self.hits >= all_hits_left(ship, standing):  # nothing to choose
            self.hits = 0
            slay(table, self.other, standing)
            return self.go_on()
        move = table.settle(self.seat, SUPPORT, move)
        if move == NO_MOVE:
            return ASK
        self.hits -= 1
        wound_foe(table, self.other, weakest(ship, move - m.STRIKE), 1)
        return GO

    @step("guns.10")
    def strike_with_blanks(self, table: Table, move: int) -> int:
        for _ in range(self.blanks):
            if not table.damage(self.other):
                table.push(Sinking(self.other, 0))
                break
        return DONE


class Beset(Choice):
    """The enemies on the deck that is fired at. rule: guns.9"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        frame = table.stack[-1]
        assert isinstance(frame, Support)
        ship = table.ships[frame.other]
        return [m.STRIKE + which for which in named(ship, s.foes(ship))]


SUPPORT: Final = Question("support", "guns.9", [Beset()], settles=True)
