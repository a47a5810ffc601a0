"""Wrath, cards of Attack, Search, Interact and of losses: each half as it is printed."""

from __future__ import annotations

from outpost import DONE, PASS, SEARCH, attack, go, of_item, play, repair, say, send, spawn
from played import (
    appeared,
    attacks,
    during_the_turn,
    ends,
    movers,
    noises,
    pick,
    places,
    reacting,
    sector,
    sectors,
    side,
    with_dice,
)

from undertow.games.alone import events as e
from undertow.games.alone import moves as m
from undertow.games.alone.state import HERO

MISS3 = ("miss",) * 3


# -- It is angry! (Attack, end of the turn)


def test_card_it_is_angry_moves_a_creature_two_sectors() -> None:
    scene = reacting("it-is-angry").creature("spore", "C3", wounded=True).creature("hybrid", "A3")
    scene.dice("hit", "miss", "miss").play(attack("spore", wounded=True), play("it-is-angry"), side(1))
    assert ends(scene, "hybrid") == ["A1", "A2", "A3", "B3", "C3", "A4"]
    scene.play(send("hybrid", "C3")).lost(composure=2)
    assert attacks(scene) == [("hybrid", 2)]


def test_card_it_is_angry_or_removes_one_unseen_and_brings_one_nearer() -> None:
    scene = reacting("it-is-angry").creature("spore", "C3", wounded=True).creature("hybrid", "A3")
    scene.dice("hit").play(attack("spore", wounded=True), play("it-is-angry"), side(2))
    assert scene.where("hybrid") == "" and scene.told(e.CREATURE_GONE, HERO) == [], "it was hidden"
    assert scene.may(spawn("worm", "F4")) and not scene.may(spawn("worm", "E4")), "distance 4 instead of 5"
    scene.play(spawn("worm", "F4"))
    assert scene.where("worm") == "F4" and noises(scene) == ["east"] and appeared(scene) == []


def test_card_it_is_angry_a_revealed_creature_is_seen_to_go() -> None:
    scene = reacting("it-is-angry").creature("spore", "C3")
    scene.dice("miss").play(attack("spore"), play("it-is-angry"), side(2), spawn("spore", "D4"))
    assert places(scene, e.CREATURE_GONE) == ["C3"] and scene.where("spore") == "D4" and attacks(scene) == []


def test_card_it_is_angry_where_none_can_be_removed_none_comes() -> None:
    scene = reacting("it-is-angry").creature("spore", "C3", wounded=True)
    scene.dice("hit").play(attack("spore", wounded=True), play("it-is-angry"), side(2))
    assert scene.prompt == "action" and noises(scene) == [] and all(cell < 0 for cell in scene.table.where)


def test_card_it_is_angry_dangerous_that_creature_rolls_a_die_more() -> None:
    scene = reacting("it-is-angry", danger="C3").creature("spore", "C3", wounded=True).creature("hybrid", "A3")
    scene.dice("hit", *MISS3).play(attack("spore", wounded=True), play("it-is-angry"), side(1), send("hybrid", "C3"))
    assert attacks(scene) == [("hybrid", 3)]


# -- Barely a scratch (Attack, after the roll)


def test_card_barely_a_scratch_cancels_one_hit_and_the_survivor_rolls_a_die_more() -> None:
    scene = reacting("barely-a-scratch", ask=True).creature("spore", "C3").dice("hit", "hit", *["miss"] * 4)
    with_dice(scene, 2, attack("spore")).play(play("barely-a-scratch"))
    assert scene.told(e.HITS_CANCELLED, HERO) == [(1,)] and scene.figures("C3") == ["wounded spore"]
    assert attacks(scene) == [("spore", 4)]


