"""Wrath, cards of Move, Explore and Locate: each half as it is printed. The Hero stands in C3 unless a scene says so."""

from __future__ import annotations

from outpost import DONE, explore, go, locate, play, send, spawn
from played import (
    aim,
    appeared,
    attacks,
    doubted,
    during_the_turn,
    ends,
    later,
    mask,
    more_dice,
    movers,
    noises,
    pick,
    reacting,
    side,
    was_dangerous,
)

from undertow.games.alone import events as e
from undertow.games.alone.state import HERO

MISS3 = ("miss",) * 3


# -- It is right behind me! (Move, after the step)


def test_card_right_behind_me_moves_a_creature_two_sectors_towards_the_hero_after_his_step() -> None:
    scene = reacting("right-behind-me").creature("hybrid", "D1").dice("miss", "miss")
    scene.play(go("north"), play("right-behind-me"))
    assert scene.here == "C2" and scene.prompt == "who_acts" and during_the_turn(scene)
    assert ends(scene, "hybrid") == ["C1", "D1", "C2"], "every step leads nearer to C2; none is a move, too"
    scene.play(send("hybrid", "C2")).lost(composure=2)
    assert noises(scene) == ["here"] and attacks(scene) == [("hybrid", 2)]


def test_card_right_behind_me_dangerous_it_strikes_at_once_with_one_die() -> None:
    scene = reacting("right-behind-me", danger="C3").creature("hybrid", "D1").dice("hit", "miss", "miss")
    scene.play(go("north"), play("right-behind-me"), send("hybrid", "C2"))
    assert attacks(scene) == [("hybrid", 1), ("hybrid", 2)]
    scene.lost(health=1, composure=2)


def test_card_right_behind_me_dangerous_it_strikes_only_in_his_sector() -> None:
    scene = reacting("right-behind-me", danger="C3").creature("hybrid", "D1")
    scene.play(go("north"), play("right-behind-me"), send("hybrid", "C1"))
    assert was_dangerous(scene, "right-behind-me") and attacks(scene) == []
    scene.lost()


# -- They hunt in a pack (Move, end of the turn)


def test_card_they_hunt_in_a_pack_moves_two_creatures_one_sector_each() -> None:
    scene = reacting("they-hunt-in-a-pack").creature("parasite", "D4").creature("hybrid", "C2").dice("miss", "miss")
    scene.play(go("east"), play("they-hunt-in-a-pack"))
    assert ends(scene, "parasite") == ["D3", "D4", "E4", "d4"] and ends(scene, "hybrid") == ["C1", "C2", "C3"]
    scene.play(send("parasite", "D3"))
    assert movers(scene) == [6], "another creature"
    scene.play(send("hybrid", "C3")).lost(composure=1)
    assert appeared(scene) == [("parasite", "D3"), ("hybrid", "C3")]
    assert attacks(scene) == [("parasite", 2)] and noises(scene) == ["here", "west"]


def test_card_they_hunt_in_a_pack_dangerous_each_creature_with_the_hero_rolls_a_die_more() -> None:
    scene = reacting("they-hunt-in-a-pack", danger="C3").creature("parasite", "D4").creature("hybrid", "D4")
    scene.creature("boss", "C3").dice(*["miss"] * 9)
    scene.play(go("east"), play("they-hunt-in-a-pack"), send("parasite", "D3"), send("hybrid", "D3"))
    assert attacks(scene) == [("parasite", 3), ("hybrid", 3), ("boss", 3)], "he is in sight, but not with the Hero"


# -- It let me come this far (Move, before he leaves)


def test_card_it_let_me_come_moves_two_creatures_towards_the_hero_before_he_leaves() -> None:
    scene = reacting("it-let-me-come").creature("worm", "C1").creature("hybrid", "A3").dice(*MISS3)
    scene.play(go("north"), play("it-let-me-come"))
    assert scene.here == "C3" and ends(scene, "worm") == ["C1", "C2"] and ends(scene, "hybrid") == ["A3", "B3"]
    scene.play(send("worm", "C2"), send("hybrid", "B3"))
    assert noises(scene) == ["north", "west"] and scene.here == "C2"
    scene.lost(composure=2)  # he has walked into the worm
    assert scene.where("hybrid") == "B3"


def test_card_it_let_me_come_dangerous_a_creature_with_him_costs_a_point_of_health() -> None:
    scene = reacting("it-let-me-come", danger="C3").creature("hybrid", "B3").dice("miss", "miss")
    scene.play(go("north"), play("it-let-me-come"), send("hybrid", "C3"))
    scene.lost(health=1, composure=2)
    assert scene.told(e.OPPORTUNITY, HERO) == [(2,)], "it was there before he left"


