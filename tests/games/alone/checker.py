"""A judge of redealt worlds, written apart from the search: X2 to X7 of what must hold exactly.

It takes what the Hero knows in the cells of the true station, and a world; it knows nothing of how the world was found.
"""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

import checker_alike
import checker_bosses
import checker_senses
from checker_senses import routes

from undertow.games.alone import known, params
from undertow.games.alone.board import CELLS, FLOOR, NOWHERE, Station, absolute, cells_of, relative
from undertow.games.alone.known import HAPPENED, HURT, LOOK
from undertow.games.alone.sight import noise_sides


class Broken(AssertionError):
    """A world that the Hero could tell from the true one."""


def need(holds: object, rule: str, *facts: object) -> None:
    if not holds:
        raise Broken(f"{rule}: {facts}")


class Judge:
    """What the Hero knows (station, start, tiles, rooms, boxes, told, trace) against one world."""

    def __init__(self, knows: Any, world: Any) -> None:
        self.knows = knows
        self.world = world
        self.old: Station = knows.station
        self.new: Station = world.made.station
        self.start: int = world.made.start
        self.round_began = max([n for n, entry in enumerate(knows.trace) if entry[0] == known.ROUND], default=0)

    def judge(self) -> None:
        self.tiles()
        self.answers()
        self.boxes_and_start()
        self.last_look()
        self.limits()
        self.nobody_is_lost()
        self.tokens()
        checker_senses.plans_and_seams(self)
        if self.world.level < 2:
            checker_alike.replay(self)

    def cell(self, old: int) -> int:
        return absolute(relative(old, self.knows.start), self.start)

    def mask(self, cells: int) -> int:
        return sum(1 << self.cell(cell) for cell in cells_of(cells))

    def door(self, old: int) -> int:
        room = self.cell(self.old.door_cells[old * 2 + 1])
        return self.new.doors[room * 4 + old % 4]

    # -- X2, X3

    def tiles(self) -> None:
        told_of = {seen[0]: seen for seen in getattr(self.knows, "hearsay", ())}
        for old in cells_of(self.knows.tiles):
            cell = self.cell(old)
            need(cell != NOWHERE, "X2", "a tile beyond the floor", old)
            if old in told_of:
                self.told_under_a_lie(old, cell, told_of[old])
                continue
            for side in range(5):
                one, two = self.old.exits[old * 5 + side], self.new.exits[cell * 5 + side]
                need((one == NOWHERE) == (two == NOWHERE), "X2", "exits", old, side)
            for side in range(4):
                one, two = self.old.doors[old * 4 + side], self.new.doors[cell * 4 + side]
                need((one == NOWHERE) == (two == NOWHERE), "X2", "doors", old, side)
            need(self.old.colour[old] == self.new.colour[cell], "X2", "colour of stairs", old)
            need(self.old.shape[old] == self.new.shape[cell], "X2", "shape", old)
            if old in self.knows.rooms:
                need(self.world.rooms[self.knows.rooms.index(old)] == cell, "X2", "room", old)
            need(self.knows.boxes >> old & 1 == self.world.boxes >> cell & 1, "X3", "box", old)

    def told_under_a_lie(self, old: int, cell: int, seen: list[int]) -> None:
        """A sector that was shown under a card that may lie: its open sides are true, and no more than two other things
        are not."""
        lies = 0
        for side in range(4):
            one, two = self.old.exits[old * 5 + side], self.new.exits[cell * 5 + side]
            need((one == NOWHERE) == (two == NOWHERE), "X2", "exits", old, side)
            lies += (self.new.doors[cell * 4 + side] != NOWHERE) != bool(seen[1] >> side & 1)
        if old in self.knows.rooms:
            need(self.world.rooms[self.knows.rooms.index(old)] == cell, "X2", "room", old)
        lies += self.new.colour[cell] != seen[3]
        need(lies <= 2, "X2", "more lies than a card allows", old, seen)

    def answers(self) -> None:
        away = self.new.distances(0)
        for old, target, distance, other, bend in self.knows.told:
            if bend & ~known.ONLY_ONE or known.FIRST_KIND <= target < known.BOX_TARGET or target > known.TEE_TARGET:
                continue
            here = self.cell(old)
            cells = self.of_target(target)
            least = min(away[here * CELLS + cell] for cell in cells)
            need(least == distance, "X2", "told", target, distance, least)
            nearest = [cell for cell in cells if away[here * CELLS + cell] == least]
            need(any((cell // FLOOR != here // FLOOR) == bool(other) for cell in nearest), "X2", "floor told", target)

    def of_target(self, target: int) -> list[int]:
        if target < 8:
            return [self.world.rooms[target]]
        if target == known.BOX_TARGET:
            return cells_of(self.world.boxes)
        if target == known.STAIRS_TARGET:
            return self.new.stairs
        if target == known.DOOR_TARGET:
            return [c for c in self.new.cells if any(d != NOWHERE for d in self.new.doors[c * 4 : c * 4 + 4])]
        return [cell for cell in self.new.cells if self.new.shape[cell] == target - known.STRAIGHT_TARGET + 1]

    def boxes_and_start(self) -> None:
        dealt = [cell for cell in self.world.rooms if cell != NOWHERE]
        need(len(set(dealt)) == len(dealt) and set(dealt) <= set(self.new.slots), "X2", "rooms", dealt)
        for floor in range(2):
            sites = [cell for cell in self.new.sites if cell // FLOOR == floor]
            used = [cell for cell in sites if self.world.boxes >> cell & 1]
            need(len(used) == max(0, len(sites) - 1), "X3", "boxes", used)
        need(self.start in self.new.starts, "X3", "start", self.start)
        if self.knows.first:
            away = self.new.distances(0)
            near = min(away[self.start * CELLS + self.world.rooms[room]] for room in self.knows.first)
            need(3 <= near <= 6, "X3", "distance of the start", near)

    # -- X4, X5, X6

    def last_look(self) -> None:
        look = [entry for entry in self.knows.trace if entry[0] == LOOK][-1]
        shown = sorted(beast.figure() for beast in self.world.end.shown)
        by = self.start - self.knows.start
        need(shown == sorted(figure + by for figure in look[known.FIGURES :]), "X4", "figures", shown)
        revealed = self.mask(look[known.REVEALED])
        for beast in self.world.end.hidden:
            need(not revealed >> beast.cell & 1, "X4", "hidden in the open", beast.cell)
            need(self.new.sectors >> beast.cell & 1, "X4", "in no sector", beast.cell)
        need(self.world.danger & revealed == self.mask(look[known.DANGER]), "X4", "danger")
        need(self.world.end.lit & revealed == self.mask(look[known.LIT]), "X4", "light")
        for door in range(32):
            if self.old.every_door >> door & 1 and known.doors_beside(self.old, look[known.REVEALED]) >> door & 1:
                blocked = self.world.end.blocked >> self.door(door) & 1
                need(look[known.BLOCKED] >> door & 1 == blocked, "X4", "blockade", door)

    def limits(self) -> None:
        beasts = self.world.end.shown + self.world.end.hidden
        kinds = Counter(beast.kinds for beast in beasts)
        for kinds_of, count in kinds.items():
            need(kinds_of.bit_count() == 1, "X5", "kind not decided", kinds_of)
            need(count <= (1 if kinds_of == 32 else params.TOKENS_A_KIND), "X5", "tokens of a kind", kinds)
        for floor in range(2):
            there = [beast for beast in beasts if beast.cell // FLOOR == floor and beast.kinds != 32]
            need(len(there) <= self.limit(floor), "X5", "creatures of a floor", floor)
            on_floor = self.world.danger >> floor * FLOOR & (1 << FLOOR) - 1
            need(on_floor.bit_count() <= params.TOKENS_A_FLOOR, "X5", "danger tokens of a floor", floor)
        need(not self.world.danger & ~self.new.sectors, "X5", "danger tokens in no sector")

    def limit(self, floor: int) -> int:
        """Four; one more on the floor on which the Hero stood when the purge began."""
        look: list[int] = []
        for entry in self.knows.trace:
            if entry[0] == LOOK:
                look = entry
            elif entry[0] == known.PURGE:
                return params.CREATURES_A_FLOOR + (self.cell(look[known.HERO_AT]) // FLOOR == floor)
        return params.CREATURES_A_FLOOR

    def nobody_is_lost(self) -> None:
        """Whoever went into the dark is there, unless one like it was seen later."""
        dark: Counter[int] = Counter()
        shown: list[int] = []
        for entry in self.knows.trace:
            if entry[0] == LOOK:
                now = entry[known.FIGURES :]
                for figure in (Counter(shown) - Counter(now)).elements():
                    dark[figure & ~63] += 1
                for figure in (Counter(now) - Counter(shown)).elements():
                    dark[figure & ~63] = max(0, dark[figure & ~63] - 1)
                shown = now
            elif entry[0] == known.MENDED:
                shown = [*(Counter(shown) - Counter([entry[1]])).elements(), entry[1] & ~(1 << 9)]
            elif entry[0] == HURT:
                shown = list((Counter(shown) - Counter([entry[1]])).elements())
                shown += [] if entry[2] else [entry[1] | 1 << 9]
            elif entry[0] == HAPPENED and entry[known.FIGURE] != known.NO_FIGURE:
                shown = follow(shown, entry, dark)
        hidden = Counter(beast.figure() & ~63 for beast in self.world.end.hidden)
        for like, count in dark.items():
            removed = sum(
                1 for e in self.knows.trace if e[0] == HAPPENED and e[known.MENU] & (known.REMOVED | known.HEALED)
            )
            need(hidden[like] + removed >= count, "X6", "went into the dark and is not there", like, count)

    def tokens(self) -> None:
        """No more danger tokens than were gained; none where the Hero looked since the last were placed."""
        gained = sum(entry[1] for entry in self.knows.trace if entry[0] == known.TOKENS)
        need(self.world.danger.bit_count() <= gained, "X5", "more tokens than were gained")
        seen, remembered, clean = 0, 0, 0
        for entry in self.knows.trace:
            if entry[0] == LOOK:
                seen |= entry[known.REVEALED]
                remembered = remembered & ~entry[known.REVEALED] | entry[known.DANGER]
                clean |= entry[known.REVEALED] & ~entry[known.DANGER]
            elif entry[0] == known.TOKENS:
                clean = 0
        need(not self.world.danger & self.mask(clean & ~remembered), "X7", "a token where there was none")


def follow(shown: list[int], entry: list[int], dark: Counter[int]) -> list[int]:
    """What is shown after a figure was seen to move, appear or leave."""
    figure = entry[known.FIGURE]
    left = shown[:]
    if figure & 63 != known.UNSEEN:
        left.remove(figure)
    else:
        dark[figure & ~63] = max(0, dark[figure & ~63] - 1)
    cell = figure & 63
    for code in entry[known.PATH :]:
        if code < known.LEFT:
            cell = code
        elif code < known.CLEARED:
            cell = known.UNSEEN
    if entry[known.MENU] & known.REMOVED:
        return left
    if cell == known.UNSEEN or entry[known.MENU] & known.TELEPORTS:
        dark[figure & ~63] += 1
        return left
    return [*left, figure & ~63 | cell]


class Replay:
    """X7: the world's history, told again from the trace and from who did what, ending where."""

    def __init__(self, judge: Judge, alike: checker_alike.Alike) -> None:
        self.judge = judge
        self.alike = alike
        self.new = judge.new
        self.world = judge.world
        self.by = judge.start - judge.knows.start
        self.at: dict[int, int] = {}  # where everybody is
        self.wounded: set[int] = set()
        self.blocked: set[int] = {0}  # all that may be blocked
        self.hero = NOWHERE
        self.revealed = self.smoke = self.welded = 0
        self.loose = False  # two were exchanged out of sight: who is who is not told
        self.empty: list[tuple[int, int]] = []  # time, sectors that lay open
        self.figured = 0  # sectors in which a figure stood when they lay open last
        end = self.world.end
        self.kind = {beast.name: beast.kinds.bit_length() - 1 for beast in end.shown + end.hidden}
        self.alive = set(self.kind)  # at the end
        self.since = 0 if self.world.level == 0 else max(1, judge.round_began)

    def run(self) -> None:
        for time, entry in enumerate(self.judge.knows.trace):
            if entry[0] == LOOK:
                self.look(time, entry)
            elif time < self.since and entry[0] not in checker_senses.LASTING:
                self.long_ago(entry)
            elif entry[0] == HAPPENED:
                self.happened(time, entry)
            elif entry[0] == HURT:
                self.hurt(entry)
            elif entry[0] == known.MENDED:
                self.loose = True
                self.mended((entry[1] & 63) + self.by)
            elif entry[0] == known.RESTS:
                checker_bosses.rests(self, time)
            elif entry[0] == known.BEACON:
                checker_bosses.beacon(self, time, entry)
            elif entry[0] == known.ANSWER and known.FIRST_KIND <= entry[1] <= known.BOSS_TARGET:
                self.answer(entry)
            else:
                checker_senses.sensed(self, time, entry)
        if not self.since:
            need(self.world.end.blocked in self.blocked, "X7", "a blockade", self.world.end.blocked, self.blocked)

    def look(self, time: int, entry: list[int]) -> None:
        self.hero = entry[known.HERO_AT] + self.by
        self.revealed = self.judge.mask(entry[known.REVEALED])
        doors = known.doors_beside(self.new, self.revealed)
        shown = sum(1 << self.judge.door(door) for door in cells_of(entry[known.BLOCKED]))
        self.blocked = {mask & ~doors | shown for mask in self.blocked}
        self.empty.append((time, self.revealed))
        figures = sum({1 << (figure & 63) + self.by for figure in entry[known.FIGURES :]})
        self.figured = self.figured & ~self.revealed | figures
        if time < self.since:
            return
        wanted = Counter((figure & 63) + self.by for figure in entry[known.FIGURES :])
        here = Counter(cell for name, cell in self.at.items() if self.revealed >> cell & 1)
        if self.since or self.loose:
            need(self.loose or not here - wanted, "X7", "somebody stood in the open", time, here, wanted)
        else:
            need(here == wanted, "X7", "figures and creatures differ", time, here, wanted)

    def long_ago(self, entry: list[int]) -> None:
        """Whoever moved in an older round, as nobody tells, may have cleared doors that were blocked when last seen."""
        if entry[0] == HAPPENED and entry[known.MENU] & (known.MOVES | known.BOSS_MOVES):
            self.blocked |= {mask & ~(1 << door) for mask in self.blocked for door in cells_of(mask)}

    def hurt(self, entry: list[int]) -> None:
        """Whoever looks as the figure; of an older round it may be one that did nothing since, and whose wounds nobody
        knows."""
        figure = entry[1] + self.by
        kind, wound = figure >> 6 & 7, bool(figure >> 9 & 1)
        unhurt = {beast.name for beast in self.world.end.hidden + self.world.end.shown if not beast.wound}
        fitting: list[tuple[bool, bool, bool, int]] = []
        for name, cell in self.at.items():
            if cell != figure & 63 or self.kind.get(name, kind) != kind or self.needed_alive(name, entry[2]):
                continue
            if (name in self.wounded) == wound or self.since:
                unlike = (name in self.wounded) != wound
                fitting.append((unlike, name in unhurt, self.kind.get(name) != kind, name))
        need(fitting or self.since, "X7", "nobody there to be hurt", entry)
        name = self.alike.one_of([one[3] for one in sorted(fitting)] + [NOWHERE] * bool(self.since))
        if name != NOWHERE:
            self.wounded.add(name)
            if entry[2]:
                del self.at[name]

    def mended(self, where: int) -> None:
        """A wounded creature in a sector is unhurt again."""
        found = [name for name, cell in self.at.items() if cell == where and name in self.wounded]
        if found:
            self.wounded.remove(self.alike.one_of(found))

    def needed_alive(self, name: int, killed: int) -> bool:
        return bool(killed) and name in self.alive

    def happened(self, time: int, entry: list[int]) -> None:
        name, end = self.world.who[entry[known.ENTRY]], self.world.ends[entry[known.ENTRY]]
        menu = entry[known.MENU]
        if menu & known.REMOVED and name != NOWHERE:
            self.at.pop(name, None)
            return
        if end == NOWHERE:
            unheard = entry[known.NOISE] == known.UNHEARD or menu & known.ANY_NOISE
            maybe = menu & (known.NOBODY | known.HEALED | known.EXCHANGED | known.REMOVED)
            unheard = unheard and not felt_surely(entry)
            need(maybe and unheard and entry[known.FIGURE] == -1, "X7", "a noise without a cause", time, entry)
            self.unseen_changes(name, menu)
            return
        if menu & known.BOSS_ENTERS:
            self.at[name] = end
            self.kind[name] = known.BOSS
            return
        figure = entry[known.FIGURE]
        if felt_surely(entry):
            told = entry[known.SPAWN] // 32 % 8 - 1
            need(self.kind.setdefault(name, told) == told, "X7", "another kind was felt", time, entry)
        if figure != known.NO_FIGURE and name in self.kind:
            need(self.kind[name] == figure >> 6 & 7, "X7", "another kind was seen", time)
        if name not in self.at and self.since:
            self.stood(name, time, entry, end)
        need(not checker_senses.held_by_smoke(self, name, entry), "X7", "out of the smoke", time, entry)
        after = self.ways_that_fit(name, end, entry)
        need(after, "X7", "no way explains it", time, entry, name, self.at.get(name), end)
        self.blocked = after
        self.at[name] = end
        if name not in self.kind and figure != known.NO_FIGURE:
            self.kind[name] = figure >> 6 & 7

    def ways_that_fit(self, name: int, end: int, entry: list[int]) -> set[int]:
        """What may be blocked after a creature came to its end as it was seen and heard; nothing: it cannot have."""
        path = [self.code(code) for code in entry[known.PATH :]]
        figure = entry[known.FIGURE]
        began = known.UNSEEN if figure == known.NO_FIGURE or figure & 63 == 63 else (figure & 63) + self.by
        after: set[int] = set()
        for blocked in self.blocked:
            for route, left in self.ways(name, end, blocked, entry):
                if self.fits(route, left, path, began, entry):
                    after.add(left)
        return after

    def stood(self, name: int, time: int, entry: list[int], end: int) -> None:
        """A creature of an older round: somewhere near, where nobody looked in this round."""
        figure = entry[known.FIGURE]
        if figure != known.NO_FIGURE and figure & 63 != 63:
            self.at[name] = (figure & 63) + self.by
            return
        looked = 0
        for when, cells in self.empty:
            looked |= cells if when >= self.since else 0
        looked &= ~self.figured
        away = self.new.distances(0)
        near = [c for c in self.new.cells if away[c * CELLS + end] <= entry[known.STEPS] and not looked >> c & 1]
        fitting = [c for c in near if any(routes(self.new, c, end, entry[known.STEPS], b) for b in self.blocked)]
        if fitting and not self.ways_that_fit(name, end, entry):  # it did not appear there
            begins = []
            for begin in [end, *fitting] if end in fitting else fitting:
                self.at[name] = begin
                if self.ways_that_fit(name, end, entry) and begin not in begins:
                    begins.append(begin)
            if begins:
                self.at[name] = self.alike.one_of(begins)  # where it stood decides which doors may be blocked since

    def ways(self, name: int, end: int, blocked: int, entry: list[int]) -> list[tuple[list[int], int]]:
        """All ways in which a creature can have come to its end."""
        if name not in self.at:
            return [([NOWHERE, end], blocked)] if self.may_begin(name, end, blocked, entry) else []
        menu, begin = entry[known.MENU], self.at[name]
        if menu & known.TELEPORTS:
            away = self.new.distances(blocked)[self.hero * CELLS + end]
            fits = begin // FLOOR == end // FLOOR and not self.revealed >> end & 1 and away >= entry[known.STEPS]
            return [([begin], blocked)] if fits else []
        if menu & known.EXCHANGED:
            return [([begin, end], blocked)]
        free = menu & known.FREE_DOORS != 0
        found = routes(self.new, begin, end, entry[known.STEPS], blocked, free, self.welded)
        away = self.new.distances(0)
        if menu & known.MUST_GO:
            found = [way for way in found if len(way[0]) > 1]
        if menu & known.NO_STAIRS:
            found = [way for way in found if len({cell // FLOOR for cell in way[0] if cell < known.CLEARS}) == 1]
        if menu & known.FLEES:
            found = checker_bosses.flights(self, begin, [way for way in found if way[1] == blocked], blocked)
        if menu & known.TOWARDS_HERO:
            return [way for way in found if nearer([away[self.hero * CELLS + c] for c in way[0] if c < known.CLEARS])]
        return found

    def unseen_changes(self, name: int, menu: int) -> None:
        """Two that were exchanged out of sight, or a wound that is gone."""
        if menu & known.HEALED:
            self.wounded.discard(name)
        if menu & known.EXCHANGED and name != NOWHERE:
            self.loose = True

    def code(self, code: int) -> int:
        if code < known.LEFT:
            return code + self.by
        return code if code < known.CLEARED else code + 4 * self.by

    def fits(self, route: list[int], blocked: int, path: list[int], began: int, entry: list[int]) -> bool:
        noise, menu = entry[known.NOISE], entry[known.MENU]
        if menu & known.EXCHANGED:
            return True
        if felt_surely(entry) and not self.was_felt(route, blocked, entry):
            return False
        seen = known.path_seen(self.new, self.revealed, route)
        if menu & known.MOVES and len(route) == 1 and route[0] != self.hero:
            seen = ([], known.UNSEEN)  # whoever stays where it is makes its noise, and nothing else is told
        if seen != (path, began):
            return False
        if menu & known.ANY_NOISE or (menu & known.QUIET and noise == known.UNHEARD):
            return True
        cells = [code for code in route if 0 <= code < known.CLEARS]
        if cells[-1] == self.hero:
            return noise == known.HERE
        sides = noise_sides(self.new, self.hero, cells[-1], blocked)
        return noise == known.UNHEARD if sides == 0 else noise < known.HERE and sides >> noise & 1 == 1

    def was_felt(self, route: list[int], blocked: int, entry: list[int]) -> bool:
        """With Tremor Sense the distance was told, whatever the direction."""
        cell = [code for code in route if 0 <= code < known.CLEARS][-1]
        return self.new.distances(blocked)[self.hero * CELLS + cell] == entry[known.SPAWN] // 256

    def may_begin(self, name: int, cell: int, blocked: int, entry: list[int]) -> bool:
        """A creature may appear: far enough for a kind it can be of, on a floor with room."""
        if not entry[known.MENU] & known.SPAWNS:
            return False
        there = [c for n, c in self.at.items() if c // FLOOR == cell // FLOOR and self.kind.get(n) != known.BOSS]
        if len(there) >= self.judge.limit(cell // FLOOR) and not self.since:
            return False
        away = self.new.distances(blocked)[self.hero * CELLS + cell]
        table = params.NIGHTMARE if entry[known.SPAWN] & known.NIGHT else params.NORMAL
        kinds = [self.kind[name]] if name in self.kind else range(5)
        less = entry[known.SPAWN] % known.NIGHT - known.LESS
        return any(away >= max(1, table[kind][params.FAR] + less) for kind in kinds if kind < 5)

    def answer(self, entry: list[int]) -> None:
        kind = entry[1] - known.FIRST_KIND
        away = self.new.distances(0)
        sure = [away[self.hero * CELLS + cell] for name, cell in self.at.items() if self.kind.get(name) == kind]
        if entry[2] == known.NO_TARGET:
            need(not sure, "X7", "there was none of a kind", entry)
        elif not entry[4] & ~known.ONLY_ONE:
            need(not sure or min(sure) >= entry[2], "X7", "one of a kind was nearer", entry, sure)
            may = [n for n in self.at if self.kind.get(n, kind) == kind]
            exact = [n for n in may if away[self.hero * CELLS + self.at[n]] == entry[2]]
            need(exact or self.since, "X7", "nobody explains an answer", entry)


def felt_surely(entry: list[int]) -> bool:
    """Whether kind and distance of a noise were told, and no card may have invented it."""
    return 32 <= entry[known.SPAWN] < 1 << 16


def nearer(distances: list[int]) -> bool:
    """Whether every step led nearer."""
    return all(one > other for one, other in pairwise(distances))


def judge(knows: Any, world: Any) -> None:
    """Judge a world; a Broken says what the Hero could tell."""
    Judge(knows, world).judge()
