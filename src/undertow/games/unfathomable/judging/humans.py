"""What actions of humans are worth."""

from __future__ import annotations

from undertow.games.unfathomable import moves as m
from undertow.games.unfathomable.board import (
    ADJACENT,
    BRIG,
    DAMAGEABLE,
    DECK,
    DEEP,
    DIAL_MOST,
    FUEL,
    LORE,
    RITUAL,
    ROOM,
    SANITY,
    SICK_BAY,
    SOULS,
    TRAVEL,
    WILL,
)
from undertow.games.unfathomable.cards import characters as who
from undertow.games.unfathomable.cards import items as thing
from undertow.games.unfathomable.cards import mythos as crisis
from undertow.games.unfathomable.cards.skills import (
    ABILITY,
    COORDINATED_EFFORT,
    INSPIRING_SPEECH,
    LESSER_BANISHMENT,
    PERSISTENCE,
    RAMPAGE,
    SHRIVELLING,
    TRUE_GRIT,
    WATCH_AND_LEARN,
)
from undertow.games.unfathomable.judging.eyes import Eyes, gain_worth, lose_harm, step_worth, threat
from undertow.games.unfathomable.judging.harm import monarchs_risen
from undertow.games.unfathomable.judging.numbers import CARD, DEFEAT, EFFORT, HUNT, KEEP, REPAIRED, SOUL
from undertow.games.unfathomable.judging.odds import jail_worth, kept_worth, success_share
from undertow.games.unfathomable.judging.places import (
    best_payment,
    danger,
    hit_share,
    repair_worth,
    rescue_worth,
    room_worth,
    site_worth,
    stand_worth,
)


def most_threatened(eyes: Eyes, first: int, last: int) -> float:
    """The most that it helps to be rid of one Deep One somewhere."""
    worth = 0.0
    for space in range(first, last):
        if eyes.deep_ones[space]:
            worth = max(worth, threat(eyes, space))
    return worth


def action_worth(eyes: Eyes, move: int) -> float:
    """What an action is worth to one who helps."""
    space = eyes.space
    if move == m.PASS:
        return 0.0
    if m.MOVE <= move < m.MOVE + 24:
        return move_worth(eyes, move - m.MOVE)
    if move == m.ATTACK_DEEP_ONE:
        return hit_share(eyes, 0) * threat(eyes, space) + 0.1 * min(eyes.deep_ones[space], 2)
    if m.ATTACK <= move < m.ATTACK + 6:
        return HUNT if space != BRIG else 0.0
    if move == m.RESCUE:
        return rescue_worth(eyes, space)
    if m.ROOM_ACTION <= move < m.ROOM_ACTION + 24:
        return 1.5 if space == BRIG else room_worth(eyes, space)
    if m.REPAIR <= move < m.REPAIR + 24:
        return repair_worth(eyes, space)
    if m.CARD_ACTION <= move < m.CARD_ACTION + 30:
        return card_action_worth(eyes, move - m.CARD_ACTION)
    if m.ITEM_ACTION <= move < m.ITEM_ACTION + 20:
        return item_action_worth(eyes, move - m.ITEM_ACTION)
    if m.SHEET_ACTION <= move < m.SHEET_ACTION + 10:
        return sheet_worth(eyes, move - m.SHEET_ACTION)
    if m.FEAT_ACTION <= move < m.FEAT_ACTION + 10:
        return feat_worth(eyes, move - m.FEAT_ACTION)
    if move == m.TITLE_ACTION:
        return 0.8
    if move == m.MYTHOS_ACTION + crisis.SACRIFICE_DEEP_ONE:
        return 3 / 8 * (threat(eyes, space) + step_worth(eyes, RITUAL, 2))
    if move == m.MYTHOS_ACTION + crisis.MEMORY_OF_THE_DEEP:
        return 0.6 if success_share(eyes, 1 << LORE | 1 << WILL, 13) > 0.6 else -0.5
    return -1.0


def move_worth(eyes: Eyes, space: int) -> float:
    """What it is worth to move to a space: something to do there with the next action, or in the next turn."""
    there = site_worth(eyes, space)
    if eyes.late:
        stay = 0.0 if eyes.space in (SICK_BAY, BRIG) else 0.35 * site_worth(eyes, eyes.space)
        worth = 0.35 * there - stay - danger(eyes, space) + danger(eyes, eyes.space)
    else:
        worth = 0.75 * there - 0.5 * danger(eyes, space)
    if eyes.space == SICK_BAY:
        worth += 0.9
    return worth


