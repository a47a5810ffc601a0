"""Actions of humans and revealed traitors, and action abilities (topics 1 and 2)."""

from __future__ import annotations

import pytest
from staging import (
    DONE,
    OPTION_A,
    YES,
    Scene,
    act_card,
    act_feat,
    act_item,
    act_sheet,
    card,
    discard,
    mend,
    mythos_card,
    name_item,
    next_mythos,
    skill,
    space,
    to_seat,
    use_room,
    walk,
)

from undertow.games.unfathomable import events as e
from undertow.games.unfathomable import moves as m
from undertow.games.unfathomable.board import OBSERVATION, SPACES

SHIP = [name.replace("_", " ") for name in SPACES[8:22]]  # without Sick Bay and Brig


def destinations(scene: Scene) -> list[str]:
    """Where the move action leads."""
    return [SPACES[move - m.MOVE].replace("_", " ") for move in scene.moves if m.MOVE <= move < m.MOVE + 24]


# -- humans ------------------------------------------------------------------------------------------------------------


def test_actions_0_a_human_performs_two_actions() -> None:
    scene = next_mythos(Scene(), "food_rationing").turn()
    scene.play(walk("deck 1"))
    assert (scene.seat, scene.prompt, scene.told(e.MYTHOS_DRAWN)) == (0, "action", [])
    scene.play(walk("deck 2"))
    assert scene.told(e.MYTHOS_DRAWN) == [(0, mythos_card("food_rationing"))]


def test_actions_0_a_revealed_traitor_performs_two_actions_of_another_list() -> None:
    scene = Scene().traitor(0).turn()
    assert (scene.seat, scene.prompt) == (0, "traitor_action")
    scene.play(walk("deck 1"))
    assert (scene.seat, scene.prompt) == (0, "traitor_action")
    scene.play(walk("deck 2"))
    assert scene.seat == 1


def test_actions_1_an_action_ability_may_give_more_actions() -> None:
    scene = next_mythos(Scene().hand(0, "will 5"), "food_rationing").turn()
    scene.play(act_card("will 5"), walk("deck 1"), walk("deck 2"), walk("deck 3"))
    assert scene.place_of(0) == "deck 3"
    assert scene.told(e.MYTHOS_DRAWN) == [(0, mythos_card("food_rationing"))]


def test_actions_3_a_human_moves_to_any_ship_space() -> None:
    scene = Scene().turn()
    assert destinations(scene) == [name for name in SHIP if name != "captains cabin"]
    scene.play(walk("boiler room"))
    assert scene.place_of(0) == "boiler room"


def test_actions_3a_a_human_in_the_brig_cannot_move() -> None:
    scene = Scene().at(0, "brig").turn()
    assert destinations(scene) == []
    assert scene.refused(walk("deck 1")) == ["actions.3a"]


def test_actions_3b_nobody_moves_into_the_water_or_the_deep() -> None:
    scene = Scene().turn()
    for i in range(1, 9):
        assert scene.refused(walk(f"water {i}")) == ["spaces.6"]
    assert set(destinations(scene)) <= set(SHIP)


@pytest.mark.parametrize("name", ["brig", "sick bay"])
def test_actions_3c_nobody_enters_brig_or_sick_bay_of_their_own_accord(name: str) -> None:
    assert Scene().turn().refused(walk(name)) == ["spaces.20c"]


def test_actions_4_a_human_attacks_a_deep_one_in_the_own_space() -> None:
    scene = Scene().deep_ones("captains cabin", 2).dice(4).turn().play(m.ATTACK_DEEP_ONE)
    assert scene.monsters() == {"captains cabin": 1}


def test_actions_4_a_human_attacks_a_revealed_traitor_in_the_own_space() -> None:
    scene = Scene().traitor(1).at(1, "captains cabin").dice(6).turn().play(m.ATTACK + 1)
    assert scene.place_of(1) == "brig"


