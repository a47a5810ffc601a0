"""The log and the table agree: an account kept from the log alone is right after every move of whole voyages."""

from __future__ import annotations

import random

import pytest
from ledger import Ledger

from undertow.games.everrain.game import EVERRAIN
from undertow.games.everrain.state import Table
from undertow.kernel.seat import Seat
from undertow.match import seated


def voyage(seed: int, seats: int) -> Ledger:
    table = EVERRAIN.new(seats=seats, seed=seed, options={"length": "short"})
    assert isinstance(table, Table)
    return Ledger(table)


@pytest.mark.parametrize("seed", range(12))
def test_events_6_whatever_changes_on_a_voyage_is_told_and_no_card_is_ever_lost(seed: int) -> None:
    luck, account = random.Random(seed), voyage(seed, 1 + seed % 3)
    while not account.table.over:
        account.play(luck.choice(account.table.moves))


@pytest.mark.parametrize("seed", range(2))
def test_events_6_the_same_where_captains_know_what_they_want(seed: int) -> None:
    account = voyage(seed, 1 + seed % 2)
    table = account.table
    captains = seated(EVERRAIN, ["thumb"] * table.seats, str(seed))
    while not table.over:
        account.play(captains[table.deciding].choose(Seat(table, table.deciding)))
