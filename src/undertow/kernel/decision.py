"""Decisions as data: who is asked what, what may be answered, and which rule forbids the rest.

Legal moves are candidates minus guards. The same guards answer *why not?*: ``moves`` stops at the first that
forbids, ``why_not`` asks them all.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Final

from undertow.kernel.flow import ASK, DONE, GO, NO_MOVE, Procedure

try:
    from mypy_extensions import mypyc_attr
except ImportError:  # the engine needs no package
    from undertow.kernel.compiled import mypyc_attr

if TYPE_CHECKING:
    from undertow.kernel.state import State


# The sorts of questions: what a seat does in its turn; what a rule or card leaves to it; whether it reacts, and how;
# who comes first; what is paid with; what is answered face down; and, to all before a screen, whatever is asked there.
SORTS: Final = ("turn", "choice", "reaction", "order", "payment", "sealed", "screen")


@mypyc_attr(allow_interpreted_subclasses=True)
class Guard:
    """One prohibition of the rulebook."""

    rule: ClassVar[str] = ""
    whole: ClassVar[bool] = False  # true: does not look at the move, so one answer serves the whole choice

    def forbids(self, table: Any, seat: int, move: int) -> bool:
        """Say whether the rule forbids this seat this move now."""
        raise NotImplementedError(type(self).__name__)

    def cited(self) -> str:
        """The rule it stands for."""
        return self.rule

    def allowed(self, table: Any, seat: int, moves: list[int]) -> list[int]:
        """Those of the moves that the rule does not forbid; a hot guard may say it in one go (law 7 compares)."""
        return [move for move in moves if not self.forbids(table, seat, move)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice:
    """Candidates of one kind within a question, with the guards that stand before them."""

    def __init__(self, guards: list[Guard] | None = None) -> None:
        every = guards if guards is not None else []
        self.whole: list[Guard] = [guard for guard in every if guard.whole]
        self.each: list[Guard] = [guard for guard in every if not guard.whole]

    def candidates(self, table: Any, seat: int) -> list[int]:
        """Moves a person might expect here, ascending, before the guards are asked."""
        raise NotImplementedError(type(self).__name__)

    def is_open(self, table: Any, seat: int) -> bool:
        """Whether no guard closes the choice as a whole."""
        for guard in self.whole:
            if guard.forbids(table, seat, NO_MOVE):
                return False
        return True

    def forbidding(self, table: Any, seat: int, move: int) -> list[str]:
        """The rules of all guards that forbid a candidate."""
        rules = [guard.cited() for guard in self.whole if guard.forbids(table, seat, move)]
        rules += [guard.cited() for guard in self.each if guard.forbids(table, seat, move)]
        return rules

    def add_legal(self, table: Any, seat: int, legal: list[int]) -> None:
        """Append what no guard forbids."""
        for guard in self.whole:
            if guard.forbids(table, seat, NO_MOVE):
                return
        moves = self.candidates(table, seat)
        for guard in self.each:
            if not moves:
                return
            moves = guard.allowed(table, seat, moves)
        legal += moves

    def legal(self, table: Any, seat: int) -> list[int]:
        """What no guard forbids, where it is asked of one choice alone."""
        found: list[int] = []
        self.add_legal(table, seat, found)
        return found


class Only(Choice):
    """A choice whose candidates never change: *take*, *pass*, *done*."""

    def __init__(self, moves: list[int], guards: list[Guard] | None = None) -> None:
        super().__init__(guards)
        self.moves = moves

    def candidates(self, table: Any, seat: int) -> list[int]:
        """Give the moves."""
        return self.moves

    def add_legal(self, table: Any, seat: int, legal: list[int]) -> None:
        """Append the moves; the common case, that nothing looks at a single one, comes first."""
        if self.each:
            super().add_legal(table, seat, legal)
            return
        for guard in self.whole:
            if guard.forbids(table, seat, NO_MOVE):
                return
        legal += self.moves


class Among(Choice):
    """A choice among what a function of table and seat names, ascending; where it is hot, write a class."""

    def __init__(self, named: Callable[[Any, int], list[int]], guards: list[Guard] | None = None) -> None:
        super().__init__(guards)
        self.named = named

    def candidates(self, table: Any, seat: int) -> list[int]:
        """Ask the function."""
        return self.named(table, seat)


class Forbidden(Guard):
    """A prohibition that a function of table, seat and move knows; where it is hot, write a class."""

    def __init__(self, rule: str, when: Callable[[Any, int, int], bool]) -> None:
        self.by = rule
        self.when = when

    def cited(self) -> str:
        """The rule it was made for."""
        return self.by

    def forbids(self, table: Any, seat: int, move: int) -> bool:
        """Ask the function."""
        return self.when(table, seat, move)


@mypyc_attr(allow_interpreted_subclasses=True)
class Question:
    """A question a game can put to a seat: its key, its rule, its choices in the order of the vocabulary.

    ``private``: whether the number of answers depends on what only this seat knows; with ``windows="skip"`` the
    kernel answers such a question itself when there is one answer. ``pace``: how long people should get. ``kind``:
    what sort of question it is, one of ``SORTS`` (a ``Sealed`` or ``Window`` that asks it knows by itself); page and
    bots treat all of one sort alike. ``settles``: never asked with one answer, for what everybody can see: the kernel
    goes on with it, and it is no decision, neither counted nor recorded. ``follows``: the key of another question
    whose answer leads here: both may be answered in one message, such as an order to sail and the course.
    """

    def __init__(
        self, key: str, rule: str, choices: list[Choice], private: bool = False, pace: str = "turn",
        settles: bool = False, kind: str = "choice", follows: str = "",
    ) -> None:  # fmt: skip
        self.key = key
        self.rule = rule
        self.choices = choices
        self.private = private
        self.pace = pace
        self.settles = settles
        self.kind = kind
        self.follows = follows
        self.fixed: tuple[int, ...] = fixed_answers(choices)  # the answers, where they never change

    def prepare(self, table: Any, seat: int) -> None:
        """Work out once what several guards will need."""

    def details(self, table: Any, seat: int) -> dict[str, int]:
        """Values for the text of the prompt."""
        return {}

    def answers(self, table: Any, seat: int) -> tuple[int, ...]:
        """All legal moves, ascending."""
        if self.fixed:
            return self.fixed
        self.prepare(table, seat)
        legal: list[int] = []
        for choice in self.choices:
            choice.add_legal(table, seat, legal)
        return tuple(legal)

    def refused(self, table: Any, seat: int) -> list[tuple[int, list[str]]]:
        """All candidates that are not legal, each with every rule against it."""
        self.prepare(table, seat)
        found: list[tuple[int, list[str]]] = []
        for choice in self.choices:
            for move in choice.candidates(table, seat):
                rules = choice.forbidding(table, seat, move)
                if rules:
                    found.append((move, rules))
        return found

    def refused_to_others(self, table: Any, seat: int) -> list[tuple[int, list[str]]]:
        """What a seat that is not asked might have expected to be asked, with the rules why it is not."""
        return []

    def why_not(self, table: Any, seat: int, move: int) -> list[str]:
        """The rules against one move; the question's own rule if it is no candidate."""
        self.prepare(table, seat)
        for choice in self.choices:
            if move in choice.candidates(table, seat):
                return choice.forbidding(table, seat, move) or [self.rule]
        return [self.rule]


