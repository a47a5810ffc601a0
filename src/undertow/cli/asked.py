"""What several commands are asked for in the same words: a game, its options, bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from undertow import texts
from undertow.cli.parser import UsageError
from undertow.kernel.game import Game, Option
from undertow.kernel.rules import rules_of
from undertow.registry import bot, bot_names

YES = ("true", "yes", "on", "1", "ja", "tak")
NO = ("false", "no", "off", "0", "nein", "nie")
GOALS = ("goal.1", "objectives.0", "objectives.1", "objectives.2")  # the rules that say what a game is about


def options_of(game: Game, given: Sequence[str]) -> dict[str, Any]:
    """Read ``key=value`` and let the game check it."""
    known = {option.key: option for option in game.options}
    options: dict[str, Any] = {}
    for text in given:
        key, equals, value = text.partition("=")
        if not equals:
            raise UsageError("option-form", option=text)
        options[key] = value_of(known[key], value) if key in known else value
    return game.checked_options(options)


def value_of(option: Option, text: str) -> object:
    """The allowed value a person means; the text itself if it is none, so that the game can say what is allowed."""
    for allowed in option.allowed:
        if isinstance(allowed, bool):
            if text.lower() in (YES if allowed else NO):
                return allowed
        elif text.lower() == str(allowed).lower():
            return allowed
    return text


def bots_of(game: Game, text: str) -> list[str]:
    """The bots of a list ``a,b``; a BotError for one that does not exist."""
    names = [name.strip() for name in text.split(",")]
    for name in names:
        bot(name, game)
    return names


def usual_bot(game: Game) -> str:
    """The bot that plays sensibly, where a game has one."""
    return "thumb" if "thumb" in bot_names(game) else "random"


def title_of(game: Game, lang: str) -> str:
    """What a game is called in the reader's language."""
    name = texts.say("title", lang, None, game)
    return game.title if name == "title" else name


def goal_of(game: Game, lang: str) -> str:
    """What a game is about, where its rules say so."""
    return " ".join(texts.rule(game, key, lang) for key in GOALS if key in rules_of(game))
