"""Skill checks, step by step (topic 23)."""

from __future__ import annotations

from typing import ClassVar, Final

from undertow.games.unfathomable import events as e
from undertow.games.unfathomable import moves as m
from undertow.games.unfathomable.cards.characters import ISHMAEL
from undertow.games.unfathomable.cards.mythos import FAMILY_TIES
from undertow.games.unfathomable.cards.skills import SKILL
from undertow.games.unfathomable.procedures.chaos import add_chaos_card, shuffle_treachery_in
from undertow.games.unfathomable.procedures.checking import FAIL, PARTIAL, RING, SUCCESS, Checking, running_check
from undertow.games.unfathomable.procedures.checks_after import AfterTotal
from undertow.games.unfathomable.procedures.checks_before import BeforeCards
from undertow.games.unfathomable.procedures.choices import different
from undertow.games.unfathomable.state import Table
from undertow.kernel.decision import Choice, Guard, Only, Question
from undertow.kernel.flow import DONE, GO, NO_MOVE, Procedure, step
from undertow.kernel.screened import Screened


class SkillCheck(Checking):
    """A skill check; ``table.outcome`` and ``table.total`` hold what came of it.

    The procedure below it on the stack has called for it and carries out what follows from it.
    """

    def copy(self) -> Procedure:
        return SkillCheck(
            self.target, self.partial, self.skills, self.purpose, self.face_up, self.no_chaos, self.chosen, self.asked,
            self.modifier, self.used,
        ).at_the_step_of(self)  # fmt: skip

    @property
    def is_decided(self) -> bool:
        """Whether the outcome is known, and only its result is still carried out."""
        return self.is_at("skill_checks.9")

    @step("skill_checks.3")
    def announce_it(self, table: Table, move: int) -> int:
        """Say what it takes. rule: skill_checks.0, skill_checks.1, target.1a, mythos.14"""
        table.tell(e.CHECK_ANNOUNCED, self.target, self.skills)
        return self.go_on()

    @step("skill_checks.3a")
    def before_cards_are_added(self, table: Table, move: int) -> int:
        outcome = self.go_on()
        table.push(BeforeCards([], [], []))
        return outcome

    @step("skill_checks.4")
    def start_with_chaos_cards(self, table: Table, move: int) -> int:
        if self.chosen >= 0:  # rule: feat.arjun
            table.outcome, table.total = self.chosen, self.target
            table.tell(e.CHECK_OUTCOME, table.outcome)
            return DONE
        if not self.no_chaos:  # rule: skill.preparation
            for _ in range(2):
                add_chaos_card(table)
            table.tell(e.CHAOS_ADDED, len(table.drawn))
            seat = table.seat_of(ISHMAEL)
            if seat >= 0 and FAMILY_TIES in table.kept[seat] and not table.in_brig(seat):
                self.add_treachery(table)
        return self.go_on()

    @step("skill_checks.5")
    def everyone_may_add_cards(self, table: Table, move: int) -> int:
        return self.then(table, AddFaceUp() if self.face_up else AddCards())

    @step("skill_checks.6")
    def shuffle_the_pile(self, table: Table, move: int) -> int:
        cards = table.drawn[:]
        for seat in range(table.seats):
            cards += table.added[seat]
            table.added[seat] = []
            table.limit_most(seat)
        table.drawn, table.drawn_can = [], []
        table.pile = list(table.chance.shuffled(sorted(cards)))
        return self.go_on()

    @step("skill_checks.7")
    def turn_the_cards_up(self, table: Table, move: int) -> int:
        for card in table.pile:
            table.tell(e.CARD_TURNED_UP, card, self.skills >> SKILL[card] & 1)
        return self.go_on()

    @step("skill_checks.8")
    def add_up(self, table: Table, move: int) -> int:
        table.total = self.sum_of(table)
        table.tell(e.CHECK_TOTAL, table.total)
        outcome = self.go_on()
        table.push(AfterTotal([], [], []))
        return outcome

    @step("skill_checks.8a")
    def compare(self, table: Table, move: int) -> int:
        if table.total >= self.target:  # rule: target.1
            table.outcome = SUCCESS
        elif table.total >= self.partial:  # rule: skill_checks.8b, skill_checks.8b.i
            table.outcome = PARTIAL  # rule: skill_checks.8b.ii, mythos.17, mythos.17b
        else:  # rule: skill_checks.8c
            table.outcome = FAIL
        table.tell(e.CHECK_OUTCOME, table.outcome)
        if self.used & RING and table.outcome == SUCCESS:  # rule: item.lucky_ring
            shuffle_treachery_in(table, 2)
        return self.go_on()

    @step("skill_checks.8a.i")
    def let_the_result_follow(self, table: Table, move: int) -> int:
        """What called for the check comes on top and carries its result out while the cards still lie there.

        rule: skill_checks.8b.i, skill_checks.8c.i
        """
        outcome = self.go_on()
        table.stack[-2], table.stack[-1] = self, table.stack[-2]
        return outcome

    @step("skill_checks.9")
    def discard_all_cards(self, table: Table, move: int) -> int:
        for card in table.pile:
            table.discards[SKILL[card]].append(card)
        table.pile = []
        return DONE


