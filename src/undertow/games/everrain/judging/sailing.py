"""Where to sail: to a port with clues or a tired crew, else over the edge of the chart."""

from __future__ import annotations

from typing import Final

from undertow.games.everrain import moves as m
from undertow.games.everrain.board import BELOW, BOW_ZONE, CREW_ORDER, FLEETING_ORDER, HELM, NEST, SPOTS, ZONES
from undertow.games.everrain.cards.raiders import AT
from undertow.games.everrain.hexes import SIDES, THIRDS, after_turns, distance, hex_in, slot_of, step_from
from undertow.games.everrain.judging import elder, gunnery
from undertow.games.everrain.judging.courses import FINE, LOST, Map
from undertow.games.everrain.judging.eyes import FAR, Eyes, left_to_take
from undertow.games.everrain.judging.fighting import is_strong
from undertow.games.everrain.judging.fitting import rest_below
from undertow.games.everrain.tiles import ISLAND, LAND, PORT, ROUGH, TILES, WRECK
from undertow.games.everrain.view import Course

FRAIL: Final = 1  # holes left with which a member is better off below
WORN: Final = 2  # holes left with which a member had better rest
RICH: Final = 8  # coins that are worth a visit
FINER: Final = 10 // FINE + 1  # tenths of a point, about, in what the map counts
ADRIFT: Final = 1  # what a turn that ends at sea costs, in tenths of a point
MOST: Final = 21  # points that the best of goals is worth; the others are worth less
CALLING: Final = 3  # of a port, for what is told there
HANDING_IN: Final = 9  # more, with clues enough
RESTING: Final = 6  # more, for a worn crew or with enemies aboard
SPENDING: Final = 3  # more, with coins
CHARTING: Final = 4  # of a position that looks over an edge
FEW_PORTS: Final = 4  # with fewer of them on the chart it is worth one more
BONUS: Final = 2  # more, for each clue on the back of the tile
FOUND: Final = 5  # of an island or a wreck
PREY: Final = 1  # of an enemy ship beside it, for a strong crew
SHOT: Final = 5  # of a position from which an enemy can be fired at, and one for each die
LATER: Final = 4  # less, of what can only be done in the next turn
AGAIN: Final = 8  # points to leave a port and come back to it


def goals(eyes: Eyes) -> list[int]:
    """Ports that can be visited this turn: a visit is an arrival, so not the one where the ship lies."""
    visited, here = eyes.ship["visited"], eyes.ship["hex"]
    return [at for at in eyes.ports if at != here and eyes.is_open(at) and not visited >> eyes.port_of(at) & 1]


def needs_port(eyes: Eyes) -> bool:
    """Whether a visit would serve: clues to hand in, somebody worn, coins to listen with, nothing to chart."""
    if not goals(eyes):
        return False
    return eyes.clues() >= eyes.wanted() or is_worn(eyes) or eyes.ship["coins"] >= RICH or not eyes.may_chart()


def is_worn(eyes: Eyes) -> bool:
    """Whether the crew had better come into a port."""
    return eyes.strain() <= WORN or len(eyes.ship["foes"]) > 0


def has_order(eyes: Eyes) -> bool:
    """Whether somebody can still be sent somewhere."""
    return eyes.ship["fresh"][CREW_ORDER] + eyes.ship["fresh"][FLEETING_ORDER] > 0


def calling(eyes: Eyes) -> int:
    """What a visit to a port is worth, in points."""
    worth = CALLING + (HANDING_IN if eyes.clues() >= eyes.wanted() else 0)
    worth += RESTING if is_worn(eyes) else 0
    return worth + (SPENDING if eyes.ship["coins"] >= RICH else 0)


def wanted(eyes: Eyes) -> dict[int, int]:
    """By position: what is to be found there, as points that it is worth less than the best."""
    ship, view = eyes.ship, eyes.view
    found: dict[int, int] = {}
    worn = is_worn(eyes)
    call = MOST - calling(eyes)
    for at in eyes.ports:
        if eyes.is_open(at) and not ship["visited"] >> eyes.port_of(at) & 1:
            for heading in range(SIDES):
                found[at * SIDES + heading] = call
    if worn and found:
        return found
    charting = MOST - CHARTING - BONUS * max(0, view["back"]) - int(len(eyes.ports) < FEW_PORTS)
    if not eyes.manned(NEST) and not has_order(eyes):
        charting += LATER
    boats = len(eyes.boats()) > 0
    landing = MOST - FOUND + (0 if has_order(eyes) else LATER)
    for hexagon, (q, r, kind) in enumerate(view["hexes"]):
        if (kind == WRECK or (kind == ISLAND and boats and (q, r) not in eyes.stormy)) and hexagon not in view[
            "explored"
        ]:
            for heading in range(SIDES):
                found[hexagon * SIDES + heading] = landing if kind == ISLAND else MOST - FOUND
        if eyes.may_chart():
            for heading in range(SIDES):
                if step_from((q, r), heading) not in eyes.charted:
                    position = hexagon * SIDES + heading
                    found[position] = min(found.get(position, LOST), charting)
    for position, dice in gunnery.positions(eyes).items():
        found[position] = min(found.get(position, LOST), MOST - SHOT - dice)
    if len(view["raiders"]) > 0 and is_strong(eyes):
        for raider in view["raiders"]:
            for side in range(SIDES):
                beside = eyes.charted.get(step_from(eyes.place(raider[AT]), side), -1)
                for heading in range(SIDES) if beside >= 0 and beside not in eyes.ports else range(0):
                    position = beside * SIDES + heading
                    found[position] = min(found.get(position, LOST), MOST - PREY)
    return found


