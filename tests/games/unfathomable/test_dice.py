"""The die, target numbers, opposing skills and treachery (topics 41, 43, 52 and 53)."""

import pytest
from staging import FAIL, PASS, SUCCESS, Scene, act_card, act_item, add, card, skill, space

from undertow.games.unfathomable import events as e
from undertow.games.unfathomable import moves as m
from undertow.games.unfathomable.board import INFLUENCE, SIDES, STRENGTH, TREACHERY
from undertow.games.unfathomable.cards.mythos import CARDS, CHOICE
from undertow.games.unfathomable.cards.skills import SKILL
from undertow.games.unfathomable.procedures.checking import FOR_A_ROOM, NO_PARTIAL
from undertow.games.unfathomable.procedures.checks import SkillCheck
from undertow.games.unfathomable.procedures.dice import Roll
from undertow.games.unfathomable.procedures.turns import Turn

CAST = ("jamie", "samira", "ishmael")
EVERY_SKILL = 31  # a bit for each plain one


def check(scene, target=5, skills=1 << INFLUENCE | 1 << STRENGTH):
    """A check without chaos cards begins."""
    return scene.begin(SkillCheck(target, NO_PARTIAL, skills, FOR_A_ROOM, 0, 1))


def mixed():
    """A check on influence and strength gets cards of all types."""
    scene = Scene(*CAST).traitor(2).hand(1, "influence 1", "lore 2", "observation 1", "will 1").hand(2, "treachery 2")
    check(scene).play(add("influence 1"), add("lore 2"), add("observation 1"), add("will 1"), add("treachery 2"))
    return scene


def totalled(total, target):
    """A check with this total."""
    scene = Scene(*CAST).hand(1, *["influence 1"] * total)
    return check(scene, target).play(*[add("influence 1")] * total)


# -- opposing skills -----------------------------------------------------------------------------------------------------


def test_opposing_skills_0_all_types_that_are_not_listed_oppose_the_check():
    turned_up = {SKILL[kind]: supports for kind, supports in mixed().told(e.CARD_TURNED_UP)}
    assert turned_up == {0: 1, 1: 0, 2: 0, 4: 0, TREACHERY: 0}


def test_opposing_skills_1_their_values_are_subtracted_from_the_total():
    assert mixed().table.total == 1 - 2 - 1 - 1 - 2


# -- target numbers ------------------------------------------------------------------------------------------------------


def test_target_0_checks_and_attacks_have_one():
    assert totalled(2, 2).table.outcome == SUCCESS
    scene = Scene().at(0, "deck 1").deep_ones("deck 1").dice(3).turn().play(m.ATTACK_DEEP_ONE)
    assert scene.told(e.ATTACK_FAILS) == [()]


@pytest.mark.parametrize(("total", "outcome"), [(2, FAIL), (3, SUCCESS), (4, SUCCESS)])
def test_target_1_a_check_must_reach_or_exceed_it(total, outcome):
    assert totalled(total, 3).table.outcome == outcome


def test_target_1a_it_comes_with_two_or_more_skills_that_support_the_check():
    checks = [each for each in CARDS if each.kind != CHOICE]
    assert checks and all(each.target > 0 and each.skills.bit_count() >= 2 for each in checks)
    assert check(Scene(*CAST), 7).told(e.CHECK_ANNOUNCED) == [(7, 1 << INFLUENCE | 1 << STRENGTH)]
    scene = Scene(*CAST).at(0, "captains cabin").turn().play(m.ROOM_ACTION + space("captains cabin"), m.SEAT + 1)
    ((target, skills),) = scene.told(e.CHECK_ANNOUNCED)
    assert (target, skills.bit_count()) == (8, 2)


def test_target_2_for_an_attack_it_is_the_lowest_die_that_hits_and_depends_on_the_defender():
    deep_one = Scene().at(0, "deck 1").deep_ones("deck 1").dice(5).turn().play(m.ATTACK_DEEP_ONE)
    traitor = Scene().at(0, "deck 1").traitor(1).at(1, "deck 1").dice(5).turn().play(m.ATTACK + 1)
    assert (deep_one.told(e.ATTACK_SUCCEEDS), traitor.told(e.ATTACK_SUCCEEDS)) == ([()], [])


@pytest.mark.parametrize("die", range(1, 9))
def test_target_2a_4_against_a_deep_one(die):
    scene = Scene().at(0, "deck 1").deep_ones("deck 1").dice(die).turn().play(m.ATTACK_DEEP_ONE)
    assert scene.monsters() == ({} if die >= 4 else {"deck 1": 1})


@pytest.mark.parametrize("die", range(1, 9))
def test_target_2b_6_against_a_character(die):
    scene = Scene().at(0, "deck 1").traitor(1).at(1, "deck 1").dice(die).turn().play(m.ATTACK + 1)
    assert scene.place_of(1) == ("brig" if die >= 6 else "deck 1")
    scene = Scene().traitor(0).at(0, "deck 1").at(1, "deck 1").dice(die).turn().play(m.ATTACK + 1)
    assert scene.place_of(1) == ("sick bay" if die >= 6 else "deck 1")


# -- treachery -----------------------------------------------------------------------------------------------------------


def test_treachery_0_only_revealed_traitors_use_them():
    human, traitor = Scene().hand(0, "treachery 3").turn(), Scene().traitor(0).hand(0, "treachery 3").turn()
    assert act_card("treachery 3") not in human.moves
    assert act_card("treachery 3") in traitor.moves


def test_treachery_1_a_human_cannot_use_their_abilities():
    scene = Scene().hand(0, "treachery 1", "treachery 3").turn()
    for name in ("treachery 1", "treachery 3"):
        assert "action_abilities.2b" in scene.refused(act_card(name))


