"""The shells: a row of data for each, what it does beside it."""

from __future__ import annotations

from typing import Any, Final

from undertow.kernel.decks import Deck
from undertow.kernel.effects import Do, Programs


def draw(table: Any, frame: Any) -> None:
    """Let whoever laid the card draw one."""
    table.draw(frame.seat)


PROGRAMS: Final = Programs()
SHELLS: Final = Deck("shell", PROGRAMS)
for value, slug in enumerate(("limpet", "cockle", "whelk", "mussel", "scallop", "oyster", "cowrie", "conch"), 1):
    SHELLS.card(slug, rule="turns.1", value=value)
LANTERN: Final = SHELLS.card("lantern", Do(draw), rule="shells.lantern", value=2)
QUEEN: Final = SHELLS.card("queen", rule="turns.2", traits=("never_first",), value=9)

DECKS: Final = (SHELLS,)
NEVER_FIRST: Final = SHELLS.having("never_first")  # rules ask for a trait, never for a card by name
