"""What players can say: every move of a game is a number below the size of its vocabulary."""

from __future__ import annotations

try:
    from mypy_extensions import mypyc_attr
except ImportError:  # the engine needs no package
    from undertow.kernel.compiled import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Family:
    """Moves of one kind, one for each thing they can name: ``recruit`` has one move per lord."""

    def __init__(self, key: str, noun: str, first: int, size: int, base: int = 0) -> None:
        self.key = key
        self.noun = noun
        self.first = first
        self.size = size
        self.base = base  # the number of the first thing, as people count


class Vocabulary:
    """All moves of a game, family after family, in a fixed order.

    >>> words = Vocabulary()
    >>> words.family("pass"), words.family("ask", "seat", 4), words.family("go")
    (0, 1, 5)
    >>> words.size, words.of(3).key, words.index(3)
    (6, 'ask', 2)
    """

    def __init__(self) -> None:
        self.families: list[Family] = []
        self.by_move: list[Family] = []

    @property
    def size(self) -> int:
        """The number of moves; every move is below it."""
        return len(self.by_move)

    def family(self, key: str, noun: str = "", size: int = 1, base: int = 0) -> int:
        """Add a family; the answer is its first move."""
        first = len(self.by_move)
        family = Family(key, noun, first, size, base)
        self.families.append(family)
        for _ in range(size):
            self.by_move.append(family)
        return first

    def of(self, move: int) -> Family:
        """The family of a move."""
        return self.by_move[move]

    def index(self, move: int) -> int:
        """Which of its family a move is: the lord, the seat, the card."""
        return move - self.by_move[move].first
