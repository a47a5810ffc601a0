"""A table in memory: the state of its game, who sits there, who watches, and what each of them has been told.

A room knows nothing of databases or sockets. ``House`` loads it, writes its moves down and lets bots play.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import time
from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import RowMapping

from undertow import texts
from undertow.kernel.errors import IllegalMove
from undertow.kernel.game import Game
from undertow.kernel.log import may_know
from undertow.kernel.state import NOBODY, State
from undertow.registry import game as game_of
from undertow.table import speech
from undertow.table.errors import Conflict, Forbidden, Illegal, Unauthorized
from undertow.table.store import Loaded, unpacked

PERSON, BOT, OPEN = "person", "bot", "open"
EVERY = 50  # moves between two snapshots
MOST_FRAMES = 256  # that wait for a slow reader; then it gets one fresh frame instead


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


class Ledger:
    """How far a game has got, as everybody counts it."""

    def __init__(self, seats: int) -> None:
        self.seq = 0  # moves made
        self.answered = [0] * seats  # how many answers each seat has given
        self.heard = [0] * (seats + 1)  # how many events each seat may know; the last is the spectator's
        self.counted = 0  # events looked at

    def copy(self) -> Ledger:
        """An independent copy."""
        other = Ledger(len(self.answered))
        other.seq, other.counted = self.seq, self.counted
        other.answered, other.heard = self.answered[:], self.heard[:]
        return other

    def number(self, viewer: int) -> int:
        """Events in a viewer's log plus its own answers: it tells nothing about others. -1 is a spectator."""
        return self.heard[viewer] + (self.answered[viewer] if viewer >= 0 else 0)

    def count(self, state: State) -> None:
        """Count what is new in the log, for everybody who may know it."""
        events = state.events or []
        for event in events[self.counted :]:
            for viewer in range(-1, len(self.answered)):
                if may_know(event[1], viewer):
                    self.heard[viewer] += 1
        self.counted = len(events)

    def took(self, state: State, seat: int) -> None:
        """Count a move that this seat has made."""
        self.seq += 1
        self.answered[seat] += 1
        self.count(state)


class Watcher:
    """An open page: which seat it shows, in which language, and what waits to be sent."""

    def __init__(self, viewer: int, lang: str) -> None:
        self.viewer = viewer
        self.lang = lang
        self.told = 0  # events
        self.last = ""  # the frame it has, without events
        self.queue: asyncio.Queue[dict[str, Any]] = asyncio.Queue()


