"""The rules of thumb of a sensible player of Abyss.

Everything is measured in points of the final score: what a lord, a card, a pearl or a key will bring in the end.
Every rule of thumb is a small function of what a player has before its eyes (``Eyes``); the numbers stand in one
table. The bot knows what its seat may know (``seat.view``), looks at nothing else and remembers nothing.
"""

from __future__ import annotations

from typing import Final

from undertow.games.abyss import moves as m
from undertow.games.abyss.board import (
    AMBASSADOR,
    CRAB,
    DEMANDS,
    FARMER,
    JELLYFISH,
    KEYS_FOR_A_LOCATION,
    LORDS_TO_END,
    MAGE,
    MERCHANT,
    NO_RACE,
    POLITICIAN,
    REFILL_AT,
    REFILL_PEARLS,
    SEAHORSE,
    SHELLFISH,
    SOLDIER,
    SQUID,
    THREAT_GOODS,
    THREAT_KEYS,
    TRACK,
)
from undertow.games.abyss.cards import locations as tiles
from undertow.games.abyss.cards import lords as card
from undertow.games.abyss.cards.allies import KINDS, MONSTER, RACE, VALUE
from undertow.games.abyss.cards.lords import (
    ANY_ALLY,
    ANY_RACE,
    CHEAPER,
    DEARER,
    IMMUNE,
    LORDS,
    ONE_KEY,
    TAMES,
    TWO_STACKS,
)
from undertow.games.abyss.view import PlayerView, View
from undertow.kernel.decision import Decision
from undertow.kernel.seat import Bot, Seat

# -- numbers: points of the final score, unless said otherwise ---------------------------------------------------------

PEARL: float = 1.7
POINT: float = 1.05  # one point of value on an ally in hand
ALLY: float = 0.2  # any ally in hand, whatever its value
NEW_RACE: float = 0.7  # an ally of a race of which one holds none
DEMANDED: float = 0.5  # ... and which a lord worth having demands
FEED: float = 0.25  # another ally of a race that a lord worth having demands
PEARL_LATE: float = 3.0  # turns left below which a pearl loses its worth
HUNGER_LATE: float = 4.0  # turns left below which one wants fewer allies
KEY_LATE: float = 3.0  # turns it takes to come by a key
SATED: float = 33.0  # hand and pearls, in points of value, beyond which more is worth half
TOKEN: float = 3.5  # a monster token: more than its points, which are safe
TOKEN_POINTS: float = 2.65  # its points, on average
LOCATION: float = 14.0  # what a location is likely to bring
KEY_SHARES: tuple[float, float, float] = (0.27, 0.33, 0.40)  # of a location: the first, second, third key
EARLY_KEY: float = 0.5  # share of a key's worth that is missing at the start of the game
TURN: float = 7.0  # a turn of one's own
TURNS_PER_LORD: float = 1.5  # of the player who is ahead: how long the game will last
LONG: float = 12.0  # turns for which a lasting power brings its whole worth
EXPLORING: float = -0.7  # what exploring brings besides the ally: pearls of buyers, and allies for the others
LEAVING: float = 0.12  # share of an ally's worth that one gives away by leaving it to the council
RISK: float = 1.0  # a lord that an opponent could take first
HURRY: float = 0.5  # one more lord for a leader by ten points, late in the game
TILE_LEFT: float = 0.6  # a drawn location left for the opponents
DENIED: float = 0.3  # share of an ally's worth to the explorer that counts for a buyer
BARGAIN: float = 0.8  # what a buyer wants to gain
AFFILIATED: float = 0.5  # an affiliated ally for race locations still to come
LAST_TURN: float = 7.0  # points an opponent makes in the last turn
AHEAD: float = 25.0  # for ending the game as the leader: that wins it
BEHIND: float = 6.0  # for ending it as a loser
PLOT_PEARLS: int = 5  # pearls from which one plots
PLOT_BELOW: float = 4.0  # only when no lord at hand brings that much
SELL_BELOW: float = 1.4  # the Slaver sells an ally worth less
CLEAR_ABOVE: float = 3.0  # the Oracle clears a stack worth more
REPLACE_ABOVE: float = 4.0  # the Opportunist replaces a lord worth more to the next player
LASTING: dict[int, float] = {  # lasting powers, at the start of the game
    card.RECRUITER: 4.0,
    card.COMMANDER: 6.0,
    card.TAMER: 0.5,
    card.SHIP_MASTER: 4.0,
    card.SLAVER: 3.5,
    card.SHAMAN: 0.7,
    card.ORACLE: 1.0,
    card.ALCHEMIST: 5.0,
    card.MASTER_OF_MAGIC: 3.5,
    card.OPPORTUNIST: 1.0,
    card.DIPLOMAT: 5.5,
    card.TREASURER: 5.5,
}

# -- tables ------------------------------------------------------------------------------------------------------------

