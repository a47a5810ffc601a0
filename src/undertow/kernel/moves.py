"""What players can say: every move of a game is a number below the size of its vocabulary."""

from __future__ import annotations

try:
    from mypy_extensions import mypyc_attr
except ImportError:  # the engine needs no package
    from undertow.kernel.compiled import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Family:
    """Moves of one kind, one for each thing they can name: ``recruit`` has one move per lord.

    A move may name two things, such as a creature and a place: then there is one for each pair (``second``).
    """

    def __init__(
        self, key: str, noun: str, first: int, size: int, base: int = 0, second: str = "", seconds: int = 1
    ) -> None:
        self.key = key
        self.noun = noun
        self.first = first
        self.size = size
        self.base = base  # the number of the first thing, as people count
        self.second = second
        self.seconds = seconds

    def index_of(self, move: int) -> int:
        """The number of the (first) thing that a move names, from 0."""
        return (move - self.first) // self.seconds

    def named(self, move: int) -> dict[str, int]:
        """The things a move of this family names, as people count."""
        if not self.noun:
            return {}
        named = {self.noun: self.index_of(move) + self.base}
        if self.second:
            named[self.second] = (move - self.first) % self.seconds
        return named


class Vocabulary:
    """All moves of a game, family after family, in a fixed order.

    >>> words = Vocabulary()
    >>> words.family("pass"), words.family("ask", "seat", 4), words.family("go")
    (0, 1, 5)
    >>> words.size, words.of(3).key, words.index(3)
    (6, 'ask', 2)
    >>> send = words.family("send", "ship", 2, second="port", seconds=3)
    >>> words.of(send + 4).named(send + 4)
    {'ship': 1, 'port': 1}
    >>> [(family.key, index) for family, index in (words.split(3), words.split(send + 4))]
    [('ask', 2), ('send', 1)]
    """

    def __init__(self) -> None:
        self.families: list[Family] = []
        self.by_move: list[Family] = []

    @property
    def size(self) -> int:
        """The number of moves; every move is below it."""
        return len(self.by_move)

    def family(self, key: str, noun: str = "", size: int = 1, base: int = 0, second: str = "", seconds: int = 1) -> int:
        """Add a family; the answer is its first move. With a ``second`` noun there is a move for each pair."""
        first = len(self.by_move)
        family = Family(key, noun, first, size * seconds, base, second, seconds)
        self.families.append(family)
        for _ in range(size * seconds):
            self.by_move.append(family)
        return first

    def of(self, move: int) -> Family:
        """The family of a move."""
        return self.by_move[move]

    def index(self, move: int) -> int:
        """Which of its family a move is: the lord, the seat, the card."""
        return move - self.by_move[move].first

    def split(self, move: int) -> tuple[Family, int]:
        """The family of a move, and the number of the (first) thing that it names."""
        family = self.by_move[move]
        return family, family.index_of(move)
