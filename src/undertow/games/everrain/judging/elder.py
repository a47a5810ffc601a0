"""What a captain does about the elder: shoots at it, and cleanses altars before the Unsung comes to them."""

from __future__ import annotations

from undertow.games.everrain import moves as m
from undertow.games.everrain.cards.elders import AT, HUNDREDFATHOM, KIND, UNSUNG
from undertow.games.everrain.hexes import distance
from undertow.games.everrain.judging.eyes import Eyes, left_to_take
from undertow.games.everrain.tiles import ALTAR

STRONG = 4  # holes that the crew should have left for each number of an act, to cleanse an altar
NEAR = 8  # what each hex nearer to an elder that hunts costs, in tenths of a point


def order(eyes: Eyes, moves: tuple[int, ...]) -> int:
    """A shot at it, or an altar that it wants; -1: neither."""
    beast = eyes.view["risen"]["beast"]
    if not beast:
        return -1
    shots = [move for move in moves if m.FIRE_ELDER <= move < m.PUT_OUT]
    if shots:
        dice = {move: dice for move, dice, _, _ in eyes.view["shots"]}
        return max(shots, key=lambda move: dice.get(move, 0))
    strength = sum([left_to_take(member) for member in eyes.crew])
    if beast[KIND] == UNSUNG and m.CLEANSE in moves and strength >= STRONG * eyes.view["act"]:
        return m.CLEANSE
    return -1


def danger(eyes: Eyes, hexagon: int) -> int:
    """How much a hex is to be shunned for the elder's sake, in tenths of a point."""
    beast = eyes.view["risen"]["beast"]
    if not beast or hexagon in eyes.ports:
        return 0
    hunts = beast[KIND] == HUNDREDFATHOM or (beast[KIND] == UNSUNG and not altars(eyes))
    away = distance(eyes.place(beast[AT]), eyes.place(hexagon))
    return NEAR * max(0, eyes.view["risen"]["dice"] // 2 + 2 - away) if hunts else 0


def altars(eyes: Eyes) -> list[int]:
    """Charted altars at which it has not sung."""
    sung = eyes.view["risen"]["sung"]
    return [at for at, (_, _, kind) in enumerate(eyes.view["hexes"]) if kind == ALTAR and at not in sung]
