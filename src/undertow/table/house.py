"""All tables of this process: opened when somebody asks for them, written down move by move, driven where bots sit."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import secrets
import time
from collections.abc import Mapping
from typing import Any

from undertow import registry
from undertow.kernel.errors import Error
from undertow.kernel.game import new_seed
from undertow.kernel.record import Record, Recorder
from undertow.kernel.seat import Bot, Seat
from undertow.kernel.state import State
from undertow.table.errors import Conflict, Forbidden, Illegal, NotFound, Unavailable
from undertow.table.room import BOT, EVERY, OPEN, PERSON, Room, Sitter, hashed
from undertow.table.store import Collision, Store, packed

LEASE = 15.0  # seconds for which a process is the driver of a table
RESTING = 600.0  # seconds after which a table that nobody watches leaves memory
ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"  # nothing that looks like something else
ID_LENGTH = 10
NAMES = ("Marlen", "Wiktor", "Ida", "Nereus", "Tomasz", "Wanda", "Falk", "Coralie", "Zofia", "Bram")  # of bots
TOGETHER = 40  # moves of bots that are written at once
AGAIN = 2.0  # seconds until a table whose moves could not be written is tried again

log = logging.getLogger("undertow.table")


class Run:
    """Moves made on a copy of a room's game, ready to be written down."""

    def __init__(self, room: Room) -> None:
        self.table = room.id
        self.state = room.state.clone()
        self.ledger = room.ledger.copy()
        self.begun = self.ledger.seq
        self.rows: list[dict[str, Any]] = []

    def play(self, seat: int, move: int) -> None:
        """Make a move and note it."""
        row = {"table": self.table, "seq": self.ledger.seq, **made(seat, self.ledger.number(seat), move)}
        self.state.play(move)
        self.ledger.took(self.state, seat)
        self.rows.append(row)

    def snapshot(self) -> dict[str, Any] | None:
        """The state, every so many moves and at the end; so a table is loaded as quickly when it is old."""
        seq = self.ledger.seq
        if self.begun // EVERY == seq // EVERY and not self.state.over:
            return None
        return {
            "table": self.table, "seq": seq, "answered": self.ledger.answered, "state": packed(self.state.dump()),
        }  # fmt: skip


