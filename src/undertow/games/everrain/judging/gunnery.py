"""Guns: which shot is fired, who goes to a gun that could be fired, when an altar is cleansed."""

from __future__ import annotations

from typing import Final

from undertow.games.everrain import moves as m
from undertow.games.everrain.board import CREW_ORDER, FIRE_ORDER, FLEETING_ORDER, HELM, NOWHERE, SLOTS, SPOTS, ZONES
from undertow.games.everrain.cards.guns import BATTERIES, GUNS, MOUNTS, POSTS
from undertow.games.everrain.cards.raiders import AT
from undertow.games.everrain.forecast import covered_by_guns
from undertow.games.everrain.hexes import SIDES, Place
from undertow.games.everrain.judging.eyes import Eyes, left_to_take
from undertow.games.everrain.sight import is_clear
from undertow.games.everrain.tiles import LAND
from undertow.games.everrain.view import Member

FEW_BROKEN: Final = 3  # posts that a ship under supporting fire can do without
SURE: Final = 100  # chances are weighed in hundredths
FIT: Final = 2  # holes that somebody has left who is sent to a gun


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
    goals = targets(eyes)
    if not goals or not is_loaded(eyes) or eyes.ship["hex"] in eyes.ports:
        return -1
    covered = covered_by_guns(eyes.view, eyes.ship)
    start, blocking = eyes.place(eyes.ship["hex"]), blocked(eyes)
    posts: list[tuple[int, int]] = []
    for goal in goals:
        if goal in covered and is_clear(start, goal, blocking):
            posts += [(dice, POSTS[battery]) for battery, dice in covered[goal]]
    for _, post in sorted(posts, reverse=True):
        if post in eyes.ship["broken"] or eyes.manned(post):
            continue
        for member in gunners(eyes):
            sent = m.SEND + member["board"] * SPOTS + post
            if sent in moves:
                return sent
    return -1


def is_loaded(eyes: Eyes) -> bool:
    """Whether a fire order can still be given."""
    fresh = eyes.ship["fresh"]
    return fresh[FIRE_ORDER] + fresh[FLEETING_ORDER] > 0


def gunners(eyes: Eyes) -> list[Member]:
    """Who may be sent to a gun: those below, the fittest first; then those on deck who do not stand at the helm."""
    on_deck = [member for member in eyes.crew if member["spot"] < ZONES and member["spot"] != HELM]
    return eyes.idle() + [member for member in on_deck if left_to_take(member) > FIT]


def targets(eyes: Eyes) -> list[Place]:
    """What is worth a course to fire at it: enemy ships that lie in no port and under no storm. An elder is not: it has

    too many hit points for what a die fewer saves (docs/measurements.md).
    """
    places = [eyes.place(raider[AT]) for raider in eyes.view["raiders"] if raider[AT] not in eyes.ports]
    return [place for place in places if place not in eyes.stormy]


def positions(eyes: Eyes) -> dict[int, int]:
    """By position, a hex times six and a heading: the dice of the best shot from there."""
    found: dict[int, int] = {}
    ship = eyes.ship
    goals = targets(eyes)
    if not goals or not is_loaded(eyes):
        return found
    blocking = blocked(eyes)
    blocking.discard(eyes.place(ship["hex"]))
    for battery in range(len(BATTERIES)):
        slot = SLOTS + MOUNTS[battery]
        gun, post = ship["mounted"][slot], POSTS[battery]
        if gun == NOWHERE or ship["plans"][slot] != NOWHERE or post in ship["broken"]:
            continue
        if not eyes.manned(post) and not ship["fresh"][CREW_ORDER] + ship["fresh"][FLEETING_ORDER]:
            continue
        for heading, arc in enumerate(GUNS[gun].arcs[battery]):
            for (q, r), dice in arc.items():
                for a, b in goals:
                    hexagon = eyes.charted.get((a - q, b - r), NOWHERE)
                    if hexagon == NOWHERE or hexagon in eyes.ports or (a - q, b - r) in eyes.stormy:
                        continue
                    position = hexagon * SIDES + heading
                    if dice > found.get(position, 0) and is_clear((a - q, b - r), (a, b), blocking):
                        found[position] = dice
    return found


def blocked(eyes: Eyes) -> set[Place]:
    """What no line of sight passes."""
    view = eyes.view
    found = {(q, r) for q, r, kind in view["hexes"] if LAND[kind]}
    for storm in view["storms"]:
        found.update([(q, r) for q, r in storm])
    ships = [ship["hex"] for ship in view["ships"]] + [raider[AT] for raider in view["raiders"]]
    found.update([eyes.place(at) for at in ships if at >= 0])
    return found
