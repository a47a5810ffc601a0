"""What we decided where the book is silent."""

import random

import pytest
from scene import (
    BUY,
    EXPLORE,
    FIGHT,
    GO_ON,
    KEY_TOKEN,
    PASS,
    PLOT,
    TAKE,
    Scene,
    card,
    council,
    discard,
    draw,
    hire,
    key_of,
    location,
    locations,
    lord,
    name_lord,
    pay,
    recruit,
    reward,
    use,
)

import undertow

# -- seen, discards, pearls --------------------------------------------------------------------------------------------


def test_rulings_seen_every_player_knows_the_allies_of_all():
    scene = Scene(3).pearls(1, 3).next_cards("crab 3", "squid 2", "jellyfish 4").turn(0)
    scene.play(EXPLORE, BUY, GO_ON, TAKE)
    for viewer in range(3):
        known = scene.table.view(viewer)["known"]
        assert known["hands"] == [[card("jellyfish 4")], [card("crab 3")], []]
        assert known["council"] == [[], [], [], [], [card("squid 2")]]


def test_rulings_discards_every_player_knows_the_discards():
    scene = Scene(2).lords(0, "slaver").hand(0, "crab 3").hand(1, "squid 1").turn(0)
    scene.play(use("slaver"), discard("crab 3"), EXPLORE)
    for viewer in range(2):
        assert scene.table.view(viewer)["known"]["discard"] == [card("crab 3")]


def test_rulings_discards_an_ally_thrown_off_is_seen():
    scene = Scene(2).hand(1, "crab 1", "squid 5").hiring(0, "jailer").turn(0).play(*hire("jailer"), discard("squid 5"))
    names = ("crab 3", "squid 2", "squid 5")
    for viewer in range(2):
        assert sorted(scene.table.view(viewer)["known"]["discard"]) == sorted(card(name) for name in names)


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_rulings_pearls_lie_open(viewer):
    scene = Scene(3).pearls(0, 1).pearls(1, 7).pearls(2, 4).turn(0)
    assert [player["pearls"] for player in scene.table.view(viewer)["players"]] == [1, 7, 4]


def test_rulings_pearls_are_open_so_who_cannot_pay_is_not_asked():
    scene = Scene(3).pearls(2, 1).next_cards("crab 1").turn(0).play(EXPLORE)
    assert scene.seat == 2
    assert scene.play(PASS).seat == 0


# -- no action, empty deck ---------------------------------------------------------------------------------------------


def test_rulings_no_action_who_has_no_action_passes():
    scene = Scene(2).empty_deck().turn(0)
    assert scene.legal(PASS)
    assert scene.play(PASS).seat == 1


def test_rulings_no_action_all_are_told():
    assert Scene(2).empty_deck().turn(0).play(PASS).told("no_action") == [{"seat": 0}]


def test_rulings_no_action_plotting_is_still_possible():
    scene = Scene(2).empty_deck().pearls(0, 1).turn(0)
    assert scene.legal(PASS, PLOT)
    scene.play(PLOT, PASS)
    assert scene.seat == 1


def test_rulings_no_action_only_without_any_action():
    scene = Scene(2).council("crab 1").empty_deck().turn(0)
    assert scene.legal(council("crab"))
    assert scene.refused(PASS) == ["actions.1"]
    scene = Scene(2).hiring(0, "miller").empty_deck().turn(0)
    assert recruit("miller") in scene.moves
    assert scene.refused(PASS) == ["actions.1"]


def test_rulings_empty_deck_no_exploration_without_deck_and_discards():
    scene = Scene(2).council("crab 1").empty_deck().turn(0)
    assert EXPLORE not in scene.moves
    assert scene.refused(EXPLORE) == ["rulings.empty_deck"]


def test_rulings_empty_deck_the_last_ally_revealed_cannot_be_left():
    scene = Scene(2).deck_is("crab 1").turn(0).play(EXPLORE)
    assert scene.legal(TAKE)
    assert scene.refused(GO_ON) == ["rulings.empty_deck"]


