"""A Needle in the Dark: three tokens are hidden, seen, located and dug up; the core wins the game."""

from __future__ import annotations

from outpost import SEARCH, Scene, cell, explore, fulfil, locate, name_of, names_of
from test_missions_main import begun, starting

from undertow.games.alone import events as e
from undertow.games.alone import moves as m
from undertow.games.alone import needles
from undertow.games.alone.missions import CLEAN, CORE, FALSE, FOUND, SEEN, STEP, TOKENS
from undertow.games.alone.procedures.verbs_lies import ELEMENTS, possible_lies
from undertow.games.alone.shown import NO_STATUS, STATUS
from undertow.games.alone.state import HERO

FITTING = ["a1", "b1", "c1", "a2", "b3", "b4", "c4"]  # dark corridors without stairs, 2 to 5 from the cargo bay (a4)


def hidden(core: str, *others: str, hero: str = "C3", step: int = 0) -> Scene:
    """The tokens lie where they lie."""
    scene = begun("fm09", hero, step, step)
    scene.table.mission[TOKENS] = sum(1 << cell(name) for name in (core, *others) if name)
    scene.table.mission[CORE] = cell(core) if core else -1
    scene.table.mission[CLEAN] = 0  # he has not looked before they lay there
    return scene.laid()


def offered(scene: Scene) -> list[str]:
    """The sectors that the leader may choose."""
    assert (scene.seat, scene.prompt) == (1, "needle")
    return names_of(sum(1 << (move - m.SECTOR) for move in scene.moves))


def put(name: str) -> int:
    return m.SECTOR + cell(name)


def test_missions_1_a_needle_in_the_dark_starts_with_three_tokens_placed_in_secret_the_core_first() -> None:
    scene = starting("fm09").play(fulfil("bonus"))
    assert offered(scene) == FITTING
    scene.play(put("b3"))
    assert offered(scene) == ["a1", "b1", "c1", "a2", "c4"]  # b4 adjoins b3
    scene.play(put("a1"))
    assert offered(scene) == ["c1", "c4"]
    scene.play(put("c4"))
    assert names_of(scene.table.mission[TOKENS]) == ["a1", "b3", "c4"]
    assert name_of(scene.table.mission[CORE]) == "b3"
    assert scene.told(e.NEEDLES_PLACED, 0) == [(3,)]
    assert scene.told(e.CORE_PLACED, 1) == [(cell("b3"),)] and scene.told(e.CORE_PLACED, 0) == []
    assert scene.told(e.NEEDLE_PLACED, 1) == [(cell("a1"),), (cell("c4"),)] and scene.told(e.NEEDLE_PLACED, 0) == []
    assert scene.table.view(1)["map"]["needles"] == [cell("b3"), cell("a1"), cell("c4")]
    assert "map" not in scene.table.view(HERO)


def test_missions_1_tokens_are_placed_neither_in_the_light_nor_in_sight() -> None:
    assert offered(starting("fm09").light("a1").play(fulfil("bonus"))) == [one for one in FITTING if one != "a1"]
    scene = starting("fm09")
    scene.table.missions[0] = 4  # its room is the escape pods
    scene.hero("b2").revealed("b1", "b3").play(fulfil("bonus"))
    assert not set(offered(scene)) & {"b1", "b3"}


def test_missions_6_first_the_spacing_is_dropped_then_the_distance() -> None:
    scene = starting("fm09").light(*[one for one in FITTING if one not in ("a1", "b1", "c1")]).play(fulfil("bonus"))
    assert offered(scene) == ["a1", "b1", "c1"]  # next to each other
    assert offered(scene.play(put("b1"))) == ["a1", "c1"]
    scene = starting("fm09").light(*[one for one in FITTING if one not in ("a1", "b1")]).play(fulfil("bonus"))
    found = offered(scene)
    away = {name: scene.table.located(cell("a4"), cell(name)) for name in found}
    assert {"a1", "b1", "a3"} <= set(found) and set(away.values()) == {1, 3, 4, 6}  # those that come nearest


