"""What everybody can see of the whole game: who a player is aboard, and how near the end is."""

from __future__ import annotations

from typing import Final

from undertow.games.unfathomable.board import DAMAGEABLE, DEEP_ONES, DIAL_MOST, PORT, RESOURCES
from undertow.games.unfathomable.shown import View
from undertow.kernel.margins import Way

MOST_SPAWNED: Final = 5  # Deep Ones that one effect spawns at once, at most


def called(view: View, seat: int) -> tuple[str, int] | None:
    """The character of a player, once it is chosen."""
    character = view["players"][seat]["character"]
    return None if character is None else ("character", character)


def ways_to_end(view: View) -> list[Way]:
    """The port, the dials, the rooms, the Deep Ones. rule: ending.0a, ending.0b, ending.0c, ending.0d"""
    whole = DAMAGEABLE - sum([damage is not None for damage in view["damage"][:DAMAGEABLE]])
    return [
        Way("port", max(PORT - view["distance"], 0), PORT),
        *[Way(resource, view["dials"][number], DIAL_MOST) for number, resource in enumerate(RESOURCES)],
        Way("damage", whole, DAMAGEABLE),
        Way("deep_ones", view["deep_ones_left"], DEEP_ONES, MOST_SPAWNED),
    ]
