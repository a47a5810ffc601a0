"""Casting spells, the Keeper's action, and all twenty spells."""

from __future__ import annotations

import random

import pytest
from staging import (
    DONE,
    PASS,
    Scene,
    card,
    discard,
    item,
    mythos_card,
    skill,
    space,
    spell,
    to_seat,
    to_space,
    waypoint,
)

from undertow.games.unfathomable import events as e
from undertow.games.unfathomable import moves as m
from undertow.games.unfathomable.cards.spells import KEPT, PROGRAM, SLUGS, SPELLS
from undertow.games.unfathomable.procedures.defeat import DefeatCharacter
from undertow.games.unfathomable.procedures.effects import INSTRUCTIONS
from undertow.games.unfathomable.procedures.spells import CastSpell, CastTopSpell
from undertow.games.unfathomable.procedures.turns import Turn

SAFE, UNLUCKY = 5, 4  # what the die shows where 4 or less costs sanity


def name_spell(name: str) -> int:
    """Name a spell."""
    return m.SPELL + spell(name)


def cast(scene: Scene, name: str, seat: int = 0) -> Scene:
    """A player looks at two spells and resolves one of them."""
    other = "heal" if name != "heal" else "foresee"
    return scene.next_spells(name, other).begin(CastSpell(seat)).play(name_spell(name))


def at_rest(scene: Scene) -> bool:
    """Whether the spell is over and the first player is asked for an action."""
    return (scene.prompt, scene.seat) == ("action", 0)


def spells_left(scene: Scene, n: int) -> Scene:
    """Leave so many spells on top of the deck; the others have left the game."""
    t = scene.table
    gone = len(t.spell_deck) - n
    t.spells_gone += t.spell_deck[:gone]
    del t.spell_deck[:gone], t.spell_known[:gone]
    return scene


# -- casting -----------------------------------------------------------------------------------------------------------------


def test_titles_13_the_keeper_looks_at_two_spells_resolves_one_and_puts_the_other_under_the_deck() -> None:
    scene = Scene().title("keeper", 0).next_spells("raise_the_dead", "heal").turn().play(m.TITLE_ACTION)
    assert (scene.prompt, scene.seat) == ("pick_spell", 0)
    assert scene.moves == (name_spell("heal"), name_spell("raise_the_dead"))
    assert sorted(scene.told(e.SPELL_SEEN)) == [(0, spell("heal")), (0, spell("raise_the_dead"))]
    scene.play(name_spell("raise_the_dead"))
    assert (scene.table.spell_deck[0], scene.table.spell_known[0]) == (spell("heal"), 1)
    assert scene.table.spells_gone == [spell("raise_the_dead")]
    assert scene.told(e.SPELL_CAST) == [(0, spell("raise_the_dead"))]
    scene.gained(sanity=-1, souls=2)


def test_abilities_7_only_the_keeper_sees_the_spells() -> None:
    scene = Scene().title("keeper", 0).turn().play(m.TITLE_ACTION)
    told = [[event.key for event in scene.table.log(seat)].count("spell_seen") for seat in (0, 1)]
    assert told == [2, 0]
    assert scene.table.spell_known[-2:] == [1, 1]


def test_titles_13_only_the_keeper_may_do_so() -> None:
    assert Scene().turn().refused(m.TITLE_ACTION) == ["titles.13"]


def test_rulings_one_spell_a_turn_and_again_in_the_next_turn() -> None:
    scene = Scene().title("keeper", 0).next_spells("raise_the_dead", "heal").turn()
    scene.play(m.TITLE_ACTION, name_spell("raise_the_dead"))
    assert (scene.prompt, scene.refused(m.TITLE_ACTION)) == ("action", ["rulings.one_spell_a_turn"])
    scene.table.stack[:] = [Turn(0)]
    scene.turn()
    while scene.prompt != "action":
        scene.play(scene.moves[0])
    assert m.TITLE_ACTION in scene.moves


