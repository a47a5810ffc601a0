"""A part of the screen that a game draws."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text
from textual.events import Click
from textual.widget import Widget

from undertow.drawing import CHOOSE, Block, page


class Drawn(Widget):
    """Draws a block for exactly the room it has."""

    def __init__(self, draw: Callable[[int, int], Block], id: str) -> None:
        super().__init__(id=id)
        self.draw = draw

    def render(self) -> Text:
        """Draw."""
        return page(self.draw(self.size.width, self.size.height))

    def on_click(self, event: Click) -> None:
        """Choose what was clicked, if it can be chosen."""
        move = event.style.meta.get(CHOOSE)
        if move is not None:
            self.screen.choose_at(move)