def test_actions_5_a_human_rescues_a_passenger_in_the_own_space() -> None:
    scene = Scene().at(0, "deck 3").on_deck("deck 3", 1, 1).turn()
    left = len(scene.table.passenger_supply)
    scene.play(m.RESCUE).gained()
    assert scene.passengers() == {"deck 3": 1}
    assert len(scene.table.passenger_supply) == left + 1


def test_actions_5_a_passenger_elsewhere_cannot_be_rescued() -> None:
    scene = Scene().at(0, "deck 3").on_deck("deck 4", 1).turn()
    assert scene.refused(m.RESCUE) == ["actions.5"]


def test_actions_6_a_human_starts_a_trade_in_the_own_space() -> None:
    scene = Scene().at(1, "captains cabin").items(0, "shotgun").turn().play(m.TRADE)
    assert (scene.seat, scene.prompt) == (0, "give_item")
    scene.play(name_item("shotgun"))
    assert (scene.seat, scene.prompt) == (1, "accept")
    scene.play(YES, DONE)
    assert (scene.items_of(0), scene.items_of(1)) == ([], ["shotgun"])
    assert (scene.seat, scene.prompt) == (0, "action")


def test_actions_6_there_is_no_trade_with_somebody_elsewhere() -> None:
    assert Scene().items(0, "shotgun").items(1, "almanac").turn().refused(m.TRADE) == ["actions.6"]


def trade_of_others() -> Scene:
    """The one who starts the trade has nothing to give."""
    scene = Scene().at(1, "captains cabin").at(2, "captains cabin").items(1, "shotgun").items(2, "almanac")
    return scene.turn().play(m.TRADE)


def test_actions_6a_who_starts_a_trade_need_not_take_part() -> None:
    scene = trade_of_others()
    assert (scene.seat, scene.prompt) == (1, "give_item")
    scene.play(name_item("shotgun"), to_seat(2), YES)
    assert [scene.items_of(seat) for seat in range(3)] == [[], [], ["almanac", "shotgun"]]


def test_actions_6a_everyone_there_may_give_and_receive() -> None:
    scene = trade_of_others().play(name_item("shotgun"), to_seat(0), YES)
    while scene.prompt == "give_item" and scene.seat != 2:
        scene.play(DONE)
    scene.play(name_item("almanac"), to_seat(1), YES)
    assert [scene.items_of(seat) for seat in range(3)] == [["shotgun"], ["almanac"], []]


def test_actions_6a_nobody_has_to_accept_an_item() -> None:
    scene = trade_of_others().play(name_item("shotgun"), to_seat(0), m.NO)
    assert scene.items_of(1) == ["shotgun"]


def william() -> Scene:
    """Somebody with action abilities on everything that can have one."""
    scene = Scene("william", "keilani", "arjun").feat(0).items(0, "plimsolls").title("keeper", 0)
    return scene.keeps(0, "memory_of_the_deep").hand(0, "observation 1")


OWN = {
    "sheet": act_sheet("william"),
    "feat": act_feat("william"),
    "item": act_item("plimsolls"),
    "title": m.TITLE_ACTION,
    "mythos": m.MYTHOS_ACTION + mythos_card("memory_of_the_deep"),
}


def test_actions_7_a_human_uses_abilities_of_the_play_area_and_of_cards_in_hand() -> None:
    scene = william().turn()
    assert {act_sheet("william"), act_card("observation 1")} <= set(scene.moves)
    scene.play(act_card("observation 1"))
    assert scene.prompt == "choose_skills"


@pytest.mark.parametrize("source", OWN)
def test_actions_7a_sheet_feat_items_titles_and_other_cards_have_action_abilities(source: str) -> None:
    assert OWN[source] in william().turn().moves


def used_card(scene: Scene) -> None:
    """Watch and Learn is discarded, but only once it is resolved."""
    scene.play(act_card("observation 1"))
    assert scene.table.discards[OBSERVATION] == []
    scene.play(skill("will"), skill("will"))
    assert scene.hand_of(0) == ["will 1", "will 1"]
    assert scene.table.discards[OBSERVATION] == [card("observation 1")]


