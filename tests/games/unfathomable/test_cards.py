"""What the other files leave open of some cards: the second answer, the empty deck, the guard that nobody met."""

from __future__ import annotations

from staging import (
    DONE,
    NO,
    OPTION_B,
    Scene,
    act_card,
    act_item,
    add,
    card,
    mythos_card,
    name_waypoint,
    next_mythos,
    space,
    spell,
    to_space,
)

from undertow.games.unfathomable import events as e
from undertow.games.unfathomable import moves as m
from undertow.games.unfathomable.board import BRIG, WILL
from undertow.games.unfathomable.cards.spells import FORESEE, PROGRAM
from undertow.games.unfathomable.procedures.checking import FAIL, NO_PARTIAL, SUCCESS
from undertow.games.unfathomable.procedures.checks import SkillCheck
from undertow.games.unfathomable.procedures.defeat import DefeatSeveral
from undertow.games.unfathomable.procedures.effects import Effects
from undertow.games.unfathomable.procedures.mythos import MythosCard
from undertow.games.unfathomable.procedures.tracks import Travel

# -- titles ------------------------------------------------------------------------------------------------------------


def test_titles_5_the_captain_decides_about_resources_and_course():
    scene = Scene().track("travel", 3).next_waypoints("smooth_sailing", "calm_waters")
    scene.table.place(0, BRIG)
    assert scene.title_of("captain") == 1
    scene.crisis("food_rationing")
    assert scene.seat == 1
    scene.play(OPTION_B).gained(food=-2)
    scene.begin(Travel())
    assert (scene.prompt, scene.seat) == ("pick_waypoint", 1)
    scene.play(name_waypoint("calm_waters")).gained(food=-3, fuel=-2)


def test_titles_10_the_keeper_casts_from_the_book():
    scene = Scene().title("keeper", 0).next_spells("feed_the_mind", "heal").turn().play(m.TITLE_ACTION)
    assert scene.moves == (m.SPELL + spell("feed_the_mind"), m.SPELL + spell("heal"))
    scene.play(m.SPELL + spell("feed_the_mind")).gained(food=-1, sanity=2)
    assert (scene.table.spells_gone, scene.table.spell_deck[0]) == ([spell("feed_the_mind")], spell("heal"))
    assert m.TITLE_ACTION not in Scene().title("keeper", 1).turn().moves


# -- characters and skill cards ----------------------------------------------------------------------------------------


def test_sheet_beatrice_may_leave_the_deck_as_it_is() -> None:
    scene = next_mythos(Scene("beatrice", "arjun", "william"), "hull_leak", "jail_break").begin(MythosCard(0)).play(NO)
    assert not scene.told(e.MYTHOS_SEEN)
    assert scene.table.crisis == [mythos_card("hull_leak")]
    assert scene.table.mythos[-1] == mythos_card("jail_break")


def test_skill_nothing_to_hide_lets_one_add_nothing() -> None:
    scene = Scene().hand(1, "influence 3", "will 2", "will 1")
    scene.begin(SkillCheck(2, NO_PARTIAL, 1 << WILL, 0, 0, 1)).play(m.REACT, m.PLAY + card("influence 3"))
    assert scene.moves == (DONE, add("will 1"), add("will 2"))
    scene.play(DONE)
    assert not scene.told(e.CARD_ADDED_OPENLY)
    assert (scene.hand_of(1), scene.table.outcome) == (["will 1", "will 2"], FAIL)


def test_skill_perform_rites_may_begin_with_dagon() -> None:
    scene = Scene().traitor(0).hand(0, "treachery 5").dice(1)
    scene.table.stack[0].go_to("treachery.2")
    scene.turn().play(m.PLAY + card("treachery 5"), m.MONARCH + 1)
    assert scene.told(e.MONARCH_ACTIVATES) == [(1,), (0,)]
    assert scene.table.current == 1


# -- items, spells -----------------------------------------------------------------------------------------------------


def test_item_shotgun_needs_an_enemy_in_ones_space() -> None:
    scene = Scene().items(0, "shotgun").deep_ones("deck 4").turn()
    assert scene.refused(act_item("shotgun")) == ["item.shotgun"]
    assert act_item("shotgun") in scene.deep_ones("captains cabin").turn().moves


