"""Fixed figures of the board: spaces, borders, arrows, lanes, dials, tracks.

origin: numbers, bow, stern and arrows seed; who borders on whom inside the ship public
"""

from __future__ import annotations

from typing import Final

# Spaces: eight of water, eight of deck, eight rooms. ``W1`` lies beside deck 1, ``W2`` beside deck 2, and so on.
SPACES: Final = (
    "water_1", "water_2", "water_3", "water_4", "water_5", "water_6", "water_7", "water_8",
    "deck_1", "deck_2", "deck_3", "deck_4", "deck_5", "deck_6", "deck_7", "deck_8",
    "bridge", "chapel", "captains_cabin", "cargo_hold", "galley", "boiler_room", "sick_bay", "brig",
)  # fmt: skip
WATER: Final = 0
DECK: Final = 8
ROOM: Final = 16
BRIDGE: Final = 16
CHAPEL: Final = 17
CABIN: Final = 18
CARGO_HOLD: Final = 19
GALLEY: Final = 20
BOILER_ROOM: Final = 21
SICK_BAY: Final = 22
BRIG: Final = 23
DEEP: Final = 24  # no space, and next to none (rule: deep.3)
NOWHERE: Final = -1
DAMAGEABLE: Final = 6  # the rooms with a number, from the Bridge on

# Who borders on whom. rule: adjacent.0, adjacent.1, adjacent.2, adjacent.3, deep.3a
ADJACENT: Final[list[list[int]]] = [
    [1, 2, 8], [0, 3, 9], [0, 4, 10], [1, 5, 11], [2, 6, 12], [3, 7, 13], [4, 7, 14], [5, 6, 15],
    [0, 9, 10, 16], [1, 8, 11, 16], [2, 8, 12, 17], [3, 9, 13, 18],
    [4, 10, 14, 19], [5, 11, 15, 20], [6, 12, 15, 21], [7, 13, 14, 21],
    [8, 9, 17, 18], [10, 16, 18, 19, 22], [11, 16, 17, 20, 22], [12, 17, 20, 21, 23], [13, 18, 19, 21, 23],
    [14, 15, 19, 20], [17, 18], [19, 20],
    [],
]  # fmt: skip

# The arrow of each water and deck space.
# rule: arrows.0, arrows.1, spaces.4, spaces.14, activations.6a, activations.10a
ARROW: Final = (8, 9, 10, 11, 12, 13, 14, 15, 16, 16, 17, 18, 19, 20, 21, 21)

# Lanes beside the ship: one step towards the back, one towards the front. rule: back.0, back.1, front.1
STERNWARD: Final = (2, 3, 4, 5, 6, 7, DEEP, DEEP)
BOWWARD: Final = (0, 1, 0, 1, 2, 3, 4, 5)

# What a die means, by its result from 1. rule: front.0, spaces.3, spaces.13, spaces.18
ROOM_ROLLED: Final = (NOWHERE, 16, 16, 17, 18, 19, 20, 21, 21)
DECK_ROLLED: Final = (NOWHERE, 8, 9, 10, 11, 12, 13, 14, 15)
WATER_ROLLED: Final = (NOWHERE, 0, 0, 0, 0, 1, 1, 1, 1)
PRINTED: Final = (2, 3, 4, 5, 6, 8)  # the highest number of each damageable room
SIDES: Final = 8


def is_water(space: int) -> bool:
    """Whether a space is water. rule: spaces.0, spaces.2, spaces.8"""
    return space < DECK


def is_deck(space: int) -> bool:
    """Whether a space is deck. rule: spaces.0, spaces.11, spaces.12"""
    return DECK <= space < ROOM


def is_room(space: int) -> bool:
    """Whether a space is inside the ship. rule: spaces.0, spaces.11, spaces.17, setup.1"""
    return ROOM <= space < DEEP


