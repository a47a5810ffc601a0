"""A game at one terminal: people and bots in their seats, a record that can be saved and gone on with."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from itertools import groupby
from pathlib import Path
from typing import Any

from undertow import texts
from undertow.first import Lesson
from undertow.kernel.bundle import Bundle
from undertow.kernel.chance import Chance, key_of
from undertow.kernel.decision import Decision
from undertow.kernel.errors import FormatError
from undertow.kernel.game import Game, new_seed
from undertow.kernel.log import Event
from undertow.kernel.record import Record, Recorder
from undertow.kernel.seat import Bot, Seat
from undertow.kernel.state import NOBODY, State
from undertow.match import chosen, seated
from undertow.names import lot, names_in, with_bots

YOU = "you"  # how a record names a person's seat
# Families of moves with which nothing is done, or nothing more; they stand last on the page, too.
QUIET = ("pass", "end_turn", "end_actions", "end", "stop", "leave", "done", "no")
# What ends a game from outside: Ctrl-C, a closed terminal, the system going down.
INTERRUPTS = [getattr(signal, name) for name in ("SIGINT", "SIGHUP", "SIGTERM") if hasattr(signal, name)]
WHOSE_TURN = ("turn_begun", "first_player")  # events that tell nothing to whoever is alone at the table
MANY_ALIKE = 8  # refused moves; more that begin alike are told in one line


class Session:
    """One game in progress. ``humans`` are the seats of people; all others are bots."""

    def __init__(self, recorder: Recorder, lang: str, names: Sequence[str] = ()) -> None:
        """Seat people and bots; ``names`` are those of the bots in a saved game."""
        self.recorder = recorder
        self.lang = lang
        self.lesson: Lesson | None = None  # in a first game: its hints
        players: Sequence[str] = recorder.header["players"]  # type: ignore[assignment]
        self.humans = tuple(seat for seat, player in enumerate(players) if player == YOU)
        self.bots: dict[int, Bot] = {}
        bots = [player if player != YOU else "random" for player in players]
        for seat, bot in enumerate(seated(self.game, bots, str(recorder.header["seed"]))):
            if seat not in self.humans:
                self.bots[seat] = bot
        called = with_bots(names or [""] * len(players), list(self.bots), lot(str(recorder.header["seed"])))
        self.names = [called[seat] if seat in self.bots else self.person_name(seat) for seat in range(len(players))]
        recorder.header["names"] = called
        self.passing: dict[int, int] = {}  # by seat: the round in which a person lets everything pass
        self.over: set[int] = set()  # for whom such a round has just ended

    @classmethod
    def new(
        cls, game: Game, seats: int, bots: str | Sequence[str] = "thumb", humans: Sequence[int] = (0,),
        seed: int | str | None = None, options: Mapping[str, Any] | None = None, lang: str = "en",
    ) -> Session:  # fmt: skip
        """Set up a game with people in some seats and bots in the others: one kind of bot, or one name per seat."""
        empty = [seat for seat in range(game.checked_seats(seats)) if seat not in humans]
        names = [bots] * len(empty) if isinstance(bots, str) else bots
        named = dict(zip(empty, names, strict=True))
        players = [named.get(seat, YOU) for seat in range(seats)]
        return cls(Recorder(game, seats, new_seed(seed), options, "ask", True, players), lang)

    @classmethod
    def resumed(cls, record: Record, lang: str = "en") -> Session:
        """Go on with a saved game; a RecordError if the rules have changed, and with them the game."""
        names, first = names_in(record.header, record.header["seats"]), record.header.get("first")
        record = record.renewed()  # whose header may be a new one
        if len(record.header["players"]) != record.header["seats"]:
            raise FormatError("damaged-record")
        session: Session | None = None
        for recorder in Recorder.steps(record):
            session = session or cls(recorder, lang, names)
            if not session.asks_human and len(recorder.lines) < len(record.lines):
                session.bot_chooses()  # once more what it chose then: some bots keep in mind what they saw
        assert session is not None
        session.learns(Lesson.resumed(session.game, first))
        return session

    def learns(self, lesson: Lesson | None) -> None:
        """Play with the hints of a first game; the record keeps what was told."""
        self.lesson = lesson
        if lesson is not None:
            self.recorder.header["first"] = lesson.data

    @property
    def state(self) -> State:
        """The game as it stands; show people only ``view``, ``log`` and ``decision`` of their seat."""
        return self.recorder.state

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.recorder.state.game

    def person_name(self, seat: int) -> str:
        """What a person is called in this session's language."""
        key = "you" if len(self.humans) == 1 else "player"
        return texts.say(key, self.lang, {"n": seat + 1})

    def things(self) -> list[tuple[str, int]]:
        """The cards that the question and its answers name, each once."""
        game, decision = self.game, self.decision()
        named = list(decision.details.items())
        for move in decision.moves:
            family, index = game.words.split(move)
            named.append((family.noun, index))
        return list(dict.fromkeys((noun, index) for noun, index in named if noun in game.nouns))

    @property
    def asks_human(self) -> bool:
        """Whether a person has to decide now."""
        return self.state.seat in self.humans

    def bot_moves(self, viewer: int | None = None) -> None:
        """Let the bot whose turn it is decide; to a viewer before a screen all that bots decide behind it is one."""
        screen = self.screen_before(viewer)
        self.play(self.bot_chooses())
        while screen and self.screen_before(viewer) == screen and not self.asks_human:
            self.play(self.bot_chooses())

    def screen_before(self, viewer: int | None) -> tuple[int, ...]:
        """Which screen a viewer does not see behind; empty if none stands there."""
        place = self.state.screen_before(NOBODY if viewer is None else viewer)
        return (place, self.state.stack[place].since) if place >= 0 else ()

    def asked(self, viewer: int | None) -> tuple[int, ...]:
        """Who decides now, as far as a viewer may see it: of a screen only who sits behind it."""
        question, seat = self.state.question_as_seen_by(viewer), self.state.seat
        if question is None or seat is None:
            return ()
        return question.asked if question.screened else (seat,)

    def bot_chooses(self) -> int:
        """What the bot whose turn it is decides."""
        seat = self.state.seat
        assert seat is not None
        bot = self.bots[seat]
        # A bot's luck depends on how far the game has come, so that a game that was saved goes on the same.
        bot.luck = Chance(key_of(f"{self.recorder.header['seed']} bot {seat} at {len(self.recorder.lines)}"))
        return chosen(bot, Seat(self.state, seat))

    def play(self, move: int) -> None:
        """Make a move; Ctrl-C waits until it is written down, so that a save is always whole."""
        with undisturbed():
            self.recorder.play(move)
            self.pass_by()

    def play_all(self, moves: Sequence[int]) -> int:
        """Make several moves as one, like a table does, as far as they belong together; the answer: how many."""
        bundle = Bundle(self.state)
        with undisturbed():
            self.recorder.play(moves[0])
            made = 1
            while made < len(moves) and bundle.goes_on(self.state, moves[made]):
                self.recorder.play(moves[made])
                made += 1
            self.pass_by()
        return made

    def pass_by(self) -> None:
        """Answer for a person who plays alone what has one answer because of their own cards: no bot watches them.

        Where people sit together it is asked all the same, or the others could tell what somebody has in hand. What a
        person lets pass for a round is answered as well, until it is over.
        """
        state = self.state
        while self.asks_human and state.asking.private:
            seat = state.deciding
            if seat in self.passing and self.passing[seat] != round_of(state):
                del self.passing[seat]
                self.over.add(seat)
            passes = self.passes() if seat in self.passing else None
            if len(self.humans) == 1 and len(state.moves) == 1:
                passes = state.moves[0]
            if passes is None:
                return
            self.recorder.play(passes)

    def passes(self) -> int | None:
        """The answer that lets a private question pass, in a game that counts rounds; None: there is none."""
        if not self.state.asking.private or round_of(self.state) is None:
            return None
        return next((move for move in self.state.moves if self.game.words.of(move).key == "pass"), None)

    def pass_the_round(self) -> bool:
        """Let this question pass, and all like it until the round ends; false: that is not possible here."""
        move, now = self.passes(), round_of(self.state)
        if not self.asks_human or move is None or now is None:
            return False
        self.passing[self.state.deciding] = now
        self.play(move)
        return True

    def is_round_over(self, seat: int | None) -> bool:
        """Whether a round has just ended in which a person let everything pass; that is told once."""
        told = seat in self.over
        self.over.discard(-1 if seat is None else seat)
        return told

    def decision(self) -> Decision:
        """What the person has to decide; the answers with which nothing is done stand last."""
        decision = self.state.decision
        assert decision is not None
        decision.moves = tuple(sorted(decision.moves, key=self.is_quiet))
        return decision

    def is_quiet(self, move: int) -> bool:
        """Whether nothing is done with a move."""
        return self.game.words.of(move).key in QUIET

    @property
    def called(self) -> tuple[str, ...]:
        """What texts call each seat."""
        game = self.game
        return texts.called(game, self.state.view(None) if game.called else None, self.lang, self.names)

    def question(self) -> str:
        """The question in words."""
        return texts.prompt(self.game, self.decision(), self.lang, self.called)

    def hint(self) -> str:
        """What helps with the question, in a first game."""
        if self.lesson is None:
            return ""
        return self.lesson.hint(len(self.recorder.lines), self.decision().prompt, self.lang)

    def choices(self) -> list[tuple[int, str]]:
        """The legal moves, each in words."""
        decision, names = self.decision(), self.called
        return [
            (move, texts.move(self.game, decision.prompt, move, self.lang, decision.details, names))
            for move in decision.moves
        ]

    def news(self, viewer: int | None, since: int) -> list[Event]:
        """Events the viewer has not heard yet."""
        return self.state.log(viewer)[since:]

    def worth_telling(self, events: Sequence[Event]) -> list[Event]:
        """Events without those that tell nothing: whose turn it is, where only one plays."""
        return [event for event in events if self.state.seats > 1 or event.key not in WHOSE_TURN]

    def told(self, event: Event, viewer: int | None) -> str:
        """An event in words."""
        return texts.event(self.game, event, self.lang, viewer, self.called)

    def save(self, path: Path) -> None:
        """Write the record, whole or not at all."""
        self.recorder.record().save(path)


