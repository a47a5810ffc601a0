"""Speed, cards of Move, Explore and Locate: each half as it is printed. The Hero stands in C3 unless a scene says so."""

from __future__ import annotations

from outpost import DONE, breaks, explore, go, locate, play, send, spawn
from played import aim, answers, appeared, during_the_turn, ends, movers, noises, offset, reacting, was_dangerous

from undertow.games.alone import events as e
from undertow.games.alone import moves as m
from undertow.games.alone.state import HERO

# -- They are keeping pace (Move, end of the turn)


def test_card_they_are_keeping_pace_a_creature_comes_three_sectors_nearer() -> None:
    scene = reacting("they-are-keeping-pace").creature("hybrid", "A3").dice("miss", "miss")
    scene.play(go("east"), play("they-are-keeping-pace"))
    assert ends(scene, "hybrid") == ["A3", "B3", "C3", "D3"]
    scene.play(send("hybrid", "D3")).lost()  # it was seen in C3 first: no shock
    assert appeared(scene) == [("hybrid", "C3")] and noises(scene) == ["here"]


def test_card_they_are_keeping_pace_makes_a_noise_unless_it_is_dangerous() -> None:
    for danger, heard in (("", ["south"]), ("C3", [])):
        scene = reacting("they-are-keeping-pace", danger=danger).creature("worm", "F4")
        scene.play(go("east"), play("they-are-keeping-pace"), send("worm", "D4"))
        assert scene.where("worm") == "D4" and noises(scene) == heard
        assert was_dangerous(scene, "they-are-keeping-pace") == bool(danger) and appeared(scene) == []


# -- Footsteps ahead of me (Move, before the step)


def test_card_footsteps_ahead_a_hidden_creature_waits_where_he_is_going() -> None:
    scene = reacting("footsteps-ahead").creature("hybrid", "D1").creature("spore", "C3").dice(*["miss"] * 9)
    scene.play(go("north"), play("footsteps-ahead"))
    assert movers(scene) == [6], "the spore is revealed"
    scene.play(send("hybrid", "C2"))
    assert scene.here == "C2"
    scene.lost(composure=2)


def test_card_footsteps_ahead_never_enters_his_sector() -> None:
    scene = reacting("footsteps-ahead").creature("hybrid", "B3")
    scene.play(go("north"), play("footsteps-ahead"))
    assert ends(scene, "hybrid") == ["A2", "A3", "B3", "A4"]


def test_card_footsteps_ahead_dangerous_draws_a_card() -> None:
    scene = reacting("footsteps-ahead", danger="C3").creature("hybrid", "D1")
    scene.play(go("north"), play("footsteps-ahead"), send("hybrid", "C1"), m.FROM_SECOND)
    assert scene.told(e.CARDS_DRAWN, HERO) == [(1, scene.table.decks[1], 1)] and len(scene.table.hands[1]) == 1


# -- They are faster than I am (Move, end of the turn)


def test_card_they_are_faster_is_two_standard_reactions() -> None:
    scene = reacting("they-are-faster").creature("hybrid", "A3")
    scene.play(go("east"), play("they-are-faster"))
    assert ends(scene, "hybrid") == ["A2", "A3", "B3", "A4"] and scene.may(spawn("spore", "F4"))
    assert not scene.may(spawn("spore", "E4")) and not scene.may(DONE)
    scene.play(send("hybrid", "B3"), spawn("spore", "F4"))
    assert scene.where("hybrid") == "B3" and scene.where("spore") == "F4" and noises(scene) == ["west", "south"]
    assert scene.table.free_fields() == 6 and scene.table.cards_played == 0, "a new turn; they took no field"


def test_card_they_are_faster_the_same_creature_may_act_twice() -> None:
    scene = reacting("they-are-faster").creature("hybrid", "A3")
    scene.play(go("east"), play("they-are-faster"), send("hybrid", "A2"), send("hybrid", "A1"))
    assert scene.where("hybrid") == "A1"


def test_card_they_are_faster_dangerous_frees_a_field() -> None:
    scene = reacting("they-are-faster", danger="C3").covered(2).creature("hybrid", "A3")
    scene.play(go("east"), play("they-are-faster"), send("hybrid", "A2"), send("hybrid", "A1"))
    assert scene.told(e.FIELD_FREED, HERO) == [(1,)] and scene.table.free_fields() == 5


# -- Something flits past (Explore, before anything is revealed)


def test_card_something_flits_past_moves_out_of_the_line_before_it_is_seen() -> None:
    scene = reacting("something-flits-past").creature("hybrid", "B3")
    scene.play(explore("west"), play("something-flits-past"))
    assert scene.shown() == ["C3"] and ends(scene, "hybrid") == ["A2", "C2", "A3", "B3", "C3", "D3", "A4"]
    scene.play(send("hybrid", "A2"))
    assert scene.shown() == ["A3", "B3", "C3"] and appeared(scene) == [] and noises(scene) == ["west"]


def test_card_something_flits_past_dangerous_without_a_sound() -> None:
    scene = reacting("something-flits-past", danger="C3").creature("hybrid", "B3")
    scene.play(explore("west"), play("something-flits-past"), send("hybrid", "A2"), DONE)
    assert scene.where("hybrid") == "A2" and appeared(scene) == [] and noises(scene) == []


# -- Already around the corner (Explore, end of the turn)


