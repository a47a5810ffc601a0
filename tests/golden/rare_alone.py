"""Alone: both endings with and without nightmare, and every final mission fulfilled."""

from __future__ import annotations

from typing import Any

from rare import Rare, ends, has

import undertow
from undertow.games.alone.missions import MAIN, MISSIONS, ROWS

FINAL = [number for number, row in enumerate(ROWS) if row.kind == MAIN]


def ended(ending: str, nightmare: bool) -> Any:
    """Whether a game ended so, with nightmare or without."""

    def happens(state: undertow.State) -> bool:
        view: Any = state.view(None)
        return ends(state, ending) and has(state, "nightmare") == nightmare == bool(view["nightmare"])

    return happens


def fulfilled(mission: int) -> Any:
    """Whether the Hero wins with this final mission."""

    def happens(state: undertow.State) -> bool:
        return ends(state, "mission") and has(state, "main_mission", mission=mission) and won_by_the_hero(state)

    return happens


def won_by_the_hero(state: undertow.State) -> bool:
    """Whether the Hero, and nobody else, has won."""
    return state.result is not None and list(state.result.winners) == [0]


ALONE = {
    f"{ending}_{mood}": Rare((2, 4), ended(ending, mood == "in_nightmare"))
    for ending in ("mission", "defeat")
    for mood in ("in_nightmare", "awake")
} | {MISSIONS[mission]: Rare((2,), fulfilled(mission), {"main": MISSIONS[mission]}) for mission in FINAL}