def test_rulings_empty_deck_the_last_monster_revealed_must_be_fought():
    scene = Scene(2).deck_is("crab 1", "monster").turn(0).play(EXPLORE, GO_ON)
    assert scene.legal(FIGHT)
    assert scene.refused(GO_ON) == ["rulings.empty_deck"]


def test_rulings_empty_deck_the_exploration_ends_if_the_last_card_is_bought():
    scene = Scene(2).pearls(1, 1).deck_is("crab 1", "squid 1").turn(0).play(EXPLORE, PASS, GO_ON, BUY)
    assert scene.hand_of(1) == ["squid 1"]
    assert scene.council_of("crab") == ["crab 1"]
    assert scene.track_of() == []
    assert (scene.seat, scene.prompt) == (1, "turn")
    assert scene.told("nothing_to_reveal") == [{"seat": 0}]


# -- tokens ------------------------------------------------------------------------------------------------------------


def test_rulings_tokens_no_more_than_are_left():
    scene = Scene(2).tokens_left(1).threat(2).next_cards("monster").turn(0).play(EXPLORE, FIGHT)
    assert scene.legal(reward(0), reward(1))
    assert scene.refused(reward(2)) == ["rulings.tokens"]
    scene.play(reward(1))
    assert (scene.pearls_of(0), scene.tokens_of(0)) == (1, [2])


def test_rulings_tokens_none_left():
    scene = Scene(2).tokens_left(0).next_cards("monster").turn(0).play(EXPLORE, FIGHT)
    if scene.prompt == "reward":
        assert scene.legal(reward(0))
        assert scene.refused(reward(1)) == ["rulings.tokens"]
        scene.play(reward(0))
    assert (scene.pearls_of(0), scene.tokens_of(0)) == (1, [])


# -- powers while paying -----------------------------------------------------------------------------------------------


def paying():
    """Player 0 pays for the Commander with a crab 5; a crab 3 and a squid 1 are still in hand."""
    scene = Scene(2).lords(0, "slaver", "opportunist").hand(0, "crab 5", "crab 3", "squid 1").court("commander")
    return scene.pearls(0, 0)


def test_rulings_paying_an_ally_that_is_needed_is_not_sold():
    scene = Scene(2).lords(0, "slaver").hand(0, "crab 4", "crab 3", "squid 1").court("tamer").hand(0, "seahorse 1")
    scene.turn(0).play(recruit("tamer"), pay("crab 3"), use("slaver"))  # 6 of three races
    assert scene.legal(discard("crab 4"))  # two pearls for it: 3 + 1 + 1 and 2
    assert scene.refused(discard("squid 1")) == ["rulings.paying"]
    assert scene.refused(discard("seahorse 1")) == ["rulings.paying"]


def test_rulings_paying_the_required_race_is_kept():
    scene = Scene(2).lords(0, "slaver").hand(0, "crab 5", "squid 3", "squid 5").court("hunter").pearls(0, 9).turn(0)
    scene.play(recruit("hunter"), pay("squid 3"), use("slaver"))
    assert scene.refused(discard("crab 5")) == ["rulings.paying"]
    assert scene.legal(discard("squid 5"))


def test_rulings_paying_who_can_spare_nothing_does_not_sell():
    scene = Scene(2).lords(0, "slaver").hiring(0, "commander").turn(0).play(recruit("commander"), pay("crab 3"))
    assert use("slaver") not in scene.moves
    assert scene.refused(use("slaver")) == ["rulings.paying"]
    assert scene.why_not(0)[use("slaver")] == ["rulings.paying"]


