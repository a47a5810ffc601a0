"""Who has something to react with is asked, wherever they are and whatever else they hold (law 6g)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import cast

import pytest
import reacting

import undertow
from undertow.games.unfathomable.board import BRIG, SICK_BAY
from undertow.games.unfathomable.cards.characters import CHARACTERS
from undertow.games.unfathomable.cards.items import ITEMS
from undertow.games.unfathomable.cards.skills import KINDS, SKILL
from undertow.games.unfathomable.cards.spells import SPELLS
from undertow.games.unfathomable.state import Table
from undertow.kernel.decision import Window
from undertow.kernel.seat import Seat
from undertow.match import seated

GAME = undertow.game("unfathomable")
EACH = 2  # positions of each window
WINDOWS = sorted(name for name, procedure in GAME.procedures.items() if issubclass(procedure, Window))


@cache
def opened_windows() -> dict[str, list[Table]]:
    """A few positions for each window of the game, at the moment when it opens."""
    found: dict[str, list[Table]] = {}
    for seed in range(6):
        seats = 3 + seed % 4
        state = GAME.new(seats=seats, seed=seed)
        bots = seated(GAME, ["thumb"] * seats, str(seed))
        while not state.over:
            move = bots[state.deciding].choose(Seat(state, state.deciding))
            walked = state.clone()
            for window in reacting.windows_opened(walked, move):
                kept = found.setdefault(type(window).__name__, [])
                if len(kept) < EACH:
                    kept.append(cast(Table, walked.clone()))
            state.play(move)
    return found


def holdings(table: Table, seat: int) -> Iterator[Table]:
    """The same position with one thing in a seat's hands: a character with its feat, a card, an item or a spell."""
    for character in range(CHARACTERS):
        other = bare(table, seat)
        other.characters[seat] = character
        other.feats[seat] = 1
        yield other
    for card in range(KINDS):
        other = bare(table, seat)
        other.hands[seat] = [card]
        other.most[seat][SKILL[card]] = 1
        yield other
    for item in range(ITEMS):
        other = bare(table, seat)
        other.give_item(seat, item)
        yield other
    for spell in range(SPELLS):
        other = bare(table, seat)
        other.spells[seat] = [spell]
        yield other


def bare(table: Table, seat: int) -> Table:
    """The position with nothing in a seat's hands."""
    other = cast(Table, table.clone())
    other.hands[seat], other.items[seat], other.spells[seat], other.feats[seat] = [], [], [], 0
    other.most[seat] = [0] * len(other.most[seat])
    return other


def with_a_full_hand(table: Table, seat: int, before: Table) -> Table:
    """The position with the hand that the seat really had."""
    other = cast(Table, table.clone())
    if not other.hands[seat]:
        other.hands[seat], other.most[seat] = before.hands[seat][:], before.most[seat][:]
    return other


def test_every_window_of_the_game_is_seen_to_open() -> None:
    assert sorted(opened_windows()) == WINDOWS


@pytest.mark.parametrize("name", WINDOWS)
def test_whoever_could_react_is_asked_whatever_they_hold_and_wherever_they_are(name: str) -> None:
    asked = 0
    for table in opened_windows()[name]:
        for seat in range(table.seats):
            for place in (table.where[seat], BRIG, SICK_BAY):
                for bare_handed in holdings(table, seat):
                    for other in (bare_handed, with_a_full_hand(bare_handed, seat, table)):
                        other.where[seat] = place
                        window = other.stack[-1]
                        assert isinstance(window, Window)
                        reacting.left_out_have_nothing("6g", other, window)
                        asked += seat in window.entitled(other)
    assert asked > 0
