"""Items that are no weapons, plain and upgraded (topics actions, move, search, items)."""

from __future__ import annotations

import pytest
from outpost import (
    BULLET_TIME,
    DONE,
    PASS,
    SEARCH,
    Scene,
    block,
    cell,
    clear,
    cover,
    explore,
    go,
    of_item,
    play,
    send,
    sweep,
    token,
    upgrade,
    use,
)
from played import ends, reacting

from undertow.games.alone import events as e
from undertow.games.alone import known
from undertow.games.alone import moves as m
from undertow.games.alone.board import ROOMS, SIDES
from undertow.games.alone.state import HERO

KINDS = ("spore", "parasite", "hybrid", "cultist", "worm", "boss")


def onward(side: str) -> int:
    """Another step."""
    return m.ONWARD + SIDES.index(side)


def room(name: str, second: bool = False) -> int:
    """Name a room."""
    return (m.ALSO if second else m.LOCATE) + ROOMS.index(name)


def near(first: int, side: str, door: str) -> int:
    """A door of the sector next to his."""
    return first + SIDES.index(side) * 4 + SIDES.index(door)


def alike(scene: Scene) -> None:
    """What the Hero sees holds in worlds that are dealt anew from what he knows."""
    for seed in range(3):
        other = scene.table.redeal(HERO, seed)
        assert other.view(HERO) == scene.table.view(HERO)
        if scene.seat == HERO:
            assert other.moves == scene.table.moves


# -- Move --------------------------------------------------------------------------------------------------------------


def test_items_jetpack_moves_two_sectors_upgraded_three() -> None:
    for better, steps in ((False, 2), (True, 3)):
        scene = Scene().holds("jetpack", upgraded=better).play(use("jetpack"), go("west"))
        for side in ("west", "north")[: steps - 1]:
            scene.play(*([DONE] if scene.prompt == "door" else []), onward(side))
        scene.play(*([DONE] if scene.prompt == "door" else []))
        assert scene.here == ("A3", "A2")[steps - 2] and scene.table.turn == 1


def test_move_5_each_step_of_an_item_is_carried_out_in_full() -> None:
    scene = Scene().holds("jetpack").creature("spore", "C3").creature("hybrid", "B3").dice(*["hit"] * 3, *["miss"] * 9)
    scene.play(use("jetpack"), go("west"))
    assert len(scene.told(e.OPPORTUNITY)) == 1 and scene.told(e.SHOCK) == [(2, 2)]
    scene.play(onward("west"))
    assert len(scene.told(e.OPPORTUNITY)) == 2 and scene.here == "A3" and set(scene.shown()) >= {"A3", "B3"}


def test_move_5_example_t17_two_doors_are_blocked_on_the_way() -> None:
    """From the Infirmary, with a Worm in it, two steps and a door after each: the Worm comes no farther than the T."""
    scene = Scene(windows="ask").hand(1, "they-hunt-in-a-pack", "they-hunt-in-a-pack").hero("A4").revealed("A3")
    scene.creature("worm", "A4").holds("jetpack").dice(*["miss"] * 9)
    scene.play(use("jetpack")).passes().play(block("south"), onward("east"))
    scene.play(*([DONE] if scene.prompt == "door" else []))
    assert scene.here == "B3" and scene.table.blocked >> scene.door("A4", "north") & 1
    while scene.prompt == "react" and not scene.may(cover("they-hunt-in-a-pack")):
        scene.play(PASS)
    scene.play(cover("they-hunt-in-a-pack"), m.BREAK + token("worm") * 4)
    assert scene.where("worm") == "A4", "one standard reaction clears the door"
    scene.play(cover("they-hunt-in-a-pack"))
    assert "B3" not in ends(scene, "worm") and "A3" in ends(scene, "worm")


def test_items_magnetic_boots_shocks_on_the_way_cost_nothing() -> None:
    scene = Scene().holds("magnetic-boots").creature("hybrid", "C2").dice(*["miss"] * 5)
    scene.play(use("magnetic-boots"), go("north")).lost()
    assert scene.here == "C2" and scene.told(e.SHOCK) == [(2, 0)]
    scene = Scene().creature("hybrid", "C2").dice(*["miss"] * 5).play(go("north"))
    scene.lost(composure=2)


