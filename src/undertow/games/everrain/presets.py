"""What a captain may order ahead: storms drift away, no omen is paid for, enemies act zone by zone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from undertow.games.everrain import moves as m
from undertow.games.everrain.board import DECKS, NOWHERE
from undertow.games.everrain.hexes import distance, step_from
from undertow.games.everrain.ship import HEX
from undertow.games.everrain.state import storm_hexes

if TYPE_CHECKING:
    from collections.abc import Mapping

    from undertow.games.everrain.state import Table
    from undertow.kernel.decision import Decision

STORMS: Final = ("storm_drift", "storm_toward")


def makes_sense(prompt: str, move: int, where: Mapping[str, int]) -> bool:
    """Orders of this game name nothing besides their question."""
    return False


def applies(decision: Decision, where: Mapping[str, int]) -> bool:
    """Whether an order is for this very question: it has no values that could say otherwise."""
    return not where


def chosen(state: Table, decision: Decision, move: int) -> int:
    """What an order answers: storms go where they are farthest from all ships, enemies act zone by zone."""
    if decision.prompt in STORMS:
        return max(decision.moves, key=lambda step: (*clear_of(state, step - m.STORM_STEP), -step))
    if decision.prompt == "activate":
        return min(decision.moves, key=lambda which: ((which - m.ACTIVATE) % DECKS, which))
    return move


def clear_of(state: Table, side: int) -> tuple[int, int]:
    """How far the storm that moves would be from the nearest ship, and from all of them together."""
    size, way, q, r = state.storms[state.drifting]
    covered = storm_hexes([size, way, *step_from((q, r), side)])
    afloat = [state.chart.place[ship[HEX]] for ship in state.ships if ship[HEX] != NOWHERE]
    away = [min([distance(place, ship) for place in covered]) for ship in afloat]
    return min(away, default=0), sum(away)


def round_of(state: Any) -> int:
    """The round: what is ordered for a round ends with it."""
    found: int = state.round
    return found