def test_titles_13b_with_an_empty_deck_the_action_cannot_be_used() -> None:
    scene = spells_left(Scene().title("keeper", 0), 0).turn()
    assert scene.refused(m.TITLE_ACTION) == ["titles.13b"]


def test_spells_2a_the_last_spell_is_resolved() -> None:
    scene = spells_left(Scene().next_spells("feed_the_mind"), 1).begin(CastSpell(0))
    assert (scene.prompt, scene.moves) == ("last_spell", (name_spell("feed_the_mind"), m.BOTTOM))
    scene.play(name_spell("feed_the_mind")).gained(food=-1, sanity=2)
    assert scene.table.spell_deck == []


def test_spells_2a_or_the_last_spell_stays() -> None:
    scene = spells_left(Scene().next_spells("feed_the_mind"), 1).begin(CastSpell(0)).play(m.BOTTOM)
    scene.gained()
    assert (scene.table.spell_deck, scene.table.spell_known) == ([spell("feed_the_mind")], [1])
    assert at_rest(scene)


def test_spells_2_without_spells_nothing_is_cast() -> None:
    assert at_rest(spells_left(Scene(), 0).begin(CastSpell(0)))
    assert at_rest(spells_left(Scene(), 0).begin(CastTopSpell(0)))


def test_spells_1a_the_top_spell_can_be_resolved_unseen() -> None:
    scene = Scene().next_spells("feed_the_mind").begin(CastTopSpell(1))
    scene.gained(food=-1, sanity=2)
    assert scene.told(e.SPELL_CAST) == [(1, spell("feed_the_mind"))]


@pytest.mark.parametrize("name", SLUGS)
def test_spells_1a_i_a_resolved_spell_leaves_the_game_unless_somebody_keeps_it(name: str) -> None:
    for seed in range(6):
        luck = random.Random(f"{name} {seed}")
        scene = Scene("jamie", "samira", "ishmael", "edmund", windows="ask").at(1, "sick bay").at(2, "brig")
        scene.hand(0, "strength 2", "will 3").hand(1, "observation 2", "lore 1").hand(3, "influence 1", "will 1")
        scene.traitor(3).deep_ones("deck 2").deep_ones("galley", 2).deep_ones("water 5", 3).on_deck("deck 5", 0, 1)
        scene.monarch("hydra", "water 4")
        scene.table.reseed(seed)
        cast(scene, name)
        while scene.prompt != "action" and scene.prompt:
            scene.play(luck.choice(scene.moves))
        assert (spell(name) in scene.table.spells_gone) == (spell(name) not in KEPT)


def test_spells_0_every_spell_does_something() -> None:
    assert all(INSTRUCTIONS[PROGRAM[number]] for number in range(SPELLS))


# -- prices and gains -----------------------------------------------------------------------------------------------------------


def test_spell_alchemical_transmutation_turns_food_into_fuel() -> None:
    cast(Scene(), "alchemical_transmutation").gained(food=-1, fuel=2)


def test_spell_alchemical_transmutation_the_last_food_ends_the_game_before_anything_is_gained() -> None:
    scene = cast(Scene().dial("food", 1), "alchemical_transmutation")
    scene.gained(food=-1)
    assert scene.table.result is not None
    assert scene.table.result.ending == "food"


def test_spell_feed_the_mind_turns_food_into_sanity() -> None:
    cast(Scene(), "feed_the_mind").gained(food=-1, sanity=2)


def test_spell_raise_the_dead_turns_sanity_into_souls() -> None:
    cast(Scene(), "raise_the_dead").gained(sanity=-1, souls=2)


@pytest.mark.parametrize(("number", "resource"), list(enumerate(("fuel", "food", "sanity", "souls"))))
def test_spell_dark_pact_four_treachery_cards_for_one_of_any_resource(number: int, resource: str) -> None:
    scene = cast(Scene(), "dark_pact")
    assert (scene.prompt, scene.seat, scene.treachery()) == ("dark_pact", 0, 4)
    scene.play(m.RESOURCE + number).gained(**{resource: 1})


# -- Astral Travel ----------------------------------------------------------------------------------------------------------------


