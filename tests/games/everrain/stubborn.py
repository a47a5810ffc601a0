"""Games that could go on for ever: captains who answer by chance, or who never stop of their own accord.

    python tests/games/everrain/stubborn.py                      1,000 voyages of a stubborn captain
    python tests/games/everrain/stubborn.py --by-chance --games 20000
    python tests/games/everrain/stubborn.py --seconds 600        as many as there is time for

All numbers of ships, lengths and options take turns. Prints how the voyages ended and how long the longest was; the
exit code is 1 where one of them ended by its length.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections import Counter
from typing import NamedTuple

from undertow.games.everrain.game import EVERRAIN
from undertow.kernel.state import State

STOPPING = (
    "end",
    "stop",
    "leave",
    "close",
    "omen_leave",
)  # what a stubborn captain never says while anything else goes


class Voyages(NamedTuple):
    """How some voyages ended."""

    endings: Counter[str]
    longest: int  # decisions

    def row(self) -> str:
        """The figures as a line."""
        return f"{self.endings.total():,} voyages: {dict(self.endings)}; at most {self.longest:,} decisions"


def stopping_moves() -> frozenset[int]:
    """The moves by which a captain stops."""
    found = range(EVERRAIN.words.size)
    return frozenset(move for move in found if EVERRAIN.words.split(move)[0].key in STOPPING)


STOPS = stopping_moves()


def options_of(seed: int) -> dict[str, object]:
    """Options, each in its own rhythm, so that in the long run they meet in every way."""
    found, left = {}, seed // 4
    for option in EVERRAIN.options:
        found[option.key] = option.allowed[left % len(option.allowed)]
        left //= len(option.allowed)
    return found


def voyage(seed: int, is_stubborn: bool) -> State:
    """One voyage to its end."""
    luck = random.Random(seed)
    state = EVERRAIN.new(seats=1 + seed % 4, seed=seed, options=options_of(seed), log=False)
    while not state.over:
        moves = state.moves
        if is_stubborn:
            moves = tuple([move for move in moves if move not in STOPS]) or moves
        state.play(moves[int(luck.random() * len(moves))])
    return state


def voyages(games: int, is_stubborn: bool = True, first: int = 0, seconds: float = float("inf")) -> Voyages:
    """Some voyages, or as many as there is time for."""
    endings: Counter[str] = Counter()
    longest, until = 0, time.monotonic() + seconds
    for seed in range(first, first + games):
        if time.monotonic() > until:
            break
        state = voyage(seed, is_stubborn)
        assert state.result is not None
        endings[state.result.ending] += 1
        longest = max(longest, state.count)
    return Voyages(endings, longest)


def main() -> int:
    """Print how they ended."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1_000)
    parser.add_argument("--by-chance", action="store_true")
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=float("inf"))
    asked = parser.parse_args()
    found = voyages(asked.games, not asked.by_chance, asked.first, asked.seconds)
    print("by chance:" if asked.by_chance else "stubborn:", found.row())
    return 1 if found.endings["length"] else 0


if __name__ == "__main__":
    sys.exit(main())
