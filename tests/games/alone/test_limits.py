"""Limits that hold at every moment of every game: some are played at random and looked at after each decision."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from undertow.games.alone import GAME, params
from undertow.games.alone.procedures.tokens import on_floor
from undertow.games.alone.state import Table

GAMES = 9
DECISIONS = 500


def look(table: Table, most: Counter[str]) -> None:
    """Remember the most of everything that was ever seen."""
    now = {
        "cards a turn": table.cards_played,
        "fields": sum(table.widths) - table.freed,
        "creatures a floor": max(table.crowd(0), table.crowd(1)),
        "tokens a floor": max(on_floor(table.danger, 0), on_floor(table.danger, 1)),
        "width": max(table.widths, default=0),
    }
    if table.turn == 0 and table.actions and not table.triggers and table.hero >= 0:
        full = params.HAND_LIMIT[table.seats - 1]
        now["above the limit"] = max(len(hand) for hand in table.hands) - full
        now["new tokens left"] = table.tokens
    for what, n in now.items():
        most[what] = max(most[what], n)


@pytest.fixture(scope="module")
def most() -> Counter[str]:
    """The most of everything in some games, of one, two and three Evil players in turn."""
    found: Counter[str] = Counter()
    for seed in range(GAMES):
        luck = random.Random(seed)
        table: Table = GAME.new(2 + seed % 3, seed, {"difficulty": "easy"}, windows="skip")  # type: ignore[assignment]
        for _ in range(DECISIONS):
            if table.over:
                break
            table.play(luck.choice(table.moves))
            look(table, found)
    return found


def test_reactions_2_never_more_than_two_cards_a_turn(most: Counter[str]) -> None:
    assert most["cards a turn"] == params.CARDS_A_TURN == 2


def test_reactions_5_never_more_fields_than_there_are(most: Counter[str]) -> None:
    assert most["fields"] == params.FIELDS == 7
    assert most["width"] == 2


def test_creatures_8_never_more_than_four_creatures_a_floor(most: Counter[str]) -> None:
    assert most["creatures a floor"] == params.CREATURES_A_FLOOR == 4


def test_round_end_10_never_more_than_eight_danger_tokens_a_floor(most: Counter[str]) -> None:
    assert 4 < most["tokens a floor"] <= params.TOKENS_A_FLOOR == 8


def test_round_end_5_no_hand_is_above_its_limit_when_a_round_begins(most: Counter[str]) -> None:
    assert params.HAND_LIMIT[1:] == [10, 6, 4]
    assert most["above the limit"] == 0


def test_round_end_12_no_new_token_is_left_when_a_round_begins(most: Counter[str]) -> None:
    assert most["new tokens left"] == 0
