"""The database: SQLite in one file, or PostgreSQL by its URL.

All writing goes through one queue per process. What waits there is committed together, so that many tables share one
flush to disk; each write has a savepoint of its own, so that one that collides harms no other.

Several processes may share a PostgreSQL: a transaction first locks the rows of the tables it writes to, in one order
for all processes, and tells the others with its commit which tables they have to look at again.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import secrets
import time
import zlib
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import (
    ARRAY,
    Connection,
    RowMapping,
    Select,
    Text,
    bindparam,
    cast,
    delete,
    event,
    func,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DataError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from undertow.table import schema as s
from undertow.table.errors import Refused, Unavailable

TOGETHER = 64  # writes in one transaction
BUSY_MS = 5000  # how long SQLite waits for another process
CHANNEL = "undertow"  # on which processes tell each other what they have written
LOOK = -1  # told in place of a sequence: no move, but something else at the table has changed
MIGRATING = 7_311_841  # the lock of whoever brings a shared database up to date
# A server that is gone is found out within seconds, and one that hangs does not hold others for long.
POSTGRES = {
    "connect_timeout": 5, "keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3,
    "tcp_user_timeout": 15_000, "options": "-c lock_timeout=8000 -c idle_in_transaction_session_timeout=15000",
}  # fmt: skip

Write = Callable[[AsyncConnection], Awaitable[Any]]


class Collision(Exception):
    """Another process has written this first."""


@dataclass
class Job:
    """A write that waits, and who waits for it."""

    write: Write
    done: asyncio.Future[Any]
    table: str
    seq: int | None  # what other processes hear of it; None: nothing
    rows: Sequence[Mapping[str, Any]] = ()  # moves, if it writes nothing else


@dataclass
class Loaded:
    """A table as the database has it: its rows, its newest snapshot and what came after."""

    table: RowMapping
    seats: list[RowMapping]
    snapshot: RowMapping | None
    moves: list[RowMapping]
    answers: list[RowMapping]
    orders: list[RowMapping]
    notes: list[RowMapping]
    elsewhere: set[int]  # the seats whose page is open in another process


def driver_url(url: str) -> str:
    """The URL with the driver that we use; a Refused where it is no database of ours."""
    try:
        parsed = make_url(url)
    except ArgumentError as error:
        raise Refused("bad-database", url=url) from error
    if parsed.drivername in ("sqlite", "sqlite+aiosqlite"):
        return parsed.set(drivername="sqlite+aiosqlite").render_as_string(hide_password=False)
    if parsed.drivername in ("postgresql", "postgres", "postgresql+psycopg"):
        return parsed.set(drivername="postgresql+psycopg").render_as_string(hide_password=False)
    raise Refused("bad-database", url=parsed.render_as_string(hide_password=True))


def engine_of(url: str) -> AsyncEngine:
    """Connect lazily; SQLite flushes every commit to disk and lets others read meanwhile."""
    named = driver_url(url)
    if named.startswith("postgresql"):
        own = {key: value for key, value in POSTGRES.items() if key not in make_url(named).query}
        return create_async_engine(named, pool_pre_ping=True, pool_timeout=10, connect_args=own)
    engine = create_async_engine(named)
    if engine.dialect.name == "sqlite":

        @event.listens_for(engine.sync_engine, "connect")
        def prepare(connection: Any, _: object) -> None:
            connection.isolation_level = None  # SQLAlchemy says when a transaction begins, so that savepoints work
            cursor = connection.cursor()
            for pragma in ("journal_mode=WAL", "synchronous=FULL", f"busy_timeout={BUSY_MS}", "foreign_keys=ON"):
                cursor.execute(f"PRAGMA {pragma}")
            cursor.close()

        @event.listens_for(engine.sync_engine, "begin")
        def begin(connection: Connection) -> None:
            connection.exec_driver_sql("BEGIN")

    return engine


def migrate(connection: Connection) -> None:
    """Bring the database to the newest version."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


