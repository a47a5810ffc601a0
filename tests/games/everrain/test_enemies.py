"""Every enemy: hit points, dice, range, and what its vector covers."""

from __future__ import annotations

from deck import MOVE, OMEN, act, at_sea, board
from test_artillery import wide
from test_deck_enemies import phase
from test_raiders import SLUGS
from voyage import events

from undertow.games.everrain import ship as s
from undertow.games.everrain.cards import raiders as r
from undertow.games.everrain.foes import wound_foe
from undertow.games.everrain.hexes import Place
from undertow.games.everrain.procedures.raiders import Raid, in_range, positions_against, wound_raider
from undertow.games.everrain.state import RAIDER_PILE, Table
from undertow.games.everrain.ways import Ways

NEAR = [(0, 1), (-1, 1), (0, 2), (-1, 2), (-2, 2)]  # to starboard of a ship that heads east
FAR = [(0, 3), (-1, 3), (-2, 3), (-3, 3)]
ROUND = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
AHEAD = [(1, 0), (2, 0), (3, 0), (1, 1), (2, -1)]


def on_deck(slug: str, hits: int, dice: int) -> None:
    """It rolls its dice in the enemy phase, and falls with its last hit point. rule: enemies.6, terms.4"""
    table = at_sea()
    foe = board(table, slug, 1)
    phase(table, *[MOVE] * dice)
    rolled = events(table, "foe_rolled")[0]
    assert rolled["moves"] + rolled["hits"] + rolled["omens"] == dice
    if hits > 1:
        wound_foe(table, 0, foe, hits - 1)
        assert s.foes(table.ships[0]) == [foe]
    wound_foe(table, 0, foe, 1)
    assert not s.foes(table.ships[0]) and events(table, "foe_slain")


def both(*places: Place) -> set[Place]:
    """A broadside and its mirror."""
    return {*places, *[(q + p, -p) for q, p in places]}


def out_there(slug: str, place: Place = (0, 0)) -> Table:
    """An enemy ship in the middle of a wide calm chart, heading east; the players' ship somewhere else."""
    table = wide()
    kind = SLUGS.index(slug)
    if kind != r.EMPTY_SHIP:  # no card of the pile
        table.piles[RAIDER_PILE].remove(kind)
    table.raiders = [[kind, table.chart.number[0, 0], 0, 0, table.chart.number[6, -6], 0]]
    table.ships[0][s.HEX] = table.chart.number[place]
    return table


def at_large(slug: str, hits: int, dice: int, reach: int, vector: set[Place]) -> None:
    """Its hit points (and one for each player), its dice, its range, its vector. rule: enemy_ships.7, enemy_ships.8"""
    table = out_there(slug, (6, 0))
    table.push(Raid(0))
    table.ask_again()
    rolled = events(table, "raider_rolled")[0]
    assert rolled["moves"] + rolled["hits"] + rolled["omens"] == dice
    table = out_there(slug, (6, 0))
    assert wound_raider(table, 0, hits) and not wound_raider(table, 0, 1)
    covered: set[Place] = set()
    ranged: set[int] = set()
    for q in range(-4, 5):
        for p in range(-4, 5):
            away = (abs(q) + abs(p) + abs(q + p)) // 2
            if not away:
                continue
            table = out_there(slug, (q, p))
            table.chart.kind[:] = [0] * len(table.chart.kind)
            raider = table.raiders[0]
            if in_range(table, raider):
                ranged.add(away)
            ways = Ways(table, raider[r.AT], raider[r.HEADING], 0)
            if positions_against(table, raider, 0, ways):
                covered.add((q, p))
    assert ranged == set(range(1, reach + 1)) and covered == vector


def test_drip_has_its_hit_points_and_dice():
    on_deck("drip", hits=2, dice=2)


def test_barnacled_has_its_hit_points_and_dice():
    on_deck("barnacled", hits=3, dice=2)


def test_gutterling_has_its_hit_points_and_dice():
    on_deck("gutterling", hits=1, dice=3)


def test_gullwife_has_its_hit_points_and_dice():
    on_deck("gullwife", hits=2, dice=2)


def test_net_widow_has_its_hit_points_and_dice():
    on_deck("net-widow", hits=3, dice=3)


def test_tallow_man_has_its_hit_points_and_dice():
    on_deck("tallow-man", hits=4, dice=2)


def test_eel_sergeant_has_its_hit_points_and_dice():
    on_deck("eel-sergeant", hits=3, dice=3)


def test_lampmouth_has_its_hit_points_and_dice():
    on_deck("lampmouth", hits=3, dice=3)


def test_drowned_admiral_has_its_hit_points_and_dice():
    on_deck("drowned-admiral", hits=5, dice=4)


def test_anchorite_has_its_hit_points_and_dice():
    on_deck("anchorite", hits=6, dice=3)


def test_belfry_crab_has_its_hit_points_and_dice():
    on_deck("belfry-crab", hits=5, dice=4)


def test_tide_bride_has_its_hit_points_and_dice():
    on_deck("tide-bride", hits=4, dice=4)


def test_stowaway_has_its_hit_points_and_dice():
    on_deck("stowaway", hits=2, dice=2)


def test_bailiff_has_its_hit_points_and_dice():
    on_deck("bailiff", hits=3, dice=3)


def test_chorister_has_its_hit_points_and_dice():
    on_deck("chorister", hits=1, dice=2)


def test_hundredling_has_its_hit_points_and_dice():
    on_deck("hundredling", hits=2, dice=3)


def test_customs_hulk_has_its_figures_and_its_vector():
    at_large("customs-hulk", hits=2, dice=3, reach=2, vector=both(*NEAR))


def test_ropewalker_has_its_figures_and_its_vector():
    at_large("ropewalker", hits=1, dice=3, reach=2, vector=set(ROUND))


def test_choir_barge_has_its_figures_and_its_vector():
    at_large("choir-barge", hits=4, dice=3, reach=3, vector=both(*NEAR))


def test_lantern_galley_has_its_figures_and_its_vector():
    at_large("lantern-galley", hits=3, dice=4, reach=3, vector=set(AHEAD))


def test_bone_galleon_has_its_figures_and_its_vector():
    at_large("bone-galleon", hits=6, dice=5, reach=3, vector=both(*NEAR, *FAR))


def test_flood_flagship_has_its_figures_and_its_vector():
    at_large("flood-flagship", hits=7, dice=4, reach=3, vector=both(*NEAR) | {(1, 0), (2, 0)})


def test_empty_ship_has_its_figures_and_its_vector():
    at_large("empty-ship", hits=3, dice=3, reach=2, vector=set(ROUND))


def test_bailiff_takes_four_coins_of_five():
    table = at_sea()
    foe = board(table, "bailiff", 1)
    table.ships[0][s.COINS] = 5
    act(table, foe, OMEN)
    assert table.ships[0][s.COINS] == 1
