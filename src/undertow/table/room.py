"""A table in memory: the state of its game, who sits there, who watches, and what each of them has been told.

A room knows nothing of databases or sockets. ``House`` loads it, writes its moves down and lets bots play.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from sqlalchemy import RowMapping

from undertow import texts
from undertow.kernel.errors import IllegalMove
from undertow.kernel.game import Game
from undertow.kernel.news import brings_news
from undertow.kernel.state import NOBODY, State
from undertow.registry import game as game_of
from undertow.table import clock, notes, pace, screens, speech, talk
from undertow.table.counting import ANSWER, MORE
from undertow.table.errors import Conflict, Forbidden, Illegal
from undertow.table.ledger import Ledger
from undertow.table.notes import settled
from undertow.table.seeing import Onlookers
from undertow.table.sharing import Shared
from undertow.table.sitters import BOT, PERSON, Seated, Sitter
from undertow.table.store import Loaded, unpacked
from undertow.table.vote import UNDO, Vote
from undertow.table.watching import LATEST_EVENTS, MOST_FRAMES, NO_LOOK, Look, Watcher, body_of, on_the_wire


class Made:
    """The answer that was given last, in one or several moves: by whom, and whether it told that seat something new."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.moves: list[tuple[State, int]] = []  # each with the state before it

    @cached_property
    def news(self) -> bool:
        """Whether there was something to learn from it; worked out once, and only where somebody asks."""
        return any(brings_news(before, move) for before, move in self.moves)


