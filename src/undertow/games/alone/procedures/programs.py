"""The programs of all reaction cards: the upper half, and both halves where the card is dangerous."""

from __future__ import annotations

from typing import Final

from undertow.games.alone.cards.all import CARDS
from undertow.games.alone.procedures import verbs_costs, verbs_fights, verbs_lies, verbs_map
from undertow.games.alone.procedures.playing import PROGRAMS
from undertow.games.alone.procedures.verbs import built, built_dangerous
from undertow.games.alone.procedures.verbs_creatures import ASIDE, STANDARD

CALM: Final[list[int]] = [PROGRAMS.define(card.slug, built(card.upper)) for card in CARDS]
DANGEROUS: Final[list[int]] = [
    PROGRAMS.define(f"{card.slug}!", built_dangerous(card.upper, card.lower)) for card in CARDS
]

# The modules of verbs are imported so that their builders are there.
__all__ = ["ASIDE", "CALM", "DANGEROUS", "STANDARD", "verbs_costs", "verbs_fights", "verbs_lies", "verbs_map"]
