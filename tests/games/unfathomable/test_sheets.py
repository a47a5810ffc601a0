"""Character sheets and feats: actions, and what they do at their moment."""

from __future__ import annotations

import pytest
from staging import (
    DONE,
    NO,
    PASS,
    YES,
    Scene,
    act_card,
    act_feat,
    act_item,
    act_sheet,
    add,
    card,
    discard,
    mythos_card,
    name_item,
    space,
    spell,
    to_seat,
    to_space,
    walk,
)

from undertow.games.unfathomable import events as e
from undertow.games.unfathomable import moves as m
from undertow.games.unfathomable.board import HUMAN, HYBRID, WILL
from undertow.games.unfathomable.cards import characters
from undertow.games.unfathomable.procedures.attack import A_DEEP_ONE, Attack
from undertow.games.unfathomable.procedures.checking import FAIL, FOR_A_ROOM, NO_PARTIAL, PARTIAL, SUCCESS
from undertow.games.unfathomable.procedures.checks import SkillCheck
from undertow.games.unfathomable.procedures.defeat import DefeatCharacter, DefeatPassenger
from undertow.games.unfathomable.procedures.dice import Roll
from undertow.games.unfathomable.procedures.mythos import MythosCard
from undertow.kernel.log import ALL


def feat(name: str) -> int:
    """Use a feat at its moment."""
    return m.USE_FEAT + characters.SLUGS.index(name)


# -- Keilani -----------------------------------------------------------------------------------------------------------


def test_sheet_keilani_adds_a_card_after_the_total() -> None:
    scene = Scene().hand(0, "influence 2", "lore 1").begin(SkillCheck(2, NO_PARTIAL, 1, 0, 0, 1)).play(DONE, m.REACT)
    assert scene.prompt == "after_total"
    assert scene.moves == (PASS, add("influence 2"), add("lore 1"))
    scene.play(add("influence 2"))
    assert (scene.table.outcome, scene.table.total) == (SUCCESS, 2)


def test_sheet_keilani_adds_one_card_per_check() -> None:
    scene = Scene().hand(0, "influence 2", "influence 1").begin(SkillCheck(3, NO_PARTIAL, 1, 0, 0, 1))
    scene.play(DONE, m.REACT, add("influence 2"))
    assert (scene.table.outcome, scene.hand_of(0)) == (FAIL, ["influence 1"])


def test_sheet_keilani_adds_nothing_in_the_brig() -> None:
    scene = Scene().at(0, "brig").hand(0, "influence 2").begin(SkillCheck(2, NO_PARTIAL, 1, 0, 0, 1)).play(DONE)
    assert (scene.table.outcome, scene.hand_of(0)) == (FAIL, ["influence 2"])


def test_feat_keilani_loses_a_resource_instead_of_deciding_a_crisis() -> None:
    scene = Scene().feat(0).title("captain", 0).crisis("food_rationing")
    assert m.LEADER + 3 in scene.moves
    scene.play(m.LEADER + 3).gained(souls=-1)
    assert scene.table.feats[0] == 0
    assert scene.prompt == "action"


def test_feat_keilani_is_for_keilani_only() -> None:
    scene = Scene().feat(0).title("captain", 1).crisis("food_rationing")
    assert scene.seat == 1
    assert m.LEADER not in scene.moves


# -- Arjun -------------------------------------------------------------------------------------------------------------


def test_sheet_arjun_moves_to_any_deck_space_and_acts() -> None:
    scene = Scene("arjun", "keilani", "william").turn().play(act_sheet("arjun"))
    assert scene.prompt == "patrol"
    assert scene.moves == tuple(to_space(f"deck {i}") for i in range(1, 9))
    scene.play(to_space("deck 7"))
    assert scene.place_of(0) == "deck 7"
    scene.stroll()
    assert scene.prompt == "action"


def test_sheet_arjun_works_once_per_turn() -> None:
    scene = Scene("arjun", "keilani", "william").turn().play(act_sheet("arjun"), to_space("deck 7"))
    assert scene.refused(act_sheet("arjun")) == ["sheet.arjun"]


def test_abilities_10a_arjun_may_use_his_ability_again_in_the_turn_of_another() -> None:
    scene = Scene().hand(0, "influence 1").turn().play(act_card("influence 1"), to_seat(1), act_sheet("arjun"))
    assert (scene.seat, scene.prompt) == (1, "patrol")


