"""What cards order, as lists of small instructions that are carried out one after another.

A program is a list of instructions, nested where one depends on another (``procedures.branches``) and laid out flat
when it is defined: a frame in the middle of one is a few numbers. The decks in ``cards`` name their programs,
``procedures.programs`` says what each of them does, with the instructions of ``procedures.instructions``. A frame knows
its program by its number, a save by its name.
"""

from __future__ import annotations

from typing import ClassVar, Final

from undertow.games.unfathomable import moves as m
from undertow.games.unfathomable.cards.numbered_before import NAMES as NUMBERED_BEFORE
from undertow.games.unfathomable.cards.programs import NAMES
from undertow.games.unfathomable.state import Table
from undertow.kernel.decision import Choice, Only, Question
from undertow.kernel.flow import ASK, DONE, GO, NO_MOVE, OVER, Procedure, step


class Instruction:
    """One thing that a card tells somebody to do."""

    def do(self, table: Table, frame: Effects, move: int) -> int:
        """Carry it out: GO, or ASK until an answer comes as ``move``, or OVER."""
        raise NotImplementedError(type(self).__name__)

    def laid_out(self) -> list[Instruction]:
        """This instruction with all that is nested in it, in the order of their places."""
        return [self]


def laid_out(instructions: list[Instruction]) -> list[Instruction]:
    """Instructions one after another, each with what is nested in it."""
    return [each for instruction in instructions for each in instruction.laid_out()]


INSTRUCTIONS: Final[list[list[Instruction]]] = [[] for _ in NAMES]


def define(number: int, instructions: list[Instruction]) -> None:
    """Say what a program does."""
    while len(INSTRUCTIONS) < len(NAMES):
        INSTRUCTIONS.append([])
    assert not INSTRUCTIONS[number], NAMES[number]
    INSTRUCTIONS[number].extend(laid_out(instructions))


class Effects(Procedure):
    """Carrying out a program. ``seat`` is whom the card calls "you"; ``n`` is what its instructions count."""

    fields: ClassVar[tuple[str, ...]] = ("program", "seat", "place", "n")
    saved_by_name: ClassVar[dict[str, list[str]]] = {"program": NAMES}
    numbered_before: ClassVar[tuple[str, ...]] = NUMBERED_BEFORE

    def __init__(self, program: int, seat: int, place: int = 0, n: int = 0) -> None:
        super().__init__()
        self.program = program
        self.seat = seat
        self.place = place  # of the next instruction
        self.n = n

    def copy(self) -> Procedure:
        return Effects(self.program, self.seat, self.place, self.n).at_the_step_of(self)

    @step("abilities.9")
    def one_order_after_another(self, table: Table, move: int) -> int:
        instructions = INSTRUCTIONS[self.program]
        while self.place < len(instructions):
            outcome = instructions[self.place].do(table, self, move)
            if outcome in (ASK, OVER):
                return outcome
            self.place += 1
            move = NO_MOVE
            if table.stack[-1] is not self:
                return GO
        return DONE

    def skip(self, n: int) -> None:
        """Leave out the next instructions."""
        self.place += n


class EachInTurn(Procedure):
    """Something comes to several players at the same time; the current player says in which order."""

    fields: ClassVar[tuple[str, ...]] = ("program", "waiting", "any_order")
    in_view: ClassVar[dict[str, str]] = {"waiting": "seats", "any_order": "any_order"}
    saved_by_name: ClassVar[dict[str, list[str]]] = {"program": NAMES}

    def __init__(self, program: int, waiting: list[int], any_order: int = 0) -> None:
        super().__init__()
        self.program = program  # what each of them does
        self.waiting = waiting
        self.any_order = any_order

    def copy(self) -> Procedure:
        return EachInTurn(self.program, self.waiting[:], self.any_order).at_the_step_of(self)

    @step("abilities.16")
    def one_after_another(self, table: Table, move: int) -> int:
        if not self.waiting:
            return DONE
        if move == NO_MOVE:
            if len(self.waiting) > 1 and not self.any_order:
                return table.ask(table.current, WHO_COMES_FIRST)
            move = m.SEAT + self.waiting[0]
        if move == m.ANY_ORDER:
            self.any_order = 1
            return GO
        self.waiting.remove(move - m.SEAT)
        table.push(Effects(self.program, move - m.SEAT))
        return GO


class StillWaiting(Choice):
    """Those who have not come yet."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        frame = table.stack[-1]
        assert isinstance(frame, EachInTurn)
        return [m.SEAT + other for other in sorted(frame.waiting)]


WHO_COMES_FIRST: Final = Question("who_comes_first", "abilities.16", [Only([m.ANY_ORDER]), StillWaiting()])
