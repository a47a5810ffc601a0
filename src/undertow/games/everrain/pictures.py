"""How a new tile or a storm would lie, as small charts: one for each answer, to be clicked on."""

from __future__ import annotations

from typing import Final

from undertow.games.everrain import moves as m
from undertow.games.everrain.board import NOWHERE
from undertow.games.everrain.hexes import (
    DOWN,
    SIDES,
    STORMS,
    THIRDS,
    TILE_HEXES,
    UP,
    Place,
    distance,
    hex_in,
    slot_beside,
    slot_of,
    step_from,
)
from undertow.games.everrain.tiles import CALM, KINDS, LAND, SIGNS, TILES
from undertow.games.everrain.view import View
from undertow.sections import Cell, Line, Map, Role, Words, cell, hex_place, hexes, span

BOWS: Final = "→↘↙←↖↗"  # by heading


def of_tile(view: View, words: Words) -> list[Map]:
    """The tile that is shown, before the bow, in each of its three ways; or, where none is asked about, nothing."""
    ship = view["ships"][view["asked"]]
    if view["question"] != "rotate" or not view["shown"] or ship["hex"] == NOWHERE:
        return []
    q, r, _ = view["hexes"][ship["hex"]]
    slot = slot_of(step_from((q, r), ship["heading"]))
    found: list[Map] = []
    for rotation in range(THIRDS):
        kinds = TILES[view["shown"][0]].kinds[rotation]
        places = [(hex_in(slot, number), kinds[number]) for number in range(TILE_HEXES)]
        cells = [sea(words, place, kind, [m.ROTATE + rotation]) for place, kind in places]
        row, column = hex_place(q, r)
        bow = span(BOWS[ship["heading"]], "own")
        found.append(
            hexes(words.name("rotation", rotation), [*cells, cell(row, column, words.say("picture-ship"), bow)])
        )
    return found


def of_free_tile(view: View, words: Words) -> list[Map]:
    """The first tile, which may be laid on any side: each way to turn it, for the sides where it looks so."""
    ship = view["ships"][view["asked"]]
    if view["question"] != "free_tile" or not view["shown"] or ship["hex"] == NOWHERE:
        return []
    here = slot_of(place_of(view, ship["hex"]))
    laid = {slot_of(place_of(view, at)) for at in range(len(view["hexes"]))}
    found: list[Map] = []
    for half in (UP, DOWN):  # tiles in the lower half of a slot are turned by half
        beside = [(side, slot_beside(here, side)) for side in range(SIDES)]
        sides = [side for side, slot in beside if slot[2] == half and slot not in laid]
        for rotation in range(THIRDS) if sides else ():
            kinds = TILES[view["shown"][0]].kinds[rotation]
            moves = [m.LAY_AT + side * THIRDS + rotation for side in sides]
            cells = [sea(words, hex_in((0, 0, half), at), kinds[at], moves) for at in range(TILE_HEXES)]
            where = ", ".join([words.name("heading", side) for side in sides])
            found.append(hexes(f"{where}: {words.name('rotation', rotation)}", cells))
    return found


def of_storm(view: View, words: Words) -> list[Map]:
    """The storm that comes, over the first player's ship, in each of its ways. rule: storms.7"""
    ship = view["ships"][view["first"]]
    at = ship["hex"] if ship["hex"] != NOWHERE else ship["wreck"]
    if view["question"] != "storm_place" or at == NOWHERE:
        return []
    size = view["act"] + 1
    here = place_of(view, at)
    near = {place_of(view, at): view["hexes"][at][2] for at in range(len(view["hexes"]))}
    found: list[Map] = []
    for way in range(len(STORMS[size]) * size):
        orientation, covering = divmod(way, size)
        a, b = STORMS[size][orientation][covering]
        storm = [(here[0] - a + q, here[1] - b + r) for q, r in STORMS[size][orientation]]
        places = {place for place in near if distance(place, here) <= 1} | set(storm)
        cells = []
        for place in sorted(places):
            made = sea(words, place, near.get(place, CALM), [m.STORM_PLACE + way] if place in storm else [])
            if place in storm:
                made["title"] = f"{words.say('hex-storm')}, {made['title']}"
                made["lines"] = [[span("≈", "danger")]]
            if place == here:
                made["title"] += f", {words.say('picture-ship')}"
                made["lines"] = [[span("≈", "danger"), span(BOWS[ship["heading"]], "own")]]
            cells.append(made)
        found.append(hexes(str(way + 1), cells))
    return found


def place_of(view: View, at: int) -> Place:
    """Where a hex lies."""
    q, r, _ = view["hexes"][at]
    return q, r


def sea(words: Words, place: Place, kind: int, moves: list[int]) -> Cell:
    """A hex by its kind alone."""
    sign: Line = ["·" if kind == CALM else SIGNS[kind]]
    role: Role = "lit" if LAND[kind] else "dark" if SIGNS[kind] == "^" else ""
    row, column = hex_place(*place)
    return cell(row, column, words.say(f"hex-{KINDS[kind]}"), sign, roles=[role] if role else [], moves=moves)
