"""What one may order ahead in Unfathomable: let pass every window of a kind.

Which kind a window is of shows in the step at which the procedure beneath it waits.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from undertow.games.unfathomable import moves as m
from undertow.kernel.decision import Decision

WINDOWS: Final = ("before_cards", "after_total", "before_roll", "after_roll", "defeat", "passenger")
# Where the check, the roll, the defeat goes on when the window has closed.
GOES_ON: Final = ("skill_checks.4", "skill_checks.8a", "dice.0", "dice.1", "defeat.3", "passengers.8")


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

    >>> window_of(Decision("react", 0, (0,), "abilities.14", ("turns.5", "dice.0", "abilities.15"), "window", {}))
    2
    """
    below = decision.cause[-2] if len(decision.cause) > 1 else ""
    return GOES_ON.index(below) if below in GOES_ON else -1
