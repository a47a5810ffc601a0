"""Creatures: their table, limits, spawning, moving, being shown (topic creatures)."""

from __future__ import annotations

import pytest
from outpost import PASS, SEARCH, Scene, breaks, cell, cover, explore, go, play, send, spawn, token

from undertow.games.alone import events as e
from undertow.games.alone import moves as m
from undertow.games.alone import params
from undertow.games.alone.board import KINDS, NORTH, WEST

TABLE = {  # dice in the dark and in the light, two thresholds, shock, distance: the book's last page but two
    "spore": [3, 2, 1, 1, 1, 3],
    "parasite": [2, 1, 2, 1, 1, 4],
    "hybrid": [2, 1, 2, 1, 2, 3],
    "cultist": [2, 2, 2, 2, 0, 4],
    "worm": [3, 0, 2, 2, 2, 5],
}
SPARE = ("they-hunt-in-a-pack", "they-are-keeping-pace")


def standard(scene: Scene) -> Scene:
    """The Hero searches, and Evil plays a card face down at the end of the turn."""
    return scene.hand(1, *SPARE).play(SEARCH, cover(SPARE[0]))


def values(scene: Scene, kind: str) -> list[int]:
    """The row that holds for a kind now."""
    return scene.table.values_of(token(kind))


def rolled(kind: str, *lit: str) -> list[tuple[int, ...]]:
    """How many dice a creature rolls against the Hero at the end of a turn."""
    scene = Scene().creature(kind, "C3").light(*lit).dice(*["miss"] * 3).play(SEARCH)
    return scene.told(e.CREATURE_ATTACKS)


# -- the table ---------------------------------------------------------------------------------------------------------


def test_creatures_1_the_table_gives_dice_thresholds_shock_and_distance_of_each_kind() -> None:
    scene = Scene()
    for kind, row in TABLE.items():
        found = values(scene, kind)
        assert [found[params.DARK], found[params.BRIGHT]] == row[:2]
        assert [found[params.FIRST_WOUND], found[params.SECOND_WOUND]] == row[2:4]
        assert [found[params.SHOCK], found[params.FAR]] == row[4:]


@pytest.mark.parametrize("kind", KINDS)
def test_creatures_1_the_dice_are_those_of_the_table(kind: str) -> None:
    assert rolled(kind) == [(KINDS.index(kind), TABLE[kind][0])]
    assert rolled(kind, "C3") == [(KINDS.index(kind), TABLE[kind][1])]


@pytest.mark.parametrize("kind", KINDS)
def test_creatures_1_the_distance_for_spawning_is_that_of_the_table(kind: str) -> None:
    scene = standard(Scene())
    far = {3: "D1", 4: "E1", 5: "E2"}[TABLE[kind][5]]
    near = {3: "C1", 4: "D1", 5: "E1"}[TABLE[kind][5]]
    assert scene.may(spawn(kind, far))
    assert not scene.may(spawn(kind, near))


@pytest.mark.parametrize("kind", KINDS)
def test_creatures_1_the_shock_is_that_of_the_table(kind: str) -> None:
    scene = Scene().creature(kind, "D3").dice(*["miss"] * 3).play(go("east"))
    scene.lost(composure=TABLE[kind][4])


def test_creatures_2_a_spore() -> None:
    assert values(Scene(), "spore") == [3, 2, 1, 1, 1, 3]


def test_creatures_3_a_parasite() -> None:
    assert values(Scene(), "parasite") == [2, 1, 2, 1, 1, 4]


def test_creatures_4_a_hybrid() -> None:
    assert values(Scene(), "hybrid") == [2, 1, 2, 1, 2, 3]


def test_creatures_5_a_cultist() -> None:
    assert values(Scene(), "cultist") == [2, 2, 2, 2, 0, 4]


def test_creatures_6_a_worm() -> None:
    assert values(Scene(), "worm") == [3, 0, 2, 2, 2, 5]


def test_creatures_7_what_the_boss_of_a_mission_can_do_its_card_says() -> None:
    assert values(Scene(), "boss") == [3, 3, 2, 2, 0, 3]  # the Saboteur has a Cultist's values of nightmare mode


# -- limits ------------------------------------------------------------------------------------------------------------


def full_floor() -> Scene:
    """Four creatures stand on the Hero's floor."""
    return Scene().creature("spore", "E1").creature("spore", "E2").creature("worm", "F2").creature("worm", "G4")


def test_creatures_8_a_floor_holds_four_creatures() -> None:
    scene = standard(full_floor())
    spawned = [move for move in scene.moves if m.SPAWN <= move < m.WAY]
    assert spawned and all((move - m.SPAWN) % m.SECTORS >= 28 for move in spawned)  # the other floor alone
    assert scene.refused(spawn("spore", "F3")) == ["creatures.10"]


