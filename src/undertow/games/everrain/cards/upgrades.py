"""Upgrades: improvements and guns under one number, the guns after the improvements."""

from __future__ import annotations

from typing import Final

from undertow.games.everrain.board import SLOTS
from undertow.games.everrain.cards.guns import FITS, GUNS
from undertow.games.everrain.cards.improvements import IMPROVEMENTS

FIRST_GUN: Final = len(IMPROVEMENTS)  # rule: upgrades.1
UPGRADES: Final = len(IMPROVEMENTS) + len(GUNS)
SLOTS_FOR: Final = tuple(  # where each can lie. rule: upgrades.2, upgrades.4
    [tuple(range(SLOTS)) for _ in IMPROVEMENTS] + [tuple([SLOTS + slot for slot in FITS[gun.mount]]) for gun in GUNS]
)


def price_of(upgrade: int) -> int:
    """What it costs in the shipyard, mounted at once. rule: ports.12"""
    return IMPROVEMENTS[upgrade].price if upgrade < FIRST_GUN else GUNS[upgrade - FIRST_GUN].price


def half_of(upgrade: int) -> int:
    """Half its value, rounded down: what mounting costs and what a schematic brings. rule: upgrades.5, upgrades.6"""
    return price_of(upgrade) // 2


def at_slot(slot: int, card: int) -> int:
    """The upgrade that a card in a slot is: slots keep improvements and guns by their own numbers."""
    return card if slot < SLOTS else FIRST_GUN + card


def card_of(upgrade: int) -> int:
    """The number of a card among its own kind."""
    return upgrade if upgrade < FIRST_GUN else upgrade - FIRST_GUN
