"""Journeys of discovery: whether to set out, and how far to go."""

from __future__ import annotations

from typing import Final

from undertow.games.everrain import moves as m
from undertow.games.everrain.board import FIRST_SLOT, SLOTS
from undertow.games.everrain.cards.island import LANDMARKS, ROWS
from undertow.games.everrain.judging.eyes import Eyes, left_to_take

FIT: Final = 5  # holes that somebody who sets out should have left
WORN: Final = 1  # holes with which nobody goes on


def sets_out(eyes: Eyes, moves: tuple[int, ...]) -> bool:
    """Whether a journey is better than a landing: somebody in the boats is fit for it."""
    in_boats = [one for one in eyes.crew if FIRST_SLOT <= one["spot"] < FIRST_SLOT + SLOTS]
    return m.JOURNEY in moves and max([left_to_take(one) for one in in_boats], default=0) >= FIT


def answer(eyes: Eyes, moves: tuple[int, ...]) -> int:
    """Inland, whoever can take most; back, when nobody can."""
    fit = {one["board"]: left_to_take(one) for one in eyes.crew}
    steps = [move for move in moves if move != m.TURN_BACK and fit[(move - m.STEP) // len(LANDMARKS)] > WORN]
    if not steps:
        return m.TURN_BACK if m.TURN_BACK in moves else moves[0]
    return max(steps, key=lambda move: (ROWS[(move - m.STEP) % len(LANDMARKS)], fit[(move - m.STEP) // len(LANDMARKS)]))
