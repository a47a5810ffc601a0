"""The file in which tables are kept: nobody else's to read, and one server's at a time."""

from __future__ import annotations

import os
from pathlib import Path
from typing import IO, Any

from sqlalchemy.engine import make_url

from undertow.table.errors import Refused

OWN_FILE, OWN_FOLDER = 0o600, 0o700  # it holds seeds, hands and hashed keys
OTHERS = 0o077


def file_of(url: str) -> Path | None:
    """The file of a database; None where it is not kept in one."""
    parsed = make_url(url)
    place = parsed.database or ":memory:"
    if not parsed.drivername.startswith("sqlite") or place.startswith((":memory:", "file:")):
        return None
    return Path(place)


def prepare(file: Path) -> None:
    """Make an empty file that only its owner may read; SQLite gives what it writes beside it the same rights."""
    os.close(os.open(file, os.O_CREAT | os.O_RDWR, OWN_FILE))


def is_open_to_others(file: Path) -> bool:
    """Whether other users of the machine may read or write a file; Windows has other ways."""
    return os.name != "nt" and file.exists() and bool(file.stat().st_mode & OTHERS)


def locked(file: Path) -> IO[Any]:
    """Keep all other servers away from a file as long as what is returned stays open; Refused if one is there."""
    beside = file.with_name(file.name + ".lock")
    descriptor = os.open(beside, os.O_CREAT | os.O_RDWR, OWN_FILE)
    lock = os.fdopen(descriptor, "r+b")
    try:
        if os.name == "nt":
            import msvcrt

            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
        else:
            import fcntl

            # Of the process alone: a child that outlives a killed server must not keep the next one away.
            fcntl.lockf(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        lock.close()
        raise Refused("in-use", file=str(file)) from error
    return lock
