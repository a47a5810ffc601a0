"""The secret map, the labyrinth, and how they differ."""

from __future__ import annotations

import pytest
from crew import onward
from outpost import (
    DONE,
    PASS,
    SEARCH,
    Scene,
    block,
    breaks,
    card,
    cell,
    cover,
    explore,
    go,
    locate,
    play,
    repair,
    send,
    sweep,
    use,
)

from undertow.games.alone import events as e
from undertow.games.alone import moves as m
from undertow.games.alone.board import EAST, NORTH, SOUTH, WEST
from undertow.games.alone.shown import DANGER

HERO = 0
CARD = "they-are-keeping-pace"


def reacted(scene: Scene, *moves: int) -> Scene:
    """Evil reacts at the end of a turn with a card face down."""
    return scene.hand(1, CARD).play(SEARCH, cover(CARD), *moves)


def test_labyrinth_1_the_secret_map_shows_everything_and_the_hero_only_what_is_revealed() -> None:
    scene = Scene().creature("worm", "G3").danger("A1").box("F4").light("E2").revealed("B3").creature("spore", "B3")
    secret = scene.table.view(1)["map"]
    assert [each["cell"] for each in secret["creatures"]] == [cell("B3"), cell("G3")]
    assert (secret["danger"], secret["boxes"], secret["lit"]) == ([cell("A1")], [cell("F4")], [cell("E2")])
    for seat in (HERO, None):
        view = scene.table.view(seat)
        assert "map" not in view
        assert [tile["place"] for tile in view["labyrinth"]] == [scene.place("B3"), scene.place("C3")]
        assert [tile["figures"] for tile in view["labyrinth"]] == [[0], []]


def test_labyrinth_2_a_revealed_sector_stays_revealed_out_of_sight() -> None:
    scene = Scene().revealed("B3").play(go("east"), go("south"))
    assert scene.here == "D4"
    assert scene.shown() == ["B3", "C3", "D3", "D4"]


def test_labyrinth_2_whatever_changes_there_is_shown_at_once() -> None:
    scene = Scene().hero("D4").revealed("A3", "B3").light("B3").creature("cultist", "A3")
    reacted(scene, send("cultist", "B3"))
    assert scene.told(e.CREATURE_WALKED, HERO) == [(3, scene.place("B3"))]
    assert scene.told(e.LIGHT_OUT, HERO) == [(scene.place("B3"),)]
    assert (scene.figures("A3"), scene.figures("B3"), scene.tile("B3")["lit"]) == ([], ["cultist"], 0)


def test_labyrinth_3_light_creatures_the_hero_and_tokens_are_kept_on_both() -> None:
    scene = Scene().light("B3").danger("B3", "G4").creature("worm", "B3").play(explore("west"), sweep(1))
    secret, tile = scene.table.view(1)["map"], scene.tile("B3")
    assert (secret["hero"], scene.table.view(HERO)["here"]) == (cell("C3"), scene.place("C3"))
    assert (secret["lit"], tile["lit"]) == ([cell("B3")], 1)
    assert (secret["danger"], tile["danger"]) == ([cell("G4")], 0)
    assert ([each["cell"] for each in secret["creatures"]], scene.figures("B3")) == ([cell("B3")], ["worm"])


def test_labyrinth_4_revealing_shows_tile_light_creatures_doors_blockades_tokens_box_and_stairs() -> None:
    scene = Scene().light("A3").danger("A3").box("A3").creature("hybrid", "A3", wounded=True).blocked("A3", "south")
    scene.play(explore("west"), DONE)
    tile = scene.tile("A3")
    assert tile["exits"] == 1 << NORTH | 1 << EAST | 1 << SOUTH
    assert tile["doors"] == [0, 0, 2, 0]
    assert (tile["lit"], tile["danger"], tile["box"], tile["stairs"], tile["room"]) == (1, 1, 1, -1, -1)
    assert scene.figures("A3") == ["wounded hybrid"]
    assert scene.told(e.SECTOR_SHOWN, HERO) == [(scene.place("B3"), 1), (scene.place("A3"), 3)]


