"""The worked examples, number by number."""

import pytest
from scene import (
    BUY,
    EXPLORE,
    GO_ON,
    PASS,
    TAKE,
    Scene,
    council,
    discard,
    hire,
    location,
    name_lord,
    pay,
    recruit,
    stack,
    use,
)

# -- the exploration with four players ---------------------------------------------------------------------------------


def test_exploring_1_the_worked_example_step_by_step():
    scene = Scene(4).pearls(1, 2).pearls(2, 3).pearls(3, 1)
    scene.next_cards("crab 1", "squid 2", "monster", "seahorse 3", "jellyfish 1", "shellfish 2", "crab 4").turn(0)

    scene.play(EXPLORE)  # the first card: nobody wants it, the active player goes on
    assert scene.track_of() == ["crab 1"]
    assert scene.asked(PASS, PASS, PASS, GO_ON) == [1, 2, 3, 0]

    assert scene.track_of() == ["crab 1", "squid 2"]  # the second: two pass, the third pays one pearl
    assert scene.asked(PASS, PASS, BUY) == [1, 2, 3]
    assert scene.hand_of(3) == ["squid 2"]
    assert (scene.pearls_of(3), scene.pearls_of(0)) == (0, 1)

    assert scene.track_of() == ["crab 1", "monster"]  # the third falls on the second space: a monster, left alone
    assert (scene.seat, scene.prompt) == (0, "monster")
    scene.play(GO_ON)
    assert scene.space == 2

    assert scene.track_of() == ["crab 1", "monster", "seahorse 3"]  # the fourth: opponent 1 pays two
    assert scene.seat == 1
    scene.play(BUY)
    assert scene.hand_of(1) == ["seahorse 3"]
    assert (scene.pearls_of(1), scene.pearls_of(0)) == (0, 3)

    for track in (  # the fifth, sixth and seventh: only opponent 2 may buy, for three pearls
        ["crab 1", "monster", "jellyfish 1"],
        ["crab 1", "monster", "jellyfish 1", "shellfish 2"],
    ):
        assert scene.track_of() == track
        assert scene.table.view(2)["price"] == 3
        assert scene.asked(PASS, GO_ON) == [2, 0]
    assert scene.track_of() == ["crab 1", "monster", "jellyfish 1", "shellfish 2", "crab 4"]
    assert scene.asked(PASS) == [2]  # and the seventh has to be taken

    assert scene.hand_of(0) == ["crab 4"]
    assert [scene.pearls_of(number) for number in range(4)] == [4, 0, 3, 0]
    assert scene.council_of("crab") == ["crab 1"]
    assert scene.council_of("jellyfish") == ["jellyfish 1"]
    assert scene.council_of("shellfish") == ["shellfish 2"]
    assert scene.discard_of() == ["monster"]
    assert scene.space == 2
    assert (scene.seat, scene.prompt) == (1, "turn")


def test_exploring_5_in_the_worked_example_opponent_two_might_buy_for_three_pearls():
    scene = Scene(4).pearls(1, 2).pearls(2, 3).pearls(3, 1)
    scene.next_cards("crab 1", "squid 2", "monster", "seahorse 3", "jellyfish 1", "shellfish 2").turn(0)
    scene.play(EXPLORE, PASS, PASS, PASS, GO_ON, PASS, PASS, BUY, GO_ON, BUY, BUY)
    assert (scene.pearls_of(2), scene.pearls_of(0)) == (0, 6)
    assert scene.hand_of(2) == ["jellyfish 1"]
    assert (scene.seat, scene.prompt) == (0, "keep")  # now all three have bought


# -- the recruitment ---------------------------------------------------------------------------------------------------


def example() -> Scene:
    """Three lords in the court, a jellyfish 3, a crab 2, two shellfish, two pearls."""
    scene = Scene(2).court("master_of_magic", "slaver", "traitor").pearls(0, 2)
    return scene.hand(0, "jellyfish 3", "crab 2", "shellfish 5", "shellfish 1").turn(0)


