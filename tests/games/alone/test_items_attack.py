"""Weapons, plain and upgraded (topics actions, attack, items): each test names the item it proves."""

from __future__ import annotations

import pytest
from outpost import DONE, PASS, Scene, attack, card, cell, clear, go, play, send, use
from played import reacting

from undertow.games.alone import events as e
from undertow.games.alone import moves as m
from undertow.games.alone.board import SIDES
from undertow.games.alone.cards.items import ITEM, ITEMS
from undertow.games.alone.state import HERO

KINDS = ("spore", "parasite", "hybrid", "cultist", "worm", "boss")


def charges(n: int) -> int:
    """Discard so many charges."""
    return m.SPEND + n - 1


def shoot(scene: Scene, kind: str, where: str, wounded: bool = False) -> int:
    """Attack a creature elsewhere."""
    return m.SHOOT + (KINDS.index(kind) * 2 + wounded) * m.PLACES + scene.place(where)


def throw(side: str) -> int:
    """Throw a grenade to a side."""
    return m.THROW + SIDES.index(side)


def rolled(scene: Scene) -> list[int]:
    """How many dice lay on the table, roll by roll."""
    return [sum(values) for values in scene.told(e.DICE_ROLLED)]


# -- the frame ---------------------------------------------------------------------------------------------------------


def test_actions_4_an_item_takes_the_place_of_the_action_and_costs_a_charge() -> None:
    scene = Scene().holds("plasma-cutter").creature("worm", "C3").dice("hit", "hit", "hit", "miss", "miss", "miss")
    scene.play(use("plasma-cutter"))
    assert scene.held() == {"plasma-cutter": 2} and scene.told(e.ITEM_USED) == [(ITEM["plasma-cutter"], 1)]
    assert scene.told(e.WOUNDED) == [(4,)] and scene.table.turn == 1, "it was the action of this turn"


def test_actions_5_evil_reacts_to_an_item_as_to_its_action() -> None:
    scene = reacting("my-hands-are-shaking").holds("plasma-cutter").creature("spore", "C3").dice("hit", *["miss"] * 6)
    scene.play(use("plasma-cutter"))
    assert scene.prompt == "react" and scene.may(play("my-hands-are-shaking"))
    scene.play(play("my-hands-are-shaking"))
    assert rolled(scene)[0] == 2, "a die fewer"


def test_items_1_the_last_charge_discards_the_item_and_its_text_still_holds() -> None:
    scene = Scene().holds("plasma-cutter", 1, True).creature("worm", "C3").dice(*["hit"] * 4)
    scene.play(use("plasma-cutter"), attack("worm"))
    assert scene.held() == {} and rolled(scene)[0] == 4 and scene.told(e.KILLED) == [(4,)]


def test_attack_2_without_anybody_in_reach_a_weapon_is_refused() -> None:
    for item in ITEMS:
        if "per_charge" in item.plain or "dice" in item.plain:
            assert Scene().holds(item.slug).refused(use(item.slug)) == ["attack.2"]


def test_attack_2_a_target_in_another_sector_must_be_revealed() -> None:
    scene = Scene().holds("sentry-gun").creature("worm", "B3")
    assert not scene.may(use("sentry-gun"))
    scene.revealed("B3").dice(*["hit"] * 3).play(use("sentry-gun"))
    assert scene.told(e.WOUNDED) == [(4,)]


def test_rulings_9_charges_come_back_when_the_creature_springs_aside_and_he_does_not_aim_anew() -> None:
    scene = reacting("gone-before-i-aim").holds("plasma-cutter", 1, True).creature("worm", "C3").creature("spore", "C3")
    scene.play(use("plasma-cutter"), attack("worm"), play("gone-before-i-aim"), send("worm", "C2"))
    while scene.prompt != "aim_anew":
        scene.play(DONE if DONE in scene.moves else scene.moves[0])
    scene.play(DONE)
    assert scene.held() == {"plasma-cutter": 1} and scene.upgraded() == ["plasma-cutter"]


def test_attack_2_after_a_dodge_he_may_aim_at_whomever_the_item_reaches() -> None:
    scene = reacting("gone-before-i-aim").holds("tracer-rounds").creature("worm", "C3").creature("spore", "C2")
    scene.revealed("C2").dice(*["hit"] * 2, *["miss"] * 6)
    scene.play(use("tracer-rounds"), attack("worm"), charges(1), play("gone-before-i-aim"), send("worm", "B3"))
    while scene.prompt != "aim_anew":
        scene.play(DONE if DONE in scene.moves else scene.moves[0])
    scene.play(shoot(scene, "spore", "C2"))
    assert scene.told(e.KILLED) == [(0,)] and scene.held() == {"tracer-rounds": 3}