def left_from(eyes: Eyes, sea: Map, hexagon: int, heading: int) -> int:
    """Points from a position to the best goal; a port where the ship lies is none before it has left."""
    left = sea.left[hexagon * SIDES + heading]
    if hexagon == eyes.ship["hex"] and eyes.is_open(hexagon):
        return (
            max(left, FINE * (MOST - calling(eyes) + AGAIN))
            if not eyes.ship["visited"] >> eyes.port_of(hexagon) & 1
            else left
        )
    return left


def worth_of(eyes: Eyes, sea: Map, hexagon: int, heading: int, cost: int) -> int:
    """What it is worth to be there, in tenths of a point."""
    shore = 0 if eyes.is_land(hexagon) else ADRIFT
    return -FINER * left_from(eyes, sea, hexagon, heading) - cost - shore - elder.danger(eyes, hexagon)


def best_course(eyes: Eyes) -> tuple[int, Course | None]:
    """How much better off the best course leaves the ship, and that course."""
    ship = eyes.ship
    sea = Map(eyes, wanted(eyes))
    here = worth_of(eyes, sea, ship["hex"], ship["heading"], 0)
    best: Course | None = None
    most = here
    for course in eyes.view["reach"]:
        worth = worth_of(eyes, sea, course["hex"], course["heading"], course["cost"])
        if worth > most:
            best, most = course, worth
    return most - here, best


def steer(eyes: Eyes, moves: tuple[int, ...]) -> int:
    """The next thing at the helm."""
    if m.LAY in moves and (not needs_port(eyes) or eyes.strain() > WORN):
        return m.LAY
    _, course = best_course(eyes)
    if course is not None and course["moves"][0] in moves:
        return course["moves"][0]
    return m.STOP if m.STOP in moves else moves[0]


def order(eyes: Eyes, moves: tuple[int, ...]) -> int:
    """The next order of a turn: people to their posts, then a course, then the end."""
    if m.NAVIGATE in moves:
        for zone in posts(eyes):
            for member in eyes.idle():
                sent = m.SEND + member["board"] * SPOTS + zone
                if sent in moves:
                    return sent
        gain, course = best_course(eyes)
        if course is not None and gain > 0:
            return m.NAVIGATE
        looking = eyes.faces_an_edge(eyes.ship["hex"], eyes.ship["heading"])
        if looking and eyes.may_chart() and eyes.manned(NEST):
            return m.NAVIGATE
    if not eyes.is_land(eyes.ship["hex"]):
        for member in eyes.crew:
            sent = m.SEND + member["board"] * SPOTS + BELOW
            if member["spot"] < ZONES and left_to_take(member) <= FRAIL and sent in moves:
                return sent
    resting = rest_below(eyes, moves)
    return resting if resting >= 0 else m.END


def posts(eyes: Eyes) -> list[int]:
    """Posts that somebody should man, the most useful first."""
    broken = eyes.ship["broken"]
    found = [zone for zone in (HELM, BOW_ZONE) if zone not in broken][:1]
    if eyes.may_chart() and not is_worn(eyes) and sees_an_edge(eyes) and NEST not in broken:
        found.append(NEST)
    if eyes.ship["fresh"][CREW_ORDER] > 1 and BOW_ZONE not in broken:
        found.append(BOW_ZONE)
    return [zone for zone in found if not eyes.manned(zone)]


def sees_an_edge(eyes: Eyes) -> bool:
    """Whether the next order can bring the ship before an edge of the chart, if it is not there."""
    ship = eyes.ship
    if eyes.faces_an_edge(ship["hex"], ship["heading"]):
        return True
    return any([eyes.faces_an_edge(course["hex"], course["heading"]) for course in eyes.view["reach"]])


def storm_step(eyes: Eyes, moves: tuple[int, ...]) -> int:
    """A storm is sent away from all ships."""
    ships = [eyes.place(ship["hex"]) for ship in eyes.view["ships"] if ship["hex"] >= 0]
    q, r = eyes.view["storms"][eyes.view["drifting"]][0]
    far = [sum([distance(step_from((q, r), move - m.STORM_STEP), ship) for ship in ships]) for move in moves]
    return moves[far.index(max(far))]


def rotation(eyes: Eyes, moves: tuple[int, ...], first: int) -> int:
    """How a new tile lies: ports near the ship, rough sea far from it."""
    tile = TILES[eyes.view["shown"][0]]
    here = eyes.place(eyes.ship["hex"])
    slot = slot_of(step_from(here, eyes.ship["heading"]))
    best, least = moves[0], FAR * FAR
    for move in moves:
        thirds = (move - first) % THIRDS
        worth = 0
        for number in range(6):
            kind = tile.kinds[0][number]
            away = distance(here, hex_in(slot, after_turns(number, thirds)))
            worth += 3 * away if kind == PORT else away if LAND[kind] else -away if kind == ROUGH else 0
        if worth < least:
            best, least = move, worth
    return best
