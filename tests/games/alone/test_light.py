"""Light and darkness, and what the Hero sees by it."""

from __future__ import annotations

import pytest
from outpost import SEARCH, Scene, attack, cell, cover, explore, go, names_of, play, repair, send, spawn, token

from undertow.games.alone import events as e
from undertow.games.alone import moves as m

HERO = 0
CARD = "they-are-keeping-pace"


def reacted(scene: Scene, *moves: int) -> Scene:
    """Evil reacts at the end of a turn with a card face down."""
    return scene.hand(1, CARD).play(SEARCH, cover(CARD), *moves)


# -- light -------------------------------------------------------------------------------------------------------------


def test_light_1_a_revealed_sector_may_be_dark_and_a_lit_one_hidden() -> None:
    scene = Scene().revealed("B3").light("D4")
    assert scene.tile("B3")["lit"] == 0
    assert "D4" in scene.lit() and "D4" not in scene.shown()
    assert scene.table.view(1)["map"]["lit"] == [24]
    assert scene.play(go("east")).shown() == ["B3", "C3", "D3", "D4"], "once it is in sight it must be revealed"


def test_light_3_the_hero_turns_it_on_with_a_power_box() -> None:
    scene = Scene().box("C3").play(repair("north"))
    assert scene.lit() == ["C1", "C2", "C3"]


def test_light_4_it_is_marked_on_the_secret_map_and_turns_the_tile_where_that_is_revealed() -> None:
    scene = Scene().hero("G4").revealed("G3").box("G4").play(repair("north"))
    assert scene.table.view(1)["map"]["lit"] == [13, 20, 27]
    assert (scene.tile("G4")["lit"], scene.tile("G3")["lit"]) == (1, 1)
    assert scene.told(e.LIGHT_ON, HERO) == [(scene.place("G4"),), (scene.place("G3"),)], "not of the hidden G2"


def test_light_4_when_it_goes_out_both_are_undone() -> None:
    scene = Scene().revealed("B3").light("B3").creature("worm", "A3")
    reacted(scene, send("worm", "B3"))
    assert scene.table.view(1)["map"]["lit"] == [] and scene.tile("B3")["lit"] == 0
    assert scene.told(e.LIGHT_OUT, HERO) == [(scene.place("B3"),)]
    assert "B3" in scene.shown(), "it stays revealed"


def test_light_5_a_creature_that_moved_puts_the_light_out_where_it_ends_the_turn_without_a_roll() -> None:
    scene = reacted(Scene().light("F4").creature("worm", "E4"), send("worm", "F4"))
    assert scene.lit() == [] and scene.told(e.DICE_ROLLED) == []
    assert scene.told(e.LIGHT_OUT) == [], "nobody sees it: F4 is hidden"


def test_light_5_so_does_one_that_moved_0_sectors() -> None:
    scene = reacted(Scene().light("F4").creature("worm", "F4"), send("worm", "F4"))
    assert scene.lit() == []


def test_light_5_one_that_did_not_move_does_not() -> None:
    scene = Scene().light("F4").creature("worm", "F4").play(SEARCH)
    assert scene.lit() == ["F4"]
    scene = reacted(Scene().light("F4").creature("worm", "F4").creature("spore", "A1"), send("spore", "A2"))
    assert scene.lit() == ["F4"]


def test_light_5_not_in_the_heros_sector() -> None:
    scene = reacted(Scene().light("C3").creature("worm", "B3").dice("miss"), send("worm", "C3"))
    assert scene.lit() == ["C3"]
    assert scene.told(e.CREATURE_ATTACKS) == [(4, 0)], "and it attacks by the light"


def test_light_5_a_light_on_the_way_stays_on() -> None:
    scene = Scene(windows="ask").light("B3").revealed("B3").creature("parasite", "A3").hand(1, "something-flits-past")
    scene.dice("miss", "miss").play(explore("north"), play("something-flits-past"), send("parasite", "C3"))
    scene.passes()
    assert scene.lit() == ["B3"]


def test_light_6_cards_put_lights_out_as_well() -> None:
    scene = Scene(windows="ask").decks("terror", "speed").light("C1", "F4").box("C3").hand(1, "the-lights-are-dying")
    scene.play(repair("west"))
    while not scene.may(play("the-lights-are-dying")):
        scene.play(m.PASS)
    scene.play(play("the-lights-are-dying"), m.SIDE, m.SECTOR + cell("C1"), m.SECTOR + cell("F4"))
    assert scene.lit() == ["A3", "B3", "C3"]


def test_light_7_a_creature_that_only_spawned_puts_out_no_light() -> None:
    scene = reacted(Scene().light("F4"), spawn("spore", "F4"))
    assert scene.where("spore") == "F4" and scene.lit() == ["F4"]


def test_light_7_not_even_where_its_token_belonged_to_one_that_moved_this_turn() -> None:
    scene = Scene().creature("worm", "E4").creature("spore", "C3").light("G4").hand(1, CARD, "it-is-angry")
    scene.dice(*["miss"] * 9).play(attack("spore"))
    while not scene.may(cover(CARD)):
        scene.play(m.PASS)
    scene.play(cover(CARD), send("worm", "E4"), play("it-is-angry"), m.SIDE + 1, m.TOKEN + token("worm"))
    scene.play(spawn("worm", "G4"))
    assert scene.where("worm") == "G4" and scene.lit() == ["G4"]


