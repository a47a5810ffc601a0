"""The crises that are a choice, every option of every card."""

from __future__ import annotations

import pytest
from staging import (
    NO,
    OPTION_A,
    OPTION_B,
    YES,
    Scene,
    discard,
    item,
    mythos_card,
    name_waypoint,
    number,
    to_seat,
    to_space,
)

from undertow.games.unfathomable import moves as m
from undertow.games.unfathomable.cards.mythos import CARDS, CHOICE
from undertow.games.unfathomable.procedures.effects import INSTRUCTIONS
from undertow.games.unfathomable.procedures.mythos import Crisis

# By default seat 0 is Keilani (Captain, current player), seat 1 Arjun, seat 2 William (Keeper).
SACRIFICE = m.MYTHOS_ACTION + mythos_card("sacrifice_deep_one")


def test_mythos_13_both_options_of_every_choice_do_something():
    for card in CARDS:
        if card.kind == CHOICE:
            assert INSTRUCTIONS[card.first], card.slug
            assert INSTRUCTIONS[card.second], card.slug


# -- who decides -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "seat"), [("food_rationing", 1), ("poisoned_food", 2), ("missing_parents", 0), ("accusation", 1)]
)
def test_mythos_12_the_card_says_who_decides(name, seat):
    scene = Scene("edmund", "arjun", "william").crisis(name)
    assert (scene.prompt, scene.seat) == ("crisis_" + name, seat)


# -- Accusation ------------------------------------------------------------------------------------------------------------


def test_crisis_accusation_option_a_sends_a_human_to_the_brig():
    scene = Scene().title("keeper", 1).crisis("accusation").play(OPTION_A)
    assert (scene.prompt, scene.seat) == ("accuse", 0)
    assert scene.moves == (to_seat(0), to_seat(1), to_seat(2))
    scene.play(to_seat(1))
    assert scene.place_of(1) == "brig"
    assert scene.title_of("keeper") == 2
    assert scene.prompt == "action"
    scene.gained()


def test_crisis_accusation_option_a_passes_over_traitors_and_those_in_the_brig():
    scene = Scene("keilani", "arjun", "william", "samira").at(1, "brig").traitor(2).crisis("accusation").play(OPTION_A)
    assert scene.moves == (to_seat(0), to_seat(3))
    assert scene.refused(to_seat(1)) == ["crisis.accusation"]


def test_crisis_accusation_option_a_may_hit_the_captain_who_loses_the_title():
    scene = Scene().crisis("accusation").play(OPTION_A, to_seat(0))
    assert scene.place_of(0) == "brig"
    assert scene.title_of("captain") == 1


def test_crisis_accusation_option_a_does_not_ask_for_the_only_human():
    scene = Scene().at(1, "brig").at(2, "brig").crisis("accusation").play(OPTION_A)
    assert scene.place_of(0) == "brig"


def test_crisis_accusation_option_b_costs_the_captain_and_the_current_player_two_cards_each():
    scene = Scene("william", "arjun", "samira").hand(0, "will 1", "will 2", "will 3").hand(1, "lore 1", "lore 2")
    scene.crisis("accusation").play(OPTION_B)
    assert (scene.prompt, scene.seat, scene.moves) == ("who_comes_first", 0, (m.ANY_ORDER, to_seat(0), to_seat(1)))
    scene.play(to_seat(1), discard("lore 1"))  # the second is the only one left
    assert (scene.prompt, scene.seat) == ("discard", 0)
    scene.play(discard("will 1"), discard("will 2"))
    assert [scene.hand_of(seat) for seat in range(3)] == [["will 3"], [], []]
    assert scene.treachery() == 2


def test_crisis_accusation_option_b_costs_the_captain_four_cards_in_the_own_turn():
    scene = Scene().hand(0, "will 1", "will 2", "will 3", "will 4", "will 5").crisis("accusation").play(OPTION_B)
    scene.play(discard("will 1"), discard("will 2"), discard("will 3"), discard("will 4"))
    assert scene.hand_of(0) == ["will 5"]
    assert scene.treachery() == 2


# -- Class Struggle, Dinghy Launch, Food Rationing -------------------------------------------------------------------------


def test_crisis_class_struggle_option_a_costs_two_sanity():
    Scene().crisis("class_struggle").play(OPTION_A).gained(sanity=-2)


