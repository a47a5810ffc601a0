"""How a table came to stand where it stands: what counts of its rows, the game at any moment, its record."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import NamedTuple

from undertow.kernel.record import Record, Recorder, SealedRecord
from undertow.kernel.state import NOBODY, State
from undertow.table.checking import signature
from undertow.table.counting import effective
from undertow.table.errors import Forbidden, Unavailable
from undertow.table.ledger import Ledger
from undertow.table.recovery import is_sound
from undertow.table.room import BOT, Room
from undertow.table.store import Store, unpacked

NEVER = 1 << 60  # events: so many there will never be

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

    async def past(self, room: Room) -> Past:
        """What counts of a table's past."""
        begins, moves, upgraded = effective(await self.store.all_moves(room.id))
        begun = await self.store.snapshot(room.id, begins)
        if begun is not None and not is_sound(begun):
            log.error("damaged snapshot", extra={"table": room.id, "seq": begins})
            if begins:
                raise Unavailable("damaged")
            begun = None
        if begun is None:
            return Past(room.game.new(room.seats, room.seed, room.options), moves, upgraded)
        return Past(room.game.load(unpacked(begun["state"])), moves, upgraded)

    async def back_then(self, room: Room, viewer: int, at: int) -> tuple[State, Past, int | None]:
        """The game as it stood when a viewer had heard of so many events, the past that led there, and how many
        events the viewer had heard of in the moment before (None: that was the first).

        Counted by what the viewer heard, never by moves: how many parts a hidden payment had is nobody's business.
        """
        past = await self.past(room)
        state, _, before = retraced(past.start.clone(), past.moves, viewer, at)
        return state, past._replace(moves=past.moves[: state.count - past.start.count]), before

    async def record(self, room: Room) -> Record | SealedRecord:
        """The whole game, once it is over: it holds every secret, unless the table was sealed for good."""
        if not room.state.over:
            raise Forbidden("record-later")
        players = [sitter.bot if sitter.kind == BOT else "you" for sitter in room.sitters]
        if room.sealed:
            return SealedRecord.of(room.state, players)
        past = await self.past(room)
        begins = room.game.new(room.seats, room.seed, room.options) != past.start  # not with the set-up
        recorder = Recorder(
            room.game, room.seats, room.seed, room.options, "ask", True, players, past.start if begins else None,
            (*past.upgraded, past.start.count) if past.upgraded else (),
        )  # fmt: skip
        for _, move in past.moves:
            recorder.play(move)
        record = recorder.record()
        if begins:  # so that it can be brought back here
            record.header["signed"] = signature(self.store.key, record.header)
        return record


def replayed(start: State, moves: Sequence[tuple[int, int]]) -> tuple[State, Ledger]:
    """A game played on from its start, and how everybody counts there."""
    state, ledger, _ = retraced(start, moves, NOBODY, NEVER)
    return state, ledger


def retraced(
    state: State, moves: Sequence[tuple[int, int]], viewer: int, heard: int
) -> tuple[State, Ledger, int | None]:
    """The same until a viewer has heard of so many events, and of how many it had in the moment before, if any."""
    before: int | None = None
    ledger = Ledger(state.seats)
    ledger.count(state)
    for seat, move in moves:
        if ledger.heard[viewer] >= heard:
            break
        so_far = ledger.heard[viewer]
        state.play(move)
        ledger.took(state, seat)
        if ledger.heard[viewer] != so_far:
            before = so_far
    return state, ledger, before
