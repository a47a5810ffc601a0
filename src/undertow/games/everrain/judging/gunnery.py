"""Guns: which shot is fired, who goes to a gun that could be fired, when an altar is cleansed."""

from __future__ import annotations

from typing import Final

from undertow.games.everrain import moves as m
from undertow.games.everrain.board import FIRE_ORDER, FLEETING_ORDER, SPOTS
from undertow.games.everrain.cards.guns import POSTS
from undertow.games.everrain.cards.raiders import AT
from undertow.games.everrain.forecast import covered_by_guns
from undertow.games.everrain.hexes import Place
from undertow.games.everrain.judging.eyes import Eyes
from undertow.games.everrain.sight import is_clear
from undertow.games.everrain.tiles import LAND

FEW_BROKEN: Final = 3  # posts that a ship under supporting fire can do without
SURE: Final = 100  # chances are weighed in hundredths


def shoot(eyes: Eyes, moves: tuple[int, ...]) -> int:
    """The best shot there is: at an enemy ship, else to help a neighbour who can bear a few blanks; -1: none."""
    best, most = -1, 0
    for move, dice, ways, of_all in eyes.view["shots"]:
        if move not in moves or (move >= m.SUPPORT and not helps(eyes, move)):
            continue
        worth = (SURE if move < m.SUPPORT else 0) + SURE * ways // of_all + dice
        if worth > most:
            best, most = move, worth
    return best


def helps(eyes: Eyes, move: int) -> bool:
    """Whether a ship that is fired at has enemies enough, and posts to spare for blanks."""
    other = eyes.view["ships"][(move - m.SUPPORT) % 4]
    return len(other["broken"]) <= FEW_BROKEN and len(other["foes"]) > 1


def man_a_gun(eyes: Eyes, moves: tuple[int, ...]) -> int:
    """Send somebody fit to a gun that would then reach an enemy ship; -1: nobody."""
    fresh = eyes.ship["fresh"]
    if not eyes.view["raiders"] or not fresh[FIRE_ORDER] + fresh[FLEETING_ORDER] or eyes.ship["hex"] in eyes.ports:
        return -1
    covered = covered_by_guns(eyes.view, eyes.ship)
    start, blocking = eyes.place(eyes.ship["hex"]), blocked(eyes)
    posts: list[tuple[int, int]] = []
    for raider in eyes.view["raiders"]:
        goal = eyes.place(raider[AT])
        if goal in covered and raider[AT] not in eyes.ports and is_clear(start, goal, blocking):
            posts += [(dice, POSTS[battery]) for battery, dice in covered[goal]]
    for _, post in sorted(posts, reverse=True):
        if post in eyes.ship["broken"] or eyes.manned(post):
            continue
        for member in eyes.idle():
            sent = m.SEND + member["board"] * SPOTS + post
            if sent in moves:
                return sent
    return -1


def blocked(eyes: Eyes) -> set[Place]:
    """What no line of sight passes."""
    view = eyes.view
    found = {(q, r) for q, r, kind in view["hexes"] if LAND[kind]}
    for storm in view["storms"]:
        found.update([(q, r) for q, r in storm])
    ships = [ship["hex"] for ship in view["ships"]] + [raider[AT] for raider in view["raiders"]]
    found.update([eyes.place(at) for at in ships if at >= 0])
    return found
