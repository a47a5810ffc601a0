"""Storms, damage, repairs: storms, damage, ports."""

from __future__ import annotations

from collections import Counter

import pytest
from voyage import asked, at_the_helm, events, in_port, put, sail_to, sign_on, under_way, why

from undertow.games.everrain import moves as m
from undertow.games.everrain import ship as s
from undertow.games.everrain.board import BELOW, HELM, HOUSES, NEST, NOWHERE, REPAIR, TREAT, WHOLE
from undertow.games.everrain.hexes import distance
from undertow.games.everrain.legal import away_from
from undertow.games.everrain.procedures.storms import StormMove
from undertow.games.everrain.state import Table, storm_hexes


def stormy(n: int, at: tuple[int, int] = (0, 0), heading: int = 0) -> Table:
    """A ship at the helm under a storm of two hexes, (0, 0) and (1, 0), which lies over Lanthorn."""
    table = at_the_helm(n)
    table.storms = [[2, 0, 0, 0]]
    sail_to(table, *at, heading)
    table.ask_again()
    return table


# -- how they come and go ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("act", "size", "ways"), [(1, 2, 6), (2, 3, 6), (3, 4, 12)])
def test_acts_9_with_a_new_act_comes_a_storm_of_its_number_over_the_first_player(act: int, size: int, ways: int):
    for way in range(ways):
        table = under_way(2, length="long")
        table.act, table.enemy, table.players = act, 4 * act - 1, 4 * act - 3
        table.agenda = table.agenda_spaces - 1
        table.ships[0][s.HEX] = table.chart.number[0, 0]
        table.play(m.END), table.play(m.LEAVE), table.play(m.END)
        assert asked(table) == "storm_place" and table.deciding == 0 and len(table.moves) == ways
        table.play(m.STORM_PLACE + way)
        (storm,) = table.storms
        assert storm[0] == size == len(storm_hexes(storm)) and (0, 0) in storm_hexes(storm)
        assert table.act == act + 1


def test_storms_7_all_ways_differ():
    found = set()
    for way in range(6):
        table = under_way()
        table.enemy, table.agenda = 3, table.agenda_spaces - 1
        table.play(m.END)
        table.play(m.STORM_PLACE + way)
        found.add(frozenset(storm_hexes(table.storms[0])))
    assert len(found) == 6


def moved_by(roll: int) -> Table:
    """A storm far in the west, and a fate die that shows this."""
    for seed in range(200):
        table = under_way()
        table.storms = [[2, 0, -6, 0]]
        table.reseed(seed)
        table.push(StormMove(0, 0))
        table.ask_again()
        if events(table, "storm_rolled")[-1]["roll"] == roll:
            return table
    raise AssertionError(roll)


@pytest.mark.parametrize("roll", range(5))
def test_storms_2_from_nought_to_four_it_comes_nearer_to_the_first_player(roll: int):
    table = moved_by(roll)
    far = distance((-5, 0), table.chart.place[table.ships[0][s.HEX]])
    if asked(table) == "storm_toward":
        table.play(table.moves[0])
    assert away_from(table, 0, table.storms[0]) == far - 1 and table.storms[0][:2] == [2, 0]  # rule: storms.8


@pytest.mark.parametrize("roll", range(5, 10))
def test_storms_3_from_five_on_the_first_player_sends_it_anywhere(roll: int):
    table = moved_by(roll)
    assert asked(table) == "storm_drift" and len(table.moves) == 6
    table.play(m.STORM_STEP + 3)
    assert table.storms == [[2, 0, -7, 0]]


def test_storms_2_a_storm_over_the_first_player_stays_there():
    for seed in range(20):
        table = under_way()
        sail_to(table, 0, 0)
        table.storms = [[2, 0, 0, 0]]
        table.reseed(seed)
        table.push(StormMove(0, 0))
        table.ask_again()
        if events(table, "storm_rolled")[-1]["roll"] <= 4:
            assert table.storms == [[2, 0, 0, 0]] and asked(table) == "turn"
            return
    raise AssertionError


def test_round_9_every_storm_moves_once_in_an_enemy_phase():
    table = under_way()
    table.storms = [[2, 0, -9, 0], [3, 1, 20, 0]]
    table.play(m.END)
    while asked(table).startswith("storm"):
        table.play(table.moves[0])
    assert len(events(table, "storm_rolled")) == 2 == len(events(table, "storm_moved")) and table.round == 2


# -- what they do ------------------------------------------------------------------------------------------------------


def test_storms_4_everything_under_a_storm_is_rough_sea():
    table = stormy(5)
    table.play(m.RIGHT)
    assert table.ships[0][s.POINTS] == 3


def test_storms_6_a_turn_inside_costs_a_post():
    table = stormy(5)
    table.play(m.RIGHT)
    assert len(events(table, "post_destroyed")) == 1 and table.ships[0][s.POSTS].bit_count() == 9


@pytest.mark.parametrize(("at", "heading", "damage"), [((0, 0), 1, 1), ((0, 1), 4, 1), ((0, 0), 0, 0), ((0, 1), 0, 0)])
def test_storms_6_so_does_sailing_in_and_out_but_not_from_hex_to_hex(at: tuple[int, int], heading: int, damage: int):
    table = stormy(4, at, heading)
    table.play(m.AHEAD)
    assert len(events(table, "post_destroyed")) == damage


def test_storms_5_no_tile_is_laid_under_a_storm():
    table = stormy(4, (0, 0), 3)
    put(table, 0, NEST)
    table.ask_again()
    assert why(table, m.LAY) == ["storms.5"]


