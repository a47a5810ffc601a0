"""The server dies while a page is open, and comes back: so does the page, by itself, to the same question."""

from __future__ import annotations

import random
import socket
import time
from pathlib import Path
from typing import Any

from serving import Process
from sitting import Visit, answer, sit_at
from visiting import Visitor

TRIES = 4  # in vain, after which the page waits longest between two of them
SECONDS = 2.0
REFUSED = ("ERR_CONNECTION_REFUSED", "WebSocket connection to")  # what a browser notes while there is no server


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def asked_now(visitor: Visitor) -> tuple[str | None, str, list[str]]:
    """The question that stands there: its number, its words, its answers."""
    prompt = visitor.page.locator(".prompt")
    return prompt.get_attribute("data-number"), prompt.locator("h2").inner_text(), choices(visitor)


def choices(visitor: Visitor) -> list[str]:
    """What one can answer."""
    return visitor.page.locator(".choice:not([aria-disabled=true])").all_inner_texts()


def test_the_page_returns_by_itself_to_the_same_question(visit: Visit, start: Any, tmp_path: Path) -> None:
    place = (f"sqlite:///{tmp_path / 'tables.sqlite3'}",)
    port = free_port()
    server = start(Process, *place, port=port)
    visitor = visit("en")
    visitor.url = f"http://localhost:{port}"
    tries: list[str] = []
    visitor.page.on("requestfailed", lambda request: tries.append(request.url))
    sit_at(visitor, server, 1)
    luck = random.Random(1)
    for _ in range(3):
        answer(visitor, luck, False)
        assert visitor.asked()
    before = asked_now(visitor)
    server.kill()
    visitor.page.wait_for_selector(".prompt .link", timeout=5000)
    assert "connection" in visitor.page.locator(".prompt .link").inner_text()
    while len(tries) < TRIES:
        visitor.page.wait_for_timeout(20)
    start(Process, *place, port=port)
    back = time.monotonic()
    visitor.page.wait_for_selector(".prompt .link", state="detached", timeout=10_000)
    taken = time.monotonic() - back
    assert taken < SECONDS, f"back after {taken:.1f} s"
    assert visitor.asked() and asked_now(visitor) == before
    answer(visitor, luck, False)
    assert visitor.asked(), "the answer was taken, the next question is there"
    visitor.page.close()  # before the server ends, which it would notice
    visitor.faults[:] = [fault for fault in visitor.faults if not any(word in fault for word in REFUSED)]
