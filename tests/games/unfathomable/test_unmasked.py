"""What each character does when revealing as a traitor."""

from __future__ import annotations

import pytest
from staging import DONE, OPTION_A, Scene, item, mythos_card, name_item, space, to_seat, to_space

from undertow.games.unfathomable import events as e
from undertow.games.unfathomable import moves as m
from undertow.games.unfathomable.board import HYBRID
from undertow.games.unfathomable.cards.characters import SLUGS
from undertow.games.unfathomable.procedures.reveal import REVEAL_ABILITIES


def unmasked(name: str, *others: str) -> Scene:
    """A table whose first player is about to reveal as a traitor."""
    cast = [other for other in ("keilani", "arjun", "william", "samira") if other != name][:2]
    return Scene(name, *(others or cast)).loyal(0, "hybrid")


REVEAL = m.REVEAL + HYBRID


def test_reveal_2_every_character_has_a_reveal_ability() -> None:
    assert sorted(REVEAL_ABILITIES) == list(range(10))


def test_unmasked_keilani_costs_sanity() -> None:
    scene = unmasked("keilani").turn().play(REVEAL)
    scene.gained(sanity=-1)
    assert scene.prompt == "traitor_action"


def test_unmasked_keilani_may_end_the_game() -> None:
    scene = unmasked("keilani").dial("sanity", 1).turn().play(REVEAL)
    assert scene.table.result is not None
    assert scene.table.result.ending == "sanity"
    assert scene.table.result.winners == (0,)


def test_unmasked_arjun_resets_the_travel_track() -> None:
    scene = unmasked("arjun").track("travel", 3).track("ritual", 2).turn().play(REVEAL)
    assert (scene.track_of("travel"), scene.track_of("ritual")) == (0, 2)


def test_unmasked_jeanne_damages_an_undamaged_room_of_her_choice() -> None:
    scene = unmasked("jeanne").damaged("chapel").turn().play(REVEAL)
    assert scene.prompt == "sabotage"
    rooms = ("bridge", "captains cabin", "cargo hold", "galley", "boiler room")
    assert scene.moves == tuple(to_space(name) for name in rooms)
    scene.play(to_space("galley"))
    assert scene.damaged_rooms() == ["chapel", "galley"]


def test_unmasked_jeanne_takes_the_last_undamaged_room_and_ends_the_game() -> None:
    rooms = ("bridge", "chapel", "captains cabin", "cargo hold", "galley")
    scene = unmasked("jeanne").damaged(*rooms).turn().play(REVEAL)
    assert scene.table.result is not None
    assert scene.table.result.ending == "damage"


def test_unmasked_jamie_defeats_every_human_in_his_space_but_not_himself() -> None:
    scene = unmasked("jamie", "arjun", "william", "samira").at(2, "bridge").turn().play(REVEAL)
    assert scene.prompt == "who_is_defeated_first"
    scene.play(to_seat(2))
    assert [scene.place_of(seat) for seat in range(4)] == ["bridge", "sick bay", "sick bay", "cargo hold"]


def test_unmasked_jamie_defeats_every_passenger_in_his_space() -> None:
    scene = unmasked("jamie").at(0, "deck 5").on_deck("deck 5", 1, 1).on_deck("deck 6", 1).turn().play(REVEAL)
    scene.gained(souls=-2)
    assert scene.passengers() == {"deck 6": 1}


def test_unmasked_svetlana_defeats_a_passenger_anywhere() -> None:
    scene = unmasked("svetlana").on_deck("deck 5", 2).turn().play(REVEAL)
    assert scene.prompt == "patient"
    assert scene.moves == (to_space("deck 5"), OPTION_A)
    scene.play(to_space("deck 5")).gained(souls=-2)
    assert scene.passengers() == {}


def test_unmasked_svetlana_defeats_a_passenger_in_the_supply() -> None:
    scene = unmasked("svetlana").on_deck("deck 5", 2).dice(3).turn().play(REVEAL, OPTION_A)
    scene.gained(souls=-1)
    assert scene.passengers() == {"deck 5": 1}


def test_unmasked_svetlana_finds_nobody_in_an_empty_supply() -> None:
    scene = unmasked("svetlana").on_deck("deck 5", 2).on_deck("deck 6", 1).supply(0).turn().play(REVEAL)
    assert scene.refused(OPTION_A) == ["unmasked.svetlana"]
    scene = unmasked("svetlana").supply(0).turn().play(REVEAL)
    assert scene.prompt == "traitor_action"


def test_unmasked_beatrice_spawns_deep_ones_in_four_different_water_spaces() -> None:
    scene = unmasked("beatrice").turn().play(REVEAL)
    for i in (8, 1, 3, 5):
        assert scene.prompt == "divide"
        scene.play(to_space(f"water {i}"))
        assert to_space(f"water {i}") not in scene.moves
    assert scene.monsters() == {"water 1": 1, "water 3": 1, "water 5": 1, "water 8": 1}
    assert scene.prompt == "traitor_action"


def test_unmasked_beatrice_may_end_the_game() -> None:
    scene = unmasked("beatrice").deep_ones("deck 1", 19).turn().play(REVEAL, to_space("water 1"), to_space("water 2"))
    assert scene.table.result is not None
    assert scene.table.result.ending == "deep_ones"


def draws(scene: Scene, name: str) -> Scene:
    """The next mythos card is this one."""
    scene.table.mythos.remove(mythos_card(name))
    scene.table.mythos.append(mythos_card(name))
    return scene


