"""The people of the station: four characters and five skills, as rows of data; their words are in ``things-*.ftl``."""

from __future__ import annotations

from typing import Final


class Character:
    """A character card: the Hero, or a companion."""

    def __init__(self, slug: str, origin: str) -> None:
        self.slug = slug
        self.origin = origin


class Skill:
    """A skill: unlocked by experience with one kind of creature. Skills stand in the order of the creature table."""

    def __init__(self, slug: str, kind: str) -> None:
        self.slug = slug
        self.kind = kind


CHARACTERS: Final = (
    Character("pilot", "the name is public, the texts are original"),
    Character("engineer", "the name is public, the texts are original"),
    Character("captain", "the ability is public in outline, the rest is original"),
    Character("doctor", "the ability is public in outline, the rest is original"),
)
PILOT: Final = 0
ENGINEER: Final = 1
CAPTAIN: Final = 2
DOCTOR: Final = 3

SKILLS: Final = (
    Skill("shallow-breath", "spore"),
    Skill("quick-reflexes", "parasite"),
    Skill("steady-nerves", "hybrid"),
    Skill("know-the-blade", "cultist"),
    Skill("tremor-sense", "worm"),
)
SHALLOW_BREATH: Final = 0
QUICK_REFLEXES: Final = 1
STEADY_NERVES: Final = 2
KNOW_THE_BLADE: Final = 3
TREMOR_SENSE: Final = 4
