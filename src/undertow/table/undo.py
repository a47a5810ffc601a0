"""Taking moves back: alone, or where the others agree."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undertow.table.counting import effective
from undertow.table.errors import Forbidden
from undertow.table.history import replayed
from undertow.table.notes import QUIET, note_of, settled
from undertow.table.recovery import snapshot_of
from undertow.table.room import Room
from undertow.table.run import made
from undertow.table.vote import Vote

if TYPE_CHECKING:
    from undertow.table.house import House


class TakingBack:
    """Lets the tables of a house go back."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def undo(self, room: Room, seat: int) -> None:
        """Take a seat's last move back, or ask the others whether it may."""
        async with self.house.at(room):
            why = room.why_no_undo(seat)
            if why in ("undo-nothing", "undo-over"):
                raise Forbidden(why)
            left = await self.before_last_move(room, seat)
            if not why:
                await self.go_back(room, seat, left)
            elif room.vote is None:
                vote = Vote(seat, left, {other for other in room.persons() if other != seat})
                await self.house.store.vote(room.id, room.vote_kept, vote.data(room.ledger.seq))
                room.keep_vote(vote)
                room.tell()
        self.house.driver.drive(room)

    async def vote(self, room: Room, seat: int, agrees: bool) -> None:
        """Say whether somebody else may take a move back."""
        async with self.house.at(room):
            vote = room.vote
            if vote is None or seat not in vote.waiting:
                raise Forbidden("no-vote")
            left = vote.waiting - {seat}
            if agrees and not left:
                await self.go_back(room, vote.seat, vote.left)
            else:
                still = Vote(vote.seat, vote.left, left) if agrees else None
                data = None if still is None else still.data(room.ledger.seq)
                await self.house.store.vote(room.id, room.vote_kept, data)
                room.keep_vote(still)
            room.tell()
        self.house.driver.drive(room)

    async def before_last_move(self, room: Room, seat: int) -> int:
        """How many moves are left if a seat takes its last one back."""
        made_by = [by for by, _ in effective(await self.house.store.all_moves(room.id)).moves]
        for at in range(len(made_by) - 1, -1, -1):
            if made_by[at] == seat:
                return at
        raise Forbidden("undo-nothing")

    async def go_back(self, room: Room, seat: int, left: int) -> None:
        """Let the table stand where it stood after so many moves; a step that is repeated meets the same chance."""
        past = await self.house.history.past(room)
        state, then = replayed(past.start, past.moves[:left])
        ledger = room.ledger.copy()
        row = {"table": room.id, "seq": ledger.seq, "kind": "undo", **made(seat, -ledger.seq - 1, left)}
        noticed = ledger.went_back(state, then.answered, seat)
        note = note_of(room.id, "undone" if noticed else QUIET, seat, len(state.events or ()))
        await self.house.store.append(room.id, [row], snapshot_of(room.id, state, ledger), False, note)
        room.state, room.ledger, room.held, room.last, room.vote = state, ledger, {}, None, None
        room.notes = settled([*room.notes, note])
        room.ask_anew()
        room.greet_changed()
