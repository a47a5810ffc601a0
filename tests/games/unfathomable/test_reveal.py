"""Revealing as a traitor, and what revealed traitors may do (topics 13, 14 and 15)."""

from __future__ import annotations

import pytest
from staging import (
    DONE,
    Scene,
    act_card,
    act_sheet,
    add,
    discard,
    mend,
    next_mythos,
    skill,
    space,
    to_seat,
    use_room,
    walk,
)

from undertow.games.unfathomable import events as e
from undertow.games.unfathomable import moves as m
from undertow.games.unfathomable.board import CULTIST, HUMAN, HYBRID, TREACHERY
from undertow.games.unfathomable.cards.characters import SLUGS
from undertow.games.unfathomable.cards.skills import SKILL
from undertow.games.unfathomable.procedures.checking import NO_PARTIAL
from undertow.games.unfathomable.procedures.checks import SkillCheck
from undertow.games.unfathomable.procedures.reveal import REVEAL_ABILITIES
from undertow.games.unfathomable.procedures.tracks import Awakening
from undertow.games.unfathomable.procedures.turns import Turn

TWELVE = ("calm_waters", "deep_one_ambush", "stormy_seas")


def hybrid(*others: str) -> Scene:
    """Keilani holds a Hybrid card, and perhaps others; revealing costs 1 sanity and asks nothing."""
    return Scene().loyal(0, "hybrid", *others)


def revealed(scene: Scene, card: int = HYBRID) -> Scene:
    """She reveals."""
    return scene.turn().play(m.REVEAL + card)


# -- the reveal ability ------------------------------------------------------------------------------------------------


def test_reveal_ability_0_every_character_has_one_which_is_resolved_on_revealing() -> None:
    assert sorted(REVEAL_ABILITIES) == list(range(len(SLUGS)))
    revealed(hybrid()).gained(sanity=-1)
    scene = revealed(Scene("arjun", "keilani", "william").loyal(0, "hybrid").track("travel", 3))
    assert scene.track_of("travel") == 0


# -- revealing ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "card"), [("hybrid", HYBRID), ("cultist", CULTIST)])
def test_reveal_0_a_human_with_a_hybrid_or_cultist_card_may_reveal(name: str, card: int) -> None:
    scene = Scene().loyal(0, "human", name).turn()
    assert m.REVEAL + card in scene.moves


def test_reveal_0_it_costs_an_action() -> None:
    scene = revealed(hybrid())
    assert (scene.seat, scene.prompt) == (0, "traitor_action")
    assert scene.stroll().seat == 1


def test_reveal_0_who_has_only_human_cards_cannot() -> None:
    scene = Scene().loyal(0, "human", "human").turn()
    assert not [move for move in scene.moves if m.REVEAL <= move < m.REVEAL + 3]


def test_reveal_1_exactly_one_card_is_turned_up() -> None:
    scene = revealed(hybrid("hybrid").waypoints(*TWELVE))
    assert scene.told(e.REVEALED) == [(0, HYBRID)]
    assert (scene.table.shown[0], scene.table.loyalty[0]) == (HYBRID, [HYBRID])
    assert scene.table.view(1)["players"][0]["traitor"] == HYBRID
    assert scene.table.view(1)["players"][0]["loyalty"] == 1


@pytest.mark.parametrize(("card", "other"), [(HYBRID, CULTIST), (CULTIST, HYBRID)])
def test_reveal_1a_who_has_both_decides_which(card: int, other: int) -> None:
    scene = hybrid("cultist").waypoints(*TWELVE).turn()
    assert {m.REVEAL + HYBRID, m.REVEAL + CULTIST} <= set(scene.moves)
    scene.play(m.REVEAL + card)
    assert (scene.table.shown[0], scene.table.loyalty[0]) == (card, [other])


def test_reveal_2_after_the_reveal_ability_the_sheet_is_lost() -> None:
    scene = Scene("arjun", "keilani", "william").loyal(0, "hybrid").track("travel", 3).turn()
    assert act_sheet("arjun") in scene.moves
    scene.play(m.REVEAL + HYBRID)
    assert scene.track_of("travel") == 0
    assert scene.refused(act_sheet("arjun")) == ["actions.13b"]


def test_reveal_3_below_12_all_other_loyalty_cards_go_to_one_player() -> None:
    scene = revealed(hybrid("human", "cultist"))
    assert (scene.prompt, scene.moves) == ("pass_loyalty", (to_seat(1), to_seat(2)))
    scene.play(to_seat(2))
    assert scene.table.loyalty == [[], [HUMAN], [HUMAN, HUMAN, CULTIST]]
    assert scene.table.view(2)["loyalty"] == [HUMAN, HUMAN, CULTIST]