def card_action_worth(eyes: Eyes, card: int) -> float:
    """What a skill card is worth as an action."""
    ability = ABILITY[card]
    price = kept_worth(eyes, card) - KEEP[ability]
    if ability == INSPIRING_SPEECH:
        if eyes.dials[SANITY] >= DIAL_MOST or eyes.dials[SANITY] <= 1:
            return 0.0
        return 0.75 * gain_worth(eyes, SANITY) - 0.25 * lose_harm(eyes, SANITY) - price
    if ability == SHRIVELLING:
        return 5 / 8 * most_threatened(eyes, 0, DEEP) - price
    if ability == LESSER_BANISHMENT:
        crowd = 0.0
        for space in range(ROOM, DEEP):
            crowd = max(crowd, eyes.deep_ones[space] * 0.45)
        return crowd - price
    if ability == WATCH_AND_LEARN:
        return (2 * CARD if len(eyes.hand) < 8 else 0.0) - price
    if ability == RAMPAGE:
        here = eyes.deep_ones[eyes.space]
        return 0.62 * min(here, 3) * threat(eyes, eyes.space) - price if here >= 2 else 0.0
    if ability == TRUE_GRIT:
        return 0.9 - price
    if ability == COORDINATED_EFFORT:
        return EFFORT - price
    if ability == PERSISTENCE:
        return 0.1
    return 0.0


def item_action_worth(eyes: Eyes, item: int) -> float:
    """What an item is worth as an action."""
    space = eyes.space
    if item == thing.SPEAKING_TRUMPET:
        worth = rescue_worth(eyes, space) * max(eyes.passengers[space - DECK] if DECK <= space < ROOM else 0, 1)
        for other in ADJACENT[space]:
            if DECK <= other < ROOM:
                worth += rescue_worth(eyes, other) * eyes.passengers[other - DECK]
        return worth
    if item == thing.TOOL_KIT:
        return REPAIRED[eyes.broken] + 0.3
    if item == thing.STARBUCK or item == thing.BOOK_OF_DAGON:
        return 2.2  # an action follows
    if item == thing.PLIMSOLLS:
        best = -1000.0
        for other in ADJACENT[space]:
            if other >= DECK and other not in (SICK_BAY, BRIG):
                best = max(best, stand_worth(eyes, other))
        return 1.0 if best > stand_worth(eyes, space) + 0.2 and not eyes.late else best * 0.9
    if item == thing.JAM_TIN_GRENADE:
        return max([throw_worth(eyes, other) for other in ADJACENT[space]]) - 0.6
    if item == thing.REPEATING_RIFLE:
        best = 0.0
        for other in ADJACENT[space]:
            if eyes.deep_ones[other]:
                best = max(best, threat(eyes, other))
        return hit_share(eyes, 1) * best
    bonus = 2 if item == thing.SIX_SHOOTER else 1
    if item == thing.SHOTGUN:
        bonus = eyes.deep_ones[space]
    return hit_share(eyes, bonus) * max(threat(eyes, space), 1.4 * HUNT if eyes.traitors[space] else 0.0) + 0.05


def throw_worth(eyes: Eyes, space: int) -> float:
    """What it helps to throw the grenade into a space."""
    worth = eyes.deep_ones[space] * threat(eyes, space) if eyes.deep_ones[space] else 0.0
    worth += eyes.traitors[space] - DEFEAT * eyes.humans[space]
    if DECK <= space < ROOM:
        worth -= eyes.passengers[space - DECK] * SOUL * lose_harm(eyes, SOULS)
    elif ROOM <= space < ROOM + DAMAGEABLE:
        worth -= eyes.hole
    return worth


def sheet_worth(eyes: Eyes, character: int) -> float:
    """What the action of a character sheet is worth."""
    if character == who.ARJUN:
        best = 0.0
        for space in range(DECK, ROOM):
            if space != eyes.space:
                best = max(best, site_worth(eyes, space))
        return best
    if character == who.JAMIE or character == who.WILLIAM:
        return 2.5  # an action follows
    if character == who.SAMIRA:
        return 0.7
    if character == who.ISHMAEL:
        price = best_payment(eyes, LORE, SANITY) * 0.5
        return 0.6 + 0.4 * monarchs_risen(eyes) - min(price, 1.0)
    return 0.0


def feat_worth(eyes: Eyes, character: int) -> float:
    """What a feat is worth as an action."""
    if character == who.JEANNE:
        return step_worth(eyes, TRAVEL, 2) - lose_harm(eyes, FUEL) - 0.8
    if character == who.ISHMAEL:
        return 0.9 if eyes.view["turns"] >= eyes.view["seats"] else 0.0
    if character == who.WILLIAM:
        return 1.5
    if character == who.JAMIE:
        best = 0.0
        for seat in range(eyes.view["seats"]):
            if seat != eyes.seat and eyes.view["players"][seat]["space"] == eyes.space:
                shown = eyes.view["players"][seat]["traitor"] is not None
                best = max(best, 2.0 if shown else jail_worth(eyes, seat))
        return best
    return 0.0