def test_card_barely_a_scratch_a_creature_that_dies_takes_its_die_with_it() -> None:
    scene = reacting("barely-a-scratch", "another-takes-its-place", danger="C3", ask=True)
    scene.creature("spore", "C3", wounded=True).dice("hit", "hit", "hit", *["miss"] * 4)
    with_dice(scene, 3, attack("spore", wounded=True)).play(play("barely-a-scratch"), PASS)
    assert scene.told(e.KILLED, HERO) == [(0,)]
    scene.play(play("another-takes-its-place"), spawn("spore", "D3"), send("spore", "C3"))
    assert attacks(scene) == [("spore", 3)], "the die was promised to the other one"


def test_card_barely_a_scratch_dangerous_cancels_one_more() -> None:
    scene = reacting("barely-a-scratch", danger="C3", ask=True).creature("spore", "C3")
    scene.dice("hit", "hit", "hit", *["miss"] * 4)
    with_dice(scene, 3, attack("spore")).play(play("barely-a-scratch"))
    assert scene.figures("C3") == ["wounded spore"], "one of three hits is left"


# -- For each one I kill, another comes (Attack, end of the turn)


def test_card_another_takes_its_place_spawns_two_nearer_if_a_creature_was_killed() -> None:
    scene = reacting("another-takes-its-place").creature("spore", "C3", wounded=True).dice("hit")
    scene.play(attack("spore", wounded=True), play("another-takes-its-place"))
    assert scene.may(spawn("hybrid", "D3")) and not scene.may(spawn("cultist", "D3")), "1 for a hybrid, 2 for a cultist"
    scene.play(spawn("hybrid", "D3"))
    assert scene.where("hybrid") == "D3" and noises(scene) == ["east"]


def test_card_another_takes_its_place_and_one_nearer_if_none_was() -> None:
    scene = reacting("another-takes-its-place").creature("cultist", "C3").dice("miss", "miss", "miss")
    scene.play(attack("cultist"), play("another-takes-its-place"))
    assert scene.may(spawn("hybrid", "D4")) and not scene.may(spawn("hybrid", "D3"))
    scene.play(spawn("hybrid", "D4"))
    assert scene.where("hybrid") == "D4"


def test_card_another_takes_its_place_dangerous_it_moves_one_sector() -> None:
    scene = reacting("another-takes-its-place", danger="C3").creature("spore", "C3", wounded=True)
    scene.dice("hit", "miss", "miss").play(attack("spore", wounded=True), play("another-takes-its-place"))
    scene.play(spawn("hybrid", "D3"), send("hybrid", "C3")).lost(composure=2)
    assert attacks(scene) == [("hybrid", 2)]


# -- And my hands are full (Search, end of the turn)


def test_card_and_my_hands_are_full_moves_a_creature_two_sectors() -> None:
    scene = reacting("and-my-hands-are-full").creature("hybrid", "A3").dice("miss", "miss")
    scene.play(SEARCH, play("and-my-hands-are-full"))
    assert ends(scene, "hybrid") == ["A1", "A2", "A3", "B3", "C3", "A4"]
    scene.play(send("hybrid", "C3")).lost(composure=2)
    assert attacks(scene) == [("hybrid", 2)]


def test_card_and_my_hands_are_full_if_it_has_come_to_him_he_gives_up_a_charge() -> None:
    scene = reacting("and-my-hands-are-full").creature("hybrid", "A3").holds("jetpack").holds("sedative")
    scene.dice("miss", "miss").play(SEARCH, DONE, play("and-my-hands-are-full"), send("hybrid", "C3"))
    assert scene.prompt == "which_charge"
    scene.play(of_item(m.DISCHARGE, "sedative"))
    assert scene.held() == {"jetpack": 3, "sedative": 1}


def test_card_and_my_hands_are_full_if_it_has_not_he_keeps_his_charges() -> None:
    scene = reacting("and-my-hands-are-full").creature("hybrid", "A3").holds("jetpack")
    scene.play(SEARCH, play("and-my-hands-are-full"), send("hybrid", "B3"))
    assert scene.held() == {"jetpack": 3}


