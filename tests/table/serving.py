"""A real server on a real port of this machine, with a real database."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from alembic import command
from alembic.config import Config
from websockets.sync.client import ClientConnection, connect

from undertow.table import migrations
from undertow.table.app import create_app
from undertow.table.callers import Doors
from undertow.table.checking import Checker, answer
from undertow.table.database import engine_of
from undertow.table.guard import Limits
from undertow.table.lines import LineLimits
from undertow.table.lines import config as configured
from undertow.table.quota import Quotas

INSTALLED = "UNDERTOW_INSTALLED" in os.environ  # measure what is installed, not the sources
SOURCE = Path(__file__).parents[2] / "src"


def eventually(true: Callable[[], Any], seconds: float = 60) -> Any:
    """Wait until something holds."""
    end = time.monotonic() + seconds
    while not (found := true()):
        assert time.monotonic() < end, "never came to be"
        time.sleep(0.02)
    return found


class Player:
    """Somebody with a seat (or without one) at a table."""

    def __init__(self, server: Server, table: str, token: str | None = None) -> None:
        self.server, self.table, self.token = server, table, token
        self.headers = {"Authorization": f"Bearer {token}"} if token else {}

    def get(self, path: str = "", **query: Any) -> httpx.Response:
        return self.server.http.get(f"/api/tables/{self.table}{path}", headers=self.headers, params=query)

    def look(self, **query: Any) -> dict[str, Any]:
        answer = self.get("", **query)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, number: int, move: int) -> httpx.Response:
        return self.say({"number": number, "move": move})

    def post_all(self, number: int, moves: list[int], lang: str = "en") -> httpx.Response:
        return self.say({"number": number, "moves": moves}, lang)

    def say(self, body: Any, lang: str = "en") -> httpx.Response:
        path = f"/api/tables/{self.table}/moves"
        return self.server.http.post(path, headers=self.headers, json=body, params={"lang": lang})

    def live(self, lang: str = "en") -> Live:
        return Live(self.server, self.table, self.token, lang)

    def until_asked(self, seconds: float = 60) -> dict[str, Any]:
        """Wait until this seat is asked or the game is over."""
        end = time.monotonic() + seconds
        while True:
            frame = self.look()
            if frame["over"] or frame["seat"] is not None:
                return frame
            assert time.monotonic() < end, "never asked"
            time.sleep(0.01)


class Live:
    """A live connection."""

    def __init__(self, server: Server, table: str, token: str | None, lang: str) -> None:
        url = server.url.replace("http", "ws", 1) + f"/api/tables/{table}/live"
        self.socket: ClientConnection = connect(url, max_size=None, open_timeout=60).__enter__()
        self.say({"token": token, "lang": lang})

    def say(self, message: Any) -> None:
        self.socket.send(message if isinstance(message, str) else json.dumps(message))

    def hear(self, seconds: float = 15) -> dict[str, Any]:
        return json.loads(self.socket.recv(timeout=seconds))

    def hear_all(self, quiet: float = 0.25, first: float = 15) -> list[dict[str, Any]]:
        """Everything, until nothing has come for a while; the first may be long in coming on a busy machine."""
        found: list[dict[str, Any]] = []
        while True:
            try:
                found.append(self.hear(quiet if found else first))
            except TimeoutError:
                return found

    def hear_the_rest(self) -> list[dict[str, Any]]:
        """What still comes, if anything."""
        return self.hear_all(first=0.25)

    def __enter__(self) -> Live:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()


class Server:
    """A server that listens."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=30)

    def create(self, **wanted: Any) -> tuple[list[Player], dict[str, Any]]:
        answer = self.http.post("/api/tables", json={"game": "abyss", "seats": 3, **wanted})
        assert answer.status_code == 201, answer.text
        data = answer.json()
        return [Player(self, data["table"], seat["token"]) for seat in data["seats"]], data


class InThread(Server):
    """A server in this process, so that the test game is known to it."""

    def __init__(
        self, db: str, limits: Limits | None = None, lines: LineLimits | None = None, doors: Doors | None = None,
        quotas: Quotas | None = None,
    ) -> None:  # fmt: skip
        app = create_app(db, limits or Limits.none(), doors, quotas or Quotas.none())
        many = LineLimits(of_address=1 << 30, of_all=1 << 30)
        config = configured(app, lines or many, doors, port=0, timeout_graceful_shutdown=1)
        self.server = uvicorn.Server(config)
        self.house = app.state.house
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.run, daemon=True)
        self.thread.start()
        while not self.server.started:
            assert self.thread.is_alive(), "did not start"
            time.sleep(0.005)
        port = self.server.servers[0].sockets[0].getsockname()[1]
        super().__init__(f"http://127.0.0.1:{port}")

    def run(self) -> None:
        with asyncio.Runner(loop_factory=lambda: self.loop) as runner:
            runner.run(self.server.serve())

    def stop(self) -> None:
        self.http.close()
        self.server.should_exit = True
        self.thread.join(10)


class Process(Server):
    """A server as users start it."""

    def __init__(
        self, db: str, *more: str, port: int = 0, unlimited: bool = True, stderr: Any = subprocess.DEVNULL,
        source: Path = SOURCE,
    ) -> None:  # fmt: skip
        command = [sys.executable, "-m", "undertow", "serve", "--port", str(port), "--db", db, *more]
        command += ["--unlimited"] if unlimited else []
        env = {**os.environ, **({} if INSTALLED else {"PYTHONPATH": str(source)}), "UNDERTOW_LANG": "en"}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=stderr, text=True, env=env)
        assert self.process.stdout is not None
        url = self.process.stdout.readline().split()[-1]
        super().__init__(url.replace("localhost", "127.0.0.1"))
        end = time.monotonic() + 300
        while True:
            try:
                self.http.get("/healthz").raise_for_status()
                return
            except httpx.TransportError:
                if time.monotonic() > end or self.process.poll() is not None:
                    self.kill()
                    raise AssertionError("did not start") from None
                time.sleep(0.02)

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.http.close()

    def stop(self) -> None:
        if self.process.poll() is None:
            self.process.terminate()
            self.process.wait(15)
        self.http.close()


def made_older(db: str, version: str) -> None:
    """Bring a database back to what it was at an older version."""
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    with engine_of(db).begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, version)


@pytest.fixture
def db(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.sqlite3'}"


@pytest.fixture
def server(db: str) -> Iterator[InThread]:
    running = InThread(db)
    yield running
    running.stop()


@pytest.fixture
def start() -> Iterator[Callable[..., Any]]:
    running: list[Any] = []

    def begin(kind: Any, *args: Any, **more: Any) -> Any:
        running.append(kind(*args, **more))
        return running[-1]

    yield begin
    for each in running:
        each.stop()


@pytest.fixture
def checked_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Records are checked in this process: it knows the test game and the rules of the test, and it is quicker."""
    monkeypatch.setattr(Checker, "in_child", lambda _, asked: answer(asked))
