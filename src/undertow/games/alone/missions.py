"""The missions as rows: kind, room, origin; and what the table remembers of them.

What a mission does stands in ``procedures/missions*.py``; its words in ``locale/things-*.ftl`` (``mission-<slug>-*``).
"""

from __future__ import annotations

from typing import Final

BONUS: Final = 0
PROBLEM: Final = 1
MAIN: Final = 2
KINDS: Final = ("bonus", "problem", "main")
CONTROL, CREW, PODS, LAB, INFIRMARY, GENERATOR, HYDROPONICS, CARGO = range(8)


class Mission:
    """A mission: its name, its kind, its room, where it comes from, and of what its text consists."""

    def __init__(self, slug: str, kind: int, room: int, origin: str, parts: str) -> None:
        self.slug = slug
        self.kind = kind
        self.room = room
        self.origin = origin
        self.parts: list[str] = parts.split()


ROWS: Final[tuple[Mission, ...]] = (
    Mission("sm01", BONUS, INFIRMARY, "original", "task reward"),
    Mission("sm02", BONUS, GENERATOR, "original", "task reward"),
    Mission("sm03", BONUS, CONTROL, "original", "task reward"),
    Mission("sm04", BONUS, CREW, "seed", "task reward"),
    Mission("sm05", BONUS, PODS, "original", "task reward"),
    Mission("sm06", BONUS, LAB, "original", "task reward"),
    Mission("sm07", BONUS, HYDROPONICS, "original", "task reward"),
    Mission("sm08", BONUS, CARGO, "original", "task reward"),
    Mission("pm01", PROBLEM, PODS, "seed", "task rule reward"),
    Mission("pm02", PROBLEM, GENERATOR, "original", "task rule reward"),
    Mission("pm03", PROBLEM, HYDROPONICS, "original", "task rule reward"),
    Mission("pm04", PROBLEM, INFIRMARY, "original", "task rule reward"),
    Mission("pm05", PROBLEM, CONTROL, "original", "task rule reward"),
    Mission("pm06", PROBLEM, LAB, "original", "task rule reward"),
    Mission("pm07", PROBLEM, CREW, "original", "task rule reward"),
    Mission("pm08", PROBLEM, CARGO, "original", "task rule reward"),
    Mission("fm03", MAIN, GENERATOR, "original", "start task rule"),
    Mission("fm04", MAIN, LAB, "original", "start task move boss"),
    Mission("fm05", MAIN, HYDROPONICS, "original", "task rule"),
    Mission("fm06", MAIN, INFIRMARY, "original", "start task rule patient"),
    Mission("fm07", MAIN, PODS, "original", "task rule"),
    Mission("fm08", MAIN, CREW, "original", "start task rule move boss"),
    Mission("fm09", MAIN, CARGO, "original", "start task rule"),
    Mission("fm10", MAIN, CONTROL, "seed", "start task rule move boss"),
)
MISSIONS: Final = tuple([row.slug for row in ROWS])
FULFILLED_IN: Final[list[int]] = [row.room for row in ROWS]  # the room of each

(
    BANDAGES, EMERGENCY_POWER, BIG_PICTURE, FINDERS_KEEPERS, NOT_ALONE, FIELD_NOTES, BREATH_OF_GREEN, SEALED_CRATES,
    GRAVITY_FAILURE, BROWNOUT, SPORE_HAZE, FEVER, RINGING_SILENCE, INTERFERENCE, VOICES, LOCKDOWN,
    EVERY_LAMP, BROOD, LONG_MINUTE, NOBODY_BEHIND, LET_IT_BURN, RUNNER, NEEDLE, SOS,
) = range(24)  # fmt: skip

# What the table remembers of missions (``Table.mission``).
STEP: Final = 0  # how far the main mission is: see below
COUNT: Final = 1  # tokens on its card
ONE: Final = 2  # sectors of its status tokens, -1: none
TWO: Final = 3
ECHOED: Final = 4  # whether Ringing Silence was used this round
VOICED: Final = 5  # whether Voices in the Bunks was heard this round
TOKENS: Final = 6  # mission tokens on the map, a bit for each sector. Evil's
CORE: Final = 7  # the sector of the core, -1: none. Evil's
SEEN: Final = 8  # what the Hero has seen of them: sectors with one,
CLEAN: Final = 9  # sectors without one,
FALSE: Final = 10  # those that are not the core;
FOUND: Final = 11  # the core, as soon as he has seen it
NOTHING: Final[list[int]] = [0, 0, -1, -1, 0, 0, 0, -1, 0, 0, 0, -1]


def drawn(kind: int, wanted: str) -> list[int]:
    """The missions of a kind among which chance draws; ``wanted``: the slug of one, or *any*."""
    return [number for number, row in enumerate(ROWS) if row.kind == kind and wanted in ("any", row.slug)]


def choices(kind: int) -> tuple[str, ...]:
    """What the option for a kind may be."""
    return ("any", *[row.slug for row in ROWS if row.kind == kind])
