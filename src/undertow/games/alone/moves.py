"""What the Hero and the Evil players can say.

The Hero names sides and things, never a sector: where on the floor he stands is not his to know (secrecy.5).
"""

from __future__ import annotations

from typing import Final

from undertow.kernel.moves import Vocabulary

WORDS: Final = Vocabulary()

SIDES: Final = 5  # north, east, south, west, the stairs
TARGETS: Final = 23
SECTORS: Final = 56
TOKENS: Final = 16  # three of each kind, and the boss
KINDS: Final = 5
CARDS: Final = 72
ITEMS: Final = 21
PEOPLE: Final = 4
PLACES: Final = 182  # counted from the Hero's start

PASS: Final = WORDS.family("pass")
DONE: Final = WORDS.family("done")

# The Hero's actions
BULLET_TIME: Final = WORDS.family("bullet_time")
WALK: Final = WORDS.family("walk", "side", SIDES)
EXPLORE: Final = WORDS.family("explore", "side", SIDES)
LOCATE: Final = WORDS.family("locate", "target", TARGETS)
ATTACK: Final = WORDS.family("attack", "figure", 12)  # a kind, or the boss, unhurt or wounded
SEARCH: Final = WORDS.family("search")
REPAIR: Final = WORDS.family("repair", "side", SIDES)
FULFIL: Final = WORDS.family("fulfil", "slot", 3)
FORCE: Final = WORDS.family("force", "side", 4)

# The Hero's choices within them
ALSO: Final = WORDS.family("also", "target", TARGETS)
BLOCK: Final = WORDS.family("block", "side", 4)
CLEAR: Final = WORDS.family("clear", "side", 4)
SWEEP: Final = WORDS.family("sweep", "n", 6)
REGAIN: Final = WORDS.family("regain", "track", 2)

# The Hero's people
BECOME: Final = WORDS.family("become", "character", PEOPLE)
SACRIFICE: Final = WORDS.family("sacrifice", "character", PEOPLE)
HELP: Final = WORDS.family("help", "character", PEOPLE)  # a companion's ability
BEAR: Final = WORDS.family("bear")  # a loss
SHIELD: Final = WORDS.family("shield", "character", PEOPLE)  # a companion takes it
ONWARD: Final = WORDS.family("onward", "side", SIDES)  # one step more
LIGHT_TOO: Final = WORDS.family("light_too", "side", SIDES)
RECOVER: Final = WORDS.family("recover", "track", 2)
LEARN: Final = WORDS.family("learn", "skill", KINDS)

# Evil
DECK: Final = WORDS.family("deck", "deck", 4)
DEAL: Final = WORDS.family("deal", "seat", 4)
FROM_FIRST: Final = WORDS.family("from_first", "n", 10, base=1)
FROM_SECOND: Final = WORDS.family("from_second", "n", 10, base=1)
PLAY: Final = WORDS.family("play", "card", CARDS)
PLAY_LATER: Final = WORDS.family("play_later", "card", CARDS)  # at the second sector that is revealed
COVER: Final = WORDS.family("cover", "card", CARDS)
PERMIT: Final = WORDS.family("permit", "seats", 8)
DISCARD: Final = WORDS.family("discard", "card", CARDS)
SEND: Final = WORDS.family("send", "piece", TOKENS, second="sector", seconds=SECTORS)
BREAK: Final = WORDS.family("break", "piece", TOKENS, second="side", seconds=4)
SPAWN: Final = WORDS.family("spawn", "creature", KINDS, second="sector", seconds=SECTORS)
WAY: Final = WORDS.family("way", "n", 8, base=1)
SAY: Final = WORDS.family("say", "side", SIDES)
SAY_OTHER_FLOOR: Final = WORDS.family("say_other_floor")
FEIGN: Final = WORDS.family("feign", "creature", KINDS, second="n", seconds=10)  # of a noise without a cause
SECTOR: Final = WORDS.family("sector", "sector", SECTORS)
TOKEN: Final = WORDS.family("choose_piece", "piece", TOKENS)
AIM: Final = WORDS.family("aim", "n", 3, base=1)
SIDE: Final = WORDS.family("either", "n", 2, base=1)
DIE: Final = WORDS.family("die", "face", 3)
BLOCK_DOOR: Final = WORDS.family("block_door", "door", 32)
CLEAR_DOOR: Final = WORDS.family("clear_door", "door", 32)
SHIFT: Final = WORDS.family("shift", "sector", SECTORS, second="other_sector", seconds=SECTORS)
OFFSET: Final = WORDS.family("offset", "n", 4)  # target by target: one less, one more
SHARE: Final = WORDS.family("share", "seat", 4)
PAY: Final = WORDS.family("pay", "price", 9)
LIE: Final = WORDS.family("lie", "lie", 44, second="n", seconds=2)
MASK: Final = WORDS.family("mask", "piece", TOKENS, second="figure", seconds=12)
UNPLACE: Final = WORDS.family("unplace", "sector", SECTORS)
ENOUGH: Final = WORDS.family("enough")  # one card a turn until the round ends, by whoever likes

# Missions
SHINE: Final = WORDS.family("shine", "side", 4)
NAME_ROOM: Final = WORDS.family("name_room", "room", 8)
UNBLOCK: Final = WORDS.family("unblock", "place", 182, second="side", seconds=4)

# Items
USE: Final = WORDS.family("use", "item", ITEMS)
SPEND: Final = WORDS.family("spend", "n", 4, base=1)  # charges of ammunition
SHOOT: Final = WORDS.family("shoot", "figure", 12, second="place", seconds=PLACES)
THROW: Final = WORDS.family("throw", "side", SIDES)
THROW_HERE: Final = WORDS.family("throw_here")
CUT_DOORS: Final = WORDS.family("cut_doors")
REROLL: Final = WORDS.family("reroll")
BLOCK_NEAR: Final = WORDS.family("block_near", "side", SIDES, second="other_side", seconds=4)
CLEAR_NEAR: Final = WORDS.family("clear_near", "side", SIDES, second="other_side", seconds=4)
UPGRADE: Final = WORDS.family("upgrade", "item", ITEMS, second="other_item", seconds=ITEMS)  # the other one pays
RECHARGE: Final = WORDS.family("recharge", "item", ITEMS)
DISCHARGE: Final = WORDS.family("discharge", "item", ITEMS)
DROP: Final = WORDS.family("drop", "item", ITEMS)
TAKE: Final = WORDS.family("take", "item", ITEMS)
AT_HERO: Final = WORDS.family("at_hero")
AT_PATIENT: Final = WORDS.family("at_patient")
DOSE: Final = WORDS.family("dose", "n", 3)