INFLUENCE: Final = [lord.influence for lord in LORDS]
GUILD: Final = [lord.guild for lord in LORDS]
KEYS: Final = [lord.keys for lord in LORDS]
PRICE: Final = [lord.value for lord in LORDS]
BUBBLES: Final = [lord.races for lord in LORDS]
POWER: Final = [LASTING.get(lord.id, 0.0) for lord in LORDS]
DRAWS: Final = {card.SAGE: 2, card.HERMIT: 1, card.ELDER: 3}
GUILD_TILES: Final = {
    tiles.SARGASSO_SILOS: (5, FARMER),
    tiles.DOCKWORKS: (5, MERCHANT),
    tiles.HYDROZOA_RESERVES: (6, MAGE),
    tiles.PARLIAMENT: (6, POLITICIAN),
    tiles.BARRACKS: (7, SOLDIER),
}
RACE_TILES: Final = {
    tiles.SARGASSO_FIELDS: (3, SEAHORSE),
    tiles.GIANT_CLAMS: (3, SHELLFISH),
    tiles.SANCTUARY: (4, JELLYFISH),
    tiles.OCEANIC_SENATE: (4, SQUID),
    tiles.CHASM: (5, CRAB),
}
NEVER: Final = -1000.0


# -- what a player has before its eyes ---------------------------------------------------------------------------------


class Eyes:
    """One player's position, read off the view: the bot's own, or an opponent's as the bot knows it."""

    def __init__(self, view: View, seat: int) -> None:
        known = view["known"]
        assert known is not None
        self.view = view
        self.known = known
        self.seat = seat
        me: PlayerView = view["players"][seat]
        self.me = me
        self.pearls: int = me["pearls"]
        self.hand: list[int] = view["hand"] if seat == view["seat"] else known["hands"][seat]
        self.sums = [0, 0, 0, 0, 0]
        for kind in self.hand:
            self.sums[RACE[kind]] += VALUE[kind]
        self.lords: list[int] = []
        self.active = 0
        for placed in me["lords"]:
            lord: int = placed["lord"]
            self.lords.append(lord)
            if placed["under"] is None and not placed["turned"]:
                self.active |= 1 << lord
        self.keys: int = me["keys"] + bits(self.active & ONE_KEY)
        self.highest = [0, 0, 0, 0, 0]
        for kind in me["affiliated"]:
            self.highest[RACE[kind]] = max(self.highest[RACE[kind]], VALUE[kind])
        self.last = view["last_turns_of"] is not None
        self.left = turns_left(view)
        self.fresh = min(1.0, self.left / LONG)
        self.hardship = suffers(view, seat, DEARER) and not self.active & IMMUNE
        self.wanted: list[float] = []

    def has(self, trait: int) -> bool:
        """Whether the player has an active lord with a lasting power."""
        return self.active & trait != 0


def bits(mask: int) -> int:
    """How many bits are set."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def turns_left(view: View) -> float:
    """Guess how many more turns a player gets: the one with the most lords sets the pace."""
    if view["last_turns_of"] is not None:
        return 0.0
    most = 0
    for player in view["players"]:
        most = max(most, len(player["lords"]))
    return max(1.0, (LORDS_TO_END - most) * TURNS_PER_LORD)


def suffers(view: View, seat: int, trait: int) -> bool:
    """Whether an opponent has an active lord with that lasting power."""
    for player in view["players"]:
        if player["seat"] != seat:
            for placed in player["lords"]:
                if trait >> placed["lord"] & 1 and placed["under"] is None and not placed["turned"]:
                    return True
    return False


# -- locations ---------------------------------------------------------------------------------------------------------


def tile_worth(eyes: Eyes, tile: int, lords: list[int], allies: list[int], coming: float) -> float:
    """What a location will bring with these lords and affiliated allies, and so many lords still to come."""
    if tile in GUILD_TILES:
        base, guild = GUILD_TILES[tile]
        return base + 2 * (count_guild(lords, guild) + coming / 6)
    if tile in RACE_TILES:
        base, race = RACE_TILES[tile]
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


# -- keys, pearls and allies -------------------------------------------------------------------------------------------


def key_worth(eyes: Eyes, keys: int) -> float:
    """What so many more keys are worth: shares of a location, less when there is no time to fill it."""
    worth = 0.0
    for i in range(keys):
        held = (eyes.keys + i) % KEYS_FOR_A_LOCATION
        missing = KEYS_FOR_A_LOCATION - 1 - held - (keys - 1 - i)
        if missing <= 0:
            worth += LOCATION * KEY_SHARES[held]
        else:
            worth += LOCATION * KEY_SHARES[held] * min(1.0, eyes.left / (KEY_LATE * missing))
    return worth * (1 - EARLY_KEY * eyes.fresh)


def pearl_worth(eyes: Eyes) -> float:
    """What a pearl is worth: nothing once the last turn is over."""
    return PEARL * min(1.0, 0.1 + eyes.left / PEARL_LATE)


def appetite(eyes: Eyes) -> float:
    """How much of an ally's value can still be turned into lords."""
    if eyes.last:
        return 0.0
    held = float(sum(eyes.sums) + eyes.pearls)
    wanted = SATED * min(1.0, eyes.left / HUNGER_LATE)
    return 1.0 if held <= wanted else 0.5


