"""Measure redeals of Alone for the Hero: how long the first and a second draw take, and which levels are reached.

    python tests/games/alone/redeal_figures.py --decisions 2000 --play thumb

At every decision of the Hero a world is drawn from nothing, then another from the same preparation. Printed are the
median and the 99th percentile of both and of a clone; how often each level was reached (0: the whole game is explained,
1: this round, 2: only what is seen). The last line says whether the bounds hold: level 0 in at least 85 %, level 2 in
at most 0.5 %; compiled, a median of at most 20 ms and 99 % within 200 ms, second draws within half of that.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator

import undertow
from undertow.games.alone import redeal
from undertow.games.alone.search.worlds import LEVELS
from undertow.games.alone.state import HERO, Table
from undertow.kernel.compiled import is_compiled
from undertow.kernel.seat import Seat
from undertow.match import chosen, seated

MOST_AT_LEVEL_2 = 0.005
LEAST_AT_LEVEL_0 = 0.85
MIDDLE = 20.0  # milliseconds
LONGEST = 200.0  # ... in 99 of 100


def decisions_of_the_hero(play: str, first: int) -> Iterator[Table]:
    """Tables at which the Hero decides, game after game, with one, two and three Evil players by turns."""
    game = undertow.game("alone")
    seed = first
    while True:
        seats = 2 + seed % 3
        state = game.new(seats=seats, seed=seed)
        bots = seated(game, [play] * seats, str(seed))
        while not state.over:
            assert isinstance(state, Table)
            if state.deciding == HERO:
                yield state
            state.play(chosen(bots[state.deciding], Seat(state, state.deciding)))
        seed += 1


class Figures:
    """What was measured, in milliseconds."""

    def __init__(self) -> None:
        self.first: list[float] = []
        self.second: list[float] = []
        self.clone: list[float] = []
        self.levels = [0, 0, 0]

    def measure(self, table: Table) -> None:
        """Draw twice from what the Hero knows here, and clone."""
        redeal.READY.clear()
        before = LEVELS[:]
        self.first.append(timed(lambda: table.redeal(HERO, "first")))
        for level in range(3):
            self.levels[level] += LEVELS[level] - before[level]
        self.second.append(timed(lambda: table.redeal(HERO, "second")))
        self.clone.append(timed(table.clone))

    def shares(self) -> list[float]:
        """How often each level was reached by first draws."""
        return [level / len(self.first) for level in self.levels]

    def holds(self) -> bool:
        """Whether everything is within its bounds."""
        shares = self.shares()
        soon = not is_compiled() or (
            within(self.first, MIDDLE, LONGEST) and within(self.second, MIDDLE / 2, LONGEST / 2)
        )
        return shares[0] >= LEAST_AT_LEVEL_0 and shares[2] <= MOST_AT_LEVEL_2 and soon


def timed(do: object) -> float:
    """How many milliseconds of this process something takes."""
    assert callable(do)
    begun = time.process_time()
    do()
    return (time.process_time() - begun) * 1000


def within(values: list[float], median: float, longest: float) -> bool:
    """Whether the median and the 99th percentile are no greater than these."""
    order = sorted(values)
    return order[len(order) // 2] <= median and order[len(order) * 99 // 100] <= longest


def spread(values: list[float]) -> str:
    """The median, the 99th percentile and the most."""
    order = sorted(values)
    return f"median {order[len(order) // 2]:.2f}, 99 % {order[len(order) * 99 // 100]:.2f}, most {order[-1]:.2f}"


def main() -> int:
    """Play, measure, report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--decisions", type=int, default=2000, help="decisions of the Hero at which worlds are drawn")
    parser.add_argument("--play", default="thumb", help="the bots that play")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    args = parser.parse_args()
    figures = Figures()
    for table in decisions_of_the_hero(args.play, args.first):
        figures.measure(table)
        if len(figures.first) == args.decisions:
            break
    build = "compiled" if is_compiled() else "plain"
    print(f"redeals, {build}, {args.decisions} decisions of the Hero by {args.play}, milliseconds")
    print(f"  first draw:  {spread(figures.first)}")
    print(f"  second draw: {spread(figures.second)}")
    print(f"  clone:       {spread(figures.clone)}")
    print("  levels:      " + ", ".join(f"{level}: {share:.2%}" for level, share in enumerate(figures.shares())))
    print("  bounds hold" if figures.holds() else "  bounds do NOT hold")
    return 0 if figures.holds() else 1


if __name__ == "__main__":
    sys.exit(main())
