"""The merchants."""

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
    recruit,
    use,
)


def gone(scene: Scene, how: str, name: str) -> Scene:
    """Let a lord of player 0 be turned or lie under a location."""
    return scene.turned(name) if how == "turned" else scene.locations(0, "chasm").under(0, "chasm", name)


# -- Ship Master -------------------------------------------------------------------------------------------------------


def test_lords_ship_master_a_pearl_for_each_race_that_goes_to_the_council():
    scene = Scene(2).lords(0, "ship_master").next_cards("crab 1", "crab 2", "squid 1", "seahorse 1").turn(0)
    scene.play(EXPLORE, GO_ON, GO_ON, GO_ON, TAKE)
    assert scene.pearls_of(0) == 2  # crabs and squids; the seahorse was taken


def test_lords_ship_master_the_race_of_the_ally_taken_counts_if_another_goes_to_the_council():
    scene = Scene(2).lords(0, "ship_master").next_cards("crab 1", "crab 2").turn(0).play(EXPLORE, GO_ON, TAKE)
    assert scene.pearls_of(0) == 1


def test_lords_ship_master_monsters_and_bought_allies_do_not_count():
    scene = Scene(2).lords(0, "ship_master").pearls(1, 1).next_cards("squid 1", "monster", "crab 1", "seahorse 1")
    scene.turn(0).play(EXPLORE, BUY, GO_ON, GO_ON, TAKE)
    assert scene.pearls_of(0) == 1 + 1  # the price, and the crab


def test_lords_ship_master_pays_also_after_a_fight():
    scene = Scene(2).lords(0, "ship_master").threat(3).next_cards("crab 1", "squid 1", "monster").turn(0)
    scene.play(EXPLORE, GO_ON, GO_ON, FIGHT)
    assert scene.pearls_of(0) == 2


def test_lords_ship_master_pays_nothing_without_an_ally_left():
    scene = Scene(2).lords(0, "ship_master").council("squid 1").next_cards("crab 1").turn(0).play(EXPLORE, TAKE)
    assert scene.pearls_of(0) == 0


def test_lords_ship_master_pays_only_in_the_own_exploration():
    scene = Scene(2).lords(0, "ship_master").next_cards("crab 1", "squid 1").turn(1).play(EXPLORE, GO_ON, TAKE)
    assert (scene.pearls_of(0), scene.pearls_of(1)) == (0, 0)


def test_lords_ship_master_with_the_pearl_of_the_last_space():
    scene = Scene(2).lords(0, "ship_master")
    scene.next_cards("crab 1", "squid 1", "seahorse 1", "jellyfish 1", "shellfish 1").turn(0)
    scene.play(EXPLORE, GO_ON, GO_ON, GO_ON, GO_ON)
    assert scene.pearls_of(0) == 4 + 1


@pytest.mark.parametrize("how", ["turned", "under"])
def test_lords_ship_master_turned_or_covered_pays_nothing(how):
    scene = gone(Scene(2).lords(0, "ship_master"), how, "ship_master").next_cards("crab 1", "squid 1").turn(0)
    assert scene.play(EXPLORE, GO_ON, TAKE).pearls_of(0) == 0


# -- pearls at once ----------------------------------------------------------------------------------------------------


def test_lords_trader_brings_three_pearls():
    scene = Scene(3).pearls(0, 1).pearls(1, 5).hiring(0, "trader").turn(0).play(*hire("trader"))
    assert [scene.pearls_of(number) for number in range(3)] == [4, 5, 0]


def test_lords_peddler_brings_two_pearls():
    scene = Scene(3).pearls(0, 1).pearls(1, 5).hiring(0, "peddler").turn(0).play(*hire("peddler"))
    assert [scene.pearls_of(number) for number in range(3)] == [3, 5, 0]


def test_lords_shopkeeper_brings_one_pearl():
    scene = Scene(3).pearls(0, 1).pearls(1, 5).hiring(0, "shopkeeper").turn(0).play(*hire("shopkeeper"))
    assert [scene.pearls_of(number) for number in range(3)] == [2, 5, 0]


def test_lords_trader_his_pearls_do_not_help_to_pay_his_own_price():
    scene = Scene(2).court("trader", "miller", "reaper", "keeper").hand(0, "shellfish 5", "squid 1", "seahorse 1")
    assert "recruiting.7" in scene.turn(0).refused(recruit("trader"))  # 7 of 10


