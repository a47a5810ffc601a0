"""Dice, and those who would be defeated: whether to step in."""

from __future__ import annotations

from undertow.games.unfathomable import moves as m
from undertow.games.unfathomable.board import BRIG, FUEL, LORE, OBSERVATION, SANITY, SOULS, STRENGTH
from undertow.games.unfathomable.cards import characters as who
from undertow.games.unfathomable.cards import items as thing
from undertow.games.unfathomable.cards import spells as spell
from undertow.games.unfathomable.cards.skills import ABILITY, COMBAT_TRAINING, KEEN_INSIGHT, SHRUG_IT_OFF, SKILL, VALUE
from undertow.games.unfathomable.judging.eyes import Eyes
from undertow.games.unfathomable.judging.numbers import HELP, HIDE, OPEN
from undertow.games.unfathomable.judging.odds import jail_worth, kept_worth, possible


def purpose(eyes: Eyes) -> str:
    """What a die is rolled for: the rule with which the procedure below the roll goes on."""
    return eyes.cause[-3] if len(eyes.cause) >= 3 else ""


def deep_one_attacks(eyes: Eyes) -> bool:
    """Whether it is a Deep One that attacks."""
    return "activations.13" in eyes.cause


def payment(eyes: Eyes, skill: int) -> int:
    """The value of the card that was just discarded for a room."""
    top = eyes.view["discards"][skill]
    return 0 if top is None else VALUE[top]


def at_stake(eyes: Eyes) -> int:
    """The resource that a roll in Chapel or Boiler Room may cost; -1 if it is another roll."""
    rule = purpose(eyes)
    return FUEL if rule == "tracks.6" else SANITY if rule == "tracks.11" else -1


def before_roll(eyes: Eyes, cards: list[int]) -> int:
    """What to do before a die is rolled; PASS if nothing."""
    rule = purpose(eyes)
    roll = eyes.view["roll"]
    if roll is None or eyes.side == HIDE or abs(roll["modifier"]) >= 2:
        return m.PASS
    if roll["modifier"] and not roll["attack"]:  # somebody has done it
        return m.PASS
    keen = [card for card in cards if ABILITY[card] == KEEN_INSIGHT]
    if rule == "attack.9":
        mine = eyes.view["turn"] == eyes.seat and not deep_one_attacks(eyes)
        if keen and eyes.side == OPEN and mine and not eyes.deep_ones[eyes.space]:
            return m.RAISE + keen[0]
        alone = eyes.humans[eyes.space] == 1 and eyes.deep_ones[eyes.space] > 0
        if keen and eyes.side == HELP and deep_one_attacks(eyes) and alone and len(eyes.hand) > 6:
            return m.LOWER + keen[0]
        return m.PASS
    resource = at_stake(eyes)
    if resource < 0:
        return m.PASS
    value = payment(eyes, STRENGTH if resource == FUEL else LORE)
    if value >= 5:
        return m.PASS
    if eyes.side == OPEN:
        return m.LOWER + keen[0] if keen and eyes.dials[resource] <= 4 else m.PASS
    if eyes.dials[resource] <= 2 and eyes.character == who.BEATRICE and eyes.me["feat"] and eyes.space != BRIG:
        return m.FACE + 7
    if eyes.dials[resource] <= 4 and keen:
        return m.RAISE + keen[0]
    if eyes.dials[resource] <= 4 and thing.ALMANAC in eyes.me["items"] and eyes.space != BRIG:
        best = -1
        for card in cards:
            if SKILL[card] == OBSERVATION and (best < 0 or kept_worth(eyes, card) < kept_worth(eyes, best)):
                best = card
        if best >= 0:
            return m.BOOST + best
    return m.PASS


def after_roll(eyes: Eyes, cards: list[int], moves: tuple[int, ...]) -> int:
    """What to do after a die was rolled; PASS if nothing."""
    roll = eyes.view["roll"]
    if roll is None or eyes.side == HIDE:
        return m.PASS
    result = min(max(roll["rolled"] + roll["modifier"], 1), 8)
    rule = purpose(eyes)
    bad = False
    attack = rule == "attack.9"
    if attack:
        by_deep_one = deep_one_attacks(eyes)
        by_traitor = eyes.view["players"][eyes.view["turn"]]["traitor"] is not None
        if by_deep_one or by_traitor:
            bad = (result >= 6) == (eyes.side == HELP)
            if eyes.side == OPEN and by_deep_one:
                bad = False
        else:
            bad = result < 4 and eyes.side == HELP
    else:
        resource = at_stake(eyes)
        if resource >= 0 and eyes.side == HELP:
            bad = result + payment(eyes, STRENGTH if resource == FUEL else LORE) < 7
    if not bad:
        return m.PASS
    pistol = m.USE_ITEM + thing.POCKET_PISTOL
    mine = attack and eyes.view["turn"] == eyes.seat and thing.POCKET_PISTOL in eyes.me["items"]
    if mine and possible(pistol, moves):
        return pistol
    if attack:
        for card in cards:
            if ABILITY[card] == COMBAT_TRAINING:
                return m.PLAY + card
    if eyes.character == who.EDMUND and eyes.side == HELP and eyes.space != BRIG and len(cards) > 3:
        least = cards[0]
        for card in cards:
            if kept_worth(eyes, card) < kept_worth(eyes, least):
                least = card
        return m.REROLL + least
    return m.PASS


def prevent(eyes: Eyes, moves: tuple[int, ...]) -> int:
    """Prevent a defeat, one's own with what serves for nothing else; one has said that one will."""
    for move in moves:
        if move in (m.USE_ITEM + thing.STARBUCK, m.USE_SPELL + spell.FLESH_WARD) or m.PLAY <= move < m.PLAY + 30:
            return move
    for move in moves:
        if m.DISCARD <= move < m.DISCARD + 30:  # the lowest
            return move
    return moves[-1]


def would_prevent(eyes: Eyes) -> bool:
    """Whether one wants to react to a defeat. Who could react only to one's own defeat is asked only then."""
    healer = eyes.character == who.SVETLANA and eyes.side != OPEN
    if eyes.cause[-2] == "passengers.8":
        if eyes.side != HELP:
            return False
        return thing.TRAVEL_PHARMACY in eyes.me["items"] or eyes.dials[SOULS] <= 3
    if not healer:
        return True
    whom = eyes.view["defeating"]
    foe = whom is not None and (eyes.view["players"][whom]["traitor"] is not None or jail_worth(eyes, whom) > 0.0)
    if foe:
        return False
    for card in eyes.hand:
        if ABILITY[card] == SHRUG_IT_OFF or (SKILL[card] == LORE and VALUE[card] <= 3 and eyes.side == HELP):
            return True
    return False


def spare(eyes: Eyes, moves: tuple[int, ...]) -> int:
    """Save a passenger; one has said that one will."""
    pharmacy = m.USE_ITEM + thing.TRAVEL_PHARMACY
    return pharmacy if pharmacy in moves else moves[-1]
