"""What people say to each other: quick signals, and free chat where the table has chosen it.

A signal is a key; everybody reads it in their own language. All games share one list, unless a game has a module
``signals`` with its own ``SIGNALS`` (its words stand in that game's locale under ``signal-…``). What is said belongs to
the table and not to the game: it changes no number, no record holds it, and nothing that is taken back takes it along.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from undertow import texts
from undertow.kernel.game import Game
from undertow.table.errors import Forbidden, Illegal, TooMany
from undertow.table.names import readable
from undertow.table.wire_said import SAYING

NONE, CHAT = "none", "chat"  # what a table allows besides "signals"
SIGNALS = ("hello", "luck", "thanks", "well-played", "sorry", "moment", "hurry", "your-turn")
MOST = 5  # that a seat may say ...
SECONDS = 10.0  # ... in this time


def signals_of(game: Game) -> tuple[str, ...]:
    """The signals of a game: its own, else those of all."""
    name = f"{game.package}.signals"
    return tuple(import_module(name).SIGNALS) if find_spec(name) is not None else SIGNALS


def words(game: Game, signal: str, lang: str) -> str:
    """A signal as its reader reads it."""
    return texts.say(f"signal-{signal}", lang, None, game)


def checked(game: Game, talk: str, signal: str | None, text: str | None) -> dict[str, str]:
    """What is to be said at a table that allows ``talk``, or a refusal."""
    if talk == NONE:
        raise Forbidden("no-talk")
    if signal is not None:
        if signal not in signals_of(game):
            raise Illegal("unknown-signal")
        return {"signal": signal, "text": ""}
    if talk != CHAT:
        raise Forbidden("no-chat")
    return {"signal": "", "text": tidy(text or "")}


def tidy(text: str) -> str:
    """A text without needless blanks; refused if it is empty, too long, or holds what is no writing."""
    tidied = readable(text, SAYING)
    if tidied is None:
        raise Illegal("bad-saying", most=SAYING)
    return tidied


def check_pace(said: Sequence[Mapping[str, Any]], seat: int, now: float) -> None:
    """Refuse a seat that says too much; counted by what is written, so all processes count alike."""
    if sum(1 for each in said if each["seat"] == seat and each["at"] > now - SECONDS) >= MOST:
        raise TooMany("too-talkative")


def spoken(game: Game, said: Mapping[str, Any], lang: str) -> dict[str, Any]:
    """What was said, for one reader."""
    signal = said["signal"]
    text = words(game, signal, lang) if signal else said["text"]
    return {"n": said["n"], "seat": said["seat"], "signal": signal, "text": text}
