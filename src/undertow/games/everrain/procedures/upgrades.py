"""Upgrades: laid as schematics, mounted, activated, discarded."""

from __future__ import annotations

from typing import ClassVar

from undertow.games.everrain import events as e
from undertow.games.everrain import moves as m
from undertow.games.everrain import params
from undertow.games.everrain import ship as s
from undertow.games.everrain.board import CREW_ORDER, IMPROVE, NOWHERE, SLOTS
from undertow.games.everrain.cards import improvements as i
from undertow.games.everrain.cards.upgrades import FIRST_GUN, at_slot, card_of, half_of, price_of
from undertow.games.everrain.procedures.upgrade_menu import (
    MOUNT,
    NURSE,
    PLAN,
    REFRESH,
    SCOUT,
    WITHOUT,
    below,
    round_at,
    serves,
    slot_of_plan,
)
from undertow.games.everrain.procedures.wreck_menu import DISCARD
from undertow.games.everrain.state import GUN_PILE, IMPROVEMENT_PILE, TREASURE_PILE, Table
from undertow.kernel.decision import Question
from undertow.kernel.flow import ASK, DONE, GO, NO_MOVE, SimpleProcedure, step

# -- cards come and go -------------------------------------------------------------------------------------------------


def discard(table: Table, seat: int, slot: int, first: int) -> None:
    """What lies in a slot (``ship.PLANS``) or is mounted there (``ship.MOUNTED``) goes to the discards of its deck."""
    ship = table.ships[seat]
    card = ship[first + slot]
    if card != NOWHERE:
        ship[first + slot] = NOWHERE
        table.discards[IMPROVEMENT_PILE if slot < SLOTS else GUN_PILE].append(card)
        table.tell(e.UPGRADE_DISCARDED, seat, at_slot(slot, card))


def lose_plans(table: Table, seat: int) -> None:
    """All schematics of a ship are discarded. rule: loss.3"""
    for slot in s.plans(table.ships[seat]):
        discard(table, seat, slot, s.PLANS)


def scrap(table: Table, seat: int, slot: int) -> None:
    """A schematic that covers something mounted is discarded. rule: upgrades.7"""
    discard(table, seat, slot, s.PLANS)


def find_plan(table: Table, seat: int, pile: int) -> None:
    """A schematic from a deck; nothing, if the deck is spent. rule: treasures.2"""
    card = table.draw(pile)
    if card != NOWHERE:
        upgrade = card if pile == IMPROVEMENT_PILE else FIRST_GUN + card
        table.tell(e.PLAN_FOUND, seat, upgrade)
        bring_aboard(table, seat, upgrade, 0)


def bring_aboard(table: Table, seat: int, upgrade: int, mounted: int) -> None:
    """An upgrade is in a captain's hand until it has a slot. rule: upgrades.2"""
    table.in_hand.append(upgrade)
    table.push(Placing(seat, upgrade, mounted))


class Placing(SimpleProcedure):
    """An upgrade comes aboard: as a schematic, or mounted at once. rule: upgrades.2"""

    fields: ClassVar[tuple[str, ...]] = ("seat", "upgrade", "mounted")
    seat: int
    upgrade: int
    mounted: int

    @step("upgrades.2")
    def choose_a_slot(self, table: Table, move: int) -> int:
        if self.mounted:
            move = table.settle(self.seat, MOUNT, move)
        elif move == NO_MOVE:
            table.ask(self.seat, PLAN)
        if move == NO_MOVE:
            return ASK
        table.in_hand.pop()
        if move == m.LAY_ASIDE:
            table.discards[IMPROVEMENT_PILE if self.upgrade < FIRST_GUN else GUN_PILE].append(card_of(self.upgrade))
            table.tell(e.UPGRADE_DISCARDED, self.seat, self.upgrade)
            return DONE
        slot = move - m.SLOT
        discard(table, self.seat, slot, s.PLANS)
        if self.mounted:
            discard(table, self.seat, slot, s.MOUNTED)
        table.ships[self.seat][(s.MOUNTED if self.mounted else s.PLANS) + slot] = card_of(self.upgrade)
        table.tell(e.UPGRADE_MOUNTED if self.mounted else e.PLAN_LAID, self.seat, self.upgrade, slot)
        return self.go_on()

    @step("upgrades.3")
    def discard_what_finds_no_room(self, table: Table, move: int) -> int:
        table.push(Surplus(self.seat))
        return DONE


