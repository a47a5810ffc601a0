"""What is in the box, monarchs and monsters (topics 31, 33, 34)."""

from __future__ import annotations

from bisect import insort

import pytest
from staging import Scene, act_card, act_item, space, to_space

from undertow.games.unfathomable import events as e
from undertow.games.unfathomable import moves as m
from undertow.games.unfathomable.board import DAGON, DEEP, DEEP_ONES, HYDRA, LORE, MONARCHS, PASSENGER_TOKENS, WILL
from undertow.games.unfathomable.procedures.monsters import ActivateDagon, ActivateDeepOnes
from undertow.games.unfathomable.procedures.passengers import Risk
from undertow.games.unfathomable.procedures.tracks import Ritual, Travel


def test_component_limits_0_there_is_no_more_than_the_box_holds() -> None:
    scene = Scene()
    assert (DEEP_ONES, sum(PASSENGER_TOKENS)) == (20, 9)
    assert scene.table.draw_skill(0, LORE, 50) == 21 - 2  # two are in the chaos deck
    scene.dice().begin(Risk(20))
    assert (sum(scene.passengers().values()), scene.table.passenger_supply) == (9, [])


@pytest.mark.parametrize("left", [2, 0])
def test_component_limits_1_who_has_to_draw_more_than_there_are_draws_all_there_are(left: int) -> None:
    scene = Scene("william", "arjun", "keilani")
    t = scene.table
    while len(t.decks[LORE]) > left:
        insort(t.hands[2], t.decks[LORE].pop())
        t.most[2][LORE] += 1
    t.stack[0].go_to("turns.1")
    scene.turn()
    assert scene.told(e.CARDS_DRAWN) == [(0, LORE, left), (0, WILL, 2)][0 if left else 1 :]


def test_component_limits_2_spawning_more_deep_ones_than_the_supply_has_ends_the_game() -> None:
    scene = Scene().deep_ones("deck 8", 19).monarch("dagon", "water 1").begin(ActivateDagon())
    assert scene.table.result is not None
    assert scene.table.result.ending == "deep_ones"


def test_component_limits_2_taking_the_last_ones_does_not() -> None:
    scene = Scene().deep_ones("deck 8", 18).monarch("dagon", "water 1").begin(ActivateDagon())
    assert (scene.table.result, scene.table.supply()) == (None, 0)


# -- monarchs ----------------------------------------------------------------------------------------------------------


def test_monarchs_0_mother_hydra_and_father_dagon_are_the_monarchs() -> None:
    assert MONARCHS == ("hydra", "dagon")
    assert len(Scene().table.monarchs) == 2


def beside_a_monarch() -> Scene:
    """A rifleman with a spell-like card on deck, both monarchs in the water beside him."""
    scene = Scene().items(0, "repeating_rifle").hand(0, "lore 1", "strength 3").at(0, "deck 1")
    return scene.monarch("hydra", "water 1").monarch("dagon", "water 1")


def test_monarchs_1_monarchs_cannot_be_attacked() -> None:
    scene = beside_a_monarch().turn()
    for attack in (m.ATTACK_DEEP_ONE, act_item("repeating_rifle"), act_card("strength 3")):
        assert attack not in scene.moves
        assert scene.refused(attack) != []
    assert scene.refused(m.ATTACK_DEEP_ONE) == ["attack.4a"]


def test_monarchs_1_with_a_deep_one_beside_them_the_deep_one_is_the_only_target() -> None:
    scene = beside_a_monarch().deep_ones("water 1").dice(8).turn().play(act_item("repeating_rifle"))
    assert scene.prompt == "action"  # there was nothing to choose from
    assert scene.monsters() == {}
    assert scene.table.monarchs == [space("water 1")] * 2


def test_monarchs_2_the_activation_of_deep_ones_does_not_activate_monarchs() -> None:
    scene = Scene().deep_ones("water 5").monarch("dagon", "water 3").monarch("hydra", "water 4")
    scene.begin(ActivateDeepOnes([]))
    assert (scene.told(e.MONARCH_ACTIVATES), scene.monsters()) == ([], {"deck 5": 1})
    assert scene.table.monarchs == [space("water 4"), space("water 3")]


def test_monarchs_2_the_banishment_of_deep_ones_does_not_move_them() -> None:
    scene = beside_a_monarch().hand(0, "lore 3").deep_ones("water 1", 2).turn()
    scene.play(act_card("lore 3"), to_space("deck 1"))
    assert (scene.monsters(), scene.table.monarchs) == ({"deck 1": 2}, [space("water 1")] * 2)


def test_monarchs_2_they_do_not_return_to_the_supply_with_deep_ones() -> None:
    scene = Scene().monarch("hydra", "water 1").deep_ones("water 1").track("ritual", 3).begin(Ritual())
    assert (scene.monsters(), scene.table.monarchs[HYDRA], scene.table.supply()) == ({}, DEEP, 20)


# -- monsters ----------------------------------------------------------------------------------------------------------


def test_monsters_0_mother_hydra_father_dagon_and_the_deep_ones_are_monsters() -> None:
    scene = Scene().deep_ones("water 3", 2).monarch("hydra", "water 3").monarch("dagon", "water 3").begin(Travel())
    assert scene.monsters() == {"water 5": 2}  # every monster in the water falls back
    assert [scene.table.monarchs[each] for each in (HYDRA, DAGON)] == [space("water 5")] * 2
