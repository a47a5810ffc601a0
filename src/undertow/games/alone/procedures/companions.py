"""Companions: joining the Hero, helping, taking a loss, being sacrificed."""

from __future__ import annotations

from typing import ClassVar, Final

from undertow.games.alone import events as e
from undertow.games.alone import moves as m
from undertow.games.alone import params, people
from undertow.games.alone.cards.people import CAPTAIN, CHARACTERS, DOCTOR
from undertow.games.alone.people import CHARGES, GONE, HELPED
from undertow.games.alone.procedures.dice import face_of, tell_dice
from undertow.games.alone.procedures.playing import after_losses
from undertow.games.alone.state import HERO, Table
from undertow.kernel.decision import Choice, Only, Question
from undertow.kernel.flow import DONE, GO, NO_MOVE, SimpleProcedure, step


def strangers(table: Table) -> list[int]:
    """The characters that are not in play: neither the Hero nor a companion, now or before. rule: companions.1"""
    return [
        character
        for character in range(len(CHARACTERS))
        if not (
            people.is_hero(table, character)
            or people.charges_of(table, character)
            or table.people[GONE] >> character & 1
        )
    ]


def gain_companion(table: Table, who: int = -1) -> int:
    """Somebody joins the Hero with 6 charges: a character (-1: one by chance of those not in play).

    Return who it is, or -1 where nobody is left. rule: companions.1
    """
    free = strangers(table)
    if who < 0 and free:
        who = free[table.chance.below(len(free))]
    if who not in free:
        return -1
    table.people[CHARGES + who] = params.COMPANION
    table.tell(e.COMPANION_GAINED, who, params.COMPANION)
    return who


def discharge(table: Table, who: int, n: int) -> None:
    """Discard charges of a companion; with the last one its card goes. rule: companions.6"""
    left = max(0, table.people[CHARGES + who] - n)
    table.people[CHARGES + who] = left
    if left == 0:
        table.people[GONE] |= 1 << who
        table.tell(e.COMPANION_GONE, who)


def help_from(table: Table, who: int) -> None:
    """A companion uses its ability, for 1 charge. rule: companions.3"""
    table.people[HELPED] = 1
    table.tell(e.COMPANION_HELPS, who, table.people[CHARGES + who] - 1)
    discharge(table, who, 1)


# -- taking a loss -----------------------------------------------------------------------------------------------------


class Shields(Choice):
    """The companions, each of which may take the whole loss. rule: companions.4"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.SHIELD + who for who in people.companions(table)]


BEAR: Final = Question("bear", "companions.4", [Only([m.BEAR]), Shields()])


class Bearing(SimpleProcedure):
    """What Evil inflicts: the Hero bears it, or a companion takes the whole of it, of both tracks."""

    fields: ClassVar[tuple[str, ...]] = ("window",)
    window: int  # whether Evil may react to what the Hero has lost

    @step("companions.4")
    def who_bears_it(self, table: Table, move: int) -> int:
        if move == NO_MOVE and people.companions(table):
            return table.ask(HERO, BEAR)
        owed, table.owed = table.owed, []
        if move in (NO_MOVE, m.BEAR):
            for number in range(0, len(owed), 2):
                table.lose(owed[number], owed[number + 1])
        else:
            self.shield(table, move - m.SHIELD, sum(owed[1::2]))
        outcome = after_losses(table, self.window == 1)  # what a companion took triggers nothing. rule: companions.5
        return DONE if outcome == GO else outcome

    def shield(self, table: Table, who: int, n: int) -> None:
        """A charge for each point; what exceeds the charges is lost. rule: companions.4"""
        taken = min(n, people.charges_of(table, who))
        table.tell(e.COMPANION_SHIELDS, who, taken, people.charges_of(table, who) - taken)
        discharge(table, who, taken)


# -- helping -----------------------------------------------------------------------------------------------------------


class Faces(Choice):
    """What the Hero's dice show that are not yet chosen to be rolled again."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        frame = table.stack[-1]
        assert isinstance(frame, RollingAgain)
        return [m.DIE + face for face in sorted(set(frame.left(table)))]


ROLL_AGAIN: Final = Question("roll_again", "companions.3", [Only([m.DONE]), Faces()])


class RollingAgain(SimpleProcedure):
    """The Captain helps after a roll of the Hero's: any number of dice are rolled again, all at once."""

    fields: ClassVar[tuple[str, ...]] = ("picked",)
    in_view: ClassVar[dict[str, str]] = {"picked": "faces"}
    picked: list[int]  # faces

    def left(self, table: Table) -> list[int]:
        """The dice that stay as they are."""
        dice = table.dice[:]
        for face in self.picked:
            dice.remove(face)
        return dice

    @step("companions.3")
    def choose(self, table: Table, move: int) -> int:
        if move == NO_MOVE:
            return table.ask(HERO, ROLL_AGAIN)
        if move != m.DONE:
            self.picked = [*self.picked, move - m.DIE]
            if self.left(table):
                return GO
        if self.picked:
            help_from(table, CAPTAIN)
            kept = self.left(table)
            table.dice = kept + [face_of(table.chance.below(params.FACES)) for _ in self.picked]
            tell_dice(table)
        return DONE


def offer_another_roll(table: Table) -> None:
    """After a roll of the Hero's: the Captain may help. To be called after whatever follows the roll is pushed."""
    if table.dice and people.may_help(table, CAPTAIN):
        table.push(RollingAgain([]))


class Tracks(Choice):
    """What is not full. rule: companions.3"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        tracks = (table.health, table.composure)
        return [m.RECOVER + track for track in range(2) if tracks[track] < params.HEALTH]


RECOVER: Final = Question("recover", "companions.3", [Only([m.DONE]), Tracks()])


def may_recover(table: Table) -> bool:
    """Whether the Doctor can help at the end of this turn."""
    return people.may_help(table, DOCTOR) and min(table.health, table.composure) < params.HEALTH


def recover(table: Table, move: int) -> None:
    """The Doctor has helped, or not."""
    if move != m.DONE:
        help_from(table, DOCTOR)
        table.regain(move - m.RECOVER, 1)
