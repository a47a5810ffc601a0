"""How a game is won and lost, and what the difficulty changes."""

from __future__ import annotations

import pytest
from outpost import PASS, SEARCH, Scene, attack, fulfil, go, play

from undertow.games.alone import events as e
from undertow.games.alone import moves as m
from undertow.games.alone.public import ways_to_end

HEALTH, COMPOSURE = m.REGAIN, m.REGAIN + 1


def winners(scene: Scene) -> list[int]:
    """Who has won."""
    result = scene.table.result
    assert result is not None
    return list(result.winners)


# -- winning -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("round_", [1, 4, 6])
def test_goal_1_completing_the_main_mission_wins_at_once_and_in_nightmare_mode_as_well(round_: int) -> None:
    scene = Scene(evil=2).completed("bonus").hero("E3").time(3, round_).creature("worm", "E3")
    scene.play(fulfil("main"))
    assert (scene.ending, winners(scene)) == ("mission", [0])
    assert scene.told(e.GAME_WON) == [()]
    assert scene.told(e.CREATURE_ATTACKS) == [], "the turn does not even end"


@pytest.mark.parametrize("slot", ["bonus", "problem"])
def test_goal_2_the_main_mission_is_closed_until_one_initial_mission_is_completed(slot: str) -> None:
    scene = Scene().hero("E3")
    assert scene.refused(fulfil("main")) == ["goal.2"]
    assert not scene.may(fulfil("main"))
    assert scene.completed(slot).may(fulfil("main"))


def test_goal_2_completing_an_initial_mission_opens_it() -> None:
    scene = Scene(difficulty="impossible").hero("G3").play(fulfil("bonus"))
    assert scene.told(e.MAIN_MISSION) == [(23,)]
    assert (scene.table.main, scene.table.done) == (1, 1)


def test_goal_3_evil_wins_at_once_when_health_and_composure_are_both_at_0() -> None:
    scene = Scene(evil=3).tracks(health=2, composure=0).creature("spore", "C3").creature("worm", "C3")
    scene.dice("hit", "hit", "miss").play(SEARCH)
    assert (scene.ending, winners(scene)) == ("defeat", [1, 2, 3])
    assert scene.told(e.GAME_LOST) == [()]
    assert scene.told(e.CREATURE_ATTACKS) == [(0, 3)], "the Worm has no need to attack"


@pytest.mark.parametrize(("health", "composure"), [(1, 5), (1, 1)])
def test_goal_3_one_track_at_0_is_not_enough(health: int, composure: int) -> None:
    scene = Scene().tracks(health, composure).creature("spore", "C3").dice("hit", "miss", "miss").play(SEARCH)
    assert (scene.table.health, scene.table.composure) == (0, composure)
    assert scene.ending == "" and scene.prompt == "action"


def test_goal_3_a_shock_that_takes_the_last_composure_ends_the_game_too() -> None:
    scene = Scene().tracks(health=0, composure=2).creature("worm", "D3").play(go("east"))
    assert scene.ending == "defeat"


def test_goal_3_what_a_card_makes_an_attack_cost_ends_it_as_well() -> None:
    scene = Scene(windows="ask").decks("terror", "speed").tracks(health=0, composure=1).creature("worm", "C3")
    scene.hand(1, "nothing-but-air").dice(*["miss"] * 9).play(attack("worm"))
    while scene.prompt == "react":
        scene.play(play("nothing-but-air") if scene.may(play("nothing-but-air")) else PASS)
    while not scene.ending and scene.told(e.CREATURE_ATTACKS) == []:
        scene.play(scene.moves[0])
    assert scene.ending == "defeat" and scene.told(e.CREATURE_ATTACKS) == []