class Room:
    """One table."""

    def __init__(self, table: Mapping[str, Any] | RowMapping, sitters: Sequence[Sitter]) -> None:
        self.id: str = table["id"]
        self.game: Game = game_of(table["game"])
        self.seats: int = table["seats"]
        self.options: dict[str, Any] = dict(table["options"])
        self.seed: str = table["seed"]
        self.practice: bool = table["practice"]
        self.lang: str = table["lang"]
        self.join_hash: str | None = table["join_hash"]
        self.sitters = list(sitters)
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.used = time.monotonic()
        self.driving: asyncio.Task[None] | None = None
        # The game
        self.state: State = self.game.new(self.seats, self.seed, self.options)
        self.ledger = Ledger(self.seats)
        self.ledger.count(self.state)
        self.sealed: dict[int, int] = {}  # answers to a sealed question that is still open
        self.given: dict[tuple[int, int], int] = {}  # (seat, number) -> move, for answers that come twice

    @classmethod
    def of(cls, loaded: Loaded) -> Room:
        """A table as the database has it."""
        sitters = [Sitter(row["kind"], row["bot"], row["name"], row["token_hash"]) for row in loaded.seats]
        room = cls(loaded.table, sitters)
        if loaded.snapshot is not None:
            room.state = room.game.load(unpacked(loaded.snapshot["state"]))
            room.ledger = Ledger(room.seats)
            room.ledger.seq = loaded.snapshot["seq"]
            room.ledger.answered = list(loaded.snapshot["answered"])
            room.ledger.count(room.state)
        room.follow(loaded)
        return room

    def follow(self, loaded: Loaded) -> None:
        """Make the moves that the database has and this room has not."""
        for row in loaded.moves:
            if row["seq"] == self.ledger.seq:
                self.make(row["seat"], row["number"], row["move"])
        self.sealed = {}
        for row in loaded.answers:
            if row["seq"] == self.ledger.seq:
                self.sealed[row["seat"]] = row["move"]
                self.given[(row["seat"], row["number"])] = row["move"]
        for seat, row in enumerate(loaded.seats):
            self.sitters[seat] = Sitter(row["kind"], row["bot"], row["name"], row["token_hash"])

    # -- who is who ----------------------------------------------------------------------------------------------------

    def seat_of(self, token: str | None) -> int:
        """The seat that a token opens; -1, a spectator, without one."""
        if token is None:
            return NOBODY
        found = hashed(token)
        for seat, sitter in enumerate(self.sitters):
            if sitter.token_hash == found:
                return seat
        raise Unauthorized("unknown-token")

    def names(self, lang: str) -> tuple[str, ...]:
        """What the players are called."""
        return tuple(
            sitter.name or texts.say("player", lang, {"n": seat + 1}) for seat, sitter in enumerate(self.sitters)
        )

    def players(self, lang: str) -> list[dict[str, Any]]:
        """Who sits where."""
        here = {watcher.viewer for watcher in self.watchers}
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

    # -- counting ------------------------------------------------------------------------------------------------------

    def number(self, viewer: int) -> int:
        """Where a viewer stands."""
        return self.ledger.number(viewer) + (1 if viewer in self.sealed else 0)

    def owes(self, viewer: int) -> bool:
        """Whether a seat owes an answer."""
        return viewer in self.state.asked and viewer not in self.sealed

    def make(self, seat: int, number: int, move: int) -> None:
        """Make a move that has been written down."""
        self.state.play(move)
        self.sealed.pop(seat, None)
        self.ledger.took(self.state, seat)
        self.given[(seat, number)] = move

    # -- answering -----------------------------------------------------------------------------------------------------

    def checked(self, seat: int, number: int, move: int) -> bool:
        """Check an answer, in the order the surface promises; true: it was given before."""
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

    def is_sealed(self) -> bool:
        """Whether several seats are asked at once."""
        return len(self.state.asked) > 1

    # -- telling -------------------------------------------------------------------------------------------------------

    def frame(self, viewer: int, lang: str, told: int = 0, fresh: bool = False) -> dict[str, Any]:
        """The table as a viewer may know it, with the events after the first ``told``."""
        state = self.state
        names = self.names(lang)
        owes = self.owes(viewer)
        decision: dict[str, Any] | None = None
        if not state.over:
            if owes:
                decision = speech.own_decision(state, state.decision_for(viewer), lang, names)
            else:
                decision = speech.others_decision(state, state.asked, lang, names)
        return {
            "type": "state",
            "fresh": fresh,
            "table": self.id,
            "game": self.game.id,
            "lang": lang,
            "practice": self.practice,
            "number": self.number(viewer),
            "over": state.over,
            "you": None if viewer == NOBODY else viewer,
            "seat": viewer if owes else None,
            "expected": list(state.asked),
            "view": state.view(None if viewer == NOBODY else viewer),
            "decision": decision,
            "result": speech.result_data(state, lang),
            "players": self.players(lang),
            "events": speech.events_since(state, viewer, told, lang, names),
        }

    def watch(self, viewer: int, lang: str) -> Watcher:
        """Let somebody watch; the first frame waits already."""
        watcher = Watcher(viewer, lang)
        self.watchers.add(watcher)
        self.tell_all_but(watcher)
        self.greet(watcher)
        return watcher

    def greet(self, watcher: Watcher) -> None:
        """Tell everything from the beginning."""
        frame = self.frame(watcher.viewer, watcher.lang, 0, True)
        watcher.last = fingerprint(frame)
        watcher.told = len(frame["events"])
        watcher.queue.put_nowait(frame)

    def leave(self, watcher: Watcher) -> None:
        """Let somebody go."""
        self.watchers.discard(watcher)
        self.tell()

    def tell(self) -> None:
        """Tell everybody what is new for them, and nothing to those for whom nothing is."""
        self.tell_all_but(None)

    def tell_all_but(self, greeted: Watcher | None) -> None:
        """Tell everybody else."""
        frames: dict[tuple[int, str, int], tuple[dict[str, Any], str]] = {}
        for watcher in self.watchers:
            if watcher is greeted:
                continue
            if watcher.queue.qsize() > MOST_FRAMES:
                while not watcher.queue.empty():
                    watcher.queue.get_nowait()
                self.greet(watcher)
                continue
            key = (watcher.viewer, watcher.lang, watcher.told)
            if key not in frames:
                frame = self.frame(*key)
                frames[key] = (frame, fingerprint(frame))
            frame, print_ = frames[key]
            if print_ != watcher.last:
                watcher.last = print_
                watcher.told += len(frame["events"])
                watcher.queue.put_nowait(frame)


def fingerprint(frame: Mapping[str, Any]) -> str:
    """What of a frame, if it changes, is news; the number counts the events."""
    return json.dumps({key: value for key, value in frame.items() if key not in ("events", "fresh")}, sort_keys=True)
