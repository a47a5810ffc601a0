"""A table in memory: the state of its game, who sits there, who watches, and what each of them has been told.

A room knows nothing of databases or sockets. ``House`` loads it, writes its moves down and lets bots play.
"""

from __future__ import annotations

import asyncio
import hashlib
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
from undertow.table import clock, notes, pace, speech, talk
from undertow.table.errors import Conflict, Forbidden, Illegal, Unauthorized
from undertow.table.ledger import Ledger
from undertow.table.notes import settled
from undertow.table.sharing import Shared
from undertow.table.store import Loaded, unpacked
from undertow.table.vote import UNDO, Vote
from undertow.table.watching import LATEST_EVENTS, MOST_FRAMES, Watcher, body_of, on_the_wire

PERSON, BOT, OPEN = "person", "bot", "open"


def hashed(token: str) -> str:
    """How a token is kept."""
    return hashlib.sha256(token.encode()).hexdigest()


class Sitter:
    """Who sits in a seat."""

    def __init__(self, kind: str, bot: str, name: str, token_hash: str | None) -> None:
        self.kind = kind
        self.bot = bot
        self.name = name
        self.token_hash = token_hash


class Made:
    """The move that was made last: by whom, and whether it told that seat something new."""

    def __init__(self, before: State, seat: int, move: int) -> None:
        self.before = before
        self.seat = seat
        self.move = move

    @cached_property
    def news(self) -> bool:
        """Whether there was something to learn from it; worked out once, and only where somebody asks."""
        return brings_news(self.before, self.move)


