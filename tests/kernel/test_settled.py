"""A question that is never asked with one answer: the kernel goes on, and nothing of it is counted or recorded."""

from __future__ import annotations

import random

import drift
import pytest

import cellar
import undertow
from undertow.kernel.record import Recorder

pytestmark = pytest.mark.usefixtures("sketches")


def sailed(state: undertow.State) -> undertow.State:
    """Spend all three orders of the first ship, each on a single turn of the wheel."""
    for _ in range(3):
        state.play(drift.SAIL)
        state.play(drift.LEFT)
        state.play(drift.STOP)
    return state


def test_who_has_no_order_left_ends_the_turn_without_being_asked() -> None:
    table = sailed(drift.GAME.new(seats=2, seed=1))
    assert table.orders[0] == 0 and table.count == 9
    assert table.asking.key.startswith("story_")  # the turn has ended, and its story is told


def test_such_an_answer_is_no_move_of_the_record_which_replays_all_the_same() -> None:
    recorder, luck = Recorder(drift.GAME, 2, "3"), random.Random(3)
    table = recorder.state
    while not table.over:
        assert len(table.moves) > 1
        recorder.play(luck.choice(table.moves))
    record = recorder.record()
    assert len(record.moves) == table.count and record.replay().digest() == table.digest()


def test_the_last_cell_of_the_cellar_opens_by_itself() -> None:
    table = cellar.GAME.new(seed=1)
    while table.asking is not cellar.OPEN_A_CELL:
        table.play(table.moves[0])
    before = table.count
    table.opened = [cell for cell in range(9) if table.map[cell] != cellar.TREASURE]
    table.ask_again()
    assert table.over and table.result.ending == "treasure" and table.count == before


@pytest.mark.parametrize("windows", ["ask", "skip"])
def test_it_is_never_asked_whether_windows_are_skipped_or_not(windows: str) -> None:
    table, luck = drift.GAME.new(seats=3, seed=5, windows=windows), random.Random(5)
    while not table.over:
        assert table.asking is not drift.TURN or len(table.moves) > 1
        table.play(luck.choice(table.moves))
