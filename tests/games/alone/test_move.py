"""Move, and the stairs."""

from __future__ import annotations

import pytest
from outpost import BULLET_TIME, DONE, SEARCH, Scene, block, cell, clear, explore, force, go, play, send

from undertow.games.alone import events as e
from undertow.games.alone.board import STAIRS

MISSES = ("miss",) * 9


def test_move_1_the_hero_goes_to_one_adjacent_sector() -> None:
    for side, name in (("north", "C2"), ("east", "D3"), ("west", "B3")):
        scene = Scene().play(go(side))
        assert scene.here == name
        assert scene.table.view(0)["here"] == scene.place(name)
    assert not Scene().may(go("south"))


def test_move_1_stairs_lead_to_an_adjacent_sector() -> None:
    scene = Scene().hero("D1").play(go("stairs"))
    assert scene.here == "d1"
    assert not Scene().may(go("stairs"))


def test_move_1_dark_and_hidden_sectors_are_entered_like_others() -> None:
    hidden, revealed = Scene().play(go("east")), Scene().revealed("D3").light("D3").play(go("east"))
    assert hidden.here == revealed.here == "D3"


def test_move_2_the_opportunity_attack_comes_before_the_step() -> None:
    scene = Scene().completed("problem").creature("cultist", "C3").creature("worm", "D3").dice("hit", *MISSES)
    scene.play(go("east"))
    assert scene.table.events is not None
    order = [e.WALKS, e.OPPORTUNITY, e.HEALTH_LOST, e.SECTOR_SHOWN, e.SHOCK]
    assert [event[0] for event in scene.table.events if event[0] in order] == order
    scene.lost(health=1, composure=2)


def test_move_2_without_creatures_in_the_sector_left_there_is_none() -> None:
    scene = Scene().creature("worm", "B3").revealed("B3").play(go("east"))
    assert scene.told(e.OPPORTUNITY) == [] == scene.told(e.DICE_ROLLED)


def test_move_3_a_hidden_sector_that_is_entered_is_revealed_with_everything_in_it() -> None:
    scene = Scene().hero("F3").danger("F2").box("F2").creature("spore", "F2", wounded=True).dice(*MISSES)
    scene.play(go("north"))
    tile = scene.tile("F2")
    assert (tile["danger"], tile["box"], tile["lit"], tile["stairs"]) == (1, 1, 0, -1)
    assert scene.figures("F2") == ["wounded spore"]
    assert scene.told(e.SECTOR_SHOWN) == [(scene.place("F2"), 3)]
    assert scene.told(e.DANGER_SHOWN) == [(scene.place("F2"),)]


def test_move_3_a_revealed_sector_is_not_revealed_again() -> None:
    scene = Scene().revealed("D3").play(go("east"))
    assert scene.told(e.SECTOR_SHOWN) == []
    assert scene.shown() == ["C3", "D3"]


def test_move_4_after_the_step_the_hero_may_block_one_door_adjoining_the_new_sector() -> None:
    scene = Scene().hero("B3").play(go("west"))
    assert (scene.prompt, scene.moves) == ("door", (DONE, block("south")))
    scene.play(block("south"))
    assert scene.told(e.DOOR_BLOCKED) == [(2,)]
    assert scene.tile("A3")["doors"] == [0, 0, 2, 0]
    assert scene.prompt == "action", "one door, then the action is over"


def test_move_4_he_may_leave_it() -> None:
    scene = Scene().hero("B3").play(go("west"), DONE)
    assert scene.table.blocked == 0 and scene.tile("A3")["doors"] == [0, 0, 1, 0]


def test_move_4_of_two_doors_he_blocks_one() -> None:
    scene = Scene().hero("G4").play(go("north"))
    assert scene.moves == (DONE, block("north"), block("south"))
    scene.play(block("north"))
    assert scene.tile("G3")["doors"] == [2, 0, 1, 0]


def test_move_4_after_every_single_step_so_twice_with_two_moves() -> None:
    scene = Scene().hero("B3").play(BULLET_TIME, go("west"), block("south"), go("north"))
    assert scene.prompt == "action", "A2 has no door"
    scene.play(go("north"))
    assert scene.moves == (DONE, block("east"))


def test_move_4_where_no_door_adjoins_nothing_is_asked() -> None:
    assert Scene().play(go("east")).prompt == "action"


# -- stairs ------------------------------------------------------------------------------------------------------------


def test_stairs_1_two_independent_stairs_each_with_its_own_colour() -> None:
    station = Scene().table.station
    assert sorted(station.stairs) == [cell("D1"), cell("D4"), cell("d1"), cell("d4")]
    for name in ("D1", "D4"):
        assert station.exits[cell(name) * 5 + STAIRS] == cell(name.lower())
        assert station.colour[cell(name)] == station.colour[cell(name.lower())]
    assert station.colour[cell("D1")] != station.colour[cell("D4")]


