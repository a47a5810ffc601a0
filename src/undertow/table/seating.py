"""Who sits where: people come by invitation, let a bot play for them, come back, renew their keys.

An invitation is good for the open seats and dies with the last of them. A bot's seat becomes open only if all people of
the table agree: who takes it sees what the bot saw. Whoever opened the table is its host and has the invitation.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any

from undertow.names import BOTS
from undertow.table import clock
from undertow.table.errors import Conflict, Forbidden
from undertow.table.names import called, checked, distinct
from undertow.table.notes import note_of, settled
from undertow.table.room import Room
from undertow.table.seeing import PATIENCE, without
from undertow.table.sitters import BOT, OPEN, PERSON, hashed
from undertow.table.vote import SEAT, Vote

if TYPE_CHECKING:
    from undertow.table.house import House


class Seating:
    """Seats people at the tables of a house."""

    def __init__(self, house: House) -> None:
        self.house = house

    # -- invitations --------------------------------------------------------------------------------------------------

    async def join(
        self, room: Room, code: str, name: str, wanted: int | None = None, token: str | None = None
    ) -> tuple[int, str]:
        """Give somebody an open seat; nobody with a key of this table, who would see the game with four eyes."""
        given = checked(name)
        async with self.house.at(room):
            if room.join_hash is None or hashed(code) != room.join_hash:
                raise Forbidden("bad-join")
            if token is not None and room.knows(token):
                raise Forbidden("seated-here" if room.onlookers.of(token) is None else "see-all-key")
            if wanted is not None and 0 <= wanted < room.seats and room.is_bot(wanted):
                raise Forbidden("bots-seat")
            key = secrets.token_urlsafe(24)
            for seat in room.open_seats():
                if wanted in (None, seat):
                    own = distinct(given, called([sitter.name for sitter in room.sitters], seat))
                    values = {"kind": PERSON, "name": own, "token_hash": hashed(key)}
                    if await self.reseat(room, seat, OPEN, values, "joined"):
                        return seat, key
        raise Conflict("full")

    async def invite(self, room: Room, seat: int) -> str:
        """Make a new invitation; the one before is good for nothing any more."""
        async with self.house.at(room):
            check_host(room, seat)
            if not room.open_seats():
                raise Conflict("full")
            code = secrets.token_urlsafe(12)
            await self.house.store.invite(room.id, hashed(code))
            room.join_hash = hashed(code)
        return code

    async def close(self, room: Room, seat: int) -> None:
        """Let nobody join any more: bots take the seats that are still open."""
        async with self.house.at(room):
            check_host(room, seat)
            if not (names := bots_names(room)):
                raise Conflict("full")
            note = note_of(room.id, "closed", seat, room.ledger.counted)
            await self.house.store.close_seats(room.id, names, note)
            for bot, name in names.items():
                room.sitters[bot].kind, room.sitters[bot].name = BOT, name
            room.join_hash = None
            room.notes = settled([*room.notes, note])
            await self.house.seeing.settle(room)
            room.tell()
        self.house.driver.drive(room)

    async def ask_to_open(self, room: Room, seat: int, wanted: int) -> None:
        """Open a bot's seat for somebody who is to be invited, once all people of the table agree."""
        async with self.house.at(room):
            check_host(room, seat)
            if not 0 <= wanted < room.seats or not room.is_bot(wanted) or room.sitters[wanted].token_hash is not None:
                raise Forbidden("no-bots-seat")
            if room.absent():
                raise Forbidden("vote-absent")
            if others := room.company(seat):
                await self.house.voting.ask(room, Vote(SEAT, seat, wanted, others))
            else:
                await self.open(room, wanted)

    async def open(self, room: Room, seat: int) -> None:
        """Let a bot's seat be open; an invitation that had died with the last open seat stays dead."""
        if room.sitters[seat].token_hash is None:
            if not room.open_seats():
                await self.house.store.invite(room.id, None)
                room.join_hash = None
            await self.reseat(room, seat, BOT, {"kind": OPEN, "name": ""}, "opened")

    # -- going and coming back ----------------------------------------------------------------------------------------

    async def hand_over(self, room: Room, seat: int) -> None:
        """Let a bot play for somebody who goes."""
        async with self.house.at(room):
            if room.sitters[seat].kind == PERSON:
                await self.replace(room, seat, "left")
        self.house.driver.drive(room)

    async def replace(self, room: Room, seat: int, note: str) -> None:
        """Let a bot play for somebody who has left or is away."""
        if await self.reseat(room, seat, PERSON, {"kind": BOT}, note):
            await self.house.voting.gone(room, seat)

    async def come_back(self, room: Room, seat: int) -> None:
        """Let somebody play again for whom a bot has played."""
        async with self.house.at(room):
            if room.sitters[seat].kind == BOT:
                await self.reseat(room, seat, BOT, {"kind": PERSON}, "returned")
        self.house.driver.drive(room)

    async def renew(self, room: Room, seat: int) -> str:
        """Give a seat a new key; the old one opens nothing any more."""
        token = secrets.token_urlsafe(24)
        async with self.house.at(room):
            sitter = room.sitters[seat]
            await self.reseat(room, seat, sitter.kind, {"token_hash": hashed(token)}, "")
            room.send_away(seat)
        return token

    async def reseat(self, room: Room, seat: int, was: str, values: dict[str, Any], note: str) -> bool:
        """Change who sits in a seat, in the database and here; false if another process was first."""
        told = note_of(room.id, note, seat, room.ledger.counted) if note else None
        until = clock.now() + PATIENCE
        if not await self.house.store.change_seat(room.id, seat, was, values, until, told):
            await self.house.refresh(room)
            return False
        room.onlookers.kept = without(room.onlookers.kept, seat, until)
        sitter = room.sitters[seat]
        for key, value in values.items():
            setattr(sitter, key, value)
        if told is not None:
            room.notes = settled([*room.notes, told])
        self.house.driver.minds.forget(room)  # whoever takes over has seen what the seat saw
        if sitter.kind != was:
            room.greet_seat(seat)  # it sees with other eyes now
        room.wake.set()
        room.tell()
        return True


def check_host(room: Room, seat: int) -> None:
    """Refuse whoever did not open the table."""
    if not room.is_host(seat):
        raise Forbidden("hosts-only")


def bots_names(room: Room) -> dict[int, str]:
    """What the bots are to be called that take the open seats."""
    names = [sitter.name for sitter in room.sitters]
    for seat in room.open_seats():
        names[seat] = next(name for name in BOTS if distinct(name, called(names, seat)) == name)
    return {seat: names[seat] for seat in room.open_seats()}
