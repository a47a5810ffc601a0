"""The database: SQLite in one file, or PostgreSQL by its URL.

All writing goes through one queue per process. What waits there is committed together, so that many tables share one
flush to disk; each write has a savepoint of its own, so that one that collides harms no other. A thread of its own
commits and others read: one step to the thread and back for a whole transaction costs less than one for a statement.

Several processes may share a PostgreSQL: a transaction first locks the rows of the tables it writes to, in one order
for all processes, and tells the others with its commit which tables they have to look at again.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import secrets
import zlib
from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import (
    ARRAY,
    Connection,
    Double,
    Engine,
    RowMapping,
    Select,
    Table,
    Text,
    bindparam,
    cast,
    column,
    create_engine,
    delete,
    event,
    func,
    insert,
    select,
    text,
    update,
)
from sqlalchemy import table as table_
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DataError, IntegrityError, SQLAlchemyError

from undertow.table import files, metrics
from undertow.table import schema as s
from undertow.table.errors import Refused, Unavailable
from undertow.table.trouble import reason_of, unavailable

TOGETHER = 64  # writes in one transaction
READERS = 4  # threads
READY = 3.0  # seconds in which a row is written if all is well
BUSY_MS = 5000  # how long SQLite waits for another process
TIDY = 1.0  # seconds between two times that SQLite's log of writes is worked into its file
LOG_PAGES = 8000  # of that log, at which a write does it itself and has everybody wait
CHANNEL = "undertow"  # on which processes tell each other what they have written
LOOK = -1  # told in place of a sequence: no move, but something else at the table has changed
SAID = 100  # things said at a table that are kept
MIGRATING = 7_311_841  # the lock of whoever brings a shared database up to date
# A server that is gone is found out within seconds, and one that hangs does not hold others for long.
POSTGRES = {
    "connect_timeout": 5, "keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3,
    "tcp_user_timeout": 15_000, "options": "-c lock_timeout=8000 -c idle_in_transaction_session_timeout=15000",
}  # fmt: skip

# What time the database thinks it is: all processes that share it have this clock in common.
CLOCK = cast(func.extract("epoch", func.clock_timestamp()), Double)
SOON = 0.01  # seconds after which a lease that has just ended is looked at again

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


@dataclass
class Loaded:
    """A table as the database has it: its rows, its newest snapshot and what came after."""

    table: RowMapping
    seats: list[RowMapping]
    snapshot: Mapping[str, Any] | RowMapping | None
    moves: list[RowMapping]
    answers: list[RowMapping]
    orders: list[RowMapping]
    notes: list[RowMapping]
    said: list[dict[str, Any]]
    elsewhere: set[int]  # the seats whose page is open in another process


def driver_url(url: str) -> str:
    """The URL with the driver that we use; a Refused where it is no database of ours."""
    try:
        parsed = make_url(url)
    except ArgumentError as error:
        raise Refused("bad-database", url=url) from error
    if parsed.drivername in ("sqlite", "sqlite+pysqlite"):
        return parsed.set(drivername="sqlite+pysqlite").render_as_string(hide_password=False)
    if parsed.drivername in ("postgresql", "postgres", "postgresql+psycopg"):
        return parsed.set(drivername="postgresql+psycopg").render_as_string(hide_password=False)
    raise Refused("bad-database", url=parsed.render_as_string(hide_password=True))


def engine_of(url: str) -> Engine:
    """Connect lazily; SQLite flushes every commit to disk and lets others read meanwhile."""
    named = driver_url(url)
    if named.startswith("postgresql"):
        own = {key: value for key, value in POSTGRES.items() if key not in make_url(named).query}
        return create_engine(named, pool_pre_ping=True, pool_timeout=10, connect_args=own)
    engine = create_engine(named)
    if engine.dialect.name == "sqlite":

        @event.listens_for(engine, "connect")
        def prepare(connection: Any, _: object) -> None:
            connection.isolation_level = None  # SQLAlchemy says when a transaction begins, so that savepoints work
            cursor = connection.cursor()
            for pragma in (
                "journal_mode=WAL", "synchronous=FULL", f"busy_timeout={BUSY_MS}", "foreign_keys=ON",
                f"wal_autocheckpoint={LOG_PAGES}",
            ):  # fmt: skip
                cursor.execute(f"PRAGMA {pragma}")
            cursor.close()

        @event.listens_for(engine, "begin")
        def begin(connection: Connection) -> None:
            connection.exec_driver_sql("BEGIN")

    return engine


def migrate(connection: Connection) -> None:
    """Bring the database to the newest version."""
    from alembic import command
    from alembic.config import Config
    from alembic.runtime.migration import MigrationContext
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    found = MigrationContext.configure(connection).get_current_revision()
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if found is not None and found not in known:
        raise Unavailable("newer-database", found=found)
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
                with self.engine.connect() as connection:
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

    async def create(
        self, table: Mapping[str, Any], seats: Sequence[Mapping[str, Any]], snapshot: Mapping[str, Any]
    ) -> None:
        """Write a new table and the state at which it begins."""

        def write(connection: Connection) -> None:
            connection.execute(insert(s.tables), dict(table))
            connection.execute(insert(s.seats), [dict(seat) for seat in seats])
            connection.execute(insert(s.snapshots), dict(snapshot))

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

        def write(connection: Connection) -> None:
            if self.shared and held is not None:
                waiting = select(s.answers.c.seat).where((s.answers.c.table == table) & (s.answers.c.seq == seq))
                if set(connection.execute(waiting).scalars()) != set(held):
                    raise Collision
            connection.execute(insert(s.moves), [dict(row) for row in rows])
            if snapshot is not None:
                connection.execute(insert(s.snapshots), dict(snapshot))
            if note is not None:
                add_note(connection, note)
            for seat, id in ended:
                connection.execute(delete(s.orders).where(own_order(table, seat, id)))
            change = update(s.tables).where(s.tables.c.id == table)
            connection.execute(change.values(touched=rows[-1]["at"], over=over))
            if self.shared or held:
                connection.execute(delete(s.answers).where(s.answers.c.table == table))

        plain = snapshot is None and note is None and not ended and not over and not held and not self.shared
        await self.write(write, table, seq + len(rows), rows if plain else ())

    async def renew(
        self, row: Mapping[str, Any], snapshots: Sequence[Mapping[str, Any]], note: Mapping[str, Any],
        values: Mapping[str, Any], orders_end: bool,
    ) -> None:  # fmt: skip
        """Write that a table goes on by other rules; answers that waited have to be given again."""
        table = row["table"]

        def write(connection: Connection) -> None:
            connection.execute(insert(s.moves), dict(row))
            for each in snapshots:
                same = (s.snapshots.c.table == table) & (s.snapshots.c.seq == each["seq"])
                connection.execute(delete(s.snapshots).where(same))
                connection.execute(insert(s.snapshots), dict(each))
            add_note(connection, note)
            connection.execute(update(s.tables).where(s.tables.c.id == table).values(**values))
            connection.execute(delete(s.answers).where(s.answers.c.table == table))
            if orders_end:
                connection.execute(delete(s.orders).where(s.orders.c.table == table))

        await self.write(write, table, row["seq"] + 1)

    async def more_time(self, table: str, seq: int, seconds: float, by: Mapping[int, int]) -> None:
        """Keep the present question open for longer; ``by``: how often each seat has asked for that."""

        def write(connection: Connection) -> None:
            change = update(s.tables).where(s.tables.c.id == table)
            connection.execute(
                change.values(more=seconds, more_seq=seq, more_by={str(seat): n for seat, n in by.items()})
            )

        await self.write(write, table)

    async def add_order(self, table: str, seat: int, order: Mapping[str, Any]) -> int:
        """Write a standing order; the answer is its id."""

        def write(connection: Connection) -> int:
            own = (s.orders.c.table == table) & (s.orders.c.seat == seat)
            id = next_of(connection, select(func.max(s.orders.c.id)).where(own), 1)
            connection.execute(insert(s.orders), {"table": table, "seat": seat, "id": id, "order": dict(order)})
            return id

        return int(await self.write(write, table))

    async def end_order(self, table: str, seat: int, id: int) -> None:
        """Delete a standing order."""

        def write(connection: Connection) -> None:
            connection.execute(delete(s.orders).where(own_order(table, seat, id)))

        await self.write(write, table)

    async def say(self, row: Mapping[str, Any]) -> list[dict[str, Any]]:
        """Write what somebody says; the answer is all that was said of late, by whomever, in order."""
        table = row["table"]

        def write(connection: Connection) -> list[dict[str, Any]]:
            own = s.said.c.table == table
            n = next_of(connection, select(func.max(s.said.c.n)).where(own), 0)
            connection.execute(insert(s.said), {**row, "n": n})
            connection.execute(delete(s.said).where(own & (s.said.c.n <= n - SAID)))
            return said_at(connection, table)

        return list(await self.write(write, table))

    async def answer(self, row: Mapping[str, Any]) -> None:
        """Write the answer to a question that stays open, face down; a Collision if it has been closed."""

        def write(connection: Connection) -> None:
            if self.shared:
                later = (s.moves.c.table == row["table"]) & (s.moves.c.seq >= row["seq"])
                if connection.execute(select(s.moves.c.seq).where(later).limit(1)).first() is not None:
                    raise Collision
            connection.execute(insert(s.answers), dict(row))

        await self.write(write, row["table"])

    async def vote(self, table: str, was: Mapping[str, Any] | None, vote: Mapping[str, Any] | None) -> None:
        """Write how a vote stands; a Collision if it does not stand as it did."""

        def write(connection: Connection) -> None:
            own = s.tables.c.id == table
            if connection.execute(select(s.tables.c.vote).where(own)).scalar() != was:
                raise Collision
            connection.execute(update(s.tables).where(own).values(vote=vote))

        await self.write(write, table)

    async def change_seat(
        self, table: str, seat: int, was: str, values: Mapping[str, Any], note: Mapping[str, Any] | None = None
    ) -> bool:
        """Change who sits in a seat, if it still is of the kind it was; with a note of it."""

        def write(connection: Connection) -> bool:
            wanted = (s.seats.c.table == table) & (s.seats.c.seat == seat) & (s.seats.c.kind == was)
            if not connection.execute(update(s.seats).where(wanted).values(**values)).rowcount:
                return False
            if note is not None:
                add_note(connection, note)
            return True

        return bool(await self.write(write, table))

    async def invite(self, table: str, join_hash: str | None) -> None:
        """Write down the only invitation that is good from now on; None: there is none."""

        def write(connection: Connection) -> None:
            connection.execute(update(s.tables).where(s.tables.c.id == table).values(join_hash=join_hash))

        await self.write(write, table)

    async def close_seats(self, table: str, bots: Mapping[int, str], note: Mapping[str, Any]) -> None:
        """Give the open seats to bots, each with its name, and end the invitation; a Collision if one is taken."""

        def write(connection: Connection) -> None:
            for seat, name in bots.items():
                wanted = (s.seats.c.table == table) & (s.seats.c.seat == seat) & (s.seats.c.kind == "open")
                if not connection.execute(update(s.seats).where(wanted).values(kind="bot", name=name)).rowcount:
                    raise Collision
            connection.execute(update(s.tables).where(s.tables.c.id == table).values(join_hash=None))
            add_note(connection, note)

        await self.write(write, table)

    async def lease(self, table: str, seconds: float) -> float:
        """Become or stay the one driver of a table: 0.0; else for how many seconds another process still is.

        Reckoned by the database's clock: those of machines may differ by more than a lease lasts.
        """
        if not self.shared:  # a file has one server
            return 0.0

        def write(connection: Connection) -> float:
            t = s.tables.c
            free = (t.driver.is_(None)) | (t.driver == self.process) | (t.driver_until < CLOCK)
            change = update(s.tables).where((t.id == table) & free)
            if connection.execute(change.values(driver=self.process, driver_until=CLOCK + seconds)).rowcount:
                return 0.0
            left = connection.execute(select(t.driver_until - CLOCK).where(t.id == table)).scalar()
            return min(max(float(left or 0.0), SOON), seconds)

        return float(await self.write(write, table, None))

    async def page(self, table: str, seat: int, seconds: float | None) -> None:
        """Write that a seat's page is open in this process, for so long at least; None: not any more."""

        def write(connection: Connection) -> None:
            own = (s.pages.c.table == table) & (s.pages.c.seat == seat) & (s.pages.c.process == self.process)
            connection.execute(delete(s.pages).where(own))
            if seconds is not None:
                row = {"table": table, "seat": seat, "process": self.process, "until": CLOCK + seconds}
                connection.execute(insert(s.pages).values(row))

        await self.write(write, table)

    async def keep_pages(self, seconds: float) -> None:
        """Write that the pages of this process are still open, and forget those of processes that are gone."""

        def write(connection: Connection) -> None:
            connection.execute(update(s.pages).where(s.pages.c.process == self.process).values(until=CLOCK + seconds))
            close_pages(connection, s.pages.c.until < CLOCK)

        await self.change(write)

    async def release(self) -> None:
        """Let other processes drive what this one has driven, and forget its pages."""

        def write(connection: Connection) -> None:
            own = update(s.tables).where(s.tables.c.driver == self.process)
            connection.execute(own.values(driver=None, driver_until=None))
            close_pages(connection, s.pages.c.process == self.process)

        await self.change(write)

    async def delete(self, table: str) -> bool:
        """Delete a table and all that belongs to it."""

        def write(connection: Connection) -> bool:
            for part in (s.pages, s.said, s.notes, s.orders, s.snapshots, s.answers, s.moves, s.seats):
                connection.execute(delete(part).where(part.c.table == table))
            return bool(connection.execute(delete(s.tables).where(s.tables.c.id == table)).rowcount)

        return bool(await self.write(write, table))

    # -- reading -------------------------------------------------------------------------------------------------------

    async def read(self, table: str, after: int = -1) -> Loaded | None:
        """A table with its newest snapshot and the moves after it; with ``after``, only moves from there on."""

        def look(connection: Connection) -> Loaded | None:
            if self.shared:  # all of it as it was at one moment, whatever is written meanwhile
                connection = connection.execution_options(isolation_level="REPEATABLE READ")
            found = connection.execute(select(s.tables).where(s.tables.c.id == table)).mappings().first()
            if found is None:
                return None

            def rows(of: Table, order: Any = None, since: int = 0) -> list[RowMapping]:
                wanted = select(of).where(of.c.table == table).order_by(order)
                if since:
                    wanted = wanted.where(of.c.seq >= since)
                return list(connection.execute(wanted).mappings().all())

            snapshot, since = None, after
            if after < 0:
                newest = select(s.snapshots).where(s.snapshots.c.table == table).order_by(s.snapshots.c.seq.desc())
                snapshot = connection.execute(newest.limit(1)).mappings().first()
                since = snapshot["seq"] if snapshot is not None else 0
            open_ = (s.pages.c.table == table) & (s.pages.c.process != self.process)
            alive = select(s.pages.c.seat).where(open_ & (s.pages.c.until > CLOCK))
            return Loaded(
                table=found,
                seats=rows(s.seats, s.seats.c.seat),
                snapshot=snapshot,
                moves=rows(s.moves, s.moves.c.seq, since),
                answers=rows(s.answers),
                orders=rows(s.orders, s.orders.c.id),
                notes=rows(s.notes, s.notes.c.n),
                said=said_at(connection, table),
                elsewhere=set(connection.execute(alive).scalars()) if self.shared else set(),
            )

        return await self.look(look)

    async def given(self, table: str, seat: int, number: int) -> int | None:
        """What a seat has answered at a number; None if nothing."""
        wanted = (s.moves.c.table == table) & (s.moves.c.seat == seat) & (s.moves.c.number == number)
        found = await self.look(lambda connection: connection.execute(select(s.moves.c.move).where(wanted)).scalar())
        return None if found is None else int(found)

    async def snapshot(self, table: str, seq: int) -> RowMapping | None:
        """The state that was written after so many rows."""
        wanted = select(s.snapshots).where((s.snapshots.c.table == table) & (s.snapshots.c.seq == seq))
        return await self.look(lambda connection: connection.execute(wanted).mappings().first())

    async def snapshots(self, table: str) -> list[RowMapping]:
        """All states that were written, the newest first."""
        return await self.listed_by(
            select(s.snapshots).where(s.snapshots.c.table == table).order_by(s.snapshots.c.seq.desc())
        )

    async def all_moves(self, table: str) -> list[RowMapping]:
        """Every move of a table, for its record."""
        return await self.moves_from(table, 0)

    async def moves_from(self, table: str, seq: int) -> list[RowMapping]:
        """The moves of a table from a sequence on."""
        wanted = (s.moves.c.table == table) & (s.moves.c.seq >= seq)
        return await self.listed_by(select(s.moves).where(wanted).order_by(s.moves.c.seq))

    async def listed(self) -> list[RowMapping]:
        """All tables, the newest first."""
        return await self.listed_by(select(s.tables).order_by(s.tables.c.touched.desc()))

    async def listed_by(self, wanted: Select[Any]) -> list[RowMapping]:
        """All rows that are wanted."""
        return await self.look(lambda connection: list(connection.execute(wanted).mappings().all()))


