"""Judging a moment of a history by what is still to come, and deciding at the end what was left open."""

from __future__ import annotations

from typing import Final

from undertow.games.alone import known, params
from undertow.games.alone.board import FLOOR, NOWHERE, cells_of
from undertow.games.alone.known import BOSS, NO_FIGURE
from undertow.games.alone.search.luck import Luck
from undertow.games.alone.search.timeline import NEVER, Timeline
from undertow.games.alone.search.ways import Beast, Moment, crowd, limit

COMMON: Final = 31  # the mask of all kinds but the boss


def cost(timeline: Timeline, at: Moment, ahead: int, discount: int) -> int:
    """How bad a moment is: demands that nobody can meet, sectors that will be seen empty."""
    cost = 0
    left = at.hidden[:]
    next_seen = timeline.next_seen[at.time]
    looked = 0
    for demand in timeline.demands:
        if demand.time < at.time:
            continue
        best = NOWHERE
        least = 99
        for number in range(len(left)):
            beast = left[number]
            if beast.cell == NOWHERE or (demand.kind >= 0 and not beast.kinds >> demand.kind & 1):
                continue
            if demand.wound >= 0 and demand.kind >= 0 and beast.wound != demand.wound:
                continue
            gap = demand.gap[beast.cell]
            if gap == 0 and next_seen[beast.cell] < demand.time:
                gap = 1
            if gap < least:
                least = gap
                best = number
        worth = 100_000 // (100 + discount * (demand.time - at.time))
        if best == NOWHERE:
            cost += 3 * worth + 500
        else:
            cost += min(6, least) * worth
            if demand.kind >= 0:
                del left[best]
        looked += 1
        if looked >= ahead:
            break
    for beast in left:
        if beast.cell != NOWHERE and next_seen[beast.cell] != NEVER:
            cost += 120_000 // (100 + 10 * (next_seen[beast.cell] - at.time))
    return cost


def settle(timeline: Timeline, at: Moment, since: int, luck: Luck) -> bool:
    """Decide what is still open: places, then kinds; no more of a kind than there are tokens."""
    return settle_places(timeline, at, since, luck) and settle_kinds(at, luck)


def settle_places(timeline: Timeline, at: Moment, since: int, luck: Luck) -> bool:
    """Put every creature whose place is open into a sector that has not been revealed since the round began."""
    next_seen = timeline.next_seen[since]
    hidden = timeline.station.sectors & ~at.revealed
    unseen = 0
    for cell in cells_of(hidden):
        if next_seen[cell] == NEVER:
            unseen |= 1 << cell
    placed = [beast for beast in at.hidden if beast.cell != NOWHERE]
    loose = [beast for beast in at.hidden if beast.cell == NOWHERE]
    at.hidden = placed
    for beast in loose:
        free = unseen or hidden
        if beast.kinds == 1 << BOSS and timeline.trail and timeline.trail[-1] & hidden:
            free = timeline.trail[-1] & hidden
        if beast.kinds != 1 << BOSS:
            for floor in range(2):
                if crowd(at, floor) >= limit(at, floor):
                    free &= ~(((1 << FLOOR) - 1) << floor * FLOOR)
                    hidden &= ~(((1 << FLOOR) - 1) << floor * FLOOR)
        if not free and not hidden:
            return False
        at.hidden = [*at.hidden, beast.at(luck.one_of(free or hidden))]
    return all([crowd(at, floor) <= limit(at, floor) for floor in range(2)])


def taken(beasts: list[Beast], figure: int) -> Beast:
    """Take the creature of a figure out of a list."""
    for beast in beasts:
        if beast.figure() == figure:
            beasts.remove(beast)
            return beast
    raise AssertionError("a figure that was not shown")


def preferred(one: Beast, other: Beast, tag: int) -> bool:
    """Whether one creature is rather the one that is seen: by the plan, then whoever could be the fewest others."""
    if (one.tag == tag) != (other.tag == tag):
        return one.tag == tag
    if (one.cell == NOWHERE) != (other.cell == NOWHERE):
        return other.cell == NOWHERE
    return one.kinds.bit_count() < other.kinds.bit_count()


