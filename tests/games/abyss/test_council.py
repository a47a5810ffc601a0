"""Asking the council for support."""

import pytest
from scene import RACES, Scene, card, council


def test_council_1_all_cards_of_one_stack_come_into_hand():
    scene = Scene(2).council("crab 1", "crab 4", "crab 2", "squid 1").hand(0, "crab 1").turn(0).play(council("crab"))
    assert scene.hand_of(0) == ["crab 1", "crab 1", "crab 2", "crab 4"]
    assert scene.council_of("crab") == []
    assert scene.council_of("squid") == ["squid 1"]
    assert scene.seat == 1


def test_council_1_nothing_is_paid():
    scene = Scene(2).council("crab 1").pearls(0, 3).turn(0).play(council("crab"))
    assert scene.pearls_of(0) == 3


def test_council_2_an_empty_stack_cannot_be_taken():
    scene = Scene(2).council("crab 1").turn(0)
    for race in RACES:
        if race != "crab":
            assert council(race) not in scene.moves
            assert scene.refused(council(race)) == ["council.2"]


@pytest.mark.parametrize("race", RACES)
def test_council_1_each_race_has_its_own_stack(race):
    scene = Scene(2).council(*[f"{each} 2" for each in RACES]).turn(0).play(council(race))
    assert scene.hand_of(0) == [f"{race} 2"]
    assert [len(scene.council_of(each)) for each in RACES] == [int(each != race) for each in RACES]


def test_council_3_the_number_of_cards_is_open_and_their_faces_are_not():
    scene = Scene(2).council("crab 5", "crab 1").turn(0)
    view = scene.table.view(None)
    assert view["council"] == [0, 2, 0, 0, 0]
    assert [card("crab 5")] not in view.values()


def test_council_3_there_is_no_limit_of_the_hand():
    scene = Scene(2).council(*["crab 1"] * 4, *["crab 2"] * 3, *["crab 3"] * 3, *["crab 4"] * 2, "crab 5")
    scene.hand(0, *["squid 1"] * 4).turn(0).play(council("crab"))
    assert len(scene.hand_of(0)) == 17
    assert scene.seat == 1
