"""The thirty crises with a skill check: every card, every outcome."""

from __future__ import annotations

import random

import pytest
from staging import (
    DONE,
    FAIL,
    NO,
    PARTIAL,
    PASS,
    SUCCESS,
    YES,
    Scene,
    discard,
    mythos_card,
    space,
    spell,
    to_seat,
    to_space,
)

from undertow.games.unfathomable import events as e
from undertow.games.unfathomable import moves as m
from undertow.games.unfathomable.cards.mythos import CARDS, CHECK, NO_PARTIAL, SLUGS
from undertow.games.unfathomable.procedures.effects import INSTRUCTIONS
from undertow.games.unfathomable.procedures.monsters import ActivateDeepOnes, activation_of
from undertow.games.unfathomable.procedures.turns import Turn

CHECKS = [card for card in CARDS if card.kind == CHECK]
BARRICADE = m.USE_MYTHOS + mythos_card("barricade_the_hatches")
NOTHING = (
    "collision_course", "damaged_evaporator", "deep_one_feint", "deep_one_swarm", "fear_of_the_unknown",
    "flooding_compartment", "food_stores_raid", "horrific_visions", "hull_leak", "hypnotic_melody", "infiltrator",
    "jail_break", "lure_of_yhanthlei", "passenger_overboard", "sewage_backup", "the_fathers_favor",
    "the_mothers_wrath",
)  # fmt: skip


def at_rest(scene: Scene) -> bool:
    """Whether the crisis is over and the first player is asked for an action."""
    return (scene.prompt, scene.seat) == ("action", 0)


# -- all of them -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("slug", NOTHING)
def test_mythos_16_a_check_that_succeeds_may_bring_nothing(slug: str) -> None:
    scene = Scene().deep_ones("deck 3").track("travel", 2).checked(slug, SUCCESS)
    assert at_rest(scene)
    scene.gained()
    assert (scene.monsters(), scene.track_of("travel"), scene.damaged_rooms()) == ({"deck 3": 1}, 2, [])


def test_mythos_16_every_other_outcome_does_something() -> None:
    for card in CHECKS:
        assert (not INSTRUCTIONS[card.first]) == (card.slug in NOTHING), card.slug
        assert INSTRUCTIONS[card.second], card.slug
        assert card.partial == NO_PARTIAL or INSTRUCTIONS[card.third], card.slug


@pytest.mark.parametrize("slug", [card.slug for card in CHECKS])
def test_mythos_15_every_card_can_be_played_out_from_its_check_on(slug: str) -> None:
    for seed in range(6):
        luck = random.Random(f"{slug} {seed}")
        scene = Scene("jamie", "samira", "ishmael", "edmund", windows="ask")
        scene.hand(0, "strength 2", "will 3").hand(1, "observation 2", "lore 1").hand(2, "lore 2", "strength 1")
        scene.hand(3, "influence 1", "will 1").at(3, "brig").traitor(3).deep_ones("deck 2").deep_ones("galley", 2)
        scene.on_deck("deck 5", 0, 1).monarch("hydra", "water 4").monarch("dagon", "water 7")
        scene.table.reseed(seed)
        scene.crisis(slug)
        while scene.prompt != "action" and scene.prompt:
            scene.play(luck.choice(scene.moves))
        assert scene.table.over or at_rest(scene)


# -- Adrift Fishing Boat -----------------------------------------------------------------------------------------------------


def test_crisis_adrift_fishing_boat_success_a_passenger_at_risk_brings_a_soul_and_another_one_food() -> None:
    scene = Scene().dice(3, 1, 6, 1).checked("adrift_fishing_boat", SUCCESS)
    assert (scene.prompt, scene.seat) == ("fish_for_food", 0)
    scene.gained(souls=1)
    scene.play(YES)
    scene.gained(souls=1, food=1)
    assert scene.passengers() == {"deck 3": 1, "deck 6": 1}
    assert at_rest(scene)


def test_crisis_adrift_fishing_boat_success_the_second_risk_may_be_declined() -> None:
    scene = Scene().dice(3, 1).checked("adrift_fishing_boat", SUCCESS).play(NO)
    scene.gained(souls=1)
    assert scene.passengers() == {"deck 3": 1}


def test_crisis_adrift_fishing_boat_success_no_second_risk_without_a_passenger() -> None:
    scene = Scene().supply(1).dice(3, 1).checked("adrift_fishing_boat", SUCCESS)
    scene.gained(souls=1)
    assert at_rest(scene)


