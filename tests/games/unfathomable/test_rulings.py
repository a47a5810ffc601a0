"""What we decided where the books are silent, and where their wordings could be read differently (rulings.md)."""

import pytest
from staging import (
    DONE,
    FAIL,
    NO,
    OPTION_A,
    OPTION_B,
    PARTIAL,
    PASS,
    SUCCESS,
    YES,
    Scene,
    act_card,
    act_feat,
    act_sheet,
    add,
    discard,
    mythos_card,
    name_item,
    name_waypoint,
    skill,
    space,
    spell,
    to_seat,
    to_space,
    walk,
)

from undertow.games.unfathomable import GAME
from undertow.games.unfathomable import events as e
from undertow.games.unfathomable import moves as m
from undertow.games.unfathomable.board import BRIG, CULTIST, HYBRID
from undertow.games.unfathomable.cards import skills
from undertow.games.unfathomable.cards.damage import FLEEING_PASSENGERS
from undertow.games.unfathomable.cards.spells import PROGRAM
from undertow.games.unfathomable.procedures.attack import A_DEEP_ONE, Attack
from undertow.games.unfathomable.procedures.checking import FOR_A_ROOM, NO_PARTIAL
from undertow.games.unfathomable.procedures.checks import SkillCheck
from undertow.games.unfathomable.procedures.damage import Damage
from undertow.games.unfathomable.procedures.defeat import DefeatCharacter
from undertow.games.unfathomable.procedures.monsters import ActivateDagon, ActivateDeepOnes, ActivateHydra
from undertow.games.unfathomable.procedures.passengers import Risk
from undertow.games.unfathomable.procedures.skills import ReceiveSkills
from undertow.games.unfathomable.procedures.spells import CastTopSpell
from undertow.games.unfathomable.procedures.tracks import Ritual, Travel

BARRICADE = m.USE_MYTHOS + mythos_card("barricade_the_hatches")
REVEAL = m.REVEAL + HYBRID
SOUL, TWO_SOULS = 1, 2


def cast(name, scene, seat=0):
    """A player resolves a spell from the top of the deck."""
    return scene.next_spells(name).begin(CastTopSpell(seat))


# -- crises --------------------------------------------------------------------------------------------------------------


def test_rulings_accuse_anyone_the_captain_may_name_any_human_themselves_too():
    scene = Scene("arjun", "keilani", "william", "samira").traitor(3).crisis("accusation").play(OPTION_A)
    assert (scene.prompt, scene.seat, scene.moves) == ("accuse", 1, (to_seat(0), to_seat(1), to_seat(2)))
    assert scene.play(to_seat(1)).place_of(1) == "brig"


def barricaded(*spaces):
    """Arjun keeps the card; Deep Ones are about to act."""
    scene = Scene().keeps(1, "barricade_the_hatches").damaged("galley")
    for name in spaces:
        scene.deep_ones(name)
    return scene.begin(ActivateDeepOnes([]))


def test_rulings_barricade_who_keeps_the_card_is_asked_before_deep_ones_aboard_act():
    scene = barricaded("deck 4")
    assert (scene.prompt, scene.seat, scene.moves) == ("barricade", 1, (PASS, BARRICADE))
    assert barricaded("water 4").prompt == "action"  # nobody who could enter a room


def test_rulings_barricade_no_deep_one_enters_a_room_in_this_turn_from_deck_or_from_another_room():
    scene = barricaded("deck 4", "galley").play(BARRICADE, m.ANY_ORDER)
    assert scene.monsters() == {"deck 4": 1, "galley": 1}
    scene.begin(ActivateDeepOnes([])).play(m.ANY_ORDER)
    assert scene.monsters() == {"deck 4": 1, "galley": 1}


def test_rulings_family_ties_deep_ones_in_the_deep_return_to_the_supply_too():
    scene = Scene("ishmael", "arjun", "william").deep_ones("the deep", 3).deep_ones("deck 2").deep_ones("galley", 2)
    scene.crisis("family_ties").play(OPTION_A)
    assert (scene.monsters(), scene.table.supply()) == ({}, 20)


@pytest.mark.parametrize("outcome", [SUCCESS, FAIL])
def test_rulings_green_cards_mean_their_character_in_anybodys_turn(outcome):
    scene = Scene("arjun", "jamie", "samira").items(2, "starbuck", "shotgun").checked("ticket_please", outcome)
    assert (len(scene.items_of(2)), scene.place_of(2)) == ((3, "cargo hold") if outcome == SUCCESS else (0, "brig"))


