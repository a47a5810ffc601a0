"""Creatures of which not all is known, and where each can have gone in one happening."""

from __future__ import annotations

from typing import Final

from undertow.games.alone import known, params
from undertow.games.alone.board import CELLS, FLOOR, NOWHERE, STAIRS, cells_of
from undertow.games.alone.known import BOSS, CLEARED, FIGURE, LEFT, MENU, NO_FIGURE, NOISE, PATH, STEPS, UNSEEN
from undertow.games.alone.search.timeline import Timeline, is_silent, kind_of, same_floor, wound_of

LEAVES: Final = 8_000  # what it costs to leave the plan


class Beast:
    """A creature of a history: where, which kinds it may be of, wounded or not. It is never changed."""

    def __init__(self, cell: int, kinds: int, wound: int, tag: int, name: int) -> None:
        self.cell = cell  # NOWHERE: not decided yet
        self.kinds = kinds
        self.wound = wound
        self.tag = tag  # the chain of the plan that it follows
        self.name = name

    def figure(self) -> int:
        """How the Hero sees it, its kind being known."""
        return self.cell | (self.kinds.bit_length() - 1) << 6 | self.wound << 9

    def can_be(self, figure: int) -> bool:
        """Whether it is of the kind and as wounded as a figure."""
        return self.kinds >> kind_of(figure) & 1 == 1 and self.wound == wound_of(figure)

    def at(self, cell: int) -> Beast:
        """It, elsewhere."""
        return Beast(cell, self.kinds, self.wound, self.tag, self.name)

    def gone(self, cell: int, tag: int) -> Beast:
        """It, elsewhere, on a chain of the plan."""
        return Beast(cell, self.kinds, self.wound, tag, self.name)

    def of(self, kinds: int) -> Beast:
        """It, known better."""
        return Beast(self.cell, kinds, self.wound, self.tag, self.name)

    def seen(self, figure: int) -> Beast:
        """It, seen as a figure."""
        return Beast(figure & 63, 1 << kind_of(figure), self.wound, self.tag, self.name)

    def hurt(self) -> Beast:
        """It, wounded."""
        return Beast(self.cell, self.kinds, 1, self.tag, self.name)

    def healed(self) -> Beast:
        """It, unhurt again."""
        return Beast(self.cell, self.kinds, 0, self.tag, self.name)


class Moment:
    """A moment of a history: who is where, and what is lit and blocked."""

    def __init__(self) -> None:
        self.time = 0
        self.hero = NOWHERE
        self.revealed = 0
        self.lit = 0
        self.blocked = 0
        self.welded = 0  # of the blocked doors
        self.smoke = 0  # sectors out of which nothing is moved this turn
        self.shown: list[Beast] = []
        self.hidden: list[Beast] = []
        self.moved = 0  # names of those that moved this turn
        self.names = 0  # how many creatures there have been
        self.did = NOWHERE  # who did what has just happened
        self.ended = NOWHERE  # and where it ended
        self.partner = NOWHERE  # who exchanges its sector with one that was seen, and where that was
        self.left = NOWHERE
        self.extra = 0  # what the way here costs beside what it leads to
        self.marks: list[int] = []  # what holds this turn: name, sort, number
        self.purge = NOWHERE  # the floor on which the purge runs
        self.started = 0  # whether the main mission has begun
        self.sabotage = 0
        self.reached = 0

    def copy(self) -> Moment:
        """A copy; the lists are new."""
        other = Moment()
        other.time = self.time
        other.hero = self.hero
        other.revealed = self.revealed
        other.lit = self.lit
        other.blocked = self.blocked
        other.welded = self.welded
        other.smoke = self.smoke
        other.shown = self.shown[:]
        other.hidden = self.hidden[:]
        other.moved = self.moved
        other.names = self.names
        other.marks = self.marks
        other.started = self.started
        other.purge = self.purge
        other.sabotage = self.sabotage
        other.reached = self.reached
        other.partner = self.partner
        other.left = self.left
        return other

    def after(self, beast: Beast | None, entry: list[int]) -> Moment:
        """The moment after a happening, without the creature that did it."""
        other = self.copy()
        other.time += 1
        if beast is not None:
            other.shown = [one for one in other.shown if one.name != beast.name]
            other.hidden = [one for one in other.hidden if one.name != beast.name]
            other.did = beast.name
            if entry[MENU] & (known.MOVES | known.TELEPORTS | known.BOSS_MOVES):
                other.moved |= 1 << beast.name
        return other

    def born(self, cell: int, kinds: int, wound: int, tag: int) -> Beast:
        """A creature that was not there before."""
        self.names += 1
        return Beast(cell, kinds, wound, tag, self.names - 1)