def test_creatures_8_with_three_a_fourth_may_come() -> None:
    scene = standard(Scene().creature("spore", "E1").creature("spore", "E2").creature("worm", "F2"))
    assert scene.play(spawn("spore", "F3")).where("spore", 2) == "F3"


def test_creatures_8_a_boss_does_not_count() -> None:
    scene = Scene().creature("spore", "E1").creature("spore", "E2").creature("worm", "F2").completed("bonus")
    assert standard(scene.creature("boss", "G4")).may(spawn("spore", "F3"))


def test_creatures_9_there_are_three_tokens_of_a_kind() -> None:
    scene = standard(Scene().creature("spore", "E1").creature("spore", "e1").creature("spore", "e2"))
    assert not [move for move in scene.moves if m.SPAWN <= move < m.SPAWN + m.SECTORS]
    assert scene.may(spawn("hybrid", "F3"))
    assert scene.refused(spawn("spore", "F3")) == ["creatures.9"]


def test_creatures_10_none_comes_by_stairs_to_a_full_floor() -> None:
    scene = standard(full_floor().creature("hybrid", "d1"))
    assert scene.may(send("hybrid", "c1"))
    assert not scene.may(send("hybrid", "D1"))
    assert scene.refused(send("hybrid", "D1")) == ["creatures.10"]


def test_creatures_10_to_a_floor_with_three_it_may() -> None:
    scene = Scene().creature("spore", "E1").creature("spore", "E2").creature("worm", "F2")
    standard(scene.creature("hybrid", "d1"))
    assert scene.play(send("hybrid", "D1")).where("hybrid") == "D1"


# -- spawning ----------------------------------------------------------------------------------------------------------


def test_creatures_11_a_card_played_face_down_lets_one_appear() -> None:
    scene = standard(Scene()).play(spawn("spore", "D1"))
    assert scene.where("spore") == "D1"
    assert scene.told(e.CREATURE_SPAWNED, 0) == []  # the Hero hears a noise, no more
    assert scene.told(e.CREATURE_SPAWNED, 1) == [(0, cell("D1"))]


def test_creatures_11_a_card_may_say_so_too() -> None:
    scene = Scene().hand(1, "from-everywhere").play(explore("north"), play("from-everywhere"))
    assert scene.may(spawn("spore", "D1"))


