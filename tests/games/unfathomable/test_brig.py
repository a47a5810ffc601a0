"""The Brig (topic 7)."""

from __future__ import annotations

import pytest
from staging import (
    DONE,
    FAIL,
    OPTION_A,
    Scene,
    act_card,
    act_item,
    act_sheet,
    add,
    card,
    discard,
    mythos_card,
    next_mythos,
    skill,
    to_seat,
    to_space,
    use_room,
    walk,
)

from undertow.games.unfathomable import events as e
from undertow.games.unfathomable import moves as m
from undertow.games.unfathomable.board import BRIG, HYDRA, INFLUENCE, ROOM_ROLLED
from undertow.games.unfathomable.cards.skills import SKILL
from undertow.games.unfathomable.procedures.attack import A_DEEP_ONE, Attack
from undertow.games.unfathomable.procedures.checking import NO_PARTIAL
from undertow.games.unfathomable.procedures.checks import SkillCheck
from undertow.games.unfathomable.procedures.defeat import DefeatCharacter
from undertow.games.unfathomable.procedures.mythos import MythosCard
from undertow.games.unfathomable.procedures.skills import ReceiveSkills

SUPPORT = ("influence 5", "influence 5", "influence 2", "influence 2")  # 14, whatever the chaos cards are
STRENGTH = ("strength 5", "strength 5", "strength 4")


def suspected(*cards: str) -> Scene:
    """Seat 0 tries to send seat 2 to the Brig and adds cards."""
    scene = Scene().hand(0, *cards).turn().play(use_room("captains cabin"), to_seat(2))
    return scene.play(*[add(name) for name in cards])


def breakout(*cards: str) -> Scene:
    """Seat 0 tries to get out of the Brig; seat 1 adds cards."""
    scene = Scene().at(0, "brig").hand(1, *cards).turn().play(use_room("brig"))
    return scene.play(*[add(name) for name in cards])


def who_may_add(scene: Scene) -> list[int]:
    """Who may add cards, until everybody has had the chance."""
    seats = []
    while scene.prompt == "add_cards":
        seats.append(scene.seat)
        scene.play(DONE)
    return seats


def all_with_a_card(*names: str) -> Scene:
    """Everybody holds a card, seat 1 is a revealed traitor."""
    scene = Scene(*names).traitor(1)
    for seat in range(len(names)):
        scene.hand(seat, "strength 3")
    return scene


def test_brig_0_suspects_and_defeated_traitors_are_locked_up() -> None:
    assert suspected(*SUPPORT).place_of(2) == "brig"
    assert Scene().traitor(1).begin(DefeatCharacter(1)).place_of(1) == "brig"


def test_brig_1_a_human_sends_another_human_there_with_the_captains_cabin() -> None:
    scene = Scene().traitor(1).turn().play(use_room("captains cabin"))
    assert (scene.prompt, scene.moves) == ("suspect", (to_seat(2),))  # a human, and another one
    assert suspected(*SUPPORT).place_of(2) == "brig"


def test_brig_1_the_check_must_be_passed() -> None:
    assert suspected().place_of(2) == "chapel"


def test_brig_1a_every_player_may_add_cards_to_that_check() -> None:
    scene = all_with_a_card("keilani", "arjun", "william", "samira").turn()
    assert who_may_add(scene.play(use_room("captains cabin"), to_seat(2))) == [1, 2, 3, 0]


def test_brig_2_a_human_who_comes_there_loses_all_titles() -> None:
    scene = Scene().title("captain", 2).title("keeper", 2).hand(0, *SUPPORT).turn()
    scene.play(use_room("captains cabin"), to_seat(2), *[add(name) for name in SUPPORT])
    assert scene.place_of(2) == "brig"
    assert (scene.title_of("captain"), scene.title_of("keeper")) == (0, 1)


def test_brig_3_a_defeated_revealed_traitor_comes_there() -> None:
    scene = Scene().traitor(1).at(1, "captains cabin").dice(6).turn().play(m.ATTACK + 1)
    assert scene.place_of(1) == "brig"


def test_brig_4_nobody_simply_walks_out() -> None:
    assert Scene().at(0, "brig").turn().refused(walk("deck 1")) == ["actions.3a"]
    assert Scene().traitor(0).at(0, "brig").turn().refused(walk("deck 1")) == ["actions.10a"]


def test_brig_4a_a_human_gets_out_with_the_ability_of_the_brig() -> None:
    scene = breakout(*STRENGTH)
    assert (scene.seat, scene.prompt) == (0, "walk_out")
    assert to_space("sick bay") not in scene.moves
    assert scene.play(to_space("deck 3")).place_of(0) == "deck 3"


