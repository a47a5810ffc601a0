"""Verbs become instructions: a card is data, and each verb is written once, in ``verbs_*`` by its topic."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from undertow.games.alone import events as e
from undertow.games.alone import moves as m
from undertow.games.alone.cards.language import Case, Either, Half, Then, Verb
from undertow.games.alone.procedures.playing import CardPlayed
from undertow.games.alone.state import Table
from undertow.kernel.decision import Only, Question
from undertow.kernel.effects import If, Instruction, branches
from undertow.kernel.flow import GO, NO_MOVE

Builder = Callable[[Verb], list[Instruction]]
Condition = Callable[[Table, CardPlayed, Verb], bool]

BUILDERS: Final[dict[str, Builder]] = {}
CONDITIONS: Final[dict[str, Condition]] = {}
WHICH_SIDE: Final = Question("which_side", "secrecy.4", [Only([m.SIDE, m.SIDE + 1])], pace="choice")
BEFORE: Final = ("hush", "closer")  # modifiers of a lower half are set before the upper half. rule: dangerous.2


class Sides(Instruction):
    """Evil chooses a side of an *or*; which one is told to all. rule: secrecy.4"""

    def __init__(self, ways: list[list[Instruction]]) -> None:
        self.ways, self.first = branches(ways)

    def do(self, state: Any, frame: Any, move: int) -> int:
        """Ask, tell, go on with that side."""
        if move == NO_MOVE:
            return int(frame.ask_secretly(state, WHICH_SIDE))
        frame.act_openly(state)
        carried_out(state, move - m.SIDE + 1)
        state.tell(e.SIDE_CHOSEN, move - m.SIDE + 1)
        frame.skip(self.first[move - m.SIDE])
        return GO

    def laid_out(self) -> list[Instruction]:
        """This instruction and all sides."""
        return [self, *self.ways]


def carried_out(table: Table, side: int) -> None:
    """Which side of a card is carried out stands beside it. rule: secrecy.4"""
    table.played_sides[-1] = table.played_sides[-1] * 3 + side


class AsTheCaseIs(If):
    """One or the other, by a condition."""

    def __init__(self, condition: Verb, then: list[Instruction], otherwise: list[Instruction]) -> None:
        super().__init__(then, otherwise)
        self.condition = condition

    def holds(self, state: Any, frame: Any) -> bool:
        """Ask the condition."""
        return CONDITIONS[self.condition.name](state, frame, self.condition)

    def do(self, state: Any, frame: Any, move: int) -> int:
        """Tell which it is, where only the result would show it."""
        if self.condition.name == "near":
            case = 1 if self.holds(state, frame) else 0
            carried_out(state, 1 + case)
            state.tell(e.CASE_TOLD, case)
        return super().do(state, frame, move)


def built(half: Half) -> list[Instruction]:
    """The instructions of a half."""
    if isinstance(half, Then):
        return [each for part in half.all_parts for each in built(part)]
    if isinstance(half, Either):
        return [Sides([built(side) for side in half.sides])]
    if isinstance(half, Case):
        return [AsTheCaseIs(half.condition, built(half.yes), built(half.no))]
    assert isinstance(half, Verb)
    return BUILDERS[half.name](half)


def built_dangerous(upper: Half, lower: Half) -> list[Instruction]:
    """Both halves, what modifies the upper one first. rule: dangerous.2"""
    if isinstance(lower, Verb) and lower.name == "strike":
        stronger = [stronger_by(part, lower) for part in upper.parts()]
        if stronger != upper.parts():  # one strike with more dice, not two
            return built(Then(stronger))
    first = [part for part in lower.parts() if is_modifier(part)]
    rest = [part for part in lower.parts() if not is_modifier(part)]
    return [each for part in (*first, upper, *rest) for each in built(part)]


def stronger_by(part: Half, more: Verb) -> Half:
    """A strike of the same creature with the dice of another added; anything else as it is."""
    if not isinstance(part, Verb) or part.name != "strike" or part.args[1] != more.args[1]:
        return part
    return Verb("strike", (part.args[0] + more.args[0], part.args[1]), part.named)


def is_modifier(part: Half) -> bool:
    """Whether a verb acts on the other half of its card."""
    if not isinstance(part, Verb):
        return False
    return part.name in BEFORE or (part.name == "echo" and part.args[0] == "false")