def test_crisis_class_struggle_option_b_risks_four_passengers():
    scene = Scene().dice(1, 1, 2, 1, 2, 1, 8, 1).crisis("class_struggle").play(OPTION_B)
    assert scene.passengers() == {"deck 1": 1, "deck 2": 2, "deck 8": 1}
    scene.gained()


def test_crisis_class_struggle_option_b_risks_as_many_as_there_are():
    scene = Scene().supply(2).crisis("class_struggle").play(OPTION_B)
    assert sum(scene.passengers().values()) == 2
    assert scene.prompt == "action"


@pytest.mark.parametrize(("die", "lost"), [(4, {"sanity": -1}), (5, {})])
def test_crisis_dinghy_launch_option_a_risks_a_passenger_and_perhaps_a_sanity(die, lost):
    scene = Scene().dice(3, 1, die).crisis("dinghy_launch").play(OPTION_A)
    assert scene.passengers() == {"deck 3": 1}
    scene.gained(**lost)


def test_crisis_dinghy_launch_option_b_costs_a_soul():
    scene = Scene().crisis("dinghy_launch").play(OPTION_B)
    assert scene.passengers() == {}
    scene.gained(souls=-1)


@pytest.mark.parametrize(("die", "lost"), [(6, {"food": -1, "sanity": -1}), (7, {"food": -1})])
def test_crisis_food_rationing_option_a_costs_a_food_and_perhaps_a_sanity(die, lost):
    Scene().dice(die).crisis("food_rationing").play(OPTION_A).gained(**lost)


def test_crisis_food_rationing_option_b_costs_two_food():
    Scene().crisis("food_rationing").play(OPTION_B).gained(food=-2)


def test_crisis_food_rationing_ends_the_game_with_the_last_food():
    scene = Scene().dial("food", 1).crisis("food_rationing").play(OPTION_A)
    assert scene.table.result.ending == "food"


# -- Improvised Fuel Source, Incoming SOS, Infection -----------------------------------------------------------------------


def test_crisis_improvised_fuel_source_option_a_risks_three_passengers_for_fuel():
    scene = Scene().dice(1, 1, 1, 1, 1, 1).crisis("improvised_fuel_source").play(OPTION_A)
    assert scene.passengers() == {"deck 1": 3}
    scene.gained(fuel=1)


def test_crisis_improvised_fuel_source_option_a_needs_three_passengers():
    scene = Scene().supply(2).crisis("improvised_fuel_source")
    assert scene.moves == (OPTION_B,)
    assert scene.refused(OPTION_A) == ["crisis.improvised_fuel_source"]


def test_crisis_improvised_fuel_source_option_b_costs_fuel():
    Scene().crisis("improvised_fuel_source").play(OPTION_B).gained(fuel=-1)


def test_crisis_incoming_sos_option_a_risks_four_passengers_for_three_resources():
    scene = Scene().dice(4, 1, 4, 1, 4, 1, 4, 1).crisis("incoming_sos").play(OPTION_A)
    assert scene.passengers() == {"deck 4": 4}
    scene.gained(food=1, fuel=1, souls=1)


def test_crisis_incoming_sos_option_a_gains_nothing_with_too_few_passengers():
    scene = Scene().supply(3).crisis("incoming_sos").play(OPTION_A)
    assert sum(scene.passengers().values()) == 3
    scene.gained()


def test_crisis_incoming_sos_option_b_costs_a_sanity():
    Scene().crisis("incoming_sos").play(OPTION_B).gained(sanity=-1)


def test_crisis_infection_option_a_costs_a_food():
    Scene().crisis("infection").play(OPTION_A).gained(food=-1)


@pytest.mark.parametrize(("dice", "lost"), [((7,), {}), ((6, 5), {"souls": -1}), ((6, 4), {"souls": -2})])
def test_crisis_infection_option_b_costs_up_to_two_souls(dice, lost):
    scene = Scene().dice(*dice).crisis("infection").play(OPTION_B)
    assert scene.table.draws == len(dice)
    scene.gained(**lost)


# -- Just Desserts, Missing Jewelry, Missing Parents, Mysterious Lifeboat --------------------------------------------------


def test_crisis_just_desserts_option_a_trades_two_food_for_an_item():
    scene = Scene().next_items("shotgun").crisis("just_desserts").play(OPTION_A)
    assert scene.items_of(0) == ["shotgun"]
    scene.gained(food=-2)


