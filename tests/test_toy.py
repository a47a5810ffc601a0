"""The toy game of the documents: whole, under the laws, in three languages, and no longer than promised."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import laws
import undertow
from undertow import texts
from undertow.registry import forget, register

EXAMPLES = Path(__file__).parents[1] / "docs" / "examples"
LONGEST = 60  # lines


@pytest.fixture(scope="module")
def toy() -> Iterator[undertow.Game]:
    sys.path.insert(0, str(EXAMPLES))
    game = register(import_module("toy").GAME)
    yield game
    forget(game)
    sys.path.remove(str(EXAMPLES))


def test_the_toy_game_has_at_most_sixty_lines() -> None:
    lines = (EXAMPLES / "toy" / "__init__.py").read_text("utf-8").splitlines()
    assert len(lines) <= LONGEST
    assert max(map(len, lines)) <= 120


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_toy_game_holds_all_laws_at_every_decision(toy: undertow.Game, seats: int) -> None:
    for seed in range(4):
        decisions, too_long, _ = laws.play_a_game(toy, seats, seed, every=1)
        assert decisions == 3 * seats and not too_long


@pytest.mark.parametrize(
    ("lang", "head", "you", "other"),
    [
        ("en", "Lay", "You lay {}.", "Ida lays {}."),
        ("de", "Auslegen", "Du legst {} aus.", "Ida legt {} aus."),
        ("pl", "Wyłóż", "Wykładasz liczbę {}.", "Ida wykłada liczbę {}."),
    ],
)
def test_answers_have_a_head_and_a_thing_and_the_seat_concerned_is_told_so(
    toy: undertow.Game, lang: str, head: str, you: str, other: str
) -> None:
    state = toy.new(2, seed=1)
    move = state.moves[0]
    number = str(move + 1)
    assert texts.move_parts(toy, "which", move, lang) == (head, number, "")
    assert state.describe(move, lang) == f"{head}: {number}"
    state.play(move)
    (event,) = state.log(0)
    names = ("Ida", "Bram")
    assert texts.event(toy, event, lang, 0, names) == you.format(number)
    assert texts.event(toy, event, lang, 1, names) == texts.event(toy, event, lang, None, names) == other.format(number)


def test_texts_of_one_piece_go_on_as_they_were() -> None:
    game = undertow.game("abyss")
    state = game.new(2, seed=1)
    assert texts.move_parts(game, state.decision.prompt, state.moves[0], "en") is None  # type: ignore[union-attr]
    luck = random.Random(1)
    while not state.over:
        state.play(luck.choice(state.moves))
    told = [texts.event(game, event, "en", 0) for event in state.log(0)]
    assert any(text.startswith("You ") for text in told) and not any("event-" in text for text in told)
