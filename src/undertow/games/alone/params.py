"""Every number of the game in one place: facts of the book, and ours where the book is silent (``rulings.md``)."""

from __future__ import annotations

from typing import Final

# -- facts of the book -------------------------------------------------------------------------------------------------

TURNS: Final = 8  # in a round. rule: turns.1
HEALTH: Final = 12  # both tracks begin here and end at 0. rule: setup.2
CARDS_A_TURN: Final = 2  # rule: reactions.2
HAND_LIMIT: Final = [0, 10, 6, 4]  # by the number of Evil players. rule: hands.3
CREATURES_A_FLOOR: Final = 4  # rule: creatures.8
TOKENS_A_FLOOR: Final = 8  # danger tokens. rule: round_end.10
NIGHTMARE_LOSS: Final = 2  # composure at the end of a round. rule: nightmare.2
LOCATED: Final = 2  # targets of one Locate. rule: locate.1
EXPLORED: Final = 2  # sectors of one Explore. rule: explore.1
LIT_BY_BOX: Final = 2  # further sectors that a power box lights. rule: interact.1
CARDS_IN_ROOM: Final = 3  # drawn by the first Search in a room. rule: search.2
COMPANION: Final = 6  # charges of a companion. rule: companions.1
TO_UNLOCK: Final = 2  # experience points of a skill. rule: experience.3

# -- creatures: by kind, dice in the dark, in the light, two thresholds, shock, distance for spawning ------------------

NORMAL: Final = [  # rule: creatures.2, creatures.3, creatures.4, creatures.5, creatures.6
    [3, 2, 1, 1, 1, 3],
    [2, 1, 2, 1, 1, 4],
    [2, 1, 2, 1, 2, 3],
    [2, 2, 2, 2, 0, 4],
    [3, 0, 2, 2, 2, 5],
]
NIGHTMARE: Final = [  # ours. rule: nightmare.4
    [4, 3, 1, 1, 2, 2],
    [3, 2, 2, 1, 2, 3],
    [3, 2, 2, 1, 3, 2],
    [3, 3, 2, 2, 0, 3],
    [4, 1, 2, 2, 3, 4],
]
# The columns of the table. rule: creatures.1
DARK: Final = 0
BRIGHT: Final = 1
FIRST_WOUND: Final = 2
SECOND_WOUND: Final = 3
SHOCK: Final = 4
FAR: Final = 5
TOKENS_A_KIND: Final = 3  # rule: creatures.9

# -- ours ------------------------------------------------------------------------------------------------------------

TRACK: Final = 4  # spaces of the round track. rule: setup.3
FIELDS: Final = 7  # reaction fields. rule: reactions.6
FIRST_DANGER_FIELD: Final = 5  # from this one on they carry a danger symbol; one more stands beside them
FACES: Final = 6  # of a die: two hits, two conditional hits, two misses. rule: attack.4
HITS: Final = 2
CONDITIONAL: Final = 2
BARE_DICE: Final = 1  # of an Attack without an item. rule: attack.3
MOST_DICE: Final = 8
BLADE_DICE: Final = 2  # of the same with the skill I Know Their Blades
BREATH_DICE: Final = 2  # fewer of a Spore with the skill Shallow Breath
DASH: Final = 4  # sectors of the Pilot's sacrifice
LIT_AROUND: Final = 2  # how far the light of the Engineer's sacrifice reaches
CAPTAINS_DAMAGE: Final = 2  # of her sacrifice
DOCTORED: Final = 3  # points of each track by the Doctor's sacrifice
ADRENALINE: Final = [6, 6, 5, 5, 4, 4, 4, 3, 3, 3, 2, 2, 2]  # by the lower track. rule: round_end.8
FIRST_ADRENALINE: Final = 2  # rule: setup.2
START_NEAREST: Final = 3  # from the nearer room of the initial missions. rule: setup.6
START_FARTHEST: Final = 6
LAMPS: Final = 8  # lit sectors that Every Lamp Counts asks for
DOSES: Final = 3  # that the Hero holds at most
PURGED: Final = 6  # turns that The Long Minute takes
PATIENT: Final = 4  # her charges
PATIENT_DIES: Final = 3  # composure that it costs
COUNTDOWN: Final = 12  # turns until everything burns
LONGEST: Final = 8_000  # decisions; real games take a fraction. rule: rulings.11
