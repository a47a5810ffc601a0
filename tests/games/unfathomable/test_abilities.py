"""Skill cards: what they do as an action, and what they do from hand at their moment."""

from __future__ import annotations

from staging import (
    DONE,
    OPTION_A,
    PASS,
    Scene,
    act_card,
    act_item,
    add,
    card,
    discard,
    item,
    name_item,
    skill,
    space,
    to_seat,
    to_space,
    walk,
)

from undertow.games.unfathomable import events as e
from undertow.games.unfathomable import moves as m
from undertow.games.unfathomable.board import INFLUENCE, LORE, WILL
from undertow.games.unfathomable.procedures.attack import A_DEEP_ONE, Attack
from undertow.games.unfathomable.procedures.checking import FAIL, NO_PARTIAL, SUCCESS
from undertow.games.unfathomable.procedures.checks import SkillCheck
from undertow.games.unfathomable.procedures.defeat import DefeatCharacter
from undertow.games.unfathomable.procedures.dice import Roll

# -- influence ---------------------------------------------------------------------------------------------------------


def test_skill_coordinated_effort_lets_another_character_perform_an_action() -> None:
    scene = Scene().hand(0, "influence 1").turn().play(act_card("influence 1"))
    assert scene.prompt == "who_acts"
    assert scene.moves == (to_seat(1), to_seat(2))
    scene.play(to_seat(2))
    assert (scene.seat, scene.prompt) == (2, "action")
    scene.play(walk("deck 1"))
    assert scene.place_of(2) == "deck 1"
    assert (scene.seat, scene.prompt) == (0, "action")


def test_skill_coordinated_effort_may_choose_a_revealed_traitor() -> None:
    scene = Scene().traitor(1).hand(0, "influence 2").turn().play(act_card("influence 2"), to_seat(1))
    assert (scene.seat, scene.prompt) == (1, "traitor_action")


def test_skill_coordinated_effort_goes_to_the_discard_pile_after_it_was_carried_out() -> None:
    scene = Scene().hand(0, "influence 1").turn().play(act_card("influence 1"), to_seat(2))
    assert scene.table.played == [card("influence 1")]
    scene.stroll()
    assert scene.table.played == []
    assert scene.table.discards[INFLUENCE] == [card("influence 1")]


def test_skill_inspiring_speech_gives_sanity_from_3_on() -> None:
    Scene().hand(0, "influence 5").dice(3).turn().play(act_card("influence 5")).gained(sanity=1)


def test_skill_inspiring_speech_costs_sanity_below_3() -> None:
    Scene().hand(0, "influence 5").dice(2).turn().play(act_card("influence 5")).gained(sanity=-1)


def test_skill_inspiring_speech_may_lose_the_game() -> None:
    scene = Scene().dial("sanity", 1).hand(0, "influence 5").dice(1).turn().play(act_card("influence 5"))
    assert scene.table.result is not None
    assert scene.table.result.ending == "sanity"


# -- lore --------------------------------------------------------------------------------------------------------------


def test_skill_shrivelling_adds_2_against_a_deep_one_anywhere() -> None:
    scene = Scene().hand(0, "lore 1").deep_ones("water 3", 2).dice(4).turn().play(act_card("lore 1"))
    assert scene.monsters() == {"water 3": 1}


def test_skill_shrivelling_fails_below_6() -> None:
    scene = Scene().hand(0, "lore 2").deep_ones("water 3").dice(3).turn().play(act_card("lore 2"))
    assert scene.monsters() == {"water 3": 1}


def test_skill_shrivelling_asks_which_enemy() -> None:
    scene = Scene().traitor(1).hand(0, "lore 1").deep_ones("galley").deep_ones("the deep", 2).dice(6).turn()
    scene.play(act_card("lore 1"))
    assert scene.prompt == "who_shrivels"
    assert scene.moves == (to_space("galley"), to_seat(1))
    scene.play(to_seat(1))
    assert scene.place_of(1) == "brig"


