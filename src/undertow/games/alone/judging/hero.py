"""The Hero's rules of thumb: go for the mission, look before stepping into the dark, run from what cannot be fought."""

from __future__ import annotations

from typing import Any

from undertow.games.alone import moves as m
from undertow.games.alone import params
from undertow.games.alone.board import FAR, NOWHERE, STAIRS
from undertow.games.alone.judging import fights, items, people, pursuit
from undertow.games.alone.judging.eyes import Eyes
from undertow.games.alone.judging.maps import Maps
from undertow.games.alone.judging.numbers import (
    CAUGHT,
    CIRCLES,
    FAR_SINCE,
    FORCED,
    HURT,
    LESS_CARE,
    MANY_PLACES,
    NEARER,
    SEEN_WAY,
    TOKEN_LEFT,
)
from undertow.games.alone.known import STAIRS_TARGET
from undertow.games.alone.missions import BROOD, LET_IT_BURN, LONG_MINUTE, RUNNER
from undertow.games.alone.moments import EXPLORE, LOCATE, SEARCH


def choose_action(view: dict[str, Any], moves: tuple[int, ...], maps: Maps) -> int:
    """Announce an action."""
    eyes = Eyes(view)
    if not eyes.figures and items.should_search(view, moves, eyes.tile["room"]):
        bar = items.for_action(view, moves, SEARCH, "cards")
        return bar if bar >= 0 else m.SEARCH
    for slot in range(3):
        if m.FULFIL + slot in moves and (slot == 2 or not view["main"]):
            return m.FULFIL + slot
    lost = people.given_up(view, moves, len(eyes.figures))
    if lost >= 0:
        return lost
    healed = items.remedy(view, moves, not eyes.figures)
    if healed >= 0:
        return healed
    lit = [tile["place"] for tile in view["labyrinth"] if tile["lit"]]
    now = pursuit.at_once(view, moves, lit, [beyond(eyes.here, side) for side in range(5)])
    if now >= 0 and (not eyes.figures or pursuit.main_of(view) in (BROOD, LONG_MINUTE)):
        fight = fights.best(eyes, moves)
        return fight if fight >= 0 else now
    if should_locate(eyes, maps):
        plan = items.for_action(view, moves, LOCATE, "rooms")
        return plan if plan >= 0 else m.LOCATE + eyes.wanted[0]
    hurries = pursuit.main_of(view) == LET_IT_BURN and view["mission"][0] >= 2
    if not eyes.figures and not hurries and items.is_poor(view, moves):
        return m.SEARCH
    if m.BULLET_TIME in moves and worth_an_adrenaline(eyes):
        return m.BULLET_TIME
    fight = fights.best(eyes, moves)
    return fight if fight >= 0 else go_on(eyes, moves, maps)


def worth_an_adrenaline(eyes: Eyes) -> bool:
    """Adrenaline comes back at the round's end: spread it, or run."""
    left = params.TURNS + 1 - eyes.view["turn_number"]
    chased = pursuit.main_of(eyes.view) == RUNNER and eyes.view["mission"][0] == 0 and eyes.view["beacon"]
    if chased and not eyes.figures:  # in a sprint, on turns on which he stays
        return bool(eyes.view["beacon"][1] <= CAUGHT)
    return len(eyes.figures) > 0 or eyes.view["adrenaline"] * 2 >= left or eyes.view["adrenaline"] > 1


def should_locate(eyes: Eyes, maps: Maps) -> bool:
    """Whether the Hero does not know where to go, and has not just asked."""
    if eyes.figures or not eyes.wanted:
        return False
    asked = [entry[1] for entry in eyes.view["told"] if entry[0] in eyes.wanted]
    if not asked:
        return not is_found(eyes, maps)
    steps = min([away(eyes.here, place) for place in asked])
    return steps >= FAR_SINCE and len(goals(eyes, maps)) >= MANY_PLACES


