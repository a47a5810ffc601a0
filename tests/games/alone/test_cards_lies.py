"""Lies: two worlds that the Hero cannot tell apart, one with a lie and one with the truth (or with another lie)."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from outpost import DONE, Scene, explore, go, locate, play, say, send
from played import (
    aim,
    answers,
    danger,
    leave_out,
    mask,
    noises,
    offset,
    pretend,
    reacting,
    sector,
    side,
)

from undertow.games.alone import moves as m
from undertow.games.alone.state import HERO

Told = Callable[[], Scene]


def left_out() -> Scene:
    """A hybrid stands in the sector that looks empty."""
    scene = reacting("was-i-mistaken").creature("hybrid", "B3")
    return scene.play(explore("west"), play("was-i-mistaken"), leave_out("hybrid"))


def token_left_out() -> Scene:
    """Nobody stands there; a token was left out."""
    scene = reacting("was-i-mistaken").danger("B3")
    return scene.play(explore("west"), play("was-i-mistaken"), leave_out("danger"))


def false_worm() -> Scene:
    """The worm is not there."""
    return reacting("was-i-mistaken").play(explore("west"), play("was-i-mistaken"), pretend("worm"))


def real_worm() -> Scene:
    """The worm is, and a token besides."""
    scene = reacting("was-i-mistaken").creature("worm", "B3").danger("B3")
    return scene.play(explore("west"), play("was-i-mistaken"), leave_out("danger"))


def masked(kind: str, wounded: bool = False) -> Scene:
    """Something is shown as an unhurt cultist."""
    scene = reacting("it-only-looked-small").creature(kind, "B3", wounded)
    return scene.play(explore("west"), play("it-only-looked-small"), side(1), mask(kind, "cultist"))


def hybrid_as_cultist() -> Scene:
    """It is a hybrid."""
    return masked("hybrid")


def wounded_cultist_as_unhurt() -> Scene:
    """It is a cultist, but wounded."""
    return masked("cultist", True)


def buried_and_new() -> Scene:
    """A token was put there."""
    return reacting("that-floor-was-different").play(explore("west"), play("that-floor-was-different"))


def buried_on_a_full_floor() -> Scene:
    """The floor was full, so there is none."""
    scene = reacting("that-floor-was-different").danger("A1", "A2", "B1", "E1", "E2", "F2", "G2", "G4")
    return scene.play(explore("west"), play("that-floor-was-different"))


def one_more() -> Scene:
    """The hybrid is at distance 3."""
    scene = reacting("the-numbers-swim").creature("hybrid", "D1")
    return scene.play(*locate("hybrid", "crew"), play("the-numbers-swim"), offset(1, 1), DONE)


def true_distance() -> Scene:
    """It is at distance 4, and Evil tells the truth under the same card."""
    scene = reacting("the-numbers-swim").creature("hybrid", "E1")
    return scene.play(*locate("hybrid", "crew"), play("the-numbers-swim"), DONE, DONE)


def exchanged() -> Scene:
    """The answers are exchanged."""
    scene = reacting("it-answers-in-my-voice").creature("hybrid", "D1").creature("spore", "E1")
    return scene.play(*locate("hybrid", "spore"), play("it-answers-in-my-voice"), m.OFFSET)


def in_order() -> Scene:
    """They are not; the creatures stand the other way round."""
    scene = reacting("it-answers-in-my-voice").creature("hybrid", "E1").creature("spore", "D1")
    return scene.play(*locate("hybrid", "spore"), play("it-answers-in-my-voice"), DONE)


def wrong_side() -> Scene:
    """The worm is to the south."""
    scene = reacting("something-brushed-my-neck", danger="C3").creature("worm", "E4")
    return scene.play(go("east"), play("something-brushed-my-neck"), send("worm", "D4"), say("west"))


def right_side() -> Scene:
    """It is to the west."""
    scene = reacting("something-brushed-my-neck", danger="C3").creature("worm", "A3")
    return scene.play(go("east"), play("something-brushed-my-neck"), send("worm", "B3"), say("west"))


def named_wrong() -> Scene:
    """The target at which Evil aims is told one too far."""
    scene = reacting("they-know-where-i-am", danger="C3").creature("hybrid", "D1")
    return scene.play(*locate("hybrid", "crew"), play("they-know-where-i-am"), aim(1), DONE, offset(1, 1))


def named_right() -> Scene:
    """The truth under the same card."""
    scene = reacting("they-know-where-i-am", danger="C3").creature("hybrid", "E1")
    return scene.play(*locate("hybrid", "crew"), play("they-know-where-i-am"), aim(1), DONE, DONE)


def echo_wrong() -> Scene:
    """A token lies beside the hybrid, whose distance is one off."""
    scene = reacting("the-echo-comes-back-wrong", danger="C3").creature("hybrid", "D1")
    return scene.play(*locate("hybrid", "crew"), play("the-echo-comes-back-wrong"), sector("E1"), DONE, offset(1, 1))


def echo_right() -> Scene:
    """The token lies elsewhere, and the answer is true."""
    scene = reacting("the-echo-comes-back-wrong", danger="C3").creature("hybrid", "E1")
    return scene.play(*locate("hybrid", "crew"), play("the-echo-comes-back-wrong"), sector("G4"), DONE, DONE)


def unseen_and_invented() -> Scene:
    """The noise has no cause: the worm is far away."""
    scene = reacting("eyes-in-the-dark").creature("worm", "G4")
    return scene.play(explore("west"), play("eyes-in-the-dark"), say("north"), DONE)


def unseen_and_real() -> Scene:
    """Nothing was invented: the worm has come to C1."""
    scene = reacting("eyes-in-the-dark").creature("worm", "D1")
    return scene.play(explore("west"), play("eyes-in-the-dark"), DONE, send("worm", "C1"))


def invented_and_real() -> Scene:
    """The noise in the east is real."""
    scene = reacting("eyes-in-the-dark").creature("worm", "E4")
    return scene.play(explore("west"), play("eyes-in-the-dark"), say("north"), send("worm", "D4"))


def real_and_invented() -> Scene:
    """The one in the north is."""
    scene = reacting("eyes-in-the-dark").creature("worm", "D1")
    return scene.play(explore("west"), play("eyes-in-the-dark"), say("east"), send("worm", "C1"))


PAIRS: list[tuple[Told, Told]] = [
    (left_out, token_left_out),
    (false_worm, real_worm),
    (hybrid_as_cultist, wounded_cultist_as_unhurt),
    (buried_and_new, buried_on_a_full_floor),
    (one_more, true_distance),
    (exchanged, in_order),
    (wrong_side, right_side),
    (named_wrong, named_right),
    (echo_wrong, echo_right),
    (unseen_and_invented, unseen_and_real),
    (invented_and_real, real_and_invented),
]


@pytest.mark.parametrize(("lie", "truth"), PAIRS)
def test_secrecy_2_the_hero_cannot_tell_a_lie_from_the_truth(lie: Told, truth: Told) -> None:
    one, other = lie().table, truth().table
    assert one.digest() != other.digest(), "the worlds differ"
    assert one.view(HERO) == other.view(HERO)
    assert one.log(HERO) == other.log(HERO)
    assert (one.moves, one.seat) == (other.moves, other.seat)


@pytest.mark.parametrize(("lie", "truth"), PAIRS)
def test_secrecy_5_what_he_makes_of_it_does_not_depend_on_it_either(lie: Told, truth: Told) -> None:
    one, other = lie().table, truth().table
    for seed in range(3):
        world = one.redeal(HERO, seed)
        assert world.view(HERO) == one.view(HERO) and world.log(HERO) == one.log(HERO)
        assert world.digest() == other.redeal(HERO, seed).digest()


@pytest.mark.parametrize(("lie", "truth"), PAIRS)
def test_secrecy_2_evil_sees_what_is_true(lie: Told, truth: Told) -> None:
    one, other = lie().table, truth().table
    assert one.view(1)["map"] != other.view(1)["map"]
    assert one.view(1)["map"]["creatures"] == [
        {
            "token": token,
            "kind": token // 3,
            "cell": cell,
            "wounded": one.wounded >> token & 1,
            "moved": one.moved >> token & 1,
            "dice": one.extra_dice[token],
            "raging": one.raging >> token & 1,
        }
        for token, cell in enumerate(one.where)
        if cell >= 0
    ]


def test_secrecy_3_the_lies_about_a_sector_end_with_the_truth_for_good() -> None:
    for lie in (left_out, false_worm, hybrid_as_cultist, buried_and_new):
        scene = lie()
        scene.dice(*["miss"] * 9).play(go("west"))
        assert scene.table.lies == [] and scene.table.doubts == []
        true = sorted(scene.table.figure_of(token) for token in scene.table.here())
        assert scene.tile("B3")["figures"] == true and scene.tile("B3")["danger"] == ("B3" in danger(scene))


def test_secrecy_2_a_lie_of_a_distance_is_told_and_not_done() -> None:
    assert answers(one_more())["hybrid"] == (4, "same") and one_more().where("hybrid") == "D1"
    assert noises(wrong_side()) == ["west"] and wrong_side().where("worm") == "D4"
