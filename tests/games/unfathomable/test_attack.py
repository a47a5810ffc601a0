"""Attacks, enemies and characters (topics 4, 10 and 19)."""

from __future__ import annotations

import pytest
from staging import PASS, Scene, act_card, act_item, card, space, to_seat, to_space

from undertow.games.unfathomable import events as e
from undertow.games.unfathomable import moves as m
from undertow.games.unfathomable.board import CULTIST
from undertow.games.unfathomable.procedures.attack import A_DEEP_ONE, Attack
from undertow.games.unfathomable.procedures.defeat import DefeatCharacter
from undertow.games.unfathomable.procedures.monsters import ActivateDeepOnes

KEEN_INSIGHT = "observation 3"
COMBAT_TRAINING = "strength 1"


def against_a_deep_one(*draws: int) -> Scene:
    """Seat 0 may attack a Deep One."""
    return Scene().deep_ones("captains cabin", 1).dice(*draws)


def against_a_traitor(*draws: int) -> Scene:
    """Seat 0 may attack a revealed traitor."""
    return Scene().traitor(1).at(1, "captains cabin").dice(*draws)


def against_a_human(*draws: int) -> Scene:
    """Seat 0 is a revealed traitor and may attack a human."""
    return Scene().traitor(0).at(1, "captains cabin").dice(*draws)


def activated(*draws: int) -> Scene:
    """A Deep One beside seat 0 is activated."""
    return Scene().deep_ones("captains cabin").dice(*draws).begin(ActivateDeepOnes([]))


def test_attack_0_characters_and_deep_ones_attack_to_defeat_somebody_in_their_space() -> None:
    assert against_a_deep_one(4).turn().play(m.ATTACK_DEEP_ONE).monsters() == {}
    assert against_a_traitor(6).turn().play(m.ATTACK + 1).place_of(1) == "brig"
    assert against_a_human(6).turn().play(m.ATTACK + 1).place_of(1) == "sick bay"
    assert activated(6).place_of(0) == "sick bay"


def test_attack_1a_an_attack_may_be_an_action() -> None:
    scene = against_a_deep_one(1).turn().play(m.ATTACK_DEEP_ONE, m.ATTACK_DEEP_ONE)
    assert len(scene.told(e.ATTACKS_A_DEEP_ONE)) == 2
    assert scene.prompt != "action"  # both actions are spent


def test_attack_1b_an_ability_of_a_card_may_allow_an_attack() -> None:
    scene = against_a_deep_one(4).hand(0, "strength 3").turn().play(act_card("strength 3"))
    assert (len(scene.told(e.ATTACKS_A_DEEP_ONE)), scene.monsters()) == (1, {})
    scene = against_a_deep_one(2).items(0, "six_shooter").turn().play(act_item("six_shooter"))
    assert (len(scene.told(e.ATTACKS_A_DEEP_ONE)), scene.monsters()) == (1, {})


def test_attack_1c_an_activated_deep_one_may_attack() -> None:
    assert activated(1).told(e.DEEP_ONE_ATTACKS) == [(0,)]


def test_attack_3_who_makes_the_attack_is_the_attacker() -> None:
    assert against_a_deep_one(1).turn().play(m.ATTACK_DEEP_ONE).told(e.ATTACKS_A_DEEP_ONE) == [
        (0, space("captains cabin"))
    ]
    assert against_a_traitor(1).turn().play(m.ATTACK + 1).told(e.ATTACKS) == [(0, 1)]
    assert activated(1).told(e.DEEP_ONE_ATTACKS) == [(0,)]


def test_attack_4_an_attacking_player_chooses_the_defender() -> None:
    scene = against_a_traitor(6).deep_ones("captains cabin").turn()
    assert {m.ATTACK_DEEP_ONE, m.ATTACK + 1} <= set(scene.moves)
    scene = against_a_traitor(6).deep_ones("captains cabin").items(0, "shotgun").turn().play(act_item("shotgun"))
    assert (scene.seat, scene.prompt) == (0, "whom_to_attack")
    assert scene.moves == (to_space("captains cabin"), to_seat(1))


def test_attack_4_for_a_deep_one_the_current_player_chooses() -> None:
    scene = Scene().at(1, "galley").at(2, "galley").deep_ones("galley").begin(ActivateDeepOnes([]))
    assert (scene.seat, scene.prompt, scene.moves) == (0, "defender", (to_seat(1), to_seat(2)))


