"""Tables laid out by hand, for tests of single rules."""

from __future__ import annotations

from typing import Any

from undertow.games.everrain import moves as m
from undertow.games.everrain import ship as s
from undertow.games.everrain import tales
from undertow.games.everrain.board import BELOW, NOWHERE, SPOTS
from undertow.games.everrain.cards.crew import SLUGS
from undertow.games.everrain.cards.traits import NO_TRAIT, TRAITS
from undertow.games.everrain.cards.treasures import TREASURES
from undertow.games.everrain.cards.upgrades import FIRST_GUN
from undertow.games.everrain.chart import with_tile
from undertow.games.everrain.game import EVERRAIN
from undertow.games.everrain.names import NOUNS
from undertow.games.everrain.state import (
    BAD_PILE,
    CREW_PILE,
    GOOD_PILE,
    GUN_PILE,
    IMPROVEMENT_PILE,
    RAIDER_PILE,
    TREASURE_PILE,
    Table,
)
from undertow.games.everrain.tiles import TILES
from undertow.kernel.rules import rules_of


def in_port(seats: int = 1, seed: int = 1, **options: Any) -> Table:
    """A game at its first question: the visit to Lanthorn; nobody has a trait."""
    table = EVERRAIN.new(seats=seats, seed=seed, options=options)
    assert isinstance(table, Table)
    if asked(table) == "which_card":
        table.play(m.ANSWER)
    table.tales = [tales.GONE] * len(table.tales)  # no story comes in between; tests of stories lay their card on top
    for ship in table.ships:
        for place in s.crew(ship):
            without_traits(table, ship, place)
    table.ask_again()
    return table


def under_way(seats: int = 1, seed: int = 1, **options: Any) -> Table:
    """A game at the first captain's first order: nobody has used the visit, a quiet tile is laid."""
    table = in_port(seats, seed, **options)
    quiet = [tile.slug for tile in TILES].index("i-1")  # no start space: no enemy ship comes with it
    table.tiles.remove(quiet)
    table.ahead, table.back = [quiet], NOWHERE
    table.play(m.LEAVE)
    table.play(table.moves[0])
    table.piles[RAIDER_PILE] = sorted([*table.piles[RAIDER_PILE], *[raider[0] for raider in table.raiders]])
    table.raiders = []  # the free tile may have brought one
    table.ask_again()
    assert asked(table) == "turn"
    return table


def at_the_helm(points: int, seats: int = 1, **options: Any) -> Table:
    """The first captain steers, with so many points."""
    table = under_way(seats, **options)
    table.play(m.NAVIGATE)
    table.ships[0][s.POINTS] = points
    table.ask_again()
    return table


def without_traits(table: Table, ship: list[int], place: int) -> None:
    """Lay a member's traits back among the others."""
    for which, pile in ((s.GOOD, GOOD_PILE), (s.BAD, BAD_PILE)):
        if ship[place + which] != NO_TRAIT:
            table.piles[pile] = sorted([*table.piles[pile], ship[place + which]])
            ship[place + which] = NO_TRAIT


def asked(table: Table) -> str:
    """The key of the present question."""
    return table.asking.key if table.ended is None else ""


def why(table: Table, move: int) -> list[str]:
    """The rules against a move of the seat that decides."""
    assert move not in table.moves
    found = table.asking.why_not(table, table.deciding, move)
    assert all(rule in rules_of(EVERRAIN) for rule in found)
    return found


def put(table: Table, number: int, spot: int, seat: int = 0) -> int:
    """Put one of the crew somewhere; the answer is the board."""
    ship = table.ships[seat]
    ship[s.AT[number] + s.SPOT] = spot
    return ship[s.AT[number]]


def give_trait(table: Table, number: int, trait: str, seat: int = 0) -> None:
    """A trait from its pile for one of the crew."""
    kind = TRAITS.index(trait)
    which, pile = (s.GOOD, GOOD_PILE) if kind in table.piles[GOOD_PILE] else (s.BAD, BAD_PILE)
    table.piles[pile].remove(kind)
    table.ships[seat][s.AT[number] + which] = kind


def sign_on(table: Table, slug: str, seat: int = 0, spot: int = BELOW) -> int:
    """A certain member, without traits; the answer is where the numbers of it begin."""
    board = SLUGS.index(slug)
    ship = table.ships[seat]
    if board in table.crew_row:
        table.crew_row.remove(board)
    else:
        table.piles[CREW_PILE].remove(board)
    place = s.member_of(ship, NOWHERE)
    s.clear(ship, place)
    ship[place], ship[place + s.SPOT] = board, spot
    table.refill()
    return place


def stow(table: Table, slug: str, seat: int = 0) -> int:
    """A certain treasure into the hold."""
    card = [treasure.slug for treasure in TREASURES].index(slug)
    if card in table.market:
        table.market.remove(card)
    else:
        table.piles[TREASURE_PILE].remove(card)
    s.stow(table.ships[seat], card)
    table.refill()
    return card


def chart_tile(table: Table, slug: str, slot: tuple[int, int, int], rotation: int = 0) -> int:
    """Lay a certain tile; the answer is the number of its first hex."""
    tile = [each.slug for each in TILES].index(slug)
    table.tiles.remove(tile)
    table.laid = with_tile(table.laid, tile, slot, rotation)
    table.turn_up_back()
    return len(table.chart.place) - 6


def sail_to(table: Table, q: int, r: int, heading: int = 0, seat: int = 0) -> None:
    """Set a ship on a charted hex."""
    ship = table.ships[seat]
    ship[s.HEX], ship[s.HEADING] = table.chart.number[q, r], heading


def send(board: int, spot: int) -> int:
    """The move that sends a member somewhere."""
    return m.SEND + board * SPOTS + spot


def events(table: Table, key: str) -> list[dict[str, int]]:
    """What was told of one kind."""
    return [event.values for event in table.log(None) if event.key == key]


def blow(table: Table) -> None:
    """The storm of a new act lies in the first way there is."""
    while asked(table) == "storm_place":
        table.play(m.STORM_PLACE)


def mount(table: Table, slug: str, slot: int, seat: int = 0, plan: bool = False) -> int:
    """A certain upgrade from its deck into a slot; what is mounted there goes to the discards of its deck."""
    upgrade = NOUNS["upgrade"].index(slug)
    pile, card = (IMPROVEMENT_PILE, upgrade) if upgrade < FIRST_GUN else (GUN_PILE, upgrade - FIRST_GUN)
    ship, first = table.ships[seat], s.PLANS if plan else s.MOUNTED
    if ship[first + slot] != NOWHERE:
        table.discards[pile].append(ship[first + slot])
    if upgrade in table.yard:
        table.yard.remove(upgrade)
    else:
        table.piles[pile].remove(card)
    ship[first + slot] = card
    table.refill()
    return upgrade


def offer(table: Table, *slugs: str) -> None:
    """These upgrades are on offer, and no others."""
    for upgrade in table.yard:
        pile, card = (IMPROVEMENT_PILE, upgrade) if upgrade < FIRST_GUN else (GUN_PILE, upgrade - FIRST_GUN)
        table.piles[pile] = sorted([*table.piles[pile], card])
    table.yard = [NOUNS["upgrade"].index(slug) for slug in slugs]
    for upgrade in table.yard:
        pile, card = (IMPROVEMENT_PILE, upgrade) if upgrade < FIRST_GUN else (GUN_PILE, upgrade - FIRST_GUN)
        table.piles[pile].remove(card)
