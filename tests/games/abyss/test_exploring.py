"""Exploring the depths."""

from scene import BUY, EXPLORE, FIGHT, GO_ON, PASS, TAKE, Scene, card, council

FIVE = ("crab 1", "crab 2", "squid 1", "squid 2", "seahorse 4")


def rich(seats: int, *cards: str) -> Scene:
    """Everyone has nine pearls, these cards come."""
    scene = Scene(seats).next_cards(*cards)
    for number in range(seats):
        scene.pearls(number, 9)
    return scene


# -- revealing ---------------------------------------------------------------------------------------------------------


def test_exploring_1_the_top_card_of_the_deck_is_laid_on_the_first_free_space():
    scene = Scene(2).next_cards("crab 3", "squid 2", "seahorse 4").turn(0).play(EXPLORE)
    assert scene.track_of() == ["crab 3"]
    assert scene.play(GO_ON).track_of() == ["crab 3", "squid 2"]
    assert scene.play(GO_ON).track_of() == ["crab 3", "squid 2", "seahorse 4"]


def test_exploring_1_cards_are_revealed_one_after_the_other():
    scene = Scene(2).next_cards("crab 3", "squid 2").turn(0)
    left = len(scene.deck_of())
    assert len(scene.play(EXPLORE).deck_of()) == left - 1
    assert len(scene.play(GO_ON).deck_of()) == left - 2


def test_exploring_1_a_revealed_card_is_seen_by_everyone():
    scene = rich(3, "crab 3").turn(0).play(EXPLORE)
    for viewer in (0, 1, 2, None):
        assert scene.table.view(viewer)["track"] == [card("crab 3")]


# -- offering ----------------------------------------------------------------------------------------------------------


def test_exploring_2_an_ally_is_offered_clockwise():
    scene = rich(4, "crab 3").turn(2).play(EXPLORE)
    assert scene.asked(PASS, PASS, PASS) == [3, 0, 1]
    assert (scene.seat, scene.prompt) == (2, "keep")


def test_exploring_2_the_active_player_must_offer_first():
    scene = rich(2, "crab 3").turn(0).play(EXPLORE)
    assert (scene.seat, scene.prompt) == (1, "offer")
    assert TAKE not in scene.moves


def test_exploring_3_an_opponent_buys_or_passes():
    scene = rich(2, "crab 3").turn(0).play(EXPLORE)
    assert scene.legal(BUY, PASS)
    scene.play(PASS)
    assert scene.pearls_of(1) == 9
    assert scene.hand_of(1) == []


def test_exploring_3_all_are_told_who_lets_an_offer_pass():
    scene = Scene(3).pearls(1, 1).pearls(2, 1).next_cards("crab 1").turn(0).play(EXPLORE, PASS, PASS)
    assert scene.told("offer_passed") == [{"seat": 1, "card": card("crab 1")}, {"seat": 2, "card": card("crab 1")}]


def test_exploring_4_the_buyer_pays_the_active_player_and_takes_the_card_in_hand():
    scene = rich(3, "crab 3").turn(0).play(EXPLORE, PASS, BUY)
    assert scene.hand_of(2) == ["crab 3"]
    assert (scene.pearls_of(2), scene.pearls_of(0), scene.pearls_of(1)) == (8, 10, 9)


def test_exploring_4_the_first_who_wants_it_gets_it():
    scene = rich(4, "crab 3", "monster").turn(0).play(EXPLORE, PASS, BUY)
    assert scene.hand_of(2) == ["crab 3"]
    assert scene.prompt == "monster"  # opponent 3 was not asked


def test_exploring_11_the_next_card_goes_to_the_space_of_the_bought_one():
    scene = rich(2, "crab 3", "squid 2", "seahorse 1").turn(0).play(EXPLORE, PASS, GO_ON)
    assert scene.track_of() == ["crab 3", "squid 2"]
    scene.play(BUY)
    assert scene.track_of() == ["crab 3", "seahorse 1"]


