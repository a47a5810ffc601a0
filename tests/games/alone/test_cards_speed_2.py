"""Speed, cards of Attack, Search, Interact and of losses: each half as it is printed."""

from __future__ import annotations

from outpost import DONE, SEARCH, attack, go, play, repair, send, spawn
from played import (
    appeared,
    attacks,
    die,
    ends,
    movers,
    noises,
    pick,
    reacting,
    side,
    with_dice,
)

from undertow.games.alone import events as e
from undertow.games.alone import moves as m
from undertow.games.alone.state import HERO

# -- Gone before I can aim (Attack, before the dice)


def test_card_gone_before_i_aim_the_target_springs_away_and_the_action_is_over() -> None:
    scene = reacting("gone-before-i-aim").creature("hybrid", "C3")
    scene.play(attack("hybrid"), play("gone-before-i-aim"))
    assert ends(scene, "hybrid") == ["C2", "B3", "D3"], "it must go, and not into the Hero's sector"
    scene.play(send("hybrid", "B3"))
    assert scene.told(e.DICE_ROLLED, HERO) == [] and scene.told(e.ACTION_ENDED, HERO) == [()] and attacks(scene) == []
    assert scene.told(e.CREATURE_LEFT, HERO) == [(2, scene.place("C3"), 3)] and scene.table.turn == 1


def test_card_gone_before_i_aim_he_may_aim_at_another() -> None:
    scene = (
        reacting("gone-before-i-aim")
        .creature("hybrid", "C3")
        .creature("spore", "C3")
        .dice("hit", "miss", "miss", "miss")
    )
    scene.play(attack("hybrid"), play("gone-before-i-aim"), send("hybrid", "B3"))
    assert scene.prompt == "aim_anew" and scene.moves == (DONE, attack("spore"))
    scene.play(attack("spore"))
    assert scene.figures("C3") == ["wounded spore"]


def test_card_gone_before_i_aim_dangerous_another_creature_moves() -> None:
    scene = reacting("gone-before-i-aim", danger="C3").creature("hybrid", "C3").creature("spore", "A3")
    scene.play(attack("hybrid"), play("gone-before-i-aim"), send("hybrid", "D3"))
    assert movers(scene) == [0]
    scene.play(send("spore", "B3"))
    assert scene.where("spore") == "B3"


# -- They have changed places (Attack, end of the turn)


def test_card_they_have_changed_places_exchanges_two_in_silence_and_moves_one() -> None:
    scene = reacting("they-have-changed-places").creature("spore", "C3", wounded=True).creature("hybrid", "A3")
    scene.creature("worm", "D4").dice("hit").play(attack("spore", wounded=True), play("they-have-changed-places"))
    scene.play(side(1), pick("hybrid"))
    assert scene.where("hybrid") == "D4" and scene.where("worm") == "A3" and noises(scene) == []
    assert movers(scene) == [6], "the one that was chosen first"
    scene.play(send("hybrid", "D3"))
    assert scene.where("hybrid") == "D3" and noises(scene) == ["east"] and appeared(scene) == []


def test_card_they_have_changed_places_not_with_one_in_the_heros_sector() -> None:
    scene = reacting("they-have-changed-places").creature("spore", "C3").creature("hybrid", "A3").dice(*["miss"] * 4)
    scene.play(attack("spore"), play("they-have-changed-places"), side(1))
    assert scene.where("hybrid") == "A3" and scene.where("spore") == "C3" and noises(scene) == []


def test_card_they_have_changed_places_or_one_moves_two_sectors() -> None:
    scene = reacting("they-have-changed-places").creature("spore", "C3", wounded=True).creature("hybrid", "A3")
    scene.dice("hit", "miss", "miss").play(attack("spore", wounded=True), play("they-have-changed-places"), side(2))
    scene.play(send("hybrid", "C3")).lost(composure=2)
    assert attacks(scene) == [("hybrid", 2)]


def test_card_they_have_changed_places_dangerous_draws_a_card() -> None:
    scene = reacting("they-have-changed-places", danger="C3").creature("spore", "C3", wounded=True).dice("hit")
    scene.play(attack("spore", wounded=True), play("they-have-changed-places"), side(2), m.FROM_FIRST)
    assert len(scene.table.hands[1]) == 1


# -- It springs aside (Attack, after the roll)