def test_recruiting_1_in_the_worked_example_two_of_the_three_lords_can_be_recruited():
    scene = example()
    assert recruit("master_of_magic") in scene.moves
    assert recruit("slaver") in scene.moves
    assert recruit("traitor") not in scene.moves


def test_recruiting_3_the_worked_example_the_traitor_wants_a_squid():
    assert "recruiting.3" in example().refused(recruit("traitor"))


def test_recruiting_4_the_worked_example_the_master_of_magic_for_three_races():
    scene = example().play(*hire("master_of_magic", "jellyfish 3", "crab 2", "shellfish 5"))
    assert scene.lords_of(0) == ["master_of_magic"]
    assert scene.affiliated_of(0) == ["crab 2"]  # his own power comes too late
    assert scene.discard_of() == ["jellyfish 3", "shellfish 5"]
    assert scene.hand_of(0) == ["shellfish 1"]
    assert scene.pearls_of(0) == 2 + 2
    assert len(scene.court_of()) == 6
    assert scene.court_of()[:2] == ["slaver", "traitor"]


def test_recruiting_6_the_worked_example_the_slaver_for_six_points_and_two_pearls():
    scene = example().play(*hire("slaver", "shellfish 5", "shellfish 1"))
    assert scene.lords_of(0) == ["slaver"]
    assert scene.affiliated_of(0) == ["shellfish 1"]
    assert scene.discard_of() == ["shellfish 5"]
    assert scene.hand_of(0) == ["jellyfish 3", "crab 2"]
    assert scene.pearls_of(0) == 2 - 2 + 2
    assert len(scene.court_of()) == 6
    assert scene.court_of()[:2] == ["master_of_magic", "traitor"]


def test_recruiting_2_the_worked_example_the_slaver_takes_shellfish_only():
    scene = example().play(recruit("slaver"), pay("shellfish 5"))
    assert "recruiting.2" in scene.refused(pay("crab 2"))


# -- the final score ---------------------------------------------------------------------------------------------------

COURT = ("keeper", "slaver", "master_of_magic", "jailer", "traitor", "corruptor", "elder")


def ninety_one(seat: int) -> Scene:
    scene = Scene(2).lords(seat, *COURT).locations(seat, "parliament", "sanctuary", "abyss")
    scene.under(seat, "parliament", "keeper", "slaver", "master_of_magic").under(seat, "sanctuary", "elder")
    scene.affiliated(seat, "jellyfish 3", "jellyfish 1", "squid 3", "crab 2", "seahorse 1", "shellfish 5")
    return scene.tokens(seat, 2, 4)


def test_scoring_7_the_worked_example_adds_up_to_91():
    scene = ninety_one(0)
    assert scene.worth(0, "parliament") == 10
    assert scene.worth(0, "sanctuary") == 10
    assert scene.worth(0, "abyss") == 12
    assert scene.sheet(0) == [32, 39, 14, 6]
    assert sum(scene.sheet(0)) == 91


def test_scoring_7_the_worked_example_at_the_end_of_a_game():
    scene = ninety_one(1)
    scene.hand(0, "crab 3").in_court_only("miller").hand(0, "seahorse 5", "squid 3").next_cards("monster").threat(3)
    scene.turn(0).play(*hire("miller")).play(EXPLORE)
    scene.play(scene.moves[-1])  # fight for a key
    assert scene.table.over
    assert scene.table.result.scores == (10 + 3 + 3, 91)
    assert scene.table.result.winners == (1,)


# -- Assassin, then Schemer or Traitor ---------------------------------------------------------------------------------


def test_lords_assassin_the_example_a_turned_shepherd_gives_no_key_but_six_points():
    scene = Scene(2).lords(1, "shepherd").keys(1, 2).hiring(0, "assassin").council("crab 2").row("jail").turn(0)
    scene.play(*hire("assassin"), name_lord("shepherd"))
    scene.play(council("crab"))
    assert (scene.seat, scene.prompt) == (0, "turn")  # two tokens and a dead key: no location
    assert scene.sheet(1)[1] == 6
    assert scene.free_of(1) == ["shepherd"]


