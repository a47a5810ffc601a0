"""What things are called: the nouns of the game, and how places are spelled out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from undertow.games.alone.board import CELLS, COLUMNS, DOORS, FLOOR, KINDS, PLACES, ROOMS, SHAPES, SIDES
from undertow.games.alone.cards.all import CARDS, DECKS
from undertow.games.alone.cards.items import ITEMS, MATERIALS
from undertow.games.alone.cards.people import CHARACTERS, SKILLS
from undertow.games.alone.missions import MISSIONS
from undertow.games.alone.procedures.verbs_costs import TOLLS
from undertow.games.alone.targets import TARGETS

ALL_KINDS: Final = (*KINDS, "boss")
PIECES: Final = (*[f"{kind}-{number}" for kind in KINDS for number in (1, 2, 3)], "boss")
FIGURES: Final = tuple([f"{kind}{hurt}" for kind in ALL_KINDS for hurt in ("", "-wounded")])
DIFFICULTIES: Final = ("easy", "normal", "nightmare", "impossible")
ELEMENTS: Final = ("danger", "box", "stairs", "status")
LIES: Final = (
    *[f"no-{piece}" for piece in PIECES],
    *FIGURES,
    *[f"{no}{element}" for element in ELEMENTS for no in ("no-", "")],
    *[f"{no}door-{side}" for no in ("no-", "") for side in SIDES[:4]],
)

NOUNS: Final[dict[str, tuple[str, ...]]] = {
    "role": ("hero", "evil"),
    "side": tuple(SIDES),
    "target": TARGETS,
    "figure": FIGURES,
    "slot": ("bonus", "problem", "main"),
    "track": ("health", "composure"),
    "character": tuple([character.slug for character in CHARACTERS]),
    "skill": tuple([skill.slug for skill in SKILLS]),
    "deck": tuple([deck.slug for deck in DECKS]),
    "card": tuple([card.slug for card in CARDS]),
    "piece": PIECES,
    "creature": ALL_KINDS,
    "sector": tuple([str(cell) for cell in range(CELLS)]),
    "place": tuple([str(place) for place in range(PLACES)]),
    "door": tuple([str(door) for door in range(DOORS)]),
    "seats": tuple([str(some) for some in range(8)]),
    "room": tuple(ROOMS),
    "shape": tuple(SHAPES),
    "mission": MISSIONS,
    "token": ("grid", "dose", "purge", "patient", "chip", "overload", "countdown", "codes", "core"),
    "floor": ("same", "other"),
    "face": ("hit", "conditional", "miss"),
    "price": TOLLS,
    "lie": LIES,
    "item": tuple([item.slug for item in ITEMS]),
    "material": MATERIALS,
    "difficulty": DIFFICULTIES,
}


def sector(cell: int) -> dict[str, Any]:
    """A sector of the secret map: a letter for its column, a number for its row, and its floor."""
    row, column = divmod(cell % FLOOR, COLUMNS)
    return {"cell": "ABCDEFG"[column] + str(row + 1), "floor": cell // FLOOR}


def place(code: int) -> dict[str, Any]:
    """A place as the Hero counts it: so many east or west, so many north or south of his start. rule: secrecy.5"""
    floor, rest = divmod(code, 91)
    south, east = rest // 13 - 3, rest % 13 - 6
    way = "both" if south and east else "x" if east else "y" if south else "start"
    return {
        "floor": floor,
        "way": way,
        "x": abs(east),
        "y": abs(south),
        "ew": "east" if east > 0 else "west",
        "ns": "south" if south > 0 else "north",
    }


def door(number: int) -> dict[str, Any]:
    """A door: the slot of its room, and the side of the room on which it lies."""
    return {"slot": number // 4 + 1, "side": number % 4}


def seats(some: int) -> dict[str, Any]:
    """Seats of Evil, a bit for each."""
    return {"n": some}


SPELLED: Final[Mapping[str, Callable[[int], Mapping[str, Any]]]] = {
    "sector": sector,
    "place": place,
    "door": door,
    "seats": seats,
}
