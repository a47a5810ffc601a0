"""What a player can say."""

from __future__ import annotations

from typing import Final

from undertow.games.abyss.board import LOCATION_TILES, LORD_CARDS
from undertow.kernel.moves import Vocabulary

WORDS: Final = Vocabulary()

PASS: Final = WORDS.family("pass")
PLOT: Final = WORDS.family("plot")
EXPLORE: Final = WORDS.family("explore")
COUNCIL: Final = WORDS.family("council", "race", 5)
RECRUIT: Final = WORDS.family("recruit", "lord", LORD_CARDS)
BUY: Final = WORDS.family("buy")
TAKE: Final = WORDS.family("take")
GO_ON: Final = WORDS.family("go_on")
FIGHT: Final = WORDS.family("fight")
REWARD: Final = WORDS.family("reward", "tokens", 3)
PAY: Final = WORDS.family("pay", "card", 25)
PAID: Final = WORDS.family("paid")
AFFILIATE: Final = WORDS.family("affiliate", "card", 25)
DISCARD: Final = WORDS.family("discard", "card", 25)
STACK: Final = WORDS.family("stack", "race", 5)
LORD: Final = WORDS.family("lord", "lord", LORD_CARDS)
SEAT: Final = WORDS.family("seat", "seat", 4)
LOCATION: Final = WORDS.family("location", "location", LOCATION_TILES)
DRAW: Final = WORDS.family("draw", "n", 4, base=1)
KEY_TOKEN: Final = WORDS.family("key_token")
KEY_LORD: Final = WORDS.family("key_lord", "lord", LORD_CARDS)
USE: Final = WORDS.family("use", "lord", LORD_CARDS)
END_TURN: Final = WORDS.family("end_turn")
