"""Activations of monsters, and where they go: arrows, the front, adjacent spaces (topics 3, 5, 6, 8 and 16)."""

from __future__ import annotations

import pytest
from staging import (
    FAIL,
    OPTION_A,
    OPTION_B,
    Scene,
    act_card,
    act_item,
    ended,
    space,
    to_seat,
    to_space,
)

from undertow.games.unfathomable import events as e
from undertow.games.unfathomable import moves as m
from undertow.games.unfathomable.board import ADJACENT, ARROW, DAGON, DECK, DEEP, DEEP_ONES, HYDRA, ROOM, SPACES
from undertow.games.unfathomable.cards.mythos import ACTIVATE_DAGON, ACTIVATE_DEEP_ONES, ACTIVATE_HYDRA, CARDS
from undertow.games.unfathomable.procedures.monsters import ActivateDagon, ActivateDeepOnes, ActivateHydra
from undertow.kernel.flow import Procedure


def hydra(scene: Scene) -> Scene:
    """Mother Hydra's icon is resolved."""
    return scene.begin(ActivateHydra())


def dagon(scene: Scene) -> Scene:
    """Father Dagon's icon is resolved."""
    return scene.begin(ActivateDagon())


def deep_ones(scene: Scene) -> Scene:
    """The Deep Ones' icon is resolved."""
    return scene.begin(ActivateDeepOnes([]))


def monarch(scene: Scene, name: str) -> str:
    """Where a monarch is."""
    where = scene.table.monarchs[("hydra", "dagon").index(name)]
    return "the deep" if where == DEEP else SPACES[where].replace("_", " ")


def order(scene: Scene, *kinds: int) -> list[int]:
    """In which order some kinds of events were told."""
    assert scene.table.events is not None
    return [event[0] for event in scene.table.events if event[0] in kinds]


def at_sea() -> Scene:
    """Nobody is where monsters go in these tests."""
    return Scene().at(0, "deck 1").at(1, "deck 1").at(2, "deck 1")


ICONS = {"missing_jewelry": "hydra", "volunteer_army": "dagon", "class_struggle": "deep ones"}


def resolved(card: str) -> Scene:
    """A mythos card is resolved, with every monster on the board."""
    scene = at_sea().monarch("hydra", "water 5").monarch("dagon", "water 6").deep_ones("deck 7")
    return scene.mythos(card).play(OPTION_A, *([m.NUMBER + 1] if card == "volunteer_army" else []))


# -- icons -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ICONS)
def test_activations_0_monsters_activate_when_an_icon_is_resolved(card: str) -> None:
    scene = resolved(card)
    assert len(scene.told(e.MONARCH_ACTIVATES)) + len(scene.told(e.DEEP_ONES_ACTIVATE)) == 1


def test_activations_1_there_are_three_icons() -> None:
    assert {card.activation for card in CARDS} == {ACTIVATE_HYDRA, ACTIVATE_DAGON, ACTIVATE_DEEP_ONES}


def test_activations_1a_one_icon_is_mother_hydras() -> None:
    assert resolved("missing_jewelry").told(e.MONARCH_ACTIVATES) == [(HYDRA,)]


def test_activations_1b_one_icon_is_father_dagons() -> None:
    assert resolved("volunteer_army").told(e.MONARCH_ACTIVATES) == [(DAGON,)]


def test_activations_1c_one_icon_is_the_deep_ones() -> None:
    scene = resolved("class_struggle")
    assert (scene.told(e.MONARCH_ACTIVATES), len(scene.told(e.DEEP_ONES_ACTIVATE))) == ([], 1)


def test_activations_2_the_icon_of_a_mythos_card_is_resolved_with_the_card() -> None:
    scene = at_sea().monarch("hydra", "water 5").mythos("missing_jewelry")
    assert scene.damaged_rooms() == []  # first the crisis
    scene.play(OPTION_A)
    assert scene.damaged_rooms() == ["cargo hold"]
    assert order(scene, e.MONARCH_ACTIVATES, e.TRACK_ADVANCED) == [e.MONARCH_ACTIVATES, e.TRACK_ADVANCED]


