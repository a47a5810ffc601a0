"""On deck and below, at sea and in frays: crew, zones, travel, guns, dice, storms, enemies, upgrades."""

from __future__ import annotations

from collections import Counter

import pytest
from deck import BLANK, HIT, MOVE, OMEN, STRUCK, act, at_sea, evade, roll, wounds, zones
from deck import board as come_aboard
from test_guns import broadside_on, shot
from test_ports import rich, visit
from test_raiders import activate
from test_raiders import at_sea as raider_at_sea
from test_supporting_fire import beset, help_at
from told import carried_out
from voyage import (
    asked,
    at_the_helm,
    chart_tile,
    events,
    give_trait,
    in_port,
    mount,
    put,
    send,
    sign_on,
    under_way,
    why,
)

from undertow.games.everrain import moves as m
from undertow.games.everrain import params
from undertow.games.everrain import ship as s
from undertow.games.everrain.board import (
    ADJACENT,
    BELOW,
    BOW_ZONE,
    CREW_ORDER,
    FIRST_SLOT,
    HELM,
    HIRE,
    NAVIGATION,
    NEST,
    REPAIR,
    SLOTS,
    WHOLE,
    ZONES,
)
from undertow.games.everrain.board import BLANK as BLANK_POSTS
from undertow.games.everrain.cards.crew import BOARDS, FIRST_NAMELESS, is_deckhand
from undertow.games.everrain.cards.enemies import FOES
from undertow.games.everrain.cards.guns import BOW_GUN, PORT_GUN, POSTS, STARBOARD_GUN, STERN_GUN
from undertow.games.everrain.cards.improvements import IMPROVEMENTS
from undertow.games.everrain.cards.raiders import RAIDERS
from undertow.games.everrain.cards.traits import KINDS_OF_GOOD, NO_TRAIT, TRAITS
from undertow.games.everrain.cards.upgrades import FIRST_GUN, UPGRADES
from undertow.games.everrain.chart import UNCHARTED
from undertow.games.everrain.dice import ATTACK, ENEMY, EVASION, throw, throw_enemy
from undertow.games.everrain.hexes import SIDES, STORMS, distance, step_from
from undertow.games.everrain.procedures.storms import StormMove
from undertow.games.everrain.reach import points_of_an_order
from undertow.games.everrain.state import BAD_PILE, CREW_PILE, storm_hexes
from undertow.games.everrain.tiles import ALTAR, CALM, ISLAND, PORT, ROUGH, START, TILES, WRECK

# -- crew --------------------------------------------------------------------------------------------------------------


def test_crew_1_there_are_deckhands_who_are_alike_and_shellbacks_with_a_trait_of_their_own():
    deckhands = [board for number, board in enumerate(BOARDS[:FIRST_NAMELESS]) if is_deckhand(number)]
    figures = {(board.holes, board.island, board.port, board.dice, board.wage) for board in deckhands}
    assert len(deckhands) == 12 and len(figures) == 1
    table = under_way()
    wick = sign_on(table, "wick")
    assert s.has_aboard(table.ships[0], table.ships[0][wick]) and not s.has_aboard(table.ships[0], 13)
    assert min(board.wage for board in BOARDS[12:20]) > deckhands[0].wage


def test_crew_7_a_new_shellback_draws_one_negative_trait():
    for seed in range(5):
        table = under_way(seed=seed)
        shellback = next(board for board in table.piles[CREW_PILE] if not is_deckhand(board))
        table.piles[CREW_PILE].remove(shellback)
        left = len(table.piles[BAD_PILE])
        table.sign_on(0, shellback)
        place = s.member_of(table.ships[0], shellback)
        assert table.ships[0][place + s.GOOD] == NO_TRAIT and table.ships[0][place + s.BAD] >= KINDS_OF_GOOD
        assert len(table.piles[BAD_PILE]) == left - 1


