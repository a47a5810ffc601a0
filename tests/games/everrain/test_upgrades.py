"""Upgrades: schematics, slots, the shipyard, round spaces, and every improvement with its pair."""

from __future__ import annotations

import pytest
from shipyard import at, bought, found, number
from test_ports import rich, visit
from voyage import (
    asked,
    at_the_helm,
    events,
    give_trait,
    mount,
    offer,
    put,
    sail_to,
    send,
    sign_on,
    stow,
    under_way,
    why,
)

from undertow.games.everrain import moves as m
from undertow.games.everrain import params
from undertow.games.everrain import ship as s
from undertow.games.everrain.board import (
    BELOW,
    BOW_ZONE,
    HELM,
    IMPROVE,
    INSTALL,
    NEST,
    NOWHERE,
    SELL,
)
from undertow.games.everrain.cards import improvements as i
from undertow.games.everrain.cards.guns import GUNS
from undertow.games.everrain.cards.improvements import IMPROVEMENTS
from undertow.games.everrain.cards.upgrades import FIRST_GUN
from undertow.games.everrain.procedures.acts import ActEnd
from undertow.games.everrain.procedures.frays import own_dice
from undertow.games.everrain.procedures.gun_menu import dice_at
from undertow.games.everrain.procedures.losses import Sinking
from undertow.games.everrain.procedures.port_menu import price_here
from undertow.games.everrain.procedures.travel import take_the_bonus
from undertow.games.everrain.procedures.turns import navigate
from undertow.games.everrain.procedures.upgrades import find_plan
from undertow.games.everrain.reach import is_smoothed, points_of_an_order
from undertow.games.everrain.state import BY_PLAYERS, GUN_PILE, IMPROVEMENT_PILE, Table
from undertow.games.everrain.tiles import TILES

DINGHY, HAMMOCK = 0, 1  # slots of the beginning


# -- schematics and slots ----------------------------------------------------------------------------------------------


def test_setup_2_every_ship_begins_with_a_dinghy_and_a_hammock():
    ship = under_way(seats=2).ships[1]
    assert [s.working(ship, slot) for slot in range(6)] == [i.DINGHY, i.HAMMOCK, *[NOWHERE] * 4]


def test_upgrades_1_the_decks_are_twenty_improvements_and_twelve_guns():
    assert sum(row.copies for row in IMPROVEMENTS) == 20 and len(IMPROVEMENTS) == 13
    assert sum(gun.copies for gun in GUNS) == 12 and len(GUNS) == 9


def test_upgrades_2_a_schematic_goes_on_a_slot_at_once_or_is_discarded():
    table = found("galley")
    assert asked(table) == "plan" and table.moves == (*range(m.SLOT, m.SLOT + 6), m.LAY_ASIDE)
    twin = table.clone()
    table.play(m.SLOT + 3)
    assert table.ships[0][s.PLANS + 3] == i.GALLEY and s.working(table.ships[0], 3) == NOWHERE
    twin.play(m.LAY_ASIDE)
    assert twin.discards[IMPROVEMENT_PILE] == [i.GALLEY] and not s.plans(twin.ships[0])


def test_upgrades_2_a_gun_goes_on_a_matching_gun_slot():
    assert found("carronades").moves == (m.SLOT + 6, m.SLOT + 7, m.LAY_ASIDE)
    assert found("mortar").moves == found("stern-petard").moves == (m.SLOT + 8, m.LAY_ASIDE)


def test_upgrades_2_a_schematic_on_a_schematic_sends_the_first_to_the_discards():
    table = found("galley")
    mount(table, "cabin", 2, plan=True)
    table.play(m.SLOT + 2)
    assert table.ships[0][s.PLANS + 2] == i.GALLEY and table.discards[IMPROVEMENT_PILE] == [i.CABIN]


def test_upgrades_3_what_a_schematic_covers_has_no_effect_until_the_schematic_is_gone():
    table = found("galley")
    board = put(table, 0, at(HAMMOCK))
    table.play(m.SLOT + HAMMOCK)
    ship = table.ships[0]
    assert ship[s.MOUNTED + HAMMOCK] == i.HAMMOCK and s.working(ship, HAMMOCK) == NOWHERE
    assert ship[s.AT[0] + s.SPOT] == at(HAMMOCK)  # a member on it stays
    ship[s.AT[0] + s.STRESS] = 2
    table.ask_again()
    assert send(board, at(HAMMOCK)) not in table.moves
    table.play(m.SCRAP + HAMMOCK)
    assert s.working(ship, HAMMOCK) == i.HAMMOCK and send(board, at(HAMMOCK)) in table.moves


