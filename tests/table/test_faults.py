"""Faults of ours are counted, answered and noted; what a client does is none; whoever runs the server can see trouble."""

from __future__ import annotations

import contextlib
import json
import logging
import socket
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from serving import InThread, Player, Process, eventually
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from undertow.table import metrics
from undertow.table.guard import HEADERS
from undertow.table.house import House
from undertow.table.sharing import Shared
from undertow.table.trouble import OnceAMinute, number_of


def figure(server: Any, name: str) -> float:
    """A figure for Prometheus, by its whole name."""
    lines = server.http.get("/metrics").text.splitlines()
    return sum(float(line.rpartition(" ")[2]) for line in lines if line.rpartition(" ")[0] == name)


def live_url(server: Any, table: str) -> str:
    return server.url.replace("http", "ws", 1) + f"/api/tables/{table}/live"


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server in which looking for a table raises what nobody foresaw."""

    async def fails(self: House, table: str) -> Any:
        raise ZeroDivisionError("a secret of ours")

    monkeypatch.setattr(House, "room", fails)


# -- faults of ours ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "words"), [("en", "on our side"), ("de", "Bei uns"), ("pl", "po naszej stronie")])
def test_a_fault_is_answered_with_headers_and_counted(
    server: InThread, broken: None, caplog: Any, lang: str, words: str
) -> None:
    before = [
        figure(server, 'undertow_requests_total{method="GET",status="500"}'),
        figure(server, 'undertow_faults_total{where="http"}'),
    ]
    answer = server.http.get("/api/tables/abcdefghjk", params={"lang": lang})
    assert answer.status_code == 500 and words in answer.json()["message"]
    assert {name.decode() for name, _ in HEADERS} <= set(answer.headers) and "secret" not in answer.text
    assert figure(server, 'undertow_requests_total{method="GET",status="500"}') == before[0] + 1
    assert figure(server, 'undertow_faults_total{where="http"}') == before[1] + 1
    (noted,) = [record for record in caplog.records if record.getMessage() == "fault"]
    assert noted.exc_info and noted.fault in answer.json()["message"], "the number leads to the trace"


def test_a_fault_on_a_live_connection_closes_it_with_1011(server: InThread, broken: None) -> None:
    before = figure(server, 'undertow_faults_total{where="live"}')
    with connect(live_url(server, "abcdefghjk")) as line, pytest.raises(ConnectionClosed) as closed:
        line.send('{"token": null}')
        line.recv(timeout=60)
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1011
    assert figure(server, 'undertow_faults_total{where="live"}') == before + 1


def test_what_is_refused_before_the_application_is_counted_too(server: InThread) -> None:
    name = 'undertow_requests_total{method="GET",status="421"}'
    before = figure(server, name)
    assert server.http.get("/", headers={"Host": "elsewhere.example"}).status_code == 421
    assert figure(server, name) == before + 1


# -- ready or not ------------------------------------------------------------------------------------------------------


def test_a_server_is_alive_without_its_database_and_ready_only_with_it(server: InThread, db: str) -> None:
    assert server.http.get("/readyz").json() == {"status": "ok"}
    server.house.store.engine.dispose()
    other = sqlite3.connect(db.removeprefix("sqlite:///"), isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")  # as a full disk would, it lets nobody write
    try:
        refused = server.http.get("/readyz")
        assert refused.status_code == 503 and "takes no row" in refused.json()["message"]
        assert server.http.get("/healthz").status_code == 200
    finally:
        other.execute("ROLLBACK")
        other.close()
    eventually(lambda: server.http.get("/readyz").status_code == 200)


async def test_what_many_ask_for_is_done_once_and_begun_after_they_asked() -> None:
    import asyncio

    done: list[int] = []

    async def work() -> int:
        done.append(len(done))
        return done[-1]

    shared = Shared(work, 0.05)
    assert await asyncio.gather(*(shared.ask() for _ in range(50))) == [0] * 50
    assert await asyncio.gather(*(shared.ask() for _ in range(50))) == [1] * 50, "never an answer from before one asked"


def test_figures_of_the_database_and_the_tables(server: InThread) -> None:
    before = [figure(server, name) for name in ("undertow_commit_seconds_count", "undertow_writes_refused_total")]
    (player,), _ = server.create(seed=1)
    server.create(game="unfathomable", seats=3)
    assert figure(server, 'undertow_tables_in_memory{game="abyss"}') == 1
    assert figure(server, 'undertow_tables_in_memory{game="unfathomable"}') == 1
    assert figure(server, "undertow_commit_seconds_count") > before[0]
    assert "undertow_writes_waiting 0.0" in server.http.get("/metrics").text
    asked = player.until_asked()
    server.house.store.engine = Refusing(server.house.store.engine)
    answer = player.post(asked["number"], asked["decision"]["moves"][0]["move"])
    assert answer.status_code == 503
    assert figure(server, "undertow_writes_refused_total") == before[1] + 1


class Refusing:
    """An engine that says what a database might say."""

    words = (
        'connection to server at "db.internal.example" (10.9.8.7), port 5432 failed: user "undertow", /srv/x.sqlite3'
    )

    def __init__(self, engine: Any) -> None:
        self.engine = engine

    def __getattr__(self, name: str) -> Any:
        if name in ("begin", "connect"):
            raise OSError(self.words)
        return getattr(self.engine, name)


# -- whose words -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "de", "pl"])
def test_the_database_s_own_words_stay_in_the_log(server: InThread, caplog: Any, lang: str) -> None:
    (player,), _ = server.create(seed=1)
    asked = player.until_asked()
    body = {"number": asked["number"], "move": asked["decision"]["moves"][0]["move"]}
    url = f"/api/tables/{player.table}"
    whole, server.house.store.engine = server.house.store.engine, Refusing(server.house.store.engine)
    caplog.clear()
    answers = [
        server.http.post(f"{url}/moves", headers=player.headers, json=body, params={"lang": lang}),
        server.http.post("/api/tables", json={"game": "abyss"}, params={"lang": lang}),
        server.http.get("/api/tables/abcdefghjk", params={"lang": lang}),
        server.http.get("/readyz", params={"lang": lang}),
    ]
    server.house.store.engine = whole
    for answer in answers:
        message = answer.json()["message"]
        assert answer.status_code == 503
        assert not [word for word in ("db.internal", "10.9", "5432", "undertow", "srv", "sqlite") if word in message]
    noted = {record.fault: record.why for record in caplog.records if record.getMessage() == "database refuses"}
    assert set(noted.values()) == {Refusing.words}
    assert all(any(number in answer.json()["message"] for number in noted) for answer in answers)


def test_a_number_stands_for_a_reason_and_tells_nothing_of_it() -> None:
    assert number_of("one") == number_of("one") != number_of("two") and len(number_of("one")) == 6


# -- what a client does ------------------------------------------------------------------------------------------------


def test_who_hangs_up_before_saying_anything_writes_no_line(start: Any, db: str, tmp_path: Path) -> None:
    with (tmp_path / "stderr").open("w+") as stderr:
        server = start(Process, db, stderr=stderr)
        (player,), _ = server.create(seed=1)
        for number in range(50):
            line = connect(live_url(server, player.table)).__enter__()
            if number % 2:
                line.send(json.dumps({"token": "x" * 32}))  # refused, and not heard
            with contextlib.suppress(Exception):  # the server may have been quicker
                line.socket.shutdown(socket.SHUT_RDWR)
            with contextlib.suppress(Exception):
                line.close()
        assert player.look()["you"] == 0
        server.stop()
        stderr.seek(0)
        lines = [json.loads(line) for line in stderr.read().splitlines() if line.startswith("{")]
    assert lines and not [line for line in lines if line["level"] not in ("info", "debug")], lines


def test_what_no_client_should_say_writes_one_line_a_kind_and_no_trace(start: Any, db: str, tmp_path: Path) -> None:
    with (tmp_path / "stderr").open("w+") as stderr:
        server = start(Process, db, stderr=stderr)
        (player,), _ = server.create(seed=1)
        port = int(server.url.rsplit(":", 1)[1])
        for _ in range(20):
            with socket.create_connection(("127.0.0.1", port)) as line:
                line.sendall(b"what\r\n\r\n")
                line.recv(100)
            with connect(live_url(server, player.table)) as live, contextlib.suppress(ConnectionClosed):
                live.protocol.send_text(b"\xff\xfe")  # no text in any encoding of ours
                live.socket.sendall(b"".join(live.protocol.data_to_send()))
                live.recv(timeout=60)
        server.stop()
        stderr.seek(0)
        written = stderr.read()
    lines = [json.loads(line) for line in written.splitlines() if line.startswith("{")]
    loud = [line for line in lines if line["level"] not in ("info", "debug")]
    assert "Traceback" not in written and len(loud) == len({line["message"] for line in loud}) <= 3, loud


def test_a_hundred_refusals_end_a_live_connection(server: InThread) -> None:
    (player,), _ = server.create(seed=1)
    statuses: list[int] = []
    with player.live() as live, pytest.raises(ConnectionClosed) as closed:
        live.hear_all()
        for _ in range(150):
            live.say("?")
        while True:
            heard = live.hear(60)
            statuses += [heard["status"]] if heard["type"] == "error" else []
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1008
    assert len(statuses) <= 101, "eighty do not end it: test_security"
    assert Player(server, player.table, player.token).look()["you"] == 0


def test_one_line_of_a_kind_each_minute_says_how_many_were_left_out() -> None:
    now = [0.0]
    once = OnceAMinute(lambda: now[0])

    def written(message: str, level: int = logging.WARNING, **more: Any) -> logging.LogRecord | None:
        record = logging.makeLogRecord({"name": "undertow.table", "msg": message, "levelno": level, **more})
        return record if once.filter(record) else None

    assert [bool(written("full")) for _ in range(4)] == [True, False, False, False]
    assert written("other") and written("full", fault="a") and not written("full", fault="a")
    assert all(written("opened", logging.INFO) for _ in range(9))
    now[0] += 61
    again = written("full")
    assert again is not None and again.repeated == 3
    for number in range(2000):
        written(str(number))
    assert len(once.kinds) <= 501


def test_the_registry_of_figures_names_no_table(server: InThread) -> None:
    (player,), _ = server.create(seed=1)
    assert player.table not in server.http.get("/metrics").text and metrics.REGISTRY is not None
