"""Chains of happenings back from each creature that came out of the dark to where it may have begun.

Without them the walk through the trace spends every creature on the first noise that fits.
"""

from __future__ import annotations

from typing import Final

from undertow.games.alone import known
from undertow.games.alone.board import CELLS, cells_of, mask_of
from undertow.games.alone.known import (
    BLOCKED,
    FIGURE,
    FIGURES,
    HAPPENED,
    HERO_AT,
    LOOK,
    MENU,
    NO_FIGURE,
    NOISE,
    REVEALED,
    SPAWN,
    STEPS,
    UNSEEN,
)
from undertow.games.alone.search.luck import Luck
from undertow.games.alone.search.timeline import (
    STIRRED,
    Demand,
    Timeline,
    cell_of,
    is_silent,
    kind_of,
    last_cell,
    wound_of,
)

DEEP: Final = 3  # movements in one chain
TRIED: Final = 6  # movements tried at each link
AT_ONCE: Final = 85  # of 100: how often a beginning is taken where there is one

BEGINS: Final = 0  # a link: a happening by which it appears, or goes out of view
FROM_SIGHT: Final = 1  # a link: a figure that went into the dark
GOES_ON: Final = 2  # a link: a happening by which it moves on


class Plan:
    """Which happening serves which chain, and where it ends."""

    def __init__(self, timeline: Timeline, luck: Luck) -> None:
        self.timeline = timeline
        self.luck = luck
        self.links: dict[int, tuple[int, int, int, int]] = {}  # by time: chain, cell, kind, sort of link
        self.until: list[int] = [0]  # by chain: when it ends
        self.dark: dict[int, int] = {}  # by time and figure: chain
        self.sight: dict[int, int] = {}  # by time and figure: chain

    def at(self, time: int) -> tuple[int, int, int, int] | None:
        """The chain, the cell and the kind that a happening serves, and as what."""
        return self.links.get(time)

    def holds(self, tag: int, time: int) -> bool:
        """Whether a creature is still on its way along a chain."""
        return tag > 0 and time < self.until[tag]

    def tag_of_dark(self, time: int, figure: int) -> int:
        """The chain that a figure follows which goes into the dark."""
        return self.dark.get(time << 12 | figure, 0)

    def tag_of_sight(self, time: int, figure: int) -> int:
        """The chain that ends with a figure which is seen."""
        return self.sight.get(time << 12 | figure, 0)

    def make(self) -> None:
        """Find a chain for every demand, in order of time."""
        tag = 0
        for demand in self.timeline.demands:
            if demand.why == STIRRED or demand.kind == known.BOSS:
                continue
            chain = self.chain(demand.time, demand.cells, demand.kind, demand.wound, DEEP)
            if not chain:
                continue
            tag += 1
            self.until.append(demand.time)
            for sort, time, value in chain:
                if sort == FROM_SIGHT:
                    self.dark[time << 12 | value] = tag
                else:
                    self.links[time] = (tag, value, demand.kind, sort)
            self.mark(demand, tag)

    def mark(self, demand: Demand, tag: int) -> None:
        """Say with which figure a chain ends."""
        entry = self.timeline.entries[demand.time]
        if entry[0] != LOOK:
            return
        for figure in entry[FIGURES:]:
            key = demand.time << 12 | figure
            if demand.cells >> cell_of(figure) & 1 and kind_of(figure) == demand.kind and key not in self.sight:
                self.sight[key] = tag
                return

    def chain(self, time: int, cells: int, kind: int, wound: int, deep: int) -> list[tuple[int, int, int]]:
        """Links that bring a creature of a kind into one of these sectors by a time; none if there are none."""
        begins: list[tuple[int, int, int]] = []
        moves: list[tuple[int, int]] = []
        for gone, figure in self.timeline.gone_dark:
            if gone < time and kind_of(figure) == kind and wound in (-1, wound_of(figure)):
                cell = cell_of(figure)
                waits = self.timeline.next_seen[gone + 1][cell] >= time
                if cells >> cell & 1 and waits and gone << 12 | figure not in self.dark:
                    begins.append((FROM_SIGHT, gone, figure))
        look: list[int] = []
        for earlier in range(time):
            entry = self.timeline.entries[earlier]
            if entry[0] == LOOK:
                look = entry
            elif entry[0] == HAPPENED and earlier not in self.links:
                self.link(earlier, entry, look, time, cells, kind, wound, begins, moves)
        if begins and (not moves or deep == 0 or self.luck.below(100) < AT_ONCE):
            return [begins[self.luck.below(len(begins))]]
        if deep:
            found = self.longer(moves, kind, wound, deep)
            if found:
                return found
        return [begins[self.luck.below(len(begins))]] if begins else []

    def longer(self, moves: list[tuple[int, int]], kind: int, wound: int, deep: int) -> list[tuple[int, int, int]]:
        """A chain whose last link is one of these movements."""
        order = self.luck.shuffled(list(range(len(moves))))
        for number in order[:TRIED]:
            time, cell = moves[number]
            entry = self.timeline.entries[time]
            look = self.look_before(time)
            hidden = self.timeline.station.sectors & ~look[REVEALED]
            around = self.timeline.around(1 << cell, entry[STEPS], look[BLOCKED]) & hidden
            self.links[time] = (0, cell, kind, GOES_ON)  # taken, while the rest is looked for
            found = self.chain(time, around, kind, wound, deep - 1)
            del self.links[time]
            if found:
                return [*found, (GOES_ON, time, cell)]
        return []

    def look_before(self, time: int) -> list[int]:
        """What lay open at a time."""
        while self.timeline.entries[time][0] != LOOK:
            time -= 1
        return self.timeline.entries[time]

    def link(
        self, time: int, entry: list[int], look: list[int], until: int, cells: int, kind: int, wound: int,
        begins: list[tuple[int, int, int]], moves: list[tuple[int, int]],
    ) -> None:  # fmt: skip
        """Add how a happening can serve: a creature begins there, is last seen there, or moves there."""
        figure = entry[FIGURE]
        timeline = self.timeline
        ends = cells & timeline.station.sectors & ~look[REVEALED]
        if not is_silent(entry):
            ends &= timeline.noises(look[HERO_AT], look[BLOCKED])[entry[NOISE]]
        if known.is_felt(entry):
            if known.felt_kind(entry[SPAWN]) != kind:
                return
            far = timeline.station.distances(look[BLOCKED])
            told = known.felt_distance(entry[SPAWN])
            ends = mask_of([cell for cell in cells_of(ends) if far[look[HERO_AT] * CELLS + cell] == told])
        fitting = [cell for cell in cells_of(ends) if timeline.next_seen[time][cell] >= until]
        if not fitting:
            return
        if figure == NO_FIGURE and len(entry) > known.PATH:
            return
        if figure != NO_FIGURE:
            self.link_seen(time, entry, look, kind, wound, fitting, begins)
            return
        if entry[MENU] & known.SPAWNS and wound != 1:
            away = timeline.station.distances(look[BLOCKED])
            for cell in fitting:
                if away[look[HERO_AT] * CELLS + cell] >= known.spawn_distance(kind, entry[SPAWN]):
                    begins.append((BEGINS, time, cell))
        if entry[MENU] & known.MOVES and not entry[MENU] & known.REVEALED_ONLY:
            moves.append((time, fitting[self.luck.below(len(fitting))]))

    def link_seen(
        self, time: int, entry: list[int], look: list[int], kind: int, wound: int, fitting: list[int],
        begins: list[tuple[int, int, int]],
    ) -> None:  # fmt: skip
        """A figure that was seen and went out of view: where it can have ended."""
        figure = entry[FIGURE]
        if kind_of(figure) != kind or wound not in (-1, wound_of(figure)) or last_cell(entry) >= 0:
            return
        if entry[MENU] & (known.REMOVED | known.EXCHANGED):
            return
        last = self.timeline.station.sectors
        if not entry[MENU] & known.TELEPORTS:
            last = self.timeline.around(1 << last_seen(entry), entry[STEPS], look[BLOCKED])
        begins += [(BEGINS, time, cell) for cell in fitting if last >> cell & 1]


def last_seen(entry: list[int]) -> int:
    """The last revealed sector in which a figure was."""
    cell = cell_of(entry[FIGURE])
    for code in entry[known.PATH :]:
        if code < known.LEFT:
            cell = code
    return 0 if cell == UNSEEN else cell