def test_activations_3_a_card_may_order_to_resolve_icons() -> None:
    scene = at_sea().monarch("hydra", "water 5").monarch("dagon", "water 6").checked("coordinated_assault", FAIL)
    kinds = (e.MONARCH_ACTIVATES, e.DEEP_ONES_ACTIVATE)
    assert order(scene, *kinds) == [e.MONARCH_ACTIVATES, e.MONARCH_ACTIVATES, e.DEEP_ONES_ACTIVATE]
    assert scene.damaged_rooms() == ["cargo hold"]
    assert (monarch(scene, "hydra"), monarch(scene, "dagon")) == ("water 3", "water 4")


def test_activations_3a_such_icons_follow_the_usual_rules() -> None:
    scene = at_sea().deep_ones("deck 5").crisis("volunteer_army").play(OPTION_B)
    assert scene.monsters() == {"cargo hold": 1}
    scene = at_sea().crisis("volunteer_army").play(OPTION_B)
    assert scene.monsters() == {"the deep": 2}


def test_activations_4_a_monster_in_the_deep_does_not_activate() -> None:
    scene = deep_ones(at_sea().deep_ones("the deep", 3).deep_ones("deck 5"))
    assert scene.monsters() == {"the deep": 3, "cargo hold": 1}
    assert hydra(at_sea()).damaged_rooms() == []
    assert dagon(at_sea()).monsters() == {"the deep": 2}


def test_activations_4_nor_can_a_card_activate_it() -> None:
    scene = Scene().traitor(0).hand(0, "treachery 2").deep_ones("the deep", 3).turn()
    assert scene.refused(act_card("treachery 2")) == ["skill.call_to_action"]
    scene = Scene().traitor(0).hand(0, "treachery 2").deep_ones("the deep", 3).deep_ones("deck 1").turn()
    assert scene.play(act_card("treachery 2")).moves == (to_space("deck 1"),)


# -- Mother Hydra ------------------------------------------------------------------------------------------------------

CLOSEST = {1: "bridge", 2: "bridge", 3: "chapel", 4: "captains cabin", 5: "cargo hold", 6: "galley", 7: "boiler room"}
CLOSEST[8] = "boiler room"


def test_activations_5_hydra_damages_the_ship_and_then_moves() -> None:
    scene = hydra(at_sea().monarch("hydra", "water 5"))
    assert scene.damaged_rooms() == ["cargo hold"]
    assert monarch(scene, "hydra") == "water 3"
    assert order(scene, e.ROOM_DAMAGED, e.MONARCH_MOVED) == [e.ROOM_DAMAGED, e.MONARCH_MOVED]


@pytest.mark.parametrize("i", range(1, 9))
def test_activations_6_hydra_damages_the_closest_room(i: int) -> None:
    assert hydra(at_sea().monarch("hydra", f"water {i}")).damaged_rooms() == [CLOSEST[i]]


@pytest.mark.parametrize("i", range(1, 9))
def test_activations_6a_the_arrows_lead_to_the_closest_room(i: int) -> None:
    room = ARROW[ARROW[space(f"water {i}")]]
    assert hydra(at_sea().monarch("hydra", f"water {i}")).told(e.ROOM_DAMAGED)[0][0] == room


def test_activations_6b_instead_of_a_damaged_room_hydra_damages_the_one_closest_to_it() -> None:
    scene = hydra(at_sea().damaged("bridge", "chapel").monarch("hydra", "water 1"))
    assert scene.damaged_rooms() == ["bridge", "chapel", "captains cabin"]


def test_activations_6b_i_of_equally_close_rooms_hydra_damages_the_one_with_the_highest_number() -> None:
    scene = hydra(at_sea().damaged("cargo hold").monarch("hydra", "water 5"))
    assert scene.damaged_rooms() == ["cargo hold", "boiler room"]
    scene = hydra(at_sea().damaged("bridge").monarch("hydra", "water 2"))
    assert scene.damaged_rooms() == ["bridge", "captains cabin"]


def test_activations_6c_the_sixth_damaged_room_ends_the_game() -> None:
    rooms = ("bridge", "chapel", "captains cabin", "cargo hold", "galley")
    scene = hydra(at_sea().damaged(*rooms).monarch("hydra", "water 1"))
    assert ended(scene) == "damage"


AHEAD = {3: 1, 4: 2, 5: 3, 6: 4, 7: 5, 8: 6}