def test_rulings_11_a_port_under_a_storm_is_not_visited_and_its_facing_costs():
    table = stormy(4)
    table.ships[0][s.VISITED] = 0
    table.ask_again()
    table.play(m.AHEAD)
    assert table.ships[0][s.HEX] == table.chart.ports[0] and asked(table) == "steer"
    assert why(table, m.FACE + 3) == ["travel.1"]
    table.play(m.STOP)
    put(table, 0, HELM)
    table.play(m.END)
    assert table.ships[0][s.AT[0] + s.STRESS] == 1  # a sea hex


def test_damage_1_a_ship_without_a_whole_post_is_lost_and_rulings_16_its_turn_is_over():
    table = stormy(5)
    table.ships[0][s.POSTS] = 1 << 4
    table.ask_again()
    table.play(m.RIGHT)
    while asked(table).startswith("storm"):
        table.play(table.moves[0])
    assert len(events(table, "ship_lost")) == 1 and table.round == 2
    assert table.ships[0][s.POSTS] == WHOLE  # returned. rule: loss.11


def test_damage_2_every_zone_is_struck_as_often_as_any_other():
    table = under_way()
    struck: Counter[int] = Counter()
    for _ in range(4_000):
        table.ships[0][s.POSTS] = WHOLE
        table.damage(0)
        struck[(WHOLE ^ table.ships[0][s.POSTS]).bit_length() - 1] += 1
    assert set(struck) == set(range(10)) and all(320 < n < 480 for n in struck.values())


def test_damage_3_a_destroyed_post_passes_the_blow_on_below_then_above():
    ship = under_way().ships[0]
    ship[s.POSTS] = WHOLE & ~(1 << 5)
    assert s.struck(ship, 5) == 4
    ship[s.POSTS] &= ~(1 << 4)
    assert s.struck(ship, 5) == 6
    ship[s.POSTS] &= ~(1 << 6)
    assert s.struck(ship, 5) == 3
    ship[s.POSTS] = 1 << 9
    assert s.struck(ship, 0) == 9  # no zone below 0, none above 9
    ship[s.POSTS] = 0
    assert s.struck(ship, 3) == NOWHERE


def test_damage_4_everybody_in_the_zone_takes_a_wound():
    table = under_way()
    ship = table.ships[0]
    sign_on(table, "yusra", spot=BELOW)
    put(table, 0, NEST), put(table, 1, NEST)
    ship[s.POSTS] = 1 << NEST | 1 << 9
    table.reseed(next(seed for seed in range(99) if below(table, seed) < 5))
    table.damage(0)
    assert [ship[place + s.WOUNDS] for place in s.crew(ship)] == [1, 1, 0]


def below(table: Table, seed: int) -> int:
    """What the fate die would show."""
    other = table.clone()
    other.reseed(seed)
    return other.chance.below(10)


# -- repairs -----------------------------------------------------------------------------------------------------------


def visit(table: Table, house: int) -> int:
    return m.VISIT + table.ships[0][s.AT[0]] * len(HOUSES) + house


def test_ports_12_three_posts_are_repaired_for_two_coins_each():
    table = in_port()
    table.ships[0][s.POSTS] = WHOLE & ~0b111
    table.ask_again()
    table.play(visit(table, REPAIR))
    assert table.ships[0][s.POSTS] == WHOLE and table.ships[0][s.COINS] == 14


def test_ports_12_of_more_the_captain_chooses_and_damage_5_the_post_works_again():
    table = in_port()
    table.ships[0][s.POSTS] = WHOLE & ~0b11110
    table.ask_again()
    table.play(visit(table, REPAIR))
    assert asked(table) == "mend" and set(table.moves) == {m.MEND + zone for zone in (1, 2, 3, 4)}
    for zone in (2, 4, 1):
        table.play(m.MEND + zone)
    assert table.ships[0][s.POSTS] == WHOLE & ~0b1000 and asked(table) == "port"


def test_ports_15_with_three_coins_one_post_is_repaired():
    table = in_port()
    table.ships[0][s.POSTS], table.ships[0][s.COINS] = WHOLE & ~0b11, 3
    table.ask_again()
    table.play(visit(table, REPAIR))
    table.play(m.MEND + 1)
    assert table.ships[0][s.POSTS] == WHOLE & ~1 and table.ships[0][s.COINS] == 1


def test_ports_16_nobody_repairs_a_whole_ship_or_treats_the_healthy():
    table = in_port()
    assert why(table, visit(table, REPAIR)) == ["ports.16"] == why(table, visit(table, TREAT))


def test_ports_14_two_wounds_are_treated_for_three_coins():
    table = in_port()
    ship = table.ships[0]
    ship[s.AT[0] + s.WOUNDS], ship[s.AT[1] + s.WOUNDS] = 1, 2
    table.ask_again()
    table.play(visit(table, TREAT))
    assert asked(table) == "heal" and ship[s.COINS] == 17
    table.play(m.HEAL + ship[s.AT[1]])
    table.play(m.HEAL + ship[s.AT[0]])
    assert [ship[place + s.WOUNDS] for place in s.crew(ship)] == [0, 1]
    table = in_port()
    table.ships[0][s.AT[1] + s.WOUNDS] = 3
    table.ask_again()
    table.play(visit(table, TREAT))  # one patient: it is not asked
    assert table.ships[0][s.AT[1] + s.WOUNDS] == 1
