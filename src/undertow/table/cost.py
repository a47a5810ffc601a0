"""What calls cost: an allowance of processor time by address, charged with what each call took; long ones wait in line.

Counted is the time for which a call keeps this process busy, on the event loop or in a thread, not the time it waits.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine, Generator
from contextvars import ContextVar
from typing import Any, Generic, TypeVar

from starlette.types import ASGIApp, Receive, Scope, Send

from undertow.table import guard
from undertow.table.errors import TooMany

T = TypeVar("T")


class Cost:
    """How many seconds of work a call has taken so far."""

    def __init__(self) -> None:
        self.seconds = 0.0


SPENT: ContextVar[Cost | None] = ContextVar("undertow_spent", default=None)  # of the present call


def spent(seconds: float) -> None:
    """Charge the present call with work that was done elsewhere."""
    if (cost := SPENT.get()) is not None:
        cost.seconds += seconds


class Metered(Generic[T]):
    """Carries a coroutine on and counts the time that it takes itself."""

    def __init__(self, work: Coroutine[Any, Any, T], cost: Cost) -> None:
        self.work = work
        self.cost = cost

    def __await__(self) -> Generator[Any, Any, T]:
        """Pass on whatever it waits for."""
        step: Callable[[Any], Any] = self.work.send
        value: Any = None
        while True:
            begun = time.thread_time()
            try:
                waits = step(value)
            except StopIteration as end:
                result: T = end.value
                return result
            finally:
                self.cost.seconds += time.thread_time() - begun
            try:
                value = yield waits
                step = self.work.send
            except BaseException as error:  # it is being cancelled
                value = error
                step = self.work.throw


class Account:
    """The seconds of work that an address has left: so many at once, so many a second."""

    def __init__(self, burst: float, rate: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.burst = burst
        self.rate = rate
        self.clock = clock
        self.left = burst
        self.at = clock()

    def check(self) -> None:
        """Refuse whoever has used up all."""
        now = self.clock()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left <= 0:
            raise TooMany("too-much-work")

    def charge(self, seconds: float) -> None:
        """Take off what a call took; it may have been more than was left."""
        self.left -= seconds


class Charging:
    """The middleware, behind the guard."""

    def __init__(self, app: ASGIApp, limits: guard.Limits) -> None:
        self.app = app
        self.limits = limits
        self.accounts: OrderedDict[str, Account] = OrderedDict()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a call through and charge for it."""
        if scope["type"] != "http" or not scope["path"].startswith(guard.PRIVATE):
            await self.app(scope, receive, send)
            return
        account = self.account(scope["state"]["address"])
        try:
            account.check()
        except TooMany as error:
            await guard.refuse(scope, receive, send, error)
            return
        cost = Cost()
        before = SPENT.set(cost)
        try:
            await Metered(run(self.app, scope, receive, send), cost)
        finally:
            SPENT.reset(before)
            account.charge(cost.seconds)

    def account(self, address: str) -> Account:
        """The account of an address."""
        if address not in self.accounts:
            self.accounts[address] = Account(self.limits.work, self.limits.work_rate)
            if len(self.accounts) > guard.CLIENTS:
                self.accounts.popitem(last=False)
        self.accounts.move_to_end(address)
        return self.accounts[address]


async def run(app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
    """Have a call answered."""
    await app(scope, receive, send)


class Turns:
    """What takes long is done one at a time for each address, while few wait."""

    def __init__(self, waiting: int) -> None:
        self.waiting = waiting
        self.locks: dict[str, asyncio.Lock] = {}
        self.wanted: dict[str, int] = {}

    @contextlib.asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """Wait for one's turn, or be refused."""
        wanted = self.wanted.get(address, 0)
        if wanted > self.waiting:
            raise TooMany("too-many")
        self.wanted[address] = wanted + 1
        try:
            async with self.locks.setdefault(address, asyncio.Lock()):
                yield
        finally:
            self.wanted[address] -= 1
            if not self.wanted[address]:
                del self.wanted[address], self.locks[address]
