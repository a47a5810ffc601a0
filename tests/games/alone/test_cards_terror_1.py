"""Terror, cards of Move, Explore and Locate: each half as it is printed. The Hero stands in C3 unless a scene says so."""

from __future__ import annotations

from outpost import DONE, explore, go, locate, play, say, send, sweep
from played import (
    answers,
    appeared,
    attacks,
    doubted,
    ends,
    later,
    leave_out,
    movers,
    noises,
    offset,
    pay,
    places,
    pretend,
    reacting,
    sector,
    sectors,
    side,
)

from undertow.games.alone import events as e
from undertow.games.alone import moves as m
from undertow.games.alone.state import HERO

# -- Something brushed my neck (Move, end of the turn): a lie in the lower half


def test_card_something_brushed_my_neck_a_shock_costs_one_more() -> None:
    scene = reacting("something-brushed-my-neck").creature("hybrid", "D4").creature("spore", "C3").dice(*["miss"] * 9)
    scene.play(go("east"), play("something-brushed-my-neck"))
    assert movers(scene) == [6] and ends(scene, "hybrid") == ["D3", "D4", "E4", "d4"], "a hidden one, 1 sector"
    scene.play(send("hybrid", "D3")).lost(composure=3)
    assert attacks(scene) == [("hybrid", 2)]


def test_card_something_brushed_my_neck_not_where_there_is_none() -> None:
    scene = reacting("something-brushed-my-neck").creature("cultist", "D4").dice("miss", "miss")
    scene.play(go("east"), play("something-brushed-my-neck"), send("cultist", "D3")).lost()


def test_card_something_brushed_my_neck_dangerous_the_noise_may_come_from_any_open_side() -> None:
    scene = reacting("something-brushed-my-neck", danger="C3").creature("worm", "E4")
    scene.play(go("east"), play("something-brushed-my-neck"), send("worm", "D4"))
    assert scene.moves == (say("south"), say("west"), m.SAY_OTHER_FLOOR), "the sides of D3 that are open"
    scene.play(say("west"))
    assert noises(scene) == ["west"] and scene.where("worm") == "D4", "to the south, in truth"
    assert scene.table.view(HERO)["heard"][-1][0] == 3, "it stands there like any other noise"


# -- How do I know this place? (Move, end of the turn)


def test_card_how_do_i_know_this_place_three_sectors_out_of_sight_are_forgotten() -> None:
    scene = reacting("how-do-i-know-this-place").creature("spore", "C2")
    scene.revealed("B3", "C2", "C1", "A2", "A1").play(go("east"), play("how-do-i-know-this-place"))
    assert sectors(scene) == ["A1", "C1", "A2", "C2"], "not C3, which is adjacent, nor B3, which is in sight"
    scene.play(sector("C2"), sector("A1"), sector("C1"))
    assert scene.shown() == ["A2", "B3", "C3", "D3"] and places(scene, e.SECTOR_HIDDEN) == ["C2", "A1", "C1"]
    scene.play(send("spore", "C3"))
    assert appeared(scene) == [("spore", "C3")] and noises(scene) == ["west"], "hidden again, and found again"


def test_card_how_do_i_know_this_place_whoever_was_forgotten_frightens_him_again() -> None:
    scene = reacting("how-do-i-know-this-place", "something-brushed-my-neck").creature("spore", "D4").hero("D3")
    scene.revealed("D4", "C3").dice(*["miss"] * 9).play(
        go("west"), play("how-do-i-know-this-place"), sector("D4"), DONE
    )
    scene.passes().play(go("east"), play("something-brushed-my-neck"), send("spore", "D3")).lost(composure=2)


def test_card_how_do_i_know_this_place_dangerous_without_a_sound() -> None:
    scene = reacting("how-do-i-know-this-place", danger="C3").creature("worm", "E4")
    scene.play(go("east"), play("how-do-i-know-this-place"), send("worm", "D4"))
    assert scene.where("worm") == "D4" and noises(scene) == []


# -- My legs will not obey (Move, before the step)


def test_card_my_legs_will_not_obey_he_pays_with_composure_and_goes() -> None:
    scene = reacting("my-legs-will-not-obey").play(go("north"), play("my-legs-will-not-obey"))
    assert scene.seat == HERO and scene.moves == (pay("composure"), pay("stop"))
    scene.play(pay("composure")).lost(composure=1)
    assert scene.here == "C2"


