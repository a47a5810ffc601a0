"""Passengers at risk, rescued, defeated (topic 37)."""

import pytest
from staging import Scene, space

from undertow.games.unfathomable import events as e
from undertow.games.unfathomable import moves as m
from undertow.games.unfathomable.board import BRIDGE
from undertow.games.unfathomable.procedures.defeat import DefeatPassenger
from undertow.games.unfathomable.procedures.monsters import ActivateDeepOnes
from undertow.games.unfathomable.procedures.passengers import Risk

BLANK, SOUL, TWO_SOULS, SOUL_AND_SANITY = range(4)
USE_THE_BRIDGE = m.ROOM_ACTION + BRIDGE
COST = [(BLANK, {}), (SOUL, {"souls": -1}), (TWO_SOULS, {"souls": -2}), (SOUL_AND_SANITY, {"souls": -1, "sanity": -1})]


def defeated(token, **dials):
    """A passenger on deck 4 is defeated."""
    scene = Scene().on_deck("deck 4", token)
    for name, n in dials.items():
        scene.dial(name, n)
    return scene.begin(DefeatPassenger(space("deck 4")))


def events_of(scene, viewer):
    """What a viewer is told: event and values."""
    return [(event.key, event.values) for event in scene.table.log(viewer)]


def test_passengers_0_passengers_are_tokens_whom_nobody_plays_and_who_can_get_into_danger():
    scene = Scene().dice(3, 1).begin(Risk(1))
    assert scene.passengers() == {"deck 3": 1}
    assert len(scene.table.view(None)["players"]) == 3


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_passengers_1_face_down_they_are_all_alike(viewer):
    views = [Scene().on_deck("deck 3", token).turn().table.view(viewer) for token in range(4)]
    assert views == [views[0]] * 4


@pytest.mark.parametrize(("token", "lost"), COST)
def test_passengers_1a_a_face_shows_resources_or_an_x(token, lost):
    defeated(token).gained(**lost)


def test_passengers_1a_i_an_x_costs_nothing():
    scene = defeated(BLANK)
    scene.gained()
    assert scene.told(e.RESOURCE_LOST) == []


def test_passengers_2_nobody_sees_a_token_that_is_risked_or_rescued():
    scene = Scene().at(0, "deck 3").dice(3, 9, 1).begin(Risk(1))
    assert scene.table.passengers[2] == [SOUL_AND_SANITY]  # the last of the supply
    assert [scene.table.view(viewer)["passengers"][2] for viewer in (0, 1, 2, None)] == [1] * 4  # counted, not shown
    scene.play(m.RESCUE)
    for viewer in (0, 1, 2, None):
        values = [values for key, values in events_of(scene, viewer) if key.startswith("passenger_")]
        assert values == [{"space": space("deck 3")}] * 2
    assert scene.table.passengers_gone == []


def test_passengers_3_a_passenger_is_no_human_who_could_protect_another():
    scene = Scene().traitor(0).at(0, "deck 2").on_deck("deck 2", SOUL, SOUL).turn()
    assert m.DEFEAT_PASSENGER in scene.moves
    assert not scene.table.humans_in(space("deck 2"))


@pytest.mark.parametrize("die", range(1, 9))
def test_passengers_4_a_risked_passenger_comes_to_the_deck_space_that_the_die_says(die):
    scene = Scene().dice(die, 1).begin(Risk(1))
    assert scene.passengers() == {f"deck {die}": 1}
    assert len(scene.table.passenger_supply) == 8
    assert scene.told(e.PASSENGER_RISKED) == [(space(f"deck {die}"),)]


def test_passengers_5_if_too_few_are_left_all_that_are_left_are_risked():
    scene = Scene().supply(2).dice(1, 1, 6, 1).begin(Risk(4))
    assert scene.passengers() == {"deck 1": 1, "deck 6": 1}
    assert scene.table.passenger_supply == []
    assert scene.prompt == "action"


