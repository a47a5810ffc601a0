"""Recruiting a lord."""

import pytest
from scene import (
    PAID,
    PRICES,
    RACES,
    Scene,
    affiliate,
    card,
    hire,
    pay,
    recruit,
)


def test_recruiting_1_a_lord_of_the_court_is_recruited():
    scene = Scene(2).hiring(0, "miller", "keeper").turn(0).play(*hire("miller"))
    assert scene.lords_of(0) == ["miller"]
    assert "miller" not in scene.court_of()


def test_recruiting_1_a_lord_that_is_not_in_the_court_cannot_be_recruited():
    scene = Scene(2).hand(0, *PRICES["miller"]).court("jailer").next_lords("miller").turn(0)
    assert recruit("miller") not in scene.moves
    scene.refused(recruit("miller"))


def test_recruiting_1_a_lord_of_an_opponent_cannot_be_recruited():
    scene = Scene(2).hand(0, *PRICES["miller"]).lords(1, "miller").turn(0)
    scene.refused(recruit("miller"))


# -- the number of races -----------------------------------------------------------------------------------------------


def test_recruiting_2_not_with_fewer_races_than_bubbles():
    scene = Scene(2).hand(0, "crab 5", "crab 4", "squid 4").pearls(0, 9).court("jailer").turn(0)
    assert "recruiting.2" in scene.refused(recruit("jailer"))


def test_recruiting_2_the_payment_is_not_complete_with_fewer_races():
    scene = Scene(2).hand(0, "crab 5", "squid 4", "seahorse 1").court("jailer").turn(0)
    scene.play(recruit("jailer"), pay("crab 5"), pay("squid 4"))  # 9 points of the 6, but two races only
    assert PAID not in scene.moves
    assert "recruiting.2" in scene.refused(PAID)


def test_recruiting_2_not_with_more_races_than_bubbles():
    scene = Scene(2).hand(0, "crab 5", "crab 3", "squid 4").court("commander").turn(0)
    scene.play(recruit("commander"), pay("crab 5"))
    assert pay("squid 4") not in scene.moves
    assert "recruiting.2" in scene.refused(pay("squid 4"))


def test_recruiting_2_a_fourth_race_is_refused_for_a_lord_of_three():
    scene = Scene(2).hand(0, "crab 1", "squid 1", "seahorse 1", "jellyfish 5").pearls(0, 3).court("jailer").turn(0)
    scene.play(recruit("jailer"), pay("crab 1"), pay("squid 1"), pay("seahorse 1"))
    assert "recruiting.2" in scene.refused(pay("jellyfish 5"))


def test_recruiting_2_the_small_bubbles_are_any_races():
    for first, second in (("squid", "seahorse"), ("jellyfish", "shellfish"), ("squid", "shellfish")):
        cards = ("crab 2", f"{first} 3", f"{second} 1")
        scene = Scene(2).hand(0, *cards).court("jailer").turn(0).play(*hire("jailer", *cards))
        assert scene.lords_of(0) == ["jailer"]


# -- the race that is demanded -----------------------------------------------------------------------------------------


def test_recruiting_3_not_without_the_demanded_race():
    scene = Scene(2).hand(0, "squid 5", "seahorse 4", "shellfish 4").pearls(0, 9).court("jailer").turn(0)
    assert "recruiting.3" in scene.refused(recruit("jailer"))


def test_recruiting_3_the_bubbles_cannot_be_filled_without_the_demanded_race():
    scene = Scene(2).hand(0, "squid 5", "seahorse 4", "crab 1").pearls(0, 2).court("hunter").turn(0)
    scene.play(recruit("hunter"), pay("squid 5"))
    assert pay("seahorse 4") not in scene.moves
    assert "recruiting.3" in scene.refused(pay("seahorse 4"))


def test_recruiting_3_one_point_of_the_demanded_race_is_enough():
    cards = ("jellyfish 1", "crab 4", "shellfish 5")
    scene = Scene(2).hand(0, *cards).court("master_of_magic").turn(0).play(*hire("master_of_magic", *cards))
    assert scene.lords_of(0) == ["master_of_magic"]