def test_rulings_history_repeats_another_character_may_be_a_revealed_traitor():
    scene = Scene("arjun", "keilani", "william").traitor(2).checked("history_repeats", SUCCESS)
    assert (scene.seat, scene.moves) == (1, (PASS, to_seat(0), to_seat(2)))


@pytest.mark.parametrize(("captain", "prisoners"), [(0, [0]), (1, [0, 1])])
def test_rulings_history_repeats_if_keilani_is_captain_only_she_goes_to_the_brig(captain, prisoners):
    scene = Scene().title("captain", captain).checked("history_repeats", FAIL)
    assert [seat for seat in range(3) if scene.place_of(seat) == "brig"] == prisoners


@pytest.mark.parametrize(("outcome", "lost"), [(PARTIAL, {"food": -1}), (FAIL, {"souls": -2})])
def test_rulings_hypnotic_melody_without_a_passenger_it_costs_food_or_souls(outcome, lost):
    Scene().supply(0).checked("hypnotic_melody", outcome).gained(**lost)


def test_rulings_leader_and_combinations_keilani_has_no_third_way_out_of_a_combination():
    assert m.LEADER in Scene().feat(0).title("captain", 0).crisis("food_rationing").moves
    scene = Scene().feat(0).title("captain", 0).crisis("bucket_brigade")
    assert (scene.seat, scene.moves) == (0, (OPTION_A, OPTION_B))


def test_rulings_who_is_you_of_a_check_the_current_player():
    scene = Scene().title("captain", 1).title("keeper", 2).next_items("shotgun").checked("passenger_riot", SUCCESS)
    assert scene.items_of(0) == ["shotgun"]


def test_rulings_who_is_you_of_a_combination_the_one_who_chose():
    scene = Scene().title("keeper", 2).next_waypoints("hurricane", "rough_water").checked("open_the_gate", SUCCESS)
    assert (scene.prompt, scene.seat) == ("through_the_gate", 2)


def test_rulings_own_way_everyone_in_the_brig_chooses_where_to_go():
    scene = Scene().at(1, "brig").at(2, "brig").traitor(2).checked("jail_break", FAIL)
    scene.play(m.ANY_ORDER)
    assert (scene.prompt, scene.seat) == ("break_out", 1)
    scene.play(to_space("deck 5"))
    assert (scene.prompt, scene.seat) == ("break_out", 2)
    scene.play(to_space("galley"))
    assert (scene.place_of(1), scene.place_of(2)) == ("deck 5", "galley")


def test_rulings_own_way_everyone_who_is_healed_chooses_where_to_go():
    scene = cast("heal", Scene().at(1, "sick bay").at(2, "sick bay").dice(8))
    scene.play(m.ANY_ORDER)
    assert (scene.prompt, scene.seat) == ("leave_sick_bay", 1)
    scene.play(to_space("deck 5"))
    assert (scene.prompt, scene.seat) == ("leave_sick_bay", 2)


# -- the ship ------------------------------------------------------------------------------------------------------------


def test_rulings_starting_figures_six_deep_ones_and_two_passengers():
    table = GAME.new(3, 1, {"characters": "suggested"})
    places = {name: table.deep_ones[space(name)] for name in ("water 1", "water 2", "deck 1", "deck 2")}
    assert places == {"water 1": 2, "water 2": 2, "deck 1": 1, "deck 2": 1}
    assert [len(tokens) for tokens in table.passengers] == [0, 0, 1, 1, 0, 0, 0, 0]
    assert (table.supply(), len(table.passenger_supply)) == (14, 7)


def test_rulings_two_ways_the_current_player_says_which_of_two_short_ways_a_deep_one_goes():
    scene = Scene("keilani", "arjun", "samira").deep_ones("chapel")
    scene.damaged("bridge", "chapel", "captains cabin", "cargo hold", "boiler room").begin(ActivateDeepOnes([]))
    assert (scene.prompt, scene.seat) == ("way", 0)
    assert scene.moves == (to_space("captains cabin"), to_space("cargo hold"))  # both lead to the Galley
    assert scene.play(to_space("cargo hold")).monsters() == {"cargo hold": 1}


