"""Orders that come to several players at the same time; the current player says in which order (18.16)."""

from __future__ import annotations

from typing import ClassVar

from undertow.games.unfathomable.board import HAND_LIMIT
from undertow.games.unfathomable.cards import programs
from undertow.games.unfathomable.procedures.effects import EachInTurn, Effects, Instruction, define
from undertow.games.unfathomable.procedures.instructions import DiscardCards
from undertow.games.unfathomable.procedures.skills import FROM_ANY, FROM_THE_SET, ChooseSkills, Discards
from undertow.games.unfathomable.state import Table
from undertow.kernel.flow import GO


class Each(Instruction):
    """Some players carry out a program of their own, each as "you"; of the humans those whom it concerns."""

    program: ClassVar[int] = programs.NOTHING

    def do(self, table: Table, frame: Effects, move: int) -> int:
        seats = [seat for seat in table.clockwise(table.current) if self.concerns(table, frame, seat)]
        table.push(EachInTurn(self.what(), seats))
        return GO

    def what(self) -> int:
        """What each of them does."""
        return self.program

    def concerns(self, table: Table, frame: Effects, seat: int) -> bool:
        """Whether it comes to a player at all."""
        return table.is_human(seat)


class EachHumanDiscards(Each):
    """Each human discards one or two skill cards of their choice."""

    def __init__(self, n: int) -> None:
        self.n = n

    def what(self) -> int:
        return programs.DISCARD_ONE if self.n == 1 else programs.DISCARD_TWO

    def concerns(self, table: Table, frame: Effects, seat: int) -> bool:
        return table.is_human(seat) and len(table.hands[seat]) > 0


class EachHumanDraws(Each):
    """Each human draws one skill card."""

    def __init__(self, source: int) -> None:
        self.source = source

    def what(self) -> int:
        return programs.DRAW_FROM_THE_SET if self.source == FROM_THE_SET else programs.DRAW_FROM_ANY


class DrawSkill(Instruction):
    """Draw a skill card of one's choice."""

    def __init__(self, source: int) -> None:
        self.source = source

    def do(self, table: Table, frame: Effects, move: int) -> int:
        table.push(ChooseSkills(frame.seat, 1, self.source, 1, [0] * 6))
        return GO


class DiscardToTheLimit(Instruction):
    """Discard what is too much in hand. rule: hand_limit.2"""

    def do(self, table: Table, frame: Effects, move: int) -> int:
        table.push(Discards(frame.seat, len(table.hands[frame.seat]) - HAND_LIMIT))
        return GO


define(programs.DISCARD_ONE, [DiscardCards(1)])
define(programs.DISCARD_TWO, [DiscardCards(2)])
define(programs.DISCARD_TO_THE_LIMIT, [DiscardToTheLimit()])
define(programs.DRAW_FROM_THE_SET, [DrawSkill(FROM_THE_SET)])
define(programs.DRAW_FROM_ANY, [DrawSkill(FROM_ANY)])
