"""How long a question stands open tells nothing about hands."""

from __future__ import annotations

import asyncio
from statistics import median

import pytest
from serving import InThread
from windows import watch

from undertow import registry

FEWEST = 5  # of a kind, to be compared at all


def check(server: InThread, game: str, count: int, tables: int, limit: float) -> None:
    """With a reaction in hand or without one: the medians of what an onlooker sees differ by less than the limit."""
    seen = asyncio.run(watch(server.url, game, count, tables))
    assert seen.enough(), "too few such questions"
    if seen.futile():
        return
    compared = seen.compared()
    apart = median(compared[True]) - median(compared[False])
    usual = {kind: round(median(times[True] + times[False]) * 1000) for kind, times in seen.times.items()}
    figures = f"{len(compared[True])} with, {len(compared[False])} without: {apart:+.2f} ms apart; usual {usual}"
    print(f"{game}: {figures}")
    assert min(map(len, compared.values())) >= FEWEST, figures
    assert abs(apart) < limit * 1000, figures


@pytest.mark.parametrize("game", registry.names())
def test_how_long_a_question_is_open_does_not_depend_on_hands(server: InThread, game: str) -> None:
    check(server, game, 24 if game == "unfathomable" else 60, 2, 0.02)  # where there is a lot besides


@pytest.mark.night
@pytest.mark.parametrize("game", registry.names())
def test_two_thousand_windows_do_not_tell_hands_apart(server: InThread, game: str) -> None:
    check(server, game, 2000, 4, 0.005)
