"""Items: what they do as an action, and what they do at their moment."""

from __future__ import annotations

import pytest
from staging import (
    NO,
    OPTION_A,
    OPTION_B,
    PASS,
    YES,
    Scene,
    act_card,
    act_item,
    card,
    item,
    name_item,
    space,
    to_seat,
    to_space,
    walk,
)

from undertow.games.unfathomable import moves as m
from undertow.games.unfathomable.procedures.checking import NO_PARTIAL, SUCCESS
from undertow.games.unfathomable.procedures.checks import SkillCheck
from undertow.games.unfathomable.procedures.defeat import DefeatCharacter, DefeatPassenger
from undertow.games.unfathomable.procedures.dice import Roll
from undertow.games.unfathomable.procedures.skills import skill_set

# -- weapons -----------------------------------------------------------------------------------------------------------


def test_item_six_shooter_attacks_with_2_more() -> None:
    scene = Scene().items(0, "six_shooter").deep_ones("captains cabin").dice(2).turn().play(act_item("six_shooter"))
    assert scene.monsters() == {}


def test_item_six_shooter_may_miss() -> None:
    scene = Scene().items(0, "six_shooter").deep_ones("captains cabin").dice(1).turn().play(act_item("six_shooter"))
    assert scene.monsters() == {"captains cabin": 1}


def test_item_six_shooter_asks_which_enemy() -> None:
    scene = Scene().items(0, "six_shooter").deep_ones("captains cabin").traitor(1).at(1, "captains cabin").dice(4)
    scene.turn().play(act_item("six_shooter"))
    assert scene.prompt == "whom_to_attack"
    assert scene.moves == (to_space("captains cabin"), to_seat(1))
    scene.play(to_seat(1))
    assert scene.place_of(1) == "brig"


def test_item_six_shooter_of_a_traitor_is_aimed_at_humans() -> None:
    scene = Scene().items(0, "six_shooter").deep_ones("captains cabin").traitor(0).at(1, "captains cabin").dice(4)
    scene.turn().play(act_item("six_shooter"))
    assert scene.place_of(1) == "sick bay"


def test_item_repeating_rifle_attacks_in_an_adjacent_space_with_1_more() -> None:
    scene = Scene().items(0, "repeating_rifle").deep_ones("captains cabin").deep_ones("deck 4").dice(3)
    scene.turn().play(act_item("repeating_rifle"))
    assert scene.monsters() == {"captains cabin": 1}


def test_item_repeating_rifle_reaches_the_water_from_a_deck_space() -> None:
    scene = Scene().items(0, "repeating_rifle").at(0, "deck 4").deep_ones("water 4").dice(2)
    scene.turn().play(act_item("repeating_rifle"))
    assert scene.monsters() == {"water 4": 1}


def test_item_pocket_pistol_rolls_again_once() -> None:
    scene = Scene().items(0, "pocket_pistol").deep_ones("captains cabin").dice(1, 4).turn()
    scene.play(act_item("pocket_pistol"))
    assert scene.prompt == "react"
    scene.play(m.REACT, m.USE_ITEM + item("pocket_pistol"))
    assert scene.monsters() == {}
    assert scene.prompt == "action"


def test_item_pocket_pistol_need_not_roll_again() -> None:
    scene = Scene().items(0, "pocket_pistol").deep_ones("captains cabin").dice(4).turn()
    scene.play(act_item("pocket_pistol"), PASS)
    assert scene.monsters() == {}


def test_item_pocket_pistol_does_not_help_other_attacks() -> None:
    scene = Scene().items(0, "pocket_pistol").deep_ones("captains cabin").dice(1).turn().play(m.ATTACK_DEEP_ONE)
    assert scene.prompt == "action"


def test_item_shotgun_adds_the_number_of_enemies_here() -> None:
    scene = Scene().items(0, "shotgun").deep_ones("captains cabin", 3).dice(1).turn().play(act_item("shotgun"))
    assert scene.monsters() == {"captains cabin": 2}


def test_item_shotgun_of_a_traitor_counts_humans() -> None:
    scene = Scene().items(0, "shotgun").traitor(0).at(1, "captains cabin").at(2, "captains cabin").dice(4).turn()
    scene.play(act_item("shotgun"), to_seat(2))
    assert scene.place_of(2) == "sick bay"


@pytest.mark.parametrize("name", ["six_shooter", "pocket_pistol", "shotgun", "starbuck"])
def test_item_a_weapon_needs_an_enemy_in_ones_space(name: str) -> None:
    scene = Scene().items(0, name).deep_ones("deck 4").turn()
    assert scene.refused(act_item(name)) == ["item." + name]


