"""Items that walk and explore go by the same walls and doors as the Hero; what is used up does not serve again."""

from __future__ import annotations

from crew import onward
from outpost import DONE, Scene, explore, go, use


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
    assert scene.refused(explore("stairs")) == ["actions.4"]
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
