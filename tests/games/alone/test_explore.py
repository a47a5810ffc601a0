"""Explore."""

from __future__ import annotations

import pytest
from outpost import BULLET_TIME, DONE, Scene, explore, go, sweep

from undertow.games.alone import events as e


def test_explore_1_up_to_2_sectors_in_a_straight_line_are_revealed() -> None:
    assert Scene().play(explore("west")).shown() == ["A3", "B3", "C3"]
    assert Scene().play(explore("north")).shown() == ["C1", "C2", "C3"]


def test_explore_1_the_hero_stays_where_he_is_and_darkness_does_not_matter() -> None:
    scene = Scene().play(explore("west"))
    assert scene.here == "C3" and scene.lit() == []
    assert scene.tile("B3")["lit"] == 0
    assert scene.told(e.EXPLORES) == [(3,)]


def test_explore_1_sectors_already_revealed_count_among_the_two() -> None:
    scene = Scene().hero("E2").revealed("F2").play(explore("east"))
    assert scene.shown() == ["E2", "F2", "G2"]
    scene = Scene(floors=("twins", "anvil")).hero("E4").revealed("D4").play(explore("west"))
    assert scene.shown() == ["C4", "D4", "E4"], "not B4, which would be the third"


def test_explore_1_everything_in_them_is_shown() -> None:
    scene = Scene().danger("B3").box("A3").creature("worm", "A3", wounded=True).play(explore("west"), DONE)
    assert scene.tile("B3")["danger"] == 1 and scene.tile("A3")["box"] == 1
    assert scene.tile("A3")["doors"] == [0, 0, 1, 0]
    assert scene.figures("A3") == ["wounded worm"]


def test_explore_2_a_bend_ends_the_line_and_belongs_to_it_example_t13() -> None:
    scene = Scene().hero("D4").play(explore("north"))
    assert scene.shown() == ["D3", "D4"]


def test_explore_2_a_t_junction_closed_ahead_ends_it() -> None:
    scene = Scene().hero("B3").revealed("C3").play(explore("west"))
    assert scene.shown() == ["A3", "B3", "C3"], "A3 is closed in the west"
    scene = Scene().hero("F3").play(explore("north"))
    assert scene.shown() == ["F2", "F3"], "F2 is closed in the north"


def test_explore_2_an_open_door_does_not_end_it() -> None:
    scene = Scene().hero("G4").play(explore("north"))
    assert scene.shown() == ["G2", "G3", "G4"]
    scene = Scene().hero("A2").play(explore("south"))
    assert scene.shown() == ["A2", "A3", "A4"]


def test_explore_2_a_blocked_door_ends_it() -> None:
    scene = Scene().hero("G4").blocked("G3", "north").play(explore("north"))
    assert scene.shown() == ["G3", "G4"]
    assert not Scene().hero("G4").blocked("G3", "south").may(explore("north"))


def test_explore_3_along_stairs_only_the_linked_sector_is_revealed() -> None:
    scene = Scene().hero("D1").play(explore("stairs"))
    assert scene.shown() == ["D1", "d1"]
    assert scene.here == "D1" and scene.told(e.STAIRS_TAKEN) == []


@pytest.mark.parametrize(("where", "number"), [("C3", 0), ("B3", 1), ("A3", 2)])
def test_explore_4_one_danger_token_is_removed_from_his_sector_or_one_just_revealed(where: str, number: int) -> None:
    scene = Scene().danger("C3", "B3", "A3").play(explore("west"))
    assert (scene.prompt, scene.moves) == ("sweep", (DONE, sweep(0), sweep(1), sweep(2)))
    scene.play(sweep(number))
    assert [name for name in ("C3", "B3", "A3") if not scene.tile(name)["danger"]] == [where]
    assert scene.told(e.DANGER_SWEPT) == [(scene.place(where),)]
    assert len(scene.table.view(1)["map"]["danger"]) == 2, "it is gone from the secret map as well"
    assert scene.prompt == "action"


def test_explore_4_he_may_leave_it() -> None:
    scene = Scene().danger("B3").play(explore("west"), DONE)
    assert scene.tile("B3")["danger"] == 1


def test_explore_4_where_there_is_none_nothing_is_asked() -> None:
    assert Scene().danger("D3").play(explore("west")).prompt == "action"


def test_explore_4_a_token_in_another_revealed_sector_stays() -> None:
    scene = Scene().danger("C2", "D3", "A3").revealed("C2", "D3").play(explore("west"))
    assert scene.moves == (DONE, sweep(2))


def test_explore_4_nor_is_one_that_an_earlier_explore_revealed() -> None:
    scene = Scene().danger("B3").play(BULLET_TIME, explore("west"), DONE, explore("north"))
    assert scene.prompt == "action", "the token in B3 is not offered again"
    assert scene.table.view(0)["line"] == [], "and the next turn has no line yet"


def test_explore_4_a_sector_that_only_light_reveals_is_not_one_this_explore_revealed() -> None:
    scene = Scene(floors=("twins", "anvil")).hero("E4").light("B4").danger("B4").play(explore("west"))
    assert "B4" in scene.shown()
    assert scene.prompt == "action", "its token cannot be removed"


def test_explore_5_sectors_already_revealed_may_be_explored_again_for_their_token() -> None:
    scene = Scene().revealed("B3", "A3").danger("A3").play(explore("west"))
    assert scene.moves == (DONE, sweep(2))
    scene.play(sweep(2))
    assert scene.tile("A3")["danger"] == 0
    assert scene.told(e.SECTOR_SHOWN) == []


def test_explore_1_creatures_found_cause_no_shock() -> None:
    scene = Scene().creature("worm", "B3").play(explore("west"))
    assert scene.figures("B3") == ["worm"]
    scene.lost()
    scene.play(go("north"))
    scene.lost()
