"""Golden games: a record for every way a game can end and every number of seats, in tests/replays/<game>/.

    python tests/golden/replays.py --accept   look for games and write what is missing (never over an old one)
    python tests/golden/replays.py --again everrain   forget all games of this title and look for others, where its rules
                                              or numbers have changed so much that the old ones cannot be replayed
    python tests/golden/replays.py --renew    write all digests anew: the moves stay, and what chance said and came of it

Beside them lie games in which something rare happens (``RARE``). ``tests/test_golden.py`` replays them all and looks
whether each is what its name says.
"""

from __future__ import annotations

import random
import sys
from functools import partial
from pathlib import Path
from typing import Any

from rare import Bent, Rare, ends
from rare_alone import ALONE
from rare_everrain import EVERRAIN

import undertow
from undertow.kernel.errors import OptionError
from undertow.kernel.record import Record, Recorder
from undertow.kernel.seat import Bot

FOLDER = Path(__file__).parents[1] / "replays"
AVOIDED = {"abyss": "recruit"}  # whoever never makes such a move never ends the game
ENOUGH = 12  # games that are looked at for each number of seats; the shortest are kept
LOOKED_AT = 400  # where something has not happened in any of them
LAST = 40  # moves of a game that begins shortly before it is too long


# -- what happens in a game ----------------------------------------------------------------------------------------------

HYBRID, CULTIST = 1, 2
FAR = 12  # the distance with which the ship makes port
LOST = ("fuel", "food", "sanity", "souls", "damage", "deep_ones")


def loyalties(state: undertow.State) -> list[set[int]]:
    """The loyalty cards of every seat, as everybody saw them in the end."""
    found: list[set[int]] = [set() for _ in range(state.seats)]
    for event in state.log(None):
        if event.key == "loyalty_turned_up":
            found[event.values["seat"]].add(event.values["loyalty"])
    return found


def cultists(state: undertow.State) -> list[int]:
    """Who is a cultist and nothing else."""
    return [seat for seat, cards in enumerate(loyalties(state)) if CULTIST in cards and HYBRID not in cards]


def is_lost(state: undertow.State, far: bool) -> bool:
    """Whether the Deep Ones have won, with the ship so far from where it set out or not."""
    view: Any = state.view(None)
    return state.result is not None and state.result.ending in LOST and (view["distance"] >= FAR) == far


def the_cultist_wins(state: undertow.State) -> bool:
    """Lost, but far enough."""
    return is_lost(state, True) and bool(cultists(state)) and set(cultists(state)) <= won(state)


def the_cultist_loses(state: undertow.State) -> bool:
    """Lost, and not far enough; hybrids win alone."""
    return is_lost(state, False) and bool(cultists(state)) and not set(cultists(state)) & won(state)


def the_cultist_loses_in_port(state: undertow.State) -> bool:
    """Not lost at all."""
    at_port = state.result is not None and state.result.ending == "port"
    return at_port and bool(cultists(state)) and not set(cultists(state)) & won(state)


def both(state: undertow.State) -> list[int]:
    """Who is a hybrid and a cultist."""
    return [seat for seat, cards in enumerate(loyalties(state)) if {HYBRID, CULTIST} <= cards]


def hybrid_and_cultist_wins(state: undertow.State) -> bool:
    """Lost, and not far enough for a cultist; but that card counts for nothing beside the other."""
    return is_lost(state, False) and bool(both(state)) and set(both(state)) <= won(state)


def hybrid_and_cultist_loses(state: undertow.State) -> bool:
    """In port neither card is any good."""
    at_port = state.result is not None and state.result.ending == "port"
    return at_port and bool(both(state)) and not set(both(state)) & won(state)


def won(state: undertow.State) -> set[int]:
    """The winners."""
    assert state.result is not None
    return set(state.result.winners)


RARE: dict[str, dict[str, Rare]] = {
    "unfathomable": {
        "cultist_wins": Rare((4, 6), the_cultist_wins),
        "cultist_loses": Rare((4, 6), the_cultist_loses),
        "cultist_loses_in_port": Rare((4, 6), the_cultist_loses_in_port),
        "hybrid_and_cultist_wins": Rare((4, 6), hybrid_and_cultist_wins),
        "hybrid_and_cultist_loses": Rare((4, 6), hybrid_and_cultist_loses),
    },
    "alone": ALONE,
    "everrain": EVERRAIN,
}

# -- looking for games ---------------------------------------------------------------------------------------------------


def played(game: undertow.Game, seats: int, seed: int, rare: Rare) -> Record:
    """A game with any options that go together: of bots who know what they do, or by chance."""
    luck = random.Random(f"golden {game.id} {seats} {seed}")
    options = {option.key: luck.choice(option.allowed) for option in game.options}
    players: list[Bot | str] = [luck.choice(("thumb", "thumb", "random"))] * seats
    if rare.bent:
        players = [Bent(game, rare.bent) for _ in range(seats)]
    for option in reversed(game.options):
        try:
            game.new(seats=seats, seed=0, options={**options, **rare.options}, log=False)
        except OptionError:
            options[option.key] = option.default
    return undertow.play(game, players, seed, {**options, **rare.options})