def races_wanted(eyes: Eyes) -> list[float]:
    """How welcome an ally of each race is for the lords in the court, besides its value."""
    if not eyes.wanted:
        wanted = [0.0, 0.0, 0.0, 0.0, 0.0]
        for race in range(5):
            if not eyes.sums[race]:
                wanted[race] = NEW_RACE
        for lord in eyes.view["court"]:
            race = DEMANDS[GUILD[lord]]
            if race == NO_RACE:
                continue
            if not eyes.sums[race]:
                wanted[race] += DEMANDED
            elif eyes.sums[race] < PRICE[lord] and BUBBLES[lord] < 3:
                wanted[race] += FEED
        eyes.wanted = wanted
    return eyes.wanted


def ally_worth(eyes: Eyes, kind: int) -> float:
    """What one more ally in hand is worth."""
    if eyes.last:
        return end_gain(eyes, kind)
    hunger = appetite(eyes)
    worth = ALLY + (POINT * VALUE[kind] + races_wanted(eyes)[RACE[kind]]) * hunger
    return worth


def kept_worth(eyes: Eyes, kind: int) -> float:
    """What an ally that one holds is worth, when it is to be given away."""
    if eyes.last:
        return 0.1 + max(0, VALUE[kind] - eyes.highest[RACE[kind]]) if eyes.sums[RACE[kind]] == VALUE[kind] else 0.1
    worth = ALLY + POINT * VALUE[kind] * appetite(eyes)
    if eyes.sums[RACE[kind]] == VALUE[kind]:
        worth += NEW_RACE
    return worth


def end_gain(eyes: Eyes, kind: int) -> float:
    """What one more ally in hand brings when the game ends: the lowest of each race joins."""
    race = RACE[kind]
    value = VALUE[kind]
    lowest = 0
    for other in eyes.hand:
        if RACE[other] == race and (not lowest or VALUE[other] < lowest):
            lowest = VALUE[other]
    have = eyes.highest[race]
    if lowest:
        return float(max(have, min(lowest, value)) - max(have, lowest))
    return max(0, value - have) + tiles_for_ally(eyes, kind)


def tiles_for_ally(eyes: Eyes, kind: int) -> float:
    """What an affiliated ally adds to the locations one controls already."""
    allies = eyes.me["affiliated"]
    more = [*allies, kind]
    gain = 0.0
    for tile in eyes.me["locations"]:
        if tile in RACE_TILES:
            gain += 3.0 if RACE_TILES[tile][1] == RACE[kind] else 0.0
        elif tile == tiles.CHAMBER_OF_ALLIES:
            gain += lowest_allies(more) - lowest_allies(allies)
        elif tile == tiles.CORAL_BARRIER:
            gain -= 1.0
    return gain


def affiliation_worth(eyes: Eyes, kind: int) -> float:
    """What it brings that an ally joins for good: the highest of each race counts."""
    gain = max(0, VALUE[kind] - eyes.highest[RACE[kind]]) + tiles_for_ally(eyes, kind)
    return gain + AFFILIATED * eyes.fresh


# -- paying for a lord -------------------------------------------------------------------------------------------------


def price_of(eyes: Eyes, lord: int) -> int:
    """The value a player has to reach for a lord."""
    price = PRICE[lord]
    if eyes.has(CHEAPER):
        price -= 2
    if eyes.hardship:
        price += 2
    return price


def demanded_of(eyes: Eyes, lord: int) -> int:
    """The race that must be in the payment."""
    return NO_RACE if eyes.has(ANY_RACE) else DEMANDS[GUILD[lord]]


def reach(eyes: Eyes, lord: int) -> int:
    """The most a player can lay out for a lord, pearls included; -1 if races are missing."""
    sums = eyes.sums[:]
    wanted = BUBBLES[lord]
    demanded = demanded_of(eyes, lord)
    total = eyes.pearls
    if demanded != NO_RACE:
        if not sums[demanded]:
            return -1
        total += sums[demanded]
        sums[demanded] = 0
        wanted -= 1
    sums.sort()
    for i in range(wanted):
        if not sums[4 - i]:
            return -1
        total += sums[4 - i]
    return total


def can_recruit(eyes: Eyes, lord: int) -> bool:
    """Whether a player could pay for a lord."""
    return reach(eyes, lord) >= price_of(eyes, lord)


