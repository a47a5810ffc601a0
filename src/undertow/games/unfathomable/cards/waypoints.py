"""The twenty waypoints.

origin: six waypoints seed, the others public
"""

from __future__ import annotations

from typing import Final

from undertow.games.unfathomable.cards.programs import program

SLUGS: Final = (
    "abandoned_depot", "deserted_island", "hurricane", "iceberg",
    "reef", "shipwreck_survivors", "wrecked_ship", "deep_one_city",
    "fog_bank", "maelstrom", "rainstorm", "rogue_wave",
    "rolling_seas", "sea_smoke", "seaweed_patch", "smooth_sailing",
    "calm_waters", "deep_one_ambush", "rough_water", "stormy_seas",
)  # fmt: skip
ABANDONED_DEPOT: Final = 0
DESERTED_ISLAND: Final = 1
HURRICANE: Final = 2
ICEBERG: Final = 3
REEF: Final = 4
SHIPWRECK_SURVIVORS: Final = 5
WRECKED_SHIP: Final = 6
DEEP_ONE_CITY: Final = 7
FOG_BANK: Final = 8
MAELSTROM: Final = 9
RAINSTORM: Final = 10
ROGUE_WAVE: Final = 11
ROLLING_SEAS: Final = 12
SEA_SMOKE: Final = 13
SEAWEED_PATCH: Final = 14
SMOOTH_SAILING: Final = 15
CALM_WATERS: Final = 16
DEEP_ONE_AMBUSH: Final = 17
ROUGH_WATER: Final = 18
STORMY_SEAS: Final = 19
WAYPOINTS: Final = 20
# rule: waypoints.1, waypoints.1a
DISTANCE: Final = (2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4)

RULES: Final = tuple(["waypoint." + slug for slug in SLUGS])
PROGRAM: Final[list[int]] = [program("waypoint." + slug) for slug in SLUGS]
SEEN: Final = (MAELSTROM, RAINSTORM, CALM_WATERS, DEEP_ONE_AMBUSH, ROUGH_WATER, STORMY_SEAS)
ORIGIN: Final = tuple(["seed" if card in SEEN else "public" for card in range(WAYPOINTS)])