@pytest.mark.parametrize(("word", "which", "other"), [("good", s.GOOD, s.BAD), ("bad", s.BAD, s.GOOD)])
def test_crew_10_a_trait_drawn_later_takes_the_place_of_the_one_of_its_kind(word: str, which: int, other: int):
    table = under_way()
    give_trait(table, 0, "hardy")
    give_trait(table, 0, "frail")
    ship = table.ships[0]
    before = ship[s.AT[0] + which], ship[s.AT[0] + other]
    carried_out(f"trait tester {word}", table, tested=1)
    drawn = events(table, "trait_drawn")[-1]["trait"]
    assert ship[s.AT[0] + which] == drawn and before[0] in (*table.discards[1], *table.discards[2])
    if not events(table, "trait_redrawn"):
        assert ship[s.AT[0] + other] == before[1]


@pytest.mark.parametrize("word", ["good", "bad"])
def test_crew_11_a_new_trait_of_either_kind_replaces_what_lies_on_a_shellbacks_one_free_place(word: str):
    table = under_way()
    place = sign_on(table, "wick")
    ship = table.ships[0]
    frail = TRAITS.index("frail")
    table.piles[BAD_PILE].remove(frail)
    ship[place + s.BAD] = frail
    carried_out(f"trait tester {word}", table, tested=3)
    lying = [ship[place + which] for which in (s.GOOD, s.BAD) if ship[place + which] != NO_TRAIT]
    assert len(lying) == 1 and (lying[0] < KINDS_OF_GOOD) == (word == "good")
    assert frail in table.discards[BAD_PILE] or lying == [frail]


def test_crew_16_the_board_of_one_who_died_goes_back_among_the_others():
    table = under_way()
    ship = table.ships[0]
    board = ship[s.AT[0]]
    ship[s.AT[0] + s.WOUNDS] = s.holes(ship, s.AT[0])
    assert board not in table.piles[CREW_PILE] and table.bury(0)
    assert events(table, "died") and (board in table.piles[CREW_PILE] or board in table.crew_row)


def test_wages_1_wages_are_due_at_the_end_of_every_act():
    table = under_way(length="long")
    for number in range(1, 4):
        table.ships[0][s.COINS] = 40
        table.enemy, table.players, table.agenda = 4 * number - 1, 4 * number - 1, table.agenda_spaces - 1
        table.raiders, table.awake = [], 1
        while table.act == number and table.ended is None:
            table.play(m.END if m.END in table.moves else table.moves[0])
        assert len(events(table, "wage_paid")) == 2 * number
    assert table.act == 4


def test_rulings_18_with_four_crew_a_fifth_comes_only_when_one_has_gone():
    table = rich()
    sign_on(table, "wick"), sign_on(table, "yusra")
    table.ask_again()
    table.play(visit(table, 0, HIRE))
    wanted = m.HIRE + min(table.crew_row)
    assert why(table, wanted) == ["crew.2"]
    table.play(m.DISMISS + table.ships[0][s.AT[1]])
    assert m.HIRE + min(table.crew_row) in table.moves


def test_rulings_17_without_a_deckhand_a_nameless_one_with_the_same_values_comes():
    table = under_way()
    table.piles[CREW_PILE] = [board for board in table.piles[CREW_PILE] if not is_deckhand(board)]
    nameless = table.draw_deckhand()
    first = BOARDS[0]
    assert nameless >= FIRST_NAMELESS
    assert (BOARDS[nameless].holes, BOARDS[nameless].wage, BOARDS[nameless].dice) == (first.holes, first.wage, 1)


# -- zones -------------------------------------------------------------------------------------------------------------


def test_zones_1_the_deck_has_ten_zones_with_a_post_each():
    table = under_way()
    assert len(ADJACENT) == ZONES == 10 and table.ships[0][s.POSTS] == WHOLE == 2**10 - 1


def test_zones_3_a_post_is_manned_by_one_member_of_its_zone_and_anew_for_each_action():
    table = under_way()
    ship = table.ships[0]
    put(table, 0, HELM), put(table, 1, HELM)
    assert points_of_an_order(table, 0) == 2  # two at the helm man one post
    put(table, 1, BOW_ZONE)
    assert points_of_an_order(table, 0) == 3
    yusra = sign_on(table, "yusra", spot=HELM)
    assert s.points_from(ship, HELM, False) == 2  # the captain chooses the better one
    ship[yusra + s.SPOT] = BELOW
    assert s.points_from(ship, HELM, False) == 1


