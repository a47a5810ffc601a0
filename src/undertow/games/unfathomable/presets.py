"""What one may order ahead in Unfathomable: let pass every window of a kind."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from undertow.games.unfathomable import moves as m
from undertow.kernel.decision import Decision

WINDOWS: Final = ("before_cards", "after_total", "before_roll", "after_roll", "defeat", "passenger")


def makes_sense(prompt: str, move: int, where: Mapping[str, int]) -> bool:
    """Whether an order lets windows of one kind pass."""
    return (
        prompt == "react" and move == m.PASS and where.keys() == {"window"} and where["window"] in range(len(WINDOWS))
    )


def applies(decision: Decision, where: Mapping[str, int]) -> bool:
    """Whether the open window is of that kind."""
    return window_of(decision) == where["window"]


def window_of(decision: Decision) -> int:
    """The kind of the open window; -1 where none is open.

    >>> window_of(Decision("react", 0, (0,), "abilities.14", (), "window", {}, "reaction", "before_roll"))
    2
    """
    return WINDOWS.index(decision.window) if decision.window in WINDOWS else -1
