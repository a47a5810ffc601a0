"""Mythos cards: how they are drawn, their crises, their icons (topic 35)."""

from __future__ import annotations

import pytest
from staging import (
    DONE,
    FAIL,
    OPTION_A,
    OPTION_B,
    PARTIAL,
    SUCCESS,
    Scene,
    add,
    card,
    item,
    mythos_card,
    space,
)

from undertow.games.unfathomable import events as e
from undertow.games.unfathomable import moves as m
from undertow.games.unfathomable.board import OBSERVATION, RITUAL, STRENGTH, TRAVEL
from undertow.games.unfathomable.cards.characters import CHARACTERS
from undertow.games.unfathomable.cards.mythos import (
    ACTIVATE_DAGON,
    ACTIVATE_DEEP_ONES,
    ACTIVATE_HYDRA,
    ADVANCE_EITHER,
    ADVANCE_RITUAL,
    ADVANCE_TRAVEL,
    CARDS,
    CHECK,
    CHOICE,
    COMBINED,
    NO_PARTIAL,
)
from undertow.games.unfathomable.procedures.checks import SkillCheck
from undertow.games.unfathomable.procedures.monsters import ActivateDeepOnes
from undertow.games.unfathomable.procedures.mythos import MythosCard
from undertow.kernel.log import ALL

# By default seat 0 is Keilani (Captain, current player), seat 1 Arjun, seat 2 William (Keeper).
BRIDGE = m.ROOM_ACTION + space("bridge")
FOOD, MEMORY = mythos_card("food_rationing"), mythos_card("memory_of_the_deep")


def next_mythos(scene: Scene, *names: str) -> Scene:
    """Put mythos cards on top of their deck, the first one on top."""
    for name in reversed(names):
        scene.table.mythos.remove(mythos_card(name))
        scene.table.mythos.append(mythos_card(name))
    return scene


def next_chaos(scene: Scene, *names: str) -> Scene:
    """Put cards of the chaos deck on top of it."""
    for name in names:
        scene.table.chaos.remove(card(name))
        scene.table.chaos.append(card(name))
    return scene


def log_of(scene: Scene, *kinds: int) -> list[int]:
    """The kinds of events in the log, of some kinds only."""
    assert scene.table.events is not None
    return [event[0] for event in scene.table.events if event[0] in kinds]


def whole_card() -> list[int]:
    """What happens when a mythos card is resolved: two food, Deep Ones, ritual."""
    scene = Scene().mythos("food_rationing").play(OPTION_B)
    scene.gained(food=-2)
    return log_of(scene, e.RESOURCE_LOST, e.DEEP_ONES_ACTIVATE, e.TRACK_ADVANCED)


def icons_only(name: str, scene: Scene | None = None) -> Scene:
    """A player in the Brig draws a card: its crisis is not resolved, its icons are."""
    return (scene or Scene()).at(0, "brig").mythos(name)


# -- drawing -----------------------------------------------------------------------------------------------------------


def test_mythos_1_first_the_crisis_is_resolved() -> None:
    assert whole_card()[0] == e.RESOURCE_LOST


def test_mythos_2_then_the_activation_icon() -> None:
    assert whole_card()[1] == e.DEEP_ONES_ACTIVATE


def test_mythos_3_then_the_track_icon() -> None:
    assert whole_card()[2:] == [e.TRACK_ADVANCED]


def test_mythos_4_a_card_is_drawn_for_all_to_see_resolved_and_discarded() -> None:
    scene = Scene().mythos("food_rationing")
    assert scene.table.events is not None
    assert (e.MYTHOS_DRAWN, ALL, 0, FOOD) in scene.table.events
    assert not scene.discarded("food_rationing")
    scene.play(OPTION_B)
    assert scene.discarded("food_rationing")
    assert (scene.table.crisis, scene.prompt) == ([], "action")


def test_mythos_4a_while_it_is_resolved_everybody_may_read_it() -> None:
    scene = Scene().mythos("food_rationing")
    for viewer in (0, 1, 2, None):
        assert scene.table.view(viewer)["crisis"] == [FOOD]


