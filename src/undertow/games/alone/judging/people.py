"""The Hero's rules of thumb for people: who shields, who helps, who is given up."""

from __future__ import annotations

from typing import Any, Final

from undertow.games.alone import moves as m
from undertow.games.alone import params
from undertow.games.alone import people as p
from undertow.games.alone.cards.people import CAPTAIN, DOCTOR
from undertow.games.alone.procedures.dice import CONDITIONAL, MISS

LOW: Final = 8  # points of both tracks together at which the Doctor is given up
PROMPTS: Final = ("become", "bear", "onward", "hurry", "light_too", "roll_again", "recover", "learn")


def given_up(view: dict[str, Any], moves: tuple[int, ...], figures: int) -> int:
    """A companion whose sacrifice is worth more than its charges; -1: none."""
    row: list[int] = view["people"]
    for move in moves:
        who = move - m.SACRIFICE
        if not 0 <= who < m.PEOPLE:
            continue
        if who == DOCTOR and view["health"] + view["composure"] <= LOW:
            return move
        if who == CAPTAIN and figures > 1:
            return move
        if row[p.CHARGES + who] == 1 and (who == DOCTOR or figures):
            return move
    return -1


def answer(view: dict[str, Any], prompt: str, moves: tuple[int, ...], onward: int) -> int:
    """Answer a question about people; ``onward``: the side that leads on, -1: none."""
    row: list[int] = view["people"]
    if prompt == "bear":  # charges are worth what points are: whoever has just enough left, else whoever has most
        n = sum(view["owed"][1::2])
        shields = [move for move in moves if move != m.BEAR]
        return min(shields, key=lambda move: spare(row[p.CHARGES + move - m.SHIELD], n))
    if prompt == "roll_again":
        dark = not lit_here(view)
        again = [m.DIE + MISS, *([m.DIE + CONDITIONAL] if dark else [])]
        return next((move for move in again if move in moves), m.DONE)
    if prompt == "recover":
        low = m.RECOVER if view["health"] <= view["composure"] else m.RECOVER + 1
        return low if low in moves else moves[-1]
    if prompt == "learn":
        return max(moves, key=lambda move: (row[p.EXPERIENCE + move - m.LEARN], -move))
    if prompt == "onward":
        return m.ONWARD + onward if m.ONWARD + onward in moves else m.DONE
    return moves[-1]


def spare(charges: int, n: int) -> int:
    """How badly a companion with so many charges fits a loss: the fewer are left the better, too few is worst."""
    return charges - n if charges >= n else 2 * params.COMPANION - charges


def lit_here(view: dict[str, Any]) -> bool:
    """Whether the light is on where the Hero is."""
    return any(tile["lit"] for tile in view["labyrinth"] if tile["place"] == view["here"])
