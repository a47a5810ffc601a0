"""Traps, cards of Attack, Search, Interact and of losses: each half as it is printed."""

from __future__ import annotations

from outpost import DONE, PASS, SEARCH, attack, go, of_item, play, repair, send
from played import (
    attacks,
    danger,
    die,
    during_the_turn,
    ends,
    noises,
    pay,
    places,
    reacting,
    sector,
    sectors,
    shift,
    side,
    was_dangerous,
    with_dice,
)

from undertow.games.alone import events as e
from undertow.games.alone import moves as m
from undertow.games.alone.state import HERO

NEAR = ["C1", "C2", "A3", "B3", "D3", "D4"]  # within 2 sectors of C3; all out of sight where only C3 is revealed


# -- I stepped right into it (Attack, end of the turn)


def test_card_i_stepped_into_it_puts_a_token_in_his_sector() -> None:
    scene = reacting("i-stepped-into-it").creature("spore", "C3").dice("miss", "conditional", "miss", "miss")
    scene.play(attack("spore"), play("i-stepped-into-it"), side(1))
    assert danger(scene) == ["C3"] and places(scene, e.DANGER_SHOWN) == ["C3"]
    scene.lost(health=1)  # a conditional hit counts by the token


def test_card_i_stepped_into_it_or_a_creature_moves() -> None:
    scene = reacting("i-stepped-into-it").creature("spore", "C3").dice("miss")
    scene.play(attack("spore"), play("i-stepped-into-it"), side(2), send("spore", "D3"))
    assert scene.where("spore") == "D3" and danger(scene) == [] and attacks(scene) == []


def test_card_i_stepped_into_it_dangerous_each_with_him_rolls_a_die_more() -> None:
    scene = reacting("i-stepped-into-it", danger="C3").creature("spore", "C3").dice(*["miss"] * 5)
    scene.play(attack("spore"), play("i-stepped-into-it"), side(1))
    assert attacks(scene) == [("spore", 4)]


# -- The recoil brings the ceiling down (Attack, after the roll)


def test_card_the_ceiling_comes_down_a_die_again_and_a_token_for_each_miss() -> None:
    scene = (
        reacting("the-ceiling-comes-down", ask=True).creature("spore", "C3").dice("hit", "miss", "miss", *["miss"] * 3)
    )
    with_dice(scene, 2, attack("spore")).play(play("the-ceiling-comes-down"), die("hit"))
    assert scene.told(e.DICE_ROLLED, HERO)[1] == (0, 0, 2) and sectors(scene) == NEAR
    scene.play(sector("C1"), sector("D3"))
    assert danger(scene) == ["C1", "D3"] and scene.told(e.UNHARMED, HERO) == [(0,)]
    scene.lost()


def test_card_the_ceiling_comes_down_two_tokens_at_most() -> None:
    scene = reacting("the-ceiling-comes-down", ask=True).creature("spore", "C3").dice(*["miss"] * 6)
    with_dice(scene, 3, attack("spore")).play(play("the-ceiling-comes-down"), DONE, sector("C1"), sector("D3"))
    assert danger(scene) == ["C1", "D3"]


def test_card_the_ceiling_comes_down_without_a_miss_there_is_none() -> None:
    scene = reacting("the-ceiling-comes-down", danger="C3").creature("spore", "C3", wounded=True).dice("hit")
    scene.play(attack("spore", wounded=True), play("the-ceiling-comes-down"), DONE).lost()
    assert danger(scene) == ["C3"] and was_dangerous(scene, "the-ceiling-comes-down")


def test_card_the_ceiling_comes_down_dangerous_a_miss_costs_health() -> None:
    scene = reacting("the-ceiling-comes-down", danger="C3").creature("spore", "C3").dice(*["miss"] * 5)
    scene.play(attack("spore"), play("the-ceiling-comes-down"), DONE, sector("C1")).lost(health=1)


# -- It jams, of course it jams (Attack, before the dice)


def test_card_of_course_it_jams_two_dice_fewer_and_a_token_near() -> None:
    scene = reacting("of-course-it-jams").creature("spore", "C3").dice("hit", "miss", "miss", "miss")
    with_dice(scene, 3, attack("spore"), play("of-course-it-jams"))
    assert scene.told(e.TOLL_PAID, HERO) == [(4,)] and sectors(scene) == NEAR, "without a charge nothing else is left"
    scene.play(sector("D4"))
    assert danger(scene) == ["D4"] and scene.told(e.DICE_ROLLED, HERO)[0] == (1, 0, 0)


def test_card_of_course_it_jams_or_he_gives_up_a_charge() -> None:
    scene = reacting("of-course-it-jams").creature("spore", "C3").holds("jetpack").dice("hit", *["miss"] * 6)
    with_dice(scene, 3, attack("spore"), play("of-course-it-jams"))
    assert scene.moves == (pay("charge"), pay("dice"))
    scene.play(pay("charge"), sector("D4"))
    assert scene.held() == {"jetpack": 2} and scene.told(e.DICE_ROLLED, HERO)[0] == (1, 0, 2), "all three dice"


