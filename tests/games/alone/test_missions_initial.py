"""The initial missions that need no items: rewards of bonus missions, special rules and rewards of problem missions."""

from __future__ import annotations

from outpost import DONE, SEARCH, Scene, cell, explore, fulfil, go, locate, names_of, repair, send

from undertow.games.alone import events as e
from undertow.games.alone import moves as m
from undertow.games.alone.board import ROOMS, SIDES
from undertow.games.alone.cards.items import AMMO
from undertow.games.alone.missions import FULFILLED_IN, MISSIONS
from undertow.games.alone.people import companions, has_skill

PACK = "they-hunt-in-a-pack"
WHERE = {"infirmary": "A4", "generator": "f1", "control": "E3", "hydroponics": "f3", "lab": "B1", "crew": "G3"}
WHERE |= {"cargo": "a4", "pods": "b2"}


def with_mission(slug: str, in_room: bool = True) -> Scene:
    """A scene with this mission instead of the one of its kind; the main mission has begun."""
    scene = Scene()
    number = MISSIONS.index(slug)
    slot = ("s", "p", "f").index(slug[0])
    scene.table.missions[slot] = number
    if slot < 2:
        scene.table.main = 1
        scene.table.done = 2 - slot
    if in_room:
        scene.hero(WHERE[ROOMS[FULFILLED_IN[number]]])
    return scene.laid()


def done(slug: str, scene: Scene | None = None) -> Scene:
    """The mission is completed; its reward comes."""
    return (scene or with_mission(slug)).play(fulfil("bonus" if slug[0] == "s" else "problem"))


def end_the_round(scene: Scene, *stops: str) -> Scene:
    """The round ends, until one of these is asked or the next turn has begun."""
    scene.time(turn=8).play(SEARCH)
    while scene.prompt not in ("action", *stops):
        scene.play(scene.moves[-1] if scene.prompt == "drawing" else scene.moves[0])
    return scene


# -- bonus missions ----------------------------------------------------------------------------------------------------


def test_missions_2_clean_bandages_gives_back_2_health_and_2_composure() -> None:
    scene = done("sm01", with_mission("sm01").tracks(6, 7))
    assert (scene.table.health, scene.table.composure) == (8, 9)


def test_missions_2_emergency_power_lights_the_room_its_neighbours_and_one_sector_behind_a_door() -> None:
    scene = done("sm02", with_mission("sm02").start("f1"))
    assert (scene.seat, scene.prompt) == (0, "which_door")
    near = names_of(sum(1 << each for each in scene.table.station.neighbours(cell("f1"), 0)))
    side = scene.moves[0] - m.SHINE
    scene.play(scene.moves[0])
    lit = set(scene.lit())
    assert {"f1", *near} <= lit and len(lit) <= 2 + len(near)
    first = scene.table.station.exits[cell("f1") * 5 + side]
    second = scene.table.station.exits[first * 5 + side]
    assert lit == {"f1", *near} | ({names_of(1 << second)[0]} if second >= 0 else set())


def test_missions_2_the_big_picture_reveals_up_to_two_rooms_where_they_lie() -> None:
    scene = with_mission("sm03").creature("worm", "A4")
    done("sm03", scene)
    assert scene.prompt == "room_to_see" and not scene.may(m.NAME_ROOM + ROOMS.index("control"))
    scene.play(m.NAME_ROOM + ROOMS.index("infirmary"))
    assert "A4" in scene.shown() and scene.figures("A4") == ["worm"]
    assert scene.told(e.ROOM_SHOWN, 0) == [(scene.place("A4"), ROOMS.index("infirmary"))]
    scene.play(m.NAME_ROOM + ROOMS.index("pods"))
    assert "b2" in scene.shown() and scene.prompt == "action"
    scene.lost()


def test_missions_2_the_big_picture_may_be_left_unused() -> None:
    scene = done("sm03").play(DONE)
    assert (scene.prompt, scene.shown()) == ("action", ["E3"])


def test_missions_2_a_breath_of_green_gives_3_composure_and_2_adrenaline_up_to_6() -> None:
    scene = done("sm07", with_mission("sm07").tracks(12, 5).adrenaline(2))
    assert (scene.table.composure, scene.table.adrenaline) == (8, 4)
    assert done("sm07", with_mission("sm07").adrenaline(5)).table.adrenaline == 6