def test_actions_7b_a_used_skill_card_is_discarded_once_it_is_resolved() -> None:
    used_card(Scene().hand(0, "observation 1").turn())


# -- the action ability of a space -------------------------------------------------------------------------------------


def test_actions_8_a_human_uses_the_ability_of_the_own_space() -> None:
    scene = Scene().turn()
    assert [move for move in scene.moves if m.ROOM_ACTION <= move < m.REPAIR] == [use_room("captains cabin")]
    scene.play(use_room("captains cabin"))
    assert scene.prompt == "suspect"
    scene = Scene().at(0, "galley").turn().play(use_room("galley"))
    assert scene.told(e.ROOM_USED) == [(0, space("galley"))]


def test_actions_8a_a_deep_one_closes_the_ability_of_its_space() -> None:
    assert Scene().deep_ones("captains cabin").turn().refused(use_room("captains cabin")) == ["actions.8a"]


def test_actions_8a_a_revealed_traitor_closes_the_ability_of_the_space() -> None:
    scene = Scene().traitor(1).at(1, "captains cabin").turn()
    assert scene.refused(use_room("captains cabin")) == ["actions.8a"]


def test_actions_8a_the_brig_is_exempt() -> None:
    assert use_room("brig") in Scene().at(0, "brig").traitor(1).at(1, "brig").turn().moves


def damaged_galley() -> Scene:
    """Somebody who can repair the Galley."""
    return Scene().at(0, "galley").damaged("galley").hand(0, "influence 3")


def repaired() -> Scene:
    """It is repaired."""
    scene = damaged_galley().turn().play(mend("galley"))
    assert scene.damaged_rooms() == []
    return scene


def test_actions_8b_the_damage_card_has_an_ability_that_repairs_the_space() -> None:
    scene = repaired()
    assert scene.told(e.ROOM_REPAIRED) == [(20,)]
    assert (scene.seat, scene.prompt) == (0, "action")


def test_actions_8c_an_undamaged_room_has_its_own_ability() -> None:
    scene = Scene().at(0, "galley").turn().play(use_room("galley"))
    assert scene.told(e.ROOM_USED) == [(0, space("galley"))]
    assert mend("galley") not in Scene().at(0, "galley").hand(0, "influence 3").turn().moves
    assert damaged_galley().turn().refused(use_room("galley")) == ["damage.4"]


def chapel_used() -> Scene:
    """The Chapel has been used in this turn."""
    scene = Scene("arjun", "keilani", "william").at(0, "chapel").hand(0, "influence 1", "influence 3")
    return scene.turn().play(use_room("chapel"), OPTION_A)


def test_actions_8d_the_ability_of_a_space_is_used_once_per_turn() -> None:
    scene = chapel_used()
    assert scene.prompt == "action"
    assert scene.refused(use_room("chapel")) == ["actions.8d"]


def test_actions_8d_nor_does_another_human_use_it_in_this_turn() -> None:
    scene = chapel_used().play(act_card("influence 1"), to_seat(2))
    assert (scene.seat, scene.place_of(2)) == (2, "chapel")
    assert scene.refused(use_room("chapel")) == ["actions.8d"]


def test_actions_8d_i_a_repair_does_not_count_as_a_use_of_the_space() -> None:
    assert use_room("galley") in repaired().moves
    assert mend("chapel") in chapel_used().damaged("chapel").turn().moves


def test_actions_8d_i_a_space_may_be_repaired_twice_in_a_turn() -> None:
    scene = repaired().next_damage("structural_lore").damaged("galley").hand(0, "lore 3").turn()
    assert mend("galley") in scene.moves


# -- revealed traitors -------------------------------------------------------------------------------------------------


def test_actions_10_a_revealed_traitor_moves_to_any_ship_space() -> None:
    scene = Scene().traitor(0).turn()
    assert destinations(scene) == [name for name in SHIP if name != "captains cabin"]
    scene.play(walk("deck 8"))
    assert scene.place_of(0) == "deck 8"


def prisoner(*cards: str) -> Scene:
    """A revealed traitor in the Brig."""
    return Scene().traitor(0).at(0, "brig").hand(0, *cards).turn()