def test_labyrinth_4_a_room_shows_its_name_and_stairs_their_colour() -> None:
    scene = Scene().hero("C2").play(explore("north"))
    assert scene.shown() == ["C1", "C2"]
    scene = Scene().hero("A2").play(explore("south"))
    assert scene.tile("A4")["room"] == 4 and scene.told(e.ROOM_SHOWN) == [(scene.place("A4"), 4)]
    scene = Scene().hero("C1").play(explore("east"))
    assert scene.tile("D1")["stairs"] == 0 and scene.tile("D1")["exits"] == 1 << EAST | 1 << WEST | 16


def test_labyrinth_4_tokens_of_missions_are_shown_too() -> None:
    scene = Scene().completed("bonus").hero("F3")
    scene.table.sabotage = 2
    scene.play(explore("west"))
    assert scene.tile("E3")["sabotage"] == 2


@pytest.mark.parametrize("target", ["worm", "danger", "status_token", "door", "box", "stairs"])
def test_labyrinth_5_game_elements_are_creatures_tokens_doors_boxes_and_stairs(target: str) -> None:
    scene = Scene().completed("bonus").hero("D4").creature("worm", "D4").danger("D4").box("D4").room("control", "A4")
    scene.table.sabotage = 1
    scene.dice(*["miss"] * 9).play(*locate(target, "lab"))
    far = {"status_token": 5, "door": 3}.get(target, 0)
    assert scene.told(e.LOCATED)[0][1] == far


def test_labyrinth_6_adjacent_means_no_wall_and_no_blocked_door_between_or_stairs() -> None:
    scene = Scene()
    near = scene.table.station.neighbours
    assert near(cell("C3"), 0) == [cell("C2"), cell("D3"), cell("B3")]
    assert near(cell("D1"), 0) == [cell("E1"), cell("C1"), cell("d1")]
    assert cell("E3") not in near(cell("D3"), 0), "D3 and E3 lie side by side with a wall between"
    assert near(cell("A3"), 0) == [cell("A2"), cell("B3"), cell("A4")]
    assert near(cell("A3"), scene.blocked("A3", "south").table.blocked) == [cell("A2"), cell("B3")]


def test_labyrinth_6_where_there_is_a_wall_the_hero_can_neither_go_nor_explore() -> None:
    scene = Scene()
    assert scene.refused(go("south")) == ["labyrinth.6"] == scene.refused(explore("south"))


def test_labyrinth_7_distance_is_the_shortest_way_over_adjacent_sectors() -> None:
    scene = Scene()
    away = [scene.table.distance(cell("C3"), cell(name)) for name in ("C3", "C2", "E3", "G3", "d1", "b2")]
    assert away == [0, 1, 6, 6, 4, 7]
    scene.blocked("F3", "west")
    assert scene.table.distance(cell("C3"), cell("E3")) == 255, "its only door is blocked"
    scene.blocked("G4", "north")
    assert scene.table.distance(cell("C3"), cell("G3")) == 8, "by E1, E2, F2 and G2 it is farther"


# -- tiles that run short ----------------------------------------------------------------------------------------------


def test_labyrinth_8_the_fitting_tile_farthest_from_the_hero_is_taken() -> None:
    scene = Scene(floors=("twins", "anvil")).hero("E4").revealed("C1", "D1", "A2", "E3", "B3")
    scene.play(explore("west"))
    assert scene.shown() == ["C1", "D1", "B3", "E3", "C4", "D4", "E4"], "A2 has given its tile; B3 has another shape"
    assert scene.told(e.SECTOR_HIDDEN, HERO) == [(scene.place("A2"),)]


def test_labyrinth_8_with_tiles_left_nothing_is_hidden() -> None:
    scene = Scene(floors=("twins", "anvil")).hero("E4").revealed("C1", "A2", "E3").play(explore("west"))
    assert scene.told(e.SECTOR_HIDDEN) == [] and "A2" in scene.shown()