def limit(at: Moment, floor: int) -> int:
    """How many creatures a floor holds. rule: creatures.8"""
    return params.CREATURES_A_FLOOR + (1 if at.purge == floor else 0)


def crowd(at: Moment, floor: int) -> int:
    """How many creatures a floor holds, the boss apart. rule: creatures.8"""
    found = 0
    for beast in at.hidden:
        if beast.cell != NOWHERE and beast.cell // FLOOR == floor and beast.kinds != 1 << BOSS:
            found += 1
    for beast in at.shown:
        if beast.cell // FLOOR == floor and beast.kinds != 1 << BOSS:
            found += 1
    return found


def ends_of(timeline: Timeline, at: Moment, entry: list[int], beast: Beast) -> list[tuple[int, int]]:
    """Where a creature can have ended so that it was seen and heard as it was: cells, and doors still blocked."""
    if entry[MENU] & known.TELEPORTS:
        return teleported(timeline, at, entry, beast)
    found: list[tuple[int, int]] = []
    path = entry[PATH:]
    station = timeline.station
    todo: list[tuple[int, int, int, int]] = [(beast.cell, 0, 0, at.blocked)]  # cell, steps, path so far, doors
    for cell, used, seen, blocked in todo:
        went = used > 0 or not entry[MENU] & known.MUST_GO
        if (
            went
            and seen == len(path)
            and fits_noise(timeline, at, entry, cell, blocked)
            and (cell, blocked) not in found
        ):
            found.append((cell, blocked))
        if used >= entry[STEPS]:  # after its last step it clears no door, though that were free
            continue
        for side in range(5):
            other = station.exits[cell * 5 + side]
            if side == STAIRS and entry[MENU] & known.NO_STAIRS:
                continue
            if other == NOWHERE or not may_go(timeline, at, entry, cell, other):
                continue
            door = NOWHERE if side == STAIRS else station.doors[cell * 4 + side]
            if door != NOWHERE and blocked >> door & 1:
                cost = 0 if entry[MENU] & known.FREE_DOORS else 2 if at.welded >> door & 1 else 1
                now = cleared(at, path, seen, cell, other, station.door_cells[door * 2 + 1] * 4 + door % 4)
                if now >= 0 and used + cost <= entry[STEPS]:
                    add(todo, (cell, used + cost, now, blocked & ~(1 << door)))
                continue
            if not has_room(at, beast, cell, other):
                continue
            now = entered(at, path, seen, cell, other, side)
            if now >= 0:
                add(todo, (other, used + 1, now, blocked))
    return found


def may_go(timeline: Timeline, at: Moment, entry: list[int], cell: int, other: int) -> bool:
    """Whether the card lets a creature take this step."""
    if entry[MENU] & known.TOWARDS_HERO:
        away = timeline.station.distances(0)
        return away[at.hero * CELLS + other] < away[at.hero * CELLS + cell]
    return other != at.hero or not entry[MENU] & known.NOT_TO_HERO


def add(todo: list[tuple[int, int, int, int]], state: tuple[int, int, int, int]) -> None:
    """Look at something later, once."""
    if state not in todo:
        todo.append(state)


def cleared(at: Moment, path: list[int], seen: int, cell: int, other: int, place: int) -> int:
    """How much of the path has been seen when a door is cleared; -1: it would have been seen otherwise."""
    if not (at.revealed >> cell | at.revealed >> other) & 1:
        return seen
    return seen + 1 if seen < len(path) and path[seen] == CLEARED + place else -1


def entered(at: Moment, path: list[int], seen: int, cell: int, other: int, side: int) -> int:
    """How much of the path has been seen when a sector is entered; -1: it would have been seen otherwise."""
    if at.revealed >> other & 1:
        return seen + 1 if seen < len(path) and path[seen] == other else -1
    if at.revealed >> cell & 1:
        return seen + 1 if seen < len(path) and path[seen] == LEFT + side else -1
    return seen