def test_sheet_arjun_does_not_work_in_the_brig() -> None:
    scene = Scene("arjun", "keilani", "william").at(0, "brig").turn()
    assert scene.refused(act_sheet("arjun")) == ["brig.4c"]


def test_actions_13b_a_revealed_traitor_has_no_sheet() -> None:
    scene = Scene("arjun", "keilani", "william").traitor(0).turn()
    assert act_sheet("arjun") not in scene.moves


def test_feat_arjun_is_defeated_and_chooses_the_outcome_of_a_check() -> None:
    scene = Scene().feat(1).begin(SkillCheck(10, 7, 1)).play(m.REACT)
    assert scene.moves == (PASS, *[m.OUTCOME + outcome for outcome in (FAIL, PARTIAL, SUCCESS)])
    scene.play(m.OUTCOME + SUCCESS)
    assert scene.table.outcome == SUCCESS
    assert scene.place_of(1) == "sick bay"
    assert scene.table.feats[1] == 0
    assert scene.told(e.CHAOS_ADDED) == []


def test_feat_arjun_chooses_no_partial_success_where_there_is_none() -> None:
    scene = Scene().feat(1).begin(SkillCheck(10, NO_PARTIAL, 1)).play(m.REACT)
    assert scene.moves == (PASS, m.OUTCOME + FAIL, m.OUTCOME + SUCCESS)


def test_feat_arjun_is_not_for_the_checks_of_rooms() -> None:
    scene = Scene().feat(1).begin(SkillCheck(8, NO_PARTIAL, 1, FOR_A_ROOM))
    assert scene.prompt == "action"
    assert scene.table.feats[1] == 1


# -- Jeanne ------------------------------------------------------------------------------------------------------------


def test_sheet_jeanne_damages_the_ship_to_travel_on_by_one_more_step() -> None:
    scene = Scene("arjun", "jeanne", "william").at(0, "boiler room").at(1, "deck 1").hand(0, "strength 5").dice(2, 3)
    scene.turn().play(m.ROOM_ACTION + space("boiler room"), discard("strength 5"))
    assert (scene.seat, scene.prompt) == (1, "force_it")
    scene.play(YES)
    assert scene.track_of("travel") == 2
    assert scene.damaged_rooms() == ["chapel"]


def test_sheet_jeanne_need_not_force_it() -> None:
    scene = Scene("arjun", "jeanne", "william").at(0, "boiler room").at(1, "deck 1").hand(0, "strength 5").dice(2)
    scene.turn().play(m.ROOM_ACTION + space("boiler room"), discard("strength 5"), NO)
    assert scene.track_of("travel") == 1
    assert scene.damaged_rooms() == []


def test_sheet_jeanne_does_not_work_in_the_brig() -> None:
    scene = Scene("arjun", "jeanne", "william").at(0, "boiler room").at(1, "brig").hand(0, "strength 5").dice(2)
    scene.turn().play(m.ROOM_ACTION + space("boiler room"), discard("strength 5"))
    assert scene.prompt == "action"


def test_feat_jeanne_loses_fuel_and_travels_two_steps() -> None:
    scene = Scene("jeanne", "arjun", "william").feat(0).deep_ones("boiler room").damaged("boiler room").turn()
    scene.play(act_feat("jeanne")).gained(fuel=-1)
    assert scene.track_of("travel") == 2
    assert scene.table.feats[0] == 0


def test_feat_jeanne_may_end_the_game() -> None:
    scene = Scene("jeanne", "arjun", "william").feat(0).dial("fuel", 1).turn().play(act_feat("jeanne"))
    assert scene.table.result is not None
    assert scene.table.result.ending == "fuel"


def test_feat_jeanne_works_in_the_boiler_room_only() -> None:
    scene = Scene("jeanne", "arjun", "william").feat(0).at(0, "galley").turn()
    assert scene.refused(act_feat("jeanne")) == ["feat.jeanne"]


# -- Jamie -------------------------------------------------------------------------------------------------------------


def test_sheet_jamie_attacks_with_a_weapon_and_acts() -> None:
    scene = Scene("jamie", "arjun", "william").items(0, "repeating_rifle").deep_ones("deck 1").dice(3).turn()
    scene.play(act_sheet("jamie"))
    assert scene.monsters() == {}
    scene.stroll()
    assert scene.prompt == "action"