def test_stairs_1_their_sectors_are_adjacent() -> None:
    scene = Scene().hero("D1")
    assert scene.table.distance(cell("D1"), cell("d1")) == 1
    assert scene.table.distance(cell("E1"), cell("e1")) == 3
    assert scene.tile("D1")["stairs"] == scene.play(go("stairs")).tile("d1")["stairs"]


def test_stairs_2_the_floor_left_behind_becomes_hidden_except_for_the_stairs_just_used() -> None:
    scene = Scene().hero("D4").revealed("D3", "E4", "D1", "C1").light("E4").play(go("stairs"))
    assert scene.shown() == ["D4", "d4"]
    assert scene.told(e.STAIRS_TAKEN) == [()]


def test_stairs_2_the_way_back_hides_the_other_floor_again() -> None:
    scene = Scene().hero("D4").play(go("stairs"), go("east"), go("west"), go("stairs"))
    assert scene.shown() == ["D4", "d4"]


def test_stairs_2_example_t6_a_cultist_in_a_lit_stair_sector_has_no_die_and_the_floor_is_cleared() -> None:
    scene = Scene().completed("problem").hero("D4").light("D4").revealed("E4", "F4", "D3", "C3")
    scene.creature("cultist", "D4").play(go("stairs"))
    assert scene.told(e.OPPORTUNITY) == [(0,)] and scene.told(e.DICE_ROLLED) == []
    assert scene.shown() == ["D4", "d4"]
    assert scene.figures("D4") == ["cultist"], "his sector stays in the labyrinth, and so does he"
    scene.lost()


# -- a Move of no sectors ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("answer", [clear("south"), DONE])
def test_doors_6_instead_of_blocking_a_door_he_may_clear_one_after_a_step(answer: int) -> None:
    scene = Scene().hero("B3").blocked("A3", "south").play(go("west"))
    assert scene.moves == (DONE, clear("south"))
    scene.play(answer)
    assert scene.tile("A3")["doors"] == [0, 0, 1 if answer != DONE else 2, 0]


def test_doors_6_with_a_move_of_0_sectors_he_opens_a_door_of_his_own_sector() -> None:
    scene = Scene().hero("A3").blocked("A3", "south").creature("cultist", "A3").dice(*MISSES).play(force("south"))
    assert (scene.table.blocked, scene.here) == (0, "A3")
    assert scene.told(e.OPPORTUNITY) == [], "he does not leave"
    assert scene.table.turn == 1, "it was his action"


def test_doors_6_he_says_which_door_before_evil_reacts_and_it_opens_afterwards() -> None:
    scene = Scene(windows="ask").hero("A3").blocked("A3", "south").creature("worm", "B3").hand(1, "right-behind-me")
    scene.play(force("south"))
    assert (scene.prompt, scene.seat, scene.told(e.DOOR_TACKLED)) == ("react", 1, [(2,)])
    assert scene.told(e.DOOR_CLEARED) == [] and scene.table.blocked != 0
    scene.play(play("right-behind-me"))
    assert scene.told(e.DOOR_CLEARED) == [(2,)], "the card comes when the move is done"
    scene.dice(*MISSES).play(send("worm", "A3"))
    assert scene.where("worm") == "A3"


def test_doors_6_what_he_does_to_a_door_he_knows_in_every_world_dealt_anew() -> None:
    scene = Scene().start("E4").hero("B3").box("A2", "C1", "F2", "a2", "c1", "e3").play(go("west"), block("south"))
    assert {scene.table.redeal(0, seed).view(0)["labyrinth"][0]["doors"][2] for seed in "123"} == {2}
    scene.play(force("south"))
    assert {scene.table.redeal(0, seed).view(0)["labyrinth"][0]["doors"][2] for seed in "123"} == {1}


def test_doors_6_only_a_blocked_door_can_be_opened() -> None:
    assert not Scene().hero("A3").may(force("south"))
    assert not Scene().hero("A3").blocked("G3", "north").may(force("south"))


def test_doors_6_opening_a_door_is_a_move_for_cards() -> None:
    scene = Scene().hero("A3").blocked("A3", "south").play(BULLET_TIME, force("south"))
    assert scene.table.triggers == 1
    assert scene.play(SEARCH).table.turn == 1


def test_doors_6_he_can_go_through_what_he_has_opened() -> None:
    scene = Scene().hero("A3").blocked("A3", "south")
    assert scene.refused(go("south")) == ["doors.2"] and scene.refused(explore("south")) == ["explore.2"]
    scene.play(BULLET_TIME, force("south"), go("south"), DONE)
    assert scene.here == "A4"
