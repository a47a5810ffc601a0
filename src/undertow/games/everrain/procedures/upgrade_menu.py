"""What a captain may answer about upgrades: on offer, as schematics, mounted."""

from __future__ import annotations

from typing import Final

from undertow.games.everrain import moves as m
from undertow.games.everrain import ship as s
from undertow.games.everrain.board import FIRST_SLOT, IMPROVE, INSTALL, NOWHERE, SELL, SLOTS, SPOTS
from undertow.games.everrain.cards import improvements as i
from undertow.games.everrain.cards.improvements import IMPROVEMENTS, ROUND
from undertow.games.everrain.cards.upgrades import SLOTS_FOR, at_slot, half_of, price_of
from undertow.games.everrain.state import Table
from undertow.kernel.decision import Choice, Guard, Only, Question


def plans_aboard(ship: list[int]) -> list[int]:
    """The schematics on a ship, each kind once, ascending."""
    return sorted({at_slot(slot, ship[s.PLANS + slot]) for slot in s.plans(ship)})


def slot_of_plan(ship: list[int], upgrade: int) -> int:
    """The first slot on which this schematic lies."""
    return next(slot for slot in s.plans(ship) if at_slot(slot, ship[s.PLANS + slot]) == upgrade)


# -- in port -----------------------------------------------------------------------------------------------------------


class Upgrades(Choice):
    """The open upgrades, for the member who came to improve the ship. rule: ports.12"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        ship = table.ships[seat]
        if s.at_house(ship, IMPROVE) == NOWHERE or ship[s.DONE] >> IMPROVE & 1:
            return []
        return [m.IMPROVE + upgrade for upgrade in sorted(set(table.yard))]


class UpgradeTooDear(Guard):
    """What cannot be paid in full cannot be bought."""

    rule = "ports.15"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return price_of(move - m.IMPROVE) > s.purse(table.ships[seat])


class Mountings(Choice):
    """The schematics aboard, for the member at the shipyard. rule: upgrades.5"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        ship = table.ships[seat]
        if s.at_house(ship, INSTALL) == NOWHERE:
            return []
        return [m.INSTALL + upgrade for upgrade in plans_aboard(ship)]


class MountingTooDear(Guard):
    """Mounting costs half the value."""

    rule = "ports.15"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        return half_of(move - m.INSTALL) > s.purse(table.ships[seat])


class PlanSales(Choice):
    """Schematics that the member at the market can sell; what was mounted is none. rule: upgrades.6, upgrades.7"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        ship = table.ships[seat]
        if s.at_house(ship, SELL) == NOWHERE:
            return []
        return [m.SELL_PLAN + upgrade for upgrade in plans_aboard(ship)]


SHIPYARD: Final[list[Choice]] = [
    Upgrades([UpgradeTooDear()]),
    Mountings([MountingTooDear()]),
    PlanSales(),
]

# -- slots -------------------------------------------------------------------------------------------------------------


class FittingSlots(Choice):
    """The slots where the upgrade in hand can lie. rule: upgrades.2, upgrades.4"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.SLOT + slot for slot in SLOTS_FOR[table.in_hand[-1]]]


class Covering(Choice):
    """Schematics that cover something mounted: discarded, they let it work again. rule: upgrades.3, upgrades.7"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        ship = table.ships[seat]
        return [m.SCRAP + slot for slot in s.plans(ship) if ship[s.MOUNTED + slot] != NOWHERE]


SCRAP: Final = Covering()
MOUNT: Final = Question("mount", "upgrades.2", [FittingSlots()], settles=True)
PLAN: Final = Question("plan", "upgrades.2", [FittingSlots(), Only([m.LAY_ASIDE])])

# -- round effect spaces -----------------------------------------------------------------------------------------------


def below(ship: list[int]) -> list[int]:
    """The members below deck. rule: zones.7"""
    return [place for place in s.crew(ship) if ship[place + s.SPOT] >= FIRST_SLOT]


def round_at(ship: list[int], spot: int) -> int:
    """The improvement with a round space that works there; NOWHERE: none. rule: upgrades.11"""
    if not FIRST_SLOT <= spot < FIRST_SLOT + SLOTS:
        return NOWHERE
    improvement = s.working(ship, spot - FIRST_SLOT)
    return improvement if improvement != NOWHERE and IMPROVEMENTS[improvement].form == ROUND else NOWHERE


def serves(table: Table, seat: int, place: int, improvement: int) -> bool:
    """Whether activating it would do anything now."""
    ship = table.ships[seat]
    if improvement == i.HAMMOCK:
        return ship[place + s.STRESS] > 0
    if improvement == i.GALLEY:
        return any([ship[other + s.STRESS] for other in below(ship)])
    if improvement == i.SICK_BAY:
        return any([ship[other + s.WOUNDS] for other in below(ship)])
    if improvement == i.CHART_ROOM:
        return table.may_lay()
    if improvement == i.CAPTAINS_CABIN:
        return any(ship[s.ISSUED : s.ISSUED + 3])
    return improvement == i.POWDER_ROOM


def would_activate(table: Table, seat: int, place: int) -> bool:
    """Whether a crew order for a member who stands on a round space would activate it, but for fatigue."""
    ship = table.ships[seat]
    improvement = round_at(ship, ship[place + s.SPOT])
    if improvement == NOWHERE:
        return False
    return improvement == i.CAPTAINS_CABIN or serves(table, seat, place, improvement)


class Fatigued(Guard):
    """Whoever is fatigued activates nothing more where they stand; elsewhere they may be sent."""

    rule = "upgrades.9"

    def forbids(self, table: Table, seat: int, move: int) -> bool:
        board, spot = divmod(move - m.SEND, SPOTS)
        ship = table.ships[seat]
        place = s.member_of(ship, board)
        return spot >= FIRST_SLOT and ship[place + s.SPOT] == spot and ship[place + s.TIRED] > 0

    def allowed(self, table: Table, seat: int, moves: list[int]) -> list[int]:
        """All of them, where nobody is fatigued."""
        ship = table.ships[seat]
        return super().allowed(table, seat, moves) if any([ship[place + s.TIRED] for place in s.AT]) else moves


class HurtBelow(Choice):
    """Members below deck with wounds."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        ship = table.ships[seat]
        return [m.HEAL + board for board in sorted([ship[place] for place in below(ship) if ship[place + s.WOUNDS]])]


class StressedBelow(Choice):
    """Members below deck with stress, one of whom goes without."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        ship = table.ships[seat]
        return [m.WITHOUT + board for board in sorted([ship[place] for place in below(ship) if ship[place + s.STRESS]])]


class Issued(Choice):
    """Kinds of orders that are issued."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.REFRESH + kind for kind in range(3) if table.ships[seat][s.ISSUED + kind]]


class Ahead(Choice):
    """Which of the tiles that were shown comes next."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        from undertow.games.everrain.procedures.upgrades import Scouting

        frame = table.stack[-1]
        assert isinstance(frame, Scouting)
        return [m.TOP + tile for tile in sorted(table.ahead[frame.placed :])]


NURSE: Final = Question("nurse", "upgrades.11", [HurtBelow()], settles=True)
WITHOUT: Final = Question("without", "upgrades.11", [StressedBelow()], settles=True)
REFRESH: Final = Question("refresh", "upgrades.11", [Issued()], settles=True)
SCOUT: Final = Question("scout", "chart.6", [Ahead()], settles=True)