def test_missions_4_a_token_in_a_revealed_sector_is_seen_face_down() -> None:
    scene = hidden("c4", "a1", "a2", hero="d4").play(explore("west"))
    assert (scene.tile("c4")["sabotage"], scene.tile("c4")["face"]) == (1, 0)
    assert scene.told(e.NEEDLE_SHOWN, 0) == [(scene.place("c4"),)]
    assert scene.told(e.CORE_FOUND) == [] and scene.table.mission[SEEN] == 1 << cell("c4")


def test_missions_7_in_the_light_in_sight_it_is_seen_face_up() -> None:
    scene = hidden("c4", "b4", "a2", hero="d4").light("c4", "b4").play(explore("west"))
    assert scene.told(e.CORE_FOUND, 0) == [(scene.place("c4"),)] and scene.told(e.NEEDLE_FALSE, 0) == [
        (scene.place("b4"),)
    ]
    assert (scene.tile("c4")["face"], scene.tile("b4")["face"]) == (1, 2)
    assert (scene.table.mission[FOUND], scene.table.mission[FALSE]) == (cell("c4"), 1 << cell("b4"))
    scene = hidden("c4", "b4", "a2", hero="C3").light("c4").revealed("c4")  # lit, but not in sight
    assert scene.tile("c4")["face"] == 0


def test_locate_3_mission_tokens_are_located_by_the_nearest_real_or_not() -> None:
    scene = hidden("a1", "c4", "a2", hero="d4").play(*locate("mission_token", "stairs"))
    assert scene.told(e.LOCATED, 0)[0] == (21, 1, 0)
    scene = hidden("c4", "a1", "", hero="d4").play(*locate("mission_token", "stairs"))
    assert scene.told(e.LOCATED, 0)[0] == (21, 1, 0)


