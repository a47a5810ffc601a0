"""The Hero's six actions, each step by step as the book has them."""

from __future__ import annotations

from typing import ClassVar

from undertow.games.alone import events as e
from undertow.games.alone import known, params, people, sight
from undertow.games.alone import moves as m
from undertow.games.alone.board import STAIRS
from undertow.games.alone.cards.people import ENGINEER, KNOW_THE_BLADE, PILOT
from undertow.games.alone.goals import hostile
from undertow.games.alone.legal import (
    AIM_ANEW,
    DOOR,
    DOSE,
    HURRY,
    LIGHT_TOO,
    ONWARD,
    SECOND_TARGET,
    SWEEP,
    Doors,
    line_of,
)
from undertow.games.alone.missions import BROWNOUT, GRAVITY_FAILURE, INTERFERENCE, RINGING_SILENCE
from undertow.games.alone.moments import (
    ATTACK,
    EXPLORE,
    EXPLORE_REVEALED,
    EXPLORE_REVEALING,
    INTERACT,
    INTERACT_DONE,
    LOCATE,
    LOCATE_ANSWERED,
    MOVE,
    MOVE_DONE,
    MOVE_ENTERED,
)
from undertow.games.alone.procedures.attack import (
    aim_at,
    hit,
    is_aimed_at_in,
    react_to_the_roll,
    roll_to_hit,
    spring_aside,
)
from undertow.games.alone.procedures.companions import help_from
from undertow.games.alone.procedures.dice import hits_of, roll
from undertow.games.alone.procedures.labyrinth import (
    clear_door,
    leave_smoke,
    leave_the_floor,
    look_around,
    reveal,
    show_the_truth,
    switch_on,
)
from undertow.games.alone.procedures.locating import answer_all
from undertow.games.alone.procedures.missions import FulfilMission
from undertow.games.alone.procedures.missions_evil import FOOTFALL, may_footfall
from undertow.games.alone.procedures.missions_main import asks_for_doses, lamps_win
from undertow.games.alone.procedures.playing import CardPlayed, after_losses, answer_to_losses
from undertow.games.alone.procedures.shows import enter
from undertow.games.alone.procedures.windows import Moment, announce
from undertow.games.alone.state import (
    HEALTH,
    HERO,
    NO_SWEEP,
    UNSHAKEN,
    Table,
)
from undertow.kernel.decision import Question
from undertow.kernel.flow import DONE, GO, NO_MOVE, SimpleProcedure, step