def test_crisis_just_desserts_option_b_puts_four_treachery_cards_in():
    scene = Scene().crisis("just_desserts").play(OPTION_B)
    assert scene.treachery() == 4
    scene.gained()


def test_crisis_missing_jewelry_option_a_costs_a_sanity():
    Scene().crisis("missing_jewelry").play(OPTION_A).gained(sanity=-1)


def test_crisis_missing_jewelry_option_b_puts_four_treachery_cards_in():
    scene = Scene().crisis("missing_jewelry").play(OPTION_B)
    assert scene.treachery() == 4
    scene.gained()


def test_crisis_missing_parents_option_a_may_cost_a_soul_and_spawn_a_deep_one_in_the_cabin():
    scene = Scene("arjun", "keilani", "william").dice(4).crisis("missing_parents").play(OPTION_A)
    assert scene.place_of(0) == "captains cabin"
    assert scene.monsters() == {"captains cabin": 1}
    scene.gained(souls=-1)


def test_crisis_missing_parents_option_a_costs_nothing_with_a_high_roll():
    scene = Scene("arjun", "keilani", "william").dice(5).crisis("missing_parents").play(OPTION_A)
    assert scene.place_of(0) == "captains cabin"
    assert scene.monsters() == {}
    scene.gained()


def test_crisis_missing_parents_option_b_costs_a_sanity():
    scene = Scene("arjun", "keilani", "william").crisis("missing_parents").play(OPTION_B)
    assert scene.place_of(0) == "bridge"
    scene.gained(sanity=-1)


@pytest.mark.parametrize(("die", "spawned"), [(4, {"galley": 1, "cargo hold": 1}), (5, {})])
def test_crisis_mysterious_lifeboat_option_a_may_bring_two_deep_ones_aboard(die, spawned):
    scene = Scene().dice(2, 1, die).crisis("mysterious_lifeboat").play(OPTION_A)
    assert scene.passengers() == {"deck 2": 1}
    assert scene.monsters() == spawned
    scene.gained()


def test_crisis_mysterious_lifeboat_option_b_costs_a_sanity():
    scene = Scene().crisis("mysterious_lifeboat").play(OPTION_B)
    assert scene.passengers() == {}
    scene.gained(sanity=-1)


# -- Poisoned Food, Ritual Support -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "lost"), [(3, {"souls": -1}), (4, {})])
def test_crisis_poisoned_food_option_a_costs_a_lore_card_and_perhaps_a_soul(die, lost):
    scene = Scene().hand(2, "lore 1", "lore 3", "will 1").dice(die).crisis("poisoned_food").play(OPTION_A)
    assert scene.moves == (discard("lore 1"), discard("lore 3"))
    scene.play(discard("lore 3"))
    assert scene.hand_of(2) == ["lore 1", "will 1"]
    scene.gained(**lost)


def test_crisis_poisoned_food_option_a_needs_a_lore_card():
    scene = Scene().hand(2, "will 1").crisis("poisoned_food")
    assert scene.moves == (OPTION_B,)
    assert scene.refused(OPTION_A) == ["crisis.poisoned_food"]


def test_crisis_poisoned_food_option_b_costs_a_food():
    Scene().crisis("poisoned_food").play(OPTION_B).gained(food=-1)


@pytest.mark.parametrize(("die", "steps", "lost"), [(4, 2, {"sanity": -1, "souls": -1}), (5, 3, {}), (8, 3, {})])
def test_crisis_ritual_support_option_a_advances_the_ritual_or_costs_sanity_and_souls(die, steps, lost):
    scene = Scene().hand(2, "lore 2").track("ritual", 2).dice(die).crisis("ritual_support").play(OPTION_A)
    assert scene.hand_of(2) == []
    assert scene.track_of("ritual") == steps
    scene.gained(**lost)


def test_crisis_ritual_support_option_a_needs_a_lore_card():
    scene = Scene().crisis("ritual_support")
    assert scene.moves == (OPTION_B,)
    assert scene.refused(OPTION_A) == ["crisis.ritual_support"]


def test_crisis_ritual_support_option_b_retreats_the_ritual_and_costs_the_keeper_two_cards():
    scene = Scene().hand(2, "will 1", "will 2", "will 3").track("ritual", 2).crisis("ritual_support")
    scene.play(OPTION_B, discard("will 1"), discard("will 3"))
    assert scene.track_of("ritual") == 1
    assert scene.hand_of(2) == ["will 2"]
    scene.gained()


