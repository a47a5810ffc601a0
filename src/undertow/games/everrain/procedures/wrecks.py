"""Wrecks and spoils: what lies on a wreck is taken, and the fate die says what else is found."""

from __future__ import annotations

from typing import ClassVar, Final

from undertow.games.everrain import events as e
from undertow.games.everrain import moves as m
from undertow.games.everrain import params
from undertow.games.everrain import ship as s
from undertow.games.everrain.board import NOWHERE
from undertow.games.everrain.cards.traits import BLESSED
from undertow.games.everrain.cards.treasures import KNUCKLE_DICE, SORTS, TREASURES
from undertow.games.everrain.procedures.reaction_menu import DICE, spend
from undertow.games.everrain.procedures.upgrades import Surplus, find_plan
from undertow.games.everrain.procedures.wreck_menu import BLESSING, SALVAGE, cargo_on, is_unexplored, mark_looted
from undertow.games.everrain.state import GUN_PILE, IMPROVEMENT_PILE, TREASURE_PILE, Table
from undertow.kernel.flow import DONE, GO, NO_MOVE, SimpleProcedure, step

CLUES: Final = {0: 1, 1: 2}  # by roll. rule: treasures.2
COINS: Final = {8: 5, 9: 10}
PLANS: Final = {6: GUN_PILE, 7: IMPROVEMENT_PILE}
FOUND: Final = {2: "commodity", 3: "commodity", 4: "trinket", 5: "relic"}


class Looting(SimpleProcedure):
    """A captain loots the wreck where the ship lies. rule: wrecks.1"""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    seat: int

    @step("rulings.15")
    def take_what_lies_there(self, table: Table, move: int) -> int:
        ship = table.ships[self.seat]
        cargo = cargo_on(table, ship[s.HEX])
        if not cargo:
            return self.go_on()
        if cargo[1]:
            ship[s.CLUES] += cargo[1]
            table.tell(e.CLUES_FOUND, self.seat, cargo[1])
            cargo[1] = 0
        room = s.hold_room(ship) - len(s.held(ship))
        if len(cargo) > 2 and room > 0:
            if len(cargo) - 2 <= room:  # all of it fits: nothing to ask
                move = m.SALVAGE + cargo[2]
            elif move == NO_MOVE:
                return table.ask(self.seat, SALVAGE)
            take(cargo, move - m.SALVAGE)
            s.stow(ship, move - m.SALVAGE)
            table.tell(e.TREASURE_FOUND, self.seat, move - m.SALVAGE)
            return GO
        if len(cargo) == 2:
            table.cargoes.remove(cargo)
        return self.go_on()

    @step("wrecks.1")
    def roll_once(self, table: Table, move: int) -> int:
        at = table.ships[self.seat][s.HEX]
        if is_unexplored(table, at):
            mark_looted(table, at)
            table.push(Spoils(self.seat, 1))
        return DONE


class Spoils(SimpleProcedure):
    """So many rolls on the spoils table. rule: treasures.1"""

    fields: ClassVar[tuple[str, ...]] = ("seat", "n", "blessings")
    seat: int
    n: int
    blessings: int  # blessed members who may still have the roll repeated

    @step("treasures.1")
    def roll(self, table: Table, move: int) -> int:
        if not self.n:
            return DONE
        self.n -= 1
        ship = table.ships[self.seat]
        self.blessings = len([place for place in s.crew(ship) if s.has(ship, place, BLESSED)])
        self.roll_again(table)
        return self.go_on()

    def roll_again(self, table: Table) -> None:
        """The fate die."""
        table.rolled = table.chance.below(params.FATE)
        table.tell(e.SPOILS_ROLLED, self.seat, table.rolled)

    @step("rulings.30")
    def be_blessed(self, table: Table, move: int) -> int:
        if not self.blessings:
            return self.go_on()
        if move == NO_MOVE:
            return table.ask(self.seat, BLESSING)
        if move == m.ACCEPT:
            return self.go_on()
        self.blessings -= 1
        self.roll_again(table)
        return GO

    @step("treasures.6")
    def throw_the_bones(self, table: Table, move: int) -> int:
        """The Whalebone Dice, after everybody's blessing. rule: rulings.30"""
        if not s.holds(table.ships[self.seat], KNUCKLE_DICE):
            return self.go_on()
        if move == NO_MOVE:
            return table.ask(self.seat, DICE)
        if move == m.REROLL:
            spend(table, self.seat, KNUCKLE_DICE)
            self.roll_again(table)
        return self.go_on()

    @step("treasures.2")
    def take_it(self, table: Table, move: int) -> int:
        roll, ship = table.rolled, table.ships[self.seat]
        table.rolled = NOWHERE
        outcome = self.go_on()
        if roll in CLUES:
            ship[s.CLUES] += CLUES[roll]
            table.tell(e.CLUES_FOUND, self.seat, CLUES[roll])
        elif roll in COINS:
            ship[s.COINS] += COINS[roll]
            table.tell(e.COINS_FOUND, self.seat, COINS[roll])
        elif roll in FOUND:
            card = draw_of_sort(table, SORTS.index(FOUND[roll]))
            if card != NOWHERE:
                s.stow(ship, card)
                table.tell(e.TREASURE_FOUND, self.seat, card)
        else:
            find_plan(table, self.seat, PLANS[roll])
        return outcome

    @step("treasures.5")
    def make_room(self, table: Table, move: int) -> int:
        outcome = self.start_over()
        table.push(Surplus(self.seat))
        return outcome


def take(cargo: list[int], card: int) -> None:
    """Take a treasure from a cargo, whose first numbers are its hex and its clues."""
    del cargo[cargo.index(card, 2)]


def draw_of_sort(table: Table, sort: int) -> int:
    """Treasures are drawn until one of a sort appears; the others are discarded. rule: treasures.2"""
    if sort not in [TREASURES[card].sort for card in table.piles[TREASURE_PILE] + table.discards[TREASURE_PILE]]:
        return NOWHERE
    while True:
        card = table.draw(TREASURE_PILE)
        if TREASURES[card].sort == sort:
            return card
        table.discards[TREASURE_PILE].append(card)