def test_actions_10a_a_revealed_traitor_leaves_the_brig_for_cards_worth_12() -> None:
    assert destinations(prisoner("lore 5", "will 5", "strength 2")) == SHIP
    assert prisoner("lore 5", "will 5", "strength 1").refused(walk("deck 1")) == ["actions.10a"]


def test_actions_10a_i_the_cards_go_together_and_the_move_follows_in_the_same_action() -> None:
    scene = prisoner("lore 5", "will 5", "strength 2").play(walk("deck 1"))
    assert scene.prompt == "pay_to_leave"
    scene.play(discard("lore 5"), discard("strength 2"))
    assert (scene.hand_of(0), scene.place_of(0)) == ([], "deck 1")
    assert scene.prompt == "traitor_action"  # the second one
    assert scene.stroll().seat == 1


def test_actions_10b_a_revealed_traitor_does_not_move_into_the_water_either() -> None:
    scene = Scene().traitor(0).turn()
    for i in range(1, 9):
        assert scene.refused(walk(f"water {i}")) == ["spaces.6"]


@pytest.mark.parametrize("name", ["brig", "sick bay"])
def test_actions_10c_a_revealed_traitor_does_not_enter_brig_or_sick_bay_either(name: str) -> None:
    assert Scene().traitor(0).turn().refused(walk(name)) == ["spaces.20c"]


def test_actions_11_a_revealed_traitor_attacks_a_human_in_the_own_space() -> None:
    scene = Scene().traitor(0).at(1, "captains cabin").dice(6).turn()
    assert m.ATTACK + 2 not in scene.moves
    scene.play(m.ATTACK + 1)
    assert scene.place_of(1) == "sick bay"


def test_actions_12_a_revealed_traitor_defeats_a_passenger_in_the_own_space() -> None:
    scene = Scene().traitor(0).at(0, "deck 3").on_deck("deck 3", 1).turn().play(m.DEFEAT_PASSENGER)
    scene.gained(souls=-1)
    assert scene.passengers() == {}


def test_actions_12_a_human_in_the_space_protects_the_passengers() -> None:
    scene = Scene().traitor(0).at(0, "deck 3").at(1, "deck 3").on_deck("deck 3", 1).turn()
    assert scene.refused(m.DEFEAT_PASSENGER) == ["passengers.9a"]


def test_actions_13_a_revealed_traitor_uses_cards_in_hand_and_in_the_play_area() -> None:
    scene = Scene().traitor(0).hand(0, "observation 1", "treachery 3").items(0, "plimsolls").turn()
    assert {act_card("observation 1"), act_card("treachery 3"), act_item("plimsolls")} <= set(scene.moves)
    scene.play(act_card("observation 1"))
    assert scene.told(e.CARD_PLAYED) == [(0, card("observation 1"))]


def test_actions_13a_a_revealed_traitor_discards_the_used_skill_card_too() -> None:
    used_card(Scene().traitor(0).hand(0, "observation 1").turn())


def traitor_in_the_chapel() -> Scene:
    """A revealed traitor who would have a sheet and a space as a human."""
    scene = Scene("william", "keilani", "arjun").traitor(0).turn()
    assert not [move for move in scene.moves if m.ROOM_ACTION <= move < m.CARD_ACTION]
    assert act_sheet("william") not in scene.moves
    return scene


def test_actions_13b_a_revealed_traitor_uses_neither_sheet_nor_space() -> None:
    scene = traitor_in_the_chapel()
    assert scene.refused(act_sheet("william")) == ["actions.13b"]
    assert scene.refused(use_room("chapel")) == ["actions.13b"]


# -- action abilities --------------------------------------------------------------------------------------------------


def test_action_abilities_0_an_action_ability_costs_one_action() -> None:
    scene = next_mythos(Scene().hand(0, "observation 1"), "food_rationing").turn()
    scene.play(act_card("observation 1"), skill("will"), skill("will"))
    assert (scene.prompt, scene.told(e.MYTHOS_DRAWN)) == ("action", [])
    scene.stroll()
    assert scene.told(e.MYTHOS_DRAWN) == [(0, mythos_card("food_rationing"))]


