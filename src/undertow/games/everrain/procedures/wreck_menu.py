"""What captains may answer at a wreck."""

from __future__ import annotations

from typing import Final

from undertow.games.everrain import moves as m
from undertow.games.everrain import ship as s
from undertow.games.everrain.state import Table
from undertow.games.everrain.tiles import WRECK
from undertow.kernel.decision import Choice, Guard, Only, Question


def is_wreck(table: Table, hexagon: int) -> bool:
    """Whether a ship went down here, before the game or in it, or something of it still lies here. rule: wrecks.3"""
    return table.chart.kind[hexagon] == WRECK or hexagon in table.wrecks or len(cargo_on(table, hexagon)) > 0


def is_unexplored(table: Table, hexagon: int) -> bool:
    """Whether nobody has rolled for this wreck yet. rule: wrecks.2

    On land the explored marker is the island's or the altar's: there a wreck is taken away once it is looted.
    """
    if table.chart.is_land(hexagon):
        return hexagon in table.wrecks
    return is_wreck(table, hexagon) and hexagon not in table.explored


def mark_looted(table: Table, hexagon: int) -> None:
    """Somebody has rolled for this wreck. rule: wrecks.1"""
    if table.chart.is_land(hexagon):
        table.wrecks.remove(hexagon)
    else:
        table.explored.append(hexagon)


def cargo_on(table: Table, hexagon: int) -> list[int]:
    """What lies on a wreck: its hex, clues, treasures; nothing, if there is none."""
    for cargo in table.cargoes:
        if cargo[0] == hexagon:
            return cargo
    return []


class Wrecks(Choice):
    """The wreck where the ship lies; under a storm, too. rule: wrecks.1, rulings.13"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.LOOT] if is_wreck(table, table.ships[seat][s.HEX]) else []


class NothingLeft(Guard):
    """An explored wreck holds nothing more, but for a cargo that found no room."""

    rule = "wrecks.2"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        ship = table.ships[seat]
        if is_unexplored(table, ship[s.HEX]):
            return False
        cargo = cargo_on(table, ship[s.HEX])
        return not cargo or not (cargo[1] or len(s.held(ship)) < s.hold_room(ship))


class Salvage(Choice):
    """One of the treasures on the wreck. rule: rulings.15"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.SALVAGE + card for card in sorted(cargo_on(table, table.ships[seat][s.HEX])[2:])]


class Surplus(Choice):
    """One of the treasures, the new one included. rule: treasures.5"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.DISCARD + card for card in sorted(s.held(table.ships[seat]))]


LOOT: Final = Wrecks([NothingLeft()])
SALVAGE: Final = Question("salvage", "rulings.15", [Salvage()], settles=True)
DISCARD: Final = Question("discard", "treasures.5", [Surplus()])
BLESSING: Final = Question("blessing", "rulings.30", [Only([m.REROLL, m.ACCEPT])])
