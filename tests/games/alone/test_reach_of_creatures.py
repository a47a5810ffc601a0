"""Where creatures can be sent is worked out as a set, without their ways: it must be where their ways lead."""

from __future__ import annotations

import random

import undertow
from undertow.games.alone import moves as m
from undertow.games.alone.procedures.acting import acting, said
from undertow.games.alone.state import Table

GAMES = 13


def test_creatures_13_every_sector_offered_is_the_end_of_a_way_and_no_other_is() -> None:
    luck = random.Random(1).random
    seen: set[str] = set()
    for seed in range(1, GAMES):
        state = undertow.game("alone").new(3, seed, windows="skip", log=False)
        while not state.over:
            if state.asking.key == "who_acts":
                assert isinstance(state, Table)
                verb, frame = acting(state)
                seen.add(type(verb).__name__)
                sent = {move for move in state.moves if m.SEND <= move < m.SPAWN}
                tokens = verb.tokens(state, frame) if verb.steps >= 0 else []
                assert sent == {said(state, one, way) for one in tokens for way in verb.ways(state, frame, one)}
            state.play(state.moves[int(luck() * len(state.moves))])
    assert {"Acts", "Dodges"} <= seen  # one that goes as far as it can, and one that may not stay
