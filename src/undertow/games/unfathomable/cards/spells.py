"""The twenty spells, two of them alike.

origin: six spells seed, the others public
"""

from __future__ import annotations

from typing import Final

from undertow.games.unfathomable.cards.programs import program

SLUGS: Final = (
    "alchemical_transmutation", "astral_travel", "call_down_the_storm", "call_friends",
    "cloud_memory", "conjuration", "dark_pact", "feed_the_mind",
    "flesh_ward", "foresee", "greater_banishment", "greater_banishment_2",
    "heal", "lure_monster", "plague_of_locusts", "raise_the_dead",
    "revelation_of_script", "summon_fire", "summon_the_beast_within", "voice_of_ra",
)  # fmt: skip
ALCHEMICAL_TRANSMUTATION: Final = 0
ASTRAL_TRAVEL: Final = 1
CALL_DOWN_THE_STORM: Final = 2
CALL_FRIENDS: Final = 3
CLOUD_MEMORY: Final = 4
CONJURATION: Final = 5
DARK_PACT: Final = 6
FEED_THE_MIND: Final = 7
FLESH_WARD: Final = 8
FORESEE: Final = 9
GREATER_BANISHMENT: Final = 10
GREATER_BANISHMENT_2: Final = 11
HEAL: Final = 12
LURE_MONSTER: Final = 13
PLAGUE_OF_LOCUSTS: Final = 14
RAISE_THE_DEAD: Final = 15
REVELATION_OF_SCRIPT: Final = 16
SUMMON_FIRE: Final = 17
SUMMON_THE_BEAST_WITHIN: Final = 18
VOICE_OF_RA: Final = 19
SPELLS: Final = 20
KEPT: Final = (FLESH_WARD, REVELATION_OF_SCRIPT)  # they stay in a play area until they are used

RULES: Final = tuple(["spell." + slug.removesuffix("_2") for slug in SLUGS])
PROGRAM: Final[list[int]] = [program("spell." + slug) for slug in SLUGS]
SEEN: Final = (ASTRAL_TRAVEL, CLOUD_MEMORY, FEED_THE_MIND, LURE_MONSTER, SUMMON_THE_BEAST_WITHIN, VOICE_OF_RA)
ORIGIN: Final = tuple(["seed" if spell in SEEN else "public" for spell in range(SPELLS)])
