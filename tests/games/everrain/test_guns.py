"""The fire order: guns, arcs, line of sight, omens on attack dice."""

from __future__ import annotations

import pytest
from test_raiders import add, at_sea
from voyage import asked, events, put, sail_to, sign_on, why

from undertow.games.everrain import moves as m
from undertow.games.everrain import params
from undertow.games.everrain import ship as s
from undertow.games.everrain.board import NOWHERE
from undertow.games.everrain.cards import raiders as r
from undertow.games.everrain.cards.guns import (
    BATTERIES,
    BOW_GUN,
    GUNS,
    PORT_GUN,
    POSTS,
    STARBOARD_GUN,
    STERN_GUN,
)
from undertow.games.everrain.hexes import distance
from undertow.games.everrain.procedures.gun_menu import dice_of
from undertow.games.everrain.state import RAIDER_PILE, Table

SLUGS = [gun.slug for gun in GUNS]


def shot(battery: int, number: int = 0) -> int:
    """The move that fires a gun at an enemy ship."""
    return m.FIRE + battery * params.RAIDERS_MOST + number


def broadside_on(heading: int = 0, slug: str = "flood-flagship", **options: int) -> Table:
    """The ship at (0, 0), an enemy ship to its south-east at (0, 1); both broadsides are manned."""
    table = at_sea(slug, 0, 1, 0, goal=(2, 0), **options)
    sail_to(table, 0, 0, heading)
    put(table, 0, POSTS[PORT_GUN]), put(table, 1, POSTS[STARBOARD_GUN])
    table.ask_again()
    return table


# -- the cards ---------------------------------------------------------------------------------------------------------


def test_setup_2_every_ship_begins_with_old_swivels_on_both_sides():
    table = broadside_on()
    assert table.ships[0][s.GUNS : s.GUNS + 3] == [0, 0, NOWHERE] and SLUGS[0] == "old-swivels"


@pytest.mark.parametrize(
    ("slug", "battery", "dice"),
    [
        ("old-swivels", STARBOARD_GUN, {1: {3}, 2: {2}}),
        ("demi-culverins", STARBOARD_GUN, {1: {3}, 2: {3}, 3: {1}}),
        ("carronades", PORT_GUN, {1: {5}, 2: {1}}),
        ("long-nines", PORT_GUN, {1: {2}, 2: {3}, 3: {3}}),
        ("full-broadside", STARBOARD_GUN, {1: {4}, 2: {4}, 3: {2}}),
        ("langrage", STARBOARD_GUN, {1: {3}, 2: {2}}),
        ("bow-chasers", BOW_GUN, {1: {2}, 2: {2}, 3: {2}, 4: {1}}),
        ("bow-chasers", STERN_GUN, {1: {2}, 2: {2}, 3: {2}, 4: {1}}),
        ("stern-petard", STERN_GUN, {1: {5, 3}, 2: {2}}),
        ("mortar", BOW_GUN, {3: {3}, 4: {3}}),
        ("mortar", STERN_GUN, {3: {3}, 4: {3}}),
    ],
)
def test_guns_3_every_gun_has_its_dice_by_distance_at_every_heading(slug: str, battery: int, dice: dict[int, set[int]]):
    gun = GUNS[SLUGS.index(slug)]
    for arc in gun.arcs[battery]:
        found: dict[int, set[int]] = {}
        for place, n in arc.items():
            found.setdefault(distance((0, 0), place), set()).add(n)
        assert found == dice


def test_guns_11_starboard_and_port_are_mirrors_and_share_no_hex():
    for gun in GUNS:
        for heading in range(6):
            port, starboard = set(gun.arcs[PORT_GUN][heading]), set(gun.arcs[STARBOARD_GUN][heading])
            assert not port & starboard and len(port) == len(starboard)


def test_langrage_reaches_the_outer_hexes():
    arc = GUNS[SLUGS.index("langrage")].arcs[STARBOARD_GUN][0]
    assert arc[1, 1] == arc[-2, 1] == 2 and (1, 1) not in GUNS[0].arcs[STARBOARD_GUN][0]


def test_the_parting_gift_is_fired_from_the_stern_only():
    gun = GUNS[SLUGS.index("stern-petard")]
    assert not gun.arcs[BOW_GUN][0] and gun.arcs[STERN_GUN][0][-1, 0] == 5


# -- may it be fired? --------------------------------------------------------------------------------------------------


def test_guns_3_the_side_and_the_heading_matter():
    table = broadside_on()
    assert shot(STARBOARD_GUN) in table.moves and why(table, shot(PORT_GUN)) == ["guns.4"]
    table = broadside_on(heading=3)
    assert shot(PORT_GUN) in table.moves and why(table, shot(STARBOARD_GUN)) == ["guns.4"]
    table = broadside_on(heading=1)  # the enemy lies right ahead
    assert "guns.4" in why(table, shot(PORT_GUN)) and "guns.4" in why(table, shot(STARBOARD_GUN))


def test_guns_2_the_post_must_be_manned_and_whole():
    table = broadside_on()
    put(table, 1, 5)
    table.ask_again()
    assert why(table, shot(STARBOARD_GUN)) == ["guns.2"]
    table = broadside_on()
    table.ships[0][s.POSTS] &= ~(1 << POSTS[STARBOARD_GUN])
    table.ask_again()
    assert why(table, shot(STARBOARD_GUN)) == ["zones.5"]


def test_orders_3_no_shot_without_a_fire_order_but_a_fleeting_one_will_do():
    table = broadside_on()
    table.ships[0][s.FRESH + 2] = 0
    table.ask_again()
    assert why(table, shot(STARBOARD_GUN)) == ["orders.3"]
    table.ships[0][s.FRESH + 3] = 1
    table.ask_again()
    assert shot(STARBOARD_GUN) in table.moves


