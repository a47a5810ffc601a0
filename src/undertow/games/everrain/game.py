"""The Everrain, put together."""

from __future__ import annotations

from typing import Final

from undertow.games.everrain import events, moves, names, public, view
from undertow.games.everrain.cards import elders as elder_cards
from undertow.games.everrain.observing import OBSERVATION, encode
from undertow.games.everrain.params import ENDS, LONGEST
from undertow.games.everrain.state import ENDINGS, Table
from undertow.kernel.game import Game, Option, procedures_of

PACKAGE: Final = "undertow.games.everrain"

EVERRAIN: Final = Game(  # rule: options.1
    id="everrain",
    title="The Everrain",
    package=PACKAGE,
    seats=(1, 4),
    options=(
        Option("length", tuple(ENDS), "medium"),
        Option("difficulty", ("easy", "normal", "hard"), "normal"),
        Option("elder", ("any", *elder_cards.SLUGS), "any"),
        Option("advanced", (True, False), True),
        Option("house_rules", (True, False), True),
    ),
    maturity="beta",
    rules_version=1,
    longest=LONGEST,
    state=Table,
    procedures=procedures_of(PACKAGE),
    words=moves.WORDS,
    kinds=events.KINDS,
    nouns=names.NOUNS,
    spelled=names.SPELLED,
    endings=ENDINGS,
    veiled=names.VEILED,
    final=("tale_told", "outcome_told", "foreseen"),
    view=view.view,
    redeal=view.redeal,
    zones=view.zones,
    hidden=view.hidden,
    encode=encode,
    encoded=OBSERVATION.size,
    components=view.components,
    thumb="undertow.games.everrain.thumb:Thumb",
    open=True,
    called=public.called,
    ways_to_end=public.ways_to_end,
)