def test_card_it_springs_aside_two_dice_are_rolled_again_and_it_moves_when_the_attack_is_over() -> None:
    scene = reacting("it-springs-aside", ask=True).creature("hybrid", "C3")
    scene.dice("hit", "hit", "conditional", "miss", "miss")
    with_dice(scene, 3, attack("hybrid")).play(play("it-springs-aside"), die("hit"), die("hit"))
    assert scene.told(e.DICE_ROLLED, HERO)[-1] == (0, 1, 2), "2 hits would have wounded it"
    assert scene.told(e.UNHARMED, HERO) == [(2,)] and scene.prompt == "who_acts" and scene.where("hybrid") == "C3"
    assert ends(scene, "hybrid") == ["C2", "B3", "C3", "D3"] and scene.may(DONE)
    scene.play(send("hybrid", "D3"))
    assert scene.where("hybrid") == "D3" and attacks(scene) == []


def test_card_it_springs_aside_hits_that_are_left_wound_it_first() -> None:
    scene = reacting("it-springs-aside", ask=True).creature("hybrid", "C3").dice("hit", "hit", "hit")
    with_dice(scene, 2, attack("hybrid")).play(play("it-springs-aside"), DONE)
    assert scene.told(e.WOUNDED, HERO) == [(2,)] and scene.prompt == "who_acts"
    scene.play(send("hybrid", "D3"))
    assert scene.table.wounded >> 6 & 1 == 1 and scene.where("hybrid") == "D3"


def test_card_it_springs_aside_whoever_dies_goes_nowhere() -> None:
    scene = reacting("it-springs-aside", ask=True).creature("spore", "C3", wounded=True).dice("hit")
    with_dice(scene, 1, attack("spore", wounded=True)).play(play("it-springs-aside"), DONE)
    assert scene.told(e.KILLED, HERO) == [(0,)] and scene.prompt == "action"


def test_card_it_springs_aside_dangerous_a_third_die_but_none_twice() -> None:
    scene = reacting("it-springs-aside", danger="C3", ask=True).creature("hybrid", "C3")
    scene.dice("hit", "hit", "conditional", "miss", "miss", "miss", *["miss"] * 3)
    with_dice(scene, 3, attack("hybrid")).play(play("it-springs-aside"), die("hit"), die("hit"))
    assert scene.moves == (DONE, die("conditional")), "the two that were rolled again lie aside"
    scene.play(die("conditional"))
    assert scene.told(e.DICE_ROLLED, HERO)[-1] == (0, 0, 3)


# -- They used the time (Search, end of the turn)


def test_card_they_used_the_time_is_a_standard_reaction_and_two_cards() -> None:
    scene = reacting("they-used-the-time")
    scene.play(SEARCH, play("they-used-the-time"), spawn("spore", "D1"), m.FROM_FIRST, m.FROM_SECOND)
    assert scene.where("spore") == "D1" and len(scene.table.hands[1]) == 2 and scene.prompt == "react"


def test_card_they_used_the_time_the_leader_says_who_draws() -> None:
    scene = reacting("they-used-the-time", evil=2).creature("spore", "D1")
    scene.play(SEARCH, play("they-used-the-time"), send("spore", "D1"))
    assert scene.prompt == "who_draws" and scene.seat == 1
    scene.play(m.SHARE + 2, m.SHARE + 1)
    assert [len(hand) for hand in scene.table.hands] == [0, 1, 1]


def test_card_they_used_the_time_dangerous_one_card_more() -> None:
    scene = reacting("they-used-the-time", danger="C3")
    scene.play(SEARCH, play("they-used-the-time"), spawn("spore", "D1"), *[m.FROM_FIRST] * 3)
    assert len(scene.table.hands[1]) == 3


# -- Out of the vents (Search, end of the turn)


def test_card_out_of_the_vents_a_hidden_creature_is_elsewhere_on_its_floor_without_a_sound() -> None:
    scene = reacting("out-of-the-vents").creature("hybrid", "G2").creature("spore", "C3").dice(*["miss"] * 3)
    scene.play(SEARCH, play("out-of-the-vents"))
    assert movers(scene) == [6], "a hidden one"
    assert "D4" in ends(scene, "hybrid") and "D3" not in ends(scene, "hybrid"), "at distance 2 or more"
    assert all(name.isupper() for name in ends(scene, "hybrid")), "on its floor"
    scene.play(send("hybrid", "D4"), m.FROM_FIRST)
    assert scene.where("hybrid") == "D4" and noises(scene) == [] and appeared(scene) == []
    assert len(scene.table.hands[1]) == 1


def test_card_out_of_the_vents_dangerous_the_distance_may_be_one() -> None:
    scene = reacting("out-of-the-vents", danger="C3").creature("hybrid", "G2")
    scene.play(SEARCH, play("out-of-the-vents"), send("hybrid", "D3"), m.FROM_FIRST)
    assert scene.where("hybrid") == "D3" and noises(scene) == []


# -- They are already through (Interact, end of the turn)