def test_sight_4_nobody_fires_out_of_a_port():
    table = broadside_on()
    sail_to(table, 1, 0)
    table.raiders[0][r.AT] = table.chart.number[1, 1]
    table.ask_again()
    assert why(table, shot(STARBOARD_GUN)) == ["sight.4"]


def test_storms_5_nobody_fires_or_is_fired_at_under_a_storm():
    for storm in ([2, 0, -1, 0], [2, 0, 0, 1]):
        table = broadside_on()
        table.storms = [storm]
        assert table.is_stormy(table.ships[0][s.HEX]) != table.is_stormy(table.raiders[0][r.AT])
        table.ask_again()
        assert why(table, shot(STARBOARD_GUN)) == ["storms.5"]


def distant() -> Table:
    """The enemy ship two hexes to the south-east, beyond (0, 1)."""
    table = broadside_on()
    table.raiders[0][r.AT] = table.chart.number[0, 2]
    table.ask_again()
    return table


def test_sight_3_a_ship_at_an_island_can_be_a_target():
    table = distant()
    assert table.chart.is_land(table.raiders[0][r.AT]) and shot(STARBOARD_GUN) in table.moves


@pytest.mark.parametrize("what", ["ship", "storm", "land"])
def test_sight_2_ships_storms_and_land_block_the_line(what: str):
    table = distant()
    if what == "ship":
        add(table, "ropewalker", 0, 1)
    elif what == "storm":
        table.storms = [[2, 0, -1, 1]]
    else:
        table.chart.kind[table.chart.number[0, 1]] = 2
    try:
        table.ask_again()
        assert why(table, shot(STARBOARD_GUN)) == ["sight.1"]
    finally:
        if what == "land":
            table.chart.kind[table.chart.number[0, 1]] = 5


def test_the_mortar_needs_no_line_of_sight():
    table = broadside_on()
    ship = table.ships[0]
    ship[s.GUNS + 2] = SLUGS.index("mortar")
    put(table, 0, POSTS[BOW_GUN])
    sail_to(table, 0, 0, 0)
    far = [at for at, place in enumerate(table.chart.place) if place in ((3, 0), (3, -1), (2, 1))]
    assert far
    table.raiders[0][r.AT] = far[0]
    table.storms = []
    table.ask_again()
    assert shot(BOW_GUN) in table.moves
    ship[s.GUNS + 2] = SLUGS.index("bow-chasers")
    table.ask_again()
    assert shot(BOW_GUN) not in table.moves  # Lanthorn lies between, or it is no straight line


# -- a shot ------------------------------------------------------------------------------------------------------------


def fire(table: Table) -> None:
    table.play(shot(STARBOARD_GUN))
    while asked(table) == "omen":
        table.play(m.OMEN_LEAVE)


def test_guns_1_a_fire_order_fires_one_gun_once():
    table = broadside_on()
    ship = table.ships[0]
    ship[s.FRESH + 2] = 1
    fire(table)
    assert ship[s.FRESH + 2] == 0 and ship[s.ISSUED + 2] == 1 and len(events(table, "gun_fired")) == 1
    assert events(table, "gun_fired")[0]["n"] == 3
    assert "orders.3" in why(table, shot(STARBOARD_GUN))


def test_orders_8_a_fleeting_order_is_gone_after_a_shot():
    table = broadside_on()
    table.ships[0][s.FRESH + 2], table.ships[0][s.FRESH + 3] = 0, 1
    table.ask_again()
    fire(table)
    assert table.ships[0][s.FRESH + 3] == 0 and table.ships[0][s.ISSUED + 2] == 0


def test_dice_1_hits_wound_and_critical_hits_twice():
    found = set()
    for seed in range(60):
        table = broadside_on(seed=seed)
        fire(table)
        hits = events(table, "raider_hit")[0]["n"]
        assert table.raiders[0][r.WOUNDS] == hits <= 6
        found.add(hits)
    assert {0, 1, 2, 3, 4} <= found


def test_dice_2_an_order_makes_an_omen_a_hit():
    for seed in range(60):
        table = broadside_on(seed=seed)
        table.play(shot(STARBOARD_GUN))
        if asked(table) == "omen":
            break
    twin = table.clone()
    fresh = table.ships[0][s.FRESH]
    table.play(m.OMEN_PAY)
    twin.play(m.OMEN_LEAVE)
    while asked(table) == "omen":
        table.play(m.OMEN_LEAVE)
    assert table.raiders[0][r.WOUNDS] == twin.raiders[0][r.WOUNDS] + 1
    assert table.ships[0][s.FRESH] == fresh - 1


def test_enemy_ships_12_an_enemy_ship_sunk_by_guns_leaves_a_wreck():
    for seed in range(40):
        table = broadside_on(slug="ropewalker", seed=seed)
        wreck = table.raiders[0][r.AT]
        table.raiders[0][r.WOUNDS] = 1
        fire(table)
        if not table.raiders:
            assert table.wrecks == [wreck] and table.discards[RAIDER_PILE] == [1] and events(table, "raider_sunk")
            return
    raise AssertionError


def test_corvane_at_the_gun_adds_a_die():
    table = broadside_on()
    assert dice_of(table, 0, STARBOARD_GUN, 0) == 3
    sign_on(table, "corvane", spot=POSTS[STARBOARD_GUN])
    assert dice_of(table, 0, STARBOARD_GUN, 0) == 4


def test_the_faces_of_the_attack_die():
    assert sorted(params.ATTACK_DIE) == [0, 0, 1, 1, 2, 3] and len(BATTERIES) == 4
