"""The twenty locations: what each is worth at the end of the game.

origin: public (Parliament, Sanctuary and The Abyss: seed)
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from undertow.games.abyss.board import (
    CRAB,
    FARMER,
    JELLYFISH,
    MAGE,
    MERCHANT,
    POLITICIAN,
    SEAHORSE,
    SHELLFISH,
    SOLDIER,
    SQUID,
)
from undertow.games.abyss.cards.allies import RACE, VALUE
from undertow.games.abyss.cards.lords import LORDS

if TYPE_CHECKING:
    from undertow.games.abyss.state import Table

Worth = Callable[["Table", int], int]


class Location:
    """A location tile; ``worth`` says what it brings its owner."""

    def __init__(self, id: int, slug: str, worth: Worth, origin: str) -> None:
        self.id = id
        self.slug = slug
        self.rule = "tiles." + slug
        self.worth = worth
        self.origin = origin


LOCATIONS: Final[list[Location]] = []


def location(slug: str, worth: Worth, origin: str = "public") -> int:
    """Add a tile to the deck; the answer is its number."""
    LOCATIONS.append(Location(len(LOCATIONS), slug, worth, origin))
    return len(LOCATIONS) - 1


def per_lord(base: int, guild: int) -> Worth:
    """A base, and 2 for every lord of a guild."""

    def worth(table: Table, seat: int) -> int:
        return base + 2 * len([lord for lord in table.lords[seat] if LORDS[lord].guild == guild])

    return worth


def per_ally(base: int, race: int) -> Worth:
    """A base, and 3 for every affiliated ally of a race."""

    def worth(table: Table, seat: int) -> int:
        return base + 3 * len([card for card in table.affiliated[seat] if RACE[card] == race])

    return worth


def guilds(table: Table, seat: int) -> int:
    """2 for every guild of which one has a lord."""
    return 2 * len({LORDS[lord].guild for lord in table.lords[seat]})


def highest_lord(table: Table, seat: int) -> int:
    """The influence of one's best lord, once more."""
    return max([LORDS[lord].influence for lord in table.lords[seat]], default=0)


def lowest_lord_twice(table: Table, seat: int) -> int:
    """Twice the influence of one's least lord."""
    return 2 * min([LORDS[lord].influence for lord in table.lords[seat]], default=0)


def few_lords(table: Table, seat: int) -> int:
    """15, less 1 for every lord."""
    return 15 - len(table.lords[seat])


def lords_with_keys(table: Table, seat: int) -> int:
    """3 for every lord with a key printed on it; the Assassin makes keys void (ruling: turned)."""
    keyed = [lord for lord in table.lords[seat] if table.printed_keys(lord)]
    return 3 * len([lord for lord in keyed if not table.turned >> lord & 1])


def lords_without_keys(table: Table, seat: int) -> int:
    """3 for every lord without a key; a void one is still printed there (ruling: turned)."""
    return 3 * len([lord for lord in table.lords[seat] if not table.printed_keys(lord)])


def lowest_allies(table: Table, seat: int) -> int:
    """3, and the lowest affiliated ally of every race one has."""
    lowest = 3
    for race in range(5):
        lowest += min([VALUE[card] for card in table.affiliated[seat] if RACE[card] == race], default=0)
    return lowest


def few_allies(table: Table, seat: int) -> int:
    """20, less 1 for every affiliated ally."""
    return 20 - len(table.affiliated[seat])


def best_of_the_others(table: Table, seat: int) -> int:
    """As one location of an opponent, counted with one's own lords and allies: the best one is taken."""
    best = 0
    for other in range(table.seats):
        if other != seat:
            for tile in table.locations[other]:
                if tile != CITY_OF_MIRRORS:  # ruling: mirrors
                    best = max(best, LOCATIONS[tile].worth(table, seat))
    return best


def nothing(table: Table, seat: int) -> int:
    """Nothing by itself."""
    return 0


SARGASSO_SILOS: Final = location("sargasso_silos", per_lord(5, FARMER))
DOCKWORKS: Final = location("dockworks", per_lord(5, MERCHANT))
HYDROZOA_RESERVES: Final = location("hydrozoa_reserves", per_lord(6, MAGE))
PARLIAMENT: Final = location("parliament", per_lord(6, POLITICIAN), "seed")
BARRACKS: Final = location("barracks", per_lord(7, SOLDIER))
SARGASSO_FIELDS: Final = location("sargasso_fields", per_ally(3, SEAHORSE))
GIANT_CLAMS: Final = location("giant_clams", per_ally(3, SHELLFISH))
SANCTUARY: Final = location("sanctuary", per_ally(4, JELLYFISH), "seed")
OCEANIC_SENATE: Final = location("oceanic_senate", per_ally(4, SQUID))
CHASM: Final = location("chasm", per_ally(5, CRAB))
ABYSS: Final = location("abyss", guilds, "seed")
THRONE_ROOM: Final = location("throne_room", highest_lord)
DEPTHS: Final = location("depths", lowest_lord_twice)
JAIL: Final = location("jail", few_lords)
CLOSED_TOWER: Final = location("closed_tower", lords_with_keys)
LOST_TOWER: Final = location("lost_tower", lords_without_keys)
CHAMBER_OF_ALLIES: Final = location("chamber_of_allies", lowest_allies)
CORAL_BARRIER: Final = location("coral_barrier", few_allies)
CITY_OF_MIRRORS: Final = location("city_of_mirrors", best_of_the_others)
BLACK_SMOKERS: Final = location("black_smokers", nothing)

SLUGS: Final = tuple([tile.slug for tile in LOCATIONS])
