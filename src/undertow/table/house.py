"""All tables of this process: opened when somebody asks for them, written down move by move, driven where bots sit."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import AsyncIterator, Coroutine, Mapping, Sequence
from typing import Any, NamedTuple

from undertow import registry
from undertow.kernel.errors import Error, FormatError, RecordError
from undertow.kernel.game import Game, new_seed
from undertow.kernel.record import Record, Recorder, SealedRecord, start_of
from undertow.kernel.seat import Bot, Seat
from undertow.kernel.state import NOBODY, State
from undertow.table import orders, pace, talk
from undertow.table.errors import Conflict, Forbidden, Illegal, NotFound, OtherRules, Refused, TooLarge, Unavailable
from undertow.table.hearing import hear
from undertow.table.renewal import renewed, snapshot_of
from undertow.table.room import BOT, OPEN, PERSON, QUIET, Ledger, Room, Sitter, Vote, Watcher, hashed, settled
from undertow.table.store import LOOK, Collision, Loaded, Store, unpacked
from undertow.table.wire import NAME

EVERY = 50  # moves between two snapshots
LEASE = 2.0  # seconds for which a process is the driver of a table
RESTING = 600.0  # seconds after which a table that nobody watches leaves memory
ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"  # nothing that looks like something else
ID_LENGTH = 10
NAMES = ("Marlen", "Wiktor", "Ida", "Nereus", "Tomasz", "Wanda", "Falk", "Coralie", "Zofia", "Bram")  # of bots
UPLOAD_SECONDS = 10.0  # for checking a record that somebody brings
TOGETHER = 40  # moves of bots that are written at once
AGAIN = 2.0  # seconds until a table whose moves could not be written is tried again
TRIES = 5  # to write an answer while other processes are faster
PAGES = 90.0  # seconds after which the pages of a process that says nothing count as closed

NEVER = 1 << 60  # events: so many there will never be

log = logging.getLogger("undertow.table")


class Run:
    """Moves made on a copy of a room's game, ready to be written down."""

    def __init__(self, room: Room) -> None:
        self.table = room.id
        self.state = room.state.clone()
        self.ledger = room.ledger.copy()
        self.begun = self.ledger.seq
        self.held = frozenset(room.held)
        self.orders = room.orders
        self.rows: list[dict[str, Any]] = []
        self.ended: list[tuple[int, int]] = []  # standing orders, by seat and id, that held until a seat's own turn

    def play(self, seat: int, move: int) -> None:
        """Make a move and note it."""
        row = {"table": self.table, "seq": self.ledger.seq, "kind": "move"}
        row.update(made(seat, self.ledger.number(seat), move))
        if self.state.asking.pace == "turn":
            self.ended += [(seat, id) for id, order in self.orders[seat].items() if order["until"] == "turn"]
        self.state.play(move)
        self.ledger.took(self.state, seat)
        self.rows.append(row)

    def snapshot(self) -> dict[str, Any] | None:
        """The state, every so many moves and at the end; so a table is loaded as quickly when it is old."""
        if self.begun // EVERY == self.ledger.seq // EVERY and not self.state.over:
            return None
        return snapshot_of(self.table, self.state, self.ledger)


class Counting(NamedTuple):
    """What counts of a table's rows: after how many of them the game begins, and its moves, each with its seat."""

    begins: int
    moves: list[tuple[int, int]]
    upgraded: tuple[int, ...]  # from which rules to which, if it begins because they have changed


class Past(NamedTuple):
    """The same with the state at which the game begins."""

    start: State
    moves: list[tuple[int, int]]
    upgraded: tuple[int, ...]