def test_crisis_adrift_fishing_boat_success_without_any_passenger_nothing_is_gained() -> None:
    scene = Scene().supply(0).checked("adrift_fishing_boat", SUCCESS)
    scene.gained()
    assert at_rest(scene)


def test_crisis_adrift_fishing_boat_partial_two_passengers_at_risk_bring_a_soul() -> None:
    scene = Scene().dice(1, 1, 2, 1).checked("adrift_fishing_boat", PARTIAL)
    scene.gained(souls=1)
    assert scene.passengers() == {"deck 1": 1, "deck 2": 1}


def test_crisis_adrift_fishing_boat_partial_one_passenger_is_risked_for_nothing() -> None:
    scene = Scene().supply(1).dice(1, 1).checked("adrift_fishing_boat", PARTIAL)
    scene.gained()
    assert scene.passengers() == {"deck 1": 1}


def test_crisis_adrift_fishing_boat_failure_costs_sanity_and_a_soul() -> None:
    Scene().checked("adrift_fishing_boat", FAIL).gained(sanity=-1, souls=-1)


# -- Barricade the Hatches ---------------------------------------------------------------------------------------------------


def test_crisis_barricade_the_hatches_success_the_current_player_keeps_the_card() -> None:
    scene = Scene().checked("barricade_the_hatches", SUCCESS)
    assert scene.kept_by(0) == ["barricade_the_hatches"]
    assert scene.told(e.MYTHOS_KEPT) == [(0, mythos_card("barricade_the_hatches"))]
    assert at_rest(scene)


def test_crisis_barricade_the_hatches_failure_activates_the_deep_ones() -> None:
    scene = Scene().deep_ones("water 3").checked("barricade_the_hatches", FAIL)
    assert scene.monsters() == {"deck 3": 1}


def test_crisis_barricade_the_hatches_its_keeper_is_asked_when_deep_ones_aboard_are_about_to_act() -> None:
    scene = Scene().keeps(1, "barricade_the_hatches").deep_ones("deck 4").begin(ActivateDeepOnes([]))
    assert (scene.prompt, scene.seat, scene.moves) == ("barricade", 1, (PASS, BARRICADE))
    assert not scene.told(e.DEEP_ONES_ACTIVATE)


def test_crisis_barricade_the_hatches_discarded_it_keeps_deep_ones_out_of_the_rooms() -> None:
    scene = Scene().keeps(1, "barricade_the_hatches").deep_ones("deck 4").begin(ActivateDeepOnes([])).play(BARRICADE)
    assert scene.monsters() == {"deck 4": 1}
    assert (scene.kept_by(1), scene.discarded("barricade_the_hatches")) == ([], True)
    scene.begin(ActivateDeepOnes([]))
    assert (scene.monsters(), at_rest(scene)) == ({"deck 4": 1}, True)


def test_crisis_barricade_the_hatches_deep_ones_still_come_on_deck() -> None:
    scene = Scene().keeps(1, "barricade_the_hatches").deep_ones("deck 4").deep_ones("water 1")
    scene.begin(ActivateDeepOnes([])).play(BARRICADE, m.ANY_ORDER)
    assert scene.monsters() == {"deck 1": 1, "deck 4": 1}


def test_crisis_barricade_the_hatches_deep_ones_do_not_move_from_room_to_room_either() -> None:
    scene = Scene().keeps(1, "barricade_the_hatches").damaged("galley").deep_ones("galley")
    scene.begin(ActivateDeepOnes([])).play(BARRICADE)
    assert (scene.monsters(), at_rest(scene)) == ({"galley": 1}, True)


def test_crisis_barricade_the_hatches_also_holds_off_deep_ones_that_a_card_names() -> None:
    scene = Scene().keeps(1, "barricade_the_hatches").deep_ones("deck 4").deep_ones("deck 5")
    waiting = [0] * 24
    waiting[space("deck 4")] = 1
    scene.begin(activation_of(waiting))
    assert (scene.prompt, scene.seat) == ("barricade", 1)
    scene.play(BARRICADE)
    assert (scene.monsters(), at_rest(scene)) == ({"deck 4": 1, "deck 5": 1}, True)


