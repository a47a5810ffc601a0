"""Heart of the Brood: the Matriarch enters, follows, is poisoned and killed."""

from __future__ import annotations

import pytest
from outpost import SEARCH, Scene, attack, breaks, cell, cover, fulfil, go, names_of, send
from test_missions_initial import end_the_round
from test_missions_main import begun, starting

from undertow.games.alone import events as e
from undertow.games.alone import moves as m
from undertow.games.alone.missions import COUNT

PACK = "they-hunt-in-a-pack"


def hunted(where: str, hero: str = "C3", doses: int = 0) -> Scene:
    """The Matriarch stands somewhere, the Hero elsewhere."""
    return begun("fm04", hero, 0, doses).creature("boss", where)


def test_missions_1_heart_of_the_brood_starts_with_the_matriarch_in_the_laboratory() -> None:
    scene = starting("fm04").play(fulfil("bonus"))
    assert scene.where("boss") == "B1" or [move - m.SECTOR for move in scene.moves] == [cell("B1")]
    assert scene.told(e.MATRIARCH_PLACED, 0) == [()]


def test_missions_6_with_the_hero_in_the_laboratory_she_comes_three_sectors_away_on_that_floor() -> None:
    scene = starting("fm04").room("crew", "B1").hero("B1").room("lab", "G3")
    scene.table.missions[0] = 5  # its room is the laboratory
    scene.hero("G3").play(fulfil("bonus"))
    found = [move - m.SECTOR for move in scene.moves]
    assert found and all(scene.table.located(each, cell("G3")) == 3 and each < 28 for each in found)


@pytest.mark.parametrize(("round_", "lit", "dice"), [(1, False, 3), (1, True, 1), (4, False, 4), (4, True, 2)])
def test_missions_5_she_attacks_with_her_own_dice(round_: int, lit: bool, dice: int) -> None:
    scene = hunted("C3").time(turn=1, round_=round_).light(*["C3"] if lit else [])
    scene.dice(*["miss"] * 8).play(SEARCH)
    assert scene.told(e.CREATURE_ATTACKS, 0) == [(5, dice)]


@pytest.mark.parametrize(("round_", "shock"), [(1, 2), (4, 3)])
def test_missions_5_meeting_her_is_a_shock(round_: int, shock: int) -> None:
    scene = hunted("C2").time(turn=1, round_=round_).dice(*["miss"] * 8).play(go("north"))
    scene.lost(composure=shock)


def test_missions_5_reactions_cannot_use_her() -> None:
    scene = hunted("E1").hand(1, PACK).play(SEARCH, cover(PACK))
    assert not scene.may(send("boss", "E2"))


def test_missions_6_one_or_two_sectors_away_she_must_come_nearer_at_the_end_of_a_turn() -> None:
    scene = hunted("C1").play(SEARCH)
    assert scene.where("boss") == "C2" or scene.moves == (send("boss", "C2"),)
    if scene.prompt == "saboteur_goes":
        scene.play(send("boss", "C2"))
    assert scene.told(e.NOISE, 0) == [(0,)] and scene.told(e.CREATURE_ATTACKS) == []
    scene.play(SEARCH)
    assert scene.where("boss") == "C3" and scene.told(e.SHOCK, 0) == [(5, 2)]
    assert scene.told(e.CREATURE_ATTACKS) == []  # the attacks of this turn are over
    scene.dice(*["miss"] * 8).play(SEARCH)
    assert scene.told(e.CREATURE_ATTACKS, 0) == [(5, 3)]


def test_missions_6_farther_away_or_over_stairs_she_stays() -> None:
    assert hunted("D1").play(SEARCH).where("boss") == "D1"
    assert hunted("d1", "D1").play(SEARCH).where("boss") == "d1"


def test_missions_6_a_blocked_door_is_cleared_on_her_way() -> None:
    scene = hunted("E3", "F3").blocked("F3", "west").play(SEARCH)
    if scene.prompt == "saboteur_goes":
        scene.play(breaks("boss", "east"))
    assert (scene.where("boss"), scene.table.blocked) == ("E3", 0)


def test_missions_6_at_the_end_of_a_round_evil_may_move_her_two_sectors_but_not_over_stairs() -> None:
    scene = end_the_round(hunted("E1"), "saboteur_goes")
    ends = names_of(sum(1 << (move - m.SEND) % m.SECTORS for move in scene.moves))
    assert sorted(ends) == ["C1", "D1", "E1", "E2", "F2"]


def test_missions_4_doses_are_taken_in_the_laboratory_up_to_three() -> None:
    scene = begun("fm04").play(fulfil("main"))
    assert scene.table.mission[COUNT] == 3
    assert scene.refused(fulfil("main")) == ["interact.3"]
    assert begun("fm04", "", 0, 1).play(fulfil("main")).table.mission[COUNT] == 3


def test_missions_4_each_dose_counts_as_a_hit_and_two_are_used_at_most() -> None:
    scene = hunted("C3", doses=3).play(attack("boss"))
    assert (scene.seat, scene.prompt, scene.moves) == (0, "dose", (m.DOSE, m.DOSE + 1, m.DOSE + 2))
    scene.dice(*["miss"] * 8).play(m.DOSE + 2)
    assert scene.table.mission[COUNT] == 1 and scene.told(e.WOUNDED, 0) == [(5,)]
    scene = hunted("C3", doses=3).dice(*["miss"] * 8).play(attack("boss"), m.DOSE)
    assert scene.told(e.UNHARMED, 0) == [(5,)] and scene.table.mission[COUNT] == 3


def test_goal_1_killing_the_matriarch_wins() -> None:
    scene = begun("fm04", "C3", 0, 2).creature("boss", "C3", wounded=True).play(attack("boss", True))
    assert scene.dice(*["miss"] * 8).play(m.DOSE + 2).ending == "mission"