def test_skill_shrivelling_adds_nothing_against_a_character() -> None:
    scene = Scene().traitor(1).hand(0, "lore 1").dice(5).turn().play(act_card("lore 1"))
    assert scene.place_of(1) == "bridge"


def test_skill_shrivelling_of_a_traitor_is_aimed_at_humans() -> None:
    scene = Scene().traitor(0).hand(0, "lore 1").deep_ones("galley").dice(8).turn().play(act_card("lore 1"))
    assert scene.moves == (to_seat(1), to_seat(2))
    scene.play(to_seat(2))
    assert scene.place_of(2) == "sick bay"


def test_skill_shrivelling_needs_an_enemy_in_a_space() -> None:
    scene = Scene().hand(0, "lore 1").deep_ones("the deep", 3).turn()
    assert scene.refused(act_card("lore 1")) == ["skill.shrivelling"]


def test_skill_lesser_banishment_moves_all_deep_ones_of_a_space_to_one_beside_it() -> None:
    scene = Scene().hand(0, "lore 3").deep_ones("galley", 3).deep_ones("deck 1").turn().play(act_card("lore 3"))
    assert scene.prompt == "banish_from"
    assert scene.moves == (to_space("deck 1"), to_space("galley"))
    scene.play(to_space("galley"))
    assert scene.prompt == "banish_to"
    scene.play(to_space("deck 6"))
    assert scene.monsters() == {"deck 6": 3, "deck 1": 1}


def test_skill_lesser_banishment_does_not_lead_to_the_brig() -> None:
    scene = Scene().hand(0, "lore 4").deep_ones("galley").turn().play(act_card("lore 4"))
    spaces = ("deck 6", "captains cabin", "cargo hold", "boiler room")
    assert scene.moves == tuple(to_space(name) for name in spaces)


def test_skill_lesser_banishment_does_not_lead_through_barricaded_hatches() -> None:
    scene = Scene().hand(0, "lore 4").deep_ones("galley")
    scene.table.barricaded = 1
    scene.turn().play(act_card("lore 4"))
    assert scene.monsters() == {"deck 6": 1}


def test_skill_lesser_banishment_needs_a_deep_one_on_the_board() -> None:
    scene = Scene().hand(0, "lore 3").deep_ones("the deep", 3).turn()
    assert scene.refused(act_card("lore 3")) == ["skill.lesser_banishment"]


def test_skill_forced_learning_lets_one_more_skill_support_a_check() -> None:
    scene = Scene().hand(1, "lore 5", "will 3")
    scene.begin(SkillCheck(3, NO_PARTIAL, 1 << LORE, 0, 0, 1)).play(m.REACT, m.PLAY + card("lore 5"))
    assert scene.prompt == "further_skill"
    assert scene.moves == tuple(skill(name) for name in ("influence", "observation", "strength", "will"))
    scene.play(skill("will"), add("will 3"))
    assert (scene.table.outcome, scene.table.total) == (SUCCESS, 3)


# -- observation -------------------------------------------------------------------------------------------------------


def test_skill_watch_and_learn_draws_two_cards_from_any_decks_but_treachery() -> None:
    scene = Scene().hand(0, "observation 2").turn().play(act_card("observation 2"))
    assert scene.prompt == "choose_skills"
    assert scene.moves == tuple(skill(name) for name in ("influence", "lore", "observation", "strength", "will"))
    scene.play(skill("lore"), skill("will"))
    assert [name.split()[0] for name in scene.hand_of(0)] == ["lore", "will"]
    assert scene.prompt == "action"


def test_skill_keen_insight_adds_2_before_a_roll() -> None:
    scene = Scene().hand(0, "influence 5").hand(1, "observation 3").dice(1).turn().play(act_card("influence 5"))
    assert (scene.seat, scene.prompt) == (1, "react")
    scene.play(m.REACT)
    assert scene.prompt == "before_roll"
    assert scene.moves == (PASS, m.RAISE + card("observation 3"), m.LOWER + card("observation 3"))
    scene.play(m.RAISE + card("observation 3")).gained(sanity=1)
    assert scene.hand_of(1) == []