def test_items_magnetic_boots_later_shocks_cost_as_ever() -> None:
    scene = reacting("they-hunt-in-a-pack").holds("magnetic-boots").creature("hybrid", "C1").dice(*["miss"] * 5)
    scene.play(use("magnetic-boots"), go("north"), play("they-hunt-in-a-pack"), send("hybrid", "C2"))
    scene.lost(composure=2)


def test_items_magnetic_boots_upgraded_two_sectors() -> None:
    scene = Scene().holds("magnetic-boots", upgraded=True).creature("hybrid", "B3").creature("hybrid", "A3")
    scene.dice(*["miss"] * 9).play(use("magnetic-boots"), go("west"), onward("west")).lost()
    assert scene.here == "A3" and scene.told(e.SHOCK) == [(2, 0), (2, 0)]
    plain = Scene().holds("magnetic-boots").play(use("magnetic-boots"), go("west"))
    assert plain.prompt == "action" and plain.here == "B3"


def test_items_smoke_canister_creatures_in_the_sector_left_cannot_be_moved() -> None:
    scene = reacting("they-hunt-in-a-pack").holds("smoke-canister").creature("worm", "C3").creature("spore", "B3")
    scene.dice(*["miss"] * 9).play(use("smoke-canister"), go("north"), play("they-hunt-in-a-pack"))
    assert ends(scene, "worm") == [] and ends(scene, "spore") != []
    assert scene.table.view(HERO)["smoke"] == [scene.place("C3")] == scene.table.view(1)["smoke"]
    while scene.prompt != "action":
        scene.play(DONE if DONE in scene.moves else scene.moves[0])
    assert scene.table.view(HERO)["smoke"] == [], "it clears with the turn"


def test_items_smoke_canister_upgraded_those_adjacent_to_it_neither() -> None:
    scene = reacting("they-hunt-in-a-pack").holds("smoke-canister", upgraded=True).creature("worm", "C3")
    scene.creature("spore", "B3").creature("hybrid", "A3").dice(*["miss"] * 9)
    scene.play(use("smoke-canister"), go("north"), play("they-hunt-in-a-pack"))
    assert ends(scene, "spore") == [] == ends(scene, "worm") and ends(scene, "hybrid") != []
    alike(scene.play(DONE))


# -- Explore -----------------------------------------------------------------------------------------------------------


def test_items_scout_drone_reveals_three_sectors_along_a_path() -> None:
    scene = Scene().holds("scout-drone").danger("A3", "C3").play(use("scout-drone"), explore("west"))
    assert scene.prompt == "item_path" and not scene.may(explore("east")), "not back"
    scene.play(explore("west"), explore("south"))
    assert scene.shown() == ["A3", "B3", "C3", "A4"]
    assert scene.moves == (DONE, sweep(2)), "from one of them, not from his own"
    scene.play(sweep(2))
    assert scene.told(e.DANGER_SWEPT) == [(scene.place("A3"),)]
    alike(scene)


def test_items_scout_drone_may_stop_and_takes_no_stairs() -> None:
    scene = Scene().hero("C1").holds("scout-drone").play(use("scout-drone"), explore("east"))
    assert not scene.may(explore("stairs"))
    scene.play(DONE)
    assert scene.shown() == ["C1", "D1"]


def test_items_scout_drone_upgraded_five_sectors_and_stairs() -> None:
    scene = Scene().hero("C1").holds("scout-drone", upgraded=True).play(use("scout-drone"), explore("east"))
    scene.play(explore("stairs"))
    for side in ("east", "south", "south"):
        scene.play(explore(side))
    assert scene.shown() == ["C1", "D1", "d1", "e1", "e2", "e3"] and scene.prompt == "action"


def test_items_flare_gun_lights_and_reveals_two_sectors_in_line() -> None:
    scene = Scene().holds("flare-gun").danger("B3").play(use("flare-gun"), explore("west"))
    assert scene.lit() == ["A3", "B3"] and scene.shown() == ["A3", "B3", "C3"] and scene.prompt == "sweep"
    scene.play(sweep(1))
    assert scene.told(e.DANGER_SWEPT) == [(scene.place("B3"),)]
    alike(scene)


def test_items_flare_gun_upgraded_three_sectors_and_his_own() -> None:
    scene = Scene().hero("A1").holds("flare-gun", upgraded=True).play(use("flare-gun"), explore("south"))
    assert set(scene.lit()) == {"A1", "A2", "A3", "A4"}


