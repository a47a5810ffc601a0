"""How long a question stands open tells nothing about hands."""

from __future__ import annotations

import asyncio
from statistics import median

import pytest
from serving import InThread
from windows import watch

from undertow import registry
from undertow.table import pace

WITH_HANDS = [name for name in registry.names() if not registry.game(name).open]  # an open game has none to tell


CHANCES = 3  # a busy machine sets medians apart by chance; what a table tells would do so every time


def check(server: InThread, game: str, count: int, tables: int, limit: float, seats: int = 0) -> None:
    """With a reaction in hand or without one: the medians of what an onlooker sees differ by less than the limit."""
    for chance in range(CHANCES):
        seen = asyncio.run(watch(server.url, game, count, tables, seats))
        assert seen.enough(), "too few such questions"
        if seen.futile():
            return
        compared = seen.compared()
        apart = median(compared[True]) - median(compared[False])
        usual = {kind: round(median(times[True] + times[False]) * 1000) for kind, times in seen.times.items()}
        figures = f"{len(compared[True])} with, {len(compared[False])} without: {apart:+.2f} ms apart; usual {usual}"
        print(f"{game}: {figures}")
        if abs(apart) < limit * 1000:
            return
        assert chance + 1 < CHANCES, figures


@pytest.fixture
def alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """All screens stand for the same time: medians of a few that are drawn lie 20 ms apart by chance alone."""
    monkeypatch.setattr(pace, "SCREEN", (pace.SCREEN[0], pace.SCREEN[0]))


@pytest.mark.usefixtures("alike")
@pytest.mark.parametrize("game", WITH_HANDS)
def test_how_long_a_question_is_open_does_not_depend_on_hands(server: InThread, game: str) -> None:
    check(server, game, 24 if game == "unfathomable" else 60, 2, 0.02)  # where there is a lot besides


@pytest.mark.night
@pytest.mark.parametrize("game", WITH_HANDS)
def test_two_thousand_windows_do_not_tell_hands_apart(server: InThread, game: str) -> None:
    check(server, game, 2000, 4, 0.005)


@pytest.mark.usefixtures("sketches", "alike")
def test_how_long_a_screen_stands_does_not_depend_on_hands(server: InThread) -> None:
    check(server, "stalk", 40, 2, 0.02, seats=2)  # with more seats the leader can always permit somebody


@pytest.mark.night
@pytest.mark.usefixtures("sketches", "alike")
def test_a_thousand_screens_do_not_tell_hands_apart(server: InThread) -> None:
    check(server, "stalk", 1000, 4, 0.005, seats=2)