def test_card_my_legs_will_not_obey_or_the_action_ends() -> None:
    scene = reacting("my-legs-will-not-obey").play(go("north"), play("my-legs-will-not-obey"), pay("stop"))
    assert scene.here == "C3" and scene.told(e.ACTION_ENDED, HERO) == [()] and scene.table.turn == 1
    scene.lost()


def test_card_my_legs_will_not_obey_without_composure_he_stays() -> None:
    scene = reacting("my-legs-will-not-obey").tracks(composure=0)
    scene.play(go("north"), play("my-legs-will-not-obey"))
    assert scene.here == "C3", "what cannot be paid in full is not offered"


def test_card_my_legs_will_not_obey_dangerous_a_point_of_composure_besides() -> None:
    scene = reacting("my-legs-will-not-obey", danger="C3")
    scene.play(go("north"), play("my-legs-will-not-obey"), pay("stop")).lost(composure=1)


# -- Was I mistaken? (Explore, while a sector is revealed): a lie


def test_card_was_i_mistaken_leaves_out_a_creature_until_he_walks_into_it() -> None:
    scene = reacting("was-i-mistaken").creature("hybrid", "B3").dice("miss", "miss")
    scene.play(explore("west"), play("was-i-mistaken"), leave_out("hybrid"))
    assert scene.figures("B3") == [] and appeared(scene) == [] and scene.where("hybrid") == "B3"
    assert doubted(scene) == {"B3": "was-i-mistaken"} and scene.tile("B3")["doubt"] >= 0 > scene.tile("A3")["doubt"]
    scene.play(go("west")).lost(composure=2)
    assert scene.figures("B3") == ["hybrid"] and scene.told(e.TRUTH, HERO) == [(scene.place("B3"),)]


def test_card_was_i_mistaken_exploring_again_brings_the_truth_without_a_shock() -> None:
    scene = reacting("was-i-mistaken").creature("hybrid", "B3")
    scene.play(explore("west"), play("was-i-mistaken"), leave_out("hybrid"), explore("west")).lost()
    assert scene.figures("B3") == ["hybrid"] and appeared(scene) == [("hybrid", "B3")] and doubted(scene) == {}


def test_card_was_i_mistaken_a_creature_left_out_is_met_when_it_comes() -> None:
    scene = reacting("was-i-mistaken", "eyes-in-the-dark").creature("hybrid", "B3").dice("miss", "miss")
    scene.play(explore("west"), play("was-i-mistaken"), leave_out("hybrid"))
    scene.play(play("eyes-in-the-dark"), DONE)
    assert movers(scene) == [6], "to a card it is hidden"
    scene.play(send("hybrid", "C3")).lost(composure=2)
    assert appeared(scene) == [("hybrid", "C3")]


def test_card_was_i_mistaken_shows_a_creature_that_is_not_there() -> None:
    scene = reacting("was-i-mistaken").play(explore("west"), play("was-i-mistaken"), pretend("worm"))
    assert scene.figures("B3") == ["worm"] and appeared(scene) == [("worm", "B3")]
    assert all(cell < 0 for cell in scene.table.where), "none is on the map"
    scene.play(go("west")).lost()
    assert scene.figures("B3") == [] and scene.told(e.TRUTH, HERO) == [(scene.place("B3"),)]


def test_card_was_i_mistaken_the_lie_ends_silently_when_the_sector_is_forgotten() -> None:
    scene = reacting("was-i-mistaken").time(8).play(explore("west"), later("was-i-mistaken"), pretend("worm"))
    while scene.prompt != "action":
        scene.play(scene.moves[0])
    assert "A3" not in scene.shown() and scene.table.lies == [] and scene.told(e.TRUTH, HERO) == []


def test_card_was_i_mistaken_a_false_token_cannot_be_swept_and_nothing_is_spent() -> None:
    scene = reacting("was-i-mistaken").danger("A3").play(explore("west"), play("was-i-mistaken"), pretend("danger"))
    assert scene.tile("B3")["danger"] == 1 and scene.prompt == "sweep"
    assert list(scene.moves) == [DONE, sweep(1), sweep(2)]
    scene.play(sweep(1))
    assert scene.told(e.TRUTH, HERO) == [(scene.place("B3"),)] and scene.tile("B3")["danger"] == 0
    assert scene.prompt == "sweep" and list(scene.moves) == [DONE, sweep(2)], "he may choose anew"