def test_secrecy_3_a_false_creature_is_told_before_anything_is_paid() -> None:
    scene = Scene().holds("sentry-gun").revealed("B3")
    scene.table.lies.append([cell("B3"), 1, 0, 8])
    scene.table.doubts += [cell("B3"), card("it-is-angry")]
    scene.table.ask_again()
    scene.play(use("sentry-gun"))
    assert scene.told(e.TRUTH) and scene.held() == {"sentry-gun": 2}
    assert scene.prompt == "action" and scene.table.actions == 1 and scene.table.triggers == 0


def test_attack_2_reach_is_counted_over_revealed_sectors() -> None:
    scene = Scene().holds("sentry-gun").creature("worm", "A2").revealed("A2")
    assert not scene.may(use("sentry-gun")), "the sectors between are hidden"
    scene.revealed("B3", "A3")
    assert scene.may(use("sentry-gun"))


# -- ammunition --------------------------------------------------------------------------------------------------------


def test_items_1_example_two_charges_are_four_dice() -> None:
    for slug in ("slug-rounds", "tracer-rounds", "incendiary-rounds"):
        scene = Scene().holds(slug).creature("worm", "C3").dice("hit", "hit", "hit", "miss", *["miss"] * 9)
        scene.play(use(slug), charges(2))
        assert rolled(scene)[0] == 4 and scene.held() == {slug: 2}
        assert scene.told(e.WOUNDED) == [(4,)], "three damage, and one of it is lost"


@pytest.mark.parametrize("n", [1, 2, 3, 4])
def test_items_1_slug_rounds_take_one_to_four_charges_as_far_as_there_are(n: int) -> None:
    scene = Scene().holds("slug-rounds", n).creature("worm", "C3").play(use("slug-rounds"))
    if n > 1:
        assert scene.moves == tuple(charges(k) for k in range(1, n + 1))


def test_items_slug_rounds_roll_all_misses_once_more() -> None:
    scene = Scene().holds("slug-rounds").creature("worm", "C3").dice("miss", "conditional", "hit", *["miss"] * 9)
    scene.play(use("slug-rounds"), charges(1))
    assert scene.told(e.DICE_ROLLED)[:2] == [(0, 1, 1), (1, 1, 0)]


def test_items_slug_rounds_upgraded_roll_conditional_hits_too_if_he_wants() -> None:
    scene = Scene().holds("slug-rounds", upgraded=True).creature("worm", "C3")
    scene.dice("miss", "conditional", "hit", "hit", *["miss"] * 9).play(use("slug-rounds"), charges(1))
    assert scene.prompt == "reroll"
    scene.play(m.REROLL)
    assert scene.told(e.DICE_ROLLED)[:2] == [(0, 1, 1), (2, 0, 0)] and scene.told(e.WOUNDED) == [(4,)]
    scene = Scene().holds("slug-rounds", upgraded=True).creature("worm", "C3")
    scene.dice("miss", "conditional", "hit", *["miss"] * 9).play(use("slug-rounds"), charges(1), DONE)
    assert scene.told(e.DICE_ROLLED)[:2] == [(0, 1, 1), (1, 1, 0)]


def test_items_tracer_rounds_reach_two_sectors_in_sight() -> None:
    scene = Scene().holds("tracer-rounds").creature("worm", "A3").creature("spore", "C3").revealed("B3", "A3")
    scene.play(use("tracer-rounds"))
    assert scene.moves == tuple(sorted([attack("spore"), shoot(scene, "worm", "A3")]))
    scene.dice("hit", "hit", *["miss"] * 9).play(shoot(scene, "worm", "A3"), charges(1))
    assert scene.told(e.WOUNDED) == [(4,)] and scene.lit() == []
    far = Scene().hero("C1").holds("tracer-rounds").creature("worm", "B3").revealed("C2", "C3", "B3")
    assert not far.may(use("tracer-rounds")), "round the corner"
    assert not Scene().holds("slug-rounds").creature("worm", "B3").revealed("B3").may(use("slug-rounds"))


def test_items_tracer_rounds_upgraded_leave_light_at_the_target() -> None:
    scene = Scene().holds("tracer-rounds", upgraded=True).creature("worm", "B3").revealed("B3").dice(*["miss"] * 9)
    scene.play(use("tracer-rounds"), charges(1))
    assert scene.lit() == ["B3"]


def test_items_incendiary_rounds_light_his_sector_before_the_dice() -> None:
    scene = Scene().holds("incendiary-rounds").creature("worm", "C3").dice("conditional", "conditional", *["miss"] * 9)
    scene.play(use("incendiary-rounds"), charges(1))
    assert scene.lit() == ["C3"] and scene.told(e.WOUNDED) == [(4,)], "conditional hits count"


def test_items_incendiary_rounds_upgraded_roll_a_die_more_and_eight_at_most() -> None:
    for n, dice in ((1, 3), (4, 8)):
        scene = Scene().holds("incendiary-rounds", upgraded=True).creature("worm", "C3").dice(*["miss"] * 20)
        scene.play(use("incendiary-rounds"), charges(n))
        assert rolled(scene)[0] == dice


# -- the others --------------------------------------------------------------------------------------------------------


