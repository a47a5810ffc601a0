"""Danger tokens in the dark: where they can lie, so that every one the Hero ever saw had been placed before."""

from __future__ import annotations

from undertow.games.alone import known, params
from undertow.games.alone.board import CELLS, FLOOR, cells_of
from undertow.games.alone.known import (
    ANSWER,
    BLOCKED,
    DANGER,
    DANGER_TARGET,
    HERO_AT,
    LOOK,
    NO_TARGET,
    REVEALED,
    TOKENS,
)
from undertow.games.alone.search.luck import Luck
from undertow.games.alone.search.places import cells_at
from undertow.games.alone.search.timeline import NEVER, Timeline
from undertow.games.alone.sight import in_sight


class Placing:
    """Tokens that Evil could place at one time, and where."""

    def __init__(self, time: int, count: int, cells: int) -> None:
        self.time = time
        self.left = count
        self.cells = cells


class Found:
    """A token that was seen where there had been none: the times between which it was placed."""

    def __init__(self, cell: int, after: int, before: int) -> None:
        self.cell = cell
        self.after = after
        self.before = before


class Tokens:
    """What the trace says about danger tokens on a station."""

    def __init__(self, timeline: Timeline) -> None:
        self.timeline = timeline
        self.placings: list[Placing] = []
        self.found: list[Found] = []
        self.answers: list[tuple[int, int, list[int]]] = []  # time, where the Hero was, the answer
        self.remembered = 0  # as each sector was when it was last seen
        self.shown = 0
        last_seen = [-1] * CELLS
        look: list[int] = []
        for time in range(len(timeline.entries)):
            entry = timeline.entries[time]
            if entry[0] == LOOK:
                self.look(time, entry, last_seen)
                look = entry
            elif entry[0] == TOKENS:
                cells = entry[3] & timeline.station.sectors or self.allowed(look, entry[2])
                self.placings.append(Placing(time, entry[1], cells))
            elif entry[0] == ANSWER and entry[1] == DANGER_TARGET and not entry[4] & known.SWAPPED:
                self.answers.append((time, look[HERO_AT], entry))

    def look(self, time: int, entry: list[int], last_seen: list[int]) -> None:
        """Compare what lies open with what was remembered."""
        for cell in cells_of(entry[DANGER] & ~self.remembered):
            self.found.append(Found(cell, last_seen[cell], time))
        for cell in cells_of(entry[REVEALED]):
            last_seen[cell] = time
        self.remembered = self.remembered & ~entry[REVEALED] | entry[DANGER]
        self.shown = entry[REVEALED]

    def allowed(self, look: list[int], where: int) -> int:
        """The sectors in which tokens could be placed. rule: round_end.9"""
        station = self.timeline.station
        hero = look[HERO_AT]
        cells = station.sectors & ~in_sight(station, hero, look[REVEALED])
        if where == known.OUT_OF_SIGHT:
            return cells
        away = station.distances(look[BLOCKED])
        near = 0
        for cell in cells_of(cells):
            if away[hero * CELLS + cell] <= where:
                near |= 1 << cell
        return near

    def deal(self, luck: Luck) -> int:
        """A set of tokens: those shown, those remembered, and the rest where nobody has looked since."""
        left = [placing.left for placing in self.placings]
        gained = sum(left)
        self.spend(left)
        danger = self.remembered
        for number in range(len(self.placings)):
            placing = self.placings[number]
            free = self.unseen_since(placing) & ~danger
            first = self.wanted(placing, free, danger)
            for _ in range(left[number]):
                for floor in range(2):
                    on_floor = ((1 << FLOOR) - 1) << floor * FLOOR
                    if (danger & on_floor).bit_count() >= params.TOKENS_A_FLOOR:
                        free &= ~on_floor
                choice = first & free or free
                if not choice:
                    break
                cell = luck.one_of(choice)
                danger |= 1 << cell
                free &= ~(1 << cell)
                first = 0
        while danger.bit_count() > gained and danger & ~self.shown:  # one that was remembered has been moved
            danger &= ~(1 << luck.one_of(danger & ~self.shown))
        return danger

    def spend(self, left: list[int]) -> None:
        """Take from the placings what was seen later, whoever was seen first first."""
        done = [False] * len(self.found)
        for number in range(len(self.placings)):
            placing = self.placings[number]
            for place in range(len(self.found)):  # they stand in the order in which they were seen
                found = self.found[place]
                fits = found.after < placing.time < found.before and placing.cells >> found.cell & 1
                if fits and not done[place] and left[number] > 0:
                    done[place] = True
                    left[number] -= 1

    def unseen_since(self, placing: Placing) -> int:
        """Where a token of a placing can lie still: not revealed since, and not nearer than an answer said."""
        next_seen = self.timeline.next_seen[placing.time]
        away = self.timeline.station.distances(0)
        cells = 0
        for cell in cells_of(placing.cells):
            if next_seen[cell] == NEVER and not self.shown >> cell & 1:
                cells |= 1 << cell
        for time, hero, entry in self.answers:
            if time > placing.time:
                least = 255 if entry[2] == NO_TARGET else entry[2] - (1 if entry[4] & known.DISTANCE_BENT else 0)
                for cell in cells_of(cells):
                    if away[hero * CELLS + cell] < least:
                        cells &= ~(1 << cell)
        return cells

    def wanted(self, placing: Placing, free: int, danger: int) -> int:
        """Sectors of which an answer spoke that no other token explains."""
        for time, hero, entry in self.answers:
            if time < placing.time or entry[2] == NO_TARGET:
                continue
            cells = cells_at(self.timeline.station, hero, entry[2], entry[3], entry[4])
            seen = [found for found in self.found if cells >> found.cell & 1 and found.before > time]
            if cells & danger == 0 and not seen and cells & free:
                return cells & free
        return 0