def test_item_repeating_rifle_needs_an_enemy_in_an_adjacent_space() -> None:
    scene = Scene().items(0, "repeating_rifle").deep_ones("captains cabin").turn()
    assert scene.refused(act_item("repeating_rifle")) == ["item.repeating_rifle"]


@pytest.mark.parametrize("name", ["six_shooter", "jam_tin_grenade", "plimsolls", "tool_kit", "book_of_dagon"])
def test_brig_6_items_are_of_no_use_in_the_brig(name: str) -> None:
    scene = Scene().items(0, name).at(0, "brig").turn()
    assert "brig.6" in scene.refused(act_item(name))


def test_item_kitchen_knife_adds_1_to_basic_attacks() -> None:
    scene = Scene().items(0, "kitchen_knife").deep_ones("captains cabin").dice(3).turn().play(m.ATTACK_DEEP_ONE)
    assert scene.monsters() == {}


def test_item_kitchen_knife_adds_nothing_to_weapons() -> None:
    scene = Scene().items(0, "kitchen_knife", "six_shooter").deep_ones("captains cabin").dice(1).turn()
    scene.play(act_item("six_shooter"))
    assert scene.monsters() == {"captains cabin": 1}


def test_item_starbuck_attacks_and_lets_one_act() -> None:
    scene = Scene().items(0, "starbuck").deep_ones("captains cabin").dice(4).turn().play(act_item("starbuck"))
    assert scene.monsters() == {}
    scene.play(walk("deck 1"))
    assert (scene.seat, scene.prompt) == (0, "action")


def test_item_starbuck_attacks_once_per_turn() -> None:
    scene = Scene().items(0, "starbuck").deep_ones("captains cabin", 2).dice(4).turn().play(act_item("starbuck"))
    assert scene.refused(act_item("starbuck")) == ["item.starbuck"]


def test_item_starbuck_prevents_the_owners_defeat_and_leaves_the_game() -> None:
    scene = Scene().items(0, "starbuck").begin(DefeatCharacter(0)).play(m.REACT, m.USE_ITEM + item("starbuck"))
    assert scene.place_of(0) == "captains cabin"
    assert scene.table.items_gone == [item("starbuck")]


def test_item_starbuck_does_not_prevent_the_defeat_of_others() -> None:
    scene = Scene().items(0, "starbuck").begin(DefeatCharacter(1))
    assert scene.place_of(1) == "sick bay"


# -- tools -------------------------------------------------------------------------------------------------------------


def test_item_speaking_trumpet_rescues_all_passengers_here_and_beside() -> None:
    scene = Scene().items(0, "speaking_trumpet").at(0, "deck 1").on_deck("deck 1", 1, 1).on_deck("deck 2", 0)
    scene.on_deck("deck 8", 1).turn().play(act_item("speaking_trumpet"))
    assert scene.passengers() == {"deck 8": 1}


def test_item_speaking_trumpet_needs_a_passenger_within_earshot() -> None:
    scene = Scene().items(0, "speaking_trumpet").at(0, "deck 1").on_deck("deck 8", 1).turn()
    assert scene.refused(act_item("speaking_trumpet")) == ["item.speaking_trumpet"]


def test_item_tool_kit_repairs_without_cards() -> None:
    scene = Scene().items(0, "tool_kit").damaged("captains cabin").turn().play(act_item("tool_kit"))
    assert scene.damaged_rooms() == []


def test_item_tool_kit_does_not_work_beside_a_deep_one() -> None:
    scene = Scene().items(0, "tool_kit").damaged("captains cabin").deep_ones("captains cabin").turn()
    assert scene.refused(act_item("tool_kit")) == ["repair.3"]


def test_item_tool_kit_does_not_work_for_a_traitor() -> None:
    scene = Scene().items(0, "tool_kit").damaged("captains cabin").traitor(0).turn()
    assert scene.refused(act_item("tool_kit")) == ["repair.3"]


def test_item_tool_kit_needs_damage() -> None:
    scene = Scene().items(0, "tool_kit").turn()
    assert scene.refused(act_item("tool_kit")) == ["damage.6"]


def test_item_book_of_dagon_sends_deep_ones_away_and_lets_one_act() -> None:
    scene = Scene().items(0, "book_of_dagon").deep_ones("captains cabin", 2).turn().play(act_item("book_of_dagon"))
    assert scene.prompt == "send_deep_ones_to"
    assert scene.moves == tuple(to_space(name) for name in ("deck 4", "bridge", "chapel", "galley"))
    scene.play(to_space("deck 4"))
    assert scene.monsters() == {"deck 4": 2}
    scene.stroll()
    assert scene.prompt == "action"