def test_brig_4a_without_passing_the_check_nobody_gets_out() -> None:
    scene = breakout()
    assert (scene.prompt, scene.place_of(0)) == ("action", "brig")


def test_brig_4a_i_a_revealed_traitor_in_the_brig_does_not_stop_a_human_from_trying_to_leave() -> None:
    scene = Scene().at(0, "brig").traitor(1).at(1, "brig").turn()
    assert use_room("brig") in scene.moves
    assert len(scene.play(use_room("brig")).told(e.CHECK_ANNOUNCED)) == 1


def test_brig_4a_ii_every_player_may_add_cards_to_that_check() -> None:
    scene = all_with_a_card("keilani", "arjun", "william", "samira").at(0, "brig").turn().play(use_room("brig"))
    assert who_may_add(scene) == [1, 2, 3, 0]


def bought_out() -> Scene:
    """A revealed traitor pays to get out."""
    return Scene().traitor(0).at(0, "brig").hand(0, "lore 5", "will 5", "strength 2").turn().play(walk("galley"))


def test_brig_4b_a_revealed_traitor_gets_out_for_cards_worth_12() -> None:
    assert bought_out().play(discard("lore 5"), discard("will 5")).place_of(0) == "galley"
    scene = Scene().traitor(0).at(0, "brig").hand(0, "lore 5", "will 5", "strength 1").turn()
    assert scene.refused(walk("galley")) == ["actions.10a"]


def test_brig_4b_i_all_at_once_and_in_one_action() -> None:
    scene = bought_out()
    while scene.prompt == "pay_to_leave":
        assert scene.place_of(0) == "brig"
        scene.play(scene.moves[0])
    assert (scene.prompt, scene.place_of(0), scene.hand_of(0)) == ("traitor_action", "galley", [])
    assert scene.stroll().seat == 1


def test_brig_4c_an_effect_that_moves_characters_takes_nobody_out() -> None:
    scene = Scene().at(0, "brig").crisis("missing_parents").play(OPTION_A)  # move to the Captain's Cabin
    assert scene.place_of(0) == "brig"
    scene = Scene("arjun", "keilani", "william").at(0, "brig").turn()
    assert scene.refused(act_sheet("arjun")) == ["brig.4c"]  # move to any deck space


def test_brig_4c_unless_its_text_names_the_brig() -> None:
    scene = Scene().title("keeper", 0).at(1, "brig").next_spells("astral_travel").turn()
    scene.play(m.TITLE_ACTION, m.SPELL + 1, to_space("brig"), to_seat(1), to_space("deck 1"))
    assert scene.place_of(1) == "deck 1"


def test_brig_5_who_is_there_adds_one_card_at_most() -> None:
    scene = Scene(windows="ask").at(1, "brig").hand(1, "strength 3", "strength 4")
    scene.begin(SkillCheck(5, NO_PARTIAL, 8)).play(add("strength 3"))
    assert (scene.seat, scene.moves) == (1, (DONE,))
    assert scene.refused(add("strength 4")) == ["brig.5"]


def test_brig_6_items_cannot_be_used_there() -> None:
    scene = Scene().at(0, "brig").items(0, "plimsolls").turn()
    assert scene.refused(act_item("plimsolls")) == ["brig.6"]


def test_brig_6_nor_do_items_help_without_an_action() -> None:
    scene = Scene().at(0, "brig").items(0, "starbuck").begin(DefeatCharacter(0))
    assert (scene.told(e.DEFEATED), scene.items_of(0)) == ([(0,)], ["starbuck"])


def test_brig_6a_the_active_improvement_does_not_count() -> None:
    for place, drawn in (("captains cabin", 4), ("brig", 3)):
        scene = Scene().at(0, place).items(0, "fine_clothes").begin(ReceiveSkills(0, [0] * 5))
        assert len([kind for kind in scene.table.hands[0] if SKILL[kind] == INFLUENCE]) == drawn


def test_brig_7_a_human_there_resolves_only_the_icons() -> None:
    scene = Scene().at(0, "brig").title("captain", 1).mythos("missing_jewelry")
    scene.gained()
    assert scene.told(e.MYTHOS_DRAWN) == [(0, mythos_card("missing_jewelry"))]
    assert (scene.told(e.MONARCH_ACTIVATES), scene.track_of("travel")) == ([(HYDRA,)], 1)
    assert scene.discarded("missing_jewelry")


