"""When a treasure is used: as soon as all that it does would serve."""

from __future__ import annotations

from undertow.games.everrain import moves as m
from undertow.games.everrain.cards.treasures import TREASURES
from undertow.games.everrain.judging import sailing
from undertow.games.everrain.judging.eyes import Eyes


def order(eyes: Eyes, moves: tuple[int, ...]) -> int:
    """A treasure to use now; -1: none."""
    for card in eyes.ship["hold"]:
        if m.USE + card in moves and serves(eyes, moves, TREASURES[card].use):
            return m.USE + card
    return -1


def serves(eyes: Eyes, moves: tuple[int, ...], use: str) -> bool:
    """Whether the first thing that a treasure does is of full use."""
    verb = use.split()[0]
    n = int(use.split(";")[0].split()[-1])
    if verb == "calm":
        return max([member["stress"] for member in eyes.crew], default=0) >= n and eyes.stress() >= n + 2
    if verb == "heal":
        return max([member["wounds"] for member in eyes.crew], default=0) >= n
    if verb == "repair":
        return len(eyes.ship["broken"]) >= n
    if verb == "refresh":
        return sum(eyes.ship["issued"]) >= n and m.NAVIGATE not in moves
    if verb == "smite":
        return sum([foe["hits"] for foe in eyes.ship["foes"]]) >= n - 1
    return verb == "sail" and m.NAVIGATE not in moves and sailing.needs_port(eyes)
