"""Skill checks step by step, and the skills that support them (topics 23, 28)."""

from __future__ import annotations

import pytest
from staging import DONE, FAIL, PARTIAL, SUCCESS, Scene, add, card, item, space, to_seat

from undertow.games.unfathomable import events as e
from undertow.games.unfathomable import moves as m
from undertow.games.unfathomable.board import INFLUENCE, LORE, OBSERVATION, STRENGTH, TREACHERY, WILL
from undertow.games.unfathomable.cards.mythos import CARDS, CHOICE
from undertow.games.unfathomable.cards.programs import NOTHING
from undertow.games.unfathomable.cards.skills import SKILL
from undertow.games.unfathomable.procedures.checking import FOR_A_ROOM, NO_PARTIAL
from undertow.games.unfathomable.procedures.checks import SkillCheck
from undertow.kernel.log import ALL

CAST = ("jeanne", "arjun", "jamie")  # nobody with a say in checks
LORE_AND_STRENGTH = 1 << LORE | 1 << STRENGTH


def check(target: int = 8, partial: int = NO_PARTIAL, no_chaos: int = 1) -> SkillCheck:
    """A check on lore and strength, without chaos cards."""
    return SkillCheck(target, partial, LORE_AND_STRENGTH, FOR_A_ROOM, 0, no_chaos)


def next_chaos(scene: Scene, *names: str) -> Scene:
    """Put cards of the chaos deck on top of it."""
    for name in names:
        scene.table.chaos.remove(card(name))
        scene.table.chaos.append(card(name))
    return scene


def fire(*cards: str) -> Scene:
    """Fire on board: 11 or more, in part 8 or more, with observation and strength. Chaos cards bring 4."""
    scene = next_chaos(Scene(*CAST), "observation 2", "strength 2").hand(1, *cards).dice()
    for seat in range(3):
        scene.at(seat, "deck 8")
    scene.crisis("shipboard_fire")
    while scene.prompt == "add_cards":
        rest = [move for move in scene.moves if move != DONE]
        scene.play(rest[0] if rest else DONE)
    return scene


def added(*cards: str, **others: int) -> Scene:
    """The second player adds all these cards to a check."""
    scene = Scene(*CAST).hand(1, *cards).begin(check(**others))
    for name in cards:
        scene.play(add(name))
    return scene


def order_of(scene: Scene, *kinds: int) -> list[int]:
    """The first places of some kinds of events in the log."""
    assert scene.table.events is not None
    log = [event[0] for event in scene.table.events]
    return [log.index(kind) for kind in kinds]


# -- what a check is ---------------------------------------------------------------------------------------------------


def test_skill_checks_0_crises_the_captains_cabin_and_the_brig_ask_for_checks() -> None:
    scenes = [
        Scene().crisis("hull_leak"),
        Scene().turn().play(m.ROOM_ACTION + space("captains cabin"), to_seat(1)),
        Scene().at(0, "brig").turn().play(m.ROOM_ACTION + space("brig")),
    ]
    assert [len(scene.told(e.CHECK_ANNOUNCED)) for scene in scenes] == [1, 1, 1]


def test_skill_checks_1_a_check_has_a_target_number_and_two_or_more_supporting_skills() -> None:
    for each in CARDS:
        if each.kind != CHOICE:
            assert each.target > 0
            assert each.skills.bit_count() >= 2
            assert not each.skills >> TREACHERY & 1


def test_skill_checks_1_all_other_skills_oppose_it() -> None:
    scene = added("influence 1", "observation 1", "will 1", "lore 1", "strength 1", "treachery 1")
    supports = {SKILL[kind]: sign for kind, sign in scene.told(e.CARD_TURNED_UP)}
    assert supports == {INFLUENCE: 0, OBSERVATION: 0, WILL: 0, TREACHERY: 0, LORE: 1, STRENGTH: 1}


# -- its steps ---------------------------------------------------------------------------------------------------------


def test_skill_checks_3_first_target_number_and_supporting_skills_are_announced() -> None:
    scene = Scene(*CAST).hand(1, "strength 1").begin(check(9, no_chaos=0))
    assert scene.told(e.CHECK_ANNOUNCED) == [(9, LORE_AND_STRENGTH)]
    places = order_of(scene, e.CHECK_ANNOUNCED, e.CHAOS_ADDED)
    assert places == sorted(places)


def test_skill_checks_3a_now_everyone_may_use_what_comes_before_cards_are_added() -> None:
    scene = Scene(*CAST).hand(2, "observation 5").begin(check(no_chaos=0))
    assert (scene.prompt, scene.seat, scene.table.drawn) == ("react", 2, [])
    scene.play(m.REACT, m.PLAY + card("observation 5"))
    assert scene.told(e.CHAOS_ADDED) == []


