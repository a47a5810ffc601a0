"""Open pages: who may watch, what waits to be sent to them, and how a frame is written."""

from __future__ import annotations

import asyncio
import contextlib
import sys
import time
from collections import Counter, deque
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from pydantic_core import to_json

from undertow.table.errors import TooMany

ADDED = ("fresh", "said", "events")  # of a frame: not how the table stands, but what is new
MOST_FRAMES = 256  # that wait for a slow reader; then it gets one fresh frame instead
MOST_BYTES = 1 << 20  # that wait for one who does not read at all; then the connection ends
SPEAK_SECONDS = 1.0  # between two changes of language
LATEST_EVENTS = 100  # that a greeting brings; whoever wants more asks for the log

Look = tuple[int | None, int | None]  # which watcher who sees all it is, and through which seat it wants to see
NO_LOOK: Look = (None, None)


class Outbox:
    """What waits to be sent to a page; a greeting takes the place of all frames that wait before it."""

    def __init__(self) -> None:
        self.waiting: deque[tuple[str | None, bool]] = deque()  # None: say goodbye; whether it is a frame
        self.size = 0  # bytes
        self.ended = False
        self.came = asyncio.Event()

    def qsize(self) -> int:
        """How many wait."""
        return len(self.waiting)

    def put_nowait(self, text: str | None, frame: bool = False) -> None:
        """Let something wait; if it is too much, all of it is dropped and only a goodbye is left."""
        if self.ended:
            return
        self.waiting.append((text, frame))
        self.size += sys.getsizeof(text)
        if self.size > MOST_BYTES and len(self.waiting) > 1:
            self.waiting = deque([(None, False)])
            self.size = 0
            self.ended = True
        self.came.set()

    def greet(self, text: str) -> None:
        """Let a frame wait that makes all before it needless."""
        kept = [each for each in self.waiting if not each[1]]
        self.waiting = deque(kept)
        self.size = sum(sys.getsizeof(text) for text, _ in kept)
        self.put_nowait(text, True)

    async def get(self) -> str | None:
        """The next, as soon as there is one."""
        while not self.waiting:
            self.came.clear()
            await self.came.wait()
        text, _ = self.waiting.popleft()
        self.size = max(0, self.size - sys.getsizeof(text))
        return text


class Watcher:
    """An open page: which seat it shows, in which language, whether as sections, and what waits to be sent."""

    def __init__(self, viewer: int, lang: str, sections: bool = False, look: Look = NO_LOOK) -> None:
        self.viewer = viewer
        self.look = look  # what it would see ...
        self.through: int | None = None  # ... and through whose eyes it sees
        self.lang = lang
        self.sections = sections
        self.told = 0  # events
        self.heard = 0  # things that were said
        self.last = ""  # the frame it has, without events and what was said
        self.queue = Outbox()
        self.wanted = lang
        self.wished = look[1]
        self.spoke = -SPEAK_SECONDS  # when it last changed its language
        self.turning: asyncio.TimerHandle | None = None

    def speak(
        self, lang: str, sections: bool | None, greet: Callable[[Watcher], None], through: int | None = None
    ) -> None:
        """From now on in this language, and everything again; once a second at most, and then the last wish counts."""
        self.wanted = lang
        self.wished = self.wished if through is None else through
        self.sections = self.sections if sections is None else sections
        if self.turning is None:
            loop = asyncio.get_running_loop()
            wait = self.spoke + SPEAK_SECONDS - time.monotonic()
            self.turning = loop.call_later(max(wait, 0.0), self.turn, greet)

    def turn(self, greet: Callable[[Watcher], None]) -> None:
        """Do it."""
        self.turning, self.spoke, self.lang = None, time.monotonic(), self.wanted
        self.look = (self.look[0], self.wished)
        greet(self)

    def close(self) -> None:
        """Nobody looks any more."""
        if self.turning is not None:
            self.turning.cancel()


class Crowd:
    """How many pages are open: from one address, of spectators at one table, and in all."""

    def __init__(self, of_address: int, of_table: int, of_all: int) -> None:
        self.of_address = of_address
        self.of_table = of_table
        self.of_all = of_all
        self.here: Counter[str] = Counter()

    @contextlib.contextmanager
    def coming_from(self, address: str) -> Iterator[None]:
        """One more from an address, or a refusal."""
        with self.counted(f"from {address}", self.of_address), self.counted("all", self.of_all):
            yield

    @contextlib.contextmanager
    def watching(self, table: str) -> Iterator[None]:
        """One more spectator at a table, or a refusal; who has a seat is never kept out by others who look on."""
        with self.counted(f"at {table}", self.of_table):
            yield

    @contextlib.contextmanager
    def counted(self, what: str, most: int) -> Iterator[None]:
        """One more of something, as long as it lasts."""
        if self.here[what] >= most:
            raise TooMany("too-many-pages")
        self.here[what] += 1
        try:
            yield
        finally:
            self.here[what] -= 1
            if not self.here[what]:
                del self.here[what]


def body_of(frame: Mapping[str, Any]) -> str:
    """A frame without what is only ever added; if this changes, it is news."""
    return written({key: value for key, value in frame.items() if key not in ADDED})


def on_the_wire(body: str, frame: Mapping[str, Any]) -> str:
    """A frame as it is sent; its body has been written already."""
    return written({key: frame[key] for key in ADDED})[:-1] + "," + body[1:]


def written(data: Any) -> str:
    """JSON, short."""
    return to_json(data).decode()
