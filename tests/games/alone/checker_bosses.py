"""The part of the judge (``checker.py``) that knows bosses: when they must move, and what was told of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undertow.games.alone import known
from undertow.games.alone.board import CELLS, FLOOR, NOWHERE

if TYPE_CHECKING:
    from checker import Replay

Way = tuple[list[int], int]


def fail_unless(holds: object, *facts: object) -> None:
    from checker import need

    need(holds, "X7", *facts)


def bosses_of(replay: Replay) -> list[int]:
    """Where the boss is, if its place is known."""
    return [cell for name, cell in replay.at.items() if replay.kind.get(name) == known.BOSS]


def away_from_hero(replay: Replay) -> bytes:
    return replay.new.distances(0)[replay.hero * CELLS : replay.hero * CELLS + CELLS]


def rests(replay: Replay, time: int) -> None:
    """The Matriarch did not come nearer: she was not one or two sectors away on a way without stairs."""
    away = away_from_hero(replay)
    for cell in bosses_of(replay):
        beside = [replay.new.exits[cell * 5 + side] for side in range(4)]
        free = [one for one in beside if one != NOWHERE and away[one] < away[cell]]
        fail_unless(not (1 <= away[cell] <= 2 and free), "she had to follow", time, cell)


def beacon(replay: Replay, time: int, entry: list[int]) -> None:
    """The Courier was where his beacon said."""
    away = away_from_hero(replay)
    for cell in bosses_of(replay):
        fail_unless(away[cell] == entry[2], "the beacon was elsewhere", time, cell, entry)
        other = cell // FLOOR != replay.hero // FLOOR
        fail_unless(other == (entry[1] == known.OTHER_FLOOR), "on another floor", time, cell, entry)
        if entry[1] < known.OTHER_FLOOR:
            beside = replay.new.exits[replay.hero * 5 + entry[1]]
            steps = replay.new.distances(0)[beside * CELLS + cell]
            fail_unless(steps == away[cell] - 1, "in another direction", time, cell, entry)


def flights(replay: Replay, begin: int, found: list[Way], blocked: int) -> list[Way]:
    """The Courier goes a step or none; three sectors away or nearer he must, where that does not bring him nearer."""
    away = away_from_hero(replay)
    if away[begin] > 3:
        return found
    free: list[int] = []
    for side in range(5):
        cell = replay.new.exits[begin * 5 + side]
        door = replay.new.doors[begin * 4 + side] if side < 4 else NOWHERE
        is_open = cell != NOWHERE and (door == NOWHERE or not blocked >> door & 1)
        if is_open and cell != replay.hero and away[cell] >= away[begin]:
            free.append(cell)
    return [way for way in found if way[0][-1] in free] if free else [way for way in found if len(way[0]) == 1]
