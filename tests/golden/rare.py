"""Rare things that a golden game is kept for: in how many seats, how to tell, and how to come by such a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import undertow
from undertow.kernel.log import Event
from undertow.kernel.seat import Bot, Seat
from undertow.registry import bot


class Rare(NamedTuple):
    """Something rare."""

    seats: tuple[int, ...]  # for these numbers there is a golden game
    happens: Callable[[undertow.State], bool]  # whether it has happened in a game that is over
    options: Mapping[str, Any] = {}  # without which it does not happen, or too seldom; the others are left to chance
    bent: tuple[str, ...] = ()  # words of moves that are made whenever they may be; else thumb and chance play


class Bent(Bot):
    """A bot that plays by rules of thumb, but makes some moves whenever it may."""

    name = "thumb"

    def __init__(self, game: undertow.Game, words: tuple[str, ...]) -> None:
        self.game = game
        self.words = words
        self.thumb = bot("thumb", game)

    def begin(self, seed: str) -> None:
        """Get ready."""
        self.thumb.begin(seed)

    def choose(self, seat: Seat) -> int:
        """The first of the wanted moves, else what thumb would do."""
        for word in self.words:
            for move in seat.moves:
                if self.game.words.split(move)[0].key == word:
                    return move
        return self.thumb.choose(seat)


def told(state: undertow.State) -> list[Event]:
    """All that everybody heard."""
    return list(state.log(None))


def has(state: undertow.State, key: str, **values: Any) -> bool:
    """Whether an event was told, with these values."""
    return any(event.key == key and values.items() <= event.values.items() for event in told(state))


def ends(state: undertow.State, ending: str) -> bool:
    """Whether the game ended so."""
    return state.result is not None and state.result.ending == ending
