"""Hard cases: what comes first, and what an earlier step leaves for a later one."""

from __future__ import annotations

import pytest
from outpost import (
    BULLET_TIME,
    DONE,
    PASS,
    SEARCH,
    Scene,
    breaks,
    card,
    cover,
    explore,
    fulfil,
    go,
    locate,
    names_of,
    play,
    repair,
    send,
    spawn,
    use,
)
from played import attacks, ends, leave_out, pretend, reacting, sector, shift, was_dangerous
from test_missions_initial import end_the_round, with_mission
from test_missions_main import begun

from undertow.games.alone import events as e
from undertow.games.alone import moves as m
from undertow.games.alone import people
from undertow.games.alone.cards.people import DOCTOR

NOBODY = ["miss"] * 20
COME = "it-let-me-come"  # when a Move is announced: up to two creatures one sector nearer
GIVES_WAY = "the-floor-gives-way"  # in the sector entered: a token, or 1 health where one is; dangerous: 1 composure


def until(scene: Scene, *prompts: str) -> Scene:
    """Nobody does anything until one of these is asked."""
    while scene.prompt not in prompts and not scene.table.over:
        scene.play(PASS if scene.may(PASS) else DONE if scene.may(DONE) else scene.moves[-1])
    return scene


# -- a Move, step by step ------------------------------------------------------------------------------------------------


def test_move_2_who_comes_when_the_move_is_announced_frightens_and_attacks_before_the_step() -> None:
    scene = reacting(COME).creature("worm", "C2").dice("hit", *NOBODY).play(go("west"), play(COME))
    scene.play(send("worm", "C3"))
    until(scene, "action")
    assert scene.told(e.OPPORTUNITY) == [(2,)] and scene.here == "B3"  # one more by Gravity Failure
    scene.lost(health=1, composure=2)


def test_move_2_a_hero_who_falls_to_the_opportunity_attack_has_not_gone() -> None:
    scene = Scene().tracks(1, 0).creature("spore", "C3").dice("hit").play(go("north"))
    assert (scene.ending, scene.here) == ("defeat", "C3")


def test_turns_5_a_hero_who_falls_in_the_first_action_has_no_second() -> None:
    scene = Scene().tracks(0, 2).creature("worm", "C2").play(BULLET_TIME, go("north"))
    assert scene.ending == "defeat"


def test_move_2_a_loss_by_the_opportunity_attack_is_reacted_to_in_the_sector_left() -> None:
    """It Smells My Blood: whoever is with him strikes at once."""
    scene = reacting("it-smells-my-blood").creature("spore", "C3").dice("hit", "hit", *NOBODY).play(go("north"))
    assert scene.here == "C3" and scene.may(play("it-smells-my-blood"))
    scene.play(play("it-smells-my-blood"))
    until(scene, "action")
    assert scene.here == "C2"
    scene.lost(health=2)


def test_shock_1_whoever_goes_through_the_dark_is_hidden_again_and_frightens() -> None:
    """From a revealed sector through a hidden one to the Hero, in one movement."""
    scene = reacting("it-is-angry").hero("C3").revealed("C1").creature("hybrid", "C1").creature("spore", "C3")
    scene.dice(*NOBODY).play(m.ATTACK, play("it-is-angry"), m.SIDE, send("hybrid", "C3"))
    until(scene, "action")
    scene.lost(composure=2)
    scene = reacting("it-is-angry").hero("C3").revealed("C1", "C2").creature("hybrid", "C1").creature("spore", "C3")
    scene.dice(*NOBODY).play(m.ATTACK, play("it-is-angry"), m.SIDE, send("hybrid", "C3"))
    until(scene, "action")
    scene.lost()


def test_light_5_whoever_came_when_the_move_was_announced_puts_out_the_light_that_the_hero_has_left() -> None:
    scene = reacting(COME).light("C3").creature("cultist", "C2").dice(*NOBODY).play(go("west"), play(COME))
    until(scene.play(send("cultist", "C3")), "action")
    assert scene.lit() == []