class Room:
    """One table."""

    def __init__(
        self, table: Mapping[str, Any] | RowMapping, sitters: Sequence[Sitter], start: State | None = None
    ) -> None:
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
        self.sitters = list(sitters)
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
        self.more = 0.0  # seconds that were added to it ...
        self.more_by: dict[int, int] = {}  # ... and how often by whom
        self.held: dict[int, int] = {}  # answers that wait until the question closes
        self.given: dict[tuple[int, int], int | None] = {}  # (seat, number) -> move, for answers that come twice
        self.orders: list[dict[int, dict[str, Any]]] = [{} for _ in range(self.seats)]
        self.notes: list[Mapping[str, Any]] = []
        self.known = notes.Heard()
        self.acts: list[deque[float]] = [deque() for _ in range(self.seats)]  # when each seat did what is counted
        self.said: list[dict[str, Any]] = []  # of late, in order
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
        for row in loaded.moves:
            if row["seq"] == self.ledger.seq:
                self.make(row["seat"], row["number"], row["move"])
                if telling:  # each is a frame of its own, wherever it was made
                    self.tell()
        if not telling:  # else the question was opened here just now, or stands as it stood
            self.opened = loaded.table["touched"]
        longer = loaded.table["more_seq"] == self.ledger.seq
        self.more = loaded.table["more"] if longer else 0.0
        self.more_by = {int(seat): times for seat, times in (loaded.table["more_by"] or {}).items()} if longer else {}
        self.held = {}
        for row in loaded.answers:
            if row["seq"] == self.ledger.seq:
                self.held[row["seat"]] = row["move"]
                self.given[(row["seat"], row["number"])] = row["move"]
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

    def seat_of(self, token: str | None) -> int:
        """The seat that a token opens; -1, a spectator, without one."""
        if token is None:
            return NOBODY
        if not self.knows(token):
            raise Unauthorized("unknown-token")
        return self.keys().index(hashed(token))

    def knows(self, token: str) -> bool:
        """Whether a token opens a seat."""
        return hashed(token) in self.keys()

    def keys(self) -> list[str | None]:
        """The hashed tokens of all seats."""
        return [sitter.token_hash for sitter in self.sitters]

    def names(self, lang: str) -> tuple[str, ...]:
        """What the players are called."""
        named = enumerate(self.sitters)
        return tuple(sitter.name or texts.say("player", lang, {"n": seat + 1}) for seat, sitter in named)

    def here(self) -> set[int]:
        """The seats whose page is open."""
        return {watcher.viewer for watcher in self.watchers} | self.elsewhere

    def players(self, lang: str) -> list[dict[str, Any]]:
        """Who sits where."""
        here = self.here()
        return [
            {
                "seat": seat, "name": name, "kind": sitter.kind, "bot": sitter.bot,
                "here": sitter.kind == BOT or seat in here,
            }
            for seat, (name, sitter) in enumerate(zip(self.names(lang), self.sitters, strict=True))
        ]  # fmt: skip

    def is_bot(self, seat: int) -> bool:
        """Whether a bot answers for a seat."""
        return self.sitters[seat].kind == BOT

    def persons(self) -> list[int]:
        """The seats of people; an open seat is one for whom one waits."""
        return [seat for seat, sitter in enumerate(self.sitters) if sitter.kind != BOT]

    def open_seats(self) -> list[int]:
        """The seats for which somebody may still come."""
        return [seat for seat, sitter in enumerate(self.sitters) if sitter.kind == OPEN]

    def company(self, seat: int) -> set[int]:
        """The people who sit here besides one of them: whoever has to agree with what that one wants."""
        return {other for other, sitter in enumerate(self.sitters) if sitter.kind == PERSON and other != seat}

    def absent(self) -> list[int]:
        """The seats of people for whom a bot plays now; they can agree to nothing."""
        return [
            seat for seat, sitter in enumerate(self.sitters) if sitter.kind == BOT and sitter.token_hash is not None
        ]

    def is_alone(self, seat: int) -> bool:
        """Whether nobody else has ever sat here: no other seat has a key."""
        return all(sitter.token_hash is None for other, sitter in enumerate(self.sitters) if other != seat)

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
        return viewer in self.state.asked and viewer not in self.held and not self.is_bot(viewer)

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

    def make(self, seat: int, number: int, move: int) -> None:
        """Make a move that has been written down."""
        self.last = Made(self.state.clone(), seat, move)
        self.state.play(move)
        self.held.pop(seat, None)
        self.ledger.took(self.state, seat)
        self.given[(seat, number)] = move
        self.end_undo_vote()
        self.ask_anew()

    def ask_anew(self) -> None:
        """Begin to count the time of the present question."""
        self.opened = clock.now()
        self.more, self.more_by = 0.0, {}

    # -- answering ----------------------------------------------------------------------------------------------------

    def checked(self, seat: int, number: int, move: int) -> bool:
        """Check an answer, in the order the surface promises; true: it was given before."""
        if self.is_bot(seat):  # before all else: whether an answer was given before would tell what the bot answered
            raise Forbidden("bot-plays")
        if self.given.get((seat, number)) == move:
            return True
        if number != self.number(seat):
            raise Conflict("stale", number=number, now=self.number(seat))
        if not self.owes(seat):
            raise Forbidden("over" if self.state.over else "not-asked")
        if move not in self.state.decision_for(seat).moves:
            raise Illegal("illegal", self.rules_against(seat, move), self.game.id)
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
        if self.sitters[seat].kind != PERSON or not self.ledger.answered[seat]:
            return "undo-nothing"
        if self.is_alone(seat):
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

    def frame(self, viewer: int, lang: str, told: int = 0, heard: int = 0, fresh: bool = False) -> dict[str, Any]:
        """The table as a viewer may know it, with the events after the first ``told``, and what was said likewise."""
        state = self.state
        names = self.names(lang)
        owes = self.owes(viewer)
        eyes = self.eyes(viewer)
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
            "seat": viewer if owes else None,
            "expected": [] if question is None else list(question.asked),
            "view": state.view(None if eyes == NOBODY else eyes),
            "decision": decision,
            "result": speech.result_data(state, lang, eyes),
            "players": self.players(lang),
            "closes": None if question is not None and question.screened else self.closes(),
            "orders": self.own_orders(viewer),
            "undo": self.undo_data(viewer, lang),
            "vote": None if self.vote is None else self.vote.shown(),
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

    def watch(self, viewer: int, lang: str) -> Watcher:
        """Let somebody watch; the first frame waits already."""
        watcher = Watcher(viewer, lang)
        self.watchers.add(watcher)
        self.away.pop(viewer, None)
        self.tell_all_but(watcher)
        self.greet(watcher)
        return watcher

    def greet(self, watcher: Watcher) -> None:
        """Tell everything anew, with the latest events; nothing that still waits is needed any more."""
        heard = self.ledger.heard[self.eyes(watcher.viewer)]
        frame = self.frame(watcher.viewer, watcher.lang, max(0, heard - LATEST_EVENTS), fresh=True)
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
            if body_of(self.frame(watcher.viewer, watcher.lang)) != watcher.last:
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
        frames: dict[tuple[int, str, int, int], tuple[int, str, str]] = {}  # events, body, frame as it is sent
        for watcher in self.watchers:
            if watcher is greeted or watcher.queue.ended:
                continue
            if watcher.queue.qsize() > MOST_FRAMES:
                self.greet(watcher)
                continue
            key = (watcher.viewer, watcher.lang, watcher.told, watcher.heard)
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
