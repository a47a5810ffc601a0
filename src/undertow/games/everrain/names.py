"""What things are called: the nouns of the game, and those that are spelled out from numbers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from undertow.games.everrain.board import HOUSES, ORDERS, RENEWALS, SPOT_SLUGS, UPGRADE_SLUGS
from undertow.games.everrain.cards import crew, elders, guns, improvements, island, raiders, traits, treasures
from undertow.games.everrain.cards.language import BACKS
from undertow.games.everrain.cards.stories import MEMORIES, OUTCOMES, STORIES
from undertow.games.everrain.tiles import KINDS, PORTS, TILES

SHIPS: Final = ("second-thoughts", "auntie-grace", "unpaid-bill", "better-weather")  # by seat

ENEMIES: Final = (  # on deck, at sea, and those that are only called by name
    "drip", "barnacled", "gutterling", "gullwife", "net-widow", "tallow-man", "eel-sergeant", "lampmouth",
    "drowned-admiral", "anchorite", "belfry-crab", "tide-bride", *[raider.slug for raider in raiders.RAIDERS],
    "stowaway", "bailiff", "chorister", "hundredling",
)  # fmt: skip

NOUNS: Final[dict[str, tuple[str, ...]]] = {
    "ship": SHIPS,
    "crew": crew.SLUGS,
    "trait": traits.TRAITS,
    "treasure": tuple([treasure.slug for treasure in treasures.TREASURES]),
    "tile": tuple([tile.slug for tile in TILES]),
    "port": PORTS,
    "place": HOUSES,
    "zone": SPOT_SLUGS,
    "order": ORDERS,
    "heading": ("east", "south-east", "south-west", "west", "north-west", "north-east"),
    "rotation": ("0", "1", "2"),
    "enemy": ENEMIES,
    "elder": elders.SLUGS,
    "upgrade": (*improvements.SLUGS, *[gun.slug for gun in guns.GUNS]),
    "slot": UPGRADE_SLUGS,
    "battery": guns.BATTERIES,
    "target": ("1", "2", "3", "4"),
    "tale": tuple([story.slug for story in STORIES]),
    "told": tuple([story.slug for story in STORIES]),
    "memory": MEMORIES,
    "outcome": OUTCOMES,
    "effect": OUTCOMES,
    "back": BACKS,
    "landmark": island.LANDMARKS,
    "token": island.TOKENS,
    "answer": ("a", "b", "c"),
    "hex": (*KINDS, "storm"),
    "post": ("bow", "gun", "navigation", "nest", "blank"),
    "die": ("attack", "evasion", "enemy", "fate"),
    "renewal": tuple([str(number) for number in range(len(RENEWALS))]),
}


VEILED: Final = ("tale", "told", "memory", "outcome", "effect")  # only the event that tells them may say them


def renewal(number: int) -> dict[str, Any]:
    """Three orders: how many of each kind."""
    sent, steered, fired = RENEWALS[number]
    return {"sent": sent, "steered": steered, "fired": fired}


SPELLED: Final[Mapping[str, Callable[[int], Mapping[str, Any]]]] = {"renewal": renewal}
