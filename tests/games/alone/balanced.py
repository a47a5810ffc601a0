"""What `make balance GAME=alone` measures: which games, between which shares the Hero should win them, and what should
happen in a game of normal difficulty on average."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

from undertow.games.alone import FLOORS, GAME
from undertow.games.alone.cards.all import CARDS
from undertow.games.alone.floors import HAND_MADE
from undertow.games.alone.moments import TRIGGERS

WON = "mission"
FAIR = (40, 60)
WIDE = (25, 75)
# The first wins at least so many points more for the Hero than the second.
ABOVE = [("easy", "normal", 5.0), ("normal", "nightmare", 5.0), ("nightmare", "impossible", 0.1)]
LEAST = {
    "minutes": 20.0, "attacks": 2.5, "searches": 2.0, "dangerous cards": 5.0, "skills unlocked": 1 / 3,
    **{f"cards: {trigger}": 0.1 for trigger in TRIGGERS},
}  # fmt: skip
MOST = {"minutes": 40.0}
EVENTS = {
    "turn_begun": "turns", "attacks": "attacks", "searches": "searches", "card_dangerous": "dangerous cards",
    "skill_unlocked": "skills unlocked", "killed": "kills", "card_covered": "cards face down",
    "explores": "explores", "locates": "locates", "bullet_time": "bullet time", "nightmare": "nightmare",
    "companion_gained": "companions", "danger_gained": "rounds",
}  # fmt: skip
TWO = 3  # seats with two Evil players


def values_of(key: str) -> list[str]:
    """All values that a list offers for an option, without *any*; none where the game has no such option."""
    return [value for option in GAME.options if option.key == key for value in option.allowed if value != "any"]


def rows() -> list[tuple[Any, ...]]:
    """Group, name, seats, options, limits, bots."""
    found: list[tuple[Any, ...]] = []
    for evil in (1, 2, 3):
        found.append(("Evil players", str(evil), evil + 1, {}, *FAIR))
    for key in ("decks", "character"):
        found += [(key, value, TWO, {key: value}, *WIDE) for value in values_of(key)]
    found += [("final mission", value, TWO, {"main": value}, *WIDE) for value in values_of("main")]
    for one, other in combinations(FLOORS[:HAND_MADE], 2):
        found.append(("floors", f"{one}+{other}", TWO, {"floors": f"{one}+{other}"}, *WIDE))
    for level in ("easy", "normal", "nightmare", "impossible"):
        found.append(("difficulty", level, TWO, {"difficulty": level}, 0, 100))
    for evil in (1, 2, 3):
        found.append(("Evil at random", f"{evil} at random", evil + 1, {}, 95, 100, ("thumb", *["random"] * evil)))
        found.append(("Hero at random", f"random Hero, {evil}", evil + 1, {}, 0, 5, ("random", *["thumb"] * evil)))
    return found


def counted(log: list[Any]) -> Counter[str]:
    """How often what happened."""
    found: Counter[str] = Counter()
    for event in log:
        if event.key in EVENTS:
            found[EVENTS[event.key]] += 1
        elif event.key == "card_played":
            trigger = CARDS[event.values["card"]].trigger
            found[f"cards: {TRIGGERS[trigger]}"] += 1
    return found
