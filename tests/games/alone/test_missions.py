"""Missions: completing the first ones, starting the main one (topic missions), and the three the book prints (cards)."""

from __future__ import annotations

import pytest
from outpost import DONE, SEARCH, Scene, cell, cover, fulfil, go, names_of, send, spawn, token

from undertow.games.alone import events as e
from undertow.games.alone import moves as m

PACK, PACE = "they-hunt-in-a-pack", "they-are-keeping-pace"


def in_crew(**options: str) -> Scene:
    """The Hero stands in the crew quarters (G3); the control room (E3) is 5 sectors away."""
    return Scene(**options).hero("G3").tracks(health=6, composure=6)  # type: ignore[arg-type]


def put(name: str) -> int:
    """Name a sector."""
    return m.SECTOR + cell(name)


def sectors(scene: Scene) -> list[str]:
    """The sectors that may be named."""
    return names_of(sum(1 << (move - m.SECTOR) for move in scene.moves if m.SECTOR <= move < m.SECTOR + m.SECTORS))


def started(where: str = "C1") -> Scene:
    """S.O.S. has begun, and the Saboteur stands somewhere."""
    return Scene().completed("bonus").creature("boss", where)


def round_over(scene: Scene, until: str = "saboteur_goes") -> Scene:
    """The round ends, until something is asked."""
    scene.time(turn=8).play(SEARCH)
    while scene.prompt != until:
        scene.play(scene.moves[-1] if scene.prompt == "drawing" else scene.moves[0])
    return scene


# -- starting the main mission -----------------------------------------------------------------------------------------


def test_missions_1_the_first_initial_mission_starts_the_main_one_its_effects_first() -> None:
    scene = in_crew().play(fulfil("bonus"))
    assert (scene.table.main, scene.table.done) == (1, 1)
    assert (scene.seat, scene.prompt) == (1, "saboteur")  # before any reward
    assert scene.told(e.EXTRA_ROUND) == []
    scene.play(put("E1"))
    assert (scene.where("boss"), scene.told(e.EXTRA_ROUND), scene.table.marker) == ("E1", [()], 5)
    assert (scene.seat, scene.prompt) == (0, "regain")
    scene.play(m.REGAIN)
    assert (scene.table.health, scene.table.composure) == (9, 6)
    kinds = [event[0] for event in scene.table.events or []]
    order = [e.MISSION_DONE, e.MAIN_MISSION, e.SABOTEUR_PLACED, e.EXTRA_ROUND, e.HEALTH_REGAINED]
    assert [kinds.index(kind) for kind in order] == sorted(kinds.index(kind) for kind in order)


def test_missions_1_the_problem_starts_it_as_well() -> None:
    scene = Scene().hero("b2").play(fulfil("problem"))
    assert (scene.table.main, scene.table.done, scene.prompt) == (1, 2, "saboteur")


def test_missions_2_the_second_initial_mission_gives_no_second_reward() -> None:
    scene = Scene().hero("b2").completed("bonus").tracks(health=6).play(fulfil("problem"))
    assert (scene.table.done, scene.prompt, scene.table.marker) == (3, "action", 4)
    assert scene.told(e.MISSION_DONE, 0) == [(8,)]
    assert scene.told(e.MAIN_MISSION) == scene.told(e.EXTRA_ROUND) == []
    assert (scene.table.health, scene.where("boss")) == (6, "")


def opportunity(scene: Scene, creatures: int) -> list[tuple[int, ...]]:
    """How many dice Evil has when the Hero leaves so many Cultists."""
    for _ in range(creatures):
        scene.creature("cultist", "C3")
    scene.dice(*["miss"] * 8).play(go("north"))
    return scene.told(e.OPPORTUNITY, 0)


def test_missions_3_a_special_rule_holds_from_the_start_until_its_mission_is_completed() -> None:
    assert opportunity(Scene(), 1) == [(2,)]
    assert opportunity(Scene().completed("bonus"), 1) == [(2,)]
    assert opportunity(Scene().completed("problem"), 1) == [(1,)]


def test_missions_3_what_is_completed_is_not_completed_again() -> None:
    scene = Scene().hero("G3").completed("bonus")
    assert scene.refused(fulfil("bonus")) == ["missions.3"]


