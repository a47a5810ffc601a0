"""What is known: everything that lies on the table. All seats and spectators see the same."""

from __future__ import annotations

from typing import Any, TypedDict

from undertow.games.everrain import elders
from undertow.games.everrain import ship as s
from undertow.games.everrain.board import NOWHERE, SLOTS, UPGRADE_SLOTS, ZONES
from undertow.games.everrain.cards import crew, enemies, guns, improvements, raiders, traits, treasures
from undertow.games.everrain.cards.elders import ELDERS
from undertow.games.everrain.cards.island import LANDMARKS
from undertow.games.everrain.cards.stories import STORIES
from undertow.games.everrain.cards.upgrades import FIRST_GUN
from undertow.games.everrain.chart import ENTRY
from undertow.games.everrain.foes import FOE_PILE, hits_left
from undertow.games.everrain.odds import fray_odds, shot_odds, test_odds, threatened
from undertow.games.everrain.procedures.journeys import Journey
from undertow.games.everrain.reach import courses
from undertow.games.everrain.state import (
    BAD_PILE,
    CREW_PILE,
    GOOD_PILE,
    GUN_PILE,
    IMPROVEMENT_PILE,
    RAIDER_PILE,
    TREASURE_PILE,
    Table,
    storm_hexes,
)
from undertow.games.everrain.story_view import Stories, stories_of
from undertow.games.everrain.tiles import TILES
from undertow.kernel.flow import Procedure
from undertow.kernel.zones import Hidden

FIRST_TREASURE = len(TILES)  # numbers of components: tiles, treasures, traits, crew boards, enemy ships, upgrades
FIRST_TRAIT = FIRST_TREASURE + len(treasures.TREASURES)
FIRST_BOARD = FIRST_TRAIT + len(traits.TRAITS)
FIRST_RAIDER = FIRST_BOARD + crew.FIRST_NAMELESS
FIRST_FOE = FIRST_RAIDER + len(raiders.RAIDERS)
FIRST_UPGRADE = FIRST_FOE + len(enemies.FOES)
FIRST_STORY = FIRST_UPGRADE + FIRST_GUN + len(guns.GUNS)


class Member(TypedDict):
    """A crew member."""

    board: int
    spot: int
    wounds: int
    stress: int
    holes: int
    wage: int
    traits: list[int]
    tired: int
    place: int


class Foe(TypedDict):
    """An enemy on deck."""

    kind: int
    name: int
    zone: int
    hits: int
    dice: int
    acted: int


class Ship(TypedDict):
    """A ship and everything aboard."""

    hex: int
    heading: int
    wreck: int
    coins: int
    clues: int
    fresh: list[int]
    issued: list[int]
    broken: list[int]
    hold: list[int]
    room: int
    cabins: int
    mounted: list[int]
    plans: list[int]
    aim: int
    sheltered: int
    crew: list[Member]
    foes: list[Foe]
    points: int
    smooth: int
    haste: int
    voice: int
    visited: int
    used: int
    done: int
    listened: int
    sold: int
    savvied: int
    wanted: int
    paid: int
    traded: int
    faced: int
    owes: int
    grapple: int
    free_turn: int
    saintly: int


class Course(TypedDict):
    """How a captain who is asked gets somewhere: the moves, to be made one by one."""

    hex: int
    heading: int
    cost: int
    moves: list[int]


class Risen(TypedDict):
    """The elder: what it would roll if it woke now, by kind; once it is awake, which one it is and how it stands."""

    gauge: list[int]
    beast: list[int]
    dice: int
    hits: int
    left: int
    torn: list[list[int]]
    sung: list[int]
    reclaimed: list[int]


