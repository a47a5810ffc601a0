"""Records that somebody brings, checked before anything is believed.

A record is accepted if it follows from the set-up: seed and moves. One that begins later (the rules have changed during
the game) is accepted only if this server gave it out, which its signature proves: nobody may lay out a table by hand.

It is replayed in a process of its own, with little time and memory, which is killed when the time is up. Text goes in
and comes out; this module is what that process runs, so it imports as little as it can.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import json
import logging
import os
import subprocess
import sys
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

from undertow import registry
from undertow.kernel.errors import Error, FormatError, RecordError
from undertow.kernel.game import Game
from undertow.kernel.record import Record, Recorder, start_of
from undertow.kernel.state import State
from undertow.names import names_in
from undertow.table.errors import Illegal, Unavailable

SECONDS = 10.0  # for one record, by the clock and of processor time
MEMORY = 512 << 20  # bytes of address space
COMMAND = [sys.executable, "-P", "-m", "undertow.table.checking"]  # -P: no module comes from the working directory
SPENT = 9  # how the process ends when its memory is used up
SIGNED = ("game", "rules", "seed", "start")  # of the header

log = logging.getLogger("undertow.table")


class Brought(NamedTuple):
    """What a record tells, found to be true."""

    game: str
    seats: int
    options: dict[str, Any]
    seed: str
    start: dict[str, Any] | None  # None: it begins with the set-up
    moves: list[tuple[int, int]]  # seat and move
    names: list[str]  # of the bots, by seat

    def begun(self) -> State:
        """The state before the first move."""
        game = registry.game(self.game)
        return game.new(self.seats, self.seed, self.options) if self.start is None else game.load(self.start)


class Checker:
    """Has records checked, one at a time."""

    def __init__(self) -> None:
        self.waiting = ThreadPoolExecutor(1, "undertow-check")  # its thread only waits for the process
        self.process: subprocess.Popen[str] | None = None

    async def check(self, record: str, key: bytes) -> Brought:
        """Check a record; an Error says what is wrong with it."""
        asked = json.dumps({"record": record, "key": key.hex()})
        told = json.loads(await asyncio.get_running_loop().run_in_executor(self.waiting, self.in_child, asked))
        if "error" in told:
            raise Error(told["error"], **told["values"])
        return Brought(**{**told, "moves": [(seat, move) for seat, move in told["moves"]]})

    def in_child(self, asked: str) -> str:
        """Ask a process of its own, and end it if it does not answer in time."""
        pipe = subprocess.PIPE
        with subprocess.Popen(COMMAND, stdin=pipe, stdout=pipe, stderr=pipe, text=True, encoding="utf-8") as process:
            self.process = process
            try:
                told, said = process.communicate(asked, SECONDS)
            except subprocess.TimeoutExpired as error:
                raise Illegal("record-slow") from error
            finally:
                process.kill()
        if process.returncode < 0 or process.returncode == SPENT:
            raise Illegal("record-slow")
        if process.returncode:
            log.error("record not checked", extra={"why": said[-2000:]})
            raise Unavailable("no-check")
        return told

    def close(self) -> None:
        """Let go, whatever is being checked."""
        if self.process is not None:
            self.process.kill()
        self.waiting.shutdown()


def signature(key: bytes, header: Mapping[str, Any]) -> str:
    """What proves that this server gave out a record that begins like this."""
    text = json.dumps([header[name] for name in SIGNED], sort_keys=True, separators=(",", ":"))
    return hmac.new(key, text.encode(), "sha256").hexdigest()


def is_ours(key: bytes, header: Mapping[str, Any]) -> bool:
    """Whether this server gave out a record that begins like this."""
    return hmac.compare_digest(str(header.get("signed")).encode(), signature(key, header).encode())


def checked(text: str, key: bytes) -> Brought:
    """Read, replay and check a record."""
    record = Record.parse(text)
    game = registry.game(record.game)
    header = record.header
    if not game.leads_here(header["rules"]) or len(record.lines) > game.longest + 1:
        raise RecordError("other-rules", found=str(header["rules"]), rules=game.rules_version)
    if header["windows"] != "ask":
        raise Illegal("record-skip")
    if "start" in header and not is_ours(key, header):
        raise Illegal("record-foreign")
    start = shown(game, header)
    moves = [(line["seat"], line["move"]) for line in Recorder.of(record).lines[1:]]
    names = names_in(header, start.seats)
    return Brought(record.game, start.seats, dict(start.options), record.seed, header.get("start"), moves, names)


def shown(game: Game, header: Mapping[str, Any]) -> State:
    """The state at which a record begins, which can be shown to everybody."""
    start = start_of(game, header)
    if start is None:
        start = game.new(header["seats"], str(header["seed"]), header["options"])
    try:
        for viewer in (None, *range(start.seats)):
            start.view(viewer)
            start.log(viewer)
    except Exception as error:
        raise FormatError("damaged-record") from error
    return start


def answer(asked: str) -> str:
    """What the process says: what the record tells, or what is wrong with it."""
    data = json.loads(asked)
    try:
        return json.dumps(checked(data["record"], bytes.fromhex(data["key"]))._asdict())
    except Error as error:
        return json.dumps({"error": error.key, "values": {name: plain(value) for name, value in error.values.items()}})
    except (ValueError, TypeError, LookupError, ArithmeticError, AttributeError, RecursionError):  # no such game can be
        return json.dumps({"error": "damaged-record", "values": {}})


def plain(value: object) -> object:
    """A value of an error as it can be sent on."""
    return value if isinstance(value, (int, str)) else str(value)


def limit() -> None:
    """Take little time and memory, where the system knows such limits; everybody else goes first."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        resource.setrlimit(resource.RLIMIT_CPU, (int(SECONDS), int(SECONDS) + 1))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        os.nice(5)


if __name__ == "__main__":
    limit()
    try:
        sys.stdout.write(answer(sys.stdin.read()))
    except MemoryError:
        sys.exit(SPENT)
