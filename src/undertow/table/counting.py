"""What counts of all that was written of a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

# The kinds of rows that are moves: an answer, one more of the same message, and what the server answered because there
# was nothing to choose. Only the first begins something that can be taken back.
ANSWER: Final = "move"
MORE: Final = "more"
GIVEN: Final = "given"
MADE: Final = (ANSWER, MORE, GIVEN)


class Counting(NamedTuple):
    """What counts of a table's rows: after how many of them the game begins, and its moves, each with its seat."""

    begins: int
    moves: list[tuple[int, int]]
    upgraded: tuple[int, ...]  # from which rules to which, if it begins because they have changed
    kinds: list[str]  # of the moves

    def last_answer(self, seat: int) -> int | None:
        """How many moves were made before the last answer of a seat; None if there is none."""
        for at in range(len(self.moves) - 1, -1, -1):
            if self.moves[at][0] == seat and self.kinds[at] == ANSWER:
                return at
        return None


def effective(rows: Sequence[Any]) -> Counting:
    """What counts of all that was written: moves taken back are gone, and those before the rules changed."""
    counting = Counting(0, [], (), [])
    for row in rows:
        if row["kind"] == "undo":
            del counting.moves[row["move"] :]
            del counting.kinds[row["move"] :]
        elif row["kind"] == "rules":
            counting = Counting(row["seq"] + 1, [], (row["seat"], row["move"]), [])
        else:
            counting.moves.append((row["seat"], row["move"]))
            counting.kinds.append(row["kind"])
    return counting