def test_cards_4_finders_keepers_gives_any_three_items() -> None:
    scene = with_mission("sm04")
    scene.table.item_deck = list(range(21))
    done("sm04", scene.laid())
    assert (scene.seat, scene.prompt) == (0, "which_item")
    before = len(scene.table.held)
    scene.play(scene.moves[0]).play(scene.moves[0]).play(scene.moves[0])
    assert len(scene.table.held) == before + 3 and scene.prompt != "which_item"


def test_missions_2_sealed_crates_give_two_ammo_cards_fully_charged() -> None:
    scene = with_mission("sm08")
    scene.table.item_deck = list(range(21))
    done("sm08", scene.laid())
    assert scene.prompt == "which_item"
    offered = [move - m.TAKE for move in scene.moves]
    assert offered and all(item < AMMO for item in offered)
    scene.play(scene.moves[0]).play(scene.moves[0])
    assert len([item for item in scene.table.held if item < AMMO]) == 2 and scene.prompt != "which_item"


def test_missions_2_not_alone_after_all_brings_a_companion_with_6_charges() -> None:
    scene = done("sm05")
    (joined,) = scene.told(e.COMPANION_GAINED, 0)
    assert joined[1] == 6 and companions(scene.table) == [joined[0]]


def test_missions_2_field_notes_unlock_a_skill_at_once() -> None:
    scene = done("sm06")
    assert (scene.seat, scene.prompt) == (0, "learn")
    scene.play(m.LEARN + 3)
    assert scene.told(e.SKILL_UNLOCKED, 0) == [(3,)] and has_skill(scene.table, 3)


# -- problem missions --------------------------------------------------------------------------------------------------


def test_missions_3_brownout_lets_a_box_light_one_further_sector_only() -> None:
    for open_, lit in ((True, ["C2", "C3"]), (False, ["C1", "C2", "C3"])):
        scene = with_mission("pm02", in_room=False).box("C3")
        scene.table.done = 1 if open_ else 3
        assert scene.laid().play(repair("north")).lit() == lit
    assert done("pm02").lit() == ["f1"]


def test_missions_3_spore_haze_lets_explore_reveal_one_sector() -> None:
    scene = with_mission("pm03", in_room=False).play(explore("north"))
    assert scene.shown() == ["C2", "C3"]


def test_missions_3_when_spore_haze_is_over_all_danger_tokens_in_sight_are_gone() -> None:
    scene = with_mission("pm03").revealed("f2").danger("f2", "f3", "e2")
    done("pm03", scene)
    assert names_of(scene.table.danger) == ["e2"]
    assert sorted(scene.told(e.DANGER_GONE, 0)) == sorted([(scene.place("f2"),), (scene.place("f3"),)])
    scene.hero("C3").play(explore("north"))
    assert scene.shown() == ["C1", "C2", "C3"]


def test_missions_3_fever_costs_1_health_at_the_end_of_each_round_until_it_is_over() -> None:
    end_the_round(with_mission("pm04", in_room=False)).lost(health=1)
    scene = with_mission("pm04", in_room=False).completed("problem")
    end_the_round(scene).lost()
    assert done("pm04", with_mission("pm04").tracks(6)).table.health == 7


def test_missions_3_fever_can_be_the_end() -> None:
    scene = with_mission("pm04", in_room=False).tracks(1, 0)
    assert end_the_round(scene, "").ending == "defeat"


def test_missions_3_ringing_silence_lets_one_creature_move_after_a_move_once_a_round() -> None:
    scene = with_mission("pm05", in_room=False).creature("worm", "E1").play(go("north"))
    assert (scene.seat, scene.prompt) == (1, "who_acts")
    assert scene.may(DONE)
    scene.play(send("worm", "D1"))
    assert (scene.where("worm"), scene.told(e.RULE_USED, 0), scene.told(e.NOISE, 0)) == ("D1", [(12,)], [(0,)])
    scene.play(go("south"))
    assert scene.prompt == "action"  # it was used in this round
    end_the_round(scene)
    scene.play(go("north"))
    assert scene.prompt == "who_acts"


