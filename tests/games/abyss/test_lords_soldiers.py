"""The soldiers."""

import pytest
from scene import (
    BUY,
    EXPLORE,
    FIGHT,
    GO_ON,
    PAID,
    TAKE,
    Scene,
    council,
    discard,
    hire,
    location,
    name_lord,
    pay,
    recruit,
    reward,
    seat,
)

# -- Recruiter ---------------------------------------------------------------------------------------------------------


def test_lords_recruiter_lords_cost_every_opponent_two_more():
    for number in (1, 2):
        scene = Scene(3).lords(0, "recruiter").hiring(number, "jailer").turn(number)
        assert "recruiting.7" in scene.refused(recruit("jailer"))
        scene = Scene(3).lords(0, "recruiter").hiring(number, "jailer").pearls(number, 1).turn(number)
        assert "recruiting.7" in scene.refused(recruit("jailer"))
        scene = Scene(3).lords(0, "recruiter").hiring(number, "jailer").pearls(number, 2).turn(number)
        assert scene.play(*hire("jailer")).pearls_of(number) == 0
        assert scene.lords_of(number) == ["jailer"]


def test_lords_recruiter_the_two_points_may_be_paid_with_allies():
    scene = Scene(2).lords(0, "recruiter").hiring(1, "jailer").hand(1, "crab 2").turn(1)
    scene.play(recruit("jailer"), pay("crab 3"), pay("squid 2"), pay("seahorse 1"))
    assert PAID not in scene.moves
    assert PAID in scene.play(pay("crab 2")).moves


def test_lords_recruiter_does_not_trouble_its_owner():
    scene = Scene(2).lords(0, "recruiter").hiring(0, "jailer").turn(0)
    assert scene.play(*hire("jailer")).lords_of(0) == ["recruiter", "jailer"]


def test_lords_recruiter_works_from_its_recruitment_on():
    scene = Scene(2).hiring(0, "recruiter", left=4).hiring(1, "jailer").turn(0).play(*hire("recruiter"))
    assert scene.seat == 1
    assert "recruiting.7" in scene.refused(recruit("jailer"))


def test_lords_recruiter_under_a_location_has_no_effect():
    scene = Scene(2).lords(0, "recruiter").locations(0, "chasm").under(0, "chasm", "recruiter")
    assert recruit("jailer") in scene.hiring(1, "jailer").turn(1).moves


def test_lords_recruiter_turned_has_no_effect():
    assert recruit("jailer") in Scene(2).lords(0, "recruiter").turned("recruiter").hiring(1, "jailer").turn(1).moves


# -- Jailer ------------------------------------------------------------------------------------------------------------


def test_lords_jailer_each_opponent_discards_one_ally_of_choice():
    scene = Scene(3).hand(1, "crab 1", "squid 5").hand(2, "crab 1", "squid 1").hiring(0, "jailer").turn(0)
    scene.play(*hire("jailer"))
    assert (scene.seat, scene.prompt) == (1, "discard_for_jailer")
    assert scene.legal(discard("crab 1"), discard("squid 5"))
    scene.play(discard("squid 5"))
    assert scene.seat == 2
    scene.play(discard("crab 1"))
    assert (scene.hand_of(1), scene.hand_of(2)) == (["crab 1"], ["squid 1"])
    assert scene.discard_of() == ["crab 1", "crab 3", "squid 2", "squid 5"]
    assert (scene.seat, scene.prompt) == (1, "turn")


def test_lords_jailer_goes_round_clockwise():
    scene = Scene(4).hiring(2, "jailer")
    for number in (0, 1, 3):
        scene.hand(number, "crab 1", "shellfish 1")
    scene.turn(2).play(*hire("jailer"))
    assert scene.asked(*[discard("crab 1")] * 3) == [3, 0, 1]


def test_lords_jailer_an_empty_hand_loses_nothing():
    scene = Scene(3).hand(2, "crab 1", "crab 2").hiring(0, "jailer").turn(0).play(*hire("jailer"))
    assert scene.seat == 2
    scene = Scene(3).hiring(0, "jailer").turn(0).play(*hire("jailer"))
    assert (scene.seat, scene.prompt) == (1, "turn")


def test_lords_jailer_the_owner_keeps_all():
    scene = Scene(2).hand(0, "crab 5", "crab 4").hiring(0, "jailer").turn(0).play(*hire("jailer"))
    assert scene.hand_of(0) == ["crab 4", "crab 5"]
    assert scene.seat == 1


# -- Seeker ------------------------------------------------------------------------------------------------------------


