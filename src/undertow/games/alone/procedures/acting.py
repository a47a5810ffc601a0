"""A creature acts: it moves, or it spawns; what Evil chooses for that behind the screen."""

from __future__ import annotations

from typing import Any, Final

from undertow.games.alone import known
from undertow.games.alone import moves as m
from undertow.games.alone.board import CELLS, FLOOR, NOWHERE
from undertow.games.alone.cards.items import SMOKE
from undertow.games.alone.procedures import creatures
from undertow.games.alone.procedures.creatures import (
    BREAKS,
    CLEARED,
    blocked_after,
    end_of,
    noise_choices,
    reach_of,
    seen_of,
    ways,
)
from undertow.games.alone.procedures.playing import (
    AIM,
    CHOICE,
    EXTRA,
    FALSE_ECHO,
    FEIGNED,
    HUSHED,
    IT,
    PHASE,
    PROGRAMS,
    SINCE,
    WAY,
    CardPlayed,
    after_losses,
)
from undertow.games.alone.state import BOSS, Table
from undertow.games.alone.targets import nearest
from undertow.kernel.decision import Choice, Guard, Question
from undertow.kernel.effects import Instruction
from undertow.kernel.flow import GO, NO_MOVE

HERO_TOO: Final = 2  # as an aim: the Hero himself
NO_AIM: Final = -2  # what is named is nowhere


def it_of(table: Table, frame: CardPlayed) -> int:
    """The creature that the card has just moved, brought or exchanged; -1: none, or it is gone."""
    token = table.mover[frame.registers[IT] - 1] if frame.registers[IT] else -1
    return token if token >= 0 and table.where[token] != NOWHERE else -1


def target_cell(table: Table, aim: int) -> int:
    """The sector of a named target; an item may name none."""
    return nearest(table, table.named[aim]) if aim < len(table.named) else NOWHERE


def may_be_moved(table: Table, token: int) -> bool:
    """Whether a creature is on the map, and not in smoke."""
    cell = table.where[token]
    return cell != NOWHERE and not table.gear[SMOKE] >> cell & 1