# -- Sacrifice Deep One ----------------------------------------------------------------------------------------------------


def test_crisis_sacrifice_deep_one_option_a_costs_a_sanity_and_the_keeper_keeps_the_card():
    scene = Scene().crisis("sacrifice_deep_one").play(OPTION_A)
    assert scene.kept_by(2) == ["sacrifice_deep_one"]
    assert scene.table.crisis == []
    scene.gained(sanity=-1)


def test_crisis_sacrifice_deep_one_option_b_resets_the_ritual_and_costs_the_whole_hand():
    scene = Scene().hand(2, "will 1", "will 2", "lore 5").track("ritual", 3).crisis("sacrifice_deep_one")
    scene.play(OPTION_B)
    assert scene.track_of("ritual") == 0
    assert scene.hand_of(2) == []
    scene.gained()


def test_crisis_sacrifice_deep_one_while_kept_a_six_sacrifices_the_deep_one():
    scene = Scene().keeps(0, "sacrifice_deep_one").at(0, "galley").deep_ones("galley", 2).track("ritual", 1)
    scene.dice(6).turn().play(SACRIFICE)
    assert scene.monsters() == {"galley": 1}
    assert scene.track_of("ritual") == 3
    assert scene.kept_by(0) == []
    assert scene.discarded("sacrifice_deep_one")
    assert scene.prompt == "action"


def test_crisis_sacrifice_deep_one_while_kept_a_five_is_not_enough():
    scene = Scene().keeps(0, "sacrifice_deep_one").at(0, "galley").deep_ones("galley", 2)
    scene.dice(5).turn().play(SACRIFICE)
    assert scene.monsters() == {"galley": 2}
    assert scene.track_of("ritual") == 0
    assert scene.kept_by(0) == ["sacrifice_deep_one"]
    assert scene.prompt == "action"


def test_crisis_sacrifice_deep_one_needs_a_deep_one_in_the_space():
    scene = Scene().keeps(0, "sacrifice_deep_one").deep_ones("boiler room").turn()
    assert SACRIFICE not in scene.moves
    assert scene.refused(SACRIFICE) == ["crisis.sacrifice_deep_one"]


def test_crisis_sacrifice_deep_one_is_no_action_without_the_card():
    assert SACRIFICE not in Scene().keeps(1, "sacrifice_deep_one").deep_ones("captains cabin").turn().moves


# -- Strange Vision, The Anarcho-Individualist -----------------------------------------------------------------------------


def test_crisis_strange_vision_option_a_arranges_two_waypoints_and_leads_to_the_brig():
    scene = Scene("arjun", "keilani", "william").next_waypoints("reef", "iceberg").title("captain", 0)
    scene.crisis("strange_vision").play(OPTION_A)
    assert scene.moves == (name_waypoint("iceberg"), name_waypoint("reef"))
    scene.play(name_waypoint("iceberg"))
    t = scene.table
    assert (t.waypoint_deck[-1], t.waypoint_deck[0]) == (3, 4)
    assert (t.waypoint_known[-1], t.waypoint_known[0]) == (1, 1)
    assert scene.place_of(0) == "brig"
    assert scene.title_of("captain") == 1
    scene.gained()


def test_crisis_strange_vision_option_b_spawns_a_deep_one_in_every_deck_space():
    scene = Scene().crisis("strange_vision").play(OPTION_B)
    assert scene.monsters() == {f"deck {i}": 1 for i in range(1, 9)}
    scene.gained()


def test_crisis_strange_vision_option_b_ends_the_game_when_there_are_too_few_deep_ones():
    scene = Scene().deep_ones("the deep", 13).crisis("strange_vision").play(OPTION_B)
    assert scene.table.result.ending == "deep_ones"


def test_crisis_the_anarcho_individualist_option_a_gives_an_item_and_removes_five():
    scene = Scene().next_items("shotgun", "plimsolls", "starbuck", "almanac", "tool_kit", "lucky_ring")
    scene.crisis("the_anarcho_individualist").play(OPTION_A)
    assert scene.items_of(0) == ["shotgun"]
    gone = ["plimsolls", "starbuck", "almanac", "tool_kit", "lucky_ring"]
    assert scene.table.items_unseen == [item(name) for name in gone]
    scene.gained(sanity=-1)


