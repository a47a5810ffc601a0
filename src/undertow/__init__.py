"""Undertow: four modern board games by their rulebooks.

>>> import undertow
>>> state = undertow.game("abyss").new(seats=3, seed=7)
>>> state.over, len(state.moves) > 0
(False, True)
"""

from __future__ import annotations

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
from undertow.kernel.record import Record
from undertow.kernel.seat import Bot, Seat
from undertow.kernel.state import Result, State
from undertow.match import play
from undertow import games
from undertow.registry import bot, game
from undertow.version import VERSION

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
