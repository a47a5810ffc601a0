"""Enemy ships: how they come, where they sail, whom they attack, how they end."""

from __future__ import annotations

import pytest
from voyage import asked, chart_tile, events, put, sail_to, under_way

from undertow.games.everrain import moves as m
from undertow.games.everrain import params
from undertow.games.everrain import ship as s
from undertow.games.everrain.board import BELOW, BOW_ZONE, HELM, NEST, NOWHERE
from undertow.games.everrain.cards import raiders as r
from undertow.games.everrain.cards.raiders import FIRST_RAIDER, RAIDERS
from undertow.games.everrain.hexes import SIDES, UP, heading_to
from undertow.games.everrain.names import ENEMIES
from undertow.games.everrain.procedures import raiders
from undertow.games.everrain.procedures.raiders import Raid
from undertow.games.everrain.state import RAIDER_PILE, Table
from undertow.games.everrain.ways import Ways, left_to

SLUGS = [raider.slug for raider in RAIDERS]
EAST = ((1, 0, UP), (2, 0, UP), (3, 0, UP))  # slots in a row


def at_sea(slug: str, q: int, r_: int, heading: int = 0, goal: tuple[int, int] = (0, 0), **options: int) -> Table:
    """A long chart of calm tiles to the east, with one enemy ship; the players' ship lies in Lanthorn."""
    table = under_way(**options)
    for tile, slot in (("i-1", (0, 0, 1)), ("i-2", (1, 0, UP)), ("i-3", (1, 0, 1))):
        if slot not in table.chart.slots and tile_left(table, tile):
            chart_tile(table, tile, slot)
    add(table, slug, q, r_, heading, goal)
    return table


def tile_left(table: Table, slug: str) -> bool:
    from undertow.games.everrain.tiles import TILES

    return [tile.slug for tile in TILES].index(slug) in table.tiles


def add(table: Table, slug: str, q: int, r_: int, heading: int = 0, goal: tuple[int, int] = (0, 0)) -> list[int]:
    """An enemy ship from the pile."""
    kind = SLUGS.index(slug)
    if kind != r.EMPTY_SHIP:  # no card of the pile
        table.piles[RAIDER_PILE].remove(kind)
    row = [kind, table.chart.number[q, r_], heading, 0, table.chart.number[goal], 0]
    table.raiders.append(row)
    return row


def activate(table: Table, moves: int, hits: int, omens: int, number: int = 0) -> None:
    """An enemy ship acts with these results."""
    raid = Raid(number, moves, hits, omens)
    raid.go_to("enemy_ships.8")
    table.push(raid)
    table.ask_again()


# -- cards -------------------------------------------------------------------------------------------------------------


def test_the_names_of_enemy_ships_stand_among_all_enemies():
    assert [*ENEMIES[FIRST_RAIDER : FIRST_RAIDER + len(SLUGS)]] == SLUGS


def test_enemy_ships_8_every_vector_covers_only_hexes_within_the_engagement_range():
    from undertow.games.everrain.hexes import distance

    for raider in RAIDERS:
        for vector in raider.vector:
            assert vector and max(distance((0, 0), place) for place in vector) <= raider.reach


def test_acts_6_ships_of_later_acts_are_not_drawn():
    for seed in range(20):
        table = under_way(seed=seed)
        assert RAIDERS[table.draw_raider()].act == 1
    table = under_way()
    table.deck_act = 3
    assert {table.draw_raider() for _ in range(9)} == set(range(6))


def test_acts_12_discards_come_back_when_the_deck_is_used_up():
    table = under_way()
    kinds = []
    while (kind := table.draw_raider()) != NOWHERE:
        kinds.append(kind)
    assert sorted(kinds) == [0, 0, 1]
    table.discards[RAIDER_PILE] = [1]
    assert table.draw_raider() == 1 and table.draw_raider() == NOWHERE


# -- arrival -----------------------------------------------------------------------------------------------------------


