"""Counting up."""

from scene import Scene, place


def test_scoring_1_each_player_affiliates_the_lowest_ally_of_each_race_in_hand():
    scene = Scene(2).hand(1, "crab 3", "crab 2", "squid 5", "squid 4", "seahorse 1").play_out()
    assert scene.affiliated_of(1) == ["crab 2", "seahorse 1", "squid 4"]
    assert scene.table.result.scores[1] == 2 + 1 + 4


def test_scoring_1_both_players_do_it():
    scene = Scene(2).hand(0, "jellyfish 4", "jellyfish 2").hand(1, "jellyfish 3").play_out()
    assert scene.affiliated_of(0) == ["jellyfish 2", "crab 1"]
    assert scene.affiliated_of(1) == ["jellyfish 3"]


def test_scoring_1_an_ally_of_an_affiliated_race_joins_too():
    scene = Scene(2).affiliated(1, "crab 1").hand(1, "crab 5", "crab 4").play_out()
    assert scene.affiliated_of(1) == ["crab 1", "crab 4"]
    assert scene.table.result.scores[1] == 4


def test_scoring_2_the_rest_of_the_hand_is_discarded():
    scene = Scene(2).hand(1, "crab 3", "crab 3", "crab 5", "squid 5").play_out()
    assert scene.hand_of(1) == []
    assert scene.affiliated_of(1) == ["crab 3", "squid 5"]
    assert [name for name in scene.discard_of() if name in {"crab 3", "crab 5"}] == ["crab 3", "crab 5"]
    assert scene.table.result.scores[1] == 3 + 5


def test_scoring_3_the_locations_score():
    scene = Scene(2).locations(1, "chasm", "jail").play_out()
    assert scene.sheet(1) == [5 + 15, 0, 0, 0]
    assert scene.table.result.scores[1] == 20


def test_scoring_3_the_allies_affiliated_at_the_end_count_for_the_locations():
    scene = Scene(2).locations(1, "chasm").hand(1, "crab 4", "crab 2").play_out()
    assert scene.table.result.scores[1] == 5 + 3 + 2


def test_scoring_4_all_lords_score_free_covered_and_turned_ones():
    scene = Scene(2).lords(1, "miller", "keeper", "landowner").locations(1, "sanctuary").under(1, "sanctuary", "keeper")
    scene.turned("landowner").play_out()
    assert scene.sheet(1) == [4, 10 + 6 + 12, 0, 0]


def test_scoring_5_the_highest_affiliated_ally_of_each_race_scores():
    scene = Scene(2).affiliated(1, "crab 1", "crab 4", "crab 2", "squid 2", "squid 2", "jellyfish 5")
    assert scene.sheet(1) == [0, 0, 4 + 2 + 5, 0]


def test_scoring_5_allies_in_hand_do_not_score_before_the_end():
    assert Scene(2).hand(1, "crab 5").sheet(1) == [0, 0, 0, 0]


def test_scoring_6_the_monster_tokens_score():
    scene = Scene(2).tokens(1, 2, 3, 4, 4)
    assert scene.sheet(1) == [0, 0, 0, 13]


def test_scoring_6_the_tokens_are_shown_at_the_end():
    scene = Scene(2).tokens(1, 2, 4)
    assert scene.table.view(0)["known"]["tokens"][1] == [None, None]
    scene.play_out()
    assert sorted(scene.table.view(0)["known"]["tokens"][1]) == [2, 4]
    shown = [event for event in scene.table.log(None) if event.rule == "scoring.6"]
    assert [(event.values["seat"], event.values["n"]) for event in shown] == [(1, 6)]


def test_scoring_7_the_four_sums_add_up():
    scene = Scene(2).locations(1, "chasm").lords(1, "miller").affiliated(1, "crab 4").tokens(1, 3).play_out()
    assert scene.sheet(1) == [5 + 3, 10, 4, 3]
    assert scene.table.result.scores == (7, 25)


def test_scoring_7_pearls_and_keys_score_nothing():
    scene = Scene(2).pearls(1, 9).keys(1, 1).play_out()
    assert scene.table.result.scores == (7, 0)


def test_scoring_7_the_highest_sum_wins():
    assert Scene(2).tokens(1, 2, 4).play_out().table.result.winners == (0,)
    assert Scene(2).tokens(1, 4, 4).play_out().table.result.winners == (1,)


def test_scoring_8_a_tie_is_broken_by_pearls():
    scene = Scene(2).tokens(1, 4, 3).pearls(1, 1).play_out()
    assert scene.table.result.scores == (7, 7)
    assert scene.table.result.winners == (0,)  # two pearls of the court against one
    scene = Scene(2).tokens(1, 4, 3).pearls(1, 3).play_out()
    assert scene.table.result.scores == (7, 7)
    assert scene.table.result.winners == (1,)


def test_scoring_8_pearls_do_not_matter_without_a_tie():
    scene = Scene(2).tokens(1, 4, 2).pearls(1, 30).play_out()
    assert scene.table.result.winners == (0,)


def test_scoring_9_then_by_the_most_valuable_lord():
    scene = Scene(2).lords(1, "jailer").pearls(1, 2).play_out()  # 7 against 6 + crab 1
    assert scene.table.result.scores == (7, 7)
    assert scene.table.result.winners == (1,)
    scene = Scene(2).lords(1, "shaman").tokens(1, 2).pearls(1, 2).play_out()  # 5 + 2
    assert scene.table.result.scores == (7, 7)
    assert scene.table.result.winners == (0,)


def test_scoring_9_one_valuable_lord_beats_two_others():
    scene = Scene(2).lords(0, "commander").lords(1, "aquaculturalist").pearls(1, 2).play_out()  # 4 + 6 + 1
    assert scene.table.result.scores == (11, 11)
    assert scene.table.result.winners == (1,)


def test_scoring_10_a_tie_in_everything_is_shared():
    scene = Scene(2).lords(1, "reaper").affiliated(1, "squid 1").pearls(1, 2).play_out()
    assert scene.table.result.scores == (7, 7)
    assert scene.table.result.winners == (0, 1)


def test_scoring_7_a_view_adds_up_for_others_what_it_adds_up_for_oneself():
    scene = Scene(2).tokens(1, 2, 4)
    for seat, tile in ((0, "chasm"), (1, "jail")):
        scene.lords(seat, *("miller", "keeper") if seat else ("landowner",)).locations(seat, tile)
        scene.affiliated(seat, "crab 4", "crab 1", "squid 2")
    for viewer in (0, 1, None):  # of others the tokens lie face down
        shown = [player["influence"] for player in scene.table.view(viewer)["players"]]
        known = sum(scene.sheet(1)) if viewer == 1 else sum(scene.sheet(1)[:3])
        assert shown == [sum(scene.sheet(0)), known]
    assert scene.table.view(0)["worth"][place("chasm")] == scene.sheet(0)[0]
    assert scene.table.view(None)["worth"] == []
