"""What stands before every request: whose page it comes from, how much, how often; and the headers that go back."""

from __future__ import annotations

import time
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from undertow.table import acts
from undertow.table.errors import Refused, TooLarge, TooMany

BYE = 1008  # the close code for what is against the rules of the house
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
]
RECORDS = "/api/records"
CLIENTS = 10_000  # addresses that are remembered


@dataclass
class Limits:
    """How much one address may ask for."""

    body: int = 64 * 1024  # bytes of a request ...
    record: int = 1_200_000  # ... and of one that brings a record
    burst: int = 240  # requests at once ...
    rate: float = 60.0  # ... and a second
    acts: int = acts.MOST  # of a seat besides answering, a minute
    trust_forwarded: bool = False  # behind a proxy of one's own


class Allowance:
    """So many at once, so many a second."""

    def __init__(self, burst: float = 40, rate: float = 20.0) -> None:
        self.burst = burst
        self.rate = rate
        self.left = burst
        self.at = time.monotonic()

    def take(self) -> None:
        """Use one up, or refuse."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            raise TooMany("too-many")
        self.left -= 1


class Guard:
    """The middleware."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self.app = app
        self.limits = limits
        self.clients: OrderedDict[str, Allowance] = OrderedDict()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or say why not."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}
        try:
            self.check(scope, headers)
        except Refused as error:
            if scope["type"] == "websocket":
                await receive()
                await send({"type": "websocket.close", "code": BYE})
            else:
                await refuse(scope, receive, send, error)
            return
        if scope["type"] == "websocket":
            await self.app(scope, receive, send)
            return
        body = Body(receive, self.most(scope))
        answering = with_headers(send)
        await self.app(scope, body.receive, body.unless_too_large(scope, answering))

    def check(self, scope: Scope, headers: dict[str, str]) -> None:
        """Origin, length, frequency."""
        changes = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD", "OPTIONS")
        origin = headers.get("origin")
        if changes and origin is not None and place_of(origin) != self.host(headers):
            raise Foreign("foreign-origin")
        length = headers.get("content-length", "0")
        if length.isdigit() and int(length) > (most := self.most(scope)):
            raise TooLarge("too-large", most=most)
        self.client(scope, headers).take()

    def most(self, scope: Scope) -> int:
        """How many bytes a request may have."""
        return self.limits.record if scope.get("path") == RECORDS else self.limits.body

    def host(self, headers: dict[str, str]) -> str:
        """The address under which the page was asked for."""
        if self.limits.trust_forwarded and "x-forwarded-host" in headers:
            return headers["x-forwarded-host"].lower()
        return headers.get("host", "").lower()

    def client(self, scope: Scope, headers: dict[str, str]) -> Allowance:
        """The allowance of an address."""
        address = str((scope.get("client") or ("",))[0])
        if self.limits.trust_forwarded and "x-forwarded-for" in headers:
            address = headers["x-forwarded-for"].split(",")[-1].strip()
        if address not in self.clients:
            self.clients[address] = Allowance(self.limits.burst, self.limits.rate)
            if len(self.clients) > CLIENTS:
                self.clients.popitem(last=False)
        self.clients.move_to_end(address)
        return self.clients[address]


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


def place_of(origin: str) -> str:
    """Host and port of an origin; nothing where it is no address."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return ""


class Foreign(Refused):
    """A page from elsewhere."""

    status = 403


def with_headers(send: Send) -> Send:
    """Add our headers to whatever goes back."""

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", []), *HEADERS]
        await send(message)

    return sending


async def refuse(scope: Scope, receive: Receive, send: Send, error: Refused) -> None:
    """Answer without having asked the application."""
    from starlette.requests import Request
    from starlette.responses import JSONResponse

    from undertow.table.app import language

    body: dict[str, Any] = {"message": error.text(language(Request(scope))), "rules": []}
    await JSONResponse(body, error.status)(scope, receive, with_headers(send))