def test_exploring_11_a_bought_card_on_the_last_space_frees_it_again():
    scene = Scene(3).pearls(1, 9).pearls(2, 9).next_cards(*FIVE, "crab 5", "monster").threat(3).turn(0)
    scene.play(EXPLORE, *[PASS, PASS, GO_ON] * 4, BUY)
    assert scene.track_of() == [*FIVE[:4], "crab 5"]
    scene.play(BUY)  # the monster falls on the fifth space: it must be fought
    assert (scene.hand_of(1), scene.hand_of(2)) == (["seahorse 4"], ["crab 5"])
    assert (scene.keys_of(0), scene.pearls_of(0)) == (1, 1 + 2 + 1)
    assert (scene.seat, scene.prompt) == (1, "turn")


def test_exploring_11_after_a_purchase_the_active_player_has_to_reveal_on():
    scene = rich(2, "crab 3", "squid 2").turn(0).play(EXPLORE, BUY)
    assert scene.track_of() == ["squid 2"]
    assert (scene.seat, scene.prompt) == (0, "keep")


def test_exploring_5_the_price_rises_with_each_purchase_of_the_turn():
    scene = rich(4, "crab 1", "crab 2", "crab 3", "squid 1").turn(0).play(EXPLORE)
    scene.play(PASS, PASS, BUY)  # 3 pays 1
    assert (scene.pearls_of(3), scene.pearls_of(0)) == (8, 10)
    scene.play(BUY)  # 1 pays 2
    assert (scene.pearls_of(1), scene.pearls_of(0)) == (7, 12)
    scene.play(BUY)  # 2 pays 3
    assert (scene.pearls_of(2), scene.pearls_of(0)) == (6, 15)
    assert scene.prompt == "keep"


def test_exploring_5_passing_does_not_raise_the_price():
    scene = rich(3, "crab 1", "crab 2").turn(0).play(EXPLORE, PASS, PASS, GO_ON, BUY)
    assert scene.pearls_of(1) == 8


def test_exploring_5_the_price_is_one_pearl_again_in_the_next_turn():
    scene = rich(3, "crab 1", "crab 2", "squid 1", "squid 2").turn(0).play(EXPLORE, BUY, BUY, TAKE)
    assert scene.seat == 1
    scene.play(EXPLORE, BUY)
    assert scene.pearls_of(2) == 9 - 2 - 1


def test_exploring_6_an_opponent_buys_at_most_one_ally_in_a_turn():
    scene = rich(3, "crab 1", "crab 2", "crab 3").turn(0).play(EXPLORE, BUY)
    assert scene.seat == 2  # opponent 1 is not asked any more
    assert scene.play(PASS).seat == 0
    assert scene.play(GO_ON).seat == 2


def test_exploring_6_two_players_only_one_sale_in_a_turn():
    scene = rich(2, "crab 1", "crab 2", "crab 3").turn(0).play(EXPLORE, BUY)
    assert scene.asked(GO_ON, TAKE) == [0, 0]


def test_exploring_6_passing_does_not_use_up_the_right_to_buy():
    scene = rich(2, "crab 1", "crab 2").turn(0).play(EXPLORE, PASS, GO_ON)
    assert (scene.seat, scene.prompt) == (1, "offer")
    assert scene.play(BUY).hand_of(1) == ["crab 2"]


def test_exploring_6_one_may_buy_again_in_the_turn_of_the_next_player():
    scene = rich(3, "crab 1", "crab 2", "squid 1").turn(0).play(EXPLORE, PASS, BUY, PASS, TAKE, EXPLORE)
    assert (scene.seat, scene.prompt) == (2, "offer")
    assert scene.play(BUY).hand_of(2) == ["crab 1", "squid 1"]


def test_exploring_6_whoever_has_bought_is_told_why_there_is_no_second_offer():
    scene = rich(3, "crab 1", "crab 2").turn(0).play(EXPLORE, BUY)
    assert scene.why_not(1) == {BUY: ["exploring.6"]}
    assert scene.why_not(2) == {}


def test_exploring_7_who_lacks_the_pearls_cannot_buy():
    scene = rich(4, "crab 1", "crab 2").pearls(1, 0).pearls(3, 1).turn(0).play(EXPLORE)
    assert scene.seat == 2  # 1 has no pearl
    scene.play(BUY)
    assert (scene.seat, scene.prompt) == (0, "keep")  # the price is 2, 3 has only one pearl