def test_spell_astral_travel_moves_any_of_one_space_to_any_ship_spaces() -> None:
    scene = Scene().at(1, "galley").at(2, "galley").deep_ones("galley", 2).deep_ones("water 1").dice(SAFE)
    cast(scene, "astral_travel")
    assert (scene.prompt, scene.seat) == ("astral_origin", 0)
    assert scene.moves == (PASS, to_space("water 1"), to_space("captains cabin"), to_space("galley"))
    scene.play(to_space("galley"))
    assert scene.moves == (DONE, to_seat(1), to_seat(2), m.DEEP_ONE)
    scene.play(to_seat(2), to_space("brig"))
    assert scene.title_of("keeper") == 1  # rule: brig.2
    scene.play(m.DEEP_ONE, to_space("deck 8"), m.DEEP_ONE)
    assert scene.refused(to_space("sick bay")) == ["spaces.20b"]
    scene.play(to_space("deck 1"), to_seat(1), to_space("sick bay"))
    assert [scene.place_of(seat) for seat in range(3)] == ["captains cabin", "sick bay", "brig"]
    assert scene.monsters() == {"water 1": 1, "deck 1": 1, "deck 8": 1}
    scene.gained()
    assert at_rest(scene)


def test_spell_astral_travel_leads_out_of_the_brig_and_may_stop_early() -> None:
    scene = cast(Scene().at(1, "brig").at(2, "brig").traitor(2).dice(UNLUCKY), "astral_travel")
    scene.play(to_space("brig"), to_seat(2), to_space("deck 3"), DONE)
    assert [scene.place_of(seat) for seat in range(3)] == ["captains cabin", "brig", "deck 3"]
    scene.gained(sanity=-1)


def test_spell_astral_travel_nobody_has_to_move() -> None:
    scene = cast(Scene().dice(UNLUCKY), "astral_travel").play(PASS)
    scene.gained(sanity=-1)
    assert at_rest(scene)


def test_spell_astral_travel_barricaded_hatches_keep_deep_ones_out() -> None:
    scene = Scene().deep_ones("deck 1")
    scene.table.barricaded = 1
    cast(scene, "astral_travel").play(to_space("deck 1"), m.DEEP_ONE)
    assert scene.refused(to_space("galley")) == ["crisis.barricade_the_hatches"]


# -- spells that count ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "rooms"), [(3, ["galley"]), (4, [])])
def test_spell_call_down_the_storm_defeats_deep_ones_in_the_water_at_the_risk_of_damage(die: int, rooms: list) -> None:
    scene = Scene().deep_ones("water 1", 2).deep_ones("water 8").deep_ones("deck 1").deep_ones("the deep").dice(die, 6)
    cast(scene, "call_down_the_storm")
    assert (scene.monsters(), scene.damaged_rooms()) == ({"deck 1": 1, "the deep": 1}, rooms)


def test_spell_call_down_the_storm_without_deep_ones_no_roll_is_low_enough() -> None:
    scene = cast(Scene().deep_ones("deck 1").dice(1), "call_down_the_storm")
    assert (scene.told(e.DIE_ROLLED), scene.damaged_rooms(), at_rest(scene)) == ([(1,)], [], True)


@pytest.mark.parametrize(("die", "where"), [(2, "deck 7"), (3, "water 7")])
def test_spell_call_friends_rescues_any_number_at_the_risk_of_an_activation(die: int, where: str) -> None:
    scene = Scene().on_deck("deck 2", 0, 1).on_deck("deck 5", 1).deep_ones("water 7").dice(1, 1, die)
    cast(scene, "call_friends")
    assert (scene.prompt, scene.moves) == ("call_a_friend", (DONE, to_space("deck 2"), to_space("deck 5")))
    scene.play(to_space("deck 2"), to_space("deck 5"), DONE)
    assert scene.passengers() == {"deck 2": 1}
    assert len(scene.table.passenger_supply) == 8
    assert scene.monsters() == {where: 1}


