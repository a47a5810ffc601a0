"""How fast the games are: uniform random play through the public Python surface, beside two peers.

One core, processor time. With peers every round plays each of our games, OpenSpiel's hearts and catanatron's Catan, one
after another; what counts is the ratio within a round, so a machine that is busy now and then does no harm. All choose
the same cheap way among their legal moves. ``measure`` gives all figures as JSON-ready data, with the targets they are
held against.
"""

from __future__ import annotations

import gc
import json
import os
import platform
import random
import statistics
import subprocess
import sys
import tracemalloc
from collections.abc import Callable, Sequence
from pathlib import Path
from time import process_time
from typing import Any, Protocol

from undertow.kernel.compiled import is_compiled
from undertow.kernel.errors import Error
from undertow.kernel.game import Game
from undertow.kernel.state import State
from undertow.registry import game as game_of
from undertow.registry import names
from undertow.version import VERSION

Luck = Callable[[], float]
Tell = Callable[[str, int, int], None]  # what is measured (a contender, calls, import), which round, of how many

ROUNDS = 15
SECONDS = 0.4
SEATS = {
    "abyss": 4,
    "alone": 3,
    "everrain": 4,
    "unfathomable": 5,
}  # at which targets hold; else as many as there can be
CALL_SECONDS = 0.02  # for one measurement of one call
MIDDLES = 5  # games whose middle is looked at
COUNTED = 5  # games whose legal moves are counted
IMPORTS = 7
CLONES = 1000
DUMP_EVERY = 5  # decisions; the log only grows

HEARTS = "hearts"
CATAN = "catanatron"
CALLS = ("clone", "view", "redeal", "digest", "dump")
COPY = "copy"

# Targets: the least or the most a figure may be. Rates and calls are ratios to a peer, game by game.
LEAST, MOST = "least", "most"
NOISE = 0.1  # by how much the same build differs from run to run: what is missed by less is told, and no more
COMPILED_RATE = {
    "abyss": {CATAN: 10.0, HEARTS: 0.75},
    "unfathomable": {CATAN: 6.0},
    "alone": {CATAN: 6.0},
    "everrain": {CATAN: 5.0},
}
PLAIN_RATE = {"abyss": {CATAN: 4.0}}
COMPILED_CALLS = {
    "abyss": {"clone": 1 / 8, "view": 1.2},
    "unfathomable": {"clone": 1 / 4},
    "alone": {"clone": 1 / 4},
    "everrain": {"clone": 1 / 4, "view": 1.0},
}
IMPORT_MS = 60.0
CLONES_MB = 20.0


class NoPeers(Error):
    """The programs to compare with are not installed."""


class Contender(Protocol):
    """A game that can be played at random."""

    name: str

    def play(self, seed: int, luck: Luck) -> int:
        """Play a whole game; give the number of decisions."""

    def widths(self, seed: int, luck: Luck) -> list[int]:
        """Play a whole game; give the number of legal moves at every decision."""


class Ours:
    """One of our games."""

    def __init__(self, game: Game, seats: int | None = None) -> None:
        self.name = game.id
        self.game = game
        low, high = game.seats
        self.seats = min(max(SEATS.get(game.id, high) if seats is None else seats, low), high)

    def new(self, seed: int) -> State:
        """Set up a game as programs do."""
        return self.game.new(self.seats, seed, windows="skip", log=False)

    def play(self, seed: int, luck: Luck) -> int:
        """Play a whole game; give the number of decisions."""
        state = self.new(seed)
        decisions = 0
        moves = state.moves
        while moves:
            state.play(moves[int(luck() * len(moves))])
            moves = state.moves
            decisions += 1
        return decisions

    def widths(self, seed: int, luck: Luck) -> list[int]:
        """Play a whole game; give the number of legal moves at every decision."""
        state = self.new(seed)
        found = []
        while not state.over:
            moves = state.moves
            found.append(len(moves))
            state.play(moves[int(luck() * len(moves))])
        return found

    def middle(self, seed: int) -> State:
        """A game after half of its decisions, at random play."""
        half = self.play(seed, random.Random(seed).random) // 2
        state = self.new(seed)
        luck = random.Random(seed).random
        for _ in range(half):
            state.play(state.moves[int(luck() * len(state.moves))])
        return state


