"""Taking answers: each is checked, written down and made, once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from undertow.kernel.bundle import Bundle
from undertow.table.counting import MORE
from undertow.table.errors import Conflict, Refused
from undertow.table.room import Room
from undertow.table.run import Run, made
from undertow.table.storage import Collision

if TYPE_CHECKING:
    from undertow.table.house import House

TRIES = 5  # to write an answer while other processes are faster


class Answering:
    """Takes the answers at the tables of a house."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def answer(self, room: Room, seat: int, number: int, moves: Sequence[int]) -> tuple[int, int]:
        """Take an answer; when this returns it is durable. What comes back: the seat's number, how many moves count."""
        async with room.lock:
            for _ in range(TRIES):
                if await self.known(room, seat, number, moves):
                    return room.number(seat), len(room.given[(seat, number)])
                try:
                    count = await self.take(room, seat, number, moves)
                    break
                except Collision:  # another process was faster, perhaps with this very answer
                    await self.house.refresh(room)
            else:
                raise Conflict("stale", number=number, now=room.number(seat))
            answered = room.number(seat)
        self.house.driver.drive(room)
        return answered, count

    async def known(self, room: Room, seat: int, number: int, moves: Sequence[int]) -> bool:
        """Check an answer; true: it was given before. Nobody is refused only because this process is behind."""
        if number < room.number(seat) and (seat, number) not in room.given:
            room.given[(seat, number)] = await self.house.store.given(room.id, seat, number)
        try:
            return room.checked(seat, number, moves)
        except Refused:
            if not self.house.store.shared:
                raise
            await self.house.refresh(room)
            return room.checked(seat, number, moves)

    async def take(self, room: Room, seat: int, number: int, moves: Sequence[int]) -> int:
        """Write an answer down: as moves, or face down until its question closes; the answer: how many moves count."""
        first = moves[0]
        if room.holds() or room.left_to_stand(room.state, [first]) > 0:
            await self.house.store.answer({"table": room.id, "seq": room.ledger.seq, **made(seat, number, first)})
            room.held[seat] = first
            room.given[(seat, number)] = (first,)
            room.tell()
            return 1
        run = several(room, seat, moves)
        count = len(run.rows)
        if not await self.house.driver.drives(room):
            await self.house.carry_out(room, run)
            return count
        async with self.house.driver.minds.thinking(room):  # what follows by itself is written together with it
            await self.house.driver.by_itself(room, run)
            await self.house.carry_out(room, run)
        return count


def several(room: Room, seat: int, moves: Sequence[int]) -> Run:
    """Make moves as far as they belong together; the rest is dropped."""
    run = Run(room)
    bundle = Bundle(run.state)
    run.play(seat, moves[0])
    for move in moves[1:]:
        if not bundle.goes_on(run.state, move) or room.left_to_stand(run.state, [move]) > 0:
            break
        run.play(seat, move, MORE)
    return run