@pytest.mark.parametrize(("hero", "gone", "kept"), [("A2", "G2", "G4"), ("D4", "A1", "E1")])
def test_labyrinth_8_of_tiles_equally_far_the_northernmost_goes_then_the_westernmost(
    hero: str, gone: str, kept: str
) -> None:
    bends = [name for name in ("A1", "E1", "E2", "G2", "D3", "D4", "G4")]
    new = "A1" if hero == "A2" else "D3"
    scene = Scene().hero(hero).revealed(*[name for name in bends if name != new]).play(explore("north"))
    assert scene.told(e.SECTOR_HIDDEN) == [(scene.place(gone),)]
    assert gone not in scene.shown() and {kept, new} <= set(scene.shown())


def test_labyrinth_8_the_heros_neighbours_are_spared() -> None:
    scene = Scene(floors=("twins", "anvil")).hero("D4").revealed("C1", "D1", "E3", "C4", "d4").play(go("east"))
    assert scene.shown() == ["C1", "D1", "E3", "C4", "D4", "E4", "d4"]
    scene = Scene(floors=("twins", "anvil")).hero("B4").revealed("C4", "D4", "E3", "D1", "A2")
    scene.play(go("north"), DONE, go("west"), DONE)
    assert scene.told(e.SECTOR_HIDDEN) == [], "no straight tile was needed"


def test_labyrinth_8_what_lay_there_is_hidden_again() -> None:
    scene = Scene(floors=("twins", "anvil")).hero("E4").revealed("C1", "D1", "A2", "E3").creature("worm", "A2")
    scene.play(explore("west"))
    assert scene.where("worm") == "A2" and scene.told(e.CREATURE_GONE) == []
    assert all(not tile["figures"] for tile in scene.table.view(HERO)["labyrinth"])
    reacted(scene, send("worm", "A3"))
    assert scene.told(e.CREATURE_LEFT) == [] and scene.told(e.CREATURE_SHOWN) == []


def test_secrecy_3_what_was_said_of_it_ends_with_the_tile() -> None:
    scene = Scene(floors=("twins", "anvil")).hero("E4").revealed("C1", "D1", "A2", "E3")
    scene.table.lies.append([cell("A2"), DANGER, 0, 0])
    scene.table.doubts += [cell("A2"), card("it-is-angry")]
    scene.laid().play(explore("west"))
    assert scene.told(e.SECTOR_HIDDEN, HERO) == [(scene.place("A2"),)]
    assert (scene.table.lies, scene.table.doubts) == ([], [])


# -- doors -------------------------------------------------------------------------------------------------------------


def test_doors_1_a_door_tells_where_a_room_lies() -> None:
    station = Scene().table.station
    for door in range(32):
        corridor, room = station.door_cells[door * 2 : door * 2 + 2]
        if corridor >= 0:
            assert (station.shape[corridor] == 4, station.shape[room] == 4) == (False, True)


def test_doors_2_the_hero_does_not_pass_a_blocked_door() -> None:
    scene = Scene().hero("A3").blocked("A3", "south")
    assert scene.refused(go("south")) == ["doors.2"] and not scene.may(go("south"))
    assert scene.hero("A4").refused(go("north")) == ["doors.2"], "from neither side"


def test_doors_2_nor_does_a_creature() -> None:
    scene = Scene().hero("B3").blocked("A3", "south").creature("worm", "A4").hand(1, CARD).play(SEARCH, cover(CARD))
    assert not scene.may(send("worm", "A3"))
    assert scene.may(send("worm", "A4")) and scene.may(breaks("worm", "north"))


def test_doors_3_a_creature_spends_a_step_to_clear_a_blockade_of_its_sector() -> None:
    scene = Scene().blocked("A3", "south").creature("worm", "A4")
    reacted(scene, breaks("worm", "north"))
    assert (scene.table.blocked, scene.where("worm")) == (0, "A4"), "the one step is spent"
    assert scene.told(e.BLOCKADE_CLEARED, 1) == [(4, cell("A4"))] and scene.told(e.BLOCKADE_CLEARED, HERO) == []


def test_doors_3_from_the_corridor_as_well() -> None:
    scene = Scene().blocked("A3", "south").creature("worm", "A3")
    assert reacted(scene, breaks("worm", "south")).table.blocked == 0


