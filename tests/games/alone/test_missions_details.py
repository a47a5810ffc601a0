"""Where missions meet items, people and skills: what the one says of the other."""

from __future__ import annotations

import pytest
from crew import along, sacrifice
from outpost import DONE, SEARCH, Scene, block, cell, explore, fulfil, go, send, use
from test_missions_initial import end_the_round, with_mission
from test_missions_main import begun

from undertow.games.alone import GAME
from undertow.games.alone import events as e
from undertow.games.alone import moves as m
from undertow.games.alone.board import SIDES
from undertow.games.alone.cards.people import TREMOR_SENSE
from undertow.games.alone.missions import COUNT, EVERY_LAMP, STEP
from undertow.games.alone.people import EXPERIENCE
from undertow.games.alone.procedures.verbs_lies import ELEMENTS, possible_lies

# -- Spore Haze --------------------------------------------------------------------------------------------------------


def in_the_haze(hero: str, item: str, better: bool) -> Scene:
    """Spore Haze is open, and the Hero holds an item that reveals sectors."""
    return with_mission("pm03", in_room=False).hero(hero).holds(item, upgraded=better)


@pytest.mark.parametrize(("better", "sides"), [(False, ["west"]), (True, ["west", "north", "north"])])
def test_missions_3_in_spore_haze_a_drone_reveals_one_sector_fewer(better: bool, sides: list[str]) -> None:
    scene = in_the_haze("C3", "scout-drone", better).play(use("scout-drone"), explore("west"))
    for side in sides:
        assert scene.prompt == "item_path"
        scene.play(explore(side))
    assert scene.prompt == "action" and len(scene.shown()) == 2 + len(sides)


@pytest.mark.parametrize(("better", "lit"), [(False, {"A2"}), (True, {"A1", "A2", "A3"})])
def test_missions_3_in_spore_haze_a_flare_lights_and_reveals_one_sector_fewer(better: bool, lit: set[str]) -> None:
    scene = in_the_haze("A1", "flare-gun", better).play(use("flare-gun"), explore("south"))
    assert set(scene.lit()) == lit


def test_missions_3_in_spore_haze_goggles_leave_out_one_adjacent_sector() -> None:
    scene = in_the_haze("C3", "thermal-goggles", False).play(use("thermal-goggles"))
    assert scene.shown() == ["C2", "C3", "D3"]
    scene = in_the_haze("A4", "thermal-goggles", False).play(use("thermal-goggles"))
    assert scene.shown() == ["A3", "A4"], "at least one"
    scene = in_the_haze("C3", "thermal-goggles", False).completed("problem").play(use("thermal-goggles"))
    assert scene.shown() == ["C2", "B3", "C3", "D3"]


def test_items_scout_drone_does_not_begin_with_stairs_either() -> None:
    scene = Scene().hero("D1").holds("scout-drone").play(use("scout-drone"))
    assert scene.refused(explore("stairs")) == ["actions.4"] and scene.may(explore("east"))
    scene = Scene().hero("D1").holds("scout-drone", upgraded=True).play(use("scout-drone"))
    assert scene.may(explore("stairs"))


# -- Nobody Stays Behind -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("item", "better"), [("jetpack", False), ("jetpack", True), ("magnetic-boots", True)])
def test_missions_3_with_the_patient_items_give_one_step(item: str, better: bool) -> None:
    scene = begun("fm06", "C3", 1, 4).holds(item, upgraded=better).play(use(item), go("east"))
    assert (scene.here, scene.prompt) == ("D3", "action")
    scene = begun("fm06", "C3", 2, 0).holds(item, upgraded=better).play(use(item), go("east"))
    assert scene.prompt == "onward", "her chip is no burden"


def test_missions_3_opportunity_attacks_go_against_the_hero_alone() -> None:
    scene = begun("fm06", "C3", 1, 4).creature("cultist", "C3").dice(*["hit"] * 2).play(go("north"))
    scene.lost(health=2)  # Gravity Failure is open
    assert scene.table.mission[COUNT] == 4


def test_missions_4_the_hatch_is_a_token_that_is_seen_and_can_be_left_out() -> None:
    scene = begun("fm06", "C3")
    assert scene.tile("C3")["sabotage"] == 1
    assert ELEMENTS + 6 in possible_lies(scene.table, cell("C3"))
    assert Scene().tile("C3")["sabotage"] == 0


# -- The Long Minute ---------------------------------------------------------------------------------------------------


def test_missions_3_while_the_purge_runs_a_welder_cannot_block_the_doors_of_hydroponics_either() -> None:
    """Hydroponics is f3, with doors in the north (to f2) and in the south (to f4); e2 lies west of f2."""
    near = m.BLOCK_NEAR + SIDES.index("east") * 4 + SIDES.index("south")
    for hero, move in (("f3", block("north")), ("f2", block("south")), ("e2", near)):
        scene = begun("fm05", hero).revealed("f2").holds("door-welder").play(use("door-welder"))
        assert scene.may(move), hero
        scene = begun("fm05", hero, 1).revealed("f2").holds("door-welder").play(use("door-welder"))
        assert not scene.may(move) and (scene.prompt != "weld" or scene.refused(move) == ["missions.3"]), hero


# -- Every Lamp Counts -------------------------------------------------------------------------------------------------

LIGHTS = ("a1", "a2", "b1", "c1", "e1", "e2", "e3")


