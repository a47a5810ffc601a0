"""What missions let Evil do without a card: choices behind the screen, as instructions like those of cards."""

from __future__ import annotations

from typing import Any, Final

from undertow.games.alone import events as e
from undertow.games.alone import known, params, shown
from undertow.games.alone import moves as m
from undertow.games.alone.board import FLOOR, NOWHERE
from undertow.games.alone.missions import ECHOED, GENERATOR, RINGING_SILENCE
from undertow.games.alone.procedures.acting import Acts
from undertow.games.alone.procedures.playing import PROGRAMS, CardPlayed
from undertow.games.alone.procedures.tokens import tokens_on
from undertow.games.alone.procedures.verbs_map import Blocks, Darkens
from undertow.games.alone.state import Table
from undertow.kernel.effects import Instruction
from undertow.kernel.flow import GO

NEAR: Final = 2  # sectors within which Lockdown blocks a door


class Footfall(Acts):
    """Ringing Silence: one creature may move one sector; that the rule was used is public. rule: missions.3"""

    def __init__(self) -> None:
        super().__init__(1, optional=True)

    def do(self, state: Any, frame: Any, move: int) -> int:
        """Ask; if nobody moves, nothing has happened at all."""
        if move == m.DONE:
            return GO
        return super().do(state, frame, move)

    def report(self, table: Table, frame: CardPlayed, token: int, route: list[int], noise: int) -> None:
        """Say that the rule was used, then what is heard."""
        table.mission[ECHOED] = 1
        table.tell(e.RULE_USED, RINGING_SILENCE)
        super().report(table, frame, token, route, noise)

    def entered(
        self, table: Table, frame: CardPlayed, token: int, route: list[int], noise: int, felt: int,
        beside: bool = False,
    ) -> int:  # fmt: skip
        """Somebody has moved."""
        return known.acted(table, token, route, known.MOVES, self.steps, felt, noise)


class Bolts(Blocks):
    """Lockdown: one door within two sectors of the Hero may be blocked. rule: missions.3"""

    optional = True
    far = NEAR

    def cells(self, table: Table) -> list[int]:
        """The sectors whose doors count."""
        return [cell for cell in table.station.cells if table.distance(table.hero, cell) <= NEAR]


class Dims(Darkens):
    """Every Lamp Counts: lights go out, anywhere or out of sight. rule: missions.3"""

    def __init__(self, n: int, unseen: bool) -> None:
        super().__init__(n, "los")
        self.unseen = unseen

    def fits(self, table: Table, cell: int) -> bool:
        """Whether a lit sector may go dark."""
        return not self.unseen or not table.in_sight() >> cell & 1


class Sparks(Instruction):
    """Every Lamp Counts: a danger token in the Generator Room, unless the Hero or one is there. rule: missions.1"""

    def do(self, state: Any, frame: Any, move: int) -> int:
        """Put it down."""
        table: Table = state
        cell = table.rooms[GENERATOR]
        full = tokens_on(table, cell // FLOOR) >= params.TOKENS_A_FLOOR
        if cell == table.hero or table.is_dangerous(cell) or full:
            return GO
        known.tokens_placed(table, 1, known.OUT_OF_SIGHT)
        table.danger |= 1 << cell
        if shown.sees_danger(table, cell):
            table.tell(e.DANGER_SHOWN, table.place(cell))
        else:
            table.tell_to(table.to_evil(), e.DANGER_PLACED, cell)
        known.look(table)
        return GO


FOOTFALL: Final = PROGRAMS.define("footfall", [Footfall()])
BOLTS: Final = PROGRAMS.define("bolts", [Bolts(1)])

DIMMED: Final = PROGRAMS.define("dimmed", [Dims(2, False), Sparks()])
DIMS: Final = PROGRAMS.define("dims", [Dims(1, True)])


def may_footfall(table: Table) -> bool:
    """Whether Ringing Silence can be used now: once a round, if there is a creature at all."""
    return not table.mission[ECHOED] and any([cell != NOWHERE for cell in table.where])