def test_upgrades_3_treasure_that_finds_no_room_is_discarded_at_once():
    table = found("galley")
    mount(table, "orlop", 4)
    cards = [stow(table, slug) for slug in ("com-rope", "com-tea", "com-ink", "com-wool", "com-pitch")]
    table.play(m.SLOT + 4)
    assert asked(table) == "discard"
    table.play(m.DISCARD + cards[0])
    assert asked(table) == "turn" and s.held(table.ships[0]) == cards[1:]


def test_upgrades_7_only_a_schematic_over_something_mounted_is_offered_to_be_discarded():
    table = under_way()
    assert not [move for move in table.moves if m.SCRAP <= move < m.SCRAP + 9]
    mount(table, "galley", 3, plan=True), mount(table, "cabin", DINGHY, plan=True)
    table.ask_again()
    assert [move for move in table.moves if m.SCRAP <= move < m.SCRAP + 9] == [m.SCRAP + DINGHY]


def test_treasures_2_spoils_bring_schematics_from_either_deck():
    for pile, first in ((IMPROVEMENT_PILE, 0), (GUN_PILE, FIRST_GUN)):
        table = under_way()
        find_plan(table, 0, pile)
        table.ask_again()
        told = events(table, "plan_found")[0]["upgrade"]
        assert asked(table) == "plan" and (told >= FIRST_GUN) == (first > 0) and table.in_hand == [told]


def test_treasures_2_a_deck_that_is_spent_brings_none():
    table = under_way()
    table.piles[GUN_PILE], table.discards[GUN_PILE] = [], []
    find_plan(table, 0, GUN_PILE)
    table.ask_again()
    assert asked(table) == "turn" and not events(table, "plan_found")


def test_loss_3_schematics_are_lost_with_the_ship_and_loss_11_what_is_mounted_stays():
    table = under_way()
    mount(table, "galley", 3, plan=True), mount(table, "orlop", 4)
    table.push(Sinking(0, 0))
    table.ask_again()
    ship = table.ships[0]
    assert not s.plans(ship) and i.GALLEY in table.discards[IMPROVEMENT_PILE]
    assert s.working(ship, 4) == i.ORLOP and s.working(ship, DINGHY) == i.DINGHY


# -- the shipyard ------------------------------------------------------------------------------------------------------


def test_ports_12_two_improvements_and_one_gun_are_on_offer():
    for seed in range(10):
        assert [upgrade >= FIRST_GUN for upgrade in under_way(seed=seed).yard] == [False, False, True]


@pytest.mark.parametrize("spent", [IMPROVEMENT_PILE, GUN_PILE])
def test_ports_12_a_deck_that_is_spent_is_replaced_by_the_other(spent: int):
    table = under_way()
    table.piles[spent], table.yard = [], []
    table.refill()
    assert [upgrade >= FIRST_GUN for upgrade in table.yard] == [spent == IMPROVEMENT_PILE] * 3


def test_ports_12_an_upgrade_is_bought_at_full_price_and_mounted_at_once():
    table = rich(60)
    offer(table, "galley", "cabin", "mortar")
    table.ask_again()
    table.play(visit(table, 0, IMPROVE))
    table.play(m.IMPROVE + number("galley"))
    assert asked(table) == "mount" and table.moves == tuple(range(m.SLOT, m.SLOT + 6))
    table.play(m.SLOT + 2)
    ship = table.ships[0]
    assert s.working(ship, 2) == i.GALLEY and ship[s.COINS] == 50 and len(table.yard) == 3
    assert not [move for move in table.moves if m.IMPROVE <= move < m.INSTALL]  # once a visit. rule: ports.5


def test_ports_12_a_gun_with_one_slot_is_mounted_unasked():
    table = rich(60)
    offer(table, "galley", "cabin", "mortar")
    table.ask_again()
    table.play(visit(table, 0, IMPROVE))
    table.play(m.IMPROVE + number("mortar"))
    assert asked(table) == "port" and s.working(table.ships[0], 8) == number("mortar") - FIRST_GUN