@pytest.mark.parametrize("seed", "12345")
def test_light_7_nor_in_a_world_dealt_anew_for_the_hero(seed: str) -> None:
    scene = Scene(windows="ask").start("E4").box("A2", "C1", "F2", "a2", "c1", "e3").revealed("F4", "F3", "F2")
    scene.light("F2").hand(1, CARD, "they-are-faster").play(SEARCH)
    while not scene.may(cover(CARD)):
        scene.play(m.PASS)
    scene.play(cover(CARD), spawn("spore", "F2"))
    world = scene.table.redeal(HERO, seed)
    while world.seat != HERO:
        world.play(m.PASS)
    assert [tile["lit"] for tile in world.view(HERO)["labyrinth"] if tile["figures"]] == [1]


def test_light_5_what_the_saboteur_did_at_the_end_of_a_round_belongs_to_no_turn() -> None:
    scene = Scene().completed("problem").start("E4").box("A2", "C1", "F2", "a2", "c1", "e3").time(8)
    scene.creature("boss", "F4").revealed("F4").light("F4").dice(*["miss"] * 9).play(SEARCH)
    while scene.prompt != "saboteur_goes":
        scene.play(scene.moves[0])
    scene.play(send("boss", "F4"))
    while scene.seat != HERO:
        scene.play(scene.moves[0])
    assert scene.table.moved == 0 and scene.lit() == ["F4"]
    assert {scene.table.redeal(HERO, seed).moved for seed in "12345"} == {0}


# -- sight -------------------------------------------------------------------------------------------------------------


def in_sight(scene: Scene) -> list[str]:
    """The sectors in the Hero's line of sight."""
    return names_of(scene.table.in_sight())


def test_sight_1_it_runs_straight_in_every_direction_through_any_number_of_revealed_sectors() -> None:
    scene = Scene(floors=("twins", "anvil")).hero("E4").revealed("D4", "C4", "B4", "E3", "E2", "E1", "F4")
    assert in_sight(scene) == ["E1", "E2", "E3", "B4", "C4", "D4", "E4", "F4"]


def test_sight_2_walls_stop_it() -> None:
    scene = Scene().revealed("D3", "D4", "B3", "A3", "A2")
    assert in_sight(scene) == ["A3", "B3", "C3", "D3"], "neither round the bend D3 nor round A3"


def test_sight_2_a_door_that_is_not_his_own_stops_it_and_so_does_a_hidden_sector() -> None:
    assert in_sight(Scene().hero("C2").revealed("C1", "C3")) == ["C1", "C2", "C3"]
    assert in_sight(Scene().hero("A2").revealed("A3", "A4")) == ["A2", "A3"], "A4 lies behind the door of A3"
    assert in_sight(Scene().revealed("A3")) == ["C3"], "B3 is hidden"


def test_sight_2_across_stairs_it_reaches_one_sector() -> None:
    scene = Scene().hero("D1").revealed("d1", "c1", "e1")
    assert in_sight(scene) == ["D1", "d1"]


def test_sight_3_his_own_sector_always_a_hidden_one_never() -> None:
    assert in_sight(Scene()) == ["C3"]
    scene = Scene().light("C2").revealed("D4")
    assert in_sight(scene) == ["C3"], "C2 is lit but hidden, D4 revealed but round the corner"


@pytest.mark.parametrize("blocked", [False, True])
def test_sight_4_doors_of_his_own_sector_do_not_stop_it_not_even_blocked_ones(blocked: bool) -> None:
    scene = Scene().hero("A3").revealed("A4")
    if blocked:
        scene.blocked("A3", "south")
    assert in_sight(scene) == ["A3", "A4"]


def test_sight_4_from_the_room_the_door_is_his_own() -> None:
    assert in_sight(Scene().hero("G3").revealed("G2", "G4")) == ["G2", "G3", "G4"]
    assert in_sight(Scene().hero("G4").revealed("G2", "G3")) == ["G3", "G4"]


def test_sight_5_a_lit_corridor_is_revealed_and_the_lit_room_behind_its_door_is_not_example_t1() -> None:
    scene = Scene(floors=("comb", "twins")).hero("B4").light("C3", "D3").play(go("north"))
    assert scene.shown() == ["B3", "C3", "B4"]


def test_sight_5_by_explore_lit_sectors_beyond_come_into_view() -> None:
    scene = Scene(floors=("twins", "anvil")).hero("E4").light("B4").play(explore("west"))
    assert scene.shown() == ["B4", "C4", "D4", "E4"]


def test_sight_5_one_after_another_until_something_dark_ends_the_view() -> None:
    scene = Scene(floors=("twins", "anvil")).hero("F4").light("E4", "D4", "B4").play(go("west"))
    assert scene.shown() == ["D4", "E4", "F4"], "C4 is dark, so B4 stays hidden"


def test_sight_5_everything_in_them_is_shown_and_frightens_nobody() -> None:
    scene = Scene().hero("D3").light("B3").danger("B3").creature("worm", "B3", wounded=True).play(go("west"))
    assert scene.figures("B3") == ["wounded worm"] and scene.tile("B3")["danger"] == 1
    scene.lost()
