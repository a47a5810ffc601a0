"""What everybody is told of what the Hero does, and what is over with an action that comes to nothing."""

from __future__ import annotations

import pytest
from crew import along, onward, sacrifice
from outpost import DONE, Scene, attack, card, cell, play, repair, send, use
from played import attacks, ends, reacting
from test_items_attack import shoot
from test_missions_main import begun

from undertow.games.alone import events as e
from undertow.games.alone import moves as m
from undertow.games.alone.board import SIDES
from undertow.games.alone.shown import CREATURE, NO_DANGER
from undertow.games.alone.state import HERO

# -- Interact ----------------------------------------------------------------------------------------------------------


def test_interact_1_all_are_told_both_directions_of_the_light_where_the_engineer_helps() -> None:
    scene = along("engineer", scene=Scene().box("C3")).play(repair("north"), m.LIGHT_TOO + SIDES.index("east"))
    assert scene.told(e.REPAIRS, HERO) == [(SIDES.index("north"),), (SIDES.index("east"),)]


def test_goal_1_the_eighth_light_wins_before_anything_else_happens() -> None:
    scene = begun("fm03", "C3", 1).box("C3").light("A1", "A2", "A3", "B3", "D3").creature("hybrid", "C3")
    scene.dice("hit", "hit", "hit").play(repair("north"))
    assert (scene.ending, attacks(scene)) == ("mission", [])


def test_items_neurostimulator_all_are_told_how_many_actions_it_gives() -> None:
    scene = Scene().holds("neurostimulator").play(use("neurostimulator"))
    assert scene.told(e.MORE_ACTIONS, HERO) == [(2,)]


# -- attacks with items ------------------------------------------------------------------------------------------------


def finish(scene: Scene, *stops: str) -> Scene:
    """Nobody does anything else until one of these is asked."""
    while scene.prompt not in ("action", *stops):
        scene.play(DONE if DONE in scene.moves else scene.moves[0])
    return scene


def test_attack_2_all_are_told_that_doors_are_cut_open_and_evil_may_react_to_it_as_to_an_attack() -> None:
    scene = reacting("my-hands-are-shaking").holds("plasma-cutter", upgraded=True).hero("A3").blocked("A3", "south")
    scene.play(use("plasma-cutter"))
    assert scene.told(e.CUTS, HERO) == [()]
    assert scene.prompt == "react" and scene.may(play("my-hands-are-shaking"))


def test_rulings_9_where_everybody_has_sprung_aside_the_attack_is_over_and_all_are_told() -> None:
    scene = reacting("gone-before-i-aim").holds("plasma-cutter", 2).creature("worm", "C3").creature("spore", "C3")
    scene.play(use("plasma-cutter"), attack("worm"), play("gone-before-i-aim"), send("worm", "C2"))
    finish(scene, "aim_anew").play(DONE)
    assert scene.told(e.ACTION_ENDED, HERO) == [()]


def test_rulings_9_a_grenade_into_an_empty_sector_comes_back() -> None:
    scene = reacting("gone-before-i-aim").holds("shock-grenade").creature("spore", "C3")
    scene.play(use("shock-grenade"), play("gone-before-i-aim"), send("spore", "D3"))
    finish(scene)
    assert scene.told(e.ACTION_ENDED, HERO) == [()] and scene.held() == {"shock-grenade": 2}


@pytest.mark.parametrize("item", ["plasma-cutter", "shock-grenade"])
def test_card_it_springs_aside_after_an_attack_with_an_item_too(item: str) -> None:
    scene = reacting("it-springs-aside", ask=True).holds(item).creature("hybrid", "C3").dice(*["miss"] * 9)
    scene.play(use(item))
    while not scene.may(play("it-springs-aside")):
        scene.play(m.PASS)
    scene.play(play("it-springs-aside"))
    while scene.prompt != "who_acts":
        scene.play(scene.moves[0])
    assert ends(scene, "hybrid") == ["C2", "B3", "C3", "D3"]


def test_secrecy_3_whoever_aims_at_a_false_creature_keeps_the_action() -> None:
    scene = Scene().holds("sentry-gun").revealed("B3")
    scene.table.lies.append([cell("B3"), CREATURE, 0, 8])
    scene.table.doubts += [cell("B3"), card("it-is-angry")]
    scene.laid()
    actions = scene.table.actions
    scene.play(use("sentry-gun"))
    if scene.prompt == "whom":
        scene.play(shoot(scene, "worm", "B3"))
    assert (scene.prompt, scene.table.actions) == ("action", actions)
    assert scene.told(e.TURN_BEGUN) == [] and scene.told(e.ITEM_USED) == []


# -- a sacrifice -------------------------------------------------------------------------------------------------------


def test_companions_2_all_are_told_every_step_of_the_pilots_dash() -> None:
    scene = along("pilot").play(sacrifice("pilot"), onward("east"), onward("west"))
    assert scene.told(e.WALKS, HERO) == [(SIDES.index("east"),), (SIDES.index("west"),)]


def test_companions_2_an_opportunity_attack_during_the_dash_may_be_the_end() -> None:
    scene = along("pilot", scene=Scene().tracks(1, 0).creature("hybrid", "C3").dice("hit", "hit"))
    scene.play(sacrifice("pilot"), onward("east"))
    assert scene.ending == "defeat" and scene.here == "C3"


def test_secrecy_3_the_captain_sees_what_is_there_before_anybody_is_hurt() -> None:
    scene = Scene().revealed("D3").danger("D3")
    scene.table.lies.append([cell("D3"), NO_DANGER, 0, 0])
    scene.table.doubts += [cell("D3"), card("it-is-angry")]
    scene = along("captain", scene=scene).play(sacrifice("captain"))
    assert scene.told(e.TRUTH, HERO) == [(scene.place("D3"),)] and scene.table.doubts == []
    assert scene.tile("D3")["danger"] == 1
