"""Files as a person names them: where saves lie, and what is wrong when one cannot be read or written."""

from __future__ import annotations

import errno
import os
import sys
from datetime import datetime
from pathlib import Path

from undertow.kernel.errors import Error, FormatError
from undertow.kernel.record import Record

REASONS = {
    errno.ENOENT: "file-missing",
    errno.EISDIR: "file-directory",
    errno.ENOTDIR: "file-no-directory",
    errno.EEXIST: "file-no-directory",
    errno.EACCES: "file-permission",
    errno.EPERM: "file-permission",
    errno.EROFS: "file-permission",
    errno.ENOSPC: "file-full",
}


class FileError(Error):
    """A file or a directory that cannot be read or written."""


def explained(error: OSError, path: Path | None = None) -> FileError:
    """What an error of the system means, said by us, since the system says it in its own language."""
    name = str(path or error.filename or "stdout")
    key = REASONS.get(error.errno or 0, "file-other")
    return FileError(key, path=name, why=error.strerror or type(error).__name__)


def plainer(error: Error) -> Error:
    """An error that only says *not readable* or *not writable*, with the reason."""
    cause = error.__cause__
    if error.key in ("unreadable", "unwritable") and isinstance(cause, OSError):
        return explained(cause, Path(str(error.values["path"])))
    return error


def one_line(text: str) -> str:
    """A text without line breaks and other characters that move a cursor: file names and saves may hold any."""
    return "".join(letter if letter.isprintable() else " " for letter in text)


def read_record(path: Path) -> Record:
    """Read a record and check what a session needs; every fault is an ``Error``."""
    try:
        record = Record.load(path)
    except (ValueError, RecursionError) as error:  # a name no file can have; data nested without end
        raise FormatError("damaged-record") from error
    check_players(record)
    return record


def check_players(record: Record) -> None:
    """Refuse a record that does not name a player for every seat."""
    players = record.header["players"]
    named = all(isinstance(player, str) for player in players)
    if not named or len(players) not in (0, record.header["seats"]) or not isinstance(record.header["seed"], str):
        raise FormatError("damaged-record")


def write_record(record: Record, path: Path) -> None:
    """Write a record whole or not at all."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise explained(error, path.parent) from error
    record.save(path)


def check_target(path: Path) -> None:
    """Refuse at once, not after an hour of play, a place where nothing can be saved or something else lies."""
    if path.is_dir():
        raise FileError("file-directory", path=str(path))
    if path.exists():
        try:
            Record.load(path)
        except FormatError as error:
            if error.key in ("no-save", "damaged-record"):
                raise FileError("file-not-ours", path=str(path)) from error
    folder = path.parent
    if not folder.is_dir():
        raise FileError("file-no-directory" if folder.exists() else "file-missing", path=str(folder))
    if not os.access(folder, os.W_OK):
        raise FileError("file-permission", path=str(folder))


def check_folder(path: Path) -> None:
    """Make a directory for results, and refuse one in which nothing can be written."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise explained(error, path) from error
    if not os.access(path, os.W_OK):
        raise FileError("file-permission", path=str(path))


def data_folder() -> Path:
    """Where this system keeps what programs save for a user."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "undertow"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "undertow"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "undertow"


def default_save(game: str) -> Path:
    """A new file in the user's data directory, named with game and date."""
    return data_folder() / f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}.jsonl"