# -- paying ------------------------------------------------------------------------------------------------------------


def test_recruiting_4_several_allies_of_one_race_may_be_paid():
    cards = ("crab 3", "crab 2", "crab 2", "crab 1")
    scene = Scene(2).hand(0, *cards).court("commander").turn(0).play(*hire("commander", *cards))
    assert scene.lords_of(0) == ["commander"]
    assert scene.hand_of(0) == []


def test_recruiting_4_the_allies_come_from_the_own_hand():
    scene = Scene(2).hand(0, "crab 5", "crab 3").hand(1, "crab 4").court("commander").turn(0).play(recruit("commander"))
    scene.refused(pay("crab 4"))
    scene.play(pay("crab 5"))
    scene.refused(pay("crab 5"))  # there is only one


def test_recruiting_4_the_player_chooses_the_allies():
    scene = Scene(2).hand(0, "crab 5", "crab 4", "crab 4", "squid 1").court("commander").turn(0)
    scene.play(*hire("commander", "crab 4", "crab 4"))
    assert scene.hand_of(0) == ["crab 5", "squid 1"]


def test_recruiting_4_a_payment_may_hold_more_allies_than_needed():
    scene = Scene(2).hand(0, "crab 5", "crab 3", "crab 1").court("commander").turn(0)
    scene.play(*hire("commander", "crab 5", "crab 3", "crab 1"))
    assert scene.affiliated_of(0) == ["crab 1"]
    assert scene.discard_of() == ["crab 3", "crab 5"]


def test_recruiting_5_points_too_many_are_lost():
    scene = Scene(2).hiring(0, "commander", left=4).pearls(0, 4).hand(0, "crab 4").turn(0)
    scene.play(*hire("commander", "crab 5", "crab 4"))  # 9 for 8
    assert scene.pearls_of(0) == 4
    assert scene.hand_of(0) == ["crab 3"]


def test_recruiting_6_a_pearl_pays_a_missing_point():
    scene = Scene(2).hand(0, "crab 5").court("commander", "miller", "keeper", "reaper").pearls(0, 4).pearls(1, 1)
    scene.turn(0).play(*hire("commander", "crab 5"))
    assert scene.pearls_of(0) == 1
    assert scene.pearls_of(1) == 1  # they go to the treasury
    assert scene.lords_of(0) == ["commander"]


def test_recruiting_6_pearls_may_stand_in_for_allies_one_keeps():
    scene = Scene(2).hiring(0, "commander").pearls(0, 9).turn(0).play(*hire("commander", "crab 3"))
    assert scene.pearls_of(0) == 4
    assert scene.hand_of(0) == ["crab 5"]


def test_recruiting_3_pearls_never_stand_in_for_a_race():
    scene = Scene(2).hand(0, "crab 5", "squid 4").pearls(0, 20).court("jailer", "trader").turn(0)
    assert "recruiting.2" in scene.refused(recruit("jailer"))
    assert "recruiting.3" in scene.refused(recruit("trader"))


def test_recruiting_6_one_ally_of_each_race_and_the_rest_in_pearls():
    scene = Scene(2).hand(0, "squid 1", "crab 1", "seahorse 1").pearls(0, 9).court("traitor").turn(0)
    scene.play(recruit("traitor"), pay("squid 1"), pay("crab 1"), pay("seahorse 1"), PAID, affiliate("squid 1"))
    assert scene.lords_of(0) == ["traitor"]
    assert scene.pearls_of(0) == 9 - 9 + 2  # the court was empty: two pearls


def test_recruiting_7_not_if_allies_and_pearls_are_too_few():
    scene = Scene(2).hand(0, "crab 5").pearls(0, 2).court("commander").turn(0)
    assert scene.refused(recruit("commander")) == ["recruiting.7"]
    scene = Scene(2).hand(0, "crab 5").pearls(0, 3).court("commander").turn(0)
    assert recruit("commander") in scene.moves