def test_lords_seeker_each_opponent_loses_two_pearls_or_what_they_have():
    scene = Scene(4).pearls(0, 1).pearls(1, 5).pearls(2, 1).pearls(3, 0).hiring(0, "seeker").turn(0)
    scene.play(*hire("seeker"))
    assert [scene.pearls_of(number) for number in range(4)] == [1, 3, 0, 0]  # to the treasury, not to the owner


def test_lords_seeker_two_pearls_are_just_lost():
    scene = Scene(2).pearls(1, 2).hiring(0, "seeker").turn(0).play(*hire("seeker"))
    assert scene.pearls_of(1) == 0


# -- Assassin ----------------------------------------------------------------------------------------------------------


def test_lords_assassin_turns_one_free_lord_of_each_opponent():
    scene = Scene(3).lords(1, "keeper", "miller").lords(2, "slaver", "oracle").hiring(0, "assassin").turn(0)
    scene.play(*hire("assassin"))
    assert (scene.seat, scene.prompt) == (0, "turn_a_lord")
    assert scene.legal(name_lord("keeper"), name_lord("miller"))
    scene.play(name_lord("miller"))
    assert scene.seat == 0
    assert scene.legal(name_lord("slaver"), name_lord("oracle"))
    scene.play(name_lord("slaver"))
    assert [scene.is_turned(name) for name in ("keeper", "miller", "slaver", "oracle")] == [False, True, True, False]
    assert (scene.seat, scene.prompt) == (1, "turn")


def test_lords_assassin_goes_round_clockwise():
    scene = Scene(3).lords(0, "keeper").lords(1, "reaper").hiring(2, "assassin").turn(2).play(*hire("assassin"))
    assert scene.legal(name_lord("keeper"))
    assert scene.play(name_lord("keeper")).legal(name_lord("reaper"))


def test_lords_assassin_power_and_key_are_dead_and_the_points_stay():
    scene = Scene(2).lords(1, "slaver").keys(1, 2).hand(1, "crab 2").hiring(0, "assassin").council("squid 1")
    scene.row("chasm").turn(0).play(*hire("assassin"), name_lord("slaver"), council("squid"))
    assert (scene.seat, scene.prompt) == (0, "turn")  # no power at the end of the turn, no third key
    assert scene.sheet(1)[1] == 5


def test_lords_assassin_a_turned_lord_is_still_free():
    scene = Scene(2).lords(1, "shepherd").hiring(0, "assassin").turn(0).play(*hire("assassin"), name_lord("shepherd"))
    assert scene.free_of(1) == ["shepherd"]
    assert scene.active_of(1) == []


def test_lords_assassin_covered_and_turned_lords_are_no_targets():
    scene = Scene(2).lords(1, "keeper", "reaper", "miller").locations(1, "chasm").under(1, "chasm", "keeper")
    scene.turned("reaper").hiring(0, "assassin").turn(0).play(*hire("assassin"))
    assert scene.legal(name_lord("miller"))


def test_lords_assassin_opponents_without_a_free_lord_are_skipped():
    scene = Scene(4).lords(1, "keeper").locations(1, "chasm").under(1, "chasm", "keeper").lords(3, "oracle")
    scene.hiring(0, "assassin").turn(0).play(*hire("assassin"))
    assert scene.legal(name_lord("oracle"))
    assert scene.play(name_lord("oracle")).seat == 1


def test_lords_assassin_the_power_lapses_without_a_target():
    scene = Scene(2).lords(0, "keeper").hiring(0, "assassin").turn(0).play(*hire("assassin"))
    assert (scene.seat, scene.prompt) == (1, "turn")
    assert not scene.is_turned("keeper")


def test_lords_assassin_the_turning_outlasts_the_assassin():
    scene = Scene(2).lords(1, "keeper").lords(0, "reaper", "shepherd").keys(0, 1).council("crab 1", "squid 1")
    scene.hiring(0, "assassin").row("chasm").turn(0).play(*hire("assassin"), name_lord("keeper"), location("chasm"))
    scene.play(council("crab"), council("squid"))
    assert scene.is_turned("keeper")


# -- Commander ---------------------------------------------------------------------------------------------------------

EIGHT = ("crab 1", "crab 1", "crab 2", "squid 1", "squid 2", "squid 4", "jellyfish 1", "jellyfish 2")


