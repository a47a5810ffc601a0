"""What the main mission asks of the Hero now: rooms, places of his map, or to stay where he is."""

from __future__ import annotations

from typing import Any, Final

from undertow.games.alone import missions as rows
from undertow.games.alone import moves as m
from undertow.games.alone import needles
from undertow.games.alone.board import FLOOR, relative
from undertow.games.alone.judging.maps import Guess, Maps
from undertow.games.alone.missions import FULFILLED_IN

BLOCKED: Final = 2  # of a door, as it is shown
HATCH: Final = 45  # the start, counted from the start


def main_of(view: dict[str, Any]) -> int:
    """The main mission that has begun; -1: none."""
    missions: list[int] = view["missions"]
    return missions[2] if view["main"] else -1


def wants_boxes(view: dict[str, Any]) -> bool:
    """Whether the Hero looks for power boxes."""
    step: int = view["mission"][0]
    main = main_of(view)
    return (main == rows.EVERY_LAMP and step == 1) or (main == rows.LET_IT_BURN and step < 2)


def rooms(view: dict[str, Any]) -> list[int]:
    """The rooms in which a mission can go on now; all of them where something must be looked for."""
    missions: list[int] = view["missions"]
    main, step = main_of(view), view["mission"][0]
    if main < 0:
        return [FULFILLED_IN[missions[slot]] for slot in range(2)]
    if wants_boxes(view):
        return []
    if (main == rows.NOBODY_BEHIND and step) or (main in (rows.RUNNER, rows.NEEDLE) and not step):
        return []
    if main == rows.BROOD and view["mission"][1] > 0:
        return [] if spots(view) else [FULFILLED_IN[main]]
    return [FULFILLED_IN[main]]


def spots(view: dict[str, Any]) -> list[int]:
    """The places of his map where it goes on."""
    main, step = main_of(view), view["mission"][0]
    if main == rows.NOBODY_BEHIND and step:
        return [HATCH]
    if (main == rows.BROOD and view["mission"][1] > 0) or (main == rows.RUNNER and not step):
        return [tile["place"] for tile in view["labyrinth"] if {10, 11} & set(tile["figures"])]
    if main == rows.NEEDLE and not step:
        core = [place for place, face in view["needles"] if face == 1]
        return core or [place for place, face in view["needles"] if face == 0]
    return []


def box_cells(view: dict[str, Any], maps: Maps, guess: Guess) -> list[int]:
    """The cells of a map in which a power box that is of use may be: not seen yet, or seen and dark."""
    if not wants_boxes(view):
        return []
    spent: list[int] = view["status"]
    lamps = main_of(view) == rows.EVERY_LAMP
    useless = [
        tile["place"] for tile in view["known"] if not tile["box"] or (lamps and tile["lit"]) or tile["place"] in spent
    ]
    found: list[int] = []
    for floor in range(2):
        for cell in guess.both.halves[floor].sites:
            if relative(cell % FLOOR + floor * FLOOR, guess.start) not in useless:
                found.append(cell % FLOOR + floor * FLOOR)
    return found


def sought_cells(view: dict[str, Any], maps: Maps, guess: Guess) -> list[int]:
    """The cells of a map in which something may be that the mission asks for, and that is no room."""
    main = main_of(view)
    if view["mission"][0] == 0 and main == rows.RUNNER and view["beacon"]:
        return beacon_cells(view, guess)
    if view["mission"][0] == 0 and main == rows.NEEDLE and not spots(view):
        return needle_cells(view, maps, guess)
    return box_cells(view, maps, guess)


def beacon_cells(view: dict[str, Any], guess: Guess) -> list[int]:
    """The cells of a map in which the Courier may be, by his beacon."""
    here = guess.cell(view["here"])
    how, far = view["beacon"]
    away = guess.both.row(here)
    beside = guess.both.row(guess.both.beyond(here, how)) if how < 5 and guess.both.beyond(here, how) >= 0 else away
    found: list[int] = []
    for cell in range(2 * FLOOR):
        fits = away[cell] == far and (how == 5) == (cell // FLOOR != here // FLOOR)
        if fits and (how >= 5 or beside[cell] < far):
            found.append(cell)
    return found


def needle_cells(view: dict[str, Any], maps: Maps, guess: Guess) -> list[int]:
    """The cells of a map in which a mission token may lie: near where the Cargo Bay may be, and not looked at."""
    found: list[int] = []
    clean = [guess.cell(place) for place in view["clean"]]
    for room in maps.places_of(guess, rows.CARGO):
        away = guess.both.row(room)
        for cell in range(2 * FLOOR):
            fits = needles.NEAREST <= away[cell] <= needles.FARTHEST
            if fits and cell not in clean and cell not in guess.both.slots and cell not in found:
                found.append(cell)
    return found


def at_once(view: dict[str, Any], moves: tuple[int, ...], lit: list[int], next_to: list[int]) -> int:
    """What to do here for the main mission: light where it is dark, or hold out; -1: go on."""
    main = main_of(view)
    if main == rows.BROOD and view["mission"][1] > 0:
        return next((m.ATTACK + figure for figure in (10, 11) if m.ATTACK + figure in moves), -1)
    if main == rows.EVERY_LAMP and view["mission"][0] == 1:
        here = next(tile for tile in view["labyrinth"] if tile["place"] == view["here"])
        for side in range(4):
            is_open = here["exits"] >> side & 1 and here["doors"][side] != BLOCKED
            if is_open and m.REPAIR + side in moves and next_to[side] not in lit:
                return m.REPAIR + side
    if main == rows.LONG_MINUTE and view["mission"][0] == 1:
        room = next((tile["room"] for tile in view["known"] if tile["place"] == view["here"]), -1)
        if room == FULFILLED_IN[main]:
            return m.SEARCH if m.SEARCH in moves else moves[0]
    return -1
