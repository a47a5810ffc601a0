"""What the bot would do in a scene, and a Hero who needs nothing more (``outpost.py`` has the rest)."""

from __future__ import annotations

from outpost import Scene

from undertow.games.alone.thumb import Thumb
from undertow.kernel.seat import Seat

# As much as he wants, though of no use now.
POCKETS = (
    "door-welder", "motion-tracker", "tool-kit", "magnetic-boots", "smoke-canister", "thermal-goggles", "sedative",
)  # fmt: skip


def choice(scene: Scene) -> int:
    """What the bot would do in a scene."""
    return Thumb().choose(Seat(scene.table, scene.seat))


def equipped(scene: Scene | None = None) -> Scene:
    """A scene with a Hero who holds as much as he wants, though nothing that is of use now."""
    scene = scene or Scene()
    for slug in POCKETS:
        scene.holds(slug)
    return scene