def test_card_and_my_hands_are_full_dangerous_it_rolls_a_die_more() -> None:
    scene = reacting("and-my-hands-are-full", danger="C3").creature("hybrid", "A3").dice(*MISS3)
    scene.play(SEARCH, play("and-my-hands-are-full"), send("hybrid", "C3"))
    assert attacks(scene) == [("hybrid", 3)]


# -- It was here first (Search, when the cards are drawn)


def test_card_it_was_here_first_with_nobody_near_a_creature_moves_two_sectors() -> None:
    scene = reacting("it-was-here-first", "everything-is-crawling").creature("hybrid", "A3").item_deck("jetpack")
    scene.play(SEARCH, PASS, play("it-was-here-first"))
    assert (
        scene.told(e.CASE_TOLD, HERO) == [(0,)]
        and during_the_turn(scene)
        and ends(scene, "hybrid") == ["A1", "A2", "A3", "B3", "C3", "A4"]
    )
    scene.play(send("hybrid", "A1"), say("north")).lost()
    assert scene.where("hybrid") == "A1" and noises(scene) == ["north"]


def test_card_it_was_here_first_with_a_creature_near_he_discards_a_card_that_he_has_drawn() -> None:
    for name in ("B3", "A4"):
        scene = reacting("it-was-here-first", "everything-is-crawling").creature("cultist", name).holds("sedative")
        scene.hero("A4" if name == "A4" else "C3").item_deck("jetpack", "crowbar", "tool-kit")
        scene.play(SEARCH, PASS, play("it-was-here-first"))
        assert scene.told(e.CASE_TOLD, HERO) == [(1,)]
        if name == "A4":
            assert scene.moves == tuple(sorted(of_item(m.DROP, slug) for slug in ("jetpack", "crowbar", "tool-kit")))
            scene.play(of_item(m.DROP, "crowbar"))
            assert list(scene.held()) == ["sedative", "jetpack", "tool-kit"], "one of them"
        else:
            assert list(scene.held()) == ["sedative"], "the only one that he drew"
        assert scene.where("cultist") == name, "none moves"


def test_card_it_was_here_first_dangerous_costs_health() -> None:
    scene = reacting("it-was-here-first", "everything-is-crawling", danger="C3").item_deck("jetpack").play(SEARCH)
    scene.play(PASS, play("it-was-here-first")).lost(health=1)


# -- The sparks draw them in (Interact, end of the turn)


def test_card_the_sparks_draw_them_brings_two_nearer_and_all_ignore_the_light() -> None:
    scene = reacting("the-sparks-draw-them").box("C3").creature("worm", "B3").creature("spore", "D4").dice(*MISS3)
    scene.play(repair("north"), play("the-sparks-draw-them"))
    assert scene.lit() == ["C1", "C2", "C3"] and ends(scene, "worm") == ["B3", "C3"]
    scene.play(send("worm", "C3"), send("spore", "D3")).lost(composure=2)
    assert attacks(scene) == [("worm", 3)] and scene.where("spore") == "D3"


def test_card_the_sparks_draw_them_dangerous_one_with_him_rolls_a_die_more() -> None:
    scene = reacting("the-sparks-draw-them", danger="C3").box("C3").creature("worm", "B3").creature("spore", "D3")
    scene.dice(*["miss"] * 7).play(repair("north"), play("the-sparks-draw-them"))
    scene.play(send("worm", "C3"), send("spore", "C3"), pick("worm"))
    assert attacks(scene) == [("spore", 3), ("worm", 4)]


# -- It is tearing the cables out (Interact, when it is done)


def test_card_it_tears_the_cables_out_moves_a_creature_and_puts_out_a_light_beside_it() -> None:
    scene = reacting("it-tears-the-cables-out").box("C3").light("G2", "A3").creature("spore", "A3")
    scene.play(repair("north"), play("it-tears-the-cables-out"))
    assert scene.lit() == ["C1", "C2", "G2", "A3", "C3"], "it is done before the card"
    assert during_the_turn(scene)
    scene.play(send("spore", "B3"))
    assert sectors(scene) == ["A3", "C3"] and not scene.may(DONE), "adjacent to the spore; the others are not"
    scene.play(sector("C3"))
    assert scene.lit() == ["C1", "C2", "G2", "A3"] and places(scene, e.LIGHT_OUT) == ["C3"]


