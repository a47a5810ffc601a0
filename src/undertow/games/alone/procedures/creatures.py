"""Creatures: the ways they can go, going them, appearing, being heard, frightening the Hero."""

from __future__ import annotations

from typing import Final

from undertow.games.alone import events as e
from undertow.games.alone import known, params, people, shown, sight
from undertow.games.alone.board import FLOOR, NOWHERE, STAIRS
from undertow.games.alone.cards.items import WELDED
from undertow.games.alone.cards.people import TREMOR_SENSE
from undertow.games.alone.goals import creature_limit
from undertow.games.alone.missions import MAIN, SOS, VOICED, VOICES
from undertow.games.alone.procedures.labyrinth import clear_door, door_is_shown
from undertow.games.alone.state import BOSS, COMPOSURE, DEEPENED, UNSHAKEN, Table

BREAKS: Final = 56  # in a set of cells: before the door on a side, after all cells
CLEARED: Final = 100  # in a way: 100 + the number of a door whose blockade is cleared


def steps_from(table: Table, token: int, cell: int, blocked: int) -> list[list[int]]:
    """What a creature can do from a sector: cells to go to, each with the doors to be cleared before."""
    found: list[list[int]] = []
    station = table.station
    for side in range(5):
        beyond = station.exits[cell * 5 + side]
        if beyond == NOWHERE:
            continue
        if side == STAIRS:
            if token != BOSS and is_full(table, beyond // FLOOR):
                continue  # rule: creatures.10
            found.append([beyond])
            continue
        door = station.doors[cell * 4 + side]
        if door != NOWHERE and blocked >> door & 1:
            found.append([beyond, CLEARED + door])
        else:
            found.append([beyond])
    return found


def ways(
    table: Table, token: int, steps: int, free: bool = False, to: int = NOWHERE, avoid: int = NOWHERE
) -> list[list[int]]:
    """All ways of at most so many steps: cells in order, and ``CLEARED + door`` where a blockade is cleared.

    ``free``: clearing costs no step. ``to``: every step must bring it nearer to that sector, as Locate
    counts: a blockade on the way may be cleared. ``avoid``: a sector it may not enter.
    """
    found: list[list[int]] = [[]]
    extend(table, token, steps, free, to, avoid, table.where[token], table.blocked, [], found)
    return found


def extend(
    table: Table, token: int, steps: int, free: bool, to: int, avoid: int, cell: int, blocked: int, way: list[int],
    found: list[list[int]],
) -> None:  # fmt: skip
    """Add every way that goes on from here."""
    if steps == 0:
        return
    for step in steps_from(table, token, cell, blocked):
        beyond = step[0]
        if beyond == avoid or beyond in way or beyond == table.where[token]:
            continue
        if to != NOWHERE and table.located(beyond, to) >= table.located(cell, to):
            continue
        if len(step) == 1:
            longer = [*way, beyond]
            found.append(longer)
            extend(table, token, steps - 1, free, to, avoid, beyond, blocked, longer, found)
            continue
        cleared = [*way, step[1]]
        open_now = blocked & ~(1 << (step[1] - CLEARED))
        left = steps if free else steps - cost_of(table, step[1] - CLEARED)
        if left < 0:
            continue
        found.append(cleared)
        if left > 0:
            longer = [*cleared, beyond]
            found.append(longer)
            extend(table, token, left - 1, free, to, avoid, beyond, open_now, longer, found)


def cells_within(table: Table, token: int, steps: int) -> int:
    """The sectors that a creature reaches in so many steps, its own among them, where no door is blocked: a set."""
    exits = table.station.exits
    seen = edge = 1 << table.where[token]
    for _ in range(steps):
        beyond = 0
        while edge:
            lowest = edge & -edge
            edge ^= lowest
            first = (lowest.bit_length() - 1) * 5
            for side in range(4):
                other = exits[first + side]
                if other != NOWHERE:
                    beyond |= 1 << other
            other = exits[first + STAIRS]
            if other != NOWHERE and not seen >> other & 1 and (token == BOSS or not is_full(table, other // FLOOR)):
                beyond |= 1 << other  # rule: creatures.10
        edge = beyond & ~seen
        seen |= edge
    return seen


def reach_of(
    table: Table, token: int, steps: int, free: bool, to: int, avoid: int, cell: int, blocked: int, been: int
) -> int:
    """Where the ``ways`` of a creature lead that go on from here, as a set of cells; a bit at ``BREAKS`` and a side: it
    stands before a door that it has cleared last. ``been``: the sectors that it has been in."""
    if steps == 0:
        return 0
    station = table.station
    found = 0
    for side in range(5):
        beyond = station.exits[cell * 5 + side]
        if beyond in (NOWHERE, avoid) or been >> beyond & 1:
            continue
        if to != NOWHERE and table.located(beyond, to) >= table.located(cell, to):
            continue
        open_now, left = blocked, steps
        if side == STAIRS:
            if token != BOSS and is_full(table, beyond // FLOOR):
                continue  # rule: creatures.10
        else:
            door = station.doors[cell * 4 + side]
            if door != NOWHERE and blocked >> door & 1:
                left = steps if free else steps - cost_of(table, door)
                if left < 0:
                    continue
                found |= 1 << (BREAKS + side)
                if left == 0:
                    continue
                open_now = blocked & ~(1 << door)
        found |= 1 << beyond
        found |= reach_of(table, token, left - 1, free, to, avoid, beyond, open_now, been | 1 << beyond)
    return found


def cost_of(table: Table, door: int) -> int:
    """How many steps it takes to clear a blocked door: one, if it is welded two. rule: doors.3"""
    return 2 if table.gear[WELDED] >> door & 1 else 1


def end_of(table: Table, token: int, way: list[int]) -> int:
    """The sector in which a way ends."""
    for stop in reversed(way):
        if stop < CLEARED:
            return stop
    return table.where[token]


def blocked_after(table: Table, way: list[int]) -> int:
    """The blocked doors when a way has been gone."""
    blocked = table.blocked
    for stop in way:
        if stop >= CLEARED:
            blocked &= ~(1 << (stop - CLEARED))
    return blocked


def seen_of(table: Table, token: int, way: list[int]) -> list[int]:
    """What the Hero would see of a way, as numbers: two ways that differ in it are two choices. rule: rulings.6"""
    seen: list[int] = []
    cell = table.where[token]
    for stop in way:
        if stop >= CLEARED:
            seen.append(stop)
        else:
            if table.is_shown(stop):
                seen.append(stop)
            elif table.is_shown(cell):
                seen.append(-1 - stop)
            cell = stop
    return seen


def noise_choices(table: Table, cell: int, blocked: int) -> list[int]:
    """How a noise in a sector can be told: sides, ``OTHER_FLOOR``, ``HERE`` or ``UNHEARD``. rule: noise.3"""
    if cell == table.hero:
        return [known.HERE]
    sides = sight.noise_sides(table.station, table.hero, cell, blocked)
    if sides >> 5 & 1:
        return [known.OTHER_FLOOR]
    return [side for side in range(5) if sides >> side & 1] or [known.UNHEARD]


def felt_of(table: Table, token: int, noise: int) -> int:
    """What Tremor Sense tells of a noise that a creature has just made; 0: nothing."""
    if token < 0 or noise == known.UNHEARD or not people.has_skill(table, TREMOR_SENSE):
        return 0
    return known.felt_code(table.kind_of(token), table.distance(table.hero, table.where[token]))


def tell_noise(table: Table, noise: int, felt: int = 0) -> None:
    """Tell the Hero of a noise. rule: noise.2, noise.4, noise.5, noise.6, secrecy.1"""
    if noise < known.OTHER_FLOOR:
        table.tell(e.NOISE, noise)
    elif noise == known.OTHER_FLOOR:
        table.tell(e.NOISE_BELOW)
    elif noise == known.HERE:
        table.tell(e.NOISE_HERE)
    if felt:
        table.tell(e.FELT, known.felt_kind(felt), known.felt_distance(felt))


def walk(table: Table, token: int, way: list[int]) -> None:
    """Go a way, step by step. rule: creatures.13"""
    kind = table.kind_of(token)
    for stop in way:
        if stop >= CLEARED:  # rule: doors.3
            door = stop - CLEARED
            if not door_is_shown(table, door):
                table.tell_to(table.to_evil(), e.BLOCKADE_CLEARED, kind, table.where[token])
            clear_door(table, door)
        else:
            step_to(table, token, stop)
    table.moved |= 1 << token


def step_to(table: Table, token: int, cell: int) -> None:
    """One step, judged alone: shown, gone from sight, or met. rule: creatures.15, creatures.16"""
    left = table.where[token]
    kind = table.kind_of(token)
    seen = table.is_seen(token)
    shown.unmask(table, token)
    table.where[token] = cell
    if table.is_shown(cell):
        if seen:
            table.tell(e.CREATURE_WALKED, kind, table.place(cell))  # no shock: it was revealed before. rule: shock.3
        else:
            table.tell(e.CREATURE_SHOWN, table.figure_of(token), table.place(cell))
            if cell == table.hero:
                shock(table, kind)  # rule: shock.1
    elif seen:
        side = table.station.exits[left * 5 : left * 5 + 5].index(cell)
        table.tell(e.CREATURE_LEFT, kind, table.place(left), side)
    table.tell_to(table.to_evil(), e.CREATURE_MOVED, kind, cell)
    if token == BOSS:
        at_the_room(table)


def at_the_room(table: Table) -> None:
    """If the Saboteur reaches the Control Room before the Hero, two tokens are put there, once. rule: cards.8"""
    if table.missions[MAIN] == SOS and table.where[BOSS] == table.rooms[0] and not table.reached:
        table.reached = 2
        add_sabotage(table, 2)


def add_sabotage(table: Table, n: int) -> None:
    """Put sabotage tokens into the Control Room; the Hero sees them where it is revealed. rule: cards.8"""
    table.sabotage += n
    room = table.rooms[0]
    if table.is_shown(room) and not shown.lies_about(table, room, shown.NO_STATUS):
        table.tell(e.SABOTAGE, n)
    else:
        table.tell_to(table.to_evil(), e.SABOTAGE, n)


def shock(table: Table, kind: int) -> None:
    """The Hero is frightened by a creature that was hidden. rule: shock.1, shock.2"""
    worth = table.shock_of(kind)
    if worth:
        worth += table.mods[DEEPENED]
        if table.rule_holds(VOICES) and not table.mission[VOICED]:  # rule: missions.3
            table.mission[VOICED] = 1
            worth += 1
        worth = people.shock_cost(table, kind, worth) if not table.mods[UNSHAKEN] else 0
        table.tell(e.SHOCK, kind, worth)
        people.inflict(table, COMPOSURE, worth)


def least_distance(table: Table, kind: int, nearer: int = 0) -> int:
    """How far from the Hero a creature of a kind must appear. rule: creatures.12"""
    return max(1, (params.NIGHTMARE if table.nightmare else params.NORMAL)[kind][params.FAR] - nearer)


def is_full(table: Table, floor: int) -> bool:
    """Whether a floor holds as many creatures as it can. rule: creatures.8"""
    return table.crowd(floor) >= creature_limit(table, floor)


def appear(table: Table, kind: int, cell: int) -> int:
    """A creature spawns; it has not moved. rule: creatures.11, light.7"""
    token = table.spare_token(kind)
    table.where[token] = cell
    table.tell_to(table.to_evil(), e.CREATURE_SPAWNED, kind, cell)
    if table.is_shown(cell):
        table.tell(e.CREATURE_SHOWN, table.figure_of(token), table.place(cell))
    return token
