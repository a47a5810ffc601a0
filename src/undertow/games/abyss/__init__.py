"""Abyss: drafting in the deep, for two to four players."""

from __future__ import annotations

from typing import Any

from undertow.games.abyss import board, events, moves, public, view
from undertow.games.abyss.cards import allies, locations, lords
from undertow.games.abyss.procedures import scoring
from undertow.games.abyss.state import Table
from undertow.kernel.game import Game, Option, procedures_of


def without_uses(data: dict[str, Any]) -> dict[str, Any]:
    """Bring a dump of version 1 up to date, which counted powers as used for a turn."""
    del data["table"]["used"]
    return data


def with_screens(data: dict[str, Any]) -> dict[str, Any]:
    """A dump of version 2 needs nothing: a payment is a screen now, one under way from its next part on."""
    return data


GAME = Game(
    id="abyss",
    title="Abyss",
    package=__name__,
    seats=(2, 4),
    options=(
        Option("ambassador_keys", (3, 0), 3),
        Option("memory_aid", (False, True), False),
    ),
    maturity="stable",
    rules_version=3,
    longest=2500,
    state=Table,
    procedures=procedures_of(__name__),
    words=moves.WORDS,
    kinds=events.KINDS,
    nouns={
        "race": board.RACES,
        "guild": board.GUILDS,
        "card": allies.SLUGS,
        "lord": lords.SLUGS,
        "location": locations.SLUGS,
    },
    endings=scoring.ENDINGS,
    view=view.view,
    redeal=view.redeal,
    zones=view.zones,
    hidden=view.hidden,
    encode=view.encode,
    encoded=view.ENCODED,
    components=view.components,
    thumb="undertow.games.abyss.thumb:Thumb",
    upgrades={1: without_uses, 2: with_screens},
    ways_to_end=public.ways_to_end,
)