@pytest.mark.parametrize(("die", "lost"), [(1, {"souls": -1}), (2, {"souls": -2})])
def test_rulings_which_passenger_among_several_chance_decides_since_they_are_alike(die, lost):
    scene = Scene().deep_ones("deck 6").on_deck("deck 6", SOUL, TWO_SOULS).dice(die).begin(ActivateDeepOnes([]))
    assert scene.prompt == "action"  # nobody was asked
    scene.gained(**lost)


def test_rulings_no_waypoint_with_an_empty_deck_the_token_goes_back_to_start_and_nothing_happens():
    scene = Scene().track("travel", 3)
    t = scene.table
    t.waypoints_gone, t.waypoint_deck, t.waypoint_known = t.waypoint_deck, [], []
    scene.begin(Travel()).gained()
    assert (scene.track_of("travel"), scene.prompt, t.waypoints) == (0, "action", [])


def test_rulings_who_chose_the_waypoint_decides_what_it_leaves_open():
    scene = Scene().title("keeper", 2).next_waypoints("hurricane", "rough_water").checked("open_the_gate", SUCCESS)
    scene.play(name_waypoint("hurricane"))
    assert (scene.prompt, scene.seat) == ("choose_hurricane", 2)
    scene = Scene().title("captain", 1).track("travel", 3).next_waypoints("hurricane", "rough_water").begin(Travel())
    scene.play(name_waypoint("hurricane"))
    assert (scene.prompt, scene.seat) == ("choose_hurricane", 1)


def test_rulings_fleeing_alone_with_no_other_damage_card_a_passenger_is_risked_and_that_is_all():
    scene = Scene().dice(3, 1)
    t = scene.table
    t.damage_gone, t.damage_deck, t.damage_known = list(range(8)), [FLEEING_PASSENGERS], [0]
    scene.begin(Damage())
    assert (scene.passengers(), scene.damaged_rooms(), scene.prompt) == ({"deck 3": 1}, [], "action")
    assert t.damage_deck == [FLEEING_PASSENGERS]


# -- abilities -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["call_down_the_storm", "call_friends", "summon_the_beast_within"])
@pytest.mark.parametrize("deep_ones", [0, 1])
def test_rulings_counting_spells_the_die_is_rolled_whatever_was_counted(name, deep_ones):
    scene = cast(name, Scene().deep_ones("water 3", deep_ones).dice(8))
    if scene.prompt != "action":
        scene.play(scene.moves[0])  # stay where one is
    assert (scene.prompt, len(scene.told(e.DIE_ROLLED)), scene.damaged_rooms()) == ("action", 1, [])
    scene.gained()


@pytest.mark.parametrize("where", ["brig", "deck 4"])
def test_rulings_kept_spells_one_that_lies_there_can_be_used_in_the_brig_too(where):
    scene = Scene().at(1, where).casts(1, "revelation_of_script").begin(SkillCheck(8, NO_PARTIAL, 1, 0, 0, 1))
    assert (scene.prompt, scene.seat) == ("react", 1)
    scene.play(m.REACT, m.USE_SPELL + spell("revelation_of_script"), skill("influence"))
    assert scene.told(e.SPELL_USED) == [(1, spell("revelation_of_script"))]
    scene = Scene().at(1, where).casts(1, "flesh_ward").begin(DefeatCharacter(1))
    assert scene.play(m.REACT, m.USE_SPELL + spell("flesh_ward")).told(e.DEFEAT_PREVENTED) == [(1,)]


def test_rulings_one_spell_a_turn_the_keeper_casts_no_second_one():
    scene = Scene().title("keeper", 0).next_spells("raise_the_dead", "heal").turn()
    scene.play(m.TITLE_ACTION, m.SPELL + spell("raise_the_dead"))
    assert (scene.prompt, scene.refused(m.TITLE_ACTION)) == ("action", ["rulings.one_spell_a_turn"])


def test_rulings_flesh_ward_it_may_lie_with_anybody():
    scene = cast("flesh_ward", Scene().traitor(1))
    assert (scene.prompt, scene.seat, scene.moves) == ("ward", 0, (to_seat(0), to_seat(1), to_seat(2)))
    scene.play(to_seat(1))
    assert scene.table.spells[1] == [spell("flesh_ward")]


def test_rulings_flesh_ward_it_stays_if_something_else_has_prevented_the_defeat():
    scene = Scene("svetlana", "arjun", "william").hand(0, "lore 1").casts(1, "flesh_ward").begin(DefeatCharacter(1))
    scene.play(m.REACT, PASS, discard("lore 1"))
    assert (scene.place_of(1), scene.table.spells[1]) == ("bridge", [spell("flesh_ward")])