def test_reveal_3_the_others_do_not_see_them() -> None:
    for card in ("human", "cultist"):
        scene = revealed(hybrid(card)).play(to_seat(2))
        assert "loyalty_handed_on_seen" not in [event.key for event in scene.table.log(1)]
        assert "loyalty_handed_on_seen" in [event.key for event in scene.table.log(2)]


def test_reveal_3_from_12_on_they_stay_face_down() -> None:
    scene = revealed(hybrid("human").waypoints(*TWELVE))
    assert (scene.prompt, scene.table.loyalty[0]) == ("traitor_action", [HUMAN])


def test_reveal_4_all_titles_are_lost() -> None:
    scene = revealed(hybrid().title("captain", 0).title("keeper", 0))
    assert (scene.title_of("captain"), scene.title_of("keeper")) == (1, 2)


def test_reveal_5_mythos_cards_are_discarded_and_the_feat_is_removed() -> None:
    scene = revealed(hybrid().feat(0).keeps(0, "sacrifice_deep_one").keeps(0, "barricade_the_hatches"))
    assert (scene.kept_by(0), scene.table.feats[0]) == ([], 0)
    assert scene.discarded("sacrifice_deep_one")
    assert scene.discarded("barricade_the_hatches")
    assert scene.told(e.FEAT_REMOVED) == [(0, 0)]


def test_reveal_5_a_feat_that_was_used_is_not_removed_again() -> None:
    assert revealed(hybrid()).told(e.FEAT_REMOVED) == []


def test_reveal_6_any_number_of_cards_may_be_exchanged_for_treachery() -> None:
    scene = revealed(hybrid().hand(0, "influence 1", "lore 1", "will 1"))
    assert (scene.prompt, scene.moves[0]) == ("exchange", DONE)
    scene.play(discard("influence 1"), discard("will 1"), DONE)
    assert [SKILL[kind] == TREACHERY for kind in scene.table.hands[0]] == [False, True, True]


def test_reveal_6_more_may_be_discarded_than_there_are_treachery_cards_to_draw() -> None:
    scene = hybrid().hand(0, "influence 1", "lore 1", "will 1", "will 2")
    scene.hand(1, *[f"treachery {n}" for n, copies in ((1, 7), (2, 5), (3, 4), (4, 3)) for _ in range(copies)])
    scene = revealed(scene).play(*[discard(name) for name in ("influence 1", "lore 1", "will 1", "will 2")])
    assert scene.hand_of(0) == ["treachery 5", "treachery 5"]  # all that were left (31.1)
    assert scene.prompt == "traitor_action"


def test_reveal_6_or_none() -> None:
    scene = revealed(hybrid().hand(0, "influence 1")).play(DONE)
    assert (scene.hand_of(0), scene.prompt) == (["influence 1"], "traitor_action")


def test_reveal_6_not_in_the_brig() -> None:
    scene = revealed(hybrid().at(0, "brig").hand(0, "influence 1"))
    assert (scene.hand_of(0), scene.prompt) == (["influence 1"], "traitor_action")


def test_reveal_7_the_standee_gets_a_traitor_ring() -> None:
    scene = revealed(hybrid().hand(0, "influence 1"))
    assert scene.told(e.TRAITOR_RING) == []
    assert scene.play(DONE).told(e.TRAITOR_RING) == [(0,)]


def test_reveal_8_the_turn_goes_on() -> None:
    scene = Scene().loyal(1, "hybrid").hand(0, "influence 1").turn().play(act_card("influence 1"), to_seat(1))
    scene.play(m.REVEAL + HYBRID)
    assert (scene.seat, scene.prompt) == (0, "action")
    scene = next_mythos(scene, "food_rationing").stroll()
    assert len(scene.told(e.MYTHOS_DRAWN)) == 1  # the current player has not revealed


def test_reveal_8a_actions_are_left_but_the_mythos_step_is_skipped() -> None:
    scene = revealed(hybrid())
    assert scene.prompt == "traitor_action"
    scene.play(walk("deck 1"))
    assert (scene.seat, scene.prompt, scene.told(e.MYTHOS_DRAWN)) == (1, "action", [])


