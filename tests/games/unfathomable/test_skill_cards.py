"""Skill sets, skill cards and the hand limit (topics 21, 22, 26)."""

from __future__ import annotations

from bisect import insort

import pytest
from staging import (
    DONE,
    Scene,
    act_card,
    add,
    card,
    discard,
    item,
    mythos_card,
    skill,
    space,
    to_seat,
    walk,
)

from undertow.games.unfathomable import events as e
from undertow.games.unfathomable import moves as m
from undertow.games.unfathomable.board import INFLUENCE, LORE, SKILLS, STRENGTH, TREACHERY, WILL
from undertow.games.unfathomable.cards.characters import SKILL_SETS, SLUGS
from undertow.games.unfathomable.cards.skills import ABILITIES, ABILITY, KINDS, SKILL, VALUE
from undertow.games.unfathomable.procedures.checking import FOR_A_ROOM, NO_PARTIAL
from undertow.games.unfathomable.procedures.checks import SkillCheck
from undertow.games.unfathomable.procedures.dice import Roll
from undertow.kernel.log import ALL

TEN = ["influence 1"] * 6 + ["influence 2"] * 4
ELEVEN = ["strength 1"] * 6 + ["observation 1"] * 5
TWELVE = ["lore 1"] * 6 + ["will 1"] * 6
GALLEY = m.ROOM_ACTION + space("galley")


def at_step(scene: Scene, rule: str) -> Scene:
    """The first player's turn goes on from a step."""
    scene.table.stack[0].go_to(rule)
    return scene.turn()


def types(scene: Scene, seat: int) -> dict[str, int]:
    """How many cards of each type a player holds."""
    held = [name.split()[0] for name in scene.hand_of(seat)]
    return {kind: held.count(kind) for kind in SKILLS if kind in held}


def leave(scene: Scene, kind: int, n: int) -> Scene:
    """Leave so many cards in a skill deck; the third player holds the others."""
    t = scene.table
    while len(t.decks[kind]) > n:
        insort(t.hands[2], t.decks[kind].pop())
        t.most[2][kind] += 1
    return scene


def check() -> SkillCheck:
    """A check on lore and strength without chaos cards."""
    return SkillCheck(8, NO_PARTIAL, 1 << LORE | 1 << STRENGTH, FOR_A_ROOM, 0, 1)


# -- skill set ---------------------------------------------------------------------------------------------------------


def test_skill_set_0_it_is_how_many_cards_of_which_types_a_sheet_shows() -> None:
    assert SKILL_SETS[SLUGS.index("william")] == (0, 3, 0, 0, 2)
    assert SKILL_SETS[SLUGS.index("svetlana")] == (2, 1, 2, 0, 0)
    assert SKILL_SETS[SLUGS.index("jeanne")] == (1, 0, 2, 2, 0)
    assert [sum(cards) for cards in SKILL_SETS] == [5] * 10


def test_skill_set_1_the_current_player_draws_it() -> None:
    scene = at_step(Scene("william", "arjun", "keilani"), "turns.1")
    assert types(scene, 0) == {"lore": 3, "will": 2}
    assert (scene.hand_of(1), scene.hand_of(2)) == ([], [])
    assert (scene.prompt, scene.seat) == ("action", 0)


def test_skill_set_1a_in_the_sick_bay_one_draws_a_single_card_of_it() -> None:
    scene = at_step(Scene("william", "arjun", "keilani").at(0, "sick bay"), "turns.1")
    assert (scene.prompt, scene.moves) == ("choose_skills", (skill("lore"), skill("will")))
    scene.play(skill("will"))
    assert types(scene, 0) == {"will": 1}
    assert scene.prompt == "action"


def test_skill_set_2_an_improvement_adds_a_card_of_its_type() -> None:
    scene = at_step(Scene("william", "arjun", "keilani").items(0, "binoculars"), "turns.1")
    assert types(scene, 0) == {"lore": 3, "observation": 1, "will": 2}


# -- skill cards -------------------------------------------------------------------------------------------------------


