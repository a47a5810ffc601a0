"""The clock by which questions are opened and closed: it begins as the system's and then runs evenly.

The system's own may be set forwards or backwards at any moment, which would close questions early or late.
"""

from __future__ import annotations

import time
from collections.abc import Callable

BOOT = getattr(time, "CLOCK_BOOTTIME", None)  # goes on while the machine sleeps; not every system has it


def steady() -> float:
    """Seconds that nobody can set."""
    return time.monotonic() if BOOT is None else time.clock_gettime(BOOT)


class Clock:
    """Seconds since 1970, as the system saw them when this clock was made, counted on evenly."""

    def __init__(self, wall: Callable[[], float] = time.time, even: Callable[[], float] = steady) -> None:
        self.even = even
        self.begun = wall() - even()

    def now(self) -> float:
        """What time it is."""
        return self.begun + self.even()


now = Clock().now
