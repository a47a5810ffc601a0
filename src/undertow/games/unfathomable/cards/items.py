"""The twenty items: ten that characters start with, ten others. The first ten follow the order of the characters.

origin: five items seed, the others public
"""

from __future__ import annotations

from typing import Final

from undertow.games.unfathomable.board import INFLUENCE, LORE, OBSERVATION, STRENGTH, WILL

SLUGS: Final = (
    "speaking_trumpet", "six_shooter", "tool_kit", "repeating_rifle", "travel_pharmacy",
    "almanac", "lucky_ring", "book_of_dagon", "elder_sign_amulet", "starbuck",
    "pocket_pistol", "fine_clothes", "mystical_text", "binoculars", "medicine_ball",
    "treasured_memento", "jam_tin_grenade", "kitchen_knife", "plimsolls", "shotgun",
)  # fmt: skip
SPEAKING_TRUMPET: Final = 0
SIX_SHOOTER: Final = 1
TOOL_KIT: Final = 2
REPEATING_RIFLE: Final = 3
TRAVEL_PHARMACY: Final = 4
ALMANAC: Final = 5
LUCKY_RING: Final = 6
BOOK_OF_DAGON: Final = 7
ELDER_SIGN_AMULET: Final = 8
STARBUCK: Final = 9
POCKET_PISTOL: Final = 10
FINE_CLOTHES: Final = 11
MYSTICAL_TEXT: Final = 12
BINOCULARS: Final = 13
MEDICINE_BALL: Final = 14
TREASURED_MEMENTO: Final = 15
JAM_TIN_GRENADE: Final = 16
KITCHEN_KNIFE: Final = 17
PLIMSOLLS: Final = 18
SHOTGUN: Final = 19
ITEMS: Final = 20
STARTING: Final = 10  # the starting item of a character has the character's number

# The skill that an Improvement adds to the skill set; -1: no Improvement.
# rule: items.6, item.fine_clothes, item.mystical_text, item.binoculars, item.medicine_ball, item.treasured_memento
NO_SKILL: Final = -1
IMPROVES: Final = (
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, INFLUENCE, LORE, OBSERVATION, STRENGTH, WILL, -1, -1, -1, -1,
)  # fmt: skip
IMPROVEMENTS: Final = (FINE_CLOTHES, MYSTICAL_TEXT, BINOCULARS, MEDICINE_BALL, TREASURED_MEMENTO)

# Traits; those that no source gives are left out. rule: items.5
TRAITS: Final = {
    SIX_SHOOTER: "weapon", REPEATING_RIFLE: "weapon", TRAVEL_PHARMACY: "tool", ELDER_SIGN_AMULET: "artifact",
    POCKET_PISTOL: "weapon", MYSTICAL_TEXT: "tome", TREASURED_MEMENTO: "artifact", KITCHEN_KNIFE: "weapon",
    SHOTGUN: "weapon",
}  # fmt: skip
WEAPON_ATTACKS: Final = (
    SIX_SHOOTER,
    REPEATING_RIFLE,
    POCKET_PISTOL,
    SHOTGUN,
)  # weapons with an action: ruling: weapons
ACTIONS: Final = (  # items that cost an action
    SPEAKING_TRUMPET, SIX_SHOOTER, TOOL_KIT, REPEATING_RIFLE, BOOK_OF_DAGON, STARBUCK, POCKET_PISTOL, JAM_TIN_GRENADE,
    PLIMSOLLS, SHOTGUN,
)  # fmt: skip
ORIGIN: Final = (
    "public", "seed", "public", "public", "seed", "public", "public", "public", "seed", "public",
    "public", "public", "seed", "public", "public", "seed", "public", "public", "public", "public",
)  # fmt: skip