def fixed_answers(choices: list[Choice]) -> tuple[int, ...]:
    """The answers of a question without guards whose candidates never change; else nothing."""
    moves: list[int] = []
    for choice in choices:
        if not isinstance(choice, Only) or choice.whole or choice.each:
            return ()
        moves += choice.moves
    return tuple(moves)


class Decision:
    """One atomic choice, as data.

    ``prompt`` is the key of the question, ``cause`` the rules that led here (the stack from its bottom), ``details``
    the values its text names, ``kind`` what sort of question it is (``SORTS``), ``window`` which window is open
    (``Window.kind``; empty: none).
    """

    def __init__(
        self, prompt: str, seat: int, moves: tuple[int, ...], rule: str, cause: tuple[str, ...], pace: str,
        details: dict[str, int], kind: str = "choice", window: str = "",
    ) -> None:  # fmt: skip
        self.prompt = prompt
        self.seat = seat
        self.moves = moves
        self.rule = rule
        self.cause = cause
        self.pace = pace
        self.details = details
        self.kind = kind
        self.window = window

    def data(self) -> dict[str, object]:
        """The decision as JSON-ready data."""
        return {
            "prompt": self.prompt,
            "seat": self.seat,
            "moves": list(self.moves),
            "rule": self.rule,
            "cause": list(self.cause),
            "pace": self.pace,
            "details": dict(self.details),
            "kind": self.kind,
            "window": self.window,
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Decision) and self.data() == other.data()

    def __hash__(self) -> int:
        return hash((self.prompt, self.seat, self.moves))

    def __repr__(self) -> str:
        return f"Decision({self.prompt!r}, seat={self.seat}, moves={self.moves}, rule={self.rule!r})"


