"""Unfathomable: a steamer, the deep, and traitors aboard, for three to six players."""

from __future__ import annotations

from undertow.games.unfathomable import board, events, moves, public, redeal, view
from undertow.games.unfathomable.cards import characters, damage, items, mythos, skills, spells, waypoints
from undertow.games.unfathomable.state import ENDINGS, Table
from undertow.games.unfathomable.upgrades import UPGRADES
from undertow.kernel.game import Game, Option, procedures_of

GAME = Game(
    id="unfathomable",
    title="Unfathomable",
    package=__name__,
    seats=(3, 6),
    options=(
        Option("characters", ("choose", "random", "suggested"), "choose"),
        Option("first_game", (False, True), False),
        Option("no_cultist", (False, True), False),
        Option("balance", (0, 2, -2), 0),
    ),
    maturity="beta",
    rules_version=3,
    longest=30_000,
    state=Table,
    procedures=procedures_of(__name__),
    words=moves.WORDS,
    kinds=events.KINDS,
    nouns={
        "space": (*board.SPACES, "deep", "supply"),  # the last two are no spaces, but things happen there
        "resource": board.RESOURCES,
        "track": board.TRACKS,
        "monarch": board.MONARCHS,
        "skill": board.SKILLS,
        "loyalty": board.LOYALTIES,
        "passenger": board.PASSENGERS,
        "title": board.TITLES,
        "character": characters.SLUGS,
        "feat": characters.SLUGS,
        "card": skills.SLUGS,
        "item": items.SLUGS,
        "spell": spells.SLUGS,
        "waypoint": waypoints.SLUGS,
        "damage": damage.SLUGS,
        "mythos": mythos.SLUGS,
        "outcome": ("fail", "partial", "success"),
        "deck": ("mythos", "waypoint"),
    },
    endings=ENDINGS,
    view=view.view,
    redeal=redeal.redeal,
    zones=redeal.zones,
    hidden=redeal.hidden,
    encode=view.encode,
    encoded=view.ENCODED,
    components=redeal.components,
    thumb="undertow.games.unfathomable.thumb:Thumb",
    upgrades=UPGRADES,
    called=public.called,
    ways_to_end=public.ways_to_end,
    seals=True,  # who added which card to a check (rule: secrecy.9)
)