class Store:
    """Where tables are kept."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine = engine_of(url)
        self.shared = self.engine.dialect.name == "postgresql"  # other processes may write to it, too
        self.process = f"{os.getpid()}-{secrets.token_hex(4)}"
        self.queue: asyncio.Queue[Job] = asyncio.Queue()
        self.writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Bring the database up to date and begin to write."""
        try:
            async with self.engine.begin() as connection:
                if self.shared:  # one after the other, however long it takes; the commit gives the lock back
                    await connection.execute(text("SET LOCAL lock_timeout = 0"))
                    await connection.execute(select(func.pg_advisory_xact_lock(MIGRATING)))
                await connection.run_sync(migrate)
                if self.engine.dialect.name == "sqlite":  # a file has one server: whoever drove before is gone
                    await connection.execute(update(s.tables).values(driver=None, driver_until=None))
        except (SQLAlchemyError, OSError) as error:
            raise Unavailable("no-database", why=reason(error)) from error
        self.writer = asyncio.create_task(self.write_on())

    async def close(self) -> None:
        """Write what waits, then let go."""
        if self.writer is not None:
            await self.queue.join()
            self.writer.cancel()
            self.writer = None
        await self.engine.dispose()

    # -- writing -------------------------------------------------------------------------------------------------------

    async def write(
        self, write: Write, table: str = "", seq: int | None = LOOK, rows: Sequence[Mapping[str, Any]] = ()
    ) -> Any:
        """Have something written, to a table whose name other processes then hear; returns when it is durable.

        ``rows``: moves, if it writes nothing else; these may be written together with those of other tables.
        """
        job = Job(write, asyncio.get_running_loop().create_future(), table, seq, rows)
        self.queue.put_nowait(job)
        return await job.done

    async def write_on(self) -> None:
        """Take what waits, commit it together, tell everybody."""
        while True:
            jobs = [await self.queue.get()]
            while len(jobs) < TOGETHER and not self.queue.empty():
                jobs.append(self.queue.get_nowait())
            await self.commit(jobs)
            for _ in jobs:
                self.queue.task_done()

    async def commit(self, jobs: list[Job]) -> None:
        """Write in one transaction; a job that collides is undone alone."""
        told: list[tuple[Job, Any, Exception | None]] = []
        everybody = jobs
        try:
            async with self.engine.begin() as connection:
                await self.hold(connection, jobs)
                plain = [job for job in jobs if job.rows]
                if len(plain) > 1 and await self.wrote_together(connection, plain):
                    told += [(job, None, None) for job in plain]
                    jobs = [job for job in jobs if not job.rows]
                for job in jobs:
                    own = connection.begin_nested() if len(jobs) + len(told) > 1 else contextlib.nullcontext()
                    try:
                        async with own:
                            told.append((job, await job.write(connection), None))
                    except ALONE as error:
                        if isinstance(own, contextlib.nullcontext):
                            raise
                        told.append((job, None, said(error)))
                await self.announce(connection, [job for job, _, problem in told if problem is None])
        except ALONE as error:
            told = [(job, None, said(error)) for job in everybody]
        except (SQLAlchemyError, OSError) as error:
            told = [(job, None, Unavailable("not-written", why=reason(error))) for job in everybody]
        except Exception as error:
            told = [(job, None, error) for job in everybody]
        for job, value, problem in told:
            if job.done.cancelled():
                continue
            if problem is None:
                job.done.set_result(value)
            else:
                job.done.set_exception(problem)

    async def wrote_together(self, connection: AsyncConnection, jobs: Sequence[Job]) -> bool:
        """Write the moves of many tables in two statements; false, and nothing written, if one of them collides."""
        try:
            async with connection.begin_nested():
                await connection.execute(insert(s.moves), [dict(row) for job in jobs for row in job.rows])
                ends = [{"of": job.table, "at": job.rows[-1]["at"]} for job in jobs]
                change = update(s.tables).where(s.tables.c.id == bindparam("of")).values(touched=bindparam("at"))
                await connection.execute(change, ends)
        except ALONE:
            return False
        return True

    async def hold(self, connection: AsyncConnection, jobs: Sequence[Job]) -> None:
        """Lock the tables that are written to: what is then found out about them holds until the commit."""
        if self.shared:
            wanted = select(s.tables.c.id).where(s.tables.c.id.in_({job.table for job in jobs}))
            await connection.execute(wanted.order_by(s.tables.c.id).with_for_update())

    async def announce(self, connection: AsyncConnection, jobs: Sequence[Job]) -> None:
        """Let all processes hear, with the commit, what was written: table and sequence, nothing else."""
        said = [f"{job.table} {job.seq}" for job in jobs if job.table and job.seq is not None]
        if self.shared and said:
            payload = func.unnest(cast(said, ARRAY(Text))).column_valued("payload")
            await connection.execute(select(func.pg_notify(CHANNEL, payload)))

    async def create(self, table: Mapping[str, Any], seats: Sequence[Mapping[str, Any]]) -> None:
        """Write a new table."""

        async def write(connection: AsyncConnection) -> None:
            await connection.execute(insert(s.tables), dict(table))
            await connection.execute(insert(s.seats), [dict(seat) for seat in seats])

        await self.write(write, table["id"], None)

    async def append(
        self,
        table: str,
        rows: Sequence[Mapping[str, Any]],
        snapshot: Mapping[str, Any] | None = None,
        over: bool = False,
        note: Mapping[str, Any] | None = None,
        held: Collection[int] | None = None,
        ended: Collection[tuple[int, int]] = (),
    ) -> None:
        """Write moves, in the order they were made; a Collision if another process was first.

        ``held``: the seats whose waiting answers these moves take into account; there must be no others by now.
        ``ended``: standing orders (seat, id) that end with these moves.
        """
        seq = rows[0]["seq"]

        async def write(connection: AsyncConnection) -> None:
            if self.shared and held is not None:
                waiting = select(s.answers.c.seat).where((s.answers.c.table == table) & (s.answers.c.seq == seq))
                if set((await connection.execute(waiting)).scalars()) != set(held):
                    raise Collision
            await connection.execute(insert(s.moves), [dict(row) for row in rows])
            if snapshot is not None:
                await connection.execute(insert(s.snapshots), dict(snapshot))
            if note is not None:
                await add_note(connection, note)
            for seat, id in ended:
                await connection.execute(delete(s.orders).where(own_order(table, seat, id)))
            change = update(s.tables).where(s.tables.c.id == table)
            await connection.execute(change.values(touched=rows[-1]["at"], over=over))
            if self.shared or held:
                await connection.execute(delete(s.answers).where(s.answers.c.table == table))

        plain = snapshot is None and note is None and not ended and not over and not held and not self.shared
        await self.write(write, table, seq + len(rows), rows if plain else ())

    async def more_time(self, table: str, seq: int, seconds: float) -> None:
        """Keep the present question open for longer."""

        async def write(connection: AsyncConnection) -> None:
            change = update(s.tables).where(s.tables.c.id == table)
            await connection.execute(change.values(more=seconds, more_seq=seq))

        await self.write(write, table)

    async def add_order(self, table: str, seat: int, order: Mapping[str, Any]) -> int:
        """Write a standing order; the answer is its id."""

        async def write(connection: AsyncConnection) -> int:
            own = (s.orders.c.table == table) & (s.orders.c.seat == seat)
            id = await next_of(connection, select(func.max(s.orders.c.id)).where(own), 1)
            await connection.execute(insert(s.orders), {"table": table, "seat": seat, "id": id, "order": dict(order)})
            return id

        return int(await self.write(write, table))

    async def end_order(self, table: str, seat: int, id: int) -> None:
        """Delete a standing order."""

        async def write(connection: AsyncConnection) -> None:
            await connection.execute(delete(s.orders).where(own_order(table, seat, id)))

        await self.write(write, table)

    async def answer(self, row: Mapping[str, Any]) -> None:
        """Write the answer to a question that stays open, face down; a Collision if it has been closed."""

        async def write(connection: AsyncConnection) -> None:
            if self.shared:
                later = (s.moves.c.table == row["table"]) & (s.moves.c.seq >= row["seq"])
                if (await connection.execute(select(s.moves.c.seq).where(later).limit(1))).first() is not None:
                    raise Collision
            await connection.execute(insert(s.answers), dict(row))

        await self.write(write, row["table"])

    async def vote(self, table: str, was: Mapping[str, Any] | None, vote: Mapping[str, Any] | None) -> None:
        """Write how a vote stands; a Collision if it does not stand as it did."""

        async def write(connection: AsyncConnection) -> None:
            own = s.tables.c.id == table
            if (await connection.execute(select(s.tables.c.vote).where(own))).scalar() != was:
                raise Collision
            await connection.execute(update(s.tables).where(own).values(vote=vote))

        await self.write(write, table)

    async def change_seat(
        self, table: str, seat: int, was: str, values: Mapping[str, Any], note: Mapping[str, Any] | None = None
    ) -> bool:
        """Change who sits in a seat, if it still is of the kind it was; with a note of it."""

        async def write(connection: AsyncConnection) -> bool:
            wanted = (s.seats.c.table == table) & (s.seats.c.seat == seat) & (s.seats.c.kind == was)
            if not (await connection.execute(update(s.seats).where(wanted).values(**values))).rowcount:
                return False
            if note is not None:
                await add_note(connection, note)
            return True

        return bool(await self.write(write, table))

    async def lease(self, table: str, seconds: float) -> float:
        """Become or stay the one driver of a table: 0.0; else until when another process is."""
        if not self.shared:  # a file has one server
            return 0.0
        now = time.time()

        async def write(connection: AsyncConnection) -> float:
            t = s.tables.c
            free = (t.driver.is_(None)) | (t.driver == self.process) | (t.driver_until < now)
            change = update(s.tables).where((t.id == table) & free)
            if (await connection.execute(change.values(driver=self.process, driver_until=now + seconds))).rowcount:
                return 0.0
            until = (await connection.execute(select(t.driver_until).where(t.id == table))).scalar()
            return min(float(until or 0.0), now + seconds) or now

        return float(await self.write(write, table, None))

    async def page(self, table: str, seat: int, until: float | None) -> None:
        """Write that a seat's page is open in this process; None: not any more."""

        async def write(connection: AsyncConnection) -> None:
            own = (s.pages.c.table == table) & (s.pages.c.seat == seat) & (s.pages.c.process == self.process)
            await connection.execute(delete(s.pages).where(own))
            if until is not None:
                row = {"table": table, "seat": seat, "process": self.process, "until": until}
                await connection.execute(insert(s.pages), row)

        await self.write(write, table)

    async def keep_pages(self, until: float) -> None:
        """Write that the pages of this process are still open, and forget those of processes that are gone."""
        try:
            async with self.engine.begin() as connection:
                own = update(s.pages).where(s.pages.c.process == self.process)
                await connection.execute(own.values(until=until))
                await close_pages(connection, s.pages.c.until < time.time())
        except (SQLAlchemyError, OSError) as error:
            raise Unavailable("not-written", why=reason(error)) from error

    async def release(self) -> None:
        """Let other processes drive what this one has driven, and forget its pages."""
        try:
            async with self.engine.begin() as connection:
                own = update(s.tables).where(s.tables.c.driver == self.process)
                await connection.execute(own.values(driver=None, driver_until=None))
                await close_pages(connection, s.pages.c.process == self.process)
        except (SQLAlchemyError, OSError) as error:
            raise Unavailable("not-written", why=reason(error)) from error

    async def delete(self, table: str) -> bool:
        """Delete a table and all that belongs to it."""

        async def write(connection: AsyncConnection) -> bool:
            for part in (s.pages, s.notes, s.orders, s.snapshots, s.answers, s.moves, s.seats):
                await connection.execute(delete(part).where(part.c.table == table))
            return bool((await connection.execute(delete(s.tables).where(s.tables.c.id == table))).rowcount)

        return bool(await self.write(write, table))

    # -- reading -------------------------------------------------------------------------------------------------------

    async def read(self, table: str, after: int = -1) -> Loaded | None:
        """A table with its newest snapshot and the moves after it; with ``after``, only moves from there on."""
        try:
            async with self.engine.connect() as connection:
                if self.shared:  # all of it as it was at one moment, whatever is written meanwhile
                    await connection.execution_options(isolation_level="REPEATABLE READ")
                found = (await connection.execute(select(s.tables).where(s.tables.c.id == table))).mappings().first()
                if found is None:
                    return None
                own = s.seats.c.table == table
                seats = (await connection.execute(select(s.seats).where(own).order_by(s.seats.c.seat))).mappings().all()
                snapshot = None
                if after < 0:
                    newest = select(s.snapshots).where(s.snapshots.c.table == table).order_by(s.snapshots.c.seq.desc())
                    snapshot = (await connection.execute(newest.limit(1))).mappings().first()
                    after = snapshot["seq"] if snapshot is not None else 0
                tail = (s.moves.c.table == table) & (s.moves.c.seq >= after)
                moves = (await connection.execute(select(s.moves).where(tail).order_by(s.moves.c.seq))).mappings().all()
                sealed = select(s.answers).where(s.answers.c.table == table)
                answers = (await connection.execute(sealed)).mappings().all()
                standing = select(s.orders).where(s.orders.c.table == table).order_by(s.orders.c.id)
                orders = (await connection.execute(standing)).mappings().all()
                told = select(s.notes).where(s.notes.c.table == table).order_by(s.notes.c.n)
                notes = (await connection.execute(told)).mappings().all()
                open_ = (s.pages.c.table == table) & (s.pages.c.process != self.process)
                alive = select(s.pages.c.seat).where(open_ & (s.pages.c.until > time.time()))
                elsewhere = set((await connection.execute(alive)).scalars()) if self.shared else set()
        except (SQLAlchemyError, OSError) as error:
            raise Unavailable("not-read", why=reason(error)) from error
        return Loaded(found, list(seats), snapshot, list(moves), list(answers), list(orders), list(notes), elsewhere)

    async def given(self, table: str, seat: int, number: int) -> int | None:
        """What a seat has answered at a number; None if nothing."""
        wanted = (s.moves.c.table == table) & (s.moves.c.seat == seat) & (s.moves.c.number == number)
        try:
            async with self.engine.connect() as connection:
                found = (await connection.execute(select(s.moves.c.move).where(wanted))).scalar()
                return None if found is None else int(found)
        except (SQLAlchemyError, OSError) as error:
            raise Unavailable("not-read", why=reason(error)) from error

    async def all_moves(self, table: str) -> list[RowMapping]:
        """Every move of a table, for its record."""
        try:
            async with self.engine.connect() as connection:
                wanted = select(s.moves).where(s.moves.c.table == table).order_by(s.moves.c.seq)
                return list((await connection.execute(wanted)).mappings().all())
        except (SQLAlchemyError, OSError) as error:
            raise Unavailable("not-read", why=reason(error)) from error

    async def listed(self) -> list[RowMapping]:
        """All tables, the newest first."""
        try:
            async with self.engine.connect() as connection:
                wanted = select(s.tables).order_by(s.tables.c.touched.desc())
                return list((await connection.execute(wanted)).mappings().all())
        except (SQLAlchemyError, OSError) as error:
            raise Unavailable("not-read", why=reason(error)) from error