def test_skill_keen_insight_subtracts_2_before_a_roll() -> None:
    scene = Scene().hand(0, "influence 5").hand(1, "observation 4").dice(4).turn().play(act_card("influence 5"))
    scene.play(m.REACT, m.LOWER + card("observation 4")).gained(sanity=-1)


def test_skill_keen_insight_need_not_be_used() -> None:
    scene = Scene().hand(0, "influence 5").hand(1, "observation 4").dice(4).turn().play(act_card("influence 5"), PASS)
    scene.gained(sanity=1)
    assert scene.hand_of(1) == ["observation 4"]


def test_skill_preparation_keeps_chaos_cards_out_of_a_check() -> None:
    scene = Scene().hand(1, "observation 5")
    scene.begin(SkillCheck(1, NO_PARTIAL, 31)).play(m.REACT, m.PLAY + card("observation 5"))
    assert scene.told(e.CHAOS_ADDED) == []
    assert (scene.table.outcome, scene.table.total) == (FAIL, 0)


# -- strength ----------------------------------------------------------------------------------------------------------


def test_skill_combat_training_rolls_an_attack_again() -> None:
    scene = Scene().hand(1, "strength 1").deep_ones("captains cabin").dice(3, 4)
    scene.begin(Attack(0, A_DEEP_ONE, space("captains cabin")))
    assert (scene.seat, scene.prompt) == (1, "react")
    scene.play(m.REACT)
    assert scene.prompt == "after_roll"
    assert scene.moves == (PASS, m.PLAY + card("strength 1"))
    scene.play(m.PLAY + card("strength 1"))
    assert scene.monsters() == {}


def test_skill_combat_training_also_rolls_the_attack_of_a_deep_one_again() -> None:
    scene = Scene().hand(0, "strength 2").dice(6, 5).begin(Attack(A_DEEP_ONE, 0))
    scene.play(m.REACT, m.PLAY + card("strength 2"))
    assert scene.place_of(0) == "captains cabin"


def test_skill_combat_training_is_for_attacks_only() -> None:
    scene = Scene().hand(0, "influence 5").hand(1, "strength 1").dice(2).turn().play(act_card("influence 5"))
    scene.gained(sanity=-1)
    assert scene.hand_of(1) == ["strength 1"]


def test_skill_rampage_makes_up_to_four_basic_attacks() -> None:
    scene = Scene().hand(0, "strength 3").deep_ones("captains cabin", 6).dice(4, 4, 4, 4).turn()
    scene.play(act_card("strength 3"))
    here = to_space("captains cabin")
    for _ in range(3):
        assert scene.prompt == "whom_to_attack_next"
        assert scene.moves == (DONE, here)
        scene.play(here)
    assert scene.monsters() == {"captains cabin": 2}
    assert scene.prompt == "action"


def test_skill_rampage_with_the_kitchen_knife_adds_1_to_each_attack() -> None:
    scene = Scene().hand(0, "strength 3").items(0, "kitchen_knife").deep_ones("captains cabin", 2).dice(3, 3).turn()
    scene.play(act_card("strength 3"), to_space("captains cabin"))
    assert scene.monsters() == {}


def test_skill_rampage_uses_one_weapon_up_to_three_times() -> None:
    scene = Scene().hand(0, "strength 4").items(0, "six_shooter").deep_ones("captains cabin", 5).dice(2, 2, 2).turn()
    scene.play(act_card("strength 4"))
    assert scene.prompt == "rampage_with"
    assert scene.moves == (name_item("six_shooter"), OPTION_A)
    here = to_space("captains cabin")
    scene.play(name_item("six_shooter"))
    assert [entry["item"] for entry in scene.table.view(1)["underway"]] == [item("six_shooter")]  # all know the weapon
    scene.play(here, here)
    assert scene.monsters() == {"captains cabin": 2}
    assert scene.prompt == "action"


def test_skill_rampage_may_be_stopped() -> None:
    scene = Scene().hand(0, "strength 3").deep_ones("captains cabin", 3).dice(1).turn()
    scene.play(act_card("strength 3"), DONE)
    assert scene.monsters() == {"captains cabin": 3}
    assert scene.prompt == "action"


