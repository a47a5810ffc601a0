"""The fire order: a gun is fired at an enemy ship or at the elder; omens can be paid for."""

from __future__ import annotations

from typing import ClassVar

from undertow.games.everrain import elders
from undertow.games.everrain import events as e
from undertow.games.everrain import ship as s
from undertow.games.everrain.board import FIRE_ORDER
from undertow.games.everrain.cards import raiders as r
from undertow.games.everrain.cards.raiders import FIRST_RAIDER
from undertow.games.everrain.cards.upgrades import FIRST_GUN
from undertow.games.everrain.dice import ATTACK, throw
from undertow.games.everrain.procedures.gun_menu import ELDER, dice_of, gun_of
from undertow.games.everrain.procedures.omens import pay_for
from undertow.games.everrain.procedures.raiders import hits_left, wound_raider
from undertow.games.everrain.state import Table
from undertow.kernel.flow import DONE, GO, SimpleProcedure, step


class Shot(SimpleProcedure):
    """One gun is fired once. rule: guns.1"""

    fields: ClassVar[tuple[str, ...]] = ("seat", "battery", "target", "hits", "omens")
    seat: int
    battery: int
    target: int
    hits: int
    omens: int

    @step("guns.6")
    def give_the_order(self, table: Table, move: int) -> int:
        s.issue(table.ships[self.seat], FIRE_ORDER)
        return self.go_on()

    @step("guns.7")
    def roll(self, table: Table, move: int) -> int:
        dice = dice_of(table, self.seat, self.battery, self.target)
        ship = table.ships[self.seat]
        table.tell(e.GUN_FIRED, self.seat, FIRST_GUN + gun_of(ship, self.battery), dice)
        ship[s.AIM] = 0
        self.hits, self.omens = throw(table.chance, ATTACK, dice)
        return self.go_on()

    def left(self, table: Table) -> int:
        """The hit points of its target."""
        if self.target == ELDER:
            return elders.hits_left(table)
        return hits_left(table, table.raiders[self.target])

    @step("dice.2")
    def pay_for_omens(self, table: Table, move: int) -> int:
        paid = pay_for(table, self.seat, move, self.omens > 0 and self.hits < self.left(table))
        if paid == GO:
            self.omens -= 1
            self.hits += 1
        return self.go_on() if paid == DONE else paid

    @step("dice.1")
    def hit(self, table: Table, move: int) -> int:
        if self.target == ELDER:
            elders.wound(table, self.hits)
            return DONE
        table.tell(e.RAIDER_HIT, FIRST_RAIDER + table.raiders[self.target][r.KIND], self.hits)
        if self.hits:
            wound_raider(table, self.target, self.hits)
        return DONE
