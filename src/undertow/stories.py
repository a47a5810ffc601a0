"""Stories: what cards, endings and great moments tell besides their rules, in ``locale/stories-<lang>.ftl`` of a game.

They stand beside the words of the rules, never in their place. A moment is an event, told the first time it happens.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from undertow import texts
from undertow.kernel.log import ALL

if TYPE_CHECKING:
    from undertow.kernel.game import Game
    from undertow.kernel.log import Event

NONE = ""
EVENT = "story-event-"


def told(game: Game, key: str, lang: str) -> str:
    """A story; nothing where there is none."""
    return texts.say(key, lang, None, game) if texts.has(game.package, key, "en") else NONE


def of_card(game: Game, noun: str, index: int, lang: str) -> str:
    """What a card tells."""
    return told(game, f"story-{noun}-{game.nouns[noun][index]}", lang)


@cache
def moments(game: Game) -> dict[str, set[str]]:
    """The events that tell something: by key, the things they have to be about (``""``: whatever it is about)."""
    found: dict[str, set[str]] = {}
    written = texts.texts_of(game.package, "en")
    for key in written.written if written is not None else ():
        if key.startswith(EVENT):
            event, _, thing = key.removeprefix(EVENT).partition("-")
            found.setdefault(event, set()).add(thing)
    return found


def moment(game: Game, event: str, values: Mapping[str, int]) -> str:
    """The key of what an event tells; nothing where it is none of the great moments."""
    things = moments(game).get(event)
    if things is None:
        return NONE
    if NONE in things:
        return EVENT + event
    for noun, index in values.items():
        if noun in game.nouns and game.nouns[noun][index] in things:
            return f"{EVENT}{event}-{game.nouns[noun][index]}"
    return NONE


def of_event(game: Game, log: Sequence[tuple[int, ...]], at: int, lang: str) -> str:
    """What the event at a place of a log tells, if everybody hears it for the first time."""
    key = moment_of(game, log[at])
    if not key or any(earlier[0] == log[at][0] and moment_of(game, earlier) == key for earlier in log[:at]):
        return NONE
    return told(game, key, lang)


def in_log(game: Game, events: Sequence[Event], lang: str) -> dict[int, str]:
    """What the events of a whole log tell, by place: each moment the first time."""
    found: dict[int, str] = {}
    heard = {NONE}
    for at, event in enumerate(events):
        key = moment(game, event.key, event.values)
        if key not in heard:
            heard.add(key)
            found[at] = told(game, key, lang)
    return found


def moment_of(game: Game, event: tuple[int, ...]) -> str:
    """The same of an event as it lies in a state; nothing where not everybody hears of it."""
    kind = game.kinds.all[event[0]]
    if event[1] != ALL or kind.key not in moments(game):
        return NONE
    return moment(game, kind.key, dict(zip(kind.names, event[2:], strict=True)))


def of_ending(game: Game, ending: str, view: Any, seat: int | None, lang: str) -> str:
    """What an ending tells a seat (None: a spectator); on which side it was, the game's catalogue knows."""
    module: Any = import_module(f"{game.package}.catalogue") if find_spec(f"{game.package}.catalogue") else None
    side = module.side(view, seat) if hasattr(module, "side") else ""
    return told(game, f"story-ending-{ending}{'-' + side if side else ''}", lang)