class Acts(Instruction):
    """One creature moves, or one spawns: creature and destination are one choice. rule: rulings.6

    ``steps``: how far one may move (-1: none may); ``nearer``: by how much the distance for spawning is reduced
    (-1: none may spawn); ``optional``: whether Evil may leave it; ``rest``: how many more of the same verb follow.
    """

    def __init__(
        self, steps: int, nearer: int = -1, optional: bool = False, who: str = "any", to: str = "any",
        free: bool = False, rest: int = 0, first: bool = True,
    ) -> None:  # fmt: skip
        self.steps = steps
        self.nearer = nearer
        self.optional = optional
        self.who = who
        self.to = to
        self.free = free
        self.rest = rest
        self.first = first

    def tokens(self, table: Table, frame: CardPlayed) -> list[int]:
        """The creatures that it may move: each once by one verb; a boss only where reactions may use him."""
        found = [token for token in table.on_map() if table.is_usable(token) and may_be_moved(table, token)]
        if self.who == "hidden":
            found = [token for token in found if not table.is_seen(token)]
        elif self.who == "revealed":
            found = [token for token in found if table.is_seen(token)]
        elif self.who == "it":
            found = [token for token in found if token == it_of(table, frame)]
        elif self.who == "target":
            found = [token for token in found if token == table.aimed_at]
        elif self.who == "other":
            found = [token for token in found if token != it_of(table, frame)]
        moved = table.mover[frame.registers[SINCE] :] if not self.first else []
        return [token for token in found if token not in moved]

    def ways(self, table: Table, frame: CardPlayed, token: int) -> list[list[int]]:
        """The ways that one of them may go."""
        to = self.aim(table, frame)
        if to == NO_AIM:
            return [[]]
        avoid = table.hero if self.to == "not_hero" else NOWHERE
        return ways(table, token, self.steps, self.free, to, avoid)

    def aim(self, table: Table, frame: CardPlayed) -> int:
        """The sector to which every step must lead nearer; NOWHERE: to none; ``NO_AIM``: it is not on the map."""
        to = NOWHERE
        if self.to == "any":
            return to
        if self.to == "hero" or frame.registers[AIM] == HERO_TOO:
            to = table.hero
        elif self.to in ("target", "target_or_hero"):
            to = target_cell(table, frame.registers[AIM])
            if to == NOWHERE:
                return NO_AIM
        return to if self.to != "not_hero" else NOWHERE

    def reach(self, table: Table, frame: CardPlayed, token: int) -> int:
        """Where these ways lead: see ``creatures.reach_of``."""
        began = table.where[token]
        if self.to == "any" and not table.blocked:
            return creatures.cells_within(table, token, self.steps)  # there is no need to know its ways
        to = self.aim(table, frame)
        if to == NO_AIM:
            return 1 << began
        avoid = table.hero if self.to == "not_hero" else NOWHERE
        here = 1 << began
        return here | reach_of(table, token, self.steps, self.free, to, avoid, began, table.blocked, here)

    def do(self, state: Any, frame: Any, move: int) -> int:
        """Ask what acts and where, which way and how it is told where that is open; then let it happen."""
        table: Table = state
        card: CardPlayed = frame
        if card.registers[PHASE] == 0:
            if move == NO_MOVE:
                if self.first:
                    card.put(SINCE, len(table.mover))
                return card.ask_secretly(table, WHO_ACTS)
            if move == m.DONE:
                card.act_openly(table)
                for _ in range(self.rest + 1):  # as many entries as if somebody had acted
                    self.report(table, card, -1, [NOWHERE], known.UNHEARD)
                    card.put(HUSHED, max(0, card.registers[HUSHED] - 1))
                card.skip(self.rest)
                return GO
            card.put(CHOICE, move)
            card.put(WAY, 0)
            card.put(PHASE, 1)
            move = NO_MOVE
        open_ways = self.open_ways(table, card)
        if card.registers[PHASE] == 1:
            if move == NO_MOVE and len(open_ways) > 1:
                return card.ask_secretly(table, WHICH_WAY)
            if move != NO_MOVE:
                card.put(WAY, move - m.WAY)
            card.put(PHASE, 2)
            move = NO_MOVE
        way = open_ways[card.registers[WAY]]
        noises = self.noises_of(table, card, way)
        if move == NO_MOVE and len(noises) > 1 and not card.registers[HUSHED]:
            return card.ask_secretly(table, HOW_TOLD)
        noise = told_as(move) if move != NO_MOVE else noises[0]
        card.put(PHASE, 0)
        card.act_openly(table)
        enter_removals(table, card)
        return self.happen(table, card, noise, way)

    def open_ways(self, table: Table, frame: CardPlayed) -> list[list[int]]:
        """The ways to the chosen destination among which Evil chooses: the shortest, one for each that looks alike."""
        choice = frame.registers[CHOICE]
        if choice >= m.SPAWN:
            return [[]]
        token = chosen_token(choice)
        fitting = [way for way in self.ways(table, frame, token) if said(table, token, way) == choice]
        shortest = min([len(way) for way in fitting])
        found: list[list[int]] = []
        looks: list[list[int]] = []
        for way in fitting:
            look = seen_of(table, token, way)
            if len(way) == shortest and look not in looks:
                looks.append(look)
                found.append(way)
        return found

    def noises(self, table: Table, frame: CardPlayed) -> list[int]:
        """How the noise that follows can be told."""
        return self.noises_of(table, frame, self.open_ways(table, frame)[frame.registers[WAY]])

    def noises_of(self, table: Table, frame: CardPlayed, way: list[int]) -> list[int]:
        """The same, where the way is known that it goes."""
        if frame.registers[FALSE_ECHO]:
            return any_echo(table)
        choice = frame.registers[CHOICE]
        if choice >= m.SPAWN:
            return noise_choices(table, (choice - m.SPAWN) % m.SECTORS, table.blocked)
        return noise_choices(table, end_of(table, chosen_token(choice), way), blocked_after(table, way))

    def happen(self, table: Table, frame: CardPlayed, noise: int, way: list[int]) -> int:
        """Move it, or let it appear; tell the noise. rule: noise.1"""
        choice = frame.registers[CHOICE]
        known.look(table)
        if choice >= m.SPAWN:
            kind, cell = (choice - m.SPAWN) // m.SECTORS, (choice - m.SPAWN) % m.SECTORS
            token, route = creatures.appear(table, kind, cell), [NOWHERE, cell]
        else:
            token = chosen_token(choice)
            route = [table.where[token], *way]
            creatures.walk(table, token, way)
        self.report(table, frame, token, route, known.UNHEARD if frame.registers[HUSHED] else noise)
        frame.put(HUSHED, max(0, frame.registers[HUSHED] - 1))
        frame.put(CHOICE, 0)  # what was chosen in secret is not kept
        frame.put(WAY, 0)
        return after_losses(table)

    def report(self, table: Table, frame: CardPlayed, token: int, route: list[int], noise: int) -> None:
        """Tell the noise and enter it. One that Evil has invented besides is told with it, in an order that says
        nothing: as they are numbered, unless the Hero sees who comes. rule: secrecy.2"""
        extra, feigned = frame.registers[EXTRA] - 1, frame.registers[FEIGNED]
        frame.put(EXTRA, 0)
        frame.put(FEIGNED, 0)
        felt = creatures.felt_of(table, token, noise)
        seen = any([stop < CLEARED and table.is_shown(stop) for stop in route[1:]])
        for told, how in [(noise, felt)] if extra < 0 else sorted([(noise, felt), (extra, feigned)]):
            creatures.tell_noise(table, told, how)
        first = extra >= 0 and not seen and (extra, feigned) < (noise, felt)
        if first:
            self.entered(table, frame, -1, [NOWHERE], extra, feigned, True)
        frame.put(IT, 1 + self.entered(table, frame, token, route, noise, felt, extra >= 0))
        if extra >= 0 and not first:
            self.entered(table, frame, -1, [NOWHERE], extra, feigned, True)

    def entered(
        self, table: Table, frame: CardPlayed, token: int, route: list[int], noise: int, felt: int,
        beside: bool = False,
    ) -> int:  # fmt: skip
        """Enter what was seen and heard of it; what may have happened is what the card says, not what did."""
        menu = (known.MOVES if self.steps >= 0 else 0) | (known.SPAWNS if self.nearer >= 0 else 0)
        # Where nothing was heard, or one noise of two may be false, he cannot know whether anybody acted.
        menu |= known.NOBODY if self.optional or beside or noise == known.UNHEARD else 0
        menu |= (known.FREE_DOORS if self.free else 0) | (known.REVEALED_ONLY if self.who == "revealed" else 0)
        menu |= (known.QUIET if frame.registers[HUSHED] else 0) | (
            known.ANY_NOISE if frame.registers[FALSE_ECHO] or beside else 0
        )
        menu |= known.TOWARDS_HERO if self.to == "hero" else known.NOT_TO_HERO if self.to == "not_hero" else 0
        spawn = known.spawn_code(-max(0, self.nearer), table.nightmare > 0)
        spawn += felt + (known.DOUBTED if felt and beside else 0)
        return known.acted(table, token, route, menu, max(0, self.steps), spawn, noise)