# -- adding cards ------------------------------------------------------------------------------------------------------


class AddCards(Screened):
    """Everybody has one chance to add cards; to all others it is one question until somebody has added them all.

    It stands on top of its check, which counts whose chance it is.
    """

    fields: ClassVar[tuple[str, ...]] = ("since",)
    prompt: ClassVar[str] = "add_cards"
    pace: ClassVar[str] = "turn"

    def copy(self) -> Procedure:
        return AddCards(self.since).at_the_step_of(self)

    def question(self) -> Question:
        """What is asked behind the screen."""
        return ADD_CARDS

    def behind(self, table: Table) -> list[int]:
        return [running_check(table).adding(table)]

    def begin_again(self, table: Table) -> None:
        seat = running_check(table).adding(table)
        table.hands[seat] = sorted(table.hands[seat] + table.added[seat])
        table.added[seat] = []

    @step("skill_checks.5")
    def one_after_another(self, table: Table, move: int) -> int:
        check = running_check(table)
        while check.asked < table.seats:
            seat = check.adding(table)  # rule: brig.1a, brig.4a.ii
            if move == NO_MOVE:
                if table.hands[seat] or table.added[seat]:
                    return self.ask(table, seat, self.question())
                move = m.DONE
            if move == m.DONE:
                self.take_down(table)
                check.end_of_turn(table, seat)
                move = NO_MOVE
                continue
            card = move - m.ADD
            table.hands[seat].remove(card)
            table.added[seat].append(card)
            return GO
        return DONE


class AddFaceUp(AddCards):
    """The same where the cards lie open once somebody has added them. rule: skill.nothing_to_hide"""

    prompt: ClassVar[str] = "add_face_up"

    def copy(self) -> Procedure:
        return AddFaceUp(self.since).at_the_step_of(self)

    def question(self) -> Question:
        return ADD_FACE_UP


class CardsToAdd(Choice):
    """A card from hand."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.ADD + card for card in different(table, seat)]


class OneFromTheBrig(Guard):
    """Who is in the Brig adds one card at most. rule: skill_checks.5b"""

    rule = "brig.5"
    whole = True

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return table.in_brig(seat) and len(table.added[seat]) > 0


class OneFromATraitor(Guard):
    """A revealed traitor adds one card at most. rule: skill_checks.5b"""

    rule = "revealed_traitors.6"
    whole = True

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return not table.is_human(seat) and len(table.added[seat]) > 0


# Nobody has to add any. rule: skill_checks.5a
ADD_CARDS: Final = Question(
    "add_cards", "skill_checks.5", [Only([m.DONE]), CardsToAdd([OneFromTheBrig(), OneFromATraitor()])], private=True
)
ADD_FACE_UP: Final = Question(
    "add_face_up", "skill.nothing_to_hide", [Only([m.DONE]), CardsToAdd([OneFromTheBrig(), OneFromATraitor()])],
    private=True,
)  # fmt: skip
