"""Companions: how they come, what they take upon themselves, when they go."""

from __future__ import annotations

import pytest
from crew import WHO, along, charges, played, sacrifice, shield
from outpost import BULLET_TIME, DONE, PASS, SEARCH, Scene, attack, go, play

from undertow.games.alone import events as e
from undertow.games.alone import moves as m
from undertow.games.alone.procedures.companions import gain_companion
from undertow.games.alone.procedures.windows import LossWindow

EVIL = 1
BEAR = m.BEAR


def test_companions_1_a_companion_comes_with_6_charges_and_all_see_them() -> None:
    scene = played("doctor")
    who = gain_companion(scene.table)
    assert scene.told(e.COMPANION_GAINED) == [(who, 6)]
    assert charges(scene, WHO[who]) == 6


def test_companions_1_it_is_one_of_the_characters_that_are_not_in_play() -> None:
    scene = played("doctor")
    come = [gain_companion(scene.table) for _ in range(4)]
    assert sorted(come) == [-1, 0, 1, 2] and come[3] == -1, "the Doctor is the Hero, and nobody is left"
    again = played("pilot")
    assert gain_companion(again.table, WHO.index("pilot")) == -1


def test_companions_1_each_of_them_may_come() -> None:
    come = set()
    for _ in range(40):
        scene = played("doctor")
        scene.table.chance = type(scene.table.chance)(str(_).encode())
        come.add(WHO[gain_companion(scene.table)])
    assert come == {"pilot", "engineer", "captain"}


def test_companions_1_one_that_was_discarded_does_not_come_again() -> None:
    scene = along("doctor", scene=played("pilot")).play(sacrifice("doctor"))
    assert sorted(gain_companion(scene.table) for _ in range(3)) == [-1, 1, 2]


def test_companions_2_a_companion_is_sacrificed_at_the_start_of_a_turn_with_all_its_charges() -> None:
    scene = along("doctor").tracks(5, 5).play(sacrifice("doctor"))
    assert charges(scene, "doctor") == 0 and scene.told(e.SACRIFICED) == [(3,)]
    assert scene.prompt == "action", "the turn goes on, and no action was spent"
    assert scene.table.actions == 1
    assert not scene.may(sacrifice("doctor")), "that works once only"


def test_companions_2_not_after_an_action_but_before_or_after_bullet_time() -> None:
    scene = along("doctor").play(BULLET_TIME)
    assert scene.may(sacrifice("doctor"))
    scene.play(SEARCH)
    assert scene.prompt == "action" and scene.refused(sacrifice("doctor")) == ["companions.2"]


def test_companions_2_two_may_be_sacrificed_in_one_turn() -> None:
    scene = along("engineer", scene=along("doctor")).tracks(5, 5).play(sacrifice("doctor"))
    assert scene.may(sacrifice("engineer"))


def test_companions_3_one_ability_a_turn() -> None:
    scene = along("doctor", scene=along("pilot")).tracks(5, 5).play(go("west"), m.HELP, DONE)
    assert charges(scene, "pilot") == 5 and scene.prompt == "action", "the Doctor is not asked about any more"
    scene.play(go("east"), DONE)  # the next turn, without the Pilot
    assert scene.prompt == "recover"


def attacked(hits: int, **tracks: int) -> Scene:
    """A Cultist has hit the Hero, who has a companion, at the end of a turn."""
    scene = along("engineer").creature("cultist", "C3").tracks(**tracks)
    return scene.dice(*["hit"] * hits, *["miss"] * (2 - hits)).play(SEARCH)


def test_companions_4_a_companion_may_take_the_whole_loss_a_charge_for_each_point() -> None:
    scene = attacked(2)
    assert (scene.prompt, scene.seat) == ("bear", 0)
    assert scene.moves == (BEAR, shield("engineer"))
    scene.play(shield("engineer")).lost()
    assert charges(scene, "engineer") == 4
    assert scene.told(e.COMPANION_SHIELDS) == [(1, 2, 4)]


def test_companions_4_or_the_hero_bears_it() -> None:
    scene = attacked(2).play(BEAR)
    scene.lost(health=2)
    assert charges(scene, "engineer") == 6


def test_companions_4_nobody_is_asked_without_a_companion_or_without_a_loss() -> None:
    scene = Scene().creature("cultist", "C3").dice("hit", "miss").play(SEARCH)
    scene.lost(health=1)
    assert scene.prompt == "action"
    assert attacked(0).prompt == "action"


def test_companions_4_what_exceeds_the_charges_is_lost() -> None:
    scene = along("engineer", 1).creature("cultist", "C3").dice("hit", "hit").play(SEARCH, shield("engineer"))
    scene.lost()
    assert scene.told(e.COMPANION_SHIELDS) == [(1, 1, 0)]