def test_attack_4a_attacker_and_defender_share_a_space() -> None:
    scene = Scene().traitor(1).deep_ones("bridge").turn()
    assert scene.refused(m.ATTACK + 1) == ["attack.4a"]
    assert scene.refused(m.ATTACK_DEEP_ONE) == ["attack.4a"]
    assert Scene().traitor(0).turn().refused(m.ATTACK + 1) == ["attack.4a"]


def test_attack_4b_a_human_does_not_attack_a_human() -> None:
    scene = Scene().at(1, "captains cabin").turn()
    assert m.ATTACK + 1 not in scene.moves
    assert scene.refused(m.ATTACK + 1) == ["attack.4b"]


def test_attack_4c_a_revealed_traitor_attacks_only_humans() -> None:
    scene = Scene().traitor(0).traitor(1, CULTIST).at(1, "captains cabin").deep_ones("captains cabin").turn()
    assert not {m.ATTACK_DEEP_ONE, m.ATTACK + 1} & set(scene.moves)
    assert scene.refused(m.ATTACK + 1) == ["attack.4c"]
    assert scene.refused(m.ATTACK_DEEP_ONE) == ["attack.4c"]


def test_attack_4c_a_deep_one_attacks_only_humans() -> None:
    scene = Scene().traitor(1).at(1, "galley").deep_ones("galley").dice(8).begin(ActivateDeepOnes([]))
    assert (scene.told(e.DEEP_ONE_ATTACKS), scene.place_of(1)) == ([], "galley")


@pytest.mark.parametrize(("die", "left"), [(3, {"captains cabin": 1}), (4, {})])
def test_attack_5_the_target_number_is_the_lowest_result_that_succeeds(die: int, left: dict[str, int]) -> None:
    assert against_a_deep_one(die).turn().play(m.ATTACK_DEEP_ONE).monsters() == left


@pytest.mark.parametrize("die", range(1, 9))
def test_attack_5a_against_a_deep_one_it_is_4(die: int) -> None:
    scene = against_a_deep_one(die).turn().play(m.ATTACK_DEEP_ONE)
    assert (scene.monsters() == {}) == (die >= 4)


@pytest.mark.parametrize("die", range(1, 9))
def test_attack_5b_against_a_character_it_is_6(die: int) -> None:
    assert (against_a_traitor(die).turn().play(m.ATTACK + 1).place_of(1) == "brig") == (die >= 6)
    assert (against_a_human(die).turn().play(m.ATTACK + 1).place_of(1) == "sick bay") == (die >= 6)
    assert (activated(die).place_of(0) == "sick bay") == (die >= 6)


def test_attack_6_abilities_before_the_roll_come_after_the_choice_of_the_defender() -> None:
    scene = against_a_deep_one(2).hand(1, KEEN_INSIGHT).turn().play(m.ATTACK_DEEP_ONE)
    assert (scene.seat, scene.prompt) == (1, "react")
    assert (len(scene.told(e.ATTACKS_A_DEEP_ONE)), scene.told(e.DIE_ROLLED)) == (1, [])
    scene.play(m.REACT, m.RAISE + card(KEEN_INSIGHT))
    assert scene.monsters() == {}


def test_attack_7_the_die_is_rolled_once() -> None:
    assert against_a_deep_one(7).turn().play(m.ATTACK_DEEP_ONE).told(e.DIE_ROLLED) == [(7,)]


def test_attack_8_rerolls_come_after_the_roll_and_before_the_result() -> None:
    scene = against_a_deep_one(3, 4).hand(1, COMBAT_TRAINING).turn().play(m.ATTACK_DEEP_ONE)
    assert (scene.seat, scene.prompt) == (1, "react")
    assert (scene.told(e.DIE_ROLLED), scene.told(e.ATTACK_FAILS)) == ([(3,)], [])
    scene.play(m.REACT, m.PLAY + card(COMBAT_TRAINING))
    assert (scene.told(e.DIE_ROLLED), scene.monsters()) == ([(3,), (4,)], {})


