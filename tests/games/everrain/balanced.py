"""What `make balance GAME=everrain` measures: which voyages, between which shares the captains should win them."""

from __future__ import annotations

from collections import Counter
from typing import Any

WON = "discovery"
FAIR = (30, 60)
WAKING = (20, 70)  # of voyages in which the named elder is the one that may wake
# The first wins at least so many points more than the second.
ABOVE = [("easy", "normal", 12.0), ("normal", "hard", 12.0)]
LEAST: dict[str, float] = {}
MOST: dict[str, float] = {}
EVENTS = {
    "round_begun": "rounds", "elder_woken": "elders awake", "ship_lost": "ships lost", "tile_laid": "tiles",
    "port_reached": "visits", "players_advanced": "steps", "raider_sunk": "enemy ships sunk",
    "boarding_won": "enemy ships boarded", "raider_arrived": "enemy ships arrived", "foe_came": "enemies on deck",
    "elder_hit": "hits on the elder",
}  # fmt: skip


def rows() -> list[tuple[Any, ...]]:
    """Group, name, seats, options, limits."""
    found: list[tuple[Any, ...]] = [("ships", str(ships), ships, {}, *FAIR) for ships in (1, 2, 3, 4)]
    for level in ("easy", "normal", "hard"):
        found.append(("difficulty", level, 1, {"difficulty": level}, 0, 100))
    for elder in ("landlord", "hundredfathom", "unsung"):
        found.append(("elder", elder, 1, {"elder": elder}, *WAKING))
    return found


def counted(log: list[Any]) -> Counter[str]:
    """How often what happened."""
    return Counter(EVENTS[event.key] for event in log if event.key in EVENTS)
