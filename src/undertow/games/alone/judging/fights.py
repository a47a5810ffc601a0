"""Whether the Hero fights, whom, and with what: what an attack is likely to spare him, less the charges."""

from __future__ import annotations

from typing import Any, Final

from undertow.games.alone import moves as m
from undertow.games.alone import params
from undertow.games.alone import people as p
from undertow.games.alone.cards.items import ITEMS, Item
from undertow.games.alone.cards.people import CAPTAIN, KNOW_THE_BLADE
from undertow.games.alone.judging.eyes import Eyes
from undertow.games.alone.judging.numbers import AFAR, CHARGE, FIGHT, LESSON, PRIZE, STAYS, WOUND
from undertow.games.alone.judging.pursuit import main_of
from undertow.games.alone.missions import BROOD, RUNNER
from undertow.games.alone.moments import ATTACK

MOST_CHARGES: Final = 3  # of ammunition for one attack
KINDS: Final = 5  # a figure of another sort is a boss


def chances(dice: int, hit: float) -> list[float]:
    """How likely so many dice show 0, 1, 2, ... hits."""
    ways = [1.0] + [0.0] * dice
    for _ in range(dice):
        for hits in range(dice, -1, -1):
            ways[hits] = ways[hits] * (1 - hit) + (ways[hits - 1] * hit if hits else 0.0)
    return ways


def chance_of(dice: int, hit: float, needed: int) -> float:
    """How likely so many dice show at least so many hits."""
    return sum(chances(dice, hit)[needed:]) if needed <= dice else 0.0


def hit_chance(lit: bool) -> float:
    """How likely a die of the Hero hits. rule: attack.6"""
    return (params.HITS + (params.CONDITIONAL if lit else 0)) / params.FACES


def bare_dice(view: dict[str, Any]) -> int:
    """The dice of an attack without an item."""
    row: list[int] = view["people"]
    bare = params.BLADE_DICE if row[p.EXPERIENCE + KNOW_THE_BLADE] >= params.TO_UNLOCK else params.BARE_DICE
    return bare + (1 if row[p.CHARACTER] == CAPTAIN else 0)


def spared(eyes: Eyes, figure: int) -> float:
    """What it is worth to be rid of a creature: what it would do while it stays with him, and what he learns."""
    row = eyes.values(figure)
    dice = row[params.BRIGHT if eyes.tile["lit"] else params.DARK]
    hit = hit_chance(bool(eyes.tile["danger"]))
    kind = figure // 2
    if is_the_goal(eyes.view, kind):
        return PRIZE
    new = kind < KINDS and eyes.view["people"][p.EXPERIENCE + kind] < params.TO_UNLOCK
    return dice * hit * STAYS + 0.5 * row[params.SHOCK] + (LESSON if new else 0.0)


def is_the_goal(view: dict[str, Any], kind: int) -> bool:
    """Whether it is the mission to kill a creature of this kind: the Matriarch, or the Courier with his codes."""
    main = main_of(view)
    return kind >= KINDS and (main == BROOD or (main == RUNNER and view["mission"][0] == 0))


def worth(eyes: Eyes, figure: int, dice: int, hit: float) -> float:
    """What an attack with so many dice is worth."""
    row = eyes.values(figure)
    doses = main_of(eyes.view) == BROOD and figure // 2 >= KINDS
    sure: int = min(2, eyes.view["mission"][1]) if doses else 0
    second: int = row[params.SECOND_WOUND]
    kill = chance_of(dice, hit, max(0, (second if figure % 2 else row[params.FIRST_WOUND] + second) - sure))
    wound = 0.0 if figure % 2 else chance_of(dice, hit, max(0, row[params.FIRST_WOUND] - sure)) - kill
    return (kill + WOUND * wound) * spared(eyes, figure)


def best(eyes: Eyes, moves: tuple[int, ...]) -> int:
    """The attack that is worth most; -1: none is worth an action."""
    found, top = -1, FIGHT
    lit = bool(eyes.tile["lit"])
    blade = eyes.view["people"][p.EXPERIENCE + KNOW_THE_BLADE] >= params.TO_UNLOCK
    for figure in eyes.figures:
        if m.ATTACK + figure in moves:
            now = worth(eyes, figure, bare_dice(eyes.view), hit_chance(lit or blade))
            if now > top:
                found, top = m.ATTACK + figure, now
    for held in eyes.view["items"]:
        item: int = held["item"]
        if m.USE + item in moves and ITEMS[item].action == ATTACK:
            now = with_weapon(eyes, ITEMS[item], held["charges"], held["upgraded"], lit)
            if now > top:
                found, top = m.USE + item, now
    return found


def with_weapon(eyes: Eyes, row: Item, charges: int, better: int, lit: bool) -> float:
    """What the best shot of a weapon is worth, at whoever stands with the Hero, else at those he can reach."""
    more = 1 if eyes.view["people"][p.CHARACTER] == CAPTAIN else 0
    hit = hit_chance(lit or row.does("flame", better) > 0)
    if row.does("again", better):
        hit += (1 - hit) * hit
    targets = eyes.figures
    share = 1.0
    if not targets and (row.does("sight", better) or row.does("far", better) or row.does("burst", better)):
        share = AFAR
        targets = [figure for place in eyes.shown for figure in eyes.shown[place]["figures"]]
    top = 0.0
    per_charge = row.does("per_charge", better)
    for n in range(1, min(MOST_CHARGES, charges) + 1) if per_charge else range(1, 2):
        dice = min(params.MOST_DICE, row.does("dice", better) + more + per_charge * n)
        shots = [worth(eyes, figure, dice, hit) for figure in targets]
        if shots:
            now = (sum(shots) if row.does("burst", better) and share == 1.0 else max(shots)) * share - CHARGE * n
            top = max(top, now)
    return top


def charges_for(view: dict[str, Any], moves: tuple[int, ...]) -> int:
    """How many charges of ammunition: as many as are likely to kill the one who stands with him."""
    here = [tile for tile in view["labyrinth"] if tile["place"] == view["here"]]
    table = params.NIGHTMARE if view["nightmare"] else params.NORMAL
    needed = 2
    for figure in here[0]["figures"]:
        row = table[min(figure // 2, KINDS - 1)]
        whole = row[params.SECOND_WOUND] + (0 if figure % 2 else row[params.FIRST_WOUND])
        needed = max(needed, whole)
        if is_the_goal(view, figure // 2):
            return moves[-1]
    n = 1 if needed <= 2 and here[0]["lit"] else 2 if needed <= 3 else MOST_CHARGES
    return moves[min(n, len(moves)) - 1]