def test_card_they_are_through_clears_two_blockades_and_moves_a_creature_two_sectors() -> None:
    scene = reacting("they-are-through").box("C3").creature("hybrid", "A4").revealed("A3")
    for name, way in (("A4", "north"), ("B1", "east"), ("G3", "north")):
        scene.blocked(name, way)
    scene.play(repair("north"), play("they-are-through"))
    scene.play(m.CLEAR_DOOR + scene.door("A4", "north"), m.CLEAR_DOOR + scene.door("G3", "north"))
    assert scene.table.blocked == 1 << scene.door("B1", "east")
    assert scene.told(e.BLOCKADE_GONE, HERO) == [(scene.place("A3"), 2)], "of the other he sees nothing"
    assert ends(scene, "hybrid") == ["A2", "A3", "B3", "A4"]
    scene.play(send("hybrid", "B3"))
    assert scene.where("hybrid") == "B3"


def test_card_they_are_through_dangerous_frees_a_field() -> None:
    scene = reacting("they-are-through", danger="C3").box("C3").covered(1)
    scene.play(repair("north"), play("they-are-through"))
    assert scene.told(e.FIELD_FREED, HERO) == [(1,)] and scene.table.free_fields() == 6


# -- While I fumble with the wires (Interact, before it takes effect)


def test_card_while_i_fumble_two_creatures_move_before_the_light_is_on() -> None:
    scene = reacting("while-i-fumble").box("C3").creature("worm", "C2").creature("spore", "A3")
    scene.play(repair("north"), play("while-i-fumble"))
    assert scene.lit() == [] and ends(scene, "worm") == ["C1", "C2", "C3"]
    scene.play(send("worm", "C1"), send("spore", "B3"))
    assert scene.lit() == ["C2", "C3"], "and then the worm, which has moved, puts out the light in C1"
    assert [scene.where("worm"), scene.where("spore")] == ["C1", "B3"]


def test_card_while_i_fumble_dangerous_draws_a_card() -> None:
    scene = reacting("while-i-fumble", danger="C3").box("C3")
    scene.play(repair("north"), play("while-i-fumble"), m.FROM_FIRST)
    assert len(scene.table.hands[1]) == 1


# -- No time to breathe (lost health, at once)


def test_card_no_time_to_breathe_is_a_standard_reaction_and_frees_a_field() -> None:
    scene = reacting("no-time-to-breathe").covered(2).creature("spore", "C3").dice("hit", "miss")
    scene.play(go("north"), play("no-time-to-breathe"))
    assert scene.here == "C3"
    scene.play(spawn("hybrid", "D1"))
    assert scene.where("hybrid") == "D1" and scene.told(e.FIELD_FREED, HERO) == [(1,)]
    assert scene.table.free_fields() == 5, "three cards, one field freed"


def test_card_no_time_to_breathe_dangerous_a_creature_moves() -> None:
    scene = reacting("no-time-to-breathe", danger="C3").creature("spore", "C3").dice("hit", "miss")
    scene.play(go("north"), play("no-time-to-breathe"), spawn("hybrid", "D1"), send("hybrid", "E1"))
    assert scene.where("hybrid") == "E1"


# -- There are more of them (lost health, end of the turn)


def test_card_there_are_more_one_spawns_and_moves_and_both_are_heard() -> None:
    scene = reacting("there-are-more").creature("spore", "C3").dice("hit", "miss")
    scene.play(go("east"), play("there-are-more"), spawn("hybrid", "F4"))
    assert movers(scene) == [6]
    scene.play(send("hybrid", "E4"))
    assert scene.where("hybrid") == "E4" and noises(scene) == ["south", "south"]


def test_card_there_are_more_dangerous_without_a_sound() -> None:
    scene = reacting("there-are-more", danger="D3").creature("spore", "C3").dice("hit", "miss")
    scene.play(go("east"), play("there-are-more"), spawn("hybrid", "F4"), send("hybrid", "E4"))
    assert scene.where("hybrid") == "E4" and noises(scene) == []


# -- My heart races, they race faster (lost composure, end of the turn)


def test_card_my_heart_races_a_creature_moves_two_sectors() -> None:
    scene = reacting("my-heart-races").creature("hybrid", "C2").creature("worm", "A1").dice("miss", "miss")
    scene.play(go("north"), play("my-heart-races"))
    assert ends(scene, "worm") == ["A1", "B1", "C1", "A2", "A3"]
    scene.play(send("worm", "C1"))
    assert scene.where("worm") == "C1" and noises(scene) == ["north"]


def test_card_my_heart_races_dangerous_frees_a_field() -> None:
    scene = reacting("my-heart-races", danger="C2").covered(1).creature("hybrid", "C2").dice("miss", "miss")
    scene.play(go("north"), play("my-heart-races"), DONE)
    assert scene.told(e.FIELD_FREED, HERO) == [(1,)] and scene.table.free_fields() == 6