@pytest.mark.parametrize("source", OWN)
def test_action_abilities_1_sheet_feat_items_titles_and_other_cards_can_be_used(source: str) -> None:
    assert OWN[source] in william().turn().moves


def test_action_abilities_1_those_of_others_cannot_be_used() -> None:
    scene = william()
    scene.table.current = 1
    scene.table.stack[-1].seat = 1
    scene.turn()
    assert scene.seat == 1
    assert not set(OWN.values()) & set(scene.moves)


def test_action_abilities_1a_a_revealed_traitor_cannot_use_the_sheet() -> None:
    assert traitor_in_the_chapel().refused(act_sheet("william")) == ["actions.13b"]


def test_action_abilities_2_skill_cards_in_hand_can_be_used() -> None:
    scene = Scene().hand(0, "observation 1").hand(1, "observation 2").turn()
    assert [move for move in scene.moves if m.CARD_ACTION <= move < m.ITEM_ACTION] == [act_card("observation 1")]


def test_action_abilities_2a_the_skill_card_is_discarded_after_its_ability() -> None:
    used_card(Scene().hand(0, "observation 1").turn())


@pytest.mark.parametrize("value", [1, 2, 3])
def test_action_abilities_2b_humans_cannot_use_treachery_cards(value: int) -> None:
    scene = Scene().deep_ones("deck 1").hand(0, f"treachery {value}").turn()
    assert scene.refused(act_card(f"treachery {value}")) == ["action_abilities.2b"]


def test_action_abilities_3_a_human_uses_an_ability_of_the_space() -> None:
    assert Scene().at(0, "galley").turn().play(use_room("galley")).prompt == "choose_skills"


def test_action_abilities_3a_not_beside_a_deep_one_or_a_revealed_traitor() -> None:
    assert Scene().deep_ones("captains cabin").turn().refused(use_room("captains cabin")) == ["actions.8a"]
    scene = Scene().traitor(1).at(1, "captains cabin").turn()
    assert scene.refused(use_room("captains cabin")) == ["actions.8a"]


def test_action_abilities_3a_but_in_the_brig() -> None:
    assert use_room("brig") in Scene().at(0, "brig").traitor(1).at(1, "brig").turn().moves


def test_action_abilities_3b_a_damaged_room_is_repaired_with_the_ability_of_its_damage_card() -> None:
    assert repaired().hand_of(0) == []


def test_action_abilities_3c_an_undamaged_room_is_used_for_itself() -> None:
    scene = Scene().at(0, "galley").turn()
    assert (use_room("galley") in scene.moves, mend("galley") in scene.moves) == (True, False)
    assert scene.play(use_room("galley")).told(e.ROOM_USED) == [(0, space("galley"))]
    scene = damaged_galley().turn()
    assert (use_room("galley") in scene.moves, mend("galley") in scene.moves) == (False, True)


def test_action_abilities_3d_each_room_once_per_turn() -> None:
    scene = chapel_used()
    assert scene.refused(use_room("chapel")) == ["actions.8d"]


def test_action_abilities_3d_another_room_can_still_be_used() -> None:
    scene = Scene().hand(0, "will 5").at(0, "chapel").turn()
    scene.play(act_card("will 5"), use_room("chapel"), OPTION_A, walk("galley"))
    assert use_room("galley") in scene.moves


def test_action_abilities_3d_i_repairs_do_not_count() -> None:
    assert use_room("galley") in repaired().moves


def test_action_abilities_3e_a_revealed_traitor_cannot_use_the_space() -> None:
    assert traitor_in_the_chapel().refused(use_room("chapel")) == ["actions.13b"]


def test_action_abilities_3e_a_revealed_traitor_does_not_repair_either() -> None:
    scene = damaged_galley().traitor(0).turn()
    assert mend("galley") not in scene.moves
    assert scene.refused(mend("galley")) == ["actions.13b"]
