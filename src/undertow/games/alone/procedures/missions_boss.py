"""Bosses: the leader puts one on the map and moves it, unseen."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from undertow.games.alone import bosses, known
from undertow.games.alone import events as e
from undertow.games.alone import moves as m
from undertow.games.alone.board import FLOOR, NOWHERE, STAIRS
from undertow.games.alone.missions import BROOD, MAIN, RUNNER, SOS
from undertow.games.alone.procedures.acting import said
from undertow.games.alone.procedures.creatures import (
    CLEARED,
    add_sabotage,
    at_the_room,
    blocked_after,
    end_of,
    felt_of,
    noise_choices,
    seen_of,
    tell_noise,
    walk,
    ways,
)
from undertow.games.alone.procedures.playing import after_losses
from undertow.games.alone.state import BOSS, Table
from undertow.kernel.decision import Choice, Question
from undertow.kernel.flow import DONE, NO_MOVE, step
from undertow.kernel.screened import Screened

ROUND: Final = 0  # at the end of a round: up to two sectors, or none
FOLLOWS: Final = 1  # at the end of a turn: one sector towards the Hero
FLEES: Final = 2  # at the end of every other turn: the Courier goes one sector, or stays
PLACED: Final = {SOS: e.SABOTEUR_PLACED, BROOD: e.MATRIARCH_PLACED, RUNNER: e.COURIER_PLACED}


class SaboteurSectors(Choice):
    """Where the boss of the main mission may enter. rule: missions.6"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        cells = bosses.entry_cells(
            table.station, table.missions[MAIN], table.room_of(MAIN), table.hero, table.in_sight()
        )
        return [m.SECTOR + cell for cell in cells]


SABOTEUR: Question = Question("saboteur", "cards.6", [SaboteurSectors()], private=True, pace="choice")


class PlaceTheSaboteur(Screened):
    """The leader puts the boss on the map, unseen."""

    fields: ClassVar[tuple[str, ...]] = ("since",)
    prompt: ClassVar[str] = "evil_acts"

    def behind(self, state: Table) -> list[int]:
        return state.evil()

    def begin_again(self, state: Table) -> None:
        """Nothing was answered."""

    @step("cards.6")
    def place(self, table: Table, move: int) -> int:
        if move == NO_MOVE:
            return self.ask(table, table.leader, SABOTEUR)
        self.take_down(table)
        cell = move - m.SECTOR
        known.look(table)
        table.where[BOSS] = cell
        table.tell(PLACED[table.missions[MAIN]])
        if table.is_shown(cell):
            table.tell(e.CREATURE_SHOWN, table.figure_of(BOSS), table.place(cell))
        known.acted(table, BOSS, [NOWHERE, cell], known.BOSS_ENTERS | known.QUIET, 0, 0, known.UNHEARD)
        at_the_room(table)
        known.look(table)
        return DONE


def boss_ways(table: Table, how: int) -> list[list[int]]:
    """The ways that the boss may go now. rule: cards.7, missions.6"""
    if how == FLEES:
        began = table.where[BOSS]
        cells = bosses.flights(table.station, began, table.hero, table.blocked)
        return [[] if cell == began else [cell] for cell in cells]
    found = ways(table, BOSS, 2) if how == ROUND else ways(table, BOSS, 1, to=table.hero)
    if how == FOLLOWS:
        found = [way for way in found if way]
    if table.missions[MAIN] == BROOD:
        found = [way for way in found if not takes_stairs(table, way)]
    return found


def takes_stairs(table: Table, way: list[int]) -> bool:
    """Whether a way leads over stairs."""
    cell = table.where[BOSS]
    for stop in way:
        if stop < CLEARED:
            if table.station.exits[cell * 5 + STAIRS] == stop:
                return True
            cell = stop
    return False


class BossWays(Choice):
    """Where the boss can go. rule: cards.7"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        frame = table.stack[-1]
        assert isinstance(frame, MoveTheBoss)
        return sorted({said(table, BOSS, way) for way in boss_ways(table, frame.how)})


class BossNoises(Choice):
    """The directions in which a shortest way to it begins. rule: noise.3"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        frame = table.stack[-1]
        assert isinstance(frame, MoveTheBoss)
        return [m.SAY + noise for noise in frame.noises(table)]


BOSS_GOES: Question = Question("saboteur_goes", "cards.7", [BossWays()], private=True, pace="choice")
BOSS_HEARD: Question = Question("how_told", "noise.3", [BossNoises()], private=True, pace="choice")


