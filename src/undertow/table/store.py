"""The database: SQLite in one file, or PostgreSQL by its URL.

All writing goes through one queue per process. What waits there is committed together, so that many tables share one
flush to disk; each write has a savepoint of its own, so that one that collides harms no other.
"""

from __future__ import annotations

import asyncio
import json
import time
import zlib
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, RowMapping, delete, event, insert, select, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, InterfaceError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from undertow.table import schema as s
from undertow.table.errors import Refused, Unavailable

TOGETHER = 64  # writes in one transaction
BUSY_MS = 5000  # how long SQLite waits for another process

Write = Callable[[AsyncConnection], Awaitable[Any]]


class Collision(Exception):
    """Another process has written this first."""


@dataclass
class Job:
    """A write that waits, and who waits for it."""

    write: Write
    done: asyncio.Future[Any]


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
    engine = create_async_engine(driver_url(url), pool_pre_ping=True)
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
        self.queue: asyncio.Queue[Job] = asyncio.Queue()
        self.writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Bring the database up to date and begin to write."""
        try:
            async with self.engine.begin() as connection:
                await connection.run_sync(migrate)
                if self.engine.dialect.name == "sqlite":  # a file has one server: whoever drove before is gone
                    await connection.execute(update(s.tables).values(driver=None, driver_until=None))
        except (DBAPIError, OSError) as error:
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

    async def write(self, write: Write) -> Any:
        """Have something written; returns when it is durable."""
        job = Job(write, asyncio.get_running_loop().create_future())
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
        try:
            async with self.engine.begin() as connection:
                for job in jobs:
                    try:
                        async with connection.begin_nested():
                            told.append((job, await job.write(connection), None))
                    except IntegrityError as error:
                        collision = Collision()
                        collision.__cause__ = error
                        told.append((job, None, collision))
        except (DBAPIError, InterfaceError, OSError) as error:
            told = [(job, None, Unavailable("not-written", why=reason(error))) for job in jobs]
        except Exception as error:
            told = [(job, None, error) for job in jobs]
        for job, value, problem in told:
            if job.done.cancelled():
                continue
            if problem is None:
                job.done.set_result(value)
            else:
                job.done.set_exception(problem)

    async def create(self, table: Mapping[str, Any], seats: Sequence[Mapping[str, Any]]) -> None:
        """Write a new table."""

        async def write(connection: AsyncConnection) -> None:
            await connection.execute(insert(s.tables), dict(table))
            await connection.execute(insert(s.seats), [dict(seat) for seat in seats])

        await self.write(write)

    async def append(
        self,
        table: str,
        rows: Sequence[Mapping[str, Any]],
        snapshot: Mapping[str, Any] | None = None,
        over: bool = False,
        note: Mapping[str, Any] | None = None,
    ) -> None:
        """Write moves, in the order they were made; a Collision if another process was first."""

        async def write(connection: AsyncConnection) -> None:
            await connection.execute(insert(s.moves), [dict(row) for row in rows])
            if snapshot is not None:
                await connection.execute(insert(s.snapshots), dict(snapshot))
            if note is not None:
                await connection.execute(insert(s.notes), dict(note))
            change = update(s.tables).where(s.tables.c.id == table)
            await connection.execute(change.values(touched=rows[-1]["at"], over=over))
            await connection.execute(delete(s.answers).where(s.answers.c.table == table))

        await self.write(write)

    async def note(self, note: Mapping[str, Any]) -> None:
        """Write what happened at the table."""

        async def write(connection: AsyncConnection) -> None:
            await connection.execute(insert(s.notes), dict(note))

        await self.write(write)

    async def more_time(self, table: str, seq: int, seconds: float) -> None:
        """Keep the present question open for longer."""

        async def write(connection: AsyncConnection) -> None:
            change = update(s.tables).where(s.tables.c.id == table)
            await connection.execute(change.values(more=seconds, more_seq=seq))

        await self.write(write)

    async def order(self, table: str, seat: int, id: int, order: Mapping[str, Any] | None) -> None:
        """Write or delete a standing order."""

        async def write(connection: AsyncConnection) -> None:
            own = (s.orders.c.table == table) & (s.orders.c.seat == seat) & (s.orders.c.id == id)
            await connection.execute(delete(s.orders).where(own))
            if order is not None:
                row = {"table": table, "seat": seat, "id": id, "order": dict(order)}
                await connection.execute(insert(s.orders), row)

        await self.write(write)

    async def answer(self, row: Mapping[str, Any]) -> None:
        """Write the answer to a sealed question, face down."""

        async def write(connection: AsyncConnection) -> None:
            await connection.execute(insert(s.answers), dict(row))

        await self.write(write)

    async def change_seat(self, table: str, seat: int, was: str, values: Mapping[str, Any]) -> bool:
        """Change who sits in a seat, if it still is of the kind it was."""

        async def write(connection: AsyncConnection) -> bool:
            wanted = (s.seats.c.table == table) & (s.seats.c.seat == seat) & (s.seats.c.kind == was)
            return bool((await connection.execute(update(s.seats).where(wanted).values(**values))).rowcount)

        return bool(await self.write(write))

    async def lease(self, table: str, driver: str, seconds: float) -> bool:
        """Become or stay the one driver of a table; false while another process is."""
        now = time.time()

        async def write(connection: AsyncConnection) -> bool:
            free = (s.tables.c.driver.is_(None)) | (s.tables.c.driver == driver) | (s.tables.c.driver_until < now)
            change = update(s.tables).where((s.tables.c.id == table) & free)
            return bool((await connection.execute(change.values(driver=driver, driver_until=now + seconds))).rowcount)

        return bool(await self.write(write))

    async def delete(self, table: str) -> bool:
        """Delete a table and all that belongs to it."""

        async def write(connection: AsyncConnection) -> bool:
            for part in (s.notes, s.orders, s.snapshots, s.answers, s.moves, s.seats):
                await connection.execute(delete(part).where(part.c.table == table))
            return bool((await connection.execute(delete(s.tables).where(s.tables.c.id == table))).rowcount)

        return bool(await self.write(write))

    # -- reading -------------------------------------------------------------------------------------------------------

    async def read(self, table: str, after: int = -1) -> Loaded | None:
        """A table with its newest snapshot and the moves after it; with ``after``, only moves from there on."""
        try:
            async with self.engine.connect() as connection:
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
        except (DBAPIError, OSError) as error:
            raise Unavailable("not-read", why=reason(error)) from error
        return Loaded(found, list(seats), snapshot, list(moves), list(answers), list(orders), list(notes))

    async def given(self, table: str, seat: int, number: int) -> int | None:
        """What a seat has answered at a number; None if nothing."""
        wanted = (s.moves.c.table == table) & (s.moves.c.seat == seat) & (s.moves.c.number == number)
        try:
            async with self.engine.connect() as connection:
                found = (await connection.execute(select(s.moves.c.move).where(wanted))).scalar()
                return None if found is None else int(found)
        except (DBAPIError, OSError) as error:
            raise Unavailable("not-read", why=reason(error)) from error

    async def all_moves(self, table: str) -> list[RowMapping]:
        """Every move of a table, for its record."""
        try:
            async with self.engine.connect() as connection:
                wanted = select(s.moves).where(s.moves.c.table == table).order_by(s.moves.c.seq)
                return list((await connection.execute(wanted)).mappings().all())
        except (DBAPIError, OSError) as error:
            raise Unavailable("not-read", why=reason(error)) from error

    async def listed(self) -> list[RowMapping]:
        """All tables, the newest first."""
        try:
            async with self.engine.connect() as connection:
                wanted = select(s.tables).order_by(s.tables.c.touched.desc())
                return list((await connection.execute(wanted)).mappings().all())
        except (DBAPIError, OSError) as error:
            raise Unavailable("not-read", why=reason(error)) from error


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