def has_room(at: Moment, beast: Beast, cell: int, other: int) -> bool:
    """Whether a creature may go there: no floor holds more than four. rule: creatures.10"""
    if same_floor(cell, other) or beast.kinds == 1 << BOSS:
        return True
    there = crowd(at, other // FLOOR)
    if beast.cell // FLOOR == other // FLOOR:
        there -= 1  # it comes back
    return there < limit(at, other // FLOOR)


def fits_noise(timeline: Timeline, at: Moment, entry: list[int], cell: int, blocked: int) -> bool:
    """Whether a creature that ended in a sector was heard as it was, and as far away as Tremor Sense told."""
    if known.is_felt(entry):
        away = timeline.station.distances(blocked)[at.hero * CELLS + cell]
        if away != known.felt_distance(entry[known.SPAWN]):
            return False
    if is_silent(entry):
        return True
    return timeline.noises(at.hero, blocked)[entry[NOISE]] >> cell & 1 == 1


def teleported(timeline: Timeline, at: Moment, entry: list[int], beast: Beast) -> list[tuple[int, int]]:
    """Hidden sectors of its floor, so far from the Hero as the card says (its steps). rule: creatures.17"""
    if entry[FIGURE] != NO_FIGURE and len(entry) > PATH:
        return []
    away = timeline.station.distances(at.blocked)
    return [
        (cell, at.blocked)
        for cell in cells_of(timeline.station.sectors & ~at.revealed)
        if same_floor(cell, beast.cell) and away[at.hero * CELLS + cell] >= entry[STEPS]
    ]


def jumped(at: Moment, entry: list[int], found: list[Moment]) -> None:
    """One of two that exchanged their sectors, at least one of them in view: add how it can have been."""
    figure = entry[FIGURE]
    end = entry[PATH]
    if figure & 63 == UNSEEN:
        for beast in at.hidden:
            if beast.can_be(figure) and beast.cell != NOWHERE and at.partner in (NOWHERE, beast.name):
                after = at.after(beast, entry)
                after.shown.append(beast.seen(figure & ~63 | end))
                after.left = beast.cell if at.partner == NOWHERE else NOWHERE
                after.partner = NOWHERE
                after.ended = end
                found.append(after)
        return
    for beast in at.shown:
        if beast.figure() != figure:
            continue
        if end < LEFT:
            after = at.after(beast, entry)
            after.shown.append(beast.at(end))
            after.ended = end
            found.append(after)
        elif at.left != NOWHERE:
            found.append(gone_to(at, entry, beast, at.left, NOWHERE))
        else:
            for other in at.hidden:
                if other.cell != NOWHERE:
                    found.append(gone_to(at, entry, beast, other.cell, other.name))
        return


def gone_to(at: Moment, entry: list[int], beast: Beast, cell: int, partner: int) -> Moment:
    """The moment after a figure went into the dark where another comes from."""
    after = at.after(beast, entry)
    after.hidden.append(beast.at(cell))
    after.ended = cell
    after.left = NOWHERE
    after.partner = partner
    return after


def may_jump(at: Moment, beast: Beast) -> bool:
    """Whether a creature stands where it can be exchanged with another."""
    return beast.cell != NOWHERE and not at.smoke >> beast.cell & 1


def unseen_changes(at: Moment, entry: list[int], found: list[Moment]) -> None:
    """What leaves no trace at all: nobody, one fewer, two exchanged, a wound gone."""
    menu = entry[MENU]
    silent = entry[NOISE] == known.UNHEARD or (menu & known.ANY_NOISE and not known.is_felt(entry))
    if menu & known.NOBODY and silent:
        found.append(at.after(None, entry))
    if not silent:
        return
    for beast in at.hidden:
        if beast.kinds == 1 << BOSS:
            continue
        if menu & known.REMOVED:
            after = at.after(beast, entry)
            after.extra = LEAVES if beast.tag else 0
            found.append(after)
        if menu & known.HEALED and beast.wound:
            after = at.after(beast, entry)
            after.hidden.append(beast.healed())
            found.append(after)
        if menu & known.EXCHANGED:
            for other in at.hidden:
                if other.name > beast.name and other.kinds != 1 << BOSS and may_jump(at, beast) and may_jump(at, other):
                    after = at.after(beast, entry)
                    after.hidden.remove(other)
                    after.hidden += [beast.at(other.cell), other.at(beast.cell)]
                    found.append(after)
