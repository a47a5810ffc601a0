"""Undertow: four modern board games by their rulebooks.

>>> import undertow
>>> state = undertow.game("abyss").new(seats=3, seed=7)
>>> state.over, len(state.moves) > 0
(False, True)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from undertow import games
from undertow.kernel.compiled import give_help, is_compiled
from undertow.kernel.decision import Decision
from undertow.kernel.errors import (
    BotError,
    Error,
    FormatError,
    IllegalMove,
    NoLog,
    OptionError,
    RecordError,
    UnknownGame,
)
from undertow.kernel.game import Game, Option
from undertow.kernel.log import Event
from undertow.kernel.seat import Bot, Seat
from undertow.kernel.state import Result, State
from undertow.registry import bot, game
from undertow.version import VERSION

if is_compiled():
    give_help()

if TYPE_CHECKING:
    from undertow.kernel.record import Record
    from undertow.match import play

__version__ = VERSION

__all__ = [
    "Bot",
    "BotError",
    "Decision",
    "Error",
    "Event",
    "FormatError",
    "Game",
    "IllegalMove",
    "NoLog",
    "Option",
    "OptionError",
    "Record",
    "RecordError",
    "Result",
    "Seat",
    "State",
    "UnknownGame",
    "__version__",
    "bot",
    "game",
    "games",
    "play",
]


def __getattr__(name: str) -> Any:
    """Load records and matches when they are first asked for: the engine alone starts faster."""
    if name == "Record":
        from undertow.kernel.record import Record

        return Record
    if name == "play":
        from undertow.match import play

        return play
    raise AttributeError(f"module 'undertow' has no attribute {name!r}")
