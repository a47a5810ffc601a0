"""Fights on deck: when a captain begins one, how the dice are split, who bears what."""

from __future__ import annotations

from typing import Final

from undertow.games.everrain import moves as m
from undertow.games.everrain.board import (
    APART,
    BOW_ZONE,
    CREW_ORDER,
    DECKS,
    FIRE_ORDER,
    FLEETING_ORDER,
    HELM,
    NAVIGATION_ORDER,
    NEST,
    SPOTS,
    ZONES,
)
from undertow.games.everrain.cards.crew import BOARDS
from undertow.games.everrain.cards.traits import BELLIGERENT, TIMID
from undertow.games.everrain.judging.eyes import Eyes, left_to_take
from undertow.games.everrain.params import RAIDERS_MOST
from undertow.games.everrain.view import Foe, Member

FIT: Final = 2  # holes that somebody who fights must have left
NEEDED: Final = (BOW_ZONE, NEST, HELM)  # posts that are missed while an enemy stands there
SPARED: Final = (FIRE_ORDER, CREW_ORDER, NAVIGATION_ORDER, FLEETING_ORDER)  # orders, the one that is missed least first
SIXTHS: Final = 6  # what dice come to is reckoned in sixths
HIT: Final = 4  # of an attack die
WARD: Final = 3  # of an evasion die
BLOW: Final = 3  # of an enemy's die
WEAK: Final = 2  # holes left with which a wound counts double
STRONG: Final = 6  # holes that the crew should have left for each number of an act, to board a ship
KILL: Final = 12  # worth of a sure kill


def answer(eyes: Eyes, prompt: str, moves: tuple[int, ...], details: dict[str, int]) -> int:
    """The answer to a question about enemies on deck; -1: it is about something else."""
    if prompt == "evade":
        return m.EVADE + evasion(eyes, details)
    if prompt == "boarding":
        return assault(eyes, moves)
    if prompt == "strike":
        return min(moves, key=lambda move: toughness(eyes, move - m.STRIKE))
    if prompt in ("bear", "drag", "lure"):
        hale = sorted(eyes.crew, key=left_to_take, reverse=True)
        return next(m.MEMBER + member["board"] for member in hale if m.MEMBER + member["board"] in moves)
    if prompt == "exhaust":
        return next(m.EXHAUST + kind for kind in SPARED if m.EXHAUST + kind in moves)
    if prompt in ("place", "bring", "step"):
        return max(moves, key=lambda move: solitude(eyes, move - m.ZONE))
    return -1


def order(eyes: Eyes, moves: tuple[int, ...]) -> int:
    """An order that begins a fray, where it pays; -1: none does."""
    fit = [member for member in eyes.crew if left_to_take(member) > FIT]
    for member in sorted(fit, key=dice_of, reverse=True):
        for zone in sorted({foe["zone"] for foe in eyes.ship["foes"]}):
            sent = m.SEND + member["board"] * SPOTS + zone
            if sent in moves and pays(eyes, member, zone):
                return sent
    return -1


def boards(eyes: Eyes, moves: tuple[int, ...]) -> int:
    """Board an enemy ship or cleanse an altar, where the crew is strong enough for what comes; -1: better not."""
    found = [move for move in moves if m.BOARD <= move < m.BOARD + RAIDERS_MOST or move == m.CLEANSE]
    return found[-1] if found and is_strong(eyes) else -1


def is_strong(eyes: Eyes) -> bool:
    """Whether the crew can well meet enemies whose acts make up the present one."""
    act = eyes.view["act"]
    hale = [member for member in eyes.crew if left_to_take(member) > FIT]
    dice = sum([dice_of(member) for member in hale])
    strength = sum([left_to_take(member) for member in hale])
    return not eyes.ship["foes"] and dice > act and strength >= STRONG * act + FIT


def assault(eyes: Eyes, moves: tuple[int, ...]) -> int:
    """A member of a boarding goes where enemies stand, the strongest first and to the weakest; the worn stay put."""
    targets = sorted(eyes.ship["foes"], key=hardness)
    for member in sorted(eyes.crew, key=dice_of, reverse=True):
        if left_to_take(member) <= 1 and m.END in moves:
            continue
        for foe in targets:
            sent = m.SEND + member["board"] * SPOTS + foe["zone"]
            if sent in moves and dice_of(member):
                return sent
    return m.END if m.END in moves else moves[0]


def hardness(foe: Foe) -> int:
    """How hard an enemy is to slay."""
    return foe["hits"]


def pays(eyes: Eyes, member: Member, zone: int) -> bool:
    """Whether a member who fights in a zone may well clear it, or must because its post is needed."""
    there = [other for other in eyes.crew if other["spot"] == zone or other["board"] == member["board"]]
    dice = sum([dice_of(other) for other in there])
    met = in_zone(eyes, zone)
    left = sum([foe["hits"] for foe in met])
    blows = sum([foe["dice"] - 1 for foe in met]) * BLOW
    strength = sum([left_to_take(other) for other in there]) * SIXTHS
    if blows + blows >= strength or not dice:
        return False
    weight = 3 if zone in NEEDED or member["spot"] == zone else 2
    return weight * HIT * dice >= SIXTHS * left


def dice_of(member: Member) -> int:
    """What a member brings to a fray that the captain begins."""
    dice = BOARDS[member["board"]].dice
    return max(0, dice + int(BELLIGERENT in member["traits"]) - int(TIMID in member["traits"]))


def in_zone(eyes: Eyes, zone: int) -> list[Foe]:
    """The enemies in a zone."""
    return [foe for foe in eyes.ship["foes"] if foe["zone"] == zone]


def evasion(eyes: Eyes, details: dict[str, int]) -> int:
    """How many dice evade: as many as serve better so than in attack."""
    zone = details["zone"]
    left = sum([foe["hits"] for foe in in_zone(eyes, zone)])
    blows = BLOW * details["hits"] if details["ordered"] else SIXTHS * details["hits"]
    frailest = min([left_to_take(member) for member in eyes.crew if member["spot"] == zone], default=FIT)
    weight = 4 if frailest <= WEAK else 2
    best, most = 0, -1
    for evading, (slain, of_slain, _, _) in enumerate(eyes.view["fray"]):
        attacking = details["dice"] - evading
        worth = 2 * min(SIXTHS * left, HIT * attacking) + weight * min(blows, WARD * evading)
        worth += KILL * slain // of_slain
        if worth > most:
            best, most = evading, worth
    return best


def toughness(eyes: Eyes, named: int) -> int:
    """How long an enemy will stand, the dangerous ones first among equals."""
    name, zone = divmod(named, DECKS)
    return min([10 * foe["hits"] - foe["dice"] for foe in in_zone(eyes, zone) if foe["name"] == name], default=0)


def solitude(eyes: Eyes, zone: int) -> int:
    """How far from the crew on deck a zone is, and from posts that are needed."""
    away = min([APART[zone][member["spot"]] for member in eyes.crew if member["spot"] < ZONES], default=ZONES)
    return 2 * away - int(zone in NEEDED)