def test_rulings_full_steam_it_works_in_a_damaged_and_occupied_boiler_room():
    scene = Scene("jeanne", "arjun", "william").feat(0).hand(0, "strength 1").damaged("boiler room")
    scene.deep_ones("boiler room").turn()
    assert scene.refused(m.ROOM_ACTION + space("boiler room")) == ["actions.8a", "damage.4"]
    scene.play(act_feat("jeanne")).gained(fuel=-1)
    assert scene.track_of("travel") == 2


def test_rulings_presents_who_gets_one_is_not_asked():
    scene = Scene("samira", "arjun", "william").at(1, "cargo hold").items(0, "starbuck").next_items("shotgun").turn()
    scene.play(act_sheet("samira"), name_item("starbuck"))
    assert (scene.items_of(1), scene.seat, scene.prompt) == (["starbuck"], 0, "action")


def test_rulings_repeated_offers_in_one_trade_an_item_is_offered_to_each_player_once():
    scene = Scene().at(1, "captains cabin").at(2, "captains cabin").items(0, "shotgun").items(1, "almanac").turn()
    scene.play(m.TRADE, name_item("shotgun"), to_seat(1), NO)
    scene.play(name_item("almanac"), to_seat(0), NO)
    scene.play(name_item("shotgun"))
    assert (scene.seat, scene.prompt) == (2, "accept")  # the only one who has not been asked
    scene.play(NO)
    assert (scene.seat, scene.prompt) == (1, "give_item")
    scene.play(name_item("almanac"), NO)
    assert (scene.seat, scene.prompt) == (0, "action")  # everything was offered to everyone
    scene.play(m.TRADE)
    assert name_item("shotgun") in scene.moves  # a new trade, new offers


def test_rulings_repeated_offers_an_item_may_go_back_once_to_where_it_came_from():
    scene = Scene().at(1, "captains cabin").items(0, "shotgun", "almanac").turn()
    scene.play(m.TRADE, name_item("shotgun"), YES)
    assert scene.refused(name_item("shotgun")) == ["actions.6a"]  # it is no longer there
    scene.play(DONE, name_item("shotgun"), YES)
    assert (scene.seat, scene.prompt, sorted(scene.items_of(0))) == (0, "give_item", ["almanac", "shotgun"])
    assert scene.refused(name_item("shotgun")) == ["rulings.repeated_offers"]


def test_rulings_shrivelling_is_no_attack():
    scene = Scene().keeps(0, "the_peacemaker").items(0, "kitchen_knife").hand(0, "lore 1", "strength 1")
    scene.deep_ones("galley").dice(3).turn().play(act_card("lore 1"))  # The Peacemaker forbids attacks only
    assert (scene.table.die, scene.monsters()) == (5, {"galley": 1})  # 2 more against a Deep One, none of the knife
    assert (scene.prompt, scene.hand_of(0)) == ("action", ["strength 1"])  # Combat Training was not offered


def test_rulings_true_grit_everyone_has_a_limit_of_their_own():
    scene = Scene().hand(0, "will 5", "influence 1").hand(1, "will 5").turn()
    scene.play(act_card("will 5"), act_card("influence 1"), to_seat(1))
    assert (scene.seat, act_card("will 5") in scene.moves) == (1, True)
    scene = Scene().hand(0, "will 5", "will 5").turn().play(act_card("will 5"))
    assert scene.refused(act_card("will 5")) == ["skill.true_grit"]


def test_rulings_weapons_rampage_works_with_weapons_that_attack_as_an_action():
    arms = ("six_shooter", "repeating_rifle", "pocket_pistol", "shotgun")
    scene = Scene("arjun", "samira", "william").at(0, "deck 1").deep_ones("deck 1", 2).deep_ones("deck 2")
    scene.items(0, *arms, "starbuck", "jam_tin_grenade", "kitchen_knife").hand(0, "strength 3").turn()
    scene.play(act_card("strength 3"))
    assert (scene.prompt, set(scene.moves)) == ("rampage_with", {*map(name_item, arms), OPTION_A})


@pytest.mark.parametrize("choice", ["influence", "will"])
def test_rulings_treachery_in_the_sick_bay_one_treachery_card_instead_of_the_one_of_the_set(choice):
    scene = Scene().traitor(0).at(0, "sick bay").begin(ReceiveSkills(0, [0] * 5)).play(skill(choice))
    assert [skills.SKILL[kind] for kind in scene.table.hands[0]] == [5]


