"""What the difficulty gives the Hero at the start."""

from __future__ import annotations

from undertow.games.alone import events as e
from undertow.games.alone.cards.items import AMMO
from undertow.games.alone.procedures.search import gain, gain_items
from undertow.games.alone.state import Table


def equip(table: Table) -> None:
    """Starting items, open to all: on Easy ammunition and one of all other cards, else one card, on Impossible none.

    rule: difficulty.2, difficulty.3, difficulty.4, difficulty.5, difficulty.6
    """
    level = table.options["difficulty"]
    if level == "impossible":
        return
    if level == "easy":
        item = table.chance.below(AMMO)
        table.item_deck.remove(item)
        gain(table, item)
        table.tell(e.ITEM_DRAWN, item)
    gain_items(table, 1)