def test_sheet_jamie_chooses_among_weapons_that_reach_an_enemy() -> None:
    scene = Scene("jamie", "arjun", "william").items(0, "repeating_rifle", "six_shooter", "starbuck", "shotgun")
    scene.deep_ones("bridge").dice(2).turn().play(act_sheet("jamie"))
    assert scene.prompt == "draw_weapon"
    assert scene.moves == (name_item("six_shooter"), name_item("shotgun"))
    scene.play(name_item("six_shooter"))
    assert scene.monsters() == {}


def test_sheet_jamie_works_once_per_turn() -> None:
    scene = Scene("jamie", "arjun", "william").items(0, "six_shooter").deep_ones("bridge", 2).dice(2).turn()
    scene.play(act_sheet("jamie"))
    assert scene.refused(act_sheet("jamie")) == ["sheet.jamie"]
    assert act_item("six_shooter") in scene.moves


def test_sheet_jamie_needs_a_weapon_that_reaches_an_enemy() -> None:
    scene = Scene("jamie", "arjun", "william").items(0, "starbuck", "kitchen_knife").deep_ones("bridge").turn()
    assert scene.refused(act_sheet("jamie")) == ["sheet.jamie"]


def test_feat_jamie_moves_another_character_here_to_the_brig() -> None:
    scene = Scene("jamie", "arjun", "william", "samira").feat(0).at(2, "bridge").traitor(2).turn()
    scene.play(act_feat("jamie"))
    assert scene.prompt == "arrest"
    assert scene.moves == (to_seat(1), to_seat(2))
    scene.play(to_seat(1))
    assert scene.place_of(1) == "brig"
    assert scene.table.feats[0] == 0
    assert scene.title_of("captain") != 1


def test_feat_jamie_needs_another_character_here() -> None:
    scene = Scene("jamie", "arjun", "william").feat(0).at(1, "deck 1").turn()
    assert scene.refused(act_feat("jamie")) == ["feat.jamie"]


def test_feat_jamie_arrests_nobody_in_the_brig() -> None:
    scene = Scene("jamie", "arjun", "william").feat(0).at(0, "brig").at(1, "brig").turn()
    assert scene.refused(act_feat("jamie")) == ["feat.jamie"]


# -- Svetlana ----------------------------------------------------------------------------------------------------------


def test_sheet_svetlana_discards_a_lore_card_to_prevent_any_defeat() -> None:
    scene = Scene("arjun", "svetlana", "william").at(1, "brig").hand(1, "lore 1", "will 1").begin(DefeatCharacter(0))
    scene.play(m.REACT)
    assert scene.moves == (PASS, discard("lore 1"))
    scene.play(discard("lore 1"))
    assert scene.place_of(0) == "bridge"
    assert scene.hand_of(1) == ["will 1"]


def test_sheet_svetlana_need_not_prevent_it() -> None:
    scene = Scene("arjun", "svetlana", "william").hand(1, "lore 1").begin(DefeatCharacter(0)).play(PASS)
    assert scene.place_of(0) == "sick bay"


def test_feat_svetlana_prevents_the_defeat_of_a_character() -> None:
    scene = Scene("arjun", "svetlana", "william").feat(1).begin(DefeatCharacter(0)).play(m.REACT, feat("svetlana"))
    assert scene.place_of(0) == "bridge"
    assert scene.table.feats[1] == 0


def test_feat_svetlana_prevents_the_defeat_of_a_passenger() -> None:
    scene = Scene("arjun", "svetlana", "william").feat(1).on_deck("deck 3", 2).begin(DefeatPassenger(10))
    scene.play(m.REACT, feat("svetlana")).gained()
    assert scene.passengers() == {"deck 3": 1}


def test_feat_svetlana_does_not_work_in_the_brig() -> None:
    scene = Scene("arjun", "svetlana", "william").feat(1).at(1, "brig").begin(DefeatCharacter(0))
    assert scene.place_of(0) == "sick bay"


# -- Beatrice ----------------------------------------------------------------------------------------------------------


