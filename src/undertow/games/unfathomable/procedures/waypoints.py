"""What the twenty waypoints do. "You" is the player who chose the card."""

from __future__ import annotations

from undertow.games.unfathomable import events as e
from undertow.games.unfathomable import moves as m
from undertow.games.unfathomable.board import DECK, DEEP, FOOD, FUEL, ROOM, SANITY, SOULS, WATER
from undertow.games.unfathomable.cards import waypoints as w
from undertow.games.unfathomable.procedures.branches import Either, IfAtLeast, IfAtMost, IfPassengersLeft, May
from undertow.games.unfathomable.procedures.choices import DecksWithPassengers
from undertow.games.unfathomable.procedures.defeat import DefeatPassenger, DefeatSeveral, all_passengers
from undertow.games.unfathomable.procedures.effects import Effects, Instruction, define
from undertow.games.unfathomable.procedures.instructions import (
    AllRise,
    DamageShip,
    Gain,
    Lose,
    RiskPassengers,
    RollDie,
    Spawn,
    SpawnInEach,
)
from undertow.games.unfathomable.state import Table
from undertow.kernel.decision import Question
from undertow.kernel.flow import GO, NO_MOVE

WHO_GOES_OVERBOARD = Question("who_goes_overboard", "waypoint.rolling_seas", [DecksWithPassengers()])


class DefeatOneOnDeck(Instruction):
    """A passenger on deck is defeated; who chose the waypoint says where."""

    def do(self, table: Table, frame: Effects, move: int) -> int:
        spaces = [DECK + i for i in range(8) if table.passengers[i]]
        if not spaces:
            return GO
        if move == NO_MOVE:
            if len(spaces) > 1:
                return table.ask(frame.seat, WHO_GOES_OVERBOARD)
            move = m.SPACE + spaces[0]
        table.push(DefeatPassenger(move - m.SPACE))
        return GO


class WashDecks(Instruction):
    """Deep Ones on deck move to the water beside them, passengers on deck are defeated."""

    def do(self, table: Table, frame: Effects, move: int) -> int:
        for space in range(DECK, ROOM):
            table.move_deep_ones(space, space - DECK, table.deep_ones[space])
        table.push(DefeatSeveral([], all_passengers(table)))
        return GO


class LostInTheFog(Instruction):
    """The card leaves the game; the top waypoint is resolved instead."""

    def do(self, table: Table, frame: Effects, move: int) -> int:
        table.waypoints.remove(w.FOG_BANK)
        table.waypoints_gone.append(w.FOG_BANK)
        table.tell(e.WAYPOINT_REMOVED, w.FOG_BANK)
        if table.waypoint_deck:
            card = table.waypoint_deck.pop()
            table.waypoint_known.pop()
            table.waypoints.append(card)
            table.tell(e.WAYPOINT_REACHED, frame.seat, card)
            table.push(Effects(w.PROGRAM[card], frame.seat))
        return GO


def risk_for(card: int, n: int, resource: int, gain: int) -> list[Instruction]:
    """May risk passengers to roll: 5 or more gives something. They are the cost."""
    rule = w.RULES[card]
    return [
        IfPassengersLeft(n, [
            May(f"risk_{w.SLUGS[card]}", rule, [
                RiskPassengers(n), RollDie(), IfAtLeast(5, [Gain(resource, gain)]),
            ]),
        ]),
    ]  # fmt: skip


def fuel_or_damage(card: int) -> list[Instruction]:
    """Lose fuel, or damage the ship twice."""
    return [Either(f"choose_{w.SLUGS[card]}", w.RULES[card], [Lose(FUEL)], [DamageShip(), DamageShip()])]


define(w.PROGRAM[w.ABANDONED_DEPOT], risk_for(w.ABANDONED_DEPOT, 3, FUEL, 2))
define(w.PROGRAM[w.DESERTED_ISLAND], risk_for(w.DESERTED_ISLAND, 1, FOOD, 1))
define(w.PROGRAM[w.HURRICANE], fuel_or_damage(w.HURRICANE))
define(
    w.PROGRAM[w.ICEBERG],
    [
        May("risk_iceberg", "waypoint.iceberg", [RollDie(), IfAtLeast(5, [Gain(FOOD)], [DamageShip()])]),
    ],
)  # fmt: skip
define(w.PROGRAM[w.REEF], [RollDie(), IfAtMost(4, [DamageShip()])])
define(w.PROGRAM[w.SHIPWRECK_SURVIVORS], risk_for(w.SHIPWRECK_SURVIVORS, 1, SOULS, 1))
define(w.PROGRAM[w.WRECKED_SHIP], risk_for(w.WRECKED_SHIP, 1, FUEL, 1))
define(w.PROGRAM[w.DEEP_ONE_CITY], [Lose(FUEL), Spawn(DEEP, 5), AllRise()])
define(w.PROGRAM[w.FOG_BANK], [Lose(FUEL), RollDie(), IfAtMost(4, [LostInTheFog()])])
define(w.PROGRAM[w.MAELSTROM], [Lose(FUEL), *fuel_or_damage(w.MAELSTROM)])
define(w.PROGRAM[w.RAINSTORM], [Lose(FUEL), *risk_for(w.RAINSTORM, 1, FOOD, 1)])
define(w.PROGRAM[w.ROGUE_WAVE], [Lose(FUEL), WashDecks()])
define(w.PROGRAM[w.ROLLING_SEAS], [Lose(FUEL), DefeatOneOnDeck()])
define(w.PROGRAM[w.SEA_SMOKE], [Lose(FUEL), SpawnInEach(WATER, DECK)])
define(
    w.PROGRAM[w.SEAWEED_PATCH],
    [
        Lose(FUEL), Either("choose_seaweed_patch", "waypoint.seaweed_patch", [RiskPassengers(2)], [DamageShip()]),
    ],
)  # fmt: skip
define(w.PROGRAM[w.SMOOTH_SAILING], [Lose(FUEL), Lose(FOOD)])
define(w.PROGRAM[w.CALM_WATERS], [Lose(FUEL, 2), Lose(FOOD)])
define(w.PROGRAM[w.DEEP_ONE_AMBUSH], [Lose(FUEL, 2), SpawnInEach(DECK, ROOM)])
define(w.PROGRAM[w.ROUGH_WATER], [Lose(FUEL, 2), Lose(SANITY)])
define(w.PROGRAM[w.STORMY_SEAS], [Lose(FUEL, 2), DamageShip()])
