"""The lines on which requests come in: how long one may be silent, how much it may say at first, how many there may be.

All this is over before a request is one: no allowance counts it, so it is bounded here.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import httptools
import uvicorn
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from undertow.table.callers import Doors, counted, plain
from undertow.table.guard import HEADERS

if TYPE_CHECKING:
    from fastapi import FastAPI

LARGEST_MESSAGE = 16 * 1024  # on a live connection
GRACE = 3  # seconds in which requests under way end when the server does
TIMEOUT, TOO_MUCH, MALFORMED = 408, 431, 400
SPARE = 100  # descriptors for the database, files and all else


@dataclass
class LineLimits:
    """How much one line, and one address, may take up."""

    head_seconds: float = 10.0  # until a request has told its headers
    body_seconds: float = 20.0  # until it has told all
    answer_seconds: float = 60.0  # for which an answer may wait that nobody reads
    head: int = 32 * 1024  # bytes of its headers
    of_address: int = 60  # lines at once
    of_all: int = 2000


class Lines:
    """All lines of a server."""

    def __init__(self, limits: LineLimits, doors: Doors) -> None:
        self.limits = limits
        self.doors = doors
        self.open: Counter[str] = Counter()
        self.most = min(limits.of_all, descriptors() - SPARE)

    def came(self, address: str) -> bool:
        """Count a line; false if it is one too many. All that one's own proxy brings comes from one address."""
        self.open[counted(address)] += 1
        few = self.open[counted(address)] <= self.limits.of_address or self.doors.believes(address)
        return few and self.open.total() <= self.most

    def went(self, address: str) -> None:
        """Count it no more."""
        address = counted(address)
        self.open[address] -= 1
        if self.open[address] <= 0:
            del self.open[address]

    def http(self, **given: Any) -> HttpLine:
        """A new line."""
        return HttpLine(self, **given)

    def live(self, **given: Any) -> LiveLine:
        """A line that has become a live connection."""
        return LiveLine(self, **given)


class HttpLine(HttpToolsProtocol):
    """A line on which requests come in, one after another."""

    def __init__(self, lines: Lines, **given: Any) -> None:
        super().__init__(**given)
        self.lines = lines
        self.address = ""
        self.clock: asyncio.TimerHandle | None = None
        self.unheard: asyncio.TimerHandle | None = None  # ends a line whose answer nobody reads
        self.gone = False  # it has become a live connection
        self.heading = True  # the headers of a request are still coming in
        self.said = 0  # bytes of these ...
        self.unread = 0  # ... and of all that has come since they began

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Take a line, unless it is one too many."""
        super().connection_made(transport)
        self.address = address_of(self.client)
        if not self.lines.came(self.address):
            transport.abort()
            return
        self.wait(self.lines.limits.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        """Let it go."""
        self.wait(None)
        if self.unheard is not None:
            self.unheard.cancel()
        self.lines.went(self.address)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """Hand the line over; it is counted on as a live connection."""
        self.wait(None)
        self.gone = True
        super().handle_websocket_upgrade()

    def wait(self, seconds: float | None) -> None:
        """Expect the next step within so many seconds; None: nothing is expected."""
        if self.clock is not None:
            self.clock.cancel()
        self.clock = None if seconds is None else self.loop.call_later(seconds, self.too_late)

    def too_late(self) -> None:
        """End a line on which nothing goes on."""
        self.clock = None
        answering = self.cycle is not None and not self.cycle.response_complete
        if answering and (self.heading or self.cycle.response_started or self.pipeline):
            self.transport.abort()  # in the middle of an answer
        elif self.heading and not self.unread:
            self.transport.abort()  # nobody has asked anything
        else:
            self.end(TIMEOUT)

    def data_received(self, data: bytes) -> None:
        """Read on, but no headers without end."""
        if self.heading:
            self.unread += len(data)
        super().data_received(data)
        if self.gone or not self.heading or self.transport.is_closing():
            return
        if self.unread > self.lines.limits.head:
            self.end(TOO_MUCH)
        elif self.clock is None and (self.cycle is None or self.cycle.response_complete):
            self.wait(self.lines.limits.head_seconds)  # what has come begins no request

    def send_400_response(self, msg: str) -> None:
        """Say what is wrong with a request that is none."""
        self.end(TOO_MUCH if self.said > self.lines.limits.head else MALFORMED)

    def end(self, status: int) -> None:
        """Answer for ourselves, since no application can, and hang up."""
        headers = [*HEADERS, (b"content-length", b"0"), (b"connection", b"close")]
        self.transport.write(STATUS_LINE[status] + b"".join(b"%b: %b\r\n" % each for each in headers) + b"\r\n")
        self.transport.close()
        self.loop.call_later(GRACE, self.transport.abort)  # should nobody read it

    def pause_writing(self) -> None:
        """Somebody does not read: not for ever."""
        self.unheard = self.loop.call_later(self.lines.limits.answer_seconds, self.transport.abort)
        super().pause_writing()

    def resume_writing(self) -> None:
        """Somebody reads on."""
        if self.unheard is not None:
            self.unheard.cancel()
        super().resume_writing()

    # What the parser calls

    def on_message_begin(self) -> None:
        """A request begins: its headers have to come in time."""
        self.heading, self.said = True, 0
        if self.clock is None:
            self.wait(self.lines.limits.head_seconds)
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        """Count the address."""
        self.count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """Count a header."""
        self.count(len(name) + len(value) + 4)
        super().on_header(name, value)

    def count(self, size: int) -> None:
        """Count what has been said; too much ends the request."""
        self.said += size
        if self.said > self.lines.limits.head:
            raise httptools.HttpParserError("headers without end")

    def on_headers_complete(self) -> None:
        """Now its body has to come in time."""
        self.heading, self.unread = False, 0
        self.wait(self.lines.limits.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """All is said."""
        self.wait(None)
        self.heading = True
        super().on_message_complete()


class LiveLine(WebSocketsSansIOProtocol):
    """A line that has become a live connection: how many these may be is also the table's business."""

    def __init__(self, lines: Lines, **given: Any) -> None:
        super().__init__(**given)
        self.lines = lines

    def connection_lost(self, exc: Exception | None) -> None:
        """Let it go."""
        self.lines.went(address_of(self.client))
        super().connection_lost(exc)


def address_of(client: tuple[str, int] | None) -> str:
    """Where a line comes from."""
    return plain(client[0]) if client else ""


def descriptors() -> int:
    """How many files and lines the system lets this process have at once."""
    try:
        import resource
    except ImportError:  # Windows counts otherwise
        return 4096
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return 1 << 20 if soft == resource.RLIM_INFINITY else soft


def config(
    app: FastAPI, limits: LineLimits | None = None, doors: Doors | None = None, **more: Any
) -> uvicorn.Config:  # fmt: skip
    """How the application is served."""
    lines = Lines(limits or LineLimits(), doors or Doors())
    return uvicorn.Config(
        app, http=lines.http, ws=lines.live, log_config=None, server_header=False, access_log=False,  # type: ignore[arg-type]
        ws_max_size=LARGEST_MESSAGE, ws_per_message_deflate=False, proxy_headers=False, lifespan="on",
        limit_concurrency=lines.most, **{"timeout_graceful_shutdown": GRACE, **more},
    )  # fmt: skip
