"""The engine beside the server: the same game, played by the test itself, to ask it what is true."""

from __future__ import annotations

from undertow import registry
from undertow.kernel.state import State
from undertow.table.screens import only_answer


class Mirror:
    """A game that follows a table; it answers what the server ought to have answered."""

    def __init__(self, game: str, seats: int, seed: int | str) -> None:
        self.start = (game, seats, seed)
        self.state: State = registry.game(game).new(seats, seed)
        self.held: dict[int, int] = {}
        self.answered = [0] * seats
        self.played: list[tuple[int, int]] = []
        self.given: dict[tuple[int, int], tuple[int, ...]] = {}  # by seat and number: what was made of a message
        self.settle()

    def number(self, seat: int) -> int:
        """What the server calls the place where a seat stands."""
        own = self.answered[seat] + (seat in self.held) if seat >= 0 else 0
        return len(self.state.log(None if seat < 0 else seat)) + own

    def legal(self, seat: int) -> tuple[int, ...]:
        """What a seat may answer now."""
        if self.state.over or seat in self.held or seat not in self.state.asked:
            return ()
        return tuple(self.state.decision_for(seat).moves)

    def waiting(self) -> list[int]:
        """Who owes an answer."""
        if self.state.over:
            return []
        return [seat for seat in self.state.asked if seat not in self.held]

    def answer_all(self, seat: int, number: int, moves: list[int]) -> None:
        """Take several moves, while the same step asks the same seat and allows them."""
        sealed = len(self.state.asked) > 1
        at = self.step()
        self.answer(seat, number, moves[0])
        for move in moves[1:]:
            if sealed or self.step() != at or self.state.asked != (seat,) or move not in self.state.moves:
                return
            made = self.given[seat, number]
            self.answer(seat, number, move)
            self.given[seat, number] = (*made, move)

    def step(self) -> tuple[int, int, str]:
        """Which step asks: of which procedure (a clone has other objects, so by its place), and by which rule."""
        stack = self.state.stack
        return (len(stack), id(stack[-1]), stack[-1].at) if stack else (0, 0, "")

    def answer(self, seat: int, number: int, move: int) -> None:
        """Take an answer; a question put to several closes when all have answered."""
        self.given[seat, number] = (move,)
        self.held[seat] = move
        self.close()
        self.settle()

    def settle(self) -> None:
        """Give the single answers that the server gives behind a screen."""
        while given := [(seat, only) for seat in self.waiting() if (only := only_answer(self.state, seat)) is not None]:
            for seat, only in given:
                self.held[seat] = only
            self.close()

    def close(self) -> None:
        """Go on once everybody has answered."""
        if self.waiting():
            return
        answers, self.held = sorted(self.held.items()), {}
        for by, answered in answers:
            self.state.play(answered)
            self.answered[by] += 1
            self.played.append((by, answered))

    def undo(self) -> None:
        """Take the last move back."""
        game, seats, seed = self.start
        kept = self.played[:-1]
        self.state, self.answered, self.held = registry.game(game).new(seats, seed), [0] * seats, {}
        self.played = kept
        for seat, move in kept:
            self.state.play(move)
            self.answered[seat] += 1