def test_sheet_beatrice_resolves_one_of_two_mythos_cards() -> None:
    scene = Scene("beatrice", "arjun", "william")
    first, second = mythos_card("hull_leak"), mythos_card("horrific_visions")
    for number in (second, first):
        scene.table.mythos.remove(number)
        scene.table.mythos.append(number)
    scene.begin(MythosCard(0))
    assert scene.prompt == "look_ahead"
    scene.play(YES)
    assert scene.prompt == "top_mythos"
    scene.play(m.MYTHOS + second)
    assert scene.told(e.MYTHOS_DRAWN) == [(0, second)]
    assert scene.table.mythos[0] == first


def test_sheet_beatrice_does_not_look_ahead_in_the_brig() -> None:
    scene = Scene("beatrice", "arjun", "william").at(0, "brig").begin(MythosCard(0))
    assert scene.prompt != "look_ahead"


def test_feat_beatrice_sets_the_die() -> None:
    scene = Scene("beatrice", "arjun", "edmund").feat(0).hand(2, "will 1").begin(Roll(-1)).play(m.REACT, m.FACE + 5)
    assert scene.table.die == 5  # modifiers hold, and nobody rolls it again
    assert scene.hand_of(2) == ["will 1"]
    assert scene.table.feats[0] == 0


def test_feat_beatrice_does_not_work_in_the_brig() -> None:
    scene = Scene("beatrice", "arjun", "william").feat(0).at(0, "brig").dice(3).begin(Roll())
    assert scene.table.die == 3


# -- Edmund ------------------------------------------------------------------------------------------------------------


def test_sheet_edmund_discards_a_card_to_have_any_die_rolled_again() -> None:
    scene = Scene("arjun", "edmund", "william").hand(1, "will 1", "lore 1").deep_ones("bridge").dice(3, 4)
    scene.begin(Attack(0, A_DEEP_ONE, space("bridge"))).play(m.REACT)
    assert scene.moves == (PASS, m.REROLL + card("lore 1"), m.REROLL + card("will 1"))
    scene.play(m.REROLL + card("lore 1"), PASS)
    assert scene.monsters() == {}


def test_sheet_edmund_does_not_work_in_the_brig() -> None:
    scene = Scene("arjun", "edmund", "william").at(1, "brig").hand(1, "will 1").dice(3).begin(Roll())
    assert scene.table.die == 3


def test_feat_edmund_replaces_a_mythos_card() -> None:
    scene = Scene("arjun", "edmund", "william").feat(1).mythos("hull_leak")
    assert (scene.seat, scene.prompt) == (1, "replace_mythos")
    scene.play(YES)
    assert scene.discarded("hull_leak")
    assert scene.table.feats[1] == 0
    assert len(scene.told(e.MYTHOS_DRAWN)) == 2


def test_feat_edmund_need_not_replace_it() -> None:
    scene = Scene("arjun", "edmund", "william").feat(1).mythos("hull_leak").play(NO)
    assert len(scene.told(e.MYTHOS_DRAWN)) == 1
    assert scene.table.feats[1] == 1


# -- Ishmael -----------------------------------------------------------------------------------------------------------


def test_sheet_ishmael_sends_a_monarch_to_the_deep_from_7_on() -> None:
    scene = Scene("ishmael", "arjun", "william").hand(0, "lore 3").monarch("dagon", "water 5").dice(4).turn()
    scene.play(act_sheet("ishmael"))
    assert scene.table.monarchs[1] == space("the deep")
    assert scene.hand_of(0) == []


def test_sheet_ishmael_may_move_a_monarch_below_7() -> None:
    scene = Scene("ishmael", "arjun", "william").hand(0, "lore 3", "lore 1").dice(3)
    scene.monarch("dagon", "water 5").monarch("hydra", "water 8").turn().play(act_sheet("ishmael"))
    assert scene.prompt == "which_monarch"
    scene.play(m.MONARCH + 1)
    assert scene.prompt == "swear_with"
    scene.play(discard("lore 3"))
    assert scene.prompt == "lure_to"
    assert scene.moves == (PASS, to_space("water 3"), to_space("water 7"))
    scene.play(to_space("water 7"))
    assert scene.table.monarchs == [space("water 8"), space("water 7")]


def test_sheet_ishmael_need_not_move_it() -> None:
    scene = Scene("ishmael", "arjun", "william").hand(0, "lore 1").monarch("hydra", "water 5").dice(5).turn()
    scene.play(act_sheet("ishmael"), PASS)
    assert scene.table.monarchs[0] == space("water 5")


