"""What one click does, for terminal and page: a course to a hex, several members sent to their posts."""

from __future__ import annotations

from typing import Final

from undertow.games.everrain import moves as m
from undertow.games.everrain.board import BELOW, CREW_ORDER, FLEETING_ORDER, NAVIGATION, SPOTS, ZONES
from undertow.games.everrain.hexes import SIDES, TILE_HEXES, Place, step_from
from undertow.games.everrain.names import NOUNS
from undertow.games.everrain.tiles import ALTAR, PORT
from undertow.games.everrain.view import Course, Ship, View
from undertow.sections import Line, Path, Words, joined, path, span

GUNS: Final = (4, 6, 9)  # zones whose only use is a gun
STATIONS: Final[dict[str, tuple[int, ...]]] = {"helm": NAVIGATION, "guns": GUNS, "below": (BELOW,) * 4}


def courses(view: View, words: Words) -> dict[int, list[Path]]:
    """By hex the courses that lead there, the cheapest first, each with its cost and what it meets."""
    found: dict[int, list[tuple[int, Path]]] = {}
    if not view["reach"] or view["asked"] != view["seat"]:
        return {}
    sea = Sea(view)
    for course in view["reach"]:
        told = [
            words.say(
                "helm-course", to=words.say(f"heading-{NOUNS['heading'][course['heading']]}--to"), n=course["cost"]
            ),
            *sea.met_on(course, words),
        ]
        found.setdefault(course["hex"], []).append((course["cost"], path(", ".join(told), course["moves"])))
    return {there: [one for _, one in sorted(some, key=lambda each: each[0])] for there, some in found.items()}


def costs(view: View) -> dict[int, int]:
    """By hex what the cheapest course costs."""
    found: dict[int, int] = {}
    for course in view["reach"] if view["asked"] == view["seat"] else []:
        found[course["hex"]] = min(course["cost"], found.get(course["hex"], course["cost"]))
    return found


class Sea:
    """The chart, as a ship that follows a course meets it."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.number: dict[Place, int] = {(q, r): at for at, (q, r, _) in enumerate(view["hexes"])}
        self.storms = [{(place[0], place[1]) for place in storm} for storm in view["storms"]]
        ship = view["ships"][view["asked"]]
        self.start: int = ship["hex"]
        self.heading: int = ship["heading"]

    def met_on(self, course: Course, words: Words) -> list[str]:
        """Storms that are crossed, altars that stir, a port at the end. rule: storms.6, altars.2, travel.9"""
        at, heading = self.start, self.heading
        storms = altars = 0
        for move in course["moves"]:
            here = self.place(at)
            if m.FACE <= move < m.FACE + SIDES:
                heading = move - m.FACE
            elif move in (m.LEFT, m.RIGHT):
                heading = (heading + (1 if move == m.RIGHT else SIDES - 1)) % SIDES
                storms += any([here in storm for storm in self.storms])
            elif move == m.AHEAD:
                there = step_from(here, heading)
                storms += sum([(here in storm) != (there in storm) for storm in self.storms])
                before, at = at, self.number[there]
                altars += before // TILE_HEXES != at // TILE_HEXES and self.stirs(at // TILE_HEXES)
        met = [words.say("helm-storm", n=storms)] if storms else []
        met += [words.say("helm-altar")] if altars else []
        kind = self.view["hexes"][at][2]
        return [*met, *([words.say("helm-port")] if kind == PORT and at != self.start else [])]

    def place(self, at: int) -> Place:
        """Where a hex lies."""
        q, r, _ = self.view["hexes"][at]
        return q, r

    def stirs(self, tile: int) -> bool:
        """Whether an altar on this tile is still active."""
        hexes = range(tile * TILE_HEXES, (tile + 1) * TILE_HEXES)
        return any([self.view["hexes"][at][2] == ALTAR and at not in self.view["explored"] for at in hexes])


# -- the crew ----------------------------------------------------------------------------------------------------------


def stations(ship: Ship, words: Words) -> Line:
    """Several members sent at once; nothing where fewer than two would go."""
    offered = [(key, sent_to(ship, posts)) for key, posts in STATIONS.items()]
    return joined(
        [
            span(words.say(f"helm-{key}", n=len(moves)), paths=[path(words.say(f"helm-{key}", n=len(moves)), moves)])
            for key, moves in offered
            if len(moves) > 1
        ],
        "  ",
    )


def sent_to(ship: Ship, posts: tuple[int, ...]) -> list[int]:
    """Orders that man posts nobody stands at, as many as there are orders; those go whose place is worth least."""
    orders = ship["fresh"][CREW_ORDER] + ship["fresh"][FLEETING_ORDER]
    zones = [foe["zone"] for foe in ship["foes"]]
    taken = [member["spot"] for member in ship["crew"]]
    wanted = [post for post in posts if post == BELOW or not (post in taken or post in zones or post in ship["broken"])]
    able = [one for one in ship["crew"] if one["place"] < 0 and one["spot"] not in posts and one["spot"] not in zones]
    if posts[0] == BELOW:
        able = [one for one in able if one["spot"] < ZONES]
    able.sort(key=lambda one: (one["spot"] < ZONES, one["board"]))
    count = min(orders, len(wanted), len(able))
    return [m.SEND + able[at]["board"] * SPOTS + wanted[at] for at in range(count)] if count > 1 else []