# -- the game ------------------------------------------------------------------------------------------------------------


def first_game(seats):
    """A first game, at the first action."""
    return GAME.new(seats, 1, {"characters": "suggested", "first_game": True})


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_rulings_first_game_a_whole_skill_set_for_all_but_the_first_player_and_no_cultist(seats):
    table = first_game(seats)
    assert [len(hand) for hand in table.hands] == [5] * seats  # the first player has drawn in the turn
    drawn = [event.values["seat"] for event in table.log(None) if event.key in ("cards_drawn", "turn_begun")]
    assert drawn.index(table.current) > max(drawn.index(seat) for seat in range(seats) if seat != table.current)
    assert (CULTIST in table.loyalty_deck, len(table.loyalty_deck)) == (False, 2 * seats)
    assert table.dials == [8, 8, 8, 8]


@pytest.mark.parametrize("seats", [3, 4])
def test_rulings_first_game_loyalty_is_dealt_when_everyone_has_had_a_turn(seats):
    table = first_game(seats)
    while table.turns < seats:
        table.dials, table.deep_ones = [10] * 4, [0] * 25  # so that it lasts
        assert [len(cards) for cards in table.loyalty] == [0] * seats
        table.play(table.moves[0])
    assert [len(cards) for cards in table.loyalty] == [1] * seats


def test_rulings_length_a_game_that_takes_too_long_is_lost_by_the_humans():
    scene = Scene("keilani", "arjun", "william", "samira").loyal(1, "hybrid").loyal(2, "cultist").turn()
    scene.table.longest = scene.table.count + 1
    scene.table.play(walk("deck 1"))
    assert scene.table.result is not None
    assert (scene.table.result.ending, scene.table.result.rule) == ("length", "rulings.length")
    assert scene.table.result.winners == (1, 2)
    assert GAME.longest == 30_000


def test_rulings_no_heir_without_another_human_the_title_stays():
    scene = Scene().traitor(1).traitor(2).loyal(0, "hybrid").turn().play(REVEAL)
    assert (scene.title_of("captain"), scene.prompt) == (0, "traitor_action")


# -- where the two books could be read differently -----------------------------------------------------------------------
# Those that are not here have their tests in the files of their topics; rulings.md names them.


@pytest.mark.parametrize("n", range(1, 9))
def test_activations_10_father_dagon_calls_two_deep_ones_to_the_one_deck_space_of_his_arrow(n):
    scene = Scene().monarch("dagon", f"water {n}").begin(ActivateDagon())
    assert scene.monsters() == {f"deck {n}": 2}


def test_brig_4b_i_a_revealed_traitor_discards_and_leaves_with_one_action():
    scene = Scene().traitor(0).at(0, "brig").hand(0, "influence 5", "influence 5", "will 2", "will 1").turn()
    scene.play(walk("galley"), discard("influence 5"), discard("influence 5"), discard("will 2"))
    assert (scene.place_of(0), scene.prompt, scene.hand_of(0)) == ("galley", "traitor_action", ["will 1"])
    assert scene.table.stack[-2].left == 0  # the second action


def test_brig_4c_only_what_names_the_brig_leads_out_of_it():
    scene = Scene().at(1, "brig").crisis("the_captains_banquet").play(OPTION_A)
    assert scene.moves == (m.ANY_ORDER, to_seat(0), to_seat(2))
    assert Scene().at(1, "brig").checked("jail_break", FAIL).prompt == "break_out"


@pytest.mark.parametrize(("start", "end"), [(1, 1), (2, 2), (3, 1), (4, 2), (5, 3), (6, 4), (7, 5), (8, 6)])
def test_front_1_a_monarch_goes_to_the_nearest_front_space_on_its_own_side(start, end):
    scene = Scene("jamie", "samira", "ishmael").monarch("hydra", f"water {start}").begin(ActivateHydra())
    assert scene.table.monarchs[0] == space(f"water {end}")


def test_reveal_3_one_player_gets_all_other_loyalty_cards():
    scene = Scene().loyal(0, "hybrid", "human", "human").turn().play(REVEAL)
    assert (scene.prompt, scene.moves) == ("pass_loyalty", (to_seat(1), to_seat(2)))
    scene.play(to_seat(2))
    assert ([len(cards) for cards in scene.table.loyalty], scene.prompt) == ([0, 1, 3], "traitor_action")