def test_skill_rampage_ends_when_no_enemy_is_left() -> None:
    scene = Scene().hand(0, "strength 3").deep_ones("captains cabin").dice(8).turn().play(act_card("strength 3"))
    assert scene.prompt == "action"


def test_skill_rampage_with_a_rifle_reaches_adjacent_spaces() -> None:
    scene = Scene().hand(0, "strength 3").items(0, "repeating_rifle").deep_ones("deck 4").dice(3).turn()
    scene.play(act_card("strength 3"))
    assert scene.monsters() == {}


def test_skill_rampage_of_a_traitor_is_aimed_at_humans() -> None:
    scene = Scene().traitor(0).at(1, "captains cabin").hand(0, "strength 3").deep_ones("captains cabin").dice(6).turn()
    scene.play(act_card("strength 3"))
    assert scene.place_of(1) == "sick bay"
    assert scene.monsters() == {"captains cabin": 1}


def test_skill_rampage_needs_an_enemy_within_reach() -> None:
    scene = Scene().hand(0, "strength 3").deep_ones("deck 4").turn()
    assert scene.refused(act_card("strength 3")) == ["skill.rampage"]


def test_crisis_the_peacemaker_forbids_rampage_and_weapons() -> None:
    scene = Scene().keeps(0, "the_peacemaker").hand(0, "strength 3").items(0, "six_shooter")
    scene.deep_ones("captains cabin").turn()
    assert scene.refused(act_card("strength 3")) == ["crisis.the_peacemaker"]
    assert scene.refused(act_item("six_shooter")) == ["crisis.the_peacemaker"]
    assert scene.refused(m.ATTACK_DEEP_ONE) == ["crisis.the_peacemaker"]


def test_skill_shrug_it_off_prevents_ones_own_defeat() -> None:
    scene = Scene().hand(0, "strength 5").begin(DefeatCharacter(0)).play(m.REACT, m.PLAY + card("strength 5"))
    assert scene.place_of(0) == "captains cabin"
    assert scene.hand_of(0) == []


def test_skill_shrug_it_off_does_not_help_others() -> None:
    scene = Scene().hand(0, "strength 5").begin(DefeatCharacter(1))
    assert scene.place_of(1) == "sick bay"
    assert scene.hand_of(0) == ["strength 5"]


# -- will --------------------------------------------------------------------------------------------------------------


def test_skill_persistence_exchanges_cards_for_as_many_from_one_deck() -> None:
    scene = Scene().hand(0, "will 1", "lore 1", "lore 2", "strength 1").turn().play(act_card("will 1"))
    assert scene.prompt == "give_up_cards"
    scene.play(discard("lore 1"), discard("strength 1"), DONE)
    assert scene.prompt == "choose_skills"
    scene.play(skill("influence"))
    assert [name.split()[0] for name in scene.hand_of(0)] == ["influence", "influence", "lore"]
    assert scene.prompt == "action"


def test_skill_persistence_ends_after_five_cards() -> None:
    cards = ("lore 1", "lore 2", "influence 1", "influence 2", "strength 1", "strength 2")
    scene = Scene().hand(0, "will 2", *cards).turn().play(act_card("will 2"), *[discard(name) for name in cards[:5]])
    assert scene.prompt == "choose_skills"
    scene.play(skill("will"))
    assert len(scene.hand_of(0)) == 6


def test_skill_persistence_may_discard_nothing() -> None:
    scene = Scene().hand(0, "will 2", "lore 1").turn().play(act_card("will 2"), DONE)
    assert scene.hand_of(0) == ["lore 1"]
    assert scene.prompt == "action"


def test_skill_persistence_needs_another_card() -> None:
    scene = Scene().hand(0, "will 1").turn()
    assert scene.refused(act_card("will 1")) == ["skill.persistence"]


