"""Experience: what the Hero learns from creatures that are killed."""

from __future__ import annotations

from typing import ClassVar

from undertow.games.alone import events as e
from undertow.games.alone import moves as m
from undertow.games.alone import params, people
from undertow.games.alone.missions import BROOD, RUNNER
from undertow.games.alone.people import EXPERIENCE
from undertow.games.alone.procedures.missions_main import take_the_codes
from undertow.games.alone.state import HERO, Table
from undertow.kernel.decision import Choice, Question
from undertow.kernel.flow import DONE, GO, NO_MOVE, SimpleProcedure, step


def learn(table: Table, skill: int, n: int = 1) -> None:
    """Experience for a skill, as much as it takes. rule: experience.1, experience.3, experience.4"""
    before = table.people[EXPERIENCE + skill]
    after = min(params.TO_UNLOCK, before + n)
    if after == before:
        return
    table.people[EXPERIENCE + skill] = after
    table.tell(e.EXPERIENCE, skill, after)
    if after == params.TO_UNLOCK:
        table.tell(e.SKILL_UNLOCKED, skill)


class OpenSkills(Choice):
    """Skills that take experience and have not been chosen just now. rule: experience.2, experience.4"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        frame = table.stack[-1]
        assert isinstance(frame, Learning)
        return [m.LEARN + skill for skill in people.skills_open(table) if not frame.chosen >> skill & 1]


LEARN: Question = Question("learn", "experience.2", [OpenSkills()])


class Learning(SimpleProcedure):
    """The Hero chooses different skills for experience: so many, with so many points each."""

    fields: ClassVar[tuple[str, ...]] = ("left", "points", "chosen")
    left: int
    points: int
    chosen: int  # a bit for each that has had its points

    @step("experience.2")
    def choose(self, table: Table, move: int) -> int:
        if self.left == 0:
            return DONE
        move = table.settle(HERO, LEARN, move)
        if move < 0:
            return 1 if move == NO_MOVE else DONE
        skill = move - m.LEARN
        self.left -= 1
        self.chosen |= 1 << skill
        learn(table, skill, self.points)
        return GO


def killed(table: Table, kind: int) -> None:
    """A creature in view was killed: experience for its kind, after a boss for two skills. rule: experience.1"""
    if kind < m.KINDS:
        learn(table, kind)
    else:
        table.push(BossKilled())


class BossKilled(SimpleProcedure):
    """What the death of a boss brings: the Matriarch's the victory, the Courier's his codes; then experience."""

    @step("missions.5")
    def settle(self, table: Table, move: int) -> int:
        if table.pursues(BROOD):
            return table.hero_wins()
        if table.pursues(RUNNER):
            take_the_codes(table)
        return self.then(table, Learning(2, 1))
