"""When Evil can react: the triggers of a turn, and the moments at which a card takes effect."""

from __future__ import annotations

from typing import Final

# Triggers: what the Hero did or lost this turn. rule: reactions.8, reactions.9
TRIGGERS: Final = ("move", "explore", "locate", "attack", "search", "interact", "health", "composure")
MOVE: Final = 0
EXPLORE: Final = 1
LOCATE: Final = 2
ATTACK: Final = 3
SEARCH: Final = 4
INTERACT: Final = 5
LOST_HEALTH: Final = 6
LOST_COMPOSURE: Final = 7

# Moments, in the order in which they can come about within an action. rule: rulings.2, rulings.3
MOVE_ANNOUNCED: Final = 0
MOVE_ENTERED: Final = 1
MOVE_DONE: Final = 2
EXPLORE_ANNOUNCED: Final = 3
EXPLORE_REVEALING: Final = 4
EXPLORE_REVEALED: Final = 5
LOCATE_NAMED: Final = 6
LOCATE_ANSWERED: Final = 7
ATTACK_ANNOUNCED: Final = 8
ATTACK_ROLLED: Final = 9
SEARCH_ANNOUNCED: Final = 10
SEARCH_DRAWN: Final = 11
INTERACT_ANNOUNCED: Final = 12
INTERACT_DONE: Final = 13
HEALTH_LOST: Final = 14
COMPOSURE_LOST: Final = 15
TURN_END: Final = 16
MOMENT_NAMES: Final = (
    "move-announced", "move-entered", "move-done", "explore-announced", "explore-revealing", "explore-revealed",
    "locate-named", "locate-answered", "attack-announced", "attack-rolled", "search-announced", "search-drawn",
    "interact-announced", "interact-done", "loss-health", "loss-composure", "turn-end",
)  # fmt: skip

# The moments for which cards are chosen when an action is announced, by action.
FORESEEN: Final = [
    [MOVE_ANNOUNCED, MOVE_ENTERED, MOVE_DONE],
    [EXPLORE_ANNOUNCED, EXPLORE_REVEALING, EXPLORE_REVEALED],
    [LOCATE_NAMED, LOCATE_ANSWERED],
    [ATTACK_ANNOUNCED],
    [SEARCH_ANNOUNCED],
    [INTERACT_ANNOUNCED, INTERACT_DONE],
]


def mask(moments: list[int]) -> int:
    """Moments as a number with a bit for each."""
    found = 0
    for moment in moments:
        found |= 1 << moment
    return found
