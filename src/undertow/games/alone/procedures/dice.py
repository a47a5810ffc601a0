"""Dice: hits, conditional hits, misses."""

from __future__ import annotations

from typing import Final

from undertow.games.alone import events as e
from undertow.games.alone import params
from undertow.games.alone.state import Table

HIT: Final = 0
CONDITIONAL: Final = 1
MISS: Final = 2


def roll(table: Table, dice: int) -> None:
    """Roll so many dice in the open. rule: attack.4, attack.6"""
    table.dice = [face_of(table.chance.below(params.FACES)) for _ in range(dice)]
    tell_dice(table)


def face_of(number: int) -> int:
    """What a number from 0 to 5 shows."""
    if number < params.HITS:
        return HIT
    return CONDITIONAL if number < params.HITS + params.CONDITIONAL else MISS


def tell_dice(table: Table) -> None:
    """Say what lies on the table."""
    counts = [table.dice.count(face) for face in range(3)]
    table.tell(e.DICE_ROLLED, counts[HIT], counts[CONDITIONAL], counts[MISS])


def hits_of(table: Table, met: bool) -> int:
    """The damage of the present roll; ``met``: whether conditional hits count. rule: attack.4"""
    return table.dice.count(HIT) + (table.dice.count(CONDITIONAL) if met else 0)