def test_card_was_i_mistaken_every_element_can_be_left_out_or_invented() -> None:
    def told(what: int, *boxes: str) -> dict[str, int]:
        scene = reacting("was-i-mistaken").box(*boxes).danger("C1").creature("spore", "G4").hero("C2")
        scene.play(explore("north"), play("was-i-mistaken"), what)
        return {key: scene.tile("C1")[key] for key in ("danger", "box", "stairs", "sabotage")} | {
            "door": scene.tile("C1")["doors"][3],
            "false door": scene.tile("C1")["doors"][1],
        }

    true = {"danger": 1, "box": 1, "stairs": -1, "sabotage": 0, "door": 1, "false door": 0}
    assert told(pretend("spore"), "C1") == true
    assert told(leave_out("danger"), "C1") == true | {"danger": 0}
    assert told(leave_out("box"), "C1") == true | {"box": 0}
    assert told(pretend("box")) == true
    assert told(pretend("stairs"), "C1") == true | {"stairs": 0}
    assert told(pretend("status"), "C1") == true | {"sabotage": 1}
    assert told(leave_out("west"), "C1") == true | {"door": 0}
    assert told(pretend("east"), "C1") == true | {"false door": 1}


def test_card_was_i_mistaken_dangerous_once_more_here_or_in_the_next_sector() -> None:
    scene = reacting("was-i-mistaken", danger="C3").creature("hybrid", "B3")
    scene.play(explore("west"), play("was-i-mistaken"), leave_out("hybrid"))
    assert scene.may(pretend("worm")) and scene.may(pretend("worm", second=True))
    scene.play(pretend("worm", second=True), DONE)
    assert scene.figures("B3") == [] and scene.figures("A3") == ["worm"]
    assert doubted(scene) == {"B3": "was-i-mistaken", "A3": "was-i-mistaken"}


def test_card_was_i_mistaken_may_be_followed_by_another_for_the_next_sector() -> None:
    scene = reacting("was-i-mistaken", "was-i-mistaken").play(explore("west"), play("was-i-mistaken"), pretend("worm"))
    assert scene.prompt == "react" and scene.may(play("was-i-mistaken"))
    scene.play(play("was-i-mistaken"), pretend("spore"))
    assert scene.figures("B3") == ["worm"] and scene.figures("A3") == ["spore"] and scene.table.widths == [1, 2]


# -- My lamp is failing (Explore, before anything is revealed)


def test_card_my_lamp_is_failing_reveals_one_sector_and_puts_out_a_light() -> None:
    scene = reacting("my-lamp-is-failing").revealed("C2").light("C2", "C3", "F4")
    scene.play(explore("west"), play("my-lamp-is-failing"))
    assert sectors(scene) == ["C2"] and scene.may(DONE), "in sight, not the Hero's"
    scene.play(sector("C2"))
    assert scene.lit() == ["C3", "F4"] and places(scene, e.LIGHT_OUT) == ["C2"]
    assert scene.shown() == ["C2", "B3", "C3"], "and not A3"


def test_card_my_lamp_is_failing_dangerous_costs_composure() -> None:
    reacting("my-lamp-is-failing", danger="C3").play(explore("west"), play("my-lamp-is-failing"), DONE).lost(
        composure=1
    )


# -- Eyes in the dark (Explore, when all is revealed): a lie


def test_card_eyes_in_the_dark_a_creature_that_was_revealed_costs_composure() -> None:
    scene = reacting("eyes-in-the-dark").creature("spore", "A3")
    scene.play(explore("west"), play("eyes-in-the-dark")).lost(composure=1)
    assert noises(scene) == [] and scene.prompt == "action"


def test_card_eyes_in_the_dark_a_false_one_frightens_as_well() -> None:
    scene = reacting("was-i-mistaken", "eyes-in-the-dark").play(
        explore("west"), play("was-i-mistaken"), pretend("worm")
    )
    scene.play(play("eyes-in-the-dark")).lost(composure=1)


def test_card_eyes_in_the_dark_one_that_was_left_out_and_is_found_counts_too() -> None:
    scene = reacting("was-i-mistaken", "eyes-in-the-dark").creature("spore", "B3")
    scene.play(explore("west"), play("was-i-mistaken"), leave_out("spore")).passes()
    scene.play(explore("west"), play("eyes-in-the-dark")).lost(composure=1)
    assert appeared(scene) == [("spore", "B3")]


