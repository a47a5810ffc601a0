"""A player that takes any legal move, all equally likely."""

from __future__ import annotations

from undertow.kernel.seat import Bot, Seat


class Random(Bot):
    """Any legal move."""

    name = "random"

    def choose(self, seat: Seat) -> int:
        """Choose blindly."""
        moves = seat.moves
        return moves[self.luck.below(len(moves))]