class Surplus(SimpleProcedure):
    """Treasures beyond the room of the hold are discarded at once. rule: treasures.5, upgrades.3"""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    seat: int

    @step("treasures.5")
    def discard_down(self, table: Table, move: int) -> int:
        ship = table.ships[self.seat]
        if len(s.held(ship)) <= s.hold_room(ship):
            return DONE
        if move == NO_MOVE:
            return table.ask(self.seat, DISCARD)
        card = move - m.DISCARD
        s.unstow(ship, card)
        table.discards[TREASURE_PILE].append(card)
        table.tell(e.TREASURE_DISCARDED, self.seat, card)
        return GO


# -- in port -----------------------------------------------------------------------------------------------------------


def improve(table: Table, seat: int, upgrade: int) -> None:
    """An upgrade at its full price, mounted at once. rule: ports.12"""
    ship = table.ships[seat]
    price = s.pay(ship, price_of(upgrade))
    ship[s.DONE] |= 1 << IMPROVE
    table.yard.remove(upgrade)
    table.tell(e.UPGRADE_BOUGHT, seat, upgrade, price)
    table.refill()
    bring_aboard(table, seat, upgrade, 1)


def install(table: Table, seat: int, upgrade: int) -> None:
    """A schematic is mounted where it lies; what it covers is discarded. rule: upgrades.5"""
    ship = table.ships[seat]
    slot = slot_of_plan(ship, upgrade)
    s.pay(ship, half_of(upgrade))
    ship[s.PLANS + slot] = NOWHERE
    discard(table, seat, slot, s.MOUNTED)
    ship[s.MOUNTED + slot] = card_of(upgrade)
    table.tell(e.UPGRADE_MOUNTED, seat, upgrade, slot)


def sell_plan(table: Table, seat: int, upgrade: int) -> None:
    """A schematic that was never mounted for half its value. rule: upgrades.6"""
    ship = table.ships[seat]
    slot = slot_of_plan(ship, upgrade)
    ship[s.PLANS + slot] = NOWHERE
    table.discards[IMPROVEMENT_PILE if slot < SLOTS else GUN_PILE].append(card_of(upgrade))
    ship[s.COINS] += half_of(upgrade)
    ship[s.SOLD] += 1
    table.tell(e.PLAN_SOLD, seat, upgrade, half_of(upgrade))
    table.refill()


# -- activation --------------------------------------------------------------------------------------------------------


def activate(table: Table, seat: int, place: int) -> None:
    """A member who was sent to a round space uses it and is fatigued, unless it would do nothing. rule: upgrades.8"""
    ship = table.ships[seat]
    improvement = round_at(ship, ship[place + s.SPOT])
    if improvement == NOWHERE or ship[place + s.TIRED] or not serves(table, seat, place, improvement):
        return
    ship[place + s.TIRED] = 1
    table.tell(e.ACTIVATED, seat, ship[place], improvement)
    if improvement == i.HAMMOCK:
        table.calm(seat, place, params.HAMMOCKS_CALM if s.is_pair(ship, i.HAMMOCK) else params.HAMMOCK_CALM)
    elif improvement == i.POWDER_ROOM:
        ship[s.AIM] += params.POWDER_DICE
        table.tell(e.AIMED, seat, ship[s.AIM])
    elif improvement == i.CHART_ROOM:
        table.push(Scouting(seat, params.SCOUTED))
    elif improvement == i.GALLEY:
        table.push(Meal(seat))
    elif improvement == i.SICK_BAY:
        table.push(Nursing(seat))
    else:
        table.push(Refreshing(seat, params.REFRESHED))


