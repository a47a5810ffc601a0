"""The Runner: the Courier enters, is heard by his beacon, flees, is caught or killed; his codes win the game."""

from __future__ import annotations

import pytest
from outpost import SEARCH, Scene, attack, cell, cover, fulfil, go, names_of, send
from test_missions_initial import end_the_round
from test_missions_main import begun, starting

from undertow.games.alone import bosses
from undertow.games.alone import events as e
from undertow.games.alone import moves as m
from undertow.games.alone.missions import RUNNER, STEP

PACK = "they-hunt-in-a-pack"


def chased(where: str, hero: str = "C3", turn: int = 2, codes: int = 0, round_: int = 1) -> Scene:
    """The Courier stands somewhere, the Hero elsewhere; on even turns he does not flee."""
    return begun("fm08", hero, codes, codes).creature("boss", where).time(turn, round_)


def flees_to(scene: Scene) -> list[str]:
    """Where the leader may send the Courier at the end of this turn; a single place is not asked for."""
    scene.play(SEARCH)
    if scene.prompt == "action":
        return [scene.where("boss")]
    assert (scene.seat, scene.prompt) == (1, "saboteur_goes")
    return names_of(sum(1 << (move - m.SEND) % m.SECTORS for move in scene.moves))


def test_missions_1_the_runner_starts_with_the_courier_four_to_six_sectors_away_and_out_of_sight() -> None:
    scene = starting("fm08").revealed("G2", "G4", "F2").play(fulfil("bonus"))
    assert (scene.seat, scene.prompt) == (1, "saboteur")
    away = {each: scene.table.located(cell("G3"), each) for each in scene.table.station.cells}
    found = [move - m.SECTOR for move in scene.moves]
    unseen = [each for each in away if not scene.table.in_sight() >> each & 1]
    assert found == sorted(each for each in unseen if 4 <= away[each] <= 6)
    scene.play(found[0] + m.SECTOR)
    assert scene.told(e.COURIER_PLACED, 0) == [()] and scene.table.where[15] == found[0]
    assert scene.told(e.CREATURE_SHOWN, 0) == []


def test_missions_6_where_no_sector_fits_the_courier_enters_where_it_comes_nearest() -> None:
    table = begun("fm08", "C3").table
    near = sum(1 << each for each in table.station.cells if 4 <= table.located(table.hero, each) <= 7)
    found = bosses.entry_cells(table.station, RUNNER, cell("G3"), table.hero, near)
    assert found and all(table.located(table.hero, each) == 3 for each in found)


@pytest.mark.parametrize(
    ("hero", "where", "kind", "told"),
    [
        ("C3", "E1", e.BEACON, (0, 4)),
        ("C3", "D4", e.BEACON, (1, 2)),
        ("D1", "d1", e.BEACON_FLOOR, (1,)),
        ("C3", "d1", e.BEACON_FLOOR, (4,)),
        ("C3", "C3", e.BEACON_HERE, ()),
    ],
)
def test_missions_7_the_beacon_tells_distance_and_direction_or_the_other_floor_at_the_end_of_each_turn(
    hero: str, where: str, kind: int, told: tuple[int, ...]
) -> None:
    scene = chased(where, hero).play(SEARCH)
    assert scene.told(kind, 0) == scene.told(kind, 1) == [told]


def test_missions_7_the_beacon_counts_as_locate_does_and_sounds_where_he_is_after_his_flight() -> None:
    scene = chased("E3", "F3").blocked("F3", "west").play(SEARCH)
    assert scene.told(e.BEACON, 0) == [(3, 1)]
    scene = chased("D1", turn=1).play(SEARCH, send("boss", "E1"))
    assert scene.told(e.BEACON, 0) == [(0, 4)]
    assert scene.table.view(0)["beacon"] == scene.table.view(1)["beacon"] == [0, 4]


def test_missions_6_near_the_hero_he_must_flee_at_the_end_of_odd_turns_to_a_sector_that_is_not_nearer() -> None:
    assert flees_to(chased("D1", turn=1)) == ["E1", "d1"]  # three away: not back to C1, not staying
    assert flees_to(chased("C2", turn=3)) == ["C1"]
    assert flees_to(chased("C3", turn=5)) == ["C2", "B3", "D3"]  # even out of the Hero's hands
    assert flees_to(chased("A4", "B3", turn=7)) == ["A4"]  # a dead end: he stays


