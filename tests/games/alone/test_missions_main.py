"""Main missions without a boss: their start, their steps, what they change, and how they are won."""

from __future__ import annotations

from outpost import DONE, SEARCH, Scene, cell, fulfil, go, locate, names_of, repair
from test_missions_initial import end_the_round, with_mission

from undertow.games.alone import GAME
from undertow.games.alone import events as e
from undertow.games.alone import moves as m
from undertow.games.alone.goals import has_patient, status_cells
from undertow.games.alone.missions import COUNT, STEP
from undertow.games.alone.procedures.creatures import is_full
from undertow.sections import Words, sections_of


def begun(slug: str, where: str = "", step: int = 0, count: int = 0) -> Scene:
    """A main mission has begun and is so far; the Hero is in its room or elsewhere."""
    scene = with_mission(slug, in_room=not where)
    scene.table.main = scene.table.done = 1
    scene.table.mission[STEP], scene.table.mission[COUNT] = step, count
    return scene.hero(where) if where else scene.laid()


def starting(slug: str) -> Scene:
    """The bonus mission is being completed, and this main mission starts."""
    scene = with_mission(slug, in_room=False)
    scene.table.missions[2] = with_mission(slug).table.missions[2]
    return scene.hero("G3")


# -- Every Lamp Counts -------------------------------------------------------------------------------------------------


def test_missions_1_every_lamp_counts_starts_with_two_lights_out_and_a_token_in_the_generator_room() -> None:
    scene = starting("fm03").light("C1", "C2", "G3").play(fulfil("bonus"))
    assert (scene.seat, scene.prompt) == (1, "evil_chooses") and scene.may(DONE)
    scene.play(m.SECTOR + cell("C1"), m.SECTOR + cell("G3"))
    assert scene.lit() == ["C2"] and names_of(scene.table.danger) == ["f1"]
    scene = starting("fm03").danger("f1").play(fulfil("bonus"))
    assert names_of(scene.table.danger) == ["f1"]


def test_missions_4_the_grid_lights_the_generator_room_and_all_sectors_around_it_once() -> None:
    scene = begun("fm03").play(fulfil("main"))
    near = names_of(sum(1 << each for each in scene.table.station.neighbours(cell("f1"), 0)))
    assert sorted(scene.lit()) == sorted(["f1", *near])
    assert scene.told(e.LAMPS, 0)[-1] == (1 + len(near),)
    assert scene.refused(fulfil("main")) == ["interact.3"]


def test_missions_4_with_the_grid_on_eight_lit_sectors_win() -> None:
    lights = ["A1", "A2", "A3", "B3", "D3", "D4"]
    scene = begun("fm03", "C3", 1).box("C3").light(*lights[:5]).play(repair("north"))
    assert scene.ending == "mission"  # 5 and 3 more
    scene = begun("fm03", "C3", 1).box("C3").light(*lights[:4]).play(repair("north"))
    assert scene.ending == ""
    scene = begun("fm03", "C3").box("C3").light(*lights[:5]).play(repair("north"))
    assert scene.ending == ""  # the grid is off


def test_missions_3_while_the_grid_is_on_evil_may_put_out_a_light_out_of_sight_each_round() -> None:
    scene = begun("fm03", "C3", 1).light("C3", "G2", "G3")
    end_the_round(scene, "evil_chooses")
    assert [move - m.SECTOR for move in scene.moves if move != DONE] == [cell("G2"), cell("G3")]
    scene.play(m.SECTOR + cell("G2"))
    assert scene.lit() == ["C3", "G3"]
    assert end_the_round(begun("fm03", "C3").light("G2"), "evil_chooses").prompt == "action"


def test_missions_7_the_hero_is_told_how_many_sectors_are_lit_and_every_redealt_world_has_as_many() -> None:
    scene = begun("fm03", "C3", 1).light("C3", "G2", "G3").play(SEARCH)
    assert scene.table.view(0)["mission"][1] == 3 and scene.told(e.LAMPS, 0) == [(3,)]
    worlds = [scene.table.redeal(0, seed) for seed in range(6)]
    assert {world.lit.bit_count() for world in worlds} == {3}  # type: ignore[attr-defined]


# -- The Long Minute ---------------------------------------------------------------------------------------------------


def test_missions_4_the_purge_clears_the_doors_and_evil_carries_out_a_standard_reaction() -> None:
    scene = begun("fm05").creature("worm", "a1")
    side = next(side for side in range(4) if scene.table.station.doors[cell("f3") * 4 + side] >= 0)
    scene.table.blocked |= 1 << scene.table.station.doors[cell("f3") * 4 + side]
    scene.laid().play(fulfil("main"))
    assert scene.table.blocked == 0 and (scene.seat, scene.prompt) == (1, "who_acts")
    scene.play(m.SEND + 12 * m.SECTORS + cell("b1"))
    assert scene.where("worm") == "b1"
    assert scene.table.mission[COUNT] == 1  # the turn of the start counts


