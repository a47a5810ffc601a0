"""Enemies that come on deck: four kinds for each act, and some that only come when they are called by name.

Names, figures and omens are ours. An omen is a row of deeds, each a verb and a number, carried out one after another.
"""

from __future__ import annotations

from typing import Final

# Omens
MEND: Final = 0  # it is rid of so many wounds
SMASH: Final = 1  # the post of its zone is destroyed, nobody is wounded
COINS: Final = 2  # the captain loses so many
STRESS_NEAR: Final = 3  # each in its zone and the zones beside it takes so much
STRESS_ZONE: Final = 4  # each in its zone
WOUND_ZONE: Final = 5
PULL: Final = 6  # the nearest member on deck comes into its zone
LURE: Final = 7  # a member from below comes into its zone
ROUSE: Final = 8  # another enemy of this deck rolls a die; alone: the agenda goes on
EXHAUST: Final = 9  # the captain exhausts so many orders
ANCHOR: Final = 10  # the same, navigation orders first
BRING: Final = 11  # a gutterling beside it, from the miniatures
DROP: Final = 12  # the captain discards so many treasures
DISTRAIN: Final = 13  # so many coins; without coins the post of its zone
AGENDA: Final = 14  # the agenda goes on by so many


class Foe:
    """An enemy on deck: act, cards, hit points, dice, omen. Without cards it comes only when it is called."""

    def __init__(self, slug: str, act: int, copies: int, hits: int, dice: int, *deeds: tuple[int, int]) -> None:
        self.slug = slug
        self.act = act
        self.copies = copies
        self.hits = hits
        self.dice = dice
        self.deeds = deeds


FOES: Final = (
    Foe("drip", 1, 2, 2, 2, (MEND, 1)),
    Foe("barnacled", 1, 2, 3, 2, (SMASH, 1)),
    Foe("gutterling", 1, 2, 1, 3, (COINS, 2)),
    Foe("gullwife", 1, 2, 2, 2, (STRESS_NEAR, 1)),
    Foe("net-widow", 2, 2, 3, 3, (PULL, 1)),
    Foe("tallow-man", 2, 2, 4, 2, (WOUND_ZONE, 1)),
    Foe("eel-sergeant", 2, 2, 3, 3, (ROUSE, 1)),
    Foe("lampmouth", 2, 2, 3, 3, (LURE, 1)),
    Foe("drowned-admiral", 3, 2, 5, 4, (EXHAUST, 1)),
    Foe("anchorite", 3, 2, 6, 3, (ANCHOR, 2)),
    Foe("belfry-crab", 3, 2, 5, 4, (SMASH, 1), (STRESS_ZONE, 1)),
    Foe("tide-bride", 3, 2, 4, 4, (BRING, 1)),
    Foe("stowaway", 1, 0, 2, 2, (DROP, 1)),
    Foe("bailiff", 1, 0, 3, 3, (DISTRAIN, 4)),
    Foe("chorister", 1, 0, 1, 2, (AGENDA, 1)),
    Foe("hundredling", 1, 0, 2, 3, (PULL, 1)),
    Foe("gutterling", 1, 0, 1, 3, (COINS, 2)),  # one that the Tide Bride brings: a miniature without a card
)
GUTTERLING: Final = 2
BROUGHT: Final = 16
CARDS: Final = [kind for kind, foe in enumerate(FOES) for _ in range(foe.copies)]  # of all acts
NAMED: Final[tuple[int, ...]] = (*range(12), 19, 20, 21, 22, GUTTERLING)  # by kind: which name among all enemies
MINIATURES: Final = 3  # of each name. rule: enemies.3
FOES_MOST: Final = 16  # on one ship. rule: enemies.3