@pytest.mark.parametrize("i", AHEAD)
def test_activations_7_hydra_moves_to_the_next_water_space_towards_the_front(i: int) -> None:
    assert monarch(hydra(at_sea().monarch("hydra", f"water {i}")), "hydra") == f"water {AHEAD[i]}"


@pytest.mark.parametrize("i", [1, 2])
def test_activations_7a_hydra_stays_in_a_numbered_water_space(i: int) -> None:
    scene = hydra(at_sea().monarch("hydra", f"water {i}"))
    assert monarch(scene, "hydra") == f"water {i}"
    assert scene.damaged_rooms() == ["bridge"]


def test_activations_8_two_deep_ones_spawn_in_the_deep_if_hydra_is_there() -> None:
    scene = hydra(at_sea().deep_ones("the deep", 1))
    assert (scene.monsters(), monarch(scene, "hydra"), scene.damaged_rooms()) == ({"the deep": 3}, "the deep", [])


def test_activations_8_from_four_on_hydra_and_the_deep_ones_come_up_where_the_die_says() -> None:
    scene = hydra(at_sea().deep_ones("the deep", 2).dice(5))
    assert scene.monsters() == {"water 2": 4}
    assert (monarch(scene, "hydra"), monarch(scene, "dagon")) == ("water 2", "the deep")


def test_activations_8_deep_ones_elsewhere_do_not_count() -> None:
    assert hydra(at_sea().deep_ones("deck 5", 2)).monsters() == {"deck 5": 2, "the deep": 2}


def too_few(scene: Scene) -> Scene:
    """One Deep One is left in the supply."""
    return scene.deep_ones("deck 5", DEEP_ONES - 1)


def test_activations_8a_with_too_few_in_the_supply_the_game_ends() -> None:
    assert ended(hydra(too_few(at_sea()))) == "deep_ones"


# -- Father Dagon ------------------------------------------------------------------------------------------------------


def test_activations_9_dagon_calls_two_deep_ones_aboard_and_then_moves() -> None:
    scene = dagon(at_sea().monarch("dagon", "water 6"))
    assert (scene.monsters(), monarch(scene, "dagon")) == ({"deck 6": 2}, "water 4")
    assert order(scene, e.DEEP_ONES_SPAWNED, e.MONARCH_MOVED) == [e.DEEP_ONES_SPAWNED, e.MONARCH_MOVED]


@pytest.mark.parametrize("i", range(1, 9))
def test_activations_10_both_deep_ones_go_to_the_deck_space_beside_dagon(i: int) -> None:
    assert dagon(at_sea().monarch("dagon", f"water {i}")).monsters() == {f"deck {i}": 2}


@pytest.mark.parametrize("i", range(1, 9))
def test_activations_10a_the_arrow_of_his_space_points_to_it(i: int) -> None:
    scene = dagon(at_sea().monarch("dagon", f"water {i}"))
    assert scene.told(e.DEEP_ONES_SPAWNED) == [(ARROW[space(f"water {i}")], 2)]
    assert ARROW[space(f"water {i}")] in ADJACENT[space(f"water {i}")]


def test_activations_10b_with_too_few_in_the_supply_the_game_ends() -> None:
    assert ended(dagon(too_few(at_sea()).monarch("dagon", "water 6"))) == "deep_ones"


@pytest.mark.parametrize("i", AHEAD)
def test_activations_11_dagon_moves_to_the_next_water_space_towards_the_front(i: int) -> None:
    assert monarch(dagon(at_sea().monarch("dagon", f"water {i}")), "dagon") == f"water {AHEAD[i]}"


@pytest.mark.parametrize("i", [1, 2])
def test_activations_11a_dagon_stays_in_a_numbered_water_space(i: int) -> None:
    scene = dagon(at_sea().monarch("dagon", f"water {i}"))
    assert (monarch(scene, "dagon"), scene.monsters()) == (f"water {i}", {f"deck {i}": 2})


def test_activations_12_two_deep_ones_spawn_in_the_deep_if_dagon_is_there() -> None:
    scene = dagon(at_sea())
    assert (scene.monsters(), monarch(scene, "dagon")) == ({"the deep": 2}, "the deep")


