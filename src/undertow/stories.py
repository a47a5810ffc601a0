"""Stories: what cards, endings and great moments tell besides their rules, in ``locale/stories-<lang>.ftl`` of a game.

They stand beside the words of the rules, never in their place. A moment is an event that everybody hears, told the
first time it happens: ``story-event-<event>``, or ``story-event-<event>-<thing>`` where it has to be about a thing or a
number. Behind ``--`` stands for whom it is and which time: ``--evil``, ``--2``, ``--evil-2``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from undertow import texts
from undertow.kernel.log import ALL
from undertow.printed import catalogue

if TYPE_CHECKING:
    from undertow.kernel.game import Game
    from undertow.kernel.log import Event

NONE = ""
EVENT = "story-event-"
VERSION = "--"


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
            event, _, thing = key.removeprefix(EVENT).split(VERSION)[0].partition("-")
            found.setdefault(event, set()).add(thing)
    return found


def moment(game: Game, event: str, values: Mapping[str, int]) -> str:
    """The key of what an event tells; nothing where it is none of the great moments."""
    things = moments(game).get(event)
    if things is None:
        return NONE
    if NONE in things:
        return EVENT + event
    for noun, value in values.items():
        thing = game.nouns[noun][value] if noun in game.nouns else str(value)
        if thing in things:
            return f"{EVENT}{event}-{thing}"
    return NONE


def version(game: Game, key: str, side: str, time: int) -> str:
    """A moment as a side hears it when it happens for the first, second, … time; nothing where none is written."""
    again = str(time) if time > 1 else NONE
    for marks in ([side, again], [NONE, again]):
        mark = "-".join([one for one in marks if one])
        found = key + (VERSION + mark if mark else NONE)
        if texts.has(game.package, found, "en"):
            return found
    return NONE


def of_event(game: Game, log: Sequence[tuple[int, ...]], at: int, lang: str, seat: int | None = None) -> str:
    """What the event at a place of a log tells a seat, if everybody hears it."""
    key = moment_of(game, log[at])
    if not key:
        return NONE
    time = 1 + sum([earlier[0] == log[at][0] and moment_of(game, earlier) == key for earlier in log[:at]])
    return told(game, version(game, key, ears(game, seat), time), lang)


def in_log(game: Game, events: Sequence[Event], lang: str, seat: int | None = None) -> dict[int, str]:
    """What the events of a whole log tell a seat, by place."""
    found: dict[int, str] = {}
    times: dict[str, int] = {}
    for at, event in enumerate(events):
        key = moment(game, event.key, event.values)
        if key:
            times[key] = times.get(key, 0) + 1
            if story := told(game, version(game, key, ears(game, seat), times[key]), lang):
                found[at] = story
    return found


def moment_of(game: Game, event: tuple[int, ...]) -> str:
    """The same of an event as it lies in a state; nothing where not everybody hears of it."""
    kind = game.kinds.all[event[0]]
    if event[1] != ALL or kind.key not in moments(game):
        return NONE
    return moment(game, kind.key, dict(zip(kind.names, event[2:], strict=True)))


def ears(game: Game, seat: int | None) -> str:
    """With whose ears a seat (None: a spectator) hears of moments: a side that all know and that never changes."""
    heard: Any = getattr(catalogue(game), "ears", None)
    return NONE if heard is None else str(heard(seat))


def of_ending(game: Game, ending: str, view: Any, seat: int | None, lang: str) -> str:
    """What an ending tells a seat (None: a spectator); on which side it was, the game's catalogue knows."""
    module = catalogue(game)
    side = module.side(view, seat) if hasattr(module, "side") else ""
    return told(game, f"story-ending-{ending}{'-' + side if side else ''}", lang)
