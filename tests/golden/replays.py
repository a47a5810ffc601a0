"""Golden games: a record for every way a game can end and every number of seats, in tests/replays/<game>/.

    python tests/golden/replays.py --accept   look for games and write what is missing (never over an old one)

``tests/test_golden.py`` replays them all.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

import undertow
from undertow.kernel.record import Record, Recorder

FOLDER = Path(__file__).parents[1] / "replays"
AVOIDED = {"length": "recruit"}  # whoever never makes such a move never ends the game


def play(game: undertow.Game, seats: int, seed: int, avoided: str) -> Record:
    """A random game in which some moves are made only if there is no other."""
    luck = random.Random(f"golden {game.id} {seats} {seed}").random
    recorder = Recorder(game, seats, str(seed), None, "ask", True, ["random"] * seats)
    state = recorder.state
    while not state.over:
        moves = [move for move in state.moves if game.words.of(move).key != avoided] or list(state.moves)
        recorder.play(moves[int(luck() * len(moves))])
    return recorder.record()


def found(game: undertow.Game, seats: int, ending: str) -> Record:
    """The first game that ends so."""
    for seed in range(10_000):
        record = play(game, seats, seed, AVOIDED.get(ending, ""))
        if record.result is not None and record.result["ending"] == ending:
            return record
    raise SystemExit(f"{game.id}, {seats} seats: no game ends with {ending}")


def path_of(game: undertow.Game, seats: int, ending: str) -> Path:
    """Where a golden game lies."""
    return FOLDER / game.id / f"{ending}-{seats}.jsonl"


def main() -> None:
    """Write what is missing."""
    for name in undertow.games():
        game = undertow.game(name)
        for ending in game.endings:
            for seats in range(game.seats[0], game.seats[1] + 1):
                path = path_of(game, seats, ending)
                if "--accept" in sys.argv and not path.exists():
                    path.parent.mkdir(parents=True, exist_ok=True)
                    found(game, seats, ending).save(path)
                    print("wrote", path.name)


if __name__ == "__main__":
    main()