class House:
    """Opens tables and keeps them going."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.missed: set[str] = set()  # tables that changed while they were being read
        self.tasks: set[asyncio.Task[None]] = set()
        self.bots: dict[tuple[str, int], Bot] = {}

    async def open(self) -> None:
        """Open the database; where it is shared, hear what other processes write."""
        await self.store.open()
        if self.store.shared:
            self.begin(hear(self.store.url, self.heard, self.look_at_all))
            self.begin(self.keep_pages())

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside all else."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def close(self) -> None:
        """Stop driving, write what waits."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for room in self.rooms.values():
            if room.driving is not None:
                room.driving.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await room.driving
        if self.store.shared:
            with contextlib.suppress(Unavailable):
                await self.store.release()
        await self.store.close()

    # -- opening -------------------------------------------------------------------------------------------------------

    async def create(
        self, game: str, seats: int | None, you: list[int], open_: list[int], bots: str,
        options: Mapping[str, Any], names: Mapping[str, str], lang: str, seed: int | str | None, pace_: str = "calm",
        moves: Sequence[tuple[int, int]] = (), talk_: str = talk.NONE, start: State | None = None,
        sealed: bool = False,
    ) -> tuple[Room, list[tuple[int, str]], str | None]:  # fmt: skip
        """Set up a table; the answer has the caller's seats with their tokens, and the code for friends."""
        try:
            played = registry.game(game)
        except Error as error:
            raise NotFound("unknown-game", game=game) from error
        number = played.checked_seats(played.seats[0] if seats is None else seats)
        chosen = played.checked_options(options)
        check_seats(number, you, open_)
        if sealed and not played.seals:
            raise Illegal("no-seal", game=played.title)
        if sealed and seed is not None:  # who knows the seed can work everything out
            raise Illegal("seal-no-seed")
        registry.bot(bots, played)
        tokens = [(seat, secrets.token_urlsafe(24)) for seat in sorted(you)]
        join = secrets.token_urlsafe(12) if open_ else None
        sitters = []
        offset = secrets.randbelow(len(NAMES))
        secret = dict(tokens)
        for seat in range(number):
            kind = PERSON if seat in you else OPEN if seat in open_ else BOT
            name = NAMES[(offset + seat) % len(NAMES)] if kind == BOT else tidy(names.get(str(seat), ""))
            sitters.append(Sitter(kind, bots, name, hashed(secret[seat]) if seat in secret else None))
        now = time.time()
        row = {
            "id": "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH)),
            "game": played.id, "rules": played.rules_version, "seats": number, "options": chosen,
            "seed": new_seed(seed), "practice": seed is not None, "lang": lang,
            "pace": pace_, "talk": talk_, "sealed": sealed, "more": 0.0, "more_seq": 0,
            "join_hash": hashed(join) if join is not None else None,
            "created": now, "touched": now, "over": False, "driver": None, "driver_until": None,
        }  # fmt: skip
        room = Room(row, sitters, start)
        seated = [seat_row(room.id, seat, sitter) for seat, sitter in enumerate(sitters)]
        await self.store.create(row, seated, snapshot_of(room.id, room.state, room.ledger))
        if moves:
            run = Run(room)
            for seat, move in moves:
                run.play(seat, move)
            await self.carry_out(room, run)
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
                    try:
                        room = self.rooms[table] = Room.of(await self.read(table))
                    except Refused:
                        self.loading.pop(table, None)
                        raise
            self.loading.pop(table, None)
            if table in self.missed:
                self.missed.discard(table)
                self.heard(table, LOOK)
            self.drive(room)
        room.used = time.monotonic()
        return room

    async def read(self, table: str) -> Loaded:
        """A table as the database has it, once it is played by the present rules."""
        for _ in range(TRIES):
            loaded = await self.store.read(table[:16]) if table.isalnum() else None
            if loaded is None:
                raise NotFound("unknown-table")
            if loaded.table["rules"] == registry.game(loaded.table["game"]).rules_version:
                return loaded
            with contextlib.suppress(Collision):  # another process was first
                await self.bring_up_to_date(loaded)
        raise Conflict("meanwhile")

    async def bring_up_to_date(self, loaded: Loaded) -> None:
        """Let a table go on by the present rules; where no way leads there it is left as it is."""
        table, was = loaded.table["id"], loaded.table["rules"]
        rules = registry.game(loaded.table["game"]).rules_version
        counting = effective(await self.store.all_moves(table))
        try:
            renewal = renewed(loaded, await self.store.snapshot(table, counting.begins), counting.moves)
        except Refused:
            raise
        except Exception as error:
            failed = not isinstance(error, FormatError)  # else it is only a way that nobody has made
            log.error("cannot renew", exc_info=failed, extra={"table": table, "was": was, "rules": rules})
            raise OtherRules("other-rules", found=was, here=rules) from error
        await self.store.renew(*renewal)
        log.info("table renewed", extra={"table": table, "was": was, "rules": rules})

    async def refresh(self, room: Room) -> None:
        """Take over what another process has written."""
        loaded = await self.store.read(room.id, room.ledger.seq)
        if loaded is not None and any(row["kind"] != "move" for row in loaded.moves):
            loaded = await self.store.read(room.id)  # something was taken back: begin at its snapshot
        if loaded is None:
            self.rooms.pop(room.id, None)
            raise NotFound("unknown-table")
        if loaded.table["rules"] != room.game.rules_version:  # a newer process goes on with it
            self.rooms.pop(room.id, None)
            room.send_all_away()
            raise OtherRules("other-rules", found=loaded.table["rules"], here=room.game.rules_version)
        if loaded.snapshot is not None:
            room.restore(loaded.snapshot)
            room.follow(loaded)
            room.greet_changed()
        else:
            room.follow(loaded, telling=True)
        room.tell()

    async def catch_up(self, room: Room) -> None:
        """Make the moves that another process has made; all else only where more than moves may have changed."""
        rows = await self.store.moves_from(room.id, room.ledger.seq)
        if not rows or any(room.orders) or any(row["kind"] != "move" for row in rows):
            await self.refresh(room)
            return
        for row in rows:
            room.make(row["seat"], row["number"], row["move"])
            room.tell()
        room.held = {}

    # -- other processes ----------------------------------------------------------------------------------------------

    def heard(self, table: str, seq: int) -> None:
        """Some process, maybe this one, has written to a table: look at it, if it is here and behind."""
        room = self.rooms.get(table)
        if room is None:
            if table in self.loading:
                self.missed.add(table)
            return
        waiting, due = room.due is not None, room.due
        room.due = LOOK if LOOK in (seq, due) else max(seq, due or 0)
        if not waiting:
            self.begin(self.look_at(room))

    def look_at_all(self) -> None:
        """Nothing was heard for a while: everything may have changed."""
        for table in [*self.rooms, *self.loading]:
            self.heard(table, LOOK)

    async def look_at(self, room: Room) -> None:
        """Follow what was heard of, as soon as nobody else is busy with the table."""
        while room.due is not None:
            try:
                async with room.lock:
                    due, room.due = room.due, None
                    if due == LOOK:
                        await self.refresh(room)
                    elif due is not None and due > room.ledger.seq:
                        await self.catch_up(room)
            except (NotFound, OtherRules):
                return
            except Unavailable:
                room.due = LOOK
                await asyncio.sleep(AGAIN)
        self.drive(room)

    @contextlib.asynccontextmanager
    async def at(self, room: Room) -> AsyncIterator[None]:
        """Hold a table as it stands in the database, for all that is no answer; who comes too late is told so."""
        async with room.lock:
            if self.store.shared:
                await self.refresh(room)
            try:
                yield
            except Collision as error:
                await self.refresh(room)
                raise Conflict("meanwhile") from error

    async def acquaint(self, room: Room, token: str | None) -> None:
        """Look again for a token that is not known here: another process may just have given it."""
        if token is not None and self.store.shared and not room.knows(token):
            async with room.lock:
                await self.refresh(room)

    # -- pages --------------------------------------------------------------------------------------------------------

    def watch(self, room: Room, viewer: int, lang: str) -> Watcher:
        """Let somebody watch."""
        watcher = room.watch(viewer, lang)
        self.show(room, viewer)
        return watcher

    def leave(self, room: Room, watcher: Watcher) -> None:
        """Let somebody go, who may have to be replaced."""
        room.leave(watcher)
        self.show(room, watcher.viewer)
        self.drive(room)

    def show(self, room: Room, seat: int) -> None:
        """Let other processes know whether a seat's page is open here."""
        if self.store.shared and seat >= 0:
            self.begin(self.write_page(room, seat))

    async def write_page(self, room: Room, seat: int) -> None:
        """Write it down as it is by then."""
        with contextlib.suppress(Unavailable, Collision):
            async with room.lock:
                here = any(watcher.viewer == seat for watcher in room.watchers)
                await self.store.page(room.id, seat, time.time() + PAGES if here else None)

    async def keep_pages(self) -> None:
        """Say now and then which pages are still open."""
        while True:
            await asyncio.sleep(PAGES / 3)
            with contextlib.suppress(Unavailable):
                await self.store.keep_pages(time.time() + PAGES)

    # -- seats --------------------------------------------------------------------------------------------------------

    async def join(self, room: Room, code: str, name: str, wanted: int | None = None) -> tuple[int, str]:
        """Give somebody an open seat; or the seat of a bot, if they ask for that one."""
        if room.join_hash is None or hashed(code) != room.join_hash:
            raise Forbidden("bad-join")
        async with self.at(room):
            token = secrets.token_urlsafe(24)
            for seat, sitter in enumerate(room.sitters):
                free = sitter.kind == OPEN or (sitter.kind == BOT and sitter.token_hash is None and seat == wanted)
                if free and wanted in (None, seat):
                    values = {"kind": PERSON, "name": tidy(name), "token_hash": hashed(token)}
                    if await self.reseat(room, seat, sitter.kind, values, "joined"):
                        return seat, token
        raise Conflict("full")

    async def hand_over(self, room: Room, seat: int) -> None:
        """Let a bot play for somebody who goes."""
        async with self.at(room):
            if room.sitters[seat].kind == PERSON:
                await self.reseat(room, seat, PERSON, {"kind": BOT}, "left")
        self.drive(room)

    async def come_back(self, room: Room, seat: int) -> None:
        """Let somebody play again for whom a bot has played."""
        async with self.at(room):
            if room.sitters[seat].kind == BOT:
                await self.reseat(room, seat, BOT, {"kind": PERSON}, "returned")
        self.drive(room)

    async def renew(self, room: Room, seat: int) -> str:
        """Give a seat a new key; the old one opens nothing any more."""
        token = secrets.token_urlsafe(24)
        async with self.at(room):
            sitter = room.sitters[seat]
            await self.reseat(room, seat, sitter.kind, {"token_hash": hashed(token)}, "")
            room.send_away(seat)
        return token

    async def reseat(self, room: Room, seat: int, was: str, values: dict[str, Any], note: str) -> bool:
        """Change who sits in a seat, in the database and here; false if another process was first."""
        told = note_of(room, note, seat, room.ledger.counted) if note else None
        if not await self.store.change_seat(room.id, seat, was, values, told):
            await self.refresh(room)
            return False
        sitter = room.sitters[seat]
        for key, value in values.items():
            setattr(sitter, key, value)
        if told is not None:
            room.notes.append(told)
        room.wake.set()
        room.tell()
        return True

    # -- playing ------------------------------------------------------------------------------------------------------

    async def answer(self, room: Room, seat: int, number: int, move: int) -> int:
        """Take an answer; when this returns it is durable. The answer is the seat's new number."""
        async with room.lock:
            for _ in range(TRIES):
                if await self.known(room, seat, number, move):
                    return room.number(seat)
                try:
                    await self.take(room, seat, number, move)
                    break
                except Collision:  # another process was faster, perhaps with this very answer
                    await self.refresh(room)
            else:
                raise Conflict("stale", number=number, now=room.number(seat))
            answered = room.number(seat)
        self.drive(room)
        return answered

    async def known(self, room: Room, seat: int, number: int, move: int) -> bool:
        """Check an answer; true: it was given before. Nobody is refused only because this process is behind."""
        if number < room.number(seat) and (seat, number) not in room.given:
            room.given[(seat, number)] = await self.store.given(room.id, seat, number)
        try:
            return room.checked(seat, number, move)
        except Refused:
            if not self.store.shared:
                raise
            await self.refresh(room)
            return room.checked(seat, number, move)

    async def take(self, room: Room, seat: int, number: int, move: int) -> None:
        """Write an answer down: as a move, or face down until its question closes."""
        if room.holds():
            await self.store.answer({"table": room.id, "seq": room.ledger.seq, **made(seat, number, move)})
            room.held[seat] = move
            room.given[(seat, number)] = move
            room.tell()
            return
        run = Run(room)
        run.play(seat, move)
        if await self.drives(room):  # what follows by itself is written together with it
            self.by_itself(room, run)
        await self.carry_out(room, run)

    async def carry_out(self, room: Room, run: Run) -> None:
        """Write moves down together; then make them one by one, for those who watch."""
        await self.store.append(
            room.id, run.rows, run.snapshot(), run.state.over, held=run.held, ended=run.ended
        )  # fmt: skip
        for seat, id in run.ended:
            room.orders[seat].pop(id, None)
        for row in run.rows:
            room.make(row["seat"], row["number"], row["move"])
            room.tell()
        if room.state.over:
            log.info("game over", extra={"table": room.id, "moves": room.state.count})

    async def more_time(self, room: Room, seat: int) -> None:
        """Keep the present question open for longer, for all; nobody is named."""
        async with self.at(room):
            if room.span() is None or seat not in room.state.asked:
                raise Forbidden("no-deadline")
            more = room.more + pace.MORE * pace.FACTORS[room.pace]
            await self.store.more_time(room.id, room.ledger.seq, more)
            room.more = more
            room.tell()
        self.drive(room)

    async def say(self, room: Room, seat: int, signal: str | None, text: str | None) -> None:
        """Let everybody at the table hear what a seat says."""
        saying = talk.checked(room.game, room.talk, signal, text)
        async with self.at(room):
            now = time.time()
            talk.check_pace(room.said, seat, now)
            room.said = await self.store.say({"table": room.id, "seat": seat, **saying, "at": now})
            room.tell()

    # -- standing orders ----------------------------------------------------------------------------------------------

    async def give_order(self, room: Room, seat: int, order: Mapping[str, Any]) -> int:
        """Keep a standing order of a seat; the answer is its id."""
        checked = orders.checked(room.game, order)
        async with self.at(room):
            if len(room.orders[seat]) >= orders.MOST:
                raise Illegal("too-many-orders", most=orders.MOST)
            id = await self.store.add_order(room.id, seat, checked)
            room.orders[seat][id] = checked
            room.tell()
        self.drive(room)
        return id

    async def end_order(self, room: Room, seat: int, id: int) -> None:
        """Forget a standing order."""
        async with self.at(room):
            if id in room.orders[seat]:
                await self.store.end_order(room.id, seat, id)
                del room.orders[seat][id]
                room.tell()

    # -- taking back --------------------------------------------------------------------------------------------------

    async def undo(self, room: Room, seat: int) -> None:
        """Take a seat's last move back, or ask the others whether it may."""
        async with self.at(room):
            why = room.why_no_undo(seat)
            if why in ("undo-nothing", "undo-over"):
                raise Forbidden(why)
            left = await self.before_last_move(room, seat)
            if not why:
                await self.go_back(room, seat, left)
            elif room.vote is None:
                vote = Vote(seat, left, {other for other in room.persons() if other != seat})
                await self.store.vote(room.id, room.vote_kept, vote.data(room.ledger.seq))
                room.keep_vote(vote)
                room.tell()
        self.drive(room)

    async def vote(self, room: Room, seat: int, agrees: bool) -> None:
        """Say whether somebody else may take a move back."""
        async with self.at(room):
            vote = room.vote
            if vote is None or seat not in vote.waiting:
                raise Forbidden("no-vote")
            left = vote.waiting - {seat}
            if agrees and not left:
                await self.go_back(room, vote.seat, vote.left)
            else:
                still = Vote(vote.seat, vote.left, left) if agrees else None
                data = None if still is None else still.data(room.ledger.seq)
                await self.store.vote(room.id, room.vote_kept, data)
                room.keep_vote(still)
            room.tell()
        self.drive(room)

    async def before_last_move(self, room: Room, seat: int) -> int:
        """How many moves are left if a seat takes its last one back."""
        made_by = [by for by, _ in effective(await self.store.all_moves(room.id)).moves]
        for at in range(len(made_by) - 1, -1, -1):
            if made_by[at] == seat:
                return at
        raise Forbidden("undo-nothing")

    async def go_back(self, room: Room, seat: int, left: int) -> None:
        """Let the table stand where it stood after so many moves; a step that is repeated meets the same chance."""
        past = await self.past(room)
        state, then = replayed(past.start, past.moves[:left])
        ledger = room.ledger.copy()
        row = {"table": room.id, "seq": ledger.seq, "kind": "undo", **made(seat, -ledger.seq - 1, left)}
        noticed = ledger.went_back(state, then.answered, seat)
        note = note_of(room, "undone" if noticed else QUIET, seat, len(state.events or ()))
        await self.store.append(room.id, [row], snapshot_of(room.id, state, ledger), False, note)
        room.state, room.ledger, room.held, room.trail, room.vote = state, ledger, {}, [], None
        room.notes = settled([*room.notes, note])
        room.opened, room.more = time.time(), 0.0
        room.greet_changed()

    # -- driving ------------------------------------------------------------------------------------------------------

    def drive(self, room: Room) -> None:
        """See to it that bots play, questions close and nobody is waited for in vain."""
        room.wake.set()
        if room.driving is None or room.driving.done():
            room.driving = asyncio.create_task(self.drive_on(room))

    async def drives(self, room: Room) -> bool:
        """Whether this process is the driver of a table; the lease is renewed before it ends."""
        now = time.time()
        if now > room.leased:
            room.others = await self.store.lease(room.id, LEASE)
            if room.others:
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

    async def step(self, room: Room) -> float | None:
        """Do what happens by itself now; the answer: in how many seconds to look again (None: when woken)."""
        if (left := room.others - time.time()) > 0:
            return left  # another process drives and we hear of it; should it be gone, its lease ends
        run = Run(room)
        wait = self.by_itself(room, run)
        try:
            if not run.rows:
                return await self.replace_the_absent(room, wait)
            if await self.drives(room):
                await self.carry_out(room, run)
            else:
                await self.refresh(room)
        except Collision:
            await self.refresh(room)
        return 0.0

    def by_itself(self, room: Room, run: Run) -> float | None:
        """Add what happens now without any person; the answer: in how many seconds something will (None: never)."""
        if room.is_deserted():
            return None
        held = dict(room.held) if not run.rows else {}
        while not run.state.over and len(run.rows) < TOGETHER:
            asked = run.state.asked
            automatic = {seat: self.automatic(room, run.state, seat) for seat in asked if seat not in held}
            complete = all(move is not None for move in automatic.values())
            span = room.span_of(run.state)
            if span is not None:
                if run.rows:  # it has only just been asked
                    return None
                closes = room.opened + (span[0] if complete else span[1] + room.more)
                if (left := closes - time.time()) > 0:
                    return left
            elif not complete:
                return None
            answers = [held[seat] if seat in held else automatic[seat] for seat in asked]
            for seat, move in zip(asked, answers, strict=True):
                run.play(seat, move if move is not None else self.in_default(room, run.state, seat))
            if span is not None:
                return None
            held = {}
        return None

    def automatic(self, room: Room, state: State, seat: int) -> int | None:
        """What a bot or a standing order answers; None for a person who has to be asked."""
        if room.is_bot(seat):
            return self.choice(room, state, seat)
        return orders.answer(state, seat, room.orders[seat])

    def in_default(self, room: Room, state: State, seat: int) -> int:
        """What counts when the time is up: a pass; where none is possible, what a bot would do. It claims nothing."""
        for move in state.decision_for(seat).moves:
            if room.game.words.of(move).key == "pass":
                return move
        return self.choice(room, state, seat)

    async def replace_the_absent(self, room: Room, wait: float | None) -> float | None:
        """Let a bot play for somebody who is expected, has left, and has not come back in time."""
        if len(room.persons()) < 2 or room.pace == "none":
            return wait
        grace = pace.GRACE * max(pace.FACTORS[room.pace], 0.01)
        for seat in room.state.asked:
            if room.sitters[seat].kind == PERSON and seat in room.away and not room.state.over:
                left = room.away[seat] + grace - time.monotonic()
                if left <= 0:
                    await self.reseat(room, seat, PERSON, {"kind": BOT}, "away")
                    return 0.0
                wait = left if wait is None else min(wait, left)
        return wait

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

    # -- looking back -------------------------------------------------------------------------------------------------

    async def past(self, room: Room) -> Past:
        """What counts of a table's past."""
        begins, moves, upgraded = effective(await self.store.all_moves(room.id))
        begun = await self.store.snapshot(room.id, begins)
        if begun is None:
            return Past(room.game.new(room.seats, room.seed, room.options), moves, upgraded)
        return Past(room.game.load(unpacked(begun["state"])), moves, upgraded)

    async def back_then(self, room: Room, viewer: int, at: int) -> tuple[State, Past, int | None]:
        """The game as it stood when a viewer had heard of so many events, the past that led there, and how many
        events the viewer had heard of in the moment before (None: that was the first).

        Counted by what the viewer heard, never by moves: how many parts a hidden payment had is nobody's business.
        """
        past = await self.past(room)
        state, _, before = retraced(past.start.clone(), past.moves, viewer, at)
        return state, past._replace(moves=past.moves[: state.count - past.start.count]), before

    async def play_on(self, room: Room, seat: int, at: int, lang: str) -> tuple[Room, list[tuple[int, str]]]:
        """Open a practice table that stands where a finished game stood, with bots in the other seats."""
        if not room.state.over:
            raise Forbidden("record-later")
        if room.sealed:
            raise Forbidden("sealed")
        _, past, _ = await self.back_then(room, seat, at)
        return await self.open_game(room.seed, past, seat, lang)

    async def open_record(self, text: str, lang: str) -> tuple[Room, list[tuple[int, str]]]:
        """Open a record that somebody brings as a practice table; it is replayed and checked first, not for long."""
        record = Record.parse(text)
        game = registry.game(record.game)
        if record.header["rules"] != game.rules_version or len(record.lines) > game.longest + 1:
            raise RecordError("other-rules", found=str(record.header["rules"]), rules=game.rules_version)
        if record.header["windows"] != "ask":
            raise Illegal("record-skip")
        checked = asyncio.to_thread(past_of, game, record)
        try:
            past = await asyncio.wait_for(checked, UPLOAD_SECONDS)
        except TimeoutError as error:
            raise TooLarge("too-large", most=0) from error
        return await self.open_game(record.seed, past, 0, lang)

    async def open_game(self, seed: str, past: Past, seat: int, lang: str) -> tuple[Room, list[tuple[int, str]]]:
        """Open a practice table with a past."""
        start = past.start
        bot = "thumb" if start.game.thumb else "random"
        room, tokens, _ = await self.create(
            start.game.id, start.seats, [seat], [], bot, start.options, {}, lang, seed, "none", past.moves, start=start
        )
        return room, tokens

    # -- records -------------------------------------------------------------------------------------------------------

    async def record(self, room: Room) -> Record | SealedRecord:
        """The whole game, once it is over: it holds every secret, unless the table was sealed for good."""
        if not room.state.over:
            raise Forbidden("record-later")
        players = [sitter.bot if sitter.kind == BOT else "you" for sitter in room.sitters]
        if room.sealed:
            return SealedRecord.of(room.state, players)
        past = await self.past(room)
        begins = room.game.new(room.seats, room.seed, room.options) != past.start  # not with the set-up
        recorder = Recorder(
            room.game, room.seats, room.seed, room.options, "ask", True, players, past.start if begins else None,
            (*past.upgraded, past.start.count) if past.upgraded else (),
        )  # fmt: skip
        for _, move in past.moves:
            recorder.play(move)
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


