"""Refilling the court."""

from scene import PLOT, Scene, council, hire


def test_court_1_the_lords_left_close_up_and_the_gap_is_next_to_the_deck():
    scene = Scene(2).court("jailer").hiring(0, "keeper").pearls(1, 1).next_lords("sage").turn(0)
    assert scene.court_of() == ["jailer", "keeper", "miller", "aquaculturalist", "landowner"]
    scene.play(*hire("keeper"))
    assert scene.court_of() == ["jailer", "miller", "aquaculturalist", "landowner"]
    assert scene.play(PLOT).court_of() == ["jailer", "miller", "aquaculturalist", "landowner", "sage"]


def test_court_2_with_three_lords_left_the_court_is_not_refilled():
    for left in (5, 4, 3):
        scene = Scene(2).hiring(0, "keeper", left=left).turn(0)
        scene.play(*hire("keeper"))
        assert len(scene.court_of()) == left
        assert scene.pearls_of(0) == 0


def test_court_3_with_two_lords_left_the_recruiter_gets_two_pearls():
    scene = Scene(3).hiring(1, "keeper", left=2).pearls(1, 1).turn(1).play(*hire("keeper"))
    assert [scene.pearls_of(number) for number in range(3)] == [0, 3, 0]


def test_court_3_only_recruiting_brings_the_two_pearls():
    scene = Scene(2).court("jailer", "keeper").pearls(0, 1).council("crab 1").turn(0).play(PLOT, council("crab"))
    assert scene.pearls_of(0) == 0
    assert len(scene.court_of()) == 3
    scene = Scene(2).court("jailer", "keeper").council("crab 1").turn(0).play(council("crab"))
    assert scene.pearls_of(0) == 0
    assert len(scene.court_of()) == 2


def test_court_4_all_six_spaces_are_refilled_from_the_deck():
    scene = Scene(2).hiring(0, "keeper", left=2).next_lords("sage", "hermit", "jailer", "oracle", "shaman").turn(0)
    scene.play(*hire("keeper"))
    assert scene.court_of() == ["miller", "aquaculturalist", "sage", "hermit", "jailer", "oracle"]
    assert scene.lord_deck_of()[0] == "shaman"


def test_court_4_the_new_lords_are_seen_by_everyone():
    scene = Scene(2).hiring(0, "keeper", left=2).turn(0).play(*hire("keeper"))
    for viewer in (0, 1, None):
        assert scene.table.view(viewer)["court"] == scene.table.court
