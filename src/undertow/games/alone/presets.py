"""What Evil may order ahead in Alone: let pass windows of a kind, for a round or for the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from undertow.games.alone import moves as m
from undertow.kernel.decision import Decision

# Which windows: those before the end of a turn, those while the Hero stands in no danger, all of them.
WHEN: Final = ("middle", "safe", "any")


def makes_sense(prompt: str, move: int, where: Mapping[str, int]) -> bool:
    """Whether an order lets windows of one kind pass."""
    return prompt == "react" and move == m.PASS and where.keys() == {"when"} and where["when"] in range(len(WHEN))


def applies(decision: Decision, where: Mapping[str, int]) -> bool:
    """Whether the open window is of that kind.

    >>> window = Decision("react", 1, (0, 1), "rulings.5", (), "screen", {"late": 1, "danger": 0}, "reaction")
    >>> [applies(window, {"when": number}) for number in range(3)]
    [False, True, True]
    """
    which = WHEN[where["when"]]
    if which == "middle":
        return not decision.details["late"]
    return which == "any" or not decision.details["danger"]


def round_of(state: Any) -> int:
    """The round: what is ordered for a round ends with it."""
    found: int = state.round
    return found