def test_missions_4_its_tokens_are_elements_that_lie_on_the_map_and_are_seen_where_revealed() -> None:
    scene = started("F3").revealed("D3")
    scene.table.sabotage = 0
    round_over(scene.hero("F2")).play(send("boss", "E3"))
    assert scene.table.sabotage == 3
    assert scene.told(e.SABOTAGE, 0) == []
    scene = started("E3").hero("F3").revealed("E3")
    scene.table.reached = 2
    round_over(scene).play(send("boss", "E3"))
    assert scene.tile("E3")["sabotage"] == 1
    assert scene.told(e.SABOTAGE, 0) == [(1,)]


def test_missions_5_a_boss_does_not_count_for_the_limit_and_is_no_creature_to_be_removed() -> None:
    scene = started("E1").creature("spore", "E2").creature("spore", "F2").creature("worm", "G2")
    assert scene.table.crowd(0) == 3
    scene.hand(1, PACK).play(SEARCH, cover(PACK))
    assert scene.may(spawn("hybrid", "F3"))
    scene = started("E1").creature("spore", "G4").creature("worm", "C3").hand(1, "it-is-angry")
    scene.dice(*["miss"] * 4).play(m.ATTACK + 8, m.PLAY + 8, m.SIDE + 1)
    assert [move - m.TOKEN for move in scene.moves] == [token("spore"), token("worm")]


def test_missions_5_otherwise_it_follows_the_rules_for_creatures() -> None:
    """S.O.S. calls the Saboteur a creature, so reactions may move him."""
    scene = started("E1").hand(1, PACK).play(SEARCH, cover(PACK))
    assert scene.may(send("boss", "E2"))
    scene = started("E2").revealed("C2", "C1", "D1").creature("spore", "G4").hand(1, PACE)
    scene.play(SEARCH, cover(PACE), send("boss", "E1"))
    assert scene.told(e.NOISE, 0) == [(0,)]


def test_missions_6_where_no_sector_fits_exactly_one_that_comes_nearest_is_taken() -> None:
    """The control room in A4 and the Hero in f1 are farther apart than any other two."""
    scene = Scene(windows="ask").room("control", "A4").room("crew", "f1").hero("f1")
    wanted = scene.table.located(cell("f1"), cell("A4"))
    others = [each for each in scene.table.station.cells if each != cell("f1")]
    farthest = max(scene.table.located(each, cell("A4")) for each in others)
    assert farthest < wanted
    scene.play(fulfil("bonus"))
    assert scene.prompt == "saboteur"
    assert sectors(scene) == [
        name for name in names_of(sum(1 << each for each in others)) if distance(scene, name, "A4") == farthest
    ]


def distance(scene: Scene, one: str, other: str) -> int:
    """How far two sectors are apart."""
    return scene.table.located(cell(one), cell(other))


# -- Finders Keepers and Gravity Failure -------------------------------------------------------------------------------


def test_cards_4_finders_keepers_is_completed_by_interact_in_the_crew_quarters() -> None:
    scene = in_crew()
    assert scene.may(fulfil("bonus"))
    assert scene.play(fulfil("bonus")).told(e.MISSION_DONE, 0) == [(3,)]
    assert not Scene().hero("E3").may(fulfil("bonus"))


@pytest.mark.parametrize(("creatures", "lit", "dice"), [(1, (), 2), (2, (), 3), (1, ("C3",), 1), (2, ("C3",), 2)])
def test_cards_5_gravity_failure_adds_a_die_to_opportunity_attacks(
    creatures: int, lit: tuple[str, ...], dice: int
) -> None:
    assert opportunity(Scene().light(*lit), creatures) == [(dice,)]


def test_cards_5_without_a_creature_there_is_no_attack() -> None:
    assert opportunity(Scene(), 0) == []


def test_cards_5_interact_in_the_escape_pods_ends_it() -> None:
    scene = Scene().hero("b2").play(fulfil("problem"), put("a1"))
    while scene.prompt != "action":
        scene.play(scene.moves[0])
    scene.hero("C3")
    assert opportunity(scene, 1) == [(1,)]


