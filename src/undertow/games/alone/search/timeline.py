"""The Hero's trace in the cells of a station he could be in, and what follows from it alone."""

from __future__ import annotations

from typing import Final

from undertow.games.alone import known
from undertow.games.alone.board import CELLS, DOORS, FLOOR, NOWHERE, Station, absolute, cells_of, moved, relative
from undertow.games.alone.known import (
    ANSWER,
    BLOCKED,
    BOSS_TARGET,
    CLEARED,
    FIGURE,
    FIGURES,
    FIRST_KIND,
    HAPPENED,
    HURT,
    LEFT,
    LIGHTS,
    LOOK,
    MARKED,
    MENDED,
    MENU,
    MOVES,
    NO_FIGURE,
    NO_TARGET,
    PATH,
    REVEALED,
    SPAWNS,
    STEPS,
    TOKENS,
    UNSEEN,
)
from undertow.games.alone.search.nearby import cells_of_code, kind_told, told_in
from undertow.games.alone.search.places import cells_at
from undertow.games.alone.search.trail import trail_of
from undertow.games.alone.sight import noise_sides

NEVER: Final = 1 << 30

# Kinds of demands: why a creature must be somewhere.
SEEN: Final = 0  # it lay open when the sector was revealed
CAME: Final = 1  # it came out of the dark
ANSWERED: Final = 2  # an answer spoke of it
STIRRED: Final = 3  # any creature, to make a noise that only a movement makes


def cell_of(figure: int) -> int:
    """Where a figure stands."""
    return figure & 63


def kind_of(figure: int) -> int:
    """The kind of a figure."""
    return figure >> 6 & 7


def wound_of(figure: int) -> int:
    """Whether a figure is wounded."""
    return figure >> 9 & 1


class Shift:
    """The way from the cells and doors of one station to those of another in which the start lies elsewhere."""

    def __init__(self, old: Station, start: int, new: Station, other: int) -> None:
        self.start = start
        self.other = other
        self.by = other - start
        self.door: list[int] = [NOWHERE] * DOORS
        for door in range(DOORS):
            room = old.door_cells[door * 2 + 1] + self.by
            if old.door_cells[door * 2] != NOWHERE and 0 <= room < CELLS:
                self.door[door] = new.doors[room * 4 + door % 4]

    def cell(self, old: int) -> int:
        """A cell; NOWHERE if this station does not have it."""
        return absolute(relative(old, self.start), self.other)

    def cells(self, mask: int) -> int:
        """A set of cells."""
        return moved(mask, self.start, self.other)

    def doors(self, mask: int) -> int:
        """A set of doors; those that the Hero never saw have no counterpart."""
        found = 0
        for door in cells_of(mask):
            if self.door[door] != NOWHERE:
                found |= 1 << self.door[door]
        return found

    def entry(self, old: list[int]) -> list[int]:
        """An entry of the trace."""
        kind = old[0]
        if kind == LOOK:
            new = old[:FIGURES]
            new[known.HERO_AT] += self.by
            new[REVEALED] = self.cells(old[REVEALED])
            new[known.LIT] = self.cells(old[known.LIT])
            new[BLOCKED] = self.doors(old[BLOCKED])
            new[known.DANGER] = self.cells(old[known.DANGER])
            return new + [figure + self.by for figure in old[FIGURES:]]
        if kind == HAPPENED:
            new = old[:PATH]
            if old[FIGURE] != NO_FIGURE and cell_of(old[FIGURE]) != UNSEEN:
                new[FIGURE] += self.by
            return new + [self.code(code) for code in old[PATH:]]
        if kind in (HURT, MENDED):
            return [kind, old[1] + self.by, *old[2:]]
        if kind == MARKED and old[3] != NO_FIGURE:
            return [*old[:3], old[3] + self.by, old[4]]
        if kind in (LIGHTS, known.SMOKED, known.HIDDEN, known.DUG):
            return [kind, self.cells(old[1])]
        if kind == known.SEAMS:
            return [kind, self.doors(old[1]), self.doors(old[2])]
        if kind == known.WARM:
            return [*old[:2], *[code + self.by for code in old[2:]]]
        if kind == TOKENS and old[3]:
            return [*old[:3], self.cells(old[3])]
        return old

    def code(self, code: int) -> int:
        """A step of a path."""
        if code < LEFT:
            return code + self.by
        return code if code < CLEARED else code + 4 * self.by