def test_lords_commander_every_opponent_at_once_discards_down_to_six():
    scene = Scene(3).hand(1, *EIGHT).hand(2, *["shellfish 1"] * 3, *["shellfish 2"] * 3, "shellfish 3")
    scene.hiring(0, "commander").turn(0).play(*hire("commander"))
    assert (scene.seat, scene.prompt) == (1, "discard_for_commander")
    scene.play(discard("crab 1"), discard("jellyfish 2"))
    assert scene.hand_of(1) == ["jellyfish 1", "crab 1", "crab 2", "squid 1", "squid 2", "squid 4"]
    assert scene.seat == 2
    scene.play(discard("shellfish 3"))
    assert len(scene.hand_of(2)) == 6
    assert scene.discard_of() == ["jellyfish 2", "crab 1", "crab 5", "shellfish 3"]
    assert (scene.seat, scene.prompt) == (1, "turn")


def test_lords_commander_six_allies_may_stay():
    scene = Scene(2).hand(1, *EIGHT[:6]).hiring(0, "commander").turn(0).play(*hire("commander"))
    assert (scene.seat, scene.prompt) == (1, "turn")
    assert len(scene.hand_of(1)) == 6


def test_lords_commander_does_not_limit_its_owner():
    scene = Scene(2).hand(0, *EIGHT).hiring(0, "commander").turn(0).play(*hire("commander"))
    assert scene.seat == 1
    assert len(scene.hand_of(0)) == 8


def test_lords_commander_an_opponent_discards_at_the_end_of_the_own_turn():
    scene = Scene(2).lords(0, "commander").hand(1, *EIGHT[:6]).council("seahorse 1", "seahorse 2").turn(1)
    scene.play(council("seahorse"))
    assert (scene.seat, scene.prompt) == (1, "discard_for_commander")
    assert len(scene.hand_of(1)) == 8
    scene.play(discard("seahorse 1"), discard("crab 1"))
    assert len(scene.hand_of(1)) == 6
    assert (scene.seat, scene.prompt) == (0, "turn")


def test_lords_commander_an_ally_bought_in_the_turn_of_another_is_no_breach():
    scene = Scene(3).lords(0, "commander").hand(1, *EIGHT[:6]).pearls(1, 2).next_cards("seahorse 1", "seahorse 2")
    scene.turn(0).play(EXPLORE, BUY, TAKE)
    assert len(scene.hand_of(1)) == 7
    assert (scene.seat, scene.prompt) == (1, "turn")


def test_lords_commander_a_recruitment_may_bring_the_hand_down_in_time():
    scene = Scene(2).lords(0, "commander").hiring(1, "miller").hand(1, *EIGHT[:6]).turn(1).play(*hire("miller"))
    assert (scene.seat, scene.prompt) == (0, "turn")
    assert len(scene.hand_of(1)) == 6


def test_lords_commander_affiliated_allies_do_not_count():
    scene = Scene(2).lords(0, "commander").affiliated(1, *EIGHT[:4]).hand(1, *EIGHT[4:]).council("seahorse 1")
    assert scene.turn(1).play(council("seahorse")).seat == 0


def test_lords_commander_under_a_location_sets_no_limit():
    scene = Scene(2).lords(0, "commander").locations(0, "chasm").under(0, "chasm", "commander")
    scene.hand(1, *EIGHT).council("seahorse 1").turn(1).play(council("seahorse"))
    assert scene.seat == 0
    assert len(scene.hand_of(1)) == 9


def test_lords_commander_turned_sets_no_limit():
    scene = Scene(2).lords(0, "commander").turned("commander").hand(1, *EIGHT).council("seahorse 1").turn(1)
    assert scene.play(council("seahorse")).seat == 0


# -- Tamer -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("space", "choices", "gain"),
    [
        (1, 2, (0, 1, 0)),  # never below the first space
        (2, 2, (0, 1, 0)),
        (3, 3, (0, 2, 0)),
        (4, 0, (1, 0, 0)),
        (5, 2, (1, 1, 0)),
        (6, 3, (1, 2, 0)),
    ],
)
def test_lords_tamer_an_opponent_gets_the_reward_of_the_space_before(space, choices, gain):
    scene = Scene(2).lords(0, "tamer").threat(space).next_cards("monster").turn(1).play(EXPLORE, FIGHT)
    if choices:
        assert scene.legal(*[reward(tokens) for tokens in range(choices)])
        scene.play(reward(0))
    assert (scene.keys_of(1), scene.pearls_of(1), len(scene.tokens_of(1))) == gain
    assert scene.space == 1


def test_lords_tamer_does_not_trouble_its_owner():
    scene = Scene(2).lords(0, "tamer").threat(3).next_cards("monster").turn(0).play(EXPLORE, FIGHT)
    assert scene.keys_of(0) == 1


