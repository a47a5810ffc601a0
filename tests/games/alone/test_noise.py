"""Noise: what the Hero hears of what he does not see. Some creatures' movements that the book shows as examples."""

from __future__ import annotations

import pytest
from outpost import PASS, SEARCH, Scene, cell, cover, say, send, spawn

from undertow.games.alone import events as e
from undertow.games.alone.board import EAST, NORTH, SOUTH, WEST

HERO = 0
CARDS = ("they-are-keeping-pace", "they-are-faster")


def reacted(scene: Scene, *moves: int) -> Scene:
    """Evil reacts at the end of a turn with a card face down."""
    return scene.hand(1, CARDS[0]).play(SEARCH, cover(CARDS[0]), *moves)


def heard(scene: Scene) -> list[int]:
    """The directions that the Hero was told."""
    return [side for (side,) in scene.told(e.NOISE, HERO)]


def test_noise_1_a_creature_makes_noise_where_it_spawns() -> None:
    scene = reacted(Scene(), spawn("spore", "A2"))
    assert heard(scene) == [WEST]


def test_noise_1_and_where_its_movement_ends_not_on_its_way() -> None:
    scene = reacted(Scene().creature("worm", "C1"), send("worm", "C2"))
    assert heard(scene) == [NORTH]
    scene = reacted(Scene().hero("C2").creature("worm", "D3"), send("worm", "D4"))
    assert heard(scene) == [SOUTH]


def test_noise_1_moving_0_sectors_is_heard_as_well() -> None:
    assert heard(reacted(Scene().creature("worm", "A3"), send("worm", "A3"))) == [WEST]


@pytest.mark.parametrize(
    ("hero", "where", "side"),
    [("C3", "G4", EAST), ("C3", "E1", NORTH), ("F3", "A4", SOUTH), ("D1", "A1", WEST), ("F2", "C1", WEST)],
)
def test_noise_2_the_direction_in_which_the_shortest_way_begins_is_told(hero: str, where: str, side: int) -> None:
    scene = reacted(Scene().hero(hero).creature("worm", where), send("worm", where))
    assert heard(scene) == [side]


def test_noise_2_evil_cannot_say_anything_else() -> None:
    scene = Scene().creature("worm", "A3").hand(1, CARDS[0]).play(SEARCH, cover(CARDS[0]), send("worm", "A3"))
    assert (scene.seat, scene.prompt, heard(scene)) == (HERO, "action", [WEST]), "it was not even asked"


@pytest.mark.parametrize("side", ["north", "east"])
def test_noise_3_where_several_shortest_ways_begin_evil_chooses_which_to_name(side: str) -> None:
    scene = Scene(evil=2).creature("worm", "F2").hand(1, CARDS[0]).play(SEARCH)
    assert [scene.table.distance(cell(name), cell("F2")) for name in ("C2", "D3")] == [5, 5]
    while scene.prompt == "react":
        scene.play(cover(CARDS[0]) if scene.may(cover(CARDS[0])) else PASS)
    scene.play(send("worm", "F2"))
    assert (scene.prompt, scene.seat, scene.moves) == ("how_told", 1, (say("north"), say("east")))
    assert heard(scene.play(say(side))) == [NORTH if side == "north" else EAST]


@pytest.mark.parametrize("hero", ["C3", "D4"])
def test_noise_4_from_the_other_floor_only_that_is_told(hero: str) -> None:
    scene = reacted(Scene().hero(hero).creature("worm", "d4"), send("worm", "d4"))
    assert scene.told(e.NOISE_BELOW, HERO) == [()] and heard(scene) == [], "not even on the stairs"


def test_noise_5_noise_goes_round_a_blocked_door_example_t11() -> None:
    scene = Scene(floors=("horseshoe", "twins")).hero("A3").creature("worm", "B3")
    assert heard(reacted(scene, send("worm", "B3"))) == [EAST]
    scene = Scene(floors=("horseshoe", "twins")).hero("A3").creature("worm", "B3").blocked("A3", "east")
    assert heard(reacted(scene, send("worm", "B3"))) == [NORTH]


