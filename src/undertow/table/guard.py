"""What stands before every request: whose page it comes from, how much, how often; and the headers that go back."""

from __future__ import annotations

import contextlib
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect

from undertow.table import acts
from undertow.table.callers import Caller, Doors, counted
from undertow.table.errors import Forbidden, Refused, TooLarge, TooMany
from undertow.table.trouble import unforeseen

BYE = 1008  # the close code for what is against the rules of the house ...
OURS = 1011  # ... and for a fault of ours
POLICY = "; ".join(
    [
        "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' data:", "font-src 'self'",
        "connect-src 'self'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'",
    ]
)  # fmt: skip
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
]
PRIVATE = "/api/"  # answers here depend on the key and the language of whoever asks
OPERATORS = ("/metrics", "/openapi.json")  # not for strangers
RECORDS = "/api/records"
NO_END = 1 << 60
CLIENTS = 10_000  # addresses that are remembered


@dataclass
class Limits:
    """How much one address may ask for."""

    body: int = 64 * 1024  # bytes of a request ...
    record: int = 1_200_000  # ... and of one that brings a record
    burst: int = 240  # requests at once ...
    rate: float = 60.0  # ... and a second
    acts: int = acts.MOST  # of a seat besides answering, a minute
    work: float = 3.0  # seconds of processor time at once ...
    work_rate: float = 0.25  # ... and a second
    waiting: int = 4  # calls that take long: so many wait while one is answered
    pages_of_address: int = 20  # live connections from one address ...
    pages_of_table: int = 200  # ... of spectators at one table ...
    pages: int = 2000  # ... and in all

    @classmethod
    def none(cls) -> Limits:
        """No limit but on sizes."""
        no = cls(burst=NO_END, rate=1e9, acts=NO_END, work=1e9, work_rate=1e9, waiting=NO_END)
        return replace(no, pages_of_address=NO_END, pages_of_table=NO_END, pages=NO_END)

    def of_pages(self) -> tuple[int, int, int]:
        """How many live connections: from an address, of spectators at a table, in all."""
        return self.pages_of_address, self.pages_of_table, self.pages

    def shared_by(self, processes: int) -> Limits:
        """The part of one of several processes that serve the same address, since each counts by itself."""
        burst, rate, pages = max(self.burst // processes, 1), self.rate / processes, max(self.pages // processes, 1)
        return replace(self, burst=burst, rate=rate, work_rate=self.work_rate / processes, pages=pages)


class Allowance:
    """So many at once, so many a second; whoever waits long has one burst, no more."""

    def __init__(self, burst: float = 40, rate: float = 20.0, clock: Callable[[], float] = time.monotonic) -> None:
        self.burst = burst
        self.rate = rate
        self.clock = clock
        self.left = burst
        self.at = clock()

    def take(self) -> None:
        """Use one up, or refuse."""
        now = self.clock()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            raise TooMany("too-many")
        self.left -= 1


class Guard:
    """The middleware. Whoever answers behind it finds in ``state.address`` what limits are counted by."""

    def __init__(self, app: ASGIApp, limits: Limits, doors: Doors | None = None) -> None:
        self.app = app
        self.limits = limits
        self.doors = doors or Doors()
        self.clients: OrderedDict[str, Allowance] = OrderedDict()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or say why not."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        live = scope["type"] == "websocket"
        answering = send if live else with_headers(scope, send)
        try:
            self.check(scope, self.doors.caller(scope))
        except Refused as error:
            if live:
                await receive()
                await send({"type": "websocket.close", "code": BYE})
            else:
                await refuse(scope, receive, answering, error)
            return
        if live:
            await self.listen(scope, receive, send)
            return
        if scope["method"] == "HEAD":  # as GET, and the server leaves the body out
            scope = {**scope, "method": "GET"}
        body = Body(receive, self.most(scope))
        await self.answer(scope, body.receive, body.unless_too_large(scope, answering))

    async def answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let the application answer; a fault of ours is noted and told by its number, no detail leaves the server."""
        begun = False

        async def sending(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self.app(scope, receive, sending)
        except Exception as error:
            number = unforeseen("http", error)
            if begun:  # what was promised cannot be kept: the line ends in the middle
                raise Broken from None
            await refuse(scope, receive, send, Fault("internal", fault=number))

    async def listen(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a live connection go on; who hangs up is no fault, and after one the page is to wait a while."""
        try:
            await self.app(scope, receive, send)
        except WebSocketDisconnect:
            pass
        except Exception as error:
            unforeseen("live", error)
            with contextlib.suppress(OSError, RuntimeError):
                await send({"type": "websocket.close", "code": OURS})

    def check(self, scope: Scope, caller: Caller) -> None:
        """Frequency, name, origin, length."""
        address = counted(caller.address)
        scope.setdefault("state", {})["address"] = address
        self.client(address).take()
        caller.check_host()
        caller.check_origin(scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD", "OPTIONS"))
        if scope["path"] in OPERATORS and not caller.is_operator(bearer(caller)):
            raise Forbidden("operators-only")
        length = caller.headers.get("content-length", ["0"])[0]
        if length.isdigit() and int(length) > (most := self.most(scope)):
            raise TooLarge("too-large", most=most)

    def most(self, scope: Scope) -> int:
        """How many bytes a request may have."""
        return self.limits.record if scope.get("path") == RECORDS else self.limits.body

    def client(self, address: str) -> Allowance:
        """The allowance of an address."""
        if address not in self.clients:
            self.clients[address] = Allowance(self.limits.burst, self.limits.rate)
            if len(self.clients) > CLIENTS:
                self.clients.popitem(last=False)
        self.clients.move_to_end(address)
        return self.clients[address]


class Fault(Refused):
    """Something that we did not foresee."""

    status = 500


class Broken(Exception):
    """An answer that ends in the middle."""


class Body:
    """Counts the bytes of a request whose length nobody has told; beyond the limit the answer is ours."""

    def __init__(self, receive: Receive, most: int) -> None:
        self.inner = receive
        self.most = most
        self.total = 0
        self.answered = False

    async def receive(self) -> Message:
        """Pass a part on; of what is too much, nothing."""
        message = await self.inner()
        if message["type"] == "http.request":
            self.total += len(message.get("body", b""))
            if self.total > self.most:
                raise TooLarge("too-large", most=self.most)
        return message

    def unless_too_large(self, scope: Scope, send: Send) -> Send:
        """Send what the application answers, unless the body was too large: it cannot know why it could not read on."""

        async def sending(message: Message) -> None:
            if self.total <= self.most:
                await send(message)
            elif not self.answered:
                self.answered = True
                await refuse(scope, self.inner, send, TooLarge("too-large", most=self.most))

        return sending


def bearer(caller: Caller) -> str | None:
    """The key that a caller brings."""
    kind, _, key = caller.headers.get("authorization", [""])[0].partition(" ")
    return key.strip() if kind.lower() == "bearer" else None


def with_headers(scope: Scope, send: Send) -> Send:
    """Add our headers to whatever goes back."""
    private = scope.get("path", "").startswith(PRIVATE)

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = [*message.get("headers", []), *HEADERS]
            message["headers"] = kept_private(headers) if private else headers
        await send(message)

    return sending


def kept_private(headers: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """The headers of an answer that no cache may keep, unless it says itself how, or give to anybody else."""
    names = {name.lower() for name, _ in headers}
    if b"cache-control" not in names:
        headers = [*headers, (b"cache-control", b"no-cache" if b"etag" in names else b"no-store")]
    vary = [value for name, value in headers if name.lower() == b"vary"]
    rest = [(name, value) for name, value in headers if name.lower() != b"vary"]
    return [*rest, (b"vary", b", ".join([*vary, b"Authorization", b"Accept-Language"]))]


async def refuse(scope: Scope, receive: Receive, send: Send, error: Refused) -> None:
    """Answer without having asked the application."""
    from starlette.requests import Request
    from starlette.responses import JSONResponse

    from undertow.table.asking import language

    body: dict[str, Any] = {"message": error.text(language(Request(scope))), "rules": []}
    await JSONResponse(body, error.status)(scope, receive, send)