def test_lords_tamer_it_is_told_which_space_pays():
    scene = (
        Scene(2).lords(0, "tamer").threat(3).next_cards("monster", "monster").turn(1).play(EXPLORE, FIGHT, reward(0))
    )
    assert scene.told("threat_tamed") == [{"seat": 1, "space": 2}]
    scene.threat(3).play(EXPLORE, FIGHT)
    assert len(scene.told("threat_tamed")) == 1  # nothing is taken from its owner


def test_lords_tamer_does_not_move_the_token_back():
    scene = Scene(2).lords(0, "tamer").threat(3).next_cards("monster", "crab 1").turn(1).play(EXPLORE, GO_ON)
    assert scene.space == 4


def test_lords_tamer_the_pearl_of_the_last_space_is_paid_all_the_same():
    scene = Scene(2).lords(0, "tamer").threat(4).next_cards("crab 1", "crab 2", "squid 1", "squid 2", "monster")
    scene.turn(1).play(EXPLORE, GO_ON, GO_ON, GO_ON, GO_ON)
    assert (scene.keys_of(1), scene.pearls_of(1)) == (1, 1)


@pytest.mark.parametrize("gone", ["under", "turned"])
def test_lords_tamer_covered_or_turned_has_no_effect(gone):
    scene = Scene(2).lords(0, "tamer").threat(3).next_cards("monster")
    if gone == "turned":
        scene.turned("tamer")
    else:
        scene.locations(0, "chasm").under(0, "chasm", "tamer")
    assert scene.turn(1).play(EXPLORE, FIGHT).keys_of(1) == 1


# -- Hunter ------------------------------------------------------------------------------------------------------------


def test_lords_hunter_takes_a_token_of_an_opponent():
    scene = Scene(3).tokens(0, 2).tokens(1, 4).tokens(2, 3, 3).hiring(0, "hunter").turn(0).play(*hire("hunter"))
    assert (scene.seat, scene.prompt) == (0, "hunt")
    assert scene.legal(seat(1), seat(2))
    scene.play(seat(2))
    assert [scene.tokens_of(number) for number in range(3)] == [[2, 3], [4], [3]]
    assert scene.seat == 1


def test_lords_hunter_hunts_only_opponents_with_tokens():
    scene = Scene(3).tokens(0, 3).tokens(2, 3).hiring(0, "hunter").turn(0).play(*hire("hunter"))
    if scene.prompt == "hunt":
        assert scene.legal(seat(2))
        scene.play(seat(2))
    assert scene.tokens_of(0) == [3, 3]
    assert scene.tokens_of(2) == []


def test_lords_hunter_lapses_if_no_opponent_has_a_token():
    scene = Scene(3).tokens(0, 3).hiring(0, "hunter").turn(0).play(*hire("hunter"))
    assert (scene.seat, scene.prompt) == (1, "turn")


def test_lords_hunter_takes_the_token_at_random():
    taken = set()
    for seed in range(30):
        scene = Scene(2).tokens(1, 2, 3, 4).hiring(0, "hunter")
        scene.table.reseed(f"seed {seed}")
        taken |= set(scene.turn(0).play(*hire("hunter"), seat(1)).tokens_of(0))
    assert taken == {2, 3, 4}


def test_lords_hunter_the_token_stays_face_down():
    scene = Scene(3).tokens(1, 2, 3, 4).hiring(0, "hunter").turn(0).play(*hire("hunter"), seat(1))
    assert scene.table.view(2)["known"]["tokens"][0] == [None]
    assert scene.table.view(0)["tokens"] == scene.tokens_of(0)
    assert sum(scene.table.supply) == 17


def test_lords_hunter_only_the_two_who_held_the_token_are_told_its_value():
    scene = Scene(3).tokens(1, 4).hiring(0, "hunter").turn(0).play(*hire("hunter"), seat(1))
    assert [scene.told("hunted_token_seen", viewer) for viewer in (0, 1)] == [[{"n": 4}]] * 2
    assert [scene.told("hunted_token_seen", viewer) for viewer in (2, None)] == [[], []]
    assert scene.told("token_hunted") == [{"seat": 0, "other": 1}]


def test_lords_hunter_who_lost_the_token_knows_where_it_lies_among_others():
    scene = Scene(2).tokens(0, 2).tokens(1, 4).hiring(0, "hunter").turn(0).play(*hire("hunter"), seat(1))
    assert scene.table.view(1)["known"]["tokens"][0] == [None, 4]
