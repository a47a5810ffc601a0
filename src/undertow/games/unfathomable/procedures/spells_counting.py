"""Spells that count; they roll whatever they have counted (ruling: counting_spells)."""

from __future__ import annotations

from typing import Final

from undertow.games.unfathomable import moves as m
from undertow.games.unfathomable.board import (
    DECK,
    DEEP,
    SICK_BAY,
    WATER,
)
from undertow.games.unfathomable.procedures.defeat import DefeatSeveral, passengers_in, rescue
from undertow.games.unfathomable.procedures.effects import Effects, Instruction
from undertow.games.unfathomable.state import Table
from undertow.kernel.decision import Choice, Only, Question
from undertow.kernel.flow import GO, NO_MOVE


class DefeatInTheWater(Instruction):
    """All Deep Ones in the water are defeated and counted."""

    def do(self, table: Table, frame: Effects, move: int) -> int:
        for space in range(WATER, DECK):
            frame.n += table.defeat_deep_ones(space, table.deep_ones[space])
        return GO


class PassengersOnDeck(Choice):
    """Deck spaces with passengers."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.SPACE + DECK + i for i in range(8) if table.passengers[i]]


class RescueAnyNumber(Instruction):
    """Rescue and count passengers, as many as one likes."""

    def do(self, table: Table, frame: Effects, move: int) -> int:
        if move == NO_MOVE:
            if not any(table.passengers):
                return GO
            return table.ask(frame.seat, CALL_A_FRIEND)
        if move != m.DONE:
            rescue(table, move - m.SPACE)
            frame.n += 1
            frame.skip(-1)  # once more
        return GO


CALL_A_FRIEND: Final = Question("call_a_friend", "spell.call_friends", [Only([m.DONE]), PassengersOnDeck()])


class CountTheDie(Instruction):
    """Count from what the die shows."""

    def do(self, table: Table, frame: Effects, move: int) -> int:
        frame.n = table.die
        return GO


class DeepOnesOnBoard(Choice):
    """Spaces with Deep Ones."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.SPACE + space for space in range(DEEP) if table.deep_ones[space]]


class DefeatAsManyAsCounted(Instruction):
    """So many Deep Ones on the board are defeated, all of them if there are fewer."""

    def do(self, table: Table, frame: Effects, move: int) -> int:
        if move == NO_MOVE:
            spaces = [space for space in range(DEEP) if table.deep_ones[space]]
            if frame.n >= table.deep_ones_on_board() or len(spaces) == 1:
                for space in spaces:
                    table.defeat_deep_ones(space, frame.n)
                return GO
            return table.ask(frame.seat, DEVOURED)
        table.defeat_deep_ones(move - m.SPACE)
        frame.n -= 1
        if frame.n:
            frame.skip(-1)  # once more
        return GO


DEVOURED: Final = Question("devoured", "spell.plague_of_locusts", [DeepOnesOnBoard()])


class ElsewhereOnTheShip(Choice):
    """Ship spaces to which one may go by choice, one's own left out."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.SPACE + space for space in range(DECK, SICK_BAY) if space != table.where[seat]]


class MayMove(Instruction):
    """One may move to any ship space; out of the Brig one cannot. rule: brig.4c, spaces.20c"""

    def do(self, table: Table, frame: Effects, move: int) -> int:
        if table.in_brig(frame.seat):
            return GO
        if move == NO_MOVE:
            return table.ask(frame.seat, THE_BEAST_MOVES)
        if move != m.PASS:
            table.place(frame.seat, move - m.SPACE)
        return GO


THE_BEAST_MOVES: Final = Question(
    "the_beast_moves", "spell.summon_the_beast_within", [Only([m.PASS]), ElsewhereOnTheShip()]
)


class DefeatEnemiesHere(Instruction):
    """Every enemy in one's space is defeated: Deep Ones and revealed traitors. rule: enemies.1"""

    def do(self, table: Table, frame: Effects, move: int) -> int:
        space = table.where[frame.seat]
        traitors = table.traitors_in(space)
        frame.n = table.defeat_deep_ones(space, table.deep_ones[space]) + len(traitors)
        table.push(DefeatSeveral(traitors))
        return GO


class LeaveOutTheSpared(Instruction):
    """Whose defeat was prevented does not count."""

    def do(self, table: Table, frame: Effects, move: int) -> int:
        frame.n -= table.n  # rule: defeat.7
        return GO


class DefeatEveryoneHere(Instruction):
    """Every passenger and every human in one's space is defeated, oneself included."""

    def do(self, table: Table, frame: Effects, move: int) -> int:
        space = table.where[frame.seat]
        table.push(DefeatSeveral(table.humans_in(space), passengers_in(table, space)))
        return GO
