"""The two maps: the labyrinth as the Hero knows it, counted from his start, and Evil's secret map of the station.

A chart is made of a view alone. A space shows a few signs and says the same in words.
"""

from __future__ import annotations

from typing import Any, Final

from undertow.games.alone import moves as m
from undertow.games.alone import sight
from undertow.games.alone.board import (
    COLUMNS,
    FAR,
    FLOOR,
    GLYPHS,
    NONE,
    NOWHERE,
    ROOMS,
    SIDES,
    STAIRS,
    STEP_EAST,
    STEP_SOUTH,
    Station,
    absolute,
    station,
)
from undertow.games.alone.known import BOX_TARGET, DANGER_TARGET, STAIRS_TARGET
from undertow.games.alone.names import ALL_KINDS
from undertow.sections import Cell, Edge, Line, Part, Role, Side, Words, cell, grid, legend, lines, span

HERO: Final = "@"
DANGER: Final = "!"
BOX: Final = "¤"
UP_OR_DOWN: Final = "⇅"
TOKEN: Final = "†"
FACES: Final = ("", "+", "-")  # of a mission token: the core, and not the core
DOUBT: Final = "~"
UNKNOWN: Final = "?"
ARROWS: Final = ("↑", "→", "↓", "←", UP_OR_DOWN, "≈")
EDGES: Final[tuple[Side, ...]] = ("n", "e", "s", "w")
GLYPH_OF: Final = {sum([1 << side for side in sides]): glyph for glyph, sides in GLYPHS.items()}
WIDE: Final = 13  # columns of a floor that is counted from the start
PLACES: Final = 91  # of such a floor

View = dict[str, Any]
Tile = dict[str, Any]

# -- the labyrinth -----------------------------------------------------------------------------------------------------


