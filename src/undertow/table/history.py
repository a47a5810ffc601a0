"""How a table came to stand where it stands: what counts of its rows, the game at any moment, its record."""

from __future__ import annotations

import asyncio
import logging
import time
from bisect import bisect_left
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple, TypeVar

from undertow.kernel.record import Record, Recorder, SealedRecord
from undertow.kernel.state import State
from undertow.table.checking import signature
from undertow.table.cost import spent
from undertow.table.counting import effective
from undertow.table.errors import Forbidden, Unavailable
from undertow.table.ledger import Ledger
from undertow.table.recovery import is_sound
from undertow.table.room import Room
from undertow.table.sitters import BOT
from undertow.table.store import Store, unpacked

THREADS = 2
KEPT = 8  # games that were replayed, and records
APART = 32  # moves between two states of a replayed game that are kept

K = TypeVar("K")
T = TypeVar("T")

log = logging.getLogger("undertow.table")


class Past(NamedTuple):
    """The same with the state at which the game begins."""

    start: State
    moves: list[tuple[int, int]]
    upgraded: tuple[int, ...]


class History:
    """Looks back at tables."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.threads = ThreadPoolExecutor(THREADS, "undertow-replay")
        self.traces: OrderedDict[tuple[str, int], Trace] = OrderedDict()
        self.texts: OrderedDict[tuple[object, ...], str] = OrderedDict()

    def close(self) -> None:
        """Let go."""
        self.threads.shutdown()

    async def aside(self, work: Callable[[], T]) -> T:
        """Replay something in a thread, while everybody else plays on; the call that wanted it is charged."""

        def measured() -> tuple[T, float]:
            begun = time.thread_time()
            return work(), time.thread_time() - begun

        found, seconds = await asyncio.get_running_loop().run_in_executor(self.threads, measured)
        spent(seconds)
        return found

    async def past(self, room: Room) -> Past:
        """What counts of a table's past."""
        begins, moves, upgraded, _ = effective(await self.store.all_moves(room.id))
        begun = await self.store.snapshot(room.id, begins)
        if begun is not None and not is_sound(begun):
            log.error("damaged snapshot", extra={"table": room.id, "seq": begins})
            if begins:
                raise Unavailable("damaged")
            begun = None
        if begun is None:
            return Past(room.game.new(room.seats, room.seed, room.options), moves, upgraded)
        return Past(room.game.load(unpacked(begun["state"])), moves, upgraded)

    async def trace(self, room: Room) -> Trace:
        """The past of a table, replayed; the last few are kept."""
        key = (room.id, room.ledger.seq)
        if key not in self.traces:
            past = await self.past(room)
            trace = await self.aside(lambda: Trace(past))
            if key != (room.id, room.ledger.seq):  # it has gone on meanwhile
                return trace
            keep(self.traces, key, trace)
        self.traces.move_to_end(key)
        return self.traces[key]

    async def back_then(self, room: Room, viewer: int, at: int) -> tuple[State, Past, int | None]:
        """The game as it stood when a viewer had heard of so many events, the past that led there, and how many
        events the viewer had heard of in the moment before (None: that was the first).

        Counted by what the viewer heard, never by moves: how many parts a hidden payment had is nobody's business.
        """
        trace = await self.trace(room)
        made, before = trace.moment(viewer, at)
        state = await self.aside(lambda: trace.state(made))
        past = trace.past
        return state, Past(past.start.clone(), past.moves[:made], past.upgraded), before

    async def record_text(self, room: Room) -> str:
        """The record as it is given out; the last few are kept."""
        key = (room.id, room.ledger.seq, tuple(sitter.kind for sitter in room.sitters))
        if key not in self.texts:
            keep(self.texts, key, (await self.record(room)).text())
        self.texts.move_to_end(key)
        return self.texts[key]

    async def record(self, room: Room) -> Record | SealedRecord:
        """The whole game, once it is over: it holds every secret, unless the table was sealed for good."""
        if not room.state.over:
            raise Forbidden("record-later")
        players = [sitter.bot if sitter.kind == BOT else "you" for sitter in room.sitters]
        if room.sealed:
            sealed = SealedRecord.of(room.state, players)
            sealed.header["names"] = bot_names(room)
            return sealed
        past = await self.past(room)
        return await self.aside(lambda: self.recorded(room, past, players))

    def recorded(self, room: Room, past: Past, players: Sequence[str]) -> Record:
        """Play a game again and write it down."""
        begins = room.game.new(room.seats, room.seed, room.options) != past.start  # not with the set-up
        recorder = Recorder(
            room.game, room.seats, room.seed, room.options, "ask", True, players, past.start if begins else None,
            (*past.upgraded, past.start.count) if past.upgraded else (),
        )  # fmt: skip
        recorder.header["names"] = bot_names(room)
        for _, move in past.moves:
            recorder.play(move)
        record = recorder.record()
        if begins:  # so that it can be brought back here
            record.header["signed"] = signature(self.store.key, record.header)
        return record


class Trace:
    """A game that was replayed: what everybody had heard after each move, and the state every so many moves."""

    def __init__(self, past: Past) -> None:
        self.past = past
        state = past.start.clone()
        ledger = Ledger(state.seats)
        ledger.count(state)
        self.heard = [ledger.heard[:]]
        self.states = [state.clone()]
        for made, (seat, move) in enumerate(past.moves, 1):
            state.play(move)
            ledger.took(state, seat)
            self.heard.append(ledger.heard[:])
            if made % APART == 0:
                self.states.append(state.clone())

    def moment(self, viewer: int, heard: int) -> tuple[int, int | None]:
        """After how many moves a viewer had heard of so many events, and of how many in the moment before."""
        made = bisect_left(self.heard, heard, hi=len(self.heard) - 1, key=lambda each: each[viewer])
        before = bisect_left(self.heard, self.heard[made][viewer], hi=made, key=lambda each: each[viewer])
        return made, self.heard[before - 1][viewer] if before else None

    def state(self, made: int) -> State:
        """The state after so many moves."""
        state = self.states[made // APART].clone()
        for _, move in self.past.moves[made - made % APART : made]:
            state.play(move)
        return state


def keep(cache: OrderedDict[K, T], key: K, value: T) -> None:
    """Keep something in place of what was not asked for the longest."""
    cache[key] = value
    if len(cache) > KEPT:
        cache.popitem(last=False)


def bot_names(room: Room) -> list[str]:
    """What the bots of a table are called, by seat; people, and bots that play for them, stay unnamed."""
    return [sitter.name if sitter.kind == BOT and sitter.token_hash is None else "" for sitter in room.sitters]


def replayed(start: State, moves: Sequence[tuple[int, int]]) -> tuple[State, Ledger]:
    """A game played on from its start, and how everybody counts there."""
    ledger = Ledger(start.seats)
    ledger.count(start)
    for seat, move in moves:
        start.play(move)
        ledger.took(start, seat)
    return start, ledger
