"""Run the laws over games, on all cores, for a time or a number of games.

    python tests/laws/run.py --play random,thumb --seconds 50 --games 200 --thorough 20 abyss
    python tests/laws/run.py --games 100000 --thorough 100 abyss

Every game is played under laws 1, 2, 5 at each decision and all laws at each 50th; the first ``--thorough`` games of
every seat count under all laws at each decision. ``--play`` names the bots that play, by turns: ``thumb`` reaches late
positions that are rare in random play. A broken law writes the record of the game to ``failures/`` and prints the
command that replays it.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
import time
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parent), str(Path(__file__).parents[1])]

import laws
import undertow
from undertow.kernel.compiled import is_compiled
from undertow.registry import bot_names, register

Job = tuple[str, int, int, int, str]
NEVER = 10**9


def game_named(name: str) -> undertow.Game:
    """A registered game, or the test game."""
    if name == "cellar":
        import cellar

        return register(cellar.GAME)
    return undertow.game(name)


def run(job: Job) -> tuple[int, int, bool, str]:
    """Play one game; the answer: seats, decisions, whether it reached the limit, what went wrong."""
    name, seats, seed, every, play = job
    game = game_named(name)
    play = play if play in bot_names(game) else "random"
    options = {option.key: option.allowed[seed // 3 % len(option.allowed)] for option in game.options}
    windows = "skip" if seed % 10 == 9 else "ask"
    try:
        decisions, long, _ = laws.play_a_game(game, seats, seed, every, options, windows, play)
    except Exception as error:
        return seats, 0, False, failure(game, seats, seed, options, windows, play, error)
    return seats, decisions, long, ""


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


def jobs(names: list[str], games: int, thorough: int, first: int, every: int, rest: int, plays: list[str]) -> list[Job]:
    """All games to play, the thorough ones first, seat counts and players by turns."""
    found: list[Job] = []
    for seed in range(first, first + games):
        often = 1 if seed - first < thorough else every if seed % rest == 0 else NEVER
        for name in names:
            low, high = game_named(name).seats
            for seats in range(low, high + 1):
                found.append((name, seats, seed, often, plays[(seed + seats) % len(plays)]))
    return found


def main() -> int:
    """Read the arguments, play, report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", default=None)
    parser.add_argument("--seconds", type=float, default=0, help="go on for so long (0: only the games)")
    parser.add_argument("--games", type=int, default=200, help="at least so many games per seat count")
    parser.add_argument("--total", type=int, default=0, help="or so many games in all seat counts together")
    parser.add_argument("--thorough", type=int, default=20, help="games per seat count with all laws at each decision")
    parser.add_argument("--every", type=int, default=50, help="else all laws at each so-manieth decision")
    parser.add_argument(
        "--rest", type=int, default=1, help="... in each so-manieth game, the others under 1, 2, 5 alone"
    )
    parser.add_argument("--play", default="random", help="the bots that play, by turns: random,thumb")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--compiled", action="store_true", help="fail unless the engine is compiled")
    args = parser.parse_args()
    build = "compiled" if is_compiled() else "plain"
    if args.compiled and build == "plain":
        print("laws: the engine is not compiled")
        return 1
    names = args.names or list(undertow.games())
    begun = time.monotonic()
    played: dict[int, int] = {}
    decisions, too_long, broken = 0, 0, 0
    first = args.first
    kinds = sum(game_named(name).seats[1] - game_named(name).seats[0] + 1 for name in names)
    games = -(-args.total // kinds) if args.total else args.games
    with multiprocessing.Pool(args.workers) as pool:
        while True:
            thorough = args.thorough if first == args.first else 0
            work = jobs(names, games, thorough, first, args.every, args.rest, args.play.split(","))
            for seats, made, long, wrong in pool.imap_unordered(run, work, 1):
                played[seats] = played.get(seats, 0) + 1
                decisions += made
                too_long += long
                if wrong:
                    broken += 1
                    print(f"BROKEN with {seats} seats: {wrong}", flush=True)
                if sum(played.values()) % 2000 == 0:
                    print(f"  {sum(played.values())} games, {time.monotonic() - begun:.0f} s", flush=True)
                if broken >= 5:
                    pool.terminate()
                    break
            first += games
            games = 20
            if broken >= 5 or time.monotonic() - begun >= args.seconds:
                break
    total = sum(played.values())
    if too_long > max(1, total // 1000):
        broken += 1
        print(f"BROKEN law 1: {too_long} of {total} games reached the limit")
    share = ", ".join(f"{seats} seats: {count}" for seats, count in sorted(played.items()))
    print(
        f"laws, {build}, {'+'.join(names)} by {args.play}: {total} games ({share}), {decisions} decisions, "
        f"{too_long} reached the limit, {time.monotonic() - begun:.0f} s on {args.workers} cores"
    )
    print(f"{total - broken} passed, {broken} failed")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
