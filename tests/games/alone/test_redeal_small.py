"""A station so small that every history can be listed: each redealt world is among them, and none is left out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from typing import Any

import pytest
from checker import routes
from stage import Stage

from undertow.games.alone import board, known, params
from undertow.games.alone.board import CELLS, FLOOR, NOWHERE, Station, absolute, cell_named, cells_of, relative
from undertow.games.alone.floors import POOL, Sheet
from undertow.games.alone.known import ANSWER, HAPPENED, LOOK
from undertow.games.alone.search import sheets
from undertow.games.alone.search.luck import Luck
from undertow.games.alone.sight import noise_sides
from undertow.kernel.compiled import is_compiled

# plain only: a small table stands in for the real one, which compiled functions do not take; make unit runs it.
pytestmark = pytest.mark.skipif(is_compiled(), reason="plain only")

WEST_ROOM = """
    . . ┌  ─  ┐ . .
    . . R1 .  │ . .
    . . │  .  │ . .
    . . └  ─  ┘ . .
"""
EAST_ROOM = """
    . . ┌  ─  ┐ . .
    . . │  .  R1 . .
    . . │  .  │ . .
    . . └  ─  ┘ . .
"""
Creature = tuple[int, int]  # cell and kind
World = tuple[tuple[int, ...], int, tuple[int, ...], tuple[Creature, ...]]


@pytest.fixture
def small() -> Iterator[None]:
    """Let the pool hold two small floors only, of ten sectors and one room each."""
    kept = POOL[:]
    POOL[:] = [Sheet("west", WEST_ROOM, ""), Sheet("east", EAST_ROOM, "")]
    board.BUILT.clear()
    sheets.HALVES.clear()
    sheets.JOINED.clear()
    yield
    POOL[:] = kept
    board.BUILT.clear()
    sheets.HALVES.clear()
    sheets.JOINED.clear()


def small_stage(hero: str, revealed: str) -> Stage:
    stage = Stage(1, board.station(0, 0, 1, 1))
    stage.start = stage.hero = cell_named(hero, 0, 0)
    stage.revealed = sum(1 << cell_named(name, 0, 0) for name in revealed.split())
    known.begin(stage)  # type: ignore[arg-type]
    stage.look()
    return stage


# -- every history, by hand


def stations(stage: Stage) -> Iterator[tuple[tuple[int, ...], Station, int]]:
    """Every station and start that looks like what was seen, tried one by one."""
    for first, second in permutations(range(len(POOL)), 2):
        for turns in range(4):
            sheets = (first, turns & 1, second, turns >> 1)
            made = board.station(*sheets)
            for start in made.starts:
                if all(looks_alike(stage, made, start, cell) for cell in cells_of(stage.tiles)):
                    yield sheets, made, start


def looks_alike(stage: Stage, made: Station, start: int, old: int) -> bool:
    cell = absolute(relative(old, stage.start), start)
    if cell == NOWHERE or stage.station.shape[old] != made.shape[cell]:
        return False
    for side in range(5):
        if (stage.station.exits[old * 5 + side] < 0) != (made.exits[cell * 5 + side] < 0):
            return False
        if side < 4 and (stage.station.doors[old * 4 + side] < 0) != (made.doors[cell * 4 + side] < 0):
            return False
    return stage.station.colour[old] == made.colour[cell]


def rooms_of(stage: Stage, made: Station, start: int) -> Iterator[tuple[int, ...]]:
    """Every dealing of the rooms that agrees with the answers and with the rooms seen."""
    slots = [cell for cell in made.slots if cell != NOWHERE]
    away = made.distances(0)
    for order in permutations(slots):
        fits = True
        for old, target, distance, other, _ in stage.told:
            if target < len(order):
                here = absolute(relative(old, stage.start), start)
                there = order[target]
                fits &= away[here * CELLS + there] == distance and (here // FLOOR != there // FLOOR) == other
        for old in cells_of(stage.tiles):
            if old in stage.rooms:
                fits &= order[stage.rooms.index(old)] == absolute(relative(old, stage.start), start)
        if fits:
            yield order


def histories(stage: Stage, made: Station, start: int) -> set[tuple[Creature, ...]]:
    """All sets of creatures to which some history leads."""
    by = start - stage.start
    states: set[tuple[Creature, ...]] = {()}
    hero, shown = NOWHERE, 0
    for entry in stage.trace:
        if entry[0] == LOOK:
            hero, shown = entry[known.HERO_AT] + by, board.moved(entry[known.REVEALED], stage.start, start)
            figures = Counter(figure + by for figure in entry[known.FIGURES :])
            states = {
                state
                for state in states
                if Counter(cell | kind << 6 for cell, kind in state if shown >> cell & 1) == figures
            }
        elif entry[0] == HAPPENED:
            states = {after for state in states for after in happenings(made, hero, shown, state, entry, by)}
        elif entry[0] == ANSWER:
            states = {state for state in states if answers(made, hero, state, entry)}
    return states


def happenings(
    made: Station, hero: int, shown: int, state: tuple[Creature, ...], entry: list[int], by: int
) -> Iterator[tuple[Creature, ...]]:
    """All that one standard reaction can have done, so that it was seen and heard as it was."""
    for number, (cell, kind) in enumerate(state):
        rest = state[:number] + state[number + 1 :]
        for end in made.cells:
            if cell // FLOOR != end // FLOOR and len([c for c, _ in rest if c // FLOOR == end // FLOOR]) >= 4:
                continue
            for route, _ in routes(made, cell, end, 1, 0):
                if seen_and_heard(made, hero, shown, route, kind, entry, by):
                    yield tuple(sorted([*rest, (end, kind)]))
    away = made.distances(0)
    for kind in range(5):
        if len([k for _, k in state if k == kind]) >= 3:
            continue
        for end in made.cells:
            full = len([c for c, _ in state if c // FLOOR == end // FLOOR]) >= 4
            if full or away[hero * CELLS + end] < params.NORMAL[kind][params.FAR]:
                continue
            if seen_and_heard(made, hero, shown, [NOWHERE, end], kind, entry, by):
                yield tuple(sorted([*state, (end, kind)]))


def seen_and_heard(
    made: Station, hero: int, shown: int, route: list[int], kind: int, entry: list[int], by: int
) -> bool:
    path, began = known.path_seen(made, shown, route)
    old = [code + by if code < known.LEFT else code for code in entry[known.PATH :]]
    figure = entry[known.FIGURE]
    seen = path or began != known.UNSEEN
    if path != old or bool(seen) != (figure != known.NO_FIGURE):
        return False
    if seen and (figure >> 6 & 7 != kind or (figure & 63 == 63) != (began == known.UNSEEN)):
        return False
    if seen and began != known.UNSEEN and began != (figure & 63) + by:
        return False
    sides = noise_sides(made, hero, route[-1], 0)
    if route[-1] == hero:
        return entry[known.NOISE] == known.HERE
    return sides >> entry[known.NOISE] & 1 == 1


def answers(made: Station, hero: int, state: tuple[Creature, ...], entry: list[int]) -> bool:
    away = made.distances(0)
    kind = entry[1] - known.FIRST_KIND
    there = [(away[hero * CELLS + cell], cell // FLOOR != hero // FLOOR) for cell, k in state if k == kind]
    if not there:
        return entry[2] == known.NO_TARGET
    least = min(distance for distance, _ in there)
    return least == entry[2] and (least, bool(entry[3])) in there


def every_world(stage: Stage) -> set[World]:
    return {
        (sheets, start, rooms, creatures)
        for sheets, made, start in stations(stage)
        for rooms in rooms_of(stage, made, start)
        for creatures in histories(stage, made, start)
    }


def drawn(stage: Stage, seeds: int) -> Counter[World]:
    ready = stage.ready()
    found: Counter[World] = Counter()
    for seed in range(seeds):
        world = ready.draw(Luck(seed))
        assert world.level == 0
        beasts: list[Any] = world.end.shown + world.end.hidden
        creatures = tuple(sorted((beast.cell, beast.kinds.bit_length() - 1) for beast in beasts))
        found[(tuple(world.made.sheets), world.made.start, tuple(world.rooms[:2]), creatures)] += 1
    return found


def check(stage: Stage, fewest: int, seeds: int = 5000) -> None:
    worlds, found = every_world(stage), drawn(stage, seeds)
    assert not set(found) - worlds, "a world that no history leads to"
    assert len(worlds) >= fewest
    assert not worlds - set(found), f"{len(worlds - set(found))} of {len(worlds)} worlds never came up"


# -- situations


def spawned(stage: Stage, kind: int, cell: int) -> None:
    token = kind * 3 + stage.where[kind * 3 : kind * 3 + 3].index(NOWHERE)
    stage.look()
    stage.where[token] = cell
    stage.heard(token, [NOWHERE, cell])


def moved(stage: Stage, token: int, cell: int) -> None:
    stage.look()
    route = [stage.where[token], cell]
    stage.where[token] = cell
    stage.heard(token, route)


@pytest.mark.usefixtures("small")
def test_secrecy_5_floors_and_rooms_all_come_up_before_anything_has_happened() -> None:
    check(small_stage("E2", "E2"), 20, 2000)


@pytest.mark.usefixtures("small")
def test_secrecy_5_one_reaction_heard_from_a_side() -> None:
    stage = small_stage("E2", "E1 E2 E3 E4 D4 D1")
    spawned(stage, 0, cell_named("C3", 0, 0))
    check(stage, 5)


@pytest.mark.usefixtures("small")
def test_secrecy_5_two_reactions_on_the_other_floor_and_an_answer() -> None:
    stage = small_stage("E2", "E1 E2 E3 E4 D4 D1 C1")
    spawned(stage, 4, cell_named("C3", 1, 0))
    stage.locate(known.FIRST_KIND + 4)
    stage.locate(known.FIRST_KIND + 0)
    spawned(stage, 2, cell_named("E4", 1, 0))
    check(stage, 40, 5000)


@pytest.mark.usefixtures("small")
def test_secrecy_5_a_creature_that_came_out_of_the_dark_and_went_back() -> None:
    stage = small_stage("E3", "E1 E2 E3 E4 D4 C4")
    spawned(stage, 0, cell_named("C1", 0, 0))
    moved(stage, 0, cell_named("D1", 0, 0))
    moved(stage, 0, cell_named("E1", 0, 0))
    moved(stage, 0, cell_named("D1", 0, 0))
    stage.locate(1)
    stage.locate(0)
    check(stage, 4)