def answer_anew(state: State, question: Question, seats: list[int], answers: list[int], knows: int) -> None:
    """Replace the answers of all seats but one by ones they could have given."""
    for i in range(len(answers)):
        if seats[i] != knows:
            legal = question.answers(state, seats[i])
            answers[i] = legal[state.chance.below(len(legal))]


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Procedure):
    """A question that several seats answer face down; the answers are opened together.

    A subclass binds a step to its rule and calls ``collect`` in it; the next step finds ``answers`` in the order of
    ``seats``. No view, log or decision of another seat shows an answer before the last one is there.
    """

    hidden: ClassVar[tuple[str, ...]] = ("answers",)

    def __init__(self, seats: list[int], answers: list[int]) -> None:
        super().__init__()
        self.seats = seats
        self.answers = answers

    def question(self) -> Question:
        """Which question is put to every seat."""
        raise NotImplementedError(type(self).__name__)

    def sort_of(self, question: Question) -> str:
        """It is answered face down."""
        return "sealed"

    def collect(self, state: State, move: int) -> int:
        """Ask one seat after another; go on when all have answered."""
        if move != NO_MOVE:
            self.answers.append(move)
        given = len(self.answers)
        if given == len(self.seats):
            return self.go_on()
        return state.ask_sealed(self.seats[given], self.question(), self.seats[given:])

    def redeal(self, state: State, knows: int) -> None:
        """Replace the sealed answers of all other seats by ones they could have given."""
        if len(self.answers) < len(self.seats):  # once all are given they are open
            answer_anew(state, self.question(), self.seats, self.answers, knows)


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Sealed):
    """An interrupt: everyone whom public facts entitle may react, sealed, until all pass.

    A subclass has three steps, bound to its rules, which call ``invite``, ``order`` and ``act``; and says who is
    ``entitled``, what ``question`` is sealed (answers ``yes`` or ``no``), how reactions are chosen (``reaction``),
    who orders several reactions (``orderer``, ``order_question``), what one does (``react``) and what is
    told when the answers are opened (``answers_opened``). ``kind`` says which window it is ("before a roll"), so that
    standing orders, page and bots need not work it out. A reaction may
    change the procedure that opened the window through the methods that one declares, put a procedure on top, or
    end the game; no other frame.
    """

    kind: ClassVar[str] = "window"

    yes: ClassVar[int] = 0  # the move that says: I react
    first: ClassVar[int] = 0  # the first move of the family that names a seat

    def __init__(self, seats: list[int], answers: list[int], acting: list[int]) -> None:
        super().__init__(seats, answers)
        self.acting = acting

    def entitled(self, state: Any) -> list[int]:
        """Seats that public facts entitle to react, in seat order."""
        raise NotImplementedError(type(self).__name__)

    def orderer(self, state: Any) -> int:
        """The seat that orders reactions when there are several."""
        raise NotImplementedError(type(self).__name__)

    def order_question(self) -> Question:
        """Asks which seat of ``acting`` reacts next."""
        raise NotImplementedError(type(self).__name__)

    def reaction(self) -> Question:
        """Asks the reacting seat what it does."""
        raise NotImplementedError(type(self).__name__)

    def react(self, state: Any, seat: int, move: int) -> int:
        """Carry out a reaction; the answer is ``GO``, or ``OVER`` where it ended the game."""
        raise NotImplementedError(type(self).__name__)

    def answers_opened(self, state: Any) -> None:
        """Tell that the sealed answers are open now: by an event whose rule is of kind ``reveals``."""
        raise NotImplementedError(type(self).__name__)

    def sort_of(self, question: Question) -> str:
        """Who comes first, or whether and how somebody reacts."""
        return "order" if question is self.order_question() else "reaction"

    def opener(self, state: State) -> Procedure:
        """The procedure that this window belongs to."""
        return state.stack[state.stack.index(self) - 1]

    def invite(self, state: State, move: int) -> int:
        """Ask everyone entitled, face down; close the window when all pass."""
        if move == NO_MOVE and not self.answers:
            self.seats = self.entitled(state)
        if move != NO_MOVE:
            self.answers.append(move)
        given = len(self.answers)
        if given < len(self.seats):
            return state.ask_sealed(self.seats[given], self.question(), self.seats[given:])
        self.acting = [self.seats[i] for i in range(given) if self.answers[i] == self.yes]
        self.answers = []
        self.answers_opened(state)
        if not self.acting:
            return DONE
        return self.go_on()

    def order(self, state: State, move: int) -> int:
        """Where several want to react, let the one whom the book names say who is next."""
        if len(self.acting) > 1:
            if move == NO_MOVE:
                return state.ask(self.orderer(state), self.order_question())
            seat = move - self.first
            self.acting.remove(seat)
            self.acting.insert(0, seat)
        return self.go_on()

    def act(self, state: State, move: int) -> int:
        """Let the next one react; then back to the others, or open the window once more."""
        seat = self.acting[0]
        question = self.reaction()
        if move == NO_MOVE:
            legal = question.answers(state, seat)
            if legal:
                return state.ask(seat, question)
        self.acting.pop(0)
        self.go_to(self.rules[1 if self.acting else 0])
        if move == NO_MOVE:  # an earlier reaction has taken this one away
            return GO
        return self.react(state, seat, move)


__all__ = [
    "ASK", "SORTS", "Among", "Choice", "Decision", "Forbidden", "Guard", "Only", "Question", "Sealed", "Window",
]  # fmt: skip