class Room(Seated):
    """One table."""

    def __init__(
        self, table: Mapping[str, Any] | RowMapping, sitters: Sequence[Sitter], start: State | None = None
    ) -> None:
        super().__init__(sitters)
        self.id: str = table["id"]
        self.game: Game = game_of(table["game"])
        self.seats: int = table["seats"]
        self.options: dict[str, Any] = dict(table["options"])
        self.seed: str = table["seed"]
        self.practice: bool = table["practice"]
        self.lang: str = table["lang"]
        self.pace: str = table["pace"]
        self.talk: str = table["talk"]
        self.sealed: bool = table["sealed"]
        self.join_hash: str | None = table["join_hash"]
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.used = time.monotonic()
        self.driving: asyncio.Task[None] | None = None
        self.wake = asyncio.Event()  # something has changed for the driver
        self.leased = 0.0  # until when this process drives the table
        self.others = 0.0  # until when another process does
        self.due: int | None = None  # the sequence that another process has told us of and we have not looked at
        self.looking: Shared[None] | None = None  # for a key that another process may have given
        self.elsewhere: set[int] = set()  # the seats whose page is open in another process
        self.away: dict[int, float] = {}  # since when a person's page is closed
        # The game
        self.state: State = self.game.new(self.seats, self.seed, self.options) if start is None else start
        self.ledger = Ledger(self.seats)
        self.ledger.count(self.state)
        self.last: Made | None = None  # the move made last, if the room was open then
        self.opened: float = table["touched"]  # when the present question was asked
        self.screens = dict.fromkeys(screens.standing(self.state), self.opened)  # since when each stands
        self.more = 0.0  # seconds that were added to it ...
        self.more_by: dict[int, int] = {}  # ... and how often by whom
        self.held: dict[int, int] = {}  # answers that wait until the question closes
        self.given: dict[tuple[int, int], tuple[int, ...]] = {}  # (seat, number) -> moves, for answers that come twice
        self.begun = (NOBODY, 0)  # seat and number of the answer that was made last
        self.orders: list[dict[int, dict[str, Any]]] = [{} for _ in range(self.seats)]
        self.notes: list[Mapping[str, Any]] = []
        self.known = notes.Heard()
        self.acts: list[deque[float]] = [deque() for _ in range(self.seats)]  # when each seat did what is counted
        self.said: list[dict[str, Any]] = []  # of late, in order
        self.onlookers = Onlookers(self.sitters)
        self.vote: Vote | None = None
        self.vote_kept: dict[str, Any] | None = None  # as the database has it, maybe of a question that is past

    @classmethod
    def of(cls, loaded: Loaded) -> Room:
        """A table as the database has it."""
        sitters = [Sitter(row["kind"], row["bot"], row["name"], row["token_hash"]) for row in loaded.seats]
        room = cls(loaded.table, sitters)
        if loaded.snapshot is not None:
            room.restore(loaded.snapshot)
        room.follow(loaded)
        return room

    def restore(self, snapshot: Mapping[str, Any] | RowMapping) -> None:
        """Stand where a snapshot stands."""
        self.state = self.game.load(unpacked(snapshot["state"]))
        self.ledger = Ledger.of(snapshot, self.state)
        self.last = None
        self.held = {}

    def follow(self, loaded: Loaded, telling: bool = False) -> None:
        """Make the moves that the database has and this room has not; the rest is taken as it stands there."""
        self.onlookers.kept = loaded.table["see_all"]  # before all else: who sees all no longer hears of no move
        for row in loaded.moves:
            if row["seq"] == self.ledger.seq:
                self.make(row["seat"], row["number"], row["move"], row["kind"])
                if telling:  # each is a frame of its own, wherever it was made
                    self.tell()
        if not telling:  # else the question was opened here just now, or stands as it stood
            self.opened = loaded.table["touched"]
            self.screens = dict.fromkeys(screens.standing(self.state), self.opened)
        longer = loaded.table["more_seq"] == self.ledger.seq
        self.more = loaded.table["more"] if longer else 0.0
        self.more_by = {int(seat): times for seat, times in (loaded.table["more_by"] or {}).items()} if longer else {}
        self.held = {}
        for row in loaded.answers:
            if row["seq"] == self.ledger.seq:
                self.held[row["seat"]] = row["move"]
                self.given[(row["seat"], row["number"])] = (row["move"],)
        turned = [seat for seat, row in enumerate(loaded.seats) if self.sitters[seat].kind != row["kind"]]
        for seat, row in enumerate(loaded.seats):
            if self.sitters[seat].token_hash not in (None, row["token_hash"]):
                self.send_away(seat)
            self.sitters[seat] = Sitter(row["kind"], row["bot"], row["name"], row["token_hash"])
        self.orders = [{} for _ in range(self.seats)]
        for row in loaded.orders:
            self.orders[row["seat"]][row["id"]] = row["order"]
        self.notes = settled(loaded.notes)
        self.said = loaded.said
        self.join_hash = loaded.table["join_hash"]
        self.vote_kept = loaded.table["vote"]
        self.vote = Vote.standing(self.vote_kept, self.ledger.seq)
        for seat in turned:
            self.greet_seat(seat)
        gone, self.elsewhere = self.elsewhere - loaded.elsewhere, loaded.elsewhere
        for seat in gone - self.here():
            self.away[seat] = time.monotonic()
        for seat in self.elsewhere:
            self.away.pop(seat, None)

    # -- who is who ---------------------------------------------------------------------------------------------------

    def knows(self, token: str) -> bool:
        """Whether a token opens a seat, or is of a watcher who sees all or asks to."""
        return super().knows(token) or self.onlookers.of(token) is not None

    def here(self) -> set[int]:
        """The seats whose page is open."""
        return {watcher.viewer for watcher in self.watchers} | self.elsewhere

    def called(self, eyes: int, lang: str) -> tuple[str, ...]:
        """What texts call each seat, for somebody who sees the table with these eyes."""
        return texts.called(self.game, self.state.view(None if eyes == NOBODY else eyes), lang, self.names(lang))

    def players(self, lang: str, called: tuple[str, ...] = ()) -> list[dict[str, Any]]:
        """Who sits where; ``called``: what texts call each seat."""
        here = self.here()
        return [
            {
                "seat": seat, "name": name, "called": called[seat] if called else name,
                "kind": sitter.kind, "bot": sitter.bot, "here": sitter.kind == BOT or seat in here,
            }
            for seat, (name, sitter) in enumerate(zip(self.names(lang), self.sitters, strict=True))
        ]  # fmt: skip

    def is_host(self, seat: int) -> bool:
        """Whether a seat is of whoever opened the table; everybody else has come by an invitation."""
        came = any(note["kind"] == "joined" and note["seat"] == seat for note in self.notes)
        return seat != NOBODY and self.sitters[seat].token_hash is not None and not came

    def left_at(self, seat: int) -> int:
        """After how many events somebody went for whom a bot plays now."""
        went = [note["after"] for note in self.notes if note["seat"] == seat and note["kind"] in notes.GOING]
        return went[-1] if went else 0

    def eyes(self, viewer: int) -> int:
        """With whose eyes somebody sees the table: who has let a bot play sees it as a spectator until they return.

        What a finished game has told is open to all, unless it was sealed.
        """
        told = self.state.over and not self.sealed
        return NOBODY if viewer != NOBODY and self.is_bot(viewer) and not told else viewer

    def sees_until(self, viewer: int) -> int:
        """Of how many events a seat's own log and its own look back tell: all, or those until its bot took over."""
        if self.eyes(viewer) == viewer:
            return self.ledger.heard[viewer]
        return self.known.until(self.state, viewer, self.left_at(viewer))

    def is_deserted(self) -> bool:
        """Whether all people have left: then the game waits for one of them instead of ending without them.

        Where there never were any, bots play for whoever watches, and for nobody else.
        """
        return not self.persons() and (not self.watchers or any(sitter.token_hash for sitter in self.sitters))

    # -- the present question -----------------------------------------------------------------------------------------

    def number(self, viewer: int) -> int:
        """Where a viewer stands."""
        return self.ledger.number(viewer) + (1 if viewer in self.held else 0)

    def owes(self, viewer: int) -> bool:
        """Whether a seat owes an answer."""
        if viewer not in self.state.asked or viewer in self.held or self.is_bot(viewer):
            return False
        return screens.only_answer(self.state, viewer) is None  # else the server gives it

    def span(self) -> tuple[float, float] | None:
        """The least and the most seconds of the present question."""
        return self.span_of(self.state)

    def span_of(self, state: State) -> tuple[float, float] | None:
        """The same of the question at which another state of this table stands."""
        if state.over:
            return None
        return pace.span(state.asking.pace, len(state.asked) > 1, self.pace, len(self.persons()))

    def holds(self) -> bool:
        """Whether answers wait until the question closes: several seats are asked, or it has a least time."""
        return len(self.state.asked) > 1 or self.span() is not None

    def left_to_stand(self, state: State, answers: Sequence[int]) -> float:
        """For how many seconds the screens have still to stand that these answers would take down; 0: none."""
        now, public = clock.now(), self.ledger.heard[NOBODY]
        until = {
            place: self.screens.get(place, now) + pace.stands(self.pace, f"{self.seed} screen {public}")
            for place in screens.parting(state, self.persons())
        }
        waiting = [place for place, end in until.items() if end > now]
        if not waiting:
            return 0.0
        return max([until[place] - now for place in screens.taken_down(state, waiting, answers)], default=0.0)

    def make(self, seat: int, number: int, move: int, kind: str = ANSWER) -> None:
        """Make a move that has been written down."""
        if kind == ANSWER:
            self.last = Made(seat)
        elif self.last is not None and self.last.seat != seat:  # nothing that this seat could take back by itself
            self.last = None
        if self.last is not None:
            self.last.moves.append((self.state.clone(), move))
        self.state.play(move)
        self.held.pop(seat, None)
        self.ledger.took(self.state, seat)
        if kind != MORE:
            self.begun = (seat, number)
        self.given[self.begun] = (*(self.given.get(self.begun, ()) if kind == MORE else ()), move)
        self.end_undo_vote()
        self.ask_anew()

    def ask_anew(self) -> None:
        """Begin to count the time of the present question, and of a screen that is put up with it."""
        self.opened = clock.now()
        self.screens = {place: self.screens.get(place, self.opened) for place in screens.standing(self.state)}
        self.more, self.more_by = 0.0, {}

    # -- answering ----------------------------------------------------------------------------------------------------

    def checked(self, seat: int, number: int, moves: Sequence[int]) -> bool:
        """Check an answer, in the order the surface promises; true: it was given before, as far as it was made."""
        if self.is_bot(seat):  # before all else: whether an answer was given before would tell what the bot answered
            raise Forbidden("bot-plays")
        before = self.given.get((seat, number), ())
        if before and before == tuple(moves[: len(before)]):
            return True
        if number != self.number(seat):
            raise Conflict("stale", number=number, now=self.number(seat))
        if not self.owes(seat):
            raise Forbidden("over" if self.state.over else "not-asked")
        if moves[0] not in self.state.decision_for(seat).moves:
            raise Illegal("illegal", self.rules_against(seat, moves[0]), self.game.id)
        return False

    def rules_against(self, seat: int, move: int) -> tuple[str, ...]:
        """The rules that forbid a move."""
        if not 0 <= move < self.game.vocabulary:
            return ("moves.unknown",)
        if seat == self.state.seat:
            try:
                self.state.clone().play(move)
            except IllegalMove as error:
                return tuple(error.rules)
        return tuple(self.state.asking.why_not(self.state, seat, move))

    # -- taking back --------------------------------------------------------------------------------------------------

    def why_no_undo(self, seat: int) -> str:
        """Why a seat cannot take its last move back by itself; empty if it can."""
        if self.state.over and not self.practice:
            return "undo-over"  # the record has told every secret
        if self.sitters[seat].kind != PERSON or not (self.ledger.answered[seat] or seat in self.held):
            return "undo-nothing"
        if self.is_alone(seat) or seat in self.held:  # its question is still open, and nobody has seen the answer
            return ""
        why = "undo-others"  # asked of what everybody sees: a hidden move of another must not show here
        if self.state.asked == (seat,) and self.last is not None and self.last.seat == seat:
            why = "undo-news" if self.last.news else ""
        return "undo-absent" if why and not self.company(seat) else why

    def keep_vote(self, vote: Vote | None) -> None:
        """Take over how a vote stands."""
        self.vote = vote
        self.vote_kept = None if vote is None else vote.data(self.ledger.seq)

    def end_undo_vote(self) -> None:
        """Forget that a move was to be taken back: the table stands elsewhere now."""
        if self.vote is not None and self.vote.about == UNDO:
            self.vote = None

    # -- telling ------------------------------------------------------------------------------------------------------

    def frame(
        self, viewer: int, lang: str, told: int = 0, heard: int = 0, sections: bool = False,
        through: int | None = None, fresh: bool = False,
    ) -> dict[str, Any]:  # fmt: skip
        """The table as a viewer may know it, with the events after the first ``told``, and what was said likewise.

        ``through``: the seat through whose eyes a watcher sees who is no seat and may do nothing.
        """
        state = self.state
        owes = self.owes(viewer)
        eyes = self.eyes(viewer) if through is None else through
        view = state.view(None if eyes == NOBODY else eyes)
        names = texts.called(self.game, view, lang, self.names(lang))
        decision: dict[str, Any] | None = None
        question = state.question_as_seen_by(None if eyes == NOBODY else eyes)
        if question is not None:
            if owes:
                decision = speech.own_decision(state, state.decision_for(viewer), lang, names)
            else:
                decision = speech.others_decision(self.game, question, lang, names)
        return {
            "type": "state",
            "fresh": fresh,
            "table": self.id,
            "game": self.game.id,
            "lang": lang,
            "practice": self.practice,
            "talk": self.talk,
            "sealed": self.sealed,
            "number": self.number(eyes),
            "over": state.over,
            "you": None if viewer == NOBODY else viewer,
            "through": through,
            "seat": viewer if owes else None,
            "expected": [] if question is None else list(question.asked),
            "view": view,
            "sections": speech.sections(state, view, eyes, lang, names) if sections else None,
            "decision": decision,
            "result": speech.result_data(state, lang, eyes),
            "players": self.players(lang, names),
            "closes": None if question is not None and question.screened else self.closes(),
            "orders": self.own_orders(viewer),
            "undo": self.undo_data(viewer, lang),
            "vote": None if self.vote is None else self.vote.shown(),
            "see_all": self.onlookers.shown(),
            "host": self.is_host(viewer),
            "notes": self.notes_for(eyes, lang, names),
            "said": self.said_since(heard, lang),
            "events": speech.events_since(state, eyes, told, lang, names, self.ledger.heard[eyes]),
        }

    def closes(self) -> float | None:
        """When the present question closes at the latest, in seconds since 1970; known to all."""
        span = self.span()
        return None if span is None else round(self.opened + span[1] + self.more, 1)

    def own_orders(self, viewer: int) -> list[dict[str, Any]]:
        """A seat's own standing orders; nobody else hears of them."""
        if viewer == NOBODY:
            return []
        return [{"id": id, **order} for id, order in self.orders[viewer].items()]

    def undo_data(self, viewer: int, lang: str) -> dict[str, Any] | None:
        """Whether this seat may take its last move back, and if not, why not."""
        if viewer == NOBODY or self.sitters[viewer].kind != PERSON:
            return None
        why = self.why_no_undo(viewer)
        return {
            "free": not why,
            "vote": why in ("undo-others", "undo-news"),
            "why": texts.say(why, lang) if why else "",
        }

    def end_orders(self, ended: Sequence[tuple[int, int]], told: Sequence[Mapping[str, Any]]) -> None:
        """Standing orders hold no longer; their seats are told where a round has ended them."""
        for seat, id in ended:
            self.orders[seat].pop(id, None)
        self.notes = settled([*self.notes, *told]) if told else self.notes

    def notes_for(
        self, viewer: int, lang: str, names: tuple[str, ...], latest: int = notes.LATEST
    ) -> list[dict[str, Any]]:
        """What happened at the table of late, each after so many events of this viewer's log."""
        told = notes.told_to(viewer, self.notes)[-latest:]
        return notes.spoken(told, viewer, self.state, self.known, lang, names)

    def said_since(self, heard: int, lang: str) -> list[dict[str, Any]]:
        """What people said to each other from number ``heard`` on; everybody may hear it."""
        return [talk.spoken(self.game, each, lang) for each in self.said if each["n"] >= heard]

    def said_so_far(self) -> int:
        """The number that the next thing said will have."""
        return self.said[-1]["n"] + 1 if self.said else 0

    def watch(self, viewer: int, lang: str, sections: bool = False, look: Look = NO_LOOK) -> Watcher:
        """Let somebody watch; the first frame waits already."""
        watcher = Watcher(viewer, lang, sections, look)
        self.watchers.add(watcher)
        self.away.pop(viewer, None)
        self.tell_all_but(watcher)
        self.greet(watcher)
        return watcher

    def greet(self, watcher: Watcher) -> None:
        """Tell everything anew, with the latest events; nothing that still waits is needed any more."""
        through = watcher.through = self.onlookers.through(*watcher.look)
        heard = self.ledger.heard[self.eyes(watcher.viewer) if through is None else through]
        told = max(0, heard - LATEST_EVENTS)
        frame = self.frame(watcher.viewer, watcher.lang, told, 0, watcher.sections, through, fresh=True)
        watcher.last = body_of(frame)
        watcher.told = heard
        watcher.heard = self.said_so_far()
        watcher.queue.greet(on_the_wire(watcher.last, frame))

    def greet_seat(self, seat: int) -> None:
        """Tell everything from the beginning to whoever looks on from a seat."""
        for watcher in self.watchers:
            if watcher.viewer == seat:
                self.greet(watcher)

    def greet_changed(self) -> None:
        """After moves were taken back: tell those everything anew for whom something has changed, and nobody else."""
        for watcher in self.watchers:
            through = self.onlookers.through(*watcher.look)
            if body_of(self.frame(watcher.viewer, watcher.lang, 0, 0, watcher.sections, through)) != watcher.last:
                self.greet(watcher)

    def send_away(self, seat: int) -> None:
        """End the connections of a seat whose key has been renewed."""
        for watcher in [watcher for watcher in self.watchers if watcher.viewer == seat]:
            watcher.queue.put_nowait(None)
            self.watchers.discard(watcher)

    def send_all_away(self) -> None:
        """End all connections: this process cannot go on with the table."""
        for viewer in {watcher.viewer for watcher in self.watchers}:
            self.send_away(viewer)

    def leave(self, watcher: Watcher) -> None:
        """Let somebody go."""
        watcher.close()
        self.watchers.discard(watcher)
        if watcher.viewer != NOBODY and watcher.viewer not in self.here():
            self.away[watcher.viewer] = time.monotonic()
            self.wake.set()
        self.tell()

    def tell(self) -> None:
        """Tell everybody what is new for them, and nothing to those for whom nothing is."""
        self.tell_all_but(None)

    def tell_all_but(self, greeted: Watcher | None) -> None:
        """Tell everybody else."""
        frames: dict[tuple[Any, ...], tuple[int, str, str]] = {}  # events, body, frame as it is sent
        for watcher in self.watchers:
            if watcher is greeted or watcher.queue.ended:
                continue
            through = self.onlookers.through(*watcher.look)
            if watcher.queue.qsize() > MOST_FRAMES or through != watcher.through:  # it sees with other eyes now
                self.greet(watcher)
                continue
            key = (watcher.viewer, watcher.lang, watcher.told, watcher.heard, watcher.sections, through)
            if key not in frames:
                frame = self.frame(*key)
                body = body_of(frame)
                frames[key] = (len(frame["events"]), body, on_the_wire(body, frame))
            events, body, sent = frames[key]
            if body != watcher.last or watcher.heard < self.said_so_far():
                watcher.last = body
                watcher.told += events
                watcher.heard = self.said_so_far()
                watcher.queue.put_nowait(sent, True)
