"""Which stations and Cargo Bays agree with what the Hero knows of the tokens of A Needle in the Dark."""

from __future__ import annotations

from undertow.games.alone import known
from undertow.games.alone.board import Station
from undertow.games.alone.needles import COUNT, Memory, Told, worlds_of
from undertow.games.alone.search.places import Candidate
from undertow.games.alone.search.timeline import Shift


class Needles:
    """What the Hero knows of them, in the cells of the true station; what fits on others is kept."""

    def __init__(self, station: Station, start: int, trace: list[list[int]], seen: int, clean: int) -> None:
        self.station = station
        self.start = start
        self.trace = trace
        self.seen = seen
        self.clean = clean
        self.found: dict[int, tuple[int, list[int]]] = {}

    def worlds(self, made: Candidate, cargo: int) -> tuple[int, list[int]]:
        """What is wrong with the sets of tokens that fit best (0: nothing), and these."""
        key = made.key() << 6 | cargo
        found = self.found.get(key)
        if found is None:
            shift = Shift(self.station, self.start, made.station, made.start)
            found = self.found[key] = worlds_of(made.station, cargo, self.memory(shift))
        return found

    def fits(self, made: Candidate, cargo: int) -> bool:
        """Whether some tokens agree with everything."""
        return self.worlds(made, cargo)[0] == 0

    def memory(self, shift: Shift) -> Memory:
        """What the Hero knows of the tokens, in the cells of another station."""
        dug = closed = hero = 0
        told: list[Told] = []
        for entry in self.trace:
            if entry[0] == known.LOOK:
                hero = entry[known.HERO_AT] + shift.by
            elif entry[0] == known.HIDDEN:
                closed = shift.cells(entry[1])
            elif entry[0] == known.DUG:
                dug |= shift.cells(entry[1])
            elif closed and entry[0] == known.ANSWER and entry[1] == known.MISSION_TARGET:
                told.append(Told(hero, entry, dug))
        left = COUNT - dug.bit_count() if closed else 0
        return Memory(shift.cells(self.seen), shift.cells(self.clean), dug, closed, left, told)
