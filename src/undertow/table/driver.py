"""What happens at a table by itself: bots play, questions close, nobody is waited for in vain."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import TYPE_CHECKING

from undertow.kernel.state import State
from undertow.table import clock, orders, pace, screens
from undertow.table.counting import ANSWER, GIVEN
from undertow.table.errors import NotFound, OtherRules, Unavailable
from undertow.table.minds import Minds
from undertow.table.room import Room
from undertow.table.run import Run
from undertow.table.sitters import PERSON
from undertow.table.storage import Collision
from undertow.table.thinking import Thinker, is_own
from undertow.table.trouble import unforeseen

if TYPE_CHECKING:
    from undertow.table.house import House

LEASE = 2.0  # seconds for which a process is the driver of a table
TOGETHER = 40  # moves of bots that are written at once ...
BUDGET = 0.02  # ... if they take no more seconds than this; then everybody else has a turn
AGAIN = 2.0  # seconds until a table whose moves could not be written is tried again

log = logging.getLogger("undertow.table")


class Driver:
    """Moves the tables of a house on."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.minds = Minds(house.history)
        self.thinker = Thinker()

    def drive(self, room: Room) -> None:
        """See to it that bots play, questions close and nobody is waited for in vain."""
        room.wake.set()
        if room.driving is None or room.driving.done():
            room.driving = asyncio.create_task(self.drive_on(room))

    async def drives(self, room: Room) -> bool:
        """Whether this process is the driver of a table; the lease is renewed before it ends."""
        now = time.monotonic()
        if now > room.leased:
            if left := await self.house.store.lease(room.id, LEASE):
                room.others = time.monotonic() + left
                return False
            room.leased = now + LEASE / 2
        return True

    async def drive_on(self, room: Room) -> None:
        """Go on as long as something happens by itself; what the database refuses is tried again."""
        wait: float | None = 0.0
        while wait is not None:
            if wait > 0:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(room.wake.wait(), wait)
            room.wake.clear()
            try:
                async with room.lock:
                    wait = await self.step(room)
            except Unavailable as error:
                log.warning("moves not written", extra={"table": room.id, "why": str(error)})
                wait, room.leased = AGAIN, 0.0
            except (NotFound, OtherRules):  # the table has been deleted, or goes on elsewhere
                return
            except Exception as error:  # a fault of ours: this table stands still until somebody acts there
                log.error("table stands still", extra={"table": room.id, "fault": unforeseen("table", error)})
                return

    async def step(self, room: Room) -> float | None:
        """Do what happens by itself now; the answer: in how many seconds to look again (None: when woken)."""
        if (left := room.others - time.monotonic()) > 0:
            return left  # another process drives and we hear of it; should it be gone, its lease ends
        run = Run(room)
        try:
            async with self.minds.thinking(room):
                wait = await self.by_itself(room, run)
                if not run.rows:
                    return await self.replace_the_absent(room, wait)
                if await self.drives(room):
                    await self.house.carry_out(room, run)
                    return 0.0
            self.minds.forget(room)  # they have thought about moves that another process makes
        except Collision:
            pass
        await self.house.refresh(room)
        return 0.0

    async def by_itself(self, room: Room, run: Run) -> float | None:
        """Add what happens now without any person; the answer: in how many seconds something will (None: never)."""
        if room.is_deserted():
            return None
        held = dict(room.held) if not run.rows else {}
        turn = time.perf_counter() + BUDGET
        while not run.state.over and len(run.rows) < TOGETHER:
            asked = run.state.asked
            automatic = {seat: await self.automatic(room, run.state, seat) for seat in asked if seat not in held}
            complete = all(move is not None for move in automatic.values())
            span = room.span_of(run.state)
            if span is not None:
                if run.rows:  # it has only just been asked
                    return None
                closes = room.opened + (span[0] if complete else span[1] + room.more)
                if (left := closes - clock.now()) > 0:
                    return left
            elif not complete:
                return None
            given = [seat for seat in asked if self.is_given(room, run.state, seat)]
            answers = held | {seat: move for seat, move in automatic.items() if move is not None}
            for seat in asked:
                if seat not in answers:
                    answers[seat] = await self.in_default(room, run.state, seat)
            if (left := room.left_to_stand(run.state, [answers[seat] for seat in asked])) > 0:
                return None if run.rows else left  # what has been made is written first
            for seat in asked:
                run.play(seat, answers[seat], GIVEN if seat in given else ANSWER)
            if span is not None or time.perf_counter() >= turn:
                return None
            held = {}
        return None

    def is_given(self, room: Room, state: State, seat: int) -> bool:
        """Whether the server answers for a person who has nothing to choose."""
        return not room.is_bot(seat) and screens.only_answer(state, seat) is not None

    async def automatic(self, room: Room, state: State, seat: int) -> int | None:
        """What a bot, the server or a standing order answers; None for a person who has to be asked."""
        if room.is_bot(seat):
            return await self.choice(room, state, seat)
        if (only := screens.only_answer(state, seat)) is not None:
            return only
        return orders.answer(state, seat, room.orders[seat])

    async def in_default(self, room: Room, state: State, seat: int) -> int:
        """What counts when the time is up: a pass; where none is possible, what a bot would do. It claims nothing."""
        for move in state.decision_for(seat).moves:
            if room.game.words.of(move).key == "pass":
                return move
        return await self.choice(room, state, seat)

    async def replace_the_absent(self, room: Room, wait: float | None) -> float | None:
        """Let a bot play for somebody who is expected, has left, and has not come back in time."""
        if len(room.persons()) < 2 or room.pace == "none":
            return wait
        grace = pace.GRACE * max(pace.FACTORS[room.pace], 0.01)
        question = room.state.question_as_seen_by(None)  # behind a screen nobody may see who of them is waited for
        for seat in () if question is None else question.asked:
            if room.sitters[seat].kind == PERSON and seat in room.away and not room.state.over:
                left = room.away[seat] + grace - time.monotonic()
                if left <= 0:
                    await self.house.seating.replace(room, seat, "away")
                    return 0.0
                wait = left if wait is None else min(wait, left)
        return wait

    async def choice(self, room: Room, state: State, seat: int) -> int:
        """Ask a bot; one that fails or answers nonsense is replaced by the first move for this once."""
        name, seed = room.sitters[seat].bot, f"{room.seed} bot {seat} {state.count}"
        legal = state.decision_for(seat).moves
        try:
            if is_own(name, room.game):
                move = self.minds.choice(room, state, seat)
            else:
                move = await self.thinker.choice(name, state, seat, seed)
            if move in legal:
                return move
            log.error("bot chose an illegal move", extra={"table": room.id, "bot": name})
        except Exception:
            log.exception("bot failed", extra={"table": room.id, "bot": name})
        return legal[0]

    def close(self) -> None:
        """End whoever is thinking."""
        self.thinker.close()