class Payment:
    """The search for the best payment: allies that leave the least behind, and a good one that joins."""

    def __init__(self, eyes: Eyes, lord: int, paid: list[int]) -> None:
        self.eyes = eyes
        self.lord = lord
        self.price = price_of(eyes, lord)
        self.races = BUBBLES[lord]
        self.demanded = demanded_of(eyes, lord)
        self.pearl = pearl_worth(eyes)
        self.any_ally = eyes.has(ANY_ALLY)
        self.chosen: list[int] = paid[:]
        self.best: list[int] = []
        self.cost = -NEVER
        self.hand = sorted(eyes.hand, key=by_value)
        self.costs = [kept_worth(eyes, kind) for kind in self.hand]
        self.joins = [affiliation_worth(eyes, kind) for kind in range(KINDS)]
        value = 0
        used = 0
        for kind in paid:
            value += VALUE[kind]
            used |= 1 << RACE[kind]
        self.try_from(0, value, used, 0.0)

    def try_from(self, at: int, value: int, used: int, cost: float) -> None:
        """Try all payments that go on with the allies from a place of the hand on."""
        missing = self.price - value
        if missing <= self.eyes.pearls:
            self.weigh(value, used, cost)
        if missing <= 0 and bits(used) == self.races:
            return
        if cost - 5.0 >= self.cost:
            return
        last = -1
        for i in range(at, len(self.hand)):
            kind = self.hand[i]
            if kind == last:
                continue
            last = kind
            mask = used | 1 << RACE[kind]
            if bits(mask) > self.races:
                continue
            if missing <= 0 and mask == used:
                continue
            self.chosen.append(kind)
            self.try_from(i + 1, value + VALUE[kind], mask, cost + self.costs[i])
            self.chosen.pop()

    def weigh(self, value: int, used: int, cost: float) -> None:
        """Keep a payment if it is complete and better than all before."""
        if bits(used) != self.races or (self.demanded != NO_RACE and not used >> self.demanded & 1):
            return
        cost += self.pearl * max(0, self.price - value) - self.joining()
        if cost < self.cost:
            self.cost = cost
            self.best = self.chosen[:]

    def joining(self) -> float:
        """What the ally brings that would join."""
        lowest = 9
        for kind in self.chosen:
            lowest = min(lowest, VALUE[kind])
        best = NEVER
        for kind in self.chosen:
            if self.any_ally or VALUE[kind] == lowest:
                best = max(best, self.joins[kind])
        return best


def by_value(kind: int) -> int:
    """High allies first."""
    return -VALUE[kind] * KINDS + kind


# -- lords -------------------------------------------------------------------------------------------------------------


def lord_worth(eyes: Eyes, lord: int) -> float:
    """What a lord will bring: influence, keys towards a location, power, locations that count it."""
    worth = INFLUENCE[lord] + lord_for_own_tiles(eyes, lord) + power_worth(eyes, lord)
    if KEYS[lord] == 1:
        worth += key_worth(eyes, 1)
    return worth


def power_worth(eyes: Eyes, lord: int) -> float:
    """What the power of a lord is worth now."""
    if POWER[lord]:
        return POWER[lord] * eyes.fresh
    if GUILD[lord] == FARMER:
        return 0.0
    if GUILD[lord] == AMBASSADOR:
        return max(best_in_row(eyes), hoped_for(deck_worths(eyes), min(DRAWS[lord], eyes.view["location_deck"])))
    if lord == card.LANDLORD:
        return pearl_worth(eyes) * (1 + eyes.left / 2)
    if lord == card.TRADER:
        return 3 * pearl_worth(eyes)
    if lord == card.PEDDLER:
        return 2 * pearl_worth(eyes)
    if lord == card.SHOPKEEPER:
        return pearl_worth(eyes)
    if lord == card.INVOKER:
        return TURN
    if lord == card.APPRENTICE:
        return best_stack(eyes)
    if lord == card.ILLUSIONIST:
        return max(0.0, best_in_row(eyes) - worst_own_tile(eyes)) if eyes.me["locations"] else 0.0
    if lord == card.TRAITOR:
        return max(0.0, best_in_court(eyes, lord) - worst_own_lord(eyes, lord))
    if lord == card.SCHEMER:
        return max(0.0, average_lord(eyes) - worst_own_lord(eyes, lord))
    if lord == card.CORRUPTOR:
        return corruption(eyes)
    return soldier_worth(eyes, lord)


def corruption(eyes: Eyes) -> float:
    """What the Corruptor's second lord is worth, if the pearls are there and not needed for the Corruptor."""
    spare = eyes.pearls - max(0, price_of(eyes, card.CORRUPTOR) - eyes.sums[SQUID])
    if spare < card.CORRUPTION:
        return 0.0
    return max(0.0, best_in_court(eyes, card.CORRUPTOR) - card.CORRUPTION * pearl_worth(eyes))


def soldier_worth(eyes: Eyes, lord: int) -> float:
    """What the arrow of a soldier does to the opponents, as far as it helps: they share the loss."""
    harm = 0.0
    best_token = 0.0
    for player in eyes.view["players"]:
        if player["seat"] == eyes.seat or immune(player):
            continue
        if lord == card.JAILER:
            harm += 1.0 if player["hand"] else 0.0
        elif lord == card.SEEKER:
            harm += PEARL * min(2, player["pearls"])
        elif lord == card.ASSASSIN:
            harm += most_to_lose(eyes, player)
        elif lord == card.HUNTER and player["tokens"]:
            harm += TOKEN
            best_token = TOKEN
    return harm / (eyes.view["seats"] - 1) + best_token