def test_spell_call_friends_rescuing_nobody_is_safe() -> None:
    scene = cast(Scene().on_deck("deck 2", 0).deep_ones("water 7").dice(1), "call_friends").play(DONE)
    assert (scene.passengers(), scene.monsters()) == ({"deck 2": 1}, {"water 7": 1})
    assert at_rest(cast(Scene(), "call_friends"))


def test_spell_plague_of_locusts_defeats_as_many_as_the_die_says() -> None:
    scene = Scene().deep_ones("water 1", 2).deep_ones("galley", 2).deep_ones("the deep", 3).dice(3)
    cast(scene, "plague_of_locusts")
    assert (scene.prompt, scene.moves) == ("devoured", (to_space("water 1"), to_space("galley")))
    scene.play(to_space("galley"), to_space("galley"))
    assert scene.monsters() == {"water 1": 1, "the deep": 3}
    scene.gained()


def test_spell_plague_of_locusts_five_or_more_costs_food_and_all_are_gone_if_there_are_fewer() -> None:
    scene = Scene().deep_ones("water 1", 2).deep_ones("galley", 2).deep_ones("the deep").dice(5)
    cast(scene, "plague_of_locusts")
    assert scene.monsters() == {"the deep": 1}
    scene.gained(food=-1)


def test_spell_plague_of_locusts_one_space_needs_no_question() -> None:
    assert cast(Scene().deep_ones("galley", 4).dice(3), "plague_of_locusts").monsters() == {"galley": 1}
    assert at_rest(cast(Scene().dice(4), "plague_of_locusts"))


# -- Summon the Beast Within --------------------------------------------------------------------------------------------------------


def test_spell_summon_the_beast_within_defeats_every_enemy_where_one_goes() -> None:
    scene = Scene().at(1, "deck 3").traitor(1).at(2, "deck 3").deep_ones("deck 3", 2).on_deck("deck 3", 1).dice(4)
    cast(scene, "summon_the_beast_within")
    assert (scene.prompt, scene.seat) == ("the_beast_moves", 0)
    assert (PASS in scene.moves, to_space("brig") in scene.moves, to_space("sick bay") in scene.moves) == (
        True, False, False,
    )  # fmt: skip
    scene.play(to_space("deck 3"))
    assert [scene.place_of(seat) for seat in range(3)] == ["deck 3", "brig", "deck 3"]
    assert (scene.monsters(), scene.passengers()) == ({}, {"deck 3": 1})
    assert at_rest(scene)


def test_spell_summon_the_beast_within_a_low_roll_defeats_everyone_there() -> None:
    scene = Scene().at(1, "deck 3").traitor(1).at(2, "deck 3").deep_ones("deck 3", 2).on_deck("deck 3", 1).dice(3, 1)
    cast(scene, "summon_the_beast_within").play(to_space("deck 3"))
    assert scene.prompt == "who_is_defeated_first"
    assert scene.moves == (m.ANY_ORDER, to_space("deck 3"), to_seat(0), to_seat(2))
    scene.play(to_seat(2), to_space("deck 3")).gained(souls=-1)
    assert [scene.place_of(seat) for seat in range(3)] == ["sick bay", "brig", "sick bay"]
    assert scene.passengers() == {}


def test_spell_summon_the_beast_within_one_may_stay() -> None:
    scene = cast(Scene().deep_ones("captains cabin").dice(1), "summon_the_beast_within").play(PASS)
    assert (scene.monsters(), scene.place_of(0)) == ({}, "sick bay")


def test_spell_summon_the_beast_within_without_enemies_no_roll_is_low_enough() -> None:
    scene = cast(Scene().dice(1), "summon_the_beast_within").play(to_space("deck 1"))
    assert (scene.told(e.DIE_ROLLED), scene.place_of(0)) == ([(1,)], "deck 1")


def test_spell_summon_the_beast_within_who_is_spared_does_not_count() -> None:
    scene = Scene().at(1, "deck 3").traitor(1).casts(1, "flesh_ward").deep_ones("deck 3").dice(8, 2)
    cast(scene, "summon_the_beast_within").play(to_space("deck 3"), m.REACT, m.USE_SPELL + spell("flesh_ward"))
    assert (scene.place_of(0), scene.place_of(1), scene.monsters()) == ("deck 3", "deck 3", {})