def effective(rows: Sequence[Any]) -> Counting:
    """What counts of all that was written: moves taken back are gone, and those before the rules changed."""
    counting = Counting(0, [], ())
    for row in rows:
        if row["kind"] == "undo":
            del counting.moves[row["move"] :]
        elif row["kind"] == "rules":
            counting = Counting(row["seq"] + 1, [], (row["seat"], row["move"]))
        else:
            counting.moves.append((row["seat"], row["move"]))
    return counting


def replayed(start: State, moves: Sequence[tuple[int, int]]) -> tuple[State, Ledger]:
    """A game played on from its start, and how everybody counts there."""
    state, ledger, _ = retraced(start, moves, NOBODY, NEVER)
    return state, ledger


def retraced(
    state: State, moves: Sequence[tuple[int, int]], viewer: int, heard: int
) -> tuple[State, Ledger, int | None]:
    """The same until a viewer has heard of so many events, and of how many it had in the moment before, if any."""
    before: int | None = None
    ledger = Ledger(state.seats)
    ledger.count(state)
    for seat, move in moves:
        if ledger.heard[viewer] >= heard:
            break
        so_far = ledger.heard[viewer]
        state.play(move)
        ledger.took(state, seat)
        if ledger.heard[viewer] != so_far:
            before = so_far
    return state, ledger, before


def past_of(game: Game, record: Record) -> Past:
    """The past that a record tells, replayed and checked; what it begins with can be shown to everybody."""
    start = start_of(game, record.header)
    if start is None:
        start = game.new(record.header["seats"], record.seed, record.header["options"])
    try:
        for viewer in (None, *range(start.seats)):
            start.view(viewer)
            start.log(viewer)
    except Exception as error:  # somebody has laid out a table that cannot be
        raise FormatError("damaged-record") from error
    recorder = Recorder.of(record)
    return Past(start, [(line["seat"], line["move"]) for line in recorder.lines[1:]], ())


def tidy(name: str) -> str:
    """A name without needless blanks, not too long."""
    return " ".join(name.split())[:NAME]


def note_of(room: Room, kind: str, seat: int, after: int) -> dict[str, Any]:
    """Something that happened at the table."""
    return {"table": room.id, "kind": kind, "seat": seat, "after": after}


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