def test_crisis_barricade_the_hatches_who_passes_keeps_the_card() -> None:
    scene = Scene().keeps(1, "barricade_the_hatches").deep_ones("deck 4").begin(ActivateDeepOnes([])).play(PASS)
    assert (scene.monsters(), scene.kept_by(1)) == ({"captains cabin": 1}, ["barricade_the_hatches"])


def test_crisis_barricade_the_hatches_is_not_offered_while_no_deep_one_is_aboard() -> None:
    scene = Scene().keeps(1, "barricade_the_hatches").deep_ones("water 4").begin(ActivateDeepOnes([]))
    assert (scene.monsters(), at_rest(scene)) == ({"deck 4": 1}, True)


def test_crisis_barricade_the_hatches_holds_until_the_end_of_the_turn() -> None:
    scene = Scene().keeps(1, "barricade_the_hatches").deep_ones("deck 4").begin(ActivateDeepOnes([])).play(BARRICADE)
    assert scene.table.barricaded
    scene.table.stack[:] = [Turn(1)]
    scene.turn()
    assert not scene.table.barricaded


def test_crisis_barricade_the_hatches_binds_those_who_move_deep_ones_about() -> None:
    scene = Scene().deep_ones("deck 1")
    scene.table.barricaded = 1
    scene.checked("on_the_offensive", SUCCESS)
    assert scene.moves == (to_space("water 1"), to_space("deck 2"), to_space("deck 3"))
    assert scene.refused(to_space("bridge")) == ["crisis.barricade_the_hatches"]


# -- Collision Course ----------------------------------------------------------------------------------------------------------


def test_crisis_collision_course_partial_monarchs_to_the_bow_damage_and_one_step_back() -> None:
    scene = Scene().track("travel", 3).monarch("hydra", "water 7").dice(5, 5).checked("collision_course", PARTIAL)
    assert scene.table.monarchs == [1, 1]
    assert (scene.damaged_rooms(), scene.track_of("travel")) == (["cargo hold"], 2)


def test_crisis_collision_course_failure_damages_twice_and_takes_two_steps_back() -> None:
    scene = Scene().track("travel", 3).dice(4, 5, 6).checked("collision_course", FAIL)
    assert scene.table.monarchs == [0, 0]
    assert (scene.damaged_rooms(), scene.track_of("travel")) == (["cargo hold", "galley"], 1)


def test_crisis_collision_course_failure_at_start_costs_no_fuel() -> None:
    scene = Scene().track("travel", 1).dice(4, 5, 6).checked("collision_course", FAIL)
    scene.gained()
    assert scene.track_of("travel") == 0


# -- Coordinated Assault -------------------------------------------------------------------------------------------------------


def test_crisis_coordinated_assault_success_advances_the_ship() -> None:
    assert Scene().checked("coordinated_assault", SUCCESS).track_of("travel") == 1


def test_crisis_coordinated_assault_failure_all_come_up_and_act_in_turn() -> None:
    scene = Scene().deep_ones("the deep", 3).dice(2).checked("coordinated_assault", FAIL)
    assert scene.table.monarchs == [0, 0]
    assert (scene.damaged_rooms(), scene.place_of(1)) == (["bridge"], "sick bay")  # by Mother Hydra
    assert scene.monsters() == {"water 1": 3, "deck 1": 2}  # by Father Dagon
    scene.play(m.ANY_ORDER)
    assert scene.monsters() == {"deck 1": 3, "bridge": 2}


# -- Damaged Evaporator, Deep One Feint, Deep One Swarm, Disturbing Dreams -------------------------------------------------------


def test_crisis_damaged_evaporator_partial_costs_food() -> None:
    Scene().checked("damaged_evaporator", PARTIAL).gained(food=-1)


def test_crisis_damaged_evaporator_failure_costs_food_and_a_step() -> None:
    scene = Scene().track("travel", 2).checked("damaged_evaporator", FAIL)
    scene.gained(food=-1)
    assert scene.track_of("travel") == 1


def test_crisis_damaged_evaporator_failure_at_start_costs_fuel_instead() -> None:
    Scene().checked("damaged_evaporator", FAIL).gained(food=-1, fuel=-1)


def test_crisis_deep_one_feint_failure_activates_the_deep_ones() -> None:
    assert Scene().deep_ones("water 5").checked("deep_one_feint", FAIL).monsters() == {"deck 5": 1}


