"""Traps: danger tokens, doors and what they cost. 18 cards, 26 in all."""

from __future__ import annotations

from typing import Final

from undertow.games.alone.cards.deck import ReactionDeck
from undertow.games.alone.cards.language import (
    arm,
    block,
    bury,
    case,
    danger,
    danger_here,
    dark,
    dice,
    either,
    hero_dice,
    limit,
    lose,
    mislead,
    more,
    move,
    reroll,
    shift,
    toll,
)
from undertow.games.alone.moments import (
    ATTACK,
    ATTACK_ANNOUNCED,
    ATTACK_ROLLED,
    EXPLORE,
    EXPLORE_REVEALED,
    EXPLORE_REVEALING,
    HEALTH_LOST,
    INTERACT,
    INTERACT_ANNOUNCED,
    INTERACT_DONE,
    LOCATE,
    LOCATE_NAMED,
    LOST_COMPOSURE,
    LOST_HEALTH,
    MOVE,
    MOVE_ANNOUNCED,
    MOVE_ENTERED,
    SEARCH,
    SEARCH_DRAWN,
    TURN_END,
)

TRAPS: Final = ReactionDeck("traps")

TRAPS.reaction(
    "the-floor-gives-way",
    MOVE,
    MOVE_ENTERED,
    2,
    upper=case(danger_here(), lose("health", 1), danger(1, "hero")),
    lower=lose("composure", 1),
)
TRAPS.reaction(
    "the-door-slams-shut",
    MOVE,
    MOVE_ENTERED,
    2,
    upper=block(1, "near") + danger(1, "near2"),
    lower=move(1, 1),
)
TRAPS.reaction(
    "i-felt-the-wire",
    MOVE,
    MOVE_ANNOUNCED,
    1,
    upper=shift(1, 2, "dest") + move(1, 1),
    lower=lose("health", 1),
)
TRAPS.reaction(
    "it-looked-harmless",
    EXPLORE,
    EXPLORE_REVEALED,
    2,
    upper=limit("noclear") + danger(1, "line"),
    lower=lose("health", 1),
)
TRAPS.reaction(
    "dust-from-the-ceiling",
    EXPLORE,
    TURN_END,
    1,
    upper=danger(2, "near2"),
    lower=danger(1, "adjacent"),
)
TRAPS.reaction(
    "that-floor-was-different",
    EXPLORE,
    EXPLORE_REVEALING,
    1,
    upper=bury(1),
    lower=case(more(), bury(1, later=True), lose("composure", 1)),
)
TRAPS.reaction(
    "the-echo-comes-back-wrong",
    LOCATE,
    LOCATE_NAMED,
    2,
    upper=danger(1, "target") + move(1, 1),
    lower=mislead("distance", 1),
)
TRAPS.reaction(
    "my-scanner-set-it-off",
    LOCATE,
    TURN_END,
    1,
    upper=either(shift(2, 2, "hero"), danger(2, "near3")) + move(1, 1),
    lower=lose("health", 1),
)
TRAPS.reaction(
    "i-stepped-into-it",
    ATTACK,
    TURN_END,
    2,
    upper=either(danger(1, "hero"), move(1, 1)),
    lower=dice(1, "here"),
)
TRAPS.reaction(
    "the-ceiling-comes-down",
    ATTACK,
    ATTACK_ROLLED,
    1,
    upper=reroll(1) + danger("blanks", "near2"),
    lower=lose("health", "blank"),
)
TRAPS.reaction(
    "of-course-it-jams",
    ATTACK,
    ATTACK_ANNOUNCED,
    1,
    upper=toll("charge", 1, "dice", 2) + danger(1, "near2"),
    lower=hero_dice(1),
)
TRAPS.reaction(
    "it-was-booby-trapped",
    SEARCH,
    SEARCH_DRAWN,
    2,
    upper=toll("health", 1, "discard", 1) + danger(1, "near2"),
    lower=lose("health", 1),
)
TRAPS.reaction(
    "the-crate-is-hissing",
    SEARCH,
    TURN_END,
    1,
    upper=case(danger_here(), lose("health", 1) + lose("composure", 1), danger(1, "hero") + danger(1, "near2")),
    lower=lose("composure", 1),
)
TRAPS.reaction(
    "the-box-is-rigged",
    INTERACT,
    INTERACT_DONE,
    2,
    upper=either(danger(1, "hero"), dark(1, "just_lit")),
    lower=lose("health", 1),
)
TRAPS.reaction(
    "live-wires",
    INTERACT,
    INTERACT_ANNOUNCED,
    1,
    upper=toll("health", 1, "charge", 2) + danger(1, "near2"),
    lower=lose("health", 1),
)
TRAPS.reaction(
    "my-blood-marks-the-way",
    LOST_HEALTH,
    TURN_END,
    1,
    upper=danger(1, "near2") + move(1, 1),
    lower=danger(1, "adjacent"),
)
TRAPS.reaction(
    "one-wrong-step",
    LOST_HEALTH,
    HEALTH_LOST,
    1,
    upper=arm() + move(1, 1),
    lower=lose("health", 1),
)
TRAPS.reaction(
    "every-shadow-is-a-trap",
    LOST_COMPOSURE,
    TURN_END,
    2,
    upper=either(shift(1, 3, "hero"), danger(1, "near2")) + move(1, 1),
    lower=lose("composure", 1),
)
