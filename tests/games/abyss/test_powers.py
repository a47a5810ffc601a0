"""When powers work."""

import pytest
from scene import (
    BUY,
    END_TURN,
    EXPLORE,
    FIGHT,
    GO_ON,
    PASS,
    TAKE,
    Scene,
    council,
    discard,
    hire,
    location,
    name_lord,
    recruit,
    reward,
    stack,
    use,
)


def test_powers_1_an_arrow_power_works_once_when_the_lord_enters_play():
    scene = Scene(2).hiring(0, "peddler").council("crab 1", "squid 1").turn(0).play(*hire("peddler"))
    assert scene.pearls_of(0) == 2
    scene.play(council("crab"), council("squid"))  # round the table and a turn further
    assert scene.pearls_of(0) == 2


def test_powers_1_a_lord_that_lies_there_does_not_repeat_its_arrow():
    scene = Scene(2).lords(0, "trader", "jailer").hand(1, "crab 1").council("squid 1").turn(0).play(council("squid"))
    assert scene.pearls_of(0) == 0
    assert scene.hand_of(1) == ["crab 1"]


def test_powers_2_a_permanent_power_works_in_every_turn():
    scene = Scene(2).lords(0, "slaver").hand(0, "crab 1", "crab 2").council("squid 1", "seahorse 1").turn(0)
    scene.play(use("slaver"), discard("crab 1"), council("squid"), council("seahorse"))
    assert (scene.seat, scene.prompt) == (0, "turn")
    assert scene.play(use("slaver"), discard("crab 2")).pearls_of(0) == 4


@pytest.mark.parametrize("name", ["slaver", "oracle", "opportunist"])
def test_powers_2_the_power_of_a_lord_under_a_location_is_gone(name):
    scene = Scene(2).lords(0, name).locations(0, "chasm").under(0, "chasm", name)
    scene.hand(0, "crab 1").council("crab 2").court("miller").turn(0)
    assert use(name) not in scene.moves
    assert scene.refused(use(name)) == ["powers.2"]


@pytest.mark.parametrize("name", ["slaver", "oracle", "opportunist"])
def test_powers_2_the_power_of_a_turned_lord_is_gone(name):
    scene = Scene(2).lords(0, name).turned(name).hand(0, "crab 1").council("crab 2").court("miller").turn(0)
    assert scene.refused(use(name)) == ["powers.2"]


def test_powers_2_covered_traits_are_gone():
    scene = Scene(2).lords(0, "treasurer").locations(0, "chasm").under(0, "chasm", "treasurer")
    scene.hand(0, "crab 5", "crab 1").court("commander").turn(0)
    scene.refused(recruit("commander"))  # 6 would do with the Treasurer
    scene = Scene(2).lords(0, "treasurer").hand(0, "crab 5", "crab 1").court("commander").turn(0)
    assert recruit("commander") in scene.moves


def test_powers_2_the_power_of_an_opponents_lord_is_not_mine():
    scene = Scene(2).lords(1, "slaver").hand(0, "crab 1").turn(0)
    assert use("slaver") not in scene.moves
    scene.refused(use("slaver"))


# -- the owner chooses the moment --------------------------------------------------------------------------------------


def test_powers_3_before_the_action():
    scene = Scene(2).lords(0, "slaver").hand(0, "crab 1").turn(0)
    assert use("slaver") in scene.moves
    scene.play(use("slaver"), discard("crab 1"))
    assert (scene.seat, scene.prompt) == (0, "turn")
    assert scene.pearls_of(0) == 2


def test_powers_3_between_using_a_power_and_recruiting():
    scene = Scene(2).lords(0, "slaver").hiring(0, "commander").hand(0, "squid 5").turn(0)
    scene.play(use("slaver"), discard("crab 3"))  # crab 5 and two pearls: 7
    scene.refused(recruit("commander"))
    scene = Scene(2).lords(0, "slaver").hand(0, "crab 5", "crab 1", "squid 1").court("commander").turn(0)
    scene.refused(recruit("commander"))
    scene.play(use("slaver"), discard("squid 1"), *hire("commander", "crab 5", "crab 1"))
    assert "commander" in scene.lords_of(0)