def next_of(connection: Connection, highest: Select[Any], first: int) -> int:
    """The number after the highest one; nobody else takes it, since the table is locked."""
    found = connection.execute(highest).scalar()
    return first if found is None else int(found) + 1


def close_pages(connection: Connection, which: Any) -> None:
    """Forget pages that are open no more, and let all processes hear of it."""
    gone = connection.execute(delete(s.pages).where(which).returning(s.pages.c.table))
    for table in set(gone.scalars()):
        connection.execute(select(func.pg_notify(CHANNEL, f"{table} {LOOK}")))


def add_note(connection: Connection, note: Mapping[str, Any]) -> None:
    """Write what happened at the table, after all that happened before."""
    n = next_of(connection, select(func.max(s.notes.c.n)).where(s.notes.c.table == note["table"]), 0)
    of = s.notes.c  # whoever does the same again at the same moment leaves one note, not many
    same = (of.table == note["table"]) & (of.kind == note["kind"]) & (of.seat == note["seat"])
    connection.execute(delete(s.notes).where(same & (of.after == note["after"])))
    connection.execute(insert(s.notes), {**note, "n": n})


def said_at(connection: Connection, table: str) -> list[dict[str, Any]]:
    """What was said at a table of late, in order."""
    wanted = select(s.said).where(s.said.c.table == table).order_by(s.said.c.n)
    return [{**row} for row in connection.execute(wanted).mappings()]


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


def packed(data: Mapping[str, Any]) -> bytes:
    """A dump, small."""
    return zlib.compress(json.dumps(data, separators=(",", ":")).encode(), 6)


def unpacked(data: bytes) -> Any:
    """A dump again."""
    return json.loads(zlib.decompress(data))