def test_recruiting_7_the_payment_is_not_complete_while_pearls_are_missing():
    scene = Scene(2).hiring(0, "commander").pearls(0, 2).turn(0).play(recruit("commander"), pay("crab 5"))
    assert PAID not in scene.moves
    assert "recruiting.7" in scene.refused(PAID)
    assert PAID in scene.play(pay("crab 3")).moves


def test_recruiting_7_only_allies_of_the_races_in_play_add_up():
    hand = ("crab 1", "squid 5", "seahorse 5", "jellyfish 5")  # the best two races of the Hunter: 1 + 5
    scene = Scene(2).hand(0, *hand).pearls(0, 1).court("hunter").turn(0)
    assert "recruiting.7" in scene.refused(recruit("hunter"))
    assert recruit("hunter") in Scene(2).hand(0, *hand).pearls(0, 2).court("hunter").turn(0).moves


def test_recruiting_7_the_best_races_count_besides_the_demanded_one():
    hand = ("crab 1", "crab 2", "squid 5", "seahorse 4")
    scene = Scene(2).hand(0, *hand).court("hunter", "assassin").turn(0)
    assert recruit("hunter") in scene.moves  # crabs 1 + 2, squid 5
    assert "recruiting.7" in scene.refused(recruit("assassin"))
    scene.play(*hire("hunter", "crab 1", "crab 2", "squid 5"))
    assert scene.lords_of(0) == ["hunter"]


def test_recruiting_7_a_race_that_cannot_lead_to_the_value_is_refused():
    scene = Scene(2).hand(0, "crab 3", "squid 5", "seahorse 1").court("hunter").turn(0).play(recruit("hunter"))
    assert scene.legal(pay("crab 3"), pay("squid 5"))
    assert "recruiting.7" in scene.refused(pay("seahorse 1"))
    scene.play(pay("crab 3"))
    assert "recruiting.7" in scene.refused(pay("seahorse 1"))
    assert scene.legal(pay("squid 5"))


def test_recruiting_7_pearls_open_the_other_races_again():
    scene = Scene(2).hand(0, "crab 3", "squid 5", "seahorse 1").pearls(0, 4).court("hunter").turn(0)
    scene.play(recruit("hunter"))
    assert scene.legal(pay("crab 3"), pay("squid 5"), pay("seahorse 1"))
    scene = Scene(2).hand(0, "crab 3", "squid 5", "seahorse 1").pearls(0, 3).court("hunter").turn(0)
    scene.play(recruit("hunter"))
    assert scene.legal(pay("crab 3"), pay("squid 5"))


def test_recruiting_7_with_three_bubbles_the_two_best_races_besides():
    hand = ("shellfish 3", "crab 4", "squid 3", "seahorse 2", "jellyfish 1")
    scene = Scene(2).hand(0, *hand).court("trader").turn(0).play(recruit("trader"))  # 3 + 4 + 3 are just 10
    assert scene.legal(pay("shellfish 3"), pay("crab 4"), pay("squid 3"))
    assert "recruiting.7" in scene.refused(pay("seahorse 2"))
    scene = Scene(2).hand(0, *hand).pearls(0, 1).court("trader").turn(0).play(recruit("trader"))
    assert scene.legal(pay("shellfish 3"), pay("crab 4"), pay("squid 3"), pay("seahorse 2"))
    scene.play(pay("seahorse 2"))
    assert scene.legal(pay("shellfish 3"), pay("crab 4"))
    scene.play(pay("crab 4"), pay("shellfish 3"))
    assert scene.legal(PAID)