def test_brig_7a_the_captain_chooses_the_track() -> None:
    scene = Scene().at(0, "brig").title("captain", 1).mythos("just_desserts")
    assert (scene.seat, scene.prompt) == (1, "either_track")
    scene.play(m.TRACK + 1)
    assert (scene.track_of("travel"), scene.track_of("ritual")) == (0, 1)


def test_brig_7a_outside_the_brig_the_current_player_chooses() -> None:
    scene = Scene().title("captain", 1).mythos("just_desserts").play(OPTION_A)
    assert (scene.seat, scene.prompt) == (0, "either_track")


@pytest.mark.parametrize("why", ["in the brig", "revealed", "not in the game"])
def test_brig_7b_a_card_for_a_character_who_cannot_decide_is_replaced(why: str) -> None:
    green = "ticket_please" if why == "not in the game" else "the_peacemaker"  # Samira's, Arjun's
    scene = next_mythos(Scene().at(0, "brig").title("captain", 2), green, "missing_jewelry")
    if why == "in the brig":
        scene.at(1, "brig")
    elif why == "revealed":
        scene.traitor(1)
    scene.begin(MythosCard(0))
    assert scene.discarded(green)
    assert scene.told(e.MYTHOS_DRAWN) == [(0, mythos_card("missing_jewelry"))]


def test_brig_7b_other_cards_for_a_character_are_not_replaced() -> None:
    scene = next_mythos(Scene().at(0, "brig").title("captain", 2), "the_peacemaker").begin(MythosCard(0))
    assert scene.told(e.MYTHOS_DRAWN) == [(0, mythos_card("the_peacemaker"))]
    assert scene.kept_by(1) == []


def test_brig_8_a_human_who_is_defeated_there_stays() -> None:
    scene = Scene().at(0, "brig").begin(DefeatCharacter(0))
    assert (scene.told(e.DEFEATED), scene.place_of(0)) == ([(0,)], "brig")


def test_brig_9_nobody_goes_there_of_their_own_accord() -> None:
    assert Scene().turn().refused(walk("brig")) == ["spaces.20c"]
    assert Scene().traitor(0).turn().refused(walk("brig")) == ["spaces.20c"]
    scene = Scene().at(0, "galley").items(0, "plimsolls").turn().play(act_item("plimsolls"))
    assert scene.refused(to_space("brig")) == ["spaces.20c"]


def test_brig_10_it_cannot_be_damaged() -> None:
    scene = Scene().at(0, "galley").at(1, "brig").items(0, "jam_tin_grenade").turn()
    scene.play(act_item("jam_tin_grenade"), to_space("brig"))
    assert scene.told(e.DEFEATED) == [(1,)]
    assert (scene.damaged_rooms(), scene.told(e.DAMAGE_DRAWN)) == ([], [])
    assert BRIG not in ROOM_ROLLED


def test_brig_11_deep_ones_do_not_spawn_there() -> None:
    scene = Scene().at(0, "brig").checked("identity_crisis", FAIL)  # one spawns in your space
    assert scene.monsters() == {"cargo hold": 1}


def test_brig_11_deep_ones_do_not_move_there() -> None:
    scene = Scene().hand(0, "lore 3").deep_ones("galley").turn().play(act_card("lore 3"))
    assert to_space("brig") not in scene.moves
    scene = Scene().title("keeper", 0).deep_ones("galley").next_spells("astral_travel").turn()
    scene.play(m.TITLE_ACTION, m.SPELL + 1, to_space("galley"), m.DEEP_ONE)
    assert scene.refused(to_space("brig")) == ["spaces.20b"]


def test_brig_12_who_is_there_draws_the_complete_skill_set() -> None:
    scene = Scene().at(0, "brig").begin(ReceiveSkills(0, [0] * 5))
    assert [name.split()[0] for name in scene.hand_of(0)] == ["influence"] * 3 + ["will"] * 2


def test_brig_13_skill_cards_can_be_used_there() -> None:
    scene = Scene().at(0, "brig").hand(0, "observation 1").turn().play(act_card("observation 1"))
    scene.play(skill("will"), skill("will"))
    assert scene.hand_of(0) == ["will 1", "will 1"]
    scene = Scene().at(1, "brig").hand(1, "observation 3").deep_ones("deck 3").dice(2)
    scene.begin(Attack(0, A_DEEP_ONE, 10)).play(m.REACT, m.RAISE + card("observation 3"))
    assert scene.monsters() == {}