def test_card_it_let_me_come_dangerous_otherwise_a_creature_moves_one_sector() -> None:
    scene = reacting("it-let-me-come", danger="C3").creature("hybrid", "A3")
    scene.play(go("north"), play("it-let-me-come"), send("hybrid", "A3"))
    assert ends(scene, "hybrid") == ["A2", "A3", "B3", "A4"], "in any direction"
    scene.play(send("hybrid", "A2")).lost()
    assert scene.where("hybrid") == "A2"


# -- It is staring back (Explore, when all is revealed)


def test_card_it_is_staring_back_a_revealed_creature_comes_two_sectors_nearer() -> None:
    scene = reacting("it-is-staring-back").creature("spore", "A3").creature("worm", "D4").dice(*MISS3)
    scene.play(explore("west"), play("it-is-staring-back"))
    assert scene.shown() == ["A3", "B3", "C3"] and appeared(scene) == [("spore", "A3")]
    scene.play(side(1))
    assert movers(scene) == [0] and ends(scene, "spore") == ["A3", "B3", "C3"]
    scene.play(send("spore", "C3")).lost()  # seen before: no shock
    assert attacks(scene) == [("spore", 3)]


def test_card_it_is_staring_back_or_a_hidden_one_moves_one_sector() -> None:
    scene = reacting("it-is-staring-back").creature("spore", "A3").creature("worm", "D4")
    scene.play(explore("west"), play("it-is-staring-back"), side(2))
    assert movers(scene) == [12] and ends(scene, "worm") == ["D3", "D4", "E4", "d4"]
    scene.play(send("worm", "D3"))
    assert noises(scene) == ["east"] and appeared(scene) == [("spore", "A3")], "heard, not seen"


def test_card_it_is_staring_back_dangerous_it_rolls_a_die_more() -> None:
    scene = reacting("it-is-staring-back", danger="C3").creature("spore", "A3").dice(*["miss"] * 4)
    scene.play(explore("west"), play("it-is-staring-back"), side(1), send("spore", "C3"), DONE)
    assert attacks(scene) == [("spore", 4)]


# -- Fresh claw marks (Explore, end of the turn)


def test_card_fresh_claw_marks_spawns_one_sector_nearer_than_usual() -> None:
    scene = reacting("fresh-claw-marks")
    scene.play(explore("east"), play("fresh-claw-marks"))
    assert scene.may(spawn("spore", "D4")) and not scene.may(spawn("spore", "D3")), "distance 2, not 1"
    assert scene.may(spawn("worm", "F4")) and not scene.may(spawn("worm", "E4")), "distance 4, not 3"
    assert movers(scene) == []
    scene.play(spawn("spore", "D4"))
    assert scene.where("spore") == "D4" and noises(scene) == ["east"] and appeared(scene) == []


def test_card_fresh_claw_marks_dangerous_it_moves_one_sector() -> None:
    scene = reacting("fresh-claw-marks", danger="C3").creature("worm", "A4")
    scene.play(explore("east"), DONE, play("fresh-claw-marks"), spawn("spore", "D4"))
    assert movers(scene) == [0], "it, no other"
    scene.play(send("spore", "D3"))
    assert appeared(scene) == [("spore", "D3")] and noises(scene) == ["east", "east"]


# -- It only looked small (Explore, while a sector is revealed): a lie


def test_card_it_only_looked_small_shows_a_creature_as_another_until_he_enters() -> None:
    scene = reacting("it-only-looked-small").creature("hybrid", "B3").dice("miss", "miss")
    scene.play(explore("west"), play("it-only-looked-small"))
    assert scene.shown() == ["C3"], "before it is laid out"
    scene.play(side(1), mask("hybrid", "wounded spore"))
    assert scene.figures("B3") == ["wounded spore"] and appeared(scene) == [("wounded spore", "B3")]
    assert scene.where("hybrid") == "B3" and scene.where("spore") == "", "the truth has not changed"
    assert doubted(scene) == {"B3": "it-only-looked-small"}, "which card it stood under is public; A3 is beyond doubt"
    scene.play(go("west"))
    assert scene.figures("B3") == ["hybrid"] and doubted(scene) == {}
    assert scene.told(e.TRUTH, HERO) == [(scene.place("B3"),)] and appeared(scene)[-1] == ("hybrid", "B3")
    scene.lost()  # it had been seen, whatever it looked like


def test_card_it_only_looked_small_may_wait_for_the_second_sector() -> None:
    scene = reacting("it-only-looked-small").creature("hybrid", "A3")
    scene.play(explore("west"), later("it-only-looked-small"))
    assert scene.shown() == ["B3", "C3"]
    scene.play(side(1), mask("hybrid", "cultist"))
    assert scene.figures("A3") == ["cultist"] and doubted(scene) == {"A3": "it-only-looked-small"}


