"""Small, quick luck for a search: what comes out follows from the number it was begun with."""

from __future__ import annotations

from typing import Final

MODULUS: Final = 2147483647
FACTOR: Final = 48271


class Luck:
    """A generator of Lehmer's kind; all its numbers stay below 2^62."""

    def __init__(self, begin: int) -> None:
        self.state = begin % (MODULUS - 1) + 1
        for _ in range(4):
            self.below(2)

    def below(self, sides: int) -> int:
        """One of ``0 .. sides - 1``."""
        self.state = self.state * FACTOR % MODULUS
        if sides < 1 << 16:
            return (self.state >> 4) % sides
        high = self.state
        self.state = self.state * FACTOR % MODULUS
        return (high * (1 << 30) + self.state) % sides

    def one_of(self, mask: int) -> int:
        """One of the cells of a set that is not empty."""
        nth = self.below(mask.bit_count())
        while nth:
            mask &= mask - 1
            nth -= 1
        return (mask & -mask).bit_length() - 1

    def shuffled(self, things: list[int]) -> list[int]:
        """The things in random order."""
        order = things[:]
        for i in range(len(order) - 1, 0, -1):
            j = self.below(i + 1)
            order[i], order[j] = order[j], order[i]
        return order