def test_missions_3_while_the_purge_runs_its_doors_stay_open_and_the_floor_holds_five() -> None:
    scene = begun("fm05", "f2", 1)
    side = scene.table.station.exits[cell("f2") * 5 : cell("f2") * 5 + 4].index(cell("f3"))
    assert scene.table.station.doors[cell("f2") * 4 + side] >= 0
    for kind, where in (("spore", "a1"), ("spore", "a2"), ("spore", "b1"), ("worm", "c1")):
        scene.creature(kind, where)
    assert not is_full(scene.table, 1)
    scene.creature("worm", "d1")
    assert is_full(scene.table, 1) and not is_full(scene.table, 0)
    scene = begun("fm05", "e2", 1).play(go("east"))
    assert scene.prompt != "door" or scene.refused(m.BLOCK + side) == ["missions.3"]


def test_missions_6_each_turn_in_hydroponics_brings_a_token_and_each_elsewhere_takes_one() -> None:
    assert begun("fm05", "", 1, 2).play(SEARCH).table.mission[COUNT] == 3
    assert begun("fm05", "C3", 1, 2).play(SEARCH).table.mission[COUNT] == 1
    assert begun("fm05", "C3", 1, 0).play(SEARCH).table.mission[COUNT] == 0
    assert begun("fm05", "", 1, 5).play(SEARCH).ending == "mission"


# -- Nobody Stays Behind -----------------------------------------------------------------------------------------------


def test_missions_4_the_hatch_is_where_the_hero_began_and_can_be_located() -> None:
    scene = starting("fm06").play(fulfil("bonus"))
    assert scene.told(e.HATCH, 0) == [(scene.place("C3"),)]
    while scene.prompt != "action":
        scene.play(scene.moves[0])
    scene.play(*locate("mission_token", "stairs"))
    assert scene.told(e.LOCATED, 0)[0] == (21, scene.table.located(cell("G3"), cell("C3")), 0)


def test_missions_4_the_patient_joins_with_4_charges_and_is_brought_to_the_hatch() -> None:
    scene = begun("fm06").play(fulfil("main"))
    assert scene.table.mission[COUNT] == 4 and has_patient(scene.table)
    assert scene.refused(fulfil("main")) == ["interact.3"]
    assert begun("fm06", "C3", 1, 4).play(fulfil("main")).ending == "mission"
    assert begun("fm06", "C3", 2, 0).play(fulfil("main")).ending == "mission"  # with her chip
    assert not begun("fm06", "C3").may(fulfil("main"))


def test_missions_3_evil_decides_before_each_attack_whether_it_goes_against_her() -> None:
    scene = begun("fm06", "C3", 1, 4).creature("worm", "C3").dice("hit", "hit", "miss").play(SEARCH)
    assert (scene.seat, scene.prompt) == (1, "whom")
    scene.play(m.AT_PATIENT)
    scene.lost()
    assert scene.table.mission[COUNT] == 2
    scene = begun("fm06", "C3", 1, 4).creature("worm", "C3").dice("hit", "hit", "miss").play(SEARCH, m.AT_HERO)
    scene.lost(health=2)


def test_missions_3_when_she_dies_the_hero_loses_3_composure_and_nobody_else_can_be_attacked() -> None:
    scene = begun("fm06", "C3", 1, 1).creature("worm", "C3").dice("hit", "hit", "miss").play(SEARCH, m.AT_PATIENT)
    scene.lost(composure=3)
    assert not has_patient(scene.table) and scene.table.mission[STEP] == 2
    assert scene.dice(*["miss"] * 3).play(SEARCH).prompt == "action"


# -- Let It All Burn ---------------------------------------------------------------------------------------------------


def test_missions_4_two_boxes_are_overloaded_then_all_lights_go_out_and_the_countdown_runs() -> None:
    scene = begun("fm07", "C3").box("C3", "C1").light("C3", "G3").play(fulfil("main"))
    assert scene.lit() == ["C3", "G3"] and status_cells(scene.table) == [cell("C3")]
    assert scene.tile("C3")["sabotage"] == 1
    assert scene.refused(fulfil("main")) == ["interact.3"]
    assert "missions.4" in scene.refused(repair("north"))
    scene.hero("C1").play(fulfil("main"))
    assert scene.lit() == [] and scene.table.mission[STEP] == 2
    assert scene.table.mission[COUNT] == 11  # 12, and the turn is over
    scene.box("C1")
    assert "missions.4" in scene.refused(repair("south"))


def test_missions_6_the_countdown_ends_with_losses_and_then_costs_1_health_a_turn() -> None:
    scene = begun("fm07", "C3", 2, 2).play(SEARCH)
    scene.lost()
    scene.play(SEARCH).lost(health=2, composure=2)
    scene.play(SEARCH).lost(health=3, composure=2)


def test_missions_4_with_the_countdown_running_the_pods_are_the_way_out() -> None:
    assert begun("fm07", "", 2, 5).play(fulfil("main")).ending == "mission"
    assert begun("fm07", "", 3, 0).play(fulfil("main")).ending == "mission"
    assert not begun("fm07", "", 1).may(fulfil("main"))


def test_missions_4_everybody_reads_how_many_tokens_lie_on_the_card() -> None:
    scene = begun("fm05", "", 1, 3)
    for viewer in (0, 1):
        words = Words(GAME, "en", ["Ann", "Bob"], viewer, scene.table.options)
        assert "tokens on the card: 3" in str(sections_of(GAME, scene.table.view(viewer), words))
