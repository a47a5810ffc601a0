"""Alone: one Hero in a dark station, against one to three Evil players who know the map."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Any

from undertow.games.alone import checks, events, moves, names, public, redeal, view
from undertow.games.alone.cards.all import CARDS, DECKS, PAIRS, cards_of
from undertow.games.alone.cards.items import ITEMS
from undertow.games.alone.floors import HAND_MADE, POOL
from undertow.games.alone.missions import KINDS, choices
from undertow.games.alone.observing import OBSERVATION
from undertow.games.alone.params import LONGEST
from undertow.games.alone.state import ENDINGS, Table
from undertow.kernel.game import Game, Option, Several, procedures_of


def components(seats: int, options: Mapping[str, Any]) -> list[int]:
    """All reaction cards, and all items, numbered after them."""
    cards = [card for deck in range(len(DECKS)) for card in cards_of(deck)]
    return cards + [len(CARDS) + item for item in range(len(ITEMS))]


FLOORS = tuple([sheet.slug for sheet in POOL])
FLOOR_PAIRS = tuple(combinations(FLOORS[:HAND_MADE], 2))  # that a page offers; any other can be named


GAME = Game(
    id="alone",
    title="Alone",
    package=__name__,
    seats=(2, 4),
    options=(
        Option("difficulty", (*names.DIFFICULTIES, "any"), "normal"),
        Option("character", ("any", *names.NOUNS["character"]), "any"),
        Option("decks", ("any", *PAIRS), "any"),
        Several("floors", (FLOORS, FLOORS), FLOOR_PAIRS),
        *[Option(kind, choices(number), "any") for number, kind in enumerate(KINDS)],
        Option("overflow", ("spill", "lost"), "spill"),
    ),
    maturity="beta",
    rules_version=1,
    longest=LONGEST,
    largest_save=40_000,  # what the Hero has seen and heard is kept, entry by entry
    state=Table,
    procedures=procedures_of(__name__),
    words=moves.WORDS,
    kinds=events.KINDS,
    nouns=names.NOUNS,
    spelled=names.SPELLED,
    endings=ENDINGS,
    view=view.view,
    redeal=redeal.redeal,
    zones=view.zones,
    hidden=redeal.hidden,
    encode=OBSERVATION.write,
    encoded=OBSERVATION.size,
    components=components,
    called=public.called,
    ways_to_end=public.ways_to_end,
    final=public.FINAL,
    check=checks.check,
    thumb="undertow.games.alone.thumb:Thumb",
)