def test_skill_cards_0_a_card_is_played_for_its_ability() -> None:
    scene = Scene().hand(0, "influence 5").dice(8).turn().play(act_card("influence 5"))
    scene.gained(sanity=1)


def test_skill_cards_0_or_added_to_a_check_where_it_supports_or_opposes() -> None:
    scene = Scene().hand(1, "lore 2").hand(2, "will 1").begin(check()).play(add("lore 2"), add("will 1"))
    assert scene.table.total == 2 - 1


def test_skill_cards_1_a_card_has_a_type_a_value_and_an_ability() -> None:
    for kind in range(KINDS):
        assert 0 <= SKILL[kind] < 6
        assert 1 <= VALUE[kind] <= 5
        assert ABILITIES[ABILITY[kind]]


def test_skill_cards_2_there_are_six_types() -> None:
    assert SKILLS == ("influence", "lore", "observation", "strength", "will", "treachery")
    assert {SKILL[kind] for kind in range(KINDS)} == set(range(6))


def test_skill_cards_2a_each_type_has_its_own_deck_and_its_own_discard_pile() -> None:
    scene = at_step(Scene().hand(0, *TEN[:5], *TWELVE[:1], *TWELVE[6:11]), "turns.7").play(discard("lore 1"))
    assert scene.table.discards[LORE] == [card("lore 1")]
    assert [len(pile) for pile in scene.table.discards] == [0, 1, 0, 0, 0, 0]
    for kind, deck in enumerate(scene.table.decks):
        assert {SKILL[each] for each in deck} == {kind}
    assert scene.table.view(None)["discards"][LORE] == card("lore 1")  # face up


def test_skill_cards_2b_after_the_last_card_the_discards_become_a_new_deck() -> None:
    scene = Scene("william", "arjun", "keilani")
    t = scene.table
    t.discards[LORE], t.decks[LORE] = t.decks[LORE][:-3], t.decks[LORE][-3:]
    before = sorted(t.discards[LORE])
    at_step(scene, "turns.1")
    assert types(scene, 0)["lore"] == 3
    assert (sorted(t.decks[LORE]), t.discards[LORE]) == (before, [])
    assert scene.told(e.SKILL_DECK_REBUILT) == [(LORE,)]


def test_skill_cards_2b_only_then() -> None:
    scene = Scene("william", "arjun", "keilani")
    t = scene.table
    t.discards[LORE], t.decks[LORE] = t.decks[LORE][:-4], t.decks[LORE][-4:]
    at_step(scene, "turns.1")
    assert (len(t.decks[LORE]), scene.told(e.SKILL_DECK_REBUILT)) == (1, [])


def test_skill_cards_2b_i_where_there_is_no_card_none_can_be_drawn() -> None:
    scene = at_step(leave(Scene("william", "arjun", "jeanne"), LORE, 0), "turns.1")
    assert types(scene, 0) == {"will": 2}


def test_skill_cards_2b_i_and_none_can_be_chosen() -> None:
    scene = leave(Scene("william", "arjun", "jeanne"), LORE, 0).at(0, "galley").turn().play(GALLEY)
    assert skill("lore") not in scene.moves
    assert scene.refused(skill("lore")) == ["skill_cards.2b.i"]


def test_skill_cards_2b_i_nor_more_than_there_are() -> None:
    scene = leave(Scene("william", "arjun", "jeanne"), LORE, 1).at(0, "galley").turn().play(GALLEY)
    scene.play(skill("lore"))
    assert scene.refused(skill("lore")) == ["skill_cards.2b.i"]


def test_skill_cards_2b_ii_a_discard_alone_does_not_renew_an_empty_deck_but_the_next_draw_does() -> None:
    scene = leave(Scene("william", "arjun", "jeanne").hand(0, "lore 1"), LORE, 0)
    t = scene.table
    t.discard(0, card("lore 1"))
    assert (t.decks[LORE], t.discards[LORE]) == ([], [card("lore 1")])
    at_step(scene, "turns.1")
    assert types(scene, 0) == {"lore": 1, "will": 2}
    assert (t.decks[LORE], t.discards[LORE]) == ([], [])


