"""Experience, and what the five skills change."""

from __future__ import annotations

import pytest
from crew import LEARNT, points, skilled
from outpost import BULLET_TIME, PASS, SEARCH, Scene, attack, cell, cover, explore, go, play, repair, say, send, spawn

from undertow.games.alone import events as e
from undertow.games.alone import moves as m
from undertow.games.alone.board import KINDS
from undertow.games.alone.procedures.skills import Learning

EVIL = 1


def killed(kind: str) -> Scene:
    """The Hero has killed a wounded creature of a kind."""
    scene = Scene(windows="ask").creature(kind, "C3", wounded=True).hand(EVIL, "gone-before-i-aim")
    return scene.play(attack(kind, wounded=True)).aims(2).dice("hit", "hit", *["miss"] * 9).passes()


@pytest.mark.parametrize("kind", KINDS)
def test_experience_1_a_killed_creature_gives_1_point_for_the_skill_of_its_kind(kind: str) -> None:
    scene = killed(kind)
    assert [points(scene, skill) for skill in LEARNT] == [int(kind == other) for other in KINDS]
    assert scene.told(e.EXPERIENCE) == [(KINDS.index(kind), 1)]


def test_experience_1_a_wound_gives_none() -> None:
    scene = Scene().creature("spore", "C3").dice("hit", *["miss"] * 9).play(attack("spore"))
    assert scene.told(e.WOUNDED) and points(scene, "shallow-breath") == 0


def test_experience_2_a_killed_boss_gives_1_point_each_for_two_different_skills() -> None:
    scene = killed("boss")
    assert (scene.prompt, scene.seat) == ("learn", 0) and scene.moves == tuple(range(m.LEARN, m.LEARN + 5))
    scene.play(m.LEARN + 2)
    assert scene.prompt == "learn" and not scene.may(m.LEARN + 2)
    scene.play(m.LEARN + 4)
    assert [points(scene, skill) for skill in LEARNT] == [0, 0, 1, 0, 1]
    assert scene.prompt != "learn"


def test_experience_2_where_one_skill_alone_is_open_it_takes_its_point_and_the_other_is_lost() -> None:
    scene = Scene()
    scene.table.people[6:11] = [2, 2, 2, 2, 0]
    scene.table.push(Learning(2, 1))
    scene.table.ask_again()
    scene.table.stack[-1]
    assert scene.prompt == "action" and points(scene, "tremor-sense") == 1


def test_experience_3_with_2_points_a_skill_is_unlocked_for_the_rest_of_the_game() -> None:
    scene = skilled("shallow-breath", 1).creature("spore", "C3", wounded=True)
    scene.dice("hit").play(attack("spore", wounded=True))
    assert scene.told(e.SKILL_UNLOCKED) == [(0,)] and points(scene, "shallow-breath") == 2


def test_experience_4_no_skill_takes_more_than_2_points() -> None:
    scene = skilled("shallow-breath").creature("spore", "C3", wounded=True)
    scene.dice("hit").play(attack("spore", wounded=True))
    assert points(scene, "shallow-breath") == 2 and scene.told(e.EXPERIENCE) == []


# -- the skills --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("with_skill", "lit", "dice"), [(0, 0, 3), (2, 0, 1), (2, 1, 0), (1, 0, 3)])
def test_skill_shallow_breath_spores_roll_2_dice_fewer_and_not_below_0(with_skill: int, lit: int, dice: int) -> None:
    scene = skilled("shallow-breath", with_skill).creature("spore", "C3").dice(*["hit"] * 9)
    if lit:
        scene.light("C3")
    scene.play(SEARCH).lost(health=dice)
    assert scene.told(e.CREATURE_ATTACKS) == [(0, dice)]


def test_skill_shallow_breath_other_kinds_and_opportunity_attacks_are_as_ever() -> None:
    skilled("shallow-breath").creature("worm", "C3").dice(*["hit"] * 9).play(SEARCH).lost(health=3)
    scene = skilled("shallow-breath").completed("problem").creature("spore", "C3").dice("hit").play(go("west"))
    scene.lost(health=1)


def test_skill_quick_reflexes_bullet_time_costs_no_adrenaline_once_a_round() -> None:
    scene = skilled("quick-reflexes").adrenaline(1).play(BULLET_TIME)
    assert scene.table.adrenaline == 1
    scene.play(SEARCH, SEARCH, BULLET_TIME)
    assert scene.table.adrenaline == 0


def test_skill_quick_reflexes_works_without_adrenaline_and_again_in_the_next_round() -> None:
    scene = skilled("quick-reflexes").adrenaline(0).play(BULLET_TIME, SEARCH, SEARCH)
    assert scene.refused(BULLET_TIME) == ["turns.5"]
    scene.time(8).play(SEARCH)
    while scene.table.turn:
        scene.play(scene.moves[0])
    scene.adrenaline(0)
    assert scene.may(BULLET_TIME)
    assert Scene().adrenaline(0).refused(BULLET_TIME) == ["turns.5"]


@pytest.mark.parametrize(("kind", "cost"), [("spore", 0), ("parasite", 0), ("hybrid", 1), ("worm", 1)])
def test_skill_steady_nerves_each_shock_costs_1_less_and_not_below_0(kind: str, cost: int) -> None:
    scene = skilled("steady-nerves").creature(kind, "B3").dice(*["miss"] * 9).play(go("west"))
    scene.lost(composure=cost)


