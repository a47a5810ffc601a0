"""The four characters: as the Hero, as a companion, sacrificed."""

from __future__ import annotations

from crew import WHO, along, charges, onward, played, sacrifice
from outpost import BULLET_TIME, DONE, PASS, SEARCH, Scene, attack, explore, go, repair, token

from undertow.games.alone import GAME, people
from undertow.games.alone import events as e
from undertow.games.alone import moves as m

EVIL = 1
SIDES = ("north", "east", "south", "west", "stairs")


def test_setup_2_the_hero_chooses_a_character_before_anything_else() -> None:
    for number, who in enumerate(WHO):
        table = GAME.new(3, "people")
        assert (table.asking.key, table.seat) == ("become", 0)
        assert table.view(1)["people"][people.CHARACTER] == -1 and table.view(1)["missions"] == []
        table.play(m.BECOME + number)
        assert WHO[table.view(1)["people"][people.CHARACTER]] == who


def test_setup_2_a_table_may_fix_the_character_and_all_see_it() -> None:
    for number, who in enumerate(WHO):
        table = GAME.new(2, "people", {"character": who})
        assert table.asking.key == "which_deck"
        assert table.view(None)["people"][people.CHARACTER] == number


# -- the Pilot ---------------------------------------------------------------------------------------------------------


def test_character_pilot_as_the_hero_takes_one_more_step_once_a_round() -> None:
    scene = played("pilot").play(go("east"))
    assert scene.here == "D3" and scene.prompt == "onward"
    scene.play(onward("south"))
    assert scene.here == "D4" and scene.prompt == "action", "once, and the Move is over"
    scene.play(go("east"))
    assert scene.here == "E4" and scene.prompt == "action", "not in a second Move of the round"


def test_character_pilot_as_the_hero_may_leave_it_and_has_it_in_the_next_round() -> None:
    scene = played("pilot").play(go("east"), DONE)
    assert scene.here == "D3" and scene.prompt == "action"
    scene.play(go("south"), onward("east"), go("west"))
    assert scene.here == "D4" and scene.prompt == "action"
    scene.time(8).play(SEARCH)
    while scene.table.turn:
        scene.play(scene.moves[0])
    assert scene.play(go("north")).prompt == "onward"


def test_move_5_every_step_is_carried_out_in_full_with_revealing_shock_and_doors() -> None:
    scene = played("pilot").hero("F2").creature("worm", "E3").dice(*["miss"] * 9).play(go("south"))
    assert scene.here == "F3" and scene.prompt == "door", "that of the control room"
    scene.play(DONE, onward("west")).lost(composure=2)
    assert scene.here == "E3" and "E3" in scene.shown()
    assert scene.prompt == "door", "and after this step, too"


def test_move_5_an_opportunity_attack_is_made_at_each_step() -> None:
    scene = played("pilot").completed("problem").creature("worm", "B3").dice("hit", *["miss"] * 9).play(go("west"))
    scene.play(onward("west")).lost(health=1, composure=2)
    assert scene.told(e.OPPORTUNITY) == [(1,)]


def test_move_5_walls_and_blocked_doors_stop_the_second_step_as_the_first() -> None:
    scene = played("pilot").play(go("west"))
    assert scene.refused(onward("north")) == ["labyrinth.6"]
    assert not scene.may(onward("stairs"))


def test_character_pilot_as_a_companion_helps_when_a_move_is_announced() -> None:
    scene = along("pilot").play(go("west"))
    assert scene.here == "C3" and scene.prompt == "hurry"
    scene.play(m.HELP)
    assert charges(scene, "pilot") == 5 and scene.here == "B3" and scene.prompt == "onward"
    assert scene.play(onward("west")).here == "A3"


def test_character_pilot_as_a_companion_may_be_left_alone() -> None:
    scene = along("pilot").play(go("west"), DONE)
    assert charges(scene, "pilot") == 6 and scene.here == "B3" and scene.prompt == "action"


def test_character_pilot_sacrificed_takes_the_hero_up_to_4_sectors() -> None:
    scene = along("pilot").play(sacrifice("pilot"))
    for number, side in enumerate(("west", "west", "north", "north")):
        assert scene.prompt == "onward", number
        scene.play(onward(side))
    assert scene.here == "A1" and scene.prompt == "action", "the turn is still to come"
    assert [name for name in ("B3", "A3", "A2", "A1") if name not in scene.shown()] == []
    assert scene.table.triggers == 0, "no action: nothing was announced"
    assert scene.table.actions == 1


def test_character_pilot_sacrificed_no_window_opens_but_for_losses() -> None:
    scene = along("pilot", windows="ask").decks("terror", "speed").hand(EVIL, "my-legs-will-not-obey")
    scene.creature("worm", "A3").play(sacrifice("pilot"), onward("west"))
    assert scene.prompt == "onward"
    scene.play(onward("west")).lost(composure=2)
    assert scene.prompt == "react", "the shock"
    scene.play(PASS)
    assert scene.prompt == "onward"
    scene.play(DONE)
    assert scene.prompt == "action"