def test_activations_12_from_four_on_dagon_and_the_deep_ones_come_up_where_the_die_says() -> None:
    scene = dagon(at_sea().deep_ones("the deep", 3).dice(4))
    assert scene.monsters() == {"water 1": 5}
    assert (monarch(scene, "hydra"), monarch(scene, "dagon")) == ("the deep", "water 1")


def test_activations_12a_with_too_few_in_the_supply_the_game_ends() -> None:
    assert ended(dagon(too_few(at_sea()))) == "deep_ones"


# -- Deep Ones ---------------------------------------------------------------------------------------------------------


def test_activations_13_the_current_player_sets_the_order() -> None:
    scene = deep_ones(at_sea().deep_ones("deck 5").deep_ones("galley", 2))
    assert (scene.seat, scene.prompt) == (0, "next_deep_one")
    assert scene.moves == (m.ANY_ORDER, to_space("deck 5"), to_space("galley"))
    scene.play(to_space("galley"))
    assert scene.monsters() == {"deck 5": 1, "galley": 2}
    assert scene.damaged_rooms() == ["galley"]
    scene.play(to_space("deck 5"))  # the last one goes on to the Boiler Room
    assert scene.monsters() == {"cargo hold": 1, "galley": 1, "boiler room": 1}


def test_activations_13_each_deep_one_acts_once() -> None:
    scene = deep_ones(at_sea().deep_ones("water 5").deep_ones("deck 5")).play(to_space("water 5"))
    assert scene.told(e.DEEP_ONES_MOVED) == [(4, 12, 1), (12, 19, 1)]
    assert scene.monsters() == {"deck 5": 1, "cargo hold": 1}


def test_activations_13_a_deep_one_does_only_the_first_possible_thing() -> None:
    scene = deep_ones(Scene().at(0, "galley").deep_ones("galley").dice(1))  # it attacks and misses
    assert (scene.place_of(0), scene.monsters(), scene.damaged_rooms()) == ("galley", {"galley": 1}, [])
    scene = deep_ones(Scene().at(0, "deck 5").deep_ones("deck 5").on_deck("deck 5", 1).dice(8))
    assert (scene.place_of(0), scene.passengers()) == ("sick bay", {"deck 5": 1})


def test_activations_14_first_it_attacks_a_human_in_its_space() -> None:
    scene = deep_ones(at_sea().at(0, "galley").deep_ones("galley").dice(6))
    assert scene.told(e.DEEP_ONE_ATTACKS) == [(0,)]
    assert scene.place_of(0) == "sick bay"


def test_activations_14a_the_current_player_names_the_defender() -> None:
    scene = deep_ones(at_sea().at(1, "galley").at(2, "galley").deep_ones("galley").dice(6))
    assert (scene.seat, scene.prompt, scene.moves) == (0, "defender", (to_seat(1), to_seat(2)))
    scene.play(to_seat(2))
    assert (scene.place_of(1), scene.place_of(2)) == ("galley", "sick bay")


def test_activations_14b_it_never_attacks_a_revealed_traitor() -> None:
    scene = deep_ones(at_sea().traitor(1).at(1, "galley").deep_ones("galley").dice(8))
    assert (scene.told(e.DEEP_ONE_ATTACKS), scene.place_of(1)) == ([], "galley")
    assert scene.damaged_rooms() == ["galley"]


def test_activations_14b_nor_can_the_current_player_name_a_revealed_traitor() -> None:
    scene = deep_ones(Scene().traitor(1).at(0, "galley").at(1, "galley").at(2, "galley").deep_ones("galley"))
    assert scene.moves == (to_seat(0), to_seat(2))
    assert scene.refused(to_seat(1)) == ["activations.14b"]


def test_activations_15_second_it_defeats_a_passenger_in_its_space() -> None:
    scene = deep_ones(at_sea().deep_ones("deck 5").on_deck("deck 5", 1, 1))
    scene.gained(souls=-1)
    assert (scene.passengers(), scene.monsters()) == ({"deck 5": 1}, {"deck 5": 1})


def test_activations_16_third_it_damages_its_space() -> None:
    scene = deep_ones(at_sea().deep_ones("galley"))
    assert (scene.damaged_rooms(), scene.monsters()) == (["galley"], {"galley": 1})