def test_mythos_4b_if_another_player_has_to_choose_that_player_gets_the_card() -> None:
    scene = Scene("edmund", "arjun", "william").mythos("food_rationing")
    assert (scene.table.current, scene.seat, scene.prompt) == (0, 1, "crisis_food_rationing")


def test_mythos_4c_there_is_a_green_card_for_every_character() -> None:
    assert sorted(each.chooser for each in CARDS if each.named) == list(range(CHARACTERS))


def test_mythos_4c_i_it_leaves_the_choice_to_its_character() -> None:
    scene = Scene().mythos("memory_of_the_deep")
    assert (scene.seat, scene.prompt) == (2, "crisis_memory_of_the_deep")


def brig() -> Scene:
    """William is in the Brig."""
    return Scene().at(2, "brig")


def revealed() -> Scene:
    """William is a revealed traitor."""
    return Scene().traitor(2)


def absent() -> Scene:
    """William is not in the game."""
    return Scene("keilani", "arjun", "jeanne")


@pytest.mark.parametrize("start", [brig, revealed, absent])
def test_mythos_4c_ii_without_its_character_it_is_discarded_and_another_card_is_drawn(start) -> None:
    scene = next_mythos(start(), "memory_of_the_deep", "food_rationing").begin(MythosCard(0))
    assert (scene.told(e.MYTHOS_VOID), scene.told(e.MYTHOS_DRAWN)) == ([(MEMORY,)], [(0, FOOD)])
    assert scene.discarded("memory_of_the_deep")
    assert scene.table.events is not None
    assert (e.MYTHOS_VOID, ALL, MEMORY) in scene.table.events  # it is shown
    assert scene.prompt == "crisis_food_rationing"


def test_mythos_4c_ii_again_and_again() -> None:
    scene = next_mythos(Scene(), "ticket_please", "gift_of_the_mother", "do_no_harm", "food_rationing")
    scene.begin(MythosCard(0))
    assert (len(scene.told(e.MYTHOS_VOID)), scene.told(e.MYTHOS_DRAWN)) == (3, [(0, FOOD)])


def test_mythos_4c_iii_who_finds_such_cards_in_a_secret_look_discards_them_and_looks_at_as_many_more() -> None:
    scene = next_mythos(Scene(), "ticket_please", "food_rationing", "gift_of_the_mother", "do_no_harm", "hull_leak")
    scene.at(0, "bridge").turn().play(BRIDGE, m.DECK)
    void = [mythos_card(name) for name in ("ticket_please", "gift_of_the_mother", "do_no_harm")]
    assert scene.told(e.MYTHOS_VOID) == [(each,) for each in void]
    assert all(each in scene.table.mythos_discard for each in void)
    assert scene.told(e.MYTHOS_SEEN) == [(0, FOOD), (0, mythos_card("hull_leak"))]
    assert scene.moves == (m.MYTHOS + FOOD, m.MYTHOS + mythos_card("hull_leak"))
    assert scene.table.events is not None
    for event in scene.table.events:
        if event[0] == e.MYTHOS_VOID:
            assert event[1] == ALL  # turned up
        elif event[0] == e.MYTHOS_SEEN:
            assert event[1] == 1 << 0  # secret


def test_mythos_5_the_deck_has_its_own_open_discard_pile() -> None:
    scene = Scene().mythos("food_rationing").play(OPTION_B)
    assert scene.table.mythos_discard == [FOOD]
    assert scene.table.view(None)["mythos_discard"] == FOOD


def test_mythos_6_after_the_last_card_has_been_resolved_the_discards_become_a_new_deck() -> None:
    scene = next_mythos(Scene(), "food_rationing")
    t = scene.table
    t.mythos_discard, t.mythos, t.mythos_known = t.mythos[:-1], t.mythos[-1:], [0]
    scene.begin(MythosCard(0))
    assert (t.mythos, len(t.mythos_discard)) == ([], 69)  # not while it is resolved
    scene.play(OPTION_B)
    assert (len(t.mythos), t.mythos_discard) == (70, [])
    assert log_of(scene, e.TRACK_ADVANCED, e.MYTHOS_SHUFFLED) == [e.TRACK_ADVANCED, e.MYTHOS_SHUFFLED]


