"""The three reaction cards that the book shows (topic cards)."""

from __future__ import annotations

from outpost import BULLET_TIME, DONE, Scene, attack, card, explore, go, locate, play, send, spawn, sweep
from played import aim, answers, attacks, ends, leave_out, more_dice, movers, offset, pick, pretend, reacting, side

from undertow.games.alone import events as e
from undertow.games.alone import moves as m

KNOW, MISTAKEN, ANGRY = "they-know-where-i-am", "was-i-mistaken", "it-is-angry"


# -- They Know Where I Am ----------------------------------------------------------------------------------------------


def known(danger: str = "") -> Scene:
    """Two targets are named (the laboratory 3, the crew quarters 6 away), and the card is played before any answer."""
    scene = reacting(KNOW, danger=danger).creature("worm", "E1").creature("spore", "E2").creature("hybrid", "A3")
    scene.play(*locate("lab", "crew"), play(KNOW))
    assert scene.told(e.LOCATED) == []
    return scene


def test_cards_1_up_to_two_creatures_move_one_sector_each_towards_one_of_the_targets() -> None:
    scene = known().play(aim(2))  # the crew quarters
    assert ends(scene, "worm") == ["E1", "E2"] and ends(scene, "hybrid") == ["A3", "B3"]
    scene.play(send("worm", "E2"))
    assert movers(scene) == [0, 6]  # each moves once; the Spore and the Hybrid are left
    scene.play(send("spore", "F2"), m.SAY)
    assert [scene.where("worm"), scene.where("spore"), scene.where("hybrid")] == ["E2", "F2", "A3"]
    assert answers(scene) == {"lab": (3, "same"), "crew": (6, "same")}


def test_cards_1_or_one_or_none() -> None:
    scene = known().play(aim(1), send("worm", "D1"), DONE)
    assert [scene.where("worm"), scene.where("spore")] == ["D1", "E2"]
    assert known().play(aim(1), DONE).where("worm") == "E1"


def test_cards_1_dangerous_the_distance_of_that_target_may_be_one_off() -> None:
    for by in (-1, 1):
        scene = known("C3").play(aim(1), DONE, offset(1, by))
        assert answers(scene) == {"lab": (3 + by, "same"), "crew": (6, "same")}
    scene = known("C3").play(aim(1), DONE)
    assert scene.moves == (DONE, offset(1, -1), offset(1, 1))  # not of the other
    assert answers(scene.play(DONE))["lab"] == (3, "same")


def test_cards_1_it_comes_only_after_the_targets_are_named() -> None:
    scene = reacting(KNOW).creature("worm", "E1").play(locate("lab", "crew")[0])
    assert (scene.seat, scene.prompt) == (0, "second_target")


# -- Was I Mistaken? ---------------------------------------------------------------------------------------------------


def mistaken(*lies: int) -> Scene:
    """The Hero explores to the north: C2, then C1 with a Worm; the card is played for the second sector."""
    scene = reacting(MISTAKEN).creature("worm", "C1")
    return scene.play(explore("north"), m.PLAY_LATER + card(MISTAKEN), *lies)


def test_cards_2_an_element_is_left_out_while_a_sector_is_revealed() -> None:
    scene = mistaken(leave_out("worm"))
    assert scene.shown() == ["C1", "C2", "C3"]
    assert (scene.figures("C1"), scene.where("worm")) == ([], "C1")  # the map is true
    assert scene.tile("C1")["doubt"] == card(MISTAKEN)


def test_cards_2_or_a_false_one_is_shown() -> None:
    scene = mistaken(pretend("spore"))
    assert scene.figures("C1") == ["spore", "worm"]
    scene = mistaken(pretend("danger"))
    assert scene.tile("C1")["danger"] == 1 and scene.table.danger == 0


def test_cards_2_one_element_and_not_two() -> None:
    scene = mistaken(leave_out("worm"))
    assert (len(scene.table.played), len(scene.table.lies)) == (1, 1)
    assert scene.prompt != "evil_chooses"


