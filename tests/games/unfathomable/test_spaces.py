"""Spaces: water, deck, rooms, and who or what can be where (topic 20)."""

from __future__ import annotations

import pytest
from staging import Scene, act_card, act_item, space, to_space, walk

from undertow.games.unfathomable import moves as m
from undertow.games.unfathomable.board import (
    ADJACENT,
    ARROW,
    BRIG,
    DEEP,
    SICK_BAY,
    SPACES,
    can_be_damaged,
    is_deck,
    is_room,
    is_water,
)
from undertow.games.unfathomable.procedures.damage import Damage
from undertow.games.unfathomable.procedures.monsters import ActivateDagon, ActivateDeepOnes
from undertow.games.unfathomable.procedures.passengers import Risk
from undertow.games.unfathomable.procedures.unmasked import Sabotage
from undertow.kernel.rules import parsed

ROOMS = ("bridge", "chapel", "captains cabin", "cargo hold", "galley", "boiler room")
DECKS = tuple(f"deck {n}" for n in range(1, 9))
WATERS = tuple(f"water {n}" for n in range(1, 9))


def ashore(*cast: str) -> Scene:
    """Nobody stands in a room that gets damaged."""
    scene = Scene(*cast)
    for seat in range(3):
        scene.at(seat, "brig")
    return scene


def thrown(where: str, at: str) -> Scene:
    """A Jam Tin Grenade is thrown into a space."""
    scene = Scene().items(0, "jam_tin_grenade").at(0, where).turn()
    return scene.play(act_item("jam_tin_grenade"), to_space(at))


def test_spaces_0_every_space_is_water_or_ship_and_every_ship_space_deck_or_room() -> None:
    for each in range(DEEP):
        assert [is_water(each), is_deck(each), is_room(each)].count(True) == 1


def test_spaces_1_the_closest_room_is_the_one_fewest_spaces_away() -> None:
    scene = ashore().damaged("bridge", "chapel", "captains cabin").dice(1).begin(Damage())
    assert scene.damaged_rooms() == ["bridge", "chapel", "captains cabin", "galley"]  # not the Boiler Room behind it


def test_spaces_2_eight_spaces_of_water_surround_the_ship() -> None:
    water = [each for each in range(DEEP) if is_water(each)]
    assert len(water) == 8
    for each in water:
        assert [is_deck(other) for other in ADJACENT[each]].count(True) == 1
        assert [is_water(other) for other in ADJACENT[each]].count(True) == 2  # a ring


@pytest.mark.parametrize(("die", "where"), [(1, "water 1"), (4, "water 1"), (5, "water 2"), (8, "water 2")])
def test_spaces_3_the_water_spaces_1_to_4_and_5_to_8_are_the_front(die: int, where: str) -> None:
    scene = Scene().deep_ones("the deep", 2).dice(die).begin(ActivateDagon())
    assert scene.monsters() == {where: 4}
    assert scene.table.monarchs[1] == space(where)


@pytest.mark.parametrize("n", range(1, 9))
def test_spaces_4_an_arrow_leads_from_every_water_space_to_an_adjacent_deck_space(n: int) -> None:
    scene = Scene().deep_ones(f"water {n}").begin(ActivateDeepOnes([]))
    assert scene.monsters() == {f"deck {n}": 1}
    assert space(f"deck {n}") in ADJACENT[space(f"water {n}")]


def test_spaces_5_nothing_but_monsters_can_be_in_the_water() -> None:
    scene = Scene().at(0, "deck 3").deep_ones("water 3", 2).monarch("hydra", "water 3").turn()
    assert scene.refused(walk("water 3")) == ["spaces.6"]
    for die in range(1, 9):  # a passenger at risk is on deck, and has no other place
        assert list(Scene().dice(die).begin(Risk(1)).passengers()) == [f"deck {die}"]
    assert len(scene.table.passengers) == len(DECKS)


def test_spaces_6_players_cannot_move_into_the_water() -> None:
    scene = Scene().at(0, "deck 1").turn()
    for name in WATERS:
        assert walk(name) not in scene.moves
        assert scene.refused(walk(name)) == ["spaces.6"]


def test_spaces_6_revealed_traitors_cannot_either() -> None:
    scene = Scene().at(0, "deck 1").traitor(0).turn()
    for name in WATERS:
        assert scene.refused(walk(name)) == ["spaces.6"]


def test_spaces_7_water_cannot_be_damaged() -> None:
    scene = thrown("deck 1", "water 1")
    assert (scene.damaged_rooms(), len(scene.table.damage_deck)) == ([], 9)


def test_spaces_8_sixteen_spaces_make_up_the_ship() -> None:
    assert len([each for each in range(DEEP) if not is_water(each)]) == 16


@pytest.mark.parametrize("traitor", [False, True])
def test_spaces_9_players_can_move_to_ship_spaces_only(traitor: bool) -> None:
    scene = Scene().at(0, "deck 1")
    if traitor:
        scene.traitor(0)
    scene.turn()
    walks = [move for move in scene.moves if m.MOVE <= move < m.MOVE + len(SPACES)]
    assert walks == [walk(name) for name in (*DECKS[1:], *ROOMS)]
    assert scene.refused(walk("water 1")) == ["spaces.6"]


def test_spaces_10_any_number_of_characters_and_deep_ones_share_a_ship_space() -> None:
    scene = Scene("jeanne", "arjun", "william", "jamie", "beatrice", "samira").deep_ones("galley", 20)
    for seat in range(1, 6):
        scene.at(seat, "galley")
    scene.turn().play(walk("galley"))
    assert [scene.place_of(seat) for seat in range(6)] == ["galley"] * 6
    assert scene.monsters() == {"galley": 20}


