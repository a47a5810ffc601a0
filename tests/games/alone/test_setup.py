"""Setting the game up: the station, the missions, the start sector."""

from __future__ import annotations

import pytest
from outpost import names_of

from undertow.games.alone import GAME
from undertow.games.alone import events as e
from undertow.games.alone.board import NOWHERE, ROOM, cells_of
from undertow.games.alone.missions import KINDS, MISSIONS, ROWS
from undertow.games.alone.moves import DECK, SECTOR
from undertow.games.alone.state import Table
from undertow.kernel.errors import OptionError

FIXED = {"character": "doctor"}  # so that the Hero is not asked
SEEDS = [str(seed) for seed in range(8)]


def begun(seed: str = "1", seats: int = 3, until: str = "action") -> Table:
    """A game set up with the first answer to every question, up to a question."""
    table = GAME.new(seats, seed, FIXED)
    while table.asking.key != until:
        table.play(table.moves[0])
    assert isinstance(table, Table)
    return table


def told(table: Table, kind: int) -> list[tuple[int, ...]]:
    """The values of all events of a kind."""
    assert table.events is not None
    return [tuple(event[2:]) for event in table.events if event[0] == kind]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_setup_1_one_plays_the_hero_one_to_three_play_evil_and_the_first_of_them_leads(seats: int) -> None:
    table = begun(seats=seats)
    assert table.evil() == [1, 2, 3][: seats - 1]
    assert table.leader == 1 and told(table, e.GAME_BEGUN) == [(0,)]
    assert table.seat == 0
    assert GAME.seats == (2, 4)


def test_setup_1_the_leader_is_asked_for_the_decks_and_for_the_start() -> None:
    table = GAME.new(4, "1", FIXED)
    assert (table.asking.key, table.seat) == ("which_deck", 1)
    assert begun(seats=4, until="start").seat == 1


def test_setup_1_every_card_is_in_the_box_until_the_leader_has_picked_two_decks() -> None:
    table = GAME.new(3, "1", FIXED)
    assert isinstance(table, Table)
    assert len(table.box) == 104
    table.play(DECK + 2)
    table.play(DECK + 0)
    assert (len(table.box), table.decks) == (52, [2, 0])
    assert told(table, e.DECK_CHOSEN) == [(1, 2), (1, 0)]


def test_setup_6_all_are_told_that_the_start_is_picked_and_the_first_round_begins() -> None:
    table = begun()
    assert told(table, e.START_CHOSEN) == [()] and told(table, e.ROUND_BEGUN) == [(1,)]
    assert "start_chosen" in [event.key for event in table.log(0)]


def test_setup_2_both_tracks_start_at_12_with_2_adrenaline() -> None:
    table = begun()
    assert (table.health, table.composure, table.adrenaline) == (12, 12, 2)
    view = table.view(0)
    assert (view["health"], view["composure"], view["adrenaline"]) == (12, 12, 2)


def test_setup_3_the_track_has_4_spaces_so_nightmare_mode_begins_after_three_rounds() -> None:
    table = begun()
    assert table.marker == 4
    seen = []
    while table.round < 4 and not table.over:
        seen.append((table.round + 1, table.nightmare > 0))
        table.play(next((move for move in table.moves if move == 0), table.moves[-1]))
    assert (3, False) in seen and (3, True) not in seen
    assert (4, True) in seen and (4, False) not in seen


def test_setup_4_three_missions_lie_open_and_belong_to_three_different_rooms() -> None:
    table = GAME.new(2, "1", FIXED)
    assert isinstance(table, Table)
    assert told(table, e.MISSION_DRAWN) == [(mission,) for mission in table.view(0)["missions"]]
    for seed in range(40):
        table = GAME.new(2, seed, FIXED)
        assert isinstance(table, Table)
        assert [ROWS[mission].kind for mission in table.missions] == [0, 1, 2]
        assert len({ROWS[mission].room for mission in table.missions}) == 3


