"""How likely a check succeeds, how much a card in hand and a suspect in the Brig are worth."""

from __future__ import annotations

from undertow.games.unfathomable.board import BRIG, INFLUENCE, OBSERVATION, PLAIN_SKILLS, STRENGTH, TREACHERY
from undertow.games.unfathomable.cards import characters as who
from undertow.games.unfathomable.cards.skills import ABILITY, SKILL, VALUE
from undertow.games.unfathomable.judging.eyes import Eyes
from undertow.games.unfathomable.judging.numbers import (
    CABIN_TARGET,
    CHAOS,
    HELD,
    HELP,
    JAILED,
    KEEP,
    KEEP_OPEN,
    LOCKED,
    OPEN,
    POINT,
    WORD,
)


def supports(skills: int, card: int) -> bool:
    """Whether a card supports a check."""
    return skills >> SKILL[card] & 1 == 1


def points(skills: int, cards: list[int]) -> int:
    """What the supporting cards among some are worth."""
    total = 0
    for card in cards:
        if skills >> SKILL[card] & 1:
            total += VALUE[card]
    return total


def likely_points(eyes: Eyes, skills: int, seat: int) -> float:
    """What a player could add, judged by hand size and the skill set that is printed on the sheet."""
    player = eyes.view["players"][seat]
    character = player["character"]
    if character is None or player["traitor"] is not None:
        return 0.0
    cards = player["hand"] if player["space"] != BRIG else min(player["hand"], 1)
    fitting = 0
    for skill in range(PLAIN_SKILLS):
        if skills >> skill & 1:
            fitting += who.SKILL_SETS[character][skill]
    return cards * fitting / 5 * CHAOS


def chaos_points(eyes: Eyes, skills: int, cards: int) -> float:
    """What cards from the chaos deck bring, on average."""
    fitting = 0
    for skill in range(PLAIN_SKILLS):
        fitting += skills >> skill & 1
    size = max(eyes.view["decks"]["chaos"], 1)
    treachery = min(eyes.known["chaos_most"][TREACHERY], size) / size
    return cards * CHAOS * ((1.0 - treachery) * (fitting * 0.4 - 1.0) - treachery)


def success_share(eyes: Eyes, skills: int, target: int) -> float:
    """How likely it is that a check succeeds."""
    total = chaos_points(eyes, skills, 2) + points(skills, eyes.hand)
    for seat in range(eyes.view["seats"]):
        if seat != eyes.seat:
            total += likely_points(eyes, skills, seat) * 0.6
    return max(0.05, min(0.9, (total / target - 0.5) * 0.9))


def accused(eyes: Eyes, seat: int) -> float:
    """How likely somebody is a traitor whom the current player has accused, who may know more than oneself."""
    guilt = doubt(eyes, seat)
    turn = eyes.view["turn"]
    if turn == eyes.seat or seat == eyes.seat:
        return guilt
    odds = guilt / (1.0 - guilt) * (1.0 + WORD * (1.0 - eyes.suspicion[turn])) if guilt < 1.0 else 99.0
    return odds / (1.0 + odds)


def jail(guilt: float) -> float:
    """What it helps to have somebody in the Brig who is so likely a traitor."""
    return guilt * JAILED - (1.0 - guilt) * LOCKED


def doubt(eyes: Eyes, seat: int) -> float:
    """How likely another player is a hidden traitor; of oneself one knows better than the others."""
    return 0.0 if seat == eyes.seat else eyes.suspicion[seat]


def jail_worth(eyes: Eyes, seat: int) -> float:
    """What it helps to have somebody in the Brig."""
    return jail(doubt(eyes, seat))


def highest_suspicion(eyes: Eyes) -> float:
    """How much one suspects whom one suspects most."""
    most = 0.0
    for seat in range(eyes.view["seats"]):
        if seat != eyes.seat and eyes.view["players"][seat]["traitor"] is None:
            most = max(most, eyes.suspicion[seat])
    return most


def kept_worth(eyes: Eyes, card: int) -> float:
    """What a card in hand is worth."""
    ability = ABILITY[card]
    if eyes.side == OPEN:
        return KEEP_OPEN[ability] + 0.05 * VALUE[card]
    if SKILL[card] == TREACHERY:
        return -1.0
    worth = KEEP[ability] + HELD + POINT * VALUE[card]
    if SKILL[card] == STRENGTH and eyes.side == HELP and VALUE[card] >= 3:
        worth += 0.15
    return worth


def possible(move: int, moves: tuple[int, ...]) -> bool:
    """Whether a reaction is possible; as long as one is only asked whether to react at all, ``moves`` is empty."""
    return not moves or move in moves


def most_to_jail(eyes: Eyes) -> float:
    """What it helps to lock up whom one suspects most of those at large."""
    best = -LOCKED
    for seat in range(eyes.view["seats"]):
        player = eyes.view["players"][seat]
        if seat != eyes.seat and player["traitor"] is None and player["space"] != BRIG:
            best = max(best, jail_worth(eyes, seat))
    return best


def accuse_worth(eyes: Eyes) -> float:
    """What it helps to accuse somebody in the Captain's Cabin, where a check decides."""
    return max(most_to_jail(eyes), 0.0) * success_share(eyes, 1 << INFLUENCE | 1 << OBSERVATION, CABIN_TARGET)
