"""Which database: SQLite in one file, or PostgreSQL by its URL; how it is set, and brought up to date."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Double, Engine, cast, create_engine, event, func
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from undertow.table.errors import Refused, Unavailable

BUSY_MS = 5000  # how long SQLite waits for another process
LOG_PAGES = 8000  # of SQLite's log of writes, at which a write works it in itself and has everybody wait
# A server that is gone is found out within seconds, and one that hangs does not hold others for long.
POSTGRES = {
    "connect_timeout": 5, "keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3,
    "tcp_user_timeout": 15_000, "options": "-c lock_timeout=8000 -c idle_in_transaction_session_timeout=15000",
}  # fmt: skip

# What time the database thinks it is: all processes that share it have this clock in common.
CLOCK = cast(func.extract("epoch", func.clock_timestamp()), Double)


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
            # Whoever will write waits for the lock at once: who has read first and writes later is refused without
            # waiting if another process has written meanwhile.
            reads = connection.get_execution_options().get("reads", False)
            connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")

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