@pytest.mark.parametrize(("die", "falls"), [(1, True), (2, False)])
def test_defeat_7_in_the_brig_the_beast_counts_no_defeat_that_was_prevented(die: int, falls: bool) -> None:
    scene = Scene().at(0, "brig").at(1, "brig").traitor(1).at(2, "brig").traitor(2).casts(1, "flesh_ward").dice(8, die)
    cast(scene, "summon_the_beast_within").play(to_seat(1), m.REACT, m.USE_SPELL + spell("flesh_ward"))
    assert (scene.told(e.DEFEAT_PREVENTED), scene.told(e.DEFEATED)) == ([(1,)], [(2,), (0,)] if falls else [(2,)])


def test_spell_summon_the_beast_within_does_not_lead_out_of_the_brig() -> None:
    assert at_rest(cast(Scene().at(0, "brig"), "summon_the_beast_within"))


# -- skill cards ----------------------------------------------------------------------------------------------------------------------


def test_spell_cloud_memory_sanity_for_a_card_of_each_human() -> None:
    scene = Scene().hand(0, "will 1", "will 2").hand(1, "lore 1").hand(2, "lore 1", "lore 2").traitor(1)
    cast(scene, "cloud_memory")
    scene.gained(sanity=1)
    scene.play(to_seat(2), discard("lore 1"), discard("will 2"))
    assert (scene.hand_of(0), scene.hand_of(1), scene.hand_of(2)) == (["will 1"], ["lore 1"], ["lore 2"])
    assert at_rest(scene)


@pytest.mark.parametrize("die", [4, 5])
def test_spell_voice_of_ra_each_human_draws_a_card_and_may_lose_one(die: int) -> None:
    scene = cast(Scene().traitor(1).dice(die), "voice_of_ra")
    assert (scene.prompt, scene.moves) == ("who_comes_first", (m.ANY_ORDER, to_seat(0), to_seat(2)))
    scene.play(to_seat(0))
    assert (scene.prompt, scene.seat) == ("choose_skills", 0)
    assert scene.moves == tuple(range(m.SKILL, m.SKILL + 5))
    scene.play(skill("strength"))
    assert scene.seat == 2
    scene.play(skill("influence"))
    if die == 4:
        scene.play(m.ANY_ORDER)
    assert scene.told(e.CARDS_DRAWN) == [(0, 3, 1), (2, 0, 1)]
    left = 0 if die == 4 else 1  # the one card is discarded without a question
    assert [len(hand) for hand in scene.table.hands] == [left, 0, left]
    assert at_rest(scene)


@pytest.mark.parametrize(("die", "change"), [(UNLUCKY, {"sanity": -1}), (SAFE, {})])
def test_spell_heal_patients_leave_and_the_others_draw_from_their_skill_set(die: int, change: dict) -> None:
    scene = cast(Scene().at(2, "sick bay").dice(die), "heal")
    assert (scene.prompt, scene.seat) == ("leave_sick_bay", 2)
    assert to_space("brig") not in scene.moves
    scene.play(to_space("bridge"))
    assert (scene.place_of(2), scene.prompt) == ("bridge", "who_comes_first")
    scene.play(m.ANY_ORDER)
    assert (scene.prompt, scene.seat) == ("choose_skills", 0)
    assert scene.moves == (skill("influence"), skill("will"))
    scene.play(skill("will"), skill("observation"))
    assert scene.told(e.CARDS_DRAWN) == [(0, 4, 1), (1, 2, 1)]
    assert scene.table.hands[2] == []
    scene.gained(**change)
    assert at_rest(scene)


def test_spell_heal_a_revealed_traitor_gets_nothing() -> None:
    scene = cast(Scene().traitor(1).at(2, "sick bay").at(0, "sick bay").dice(SAFE), "heal")
    scene.play(m.ANY_ORDER, to_space("deck 1"), to_space("deck 2"))
    assert [scene.place_of(seat) for seat in (0, 2)] == ["deck 1", "deck 2"]
    assert (scene.told(e.CARDS_DRAWN), at_rest(scene)) == ([], True)


