"""The island board: landmarks, the lines between them, and the tokens in the bag. All of it is ours."""

from __future__ import annotations

from typing import Final

LANDMARKS: Final = ("0", "1", "2", "3", "4", "5", "6", "7", "golden")  # three on the beach, three, two, one
BEACH: Final = (0, 1, 2)
GOLDEN: Final = 8  # no token lies there. rule: discovery.1
PAIRS: Final = (
    (0, 3), (0, 4), (1, 3), (1, 4), (1, 5), (2, 4), (2, 5), (3, 4), (4, 5), (3, 6), (4, 6), (4, 7), (5, 7), (6, 7),
    (6, 8), (7, 8),
)  # fmt: skip
LINES: Final = tuple(
    [tuple(sorted([b if a == at else a for a, b in PAIRS if at in (a, b)])) for at in range(len(LANDMARKS))]
)
ROWS: Final = (0, 0, 0, 1, 1, 1, 2, 2, 3)  # by landmark: how far inland it is

# Tokens, and how many of each are in the bag. rule: discovery.5
TOKENS: Final = ("clue", "treasure", "expedition", "enemy", "rest")
CLUE: Final = 0
TREASURE: Final = 1
EXPEDITION: Final = 2
ENEMY: Final = 3
REST: Final = 4
BAG: Final = (4, 3, 2, 2, 1)