def test_recruiting_7_every_payment_that_is_begun_can_be_completed():
    hand = ("crab 1", "crab 3", "squid 2", "seahorse 4", "jellyfish 2", "shellfish 1")
    for pearls in (0, 2):
        for name in ("jailer", "hunter", "commander", "keeper", "trader", "elder"):
            scene = Scene(2).hand(0, *hand).pearls(0, pearls).court(name, "sage", "hermit", "oracle").turn(0)
            if recruit(name) not in scene.moves:
                continue
            tables, seen = [scene.play(recruit(name)).table], set()
            while tables:
                table = tables.pop()
                assert table.moves, (name, pearls)  # never a dead end
                for move in table.moves:
                    paid = tuple(sorted([*table.payment, move]))
                    if move != PAID and paid not in seen:
                        seen.add(paid)
                        tables.append(table.clone())
                        tables[-1].play(move)


# -- affiliating -------------------------------------------------------------------------------------------------------


def test_recruiting_8_the_lowest_ally_is_affiliated_and_the_others_are_discarded():
    scene = Scene(2).hiring(0, "jailer").turn(0).play(*hire("jailer"))
    assert scene.affiliated_of(0) == ["seahorse 1"]
    assert scene.discard_of() == ["crab 3", "squid 2"]
    assert scene.hand_of(0) == []


def test_recruiting_8_the_lowest_ally_is_affiliated_whatever_its_race():
    cards = ("crab 1", "squid 3", "seahorse 2")
    scene = Scene(2).hand(0, *cards).court("jailer").turn(0).play(*hire("jailer", *cards))
    assert scene.affiliated_of(0) == ["crab 1"]


def test_recruiting_8_another_than_the_lowest_cannot_be_affiliated():
    scene = Scene(2).hand(0, "crab 4", "squid 1", "seahorse 1").court("jailer").turn(0)
    scene.play(*hire("jailer", "crab 4", "squid 1", "seahorse 1"))
    assert affiliate("crab 4") not in scene.moves
    assert "recruiting.8" in scene.refused(affiliate("crab 4"))


def test_recruiting_8_a_single_ally_paid_is_affiliated():
    scene = Scene(2).hand(0, "crab 5").pearls(0, 3).court("commander").turn(0).play(*hire("commander", "crab 5"))
    assert scene.affiliated_of(0) == ["crab 5"]
    assert scene.discard_of() == []


def test_recruiting_9_among_equally_low_allies_the_player_chooses():
    for choice, other in (("squid 1", "seahorse 1"), ("seahorse 1", "squid 1")):
        scene = Scene(2).hand(0, "crab 4", "squid 1", "seahorse 1").court("jailer").turn(0)
        scene.play(*hire("jailer", "crab 4", "squid 1", "seahorse 1"))
        assert scene.seat == 0
        assert scene.legal(affiliate("squid 1"), affiliate("seahorse 1"))
        scene.play(affiliate(choice))
        assert scene.affiliated_of(0) == [choice]
        assert other in scene.discard_of()


def test_recruiting_9_equal_cards_are_no_choice():
    cards = ("crab 4", "crab 2", "crab 2")
    scene = Scene(2).hand(0, *cards).court("commander").turn(0).play(*hire("commander", *cards))
    assert scene.affiliated_of(0) == ["crab 2"]
    assert scene.discard_of() == ["crab 2", "crab 4"]


def test_recruiting_10_an_affiliated_ally_cannot_pay():
    scene = Scene(2).affiliated(0, "crab 5", "crab 3").pearls(0, 9).court("commander").turn(0)
    scene.refused(recruit("commander"))
    scene = Scene(2).affiliated(0, "crab 5").hand(0, "crab 3").pearls(0, 9).court("commander").turn(0)
    scene.play(recruit("commander"))
    assert scene.legal(pay("crab 3"))


def test_recruiting_10_an_affiliated_ally_lies_open_until_the_end():
    scene = Scene(2).hiring(0, "jailer").turn(0).play(*hire("jailer"))
    assert scene.table.view(None)["players"][0]["affiliated"] == [card("seahorse 1")]
    assert scene.sheet(0)[2] == 1


def test_recruiting_11_the_lord_lies_free_in_front_of_its_player():
    scene = Scene(2).hiring(0, "keeper").turn(0).play(*hire("keeper"))
    assert scene.active_of(0) == ["keeper"]
    assert scene.sheet(0)[1] == 6
    assert scene.table.view(1)["players"][0]["lords"]