def test_skill_cards_2c_humans_do_not_draw_treachery_cards() -> None:
    scene = Scene().at(0, "galley").turn().play(GALLEY)
    assert skill("treachery") not in scene.moves
    assert scene.refused(skill("treachery")) == ["skill_cards.2c"]


def test_skill_cards_2c_humans_do_not_use_them() -> None:
    scene = Scene().hand(0, "treachery 1", "treachery 3").turn()
    for name in ("treachery 1", "treachery 3"):
        assert scene.refused(act_card(name)) == ["action_abilities.2b"]


def test_skill_cards_2c_revealed_traitors_do_both() -> None:
    scene = at_step(Scene("william", "arjun", "keilani").traitor(0), "turns.1")
    scene.play(skill("lore"), skill("lore"), DONE)
    assert types(scene, 0) == {"lore": 1, "will": 2, "treachery": 2}
    scene.play(act_card("treachery 1"))
    assert scene.monsters() == {"the deep": 1}


def test_skill_cards_3_everyone_has_a_hand_of_skill_cards() -> None:
    scene = Scene().hand(0, "lore 1").hand(1, "will 2").hand(2, "strength 3").turn()
    for seat, name in enumerate(("lore 1", "will 2", "strength 3")):
        assert scene.table.view(seat)["hand"] == [card(name)]


def test_skill_cards_3a_a_card_that_is_drawn_joins_the_hand() -> None:
    scene = Scene("william", "arjun", "keilani").hand(0, "strength 2")
    at_step(scene, "turns.1")
    assert types(scene, 0) == {"lore": 3, "strength": 1, "will": 2}
    assert scene.told(e.CARDS_DRAWN) == [(0, LORE, 3), (0, WILL, 2)]  # of what types they are, all can see
    assert scene.table.events is not None
    seen = [event for event in scene.table.events if event[0] == e.CARD_DRAWN]
    assert [event[1] for event in seen] == [1 << 0] * 5  # which ones, only their owner


def test_skill_cards_3a_i_first_one_says_how_many_cards_come_from_which_decks() -> None:
    scene = Scene().at(0, "galley").turn().play(GALLEY)
    for name in ("lore", "lore", "will"):
        scene.play(skill(name))
        assert scene.hand_of(0) == []
    scene.play(DONE)
    assert types(scene, 0) == {"lore": 2, "will": 1}


def test_skill_cards_3b_no_other_cards_are_held_in_hand() -> None:
    scene = Scene().items(0, "shotgun").feat(0).keeps(0, "sacrifice_deep_one").casts(0, "flesh_ward").turn()
    seen = scene.table.view(1)["players"][0]
    assert (scene.hand_of(0), seen["hand"]) == ([], 0)
    assert (seen["items"], seen["mythos"]) == ([item("shotgun")], [mythos_card("sacrifice_deep_one")])  # open to all


def test_skill_cards_3c_how_many_cards_everyone_holds_is_open() -> None:
    scene = Scene().hand(0, "lore 1", "lore 2").hand(2, *TEN).turn()
    for viewer in (0, 1, 2, None):
        assert [player["hand"] for player in scene.table.view(viewer)["players"]] == [2, 0, 10]


def test_skill_cards_3d_the_limit_is_ten() -> None:
    scene = at_step(Scene().hand(0, *TEN), "turns.7")
    assert (scene.prompt, scene.seat) == ("action", 1)  # nothing to discard: the next player's turn
    assert len(scene.hand_of(0)) == 10


def three_hands() -> Scene:
    """The discard step: the first player holds two cards too many, the second one, the third none."""
    return at_step(Scene().hand(0, *TWELVE).hand(1, *ELEVEN).hand(2, *TEN), "turns.7")


def discard_down(scene: Scene) -> Scene:
    """All discard down to the limit, in the order that the current player sets."""
    assert (scene.prompt, scene.seat, scene.moves) == ("who_comes_first", 0, (m.ANY_ORDER, to_seat(0), to_seat(1)))
    scene.play(m.ANY_ORDER)
    assert (scene.prompt, scene.seat) == ("discard", 0)
    assert scene.moves == (discard("lore 1"), discard("will 1"))  # whatever they choose
    scene.play(discard("will 1"), discard("lore 1"))
    assert (scene.prompt, scene.seat) == ("discard", 1)
    return scene.play(discard("observation 1"))


