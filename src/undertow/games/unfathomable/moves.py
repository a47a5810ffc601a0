"""What a player can say."""

from __future__ import annotations

from typing import Final

from undertow.games.unfathomable.board import MYTHOS_CARDS, SIDES
from undertow.kernel.moves import Vocabulary

WORDS: Final = Vocabulary()

PASS: Final = WORDS.family("pass")
DONE: Final = WORDS.family("done")
YES: Final = WORDS.family("yes")
NO: Final = WORDS.family("no")
REACT: Final = WORDS.family("react")
ANY_ORDER: Final = WORDS.family("any_order")

# Set-up
CHARACTER: Final = WORDS.family("character", "character", 10)

# Actions
MOVE: Final = WORDS.family("move", "space", 24)
ATTACK_DEEP_ONE: Final = WORDS.family("attack_deep_one")
ATTACK: Final = WORDS.family("attack", "seat", 6)
RESCUE: Final = WORDS.family("rescue")
TRADE: Final = WORDS.family("trade")
ROOM_ACTION: Final = WORDS.family("room_action", "space", 24)
REPAIR: Final = WORDS.family("repair", "space", 24)
CARD_ACTION: Final = WORDS.family("card_action", "card", 30)
ITEM_ACTION: Final = WORDS.family("item_action", "item", 20)
SHEET_ACTION: Final = WORDS.family("sheet_action", "character", 10)
FEAT_ACTION: Final = WORDS.family("feat_action", "feat", 10)
TITLE_ACTION: Final = WORDS.family("title_action")
MYTHOS_ACTION: Final = WORDS.family("mythos_action", "mythos", MYTHOS_CARDS)
DEFEAT_PASSENGER: Final = WORDS.family("defeat_passenger")
REVEAL: Final = WORDS.family("reveal", "loyalty", 3)
END_ACTIONS: Final = WORDS.family("end_actions")

# Reactions and choices that name a skill card
PLAY: Final = WORDS.family("play", "card", 30)
ADD: Final = WORDS.family("add", "card", 30)
RAISE: Final = WORDS.family("raise", "card", 30)
LOWER: Final = WORDS.family("lower", "card", 30)
BOOST: Final = WORDS.family("boost", "card", 30)
DISCARD: Final = WORDS.family("discard", "card", 30)
REROLL: Final = WORDS.family("reroll", "card", 30)

# Choices that name something else
SKILL: Final = WORDS.family("skill", "skill", 6)
SPACE: Final = WORDS.family("space", "space", 24)
SEAT: Final = WORDS.family("seat", "seat", 6)
RESOURCE: Final = WORDS.family("resource", "resource", 4)
TRACK: Final = WORDS.family("track", "track", 2)
MONARCH: Final = WORDS.family("monarch", "monarch", 2)
FACE: Final = WORDS.family("face", "n", SIDES, base=1)
NUMBER: Final = WORDS.family("number", "n", 9)
ITEM: Final = WORDS.family("item", "item", 20)
MYTHOS: Final = WORDS.family("mythos", "mythos", MYTHOS_CARDS)
SPELL: Final = WORDS.family("spell", "spell", 20)
WAYPOINT: Final = WORDS.family("waypoint", "waypoint", 20)
USE_ITEM: Final = WORDS.family("use_item", "item", 20)
USE_SPELL: Final = WORDS.family("use_spell", "spell", 20)
USE_FEAT: Final = WORDS.family("use_feat", "feat", 10)
USE_SHEET: Final = WORDS.family("use_sheet", "character", 10)
USE_MYTHOS: Final = WORDS.family("use_mythos", "mythos", MYTHOS_CARDS)
OPTION_A: Final = WORDS.family("option_a")
OPTION_B: Final = WORDS.family("option_b")
OPTION_C: Final = WORDS.family("option_c")
LEADER: Final = WORDS.family("leader", "resource", 4)
DECK: Final = WORDS.family("deck", "deck", 4)
TOP: Final = WORDS.family("top")
BOTTOM: Final = WORDS.family("bottom")
OUTCOME: Final = WORDS.family("outcome", "outcome", 3)
CHANGE: Final = WORDS.family("change", "n", 41, base=-20)
DEEP_ONE: Final = WORDS.family("deep_one")
