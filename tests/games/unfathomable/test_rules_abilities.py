"""What the words on cards mean, and when abilities can be used (topic 18)."""

from __future__ import annotations

import pytest
from staging import (
    DONE,
    FAIL,
    NO,
    OPTION_A,
    OPTION_B,
    PASS,
    YES,
    Scene,
    act_card,
    act_item,
    act_sheet,
    card,
    item,
    mythos_card,
    skill,
    space,
    to_seat,
    to_space,
    use_room,
    walk,
    waypoint,
)

from undertow.games.unfathomable import events as e
from undertow.games.unfathomable import moves as m
from undertow.games.unfathomable.cards.waypoints import PROGRAM
from undertow.games.unfathomable.procedures.attack import A_DEEP_ONE, Attack
from undertow.games.unfathomable.procedures.checking import NO_PARTIAL
from undertow.games.unfathomable.procedures.checks import SkillCheck
from undertow.games.unfathomable.procedures.damage import Damage
from undertow.games.unfathomable.procedures.defeat import DefeatCharacter, DefeatPassenger
from undertow.games.unfathomable.procedures.monsters import ActivateDeepOnes
from undertow.games.unfathomable.procedures.turns import Turn

KEEN_INSIGHT = "observation 3"
COMBAT_TRAINING = "strength 1"
PREPARATION = "observation 5"


def attack(scene: Scene) -> Scene:
    """Seat 0 attacks a Deep One."""
    return scene.deep_ones("deck 3").begin(Attack(0, A_DEEP_ONE, space("deck 3")))


def next_turn(scene: Scene, seat: int) -> Scene:
    """Somebody else's turn begins."""
    scene.table.stack[:] = [Turn(seat)]
    scene.turn()
    assert (scene.seat, scene.prompt) == (seat, "action")
    return scene


# -- what the words mean -----------------------------------------------------------------------------------------------


def test_abilities_0_an_ability_says_when_it_can_be_used() -> None:
    scene = attack(Scene().hand(1, KEEN_INSIGHT).dice(1))
    assert (scene.prompt, scene.told(e.DIE_ROLLED)) == ("react", [])  # before a roll
    scene.play(PASS)
    assert (scene.prompt, len(scene.told(e.ATTACK_FAILS))) == ("action", 1)  # and not after it


def test_abilities_0_nobody_reacts_with_a_card_that_is_for_another_moment() -> None:
    scene = attack(Scene(windows="ask").hand(1, "observation 1").dice(1))
    assert (scene.seat, scene.prompt, scene.moves) == (1, "react", (PASS,))
    assert scene.refused(m.REACT) == ["abilities.0"]


def test_abilities_2_you_are_the_one_who_resolves_the_card() -> None:
    scene = Scene().hand(0, "influence 1").hand(1, "observation 1").turn()
    scene.play(act_card("influence 1"), to_seat(1), act_card("observation 1"), skill("will"), skill("will"))
    assert (scene.hand_of(0), scene.hand_of(1)) == ([], ["will 1", "will 1"])


def test_abilities_2a_on_a_mythos_card_you_are_the_current_player() -> None:
    scene = Scene().checked("identity_crisis", FAIL)  # a Deep One spawns in your space
    assert scene.monsters() == {"captains cabin": 1}


def test_abilities_2a_in_a_choice_for_another_player_you_are_the_one_who_chooses() -> None:
    scene = Scene().title("keeper", 2).hand(0, "will 1", "will 1").hand(2, "lore 1", "lore 2", "lore 3")
    scene.crisis("ritual_support")
    assert scene.seat == 2
    scene.play(OPTION_B)  # you discard 2 cards
    assert (scene.seat, scene.prompt) == (2, "discard")
    scene.play(scene.moves[0], scene.moves[1])
    assert (len(scene.hand_of(0)), len(scene.hand_of(2))) == (2, 1)