def test_actions_5_a_card_that_limits_an_explore_limits_its_items() -> None:
    scene = Scene().holds("flare-gun")
    scene.play(use("flare-gun"), explore("west"))
    limited = Scene().holds("thermal-goggles")
    limited.table.mods[3] = 1
    assert len(scene.shown()) == 3 and limited.table.explore_limit() == 1


def test_items_thermal_goggles_reveal_all_adjacent_sectors() -> None:
    scene = Scene().holds("thermal-goggles").creature("worm", "A3").play(use("thermal-goggles"))
    assert scene.shown() == ["C2", "B3", "C3", "D3"] and scene.table.view(HERO)["heat"] == []


def test_items_thermal_goggles_upgraded_show_creatures_within_three_sectors_until_the_turn_ends() -> None:
    scene = Scene(windows="ask").hand(1, "they-are-keeping-pace").holds("thermal-goggles", upgraded=True)
    scene.creature("worm", "A3").creature("spore", "A1").play(use("thermal-goggles"))
    while scene.prompt == "react" and not scene.may(cover("they-are-keeping-pace")):
        scene.play(PASS)
    assert scene.table.view(HERO)["heat"] == [[4, scene.place("A3")]], "the spore is four away"
    assert scene.told(e.HEAT_SHOWN, HERO) == [(4, scene.place("A3"))]
    alike(scene)
    for seed in range(3):
        other = scene.table.redeal(HERO, seed)
        worms = [other.place(other.where[at]) for at in range(12, 15) if other.where[at] >= 0]  # type: ignore[attr-defined]
        assert scene.place("A3") in worms, "so it is in every world that he reckons with"
    scene.play(cover("they-are-keeping-pace"), send("worm", "A2"))
    assert scene.told(e.HEAT_SHOWN, HERO)[-1] == (4, scene.place("A2")), "they follow it"
    while scene.prompt != "action":
        scene.play(PASS)
    assert scene.table.view(HERO)["heat"] == []


# -- Locate ------------------------------------------------------------------------------------------------------------


def test_items_motion_tracker_tells_kind_and_direction_within_four_sectors() -> None:
    scene = Scene().holds("motion-tracker").creature("worm", "A3").creature("spore", "C1").creature("hybrid", "E1")
    scene.creature("parasite", "G4").play(use("motion-tracker"))
    assert sorted(scene.told(e.TRACKED, HERO)) == [(0, 0), (2, 0), (4, 3)]
    alike(scene)
    for seed in range(4):
        other = scene.table.redeal(HERO, seed)
        found = known_near(other, 4)
        assert found == [(0, 0), (2, 0), (4, 3)]


