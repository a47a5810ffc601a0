"""The log and the table agree: an account kept from what the Hero is told is right after every move."""

from __future__ import annotations

import random

import pytest
from notebook import Notebook

from undertow.games.alone import GAME
from undertow.games.alone.state import Table

MOVES = 500


@pytest.mark.parametrize("seed", range(10))
def test_labyrinth_4_whatever_changes_before_the_heros_eyes_is_told_and_he_has_always_looked(seed: int) -> None:
    table = GAME.new(seats=2 + seed % 3, seed=seed)
    assert isinstance(table, Table)
    luck, notes = random.Random(seed), Notebook(table)
    for _ in range(MOVES):
        if table.over:
            break
        notes.play(luck.choice(table.moves))