@pytest.mark.parametrize("slot", range(2, SLOTS))
def test_zones_6_a_member_may_stand_on_a_slot_without_an_improvement(slot: int):
    table = under_way()
    ship = table.ships[0]
    for number in range(2):
        table.play(send(ship[s.AT[number]], FIRST_SLOT + slot))
    assert [ship[s.AT[number] + s.SPOT] for number in range(2)] == [FIRST_SLOT + slot] * 2


def test_zones_9_every_zone_has_its_post():
    assert NAVIGATION == (BOW_ZONE, HELM) == (0, 5) and NEST == 2 and BLANK_POSTS == (1, 3, 7, 8)
    assert [POSTS[battery] for battery in (BOW_GUN, PORT_GUN, STARBOARD_GUN, STERN_GUN)] == [0, 4, 6, 9]
    table = under_way()
    for zone in range(ZONES):
        put(table, 0, zone), put(table, 1, BELOW)
        assert points_of_an_order(table, 0) == 1 + (zone in (0, 5)) and s.mans_nest(table.ships[0]) == (zone == 2)


def test_rulings_25_a_navigation_order_goes_to_anybody_and_the_best_mans_the_post():
    table = under_way()
    put(table, 0, BELOW), put(table, 1, BELOW)
    table.ask_again()
    assert m.NAVIGATE in table.moves and points_of_an_order(table, 0) == 1
    give_trait(table, 0, "landlubber")
    put(table, 0, HELM), put(table, 1, HELM)
    assert s.points_from(table.ships[0], HELM, True) == 1  # not the landlubber


def test_rulings_29_with_a_tall_mast_a_manned_crows_nest_gives_an_evasion_die():
    table = under_way()
    ship = table.ships[0]
    put(table, 0, NEST), put(table, 1, HELM)
    assert s.evasion_dice(ship) == 1
    mount(table, "tall-mast", 2)
    assert s.evasion_dice(ship) == 2


# -- the chart ---------------------------------------------------------------------------------------------------------


def test_chart_1_hexes_are_calm_rough_wrecks_islands_ports_and_altars():
    kinds = Counter(kind for tile in TILES for kind in tile.kinds[0])
    assert {CALM, ROUGH, WRECK, ISLAND, PORT, ALTAR} <= set(kinds)
    table = under_way()
    chart_tile(table, "i-8", (3, 0, 0))
    for number, kind in enumerate(table.chart.kind):
        assert table.chart.is_land(number) == (kind in (ISLAND, PORT, ALTAR))


def test_chart_5_an_enemy_ship_appears_on_the_start_space_of_a_new_tile_which_is_calm_sea():
    with_start = [tile.slug for tile in TILES[1:] if tile.act == 1 and START in tile.kinds[0]]
    assert with_start
    table = at_the_helm(3)
    tile = [each.slug for each in TILES].index(with_start[0])
    table.tiles.remove(tile)
    table.ahead, table.back = [tile], -1
    put(table, 0, NEST)
    ship = table.ships[0]
    for at in range(len(table.chart.kind)):
        edges = [side for side in range(SIDES) if table.chart.next[at * SIDES + side] == UNCHARTED]
        if edges and not table.chart.is_land(at):
            ship[s.HEX], ship[s.HEADING] = at, edges[0]
            break
    ship[s.POINTS] = 3
    table.ask_again()
    table.play(m.LAY), table.play(m.ROTATE)
    start = table.chart.starts[-1]
    assert start >= len(table.chart.kind) - 6 and table.raiders[-1][1] == start
    assert not table.is_rough(start) and not table.chart.is_land(start)


# -- guns and dice -----------------------------------------------------------------------------------------------------


def test_guns_6_the_member_at_the_post_gets_the_fire_order():
    table = broadside_on()
    table.play(shot(STARBOARD_GUN))
    assert table.ships[0][s.FRESH + 2] == 1 and table.ships[0][s.ISSUED + 2] == 1
    helped = beset()
    helped.play(help_at())
    assert helped.ships[0][s.FRESH + 2] == 1 and helped.ships[0][s.ISSUED + 2] == 1


