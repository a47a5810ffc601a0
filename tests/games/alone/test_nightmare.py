"""Nightmare mode (topic nightmare)."""

from __future__ import annotations

import pytest
from outpost import SEARCH, Scene, cover, fulfil, go, spawn, token

from undertow.games.alone import events as e
from undertow.games.alone import moves as m
from undertow.games.alone.board import KINDS

PACK = "they-hunt-in-a-pack"
NORMAL = {
    "spore": [3, 2, 1, 1, 1, 3],
    "parasite": [2, 1, 2, 1, 1, 4],
    "hybrid": [2, 1, 2, 1, 2, 3],
    "cultist": [2, 2, 2, 2, 0, 4],
    "worm": [3, 0, 2, 2, 2, 5],
}


def to_next_round(scene: Scene) -> Scene:
    """The Hero searches until the next round has begun; Evil does as little as possible."""
    number = scene.table.round
    while scene.table.round == number and not scene.table.over:
        scene.play(SEARCH if scene.prompt == "action" else scene.moves[-1 if scene.prompt == "drawing" else 0])
    return scene


def test_nightmare_1_it_begins_when_the_marker_reaches_the_last_space() -> None:
    scene = Scene()
    for rounds in range(3):
        assert (scene.table.nightmare, scene.told(e.NIGHTMARE), scene.table.round) == (0, [], rounds)
        to_next_round(scene)
    assert (scene.table.marker, scene.table.nightmare > 0, scene.told(e.NIGHTMARE, 0)) == (1, True, [()])


def test_nightmare_1_from_then_on_the_nightmare_side_of_the_table_holds() -> None:
    scene = Scene()
    for _ in range(2):
        to_next_round(scene)
    assert scene.table.values_of(token("worm")) == [3, 0, 2, 2, 2, 5]
    to_next_round(scene)
    assert scene.table.values_of(token("worm")) == [4, 1, 2, 2, 3, 4]


def test_nightmare_1_dice_shock_and_distance_are_those_of_that_side() -> None:
    scene = Scene().time(turn=1, round_=4).creature("worm", "D3").dice(*["miss"] * 4).play(go("east"))
    assert scene.told(e.CREATURE_ATTACKS) == [(4, 4)]
    scene.lost(composure=3)
    scene = Scene().time(turn=1, round_=4).hand(1, PACK).play(SEARCH, cover(PACK))
    assert scene.may(spawn("worm", "E1")) and not scene.may(spawn("worm", "D1"))  # 4, no longer 5


def test_nightmare_2_from_the_following_round_on_the_hero_loses_2_composure_at_the_end_of_each() -> None:
    """It begins at the end of the third round, so the fourth is the first to cost something."""
    scene = Scene()
    for _ in range(3):
        to_next_round(scene)
    scene.lost()
    to_next_round(scene)
    scene.lost(composure=2)
    to_next_round(scene)
    scene.lost(composure=4)


def test_nightmare_2_it_is_no_loss_that_evil_reacts_to() -> None:
    scene = Scene().hand(1, "i-must-not-look-away").time(turn=8, round_=4).play(SEARCH)
    while scene.prompt != "action":
        assert scene.prompt != "react" or m.PLAY + 17 not in scene.moves
        scene.play(scene.moves[-1] if scene.prompt == "drawing" else scene.moves[0])
    scene.lost(composure=2)


def test_nightmare_2_it_can_decide_the_game() -> None:
    scene = to_next_round(Scene().time(turn=8, round_=4).tracks(health=0, composure=2))
    assert (scene.ending, scene.table.result.winners) == ("defeat", (1,))  # type: ignore[union-attr]


def test_nightmare_3_it_never_ends_not_even_by_extra_rounds() -> None:
    scene = Scene(difficulty="easy").time(turn=1, round_=4).room("crew", "E3").hero("E3")
    scene.play(fulfil("bonus"))
    while scene.prompt != "action":
        scene.play(scene.moves[0])
    assert scene.told(e.EXTRA_ROUND, 0) == [()]
    assert (scene.table.marker, scene.table.nightmare > 0) == (2, True)
    to_next_round(scene)
    assert (scene.table.marker, scene.table.nightmare > 0) == (1, True)
    assert scene.told(e.NIGHTMARE) == []
    assert scene.table.values_of(token("spore")) == [4, 3, 1, 1, 2, 2]


@pytest.mark.parametrize("kind", KINDS)
def test_nightmare_4_one_die_more_a_higher_shock_but_not_the_cultists_and_a_shorter_distance(kind: str) -> None:
    dark, bright, first, second, shock, far = NORMAL[kind]
    worse = [dark + 1, bright + 1, first, second, 0 if kind == "cultist" else shock + 1, far - 1]
    assert Scene().time(turn=1, round_=4).table.values_of(token(kind)) == worse
