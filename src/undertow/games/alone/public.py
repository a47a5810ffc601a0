"""What everybody can see of the whole game: which side a seat is on, and how near the end is."""

from __future__ import annotations

from typing import Any, Final

from undertow.games.alone.missions import MAIN
from undertow.games.alone.params import HEALTH
from undertow.games.alone.state import HERO
from undertow.kernel.margins import Way

# What is never taken back: an action that was announced, what came to light, a card that was played, a turn gone by.
FINAL: Final = (
    "mission_drawn", "cards_drawn", "card_drawn", "round_begun", "turn_begun", "walks", "stairs_taken", "explores",
    "target_named", "locates", "attacks", "searches", "repairs", "interacts", "door_tackled", "item_used", "throws",
    "cuts", "sacrificed", "sector_shown", "room_shown", "creature_shown", "danger_shown", "noise", "noise_elsewhere",
    "noise_here", "located", "located_none", "tracked", "tracked_at", "tracked_none", "heat_shown", "plan_told",
    "dice_rolled", "item_drawn", "card_played", "card_covered", "truth", "danger_gained",
)  # fmt: skip


def called(view: dict[str, Any], seat: int) -> tuple[str, int]:
    """Hero or Evil."""
    return "role", int(seat != HERO)


def ways_to_end(view: dict[str, Any]) -> list[Way]:
    """An initial mission and the main one; both tracks at 0. rule: goal.1, goal.3"""
    return [
        Way("mission", 2 - view["main"] - (view["done"] >> MAIN & 1), 2),
        Way("defeat", view["health"] + view["composure"], 2 * HEALTH),
    ]