def test_cards_2_entering_the_sector_brings_the_truth_and_with_it_the_shock() -> None:
    scene = mistaken(leave_out("worm")).passes().dice(*["miss"] * 3).play(go("north"))
    scene.passes().play(go("north"))
    assert scene.told(e.TRUTH, 0) == [(scene.place("C1"),)]
    scene.lost(composure=2)
    assert scene.figures("C1") == ["worm"]


def test_cards_2_exploring_it_again_brings_the_truth() -> None:
    scene = mistaken(leave_out("worm")).passes().play(explore("north"))
    assert scene.figures("C1") == ["worm"]
    scene.lost()


def test_cards_2_an_action_on_the_false_element_brings_the_truth_and_is_not_spent() -> None:
    scene = reacting(MISTAKEN).danger("C2").play(explore("north"), m.PLAY_LATER + card(MISTAKEN), pretend("danger"))
    assert scene.moves == (DONE, sweep(1), sweep(2))
    scene.play(sweep(2))  # there is none
    assert scene.told(e.TRUTH, 0) == [(scene.place("C1"),)]
    assert (scene.prompt, scene.moves) == ("sweep", (DONE, sweep(1)))
    scene.play(sweep(1))
    assert scene.table.danger == 0


# -- It Is Angry! ------------------------------------------------------------------------------------------------------


def angry(danger: str = "") -> Scene:
    """The Hero attacks a Spore, and the card is played at the end of the turn."""
    scene = reacting(ANGRY, danger=danger).creature("spore", "C3").creature("worm", "C1")
    return scene.dice(*["miss"] * 12).play(attack("spore"), play(ANGRY))


def test_cards_3_one_creature_moves_up_to_two_sectors() -> None:
    scene = angry().play(side(1))
    assert ends(scene, "worm") == ["A1", "B1", "C1", "D1", "E1", "C2", "C3", "d1"]
    scene.play(send("worm", "C3"))
    assert scene.where("worm") == "C3"
    scene.lost(composure=2)


def test_cards_3_or_one_is_removed_and_then_one_spawns_one_sector_nearer() -> None:
    scene = angry().play(side(2))
    assert set(scene.moves) == {pick("spore"), pick("worm")}
    scene.play(pick("worm"))
    assert scene.where("worm") == ""
    assert scene.may(spawn("worm", "E1")) and not scene.may(spawn("worm", "D1"))  # 4 instead of 5
    assert scene.may(spawn("hybrid", "C1")) and not scene.may(spawn("hybrid", "C2"))  # 2 instead of 3
    assert scene.play(spawn("hybrid", "C1")).where("hybrid") == "C1"


def test_cards_3_dangerous_this_creature_has_a_die_more() -> None:
    scene = angry("C3").play(side(1), send("worm", "C3"))
    while scene.prompt == "who_attacks":
        scene.play(scene.moves[0])
    assert sorted(attacks(scene)) == [("spore", 3), ("worm", 4)]


def test_cards_3_who_spawns_has_nothing_of_who_was_removed() -> None:
    """A Worm that has a die more and rages is removed; the Worm that appears is another."""
    heard, gaze = "it-heard-the-signal", "i-must-not-look-away"
    scene = reacting(gaze, ANGRY).creature("worm", "C2").creature("spore", "C2").dice(*["miss"] * 9)
    scene.play(BULLET_TIME, go("north"), play(gaze), pick("worm"), DONE)
    assert more_dice(scene, "worm") == 1
    scene.play(attack("spore"), play(ANGRY), side(2), pick("worm"))
    assert scene.may(spawn("worm", "E2")) and scene.table.extra_dice == [0] * 16
    scene = reacting(heard, ANGRY).creature("worm", "D1").creature("spore", "C3").dice(*["miss"] * 9)
    scene.play(BULLET_TIME, *locate("lab", "crew"), attack("spore"), play(heard), aim(3), send("worm", "C1"))
    assert scene.table.raging
    scene.play(play(ANGRY), side(2), pick("worm"))
    assert scene.table.raging == 0


def test_cards_3_until_the_end_of_the_turn() -> None:
    scene = angry("C3").play(side(1), send("worm", "C3"))
    while scene.prompt != "action":
        scene.play(scene.moves[0])
    assert scene.table.extra_dice == [0] * 16