@pytest.mark.parametrize("feats", [0, 1])
def test_reveal_5_a_feat_that_is_still_there_leaves_the_game(feats):
    scene = Scene().loyal(0, "hybrid")
    scene.table.feats[0] = feats
    scene.turn().play(REVEAL)
    assert (scene.table.feats[0], len(scene.told(e.FEAT_REMOVED))) == (0, feats)


def test_abilities_10a_once_in_each_turn_whosever_turn_it_is():
    scene = Scene().hand(0, "influence 1", "influence 2").turn()
    for name in ("influence 1", "influence 2"):
        assert scene.seat == 0
        scene.play(act_card(name), to_seat(1))
        if name == "influence 1":
            scene.play(act_sheet("arjun"), to_space("deck 7"))
        assert (scene.seat, scene.prompt, scene.refused(act_sheet("arjun"))) == (1, "action", ["sheet.arjun"])
        scene.stroll()


@pytest.mark.parametrize("roll", [Risk(1), Damage(), Attack(0, A_DEEP_ONE, 8), Attack(A_DEEP_ONE, 1)])
def test_abilities_14_before_any_roll_whatever_it_is_for(roll):
    scene = Scene().hand(2, "observation 3").deep_ones("deck 1").begin(roll.copy())
    assert (scene.prompt, scene.seat, scene.told(e.DIE_ROLLED)) == ("react", 2, [])


def test_skill_cards_2b_ii_an_empty_deck_is_rebuilt_when_the_next_card_is_drawn():
    scene = Scene()
    t = scene.table
    t.draw_skill(0, 0, 21)  # all there are
    assert (t.decks[0], t.discards[0], scene.told(e.SKILL_DECK_REBUILT)) == ([], [], [])
    t.discard(0, t.hands[0][0])
    t.discard(0, t.hands[0][0])
    assert (t.decks[0], scene.told(e.SKILL_DECK_REBUILT)) == ([], [])
    t.draw_skill(1, 0)
    assert (len(t.decks[0]), t.discards[0], scene.told(e.SKILL_DECK_REBUILT)) == (1, [], [(0,)])


@pytest.mark.parametrize("current", range(4))
def test_skill_checks_5_clockwise_from_the_left_of_the_current_player(current):
    scene = Scene("jamie", "samira", "ishmael", "arjun")
    for seat in range(4):
        scene.hand(seat, "will 1")
    scene.table.current = current
    scene.begin(SkillCheck(9, NO_PARTIAL, 16, FOR_A_ROOM, 0, 1))
    order = []
    while scene.prompt == "add_cards":
        order.append(scene.seat)
        scene.play(add("will 1"))
    assert order == [(current + i) % 4 for i in (1, 2, 3, 4)]


def test_skill_checks_8c_i_a_failed_check_brings_what_stands_for_failure_and_nothing_that_needs_a_pass():
    Scene().checked("food_stores_raid", FAIL).gained(food=-2)
    scene = Scene("jamie", "samira", "ishmael").at(0, "captains cabin").hand(0, "will 5").turn()
    scene.play(m.ROOM_ACTION + space("captains cabin"), to_seat(1), add("will 5"))
    assert (scene.table.outcome, scene.place_of(1)) == (FAIL, "cargo hold")


def test_tracks_12_the_banishment_goes_in_the_printed_order():
    scene = Scene().track("ritual", 3).deep_ones("deck 2").monarch("hydra", "water 3").on_deck("deck 5", SOUL)
    scene.at(1, "deck 5").begin(Ritual())
    order = (e.DEEP_ONES_DEFEATED, e.MONARCH_MOVED, e.PASSENGER_DEFEATED, e.DEFEATED, e.TRACK_RESET)
    assert tuple(event[0] for event in scene.table.events if event[0] in order) == order


def test_turns_11_the_same_action_again_and_again_with_further_actions_too():
    scene = Scene().traitor(0).hand(0, "will 5").turn()
    scene.play(act_card("will 5"), walk("deck 1"), walk("deck 2"), walk("deck 3"))
    assert (scene.place_of(0), scene.seat) == ("deck 3", 1)


def test_resources_1_a_plus_or_a_minus_turns_the_dial():
    Scene().dial("sanity", 3).program(PROGRAM[spell("raise_the_dead")]).gained(sanity=-1, souls=2)


def test_titles_4b_a_prisoner_is_not_among_the_heirs():
    scene = Scene().at(1, "brig")
    scene.table.place(0, BRIG)
    assert scene.title_of("captain") == 2