# -- looking at cards -------------------------------------------------------------------------------------------------------------------

FIVE = ("plimsolls", "shotgun", "almanac", "starbuck", "tool_kit")


@pytest.mark.parametrize(("die", "change"), [(UNLUCKY, {"sanity": -1}), (SAFE, {})])
def test_spell_conjuration_takes_one_of_five_items_and_shuffles_the_rest(die: int, change: dict) -> None:
    scene = Scene().next_items(*FIVE).dice(*[1] * 18, die)  # eighteen draws shuffle nineteen items
    cast(scene, "conjuration")
    assert (scene.prompt, scene.moves) == ("conjure", tuple(sorted(m.ITEM + item(name) for name in FIVE)))
    assert len(scene.told(e.ITEM_SEEN)) == 5
    scene.play(m.ITEM + item("almanac"))
    assert (scene.items_of(0), scene.table.item_known) == (["almanac"], [0] * 19)
    assert scene.told(e.ITEMS_SHUFFLED) == [(19,)]
    scene.gained(**change)
    assert at_rest(scene)


def test_spell_conjuration_the_last_item_is_taken() -> None:
    scene = Scene()
    t = scene.table
    t.items_gone, t.item_deck, t.item_known = t.item_deck[1:], t.item_deck[:1], [0]
    cast(scene.dice(SAFE), "conjuration")
    assert (scene.items_of(0), at_rest(scene)) == (["speaking_trumpet"], True)


def test_spell_conjuration_without_an_item_only_the_roll_is_left() -> None:
    scene = Scene()
    t = scene.table
    t.items_gone, t.item_deck, t.item_known = t.item_deck, [], []
    cast(scene.dice(UNLUCKY), "conjuration").gained(sanity=-1)
    assert (scene.items_of(0), at_rest(scene)) == ([], True)


def test_spell_foresee_one_of_four_mythos_cards_stays_on_top() -> None:
    scene = Scene("keilani", "arjun", "william").dice(UNLUCKY)
    cast(scene, "foresee")
    assert (scene.prompt, scene.moves) == ("foresee_deck", (m.DECK, m.DECK + 1))
    scene.play(m.DECK)
    seen = [values[1] for values in scene.told(e.MYTHOS_SEEN)]
    assert (len(seen), scene.moves) == (4, tuple(sorted(m.MYTHOS + number for number in seen)))
    scene.play(m.MYTHOS + seen[2])
    assert scene.table.mythos[-1] == seen[2]
    assert sorted(scene.table.mythos[:3]) == sorted([seen[0], seen[1], seen[3]])
    assert scene.table.mythos_known[:3] + scene.table.mythos_known[-1:] == [1] * 4
    scene.gained(sanity=-1)
    assert at_rest(scene)


def test_spell_foresee_one_of_four_waypoints_stays_on_top() -> None:
    four = ("reef", "iceberg", "maelstrom", "hurricane")
    scene = cast(Scene().next_waypoints(*four).dice(SAFE), "foresee").play(m.DECK + 1)
    assert scene.moves == tuple(sorted(m.WAYPOINT + waypoint(name) for name in four))
    scene.play(m.WAYPOINT + waypoint("maelstrom"))
    assert scene.table.waypoint_deck[-1] == waypoint("maelstrom")
    assert sorted(scene.table.waypoint_deck[:3]) == sorted(waypoint(name) for name in ("reef", "iceberg", "hurricane"))
    scene.gained()


def test_spell_foresee_an_empty_deck_cannot_be_chosen() -> None:
    scene = Scene()
    t = scene.table
    t.waypoints_gone, t.waypoint_deck, t.waypoint_known = t.waypoint_deck, [], []
    assert cast(scene.dice(SAFE), "foresee").prompt == "foresee_mythos"