def test_missions_4_digging_up_a_false_one_removes_it_and_brings_a_creature_at_the_normal_distance() -> None:
    scene = hidden("a1", "c4", "a2", hero="c4").play(fulfil("main"))
    assert names_of(scene.table.mission[TOKENS]) == ["a1", "a2"] and scene.table.mission[STEP] == 0
    assert scene.told(e.NEEDLE_FALSE, 0) == [(scene.place("c4"),)]
    assert scene.seat == 1 and all(m.SPAWN <= move < m.WAY for move in scene.moves)
    far = {(move - m.SPAWN) // 56: 99 for move in scene.moves}
    for move in scene.moves:
        kind, where = divmod(move - m.SPAWN, 56)
        far[kind] = min(far[kind], scene.table.distance(cell("c4"), where))
    assert [far[kind] for kind in range(5)] == [3, 4, 3, 4, 5]
    scene.play(scene.moves[0])
    assert len(scene.table.on_map()) == 1 and scene.prompt == "action"
    assert scene.refused(fulfil("main")) == ["interact.3"] and not scene.table.played


def test_missions_4_the_core_goes_on_the_card_and_wins_in_the_cargo_bay() -> None:
    scene = hidden("c4", "a1", "a2", hero="c4").play(fulfil("main"))
    assert scene.told(e.ON_CARD, 0) == [(8, 1)] and scene.table.mission[STEP] == 1
    assert (scene.table.on_map(), scene.prompt) == ([], "action")
    assert begun("fm09", "", 1, 1).play(fulfil("main")).ending == "mission"
    assert begun("fm09").refused(fulfil("main")) == ["interact.3"]  # in the cargo bay, without the core
    assert hidden("c4", "a1", "a2", hero="b4").refused(fulfil("main")) == ["interact.3"]


def test_cards_2_a_mission_token_can_be_left_out_or_falsely_shown() -> None:
    scene = hidden("c4", "a1", "a2", hero="d4")
    assert ELEMENTS + 6 in possible_lies(scene.table, cell("c4"))  # left out
    assert ELEMENTS + 7 in possible_lies(scene.table, cell("b4"))  # false
    scene.table.lies = [[cell("c4"), NO_STATUS, 0, 0], [cell("b4"), STATUS, 0, 0]]
    scene.table.doubts = [cell("c4"), 5, cell("b4"), 5]
    scene.light("c4", "b4").revealed("c4", "b4")
    assert (scene.tile("c4")["sabotage"], scene.tile("b4")["sabotage"]) == (0, 1)
    assert (scene.tile("c4")["face"], scene.tile("b4")["face"]) == (0, 0)  # nothing is face up under a lie
    assert scene.table.mission[SEEN] == 0


def test_secrecy_5_in_every_world_the_tokens_agree_with_what_the_hero_saw_and_was_told() -> None:
    scene = starting("fm09").play(fulfil("bonus"), put("b3"), put("a1"), put("c4"))
    while scene.prompt != "action":
        scene.play(scene.moves[0])
    scene.play(*locate("mission_token", "cargo"))
    while scene.prompt != "action":
        scene.play(scene.moves[0])
    told = scene.told(e.LOCATED, 0)[0]
    cores, exact = set(), 0
    for seed in range(30):
        other = scene.table.redeal(HERO, seed)
        assert other.view(HERO) == scene.table.view(HERO)
        tokens = other.mission[TOKENS]
        assert tokens.bit_count() == 3 and tokens >> other.mission[CORE] & 1
        assert not tokens & other.revealed
        near = min(other.located(other.hero, each) for each in range(56) if tokens >> each & 1)
        exact += near == told[1]
        spots = needles.Spots(other.station, other.rooms[7], other.revealed)
        assert all(each in spots.cells for each in range(56) if tokens >> each & 1)
        cores.add(other.place(other.mission[CORE]))
    assert exact >= 28 and len(cores) > 3, (exact, cores)


def test_secrecy_5_a_token_seen_stays_in_every_world_and_one_dug_up_in_none() -> None:
    scene = hidden("a2", "c4", "b1", hero="d4").play(explore("west"))
    while scene.prompt != "action":
        scene.play(scene.moves[0])
    for seed in range(10):
        other = scene.table.redeal(HERO, seed)
        where = other.hero - 1
        assert other.mission[TOKENS] >> where & 1 and other.view(HERO) == scene.table.view(HERO)
    scene.play(m.WALK + 3)
    while scene.prompt != "action":
        scene.play(scene.moves[0])
    scene.play(fulfil("main"))
    while scene.prompt != "action":
        scene.play(scene.moves[0])
    for seed in range(10):
        other = scene.table.redeal(HERO, seed)
        assert not other.mission[TOKENS] >> other.hero & 1 and other.view(HERO) == scene.table.view(HERO)


def test_secrecy_5_behind_the_screen_nothing_is_told_of_where_tokens_go() -> None:
    scene = starting("fm09").play(fulfil("bonus"))
    before = scene.table.view(HERO)
    scene.play(put("b3"))
    assert scene.table.view(HERO) == before
    assert scene.table.redeal(HERO, 1).view(HERO) == before
    assert scene.table.view(1)["map"]["needles"] == [cell("b3")]


def test_missions_4_nothing_but_a_search_for_tokens_happens_at_the_end_of_a_turn() -> None:
    scene = hidden("a1", "c4", "a2").play(SEARCH)
    assert scene.prompt == "action" and names_of(scene.table.mission[TOKENS]) == ["a1", "a2", "c4"]


def test_missions_4_where_no_creature_can_appear_a_false_token_brings_none() -> None:
    scene = hidden("a1", "c4", "a2", hero="c4")
    for where in ("A1", "A2", "A3", "C1", "e1", "e2", "e3", "e4"):
        scene.creature(
            "spore" if where in ("A1", "A2", "A3") else "worm" if where in ("C1", "e1", "e2") else "hybrid", where
        )
    scene.play(fulfil("main"))
    while scene.prompt != "action":
        assert scene.moves == (m.DONE,)
        scene.play(m.DONE)
    assert len(scene.table.on_map()) == 8 and names_of(scene.table.mission[TOKENS]) == ["a1", "a2"]


def test_missions_4_in_nightmare_mode_it_appears_at_the_distance_of_that_table() -> None:
    scene = hidden("a1", "c4", "a2", hero="c4").time(1, 4).play(fulfil("main"))
    far = {(move - m.SPAWN) // 56: 99 for move in scene.moves}
    for move in scene.moves:
        kind, where = divmod(move - m.SPAWN, 56)
        far[kind] = min(far[kind], scene.table.distance(cell("c4"), where))
    assert [far[kind] for kind in range(5)] == [2, 3, 2, 3, 4]
