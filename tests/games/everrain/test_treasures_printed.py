"""Every treasure as it was designed (``treasures.tsv``): its sort, its price in each port, its clues, what its use does."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest
from reckoning import Picture, Reckoner, clauses
from test_cards_told import FERROW, concerned, go_through, ready
from test_ports import sold_for
from told import carried_out
from voyage import chart_tile, events, in_port, stow, under_way

from undertow.games.everrain import moves as m
from undertow.games.everrain import ship as s
from undertow.games.everrain.cards.treasures import SLUGS
from undertow.games.everrain.procedures.ports import HandIn
from undertow.games.everrain.state import TREASURE_PILE
from undertow.games.everrain.tiles import PORTS, TILES

ROWS = {
    row["card"]: row
    for row in csv.DictReader((Path(__file__).parent / "treasures.tsv").read_text("utf-8").splitlines(), delimiter="\t")
}


def price_in(slug: str, port: str) -> int:
    """What a treasure brings in the market of a port."""
    table = in_port()
    card = stow(table, slug)
    if port != "lanthorn":
        tile = next(tile for tile in TILES if tile.port == PORTS.index(port))
        table.ships[0][s.HEX] = chart_tile(table, tile.slug, (0, 0, 1)) + tile.kinds[0].index(TILES[0].kinds[0][1])
    return sold_for(table, card)


@pytest.mark.parametrize("slug", list(ROWS))
def test_treasures_4_every_port_pays_what_is_printed(slug: str) -> None:
    row = ROWS[slug]
    price = int(row["price"])
    for port in PORTS:
        expected = price + price // 2 if port == row["wants"] else price // 2 if port == row["spurns"] else price
        assert price_in(slug, port) == expected, port


@pytest.mark.parametrize("slug", list(ROWS))
def test_treasures_3_a_treasure_is_found_among_those_of_its_sort(slug: str) -> None:
    table = under_way()
    card = SLUGS.index(slug)
    table.piles[TREASURE_PILE] = [card]
    carried_out(f"treasure {ROWS[slug]['sort']} 1", table)
    assert s.held(table.ships[0]) == [card]


@pytest.mark.parametrize("slug", list(ROWS))
def test_progress_4_a_treasure_counts_at_the_university_for_the_clues_that_are_printed(slug: str) -> None:
    table = under_way()
    card, clues = stow(table, slug), int(ROWS[slug]["clues"])
    ship, players = table.ships[0], table.players
    ship[s.CLUES], ship[s.WANTED] = 9, clues + 1
    table.push(HandIn(0))
    table.ask_again()
    if clues:
        table.play(m.HAND_IN + card)
    assert table.players == players + 1 and ship[s.CLUES] == 8  # the clue that is missing is paid
    assert s.held(ship) == ([] if clues else [card])


USED = [slug for slug, row in ROWS.items() if row["when"] == "use" and "smite" not in row["does"]]


@pytest.mark.parametrize("slug", USED)
def test_treasures_6_the_use_of_a_treasure_changes_what_is_printed_and_nothing_else(slug: str) -> None:
    said = clauses(ROWS[slug]["does"])
    table = ready(said, "", "sea")
    card = stow(table, slug)
    table.ask_again()
    picture = Picture(table)
    depth = len(table.stack)
    sailed: list[int] = []
    table.play(m.USE + card)
    go_through(table, depth, sailed)
    picture.hold[ROWS[slug]["sort"]] -= 1
    Reckoner(picture, FERROW, concerned("sea")).all(said)
    after = Picture(table)
    after.sailed = sailed
    assert not picture.differs(after), picture.differs(after)
    assert events(table, "treasure_used") == [{"seat": 0, "treasure": card}]


def test_treasures_3_the_design_has_all_forty_treasures_and_no_others() -> None:
    assert tuple(ROWS) == SLUGS and len(SLUGS) == 40