class View(TypedDict):
    """All that anybody may know."""

    seat: int
    asked: int
    question: str
    round: int
    first: int
    act: int
    act_ended: int
    enemy_acts: int
    players: int
    enemy: int
    elder: int
    awake: int
    end: int
    agenda: int
    agenda_spaces: int
    tiles: list[list[int]]
    hexes: list[list[int]]
    next_act: int
    back: int
    ahead: list[int]
    shown: list[int]
    free_tile: int
    left: dict[str, list[int]]
    discards: dict[str, list[int]]
    crew_row: list[int]
    market: list[int]
    yard: list[int]
    in_hand: list[int]
    cargoes: list[list[int]]
    wrecks: list[int]
    storms: list[list[list[int]]]
    drifting: int
    partner: int
    wants: list[int]
    raiders: list[list[int]]
    deck_act: int
    coming: list[int]
    rolled: int
    explored: list[int]
    stories: Stories
    underway: list[Any]
    ships: list[Ship]
    fray: list[list[int]]
    shots: list[list[int]]
    tests: list[list[int]]
    threats: list[list[int]]
    reach: list[Course]
    risen: Risen
    journey: list[list[int]]


def view(table: Table, seat: int) -> View:
    """The table as it lies; ``seat`` alone differs between readers."""
    chart = table.chart
    return {
        "seat": seat,
        "asked": table.deciding,
        "question": table.asking.key if table.ended is None else "",
        "round": table.round,
        "first": table.first,
        "act": table.act,
        "act_ended": table.act_ended,
        "enemy_acts": table.enemy_acts,
        "players": table.players,
        "enemy": table.enemy,
        "elder": table.elder,
        "awake": table.awake,
        "end": table.end_space,
        "agenda": table.agenda,
        "agenda_spaces": table.agenda_spaces,
        "tiles": [list(table.laid[at : at + ENTRY]) for at in range(0, len(table.laid), ENTRY)],
        "hexes": [[*chart.place[number], kind] for number, kind in enumerate(chart.kind)],
        "next_act": table.next_act(),
        "back": TILES[table.ahead[0]].bonus if table.ahead else table.back,
        "ahead": table.ahead[:],
        "shown": table.shown[:],
        "free_tile": table.free_tile,
        "left": {
            "tiles": table.tiles[:],
            "treasures": table.piles[TREASURE_PILE][:],
            "good": table.piles[GOOD_PILE][:],
            "bad": table.piles[BAD_PILE][:],
            "crew": table.piles[CREW_PILE][:],
            "raiders": table.piles[RAIDER_PILE][:],
            "foes": table.piles[FOE_PILE][:],
            "improvements": table.piles[IMPROVEMENT_PILE][:],
            "guns": table.piles[GUN_PILE][:],
        },
        "discards": {
            "treasures": table.discards[TREASURE_PILE][:],
            "good": table.discards[GOOD_PILE][:],
            "bad": table.discards[BAD_PILE][:],
            "raiders": table.discards[RAIDER_PILE][:],
            "foes": table.discards[FOE_PILE][:],
            "improvements": table.discards[IMPROVEMENT_PILE][:],
            "guns": table.discards[GUN_PILE][:],
        },
        "crew_row": table.crew_row[:],
        "market": table.market[:],
        "yard": table.yard[:],
        "in_hand": table.in_hand[:],
        "cargoes": [cargo[:] for cargo in table.cargoes],
        "wrecks": table.wrecks[:],
        "storms": [[list(place) for place in storm_hexes(storm)] for storm in table.storms],
        "drifting": table.drifting,
        "partner": table.partner,
        "wants": table.wants[:],
        "raiders": [raider[:] for raider in table.raiders],
        "deck_act": table.deck_act,
        "coming": table.coming[:],
        "rolled": table.rolled,
        "explored": table.explored[:],
        "stories": stories_of(table),
        "underway": [frame_of(frame) for frame in table.stack],
        "ships": [ship_of(ship) for ship in table.ships],
        "fray": fray_odds(table),
        "shots": shot_odds(table),
        "tests": test_odds(table),
        "threats": threatened(table),
        "reach": [course_of(course) for course in courses(table)],
        "risen": risen_of(table),
        "journey": journey_of(table),
    }


def journey_of(table: Table) -> list[list[int]]:
    """A journey of discovery under way: by member the landmark, those turned over, tokens that are left by kind."""
    for frame in table.stack:
        if isinstance(frame, Journey):
            turned = [at for at in range(len(LANDMARKS)) if frame.turned >> at & 1]
            return [frame.spots[:], turned, frame.bag[:]]
    return []