def test_rulings_paying_after_every_sale_the_payment_can_be_completed():
    for seed in range(60):
        scene = Scene(2).lords(0, "slaver").hiring(0, ["jailer", "hunter", "assassin", "sage"][seed % 4])
        scene.hand(0, "crab 1", "squid 1", "seahorse 2", "shellfish 4").pearls(0, seed % 5)
        luck = random.Random(seed)
        scene.turn(0).play(*[move for move in scene.moves if recruit("recruiter") <= move < BUY][:1])
        while scene.prompt in ("pay", "sell", "affiliate"):
            scene.play(luck.choice(scene.moves))
        assert len(scene.lords_of(0)) == 2


def test_rulings_paying_after_a_sale_what_is_left_is_weighed_anew():
    scene = Scene(2).lords(0, "slaver").hand(0, "crab 5", "crab 3", "squid 3", "seahorse 1").court("hunter").turn(0)
    assert pay("seahorse 1") in scene.play(recruit("hunter")).moves  # 5 + 3 + 1 of two races, for 8
    scene.play(use("slaver"), discard("crab 5"))
    assert scene.refused(pay("seahorse 1")) == ["recruiting.7"]  # 3 + 1 and the two pearls
    assert pay("squid 3") in scene.moves


def test_rulings_paying_the_lord_being_paid_for_is_not_replaced():
    scene = paying().court("miller").turn(0).play(recruit("commander"), use("opportunist"))
    assert scene.legal(name_lord("miller"))
    assert scene.refused(name_lord("commander")) == ["rulings.paying"]


def test_rulings_paying_a_court_of_that_one_lord_is_none():
    scene = paying().turn(0).play(recruit("commander"))
    assert scene.refused(use("opportunist")) == ["rulings.paying"]


def test_rulings_paying_once_the_lord_is_there_nothing_is_kept_back():
    scene = paying().turn(0).play(*hire("commander", "crab 5", "crab 3"))
    assert scene.prompt == "control"  # three keys
    assert scene.play(use("slaver"), discard("squid 1")).hand_of(0) == []


def test_rulings_paying_what_a_power_does_meanwhile_is_open_to_all():
    scene = paying().turn(0).play(recruit("commander"), pay("crab 5"))
    assert scene.table.question_as_seen_by(1).screened
    scene.play(use("slaver"))
    seen = scene.table.question_as_seen_by(1)
    assert (seen.prompt, seen.asked, seen.screened) == ("sell", (0,), False)
    told = scene.table.log(1)[-1]
    assert (told.key, told.values) == ("power_while_paying", {"seat": 0, "lord": lord("slaver")})
    assert scene.table.view(1)["using"] == lord("slaver")
    before = len(scene.table.log(1))
    scene.play(discard("squid 1"))
    assert [event.key for event in scene.table.log(1)[before:]] == ["sold_by_slaver"]
    assert scene.table.question_as_seen_by(1).screened and scene.table.view(1)["payment"] == []
    assert scene.table.view(1)["using"] is None
    assert scene.table.view(0)["payment"] == [card("crab 5")]  # what was laid out lies there still


def test_rulings_paying_nobody_learns_the_payment_from_a_sale():
    scene = paying().hand(0, "squid 2", "crab 1").turn(0).play(recruit("commander"), pay("crab 5"), use("slaver"))
    for seed in range(10):
        other = scene.table.redeal(1, seed)
        assert other.moves and other.view(1) == scene.table.view(1)
        assert other.payment == []  # as if the power had been used before the first ally was laid out
    assert {tuple(scene.table.redeal(0, seed).payment) for seed in range(5)} == {(card("crab 5"),)}


# -- length ------------------------------------------------------------------------------------------------------------


def test_rulings_length_a_payment_goes_back_to_the_hand_before_it_is_counted():
    scene = Scene(2).hand(0, "crab 4", "squid 1").court("commander").pearls(0, 4).turn(0).play(recruit("commander"))
    scene.table.count = scene.table.longest - 1
    scene.play(pay("crab 4"))
    assert scene.table.over and scene.affiliated_of(0) == ["crab 4", "squid 1"]
    assert scene.table.payment == []


