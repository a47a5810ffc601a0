"""The dice of the game, and the exact odds of a fray before it is rolled."""

from __future__ import annotations

from typing import Final

from undertow.games.everrain import params
from undertow.games.everrain.board import OMEN_FACE
from undertow.kernel.chance import Chance
from undertow.kernel.rolls import HIGHEST, Dice, Die, Pool, Spread

ATTACK: Final = Die("attack", tuple(params.ATTACK_DIE))
EVASION: Final = Die("evasion", tuple(params.EVASION_DIE))
ENEMY: Final = Die("enemy", tuple(params.ENEMY_DIE))
COUNTS: Final = (0, 1, 2, 0)  # what a face of one's own dice comes to; an omen must be paid for


def throw(chance: Chance, die: Die, number: int) -> tuple[int, int]:
    """Roll some dice of one's own: what they come to, and the omens among them. rule: dice.1, dice.3

    However many there are in a box. rule: rulings.24
    """
    total = omens = 0
    for _ in range(number):
        face = die.roll(chance)
        if face == OMEN_FACE:
            omens += 1
        else:
            total += face
    return total, omens


def throw_enemy(chance: Chance, number: int) -> list[int]:
    """Roll some enemy dice: moves, hits, omens. rule: dice.6"""
    counts = [0, 0, 0]
    for _ in range(number):
        counts[ENEMY.roll(chance)] += 1
    return counts


# -- odds --------------------------------------------------------------------------------------------------------------


def hits_of(moves: int, hits: int, omens: int, serves: bool) -> int:
    """What an enemy's dice come to in a fray: useless results count two by two. rule: rulings.7"""
    left = omens - 1 if serves and omens else omens
    return hits + moves // params.PAIR + left // params.PAIR


def blows_of(number: int, serves: bool) -> Spread:
    """In how many ways an enemy's dice come to each number of hits."""
    ways = [0] * (number + 1)
    faces = [params.ENEMY_DIE.count(face) for face in range(3)]
    for moves in range(number + 1):
        for hits in range(number + 1 - moves):
            omens = number - moves - hits
            some = choose(number, moves) * choose(number - moves, hits)
            some *= power(faces[0], moves) * power(faces[1], hits) * power(faces[2], omens)
            ways[hits_of(moves, hits, omens, serves)] += some
    return Spread(0, ways)


def choose(n: int, k: int) -> int:
    """How many ways there are to choose some of several."""
    found = 1
    for step in range(k):
        found = found * (n - step) // (step + 1)
    return found


def power(base: int, times: int) -> int:
    """A number multiplied with itself."""
    found = 1
    for _ in range(times):
        found *= base
    return found


def unhurt(blows: Spread, evading: int) -> tuple[int, int]:
    """The chance that so many evasion dice ward off all hits, unpaid omens not counted: ways, of so many."""
    evades = Pool([Dice(EVASION, evading, COUNTS)]).spread()
    ways = 0
    for hits, some in enumerate(blows.ways):
        ways += some * evades.between(blows.low + hits, HIGHEST)
    return ways, blows.all * evades.all


def slaying(attacking: int, left: int) -> tuple[int, int]:
    """The chance that so many attack dice come to at least so many hits: ways, of so many."""
    hits = Pool([Dice(ATTACK, attacking, COUNTS)]).spread()
    return hits.between(left, HIGHEST), hits.all