def test_guns_7_the_dice_are_rolled_and_applied():
    table = broadside_on()
    roll(table, STRUCK, STRUCK, BLANK)
    table.play(shot(STARBOARD_GUN))
    assert events(table, "gun_fired")[-1]["n"] == 3 and table.raiders[0][3] == 2


def test_sight_3_a_ship_at_an_altar_can_be_a_target():
    table = raider_at_sea("customs-hulk", 0, 1, goal=(2, 0))
    chart_tile(table, "i-8", (3, 0, 0))
    altar = table.chart.altars[0]
    beside = next(
        at for at in table.chart.next[altar * 6 : altar * 6 + 6] if at != UNCHARTED and not table.chart.is_land(at)
    )
    side = next(side for side in range(SIDES) if table.chart.next[beside * 6 + side] == altar)
    table.raiders[0][1] = altar
    ship = table.ships[0]
    ship[s.HEX], ship[s.HEADING] = beside, (side + 5) % SIDES  # the altar lies to starboard
    put(table, 1, POSTS[STARBOARD_GUN])
    table.ask_again()
    assert shot(STARBOARD_GUN) in table.moves


def test_dice_6_a_move_is_a_zone_or_a_travel_point_a_hit_damage_and_an_omen_the_ability():
    table = at_sea(1)
    act(table, come_aboard(table, "barnacled", 8), MOVE, MOVE)
    assert zones(table) == [5] or zones(table) == [7] or zones(table) == [4]
    table = at_sea()
    act(table, come_aboard(table, "barnacled", 8), HIT)
    assert not s.is_whole(table.ships[0], 8)
    table = at_sea()
    act(table, come_aboard(table, "barnacled", 8), OMEN)
    assert events(table, "foe_omen")
    sailing = raider_at_sea("customs-hulk", 2, 1, heading=3, goal=(0, 1))
    at = sailing.raiders[0][1]
    activate(sailing, 1, 0, 0)
    assert sailing.chart.apart(at, sailing.raiders[0][1]) <= 1


def test_dice_8_the_faces_are_these():
    assert Counter(params.ATTACK_DIE) == {1: 2, 2: 1, 3: 1, 0: 2}  # hits, a critical hit, an omen, blanks
    assert Counter(params.EVASION_DIE) == {1: 3, 3: 1, 0: 2}
    assert Counter(params.ENEMY_DIE) == {0: 3, 1: 2, 2: 1}  # moves, hits, an omen
    assert [die.sides for die in (ATTACK, EVASION, ENEMY)] == [
        tuple(params.ATTACK_DIE),
        tuple(params.EVASION_DIE),
        tuple(params.ENEMY_DIE),
    ]


def test_rulings_24_the_full_number_of_dice_is_rolled():
    chance = under_way().chance
    total, omens = throw(chance, EVASION, 600)
    assert 250 < total < 350 and 60 < omens < 140
    assert sum(throw_enemy(chance, 12)) == 12


# -- frays and enemies -------------------------------------------------------------------------------------------------


def test_fray_8_for_each_member_in_the_zone_one_die_is_rolled_attack_or_evasion():
    table = at_sea(1, 1)
    foe = come_aboard(table, "barnacled", 1)
    act(table, foe, HIT)
    assert asked(table) == "evade" and table.moves == (evade(0), evade(1), evade(2))
    roll(table, STRUCK, STRUCK)  # one attacks and hits, one evades
    table.play(evade(1))
    assert table.ships[0][foe + s.FOE_WOUNDS] == 1 and wounds(table, 0) + wounds(table, 1) == 0


def test_fray_9_all_dice_are_rolled_at_once_before_anything_is_applied():
    table = at_sea(1)
    foe = come_aboard(table, "gutterling", 1)  # one hit point
    act(table, foe, HIT)
    roll(table, STRUCK)
    table.play(evade(0))
    assert events(table, "foe_slain") and wounds(table, 0) == 1  # it falls, and its hit counts


def test_enemies_7_the_omen_comes_first_and_once():
    table = at_sea()
    foe = come_aboard(table, "gutterling", 8)
    table.ships[0][s.COINS] = 9
    act(table, foe, OMEN, OMEN, OMEN)
    assert table.ships[0][s.COINS] == 7 and len(events(table, "foe_omen")) == 1
    told = [event.key for event in table.log(None)]
    assert told.index("foe_omen") < told.index("post_destroyed")  # the other two make a hit