def test_reveal_8a_also_with_the_last_action() -> None:
    scene = hybrid().turn().stroll().play(m.REVEAL + HYBRID)
    assert (scene.seat, scene.prompt, scene.told(e.MYTHOS_DRAWN)) == (1, "action", [])


# -- revealed traitors -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", [HYBRID, CULTIST])
def test_revealed_traitors_0_who_has_a_hybrid_or_cultist_card_turned_up_is_one(card: int) -> None:
    assert Scene().traitor(0, card).turn().prompt == "traitor_action"


def test_revealed_traitors_0_who_has_it_face_down_is_none() -> None:
    scene = Scene().loyal(0, "hybrid", "cultist").loyal(1, "hybrid").at(1, "captains cabin").turn()
    assert scene.prompt == "action"
    assert m.ATTACK + 1 not in scene.moves


def test_revealed_traitors_1_only_the_action_makes_one() -> None:
    scene = Scene()
    scene.table.loyalty_deck[:] = [HYBRID, HUMAN, HYBRID]
    scene.begin(Awakening())
    assert scene.table.loyalty[0] == [HUMAN, HYBRID]
    assert (scene.prompt, scene.table.is_human(0)) == ("action", True)
    assert scene.play(m.REVEAL + HYBRID, to_seat(1)).prompt == "traitor_action"


def turn_of_a_traitor() -> Scene:
    """A revealed traitor begins a turn."""
    scene = Scene().traitor(0)
    scene.table.stack[:] = [Turn(0)]
    return scene.turn()


def test_revealed_traitors_2_their_turn_is_another_one() -> None:
    scene = turn_of_a_traitor()
    assert scene.prompt == "forgo"
    scene.play(DONE)
    assert scene.prompt == "traitor_action"
    scene.stroll(2)
    assert (scene.seat, scene.prompt, scene.told(e.MYTHOS_DRAWN)) == (1, "action", [])


def test_revealed_traitors_3_they_attack_humans_and_are_attacked_by_them() -> None:
    assert Scene().traitor(0).at(1, "captains cabin").dice(6).turn().play(m.ATTACK + 1).place_of(1) == "sick bay"
    assert Scene().traitor(1).at(1, "captains cabin").dice(6).turn().play(m.ATTACK + 1).place_of(1) == "brig"


def test_revealed_traitors_4_they_draw_treachery_cards() -> None:
    scene = turn_of_a_traitor().play(skill("influence"), skill("will"), DONE)
    kinds = [name.split()[0] for name in scene.hand_of(0)]
    assert kinds == ["influence", "influence", "will", "treachery", "treachery"]


def test_revealed_traitors_4_they_use_treachery_cards() -> None:
    scene = Scene().traitor(0).hand(0, "treachery 3").dice(4).turn().play(act_card("treachery 3"))
    assert scene.passengers() == {"deck 4": 1}


def test_revealed_traitors_5_beside_them_humans_use_no_space() -> None:
    scene = Scene().traitor(1).at(1, "captains cabin").turn()
    assert scene.refused(use_room("captains cabin")) == ["actions.8a"]


def test_revealed_traitors_5_nor_a_damage_card() -> None:
    scene = Scene().at(0, "galley").damaged("galley").hand(0, "influence 3").turn()
    assert mend("galley") in scene.moves
    scene.traitor(1).at(1, "galley").turn()
    assert scene.refused(mend("galley")) == ["repair.3"]


def test_revealed_traitors_6_they_add_one_card_at_most_to_a_check() -> None:
    scene = Scene(windows="ask").traitor(1).hand(1, "strength 3", "strength 4")
    scene.begin(SkillCheck(5, NO_PARTIAL, 8)).play(add("strength 3"))
    assert (scene.seat, scene.moves) == (1, (DONE,))
    assert scene.refused(add("strength 4")) == ["revealed_traitors.6"]


def test_revealed_traitors_7_they_use_neither_sheet_nor_space() -> None:
    scene = Scene("william", "keilani", "arjun").traitor(0).turn()
    assert scene.refused(act_sheet("william")) == ["actions.13b"]
    assert scene.refused(use_room("chapel")) == ["actions.13b"]


def test_revealed_traitors_7_nor_abilities_of_the_sheet_that_are_no_action() -> None:
    scene = Scene().traitor(0).hand(0, "strength 5").begin(SkillCheck(5, NO_PARTIAL, 8)).play(DONE)
    assert scene.prompt != "react"  # a human Keilani might add a card now
    assert scene.table.where[0] == space("captains cabin")