def test_rulings_length_a_game_nobody_ends_is_counted_up():
    game = undertow.game("abyss")
    table = game.new(seats=2, seed="long")
    moves = 0
    while not table.over:
        wanted = [move for move in (TAKE, PASS, FIGHT, EXPLORE) if move in table.moves]
        table.play(wanted[0] if wanted else table.moves[0])
        moves += 1
    assert moves == game.longest
    assert table.result.ending == "length"
    assert len(table.result.scores) == 2
    assert not any(table.hands)  # affiliated or discarded, as ever


def test_rulings_length_a_payment_half_made_goes_back_first():
    scene = Scene(2).hiring(0, "commander").turn(0)
    scene.table.longest = scene.table.count + 2
    scene.play(recruit("commander"), pay("crab 5"))
    assert scene.table.over
    assert scene.lords_of(0) == []
    assert scene.affiliated_of(0) == ["crab 3"]  # the lowest of both crabs
    assert scene.table.result.scores == (3, 0)


def test_rulings_length_locations_drawn_are_nobodys():
    scene = Scene(2).keys(0, 3).council("crab 1").next_locations("jail", "depths").turn(0)
    scene.table.longest = scene.table.count + 2
    scene.play(council("crab"), draw(2))
    assert scene.table.over
    assert scene.locations_of(0) == []
    assert scene.table.drawn == []
    assert sorted(scene.location_deck_of() + scene.row_of()) == sorted(locations.SLUGS)  # nobody's
    assert scene.table.result.scores == (1, 0)


def test_rulings_length_keys_half_spent_come_back():
    scene = Scene(2).keys(0, 2).lords(0, "tamer", "shaman").row("chasm").council("crab 1").turn(0)
    scene.table.longest = scene.table.count + 4
    scene.play(council("crab"), location("chasm"), key_of("tamer"))
    assert scene.under_of("tamer") == "chasm"
    scene.play(KEY_TOKEN)
    assert scene.table.over and scene.row_of() == ["chasm"]
    player = scene.table.view(None)["players"][0]
    assert player["keys"] == 2 and [placed["under"] for placed in player["lords"]] == [None, None]
    assert scene.free_of(0) == ["tamer", "shaman"]


# -- locations ---------------------------------------------------------------------------------------------------------


def test_rulings_no_location_the_keys_are_kept():
    scene = Scene(2).keys(0, 4).lords(0, "keeper").locations_left(0).council("crab 1").turn(0).play(council("crab"))
    assert (scene.seat, scene.prompt) == (1, "turn")
    assert scene.keys_of(0) == 4
    assert scene.free_of(0) == ["keeper"]


def test_rulings_no_location_after_the_last_one_the_rest_of_the_keys_is_kept():
    scene = Scene(2).keys(0, 6).locations_left(0).council("crab 1")
    scene.table.row.append(scene.table.removed.pop())
    name = scene.row_of()[0]
    scene.turn(0).play(council("crab"), location(name))
    assert scene.keys_of(0) == 3
    assert scene.seat == 1


def test_rulings_no_location_an_ambassador_without_a_location_stays_free():
    scene = Scene(2).locations_left(0).hiring(0, "elder").turn(0).play(*hire("elder"))
    assert (scene.seat, scene.prompt) == (1, "turn")
    assert scene.free_of(0) == ["elder"]


def test_rulings_mirrors_the_best_location_of_any_opponent_is_copied():
    scene = Scene(3).locations(0, "city_of_mirrors").locations(1, "jail", "chasm").locations(2, "coral_barrier")
    assert scene.worth(0, "city_of_mirrors") == 20
    scene.affiliated(0, *["crab 1"] * 4)
    assert scene.worth(1, "chasm") == 5
    assert scene.worth(0, "city_of_mirrors") == 17  # the Chasm with own crabs: 5 + 12, the Barrier only 16


def test_rulings_mirrors_own_locations_are_not_copied():
    scene = Scene(2).locations(0, "city_of_mirrors", "coral_barrier").locations(1, "chasm")
    assert scene.worth(0, "city_of_mirrors") == 5


