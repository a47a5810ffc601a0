"""The Hero's people in a scene: who the Hero is, who is along, what the Hero has learnt."""

from __future__ import annotations

from outpost import Scene

from undertow.games.alone import moves as m
from undertow.games.alone import people
from undertow.games.alone.cards.people import CHARACTERS, SKILLS

WHO = [character.slug for character in CHARACTERS]
LEARNT = [skill.slug for skill in SKILLS]
SIDES = ("north", "east", "south", "west", "stairs")


def played(who: str, scene: Scene | None = None, windows: str = "skip") -> Scene:
    """A scene in which the Hero is this character."""
    scene = scene or Scene(windows=windows)
    scene.table.people[people.CHARACTER] = WHO.index(who)
    return scene.laid()


def along(who: str, charges: int = 6, scene: Scene | None = None, windows: str = "skip") -> Scene:
    """A scene with a companion."""
    scene = scene or Scene(windows=windows)
    scene.table.people[people.CHARGES + WHO.index(who)] = charges
    return scene.laid()


def skilled(skill: str, points: int = 2, scene: Scene | None = None) -> Scene:
    """A scene in which the Hero has experience."""
    scene = scene or Scene()
    scene.table.people[people.EXPERIENCE + LEARNT.index(skill)] = points
    return scene.laid()


def charges(scene: Scene, who: str) -> int:
    """The charges of a companion, as everybody sees them."""
    seen: int = scene.table.view(1)["people"][people.CHARGES + WHO.index(who)]
    return seen


def points(scene: Scene, skill: str) -> int:
    """The experience of a skill, as everybody sees it."""
    seen: int = scene.table.view(1)["people"][people.EXPERIENCE + LEARNT.index(skill)]
    return seen


def sacrifice(who: str) -> int:
    return m.SACRIFICE + WHO.index(who)


def shield(who: str) -> int:
    return m.SHIELD + WHO.index(who)


def onward(side: str) -> int:
    return m.ONWARD + SIDES.index(side)
