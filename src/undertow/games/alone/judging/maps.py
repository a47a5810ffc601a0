"""The stations that are still possible for the Hero: floors that agree with all he has seen and was told."""

from __future__ import annotations

from typing import Any, Final

from undertow.games.alone import known, params
from undertow.games.alone.board import NOWHERE, absolute
from undertow.games.alone.floors import POOL
from undertow.games.alone.judging.numbers import ENOUGH_GUESSES
from undertow.games.alone.missions import FULFILLED_IN
from undertow.games.alone.search.places import distance_fits, floor_fits, nearest_fits
from undertow.games.alone.search.sheets import Joined, Tile, halves, joined

SPREAD: Final = 7919  # a prime: the step with which a long list is gone through from end to end


class Guess:
    """Two floors that are still possible, with the start on them."""

    def __init__(self, both: Joined, start: int) -> None:
        self.both = both
        self.start = start
        self.places: list[list[int] | None] = [None] * 8  # by room: where it may be, as soon as somebody has asked

    def cell(self, place: int) -> int:
        """Where a place of the Hero's map lies on it."""
        return absolute(place, self.start)


class Maps:
    """Stations that are still possible, and where a room may be on each; of very many only some."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.view = view
        self.tiles: list[list[Tile]] = [[], []]
        doubtful: list[int] = [tile["place"] for tile in view["labyrinth"] if tile["doubt"] >= 0]
        self.seen: dict[int, int] = {}  # by place: the room there, -1: a corridor
        self.rooms: dict[int, int] = {}  # only those that are rooms
        for known_tile in view["known"]:
            place: int = known_tile["place"]
            tile = Tile(place, look_of(known_tile), known_tile["room"], known_tile["box"], place not in doubtful)
            self.tiles[place // 91].append(tile)
            self.seen[place] = tile.room
            if tile.room != NOWHERE:
                self.rooms[place] = tile.room
        self.told: list[list[int]] = view["told"]
        missions: list[int] = view["missions"]
        self.first: list[int] = [FULFILLED_IN[mission] for mission in missions[:2]]
        self.many = False  # whether more are possible than are looked at
        self.guesses: list[Guess] = self.guessed()

    def guessed(self) -> list[Guess]:
        """Floors that agree with all that was seen and told."""
        pairs = self.floors()
        found: list[Guess] = []
        for number in range(len(pairs)):
            first, second, start = pairs[number * SPREAD % len(pairs)]
            made = Guess(joined(first, second), start)
            if self.agrees(made):
                found.append(made)
                if len(found) >= ENOUGH_GUESSES:
                    self.many = True
                    break
        return found

    def floors(self) -> list[tuple[int, int, int]]:
        """Two halves and a start that agree with every tile."""
        every = halves()
        ground, above = self.tiles
        fixed: list[int] = self.view["floors"]
        pool = [sheet * 2 + turned for sheet in fixed or range(len(POOL)) for turned in range(2)]
        fitting: dict[int, list[int]] = {}
        found: list[tuple[int, int, int]] = []
        for first in pool:
            for start in every[first].starts:
                if not every[first].fits(start, ground):
                    continue
                if start not in fitting:
                    fitting[start] = [second for second in pool if every[second].fits(start, above)]
                found += [(first, second, start) for second in fitting[start] if second // 2 != first // 2]
        return found

    def agrees(self, made: Guess) -> bool:
        """Whether a station agrees with what was told of its build and of rooms."""
        for target, place, distance, other, bend in self.told:
            if bend & known.SWAPPED:
                continue
            here = made.cell(place)
            if target < known.FIRST_KIND:
                if not self.places_of(made, target):
                    return False
            elif known.DOOR_TARGET <= target <= known.TEE_TARGET:
                cells = made.both.sectors_of(target)
                if not nearest_fits(made.both.row(here), here, cells, distance, other, bend):
                    return False
        return True

    def places_of(self, made: Guess, room: int) -> list[int]:
        """The cells in which a room may be on a station."""
        found = made.places[room]
        if found is None:
            found = self.placed(made, room)
            made.places[room] = found
        return found

    def placed(self, made: Guess, room: int) -> list[int]:
        """The same, found out anew."""
        taken = [made.cell(place) for place in self.rooms if self.rooms[place] != room]
        left: list[int] = []
        if room in self.rooms.values():
            left = [made.cell(place) for place in self.rooms if self.rooms[place] == room]
        for cell in [] if left else made.both.slots:
            if cell != NOWHERE and cell not in taken:
                left.append(cell)
        for target, place, distance, other, bend in self.told:
            if target == room and not bend & known.SWAPPED:
                here = made.cell(place)
                away = made.both.row(here)
                left = [
                    cell
                    for cell in left
                    if distance_fits(away[cell], distance, bend) and floor_fits(here, cell, other, bend)
                ]
        if room in self.first:  # rule: setup.6
            away = made.both.row(made.start)
            left = [cell for cell in left if away[cell] >= params.START_NEAREST]
        return left


def look_of(tile: dict[str, Any]) -> int:
    """What a sector shows of its build, as one number."""
    bits: int = tile["exits"]
    doors: list[int] = tile["doors"]
    for side in range(4):
        if doors[side]:
            bits |= 1 << (5 + side)
    if tile["room"] >= 0:
        bits |= 1 << 9
    colour: int = tile["stairs"]
    return bits | (colour + 1) << 10