def test_abilities_3_cannot_holds_against_every_other_ability() -> None:
    scene = Scene("arjun", "keilani", "william").keeps(0, "the_peacemaker")  # Arjun cannot attack
    scene.deep_ones("bridge").hand(0, "strength 3").items(0, "six_shooter").turn()
    for move in (m.ATTACK_DEEP_ONE, act_card("strength 3"), act_item("six_shooter")):
        assert scene.refused(move) == ["crisis.the_peacemaker"]


def test_abilities_4_may_makes_an_effect_optional() -> None:
    scene = Scene().program(PROGRAM[waypoint("deserted_island")])
    assert (scene.prompt, scene.moves) == ("risk_deserted_island", (YES, NO))
    scene.play(NO).gained()
    assert scene.passengers() == {}


def test_abilities_5_what_follows_to_needs_what_stands_before_it() -> None:
    depot = PROGRAM[waypoint("abandoned_depot")]  # you may risk 3 passengers to roll: on a 5 or more gain 2 fuel
    Scene().dial("fuel", 5).dice(1, 1, 1, 1, 1, 1, 8).program(depot).play(YES).gained(fuel=2)
    scene = Scene().dial("fuel", 5).supply(2).program(depot)  # nobody is asked: it cannot be paid
    scene.gained()
    assert (scene.prompt, scene.passengers(), scene.told(e.DIE_ROLLED)) == ("action", {}, [])


def test_abilities_5_a_cost_that_cannot_be_paid_buys_nothing() -> None:
    assert Scene().at(0, "bridge").supply(0).turn().refused(use_room("bridge")) == ["passengers.6"]


def test_abilities_6_would_comes_before_the_event() -> None:
    scene = Scene().hand(1, "strength 5").begin(DefeatCharacter(1))
    assert (scene.seat, scene.prompt, scene.told(e.DEFEATED)) == (1, "react", [])
    scene.play(m.REACT, m.PLAY + card("strength 5"))
    assert (scene.told(e.DEFEATED), scene.place_of(1)) == ([], "bridge")


def test_abilities_6_instead_replaces_the_event() -> None:
    scene = Scene().at(0, "deck 5").items(0, "travel_pharmacy").on_deck("deck 5", 1)
    scene.begin(DefeatPassenger(space("deck 5"))).play(m.REACT, m.USE_ITEM + item("travel_pharmacy"), OPTION_A)
    assert (scene.told(e.PASSENGER_DEFEATED), scene.told(e.PASSENGER_RESCUED)) == ([], [(space("deck 5"),)])


def test_abilities_6_the_die_that_beatrice_turns_is_not_rolled() -> None:
    scene = attack(Scene("arjun", "beatrice", "william").feat(1).dice())
    scene.play(m.REACT, m.FACE + 7)
    assert (scene.monsters(), scene.table.draws) == ({}, 0)


def test_abilities_7_only_the_one_who_looks_sees_the_card() -> None:
    scene = Scene("william", "keilani", "arjun").next_spells("heal").turn().play(act_sheet("william"))
    told = [[event.key for event in scene.table.log(seat)].count("spell_seen") for seat in (0, 1, 2, None)]
    assert told == [1, 0, 0, 0]


def test_abilities_8_an_order_that_is_not_possible_is_ignored() -> None:
    scene = Scene("edmund", "keilani", "arjun").crisis("gift_of_the_mother")
    scene.play(OPTION_B)  # remove the Lucky Ring, if able; 6 treachery cards
    assert (scene.told(e.ITEM_REMOVED), scene.treachery()) == ([], 6)


def test_abilities_9_then_only_says_when() -> None:
    scene = Scene().items(0, "starbuck").deep_ones("captains cabin").dice(1).turn()
    scene.play(act_item("starbuck"))  # attack, then perform 1 action
    assert (len(scene.told(e.ATTACK_FAILS)), scene.prompt) == (1, "action")
    scene.play(walk("deck 1"), walk("deck 2"))
    assert scene.place_of(0) == "deck 2"


