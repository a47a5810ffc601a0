"""How a database is written to and read, whatever is in it.

All writing goes through one queue per process. What waits there is committed together, so that many tables share one
flush to disk; each write has a savepoint of its own, so that one that collides harms no other. A thread of its own
commits and others read: one step to the thread and back for a whole transaction costs less than one for a statement.

Several processes may share a PostgreSQL: a transaction first locks the rows of the tables it writes to, in one order
for all processes, and tells the others with its commit which tables they have to look at again.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlalchemy import ARRAY, Connection, Text, bindparam, cast, column, func, insert, select, text, update
from sqlalchemy import table as table_
from sqlalchemy.exc import DataError, IntegrityError, SQLAlchemyError

from undertow.table import files, metrics
from undertow.table import schema as s
from undertow.table.database import engine_of, migrate
from undertow.table.errors import Refused, Unavailable
from undertow.table.trouble import reason_of, unavailable

TOGETHER = 64  # writes in one transaction
READERS = 4  # threads
READY = 3.0  # seconds in which a row is written if all is well
TIDY = 1.0  # seconds between two times that SQLite's log of writes is worked into its file
CHANNEL = "undertow"  # on which processes tell each other what they have written
LOOK = -1  # told in place of a sequence: no move, but something else at the table has changed
MIGRATING = 7_311_841  # the lock of whoever brings a shared database up to date

Write = Callable[[Connection], Any]
T = TypeVar("T")


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


class Storage:
    """A database, the queue of all that is written to it, and the threads that do so."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine = engine_of(url)
        self.shared = self.engine.dialect.name == "postgresql"  # other processes may write to it, too
        self.process = f"{os.getpid()}-{secrets.token_hex(4)}"
        self.queue: asyncio.Queue[Job] = asyncio.Queue()
        self.writer: asyncio.Task[None] | None = None
        self.tidier: asyncio.Task[None] | None = None
        self.key = b""  # with which this server signs records; known once it is open
        self.written = False  # since the log was last worked in
        self.writing = ThreadPoolExecutor(1, "undertow-write")
        self.reading = ThreadPoolExecutor(READERS, "undertow-read")

    async def open(self) -> None:
        """Bring the database up to date and begin to write."""
        await self.in_thread(self.writing, self.bring_up_to_date)
        self.writer = asyncio.create_task(self.write_on())
        if not self.shared:
            self.tidier = asyncio.create_task(self.tidy_up())

    def bring_up_to_date(self) -> None:
        """Migrate; an Unavailable if there is no database."""
        try:
            if (file := files.file_of(self.url)) is not None:
                files.prepare(file)
            with self.engine.begin() as connection:
                if self.shared:  # one after the other, however long it takes; the commit gives the lock back
                    connection.execute(text("SET LOCAL lock_timeout = 0"))
                    connection.execute(select(func.pg_advisory_xact_lock(MIGRATING)))
                migrate(connection)
                key = connection.execute(select(s.kept.c.value).where(s.kept.c.name == "records")).scalar_one()
                self.key = bytes.fromhex(key)
                if not self.shared:  # a file has one server: whoever drove before is gone
                    connection.execute(update(s.tables).values(driver=None, driver_until=None))
        except (SQLAlchemyError, OSError) as error:
            raise Unavailable("no-database", why=reason_of(error)) from error

    async def close(self) -> None:
        """Write what waits, then let go."""
        if self.tidier is not None:
            self.tidier.cancel()
        if self.writer is not None:
            await self.queue.join()
            self.writer.cancel()
            self.writer = None
        self.writing.shutdown()
        self.reading.shutdown()
        self.engine.dispose()

    async def tidy_up(self) -> None:
        """Work SQLite's log of writes into its file beside the writing, so that no write has to wait for it."""
        while True:
            await asyncio.sleep(TIDY)
            if self.written:
                self.written = False
                with contextlib.suppress(Unavailable):  # a full disk: the next write says so
                    await self.look(lambda connection: connection.execute(text("PRAGMA wal_checkpoint(PASSIVE)")).all())

    async def in_thread(self, pool: ThreadPoolExecutor, work: Callable[[], T]) -> T:
        """Do something that takes time, while others go on."""
        return await asyncio.get_running_loop().run_in_executor(pool, work)

    async def look(self, look: Callable[[Connection], T]) -> T:
        """Read something."""

        def read() -> T:
            try:
                with self.engine.connect().execution_options(reads=True) as connection:
                    return look(connection)
            except (SQLAlchemyError, OSError) as error:
                raise unavailable("not-read", error) from error

        return await self.in_thread(self.reading, read)

    async def change(self, change: Write) -> None:
        """Write something that belongs to no table alone, beside the queue."""

        def write() -> None:
            try:
                with self.engine.begin() as connection:
                    change(connection)
            except (SQLAlchemyError, OSError) as error:
                metrics.REFUSED.inc()
                raise unavailable("not-written", error) from error

        await self.in_thread(self.reading, write)

    async def ready(self) -> None:
        """Write a row and read it back, as any move would be; an Unavailable if that fails or takes too long."""
        row = table_("alembic_version", column("version_num"))

        def write(connection: Connection) -> str:
            connection.execute(update(row).values(version_num=row.c.version_num))
            return str(connection.execute(select(row.c.version_num)).scalar())

        try:
            written = await asyncio.wait_for(self.write(write, "", None), READY)
            if await asyncio.wait_for(self.look(lambda found: found.execute(select(row)).scalar()), READY) != written:
                raise OSError("the database reads something else than was written")
        except (TimeoutError, OSError) as error:
            raise unavailable("not-ready", error) from error

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
        """Write together, then tell everybody who waits."""
        with metrics.COMMITS.time():
            told = await self.in_thread(self.writing, lambda: self.committed(jobs))
        self.written = any(problem is None for _, _, problem in told)  # a disk that is full is left alone
        for job, value, problem in told:
            if job.done.cancelled():
                continue
            if problem is None:
                job.done.set_result(value)
            else:
                job.done.set_exception(problem)

    def committed(self, jobs: list[Job]) -> list[tuple[Job, Any, Exception | None]]:
        """Write in one transaction; a job that collides is undone alone. What became of each: a value or a problem."""
        told: list[tuple[Job, Any, Exception | None]] = []
        everybody = jobs
        try:
            with self.engine.begin() as connection:
                self.hold(connection, jobs)
                plain = [job for job in jobs if job.rows]
                if len(plain) > 1 and self.wrote_together(connection, plain):
                    told += [(job, None, None) for job in plain]
                    jobs = [job for job in jobs if not job.rows]
                for job in jobs:
                    own = connection.begin_nested() if len(jobs) + len(told) > 1 else contextlib.nullcontext()
                    try:
                        with own:
                            told.append((job, job.write(connection), None))
                    except ALONE as error:
                        if isinstance(own, contextlib.nullcontext):
                            raise
                        told.append((job, None, said(error)))
                self.announce(connection, [job for job, _, problem in told if problem is None])
        except ALONE as error:
            told = [(job, None, said(error)) for job in everybody]
        except (SQLAlchemyError, OSError) as error:
            metrics.REFUSED.inc(len(everybody))
            refusal = unavailable("not-written", error)
            told = [(job, None, refusal) for job in everybody]
        except Exception as error:
            told = [(job, None, error) for job in everybody]
        return told

    def wrote_together(self, connection: Connection, jobs: Sequence[Job]) -> bool:
        """Write the moves of many tables in two statements; false, and nothing written, if one of them collides."""
        try:
            with connection.begin_nested():
                connection.execute(insert(s.moves), [dict(row) for job in jobs for row in job.rows])
                ends = [{"of": job.table, "at": job.rows[-1]["at"]} for job in jobs]
                change = update(s.tables).where(s.tables.c.id == bindparam("of")).values(touched=bindparam("at"))
                connection.execute(change, ends)
        except ALONE:
            return False
        return True

    def hold(self, connection: Connection, jobs: Sequence[Job]) -> None:
        """Lock the tables that are written to: what is then found out about them holds until the commit."""
        if self.shared:
            wanted = select(s.tables.c.id).where(s.tables.c.id.in_({job.table for job in jobs}))
            connection.execute(wanted.order_by(s.tables.c.id).with_for_update())

    def announce(self, connection: Connection, jobs: Sequence[Job]) -> None:
        """Let all processes hear, with the commit, what was written: table and sequence, nothing else."""
        said = [f"{job.table} {job.seq}" for job in jobs if job.table and job.seq is not None]
        if self.shared and said:
            payload = func.unnest(cast(said, ARRAY(Text))).column_valued("payload")
            connection.execute(select(func.pg_notify(CHANNEL, payload)))


ALONE = (IntegrityError, Collision, DataError, UnicodeError)  # what is one write's own fault


def said(error: Exception) -> Exception:
    """What whoever wanted to write hears: another was first, or no database can hold it."""
    if isinstance(error, (IntegrityError, Collision)):
        collision = Collision()
        collision.__cause__ = error
        return collision
    return Refused("malformed")
