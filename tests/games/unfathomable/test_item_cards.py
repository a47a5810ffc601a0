"""Item cards and Improvements as such (topic 25); what each of them does stands in test_items."""

from __future__ import annotations

from staging import OPTION_B, PASS, YES, Scene, act_item, act_sheet, item, name_item, space

from undertow.games.unfathomable import events as e
from undertow.games.unfathomable import moves as m
from undertow.games.unfathomable.board import INFLUENCE, LORE, OBSERVATION, STRENGTH, WILL
from undertow.games.unfathomable.cards.items import (
    IMPROVEMENTS,
    IMPROVES,
    ITEMS,
    MYSTICAL_TEXT,
    SIX_SHOOTER,
    TRAITS,
    TRAVEL_PHARMACY,
    TREASURED_MEMENTO,
)
from undertow.games.unfathomable.procedures.skills import skill_set
from undertow.kernel.log import ALL

CARGO_HOLD = m.ROOM_ACTION + space("cargo hold")


def no_items_left(scene: Scene, *names: str) -> Scene:
    """Nothing is left in the item deck but what is named."""
    t = scene.table
    left = [item(name) for name in names]
    t.items_gone += [each for each in t.item_deck if each not in left]
    t.item_deck, t.item_known = left, [0] * len(left)
    return scene


def two(*more: str) -> Scene:
    """The first player owns two Improvements, of which the clothes are active."""
    return Scene().items(0, "fine_clothes", "binoculars", *more)


def from_the_start(scene: Scene) -> Scene:
    """The first player's turn from its beginning."""
    scene.table.stack[0].go_to("turns.1")
    return scene.turn()


def drawn(scene: Scene) -> dict[int, int]:
    """How many cards of each type were drawn in all."""
    return {kind: n for _, kind, n in scene.told(e.CARDS_DRAWN)}


def test_items_0_an_item_gives_its_ability_to_the_player_in_whose_play_area_it_lies() -> None:
    shot = act_item("six_shooter")
    assert shot in Scene().items(0, "six_shooter").deep_ones("captains cabin").turn().moves
    assert shot not in Scene().items(1, "six_shooter").at(1, "captains cabin").deep_ones("captains cabin").turn().moves


def test_items_1_an_item_that_is_drawn_is_the_top_one_and_lies_face_up() -> None:
    scene = Scene("samira", "arjun", "william").next_items("shotgun", "plimsolls").turn().play(act_sheet("samira"))
    assert scene.items_of(0) == ["shotgun"]
    assert scene.table.item_deck[-1] == item("plimsolls")
    assert scene.table.events is not None
    assert (e.ITEM_GAINED, ALL, 0, item("shotgun")) in scene.table.events
    assert scene.table.view(None)["players"][0]["items"] == [item("shotgun")]


def test_items_2_an_item_that_leaves_play_is_removed_from_the_game() -> None:
    scene = Scene().items(0, "shotgun").crisis("criminal_activity").play(OPTION_B)
    assert (scene.items_of(0), scene.table.items_gone) == ([], [item("shotgun")])
    assert item("shotgun") not in scene.table.item_deck
    assert scene.table.view(1)["known"]["removed"]["items"] == [item("shotgun")]


def test_items_3_to_use_an_item_is_to_do_what_it_says() -> None:
    scene = Scene().items(0, "tool_kit").damaged("captains cabin").turn().play(act_item("tool_kit"))
    assert (scene.damaged_rooms(), scene.told(e.ITEM_USED)) == ([], [(0, item("tool_kit"))])


def test_items_3a_the_action_of_an_item_costs_an_action() -> None:
    scene = Scene().items(0, "tool_kit").damaged("captains cabin").turn().play(act_item("tool_kit"))
    assert (scene.prompt, scene.told(e.MYTHOS_DRAWN)) == ("action", [])
    scene.stroll()
    assert len(scene.told(e.MYTHOS_DRAWN)) == 1  # the two actions are over