def test_ports_15_an_upgrade_or_a_mounting_that_cannot_be_paid_is_refused():
    table = rich(9)
    offer(table, "galley", "cabin", "mortar")
    mount(table, "full-broadside", 6, plan=True)
    table.ask_again()
    table.play(visit(table, 0, IMPROVE)), table.play(visit(table, 1, INSTALL))
    assert why(table, m.IMPROVE + number("galley")) == ["ports.15"] and m.IMPROVE + number("cabin") in table.moves
    assert why(table, m.INSTALL + number("full-broadside")) == ["ports.15"]


def test_ports_16_nothing_to_mount_nothing_to_improve():
    table = rich()
    assert why(table, visit(table, 0, INSTALL)) == ["ports.16"]
    table.yard = []
    table.ask_again()
    assert why(table, visit(table, 0, IMPROVE)) == ["ports.16"]


def test_upgrades_5_schematics_are_mounted_for_half_their_value_as_often_as_one_likes():
    table = rich(60)
    mount(table, "galley", 3, plan=True), mount(table, "sick-bay", HAMMOCK, plan=True)
    table.ask_again()
    table.play(visit(table, 0, INSTALL))
    table.play(m.INSTALL + number("galley")), table.play(m.INSTALL + number("sick-bay"))
    ship = table.ships[0]
    assert ship[s.COINS] == 60 - 5 - 6 and not s.plans(ship)
    assert (s.working(ship, 3), s.working(ship, HAMMOCK)) == (i.GALLEY, i.SICK_BAY)
    assert table.discards[IMPROVEMENT_PILE] == [i.HAMMOCK]  # what it covered


def test_upgrades_6_a_schematic_is_sold_for_half_its_value_and_upgrades_7_what_was_mounted_is_not():
    table = rich(0)
    mount(table, "chart-room", 3, plan=True), mount(table, "galley", 4)
    table.ask_again()
    table.play(visit(table, 0, SELL))
    assert m.SELL_PLAN + number("galley") not in table.moves
    table.play(m.SELL_PLAN + number("chart-room"))
    assert table.ships[0][s.COINS] == 7 and not s.plans(table.ships[0])


def test_trade_2_a_schematic_changes_hands_and_the_taker_says_where_it_goes():
    table = under_way(seats=2)
    mount(table, "galley", 3, plan=True)
    table.ask_again()
    table.play(m.TRADE + 1)
    table.play(m.GIVE_PLAN + number("galley"))
    assert asked(table) == "plan" and table.deciding == 1
    table.play(m.SLOT + 5)
    assert table.ships[1][s.PLANS + 5] == i.GALLEY and not s.plans(table.ships[0])
    table.play(m.WANT_PLAN + number("galley")), table.play(m.CLOSE), table.play(m.AGREE)
    assert asked(table) == "plan" and table.deciding == 0
    table.play(m.SLOT + 2)
    assert table.ships[0][s.PLANS + 2] == i.GALLEY


def test_trade_3_what_is_mounted_stays():
    table = under_way(seats=2)
    mount(table, "galley", 3)
    table.ask_again()
    table.play(m.TRADE + 1)
    assert m.GIVE_PLAN + number("galley") not in table.moves


# -- round spaces ------------------------------------------------------------------------------------------------------


def test_upgrades_8_whoever_activates_an_improvement_is_fatigued_until_the_next_round():
    table = under_way()
    mount(table, "galley", 3)
    ship, place = table.ships[0], s.AT[0]
    ship[place + s.STRESS] = 3
    table.ask_again()
    board = ship[place]
    table.play(send(board, at(HAMMOCK)))
    assert ship[place + s.STRESS] == 2 and ship[place + s.TIRED] == 1
    table.play(send(board, at(3)))
    assert ship[place + s.STRESS] == 2  # rule: upgrades.9
    while table.round == 1:
        table.play(m.END if m.END in table.moves else table.moves[0])
    assert ship[place + s.TIRED] == 0


