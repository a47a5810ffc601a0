"""Items that walk and explore go by the same walls and doors as the Hero; what is used up does not serve again."""

from __future__ import annotations

from crew import onward
from outpost import DONE, Scene, clear, explore, go, locate, use

from undertow.games.alone import events as e
from undertow.games.alone import known
from undertow.games.alone.procedures.items import Cutting
from undertow.games.alone.procedures.locating import FreeLocate
from undertow.games.alone.state import HERO
from undertow.games.alone.targets import TARGETS
from undertow.kernel.flow import NO_MOVE, run


def test_labyrinth_6_nobody_walks_through_a_wall_with_an_item():
    scene = Scene().hero("C3").holds("jetpack").play(use("jetpack"))
    assert scene.prompt == "item_walk" and scene.may(go("east"))
    assert scene.refused(go("south")) == ["labyrinth.6"]


def test_doors_2_nobody_walks_through_a_blocked_door_with_an_item():
    scene = Scene().hero("F3").holds("jetpack").blocked("F3", "west").play(use("jetpack"))
    assert scene.prompt == "item_walk" and scene.refused(go("west")) == ["doors.2"]


def test_doors_2_nor_with_a_step_more():
    scene = Scene().hero("F2").holds("jetpack").blocked("F3", "west").play(use("jetpack"), go("south"))
    while scene.prompt == "door":
        scene.play(DONE)
    assert scene.prompt == "onward" and scene.refused(onward("west")) == ["doors.2"]


def test_labyrinth_6_no_item_looks_through_a_wall():
    scene = Scene().hero("C3").holds("flare-gun").play(use("flare-gun"))
    assert scene.prompt == "item_explore" and scene.refused(explore("south")) == ["labyrinth.6"]


def test_explore_2_no_item_looks_through_a_blocked_door():
    scene = Scene().hero("F3").holds("flare-gun").blocked("F3", "west").play(use("flare-gun"))
    assert scene.prompt == "item_explore" and scene.refused(explore("west")) == ["explore.2"]


def test_actions_4_a_plain_scout_drone_takes_no_stairs_and_an_upgraded_one_does():
    scene = Scene().hero("D1").holds("scout-drone").play(use("scout-drone"))
    assert scene.prompt == "item_explore" and not scene.may(explore("stairs"))
    scene = Scene().hero("D1").holds("scout-drone", upgraded=True).play(use("scout-drone"))
    assert scene.may(explore("stairs"))


def test_doors_2_behind_blocked_doors_no_item_leads_out():
    scene = Scene().hero("E3").holds("jetpack").holds("flare-gun").holds("thermal-goggles")
    for side in ("north", "east", "south", "west"):
        if scene.table.station.doors[scene.table.hero * 4 + ("north", "east", "south", "west").index(side)] >= 0:
            scene.blocked("E3", side)
    scene.laid()
    assert scene.refused(use("jetpack")) == scene.refused(use("flare-gun")) == ["doors.2"]
    assert scene.may(use("thermal-goggles")), "which look all around"


def test_doors_4_whoever_may_cut_one_door_open_cuts_no_second():
    scene = Scene().hero("G3").blocked("G3", "north").blocked("G3", "south")
    scene.table.push(Cutting(1))
    run(scene.table, NO_MOVE)
    assert scene.prompt == "cut"
    scene.play(clear("north"))
    assert scene.table.blocked.bit_count() == 1 and scene.prompt != "cut"


def test_locate_1_a_free_locate_is_answered_truly_whatever_was_bent_before():
    scene = Scene().hero("C3").laid()
    table = scene.table
    table.lie, table.bendable = [3, 3, 1, 1, 0], known.SWAPPED
    table.push(FreeLocate())
    run(table, NO_MOVE)
    scene.play(*locate("lab", "cargo"))
    answers = scene.told(e.LOCATED, HERO)[-2:]
    true = [table.located(table.hero, table.rooms[TARGETS.index(name)]) for name in ("lab", "cargo")]
    assert [answer[1] for answer in answers] == true and [answer[2] for answer in answers] == [0, 1]
    assert [told[-1] for told in table.told[-2:]] == [0, 0], "nobody may have bent it"
