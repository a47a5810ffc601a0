"""Wrecks and spoils: what is found, what lies on the wreck of a player's ship."""

from __future__ import annotations

import pytest
from voyage import asked, events, sail_to, stow, under_way, why

from undertow.games.everrain import moves as m
from undertow.games.everrain import ship as s
from undertow.games.everrain.cards.treasures import SORTS, TREASURES
from undertow.games.everrain.procedures.losses import mark_wreck
from undertow.games.everrain.procedures.wrecks import Spoils, draw_of_sort
from undertow.games.everrain.state import TREASURE_PILE, Table

SLUGS = [treasure.slug for treasure in TREASURES]


def at_the_wreck(seed: int = 1, **options: int) -> Table:
    """The ship lies at the wreck of the start tile."""
    table = under_way(seed=seed, **options)
    sail_to(table, 0, 1)
    table.ask_again()
    return table


def rolled(roll: int, n: int = 1) -> Table:
    """Spoils, of which the first roll is this one."""
    table = at_the_wreck()
    while table.clone().chance.below(10) != roll:
        table.chance.below(10)
    table.push(Spoils(0, n))
    table.ask_again()
    assert events(table, "spoils_rolled")[0]["n"] == roll
    return table


def loot(table: Table) -> None:
    """Loot the wreck; a schematic that is found is not wanted."""
    table.play(m.LOOT)
    if asked(table) == "plan":
        table.play(m.LAY_ASIDE)


def test_wrecks_1_at_a_wreck_a_captain_may_roll_once_without_an_order():
    table = at_the_wreck()
    fresh = table.ships[0][s.FRESH : s.FRESH + 4]
    table.play(m.LOOT)
    assert len(events(table, "spoils_rolled")) == 1 and table.ships[0][s.FRESH : s.FRESH + 4] == fresh
    assert table.explored == [table.chart.number[0, 1]]


def test_wrecks_2_an_explored_wreck_holds_nothing_more():
    table = at_the_wreck()
    loot(table)
    assert why(table, m.LOOT) == ["wrecks.2"]


def test_wrecks_1_elsewhere_there_is_nothing_to_loot():
    table = at_the_wreck()
    sail_to(table, 0, 0)
    table.ask_again()
    assert m.LOOT not in table.moves


def test_rulings_13_a_wreck_under_a_storm_can_be_looted():
    table = at_the_wreck()
    table.storms = [[2, 0, 0, 1]]
    table.ask_again()
    assert table.is_stormy(table.ships[0][s.HEX]) and m.LOOT in table.moves


def test_wrecks_3_a_wreck_lies_wherever_a_ship_went_down():
    table = at_the_wreck()
    sail_to(table, 0, 0)
    mark_wreck(table, table.chart.number[0, 0])
    table.ask_again()
    assert m.LOOT in table.moves


@pytest.mark.parametrize(
    ("roll", "clues", "coins", "sort"),
    [
        (0, 1, 0, ""),
        (1, 2, 0, ""),
        (2, 0, 0, "commodity"),
        (3, 0, 0, "commodity"),
        (4, 0, 0, "trinket"),
        (5, 0, 0, "relic"),
        (6, 0, 0, ""),
        (7, 0, 0, ""),
        (8, 0, 5, ""),
        (9, 0, 10, ""),
    ],
)
def test_treasures_2_the_spoils_table(roll: int, clues: int, coins: int, sort: str):
    table = rolled(roll)
    ship = table.ships[0]
    before = under_way().ships[0]
    assert ship[s.CLUES] == before[s.CLUES] + clues and ship[s.COINS] == 20 + coins
    assert [SORTS[TREASURES[card].sort] for card in s.held(ship)] == ([sort] if sort else [])


def test_treasures_1_so_many_rolls_one_after_another():
    assert len(events(rolled(8, n=3), "spoils_rolled")) == 3