# -- S.O.S. ------------------------------------------------------------------------------------------------------------


def test_cards_6_the_saboteur_comes_exactly_as_far_from_the_control_room_as_the_hero_is() -> None:
    scene = in_crew().play(fulfil("bonus"))
    away = distance(scene, "G3", "E3")
    found = sectors(scene)
    assert away == 4 and found  # by F4 or by G2
    assert all(distance(scene, name, "E3") == away for name in found)
    assert "G3" not in found  # not the Hero's own
    every = [name for name in names_of(scene.table.station.sectors) if distance(scene, name, "E3") == away]
    assert found == [name for name in every if name != "G3"]
    assert scene.refused(put("G3")) == ["cards.6"]


def test_cards_6_he_is_shown_where_his_sector_is_revealed() -> None:
    scene = in_crew().revealed("E1").play(fulfil("bonus"), put("E1"))
    assert scene.told(e.CREATURE_SHOWN, 0) == [(10, scene.place("E1"))]
    assert in_crew().play(fulfil("bonus"), put("E1")).told(e.CREATURE_SHOWN, 0) == []


def test_cards_6_blocked_doors_do_not_count_for_that() -> None:
    scene = in_crew().blocked("F3", "west").play(fulfil("bonus"))
    assert all(distance(scene, name, "E3") == 4 for name in sectors(scene))


def test_cards_6_he_has_the_cultists_values_of_nightmare_mode_at_all_times() -> None:
    for rounds in (1, 4):
        scene = started("C3").time(turn=1, round_=rounds).dice("miss", "miss", "miss").play(SEARCH)
        assert scene.told(e.CREATURE_ATTACKS) == [(5, 3)]
    scene = started("C2").dice(*["miss"] * 3).play(go("north"))
    scene.lost()  # shock 0


def test_cards_6_he_does_not_count_for_the_limit() -> None:
    scene = started("E1")
    for where in ("E2", "F2", "F4", "G4"):
        scene.creature("worm" if where != "G4" else "spore", where)
    assert scene.table.crowd(0) == 4
    scene.hand(1, PACK).play(SEARCH, cover(PACK))
    assert scene.may(send("boss", "D1"))
    scene = started("d1")
    for where in ("E2", "F2", "F4"):
        scene.creature("worm", where)
    scene.creature("spore", "G4").hand(1, PACK).play(SEARCH, cover(PACK))
    assert scene.may(send("boss", "D1"))  # up the stairs to a full floor


def test_cards_7_revealed_and_in_sight_he_attacks_from_where_he_is() -> None:
    scene = started("C1").revealed("C2", "C1").dice("hit", "miss", "miss").play(SEARCH)
    assert scene.told(e.CREATURE_ATTACKS, 0) == [(5, 3)]
    scene.lost(health=1)


def test_cards_7_hidden_or_out_of_sight_he_does_not() -> None:
    assert started("C1").play(SEARCH).told(e.CREATURE_ATTACKS) == []
    scene = started("D4").revealed("D3", "D4").play(SEARCH)  # revealed, but round the corner
    assert scene.told(e.CREATURE_ATTACKS) == []


def test_cards_7_left_out_by_a_lie_he_is_not_revealed() -> None:
    scene = started("C1").decks("terror", "speed").hand(1, "was-i-mistaken")
    scene.play(m.EXPLORE, m.PLAY_LATER + 39)
    scene.play(m.LIE + 15 * 2)  # the boss is left out
    assert scene.shown() == ["C1", "C2", "C3"] and scene.figures("C1") == []
    assert scene.told(e.CREATURE_ATTACKS) == []


def test_cards_7_he_attacks_once_a_turn() -> None:
    scene = started("C3").dice("miss", "miss", "miss").play(SEARCH)
    assert scene.told(e.CREATURE_ATTACKS) == [(5, 3)]


def test_cards_7_at_the_end_of_a_round_evil_may_move_him_two_sectors() -> None:
    scene = round_over(started("E1"))
    assert scene.seat == 1
    ends = {(move - m.SEND) % m.SECTORS for move in scene.moves}
    assert {names_of(1 << end)[0] for end in ends} == {"E1", "D1", "C1", "E2", "F2", "d1"}
    scene.play(send("boss", "C1"))
    assert (scene.where("boss"), scene.prompt) == ("C1", "action")