def test_creatures_12_kind_and_sector_are_free_beyond_the_distance() -> None:
    scene = standard(Scene())
    assert scene.may(spawn("spore", "D1")) and scene.may(spawn("cultist", "E1"))  # 3 and 4 away, as in the book
    assert not scene.may(spawn("spore", "C1")) and not scene.may(spawn("cultist", "D1"))
    assert scene.refused(spawn("spore", "C1")) == scene.refused(spawn("spore", "C3")) == ["creatures.12"]
    assert scene.refused(spawn("cultist", "D1")) == ["creatures.12"]
    kinds = {(move - m.SPAWN) // m.SECTORS for move in scene.moves if m.SPAWN <= move < m.WAY}
    assert kinds == {0, 1, 2, 3, 4}


def test_creatures_12_a_blocked_door_makes_the_way_longer() -> None:
    near = Scene().hero("F3")
    assert not standard(near).may(spawn("spore", "E3"))  # the control room is next door
    far = Scene().hero("F3").blocked("F3", "west")
    assert standard(far).may(spawn("spore", "E3"))


# -- moving ------------------------------------------------------------------------------------------------------------


def test_creatures_13_a_standard_reaction_moves_any_one_creature_one_sector() -> None:
    scene = standard(Scene().creature("worm", "E1").creature("spore", "A2"))
    assert {send("worm", "D1"), send("worm", "E2"), send("spore", "A1"), send("spore", "A3")} <= set(scene.moves)
    assert not scene.may(send("worm", "C1"))
    assert scene.refused(send("worm", "C1")) == ["rulings.6"]  # two sectors away
    assert scene.play(send("worm", "D1")).where("worm") == "D1"
    assert scene.where("spore") == "A2"


def test_creatures_13_a_blocked_door_costs_a_step_of_its_own() -> None:
    scene = standard(Scene().creature("worm", "F3").blocked("F3", "west"))
    assert not scene.may(send("worm", "E3"))
    assert scene.refused(send("worm", "E3")) == ["doors.2"]
    scene.play(breaks("worm", "west"))
    assert (scene.where("worm"), scene.table.blocked) == ("F3", 0)


def test_creatures_13_a_card_moves_as_far_as_it_says() -> None:
    scene = Scene().hand(1, "they-are-keeping-pace").creature("worm", "F2")
    scene.play(go("north"), play("they-are-keeping-pace"))
    assert scene.may(send("worm", "D1")) and not scene.may(send("worm", "C1"))  # 3 sectors, towards the Hero
    assert scene.play(send("worm", "D1")).where("worm") == "D1"


def test_creatures_13_who_moved_in_an_earlier_turn_may_be_the_second_of_a_card() -> None:
    scene = Scene().hand(1, SPARE[0], SPARE[0]).creature("worm", "E1").creature("spore", "A2")
    scene.play(SEARCH, cover(SPARE[0]), send("worm", "E2"), PASS)
    scene.play(go("east"), play(SPARE[0]), send("spore", "A1"))
    assert {(move - m.SEND) // m.SECTORS for move in scene.moves if m.SEND <= move < m.BREAK} == {token("worm")}


def test_creatures_14_no_step_is_a_move_and_puts_the_light_out() -> None:
    scene = standard(Scene().creature("worm", "E1").light("E1", "E2"))
    scene.play(send("worm", "E1")).passes()
    assert (scene.where("worm"), scene.lit()) == ("E1", ["E2"])


def test_creatures_14_no_step_makes_noise() -> None:
    scene = standard(Scene().creature("worm", "E1")).play(send("worm", "E1"))
    assert scene.told(e.NOISE, 0) == [(NORTH,)]


# -- what the Hero sees ------------------------------------------------------------------------------------------------


def test_creatures_15_who_comes_into_a_revealed_sector_is_revealed_in_sight_or_not() -> None:
    scene = standard(Scene().revealed("C2", "C1").creature("parasite", "D1", wounded=True))
    assert scene.table.in_sight() >> cell("C1") & 1
    assert scene.play(send("parasite", "C1")).figures("C1") == ["wounded parasite"]
    scene.lost()
    scene = standard(Scene().revealed("D3", "D4").creature("parasite", "E4"))  # D4 lies round the corner
    assert scene.table.in_sight() >> cell("D4") & 1 == 0
    assert scene.play(send("parasite", "D4")).figures("D4") == ["parasite"]
    assert scene.told(e.CREATURE_SHOWN, 0) == [(2, scene.place("D4"))]  # the figure of an unhurt Parasite
    scene.lost()


def test_creatures_15_one_that_spawns_in_a_revealed_sector_is_shown() -> None:
    scene = standard(Scene().revealed("C2", "C1", "D1")).play(spawn("spore", "D1"))
    assert scene.told(e.CREATURE_SHOWN, 0) == [(0, scene.place("D1"))]
    assert scene.figures("D1") == ["spore"]


def test_creatures_15_who_stays_in_the_dark_is_not() -> None:
    scene = standard(Scene().creature("worm", "E1")).play(send("worm", "D1"))
    assert scene.told(e.CREATURE_SHOWN, 0) == []
    assert scene.told(e.CREATURE_MOVED, 0) == []
    assert scene.told(e.CREATURE_MOVED, 1) == [(4, cell("D1"))]


def test_creatures_16_who_leaves_into_the_dark_is_told_by_direction() -> None:
    scene = standard(Scene().revealed("C2", "B3").creature("hybrid", "B3")).play(send("hybrid", "A3"))
    assert scene.told(e.CREATURE_LEFT, 0) == [(2, scene.place("B3"), WEST)]
    assert scene.figures("B3") == []
    assert scene.told(e.NOISE, 0) == [(WEST,)]


def test_creatures_16_between_revealed_sectors_the_figure_just_moves() -> None:
    scene = standard(Scene().revealed("B3", "A3").creature("hybrid", "A3")).play(send("hybrid", "B3"))
    assert scene.told(e.CREATURE_LEFT, 0) == []
    assert scene.told(e.CREATURE_WALKED, 0) == [(2, scene.place("B3"))]
    assert (scene.figures("A3"), scene.figures("B3")) == ([], ["hybrid"])


# -- teleporting -------------------------------------------------------------------------------------------------------


def teleport(scene: Scene) -> Scene:
    """Out of the Vents: a hidden creature goes elsewhere, at least 2 sectors from the Hero."""
    return scene.hand(1, "out-of-the-vents").play(SEARCH, play("out-of-the-vents"))


def test_creatures_17_a_teleport_makes_no_noise_and_needs_no_minimum_distance() -> None:
    scene = teleport(Scene().creature("worm", "G4"))
    assert scene.may(send("worm", "C1"))  # 2 away; a Worm spawns at 5
    scene.play(send("worm", "C1"))
    assert scene.where("worm") == "C1"
    assert scene.told(e.NOISE, 0) == scene.told(e.NOISE_BELOW, 0) == []


def test_creatures_18_a_teleported_creature_counts_as_moved() -> None:
    scene = teleport(Scene().creature("worm", "G4").light("E1", "G4"))
    scene.play(send("worm", "E1"))
    while scene.prompt != "action":
        scene.play(scene.moves[0])
    assert scene.lit() == ["G4"]