async def next_of(connection: AsyncConnection, highest: Select[Any], first: int) -> int:
    """The number after the highest one; nobody else takes it, since the table is locked."""
    found = (await connection.execute(highest)).scalar()
    return first if found is None else int(found) + 1


async def close_pages(connection: AsyncConnection, which: Any) -> None:
    """Forget pages that are open no more, and let all processes hear of it."""
    gone = await connection.execute(delete(s.pages).where(which).returning(s.pages.c.table))
    for table in set(gone.scalars()):
        await connection.execute(select(func.pg_notify(CHANNEL, f"{table} {LOOK}")))


async def add_note(connection: AsyncConnection, note: Mapping[str, Any]) -> None:
    """Write what happened at the table, after all that happened before."""
    n = await next_of(connection, select(func.max(s.notes.c.n)).where(s.notes.c.table == note["table"]), 0)
    await connection.execute(insert(s.notes), {**note, "n": n})


def own_order(table: str, seat: int, id: int) -> Any:
    """Which order is meant."""
    return (s.orders.c.table == table) & (s.orders.c.seat == seat) & (s.orders.c.id == id)


ALONE = (IntegrityError, Collision, DataError, UnicodeError)  # what is one write's own fault


def said(error: Exception) -> Exception:
    """What whoever wanted to write hears: another was first, or no database can hold it."""
    if isinstance(error, (IntegrityError, Collision)):
        collision = Collision()
        collision.__cause__ = error
        return collision
    return Refused("malformed")


def reason(error: Exception) -> str:
    """Why the database refuses, in its own words, on one line."""
    cause = getattr(error, "orig", None) or error
    return " ".join(str(cause).split())[:200]


def packed(data: Mapping[str, Any]) -> bytes:
    """A dump, small."""
    return zlib.compress(json.dumps(data, separators=(",", ":")).encode(), 6)


def unpacked(data: bytes) -> Any:
    """A dump again."""
    return json.loads(zlib.decompress(data))
