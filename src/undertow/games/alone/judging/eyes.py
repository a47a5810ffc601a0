"""What the Hero has before him, with the figures that he judges by."""

from __future__ import annotations

from typing import Any, Final

from undertow.games.alone import bosses, params
from undertow.games.alone.judging import pursuit
from undertow.games.alone.judging.numbers import LISTENED

SABOTEUR: Final = 5


class Eyes:
    """What the Hero has before him."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.view = view
        self.here: int = view["here"]
        self.shown: dict[int, dict[str, Any]] = {tile["place"]: tile for tile in view["labyrinth"]}
        self.tile: dict[str, Any] = self.shown[self.here]
        self.figures: list[int] = self.tile["figures"]
        self.wanted: list[int] = pursuit.rooms(view)
        self.spots: list[int] = pursuit.spots(view)
        self.noises: list[int] = [entry[0] for entry in view["heard"][-LISTENED:]]
        self.last_noise: int = self.noises[-1] if self.noises else -1
        self.night: int = view["nightmare"]

    def values(self, figure: int) -> list[int]:
        """The row of the creature table of a figure."""
        if figure // 2 == SABOTEUR:
            return bosses.values(self.view["missions"][2], self.night)
        return params.NIGHTMARE[figure // 2] if self.night else params.NORMAL[figure // 2]

    def dice_in(self, tile: dict[str, Any]) -> int:
        """How many dice the creatures of a sector roll against him there."""
        column = params.BRIGHT if tile["lit"] else params.DARK
        return sum([self.values(figure)[column] for figure in tile["figures"]])
