"""Terror: composure, lies, and tampering with the Hero's actions. 18 cards, 26 in all."""

from __future__ import annotations

from typing import Final

from undertow.games.alone.cards.deck import ReactionDeck
from undertow.games.alone.cards.language import (
    case,
    dark,
    deepen,
    drain,
    echo,
    either,
    falsify,
    forget,
    hero_dice,
    hush,
    limit,
    lit_here,
    lose,
    lose_if_missed,
    mislead,
    move,
    reroll,
    saw,
    teleport,
    toll,
)
from undertow.games.alone.moments import (
    ATTACK,
    ATTACK_ANNOUNCED,
    ATTACK_ROLLED,
    COMPOSURE_LOST,
    EXPLORE,
    EXPLORE_ANNOUNCED,
    EXPLORE_REVEALED,
    EXPLORE_REVEALING,
    HEALTH_LOST,
    INTERACT,
    INTERACT_ANNOUNCED,
    LOCATE,
    LOCATE_NAMED,
    LOST_COMPOSURE,
    LOST_HEALTH,
    MOVE,
    MOVE_ANNOUNCED,
    SEARCH,
    SEARCH_ANNOUNCED,
    SEARCH_DRAWN,
    TURN_END,
)

TERROR: Final = ReactionDeck("terror")

TERROR.reaction(
    "something-brushed-my-neck",
    MOVE,
    TURN_END,
    2,
    upper=deepen(1) + move(1, 1, who="hidden"),
    lower=echo("false"),
)
TERROR.reaction(
    "how-do-i-know-this-place",
    MOVE,
    TURN_END,
    2,
    upper=forget(3) + move(1, 1),
    lower=hush(1),
)
TERROR.reaction(
    "my-legs-will-not-obey",
    MOVE,
    MOVE_ANNOUNCED,
    1,
    upper=toll("composure", 1, "stop", 1),
    lower=lose("composure", 1),
)
TERROR.reaction(
    "was-i-mistaken",
    EXPLORE,
    EXPLORE_REVEALING,
    2,
    upper=falsify(1),
    lower=falsify(1, again=True),
    origin="seed",
)
TERROR.reaction(
    "my-lamp-is-failing",
    EXPLORE,
    EXPLORE_ANNOUNCED,
    1,
    upper=limit("explore") + dark(1, "los"),
    lower=lose("composure", 1),
)
TERROR.reaction(
    "eyes-in-the-dark",
    EXPLORE,
    EXPLORE_REVEALED,
    1,
    upper=case(saw(), lose("composure", 1), echo("extra", joined=True) + move(1, 1, who="hidden")),
    lower=lose("composure", 1),
)
TERROR.reaction(
    "the-numbers-swim",
    LOCATE,
    LOCATE_NAMED,
    2,
    upper=mislead("distance", 1) + move(1, 1),
    lower=mislead("floor", 1),
)
TERROR.reaction(
    "it-answers-in-my-voice",
    LOCATE,
    LOCATE_NAMED,
    1,
    upper=mislead("swap", 1) + lose("composure", 1),
    lower=mislead("distance", 1),
)
TERROR.reaction(
    "my-hands-are-shaking",
    ATTACK,
    ATTACK_ANNOUNCED,
    2,
    upper=hero_dice(1) + lose("composure", 1),
    lower=hero_dice(1),
)
TERROR.reaction(
    "it-was-never-there",
    ATTACK,
    TURN_END,
    1,
    upper=either(teleport(1, 2, who="revealed"), lose("composure", 1)),
    lower=lose("composure", 1),
)
TERROR.reaction(
    "nothing-but-air",
    ATTACK,
    ATTACK_ROLLED,
    1,
    upper=reroll(2) + lose_if_missed(1),
    lower=reroll(1),
)
TERROR.reaction(
    "everything-is-crawling",
    SEARCH,
    SEARCH_ANNOUNCED,
    2,
    upper=toll("composure", 1, "search", 1) + move(1, 1),
    lower=lose("composure", 1),
)
TERROR.reaction(
    "this-belonged-to-the-dead",
    SEARCH,
    SEARCH_DRAWN,
    1,
    upper=toll("composure", 2, "keep_one", 1),
    lower=drain("adrenaline", 1),
)
TERROR.reaction(
    "the-lights-are-dying",
    INTERACT,
    TURN_END,
    2,
    upper=either(dark(2, "not_hero"), lose("composure", 1) + echo("extra")),
    lower=case(lit_here(), dark(1, "hero"), lose("composure", 1)),
)
TERROR.reaction(
    "who-is-breathing",
    INTERACT,
    INTERACT_ANNOUNCED,
    1,
    upper=lose("composure", 1) + echo("extra"),
    lower=lose("composure", 1),
)
TERROR.reaction(
    "i-will-not-die-here",
    LOST_HEALTH,
    HEALTH_LOST,
    1,
    upper=lose("composure", 1) + move(1, 1),
    lower=drain("adrenaline", 1),
)
TERROR.reaction(
    "my-blood-looks-black",
    LOST_HEALTH,
    HEALTH_LOST,
    1,
    upper=lose("composure", "just"),
    lower=forget(3),
)
TERROR.reaction(
    "i-am-losing-my-mind",
    LOST_COMPOSURE,
    COMPOSURE_LOST,
    2,
    upper=toll("adrenaline", 1, "composure", 1) + echo("extra"),
    lower=lose("composure", 1),
)