def test_items_4_from_an_empty_deck_no_items_are_drawn() -> None:
    scene = no_items_left(Scene().at(0, "cargo hold")).turn()
    assert scene.refused(CARGO_HOLD) == ["items.4"]
    scene = no_items_left(Scene("samira", "arjun", "william")).turn()
    assert act_sheet("samira") not in scene.moves


def test_items_4_a_card_that_orders_to_draw_one_gives_nothing_then() -> None:
    scene = no_items_left(Scene()).checked("passenger_riot", 2)
    assert (scene.items_of(0), scene.told(e.ITEM_GAINED)) == ([], [])


def last_item() -> Scene:
    """The Cargo Hold is used with one item left."""
    return no_items_left(Scene().at(0, "cargo hold"), "shotgun").turn().play(CARGO_HOLD)


def test_items_4a_the_last_item_is_looked_at_and_kept() -> None:
    scene = last_item()
    assert scene.moves == (PASS, name_item("shotgun"))
    assert scene.table.events is not None
    assert (e.ITEM_SEEN, 1 << 0, 0, item("shotgun")) in scene.table.events  # only by who uses the Cargo Hold
    scene.play(name_item("shotgun"))
    assert (scene.items_of(0), scene.table.item_deck) == (["shotgun"], [])


def test_items_4a_or_put_back_onto_the_deck() -> None:
    scene = last_item().play(PASS)
    assert (scene.items_of(0), scene.table.item_deck) == ([], [item("shotgun")])
    assert scene.told(e.ITEM_GAINED) == []


def test_items_5_items_have_traits() -> None:
    seen = {SIX_SHOOTER: "weapon", TRAVEL_PHARMACY: "tool", MYSTICAL_TEXT: "tome", TREASURED_MEMENTO: "artifact"}
    assert {each: TRAITS[each] for each in seen} == seen


def test_items_5a_other_abilities_may_refer_to_them() -> None:
    scene = Scene("jamie", "arjun", "william").items(0, "starbuck").deep_ones("bridge").turn()
    assert scene.refused(act_sheet("jamie")) == ["sheet.jamie"]  # Quick Draw asks for a weapon
    scene = Scene("jamie", "arjun", "william").items(0, "six_shooter").deep_ones("bridge").turn()
    assert act_sheet("jamie") in scene.moves


# -- Improvements ------------------------------------------------------------------------------------------------------


def test_items_6_improvements_show_a_skill() -> None:
    assert [IMPROVES[each] for each in IMPROVEMENTS] == [INFLUENCE, LORE, OBSERVATION, STRENGTH, WILL]
    assert [each for each in range(ITEMS) if IMPROVES[each] >= 0] == list(IMPROVEMENTS)


def test_items_7_one_improvement_at_a_time_is_active() -> None:
    scene = two("mystical_text")
    assert sum(skill_set(scene.table, 0)) == 5 + 1
    from_the_start(scene)
    assert scene.prompt == "improvement"
    scene.play(name_item("binoculars"))  # one answer, and the others are turned down
    assert drawn(scene) == {INFLUENCE: 3, OBSERVATION: 1, WILL: 2}


def test_items_7a_the_one_that_lies_face_up_is_active() -> None:
    scene = two()
    assert scene.table.view(1)["players"][0]["active"] == item("fine_clothes")
    assert skill_set(scene.table, 0)[INFLUENCE] == 3 + 1


def test_items_7b_the_others_lie_face_down_and_are_not() -> None:
    scene = two()
    assert skill_set(scene.table, 0)[OBSERVATION] == 0


def test_items_7b_i_they_count_as_items_all_the_same() -> None:
    scene = Scene("samira", "arjun", "william").items(0, "fine_clothes", "binoculars", "mystical_text", "shotgun")
    assert act_sheet("samira") in scene.turn().moves  # Scavenger: four items at most
    scene = Scene("samira", "arjun", "william").items(
        0, "fine_clothes", "binoculars", "mystical_text", "shotgun", "medicine_ball"
    )
    assert scene.turn().refused(act_sheet("samira")) == ["sheet.samira"]


