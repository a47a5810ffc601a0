"""Any view as sections: what a game shows that has not said itself how it looks.

What is a number stands among the facts, what is a list of records becomes a table, what is a record a section of its
own. A key that is the name of a noun (``lord``, ``lords``, ``other_lord``) is shown by that noun's names.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from undertow import texts
from undertow.sections import Line, Section, Words, facts, joined, line, lines, section, span, table

SAID = ("game", "seat", "seats", "over", "options")  # what whoever draws says anyway
SEATS = ("seat", "turn")  # keys whose numbers are seats
NOTHING = "–"


def sections(view: Mapping[str, Any], words: Words) -> list[Section]:
    """A view as sections: single figures first."""
    shown = {key: value for key, value in view.items() if key not in SAID and (key != "known" or words.aided)}
    flat = {key: value for key, value in shown.items() if not is_nested(value)}
    found = [section(words.say("sections-table"), facts_of(flat, words))] if flat else []
    return found + [section_of(key, value, words) for key, value in shown.items() if is_nested(value)]


def is_nested(value: Any) -> bool:
    """Whether a value needs a section of its own."""
    return isinstance(value, Mapping) or (isinstance(value, list) and any(isinstance(one, Mapping) for one in value))


def section_of(key: str, value: Any, words: Words) -> Section:
    """A record, or a list of records."""
    if isinstance(value, Mapping):
        return section(label(key, words), facts_of(value, words))
    records = [one for one in value if isinstance(one, Mapping)]
    columns = list(dict.fromkeys([name for record in records for name in record]))
    rows = [[value_of(name, record.get(name), words) for name in columns] for record in records]
    return section(label(key, words), table([label(name, words) for name in columns], rows))


def facts_of(record: Mapping[Any, Any], words: Words) -> Any:
    """A record as names and values."""
    found = [(label(str(key), words), value_of(str(key), value, words)) for key, value in record.items()]
    return facts(*found) if found else lines([span(NOTHING, "quiet")])


def label(key: str, words: Words) -> str:
    """What a key of a view is called: the game's own word for it, else the key itself."""
    own = f"view-{key}"
    return words.say(own) if texts.has(words.game.package, own, words.lang) else key.replace("_", " ")


def noun_of(key: str, words: Words) -> str:
    """Which noun a key speaks of; none: an empty word."""
    bare = key.removeprefix("other_")
    for word in (key, bare, bare.removesuffix("s"), f"{bare.removesuffix('ies')}y"):
        if word in words.game.nouns and word not in words.game.veiled:
            return word
    return ""


def value_of(key: str, value: Any, words: Words) -> Line:
    """A value as a person reads it."""
    if value is None or value is False or value in ([], {}):
        return [span(NOTHING, "quiet")]
    if value is True:
        return ["✓"]
    if isinstance(value, Mapping):
        return joined(
            [[f"{label(str(inner), words)} ", *value_of(str(inner), one, words)] for inner, one in value.items()], " · "
        )
    if isinstance(value, list):
        nested = any(isinstance(one, (list, Mapping)) for one in value)
        return joined([value_of(key, one, words) for one in value], " / " if nested else ", ")
    noun = noun_of(key, words)
    if isinstance(value, int) and noun and 0 <= value < len(words.game.nouns[noun]):
        return [words.thing(noun, value)]
    if isinstance(value, int) and key in SEATS and 0 <= value < max(len(words.names), 1):
        return [words.seat(value)]
    return line(span(str(value).replace("-", "−") if isinstance(value, int) else str(value), "strong"))