def avoiding(game: undertow.Game, seats: int, avoided: str) -> Record:
    """A random game in which some moves are made only if there is no other."""
    luck = random.Random(f"golden {game.id} {seats} 0").random
    recorder = Recorder(game, seats, "0", None, "ask", True, ["random"] * seats)
    state = recorder.state
    while not state.over:
        moves = [move for move in state.moves if game.words.of(move).key != avoided] or list(state.moves)
        recorder.play(moves[int(luck() * len(moves))])
    return recorder.record()


def last_moves(game: undertow.Game, seats: int) -> Record:
    """The last moves of a game that takes too long; it begins with its count set ahead.

    Whole, it would be a file of megabytes; and nobody keeps a ship afloat for so long.
    """
    luck = random.Random(f"golden {game.id} {seats}").random
    state = game.new(seats, 1)
    for _ in range(LAST):
        state.play(state.moves[int(luck() * len(state.moves))])
    state.count = game.longest - LAST
    recorder = Recorder(game, seats, "1", players=["random"] * seats, start=state)
    while not state.over:
        recorder.play(state.moves[int(luck() * len(state.moves))])
    return recorder.record()


def wanted(game: undertow.Game, seats: int) -> list[str]:
    """The names of all golden games with so many seats."""
    rare = [name for name, rare in RARE.get(game.id, {}).items() if seats in rare.seats]
    return [*game.endings, *rare]


def rare_of(game: str, name: str) -> Rare:
    """What a name asks for: something rare, or an ending, which needs nothing but luck."""
    return RARE.get(game, {}).get(name) or Rare((), partial(ends, ending=name))


def found(game: undertow.Game, seats: int, names: list[str]) -> dict[str, Record]:
    """The shortest game for each of the names; those that need the same are looked for together."""
    kept: dict[str, Record] = {}
    if "length" in names:
        avoided = AVOIDED.get(game.id)
        kept["length"] = avoiding(game, seats, avoided) if avoided else last_moves(game, seats)
    groups: dict[str, list[str]] = {}
    for name in names:
        if name != "length":
            rare = rare_of(game.id, name)
            groups.setdefault(repr((dict(rare.options), rare.bent)), []).append(name)
    for group in groups.values():
        seed = 0
        while seed < ENOUGH or (seed < LOOKED_AT and not set(group) <= kept.keys()):
            record = played(game, seats, seed, rare_of(game.id, group[0]))
            state = record.replay()
            for name in group:
                better = name not in kept or len(record.moves) < len(kept[name].moves)
                if better and rare_of(game.id, name).happens(state):
                    kept[name] = record
            seed += 1
    if missing := [name for name in names if name not in kept]:
        raise SystemExit(f"{game.id}, {seats} seats: no game for {missing}")
    return kept


def path_of(game: undertow.Game, seats: int, name: str) -> Path:
    """Where a golden game lies."""
    return FOLDER / game.id / f"{name}-{seats}.jsonl"


def renewed(record: Record) -> Record:
    """The same game with the digests of this tree, where frames have changed; anything else that differs is an error."""
    recorder = Recorder.begun(undertow.game(record.game), record.header)
    for move in record.moves:
        recorder.play(move)
    again = recorder.record()
    for old, new in zip(record.lines, again.lines, strict=True):
        if {**old, "digest": 0} != {**new, "digest": 0}:
            raise SystemExit(f"{record.game}: it is another game now: {old} {new}")
    if again.result != record.result:
        raise SystemExit(f"{record.game}: it has another result now")
    return again


def main() -> None:
    """Write what is missing, or everything anew."""
    if "--renew" in sys.argv:
        for path in sorted(FOLDER.glob("*/*.jsonl")):
            record = Record.load(path)
            if record.header["rules"] == undertow.game(record.game).rules_version:
                renewed(record).save(path)
    again = sys.argv[sys.argv.index("--again") + 1 :] if "--again" in sys.argv else []
    for path in [path for name in again for path in sorted((FOLDER / name).glob("*.jsonl"))]:
        path.unlink()
    for game in map(undertow.game, again or undertow.games()):
        for seats in range(game.seats[0], game.seats[1] + 1):
            names = [name for name in wanted(game, seats) if not path_of(game, seats, name).exists()]
            if ("--accept" in sys.argv or again) and names:
                (FOLDER / game.id).mkdir(parents=True, exist_ok=True)
                for name, record in found(game, seats, names).items():
                    record.save(path_of(game, seats, name))
                    print("wrote", path_of(game, seats, name).name, flush=True)


if __name__ == "__main__":
    main()