def test_powers_3_while_exploring_before_taking_or_leaving_an_ally():
    scene = Scene(2).lords(0, "slaver").hand(0, "crab 1").next_cards("squid 1").turn(0).play(EXPLORE)
    scene.play(use("slaver"), discard("crab 1"))
    assert scene.prompt == "keep"
    assert scene.legal(TAKE, GO_ON)
    assert scene.pearls_of(0) == 2


def test_powers_3_while_exploring_before_a_monster():
    scene = Scene(2).lords(0, "oracle").council("crab 1").next_cards("monster").turn(0).play(EXPLORE)
    scene.play(use("oracle"), stack("crab"))
    assert scene.prompt == "monster"
    assert scene.discard_of() == ["crab 1"]


def test_powers_3_before_taking_a_location():
    scene = Scene(2).lords(0, "slaver").keys(0, 3).hand(0, "crab 1").council("squid 1").row("chasm").turn(0)
    scene.play(council("squid"))
    assert scene.prompt == "control"
    scene.play(use("slaver"), discard("squid 1"))
    assert scene.prompt == "control"
    assert scene.pearls_of(0) == 2


def test_powers_3_at_the_end_of_the_turn():
    scene = Scene(2).lords(0, "slaver").council("squid 1").turn(0).play(council("squid"))
    assert (scene.seat, scene.prompt) == (0, "end_of_turn")
    assert scene.legal(END_TURN, use("slaver"))
    scene.play(use("slaver"), discard("squid 1"))
    assert scene.pearls_of(0) == 2
    assert (scene.seat, scene.prompt) == (1, "turn")


def test_powers_3_the_owner_need_not_use_it():
    scene = Scene(2).lords(0, "slaver").council("squid 1").turn(0).play(council("squid"), END_TURN)
    assert scene.seat == 1
    assert scene.hand_of(0) == ["squid 1"]


def test_powers_3_without_a_use_the_end_of_the_turn_is_not_asked():
    scene = Scene(2).lords(0, "slaver", "oracle").next_cards("monster").council("crab 1").turn(0)
    scene.play(use("oracle"), stack("crab"), EXPLORE, FIGHT, reward(0))
    assert (scene.seat, scene.prompt) == (1, "turn")  # no card in hand, the Oracle was used


def test_powers_3_the_lord_just_recruited_may_be_used_in_the_same_turn():
    scene = Scene(2).hiring(0, "slaver").hand(0, "crab 1").turn(0).play(*hire("slaver"))
    assert scene.prompt == "end_of_turn"
    assert scene.play(use("slaver"), discard("crab 1")).pearls_of(0) == 2


def test_powers_3_a_lord_may_be_used_between_recruiting_it_and_covering_it():
    scene = Scene(2).hiring(0, "slaver").keys(0, 2).hand(0, "crab 1").row("chasm").turn(0).play(*hire("slaver"))
    assert scene.prompt == "control"
    scene.play(use("slaver"), discard("crab 1"), location("chasm"))
    assert scene.pearls_of(0) == 2
    assert scene.active_of(0) == []


def test_powers_3_not_in_the_turn_of_another():
    scene = Scene(2).lords(1, "slaver").hand(1, "crab 1").pearls(1, 1).next_cards("squid 1").turn(0).play(EXPLORE)
    assert (scene.seat, scene.prompt) == (1, "offer")
    assert scene.legal(BUY, PASS)
    scene.refused(use("slaver"))


def test_powers_3_not_in_the_turn_of_another_even_when_one_has_to_choose():
    scene = Scene(2).lords(1, "slaver").hand(1, "crab 1", "crab 2").hiring(0, "jailer").turn(0).play(*hire("jailer"))
    assert (scene.seat, scene.prompt) == (1, "discard_for_jailer")
    scene.refused(use("slaver"))


def test_powers_3_several_lords_in_any_order():
    for first, second in (("slaver", "opportunist"), ("opportunist", "slaver")):
        scene = Scene(2).lords(0, "slaver", "opportunist").hand(0, "crab 1").court("miller").turn(0)
        for name in (first, second):
            scene.play(use(name), discard("crab 1") if name == "slaver" else name_lord("miller"))
        assert scene.pearls_of(0) == 2
        assert "miller" not in scene.court_of()