def test_spell_foresee_finds_nothing_where_both_decks_are_empty() -> None:
    scene = Scene().dice(5)
    t = scene.table
    t.waypoints_gone, t.waypoint_deck, t.waypoint_known = t.waypoint_deck, [], []
    t.mythos_discard, t.mythos, t.mythos_known = t.mythos, [], []
    scene.begin(Effects(PROGRAM[FORESEE], 0))
    assert (scene.prompt, scene.told(e.MYTHOS_SEEN), scene.told(e.WAYPOINT_SEEN)) == ("action", [], [])
    scene.gained()
    assert scene.told(e.DIE_ROLLED) == [(5,)]


# -- mythos cards ------------------------------------------------------------------------------------------------------


def test_crisis_barricade_the_hatches_binds_those_who_banish_deep_ones() -> None:
    scene = Scene().hand(0, "lore 4").deep_ones("deck 1")
    scene.table.barricaded = 1
    scene.turn().play(act_card("lore 4"))
    assert scene.prompt == "banish_to"
    assert scene.refused(to_space("bridge")) == ["crisis.barricade_the_hatches"]
    assert to_space("deck 2") in scene.moves


def averted(name: str) -> None:
    """The check of a crisis is passed, and everything on the table is as it was."""

    def laid_out() -> Scene:
        scene = Scene("keilani", "arjun", "william", "samira").hand(0, "lore 1", "will 2").hand(2, "strength 3")
        scene.items(1, "shotgun").at(3, "brig").deep_ones("deck 4", 2).deep_ones("galley").monarch("hydra", "water 1")
        return scene.on_deck("deck 2", 0, 1).damaged("bridge").track("travel", 2).track("ritual", 2)

    scene, before = laid_out(), laid_out().table
    scene.checked(name, SUCCESS)
    before.crisis.append(mythos_card(name))
    place = before.mythos.index(mythos_card(name))
    del before.mythos[place], before.mythos_known[place]
    before.outcome = SUCCESS
    for zone in before.fields:
        assert getattr(scene.table, zone) == getattr(before, zone), zone
    assert (scene.prompt, scene.seat) == ("action", 0)


def test_crisis_collision_course_success_nothing_happens() -> None:
    averted("collision_course")


def test_crisis_damaged_evaporator_success_nothing_happens() -> None:
    averted("damaged_evaporator")


def test_crisis_deep_one_feint_success_nothing_happens() -> None:
    averted("deep_one_feint")


def test_crisis_deep_one_swarm_success_nothing_happens() -> None:
    averted("deep_one_swarm")


def test_crisis_fear_of_the_unknown_success_nothing_happens() -> None:
    averted("fear_of_the_unknown")


def test_crisis_flooding_compartment_success_nothing_happens() -> None:
    averted("flooding_compartment")


def test_crisis_food_stores_raid_success_nothing_happens() -> None:
    averted("food_stores_raid")


def test_crisis_horrific_visions_success_nothing_happens() -> None:
    averted("horrific_visions")


def test_crisis_hull_leak_success_nothing_happens() -> None:
    averted("hull_leak")


def test_crisis_hypnotic_melody_success_nothing_happens() -> None:
    averted("hypnotic_melody")


def test_crisis_infiltrator_success_nothing_happens() -> None:
    averted("infiltrator")


def test_crisis_jail_break_success_nothing_happens() -> None:
    averted("jail_break")


def test_crisis_lure_of_yhanthlei_success_nothing_happens() -> None:
    averted("lure_of_yhanthlei")


def test_crisis_passenger_overboard_success_nothing_happens() -> None:
    averted("passenger_overboard")


def test_crisis_sewage_backup_success_nothing_happens() -> None:
    averted("sewage_backup")


def test_crisis_the_fathers_favor_success_nothing_happens() -> None:
    averted("the_fathers_favor")


def test_crisis_the_mothers_wrath_success_nothing_happens() -> None:
    averted("the_mothers_wrath")


# -- passengers --------------------------------------------------------------------------------------------------------


def test_passengers_8_several_are_turned_up_one_after_another() -> None:
    scene = Scene().on_deck("deck 1", 0, 1).on_deck("deck 8", 1)
    gone = scene.table.passengers[0] + scene.table.passengers[7]
    scene.begin(DefeatSeveral([], [2, 0, 0, 0, 0, 0, 0, 1])).play(m.ANY_ORDER)
    assert scene.passengers() == {}
    assert sorted(scene.table.passengers_gone) == sorted(gone)
    assert [values[0] for values in scene.told(e.PASSENGER_DEFEATED)] == [space("deck 1")] * 2 + [space("deck 8")]
