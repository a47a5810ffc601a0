"""Everything on the table."""

from __future__ import annotations

from typing import ClassVar

from undertow.games.newgame import events as e
from undertow.games.newgame.board import HAND
from undertow.games.newgame.cards.shells import SHELLS
from undertow.kernel.log import all_but
from undertow.kernel.state import State


class Table(State):
    """A draw pile, a hand for each seat, and what each seat has laid before it."""

    fields: ClassVar[tuple[str, ...]] = ("pile", "hands", "laid")

    pile: list[int]
    hands: list[list[int]]
    laid: list[list[int]]

    def set_up(self) -> None:
        """Deal, and let the first player begin (rule: setup.1)."""
        from undertow.games.newgame.procedures import Turn

        self.pile = list(self.chance.shuffled(SHELLS.cards()))
        self.hands = [[self.pile.pop() for _ in range(HAND)] for _ in range(self.seats)]
        self.laid = [[] for _ in range(self.seats)]
        self.push(Turn(0))

    def draw(self, seat: int) -> None:
        """Give a seat the top card of the pile, if there is one (rule: turns.3)."""
        if self.pile:
            shell = self.pile.pop()
            self.hands[seat].append(shell)
            self.tell_to(1 << seat, e.DREW, seat, shell)
            self.tell_to(all_but(seat), e.DREW_ONE, seat)

    def sum_of(self, seat: int) -> int:
        """What a seat's shells are worth together."""
        return sum([SHELLS[shell].numbers["value"] for shell in self.laid[seat]])

    def end(self, ending: str) -> int:
        """End the game: the highest sum wins (rule: ending.1)."""
        scores = [self.sum_of(seat) for seat in range(self.seats)]
        winners = [seat for seat in range(self.seats) if scores[seat] == max(scores)]
        return self.finish(winners, scores, ending, "ending.1")

    def end_by_length(self) -> None:
        """No game is that long; but each must be able to end so."""
        self.end("length")
