"""The course of a turn."""

from scene import (
    EXPLORE,
    PLOT,
    TAKE,
    Scene,
    council,
    hire,
    location,
    recruit,
)


def test_turns_1_the_players_take_turns_clockwise():
    scene = Scene(4).turn(2)
    order = []
    for _ in range(6):
        order.append(scene.seat)
        scene.next_cards("crab 1" if len(order) < 4 else "squid 1").play(EXPLORE, TAKE)
    assert order == [2, 3, 0, 1, 2, 3]


def test_turns_1_a_game_of_two_goes_to_and_fro():
    scene = Scene(2).council("crab 1", "squid 1").turn(1)
    assert scene.play(council("crab")).seat == 0
    assert scene.play(council("squid")).seat == 1


def test_turns_1_first_plotting_then_the_action_then_the_locations():
    scene = Scene(2).pearls(0, 2).keys(0, 3).council("crab 1").row("chasm").turn(0)
    assert scene.prompt == "turn"  # three keys in hand, but the action comes first
    assert PLOT in scene.moves
    scene.play(PLOT, council("crab"))
    assert scene.prompt == "control"
    assert scene.seat == 0
    scene.refused(PLOT)
    assert scene.play(location("chasm")).seat == 1


def test_turns_1_a_location_cannot_be_taken_before_the_action():
    scene = Scene(2).keys(0, 3).row("chasm").turn(0)
    assert location("chasm") not in scene.moves
    scene.refused(location("chasm"))


def test_turns_1_after_an_exploration_there_is_no_plotting_any_more():
    scene = Scene(2).pearls(0, 2).next_cards("crab 1").turn(0).play(EXPLORE)
    scene.refused(PLOT)
    assert scene.play(TAKE).seat == 1


def test_turns_2_a_key_of_the_lord_just_recruited_counts_in_the_same_turn():
    scene = Scene(2).hiring(0, "keeper").keys(0, 2).row("chasm").turn(0).play(*hire("keeper"))
    assert (scene.prompt, scene.seat) == ("control", 0)


def test_turns_2_three_keys_after_the_action_mean_a_location_before_the_turn_ends():
    scene = Scene(2).keys(0, 3).council("crab 1").row("chasm").turn(0).play(council("crab"))
    assert (scene.prompt, scene.seat) == ("control", 0)


def test_turns_2_again_as_long_as_three_keys_are_left():
    scene = Scene(2).keys(0, 7).council("crab 1").row("chasm", "jail", "abyss").turn(0)
    scene.play(council("crab"), location("chasm"))
    assert (scene.prompt, scene.seat) == ("control", 0)
    scene.play(location("jail"))
    assert (scene.prompt, scene.seat) == ("turn", 1)
    assert scene.keys_of(0) == 1


def test_turns_3_after_the_action_the_next_player_is_on():
    scene = Scene(3).hiring(0, "miller").turn(0).play(*hire("miller"))
    assert (scene.prompt, scene.seat) == ("turn", 1)


def test_turns_3_after_the_location_the_next_player_is_on():
    scene = Scene(3).keys(2, 3).council("squid 2").row("chasm").turn(2).play(council("squid"), location("chasm"))
    assert (scene.prompt, scene.seat) == ("turn", 0)


def test_turns_3_nobody_moves_out_of_turn():
    scene = Scene(2).hiring(1, "miller").turn(0)
    assert scene.seat == 0
    scene.refused(recruit("miller"))


def test_actions_1_whoever_asks_what_is_refused_and_why_leaves_the_table_as_it_was():
    scene = Scene(2).turn(0)
    table = scene.table
    scales, wanted = table.scales, table.wanted
    assert table.why_not(0)
    assert table.scales is scales and table.wanted is wanted
    assert table.asking.why_not(table, 0, PLOT)
    assert table.scales is scales and table.wanted is wanted