def away(one: int, other: int) -> int:
    """How far two places of the Hero's map are from each other, as the crow flies; floors count four."""
    east = abs(one % 13 - other % 13)
    south = abs(one % 91 // 13 - other % 91 // 13)
    return east + south + (0 if one // 91 == other // 91 else 4)


def is_found(eyes: Eyes, maps: Maps) -> bool:
    """Whether the Hero has seen one of the rooms that he wants."""
    return any(room in eyes.wanted for room in maps.seen.values())


def goals(eyes: Eyes, maps: Maps) -> set[int]:
    """The places in which a wanted room may be, counted from the start; many maps count as many places."""
    found: set[int] = set()
    if maps.many:
        return set(range(MANY_PLACES))
    for guess in maps.guesses:
        for room in eyes.wanted:
            for cell in maps.places_of(guess, room):
                found.add((cell - guess.start) + 1000 * room)
    return found


def go_on(eyes: Eyes, moves: tuple[int, ...], maps: Maps) -> int:
    """Take the side that leads nearest to where a wanted room may be."""
    hopes = hopes_of(eyes, maps)
    best, top = astray(eyes.view, moves), -1.0
    if best >= 0:
        return best
    for side in range(5):
        walk = m.WALK + side
        worth = hopes[side]
        if walk not in moves:
            if side == STAIRS or m.FORCE + side not in moves:
                continue
            worth *= FORCED
        worth *= left_of(eyes, side)
        if worth > top:
            best, top = side, worth
    if best < 0:
        return m.SEARCH
    if m.WALK + best not in moves:
        return m.FORCE + best
    if should_light(eyes, best, moves):
        return m.REPAIR + best
    if should_explore(eyes, best, moves):
        gear = items.for_action(eyes.view, moves, EXPLORE, "reveal")
        return gear if gear >= 0 else m.EXPLORE + best
    stride = items.stride(eyes.view, moves)
    return stride if stride >= 0 else m.WALK + best


def astray(view: dict[str, Any], moves: tuple[int, ...]) -> int:
    """Any way, now and then, once so many rounds have gone by that he must be going round in circles; -1: go on."""
    ways = [move for move in moves if m.WALK <= move < m.WALK + 5 or m.FORCE <= move < m.FORCE + 4]
    number: int = view["round"] * params.TURNS + view["turn_number"] + view["here"]
    if view["round"] < CIRCLES or number % 3 or not ways:
        return -1
    return ways[number // 3 % len(ways)]


def hopes_of(eyes: Eyes, maps: Maps) -> list[float]:
    """By side: how much of what the Hero hopes for begins there. On every station that is still possible he would go to
    the nearest place of a wanted room: whoever wants several at once turns back and forth."""
    hopes = [0.001] * 5
    for guess in maps.guesses:
        here = guess.cell(eyes.here)
        next_to = [guess.both.beyond(here, side) for side in range(5)]
        away = guess.both.row(here)
        nearest, least = NOWHERE, FAR
        sought = [guess.cell(place) for place in eyes.spots] + pursuit.sought_cells(eyes.view, maps, guess)
        for room in eyes.wanted:
            sought += maps.places_of(guess, room)
        for cell in sought:
            if away[cell] < least:
                nearest, least = cell, away[cell]
        if nearest == NOWHERE:
            continue
        back = guess.both.row(nearest)
        for side in range(5):
            if next_to[side] != NOWHERE and back[next_to[side]] < least:
                hopes[side] += float(NEARER**least)
    for side in range(5):
        if beyond(eyes.here, side) in maps.seen:
            hopes[side] *= SEEN_WAY
    return hopes


def beyond(place: int, side: int) -> int:
    """The place on a side of another."""
    if side == STAIRS:
        return (place + 91) % 182
    return place + (-13, 1, 13, -1)[side]


def left_of(eyes: Eyes, side: int) -> float:
    """What danger leaves of a way. The later it is the less he cares, or he would turn back for ever."""
    tile = eyes.shown.get(beyond(eyes.here, side))
    if tile is None:
        return 1.0
    care = max(0.0, 1.0 - LESS_CARE * (eyes.view["round"] - 1))
    return float(HURT ** (eyes.dice_in(tile) * care)) * float(TOKEN_LEFT ** (care if tile["danger"] else 0.0))


def should_light(eyes: Eyes, side: int, moves: tuple[int, ...]) -> bool:
    """Switch the light on where creatures are about, with an action left to go on."""
    if m.REPAIR + side not in moves or eyes.tile["lit"] or eyes.view["actions"] < 2:
        return False
    return len(eyes.figures) > 0 or side == eyes.last_noise


def should_explore(eyes: Eyes, side: int, moves: tuple[int, ...]) -> bool:
    """Look first where one of the last noises came from: a shock costs more than an action. Never with something at
    one's back."""
    if eyes.figures or m.EXPLORE + side not in moves:
        return False
    return beyond(eyes.here, side) not in eyes.shown and side in eyes.noises


def choose_second(view: dict[str, Any], moves: tuple[int, ...]) -> int:
    """The second target of a Locate: the other wanted room, else the stairs."""
    for room in pursuit.rooms(view):
        if m.ALSO + room in moves:
            return m.ALSO + room
    return m.ALSO + STAIRS_TARGET if m.ALSO + STAIRS_TARGET in moves else moves[0]


def choose_door(view: dict[str, Any], moves: tuple[int, ...], maps: Maps) -> int:
    """Shut the door behind which something is or was heard; never the one through which the way leads on."""
    eyes = Eyes(view)
    hopes = hopes_of(eyes, maps)
    onward = max(range(5), key=lambda side: (hopes[side], -side))
    best, top = m.DONE, 0.0
    for move in moves:
        if m.BLOCK <= move < m.BLOCK + 4:
            side = move - m.BLOCK
            worth = 0.1 + 0.5 * eyes.noises.count(side)
            tile = eyes.shown.get(beyond(eyes.here, side))
            if tile is not None:
                worth += len(tile["figures"])
            if worth > top and side != onward:
                best, top = move, worth
        elif m.CLEAR <= move < m.CLEAR + 4 and move - m.CLEAR == onward:
            return move
    return best


def onward(view: dict[str, Any]) -> int:
    """The side that leads on, where nothing is known to wait."""
    eyes = Eyes(view)
    hopes = hopes_of(eyes, Maps(view))
    best = max(range(5), key=lambda side: (hopes[side] * left_of(eyes, side), -side))
    return best if eyes.figures or left_of(eyes, best) == 1.0 else -1


def choose_room(view: dict[str, Any], moves: tuple[int, ...]) -> int:
    """Look at the room in which the mission goes on, as long as its place is not known."""
    known = [tile["room"] for tile in view["known"]]
    for room in pursuit.rooms(view):
        if m.NAME_ROOM + room in moves and room not in known:
            return m.NAME_ROOM + room
    return m.DONE


def choose_way(view: dict[str, Any], moves: tuple[int, ...]) -> int:
    """With an item towards where a wanted room may be."""
    eyes = Eyes(view)
    hopes = hopes_of(eyes, Maps(view))
    best, top = moves[-1], -1.0
    for move in moves:
        for family in (m.WALK, m.EXPLORE):
            if family <= move < family + 5 and hopes[move - family] * left_of(eyes, move - family) > top:
                best, top = move, hopes[move - family] * left_of(eyes, move - family)
    return best


def choose_plan(view: dict[str, Any], moves: tuple[int, ...]) -> int:
    """Whose place is told: a wanted room that was not seen."""
    known = [tile["room"] for tile in view["known"]]
    for family in (m.LOCATE, m.ALSO):
        for room in pursuit.rooms(view):
            if family + room in moves and room not in known:
                return family + room
    return moves[0]


def choose_toll(view: dict[str, Any], moves: tuple[int, ...]) -> int:
    """Pay what hurts least: dice and charges, then points of the higher track; the action last of all."""
    order = [7, 6, 4, 5, 3, 2, 0, 1, 8] if view["composure"] >= view["health"] else [7, 6, 4, 5, 3, 2, 1, 0, 8]
    return min(moves, key=lambda move: order.index(move - m.PAY))


def choose_regain(view: dict[str, Any], moves: tuple[int, ...]) -> int:
    """Regain where most comes back; a low track gives adrenaline, so of two the higher."""
    health = min(3, params.HEALTH - view["health"]) * 100 + view["health"]
    composure = min(3, params.HEALTH - view["composure"]) * 100 + view["composure"]
    return m.REGAIN if health >= composure else m.REGAIN + 1


def answer(view: dict[str, Any], prompt: str, moves: tuple[int, ...]) -> int:
    """Answer a question put to the Hero."""
    if prompt == "action":
        return choose_action(view, moves, Maps(view))
    if prompt in items.PROMPTS:
        return items.answer(view, prompt, moves)
    if prompt in people.PROMPTS:
        return people.answer(view, prompt, moves, onward(view) if prompt == "onward" else -1)
    if prompt in ("item_walk", "item_explore", "item_path"):
        return choose_way(view, moves)
    if prompt in ("item_room", "item_second_room"):
        return choose_plan(view, moves)
    if prompt == "first_target":
        return m.LOCATE + (pursuit.rooms(view) or [0])[0]
    if prompt == "dose":
        return moves[-1]
    if prompt == "room_to_see":
        return choose_room(view, moves)
    if prompt == "second_target":
        return choose_second(view, moves)
    if prompt == "door":
        return choose_door(view, moves, Maps(view))
    if prompt == "toll":
        return choose_toll(view, moves)
    if prompt == "regain":
        return choose_regain(view, moves)
    return moves[-1] if prompt == "aim_anew" else moves[1]  # sweep: his own sector first
