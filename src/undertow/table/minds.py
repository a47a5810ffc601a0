"""What the bots of a table have in mind: whom they suspect follows from what they saw at their own decisions.

Nothing of it is written down. After a restart, after a step back, and where somebody else has moved in the meantime, a
bot goes once more through the decisions of its seat, and so comes to the same thoughts.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager

from sqlalchemy import RowMapping

from undertow import registry
from undertow.kernel.chance import Chance, key_of
from undertow.kernel.seat import Bot, Seat
from undertow.kernel.state import State
from undertow.table.counting import MADE
from undertow.table.history import History
from undertow.table.room import Room
from undertow.table.thinking import is_own

log = logging.getLogger("undertow.table")


class Mind:
    """A bot in a seat, and what it answered last: a question that is put again is not thought about again."""

    def __init__(self, bot: Bot, seed: str) -> None:
        self.bot = bot
        self.seed = seed
        self.at = -1  # how many decisions had been made when it was asked
        self.answer = -1
        bot.begin(seed)

    def choose(self, state: State, seat: int, at: int) -> int:
        """What the bot answers to a question that was put after so many decisions."""
        if self.at != at:
            if self.bot.remembers:
                self.bot.luck = Chance(key_of(f"{self.seed} {at}"))
            else:
                self.bot.begin(f"{self.seed} {at}")
            self.answer = int(self.bot.choose(Seat(state, seat)))
            self.at = at
        return self.answer


class Minds:
    """The bots of all tables of a house."""

    def __init__(self, history: History) -> None:
        self.history = history
        self.known: dict[tuple[str, int], Mind] = {}

    @asynccontextmanager
    async def thinking(self, room: Room) -> AsyncIterator[None]:
        """Let the bots of a table think about moves that are then written down; if not, they forget their thoughts."""
        try:
            await self.recall(room)
            yield
        except BaseException:
            self.forget(room)
            raise

    async def recall(self, room: Room) -> None:
        """Let every bot of a table know what it has seen there."""
        if room.is_deserted():
            return
        new: dict[int, Mind] = {}
        for seat in range(room.seats):
            own = is_own(room.sitters[seat].bot, room.game)  # others think elsewhere, and begin anew each time
            if own and room.is_bot(seat) and (room.id, seat) not in self.known:
                mind = self.new(room, seat)
                self.known[room.id, seat] = mind
                if mind.bot.remembers:
                    new[seat] = mind
        if new and room.state.count:
            past = await self.history.past(room)
            await asyncio.to_thread(go_through, past.start, past.moves, new)

    def new(self, room: Room, seat: int) -> Mind:
        """A bot that has seen nothing yet."""
        return Mind(registry.bot(room.sitters[seat].bot, room.game), f"{room.seed} bot {seat}")

    def choice(self, room: Room, state: State, seat: int) -> int:
        """Ask the bot of a seat; for a person somebody who has seen nothing yet."""
        mind = self.known.get((room.id, seat)) or self.new(room, seat)
        return mind.choose(state, seat, state.count)

    def hear(self, room: Room, rows: Sequence[RowMapping]) -> None:
        """Others have written these rows: what was taken back, or moved for a bot, the bots here have not seen."""
        if any(row["kind"] not in MADE or room.is_bot(row["seat"]) for row in rows):
            self.forget(room)

    def forget(self, room: Room) -> None:
        """Forget what the bots of a table have in mind; they recall what still counts."""
        for seat in range(room.seats):
            self.known.pop((room.id, seat), None)


def go_through(state: State, moves: Sequence[tuple[int, int]], minds: Mapping[int, Mind]) -> None:
    """Play a game once more, and let bots think at the decisions of their seats; what they say then does not count."""
    put: dict[int, int] = {}  # by seat: how many decisions had been made when its question was put
    for seat, move in moves:
        for asked in state.asked:
            put.setdefault(asked, state.count)
        if seat in minds:
            try:
                minds[seat].choose(state, seat, put[seat])
            except Exception:
                log.exception("bot failed", extra={"bot": minds[seat].bot.name})
        put.pop(seat, None)
        state.play(move)