def test_missions_3_ringing_silence_may_be_left_and_nothing_has_happened() -> None:
    scene = with_mission("pm05", in_room=False).creature("worm", "E1").play(go("north"), DONE)
    assert scene.told(e.RULE_USED) == [] and scene.table.view(0)["heard"] == []
    assert scene.play(go("south")).prompt == "who_acts"


def test_missions_3_ringing_silence_is_over_with_its_mission() -> None:
    scene = done("pm05", with_mission("pm05").creature("worm", "E1"))
    scene.hero("C3").play(go("north"))
    assert scene.prompt == "action"


def test_missions_3_interference_lets_locate_name_one_target() -> None:
    scene = with_mission("pm06", in_room=False).play(locate("crew", "pods")[0])
    assert scene.told(e.LOCATED, 0) == [(1, scene.table.located(cell("C3"), cell("G3")), 0)]
    assert [each[0] for each in scene.table.view(0)["told"]] == [1]


def test_missions_3_when_interference_is_over_two_targets_are_located_at_once() -> None:
    scene = done("pm06", with_mission("pm06").hand(1, "they-know-where-i-am"))
    while scene.prompt == "react":
        scene.play(m.PASS)
    assert (scene.seat, scene.prompt) == (0, "first_target")
    scene.play(*locate("crew", "pods"))
    assert [told[0] for told in scene.told(e.LOCATED, 0)] == [1, 2]


def test_missions_3_voices_make_the_first_shock_of_a_round_cost_1_more() -> None:
    scene = with_mission("pm07", in_room=False).creature("worm", "C2").dice(*["miss"] * 8).play(go("north"))
    scene.lost(composure=3)
    scene = with_mission("pm07", in_room=False).creature("cultist", "C2").dice(*["miss"] * 8).play(go("north"))
    scene.lost()  # a shock of 0 is none
    assert scene.table.mission[5] == 0
    scene = with_mission("pm07", in_room=False).creature("worm", "C2").creature("spore", "C2")
    scene.dice(*["miss"] * 8).play(go("north"))
    scene.lost(composure=4)  # 1 + 1 for the first, 2 for the second
    assert end_the_round(scene).table.mission[5] == 0
    assert done("pm07", with_mission("pm07").tracks(12, 6)).table.composure == 7


def test_missions_3_lockdown_blocks_a_door_within_two_sectors_at_the_end_of_a_round() -> None:
    scene = end_the_round(with_mission("pm08", in_room=False).hero("F2"), "evil_chooses")
    assert scene.seat == 1 and scene.may(DONE)
    doors = [move - m.BLOCK_DOOR for move in scene.moves if move != DONE]
    cells = scene.table.station.door_cells
    for door in range(32):
        if scene.table.station.every_door >> door & 1:
            near = min(scene.table.distance(cell("F2"), each) for each in cells[door * 2 : door * 2 + 2])
            assert (door in doors) == (near <= 2)
    scene.play(m.BLOCK_DOOR + doors[0])
    assert scene.table.blocked == 1 << doors[0]


def test_missions_3_when_lockdown_is_over_the_hero_clears_up_to_two_blockades_that_he_sees() -> None:
    scene = with_mission("pm08").blocked("F3", "west").blocked("f2", "south")
    side = next(side for side in range(4) if scene.table.station.doors[cell("a4") * 4 + side] >= 0)
    scene.blocked("a4", SIDES[side])
    done("pm08", scene)
    assert scene.prompt == "blockade"
    assert [move for move in scene.moves if move != DONE] == [m.UNBLOCK + scene.place("a4") * 4 + side]
    scene.play(scene.moves[-1])
    assert not scene.table.blocked >> scene.door("a4", SIDES[side]) & 1
    assert scene.prompt == "action"  # those that he does not see stay


def test_missions_1_the_rest_of_the_reward_comes_after_the_main_mission_has_begun() -> None:
    scene = with_mission("sm01").tracks(6, 6)
    scene.table.main = scene.table.done = 0
    scene.laid().play(fulfil("bonus"))
    assert scene.told(e.MAIN_MISSION, 0) == [(23,)]
    while scene.prompt != "action":
        scene.play(scene.moves[0])
    assert (scene.table.health, scene.table.composure) == (11, 8)
