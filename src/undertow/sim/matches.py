"""One match after another: what a worker process does."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from undertow.kernel.errors import BotError
from undertow.kernel.game import Game
from undertow.kernel.seat import Seat
from undertow.match import seated
from undertow.registry import game as game_of


class Match(NamedTuple):
    """A match to be played: its number, its seed, and by how many seats the bots have moved on."""

    number: int
    seed: str
    rotation: int


class Task(NamedTuple):
    """Matches for one worker; all of it can be pickled."""

    game: str
    bots: tuple[str, ...]
    options: Mapping[str, Any]
    matches: tuple[Match, ...]


class Row(NamedTuple):
    """A match that was played; ``bots`` are in the order of the seats, winners are seats from 0."""

    number: int
    seed: str
    rotation: int
    bots: tuple[str, ...]
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    ending: str
    decisions: int


def rotated(bots: Sequence[str], rotation: int) -> tuple[str, ...]:
    """Let everybody move on by some seats.

    >>> rotated(["a", "b", "c"], 1)
    ('c', 'a', 'b')
    """
    n = len(bots)
    return tuple(bots[(seat - rotation) % n] for seat in range(n))


def schedule(bots: int, games: int, seed: str, swap: bool) -> list[Match]:
    """All matches: a seed for each, or with ``swap`` every seed once for each rotation of the seats.

    >>> [(match.seed, match.rotation) for match in schedule(2, 3, "7", True)]
    [('7-0', 0), ('7-0', 1), ('7-1', 0), ('7-1', 1)]
    """
    rounds = bots if swap else 1
    total = -(-games // rounds) * rounds
    return [Match(number, f"{seed}-{number // rounds}", number % rounds) for number in range(total)]


def play_all(task: Task) -> list[Row]:
    """Play the matches of a task."""
    game = game_of(task.game)
    return [play_one(game, task.bots, task.options, match) for match in task.matches]


def play_one(game: Game, bots: Sequence[str], options: Mapping[str, Any], match: Match) -> Row:
    """Play one match, without log and without questions that have only one answer.

    The same game as ``undertow.play`` of that seed with ``windows="skip"``, but no record is kept: digests would take
    most of the time.
    """
    sitting = rotated(bots, match.rotation)
    state = game.new(len(sitting), match.seed, options, windows="skip", log=False)
    players = seated(game, sitting, match.seed)
    seats = [Seat(state, number) for number in range(len(sitting))]
    decisions = 0
    number = 0
    try:
        while state.ended is None:
            number = state.deciding
            state.play(players[number].choose(seats[number]))
            decisions += 1
    except Exception as error:
        what = f"{type(error).__name__}: {error}"
        raise BotError("bot-failed", bot=sitting[number], game=game.title, seed=match.seed, what=what) from error
    result = state.ended
    return Row(*match, sitting, result.winners, result.scores, result.ending, decisions)
