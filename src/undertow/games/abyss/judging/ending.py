"""Who is ahead, and whether the game should end."""

from __future__ import annotations

from undertow.games.abyss.board import LORDS_TO_END
from undertow.games.abyss.cards.allies import RACE, VALUE
from undertow.games.abyss.judging.eyes import Eyes
from undertow.games.abyss.judging.numbers import AHEAD, BEHIND, HURRY, LAST_TURN, NEVER, TOKEN_POINTS


def standing(eyes: Eyes, seat: int) -> float:
    """What a player would score now: as the view says, with the allies still to affiliate, and tokens on average."""
    player = eyes.view["players"][seat]
    points = player["influence"]
    for value in eyes.known["tokens"][seat]:
        points -= value or 0
    highest = [0, 0, 0, 0, 0]
    lowest = [9, 9, 9, 9, 9]
    for kind in player["affiliated"]:
        highest[RACE[kind]] = max(highest[RACE[kind]], VALUE[kind])
    for kind in eyes.known["hands"][seat]:
        lowest[RACE[kind]] = min(lowest[RACE[kind]], VALUE[kind])
    for race in range(5):
        if highest[race] < lowest[race] < 9:
            points += lowest[race] - highest[race]
    return points + TOKEN_POINTS * player["tokens"]


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
