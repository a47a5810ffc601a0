"""Treasures that are used: what each does, in the verbs of the story cards, and then it is discarded."""

from __future__ import annotations

from typing import Any, Final

from undertow.games.everrain import moves as m
from undertow.games.everrain import ship as s
from undertow.games.everrain.cards.language import effects
from undertow.games.everrain.cards.treasures import TREASURES
from undertow.games.everrain.foes import wound_foe
from undertow.games.everrain.procedures import verbs, verbs_sea
from undertow.games.everrain.procedures.frays import named, weakest
from undertow.games.everrain.procedures.outcomes import PROGRAMS, REGISTERS, Outcome
from undertow.games.everrain.procedures.reaction_menu import spend
from undertow.games.everrain.state import Table
from undertow.kernel.decision import Choice, Question
from undertow.kernel.effects import Instruction, Pick
from undertow.kernel.flow import GO

NO_CARD: Final = -1  # in the register of the story card


class Aim(Instruction):
    """The next fire order of this turn rolls more dice."""

    def __init__(self, n: int) -> None:
        self.n = n

    def do(self, table: Table, frame: Any, move: int) -> int:
        """Add them."""
        table.ships[frame.seat][s.AIM] += self.n
        return GO


class Smitten(Choice):
    """An enemy on deck, by name and zone."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        ship = table.ships[seat]
        return [m.STRIKE + which for which in named(ship, s.foes(ship))]


SMITE: Final = Question("smite", "treasures.6", [Smitten()], settles=True)


class Smite(Pick):
    """A wound for an enemy on deck, of the captain's choice."""

    def __init__(self) -> None:
        super().__init__(SMITE)

    def picked(self, table: Table, frame: Any, move: int) -> int:
        """Wound it."""
        wound_foe(table, frame.seat, weakest(table.ships[frame.seat], move - m.STRIKE), 1)
        return GO


BUILDERS: Final[dict[str, verbs.Builder]] = {
    **verbs.BUILDERS,
    **verbs_sea.BUILDERS,
    "aim": lambda row: [Aim(row.n)],
    "smite": verbs.times(Smite),
}
USES: Final[dict[int, int]] = {  # by card: its program
    card: PROGRAMS.define(
        f"use-{treasure.slug}",
        [made for row in effects(treasure.use or treasure.react) for made in BUILDERS[row.verb](row)],
    )
    for card, treasure in enumerate(TREASURES)
    if treasure.use or treasure.react
}


def use(table: Table, seat: int, card: int) -> None:
    """Discard it and carry out what it says. rule: treasures.6"""
    spend(table, seat, card)
    table.push(Outcome(USES[card], seat, 0, [NO_CARD] + [0] * (REGISTERS - 1)))
