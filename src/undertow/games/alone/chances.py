"""How rolls would go, exactly, from a view alone: attacks of the Hero and on him, strikes by cards.

Nothing here knows more than its reader: the Hero's chances are those against the creatures that he is shown.
"""

from __future__ import annotations

from typing import Any, Final

from undertow.games.alone import bosses, known, params
from undertow.games.alone import people as p
from undertow.games.alone.board import OPPOSITE, STEP_EAST, STEP_SOUTH
from undertow.games.alone.cards.all import CARDS
from undertow.games.alone.cards.items import Item
from undertow.games.alone.cards.language import Case, Either, Half, Verb
from undertow.games.alone.cards.people import CAPTAIN, ENGINEER, KNOW_THE_BLADE, SHALLOW_BREATH
from undertow.games.alone.missions import GRAVITY_FAILURE, MAIN, PROBLEM, RUNNER, SOS
from undertow.games.alone.state import DICE_HERE, FEWER_DICE, RAGING
from undertow.kernel.rolls import HIGHEST, Dice, Die, Pool, Spread

View = dict[str, Any]
Tile = dict[str, Any]

FIGHT: Final = Die("fight", (0, 0, 1, 1, 2, 2), ("hit", "conditional", "miss"))  # rule: attack.4
WIDE: Final = 13  # columns of a floor that is counted from the start
PLACES: Final = 91  # of such a floor
BOSS_KIND: Final = 5
AMMUNITION: Final = 4  # charges that ammunition may take at once


def roll(dice: int, met: bool, again: int = 0) -> Spread:
    """In how many ways so many dice come to each number of hits; ``met``: whether conditional hits count.

    ``again``: misses (1) and conditional hits (2) are rolled once more, unless they count. rule: attack.4

    >>> roll(3, False).ways, roll(1, False, 1).ways, roll(1, False, 2).ways
    ([64, 96, 48, 8], [20, 16], [16, 20])
    """
    one = Pool([Dice(FIGHT, 1, (1, 1 if met else 0, 0))]).spread()
    if again:
        kept, hits = one.ways
        thrown = kept if again > 1 else params.FACES - params.HITS - params.CONDITIONAL
        one = Spread(0, [(kept - thrown) * params.FACES + thrown * kept, hits * params.FACES + thrown * hits])
    found = Spread(0, [1])
    for _ in range(max(0, dice)):
        found = found.with_one_more(one)
    return found


def percent(ways: int, of: int) -> int:
    """A part of all ways in 100, rounded."""
    return (200 * ways + of) // (2 * of)


def shares(spread: Spread) -> list[int]:
    """How often in 100 each number of hits comes about, beginning with none."""
    return [percent(ways, spread.all) for ways in spread.ways]


# -- the Hero's attacks ------------------------------------------------------------------------------------------------


def tiles_of(view: View) -> dict[int, Tile]:
    """The revealed sectors by their place."""
    return {tile["place"]: tile for tile in view["labyrinth"]}


def here(view: View) -> Tile | None:
    """The Hero's sector."""
    return tiles_of(view).get(view["here"])


def has_skill(view: View, skill: int) -> bool:
    """Whether a skill is unlocked. rule: experience.3"""
    return bool(view["people"][p.EXPERIENCE + skill] >= params.TO_UNLOCK)


def thrown(view: View, dice: int) -> int:
    """The dice of an Attack action: the Captain has one more, eight are in the box, a card may take some away."""
    more = 1 if view["people"][p.CHARACTER] == CAPTAIN else 0
    fewer: int = view["mods"][FEWER_DICE]
    return max(0, min(dice + more, params.MOST_DICE) - fewer)


def bare(view: View) -> Spread:
    """The roll of an Attack without an item. rule: attack.3"""
    knows = has_skill(view, KNOW_THE_BLADE)
    return roll(thrown(view, params.BLADE_DICE if knows else params.BARE_DICE), knows or is_lit(view))


def armed(view: View, row: Item, one: dict[str, int]) -> Spread:
    """The roll of an Attack with an item, with all its charges. rule: attack.2, items.1"""
    better, row_of = one["upgraded"], view["people"]
    spared = row_of[p.CHARACTER] == ENGINEER and not row_of[p.USED] & p.SPARED_CHARGE
    charges = min(AMMUNITION, one["charges"] + (1 if spared else 0))
    dice = row.does("dice", better) + row.does("per_charge", better) * charges
    return roll(thrown(view, dice), bool(row.does("flame", better)) or is_lit(view), row.does("again", better))


