"""Load: many tables with bots, one person each who acts every so often; how long from action to view?

``make load`` plays 200 tables with 400 open sockets for five minutes. ``--db postgres`` starts a PostgreSQL for it, on
which ``--workers 2`` lets two processes serve; ``--compare-workers`` compares their processor time a move with that of
one. At the end all moves in the database are compared with those that were acknowledged. Prints JSON; ``--check`` fails
above the limits.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import resource
import sqlite3
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect

sys.path.insert(0, str(Path(__file__).parents[1] / "table"))
from postgres import Postgres, tools
from serving import Process

SLICE = 2.0  # seconds
STOLEN = 0.03  # of all processor time: from here on a slice counts as disturbed by other guests of the host
QUIET_SLICES = 20  # that are needed to judge by them
P95_MS = 150.0
TABLE_MB = 5.0
WORKERS_RATIO = 1.25  # processor time a move of several workers against one
STUCK = 30.0  # seconds without the next question
MOVES = 'SELECT "table", number, move FROM moves WHERE seat = 0 ORDER BY "table", seq'

Said = list[tuple[int, int]]  # (number, move)


class Person:
    """Somebody at a table of their own, acting every ``every`` seconds; a second socket watches."""

    def __init__(self, url: str, seed: int, every: float) -> None:
        self.url = url
        self.seed = seed
        self.every = every
        self.luck = random.Random(seed)
        self.waits: list[float] = []
        self.ends: list[float] = []  # when each of them was over
        self.problems: list[str] = []
        self.said: dict[str, Said] = {}
        self.acknowledged: dict[str, Said] = {}

    @property
    def acted(self) -> int:
        """How many answers were given and seen to count."""
        return len(self.waits)

    async def sit(self, http: httpx.AsyncClient) -> None:
        """Open a table."""
        answer = await http.post("/api/tables", json={"game": "abyss", "seats": 3, "seed": self.seed})
        data = answer.json()
        self.table, self.token = data["table"], data["seats"][0]["token"]
        self.said[self.table], self.acknowledged[self.table] = [], []

    async def play(self, http: httpx.AsyncClient, until: float) -> None:
        """Act until the time is up; a new table when the game is over."""
        await asyncio.sleep(self.luck.random() * self.every)
        while time.monotonic() < until:
            try:
                await self.play_a_game(until)
            except TimeoutError:
                self.problems.append(f"table {self.table} is stuck")
                return
            if time.monotonic() < until:
                self.seed += 100_000
                await self.sit(http)

    async def play_a_game(self, until: float) -> None:
        """Act at one table until its game is over."""
        live = self.url.replace("http", "ws", 1) + f"/api/tables/{self.table}/live"
        async with connect(live, max_size=None) as own, connect(live, max_size=None) as watching:
            await own.send(json.dumps({"token": self.token, "lang": "de"}))
            await watching.send(json.dumps({"token": None, "lang": "pl"}))
            watcher = asyncio.create_task(drain(watching))
            frame = await self.next_frame(own)
            while time.monotonic() < until and not frame["over"]:
                frame = await self.act(own, frame)
            await self.be_acknowledged(own)
            watcher.cancel()

    async def act(self, socket: Any, frame: dict[str, Any]) -> dict[str, Any]:
        """Give an answer and wait for the view after it; then for one's next question."""
        if frame["seat"] is None:
            return await self.next_frame(socket)
        move = self.luck.choice(frame["decision"]["moves"])["move"]
        begun = time.perf_counter()
        number = frame["number"]
        self.said[self.table].append((number, move))
        await socket.send(json.dumps({"number": number, "move": move}))
        while frame["number"] == number:
            frame = await self.next_frame(socket)
        self.waits.append(time.perf_counter() - begun)
        self.ends.append(time.monotonic())
        rest = self.every - (time.perf_counter() - begun)
        end = time.monotonic() + max(rest, 0)
        while (left := end - time.monotonic()) > 0:
            with suppress(TimeoutError):
                frame = await self.next_frame(socket, left)
        return frame

    async def next_frame(self, socket: Any, seconds: float = STUCK) -> dict[str, Any]:
        """The next frame."""
        async with asyncio.timeout(seconds):
            while True:
                said = await self.hear(socket)
                if said["type"] == "state":
                    return said

    async def be_acknowledged(self, socket: Any) -> None:
        """Wait until nothing that was said is unanswered."""
        async with asyncio.timeout(STUCK):
            while len(self.acknowledged[self.table]) < len(self.said[self.table]):
                await self.hear(socket)

    async def hear(self, socket: Any) -> dict[str, Any]:
        """The next message; acknowledgements and errors are noted."""
        said: dict[str, Any] = json.loads(await socket.recv())
        if said["type"] == "ack":
            self.acknowledged[self.table].append((said["number"], said["move"]))
        if said["type"] == "error":
            self.problems.append(said["message"])
        return said


