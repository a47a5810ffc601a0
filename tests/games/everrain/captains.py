"""Captains beside ``thumb``, for measuring: one who knows what cards say, one who keeps clues back. Both may peek."""

from __future__ import annotations

from undertow.games.everrain import moves as m
from undertow.games.everrain.board import HOUSES, LISTEN, UNIVERSITY
from undertow.games.everrain.cards.language import CHOICE
from undertow.games.everrain.cards.stories import STORIES
from undertow.games.everrain.judging import fighting, stories
from undertow.games.everrain.judging.eyes import Eyes, clues_aboard
from undertow.games.everrain.params import ACT_SPACE, CLUE_LIMIT
from undertow.games.everrain.thumb import Thumb, answer
from undertow.games.everrain.view import View
from undertow.kernel.seat import Bot, Seat

TOO_FEW = 2  # clues that nobody hands in


class Knowing(Bot):
    """Plays as thumb does, and answers every veiled question by what is printed on the back of its answers."""

    name = "knowing"

    def __init__(self) -> None:
        super().__init__()
        self.thumb = Thumb()

    def choose(self, seat: Seat) -> int:
        """Answer a question."""
        prompt = seat.decision.prompt
        if prompt in stories.SLUGS and len(seat.moves) > 1:
            card = stories.SLUGS.index(prompt)
            if STORIES[card].sort == CHOICE:
                return stories.foreseen(Eyes(seat.view, seat.number), card, seat.moves)
        return self.thumb.choose(seat)


class Keeping(Bot):
    """Plays as thumb does, but hands no clue in before the last act has begun or the elder is awake."""

    name = "keeping"

    def __init__(self) -> None:
        super().__init__()
        self.thumb = Thumb()

    def choose(self, seat: Seat) -> int:
        """Answer a question."""
        moves = seat.moves
        view: View = seat.view
        if len(moves) == 1 or is_time(view):
            return self.thumb.choose(seat)
        ship = view["ships"][seat.number]
        full = ship["clues"] >= CLUE_LIMIT
        kept = tuple([move for move in moves if not hands_in(move) and not (full and listens(move))])
        ship["clues"] -= max(0, clues_aboard(ship) - TOO_FEW)  # a captain who counts them so goes nowhere for them
        eyes = Eyes(view, seat.number)
        decision = seat.decision
        found = fighting.answer(eyes, decision.prompt, kept, decision.details)
        return found if found >= 0 else answer(eyes, decision.prompt, kept)


def is_time(view: View) -> bool:
    """Whether clues are handed in now."""
    return view["awake"] == 1 or view["act"] * ACT_SPACE >= view["end"]


def visits(move: int, house: int) -> bool:
    """Whether somebody goes to a place."""
    return m.VISIT <= move < m.AGAIN and (move - m.VISIT) % len(HOUSES) == house


def hands_in(move: int) -> bool:
    """Whether somebody goes to the University."""
    return visits(move, UNIVERSITY)


def listens(move: int) -> bool:
    """Whether a clue is bought."""
    return visits(move, LISTEN) or move == m.AGAIN + LISTEN
