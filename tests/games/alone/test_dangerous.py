"""Danger tokens and dangerous cards (topic dangerous)."""

from __future__ import annotations

from outpost import BULLET_TIME, DONE, SEARCH, Scene, card, cell, cover, explore, go, play, send, sweep

from undertow.games.alone import events as e

PACK, CLAWS = "they-hunt-in-a-pack", "fresh-claw-marks"  # for a Move, for an Explore; both at the end of the turn
TRAPPED = "the-floor-gives-way"  # a token is put where the Hero has gone; dangerous: 1 composure


def dangerous(scene: Scene) -> list[tuple[int, ...]]:
    """Which cards the Hero saw to be dangerous."""
    return scene.told(e.CARD_DANGEROUS, 0)


def test_dangerous_2_normally_the_upper_half_alone_is_carried_out() -> None:
    scene = Scene().hand(1, PACK).creature("spore", "C1").dice(*["miss"] * 3)
    scene.play(go("north"), play(PACK), send("spore", "C2"))
    assert dangerous(scene) == []
    assert scene.told(e.CREATURE_ATTACKS) == [(0, 3)]  # a Spore in the dark


def test_dangerous_2_a_dangerous_card_is_carried_out_in_full_the_upper_half_first() -> None:
    scene = Scene().hand(1, PACK).danger("C2").creature("spore", "C1").dice(*["miss"] * 4)
    scene.play(go("north"), play(PACK))
    assert dangerous(scene) == [(card(PACK),)]
    assert scene.told(e.MORE_DICE) == []  # first the creature moves
    scene.play(send("spore", "C2"))
    assert scene.told(e.MORE_DICE) == [(1,)]
    assert scene.told(e.CREATURE_ATTACKS) == [(0, 4)]


def test_dangerous_2_what_changes_the_upper_half_works_from_the_start() -> None:
    """Something Flits Past: one creature moves; dangerous: its noise is not told."""
    for sectors, heard in (((), 1), (("C3",), 0)):
        scene = Scene().hand(1, "something-flits-past").danger(*sectors).creature("worm", "E1")
        scene.play(explore("east"), play("something-flits-past"), send("worm", "E2"))
        assert len(scene.told(e.NOISE, 0)) == heard


def test_dangerous_3_a_card_is_dangerous_where_the_hero_stands_on_a_token_when_it_is_played() -> None:
    scene = Scene().hand(1, PACK).danger("C2").play(go("north"), play(PACK))
    assert dangerous(scene) == [(card(PACK),)]


def test_dangerous_3_or_stood_on_one_when_the_action_was_announced() -> None:
    scene = Scene().hand(1, PACK).danger("C3").play(go("north"), play(PACK))
    assert dangerous(scene) == [(card(PACK),)]


def test_dangerous_3_a_token_elsewhere_is_none() -> None:
    scene = Scene().hand(1, PACK).danger("B3", "C1").play(go("north"), play(PACK))
    assert dangerous(scene) == []


def test_dangerous_3_what_counts_is_the_action_that_the_card_answers_to() -> None:
    """Explored from a token, which goes; then a Move from a sector without one."""
    scene = Scene().hand(1, PACK, CLAWS).danger("C3").creature("worm", "G4")
    scene.play(BULLET_TIME, explore("north"), sweep(0), go("north"))
    scene.play(play(CLAWS))
    assert dangerous(scene) == [(card(CLAWS),)]
    scene = Scene().hand(1, PACK, CLAWS).danger("C3").creature("worm", "G4")
    scene.play(BULLET_TIME, explore("north"), sweep(0), go("north"))
    scene.play(play(PACK))
    assert dangerous(scene) == []


def test_dangerous_3_an_action_after_it_makes_no_difference() -> None:
    """A Move from a clear sector, then an Explore from a token, which goes."""
    scene = Scene().hand(1, PACK, CLAWS).danger("C2").play(BULLET_TIME, go("north"), explore("north"), sweep(0))
    assert dangerous(scene.play(play(PACK))) == []
    scene = Scene().hand(1, PACK, CLAWS).danger("C2").play(BULLET_TIME, go("north"), explore("north"), sweep(0))
    assert dangerous(scene.play(play(CLAWS))) == [(card(CLAWS),)]


def test_dangerous_3_a_loss_is_no_action() -> None:
    """Who loses composure in a clear sector has no dangerous card to fear, wherever he came from."""
    scene = Scene().hand(1, "i-must-not-look-away").danger("C3").creature("worm", "C2").play(go("north"))
    assert dangerous(scene.play(play("i-must-not-look-away"))) == []
    scene = Scene().hand(1, "i-must-not-look-away").danger("C2").creature("worm", "C2").play(go("north"))
    assert dangerous(scene.play(play("i-must-not-look-away"))) == [(card("i-must-not-look-away"),)]


def test_dangerous_3_a_card_face_down_is_never_dangerous() -> None:
    scene = Scene().hand(1, PACK).danger("C3").creature("worm", "F2").play(SEARCH, cover(PACK))
    assert dangerous(scene.play(send("worm", "E2"))) == []


def test_dangerous_4_a_token_that_the_card_places_itself_does_not_count() -> None:
    scene = Scene().decks("traps", "speed").hand(1, TRAPPED).play(go("north"), play(TRAPPED))
    assert scene.table.is_dangerous(cell("C2"))
    assert dangerous(scene) == []
    scene.lost()


def test_dangerous_4_the_token_that_made_it_dangerous_stays() -> None:
    scene = Scene().decks("traps", "speed").hand(1, TRAPPED).danger("C2").play(go("north"), play(TRAPPED))
    scene.lost(health=1, composure=1)
    assert scene.table.is_dangerous(cell("C2"))


def test_dangerous_4_it_is_settled_when_the_card_is_played() -> None:
    """The Hero goes on to a clear sector only after the card was shown."""
    scene = Scene().hand(1, "footsteps-ahead").danger("C3").creature("worm", "F2")
    scene.play(go("north"), play("footsteps-ahead"))
    assert dangerous(scene) == [(card("footsteps-ahead"),)]
    scene.play(DONE)
    assert scene.prompt in ("who_draws", "which_pile")  # the lower half: Evil draws 1 card
