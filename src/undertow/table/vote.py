"""What needs the consent of the others at a table: all who are asked have to agree, and who is not there does not."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from undertow.table.errors import Conflict, Forbidden

if TYPE_CHECKING:
    from undertow.table.house import House
    from undertow.table.room import Room

UNDO, SEAT = "undo", "seat"  # a move is taken back; a bot's seat is opened for somebody


class Vote:
    """Who wants what (``of``: how many moves would be left; which seat would be open), and who still has to agree."""

    def __init__(self, about: str, seat: int, of: int, waiting: set[int]) -> None:
        self.about = about
        self.seat = seat
        self.of = of
        self.waiting = waiting

    @classmethod
    def standing(cls, kept: Mapping[str, Any] | None, seq: int) -> Vote | None:
        """A vote as the database has it, if it still stands: one about a move only as long as no other is made."""
        if kept is None or "about" not in kept or (kept["about"] == UNDO and kept["seq"] != seq):
            return None
        return cls(kept["about"], kept["seat"], kept["of"], set(kept["waiting"]))

    def data(self, seq: int) -> dict[str, Any]:
        """How it is kept, at a table that stands after so many moves."""
        return {"about": self.about, "seat": self.seat, "of": self.of, "waiting": sorted(self.waiting), "seq": seq}

    def shown(self) -> dict[str, Any]:
        """What everybody may know of it: not who has agreed in which order, only who has not yet."""
        seat = self.of if self.about == SEAT else None
        return {"about": self.about, "seat": self.seat, "of": seat, "waiting": sorted(self.waiting)}


class Voting:
    """Asks the people at the tables of a house."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def ask(self, room: Room, vote: Vote) -> None:
        """Put something to the others; asking twice is asking once."""
        if room.vote is None:
            await self.keep(room, vote)
        elif (room.vote.about, room.vote.seat, room.vote.of) != (vote.about, vote.seat, vote.of):
            raise Conflict("vote-pending")

    async def vote(self, room: Room, seat: int, agrees: bool) -> None:
        """Take somebody's word; with the last one it is done."""
        async with self.house.at(room):
            vote = room.vote
            if vote is None or seat not in vote.waiting:
                raise Forbidden("no-vote")
            left = vote.waiting - {seat}
            if not agrees or left:
                await self.keep(room, Vote(vote.about, vote.seat, vote.of, left) if agrees else None)
            elif vote.about == UNDO:
                await self.house.back.agreed(room, vote)
            else:
                await self.keep(room, None)
                await self.house.seating.open(room, vote.of)
            room.tell()
        self.house.driver.drive(room)

    async def keep(self, room: Room, vote: Vote | None) -> None:
        """Write down how a vote stands, and tell it."""
        await self.house.store.vote(room.id, room.vote_kept, None if vote is None else vote.data(room.ledger.seq))
        room.keep_vote(vote)
        room.tell()

    async def gone(self, room: Room, seat: int) -> None:
        """Somebody is no longer there: what waits for them is refused, and what they wanted is over."""
        if room.vote is not None and (seat == room.vote.seat or seat in room.vote.waiting):
            await self.keep(room, None)
