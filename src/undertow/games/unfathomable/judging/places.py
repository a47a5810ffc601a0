"""Where to be: what rooms, decks and those in them are worth."""

from __future__ import annotations

from undertow.games.unfathomable.board import (
    BOILER_ROOM,
    BRIG,
    CABIN,
    CARGO_HOLD,
    CHAPEL,
    DAMAGEABLE,
    DECK,
    FOOD,
    FUEL,
    GALLEY,
    LORE,
    RITUAL,
    ROOM,
    SANITY,
    SOULS,
    STRENGTH,
    TRACK_END,
    TRAVEL,
)
from undertow.games.unfathomable.cards import items as thing
from undertow.games.unfathomable.cards.damage import ANY_SKILL, REPAIR
from undertow.games.unfathomable.cards.skills import ABILITY, RANSACK, SKILL, VALUE
from undertow.games.unfathomable.judging.eyes import Eyes, lose_harm, step_worth, threat
from undertow.games.unfathomable.judging.numbers import HUNT, OPEN, REPAIRED, SOUL, SWEPT
from undertow.games.unfathomable.judging.odds import accuse_worth, kept_worth


def best_payment(eyes: Eyes, skill: int, resource: int) -> float:
    """What the best card of a type costs in a room: its worth, and the risk of losing a resource."""
    least = 1000.0
    loss = lose_harm(eyes, resource)
    for card in eyes.hand:
        if SKILL[card] == skill:
            least = min(least, payment_harm(eyes, card, loss))
    return least


def payment_harm(eyes: Eyes, card: int, loss: float) -> float:
    """What it costs to pay with a card where the die and its value have to be 7 together."""
    return max(6 - VALUE[card], 0) / 8 * loss + kept_worth(eyes, card)


def blocked(eyes: Eyes, space: int) -> bool:
    """Whether Deep Ones or traitors keep one from using a room."""
    return eyes.deep_ones[space] > 0 or eyes.traitors[space] > 0


def used(eyes: Eyes, room: int) -> bool:
    """Whether a room's action has been used in this turn by somebody."""
    return eyes.view["turn"] == eyes.seat and room - ROOM in eyes.view["used"]


def room_worth(eyes: Eyes, room: int) -> float:
    """What the action of a room is worth."""
    if room == BOILER_ROOM:
        worth = step_worth(eyes, TRAVEL) - best_payment(eyes, STRENGTH, FUEL)
        return max(worth, 0.0)
    if room == CHAPEL:
        return max(step_worth(eyes, RITUAL) - best_payment(eyes, LORE, SANITY), 0.0)
    if room == GALLEY:
        room_left = 8 - len(eyes.hand)
        return 0.4 * min(room_left, 3) - 0.2 * lose_harm(eyes, FOOD) if room_left > 0 else 0.0
    if room == CARGO_HOLD:
        return (0.6 if len(eyes.me["items"]) < 3 else 0.3) if eyes.view["decks"]["items"] else 0.0
    if room == CABIN:
        return accuse_worth(eyes)
    return 0.1


def repair_worth(eyes: Eyes, room: int) -> float:
    """What it is worth to repair a room; nothing if one cannot."""
    damage = eyes.view["damage"][room - ROOM]
    if damage is None:
        return 0.0
    total = 0
    least = 1000.0
    for card in eyes.hand:
        if damage == ANY_SKILL or SKILL[card] == damage:
            total += VALUE[card]
            least = min(least, kept_worth(eyes, card))
    if total < REPAIR[damage]:
        return 0.0
    return REPAIRED[eyes.broken] + (0.5 if room == BOILER_ROOM else 0.0) - least


def rescue_worth(eyes: Eyes, space: int) -> float:
    """What it is worth to rescue a passenger in a space."""
    if not DECK <= space < ROOM or not eyes.passengers[space - DECK]:
        return 0.0
    danger = SWEPT[min(eyes.tracks[RITUAL], 3)]
    if eyes.deep_ones[space]:
        danger = 0.9
    elif eyes.deep_ones[space - DECK]:
        danger = max(danger, 0.55)
    return danger * SOUL * lose_harm(eyes, SOULS)


def hit_share(eyes: Eyes, bonus: int) -> float:
    """How likely an attack on a Deep One succeeds."""
    if thing.KITCHEN_KNIFE in eyes.me["items"] and bonus == 0:
        bonus = 1
    return min(5 + bonus, 8) / 8


def site_worth(eyes: Eyes, space: int) -> float:
    """What the best thing is worth that one can do in a space."""
    worth = rescue_worth(eyes, space)
    if eyes.traitors[space] and space != BRIG:
        worth = max(worth, HUNT)
    if eyes.deep_ones[space]:
        return max(worth, hit_share(eyes, 0) * threat(eyes, space))
    if ROOM <= space < ROOM + DAMAGEABLE and not eyes.traitors[space]:
        if eyes.view["damage"][space - ROOM] is not None:
            return repair_worth(eyes, space)
        if not used(eyes, space):
            return room_worth(eyes, space)
    return worth


def danger(eyes: Eyes, space: int) -> float:
    """What may happen to one who stays in a space."""
    risk = 0.3 * min(eyes.deep_ones[space], 3) + 0.25 * eyes.traitors[space]
    if DECK <= space < ROOM:
        risk += 0.15
        if eyes.tracks[RITUAL] == TRACK_END - 1:
            risk += 0.4
        risk += 0.1 * min(eyes.deep_ones[space - DECK], 3)
    return risk


def stand_worth(eyes: Eyes, space: int) -> float:
    """What it is worth to be in a space next turn, for whoever may choose where to go."""
    if eyes.side == OPEN:
        return prey_worth(eyes, space)
    return site_worth(eyes, space) - danger(eyes, space)


def prey_worth(eyes: Eyes, space: int) -> float:
    """What it is worth to a revealed traitor to be in a space: rooms to ransack or to block, passengers, humans."""
    if DECK <= space < ROOM:
        n = eyes.passengers[space - DECK]
        return 0.8 * SOUL * lose_harm(eyes, SOULS) if n and not eyes.humans[space] else 0.0
    worth = 0.3 * min(eyes.humans[space], 2)
    if ROOM <= space < ROOM + DAMAGEABLE:
        whole = eyes.view["damage"][space - ROOM] is None and not eyes.deep_ones[space]
        if whole and not eyes.traitors[space]:
            worth += 0.8 if space == BOILER_ROOM else 0.4 if space in (CHAPEL, GALLEY) else 0.1
        if has_ability(eyes, RANSACK):
            resource = ransacked(space)
            if resource >= 0:
                worth += 0.8 * lose_harm(eyes, resource)
    return worth


def ransacked(space: int) -> int:
    """What Ransack costs in a space; -1 if nothing."""
    return SANITY if space == CHAPEL else FOOD if space == GALLEY else FUEL if space == BOILER_ROOM else -1


def has_ability(eyes: Eyes, ability: int) -> bool:
    """Whether one holds a card with an ability."""
    for card in eyes.hand:
        if ABILITY[card] == ability:
            return True
    return False
