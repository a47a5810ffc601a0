"""Using items: the Hero says what with, whom and where, pays, and the item's text takes the place of the action's."""

from __future__ import annotations

from typing import ClassVar, Final

from undertow.games.alone import events as e
from undertow.games.alone import moves as m
from undertow.games.alone import params, people, reach, shown
from undertow.games.alone.board import NOWHERE, STAIRS, absolute
from undertow.games.alone.cards.items import ITEMS, Item
from undertow.games.alone.goals import has_patient
from undertow.games.alone.legal import CUT, DOSE, DoorIsBlocked, LineIsBlocked, Sides, Wall
from undertow.games.alone.moments import ATTACK, EXPLORE, INTERACT, LOCATE, MOVE, SEARCH
from undertow.games.alone.procedures.actions import Attacking, Moving, use_door
from undertow.games.alone.procedures.attack import (
    aim,
    hit,
    is_aimed_at_in,
    react_to_the_roll,
    roll_to_hit,
    spring_aside,
)
from undertow.games.alone.procedures.dice import CONDITIONAL, MISS, face_of, tell_dice
from undertow.games.alone.procedures.gear import Handling, Mending, PlanReading, Scouting, Tracking
from undertow.games.alone.procedures.labyrinth import show_the_truth, switch_on
from undertow.games.alone.procedures.missions_main import asks_for_doses, lamps_win
from undertow.games.alone.procedures.search import Searching, give_back, spend
from undertow.games.alone.procedures.windows import announce
from undertow.games.alone.state import HERO, MISSED_COST, Table
from undertow.kernel.decision import Choice, Guard, Only, Question
from undertow.kernel.flow import DONE, GO, NO_MOVE, Procedure, SimpleProcedure, step

# -- what he says before it is paid ------------------------------------------------------------------------------------


class Targets(Choice):
    """Whom the item in use reaches; an upgraded cutter may clear doors instead. rule: attack.2"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        frame = table.stack[-1]
        if isinstance(frame, Firing):
            return reach.targets(table, frame.item, frame.better)
        assert isinstance(frame, UsingItem)
        found = reach.targets(table, frame.item, frame.better)
        return [*found, m.CUT_DOORS] if ITEMS[frame.item].does("doors", frame.better) else found


class Throws(Choice):
    """Sectors to throw it into."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return reach.throws(table)