def test_item_book_of_dagon_works_once_per_turn() -> None:
    scene = Scene().items(0, "book_of_dagon").deep_ones("captains cabin").deep_ones("galley").turn()
    scene.play(act_item("book_of_dagon"), to_space("deck 4"), walk("galley"))
    assert scene.refused(act_item("book_of_dagon")) == ["item.book_of_dagon"]


def test_item_book_of_dagon_needs_a_deep_one_here() -> None:
    scene = Scene().items(0, "book_of_dagon").deep_ones("galley").turn()
    assert scene.refused(act_item("book_of_dagon")) == ["item.book_of_dagon"]


def test_item_plimsolls_move_by_one_space_and_let_one_act() -> None:
    scene = Scene().items(0, "plimsolls").turn().play(act_item("plimsolls"))
    assert scene.prompt == "walk_to"
    assert scene.moves == tuple(to_space(name) for name in ("deck 4", "bridge", "chapel", "galley"))
    assert scene.refused(to_space("sick bay")) == ["spaces.20c"]
    scene.play(to_space("galley"))
    assert scene.place_of(0) == "galley"
    scene.stroll()
    assert scene.prompt == "action"


def test_item_plimsolls_work_once_per_turn() -> None:
    scene = Scene().items(0, "plimsolls").turn().play(act_item("plimsolls"), to_space("galley"))
    assert scene.refused(act_item("plimsolls")) == ["item.plimsolls"]


def test_item_jam_tin_grenade_defeats_all_in_an_adjacent_room_and_damages_it() -> None:
    scene = Scene().items(0, "jam_tin_grenade").at(1, "galley").traitor(2).at(2, "galley").deep_ones("galley", 2)
    scene.turn().play(act_item("jam_tin_grenade"))
    assert scene.prompt == "throw_at"
    spaces = ("deck 4", "bridge", "chapel", "galley", "sick bay")
    assert scene.moves == tuple(to_space(name) for name in spaces)
    scene.play(to_space("galley"))
    assert scene.prompt == "who_is_defeated_first"
    scene.play(to_seat(2))
    assert scene.monsters() == {}
    assert (scene.place_of(1), scene.place_of(2)) == ("sick bay", "brig")
    assert scene.damaged_rooms() == ["galley"]
    assert scene.items_of(0) == []
    assert scene.prompt == "action"


def test_item_jam_tin_grenade_defeats_passengers_on_deck() -> None:
    scene = Scene().items(0, "jam_tin_grenade").on_deck("deck 4", 1, 1).turn()
    scene.play(act_item("jam_tin_grenade"), to_space("deck 4")).gained(souls=-2)
    assert scene.damaged_rooms() == []


def test_item_jam_tin_grenade_may_end_the_game() -> None:
    scene = Scene().items(0, "jam_tin_grenade").dial("souls", 1).on_deck("deck 4", 1, 1).turn()
    scene.play(act_item("jam_tin_grenade"), to_space("deck 4"))
    assert scene.table.result is not None
    assert scene.table.result.ending == "souls"


# -- at their moment ---------------------------------------------------------------------------------------------------


def test_item_almanac_adds_the_value_of_an_observation_card() -> None:
    scene = Scene().items(0, "almanac").hand(0, "observation 1", "observation 5").dice(2).begin(Roll()).play(m.REACT)
    assert scene.moves == (PASS, m.BOOST + card("observation 1"), m.BOOST + card("observation 5"))
    scene.play(m.BOOST + card("observation 5"))
    assert scene.table.die == 7
    assert scene.hand_of(0) == ["observation 1"]


def test_item_almanac_works_once_per_roll() -> None:
    scene = Scene("edmund", "arjun", "william").items(0, "almanac").hand(0, "observation 1", "observation 2", "will 1")
    scene.dice(2, 3).begin(Roll()).play(m.REACT, m.BOOST + card("observation 1"))
    assert scene.prompt == "react"
    scene.play(m.REACT)
    assert scene.prompt == "after_roll"
    scene.play(m.REROLL + card("will 1"), PASS)
    assert scene.table.die == 4


def test_item_almanac_is_of_no_use_in_the_brig() -> None:
    scene = Scene().items(0, "almanac").at(0, "brig").hand(0, "observation 1").dice(2).begin(Roll())
    assert scene.table.die == 2


def test_item_lucky_ring_adds_2_and_shuffles_treachery_in_after_a_success() -> None:
    scene = Scene().items(0, "lucky_ring").begin(SkillCheck(2, NO_PARTIAL, 1, 0, 0, 1))
    scene.play(m.REACT, m.USE_ITEM + item("lucky_ring"))
    assert (scene.table.outcome, scene.treachery()) == (SUCCESS, 2)


