"""Taking moves back: alone, or where the others agree. No undo goes behind a move of somebody who is not there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undertow.table.counting import effective
from undertow.table.errors import Forbidden
from undertow.table.history import replayed
from undertow.table.notes import QUIET, note_of, settled
from undertow.table.recovery import snapshot_of
from undertow.table.room import Room
from undertow.table.run import made
from undertow.table.vote import UNDO, Vote

if TYPE_CHECKING:
    from undertow.table.house import House

ASKING = ("undo-others", "undo-news")  # why one has to ask the others; everything else is a no


class TakingBack:
    """Lets the tables of a house go back."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def undo(self, room: Room, seat: int) -> None:
        """Take a seat's last move back, or ask the others whether it may."""
        async with self.house.at(room):
            why = room.why_no_undo(seat)
            if why and why not in ASKING:
                raise Forbidden(why)
            if seat in room.held:
                await self.withdraw(room, seat)
                return
            left = await self.before_last_move(room, seat)
            if not why:
                await self.go_back(room, seat, left)
            else:
                await self.check_absent(room, left)
                await self.house.voting.ask(room, Vote(UNDO, seat, left, room.company(seat)))
        self.house.driver.drive(room)

    async def withdraw(self, room: Room, seat: int) -> None:
        """Give a seat its answer back that waits for others; for these nothing has happened, and nothing is put off."""
        past = await self.house.history.past(room)
        ledger = room.ledger.copy()
        row = {"table": room.id, "seq": ledger.seq, "kind": "undo", **made(seat, -ledger.seq - 1, len(past.moves))}
        ledger.withdrew(seat)
        note = note_of(room.id, QUIET, seat, len(room.state.events or ()))
        await self.house.store.withdraw(row, snapshot_of(room.id, room.state, ledger), note)
        room.ledger = ledger
        room.held.pop(seat)
        room.notes = settled([*room.notes, note])
        room.tell()

    async def agreed(self, room: Room, vote: Vote) -> None:
        """Take back what the others have agreed to."""
        await self.check_absent(room, vote.of)
        await self.go_back(room, vote.seat, vote.of)

    async def before_last_move(self, room: Room, seat: int) -> int:
        """How many moves are left if a seat takes its last answer back."""
        at = effective(await self.house.store.all_moves(room.id)).last_answer(seat)
        if at is None:
            raise Forbidden("undo-nothing")
        return at

    async def check_absent(self, room: Room, left: int) -> None:
        """Refuse if somebody for whom a bot plays now made one of the moves after so many, before they went.

        Whose move the very first one after that was is not known; it counts as theirs.
        """
        went = {seat: room.left_at(seat) for seat in room.absent()}
        if not went:
            return
        past = await self.house.history.past(room)
        state = past.start
        for at, (seat, move) in enumerate(past.moves):
            if at >= left and len(state.events or ()) <= went.get(seat, -1):
                raise Forbidden("undo-absent")
            state.play(move)

    async def go_back(self, room: Room, seat: int, left: int) -> None:
        """Let the table stand where it stood after so many moves; a step that is repeated meets the same chance."""
        past = await self.house.history.past(room)
        state, then = await self.house.history.aside(lambda: replayed(past.start, past.moves[:left]))
        kinds = room.game.kinds.all
        gone = (room.state.events or [])[len(state.events or ()) :]
        if any(kinds[event[0]].key in room.game.final for event in gone):
            raise Forbidden("undo-final")
        ledger = room.ledger.copy()
        row = {"table": room.id, "seq": ledger.seq, "kind": "undo", **made(seat, -ledger.seq - 1, left)}
        noticed = ledger.went_back(state, then.answered, seat)
        note = note_of(room.id, "undone" if noticed else QUIET, seat, len(state.events or ()))
        await self.house.store.append(room.id, [row], snapshot_of(room.id, state, ledger), False, [note])
        room.state, room.ledger, room.held, room.last = state, ledger, {}, None
        room.end_undo_vote()
        room.notes = settled([*room.notes, note])
        self.house.driver.minds.forget(room)  # what was taken back teaches nobody anything
        room.ask_anew()
        room.greet_changed()
