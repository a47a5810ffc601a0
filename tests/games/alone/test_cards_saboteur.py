"""The Saboteur and reaction cards: they move him and give him dice; whatever takes a creature off its place does not."""

from __future__ import annotations

from outpost import DONE, attack, cover, explore, go, play, send, token
from played import attacks, ends, leave_out, movers, noises, pick, pretend, reacting, side

from undertow.games.alone import events as e
from undertow.games.alone.state import BOSS, HERO


def test_cards_6_a_card_moves_him_and_he_is_heard() -> None:
    scene = reacting("they-are-keeping-pace").completed("bonus").creature("boss", "A3")
    scene.play(go("east"), play("they-are-keeping-pace"), send("boss", "B3"))
    assert scene.where("boss") == "B3" and noises(scene) == ["west"]


def test_cards_6_so_does_a_standard_reaction() -> None:
    scene = reacting("they-are-keeping-pace").completed("bonus").creature("boss", "A3")
    scene.play(go("east"), cover("they-are-keeping-pace"))
    assert movers(scene) == [BOSS] and ends(scene, "boss") == ["A2", "A3", "B3", "A4"]


def test_cards_6_met_by_a_card_he_is_no_shock_and_rolls_the_dice_it_gives() -> None:
    scene = (
        reacting("it-is-angry", danger="C3")
        .completed("bonus")
        .creature("boss", "B3")
        .creature("spore", "C3", wounded=True)
    )
    scene.dice("hit", *["miss"] * 4).play(
        attack("spore", wounded=True), play("it-is-angry"), side(1), send("boss", "C3")
    )
    scene.lost()
    assert attacks(scene) == [("boss", 4)]


def test_missions_5_no_card_removes_exchanges_teleports_or_heals_him() -> None:
    angry = (
        reacting("it-is-angry").completed("bonus").creature("boss", "A3").creature("spore", "C3").creature("worm", "G4")
    )
    angry.dice("miss").play(attack("spore"), play("it-is-angry"), side(2))
    assert list(angry.moves) == [pick("spore"), pick("worm")]
    swapped = reacting("they-have-changed-places").completed("bonus").creature("boss", "A3").creature("spore", "C3")
    swapped.creature("worm", "G4").creature("cultist", "G2").dice("miss").play(attack("spore"))
    swapped.play(play("they-have-changed-places"), side(1))
    assert list(swapped.moves) == [pick("cultist"), pick("worm")]
    vents = (
        reacting("it-was-never-there").completed("bonus").creature("boss", "C3").creature("spore", "C3").dice("miss")
    )
    vents.play(attack("spore"), play("it-was-never-there"), side(1))
    assert movers(vents) == [token("spore")]
    blood = (
        reacting("the-blood-whips-them-up")
        .completed("bonus")
        .creature("boss", "C3", wounded=True)
        .dice("hit", *["miss"] * 9)
    )
    blood.play(go("north"), play("the-blood-whips-them-up"), DONE)
    assert blood.table.wounded >> BOSS & 1 == 1 and blood.told(e.CREATURE_HEALED, HERO) == []


def test_cards_2_he_can_be_left_out_and_a_sabotage_token_invented() -> None:
    scene = reacting("was-i-mistaken").completed("bonus").creature("boss", "B3")
    scene.play(explore("west"), play("was-i-mistaken"), leave_out("boss"))
    assert scene.figures("B3") == [] and attacks(scene) == [], "he is not in sight then"
    scene.dice(*["miss"] * 9).play(go("west"))
    assert scene.figures("B3") == ["boss"] and attacks(scene) == [("boss", 3)]
    status = reacting("was-i-mistaken").completed("bonus").room("control", "B1").hero("C2")
    status.play(explore("north"), play("was-i-mistaken"), pretend("status"))
    assert status.tile("C1")["sabotage"] == 1 and status.table.sabotage == 0


def test_cards_2_a_sabotage_token_can_be_left_out_of_the_control_room() -> None:
    scene = reacting("was-i-mistaken").completed("bonus").room("control", "B1").hero("C1")
    scene.table.sabotage = 2
    scene.play(explore("west"), play("was-i-mistaken"), leave_out("status"))
    assert scene.tile("B1")["sabotage"] == 0 and scene.table.sabotage == 2
    scene.play(go("west"))
    assert scene.tile("B1")["sabotage"] == 2, "the truth, when he enters"
