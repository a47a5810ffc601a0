"""Missions: completing the initial ones, starting the main one, and S.O.S. with its Saboteur."""

from __future__ import annotations

from typing import ClassVar

from undertow.games.alone import events as e
from undertow.games.alone import known
from undertow.games.alone import moves as m
from undertow.games.alone.legal import REGAIN
from undertow.games.alone.missions import BROOD, EVERY_LAMP, MAIN, NEEDLE, NOBODY_BEHIND, RUNNER, SOS
from undertow.games.alone.procedures.missions_boss import PlaceTheSaboteur
from undertow.games.alone.procedures.missions_evil import DIMMED
from undertow.games.alone.procedures.missions_main import MainStep
from undertow.games.alone.procedures.missions_needle import HideTheNeedles
from undertow.games.alone.procedures.missions_rewards import Reward
from undertow.games.alone.procedures.playing import CardPlayed
from undertow.games.alone.state import COMPOSURE, HEALTH, HERO, Table
from undertow.kernel.flow import DONE, GO, NO_MOVE, SimpleProcedure, step


class FulfilMission(SimpleProcedure):
    """What a mission asks for is done."""

    fields: ClassVar[tuple[str, ...]] = ("slot",)
    slot: int

    @step("interact.3")
    def do_it(self, table: Table, move: int) -> int:
        if self.slot == MAIN:
            if table.missions[MAIN] != SOS:
                return self.then_over(table)
            if table.sabotage:  # rule: cards.9
                table.sabotage -= 1
                table.tell(e.SABOTAGE_REMOVED, table.sabotage)
                known.look(table)
                return DONE
            return table.hero_wins()
        table.done |= 1 << self.slot
        table.tell(e.MISSION_DONE, table.missions[self.slot])
        if table.main:  # rule: missions.2
            return self.go_to("missions.2")
        table.main = 1
        table.tell(e.MAIN_MISSION, table.missions[MAIN])
        table.reached = 1 if table.hero == table.room_of(MAIN) else 0
        self.go_on()
        start(table)
        return GO

    def then_over(self, table: Table) -> int:
        """A step of another main mission; nothing comes after it."""
        self.go_to("missions.4")
        table.push(MainStep())
        return GO

    @step("missions.1")
    def reward(self, table: Table, move: int) -> int:
        """The main mission has begun: the reward of the difficulty.

        rule: difficulty.2, difficulty.4, difficulty.5, difficulty.7
        """
        level = table.options["difficulty"]
        if level in ("easy", "normal"):
            table.marker += 1
            table.tell(e.EXTRA_ROUND)
        if level == "easy":
            table.regain(HEALTH, 3)
            table.regain(COMPOSURE, 3)
        return self.go_to("missions.2") if level in ("easy", "impossible") else self.go_on()

    @step("difficulty.3")
    def choose_what_to_regain(self, table: Table, move: int) -> int:
        if move == NO_MOVE:
            return table.ask(HERO, REGAIN)
        table.regain(move - m.REGAIN, 3)
        return self.go_on()

    @step("missions.2")
    def own_reward(self, table: Table, move: int) -> int:
        """What the mission itself gives, also when it is the second."""
        table.push(Reward(table.missions[self.slot], 2))
        return DONE

    @step("missions.4")
    def over(self, table: Table, move: int) -> int:
        return DONE


def start(table: Table) -> None:
    """The start effects of the main mission. rule: missions.1"""
    mission = table.missions[MAIN]
    if mission in (SOS, BROOD, RUNNER):
        table.push(PlaceTheSaboteur())
    elif mission == NEEDLE:
        table.push(HideTheNeedles())
    elif mission == EVERY_LAMP:
        table.push(CardPlayed(DIMMED, table.leader))
    elif mission == NOBODY_BEHIND:
        table.tell(e.HATCH, table.place(table.start))