# -- crises ------------------------------------------------------------------------------------------------------------


def test_mythos_9_you_is_the_player_who_resolves_the_crisis() -> None:
    scene = Scene().hand(0, "will 1").hand(2, "lore 1", "lore 2").crisis("sacrifice_deep_one").play(OPTION_B)
    assert (scene.hand_of(0), scene.hand_of(2)) == (["will 1"], [])  # "discard your hand": the Keeper chose


def test_mythos_9a_a_choice_is_resolved_by_who_makes_it() -> None:
    scene = Scene().crisis("sacrifice_deep_one").play(OPTION_A)
    assert (scene.kept_by(0), scene.kept_by(2)) == ([], ["sacrifice_deep_one"])


def test_mythos_9a_everything_else_by_the_current_player() -> None:
    scene = Scene().title("captain", 1).next_items("shotgun").checked("passenger_riot", SUCCESS)
    assert [scene.items_of(seat) for seat in range(3)] == [["shotgun"], [], []]


def test_mythos_10_crises_are_choices_checks_or_both() -> None:
    assert {each.kind for each in CARDS} == {CHOICE, CHECK, COMBINED}


def test_mythos_11_in_a_choice_one_player_picks_one_of_two_options() -> None:
    scene = Scene().crisis("food_rationing")
    assert scene.moves == (OPTION_A, OPTION_B)
    scene.play(OPTION_B)
    assert (scene.prompt, scene.told(e.CHECK_ANNOUNCED)) == ("action", [])
    scene.gained(food=-2)


def who_decides(name: str) -> int:
    """Who decides a crisis while the fourth player has the turn; the first is Captain, the third Keeper."""
    scene = Scene("keilani", "arjun", "william", "jeanne")
    scene.table.current = 3
    return scene.crisis(name, 3).seat


def test_mythos_12_the_card_says_who_chooses() -> None:
    names = ("missing_parents", "food_rationing", "poisoned_food", "the_peacemaker")
    assert [who_decides(name) for name in names] == [3, 0, 2, 1]


def test_mythos_12a_the_current_player() -> None:
    assert who_decides("missing_parents") == 3


def test_mythos_12b_the_captain_who_has_the_title() -> None:
    assert who_decides("food_rationing") == 0
    assert Scene().title("captain", 1).crisis("food_rationing").seat == 1


def test_mythos_12c_the_keeper_of_the_tome_who_has_the_title() -> None:
    assert who_decides("poisoned_food") == 2
    assert Scene().title("keeper", 1).crisis("poisoned_food").seat == 1


def test_mythos_12d_a_character_by_name() -> None:
    assert who_decides("the_peacemaker") == 1
    assert Scene().title("captain", 2).title("keeper", 0).crisis("the_peacemaker").seat == 1


def test_mythos_13a_both_options_are_open_even_one_that_cannot_be_carried_out_in_full() -> None:
    scene = Scene().supply(1).crisis("class_struggle")
    assert scene.moves == (OPTION_A, OPTION_B)
    scene.play(OPTION_B)  # risk four passengers
    assert sum(scene.passengers().values()) == 1
    scene = Scene().title("captain", 1).crisis("ritual_support")
    assert OPTION_B in scene.moves  # retreat a ritual that stands on Start, discard cards one does not have
    scene.play(OPTION_B)
    assert (scene.prompt, scene.track_of("ritual")) == ("action", 0)


def test_mythos_14_a_crisis_may_ask_for_a_skill_check() -> None:
    scene = Scene("jeanne", "arjun", "jamie").hand(1, "strength 1").crisis("hull_leak")
    assert (scene.prompt, len(scene.told(e.CHECK_ANNOUNCED))) == ("add_cards", 1)


def test_mythos_15_it_shows_a_target_number_and_two_or_more_skills() -> None:
    scene = Scene().crisis("hull_leak")
    assert scene.told(e.CHECK_ANNOUNCED) == [(9, 1 << OBSERVATION | 1 << STRENGTH)]
    assert all(each.target and each.skills.bit_count() >= 2 for each in CARDS if each.kind != CHOICE)