def test_character_pilot_sacrificed_opportunity_attacks_work_but_no_door_is_blocked() -> None:
    scene = along("pilot").completed("problem").hero("F2").creature("cultist", "F2").dice("hit", *["miss"] * 9)
    scene.play(sacrifice("pilot"), onward("south"))
    assert scene.told(e.OPPORTUNITY) == [(1,)]
    scene.lost(health=1)
    assert scene.here == "F3" and scene.prompt == "onward", "not the door of the control room"


# -- the Engineer --------------------------------------------------------------------------------------------------------


def test_character_engineer_as_the_hero_discards_1_charge_fewer_once_a_round() -> None:
    table = played("engineer").table
    assert people.charges_needed(table, 2) == 1
    assert people.charges_needed(table, 2) == 2, "once a round"
    assert people.charges_needed(played("pilot").table, 2) == 2
    assert people.charges_needed(played("engineer").table, 1) == 0


def test_character_engineer_has_it_again_in_the_next_round() -> None:
    scene = played("engineer")
    people.charges_needed(scene.table, 1)
    scene.time(8).play(SEARCH)
    while scene.table.turn:
        scene.play(scene.moves[0])
    assert people.charges_needed(scene.table, 1) == 0


def test_character_engineer_as_a_companion_lights_a_second_direction() -> None:
    scene = along("engineer").box("C3").play(repair("west"))
    assert scene.prompt == "light_too"
    assert not scene.may(m.LIGHT_TOO + SIDES.index("west")), "another one"
    assert not scene.may(m.LIGHT_TOO + SIDES.index("south")), "there is a wall"
    scene.play(m.LIGHT_TOO + SIDES.index("north"))
    assert scene.lit() == ["C1", "C2", "A3", "B3", "C3"]
    assert charges(scene, "engineer") == 5


def test_character_engineer_as_a_companion_is_asked_about_boxes_alone_and_may_be_left_alone() -> None:
    scene = along("engineer").box("C3").play(repair("west"), DONE)
    assert scene.lit() == ["A3", "B3", "C3"] and charges(scene, "engineer") == 6
    assert Scene().box("C3").play(repair("west")).prompt == "action"


def test_character_engineer_sacrificed_lights_all_sectors_within_2() -> None:
    scene = along("engineer").play(sacrifice("engineer"))
    assert scene.lit() == ["C1", "C2", "A3", "B3", "C3", "D3", "D4"]
    assert scene.prompt == "action" and scene.table.actions == 1


def test_character_engineer_sacrificed_what_is_lit_and_in_sight_is_revealed() -> None:
    scene = along("engineer").play(sacrifice("engineer"))
    assert "B3" in scene.shown() and "C2" in scene.shown() and "A3" in scene.shown()
    assert "D4" not in scene.shown(), "lit, but round a bend"


# -- the Captain ---------------------------------------------------------------------------------------------------------


def test_character_captain_as_the_hero_has_1_more_die_in_each_attack() -> None:
    scene = played("captain").creature("worm", "C3").dice("hit", "hit", "miss", "miss", "miss", "miss")
    scene.play(attack("worm"))
    assert scene.told(e.ATTACKS) == [(4, 2)] and scene.told(e.WOUNDED) == [(4,)]


def test_character_captain_regains_1_composure_once_a_round_when_a_creature_is_wounded_or_killed() -> None:
    scene = played("captain").creature("spore", "C3").creature("spore", "C3").tracks(12, 5)
    scene.dice("hit", "miss", *["miss"] * 6, "hit", "miss", *["miss"] * 9).play(attack("spore"))
    assert scene.table.composure == 6
    scene.play(attack("spore"))
    assert scene.table.composure == 6, "once a round"


def test_character_captain_is_not_heartened_by_a_miss_nor_above_12() -> None:
    scene = played("captain").creature("spore", "C3").tracks(12, 5).dice(*["miss"] * 9).play(attack("spore"))
    assert scene.table.composure == 5
    scene = played("captain").creature("spore", "C3").dice("hit", *["miss"] * 9).play(attack("spore"))
    assert scene.told(e.COMPOSURE_REGAINED) == [] and people.is_left(scene.table, people.HEARTENED)


def test_character_captain_as_a_companion_lets_any_number_of_dice_be_rolled_again_once() -> None:
    scene = along("captain").creature("spore", "C3").dice("miss", "hit", *["miss"] * 9).play(attack("spore"))
    assert scene.prompt == "roll_again" and scene.moves == (DONE, m.DIE + 2)
    scene.play(m.DIE + 2)
    assert scene.told(e.DICE_ROLLED)[:2] == [(0, 0, 1), (1, 0, 0)] and scene.told(e.WOUNDED) == [(0,)]
    assert charges(scene, "captain") == 5


