"""The 126 skill cards: six types, values 1 to 5. A card is its kind, ``type * 5 + value - 1``.

origin: names, values and numbers of copies public; the six abilities that the rulebook shows seed
"""

from __future__ import annotations

from typing import Final

from undertow.games.unfathomable.board import SKILLS, TREACHERY

KINDS: Final = 30
COPIES: Final = (7, 5, 4, 3, 2)  # by value, the same for all types

# What the cards of each type can do, by value.
ABILITIES: Final = (
    "coordinated_effort", "nothing_to_hide", "inspiring_speech",
    "shrivelling", "lesser_banishment", "forced_learning",
    "watch_and_learn", "keen_insight", "preparation",
    "combat_training", "rampage", "shrug_it_off",
    "persistence", "determination", "true_grit",
    "reinforcements", "call_to_action", "siren_song", "ransack", "perform_rites",
)  # fmt: skip
COORDINATED_EFFORT: Final = 0
NOTHING_TO_HIDE: Final = 1
INSPIRING_SPEECH: Final = 2
SHRIVELLING: Final = 3
LESSER_BANISHMENT: Final = 4
FORCED_LEARNING: Final = 5
WATCH_AND_LEARN: Final = 6
KEEN_INSIGHT: Final = 7
PREPARATION: Final = 8
COMBAT_TRAINING: Final = 9
RAMPAGE: Final = 10
SHRUG_IT_OFF: Final = 11
PERSISTENCE: Final = 12
DETERMINATION: Final = 13
TRUE_GRIT: Final = 14
REINFORCEMENTS: Final = 15
CALL_TO_ACTION: Final = 16
SIREN_SONG: Final = 17
RANSACK: Final = 18
PERFORM_RITES: Final = 19

ACTIONS: Final = (  # abilities that cost an action
    COORDINATED_EFFORT, INSPIRING_SPEECH, SHRIVELLING, LESSER_BANISHMENT, WATCH_AND_LEARN, RAMPAGE, PERSISTENCE,
    TRUE_GRIT, REINFORCEMENTS, CALL_TO_ACTION, SIREN_SONG,
)  # fmt: skip
BY_VALUE: Final = (0, 0, 1, 1, 2)  # which of a type's three abilities a card of value 1 to 5 has


def skill_of(card: int) -> int:
    """The type of a card."""
    return card // 5


def value_of(card: int) -> int:
    """The value of a card."""
    return card % 5 + 1


def ability_of(card: int) -> int:
    """The ability of a card."""
    skill = card // 5
    return REINFORCEMENTS + card % 5 if skill == TREACHERY else skill * 3 + BY_VALUE[card % 5]


# rule: skill_cards.1
SKILL: Final[list[int]] = [skill_of(card) for card in range(KINDS)]
VALUE: Final[list[int]] = [value_of(card) for card in range(KINDS)]
ABILITY: Final[list[int]] = [ability_of(card) for card in range(KINDS)]
IS_ACTION: Final[list[bool]] = [ability in ACTIONS for ability in ABILITY]
SLUGS: Final = tuple([f"{SKILLS[card // 5]}_{card % 5 + 1}" for card in range(KINDS)])
RULES: Final = tuple(["skill." + slug for slug in ABILITIES])


def whole_deck(skill: int) -> list[int]:
    """All 21 cards of a type."""
    return [skill * 5 + i for i in range(5) for _ in range(COPIES[i])]


def cards_with(ability: int) -> tuple[int, ...]:
    """The kinds of cards that have an ability."""
    return tuple([card for card in range(KINDS) if ABILITY[card] == ability])