def test_noise_5_where_there_is_no_way_nothing_is_heard() -> None:
    scene = reacted(Scene().creature("worm", "A4").blocked("A3", "south"), send("worm", "A4"))
    assert heard(scene) == [] == scene.told(e.NOISE_BELOW) == scene.told(e.NOISE_HERE)


def test_noise_6_in_his_own_sector_there_is_no_direction() -> None:
    scene = Scene().creature("cultist", "B3").dice("miss", "miss")
    reacted(scene, send("cultist", "C3"))
    assert scene.told(e.NOISE_HERE) == [()] and heard(scene) == []


def test_noise_6_a_creature_that_ends_in_a_revealed_sector_is_heard_all_the_same() -> None:
    scene = reacted(Scene().revealed("B3").creature("worm", "A3"), send("worm", "B3"))
    assert scene.figures("B3") == ["worm"] and heard(scene) == [WEST]


def test_noise_2_what_was_heard_stays_in_the_view() -> None:
    scene = reacted(Scene(), spawn("spore", "A2"))
    assert WEST in [part for each in scene.table.view(HERO)["heard"] for part in each]


# -- examples of the book about creatures, reactions and the round ------------------------------------------------------


def test_creatures_15_example_t2_a_wounded_parasite_in_the_revealed_control_room_is_shown_as_wounded() -> None:
    scene = reacted(Scene().revealed("E3").creature("parasite", "F3", wounded=True), send("parasite", "E3"))
    assert scene.figures("E3") == ["wounded parasite"]
    assert scene.told(e.CREATURE_SHOWN, HERO) == [(3, scene.place("E3"))]


def test_creatures_12_example_t15_a_spore_at_3_and_a_cultist_at_4_may_spawn_and_no_nearer() -> None:
    scene = Scene().hand(1, CARDS[0]).play(SEARCH, cover(CARDS[0]))
    away = {name: scene.table.distance(cell("C3"), cell(name)) for name in ("A3", "A2", "A1", "D4", "E4", "F4")}
    assert away == {"A3": 2, "A2": 3, "A1": 4, "D4": 2, "E4": 3, "F4": 4}
    assert [scene.may(spawn("spore", name)) for name in away] == [False, True, True, False, True, True]
    assert [scene.may(spawn("cultist", name)) for name in away] == [False, False, True, False, False, True]


def test_creatures_16_example_t16_into_a_hidden_sector_the_direction_is_told() -> None:
    scene = reacted(Scene().revealed("B3").creature("worm", "B3"), send("worm", "A3"))
    assert scene.told(e.CREATURE_LEFT, HERO) == [(4, scene.place("B3"), WEST)]
    assert scene.figures("B3") == []


def test_creatures_16_example_t16_between_revealed_sectors_the_figure_just_moves() -> None:
    scene = reacted(Scene().revealed("B3", "A3").creature("worm", "B3"), send("worm", "A3"))
    assert scene.told(e.CREATURE_LEFT) == [] and scene.figures("A3") == ["worm"]
    assert heard(scene) == [WEST], "nothing is told but the noise"


def test_reactions_5_example_t14_after_two_cards_one_field_is_left_for_one_card_and_no_combo() -> None:
    scene = Scene().covered(3).creature("worm", "G4").hand(1, *CARDS, "footsteps-ahead", "from-everywhere")
    scene.play(SEARCH, cover(CARDS[0]), send("worm", "G4"), cover(CARDS[1]), send("worm", "G4"))
    assert (scene.seat, scene.table.free_fields(), scene.table.widths[-2:]) == (HERO, 1, [1, 2])
    scene.play(SEARCH, cover("footsteps-ahead"), send("worm", "G4"))
    assert (scene.seat, scene.table.free_fields()) == (HERO, 0), "no second card"
    scene.play(SEARCH)
    assert (scene.seat, scene.table.turn) == (HERO, 3), "and none at all after that"


@pytest.mark.parametrize(("had", "then"), [(0, 5), (4, 5), (5, 5), (6, 6)])
def test_round_end_7_example_t10_with_health_3_and_composure_8_adrenaline_is_filled_to_5(had: int, then: int) -> None:
    scene = Scene().tracks(health=3, composure=8).adrenaline(had).time(8).play(SEARCH)
    while scene.seat != HERO:
        scene.play(scene.moves[0])
    assert scene.table.adrenaline == then
