"""The crises that are a check or another option: success, failure and the other option of every card."""

from __future__ import annotations

import pytest
from staging import (
    FAIL,
    NO,
    OPTION_A,
    OPTION_B,
    PASS,
    SUCCESS,
    YES,
    Scene,
    add,
    card,
    discard,
    item,
    mythos_card,
    name_item,
    name_waypoint,
    skill,
    to_seat,
    to_space,
    waypoint,
)

from undertow.games.unfathomable import events as e
from undertow.games.unfathomable import moves as m
from undertow.games.unfathomable.board import SKILLS
from undertow.games.unfathomable.cards.mythos import CARDS, COMBINED
from undertow.games.unfathomable.procedures.effects import INSTRUCTIONS
from undertow.games.unfathomable.procedures.mythos import Crisis

# By default seat 0 is Keilani (Captain, current player), seat 1 Arjun, seat 2 William (Keeper).
REMEMBER = m.MYTHOS_ACTION + mythos_card("memory_of_the_deep")


def chaos(scene: Scene, *names: str) -> Scene:
    """Let the chaos deck begin with these cards, the first one on top."""
    t = scene.table
    for name in reversed(names):
        kind = card(name)
        t.decks[kind // 5].remove(kind)
        t.chaos.append(kind)
    return scene


def test_mythos_18_success_failure_and_the_other_option_of_every_combination_are_there():
    for each in CARDS:
        if each.kind == COMBINED:
            for program in (each.first, each.second, each.third):
                assert INSTRUCTIONS[program], each.slug


# -- Bucket Brigade ------------------------------------------------------------------------------------------------------


def test_crisis_bucket_brigade_a_whole_check_from_the_choice_to_its_outcome():
    scene = chaos(Scene().hand(0, "will 2").hand(1, "strength 5", "influence 5"), "will 5", "lore 1")
    scene.dice().crisis("bucket_brigade")
    assert (scene.prompt, scene.seat) == ("crisis_bucket_brigade", 0)
    scene.play(OPTION_A, add("influence 5"), add("strength 5"), add("will 2"))  # 5 + 5 + 5 + 2 - 1
    assert scene.told(e.CHECK_TOTAL) == [(16,)]
    assert scene.told(e.CHECK_OUTCOME) == [(SUCCESS,)]
    assert sum(scene.passengers().values()) == 2
    assert scene.track_of("travel") == 1
    assert scene.hand_of(1) == []
    assert scene.prompt == "action"


def test_crisis_bucket_brigade_a_check_that_is_one_short_fails():
    scene = chaos(Scene().hand(0, "will 1").hand(1, "strength 5", "influence 5"), "will 5", "lore 1")
    scene.dice().crisis("bucket_brigade")
    scene.play(OPTION_A, add("influence 5"), add("strength 5"), add("will 1"))
    assert scene.told(e.CHECK_OUTCOME) == [(FAIL,)]
    scene.gained(fuel=-1)


def test_crisis_bucket_brigade_success_risks_two_passengers_to_advance_the_ship():
    scene = Scene().dice(1, 1, 2, 1).checked("bucket_brigade", SUCCESS)
    assert scene.passengers() == {"deck 1": 1, "deck 2": 1}
    assert scene.track_of("travel") == 1
    scene.gained()


def test_crisis_bucket_brigade_success_with_too_few_passengers_does_not_advance_the_ship():
    scene = Scene().supply(1).checked("bucket_brigade", SUCCESS)
    assert sum(scene.passengers().values()) == 1
    assert scene.track_of("travel") == 0


def test_crisis_bucket_brigade_failure_costs_fuel_and_risks_two_passengers():
    scene = Scene().dice(1, 1, 2, 1).checked("bucket_brigade", FAIL)
    assert scene.passengers() == {"deck 1": 1, "deck 2": 1}
    assert scene.track_of("travel") == 0
    scene.gained(fuel=-1)


@pytest.mark.parametrize(("die", "lost"), [(6, {"fuel": -1}), (7, {})])
def test_crisis_bucket_brigade_the_other_option_may_cost_fuel(die, lost):
    scene = Scene().dice(die).crisis("bucket_brigade").play(OPTION_B)
    assert scene.passengers() == {}
    scene.gained(**lost)


# -- Coal Bunker Fire ----------------------------------------------------------------------------------------------------


def test_crisis_coal_bunker_fire_success_advances_the_ship():
    scene = Scene().checked("coal_bunker_fire", SUCCESS)
    assert scene.track_of("travel") == 1
    scene.gained()


def test_crisis_coal_bunker_fire_failure_costs_fuel_and_a_soul():
    scene = Scene().checked("coal_bunker_fire", FAIL)
    assert scene.track_of("travel") == 0
    scene.gained(fuel=-1, souls=-1)


@pytest.mark.parametrize(("die", "lost"), [(4, -2), (5, -1)])
def test_crisis_coal_bunker_fire_the_other_option_costs_fuel_and_perhaps_more(die, lost):
    Scene().dice(die).crisis("coal_bunker_fire").play(OPTION_B).gained(fuel=lost)


# -- Criminal Activity ---------------------------------------------------------------------------------------------------


def test_crisis_criminal_activity_success_gives_an_item():
    scene = Scene().next_items("shotgun").checked("criminal_activity", SUCCESS)
    assert scene.items_of(0) == ["shotgun"]
    scene.gained()


def test_crisis_criminal_activity_failure_leaves_every_human_one_item():
    scene = Scene("keilani", "arjun", "william", "samira").items(0, "shotgun", "plimsolls", "almanac")
    scene.items(1, "tool_kit").items(2, "starbuck", "kitchen_knife").items(3, "six_shooter", "lucky_ring").traitor(2)
    scene.checked("criminal_activity", FAIL)
    assert (scene.seat, scene.moves) == (0, (m.ANY_ORDER, to_seat(0), to_seat(3)))
    scene.play(m.ANY_ORDER)
    assert (scene.prompt, scene.seat) == ("item_to_keep", 0)
    scene.play(name_item("plimsolls"))
    assert scene.seat == 3
    scene.play(name_item("lucky_ring"))
    assert scene.items_of(0) == ["plimsolls"]
    assert scene.items_of(1) == ["tool_kit"]
    assert scene.items_of(2) == ["starbuck", "kitchen_knife"]  # a traitor
    assert scene.items_of(3) == ["lucky_ring"]
    assert sorted(scene.table.items_gone) == sorted(item(name) for name in ("shotgun", "almanac", "six_shooter"))
    assert scene.prompt == "action"
    scene.gained(sanity=-1)


def test_crisis_criminal_activity_the_other_option_removes_an_item_and_puts_four_treachery_cards_in():
    scene = Scene().items(0, "shotgun", "plimsolls").crisis("criminal_activity").play(OPTION_B)
    assert scene.moves == (name_item("plimsolls"), name_item("shotgun"))
    scene.play(name_item("shotgun"))
    assert scene.items_of(0) == ["plimsolls"]
    assert scene.table.items_gone == [item("shotgun")]
    assert scene.treachery() == 4
    scene.gained()


def test_crisis_criminal_activity_the_other_option_takes_the_only_item_without_asking():
    scene = Scene().items(0, "shotgun").crisis("criminal_activity").play(OPTION_B)
    assert scene.items_of(0) == []
    assert scene.prompt == "action"


def test_crisis_criminal_activity_the_other_option_needs_an_item():
    scene = Scene().items(1, "shotgun").crisis("criminal_activity")
    assert scene.moves == (OPTION_A,)
    assert scene.refused(OPTION_B) == ["crisis.criminal_activity"]


def test_items_8_who_loses_the_active_improvement_chooses_another():
    scene = Scene().items(0, "fine_clothes", "mystical_text", "binoculars").crisis("criminal_activity")
    scene.play(OPTION_B, name_item("fine_clothes"))
    assert scene.prompt == "improvement"
    scene.play(name_item("binoculars"))
    assert scene.table.active[0] == item("binoculars")
    assert scene.treachery() == 4


# -- Firemen Strike ------------------------------------------------------------------------------------------------------


def test_crisis_firemen_strike_success_changes_nothing():
    scene = Scene()
    before = scene.table.where[:]
    scene.checked("firemen_strike", SUCCESS)
    assert scene.table.where == before
    assert scene.treachery() == 0
    scene.gained()


def test_crisis_firemen_strike_failure_defeats_the_current_player_who_discards_three_cards():
    scene = Scene().hand(0, "will 1", "will 2", "will 3", "lore 1").checked("firemen_strike", FAIL)
    assert scene.place_of(0) == "sick bay"
    scene.play(discard("will 1"), discard("will 2"), discard("lore 1"))
    assert scene.hand_of(0) == ["will 3"]
    scene.gained()


@pytest.mark.parametrize(("before", "after", "lost"), [(2, 1, {}), (0, 0, {"fuel": -1})])
def test_crisis_firemen_strike_the_other_option_retreats_the_ship_or_costs_fuel(before, after, lost):
    scene = Scene().track("travel", before).crisis("firemen_strike").play(OPTION_B)
    assert scene.track_of("travel") == after
    assert scene.treachery() == 2
    scene.gained(**lost)


# -- Identity Crisis -----------------------------------------------------------------------------------------------------


def test_crisis_identity_crisis_success_gives_every_human_a_card_of_the_skill_set():
    scene = Scene("keilani", "arjun", "william", "jamie").traitor(2).at(3, "brig")
    scene.checked("identity_crisis", SUCCESS)
    assert (scene.seat, scene.moves) == (0, (m.ANY_ORDER, to_seat(0), to_seat(1), to_seat(3)))
    scene.play(to_seat(1), skill("strength"), m.ANY_ORDER)
    assert (scene.seat, scene.moves) == (0, (skill("influence"), skill("will")))
    scene.play(skill("will"))
    assert scene.seat == 3
    scene.play(skill("strength"))
    assert [hand[:-2] for hand in (scene.hand_of(0)[0], scene.hand_of(1)[0])] == ["will", "strength"]
    assert [len(hand) for hand in scene.table.hands] == [1, 1, 0, 1]
    assert scene.prompt == "action"
    scene.gained()


@pytest.mark.parametrize(("where", "room"), [("deck 3", "deck 3"), ("galley", "galley"), ("sick bay", "chapel")])
def test_crisis_identity_crisis_failure_costs_a_soul_and_spawns_a_deep_one_in_the_space(where, room):
    scene = Scene().at(0, where).checked("identity_crisis", FAIL)
    assert scene.monsters() == {room: 1}
    scene.gained(souls=-1)


@pytest.mark.parametrize(("die", "hand"), [(4, []), (5, ["will 1", "will 2"])])
def test_crisis_identity_crisis_the_other_option_costs_a_soul_and_perhaps_the_hand(die, hand):
    scene = Scene().hand(0, "will 1", "will 2").dice(die).crisis("identity_crisis").play(OPTION_B)
    assert scene.hand_of(0) == hand
    scene.gained(souls=-1)


# -- Kitty Litter, Looming Breakdown -------------------------------------------------------------------------------------


def test_crisis_kitty_litter_success_gains_a_sanity():
    Scene().checked("kitty_litter", SUCCESS).gained(sanity=1)


def test_crisis_kitty_litter_failure_costs_a_sanity():
    Scene().checked("kitty_litter", FAIL).gained(sanity=-1)


@pytest.mark.parametrize(("die", "lost"), [(4, {"food": -1}), (5, {})])
def test_crisis_kitty_litter_the_other_option_leads_to_the_galley_and_may_cost_a_food(die, lost):
    scene = Scene().dice(die).crisis("kitty_litter").play(OPTION_B)
    assert scene.place_of(0) == "galley"
    scene.gained(**lost)


def test_crisis_looming_breakdown_success_changes_nothing():
    scene = Scene().track("travel", 2).checked("looming_breakdown", SUCCESS)
    assert scene.track_of("travel") == 2
    assert scene.damaged_rooms() == []
    scene.gained()


def test_crisis_looming_breakdown_failure_costs_a_soul_and_damages_the_boiler_room():
    scene = Scene().at(1, "boiler room").checked("looming_breakdown", FAIL)
    assert scene.damaged_rooms() == ["boiler room"]
    assert scene.place_of(1) == "sick bay"
    scene.gained(souls=-1)


@pytest.mark.parametrize(("before", "after", "lost"), [(3, 1, {}), (1, 0, {"fuel": -1}), (0, 0, {"fuel": -2})])
def test_crisis_looming_breakdown_the_other_option_retreats_the_ship_or_costs_fuel(before, after, lost):
    scene = Scene().track("travel", before).crisis("looming_breakdown").play(OPTION_B)
    assert scene.track_of("travel") == after
    scene.gained(**lost)


# -- Open the Gate -------------------------------------------------------------------------------------------------------


def test_crisis_open_the_gate_success_resets_travel_and_leads_to_one_of_two_waypoints():
    scene = Scene().track("travel", 3).next_waypoints("smooth_sailing", "rough_water")
    scene.checked("open_the_gate", SUCCESS)
    assert (scene.prompt, scene.seat) == ("through_the_gate", 2)
    assert scene.moves == (name_waypoint("smooth_sailing"), name_waypoint("rough_water"))
    assert scene.told(e.WAYPOINT_SEEN) == [(2, waypoint("rough_water")), (2, waypoint("smooth_sailing"))]
    scene.play(name_waypoint("smooth_sailing"))
    assert scene.track_of("travel") == 0
    assert scene.table.waypoints == [waypoint("smooth_sailing")]
    assert scene.table.waypoint_deck[0] == waypoint("rough_water")
    assert scene.table.waypoint_known[0] == 1 << 2
    assert not scene.table.awakened
    scene.gained(fuel=-1, food=-1)


def test_crisis_open_the_gate_success_may_bring_the_awakening():
    scene = Scene().waypoints("sea_smoke").next_waypoints("smooth_sailing", "rough_water")
    before = [len(cards) for cards in scene.table.loyalty]
    scene.checked("open_the_gate", SUCCESS).play(name_waypoint("smooth_sailing"))
    assert scene.table.awakened
    assert [len(cards) for cards in scene.table.loyalty] == [n + 1 for n in before]


def test_crisis_open_the_gate_success_lets_the_keeper_decide_what_the_waypoint_asks():
    scene = Scene().next_waypoints("hurricane", "rough_water").checked("open_the_gate", SUCCESS)
    scene.play(name_waypoint("hurricane"))
    assert (scene.prompt, scene.seat) == ("choose_hurricane", 2)


def test_crisis_open_the_gate_failure_costs_sanity_and_souls_and_damages_the_ship_twice():
    scene = Scene().dice(1, 8).track("travel", 3).checked("open_the_gate", FAIL)
    assert scene.damaged_rooms() == ["bridge", "boiler room"]
    assert scene.track_of("travel") == 3
    scene.gained(sanity=-1, souls=-1)


def test_crisis_open_the_gate_the_other_option_costs_a_sanity():
    scene = Scene().crisis("open_the_gate")
    assert scene.seat == 2
    scene.play(OPTION_B).gained(sanity=-1)


# -- Power to the People -------------------------------------------------------------------------------------------------


def test_crisis_power_to_the_people_success_puts_two_treachery_cards_in():
    scene = Scene().checked("power_to_the_people", SUCCESS)
    assert scene.treachery() == 2
    assert scene.title_of("captain") == 0
    scene.gained()


def test_crisis_power_to_the_people_failure_costs_a_soul_and_deposes_the_captain():
    scene = Scene("keilani", "arjun", "william", "samira").checked("power_to_the_people", FAIL)
    assert scene.place_of(0) == "brig"
    assert scene.title_of("captain") == 3  # Samira is last in line
    scene.gained(souls=-1)


def test_crisis_power_to_the_people_the_other_option_deposes_the_captain():
    scene = Scene("keilani", "arjun", "william", "samira").at(3, "brig").crisis("power_to_the_people").play(OPTION_B)
    assert scene.place_of(0) == "brig"
    assert scene.title_of("captain") == 2  # Samira is in the Brig
    assert scene.told(e.TITLE_PASSED) == [(0, 2)]
    scene.gained()


def test_crisis_power_to_the_people_takes_the_tome_as_well():
    scene = Scene().title("keeper", 0).crisis("power_to_the_people").play(OPTION_B)
    assert (scene.title_of("captain"), scene.title_of("keeper")) == (2, 2)


def test_titles_4c_a_captain_deposed_among_prisoners_is_followed_by_the_first_in_line():
    scene = Scene("arjun", "keilani", "william").title("captain", 0).at(1, "brig").at(2, "brig")
    scene.crisis("power_to_the_people").play(OPTION_B)
    assert scene.title_of("captain") == 1


# -- Ritual Coordination -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("total", "steps"), [(9, 1), (10, 1), (11, 2), (13, 3), (14, 3)])
def test_crisis_ritual_coordination_success_advances_the_ritual_by_the_total(total, steps):
    scene = Scene().checked("ritual_coordination", SUCCESS, total)
    assert scene.track_of("ritual") == steps
    scene.gained()


def test_crisis_ritual_coordination_success_can_bring_the_banishment_and_more():
    scene = Scene().track("ritual", 3).deep_ones("water 1", 2).checked("ritual_coordination", SUCCESS, 13)
    assert scene.monsters() == {}
    assert scene.track_of("ritual") == 2


def test_crisis_ritual_coordination_failure_costs_a_sanity_and_damages_the_chapel():
    scene = Scene().checked("ritual_coordination", FAIL, 8)
    assert scene.damaged_rooms() == ["chapel"]
    assert scene.place_of(2) == "sick bay"
    scene.gained(sanity=-1)


def test_crisis_ritual_coordination_the_other_option_activates_the_deep_ones():
    scene = Scene().deep_ones("water 1").crisis("ritual_coordination").play(OPTION_B)
    assert scene.monsters() == {"deck 1": 1}
    scene.gained()


# -- History Repeats -----------------------------------------------------------------------------------------------------


def test_crisis_history_repeats_success_gains_a_sanity_and_may_send_another_to_the_brig():
    scene = Scene("arjun", "keilani", "william", "samira").traitor(2).at(3, "brig").checked("history_repeats", SUCCESS)
    assert (scene.prompt, scene.seat) == ("lock_up", 1)
    assert scene.moves == (PASS, to_seat(0), to_seat(2))
    assert scene.refused(to_seat(3)) == ["crisis.history_repeats"]
    scene.play(to_seat(2))
    assert scene.place_of(2) == "brig"
    scene.gained(sanity=1)


def test_crisis_history_repeats_success_need_not_send_anybody():
    scene = Scene("arjun", "keilani", "william")
    before = scene.table.where[:]
    scene.checked("history_repeats", SUCCESS).play(PASS)
    assert scene.table.where == before
    scene.gained(sanity=1)


def test_crisis_history_repeats_success_does_not_ask_when_all_others_are_in_the_brig():
    scene = Scene().at(1, "brig").at(2, "brig").checked("history_repeats", SUCCESS)
    assert scene.prompt == "action"
    scene.gained(sanity=1)


def test_crisis_history_repeats_failure_locks_keilani_and_the_captain_up():
    scene = Scene("arjun", "keilani", "william").title("captain", 0).checked("history_repeats", FAIL)
    assert [scene.place_of(seat) for seat in range(3)] == ["brig", "brig", "chapel"]
    assert scene.title_of("captain") == 2
    scene.gained(souls=-1)


def test_crisis_history_repeats_failure_hits_keilani_alone_if_she_is_captain():
    scene = Scene().checked("history_repeats", FAIL)
    assert [scene.place_of(seat) for seat in range(3)] == ["brig", "bridge", "chapel"]
    assert scene.title_of("captain") == 1
    scene.gained(souls=-1)


def test_crisis_history_repeats_the_other_option_costs_captain_keilani_a_sanity_and_her_freedom():
    scene = Scene().crisis("history_repeats").play(OPTION_B)
    assert scene.place_of(0) == "brig"
    assert scene.title_of("captain") == 1
    scene.gained(sanity=-1)


def test_crisis_history_repeats_the_other_option_is_for_the_captain():
    scene = Scene().title("captain", 1).crisis("history_repeats")
    assert scene.moves == (OPTION_A,)
    assert scene.refused(OPTION_B) == ["crisis.history_repeats"]


# -- The Peacemaker ------------------------------------------------------------------------------------------------------


def test_crisis_the_peacemaker_success_clears_the_board_but_not_the_deep():
    scene = Scene().deep_ones("water 3", 2).deep_ones("galley").deep_ones("the deep", 3)
    scene.checked("the_peacemaker", SUCCESS)
    assert scene.monsters() == {"the deep": 3}
    scene.gained()


def test_crisis_the_peacemaker_failure_spawns_a_deep_one_in_each_room():
    scene = Scene().checked("the_peacemaker", FAIL)
    rooms = ["bridge", "chapel", "captains cabin", "cargo hold", "galley", "boiler room"]
    assert scene.monsters() == dict.fromkeys(rooms, 1)
    scene.gained()


def test_crisis_the_peacemaker_the_other_option_lets_arjun_keep_the_card():
    scene = Scene().crisis("the_peacemaker")
    assert scene.seat == 1
    scene.play(OPTION_B)
    assert scene.kept_by(1) == ["the_peacemaker"]
    scene.gained()


def test_crisis_the_peacemaker_while_kept_arjun_cannot_attack():
    scene = Scene("arjun", "keilani", "william").keeps(0, "the_peacemaker").deep_ones("bridge").turn()
    assert m.ATTACK_DEEP_ONE not in scene.moves
    assert scene.refused(m.ATTACK_DEEP_ONE) == ["crisis.the_peacemaker"]


def test_crisis_the_peacemaker_while_kept_a_defeated_passenger_costs_a_sanity_and_the_card():
    scene = Scene("keilani", "arjun", "william").keeps(1, "the_peacemaker").on_deck("deck 1", 0).deep_ones("deck 1")
    scene.crisis("ritual_coordination").play(OPTION_B)  # the Deep One defeats a blank passenger
    assert scene.passengers() == {}
    assert scene.kept_by(1) == []
    assert scene.discarded("the_peacemaker")
    scene.gained(sanity=-1)


# -- Signs of Life -------------------------------------------------------------------------------------------------------


def test_crisis_signs_of_life_success_gains_a_sanity():
    Scene("arjun", "jeanne", "william").checked("signs_of_life", SUCCESS).gained(sanity=1)


def test_crisis_signs_of_life_failure_costs_two_souls():
    Scene("arjun", "jeanne", "william").checked("signs_of_life", FAIL).gained(souls=-2)


def test_crisis_signs_of_life_the_other_option_risks_a_passenger_damages_the_ship_and_defeats_jeanne():
    scene = Scene("arjun", "jeanne", "william").dice(7, 1, 4).crisis("signs_of_life")
    assert scene.seat == 1
    scene.play(OPTION_B)
    assert scene.passengers() == {"deck 7": 1}
    assert scene.damaged_rooms() == ["captains cabin"]
    assert scene.place_of(1) == "sick bay"
    scene.gained()


# -- The Game is Afoot ---------------------------------------------------------------------------------------------------


def test_crisis_the_game_is_afoot_success_clears_a_room():
    scene = Scene("arjun", "jamie", "william").deep_ones("galley", 2).deep_ones("chapel", 3).deep_ones("deck 2", 1)
    scene.checked("the_game_is_afoot", SUCCESS)
    assert scene.seat == 1
    assert scene.moves == (to_space("chapel"), to_space("galley"))
    scene.play(to_space("chapel"))
    assert scene.monsters() == {"galley": 2, "deck 2": 1}
    scene.gained()


@pytest.mark.parametrize("n", [0, 2])
def test_crisis_the_game_is_afoot_success_does_not_ask_for_the_only_room(n):
    scene = Scene("arjun", "jamie", "william").deep_ones("galley", n).checked("the_game_is_afoot", SUCCESS)
    assert scene.monsters() == {}
    assert scene.prompt == "action"


def test_crisis_the_game_is_afoot_failure_spawns_four_deep_ones_around_jamie():
    scene = Scene("arjun", "jamie", "william").dice(5).checked("the_game_is_afoot", FAIL)
    assert scene.monsters() == {"cargo hold": 4}
    assert scene.place_of(1) == "cargo hold"
    scene.gained()


def test_crisis_the_game_is_afoot_the_other_option_damages_the_boiler_room_and_spawns_four_there():
    scene = Scene("arjun", "jamie", "william").crisis("the_game_is_afoot").play(OPTION_B)
    assert scene.damaged_rooms() == ["boiler room"]
    assert scene.monsters() == {"boiler room": 4}
    scene.gained()


def test_crisis_the_game_is_afoot_the_other_option_spawns_where_the_damage_lands():
    scene = Scene("arjun", "jamie", "william").damaged("boiler room").crisis("the_game_is_afoot").play(OPTION_B)
    assert scene.damaged_rooms() == ["galley", "boiler room"]
    assert scene.monsters() == {"galley": 4}


def test_crisis_the_game_is_afoot_the_other_option_spawns_nothing_without_structural_damage():
    scene = Scene("arjun", "jamie", "william").next_damage("fuel_leak").crisis("the_game_is_afoot").play(OPTION_B)
    assert scene.damaged_rooms() == []
    assert scene.monsters() == {}
    scene.gained(fuel=-1)


# -- Do No Harm ----------------------------------------------------------------------------------------------------------


def test_crisis_do_no_harm_success_costs_a_sanity_and_keeps_svetlana_in_the_sick_bay():
    scene = Scene("arjun", "svetlana", "william").checked("do_no_harm", SUCCESS)
    assert scene.place_of(1) == "sick bay"
    assert scene.damaged_rooms() == []
    scene.gained(sanity=-1)


def test_crisis_do_no_harm_failure_damages_the_ship_as_well():
    scene = Scene("arjun", "svetlana", "william").dice(6).checked("do_no_harm", FAIL)
    assert scene.place_of(1) == "sick bay"
    assert scene.damaged_rooms() == ["galley"]
    scene.gained(sanity=-1)


def test_crisis_do_no_harm_the_other_option_sends_svetlana_to_the_brig_and_damages_the_ship():
    scene = Scene("arjun", "svetlana", "william").dice(6).crisis("do_no_harm").play(OPTION_B)
    assert scene.place_of(1) == "brig"
    assert scene.damaged_rooms() == ["galley"]
    scene.gained()


# -- Miscalculation ------------------------------------------------------------------------------------------------------


def test_crisis_miscalculation_success_lets_beatrice_arrange_two_waypoints():
    scene = Scene("arjun", "beatrice", "william").next_waypoints("reef", "iceberg").checked("miscalculation", SUCCESS)
    assert (scene.prompt, scene.seat) == ("waypoint_on_top", 1)
    scene.play(name_waypoint("iceberg"))
    t = scene.table
    assert (t.waypoint_deck[-1], t.waypoint_deck[0]) == (waypoint("iceberg"), waypoint("reef"))
    assert (t.waypoint_known[-1], t.waypoint_known[0]) == (1 << 1, 1 << 1)
    scene.gained()


@pytest.mark.parametrize(("before", "after", "lost"), [(3, 1, {}), (1, 0, {"fuel": -1}), (0, 0, {"fuel": -2})])
def test_crisis_miscalculation_failure_retreats_the_ship_or_costs_fuel(before, after, lost):
    scene = Scene("arjun", "beatrice", "william").track("travel", before).checked("miscalculation", FAIL)
    assert scene.track_of("travel") == after
    scene.gained(**lost)


@pytest.mark.parametrize(("die", "after"), [(7, 1), (8, 3)])
def test_crisis_miscalculation_the_other_option_may_retreat_the_ship(die, after):
    scene = Scene("arjun", "beatrice", "william").track("travel", 3).dice(die).crisis("miscalculation").play(OPTION_B)
    assert scene.track_of("travel") == after
    scene.gained()


# -- Gift of the Mother --------------------------------------------------------------------------------------------------


def test_crisis_gift_of_the_mother_success_builds_a_new_chaos_deck():
    scene = chaos(Scene("arjun", "edmund", "william"), "treachery 3", "treachery 4")
    assert scene.treachery() == 2
    scene.checked("gift_of_the_mother", SUCCESS)
    assert len(scene.table.chaos) == 10
    assert scene.treachery() == 0
    assert scene.table.chaos_most == [2, 2, 2, 2, 2, 0]
    assert sorted(scene.table.discards[SKILLS.index("treachery")]) == [card("treachery 3"), card("treachery 4")]
    assert len(scene.told(e.CHAOS_CARD_DISCARDED)) == 12
    scene.gained()


def test_crisis_gift_of_the_mother_failure_defeats_edmund_and_costs_the_ring():
    scene = Scene("arjun", "edmund", "william").items(1, "lucky_ring", "shotgun").checked("gift_of_the_mother", FAIL)
    assert scene.place_of(1) == "sick bay"
    assert scene.items_of(1) == ["shotgun"]
    assert scene.table.items_gone == [item("lucky_ring")]
    assert scene.treachery() == 6
    scene.gained()


def test_crisis_gift_of_the_mother_the_other_option_costs_the_ring_wherever_it_is():
    scene = Scene("arjun", "edmund", "william").items(2, "lucky_ring").crisis("gift_of_the_mother").play(OPTION_B)
    assert scene.place_of(1) == "galley"
    assert scene.items_of(2) == []
    assert scene.treachery() == 6
    scene.gained()


# -- Memory of the Deep --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("answer", [YES, NO])
def test_crisis_memory_of_the_deep_success_may_discard_the_card_without_its_icons(answer):
    scene = chaos(Scene("keilani", "arjun", "william").hand(2, "lore 4", "will 5"), "will 3", "lore 1")
    scene.dice().mythos("memory_of_the_deep").play(OPTION_A, add("lore 4"), add("will 5"))
    assert (scene.prompt, scene.seat) == ("skip_the_icons", 2)
    scene.play(answer)
    assert scene.prompt == "action"
    assert scene.discarded("memory_of_the_deep")
    assert scene.monsters() == ({} if answer == YES else {"the deep": 2})  # Hydra's icon, with her in the Deep
    assert scene.track_of("travel") == (0 if answer == YES else 1)
    scene.gained()


def test_crisis_memory_of_the_deep_failure_costs_a_sanity_and_william_keeps_the_card():
    scene = Scene().checked("memory_of_the_deep", FAIL)
    assert scene.kept_by(2) == ["memory_of_the_deep"]
    scene.gained(sanity=-1)


def test_crisis_memory_of_the_deep_the_other_option_lets_william_keep_the_card():
    scene = Scene().crisis("memory_of_the_deep")
    assert scene.seat == 2
    scene.play(OPTION_B)
    assert scene.kept_by(2) == ["memory_of_the_deep"]
    scene.gained()


def test_crisis_memory_of_the_deep_while_kept_a_check_gets_rid_of_it():
    scene = Scene("william", "arjun", "samira").keeps(0, "memory_of_the_deep").hand(1, "lore 4", "will 5")
    chaos(scene, "will 4", "influence 1").dice().turn()
    scene.play(REMEMBER, add("lore 4"), add("will 5"))  # 4 + 5 + 4 - 1
    assert scene.told(e.CHECK_OUTCOME) == [(FAIL,)]
    assert scene.kept_by(0) == ["memory_of_the_deep"]
    scene.gained(sanity=-1)
    scene = Scene("william", "arjun", "samira").keeps(0, "memory_of_the_deep").hand(1, "lore 4", "will 5")
    chaos(scene, "will 3", "lore 1").dice().turn()
    scene.play(REMEMBER, add("lore 4"), add("will 5"))
    assert scene.told(e.CHECK_OUTCOME) == [(SUCCESS,)]
    assert scene.kept_by(0) == []
    assert scene.discarded("memory_of_the_deep")
    assert scene.prompt == "action"
    scene.gained()


def test_crisis_memory_of_the_deep_while_kept_a_check_with_william_gets_a_treachery_card():
    scene = Scene("william", "arjun", "samira").keeps(0, "memory_of_the_deep").hand(0, "lore 4", "will 5")
    chaos(scene, "will 4", "lore 1").dice().turn().play(REMEMBER, add("lore 4"), add("will 5"))
    assert scene.told(e.TREACHERY_ADDED) == [(1,)]
    assert scene.kept_by(0) == []  # 4 + 5 + 4 + 1 - 1 is just enough


def test_crisis_memory_of_the_deep_is_no_action_without_the_card():
    assert REMEMBER not in Scene("william", "arjun", "samira").turn().moves


# -- Ticket, Please ------------------------------------------------------------------------------------------------------


def test_crisis_ticket_please_success_gives_samira_an_item():
    scene = Scene("arjun", "samira", "william").next_items("shotgun").checked("ticket_please", SUCCESS)
    assert scene.items_of(1) == ["shotgun"]
    scene.gained()


def test_crisis_ticket_please_failure_sends_samira_to_the_brig_without_her_items():
    scene = Scene("arjun", "samira", "william").items(1, "shotgun", "starbuck").checked("ticket_please", FAIL)
    assert scene.place_of(1) == "brig"
    assert scene.items_of(1) == []
    assert sorted(scene.table.items_gone) == sorted([item("shotgun"), item("starbuck")])
    scene.gained()


def test_crisis_ticket_please_the_other_option_costs_her_items_and_leads_to_a_deck_space():
    scene = Scene("arjun", "samira", "william").items(1, "shotgun", "starbuck").dice(6).crisis("ticket_please")
    assert scene.seat == 1
    scene.play(OPTION_B)
    assert scene.place_of(1) == "deck 6"
    assert scene.items_of(1) == []
    scene.gained()


# -- green cards in Edmund's hands ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "character", "where"),
    [
        ("ticket_please", "samira", "brig"),
        ("do_no_harm", "svetlana", "sick bay"),
        ("history_repeats", "keilani", "brig"),
    ],
)
def test_rulings_green_cards_hit_their_character_if_edmund_spreads_misfortune(name, character, where):
    scene = Scene("edmund", character, "william").traitor(0).dice(5)
    scene.table.crisis.append(scene._mythos(name))
    scene.begin(Crisis(0, 1))
    assert scene.seat == 0
    scene.play(OPTION_A)  # the check counts as failed
    assert scene.place_of(1) == where
    assert scene.place_of(0) == "galley"


@pytest.mark.parametrize(("captain", "moves"), [(1, (OPTION_A, OPTION_B)), (2, (OPTION_A,))])
def test_crisis_history_repeats_whoever_decides_the_other_option_needs_keilani_as_captain(captain, moves):
    scene = Scene("edmund", "keilani", "william").traitor(0).title("captain", captain)
    scene.table.crisis.append(scene._mythos("history_repeats"))
    assert scene.begin(Crisis(0, 1)).moves == moves
