"""Screens: some seats act behind one, and to all others it is a single question until it ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from undertow.kernel.decision import Question, answer_anew
from undertow.kernel.flow import DONE, NO_MOVE, Procedure

try:
    from mypy_extensions import mypyc_attr
except ImportError:  # the engine needs no package
    from undertow.kernel.compiled import mypyc_attr

if TYPE_CHECKING:
    from undertow.kernel.state import State


class SeenQuestion:
    """A question as one viewer may see it: whom it is put to, its prompt, rule, cause, pace, kind and window.

    ``screened``: whether the viewer sits before a screen; then ``asked`` are all seats behind it.
    """

    def __init__(
        self, asked: tuple[int, ...], prompt: str, rule: str, cause: tuple[str, ...], pace: str, screened: bool,
        kind: str = "screen", window: str = "",
    ) -> None:  # fmt: skip
        self.asked = asked
        self.prompt = prompt
        self.rule = rule
        self.cause = cause
        self.pace = pace
        self.screened = screened
        self.kind = kind
        self.window = window

    def data(self) -> dict[str, object]:
        """The question as JSON-ready data."""
        return {
            "asked": list(self.asked),
            "prompt": self.prompt,
            "rule": self.rule,
            "cause": list(self.cause),
            "pace": self.pace,
            "screened": self.screened,
            "kind": self.kind,
            "window": self.window,
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SeenQuestion) and self.data() == other.data()

    def __hash__(self) -> int:
        return hash((self.asked, self.prompt, self.rule))

    def __repr__(self) -> str:
        return f"SeenQuestion({self.prompt!r}, asked={self.asked}, rule={self.rule!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Screened(Procedure):
    """A procedure behind which some seats act, in as many decisions as it takes.

    To all others it is one question to all of these seats (``prompt``, ``pace``, the rule of its first step) while it
    stands; they are told nothing from behind it. It is put up when something is first asked behind it, so it asks at
    least once, and stands until it is taken down or the procedure ends. An answer in parts is a screen of one seat.
    ``since`` is the number of decisions when it was put up (-1: it does not stand); for a seat before it ``redeal``
    goes back there.
    """

    prompt: ClassVar[str] = "screen"
    pace: ClassVar[str] = "screen"

    def __init__(self, since: int = -1) -> None:
        super().__init__()
        self.since = since

    def ask(self, state: State, seat: int, question: Question) -> int:
        """Put a question to a seat behind the screen."""
        self.put_up(state)
        return state.ask(seat, question)

    def put_up(self, state: State) -> None:
        """Let the screen stand from now on, if it does not yet."""
        if self.since < 0:
            self.since = state.count

    def take_down(self, state: State) -> None:
        """From here on all can see, and may be told, what happens."""
        if self.since >= 0:
            state.screen_down(self)

    def behind(self, state: Any) -> list[int]:
        """The seats behind the screen, from public facts."""
        raise NotImplementedError(type(self).__name__)

    def begin_again(self, state: Any) -> None:
        """Forget everything that was answered behind the screen, but for what ``redeal`` of the game makes anew."""
        raise NotImplementedError(type(self).__name__)


@mypyc_attr(allow_interpreted_subclasses=True)
class Proposals(Screened):
    """A window of a team: in one sealed question its seats propose a move or pass, and one of them, who leads, permits.

    The leader passes, makes a move of its own, or permits seats, before it has seen what they propose. What follows
    is the leader's own move; else the first permitted proposal, from the leader's left; else nothing. A refusal is
    told to its owner alone. The window opens again until nothing follows. A subclass binds one step to its rule and
    calls ``decide`` in it.
    """

    fields: ClassVar[tuple[str, ...]] = ("since", "seats", "answers")
    hidden: ClassVar[tuple[str, ...]] = ("answers",)
    pass_move: ClassVar[int] = 0  # lets the moment go by
    first_permit: ClassVar[int] = 0  # the first move of the family that permits a seat

    def __init__(self, since: int = -1, seats: list[int] | None = None, answers: list[int] | None = None) -> None:
        super().__init__(since)
        self.seats: list[int] = seats if seats is not None else []
        self.answers: list[int] = answers if answers is not None else []

    def entitled(self, state: Any) -> list[int]:
        """The seats of the team that public facts entitle to answer, in seat order; none: the window stays shut."""
        raise NotImplementedError(type(self).__name__)

    def leader(self, state: Any) -> int:
        """The seat that permits."""
        raise NotImplementedError(type(self).__name__)

    def question(self) -> Question:
        """The question to all of them; its choices tell the leader from the others."""
        raise NotImplementedError(type(self).__name__)

    def permits(self, state: Any, move: int) -> list[int]:
        """The seats that an answer of the leader permits; none, if it is a pass or a move of its own."""
        seat = move - self.first_permit
        return [seat] if 0 <= seat < state.seats else []

    def refuse(self, state: Any, seat: int, move: int) -> None:
        """Tell a seat, and nobody else, that its proposal was not taken."""
        raise NotImplementedError(type(self).__name__)

    def carry_out(self, state: Any, seat: int, move: int) -> int:
        """Carry out what was decided: ``GO``, or ``OVER`` where it ended the game."""
        raise NotImplementedError(type(self).__name__)

    def sort_of(self, question: Question) -> str:
        """Whether and how somebody reacts."""
        return "reaction"

    def begin_again(self, state: Any) -> None:
        """Nobody has answered."""
        self.answers = []

    def redeal(self, state: State, knows: int) -> None:
        """Replace the answers that this seat has not seen."""
        answer_anew(state, self.question(), self.seats, self.answers, knows)

    def decide(self, state: State, move: int) -> int:
        """Ask everyone entitled, face down; carry out what follows, and open the window again."""
        if move != NO_MOVE:
            self.answers.append(move)
        elif not self.answers:
            self.seats = self.entitled(state)
        given = len(self.answers)
        if given < len(self.seats):
            self.put_up(state)
            return state.ask_sealed(self.seats[given], self.question(), self.seats[given:])
        seat, decided = self.decided(state)
        for i in range(given):
            proposed = self.answers[i] != self.pass_move and self.seats[i] != self.leader(state)
            if proposed and self.seats[i] != seat:
                self.refuse(state, self.seats[i], self.answers[i])
        self.answers = []
        self.take_down(state)
        if seat < 0:
            return DONE
        return self.carry_out(state, seat, decided)

    def decided(self, state: Any) -> tuple[int, int]:
        """Whose move follows, and which; -1: nobody's."""
        leader = self.leader(state)
        permitted: list[int] = []
        for i in range(len(self.seats)):
            if self.seats[i] == leader:
                answer = self.answers[i]
                permitted = self.permits(state, answer)
                if not permitted and answer != self.pass_move:
                    return leader, answer
        for i in range(1, state.seats):
            seat = (leader + i) % state.seats
            if seat in permitted and seat in self.seats:
                answer = self.answers[self.seats.index(seat)]
                if answer != self.pass_move:
                    return seat, answer
        return -1, NO_MOVE