class Meal(SimpleProcedure):
    """Up to three members below deck shed stress; who goes without is asked only if there are more."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    seat: int

    @step("upgrades.11")
    def eat(self, table: Table, move: int) -> int:
        ship = table.ships[self.seat]
        hungry = [place for place in below(ship) if ship[place + s.STRESS]]
        if len(hungry) > params.GALLEY_SEATS:
            if move == NO_MOVE:
                return table.ask(self.seat, WITHOUT)
            hungry.remove(s.member_of(ship, move - m.WITHOUT))
        for place in hungry:
            table.calm(self.seat, place, 1)
        return DONE


class Nursing(SimpleProcedure):
    """One member below deck is rid of a wound."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    seat: int

    @step("upgrades.11")
    def nurse(self, table: Table, move: int) -> int:
        tended = tend(table, self.seat, below(table.ships[self.seat]), 1, NURSE, move)
        return tended if tended == ASK else DONE


class Scouting(SimpleProcedure):
    """The next tiles are shown to everybody and put back in an order of the captain's. rule: chart.6"""

    fields: ClassVar[tuple[str, ...]] = ("seat", "n", "placed")
    seat: int
    n: int
    placed: int  # tiles whose place is settled

    @step("chart.4")
    def show(self, table: Table, move: int) -> int:
        known = len(table.ahead)
        table.scout(self.n)
        for tile in table.ahead[known:]:
            table.tell(e.TILE_SCOUTED, self.seat, tile)
        return self.go_on()

    @step("chart.6")
    def put_back(self, table: Table, move: int) -> int:
        if move != NO_MOVE:
            table.ahead.remove(move - m.TOP)
            table.ahead.insert(self.placed, move - m.TOP)
            self.placed += 1
        if self.placed < len(table.ahead) - 1:
            return table.ask(self.seat, SCOUT)
        return DONE


class Refreshing(SimpleProcedure):
    """Issued orders are fresh again, one at a time."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "left")
    seat: int
    left: int

    @step("upgrades.11")
    def refresh(self, table: Table, move: int) -> int:
        ship = table.ships[self.seat]
        if not self.left or not any(ship[s.ISSUED : s.ISSUED + 3]):
            return DONE
        move = table.settle(self.seat, REFRESH, move)
        if move == NO_MOVE:
            return ASK
        kind = CREW_ORDER + move - m.REFRESH
        self.left -= 1
        ship[s.ISSUED + kind] -= 1
        ship[s.FRESH + kind] += 1
        table.tell(e.ORDER_REFRESHED, self.seat, kind)
        return GO


def tend(table: Table, seat: int, patients: list[int], left: int, question: Question, move: int) -> int:
    """Somebody is rid of a wound; who, is asked only where not all will be: GO, ASK, or DONE where there is nobody."""
    ship = table.ships[seat]
    hurt = [place for place in patients if ship[place + s.WOUNDS]]
    if not hurt or not left:
        return DONE
    if move == NO_MOVE and len(hurt) > 1 and sum([ship[place + s.WOUNDS] for place in hurt]) > left:
        return table.ask(seat, question)
    heal(table, seat, hurt[0] if move == NO_MOVE else s.member_of(ship, move - m.HEAL))
    return GO


def heal(table: Table, seat: int, place: int) -> None:
    """A member is rid of a wound."""
    ship = table.ships[seat]
    if ship[place + s.WOUNDS]:
        ship[place + s.WOUNDS] -= 1
        table.tell(e.WOUND_HEALED, seat, ship[place])


def nurse_all(table: Table, seat: int) -> None:
    """With two sick bays, a member who stands on one heals everybody below, at the end of a turn. rule: turn_end.3"""
    ship = table.ships[seat]
    if not s.is_pair(ship, i.SICK_BAY) or not any([ship[place + s.WOUNDS] for place in below(ship)]):
        return
    for place in s.crew(ship):
        if round_at(ship, ship[place + s.SPOT]) == i.SICK_BAY and not ship[place + s.TIRED]:
            ship[place + s.TIRED] = 1
            table.tell(e.ACTIVATED, seat, ship[place], i.SICK_BAY)
            for other in below(ship):
                heal(table, seat, other)
            return