def test_cards_7_he_is_heard_and_evil_chooses_where_ways_are_equal() -> None:
    scene = round_over(started("F2")).play(send("boss", "F3"))
    assert scene.told(e.NOISE, 0) == [(1,)]  # the way over D4, 5 sectors; that over C1 has 7
    scene = round_over(started("F3")).play(send("boss", "F2"))
    assert (scene.seat, scene.prompt, scene.moves) == (1, "how_told", (m.SAY, m.SAY + 1))  # 6 sectors either way
    before = round_over(started("F3")).table
    assert scene.table.redeal(0, 7).digest() == before.redeal(0, 7).digest()  # the Hero does not know that he goes
    scene.play(m.SAY)
    assert (scene.told(e.NOISE, 0), scene.prompt) == ([(0,)], "action")


def test_cards_8_if_he_reaches_the_control_room_before_the_hero_two_tokens_are_put_there() -> None:
    scene = round_over(started("F3")).play(send("boss", "E3"))
    assert scene.told(e.SABOTAGE, 1) == [(2,), (1,)]  # and one more, for the end of the round
    assert scene.table.sabotage == 3


def test_cards_8_at_once_when_a_reaction_brings_him_there() -> None:
    scene = started("F3").hand(1, PACK).play(SEARCH, cover(PACK), send("boss", "E3"))
    assert (scene.table.turn, scene.table.sabotage) == (1, 2)
    assert scene.told(e.SABOTAGE, 1) == [(2,)]
    assert scene.told(e.SABOTAGE, 0) == []


def test_cards_8_once_even_if_he_leaves_and_comes_back() -> None:
    scene = started("F3").hand(1, PACK, PACK, PACE)
    for slug, where in ((PACK, "E3"), (PACK, "F3"), (PACE, "E3")):
        scene.play(SEARCH, cover(slug), send("boss", where)).passes()
    assert (scene.where("boss"), scene.table.sabotage) == ("E3", 2)


def test_cards_8_once_and_not_when_the_hero_was_there_first() -> None:
    scene = started("F4").hero("F3").play(go("west"), DONE)
    assert scene.table.reached == 1
    scene.hero("F2").table.where[15] = cell("F3")
    scene.laid()
    round_over(scene).play(send("boss", "E3"))
    assert scene.told(e.SABOTAGE, 1) == [(1,)]


def test_cards_8_one_more_at_the_end_of_every_round_that_he_is_there() -> None:
    scene = started("E3")
    scene.table.reached, scene.table.sabotage = 2, 2
    round_over(scene.laid()).play(send("boss", "E3"))
    assert scene.table.sabotage == 3
    round_over(scene).play(send("boss", "F3"))
    assert scene.table.sabotage == 3  # he has left


def in_control(sabotage: int) -> Scene:
    """The Hero is in the control room, where so many sabotage tokens lie."""
    scene = Scene().completed("bonus").hero("E3")
    scene.table.sabotage, scene.table.reached = sabotage, 1
    return scene.laid()


def test_cards_9_the_hero_wins_by_interact_in_the_control_room() -> None:
    scene = in_control(0).play(fulfil("main"))
    assert (scene.ending, scene.table.over) == ("mission", True)
    assert scene.table.result is not None and list(scene.table.result.winners) == [0]


def test_cards_9_a_sabotage_token_is_in_the_way_and_interact_removes_one() -> None:
    scene = in_control(2).play(fulfil("main"))
    assert (scene.ending, scene.table.sabotage) == ("", 1)
    assert scene.told(e.SABOTAGE_REMOVED, 0) == [(1,)]
    scene.play(fulfil("main"))
    assert (scene.ending, scene.table.sabotage) == ("", 0)
    assert scene.play(fulfil("main")).ending == "mission"


def test_cards_9_not_before_an_initial_mission_is_completed() -> None:
    assert Scene().hero("E3").refused(fulfil("main")) == ["goal.2"]


def test_cards_9_in_nightmare_mode_too() -> None:
    assert in_control(0).time(turn=8, round_=6).play(fulfil("main")).ending == "mission"