def test_card_already_round_the_corner_moves_two_and_blockades_cost_no_step() -> None:
    scene = reacting("already-round-the-corner").creature("hybrid", "A4").creature("worm", "B1")
    scene.blocked("A4", "north").blocked("B1", "east").play(explore("east"), play("already-round-the-corner"))
    assert ends(scene, "hybrid") == ["A3", "A4"] and scene.may(breaks("hybrid", "north"))
    scene.play(send("hybrid", "A3"), send("worm", "C1"))
    assert scene.table.blocked == 0 and scene.where("hybrid") == "A3" and scene.where("worm") == "C1"
    assert noises(scene) == ["west", "north"] and scene.told(e.BLOCKADE_GONE, HERO) == [], "doors that he does not see"


def test_card_already_round_the_corner_dangerous_another_moves() -> None:
    scene = reacting("already-round-the-corner", danger="C3").creature("hybrid", "A4")
    scene.play(explore("east"), DONE, play("already-round-the-corner"), send("hybrid", "A3"), send("hybrid", "A2"))
    assert scene.where("hybrid") == "A2"


# -- They come from everywhere (Explore, end of the turn)


def test_card_from_everywhere_one_spawns_and_another_moves() -> None:
    scene = reacting("from-everywhere").creature("hybrid", "A3")
    scene.play(explore("east"), play("from-everywhere"))
    assert scene.may(spawn("spore", "E4")) and not scene.may(spawn("spore", "D4")), "the usual distance, 3"
    scene.play(spawn("spore", "E4"))
    assert movers(scene) == [6], "another creature than the one that came"
    scene.play(send("hybrid", "B3"))
    assert scene.where("spore") == "E4" and scene.where("hybrid") == "B3" and noises(scene) == ["east", "west"]


def test_card_from_everywhere_dangerous_draws_a_card() -> None:
    scene = reacting("from-everywhere", danger="C3")
    scene.play(explore("east"), DONE, play("from-everywhere"), spawn("spore", "E4"), m.FROM_FIRST)
    assert scene.told(e.CARDS_DRAWN, HERO) == [(1, 1, 1)] and len(scene.table.hands[1]) == 1


# -- They know where I am (Locate, before the answers): a lie in the lower half


def test_card_they_know_where_i_am_two_creatures_go_towards_a_named_target() -> None:
    scene = reacting("they-know-where-i-am").creature("hybrid", "D1").creature("worm", "E1")
    scene.play(*locate("lab", "crew"), play("they-know-where-i-am"))
    assert scene.told(e.LOCATED) == [], "before any answer"
    scene.play(aim(1))
    assert ends(scene, "hybrid") == ["C1", "D1"] and ends(scene, "worm") == ["D1", "E1"]
    scene.play(send("hybrid", "C1"), send("worm", "D1"))
    assert [scene.where("hybrid"), scene.where("worm")] == ["C1", "D1"]
    assert answers(scene) == {"lab": (3, "same"), "crew": (6, "same")}, "the truth"
    assert scene.table.told[0][4] == 0, "and no doubt about it"


def test_card_they_know_where_i_am_dangerous_the_distance_of_that_target_may_be_one_off() -> None:
    scene = reacting("they-know-where-i-am", danger="C3")
    scene.play(*locate("lab", "crew"), play("they-know-where-i-am"), aim(2))
    assert scene.moves == (DONE, offset(2, -1), offset(2, 1)), "of that target, not of the other"
    scene.play(offset(2, -1))
    assert answers(scene) == {"lab": (3, "same"), "crew": (5, "same")}
    assert [entry[4] for entry in scene.table.told] == [1, 1], "the Hero knows that one of the two may be bent"
    scene.play(*locate("lab", "crew"))
    assert answers(scene)["crew"] == (6, "same"), "the truth comes with the next question"


def test_card_they_know_where_i_am_dangerous_may_tell_the_truth() -> None:
    scene = reacting("they-know-where-i-am", danger="C3")
    scene.play(*locate("lab", "crew"), play("they-know-where-i-am"), aim(2), DONE)
    assert answers(scene) == {"lab": (3, "same"), "crew": (6, "same")}
    assert [entry[4] for entry in scene.table.told] == [1, 1], "what he cannot know"


# -- The blip is moving (Locate, after the answers)


def test_card_the_blip_is_moving_a_hidden_creature_goes_three_sectors_after_the_answer() -> None:
    scene = reacting("the-blip-is-moving").creature("hybrid", "D1").creature("spore", "C3").dice(*["miss"] * 9)
    scene.play(*locate("hybrid", "crew"), play("the-blip-is-moving"))
    assert answers(scene)["hybrid"] == (3, "same") and movers(scene) == [6]
    assert during_the_turn(scene)
    assert {"E2", "F2", "C2", "d1", "A1"} <= set(ends(scene, "hybrid")) and "B3" not in ends(scene, "hybrid")
    scene.play(send("hybrid", "E2"))
    assert scene.where("hybrid") == "E2" and noises(scene) == ["north"]


def test_card_the_blip_is_moving_dangerous_without_a_sound() -> None:
    scene = reacting("the-blip-is-moving", danger="C3").creature("hybrid", "D1")
    scene.play(*locate("hybrid", "crew"), play("the-blip-is-moving"), send("hybrid", "E2"))
    assert scene.where("hybrid") == "E2" and noises(scene) == []