class Charges(Choice):
    """How many charges ammunition may take, as far as it has them. rule: items.1"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        frame = table.stack[-1]
        assert isinstance(frame, UsingItem)
        most = min(4, table.charges[frame.item] + people.spared_charges(table))
        return [m.SPEND + n for n in range(most)]


class TakesNoStairs(Guard):
    """A path that takes no stairs does not begin with them either."""

    rule = "actions.4"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        frame = table.stack[-1]
        assert isinstance(frame, UsingItem)
        row = ITEMS[frame.item]
        return move == m.EXPLORE + STAIRS and row.does("path", 0) > 0 and not row.does("stairs", frame.better)


WALK_WHERE: Final = Question("item_walk", "move.5", [Sides(m.WALK, [Wall(m.WALK), DoorIsBlocked(m.WALK)])])
EXPLORE_WHERE: Final = Question(
    "item_explore", "actions.4", [Sides(m.EXPLORE, [Wall(m.EXPLORE), LineIsBlocked(m.EXPLORE), TakesNoStairs()])]
)
FIRST_ROOM: Final = Question("item_room", "actions.4", [Only([m.LOCATE + room for room in range(8)])])
WHOM: Final = Question("item_target", "attack.2", [Targets()])
THROW: Final = Question("item_burst", "attack.2", [Throws()])
HOW_MANY: Final = Question("item_spend", "items.1", [Charges()], kind="payment")
AIM_AGAIN: Final = Question("aim_anew", "attack.2", [Only([m.DONE]), Targets()])
ROLL_AGAIN: Final = Question("reroll", "actions.4", [Only([m.DONE, m.REROLL])])


def question_of(row: Item) -> Question | None:
    """What must be said before an item is used; None: nothing."""
    if row.action == MOVE:
        return WALK_WHERE
    if row.action == EXPLORE:
        return None if row.does("around", 0) else EXPLORE_WHERE
    if row.action == LOCATE:
        return FIRST_ROOM if row.does("rooms", 0) else None
    if row.action == ATTACK:
        return THROW if row.does("burst", 0) else WHOM
    return None


class UsingItem(SimpleProcedure):
    """An item is used through its action, whose windows open as ever. rule: actions.5"""

    fields: ClassVar[tuple[str, ...]] = ("item", "better", "what", "paid")
    in_view: ClassVar[dict[str, str]] = {"item": "item", "what": "how"}
    item: int
    better: int  # whether it is upgraded, as it was when it was announced
    what: int
    paid: int

    @step("actions.4")
    def say_what(self, table: Table, move: int) -> int:
        self.better = table.upgraded >> self.item & 1
        asks = question_of(ITEMS[self.item])
        if asks is not None:
            move = table.settle(HERO, asks, move)
            if move == NO_MOVE:
                return 1
            self.what = move
            if not aims_at_the_truth(table, move):  # the announcement does not count. rule: secrecy.3
                table.actions += 1
                return DONE
        return self.go_on()

    @step("items.1")
    def pay(self, table: Table, move: int) -> int:
        """Charges: one, or as many as he wants for ammunition. The Engineer saves one."""
        row, n = ITEMS[self.item], 1
        if row.does("per_charge", self.better) and self.what != m.CUT_DOORS:
            move = table.settle(HERO, HOW_MANY, move)
            if move == NO_MOVE:
                return 1
            n = move - m.SPEND + 1
        self.paid = people.charges_needed(table, n)
        table.tell(e.ITEM_USED, self.item, self.paid)
        if self.paid:
            spend(table, self.item, self.paid)
        if row.does("rooms", self.better):  # here: what asks is carried out anew when it is asked again
            table.tell(e.TARGET_NAMED, self.what - m.LOCATE)
        self.go_on()
        table.push(self.carried_out(table, n))
        return GO

    @step("actions.5")
    def over(self, table: Table, move: int) -> int:
        """Where a card has ended the action, charges come back. rule: rulings.9"""
        if table.ended_early and self.paid:
            give_back(table, self.item, self.paid, self.better)
        return DONE

    def carried_out(self, table: Table, charges: int) -> Procedure:
        """The action as the item has it."""
        row, item, better, what = ITEMS[self.item], self.item, self.better, self.what
        if row.action == MOVE:
            more = 0 if has_patient(table) else row.does("steps", better) - 1  # rule: missions.3
            return Moving(what - m.WALK, more, row.does("pin", better), row.does("calm", better))
        if row.action == EXPLORE:
            side = what - m.EXPLORE if what else 0
            return Scouting(side, 0, item, better, [] if row.does("around", 0) else [side])
        if row.action == LOCATE:
            if row.does("rooms", better):
                return PlanReading(what - m.LOCATE, row.does("rooms", better))
            return Tracking(row.does("track", better), row.does("distance", better))
        if row.action == SEARCH:
            if row.does("recharge", better):
                return Mending(item, row.does("recharge", better), row.does("twice", better), [])
            return Searching(row.does("cards", better), row.does("door", better))
        if row.action == INTERACT:
            return Handling(item, better)
        if what == m.CUT_DOORS:
            return Cutting(row.does("doors", better))
        dice = people.attack_dice(table, row.does("dice", better) + row.does("per_charge", better) * charges)
        if row.does("burst", better):
            return Bursting(0, dice, table.place(cell_of(table, what)), shown.figures(table, cell_of(table, what)))
        figure = what - m.ATTACK if what < m.SHOOT else (what - m.SHOOT) // m.PLACES
        return Firing(figure, dice, table.place(cell_of(table, what)), item, better)


def cell_of(table: Table, move: int) -> int:
    """The sector at which an attack is aimed."""
    if m.SHOOT <= move < m.THROW:
        return absolute((move - m.SHOOT) % m.PLACES, table.start)
    if m.THROW <= move < m.THROW_HERE:
        return table.station.exits[table.hero * 5 + move - m.THROW]
    return table.hero


def aims_at_the_truth(table: Table, move: int) -> bool:
    """Whoever aims at a sector of which a card may lie sees it as it is; return whether there is somebody to attack.

    rule: secrecy.3
    """
    if not m.SHOOT <= move < m.THROW_HERE:
        return True
    cell = cell_of(table, move)
    show_the_truth(table, cell)
    figures = shown.figures(table, cell)
    return bool(figures) if move >= m.THROW else (move - m.SHOOT) // m.PLACES in figures


# -- attacks -----------------------------------------------------------------------------------------------------------


def token_of(table: Table, cell: int, figure: int, nth: int = 0) -> int:
    """A creature that looks so in a sector, the first or a later one of them; -1: there is none."""
    found = [token for token in range(16) if table.where[token] == cell and table.figure_of(token) == figure]
    return found[min(nth, len(found) - 1)] if found else NOWHERE


def hit_with(table: Table, cell: int) -> int:
    """What an item's dice come to; what cards did to it was for one roll: a grenade's next one is another attack."""
    outcome = hit(table, cell, table.is_lit(table.hero))
    table.cancelled = table.mods[MISSED_COST] = 0
    return outcome


class Firing(Attacking):
    """An Attack with an item: more dice, farther, with light, or with dice rolled again. rule: attack.2"""

    fields: ClassVar[tuple[str, ...]] = ("figure", "number", "place", "item", "better")
    place: int  # of the target, counted from the start
    item: int
    better: int

    def cell(self, table: Table) -> int:
        """The target's sector."""
        return absolute(self.place, table.start)

    @step("attack.1")
    def announce_with(self, table: Table, move: int) -> int:
        table.tell(e.ATTACKS, self.figure // 2, self.number)
        self.go_on()
        announce(table, ATTACK)
        aim(table, token_of(table, self.cell(table), self.figure))
        return 0

    @step("attack.2")
    def aim_elsewhere(self, table: Table, move: int) -> int:
        """Where the creature has sprung aside the Hero may aim at any that the item reaches, or charges come back."""
        if table.ended_early:
            return DONE
        if is_aimed_at_in(table, self.cell(table)):
            return self.go_on()
        if move == NO_MOVE and reach.targets(table, self.item, self.better):
            return table.ask(HERO, AIM_AGAIN)
        if move in (NO_MOVE, m.DONE):
            table.ended_early = 1
            table.tell(e.ACTION_ENDED)
            return DONE
        if not aims_at_the_truth(table, move):
            return GO
        self.place = table.place(cell_of(table, move))
        self.figure = move - m.ATTACK if move < m.SHOOT else (move - m.SHOOT) // m.PLACES
        aim(table, token_of(table, self.cell(table), self.figure))
        return self.go_on()

    @step("attack.6")
    def light_and_roll(self, table: Table, move: int) -> int:
        if ITEMS[self.item].does("flame", self.better) and move == NO_MOVE:  # rule: light.3
            switch_on(table, [table.hero])
            if lamps_win(table):
                return table.hero_wins()
        if asks_for_doses(table, move):
            return table.ask(HERO, DOSE)
        roll_to_hit(table, self.number)
        return self.go_on()

    @step("attack.4")
    def roll_again(self, table: Table, move: int) -> int:
        """Misses once more, and conditional hits if he wants; then Evil may react to what lies there."""
        again = ITEMS[self.item].does("again", self.better)
        if again > 1 and CONDITIONAL in table.dice and move == NO_MOVE:
            return table.ask(HERO, ROLL_AGAIN)
        faces = [MISS, CONDITIONAL] if move == m.REROLL else [MISS]
        if again and any(face in faces for face in table.dice):
            table.dice = [face_of(table.chance.below(params.FACES)) if f in faces else f for f in table.dice]
            tell_dice(table)
        react_to_the_roll(table)
        return self.go_on()

    @step("attack.7")
    def hurt(self, table: Table, move: int) -> int:
        self.go_on()
        return hit_with(table, self.cell(table))

    @step("light.3")
    def leave_a_glow(self, table: Table, move: int) -> int:
        if ITEMS[self.item].does("glow", self.better):
            switch_on(table, [self.cell(table)])
            if lamps_win(table):
                return table.hero_wins()
        return self.go_on()

    @step("rulings.9")
    def end(self, table: Table, move: int) -> int:
        spring_aside(table, self.cell(table))
        return DONE


class Bursting(Attacking):
    """An Attack on each creature of a sector, rolled apart."""

    fields: ClassVar[tuple[str, ...]] = ("figure", "number", "place", "left")
    place: int
    left: list[int]  # figures still to be attacked

    def cell(self, table: Table) -> int:
        """The sector."""
        return absolute(self.place, table.start)

    @step("attack.1")
    def announce_with(self, table: Table, move: int) -> int:
        table.tell(e.THROWS, self.number)
        self.go_on()
        announce(table, ATTACK)
        aim(table, token_of(table, self.cell(table), self.left[0]))
        return 0

    @step("attack.2")
    def next_one(self, table: Table, move: int) -> int:
        """One after another; those that have sprung aside are not hit. Nobody left at all: charges come back."""
        if table.ended_early:
            return DONE
        cell = self.cell(table)
        if self.figure == 0 and not any(table.where[token] == cell for token in range(16)):
            table.ended_early = 1
            table.tell(e.ACTION_ENDED)
            return DONE
        self.figure = 1  # one was there
        while self.left:
            alike = len([figure for figure in self.left if figure == self.left[0]])
            found = len([t for t in range(16) if table.where[t] == cell and table.figure_of(t) == self.left[0]])
            token = token_of(table, cell, self.left[0], max(0, found - alike))
            self.left = self.left[1:]
            if token >= 0:
                aim(table, token)
                return self.go_on()
        return DONE

    @step("attack.6")
    def roll_for_it(self, table: Table, move: int) -> int:
        if asks_for_doses(table, move):
            return table.ask(HERO, DOSE)
        roll_to_hit(table, self.number)
        react_to_the_roll(table)
        return self.go_on()

    @step("attack.7")
    def hurt(self, table: Table, move: int) -> int:
        self.go_on()
        return hit_with(table, self.cell(table))

    @step("rulings.9")
    def go_round(self, table: Table, move: int) -> int:
        self.go_to("attack.2")
        spring_aside(table, self.cell(table))
        return GO


class Cutting(SimpleProcedure):
    """Doors are cleared instead of an attack."""

    fields: ClassVar[tuple[str, ...]] = ("left",)
    left: int

    @step("attack.1")
    def announce_it(self, table: Table, move: int) -> int:
        table.tell(e.CUTS)
        self.go_on()
        announce(table, ATTACK)
        return 0

    @step("doors.4")
    def clear_one(self, table: Table, move: int) -> int:
        if table.ended_early:
            return DONE
        if move == NO_MOVE:
            done = self.left == 0 or len(CUT.answers(table, HERO)) < 2
            return DONE if done else table.ask(HERO, CUT)
        if move == m.DONE:
            return DONE
        use_door(table, move)
        self.left -= 1
        return GO