def test_activations_16a_only_an_undamaged_room_can_be_damaged() -> None:
    for name in ("water 5", "deck 5"):
        assert deep_ones(at_sea().deep_ones(name)).damaged_rooms() == []
    scene = deep_ones(at_sea().damaged("galley").deep_ones("galley"))
    assert (scene.damaged_rooms(), scene.monsters()) == (["galley"], {"boiler room": 1})


def test_activations_16b_the_top_damage_card_is_drawn_and_resolved() -> None:
    scene = deep_ones(at_sea().at(1, "deck 2").next_damage("structural_will").deep_ones("galley"))
    assert len(scene.told(e.DAMAGE_DRAWN)) == 1
    assert scene.told(e.ROOM_DAMAGED) == [(space("galley"), scene.told(e.DAMAGE_DRAWN)[0][0])]


def test_activations_16b_i_a_card_that_leaves_the_game_ends_the_activation_too() -> None:
    scene = deep_ones(at_sea().next_damage("fuel_leak").deep_ones("galley"))
    scene.gained(fuel=-1)
    assert (scene.damaged_rooms(), scene.monsters(), len(scene.table.damage_gone)) == ([], {"galley": 1}, 1)
    assert scene.told(e.DEEP_ONES_MOVED) == []


def test_activations_17_last_it_moves_to_an_adjacent_space() -> None:
    scene = deep_ones(at_sea().damaged("galley").deep_ones("galley").deep_ones("water 3")).play(m.ANY_ORDER)
    moved = scene.told(e.DEEP_ONES_MOVED)
    assert len(moved) == 2
    assert all(target in ADJACENT[origin] for origin, target, _ in moved)


@pytest.mark.parametrize("i", range(3, 9))
def test_activations_17a_along_the_arrow_in_water_and_on_deck(i: int) -> None:
    assert deep_ones(at_sea().deep_ones(f"water {i}")).monsters() == {f"deck {i}": 1}
    assert deep_ones(at_sea().deep_ones(f"deck {i}")).monsters() == {CLOSEST[i]: 1}


def test_activations_17b_inside_towards_the_closest_undamaged_room() -> None:
    scene = deep_ones(at_sea().damaged("galley", "boiler room", "cargo hold").deep_ones("galley"))
    assert scene.monsters() == {"captains cabin": 1}


def test_activations_17b_among_equally_close_ones_the_highest_number() -> None:
    assert deep_ones(at_sea().damaged("galley").deep_ones("galley")).monsters() == {"boiler room": 1}
    # Cargo Hold (5) and Galley (6) are two steps away: through the Chapel, or through the Captain's Cabin.
    scene = deep_ones(at_sea().damaged("bridge", "chapel", "captains cabin").deep_ones("bridge"))
    assert scene.monsters() == {"captains cabin": 1}


def test_activations_18_with_none_on_the_board_two_spawn_in_the_deep() -> None:
    assert deep_ones(at_sea()).monsters() == {"the deep": 2}
    assert deep_ones(at_sea().deep_ones("the deep", 1)).monsters() == {"the deep": 3}


def test_activations_18_from_four_on_all_monsters_of_the_deep_come_up() -> None:
    scene = deep_ones(at_sea().deep_ones("the deep", 2).dice(8))
    assert scene.monsters() == {"water 2": 4}
    assert (monarch(scene, "hydra"), monarch(scene, "dagon")) == ("water 2", "water 2")


def test_activations_18a_with_too_few_in_the_supply_the_game_ends() -> None:
    assert ended(deep_ones(at_sea().deep_ones("the deep", DEEP_ONES - 1))) == "deep_ones"


# -- adjacent spaces ---------------------------------------------------------------------------------------------------


def rifle(where: str) -> Scene:
    """Somebody with the Repeating Rifle, which reaches adjacent spaces."""
    return Scene().at(0, where).items(0, "repeating_rifle")


def test_adjacent_0_spaces_with_a_common_border_are_adjacent() -> None:
    for here, others in enumerate(ADJACENT):
        assert all(here in ADJACENT[other] for other in others)
    for name in ("deck 1", "deck 2", "chapel", "captains cabin"):
        assert act_item("repeating_rifle") in rifle("bridge").deep_ones(name).turn().moves


