"""Plotting at court."""

from scene import EXPLORE, PLOT, TAKE, Scene, council


def test_plotting_1_one_pearl_brings_a_lord_to_the_court():
    scene = Scene(2).pearls(0, 3).pearls(1, 3).court("jailer").next_lords("sage").turn(0).play(PLOT)
    assert scene.pearls_of(0) == 2
    assert scene.pearls_of(1) == 3  # the pearl goes to the treasury
    assert scene.court_of() == ["jailer", "sage"]


def test_plotting_1_plotting_is_voluntary():
    scene = Scene(2).pearls(0, 3).court("jailer").council("crab 1").turn(0).play(council("crab"))
    assert scene.seat == 1
    assert scene.pearls_of(0) == 3
    assert scene.court_of() == ["jailer"]


def test_plotting_1_plotting_is_no_action():
    scene = Scene(2).pearls(0, 1).next_cards("crab 1").turn(0).play(PLOT)
    assert (scene.seat, scene.prompt) == (0, "turn")
    assert scene.play(EXPLORE, TAKE).seat == 1


def test_plotting_2_the_top_lord_goes_to_the_free_space_farthest_from_the_deck():
    scene = Scene(2).pearls(0, 2).court("jailer", "keeper").next_lords("elder", "oracle").turn(0).play(PLOT)
    assert scene.court_of() == ["jailer", "keeper", "elder"]
    assert scene.lord_deck_of()[0] == "oracle"
    assert scene.table.view(1)["court"] == scene.table.court  # face up


def test_plotting_3_not_without_a_pearl():
    scene = Scene(2).court("jailer").turn(0)
    assert PLOT not in scene.moves
    assert scene.refused(PLOT) == ["plotting.3"]


def test_plotting_4_not_with_a_full_court():
    court = ("jailer", "keeper", "elder", "oracle", "sage", "hermit")
    scene = Scene(2).pearls(0, 2).court(*court).turn(0)
    assert PLOT not in scene.moves
    assert scene.refused(PLOT) == ["plotting.4"]


def test_plotting_5_not_with_an_empty_lord_deck():
    scene = Scene(2).pearls(0, 2).in_court_only("jailer").turn(0)
    assert PLOT not in scene.moves
    assert scene.refused(PLOT) == ["plotting.5"]


def test_plotting_6_plotting_may_be_repeated_while_there_are_pearls():
    scene = Scene(2).pearls(0, 2).court("jailer").next_lords("elder", "oracle").turn(0).play(PLOT, PLOT)
    assert scene.court_of() == ["jailer", "elder", "oracle"]
    assert scene.pearls_of(0) == 0
    assert scene.refused(PLOT) == ["plotting.3"]


def test_plotting_6_plotting_may_be_repeated_until_the_court_is_full():
    scene = Scene(2).pearls(0, 9).court("jailer", "keeper", "sage", "hermit").turn(0).play(PLOT, PLOT)
    assert len(scene.court_of()) == 6
    assert scene.pearls_of(0) == 7
    assert scene.refused(PLOT) == ["plotting.4"]


def test_plotting_6_plotting_may_be_repeated_until_the_deck_is_empty():
    scene = Scene(2).pearls(0, 9).court("jailer").lords_left(2).turn(0).play(PLOT, PLOT)
    assert len(scene.court_of()) == 3
    assert scene.refused(PLOT) == ["plotting.5"]
