"""The laws once more, with Hypothesis looking for the shortest game that breaks one."""

from __future__ import annotations

import random

from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

import laws
import undertow
from undertow.kernel.errors import OptionError
from undertow.kernel.seat import Seat
from undertow.match import seated
from undertow.registry import own


@st.composite
def beginnings(draw: st.DrawFn) -> undertow.State:
    """The beginning of a game: any game, seats, options and seed; first ``thumb`` plays for a while, then anybody."""
    game = undertow.game(
        draw(st.sampled_from(own()))
    )  # not what other tests have added, so that examples stay the same
    seats = draw(st.integers(*game.seats))
    options = {option.key: draw(st.sampled_from(option.allowed)) for option in game.options}
    windows = draw(st.sampled_from(["ask", "skip"]))
    seed = draw(st.integers(0, 2**40))
    try:
        state = game.new(seats=seats, seed=seed, options=options, windows=windows)
    except OptionError:  # values that do not go together
        assume(False)
    bots = seated(game, ["thumb" if game.thumb else "random"] * seats, "hypothesis")
    for _ in range(draw(st.integers(0, 300))):
        if state.over:
            break
        state.play(bots[state.deciding].choose(Seat(state, state.deciding)))
    for choice in draw(st.lists(st.integers(0, 2**16), max_size=120)):
        if state.over:
            break
        state.play(state.moves[choice % len(state.moves)])
    return state


@given(beginnings(), st.integers(0, 2**32))
@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
def test_all_laws_hold_after_any_moves(state: undertow.State, luck: int) -> None:
    laws.law_1(state)
    laws.law_2(state, random.Random(luck))
    laws.law_5(state)
    laws.everything(state, random.Random(luck), deep=False)
