"""What bots are called: alike at the table, in the terminal and in the records of both."""

from __future__ import annotations

import zlib
from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

BOTS: Final = ("Marlen", "Wiktor", "Ida", "Nereus", "Tomasz", "Wanda", "Falk", "Coralie", "Zofia", "Bram")
LONGEST: Final = 40  # letters of a name


def with_bots(given: Sequence[str], bots: Collection[int], first: int) -> list[str]:
    """A name for each seat: the given one; a bot without one gets one that nobody else has, from ``first`` on.

    >>> with_bots(["Ada", "", "Wiktor"], [1, 2], 0)
    ['Ada', 'Marlen', 'Wiktor']
    """
    taken = {name.casefold() for name in given}
    free = [name for name in (*BOTS[first:], *BOTS[:first]) if name.casefold() not in taken]
    return [name or (free.pop(0) if seat in bots else "") for seat, name in enumerate(given)]


def lot(seed: str) -> int:
    """Where the names begin in a game of this seed, so that a saved game has the same ones."""
    return zlib.crc32(seed.encode()) % len(BOTS)


def names_in(header: Mapping[str, Any], seats: int) -> list[str]:
    """The names of the bots as a record's header tells them; empty where it tells none: it may hold anything."""
    names = header.get("names")
    if not isinstance(names, list) or len(names) != seats:
        return [""] * seats
    return [tidied(name) if isinstance(name, str) else "" for name in names]


def tidied(name: str) -> str:
    """A name without needless blanks and whatever moves a cursor, not too long."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())[:LONGEST]