class House:
    """Opens tables and keeps them going."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.me = f"{os.getpid()}-{secrets.token_hex(4)}"
        self.bots: dict[tuple[str, int], Bot] = {}

    async def open(self) -> None:
        """Open the database."""
        await self.store.open()

    async def close(self) -> None:
        """Stop driving, write what waits."""
        for room in self.rooms.values():
            if room.driving is not None:
                room.driving.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await room.driving
        await self.store.close()

    # -- opening -------------------------------------------------------------------------------------------------------

    async def create(
        self, game: str, seats: int | None, you: list[int], open_: list[int], bots: str,
        options: Mapping[str, Any], names: Mapping[str, str], lang: str, seed: int | str | None,
    ) -> tuple[Room, list[tuple[int, str]], str | None]:  # fmt: skip
        """Set up a table; the answer has the caller's seats with their tokens, and the code for friends."""
        try:
            played = registry.game(game)
        except Error as error:
            raise NotFound("unknown-game", game=game) from error
        number = played.checked_seats(played.seats[0] if seats is None else seats)
        chosen = played.checked_options(options)
        check_seats(number, you, open_)
        registry.bot(bots, played)
        tokens = [(seat, secrets.token_urlsafe(24)) for seat in sorted(you)]
        join = secrets.token_urlsafe(12) if open_ else None
        sitters = []
        offset = secrets.randbelow(len(NAMES))
        secret = dict(tokens)
        for seat in range(number):
            kind = PERSON if seat in you else OPEN if seat in open_ else BOT
            given = " ".join(names.get(str(seat), "").split())[:40]
            name = NAMES[(offset + seat) % len(NAMES)] if kind == BOT else given
            sitters.append(Sitter(kind, bots, name, hashed(secret[seat]) if seat in secret else None))
        now = time.time()
        row = {
            "id": "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH)),
            "game": played.id, "rules": played.rules_version, "seats": number, "options": chosen,
            "seed": new_seed(seed), "practice": seed is not None, "lang": lang,
            "join_hash": hashed(join) if join is not None else None,
            "created": now, "touched": now, "over": False, "driver": None, "driver_until": None,
        }  # fmt: skip
        room = Room(row, sitters)
        await self.store.create(row, [seat_row(room.id, seat, sitter) for seat, sitter in enumerate(sitters)])
        self.rooms[room.id] = room
        log.info("table opened", extra={"table": room.id, "game": room.game.id})
        self.drive(room)
        return room, tokens, join

    async def room(self, table: str) -> Room:
        """A table by its id, from memory or from the database."""
        room = self.rooms.get(table)
        if room is None:
            async with self.loading.setdefault(table, asyncio.Lock()):
                room = self.rooms.get(table)
                if room is None:
                    loaded = await self.store.read(table[:16]) if table.isalnum() else None
                    if loaded is None:
                        self.loading.pop(table, None)
                        raise NotFound("unknown-table")
                    room = Room.of(loaded)
                    self.rooms[table] = room
            self.loading.pop(table, None)
            self.drive(room)
        room.used = time.monotonic()
        return room

    async def refresh(self, room: Room) -> None:
        """Take over what another process has written."""
        loaded = await self.store.read(room.id, room.ledger.seq)
        if loaded is not None:
            room.follow(loaded)
            room.tell()

    async def join(self, room: Room, code: str, name: str) -> tuple[int, str]:
        """Give somebody an open seat."""
        if room.join_hash is None or hashed(code) != room.join_hash:
            raise Forbidden("bad-join")
        async with room.lock:
            token = secrets.token_urlsafe(24)
            for seat, sitter in enumerate(room.sitters):
                if sitter.kind == OPEN:
                    values = {"kind": PERSON, "name": " ".join(name.split())[:40], "token_hash": hashed(token)}
                    if await self.store.change_seat(room.id, seat, OPEN, values):
                        room.sitters[seat] = Sitter(PERSON, sitter.bot, values["name"], values["token_hash"])
                        room.tell()
                        return seat, token
                    await self.refresh(room)
        raise Conflict("full")

    # -- playing -------------------------------------------------------------------------------------------------------

    async def answer(self, room: Room, seat: int, number: int, move: int) -> int:
        """Take an answer; when this returns it is durable. The answer is the seat's new number."""
        async with room.lock:
            if room.checked(seat, number, move):
                return room.number(seat)
            try:
                if room.is_sealed():
                    await self.store.answer({"table": room.id, "seq": room.ledger.seq, **made(seat, number, move)})
                    room.sealed[seat] = move
                    room.given[(seat, number)] = move
                    room.tell()
                else:
                    run = Run(room)
                    run.play(seat, move)
                    await self.carry_out(room, run)
            except Collision as error:
                await self.refresh(room)
                raise Conflict("stale", number=number, now=room.number(seat)) from error
            answered = room.number(seat)
        self.drive(room)
        return answered

    async def carry_out(self, room: Room, run: Run) -> None:
        """Write moves down together; then make them one by one, for those who watch."""
        await self.store.append(room.id, run.rows, run.snapshot(), run.state.over)
        for row in run.rows:
            room.make(row["seat"], row["number"], row["move"])
            room.tell()
        if room.state.over:
            log.info("game over", extra={"table": room.id, "moves": room.ledger.seq})

    # -- driving -------------------------------------------------------------------------------------------------------

    def drive(self, room: Room) -> None:
        """See to it that bots play and questions close."""
        if room.driving is None or room.driving.done():
            room.driving = asyncio.create_task(self.drive_on(room))

    async def drive_on(self, room: Room) -> None:
        """Let bots play until a person is asked; what the database refuses is tried again."""
        leased = 0.0
        while True:
            async with room.lock:
                run = self.bots_run(room)
                if not run.rows:
                    return
                try:
                    if time.time() > leased:
                        if not await self.store.lease(room.id, self.me, LEASE):
                            return
                        leased = time.time() + LEASE / 2
                    await self.carry_out(room, run)
                except Collision:
                    await self.refresh(room)
                except Unavailable as error:
                    log.warning("moves not written", extra={"table": room.id, "why": str(error)})
                    leased = 0.0
            if not leased:
                await asyncio.sleep(AGAIN)

    def bots_run(self, room: Room) -> Run:
        """What happens without any person: moves of bots, and sealed questions that everybody has answered."""
        run = Run(room)
        sealed = dict(room.sealed)
        while not run.state.over and len(run.rows) < TOGETHER:
            asked = run.state.asked
            if any(seat not in sealed and not room.is_bot(seat) for seat in asked):
                break
            answers = [sealed[seat] if seat in sealed else self.choice(room, run.state, seat) for seat in asked]
            for seat, move in zip(asked, answers, strict=True):
                run.play(seat, move)
            sealed = {}
        return run

    def choice(self, room: Room, state: State, seat: int) -> int:
        """Ask a bot; one that fails or answers nonsense is replaced by the first move for this once."""
        key = (room.id, seat)
        if key not in self.bots:
            self.bots[key] = registry.bot(room.sitters[seat].bot, room.game)
        bot = self.bots[key]
        legal = state.decision_for(seat).moves
        try:
            bot.begin(f"{room.seed} bot {seat} {state.count}")
            move = int(bot.choose(Seat(state, seat)))
            if move in legal:
                return move
            log.error("bot chose an illegal move", extra={"table": room.id, "bot": room.sitters[seat].bot})
        except Exception:
            log.exception("bot failed", extra={"table": room.id, "bot": room.sitters[seat].bot})
        return legal[0]

    # -- records -------------------------------------------------------------------------------------------------------

    async def record(self, room: Room) -> Record:
        """The whole game, once it is over: it holds every secret."""
        if not room.state.over:
            raise Forbidden("record-later")
        players = [sitter.bot if sitter.kind == BOT else "you" for sitter in room.sitters]
        recorder = Recorder(room.game, room.seats, room.seed, room.options, "ask", True, players)
        for row in await self.store.all_moves(room.id):
            recorder.play(row["move"])
        return recorder.record()

    def forget_resting(self) -> None:
        """Let tables that nobody has looked at for a while leave memory."""
        now = time.monotonic()
        for room in list(self.rooms.values()):
            busy = room.watchers or room.lock.locked() or (room.driving is not None and not room.driving.done())
            if not busy and now - room.used > RESTING:
                del self.rooms[room.id]
                for seat in range(room.seats):
                    self.bots.pop((room.id, seat), None)


def check_seats(seats: int, you: list[int], open_: list[int]) -> None:
    """Seats that are there, none of them twice."""
    both = [*you, *open_]
    if len(set(both)) != len(both) or any(not 0 <= seat < seats for seat in both):
        raise Illegal("bad-seats", seats=seats)


def made(seat: int, number: int, move: int) -> dict[str, Any]:
    """What is written of an answer."""
    return {"seat": seat, "number": number, "move": move, "at": time.time()}


def seat_row(table: str, seat: int, sitter: Sitter) -> dict[str, Any]:
    """A seat as it is written."""
    return {
        "table": table, "seat": seat, "kind": sitter.kind, "bot": sitter.bot, "name": sitter.name,
        "token_hash": sitter.token_hash,
    }  # fmt: skip