def test_crisis_the_anarcho_individualist_option_b_costs_two_cards_and_puts_two_treachery_cards_in():
    scene = Scene().hand(0, "will 1", "will 2", "will 3").crisis("the_anarcho_individualist")
    scene.play(OPTION_B, discard("will 1"), discard("will 2"))
    assert scene.hand_of(0) == ["will 3"]
    assert scene.treachery() == 2
    scene.gained()


# -- The Captain's Banquet, Too Many Bodies, Transformation ----------------------------------------------------------------


def test_crisis_the_captains_banquet_option_a_feeds_everyone_who_comes():
    scene = Scene("keilani", "arjun", "william", "samira", "edmund").at(1, "brig").at(2, "sick bay")
    scene.crisis("the_captains_banquet").play(OPTION_A)  # Arjun is in the Brig, Edmund in the Galley
    assert scene.moves == (m.ANY_ORDER, to_seat(0), to_seat(2), to_seat(3))
    scene.play(to_seat(3))
    assert (scene.prompt, scene.seat) == ("to_the_banquet", 3)
    scene.play(YES, m.ANY_ORDER)
    assert scene.seat == 0
    scene.play(NO)
    assert scene.seat == 2
    scene.play(YES)
    assert scene.prompt == "action"
    places = [scene.place_of(seat) for seat in range(5)]
    assert places == ["captains cabin", "brig", "galley", "galley", "galley"]
    scene.gained(food=-2, sanity=1)


def test_crisis_the_captains_banquet_option_a_is_for_humans():
    scene = Scene().traitor(1).crisis("the_captains_banquet").play(OPTION_A)
    assert scene.moves == (m.ANY_ORDER, to_seat(0), to_seat(2))
    assert scene.play(to_seat(0), YES).seat == 2


@pytest.mark.parametrize(("die", "lost"), [(6, {"food": -1, "sanity": -1}), (7, {"food": -1})])
def test_crisis_the_captains_banquet_option_b_costs_a_food_and_perhaps_a_sanity(die, lost):
    Scene().dice(die).crisis("the_captains_banquet").play(OPTION_B).gained(**lost)


def test_crisis_too_many_bodies_option_a_costs_a_food():
    Scene().crisis("too_many_bodies").play(OPTION_A).gained(food=-1)


@pytest.mark.parametrize(("die", "lost"), [(3, {"sanity": -1}), (4, {})])
def test_crisis_too_many_bodies_option_b_rolls_against_the_passengers_on_deck(die, lost):
    scene = Scene().on_deck("deck 5", 0, 1).dice(1, 1, die).crisis("too_many_bodies").play(OPTION_B)
    assert scene.passengers() == {"deck 1": 1, "deck 5": 2}
    scene.gained(**lost)


@pytest.mark.parametrize(("die", "spawned", "lost"), [(6, {"cargo hold": 1}, {"souls": -1}), (7, {}, {})])
def test_crisis_transformation_option_a_may_cost_a_soul_and_spawn_a_deep_one(die, spawned, lost):
    scene = Scene().dice(die).crisis("transformation").play(OPTION_A)
    assert scene.monsters() == spawned
    scene.gained(**lost)


@pytest.mark.parametrize(("die", "lost"), [(4, {"souls": -1, "sanity": -1}), (5, {"souls": -1})])
def test_crisis_transformation_option_b_costs_a_soul_and_perhaps_a_sanity(die, lost):
    scene = Scene().dice(die).crisis("transformation").play(OPTION_B)
    assert scene.monsters() == {}
    scene.gained(**lost)


# -- Volunteer Army --------------------------------------------------------------------------------------------------------


def test_crisis_volunteer_army_option_a_defeats_as_many_deep_ones_as_passengers_are_risked():
    scene = Scene().deep_ones("deck 2", 2).deep_ones("galley", 2).deep_ones("water 1", 1).deep_ones("the deep", 1)
    scene.dice(7, 1, 8, 1).crisis("volunteer_army").play(OPTION_A)
    assert scene.moves == tuple(number(n) for n in (1, 2, 3, 4))
    scene.play(number(2))
    assert scene.moves == (to_space("deck 2"), to_space("galley"))
    scene.play(to_space("deck 2"), to_space("galley"))
    assert scene.monsters() == {"deck 2": 1, "galley": 1, "water 1": 1, "the deep": 1}
    assert scene.passengers() == {"deck 7": 1, "deck 8": 1}
    assert scene.prompt == "action"
    scene.gained()


