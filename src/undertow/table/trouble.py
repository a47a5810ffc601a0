"""What goes wrong: on our side counted, told to others by a number alone, and written into the log once a minute.

A reason that the database or the system gives is for whoever runs the server: it may name hosts, users and files. The
same reason has the same number as long as the process lives, so the number that somebody reads is found in the log.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
import time
import traceback
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

from undertow.table import metrics
from undertow.table.errors import Unavailable

SALT = secrets.token_bytes(8)
MINUTE = 60.0
KINDS = 500  # of lines that are remembered
FAULT = "Exception in ASGI application"  # what uvicorn says of a fault; all else is what a client has done

log = logging.getLogger("undertow.table")


def number_of(reason: str) -> str:
    """A short number of a reason, from which it cannot be told."""
    return hashlib.blake2b(reason.encode(), digest_size=3, key=SALT).hexdigest()


def reason_of(error: BaseException) -> str:
    """Why something refuses, in its own words, on one line."""
    cause = getattr(error, "orig", None) or error
    return " ".join(str(cause).split())[:200]


def unavailable(key: str, error: BaseException) -> Unavailable:
    """What a caller hears of a database that refuses: a number; why it does stands in the log beside that number."""
    reason = reason_of(error)
    number = number_of(reason)
    log.warning("database refuses", extra={"fault": number, "what": key, "why": reason})
    return Unavailable(key, fault=number)


def unforeseen(where: str, error: BaseException) -> str:
    """Note a fault of ours: in the figures, and with its trace in the log; the answer is its number."""
    frames = traceback.extract_tb(error.__traceback__)
    place = f"{frames[-1].filename}:{frames[-1].lineno}" if frames else ""
    number = number_of(f"{type(error).__name__} {place}")
    metrics.FAULTS.labels(where).inc()
    log.error("fault", exc_info=error, extra={"fault": number, "where": where})
    return number


def in_the_loop(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Note a fault of something that nobody waits for."""
    error = context.get("exception")
    if error is not None:
        unforeseen("task", error)
    else:
        log.warning("event loop", extra={"why": context.get("message", "")})


class OnceAMinute(logging.Filter):
    """Lets one warning of a kind pass each minute, with how many were left out; no trace for what a client does."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.clock = clock
        self.kinds: OrderedDict[tuple[str, ...], tuple[float, int]] = OrderedDict()  # since when, how many left out

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a line is written."""
        if record.levelno < logging.WARNING:
            return True
        if record.name.startswith("uvicorn") and not record.getMessage().startswith(FAULT):
            record.exc_info = record.exc_text = None
        kind = (record.name, str(record.msg), str(getattr(record, "fault", "")))
        now = self.clock()
        since, left_out = self.kinds.get(kind, (-MINUTE, 0))
        if now - since < MINUTE:
            self.kinds[kind] = (since, left_out + 1)
            return False
        if left_out:
            record.repeated = left_out
        self.kinds[kind] = (now, 0)
        self.kinds.move_to_end(kind)
        if len(self.kinds) > KINDS:
            self.kinds.popitem(last=False)
        return True