def test_skill_determination_adds_2_to_a_total() -> None:
    scene = Scene().hand(1, "will 3").begin(SkillCheck(2, NO_PARTIAL, 1, 0, 0, 1)).play(DONE)
    assert scene.prompt == "react"
    scene.play(m.REACT, m.RAISE + card("will 3"))
    assert (scene.table.outcome, scene.table.total) == (SUCCESS, 2)


def test_skill_determination_subtracts_2_from_a_total() -> None:
    scene = Scene().hand(1, "will 4").begin(SkillCheck(0, NO_PARTIAL, 1, 0, 0, 1)).play(DONE)
    scene.play(m.REACT, m.LOWER + card("will 4"))
    assert (scene.table.outcome, scene.table.total) == (FAIL, -2)


def test_skill_true_grit_gives_two_actions() -> None:
    scene = Scene().hand(0, "will 5").turn().play(act_card("will 5"), walk("deck 1"), walk("deck 2"))
    assert (scene.seat, scene.prompt) == (0, "action")
    scene.play(walk("deck 3"))
    assert scene.prompt != "action"


def test_skill_true_grit_works_once_per_turn_for_each_player() -> None:
    scene = Scene().hand(0, "will 5", "will 5", "influence 1").turn().play(act_card("will 5"))
    assert scene.refused(act_card("will 5")) == ["skill.true_grit"]
    scene = Scene().hand(0, "will 5", "influence 1").hand(1, "will 5").turn()
    scene.play(act_card("will 5"), act_card("influence 1"), to_seat(1), act_card("will 5"))
    assert (scene.seat, scene.prompt) == (1, "action")


# -- influence, at its moment ------------------------------------------------------------------------------------------


def test_skill_nothing_to_hide_has_all_cards_added_face_up() -> None:
    scene = Scene().hand(1, "influence 3", "will 2")
    scene.begin(SkillCheck(2, NO_PARTIAL, 1 << WILL, 0, 0, 1)).play(m.REACT, m.PLAY + card("influence 3"))
    assert scene.prompt == "add_face_up"
    scene.play(add("will 2"))
    assert scene.told(e.CARD_ADDED_OPENLY) == [(1, card("will 2"))]
    assert scene.table.outcome == SUCCESS


# -- treachery ---------------------------------------------------------------------------------------------------------


def test_skill_reinforcements_spawns_a_deep_one_in_the_deep() -> None:
    scene = Scene().traitor(0).hand(0, "treachery 1").deep_ones("the deep", 2).turn().play(act_card("treachery 1"))
    assert scene.monsters() == {"the deep": 3}
    assert scene.prompt == "traitor_action"


def test_skill_reinforcements_lets_all_monsters_come_up_where_one_likes() -> None:
    scene = Scene().traitor(0).hand(0, "treachery 1").deep_ones("the deep", 3).turn().play(act_card("treachery 1"))
    assert scene.prompt == "come_up"
    assert scene.moves == tuple(to_space(f"water {i}") for i in range(1, 9))
    scene.play(to_space("water 5"))
    assert scene.monsters() == {"water 5": 4}
    assert scene.table.monarchs == [space("water 5")] * 2


def test_skill_reinforcements_ends_the_game_when_the_supply_is_empty() -> None:
    scene = Scene().traitor(0).hand(0, "treachery 1").deep_ones("water 1", 20).turn().play(act_card("treachery 1"))
    assert scene.table.result is not None
    assert scene.table.result.ending == "deep_ones"


def test_action_abilities_2b_humans_do_not_use_treachery_cards() -> None:
    scene = Scene().hand(0, "treachery 1", "treachery 3").turn()
    assert scene.refused(act_card("treachery 1")) == ["action_abilities.2b"]
    assert scene.refused(act_card("treachery 3")) == ["action_abilities.2b"]


def test_skill_call_to_action_activates_every_deep_one_in_ones_space() -> None:
    scene = Scene().traitor(0).hand(0, "treachery 2").deep_ones("captains cabin", 2).deep_ones("deck 1").turn()
    scene.play(act_card("treachery 2"))
    assert scene.prompt == "which_deep_ones"
    assert scene.moves == (to_space("deck 1"), to_space("captains cabin"), OPTION_A)
    scene.play(OPTION_A)
    assert scene.damaged_rooms() == ["captains cabin"]
    assert scene.monsters() == {"captains cabin": 1, "galley": 1, "deck 1": 1}


