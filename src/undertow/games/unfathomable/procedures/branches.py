"""Instructions on which others depend: what follows is nested in them.

They are laid out flat: first what is carried out, then what is carried out instead.
"""

from __future__ import annotations

from undertow.games.unfathomable import moves as m
from undertow.games.unfathomable.procedures.checking import SUCCESS
from undertow.games.unfathomable.procedures.effects import Effects, Instruction, laid_out
from undertow.games.unfathomable.procedures.instructions import YOU, who
from undertow.games.unfathomable.state import Table
from undertow.kernel.decision import Only, Question
from undertow.kernel.flow import GO, NO_MOVE


class Skip(Instruction):
    """Leave out the next ``k`` instructions: those that are carried out instead."""

    def __init__(self, k: int) -> None:
        self.k = k

    def do(self, table: Table, frame: Effects, move: int) -> int:
        frame.skip(self.k)
        return GO


class Branch(Instruction):
    """Carries out one list of instructions, or else another; ``k``: where that one begins."""

    def __init__(self, then: list[Instruction], otherwise: list[Instruction] | None) -> None:
        first = laid_out(then)
        second = laid_out(otherwise) if otherwise is not None else []
        if second:
            first.append(Skip(len(second)))
        self.k = len(first)
        self.nested = first + second

    def laid_out(self) -> list[Instruction]:
        return [self, *self.nested]


class If(Branch):
    """Carries something out if something holds."""

    def holds(self, table: Table, frame: Effects) -> bool:
        """Whether it holds now."""
        raise NotImplementedError(type(self).__name__)

    def do(self, table: Table, frame: Effects, move: int) -> int:
        if not self.holds(table, frame):
            frame.skip(self.k)
        return GO


class IfAtMost(If):
    """If the result is at most ``n``."""

    def __init__(self, n: int, then: list[Instruction], otherwise: list[Instruction] | None = None) -> None:
        super().__init__(then, otherwise)
        self.n = n

    def holds(self, table: Table, frame: Effects) -> bool:
        return table.die <= self.n


class IfAtLeast(If):
    """If the result is at least ``n``."""

    def __init__(self, n: int, then: list[Instruction], otherwise: list[Instruction] | None = None) -> None:
        super().__init__(then, otherwise)
        self.n = n

    def holds(self, table: Table, frame: Effects) -> bool:
        return table.die >= self.n


class IfSumAtMost(If):
    """If the result and the value of the card (``frame.n``) are at most ``n`` together."""

    def __init__(self, n: int, then: list[Instruction], otherwise: list[Instruction] | None = None) -> None:
        super().__init__(then, otherwise)
        self.n = n

    def holds(self, table: Table, frame: Effects) -> bool:
        return table.die + frame.n <= self.n


class IfAtMostCounted(If):
    """If the result is at most what ``frame.n`` has counted. ruling: counting_spells"""

    def __init__(self, then: list[Instruction]) -> None:
        super().__init__(then, None)

    def holds(self, table: Table, frame: Effects) -> bool:
        return table.die <= frame.n  # ruling: counting_spells


class IfAtMostOnDeck(If):
    """If the result is at most the number of passengers on deck."""

    def __init__(self, then: list[Instruction]) -> None:
        super().__init__(then, None)

    def holds(self, table: Table, frame: Effects) -> bool:
        return table.die <= sum([len(tokens) for tokens in table.passengers])


class IfRisked(If):
    """If so many passengers could be risked: they were the cost."""

    def __init__(self, n: int, then: list[Instruction]) -> None:
        super().__init__(then, None)
        self.n = n

    def holds(self, table: Table, frame: Effects) -> bool:
        return table.risked >= self.n


class IfPassengersLeft(If):
    """If so many passengers are in the supply."""

    def __init__(self, n: int, then: list[Instruction], otherwise: list[Instruction] | None = None) -> None:
        super().__init__(then, otherwise)
        self.n = n

    def holds(self, table: Table, frame: Effects) -> bool:
        return len(table.passenger_supply) >= self.n  # rule: passengers.6, abilities.5 ruling: hypnotic_melody


class IfPassed(If):
    """If the check was passed."""

    def __init__(self, then: list[Instruction], otherwise: list[Instruction] | None = None) -> None:
        super().__init__(then, otherwise)

    def holds(self, table: Table, frame: Effects) -> bool:
        return table.outcome == SUCCESS


class May(Branch):
    """Asks whether something is carried out."""

    def __init__(self, question: str, rule: str, then: list[Instruction], whom: int = YOU) -> None:
        super().__init__(then, None)
        self.question = Question(question, rule, [Only([m.YES, m.NO])])
        self.whom = whom

    def do(self, table: Table, frame: Effects, move: int) -> int:
        if move == NO_MOVE:
            return table.ask(who(table, frame, self.whom), self.question)
        if move == m.NO:
            frame.skip(self.k)
        return GO


class Either(Branch):
    """Asks for one of two options."""

    def __init__(
        self, question: str, rule: str, first: list[Instruction], second: list[Instruction], whom: int = YOU
    ) -> None:
        super().__init__(first, second)
        self.question = Question(question, rule, [Only([m.OPTION_A, m.OPTION_B])])
        self.whom = whom

    def do(self, table: Table, frame: Effects, move: int) -> int:
        if move == NO_MOVE:
            return table.ask(who(table, frame, self.whom), self.question)
        if move == m.OPTION_B:
            frame.skip(self.k)
        return GO
