"""An observation as a list of parts: what a learner sees, written straight into an array, from the allow-list."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

try:
    from mypy_extensions import mypyc_attr
except ImportError:  # the engine needs no package
    from undertow.kernel.compiled import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """So many numbers of an observation."""

    size: int = 0

    def write(self, state: Any, seat: int, out: Any, at: int) -> None:
        """Write all of them into ``out``, from place ``at`` on; an older observation may stand there."""
        raise NotImplementedError(type(self).__name__)


@mypyc_attr(allow_interpreted_subclasses=True)
class Numbers(Part):
    """What a function returns: at most ``size`` numbers from 0 to 255 that this seat may know."""

    def __init__(self, size: int, numbers: Callable[[Any, int], list[int]]) -> None:
        self.size = size
        self.numbers = numbers

    def write(self, state: Any, seat: int, out: Any, at: int) -> None:
        """Write the numbers."""
        numbers = self.numbers(state, seat)
        assert len(numbers) <= self.size, (len(numbers), self.size)
        for place, number in enumerate(numbers):
            out[at + place] = number
        for place in range(len(numbers), self.size):
            out[at + place] = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Counts(Part):
    """How often each kind of thing is among those that a function returns."""

    def __init__(self, kinds: int, things: Callable[[Any, int], list[int]]) -> None:
        self.size = kinds
        self.things = things

    def write(self, state: Any, seat: int, out: Any, at: int) -> None:
        """Count them."""
        for place in range(at, at + self.size):
            out[place] = 0
        for thing in self.things(state, seat):
            out[at + thing] += 1


@mypyc_attr(allow_interpreted_subclasses=True)
class BySeat(Part):
    """The same for every seat, from the observer's left on: a function of the state, the observer and that seat."""

    def __init__(self, most: int, size: int, numbers: Callable[[Any, int, int], list[int]]) -> None:
        self.size = most * size
        self.each = size
        self.numbers = numbers

    def write(self, state: Any, seat: int, out: Any, at: int) -> None:
        """Write seat after seat, one's own first."""
        for place in range(at, at + self.size):
            out[place] = 0
        for number in range(state.seats):
            said = self.numbers(state, seat, (max(seat, 0) + number) % state.seats)
            assert len(said) <= self.each, (len(said), self.each)
            for place, value in enumerate(said):
                out[at + number * self.each + place] = value


@mypyc_attr(allow_interpreted_subclasses=True)
class Observation:
    """All parts, one behind the other.

    >>> seen = Observation(Numbers(2, lambda state, seat: [seat, 7]), Counts(3, lambda state, seat: [1, 1, 2]))
    >>> out = bytearray(seen.size)
    >>> seen.write(None, 1, out)
    >>> seen.write(None, 1, out)  # over the old one
    >>> list(out)
    [1, 7, 0, 2, 1]
    """

    def __init__(self, *parts: Part) -> None:
        self.parts = parts
        self.size = sum(part.size for part in parts)

    def write(self, state: Any, seat: int, out: Any) -> None:
        """Write what a seat may know into ``out``."""
        at = 0
        for part in self.parts:
            part.write(state, seat, out, at)
            at += part.size
