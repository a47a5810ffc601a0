"""What tests of upgrades share."""

from __future__ import annotations

from test_ports import rich, visit
from voyage import offer, under_way

from undertow.games.everrain import moves as m
from undertow.games.everrain import ship as s
from undertow.games.everrain.board import FIRST_SLOT, IMPROVE
from undertow.games.everrain.cards.upgrades import FIRST_GUN
from undertow.games.everrain.names import NOUNS
from undertow.games.everrain.procedures.upgrades import bring_aboard
from undertow.games.everrain.state import GUN_PILE, IMPROVEMENT_PILE, Table


def number(slug: str) -> int:
    """The number of an upgrade."""
    return NOUNS["upgrade"].index(slug)


def bought(slug: str) -> int:
    """What an upgrade costs in the shipyard."""
    table = rich(60)
    offer(table, slug)
    table.ask_again()
    table.play(visit(table, 0, IMPROVE))
    table.play(m.IMPROVE + number(slug))
    return 60 - table.ships[0][s.COINS]


def at(slot: int) -> int:
    """Where somebody in a slot stands."""
    return FIRST_SLOT + slot


def found(slug: str) -> Table:
    """A schematic has just been found."""
    table = under_way()
    upgrade = number(slug)
    pile, card = (IMPROVEMENT_PILE, upgrade) if upgrade < FIRST_GUN else (GUN_PILE, upgrade - FIRST_GUN)
    if upgrade in table.yard:
        table.yard.remove(upgrade)
    else:
        table.piles[pile].remove(card)
    bring_aboard(table, 0, upgrade, 0)
    table.ask_again()
    return table
