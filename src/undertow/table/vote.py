"""What the others at a table are asked: all of them have to agree."""

from __future__ import annotations

from typing import Any


class Vote:
    """Whether a move may be taken back: who wants it, how many moves would be left, who still has to agree."""

    def __init__(self, seat: int, left: int, waiting: set[int]) -> None:
        self.seat = seat
        self.left = left
        self.waiting = waiting

    def data(self, seq: int) -> dict[str, Any]:
        """How it is kept; it is about the table as it stands after so many moves."""
        return {"seat": self.seat, "left": self.left, "waiting": sorted(self.waiting), "seq": seq}