def test_enemies_9_a_hit_strikes_the_crew_of_its_zone_and_begins_a_fray():
    table = at_sea(8)
    act(table, come_aboard(table, "barnacled", 8), HIT)
    assert events(table, "fray_suffered") == [{"seat": 0, "zone": 8, "n": 1}]
    roll(table, BLANK)
    table.play(evade(0))
    assert wounds(table, 0) == 1


def test_enemy_ships_1_only_ships_are_drawn_where_a_ship_is_wanted():
    table = under_way()
    table.deck_act = 3
    for _ in range(9):
        assert RAIDERS[table.draw_raider()].slug
    assert len({foe.slug for foe in FOES} & {raider.slug for raider in RAIDERS}) == 0


def test_enemy_ships_5_the_destination_stays_until_the_ship_arrives():
    table = raider_at_sea("customs-hulk", 2, 1, goal=(0, 1))
    goal = table.raiders[0][4]
    activate(table, 1, 0, 0)
    assert table.raiders[0][4] == goal
    from undertow.games.everrain.procedures.raiders import arrive

    arrive(table, -1)
    new = table.raiders[-1]
    ahead = step_from(table.chart.place[new[1]], new[2])
    assert distance(ahead, table.chart.place[new[4]]) < table.chart.apart(new[1], new[4])


# -- storms, damage, upgrades ------------------------------------------------------------------------------------------


def test_storms_1_the_fate_die_is_rolled_once_for_each_storm():
    table = under_way()
    table.storms = [[2, 0, -6, 3], [3, 0, 6, -3]]
    table.play(m.END)
    while table.round == 1:
        table.play(table.moves[0])
    assert len(events(table, "storm_rolled")) == 2


@pytest.mark.parametrize("size", [2, 3, 4])
def test_storms_8_a_storm_keeps_its_shape_and_its_orientation(size: int):
    for way in range(len(STORMS[size])):
        table = under_way()
        table.storms = [[size, way, 0, 0]]
        shape = [(q, r) for q, r in storm_hexes(table.storms[0])]
        assert len(shape) == size and max(distance(a, b) for a in shape for b in shape) == (2 if size == 4 else 1)
        table.push(StormMove(0, 9))
        roll(table, 9)
        table.ask_again()
        table.play(m.STORM_STEP + 1)
        q, r = step_from((0, 0), 1)
        assert storm_hexes(table.storms[0]) == [(a + q, b + r) for a, b in shape]


def test_damage_5_destroyed_posts_are_restored_in_a_shipyard():
    table = rich()
    table.ships[0][s.POSTS] &= ~(1 << HELM)
    table.ask_again()
    assert not s.is_whole(table.ships[0], HELM)
    table.play(visit(table, 0, REPAIR))
    assert table.ships[0][s.POSTS] == WHOLE


def test_upgrades_1_upgrades_are_improvements_and_guns():
    assert FIRST_GUN == len(IMPROVEMENTS) < UPGRADES
    table = in_port()
    kinds = [upgrade < FIRST_GUN for upgrade in table.yard]
    assert sorted(kinds) == [False, True, True]


def test_upgrades_10_half_spaces_work_with_two_identical_improvements():
    table = under_way()
    ship = table.ships[0]
    put(table, 0, FIRST_SLOT + 1)
    for number, shed in ((1, 1), (2, 3)):
        if number == 2:
            mount(table, "hammock", 2)
        ship[s.AT[0] + s.STRESS], ship[s.AT[0] + s.TIRED], ship[s.FRESH] = 4, 0, 3
        table.ask_again()
        table.play(send(ship[s.AT[0]], FIRST_SLOT + 1))
        assert ship[s.AT[0] + s.STRESS] == 4 - shed
    mount(table, "galley", 2, plan=True)  # one of them is covered: no pair any more
    ship[s.AT[0] + s.STRESS], ship[s.AT[0] + s.TIRED], ship[s.FRESH + CREW_ORDER] = 4, 0, 3
    table.ask_again()
    table.play(send(ship[s.AT[0]], FIRST_SLOT + 1))
    assert ship[s.AT[0] + s.STRESS] == 3
