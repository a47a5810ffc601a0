"""Danger tokens at the end of a round: the leader places them, unseen."""

from __future__ import annotations

from typing import Any, ClassVar

from undertow.games.alone import events as e
from undertow.games.alone import known, params, shown
from undertow.games.alone import moves as m
from undertow.games.alone.board import FLOOR, cells_of
from undertow.games.alone.state import Table
from undertow.kernel.decision import Choice, Guard, Only, Question
from undertow.kernel.flow import DONE, GO, NO_MOVE, step
from undertow.kernel.screened import Screened


class FloorIsFull(Guard):
    """A floor holds 8 danger tokens at most."""

    rule = "round_end.10"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return on_floor(planned(table), (move - m.SECTOR) // FLOOR) >= params.TOKENS_A_FLOOR


class HoldsAToken(Guard):
    """A sector holds 1 danger token at most."""

    rule = "round_end.10"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return planned(table) >> (move - m.SECTOR) & 1 == 1


class TokenSectors(Choice):
    """Sectors that are neither the Hero's nor in sight. rule: round_end.9, round_end.10"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        closed = table.in_sight() | 1 << table.hero
        return [m.SECTOR + cell for cell in table.station.cells if not closed >> cell & 1]


class TokensToRemove(Choice):
    """Tokens on a floor that is full, to make room. rule: round_end.11"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        tokens = planned(table)
        full = [floor for floor in range(2) if on_floor(tokens, floor) >= params.TOKENS_A_FLOOR]
        return [m.UNPLACE + cell for cell in table.station.cells if tokens >> cell & 1 and cell // FLOOR in full]


def on_floor(tokens: int, floor: int) -> int:
    """How many of these tokens lie on a floor."""
    return (tokens >> floor * FLOOR & (1 << FLOOR) - 1).bit_count()


def tokens_on(table: Table, floor: int) -> int:
    """How many danger tokens lie on a floor."""
    return on_floor(table.danger, floor)


def planned(table: Table) -> int:
    """The danger tokens as Evil sees them: while they are being placed, as they will lie."""
    frame = table.stack[-1] if table.stack else None
    return frame.plan if isinstance(frame, PlaceTokens) and frame.plan >= 0 else table.danger


PLACING = Question(
    "placing", "round_end.9", [Only([m.DONE]), TokenSectors([HoldsAToken(), FloorIsFull()]), TokensToRemove()],
    private=True, pace="choice",
)  # fmt: skip


class PlaceTokens(Screened):
    """The leader places the tokens gained, or fewer; they lie there when all are placed. rule: round_end.12"""

    fields: ClassVar[tuple[str, ...]] = ("since", "plan", "number")
    hidden: ClassVar[tuple[str, ...]] = ("plan", "number")
    prompt: ClassVar[str] = "evil_acts"

    def __init__(self, since: int = -1, plan: int = -1, number: int = 0) -> None:
        super().__init__(since)
        self.plan = plan  # all danger tokens as they will lie; -1: nothing is planned yet
        self.number = number  # how many are placed

    def behind(self, state: Any) -> list[int]:
        """All of Evil."""
        return [seat for seat in range(1, state.seats)]

    def begin_again(self, state: Any) -> None:
        """Nothing has been placed yet; the tokens themselves are made anew."""
        self.plan = -1
        self.number = 0

    def redeal(self, state: Any, knows: int) -> None:
        """To the Hero nothing has happened behind the screen; Evil sees it all."""

    @step("round_end.9")
    def place(self, table: Table, move: int) -> int:
        if move == NO_MOVE:
            return self.ask(table, table.leader, PLACING)
        if self.plan < 0:
            self.plan = table.danger
        if move >= m.UNPLACE:
            self.plan &= ~(1 << (move - m.UNPLACE))
            table.tell_to(table.to_evil(), e.DANGER_REMOVED, move - m.UNPLACE)
            return GO
        if move >= m.SECTOR:
            self.plan |= 1 << (move - m.SECTOR)
            self.number += 1
            table.tell_to(table.to_evil(), e.DANGER_PLACED, move - m.SECTOR)
            if self.number < table.tokens:
                return GO
        self.take_down(table)
        gone = table.danger & ~self.plan & table.revealed
        table.danger = self.plan
        for cell in cells_of(gone):  # what changes in a revealed sector is seen. rule: round_end.11
            if shown.sees_danger(table, cell):
                table.tell(e.DANGER_GONE, table.place(cell))
        known.tokens_placed(table, table.tokens, known.OUT_OF_SIGHT)
        table.tokens = 0
        known.look(table)
        return DONE
