"""The Hero's items as a section: charges, upgrades, what each does, and how a blow with it would go; open to all."""

from __future__ import annotations

from typing import Any

from undertow.games.alone import chances
from undertow.games.alone import moves as m
from undertow.games.alone.cards.items import ITEMS
from undertow.games.alone.catalogue import words_of
from undertow.games.alone.moments import ATTACK
from undertow.sections import Card, Line, Part, Section, Words, card, cards, facts, joined, lines, section, span

View = dict[str, Any]


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
        found.append((words.say("sections-plans"), "; ".join(dict.fromkeys(plans))))
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
    if row.action == ATTACK:
        roll = chances.armed(view, row, one)
        for figure, place in chances.reached(view, row, one["upgraded"]):
            killed, wounded = chances.against(view, roll, figure)
            said = words.say("sections-item-odds", killed=killed, wounded=wounded)
            where = "" if place == view["here"] else f" ({words.name('place', place)})"
            text += f" {words.name('figure', figure)}{where}: {said}."
    moves = [family + number for family in (m.USE, m.RECHARGE, m.DISCHARGE, m.DROP, m.TAKE)]
    return card("item", number, words.name("item", number), text, figures, moves=moves)
