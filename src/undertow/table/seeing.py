"""Single watchers who see all: through the eyes of every seat, one after another, if every seat agrees.

Whoever asks has a key of their own, which opens what a spectator sees until the last seat has agreed. Bots agree by
themselves; an open seat does not, nor one for whose person a bot plays. What a seat agreed to holds for one watcher
and for whoever held the seat then: any change of the seat asks again. One word of one seat ends it at once, for good.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections import deque
from collections.abc import Mapping, Sequence
from time import monotonic
from typing import TYPE_CHECKING, Any

from undertow.table import clock
from undertow.table.errors import Forbidden, Illegal, NotFound, Refused, TooMany
from undertow.table.names import called, checked, distinct
from undertow.table.sitters import BOT, PERSON, Sitter, hashed
from undertow.table.wire_said import NAME

if TYPE_CHECKING:
    from undertow.table.house import House
    from undertow.table.room import Room

MOST = 4  # watchers of one table who see all or ask to ...
ASKING = 2  # ... of whom so many may still wait for an answer
PATIENCE = 600.0  # seconds in which all seats have to agree
ASKS = (6, 600.0)  # how often a table is asked at most, in so many seconds: a refusal is to be the end of it
PAGES = 3  # that one of them may have open: the key is for one person

Kept = Mapping[str, Any]


class Onlookers:
    """Who asks to see all at a table, and which seats agree; one value, so that it is read and written as a whole."""

    def __init__(self, sitters: Sequence[Sitter], kept: Kept | None = None) -> None:
        self.sitters = sitters
        self.kept = kept  # as the database has it
        self.asks: deque[float] = deque()

    def all(self) -> list[dict[str, Any]]:
        """Those whose time is not over."""
        if self.kept is None:
            return []
        now = clock.now()
        return [each for each in self.kept["asked"] if each["until"] is None or each["until"] > now]

    def number(self) -> int:
        """What the next one is known by; no number is given twice, so that nobody agrees to somebody else."""
        return 0 if self.kept is None else int(self.kept["next"])

    def of(self, token: str | None) -> int | None:
        """Whose key this is."""
        if token is None or self.kept is None:
            return None
        return next((int(each["n"]) for each in self.all() if each["hash"] == hashed(token)), None)

    def find(self, n: int) -> dict[str, Any]:
        """One of them, or a refusal."""
        for each in self.all():
            if each["n"] == n:
                return each
        raise NotFound("see-all-gone")

    def waiting(self, each: Kept) -> list[int]:
        """The seats that have not agreed, or not those who sit there now."""
        return [seat for seat, sitter in enumerate(self.sitters) if not agrees(each, seat, sitter)]

    def is_admitted(self, each: Kept) -> bool:
        """Whether one of them sees all now."""
        return each["until"] is None and not self.waiting(each)

    def through(self, n: int | None, seat: int | None) -> int | None:
        """The seat through whose eyes a watcher sees who wants this one; None: it sees what everybody sees."""
        if n is None or seat is None or not 0 <= seat < len(self.sitters):
            return None
        return seat if any(each["n"] == n and self.is_admitted(each) for each in self.all()) else None

    def shown(self) -> list[dict[str, Any]]:
        """What everybody may know of it."""
        return [
            {
                "watcher": each["n"], "name": each["name"], "admitted": self.is_admitted(each),
                "waiting": self.waiting(each),
            }
            for each in self.all()
        ]  # fmt: skip


def agrees(each: Kept, seat: int, sitter: Sitter) -> bool:
    """Whether a seat agrees: a bot that plays for nobody always, a person if it was this very one who did."""
    if sitter.token_hash is None:
        return sitter.kind == BOT
    return sitter.kind == PERSON and each["agreed"].get(str(seat)) == sitter.token_hash


def without(kept: Kept | None, seat: int, until: float) -> Kept | None:
    """The same after a seat has changed hands: whoever sits there is asked again, and all have until then."""
    if kept is None or not kept["asked"]:
        return kept
    asked = [
        {
            **each,
            "agreed": {by: key for by, key in each["agreed"].items() if by != str(seat)},
            "until": until if each["until"] is None else each["until"],
        }
        for each in kept["asked"]
    ]
    return {**kept, "asked": asked}


class SeeingAll:
    """Lets single watchers see all at the tables of a house."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def ask(self, room: Room, name: str, token: str | None) -> tuple[int, str]:
        """Ask every seat; not for who has a key of this table, who would see the game with four eyes."""
        given = checked(name)
        if not given:
            raise Illegal("bad-name", most=NAME)
        if room.sealed:
            raise Forbidden("see-all-sealed")
        if token is not None and room.knows(token):
            raise Forbidden("see-all-key")
        async with self.house.at(room):
            if room.state.over:
                raise Forbidden("over")
            here = room.onlookers.all()
            waiting = [each for each in here if not room.onlookers.is_admitted(each)]
            if len(here) >= MOST or len(waiting) >= ASKING:
                raise TooMany("see-all-many")
            self.take(room.onlookers.asks)
            key = secrets.token_urlsafe(24)
            others = {*called([sitter.name for sitter in room.sitters], -1), *(each["name"] for each in here)}
            n = room.onlookers.number()
            one = {
                "n": n, "name": distinct(given, others), "hash": hashed(key), "agreed": {},
                "until": clock.now() + PATIENCE,
            }  # fmt: skip
            await self.keep(room, [*here, one])
        self.house.begin(self.expire(room))
        return n, key

    def take(self, asks: deque[float]) -> None:
        """Count that a table is asked, or refuse."""
        most, seconds = ASKS
        while asks and asks[0] <= monotonic() - seconds:
            asks.popleft()
        if len(asks) >= most:
            raise TooMany("see-all-many")
        asks.append(monotonic())

    async def answer(self, room: Room, seat: int, n: int, agreed: bool) -> None:
        """Take a seat's word: with the last one the watcher sees all; a no, at whatever time, is the end of it."""
        async with self.house.at(room):
            one = room.onlookers.find(n)
            rest = [each for each in room.onlookers.all() if each["n"] != n]
            if not agreed:
                await self.keep(room, rest)
                return
            if room.sitters[seat].kind != PERSON:
                raise Forbidden("bot-plays")
            one = {**one, "agreed": {**one["agreed"], str(seat): room.sitters[seat].token_hash}}
            await self.keep(room, [*rest, one])

    async def give_up(self, room: Room, n: int | None) -> None:
        """Let somebody see all no longer who does not want to."""
        async with self.house.at(room):
            if n is None:
                raise NotFound("see-all-gone")
            await self.keep(room, [each for each in room.onlookers.all() if each["n"] != n])

    async def settle(self, room: Room) -> None:
        """Admit those for whom nobody has to be asked any more: a bot has taken the last open seat."""
        if any(each["until"] is not None and not room.onlookers.waiting(each) for each in room.onlookers.all()):
            await self.keep(room, room.onlookers.all())

    async def expire(self, room: Room) -> None:
        """Forget those who asked and were not answered in time."""
        await asyncio.sleep(PATIENCE + 1.0)
        if self.house.rooms.get(room.id) is not room:  # whoever opens it again does not show them
            return
        with contextlib.suppress(Refused):
            async with self.house.at(room):
                here = room.onlookers
                if here.kept is not None and len(here.all()) < len(here.kept["asked"]):
                    await self.keep(room, here.all())

    async def keep(self, room: Room, asked: Sequence[Kept]) -> None:
        """Write down how it stands, and let everybody see it; who sees all no longer sees nothing more at once."""
        here = room.onlookers
        first = max([here.number(), *(each["n"] + 1 for each in asked)])
        settled = [each if here.waiting(each) else {**each, "until": None} for each in asked]
        kept = {"next": first, "asked": sorted(settled, key=lambda each: int(each["n"]))}
        await self.house.store.see_all(room.id, here.kept, kept)
        here.kept = kept
        room.tell()