def test_doors_3_example_t12_with_3_steps_it_goes_2_sectors_and_clears_1_blockade() -> None:
    scene = Scene(windows="ask").blocked("A3", "south").creature("worm", "A4").hand(1, CARD).play(go("east"))
    while not scene.may(play(CARD)):
        scene.play(PASS)
    scene.play(play(CARD))
    assert not scene.may(send("worm", "C3")), "that would be 3 sectors and a blockade"
    scene.play(send("worm", "B3"))
    assert (scene.where("worm"), scene.table.blocked) == ("B3", 0)


@pytest.mark.parametrize("kind", ["worm", "parasite"])
def test_doors_3_example_t17_two_standard_reactions_bring_the_worm_to_the_t_junction_only(kind: str) -> None:
    """With the Jetpack the Hero goes two sectors away from the Worm and blocks a door after each step; the Parasite has a
    free way of two steps."""
    cards = (CARD, "they-are-faster")
    scene = Scene(floors=("twins", "anvil")).completed("problem").hero("B2").room("infirmary", "B2")
    scene.creature("worm", "B2").creature("parasite", "A1").hand(1, *cards).dice(*["miss"] * 9)
    scene.holds("jetpack").play(use("jetpack"), go("south"), block("north"), onward("west"), block("south"))
    assert (scene.here, scene.table.blocked.bit_count()) == ("A3", 2)
    if kind == "worm":
        scene.play(cover(cards[0]), breaks("worm", "south"), cover(cards[1]), send("worm", "B3"))
        assert (scene.where("worm"), scene.told(e.CREATURE_ATTACKS)) == ("B3", [])
    else:
        scene.play(cover(cards[0]), send("parasite", "A2"), cover(cards[1]), send("parasite", "A3"))
        assert (scene.where("parasite"), scene.told(e.CREATURE_ATTACKS)) == ("A3", [(1, 2)])


def test_doors_4_cards_block_doors() -> None:
    scene = Scene(windows="ask").decks("traps", "speed").hand(1, "the-door-slams-shut").hero("B3").play(go("west"))
    scene.play(play("the-door-slams-shut"), m.BLOCK_DOOR + scene.door("A3", "south"))
    assert scene.told(e.DOOR_SHUT, HERO) == [(scene.place("A3"), SOUTH)]
    assert scene.tile("A3")["doors"] == [0, 0, 2, 0]


def test_doors_4_and_cards_open_blocked_ones() -> None:
    scene = Scene(windows="ask").hand(1, "they-are-through").hero("B3").box("B3").creature("worm", "G3")
    scene.blocked("A3", "south").blocked("C1", "west").blocked("G2", "south").play(repair("west"))
    while not scene.may(play("they-are-through")):
        scene.play(PASS)
    scene.play(play("they-are-through"), m.CLEAR_DOOR + scene.door("A3", "south"))
    scene.play(m.CLEAR_DOOR + scene.door("C1", "west"))
    assert scene.table.blocked == 1 << scene.door("G2", "south")
    assert scene.told(e.BLOCKADE_GONE, HERO) == [(scene.place("A3"), SOUTH)], "the other is hidden"


def test_doors_5_a_blockade_is_marked_on_the_secret_map_and_where_one_of_its_sectors_is_revealed() -> None:
    scene = Scene().hero("B3").play(go("west"), block("south"))
    assert scene.table.view(1)["map"]["blocked"] == 1 << scene.door("A3", "south")
    assert scene.tile("A3")["doors"][SOUTH] == 2


def test_doors_5_between_two_hidden_sectors_it_is_seen_when_one_is_revealed() -> None:
    scene = Scene().blocked("A3", "south")
    assert all(2 not in tile["doors"] for tile in scene.table.view(HERO)["labyrinth"])
    assert scene.play(explore("west")).tile("A3")["doors"][SOUTH] == 2


@pytest.mark.parametrize("shown", ["A3", "A4"])
def test_doors_5_when_it_is_cleared_the_mark_goes(shown: str) -> None:
    scene = Scene().revealed(shown).blocked("A3", "south").creature("worm", "A4")
    reacted(scene, breaks("worm", "north"))
    side = SOUTH if shown == "A3" else NORTH
    assert scene.tile(shown)["doors"][side] == 1 and scene.table.view(1)["map"]["blocked"] == 0
    assert scene.told(e.BLOCKADE_GONE, HERO) == [(scene.place(shown), side)]
