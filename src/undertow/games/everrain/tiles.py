"""The chart tiles: a row each, as they look on the table. All are ours (``rulings.md``).

``~`` calm, ``^`` rough, ``I`` island, ``P`` port, ``A`` altar, ``W`` wreck, ``S`` start space of enemy ships.
"""

from __future__ import annotations

from typing import Final

from undertow.games.everrain.hexes import THIRDS, TILE_HEXES, after_turns

KINDS: Final = ("calm", "rough", "island", "port", "altar", "wreck", "start")
CALM: Final = 0
ROUGH: Final = 1
ISLAND: Final = 2
PORT: Final = 3
ALTAR: Final = 4
WRECK: Final = 5
START: Final = 6
SIGNS: Final = "~^IPAWS"
LAND: Final = (False, False, True, True, True, False, False)  # by kind. rule: chart.1

PORTS: Final = ("lanthorn", "skarn", "pellam", "vesk", "ombrey", "morva")
NO_PORT: Final = -1
START_TILE: Final = 0


class Tile:
    """A tile: its slug, the act and the clue bonus on its back, its port if it has one, its hexes by rotation."""

    def __init__(self, slug: str, act: int, bonus: int, signs: str, port: str = "") -> None:
        self.slug = slug
        self.act = act
        self.bonus = bonus
        self.port: int = PORTS.index(port) if port else NO_PORT
        kinds = [SIGNS.index(sign) for sign in signs if sign != " "]
        self.kinds: tuple[tuple[int, ...], ...] = tuple([rotated(kinds, thirds) for thirds in range(THIRDS)])


def rotated(kinds: list[int], thirds: int) -> tuple[int, ...]:
    """The kinds of a tile's six places after so many thirds of a turn."""
    found = [0] * TILE_HEXES
    for number in range(TILE_HEXES):
        found[after_turns(number, thirds)] = kinds[number]
    return tuple(found)


TILES: Final = (
    Tile("start", 0, 0, "~P~ W~ I", "lanthorn"),
    Tile("i-1", 1, 0, "~~~ ~I ~"),
    Tile("i-2", 1, 0, "P~^ ~~ ~", "skarn"),
    Tile("i-3", 1, 0, "~~~ P~ ^", "pellam"),
    Tile("i-4", 1, 0, "I~~ ^~ I"),
    Tile("i-5", 1, 1, "~^~ ~S W"),
    Tile("i-6", 1, 1, "^~~ ~^ I"),
    Tile("i-7", 1, 1, "~~W S~ I"),
    Tile("i-8", 1, 1, "~^A ~~ ^"),
    Tile("ii-1", 2, 0, "^~~ ~P ^", "vesk"),
    Tile("ii-2", 2, 0, "~P~ ^~ ^", "ombrey"),
    Tile("ii-3", 2, 1, "^^~ ~I ~"),
    Tile("ii-4", 2, 1, "~^~ S~ W"),
    Tile("ii-5", 2, 1, "A~^ ~~ I"),
    Tile("ii-6", 2, 0, "~I^ A^ ~"),
    Tile("ii-7", 2, 1, "^~^ ^I W"),
    Tile("ii-8", 2, 0, "I~~ ^S ^"),
    Tile("iii-1", 3, 0, "^~^ P~ ^", "morva"),
    Tile("iii-2", 3, 2, "^^~ A~ W"),
    Tile("iii-3", 3, 2, "^~^ ^I ~"),
    Tile("iii-4", 3, 2, "~^^ S^ ~"),
    Tile("iii-5", 3, 0, "W~^ ~I ^"),
    Tile("iii-6", 3, 2, "^^~ ~^ S"),
    Tile("iii-7", 3, 0, "~A^ ^~ I"),
    Tile("iii-8", 3, 0, "~I~ ~W ^"),
)
