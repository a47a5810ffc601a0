"""The nine damage cards: structural damage that stays in a room, and three that do something else."""

from __future__ import annotations

import pytest
from staging import Scene, discard, ended, mend, space, to_seat, use_room

from undertow.games.unfathomable import events as e
from undertow.games.unfathomable import moves as m
from undertow.games.unfathomable.board import PLAIN_SKILLS, SKILLS
from undertow.games.unfathomable.cards.damage import SLUGS, STRUCTURAL
from undertow.games.unfathomable.procedures.damage import Damage

ONE_SKILL = SKILLS[:PLAIN_SKILLS]


def drawn(name: str, scene: Scene | None = None, room: str = "") -> Scene:
    """The ship, or a room, is damaged, and this card is on top."""
    return (scene or Scene()).next_damage(name).begin(Damage(space(room)) if room else Damage())


def broken(kind: str, *names: str) -> Scene:
    """The first player holds cards and stands in the Galley, which has structural damage of a kind."""
    scene = Scene().at(0, "galley").hand(0, *names).next_damage("structural_" + kind)
    return scene.damaged("galley").turn()


# -- structural damage --------------------------------------------------------------------------------------------------


def test_damage_card_structural_damage_there_is_one_for_each_skill_and_one_for_any() -> None:
    assert SLUGS[:STRUCTURAL] == (*("structural_" + name for name in ONE_SKILL), "structural_any")
    assert len(SLUGS) == 9


@pytest.mark.parametrize("kind", [*ONE_SKILL, "any"])
def test_damage_card_structural_damage_stays_in_the_room(kind: str) -> None:
    scene = drawn("structural_" + kind, Scene().dice(6))
    scene.gained()
    assert scene.damaged_rooms() == ["galley"]
    assert scene.table.damage[space("galley") - space("bridge")] == SLUGS.index("structural_" + kind)
    assert (len(scene.table.damage_deck), scene.table.damage_gone) == (8, [])


def test_damage_card_structural_damage_the_action_of_the_room_cannot_be_used() -> None:
    assert broken("will").refused(use_room("galley")) == ["damage.4"]


def test_damage_card_structural_damage_defeats_each_human_in_the_room() -> None:
    scene = Scene("keilani", "arjun", "william", "samira").at(0, "galley").at(1, "galley").at(2, "galley").traitor(2)
    scene.deep_ones("galley").at(3, "cargo hold")
    scene = drawn("structural_will", scene, "galley")
    assert (scene.prompt, scene.seat, scene.moves) == (
        "who_is_defeated_first",
        0,
        (m.ANY_ORDER, to_seat(0), to_seat(1)),
    )
    scene.play(to_seat(1))
    assert [scene.place_of(seat) for seat in range(4)] == ["sick bay", "sick bay", "galley", "cargo hold"]
    assert scene.monsters() == {"galley": 1}


def test_damage_card_structural_damage_defeats_those_in_the_room_where_it_ends_up() -> None:
    scene = Scene().damaged("galley").at(0, "galley").at(1, "boiler room")
    scene = drawn("structural_will", scene, "galley")
    assert scene.damaged_rooms() == ["galley", "boiler room"]
    assert [scene.place_of(seat) for seat in range(2)] == ["galley", "sick bay"]


@pytest.mark.parametrize("kind", ONE_SKILL)
def test_damage_card_structural_damage_is_repaired_with_three_of_its_skill(kind: str) -> None:
    scene = broken(kind, f"{kind} 3")
    scene.play(mend("galley"))
    if scene.prompt == "repair_with":
        scene.play(discard(f"{kind} 3"))
    assert (scene.damaged_rooms(), scene.hand_of(0), scene.prompt) == ([], [], "action")


@pytest.mark.parametrize("kind", ONE_SKILL)
def test_damage_card_structural_damage_is_not_repaired_with_two_or_with_another_skill(kind: str) -> None:
    other = ONE_SKILL[(ONE_SKILL.index(kind) + 1) % PLAIN_SKILLS]
    scene = broken(kind, f"{kind} 2", f"{other} 5")
    assert scene.refused(mend("galley")) == ["damage_card.structural_damage"]
    assert use_room("galley") not in scene.moves


def test_damage_card_structural_damage_several_cards_are_added_up() -> None:
    scene = broken("lore", "lore 1", "lore 1", "lore 1", "will 4").play(mend("galley"))
    while scene.prompt == "repair_with":
        assert scene.moves == (discard("lore 1"),)
        scene.play(discard("lore 1"))
    assert (scene.damaged_rooms(), scene.hand_of(0)) == ([], ["will 4"])