def test_card_of_course_it_jams_dangerous_another_die_fewer() -> None:
    scene = reacting("of-course-it-jams", danger="C3").creature("spore", "C3").dice("hit", "miss", "miss", "miss")
    with_dice(scene, 4, attack("spore"), play("of-course-it-jams")).play(sector("D4"))
    assert scene.told(e.DICE_ROLLED, HERO)[0] == (1, 0, 0)


# -- It was booby-trapped (Search, when the cards are drawn)


def test_card_it_was_booby_trapped_he_may_pay_with_health_and_a_token_comes_near() -> None:
    scene = reacting("it-was-booby-trapped", "everything-is-crawling").item_deck("jetpack").play(SEARCH)
    scene.play(PASS, play("it-was-booby-trapped"))
    assert scene.moves == (pay("health"), pay("discard")) and during_the_turn(scene)
    scene.play(pay("health")).lost(health=1)
    assert sectors(scene) == NEAR
    scene.play(sector("B3"))
    assert danger(scene) == ["B3"] and list(scene.held()) == ["jetpack"]


def test_card_it_was_booby_trapped_or_he_discards_a_card_that_he_has_drawn() -> None:
    scene = reacting("it-was-booby-trapped", "everything-is-crawling").hero("A4").holds("sedative")
    scene.item_deck("jetpack", "crowbar", "tool-kit").play(SEARCH, PASS, play("it-was-booby-trapped"), pay("discard"))
    assert len(scene.moves) == 3, "not the sedative"
    scene.play(of_item(m.DROP, "crowbar")).lost()
    assert list(scene.held()) == ["sedative", "jetpack", "tool-kit"]


def test_card_it_was_booby_trapped_dangerous_costs_health_besides() -> None:
    scene = reacting("it-was-booby-trapped", "everything-is-crawling", danger="C3").item_deck("jetpack").play(SEARCH)
    scene.play(PASS, play("it-was-booby-trapped"), pay("health"), sector("B3")).lost(health=2)


# -- The crate is hissing (Search, end of the turn)


def test_card_the_crate_is_hissing_a_token_here_and_one_near() -> None:
    scene = reacting("the-crate-is-hissing").play(SEARCH, play("the-crate-is-hissing"))
    assert danger(scene) == ["C3"] and sectors(scene) == NEAR
    scene.play(sector("A3")).lost()
    assert danger(scene) == ["A3", "C3"] and places(scene, e.DANGER_SHOWN) == ["C3"]


def test_card_the_crate_is_hissing_where_one_lies_it_costs_both_and_is_dangerous() -> None:
    scene = reacting("the-crate-is-hissing", danger="C3").play(SEARCH, play("the-crate-is-hissing"))
    scene.lost(health=1, composure=2)
    assert danger(scene) == ["C3"]


# -- The box is rigged (Interact, when it is done)


def test_card_the_box_is_rigged_a_token_in_his_sector() -> None:
    scene = reacting("the-box-is-rigged").box("C3").play(repair("north"), play("the-box-is-rigged"), side(1))
    assert danger(scene) == ["C3"] and scene.lit() == ["C1", "C2", "C3"]
    scene.lost()


def test_card_the_box_is_rigged_or_one_of_the_lights_goes_out_again() -> None:
    scene = (
        reacting("the-box-is-rigged").box("C3").light("F4").play(repair("north"), play("the-box-is-rigged"), side(2))
    )
    assert during_the_turn(scene) and sectors(scene) == ["C1", "C2", "C3"] and not scene.may(DONE), (
        "of those that this action has lit"
    )
    scene.play(sector("C2"))
    assert scene.lit() == ["C1", "C3", "F4"] and danger(scene) == []


def test_card_the_box_is_rigged_dangerous_costs_health() -> None:
    scene = reacting("the-box-is-rigged", danger="C3").box("C3")
    scene.play(repair("north"), play("the-box-is-rigged"), side(1)).lost(health=1)


# -- Live wires (Interact, before it takes effect)


def test_card_live_wires_costs_health_and_a_token_comes_near() -> None:
    scene = reacting("live-wires").box("C3").play(repair("north"), play("live-wires"))
    scene.lost(health=1)
    assert scene.lit() == [] and sectors(scene) == NEAR
    scene.play(sector("D3"))
    assert danger(scene) == ["D3"] and scene.lit() == ["C1", "C2", "C3"]


