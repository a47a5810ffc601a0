"""The engine beside the server: the same game, played by the test itself, to ask it what is true."""

from __future__ import annotations

from undertow import registry
from undertow.kernel.state import State


class Mirror:
    """A game that follows a table; it answers what the server ought to have answered."""

    def __init__(self, game: str, seats: int, seed: int | str) -> None:
        self.start = (game, seats, seed)
        self.state: State = registry.game(game).new(seats, seed)
        self.held: dict[int, int] = {}
        self.answered = [0] * seats
        self.played: list[tuple[int, int]] = []
        self.given: set[tuple[int, int, int]] = set()

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
        return [seat for seat in self.state.asked if seat not in self.held]

    def answer(self, seat: int, number: int, move: int) -> None:
        """Take an answer; a question put to several closes when all have answered."""
        self.given.add((seat, number, move))
        self.held[seat] = move
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
