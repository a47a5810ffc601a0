"""The answers of Locate, and a Locate that costs nothing."""

from __future__ import annotations

from undertow.games.alone import events as e
from undertow.games.alone import known
from undertow.games.alone import moves as m
from undertow.games.alone.board import FLOOR, NOWHERE
from undertow.games.alone.legal import FIRST_TARGET, SECOND_TARGET
from undertow.games.alone.state import HERO, Table
from undertow.games.alone.targets import nearest
from undertow.kernel.flow import DONE, NO_MOVE, SimpleProcedure, step


def answer_all(table: Table) -> None:
    """Distances and floors, by the engine. rule: locate.4, locate.5, locate.6, secrecy.1, secrecy.2"""
    cells = [nearest(table, target) for target in table.named]
    bendable = table.bendable
    if NOWHERE in cells or len(cells) < 2:  # that there is none is never exchanged for something
        bendable &= ~known.SWAPPED
    elif table.lie[4]:
        cells.reverse()
    if len(cells) < 2:
        bendable |= known.ONLY_ONE
    for number, target in enumerate(table.named):
        cell = cells[number]
        if cell == NOWHERE:
            table.tell(e.LOCATED_NONE, target)
            known.answered(table, target, known.NO_TARGET, 0, bendable)
            continue
        distance = table.located(table.hero, cell)
        if distance:
            distance = max(1, distance + table.lie[number])
        other = (0 if cell // FLOOR == table.hero // FLOOR else 1) ^ table.lie[2 + number]
        table.tell(e.LOCATED, target, distance, other)
        known.answered(table, target, distance, other, bendable)


class FreeLocate(SimpleProcedure):
    """Two targets at once, by the reward of Interference: no action, and nobody can react."""

    @step("locate.1")
    def name_one(self, table: Table, move: int) -> int:
        if move == NO_MOVE:
            return table.ask(HERO, FIRST_TARGET)
        table.named = [move - m.LOCATE]
        return self.go_on()

    @step("missions.1")
    def name_another(self, table: Table, move: int) -> int:
        if move == NO_MOVE:
            return table.ask(HERO, SECOND_TARGET)
        table.named = [table.named[0], move - m.ALSO]
        table.bendable = 0
        table.lie = [0] * 5
        answer_all(table)
        return DONE
