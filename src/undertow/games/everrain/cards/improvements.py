"""Improvements: a row for each card. Names and figures are ours; two identical ones mounted make a pair."""

from __future__ import annotations

from typing import Final

ROUND: Final = 0  # a member activates it. rule: upgrades.11
SQUARE: Final = 1  # works all the time
RECT: Final = 2  # holds something
ANY_NUMBER: Final = 99  # of crew, where a slot has no effect space for them. rule: zones.7


class Improvement:
    """An improvement: cards in the deck, cards that ships begin with, price, form, how many of the crew it holds."""

    def __init__(self, slug: str, copies: int, price: int, form: int, holds: int = ANY_NUMBER, first: int = 0) -> None:
        self.slug = slug
        self.copies = copies
        self.price = price
        self.form = form
        self.holds = 1 if form == ROUND else holds  # rule: zones.8
        self.first = first


IMPROVEMENTS: Final = (
    Improvement("dinghy", 0, 6, RECT, holds=1, first=4),  # who stands here may land
    Improvement("hammock", 2, 6, ROUND, first=4),  # calms the member; a pair calms more
    Improvement("ships-boat", 2, 12, RECT, holds=2),  # who stands here may land; a pair helps the party's tests
    Improvement("galley", 2, 10, ROUND),  # calms up to three below; a pair lowers deckhands' wages
    Improvement("sick-bay", 2, 12, ROUND),  # heals one below; a pair all of them, at the end of a turn
    Improvement("cabin", 2, 8, RECT),  # room for a passenger; a pair pays more for each
    Improvement("orlop", 2, 8, RECT),  # room for treasures; a pair sells commodities for more
    Improvement("powder-room", 2, 12, ROUND),  # a die for the next shot; a pair one for every shot at distance 1
    Improvement("chart-room", 2, 14, ROUND),  # shows the next tiles; a pair finds clues where there are none
    Improvement("captains-cabin", 1, 16, ROUND),  # renews orders
    Improvement("copper-bottom", 1, 14, SQUARE),  # rough sea at the single price once; the first storm damage ignored
    Improvement("tall-mast", 1, 14, SQUARE),  # the crow's nest navigates, too
    Improvement("arms-chest", 1, 12, SQUARE),  # a die in frays that the captain starts
)
SLUGS: Final = tuple([improvement.slug for improvement in IMPROVEMENTS])

DINGHY: Final = SLUGS.index("dinghy")
HAMMOCK: Final = SLUGS.index("hammock")
SHIPS_BOAT: Final = SLUGS.index("ships-boat")
GALLEY: Final = SLUGS.index("galley")
SICK_BAY: Final = SLUGS.index("sick-bay")
CABIN: Final = SLUGS.index("cabin")
ORLOP: Final = SLUGS.index("orlop")
POWDER_ROOM: Final = SLUGS.index("powder-room")
CHART_ROOM: Final = SLUGS.index("chart-room")
CAPTAINS_CABIN: Final = SLUGS.index("captains-cabin")
COPPER_BOTTOM: Final = SLUGS.index("copper-bottom")
TALL_MAST: Final = SLUGS.index("tall-mast")
ARMS_CHEST: Final = SLUGS.index("arms-chest")

CARDS: Final = [kind for kind, row in enumerate(IMPROVEMENTS) for _ in range(row.copies)]
