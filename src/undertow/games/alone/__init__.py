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
from undertow.games.alone.procedures import (
    actions,
    companions,
    gear,
    hands,
    items,
    locating,
    missions_boss,
    missions_main,
    missions_rewards,
    playing,
    sacrifices,
    search,
    setup,
    shows,
    skills,
    tokens,
    turns,
    verbs_costs,
    windows,
)
from undertow.games.alone.procedures import missions as fulfilling
from undertow.games.alone.state import ENDINGS, Table
from undertow.kernel.flow import Procedure
from undertow.kernel.game import Game, Option, Several


def procedures() -> tuple[type[Procedure], ...]:
    """All procedures, by the modules they stand in."""
    found: dict[str, type[Procedure]] = {}
    for module in (
        actions, companions, fulfilling, gear, hands, items, locating, missions_boss, missions_main, missions_rewards,
        playing, sacrifices, search, setup, shows, skills, tokens, turns, verbs_costs, windows,
    ):  # fmt: skip
        for thing in vars(module).values():
            if isinstance(thing, type) and issubclass(thing, Procedure) and thing.rules and is_own(thing):
                found[thing.__name__] = thing
    return tuple(found.values())


def is_own(thing: type) -> bool:
    """Whether a class belongs to this game, not to the kernel."""
    return thing.__module__.startswith(__name__)


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
    procedures=procedures(),
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