@pytest.mark.parametrize(("name", "number"), [("trader", 3), ("peddler", 2), ("shopkeeper", 1), ("landlord", 1)])
def test_lords_trader_and_the_like_the_log_tells_the_pearls(name, number):
    scene = Scene(2).hiring(0, name).turn(0).play(*hire(name))
    told = [event.values for event in scene.table.log(1) if event.rule == f"lords.{name}"]
    assert [(values["seat"], values["n"]) for values in told] == [(0, number)]


# -- Landlord ----------------------------------------------------------------------------------------------------------


def test_lords_landlord_brings_a_pearl_on_entering_play():
    scene = Scene(2).hiring(0, "landlord").turn(0).play(*hire("landlord"))
    assert scene.pearls_of(0) == 1
    assert scene.seat == 1


def test_lords_landlord_brings_a_pearl_at_the_start_of_each_own_turn():
    scene = Scene(2).lords(0, "landlord").council("crab 1", "squid 1", "seahorse 1").turn(0)
    assert scene.pearls_of(0) == 1
    scene.play(council("crab"))
    assert scene.pearls_of(0) == 1  # not in the turn of another
    scene.play(council("squid"))
    assert scene.pearls_of(0) == 2
    assert scene.pearls_of(1) == 0


def test_lords_landlord_pays_at_the_start_of_an_extra_turn():
    scene = Scene(2).lords(0, "landlord").hiring(0, "invoker").turn(0)
    assert scene.pearls_of(0) == 1
    scene.play(*hire("invoker"))
    assert scene.seat == 0
    assert scene.pearls_of(0) == 2


@pytest.mark.parametrize("how", ["turned", "under"])
def test_lords_landlord_turned_or_covered_pays_nothing(how):
    assert gone(Scene(2).lords(0, "landlord"), how, "landlord").turn(0).pearls_of(0) == 0


# -- Slaver ------------------------------------------------------------------------------------------------------------


def test_lords_slaver_sells_an_ally_for_two_pearls():
    scene = Scene(2).lords(0, "slaver").hand(0, "crab 5", "squid 1").turn(0).play(use("slaver"))
    assert scene.legal(discard("crab 5"), discard("squid 1"))
    scene.play(discard("squid 1"))
    assert scene.pearls_of(0) == 2
    assert scene.hand_of(0) == ["crab 5"]
    assert scene.discard_of() == ["squid 1"]


def test_lords_slaver_needs_an_ally_in_hand():
    scene = Scene(2).lords(0, "slaver").affiliated(0, "crab 1").turn(0)
    assert use("slaver") not in scene.moves
    assert "lords.slaver" in scene.refused(use("slaver"))


def test_lords_slaver_is_voluntary():
    scene = Scene(2).lords(0, "slaver").hand(0, "crab 5").next_cards("squid 1").turn(0)
    assert EXPLORE in scene.moves
    scene.play(EXPLORE, TAKE)
    assert scene.prompt == "end_of_turn"


def test_lords_slaver_sells_again_and_again():
    scene = Scene(2).lords(0, "slaver").hand(0, "crab 5", "squid 1").turn(0).play(use("slaver"), discard("squid 1"))
    assert scene.play(use("slaver"), discard("crab 5")).pearls_of(0) == 4
    assert scene.refused(use("slaver")) == ["lords.slaver"]


def test_lords_slaver_again_in_an_extra_turn():
    scene = Scene(2).lords(0, "slaver").hand(0, "crab 1", "crab 2").hiring(0, "invoker").turn(0)
    scene.play(use("slaver"), discard("crab 1"), *hire("invoker"), END_TURN)
    assert (scene.seat, scene.prompt) == (0, "turn")
    assert scene.play(use("slaver"), discard("crab 2")).pearls_of(0) == 4


def test_lords_slaver_not_while_an_opponent_decides_on_an_offer():
    scene = Scene(2).lords(0, "slaver").hand(0, "crab 1").pearls(1, 1).next_cards("squid 1").turn(0).play(EXPLORE)
    assert scene.seat == 1
    scene.refused(use("slaver"))
    scene.play(PASS)
    assert use("slaver") in scene.moves