def immune(player: PlayerView) -> bool:
    """Whether a player has an active Shaman."""
    for placed in player["lords"]:
        if placed["lord"] == card.SHAMAN and placed["under"] is None and not placed["turned"]:
            return True
    return False


def most_to_lose(eyes: Eyes, player: PlayerView) -> float:
    """What the Assassin can take from a player."""
    most = 0.0
    for placed in player["lords"]:
        if placed["under"] is None and not placed["turned"]:
            most = max(most, loss_of(eyes, placed["lord"]))
    return most


def loss_of(eyes: Eyes, lord: int) -> float:
    """What a lord's key and lasting power are still worth to its owner."""
    key = LOCATION / 3 if KEYS[lord] == 1 else 0.0
    return key * min(1.0, eyes.left / 3) + still_at_work(eyes, lord)


def still_at_work(eyes: Eyes, lord: int) -> float:
    """What the lasting power of a lord will still bring."""
    if lord == card.LANDLORD:
        return pearl_worth(eyes) * eyes.left / 2
    return POWER[lord] * eyes.fresh


def in_play(eyes: Eyes, lord: int) -> float:
    """What a lord in front of a player is worth to it, so what giving it up costs."""
    worth = float(INFLUENCE[lord])
    if eyes.active >> lord & 1:
        worth += loss_of(eyes, lord)
    return worth


def plain_worth(eyes: Eyes, lord: int) -> float:
    """What a lord brings, its own arrow left aside."""
    worth = INFLUENCE[lord] + lord_for_own_tiles(eyes, lord) + still_at_work(eyes, lord)
    if KEYS[lord] == 1:
        worth += key_worth(eyes, 1)
    elif KEYS[lord]:
        worth += LOCATION
    return worth


def best_in_court(eyes: Eyes, but: int) -> float:
    """The best lord in the court, one left aside."""
    best = NEVER
    for lord in eyes.view["court"]:
        if lord != but:
            best = max(best, plain_worth(eyes, lord))
    return best


def worst_own_lord(eyes: Eyes, but: int) -> float:
    """The least that one of one's own free lords is worth."""
    worst = -NEVER
    for placed in eyes.me["lords"]:
        if placed["under"] is None and placed["lord"] != but:
            worst = min(worst, in_play(eyes, placed["lord"]))
    return worst


def average_lord(eyes: Eyes) -> float:
    """What the top lord of the deck brings, on average."""
    deck = eyes.known["lord_deck"]
    if not deck:
        return NEVER
    total = 0.0
    for lord in deck:
        total += plain_worth(eyes, lord)
    return total / len(deck)


def worst_own_tile(eyes: Eyes) -> float:
    """The least that one of one's own locations is worth."""
    worst = -NEVER
    for tile in eyes.me["locations"]:
        worst = min(worst, location_worth(eyes, tile))
    return worst


# -- the end of the game -----------------------------------------------------------------------------------------------


def standing(eyes: Eyes, seat: int) -> float:
    """What a player would score now."""
    player = eyes.view["players"][seat]
    lords = [placed["lord"] for placed in player["lords"]]
    allies = player["affiliated"]
    points = TOKEN_POINTS * player["tokens"]
    for lord in lords:
        points += INFLUENCE[lord]
    for tile in player["locations"]:
        points += tile_worth(eyes, tile, lords, allies, 0.0)
    highest = [0, 0, 0, 0, 0]
    lowest = [9, 9, 9, 9, 9]
    for kind in allies:
        highest[RACE[kind]] = max(highest[RACE[kind]], VALUE[kind])
    for kind in eyes.known["hands"][seat]:
        lowest[RACE[kind]] = min(lowest[RACE[kind]], VALUE[kind])
    for race in range(5):
        points += max(highest[race], lowest[race]) if lowest[race] < 9 else highest[race]
    return points


def lead(eyes: Eyes) -> float:
    """By how much one is ahead of the best opponent."""
    best = NEVER
    for seat in range(eyes.view["seats"]):
        if seat != eyes.seat:
            best = max(best, standing(eyes, seat))
    return standing(eyes, eyes.seat) - best


def hurry(eyes: Eyes) -> float:
    """What one more lord is worth for the number alone: who is ahead races to the seventh, who is behind does not."""
    if eyes.last:
        return 0.0
    return HURRY * max(-1.0, min(1.0, lead(eyes) / 10)) * len(eyes.lords) / LORDS_TO_END