def test_dangerous_4_a_token_that_was_moved_ahead_makes_the_next_card_dangerous() -> None:
    """I Felt the Wire Too Late, then The Floor Gives Way: two cards in one Move."""
    scene = reacting("i-felt-the-wire", GIVES_WAY, danger="C1").play(go("north"), play("i-felt-the-wire"))
    scene.play(shift("C1", "C2"))
    until(scene, "react").play(play(GIVES_WAY))
    assert not was_dangerous(scene, "i-felt-the-wire") and was_dangerous(scene, GIVES_WAY)
    scene.lost(health=1, composure=1)


def test_dangerous_3_a_buried_token_works_at_once_where_the_hero_enters() -> None:
    """That Floor Was Different in one turn, The Floor Gives Way in the next."""
    scene = reacting("that-floor-was-different", GIVES_WAY).play(explore("north"), play("that-floor-was-different"))
    until(scene, "action")
    assert names_of(scene.table.danger) == ["C2"] and not scene.tile("C2")["danger"]
    scene.play(go("north"), play(GIVES_WAY))
    assert scene.tile("C2")["danger"]
    scene.lost(health=1, composure=1)


# -- light and the labyrinth ---------------------------------------------------------------------------------------------


def test_sight_4_a_lit_room_behind_the_heros_own_blocked_door_stays_in_the_labyrinth() -> None:
    """Not adjacent, but lit and in sight; and no token is placed there."""
    scene = Scene().hero("C1").revealed("B1").light("B1").blocked("C1", "west").time(turn=8).play(SEARCH)
    until(scene, "placing")
    assert "B1" in scene.shown() and m.SECTOR + 1 not in scene.moves


def test_round_end_6_a_dark_room_behind_the_heros_own_blocked_door_does_not() -> None:
    scene = Scene().hero("C1").revealed("B1").blocked("C1", "west").time(turn=8).play(SEARCH)
    until(scene, "placing")
    assert "B1" not in scene.shown()


def test_attacks_2_creatures_attack_before_lights_go_out() -> None:
    """S.O.S.: the Saboteur has moved into a lit sector in sight; in the light of that sector he attacks."""
    scene = Scene().completed("bonus").creature("boss", "C1").light("C2", "C1").revealed("C2", "C1")
    scene.hand(1, "they-hunt-in-a-pack").dice(*NOBODY).play(SEARCH, cover("they-hunt-in-a-pack"), send("boss", "C2"))
    until(scene, "action")
    assert attacks(scene) == [("boss", 3)] and scene.lit() == ["C1"]


def test_interact_1_a_light_towards_a_bend_or_wall_reaches_as_far_as_the_line() -> None:
    scene = Scene().hero("C3").box("C3").blocked("C1", "west").play(repair("north"))
    assert scene.lit() == ["C1", "C2", "C3"]


# -- lies ----------------------------------------------------------------------------------------------------------------


def test_secrecy_3_aiming_at_a_false_creature_costs_neither_charge_nor_action_with_bullet_time_either() -> None:
    scene = reacting("was-i-mistaken").holds("tracer-rounds").play(explore("north"), play("was-i-mistaken"))
    until(scene.play(pretend("worm")), "action")
    scene.play(BULLET_TIME, use("tracer-rounds"))
    assert scene.held() == {"tracer-rounds": 4} and scene.table.actions == 2 and scene.figures("C2") == []
    assert scene.table.triggers & 63 == 0, "nothing was announced"


def test_shock_1_a_creature_that_was_left_out_walks_in_hidden() -> None:
    scene = reacting("was-i-mistaken", "they-used-the-time").creature("hybrid", "C2").dice(*NOBODY)
    scene.play(explore("north"), play("was-i-mistaken"), leave_out("hybrid"))
    until(scene, "action").play(SEARCH, cover("they-used-the-time"), send("hybrid", "C3"))
    scene.lost(composure=2)


def test_locate_5_what_is_left_out_of_a_sector_is_located_all_the_same() -> None:
    scene = reacting("was-i-mistaken").creature("worm", "C2").play(explore("north"), play("was-i-mistaken"))
    until(scene.play(leave_out("worm")), "action").play(*locate("worm", "stairs"))
    assert scene.told(e.LOCATED, 0)[0][1:] == (1, 0)


# -- the end of a round ----------------------------------------------------------------------------------------------------