def test_crisis_deep_one_swarm_partial_activates_the_deep_ones_once() -> None:
    assert Scene().deep_ones("water 5").checked("deep_one_swarm", PARTIAL).monsters() == {"deck 5": 1}


def test_crisis_deep_one_swarm_failure_activates_them_twice() -> None:
    assert Scene().deep_ones("water 5").checked("deep_one_swarm", FAIL).monsters() == {"cargo hold": 1}


@pytest.mark.parametrize(("outcome", "change"), [(SUCCESS, 1), (PARTIAL, -1), (FAIL, -2)])
def test_crisis_disturbing_dreams_changes_sanity(outcome: int, change: int) -> None:
    Scene().checked("disturbing_dreams", outcome).gained(sanity=change)


# -- E.O.T. Failure, Fear of the Unknown, Flooding Compartment, Food Stores Raid ---------------------------------------------------


def test_crisis_eot_failure_success_advances_the_ship() -> None:
    assert Scene().checked("eot_failure", SUCCESS).track_of("travel") == 1


def test_crisis_eot_failure_failure_takes_a_step_back() -> None:
    scene = Scene().track("travel", 2).checked("eot_failure", FAIL)
    scene.gained()
    assert scene.track_of("travel") == 1


def test_crisis_eot_failure_failure_at_start_costs_fuel() -> None:
    Scene().checked("eot_failure", FAIL).gained(fuel=-1)


def test_crisis_fear_of_the_unknown_failure_the_keeper_loses_hand_and_title_and_is_defeated() -> None:
    scene = Scene().hand(2, "lore 1", "will 4").hand(1, "will 1")
    assert scene.title_of("keeper") == 2
    scene.checked("fear_of_the_unknown", FAIL)
    assert (scene.hand_of(2), scene.hand_of(1)) == ([], ["will 1"])
    assert (scene.place_of(2), scene.title_of("keeper")) == ("sick bay", 1)


def test_crisis_fear_of_the_unknown_failure_the_title_passes_on_even_if_the_defeat_is_prevented() -> None:
    scene = Scene().casts(2, "flesh_ward").dice(8).checked("fear_of_the_unknown", FAIL)
    scene.play(m.REACT, m.USE_SPELL + spell("flesh_ward"))
    assert (scene.place_of(2), scene.title_of("keeper")) == ("chapel", 1)


def test_crisis_flooding_compartment_failure_costs_a_soul() -> None:
    Scene().checked("flooding_compartment", FAIL).gained(souls=-1)


@pytest.mark.parametrize(("outcome", "change"), [(PARTIAL, -1), (FAIL, -2)])
def test_crisis_food_stores_raid_costs_food(outcome: int, change: int) -> None:
    Scene().checked("food_stores_raid", outcome).gained(food=change)


# -- Hold the Line, Horrific Visions, Hull Leak, Hypnotic Melody ------------------------------------------------------------------


def test_crisis_hold_the_line_success_the_current_player_may_move_deep_ones_on_the_ship() -> None:
    scene = Scene().deep_ones("deck 1", 2).deep_ones("galley").deep_ones("water 8").checked("hold_the_line", SUCCESS)
    assert (scene.prompt, scene.seat) == ("which_may_move", 0)
    assert scene.moves == (DONE, to_space("deck 1"), to_space("galley"))
    scene.play(to_space("deck 1"))
    assert scene.moves == tuple(to_space(name) for name in ("water 1", "deck 2", "deck 3", "bridge"))
    scene.play(to_space("water 1"), to_space("galley"), to_space("deck 6"))
    assert scene.moves == (DONE, to_space("deck 1"))
    scene.play(DONE)
    assert scene.monsters() == {"deck 1": 1, "water 1": 1, "deck 6": 1, "water 8": 1}
    assert at_rest(scene)


def test_crisis_hold_the_line_success_nobody_moves_twice() -> None:
    scene = Scene().deep_ones("deck 1").checked("hold_the_line", SUCCESS).play(to_space("deck 1"), to_space("deck 2"))
    assert (scene.monsters(), at_rest(scene)) == ({"deck 2": 1}, True)


def test_crisis_hold_the_line_success_sick_bay_and_brig_stay_closed_to_deep_ones() -> None:
    scene = Scene().deep_ones("galley").checked("hold_the_line", SUCCESS).play(to_space("galley"))
    assert scene.refused(to_space("brig")) == ["spaces.20b"]