class Moving(SimpleProcedure):
    """Move: one step into an adjacent sector, or more where somebody allows it, each carried out in full."""

    fields: ClassVar[tuple[str, ...]] = ("side", "left", "pin", "calm")
    side: int
    left: int  # steps that may still follow
    pin: int  # whether an item leaves smoke behind: in the sector left (1), and around it (2)
    calm: int  # whether shocks cost nothing on the way

    @step("companions.3")
    def ask_the_pilot(self, table: Table, move: int) -> int:
        """As a companion the Pilot may help when a Move is announced."""
        if move == NO_MOVE and people.may_help(table, PILOT):
            return table.ask(HERO, HURRY)
        if move == m.HELP + PILOT:
            help_from(table, PILOT)
            self.left += 1
        return self.go_on()

    @step("move.1")
    def announce_it(self, table: Table, move: int) -> int:
        table.tell(e.WALKS, self.side)
        self.go_on()
        announce(table, MOVE)
        table.ahead = table.station.exits[table.hero * 5 + self.side]
        return 0

    @step("move.2")
    def opportunity(self, table: Table, move: int) -> int:
        """Creatures in the sector left attack once, together. rule: attacks.5, attacks.6, attacks.7, attacks.8"""
        table.mods[UNSHAKEN] = 0 if table.ended_early else self.calm
        if table.ended_early:
            return DONE
        opportunity_attack(table)
        self.go_on()
        return after_losses(table)

    @step("move.3")
    def take_the_step(self, table: Table, move: int) -> int:
        if self.pin:
            leave_smoke(table, self.pin)
        take_a_step(table, self.side)
        self.go_on()
        table.push(Moment(MOVE, MOVE_ENTERED, 0))
        enter(table, table.hero)  # on top: losses are reacted to before that moment comes
        return 0

    @step("move.4")
    def block_a_door(self, table: Table, move: int) -> int:
        if move == NO_MOVE:
            if table.ended_early or not (BLOCKABLE.candidates(table, HERO) or CLEARABLE.candidates(table, HERO)):
                return self.go_on()
            return table.ask(HERO, DOOR)
        if move != m.DONE:
            use_door(table, move)
        return self.go_on()

    @step("move.5")
    def go_further(self, table: Table, move: int) -> int:
        """One step more: as the Hero the Pilot may, once a round."""
        if move == NO_MOVE:
            more = self.left > 0 or (people.is_hero(table, PILOT) and people.is_left(table, people.EXTRA_STEP))
            if table.ended_early or not more or len(ONWARD.answers(table, HERO)) < 2:
                return self.go_on()
            return table.ask(HERO, ONWARD)
        if move == m.DONE:
            return self.go_on()
        if self.left:
            self.left -= 1
        else:
            people.use(table, people.EXTRA_STEP)
        self.side = move - m.ONWARD
        table.tell(e.WALKS, self.side)
        table.ahead = table.station.exits[table.hero * 5 + self.side]
        return self.go_to("move.2")

    @step("reactions.11")
    def done(self, table: Table, move: int) -> int:
        self.go_on()
        table.push(Moment(MOVE, MOVE_DONE, 0))
        return 0

    @step("missions.3")
    def echo(self, table: Table, move: int) -> int:
        table.mods[UNSHAKEN] = 0
        self.go_on()
        step_is_heard(table)
        return GO

    @step("rulings.7")
    def answer_to_it(self, table: Table, move: int) -> int:
        return answer_to_losses(table)


def opportunity_attack(table: Table) -> None:
    """Creatures in the sector that the Hero leaves attack once, together. rule: attacks.5, attacks.7"""
    found = len(hostile(table))
    if not found:
        return
    dice = found - (1 if table.is_lit(table.hero) else 0)
    if table.rule_holds(GRAVITY_FAILURE):  # rule: cards.5
        dice += 1
    table.tell(e.OPPORTUNITY, max(0, dice))
    if dice > 0:
        roll(table, dice)
        people.inflict(table, HEALTH, hits_of(table, False))


def take_a_step(table: Table, side: int) -> None:
    """The Hero is in the next sector; what is there is not yet seen. rule: move.3"""
    left = table.hero
    table.hero = table.station.exits[left * 5 + side]
    if side == STAIRS:
        leave_the_floor(table, left)
    table.note_place()


BLOCKABLE = Doors(m.BLOCK, False)
CLEARABLE = Doors(m.CLEAR, True)


def use_door(table: Table, move: int) -> None:
    """Block a door of the Hero's sector, or clear one. rule: move.4, doors.6"""
    if move >= m.CLEAR:
        side = move - m.CLEAR
        table.tell(e.DOOR_CLEARED, side)
        clear_door(table, table.station.doors[table.hero * 4 + side])
    else:
        side = move - m.BLOCK
        table.tell(e.DOOR_BLOCKED, side)
        table.blocked |= 1 << table.station.doors[table.hero * 4 + side]
    known.look(table)


class OpeningADoor(SimpleProcedure):
    """A Move of no sectors that opens a blocked door. rule: doors.6"""

    fields: ClassVar[tuple[str, ...]] = ("side",)
    side: int

    @step("doors.6")
    def announce_it(self, table: Table, move: int) -> int:
        table.tell(e.DOOR_TACKLED, self.side)
        self.go_on()
        announce(table, MOVE)
        return 0

    @step("doors.5")
    def open_it(self, table: Table, move: int) -> int:
        if table.ended_early:
            return DONE
        if table.blocked >> table.station.doors[table.hero * 4 + self.side] & 1:
            use_door(table, m.CLEAR + self.side)
        self.go_on()
        table.push(Moment(MOVE, MOVE_DONE, 0))
        return 0

    @step("missions.3")
    def echo(self, table: Table, move: int) -> int:
        self.go_on()
        step_is_heard(table)
        return GO

    @step("rulings.7")
    def answer_to_it(self, table: Table, move: int) -> int:
        return answer_to_losses(table)