def test_upgrades_9_fatigue_hinders_nothing_else():
    table = under_way()
    ship = table.ships[0]
    ship[s.AT[0] + s.TIRED] = 1
    board = put(table, 0, BELOW)
    table.ask_again()
    table.play(send(board, HELM))
    assert points_of_an_order(table, 0) == 2


def test_upgrades_8_where_it_would_do_nothing_nobody_is_fatigued():
    table = under_way()
    board = put(table, 0, BELOW)
    table.ask_again()
    table.play(send(board, at(HAMMOCK)))
    assert table.ships[0][s.AT[0] + s.TIRED] == 0


def test_upgrades_11_an_order_for_somebody_who_stands_there_activates_it_too():
    table = under_way()
    ship = table.ships[0]
    board = put(table, 0, at(HAMMOCK))
    table.ask_again()
    assert send(board, at(HAMMOCK)) not in table.moves
    ship[s.AT[0] + s.STRESS] = 1
    table.ask_again()
    table.play(send(board, at(HAMMOCK)))
    assert ship[s.AT[0] + s.STRESS] == 0 and ship[s.FRESH] == 2
    assert send(board, at(HAMMOCK)) not in table.moves


def test_zones_8_an_effect_space_holds_one_member_and_zones_7_below_there_is_room_for_any_number():
    table = under_way()
    put(table, 0, at(HAMMOCK))
    other = put(table, 1, BELOW)
    table.ask_again()
    assert why(table, send(other, at(HAMMOCK))) == ["zones.8"]
    put(table, 0, at(3))
    table.ask_again()
    assert send(other, at(3)) in table.moves  # rule: zones.6


# -- every improvement -------------------------------------------------------------------------------------------------


def activate(slug: str, slot: int = 3, twice: bool = False, stress: int = 0, wounds: int = 0) -> Table:
    """A member is sent to an improvement; another one is below."""
    table = under_way()
    mount(table, slug, slot)
    if twice:
        mount(table, slug, slot + 1)
    ship = table.ships[0]
    for place in s.crew(ship):
        ship[place + s.SPOT], ship[place + s.STRESS], ship[place + s.WOUNDS] = BELOW, stress, wounds
    table.ask_again()
    table.play(send(ship[s.AT[0]], at(slot)))
    return table


def mounting(slug: str) -> int:
    """Twice what it costs to mount it."""
    table = rich(60)
    ship = table.ships[0]
    slot = next(slot for slot in range(6) if ship[s.MOUNTED + slot] == number(slug))
    ship[s.PLANS + slot], ship[s.MOUNTED + slot] = ship[s.MOUNTED + slot], NOWHERE
    table.ask_again()
    table.play(visit(table, 0, INSTALL))
    table.play(m.INSTALL + number(slug))
    return 2 * (60 - ship[s.COINS])


def test_upgrade_dinghy_one_member_stands_there_and_could_land():
    table = under_way()
    put(table, 0, at(DINGHY))
    other = put(table, 1, BELOW)
    table.ask_again()
    assert s.party(table.ships[0]) == [s.AT[0]] and why(table, send(other, at(DINGHY))) == ["zones.8"]
    assert mounting("dinghy") == 6


def test_upgrade_hammock_the_member_sheds_one_stress_and_three_in_a_pair():
    for slots, left in (((), 3), ((4,), 1)):
        table = under_way()
        for slot in slots:
            mount(table, "hammock", slot)
        table.ships[0][s.AT[0] + s.STRESS] = 4
        table.ask_again()
        table.play(send(put(table, 0, BELOW), at(HAMMOCK)))
        assert table.ships[0][s.AT[0] + s.STRESS] == left
    assert mounting("hammock") == 6


def test_upgrade_ships_boat_two_members_stand_there_and_could_land():
    table = under_way()
    mount(table, "ships-boat", 3)
    sign_on(table, "wick")
    for member in (0, 1):
        put(table, member, at(3))
    third = put(table, 2, BELOW)
    table.ask_again()
    assert s.party(table.ships[0]) == [s.AT[0], s.AT[1]] and why(table, send(third, at(3))) == ["zones.8"]
    put(table, 1, BELOW)
    table.ask_again()
    assert send(third, at(3)) in table.moves and bought("ships-boat") == 12