def test_abilities_9_then_follows_what_could_not_be_done() -> None:
    scene = Scene()
    scene.table.waypoints_gone += scene.table.waypoint_deck
    scene.table.waypoint_deck, scene.table.waypoint_known = [], []
    scene.crisis("strange_vision").play(OPTION_A)  # look at the top 2 waypoints, then move to the Brig
    assert scene.place_of(0) == "brig"


def runner() -> Scene:
    """The Plimsolls have been used in this turn."""
    scene = Scene().items(0, "plimsolls").turn().play(act_item("plimsolls"), to_space("galley"))
    assert (scene.seat, scene.prompt) == (0, "action")
    return scene


def test_abilities_10_once_per_turn_is_once_in_each_turn() -> None:
    scene = runner()
    assert scene.refused(act_item("plimsolls")) == ["item.plimsolls"]
    assert act_item("plimsolls") in next_turn(scene, 0).moves


def test_abilities_10a_it_may_be_used_in_the_turn_of_another_even_after_the_own() -> None:
    scene = Scene("arjun", "keilani", "william").hand(1, "influence 1", "influence 1").turn()
    scene.play(act_sheet("arjun"), to_space("deck 7"))
    assert scene.refused(act_sheet("arjun")) == ["sheet.arjun"]
    next_turn(scene, 1).play(act_card("influence 1"), to_seat(0))
    assert act_sheet("arjun") in scene.moves
    scene.play(act_sheet("arjun"), to_space("deck 1"))
    assert scene.refused(act_sheet("arjun")) == ["sheet.arjun"]


def test_abilities_10b_the_limit_holds_for_all_sentences_of_the_ability() -> None:
    scene = Scene("samira", "keilani", "arjun").at(1, "cargo hold").next_items("shotgun").turn()
    scene.play(act_sheet("samira"), PASS)  # draw an item; the second sentence is left out
    assert scene.items_of(0) == ["shotgun"]
    assert scene.refused(act_sheet("samira")) == ["sheet.samira"]


def test_abilities_11_a_mythos_card_in_the_play_area_gives_an_ability() -> None:
    scene = Scene().deep_ones("captains cabin").crisis("sacrifice_deep_one")
    assert scene.seat == 2  # the Keeper
    scene.play(OPTION_A)
    assert scene.kept_by(2) == ["sacrifice_deep_one"]
    action = m.MYTHOS_ACTION + mythos_card("sacrifice_deep_one")
    assert action not in scene.moves  # it is not yours
    scene = Scene().keeps(0, "sacrifice_deep_one").deep_ones("captains cabin").dice(6).turn()
    assert action in scene.moves


def test_abilities_11_as_long_as_it_lies_there() -> None:
    action = m.MYTHOS_ACTION + mythos_card("sacrifice_deep_one")
    scene = Scene().keeps(0, "sacrifice_deep_one").deep_ones("captains cabin", 2).dice(1).turn().play(action)
    assert action in scene.moves
    scene = Scene().keeps(0, "sacrifice_deep_one").deep_ones("captains cabin", 2).dice(6).turn().play(action)
    assert (scene.kept_by(0), scene.prompt, action in scene.moves) == ([], "action", False)


def test_abilities_12_what_stands_in_brackets_is_a_rule_of_its_own() -> None:
    # The sheet of humans: "Move to any ship space (unless you are in the Brig)."
    assert Scene().at(0, "brig").turn().refused(walk("deck 1")) == ["actions.3a"]


# -- when abilities can be used ----------------------------------------------------------------------------------------


def test_abilities_14_everyone_may_act_before_a_roll() -> None:
    scene = attack(Scene().hand(0, KEEN_INSIGHT).hand(1, KEEN_INSIGHT).hand(2, KEEN_INSIGHT))
    assert (scene.table.asked, scene.prompt, scene.told(e.DIE_ROLLED)) == ((0, 1, 2), "react", [])


