"""Interact."""

from __future__ import annotations

import pytest
from outpost import Scene, fulfil, go, repair

from undertow.games.alone import events as e

# -- power boxes -------------------------------------------------------------------------------------------------------


def test_interact_1_the_light_goes_on_here_and_in_up_to_2_more_sectors_in_one_line() -> None:
    scene = Scene().box("C3").play(repair("west"))
    assert scene.lit() == ["A3", "B3", "C3"] and scene.told(e.REPAIRS) == [(3,)]
    scene = Scene().box("C3").play(repair("east"))
    assert scene.lit() == ["C3", "D3"], "the bend ends the line"


def test_interact_1_only_with_a_box_in_his_sector() -> None:
    assert Scene().box("B3").refused(repair("west")) == ["interact.1"]
    assert not Scene().box("B3").may(repair("west"))


def test_interact_1_example_t4_one_sector_to_the_west_two_to_the_east_all_revealed_at_once() -> None:
    for side, names in (("west", ["A4", "B4"]), ("east", ["B4", "C4", "D4"])):
        scene = Scene(floors=("comb", "twins")).hero("B4").box("B4").play(repair(side))
        assert scene.lit() == names == scene.shown()


def test_interact_1_example_t3_room_and_bend_are_lit_and_the_bend_is_seen_only_from_the_room() -> None:
    scene = Scene().hero("G4").box("G4").play(repair("north"))
    assert scene.lit() == ["G2", "G3", "G4"]
    assert scene.shown() == ["G3", "G4"], "the far door hides the bend"
    scene.play(go("north"))
    assert scene.shown() == ["G2", "G3", "G4"]


def test_interact_1_a_blocked_door_ends_the_light() -> None:
    scene = Scene().hero("G4").box("G4").blocked("G3", "north").play(repair("north"))
    assert scene.lit() == ["G3", "G4"]
    scene = Scene().hero("G4").box("G4").blocked("G4", "north").play(repair("north"))
    assert scene.lit() == ["G4"]


def test_interact_1_the_box_stays_and_sectors_lit_before_stay_lit() -> None:
    scene = Scene().box("C3").light("C2").play(repair("west"))
    assert scene.tile("C3")["box"] == 1
    assert scene.lit() == ["C2", "A3", "B3", "C3"]


def test_interact_2_the_same_box_can_be_repaired_again_for_another_direction() -> None:
    scene = Scene().box("C3").play(repair("west"), repair("north"))
    assert scene.lit() == ["C1", "C2", "A3", "B3", "C3"]
    assert scene.may(repair("west")), "even for the same"


# -- missions ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("slot", "where"), [("bonus", "G3"), ("problem", "b2")])
def test_interact_3_a_mission_is_done_in_the_sector_that_it_names(slot: str, where: str) -> None:
    scene = Scene(difficulty="impossible").hero(where)
    assert scene.may(fulfil(slot))
    scene.play(fulfil(slot))
    assert len(scene.told(e.MISSION_DONE)) == 1 and len(scene.told(e.INTERACTS)) == 1
    assert scene.refused(fulfil(slot)) != []


def test_interact_3_not_elsewhere() -> None:
    scene = Scene().hero("A4")
    assert [scene.refused(fulfil(slot)) for slot in ("bonus", "problem")] == [["interact.3"]] * 2
    assert scene.refused(fulfil("main")) == ["interact.3", "goal.2"]