def enter_removals(table: Table, frame: CardPlayed) -> None:
    """Enter that a hidden creature was taken away before, behind the same screen. rule: secrecy.4"""
    for move in frame.picks:
        known.acted(table, move - m.TOKEN, [NOWHERE], known.REMOVED | known.QUIET, 0, 0, known.UNHEARD)
    frame.picks = []


def told_as(move: int) -> int:
    """How a noise is told by an answer: from a side, or from the other floor."""
    return known.OTHER_FLOOR if move == m.SAY_OTHER_FLOOR else move - m.SAY


def any_echo(table: Table) -> list[int]:
    """Any open side of the Hero's sector, or the other floor; a blocked side may not be named."""
    sides = [side for side in range(5) if table.station.step(table.hero, side, table.blocked) != NOWHERE]
    return [*sides, known.OTHER_FLOOR]


def chosen_token(choice: int) -> int:
    """The creature that a move names."""
    return (choice - m.BREAK) // 4 if choice >= m.BREAK else (choice - m.SEND) // m.SECTORS


def said(table: Table, token: int, way: list[int]) -> int:
    """The move that names where a way leads: to a sector, or to a door that is cleared last."""
    if not way:
        return m.SEND + token * m.SECTORS + table.where[token]
    if way[-1] >= CLEARED:
        cell, door = end_of(table, token, way), way[-1] - CLEARED
        side = table.station.doors[cell * 4 : cell * 4 + 4].index(door)
        return m.BREAK + token * 4 + side
    return m.SEND + token * m.SECTORS + way[-1]