class Hearts:
    """OpenSpiel's hearts, written in C++: four players; the deal is played too, but only decisions count."""

    name = HEARTS

    def __init__(self) -> None:
        import pyspiel

        self.game = pyspiel.load_game("hearts")

    def dealt(self, luck: Luck) -> Any:
        """Play the chance nodes, which all lie before the first decision."""
        state = self.game.new_initial_state()
        while state.is_chance_node():
            outcomes = state.legal_actions()
            state.apply_action(outcomes[int(luck() * len(outcomes))])
        return state

    def play(self, seed: int, luck: Luck) -> int:
        """Play a whole game; give the number of decisions."""
        state = self.dealt(luck)
        decisions = 0
        moves = state.legal_actions()
        while moves:
            state.apply_action(moves[int(luck() * len(moves))])
            moves = state.legal_actions()
            decisions += 1
        return decisions

    def widths(self, seed: int, luck: Luck) -> list[int]:
        """Play a whole game; give the number of legal moves at every decision."""
        state = self.dealt(luck)
        found = []
        while not state.is_terminal():
            moves = state.legal_actions()
            found.append(len(moves))
            state.apply_action(moves[int(luck() * len(moves))])
        return found


class Catan:
    """catanatron's Catan with four random players; one tick is one decision."""

    name = CATAN

    def __init__(self) -> None:
        from catanatron import Color, Game, RandomPlayer
        from catanatron.game import TURNS_LIMIT

        self.new: Callable[[int], Any] = lambda seed: Game([RandomPlayer(color) for color in Color], seed=seed + 1)
        self.longest = TURNS_LIMIT

    def play(self, seed: int, luck: Luck) -> int:
        """Play a whole game, as its own ``play`` does; give the number of decisions."""
        game = self.new(seed)
        decisions = 0

        def chosen(player: Any, game: Any, moves: Any) -> Any:
            return moves[int(luck() * len(moves))]

        while game.winning_color() is None and game.state.num_turns < self.longest:
            game.play_tick(chosen)
            decisions += 1
        return decisions

    def widths(self, seed: int, luck: Luck) -> list[int]:
        """Play a whole game; give the number of legal moves at every decision."""
        game = self.new(seed)
        found: list[int] = []

        def chosen(player: Any, game: Any, moves: Any) -> Any:
            found.append(len(moves))
            return moves[int(luck() * len(moves))]

        while game.winning_color() is None and game.state.num_turns < self.longest:
            game.play_tick(chosen)
        return found

    def middle(self, seed: int) -> Any:
        """A game after half of its decisions, at random play; the dice are the same as in the whole game."""
        half = self.play(seed, random.Random(seed).random) // 2
        game = self.new(seed)
        luck = random.Random(seed).random
        for _ in range(half):
            game.play_tick(lambda player, game, moves: moves[int(luck() * len(moves))])
        return game


def peers_at_hand() -> tuple[Hearts, Catan]:
    """The programs to compare with; a NoPeers says what to install."""
    try:
        return Hearts(), Catan()
    except ImportError as error:
        raise NoPeers("bench-no-peers", missing=error.name or str(error), extra="undertow[peers]") from error


def nothing(what: str, done: int, all: int) -> None:
    """Tell nobody how far it is."""


def measure(
    games: Sequence[str] = (),
    rounds: int = ROUNDS,
    seconds: float = SECONDS,
    seats: int | None = None,
    peers: bool = False,
    tell: Tell = nothing,
) -> dict[str, Any]:
    """Measure everything; ``games``: all, if none is named; ``seats``: those of the targets, if none are named."""
    ours = [Ours(game_of(name), seats) for name in games or names()]
    hearts, catan = peers_at_hand() if peers else (None, None)
    everyone: list[Contender] = [*ours]
    if hearts is not None and catan is not None:
        everyone += [hearts, catan]
    rates = measure_rates(everyone, rounds, seconds, tell)
    calls = measure_calls(ours, catan, rounds, tell)
    data: dict[str, Any] = {
        "version": VERSION,
        "compiled": is_compiled(),
        "python": platform.python_version(),
        "seats": {each.name: each.seats for each in ours},
        "rounds": rounds,
        "seconds": seconds,
        "rates": {each.name: rate_of(each, rates[each.name]) for each in everyone},
        "rate_ratios": {
            each.name: {
                peer.name: spread(ratios(per_second(rates[each.name]), per_second(rates[peer.name])))
                for peer in everyone[len(ours) :]
            }
            for each in ours
        },
        "calls": {name: {call: statistics.median(times) for call, times in of.items()} for name, of in calls.items()},
        "call_ratios": {
            each.name: {call: spread(ratios(calls[each.name][call], calls[CATAN][COPY])) for call in CALLS}
            for each in ours
            if catan is not None
        },
        "import_ms": import_ms(tell),
        "dump_kb": {each.name: dump_kb(each) for each in ours},
        "clones_mb": {each.name: clones_mb(each) for each in ours},
    }
    data["targets"] = targets(data)
    return data