def is_lit(view: View) -> bool:
    """Whether there is light in the Hero's sector. rule: attack.5"""
    tile = here(view)
    return tile is not None and bool(tile["lit"])


def against(view: View, spread: Spread, figure: int) -> tuple[int, int]:
    """How often in 100 a roll kills a creature, and how often it only wounds it. rule: attack.7"""
    values = values_of(view, figure // 2)
    first, second = values[params.FIRST_WOUND], values[params.SECOND_WOUND]
    if figure % 2:
        return percent(spread.between(second, HIGHEST), spread.all), 0
    killed, hurt = spread.between(first + second, HIGHEST), spread.between(first, first + second - 1)
    return percent(killed, spread.all), percent(hurt, spread.all)


def values_of(view: View, kind: int) -> list[int]:
    """The row of the creature table that holds now. rule: creatures.1"""
    if kind == BOSS_KIND:
        return bosses.values(view["missions"][MAIN], view["nightmare"])
    return (params.NIGHTMARE if view["nightmare"] else params.NORMAL)[kind]


# -- whom an item reaches ----------------------------------------------------------------------------------------------


def reached(view: View, row: Item, better: int) -> list[tuple[int, int]]:
    """The creatures that an item can attack: figure and place, the Hero's sector first. rule: attack.2"""
    tiles, at = tiles_of(view), view["here"]
    if at not in tiles:
        return []
    far, sight = row.does("far", better), row.does("sight", better)
    places = [] if far else [at]
    if far:
        places += within(tiles, at, far)
    elif sight:
        seen = in_view(tiles, at)
        places += [place for place in within(tiles, at, sight) if place in seen]
    elif row.does("burst", better):
        places += within(tiles, at, 1)
    return [(figure, place) for place in places for figure in sorted(set(tiles[place]["figures"]))]


def beyond(tiles: dict[int, Tile], place: int, side: int) -> int:
    """The revealed sector on a side of another, whatever stands between them; -1: there is none."""
    tile = tiles[place]
    if side == len(STEP_EAST):
        stairs = [one for one, other in tiles.items() if other["stairs"] == tile["stairs"] and one != place]
        return stairs[0] if tile["stairs"] >= 0 and stairs else -1
    other = place + STEP_SOUTH[side] * WIDE + STEP_EAST[side]
    return other if tile["exits"] >> side & 1 and other in tiles else -1


def within(tiles: dict[int, Tile], at: int, far: int) -> list[int]:
    """The revealed sectors at most so many steps away, over revealed sectors and through open doors."""
    found, edge = [at], [at]
    for _ in range(far):
        ahead: list[int] = []
        for place in edge:
            for side in range(len(STEP_EAST) + 1):
                other = beyond(tiles, place, side)
                if other >= 0 and other not in found and not is_shut(tiles, place, other, side):
                    found.append(other)
                    ahead.append(other)
        edge = ahead
    return found[1:]


def is_shut(tiles: dict[int, Tile], place: int, other: int, side: int) -> bool:
    """Whether the door between two sectors is shown blocked."""
    if side == len(STEP_EAST):
        return False
    return bool(tiles[place]["doors"][side] == 2 or tiles[other]["doors"][OPPOSITE[side]] == 2)


def in_view(tiles: dict[int, Tile], at: int) -> list[int]:
    """The revealed sectors in the Hero's line of sight. rule: sight.2"""
    found: list[int] = []
    for side in range(len(STEP_EAST) + 1):
        place = beyond(tiles, at, side)
        while place >= 0:
            found.append(place)
            if side == len(STEP_EAST) or tiles[place]["doors"][side]:
                break
            place = beyond(tiles, place, side)
    return found


# -- attacks on the Hero -----------------------------------------------------------------------------------------------


class Attacker:
    """A creature that attacks the Hero at the end of the turn, and its dice."""

    def __init__(self, figure: int, dice: int) -> None:
        self.figure = figure
        self.dice = dice


def attackers(view: View) -> list[Attacker]:
    """Who attacks at the end of the turn, as its reader knows it. rule: attacks.1, attacks.2"""
    if "map" in view:
        plan = view["map"]
        there = [one for one in plan["creatures"] if one["cell"] == plan["hero"] and is_hostile(view, one["kind"])]
        lit = plan["hero"] in plan["lit"]
        return [
            Attacker(
                one["kind"] * 2 + one["wounded"],
                automatic(view, one["kind"], lit and not rages(view, one["kind"], one["raging"]), one["dice"]),
            )
            for one in there
        ]
    tile = here(view)
    figures = [one for one in tile["figures"] if is_hostile(view, one // 2)] if tile is not None else []
    found: list[Attacker] = []
    marked = [mark[:3] for mark in view["marks"] if mark[3] == view["here"] and mark[2] >= 0]
    for figure in figures:
        more = view["mods"][DICE_HERE] if is_usable(view, figure // 2) else 0
        raging = 0
        for mark in [one for one in marked if one[2] % 8 == figure // 2]:
            more += mark[1] if mark[0] == known.DICE else 0
            raging |= 1 if mark[0] == known.RAGING else 0
            marked.remove(mark)
        bright = is_lit(view) and not rages(view, figure // 2, raging)
        found.append(Attacker(figure, automatic(view, figure // 2, bright, more)))
    return found


def afar(view: View) -> list[Attacker]:
    """The Saboteur, where he is shown in sight but not with the Hero: he attacks from there. rule: cards.7"""
    if SOS not in view["missions"]:  # none are drawn before the set-up is done
        return []
    tiles = tiles_of(view)
    if view["here"] not in tiles:
        return []
    found: list[Attacker] = []
    for place in in_view(tiles, view["here"]):
        for figure in [one for one in tiles[place]["figures"] if one // 2 == BOSS_KIND]:
            marks = [mark for mark in view["marks"] if mark[2] % 8 == BOSS_KIND and mark[3] == place]
            more = sum([mark[1] for mark in marks if mark[0] == known.DICE])
            itself = 1 if [mark for mark in marks if mark[0] == known.RAGING] else 0
            if "map" in view:  # Evil knows what holds for him wherever he was when it began
                boss = boss_of(view)
                more, itself = boss["dice"], boss["raging"]
            bright = bool(tiles[place]["lit"]) and not rages(view, BOSS_KIND, itself)
            found.append(Attacker(figure, automatic(view, BOSS_KIND, bright, more)))
    return found


def boss_of(view: View) -> dict[str, int]:
    """The boss, who is on the secret map."""
    bosses_there: list[dict[str, int]] = [one for one in view["map"]["creatures"] if one["kind"] == BOSS_KIND]
    return bosses_there[0]


def automatic(view: View, kind: int, bright: bool, more: int) -> int:
    """The dice of an automatic attack. rule: attacks.2"""
    dice = values_of(view, kind)[params.BRIGHT if bright else params.DARK] + more
    if kind == p.SPORE and has_skill(view, SHALLOW_BREATH):
        dice -= params.BREATH_DICE
    return min(params.MOST_DICE, max(0, dice))


def is_usable(view: View, kind: int) -> bool:
    """Whether cards work on a creature: on a boss only where its mission says so. rule: missions.5"""
    return bool(kind != BOSS_KIND or view["missions"][MAIN] == SOS)


def rages(view: View, kind: int, itself: int) -> bool:
    """Whether a creature attacks in the light as in the dark this turn."""
    return is_usable(view, kind) and bool(view["mods"][RAGING] or itself)


def is_hostile(view: View, kind: int) -> bool:
    """Whether a creature can attack: all but the Courier. rule: missions.5"""
    return not (kind == BOSS_KIND and view["main"] and view["missions"][MAIN] == RUNNER)


def in_danger(view: View) -> bool:
    """Whether a danger token lies in the Hero's sector: conditional hits of creatures count. rule: attacks.3"""
    if "map" in view:
        return view["map"]["hero"] in view["map"]["danger"]
    tile = here(view)
    return tile is not None and bool(tile["danger"])


def opportunity(view: View) -> int:
    """The dice of an opportunity attack, if the Hero leaves the sector; conditional hits never count.

    rule: attacks.5, attacks.7
    """
    found = len(attackers(view))
    if not found:
        return 0
    heavier = view["missions"][PROBLEM] == GRAVITY_FAILURE and not view["done"] >> PROBLEM & 1
    lit = view["map"]["hero"] in view["map"]["lit"] if "map" in view else is_lit(view)
    return max(0, found - (1 if lit else 0) + (1 if heavier else 0))


# -- strikes by cards --------------------------------------------------------------------------------------------------


def strikes(card: int) -> list[int]:
    """The dice of the strikes on a reaction card: of its upper half, then of its lower one."""
    return [dice for half in (CARDS[card].upper, CARDS[card].lower) for dice in strikes_in(half)]


def strikes_in(half: Half) -> list[int]:
    """The dice of the strikes in an expression."""
    if isinstance(half, Verb):
        return [half.args[0]] if half.name == "strike" else []
    parts = half.parts()
    if isinstance(half, Either):
        parts = half.sides
    elif isinstance(half, Case):
        parts = [half.yes, half.no]
    return [dice for part in parts if part is not half for dice in strikes_in(part)]
