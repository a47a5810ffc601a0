"""The names of all programs: what cards order, announced here and carried out by ``procedures.effects``."""

from __future__ import annotations

from typing import Final

NAMES: Final[list[str]] = []


def program(name: str) -> int:
    """Announce a program; the answer is its number.

    >>> NAMES[program("an example")]
    'an example'
    """
    NAMES.append(name)
    return len(NAMES) - 1


NOTHING: Final = program("nothing")
FLESH_WARD_ROLL: Final = program("spell.flesh_ward roll")
PHARMACY: Final = program("item.travel_pharmacy price")
