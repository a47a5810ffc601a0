"""What everybody can see of the whole game: which side a seat is on, and how near the end is."""

from __future__ import annotations

from typing import Any

from undertow.games.alone.missions import MAIN
from undertow.games.alone.params import HEALTH
from undertow.games.alone.state import HERO
from undertow.kernel.margins import Way


def called(view: dict[str, Any], seat: int) -> tuple[str, int]:
    """Hero or Evil."""
    return "role", int(seat != HERO)


def ways_to_end(view: dict[str, Any]) -> list[Way]:
    """An initial mission and the main one; both tracks at 0. rule: goal.1, goal.3"""
    return [
        Way("mission", 2 - view["main"] - (view["done"] >> MAIN & 1), 2),
        Way("defeat", view["health"] + view["composure"], 2 * HEALTH),
    ]
