"""The ten characters: skill set, start, lines of succession.

origin: succession seed; three sheets seed, the others public
"""

from __future__ import annotations

from typing import Final

from undertow.games.unfathomable.board import (
    BOILER_ROOM,
    BRIDGE,
    CABIN,
    CARGO_HOLD,
    CHAPEL,
    GALLEY,
)

SLUGS: Final = (
    "keilani", "arjun", "jeanne", "jamie", "svetlana", "beatrice", "edmund", "ishmael", "william", "samira",
)  # fmt: skip
KEILANI: Final = 0
ARJUN: Final = 1
JEANNE: Final = 2
JAMIE: Final = 3
SVETLANA: Final = 4
BEATRICE: Final = 5
EDMUND: Final = 6
ISHMAEL: Final = 7
WILLIAM: Final = 8
SAMIRA: Final = 9
CHARACTERS: Final = 10
NO_CHARACTER: Final = -1

# Cards of influence, lore, observation, strength and will in each skill set. rule: skill_set.0
SKILL_SETS: Final = (
    (3, 0, 0, 0, 2),
    (2, 0, 1, 2, 0),
    (1, 0, 2, 2, 0),
    (0, 0, 0, 3, 2),
    (2, 1, 2, 0, 0),
    (1, 2, 2, 0, 0),
    (1, 1, 1, 1, 1),
    (0, 2, 0, 2, 1),
    (0, 3, 0, 0, 2),
    (0, 1, 2, 0, 2),
)
STARTS: Final = (CABIN, BRIDGE, BOILER_ROOM, BRIDGE, CABIN, CHAPEL, GALLEY, GALLEY, CHAPEL, CARGO_HOLD)

# Lines of succession, the first in line first. rule: titles.1
SUCCESSION: Final = (
    (KEILANI, ARJUN, JEANNE, JAMIE, SVETLANA, BEATRICE, EDMUND, ISHMAEL, WILLIAM, SAMIRA),
    (WILLIAM, ISHMAEL, BEATRICE, EDMUND, SAMIRA, SVETLANA, JAMIE, JEANNE, ARJUN, KEILANI),
)

# For a first game, by the number of players.
SUGGESTED: Final = {
    3: (JEANNE, SVETLANA, WILLIAM),
    4: (ARJUN, JEANNE, SAMIRA, WILLIAM),
    5: (ARJUN, JAMIE, SAMIRA, SVETLANA, WILLIAM),
    6: (ARJUN, JEANNE, JAMIE, SAMIRA, SVETLANA, WILLIAM),
}
