"""What the tests of this folder share: every game at every table, and random play."""

from __future__ import annotations

import random
from collections.abc import Iterator

import undertow
from night import night

TABLES = [
    (name, seats)
    for name in undertow.games()
    if undertow.game(name).encoded
    for seats in range(undertow.game(name).seats[0], undertow.game(name).seats[1] + 1)
]
SMALLEST = [(name, undertow.game(name).seats[0]) for name in undertow.games() if undertow.game(name).encoded]
SOME = [*SMALLEST, *night(*(table for table in TABLES if table not in SMALLEST))]  # the smallest by day, all by night


def decisions(name: str, seats: int, seed: int, every: int = 1) -> Iterator[undertow.State]:
    """Play at random; give every so many decisions."""
    luck = random.Random(seed)
    state = undertow.game(name).new(seats, seed, windows="skip", log=False)
    while not state.over:
        if luck.randrange(every) == 0:
            yield state
        state.play(luck.choice(state.moves))
