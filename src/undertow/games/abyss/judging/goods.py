"""What keys, pearls, allies and council stacks are worth."""

from __future__ import annotations

from undertow.games.abyss.board import DEMANDS, KEYS_FOR_A_LOCATION, NO_RACE
from undertow.games.abyss.cards import locations as tiles
from undertow.games.abyss.cards.allies import RACE, VALUE
from undertow.games.abyss.judging.eyes import Eyes
from undertow.games.abyss.judging.numbers import (
    AFFILIATED,
    ALLY,
    BUBBLES,
    DEMANDED,
    EARLY_KEY,
    FEED,
    GUILD,
    HUNGER_LATE,
    KEY_LATE,
    KEY_SHARES,
    LOCATION,
    NEW_RACE,
    PEARL,
    PEARL_LATE,
    POINT,
    PRICE,
    SATED,
)
from undertow.games.abyss.judging.places import lowest_allies


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
        if tile in tiles.RACE_TILES:
            gain += 3.0 if tiles.RACE_TILES[tile][1] == RACE[kind] else 0.0
        elif tile == tiles.CHAMBER_OF_ALLIES:
            gain += lowest_allies(more) - lowest_allies(allies)
        elif tile == tiles.CORAL_BARRIER:
            gain -= 1.0
    return gain


def affiliation_worth(eyes: Eyes, kind: int) -> float:
    """What it brings that an ally joins for good: the highest of each race counts."""
    gain = max(0, VALUE[kind] - eyes.highest[RACE[kind]]) + tiles_for_ally(eyes, kind)
    return gain + AFFILIATED * eyes.fresh


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
