"""What one may order ahead in Abyss: let pass every offer of a people up to a value."""

from __future__ import annotations

from collections.abc import Mapping

from undertow.games.abyss import moves as m
from undertow.games.abyss.board import RACES
from undertow.games.abyss.cards.allies import MONSTER, RACE, VALUE
from undertow.kernel.decision import Decision

VALUES = range(1, 6)


def makes_sense(prompt: str, move: int, where: Mapping[str, int]) -> bool:
    """Whether an order names an offer, a people and a value."""
    return (
        prompt == "offer"
        and move == m.PASS
        and where.keys() == {"race", "up_to"}
        and where["race"] in range(len(RACES))
        and where["up_to"] in VALUES
    )


def applies(decision: Decision, where: Mapping[str, int]) -> bool:
    """Whether the ally on offer is one that was to be let pass."""
    card = decision.details["card"]
    return card != MONSTER and RACE[card] == where["race"] and VALUE[card] <= where["up_to"]