def test_goal_5_nightmare_mode_does_not_end_the_game_and_no_round_is_the_last() -> None:
    scene = Scene().time(8, 3).play(SEARCH)
    while scene.seat != 0:
        scene.play(scene.moves[0])
    assert (scene.table.nightmare, scene.table.round, scene.ending) == (1, 3, "")
    for round_ in (5, 9, 15):
        scene = Scene().time(8, round_).play(SEARCH)
        while scene.seat != 0:
            scene.play(scene.moves[0])
        assert (scene.ending, scene.table.round, scene.table.turn) == ("", round_, 0)


# -- difficulty --------------------------------------------------------------------------------------------------------


def rewarded(difficulty: str, health: int = 5, composure: int = 5) -> Scene:
    """The first initial mission is completed in the second round; Evil puts the Saboteur somewhere."""
    scene = Scene(difficulty=difficulty).hero("G3").time(4, 2).tracks(health, composure)
    scene.play(fulfil("bonus"))
    return scene.play(scene.moves[-1])


def test_difficulty_1_it_sets_the_reward_for_starting_the_main_mission_and_only_for_that() -> None:
    first = rewarded("easy")
    assert (first.table.health, first.table.composure, first.table.marker) == (8, 8, 4)
    second = Scene(difficulty="easy").completed("problem").hero("G3").time(4, 2).tracks(5, 5).play(fulfil("bonus"))
    assert (second.table.health, second.table.composure, second.table.marker) == (5, 5, 3)


def test_difficulty_2_easy_brings_a_round_and_3_health_and_3_composure() -> None:
    scene = rewarded("easy")
    scene.lost(health=-3, composure=-3)
    assert (scene.told(e.HEALTH_REGAINED), scene.told(e.COMPOSURE_REGAINED)) == ([(3, 8)], [(3, 8)])
    assert scene.told(e.EXTRA_ROUND) == [()]
    assert scene.prompt == "action"


@pytest.mark.parametrize(("answer", "health", "composure"), [(HEALTH, 8, 5), (COMPOSURE, 5, 8)])
def test_difficulty_3_normal_brings_a_round_and_then_3_health_or_3_composure(
    answer: int, health: int, composure: int
) -> None:
    scene = rewarded("normal")
    assert scene.told(e.EXTRA_ROUND) == [()]
    assert (scene.prompt, scene.seat, scene.moves) == ("regain", 0, (HEALTH, COMPOSURE))
    scene.play(answer)
    assert (scene.table.health, scene.table.composure) == (health, composure)


@pytest.mark.parametrize(("answer", "health", "composure"), [(HEALTH, 8, 5), (COMPOSURE, 5, 8)])
def test_difficulty_4_nightmare_brings_3_health_or_3_composure_and_no_round(
    answer: int, health: int, composure: int
) -> None:
    scene = rewarded("nightmare")
    assert scene.prompt == "regain"
    scene.play(answer)
    assert (scene.table.health, scene.table.composure, scene.table.marker) == (health, composure, 3)
    assert scene.told(e.EXTRA_ROUND) == []


def test_difficulty_5_impossible_brings_nothing() -> None:
    scene = rewarded("impossible")
    scene.lost()
    assert (scene.prompt, scene.table.marker) == ("action", 3)
    assert scene.told(e.EXTRA_ROUND) == []


def test_difficulty_2_no_track_rises_above_12() -> None:
    scene = rewarded("easy", health=11, composure=12)
    assert (scene.table.health, scene.table.composure) == (12, 12)


def test_difficulty_7_an_extra_round_moves_the_marker_one_step_to_the_right_even_beyond_the_track() -> None:
    scene = Scene(difficulty="easy").hero("G3").time(1, 1)
    assert scene.table.marker == 4
    scene.play(fulfil("bonus"))
    scene.play(scene.moves[0])
    assert scene.table.marker == 5


def test_goal_1_a_completed_main_mission_leaves_nothing_to_be_done() -> None:
    scene = Scene().completed("bonus").hero("E3").room("control", "E3")
    assert ways_to_end(scene.table.view(0))[0].left == 1
    scene.play(fulfil("main"))
    assert scene.ending == "mission" and ways_to_end(scene.table.view(0))[0].left == 0