def can_be_damaged(space: int) -> bool:
    """Whether a space is one of the six rooms with a number. rule: spaces.19, brig.10, damage.3, damage.3a"""
    return ROOM <= space < ROOM + DAMAGEABLE  # rule: spaces.7, spaces.15, spaces.20a, sick_bay.5


def distances(start: int) -> list[int]:
    """How many steps every space is away inside the ship, as Deep Ones go: not through Sick Bay or Brig.

    rule: spaces.20b, sick_bay.6
    """
    away = [99] * len(ADJACENT)
    away[start] = 0
    line = [start]
    for space in line:
        for other in ADJACENT[space]:
            if away[other] == 99 and can_be_damaged(other):
                away[other] = away[space] + 1
                line.append(other)
    return away


AWAY: Final[list[list[int]]] = [distances(ROOM + room) for room in range(DAMAGEABLE)]
# For each damageable room all others, the closest first; of equally close ones the highest number.
# rule: damage.5, spaces.1
CLOSEST: Final[list[list[int]]] = [
    sorted(
        [ROOM + other for other in range(DAMAGEABLE) if other != room],
        key=lambda s: (AWAY[room][s], -PRINTED[s - ROOM]),
    )
    for room in range(DAMAGEABLE)
]

# Dials.
RESOURCES: Final = ("fuel", "food", "sanity", "souls")  # rule: resources.0
FUEL: Final = 0
FOOD: Final = 1
SANITY: Final = 2
SOULS: Final = 3
DIAL: Final = 8  # where all dials start
DIAL_MOST: Final = 10

# Tracks.
TRACKS: Final = ("travel", "ritual")  # rule: tracks.0
TRAVEL: Final = 0
RITUAL: Final = 1
TRACK_END: Final = 4  # steps from Start to the last space
AWAKENING: Final = 6  # distance
PORT: Final = 12  # distance

# Monsters.
DEEP_ONES: Final = 20  # rule: component_limits.0
MONARCHS: Final = ("hydra", "dagon")  # rule: monarchs.0
HYDRA: Final = 0
DAGON: Final = 1
GATHERED: Final = 4  # Deep Ones in the Deep that make it spill over

# Skills.
SKILLS: Final = ("influence", "lore", "observation", "strength", "will", "treachery")  # rule: skill_cards.2
INFLUENCE: Final = 0
LORE: Final = 1
OBSERVATION: Final = 2
STRENGTH: Final = 3
WILL: Final = 4
TREACHERY: Final = 5
PLAIN_SKILLS: Final = 5  # all but treachery
HAND_LIMIT: Final = 10  # rule: hand_limit.0, hand_limit.1, skill_cards.3d
CHAOS_EACH: Final = 2  # cards of each plain skill in a new chaos deck
BRIG_PRICE: Final = 12  # what a revealed traitor discards to leave the Brig

# Loyalty.
LOYALTIES: Final = ("human", "hybrid", "cultist")  # rule: loyalty.0
HUMAN: Final = 0
HYBRID: Final = 1
CULTIST: Final = 2
LOYALTY_DECK: Final = {3: (5, 1, 0), 4: (6, 1, 1), 5: (8, 2, 0), 6: (9, 2, 1)}  # rule: setup.16, objectives.10

# Passengers: what each kind of token costs when it is defeated, and how many there are. rule: passengers.1a
PASSENGERS: Final = ("blank", "soul", "two_souls", "soul_and_sanity")
PASSENGER_TOKENS: Final = (2, 5, 1, 1)
PASSENGER_SOULS: Final = (0, 1, 2, 1)
PASSENGER_SANITY: Final = (0, 0, 0, 1)

TITLES: Final = ("captain", "keeper")  # rule: titles.0
CAPTAIN: Final = 0
KEEPER: Final = 1

# What happens to whom to hit. rule: target.0, target.2, target.2a, target.2b
HITS_A_DEEP_ONE: Final = 4
HITS_A_CHARACTER: Final = 6

MYTHOS_CARDS: Final = 70