def test_enemy_ships_3_a_tile_with_a_start_space_brings_a_ship():
    table = under_way()
    number, side = next((at // 6, at % 6) for at, there in enumerate(table.chart.next) if there == NOWHERE)
    table.ships[0][s.HEX], table.ships[0][s.HEADING] = number, side
    put(table, 0, NEST), put(table, 1, HELM)
    from undertow.games.everrain.tiles import TILES

    tile = next(at for at in table.tiles if TILES[at].slug in ("i-5", "i-7"))
    table.tiles.remove(tile)
    table.ahead = [tile]
    before = len(table.raiders)
    table.ask_again()
    table.play(m.NAVIGATE), table.play(m.LAY), table.play(m.ROTATE)
    assert len(table.raiders) == before + 1
    assert table.raiders[-1][r.AT] == table.chart.starts[-1]  # enemy_ships.4: on the start space
    assert events(table, "raider_came")


def test_enemy_ships_4_without_a_start_space_it_appears_on_calm_sea_of_the_first_players_tile():
    for seed in range(12):
        table = under_way(seed=seed)
        table.raiders = []
        raiders.arrive(table, NOWHERE)
        at = table.raiders[0][r.AT]
        assert at < 6 and not table.chart.is_land(at)


def test_rulings_9_where_the_hex_is_taken_it_appears_on_the_nearest_free_one():
    table = under_way()
    table.raiders = []
    sail_to(table, 0, 0)
    raiders.arrive(table, table.chart.number[0, 0])
    at = table.raiders[0][r.AT]
    assert table.chart.apart(at, table.chart.number[0, 0]) == 1 and not table.chart.is_land(at)


def test_enemy_ships_5_and_6_it_gets_the_farthest_destination_within_eight_hexes_and_looks_there():
    for seed in range(12):
        table = at_sea("customs-hulk", 0, 0, seed=seed)
        table.raiders = []
        raiders.arrive(table, table.chart.number[0, 0])
        raider, chart = table.raiders[0], table.chart
        away = chart.apart(raider[r.AT], raider[r.GOAL])
        sea = [at for at in range(len(chart.kind)) if not chart.is_land(at)]
        assert away == max(far for at in sea if (far := chart.apart(raider[r.AT], at)) <= 8)
        assert raider[r.HEADING] == heading_to(chart.place[raider[r.AT]], chart.place[raider[r.GOAL]])


def test_enemy_ships_2_a_fifth_ship_advances_the_agenda_by_its_hit_points():
    table = under_way()
    table.raiders = []
    table.deck_act = 3
    for _ in range(4):
        raiders.arrive(table, NOWHERE)
    assert len(table.raiders) == 4
    agenda = table.agenda
    raiders.arrive(table, NOWHERE)
    kind = table.discards[RAIDER_PILE][0]
    moved = events(table, "agenda_moved")[-1]["n"]
    assert len(table.raiders) == 4 and moved == RAIDERS[kind].hits + 1 and table.agenda != agenda


def test_acts_10_a_new_act_brings_an_enemy_ship():
    table = under_way()
    table.raiders = []
    table.enemy, table.players, table.agenda = 3, 2, table.agenda_spaces - 1
    table.play(m.END)
    assert asked(table) == "storm_place"
    table.play(table.moves[0])
    assert table.act == 2 and table.deck_act == 2 and len(table.raiders) == 1


# -- ways --------------------------------------------------------------------------------------------------------------


def test_rulings_8_a_turn_or_a_hex_is_a_move_and_double_on_rough_sea():
    table = under_way()
    first = chart_tile(table, "ii-3", EAST[0])  # rough, rough, calm; calm, island; calm
    ways = Ways(table, first + 2, 3, 6)
    assert ways.cost[(first + 2) * SIDES + 3] == 0 and ways.cost[(first + 1) * SIDES + 3] == 1
    assert ways.cost[first * SIDES + 3] == 3 and ways.cost[(first + 2) * SIDES + 4] == 1


def test_rulings_8_it_never_enters_a_safe_port_but_crosses_islands():
    table = under_way()
    ways = Ways(table, table.chart.number[0, 0], 0, 12)
    reached = {position // SIDES for position in ways.cost}
    assert table.chart.ports[0] not in reached and table.chart.number[0, 2] in reached
    table.storms = [[2, 0, 1, 0]]
    reached = {position // SIDES for position in Ways(table, table.chart.number[0, 0], 0, 12).cost}
    assert table.chart.ports[0] in reached


def test_the_way_back_costs_what_the_way_there_costs():
    table = at_sea("customs-hulk", 0, 0)
    goal = table.chart.number[1, 1]
    left = left_to(table, goal)
    for position in left:
        ways = Ways(table, position // SIDES, position % SIDES, 40)
        assert left[position] == min(ways.cost[goal * SIDES + heading] for heading in range(SIDES))


# -- activation --------------------------------------------------------------------------------------------------------


def test_enemy_ships_9_without_a_target_it_sails_for_its_destination():
    table = at_sea("customs-hulk", 0, 0, 1, goal=(0, 1))
    activate(table, 1, 0, 0)
    assert not table.raiders and events(table, "raider_arrived")


def test_enemy_ships_11_its_arrival_advances_the_agenda_by_the_hit_points_left_and_its_card_goes_back():
    table = at_sea("customs-hulk", 0, 0, 1, goal=(0, 1))
    table.raiders[0][r.WOUNDS] = 1
    before = len(table.piles[RAIDER_PILE])
    activate(table, 1, 0, 0)
    assert events(table, "agenda_moved")[-1]["n"] == 2 + 1 - 1 and len(table.piles[RAIDER_PILE]) == before + 1


@pytest.mark.parametrize(
    ("moves", "hits", "omens", "arrived"), [(0, 2, 0, 1), (0, 1, 1, 0), (0, 0, 2, 1), (0, 1, 0, 0)]
)
def test_dice_7_pairs_of_useless_results_become_moves(moves: int, hits: int, omens: int, arrived: int):
    table = at_sea("customs-hulk", 0, 0, 1, goal=(0, 1))
    activate(table, moves, hits, omens)
    assert len(events(table, "raider_arrived")) == arrived


def beset(slug: str = "ropewalker", q: int = 0, r_: int = 0, heading: int = 0, **options: int) -> Table:
    """An enemy ship beside the players' ship at (1, 1)."""
    table = at_sea(slug, q, r_, heading, goal=(2, 0), **options)
    sail_to(table, 1, 1)
    put(table, 0, BELOW), put(table, 1, BELOW)
    table.ask_again()
    return table


def test_enemy_ships_15_every_hit_in_position_destroys_a_post():
    table = beset(q=0, r_=1)
    activate(table, 0, 2, 0)
    assert events(table, "raider_attacked") == [{"enemy": 13, "seat": 0, "n": 2}]
    assert len(events(table, "post_destroyed")) == 2 and asked(table) == "turn"


def test_enemy_ships_14_it_uses_its_moves_to_come_into_position():
    table = beset(q=0, r_=0)
    activate(table, 0, 2, 0)
    assert not events(table, "raider_attacked")
    table = beset(q=0, r_=0)
    activate(table, 2, 2, 0)
    assert events(table, "raider_attacked")
    raider = table.raiders[0]
    assert table.chart.apart(raider[r.AT], table.ships[0][s.HEX]) == 1


def test_enemy_ships_14_the_vector_of_a_hulk_is_its_broadside():
    table = beset("customs-hulk", q=0, r_=1, heading=0)  # the target lies ahead
    activate(table, 0, 2, 0)
    assert not events(table, "raider_attacked")
    table = beset("customs-hulk", q=0, r_=1, heading=5)
    activate(table, 0, 2, 0)
    assert events(table, "raider_attacked")


def test_enemy_ships_16_a_ship_in_port_is_ignored():
    table = beset(q=0, r_=0, heading=0)
    sail_to(table, 1, 0)
    activate(table, 0, 3, 0)
    assert not events(table, "raider_attacked")
    table = beset(q=0, r_=0, heading=0)
    assert raiders.in_range(table, table.raiders[0]) == [0]


def test_enemy_ships_8_nor_one_out_of_sight_or_range_or_under_a_storm():
    table = beset(q=0, r_=0)
    table.raiders[0][r.AT] = table.chart.number[2, 0]
    assert raiders.in_range(table, table.raiders[0]) == [0]
    table.storms = [[2, 0, 1, 1]]
    assert raiders.in_range(table, table.raiders[0]) == []
    table.storms = []
    sail_to(table, 0, 0)  # Lanthorn lies between
    assert raiders.in_range(table, table.raiders[0]) == []


def test_enemy_ships_10_of_two_targets_it_takes_the_one_that_costs_less():
    table = beset(q=0, r_=1, seats=2)
    sail_to(table, 2, 0, seat=1)
    for _ in range(5):
        raid = Raid(0, 0, 0, 0)
        raid.choose_a_target(table, -1)
        assert raid.target == 0


def test_enemy_ships_13_one_evasion_die_for_each_manned_navigation_post():
    table = under_way()
    ship = table.ships[0]
    assert s.evasion_dice(ship) == 0
    put(table, 0, HELM)
    assert s.evasion_dice(ship) == 1
    put(table, 1, HELM)
    assert s.evasion_dice(ship) == 1
    put(table, 1, BOW_ZONE)
    assert s.evasion_dice(ship) == 2
    ship[s.POSTS] &= ~1
    assert s.evasion_dice(ship) == 1


def test_dice_3_evades_are_taken_off_the_hits_over_many_rolls():
    struck = 0
    for seed in range(40):
        table = beset(q=0, r_=1, seed=seed)
        put(table, 0, HELM)
        activate(table, 0, 1, 0)
        while asked(table) == "omen":
            table.play(m.OMEN_LEAVE)
        destroyed, evaded = len(events(table, "post_destroyed")), len(events(table, "evaded"))
        assert destroyed + evaded == 1
        struck += destroyed
    assert 8 < struck < 32


def with_omen() -> Table:
    """An attack with one hit, and an omen on the evasion die."""
    for seed in range(60):
        table = beset(q=0, r_=1, seed=seed)
        put(table, 0, HELM)
        activate(table, 0, 1, 0)
        if asked(table) == "omen":
            return table
    raise AssertionError


def test_dice_4_an_order_makes_an_omen_an_evade():
    table = with_omen()
    assert set(table.moves) == {m.OMEN_PAY, m.OMEN_PAY + 1, m.OMEN_PAY + 2, m.OMEN_LEAVE}
    table.play(m.OMEN_PAY + 2)
    ship = table.ships[0]
    assert ship[s.FRESH + 2] == 1 and ship[s.ISSUED + 2] == 1 and not events(table, "post_destroyed")
    table = with_omen()
    table.play(m.OMEN_LEAVE)
    assert len(events(table, "post_destroyed")) == 1


def test_rulings_23_a_fleeting_order_spent_on_an_omen_is_discarded():
    table = with_omen()
    table.ships[0][s.FRESH + 3] = 1
    table.ask_again()
    table.play(m.OMEN_PAY + 3)
    assert table.ships[0][s.FRESH + 3] == 0 and table.ships[0][s.ISSUED : s.ISSUED + 3] == [0, 0, 0]


def test_loss_1_an_attack_can_sink_the_ship():
    table = beset(q=0, r_=1)
    table.ships[0][s.POSTS] = 1
    activate(table, 0, 3, 0)
    assert len(events(table, "ship_lost")) == 1 and len(events(table, "post_destroyed")) == 1


# -- omens -------------------------------------------------------------------------------------------------------------


def test_customs_hulk_has_an_omen_three_coins():
    table = beset("customs-hulk", q=0, r_=1)
    activate(table, 0, 0, 1)
    assert table.ships[0][s.COINS] == 17 and events(table, "coins_lost") == [{"seat": 0, "n": 3}]


def test_choir_barge_has_an_omen_stress_on_deck():
    table = beset("choir-barge", q=0, r_=1)
    put(table, 0, HELM)
    activate(table, 0, 0, 1)
    ship = table.ships[0]
    assert ship[s.AT[0] + s.STRESS] == 1 and ship[s.AT[1] + s.STRESS] == 0


def test_lantern_galley_has_an_omen_two_more_moves():
    table = at_sea("lantern-galley", 0, 0, 1, goal=(0, 1))
    table.raiders[0][r.HEADING] = 0
    activate(table, 0, 0, 1)
    assert events(table, "raider_arrived")
    table = at_sea("lantern-galley", 0, 0, 0, goal=(0, 1))
    table.raiders[0][r.HEADING] = 4  # three turns and a hex away
    activate(table, 0, 0, 1)
    assert table.raiders[0][r.HEADING] in (0, 2) and table.raiders[0][r.AT] == table.chart.number[0, 0]


def test_bone_galleon_has_an_omen_a_hit_more_in_an_attack():
    table = beset("bone-galleon", q=0, r_=1, heading=5)
    activate(table, 0, 1, 1)
    assert events(table, "raider_attacked")[0]["n"] == 2
    table = at_sea("bone-galleon", 0, 0, 1, goal=(2, 0))
    activate(table, 0, 0, 1)
    assert not events(table, "raider_omen")


def test_flood_flagship_has_an_omen_the_agenda():
    table = at_sea("flood-flagship", 0, 0, 1, goal=(2, 0))
    activate(table, 0, 0, 1)
    assert events(table, "agenda_moved")[-1]["n"] == 1


# -- storms and the end ------------------------------------------------------------------------------------------------


def test_rulings_12_storms_hurt_enemy_ships_and_enemy_ships_12_a_sunken_one_leaves_a_wreck():
    table = at_sea("ropewalker", 0, 0, 1, goal=(1, 1))
    table.storms = [[2, 2, 0, 0]]
    assert table.is_stormy(table.chart.number[0, 0])
    table.raiders[0][r.WOUNDS] = 1  # of two hit points
    activate(table, 4, 0, 0)
    assert events(table, "raider_sunk") and not table.raiders and len(table.wrecks) == 1
    assert table.discards[RAIDER_PILE] == [1]


def test_enemy_ships_7_in_every_enemy_phase_each_acts_once_in_order_of_arrival():
    table = at_sea("customs-hulk", 0, 0, 1, goal=(2, 0))
    add(table, "ropewalker", 1, 1, 0, (2, 0))
    before = len(events(table, "raider_rolled"))
    table.play(m.END)
    rolled = events(table, "raider_rolled")[before:]
    acted = [event["enemy"] - FIRST_RAIDER for event in rolled]
    assert acted[:2] == [0, 1] or acted[:1] == [0]
    assert all(event["moves"] + event["hits"] + event["omens"] == 3 for event in rolled)
    assert all(not raider[r.ACTED] for raider in table.raiders)


def test_the_faces_of_the_dice():
    assert sorted(params.ENEMY_DIE) == [0, 0, 0, 1, 1, 2] and sorted(params.EVASION_DIE) == [0, 0, 1, 1, 1, 3]