def known_near(table: object, far: int) -> list[tuple[int, int]]:
    """Kind and direction of every creature near the Hero, in any world."""
    found = []
    for at in range(16):
        where = table.where[at]  # type: ignore[attr-defined]
        if where >= 0 and 1 <= table.distance(table.hero, where) <= far:  # type: ignore[attr-defined]
            side = known.side_towards(table.station, table.hero, where, table.blocked)  # type: ignore[attr-defined]
            found.append((at // 3, side))
    return sorted(found)


def test_items_motion_tracker_upgraded_within_six_with_the_distance() -> None:
    scene = Scene().holds("motion-tracker", upgraded=True).creature("worm", "A3").creature("parasite", "F3")
    scene.play(use("motion-tracker"))
    away = scene.table.distance(scene.table.hero, cell("F3"))
    assert 4 < away <= 6
    assert (4, 3, 2) in scene.told(e.TRACKED_AT, HERO) and len(scene.told(e.TRACKED_AT, HERO)) == 2
    assert away in [values[2] for values in scene.told(e.TRACKED_AT, HERO)]


def test_items_motion_tracker_reaches_four_sectors_and_upgraded_six_no_more_and_no_fewer() -> None:
    """From C3 it is 4 sectors to E1, 5 to E2, 6 to F2 and 7 to G2."""
    for better, near, far in ((False, "E1", "E2"), (True, "F2", "G2")):
        kind = e.TRACKED_AT if better else e.TRACKED
        assert (
            Scene()
            .holds("motion-tracker", upgraded=better)
            .creature("worm", near)
            .play(use("motion-tracker"))
            .told(kind)
        )
        scene = Scene().holds("motion-tracker", upgraded=better).creature("worm", far).play(use("motion-tracker"))
        assert scene.told(kind) == [] and scene.told(e.TRACKED_NONE, 0) == [()]


def test_items_motion_tracker_says_so_when_nothing_is_near_and_no_card_bends_it() -> None:
    scene = Scene().holds("motion-tracker").play(use("motion-tracker"))
    assert scene.told(e.TRACKED_NONE, HERO) == [()]


def test_items_floor_plan_chip_tells_where_a_room_lies() -> None:
    scene = Scene().holds("floor-plan-chip").play(use("floor-plan-chip"), room("cargo"))
    assert scene.told(e.PLAN_TOLD, HERO) == [(ROOMS.index("cargo"), scene.place("a4"))]
    alike(scene)
    for seed in range(6):
        other = scene.table.redeal(HERO, seed)
        assert other.place(other.rooms[ROOMS.index("cargo")]) == scene.place("a4")  # type: ignore[attr-defined]
    assert scene.table.view(HERO)["plans"] == [[ROOMS.index("cargo"), scene.place("a4")]]


def test_items_floor_plan_chip_upgraded_two_rooms() -> None:
    scene = Scene().holds("floor-plan-chip", upgraded=True).play(use("floor-plan-chip"), room("cargo"))
    scene.play(room("pods", True))
    assert len(scene.told(e.PLAN_TOLD, HERO)) == 2
    plain = Scene().holds("floor-plan-chip").play(use("floor-plan-chip"), room("cargo"))
    assert plain.prompt == "action"


# -- Search ------------------------------------------------------------------------------------------------------------

DECK = ("sedative", "jetpack", "field-medkit", "slug-rounds", "flare-gun")


@pytest.mark.parametrize(
    ("better", "here", "cards"), [(False, "C3", 2), (True, "C3", 3), (False, "A4", 4), (True, "A4", 5)]
)
def test_items_crowbar_draws_more_cards(better: bool, here: str, cards: int) -> None:
    scene = Scene().hero(here).holds("crowbar", upgraded=better).item_deck(*DECK).play(use("crowbar"))
    assert len(scene.held()) == 1 + cards


def test_items_crowbar_then_blocks_or_clears_a_door() -> None:
    scene = Scene().hero("A4").holds("crowbar").play(use("crowbar"))
    assert scene.prompt == "door"
    scene.play(block("north"))
    assert scene.table.blocked >> scene.door("A4", "north") & 1
    scene = Scene().hero("A4").blocked("A4", "north").holds("crowbar").play(use("crowbar"), clear("north"))
    assert not scene.table.blocked


def test_items_6_tool_kit_puts_charges_back_never_above_what_is_printed() -> None:
    scene = Scene().holds("tool-kit").holds("jetpack", 2).holds("crowbar", 1).holds("plasma-cutter", 1)
    scene.play(use("tool-kit"), of_item(m.RECHARGE, "jetpack"))
    assert not scene.may(of_item(m.RECHARGE, "jetpack")), "full, and one each"
    scene.play(of_item(m.RECHARGE, "crowbar"))
    assert scene.held() == {"tool-kit": 1, "jetpack": 3, "crowbar": 2, "plasma-cutter": 1} and scene.prompt == "action"
    full = Scene().holds("tool-kit").holds("jetpack").play(use("tool-kit"))
    assert full.prompt == "action" and full.held() == {"tool-kit": 1, "jetpack": 3}


def test_items_tool_kit_draws_no_card_marks_no_room_and_upgrades() -> None:
    scene = Scene().hero("A4").holds("tool-kit").holds("jetpack", 3).holds("sedative").item_deck(*DECK[2:])
    scene.play(use("tool-kit"))
    assert scene.prompt == "upgrade" and scene.table.searched == 0 and scene.table.drawn == 0
    scene.play(upgrade("jetpack", "sedative"), DONE)
    assert scene.upgraded() == ["jetpack"] and len(scene.held()) == 3


def test_items_tool_kit_upgraded_three_items_and_one_of_them_twice() -> None:
    scene = Scene().holds("tool-kit", upgraded=True).holds("jetpack", 1).holds("crowbar", 1).holds("plasma-cutter", 1)
    scene.holds("magnetic-boots", 1)
    charge = [of_item(m.RECHARGE, slug) for slug in ("jetpack", "jetpack", "crowbar", "plasma-cutter")]
    scene.play(use("tool-kit"), *charge)
    assert scene.held() == {"tool-kit": 1, "jetpack": 3, "crowbar": 2, "plasma-cutter": 2, "magnetic-boots": 1}
    assert scene.prompt == "action"


def test_search_1_a_tool_kit_leaves_no_cards_to_be_paid_with() -> None:
    scene = reacting("everything-is-crawling").holds("tool-kit").play(use("tool-kit"), play("everything-is-crawling"))
    scene.lost(composure=1)


# -- Interact ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("better", "n"), [(False, 3), (True, 4)])
def test_items_field_medkit_and_sedative_give_points_back(better: bool, n: int) -> None:
    scene = Scene().tracks(5, 5).holds("field-medkit", upgraded=better).play(use("field-medkit"))
    assert (scene.table.health, scene.table.composure) == (5 + n, 5)
    scene = Scene().tracks(5, 5).holds("sedative", upgraded=better).play(use("sedative"))
    assert (scene.table.health, scene.table.composure) == (5, 5 + n)


def test_actions_3_neurostimulator_gives_two_further_actions() -> None:
    scene = Scene().tracks(12, 5).holds("neurostimulator").play(use("neurostimulator"))
    assert scene.table.actions == 2 and scene.table.turn == 0 and scene.table.composure == 5
    scene.play(go("north"), go("north"))
    assert scene.here == "C1" and scene.table.actions == 0
    better = Scene().tracks(12, 5).holds("neurostimulator", upgraded=True).play(use("neurostimulator"))
    assert better.table.actions == 2 and better.table.composure == 6


def test_actions_3_neurostimulator_not_together_with_bullet_time() -> None:
    scene = Scene().holds("neurostimulator").play(BULLET_TIME)
    assert scene.refused(use("neurostimulator")) == ["actions.3"]
    scene = Scene().holds("neurostimulator").play(use("neurostimulator"))
    assert not scene.may(BULLET_TIME)


def test_items_door_welder_blocks_or_clears_two_doors_here_or_next_to_him() -> None:
    scene = Scene().hero("A3").revealed("A4", "A2").holds("door-welder").play(use("door-welder"))
    assert scene.may(block("south"))
    scene.play(block("south"), clear("south"))
    assert scene.table.blocked == 0 and scene.prompt == "action", "two"
    scene = Scene().hero("F4").revealed("G4", "F3").holds("door-welder").play(use("door-welder"))
    scene.play(near(m.BLOCK_NEAR, "east", "north"))
    assert scene.table.blocked >> scene.door("G4", "north") & 1 and not scene.table.gear[1]
    alike(scene)


def test_doors_3_a_door_welded_with_an_upgraded_welder_takes_a_creature_two_steps() -> None:
    for better in (False, True):
        scene = reacting("they-are-keeping-pace", "they-hunt-in-a-pack").hero("A3").revealed("A4")
        scene.holds("door-welder", upgraded=better).creature("worm", "A4")
        scene.play(use("door-welder"), block("south"), DONE)
        scene.passes()
        while scene.prompt != "action":
            scene.play(scene.moves[0])
        assert scene.table.blocked >> scene.door("A4", "north") & 1
        assert (scene.tile("A3")["welded"][2] == 1) == better
        scene.play(go("east"), cover("they-hunt-in-a-pack"))
        assert scene.may(m.BREAK + token("worm") * 4) != better, "a standard reaction has one step"
        alike(scene)


def test_doors_3_a_weld_goes_with_its_blockade() -> None:
    scene = (
        Scene().hero("A3").holds("door-welder", upgraded=True).play(use("door-welder"), block("south"), clear("south"))
    )
    assert scene.table.gear[1] == 0 and scene.tile("A3")["welded"] == [0, 0, 0, 0]


def test_search_is_refused_nowhere() -> None:
    assert Scene().holds("crowbar").may(SEARCH)


def test_locate_1_the_first_room_of_a_plan_is_told_once_however_often_the_second_is_asked_for() -> None:
    scene = Scene().holds("floor-plan-chip", upgraded=True).play(use("floor-plan-chip"), room("cargo"))
    assert scene.prompt == "item_second_room"
    scene.table.ask_again()
    assert len(scene.told(e.TARGET_NAMED)) == 1