def test_items_plasma_cutter_has_three_dice_upgraded_four() -> None:
    for better, dice in ((False, 3), (True, 4)):
        scene = Scene().holds("plasma-cutter", upgraded=better).creature("spore", "C3").dice(*["miss"] * 9)
        scene.play(use("plasma-cutter"))
        if better:
            scene.play(attack("spore"))
        assert rolled(scene)[0] == dice


def test_items_plasma_cutter_upgraded_clears_two_doors_instead() -> None:
    scene = Scene().hero("G3").holds("plasma-cutter", upgraded=True)
    sides = [side for side in SIDES[:4] if scene.table.station.doors[cell("G3") * 4 + SIDES.index(side)] >= 0]
    for side in sides:
        scene.blocked("G3", side)
    scene.play(use("plasma-cutter"))
    assert scene.prompt == "cut"
    scene.play(*[clear(side) for side in sides[:2]])
    assert scene.table.blocked.bit_count() == len(sides) - 2 and scene.prompt != "cut"
    plain = Scene().hero("G3").holds("plasma-cutter").blocked("G3", sides[0])
    assert not plain.may(use("plasma-cutter"))


def test_items_shock_grenade_attacks_each_creature_of_a_sector_apart() -> None:
    for better, dice in ((False, 2), (True, 3)):
        scene = Scene().holds("shock-grenade", upgraded=better).creature("spore", "B3").creature("spore", "B3")
        scene.creature("worm", "B3").creature("cultist", "C3").revealed("B3")
        scene.dice(*["hit"] * dice * 2, *["miss"] * 9).play(use("shock-grenade"))
        assert scene.moves == (throw("west"), m.THROW_HERE)
        scene.play(throw("west"))
        assert rolled(scene)[:3] == [dice] * 3
        assert scene.told(e.KILLED) == [(0,), (0,)] and scene.told(e.UNHARMED) == [(4,)]


def test_items_shock_grenade_in_his_own_sector() -> None:
    scene = Scene().holds("shock-grenade").creature("spore", "C3").dice("hit", "hit", *["miss"] * 5)
    scene.play(use("shock-grenade"))
    assert scene.told(e.KILLED) == [(0,)]


def test_items_shock_grenade_two_that_look_alike_are_attacked_once_each() -> None:
    scene = Scene().holds("shock-grenade").creature("worm", "C3").creature("worm", "C3")
    scene.dice("miss", "miss", "hit", "hit", *["miss"] * 9).play(use("shock-grenade"))
    assert scene.told(e.UNHARMED) == [(4,)] and scene.told(e.WOUNDED) == [(4,)]
    assert scene.table.wounded == 1 << 13, "the second of them"


def test_items_sentry_gun_reaches_three_sectors_in_sight_or_not_but_not_his_own() -> None:
    for better, dice in ((False, 3), (True, 4)):
        scene = Scene().holds("sentry-gun", upgraded=better).creature("worm", "A2").creature("spore", "C3")
        scene.revealed("B3", "A3", "A2").dice(*["hit"] * dice, *["miss"] * 9)
        scene.play(use("sentry-gun"))
        assert rolled(scene)[0] == dice, "the only one in reach"
        assert scene.told(e.KILLED if better else e.WOUNDED) == [(4,)]
    far = Scene().holds("sentry-gun").creature("worm", "A1").revealed("B3", "A3", "A2", "A1")
    assert not far.may(use("sentry-gun"))


def test_items_blowtorch_lights_his_sector_and_has_two_dice_upgraded_three() -> None:
    for better, dice in ((False, 2), (True, 3)):
        scene = (
            Scene().holds("blowtorch", upgraded=better).creature("worm", "C3").dice(*["conditional"] * 3, *["miss"] * 9)
        )
        scene.play(use("blowtorch"))
        assert rolled(scene)[0] == dice and scene.lit() == ["C3"] and scene.told(e.WOUNDED) == [(4,)]


def test_items_5_evil_sees_what_is_used() -> None:
    scene = Scene(evil=2).holds("blowtorch").creature("worm", "C3").dice(*["miss"] * 9).play(use("blowtorch"))
    assert scene.told(e.ITEM_USED, 2) == [(ITEM["blowtorch"], 1)] == scene.told(e.ITEM_USED, HERO)


def test_attack_2_evil_may_react_to_every_roll_of_a_grenade() -> None:
    scene = reacting("barely-a-scratch").holds("shock-grenade").creature("worm", "C3").creature("cultist", "C3")
    scene.dice("hit", "hit", "hit", "hit", *["miss"] * 9).play(use("shock-grenade"))
    assert scene.prompt == "react"
    scene.play(PASS)
    assert scene.prompt == "react"
    scene.play(play("barely-a-scratch"))
    assert scene.told(e.WOUNDED) == [(3,)] and scene.told(e.UNHARMED) == [(4,)]


def test_move_1_without_an_item_a_move_is_one_step() -> None:
    assert Scene().play(go("north")).here == "C2"
