"""The part of the judge (``checker.py``) that knows that figures of one kind look alike: the Hero sees that one of two in
a sector was hurt, and nobody says which. Any choice will do that explains all the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from checker import Judge

TRIES = 400  # more choices than that have not come up; then the world is judged wrong


class Alike:
    """Which of several was meant, time after time; ``another`` goes on to the next way to choose."""

    def __init__(self) -> None:
        self.taken: list[int] = []
        self.among: list[int] = []
        self.place = 0

    def one_of(self, names: list[int]) -> int:
        if len(names) == 1:
            return names[0]
        if self.place == len(self.taken):
            self.taken.append(0)
            self.among.append(len(names))
        self.place += 1
        return names[self.taken[self.place - 1]]

    def another(self) -> bool:
        while self.taken and self.taken[-1] + 1 == self.among[-1]:
            self.taken.pop()
            self.among.pop()
        if self.taken:
            self.taken[-1] += 1
        self.place = 0
        return bool(self.taken)


def replay(judge: Judge) -> None:
    """Tell the history again until one choice of those that look alike explains it; else what the first one broke."""
    from checker import Broken, Replay

    alike = Alike()
    first: Broken | None = None
    for _ in range(TRIES):
        try:
            return Replay(judge, alike).run()
        except Broken as broken:
            first = first or broken
        if not alike.another():
            break
    assert first is not None
    raise first