def risen_of(table: Table) -> Risen:
    """The elder."""
    here = len(table.beast) > 0
    return {
        "gauge": [elders.dice_of(table, kind) for kind in range(len(ELDERS))],
        "beast": table.beast[:],
        "dice": elders.dice(table) if here else 0,
        "hits": elders.hits_left(table) if here else 0,
        "left": elders.left_to_win(table) if here else 0,
        "torn": [mark[:] for mark in table.torn],
        "sung": table.sung[:],
        "reclaimed": list(table.reclaimed),
    }


def frame_of(frame: Procedure) -> list[Any]:
    """What a procedure remembers: in an open game nothing of it is hidden."""
    values = [getattr(frame, name) for name in frame.fields]
    return [frame.at, *[value[:] if isinstance(value, list) else value for value in values]]


def course_of(course: tuple[int, int, int, list[int]]) -> Course:
    """One course."""
    return {"hex": course[0], "heading": course[1], "cost": course[2], "moves": course[3]}


def ship_of(ship: list[int]) -> Ship:
    """One ship."""
    return {
        "hex": ship[s.HEX],
        "heading": ship[s.HEADING],
        "wreck": ship[s.WRECK],
        "coins": ship[s.COINS],
        "clues": ship[s.CLUES],
        "fresh": ship[s.FRESH : s.FRESH + 4],
        "issued": ship[s.ISSUED : s.ISSUED + 3],
        "broken": [zone for zone in range(ZONES) if not s.is_whole(ship, zone)],
        "hold": s.held(ship),
        "room": s.hold_room(ship),
        "cabins": s.cabins(ship),
        "mounted": ship[s.MOUNTED : s.MOUNTED + UPGRADE_SLOTS],
        "plans": ship[s.PLANS : s.PLANS + UPGRADE_SLOTS],
        "aim": ship[s.AIM],
        "sheltered": ship[s.SHELTERED],
        "crew": [member_of(ship, place) for place in s.crew(ship)],
        "foes": [foe_of(ship, foe) for foe in s.foes(ship)],
        "points": ship[s.POINTS],
        "smooth": ship[s.SMOOTH],
        "haste": ship[s.HASTE],
        "voice": ship[s.ECHO],
        "visited": ship[s.VISITED],
        "used": ship[s.USED],
        "done": ship[s.DONE],
        "listened": ship[s.LISTENED],
        "sold": ship[s.SOLD],
        "savvied": ship[s.SAVVIED],
        "wanted": ship[s.WANTED],
        "paid": ship[s.PAID],
        "traded": ship[s.TRADED],
        "faced": ship[s.FACED],
        "owes": ship[s.OWES],
        "grapple": ship[s.GRAPPLE],
        "free_turn": ship[s.FREE_TURN],
        "saintly": ship[s.SAINTLY],
    }


def member_of(ship: list[int], place: int) -> Member:
    """One crew member."""
    drawn = (ship[place + s.GOOD], ship[place + s.BAD])
    return {
        "board": ship[place],
        "spot": ship[place + s.SPOT],
        "wounds": ship[place + s.WOUNDS],
        "stress": ship[place + s.STRESS],
        "holes": s.holes(ship, place),
        "wage": s.wage(ship, place),
        "traits": [trait for trait in drawn if trait != traits.NO_TRAIT],
        "tired": ship[place + s.TIRED],
        "place": ship[place + s.PLACE] - 1,
    }


def foe_of(ship: list[int], foe: int) -> Foe:
    """One enemy on deck."""
    return {
        "kind": ship[foe],
        "name": enemies.NAMED[ship[foe]],
        "zone": ship[foe + s.FOE_ZONE],
        "hits": hits_left(ship, foe),
        "dice": enemies.FOES[ship[foe]].dice,
        "acted": ship[foe + s.FOE_DEED],
    }


# -- components --------------------------------------------------------------------------------------------------------


