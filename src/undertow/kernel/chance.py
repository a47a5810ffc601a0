"""Chance: a keyed counter, so that a copy costs nothing and open dice tell nothing about later ones."""

from __future__ import annotations

from hashlib import blake2b
from struct import unpack
from typing import Final

LANES: Final = 8  # draws that one 64-byte block gives
BITS: Final = (1 << 56) - 1  # of a draw; a lane has 64
NO_LANES: Final[list[int]] = []


def key_of(seed: str) -> bytes:
    """Give the 128-bit key that belongs to a seed."""
    return blake2b(seed.encode(), digest_size=16, person=b"undertow").digest()


class Chance:
    """All the luck of one game.

    Draw number ``i`` is lane ``i % 8`` of ``blake2b(i // 8, key)``: the same key gives the same draws, and without
    the key no draw says anything about another. One draw takes 56 bits, so no outcome of a die is favoured by more
    than one part in 10^15.

    >>> luck = Chance(key_of("7"))
    >>> [luck.below(6) for _ in range(5)] == [Chance(key_of("7")).below(6)] + [0] * 4
    False
    """

    def __init__(self, key: bytes, count: int = 0) -> None:
        self.key = key
        self.count = count
        self.lanes: list[int] = NO_LANES  # of the present block; never changed, only replaced
        self.heard: list[int] | None = None  # what came out, for the record
        self.script: list[int] | None = None  # what is to come out, on replay
        self.read: int = 0  # how much of the script is used up

    def below(self, sides: int) -> int:
        """Draw one of ``0 .. sides - 1``, all equally likely."""
        if self.script is not None:
            outcome = self.scripted(sides)
        else:
            lane = self.count % LANES
            if lane == 0 or not self.lanes:
                self.lanes = self.block(self.count // LANES)
            outcome = self.lanes[lane] % sides
        self.count += 1
        if self.heard is not None:
            self.heard.append(outcome)
        return outcome

    def block(self, number: int) -> list[int]:
        """All draws of a block."""
        lanes: tuple[int, ...] = unpack("<8Q", blake2b(number.to_bytes(8, "little"), key=self.key).digest())
        return [lane & BITS for lane in lanes]

    def scripted(self, sides: int) -> int:
        """Give the next outcome of a record; 0 when the record has too few or a false one (its digests will tell)."""
        script = self.script
        assert script is not None
        outcome = script[self.read] if self.read < len(script) else 0
        self.read += 1
        return outcome if 0 <= outcome < sides else 0

    def shuffled(self, things: list[int]) -> tuple[int, ...]:
        """Give the things in random order (Fisher and Yates)."""
        order = things[:]
        for i in range(len(order) - 1, 0, -1):
            j = self.below(i + 1)
            order[i], order[j] = order[j], order[i]
        return tuple(order)

    def copy(self) -> Chance:
        """Copy key, count and lanes; who listens to the old one does not listen to the new."""
        other = Chance(self.key, self.count)
        other.lanes = self.lanes
        return other