def test_upgrade_galley_up_to_three_below_shed_stress_and_a_pair_lowers_deckhands_wages():
    table = under_way()
    mount(table, "galley", 3)
    sign_on(table, "wick"), sign_on(table, "yusra")
    ship = table.ships[0]
    for place in s.crew(ship):
        ship[place + s.STRESS] = 2
    table.ask_again()
    table.play(send(ship[s.AT[0]], at(3)))
    assert asked(table) == "without" and len(table.moves) == 4
    table.play(m.WITHOUT + ship[s.AT[1]])
    assert [ship[place + s.STRESS] for place in s.crew(ship)] == [1, 2, 1, 1]
    assert [s.wage(ship, place) for place in s.crew(ship)] == [3, 3, 8, 12]
    mount(table, "galley", 4)
    assert [s.wage(ship, place) for place in s.crew(ship)] == [2, 2, 8, 12]
    assert bought("galley") == 10


def test_upgrade_galley_three_are_not_asked():
    table = activate("galley", stress=2)
    assert asked(table) == "turn" and [table.ships[0][place + s.STRESS] for place in s.AT[:2]] == [1, 1]


def test_upgrade_sick_bay_heals_one_below_and_a_pair_all_of_them_at_the_end_of_a_turn():
    table = activate("sick-bay", wounds=2)
    ship = table.ships[0]
    assert asked(table) == "nurse"
    table.play(m.HEAL + ship[s.AT[1]])
    assert [ship[place + s.WOUNDS] for place in s.AT[:2]] == [2, 1]
    put(table, 0, at(3)), put(table, 1, BELOW)
    ship[s.AT[0] + s.TIRED] = 0
    before = [ship[place + s.WOUNDS] for place in s.AT[:2]]
    twin = table.clone()
    table.play(m.END)
    assert [ship[place + s.WOUNDS] for place in s.AT[:2]] == before
    mount(twin, "sick-bay", 4)
    twin.ask_again()
    twin.play(m.END)
    assert [twin.ships[0][place + s.WOUNDS] for place in s.AT[:2]] == [1, 0]
    assert bought("sick-bay") == 12


def test_upgrade_cabin_room_for_one_passenger_more():
    table = under_way()
    assert s.cabins(table.ships[0]) == 1
    mount(table, "cabin", 3)
    assert s.cabins(table.ships[0]) == table.view(0)["ships"][0]["cabins"] == 2 and bought("cabin") == 8


def test_upgrade_orlop_room_for_two_treasures_and_a_pair_sells_commodities_for_more():
    table = rich()
    mount(table, "orlop", 3)
    ship = table.ships[0]
    for slug in ("com-rope", "com-tea", "com-ink", "com-wool", "com-pitch"):
        goods = stow(table, slug)
    table.ask_again()
    table.play(visit(table, 0, 8))
    assert [move for move in table.moves if m.BUY <= move < m.DISMISS]
    relic = stow(table, "rel-dry-stone")
    table.ask_again()
    assert "treasures.5" in why(table, m.BUY + table.market[0])
    table.play(visit(table, 1, SELL))
    before = price_here(table, 0, goods), price_here(table, 0, relic)
    mount(table, "orlop", 4)
    assert (price_here(table, 0, goods), price_here(table, 0, relic)) == (before[0] + 1, before[1])
    assert s.hold_room(ship) == 8 and bought("orlop") == 8


def beside_an_enemy() -> Table:
    """An enemy ship one hex to starboard; its hex."""
    from test_guns import broadside_on

    return broadside_on()


def test_upgrade_powder_room_the_next_shot_rolls_one_more_die_and_with_a_pair_every_gun_at_distance_one():
    from test_guns import fire

    table = beside_an_enemy()
    mount(table, "powder-room", 3)
    table.ask_again()
    target = table.raiders[0][1]
    assert dice_at(table, 0, 2, target) == 3
    table.play(send(put(table, 0, BELOW), at(3)))
    assert dice_at(table, 0, 2, target) == 4
    fire(table)
    assert events(table, "gun_fired")[0]["n"] == 4 and table.ships[0][s.AIM] == 0
    mount(table, "powder-room", 4)
    assert dice_at(table, 0, 2, target) == 4 and bought("powder-room") == 12
    far = table.chart.number[0, 2]
    assert dice_at(table, 0, 2, far) == 2