def test_skill_checks_4_the_pile_starts_with_the_top_two_chaos_cards_face_down() -> None:
    scene = Scene(*CAST).hand(1, "strength 1")
    top = scene.table.chaos[-2:]
    scene.begin(check(no_chaos=0))
    assert (sorted(scene.table.drawn), len(scene.table.chaos)) == (sorted(top), 8)
    seen = scene.table.view(0)["check"]
    assert (seen["drawn"], seen["pile"]) == (2, [])


def test_skill_checks_5_from_the_left_of_the_current_player_everyone_has_one_chance() -> None:
    scene = Scene(*CAST, windows="ask")
    for seat in range(3):
        scene.hand(seat, "strength 1", "strength 2", "strength 3")
    scene.begin(check())
    asked = []
    while scene.prompt == "add_cards":
        asked.append(scene.seat)
        scene.play(add("strength 1"), add("strength 3"), DONE)
    assert asked == [1, 2, 0]
    assert scene.told(e.CARDS_ADDED) == [(1, 2), (2, 2), (0, 2)]
    assert [scene.hand_of(seat) for seat in range(3)] == [["strength 2"]] * 3


def test_skill_checks_5_the_cards_lie_face_down() -> None:
    scene = Scene(*CAST).hand(1, "strength 1", "lore 2").hand(0, "lore 1").begin(check()).play(add("lore 2"), DONE)
    for viewer in (0, 2, None):
        seen = scene.table.view(viewer)
        assert (seen["check"]["added"], seen["check"]["open"], seen["added"]) == ([0, 1, 0], [[], [], []], [])


def test_skill_checks_5a_nobody_has_to_add_cards() -> None:
    scene = Scene(*CAST).hand(0, "lore 1").hand(1, "lore 3").hand(2, "strength 4").begin(check())
    for seat in (1, 2, 0):
        assert scene.seat == seat
        assert DONE in scene.moves
        scene.play(DONE)
    assert scene.told(e.CHECK_TOTAL) == [(0,)]


def test_skill_checks_5b_a_human_in_the_brig_adds_one_card_at_most() -> None:
    scene = Scene(*CAST, windows="ask").at(1, "brig").hand(1, "strength 1", "strength 2").begin(check())
    scene.play(add("strength 1"))
    assert scene.moves == (DONE,)
    assert scene.refused(add("strength 2")) == ["brig.5"]


def test_skill_checks_5b_a_revealed_traitor_adds_one_card_at_most() -> None:
    scene = Scene(*CAST, windows="ask").traitor(1).hand(1, "strength 1", "strength 2").begin(check())
    scene.play(add("strength 2"))
    assert scene.moves == (DONE,)
    assert scene.refused(add("strength 1")) == ["revealed_traitors.6"]


def test_skill_checks_6_the_pile_is_shuffled_so_that_nobody_can_tell_who_added_what() -> None:
    piles = []
    for first, second in (("lore 2", "will 1"), ("will 1", "lore 2")):
        scene = Scene(*CAST).hand(1, first).hand(2, second).dice(2, 1, 1).begin(check())
        scene.play(add(first), add(second))
        piles.append(scene.told(e.CARD_TURNED_UP))
    assert len(piles[0]) == 2
    assert piles[0] == piles[1]


def test_skill_checks_6_chance_sets_the_order() -> None:
    cards = ("lore 1", "lore 2", "lore 3", "strength 1")
    piles = set()
    for n in range(1, 5):
        scene = Scene(*CAST).hand(1, *cards).dice(n, 1, 1, 1).begin(check())
        scene.play(*[add(name) for name in cards])
        piles.add(tuple(scene.told(e.CARD_TURNED_UP)))
    assert len(piles) == 4


def test_skill_checks_7_all_cards_are_turned_up_one_by_one_and_sorted() -> None:
    scene = added("lore 2", "will 1", "strength 3")
    assert sorted(scene.told(e.CARD_TURNED_UP)) == [(card("lore 2"), 1), (card("strength 3"), 1), (card("will 1"), 0)]
    assert scene.table.events is not None
    assert {event[1] for event in scene.table.events if event[0] == e.CARD_TURNED_UP} == {ALL}


def test_skill_checks_8_supporting_values_count_for_it_opposing_values_against_it() -> None:
    assert added("lore 2", "strength 3", "will 1", "influence 2").told(e.CHECK_TOTAL) == [(2,)]
    assert added("will 2", "treachery 4").told(e.CHECK_TOTAL) == [(-6,)]