def test_card_it_only_looked_small_is_played_at_the_first_hidden_sector_of_the_line() -> None:
    scene = reacting("it-only-looked-small").creature("hybrid", "A3").revealed("B3")
    scene.play(explore("west"), play("it-only-looked-small"), side(1), mask("hybrid", "cultist"))
    assert scene.figures("A3") == ["cultist"]


def test_card_it_only_looked_small_ends_when_the_creature_moves() -> None:
    scene = reacting("it-only-looked-small", "they-hunt-in-a-pack").creature("hybrid", "B3").dice("miss", "miss")
    scene.play(explore("west"), play("it-only-looked-small"), side(1), mask("hybrid", "spore"))
    scene.passes().play(go("east"), play("they-hunt-in-a-pack"), send("hybrid", "C3"))
    assert scene.figures("C3") == ["hybrid"]


def test_card_it_only_looked_small_or_a_creature_moves_before_the_sector_is_shown() -> None:
    scene = reacting("it-only-looked-small").creature("hybrid", "B3").dice("miss", "miss")
    scene.play(explore("west"), play("it-only-looked-small"), side(2))
    assert ends(scene, "hybrid") == ["A3", "B3", "C3"]
    scene.play(send("hybrid", "C3")).lost(composure=2)
    assert scene.figures("B3") == [] and doubted(scene) == {} and attacks(scene) == [("hybrid", 2)]


def test_card_it_only_looked_small_dangerous_it_rolls_a_die_more() -> None:
    scene = reacting("it-only-looked-small", danger="C3").creature("hybrid", "B3").dice(*MISS3)
    scene.play(explore("west"), play("it-only-looked-small"), side(2), send("hybrid", "C3"), DONE)
    assert attacks(scene) == [("hybrid", 3)]
    masked = reacting("it-only-looked-small", danger="C3").creature("hybrid", "B3")
    masked.play(explore("west"), play("it-only-looked-small"), side(1), mask("hybrid", "spore"))
    assert more_dice(masked, "hybrid") == 1


# -- It heard the signal (Locate, end of the turn)


def test_card_it_heard_the_signal_comes_three_sectors_and_does_not_mind_the_light() -> None:
    scene = reacting("it-heard-the-signal").creature("worm", "D1").light("C3").dice(*MISS3)
    scene.play(*locate("lab", "crew"), play("it-heard-the-signal"), aim(3))
    assert ends(scene, "worm") == ["C1", "D1", "C2", "C3"]
    scene.play(send("worm", "C3")).lost(composure=2)
    assert attacks(scene) == [("worm", 3)], "in the light it would have none"


def test_card_it_heard_the_signal_may_go_to_a_named_target() -> None:
    scene = reacting("it-heard-the-signal").creature("worm", "D1")
    scene.play(*locate("lab", "crew"), play("it-heard-the-signal"), aim(1))
    assert ends(scene, "worm") == ["B1", "C1", "D1"], "the laboratory is in B1"
    scene.play(send("worm", "B1"))
    assert noises(scene) == ["north"]


def test_card_it_heard_the_signal_dangerous_it_rolls_a_die_more() -> None:
    scene = reacting("it-heard-the-signal", danger="C3").creature("worm", "C2").dice(*["miss"] * 4)
    scene.play(*locate("lab", "crew"), play("it-heard-the-signal"), aim(3), send("worm", "C3"))
    assert attacks(scene) == [("worm", 4)]


# -- My signal drives them mad (Locate, after the answers)


def test_card_my_signal_maddens_them_moves_three_creatures_towards_the_hero() -> None:
    scene = (
        reacting("my-signal-maddens-them").creature("spore", "B3").creature("hybrid", "A3").creature("parasite", "C1")
    )
    scene.dice(*MISS3).play(*locate("lab", "crew"), play("my-signal-maddens-them"))
    assert len(scene.told(e.LOCATED, HERO)) == 2, "the answers come first"
    assert ends(scene, "spore") == ["B3", "C3"] and during_the_turn(scene)
    scene.play(send("spore", "C3"), send("hybrid", "B3"), send("parasite", "C2")).lost(composure=1)
    assert [scene.where(kind) for kind in ("spore", "hybrid", "parasite")] == ["C3", "B3", "C2"]
    assert noises(scene) == ["here", "west", "north"] and attacks(scene) == [("spore", 3)]


def test_card_my_signal_maddens_them_dangerous_one_creature_with_him_rolls_a_die_more() -> None:
    scene = reacting("my-signal-maddens-them", danger="C3").creature("spore", "B3").creature("hybrid", "C3")
    scene.dice(*["miss"] * 6).play(*locate("lab", "crew"), play("my-signal-maddens-them"))
    scene.play(send("spore", "C3"), DONE, pick("hybrid"))
    assert sorted(attacks(scene)) == [("hybrid", 3), ("spore", 3)]
