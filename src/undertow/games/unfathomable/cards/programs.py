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

# What each of several players does, one after another.
DISCARD_ONE: Final = program("each discards one")
DISCARD_TWO: Final = program("each discards two")
DISCARD_TO_THE_LIMIT: Final = program("each discards down to the limit")
DRAW_FROM_THE_SET: Final = program("each draws from the set")
DRAW_FROM_ANY: Final = program("each draws from any deck")
COME_TO_THE_GALLEY: Final = program("each may come to the galley")
KEEP_ONE_ITEM: Final = program("each keeps one item")
LEAVE_THE_BRIG: Final = program("each leaves the brig")
LEAVE_SICK_BAY: Final = program("each leaves sick bay")