def test_exploring_7_whoever_lacks_the_pearls_is_told_why_there_is_no_offer():
    scene = rich(4, "crab 1", "crab 2").pearls(2, 1).pearls(3, 2).turn(0).play(EXPLORE, BUY)
    assert scene.seat == 3
    assert scene.why_not(1) == {BUY: ["exploring.6"]}
    assert scene.why_not(2) == {BUY: ["exploring.7"]}
    assert scene.why_not(3) == {}


def test_exploring_7_exactly_the_price_is_enough():
    scene = rich(3, "crab 1", "crab 2", "monster").pearls(1, 1).pearls(2, 2).turn(0).play(EXPLORE, BUY, BUY)
    assert (scene.pearls_of(1), scene.pearls_of(2)) == (0, 0)
    assert (scene.hand_of(1), scene.hand_of(2)) == (["crab 1"], ["crab 2"])


# -- keeping -----------------------------------------------------------------------------------------------------------


def test_exploring_8_if_nobody_buys_the_active_player_takes_it_or_goes_on():
    scene = rich(3, "crab 3").turn(0).play(EXPLORE, PASS, PASS)
    assert scene.seat == 0
    assert scene.legal(TAKE, GO_ON)


def test_exploring_8_the_ally_is_taken_for_free():
    scene = rich(2, "crab 3").turn(0).play(EXPLORE, PASS, TAKE)
    assert scene.hand_of(0) == ["crab 3"]
    assert scene.pearls_of(0) == 9
    assert scene.track_of() == []


def test_exploring_8_a_card_left_lies_and_the_next_one_is_offered_in_turn():
    scene = rich(3, "crab 3", "squid 2").turn(0).play(EXPLORE, PASS, PASS, GO_ON)
    assert scene.track_of() == ["crab 3", "squid 2"]
    assert scene.asked(PASS, PASS) == [1, 2]
    scene.play(TAKE)
    assert scene.hand_of(0) == ["squid 2"]  # the newest card, never an older one


def test_exploring_8_all_are_told_which_ally_is_left():
    scene = Scene(2).next_cards("crab 1", "squid 2").turn(0).play(EXPLORE, GO_ON)
    assert scene.told("ally_left") == [{"seat": 0, "card": card("crab 1")}]


def test_exploring_8_taking_the_ally_ends_the_action():
    scene = rich(2, "crab 3", "squid 2").turn(0).play(EXPLORE, PASS, TAKE)
    assert (scene.seat, scene.prompt) == (1, "turn")


# -- the last space ----------------------------------------------------------------------------------------------------


def test_exploring_9_the_ally_on_the_fifth_space_must_be_taken():
    scene = Scene(2).next_cards(*FIVE).turn(0).play(EXPLORE, GO_ON, GO_ON, GO_ON)
    assert scene.prompt == "keep"
    assert len(scene.track_of()) == 4
    scene.play(GO_ON)
    assert scene.hand_of(0) == ["seahorse 4"]
    assert (scene.seat, scene.prompt) == (1, "turn")


def test_exploring_10_the_fifth_space_gives_one_pearl():
    scene = Scene(2).next_cards(*FIVE).turn(0).play(EXPLORE, GO_ON, GO_ON, GO_ON)
    assert scene.pearls_of(0) == 0
    assert scene.play(GO_ON).pearls_of(0) == 1


def test_exploring_10_the_other_spaces_give_no_pearl():
    scene = Scene(2).next_cards(*FIVE).turn(0).play(EXPLORE, GO_ON, GO_ON, GO_ON, TAKE)
    assert scene.hand_of(0) == ["squid 2"]
    assert scene.pearls_of(0) == 0


def test_exploring_9_the_ally_on_the_fifth_space_is_offered_first():
    scene = Scene(2).pearls(1, 1).next_cards(*FIVE, "crab 5").turn(0).play(EXPLORE, *[PASS, GO_ON] * 4)
    assert (scene.seat, scene.prompt) == (1, "offer")
    scene.play(BUY)
    assert scene.hand_of(1) == ["seahorse 4"]
    assert scene.pearls_of(1) == 0  # the buyer gets no pearl of the last space
    assert scene.hand_of(0) == ["crab 5"]  # the next card fell on the fifth space again
    assert scene.pearls_of(0) == 1 + 1
    assert (scene.seat, scene.prompt) == (1, "turn")


# -- the end of the exploration ----------------------------------------------------------------------------------------


