"""Run the laws over games, on all cores, for a time or a number of games: all that there are, one after another.

    python tests/laws/run.py --play random,thumb --seconds 30 --games 4 --thorough 1
    python tests/laws/run.py --games 100000 --thorough 100 GAME
    python tests/laws/run.py --games 300 --thorough 300 --deep 1 stalk drift

``--games`` are played whatever time it takes, then more until ``--seconds`` are over for this game; ``--all`` bounds the
time of all games together: where there are many, each gets its share. Every game is played under laws 1, 2, 5 at each decision and all laws at each 50th; the first ``--thorough`` games of
every seat count under all laws at each decision. ``--play`` names the bots that play, by turns: ``thumb`` reaches late
positions that are rare in random play. A broken law writes the record of the game to ``failures/`` and prints the
command that replays it.
"""

from __future__ import annotations

import argparse
import importlib
import multiprocessing
import os
import sys
import time
from collections import Counter
from collections.abc import Iterator
from itertools import chain
from math import inf
from pathlib import Path
from typing import NamedTuple

TESTS = Path(__file__).parents[1]
sys.path[:0] = [str(TESTS / "laws"), str(TESTS), str(TESTS / "sketches")]

import judging
from holding import options_of

import laws
import undertow
from found import facts
from undertow.kernel.compiled import is_compiled
from undertow.registry import bot_names, register

OF_TESTS = ("cellar", *[path.name for path in (TESTS / "sketches").iterdir() if (path / "__init__.py").is_file()])


class Job(NamedTuple):
    """A game to be played: which, by how many, its seed, how often all laws are held, by whom, law 6c how often, until when."""

    name: str
    seats: int
    seed: int
    every: int
    play: str
    deep: float
    until: float


class Played(NamedTuple):
    """A game that was played: whether it reached the limit, and what went wrong."""

    seats: int
    decisions: int
    long: bool
    wrong: str
    judged: Counter[str]  # what the game's own judge of redeals said


NEVER = 10**9
LONGER = 10.0  # seconds that a game may take after its time, if it is not one of those that must be played
SHORT = 300  # letters of what went wrong
MORE = 20  # seeds at a time, after those that must be played
ENOUGH = 5  # broken laws after which a game is not played on


def game_named(name: str) -> undertow.Game:
    """A registered game, the test game, or one of the sketches."""
    if name in OF_TESTS:
        game: undertow.Game = importlib.import_module(name).GAME
        return register(game)
    return undertow.game(name)


def sampled(name: str, args: argparse.Namespace) -> bool:
    """Whether a game is only sampled now: by day, where its ``facts.toml`` says so."""
    return bool(args.day and facts(name, "laws").get("sampled"))