# -- rates -------------------------------------------------------------------------------------------------------------

Slice = tuple[int, int, float]  # decisions, games, seconds


def measure_rates(everyone: Sequence[Contender], rounds: int, seconds: float, tell: Tell) -> dict[str, list[Slice]]:
    """Let all play in turn, round after round."""
    found: dict[str, list[Slice]] = {each.name: [] for each in everyone}
    for each in everyone:  # once for nothing: caches fill, modules load
        each.play(0, random.Random(0).random)
    for turn in range(rounds):
        for each in everyone:
            tell(each.name, turn, rounds)
            found[each.name].append(play_for(each, seconds, turn))
    return found


def play_for(contender: Contender, seconds: float, turn: int) -> Slice:
    """Play whole games for some seconds of processor time."""
    luck = random.Random(turn).random
    decisions = games = 0
    gc.collect()
    start = process_time()
    while True:
        decisions += contender.play(turn * 1_000_000 + games, luck)
        games += 1
        spent = process_time() - start
        if spent >= seconds:
            return decisions, games, spent


def per_second(slices: Sequence[Slice]) -> list[float]:
    """Decisions a second in every round."""
    return [decisions / spent for decisions, _, spent in slices]


def rate_of(contender: Contender, slices: Sequence[Slice]) -> dict[str, float]:
    """What a contender does in a second, and how much there is to choose."""
    widths = [width for seed in range(COUNTED) for width in contender.widths(seed, random.Random(seed).random)]
    choices = sum(1 for width in widths if width > 1) / len(widths)
    rate = statistics.median(per_second(slices))
    return {
        "decisions_per_second": rate,
        "games_per_second": statistics.median(games / spent for _, games, spent in slices),
        "decisions_per_game": sum(slice[0] for slice in slices) / sum(slice[1] for slice in slices),
        "moves": statistics.mean(widths),
        "share_of_choices": choices,
        "choices_per_second": rate * choices,
    }


def ratios(ours: Sequence[float], theirs: Sequence[float]) -> list[float]:
    """Ours to theirs, round by round."""
    return [one / other for one, other in zip(ours, theirs, strict=True)]


def spread(values: Sequence[float]) -> dict[str, float]:
    """Median, quartiles and range."""
    low, _, high = statistics.quantiles(values, n=4, method="inclusive") if len(values) > 1 else [values[0]] * 3
    return {"median": statistics.median(values), "low": low, "high": high, "min": min(values), "max": max(values)}


# -- calls -------------------------------------------------------------------------------------------------------------


def measure_calls(
    ours: Sequence[Ours], catan: Catan | None, rounds: int, tell: Tell
) -> dict[str, dict[str, list[float]]]:
    """Time calls in the middle of games, in microseconds, round after round."""
    timed: list[tuple[str, str, list[Callable[[], object]]]] = []
    for each in ours:
        middles = [each.middle(seed) for seed in range(MIDDLES)]
        timed += [(each.name, call, [called(state, call) for state in middles]) for call in CALLS]
    if catan is not None:
        timed.append((CATAN, COPY, [catan.middle(seed).copy for seed in range(MIDDLES)]))
    found: dict[str, dict[str, list[float]]] = {name: {} for name, _, _ in timed}
    for turn in range(rounds):
        for name, call, ways in timed:
            tell("calls", turn, rounds)
            found[name].setdefault(call, []).append(microseconds(ways))
    return found