def test_crisis_hold_the_line_partial_a_deep_one_in_each_water_space() -> None:
    scene = Scene().checked("hold_the_line", PARTIAL)
    assert scene.monsters() == {f"water {n}": 1 for n in range(1, 9)}


def test_crisis_hold_the_line_failure_a_deep_one_in_each_deck_space() -> None:
    scene = Scene().checked("hold_the_line", FAIL)
    assert scene.monsters() == {f"deck {n}": 1 for n in range(1, 9)}


def test_crisis_hold_the_line_failure_ends_the_game_if_there_are_too_few_deep_ones() -> None:
    scene = Scene().deep_ones("the deep", 13).checked("hold_the_line", FAIL)
    assert scene.table.result is not None
    assert scene.table.result.ending == "deep_ones"


def test_crisis_horrific_visions_failure_costs_sanity() -> None:
    Scene().checked("horrific_visions", FAIL).gained(sanity=-1)


def test_crisis_hull_leak_failure_damages_the_ship() -> None:
    assert Scene().dice(6).checked("hull_leak", FAIL).damaged_rooms() == ["galley"]


def test_crisis_hypnotic_melody_partial_risks_a_passenger() -> None:
    scene = Scene().dice(7, 1).checked("hypnotic_melody", PARTIAL)
    scene.gained()
    assert scene.passengers() == {"deck 7": 1}


def test_crisis_hypnotic_melody_partial_without_passengers_costs_food() -> None:
    Scene().supply(0).checked("hypnotic_melody", PARTIAL).gained(food=-1)


def test_crisis_hypnotic_melody_failure_a_passenger_in_the_supply_is_defeated() -> None:
    scene = Scene().dice(3).checked("hypnotic_melody", FAIL)  # the third token: one soul
    scene.gained(souls=-1)
    assert len(scene.table.passengers_gone) == 1


def test_crisis_hypnotic_melody_failure_without_passengers_costs_two_souls() -> None:
    Scene().supply(0).checked("hypnotic_melody", FAIL).gained(souls=-2)


# -- Infiltrator, Jail Break, Lure of Y'ha-nthlei, Missing Munitions --------------------------------------------------------------


def test_crisis_infiltrator_partial_a_deep_one_in_the_room_rolled() -> None:
    assert Scene().dice(7).checked("infiltrator", PARTIAL).monsters() == {"boiler room": 1}


def test_crisis_infiltrator_failure_a_deep_one_in_the_room_damaged() -> None:
    scene = Scene().dice(5).checked("infiltrator", FAIL)
    assert (scene.damaged_rooms(), scene.monsters()) == (["cargo hold"], {"cargo hold": 1})


def test_crisis_infiltrator_failure_no_deep_one_where_no_room_is_damaged() -> None:
    scene = Scene().next_damage("fuel_leak").checked("infiltrator", FAIL)
    scene.gained(fuel=-1)
    assert (scene.damaged_rooms(), scene.monsters()) == ([], {})


def test_crisis_jail_break_failure_costs_sanity_and_everyone_leaves_the_brig() -> None:
    scene = Scene().at(1, "brig").at(2, "brig").traitor(2).checked("jail_break", FAIL)
    scene.gained(sanity=-1)
    assert (scene.prompt, scene.seat, scene.moves) == ("who_comes_first", 0, (m.ANY_ORDER, to_seat(1), to_seat(2)))
    scene.play(m.ANY_ORDER)
    assert (scene.prompt, scene.seat) == ("break_out", 1)
    assert scene.moves == tuple(range(to_space("deck 1"), to_space("boiler room") + 1))
    scene.play(to_space("deck 5"))
    assert scene.seat == 2
    scene.play(to_space("galley"))
    assert (scene.place_of(0), scene.place_of(1), scene.place_of(2)) == ("captains cabin", "deck 5", "galley")
    assert at_rest(scene)


def test_crisis_lure_of_yhanthlei_failure_risks_four_passengers() -> None:
    scene = Scene().dice(1, 1, 2, 1, 3, 1, 3, 1).checked("lure_of_yhanthlei", FAIL)
    assert scene.passengers() == {"deck 1": 1, "deck 2": 1, "deck 3": 2}


def test_crisis_lure_of_yhanthlei_failure_risks_as_many_as_there_are() -> None:
    scene = Scene().supply(2).dice(1, 1, 2, 1).checked("lure_of_yhanthlei", FAIL)
    assert scene.passengers() == {"deck 1": 1, "deck 2": 1}


