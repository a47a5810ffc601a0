"""What captains can say. A crew member is named by the crew board, a treasure by its card: there is one of each."""

from __future__ import annotations

from typing import Final

from undertow.games.everrain.board import DECKS, HOUSES, ORDERS, RENEWALS, SPOTS, UPGRADE_SLOTS, ZONES
from undertow.games.everrain.cards.crew import BOARDS
from undertow.games.everrain.cards.guns import BATTERIES
from undertow.games.everrain.cards.island import LANDMARKS
from undertow.games.everrain.cards.treasures import TREASURES
from undertow.games.everrain.cards.upgrades import UPGRADES
from undertow.games.everrain.hexes import SIDES, STORM_WAYS, THIRDS
from undertow.games.everrain.params import CABINS_MOST, RAIDERS_MOST
from undertow.games.everrain.tiles import PORTS, TILES
from undertow.kernel.moves import Vocabulary

WORDS: Final = Vocabulary()

# The round and the turn
RENEW: Final = WORDS.family("renew", "renewal", len(RENEWALS))
SEND: Final = WORDS.family("send", "crew", len(BOARDS), second="zone", seconds=SPOTS)
NAVIGATE: Final = WORDS.family("navigate")
FLEETING: Final = WORDS.family("fleeting")
END: Final = WORDS.family("end")

# At the helm
FACE: Final = WORDS.family("face", "heading", SIDES)
LEFT: Final = WORDS.family("left")
RIGHT: Final = WORDS.family("right")
AHEAD: Final = WORDS.family("ahead")
LAY: Final = WORDS.family("lay")
STOP: Final = WORDS.family("stop")
TOP: Final = WORDS.family("top", "tile", len(TILES))
ROTATE: Final = WORDS.family("rotate", "rotation", THIRDS)
LAY_AT: Final = WORDS.family("lay_at", "heading", SIDES, second="rotation", seconds=THIRDS)

# In port
VISIT: Final = WORDS.family("visit", "crew", len(BOARDS), second="place", seconds=len(HOUSES))
AGAIN: Final = WORDS.family("again", "place", len(HOUSES))
SELL: Final = WORDS.family("sell", "treasure", len(TREASURES))
HIRE: Final = WORDS.family("hire", "crew", len(BOARDS))
BUY: Final = WORDS.family("buy", "treasure", len(TREASURES))
DISMISS: Final = WORDS.family("dismiss", "crew", len(BOARDS))
LEAVE: Final = WORDS.family("leave")
HAND_IN: Final = WORDS.family("hand_in", "treasure", len(TREASURES))
HAND_CLUES: Final = WORDS.family("hand_clues")

# Trade: what is given and what is wanted, in the same order
TRADE: Final = WORDS.family("trade", "seat", 4)
GIVE: Final = WORDS.family("give_coin")
GIVE_COINS: Final = WORDS.family("give_coins")
GIVE_CLUE: Final = WORDS.family("give_clue")
GIVE_CLUES: Final = WORDS.family("give_clues")
GIVE_PLAN: Final = WORDS.family("give_plan", "upgrade", UPGRADES)
GIVE_TREASURE: Final = WORDS.family("give_treasure", "treasure", len(TREASURES))
GIVE_CREW: Final = WORDS.family("give_crew", "crew", len(BOARDS))
WANT: Final = WORDS.family("want_coin")
WANT_COINS: Final = WORDS.family("want_coins")
WANT_CLUE: Final = WORDS.family("want_clue")
WANT_CLUES: Final = WORDS.family("want_clues")
WANT_PLAN: Final = WORDS.family("want_plan", "upgrade", UPGRADES)
WANT_TREASURE: Final = WORDS.family("want_treasure", "treasure", len(TREASURES))
WANT_CREW: Final = WORDS.family("want_crew", "crew", len(BOARDS))
CLOSE: Final = WORDS.family("close")
AGREE: Final = WORDS.family("agree")
REFUSE: Final = WORDS.family("refuse")

