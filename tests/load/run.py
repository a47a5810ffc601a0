"""Load: many tables with bots, one person each who acts every so often; how long from action to view?

``make load`` plays 200 tables with 400 open sockets for five minutes. Prints JSON; ``--check`` fails above the limits.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import resource
import sys
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect

sys.path.insert(0, str(Path(__file__).parents[1] / "table"))
from serving import Process

P95_MS = 150.0
TABLE_MB = 5.0


class Person:
    """Somebody at a table of their own, acting every ``every`` seconds; a second socket watches."""

    def __init__(self, url: str, seed: int, every: float) -> None:
        self.url = url
        self.seed = seed
        self.every = every
        self.luck = random.Random(seed)
        self.waits: list[float] = []
        self.acted = 0
        self.problems: list[str] = []

    async def sit(self, http: httpx.AsyncClient) -> None:
        """Open a table."""
        answer = await http.post("/api/tables", json={"game": "abyss", "seats": 3, "seed": self.seed})
        data = answer.json()
        self.table, self.token = data["table"], data["seats"][0]["token"]

    async def play(self, http: httpx.AsyncClient, until: float) -> None:
        """Act until the time is up; a new table when the game is over."""
        await asyncio.sleep(self.luck.random() * self.every)
        while time.monotonic() < until:
            live = self.url.replace("http", "ws", 1) + f"/api/tables/{self.table}/live"
            async with connect(live, max_size=None) as own, connect(live, max_size=None) as watching:
                await own.send(json.dumps({"token": self.token, "lang": "de"}))
                await watching.send(json.dumps({"token": None, "lang": "pl"}))
                watcher = asyncio.create_task(drain(watching))
                frame = json.loads(await own.recv())
                while time.monotonic() < until and not frame["over"]:
                    frame = await self.act(own, frame)
                watcher.cancel()
            if time.monotonic() < until:
                self.seed += 100_000
                await self.sit(http)

    async def act(self, socket: Any, frame: dict[str, Any]) -> dict[str, Any]:
        """Give an answer and wait for the view after it; then for one's next question."""
        if frame["seat"] is None:
            return await self.next_frame(socket, frame)
        move = self.luck.choice(frame["decision"]["moves"])["move"]
        begun = time.perf_counter()
        await socket.send(json.dumps({"number": frame["number"], "move": move}))
        number = frame["number"]
        while frame["number"] == number:
            frame = await self.next_frame(socket, frame)
        self.waits.append(time.perf_counter() - begun)
        self.acted += 1
        rest = self.every - (time.perf_counter() - begun)
        end = time.monotonic() + max(rest, 0)
        while time.monotonic() < end:
            try:
                frame = await asyncio.wait_for(self.next_frame(socket, frame), end - time.monotonic())
            except TimeoutError:
                break
        return frame

    async def next_frame(self, socket: Any, frame: dict[str, Any]) -> dict[str, Any]:
        """The next frame; acks are passed over, errors noted."""
        while True:
            said = json.loads(await socket.recv())
            if said["type"] == "state":
                return said
            if said["type"] == "error":
                self.problems.append(said["message"])


async def drain(socket: Any) -> None:
    """Read and forget."""
    while True:
        await socket.recv()


async def run(url: str, tables: int, every: float, seconds: float) -> list[Person]:
    """Everybody plays."""
    people = [Person(url, seed, every) for seed in range(tables)]
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        for person in people:
            await person.sit(http)
        until = time.monotonic() + seconds
        await asyncio.gather(*[person.play(http, until) for person in people])
    return people


def memory_mb(pid: int) -> float:
    """What a process holds."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def main() -> int:
    """Start a server, load it, report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--every", type=float, default=2.0, help="seconds between two actions of a person")
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--db", default="")
    parser.add_argument("--check", action="store_true")
    args = parser.parse_args()
    place = Path("load.sqlite3").resolve()
    server = Process(args.db or f"sqlite:///{place}")
    try:
        before = memory_mb(server.process.pid)
        ticks = os.times()
        people = asyncio.run(run(server.url, args.tables, args.every, args.seconds))
        after = memory_mb(server.process.pid)
        used = cpu_seconds(server.process.pid)
    finally:
        server.stop()
        for path in place.parent.glob("load.sqlite3*"):
            path.unlink()
    waits = sorted(wait for person in people for wait in person.waits)
    own = resource.getrusage(resource.RUSAGE_SELF)
    moves = sum(person.acted for person in people)
    data = {
        "tables": args.tables, "sockets": 2 * args.tables, "seconds": args.seconds, "moves": moves,
        "moves_per_second": round(moves / args.seconds, 1),
        "p50_ms": round(waits[len(waits) // 2] * 1000, 1), "p95_ms": round(waits[int(len(waits) * 0.95)] * 1000, 1),
        "max_ms": round(waits[-1] * 1000, 1), "mb_per_table": round((after - before) / args.tables, 2),
        "server_cpu_seconds": round(used, 1), "server_cpu_ms_per_move": round(used / max(moves, 1) * 1000, 2),
        "generator_cpu_seconds": round(own.ru_utime + own.ru_stime, 1),
        "problems": sum(len(person.problems) for person in people), "wall": round(os.times().elapsed - ticks.elapsed, 1),
    }  # fmt: skip
    print(json.dumps(data, indent=1))
    missed = data["p95_ms"] > P95_MS or data["mb_per_table"] > TABLE_MB or data["problems"]
    return 1 if args.check and missed else 0


def cpu_seconds(pid: int) -> float:
    """Processor time of a process so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


if __name__ == "__main__":
    sys.exit(main())
