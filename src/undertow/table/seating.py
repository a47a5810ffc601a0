"""Who sits where: people come by invitation, let a bot play for them, come back, renew their keys."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any

from undertow.table.errors import Conflict, Forbidden
from undertow.table.names import called, checked, distinct
from undertow.table.notes import note_of, settled
from undertow.table.room import BOT, OPEN, PERSON, Room, hashed

if TYPE_CHECKING:
    from undertow.table.house import House


class Seating:
    """Seats people at the tables of a house."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def join(self, room: Room, code: str, name: str, wanted: int | None = None) -> tuple[int, str]:
        """Give somebody an open seat; or the seat of a bot, if they ask for that one."""
        if room.join_hash is None or hashed(code) != room.join_hash:
            raise Forbidden("bad-join")
        async with self.house.at(room):
            token = secrets.token_urlsafe(24)
            for seat, sitter in enumerate(room.sitters):
                free = sitter.kind == OPEN or (sitter.kind == BOT and sitter.token_hash is None and seat == wanted)
                if free and wanted in (None, seat):
                    values = {
                        "kind": PERSON,
                        "name": distinct(checked(name), called([each.name for each in room.sitters], seat)),
                        "token_hash": hashed(token),
                    }
                    if await self.reseat(room, seat, sitter.kind, values, "joined"):
                        return seat, token
        raise Conflict("full")

    async def hand_over(self, room: Room, seat: int) -> None:
        """Let a bot play for somebody who goes."""
        async with self.house.at(room):
            if room.sitters[seat].kind == PERSON:
                await self.reseat(room, seat, PERSON, {"kind": BOT}, "left")
        self.house.driver.drive(room)

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
        if not await self.house.store.change_seat(room.id, seat, was, values, told):
            await self.house.refresh(room)
            return False
        sitter = room.sitters[seat]
        for key, value in values.items():
            setattr(sitter, key, value)
        if told is not None:
            room.notes = settled([*room.notes, told])
        room.wake.set()
        room.tell()
        return True
