"""The state of a game: the surface that people, bots and programs use."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final, NoReturn

from undertow.kernel.chance import Chance, key_of
from undertow.kernel.decision import Decision, Question, Window
from undertow.kernel.errors import IllegalMove, NoLog, OptionError
from undertow.kernel.flow import ASK, NO_MOVE, NOTHING, OVER, Procedure, run
from undertow.kernel.log import ALL, Event, events_for, may_know
from undertow.kernel.screened import Screened, SeenQuestion

try:
    from mypy_extensions import mypyc_attr
except ImportError:  # the engine needs no package
    from undertow.kernel.compiled import mypyc_attr

if TYPE_CHECKING:
    from undertow.kernel.game import Game

NOBODY: Final = -1


class Result:
    """How a game ended: winners, scores, rewards, the key of the ending and its rule."""

    def __init__(self, winners: tuple[int, ...], scores: tuple[int, ...], ending: str, rule: str) -> None:
        self.winners = winners
        self.scores = scores
        self.ending = ending
        self.rule = rule

    @property
    def rewards(self) -> tuple[float, ...]:
        """A float in [-1, 1] per seat: winners share what the others lose; all winning or all losing is -1 or 1."""
        from undertow.kernel.game import rewards

        return rewards(self.winners, len(self.scores))

    def data(self) -> dict[str, object]:
        """The result as JSON-ready data."""
        return {
            "winners": list(self.winners),
            "scores": list(self.scores),
            "rewards": list(self.rewards),
            "ending": self.ending,
            "rule": self.rule,
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Result) and self.data() == other.data()

    def __hash__(self) -> int:
        return hash((self.winners, self.scores, self.ending))

    def __repr__(self) -> str:
        return f"Result(winners={self.winners}, scores={self.scores}, ending={self.ending!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A game at a decision, or at its end.

    A game's own state extends this with its zones. It names them in ``fields`` (``tuples``: those that are tuples),
    sets them in ``set_up`` and copies them in ``copied``.
    """

    fields: ClassVar[tuple[str, ...]] = ()
    tuples: ClassVar[tuple[str, ...]] = ()

    def __init__(self, game: Game, seats: int, options: Mapping[str, Any]) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.longest: int = game.longest
        self.skip: bool = False
        self.count: int = 0
        self.unseen: tuple[int, ...] = ()  # by seat: how many decisions behind screens it could not count
        self.stack: list[Procedure] = []
        self.legal: tuple[int, ...] = ()
        self.deciding: int = NOBODY
        self.owing: list[int] = []
        self.asking: Question = game.no_question
        self.ended: Result | None = None
        self.events: list[tuple[int, ...]] | None = None
        self.chance: Chance = game.no_chance

    # -- what a game defines -----------------------------------------------------------------------------------

    def set_up(self) -> None:
        """Lay out the game and put the first procedure on the stack."""
        raise NotImplementedError(type(self).__name__)

    def copied(self) -> State:
        """Copy the game's own zones into a new state (``clone`` adds the kernel's part); by hand where it is hot."""
        cls: Any = type(self)
        other: State = cls(self.game, self.seats, self.options)
        for name in self.fields:
            setattr(other, name, copied(getattr(self, name)))
        return other

    def end_by_length(self) -> None:
        """End the game because it has taken ``longest`` decisions."""
        raise NotImplementedError(type(self).__name__)

    def taken(self, move: int) -> int:
        """Act on a move that is not for the procedure that asked; the answer is what that one gets."""
        return move

    def keeps_answers(self, seat: int) -> bool:
        """Whether answers of other seats are kept for later, which a move of this seat may open (``news.py``)."""
        return False

    # -- the surface -------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.ended is not None

    @property
    def seat(self) -> int | None:
        """The seat that decides now; None when the game is over."""
        return None if self.deciding == NOBODY else self.deciding

    @property
    def moves(self) -> tuple[int, ...]:
        """The legal moves of the deciding seat: ascending, never empty until the game is over."""
        return self.legal

    @property
    def asked(self) -> tuple[int, ...]:
        """All seats that still owe an answer to this question."""
        return tuple(self.owing)

    @property
    def decision(self) -> Decision | None:
        """What is asked now; None when the game is over."""
        return None if self.deciding == NOBODY else self.decision_of(self.deciding)

    @property
    def draws(self) -> int:
        """How many times chance has been asked since it was seeded."""
        return self.chance.count

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it goes on."""
        return self.ended

    @property
    def windows(self) -> str:
        """``ask`` or ``skip``: whether private questions with a single answer are asked."""
        return "skip" if self.skip else "ask"

    @property
    def window(self) -> str:
        """The kind of the window that is open; empty where none is."""
        top = self.stack[-1] if self.stack else None
        return top.kind if isinstance(top, Window) else ""

    def decision_for(self, seat: int) -> Decision:
        """What a seat in ``asked`` has to decide."""
        if self.viewer(seat) not in self.owing:
            raise OptionError("not-asked", seat=str(seat))
        return self.decision_of(seat)

    def screen_before(self, seat: int) -> int:
        """The place in the stack of the screen that a seat (-1: a spectator) does not see behind; -1: there is none."""
        for place, frame in enumerate(self.stack):
            if frame.since >= 0 and seat not in behind(frame, self):
                return place
        return -1

    def question_as_seen_by(self, seat: int | None) -> SeenQuestion | None:
        """Who is asked what, as far as a seat (None: a spectator) may see it; None when the game is over."""
        if self.ended is not None:
            return None
        place = self.screen_before(self.viewer(seat))
        if place < 0:
            asked, owing = self.asking, tuple(self.owing)
            kind = self.stack[-1].sort_of(asked)
            return SeenQuestion(owing, asked.key, asked.rule, self.caption(), asked.pace, False, kind, self.window)
        frame = self.stack[place]
        assert isinstance(frame, Screened)
        rule = frame.rules[0]
        cause = (*[below.at for below in self.stack[:place]], rule)
        return SeenQuestion(tuple(frame.behind(self)), frame.prompt, rule, cause, frame.pace, True)

    def underway(self, seat: int) -> list[Any]:
        """What was chosen openly and has not taken effect yet, as far as a seat (-1: a spectator) can follow it.

        By procedure that shows something (``in_view``), from the bottom: its rule, as in ``caption``, and its choices.
        """
        place = self.screen_before(seat)
        found: list[Any] = []
        for frame in self.stack if place < 0 else self.stack[:place]:
            if frame.in_view:
                entry: dict[str, Any] = {"rule": frame.at}
                for field, name in frame.in_view.items():
                    value = getattr(frame, field)
                    if isinstance(value, list):
                        entry[name] = value[:]
                    elif value >= 0:  # else nothing has been chosen yet
                        entry[name] = value
                found.append(entry)
        return found

    def play(self, move: Any) -> None:
        """Make a move of the deciding seat and carry the rules on to the next decision."""
        made: int = move if type(move) is int else index_of(move)
        if made not in self.legal:
            self.refuse(made)
        self.count += 1
        run(self, self.taken(made))

    def describe(self, move: Any, lang: str = "en") -> str:
        """What a move of the deciding seat means, as a person would say it."""
        return self.described(self.deciding, move, lang)

    def why_not(self, seat: int, lang: str = "en") -> list[dict[str, object]]:
        """Moves this seat might expect here but may not make, each with its rules."""
        from undertow import texts

        if self.ended is not None or self.viewer(seat) == NOBODY:
            return []
        asked = self.asking
        refused = asked.refused(self, seat) if seat in self.owing else asked.refused_to_others(self, seat)
        details = asked.details(self, seat)
        names = texts.called_by_number(self, seat, lang) if refused else ()
        return [
            {
                "move": move,
                "text": texts.move(self.game, asked.key, move, lang, details, names),
                "rules": rules,
                "why": [texts.rule(self.game, rule, lang) for rule in rules],
            }
            for move, rules in refused
        ]

    def view(self, seat: int | None) -> Any:
        """All that a seat may know now (None: a spectator), as JSON-ready data."""
        return self.game.view(self, self.viewer(seat))

    def log(self, seat: int | None) -> list[Event]:
        """The events a seat may know (None: a spectator), each with its rule, numbered for that seat."""
        events = self.events
        if events is None:
            raise NoLog("no-log")
        return events_for(events, self.game.kinds, self.viewer(seat))

    def redeal(self, seat: int, seed: Any) -> State:
        """Make a state from this seat's knowledge alone, which it could not tell from the true one."""
        knows = self.viewer(seat)
        if knows == NOBODY:
            raise OptionError("no-such-seat", seat=str(seat), seats=self.seats)
        other = self.clone()
        other.chance = Chance(key_of(f"redeal {seed}"))
        events = self.events
        if events is not None:
            other.events = [event for event in events if may_know(event[1], knows)]
        place = other.screen_before(knows)
        if place >= 0:  # what happens behind it is not known, not even how often somebody has answered
            screen = other.stack[place]
            assert isinstance(screen, Screened)
            del other.stack[place + 1 :]
            screen.begin_again(other)
            screen.start_over()
            other.count = screen.since
        other.forget_unseen(knows)
        self.game.redeal(other, knows)
        for frame in other.stack:
            if frame.hidden:
                frame.redeal(other, knows)
        other.chance = Chance(key_of(f"after {seed}"))
        if other.ended is None:
            other.ask_again()
        return other

    def clone(self) -> State:
        """An independent copy."""
        other = self.copied()
        other.longest = self.longest
        other.skip = self.skip
        other.count = self.count
        other.unseen = self.unseen
        other.stack = [frame.copy() for frame in self.stack]
        other.legal = self.legal
        other.deciding = self.deciding
        other.owing = self.owing
        other.asking = self.asking
        other.ended = self.ended
        events = self.events
        if events is not None:
            other.events = events[:]
        other.chance = self.chance.copy()
        return other

    def reseed(self, seed: Any) -> None:
        """Take all chance from here on from this seed; ``draws`` counts from 0 again."""
        self.chance = Chance(key_of(str(seed)))

    def dump(self) -> dict[str, Any]:
        """The whole state as JSON-ready data, with format, game and rules version; ``game.load`` reads it."""
        from undertow.kernel import codec

        return codec.dump(self)

    def digest(self) -> str:
        """A fingerprint: equal digests mean equal states (the log stands beside the state)."""
        from undertow.kernel import codec

        return codec.digest(self)

    def caption(self) -> tuple[str, ...]:
        """Where in the rules the game stands, from the bottom of the stack to its top.

        For the top procedure it is the rule of its present step, for those below the rule with which they go on.
        """
        return tuple([frame.at for frame in self.stack])

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: Any) -> State:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        from undertow.kernel import codec

        return (codec.restore, (self.game.id, self.dump()))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.digest() == other.digest()

    def __hash__(self) -> int:
        return hash(self.digest())

    # -- what the rules of a game call ---------------------------------------------------------------------------

    def ask(self, seat: int, question: Question) -> int:
        """Put a question to a seat."""
        self.deciding = seat
        self.owing = [seat]
        self.asking = question
        self.legal = question.fixed or question.answers(self, seat)
        return ASK

    def ask_sealed(self, seat: int, question: Question, owing: list[int]) -> int:
        """Put a sealed question to a seat, while these seats owe an answer."""
        self.deciding = seat
        self.owing = owing
        self.asking = question
        self.legal = question.answers(self, seat)
        return ASK

    def settle(self, seat: int, question: Question, move: int) -> int:
        """The answer that was given, or the only one there is; ``NO_MOVE``: asked now; ``NOTHING``: there is none.

        For a step that asks about public facts only::

            move = state.settle(seat, WHICH, move)
            if move < 0:
                return ASK if move == NO_MOVE else DONE
        """
        if move != NO_MOVE:
            return move
        answers = question.fixed or question.answers(self, seat)
        if not answers:
            return NOTHING
        if len(answers) == 1:
            return answers[0]
        self.ask(seat, question)
        return NO_MOVE

    def push(self, procedure: Procedure) -> None:
        """Put a procedure on top: it is carried out first."""
        self.stack.append(procedure)

    def tell(self, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Log an event for everyone."""
        if self.events is not None:
            self.tell_to(ALL, kind, a, b, c, d)

    def tell_to(self, audience: int, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Log an event for some seats: a bit per seat. An event has at most four values."""
        events = self.events
        if events is not None:
            events.append((kind, audience, a, b, c, d)[: 2 + len(self.game.kinds.all[kind].names)])

    def finish(self, winners: list[int], scores: list[int], ending: str, rule: str) -> int:
        """End the game at once, whatever is under way."""
        for frame in self.stack:
            if frame.since >= 0:
                self.screen_down(frame)
        self.ended = Result(tuple(winners), tuple(scores), ending, rule)
        self.stack.clear()
        self.legal = ()
        self.deciding = NOBODY
        self.owing = []
        self.asking = self.game.no_question
        return OVER

    # -- inside ------------------------------------------------------------------------------------------------

    def screen_down(self, screen: Procedure) -> None:
        """A screen does not stand any more; to all before it, what was answered behind it was one decision."""
        more = self.count - screen.since - 1
        if more:
            unseen = self.unseen or (0,) * self.seats
            inside = behind(screen, self)
            self.unseen = tuple([n if seat in inside else n + more for seat, n in enumerate(unseen)])
        screen.since = -1

    def forget_unseen(self, seat: int) -> None:
        """Count decisions as a seat can: what was answered behind a screen was one."""
        if self.unseen:
            unseen = self.unseen[seat]
            self.count -= unseen
            for frame in self.stack:
                if frame.since >= 0:
                    frame.since -= unseen
            self.unseen = ()

    def ask_again(self) -> None:
        """Ask the present question anew, after zones have been changed from outside."""
        run(self, NO_MOVE)

    def described(self, seat: int, move: Any, lang: str) -> str:
        """What a move of a seat means; the question's details are that seat's own."""
        from undertow import texts

        made = index_of(move)
        if not 0 <= made < self.game.vocabulary:
            raise IllegalMove(made, ("moves.unknown",))
        details = {} if self.ended is not None else self.asking.details(self, seat)
        names = texts.called_by_number(self, seat, lang) if texts.names_seats(self.game, made, details) else ()
        return texts.move(self.game, self.asking.key, made, lang, details, names)

    def decision_of(self, seat: int) -> Decision:
        """Build the decision of a seat that is asked."""
        question = self.asking
        moves = self.legal if seat == self.deciding else question.answers(self, seat)
        cause = tuple([frame.at for frame in self.stack])
        details = question.details(self, seat)
        kind = self.stack[-1].sort_of(question)
        return Decision(question.key, seat, moves, question.rule, cause, question.pace, details, kind, self.window)

    def refuse(self, move: int) -> NoReturn:
        """Say which rules are against a move."""
        if self.ended is not None:
            raise IllegalMove(move, ("game.over",))
        if not 0 <= move < self.game.vocabulary:
            raise IllegalMove(move, ("moves.unknown",))
        raise IllegalMove(move, tuple(self.asking.why_not(self, self.deciding, move)))

    def viewer(self, seat: int | None) -> int:
        """Check the number of a seat; None becomes -1, the spectator."""
        if seat is None:
            return NOBODY
        if not 0 <= seat < self.seats:
            raise OptionError("no-such-seat", seat=seat, seats=self.seats)
        return seat


def copied(value: Any) -> Any:
    """A copy of a number, of a list, or of a list of lists."""
    return [copied(item) for item in value] if isinstance(value, list) else value


def behind(screen: Procedure, state: State) -> list[int]:
    """The seats behind a screen."""
    assert isinstance(screen, Screened)
    return screen.behind(state)


def index_of(move: Any) -> int:
    """Take whatever has ``__index__``; a TypeError otherwise."""
    from operator import index

    return index(move)
