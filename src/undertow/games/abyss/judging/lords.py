"""What lords are worth, in play and in the court."""

from __future__ import annotations

from undertow.games.abyss.board import AMBASSADOR, FARMER, SQUID
from undertow.games.abyss.cards import lords as card
from undertow.games.abyss.cards import powers
from undertow.games.abyss.judging.eyes import Eyes
from undertow.games.abyss.judging.goods import best_stack, key_worth, pearl_worth
from undertow.games.abyss.judging.numbers import (
    DRAWS,
    GUILD,
    INFLUENCE,
    KEYS,
    LOCATION,
    NEVER,
    PEARL,
    POWER,
    TOKEN,
    TURN,
)
from undertow.games.abyss.judging.payments import price_of
from undertow.games.abyss.judging.places import best_in_row, deck_worths, hoped_for, location_worth, lord_for_own_tiles
from undertow.games.abyss.view import PlayerView


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
    if spare < powers.CORRUPTION:
        return 0.0
    return max(0.0, best_in_court(eyes, card.CORRUPTOR) - powers.CORRUPTION * pearl_worth(eyes))


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