def test_exploring_8_the_exploration_ends_with_an_ally_taken():
    scene = Scene(2).next_cards("crab 3", "squid 2").turn(0).play(EXPLORE, TAKE)
    assert scene.deck_of().count("squid 2") == 3  # no further card was revealed
    assert scene.track_of() == []
    assert scene.seat == 1


def test_exploring_12_the_allies_left_go_to_the_council_by_race():
    scene = Scene(2).council("crab 1").next_cards("crab 3", "squid 2", "crab 2", "seahorse 1").turn(0)
    scene.play(EXPLORE, GO_ON, GO_ON, GO_ON, TAKE)
    assert sorted(scene.council_of("crab")) == ["crab 1", "crab 2", "crab 3"]
    assert scene.council_of("squid") == ["squid 2"]
    assert scene.council_of("seahorse") == []  # this one was taken
    assert scene.hand_of(0) == ["seahorse 1"]
    assert scene.discard_of() == []


def test_exploring_12_the_council_stacks_lie_face_down():
    scene = Scene(2).next_cards("crab 3", "squid 2").turn(0).play(EXPLORE, GO_ON, TAKE)
    assert scene.table.view(None)["council"] == [0, 1, 0, 0, 0]


def test_exploring_12_the_allies_left_go_to_the_council_also_after_a_fight():
    scene = Scene(2).threat(3).next_cards("crab 3", "monster").turn(0).play(EXPLORE, GO_ON, FIGHT)
    assert scene.council_of("crab") == ["crab 3"]


def test_exploring_12_the_next_player_may_ask_for_them():
    scene = Scene(2).next_cards("crab 3", "squid 2").turn(0).play(EXPLORE, GO_ON, TAKE, council("crab"))
    assert scene.hand_of(1) == ["crab 3"]


def test_exploring_13_monsters_go_to_the_discard_pile():
    scene = Scene(2).next_cards("monster", "crab 3", "monster", "squid 2").turn(0)
    scene.play(EXPLORE, GO_ON, GO_ON, GO_ON)
    assert scene.discard_of() == []  # they lie on the track until the end
    assert scene.play(TAKE).discard_of() == ["monster", "monster"]


def test_exploring_13_the_monster_fought_goes_to_the_discard_pile():
    scene = Scene(2).threat(3).next_cards("monster", "monster").turn(0).play(EXPLORE, GO_ON)
    scene.threat(3).play(FIGHT)
    assert scene.discard_of() == ["monster", "monster"]


def test_exploring_14_when_the_deck_is_empty_the_discard_pile_becomes_the_deck():
    scene = Scene(2).discarded("squid 2", "squid 3").deck_is("crab 1").turn(0).play(EXPLORE, GO_ON)
    assert scene.track_of()[0] == "crab 1"
    assert scene.track_of()[1] in {"squid 2", "squid 3"}
    assert scene.discard_of() == []
    assert len(scene.deck_of()) == 1
    assert sorted([scene.track_of()[1], *scene.deck_of()]) == ["squid 2", "squid 3"]


def test_exploring_14_all_are_told_how_many_cards_the_new_deck_has():
    scene = Scene(2).discarded("crab 1", "squid 2", "monster").empty_deck().turn(0).play(EXPLORE)
    assert scene.told("deck_rebuilt") == [{"n": 3}]


def test_exploring_14_with_an_empty_deck_one_may_explore_the_shuffled_discards():
    scene = Scene(2).discarded("squid 2").empty_deck().turn(0).play(EXPLORE)
    assert scene.track_of() == ["squid 2"]
    assert scene.discard_of() == []


def test_exploring_14_the_cards_on_the_track_are_not_shuffled_in():
    scene = Scene(2).discarded("squid 2").deck_is("crab 1", "monster").turn(0).play(EXPLORE, GO_ON, GO_ON)
    assert scene.track_of() == ["crab 1", "monster", "squid 2"]
    assert scene.deck_of() == []


def test_exploring_14_the_discard_pile_is_shuffled():
    names = ("squid 1", "squid 2", "squid 3", "squid 4", "squid 5", "crab 1", "crab 2", "crab 3")
    first = set()
    for seed in "abcdefgh":
        scene = Scene(2).discarded(*names).empty_deck()
        scene.table.reseed(seed)
        first.add(scene.turn(0).play(EXPLORE).track_of()[0])
    assert len(first) > 2
