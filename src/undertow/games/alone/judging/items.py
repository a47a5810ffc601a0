"""The Hero's rules of thumb for items: when to search, what to use, what to keep, and what to fight with."""

from __future__ import annotations

from typing import Any, Final

from undertow.games.alone import moves as m
from undertow.games.alone import params
from undertow.games.alone.cards.items import ITEMS
from undertow.games.alone.judging import fights
from undertow.games.alone.judging.numbers import HURT_ENOUGH, POOR, UPGRADE_GAIN
from undertow.games.alone.moments import MOVE

PROMPTS: Final = (
    "which_charge", "which_drawn", "which_item", "upgrade", "recharge", "item_spend", "item_target", "item_burst",
    "reroll", "weld", "cut",
)  # fmt: skip
# What an item is worth to the Hero, with all its charges.
WORTH: Final[dict[str, float]] = {
    "slug-rounds": 3.2, "tracer-rounds": 3.0, "incendiary-rounds": 3.4, "jetpack": 3.6, "magnetic-boots": 1.6,
    "smoke-canister": 1.4, "scout-drone": 1.2, "flare-gun": 1.8, "thermal-goggles": 1.4, "motion-tracker": 0.6,
    "floor-plan-chip": 2.0, "plasma-cutter": 3.3, "shock-grenade": 2.2, "sentry-gun": 2.2, "blowtorch": 2.8,
    "crowbar": 1.0, "tool-kit": 1.2, "field-medkit": 4.2, "sedative": 4.2, "neurostimulator": 3.8, "door-welder": 0.6,
}  # fmt: skip
OF_ITEM: Final[list[float]] = [WORTH[item.slug] for item in ITEMS]


def remedy(view: dict[str, Any], moves: tuple[int, ...], calm: bool) -> int:
    """An item that gives back what was lost, where it would not be wasted; -1: none."""
    for held in view["items"]:
        item: int = held["item"]
        if m.USE + item not in moves:
            continue
        row = ITEMS[item]
        health, composure = row.does("health", held["upgraded"]), row.does("composure", held["upgraded"])
        if row.does("actions", held["upgraded"]):
            if not calm and view["actions"] <= 1:
                return m.USE + item
            continue
        if health and is_due(view["health"], health, calm):
            return m.USE + item
        if composure and is_due(view["composure"], composure, calm):
            return m.USE + item
    return -1


def is_due(track: int, n: int, calm: bool) -> bool:
    """Whether a track has lost enough to take so much back: all of it in a quiet moment, or when it is nearly over."""
    return track <= params.HEALTH - n - HURT_ENOUGH and (calm or track <= n)


def for_action(view: dict[str, Any], moves: tuple[int, ...], action: int, what: str) -> int:
    """An item of an action that does something of a sort; -1: none."""
    for held in view["items"]:
        item: int = held["item"]
        if m.USE + item in moves and ITEMS[item].action == action and ITEMS[item].does(what, held["upgraded"]):
            return m.USE + item
    return -1


def stride(view: dict[str, Any], moves: tuple[int, ...]) -> int:
    """An item with which the Hero goes farther than one sector; -1: none."""
    for held in view["items"]:
        item: int = held["item"]
        if m.USE + item in moves and ITEMS[item].action == MOVE and ITEMS[item].does("steps", held["upgraded"]) > 1:
            return m.USE + item
    return -1


def should_search(view: dict[str, Any], moves: tuple[int, ...], room: int) -> bool:
    """Search rooms that nobody has searched: three items for one action."""
    return m.SEARCH in moves and room >= 0 and not view["searched"] >> room & 1


def is_poor(view: dict[str, Any], moves: tuple[int, ...]) -> bool:
    """Whether he searches wherever he is: one item for one action, as long as time is not short."""
    return m.SEARCH in moves and len(view["items"]) < POOR and not view["nightmare"]


# -- what to keep ------------------------------------------------------------------------------------------------------


def answer(view: dict[str, Any], prompt: str, moves: tuple[int, ...]) -> int:
    """Answer a question about items."""
    if prompt == "which_charge":
        return min(moves, key=lambda move: (of_charge(move - m.DISCHARGE), move))
    if prompt == "which_drawn":
        return min(moves, key=lambda move: (OF_ITEM[move - m.DROP], move))
    if prompt == "which_item":
        return max(moves, key=lambda move: (OF_ITEM[move - m.TAKE], -move))
    if prompt == "upgrade":
        return choose_upgrade(view, moves)
    if prompt == "recharge":
        return max(moves, key=lambda move: (0.0 if move == m.DONE else of_charge(move - m.RECHARGE), -move))
    if prompt == "item_spend":
        return fights.charges_for(view, moves)
    if prompt == "item_target":
        return choose_target(view, moves)
    if prompt == "item_burst":
        here = [tile for tile in view["labyrinth"] if tile["place"] == view["here"]]
        return m.THROW_HERE if m.THROW_HERE in moves and here[0]["figures"] else moves[0]
    if prompt == "reroll":
        return m.DONE if is_lit(view) else m.REROLL
    return m.DONE if m.DONE in moves else moves[0]


def is_lit(view: dict[str, Any]) -> bool:
    """Whether the light is on where the Hero is."""
    return any([tile["lit"] for tile in view["labyrinth"] if tile["place"] == view["here"]])


def choose_target(view: dict[str, Any], moves: tuple[int, ...]) -> int:
    """Whoever stands with him, the wounded first, then whoever is hurt most easily."""
    table = params.NIGHTMARE if view["nightmare"] else params.NORMAL
    best, least = moves[0], 99.0
    for move in moves:
        if m.ATTACK <= move < m.ATTACK + 12:
            figure, far = move - m.ATTACK, 0.0
        elif m.SHOOT <= move < m.THROW:
            figure = (move - m.SHOOT) // m.PLACES
            far = 0.0 if (move - m.SHOOT) % m.PLACES == view["here"] else 5.0
        else:
            continue
        row = table[min(figure // 2, 4)]
        needed = row[params.SECOND_WOUND] - 0.5 if figure % 2 else row[params.FIRST_WOUND] + 0.0
        if fights.is_the_goal(view, figure // 2):
            return move
        if needed + far < least:
            best, least = move, needed + far
    return best


def of_charge(item: int) -> float:
    """What one charge of an item is worth."""
    return OF_ITEM[item] / ITEMS[item].charges


def choose_upgrade(view: dict[str, Any], moves: tuple[int, ...]) -> int:
    """Better a good item with a charge of a poor one."""
    best, top = m.DONE, 0.0
    for move in moves:
        if m.UPGRADE <= move < m.UPGRADE + m.ITEMS * m.ITEMS:
            item, other = (move - m.UPGRADE) // m.ITEMS, (move - m.UPGRADE) % m.ITEMS
            gain = OF_ITEM[item] * UPGRADE_GAIN - of_charge(other)
            if gain > top:
                best, top = move, gain
    return best
