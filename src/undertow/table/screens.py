"""Screens at a table: nobody behind one clicks for nothing, and nobody before it learns from how long it stands.

A seat behind a screen that has a single answer is not asked: the server gives it. So that this cannot be told from a
choice that was made quickly, a screen with people on both sides stands for a while that is drawn from public facts
(``pace.stands``); the answer that would take it down sooner waits. A screen whose ``pace`` is another one, such as an
answer in parts, is an ordinary question here.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from undertow.kernel.screened import Screened
from undertow.kernel.state import State

KIND = "screen"

Place = tuple[int, int]  # of a screen: where in the stack, and after how many decisions it was put up


def standing(state: State) -> dict[Place, Screened]:
    """The screens that stand."""
    return {
        (place, frame.since): frame
        for place, frame in enumerate(state.stack)
        if frame.since >= 0 and isinstance(frame, Screened) and frame.pace == KIND
    }


def only_answer(state: State, seat: int) -> int | None:
    """What the server answers for a seat that is asked; None: it is not behind a screen, or it can choose."""
    if not standing(state):
        return None
    moves = state.decision_for(seat).moves
    return moves[0] if len(moves) == 1 else None


def parting(state: State, persons: Iterable[int]) -> list[Place]:
    """The screens that have people on both sides."""
    people = set(persons)
    found = []
    for place, screen in standing(state).items():
        inside = people.intersection(screen.behind(state))
        if inside and inside != people:
            found.append(place)
    return found


def taken_down(state: State, places: Sequence[Place], answers: Sequence[int]) -> list[Place]:
    """Those of these screens that would not stand any more after these answers."""
    after = state.clone()
    for answer in answers:
        after.play(answer)
    left = standing(after)
    return [place for place in places if place not in left]
