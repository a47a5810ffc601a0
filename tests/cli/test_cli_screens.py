"""A screen at the terminal: who sits before it sees one question and one pause, however much is decided behind it."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
import stalk

import undertow
from found import OWN

pytest.importorskip("textual")

from undertow.cli.screen import TableApp
from undertow.cli.screen_table import Table
from undertow.cli.session import Session

pytestmark = pytest.mark.usefixtures("sketches")


def before_a_screen(seed: int, humans: tuple[int, ...] = (0,)) -> Session:
    """A game of a hero against three bots, in which the hero has just moved."""
    played = Session.new(stalk.GAME, 4, "random", humans, seed)
    luck = random.Random(seed)
    while not played.state.question_as_seen_by(0).screened:
        played.play(luck.choice(played.state.moves))
    return played


def test_to_the_hero_all_that_bots_decide_behind_a_screen_is_one_move() -> None:
    decided = 0
    for seed in range(8):
        played, luck = before_a_screen(seed), random.Random(seed)
        while not played.state.over:
            before = (played.screen_before(0), played.state.count)
            if played.asks_human:
                played.play(luck.choice(played.state.moves))
                continue
            assert played.asked(0) == (1, 2, 3)
            played.bot_moves(0)
            assert played.screen_before(0) != before[0]
            decided = max(decided, played.state.count - before[1])
    assert decided >= 3


def test_whoever_sits_behind_it_sees_every_move_of_the_others() -> None:
    played = before_a_screen(1, humans=(0, 1))
    while played.asks_human:
        played.recorder.play(played.state.moves[0])
    count = played.state.count
    played.bot_moves(1)
    assert played.state.count == count + 1 and played.screen_before(1) == ()


async def test_the_terminal_names_all_behind_a_screen_whoever_of_them_is_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: set[tuple[str, str]] = set()
    seats: set[Any] = set()
    for seed in range(4):
        played = before_a_screen(seed)
        app = TableApp(played, tmp_path / "game.jsonl", pause=1000)
        async with app.run_test(size=(120, 40)) as pilot:
            await pilot.pause()
            table = app.screen
            assert isinstance(table, Table)
            while played.state.question_as_seen_by(0) is not None and played.screen_before(0):
                said.add((str(table.whose_turn()), table.others_asked("screen-thinking")))
                seats.add(played.state.seat)
                played.recorder.play(played.bot_chooses())
    assert len(seats) > 1 and len({thinking for _, thinking in said}) == 4  # by the names of the bots of each game
    assert len(said) == 4


@pytest.mark.parametrize("name", OWN)
async def test_the_whole_screen_opens_for_whoever_is_asked_in_the_middle_of_a_game(name: str, tmp_path: Path) -> None:
    game = undertow.game(name)
    for seat in range(game.seats[0]):
        played = Session.new(game, game.seats[0], "thumb", (seat,), seed=2)
        luck = random.Random(seat)
        for _ in range(10):
            while not played.asks_human:
                played.bot_moves()
            played.play(luck.choice(played.decision().moves))
        app = TableApp(played, tmp_path / "game.jsonl", pause=1000)
        async with app.run_test(size=(120, 40)) as pilot:
            await pilot.pause()
            assert isinstance(app.screen, Table) and app.screen.query_one("#head").size.width
