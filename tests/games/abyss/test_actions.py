"""One action a turn."""

from scene import EXPLORE, PASS, PLOT, TAKE, Scene, council, location, recruit


def test_actions_1_explore_ask_the_council_or_recruit():
    scene = Scene(2).hiring(0, "keeper").council("squid 1").turn(0)
    assert scene.legal(EXPLORE, council("squid"), recruit("keeper"))


def test_actions_1_an_action_must_be_taken():
    scene = Scene(2).council("squid 1").turn(0)
    assert PASS not in scene.moves
    assert scene.refused(PASS) == ["actions.1"]


def test_actions_1_after_plotting_the_action_is_still_due():
    scene = Scene(2).pearls(0, 1).turn(0).play(PLOT)
    assert scene.refused(PASS) == ["actions.1"]


def test_actions_1_only_one_action_in_a_turn():
    scene = Scene(2).council("squid 1", "crab 1").next_cards("squid 2").turn(0).play(EXPLORE, TAKE)
    assert scene.seat == 1  # no second action
    scene = Scene(2).council("squid 1", "crab 1").keys(0, 3).row("chasm").turn(0).play(council("squid"))
    assert scene.prompt == "control"
    scene.refused(EXPLORE)
    scene.refused(council("crab"))
    assert scene.play(location("chasm")).seat == 1