def test_card_live_wires_or_he_gives_up_two_charges_of_any_items() -> None:
    scene = reacting("live-wires").box("C3").holds("jetpack", charges=1)
    scene.play(repair("north"), play("live-wires")).lost(health=1)
    scene = reacting("live-wires").box("C3").holds("jetpack", charges=1).holds("sedative")
    scene.play(repair("north"), play("live-wires"))
    assert scene.moves == (pay("health"), pay("charge"))
    scene.play(pay("charge"), of_item(m.DISCHARGE, "sedative"), of_item(m.DISCHARGE, "jetpack")).lost()
    assert scene.held() == {"sedative": 1}, "with its last charge the jetpack is gone"


def test_card_live_wires_dangerous_costs_health_besides() -> None:
    scene = reacting("live-wires", danger="C3").box("C3").play(repair("north"), play("live-wires"), sector("D3"))
    scene.lost(health=2)


# -- My blood marks the way (lost health, end of the turn)


def test_card_my_blood_marks_the_way_a_token_near_and_a_creature_moves() -> None:
    scene = reacting("my-blood-marks-the-way").creature("spore", "C3").dice("hit", "miss")
    scene.play(go("east"), play("my-blood-marks-the-way"))
    assert sectors(scene) == ["C2", "B3", "D4", "E4", "d4"], "within 2 of D3; C3 is in sight"
    scene.play(sector("D4"), send("spore", "B3"))
    assert danger(scene) == ["D4"] and scene.where("spore") == "B3" and noises(scene) == ["west"]


def test_card_my_blood_marks_the_way_dangerous_another_beside_him() -> None:
    scene = reacting("my-blood-marks-the-way", danger="D3").creature("spore", "C3").dice("hit", "miss")
    scene.play(go("east"), play("my-blood-marks-the-way"), sector("B3"), send("spore", "B3"))
    assert sectors(scene) == ["C3", "D4"]
    scene.play(sector("C3"))
    assert danger(scene) == ["B3", "C3", "D3"] and places(scene, e.DANGER_SHOWN) == ["D3", "C3"]


# -- One wrong step after another (lost health, at once)


def test_card_one_wrong_step_moves_a_creature_and_is_not_dangerous_by_itself() -> None:
    scene = reacting("one-wrong-step").creature("spore", "C3").dice("hit", "miss")
    scene.play(go("north"), play("one-wrong-step"), send("spore", "D3")).lost(health=1)
    assert not was_dangerous(scene, "one-wrong-step") and scene.where("spore") == "D3" and scene.here == "C2"


def test_card_one_wrong_step_arms_the_next_card_without_a_token() -> None:
    scene = reacting("one-wrong-step", "they-hunt-in-a-pack").creature("spore", "C3").dice("hit", *["miss"] * 9)
    scene.play(go("north"), play("one-wrong-step"), DONE, play("they-hunt-in-a-pack"), send("spore", "C2"))
    assert was_dangerous(scene, "they-hunt-in-a-pack") and attacks(scene) == [("spore", 4)]
    assert danger(scene) == [] and scene.table.mods[1] == 0, "a new turn"


def test_card_one_wrong_step_dangerous_costs_health() -> None:
    scene = reacting("one-wrong-step", danger="C3").creature("spore", "C3").dice("hit", "miss")
    scene.play(go("north"), play("one-wrong-step"), DONE).lost(health=2)


# -- Every shadow is a trap (lost composure, end of the turn)


def test_card_every_shadow_is_a_trap_a_token_moves_three_sectors_to_him() -> None:
    scene = reacting("every-shadow-is-a-trap").danger("E1").creature("hybrid", "C2").creature("worm", "A4")
    scene.dice("miss", "conditional").play(go("north"), play("every-shadow-is-a-trap"), side(1))
    assert scene.may(shift("E1", "C2")) and not scene.may(shift("E1", "C3"))
    scene.play(shift("E1", "C2"), send("worm", "A3")).lost(health=1, composure=2)
    assert danger(scene) == ["C2"] and places(scene, e.DANGER_SHOWN) == ["C2"] and scene.where("worm") == "A3"


def test_card_every_shadow_is_a_trap_or_a_token_comes_near() -> None:
    scene = reacting("every-shadow-is-a-trap").creature("hybrid", "C2").creature("worm", "A4").dice("miss", "miss")
    scene.play(go("north"), play("every-shadow-is-a-trap"), side(2))
    assert sectors(scene) == ["B1", "C1", "D1", "B3", "D3"]
    scene.play(sector("D1"), send("worm", "A3"))
    assert danger(scene) == ["D1"] and scene.where("worm") == "A3" and ends(scene, "worm") == []


def test_card_every_shadow_is_a_trap_dangerous_costs_composure() -> None:
    scene = reacting("every-shadow-is-a-trap", danger="C2").creature("hybrid", "C2").dice("miss", "miss")
    scene.play(go("north"), play("every-shadow-is-a-trap"), side(2), sector("D1"), DONE).lost(composure=3)