def test_passengers_5_with_an_empty_supply_no_die_is_rolled():
    scene = Scene().supply(0).begin(Risk(1))
    assert (scene.passengers(), scene.told(e.DIE_ROLLED)) == ({}, [])


def test_passengers_6_the_bridge_cannot_be_used_without_a_passenger_in_the_supply():
    scene = Scene().at(0, "bridge").supply(0).turn()
    assert USE_THE_BRIDGE not in scene.moves
    assert scene.refused(USE_THE_BRIDGE) == ["passengers.6"]
    assert USE_THE_BRIDGE in Scene().at(0, "bridge").supply(1).turn().moves


def test_passengers_7_a_rescued_passenger_goes_back_to_the_supply():
    scene = Scene().at(0, "deck 3").on_deck("deck 3", TWO_SOULS, SOUL).dice(1).turn().play(m.RESCUE)
    assert scene.passengers() == {"deck 3": 1}
    assert (len(scene.table.passenger_supply), scene.table.passengers_gone) == (8, [])
    scene.gained()


def test_passengers_8_a_defeated_passenger_is_turned_up_for_all_and_leaves_the_game():
    scene = defeated(SOUL_AND_SANITY)
    scene.gained(souls=-1, sanity=-1)
    for viewer in (0, 1, 2, None):
        turned_up = ("passenger_defeated", {"space": space("deck 4"), "passenger": SOUL_AND_SANITY})
        assert turned_up in events_of(scene, viewer)
    assert (scene.passengers(), len(scene.table.passenger_supply)) == ({}, 8)
    assert scene.table.passengers_gone == [SOUL_AND_SANITY]


def test_passengers_9_a_deep_one_that_acts_in_their_space_defeats_one():
    scene = Scene().deep_ones("deck 3").on_deck("deck 3", SOUL, SOUL).dice(1).begin(ActivateDeepOnes([]))
    scene.gained(souls=-1)
    assert (scene.passengers(), scene.monsters()) == ({"deck 3": 1}, {"deck 3": 1})


def test_passengers_9_a_revealed_traitor_spends_an_action_to_defeat_one():
    scene = Scene().traitor(0).at(0, "deck 3").on_deck("deck 3", SOUL, SOUL).dice(1).turn().play(m.DEFEAT_PASSENGER)
    scene.gained(souls=-1)
    assert scene.passengers() == {"deck 3": 1}
    scene.play(m.DEFEAT_PASSENGER)  # the second action
    scene.gained(souls=-2)
    assert scene.seat == 1


def test_passengers_9a_while_a_human_is_there_a_deep_one_attacks_the_human_instead():
    scene = Scene().at(1, "deck 3").deep_ones("deck 3").on_deck("deck 3", SOUL).dice(8).begin(ActivateDeepOnes([]))
    scene.gained()
    assert (scene.passengers(), scene.place_of(1)) == ({"deck 3": 1}, "sick bay")


def test_passengers_9a_while_a_human_is_there_a_revealed_traitor_cannot_defeat_one():
    scene = Scene().traitor(0).at(0, "deck 3").at(1, "deck 3").on_deck("deck 3", SOUL).turn()
    assert m.DEFEAT_PASSENGER not in scene.moves
    assert scene.refused(m.DEFEAT_PASSENGER) == ["passengers.9a"]


def test_passengers_10_the_defeat_of_an_x_takes_nothing_but_the_token():
    scene = defeated(BLANK, souls=1, sanity=1)
    assert not scene.table.over
    assert (scene.table.passengers_gone, scene.passengers()) == ([BLANK], {})


@pytest.mark.parametrize(
    ("token", "dials", "ending"),
    [(SOUL, {"souls": 1}, "souls"), (TWO_SOULS, {"souls": 2}, "souls"), (SOUL_AND_SANITY, {"sanity": 1}, "sanity")],
)
def test_passengers_11_the_game_ends_if_a_resource_drops_to_0(token, dials, ending):
    scene = defeated(token, **dials)
    assert scene.table.result is not None
    assert (scene.table.result.ending, scene.table.result.rule) == (ending, "ending.0b")
