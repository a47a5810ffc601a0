"""Hear what other processes have written to the database they share (PostgreSQL: LISTEN)."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

from sqlalchemy.engine import make_url

from undertow.table.database import POSTGRES, driver_url
from undertow.table.storage import CHANNEL
from undertow.table.trouble import reason_of

AGAIN = 1.0  # seconds until a lost connection is tried again

log = logging.getLogger("undertow.table")


async def hear(url: str, heard: Callable[[str, int], None], begun: Callable[[], None]) -> None:
    """Call ``heard`` for each (table, sequence) that is told; ``begun`` whenever something may have been missed."""
    import psycopg  # only where it is needed: SQLite has one process

    plain = make_url(driver_url(url)).set(drivername="postgresql")
    more: dict[str, Any] = {key: value for key, value in POSTGRES.items() if key not in plain.query}
    lost = False
    while True:
        try:
            connection = await psycopg.AsyncConnection.connect(
                plain.render_as_string(hide_password=False), autocommit=True, **more
            )
            async with connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                begun()
                lost = False
                async for said in connection.notifies():
                    table, _, seq = said.payload.partition(" ")
                    if seq.lstrip("-").isdigit():  # somebody else may use the same word
                        heard(table, int(seq))
        except (psycopg.Error, OSError) as error:
            if not lost:  # once is enough, however long it lasts
                log.warning("nothing is heard from other processes", extra={"why": reason_of(error)})
            lost = True
        await asyncio.sleep(AGAIN)
