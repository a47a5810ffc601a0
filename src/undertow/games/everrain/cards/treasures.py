"""Treasures: forty cards, each with its price, the port that wants it and the one that spurns it. All are ours."""

from __future__ import annotations

from typing import Final

from undertow.games.everrain.tiles import PORTS

SORTS: Final = ("commodity", "shanty", "trinket", "relic")  # rule: treasures.3
COMMODITY: Final = 0
LOW: Final = 0  # rule: treasures.4
STANDARD: Final = 1
HIGH: Final = 2


class Treasure:
    """A treasure: what sort it is, its standard price, who wants and who spurns it, how many clues it counts as."""

    def __init__(
        self, slug: str, sort: str, price: int, wants: str, spurns: str, clues: int = 0, use: str = "", react: str = ""
    ) -> None:
        self.slug = slug
        self.sort: int = SORTS.index(sort)
        self.clues = clues
        self.react = react  # what it does at its moment, in the same verbs
        self.use = use  # what it does in its owner's turn, in the verbs of the story cards
        self.prices: tuple[int, ...] = (price // 2, price, price + price // 2)  # rule: terms.1
        self.level: list[int] = [STANDARD] * len(PORTS)  # by port
        self.level[PORTS.index(wants)] = HIGH
        self.level[PORTS.index(spurns)] = LOW

    def price(self, port: int, step: int = 0) -> int:
        """The price in a port, so many steps higher."""
        return self.prices[max(LOW, min(HIGH, self.level[port] + step))]


TREASURES: Final = (
    Treasure("com-lamp-oil", "commodity", 6, "lanthorn", "skarn"),
    Treasure("com-salt-pork", "commodity", 4, "pellam", "vesk"),
    Treasure("com-rope", "commodity", 5, "morva", "skarn"),
    Treasure("com-pitch", "commodity", 4, "skarn", "lanthorn"),
    Treasure("com-ink", "commodity", 7, "lanthorn", "morva"),
    Treasure("com-candles", "commodity", 5, "ombrey", "vesk"),
    Treasure("com-tea", "commodity", 7, "vesk", "skarn"),
    Treasure("com-nails", "commodity", 6, "skarn", "pellam"),
    Treasure("com-oilskins", "commodity", 5, "pellam", "lanthorn"),
    Treasure("com-honey", "commodity", 8, "ombrey", "morva"),
    Treasure("com-timber", "commodity", 6, "skarn", "ombrey"),
    Treasure("com-wool", "commodity", 5, "vesk", "pellam"),
    Treasure("com-spirit", "commodity", 8, "morva", "ombrey"),
    Treasure("com-paper", "commodity", 6, "lanthorn", "morva"),
    Treasure("com-potatoes", "commodity", 7, "pellam", "vesk"),
    Treasure("com-herring", "commodity", 4, "ombrey", "pellam"),
    Treasure("sha-monday", "shanty", 4, "skarn", "lanthorn", use="refresh 2"),
    Treasure("sha-other-wife", "shanty", 4, "vesk", "ombrey", use="calm all 1"),
    Treasure("sha-nobodys-daughter", "shanty", 4, "vesk", "lanthorn", use="calm one 4"),
    Treasure("sha-nine-dry-days", "shanty", 5, "pellam", "ombrey", use="heal one 2; calm one 1"),
    Treasure("sha-pump", "shanty", 4, "skarn", "lanthorn", use="repair 2"),
    Treasure("sha-row-for-rum", "shanty", 4, "morva", "ombrey", use="sail 4"),
    Treasure("sha-gunners-lullaby", "shanty", 5, "morva", "lanthorn", use="aim 2"),
    Treasure("sha-lay-him-easy", "shanty", 4, "vesk", "ombrey", react="calm all 3; refresh 2"),
    Treasure("tri-glass-eye", "trinket", 7, "pellam", "skarn", use="scout 4; sail 2"),
    Treasure("tri-knuckle-dice", "trinket", 8, "morva", "ombrey"),
    Treasure("tri-dry-matches", "trinket", 6, "ombrey", "vesk", use="smite 3"),
    Treasure("tri-drowned-watch", "trinket", 9, "lanthorn", "vesk", use="refresh 4; stress one 1"),
    Treasure("tri-ear-trumpet", "trinket", 8, "lanthorn", "skarn"),
    Treasure("tri-pilots-whistle", "trinket", 7, "pellam", "vesk", use="sail 6"),
    Treasure("tri-forged-colours", "trinket", 8, "morva", "lanthorn"),
    Treasure("tri-lead-sailor", "trinket", 9, "skarn", "pellam"),
    Treasure("rel-dry-stone", "relic", 12, "ombrey", "vesk", 3),
    Treasure("rel-bell-tongue", "relic", 12, "ombrey", "skarn", 3),
    Treasure("rel-map-of-bottom", "relic", 11, "lanthorn", "pellam", 3),
    Treasure("rel-the-tooth", "relic", 10, "lanthorn", "vesk", 2),
    Treasure("rel-downward-candle", "relic", 12, "ombrey", "skarn", 3),
    Treasure("rel-first-rain", "relic", 13, "lanthorn", "pellam", 4),
    Treasure("rel-thirteenth-compass", "relic", 12, "lanthorn", "vesk", 3),
    Treasure("rel-left-hand", "relic", 11, "ombrey", "vesk", 2),
)

# Relics that work as long as they lie in the hold. rule: treasures.6
SLUGS: Final = tuple([treasure.slug for treasure in TREASURES])
DRY_STONE: Final = SLUGS.index("rel-dry-stone")  # storms do not damage the ship
BELL_TONGUE: Final = SLUGS.index("rel-bell-tongue")  # once a round no enemy comes from an altar
MAP_OF_BOTTOM: Final = SLUGS.index("rel-map-of-bottom")  # a clue for a tile without a bonus
TOOTH: Final = SLUGS.index("rel-the-tooth")  # a die in frays that the captain starts
CANDLE: Final = SLUGS.index("rel-downward-candle")  # the agenda goes back after each act
FIRST_RAIN: Final = SLUGS.index("rel-first-rain")  # the agenda goes back when it is handed in
COMPASS: Final = SLUGS.index("rel-thirteenth-compass")  # the first turn of an order is free
LEFT_HAND: Final = SLUGS.index("rel-left-hand")  # heals in port, and the first service there is cheaper

# Treasures that answer to a moment
LAY_HIM_EASY: Final = SLUGS.index("sha-lay-him-easy")  # one of the crew has died
KNUCKLE_DICE: Final = SLUGS.index("tri-knuckle-dice")  # a test or spoils were rolled
EAR_TRUMPET: Final = SLUGS.index("tri-ear-trumpet")  # a card asks
FORGED_COLOURS: Final = SLUGS.index("tri-forged-colours")  # an enemy ship is about to attack
LEAD_SAILOR: Final = SLUGS.index("tri-lead-sailor")  # one of the crew would die
