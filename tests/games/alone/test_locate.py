"""Locate."""

from __future__ import annotations

import pytest
from outpost import Scene, locate, play

from undertow.games.alone import events as e
from undertow.games.alone import moves as m
from undertow.games.alone.targets import TARGETS


def answers(scene: Scene, *names: str) -> list[tuple[str, int, str]]:
    """What the Hero is told about two targets: which, how far, on which floor."""
    scene.play(*locate(*names))
    return [(TARGETS[target], far, ("same", "other")[floor]) for target, far, floor in scene.told(e.LOCATED, 0)]


def test_locate_1_two_targets_are_named_and_then_the_action_is_over() -> None:
    scene = Scene().play(locate("lab", "infirmary")[0])
    assert (scene.prompt, scene.seat) == ("second_target", 0)
    assert len(scene.moves) == 22, "any but the first"
    scene.play(locate("lab", "infirmary")[1])
    assert scene.told(e.LOCATES) == [(3, 4)]
    assert scene.told(e.LOCATED) == [(3, 3, 0), (4, 3, 0)]
    assert scene.table.turn == 1


def test_locate_1_the_same_target_cannot_be_named_twice() -> None:
    scene = Scene().play(locate("lab", "lab")[0])
    assert scene.refused(locate("lab", "lab")[1]) == ["locate.1"]


def test_locate_2_rooms_sectors_doors_stairs_boxes_creatures_and_all_other_elements_are_targets() -> None:
    scene = Scene()
    rooms = ["control", "crew", "pods", "lab", "infirmary", "generator", "hydroponics", "cargo"]
    kinds = ["spore", "parasite", "hybrid", "cultist", "worm", "boss"]
    others = ["danger", "box", "door", "stairs", "straight", "bend", "tee", "mission_token", "status_token"]
    offered = [TARGETS[move - m.LOCATE] for move in scene.moves if m.LOCATE <= move < m.ATTACK]
    assert offered == rooms + kinds + others


def test_locate_2_what_is_hidden_is_answered_for_like_what_is_revealed() -> None:
    scene = Scene().creature("worm", "E1").danger("A2").box("b1")
    assert answers(scene, "worm", "danger") == [("worm", 4, "same"), ("danger", 3, "same")]
    scene = Scene().box("b1").blocked("C1", "west")
    assert answers(scene, "box", "door") == [("box", 6, "other"), ("door", 2, "same")]


@pytest.mark.parametrize(("target", "far"), [("straight", 1), ("bend", 1), ("tee", 0), ("stairs", 2), ("door", 2)])
def test_locate_2_kinds_of_sectors(target: str, far: int) -> None:
    assert answers(Scene(), target, "lab")[0] == (target, far, "same")


def test_locate_3_of_several_that_fit_the_nearest_is_answered_for() -> None:
    scene = Scene().creature("spore", "G3").creature("spore", "A1").creature("spore", "d4").danger("D1", "B3", "d1")
    assert answers(scene, "spore", "danger") == [("spore", 3, "other"), ("danger", 1, "same")]


def test_locate_4_for_each_target_the_floor_is_told() -> None:
    assert answers(Scene(), "pods", "crew") == [("pods", 7, "other"), ("crew", 6, "same")]
    assert answers(Scene().hero("d1"), "pods", "lab") == [("pods", 3, "same"), ("lab", 3, "other")]


def test_locate_5_the_distance_is_the_shortest_way_and_stairs_count_as_a_step() -> None:
    scene = Scene().hero("D4")
    assert answers(scene, "control", "cargo") == [("control", 4, "same"), ("cargo", 6, "other")]


def test_locate_5_blocked_doors_do_not_count() -> None:
    scene = Scene().blocked("A3", "south").blocked("C1", "west")
    assert scene.table.distance(scene.table.hero, scene.table.rooms[4]) == 255
    assert answers(scene, "infirmary", "lab") == [("infirmary", 3, "same"), ("lab", 3, "same")]


def test_locate_6_if_nothing_fits_the_answer_is_that_there_is_none() -> None:
    scene = Scene().play(*locate("worm", "status_token"))
    assert scene.told(e.LOCATED_NONE) == [(12,), (22,)] and scene.told(e.LOCATED) == []
    at = scene.place("C3")
    assert scene.table.view(0)["told"] == [[12, at, 255, 0, 0], [22, at, 255, 0, 0]]


def test_locate_1_in_the_next_turn_no_target_is_named() -> None:
    scene = Scene().play(*locate("lab", "crew"))
    assert scene.table.view(0)["named"] == []


def test_locate_6_something_in_his_own_sector_is_at_distance_0() -> None:
    scene = Scene().hero("A4").danger("A4")
    assert answers(scene, "infirmary", "danger") == [("infirmary", 0, "same"), ("danger", 0, "same")]


def lied(*targets: str) -> Scene:
    """Evil exchanges the two answers, where it may."""
    scene = Scene(windows="ask").decks("terror", "speed").hand(1, "it-answers-in-my-voice").play(*locate(*targets))
    scene.play(play("it-answers-in-my-voice"))
    while scene.prompt != "action":
        scene.play(m.OFFSET if scene.may(m.OFFSET) else scene.moves[0])
    return scene


def test_locate_6_no_card_can_bend_that_there_is_none() -> None:
    assert lied("lab", "crew").told(e.LOCATED) == [(3, 6, 0), (1, 3, 0)], "two answers can be exchanged"
    scene = lied("lab", "worm")
    assert (scene.told(e.LOCATED), scene.told(e.LOCATED_NONE)) == ([(3, 3, 0)], [(12,)])
    assert [answer[4] for answer in scene.table.view(0)["told"]] == [0, 0], "and the Hero knows it"