def running(table: Table) -> tuple[Any, CardPlayed]:
    """The instruction that is being carried out, and its frame."""
    frame = table.stack[-1]
    assert isinstance(frame, CardPlayed)
    return PROGRAMS.flat[frame.program][frame.place], frame


def acting(table: Table) -> tuple[Acts, CardPlayed]:
    """The creatures' instruction that is being carried out, and its frame."""
    verb, frame = running(table)
    assert isinstance(verb, Acts)
    return verb, frame


class StairsToAFullFloor(Guard):
    """No creature comes by stairs to a floor that holds four."""

    rule = "creatures.10"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        if move >= m.BREAK:
            return False
        token, cell = divmod(move - m.SEND, m.SECTORS)
        other = cell // FLOOR != table.where[token] // FLOOR
        return other and token != BOSS and creatures.is_full(table, cell // FLOOR)


class BlockedOff(Guard):
    """A blocked door lies between, and it has not enough steps to clear it and go on."""

    rule = "doors.2"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        if not table.blocked or STAIRS_TO_A_FULL_FLOOR.forbids(table, seat, move):
            return False
        verb, frame = acting(table)
        token = chosen_token(move)
        bit = BREAKS + move - m.BREAK - token * 4 if move >= m.BREAK else move - m.SEND - token * m.SECTORS
        return not verb.reach(table, frame, token) >> bit & 1


def reached(table: Table, verb: Acts, frame: CardPlayed) -> list[int]:
    """The moves that name where creatures can go, ascending."""
    found: list[Any] = []  # numbers that are there already: not made anew for every question
    breaks: list[Any] = []
    for token in verb.tokens(table, frame):
        bits = verb.reach(table, frame, token)
        while bits:
            lowest = bits & -bits
            bits ^= lowest
            bit = lowest.bit_length() - 1
            if bit < BREAKS:
                found.append(SEND_MOVES[token * m.SECTORS + bit])
            else:
                breaks.append(BREAK_MOVES[token * 4 + bit - BREAKS])
    return found + breaks if breaks else found


def near(table: Table, verb: Acts, token: int) -> set[int]:
    """The moves that name sectors near enough, if neither blocked doors nor full floors were."""
    began, station = table.where[token], table.station
    crowded = token != BOSS and creatures.is_full(table, 1 - began // FLOOR)
    if verb.to != "any" or not (table.blocked or crowded):
        return set()
    away, first, steps = station.distances(0), began * CELLS, verb.steps
    found: set[int] = set()
    for cell in station.cells:
        if away[first + cell] <= steps and (table.blocked or cell // FLOOR != began // FLOOR):
            found.add(m.SEND + token * m.SECTORS + cell)
    return found


class Sends(Choice):
    """Creatures and where they can go, blockades they can clear. rule: creatures.13, creatures.14, doors.3"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        verb, frame = acting(table)
        if verb.steps < 0:
            return []
        found: set[int] = set(reached(table, verb, frame))
        for token in verb.tokens(table, frame):
            found |= near(table, verb, token)
        return sorted(found)

    def add_legal(self, table: Table, seat: int, legal: list[int]) -> None:
        """Append where ways lead: they know of blocked doors and full floors, so no guard has to look."""
        verb, frame = acting(table)
        if verb.steps >= 0:
            legal += reached(table, verb, frame)


class NoTokenLeft(Guard):
    """Of each kind there are three."""

    rule = "creatures.9"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return table.spare_token((move - m.SPAWN) // m.SECTORS) < 0


class SpawnsOnAFullFloor(Guard):
    """No creature appears on a floor that holds four."""

    rule = "creatures.10"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return creatures.is_full(table, (move - m.SPAWN) % m.SECTORS // FLOOR)


class TooNear(Guard):
    """No creature appears nearer to the Hero than its kind may."""

    rule = "creatures.12"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        kind, cell = divmod(move - m.SPAWN, m.SECTORS)
        return table.distance(table.hero, cell) < creatures.least_distance(table, kind, acting(table)[0].nearer)


class Spawns(Choice):
    """All kinds and sectors. rule: creatures.12"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        verb, _ = acting(table)
        if verb.nearer < 0:
            return []
        return [m.SPAWN + kind * m.SECTORS + cell for kind in range(5) for cell in table.station.cells]

    def add_legal(self, table: Table, seat: int, legal: list[int]) -> None:
        """Append what the guards leave, in one go: this is asked at every card that lies face down."""
        nearer: int = acting(table)[0].nearer
        if nearer < 0:
            return
        away = table.station.distances_from(table.hero, table.blocked)
        first = FLOOR if creatures.is_full(table, 0) else 0
        last = FLOOR if creatures.is_full(table, 1) else CELLS
        found: list[Any] = []  # numbers that are there already: not made anew for every question
        for kind in range(5):
            if first < last and table.spare_token(kind) >= 0:
                least = creatures.least_distance(table, kind, nearer)
                for cell in table.station.cells:
                    if first <= cell and cell < last and away[cell] >= least:
                        found.append(SPAWN_MOVES[kind * m.SECTORS + cell])
        legal += found


class Leaves(Choice):
    """Nothing: where it is free, or nothing else can be done. rule: rulings.10"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        verb, _ = acting(table)
        if verb.optional or not (SPAWNS.legal(table, seat) or SENDS.legal(table, seat)):
            return [m.DONE]
        return []


class WhoActs(Question):
    """Which creature does what."""

    def answers(self, table: Table, seat: int) -> tuple[int, ...]:
        """All legal moves; whether there is nothing but to leave it follows from the others."""
        legal: list[int] = []
        SENDS.add_legal(table, seat, legal)
        SPAWNS.add_legal(table, seat, legal)
        if acting(table)[0].optional or not legal:
            return (m.DONE, *legal)
        return tuple(legal)


class Ways(Choice):
    """The ways that look different to the Hero."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        verb, frame = acting(table)
        return [m.WAY + number for number in range(len(verb.open_ways(table, frame)))]


class Noises(Choice):
    """The directions in which a shortest way begins, or any where a card allows it. rule: noise.3"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        verb, frame = acting(table)
        noises = verb.noises(table, frame)
        return [m.SAY_OTHER_FLOOR if noise == known.OTHER_FLOOR else m.SAY + noise for noise in noises]


SEND_MOVES: Final[list[Any]] = list(range(m.SEND, m.BREAK))
BREAK_MOVES: Final[list[Any]] = list(range(m.BREAK, m.SPAWN))
SPAWN_MOVES: Final[list[Any]] = [m.SPAWN + number for number in range(5 * m.SECTORS)]

STAIRS_TO_A_FULL_FLOOR: Final = StairsToAFullFloor()
SENDS: Final = Sends([STAIRS_TO_A_FULL_FLOOR, BlockedOff()])
SPAWNS: Final = Spawns([NoTokenLeft(), SpawnsOnAFullFloor(), TooNear()])
WHO_ACTS: Final = WhoActs("who_acts", "rulings.6", [Leaves(), SENDS, SPAWNS], private=True, pace="choice")
WHICH_WAY: Final = Question("which_way", "rulings.6", [Ways()], private=True, pace="choice")
HOW_TOLD: Final = Question("how_told", "noise.3", [Noises()], private=True, pace="choice")