def leak() -> list[tuple[int, ...]]:
    """The cards of a check on observation and strength, each with whether it supports."""
    scene = next_chaos(Scene("jeanne", "arjun", "jamie"), "observation 1", "lore 1").hand(1, "strength 3", "will 2")
    return scene.crisis("hull_leak").play(add("strength 3"), add("will 2")).told(e.CARD_TURNED_UP)


def test_mythos_15a_the_skills_it_shows_support() -> None:
    assert {(card("observation 1"), 1), (card("strength 3"), 1)} <= set(leak())


def test_mythos_15b_the_skills_it_does_not_show_oppose() -> None:
    assert {(card("lore 1"), 0), (card("will 2"), 0)} <= set(leak())


@pytest.mark.parametrize(("outcome", "sanity"), [(SUCCESS, 1), (PARTIAL, -1), (FAIL, -2)])
def test_mythos_16_it_says_what_success_and_failure_bring(outcome: int, sanity: int) -> None:
    Scene().checked("disturbing_dreams", outcome).gained(sanity=sanity)


def test_mythos_17_some_crises_have_a_number_for_a_partial_success() -> None:
    numbers = {each.slug: (each.target, each.partial) for each in CARDS if each.partial != NO_PARTIAL}
    seen = {"the_mothers_wrath": (17, 12), "shipboard_fire": (11, 8), "rat_infestation": (12, 8)}
    assert {name: numbers[name] for name in seen} == seen
    assert all(partial < target for target, partial in numbers.values())


@pytest.mark.parametrize(("cards", "sanity"), [(["lore 5"], -2), (["lore 4", "influence 2"], -1), (["lore 4"] * 3, 1)])
def test_mythos_17a_from_that_number_on_and_below_the_target_its_effect_happens(cards: list[str], sanity: int) -> None:
    scene = next_chaos(Scene("jeanne", "arjun", "jamie"), "influence 2", "lore 2").hand(1, *cards)
    scene.crisis("disturbing_dreams")  # 13, in part 10
    while scene.prompt in ("react", "add_cards"):
        scene.play(m.PASS if scene.prompt == "react" else next(move for move in scene.moves if move != DONE))
    scene.gained(sanity=sanity)


def test_mythos_17b_it_is_neither_success_nor_failure_for_other_effects() -> None:
    scene = Scene("jeanne", "arjun", "jamie").items(0, "lucky_ring").begin(SkillCheck(5, 2, 3, 0, 0, 1))
    scene.play(m.REACT, m.USE_ITEM + item("lucky_ring"))  # treachery cards are shuffled in after a success only
    assert (scene.table.outcome, scene.treachery()) == (PARTIAL, 0)


def test_mythos_18_in_a_combination_the_player_it_names_first_chooses_between_check_and_other_option() -> None:
    scene = Scene("jeanne", "arjun", "jamie").title("captain", 2).hand(1, "strength 1").crisis("bucket_brigade")
    assert (scene.seat, scene.moves, scene.told(e.CHECK_ANNOUNCED)) == (2, (OPTION_A, OPTION_B), [])
    scene.play(OPTION_A)
    assert (scene.prompt, len(scene.told(e.CHECK_ANNOUNCED))) == ("add_cards", 1)


def test_mythos_19_with_the_other_option_there_is_no_check() -> None:
    scene = Scene().hand(1, "strength 1").dice(6).crisis("bucket_brigade").play(OPTION_B)
    assert (scene.prompt, scene.told(e.CHECK_ANNOUNCED), scene.told(e.CHAOS_ADDED)) == ("action", [], [])
    scene.gained(fuel=-1)


# -- icons -------------------------------------------------------------------------------------------------------------


def test_mythos_21_every_card_has_one_of_three_activation_icons() -> None:
    assert {each.activation for each in CARDS} == {ACTIVATE_HYDRA, ACTIVATE_DAGON, ACTIVATE_DEEP_ONES}


def test_mythos_22_it_is_resolved_after_the_crisis() -> None:
    scene = Scene().mythos("food_rationing")
    assert scene.told(e.DEEP_ONES_ACTIVATE) == []
    scene.play(OPTION_B)
    assert log_of(scene, e.RESOURCE_LOST, e.DEEP_ONES_ACTIVATE) == [e.RESOURCE_LOST, e.DEEP_ONES_ACTIVATE]