def test_crisis_volunteer_army_option_a_does_not_ask_when_all_of_them_are_defeated():
    scene = Scene().deep_ones("deck 2", 2).deep_ones("galley").crisis("volunteer_army").play(OPTION_A, number(4))
    assert scene.monsters() == {}
    assert sum(scene.passengers().values()) == 4
    assert scene.prompt == "action"


def test_crisis_volunteer_army_option_a_takes_no_more_than_are_in_the_supply():
    assert Scene().supply(2).crisis("volunteer_army").play(OPTION_A).moves == (number(1), number(2))


def test_crisis_volunteer_army_option_a_with_the_last_passenger_asks_only_for_the_deep_one():
    scene = Scene().supply(1).deep_ones("deck 2").deep_ones("galley").crisis("volunteer_army").play(OPTION_A)
    assert scene.prompt == "defeat_a_deep_one"
    scene.play(to_space("galley"))
    assert scene.monsters() == {"deck 2": 1}


def test_crisis_volunteer_army_option_a_needs_a_passenger():
    scene = Scene().supply(0).crisis("volunteer_army")
    assert scene.moves == (OPTION_B,)
    assert scene.refused(OPTION_A) == ["crisis.volunteer_army"]


def test_crisis_volunteer_army_option_b_activates_the_deep_ones():
    scene = Scene().deep_ones("water 1").crisis("volunteer_army").play(OPTION_B)
    assert scene.monsters() == {"deck 1": 1}
    scene.gained()


# -- Family Ties -----------------------------------------------------------------------------------------------------------


def test_crisis_family_ties_option_a_clears_the_board_and_ishmael_keeps_the_card():
    scene = Scene("keilani", "ishmael", "william").deep_ones("water 3", 2).deep_ones("galley").deep_ones("the deep", 3)
    scene.crisis("family_ties")
    assert scene.seat == 1
    scene.play(OPTION_A)
    assert scene.monsters() == {}
    assert scene.kept_by(1) == ["family_ties"]
    scene.gained()


@pytest.mark.parametrize(
    ("where", "room"), [("galley", "galley"), ("deck 1", "bridge"), ("deck 6", "galley"), ("deck 8", "boiler room")]
)
def test_crisis_family_ties_option_b_spawns_four_deep_ones_in_the_closest_room(where, room):
    scene = Scene("keilani", "ishmael", "william").at(1, where).crisis("family_ties").play(OPTION_B)
    assert scene.monsters() == {room: 4}
    assert scene.kept_by(1) == []
    scene.gained()


def test_crisis_family_ties_option_b_lets_ishmael_choose_from_the_sick_bay():
    scene = Scene("keilani", "ishmael", "william").at(1, "sick bay").crisis("family_ties").play(OPTION_B)
    assert scene.seat == 1
    assert scene.moves == (to_space("chapel"), to_space("captains cabin"))
    scene.play(to_space("captains cabin"))
    assert scene.monsters() == {"captains cabin": 4}


# -- what holds for all ----------------------------------------------------------------------------------------------------


def test_mythos_5_a_kept_card_does_not_go_to_the_discard_pile_and_its_icons_are_resolved():
    scene = Scene().deep_ones("water 1").mythos("sacrifice_deep_one").play(OPTION_A)
    assert scene.kept_by(2) == ["sacrifice_deep_one"]
    assert not scene.discarded("sacrifice_deep_one")
    assert scene.monsters() == {"deck 1": 1}
    assert scene.track_of("travel") == 1


def test_rulings_green_cards_concern_their_character_even_if_edmund_decides():
    scene = Scene("edmund", "ishmael", "william").traitor(0).at(1, "deck 1").deep_ones("galley")
    scene.table.crisis.append(scene._mythos("family_ties"))
    scene.begin(Crisis(0, 1))
    assert scene.seat == 0
    other = scene.table.clone()
    scene.play(OPTION_A)
    assert scene.kept_by(1) == ["family_ties"]
    scene.table = other
    assert scene.play(OPTION_B).monsters() == {"bridge": 4, "galley": 1}
