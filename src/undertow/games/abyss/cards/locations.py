"""The twenty locations: what each is worth at the end of the game.

origin: public (Parliament, Sanctuary and The Abyss: seed)
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from undertow.games.abyss.board import (
    CRAB,
    FARMER,
    GUILDS,
    JELLYFISH,
    MAGE,
    MERCHANT,
    POLITICIAN,
    RACES,
    SEAHORSE,
    SHELLFISH,
    SOLDIER,
    SQUID,
)
from undertow.games.abyss.cards.allies import RACE, VALUE
from undertow.games.abyss.cards.lords import LORDS

if TYPE_CHECKING:
    from undertow.games.abyss.state import Table


class Holdings:
    """What locations look at, added up once: the lords and affiliated allies of a seat, and the locations of others."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.lords = len(table.lords[seat])
        self.of_guild = [0] * len(GUILDS)
        self.influence = self.highest = self.lowest = 0  # of lords: in all, of the best, of the least
        self.keyed = self.keyless = 0
        for lord in table.lords[seat]:
            card = LORDS[lord]
            self.of_guild[card.guild] += 1
            self.influence += card.influence
            if card.influence > self.highest:
                self.highest = card.influence
            if not self.lowest or card.influence < self.lowest:
                self.lowest = card.influence
            if not card.keys or not table.printed_keys(lord):
                self.keyless += 1
            elif not table.turned >> lord & 1:  # the Assassin makes keys void (ruling: turned)
                self.keyed += 1
        self.allies = len(table.affiliated[seat])
        self.of_race = [0] * len(RACES)
        self.lowest_allies = self.highest_allies = 0  # one of every race, added up
        before = 0
        for kind in table.affiliated[seat]:  # sorted: the lowest of a race first, the highest last
            value = VALUE[kind]
            if self.of_race[RACE[kind]]:
                self.highest_allies += value - before
            else:
                self.lowest_allies += value
                self.highest_allies += value
            self.of_race[RACE[kind]] += 1
            before = value


Worth = Callable[[Holdings], int]


class Location:
    """A location tile; ``worth`` says what it brings its owner."""

    def __init__(self, id: int, slug: str, worth: Worth, origin: str) -> None:
        self.id = id
        self.slug = slug
        self.rule = "tiles." + slug
        self.worth = worth
        self.origin = origin


LOCATIONS: Final[list[Location]] = []
GUILD_TILES: Final[dict[int, tuple[int, int]]] = {}  # a base, and the guild whose lords count
RACE_TILES: Final[dict[int, tuple[int, int]]] = {}  # a base, and the race whose affiliated allies count


def location(slug: str, worth: Worth, origin: str = "public") -> int:
    """Add a tile to the deck; the answer is its number."""
    LOCATIONS.append(Location(len(LOCATIONS), slug, worth, origin))
    return len(LOCATIONS) - 1


def guild_tile(slug: str, base: int, guild: int, origin: str = "public") -> int:
    """Add a tile that counts lords of a guild."""
    GUILD_TILES[len(LOCATIONS)] = (base, guild)
    return location(slug, per_lord(base, guild), origin)


def race_tile(slug: str, base: int, race: int, origin: str = "public") -> int:
    """Add a tile that counts affiliated allies of a race."""
    RACE_TILES[len(LOCATIONS)] = (base, race)
    return location(slug, per_ally(base, race), origin)


def worth_of_all(held: Holdings, tiles: list[int]) -> int:
    """What some locations bring together."""
    total = 0
    for tile in tiles:
        total += LOCATIONS[tile].worth(held)  # rule: scoring.3
    return total


def per_lord(base: int, guild: int) -> Worth:
    """A base, and 2 for every lord of a guild."""

    def worth(held: Holdings) -> int:
        return base + 2 * held.of_guild[guild]

    return worth


def per_ally(base: int, race: int) -> Worth:
    """A base, and 3 for every affiliated ally of a race."""

    def worth(held: Holdings) -> int:
        return base + 3 * held.of_race[race]

    return worth


def guilds(held: Holdings) -> int:
    """2 for every guild of which one has a lord."""
    return 2 * (len(held.of_guild) - held.of_guild.count(0))


def highest_lord(held: Holdings) -> int:
    """The influence of one's best lord, once more."""
    return held.highest


def lowest_lord_twice(held: Holdings) -> int:
    """Twice the influence of one's least lord."""
    return 2 * held.lowest


def few_lords(held: Holdings) -> int:
    """15, less 1 for every lord."""
    return 15 - held.lords


def lords_with_keys(held: Holdings) -> int:
    """3 for every lord with a key printed on it that is not void (ruling: turned)."""
    return 3 * held.keyed


def lords_without_keys(held: Holdings) -> int:
    """3 for every lord without a key; a void one is still printed there (ruling: turned)."""
    return 3 * held.keyless


def lowest_allies(held: Holdings) -> int:
    """3, and the lowest affiliated ally of every race one has."""
    return 3 + held.lowest_allies


def few_allies(held: Holdings) -> int:
    """20, less 1 for every affiliated ally."""
    return 20 - held.allies


def best_of_the_others(held: Holdings) -> int:
    """As one location of an opponent, counted with one's own lords and allies: the best one is taken."""
    best = 0
    for other, tiles in enumerate(held.table.locations):
        if other != held.seat:
            for tile in tiles:
                if tile != CITY_OF_MIRRORS:  # ruling: mirrors
                    best = max(best, LOCATIONS[tile].worth(held))
    return best


def nothing(held: Holdings) -> int:
    """Nothing by itself."""
    return 0


SARGASSO_SILOS: Final = guild_tile("sargasso_silos", 5, FARMER)
DOCKWORKS: Final = guild_tile("dockworks", 5, MERCHANT)
HYDROZOA_RESERVES: Final = guild_tile("hydrozoa_reserves", 6, MAGE)
PARLIAMENT: Final = guild_tile("parliament", 6, POLITICIAN, "seed")
BARRACKS: Final = guild_tile("barracks", 7, SOLDIER)
SARGASSO_FIELDS: Final = race_tile("sargasso_fields", 3, SEAHORSE)
GIANT_CLAMS: Final = race_tile("giant_clams", 3, SHELLFISH)
SANCTUARY: Final = race_tile("sanctuary", 4, JELLYFISH, "seed")
OCEANIC_SENATE: Final = race_tile("oceanic_senate", 4, SQUID)
CHASM: Final = race_tile("chasm", 5, CRAB)
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
