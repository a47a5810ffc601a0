"""Cards as data: what a card says may be done is asked for, and done or left."""

from __future__ import annotations

import json

import drift
import pytest

pytestmark = pytest.mark.usefixtures("sketches")


def diving() -> drift.Drift:
    """A ship in a calm, whose captain is asked whether to dive."""
    table = drift.GAME.new(seats=2, seed=1)
    assert isinstance(table, drift.Drift)
    table.deck.remove(drift.CALM)
    table.deck.append(drift.CALM)  # drawn first
    table.play(drift.END)
    assert table.asking.key == "story_calm"
    table.play(drift.ANSWER)
    return table


@pytest.mark.parametrize(("answer", "clues", "hull"), [(0, 1, 5), (1, 0, 6)], ids=["yes", "no"])
def test_what_may_be_done_is_done_or_left(answer: int, clues: int, hull: int) -> None:
    table = diving()
    assert table.asking.key == "dive" and table.moves == (drift.ANSWER, drift.ANSWER + 1)
    assert (table.clues[0], table.hull[0]) == (0, 6)
    table.play(drift.ANSWER + answer)
    assert (table.clues[0], table.hull[0]) == (clues, hull)
    assert table.seat == 1  # the rest of the card, and the turn, are over


def test_a_save_in_the_middle_of_what_may_be_done_goes_on() -> None:
    table = diving()
    again = drift.GAME.load(json.loads(json.dumps(table.dump())))
    for state in (table, again):
        state.play(drift.ANSWER)
    assert again.digest() == table.digest()
