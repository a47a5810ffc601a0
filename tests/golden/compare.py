"""Whether two trees play the same games: moves, views and results, where a change of frames changes every digest.

    python tests/golden/compare.py ../the-tree-before --games 1000 unfathomable
    python tests/golden/compare.py ../the-tree-before --python .venv-before/bin/python --but underway

Both play random games of the same seeds, each with its own engine; after every 25th decision the views of all seats
count, and those of spectators. ``--but`` names what a view may have in one tree alone.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
from hashlib import blake2b
from pathlib import Path
from typing import Any

HERE = Path(__file__)
EVERY = 25


def played(name: str, seats: int, seed: int, but: list[str]) -> str:
    """A fingerprint of one game: all that could be answered, was seen, and came of it."""
    import undertow

    luck = random.Random(f"compare {name} {seats} {seed}")
    game = undertow.game(name)
    options = {option.key: luck.choice(option.allowed) for option in game.options}
    state = game.new(seats=seats, seed=seed, options=options, windows=luck.choice(["ask", "skip"]))
    found = blake2b(digest_size=16)
    while not state.over:
        found.update(repr((state.asked, state.moves)).encode())
        if state.count % EVERY == 0:
            for seat in (None, *range(seats)):
                found.update(json.dumps(without(state.view(seat), but), sort_keys=True).encode())
        state.play(luck.choice(state.moves))
    assert state.result is not None
    found.update(json.dumps(state.result.data(), sort_keys=True).encode())
    return f"{name} {seats} {seed}: {state.count} decisions, {found.hexdigest()}"


def without(view: Any, but: list[str]) -> Any:
    """A view without what only one tree shows, at any depth."""
    if isinstance(view, dict):
        return {key: without(value, but) for key, value in view.items() if key not in but}
    return [without(value, but) for value in view] if isinstance(view, list) else view


def play_all(names: list[str], games: int, but: list[str]) -> None:
    """Play so many games of each title with the engine at hand, and print their fingerprints."""
    import undertow

    for name in names or sorted(undertow.games()):
        low, high = undertow.game(name).seats
        for seed in range(games):
            print(played(name, low + seed % (high - low + 1), seed, but), flush=True)


def main() -> int:
    """Play in both trees and compare line by line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("before", nargs="?", help="the folder of the other tree")
    parser.add_argument("names", nargs="*")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--but", action="append", default=[], help="a key that only one tree's views have")
    parser.add_argument("--python", default=sys.executable, help="that runs the other tree")
    args = parser.parse_args()
    if args.before == "-":
        play_all(args.names, args.games, args.but)
        return 0
    hints = [option for key in args.but for option in ("--but", key)]
    command = [str(HERE), "-", *args.names, "--games", str(args.games), *hints]
    outputs = []
    for python, tree in ((args.python, Path(args.before)), (sys.executable, HERE.parents[2])):
        env = {**os.environ, "PYTHONPATH": str(tree / "src")}
        outputs.append(subprocess.Popen([python, *command], env=env, stdout=subprocess.PIPE, text=True))
    before, after = (process.communicate()[0].splitlines() for process in outputs)
    differ = [pair for pair in zip(before, after, strict=True) if pair[0] != pair[1]]
    for one, two in differ[:10]:
        print(f"DIFFER\n    before {one}\n    after  {two}")
    print(f"{len(after) - len(differ)} games of {len(after)} are the same in both trees")
    return 1 if differ or not after else 0


if __name__ == "__main__":
    sys.exit(main())