def step_is_heard(table: Table) -> None:
    """Ringing Silence: after a Move one creature may move, once a round. rule: missions.3"""
    if table.rule_holds(RINGING_SILENCE) and may_footfall(table):
        table.push(CardPlayed(FOOTFALL, table.leader))


class Exploring(SimpleProcedure):
    """Explore: up to two sectors in a straight line are revealed."""

    fields: ClassVar[tuple[str, ...]] = ("side", "number")
    side: int
    number: int  # sectors of the line that are down

    def ahead(self, table: Table) -> list[int]:
        """The sectors of the line. rule: explore.2, explore.3"""
        return sight.line(table.station, table.hero, self.side, table.blocked, table.explore_limit())

    @step("explore.1")
    def announce_it(self, table: Table, move: int) -> int:
        table.tell(e.EXPLORES, self.side)
        table.line = 0
        self.go_on()
        announce(table, EXPLORE)
        return 0

    @step("explore.2")
    def reveal_the_next(self, table: Table, move: int) -> int:
        if table.ended_early:
            return DONE
        ahead = self.ahead(table)
        if self.number == len(ahead):
            look_around(table)
            self.go_on()
            table.push(Moment(EXPLORE, EXPLORE_REVEALED, 0))
            return 0
        return self.uncover(table, ahead[self.number])

    @step("explore.4")
    def sweep(self, table: Table, move: int) -> int:
        return sweep_away(table, SWEEP, move)

    @step("labyrinth.4")
    def lay_it_out(self, table: Table, move: int) -> int:
        """The sector itself, after Evil has had its say."""
        return self.lay_out(table)

    # -- what an Explore with an item does likewise (``gear.py``)

    def uncover(self, table: Table, cell: int) -> int:
        """The next sector of the line is revealed; one that was explored before, anew. rule: explore.5"""
        self.number += 1
        table.line |= 1 << cell
        if table.is_shown(cell):
            show_the_truth(table, cell)
        else:
            self.go_to("labyrinth.4")
            table.push(Moment(EXPLORE, EXPLORE_REVEALING, self.number - 1))
        return GO

    def lay_out(self, table: Table) -> int:
        """The last sector of the line is laid out, and the next one follows."""
        reveal(table, self.ahead(table)[self.number - 1], table.line)
        known.look(table)
        return self.go_to("explore.2")


def sweep_away(table: Table, question: Question, move: int) -> int:
    """A danger token that the Hero sees is taken away, if he wants. rule: explore.4"""
    if move == NO_MOVE:
        if table.ended_early or table.mods[NO_SWEEP] or len(question.answers(table, HERO)) < 2:
            return DONE
        return table.ask(HERO, question)
    if move != m.DONE:
        cell = table.hero if move == m.SWEEP else line_of(table)[move - m.SWEEP - 1]
        if not table.is_dangerous(cell):  # a false one: the truth comes back, and nothing is spent
            show_the_truth(table, cell)
            return GO
        table.danger &= ~(1 << cell)
        table.tell(e.DANGER_SWEPT, table.place(cell))
        known.look(table)
    return DONE


class Locating(SimpleProcedure):
    """Locate: two targets, and how far away each is."""

    fields: ClassVar[tuple[str, ...]] = ("first",)
    first: int

    @step("locate.1")
    def name_another(self, table: Table, move: int) -> int:
        if move == NO_MOVE:
            table.named = [self.first]
            if not table.rule_holds(INTERFERENCE):
                return table.ask(HERO, SECOND_TARGET)
        else:
            table.named = [self.first, move - m.ALSO]
            table.tell(e.LOCATES, table.named[0], table.named[1])
        self.go_on()
        announce(table, LOCATE)
        return 0

    @step("locate.3")
    def answer(self, table: Table, move: int) -> int:
        if not table.ended_early:
            answer_all(table)
        table.push(Moment(LOCATE, LOCATE_ANSWERED, 0))
        return DONE


