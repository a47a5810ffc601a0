"""Tables are not kept for ever: finished ones, those nobody goes on with, those at which nothing ever happened."""

from __future__ import annotations

import time
from collections.abc import Collection
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sqlalchemy import Connection, exists, select

from undertow.table import schema as s

if TYPE_CHECKING:
    from undertow.table.store import Store

DAY = 86_400.0


@dataclass(frozen=True)
class Keeping:
    """For how many days since anything happened there a table is kept; 0: for ever."""

    finished: float = 90
    unfinished: float = 180
    unplayed: float = 1  # without a single move

    @classmethod
    def of(cls, days: float) -> Keeping:
        """Finished tables for so many days, unfinished ones for twice as many."""
        return cls(days, 2 * days, 1 if days else 0)


async def expired(store: Store, keeping: Keeping, now: float) -> list[str]:
    """The tables whose time is over, those at which a page is open left out."""
    t = s.tables.c
    played = exists().where(s.moves.c.table == t.id)
    kinds = [
        (keeping.finished, t.over),
        (keeping.unfinished, ~t.over),
        (keeping.unplayed, ~played),
    ]
    old = [which & (t.touched < now - days * DAY) for days, which in kinds if days]
    watched = exists().where((s.pages.c.table == t.id) & (s.pages.c.until > now))

    def look(connection: Connection) -> list[str]:
        found: set[str] = set()
        for which in old:
            found.update(connection.execute(select(t.id).where(which & ~watched)).scalars())
        return sorted(found)

    return await store.look(look)


async def prune(store: Store, keeping: Keeping, now: float | None = None, spared: Collection[str] = ()) -> list[str]:
    """Delete the tables whose time is over; the answer: which."""
    gone = [id for id in await expired(store, keeping, time.time() if now is None else now) if id not in spared]
    for id in gone:
        await store.delete(id)
    return gone
