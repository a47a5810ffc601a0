"""Stories told on purpose: a card on top of its deck, a card that is being told, verbs carried out."""

from __future__ import annotations

from typing import Any

from voyage import asked, under_way

from undertow.games.everrain import ship as s
from undertow.games.everrain import tales
from undertow.games.everrain.cards import language as words
from undertow.games.everrain.cards.stories import STORIES, outcome_of
from undertow.games.everrain.procedures.outcomes import PROGRAM_OF, Outcome
from undertow.games.everrain.procedures.tales import Tale
from undertow.games.everrain.state import Table
from undertow.kernel.flow import NO_MOVE, run

SLUGS = [story.slug for story in STORIES]


def on_top(table: Table, slug: str) -> int:
    """A card that is drawn next from its deck."""
    card = SLUGS.index(slug)
    table.tales[card] = tales.IN_DECK
    return card


def telling(slug: str, party: int = 0, **options: Any) -> Table:
    """A card that is being told to the first captain, at sea."""
    table = under_way(**options)
    card = on_top(table, slug)
    ship = table.ships[0]
    ship[s.COINS], ship[s.CLUES] = 10, 0
    table.push(Tale(0, card, party))
    run(table, NO_MOVE)
    return table


def told(table: Table, slug: str) -> None:
    """A card is told to the first captain now."""
    table.push(Tale(0, on_top(table, slug)))
    run(table, NO_MOVE)


def carried_out(verbs: str, table: Table | None = None, slug: str = "sea-upward-rain", **registers: int) -> Table:
    """What verbs do to the first captain's ship, as if a card said them."""
    from undertow.games.everrain.procedures import outcomes
    from undertow.games.everrain.procedures.verbs import instructions_of
    from undertow.kernel.effects import laid_out

    table = table or under_way()
    card = SLUGS.index(slug)
    program = PROGRAM_OF[outcome_of(card, 0, 0)][0]
    kept, outcomes.PROGRAMS.flat[program] = (
        outcomes.PROGRAMS.flat[program],
        laid_out(instructions_of(words.effects(verbs))),
    )
    try:
        known = {"card": card, "tested": 0, "ashore": 0, "letter": 0, "count": 0, **registers}
        table.push(Outcome(program, 0, 0, list(known.values())))
        run(table, NO_MOVE)
        while asked(table) != "steer" and any(isinstance(frame, Outcome) for frame in table.stack):
            table.play(table.moves[0])
    finally:
        outcomes.PROGRAMS.flat[program] = kept
    return table