async def drain(socket: Any) -> None:
    """Read and forget."""
    while True:
        await socket.recv()


async def run(
    url: str, tables: int, every: float, warm: float, seconds: float, begin: Callable[[], None]
) -> list[Person]:
    """Everybody plays; what happens in the first ``warm`` seconds, until ``begin`` is called, does not count."""
    people = [Person(url, seed, every) for seed in range(tables)]
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        for person in people:
            await person.sit(http)
        until = time.monotonic() + warm + seconds
        playing = asyncio.gather(*[person.play(http, until) for person in people])
        await asyncio.sleep(warm)
        for person in people:
            person.waits.clear()
            person.ends.clear()
        begin()
        await playing
    return people


def wrong_tables(people: list[Person], rows: list[tuple[str, int, int]]) -> list[str]:
    """The tables whose moves in the database are not those that were acknowledged, each once and in this order."""
    kept: dict[str, Said] = {}
    for table, number, move in rows:
        kept.setdefault(table, []).append((number, move))
    tables = [(table, said) for person in people for table, said in person.acknowledged.items()]
    return [table for table, said in tables if kept.get(table, []) != said]


# -- what processes use ------------------------------------------------------------------------------------------------


def family(pid: int) -> list[int]:
    """A process and all that descend from it."""
    children: dict[int, list[int]] = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            children.setdefault(int(stat_of(path)[1]), []).append(int(path.parent.name))
    found = [pid]
    for each in found:
        found += children.get(each, [])
    return found


def stat_of(path: Path) -> list[str]:
    """The fields of a process after its name: state, parent, …"""
    return path.read_text().rsplit(")", 1)[1].split()


def cpu_seconds(pid: int) -> float:
    """Processor time of a process and its descendants so far, those that have ended included."""
    ticks = 0
    for each in family(pid):
        with suppress(OSError):
            ticks += sum(map(int, stat_of(Path(f"/proc/{each}/stat"))[11:15]))
    return ticks / os.sysconf("SC_CLK_TCK")


def own_cpu_seconds() -> float:
    """Processor time of this program, which makes the load."""
    own = resource.getrusage(resource.RUSAGE_SELF)
    return own.ru_utime + own.ru_stime


