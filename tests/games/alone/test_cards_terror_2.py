"""Terror, cards of Attack, Search, Interact and of losses: each half as it is printed."""

from __future__ import annotations

from outpost import DONE, SEARCH, attack, go, of_item, play, repair, say, send
from played import (
    attacks,
    die,
    during_the_turn,
    ends,
    movers,
    noises,
    pay,
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

THREE = ("crowbar", "jetpack", "sedative")

# -- My hands are shaking (Attack, before the dice)


def test_card_my_hands_are_shaking_a_die_fewer_and_a_point_of_composure() -> None:
    scene = reacting("my-hands-are-shaking").creature("spore", "C3").dice("hit", "miss", *["miss"] * 3)
    with_dice(scene, 3, attack("spore"), play("my-hands-are-shaking")).lost(composure=1)
    assert scene.told(e.FEWER_DICE, HERO) == [(1,)] and scene.told(e.DICE_ROLLED, HERO)[0] == (1, 0, 1)


def test_card_my_hands_are_shaking_a_bare_hand_has_no_die_left() -> None:
    scene = reacting("my-hands-are-shaking").creature("spore", "C3").dice(*["miss"] * 3)
    scene.play(attack("spore"), play("my-hands-are-shaking"))
    assert scene.told(e.DICE_ROLLED, HERO)[0] == (0, 0, 0) and scene.told(e.UNHARMED, HERO) == [(0,)]


def test_card_my_hands_are_shaking_dangerous_another_die_fewer() -> None:
    scene = reacting("my-hands-are-shaking", danger="C3").creature("spore", "C3").dice("hit", *["miss"] * 3)
    with_dice(scene, 3, attack("spore"), play("my-hands-are-shaking")).lost(composure=1)
    assert scene.told(e.DICE_ROLLED, HERO)[0] == (1, 0, 0)


# -- It was never there (Attack, end of the turn)


def test_card_it_was_never_there_a_revealed_creature_is_gone_and_hidden_elsewhere() -> None:
    scene = reacting("it-was-never-there").creature("spore", "C3").creature("worm", "A1").dice("miss")
    scene.play(attack("spore"), play("it-was-never-there"), side(1))
    assert movers(scene) == [0], "a revealed one"
    assert "D4" in ends(scene, "spore") and "D3" not in ends(scene, "spore") and "d4" not in ends(scene, "spore")
    scene.play(send("spore", "D4"))
    assert scene.where("spore") == "D4" and places(scene, e.CREATURE_GONE) == ["C3"]
    assert noises(scene) == [] and scene.told(e.CREATURE_LEFT, HERO) == [] and attacks(scene) == []


def test_card_it_was_never_there_or_he_loses_composure() -> None:
    scene = reacting("it-was-never-there").creature("spore", "C3").dice(*["miss"] * 4)
    scene.play(attack("spore"), play("it-was-never-there"), side(2)).lost(composure=1)


def test_card_it_was_never_there_dangerous_costs_composure() -> None:
    scene = reacting("it-was-never-there", danger="C3").creature("spore", "C3").dice("miss")
    scene.play(attack("spore"), play("it-was-never-there"), side(1), send("spore", "D4")).lost(composure=1)


# -- Nothing but air (Attack, after the roll)


def test_card_nothing_but_air_two_dice_are_rolled_again_and_a_miss_costs_composure() -> None:
    scene = reacting("nothing-but-air", ask=True).creature("hybrid", "C3")
    scene.dice("hit", "hit", "miss", "miss", "conditional", "miss", "miss")
    with_dice(scene, 3, attack("hybrid")).play(play("nothing-but-air"), die("hit"), die("hit")).lost(composure=1)
    assert scene.told(e.DICE_ROLLED, HERO)[2] == (0, 1, 2) and scene.told(e.UNHARMED, HERO) == [(2,)]


def test_card_nothing_but_air_a_wound_costs_nothing() -> None:
    scene = reacting("nothing-but-air", ask=True).creature("hybrid", "C3").dice("hit", "hit", "miss", "miss")
    with_dice(scene, 2, attack("hybrid")).play(play("nothing-but-air"), DONE).lost()
    assert scene.told(e.WOUNDED, HERO) == [(2,)]


def test_card_nothing_but_air_dangerous_a_third_die() -> None:
    scene = reacting("nothing-but-air", danger="C3", ask=True).creature("cultist", "C3")
    scene.dice("hit", "hit", "hit", "miss", "miss", "miss", "miss", "miss")
    with_dice(scene, 3, attack("cultist")).play(play("nothing-but-air"), *[die("hit")] * 3).lost(composure=1)
    assert scene.told(e.DICE_ROLLED, HERO)[3] == (0, 0, 3)


# -- Everything I touch is crawling (Search, before a card is drawn)


def test_card_everything_is_crawling_he_pays_with_composure_and_a_creature_moves() -> None:
    scene = reacting("everything-is-crawling").creature("worm", "A3").item_deck("crowbar", "jetpack")
    scene.play(SEARCH, play("everything-is-crawling"))
    assert scene.seat == HERO and scene.moves == (pay("composure"), pay("search"))
    scene.play(pay("composure")).lost(composure=1)
    assert (
        scene.told(e.TOLL_PAID, HERO) == [(0,)]
        and during_the_turn(scene)
        and ends(scene, "worm") == ["A2", "A3", "B3", "A4"]
    )
    scene.play(send("worm", "B3"))
    assert scene.where("worm") == "B3" and noises(scene) == ["west"]


def test_card_everything_is_crawling_or_he_draws_a_card_fewer() -> None:
    scene = reacting("everything-is-crawling").hero("A4").item_deck("crowbar", "jetpack", "sedative")
    scene.play(SEARCH, play("everything-is-crawling"), pay("search")).lost()
    assert list(scene.held()) == ["crowbar", "jetpack"], "two instead of three"


def test_card_everything_is_crawling_dangerous_costs_composure_besides() -> None:
    scene = reacting("everything-is-crawling", danger="C3").play(SEARCH, play("everything-is-crawling"))
    scene.play(pay("composure")).lost(composure=2)


# -- This belonged to the dead (Search, when the cards are drawn)


def test_card_this_belonged_to_the_dead_he_may_pay_two_composure() -> None:
    scene = reacting("this-belonged-to-the-dead", ask=True).hero("A4").item_deck(*THREE).play(SEARCH)
    scene.play(m.PASS, play("this-belonged-to-the-dead"))
    assert scene.moves == (pay("composure"), pay("keep_one"))
    scene.play(pay("composure")).lost(composure=2)
    assert len(scene.held()) == 3


def test_card_this_belonged_to_the_dead_or_he_keeps_one_of_the_cards() -> None:
    scene = reacting("this-belonged-to-the-dead", ask=True).hero("A4").item_deck(*THREE).play(SEARCH)
    scene.play(m.PASS, play("this-belonged-to-the-dead"), pay("keep_one"))
    assert scene.prompt == "which_drawn" and len(scene.moves) == 3
    scene.play(of_item(m.DROP, "jetpack"), of_item(m.DROP, "sedative"))
    assert list(scene.held()) == ["crowbar"]
    scene.lost()


def test_card_this_belonged_to_the_dead_of_one_card_he_keeps_none() -> None:
    scene = reacting("this-belonged-to-the-dead", ask=True).holds("jetpack").item_deck("crowbar").play(SEARCH)
    scene.play(m.PASS, play("this-belonged-to-the-dead"), pay("keep_one"))
    assert list(scene.held()) == ["jetpack"], "what he had before stays"


def test_card_this_belonged_to_the_dead_dangerous_takes_adrenaline_or_composure() -> None:
    for tokens, left, composure in ((2, 1, 2), (0, 0, 3)):
        scene = reacting("this-belonged-to-the-dead", danger="C3", ask=True).adrenaline(tokens)
        scene.item_deck(*THREE).play(SEARCH)
        scene.play(m.PASS, play("this-belonged-to-the-dead"), pay("composure")).lost(composure=composure)
        assert scene.table.adrenaline == left


# -- The lights are dying one by one (Interact, end of the turn): a lie


def test_card_the_lights_are_dying_puts_out_two_but_not_his() -> None:
    scene = reacting("the-lights-are-dying").box("C3").light("F4")
    scene.play(repair("north"), play("the-lights-are-dying"), side(1))
    assert sectors(scene) == ["C1", "C2", "F4"] and scene.may(DONE)
    scene.play(sector("C1"), sector("F4"))
    assert scene.lit() == ["C2", "C3"] and places(scene, e.LIGHT_OUT) == ["C1"], "of F4 he sees nothing"


def test_card_the_lights_are_dying_or_costs_composure_and_a_false_noise_may_be_told() -> None:
    scene = reacting("the-lights-are-dying").box("C3")
    scene.play(repair("north"), play("the-lights-are-dying"), side(2)).lost(composure=1)
    assert scene.may(DONE)
    scene.play(say("west"))
    assert noises(scene) == ["west"] and scene.lit() == ["C1", "C2", "C3"]


def test_card_the_lights_are_dying_dangerous_his_own_light_goes_out() -> None:
    scene = reacting("the-lights-are-dying", danger="C3").box("C3")
    scene.play(repair("north"), play("the-lights-are-dying"), side(1), DONE).lost()
    assert scene.lit() == ["C1", "C2"] and places(scene, e.LIGHT_OUT) == ["C3"]


def test_card_the_lights_are_dying_dangerous_or_it_is_dark_already_and_costs_composure() -> None:
    scene = reacting("the-lights-are-dying", "the-box-is-rigged", danger="C3").box("C3")
    scene.play(repair("north"), play("the-box-is-rigged"), side(2), sector("C3")).lost(health=1)
    scene.play(play("the-lights-are-dying"), side(1), DONE).lost(health=1, composure=1)


# -- Who is breathing in here? (Interact, before it takes effect): a lie


def test_card_who_is_breathing_costs_composure_and_a_false_noise_may_be_told() -> None:
    scene = (
        reacting("who-is-breathing").box("C3").play(repair("north"), play("who-is-breathing")).play(m.SAY_OTHER_FLOOR)
    )
    scene.lost(composure=1)
    assert noises(scene) == ["other floor"]


def test_card_who_is_breathing_before_the_light_is_on() -> None:
    scene = reacting("who-is-breathing").box("C3").play(repair("north"), play("who-is-breathing"))
    assert scene.lit() == []
    assert scene.play(DONE).lit() == ["C1", "C2", "C3"] and noises(scene) == []


def test_card_who_is_breathing_dangerous_costs_composure_besides() -> None:
    scene = reacting("who-is-breathing", danger="C3").box("C3")
    scene.play(repair("north"), play("who-is-breathing"), DONE).lost(composure=2)


# -- I do not want to die here (lost health, at once)


def test_card_i_will_not_die_here_costs_composure_and_a_creature_moves() -> None:
    scene = reacting("i-will-not-die-here").creature("spore", "C3").creature("worm", "A3").dice("hit", "miss")
    scene.play(go("north"), play("i-will-not-die-here")).lost(health=1, composure=1)
    assert scene.here == "C3" and ends(scene, "worm") == ["A2", "A3", "B3", "A4"]
    scene.play(send("worm", "B3"))
    assert scene.where("worm") == "B3"


def test_card_i_will_not_die_here_dangerous_takes_adrenaline_or_composure() -> None:
    for tokens, left, composure in ((2, 1, 1), (0, 0, 2)):
        scene = reacting("i-will-not-die-here", danger="C3").adrenaline(tokens).creature("spore", "C3")
        scene.dice("hit", "miss").play(go("north"), play("i-will-not-die-here"), DONE).lost(
            health=1, composure=composure
        )
        assert scene.table.adrenaline == left


# -- My blood looks black (lost health, at once)


def test_card_my_blood_looks_black_as_much_composure_as_health() -> None:
    for dice, lost in ((("hit", "miss"), 1), (("hit", "hit"), 2)):
        scene = reacting("my-blood-looks-black").creature("spore", "C3").dice(*dice)
        scene.play(go("north"), play("my-blood-looks-black")).lost(health=lost, composure=lost)


def test_card_my_blood_looks_black_at_most_two() -> None:
    scene = reacting("my-blood-looks-black").creature("spore", "C3").creature("cultist", "C3").dice("hit", "hit", "hit")
    scene.play(go("north"), play("my-blood-looks-black")).lost(health=3, composure=2)


def test_card_my_blood_looks_black_dangerous_sectors_are_forgotten() -> None:
    scene = reacting("my-blood-looks-black", danger="C3").creature("spore", "C3").revealed("A1", "A2", "E4", "F4", "B3")
    scene.dice("hit", "miss").play(go("north"), play("my-blood-looks-black"))
    assert sectors(scene) == ["A1", "A2", "E4", "F4"]
    scene.play(sector("A1"), sector("A2"), sector("F4"))
    assert places(scene, e.SECTOR_HIDDEN) == ["A1", "A2", "F4"] and scene.shown() == ["C2", "B3", "C3", "E4"]


# -- I am losing my mind (lost composure, at once): a lie


def test_card_i_am_losing_my_mind_he_pays_with_adrenaline_or_composure() -> None:
    for price, tokens, composure in (("adrenaline", 1, 2), ("composure", 2, 3)):
        scene = reacting("i-am-losing-my-mind").creature("hybrid", "C2").dice("miss", "miss")
        scene.play(go("north"), play("i-am-losing-my-mind"))
        assert scene.seat == HERO and scene.moves == (pay("composure"), pay("adrenaline"))
        assert during_the_turn(scene)
        scene.play(pay(price), say("south")).lost(composure=composure)
        assert scene.table.adrenaline == tokens and noises(scene) == ["south"]


def test_card_i_am_losing_my_mind_dangerous_costs_composure_besides() -> None:
    scene = reacting("i-am-losing-my-mind", danger="C2").creature("hybrid", "C2").dice("miss", "miss")
    scene.play(go("north"), play("i-am-losing-my-mind"), pay("adrenaline"), DONE).lost(composure=3)
    assert noises(scene) == []