def ending(eyes: Eyes, gain: float) -> float:
    """What it is worth to end the game with a seventh lord: good when ahead, bad when behind."""
    if eyes.last or len(eyes.lords) < LORDS_TO_END - 1:
        return 0.0
    return AHEAD if lead(eyes) + gain > LAST_TURN else -BEHIND


# -- turns -------------------------------------------------------------------------------------------------------------


def recruit_gain(eyes: Eyes, lord: int) -> float:
    """What recruiting a lord brings: its worth less what the payment costs."""
    payment = Payment(eyes, lord, [])
    if not payment.best:
        return NEVER
    worth = lord_worth(eyes, lord)
    gain = worth - payment.cost
    if len(eyes.view["court"]) - 1 <= REFILL_AT:
        gain += REFILL_PEARLS * pearl_worth(eyes)
    if not eyes.last and others_can(eyes, lord):
        gain += RISK
    return gain + hurry(eyes) + ending(eyes, INFLUENCE[lord])


def others_can(eyes: Eyes, lord: int) -> bool:
    """Whether an opponent could recruit a lord now."""
    for seat in range(eyes.view["seats"]):
        if seat != eyes.seat and can_recruit(Eyes(eyes.view, seat), lord):
            return True
    return False


def stack_worth(eyes: Eyes, race: int) -> float:
    """What a council stack is worth: the sum of its allies; only the first of a race is new."""
    worth = 0.0
    stack = eyes.known["council"][race]
    if eyes.last:
        return end_gain(eyes, stack[0]) if stack else 0.0
    hunger = appetite(eyes)
    for kind in stack:
        worth += ALLY + POINT * VALUE[kind] * hunger
    return worth + races_wanted(eyes)[race] * hunger if stack else 0.0


def best_stack(eyes: Eyes) -> float:
    """The worth of the best council stack."""
    best = 0.0
    for race in range(5):
        best = max(best, stack_worth(eyes, race))
    return best


def council_gain(eyes: Eyes, race: int) -> float:
    """What asking the council for a stack brings; with the Alchemist, a second one comes along."""
    gain = stack_worth(eyes, race)
    if eyes.has(TWO_STACKS):
        second = 0.0
        for other in range(5):
            if other != race:
                second = max(second, stack_worth(eyes, other))
        gain += second
    return gain


def fight_worth(eyes: Eyes, threat: int) -> float:
    """What fighting a monster brings on a space of the threat track (1 to 6)."""
    space = threat - 1
    if space > 0 and not eyes.has(IMMUNE) and suffers(eyes.view, eyes.seat, TAMES):
        space -= 1
    goods = max(TOKEN if eyes.view["tokens_left"] else 0.0, pearl_worth(eyes))
    return key_worth(eyes, THREAT_KEYS[space]) + goods * THREAT_GOODS[space]


def leaving(eyes: Eyes, kind: int, worth: float) -> float:
    """What is lost when an ally goes to the council."""
    return LEAVING * worth


def explore_worth(eyes: Eyes, space: int, threat: int) -> float:
    """What exploring on brings on average when the next card comes to a space (1 to 5): take it or leave it."""
    counts = [0] * (KINDS + 1)
    deck = eyes.known["deck"] if eyes.known["deck"] else eyes.known["discard"]
    if not deck:
        return 0.0
    for kind in deck:
        counts[kind] += 1
    worths = [ally_worth(eyes, kind) for kind in range(KINDS)]
    worths.append(fight_worth(eyes, threat))
    ahead = NEVER
    for at in range(TRACK, space - 1, -1):
        total = 0.0
        for kind in range(KINDS + 1):
            if counts[kind]:
                leave = ahead if kind == MONSTER else ahead - leaving(eyes, kind, worths[kind])
                total += counts[kind] * max(worths[kind], leave)
        ahead = total / len(deck)
        if at == TRACK:
            ahead += pearl_worth(eyes)
    return ahead


def should_plot(eyes: Eyes, best: float) -> bool:
    """Plot when pearls abound, the court has nothing good and something better could be paid for."""
    if eyes.last or eyes.pearls < PLOT_PEARLS or best >= PLOT_BELOW:
        return False
    return sum(eyes.sums) + eyes.pearls >= 12


# -- the bot -----------------------------------------------------------------------------------------------------------


class Thumb(Bot):
    """Plays by rules of thumb."""

    name = "thumb"

    def choose(self, seat: Seat) -> int:
        """Answer a question."""
        every = seat.moves
        if len(every) == 1:
            return every[0]
        decision: Decision = seat.decision
        eyes = Eyes(seat.view, seat.number)
        prompt = decision.prompt
        power = power_to_use(eyes, prompt, every)
        if power >= 0:
            return power
        moves = without_powers(every)
        if prompt == "turn":
            return choose_action(eyes, moves)
        if prompt == "offer":
            return choose_offer(eyes, moves)
        if prompt == "keep":
            return choose_ally(eyes, moves)
        if prompt == "monster":
            return choose_fight(eyes, moves)
        if prompt == "pay":
            return choose_payment(eyes, moves)
        if prompt == "reward":
            return choose_reward(eyes, moves)
        if prompt == "end_of_turn":
            return m.END_TURN
        if prompt == "control":
            return choose_location(eyes, moves)
        if prompt == "corrupt":
            return choose_corruption(eyes, moves)
        if prompt == "betray" or prompt == "scheme":
            return choose_to_dismiss(eyes, moves, prompt == "betray")
        if prompt == "give_location":
            return choose_to_swap(eyes, moves)
        best = moves[0]
        top = NEVER * 2
        for move in moves:
            worth = answer_worth(eyes, prompt, move)
            if worth > top:
                top = worth
                best = move
        return best