def test_crisis_missing_munitions_success_a_deep_one_in_a_room_of_ones_choice_is_defeated() -> None:
    scene = Scene().deep_ones("galley", 2).deep_ones("bridge").deep_ones("deck 1").checked("missing_munitions", SUCCESS)
    assert (scene.prompt, scene.seat) == ("shot_in", 0)
    assert scene.moves == (to_space("bridge"), to_space("galley"))
    scene.play(to_space("galley"))
    assert scene.monsters() == {"deck 1": 1, "bridge": 1, "galley": 1}


def test_crisis_missing_munitions_success_asks_only_if_there_is_a_choice() -> None:
    assert Scene().deep_ones("galley", 2).checked("missing_munitions", SUCCESS).monsters() == {"galley": 1}
    assert Scene().deep_ones("deck 1").checked("missing_munitions", SUCCESS).monsters() == {"deck 1": 1}


def test_crisis_missing_munitions_partial_damages_the_ship() -> None:
    assert Scene().dice(5).checked("missing_munitions", PARTIAL).damaged_rooms() == ["cargo hold"]


def test_crisis_missing_munitions_failure_damages_the_ship_twice() -> None:
    assert Scene().dice(5, 6).checked("missing_munitions", FAIL).damaged_rooms() == ["cargo hold", "galley"]


# -- On the Offensive, Passenger Overboard, Passenger Riot, Rally the Crew ---------------------------------------------------------


def test_crisis_on_the_offensive_success_every_deep_one_on_the_ship_has_to_move() -> None:
    scene = Scene().deep_ones("deck 8").deep_ones("galley").deep_ones("water 1").checked("on_the_offensive", SUCCESS)
    assert (scene.prompt, scene.moves) == ("which_moves", (to_space("deck 8"), to_space("galley")))
    scene.play(to_space("galley"), to_space("deck 6"))
    assert scene.prompt == "moves_where"
    scene.play(to_space("water 8"))
    assert scene.monsters() == {"water 1": 1, "water 8": 1, "deck 6": 1}
    assert at_rest(scene)


def test_crisis_on_the_offensive_failure_activates_the_deep_ones() -> None:
    assert Scene().deep_ones("water 5").checked("on_the_offensive", FAIL).monsters() == {"deck 5": 1}


def test_crisis_passenger_overboard_failure_costs_a_soul() -> None:
    Scene().checked("passenger_overboard", FAIL).gained(souls=-1)


def test_crisis_passenger_riot_success_the_current_player_draws_an_item() -> None:
    scene = Scene().next_items("plimsolls").checked("passenger_riot", SUCCESS)
    assert scene.items_of(0) == ["plimsolls"]


def test_crisis_passenger_riot_partial_costs_sanity() -> None:
    Scene().checked("passenger_riot", PARTIAL).gained(sanity=-1)


def test_crisis_passenger_riot_failure_costs_sanity_and_a_soul() -> None:
    Scene().checked("passenger_riot", FAIL).gained(sanity=-1, souls=-1)


@pytest.mark.parametrize(("outcome", "change"), [(SUCCESS, 1), (PARTIAL, -1)])
def test_crisis_rally_the_crew_changes_sanity(outcome: int, change: int) -> None:
    Scene().checked("rally_the_crew", outcome).gained(sanity=change)


def test_crisis_rally_the_crew_failure_costs_sanity_and_each_human_two_cards() -> None:
    scene = Scene().hand(0, "will 1", "will 2", "will 3").hand(1, "lore 1", "lore 2").hand(2, "lore 1").traitor(1)
    scene.checked("rally_the_crew", FAIL)
    scene.gained(sanity=-2)
    assert (scene.prompt, scene.seat, scene.moves) == ("who_comes_first", 0, (m.ANY_ORDER, to_seat(0), to_seat(2)))
    scene.play(to_seat(0), discard("will 3"), discard("will 1"))
    assert (scene.hand_of(0), scene.hand_of(1), scene.hand_of(2)) == (["will 2"], ["lore 1", "lore 2"], [])
    assert at_rest(scene)


# -- Rat Infestation, Sewage Backup, Shipboard Fire, Stolen Ritual Components --------------------------------------------------------


