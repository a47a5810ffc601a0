"""What counts of all that was written of a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple


class Counting(NamedTuple):
    """What counts of a table's rows: after how many of them the game begins, and its moves, each with its seat."""

    begins: int
    moves: list[tuple[int, int]]
    upgraded: tuple[int, ...]  # from which rules to which, if it begins because they have changed


def effective(rows: Sequence[Any]) -> Counting:
    """What counts of all that was written: moves taken back are gone, and those before the rules changed."""
    counting = Counting(0, [], ())
    for row in rows:
        if row["kind"] == "undo":
            del counting.moves[row["move"] :]
        elif row["kind"] == "rules":
            counting = Counting(row["seq"] + 1, [], (row["seat"], row["move"]))
        else:
            counting.moves.append((row["seat"], row["move"]))
    return counting