def answer_worth(eyes: Eyes, prompt: str, move: int) -> float:
    """How good an answer is, for questions where the best one is simply taken."""
    if prompt == "affiliate":
        return affiliation_worth(eyes, move - m.AFFILIATE)
    if prompt == "second_stack" or prompt == "take_a_stack":
        return stack_worth(eyes, move - m.STACK)
    if prompt == "clear_a_stack":
        return threat_of_stack(eyes, move - m.STACK)
    if prompt == "spend":
        return 1.0 if move == m.KEY_TOKEN else -still_at_work(eyes, move - m.KEY_LORD)
    if prompt == "exchange":
        return NEVER if move == m.PASS else location_worth(eyes, move - m.LOCATION)
    if prompt == "choose_drawn" or prompt == "get_location":
        return location_worth(eyes, move - m.LOCATION)
    if prompt == "discard_for_jailer" or prompt == "discard_for_commander" or prompt == "sell":
        return -kept_worth(eyes, move - m.DISCARD)
    if prompt == "turn_a_lord":
        return loss_of(eyes, move - m.LORD)
    if prompt == "hunt":
        return standing(eyes, move - m.SEAT)
    if prompt == "replace":
        return rivals_interest(eyes, move - m.LORD) - own_interest(eyes, move - m.LORD)
    if prompt == "betray_for":
        return plain_worth(eyes, move - m.LORD)
    return 0.0


def choose_action(eyes: Eyes, moves: tuple[int, ...]) -> int:
    """Choose the action that brings the most."""
    best = moves[0]
    top = NEVER
    for move in moves:
        if move == m.EXPLORE:
            gain = explore_worth(eyes, 1, eyes.view["threat"]) + EXPLORING
        elif m.COUNCIL <= move < m.COUNCIL + 5:
            gain = council_gain(eyes, move - m.COUNCIL)
        elif m.RECRUIT <= move < m.RECRUIT + len(LORDS):
            gain = recruit_gain(eyes, move - m.RECRUIT)
        else:
            continue
        if gain > top:
            top = gain
            best = move
    if m.PLOT in moves and should_plot(eyes, top):
        return m.PLOT
    return best


def choose_offer(eyes: Eyes, moves: tuple[int, ...]) -> int:
    """Buy an ally when it is worth its price; the explorer gets the pearls, but not the ally."""
    if m.BUY not in moves:
        return m.PASS
    kind = eyes.view["track"][-1]
    price = eyes.view["price"]
    rivals = eyes.view["seats"] - 1
    gain = ally_worth(eyes, kind) + DENIED * POINT * VALUE[kind] / rivals
    return m.BUY if gain - BARGAIN > price * pearl_worth(eyes) * (1 + 1 / rivals) else m.PASS


def choose_ally(eyes: Eyes, moves: tuple[int, ...]) -> int:
    """Take the ally, or leave it and go on."""
    if m.GO_ON not in moves:
        return m.TAKE
    track = eyes.view["track"]
    worth = ally_worth(eyes, track[-1])
    ahead = explore_worth(eyes, len(track) + 1, eyes.view["threat"])
    return m.TAKE if worth >= ahead - leaving(eyes, track[-1], worth) else m.GO_ON


def choose_fight(eyes: Eyes, moves: tuple[int, ...]) -> int:
    """Fight the monster for the reward, or let the threat rise."""
    if m.GO_ON not in moves:
        return m.FIGHT
    threat = eyes.view["threat"]
    ahead = explore_worth(eyes, len(eyes.view["track"]) + 1, min(6, threat + 1))
    return m.FIGHT if fight_worth(eyes, threat) >= ahead else m.GO_ON


def choose_reward(eyes: Eyes, moves: tuple[int, ...]) -> int:
    """Monster tokens are points; pearls only what can be bought with them."""
    return moves[-1] if pearl_worth(eyes) < TOKEN else moves[0]


def choose_payment(eyes: Eyes, moves: tuple[int, ...]) -> int:
    """Lay out the next ally of the best payment."""
    lord = eyes.view["recruiting"]
    assert lord is not None
    paid = eyes.view["payment"]
    best = Payment(eyes, lord, paid).best
    for kind in best:
        if best.count(kind) > paid.count(kind) and m.PAY + kind in moves:
            return m.PAY + kind
    return m.PAID if m.PAID in moves else moves[0]


