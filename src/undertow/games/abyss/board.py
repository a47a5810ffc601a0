"""Fixed figures of the board: races, guilds, tracks, numbers."""

from __future__ import annotations

from typing import Final

# Races, in the order of the council stacks.
RACES: Final = ("jellyfish", "crab", "seahorse", "shellfish", "squid")
JELLYFISH: Final = 0
CRAB: Final = 1
SEAHORSE: Final = 2
SHELLFISH: Final = 3
SQUID: Final = 4
NO_RACE: Final = -1

# Guilds; ``DEMANDS`` is the race each asks for, none for ambassadors.
GUILDS: Final = ("soldier", "merchant", "mage", "politician", "farmer", "ambassador")
SOLDIER: Final = 0
MERCHANT: Final = 1
MAGE: Final = 2
POLITICIAN: Final = 3
FARMER: Final = 4
AMBASSADOR: Final = 5
DEMANDS: Final = (CRAB, SHELLFISH, JELLYFISH, SQUID, SEAHORSE, NO_RACE)

LORD_CARDS: Final = 35
LOCATION_TILES: Final = 20
COURT: Final = 6  # spaces
REFILL_AT: Final = 2  # lords left in the court when it is refilled
REFILL_PEARLS: Final = 2
TRACK: Final = 5  # spaces of the exploration track; the last one shows a pearl
LORDS_TO_END: Final = 7
KEYS_FOR_A_LOCATION: Final = 3
MOST_DRAWN: Final = 4  # locations one may draw to choose from

# Threat track: keys, and how many pearls or monster tokens one gets, by space (space 1 is index 0).
# rule: threat.1, threat.2, threat.3, threat.4, threat.5, threat.6
THREAT_KEYS: Final = (0, 0, 1, 1, 1, 2)
THREAT_GOODS: Final = (1, 2, 0, 1, 2, 0)
LAST_THREAT: Final = 5

# Monster tokens: how many there are of value 2, 3 and 4.
LOWEST_TOKEN: Final = 2
TOKENS: Final = (9, 9, 2)  # rule: setup.4
