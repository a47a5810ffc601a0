"""The steps of the book, one class for each numbered procedure."""

from __future__ import annotations

from typing import ClassVar

from undertow.games.newgame import events as e
from undertow.games.newgame import legal
from undertow.games.newgame import moves as m
from undertow.games.newgame.cards.shells import PROGRAMS, SHELLS
from undertow.games.newgame.state import Table
from undertow.kernel.effects import Effect, Programs
from undertow.kernel.flow import DONE, NO_MOVE, Procedure, step

ENDINGS = ("counted", "length")


class Power(Effect):
    """What a shell does when it is laid."""

    programs: ClassVar[Programs] = PROGRAMS
    saved_by_name: ClassVar[dict[str, list[str]]] = {"program": PROGRAMS.names}

    @step("turns.3")
    def take_effect(self, table: Table, move: int) -> int:
        """Carry out what stands on it."""
        return self.carry_out(table, move)


class Turn(Procedure):
    """A player's turn."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    @step("turns.1")
    def lay_a_shell(self, table: Table, move: int) -> int:
        """Ask which one, then lay it."""
        if move == NO_MOVE:
            return table.ask(self.seat, legal.LAY)
        shell = move - m.LAY
        table.hands[self.seat].remove(shell)
        table.laid[self.seat].append(shell)
        table.tell(e.LAID, self.seat, shell)
        program = SHELLS[shell].program
        return self.go_on() if program < 0 else self.then(table, Power(program, self.seat))

    @step("turns.4")
    def who_is_next(self, table: Table, move: int) -> int:
        """Go on with the next seat that holds a shell; without one the game ends."""
        for further in range(1, table.seats + 1):
            seat = (self.seat + further) % table.seats
            if table.hands[seat]:
                table.push(Turn(seat))
                return DONE
        return table.end("counted")
