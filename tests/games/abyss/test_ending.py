"""The end of the game."""

from scene import (
    EXPLORE,
    TAKE,
    Scene,
    council,
    draw,
    hire,
    location,
    name_lord,
)

SIX = ("jailer", "seeker", "hunter", "peddler", "trader", "assassin")  # six lords without keys


def test_ending_1_the_seventh_lord_ends_the_game():
    scene = Scene(2).lords(0, *SIX).hiring(0, "miller").next_cards("squid 1").turn(0).play(*hire("miller"))
    assert not scene.table.over
    assert scene.seat == 1
    scene.play(EXPLORE, TAKE)
    assert scene.table.over
    assert scene.table.result.ending == "seven_lords"


def test_ending_1_the_sixth_lord_does_not():
    scene = Scene(2).lords(0, *SIX[:5]).hiring(0, "miller").council("crab 1", "squid 1").turn(0)
    scene.play(*hire("miller"), council("crab"), council("squid"))
    assert not scene.table.over
    assert scene.seat == 1


def test_ending_1_lords_under_locations_count_among_the_seven():
    scene = Scene(2).lords(0, *SIX[:3], "keeper", "reaper", "shepherd").locations(0, "chasm")
    scene.under(0, "chasm", "keeper", "reaper", "shepherd").hiring(0, "miller").council("crab 1").turn(0)
    assert scene.play(*hire("miller"), council("crab")).table.over


def test_ending_1_a_swap_is_no_further_lord():
    scene = Scene(2).lords(0, *SIX[:5]).hiring(0, "traitor").council("crab 1", "squid 1").turn(0)
    scene.play(*hire("traitor"), name_lord("jailer"), name_lord("miller"), council("crab"), council("squid"))
    assert not scene.table.over
    assert len(scene.lords_of(0)) == 6


def test_ending_1_the_second_lord_of_the_corruptor_may_be_the_seventh():
    scene = Scene(2).lords(0, *SIX[:5]).hiring(0, "corruptor", left=4).pearls(0, 5).council("crab 1").turn(0)
    scene.play(*hire("corruptor"), name_lord("miller"))
    assert len(scene.lords_of(0)) == 7
    assert scene.play(council("crab")).table.over


def test_ending_1_the_corruptor_may_lead_from_six_lords_to_eight():
    scene = Scene(2).lords(0, *SIX).hiring(0, "corruptor", left=4).pearls(0, 5).council("crab 1").turn(0)
    scene.play(*hire("corruptor"), name_lord("miller"))
    assert len(scene.lords_of(0)) == 8
    assert scene.seat == 1
    assert scene.play(council("crab")).table.over


# -- a court that cannot be filled -------------------------------------------------------------------------------------


def test_ending_2_a_court_that_cannot_be_filled_ends_the_game():
    scene = Scene(2).hiring(0, "keeper", left=2).lords_left(3).council("crab 1").turn(0).play(*hire("keeper"))
    assert len(scene.court_of()) == 5
    assert scene.seat == 1
    scene.play(council("crab"))
    assert scene.table.over
    assert scene.table.result.ending == "court_empty"


def test_ending_2_lords_that_just_fill_the_court_do_not_end_the_game():
    scene = Scene(2).hiring(0, "keeper", left=2).lords_left(4).council("crab 1", "squid 1").turn(0)
    scene.play(*hire("keeper"))
    assert len(scene.court_of()) == 6
    assert not scene.play(council("crab"), council("squid")).table.over


def test_ending_2_an_empty_deck_alone_does_not_end_the_game():
    scene = Scene(2).hiring(0, "keeper", left=3).lords_left(0).council("crab 1", "squid 1").turn(0)
    scene.play(*hire("keeper"))  # three lords are left: no refill is due
    assert scene.pearls_of(0) == 0
    assert not scene.play(council("crab"), council("squid")).table.over


def test_ending_2_only_a_recruitment_can_trigger_it():
    scene = Scene(2).in_court_only("miller", "keeper").council("crab 1", "squid 1", "seahorse 1").turn(0)
    assert not scene.play(council("crab"), council("squid"), council("seahorse")).table.over


# -- the last turns ----------------------------------------------------------------------------------------------------


def test_ending_3_the_active_player_completes_the_turn():
    scene = Scene(2).lords(0, *SIX).keys(0, 2).hiring(0, "keeper").council("crab 1").row("chasm").turn(0)
    scene.play(*hire("keeper"))
    assert (scene.seat, scene.prompt) == (0, "control")
    scene.play(location("chasm"), council("crab"))
    assert scene.table.over
    assert scene.locations_of(0) == ["chasm"]


def test_ending_3_every_other_player_has_one_last_turn():
    scene = Scene(4).lords(2, *SIX).hiring(2, "miller").council("crab 1", "squid 1", "seahorse 1").turn(2)
    scene.play(*hire("miller"))
    order = []
    for race in ("crab", "squid", "seahorse"):
        assert not scene.table.over
        order.append(scene.seat)
        scene.play(council(race))
    assert order == [3, 0, 1]
    assert scene.table.over


def test_ending_3_a_last_turn_is_a_whole_turn():
    scene = Scene(2).lords(0, *SIX).hiring(0, "miller").keys(1, 3).pearls(1, 1).council("crab 1").row("abyss").turn(0)
    scene.play(*hire("miller"), council("crab"), draw(1))
    if not scene.table.over:
        scene.play(scene.moves[0])
    assert len(scene.locations_of(1)) == 1
    assert scene.table.over


def test_ending_3_a_second_trigger_changes_nothing():
    scene = Scene(3).lords(0, *SIX).lords(1, "keeper", "reaper", "shepherd", "slaver", "tamer", "recruiter")
    scene.locations(1, "chasm", "abyss").under(1, "chasm", "keeper", "reaper", "shepherd")
    scene.under(1, "abyss", "slaver", "tamer", "recruiter")
    scene.hiring(0, "miller", left=4).hand(1, "seahorse 4", "seahorse 4", "squid 2", "crab 2").council("crab 1").turn(0)
    scene.play(*hire("miller"), *hire("aquaculturalist", "seahorse 4", "seahorse 4", "squid 2", "crab 2"))
    scene.play(scene.moves[0])  # the one to affiliate
    assert scene.seat == 2
    assert len(scene.lords_of(1)) == 7
    assert scene.play(council("crab")).table.over


def test_ending_3_after_the_end_no_move_is_left():
    scene = Scene(2).play_out()
    assert scene.moves == ()
    assert scene.refused(EXPLORE) == ["game.over"]


def test_ending_3_an_extra_turn_of_the_invoker_is_played_before_the_last_turns():
    scene = Scene(2).lords(0, *SIX).hiring(0, "invoker").council("crab 1", "squid 1").turn(0).play(*hire("invoker"))
    assert scene.seat == 0
    scene.play(council("crab"))
    assert scene.seat == 1
    assert scene.play(council("squid")).table.over


def test_ending_3_an_extra_turn_of_the_invoker_in_the_last_round_is_played():
    scene = Scene(2).lords(0, *SIX).hiring(0, "miller").hiring(1, "invoker").council("crab 1").turn(0)
    scene.play(*hire("miller"), *hire("invoker"))
    assert not scene.table.over
    assert scene.seat == 1
    assert scene.play(council("crab")).table.over
