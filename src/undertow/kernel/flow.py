"""Procedures: the rulebook's numbered steps, as objects that can wait, be copied and be saved.

A waiting game is a stack of procedures. Each step is a short method bound to its rule; the loop that carries the
rules on is at the end of this file.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeVar

try:
    from mypy_extensions import mypyc_attr
except ImportError:  # the engine needs no package
    from undertow.kernel.compiled import mypyc_attr

from undertow.kernel.errors import Endless

if TYPE_CHECKING:
    from undertow.kernel.decision import Question
    from undertow.kernel.state import State

Step = Callable[[Any, Any, int], int]
F = TypeVar("F", bound=Callable[..., int])

NO_MOVE: Final = -1  # a step is called with this to ask, and with the answer to act
NOTHING: Final = -2  # there was nothing to ask

GO: Final = 0  # call the top procedure again
ASK: Final = 1  # a seat has to decide
DONE: Final = 2  # this procedure has ended
OVER: Final = 3  # the game has ended

MOST_STEPS: Final = 20_000  # from one question to the next; real games take fewer than a hundred

PENDING: list[tuple[str, Any]] = []


def step(rule: str) -> Callable[[F], F]:
    """Bind a step to its rule; the order in the class is the order in the book."""

    def mark(method: F) -> F:
        PENDING.append((rule, method))
        return method

    return mark


@mypyc_attr(allow_interpreted_subclasses=True)
class Procedure:
    """Numbered steps that are carried out one after another.

    A subclass names its data in ``fields``; the constructor takes exactly these, in this order. Fields are ints and
    lists of ints: seats, numbers, places; never a component (law 5). What a field holds is public unless its class
    names it in ``hidden`` and makes it anew in ``redeal``. Asking must be idempotent: a step may be asked again.
    A class that marks steps of its own replaces all steps of its parent. A step is named by its rule, never by its
    number: ``go_to``, ``start_over``, ``is_at``, ``is_past``, ``begun``; ``pc`` is the kernel's.
    """

    rules: ClassVar[tuple[str, ...]] = ()
    steps: ClassVar[list[Step]] = []
    fields: ClassVar[tuple[str, ...]] = ()
    hidden: ClassVar[tuple[str, ...]] = ()
    in_view: ClassVar[dict[str, str]] = {}  # public fields that stand in the view, and what they are called there
    saved_as: ClassVar[str] = ""  # the name in saves, where it is not the name of the class: it was renamed
    saved_by_name: ClassVar[dict[str, list[str]]] = {}  # fields whose numbers follow the order of definitions: by what
    numbered_before: ClassVar[tuple[str, ...]] = ()  # what such numbers meant in saves of format 1

    def __init_subclass__(cls) -> None:
        """Take the steps that were marked in the class body."""
        if PENDING:  # else the parent's steps hold
            cls.rules = tuple([rule for rule, _ in PENDING])
            cls.steps = [method for _, method in PENDING]
            PENDING.clear()
            if len(set(cls.rules)) < len(cls.rules):  # a save names a step by its rule
                raise ValueError(f"{cls.__name__}: two steps of one rule")

    def __init__(self) -> None:
        self.pc: int = 0
        self.todo: list[Step] = self.steps
        self.since: int = -1  # where it is a screen that stands: the number of decisions when it was put up

    @property
    def at(self) -> str:
        """The rule of the present step: shown, logged and saved."""
        return self.rules[self.pc]

    def go_on(self) -> int:
        """End this step; with the last one the procedure ends."""
        self.pc += 1
        return GO if self.pc < len(self.todo) else DONE

    def go_to(self, rule: str) -> int:
        """Go on with the step of that rule."""
        self.pc = self.place_of(rule)
        return GO

    def start_over(self) -> int:
        """Go on with the first step."""
        self.pc = 0
        return GO

    def then(self, state: State, procedure: Procedure) -> int:
        """End this step and put a procedure on top, which is carried out before the next one."""
        outcome = self.go_on()
        state.push(procedure)
        return outcome

    def is_at(self, rule: str) -> bool:
        """Whether the step of that rule is the present one."""
        return self.pc == self.place_of(rule)

    def is_past(self, rule: str) -> bool:
        """Whether the step of that rule lies behind."""
        return self.pc > self.place_of(rule)

    @property
    def begun(self) -> bool:
        """Whether the first step lies behind."""
        return self.pc > 0

    def place_of(self, rule: str) -> int:
        """The place of the step of that rule; an error names the procedure that has no such step."""
        rules = self.rules
        if rule not in rules:
            raise ValueError(f"{type(self).__name__} has no step of rule {rule}")
        return rules.index(rule)

    def sort_of(self, question: Question) -> str:
        """What sort of question it is that this procedure asks: the question's own, unless the procedure knows."""
        return question.kind

    def redeal(self, state: State, knows: int) -> None:
        """Make the ``hidden`` fields anew, as far as this seat may not know them."""
        raise NotImplementedError(type(self).__name__)

    def copy(self) -> Procedure:
        """Copy the frame; where it is hot, a subclass writes it by hand and ends with ``at_the_step_of``."""
        values: list[Any] = [getattr(self, name) for name in self.fields]
        cls: Any = type(self)
        made: Procedure = cls(*[value[:] if isinstance(value, list) else value for value in values])
        return made.at_the_step_of(self)

    def at_the_step_of(self, other: Procedure) -> Procedure:
        """Copy the present step of another frame of this class."""
        self.pc = other.pc
        return self


@mypyc_attr(allow_interpreted_subclasses=True)
class SimpleProcedure(Procedure):
    """A procedure whose constructor takes its fields as they stand there, 0 for what is left out; not for hot ones."""

    def __init__(self, *values: Any) -> None:
        super().__init__()
        for place, name in enumerate(self.fields):
            setattr(self, name, values[place] if place < len(values) else 0)


def answers_itself(state: State) -> bool:
    """Whether the present question, which has one answer, is not asked: it is public, or nobody is to be asked so."""
    return state.asking.settles or (state.skip and state.asking.private)


def run(state: State, move: int) -> None:
    """Carry the rules on to the next question, or to the end."""
    stack = state.stack
    for _ in range(MOST_STEPS):
        top = stack[-1]
        outcome = top.todo[top.pc](top, state, move)
        if outcome == ASK:
            if len(state.legal) == 1 and answers_itself(state):
                move = state.legal[0]
                continue
            if state.count >= state.longest:
                state.end_by_length()
            return
        if outcome == DONE:
            if top.since >= 0:
                state.screen_down(top)
            if stack[-1] is top:
                stack.pop()
            else:  # its last step has put another procedure on top
                stack.remove(top)
        elif outcome == OVER:
            return
        move = NO_MOVE
    raise Endless("endless", rule=stack[-1].at)