def run(job: Job) -> Played | None:
    """Play one game under the laws; None, if it is too late for it."""
    name, seats, seed, every, play, deep, until = job
    if time.monotonic() >= until:
        return None
    game = game_named(name)
    play = play if play in bot_names(game) else "random"
    options = options_of(game, seats, seed // 3)
    windows = "skip" if seed % 10 == 9 else "ask"
    judging.COUNTS.clear()
    try:
        decisions, long, _ = laws.play_a_game(game, seats, seed, every, options, windows, play, deep, until + LONGER)
    except Exception as error:
        wrong = failure(game, seats, seed, options, windows, play, error)
        return Played(seats, 0, False, wrong, Counter(judging.COUNTS))
    return Played(seats, decisions, long, "", Counter(judging.COUNTS))


def cut(said: str) -> str:
    """What went wrong, without the whole of two views."""
    first, _, rest = said.partition("\n")
    return f"{first[:SHORT]}\n{rest}"


def failure(
    game: undertow.Game, seats: int, seed: int, options: dict[str, object], windows: str, play: str, error: Exception
) -> str:
    """Write the record of a game that broke a law; the answer says what broke and how to see it."""
    moves = getattr(error, "moves", [])
    while True:  # the last move itself may be what fails
        try:
            record = laws.recorded(game, seats, seed, options, windows, moves, play)
            break
        except Exception:
            moves = moves[:-1]
    folder = Path("failures")
    folder.mkdir(exist_ok=True)
    path = folder / f"{game.id}-{seats}-{seed}.jsonl"
    record.save(path)
    return f"{type(error).__name__}: {error}\n    see it: undertow replay {path}  (the law breaks after its last move)"


def rounds(name: str, games: int, until: float, args: argparse.Namespace) -> Iterator[list[Job]]:
    """The games to play, the thorough ones first, seat counts and players by turns: those that must be, then more."""
    low, high = game_named(name).seats
    plays = args.play.split(",")
    first, limit = args.first, inf
    while True:
        found = []
        for seed in range(first, first + games):
            thorough = seed - args.first < args.thorough and not sampled(name, args)
            often = 1 if thorough else args.every if seed % args.rest == 0 else NEVER
            for seats in range(low, high + 1):
                found.append(Job(name, seats, seed, often, plays[(seed + seats) % len(plays)], args.deep, limit))
        yield found
        if time.monotonic() >= until:
            return
        first, games, limit = first + games, MORE, until


def hold(name: str, seconds: float, args: argparse.Namespace) -> bool:
    """Play one game under the laws, as often as there is time; say whether all of them held."""
    begun = time.monotonic()
    low, high = game_named(name).seats
    games = 1 if sampled(name, args) else -(-args.total // (high - low + 1)) if args.total else args.games
    played: list[Played] = []
    broken = 0
    with multiprocessing.Pool(args.workers) as pool:
        work = rounds(name, games, begun + seconds, args)
        for each in chain.from_iterable(pool.imap_unordered(run, jobs, 1) for jobs in work):
            if each is None:
                continue
            played.append(each)
            if each.wrong:
                broken += 1
                print(f"BROKEN with {each.seats} seats: {cut(each.wrong)}", flush=True)
            if len(played) % 2000 == 0:
                print(f"  {len(played)} games, {time.monotonic() - begun:.0f} s", flush=True)
            if broken >= ENOUGH:
                break
    too_long = sum(each.long for each in played)
    if too_long > max(1, len(played) // 1000):
        broken += 1
        print(f"BROKEN law 1: {too_long} of {len(played)} games reached the limit")
    share = ", ".join(
        f"{seats} seats: {count}" for seats, count in sorted(Counter(each.seats for each in played).items())
    )
    print(
        f"laws, {'compiled' if is_compiled() else 'plain'}, {name} by {args.play}: {len(played)} games ({share}), "
        f"{sum(each.decisions for each in played)} decisions, {too_long} reached the limit, "
        f"{time.monotonic() - begun:.0f} s on {args.workers} cores"
    )
    judged = sum([each.judged for each in played], Counter[str]())
    if judged:
        print(judging.counted(judged))
    print(f"{len(played) - broken} passed, {broken} failed", flush=True)
    return not broken


def main() -> int:
    """Read the arguments, play, report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", default=None)
    parser.add_argument("--seconds", type=float, default=0, help="go on for so long with each game (0: only the games)")
    parser.add_argument("--all", type=float, default=inf, help="and for so long with all of them together")
    parser.add_argument("--games", type=int, default=200, help="at least so many games per seat count")
    parser.add_argument("--total", type=int, default=0, help="or so many in all seat counts of a game together")
    parser.add_argument("--deep", type=float, default=0.02, help="where all laws are held: the share of law 6c")
    parser.add_argument("--thorough", type=int, default=20, help="games per seat count with all laws at each decision")
    parser.add_argument("--every", type=int, default=50, help="else all laws at each so-manieth decision")
    parser.add_argument(
        "--rest", type=int, default=1, help="... in each so-manieth game, the others under 1, 2, 5 alone"
    )
    parser.add_argument("--play", default="random", help="the bots that play, by turns: random,thumb")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument(
        "--day", action="store_true", help="where a game's facts say *sampled*: one game a count, none thorough"
    )
    parser.add_argument("--compiled", action="store_true", help="fail unless the engine is compiled")
    args = parser.parse_args()
    if args.compiled and not is_compiled():
        print("laws: the engine is not compiled")
        return 1
    names = args.names or list(undertow.games())
    seconds = min(args.seconds, args.all / len(names))
    held = [hold(name, seconds, args) for name in names]
    return 0 if all(held) else 1


if __name__ == "__main__":
    sys.exit(main())
