"""What to do about upgrades: which pay, where they go, who goes below to use them."""

from __future__ import annotations

from typing import Final

from undertow.games.everrain import moves as m
from undertow.games.everrain.board import FIRST_SLOT, IMPROVE, INSTALL, NOWHERE, SLOTS, SPOTS, UPGRADE_SLOTS
from undertow.games.everrain.cards import improvements as i
from undertow.games.everrain.cards.guns import GUNS
from undertow.games.everrain.cards.upgrades import FIRST_GUN, SLOTS_FOR, at_slot, half_of, price_of
from undertow.games.everrain.judging.eyes import Eyes
from undertow.games.everrain.params import RENEWED

ASKED: Final = ("mount", "plan", "nurse", "without", "refresh", "blessing")
WORTH: Final = {  # in coins, of what a captain of few words gets out of each
    i.TALL_MAST: 22,
    i.COPPER_BOTTOM: 14,
    i.CAPTAINS_CABIN: 18,
    i.CHART_ROOM: 10,
    i.GALLEY: 12,
    i.SICK_BAY: 8,
    i.ORLOP: 8,
    i.HAMMOCK: 6,
    i.DINGHY: 6,
    i.CABIN: 12,
    i.ARMS_CHEST: 16,
    i.SHIPS_BOAT: 12,
    i.POWDER_ROOM: 10,
}
A_DIE: Final = 2  # coins that a die on a hex of a gun's arc is worth
SPARE: Final = 3  # coins that stay in the purse
POOR_SPOILS: Final = (0, 2, 3)  # rolls that a blessed captain has repeated


def worth(upgrade: int) -> int:
    """What an upgrade is worth to this captain; guns by the dice they add up to."""
    if upgrade < FIRST_GUN:
        return WORTH.get(upgrade, 4)
    gun = GUNS[upgrade - FIRST_GUN]
    return A_DIE * max([sum(arc[0].values()) for arc in gun.arcs])


def profit(upgrade: int) -> int:
    """What an upgrade is worth beyond its price."""
    return worth(upgrade) - price_of(upgrade)


def worth_in(eyes: Eyes, slot: int) -> int:
    """What lies in a slot now, for whoever would cover it."""
    card = eyes.ship["mounted"][slot]
    plan = eyes.ship["plans"][slot]
    return max([worth(at_slot(slot, found)) for found in (card, plan) if found != NOWHERE], default=-1)


def cheapest(eyes: Eyes, slots: list[int]) -> int:
    """The slot whose loss costs the least."""
    worths = [worth_in(eyes, slot) for slot in slots]
    return slots[worths.index(min(worths))]


def answer(eyes: Eyes, prompt: str, moves: tuple[int, ...]) -> int:
    """The answer to a question about upgrades."""
    if prompt in ("mount", "plan"):
        upgrade = eyes.view["in_hand"][-1]
        slots = [move - m.SLOT for move in moves if m.SLOT <= move < m.SLOT + UPGRADE_SLOTS]
        slot = cheapest(eyes, slots)
        return m.LAY_ASIDE if prompt == "plan" and worth_in(eyes, slot) >= worth(upgrade) else m.SLOT + slot
    if prompt == "blessing":
        return m.REROLL if eyes.view["rolled"] in POOR_SPOILS else m.ACCEPT
    if prompt == "refresh":
        return m.REFRESH + 1 if m.REFRESH + 1 in moves else moves[0]
    if prompt == "without":
        stress = {member["board"]: member["stress"] for member in eyes.crew}
        return min(moves, key=lambda move: stress[move - m.WITHOUT])
    return moves[0]


# -- in port -----------------------------------------------------------------------------------------------------------


def upgrading(eyes: Eyes, moves: tuple[int, ...], coins: int) -> tuple[int, int]:
    """The next thing at the shipyard: a move, or the place where somebody should go; -1: none."""
    for slot, plan in enumerate(eyes.ship["plans"]):
        if plan == NOWHERE:
            continue
        upgrade = at_slot(slot, plan)
        if half_of(upgrade) + SPARE <= coins:
            return (m.INSTALL + upgrade if m.INSTALL + upgrade in moves else -1), INSTALL
    for upgrade in sorted(eyes.view["yard"], key=profit, reverse=True):
        if price_of(upgrade) + SPARE > coins:
            continue
        slots = list(SLOTS_FOR[upgrade])
        if worth(upgrade) - max(0, worth_in(eyes, cheapest(eyes, slots))) >= price_of(upgrade):
            return (m.IMPROVE + upgrade if m.IMPROVE + upgrade in moves else -1), IMPROVE
    return -1, -1


# -- below deck --------------------------------------------------------------------------------------------------------


def rest_below(eyes: Eyes, moves: tuple[int, ...]) -> int:
    """A crew order that would come back anyway sends somebody to a round space that serves; -1: none."""
    ship = eyes.ship
    if sum(ship["issued"]) >= RENEWED or not ship["fresh"][0]:
        return -1
    for slot in range(SLOTS):
        if ship["plans"][slot] != NOWHERE:
            continue
        for member in eyes.crew:
            sent = m.SEND + member["board"] * SPOTS + FIRST_SLOT + slot
            if sent not in moves or member["tired"]:
                continue
            serves = member["spot"] >= FIRST_SLOT and member["stress"] > 0
            if serves and ship["mounted"][slot] in (i.HAMMOCK, i.GALLEY):
                return sent
    return -1