def test_powers_3_a_sale_at_the_end_of_the_turn_comes_before_the_commander():
    six = ("crab 1", "crab 1", "crab 2", "squid 1", "squid 2", "squid 4")
    scene = Scene(2).lords(0, "commander").lords(1, "slaver").hand(1, *six).council("seahorse 1").turn(1)
    scene.play(council("seahorse"))
    assert (scene.seat, scene.prompt) == (1, "end_of_turn")
    scene.play(use("slaver"), discard("seahorse 1"))
    assert (scene.seat, scene.prompt) == (0, "turn")
    assert len(scene.hand_of(1)) == 6


def test_powers_3_whoever_does_not_sell_discards_for_the_commander():
    six = ("crab 1", "crab 1", "crab 2", "squid 1", "squid 2", "squid 4")
    scene = Scene(2).lords(0, "commander").lords(1, "slaver").hand(1, *six).council("seahorse 1").turn(1)
    scene.play(council("seahorse"), END_TURN)
    assert (scene.seat, scene.prompt) == (1, "discard_for_commander")


def test_powers_3_a_lord_spent_for_a_location_is_not_asked_at_the_end_of_the_turn():
    scene = Scene(2).lords(0, "oracle").keys(0, 2).council("crab 1", "squid 1").row("jail").turn(0)
    scene.play(council("crab"), location("jail"))
    assert (scene.seat, scene.prompt) == (1, "turn")


# -- however a lord comes into play ------------------------------------------------------------------------------------

SEVEN = ("crab 1", "crab 1", "crab 3", "squid 1", "squid 2", "squid 2", "jellyfish 1")


def test_powers_1_a_landlord_got_by_the_traitor_brings_a_pearl():
    scene = Scene(2).lords(0, "miller").court("landlord").hiring(0, "traitor").turn(0)
    assert scene.play(*hire("traitor"), name_lord("miller"), name_lord("landlord")).pearls_of(0) == 1


def test_powers_1_a_commander_got_by_the_schemer_makes_opponents_discard():
    scene = Scene(2).lords(0, "miller").next_lords("commander").hand(1, *SEVEN).hiring(0, "schemer").turn(0)
    scene.play(*hire("schemer"), name_lord("miller"))
    assert (scene.seat, scene.prompt) == (1, "discard_for_commander")
    assert len(scene.play(discard("crab 1")).hand_of(1)) == 6


def test_powers_1_an_assassin_got_by_the_corruptor_turns_a_lord():
    scene = Scene(2).lords(1, "keeper").court("assassin").hiring(0, "corruptor").pearls(0, 5).turn(0)
    scene.play(*hire("corruptor"), name_lord("assassin"), name_lord("keeper"))
    assert scene.is_turned("keeper")


def test_powers_1_an_invoker_got_by_the_traitor_brings_another_turn():
    scene = Scene(2).lords(0, "miller").court("invoker").hiring(0, "traitor").council("crab 1").turn(0)
    scene.play(*hire("traitor"), name_lord("miller"), name_lord("invoker"))
    assert (scene.seat, scene.prompt) == (0, "turn")
    assert scene.play(council("crab")).seat == 1


def test_powers_1_the_corruptor_may_buy_the_traitor_who_swaps_the_corruptor():
    scene = Scene(2).court("traitor", "peddler").hiring(0, "corruptor").pearls(0, 5).turn(0)
    scene.play(*hire("corruptor"), name_lord("traitor"))
    assert scene.legal(PASS, name_lord("corruptor"))
    scene.play(name_lord("corruptor"), name_lord("peddler"))
    assert scene.lords_of(0) == ["traitor", "peddler"]
    assert scene.pearls_of(0) == 2


def test_powers_1_declining_is_for_good():
    scene = Scene(2).lords(0, "miller").hiring(0, "schemer").council("crab 1", "squid 1", "jellyfish 1").turn(0)
    scene.play(*hire("schemer"), PASS, council("crab"))
    assert (scene.seat, scene.prompt) == (0, "turn")
    scene.refused(use("schemer"))
    scene.refused(name_lord("miller"))
