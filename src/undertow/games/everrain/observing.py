"""What a learner sees: its own ship first and heading east, the hexes around it, all tiles, ships, tracks and piles."""

from __future__ import annotations

from typing import Any, Final

from undertow.games.everrain import elders
from undertow.games.everrain import ship as s
from undertow.games.everrain.board import NOWHERE
from undertow.games.everrain.cards.crew import BOARDS
from undertow.games.everrain.cards.elders import AT, KIND, WOUNDS
from undertow.games.everrain.cards.enemies import FOES, FOES_MOST
from undertow.games.everrain.cards.stories import CHRONICLE_COUNT, STORIES
from undertow.games.everrain.cards.traits import TRAITS
from undertow.games.everrain.cards.treasures import TREASURES
from undertow.games.everrain.cards.upgrades import FIRST_GUN, UPGRADES
from undertow.games.everrain.chart import ENTRY
from undertow.games.everrain.foes import FOE_PILE
from undertow.games.everrain.hexes import SIDES, TILE_HEXES, Place, distance, turned
from undertow.games.everrain.params import RAIDERS_MOST
from undertow.games.everrain.state import (
    BAD_PILE,
    CREW_PILE,
    GOOD_PILE,
    GUN_PILE,
    IMPROVEMENT_PILE,
    TREASURE_PILE,
    Table,
)
from undertow.games.everrain.story_view import foreseen
from undertow.games.everrain.tiles import KINDS, TILES
from undertow.kernel.observation import BySeat, Counts, Numbers, Observation

QUESTIONS: Final = (
    "renew", "turn", "steer", "which_tile", "rotate", "free_tile", "port", "hand_in", "token", "wages", "keep",
    "return", "soothe", "storm_place", "storm_toward", "storm_drift", "mend", "heal", "deal", "consent", "omen",
    "salvage", "discard", "evade", "strike", "bear", "drag", "lure", "rouse", "exhaust", "bring", "drop", "place",
    "step", "activate", "boarding", "smite", "blessing", "mount", "plan", "nurse", "without", "refresh",
    "support", "tester", "whom", "whom_relieved", "gift", "throw_away", "exhaust_one", "scout", "envoy", "swap",
    "which_card", "storm_toward_ship", "storm_away", "undertow", "put_out", "face_out",
    "react_attack", "react_card", "react_death", "react_save", "dice", "journey",
    "journey_stress", "which_storm",
)  # fmt: skip
STORY: Final = len(QUESTIONS)  # the answers to a story card
NEAR: Final = 3  # hexes so far away are seen in full
AROUND: Final[list[Place]] = [
    (q, r) for q in range(-NEAR, NEAR + 1) for r in range(-NEAR, NEAR + 1) if distance((0, 0), (q, r)) <= NEAR
]
LAYERS: Final = len(KINDS) + 5  # of such a hex: its kind, another ship, a wreck, a cargo, a storm, an explored marker
TILE_NUMBERS: Final = 5  # of a tile: whether it is laid, ahead or shown, where it lies, how it is turned
MIDDLE: Final = 128  # what 0 is, where a number may be negative
SHIP_NUMBERS: Final = s.LENGTH + 2


def relative(table: Table, seat: int, hexagon: int) -> Place:
    """Where a hex is, seen from a ship (from a lost one: from its wreck) that heads east."""
    ship = table.ships[max(seat, 0)]
    here = table.chart.place[ship[s.HEX] if ship[s.HEX] != NOWHERE else ship[s.WRECK]]
    there = table.chart.place[hexagon]
    place = there[0] - here[0], there[1] - here[1]
    for _ in range((SIDES - ship[s.HEADING]) % SIDES):
        place = turned(place)
    return place


def bounded(number: int) -> int:
    """A number that may be negative, from 0 to 255."""
    return max(0, min(255, number + MIDDLE))


def status(table: Table, seat: int) -> list[int]:
    """Tracks, time, who is asked, and the next tile."""
    return [
        table.players, table.enemy, table.elder, table.awake, table.end_space, table.agenda, table.agenda_spaces,
        table.act, table.act_ended, table.enemy_acts, min(table.round, 255), (table.first - seat) % table.seats,
        table.seats, max(0, table.next_act()), table.back + 1, table.free_tile, int(table.deciding == seat),
        table.rolled + 1,
    ]  # fmt: skip


def question(table: Table, seat: int) -> list[int]:
    """Which question is asked."""
    if table.ended is not None:
        return []
    key = table.asking.key
    return [QUESTIONS.index(key) if key in QUESTIONS else STORY]


def around(table: Table, seat: int) -> list[int]:
    """The hexes near the ship, each with its kind and what is there."""
    seen = [0] * (len(AROUND) * LAYERS)
    ships = [ship[s.HEX] for ship in table.ships]
    cargoes = [cargo[0] for cargo in table.cargoes]
    for number, kind in enumerate(table.chart.kind):
        place = relative(table, seat, number)
        if distance((0, 0), place) <= NEAR:
            at = AROUND.index(place) * LAYERS
            seen[at + kind] = 1
            seen[at + len(KINDS)] = ships.count(number)
            seen[at + len(KINDS) + 1] = int(number in table.wrecks)
            seen[at + len(KINDS) + 2] = int(number in cargoes)
            seen[at + len(KINDS) + 3] = int(table.is_stormy(number))
            seen[at + len(KINDS) + 4] = int(number in table.explored)
    return seen