def test_skill_cards_3d_i_in_the_discard_step_all_discard_down_to_ten() -> None:
    scene = three_hands()
    discard_down(scene)
    assert (len(scene.hand_of(0)), len(scene.hand_of(2))) == (10, 10)
    assert scene.seat == 1
    assert types(scene, 0) == {"lore": 5, "will": 5}


def test_skill_cards_4_the_card_is_shown_to_all_and_carried_out() -> None:
    scene = Scene().hand(0, "influence 5").dice(1).turn().play(act_card("influence 5"))
    assert scene.table.events is not None
    assert [event for event in scene.table.events if event[0] == e.CARD_PLAYED] == [
        (e.CARD_PLAYED, ALL, 0, card("influence 5"))
    ]
    scene.gained(sanity=-1)


def test_skill_cards_4a_cards_are_played_in_the_turns_of_others_too() -> None:
    scene = Scene().hand(1, "observation 3").dice(4).begin(Roll())
    assert (scene.table.current, scene.seat, scene.prompt) == (0, 1, "react")
    scene.play(m.REACT, m.RAISE + card("observation 3"))
    assert scene.table.die == 6


@pytest.mark.parametrize(("first", "actions"), [("influence 5", 2), (None, 2)])
def test_skill_cards_4b_the_action_of_a_card_costs_an_action(first: str | None, actions: int) -> None:
    scene = Scene().hand(0, "influence 5").dice(8).turn()
    for n in range(actions):
        assert (scene.prompt, scene.told(e.MYTHOS_DRAWN)) == ("action", [])
        scene.play(act_card(first) if first and not n else walk(f"deck {n + 1}"))
    assert len(scene.told(e.MYTHOS_DRAWN)) == 1  # the two actions are over


def test_skill_cards_4c_after_that_it_goes_to_the_discard_pile_of_its_type() -> None:
    scene = Scene().hand(0, "influence 1").turn().play(act_card("influence 1"))
    assert (scene.hand_of(0), scene.table.played) == ([], [card("influence 1")])
    scene.play(to_seat(1)).stroll()
    assert (scene.table.played, scene.table.discards[INFLUENCE]) == ([], [card("influence 1")])


def test_skill_cards_4c_so_do_cards_that_are_no_actions() -> None:
    scene = Scene().hand(1, "observation 3").dice(4).begin(Roll()).play(m.REACT, m.LOWER + card("observation 3"))
    assert scene.table.discards[SKILLS.index("observation")] == [card("observation 3")]
    assert scene.table.die == 2


# -- hand limit --------------------------------------------------------------------------------------------------------


def test_hand_limit_0_it_counts_at_the_end_of_the_discard_step() -> None:
    scene = Scene("william", "arjun", "keilani").hand(0, *TEN)
    at_step(scene, "turns.1")
    assert (scene.prompt, len(scene.hand_of(0))) == ("action", 15)  # before that, one may hold more
    scene.table.stack[1:] = []
    at_step(scene, "turns.7")
    assert scene.prompt == "discard"


def test_hand_limit_1_it_is_ten_for_everyone() -> None:
    scene = at_step(Scene().hand(0, *TWELVE).hand(1, *ELEVEN).hand(2, *TEN).traitor(1), "turns.7")
    discard_down(scene)
    assert [len(scene.hand_of(seat)) for seat in (0, 2)] == [10, 10]


def test_hand_limit_2_all_who_hold_more_discard_cards_of_their_choice() -> None:
    scene = three_hands()
    discard_down(scene)
    assert types(scene, 2) == {"influence": 10}
    assert [len(pile) for pile in scene.table.discards] == [0, 1, 1, 0, 1, 0]
    assert TREACHERY not in [SKILL[kind] for kind in scene.table.hands[0]]