def test_spaces_11_ship_spaces_are_deck_or_rooms() -> None:
    ship = [each for each in range(DEEP) if not is_water(each)]
    assert all(is_deck(each) != is_room(each) for each in ship)


def test_spaces_12_eight_spaces_are_deck() -> None:
    assert [SPACES[each] for each in range(DEEP) if is_deck(each)] == [f"deck_{n}" for n in range(1, 9)]


@pytest.mark.parametrize("n", range(1, 9))
def test_spaces_13_deck_spaces_bear_the_numbers_1_to_8(n: int) -> None:
    assert Scene().dice(n).begin(Risk(1)).passengers() == {f"deck {n}": 1}


@pytest.mark.parametrize("n", range(1, 9))
def test_spaces_14_an_arrow_leads_from_every_deck_space_to_an_adjacent_room(n: int) -> None:
    scene = ashore().deep_ones(f"deck {n}").begin(ActivateDeepOnes([]))
    (room,) = scene.monsters()
    assert is_room(space(room))
    assert space(room) in ADJACENT[space(f"deck {n}")]
    assert ARROW[space(f"deck {n}")] == space(room)


def test_spaces_15_deck_cannot_be_damaged() -> None:
    scene = thrown("captains cabin", "deck 4")
    assert (scene.damaged_rooms(), len(scene.table.damage_deck)) == ([], 9)


def test_spaces_15_a_deep_one_alone_on_deck_moves_on_instead() -> None:
    scene = ashore().deep_ones("deck 5").begin(ActivateDeepOnes([]))
    assert (scene.monsters(), scene.damaged_rooms()) == ({"cargo hold": 1}, [])


def test_spaces_16_passengers_are_placed_on_deck_only() -> None:
    for die in range(1, 9):
        assert list(Scene().dice(die).begin(Risk(1)).passengers()) == [f"deck {die}"]
    for name in ROOMS:  # nowhere else is there one to rescue
        assert Scene().at(0, name).on_deck("deck 1", 1).turn().refused(m.RESCUE) == ["actions.5"]


def test_spaces_16a_any_number_of_passengers_share_a_space() -> None:
    scene = Scene().on_deck("deck 3", 0, 0, 1, 1, 1).dice(3, 1, 3, 1, 3, 1, 3, 1).begin(Risk(4))
    assert scene.passengers() == {"deck 3": 9}


def test_spaces_17_eight_spaces_are_rooms() -> None:
    rooms = [SPACES[each].replace("_", " ") for each in range(DEEP) if is_room(each)]
    assert rooms == [*ROOMS, "sick bay", "brig"]


@pytest.mark.parametrize(
    ("die", "room"),
    [
        (1, "bridge"), (2, "bridge"), (3, "chapel"), (4, "captains cabin"), (5, "cargo hold"), (6, "galley"),
        (7, "boiler room"), (8, "boiler room"),
    ],
)  # fmt: skip
def test_spaces_18_the_six_rooms_have_numbers_and_brig_and_sick_bay_have_none(die: int, room: str) -> None:
    assert ashore().dice(die).begin(Damage()).damaged_rooms() == [room]


def test_spaces_18a_humans_can_look_up_what_every_room_does() -> None:
    from pathlib import Path

    import undertow.games.unfathomable as package

    rules = parsed((Path(package.__file__).parent / "rules.toml").read_text("utf-8"))
    for name in (*ROOMS, "brig"):
        assert "room." + name.replace(" ", "_") in rules
    assert "sick_bay.1" in rules


def test_spaces_19_every_room_can_be_damaged_but_brig_and_sick_bay() -> None:
    scene = ashore().begin(Sabotage(0))
    assert scene.moves == tuple(to_space(name) for name in ROOMS)
    assert not can_be_damaged(BRIG)
    assert not can_be_damaged(SICK_BAY)


def test_spaces_20a_sick_bay_and_brig_cannot_be_damaged() -> None:
    for where, at in (("captains cabin", "sick bay"), ("galley", "brig")):
        scene = thrown(where, at)
        assert (scene.damaged_rooms(), len(scene.table.damage_deck)) == ([], 9)
    scene = ashore().begin(Sabotage(0))
    for name in ("sick bay", "brig"):
        assert scene.refused(to_space(name)) == ["spaces.20a"]


def test_spaces_20b_deep_ones_cannot_be_moved_to_sick_bay_or_brig() -> None:
    for name, closed in (("chapel", "sick bay"), ("galley", "brig")):
        scene = Scene().hand(0, "lore 3").deep_ones(name, 2).turn().play(act_card("lore 3"))
        assert scene.prompt == "banish_to"
        assert to_space(closed) not in scene.moves
        assert scene.refused(to_space(closed)) == ["spaces.20b"]
        scene = Scene().items(0, "book_of_dagon").at(0, name).deep_ones(name).turn().play(act_item("book_of_dagon"))
        assert scene.refused(to_space(closed)) == ["spaces.20b"]


def test_spaces_20b_deep_ones_do_not_go_there_by_themselves() -> None:
    scene = ashore().at(0, "sick bay").damaged(*ROOMS[:5]).deep_ones("chapel").deep_ones("galley")
    scene.begin(ActivateDeepOnes([])).play(m.ANY_ORDER)
    assert scene.monsters() == {"cargo hold": 1, "boiler room": 1}  # on the way to the last undamaged room


def test_spaces_20c_nobody_goes_to_sick_bay_or_brig_by_choice() -> None:
    for scene in (Scene().turn(), Scene().traitor(0).turn()):
        for name in ("sick bay", "brig"):
            assert walk(name) not in scene.moves
            assert scene.refused(walk(name)) == ["spaces.20c"]