def test_treachery_1_a_human_cannot_draw_them():
    scene = Scene().hand(0, "observation 1").turn().play(act_card("observation 1"))  # any two cards
    assert scene.prompt == "choose_skills"
    assert skill("treachery") not in scene.moves
    assert scene.refused(skill("treachery")) == ["skill_cards.2c"]  # which says the same
    scene.table.stack[:] = [Turn(0)]
    assert scene.turn().prompt == "action"  # no question whether to replace cards of the skill set
    assert not [kind for kind in scene.table.hands[0] if SKILL[kind] == TREACHERY]


def starting():
    """A revealed traitor in the Galley begins the action step with two cards for it."""
    scene = Scene("jamie", "samira", "ishmael").traitor(0).at(0, "galley").hand(0, "treachery 4", "treachery 5")
    turn = Turn(0, 0)
    turn.go_to("treachery.2")
    scene.table.stack[:] = [turn]
    return scene.turn()


def test_treachery_2_a_card_for_the_start_of_the_action_step_ends_it():
    scene = starting()
    assert (scene.prompt, scene.seat) == ("start_of_actions", 0)
    scene.play(m.PLAY + card("treachery 4")).gained(food=-1)
    assert (scene.seat, scene.hand_of(0)) == (1, ["treachery 5"])  # no action, no other card


@pytest.mark.parametrize("skills", [0, 1 << INFLUENCE | 1 << STRENGTH, EVERY_SKILL])
def test_treachery_3_they_oppose_every_check(skills):
    scene = Scene(*CAST).traitor(1).hand(1, "treachery 3")
    check(scene, 5, skills).play(add("treachery 3"))
    assert scene.table.total == -3


def test_treachery_3_no_card_makes_them_support_one():
    scene = Scene(*CAST).hand(0, "lore 5")
    check(scene).play(m.REACT, m.PLAY + card("lore 5"))
    assert (scene.prompt, scene.moves) == ("further_skill", (skill("lore"), skill("observation"), skill("will")))


# -- the die -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("die", range(1, 9))
def test_dice_0_it_has_eight_sides(die):
    scene = Scene().dice(die).begin(Roll())
    assert (scene.table.die, scene.told(e.DIE_ROLLED), SIDES) == (die, [(die,)], 8)


def test_dice_0_every_side_comes_up_and_no_other():
    scene = Scene()
    assert {scene.begin(Roll()).table.die for _ in range(120)} == set(range(1, 9))


@pytest.mark.parametrize(
    ("die", "modifier", "result"), [(1, -2, 1), (2, -2, 1), (4, -2, 2), (7, 2, 8), (8, 5, 8), (5, 2, 7)]
)
def test_dice_1_a_modified_result_stays_between_1_and_8(die, modifier, result):
    assert Scene().dice(die).begin(Roll(modifier)).table.die == result


def shot(*dice, cards=("strength 1",), more=()):
    """An attack with the Six-Shooter, which adds 2."""
    scene = Scene(*CAST).items(0, "six_shooter", *more).hand(0, *cards).at(0, "deck 1").deep_ones("deck 1")
    return scene.dice(*dice).turn().play(act_item("six_shooter"))


def test_dice_2_a_roll_may_be_repeated_again_and_again():
    scene = shot(1, 1, 8, cards=("strength 1", "strength 2"))
    scene.play(m.REACT, m.PLAY + card("strength 1"), m.REACT)
    assert scene.told(e.DIE_ROLLED) == [(1,), (1,)]
    scene.play(m.PLAY + card("strength 2"))
    assert (scene.told(e.DIE_ROLLED), scene.monsters()) == ([(1,), (1,), (8,)], {})


def test_dice_2a_the_modifiers_of_the_first_roll_hold_for_the_next():
    scene = shot(1, 2).play(m.REACT, m.PLAY + card("strength 1"))
    assert (scene.told(e.DIE_RESULT), scene.monsters()) == ([(4,)], {})


def test_dice_2b_what_is_used_before_a_roll_may_be_used_before_it_is_repeated():
    scene = shot(1, 1, cards=("strength 1", "observation 3")).play(PASS)  # not before the first roll
    assert (scene.prompt, scene.told(e.DIE_ROLLED)) == ("react", [(1,)])
    scene.play(m.REACT, m.PLAY + card("strength 1"))
    assert (scene.prompt, scene.told(e.DIE_ROLLED)) == ("react", [(1,)])
    scene.play(m.REACT, m.RAISE + card("observation 3"))
    assert (scene.told(e.DIE_RESULT), scene.monsters()) == ([(5,)], {})


def test_dice_2c_what_works_once_per_roll_works_once_however_often_it_is_repeated():
    scene = shot(1, 1, cards=("strength 1", "observation 1", "observation 2"), more=("almanac",))
    scene.play(m.REACT, m.BOOST + card("observation 1"))
    assert (scene.prompt, scene.told(e.DIE_ROLLED)) == ("react", [(1,)])
    scene.play(m.REACT)
    assert (scene.prompt, scene.moves) == ("after_roll", (PASS, m.PLAY + card("strength 1")))
    scene.play(m.PLAY + card("strength 1"))
    assert (scene.told(e.DIE_RESULT), scene.hand_of(0)) == ([(4,)], ["observation 2"])  # 1 + 2 + 1, and no more


def test_dice_2c_the_almanac_is_not_among_the_answers_any_more():
    scene = shot(1, 1, cards=("strength 1", "observation 1", "observation 3"), more=("almanac",))
    scene.play(m.REACT, m.BOOST + card("observation 1"), m.REACT)
    boosts = [move for move in scene.moves if m.BOOST <= move < m.BOOST + 30]
    assert (scene.prompt, boosts) == ("before_roll", [])
    assert scene.refused(m.BOOST + card("observation 3")) == ["dice.2c"]
