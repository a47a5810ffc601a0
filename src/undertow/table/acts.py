"""What a seat does besides answering: so often a minute and no more, since all of it is written down and told."""

from __future__ import annotations

from collections import deque
from time import monotonic

from undertow.table.errors import TooMany

SECONDS = 60.0
MOST = 20  # in this time, of everything together: leave, return, undo, more time, orders, keys, invitations


def take(done: deque[float], most: int) -> None:
    """Count one more, or refuse."""
    now = monotonic()
    while done and done[0] <= now - SECONDS:
        done.popleft()
    if len(done) >= most:
        raise TooMany("too-restless")
    done.append(now)
