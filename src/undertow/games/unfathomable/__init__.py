"""Unfathomable: a steamer, the deep, and traitors aboard, for three to six players."""

from __future__ import annotations

from undertow.games.unfathomable import board, events, legal, moves, public, redeal, view
from undertow.games.unfathomable.cards import (
    characters,
    damage,
    items,
    mythos,
    skills,
    spells,
    waypoints,
)
from undertow.games.unfathomable.procedures import (
    abilities,
    actions,
    attack,
    checks,
    checks_after,
    checks_before,
    crises_checks,
    crises_choices,
    crises_combined,
    defeat,
    dice,
    effects,
    feats,
    monsters,
    passengers,
    programs,
    repairs,
    reveal,
    rooms,
    setup,
    sheets,
    tracks,
    turns,
    unmasked,
    weapons,
)
from undertow.games.unfathomable.procedures import damage as damage_steps
from undertow.games.unfathomable.procedures import items as item_steps
from undertow.games.unfathomable.procedures import mythos as mythos_steps
from undertow.games.unfathomable.procedures import skills as skill_steps
from undertow.games.unfathomable.procedures import spells as spell_steps
from undertow.games.unfathomable.procedures import waypoints as waypoint_steps
from undertow.games.unfathomable.state import ENDINGS, Table
from undertow.games.unfathomable.upgrades import UPGRADES
from undertow.kernel.flow import Procedure
from undertow.kernel.game import Game, Option


def _procedures(*modules: object) -> tuple[type[Procedure], ...]:
    found: dict[str, type[Procedure]] = {}
    for module in modules:
        for thing in vars(module).values():
            if isinstance(thing, type) and issubclass(thing, Procedure) and thing.rules:
                found[thing.__name__] = thing
    return tuple(found.values())


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
    procedures=_procedures(
        setup,
        turns,
        actions,
        reveal,
        rooms,
        repairs,
        abilities,
        weapons,
        item_steps,
        sheets,
        feats,
        unmasked,
        dice,
        attack,
        defeat,
        damage_steps,
        passengers,
        monsters,
        tracks,
        mythos_steps,
        checks,
        checks_before,
        checks_after,
        skill_steps,
        effects,
        programs,
        waypoint_steps,
        crises_checks,
        crises_choices,
        crises_combined,
        spell_steps,
    ),
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

__all__ = ["GAME", "legal"]
