"""How bots fare in Unfathomable: who wins, how voyages end, how long they take; as a table and as a picture.

    python tools/balance.py                     1,000 voyages each for 3 to 6 players, all of them thumb
    python tools/balance.py --games 200 --seed 7

Writes docs/unfathomable-balance.svg and prints the rows for docs/measurements.md.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path
from statistics import fmean

from matplotlib import rc_context
from matplotlib.figure import Figure

import undertow
from undertow.sim import Results, run
from undertow.sim.results import wilson

PICTURE = Path(__file__).parents[1] / "docs" / "unfathomable-balance.svg"
COLOURS = ("#3fa79b", "#c9a45c", "#8a6a24", "#7d8cff", "#b56fd6", "#d0574d", "#2f6f9f", "#777777")


def shares(results: Results) -> Counter[str]:
    """How often voyages ended which way."""
    return Counter(row.ending for row in results.rows)


def row_of(seats: int, results: Results, endings: tuple[str, ...]) -> str:
    """A line of the table."""
    games = len(results.rows)
    found = shares(results)
    low, high = wilson(found["port"], games)
    parts = [f"{ending} {100 * found[ending] / games:.1f}" for ending in endings if found[ending]]
    decisions = fmean(row.decisions for row in results.rows)
    humans = f"{100 * found['port'] / games:.1f} % ({100 * low:.1f} to {100 * high:.1f})"
    return f"| {seats} | {games:,} | {humans} | {', '.join(parts)} | {decisions:.0f} |"


def drawn(all_results: dict[int, Results], endings: tuple[str, ...]) -> Figure:
    """The endings as stacked bars, the port first: that is where the humans win."""
    figure = Figure(figsize=(8, 3.2), layout="constrained")
    axes = figure.subplots()
    labels = [f"{seats} players" for seats in all_results]
    left = [0.0] * len(labels)
    for ending, colour in zip(endings, COLOURS, strict=True):
        width = [100 * shares(results)[ending] / len(results.rows) for results in all_results.values()]
        if any(width):
            axes.barh(labels, width, left=left, color=colour, edgecolor="white", label=ending)
        left = [before + more for before, more in zip(left, width, strict=True)]
    for limit in (25, 75):
        axes.axvline(limit, color="#1c2733", linestyle=":")
    axes.set_xlim(0, 100)
    axes.set_xlabel("how voyages end, in per cent (port: the humans win)")
    axes.invert_yaxis()
    figure.legend(loc="outside right center")
    return figure


def main() -> int:
    """Play, print, draw; a share outside 25 to 75 % is a failure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000, help="for each number of players")
    parser.add_argument("--seed", default="1")
    args = parser.parse_args()
    game = undertow.game("unfathomable")
    found: dict[int, Results] = {}
    print("| Players | Games | Humans win (95 % interval) | Endings, in per cent | Decisions a game |")
    print("|---|---|---|---|---|")
    for seats in range(game.seats[0], game.seats[1] + 1):
        found[seats] = run(game, ["thumb"] * seats, args.games, args.seed)
        print(row_of(seats, found[seats], game.endings), flush=True)
    with rc_context({"svg.hashsalt": "undertow"}):  # the same figures give the same file
        drawn(found, game.endings).savefig(PICTURE, format="svg", metadata={"Date": None})
    fair = [0.25 <= shares(results)["port"] / len(results.rows) <= 0.75 for results in found.values()]
    return 0 if all(fair) else 1


if __name__ == "__main__":
    sys.exit(main())
