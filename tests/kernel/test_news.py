"""What a move teaches is found out by the engine itself, also where no rule is marked."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import cellar
from undertow.kernel import news
from undertow.kernel.state import State


def positions(games: int) -> Iterator[tuple[State, int]]:
    """Positions of the test game, each with the move that is made there."""
    for seed in range(games):
        luck = random.Random(seed)
        state = cellar.GAME.new(seed=seed)
        while not state.over:
            move = luck.choice(state.moves)
            yield state.clone(), move
            state.play(move)


def test_chance_sealed_answers_and_what_a_rule_reveals_are_news() -> None:
    found: dict[str, set[bool]] = {}
    for state, move in positions(20):
        found.setdefault(state.asking.key, set()).add(news.brings_news(state, move))
    assert found["open"] == {True}, "a cell is shown"
    assert found["choose"] == {True}, "a die is rolled anew, or the answers to the next window follow"
    assert found["whom"] == {False}, "nothing is seen yet"
    assert True in found["vote"] and True in found["react"]


def test_what_no_rule_marks_is_found_in_other_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """The hero opens a cell of a map it does not know: without any mark the worlds still tell."""
    monkeypatch.setattr(news, "reveals_since", lambda state, events: False)
    monkeypatch.setattr(news, "others_have_answered", lambda state: False)
    opened = [news.brings_news(state, move) for state, move in positions(20) if state.asking.key == "open"]
    last = [
        news.brings_news(state, move)
        for state, move in positions(20)
        if state.asking.key == "react" and len(state.asked) == 1 and news.told(state, state.deciding)
    ]
    assert sum(opened) > 0.9 * len(opened) > 10
    assert any(last)


def test_looking_for_news_changes_nothing() -> None:
    for state, move in positions(3):
        digest, draws = state.digest(), state.draws
        news.brings_news(state, move)
        assert (state.digest(), state.draws) == (digest, draws)


def test_the_same_move_is_judged_the_same_whenever_it_is_asked() -> None:
    for state, move in positions(3):
        assert news.brings_news(state, move) == news.brings_news(state, move)
