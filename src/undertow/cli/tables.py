"""``undertow tables``: what is kept, and what to do with it."""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from datetime import datetime
from pathlib import Path
from typing import Any

from undertow import texts
from undertow.cli.files import FileError
from undertow.cli.parser import Parser, UsageError, whole_number
from undertow.kernel.record import write_whole

ACTIONS = ("list", "export", "backup", "delete", "prune")


def add(parser: Parser) -> None:
    """Say what the command takes."""
    parser.option("action", key="cli-tables-action", value="cli-value-action", choices=ACTIONS)
    parser.option("table", key="cli-tables-table", value="cli-value-table", nargs="?")
    parser.option("--db", key="cli-serve-db", value="cli-value-url")
    parser.option("--out", key="cli-tables-out", value="cli-value-file", type=Path)
    parser.option("--keep", key="cli-tables-keep", value="cli-value-days", type=whole_number(parser, 1), default=90)


def run(args: argparse.Namespace) -> int:
    """Carry out one of the actions."""
    try:
        from undertow.table.house import House
        from undertow.table.place import url_of
        from undertow.table.store import Store
    except ImportError as error:
        raise UsageError("serve-missing", missing=error.name or str(error), extra="undertow[table]") from error
    if args.action in ("export", "delete") and not args.table:
        raise UsageError("tables-which", action=args.action)
    if args.action in ("export", "backup") and args.out is None:
        raise UsageError("tables-out", action=args.action)
    url = url_of(args.db)
    if args.action == "backup":
        return backup(url, args)

    async def opened(act: Callable[[Any], Awaitable[int]]) -> int:
        house = House(Store(url))
        await house.open()
        try:
            return await act(house)
        finally:
            await house.close()

    actions = {"list": listed, "export": export, "delete": delete, "prune": prune}
    return asyncio.run(opened(lambda house: actions[args.action](house, args)))


async def listed(house: Any, args: argparse.Namespace) -> int:
    """All tables, the newest first."""
    rows = await house.store.listed()
    if not rows:
        print(texts.say("tables-none", args.lang))
    for row in rows:
        values = {
            "table": row["id"], "game": row["game"], "seats": row["seats"], "over": "yes" if row["over"] else "no",
            "touched": datetime.fromtimestamp(row["touched"]).strftime("%Y-%m-%d %H:%M"),
        }  # fmt: skip
        print(texts.say("tables-line", args.lang, values))
    return 0


async def export(house: Any, args: argparse.Namespace) -> int:
    """The record of a finished game."""
    record = await house.history.record(await house.room(args.table))
    write_whole(args.out, record.text())
    print(texts.say("tables-exported", args.lang, {"table": args.table, "file": str(args.out)}))
    return 0


async def delete(house: Any, args: argparse.Namespace) -> int:
    """Delete a table for good."""
    from undertow.table.errors import NotFound

    if not await house.store.delete(args.table):
        raise NotFound("unknown-table")
    print(texts.say("tables-deleted", args.lang, {"table": args.table}))
    return 0


async def prune(house: Any, args: argparse.Namespace) -> int:
    """Delete the tables whose time is over."""
    from undertow.table.expiry import Keeping

    house.keeping = Keeping.of(args.keep)
    for table in (gone := await house.prune()):
        print(texts.say("tables-deleted", args.lang, {"table": table}))
    print(texts.say("tables-pruned", args.lang, {"n": len(gone)}))
    return 0


def backup(url: str, args: argparse.Namespace) -> int:
    """Copy the whole database while the server may run; SQLite does that itself."""
    from sqlalchemy.engine import make_url

    from undertow.table.errors import Refused
    from undertow.table.files import prepare

    source = make_url(url)
    if not source.drivername.startswith("sqlite"):
        raise Refused("backup-postgres")
    if args.out.exists():
        raise FileError("file-exists", path=str(args.out))
    if not Path(source.database or "").is_file():
        raise FileError("file-missing", path=str(source.database))
    prepare(args.out)
    with sqlite3.connect(source.database or "") as old, sqlite3.connect(args.out) as new:
        old.backup(new)
    print(texts.say("tables-saved", args.lang, {"file": str(args.out)}))
    return 0
