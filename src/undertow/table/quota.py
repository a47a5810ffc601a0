"""How much strangers may open: so many tables and records by address and hour, so much in all.

Counted by each process for itself: several that serve the same address each have their part (``shared_by``). When the
server is full, new tables are refused; those that are there go on.
"""

from __future__ import annotations

import contextlib
import time
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from sqlalchemy import Connection, text

from undertow.table.errors import TooMany, Unavailable

if TYPE_CHECKING:
    from undertow.table.house import House
    from undertow.table.store import Store

HOUR = 3600.0
ADDRESSES = 10_000  # that are remembered
MEASURED = 30.0  # seconds for which the size of the database is believed
NO_END = 1 << 60


@dataclass(frozen=True)
class Quotas:
    """How much that is."""

    tables: int = 20  # that one address opens within an hour ...
    records: int = 5  # ... and records that it brings
    rooms: int = 2000  # tables in memory
    size: int = 4 << 30  # bytes of the database

    @classmethod
    def none(cls) -> Quotas:
        """No quota at all."""
        return cls(NO_END, NO_END, NO_END, NO_END)

    def shared_by(self, processes: int) -> Quotas:
        """The part of one of several processes."""
        parts = {name: max(getattr(self, name) // processes, 1) for name in ("tables", "records", "rooms")}
        return replace(self, **parts)


class Hourly:
    """So many within an hour, by address."""

    def __init__(self, most: int, key: str, clock: Callable[[], float] = time.monotonic) -> None:
        self.most = most
        self.key = key
        self.clock = clock
        self.times: OrderedDict[str, deque[float]] = OrderedDict()

    def take(self, address: str) -> None:
        """Use one up, or refuse."""
        times = self.times.setdefault(address, deque())
        self.times.move_to_end(address)
        now = self.clock()
        while times and times[0] <= now - HOUR:
            times.popleft()
        if len(times) >= self.most:
            raise TooMany(self.key, most=self.most)
        times.append(now)
        if len(self.times) > ADDRESSES:
            self.times.popitem(last=False)

    @contextlib.contextmanager
    def taken(self, address: str) -> Iterator[None]:
        """Use one up for something that may come to nothing: then it does not count."""
        self.take(address)
        try:
            yield
        except Exception:
            with contextlib.suppress(KeyError, IndexError):
                self.times[address].pop()
            raise


class Quota:
    """What has been used up."""

    def __init__(self, quotas: Quotas, house: House, clock: Callable[[], float] = time.monotonic) -> None:
        self.quotas = quotas
        self.house = house
        self.clock = clock
        self.tables = Hourly(quotas.tables, "quota-tables", clock)
        self.records = Hourly(quotas.records, "quota-records", clock)
        self.size = 0
        self.measured: float | None = None

    @contextlib.asynccontextmanager
    async def table(self, address: str) -> AsyncIterator[None]:
        """Let an address open a table."""
        with self.tables.taken(address):
            await self.check_room()
            yield

    async def check_room(self) -> None:
        """Refuse what is new when memory or the database is full."""
        self.house.make_room()
        now = self.clock()
        if self.measured is None or now - self.measured >= MEASURED:
            self.measured = now
            self.size = await size_of(self.house.store)
        if len(self.house.rooms) >= self.house.most or self.size >= self.quotas.size:
            raise Unavailable("house-full")


async def size_of(store: Store) -> int:
    """How many bytes the database holds."""

    def look(connection: Connection) -> int:
        if store.shared:
            return int(connection.execute(text("SELECT pg_database_size(current_database())")).scalar_one())
        page, pages, free = (
            int(connection.execute(text(f"PRAGMA {name}")).scalar_one())
            for name in ("page_size", "page_count", "freelist_count")
        )
        return page * (pages - free)  # what was deleted is used again

    return await store.look(look)