class Attacking(SimpleProcedure):
    """Attack: dice against one creature in the Hero's sector."""

    fields: ClassVar[tuple[str, ...]] = ("figure", "number")
    figure: int
    number: int  # dice

    @step("attack.1")
    def announce_it(self, table: Table, move: int) -> int:
        self.number = people.attack_dice(table, people.bare_dice(table))  # rule: attack.3
        table.tell(e.ATTACKS, self.figure // 2, self.number)
        self.go_on()
        announce(table, ATTACK)
        aim_at(table, self.figure)
        return 0

    @step("attack.2")
    def aim_anew(self, table: Table, move: int) -> int:
        """Where the creature has sprung aside the Hero may aim at another, or the action is over."""
        if table.ended_early:
            return DONE
        if is_aimed_at_in(table, table.hero):
            return self.go_on()
        if move == NO_MOVE and table.here():
            return table.ask(HERO, AIM_ANEW)
        if move in (NO_MOVE, m.DONE):  # nobody is left to aim at, or he does not want to
            table.tell(e.ACTION_ENDED)
            return DONE
        self.figure = move - m.ATTACK
        aim_at(table, self.figure)
        return self.go_on()

    @step("attack.6")
    def roll_the_dice(self, table: Table, move: int) -> int:
        if asks_for_doses(table, move):
            return table.ask(HERO, DOSE)
        roll_to_hit(table, self.number)
        react_to_the_roll(table)
        return self.go_on()

    @step("attack.7")
    def wound(self, table: Table, move: int) -> int:
        """Thresholds. rule: attack.5, attack.8, attack.9, attack.10, attack.11"""
        self.go_on()
        met = table.is_lit(table.hero) or people.has_skill(table, KNOW_THE_BLADE)
        return hit(table, table.hero, met)

    @step("rulings.9")
    def over(self, table: Table, move: int) -> int:
        spring_aside(table, table.hero)
        return DONE


class Interacting(SimpleProcedure):
    """Interact: a power box, or what a mission asks for."""

    fields: ClassVar[tuple[str, ...]] = ("what", "too")
    what: int
    too: int  # 1 + a second direction for the light

    @step("companions.3")
    def ask_the_engineer(self, table: Table, move: int) -> int:
        """As a companion the Engineer may help when a power box is repaired."""
        if move == NO_MOVE:
            help_here = self.what < m.FULFIL and people.may_help(table, ENGINEER)
            if not help_here or len(LIGHT_TOO.answers(table, HERO)) < 2:
                return self.go_on()
            return table.ask(HERO, LIGHT_TOO)
        if move != m.DONE:
            help_from(table, ENGINEER)
            self.too = 1 + move - m.LIGHT_TOO
        return self.go_on()

    @step("interact.1")
    def announce_it(self, table: Table, move: int) -> int:
        if self.what >= m.FULFIL:
            table.tell(e.INTERACTS, table.missions[self.what - m.FULFIL])
        else:
            table.tell(e.REPAIRS, self.what - m.REPAIR)
            if self.too:
                table.tell(e.REPAIRS, self.too - 1)
        self.go_on()
        announce(table, INTERACT)
        return 0

    @step("light.3")
    def switch_on(self, table: Table, move: int) -> int:
        """Light, or the mission's step; it comes before the moment after. rule: interact.2"""
        if table.ended_early:
            return DONE
        self.go_on()
        if self.what >= m.FULFIL:
            table.push(FulfilMission(self.what - m.FULFIL))
        else:
            most = 1 if table.rule_holds(BROWNOUT) else params.LIT_BY_BOX  # rule: missions.3
            cells = [table.hero]
            for side in [self.what - m.REPAIR, *([self.too - 1] if self.too else [])]:
                cells += sight.line(table.station, table.hero, side, table.blocked, most)
            switch_on(table, cells)
            if lamps_win(table):  # rule: missions.4
                return table.hero_wins()
        return 0

    @step("reactions.11")
    def done(self, table: Table, move: int) -> int:
        table.push(Moment(INTERACT, INTERACT_DONE, 0))
        return DONE
