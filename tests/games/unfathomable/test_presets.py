"""Standing orders for windows, and what may be said with one click."""

from __future__ import annotations

import random
from typing import Any

import pytest

from undertow import texts
from undertow.games.unfathomable import GAME, presets, signals
from undertow.games.unfathomable import moves as m
from undertow.games.unfathomable.procedures.checks_after import AfterTotal
from undertow.games.unfathomable.procedures.checks_before import BeforeCards
from undertow.games.unfathomable.procedures.defeat import PassengerWouldBeDefeated, WouldBeDefeated
from undertow.games.unfathomable.procedures.dice import AfterRoll, BeforeRoll
from undertow.kernel.state import State
from undertow.table import talk
from undertow.table.errors import Illegal
from undertow.table.orders import answer, checked

KINDS = (BeforeCards, AfterTotal, BeforeRoll, AfterRoll, WouldBeDefeated, PassengerWouldBeDefeated)


def order(window: int, **changed: Any) -> dict[str, Any]:
    return {"prompt": "react", "move": m.PASS, "where": {"window": window}, "until": "turn", **changed}


def windows(games: int) -> list[tuple[State, int]]:
    """Open windows of random games, each with its kind; some of every kind."""
    found: list[tuple[State, int]] = []
    wanted = [3] * len(KINDS)
    for seed in range(games):
        state = GAME.new(3 + seed % 4, seed, {"characters": "random"}, windows="ask")
        luck = random.Random(seed)
        while not state.over:
            top = state.stack[-1]
            if state.asking.key == "react":
                kind = KINDS.index(type(top))
                if wanted[kind]:
                    wanted[kind] -= 1
                    found.append((state.clone(), kind))
            state.play(luck.choice(state.moves))
        if not any(wanted):
            break
    assert not any(wanted)
    return found


@pytest.fixture(scope="module")
def open_windows() -> list[tuple[State, int]]:
    return windows(40)


def test_an_order_lets_windows_of_its_kind_pass_and_no_other(open_windows: list[tuple[State, int]]) -> None:
    for state, kind in open_windows:
        seat = state.seat
        assert seat is not None
        for window in range(len(presets.WINDOWS)):
            expected = m.PASS if window == kind else None
            assert answer(state, seat, {1: checked(GAME, order(window))}) == expected, state.decision


def test_an_order_without_a_kind_lets_every_window_pass(open_windows: list[tuple[State, int]]) -> None:
    for state, _ in open_windows:
        assert state.seat is not None
        assert answer(state, state.seat, {1: checked(GAME, order(0, where={}))}) == m.PASS


def test_an_order_for_windows_answers_nothing_else() -> None:
    state = GAME.new(3, 1, {"characters": "random"})
    seat = state.seat
    assert seat is not None and state.asking.key != "react"
    assert answer(state, seat, {1: checked(GAME, order(0))}) is None


@pytest.mark.parametrize(
    "changed",
    [
        {"where": {"window": 6}}, {"where": {"window": -1}}, {"where": {"nonsense": 1}}, {"move": m.REACT},
        {"where": {"window": 0, "seat": 1}}, {"prompt": "action"}, {"move": 100_000}, {"until": "tomorrow"},
    ],
)  # fmt: skip
def test_orders_that_make_no_sense_are_refused(changed: dict[str, Any]) -> None:
    with pytest.raises(Illegal):
        checked(GAME, order(0, **changed))


# -- signals ---------------------------------------------------------------------------------------------------------


def test_the_game_has_signals_of_its_own_with_words_in_every_language() -> None:
    assert talk.signals_of(GAME) == signals.SIGNALS
    assert len(set(signals.SIGNALS)) == len(signals.SIGNALS)
    for lang in texts.LANGS:
        said = [talk.words(GAME, signal, lang) for signal in signals.SIGNALS]
        assert not [words for words in said if words.startswith("signal-")]
        assert len(set(said)) == len(said)


@pytest.mark.parametrize("lang", texts.LANGS)
def test_secrecy_7_no_signal_names_a_card_a_type_or_a_value(lang: str) -> None:
    forbidden = [texts.name_of(GAME, "skill", skill, lang).lower() for skill in range(5)]
    forbidden += [texts.name_of(GAME, "card", card, lang).split(" (")[0].lower() for card in range(30)]
    forbidden += [texts.name_of(GAME, noun, 1, lang).lower() for noun in ("loyalty",)]
    for signal in signals.SIGNALS:
        words = talk.words(GAME, signal, lang)
        assert not any(letter.isdigit() for letter in words), words
        assert not [name for name in forbidden if name in words.lower().split()], words


def test_secrecy_6_no_signal_asks_for_a_loyalty() -> None:
    asked = [signal for signal in signals.SIGNALS if "?" in talk.words(GAME, signal, "en")]
    assert asked == ["who-helps"]
