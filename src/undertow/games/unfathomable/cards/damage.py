"""The nine damage cards: six that stay in a room, three others.

origin: placement and shuffling back seed; what a repair costs, and the three others, public
"""

from __future__ import annotations

from typing import Final

SLUGS: Final = (
    "structural_influence", "structural_lore", "structural_observation", "structural_strength", "structural_will",
    "structural_any", "fuel_leak", "flooded_food_stores", "fleeing_passengers",
)  # fmt: skip
STRUCTURAL: Final = 6  # the cards below this one are structural damage; the first five name a skill
ANY_SKILL: Final = 5
FUEL_LEAK: Final = 6
FLOODED_FOOD_STORES: Final = 7
FLEEING_PASSENGERS: Final = 8
DAMAGE_CARDS: Final = 9
REPAIR: Final = (3, 3, 3, 3, 3, 5)  # the value of cards that a repair costs
