"""Damage and repairs, and the dials (topics 39, 40 and 42)."""

import pytest
from staging import Scene, discard, space, spell, to_space

from undertow.games.unfathomable import events as e
from undertow.games.unfathomable import moves as m
from undertow.games.unfathomable.board import HYBRID, RESOURCES
from undertow.games.unfathomable.cards.damage import SLUGS
from undertow.games.unfathomable.cards.spells import PROGRAM
from undertow.games.unfathomable.procedures.damage import Damage
from undertow.games.unfathomable.procedures.monsters import ActivateDeepOnes, ActivateHydra

ROOMS = ("bridge", "chapel", "captains cabin", "cargo hold", "galley", "boiler room")
BY_DIE = ("bridge", "bridge", "chapel", "captains cabin", "cargo hold", "galley", "boiler room", "boiler room")
INFLUENCE_DAMAGE = SLUGS.index("structural_influence")  # on top of the deck, and in the room that is damaged first


def repair(name):
    """Repair a room."""
    return m.REPAIR + space(name)


def use_room(name):
    """Use a room's action."""
    return m.ROOM_ACTION + space(name)


def in_a_damaged_room(name="cargo hold"):
    """The first player stands in a damaged room and can repair it."""
    return Scene().at(0, name).damaged(name).hand(0, "influence 3")


def lost(name, n=1):
    """Food turns into sanity."""
    return Scene().dial(name, n).program(PROGRAM[spell("feed_the_mind")])


# -- repairs -----------------------------------------------------------------------------------------------------------


def test_repair_0_a_damaged_space_can_be_repaired():
    assert in_a_damaged_room().turn().play(repair("cargo hold")).damaged_rooms() == []


def test_repair_1_with_the_action_of_the_damage_card_that_asks_for_cards():
    scene = Scene().at(0, "galley").damaged("galley").hand(0, "influence 1", "influence 2", "lore 5").turn()
    scene.play(repair("galley"))
    assert (scene.prompt, scene.moves) == ("repair_with", (discard("influence 1"), discard("influence 2")))
    scene.play(discard("influence 1"))
    assert (scene.damaged_rooms(), scene.hand_of(0), scene.prompt) == ([], ["lore 5"], "action")


def test_repair_1_only_in_ones_own_space():
    scene = in_a_damaged_room().damaged("galley").turn()
    assert repair("galley") not in scene.moves


def used_and_damaged():
    """The Cargo Hold has been used in this turn; then it is damaged."""
    scene = Scene().at(0, "cargo hold").hand(0, "influence 3").next_items("shotgun", "almanac").turn()
    scene.play(use_room("cargo hold"), scene.table.item_deck[-1] + m.ITEM).damaged("cargo hold").turn()
    return scene


def test_repair_1a_a_repair_does_not_count_for_the_limit_of_the_space():
    assert repair("cargo hold") in used_and_damaged().moves
    scene = in_a_damaged_room().turn().play(repair("cargo hold"))
    assert use_room("cargo hold") in scene.moves


def test_repair_2_the_damage_card_is_shuffled_back():
    scene = in_a_damaged_room().turn().play(repair("cargo hold"))
    assert sorted(scene.table.damage_deck) == list(range(9))
    assert scene.table.damage_known == [0] * 9
    assert scene.told(e.ROOM_REPAIRED) == [(space("cargo hold"),)]


def test_repair_3_not_while_a_deep_one_is_there():
    scene = in_a_damaged_room().deep_ones("cargo hold").turn()
    assert scene.refused(repair("cargo hold")) == ["repair.3"]


def test_repair_3_not_while_a_revealed_traitor_is_there():
    scene = in_a_damaged_room().traitor(1).at(1, "cargo hold").turn()
    assert scene.refused(repair("cargo hold")) == ["repair.3"]
    assert repair("cargo hold") in in_a_damaged_room().at(1, "cargo hold").turn().moves


# -- resources ---------------------------------------------------------------------------------------------------------


def test_resources_0_there_are_fuel_food_sanity_and_souls():
    assert RESOURCES == ("fuel", "food", "sanity", "souls")
    assert Scene().table.view(None)["dials"] == [8, 8, 8, 8]


def test_resources_1_a_gain_or_a_loss_moves_the_dial_by_as_much():
    scene = lost("sanity", 4)
    scene.gained(food=-1, sanity=2)
    assert scene.table.dials == [8, 7, 6, 8]
    assert (scene.told(e.RESOURCE_LOST), scene.told(e.RESOURCE_GAINED)) == ([(1, 1, 7)], [(2, 2, 6)])


@pytest.mark.parametrize("resource", range(4))
def test_resources_1a_any_resource_at_0_ends_the_game(resource):
    scene = Scene().dial(RESOURCES[resource], 2)
    scene.table.lose(resource, 2)
    assert scene.table.result is not None
    assert scene.table.result.ending == RESOURCES[resource]


def test_resources_1a_at_once_so_that_nothing_more_is_gained():
    scene = lost("food")
    assert scene.table.over
    scene.gained(food=-1)


@pytest.mark.parametrize("before", [8, 9, 10])
def test_resources_1b_no_resource_rises_above_10(before):
    assert lost("sanity", before).table.dials[2] == 10


# -- damage ------------------------------------------------------------------------------------------------------------


def test_damage_0_damage_hits_the_ship_or_a_certain_space():
    ship, room = Scene().dice(6).begin(Damage()), Scene().begin(Damage(space("galley")))
    assert ship.damaged_rooms() == room.damaged_rooms() == ["galley"]
    assert (ship.told(e.DIE_ROLLED), room.told(e.DIE_ROLLED)) == ([(6,)], [])