def test_damage_card_structural_damage_more_than_needed_is_not_asked_for() -> None:
    scene = broken("lore", "lore 2", "lore 5").play(mend("galley"), discard("lore 5"))
    assert (scene.damaged_rooms(), scene.hand_of(0)) == ([], ["lore 2"])


def test_damage_card_structural_damage_of_any_skill_is_repaired_with_five_of_any() -> None:
    scene = broken("any", "lore 2", "will 1", "strength 2").play(mend("galley"))
    assert scene.moves == (discard("lore 2"), discard("strength 2"), discard("will 1"))
    while scene.prompt == "repair_with":
        scene.play(scene.moves[0])
    assert (scene.damaged_rooms(), scene.hand_of(0)) == ([], [])


def test_damage_card_structural_damage_of_any_skill_is_not_repaired_with_four() -> None:
    scene = broken("any", "lore 2", "will 2")
    assert scene.refused(mend("galley")) == ["damage_card.structural_damage"]


def test_damage_card_structural_damage_is_shuffled_back_by_the_repair() -> None:
    scene = broken("will", "will 3").play(mend("galley"))
    if scene.prompt == "repair_with":
        scene.play(discard("will 3"))
    assert sorted(scene.table.damage_deck) == list(range(9))


# -- the three others ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("room", ["", "galley"])
def test_damage_card_fuel_leak_costs_fuel_and_leaves_the_game(room: str) -> None:
    scene = drawn("fuel_leak", Scene().at(0, "galley"), room)
    scene.gained(fuel=-1)
    assert (scene.damaged_rooms(), scene.place_of(0), scene.told(e.DIE_ROLLED)) == ([], "galley", [])
    assert (scene.table.damage_gone, len(scene.table.damage_deck)) == ([SLUGS.index("fuel_leak")], 8)
    assert len(scene.told(e.DAMAGE_DRAWN)) == 1


def test_damage_card_fuel_leak_the_last_fuel_ends_the_game() -> None:
    assert ended(drawn("fuel_leak", Scene().dial("fuel", 1))) == "fuel"


@pytest.mark.parametrize("room", ["", "galley"])
def test_damage_card_flooded_food_stores_cost_food_and_leave_the_game(room: str) -> None:
    scene = drawn("flooded_food_stores", Scene().at(0, "galley"), room)
    scene.gained(food=-1)
    assert (scene.damaged_rooms(), scene.place_of(0), scene.told(e.DIE_ROLLED)) == ([], "galley", [])
    assert (scene.table.damage_gone, len(scene.table.damage_deck)) == ([SLUGS.index("flooded_food_stores")], 8)
    assert len(scene.told(e.DAMAGE_DRAWN)) == 1


def test_damage_card_flooded_food_stores_the_last_food_ends_the_game() -> None:
    assert ended(drawn("flooded_food_stores", Scene().dial("food", 1))) == "food"


def test_damage_card_fleeing_passengers_risk_one_go_under_the_deck_and_another_card_is_drawn() -> None:
    scene = drawn("fleeing_passengers", Scene().dice(3, 1, 6))
    scene.gained()
    assert (scene.passengers(), scene.damaged_rooms()) == ({"deck 3": 1}, ["galley"])
    assert scene.table.damage_deck[0] == SLUGS.index("fleeing_passengers")
    assert (len(scene.table.damage_deck), scene.table.damage_gone) == (8, [])
    assert len(scene.told(e.DAMAGE_DRAWN)) == 2


def test_damage_card_fleeing_passengers_everyone_knows_where_the_card_is() -> None:
    scene = drawn("fleeing_passengers", Scene().dice(3, 1, 6))
    assert scene.table.damage_known[0] == 0b111
    assert scene.table.damage_known[1:] == [0] * 7


def test_damage_card_fleeing_passengers_the_next_card_damages_the_room_that_was_meant() -> None:
    scene = drawn("fleeing_passengers", Scene().dice(3, 1), "chapel")
    assert (scene.passengers(), scene.damaged_rooms()) == ({"deck 3": 1}, ["chapel"])


def test_damage_card_fleeing_passengers_without_a_passenger_another_card_is_drawn_all_the_same() -> None:
    scene = drawn("fleeing_passengers", Scene().supply(0).dice(6))
    assert (scene.passengers(), scene.damaged_rooms()) == ({}, ["galley"])
    assert scene.table.damage_deck[0] == SLUGS.index("fleeing_passengers")


def test_damage_card_fleeing_passengers_the_next_card_may_be_one_that_leaves_the_game() -> None:
    scene = drawn("fleeing_passengers", Scene().next_damage("fuel_leak").dice(3, 1))
    scene.gained(fuel=-1)
    assert (scene.damaged_rooms(), scene.table.damage_gone) == ([], [SLUGS.index("fuel_leak")])