def test_skill_call_to_action_activates_one_deep_one_anywhere() -> None:
    scene = Scene().traitor(0).hand(0, "treachery 2").deep_ones("water 1", 2).turn().play(act_card("treachery 2"))
    assert scene.refused(OPTION_A) == ["skill.call_to_action"]
    scene.play(to_space("water 1"))
    assert scene.monsters() == {"water 1": 1, "deck 1": 1}


def test_skill_call_to_action_needs_a_deep_one_outside_the_deep() -> None:
    scene = Scene().traitor(0).hand(0, "treachery 2").deep_ones("the deep", 3).turn()
    assert scene.refused(act_card("treachery 2")) == ["skill.call_to_action"]


def test_skill_siren_song_risks_a_passenger() -> None:
    scene = Scene().traitor(0).hand(0, "treachery 3").dice(3, 1).turn().play(act_card("treachery 3"))
    assert scene.passengers() == {"deck 3": 1}


def test_skill_siren_song_needs_a_passenger_in_the_supply() -> None:
    scene = Scene().traitor(0).hand(0, "treachery 3").supply(0).turn()
    assert scene.refused(act_card("treachery 3")) == ["skill.siren_song"]


def at_the_start_of_the_action_step(scene: Scene) -> Scene:
    """The first player, a revealed traitor, begins the action step."""
    scene.traitor(0).table.stack[0].go_to("treachery.2")
    return scene.turn()


def test_skill_ransack_costs_a_resource_and_ends_the_action_step() -> None:
    for where, lost in (("chapel", "sanity"), ("galley", "food"), ("boiler room", "fuel")):
        scene = at_the_start_of_the_action_step(Scene().at(0, where).hand(0, "treachery 4"))
        assert scene.prompt == "start_of_actions"
        scene.play(m.PLAY + card("treachery 4")).gained(**{lost: -1})
        assert scene.table.current == 1


def test_skill_ransack_needs_one_of_three_rooms() -> None:
    scene = at_the_start_of_the_action_step(Scene().at(0, "bridge").hand(0, "treachery 4", "treachery 5"))
    assert scene.refused(m.PLAY + card("treachery 4")) == ["skill.ransack"]


def test_skill_ransack_may_end_the_game() -> None:
    scene = Scene().dial("food", 1).at(0, "galley").hand(0, "treachery 4")
    at_the_start_of_the_action_step(scene).play(m.PLAY + card("treachery 4"))
    assert scene.table.result is not None
    assert scene.table.result.ending == "food"


def test_skill_perform_rites_activates_both_monarchs_in_an_order_of_choice() -> None:
    scene = at_the_start_of_the_action_step(Scene().hand(0, "treachery 5").dice(1))
    scene.play(m.PLAY + card("treachery 5"))
    assert scene.prompt == "first_monarch"
    scene.play(m.MONARCH)
    assert scene.told(e.MONARCH_ACTIVATES) == [(0,), (1,)]
    assert scene.monsters() == {"water 1": 4}
    assert scene.table.monarchs == [space("the deep"), space("water 1")]
    assert scene.table.current == 1


def test_treachery_2_one_may_pass_and_perform_actions() -> None:
    scene = at_the_start_of_the_action_step(Scene().hand(0, "treachery 5")).play(PASS)
    assert scene.prompt == "traitor_action"


def test_dice_2_a_roll_takes_modifiers_of_several_players() -> None:
    scene = Scene().hand(0, "observation 3").hand(1, "observation 4").dice(3).begin(Roll())
    scene.play(m.REACT, m.REACT)
    assert scene.prompt == "who_reacts"
    scene.play(to_seat(1), m.RAISE + card("observation 4"), m.RAISE + card("observation 3"))
    assert scene.table.die == 7