def tiles(table: Table, seat: int) -> list[int]:
    """By tile: where it lies, relative to the ship, and how it is turned."""
    seen = [0] * (len(TILES) * TILE_NUMBERS)
    for number in range(len(table.laid) // ENTRY):
        tile, _, _, half, rotation = table.laid[number * ENTRY : number * ENTRY + ENTRY]
        q, r = relative(table, seat, number * TILE_HEXES)
        at = tile * TILE_NUMBERS
        seen[at : at + TILE_NUMBERS] = [1, bounded(q), bounded(r), half, rotation]
    for place, tile in enumerate([*table.shown, *table.ahead]):
        seen[tile * TILE_NUMBERS] = 2 + place
    return seen


def ship(table: Table, seat: int, other: int) -> list[int]:
    """All numbers of a ship, each one higher, with its place relative to one's own."""
    numbers = [min(255, number + 1) for number in table.ships[other][: s.LENGTH]]
    numbers[s.HEADING] = (table.ships[other][s.HEADING] - table.ships[max(seat, 0)][s.HEADING]) % SIDES
    at = table.ships[other][s.HEX]
    numbers[s.HEX] = int(at != NOWHERE)
    numbers[s.WRECK] = int(table.ships[other][s.WRECK] != NOWHERE)
    q, r = relative(table, seat, at) if at != NOWHERE else (0, 0)
    return [*numbers, bounded(q), bounded(r)]


def foes(table: Table, seat: int, other: int) -> list[int]:
    """Enemies on a ship's deck: kind, zone, wounds, whether it has acted, each one higher."""
    return [number + 1 for number in table.ships[other][s.LENGTH :]]


def offers(table: Table, seat: int) -> list[int]:
    """Treasures on offer."""
    return table.market


def for_hire(table: Table, seat: int) -> list[int]:
    """Crew boards on offer."""
    return table.crew_row


def upgrades(table: Table, seat: int) -> list[int]:
    """Upgrades on offer, and the one in hand."""
    return table.yard + table.in_hand


def upgrades_left(table: Table, seat: int) -> list[int]:
    """Upgrades still to come."""
    return table.piles[IMPROVEMENT_PILE] + [FIRST_GUN + gun for gun in table.piles[GUN_PILE]]


def treasures_left(table: Table, seat: int) -> list[int]:
    """Treasures still to come."""
    return table.piles[TREASURE_PILE]


def traits_left(table: Table, seat: int) -> list[int]:
    """Traits still to come."""
    return table.piles[GOOD_PILE] + table.piles[BAD_PILE]


def crew_left(table: Table, seat: int) -> list[int]:
    """Crew boards still to come."""
    return table.piles[CREW_PILE]


def foes_left(table: Table, seat: int) -> list[int]:
    """Enemies on deck still to come."""
    return table.piles[FOE_PILE]


def foes_coming(table: Table, seat: int) -> list[int]:
    """Enemies that are drawn and still to be placed."""
    return table.coming


def enemy_ships(table: Table, seat: int) -> list[int]:
    """Enemy ships in order of arrival: kind, place, heading, wounds and destination, relative to one's own ship."""
    seen: list[int] = []
    for kind, at, heading, wounds, goal, acted in table.raiders:
        place, wanted = relative(table, seat, at), relative(table, seat, goal)
        bow = (heading - table.ships[max(seat, 0)][s.HEADING]) % SIDES
        seen += [kind + 1, *[bounded(n) for n in (*place, *wanted)], bow, wounds, acted]
    return seen


def stories(table: Table, seat: int) -> list[int]:
    """Where every story card is, the answers that chronicles remember, whether answers are foreseen; open to all."""
    return [*table.tales, *[letter + 1 for letter in table.memory], int(len(foreseen(table)) > 0)]


def risen(table: Table, seat: int) -> list[int]:
    """The elder that is awake: kind, place, wounds, dice, how near it is to its objective."""
    if not table.beast:
        return []
    beast = table.beast
    q, r = relative(table, seat, beast[AT]) if beast[AT] != NOWHERE else (0, 0)
    figures = [elders.dice(table), elders.left_to_win(table), len(table.reclaimed), len(table.sung)]
    return [beast[KIND] + 1, bounded(q), bounded(r), beast[WOUNDS], *figures, sum([n for _, n in table.torn])]


OBSERVATION: Final = Observation(
    Numbers(18, status),
    Counts(STORY + 1, question),
    Numbers(len(AROUND) * LAYERS, around),
    Numbers(len(TILES) * TILE_NUMBERS, tiles),
    BySeat(4, SHIP_NUMBERS, ship),
    BySeat(4, s.FOE * FOES_MOST, foes),
    Counts(len(TREASURES), offers),
    Counts(len(BOARDS), for_hire),
    Counts(len(TREASURES), treasures_left),
    Counts(len(TRAITS), traits_left),
    Counts(len(BOARDS), crew_left),
    Numbers(RAIDERS_MOST * 8, enemy_ships),
    Counts(len(FOES), foes_left),
    Counts(len(FOES), foes_coming),
    Counts(UPGRADES, upgrades),
    Counts(UPGRADES, upgrades_left),
    Numbers(len(STORIES) + CHRONICLE_COUNT + 1, stories),
    Numbers(9, risen),
)


def encode(table: Table, seat: int, out: Any) -> None:
    """Write an observation over whatever stands in ``out``: its parts only add to zeros."""
    for place in range(OBSERVATION.size):
        out[place] = 0
    OBSERVATION.write(table, seat, out)
