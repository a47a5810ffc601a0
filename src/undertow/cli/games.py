"""``undertow games``: which games there are, for how many, with which bots and options."""

from __future__ import annotations

import argparse

from undertow import texts
from undertow.cli.asked import title_of
from undertow.cli.parser import Parser
from undertow.first import firsts_of
from undertow.kernel.game import JOINT, Game, Option
from undertow.registry import bot_names, game, names


def add(parser: Parser) -> None:
    """The command takes nothing."""


def run(args: argparse.Namespace) -> int:
    """List the games."""
    print("\n\n".join("\n".join(described(game(name), args.lang)) for name in names()))
    return 0


def described(game: Game, lang: str) -> list[str]:
    """A game in lines."""
    low, high = game.seats
    lines = [
        texts.say("games-title", lang, {"id": game.id, "title": title_of(game, lang)}),
        "  " + texts.say("games-seats", lang, {"low": low, "high": high}),
        "  " + texts.say(f"maturity-{game.maturity}", lang),
        "  " + texts.say("games-bots", lang, {"bots": ", ".join(bot_names(game))}),
    ]
    if firsts := firsts_of(game):
        lines.append("  " + texts.say("games-first", lang, {"names": "|".join([first.key for first in firsts])}))
    for option in game.options:
        lines += option_lines(game, option, lang)
    return lines


def option_lines(game: Game, option: Option, lang: str) -> list[str]:
    """An option: how to give it, and what it means where the game says so."""
    values = {"option": f"{option.key}={as_typed(option.listed('|'))}", "default": as_typed(option.default)}
    lines = ["  " + texts.say("games-option", lang, values)]
    key = f"option-{option.key}"
    if (about := texts.say(key, lang, None, game)) != key:
        lines.append("      " + about)
    for value in option.allowed:
        if JOINT in as_typed(value):  # several names: the line above has them
            continue
        named = f"{key}-{as_typed(value)}"
        if (meaning := texts.say(named, lang, None, game)) != named:
            lines.append(f"      {as_typed(value)}: {meaning}")
    return lines


def as_typed(value: object) -> str:
    """A value as one types it."""
    return str(value).lower()