def hurt(at: Moment, entry: list[int]) -> bool:
    """The Hero wounded or killed a figure."""
    for number in range(len(at.shown)):
        beast = at.shown[number]
        if beast.figure() == entry[1]:
            at.shown = at.shown[:number] + at.shown[number + 1 :]
            if not entry[2]:
                at.shown.append(beast.hurt())
            return True
    return False


def mended(at: Moment, entry: list[int]) -> bool:
    """A figure is unhurt again."""
    for number in range(len(at.shown)):
        if at.shown[number].figure() == entry[1]:
            at.shown = [*at.shown[:number], at.shown[number].healed(), *at.shown[number + 1 :]]
            return True
    return False


def mark(at: Moment, entry: list[int], who: list[int]) -> None:
    """Something holds for a creature until the turn is over."""
    sort, number, figure, by = entry[1:]
    name = NOWHERE
    if figure != NO_FIGURE:
        for beast in at.shown:
            if beast.figure() == figure and (name == NOWHERE or is_marked(at, name, sort)):
                name = beast.name
    elif by != known.THE_AIMED:
        name = who[by]
    else:
        for place in range(0, len(at.marks), 3):
            if at.marks[place + 1] == known.AIMED:
                name = at.marks[place]
    at.marks = [*at.marks, name, sort, number]


def is_marked(at: Moment, name: int, sort: int) -> bool:
    """Whether such a thing holds for a creature already: of two that look alike it is the other then."""
    return any(at.marks[place] == name and at.marks[place + 1] == sort for place in range(0, len(at.marks), 3))


def lights_out(timeline: Timeline, at: Moment) -> bool:
    """Whoever moved this turn and stands in a lit sector, not the Hero's, has put out the light; False: the Hero saw
    one of these lights burn on. rule: light.5"""
    before = at.lit
    for beast in at.hidden + at.shown:
        if at.moved >> beast.name & 1 and beast.cell not in (NOWHERE, at.hero):
            at.lit &= ~(1 << beast.cell)
    at.moved = 0
    at.marks = []
    return not before & ~at.lit & burns_on(timeline, at, before)


def burns_on(timeline: Timeline, at: Moment, before: int) -> int:
    """Sectors in view that are lit after a turn: as the look that follows at once shows them, else as before."""
    for time in range(at.time + 1, len(timeline.entries)):
        entry = timeline.entries[time]
        if entry[0] == known.LOOK:
            return at.revealed & entry[known.REVEALED] & entry[known.LIT]
        if entry[0] != known.SEAMS:
            break
    return at.revealed & before


def spare_kinds(at: Moment) -> int:
    """The kinds of which a token may be left."""
    spare = COMMON
    for kind in range(5):
        sure = 0
        for beast in at.shown + at.hidden:
            if beast.kinds == 1 << kind:
                sure += 1
        if sure >= params.TOKENS_A_KIND:
            spare &= ~(1 << kind)
    return spare


def settle_kinds(at: Moment, luck: Luck) -> bool:
    """Give every hidden creature a kind, the most certain first; False if the tokens do not suffice."""
    left = [params.TOKENS_A_KIND] * 5 + [1]
    for beast in at.shown:
        left[beast.kinds.bit_length() - 1] -= 1
    order = [beast.kinds.bit_count() * 64 + number for number, beast in enumerate(at.hidden)]
    order.sort()
    hidden = at.hidden[:]
    for place in order:
        beast = hidden[place % 64]
        kinds = 0
        for kind in range(6):
            if beast.kinds >> kind & 1 and left[kind] > 0:
                kinds |= 1 << kind
        if not kinds:
            return False
        kind = luck.one_of(kinds)
        left[kind] -= 1
        hidden[place % 64] = beast.of(1 << kind)
    at.hidden = hidden
    return True


def sabotaged(at: Moment, more: int) -> None:
    """The Saboteur in the Control Room: tokens there, and one more at the end of a round. rule: cards.8"""
    if at.reached == 0:
        at.reached = 2
        at.sabotage += 2
    at.sabotage += more
