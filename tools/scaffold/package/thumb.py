"""A player by rule of thumb: it lays what is worth most, and a lantern while there is something to draw."""

from __future__ import annotations

from undertow.games.newgame import moves as m
from undertow.games.newgame.cards.shells import LANTERN, SHELLS
from undertow.kernel.seat import Bot, Seat


class Thumb(Bot):
    """A bot that sees what its seat sees."""

    name = "thumb"

    def choose(self, seat: Seat) -> int:
        """Say which move it makes."""
        pile = seat.view["pile"]
        return max(seat.moves, key=lambda move: worth(move - m.LAY, pile))


def worth(shell: int, pile: int) -> int:
    """What laying a shell is worth now."""
    return 20 if shell == LANTERN and pile else SHELLS[shell].numbers["value"]
