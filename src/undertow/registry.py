"""Games and bots by name: our own, found in their folder, and those that other packages announce as entry points."""

from __future__ import annotations

import re
from functools import cache
from importlib import import_module
from typing import Any

from undertow.kernel.errors import BotError, UnknownGame
from undertow.kernel.game import Game
from undertow.kernel.seat import Bot

OWN_GAMES = "undertow.games"  # the package in which each game is a package
IS_GAME = re.compile(r"^GAME\b", re.MULTILINE)  # a package without one is still being written
OWN_BOTS = {"random": "undertow.bots.random:Random"}

_games: dict[str, Game] = {}


@cache
def entry_points(group: str) -> list[Any]:
    """What other packages announce; imported late, since it is slow and mostly not needed."""
    from importlib.metadata import entry_points

    return list(entry_points(group=group))


@cache
def own() -> tuple[str, ...]:
    """Name our own games, sorted: the packages that say what their ``GAME`` is; none of them is loaded."""
    from importlib import resources

    found = [(folder.name, folder.joinpath("__init__.py")) for folder in resources.files(OWN_GAMES).iterdir()]
    return tuple(sorted([name for name, file in found if file.is_file() and IS_GAME.search(file.read_text("utf-8"))]))


def loaded(reference: str) -> Any:
    """Import ``module:name``."""
    module, name = reference.split(":")
    return getattr(import_module(module), name)


def register(game: Game) -> Game:
    """Make a game known in this process; tests and notebooks use it instead of an entry point."""
    _games[game.id] = game
    return game


def forget(game: Game) -> None:
    """Make a game unknown again that was registered."""
    _games.pop(game.id, None)


def names() -> tuple[str, ...]:
    """The ids of all games at hand, sorted."""
    foreign = {entry.name for entry in entry_points(group="undertow.games")}
    return tuple(sorted(set(own()) | foreign | set(_games)))


def game(name: str) -> Game:
    """A game by its id; nothing of it is loaded before."""
    if name not in _games:
        if name in own():
            _games[name] = loaded(f"{OWN_GAMES}.{name}:GAME")
        else:
            for entry in entry_points(group="undertow.games"):
                if entry.name == name:
                    _games[name] = entry.load()
    if name not in _games:
        raise UnknownGame("unknown-game", game=name, games=", ".join(names()))
    return _games[name]


def bot_names(game: Game) -> tuple[str, ...]:
    """The bots that can play a game, sorted."""
    foreign = {entry.name for entry in entry_points(group="undertow.bots")}
    return tuple(sorted(set(OWN_BOTS) | foreign | ({"thumb"} if game.thumb else set())))


def bot(name: str, game: Game) -> Bot:
    """A fresh bot by its name."""
    if name in OWN_BOTS:
        made: Bot = loaded(OWN_BOTS[name])()
        return made
    if name == "thumb" and game.thumb:
        made = loaded(game.thumb)()
        return made
    for entry in entry_points(group="undertow.bots"):
        if entry.name == name:
            made = entry.load()()
            return made
    raise BotError("unknown-bot", bot=name, bots=", ".join(bot_names(game)))