@pytest.mark.parametrize("race", RACES)
def test_recruiting_2_an_ambassador_takes_all_five_races(race):
    scene = Scene(2).hiring(0, "hermit").turn(0).play(recruit("hermit"))
    for each in PRICES["hermit"]:
        if not each.startswith(race):
            scene.play(pay(each))
    assert "recruiting.2" in scene.refused(PAID)


# -- laid out behind a screen ------------------------------------------------------------------------------------------


def test_recruiting_4_to_the_others_a_payment_is_one_question_until_it_is_paid():
    scene = Scene(3).hand(0, "crab 3", "crab 4", "squid 1").pearls(0, 4).court("commander").turn(0)
    table = scene.play(recruit("commander")).table
    pictures, before = set(), len(table.log(None))
    for move in (pay("crab 3"), pay("crab 4"), PAID):
        seen = table.question_as_seen_by(None)
        assert (seen.prompt, seen.asked, seen.screened) == ("pay", (0,), True)
        for viewer in (1, 2):
            assert table.question_as_seen_by(viewer) == seen
            pictures.add((table.redeal(viewer, "x").count, len(table.log(viewer)), str(table.view(viewer)["players"])))
        scene.play(move)
    assert len(pictures) == 1  # nothing is told or shown from behind it, nor counted
    assert [event.key for event in table.log(1)[before:]][:3] == ["ally_paid", "ally_paid", "pearls_paid"]


def test_recruiting_4_whoever_does_not_pay_deals_the_payment_anew_from_its_beginning():
    scene = Scene(2).hand(0, "crab 3", "crab 4").pearls(0, 4).court("commander").turn(0).play(recruit("commander"))
    begun = scene.table.redeal(1, "x")
    scene.play(pay("crab 4"))
    anew = scene.table.redeal(1, "x")
    assert anew.payment == [] and anew.digest() == begun.digest()
    assert scene.table.redeal(0, "x").payment == [card("crab 4")]
    assert scene.table.clone().digest() == scene.table.digest()


def test_recruiting_4_a_payment_saved_before_there_were_screens_goes_on():
    scene = Scene(2).hand(0, "crab 3", "crab 4").pearls(0, 4).court("commander").turn(0)
    saved = scene.play(recruit("commander"), pay("crab 4")).table.dump()
    entry = saved["stack"][-1]
    assert entry[:2] == ["Recruitment", "recruiting.4"]
    del entry[-1]  # the number of decisions when the screen was put up
    table = scene.table.game.load(saved)
    assert table.moves == scene.table.moves and table.question_as_seen_by(1).screened
    table.play(PAID)
    assert table.seat == 0 or table.lords[0]


def test_recruiting_7_asked_anew_what_lies_in_hand_is_weighed_anew():
    scene = Scene(2).hand(0, "crab 5", "squid 3", "seahorse 1").court("hunter").turn(0).play(recruit("hunter"))
    assert scene.refused(pay("seahorse 1")) == ["recruiting.7"]
    scene.hand(0, "crab 2").table.ask_again()
    assert pay("seahorse 1") in scene.moves


def test_recruiting_3_without_the_required_race_it_is_not_paid():
    scene = Scene(2).hand(0, "crab 5", "squid 3", "squid 5").court("hunter").pearls(0, 9).turn(0)
    assert "recruiting.3" in scene.play(recruit("hunter"), pay("squid 3"), pay("squid 5")).refused(PAID)


def test_recruiting_4_in_which_order_allies_were_laid_out_is_told_to_nobody():
    scene = Scene(2).hand(0, "crab 3", "crab 4").pearls(0, 4).court("commander").turn(0)
    scene.play(recruit("commander"), pay("crab 4"), pay("crab 3"), PAID)
    told = [event.values["card"] for event in scene.table.log(1) if event.key == "ally_paid"]
    assert told == [card("crab 3"), card("crab 4")]