class Demand:
    """A time at which a creature that was not shown must be in one of these sectors."""

    def __init__(self, time: int, cells: int, kind: int, wound: int, why: int, made: Station) -> None:
        self.time = time
        self.cells = cells
        self.kind = kind  # -1: any
        self.wound = wound
        self.why = why
        away = made.distances(0)
        self.gap: list[int] = [99] * CELLS  # how far each sector is from the nearest of these
        for cell in made.cells:
            for goal in cells_of(cells):
                self.gap[cell] = min(self.gap[cell], away[goal * CELLS + cell])


class Timeline:
    """The trace on a station, with the next times at which sectors lie open, demands, and who went into the dark."""

    def __init__(self, made: Station, shift: Shift, trace: list[list[int]]) -> None:
        self.station = made
        self.entries: list[list[int]] = [shift.entry(entry) for entry in trace]
        self.happenings = 0
        self.next_seen: list[list[int]] = []  # by time and cell: when it lies open next
        self.demands: list[Demand] = []
        self.gone_dark: list[tuple[int, int]] = []  # time and figure
        self.heard: dict[int, list[int]] = {}
        self.spoken: dict[int, int] = {}  # by time: the sectors of which an answer may speak
        self.look_ahead()
        self.look_through()
        self.trail: list[int] = trail_of(self)  # by time: where the Courier can have been

    def look_ahead(self) -> None:
        """Find for every time when each sector lies open next."""
        after = [NEVER] * CELLS
        self.next_seen = [after] * (len(self.entries) + 1)
        for time in range(len(self.entries) - 1, -1, -1):
            entry = self.entries[time]
            if entry[0] == LOOK:
                after = after[:]
                for cell in cells_of(entry[REVEALED]):
                    after[cell] = time
            self.next_seen[time] = after

    def look_through(self) -> None:
        """Follow the figures that were shown, and note who came out of the dark and who went there."""
        shown: list[int] = []
        look: list[int] = []
        for time in range(len(self.entries)):
            entry = self.entries[time]
            kind = entry[0]
            if kind == LOOK:
                self.compare(time, shown, entry)
                shown = entry[FIGURES:]
                look = entry
            elif kind == HAPPENED:
                self.happenings += 1
                self.follow(time, shown, entry, look)
            elif kind == HURT:
                shown.remove(entry[1])
                if not entry[2]:
                    shown.append(entry[1] | 1 << 9)
            elif kind == MENDED:
                shown.remove(entry[1])
                shown.append(entry[1] & ~(1 << 9))
            elif kind in (known.TRACKS, known.WARM):
                self.demand_told(time, shown, entry, look)
            elif kind == ANSWER and FIRST_KIND <= entry[1] <= BOSS_TARGET and entry[2] != NO_TARGET:
                if entry[4] & known.SWAPPED:
                    continue
                self.demand_answer(time, shown, entry, look)

    def compare(self, time: int, shown: list[int], look: list[int]) -> None:
        """What differs between the figures that were shown and those of a look."""
        left = shown[:]
        for figure in look[FIGURES:]:
            if figure in left:
                left.remove(figure)
            else:
                cells = 1 << cell_of(figure)
                self.demands.append(Demand(time, cells, kind_of(figure), wound_of(figure), SEEN, self.station))
        self.gone_dark += [(time, figure) for figure in left if not look[REVEALED] >> cell_of(figure) & 1]

    def follow(self, time: int, shown: list[int], entry: list[int], look: list[int]) -> None:
        """Follow the figure of a happening, and say where it must have come from."""
        figure = entry[FIGURE]
        hidden = self.station.sectors & ~look[REVEALED]
        if figure == NO_FIGURE and len(entry) > PATH:
            door = entry[PATH] - CLEARED  # room and side
            beside = self.station.exits[door // 4 * 5 + door % 4]
            cells = self.around((1 << door // 4 | 1 << beside) & hidden, entry[STEPS] - 1, look[BLOCKED]) & hidden
            self.demands.append(Demand(time, cells, -1, 0, STIRRED, self.station))
            return
        if figure == NO_FIGURE:
            if entry[MENU] & MOVES and not entry[MENU] & (SPAWNS | known.ANY_NOISE) and is_heard(entry):
                ends = self.noises(look[known.HERO_AT], look[BLOCKED])[entry[known.NOISE]]
                if any([ends >> cell_of(one) & 1 for one in shown]):
                    return  # one that was seen may have stayed where it was
                cells = self.around(ends & hidden, entry[STEPS], look[BLOCKED]) & hidden
                self.demands.append(Demand(time, cells, -1, 0, STIRRED, self.station))
            return
        if cell_of(figure) != UNSEEN:
            shown.remove(figure)
        elif entry[MENU] & (MOVES | known.BOSS_MOVES) and not self.may_have_spawned(entry, look):
            cells = self.around(1 << first_cell(entry), entry[STEPS], look[BLOCKED]) & hidden
            self.demands.append(Demand(time, cells, kind_of(figure), wound_of(figure), CAME, self.station))
        end = last_cell(entry)
        if end != NOWHERE:
            shown.append(figure & ~63 | end)

    def may_have_spawned(self, entry: list[int], look: list[int]) -> bool:
        """Whether a figure that appeared may have begun where it was first seen."""
        figure = entry[FIGURE]
        if not entry[MENU] & SPAWNS or wound_of(figure) or kind_of(figure) == known.BOSS or len(entry) != PATH + 1:
            return False
        away = self.station.distances(look[BLOCKED])[look[known.HERO_AT] * CELLS + first_cell(entry)]
        return away >= known.spawn_distance(kind_of(entry[FIGURE]), entry[known.SPAWN])

    def demand_answer(self, time: int, shown: list[int], entry: list[int], look: list[int]) -> None:
        """An answer about a kind that nobody in view explains."""
        kind = entry[1] - FIRST_KIND
        cells = self.cells_told(time, look[known.HERO_AT])
        for figure in shown:
            if kind_of(figure) == kind and cells >> cell_of(figure) & 1:
                return
        self.demands.append(Demand(time, cells & ~look[REVEALED], kind, -1, ANSWERED, self.station))

    def demand_told(self, time: int, shown: list[int], entry: list[int], look: list[int]) -> None:
        """Creatures that were told to be near, and that nobody in view explains."""
        hero, blocked, left = look[known.HERO_AT], look[BLOCKED], shown[:]
        for code in told_in(entry):
            kind, cells = kind_told(entry, code), cells_of_code(entry, code, self.station, hero, blocked)
            seen = [figure for figure in left if kind_of(figure) == kind and cells >> cell_of(figure) & 1]
            if seen:
                left.remove(seen[0])
            elif cells & ~look[REVEALED]:
                self.demands.append(Demand(time, cells & ~look[REVEALED], kind, -1, ANSWERED, self.station))

    def cells_told(self, time: int, hero: int) -> int:
        """The sectors of which an answer may speak."""
        mask = self.spoken.get(time, -1)
        if mask < 0:
            entry = self.entries[time]
            mask = cells_at(self.station, hero, entry[2], entry[3], entry[4])
            self.spoken[time] = mask
        return mask

    def around(self, cells: int, steps: int, blocked: int) -> int:
        """All sectors from which one of these is reached in so many steps."""
        found = cells
        for _ in range(steps):
            for cell in cells_of(found):
                for other in self.station.neighbours(cell, blocked):
                    found |= 1 << other
        return found

    def noises(self, hero: int, blocked: int) -> list[int]:
        """For each way of hearing a noise the sectors from which it can come."""
        key = blocked << 6 | hero
        found = self.heard.get(key)
        if found is None:
            found = [0] * known.NOISES
            for cell in self.station.cells:
                sides = noise_sides(self.station, hero, cell, blocked)
                if cell == hero:
                    found[known.HERE] |= 1 << cell
                elif sides == 0:
                    found[known.UNHEARD] |= 1 << cell
                for side in range(known.OTHER_FLOOR + 1):
                    if sides >> side & 1:
                        found[side] |= 1 << cell
            self.heard[key] = found
        return found


def first_cell(entry: list[int]) -> int:
    """The first revealed sector that a figure entered."""
    for code in entry[PATH:]:
        if code < LEFT:
            return code
    return NOWHERE


def last_cell(entry: list[int]) -> int:
    """Where a figure stood at the end, if that was in view."""
    cell = cell_of(entry[FIGURE])
    for code in entry[PATH:]:
        if code < LEFT:
            cell = code
        elif code < CLEARED:
            cell = UNSEEN
    return NOWHERE if cell == UNSEEN or entry[MENU] & (known.TELEPORTS | known.REMOVED) else cell


def is_heard(entry: list[int]) -> bool:
    """Whether the Hero heard something happen."""
    return entry[known.NOISE] != known.UNHEARD


def is_silent(entry: list[int]) -> bool:
    """Whether what happened made no noise by what the card says, or a false one: it may have ended anywhere."""
    return entry[MENU] & known.ANY_NOISE != 0 or (entry[MENU] & known.QUIET != 0 and not is_heard(entry))


def same_floor(one: int, other: int) -> bool:
    """Whether two cells lie on one floor."""
    return one // FLOOR == other // FLOOR
