"""The part of the judge (``checker.py``) that knows the tokens of A Needle in the Dark, in a table that was dealt anew."""

from __future__ import annotations

from checker import need

from undertow.games.alone import known
from undertow.games.alone.board import CELLS, FLOOR, cells_of
from undertow.games.alone.missions import CLEAN, CORE, FALSE, NEEDLE, SEEN, TOKENS
from undertow.games.alone.state import Table


def judge_tokens(table: Table) -> None:
    """Tokens lie where the Hero saw them and nowhere where he saw none; every straight answer about one was true; the
    core is one of them."""
    if not table.pursues(NEEDLE):
        return
    memory = table.mission
    need(memory[TOKENS] & memory[SEEN] == memory[SEEN], "X4", "a token that was seen is gone")
    need(not memory[TOKENS] & memory[CLEAN] & ~memory[SEEN], "X7", "a token where none was seen")
    if memory[CORE] >= 0:
        need(memory[TOKENS] >> memory[CORE] & 1 and not memory[FALSE] >> memory[CORE] & 1, "X5", "the core is no token")
    lying = memory[TOKENS]  # as they lay before any was dug up
    for entry in table.trace:
        lying |= entry[1] if entry[0] == known.DUG else 0
    hero, hidden = -1, False
    for entry in table.trace:
        if entry[0] == known.LOOK:
            hero = entry[known.HERO_AT]
        elif entry[0] == known.HIDDEN:
            hidden = True
        elif entry[0] == known.DUG:
            lying &= ~entry[1]
        elif hidden and entry[0] == known.ANSWER and entry[1] == known.MISSION_TARGET and not entry[4] & 7:
            judge_answer(table, hero, entry, lying)


def judge_answer(table: Table, hero: int, entry: list[int], lying: int) -> None:
    """One of the nearest tokens is as far away as was told, and on the floor that was told."""
    away = table.station.distances(0)
    far = {cell: away[hero * CELLS + cell] for cell in cells_of(lying)}
    if entry[2] == known.NO_TARGET:
        need(not far, "X7", "a token was said not to be there", entry)
        return
    nearest = [cell for cell in far if far[cell] == min(far.values())]
    need(nearest and far[nearest[0]] == entry[2], "X7", "a token was nearer or farther", entry, far)
    floors = {int(cell // FLOOR != hero // FLOOR) for cell in nearest}
    need(entry[3] in floors, "X7", "a token was on the other floor", entry, far)
