"""Every gun: which hexes it reaches from which post, with how many dice, and what it costs."""

from __future__ import annotations

from shipyard import bought, number
from test_guns import broadside_on, shot
from test_ports import rich, visit
from voyage import mount, put, under_way

from undertow.games.everrain import moves as m
from undertow.games.everrain import ship as s
from undertow.games.everrain.board import FIRST_SLOT, INSTALL, NOWHERE
from undertow.games.everrain.cards.guns import BOW_GUN, PORT_GUN, POSTS, STARBOARD_GUN, STERN_GUN
from undertow.games.everrain.chart import FIRST, with_tile
from undertow.games.everrain.hexes import Place, slot_of
from undertow.games.everrain.procedures.gun_menu import dice_at, gun_of
from undertow.games.everrain.state import Table
from undertow.games.everrain.tiles import ISLAND, TILES

NEAR = [(q, r) for q in range(-6, 7) for r in range(-6, 7)]
S1, S2, S3 = [(0, 1), (-1, 1)], [(0, 2), (-1, 2), (-2, 2)], [(0, 3), (-1, 3), (-2, 3), (-3, 3)]  # by distance
F2 = [(1, 1), (-2, 1)]
M3, M4 = [(3, 0), (3, -1), (2, 1)], [(4, 0), (4, -1), (3, 1)]


def wide() -> Table:
    """A chart wide enough for every gun; the ship in the middle of it heads east."""
    table = under_way()
    laid, tile = FIRST, [tile.slug for tile in TILES].index("i-1")
    slots = {slot_of((q, r)) for q in range(-6, 7) for r in range(-6, 7)} - {slot_of((0, 0))}
    for slot in sorted(slots):
        laid = with_tile(laid, tile, slot, 0)
    table.laid = laid
    ship = table.ships[0]
    ship[s.HEX], ship[s.HEADING] = table.chart.number[0, 0], 0
    return table


def reached(slug: str, slot: int, battery: int) -> dict[Place, int]:
    """By hex, relative to a ship that heads east: the dice of a gun from a post."""
    table = wide()
    ship = table.ships[0]
    if slug == "old-swivels":
        ship[s.GUNS : s.GUNS + 3] = [0, 0, NOWHERE]
    else:
        mount(table, slug, slot)
    if gun_of(ship, battery) == NOWHERE:
        return {}
    found = {place: dice_at(table, 0, battery, table.chart.number[place]) for place in NEAR}
    return {place: dice for place, dice in found.items() if dice}


def dice(*rings: tuple[list[Place], int]) -> dict[Place, int]:
    """Dice for the hexes of some rings."""
    return {place: number for ring, number in rings for place in ring}


def mirrored(places: dict[Place, int]) -> dict[Place, int]:
    """The same to port."""
    return {(q + r, -r): number for (q, r), number in places.items()}


def astern(places: dict[Place, int]) -> dict[Place, int]:
    """The same from the stern."""
    return {(-q, -r): number for (q, r), number in places.items()}


def fires_on_both_sides(slug: str, expected: dict[Place, int]) -> None:
    """A broadside card fires from whichever side it is mounted on."""
    assert reached(slug, 7, STARBOARD_GUN) == expected
    assert reached(slug, 6, PORT_GUN) == mirrored(expected)


def test_upgrade_old_swivels_fire_on_either_side():
    fires_on_both_sides("old-swivels", dice((S1, 3), (S2, 2)))
    table = rich(60)
    ship = table.ships[0]
    ship[s.PLANS + 6], ship[s.MOUNTED + 6] = ship[s.MOUNTED + 6], NOWHERE
    table.ask_again()
    table.play(visit(table, 0, INSTALL))
    table.play(m.INSTALL + number("old-swivels"))
    assert ship[s.COINS] == 60 - 3


def test_upgrade_demi_culverins_fire_on_either_side():
    fires_on_both_sides("demi-culverins", dice((S1, 3), (S2, 3), (S3, 1)))
    assert bought("demi-culverins") == 14


def test_upgrade_carronades_fire_on_either_side():
    fires_on_both_sides("carronades", dice((S1, 5), (S2, 1)))
    assert bought("carronades") == 14


def test_upgrade_long_nines_fire_on_either_side():
    fires_on_both_sides("long-nines", dice((S1, 2), (S2, 3), (S3, 3)))
    assert bought("long-nines") == 20


def test_upgrade_full_broadside_fires_on_either_side():
    fires_on_both_sides("full-broadside", dice((S1, 4), (S2, 4), (S3, 2)))
    assert bought("full-broadside") == 30


def test_upgrade_langrage_fires_on_either_side_and_at_the_outer_hexes():
    fires_on_both_sides("langrage", dice((S1, 3), (S2, 2), (F2, 2)))
    assert bought("langrage") == 16


def test_upgrade_bow_chasers_fire_ahead_and_astern():
    ahead = dice(([(1, 0), (2, 0), (3, 0)], 2), ([(4, 0)], 1))
    assert reached("bow-chasers", 8, BOW_GUN) == ahead and reached("bow-chasers", 8, STERN_GUN) == astern(ahead)
    assert bought("bow-chasers") == 12


def test_upgrade_stern_petard_fires_from_the_stern_only():
    assert reached("stern-petard", 8, STERN_GUN) == {(-1, 0): 5, (-1, 1): 3, (0, -1): 3, (-2, 0): 2}
    assert reached("stern-petard", 8, BOW_GUN) == {} and bought("stern-petard") == 10


def test_upgrade_mortar_fires_over_whatever_stands_in_the_way():
    ahead = dice((M3, 3), (M4, 3))
    assert reached("mortar", 8, BOW_GUN) == ahead and reached("mortar", 8, STERN_GUN) == astern(ahead)
    assert bought("mortar") == 24


def test_upgrade_mortar_needs_no_line_of_sight():
    for slug, fires in (("mortar", True), ("bow-chasers", False)):
        table = broadside_on()
        mount(table, slug, 8)
        put(table, 0, POSTS[BOW_GUN])
        table.raiders[0][1] = table.chart.number[3, 0]  # Lanthorn lies between
        table.ask_again()
        assert (shot(BOW_GUN) in table.moves) == fires


def test_upgrades_3_a_gun_under_a_schematic_does_not_fire():
    table = wide()
    assert gun_of(table.ships[0], STARBOARD_GUN) == 0
    mount(table, "carronades", 7, plan=True)
    assert gun_of(table.ships[0], STARBOARD_GUN) == NOWHERE


def test_guns_5_the_odds_of_every_shot_stand_in_the_view_before_the_roll():
    table = broadside_on(slug="ropewalker")
    (shown,) = table.view(0)["shots"]
    assert shown[:2] == [shot(STARBOARD_GUN), 3] and table.view(None)["shots"] == [shown]
    sunk = 0
    for seed in range(400):
        twin = broadside_on(slug="ropewalker", seed=seed)
        twin.ships[0][s.FRESH : s.FRESH + 4] = [0, 0, 1, 0]  # no order for omens
        twin.ask_again()
        twin.play(shot(STARBOARD_GUN))
        sunk += not twin.raiders
    assert abs(sunk / 400 - shown[2] / shown[3]) < 0.08


def test_guns_8_a_landing_is_no_shot():
    table = broadside_on()
    table.ships[0][s.HEX] = table.chart.kind.index(ISLAND)
    put(table, 0, FIRST_SLOT)
    table.ask_again()
    assert m.LAND in table.moves and all(move != m.LAND for move, *_ in table.view(0)["shots"])