@pytest.mark.parametrize("drawn", ["oracle", "trader"])
def test_lords_schemer_the_example_gets_rid_of_the_turned_shepherd(drawn):
    scene = Scene(2).lords(1, "shepherd").hiring(0, "assassin").hiring(1, "schemer").council("crab 1")
    scene.next_lords(drawn).turn(0).play(*hire("assassin"), name_lord("shepherd"))
    scene.play(*hire("schemer"), name_lord("shepherd"))
    assert scene.active_of(1) == ["schemer", drawn]
    assert "shepherd" in scene.removed_lords()
    if drawn == "oracle":
        scene.play(use("oracle"), stack("crab"))
        assert scene.discard_of().count("crab 1") == 1
    else:
        assert scene.pearls_of(1) == 3


def test_lords_traitor_the_example_gets_rid_of_the_turned_shepherd():
    scene = Scene(2).lords(1, "shepherd").keys(1, 2).court("keeper").hiring(0, "assassin").row("jail")
    scene.hand(1, "squid 5", "crab 4", "seahorse 3").court("traitor").turn(0)
    scene.play(*hire("assassin"), name_lord("shepherd"), *hire("traitor"), name_lord("shepherd"), name_lord("keeper"))
    assert scene.active_of(1) == ["traitor", "keeper"]
    assert (scene.seat, scene.prompt) == (1, "control")  # the key of the new lord counts
    assert scene.play(location("jail")).free_of(1) == ["traitor"]


# -- Commander ---------------------------------------------------------------------------------------------------------


def test_lords_commander_the_example_turn_by_turn():
    nine = ("crab 1", "crab 1", "crab 2", "squid 1", "squid 2", "squid 4", "jellyfish 1", "jellyfish 2", "jellyfish 3")
    six = ("shellfish 1", "shellfish 1", "shellfish 2", "shellfish 2", "shellfish 3", "shellfish 3")
    scene = Scene(3).hand(1, *nine).hand(2, *six).hiring(0, "commander").pearls(1, 1)
    scene.council(*["seahorse 1"] * 4, "squid 1").next_cards("seahorse 2", "seahorse 3").turn(0)

    scene.play(*hire("commander"))  # nine are three too many, six are fine
    assert scene.asked(discard("jellyfish 1"), discard("jellyfish 2"), discard("jellyfish 3")) == [1, 1, 1]
    assert (scene.seat, scene.prompt) == (1, "turn")
    assert len(scene.hand_of(1)) == len(scene.hand_of(2)) == 6

    scene.play(council("seahorse"))  # ten in hand: allowed until the turn ends
    assert len(scene.hand_of(1)) == 10
    assert scene.asked(*[discard("seahorse 1")] * 4) == [1, 1, 1, 1]
    assert (scene.seat, scene.prompt) == (2, "turn")
    assert len(scene.hand_of(1)) == 6

    scene.play(council("squid"), discard("squid 1"))
    assert (scene.seat, scene.prompt) == (0, "turn")
    scene.play(EXPLORE, BUY)  # a seventh ally in the turn of another: no discard
    assert len(scene.hand_of(1)) == 7
    scene.play(TAKE)
    assert (scene.seat, scene.prompt) == (1, "turn")


def test_lords_commander_the_example_ends_under_a_location():
    six = ("shellfish 1", "shellfish 1", "shellfish 2", "shellfish 2", "shellfish 3", "shellfish 3")
    scene = Scene(2).lords(0, "commander").hand(1, *six).keys(0, 2).row("jail").council("crab 1", "squid 1").turn(0)
    scene.play(council("crab"), location("jail"))
    scene.play(council("squid"))
    assert (scene.seat, scene.prompt) == (0, "turn")
    assert len(scene.hand_of(1)) == 7
