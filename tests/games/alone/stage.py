"""A stage without an engine: a Hero who walks and listens, creatures that react by standard reactions, all by luck.

It has the fields of the table that ``known`` reads, so what the Hero knows can be tried apart from the procedures.
"""

from __future__ import annotations

import random

from undertow.games.alone import known, params, sight
from undertow.games.alone.board import CELLS, FLOOR, NOWHERE, STRAIGHT, Station, mask_of, station
from undertow.games.alone.floors import sheets_of
from undertow.games.alone.search.places import Facts, nearest_fits
from undertow.games.alone.search.worlds import Ready


class Stage:
    """One game on a station: everything true, and what the Hero knows of it."""

    def __init__(self, seed: int, made: Station | None = None, rooms: int = 8) -> None:
        self.luck = luck = random.Random(seed)
        first, second = luck.sample(range(6), 2)
        self.station = made or station(first, luck.randrange(2), second, luck.randrange(2))
        slots = [cell for cell in self.station.slots if cell != NOWHERE]
        luck.shuffle(slots)
        self.rooms = slots + [NOWHERE] * (8 - len(slots))
        self.first = [1, 2] if made is None else []
        self.boxes = 0
        for floor in range(2):
            sites = [cell for cell in self.station.sites if cell // FLOOR == floor]
            self.boxes |= mask_of(luck.sample(sites, max(0, len(sites) - 1)))
        away = self.station.distances(0)
        starts = [
            cell
            for cell in self.station.starts
            if not self.first or 3 <= min(away[cell * CELLS + self.rooms[room]] for room in self.first) <= 6
        ]
        self.start = self.hero = luck.choice(starts) if starts else self.station.cells[0]
        self.revealed = 1 << self.start
        self.lit = self.danger = self.blocked = self.wounded = self.moved = 0
        self.sabotage = 0
        self.nightmare = 0
        self.doubts: list[int] = []
        self.mods = [0] * 12
        self.gear = [0, 0, 0]
        self.where = [NOWHERE] * 16
        known.begin(self)  # type: ignore[arg-type]
        self.look()

    # -- what known reads

    tiles: int
    sure: int
    hearsay: list[list[int]]
    lit_seen: int
    blocked_seen: int
    told: list[list[int]]
    trace: list[list[int]]
    mover: list[int]

    def kind_of(self, token: int) -> int:
        return token // 3

    def pursues(self, mission: int) -> bool:
        return False

    def look(self) -> None:
        known.look(self)  # type: ignore[arg-type]

    def ready(self) -> Ready:
        sheets = sheets_of("any")
        facts = Facts(
            self.station, self.start, self.tiles, self.rooms, self.boxes, self.told[:], self.first, [], sheets
        )
        return Ready(self.station, facts, self.trace[:])

    # -- the Hero

    def reveal(self, cells: list[int]) -> None:
        for cell in cells:
            self.revealed |= 1 << cell
        self.see()

    def see(self) -> None:
        while new := sight.forced(self.station, self.hero, self.revealed, self.lit):
            for cell in new:
                self.revealed |= 1 << cell
        self.look()

    def go(self, cell: int) -> None:
        left, self.hero = self.hero, cell
        if left // FLOOR != cell // FLOOR:
            self.revealed = sight.kept_when_leaving(self.revealed, left)
        self.reveal([cell])

    def act(self) -> None:
        """Anything the Hero might do."""
        what = self.luck.random()
        if what < 0.5:
            self.go(self.luck.choice(self.station.neighbours(self.hero, self.blocked) or [self.hero]))
            doors = [door for door in self.station.doors[self.hero * 4 : self.hero * 4 + 4] if door != NOWHERE]
            if doors and self.luck.random() < 0.3:
                self.blocked ^= 1 << self.luck.choice(doors)
                self.see()
        elif what < 0.7:
            self.reveal(sight.line(self.station, self.hero, self.luck.randrange(5), self.blocked))
        elif what < 0.85:
            for _ in range(2):
                self.locate(self.luck.randrange(21))
        elif what < 0.93 and self.boxes >> self.hero & 1:
            cells = [self.hero, *sight.line(self.station, self.hero, self.luck.randrange(4), self.blocked)]
            self.lit |= mask_of(cells)
            known.lights_on(self, mask_of(cells))  # type: ignore[arg-type]
            self.see()
        else:
            self.fight()

    def fight(self) -> None:
        here = [token for token in range(15) if self.where[token] == self.hero]
        if here:
            token = here[0]
            killed = self.wounded >> token & 1 == 1
            known.hurt(self, token, killed)  # type: ignore[arg-type]
            self.wounded ^= 1 << token
            if killed:
                self.where[token] = NOWHERE
            self.look()
        if self.danger >> self.hero & 1:
            self.danger &= ~(1 << self.hero)
            self.look()

    def locate(self, target: int) -> None:
        if target < 8:
            cells = [self.rooms[target]] if self.rooms[target] != NOWHERE else []
        elif target < 14:
            cells = [cell for token, cell in enumerate(self.where) if cell != NOWHERE and token // 3 == target - 8]
        elif target == known.DANGER_TARGET:
            cells = [cell for cell in self.station.cells if self.danger >> cell & 1]
        elif target == known.BOX_TARGET:
            cells = [cell for cell in self.station.cells if self.boxes >> cell & 1]
        else:
            cells = self.of_the_build(target)
        if not cells:
            known.answered(self, target, 255, 0, 0)  # type: ignore[arg-type]
            return
        away = self.station.distances(0)
        cell = min(cells, key=lambda cell: away[self.hero * CELLS + cell])
        other = int(cell // FLOOR != self.hero // FLOOR)
        row = list(away[self.hero * CELLS : self.hero * CELLS + CELLS])
        assert nearest_fits(row, self.hero, mask_of(cells), away[self.hero * CELLS + cell], other, 0)
        known.answered(self, target, away[self.hero * CELLS + cell], other, 0)  # type: ignore[arg-type]

    def of_the_build(self, target: int) -> list[int]:
        """The sectors of doors, stairs, or a shape."""
        if target == known.STAIRS_TARGET:
            return self.station.stairs
        if target == known.DOOR_TARGET:
            return sorted({cell for cell in self.station.door_cells if cell != NOWHERE})
        shape = target - known.STRAIGHT_TARGET + STRAIGHT
        return [cell for cell in self.station.cells if self.station.shape[cell] == shape]

    # -- Evil

    def crowd(self, floor: int) -> int:
        return len([cell for cell in self.where[:15] if cell != NOWHERE and cell // FLOOR == floor])

    def react(self) -> None:
        """A standard reaction: move one creature, or let one appear."""
        alive = [token for token in range(15) if self.where[token] != NOWHERE]
        self.look()
        if alive and self.luck.random() < 0.6:
            self.move(self.luck.choice(alive))
        else:
            self.spawn()

    def spawn(self) -> None:
        table = params.NIGHTMARE if self.nightmare else params.NORMAL
        away = self.station.distances(self.blocked)
        choices = [
            (kind, cell)
            for kind in range(5)
            if NOWHERE in self.where[kind * 3 : kind * 3 + 3]
            for cell in self.station.cells
            if away[self.hero * CELLS + cell] >= table[kind][params.FAR] and self.crowd(cell // FLOOR) < 4
        ]
        if choices:
            kind, cell = self.luck.choice(choices)
            token = kind * 3 + self.where[kind * 3 : kind * 3 + 3].index(NOWHERE)
            self.where[token] = cell
            self.wounded &= ~(1 << token)
            self.heard(token, [NOWHERE, cell])

    def move(self, token: int) -> None:
        cell = self.where[token]
        routes = [[cell]]
        for side in range(5):
            other = self.station.exits[cell * 5 + side]
            if other == NOWHERE or (side == 4 and self.crowd(other // FLOOR) >= 4):
                continue
            if self.station.step(cell, side, self.blocked) == NOWHERE:
                routes.append([cell, known.CLEARS + self.station.doors[cell * 4 + side]])
            else:
                routes.append([cell, other])
        route = self.luck.choice(routes)
        if self.luck.random() < 0.6:  # it hunts
            away = self.station.distances(self.blocked)
            route = min(routes, key=lambda way: away[self.hero * CELLS + way[-1]] if way[-1] < CELLS else 99)
        if route[-1] >= known.CLEARS:
            self.blocked &= ~(1 << route[-1] - known.CLEARS)
        else:
            self.where[token] = route[-1]
        self.moved |= 1 << token
        self.heard(token, route)

    def heard(self, token: int, route: list[int]) -> None:
        cell = self.where[token]
        sides = sight.noise_sides(self.station, self.hero, cell, self.blocked)
        told = [side for side in range(6) if sides >> side & 1]
        noise = known.HERE if cell == self.hero else self.luck.choice(told) if told else known.UNHEARD
        spawn = known.spawn_code(0, self.nightmare > 0)
        known.acted(self, token, route, known.STANDARD, 1, spawn, noise)  # type: ignore[arg-type]

    # -- turns and rounds

    def end_turn(self) -> None:
        for token in range(15):
            cell = self.where[token]
            if cell != NOWHERE and self.moved >> token & 1 and cell != self.hero:
                self.lit &= ~(1 << cell)
        self.moved = 0
        known.turn_over(self)  # type: ignore[arg-type]
        self.look()

    def end_round(self) -> None:
        self.revealed = sight.kept_when_tidied(self.station, self.hero, self.revealed, self.lit, self.blocked)
        self.look()
        count = self.luck.randrange(1, 5)
        known.tokens_placed(self, count, known.OUT_OF_SIGHT)  # type: ignore[arg-type]
        closed = sight.in_sight(self.station, self.hero, self.revealed) | self.danger
        free = [cell for cell in self.station.cells if not closed >> cell & 1]
        for cell in self.luck.sample(free, count):
            if (self.danger >> cell // FLOOR * FLOOR & (1 << FLOOR) - 1).bit_count() < 8:
                self.danger |= 1 << cell
        self.look()
        known.round_over(self)  # type: ignore[arg-type]

    def play(self, turns: int) -> None:
        for turn in range(turns):
            self.act()
            if self.luck.random() < 0.85:
                self.react()
            self.end_turn()
            if turn % 8 == 7:
                self.end_round()
