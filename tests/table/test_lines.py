"""Lines on which nothing is asked, or something without end: what stands before the first request."""

from __future__ import annotations

import contextlib
import socket
import time
from collections.abc import Iterator
from typing import Any

import pytest
from serving import InThread, Process, eventually
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from undertow.table.callers import Doors
from undertow.table.lines import LineLimits, Lines

HEAD = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n"
POST = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n"
SOON = LineLimits(head_seconds=0.3, body_seconds=0.3)
LATE = LineLimits(head_seconds=600, body_seconds=600)


@contextlib.contextmanager
def line(server: Any) -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", int(server.url.rsplit(":", 1)[1])), 60) as opened:
        yield opened


def heard(opened: socket.socket) -> bytes:
    """Everything until the server hangs up; who waits a minute for that waits in vain."""
    found = b""
    with contextlib.suppress(ConnectionResetError):
        while part := opened.recv(1 << 16):
            found += part
    return found


@pytest.mark.parametrize(
    ("said", "answer"),
    [
        (b"", b""),
        (b"\r\n", b"HTTP/1.1 408"),
        (HEAD, b"HTTP/1.1 408"),
        (HEAD + b"X-Long: ", b"HTTP/1.1 408"),
        (POST, b"HTTP/1.1 408"),
        (POST + b'{"game":', b"HTTP/1.1 408"),
    ],
)
def test_who_says_nothing_or_half_of_it_is_not_waited_for(start: Any, db: str, said: bytes, answer: bytes) -> None:
    server = start(InThread, db, lines=SOON)
    with line(server) as opened:
        opened.sendall(said)
        assert heard(opened)[:12] == answer
    assert server.http.get("/healthz").status_code == 200


@pytest.mark.parametrize("after", [b"\r\n", HEAD, b"G"])
def test_a_line_that_was_used_once_is_not_waited_for_either(start: Any, db: str, after: bytes) -> None:
    server = start(InThread, db, lines=SOON)
    with line(server) as opened:
        opened.sendall(HEAD + b"\r\n")
        assert opened.recv(1 << 16).startswith(b"HTTP/1.1 200")
        opened.sendall(after)
        assert b"HTTP/1.1 408" in heard(opened)


def test_a_byte_now_and_then_gains_no_time(start: Any, db: str) -> None:
    server = start(InThread, db, lines=LineLimits(head_seconds=0.5, body_seconds=0.5))
    for head in (HEAD + b"X-Slow: ", POST):
        with line(server) as opened, contextlib.suppress(ConnectionError):
            opened.sendall(head)
            for _ in range(600):  # a minute, if nobody ends it
                opened.sendall(b"a")
                time.sleep(0.1)
            pytest.fail("the line was still open after a minute")


@pytest.mark.parametrize(
    "headers",
    [b"X-Long: " + b"a" * (1 << 20), b"X-Many: a\r\n" * 100_000, b"X-Just: " + b"a" * (32 * 1024)],
    ids=["one line", "many lines", "a little"],
)
def test_headers_have_an_end(start: Any, db: str, headers: bytes) -> None:
    server = start(InThread, db, lines=LATE)
    with line(server) as opened:
        with contextlib.suppress(ConnectionError):  # it does not read to the end
            opened.sendall(HEAD + headers + b"\r\n\r\n")
        assert heard(opened)[:12] in (b"HTTP/1.1 431", b"")
    with line(server) as opened:
        opened.sendall(HEAD + b"X-Long: " + b"a" * 30_000 + b"\r\nConnection: close\r\n\r\n")
        assert heard(opened).startswith(b"HTTP/1.1 200")
    with line(server) as opened:
        opened.sendall(b"GET /" + b"a" * 100_000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert heard(opened)[:12] in (b"HTTP/1.1 431", b"")


def test_what_is_no_request_gets_the_headers_of_every_answer(server: InThread) -> None:
    with line(server) as opened:
        opened.sendall(b"what\r\n\r\n")
        said = heard(opened)
    assert said.startswith(b"HTTP/1.1 400") and b"content-security-policy: default-src 'none'" in said


def test_one_address_has_so_many_lines_and_others_go_on(start: Any, db: str) -> None:
    server = start(InThread, db, lines=LineLimits(head_seconds=600, of_address=5))
    server.http.close()
    with contextlib.ExitStack() as closing:
        opened = [closing.enter_context(line(server)) for _ in range(5)]
        with line(server) as sixth:
            assert heard(sixth) == b""
        opened[0].close()
        eventually(lambda: answers(server))
    eventually(lambda: answers(server))


def answers(server: InThread) -> bool:
    """Whether a new line is taken."""
    with line(server) as opened, contextlib.suppress(ConnectionError):
        opened.sendall(HEAD + b"Connection: close\r\n\r\n")
        return heard(opened).startswith(b"HTTP/1.1 200")
    return False


def test_live_connections_are_lines_too_and_are_given_back(start: Any, db: str) -> None:
    server = start(InThread, db, lines=LineLimits(of_address=6))
    _, data = server.create(seed=1)
    server.http.close()
    url = server.url.replace("http", "ws", 1) + f"/api/tables/{data['table']}/live"
    for _ in range(3):  # as often as one likes, if one hangs up
        with contextlib.ExitStack() as closing:
            eventually(lambda: answers(server))
            for _ in range(6):
                eventually(lambda closing=closing: try_to(lambda: closing.enter_context(connect(url))))
            assert not try_to(lambda: connect(url))


def test_a_live_connection_may_be_silent_for_as_long_as_it_likes(start: Any, db: str) -> None:
    server = start(InThread, db, lines=SOON)
    (player,), _ = server.create(seed=1)
    with player.live() as live:
        live.hear_all()
        time.sleep(5 * SOON.head_seconds)
        live.say({"lang": "de"})
        assert live.hear()["lang"] == "de"


def try_to(open_: Any) -> bool:
    try:
        open_()
    except (OSError, EOFError, WebSocketException):
        return False
    return True


def test_all_lines_together_have_an_end_and_a_proxy_brings_many() -> None:
    lines = Lines(LineLimits(of_address=2, of_all=4), Doors(proxies=("192.0.2.0/24",)))
    assert [lines.came("10.0.0.1") for _ in range(3)] == [True, True, False]
    lines.went("10.0.0.1")
    assert lines.came("2001:db8::1") and lines.came("2001:db8::2"), "four now"
    assert not lines.came("10.0.0.2")
    for each in ("10.0.0.1", "10.0.0.1", "10.0.0.2", "2001:db8::1", "2001:db8::2"):
        lines.went(each)
    assert not lines.open
    assert all(lines.came("192.0.2.7") for _ in range(4))


def test_with_few_descriptors_a_further_caller_is_answered(start: Any, db: str) -> None:
    """As users start it: who holds lines open for nothing holds no more than one address may have."""
    server = start(Process, db, unlimited=False)
    with contextlib.ExitStack() as closing:
        opened = [closing.enter_context(line(server)) for _ in range(300)]
        eventually(lambda: sum(is_closed(each) for each in opened) >= 200)
    eventually(lambda: server.http.get("/healthz").status_code == 200)


def is_closed(opened: socket.socket) -> bool:
    opened.settimeout(0)
    try:
        return opened.recv(1) == b""
    except BlockingIOError:
        return False
    except (ConnectionError, OSError):
        return True