def round_of(state: State) -> int | None:
    """The round, where a game says what one is: what is let pass for a round ends with it."""
    name = f"{state.game.package}.presets"
    found = getattr(import_module(name), "round_of", None) if find_spec(name) is not None else None
    return None if found is None else int(found(state))


def alike(refused: Sequence[Mapping[str, object]]) -> list[list[Any]]:
    """Refused moves, those together that follow each other and break the same rules.

    >>> alike([{"move": 1, "rules": ["a"]}, {"move": 2, "rules": ["a"]}, {"move": 3, "rules": ["b"]}])
    [[{'move': 1, 'rules': ['a']}, {'move': 2, 'rules': ['a']}], [{'move': 3, 'rules': ['b']}]]
    """
    return [list(group) for _, group in groupby(refused, lambda entry: entry["rules"])]


def in_short(said: Sequence[str]) -> list[str]:
    """Refused moves in words; many that differ after their colon only are one line.

    >>> in_short([*[f"Send Kes: to slot {n}" for n in range(9)], "Send Lune: aft", "Fire"])
    ['Send Kes: … (9)', 'Send Lune: aft', 'Fire']
    """
    found: list[str] = []
    for head, group in groupby(said, lambda text: text.rpartition(": ")[0]):
        some = list(group)
        found += [f"{head}: … ({len(some)})"] if head and len(some) > MANY_ALIKE else some
    return found


def are_points(scores: Sequence[int], winners: Sequence[int]) -> bool:
    """Whether the scores of a game say more than who has won: not where sides or all together win or lose.

    >>> are_points([1, 0, 0], [0]), are_points([4, 4], []), are_points([31, 27], [0])
    (False, False, True)
    """
    together = len(winners) in (0, len(scores)) and len(set(scores)) == 1
    return not together and list(scores) != [int(seat in winners) for seat in range(len(scores))]


@contextmanager
def undisturbed() -> Iterator[None]:
    """Keep Ctrl-C and its like back until the block is done; only the main thread hears them anyway."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    heard: list[int] = []
    before = {number: signal.getsignal(number) for number in INTERRUPTS}
    caught = [number for number, handler in before.items() if callable(handler)]
    for number in caught:
        signal.signal(number, lambda number, frame: heard.append(number))
    try:
        yield
    finally:
        for number in caught:
            signal.signal(number, before[number])
    if heard:
        raise KeyboardInterrupt
