"""What an enemy has rolled, spent result by result."""

from __future__ import annotations

from undertow.games.everrain import params
from undertow.kernel.flow import Procedure


class Rolled(Procedure):
    """Moves, hits and omens left of a roll; two of a kind that are of no use make one of another. rule: dice.7"""

    moves: int
    hits: int
    omens: int

    def pays_a_hit(self) -> bool:
        """Whether there is a hit, or two results of a kind that make one; then it is spent. rule: dice.7"""
        if self.hits:
            self.hits -= 1
        elif self.moves >= params.PAIR:
            self.moves -= params.PAIR
        elif self.omens >= params.PAIR:
            self.omens -= params.PAIR
        else:
            return False
        return True

    def makes_a_move(self) -> bool:
        """Whether two results of a kind make a move; then there is one more. rule: dice.7"""
        if self.omens >= params.PAIR:
            self.omens -= params.PAIR
        elif self.hits >= params.PAIR:
            self.hits -= params.PAIR
        else:
            return False
        self.moves += 1
        return True

    def all_as_hits(self) -> int:
        """The hits, if everything else is turned into hits. rule: dice.7"""
        return self.hits + self.moves // params.PAIR + self.omens // params.PAIR
