"""All tables of this process: opened when somebody asks for them, written down move by move, driven where bots sit."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import AsyncIterator, Coroutine, Mapping, Sequence
from typing import Any

from undertow import registry
from undertow.kernel.errors import Error, FormatError
from undertow.kernel.game import new_seed
from undertow.kernel.state import State
from undertow.names import BOTS
from undertow.table import clock, orders, pace, talk
from undertow.table.answering import Answering
from undertow.table.checking import Checker
from undertow.table.counting import MADE, effective
from undertow.table.driver import AGAIN, Driver
from undertow.table.errors import Conflict, Forbidden, Illegal, NotFound, OtherRules, Refused, Unavailable
from undertow.table.expiry import Keeping, prune
from undertow.table.hearing import hear
from undertow.table.history import History, Past, bot_names
from undertow.table.names import at_a_new_table
from undertow.table.recovery import is_sound, recovered, snapshot_of
from undertow.table.renewal import renewed
from undertow.table.room import Room
from undertow.table.run import Run
from undertow.table.seating import Seating
from undertow.table.seeing import SeeingAll
from undertow.table.sharing import Shared
from undertow.table.sitters import BOT, OPEN, PERSON, Sitter, hashed
from undertow.table.storage import LOOK, Collision
from undertow.table.store import Loaded, Store
from undertow.table.undo import TakingBack
from undertow.table.vote import Voting
from undertow.table.watching import NO_LOOK, Look, Watcher

RESTING = 600.0  # seconds after which a table that nobody watches leaves memory ...
BREATH = 10.0  # ... and after which it does so where there are too many
NO_END = 1 << 60  # tables: so many there will never be
ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"  # nothing that looks like something else
ID_LENGTH = 10
TRIES = 5  # to write an answer while other processes are faster
PRUNING = 3600.0  # seconds between two times that old tables are looked for
KEY_LETTERS = 32  # of every key: what 24 random bytes make
PAGES = 90.0  # seconds after which the pages of a process that says nothing count as closed

log = logging.getLogger("undertow.table")


class House:
    """Opens tables and keeps them going."""

    def __init__(self, store: Store, keeping: Keeping | None = None, most: int = NO_END) -> None:
        self.store = store
        self.keeping = keeping or Keeping()
        self.most = most  # tables in memory
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.missed: set[str] = set()  # tables that changed while they were being read
        self.tasks: set[asyncio.Task[None]] = set()
        self.history = History(store)
        self.driver = Driver(self)
        self.seating = Seating(self)
        self.voting = Voting(self)
        self.seeing = SeeingAll(self)
        self.answers = Answering(self)
        self.back = TakingBack(self)
        self.checker = Checker()

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
        self.history.close()
        self.checker.close()
        self.driver.close()
        await self.store.close()

    # -- opening -------------------------------------------------------------------------------------------------------

    async def create(
        self, game: str, seats: int | None, you: list[int], open_: list[int], bots: str,
        options: Mapping[str, Any], names: Mapping[str, str], lang: str, seed: int | str | None, pace_: str = "calm",
        moves: Sequence[tuple[int, int]] = (), talk_: str = talk.NONE, start: State | None = None,
        sealed: bool = False, kept: Sequence[str] = (),
    ) -> tuple[Room, list[tuple[int, str]], str | None]:  # fmt: skip
        """Set up a table; the answer has the caller's seats with their tokens, and the code for friends.

        ``kept`` are the names that bots had in the same game before.
        """
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
        secret = dict(tokens)
        kinds = [PERSON if seat in you else OPEN if seat in open_ else BOT for seat in range(number)]
        given = [None if kind == BOT else names.get(str(seat), "") for seat, kind in enumerate(kinds)]
        called = at_a_new_table(given, secrets.randbelow(len(BOTS)), kept)
        sitters = [
            Sitter(kind, bots, called[seat], hashed(secret[seat]) if seat in secret else None)
            for seat, kind in enumerate(kinds)
        ]
        now = clock.now()
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
            await self.history.aside(lambda: run.play_all(moves))
            await self.store.append(room.id, run.rows, run.snapshot(), run.state.over)
            room.state, room.ledger = run.state, run.ledger
            room.ask_anew()
        self.rooms[room.id] = room
        log.info("table opened", extra={"table": room.id, "game": room.game.id})
        self.driver.drive(room)
        return room, tokens, join

    async def room(self, table: str) -> Room:
        """A table by its id, from memory or from the database."""
        room = self.rooms.get(table)
        if room is None:
            async with self.loading.setdefault(table, asyncio.Lock()):
                room = self.rooms.get(table)
                if room is None:
                    self.make_room()
                    try:
                        room = self.rooms[table] = Room.of(await self.read(table))
                    except Refused:
                        self.loading.pop(table, None)
                        raise
            self.loading.pop(table, None)
            if table in self.missed:
                self.missed.discard(table)
                self.heard(table, LOOK)
            self.driver.drive(room)
        room.used = time.monotonic()
        return room

    async def read(self, table: str) -> Loaded:
        """A table as the database has it, once it is played by the present rules."""
        for _ in range(TRIES):
            loaded = await self.loaded(table[:16]) if table.isalnum() else None
            if loaded is None:
                raise NotFound("unknown-table")
            if loaded.table["rules"] == registry.game(loaded.table["game"]).rules_version:
                return loaded
            with contextlib.suppress(Collision):  # another process was first
                await self.bring_up_to_date(loaded)
        raise Conflict("meanwhile")

    async def loaded(self, table: str) -> Loaded | None:
        """A table as the database has it; where its newest snapshot is damaged, from the one before."""
        loaded = await self.store.read(table)
        if loaded is None or loaded.snapshot is None or is_sound(loaded.snapshot):
            return loaded
        log.error("damaged snapshot", extra={"table": table, "seq": loaded.snapshot["seq"]})
        try:
            return recovered(loaded, await self.store.snapshots(table), await self.store.all_moves(table))
        except LookupError as error:
            raise Unavailable("damaged") from error

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
        if loaded is not None:
            self.driver.minds.hear(room, loaded.moves)
        if loaded is not None and any(row["kind"] not in MADE for row in loaded.moves):
            loaded = await self.loaded(room.id)  # something was taken back: begin at its snapshot
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
        if not rows or any(room.orders) or any(row["kind"] not in MADE for row in rows):
            await self.refresh(room)
            return
        self.driver.minds.hear(room, rows)
        for row in rows:
            room.make(row["seat"], row["number"], row["move"], row["kind"])
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
        self.driver.drive(room)

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
        """Look again for a key that is not known here: another process may just have given it.

        Only for what can be a key, and once a second for all who ask: else strangers would have everything read anew.
        """
        if token is None or not self.store.shared or len(token) != KEY_LETTERS or room.knows(token):
            return
        if room.looking is None:
            room.looking = Shared(lambda: self.look_again(room))
        await room.looking.ask()

    async def look_again(self, room: Room) -> None:
        """Take over what another process has written, whatever it is."""
        async with room.lock:
            await self.refresh(room)

    # -- pages --------------------------------------------------------------------------------------------------------

    def watch(self, room: Room, viewer: int, lang: str, sections: bool = False, look: Look = NO_LOOK) -> Watcher:
        """Let somebody watch."""
        watcher = room.watch(viewer, lang, sections, look)
        self.show(room, viewer)
        self.driver.drive(room)
        return watcher

    def leave(self, room: Room, watcher: Watcher) -> None:
        """Let somebody go, who may have to be replaced."""
        room.leave(watcher)
        self.show(room, watcher.viewer)
        self.driver.drive(room)

    def show(self, room: Room, seat: int) -> None:
        """Let other processes know whether a seat's page is open here."""
        if self.store.shared and seat >= 0:
            self.begin(self.write_page(room, seat))

    async def write_page(self, room: Room, seat: int) -> None:
        """Write it down as it is by then."""
        with contextlib.suppress(Unavailable, Collision):
            async with room.lock:
                here = any(watcher.viewer == seat for watcher in room.watchers)
                await self.store.page(room.id, seat, PAGES if here else None)

    async def keep_pages(self) -> None:
        """Say now and then which pages are still open."""
        while True:
            await asyncio.sleep(PAGES / 3)
            with contextlib.suppress(Unavailable):
                await self.store.keep_pages(PAGES)

    # -- playing ------------------------------------------------------------------------------------------------------

    async def carry_out(self, room: Room, run: Run) -> None:
        """Write moves down together; then make them one by one, for those who watch."""
        notes = run.notes()
        await self.store.append(room.id, run.rows, run.snapshot(), run.state.over, notes, run.held, run.ended)
        room.end_orders(run.ended, notes)
        for row in run.rows:
            room.make(row["seat"], row["number"], row["move"], row["kind"])
            room.tell()
        if room.state.over:
            log.info("game over", extra={"table": room.id, "moves": room.state.count})

    async def more_time(self, room: Room, seat: int) -> None:
        """Keep the present question open for longer, for all; nobody is named."""
        async with self.at(room):
            if room.span() is None or seat not in room.state.asked or room.is_bot(seat):
                raise Forbidden("no-deadline")
            times = room.more_by.get(seat, 0)
            if times >= pace.MORE_TIMES or room.more >= pace.MOST_MORE:
                raise Forbidden("no-more-time")
            more = min(room.more + pace.MORE * pace.FACTORS[room.pace], pace.MOST_MORE)
            by = {**room.more_by, seat: times + 1}
            await self.store.more_time(room.id, room.ledger.seq, more, by)
            room.more, room.more_by = more, by
            room.tell()
        self.driver.drive(room)

    async def say(self, room: Room, seat: int, signal: str | None, text: str | None) -> None:
        """Let everybody at the table hear what a seat says."""
        saying = talk.checked(room.game, room.talk, signal, text)
        async with self.at(room):
            now = clock.now()
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
        self.driver.drive(room)
        return id

    async def end_order(self, room: Room, seat: int, id: int) -> None:
        """Forget a standing order."""
        async with self.at(room):
            if id in room.orders[seat]:
                await self.store.end_order(room.id, seat, id)
                del room.orders[seat][id]
                room.tell()

    # -- looking back -------------------------------------------------------------------------------------------------

    async def play_on(self, room: Room, seat: int, at: int, lang: str) -> tuple[Room, list[tuple[int, str]]]:
        """Open a practice table that stands where a finished game stood, with bots in the other seats."""
        if not room.state.over:
            raise Forbidden("record-later")
        if room.sealed:
            raise Forbidden("sealed")
        _, past, _ = await self.history.back_then(room, seat, at)
        return await self.open_game(room.seed, past, seat, lang, bot_names(room))

    async def open_record(self, text: str, lang: str) -> tuple[Room, list[tuple[int, str]]]:
        """Open a record that somebody brings as a practice table; it is checked first."""
        brought = await self.checker.check(text, self.store.key)
        return await self.open_game(brought.seed, Past(brought.begun(), brought.moves, ()), 0, lang, brought.names)

    async def open_game(
        self, seed: str, past: Past, seat: int, lang: str, names: Sequence[str]
    ) -> tuple[Room, list[tuple[int, str]]]:
        """Open a practice table with a past; bots keep the names they had, whoever sits down has none."""
        start = past.start
        bot = "thumb" if start.game.thumb else "random"
        room, tokens, _ = await self.create(
            start.game.id, start.seats, [seat], [], bot, start.options, {}, lang, seed, "none", past.moves,
            start=start, kept=names,
        )  # fmt: skip
        return room, tokens

    def forget_resting(self) -> None:
        """Let tables that nobody has looked at for a while leave memory."""
        now = time.monotonic()
        for room in list(self.rooms.values()):
            if now - room.used > RESTING and is_resting(room):
                self.forget(room)

    def make_room(self) -> None:
        """Let one more table into memory, if enough of them rest; those least used leave first."""
        if (over := len(self.rooms) + 1 - self.most) > 0:
            unused = time.monotonic() - BREATH
            resting = [room for room in self.rooms.values() if room.used <= unused and is_resting(room)]
            for room in sorted(resting, key=lambda room: room.used)[:over]:
                self.forget(room)

    def forget(self, room: Room) -> None:
        """Let a table leave memory; the database has it."""
        self.rooms.pop(room.id, None)
        self.driver.minds.forget(room)

    async def prune(self, now: float | None = None) -> list[str]:
        """Delete the tables whose time is over, but none that somebody watches; the answer: which."""
        watched = {room.id for room in self.rooms.values() if not is_resting(room)}
        gone = await prune(self.store, self.keeping, now, watched)
        for table in gone:
            if (room := self.rooms.get(table)) is not None:
                self.forget(room)
        if gone:
            log.info("tables deleted", extra={"number": len(gone)})
        return gone

    async def prune_on(self) -> None:
        """Do that now and then."""
        while True:
            await asyncio.sleep(PRUNING)
            with contextlib.suppress(Unavailable):
                await self.prune()


def is_resting(room: Room) -> bool:
    """Whether nobody watches a table and nothing happens there."""
    return not (room.watchers or room.lock.locked() or (room.driving is not None and not room.driving.done()))


def check_seats(seats: int, you: list[int], open_: list[int]) -> None:
    """Seats that are there, none of them twice."""
    both = [*you, *open_]
    if len(set(both)) != len(both) or any(not 0 <= seat < seats for seat in both):
        raise Illegal("bad-seats", seats=seats)


def seat_row(table: str, seat: int, sitter: Sitter) -> dict[str, Any]:
    """A seat as it is written."""
    return {
        "table": table, "seat": seat, "kind": sitter.kind, "bot": sitter.bot, "name": sitter.name,
        "token_hash": sitter.token_hash,
    }  # fmt: skip