def labyrinth(view: View, words: Words) -> list[Part]:
    """What the Hero has seen, floor by floor, the Hero's own first, with a question mark where a way leads on."""
    tiles: dict[int, Tile] = {tile["place"]: tile for tile in view["known"]}
    tiles.update({tile["place"]: tile for tile in view["labyrinth"]})
    cells = {place: seen(view, words, tile) for place, tile in tiles.items()}
    for place, tile in tiles.items():
        for side in range(4):
            other = step(place, side)
            if tile["exits"] >> side & 1 and other not in cells:
                cells[other] = unseen(view, words, other)
    found: list[Part] = []
    floors = sorted({place // PLACES for place in cells}, key=lambda floor: (floor != view["here"] // PLACES, floor))
    for floor in floors:
        name = words.say("sections-floor", floor=floor)
        if len(floors) == 1:  # of several maps each shows its name
            found.append(lines(span(name, "quiet")))
        found.append(grid(name, [one for place, one in cells.items() if place // PLACES == floor]))
    signs = [legend(words.say("sections-signs"))] if cells else []
    return [*found, lines(here(view, words, tiles)), *signs]


def step(place: int, side: int) -> int:
    """The place on a side of another."""
    return place + STEP_SOUTH[side] * WIDE + STEP_EAST[side]


def seen(view: View, words: Words, tile: Tile) -> Cell:
    """A sector that the Hero sees now, or has seen."""
    place, shown = tile["place"], "lit" in tile
    signs: Line = [span(HERO, "own")] if place == view["here"] else []
    signs += [span(sign_of(words, figure), "danger", "figure", figure) for figure in tile.get("figures", ())]
    signs += marks(tile["stairs"] >= 0, tile["box"], tile.get("danger"), tile.get("sabotage", 0))
    signs += [span(FACES[tile["face"]], "strong")] if tile.get("face") else []
    signs += [span(DOUBT, "danger")] if tile.get("doubt", -1) >= 0 else []
    signs = spaced(signs)
    head = short_room(words, tile["room"]) if tile["room"] >= 0 else GLYPH_OF.get(tile["exits"] & 15, "·")
    roles: list[Role] = (["lit"] if tile["lit"] else ["dark"]) if shown else ["faded"]
    return cell(
        place % PLACES // WIDE, place % WIDE, described(view, words, tile),
        [span(head, "strong" if shown else "quiet")], *([signs] if signs else []), roles=roles, noun="place",
        index=place, moves=moves_to(view, place), edges=edges_of(tile["exits"], tile["doors"]),
    )  # fmt: skip


def unseen(view: View, words: Words, place: int) -> Cell:
    """A sector that nobody has shown the Hero yet."""
    title = f"{words.name('place', place)}: {words.say('sections-unknown')}"
    return cell(
        place % PLACES // WIDE, place % WIDE, title, span(UNKNOWN, "quiet"), roles=["dark"], noun="place", index=place,
        moves=moves_to(view, place),
    )  # fmt: skip


def moves_to(view: View, place: int) -> list[int]:
    """What the Hero can do with his own sector or with one beside it."""
    found: list[int] = []
    if place == view["here"]:
        found += [m.SEARCH, m.SWEEP, m.WALK + STAIRS, m.EXPLORE + STAIRS, *[m.FULFIL + slot for slot in range(3)]]
    for side in range(4):
        if step(view["here"], side) == place:
            found += [first + side for first in (m.WALK, m.EXPLORE, m.BLOCK, m.CLEAR, m.FORCE, m.REPAIR)]
    if place in view["line"]:
        found.append(m.SWEEP + 1 + sorted(view["line"], key=lambda one: far_from(view["here"], one)).index(place))
    return found


def far_from(here: int, place: int) -> int:
    """How far a place of a straight line is; the other floor comes last."""
    south, east = place % PLACES // WIDE - here % PLACES // WIDE, place % WIDE - here % WIDE
    return abs(south) + abs(east) + PLACES * (place // PLACES != here // PLACES)


def here(view: View, words: Words, tiles: dict[int, Tile]) -> str:
    """Where the Hero stands, and which ways lead on, in words."""
    tile = tiles.get(view["here"])
    if tile is None:
        return words.say("sections-nowhere")
    return words.say("sections-here", what=described(view, words, tile))


def described(view: View, words: Words, tile: Tile) -> str:
    """A sector in words: where, what, light, who and what is in it, ways."""
    found = [sector_name(words, tile)]
    if "lit" in tile:
        found.append(words.say("sections-lit" if tile["lit"] else "sections-dark"))
    else:
        found.append(words.say("sections-hidden"))
    found += [words.say("sections-hero-here")] if tile["place"] == view["here"] else []
    found += [words.name("figure", figure) for figure in tile.get("figures", ())]
    found += things(words, tile["stairs"] >= 0, tile["box"], tile.get("danger"), tile.get("sabotage", 0))
    found += [words.say("sections-core" if tile["face"] == 1 else "sections-no-core")] if tile.get("face") else []
    if tile.get("doubt", -1) >= 0:
        found.append(words.say("sections-doubt", card=words.name("card", tile["doubt"])))
    ways = [way(words, tile, side) for side in range(4) if tile["exits"] >> side & 1]
    found.append(words.say("sections-ways", ways=", ".join(ways)))
    return f"{words.name('place', tile['place'])}: {', '.join(found)}"


def sector_name(words: Words, tile: Tile) -> str:
    """A room by its name; a corridor."""
    return words.name("room", tile["room"]) if tile["room"] >= 0 else words.say("sections-corridor")


def way(words: Words, tile: Tile, side: int) -> str:
    """A side on which a sector goes on, and whether there is a door."""
    kind = ("open", "door", "blocked")[tile["doors"][side]]
    return words.say("sections-way", side=words.name("side", side), kind=kind)


# -- the secret map ----------------------------------------------------------------------------------------------------


def station_map(view: View, words: Words) -> list[Part]:
    """Both floors with everything on them, the Hero's first, and from where the Hero would hear something there."""
    plan = view["map"]
    built = station(*plan["sheets"])
    found: list[Part] = []
    upstairs = plan["hero"] // FLOOR == 1  # before there is a Hero the floor of the start comes first
    for floor in (1, 0) if upstairs else (0, 1):
        cells = [
            sector(view, words, built, at)
            for at in range(floor * FLOOR, floor * FLOOR + FLOOR)
            if built.shape[at] != NONE
        ]
        found.append(grid(words.say("sections-floor", floor=floor), cells))
    return [*found, legend(words.say("sections-signs-evil"))]


def sector(view: View, words: Words, built: Station, at: int) -> Cell:
    """A sector of the secret map: what it is called, how far from the Hero, and what is there."""
    plan = view["map"]
    shown = at in plan["revealed"]
    known = shown or at in [absolute(one["place"], plan["start"]) for one in view["known"]]
    code = "ABCDEFG"[at % COLUMNS] + str(at % FLOOR // COLUMNS + 1)
    away, heard = noise(plan, built, at)
    head: Line = [span(f"[{code}]" if shown else f"({code})" if known else code, "strong" if shown else "")]
    head += [span(f" {away}{''.join([ARROWS[side] for side in heard])}", "quiet")] if away else []
    room = plan["rooms"].index(at) if at in plan["rooms"] else NOWHERE
    there = [one for one in plan["creatures"] if one["cell"] == at]
    signs: Line = [span(HERO, "own")] if at == plan["hero"] else []
    for one in there:
        hurt = "*" if one["wounded"] else ""
        number = "" if one["kind"] == len(ALL_KINDS) - 1 else str(one["token"] % 3 + 1)
        sign = words.say(f"sections-sign-{ALL_KINDS[one['kind']]}")
        signs.append(span(f"{sign}{number}{hurt}", "danger", "piece", one["token"]))
    tokens = (plan["sabotage"] if room == 0 else 0) + (1 if at in plan["needles"] else 0)
    tokens += 1 if at in [absolute(place, plan["start"]) for place in view["status"]] else 0
    core = at == plan["needles"][0] if plan["needles"] else False
    elements = built.colour[at] >= 0, at in plan["boxes"], at in plan["danger"], tokens
    signs += [*marks(*elements), *([span(FACES[1], "strong")] if core else [])]
    said = [words.name("room", room) if room >= 0 else words.say("sections-corridor")]
    said += [words.say("sections-lit" if at in plan["lit"] else "sections-dark")]
    said += [words.say("sections-revealed")] if shown else [words.say("sections-known")] if known else []
    said += [words.say("sections-hero-here")] if at == plan["hero"] else []
    said += [words.name("piece", one["token"]) for one in there] + things(words, *elements)
    said += [words.say("sections-core")] if core else []
    said += [words.say("sections-away", n=away)] if away else []
    said += [words.say("sections-heard-from", how=told(words, heard))] if heard else []
    named: Line = [span(short_room(words, room), "strong")] if room >= 0 else []
    rows = [head, named, spaced(signs)]
    doors = [built.doors[at * 4 + side] for side in range(4)]
    exits = sum([1 << side for side in range(4) if built.exits[at * 5 + side] != NOWHERE])
    return cell(
        at % FLOOR // COLUMNS, at % COLUMNS, f"{code}: {', '.join(said)}", *[row for row in rows if row],
        roles=["lit" if at in plan["lit"] else "dark"], noun="sector", index=at, moves=moves_in(plan, at, doors),
        edges=edges_of(exits, [0 if door < 0 else 1 + (plan["blocked"] >> door & 1) for door in doors]),
    )  # fmt: skip


def moves_in(plan: dict[str, Any], at: int, doors: list[int]) -> list[int]:
    """What Evil can do in a sector besides naming it: let a creature go or appear there, block or open its doors."""
    found = [m.SEND + one["token"] * m.SECTORS + at for one in plan["creatures"]]
    found += [m.SPAWN + kind * m.SECTORS + at for kind in range(m.KINDS)]
    return found + [first + door for door in doors if door >= 0 for first in (m.BLOCK_DOOR, m.CLEAR_DOOR)]


def noise(plan: dict[str, Any], built: Station, at: int) -> tuple[int, list[int]]:
    """How far a sector is from the Hero, and from which sides a noise there may be told to come."""
    hero = plan["hero"]
    if hero == NOWHERE or at == hero:
        return 0, []
    away = built.distances(plan["blocked"])[hero * 2 * FLOOR + at]
    sides = sight.noise_sides(built, hero, at, plan["blocked"])
    return (0 if away == FAR else away), [side for side in range(6) if sides >> side & 1]


def told(words: Words, sides: list[int]) -> str:
    """How a noise would be told; where several sides are true, Evil chooses one."""
    found = [words.say(f"side-{SIDES[side]}--of") for side in sides if side < len(SIDES)]
    return words.say("sections-or").join(found) if found else words.say("sections-other-floor")


# -- signs -------------------------------------------------------------------------------------------------------------


def edges_of(exits: int, doors: list[int]) -> dict[Side, Edge]:
    """Walls and doors around a sector."""
    found: dict[Side, Edge] = {}
    for side, name in enumerate(EDGES):
        if not exits >> side & 1:
            found[name] = "wall"
        elif doors[side]:
            found[name] = "blocked" if doors[side] == 2 else "door"
    return found


def short_room(words: Words, room: int) -> str:
    """The name of a room, as short as on a map."""
    return words.say(f"sections-short-{ROOMS[room]}")


def sign_of(words: Words, figure: int) -> str:
    """A creature as it is shown: a letter, with a star where it is wounded."""
    return words.say(f"sections-sign-{ALL_KINDS[figure // 2]}") + ("*" if figure % 2 else "")


def marks(stairs: bool, box: object, danger: object, tokens: int) -> Line:
    """What lies in a sector, in signs."""
    found: Line = [UP_OR_DOWN] if stairs else []
    found += [span(BOX, "good")] if box else []
    found += [span(DANGER, "danger")] if danger else []
    return found + ([f"{TOKEN}{tokens}"] if tokens else [])


def things(words: Words, stairs: bool, box: object, danger: object, tokens: int) -> list[str]:
    """The same in words."""
    found = [words.name("target", STAIRS_TARGET)] if stairs else []
    found += [words.name("target", BOX_TARGET)] if box else []
    found += [words.name("target", DANGER_TARGET)] if danger else []
    return found + ([words.say("sections-tokens", n=tokens)] if tokens else [])


def spaced(signs: Line) -> Line:
    """Signs with a space between them."""
    return [piece for number, sign in enumerate(signs) for piece in ([" ", sign] if number else [sign])]
