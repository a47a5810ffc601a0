"""What is public in every game: who a seat is, and how near the end is."""

from __future__ import annotations

from undertow.games.everrain.cards.elders import ELDERS, HUNDREDFATHOM, KIND, LANDLORD
from undertow.games.everrain.params import FIRST_SPACE, PREY, VERSES
from undertow.games.everrain.view import View
from undertow.kernel.margins import Way


def called(view: View, seat: int) -> tuple[str, int]:
    """A captain is called by the ship."""
    return "ship", seat


def ways_to_end(view: View) -> list[Way]:
    """The two markers that run for the end of the track, and the elder once awake. rule: goal.2, goal.3"""
    of = view["end"] - FIRST_SPACE
    found = [Way("discovery", view["end"] - view["players"], of), Way("agenda", view["end"] - view["enemy"], of)]
    risen = view["risen"]
    if risen["beast"]:  # rule: goal.4
        found.append(Way(ELDERS[risen["beast"][KIND]].ending, risen["left"], whole(view)))
    return found


def whole(view: View) -> int:
    """All of the elder's objective: the ports ever charted, ships, verses."""
    risen = view["risen"]
    kind = risen["beast"][KIND]
    if kind == LANDLORD:
        return risen["left"] + len(risen["reclaimed"])
    return PREY if kind == HUNDREDFATHOM else VERSES