# -- supplies, ambassadors, turned lords -------------------------------------------------------------------------------


def test_rulings_supplies_pearls_never_run_out():
    scene = Scene(2).pearls(0, 40).pearls(1, 40).hiring(0, "trader").turn(0).play(*hire("trader"))
    assert scene.pearls_of(0) == 43


def test_rulings_supplies_key_tokens_never_run_out():
    scene = Scene(2).keys(0, 9).keys(1, 9).locations_left(0).threat(6).next_cards("monster").turn(0)
    assert scene.play(EXPLORE, FIGHT).keys_of(0) == 11


def test_rulings_ambassadors_have_three_keys():
    scene = Scene(2).lords(0, "elder", "sage", "miller")
    assert scene.worth(0, "closed_tower") == 6
    assert scene.worth(0, "lost_tower") == 3


def test_rulings_ambassadors_a_free_one_takes_a_location_alone():
    scene = Scene(2).locations_left(0).keys(0, 0).hiring(0, "elder")
    scene.table.row.append(scene.table.removed.pop())
    name = scene.row_of()[0]
    scene.turn(0).play(*hire("elder"))
    assert scene.prompt == "control"  # the power found an empty deck, the keys are there
    scene.play(location(name))
    assert scene.locations_of(0) == [name]
    assert scene.under_of("elder") == name


def test_rulings_ambassadors_the_row_or_as_many_as_the_card_says():
    for name, n in (("hermit", 1), ("sage", 2), ("elder", 3)):
        scene = Scene(2).row("abyss", "chasm").next_locations("jail", "depths", "parliament").hiring(0, name).turn(0)
        scene.play(*hire(name))
        assert (scene.seat, scene.prompt) == (0, "control")
        assert scene.legal(location("abyss"), location("chasm"), draw(n))


def test_rulings_ambassadors_no_more_than_the_deck_holds():
    scene = Scene(2).row("abyss").next_locations("jail", "depths").locations_left(2).hiring(0, "elder").turn(0)
    assert scene.play(*hire("elder")).legal(location("abyss"), draw(2))


def test_rulings_ambassadors_without_keys_only_draw():
    scene = Scene(2, ambassador_keys=0).row("abyss").next_locations("jail", "depths").hiring(0, "sage").turn(0)
    assert scene.play(*hire("sage")).legal(location("jail"), location("depths"))


def test_rulings_ambassadors_without_keys_by_option():
    scene = Scene(2, ambassador_keys=0).lords(0, "elder", "sage", "miller")
    assert scene.worth(0, "closed_tower") == 0
    assert scene.worth(0, "lost_tower") == 9


def test_rulings_ambassadors_without_keys_still_bring_their_location():
    scene = Scene(2, ambassador_keys=0).next_locations("jail").hiring(0, "hermit").turn(0).play(*hire("hermit"))
    assert scene.locations_of(0) == ["jail"]
    assert scene.under_of("hermit") == "jail"


def test_rulings_ambassadors_without_keys_take_no_location_alone():
    scene = Scene(2, ambassador_keys=0).lords(0, "elder").row("jail").council("crab 1").turn(0).play(council("crab"))
    assert scene.seat == 1
    scene = Scene(2).lords(0, "elder").row("jail").council("crab 1").turn(0).play(council("crab"))
    assert scene.prompt == "control"


def test_rulings_turned_lords_count_in_full_for_locations():
    scene = Scene(2).lords(0, "tamer", "landowner", "elder").turned("tamer", "landowner", "elder")
    worth = {
        "barracks": 9,
        "sargasso_silos": 7,
        "abyss": 6,
        "throne_room": 12,
        "depths": 6,
        "jail": 12,
        "closed_tower": 0,
        "lost_tower": 3,
    }
    assert {name: scene.worth(0, name) for name in worth} == worth


