"""States as JSON and back, with a format and a rules version; and their digests."""

from __future__ import annotations

import json
from collections.abc import Mapping
from copy import deepcopy
from hashlib import blake2b
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from undertow.kernel.chance import Chance
from undertow.kernel.errors import Error, FormatError
from undertow.kernel.flow import Procedure
from undertow.kernel.log import ALL
from undertow.kernel.state import State

if TYPE_CHECKING:
    from undertow.kernel.game import Game

FORMAT = 2  # 1: programs of cards by number


def plain(value: Any) -> Any:
    """Copy ints, strings, lists and tuples into fresh JSON-ready data."""
    if isinstance(value, (list, tuple)):
        return [plain(item) for item in value]
    return value


def core(state: State) -> dict[str, Any]:
    """Everything that makes two states equal, not copied; the log stands beside it."""
    result = state.ended
    data: dict[str, Any] = {
        "game": state.game.id,
        "rules": state.game.rules_version,
        "seats": state.seats,
        "options": dict(state.options),
        "windows": state.windows,
        "count": state.count,
        "chance": [state.chance.key.hex(), state.chance.count],
        "stack": [[saved_name(type(frame)), frame.at, *saved_fields(frame)] for frame in state.stack],
        "result": None if result is None else [list(result.winners), list(result.scores), result.ending, result.rule],
        "table": {name: getattr(state, name) for name in state.fields},
    }
    if state.unseen:
        data["unseen"] = state.unseen
    return data


def saved_name(cls: type[Procedure]) -> str:
    """What a procedure is called in saves."""
    return cls.saved_as or cls.__name__


def saved_fields(frame: Procedure) -> list[Any]:
    """The fields of a frame; a number that follows the order of definitions by the name of what it stands for."""
    names = frame.saved_by_name
    return [names[name][getattr(frame, name)] if name in names else getattr(frame, name) for name in frame.fields]


def digest(state: State) -> str:
    """Hash the core."""
    text = json.dumps(core(state), sort_keys=True, separators=(",", ":"))
    return blake2b(text.encode(), digest_size=16).hexdigest()


def dump(state: State) -> dict[str, Any]:
    """Give a state as JSON-ready data."""
    data: dict[str, Any] = {"format": FORMAT}
    data.update(core(state))
    data["stack"] = plain(data["stack"])
    if state.unseen:
        data["unseen"] = list(state.unseen)
    data["table"] = {name: plain(value) for name, value in data["table"].items()}
    data["log"] = None if state.events is None else ";".join([written(event) for event in state.events])
    return data


def written(event: tuple[int, ...]) -> str:
    """An event as short text: ``12,3,44``, and ``12@5,3,44`` if not everyone may know it (5: seats 0 and 2)."""
    head = str(event[0]) if event[1] == ALL else f"{event[0]}@{event[1]}"
    return ",".join([head, *[str(value) for value in event[2:]]])


def read(text: str) -> tuple[int, ...]:
    """An event from its text.

    >>> read(written((12, ALL, 3, 44))), read(written((7, 5)))
    ((12, -1, 3, 44), (7, 5))
    """
    head, *values = text.split(",")
    kind, _, audience = head.partition("@")
    return (int(kind), int(audience) if audience else ALL, *[int(value) for value in values])


def read_all(log: str) -> list[tuple[int, ...]]:
    """A log from its text; much in it happens again and again, and is read once."""
    if not log:
        return []
    texts = log.split(";")
    known = {text: read(text) for text in set(texts)}
    return [known[text] for text in texts]


def load(game: Game, data: Mapping[str, Any]) -> State:
    """Read a dumped state, of older rules too where the game knows how; a FormatError says what is wrong with it."""
    check_header(data)
    if data.get("game") != game.id:
        raise FormatError("other-game", game=game.id, found=str(data.get("game")))
    try:
        return built(game, upgraded(game, data))
    except Error:
        raise
    except (KeyError, TypeError, ValueError, IndexError, AttributeError, ArithmeticError, AssertionError) as error:
        raise FormatError("damaged", what=type(error).__name__) from error


def upgraded(game: Game, data: Mapping[str, Any]) -> Mapping[str, Any]:
    """A dump brought from older rules to the present ones, version by version; refused where no way leads there."""
    found = version = data.get("rules")
    while version != game.rules_version:
        if type(version) is not int or version not in game.upgrades:
            raise FormatError("other-rules", found=str(found), rules=game.rules_version)
        data = game.upgrades[version](deepcopy(dict(data)))
        version += 1
    return data if version == found else {**data, "rules": version}


def check_header(data: object) -> None:
    """Refuse what is no save at all, and what a newer Undertow wrote."""
    if not isinstance(data, Mapping) or not isinstance(data.get("format"), int):
        raise FormatError("no-save")
    if data["format"] > FORMAT:
        raise FormatError("newer-format", found=data["format"], format=FORMAT)


def built(game: Game, data: Mapping[str, Any]) -> State:
    """Build a state from its data."""
    fixed = MappingProxyType(game.checked_options(data["options"]))
    state = game.state(game, game.checked_seats(data["seats"]), fixed)
    state.skip = data["windows"] == "skip"
    state.count = int(data["count"])
    state.unseen = tuple(int(n) for n in data.get("unseen", ()))
    key, count = data["chance"]
    state.chance = Chance(bytes.fromhex(key), int(count))
    if state.chance.count % 8:  # the block in use
        state.chance.count -= 1
        state.chance.below(2)
    for name in state.fields:
        value = plain(data["table"][name])
        setattr(state, name, tuple(value) if name in state.tuples else value)
    if game.check is not None:
        game.check(state)
    state.stack = [frame(game, entry) for entry in data["stack"]]
    log = data["log"]
    state.events = None if log is None else read_all(log)
    if data["result"] is not None:
        winners, scores, ending, rule = data["result"]
        state.finish(list(winners), list(scores), ending, rule)
    else:
        events = state.events
        state.events = None
        state.ask_again()
        state.events = events
    return state


def frame(game: Game, entry: list[Any]) -> Procedure:
    """Build a procedure that stands at the step of its rule key."""
    cls: Any = game.procedures[entry[0]]
    values = [plain(value) for value in entry[2:]]
    for place, name in enumerate(cls.fields):
        if name in cls.saved_by_name:
            saved = values[place]
            values[place] = cls.saved_by_name[name].index(
                saved if isinstance(saved, str) else cls.numbered_before[saved]
            )
    made: Procedure = cls(*values)
    made.pc = made.rules.index(entry[1])
    return made


def restore(game_id: str, data: dict[str, Any]) -> State:
    """Unpickle a state."""
    import undertow

    return undertow.game(game_id).load(data)
