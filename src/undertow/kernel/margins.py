"""How near the end is: a game's public ways to end, each with what is left until it is met."""

from __future__ import annotations


class Way:
    """One of the endings that everybody can see coming: ``left`` of ``of`` until it is met.

    Where more is taken ``at_once`` than one, an end may come while there is something left, but too little.

    >>> Way("seven_lords", 3, 7).data()
    {'key': 'seven_lords', 'left': 3, 'of': 7}
    """

    def __init__(self, key: str, left: int, of: int, at_once: int = 1) -> None:
        self.key = key
        self.left = left
        self.of = of
        self.at_once = at_once

    @property
    def is_met(self) -> bool:
        """Whether the game can end this way now."""
        return self.left < self.at_once

    def data(self) -> dict[str, object]:
        """The way as JSON-ready data."""
        return {"key": self.key, "left": self.left, "of": self.of}

    def __repr__(self) -> str:
        return f"Way({self.key!r}, {self.left}, {self.of})"
