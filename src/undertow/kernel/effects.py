"""What cards do, as data: instructions, nested where one depends on another, carried out one after another.

A program is laid out flat once, when it is defined, so that a frame that waits in the middle of one is a few numbers
and a save of it is a name and a place.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar

from undertow.kernel.decision import Only, Question
from undertow.kernel.flow import ASK, DONE, GO, NO_MOVE, NOTHING, OVER
from undertow.kernel.screened import Screened

try:
    from mypy_extensions import mypyc_attr
except ImportError:  # the engine needs no package
    from undertow.kernel.compiled import mypyc_attr

if TYPE_CHECKING:
    from undertow.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Instruction:
    """One thing that a card says."""

    def do(self, state: Any, frame: Any, move: int) -> int:
        """Carry it out: ``GO``, or ``ASK`` until an answer comes as ``move``, or ``OVER``."""
        raise NotImplementedError(type(self).__name__)

    def laid_out(self) -> list[Instruction]:
        """This instruction with all that depends on it, in the order of their places."""
        return [self]


def laid_out(instructions: list[Instruction]) -> list[Instruction]:
    """Instructions one after another, each with what depends on it."""
    return [each for instruction in instructions for each in instruction.laid_out()]


@mypyc_attr(allow_interpreted_subclasses=True)
class Skip(Instruction):
    """Leave out the next places (or go back, if negative): how branches and loops are laid out."""

    def __init__(self, places: int) -> None:
        self.places = places

    def do(self, state: Any, frame: Any, move: int) -> int:
        """Leave them out."""
        frame.skip(self.places)
        return GO


def branches(ways: list[list[Instruction]]) -> tuple[list[Instruction], list[int]]:
    """Ways one of which is taken, one behind the other, and at which place each begins."""
    flat = [laid_out(way) for way in ways]
    placed: list[Instruction] = []
    first: list[int] = []
    for number, way in enumerate(flat):
        first.append(len(placed))
        placed += way
        rest = sum([len(later) + 1 for later in flat[number + 1 :]]) - 1  # the last way needs no skip behind it
        if number < len(flat) - 1:
            placed.append(Skip(rest))
    return placed, first


@mypyc_attr(allow_interpreted_subclasses=True)
class Do(Instruction):
    """Do what a function of state and frame does; for what one card alone says. It may return ``OVER``."""

    def __init__(self, done: Callable[[Any, Any], int | None]) -> None:
        self.done = done

    def do(self, state: Any, frame: Any, move: int) -> int:
        """Call the function."""
        return OVER if self.done(state, frame) == OVER else GO


@mypyc_attr(allow_interpreted_subclasses=True)
class If(Instruction):
    """Carry out ``then`` if something holds, else ``otherwise``."""

    def __init__(self, then: list[Instruction], otherwise: list[Instruction] | None = None) -> None:
        self.ways, first = branches([then, otherwise if otherwise is not None else []])
        self.otherwise = first[1]

    def holds(self, state: Any, frame: Any) -> bool:
        """Say whether it holds now."""
        raise NotImplementedError(type(self).__name__)

    def do(self, state: Any, frame: Any, move: int) -> int:
        """Go on with one of the ways."""
        if not self.holds(state, frame):
            frame.skip(self.otherwise)
        return GO

    def laid_out(self) -> list[Instruction]:
        """This instruction and both ways."""
        return [self, *self.ways]


@mypyc_attr(allow_interpreted_subclasses=True)
class When(If):
    """Carry out ``then`` if a function of state and frame says so, else ``otherwise``."""

    def __init__(
        self, so: Callable[[Any, Any], bool], then: list[Instruction], otherwise: list[Instruction] | None = None
    ) -> None:
        super().__init__(then, otherwise)
        self.so = so

    def holds(self, state: Any, frame: Any) -> bool:
        """Ask the function."""
        return self.so(state, frame)


@mypyc_attr(allow_interpreted_subclasses=True)
class Either(Instruction):
    """Ask which of several ways is taken; ``moves`` are the answers, one for each way."""

    def __init__(self, key: str, rule: str, moves: list[int], ways: list[list[Instruction]]) -> None:
        self.question = Question(key, rule, [Only(moves)])
        self.moves = moves
        self.ways, self.first = branches(ways)

    def asked(self, state: Any, frame: Any) -> int:
        """Whom it asks: "you", unless a subclass says otherwise."""
        seat: int = frame.seat
        return seat

    def do(self, state: Any, frame: Any, move: int) -> int:
        """Ask, then go on with the way that was chosen."""
        if move == NO_MOVE:
            outcome: int = state.ask(self.asked(state, frame), self.question)
            return outcome
        frame.skip(self.first[self.moves.index(move)])
        return GO

    def laid_out(self) -> list[Instruction]:
        """This instruction and all ways."""
        return [self, *self.ways]


@mypyc_attr(allow_interpreted_subclasses=True)
class May(Either):
    """Ask whether something is done."""

    def __init__(self, key: str, rule: str, yes: int, no: int, then: list[Instruction]) -> None:
        super().__init__(key, rule, [yes, no], [then, []])


@mypyc_attr(allow_interpreted_subclasses=True)
class Pick(Instruction):
    """Ask for one thing and do something with it; one possible thing is taken, none is passed over."""

    def __init__(self, question: Question) -> None:
        self.question = question

    def asked(self, state: Any, frame: Any) -> int:
        """Whom it asks: "you", unless a subclass says otherwise."""
        seat: int = frame.seat
        return seat

    def picked(self, state: Any, frame: Any, move: int) -> int:
        """Do it with the thing that was picked: ``GO`` or ``OVER``."""
        raise NotImplementedError(type(self).__name__)

    def do(self, state: Any, frame: Any, move: int) -> int:
        """Ask where there is a choice."""
        if move == NO_MOVE:
            seat = self.asked(state, frame)
            answers = self.question.answers(state, seat)
            if len(answers) > 1 or (answers and self.question.private):
                outcome: int = state.ask(seat, self.question)
                return outcome
            move = answers[0] if answers else NOTHING
        return GO if move == NOTHING else self.picked(state, frame, move)


@mypyc_attr(allow_interpreted_subclasses=True)
class PickFor(Pick):
    """Ask for one thing and give it to a function of state, frame and move."""

    def __init__(self, question: Question, done: Callable[[Any, Any, int], None]) -> None:
        super().__init__(question)
        self.done = done

    def picked(self, state: Any, frame: Any, move: int) -> int:
        """Call the function."""
        self.done(state, frame, move)
        return GO


@mypyc_attr(allow_interpreted_subclasses=True)
class Repeat(Instruction):
    """Carry something out as often as a register says; the register counts down to 0."""

    def __init__(self, register: int, body: list[Instruction]) -> None:
        self.register = register
        self.body = laid_out(body)

    def do(self, state: Any, frame: Any, move: int) -> int:
        """Once more, or go on behind."""
        if frame.registers[self.register] > 0:
            frame.registers[self.register] -= 1
        else:
            frame.skip(len(self.body) + 1)
        return GO

    def laid_out(self) -> list[Instruction]:
        """This instruction, what is repeated, and the way back."""
        return [self, *self.body, Skip(-len(self.body) - 2)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Set(Instruction):
    """Put a number into a register: a modifier for the rest of the card, or how often something is repeated."""

    def __init__(self, register: int, value: int) -> None:
        self.register = register
        self.value = value

    def do(self, state: Any, frame: Any, move: int) -> int:
        """Put it there."""
        frame.registers[self.register] = self.value
        return GO


@mypyc_attr(allow_interpreted_subclasses=True)
class Programs:
    """All programs of a game, by name.

    >>> programs = Programs()
    >>> number = programs.define("card.lantern", [Set(0, 2), Repeat(0, [Skip(0)])])
    >>> programs.names[number], len(programs.flat[number])
    ('card.lantern', 4)
    """

    def __init__(self) -> None:
        self.names: list[str] = []
        self.flat: list[list[Instruction]] = []

    def define(self, name: str, instructions: list[Instruction]) -> int:
        """Add a program; return its number, which no save ever holds."""
        assert name not in self.names, name
        self.names.append(name)
        self.flat.append(laid_out(instructions))
        return len(self.names) - 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Screened):
    """Carrying out a program. ``seat`` is whom the card calls "you".

    A subclass names its ``programs``, saves them by name (``saved_by_name = {"program": PROGRAMS.names}``), says how
    many ``registers`` it has ("the one just moved", a number that was counted), and binds one step to its rule, which
    calls ``carry_out``. What stands in ``Secretly`` is asked behind a screen; then it says who is ``behind``.
    """

    fields: ClassVar[tuple[str, ...]] = ("program", "seat", "place", "registers", "since", "before")
    programs: ClassVar[Programs] = Programs()
    most_registers: ClassVar[int] = 1

    def __init__(
        self, program: int, seat: int, place: int = 0, registers: list[int] | None = None, since: int = -1,
        before: list[int] | None = None,
    ) -> None:  # fmt: skip
        super().__init__(since)
        self.program = program
        self.seat = seat
        self.place = place  # of the next instruction
        self.registers: list[int] = registers if registers is not None else [0] * self.most_registers
        self.before: list[int] = before if before is not None else []  # place and registers before what is secret

    def carry_out(self, state: State, move: int) -> int:
        """One instruction after another."""
        instructions = self.programs.flat[self.program]
        while self.place < len(instructions):
            outcome = instructions[self.place].do(state, self, move)
            if outcome == ASK and self.before:
                self.put_up(state)
            if outcome in (ASK, OVER):
                return outcome
            self.place += 1
            move = NO_MOVE
            if state.stack[-1] is not self:
                return GO
        return DONE

    def skip(self, places: int) -> None:
        """Leave out the next places."""
        self.place += places

    def put(self, register: int, value: int) -> None:
        """Put a number into a register."""
        self.registers[register] = value

    def begin_again(self, state: Any) -> None:
        """Go back to where the secret part began."""
        self.place = self.before[0]
        self.registers = self.before[1:]


@mypyc_attr(allow_interpreted_subclasses=True)
class BeginSecret(Instruction):
    """From here on what is asked is asked behind a screen."""

    def do(self, state: Any, frame: Any, move: int) -> int:
        """Keep the place, to come back to."""
        frame.before = [frame.place, *frame.registers]
        return GO


@mypyc_attr(allow_interpreted_subclasses=True)
class EndSecret(Instruction):
    """The screen is taken down."""

    def do(self, state: Any, frame: Any, move: int) -> int:
        """All can see again."""
        frame.take_down(state)
        frame.before = []
        return GO


@mypyc_attr(allow_interpreted_subclasses=True)
class Secretly(Instruction):
    """Carry something out behind a screen; it must ask at least once, whatever is true."""

    def __init__(self, body: list[Instruction]) -> None:
        self.body = laid_out(body)

    def laid_out(self) -> list[Instruction]:
        """What is secret, between its beginning and its end."""
        return [BeginSecret(), *self.body, EndSecret()]