class MoveTheBoss(Screened):
    """At the end of a round the leader may move the boss up to two sectors; the Matriarch must follow after a turn, the
    Courier flees after every other."""

    fields: ClassVar[tuple[str, ...]] = ("how", "since", "to")
    hidden: ClassVar[tuple[str, ...]] = ("to",)
    prompt: ClassVar[str] = "evil_acts"

    def __init__(self, how: int = ROUND, since: int = -1, to: int = NOWHERE) -> None:
        super().__init__(since)
        self.how = how
        self.to = to  # the move that was chosen

    def behind(self, state: Table) -> list[int]:
        return state.evil()

    def begin_again(self, state: Table) -> None:
        """Nothing was answered."""
        self.to = NOWHERE

    def redeal(self, state: Any, knows: int) -> None:
        """To the Hero nothing has happened behind the screen; Evil sees it all."""

    def way(self, table: Table) -> list[int]:
        """How it goes there: by the fewest steps, then by the fewest revealed sectors. rule: rulings.6"""
        fitting = [way for way in boss_ways(table, self.how) if said(table, BOSS, way) == self.to]
        return min(fitting, key=lambda way: (len(way), len(seen_of(table, BOSS, way))))

    def noises(self, table: Table) -> list[int]:
        """How it can be heard from where it goes."""
        way = self.way(table)
        return noise_choices(table, end_of(table, BOSS, way), blocked_after(table, way))

    @step("cards.7")
    def choose(self, table: Table, move: int) -> int:
        if move == NO_MOVE:
            return self.ask(table, table.leader, BOSS_GOES)
        self.to = move
        return self.go_on()

    @step("noise.3")
    def go(self, table: Table, move: int) -> int:
        """Several shortest ways: the leader says from where it is heard; then it is there. rule: cards.8"""
        noises = self.noises(table)
        if move == NO_MOVE and len(noises) > 1:
            return self.ask(table, table.leader, BOSS_HEARD)
        noise = move - m.SAY if move != NO_MOVE else noises[0]
        self.take_down(table)
        known.look(table)
        began, way = table.where[BOSS], self.way(table)
        walk(table, BOSS, way)
        felt = felt_of(table, BOSS, noise)
        tell_noise(table, noise, felt)
        menu = known.BOSS_MOVES | (known.NO_STAIRS if table.missions[MAIN] == BROOD else 0)
        menu |= known.TOWARDS_HERO | known.MUST_GO if self.how == FOLLOWS else 0
        menu |= known.FLEES if self.how == FLEES else 0
        known.acted(table, BOSS, [began, *way], menu, 2 if self.how == ROUND else 1, felt, noise)
        if table.missions[MAIN] == SOS and table.where[BOSS] == table.rooms[0]:
            add_sabotage(table, 1)
        known.look(table)
        self.go_on()
        return after_losses(table, window=self.how != ROUND)

    @step("missions.6")
    def over(self, table: Table, move: int) -> int:
        if self.how == ROUND:
            table.lost = [0, 0]  # no turn is under way: nothing to react to
        return DONE


def follow_the_hero(table: Table) -> None:
    """The Matriarch comes nearer, or the Hero knows that she was not near enough. rule: missions.6"""
    if table.where[BOSS] == NOWHERE:
        return
    if bosses.follows(table.station, table.where[BOSS], table.hero):
        table.push(MoveTheBoss(FOLLOWS))
    else:
        known.boss_rests(table)


def flee(table: Table) -> None:
    """The Courier flees at the end of turns 1, 3, 5 and 7. rule: missions.6"""
    if table.where[BOSS] != NOWHERE and table.turn % 2 == 0:
        table.push(MoveTheBoss(FLEES))


def sound_the_beacon(table: Table) -> None:
    """Where the Courier is now, always true: how far, and where the shortest way begins, as Locate counts.

    rule: missions.7
    """
    cell = table.where[BOSS]
    if cell == NOWHERE:
        return
    far, how = table.located(table.hero, cell), known.HERE
    if cell == table.hero:
        table.tell(e.BEACON_HERE)
    elif cell // FLOOR != table.hero // FLOOR:
        how = known.OTHER_FLOOR
        table.tell(e.BEACON_FLOOR, far)
    else:
        how = known.side_towards(table.station, table.hero, cell, 0)
        table.tell(e.BEACON, how, far)
    known.beacon_heard(table, how, far)
