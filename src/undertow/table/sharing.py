"""Something costly that many may ask for."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class Shared(Generic[T]):
    """Done at most once a second; whoever asks meanwhile waits for the next time and shares what it brings."""

    def __init__(self, work: Callable[[], Awaitable[T]], every: float = 1.0) -> None:
        self.work = work
        self.every = every
        self.free = 0.0  # from when on it may be done again
        self.next: asyncio.Task[T] | None = None  # that has not begun

    async def ask(self) -> T:
        """What it brings, begun after one has asked."""
        if self.next is None:
            self.next = asyncio.create_task(self.do())
        return await asyncio.shield(self.next)

    async def do(self) -> T:
        """Wait until it may be done, then do it; who asks from now on asks for the time after."""
        await asyncio.sleep(max(self.free - time.monotonic(), 0))
        self.free, self.next = time.monotonic() + self.every, None
        return await self.work()