def test_sheet_ishmael_needs_a_monarch_and_a_lore_card() -> None:
    scene = Scene("ishmael", "arjun", "william").hand(0, "lore 1").turn()
    assert scene.refused(act_sheet("ishmael")) == ["sheet.ishmael"]
    scene = Scene("ishmael", "arjun", "william").hand(0, "will 1").monarch("hydra", "water 5").turn()
    assert scene.refused(act_sheet("ishmael")) == ["sheet.ishmael"]


def test_feat_ishmael_looks_at_all_loyalty_cards_of_another_unrevealed_player() -> None:
    scene = Scene("ishmael", "arjun", "william", "samira").feat(0).traitor(3)
    scene.loyal(0, "human").loyal(1, "human").loyal(2, "human", "hybrid").loyal(3, "human").turn()
    scene.play(act_feat("ishmael"))
    assert scene.prompt == "look_at_loyalty"
    assert scene.moves == (to_seat(1), to_seat(2))
    scene.play(to_seat(2))
    assert scene.table.loyalty_known[2] == [1 << 0 | 1 << 2] * 2
    assert scene.table.loyalty_known[1] == [1 << 1]
    assert scene.told(e.LOYALTY_LOOKED_AT) == [(0, 2, 2)]
    assert scene.told(e.LOYALTY_LOOKED_AT_SEEN) == [(0, 2, HUMAN), (0, 2, HYBRID)]
    assert scene.table.feats[0] == 0


def test_secrecy_18_only_the_two_of_them_are_told_which_cards_were_looked_at() -> None:
    scene = Scene("ishmael", "arjun", "william").feat(0).loyal(1, "human").loyal(2, "hybrid").turn()
    scene.play(act_feat("ishmael"), to_seat(2))
    assert scene.table.events is not None
    audience = {event[0]: event[1] for event in scene.table.events}
    assert audience[e.LOYALTY_LOOKED_AT] == ALL
    assert audience[e.LOYALTY_LOOKED_AT_SEEN] == 1 << 0 | 1 << 2


def test_feat_ishmael_needs_another_unrevealed_player() -> None:
    scene = Scene("ishmael", "arjun", "william").feat(0).traitor(1).traitor(2).turn()
    assert scene.refused(act_feat("ishmael")) == ["feat.ishmael"]


# -- William -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("answer", "place"), [(m.TOP, -1), (m.BOTTOM, 0)])
def test_sheet_william_looks_at_the_top_spell_and_acts(answer: int, place: int) -> None:
    scene = Scene("william", "arjun", "jeanne").next_spells("heal").turn().play(act_sheet("william"))
    assert scene.prompt == "top_or_bottom"
    assert scene.told(e.SPELL_SEEN) == [(0, spell("heal"))]
    scene.play(answer)
    assert scene.table.spell_deck[place] == spell("heal")
    assert scene.table.spell_known[place] == 1
    scene.stroll()
    assert scene.prompt == "action"


def test_sheet_william_works_once_per_turn() -> None:
    scene = Scene("william", "arjun", "jeanne").turn().play(act_sheet("william"), m.TOP)
    assert scene.refused(act_sheet("william")) == ["sheet.william"]


def test_sheet_william_does_not_work_in_the_brig() -> None:
    scene = Scene("william", "arjun", "jeanne").at(0, "brig").turn()
    assert scene.refused(act_sheet("william")) == ["sheet.william"]


def without_spells(scene: Scene) -> Scene:
    """All spells have left the game."""
    scene.table.spells_gone, scene.table.spell_deck, scene.table.spell_known = scene.table.spell_deck, [], []
    return scene


def test_sheet_william_needs_a_spell() -> None:
    scene = without_spells(Scene("william", "arjun", "jeanne")).turn()
    assert scene.refused(act_sheet("william")) == ["sheet.william"]


def test_feat_william_casts_the_top_spell_and_acts() -> None:
    scene = Scene("william", "arjun", "jeanne").feat(0).next_spells("raise_the_dead").turn().play(act_feat("william"))
    scene.gained(sanity=-1, souls=2)
    assert scene.table.spells_gone == [spell("raise_the_dead")]
    assert scene.table.feats[0] == 0
    scene.play(walk("deck 1"))
    assert (scene.seat, scene.prompt) == (0, "action")


