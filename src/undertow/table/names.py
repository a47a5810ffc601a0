"""What people write, as names and as talk: text that everybody can read and that harms nothing beside it."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Sequence
from itertools import count

from undertow import texts
from undertow.names import with_bots
from undertow.table.errors import Illegal
from undertow.table.wire_said import NAME

NO_WRITING = {"Cc", "Cf", "Co", "Cs"}  # controls, what turns lines around, private and half characters
JOINING = dict.fromkeys(
    map(ord, "\u00ad\u200c\u200d\ufeff")
)  # the harmless of these, which slip in with what is copied
BLANK = {"\u115f", "\u1160", "\u2800", "\u3164", "\uffa0"}  # letters and signs by name, but with nothing to see
MARKS = 3  # that may stand on one letter


def readable(text: str, most: int) -> str | None:
    """A text without needless blanks, each letter in its plain form; None if it is none, too long, or no writing."""
    plain = unicodedata.normalize("NFKC", text.translate(JOINING))
    tidied = " ".join(plain.split())
    kinds = [unicodedata.category(letter) for letter in tidied]
    if len(tidied) > most or not NO_WRITING.isdisjoint(kinds) or not BLANK.isdisjoint(tidied):
        return None
    if not any(kind[0] in "LNPS" for kind in kinds) or stacked(kinds) > MARKS:
        return None
    return tidied


def stacked(kinds: Sequence[str]) -> int:
    """How many marks stand on one letter at most."""
    most = row = 0
    for kind in kinds:
        row = row + 1 if kind[0] == "M" else 0
        most = max(most, row)
    return most


def checked(name: str) -> str:
    """A name that can be shown; nothing stays nothing, anything else is refused."""
    if not name.strip():
        return ""
    found = readable(name, NAME)
    if found is None:
        raise Illegal("bad-name", most=NAME)
    return found


def distinct(name: str, others: Collection[str]) -> str:
    """A name that nobody else at the table has: where somebody does, it gets a number."""
    taken = {each.casefold() for each in others}
    found = name
    for n in count(2):
        if not name or found.casefold() not in taken:
            return found
        found = f"{name[: NAME - 4]} {n}"
    raise AssertionError("numbers have no end")


def unnamed(seat: int) -> set[str]:
    """What a player without a name is called, in all languages; nobody else may be called so."""
    return {texts.say("player", lang, {"n": seat + 1}) for lang in texts.LANGS}


def called(names: Sequence[str], seat: int) -> set[str]:
    """What all others at a table are called, by seat; nothing is a player without a name."""
    others = [(other, name) for other, name in enumerate(names) if other != seat]
    return {word for other, name in others for word in ({name} if name else unnamed(other))}


def at_a_new_table(given: Sequence[str | None], first: int, kept: Sequence[str] = ()) -> list[str]:
    """The names at a new table, no two alike: those that people gave, and for bots (None) others, from ``first`` on;
    ``kept`` are those that they had before, by seat.
    """
    found = [checked(name or "") for name in given]
    for seat, name in enumerate(found):
        found[seat] = distinct(name, called(found[:seat], seat))
    taken = {name.casefold() for name in found}
    bots = [seat for seat, name in enumerate(given) if name is None]
    for seat in bots:
        was = readable(kept[seat], NAME) if kept else None
        if was and was.casefold() not in taken:
            found[seat] = was
            taken.add(was.casefold())
    return with_bots(found, bots, first)