def test_round_end_13_the_saboteur_goes_first_and_then_sabotages() -> None:
    """He reaches the Control Room before the Hero at the end of a round: two tokens, and one for being there."""
    scene = end_the_round(Scene().completed("bonus").creature("boss", "F3"), "saboteur_goes")
    assert end_the_round(scene.play(send("boss", "E3")), "action").table.sabotage == 3


def test_cards_7_the_saboteur_may_spend_a_step_on_a_blockade_after_the_other() -> None:
    scene = end_the_round(Scene().completed("bonus").creature("boss", "F4").blocked("F3", "west"), "saboteur_goes")
    assert scene.may(breaks("boss", "west")) and "E3" not in ends(scene, "boss")
    scene.play(breaks("boss", "west"))
    until(scene, "action")
    assert scene.where("boss") == "F3" and scene.table.blocked == 0


def test_nightmare_2_the_doctor_rests_before_nightmare_costs() -> None:
    """Effects of character cards come before the marker moves, and nightmare's loss after them."""
    scene = Scene().time(turn=8, round_=5).tracks(0, 1)
    scene.table.people[people.CHARACTER] = DOCTOR
    until(scene.laid().play(SEARCH), "action")
    assert (scene.table.health, scene.table.composure, scene.ending) == (1, 0, "")


def test_missions_6_who_falls_to_an_attack_has_not_held_out() -> None:
    """The Long Minute: the sixth token comes after the attacks of its turn."""
    scene = begun("fm05", "", 1, 5).tracks(1, 0).creature("spore", "f3").dice("hit", *NOBODY).play(SEARCH)
    assert scene.ending == "defeat"


def test_missions_6_the_countdown_may_be_the_end_of_the_hero() -> None:
    scene = begun("fm07", "C3", 2, 1).tracks(2, 2).play(SEARCH)
    assert scene.ending == "defeat"


@pytest.mark.parametrize(("before", "marker"), [(2, 2), (3, 3)])
def test_difficulty_7_an_extra_round_puts_nightmare_mode_off(before: int, marker: int) -> None:
    """Gained in the third round the marker goes back to where it came from."""
    scene = Scene().room("pods", "G3").hero("G3").time(turn=8, round_=5 - before)
    until(scene.play(fulfil("problem")), "action")
    assert (scene.table.round, scene.table.marker, scene.table.nightmare) == (6 - before - 1, marker, 0)


# -- spending and spilling ------------------------------------------------------------------------------------------------


def test_reactions_9_a_shock_that_spills_over_is_answered_as_lost_health() -> None:
    scene = reacting("it-smells-my-blood", "i-must-not-look-away").tracks(6, 1).creature("worm", "C2").dice(*NOBODY)
    scene.play(go("north"))
    assert scene.may(play("it-smells-my-blood")) and scene.may(play("i-must-not-look-away"))
    scene.lost(health=1, composure=1)


def test_creatures_10_who_is_removed_makes_room_on_a_full_floor() -> None:
    scene = reacting("it-is-angry").creature("spore", "C3").creature("worm", "A1").creature("worm", "D4")
    scene.creature("hybrid", "G4").dice(*NOBODY).play(m.ATTACK, play("it-is-angry"), m.SIDE + 1, m.TOKEN + 12)
    assert scene.may(spawn("cultist", "G2"))


def test_round_end_2_a_card_at_the_end_of_the_eighth_turn_covers_its_field() -> None:
    scene = reacting("they-used-the-time").covered(4).creature("worm", "a1").time(turn=8).play(SEARCH)
    scene.play(cover("they-used-the-time"), send("worm", "a2"))
    until(scene, "placing")
    assert scene.told(e.DANGER_GAINED) == [(3,)] and card("they-used-the-time") not in scene.table.played
    assert sector("C1") in scene.moves


def test_missions_3_haze_counts_for_the_line_as_a_failing_lamp_does_once() -> None:
    scene = with_mission("pm03", in_room=False).decks("terror", "speed").hand(1, "my-lamp-is-failing")
    scene.play(explore("north"), play("my-lamp-is-failing"))
    until(scene, "action", "sweep")
    assert scene.shown() == ["C2", "C3"]