def test_crisis_rat_infestation_success_one_may_give_sanity_for_food() -> None:
    scene = Scene().checked("rat_infestation", SUCCESS)
    assert (scene.prompt, scene.seat) == ("rats_for_food", 0)
    scene.play(YES).gained(sanity=-1, food=1)


def test_crisis_rat_infestation_success_one_need_not() -> None:
    scene = Scene().checked("rat_infestation", SUCCESS).play(NO)
    scene.gained()
    assert at_rest(scene)


@pytest.mark.parametrize(("outcome", "change"), [(PARTIAL, -1), (FAIL, -2)])
def test_crisis_rat_infestation_costs_food(outcome: int, change: int) -> None:
    Scene().checked("rat_infestation", outcome).gained(food=change)


def test_crisis_sewage_backup_failure_costs_sanity_and_defeats_humans_in_the_room_rolled() -> None:
    scene = Scene().at(0, "chapel").at(1, "chapel").traitor(1).dice(3).checked("sewage_backup", FAIL)
    scene.gained(sanity=-1)
    assert (scene.prompt, scene.seat) == ("who_is_defeated_first", 0)
    scene.play(m.SEAT + 2)
    assert [scene.place_of(seat) for seat in range(3)] == ["sick bay", "chapel", "sick bay"]


@pytest.mark.parametrize(("outcome", "times"), [(SUCCESS, 1), (PARTIAL, 2), (FAIL, 3)])
def test_crisis_shipboard_fire_damages_the_ship(outcome: int, times: int) -> None:
    scene = Scene().dice(5, 6, 7).checked("shipboard_fire", outcome)
    assert scene.damaged_rooms() == ["cargo hold", "galley", "boiler room"][:times]


def test_crisis_stolen_ritual_components_success_the_keeper_looks_at_two_spells_and_resolves_one() -> None:
    scene = Scene().next_spells("feed_the_mind", "heal").checked("stolen_ritual_components", SUCCESS)
    assert (scene.prompt, scene.seat) == ("pick_spell", 2)
    assert scene.moves == (m.SPELL + spell("feed_the_mind"), m.SPELL + spell("heal"))
    scene.play(m.SPELL + spell("feed_the_mind"))
    scene.gained(food=-1, sanity=2)
    assert scene.table.spells_gone == [spell("feed_the_mind")]
    assert (scene.table.spell_deck[0], scene.table.spell_known[0]) == (spell("heal"), 1 << 2)
    assert at_rest(scene)


def test_crisis_stolen_ritual_components_failure_two_steps_back_and_five_spells_gone_unseen() -> None:
    scene = Scene().track("ritual", 3).checked("stolen_ritual_components", FAIL)
    assert (scene.track_of("ritual"), len(scene.table.spell_deck), len(scene.table.spells_unseen)) == (1, 15, 5)
    assert (scene.told(e.SPELLS_REMOVED_UNSEEN), scene.told(e.SPELL_SEEN)) == ([(5,)], [])


# -- The Father's Favor, The Mother's Wrath ---------------------------------------------------------------------------------------


def test_crisis_the_fathers_favor_partial_activates_father_dagon() -> None:
    scene = Scene().monarch("dagon", "water 5").checked("the_fathers_favor", PARTIAL)
    assert (scene.monsters(), scene.table.monarchs[1]) == ({"deck 5": 2}, 2)


def test_crisis_the_fathers_favor_failure_activates_him_twice() -> None:
    scene = Scene().monarch("dagon", "water 5").checked("the_fathers_favor", FAIL)
    assert (scene.monsters(), scene.table.monarchs[1]) == ({"deck 5": 2, "deck 3": 2}, 0)


def test_crisis_the_mothers_wrath_partial_activates_mother_hydra() -> None:
    scene = Scene().monarch("hydra", "water 6").checked("the_mothers_wrath", PARTIAL)
    assert (scene.damaged_rooms(), scene.table.monarchs[0]) == (["galley"], 3)


def test_crisis_the_mothers_wrath_failure_activates_her_twice() -> None:
    scene = Scene().monarch("hydra", "water 6").at(0, "deck 1").checked("the_mothers_wrath", FAIL)
    assert (scene.damaged_rooms(), scene.table.monarchs[0]) == (["captains cabin", "galley"], 1)


def test_mythos_10_there_are_thirty_cards_with_a_check() -> None:
    assert len(CHECKS) == 30
    assert len(SLUGS) == 70