@pytest.mark.parametrize(("here", "there"), [("bridge", "deck 3"), ("deck 1", "chapel"), ("chapel", "galley")])
def test_adjacent_1_a_common_corner_is_not_enough(here: str, there: str) -> None:
    scene = rifle(here).deep_ones(there).turn()
    assert scene.refused(act_item("repeating_rifle")) == ["item.repeating_rifle"]


def test_adjacent_2_a_component_is_adjacent_to_what_its_space_is_adjacent_to() -> None:
    scene = Scene().at(0, "bridge").items(0, "speaking_trumpet")
    scene.on_deck("deck 1", 1).on_deck("deck 2", 1).on_deck("deck 3", 1).turn().play(act_item("speaking_trumpet"))
    assert scene.passengers() == {"deck 3": 1}


def test_adjacent_3_components_in_adjacent_spaces_are_adjacent() -> None:
    scene = rifle("deck 5").at(1, "deck 3").traitor(1).dice(5).turn().play(act_item("repeating_rifle"))
    assert scene.place_of(1) == "brig"
    scene = rifle("deck 5").at(1, "deck 1").traitor(1).turn()
    assert act_item("repeating_rifle") not in scene.moves


# -- arrows and the front ----------------------------------------------------------------------------------------------


def test_arrows_0_deep_ones_move_the_way_the_arrows_show() -> None:
    for start in range(ROOM):
        scene = at_sea().at(0, "boiler room").at(1, "boiler room").at(2, "boiler room")
        scene.table.deep_ones[start] = 1
        assert deep_ones(scene).table.deep_ones[ARROW[start]] == 1


def test_arrows_1_every_water_and_every_deck_space_has_one() -> None:
    assert len(ARROW) == ROOM
    assert all(DECK <= ARROW[water] < ROOM for water in range(DECK))
    assert all(ROOM <= ARROW[deck] < DEEP for deck in range(DECK, ROOM))


def test_arrows_2_between_rooms_there_are_none_and_another_rule_holds() -> None:
    assert deep_ones(at_sea().damaged("galley").deep_ones("galley")).monsters() == {"boiler room": 1}
    scene = deep_ones(at_sea().damaged("galley", "boiler room").deep_ones("galley"))
    assert scene.monsters() == {"cargo hold": 1}


@pytest.mark.parametrize("die", range(1, 9))
def test_front_0_the_two_numbered_water_spaces_are_the_front(die: int) -> None:
    scene = deep_ones(at_sea().deep_ones("the deep", 2).dice(die))
    assert scene.monsters() == {"water 1" if die <= 4 else "water 2": 4}


@pytest.mark.parametrize(("name", "icon"), [("hydra", ActivateHydra), ("dagon", ActivateDagon)])
def test_front_1_an_activated_monarch_moves_one_space_towards_the_nearest_numbered_one(
    name: str, icon: type[Procedure]
) -> None:
    for here, there in AHEAD.items():
        assert monarch(at_sea().monarch(name, f"water {here}").begin(icon()), name) == f"water {there}"


@pytest.mark.parametrize(("name", "icon"), [("hydra", ActivateHydra), ("dagon", ActivateDagon)])
def test_front_1a_a_monarch_in_a_numbered_water_space_does_not_move(name: str, icon: type[Procedure]) -> None:
    for here in (1, 2):
        scene = at_sea().monarch(name, f"water {here}").begin(icon())
        assert (monarch(scene, name), scene.told(e.MONARCH_MOVED)) == (f"water {here}", [])


# -- spawning ----------------------------------------------------------------------------------------------------------


def test_spawn_0_deep_ones_come_from_the_supply() -> None:
    scene = at_sea().crisis("strange_vision").play(OPTION_B)
    assert scene.monsters() == {f"deck {i}": 1 for i in range(1, 9)}
    assert scene.table.supply() == DEEP_ONES - 8


def test_spawn_1_too_few_in_the_supply_end_the_game() -> None:
    assert ended(at_sea().deep_ones("the deep", 13).crisis("strange_vision").play(OPTION_B)) == "deep_ones"


def test_spawn_1_the_last_ones_in_the_supply_may_spawn() -> None:
    scene = at_sea().deep_ones("the deep", 12).crisis("strange_vision").play(OPTION_B)
    assert (ended(scene), scene.table.supply()) == ("", 0)
    assert scene.stroll().prompt == "action"
