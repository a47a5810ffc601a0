"""Rounds, turns, Bullet Time, and what the six actions have in common."""

from __future__ import annotations

from outpost import BULLET_TIME, DONE, PASS, SEARCH, Scene, attack, cover, explore, fulfil, go, locate, repair, send

from undertow.games.alone import events as e
from undertow.games.alone import moves as m
from undertow.games.alone.state import HERO

CARD = "they-are-keeping-pace"


def test_turns_1_a_round_has_8_turns() -> None:
    scene = Scene()
    for turn in range(1, 9):
        assert (scene.table.round, scene.table.turn, scene.seat) == (0, turn - 1, HERO)
        assert scene.table.view(HERO)["turn_number"] == turn
        scene.play(SEARCH)
    assert scene.told(e.DANGER_GAINED) == [(4,)], "the round is over"
    while scene.seat != HERO:
        scene.play(scene.moves[0])
    assert (scene.table.round, scene.table.turn) == (1, 0)


def test_turns_2_all_turns_are_the_heros_and_evil_only_reacts() -> None:
    scene = Scene(evil=3).creature("worm", "G3").hand(1, CARD)
    for _ in range(7):
        assert scene.seat == HERO
        scene.play(SEARCH)
        assert scene.prompt == "react", "and only now may Evil do something"
        scene.passes()
    assert scene.where("worm") == "G3"


def test_turns_3_actions_then_reactions_at_the_end_then_attacks_then_lights() -> None:
    scene = Scene(windows="ask").creature("worm", "C2").creature("cultist", "F3").light("F4").revealed("F4")
    scene.hand(1, CARD, "footsteps-ahead").play(SEARCH)
    order = [e.SEARCHES, e.CREATURE_SHOWN, e.CREATURE_ATTACKS, e.LIGHT_OUT, e.TURN_BEGUN]
    while scene.prompt == "react" and scene.table.cards_played < 1:
        scene.play(cover(CARD) if scene.may(cover(CARD)) else PASS)
    scene.play(send("cultist", "F4"), cover("footsteps-ahead"), send("worm", "C3"))
    while scene.seat != HERO:
        scene.play(scene.moves[0])
    assert scene.table.events is not None
    kinds = [event[0] for event in scene.table.events if event[0] in order]
    assert kinds == [e.SEARCHES, e.CREATURE_SHOWN, e.CREATURE_SHOWN, e.CREATURE_ATTACKS, e.LIGHT_OUT, e.TURN_BEGUN]


def test_turns_4_one_action_a_turn() -> None:
    scene = Scene().play(go("west"))
    assert (scene.table.turn, scene.table.actions, scene.told(e.TURN_BEGUN)) == (1, 1, [(2,)])


def test_turns_5_bullet_time_costs_1_adrenaline_and_gives_2_actions_instead_of_1() -> None:
    scene = Scene().play(BULLET_TIME)
    assert (scene.table.adrenaline, scene.table.actions, scene.prompt) == (1, 2, "action")
    scene.play(go("west"))
    assert (scene.table.turn, scene.table.actions, scene.here) == (0, 1, "B3")
    scene.play(go("west"), DONE)
    assert (scene.table.turn, scene.here) == (1, "A3")
    assert scene.told(e.BULLET_TIME) == [(HERO, 1)]


def test_turns_5_without_adrenaline_there_is_none() -> None:
    scene = Scene().adrenaline(0)
    assert scene.refused(BULLET_TIME) == ["turns.5"]
    assert scene.adrenaline(1).may(BULLET_TIME)


def test_turns_6_reactions_for_the_end_of_the_turn_wait_until_both_actions_are_done() -> None:
    scene = Scene().creature("worm", "G3").hand(1, "they-are-faster").play(BULLET_TIME, go("west"))
    assert (scene.seat, scene.prompt) == (HERO, "action"), "Evil holds nothing but a card for the end of the turn"
    scene.play(go("east"))
    assert (scene.seat, scene.prompt) == (1, "react")
    assert scene.may(m.PLAY + 20) and scene.may(cover("they-are-faster"))


def test_turns_7_bullet_time_works_once_a_turn_and_only_at_its_start() -> None:
    scene = Scene().adrenaline(3).play(BULLET_TIME)
    assert scene.refused(BULLET_TIME) == ["turns.7"]
    scene.play(go("west"))
    assert scene.refused(BULLET_TIME) == ["turns.7"]
    scene.play(go("east"))
    assert scene.may(BULLET_TIME), "the next turn has its own"


def test_turns_7_adrenaline_has_no_other_use() -> None:
    rich, poor = Scene().adrenaline(6), Scene().adrenaline(0)
    assert set(rich.moves) - set(poor.moves) == {BULLET_TIME}


# -- actions -----------------------------------------------------------------------------------------------------------


def test_actions_1_there_are_six_actions() -> None:
    scene = Scene().hero("G3").box("G3").creature("worm", "G3").creature("spore", "G3", wounded=True)
    of_the_six = [go("north"), go("south"), explore("north"), explore("south")]
    of_the_six += [m.LOCATE + target for target in range(23)]
    of_the_six += [attack("spore", wounded=True), attack("worm"), SEARCH, repair("north"), repair("south")]
    assert set(scene.moves) == {BULLET_TIME, fulfil("bonus"), *of_the_six}


def test_actions_1_each_counts_as_the_action_it_is() -> None:
    triggers = []
    lone = [go("north"), explore("north"), attack("spore"), SEARCH, repair("north")]
    for moves in [*[[move] for move in lone], locate("control", "worm")]:
        scene = Scene().box("C3").creature("spore", "C3").dice("miss", "miss", "miss", "miss", "miss", "miss")
        scene.play(BULLET_TIME, *moves)
        triggers.append(scene.table.triggers)
    assert sorted(triggers) == [1, 2, 4, 8, 16, 32]


def test_actions_2_an_action_takes_effect_at_once_on_the_secret_map_and_in_the_labyrinth() -> None:
    scene = Scene().danger("C2").play(BULLET_TIME, go("north"))
    evil, hero = scene.table.view(1), scene.table.view(HERO)
    assert evil["map"]["hero"] == scene.table.hero and hero["here"] == scene.place("C2")
    assert scene.tile("C2")["danger"] == 1 == scene.tile("C2", seat=1)["danger"]
    assert scene.told(e.SECTOR_SHOWN, HERO) == [(scene.place("C2"), 1)]
