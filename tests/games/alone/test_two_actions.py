"""Two actions in a turn: what a card does to one of them does not reach the other (Bullet Time, topic turns)."""

from __future__ import annotations

from outpost import BULLET_TIME, PASS, Scene, attack, card, explore, go, play, repair
from played import pay, reacting, side

from undertow.games.alone import events as e


def test_turns_5_an_action_that_a_card_ended_leaves_the_second_as_it_is() -> None:
    legs = "my-legs-will-not-obey"
    scene = reacting(legs).play(BULLET_TIME, go("north"), play(legs), pay("stop"))
    assert scene.here == "C3"
    assert scene.play(go("north")).here == "C2"


def test_turns_5_a_card_whose_moment_did_not_come_is_not_kept_for_the_second() -> None:
    scene = reacting("was-i-mistaken").revealed("C2", "C1").play(BULLET_TIME, explore("north"), play("was-i-mistaken"))
    scene.play(explore("east"), PASS)
    assert scene.told(e.CARD_PLAYED) == []
    assert scene.table.hands[1] == [card("was-i-mistaken")]


def test_turns_5_who_was_seen_by_the_first_explore_was_not_seen_by_the_second() -> None:
    scene = reacting("eyes-in-the-dark").creature("worm", "C1").play(BULLET_TIME, explore("north"), PASS)
    scene.play(explore("east"), play("eyes-in-the-dark"))
    scene.lost()  # else 1 composure
    assert (scene.seat, scene.prompt) == (1, "evil_chooses")  # a noise without a cause


def test_turns_5_only_what_the_second_repair_lit_is_just_lit() -> None:
    scene = reacting("the-box-is-rigged").box("C3").play(BULLET_TIME, repair("north"), PASS)
    assert scene.lit() == ["C1", "C2", "C3"]
    scene.play(repair("east"), play("the-box-is-rigged"), side(2))
    assert scene.prompt != "evil_chooses"  # D3 was the only one that was dark, so nothing is asked
    assert scene.lit() == ["C1", "C2", "C3"]


def test_turns_5_hits_that_one_attack_lost_count_in_the_next() -> None:
    scratch = "barely-a-scratch"
    scene = reacting(scratch).creature("spore", "C3").dice("hit", "hit", *["miss"] * 9)
    scene.play(BULLET_TIME, attack("spore"), play(scratch))
    assert scene.told(e.WOUNDED) == []
    assert len(scene.play(attack("spore")).told(e.WOUNDED)) == 1


def test_turns_5_an_explore_after_a_failing_lamp_reveals_two_sectors() -> None:
    scene = reacting("my-lamp-is-failing").play(BULLET_TIME, explore("north"), play("my-lamp-is-failing"))
    assert scene.shown() == ["C2", "C3"]
    assert scene.play(explore("west")).shown() == ["C2", "A3", "B3", "C3"]


def test_turns_5_each_action_opens_a_window_of_its_own() -> None:
    scene = Scene(windows="ask").hand(1, "it-let-me-come").play(BULLET_TIME, go("north"))
    assert scene.prompt == "react"
    assert scene.play(PASS, go("south")).prompt == "react"
