"""The exploration deck: 65 allies of five races, and 6 monsters. Cards of one kind are alike, so a card is its kind.

origin: seed
"""

from __future__ import annotations

from typing import Final

from undertow.games.abyss.board import RACES

COPIES: Final = (4, 3, 3, 2, 1)  # of value 1, 2, 3, 4, 5, in every race

RACE: Final = tuple([race for race in range(5) for _ in range(5)])
VALUE: Final = tuple([value for _ in range(5) for value in range(1, 6)])
KINDS: Final = 25
MONSTER: Final = 25
MONSTERS: Final = 6

DECK: Final = [kind for kind in range(KINDS) for _ in range(COPIES[VALUE[kind] - 1])] + [MONSTER] * MONSTERS

SLUGS: Final = (*[f"{RACES[RACE[kind]]}-{VALUE[kind]}" for kind in range(KINDS)], "monster")


def ally(race: int, value: int) -> int:
    """The kind of an ally.

    >>> SLUGS[ally(1, 3)]
    'crab-3'
    """
    return race * 5 + value - 1
