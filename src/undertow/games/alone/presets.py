"""What Evil may order ahead in Alone: let pass windows of a kind, permit everybody; for a round or for the game."""

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


def chosen(state: Any, decision: Decision, move: int) -> int:
    """What an order answers: a leader who lets play lets everybody play who is asked just then. rule: rulings.5

    >>> window = Decision("react", 1, (0, m.PERMIT + 2, m.PERMIT + 4, m.PERMIT + 6), "rulings.5", (), "screen", {})
    >>> [chosen(None, window, move) - m.PERMIT for move in (m.PERMIT + 2, m.PERMIT + 4)], chosen(None, window, m.PASS)
    ([6, 6], 0)
    """
    permits = [one for one in decision.moves if m.PERMIT <= one < m.PERMIT + 8]
    return permits[-1] if permits and m.PERMIT <= move < m.PERMIT + 8 else move


def round_of(state: Any) -> int:
    """The round: what is ordered for a round ends with it."""
    found: int = state.round
    return found
