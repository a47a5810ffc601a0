"""What can be done before cards are added to a skill check."""

from __future__ import annotations

from typing import ClassVar, Final

from undertow.games.unfathomable import events as e
from undertow.games.unfathomable import moves as m
from undertow.games.unfathomable.board import INFLUENCE, LORE, OBSERVATION, PLAIN_SKILLS
from undertow.games.unfathomable.cards.characters import ARJUN
from undertow.games.unfathomable.cards.skills import FORCED_LEARNING, NOTHING_TO_HIDE, PREPARATION
from undertow.games.unfathomable.procedures.checking import (
    FAIL,
    FOR_A_ROOM,
    NO_PARTIAL,
    PARTIAL,
    SUCCESS,
    check_of,
    running_check,
)
from undertow.games.unfathomable.procedures.defeat import DefeatCharacter, use_feat
from undertow.games.unfathomable.procedures.windows import Reactions, with_ability
from undertow.games.unfathomable.state import Table
from undertow.kernel.decision import Choice, Only, Question
from undertow.kernel.flow import DONE, GO, NO_MOVE, Procedure, step


class CardsBeforeACheck(Choice):
    """Nothing to Hide, Forced Learning, Preparation."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        cards = with_ability(table, seat, NOTHING_TO_HIDE)
        cards += with_ability(table, seat, FORCED_LEARNING)
        cards += with_ability(table, seat, PREPARATION)
        return [m.PLAY + card for card in cards]


class SelfSacrifice(Choice):
    """Arjun chooses the outcome of a mythos check. rule: feat.arjun"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        check = check_of(table)
        ready = table.feats[seat] and table.plays(seat, ARJUN) and check.purpose != FOR_A_ROOM
        if not ready:
            return []
        outcomes = [FAIL, PARTIAL, SUCCESS] if check.partial != NO_PARTIAL else [FAIL, SUCCESS]
        return [m.OUTCOME + outcome for outcome in outcomes]


BEFORE: Final = Question(
    "before_cards", "skill_checks.3a", [Only([m.PASS]), CardsBeforeACheck(), SelfSacrifice()], private=True
)


class BeforeCards(Reactions):
    """Before cards are added to a skill check."""

    kind: ClassVar[str] = "before_cards"

    def copy(self) -> Procedure:
        return BeforeCards(self.seats, self.answers[:], self.acting[:]).at_the_step_of(self)

    @step("abilities.15")
    def ask_everyone(self, table: Table, move: int) -> int:
        return self.invite(table, move)

    @step("abilities.16a")
    def set_the_order(self, table: Table, move: int) -> int:
        return self.order(table, move)

    @step("skill_checks.3a")
    def let_one_react(self, table: Table, move: int) -> int:
        return self.act(table, move)

    def entitled(self, table: Table) -> list[int]:
        sacrifice = check_of(table).purpose != FOR_A_ROOM
        found: list[int] = []
        for seat in range(table.seats):
            cards = [skill for skill in (INFLUENCE, LORE, OBSERVATION) if table.may_hold(seat, skill)]
            if cards or (sacrifice and table.feats[seat] and table.plays(seat, ARJUN)):
                found.append(seat)
        return found

    def reaction(self) -> Question:
        return BEFORE

    def react(self, table: Table, seat: int, move: int) -> int:
        check = check_of(table)
        if move == m.PASS:
            return GO
        if m.OUTCOME <= move < m.OUTCOME + 3:
            check.chosen = move - m.OUTCOME
            use_feat(table, seat)
            table.push(DefeatCharacter(seat))
            return DONE
        card = move - m.PLAY
        table.discard(seat, card)
        if card in (INFLUENCE * 5 + 2, INFLUENCE * 5 + 3):
            check.face_up = 1
            table.tell(e.FACE_UP, seat)
        elif card == OBSERVATION * 5 + 4:
            check.no_chaos = 1
            table.tell(e.NO_CHAOS, seat)
        else:
            table.push(ForcedLearning(seat))
        return GO


class ForcedLearning(Procedure):
    """Name a further skill that supports the check."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def copy(self) -> Procedure:
        return ForcedLearning(self.seat).at_the_step_of(self)

    @step("skill.forced_learning")
    def name_a_skill(self, table: Table, move: int) -> int:
        check = running_check(table)
        if move == NO_MOVE:
            others = [skill for skill in range(PLAIN_SKILLS) if not check.skills >> skill & 1]
            if not others:
                return DONE
            if len(others) > 1:
                return table.ask(self.seat, FURTHER_SKILL)
            move = m.SKILL + others[0]
        check.skills |= 1 << move - m.SKILL
        table.tell(e.SKILL_SUPPORTS, self.seat, move - m.SKILL)
        return DONE


class OpposingSkills(Choice):
    """A plain skill that does not support the check yet; treachery never does. rule: treachery.3"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        skills = running_check(table).skills
        return [m.SKILL + skill for skill in range(PLAIN_SKILLS) if not skills >> skill & 1]


FURTHER_SKILL: Final = Question("further_skill", "skill.forced_learning", [OpposingSkills()])