def test_upgrade_powder_room_aiming_lapses_at_the_end_of_the_turn():
    table = activate("powder-room")
    assert table.ships[0][s.AIM] == 1
    table.play(m.END)
    while asked(table) != "turn":
        table.play(table.moves[0])
    assert table.ships[0][s.AIM] == 0


def test_upgrade_chart_room_shows_two_tiles_and_a_pair_finds_clues():
    table = activate("chart-room")
    assert asked(table) == "scout" and len(table.ahead) == 2
    table.play(table.moves[1])
    assert table.ahead[0] == max(table.ahead)
    table = under_way()
    assert TILES[table.laid[-5]].bonus == 0
    take_the_bonus(table, 0)
    assert table.ships[0][s.CLUES] == 0
    mount(table, "chart-room", 3), mount(table, "chart-room", 4)
    take_the_bonus(table, 0)
    assert table.ships[0][s.CLUES] == params.CHARTED_CLUES and bought("chart-room") == 14


def test_upgrade_captains_cabin_renews_two_orders():
    table = under_way()
    mount(table, "captains-cabin", 3)
    ship = table.ships[0]
    ship[s.FRESH : s.FRESH + 3], ship[s.ISSUED : s.ISSUED + 3] = [1, 0, 1], [2, 2, 0]
    table.ask_again()
    table.play(send(put(table, 0, BELOW), at(3)))
    assert asked(table) == "refresh" and table.moves == (m.REFRESH, m.REFRESH + 1)
    table.play(m.REFRESH + 1), table.play(m.REFRESH)
    assert ship[s.FRESH : s.FRESH + 3] == [1, 1, 1] and ship[s.ISSUED : s.ISSUED + 3] == [2, 1, 0]
    assert bought("captains-cabin") == 16


def test_upgrade_copper_bottom_one_rough_point_counts_single_and_one_storm_damage_is_ignored():
    table = at_the_helm(3)
    assert not is_smoothed(table, 0)
    mount(table, "copper-bottom", 3)
    assert is_smoothed(table, 0)
    sail_to(table, 0, 0, 0)
    table.storms = [[2, 0, 0, 0]]
    table.ships[0][s.POINTS] = 6
    table.ask_again()
    table.play(m.LEFT)
    assert s.is_whole(table.ships[0], 0) and table.ships[0][s.POSTS] == 1023 and events(table, "damage_held_off")
    table.play(m.LEFT)
    assert table.ships[0][s.POSTS] != 1023 and bought("copper-bottom") == 14


def test_upgrade_tall_mast_a_manned_crows_nest_navigates_and_evades():
    table = under_way()
    ship = table.ships[0]
    put(table, 0, NEST), put(table, 1, BOW_ZONE)
    assert (points_of_an_order(table, 0), s.evasion_dice(ship)) == (2, 1)
    mount(table, "tall-mast", 3)
    assert (points_of_an_order(table, 0), s.evasion_dice(ship)) == (3, 2)
    give_trait(table, 0, "weatherwise")
    assert is_smoothed(table, 0)
    navigate(table, 0)
    assert ship[s.POINTS] == 3 and bought("tall-mast") == 14


def test_upgrade_arms_chest_one_more_die_in_frays_that_one_starts():
    table = under_way()
    ship = table.ships[0]
    put(table, 0, 1)
    assert own_dice(ship, 1, 1) == 1
    mount(table, "arms-chest", 3)
    assert (own_dice(ship, 1, 1), own_dice(ship, 1, 0)) == (2, 1) and bought("arms-chest") == 12


def test_wages_1_the_pair_of_galleys_counts_at_the_acts_end():
    table = under_way()
    mount(table, "galley", 3), mount(table, "galley", 4)
    table.ships[0][s.COINS] = 20
    table.act_ended = BY_PLAYERS
    table.push(ActEnd(0))
    table.ask_again()
    table.play(m.TOKEN)
    assert table.ships[0][s.COINS] == 16


def test_upgrades_4_the_view_shows_what_is_mounted_and_what_lies_as_a_schematic():
    table = under_way()
    mount(table, "galley", 3, plan=True)
    shown = table.view(None)["ships"][0]
    assert shown["mounted"] == [0, 1, -1, -1, -1, -1, 0, 0, -1] and shown["plans"][3] == i.GALLEY