def choose_location(eyes: Eyes, moves: tuple[int, ...]) -> int:
    """Take the best location in the row, or draw as many as it pays to leave behind."""
    best = moves[0]
    top = NEVER
    deck = deck_worths(eyes)
    for move in moves:
        if m.LOCATION <= move < m.LOCATION + 20:
            worth = location_worth(eyes, move - m.LOCATION)
        elif m.DRAW <= move < m.DRAW + 4:
            n = move - m.DRAW + 1
            worth = hoped_for(deck, n) - TILE_LEFT * (n - 1)
        else:
            continue
        if worth > top:
            top = worth
            best = move
    return best


def choose_corruption(eyes: Eyes, moves: tuple[int, ...]) -> int:
    """Bribe the best lord, if five pearls are well spent on it."""
    best = m.PASS
    top = card.CORRUPTION * pearl_worth(eyes)
    for move in moves:
        if move != m.PASS:
            worth = plain_worth(eyes, move - m.LORD)
            if worth > top:
                top = worth
                best = move
    return best


def choose_to_dismiss(eyes: Eyes, moves: tuple[int, ...], betray: bool) -> int:
    """Give up one's least lord, if the new one is likely to be better."""
    best = m.PASS
    hope = best_in_court(eyes, -1) if betray else average_lord(eyes)
    for move in moves:
        if move != m.PASS:
            worth = in_play(eyes, move - m.LORD)
            if worth < hope:
                hope = worth
                best = move
    return best


def choose_to_swap(eyes: Eyes, moves: tuple[int, ...]) -> int:
    """Give away one's least location, if a better one lies face up."""
    best = m.PASS
    least = best_in_row(eyes)
    for move in moves:
        if move != m.PASS:
            worth = location_worth(eyes, move - m.LOCATION)
            if worth < least:
                least = worth
                best = move
    return best


# -- powers that one may use -------------------------------------------------------------------------------------------


def without_powers(moves: tuple[int, ...]) -> tuple[int, ...]:
    """The answers proper: what remains when no power is used."""
    return tuple([move for move in moves if move < m.USE or move == m.END_TURN])


def power_to_use(eyes: Eyes, prompt: str, moves: tuple[int, ...]) -> int:
    """Find a power worth using now, each at the moment when it serves best; -1 if there is none."""
    if m.USE + card.SLAVER in moves and wants_to_sell(eyes, prompt):
        return m.USE + card.SLAVER
    if prompt != "end_of_turn" and prompt != "control":
        return -1
    if m.USE + card.ORACLE in moves:
        for race in range(5):
            if threat_of_stack(eyes, race) > CLEAR_ABOVE:
                return m.USE + card.ORACLE
    if m.USE + card.OPPORTUNIST in moves:
        for lord in eyes.view["court"]:
            if rivals_interest(eyes, lord) - own_interest(eyes, lord) > REPLACE_ABOVE:
                return m.USE + card.OPPORTUNIST
    return -1


def wants_to_sell(eyes: Eyes, prompt: str) -> bool:
    """Whether an ally is better sold: a poor one, one that the Commander would take, one that pays for a bribe."""
    if prompt == "discard_for_commander":
        return True
    if prompt == "corrupt":
        return eyes.pearls < card.CORRUPTION and worth_a_bribe(eyes)
    if eyes.last or (prompt != "end_of_turn" and prompt != "control"):
        return False
    least = -NEVER
    for kind in eyes.hand:
        least = min(least, kept_worth(eyes, kind))
    return least < SELL_BELOW


def worth_a_bribe(eyes: Eyes) -> bool:
    """Whether the best lord in the court is worth the pearls and the allies sold for what is missing."""
    costs = sorted([kept_worth(eyes, kind) for kind in eyes.hand])
    missing = card.CORRUPTION - eyes.pearls
    cost = eyes.pearls * pearl_worth(eyes)
    for ally in costs:
        if missing <= 0:
            break
        cost += ally
        missing -= card.SALE
    return missing <= 0 and best_in_court(eyes, card.CORRUPTOR) > cost


def threat_of_stack(eyes: Eyes, race: int) -> float:
    """How good a stack is for the next player."""
    return stack_worth(next_eyes(eyes), race)


def next_eyes(eyes: Eyes) -> Eyes:
    """The position of the next player."""
    return Eyes(eyes.view, (eyes.seat + 1) % eyes.view["seats"])


def rivals_interest(eyes: Eyes, lord: int) -> float:
    """What a lord in the court would bring the next player, if it can be paid for."""
    rival = next_eyes(eyes)
    return plain_worth(rival, lord) - POINT * PRICE[lord] if can_recruit(rival, lord) else 0.0


def own_interest(eyes: Eyes, lord: int) -> float:
    """What a lord in the court would bring oneself, if it can be paid for."""
    return plain_worth(eyes, lord) - POINT * PRICE[lord] if can_recruit(eyes, lord) else 0.0
