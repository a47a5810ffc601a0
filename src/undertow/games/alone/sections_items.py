"""The Hero's items as a section: charges, upgrades, what each does, and how a blow with it would go; open to all."""

from __future__ import annotations

from math import comb
from typing import Any, Final

from undertow.games.alone import bosses, params
from undertow.games.alone import moves as m
from undertow.games.alone import people as p
from undertow.games.alone.cards.items import ITEMS, Item
from undertow.games.alone.cards.people import CAPTAIN
from undertow.games.alone.catalogue import words_of
from undertow.games.alone.moments import ATTACK
from undertow.sections import Card, Line, Part, Section, Words, card, cards, facts, joined, lines, section, span

View = dict[str, Any]
BOSS_KIND: Final = 5


def items(view: View, words: Words) -> Section:
    """What he carries, what lies in deck and discards, and what items have left behind. rule: items.5"""
    parts: list[Part] = []
    if view["items"]:
        parts.append(cards(*[item(view, words, one) for one in view["items"]]))
    else:
        parts.append(lines(span(words.say("sections-no-items"), "quiet")))
    thrown = [[words.thing("item", one)] for one in view["item_discard"]]
    found: list[tuple[str, Any]] = [(words.say("sections-item-deck"), str(view["item_deck"]))]
    if thrown:
        found.append((words.say("sections-item-discard"), joined(thrown, ", ")))
    for key, places in (("smoke", view["smoke"]), ("welded", welded(view))):
        if places:
            found.append((words.say(f"sections-{key}"), "; ".join([words.name("place", place) for place in places])))
    if view["heat"]:
        warm = [f"{words.name('creature', kind)}: {words.name('place', place)}" for kind, place in view["heat"]]
        found.append((words.say("sections-heat"), "; ".join(warm)))
    if view["plans"]:
        plans = [f"{words.name('room', room)}: {words.name('place', place)}" for room, place in view["plans"]]
        found.append((words.say("sections-plans"), "; ".join(plans)))
    aside = "" if words.viewer == 0 else words.say("sections-missions-aside")
    return section(words.say("sections-items"), *parts, facts(*found), aside=aside)


def welded(view: View) -> list[int]:
    """The revealed sectors with a door that is welded."""
    return [tile["place"] for tile in view["labyrinth"] if any(tile["welded"])]


def item(view: View, words: Words, one: dict[str, int]) -> Card:
    """An item: what it is made of, its charges, and what can be done with it. rule: items.1, items.2"""
    number, row = one["item"], ITEMS[one["item"]]
    figures: Line = [words.say("sections-item-charges", n=one["charges"], of=row.charges)]
    if one["upgraded"]:
        figures += [" · ", span(words.say("sections-item-upgraded"), "good")]
    materials = [words.name("material", each) for each in (row.material, row.needs)]
    needs = words.say("sections-item-needs", material=materials[0], other_material=materials[1])
    figures += [" · ", words.name("material", row.material) if one["upgraded"] else needs]
    text = words_of("item", number, words.lang)
    for figure in here(view) if row.action == ATTACK and not row.does("far", 0) else []:
        killed, wounded = odds(view, row, one, figure)
        said = words.say("sections-item-odds", killed=killed, wounded=wounded)
        text += f" {words.name('figure', figure)}: {said}."
    moves = [family + number for family in (m.USE, m.RECHARGE, m.DISCHARGE, m.DROP, m.TAKE)]
    return card("item", number, words.name("item", number), text, figures, moves=moves)


def here(view: View) -> list[int]:
    """The different creatures that are shown in the Hero's sector."""
    found = [tile["figures"] for tile in view["labyrinth"] if tile["place"] == view["here"]]
    return sorted(set(found[0])) if found else []


def odds(view: View, row: Item, one: dict[str, int], figure: int) -> tuple[int, int]:
    """How often in 100 an attack with an item, with all its charges, kills a creature of his sector, and wounds it.

    rule: attack.4, attack.5, attack.7
    """
    better = one["upgraded"]
    dice = row.does("dice", better) + row.does("per_charge", better) * min(4, one["charges"])
    dice = min(params.MOST_DICE, dice + (1 if view["people"][p.CHARACTER] == CAPTAIN else 0))
    lit = row.does("flame", better) or any([tile["lit"] for tile in view["labyrinth"] if tile["place"] == view["here"]])
    hit = (params.HITS + (params.CONDITIONAL if lit else 0)) / params.FACES
    missed = (params.FACES - params.HITS - params.CONDITIONAL) / params.FACES
    if row.does("again", better) == 1:
        hit += missed * hit
    elif row.does("again", better) == 2:
        hit += (1 - hit) * hit
    first, second = wounds(view, figure)
    at_least = [chance(dice, needed, hit) for needed in ((second, 99) if figure % 2 else (first + second, first))]
    return round(100 * at_least[0]), 0 if figure % 2 else round(100 * (at_least[1] - at_least[0]))


def wounds(view: View, figure: int) -> tuple[int, int]:
    """The two thresholds of a figure."""
    if figure // 2 == BOSS_KIND:
        row = bosses.values(view["missions"][2], view["nightmare"])
    else:
        row = (params.NIGHTMARE if view["nightmare"] else params.NORMAL)[figure // 2]
    return row[params.FIRST_WOUND], row[params.SECOND_WOUND]


def chance(dice: int, needed: int, hit: float) -> float:
    """How likely so many dice show enough hits."""
    return sum([comb(dice, n) * hit**n * (1 - hit) ** (dice - n) for n in range(needed, dice + 1)])
