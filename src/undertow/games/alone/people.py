"""Who the Hero is, who is with the Hero, and what the Hero has learnt: one flat row of the table, open to all.

``Table.people`` holds the character, the charges of each companion, who is gone for good, the experience with each kind
of creature, and what has been used this round and this turn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undertow.games.alone import params, shown
from undertow.games.alone.cards.people import (
    CAPTAIN,
    CHARACTERS,
    DOCTOR,
    ENGINEER,
    KNOW_THE_BLADE,
    QUICK_REFLEXES,
    SHALLOW_BREATH,
    SKILLS,
    STEADY_NERVES,
    TREMOR_SENSE,
)

if TYPE_CHECKING:
    from undertow.games.alone.state import Table

CHARACTER: Final = 0  # the Hero's card; -1: not chosen
CHARGES: Final = 1  # by character: the charges of a companion; 0: it is none
GONE: Final = 5  # companions that are discarded, a bit for each
EXPERIENCE: Final = 6  # by kind
USED: Final = 11  # abilities used this round, a bit for each
HELPED: Final = 12  # whether a companion has helped this turn
SIZE: Final = 13

HEALTH: Final = 0  # the tracks, as in state.py
COMPOSURE: Final = 1
SPORE: Final = 0
WORM: Final = 4

# What works once a round.
EXTRA_STEP: Final = 1  # the Pilot
SPARED_CHARGE: Final = 2  # the Engineer
HEARTENED: Final = 4  # the Captain
REFLEX: Final = 8  # Quick Reflexes


def nobody() -> list[int]:
    """The row before the character is chosen."""
    return [-1] + [0] * (SIZE - 1)


def is_hero(table: Table, character: int) -> bool:
    """Whether the Hero plays a character."""
    return table.people[CHARACTER] == character


def charges_of(table: Table, character: int) -> int:
    """The charges of a companion; 0: it is not with the Hero. rule: companions.1"""
    return table.people[CHARGES + character]


def companions(table: Table) -> list[int]:
    """Who is with the Hero."""
    return [character for character in range(len(CHARACTERS)) if table.people[CHARGES + character]]


def may_help(table: Table, character: int) -> bool:
    """Whether a companion can use its ability: one a turn. rule: companions.3"""
    return table.people[CHARGES + character] > 0 and not table.people[HELPED]


def is_left(table: Table, what: int) -> bool:
    """Whether something that works once a round has not been used in this one."""
    return not table.people[USED] & what


def use(table: Table, what: int) -> None:
    """It has been used this round."""
    table.people[USED] |= what


def has_skill(table: Table, skill: int) -> bool:
    """Whether a skill is unlocked. rule: experience.3"""
    return table.people[EXPERIENCE + skill] >= params.TO_UNLOCK


def skills_open(table: Table) -> list[int]:
    """The skills that still take experience. rule: experience.4"""
    return [skill for skill in range(len(SKILLS)) if table.people[EXPERIENCE + skill] < params.TO_UNLOCK]


# -- what the numbers become -------------------------------------------------------------------------------------------


def bare_dice(table: Table) -> int:
    """The dice of an Attack without an item. rule: attack.3"""
    return params.BLADE_DICE if has_skill(table, KNOW_THE_BLADE) else params.BARE_DICE


def attack_dice(table: Table, dice: int) -> int:
    """The dice of an Attack action, with an item or without: the Captain has one more."""
    return dice + (1 if is_hero(table, CAPTAIN) else 0)


def spared_charges(table: Table) -> int:
    """How many charges fewer the next item costs: one for the Engineer, once a round."""
    return 1 if is_hero(table, ENGINEER) and is_left(table, SPARED_CHARGE) else 0


def charges_needed(table: Table, n: int) -> int:
    """How many charges are really discarded where an item asks for so many; the Engineer's ability is used by that."""
    spared = min(n, spared_charges(table))
    if spared:
        use(table, SPARED_CHARGE)
    return n - spared


def shock_cost(table: Table, kind: int, worth: int) -> int:
    """What a shock of so much costs a Hero with skills."""
    worth -= 1 if has_skill(table, STEADY_NERVES) else 0
    worth -= 1 if kind == WORM and has_skill(table, TREMOR_SENSE) else 0
    return max(0, worth)


def automatic_dice(table: Table, kind: int, dice: int) -> int:
    """The dice of an automatic attack on a Hero with skills."""
    return max(0, dice - (params.BREATH_DICE if kind == SPORE and has_skill(table, SHALLOW_BREATH) else 0))


def has_free_reflex(table: Table) -> bool:
    """Whether Bullet Time costs nothing now."""
    return has_skill(table, QUICK_REFLEXES) and is_left(table, REFLEX)


# -- losses, and what comes back ---------------------------------------------------------------------------------------


def inflict(table: Table, track: int, n: int) -> None:
    """Evil makes the Hero lose something: attacks, shocks, cards. With a companion there is a choice, which
    ``after_losses`` offers. rule: companions.4, companions.5"""
    if n > 0 and companions(table):
        table.owed += [track, n]
    else:
        table.lose(track, n)


def hearten(table: Table) -> None:
    """The Hero has wounded or killed a creature: the Captain regains 1 composure, once a round."""
    if is_hero(table, CAPTAIN) and is_left(table, HEARTENED) and table.composure < params.HEALTH:
        use(table, HEARTENED)
        table.regain(COMPOSURE, 1)


def end_of_round(table: Table) -> None:
    """The Doctor rests where no creature is shown in the Hero's sector or next to it. rule: round_end.13"""
    if not is_hero(table, DOCTOR):
        return
    for cell in [table.hero, *table.station.neighbours(table.hero, table.blocked)]:
        if table.is_shown(cell) and shown.figures(table, cell):
            return
    for track, now in ((HEALTH, table.health), (COMPOSURE, table.composure)):
        if now < params.HEALTH:
            table.regain(track, 1)