def test_mythos_23_icons_in_a_crisis_are_resolved_one_after_another() -> None:
    scene = Scene().dice(1).checked("coordinated_assault", FAIL)  # Hydra, Dagon, Deep Ones
    kinds = (e.MONARCH_ACTIVATES, e.DEEP_ONES_ACTIVATE)
    assert log_of(scene, *kinds) == [e.MONARCH_ACTIVATES, e.MONARCH_ACTIVATES, e.DEEP_ONES_ACTIVATE]
    assert scene.told(e.MONARCH_ACTIVATES) == [(0,), (1,)]


def test_mythos_24a_deep_ones_every_one_on_the_board_is_activated() -> None:
    scene = Scene().deep_ones("water 1", 2).deep_ones("water 6").deep_ones("deck 5").deep_ones("the deep")
    scene.begin(ActivateDeepOnes([])).play(m.ANY_ORDER)
    assert scene.monsters() == {"deck 1": 2, "deck 6": 1, "cargo hold": 1, "the deep": 1}


def test_mythos_24a_the_icon_of_a_card_does_it() -> None:
    scene = icons_only("horrific_visions", Scene().deep_ones("water 5", 2))
    assert (scene.monsters(), scene.told(e.MONARCH_ACTIVATES)) == ({"deck 5": 2}, [])


def test_mythos_24b_father_dagon_is_activated() -> None:
    scene = icons_only("eot_failure", Scene().monarch("dagon", "water 5").deep_ones("water 3"))
    assert (scene.told(e.MONARCH_ACTIVATES), scene.told(e.DEEP_ONES_ACTIVATE)) == ([(1,)], [])
    assert scene.monsters() == {"deck 5": 2, "water 3": 1}
    assert scene.table.monarchs[1] == space("water 3")


def test_mythos_24c_mother_hydra_is_activated() -> None:
    scene = icons_only("damaged_evaporator", Scene().monarch("hydra", "water 5").deep_ones("water 3"))
    assert (scene.told(e.MONARCH_ACTIVATES), scene.told(e.DEEP_ONES_ACTIVATE)) == ([(0,)], [])
    assert (scene.damaged_rooms(), scene.monsters()) == (["cargo hold"], {"water 3": 1})
    assert scene.table.monarchs[0] == space("water 3")


def test_mythos_25_every_card_has_one_of_three_track_icons() -> None:
    assert {each.track for each in CARDS} == {ADVANCE_TRAVEL, ADVANCE_RITUAL, ADVANCE_EITHER}


def test_mythos_26_it_is_resolved_after_the_activation_icon() -> None:
    scene = icons_only("horrific_visions", Scene().deep_ones("water 5"))
    kinds = (e.DEEP_ONES_MOVED, e.TRACK_ADVANCED)
    assert log_of(scene, *kinds) == [e.DEEP_ONES_MOVED, e.TRACK_ADVANCED]


def test_mythos_27a_travel_the_travel_token_advances_one_space() -> None:
    assert icons_only("hull_leak").table.tracks == [1, 0]


def test_mythos_27b_ritual_the_ritual_token_advances_one_space() -> None:
    assert icons_only("horrific_visions").table.tracks == [0, 1]


@pytest.mark.parametrize(("track", "after"), [(TRAVEL, [1, 0]), (RITUAL, [0, 1])])
def test_mythos_27c_choice_the_current_player_advances_either(track: int, after: list[int]) -> None:
    scene = Scene().title("captain", 1).mythos("just_desserts").play(OPTION_B)
    assert (scene.prompt, scene.seat, scene.moves) == ("either_track", 0, (m.TRACK + TRAVEL, m.TRACK + RITUAL))
    scene.play(m.TRACK + track)
    assert scene.table.tracks == after


def test_mythos_27c_i_for_a_current_player_in_the_brig_the_captain_picks() -> None:
    scene = icons_only("just_desserts", Scene().title("captain", 1))
    assert (scene.prompt, scene.seat) == ("either_track", 1)
    scene.play(m.TRACK + RITUAL)
    assert scene.table.tracks == [0, 1]
