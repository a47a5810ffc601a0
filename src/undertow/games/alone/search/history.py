"""What may have happened in the dark: a history of all creatures that explains everything the Hero saw and heard.

First every creature that came out of the dark is given a chain of happenings back to where it may have begun (the
plan); then the trace is gone through in order of time, and each happening is explained by what fits best (the walk).
Both are drawn by luck and cut short: a new attempt beats a long one.
"""

from __future__ import annotations

from typing import Final

from undertow.games.alone import known, params
from undertow.games.alone.board import CELLS, FLOOR, NOWHERE, cells_of
from undertow.games.alone.known import (
    ANSWER,
    AROUND,
    BLOCKED,
    BOSS,
    BOSS_TARGET,
    ENTRY,
    FIGURE,
    FIGURES,
    FIRST_KIND,
    HAPPENED,
    HERO_AT,
    HURT,
    LIGHTS,
    LIT,
    LOOK,
    MARKED,
    MENDED,
    MENU,
    NO_FIGURE,
    NO_TARGET,
    NOISE,
    PATH,
    REVEALED,
    ROUND,
    SEAMS,
    SMOKED,
    SPAWN,
    TRACKS,
    TURN,
    UNSEEN,
    WARM,
)  # fmt: skip
from undertow.games.alone.missions import SOS
from undertow.games.alone.search.bosses import boss_told, flown
from undertow.games.alone.search.doors import changed
from undertow.games.alone.search.judging import (
    cost,
    hurt,
    lights_out,
    mark,
    mended,
    preferred,
    sabotaged,
    settle,
    spare_kinds,
    taken,
)  # fmt: skip
from undertow.games.alone.search.luck import Luck
from undertow.games.alone.search.nearby import cells_of_code, kind_told
from undertow.games.alone.search.plan import BEGINS, Plan
from undertow.games.alone.search.senses import sense
from undertow.games.alone.search.strangers import boss_entered, conjure, unheard_of
from undertow.games.alone.search.timeline import Timeline, cell_of, is_silent, kind_of, last_cell, wound_of
from undertow.games.alone.search.ways import (
    LEAVES,
    Beast,
    Moment,
    crowd,
    ends_of,
    jumped,
    limit,
    unseen_changes,
)  # fmt: skip

BEST: Final = 10  # options that are tried at one happening
FOLLOWS: Final = 50_000  # what it is worth to follow the plan

# Attempts differ in how much luck is in the judgement, how many demands it looks ahead, and how it discounts them.
LUCK: Final = (300, 600, 1200, 2500)
AHEAD: Final = (12, 5, 12, 3)
DISCOUNT: Final = (3, 15, 0, 30)