def called(state: State, call: str) -> Callable[[], object]:
    """A call on a state, ready to be made."""
    seat = state.seat or 0
    if call == "view":
        return lambda: state.view(seat)
    if call == "redeal":
        return lambda: state.redeal(seat, 1)
    made: Callable[[], object] = getattr(state, call)
    return made


def microseconds(ways: Sequence[Callable[[], object]]) -> float:
    """How long a call takes on average over several states."""
    gc.collect()
    calls = 0
    start = process_time()
    while True:
        for call in ways:
            call()
            call()
            call()
            call()
        calls += 4 * len(ways)
        spent = process_time() - start
        if spent >= CALL_SECONDS:
            return spent / calls * 1e6


# -- sizes -------------------------------------------------------------------------------------------------------------


def import_ms(tell: Tell = nothing) -> float:
    """How long ``import undertow`` takes in a fresh Python, at best of a few."""
    package = str(Path(__file__).parent.parent)
    found = []
    for i in range(IMPORTS):
        tell("import", i, IMPORTS)
        run = subprocess.run(
            [sys.executable, "-X", "importtime", "-c", "import undertow"],
            env={**os.environ, "PYTHONPATH": package},
            capture_output=True,
            text=True,
            check=True,
        )
        found.append(imported(run.stderr))
    return min(found) / 1000


def imported(listing: str) -> int:
    """The microseconds of ``undertow``, all that it imports included, in what ``-X importtime`` prints."""
    for line in listing.splitlines():
        parts = line.split("|")
        if len(parts) == 3 and parts[2].strip() == "undertow":
            return int(parts[1])
    raise ValueError(listing)


def dump_kb(ours: Ours) -> float:
    """The largest save in a random game with its log, in thousands of bytes of JSON."""
    luck = random.Random(1).random
    state = ours.game.new(ours.seats, 1)
    most = 0
    while not state.over:
        if state.count % DUMP_EVERY == 0:
            most = max(most, len(json.dumps(state.dump())))
        state.play(state.moves[int(luck() * len(state.moves))])
    return max(most, len(json.dumps(state.dump()))) / 1000


def clones_mb(ours: Ours) -> float:
    """What a thousand copies of a game in its middle take, in millions of bytes."""
    state = ours.middle(1)
    gc.collect()
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        clones = [state.clone() for _ in range(CLONES)]
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    return (after - before) / 1e6 * 1000 / len(clones)


# -- targets -----------------------------------------------------------------------------------------------------------


def targets(data: dict[str, Any]) -> list[dict[str, Any]]:
    """Hold the figures against what they should reach; ratios only beside peers and at the seats agreed on."""
    found = [target("import_ms", "", data["import_ms"], MOST, IMPORT_MS)]
    for name, kb in data["dump_kb"].items():
        found.append(target("dump_kb", name, kb, MOST, game_of(name).largest_save / 1000))
    for name, mb in data["clones_mb"].items():
        found.append(target("clones_mb", name, mb, MOST, CLONES_MB))
    rates, calls = (COMPILED_RATE, COMPILED_CALLS) if data["compiled"] else (PLAIN_RATE, {})
    agreed = [name for name, seats in data["seats"].items() if SEATS.get(name) == seats]
    for name in agreed:
        against = data["rate_ratios"][name]
        for peer, limit in rates.get(name, {}).items():
            if peer in against:
                found.append(target(f"rate {peer}", name, against[peer]["median"], LEAST, limit))
    for name in agreed:
        if name in data["call_ratios"]:
            for call, limit in calls.get(name, {}).items():
                found.append(target(f"call {call}", name, data["call_ratios"][name][call]["median"], MOST, limit))
    return found


def target(what: str, game: str, value: float, side: str, limit: float) -> dict[str, Any]:
    """A figure and its limit."""
    ok = value >= limit if side == LEAST else value <= limit
    return {"what": what, "game": game, "value": value, side: limit, "ok": ok}


def is_clearly_missed(target: dict[str, Any]) -> bool:
    """Whether a figure misses its limit by more than the machine's noise."""
    if LEAST in target:
        return bool(target["value"] < target[LEAST] * (1 - NOISE))
    return bool(target["value"] > target[MOST] * (1 + NOISE))