def test_rulings_turned_a_void_key_is_worth_nothing_to_either_tower():
    scene = Scene(2).lords(0, "tamer", "keeper", "miller")
    assert (scene.worth(0, "closed_tower"), scene.worth(0, "lost_tower")) == (6, 3)
    scene.turned("tamer")
    assert (scene.worth(0, "closed_tower"), scene.worth(0, "lost_tower")) == (3, 3)


# -- refill, swaps -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("left", [0, 1])
def test_rulings_refill_also_with_fewer_than_two_lords_left(left):
    scene = Scene(2).hiring(0, "keeper", left=left).turn(0).play(*hire("keeper"))
    assert scene.pearls_of(0) == 2
    assert len(scene.court_of()) == 6


def test_rulings_refill_the_pearls_are_paid_even_if_the_deck_cannot_fill_the_court():
    scene = Scene(2).hiring(0, "keeper", left=2).lords_left(1).council("crab 1").turn(0).play(*hire("keeper"))
    assert scene.pearls_of(0) == 2
    assert len(scene.court_of()) == 3
    assert scene.play(council("crab")).table.over


def test_rulings_refill_comes_after_the_power_of_the_new_lord():
    scene = Scene(2).lords(0, "keeper").hiring(0, "traitor", left=2).turn(0).play(*hire("traitor"))
    assert scene.pearls_of(0) == 0
    assert len(scene.court_of()) == 2
    scene.play(name_lord("keeper"))
    assert scene.legal(name_lord("miller"), name_lord("aquaculturalist"))
    scene.play(name_lord("miller"))
    assert scene.pearls_of(0) == 2
    assert len(scene.court_of()) == 6
    assert scene.court_of()[0] == "aquaculturalist"


def test_rulings_refill_the_schemer_takes_the_top_lord_before_it():
    scene = Scene(2).lords(0, "keeper").hiring(0, "schemer", left=2).lords_left(4).council("crab 1").turn(0)
    scene.play(*hire("schemer"), name_lord("keeper"))
    while scene.seat == 0:
        scene.play(scene.moves[0])
    assert len(scene.court_of()) == 5  # three were left for four spaces
    assert scene.table.view(None)["last_turns_of"] is not None


def test_rulings_swaps_the_traitor_needs_a_lord_in_the_court():
    scene = Scene(2).lords(0, "keeper").hiring(0, "traitor", left=0).turn(0).play(*hire("traitor"))
    assert (scene.seat, scene.prompt) == (1, "turn")
    assert scene.lords_of(0) == ["keeper", "traitor"]


def test_rulings_swaps_the_schemer_needs_a_lord_in_the_deck():
    scene = Scene(2).lords(0, "keeper").hiring(0, "schemer").lords_left(0).turn(0).play(*hire("schemer"))
    assert (scene.seat, scene.prompt) == (1, "turn")
    assert scene.lords_of(0) == ["keeper", "schemer"]


def test_rulings_swaps_the_corruptor_needs_a_lord_in_the_court():
    scene = Scene(2).hiring(0, "corruptor", left=0).pearls(0, 9).turn(0).play(*hire("corruptor"))
    assert (scene.seat, scene.prompt) == (1, "turn")
    assert scene.pearls_of(0) == 9 + 2


def test_rulings_seen_what_another_player_is_about_to_give_up_is_not():
    scene = Scene(2).hiring(0, "traitor").lords(0, "keeper", "reaper", "miller").turn(0).play(*hire("traitor"))
    scene.play(name_lord("reaper"))
    assert scene.prompt == "betray_for"
    places = {scene.table.redeal(1, seed).stack[-1].place for seed in range(40)}
    assert len(places) == 3
    assert {scene.table.redeal(0, seed).stack[-1].place for seed in range(5)} == {scene.table.stack[-1].place}


def test_rulings_length_a_redeal_near_the_limit_does_not_end_the_game():
    scene = Scene(2).hiring(0, "keeper").turn(0).play(hire("keeper")[0])
    scene.table.count = scene.table.longest - 1
    assert not any(scene.table.redeal(1, seed).over for seed in range(50))
