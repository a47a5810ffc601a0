"""Laws of windows: whoever may react is asked, in truth and in every world that somebody could be in."""

from __future__ import annotations

import random
from collections.abc import Iterator

from holding import hold, steps_of

from undertow.kernel.chance import Chance, key_of
from undertow.kernel.decision import Window
from undertow.kernel.flow import NO_MOVE
from undertow.kernel.screened import Proposals
from undertow.kernel.state import NOBODY, State


def law_6g(state: State, move: int) -> None:
    """Whoever may react is asked: a seat that a window leaves out has no answer but *pass*, though none be asked.

    And the window does ask whom it says to be entitled, which is all that law *asked* looks at.
    """
    walked = state.clone()
    opened: list[tuple[Window | Proposals, list[int]]] = []
    for window in windows_opened(walked, move):
        asks_the_entitled(opened)
        left_out_have_nothing("6g", walked, window)
        opened = [(window, window.entitled(walked))]
    asks_the_entitled(opened)
    played = state.clone()
    played.play(move)
    hold("6g", walked.digest() == played.digest(), "walked elsewhere than played")


def law_asked(state: State, move: int, luck: random.Random) -> None:
    """Who is asked is the same in every world that a seat could be in, and nobody left out could react in one.

    Law 6g sees only what a seat that is left out happens to have; here it may have whatever others think possible.
    """
    walked = state.clone()
    for window in windows_opened(walked, move):
        invited = window.entitled(walked)
        for seat in range(walked.seats):
            if walked.screen_before(seat) < 0:
                world = dealt_anew(walked, seat, luck)
                opened = world.stack[-1]
                assert isinstance(opened, (Window, Proposals))
                asked = opened.entitled(world)
                hold("asked", asked == invited, type(window).__name__, f"seat {seat} expects", asked, "not", invited)
                left_out_have_nothing("asked", world, opened)


def dealt_anew(state: State, seat: int, luck: random.Random) -> State:
    """A world that a seat could be in while the rules are carried on and nobody is asked yet."""
    world = state.clone()
    world.deciding, world.owing = NOBODY, []
    world.chance = Chance(key_of(str(luck.getrandbits(30))))
    world.game.redeal(world, seat)
    return world


def left_out_have_nothing(law: str, state: State, window: Window | Proposals) -> None:
    """See to it that a window which opens now leaves nobody out who could react; a team's may stay shut for all."""
    invited = window.entitled(state)
    if not invited and isinstance(window, Proposals):
        return
    for seat in range(state.seats):
        if seat not in invited:
            answers = window.question().answers(state, seat)
            hold(law, len(answers) < 2, type(window).__name__, f"seat {seat} is not asked", answers)


def asks_the_entitled(opened: list[tuple[Window | Proposals, list[int]]]) -> None:
    """See to it that a window which was opened asks whom it said to be entitled."""
    for window, entitled in opened:
        hold("6g", window.seats == entitled, type(window).__name__, "asks", window.seats, "not", entitled)


def windows_opened(state: State, move: int) -> Iterator[Window | Proposals]:
    """Carry the rules on; stop wherever a window opens, also one that asks nobody."""
    for top, called_with in steps_of(state, move):
        if called_with != NO_MOVE or not isinstance(top, (Window, Proposals)) or top.answers:
            continue
        if isinstance(top, Proposals) or not top.begun:
            yield top