def test_character_captain_as_a_companion_rolls_all_chosen_dice_at_once_and_keeps_the_others() -> None:
    scene = along("captain", scene=played("doctor", windows="ask")).creature("worm", "C3")
    scene.hand(EVIL, "gone-before-i-aim").play(attack("worm")).aims(4)
    scene.dice("hit", "miss", "conditional", "miss", "hit", "hit", *["miss"] * 9).play(PASS)
    scene.play(m.DIE + 2)
    assert scene.prompt == "roll_again" and scene.may(m.DIE + 2), "the second one"
    scene.play(m.DIE + 2)
    assert not scene.may(m.DIE + 2)
    scene.play(DONE)
    assert scene.told(e.DICE_ROLLED)[1] == (3, 1, 0)


def test_character_captain_as_a_companion_may_be_left_alone() -> None:
    scene = along("captain").creature("spore", "C3").dice(*["miss"] * 9).play(attack("spore"), DONE)
    assert charges(scene, "captain") == 6 and scene.told(e.DICE_ROLLED)[0] == (0, 0, 1)


def test_character_captain_sacrificed_2_damage_to_each_creature_here_and_in_adjacent_revealed_sectors() -> None:
    scene = along("captain").revealed("B3").creature("spore", "C3").creature("worm", "B3")
    scene.creature("parasite", "D3").play(sacrifice("captain"))
    assert not scene.where("spore"), "both wounds"
    assert scene.figures("B3") == ["wounded worm"]
    assert not scene.table.wounded >> token("parasite") & 1, "it is hidden"


def test_character_captain_sacrificed_not_behind_a_blocked_door() -> None:
    scene = along("captain").hero("F3").revealed("E3").creature("spore", "E3").blocked("F3", "west")
    scene.play(sacrifice("captain"))
    assert scene.where("spore") == "E3"


def test_character_captain_sacrificed_kills_give_experience() -> None:
    scene = along("captain").creature("spore", "C3").play(sacrifice("captain"))
    assert scene.told(e.EXPERIENCE) == [(0, 1)]


# -- the Doctor ----------------------------------------------------------------------------------------------------------


def rested(scene: Scene) -> list[int]:
    """Both tracks after the end of the round."""
    scene.time(8).play(SEARCH)
    while scene.table.turn:
        scene.play(scene.moves[0])
    return [scene.table.health, scene.table.composure]


def test_character_doctor_as_the_hero_regains_1_and_1_at_the_end_of_a_round() -> None:
    assert rested(played("doctor").tracks(5, 6)) == [6, 7]
    assert rested(played("pilot").tracks(5, 6)) == [5, 6]
    assert rested(played("doctor")) == [12, 12]


def test_character_doctor_not_with_a_revealed_creature_next_to_the_hero_a_hidden_one_tells_nothing() -> None:
    assert rested(played("doctor").tracks(5, 6).revealed("B3").creature("worm", "B3")) == [5, 6]
    assert rested(played("doctor").tracks(5, 6).creature("worm", "B3")) == [6, 7]
    scene = played("doctor").tracks(5, 6).creature("worm", "C3").dice(*["miss"] * 20)
    assert rested(scene) == [5, 6]


def test_character_doctor_as_a_companion_gives_1_health_or_1_composure_at_the_end_of_a_turn() -> None:
    scene = along("doctor").tracks(5, 12).play(explore("west"))
    assert scene.prompt == "recover" and scene.moves == (DONE, m.RECOVER), "composure is full"
    scene.play(m.RECOVER)
    assert scene.table.health == 6 and charges(scene, "doctor") == 5
    scene = along("doctor").tracks(12, 5).play(explore("west"), m.RECOVER + 1)
    assert scene.table.composure == 6


def test_character_doctor_as_a_companion_is_not_asked_about_when_all_is_well_and_may_be_left_alone() -> None:
    assert along("doctor").play(SEARCH).prompt == "action"
    scene = along("doctor").tracks(5, 5).play(SEARCH, DONE)
    assert charges(scene, "doctor") == 6 and scene.table.health == 5


def test_character_doctor_helps_at_the_end_of_the_turn_not_between_two_actions() -> None:
    scene = along("doctor").tracks(5, 5).play(BULLET_TIME, SEARCH)
    assert scene.prompt == "action"
    assert scene.play(SEARCH).prompt == "recover"


def test_character_doctor_sacrificed_brings_3_health_and_3_composure() -> None:
    scene = along("doctor").tracks(5, 11).play(sacrifice("doctor"))
    assert (scene.table.health, scene.table.composure) == (8, 12)