def memory_mb(pid: int) -> float:
    """What a process and its descendants hold."""
    pages = 0
    for each in family(pid):
        with suppress(OSError):
            pages += int(Path(f"/proc/{each}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def wait_until_idle(pid: int) -> None:
    """Wait until a server, with all its workers, has started."""
    used, end = -1.0, time.monotonic() + 30
    while cpu_seconds(pid) - used > 0.03 and time.monotonic() < end:
        used = cpu_seconds(pid)
        time.sleep(0.5)


# -- databases ---------------------------------------------------------------------------------------------------------


class File:
    """SQLite in a folder that is removed in the end."""

    def __init__(self) -> None:
        self.folder = tempfile.TemporaryDirectory(prefix="undertow-load-", dir=".")
        self.number = 0

    def new(self) -> tuple[str, Callable[[], list[Any]]]:
        """A new database, and how to read its moves."""
        self.number += 1
        file = Path(self.folder.name).resolve() / f"load-{self.number}.sqlite3"
        return f"sqlite:///{file}", lambda: sqlite3.connect(file).execute(MOVES).fetchall()

    def cpu(self) -> float:
        """Its processor time is the server's."""
        return 0.0

    def remove(self) -> None:
        """Leave nothing behind."""
        self.folder.cleanup()


class Shared:
    """A PostgreSQL of our own."""

    def __init__(self) -> None:
        found = tools()
        if found is None:
            sys.exit("no PostgreSQL here: neither /usr/lib/postgresql/*/bin nor the PATH has initdb")
        self.postgres = Postgres(found)
        self.number = 0

    def new(self) -> tuple[str, Callable[[], list[Any]]]:
        """A new database, and how to read its moves."""
        self.number += 1
        name = f"load_{self.number}"
        self.postgres.ask(f"CREATE DATABASE {name}")
        return self.postgres.url(name), lambda: self.postgres.ask(MOVES, name)

    def cpu(self) -> float:
        """Processor time of the database itself."""
        return cpu_seconds(int((self.postgres.data / "postmaster.pid").read_text().split()[0]))

    def remove(self) -> None:
        """Leave nothing behind."""
        self.postgres.remove()


class Given:
    """A database by its URL; its moves are read by nobody."""

    def __init__(self, url: str) -> None:
        self.url = url

    def new(self) -> tuple[str, None]:
        """Always the same."""
        return self.url, None

    def cpu(self) -> float:
        """Unknown."""
        return 0.0

    def remove(self) -> None:
        """It is not ours."""


Database = File | Shared | Given


# -- measuring ---------------------------------------------------------------------------------------------------------


class Neighbours:
    """What the machine's other guests take from ours: the share of each slice of time that was stolen."""

    def __init__(self) -> None:
        self.slices: list[tuple[float, float, float]] = []  # from, to, share of all processors
        self.over = threading.Event()
        self.thread = threading.Thread(target=self.watch, daemon=True)
        self.thread.start()

    def watch(self) -> None:
        """Look every few seconds."""
        before, since = stolen_seconds(), time.monotonic()
        while not self.over.wait(SLICE):
            after, now = stolen_seconds(), time.monotonic()
            self.slices.append((since, now, (after - before) / (now - since) / (os.cpu_count() or 1)))
            before, since = after, now

    def end(self) -> None:
        """Look no more."""
        self.over.set()
        self.thread.join()


def stolen_seconds() -> float:
    """Processor time that the host gave to others although ours wanted it; 0 where nobody says."""
    try:
        fields = Path("/proc/stat").read_text().splitlines()[0].split()
    except OSError:
        return 0.0
    return int(fields[8]) / os.sysconf("SC_CLK_TCK")


def p95_ms(waits: list[float]) -> float:
    """The wait that 95 of 100 stay below."""
    return round(sorted(waits)[int(len(waits) * 0.95)] * 1000, 1) if waits else 0.0


def undisturbed(people: list[Person], slices: list[tuple[float, float, float]]) -> dict[str, Any]:
    """The waits in those slices of time in which the host took next to nothing away."""
    quiet = [(since, until) for since, until, share in slices if share < STOLEN]
    ends = [(end, wait) for person in people for end, wait in zip(person.ends, person.waits, strict=True)]
    waits = [wait for end, wait in ends if any(since <= end < until for since, until in quiet)]
    return {
        "stolen_share": round(sum(share for _, _, share in slices) / max(len(slices), 1), 3),
        "quiet_slices": len(quiet), "slices": len(slices), "quiet_moves": len(waits), "quiet_p95_ms": p95_ms(waits),
    }  # fmt: skip


def measure(args: argparse.Namespace, database: Database, workers: int, seconds: float) -> dict[str, Any]:
    """Start a server, load it, say what it took."""
    url, moves_of = database.new()
    server = Process(url, *(["--workers", str(workers)] if workers > 1 else []))
    pid = server.process.pid
    begun = [0.0] * 4

    def now() -> list[float]:
        return [time.monotonic(), cpu_seconds(pid), own_cpu_seconds(), database.cpu()]

    def begin() -> None:
        begun[:] = now()

    neighbours = Neighbours()
    try:
        wait_until_idle(pid)
        memory = memory_mb(pid)
        people = asyncio.run(run(server.url, args.tables, args.every, args.warm, seconds, begin))
        wall, used, own, theirs = [after - before for before, after in zip(begun, now(), strict=True)]
        memory = memory_mb(pid) - memory
    finally:
        neighbours.end()
        server.stop()
    waits = sorted(wait for person in people for wait in person.waits) or [0.0]
    moves = sum(person.acted for person in people)
    data = {
        "workers": workers, "tables": args.tables, "sockets": 2 * args.tables, "seconds": seconds, "moves": moves,
        "moves_per_second": round(moves / seconds, 1),
        "p50_ms": round(waits[len(waits) // 2] * 1000, 1), "p95_ms": p95_ms(waits),
        "max_ms": round(waits[-1] * 1000, 1), "mb_per_table": round(memory / args.tables, 2),
        "server_cpu_seconds": round(used, 1), "server_cpu_ms_per_move": round(used / max(moves, 1) * 1000, 2),
        "database_cpu_seconds": round(theirs, 1),
        "generator_cpu_seconds": round(own, 1),
        "generator_share_of_one_processor": round(own / wall, 3),
        "acknowledged": sum(len(said) for person in people for said in person.acknowledged.values()),
        "wrong_tables": wrong_tables(people, moves_of()) if moves_of is not None else [],
        "problems": sum(len(person.problems) for person in people),
        "first_problems": [problem for person in people for problem in person.problems][:3],
        "wall": round(wall, 1), **undisturbed(people, neighbours.slices),
    }  # fmt: skip
    return data


def compare(args: argparse.Namespace, database: Database) -> dict[str, Any]:
    """One worker and several, in turn: one, several, several, one; each half the time twice."""
    workers = max(args.workers, 2)
    runs = [measure(args, database, number, args.seconds / 2) for number in (1, workers, workers, 1)]
    each = {}
    for number in (1, workers):
        own = [run for run in runs if run["workers"] == number]
        each[number] = sum(run["server_cpu_seconds"] for run in own) / max(sum(run["moves"] for run in own), 1) * 1000
    return {
        "runs": runs, "workers": workers, "cpu_ms_per_move_of_one": round(each[1], 2),
        "cpu_ms_per_move": round(each[workers], 2), "ratio": round(each[workers] / each[1], 3),
        "problems": sum(run["problems"] for run in runs),
        "wrong_tables": [table for run in runs for table in run["wrong_tables"]],
    }  # fmt: skip


def misses(data: dict[str, Any]) -> list[str]:
    """What is above its limit. Where the host takes processor time away, the slices in which it does not count."""
    if data.get("stolen_share", 0) >= STOLEN and data["quiet_slices"] >= QUIET_SLICES:
        data = {**data, "p95_ms": data["quiet_p95_ms"]}
    limits = {"p95_ms": P95_MS, "mb_per_table": TABLE_MB, "problems": 0, "ratio": WORKERS_RATIO}
    return [key for key, most in limits.items() if data.get(key, 0) > most] + ["wrong_tables"] * bool(
        data["wrong_tables"]
    )


def main() -> int:
    """Load a server, report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--every", type=float, default=2.0, help="seconds between two actions of a person")
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--warm", type=float, default=None, help="seconds before that do not count (0; comparing: 10)")
    parser.add_argument("--db", default="", help='"postgres": one is started for it; else a URL; nothing: SQLite')
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--compare-workers", action="store_true", help="two workers, or as many as said, against one")
    parser.add_argument("--check", action="store_true")
    args = parser.parse_args()
    if args.compare_workers and not args.db:
        args.db = "postgres"
    if args.warm is None:
        args.warm = 10.0 if args.compare_workers else 0.0
    database: Database = Shared() if args.db == "postgres" else Given(args.db) if args.db else File()
    try:
        data = compare(args, database) if args.compare_workers else measure(args, database, args.workers, args.seconds)
    finally:
        database.remove()
    print(json.dumps(data, indent=1))
    missed = misses(data)
    if missed:
        print("missed:", ", ".join(missed))
    return 1 if args.check and missed else 0


if __name__ == "__main__":
    sys.exit(main())