# -- tracks and monarchs ------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["greater_banishment", "greater_banishment_2"])
@pytest.mark.parametrize(("die", "change"), [(UNLUCKY, {"sanity": -1}), (SAFE, {})])
def test_spell_greater_banishment_advances_the_ritual_by_two(name: str, die: int, change: dict) -> None:
    scene = cast(Scene().track("ritual", 1).dice(die), name)
    assert scene.track_of("ritual") == 3
    scene.gained(**change)


def test_spell_greater_banishment_may_end_the_ritual() -> None:
    scene = cast(Scene().track("ritual", 3).deep_ones("deck 1", 3).deep_ones("galley").dice(SAFE), "greater_banishment")
    assert (scene.track_of("ritual"), scene.monsters()) == (1, {"galley": 1})


@pytest.mark.parametrize(("die", "change"), [(UNLUCKY, {"sanity": -1}), (SAFE, {})])
def test_spell_lure_monster_sends_both_monarchs_to_the_deep(die: int, change: dict) -> None:
    scene = cast(Scene().monarch("hydra", "water 1").monarch("dagon", "water 6").dice(die), "lure_monster")
    assert scene.table.monarchs == [space("the deep")] * 2
    scene.gained(**change)


def test_spell_summon_fire_advances_the_ship() -> None:
    scene = cast(Scene().dice(5), "summon_fire")
    assert (scene.track_of("travel"), scene.damaged_rooms()) == (1, [])


def test_spell_summon_fire_six_or_more_advances_it_once_more_and_damages_it() -> None:
    scene = cast(Scene().dice(6, 7), "summon_fire")
    assert (scene.track_of("travel"), scene.damaged_rooms()) == (2, ["boiler room"])


# -- spells that are kept -------------------------------------------------------------------------------------------------------------------


def test_spell_flesh_ward_is_placed_with_any_player() -> None:
    scene = cast(Scene(), "flesh_ward")
    assert (scene.prompt, scene.seat, scene.moves) == ("ward", 0, tuple(to_seat(seat) for seat in range(3)))
    scene.play(to_seat(2))
    assert scene.table.spells == [[], [], [spell("flesh_ward")]]
    assert scene.told(e.SPELL_KEPT) == [(2, spell("flesh_ward"))]
    scene.gained()


@pytest.mark.parametrize(("die", "change"), [(UNLUCKY, {"sanity": -1}), (SAFE, {})])
def test_spell_flesh_ward_prevents_a_defeat_at_the_risk_of_sanity(die: int, change: dict) -> None:
    scene = Scene().casts(1, "flesh_ward").dice(die).begin(DefeatCharacter(1))
    scene.play(m.REACT, m.USE_SPELL + spell("flesh_ward"))
    assert (scene.place_of(1), scene.table.spells_gone) == ("bridge", [spell("flesh_ward")])
    scene.gained(**change)


def test_spell_revelation_of_script_is_kept_by_who_casts_it() -> None:
    scene = cast(Scene(), "revelation_of_script")
    assert scene.table.spells == [[spell("revelation_of_script")], [], []]
    assert at_rest(scene)


@pytest.mark.parametrize(("die", "change"), [(3, {"sanity": -1}), (4, {})])
def test_spell_revelation_of_script_adds_the_top_card_of_any_deck_to_a_check(die: int, change: dict) -> None:
    scene = Scene().casts(0, "revelation_of_script").crisis("horrific_visions")  # supported by lore and will
    before = scene.table.total
    t = scene.table
    t.decks[5].remove(card("treachery 3"))
    t.decks[5].append(card("treachery 3"))
    scene.dice(die).play(m.REACT, m.USE_SPELL + spell("revelation_of_script"))
    assert scene.moves == tuple(range(m.SKILL, m.SKILL + 6))
    scene.play(skill("treachery"))
    assert (t.total, t.spells[0], t.spells_gone) == (before - 3, [], [spell("revelation_of_script")])
    failed = {"sanity": change.get("sanity", 0) - 1}
    scene.gained(**failed)
    assert mythos_card("horrific_visions") in t.crisis