def zones(table: Table) -> dict[str, list[int]]:
    """Every component by its place (law 5)."""
    laid = list(table.laid[::ENTRY])
    found = {
        "tiles": [*laid, *table.tiles, *table.ahead, *table.shown],
        "treasures": cards(table.piles[TREASURE_PILE] + table.discards[TREASURE_PILE] + table.market, FIRST_TREASURE),
        "traits": cards([*table.piles[GOOD_PILE], *table.piles[BAD_PILE]], FIRST_TRAIT),
        "laid down": cards([*table.discards[GOOD_PILE], *table.discards[BAD_PILE]], FIRST_TRAIT),
        "crew": cards(table.piles[CREW_PILE] + table.crew_row, FIRST_BOARD),
        "wrecks": cards([card for cargo in table.cargoes for card in cargo[2:]], FIRST_TREASURE),
    }
    at_sea = [raider[raiders.KIND] for raider in table.raiders if raiders.RAIDERS[raider[raiders.KIND]].copies]
    found["enemy ships"] = cards(table.piles[RAIDER_PILE] + table.discards[RAIDER_PILE] + at_sea, FIRST_RAIDER)
    carded = table.piles[FOE_PILE] + table.discards[FOE_PILE]
    found["stories"] = cards(list(range(len(table.tales))), FIRST_STORY)  # one number says where each is
    found["enemies"] = cards([kind for kind in carded + table.coming if enemies.FOES[kind].copies], FIRST_FOE)
    found["improvements"] = cards(table.piles[IMPROVEMENT_PILE] + table.discards[IMPROVEMENT_PILE], FIRST_UPGRADE)
    found["guns"] = cards(table.piles[GUN_PILE] + table.discards[GUN_PILE], FIRST_UPGRADE + FIRST_GUN)
    found["shipyard"] = cards(table.yard + table.in_hand, FIRST_UPGRADE)
    for seat, ship in enumerate(table.ships):
        boards = [ship[place] for place in s.crew(ship) if ship[place] < crew.FIRST_NAMELESS]
        drawn = [ship[place + which] for place in s.crew(ship) for which in (s.GOOD, s.BAD)]
        found[f"ship {seat}"] = [
            *cards(s.held(ship), FIRST_TREASURE),
            *cards(boards, FIRST_BOARD),
            *cards([trait for trait in drawn if trait != NOWHERE], FIRST_TRAIT),
            *cards([ship[foe] for foe in s.foes(ship) if enemies.FOES[ship[foe]].copies], FIRST_FOE),
            *upgrades_of(ship, s.MOUNTED),
            *upgrades_of(ship, s.PLANS),
        ]
    return found


def upgrades_of(ship: list[int], first: int) -> list[int]:
    """What is mounted, or what lies as a schematic, by the numbers among all components."""
    below = [card for card in ship[first : first + SLOTS] if card != NOWHERE]
    mounts = [card for card in ship[first + SLOTS : first + UPGRADE_SLOTS] if card != NOWHERE]
    return cards(below, FIRST_UPGRADE) + cards(mounts, FIRST_UPGRADE + FIRST_GUN)


def cards(some: list[int], first: int) -> list[int]:
    """Cards of one kind, by their numbers among all components."""
    return [first + card for card in some]


def components(seats: int, options: Any) -> list[int]:
    """Everything in the box."""
    return [
        *range(FIRST_TRAIT),
        *[FIRST_TRAIT + trait for trait in range(len(traits.TRAITS)) for _ in range(traits.COPIES)],
        *[FIRST_BOARD + board for board in range(crew.FIRST_NAMELESS)],
        *cards(raiders.CARDS, FIRST_RAIDER),
        *cards(enemies.CARDS, FIRST_FOE),
        *cards(list(range(len(STORIES))), FIRST_STORY),
        *cards([*improvements.CARDS, *[improvements.DINGHY, improvements.HAMMOCK] * seats], FIRST_UPGRADE),
        *cards([*guns.CARDS, *[guns.OLD_SWIVELS] * (2 * seats)], FIRST_UPGRADE + FIRST_GUN),
    ]


def hidden(table: Table, seat: int) -> dict[str, Hidden]:
    """Nothing is hidden but what chance will bring."""
    return {}


def redeal(table: Table, seat: int) -> None:
    """There is nothing to deal anew."""
