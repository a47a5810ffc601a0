"""The rules of thumb about upgrades: what is bought, where it goes, who uses it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from shipyard import at, found, number
from test_ports import rich
from test_supporting_fire import beset, help_at
from voyage import asked, mount, offer, put, send, under_way

from undertow import registry
from undertow.games.everrain import moves as m
from undertow.games.everrain import ship as s
from undertow.games.everrain.board import BELOW, HOUSES, IMPROVE, INSTALL
from undertow.games.everrain.cards import improvements as i
from undertow.games.everrain.game import EVERRAIN
from undertow.games.everrain.state import Table
from undertow.games.everrain.thumb import Thumb
from undertow.kernel.seat import Seat


@pytest.fixture(autouse=True)
def registered() -> Iterator[None]:
    """Bots are found by the name of their game."""
    known = "everrain" in registry.names()
    if not known:
        registry.register(EVERRAIN)
    yield
    if not known:
        registry.forget(EVERRAIN)


def chosen(table: Table) -> int:
    """What thumb answers."""
    table.ask_again()
    bot = Thumb()
    bot.begin("1")
    return bot.choose(Seat(table, table.deciding))


def place_of(move: int) -> int:
    """The place of the port that a visit leads to."""
    return (move - m.VISIT) % len(HOUSES) if m.VISIT <= move < m.AGAIN else -1


def test_a_tall_mast_is_bought_and_mounted_in_an_empty_slot():
    table = rich(40)
    table.crew_row, table.market = [], []
    offer(table, "tall-mast", "cabin", "carronades")
    assert place_of(chosen(table)) == IMPROVE
    table.play(chosen(table))
    assert chosen(table) == m.IMPROVE + number("tall-mast")
    table.play(m.IMPROVE + number("tall-mast"))
    assert chosen(table) == m.SLOT + 2


@pytest.mark.parametrize("slug", ["arms-chest", "cabin", "demi-culverins", "long-nines", "mortar", "stern-petard"])
def test_a_gun_or_an_improvement_that_pays_is_bought(slug: str):
    table = rich(40)
    table.crew_row, table.market = [], []
    offer(table, slug, "sick-bay", "chart-room")
    assert place_of(chosen(table)) == IMPROVE
    table.play(chosen(table))
    assert chosen(table) == m.IMPROVE + number(slug)


def test_what_does_not_pay_is_left():
    table = rich(40)
    table.crew_row, table.market = [], []
    offer(table, "sick-bay", "chart-room", "carronades")
    assert place_of(chosen(table)) != IMPROVE


def test_a_schematic_is_kept_and_mounted_when_there_are_coins():
    table = found("galley")
    assert chosen(table) == m.SLOT + 2
    table = rich(40)
    mount(table, "galley", 3, plan=True)
    table.crew_row, table.market, table.yard = [], [], []  # mounting has filled the gaps
    assert place_of(chosen(table)) == INSTALL


def test_a_worthless_schematic_is_not_laid_over_what_is_mounted():
    table = found("powder-room")
    for slot in range(6):
        table.ships[0][s.MOUNTED + slot] = i.GALLEY
    assert chosen(table) == m.LAY_ASIDE


def test_an_order_that_comes_back_anyway_sends_somebody_to_the_hammock():
    table = under_way()
    ship = table.ships[0]
    board = put(table, 0, BELOW)
    put(table, 1, BELOW)
    ship[s.FRESH : s.FRESH + 3], ship[s.ISSUED : s.ISSUED + 3] = [1, 0, 0], [0, 2, 0]
    ship[s.AT[0] + s.STRESS] = 2
    assert chosen(table) == send(board, at(1))


def test_a_ship_with_two_enemies_on_deck_gets_supporting_fire():
    table = beset()
    assert asked(table) == "turn" and chosen(table) == help_at()
