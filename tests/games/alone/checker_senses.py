"""The part of the judge (``checker.py``) that knows items and doors: tracks, warmth, plans, smoke, welds, ways past
welds, and blockades that a card may have changed."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from undertow.games.alone import known
from undertow.games.alone.board import CELLS, NOWHERE, Station, cells_of, relative

if TYPE_CHECKING:
    from checker import Judge, Replay

LASTING = (known.SMOKED, known.TURN, known.SEAMS, known.DOORS)  # what holds on, whenever it began


def fail_unless(holds: object, *facts: object) -> None:
    from checker import need

    need(holds, *facts)


# -- at the end --------------------------------------------------------------------------------------------------------


def plans_and_seams(judge: Judge) -> None:
    """Rooms lie where a plan has told; seams in view are those that are seen."""
    welded, look = 0, []
    for entry in judge.knows.trace:
        if entry[0] == known.PLAN:
            place = relative(judge.world.rooms[entry[1]], judge.start)
            fail_unless(place == entry[2], "X2", "a plan has told otherwise", entry, place)
        elif entry[0] == known.SEAMS:
            welded = welded & ~entry[1] | entry[2]
        elif entry[0] == known.LOOK:
            look = entry
    end = judge.world.end
    for door in cells_of(known.doors_beside(judge.old, look[known.REVEALED])):
        seam = (end.welded & end.blocked) >> judge.door(door) & 1
        seen = (welded & look[known.BLOCKED]) >> door & 1
        fail_unless(seam == seen, "X4", "a seam", door, seam, seen)


# -- on the way --------------------------------------------------------------------------------------------------------


def sensed(replay: Replay, time: int, entry: list[int]) -> None:
    """What an item has told or left behind, in its place in time."""
    kind = entry[0]
    if kind == known.SMOKED:
        replay.smoke = replay.judge.mask(entry[1])
    elif kind == known.TURN:
        replay.smoke = 0
    elif kind == known.SEAMS:
        doors, seams = [sum(1 << replay.judge.door(door) for door in cells_of(mask)) for mask in entry[1:3]]
        replay.welded = replay.welded & ~doors | seams
    elif kind == known.DOORS:
        replay.blocked = {after for blocked in replay.blocked for after in doors_changed(replay, entry, blocked)}
    elif kind in (known.TRACKS, known.WARM) and not replay.loose:
        fitting = {blocked for blocked in replay.blocked if all_told(replay, entry, blocked)}
        fail_unless(fitting, "X7", "others were near than those told", time, entry, replay.at)
        replay.blocked = fitting


def doors_changed(replay: Replay, entry: list[int], blocked: int) -> list[int]:
    """What may be blocked after a card that shuts doors near the Hero, or clears some anywhere; in view nothing changes
    that the next look does not show."""
    unseen = replay.new.every_door & ~known.doors_beside(replay.new, replay.revealed)
    if not entry[2]:
        doors = [1 << door for door in cells_of(blocked & unseen)]
        return [blocked & ~sum(some) for count in range(entry[1] + 1) for some in combinations(doors, count)]
    near = [replay.hero, *replay.new.neighbours(replay.hero, blocked)]
    if entry[2] > 1:
        away = replay.new.distances(0)
        near = [cell for cell in replay.new.cells if away[replay.hero * CELLS + cell] <= entry[2]]
    doors = [1 << door for door in cells_of(known.doors_beside(replay.new, sum(1 << cell for cell in near)))]
    return [blocked, *[blocked | door for door in doors if door & unseen]]


def all_told(replay: Replay, entry: list[int], blocked: int) -> bool:
    """Whether everybody so near is one of those told; where the whole game is explained, all of these are there."""
    left = entry[3:] if entry[0] == known.TRACKS else entry[2:]
    sure_first = sorted(replay.at.items(), key=lambda one: (one[0] not in replay.kind, one))
    away = replay.new.distances(blocked)[replay.hero * CELLS : replay.hero * CELLS + CELLS]
    for name, cell in sure_first:
        if 1 <= away[cell] <= entry[1]:
            fitting = [code for code in left if is_told(replay, entry, code, name, cell, blocked)]
            if not fitting:
                return False
            left.remove(fitting[0])
    return not left or replay.since > 0


def is_told(replay: Replay, entry: list[int], code: int, name: int, cell: int, blocked: int) -> bool:
    """Whether a creature can be the one of which a code speaks."""
    if entry[0] == known.WARM:
        kind = code >> 6
        return replay.kind.get(name, kind) == kind and (code & 63) + replay.by == cell
    away = replay.new.distances(blocked)
    here = away[replay.hero * CELLS + cell]
    sides = [replay.new.step(replay.hero, side, blocked) for side in range(5)]
    first = [s for s, one in enumerate(sides) if one != NOWHERE and away[one * CELLS + cell] == here - 1]
    if first[:1] != [code >> 3 & 7] or (entry[2] and here != code >> 6):
        return False
    return replay.kind.get(name, code & 7) == code & 7


def held_by_smoke(replay: Replay, name: int, entry: list[int]) -> bool:
    """Whether a reaction has moved a creature that stood in smoke."""
    moved = entry[known.MENU] & (known.MOVES | known.TELEPORTS) and not entry[known.MENU] & known.BOSS_MOVES
    return bool(moved) and name in replay.at and replay.smoke >> replay.at[name] & 1 == 1


def routes(
    station: Station, begin: int, end: int, steps: int, blocked: int, free: bool = False, welded: int = 0
) -> list[tuple[list[int], int]]:
    """Every way of at most so many steps, with the doors that are blocked after it; a welded one costs two steps."""
    found: list[tuple[list[int], int]] = []
    todo: list[tuple[list[int], int, int, int]] = [([begin], begin, steps, blocked)]
    while todo:
        route, cell, left, doors = todo.pop()
        if cell == end:
            found.append((route, doors))
        if left == 0:
            continue
        for side in range(5):
            other = station.exits[cell * 5 + side]
            if other == NOWHERE:
                continue
            door = station.doors[cell * 4 + side] if side < 4 else NOWHERE
            if door != NOWHERE and doors >> door & 1:
                cost = 0 if free else 2 if welded >> door & 1 else 1
                if cost <= left:
                    todo.append(([*route, known.CLEARS + door], cell, left - cost, doors & ~(1 << door)))
            else:
                todo.append(([*route, other], other, left - 1, doors))
    return found