def test_card_it_tears_the_cables_out_dangerous_one_with_him_strikes_at_once() -> None:
    scene = (
        reacting("it-tears-the-cables-out", danger="C3").box("C3").creature("spore", "B3").dice("conditional", *MISS3)
    )
    scene.play(repair("north"), play("it-tears-the-cables-out"), send("spore", "C3"), sector("C3"))
    assert attacks(scene) == [("spore", 1), ("spore", 3)]
    scene.lost(health=1, composure=1)


# -- It smells my blood (lost health, at once)


def test_card_it_smells_my_blood_one_with_him_strikes_then_one_moves() -> None:
    scene = reacting("it-smells-my-blood").creature("spore", "C3").creature("worm", "A4").dice("hit", "miss", "hit")
    scene.play(go("north"), play("it-smells-my-blood")).lost(health=2)
    assert scene.here == "C3", "he has lost health to the opportunity attack and not left yet"
    assert attacks(scene) == [("spore", 1)] and movers(scene) == [0, 12]
    scene.play(send("worm", "A3"))
    assert scene.where("worm") == "A3" and scene.here == "C2"


def test_card_it_smells_my_blood_dangerous_it_is_one_strike_with_two_dice() -> None:
    scene = (
        reacting("it-smells-my-blood", danger="C3").creature("spore", "C3").dice("hit", "miss", "hit", "conditional")
    )
    scene.play(go("north"), play("it-smells-my-blood"), DONE)
    assert attacks(scene) == [("spore", 2)]
    scene.lost(health=3)


# -- The blood whips them up (lost health, end of the turn)


def test_card_the_blood_whips_them_up_moves_one_and_heals_one() -> None:
    scene = reacting("the-blood-whips-them-up").creature("spore", "C3", wounded=True).creature("worm", "A4")
    scene.dice("hit", "miss").play(go("north"), play("the-blood-whips-them-up"))
    assert scene.figures("C3") == ["wounded spore"]
    scene.play(send("worm", "B3"))
    assert scene.figures("C3") == ["spore"] and places(scene, e.CREATURE_HEALED) == ["C3"]
    assert scene.where("worm") == "B3"
    scene.lost(health=1)


def test_card_the_blood_whips_them_up_dangerous_each_with_him_rolls_a_die_more() -> None:
    scene = reacting("the-blood-whips-them-up", danger="C2").creature("spore", "C3").dice("hit", "miss", *["miss"] * 4)
    scene.play(go("north"), play("the-blood-whips-them-up"), send("spore", "C2"))
    assert attacks(scene) == [("spore", 4)]


# -- I must not look away (lost composure, at once)


def test_card_i_must_not_look_away_one_with_him_rolls_a_die_more_and_one_moves() -> None:
    scene = reacting("i-must-not-look-away").creature("hybrid", "C2").creature("worm", "A4").dice(*MISS3)
    scene.play(go("north"), play("i-must-not-look-away"))
    assert scene.told(e.DICE_FOR, HERO) == [(4, 1)], "whom all see, so all are told"
    assert ends(scene, "worm") == ["A3", "A4"] and during_the_turn(scene)
    scene.play(send("worm", "A3"))
    assert attacks(scene) == [("hybrid", 3)] and scene.where("worm") == "A3"


def test_card_i_must_not_look_away_dangerous_another_die() -> None:
    scene = reacting("i-must-not-look-away", danger="C2").creature("hybrid", "C2").dice(*["miss"] * 4)
    scene.play(go("north"), play("i-must-not-look-away"), DONE)
    assert attacks(scene) == [("hybrid", 4)]