def test_unmasked_edmund_resolves_a_check_as_failed_and_ignores_the_icons() -> None:
    scene = draws(unmasked("edmund"), "food_stores_raid").turn().play(REVEAL)
    scene.gained(food=-2)
    assert scene.told(e.CHECK_ANNOUNCED) == []
    assert scene.discarded("food_stores_raid")
    assert scene.told(e.MONARCH_ACTIVATES) == []
    assert (scene.track_of("travel"), scene.track_of("ritual")) == (0, 0)


def test_unmasked_edmund_makes_the_choices_of_a_crisis() -> None:
    scene = draws(unmasked("edmund"), "food_rationing").title("captain", 1).turn().play(REVEAL)
    assert (scene.seat, scene.prompt) == (0, "crisis_food_rationing")


def test_unmasked_edmund_chooses_between_failure_and_the_other_option() -> None:
    scene = draws(unmasked("edmund"), "firemen_strike").turn().play(REVEAL)
    assert (scene.seat, scene.prompt) == (0, "crisis_firemen_strike")
    scene.play(OPTION_A)
    assert scene.told(e.CHECK_ANNOUNCED) == []
    assert scene.place_of(0) == "brig"


def test_unmasked_edmund_discards_his_own_green_card() -> None:
    scene = draws(draws(unmasked("edmund"), "food_rationing"), "gift_of_the_mother").turn().play(REVEAL)
    assert scene.discarded("gift_of_the_mother")
    assert scene.prompt == "crisis_food_rationing"


def test_unmasked_ishmael_activates_each_deep_one_in_his_space() -> None:
    scene = unmasked("ishmael").deep_ones("galley", 2).deep_ones("deck 1").turn().play(REVEAL)
    assert scene.place_of(0) == "galley"
    assert scene.damaged_rooms() == ["galley"]
    assert scene.monsters() == {"galley": 1, "boiler room": 1, "deck 1": 1}


def test_unmasked_ishmael_sets_deep_ones_on_humans_but_not_on_himself() -> None:
    scene = unmasked("ishmael").at(1, "galley").deep_ones("galley").dice(6).turn().play(REVEAL)
    assert (scene.place_of(0), scene.place_of(1)) == ("galley", "sick bay")


def test_unmasked_ishmael_calls_nobody_where_nobody_is() -> None:
    scene = unmasked("ishmael").deep_ones("deck 1").turn().play(REVEAL)
    assert scene.monsters() == {"deck 1": 1}
    assert scene.prompt == "traitor_action"


def test_unmasked_william_moves_the_ritual_by_up_to_two_steps() -> None:
    scene = unmasked("william").track("ritual", 1).turn().play(REVEAL)
    assert scene.prompt == "disrupt"
    assert scene.moves == tuple(m.CHANGE + 20 + n for n in (-1, 0, 1, 2))
    scene.play(m.CHANGE + 22)
    assert scene.track_of("ritual") == 3


@pytest.mark.parametrize(("change", "result"), [(-2, 1), (-1, 2), (0, 3)])
def test_unmasked_william_moves_the_ritual_back_or_not_at_all(change: int, result: int) -> None:
    scene = unmasked("william").track("ritual", 3).turn().play(REVEAL, m.CHANGE + 20 + change)
    assert scene.track_of("ritual") == result


def test_unmasked_william_may_complete_the_ritual() -> None:
    scene = unmasked("william").track("ritual", 3).deep_ones("water 1", 2).turn().play(REVEAL, m.CHANGE + 22)
    assert scene.track_of("ritual") == 1
    assert scene.monsters() == {}


def test_unmasked_samira_takes_an_item_from_a_human_in_her_space() -> None:
    scene = unmasked("samira").at(1, "cargo hold").items(1, "shotgun").items(2, "almanac").turn().play(REVEAL)
    assert scene.items_of(0) == ["shotgun"]
    assert scene.items_of(2) == ["almanac"]


def test_unmasked_samira_chooses_among_several_items() -> None:
    scene = unmasked("samira").at(1, "cargo hold").at(2, "cargo hold").items(1, "shotgun").items(2, "almanac")
    scene.items(0, "starbuck").turn().play(REVEAL)
    assert scene.prompt == "pickpocket"
    assert scene.moves == (name_item("almanac"), name_item("shotgun"))
    scene.play(name_item("almanac"))
    assert scene.items_of(0) == ["almanac", "starbuck"]
    assert scene.items_of(2) == []


def test_unmasked_samira_may_choose_the_active_improvement() -> None:
    scene = unmasked("samira").at(1, "cargo hold").items(0, "fine_clothes").items(1, "binoculars").turn().play(REVEAL)
    assert scene.prompt == "improvement"
    scene.play(name_item("binoculars"))
    assert scene.table.active[0] == item("binoculars")


def test_unmasked_samira_finds_nothing_where_nobody_is() -> None:
    scene = unmasked("samira").items(1, "shotgun").turn().play(REVEAL)
    assert scene.items_of(0) == []
    assert scene.prompt == "traitor_action"


@pytest.mark.parametrize("name", SLUGS)
def test_reveal_2_nothing_happens_in_the_brig(name: str) -> None:
    scene = unmasked(name).at(0, "brig").turn().play(REVEAL)
    scene.gained()
    assert scene.prompt == "traitor_action"
    assert scene.damaged_rooms() == []
    assert scene.monsters() == {}


def test_reveal_6_cards_may_be_exchanged_for_treachery_after_the_reveal_ability() -> None:
    scene = unmasked("keilani").hand(0, "lore 1", "will 1").turn().play(REVEAL)
    assert scene.prompt == "exchange"
    scene.play(m.DISCARD + 5, DONE)
    assert [name.split()[0] for name in scene.hand_of(0)] == ["will", "treachery"]
    assert scene.table.shown[0] == HYBRID
    assert scene.table.where[0] == space("captains cabin")