def test_companions_4_each_attack_is_a_loss_of_its_own_and_each_may_go_to_another() -> None:
    scene = along("doctor", scene=along("engineer")).creature("cultist", "C3").creature("worm", "C3")
    scene.dice("hit", "hit", "hit", "miss", "miss").play(SEARCH)
    assert scene.moves == (BEAR, shield("engineer"), shield("doctor"))
    scene.play(shield("doctor"))
    assert scene.prompt == "bear"
    scene.play(shield("engineer")).lost()
    assert (charges(scene, "doctor"), charges(scene, "engineer")) == (4, 5)


def test_companions_5_opportunity_attacks_and_shocks_can_be_taken() -> None:
    scene = along("engineer").creature("cultist", "C3").completed("problem").dice("hit").play(go("west"))
    assert scene.prompt == "bear"
    scene.play(shield("engineer")).lost()
    scene = along("engineer").creature("worm", "B3").dice(*["miss"] * 9).play(go("west"))
    assert scene.prompt == "bear" and scene.table.owed == [1, 2], "a shock"
    scene.play(shield("engineer")).lost()
    assert charges(scene, "engineer") == 4


def test_companions_5_what_a_card_costs_can_be_taken_and_the_card_goes_on() -> None:
    scene = along("engineer", windows="ask").decks("terror", "speed").creature("worm", "C3")
    scene.hand(EVIL, "my-hands-are-shaking").dice(*["miss"] * 9)
    scene.play(attack("worm"), play("my-hands-are-shaking"))
    assert scene.prompt == "bear" and scene.table.owed == [1, 1]
    scene.play(shield("engineer")).lost()
    assert charges(scene, "engineer") == 5
    assert scene.told(e.FEWER_DICE) == [(1,)] and scene.told(e.DICE_ROLLED)[0] == (0, 0, 0), "the card went on"


def test_companions_5_a_toll_that_the_hero_chooses_is_the_heros_own() -> None:
    scene = along("engineer", windows="ask").decks("terror", "speed").hand(EVIL, "my-legs-will-not-obey")
    scene.play(go("west"), play("my-legs-will-not-obey")).play(m.PAY)
    scene.lost(composure=1)
    assert charges(scene, "engineer") == 6


def test_companions_5_nightmare_mode_is_borne_by_the_hero() -> None:
    scene = along("engineer").time(8, 5).play(SEARCH)
    while scene.table.turn:
        scene.play(scene.moves[0])
    scene.lost(composure=2)
    assert charges(scene, "engineer") == 6


@pytest.mark.parametrize(("answer", "triggered"), [(BEAR, True), (shield("engineer"), False)])
def test_companions_5_what_a_companion_takes_triggers_no_card(answer: int, triggered: bool) -> None:
    scene = along("engineer", windows="ask").decks("terror", "speed").creature("worm", "B3")
    scene.hand(EVIL, "my-legs-will-not-obey").play(go("west"), PASS, answer)
    assert scene.prompt == "react", "to the loss, or at the end of the turn"
    assert (scene.table.triggers >> 7 & 1 == 1) is triggered
    assert isinstance(scene.table.stack[-1], LossWindow) is triggered


def test_companions_6_with_its_last_charge_a_companion_is_discarded() -> None:
    scene = along("engineer", 2).creature("cultist", "C3").dice("hit", "hit").play(SEARCH, shield("engineer"))
    assert scene.told(e.COMPANION_GONE) == [(1,)]
    assert charges(scene, "engineer") == 0 and not scene.may(sacrifice("engineer"))


def test_companions_6_the_last_charge_may_pay_for_an_ability() -> None:
    scene = along("doctor", 1).tracks(5, 5).play(SEARCH, m.RECOVER)
    assert scene.table.health == 6 and scene.told(e.COMPANION_GONE) == [(3,)]


@pytest.mark.parametrize("overflow", ["spill", "lost"])
def test_companions_4_a_companion_saves_a_hero_who_has_nothing_left(overflow: str) -> None:
    scene = along("engineer", scene=Scene(overflow=overflow)).creature("cultist", "C3").tracks(1, 0)
    scene.dice("hit", "miss").play(SEARCH)
    assert scene.prompt == "bear"
    assert not scene.play(shield("engineer")).ending


def test_companions_4_who_bears_the_last_loss_is_lost() -> None:
    assert attacked(1, health=1, composure=0).play(BEAR).ending == "defeat"


def test_companions_2_sacrifices_stand_among_the_answers_in_the_order_of_moves() -> None:
    moves = along("doctor", scene=along("pilot")).moves
    assert list(moves) == sorted(moves) and {sacrifice("pilot"), sacrifice("doctor")} <= set(moves)