def test_attack_8a_after_a_reroll_abilities_before_the_roll_may_be_used_again() -> None:
    scene = against_a_deep_one(1, 2).hand(1, KEEN_INSIGHT, COMBAT_TRAINING).turn().play(m.ATTACK_DEEP_ONE)
    scene.play(PASS, m.REACT, m.PLAY + card(COMBAT_TRAINING))
    assert (scene.prompt, scene.told(e.DIE_ROLLED)) == ("react", [(1,)])
    scene.play(m.REACT)
    assert scene.prompt == "before_roll"
    scene.play(m.RAISE + card(KEEN_INSIGHT))
    assert scene.monsters() == {}


def test_attack_9_modifiers_are_added_to_the_roll() -> None:
    assert against_a_deep_one(2).items(0, "six_shooter").turn().play(act_item("six_shooter")).monsters() == {}
    scene = against_a_deep_one(1).items(0, "six_shooter").turn().play(act_item("six_shooter"))
    assert scene.monsters() == {"captains cabin": 1}
    assert scene.told(e.DIE_RESULT) == [(3,)]


def test_attack_9a_on_a_success_the_defender_is_defeated() -> None:
    scene = against_a_traitor(8).turn().play(m.ATTACK + 1)
    assert (scene.told(e.ATTACK_SUCCEEDS), scene.told(e.DEFEATED)) == ([()], [(1,)])


def test_attack_9a_i_a_deep_one_goes_back_to_the_supply() -> None:
    scene = against_a_deep_one(8).turn()
    left = scene.table.supply()
    assert scene.play(m.ATTACK_DEEP_ONE).table.supply() == left + 1


def test_attack_9a_ii_a_human_goes_to_the_sick_bay() -> None:
    assert against_a_human(8).turn().play(m.ATTACK + 1).place_of(1) == "sick bay"


def test_attack_9a_iii_a_revealed_traitor_goes_to_the_brig() -> None:
    assert against_a_traitor(8).turn().play(m.ATTACK + 1).place_of(1) == "brig"


def test_attack_9b_on_a_failure_nothing_happens() -> None:
    scene = against_a_traitor(5).turn().play(m.ATTACK + 1)
    scene.gained()
    assert (scene.told(e.ATTACK_FAILS), scene.told(e.DEFEATED), scene.place_of(1)) == ([()], [], "captains cabin")


# -- enemies and characters --------------------------------------------------------------------------------------------


def shrivelling(scene: Scene) -> tuple[int, ...]:
    """Whom the one who holds Shrivelling may choose: an enemy anywhere."""
    return scene.hand(0, "lore 1").turn().play(act_card("lore 1")).moves


def crowd() -> Scene:
    """A revealed traitor, a Deep One, humans."""
    return Scene("keilani", "arjun", "william", "samira").traitor(1).deep_ones("deck 3")


def test_enemies_0_who_is_an_enemy_depends_on_the_side() -> None:
    assert not set(shrivelling(crowd())) & set(shrivelling(crowd().traitor(0, CULTIST)))


def test_enemies_1_deep_ones_and_revealed_traitors_are_enemies_of_humans() -> None:
    assert shrivelling(crowd()) == (to_space("deck 3"), to_seat(1))


def test_enemies_2_humans_are_enemies_of_revealed_traitors() -> None:
    assert shrivelling(crowd().traitor(0, CULTIST)) == (to_seat(2), to_seat(3))


def test_characters_0_humans_and_revealed_traitors_are_characters() -> None:
    scene = Scene().traitor(1).hand(0, "influence 1").turn().play(act_card("influence 1"))
    assert scene.moves == (to_seat(1), to_seat(2))  # another character performs an action


@pytest.mark.parametrize("seat", [1, 2])
def test_characters_0_what_prevents_the_defeat_of_a_character_helps_both(seat: int) -> None:
    scene = Scene("svetlana", "arjun", "william").traitor(1).hand(0, "lore 1").begin(DefeatCharacter(seat))
    scene.play(m.REACT, m.DISCARD + card("lore 1"))
    assert scene.told(e.DEFEAT_PREVENTED) == [(seat,)]


@pytest.mark.parametrize("bonus", [0, 2])
def test_attack_9_the_result_counts_whoever_attacks(bonus: int) -> None:
    scene = Scene().deep_ones("deck 3").dice(3).begin(Attack(0, A_DEEP_ONE, space("deck 3"), bonus))
    assert (scene.monsters() == {}) == (bonus == 2)
