"""Wrath: creatures more aggressive and stronger in a fight. 18 cards, 26 in all."""

from __future__ import annotations

from typing import Final

from undertow.games.alone.cards.deck import ReactionDeck
from undertow.games.alone.cards.language import (
    arrived,
    cancel,
    case,
    dark,
    dice,
    discard_drawn,
    drain,
    either,
    heal,
    killed,
    lose,
    mask,
    met,
    move,
    move_it,
    near,
    nothing,
    rage,
    remove,
    spawn,
    strike,
)
from undertow.games.alone.moments import (
    ATTACK,
    ATTACK_ROLLED,
    COMPOSURE_LOST,
    EXPLORE,
    EXPLORE_REVEALED,
    EXPLORE_REVEALING,
    HEALTH_LOST,
    INTERACT,
    INTERACT_DONE,
    LOCATE,
    LOCATE_ANSWERED,
    LOST_COMPOSURE,
    LOST_HEALTH,
    MOVE,
    MOVE_ANNOUNCED,
    MOVE_DONE,
    SEARCH,
    SEARCH_DRAWN,
    TURN_END,
)

WRATH: Final = ReactionDeck("wrath")

WRATH.reaction(
    "right-behind-me",
    MOVE,
    MOVE_DONE,
    2,
    upper=move(1, 2, to="hero"),
    lower=strike(1, "it"),
)
WRATH.reaction(
    "they-hunt-in-a-pack",
    MOVE,
    TURN_END,
    2,
    upper=move(2, 1),
    lower=dice(1, "here"),
)
WRATH.reaction(
    "it-let-me-come",
    MOVE,
    MOVE_ANNOUNCED,
    1,
    upper=move(2, 1, to="hero"),
    lower=case(met(), lose("health", 1), move(1, 1)),
)
WRATH.reaction(
    "it-is-staring-back",
    EXPLORE,
    EXPLORE_REVEALED,
    2,
    upper=either(move(1, 2, who="revealed", to="hero"), move(1, 1, who="hidden")),
    lower=dice(1, "it"),
)
WRATH.reaction(
    "fresh-claw-marks",
    EXPLORE,
    TURN_END,
    1,
    upper=spawn(1, -1),
    lower=move_it(1),
)
WRATH.reaction(
    "it-only-looked-small",
    EXPLORE,
    EXPLORE_REVEALING,
    1,
    upper=either(mask(1), move(1, 1)),
    lower=dice(1, "it"),
)
WRATH.reaction(
    "it-heard-the-signal",
    LOCATE,
    TURN_END,
    2,
    upper=move(1, 3, to="target_or_hero") + rage("it"),
    lower=dice(1, "it"),
)
WRATH.reaction(
    "my-signal-maddens-them",
    LOCATE,
    LOCATE_ANSWERED,
    1,
    upper=move(3, 1, to="hero"),
    lower=dice(1, "one"),
)
WRATH.reaction(
    "it-is-angry",
    ATTACK,
    TURN_END,
    2,
    upper=either(move(1, 2), remove(1) + spawn(1, -1)),
    lower=dice(1, "it"),
    origin="seed",
)
WRATH.reaction(
    "barely-a-scratch",
    ATTACK,
    ATTACK_ROLLED,
    1,
    upper=cancel(1) + dice(1, "target"),
    lower=cancel(1),
)
WRATH.reaction(
    "another-takes-its-place",
    ATTACK,
    TURN_END,
    1,
    upper=case(killed(), spawn(1, -2), spawn(1, -1)),
    lower=move_it(1),
)
WRATH.reaction(
    "and-my-hands-are-full",
    SEARCH,
    TURN_END,
    2,
    upper=move(1, 2) + case(arrived(), drain("charge", 1), nothing()),
    lower=dice(1, "it"),
)
WRATH.reaction(
    "it-was-here-first",
    SEARCH,
    SEARCH_DRAWN,
    1,
    upper=case(near(1), discard_drawn(1), move(1, 2)),
    lower=lose("health", 1),
)
WRATH.reaction(
    "the-sparks-draw-them",
    INTERACT,
    TURN_END,
    2,
    upper=move(2, 1, to="hero") + rage("all"),
    lower=dice(1, "one"),
)
WRATH.reaction(
    "it-tears-the-cables-out",
    INTERACT,
    INTERACT_DONE,
    1,
    upper=move(1, 1) + dark(1, "by_creature"),
    lower=strike(1, "one"),
)
WRATH.reaction(
    "it-smells-my-blood",
    LOST_HEALTH,
    HEALTH_LOST,
    1,
    upper=strike(1, "one") + move(1, 1),
    lower=strike(1, "one"),
)
WRATH.reaction(
    "the-blood-whips-them-up",
    LOST_HEALTH,
    TURN_END,
    1,
    upper=move(1, 2) + heal("any"),
    lower=dice(1, "here"),
)
WRATH.reaction(
    "i-must-not-look-away",
    LOST_COMPOSURE,
    COMPOSURE_LOST,
    2,
    upper=dice(1, "one") + move(1, 1),
    lower=dice(1, "one"),
)
