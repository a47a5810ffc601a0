"""Speed: more frequent reacting, faster creatures. 18 cards, 26 in all."""

from __future__ import annotations

from typing import Final

from undertow.games.alone.cards.deck import ReactionDeck
from undertow.games.alone.cards.language import (
    clear,
    closer,
    dodge,
    draw,
    either,
    field,
    hush,
    mislead,
    move,
    move_it,
    move_target,
    reroll,
    spawn,
    standard,
    swap,
    teleport,
)
from undertow.games.alone.moments import (
    ATTACK,
    ATTACK_ANNOUNCED,
    ATTACK_ROLLED,
    EXPLORE,
    EXPLORE_ANNOUNCED,
    HEALTH_LOST,
    INTERACT,
    INTERACT_ANNOUNCED,
    LOCATE,
    LOCATE_ANSWERED,
    LOCATE_NAMED,
    LOST_COMPOSURE,
    LOST_HEALTH,
    MOVE,
    MOVE_ANNOUNCED,
    SEARCH,
    TURN_END,
)

SPEED: Final = ReactionDeck("speed")

SPEED.reaction(
    "they-are-keeping-pace",
    MOVE,
    TURN_END,
    2,
    upper=move(1, 3, to="hero"),
    lower=hush(1),
)
SPEED.reaction(
    "footsteps-ahead",
    MOVE,
    MOVE_ANNOUNCED,
    2,
    upper=move(1, 2, who="hidden", to="not_hero"),
    lower=draw(1),
)
SPEED.reaction(
    "they-are-faster",
    MOVE,
    TURN_END,
    1,
    upper=standard(2),
    lower=field(1),
)
SPEED.reaction(
    "something-flits-past",
    EXPLORE,
    EXPLORE_ANNOUNCED,
    2,
    upper=move(1, 2),
    lower=hush(1),
)
SPEED.reaction(
    "already-round-the-corner",
    EXPLORE,
    TURN_END,
    1,
    upper=move(2, 1, doors="free"),
    lower=move(1, 1),
)
SPEED.reaction(
    "from-everywhere",
    EXPLORE,
    TURN_END,
    1,
    upper=spawn(1, 0) + move(1, 1, who="other"),
    lower=draw(1),
)
SPEED.reaction(
    "they-know-where-i-am",
    LOCATE,
    LOCATE_NAMED,
    2,
    upper=move(2, 1, to="target"),
    lower=mislead("distance", 1),
    origin="seed",
)
SPEED.reaction(
    "the-blip-is-moving",
    LOCATE,
    LOCATE_ANSWERED,
    1,
    upper=move(1, 3, who="hidden"),
    lower=hush(1),
)
SPEED.reaction(
    "gone-before-i-aim",
    ATTACK,
    ATTACK_ANNOUNCED,
    2,
    upper=dodge(),
    lower=move(1, 1, who="other"),
)
SPEED.reaction(
    "they-have-changed-places",
    ATTACK,
    TURN_END,
    1,
    upper=either(swap() + move_it(1), move(1, 2)),
    lower=draw(1),
)
SPEED.reaction(
    "it-springs-aside",
    ATTACK,
    ATTACK_ROLLED,
    1,
    upper=reroll(2) + move_target(1),
    lower=reroll(1),
)
SPEED.reaction(
    "they-used-the-time",
    SEARCH,
    TURN_END,
    2,
    upper=standard(1) + draw(2),
    lower=draw(1),
)
SPEED.reaction(
    "out-of-the-vents",
    SEARCH,
    TURN_END,
    1,
    upper=teleport(1, 2, who="hidden") + draw(1),
    lower=closer(1),
)
SPEED.reaction(
    "they-are-through",
    INTERACT,
    TURN_END,
    2,
    upper=clear(2) + move(1, 2),
    lower=field(1),
)
SPEED.reaction(
    "while-i-fumble",
    INTERACT,
    INTERACT_ANNOUNCED,
    1,
    upper=move(2, 1),
    lower=draw(1),
)
SPEED.reaction(
    "no-time-to-breathe",
    LOST_HEALTH,
    HEALTH_LOST,
    1,
    upper=standard(1) + field(1),
    lower=move(1, 1),
)
SPEED.reaction(
    "there-are-more",
    LOST_HEALTH,
    TURN_END,
    1,
    upper=spawn(1, 0) + move_it(1),
    lower=hush(2),
)
SPEED.reaction(
    "my-heart-races",
    LOST_COMPOSURE,
    TURN_END,
    2,
    upper=move(1, 2),
    lower=field(1),
)
