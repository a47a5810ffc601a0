"""Blockades that a card may have changed out of sight: what the Hero knows of it, and the worlds that follow."""

from __future__ import annotations

import pytest
from outpost import explore, go, play
from played import pretend, reacting, sector

from undertow.games.alone import known
from undertow.games.alone import moves as m
from undertow.games.alone.board import NOWHERE, cells_of
from undertow.games.alone.search.doors import changed
from undertow.games.alone.search.luck import Luck
from undertow.games.alone.search.ways import Moment
from undertow.games.alone.state import HERO, Table


def entries(trace: list[list[int]]) -> list[list[int]]:
    return [entry for entry in trace if entry[0] == known.DOORS]


def test_doors_5_that_a_card_may_have_shut_a_door_is_known_whichever_it_shut() -> None:
    known_of = []
    for way in ("east", "west"):
        scene = reacting("the-door-slams-shut").hero("C2").play(go("north"), play("the-door-slams-shut"))
        scene.play(m.BLOCK_DOOR + scene.door("B1", way), sector("E1"))
        known_of.append(entries(scene.table.trace))
    assert known_of == [[[known.DOORS, 1, 1]]] * 2


def test_secrecy_5_behind_the_screen_he_knows_nothing_of_a_door_yet() -> None:
    """Evil has shut a door that he does not see, and now chooses a sector: for him nothing has been chosen."""
    scene = reacting("the-door-slams-shut").hero("C2").play(go("north"), play("the-door-slams-shut"))
    scene.play(m.BLOCK_DOOR + scene.door("B1", "west"))
    assert len(entries(scene.table.trace)) == 1
    other = scene.table.redeal(HERO, 1)
    assert entries(other.trace) == []  # type: ignore[attr-defined]
    assert other.view(HERO) == scene.table.view(HERO)


def moment(hero: int, revealed: int, blocked: int) -> Moment:
    at = Moment()
    at.hero, at.revealed, at.blocked = hero, revealed, blocked
    return at


@pytest.mark.parametrize("seed", range(4))
def test_doors_4_worlds_differ_in_doors_that_a_card_may_have_changed_and_in_no_other(seed: int) -> None:
    scene = reacting("the-door-slams-shut").hero("C2")
    station = scene.table.station
    every = cells_of(station.every_door)
    here = scene.table.hero
    in_view = known.doors_beside(station, 1 << here)
    shut = changed(station, moment(here, 1 << here, 0), [known.DOORS, 1, 2], Luck(seed))
    assert sorted(after.blocked for after in shut)[0] == 0, "perhaps none"
    assert all(after.blocked.bit_count() <= 1 and not after.blocked & in_view for after in shut)
    clear = changed(station, moment(here, 1 << here, station.every_door), [known.DOORS, 2, 0], Luck(seed))
    gone = [station.every_door & ~after.blocked for after in clear]
    unseen = len([door for door in every if not in_view >> door & 1])
    assert len(gone) == len(set(gone)) == 1 + unseen + unseen * (unseen - 1) // 2
    assert all(not doors & in_view for doors in gone)


@pytest.mark.parametrize("blocked", [True, False])
def test_secrecy_2_a_blockade_and_a_light_in_a_sector_of_which_a_card_may_lie_are_there_in_every_world(
    blocked: bool,
) -> None:
    """A false door is never blocked, so one that is shown blocked is there; no card lies about light."""
    scene = reacting("was-i-mistaken").hero("C2")
    if blocked:
        scene.blocked("C1", "west").light("C1")
    scene.play(explore("north"), play("was-i-mistaken"), pretend("danger"))
    table = scene.table
    assert scene.tile("C1")["doors"] == [0, 0, 0, 1 + blocked] and scene.tile("C1")["lit"] == blocked
    assert scene.tile("C1")["doubt"] >= 0
    built = set()
    for seed in range(12):
        other = table.redeal(HERO, seed)
        assert isinstance(other, Table) and other.view(HERO) == table.view(HERO)
        cell = other.station.exits[other.hero * 5]
        door = other.station.doors[cell * 4 + 3]
        built.add(door != NOWHERE)
        assert other.lit >> cell & 1 == blocked and (door == NOWHERE or other.blocked >> door & 1 == blocked)
    assert built == ({True} if blocked else {True, False}), "a free one may be false"
