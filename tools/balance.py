"""How bots fare in a game of two sides: who wins, how games end, what happens in them; as tables and as a picture.

    python tools/balance.py GAME                  all rows that tests/games/GAME/balanced.py asks for, 2,000 games each
    python tools/balance.py GAME --only players   rows of one group
    python tools/balance.py GAME ENDING           a game without such a page: a row for each number of players
    python tools/balance.py GAME --games 200 --seed 7 --workers 2

ENDING is the one with which the first side wins. Writes docs/GAME-balance.svg (not with --only), prints rows for
docs/measurements.md. The exit code is 1 where a figure is beyond its limits. A decision with more than one answer takes
a person 5 s and a window 1.5 s, answers to one window are given at the same time; a page may bring a clock of its own.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from importlib.util import module_from_spec, spec_from_file_location
from math import sqrt
from pathlib import Path
from typing import Any, NamedTuple

from matplotlib import rc_context
from matplotlib.figure import Figure

import undertow
from undertow.kernel.game import Game
from undertow.kernel.seat import Bot, Seat
from undertow.match import seated
from undertow.sim.results import Z95, wilson

ROOT = Path(__file__).parents[1]
COLOURS = ("#3fa79b", "#c9a45c", "#8a6a24", "#7d8cff", "#b56fd6", "#d0574d", "#2f6f9f", "#777777")
A_DECISION, A_WINDOW = 5.0, 1.5  # seconds
FAIR = (25.0, 75.0)
FEWEST = 10  # games with a thing, and without it, from which a share is told
BEYOND = 10.0  # points by which a thing may change the share of wins


class Row(NamedTuple):
    """Games of one kind: who plays them with which options, and between which shares the first side should win."""

    group: str
    name: str
    seats: int
    options: dict[str, Any]
    low: float = FAIR[0]
    high: float = FAIR[1]
    bots: tuple[str, ...] = ()  # thumb in every seat, if none
    among: str = ""  # only games in which this was told count


class Plan(NamedTuple):
    """What is measured of a game."""

    won: str  # the ending with which the first side wins
    rows: list[Row]
    above: list[tuple[str, str, float]]  # a row, another, and by how many points the first side wins more in the former
    least: dict[str, float]  # what should happen in a game, on average over the rows of the first group
    most: dict[str, float]
    counted: Callable[[list[Any]], Counter[str]]  # of a log: how often what happened
    had: Callable[[list[Any]], set[str]] | None = None  # of a log: what the first side had; wins with and without it
    bots: Mapping[str, Callable[[], Bot]] = {}  # players that only the tests of a game know
    clock: Callable[[], Any] | None = (
        None  # how long a person takes: ``move`` before every move, ``seconds`` at the end
    )


class Played(NamedTuple):
    """Games that were played."""

    endings: Counter[str]
    counts: Counter[str]
    had: Counter[str] = Counter()
    won_with: Counter[str] = Counter()

    @property
    def games(self) -> int:
        """How many."""
        return sum(self.endings.values())

    def mean(self, what: str) -> float:
        """How often something happened in a game."""
        return self.counts[what] / self.games

    def share(self, ending: str) -> float:
        """How many of a hundred games ended so."""
        return 100 * self.endings[ending] / self.games


def plan_of(game: Game, ending: str | None) -> Plan | None:
    """What the tests of a game ask for; without that, a row for each number of players."""
    page = ROOT / "tests" / "games" / game.id / "balanced.py"
    if page.exists() and ending is None:
        sys.path.insert(0, str(page.parent))  # for what the page takes from its neighbours
        spec = spec_from_file_location(f"balanced_{game.id}", page)
        assert spec is not None and spec.loader is not None
        module = module_from_spec(spec)
        spec.loader.exec_module(module)
        rows = [Row(*row) for row in module.rows()]
        more = [getattr(module, name, default) for name, default in (("had", None), ("BOTS", {}), ("Clock", None))]
        return Plan(module.WON, rows, module.ABOVE, module.LEAST, module.MOST, module.counted, *more)
    if ending not in game.endings:
        return None
    numbers = range(game.seats[0], game.seats[1] + 1)
    return Plan(ending, [Row("players", str(seats), seats, {}) for seats in numbers], [], {}, {}, nothing)


def nothing(log: list[Any]) -> Counter[str]:
    """Nothing is counted."""
    return Counter()


def play_some(game_id: str, number: int, ending: str | None, seeds: Sequence[str]) -> Played:
    """Play games of a row; in a process of its own, so that only words and numbers are handed over."""
    game = undertow.game(game_id)
    plan = plan_of(game, ending)
    assert plan is not None
    row = plan.rows[number]
    played = Played(Counter(), Counter(), Counter(), Counter())
    for seed in seeds:
        play_one(game, row, seed, plan, played)
    return played


def play_one(game: Game, row: Row, seed: str, plan: Plan, played: Played) -> None:
    """Play a game and count what happens in it."""
    state = game.new(row.seats, seed, row.options)
    names = row.bots or ("thumb",) * row.seats
    bots = seated(game, [plan.bots[name]() if name in plan.bots else name for name in names], seed)
    clock = plan.clock() if plan.clock is not None and row.group == plan.rows[0].group else None
    decisions = windows = 0
    others: tuple[int, ...] = ()  # who else answers the window that is open
    thought = False  # whether anybody has a choice in it
    seconds = 0.0
    while not state.over:
        seat, decision = state.seat, state.decision
        assert seat is not None and decision is not None
        several = len(decision.moves) > 1
        in_window = decision.kind == "reaction"
        if in_window and state.asked != others:
            thought = False
            seconds += A_WINDOW
            windows += 1
        others = state.asked[1:] if in_window else ()
        if several:
            decisions += 1
            seconds += 0.0 if in_window and thought else A_DECISION
            thought = thought or in_window
        move = bots[seat].choose(Seat(state, seat))
        if clock is not None:
            clock.move(state, seat, move)
        state.play(move)
    log = state.log(0)
    if row.among and not any([event.key == row.among for event in log]):
        return
    ending = state.result.ending if state.result else ""
    played.counts.update(decisions=decisions, windows=windows)
    played.counts["seconds"] += round(clock.seconds(state) if clock is not None else seconds)
    played.counts.update(plan.counted(log))
    played.endings[ending] += 1
    if plan.had is not None and row.group == plan.rows[0].group:
        things = plan.had(log)
        played.had.update(things)
        played.won_with.update(things if ending == plan.won else ())


def measure(game: Game, plan: Plan, number: int, args: argparse.Namespace, pool: ProcessPoolExecutor) -> Played:
    """Play all games of a row, shared among processes."""
    seeds = [f"{args.seed}-{n}" for n in range(args.games)]
    parts = [seeds[n :: args.workers * 4] for n in range(args.workers * 4)]
    found = Played(Counter(), Counter(), Counter(), Counter())
    for part in pool.map(play_some, *zip(*[(game.id, number, args.ending, part) for part in parts], strict=True)):
        found.endings.update(part.endings)
        found.counts.update(part.counts)
        found.had.update(part.had)
        found.won_with.update(part.won_with)
    return found


# -- tables ------------------------------------------------------------------------------------------------------------


def line_of(row: Row, played: Played, endings: tuple[str, ...], won: str) -> str:
    """A row as a line of the table."""
    low, high = wilson(played.endings[won], played.games)
    wins = f"{played.share(won):.1f} % ({100 * low:.1f} to {100 * high:.1f})"
    how = ", ".join([f"{ending} {played.share(ending):.1f}" for ending in endings if played.endings[ending]])
    wanted = f"{row.low:g} to {row.high:g}"
    verdict = "" if row.low <= played.share(won) <= row.high else " **beyond**"
    decisions = f"{played.mean('decisions'):.0f}"
    return f"| {row.group} | {row.name} | {played.games:,} | {wins} | {wanted}{verdict} | {how} | {decisions} |"


def averages(plan: Plan, found: dict[int, Played]) -> list[str]:
    """What happens in a game, for each row of the first group and for all of them; with what is wanted."""
    first = [number for number in found if plan.rows[number].group == plan.rows[0].group]
    if not first:
        return []
    names = {name for number in first for name in found[number].counts} | set(plan.least)
    heads = [plan.rows[number].name for number in first]
    lines = ["", f"| In a game | {' | '.join(heads)} | all | wanted |", "|---" * (len(heads) + 3) + "|"]
    for name in ["minutes", *sorted(names - {"minutes", "seconds"})]:
        means = [mean_of(found[number], name) for number in first]
        whole = sum(means) / len(means)
        parts = [f"at least {plan.least[name]:g}" if name in plan.least else ""]
        parts += [f"at most {plan.most[name]:g}" if name in plan.most else ""]
        wanted = ", ".join([part for part in parts if part])
        verdict = "" if is_within(plan, name, whole) else " **beyond**"
        lines.append(f"| {name} | {' | '.join([f'{n:.2f}' for n in means])} | {whole:.2f} | {wanted}{verdict} |")
    return lines


def with_and_without(plan: Plan, found: dict[int, Played]) -> list[str]:
    """Share of wins with a thing and without it, the rows of the first group weighed alike; the furthest first."""
    first = [found[number] for number in found if plan.rows[number].group == plan.rows[0].group]
    lines = ["", "| Had | Games | Won with | Won without | Points more (95 %) |", "|---|---|---|---|---|"]
    rows: list[tuple[float, str]] = []
    for name in sorted({name for played in first for name in played.had}):
        whole = wins = others = points = error = weights = 0.0
        for played in first:
            n, won = played.had[name], played.won_with[name]
            rest = played.games - n
            if min(n, rest) < FEWEST:
                continue
            p, q = won / n, (played.endings[plan.won] - won) / rest
            weight = n * rest / played.games
            whole, weights = whole + n, weights + weight
            wins, others, points = wins + weight * p, others + weight * q, points + weight * (p - q)
            error += weight**2 * (p * (1 - p) / n + q * (1 - q) / rest)
        if weights:
            more, spread = 100 * points / weights, 100 * Z95 * sqrt(error) / weights
            verdict = " **beyond**" if abs(more) > BEYOND else ""
            shares = f"{100 * wins / weights:.1f} % | {100 * others / weights:.1f} %"
            rows.append((-more, f"| {name} | {whole:,.0f} | {shares} | {more:+.1f} ± {spread:.1f}{verdict} |"))
    return lines + [line for _, line in sorted(rows)] if rows else []


def mean_of(played: Played, name: str) -> float:
    """How often something happened in a game, or how long it took."""
    return played.mean("seconds") / 60 if name == "minutes" else played.mean(name)


def is_within(plan: Plan, name: str, mean: float) -> bool:
    """Whether an average is as it should be."""
    return plan.least.get(name, 0.0) <= mean <= plan.most.get(name, 1e9)


def failures(plan: Plan, found: dict[int, Played]) -> list[str]:
    """What is beyond its limits, in words."""
    said: list[str] = []
    by_name = {plan.rows[number].name: played.share(plan.won) for number, played in found.items()}
    for number, played in found.items():
        row = plan.rows[number]
        if not row.low <= played.share(plan.won) <= row.high:
            said.append(f"{row.group} {row.name}: {played.share(plan.won):.1f} %, wanted {row.low:g} to {row.high:g}")
    for name, other, points in plan.above:
        if name in by_name and other in by_name and by_name[name] < by_name[other] + points:
            said.append(f"{name} should be {points:g} points above {other}")
    first = [played for number, played in found.items() if plan.rows[number].group == plan.rows[0].group]
    for name in sorted({*plan.least, *plan.most}) if first else []:
        whole = sum([mean_of(played, name) for played in first]) / len(first)
        if not is_within(plan, name, whole):
            said.append(f"{name}: {whole:.2f} in a game")
    return said


# -- the picture -------------------------------------------------------------------------------------------------------


def drawn(plan: Plan, found: dict[int, Played], endings: tuple[str, ...]) -> Figure:
    """The endings of every row as stacked bars, in the order of the game."""
    figure = Figure(figsize=(8, 1.7 + 0.28 * len(found)), layout="constrained")
    axes = figure.subplots()
    labels = [f"{plan.rows[number].group}: {plan.rows[number].name}" for number in found]
    left = [0.0] * len(labels)
    for ending, colour in zip(endings, COLOURS, strict=False):
        width = [played.share(ending) for played in found.values()]
        if any(width):
            axes.barh(labels, width, left=left, color=colour, edgecolor="white", label=ending)
        left = [before + more for before, more in zip(left, width, strict=True)]
    for limit in (plan.rows[0].low, plan.rows[0].high):
        axes.axvline(limit, color="#1c2733", linestyle=":")
    axes.set_xlim(0, 100)
    axes.set_xlabel(f"how games end, in per cent ({plan.won}: the first side wins)")
    axes.invert_yaxis()
    figure.legend(loc="outside right center")
    return figure


def main() -> int:
    """Play, print, draw."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("ending", nargs="?", help="with which the first side wins, for a game without rows of its own")
    parser.add_argument("--games", type=int, default=2000, help="for each row")
    parser.add_argument("--only", metavar="GROUP", help="the rows of this group")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args()
    game = undertow.game(args.game)
    plan = plan_of(game, args.ending)
    if plan is None:
        parser.error(f"say with which ending the first side wins: {', '.join(game.endings)}")
    numbers = [number for number, row in enumerate(plan.rows) if args.only in (None, row.group)]
    if not numbers:
        parser.error(f"--only is one of: {', '.join(dict.fromkeys([row.group for row in plan.rows]))}")
    found: dict[int, Played] = {}
    print("| Rows | | Games | Won (95 % interval) | Wanted | Endings, in per cent | Decisions a game |")
    print("|---|---|---|---|---|---|---|")
    with ProcessPoolExecutor(args.workers) as pool:
        for number in numbers:
            found[number] = measure(game, plan, number, args, pool)
            print(line_of(plan.rows[number], found[number], game.endings, plan.won), flush=True)
    print("\n".join([*averages(plan, found), *with_and_without(plan, found)]))
    if args.only is None:
        with rc_context({"svg.hashsalt": "undertow"}):  # the same figures give the same file
            path = ROOT / "docs" / f"{game.id}-balance.svg"
            drawn(plan, found, game.endings).savefig(path, format="svg", metadata={"Date": None})
    said = failures(plan, found)
    print("\n".join(["", *said]) if said else "\nall within their limits")
    return 1 if said else 0


if __name__ == "__main__":
    sys.exit(main())