def test_card_eyes_in_the_dark_otherwise_a_noise_without_a_cause_and_a_hidden_one_moves() -> None:
    scene = reacting("eyes-in-the-dark").creature("cultist", "A3").creature("worm", "E4")
    scene.play(explore("west"), play("eyes-in-the-dark"))
    assert scene.moves == (DONE, say("north"), say("east"), say("west"), m.SAY_OTHER_FLOOR), "a cultist is no shock"
    scene.play(say("west"))
    assert noises(scene) == [] and movers(scene) == [12], "both are told together"
    scene.play(send("worm", "D4")).lost()
    assert noises(scene) == ["east", "west"] and scene.where("worm") == "D4"
    heard = scene.table.view(HERO)["heard"]
    assert [entry[1:] for entry in heard[-2:]] == [[-1, -1], [-1, -1]], "nothing tells the false one from the true one"


def test_card_eyes_in_the_dark_dangerous_costs_composure_besides() -> None:
    scene = reacting("eyes-in-the-dark", danger="C3").creature("spore", "A3")
    scene.play(explore("west"), play("eyes-in-the-dark")).lost(composure=2)


# -- The numbers swim before my eyes (Locate, before the answers): a lie


def test_card_the_numbers_swim_a_distance_is_one_off_and_a_creature_moves() -> None:
    scene = reacting("the-numbers-swim").creature("hybrid", "A3")
    scene.play(*locate("lab", "crew"), play("the-numbers-swim"))
    assert scene.moves == (DONE, *[offset(target, by) for target in (1, 2) for by in (-1, 1)])
    scene.play(offset(1, 1), send("hybrid", "B3"))
    assert answers(scene) == {"lab": (4, "same"), "crew": (6, "same")} and scene.where("hybrid") == "B3"
    assert [entry[4] for entry in scene.table.told] == [1, 1], "he knows that a distance may be bent, not which"


def test_card_the_numbers_swim_dangerous_the_floor_of_that_target_may_be_wrong() -> None:
    scene = reacting("the-numbers-swim", danger="C3").play(
        *locate("lab", "crew"), play("the-numbers-swim"), offset(2, -1)
    )
    assert scene.moves == (DONE, m.OFFSET + 2), "of the second target, of which the distance is bent"
    scene.play(m.OFFSET + 2)
    assert answers(scene) == {"lab": (3, "same"), "crew": (5, "other")}
    assert [entry[4] for entry in scene.table.told] == [3, 3]


def test_card_the_numbers_swim_never_tells_less_than_one() -> None:
    scene = reacting("the-numbers-swim").creature("hybrid", "B3")
    scene.play(*locate("hybrid", "crew"), play("the-numbers-swim"), offset(1, -1), DONE)
    assert answers(scene)["hybrid"] == (1, "same")


# -- It answers in my own voice (Locate, before the answers): a lie


def test_card_it_answers_in_my_voice_the_answers_are_exchanged_and_it_costs_composure() -> None:
    scene = reacting("it-answers-in-my-voice").play(*locate("lab", "pods"))
    true = [scene.table.located(scene.table.hero, scene.table.rooms[room]) for room in (3, 2)]
    scene.play(play("it-answers-in-my-voice"), m.OFFSET).lost(composure=1)
    assert answers(scene) == {"lab": (true[1], "other"), "pods": (true[0], "same")}
    assert [entry[4] for entry in scene.table.told] == [4, 4]


def test_card_it_answers_in_my_voice_may_leave_them_in_order() -> None:
    scene = reacting("it-answers-in-my-voice").play(*locate("lab", "crew"), play("it-answers-in-my-voice"), DONE)
    assert answers(scene) == {"lab": (3, "same"), "crew": (6, "same")}
    assert [entry[4] for entry in scene.table.told] == [4, 4], "he cannot know"


def test_card_it_answers_in_my_voice_that_there_is_none_is_never_exchanged() -> None:
    scene = reacting("it-answers-in-my-voice").play(*locate("lab", "worm"), play("it-answers-in-my-voice"))
    assert answers(scene) == {"lab": (3, "same")} and scene.told(e.LOCATED_NONE, HERO) == [(12,)]


def test_card_it_answers_in_my_voice_dangerous_a_distance_may_be_one_off() -> None:
    scene = reacting("it-answers-in-my-voice", danger="C3").play(*locate("lab", "crew"), play("it-answers-in-my-voice"))
    scene.play(m.OFFSET, offset(2, 1))
    assert answers(scene) == {"lab": (6, "same"), "crew": (4, "same")}, "exchanged, and the second one more"


def test_secrecy_4_which_side_of_an_or_is_carried_out_is_told_to_all() -> None:
    scene = reacting("it-is-staring-back").play(explore("west"), play("it-is-staring-back"), side(2))
    assert scene.told(e.SIDE_CHOSEN, HERO) == [(2,)]