def test_damage_1_the_top_damage_card_is_drawn_for_all_to_see():
    scene = Scene().next_damage("flooded_food_stores").begin(Damage())
    scene.gained(food=-1)
    assert scene.told(e.DAMAGE_DRAWN) == [(SLUGS.index("flooded_food_stores"),)]
    assert scene.told(e.DIE_ROLLED) == []


@pytest.mark.parametrize("die", range(1, 9))
def test_damage_1a_structural_damage_to_the_ship_goes_where_the_die_says(die):
    scene = Scene("jamie", "samira", "ishmael").dice(die).begin(Damage())
    assert scene.damaged_rooms() == [BY_DIE[die - 1]]


def test_damage_2_for_a_certain_space_the_top_card_is_drawn_as_well():
    scene = Scene().next_damage("fuel_leak").begin(Damage(space("galley")))
    scene.gained(fuel=-1)
    assert (scene.told(e.DAMAGE_DRAWN), scene.damaged_rooms()) == ([(SLUGS.index("fuel_leak"),)], [])


@pytest.mark.parametrize("name", ROOMS)
def test_damage_2a_structural_damage_goes_to_that_space(name):
    scene = Scene().begin(Damage(space(name)))
    assert scene.damaged_rooms() == [name]
    assert scene.told(e.ROOM_DAMAGED) == [(space(name), INFLUENCE_DAMAGE)]


@pytest.mark.parametrize("name", ["fuel_leak", "flooded_food_stores"])
def test_damage_2b_no_other_card_is_drawn_for_one_that_removes_itself(name):
    scene = Scene().next_damage(name).begin(Damage(space("galley")))
    assert len(scene.told(e.DAMAGE_DRAWN)) == 1
    assert (scene.damaged_rooms(), scene.table.damage_gone) == ([], [SLUGS.index(name)])


@pytest.mark.parametrize("n", range(1, 9))
def test_damage_3_mother_hydra_damages_a_room_not_the_water_or_the_deck(n):
    scene = Scene().monarch("hydra", f"water {n}").begin(ActivateHydra())
    assert len(scene.damaged_rooms()) == 1
    assert scene.damaged_rooms()[0] in ROOMS


def test_damage_3_a_deep_one_on_deck_damages_nothing():
    scene = Scene().deep_ones("deck 5").begin(ActivateDeepOnes([]))
    assert (scene.damaged_rooms(), scene.monsters()) == ([], {"cargo hold": 1})


def test_damage_3a_brig_and_sick_bay_cannot_be_damaged():
    scene = Scene("jeanne", "arjun", "william").loyal(0, "hybrid").turn().play(m.REVEAL + HYBRID)
    assert (scene.prompt, scene.moves) == ("sabotage", tuple(to_space(name) for name in ROOMS))
    assert len(scene.table.damage) == 6  # there is no room for more


@pytest.mark.parametrize("name", ROOMS)
def test_damage_4_the_action_of_a_damaged_room_cannot_be_used(name):
    scene = Scene().at(0, name).damaged(name).hand(0, "strength 1").turn()
    assert scene.refused(use_room(name)) == ["damage.4"]
    assert use_room(name) in Scene().at(0, name).hand(0, "strength 1").turn().moves


def test_damage_5_a_damaged_room_is_not_damaged_again_but_the_closest_one_without_damage():
    scene = Scene().damaged("bridge", "captains cabin").begin(Damage(space("bridge")))
    assert scene.damaged_rooms() == ["bridge", "chapel", "captains cabin"]


def test_damage_5_that_holds_for_damage_to_the_ship_as_well():
    scene = Scene().damaged("galley", "boiler room", "cargo hold").dice(6).begin(Damage())
    assert scene.damaged_rooms() == ["captains cabin", "cargo hold", "galley", "boiler room"]


@pytest.mark.parametrize(
    ("name", "hit"),
    [("bridge", "captains cabin"), ("chapel", "cargo hold"), ("galley", "boiler room"), ("boiler room", "galley")],
)
def test_damage_5a_of_equally_close_rooms_the_one_with_the_highest_number(name, hit):
    scene = Scene("jamie", "samira", "ishmael").damaged(name).begin(Damage(space(name)))
    assert sorted(scene.damaged_rooms()) == sorted([name, hit])


def test_damage_6_a_human_there_can_repair_it():
    assert repair("cargo hold") in in_a_damaged_room().turn().moves
    assert repair("cargo hold") not in in_a_damaged_room().traitor(0).turn().moves


def test_damage_6_an_undamaged_room_cannot_be_repaired():
    scene = Scene().at(0, "galley").hand(0, "influence 3").turn()
    assert scene.refused(repair("galley")) == ["damage.6"]


def test_damage_6a_then_the_card_is_shuffled_into_the_deck():
    scene = in_a_damaged_room("galley").turn()
    assert INFLUENCE_DAMAGE not in scene.table.damage_deck
    assert INFLUENCE_DAMAGE in scene.play(repair("galley")).table.damage_deck


def test_damage_6b_who_has_used_the_room_may_still_repair_it():
    scene = used_and_damaged()
    assert scene.refused(use_room("cargo hold")) == ["damage.4", "actions.8d"]
    assert scene.play(repair("cargo hold")).damaged_rooms() == []


def test_damage_7_six_damaged_rooms_end_the_game():
    scene = Scene().damaged(*ROOMS[:5])
    assert not scene.turn().table.over
    scene.begin(Damage(space("galley")))
    assert scene.table.result is not None
    assert (scene.table.result.ending, scene.table.result.rule) == ("damage", "ending.0c")