def test_skill_know_the_blade_an_attack_without_an_item_has_2_dice_and_conditional_hits_always_count() -> None:
    scene = skilled("know-the-blade").creature("worm", "C3").dice("conditional", "conditional", *["miss"] * 9)
    scene.play(attack("worm"))
    assert scene.told(e.ATTACKS) == [(4, 2)] and scene.told(e.WOUNDED) == [(4,)], "in the dark"
    plain = Scene().creature("spore", "C3").dice("conditional", *["miss"] * 9).play(attack("spore"))
    assert plain.told(e.WOUNDED) == []


def test_skill_tremor_sense_a_worms_shock_costs_1_less_also_beside_steady_nerves() -> None:
    skilled("tremor-sense").creature("worm", "B3").dice(*["miss"] * 9).play(go("west")).lost(composure=1)
    skilled("tremor-sense").creature("hybrid", "B3").dice(*["miss"] * 9).play(go("west")).lost(composure=2)
    both = skilled("steady-nerves", scene=skilled("tremor-sense"))
    both.creature("worm", "B3").dice(*["miss"] * 9).play(go("west")).lost()


def until(scene: Scene, move: int) -> Scene:
    """Evil passes until a move can be made."""
    while scene.prompt == "react" and not scene.may(move):
        scene.play(PASS)
    return scene


def listening(card: str, skill: int = 2) -> Scene:
    """Evil holds a card, a Hybrid is hidden in E4, and the Hero has Tremor Sense, or almost."""
    scene = skilled("tremor-sense", skill, Scene(windows="ask")).decks("terror", "speed")
    return scene.creature("hybrid", "E4").hand(EVIL, card)


def covered(skill: int, *moves: int) -> Scene:
    """A standard reaction at the end of a turn."""
    scene = listening("something-brushed-my-neck", skill).play(SEARCH)
    until(scene, cover("something-brushed-my-neck"))
    return scene.play(cover("something-brushed-my-neck"), *moves)


def test_skill_tremor_sense_every_noise_tells_distance_and_kind() -> None:
    scene = covered(2, send("hybrid", "D4"))
    assert scene.told(e.NOISE, 0) == [(1,)] and scene.told(e.FELT, 0) == [(2, 2)]
    assert scene.table.view(0)["felt"] == [[0, 2, 2]]
    plain = covered(1, send("hybrid", "D4"))
    assert plain.told(e.NOISE, 0) == [(1,)] and plain.told(e.FELT) == [] and plain.table.view(0)["felt"] == []


def test_skill_tremor_sense_tells_of_a_creature_that_spawns_and_of_the_other_floor() -> None:
    scene = covered(2, spawn("worm", "a1"))
    away = scene.table.distance(scene.table.hero, cell("a1"))
    assert scene.told(e.NOISE_BELOW, 0) == [()] and scene.told(e.FELT, 0) == [(4, away)]


def test_skill_tremor_sense_is_true_even_if_a_card_bends_the_direction() -> None:
    scene = listening("something-brushed-my-neck").danger("C3").play(go("north"))
    until(scene, play("something-brushed-my-neck")).play(play("something-brushed-my-neck"))
    scene.play(send("hybrid", "D4"), say("north"))
    assert scene.told(e.NOISE, 0) == [(0,)] and scene.told(e.FELT, 0) == [(2, 3)]


FEIGNED = tuple(m.FEIGN + kind * 10 + far for kind in range(5) for far in range(1, 10))


def test_skill_tremor_sense_for_a_noise_without_a_cause_evil_names_any_distance_from_1_to_9_and_any_kind() -> None:
    scene = listening("who-is-breathing").box("C3").play(repair("west"), play("who-is-breathing"), say("north"))
    assert (scene.prompt, scene.seat, scene.moves) == ("feign", EVIL, FEIGNED)
    seen = scene.table.question_as_seen_by(0)
    assert seen is not None and seen.prompt == "evil_acts", "the Hero hears of no question"
    scene.play(m.FEIGN + 40 + 7)
    assert scene.told(e.NOISE, 0) == [(0,)] and scene.told(e.FELT, 0) == [(4, 7)]
    plain = listening("who-is-breathing", 1).box("C3").play(repair("west"), play("who-is-breathing"), say("north"))
    assert plain.prompt != "feign" and plain.told(e.NOISE, 0) == [(0,)]


def test_skill_tremor_sense_a_noise_without_a_cause_is_told_like_the_true_one_beside_it() -> None:
    for far, order in ((1, [(0, 1), (2, 2)]), (9, [(2, 2), (0, 9)])):
        scene = listening("eyes-in-the-dark").play(explore("west"), play("eyes-in-the-dark"), say("east"))
        scene.play(m.FEIGN + far, send("hybrid", "D4"))
        assert scene.told(e.NOISE, 0) == [(1,), (1,)]
        assert scene.told(e.FELT, 0) == order, "in an order that says nothing"
        assert [entry[1:] for entry in scene.table.view(0)["felt"]] == [list(one) for one in order]
