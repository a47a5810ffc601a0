"""Golden digests: the same games must come out of every build, every Python and every hash seed.

    python tests/golden/digests.py              compare with digests.json
    python tests/golden/digests.py --few        ... one game for each number of players
    python tests/golden/digests.py alone abyss  ... of these alone
    python tests/golden/digests.py --accept     write digests.json anew (then read the difference)

Needs nothing but the engine, so that any Python can run it.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Sequence
from pathlib import Path

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE.parent), str(HERE.parent / "laws")]

from holding import fitting

import undertow
from undertow.kernel.compiled import is_compiled
from undertow.registry import register

FILE = HERE / "digests.json"
EVERY = 25
REDEALT = [EVERY * 2**n for n in range(8)]  # fewer and fewer: late in a long game a redeal has much to explain


def digests(name: str, seats: int, seed: int, windows: str) -> list[str]:
    """Play a random game; the digest of every 25th state, and of some that were redealt."""
    luck = random.Random(f"{name} {seats} {seed} {windows}").random
    game = undertow.game(name)
    values = {option.key: option.allowed[seed % len(option.allowed)] for option in game.options}
    options = fitting(game, seats, values)
    state = game.new(seats=seats, seed=seed, options=options, windows=windows)
    found = [state.digest()]
    while not state.over:
        state.play(state.moves[int(luck() * len(state.moves))])
        if state.count % EVERY == 0:
            found.append(state.digest())
            if state.count in REDEALT:
                found.append(state.redeal(seed % seats, seed).digest())
    return [*found, state.digest(), str(state.result.scores)]


def all_games(few: bool = False, names: Sequence[str] = ()) -> dict[str, list[str]]:
    """Every registered game and the test game, every seat count, both kinds of windows; ``few``: one for each count."""
    import cellar

    register(cellar.GAME)
    found = {}
    for name in names or undertow.games():
        low, high = undertow.game(name).seats
        for seats in range(low, high + 1):
            for seed in range(4):
                for windows in ("ask", "skip"):
                    if few and (seed, windows) != ((seats + 1) % 4, ("ask", "skip")[seats % 2]):
                        continue
                    found[f"{name} {seats} {seed} {windows}"] = digests(name, seats, seed, windows)
    return found


def main() -> int:
    """Compare or accept."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", help="these games alone")
    parser.add_argument("--few", action="store_true", help="one game for each number of players")
    parser.add_argument("--accept", action="store_true", help="write digests.json anew; all games")
    args = parser.parse_args()
    part = args.few or bool(args.games)
    if args.accept and part:
        parser.error("--accept writes all games")
    found = all_games(args.few, args.games)
    if args.accept:
        FILE.write_text(json.dumps(found, indent=0) + "\n", "utf-8")
        print(f"wrote {len(found)} games")
        return 0
    golden = json.loads(FILE.read_text("utf-8"))
    wanted = [name for name in golden if name in found or not part]
    parts = [name for name in wanted if golden[name] != found.get(name)] + [
        name for name in found if name not in golden
    ]
    for name in parts:
        print(f"{name}: other digests")
    build = "compiled" if is_compiled() else "plain"
    print(f"golden digests, {build}, Python {sys.version.split()[0]}:")
    print(f"{len(found) - len(parts)} passed, {len(parts)} failed")
    return 1 if parts else 0


if __name__ == "__main__":
    sys.exit(main())
