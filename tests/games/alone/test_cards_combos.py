"""Combos: two cards in a turn, or in two turns, that do more together than each alone."""

from __future__ import annotations

from outpost import DONE, attack, go, play, repair, send, spawn
from played import (
    appeared,
    attacks,
    danger,
    reacting,
    sector,
    side,
    was_dangerous,
    with_dice,
)

from undertow.games.alone import events as e
from undertow.games.alone import moves as m
from undertow.games.alone.state import HERO


def test_dangerous_4_a_token_of_the_first_card_makes_the_second_dangerous() -> None:
    scene = (
        reacting("i-stepped-into-it", "it-is-angry").creature("spore", "C3").dice("miss", "conditional", *["miss"] * 3)
    )
    scene.play(attack("spore"), play("i-stepped-into-it"), side(1), play("it-is-angry"), side(1), send("spore", "C3"))
    assert not was_dangerous(scene, "i-stepped-into-it") and was_dangerous(scene, "it-is-angry")
    assert attacks(scene) == [("spore", 4)]
    scene.lost(health=1)


def test_shock_1_a_creature_that_is_forgotten_walks_back_in_and_frightens_him_more() -> None:
    scene = reacting("how-do-i-know-this-place", "something-brushed-my-neck").hero("D3").revealed("C3", "A3")
    scene.creature("spore", "A3").dice(*["miss"] * 3).play(go("west"), play("how-do-i-know-this-place"), sector("A3"))
    scene.play(send("spore", "B3"))
    assert appeared(scene) == [], "hidden again, and nearer"
    scene.play(play("something-brushed-my-neck"), send("spore", "C3")).lost(composure=2)


def test_rulings_3_a_shock_in_the_middle_of_a_move_lets_a_second_card_answer_to_it() -> None:
    scene = reacting("footsteps-ahead", "i-must-not-look-away").creature("hybrid", "D1").dice(*["miss"] * 3)
    scene.play(go("north"), play("footsteps-ahead"), send("hybrid", "C2"), play("i-must-not-look-away"), DONE)
    assert attacks(scene) == [("hybrid", 3)] and scene.table.widths == [1, 2]
    scene.lost(composure=2)


def test_rulings_3_one_card_after_the_step_and_one_when_the_move_is_done() -> None:
    scene = reacting("the-door-slams-shut", "right-behind-me").hero("C2").creature("hybrid", "E1").dice("miss", "miss")
    scene.play(go("north"), play("the-door-slams-shut"), m.BLOCK_DOOR + scene.door("B1", "east"), sector("C3"))
    scene.play(play("right-behind-me"))
    assert scene.prompt == "door", "the second is for the end of the move: first he may use a door"
    scene.play(DONE, send("hybrid", "C1")).lost(composure=2)


def test_attacks_2_the_first_card_puts_out_his_light_and_the_second_brings_a_worm() -> None:
    scene = reacting("the-lights-are-dying", "they-are-through", danger="C3").box("C3").creature("worm", "B3")
    scene.dice(*["miss"] * 3).play(repair("north"), play("the-lights-are-dying"), side(1), DONE)
    scene.play(play("they-are-through"), send("worm", "C3")).lost(composure=2)
    assert attacks(scene) == [("worm", 3)], "none in the light"


def test_attacks_3_first_the_token_then_the_pack() -> None:
    scene = reacting("the-floor-gives-way", "they-hunt-in-a-pack").creature("parasite", "C1").creature("worm", "A4")
    scene.dice("conditional", "miss", "miss").play(
        go("north"), play("the-floor-gives-way"), play("they-hunt-in-a-pack")
    )
    scene.play(send("parasite", "C2"), DONE)
    assert danger(scene) == ["C2"] and attacks(scene) == [("parasite", 3)]
    scene.lost(health=1, composure=1)


def test_shock_1_a_creature_that_was_never_there_frightens_him_a_second_time() -> None:
    scene = reacting("it-was-never-there", "they-are-keeping-pace").creature("spore", "C3").dice(*["miss"] * 5)
    scene.play(attack("spore"), play("it-was-never-there"), side(1), send("spore", "D4")).passes()
    scene.play(go("east"), play("they-are-keeping-pace"), send("spore", "D3")).lost(composure=1)


def test_attack_6_a_die_fewer_before_the_roll_and_a_hit_fewer_after_it() -> None:
    scene = reacting("my-hands-are-shaking", "barely-a-scratch").creature("spore", "C3")
    scene.dice("hit", *["miss"] * 5)
    with_dice(scene, 2, attack("spore"), play("my-hands-are-shaking")).play(play("barely-a-scratch"))
    assert scene.told(e.DICE_ROLLED, HERO)[0] == (1, 0, 0) and scene.told(e.UNHARMED, HERO) == [(0,)]


def test_reactions_6_a_field_that_is_freed_counts_at_once_for_the_second_card() -> None:
    scene = reacting("no-time-to-breathe", "they-hunt-in-a-pack").covered(5).creature("spore", "C3").dice("hit", "miss")
    scene.play(go("north"), play("no-time-to-breathe"), spawn("hybrid", "D1"))
    assert scene.table.free_fields() == 2 and scene.may(play("they-hunt-in-a-pack")), "else one field would be left"
    scene.play(play("they-hunt-in-a-pack"), send("hybrid", "D1"), DONE)
    assert scene.table.free_fields() == 0