def test_missions_6_farther_away_he_may_go_or_stay_at_the_end_of_odd_turns() -> None:
    assert flees_to(chased("E1", turn=1)) == ["D1", "E1", "E2"]


def test_missions_6_a_blocked_door_stops_the_courier() -> None:
    assert flees_to(chased("E3", turn=1)) == ["E3", "F3"]
    assert flees_to(chased("E3", turn=1).blocked("F3", "west")) == ["E3"]


def test_missions_6_on_even_turns_and_at_the_end_of_a_round_he_stands_still() -> None:
    for turn in (2, 4, 6):
        scene = chased("D1", turn=turn).play(SEARCH)
        assert (scene.prompt, scene.where("boss"), scene.told(e.NOISE)) == ("action", "D1", [])
    scene = end_the_round(chased("D1"), "saboteur_goes")
    assert (scene.prompt, scene.where("boss")) == ("action", "D1")


def test_missions_5_the_courier_makes_noise_but_puts_out_no_light() -> None:
    scene = chased("D1", turn=1).light("E1").play(SEARCH, send("boss", "E1"))
    assert scene.told(e.NOISE, 0) == [(0,)]
    scene.play(SEARCH)
    assert scene.lit() == ["E1"]


@pytest.mark.parametrize("round_", [1, 4])
def test_missions_5_the_courier_never_attacks_and_frightens_nobody(round_: int) -> None:
    scene = chased("C3", round_=round_).play(SEARCH)
    assert scene.told(e.CREATURE_ATTACKS) == []
    scene = chased("C3", round_=round_).play(go("north"))
    assert scene.told(e.OPPORTUNITY) == []  # Gravity Failure is open, too
    scene = chased("C2", round_=round_).play(go("north"))
    assert scene.figures("C2") == ["boss"] and scene.told(e.SHOCK) == []
    scene.lost()


def test_missions_5_with_another_creature_only_that_one_attacks_a_hero_who_leaves() -> None:
    scene = chased("C3").completed("bonus", "problem").creature("cultist", "C3").dice("miss").play(go("north"))
    assert scene.told(e.OPPORTUNITY, 0) == [(1,)]


def test_missions_5_reactions_cannot_use_the_courier() -> None:
    scene = chased("E1").hand(1, PACK).play(SEARCH, cover(PACK))
    assert not scene.may(send("boss", "E2"))


def test_missions_4_interact_in_his_sector_catches_him_and_the_codes_win_in_the_crew_quarters() -> None:
    scene = chased("C3").play(fulfil("main"))
    assert (scene.where("boss"), scene.table.mission[STEP]) == ("", 1)
    assert scene.told(e.ON_CARD, 0) == [(7, 1)] and scene.told(e.KILLED) == []
    assert scene.told(e.BEACON_HERE) == [] and scene.table.view(0)["beacon"] == []
    assert scene.refused(fulfil("main")) == ["interact.3"]
    assert chased("C2").refused(fulfil("main")) == ["interact.3"]
    assert begun("fm08").refused(fulfil("main")) == ["interact.3"]  # in the crew quarters, without the codes
    assert begun("fm08", "", 1, 1).play(fulfil("main")).ending == "mission"


@pytest.mark.parametrize("round_", [1, 4])
def test_missions_5_one_hit_wounds_the_courier_and_one_more_kills_him_for_his_codes_and_experience(round_: int) -> None:
    scene = chased("C3", round_=round_).dice("hit").play(attack("boss"))
    assert scene.told(e.WOUNDED, 0) == [(5,)] and scene.table.mission[STEP] == 0
    scene = begun("fm08", "C3").creature("boss", "C3", wounded=True).time(2, round_).dice("hit")
    scene.play(attack("boss", True))
    assert (scene.where("boss"), scene.table.mission[STEP], scene.told(e.ON_CARD, 0)) == ("", 1, [(7, 1)])
    assert scene.prompt == "learn"  # a boss gives experience for two skills
    while scene.prompt == "learn":
        scene.play(scene.moves[0])
    assert scene.prompt == "action" and scene.ending == ""