def test_treasures_2_what_is_drawn_in_vain_is_discarded():
    table = at_the_wreck()
    everything = sorted(table.piles[TREASURE_PILE])
    card = draw_of_sort(table, SORTS.index("relic"))
    assert SORTS[TREASURES[card].sort] == "relic"
    passed = table.discards[TREASURE_PILE]
    assert all(SORTS[TREASURES[other].sort] != "relic" for other in passed)
    assert sorted([*table.piles[TREASURE_PILE], *passed, card]) == everything


def test_treasures_2_nothing_is_found_where_no_card_of_the_sort_is_left():
    table = at_the_wreck()
    table.piles[TREASURE_PILE] = [SLUGS.index("com-rope")]
    assert draw_of_sort(table, SORTS.index("relic")) == -1
    assert table.piles[TREASURE_PILE] == [SLUGS.index("com-rope")]


def full(table: Table) -> list[int]:
    """A hold with four treasures."""
    return [stow(table, slug) for slug in ("com-rope", "com-tea", "com-pitch", "sha-pump")]


def test_treasures_5_with_a_full_hold_one_treasure_goes_the_new_one_if_one_likes():
    table = at_the_wreck()
    held = full(table)
    while table.clone().chance.below(10) != 5:
        table.chance.below(10)
    table.push(Spoils(0, 1))
    table.ask_again()
    assert asked(table) == "discard" and len(table.moves) == 5
    new = next(move - m.DISCARD for move in table.moves if move - m.DISCARD not in held)
    twin = table.clone()
    table.play(m.DISCARD + held[1])
    assert sorted(s.held(table.ships[0])) == sorted([*held[:1], *held[2:], new])
    assert held[1] in table.discards[TREASURE_PILE]
    twin.play(m.DISCARD + new)
    assert sorted(s.held(twin.ships[0])) == sorted(held)


# -- cargoes -----------------------------------------------------------------------------------------------------------


def with_cargo(*slugs: str, clues: int = 0) -> Table:
    """A cargo on the wreck where the ship lies."""
    table = at_the_wreck()
    cards = [SLUGS.index(slug) for slug in slugs]
    for card in cards:
        if card in table.market:
            table.market.remove(card)
        else:
            table.piles[TREASURE_PILE].remove(card)
    table.cargoes = [[table.ships[0][s.HEX], clues, *cards]]
    table.ships[0][s.CLUES] = 0
    table.explored = [table.ships[0][s.HEX]]  # so that nothing else is found
    table.refill()
    table.ask_again()
    return table


def test_rulings_15_who_loots_takes_all_that_lies_there():
    table = with_cargo("com-tea", "com-rope", clues=2)
    table.play(m.LOOT)
    assert table.ships[0][s.CLUES] == 2 and len(s.held(table.ships[0])) == 2 and table.cargoes == []
    assert not events(table, "spoils_rolled") and why(table, m.LOOT) == ["wrecks.2"]


def test_rulings_15_what_finds_no_room_stays():
    table = with_cargo("com-ink", "com-nails", clues=1)
    for slug in ("com-rope", "com-tea", "com-pitch"):
        stow(table, slug)
    table.ask_again()
    table.play(m.LOOT)
    assert asked(table) == "salvage" and len(table.moves) == 2
    table.play(m.SALVAGE + SLUGS.index("com-nails"))
    at = table.ships[0][s.HEX]
    assert table.cargoes == [[at, 0, SLUGS.index("com-ink")]] and len(s.held(table.ships[0])) == 4
    assert why(table, m.LOOT) == ["wrecks.2"]
    card = s.held(table.ships[0])[0]
    s.unstow(table.ships[0], card)
    table.discards[TREASURE_PILE].append(card)
    table.ask_again()
    table.play(m.LOOT)
    assert table.cargoes == [] and not events(table, "spoils_rolled")


def test_rulings_15_a_new_loss_on_the_hex_clears_the_explored_marker():
    table = at_the_wreck()
    loot(table)
    mark_wreck(table, table.ships[0][s.HEX])
    table.ask_again()
    assert m.LOOT in table.moves
