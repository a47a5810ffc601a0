"""Everything that can be used as an action: a move, the procedure it starts, the guards that may forbid it.

Cards, items, sheets, feats, titles and rooms announce their actions here (``abilities``, ``rooms``, ``repairs``);
``legal`` puts them into the menus of humans and revealed traitors.
"""

from __future__ import annotations

from typing import Any, Final

from undertow.kernel.decision import Guard, Question

HUMANS: Final = 1
TRAITORS: Final = 2
EVERYONE: Final = 3


class Use:
    """An action ability."""

    def __init__(self, move: int, procedure: Any, who: int, guards: list[Guard]) -> None:
        self.move = move
        self.procedure = procedure  # called with the seat
        self.who = who
        self.guards = guards


USES: Final[dict[int, Use]] = {}


def use(move: int, procedure: Any, who: int = EVERYONE, guards: list[Guard] | None = None) -> None:
    """Announce an action ability."""
    assert move not in USES
    USES[move] = Use(move, procedure, who, guards or [])


class Menu:
    """The questions that offer all actions; ``legal`` sets them when everything has been announced."""

    def __init__(self) -> None:
        self.human = Question("action", "actions.2", [])
        self.traitor = Question("traitor_action", "actions.9", [])


MENU: Final = Menu()