# Storms, repairs
STORM_PLACE: Final = WORDS.family("storm_place", "n", STORM_WAYS, base=1)
STORM_STEP: Final = WORDS.family("storm_step", "heading", SIDES)
MEND: Final = WORDS.family("mend", "zone", ZONES)
HEAL: Final = WORDS.family("heal", "crew", len(BOARDS))

# Acts, losses, recovery
TOKEN: Final = WORDS.family("token", "order", len(ORDERS))
PAY: Final = WORDS.family("pay", "crew", len(BOARDS))
KEEP: Final = WORDS.family("keep", "treasure", len(TREASURES))
RETURN: Final = WORDS.family("return", "port", len(PORTS))
SOOTHE: Final = WORDS.family("soothe", "crew", len(BOARDS))

# The sea
OMEN_PAY: Final = WORDS.family("omen_pay", "order", len(ORDERS))
OMEN_LEAVE: Final = WORDS.family("omen_leave")
FIRE: Final = WORDS.family("fire", "battery", len(BATTERIES), second="target", seconds=RAIDERS_MOST)
LOOT: Final = WORDS.family("loot")
SALVAGE: Final = WORDS.family("salvage", "treasure", len(TREASURES))
DISCARD: Final = WORDS.family("discard", "treasure", len(TREASURES))

# On deck: an enemy is named by its kind and its zone
ENEMY_NAMES: Final = 23  # of those that come on deck, and of enemy ships between them
DICE_MOST: Final = 16  # in a fray
EVADE: Final = WORDS.family("evade", "n", DICE_MOST)
STRIKE: Final = WORDS.family("strike", "enemy", ENEMY_NAMES, second="zone", seconds=DECKS)
ACTIVATE: Final = WORDS.family("activate", "enemy", ENEMY_NAMES, second="zone", seconds=DECKS)
MEMBER: Final = WORDS.family("member", "crew", len(BOARDS))
ZONE: Final = WORDS.family("zone", "zone", DECKS)
EXHAUST: Final = WORDS.family("exhaust", "order", len(ORDERS))
CLEANSE: Final = WORDS.family("cleanse")
BOARD: Final = WORDS.family("board", "target", RAIDERS_MOST)
USE: Final = WORDS.family("use", "treasure", len(TREASURES))

# Upgrades
IMPROVE: Final = WORDS.family("improve", "upgrade", UPGRADES)
INSTALL: Final = WORDS.family("install", "upgrade", UPGRADES)
SELL_PLAN: Final = WORDS.family("sell_plan", "upgrade", UPGRADES)
SLOT: Final = WORDS.family("slot", "slot", UPGRADE_SLOTS)
LAY_ASIDE: Final = WORDS.family("lay_aside")
SCRAP: Final = WORDS.family("scrap", "slot", UPGRADE_SLOTS)
WITHOUT: Final = WORDS.family("without", "crew", len(BOARDS))
REFRESH: Final = WORDS.family("refresh", "order", len(ORDERS) - 1)
REROLL: Final = WORDS.family("reroll")
ACCEPT: Final = WORDS.family("accept")
SUPPORT: Final = WORDS.family("support", "battery", len(BATTERIES), second="seat", seconds=4)

# Stories
ANSWER: Final = WORDS.family("answer", "n", 3, base=1)  # A, B, C of the card
DECLINE: Final = WORDS.family("decline")
GIFT: Final = WORDS.family("gift", "treasure", len(TREASURES))
LAND: Final = WORDS.family("land")
HEED: Final = WORDS.family("heed")
PUT_ASHORE: Final = WORDS.family("put_ashore", "n", CABINS_MOST, base=1)

# The elder
FIRE_ELDER: Final = WORDS.family("fire_elder", "battery", len(BATTERIES))
PUT_OUT: Final = WORDS.family("put_out", "heading", SIDES)

# Treasures that answer to a moment
FORGO: Final = WORDS.family("forgo")

# Journeys of discovery
JOURNEY: Final = WORDS.family("journey")
STEP: Final = WORDS.family("step", "crew", len(BOARDS), second="landmark", seconds=len(LANDMARKS))
TURN_BACK: Final = WORDS.family("turn_back")