def test_item_lucky_ring_shuffles_nothing_in_after_a_failure() -> None:
    scene = Scene().items(0, "lucky_ring").begin(SkillCheck(3, NO_PARTIAL, 1, 0, 0, 1))
    scene.play(m.REACT, m.USE_ITEM + item("lucky_ring"))
    assert (scene.table.total, scene.treachery()) == (2, 0)


def test_item_elder_sign_amulet_carries_out_a_lore_action_twice() -> None:
    scene = Scene().items(0, "elder_sign_amulet").hand(0, "lore 1").deep_ones("water 3", 3).dice(8, 8).turn()
    scene.play(act_card("lore 1"))
    assert scene.prompt == "once_more"
    scene.play(YES)
    assert scene.monsters() == {"water 3": 1}
    assert scene.prompt == "action"


def test_item_elder_sign_amulet_need_not_be_used() -> None:
    scene = Scene().items(0, "elder_sign_amulet").hand(0, "lore 1").deep_ones("water 3", 3).dice(8).turn()
    scene.play(act_card("lore 1"), NO)
    assert scene.monsters() == {"water 3": 2}


def test_item_elder_sign_amulet_finds_nobody_left_the_second_time() -> None:
    for name in ("lore 1", "lore 3"):
        scene = Scene().items(0, "elder_sign_amulet").hand(0, name).deep_ones("water 3").dice(8).turn()
        scene.play(act_card(name))
        if name == "lore 3":
            scene.play(to_space("water 1"))
            scene.table.deep_ones[space("water 1")] = 0
        scene.play(YES)
        assert scene.prompt == "action"


def test_item_elder_sign_amulet_is_for_lore_cards_only() -> None:
    scene = Scene().items(0, "elder_sign_amulet").hand(0, "influence 5").dice(8).turn().play(act_card("influence 5"))
    assert scene.prompt == "action"


def test_item_travel_pharmacy_rescues_a_passenger_beside_for_food() -> None:
    scene = Scene().items(0, "travel_pharmacy").at(0, "deck 1").on_deck("deck 3", 1).begin(DefeatPassenger(10))
    scene.play(m.REACT, m.USE_ITEM + item("travel_pharmacy"), OPTION_A).gained(food=-1)
    assert scene.items_of(0) == ["travel_pharmacy"]
    assert (scene.passengers(), scene.table.passengers_gone) == ({}, [])


def test_item_travel_pharmacy_may_leave_the_game_instead() -> None:
    scene = Scene().items(0, "travel_pharmacy").at(0, "deck 3").on_deck("deck 3", 1).begin(DefeatPassenger(10))
    scene.play(m.REACT, m.USE_ITEM + item("travel_pharmacy"), OPTION_B).gained()
    assert scene.items_of(0) == []
    assert (scene.passengers(), scene.table.passengers_gone) == ({}, [])


def test_item_travel_pharmacy_does_not_reach_further() -> None:
    scene = Scene().items(0, "travel_pharmacy").at(0, "deck 8").on_deck("deck 3", 1).begin(DefeatPassenger(10))
    assert scene.table.passengers_gone == [1]


@pytest.mark.parametrize(
    ("name", "kind"),
    [("fine_clothes", 0), ("mystical_text", 1), ("binoculars", 2), ("medicine_ball", 3), ("treasured_memento", 4)],
)
def test_item_an_improvement_adds_a_card_to_the_skill_set(name: str, kind: int) -> None:
    scene = Scene()
    before = skill_set(scene.table, 0)
    before[kind] += 1
    scene.items(0, name)
    assert skill_set(scene.table, 0) == before
    assert skill_set(scene.at(0, "brig").table, 0)[kind] == before[kind] - 1  # rule: items.10b


def test_items_8_one_of_several_improvements_is_active() -> None:
    scene = Scene().items(0, "fine_clothes", "binoculars")
    assert scene.table.active[0] == item("fine_clothes")
    scene.table.stack[0].go_to("items.8")
    scene.turn()
    assert scene.prompt == "improvement"
    assert scene.moves == (name_item("fine_clothes"), name_item("binoculars"))
    scene.play(name_item("binoculars"))
    assert len([name for name in scene.hand_of(0) if name.startswith("influence")]) == 3
    assert len([name for name in scene.hand_of(0) if name.startswith("observation")]) == 1


def test_item_six_shooter_passes_to_another_by_trade() -> None:
    scene = Scene().items(0, "six_shooter").at(1, "captains cabin").turn().play(m.TRADE, name_item("six_shooter"), YES)
    assert scene.items_of(1) == ["six_shooter"]
