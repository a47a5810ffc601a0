"""The rules of thumb of a sensible player of Alone, on either side.

Everything is measured in points that the Hero loses. The bot knows what its seat may know (``seat.view``), looks at
nothing else, remembers nothing and draws no worlds: the Hero reckons with all floors of the pool that agree with what
he has seen (``judging/maps.py``), Evil with the secret map.
"""

from __future__ import annotations

from undertow.games.alone.judging import hero, team
from undertow.games.alone.state import HERO
from undertow.kernel.seat import Bot, Seat


class Thumb(Bot):
    """Plays by rules of thumb."""

    name = "thumb"

    def choose(self, seat: Seat) -> int:
        """Answer a question."""
        moves: tuple[int, ...] = seat.moves
        if len(moves) == 1:
            return moves[0]
        prompt: str = seat.decision.prompt
        if seat.number == HERO:
            return hero.answer(seat.view, prompt, moves)
        return team.answer(seat.view, seat.number, prompt, moves)
