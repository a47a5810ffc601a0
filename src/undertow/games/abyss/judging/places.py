"""What locations are worth."""

from __future__ import annotations

from undertow.games.abyss.board import LORDS_TO_END
from undertow.games.abyss.cards import locations as tiles
from undertow.games.abyss.cards.allies import RACE, VALUE
from undertow.games.abyss.judging.eyes import Eyes, bits
from undertow.games.abyss.judging.numbers import GUILD, INFLUENCE, KEYS, TURNS_PER_LORD


def tile_worth(eyes: Eyes, tile: int, lords: list[int], allies: list[int], coming: float) -> float:
    """What a location will bring with these lords and affiliated allies, and so many lords still to come.

    With one's own lords and none to come it is what the view says (``worth``).
    """
    if tile in tiles.GUILD_TILES:
        base, guild = tiles.GUILD_TILES[tile]
        return base + 2 * (count_guild(lords, guild) + coming / 6)
    if tile in tiles.RACE_TILES:
        base, race = tiles.RACE_TILES[tile]
        from_hand = 0.6 if eyes.sums[race] else 0.2
        return base + 3 * (count_race(allies, race) + coming / 5 + (from_hand if coming else 0.0))
    if tile == tiles.ABYSS:
        return min(12.0, 2 * count_guilds(lords) + coming)
    if tile == tiles.THRONE_ROOM:
        return highest_influence(lords) + (0.5 * coming if lords else coming)
    if tile == tiles.DEPTHS:
        return 2 * lowest_influence(lords) - 0.3 * coming
    if tile == tiles.JAIL:
        return 15 - len(lords) - coming
    if tile == tiles.CLOSED_TOWER:
        return 3 * (count_keyed(lords) - count_void(eyes, lords) + 0.54 * coming)
    if tile == tiles.LOST_TOWER:
        return 3 * (len(lords) - count_keyed(lords) + 0.46 * coming)
    if tile == tiles.CHAMBER_OF_ALLIES:
        return 3 + lowest_allies(allies) + 0.1 * coming
    if tile == tiles.CORAL_BARRIER:
        return 20 - len(allies) - coming - (2.5 if coming else 0.0)
    if tile == tiles.CITY_OF_MIRRORS:
        return max(mirrored(eyes, lords, allies, coming), min(7.0, 2.5 * coming))
    return 0.0


def mirrored(eyes: Eyes, lords: list[int], allies: list[int], coming: float) -> float:
    """The best location of an opponent, counted with one's own lords and allies."""
    best = 0.0
    for player in eyes.view["players"]:
        if player["seat"] != eyes.seat:
            for tile in player["locations"]:
                if tile != tiles.CITY_OF_MIRRORS:
                    best = max(best, tile_worth(eyes, tile, lords, allies, coming))
    return best


def count_guild(lords: list[int], guild: int) -> int:
    """Lords of a guild."""
    count = 0
    for lord in lords:
        if GUILD[lord] == guild:
            count += 1
    return count


def count_guilds(lords: list[int]) -> int:
    """Different guilds."""
    mask = 0
    for lord in lords:
        mask |= 1 << GUILD[lord]
    return bits(mask)


def count_keyed(lords: list[int]) -> int:
    """Lords with a key printed on them."""
    count = 0
    for lord in lords:
        if KEYS[lord]:
            count += 1
    return count


def count_void(eyes: Eyes, lords: list[int]) -> int:
    """Lords among these whose key the Assassin has made void."""
    count = 0
    for player in eyes.view["players"]:
        for placed in player["lords"]:
            if placed["turned"] and KEYS[placed["lord"]] and placed["lord"] in lords:
                count += 1
    return count


def highest_influence(lords: list[int]) -> int:
    """The influence of the best lord."""
    best = 0
    for lord in lords:
        best = max(best, INFLUENCE[lord])
    return best


def lowest_influence(lords: list[int]) -> int:
    """The influence of the least lord."""
    least = 99
    for lord in lords:
        least = min(least, INFLUENCE[lord])
    return least if lords else 0


def count_race(allies: list[int], race: int) -> int:
    """Allies of a race."""
    count = 0
    for kind in allies:
        if RACE[kind] == race:
            count += 1
    return count


def lowest_allies(allies: list[int]) -> int:
    """The lowest ally of every race, added up."""
    lowest = [0, 0, 0, 0, 0]
    for kind in allies:
        race = RACE[kind]
        if not lowest[race] or VALUE[kind] < lowest[race]:
            lowest[race] = VALUE[kind]
    return sum(lowest)


def lords_to_come(eyes: Eyes) -> float:
    """How many more lords a player can hope for."""
    return max(0.0, min(float(LORDS_TO_END - len(eyes.lords)), eyes.left / TURNS_PER_LORD))


def location_worth(eyes: Eyes, tile: int) -> float:
    """What a location will bring a player at the end."""
    if tile == tiles.BLACK_SMOKERS:
        best = 0.0
        for other in eyes.known["location_deck"]:
            if other != tile:
                best = max(best, tile_worth(eyes, other, eyes.lords, eyes.me["affiliated"], lords_to_come(eyes)))
        return best
    return tile_worth(eyes, tile, eyes.lords, eyes.me["affiliated"], lords_to_come(eyes))


def best_in_row(eyes: Eyes) -> float:
    """What the best location that lies face up will bring."""
    best = 0.0
    for tile in eyes.view["row"]:
        best = max(best, location_worth(eyes, tile))
    return best


def hoped_for(worths: list[float], n: int) -> float:
    """The best of n locations drawn from a deck, on average; ``worths`` ascend.

    >>> round(hoped_for([1.0, 2.0, 3.0], 1), 9)
    2.0
    """
    total = len(worths)
    if not n or n > total:
        return 0.0
    hope = 0.0
    none_better = 1.0  # the chance that all n lie among the first i
    for i in range(total, 0, -1):
        fewer = none_better * (i - n) / i if i > n else 0.0
        hope += (none_better - fewer) * worths[i - 1]
        none_better = fewer
    return hope


def deck_worths(eyes: Eyes) -> list[float]:
    """What the locations in the deck would bring, ascending."""
    return sorted([location_worth(eyes, tile) for tile in eyes.known["location_deck"]])


def lord_for_own_tiles(eyes: Eyes, lord: int) -> float:
    """What a lord adds to the locations one controls already."""
    own = eyes.me["locations"]
    if not own:
        return 0.0
    allies = eyes.me["affiliated"]
    more = [*eyes.lords, lord]
    gain = 0.0
    for tile in own:
        gain += tile_worth(eyes, tile, more, allies, 0.0) - tile_worth(eyes, tile, eyes.lords, allies, 0.0)
    return gain