@pytest.mark.parametrize(("target", "outcome"), [(4, SUCCESS), (5, SUCCESS), (6, FAIL)])
def test_skill_checks_8a_the_target_number_or_more_is_a_success(target: int, outcome: int) -> None:
    scene = added("lore 2", "strength 3", target=target)
    assert (scene.table.outcome, scene.told(e.CHECK_OUTCOME)) == (outcome, [(outcome,)])


def test_skill_checks_8a_i_then_what_a_success_brings_happens() -> None:
    scene = fire("strength 3", "strength 4")
    assert (scene.told(e.CHECK_TOTAL), scene.told(e.CHECK_OUTCOME)) == ([(11,)], [(SUCCESS,)])
    assert len(scene.damaged_rooms()) == 1


def test_skill_checks_8a_i_a_room_too_does_what_depends_on_success() -> None:
    scene = next_chaos(Scene("jeanne", "arjun", "jamie"), "influence 2", "observation 2").hand(2, "influence 4")
    scene.at(0, "captains cabin").turn().play(m.ROOM_ACTION + space("captains cabin"), to_seat(1))
    while scene.prompt == "react":
        scene.play(m.PASS)
    scene.play(add("influence 4"))
    assert (scene.table.total, scene.place_of(1)) == (8, "brig")


def test_skill_checks_8b_some_crises_have_a_number_for_a_partial_success() -> None:
    partial = [each for each in CARDS if each.partial != NO_PARTIAL]
    assert partial
    for each in partial:
        assert each.partial < each.target
        assert each.third != NOTHING


@pytest.mark.parametrize(("cards", "total"), [(["strength 4"], 8), (["strength 4", "strength 2"], 10)])
def test_skill_checks_8b_i_from_that_number_on_its_effect_happens(cards: list[str], total: int) -> None:
    scene = fire(*cards)
    assert (scene.told(e.CHECK_TOTAL), scene.told(e.CHECK_OUTCOME)) == ([(total,)], [(PARTIAL,)])
    assert len(scene.damaged_rooms()) == 2


@pytest.mark.parametrize(("target", "treachery"), [(4, 2), (5, 0)])
def test_skill_checks_8b_ii_it_is_neither_success_nor_failure_for_other_effects(target: int, treachery: int) -> None:
    scene = Scene(*CAST).items(0, "lucky_ring").hand(1, "lore 2").begin(check(target, 3)).play(add("lore 2"))
    scene.play(m.REACT, m.USE_ITEM + item("lucky_ring"))  # after a success it shuffles treachery cards in
    assert (scene.table.outcome, scene.treachery()) == (SUCCESS if treachery else PARTIAL, treachery)


@pytest.mark.parametrize("partial", [NO_PARTIAL, 7])
def test_skill_checks_8c_less_than_both_numbers_is_a_failure(partial: int) -> None:
    assert added("lore 2", "strength 4", partial=partial).table.outcome == FAIL


def test_skill_checks_8c_i_then_what_a_failure_brings_happens() -> None:
    scene = fire("strength 3")
    assert (scene.told(e.CHECK_TOTAL), scene.told(e.CHECK_OUTCOME)) == ([(7,)], [(FAIL,)])
    assert len(scene.damaged_rooms()) == 3


def test_skill_checks_9_all_cards_go_to_the_discard_piles_of_their_types() -> None:
    scene = next_chaos(Scene(*CAST), "lore 1", "will 2").hand(1, "lore 2", "influence 1").begin(check(no_chaos=0))
    scene.play(add("lore 2"), add("influence 1"))
    t = scene.table
    assert (t.pile, t.drawn, t.added) == ([], [], [[], [], []])
    assert [sorted(pile) for pile in t.discards] == [
        [card("influence 1")], [card("lore 1"), card("lore 2")], [], [], [card("will 2")], [],
    ]  # fmt: skip


# -- supporting skills -------------------------------------------------------------------------------------------------


def test_supporting_skills_0_the_skills_pictured_beside_the_target_number_support() -> None:
    scene = Scene(*CAST).hand(1, "lore 1").crisis("shipboard_fire")
    assert scene.told(e.CHECK_ANNOUNCED) == [(11, 1 << OBSERVATION | 1 << STRENGTH)]
    assert scene.table.view(0)["check"]["skills"] == [OBSERVATION, STRENGTH]
    assert all(each.skills.bit_count() >= 2 for each in CARDS if each.kind != CHOICE)


def test_supporting_skills_1_they_add_their_value_to_the_total() -> None:
    assert added("lore 2", "strength 3").table.total == 5