def grid_on(lights: int, hero: str = "C3") -> Scene:
    """The grid is on, and so many sectors are lit."""
    return begun("fm03", hero, 1).light(*LIGHTS[:lights])


def test_missions_7_every_light_of_an_item_counts_at_once() -> None:
    for lights, ending in ((7, "mission"), (6, "")):
        torch = grid_on(lights).holds("blowtorch").creature("worm", "C3").dice(*["miss"] * 9)
        torch.play(use("blowtorch"))
        while torch.prompt not in ("", "action"):
            torch.play(torch.moves[0])
        assert torch.ending == ending
        assert (torch.told(e.CREATURE_ATTACKS) == []) == bool(ending), "before anything else happens"
    for lights, ending in ((6, "mission"), (5, "")):
        flare = grid_on(lights).holds("flare-gun").play(use("flare-gun"), explore("west"))
        assert flare.ending == ending
    tracer = grid_on(7).holds("tracer-rounds", upgraded=True).creature("worm", "C2").revealed("C2")
    tracer.dice(*["miss"] * 9).play(use("tracer-rounds"))
    while tracer.prompt not in ("", "action"):
        tracer.play(tracer.moves[0])
    assert tracer.ending == "mission"


def test_missions_7_the_engineers_sacrifice_and_rewards_count_at_once() -> None:
    scene = along("engineer")
    scene.table.missions[2] = EVERY_LAMP
    scene.table.main = scene.table.mission[STEP] = 1
    scene.light(*LIGHTS[:3]).play(sacrifice("engineer"))
    assert scene.ending == "mission"  # C3 and 5 sectors or more around it
    for slug, slot in (("sm02", "bonus"), ("pm02", "problem")):
        scene = with_mission(slug)
        scene.table.missions[2] = EVERY_LAMP
        scene.table.mission[STEP] = 1
        scene.light(*LIGHTS).play(fulfil(slot))
        if scene.prompt == "which_door":
            scene.play(scene.moves[0])
        assert scene.ending == "mission", slug


# -- Heart of the Brood ------------------------------------------------------------------------------------------------


def test_missions_4_doses_are_used_with_items_too() -> None:
    scene = begun("fm04", "C3", 0, 3).creature("boss", "C3").holds("plasma-cutter").play(use("plasma-cutter"))
    assert (scene.prompt, scene.moves) == ("dose", (m.DOSE, m.DOSE + 1, m.DOSE + 2))
    scene.dice(*["miss"] * 9).play(m.DOSE + 2)
    assert scene.told(e.WOUNDED, 0) == [(5,)] and scene.table.mission[COUNT] == 1
    scene = begun("fm04", "C3", 0, 3).creature("boss", "C3").holds("shock-grenade").play(use("shock-grenade"))
    assert scene.prompt == "dose"


@pytest.mark.parametrize("item", ["plasma-cutter", "shock-grenade"])
def test_goal_1_killing_the_matriarch_with_an_item_wins(item: str) -> None:
    scene = begun("fm04", "C3").creature("boss", "C3", wounded=True).holds(item).dice(*["hit"] * 9).play(use(item))
    assert scene.ending == "mission"


def test_goal_1_killing_the_matriarch_by_a_sacrifice_wins() -> None:
    scene = along("captain")
    scene.table.missions[2] = begun("fm04").table.missions[2]
    scene.table.main = 1
    scene.creature("boss", "C3", wounded=True).play(sacrifice("captain"))
    assert scene.ending == "mission"


# -- Tremor Sense ------------------------------------------------------------------------------------------------------


def test_skill_tremor_sense_tells_kind_and_distance_of_a_boss_that_moves() -> None:
    scene = Scene().completed("bonus").creature("boss", "E1")
    scene.table.people[EXPERIENCE + TREMOR_SENSE] = 2
    end_the_round(scene.laid(), "saboteur_goes").play(send("boss", "D1"))
    assert scene.told(e.FELT, 0) == [(5, 3)]
    scene = Scene().completed("bonus").creature("boss", "E1")
    end_the_round(scene, "saboteur_goes").play(send("boss", "D1"))
    assert scene.told(e.FELT, 0) == []


def test_experience_2_a_boss_that_is_killed_gives_experience_for_two_skills() -> None:
    scene = Scene().completed("bonus").creature("boss", "C3", wounded=True).holds("plasma-cutter")
    scene.dice(*["hit"] * 9).play(use("plasma-cutter"))
    assert scene.prompt == "learn"
    scene.play(m.LEARN, m.LEARN + 1)
    assert scene.told(e.EXPERIENCE, 0) == [(0, 1), (1, 1)]
    assert scene.prompt == "action" and scene.may(SEARCH) and not scene.may(DONE)


def test_goal_1_however_the_main_mission_is_completed_it_counts_as_completed() -> None:
    lamps = grid_on(6).holds("flare-gun").play(use("flare-gun"), explore("west"))
    purge = begun("fm05", "", 1, 5).play(SEARCH)
    brood = begun("fm04", "C3").creature("boss", "C3", wounded=True).holds("plasma-cutter")
    brood.dice(*["hit"] * 9).play(use("plasma-cutter"))
    codes = begun("fm08", "", 1, 1).play(fulfil("main"))
    for scene in (lamps, purge, brood, codes):
        assert scene.ending == "mission" and scene.table.view(0)["done"] >> 2 & 1
        assert [way.left for way in GAME.ways_to_end(scene.table.view(0)) if way.key == "mission"] == [0]
