"""How far everything is that a captain wants: one map for all goals, each with what it is worth."""

from __future__ import annotations

from typing import Final

from undertow.games.everrain.hexes import SIDES, STERN, step_from
from undertow.games.everrain.judging.eyes import Eyes
from undertow.games.everrain.tiles import PORT, ROUGH

NONE: Final = -1
FINE: Final = 4  # what the map counts is parts of a point
LOST: Final = 60 * FINE  # from there nothing is worth a voyage
SOAKED: Final = 3 * FINE  # by what sailing into a storm or out of it is shunned


class Map:
    """By position, a hex times six and a heading: quarters of a point to the best goal, and what it is worth less."""

    def __init__(self, eyes: Eyes, goals: dict[int, int]) -> None:
        view = eyes.view
        hexes = view["hexes"]
        stormy = eyes.stormy
        self.left: list[int] = [LOST] * (SIDES * len(hexes))
        price = [2 * FINE if kind == ROUGH or (q, r) in stormy else FINE for q, r, kind in hexes]
        wet = [(q, r) in stormy for q, r, _ in hexes]
        port = [kind == PORT and (q, r) not in stormy for q, r, kind in hexes]
        waiting: list[list[int]] = [[] for _ in range(LOST + 2 * FINE + SOAKED + 1)]
        for position, less in goals.items():
            waiting[max(0, min(LOST, FINE * less))].append(position)
        for cost in range(LOST):
            for position in waiting[cost]:
                if self.left[position] <= cost:
                    continue
                self.left[position] = cost
                hexagon, heading = divmod(position, SIDES)
                turn = 1 if port[hexagon] else price[hexagon] + (SOAKED if wet[hexagon] else 0)
                for by in (1, SIDES - 1):
                    waiting[cost + turn].append(hexagon * SIDES + (heading + by) % SIDES)
                behind = eyes.charted.get(step_from((hexes[hexagon][0], hexes[hexagon][1]), (heading + STERN) % SIDES))
                if behind is not None:
                    shunned = SOAKED if wet[behind] != wet[hexagon] else 0
                    waiting[cost + price[behind] + shunned].append(behind * SIDES + heading)