class Search:
    """One attempt after another to find a history on a station."""

    def __init__(self, timeline: Timeline, control: int, main: int = SOS) -> None:
        self.timeline = timeline
        self.control = control  # the cell of the room of the main mission
        self.main = main
        self.since = self.nodes = 0  # from this time on everything is explained; steps of the walk
        self.strangers = False  # whether creatures of which nobody knew count though others explain a happening
        self.luck = Luck(0)
        self.plan = Plan(timeline, self.luck)
        self.spread = LUCK[0]
        self.ahead = AHEAD[0]
        self.discount = DISCOUNT[0]
        self.who: list[int] = []  # by entry: the name of the beast that did it
        self.ends: list[int] = []  # by entry: where it ended

    def attempt(self, number: int, since: int, luck: Luck) -> Moment | None:
        """Try to find a history; before ``since`` only what was seen is followed."""
        self.begin(since, luck)
        self.strangers = number % 2 == 1
        self.spread = LUCK[number % 4]
        self.ahead = AHEAD[number // 4 % 4]
        self.discount = DISCOUNT[number // 4 % 4]
        if since == 0:
            self.plan.make()
        return self.walk(2 * self.timeline.happenings + 12)

    def begin(self, since: int, luck: Luck) -> None:
        """Nothing is explained yet."""
        self.luck = luck
        self.since = since
        self.nodes = 0
        self.who = [NOWHERE] * self.timeline.happenings
        self.ends = [NOWHERE] * self.timeline.happenings
        self.plan = Plan(self.timeline, luck)

    def walk(self, budget: int) -> Moment | None:
        """Go through the trace; where several explanations are left, come back to them."""
        entries = self.timeline.entries
        at = Moment()
        open_options: list[list[Moment]] = []
        while True:
            if at.time == len(entries):
                if settle(self.timeline, at, self.since, self.luck):
                    return at
                going = False
            elif self.is_open(at.time):
                self.nodes += 1
                if self.nodes > budget:
                    return None
                if entries[at.time][0] == HAPPENED:
                    options = self.sorted(at, entries[at.time])
                else:
                    options = changed(self.timeline.station, at, entries[at.time], self.luck)
                going = len(options) > 0
                if going:
                    at = options.pop()
                    if options:
                        open_options.append(options)
                    self.note(at, entries)
            else:
                going = self.step(at, entries[at.time])
            if not going:
                if not open_options:
                    return None
                at = open_options[-1].pop()
                if not open_options[-1]:
                    open_options.pop()
                self.note(at, entries)

    def is_open(self, time: int) -> bool:
        """Whether an entry can be explained in several ways: what happened in the rounds that are explained, and doors
        that a card may have changed at any time."""
        kind = self.timeline.entries[time][0]
        return (kind == HAPPENED and time >= self.since) or kind == known.DOORS

    def note(self, at: Moment, entries: list[list[int]]) -> None:
        """Remember who did what has just been explained."""
        if entries[at.time - 1][0] != HAPPENED:
            return
        entry = entries[at.time - 1][ENTRY]
        self.who[entry] = at.did
        self.ends[entry] = at.ended

    # -- what needs no choice --------------------------------------------------------------------------------------

    def step(self, at: Moment, entry: list[int]) -> bool:
        """Take an entry into account; False if this history does not agree with it."""
        kind = entry[0]
        fits = True
        if kind == LOOK:
            fits = self.look(at, entry)
        elif kind == HAPPENED:
            self.follow(at, entry)
        elif kind == HURT:
            fits = hurt(at, entry)
        elif kind == ANSWER:
            if at.time >= self.since and FIRST_KIND <= entry[1] <= BOSS_TARGET and not entry[4] & known.SWAPPED:
                fits = self.answer(at, entry)
        elif kind == MENDED:
            fits = mended(at, entry)
        elif kind == LIGHTS:
            at.lit |= entry[1]
        elif kind == AROUND:
            away = self.timeline.station.distances(0)
            for cell in self.timeline.station.cells:
                at.lit |= 1 << cell if away[at.hero * CELLS + cell] <= entry[1] else 0
        elif kind == MARKED:
            mark(at, entry, self.who)
        elif kind in (TRACKS, WARM):
            fits = at.time < self.since or self.sensed(at, entry)
        elif kind == SMOKED:
            at.smoke = entry[1]
        elif kind == SEAMS:
            at.welded = at.welded & ~entry[1] | entry[2]
        elif kind == TURN:
            fits = lights_out(self.timeline, at) or at.time < self.since
            at.smoke = 0
        elif kind == known.PURGE:
            at.purge = at.hero // FLOOR
        elif kind in (known.RESTS, known.BEACON):
            fits = at.time < self.since or boss_told(self, at, entry)
        elif kind == known.DARKNESS:
            at.lit = 0
        elif kind == ROUND:
            at.moved = 0  # of no turn: the Saboteur at the end of the round
        at.time += 1
        return fits

    def look(self, at: Moment, entry: list[int]) -> bool:
        """What lies open now: figures go into the dark, come out of it, and nobody else stands there."""
        open_now = entry[REVEALED]
        wanted = entry[FIGURES:]
        shown: list[Beast] = []
        hidden = at.hidden[:]
        for beast in at.shown:
            if beast.figure() in wanted:
                wanted.remove(beast.figure())
                shown.append(beast)
            elif open_now >> beast.cell & 1:
                return False
            else:
                tag = self.plan.tag_of_dark(at.time, beast.figure())
                hidden.append(beast.gone(NOWHERE if at.time < self.since else beast.cell, tag))
        for figure in wanted:
            found = self.out_of_dark(at, hidden, figure)
            if found is None:
                return False
            shown.append(found)
        for beast in hidden:
            if beast.cell != NOWHERE and open_now >> beast.cell & 1:
                return False
        at.shown = shown
        at.hidden = hidden
        if self.since and max(crowd(at, 0), crowd(at, 1)) > params.CREATURES_A_FLOOR:
            return False  # one whom nobody knew of is one too many
        self.lay_open(at, entry)
        return True

    def lay_open(self, at: Moment, entry: list[int]) -> None:
        """Where the Hero is, what lies open before him, and its lights and doors."""
        open_now = entry[REVEALED]
        at.hero = entry[HERO_AT]
        at.revealed = open_now
        doors = known.doors_beside(self.timeline.station, open_now)
        at.lit = at.lit & ~open_now | entry[LIT]
        at.blocked = at.blocked & ~doors | entry[BLOCKED]
        at.welded &= at.blocked
        self.sabotage_seen(at, entry[known.SABOTAGE])

    def out_of_dark(self, at: Moment, hidden: list[Beast], figure: int) -> Beast | None:
        """Take out of the hidden ones the one that is seen now; where that is allowed, one nobody knew of."""
        cell = cell_of(figure)
        tag = self.plan.tag_of_sight(at.time, figure)
        best: Beast | None = None
        for beast in hidden:
            if not beast.can_be(figure) or not (beast.cell == cell or self.stood(beast, at, cell)):
                continue
            if best is None or preferred(beast, best, tag):
                best = beast
        if best is not None:
            hidden.remove(best)
            return best.seen(figure)
        if self.since == 0 or not (at.time < self.since or self.timeline.next_seen[self.since][cell] >= at.time):
            return None
        return at.born(cell, 1 << kind_of(figure), wound_of(figure), 0)

    def stood(self, beast: Beast, at: Moment, cell: int) -> bool:
        """Whether a creature whose place is open may have stood in a sector since the present round began."""
        if beast.cell != NOWHERE:
            return False
        return at.time < self.since or self.timeline.next_seen[self.since][cell] >= at.time

    def follow(self, at: Moment, entry: list[int]) -> None:
        """Before the present round: follow what was seen of a happening, and leave the rest open."""
        figure = entry[FIGURE]
        if figure == NO_FIGURE:
            if entry[MENU] & known.BOSS_ENTERS:
                at.hidden = [*at.hidden, at.born(NOWHERE, 1 << BOSS, 0, 0)]
            return
        if cell_of(figure) != UNSEEN:
            beast = taken(at.shown, figure)
        else:
            found = self.out_of_dark(at, at.hidden, figure & ~63 | UNSEEN)
            assert found is not None
            beast = found
        end = last_cell(entry)
        if entry[MENU] & known.REMOVED:
            return
        self.who[entry[ENTRY]] = beast.name
        self.ends[entry[ENTRY]] = end
        at.moved |= 1 << beast.name
        if end == NOWHERE:
            at.hidden = [*at.hidden, beast.gone(NOWHERE, 0)]
        else:
            at.shown = [*at.shown, beast.at(end)]

    def answer(self, at: Moment, entry: list[int]) -> bool:
        """The nearest creature of a kind was as far away as the answer said."""
        kind = entry[1] - FIRST_KIND
        away = self.timeline.station.distances(0)
        told = self.timeline.cells_told(at.time, at.hero)
        least = entry[2] - (1 if entry[4] & known.DISTANCE_BENT else 0)
        explained = False
        for beast in at.shown:
            if beast.kinds == 1 << kind:
                if away[at.hero * CELLS + beast.cell] < least:
                    return False
                explained = explained or told >> beast.cell & 1 == 1
        hidden: list[Beast] = []
        for beast in at.hidden:
            near = beast.cell != NOWHERE and away[at.hero * CELLS + beast.cell] < least
            kinds = beast.kinds & ~(1 << kind) if near or entry[2] == NO_TARGET else beast.kinds
            if kinds == 0:
                return False
            hidden.append(beast if kinds == beast.kinds else beast.of(kinds))
        at.hidden = hidden
        if explained or entry[2] == NO_TARGET:
            return True
        return self.explain_answer(at, told, kind)

    def explain_answer(self, at: Moment, told: int, kind: int) -> bool:
        """Somebody hidden is the one of whom an answer spoke."""
        fitting: list[int] = []
        for number in range(len(at.hidden)):
            beast = at.hidden[number]
            if beast.kinds >> kind & 1 and beast.cell != NOWHERE and told >> beast.cell & 1:
                fitting.append(number)
        if fitting:
            number = fitting[self.luck.below(len(fitting))]
            at.hidden = at.hidden[:]
            at.hidden[number] = at.hidden[number].of(1 << kind)
            return True
        return self.since > 0 and conjure(self, at, told & ~at.revealed, 1 << kind) != NOWHERE

    def sensed(self, at: Moment, entry: list[int]) -> bool:
        """Everybody near the Hero is one of those that he was told of."""
        left = sense(self.timeline.station, at, entry, self.luck)
        if left is None or (left and self.since == 0):
            return False
        for code in left:
            cells = cells_of_code(entry, code, self.timeline.station, at.hero, at.blocked) & ~at.revealed
            if conjure(self, at, cells, 1 << kind_told(entry, code)) == NOWHERE:
                return False
        return True

    def sabotage_seen(self, at: Moment, count: int) -> None:
        """The Hero stands in the Control Room, or sees the tokens there."""
        if self.main == SOS and at.hero == self.control and at.started and at.reached == 0:
            at.reached = 1
        if count >= 0:
            at.sabotage = count
            if count and at.reached == 0:
                at.reached = 2

    # -- what can be explained in several ways -----------------------------------------------------------------------

    def sorted(self, at: Moment, entry: list[int]) -> list[Moment]:
        """The explanations of a happening, the best last."""
        found = self.explanations(at, entry)
        if self.since > 0 and (not found or self.strangers):
            found += unheard_of(self, at, entry)
        if len(found) < 2:
            return found
        order: list[int] = []
        for number in range(len(found)):
            bad = cost(self.timeline, found[number], self.ahead, self.discount) + found[number].extra
            order.append((bad + self.luck.below(self.spread) + (1 << 30)) * 1024 + number)
        order.sort()
        return [found[order[n] % 1024] for n in range(min(BEST, len(order)) - 1, -1, -1)]

    def explanations(self, at: Moment, entry: list[int]) -> list[Moment]:
        """Everything that may have happened, each as the moment after it."""
        figure = entry[FIGURE]
        menu = entry[MENU]
        found: list[Moment] = []
        if figure != NO_FIGURE and menu & known.EXCHANGED:
            jumped(at, entry, found)
            return found
        if figure != NO_FIGURE and cell_of(figure) != UNSEEN:
            for number in range(len(at.shown)):
                if at.shown[number].figure() == figure:
                    if menu & known.REMOVED:
                        found.append(at.after(at.shown[number], entry))
                    else:
                        self.moved(at, entry, at.shown[number], found)
                    break
            return found
        if menu & (known.MOVES | known.TELEPORTS | known.BOSS_MOVES) and not menu & known.REVEALED_ONLY:
            for beast in at.hidden:
                if beast.cell != NOWHERE and (figure == NO_FIGURE or beast.can_be(figure)):
                    self.moved(at, entry, beast, found)
        if menu & known.MOVES and figure == NO_FIGURE and len(entry) == PATH:
            for beast in [one for one in at.shown if one.cell != at.hero]:
                self.moved(at, entry, beast, found)  # it stayed where it was seen to stand
        if menu & known.SPAWNS:
            self.spawned(at, entry, found)
        if menu & known.BOSS_ENTERS:
            boss_entered(self, at, entry, found)
        if figure == NO_FIGURE and len(entry) == PATH:
            unseen_changes(at, entry, found)
        return found

    def moved(self, at: Moment, entry: list[int], beast: Beast, found: list[Moment]) -> None:
        """A creature went somewhere."""
        boss = beast.kinds == 1 << BOSS
        if entry[MENU] & (known.TELEPORTS if boss else known.BOSS_MOVES):
            return  # reactions move the Saboteur as any other, but do not carry him away
        if boss and self.main != SOS and not entry[MENU] & known.BOSS_MOVES:
            return  # reactions cannot use it
        if at.smoke >> beast.cell & 1 and not entry[MENU] & known.BOSS_MOVES:
            return
        figure = entry[FIGURE]
        if figure != NO_FIGURE:
            beast = beast.seen(figure & ~63 | beast.cell)
        if known.is_felt(entry):
            kind = known.felt_kind(entry[SPAWN])
            if not beast.kinds >> kind & 1:
                return
            beast = beast.of(1 << kind)
        planned = self.plan.at(at.time)
        ends = ends_of(self.timeline, at, entry, beast)
        for end, blocked in flown(self.timeline, at, beast, ends) if entry[MENU] & known.FLEES else ends:
            after = at.after(beast, entry)
            after.blocked = blocked
            after.welded &= blocked
            tag = beast.tag
            if tag == 0 and at.revealed >> beast.cell & 1 and planned is not None and planned[1] == end:
                tag = planned[0]
            moved = beast.gone(end, tag)
            after.ended = end
            if at.revealed >> end & 1:
                after.shown.append(moved)
            else:
                after.hidden.append(moved)
            if planned is not None and planned[0] == tag and planned[1] == end:
                after.extra = -FOLLOWS
            elif self.plan.holds(tag, at.time) and end != beast.cell:
                after.extra = LEAVES
            if entry[MENU] & (known.MUST_GO | known.FLEES):
                after.moved &= ~(1 << beast.name)  # after the lights went out
            if boss and self.main == SOS and end == self.control:
                sabotaged(after, 1 if entry[MENU] & known.BOSS_MOVES else 0)
            found.append(after)

    def spawned(self, at: Moment, entry: list[int], found: list[Moment]) -> None:
        """A creature began somewhere."""
        figure = entry[FIGURE]
        station = self.timeline.station
        away = station.distances(at.blocked)
        cells = station.sectors & ~at.revealed
        if figure == NO_FIGURE and len(entry) > PATH:
            return
        if figure != NO_FIGURE:
            if len(entry) != PATH + 1 or wound_of(figure) or kind_of(figure) == BOSS:
                return
            cells = 1 << entry[PATH]
        if not is_silent(entry):
            cells &= self.timeline.noises(at.hero, at.blocked)[entry[NOISE]]
        spare = spare_kinds(at)
        planned = self.plan.at(at.time)
        for cell in cells_of(cells):
            if crowd(at, cell // FLOOR) >= limit(at, cell // FLOOR):
                continue
            kinds = 0
            for kind in range(5):
                if away[at.hero * CELLS + cell] >= known.spawn_distance(kind, entry[SPAWN]):
                    kinds |= 1 << kind
            kinds &= spare
            if known.is_felt(entry):
                elsewhere = away[at.hero * CELLS + cell] != known.felt_distance(entry[SPAWN])
                kinds = 0 if elsewhere else kinds & 1 << known.felt_kind(entry[SPAWN])
            if figure != NO_FIGURE:
                kinds &= 1 << kind_of(figure)
            if not kinds:
                continue
            after = at.after(None, entry)
            tag = 0
            if planned is not None and planned[1] == cell and kinds >> planned[2] & 1 and planned[3] == BEGINS:
                tag = planned[0]
                kinds = 1 << planned[2]
                after.extra = -FOLLOWS
            beast = after.born(cell, kinds, 0, tag)
            after.did = beast.name
            after.ended = cell
            if at.revealed >> cell & 1:
                after.shown.append(beast)
            else:
                after.hidden.append(beast)
            found.append(after)
