"""A Needle in the Dark: Evil hides three tokens, and the Hero digs for the one that is the core."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from undertow.games.alone import events as e
from undertow.games.alone import known, needles
from undertow.games.alone import moves as m
from undertow.games.alone.board import NOWHERE, cells_of, mask_of
from undertow.games.alone.missions import CORE, COUNT, FALSE, FOUND, MAIN, SEEN, STEP, TOKENS
from undertow.games.alone.missions import NEEDLE as MISSION
from undertow.games.alone.procedures.acting import Acts
from undertow.games.alone.procedures.playing import PROGRAMS, CardPlayed
from undertow.games.alone.state import Table
from undertow.kernel.decision import Choice, Question
from undertow.kernel.flow import DONE, GO, NO_MOVE, SimpleProcedure, step
from undertow.kernel.screened import Screened

ON_CARD: Final = 8  # the core, among what lies on mission cards (the noun ``token``)
DISTURBED: Final = PROGRAMS.define("disturbed", [Acts(-1, 0)])  # a creature spawns at the normal distance


class NeedleSectors(Choice):
    """Where one more token may lie. rule: missions.6"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        frame = table.stack[-1]
        assert isinstance(frame, HideTheNeedles)
        spots = needles.Spots(table.station, table.room_of(MAIN), needles.closed_to_them(table))
        return [m.SECTOR + cell for cell in spots.after(frame.chosen)]


NEEDLE: Question = Question("needle", "missions.4", [NeedleSectors()], private=True, pace="choice")


class HideTheNeedles(Screened):
    """The leader places three tokens in secret, the core first; they lie there when all are placed. rule: missions.1"""

    fields: ClassVar[tuple[str, ...]] = ("since", "chosen")
    hidden: ClassVar[tuple[str, ...]] = ("chosen",)
    prompt: ClassVar[str] = "evil_acts"

    def __init__(self, since: int = -1, chosen: list[int] | None = None) -> None:
        super().__init__(since)
        self.chosen: list[int] = chosen if chosen is not None else []

    def behind(self, state: Table) -> list[int]:
        return state.evil()

    def begin_again(self, state: Table) -> None:
        """Nothing was placed."""
        self.chosen = []

    def redeal(self, state: Any, knows: int) -> None:
        """To the Hero nothing has happened behind the screen; Evil sees it all."""

    @step("missions.4")
    def place(self, table: Table, move: int) -> int:
        if move == NO_MOVE:
            return self.ask(table, table.leader, NEEDLE)
        self.chosen = [*self.chosen, move - m.SECTOR]
        if len(self.chosen) < needles.COUNT:
            return GO
        self.take_down(table)
        known.look(table)
        known.tokens_hidden(table, table.in_sight() | table.lit & known.certain(table) | 1 << table.hero)
        table.mission[TOKENS] = mask_of(self.chosen)
        table.mission[CORE] = self.chosen[0]
        table.tell(e.NEEDLES_PLACED, needles.COUNT)
        table.tell_to(table.to_evil(), e.CORE_PLACED, self.chosen[0])
        for cell in self.chosen[1:]:
            table.tell_to(table.to_evil(), e.NEEDLE_PLACED, cell)
        for cell in cells_of(table.mission[TOKENS] & table.revealed):
            needles.tell_shown(table, cell)
        known.look(table)
        return DONE


def planned(table: Table) -> list[int]:
    """The tokens as Evil sees them, the core first (-1: it is found): also those that are being placed."""
    frame = table.stack[-1] if table.stack else None
    if isinstance(frame, HideTheNeedles):
        return frame.chosen
    core, tokens = table.mission[CORE], table.mission[TOKENS]
    if not table.pursues(MISSION):
        return []
    return [NOWHERE, *cells_of(tokens)] if core == NOWHERE else [core, *cells_of(tokens & ~(1 << core))]


class Digging(SimpleProcedure):
    """The token of the Hero's sector is turned up: the core goes on the card, a false one brings a creature."""

    @step("missions.7")
    def turn_it(self, table: Table, move: int) -> int:
        cell, memory = table.hero, table.mission
        memory[TOKENS] &= ~(1 << cell)
        memory[SEEN] &= ~(1 << cell)
        memory[FALSE] &= ~(1 << cell)
        known.token_dug(table, cell)
        if cell == memory[CORE]:
            memory[STEP] = 1
            memory[CORE] = memory[FOUND] = NOWHERE
            memory[COUNT] = 1
            table.tell(e.ON_CARD, ON_CARD, 1)
            known.look(table)
            return DONE
        table.tell(e.NEEDLE_FALSE, table.place(cell))
        known.look(table)
        return self.then(table, CardPlayed(DISTURBED, table.leader))