def test_feat_william_is_for_the_keeper() -> None:
    scene = Scene("william", "arjun", "jeanne").feat(0).title("keeper", 1).turn()
    assert scene.refused(act_feat("william")) == ["feat.william"]


def test_feat_william_needs_a_spell() -> None:
    scene = without_spells(Scene("william", "arjun", "jeanne").feat(0)).turn()
    assert scene.refused(act_feat("william")) == ["feat.william"]


# -- Samira ------------------------------------------------------------------------------------------------------------


def test_sheet_samira_draws_an_item() -> None:
    scene = Scene("samira", "arjun", "william").next_items("shotgun").turn().play(act_sheet("samira"))
    assert scene.items_of(0) == ["shotgun"]
    assert scene.prompt == "action"


def test_sheet_samira_may_give_an_item_to_another_human_here() -> None:
    scene = Scene("samira", "arjun", "william", "edmund").at(1, "cargo hold").at(2, "cargo hold").at(3, "cargo hold")
    scene.traitor(3).items(0, "starbuck").next_items("shotgun").turn().play(act_sheet("samira"))
    assert scene.prompt == "present"
    assert scene.moves == (PASS, name_item("starbuck"), name_item("shotgun"))
    scene.play(name_item("starbuck"))
    assert scene.prompt == "present_for"
    assert list(scene.moves) == [to_seat(1), to_seat(2)]
    scene.play(to_seat(2))
    assert (scene.items_of(0), scene.items_of(2)) == (["shotgun"], ["starbuck"])


def test_sheet_samira_may_keep_everything() -> None:
    scene = Scene("samira", "arjun", "william").at(1, "cargo hold").next_items("shotgun").turn()
    scene.play(act_sheet("samira"), PASS)
    assert scene.items_of(0) == ["shotgun"]


def test_sheet_samira_works_once_per_turn() -> None:
    scene = Scene("samira", "arjun", "william").next_items("shotgun").turn().play(act_sheet("samira"))
    assert scene.refused(act_sheet("samira")) == ["sheet.samira"]


def test_sheet_samira_does_not_work_in_the_brig() -> None:
    scene = Scene("samira", "arjun", "william").at(0, "brig").turn()
    assert scene.refused(act_sheet("samira")) == ["sheet.samira"]


def test_sheet_samira_works_with_four_items_at_most() -> None:
    scene = Scene("samira", "arjun", "william").items(0, "starbuck", "shotgun", "almanac", "tool_kit").turn()
    assert act_sheet("samira") in scene.moves
    scene = Scene("samira", "arjun", "william").items(0, "starbuck", "shotgun", "almanac", "tool_kit", "plimsolls")
    assert scene.turn().refused(act_sheet("samira")) == ["sheet.samira"]


def test_sheet_samira_needs_an_item_in_the_deck() -> None:
    scene = Scene("samira", "arjun", "william")
    scene.table.items_gone, scene.table.item_deck, scene.table.item_known = scene.table.item_deck, [], []
    assert scene.turn().refused(act_sheet("samira")) == ["sheet.samira"]


def test_feat_samira_changes_a_total_by_up_to_her_items() -> None:
    scene = Scene("samira", "arjun", "william").feat(0).items(0, "starbuck", "shotgun")
    scene.begin(SkillCheck(2, NO_PARTIAL, 1 << WILL, 0, 0, 1)).play(m.REACT, feat("samira"))
    assert scene.prompt == "by_items"
    assert scene.moves == tuple(m.CHANGE + 20 + n for n in (-2, -1, 1, 2))
    scene.play(m.CHANGE + 22)
    assert (scene.table.outcome, scene.table.total, scene.table.feats[0]) == (SUCCESS, 2, 0)


def test_feat_samira_does_not_work_in_the_brig_or_without_items() -> None:
    check = SkillCheck(2, NO_PARTIAL, 1 << WILL, 0, 0, 1)
    scene = Scene("samira", "arjun", "william").feat(0).items(0, "starbuck").at(0, "brig").begin(check)
    assert scene.prompt == "action"
    scene = Scene("samira", "arjun", "william").feat(0).begin(SkillCheck(2, NO_PARTIAL, 1 << WILL, 0, 0, 1))
    assert scene.prompt == "action"
