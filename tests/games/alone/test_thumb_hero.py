"""The Hero's rules of thumb: what he goes for, what he runs from, what he pays with; and the maps he reckons with."""

from __future__ import annotations

from typing import Any

import pytest
from outpost import BULLET_TIME, Scene, attack, fulfil, go, repair
from sensible import choice, equipped

from undertow.games.alone import GAME
from undertow.games.alone import moves as m
from undertow.games.alone.judging import hero
from undertow.games.alone.judging.eyes import Eyes
from undertow.games.alone.judging.maps import Guess, Maps
from undertow.games.alone.judging.numbers import LISTENED
from undertow.games.alone.procedures.verbs_costs import TOLLS
from undertow.games.alone.search.sheets import joined
from undertow.games.alone.state import Table
from undertow.games.alone.thumb import Thumb
from undertow.kernel.seat import Seat


@pytest.mark.parametrize("seed", range(3))
def test_the_true_station_is_always_among_his_maps(seed: int) -> None:
    table = GAME.new(seats=3, seed=seed, options={"character": "captain"})
    assert isinstance(table, Table)
    least = 9999
    for _ in range(160):
        if table.over or table.seat is None:
            break
        if table.seat == 0:
            maps = Maps(table.view(0))
            sheets = table.sheets
            true = Guess(joined(sheets[0] * 2 + sheets[1], sheets[2] * 2 + sheets[3]), table.start)
            found = [each for each in maps.guesses if each.both is true.both and each.start == true.start]
            assert (maps.agrees(true) and len(found) == 1) or maps.many  # of very many he looks at some
            for room in (0, 1, 2):
                assert table.rooms[room] in maps.places_of(true, room)
            least = min(least, len(maps.guesses))
        table.play(Thumb().choose(Seat(table, table.seat)))
    assert least <= 40  # of some ten thousand


def test_he_goes_for_a_room_that_he_has_seen() -> None:
    scene = equipped().start("E4").hero("G4").revealed("G3").adrenaline(0)  # the crew quarters are north of him
    assert choice(scene) == go("north")


def test_he_does_what_the_main_mission_asks_for_before_anything_else() -> None:
    scene = Scene().completed("bonus").hero("E3").creature("worm", "E3")
    assert choice(scene) == fulfil("main")


def test_he_leaves_the_second_initial_mission_alone() -> None:
    scene = equipped().completed("bonus").hero("b2").adrenaline(0)
    assert scene.may(fulfil("problem")) and choice(scene) != fulfil("problem")


def test_he_spends_adrenaline_to_run() -> None:
    assert choice(Scene().creature("spore", "C3").adrenaline(1)) == BULLET_TIME


def test_he_fights_in_the_light_what_one_die_is_likely_to_kill() -> None:
    scene = Scene().adrenaline(0).light("C3").creature("spore", "C3", wounded=True)
    assert choice(scene) == attack("spore", wounded=True)


def test_he_fights_with_bare_hands_neither_the_unhurt_in_the_dark_nor_what_needs_four_hits() -> None:
    for scene in (
        Scene().adrenaline(0).creature("parasite", "C3"),
        Scene().adrenaline(0).light("C3").creature("worm", "C3"),
    ):
        assert m.WALK <= choice(scene) < m.EXPLORE


def test_he_switches_the_light_on_where_a_creature_stands_and_an_action_is_left() -> None:
    scene = Scene().box("C3").creature("worm", "C3").play(BULLET_TIME)
    assert m.REPAIR <= choice(scene) < m.FULFIL
    assert choice(Scene().box("C3").light("C3").creature("worm", "C3").play(BULLET_TIME)) != repair("east")


def seen(**changes: Any) -> Eyes:
    """What the Hero sees in C3, with changes."""
    view = Scene().table.view(0)
    view.update(changes)
    return Eyes(view)


def test_he_looks_first_where_one_of_the_last_noises_came_from() -> None:
    moves = Scene().moves
    assert hero.should_explore(seen(heard=[[1, -1, -1]], actions=2), 1, moves)
    assert hero.should_explore(seen(heard=[[1, -1, -1], [3, -1, -1]], actions=1), 1, moves)
    assert not hero.should_explore(seen(heard=[[1, -1, -1], *[[3, -1, -1]] * LISTENED], actions=1), 1, moves)


def test_he_shuts_the_door_behind_which_a_creature_stands_not_the_one_he_needs() -> None:
    scene = Scene().start("C3").hero("F4").adrenaline(0).creature("worm", "E3").revealed("E3", "F3")
    scene.play(go("north"))
    assert scene.prompt == "door" and choice(scene) == m.BLOCK + 3


def test_he_pays_with_the_higher_track_and_gives_the_action_up_last() -> None:
    offers = (m.PAY + TOLLS.index("composure"), m.PAY + TOLLS.index("health"), m.PAY + TOLLS.index("stop"))
    low = Scene().tracks(health=12, composure=3).table.view(0)
    high = Scene().tracks(health=3, composure=12).table.view(0)
    assert hero.choose_toll(low, offers) == offers[1] and hero.choose_toll(high, offers) == offers[0]
    assert hero.choose_toll(low, (offers[0], offers[2])) == offers[0]


def test_he_regains_where_most_comes_back() -> None:
    both = (m.REGAIN, m.REGAIN + 1)
    assert hero.choose_regain(Scene().tracks(health=11, composure=6).table.view(0), both) == m.REGAIN + 1
    assert hero.choose_regain(Scene().tracks(health=6, composure=4).table.view(0), both) == m.REGAIN


@pytest.mark.parametrize("seed", range(4))
def test_he_does_not_go_back_and_forth_for_ever(seed: int) -> None:
    table = GAME.new(seats=3, seed=f"x{(13, 64, 1, 2)[seed]}")
    assert isinstance(table, Table)
    while not table.over and table.seat is not None:
        table.play(Thumb().choose(Seat(table, table.seat)))
        assert table.round < 14