def test_abilities_14_and_after_it_before_the_result_takes_effect() -> None:
    scene = attack(Scene().hand(1, COMBAT_TRAINING).hand(2, COMBAT_TRAINING).dice(8, 1))
    assert (scene.table.asked, scene.told(e.DIE_ROLLED), scene.monsters()) == ((1, 2), [(8,)], {"deck 3": 1})
    scene.play(m.REACT, PASS, m.PLAY + card(COMBAT_TRAINING))
    assert scene.told(e.DIE_ROLLED) == [(8,), (1,)]
    scene.play(PASS)
    assert scene.monsters() == {"deck 3": 1}


def test_abilities_15_everyone_may_act_before_cards_are_added_to_a_check() -> None:
    scene = Scene().hand(1, PREPARATION).hand(2, PREPARATION).begin(SkillCheck(8, NO_PARTIAL, 8))
    assert (scene.table.asked, scene.prompt, scene.told(e.CHAOS_ADDED)) == ((1, 2), "react", [])
    scene.play(m.REACT, PASS, m.PLAY + card(PREPARATION))
    assert scene.told(e.NO_CHAOS) == [(1,)]


def test_abilities_16_the_current_player_orders_what_happens_at_the_same_time() -> None:
    scene = Scene().deep_ones("deck 5").deep_ones("deck 6").begin(ActivateDeepOnes([]))
    assert (scene.seat, scene.prompt) == (0, "next_deep_one")
    scene = Scene().at(1, "galley").at(2, "galley").begin(Damage(space("galley")))
    assert (scene.seat, scene.prompt, scene.moves) == (
        0,
        "who_is_defeated_first",
        (m.ANY_ORDER, to_seat(1), to_seat(2)),
    )
    assert scene.play(to_seat(2)).told(e.DEFEATED) == [(2,), (1,)]


def both_react() -> Scene:
    """Two players want to use an ability before a roll."""
    return attack(Scene().hand(1, KEEN_INSIGHT).hand(2, KEEN_INSIGHT).dice(3)).play(m.REACT, m.REACT)


def test_abilities_16a_the_current_player_says_who_gets_the_chance_first() -> None:
    scene = both_react()
    assert (scene.seat, scene.prompt, scene.moves) == (0, "who_reacts", (to_seat(1), to_seat(2)))
    scene.play(to_seat(2))
    assert (scene.seat, scene.prompt) == (2, "before_roll")
    scene.play(m.LOWER + card(KEEN_INSIGHT))
    assert (scene.seat, scene.prompt) == (1, "before_roll")


def test_abilities_16a_ii_who_gets_the_chance_may_let_it_pass() -> None:
    scene = both_react().play(to_seat(1))
    assert PASS in scene.moves
    scene.play(PASS, PASS)
    assert (scene.hand_of(1), scene.hand_of(2)) == ([KEEN_INSIGHT], [KEEN_INSIGHT])


def test_abilities_16a_ii_where_all_let_it_pass_the_moment_is_over() -> None:
    scene = both_react().play(to_seat(1), PASS, PASS)
    assert (scene.prompt, scene.told(e.DIE_RESULT)) == ("action", [(3,)])


def test_abilities_16a_ii_where_one_has_used_something_everyone_has_the_chance_again() -> None:
    scene = both_react().play(to_seat(1), m.LOWER + card(KEEN_INSIGHT), PASS)
    assert (scene.prompt, scene.table.asked, scene.told(e.DIE_RESULT)) == ("react", (2,), [])
    scene = both_react().play(to_seat(1), PASS, m.LOWER + card(KEEN_INSIGHT))
    assert (scene.prompt, scene.table.asked, scene.told(e.DIE_RESULT)) == ("react", (1,), [])


@pytest.mark.parametrize("chance", [PASS, m.REACT])
def test_abilities_16a_ii_from_the_beginning_or_when_it_comes(chance: int) -> None:
    scene = attack(Scene().hand(1, KEEN_INSIGHT).dice(3)).play(chance, *([PASS] if chance == m.REACT else []))
    while scene.prompt == "react":
        scene.play(PASS)
    assert (scene.told(e.DIE_RESULT), scene.hand_of(1), DONE in scene.moves) == ([(3,)], [KEEN_INSIGHT], False)