def test_setup_4_every_mission_is_drawn_and_each_may_be_fixed() -> None:
    drawn = {mission for seed in range(400) for mission in GAME.new(2, seed, FIXED).view(0)["missions"]}
    assert drawn == set(range(24))
    for mission in range(24):
        table = GAME.new(2, 1, {**FIXED, KINDS[ROWS[mission].kind]: MISSIONS[mission]})
        assert table.view(1)["missions"][ROWS[mission].kind] == mission


def test_setup_4_missions_that_do_not_exist_or_share_a_room_are_refused_in_one_sentence() -> None:
    for options in ({"main": "fm99"}, {"bonus": "sm04", "problem": "pm07"}):
        with pytest.raises(OptionError) as refused:
            GAME.new(2, 1, options)
        assert str(refused.value).count(".") == 1


@pytest.mark.parametrize("seed", SEEDS)
def test_setup_5_two_different_floors_eight_rooms_and_three_boxes_a_floor(seed: str) -> None:
    table = begun(seed)
    assert table.sheets[0] != table.sheets[2]
    assert sorted(table.rooms) == sorted(table.station.slots)
    assert {table.station.shape[cell] for cell in table.rooms} == {ROOM}
    boxes = cells_of(table.boxes)
    assert len([cell for cell in boxes if cell < 28]) == 3 == len([cell for cell in boxes if cell >= 28])
    assert set(boxes) <= set(table.station.sites)


def test_setup_5_chance_turns_floors_and_deals_rooms() -> None:
    tables = [begun(seed) for seed in SEEDS]
    assert len({tuple(table.rooms) for table in tables}) == len(tables)
    assert {table.sheets[1] for table in tables} == {0, 1}


def test_setup_5_evil_sees_all_of_it_and_the_hero_nothing() -> None:
    table = begun()
    assert table.view(1)["map"]["rooms"] == table.view(2)["map"]["rooms"] == table.rooms
    assert "map" not in table.view(0) and "map" not in table.view(None)
    assert len(table.view(0)["known"]) == 1


@pytest.mark.parametrize("seed", SEEDS)
def test_setup_6_every_start_is_a_corridor_without_stairs_and_doors_3_to_6_from_the_nearer_initial_room(
    seed: str,
) -> None:
    table = begun(seed, until="start")
    offered = [move - SECTOR for move in table.moves]
    expected = []
    for cell in table.station.cells:
        doors = [door for door in table.station.doors[cell * 4 : cell * 4 + 4] if door != NOWHERE]
        far = min(table.located(cell, table.room_of(slot)) for slot in (0, 1))
        if table.station.shape[cell] != ROOM and cell not in table.station.stairs and not doors and 3 <= far <= 6:
            expected.append(cell)
    assert offered == expected and expected


@pytest.mark.parametrize("choice", [0, -1])
def test_setup_6_only_the_start_sector_is_revealed(choice: int) -> None:
    table = begun(until="start")
    cell = table.moves[choice] - SECTOR
    room = table.rooms[3]
    table.play(table.moves[choice])
    assert table.hero == table.start == cell % 28, "the floor of the start is called the first"
    assert names_of(table.revealed) == names_of(1 << table.hero)
    assert table.rooms[3] == (room + 28 if cell >= 28 else room) % 56
    assert len(table.view(0)["labyrinth"]) == 1


def test_setup_7_at_the_start_the_whole_station_is_dark() -> None:
    for seed in SEEDS:
        table = begun(seed)
        assert table.lit == 0
        assert table.view(1)["map"]["lit"] == []
        assert [tile["lit"] for tile in table.view(0)["labyrinth"]] == [0]


def test_setup_8_there_are_no_creatures_and_no_danger_tokens_and_hands_come_before_the_start() -> None:
    table = begun(until="start")
    assert (len(table.hands[1]), len(table.hands[2])) == (6, 6)
    table.play(table.moves[0])
    assert table.on_map() == [] and table.danger == 0 and table.blocked == 0