def test_items_7b_ii_they_can_be_traded() -> None:
    scene = two().at(1, "captains cabin").turn().play(m.TRADE, name_item("binoculars"), YES)
    assert (scene.items_of(0), scene.items_of(1)) == (["fine_clothes"], ["binoculars"])
    assert scene.table.active[:2] == [item("fine_clothes"), item("binoculars")]


def test_items_7b_ii_they_can_be_discarded() -> None:
    scene = two().crisis("criminal_activity").play(OPTION_B, name_item("binoculars"))
    assert (scene.items_of(0), scene.table.items_gone) == (["fine_clothes"], [item("binoculars")])


def test_items_8_the_active_one_may_be_changed_at_the_start_of_ones_turn() -> None:
    scene = from_the_start(two())
    assert (scene.prompt, scene.seat) == ("improvement", 0)
    assert scene.moves == (name_item("fine_clothes"), name_item("binoculars"))
    scene.play(name_item("fine_clothes"))
    assert scene.table.active[0] == item("fine_clothes")


def test_items_8a_and_when_one_draws_an_improvement() -> None:
    scene = Scene("samira", "arjun", "william").items(0, "fine_clothes").next_items("binoculars").turn()
    scene.play(act_sheet("samira"))
    assert (scene.prompt, scene.seat) == ("improvement", 0)
    scene.play(name_item("binoculars"))
    assert scene.table.active[0] == item("binoculars")


def test_items_8a_and_when_one_gets_an_improvement_by_trade() -> None:
    scene = Scene().items(0, "fine_clothes").items(1, "binoculars").at(1, "captains cabin").turn()
    scene.play(m.TRADE, name_item("fine_clothes"), YES)
    assert (scene.prompt, scene.seat) == ("improvement", 1)
    scene.play(name_item("fine_clothes"))
    assert scene.table.active[:2] == [-1, item("fine_clothes")]


def test_items_8b_and_when_one_loses_an_improvement_by_trade() -> None:
    scene = two("mystical_text").at(1, "captains cabin").turn().play(m.TRADE, name_item("fine_clothes"), YES)
    assert (scene.prompt, scene.seat) == ("improvement", 0)
    scene.play(name_item("binoculars"))
    assert scene.table.active[:2] == [item("binoculars"), item("fine_clothes")]


def test_items_8b_and_when_another_effect_takes_it() -> None:
    scene = two("mystical_text").crisis("criminal_activity").play(OPTION_B, name_item("fine_clothes"))
    assert (scene.prompt, scene.seat) == ("improvement", 0)
    scene.play(name_item("mystical_text"))
    assert scene.table.active[0] == item("mystical_text")


def test_items_9_to_change_it_turn_one_up_and_all_others_down() -> None:
    scene = from_the_start(two("mystical_text")).play(name_item("mystical_text"))
    assert (scene.table.active[0], scene.told(e.IMPROVEMENT_CHOSEN)) == (
        item("mystical_text"), [(0, item("mystical_text"))]
    )  # fmt: skip
    assert skill_set(scene.table, 0) == [3, 1, 0, 0, 2]


def test_items_10_the_skill_of_the_active_one_counts_as_part_of_the_skill_set() -> None:
    scene = from_the_start(Scene().items(0, "mystical_text"))
    assert drawn(scene) == {INFLUENCE: 3, LORE: 1, WILL: 2}


def test_items_10a_a_change_at_the_start_of_the_turn_comes_before_the_draw() -> None:
    scene = from_the_start(two())
    assert (scene.prompt, scene.hand_of(0)) == ("improvement", [])
    scene.play(name_item("binoculars"))
    assert drawn(scene) == {INFLUENCE: 3, OBSERVATION: 1, WILL: 2}


def test_items_10b_in_the_brig_it_does_not_count() -> None:
    scene = from_the_start(Scene().items(0, "mystical_text").at(0, "brig"))
    assert drawn(scene) == {INFLUENCE: 3, WILL: 2}
