"""The politicians."""

import pytest
from scene import (
    END_TURN,
    PASS,
    PLOT,
    Scene,
    council,
    discard,
    hire,
    location,
    lord,
    name_lord,
    pay,
    recruit,
    stack,
    use,
)

from undertow.games.abyss.cards.powers import CORRUPT


def gone(scene: Scene, how: str, name: str) -> Scene:
    """Let a lord of player 0 be turned or lie under a location."""
    return scene.turned(name) if how == "turned" else scene.locations(0, "chasm").under(0, "chasm", name)


# -- Opportunist -------------------------------------------------------------------------------------------------------


def test_lords_opportunist_replaces_a_lord_of_the_court_in_its_very_space():
    scene = Scene(2).lords(0, "opportunist").court("miller", "keeper", "jailer").next_lords("elder", "sage").turn(0)
    scene.play(use("opportunist"))
    assert scene.legal(name_lord("miller"), name_lord("keeper"), name_lord("jailer"))
    scene.play(name_lord("keeper"))
    assert scene.court_of() == ["miller", "elder", "jailer"]
    assert scene.lord_deck_of()[0] == "sage"
    assert scene.removed_lords() == ["keeper"]
    assert (scene.seat, scene.prompt) == (0, "turn")


def test_lords_opportunist_the_new_lord_may_be_recruited_in_the_same_turn():
    scene = Scene(2).lords(0, "opportunist").hand(0, "crab 5", "crab 3").court("miller").next_lords("commander").turn(0)
    scene.play(use("opportunist"), name_lord("miller"), *hire("commander"))
    assert "commander" in scene.lords_of(0)


def test_lords_opportunist_needs_a_lord_in_the_deck():
    scene = Scene(2).lords(0, "opportunist").in_court_only("miller").turn(0)
    assert use("opportunist") not in scene.moves
    assert "lords.opportunist" in scene.refused(use("opportunist"))


def test_lords_opportunist_needs_a_lord_in_the_court():
    scene = Scene(2).lords(0, "opportunist").turn(0)
    assert use("opportunist") not in scene.moves
    assert "lords.opportunist" in scene.refused(use("opportunist"))


def test_lords_opportunist_goes_on_as_long_as_the_deck_has_lords():
    scene = Scene(2).lords(0, "opportunist").court("miller", "keeper").next_lords("elder", "sage").lords_left(2).turn(0)
    scene.play(use("opportunist"), name_lord("keeper"), use("opportunist"), name_lord("elder"))
    assert scene.court_of() == ["miller", "sage"]
    assert scene.refused(use("opportunist")) == ["lords.opportunist"]


def test_lords_opportunist_is_voluntary_and_free():
    scene = Scene(2).lords(0, "opportunist").court("miller").pearls(0, 1).council("crab 1").turn(0)
    scene.play(use("opportunist"), name_lord("miller"), council("crab"), END_TURN)
    assert scene.pearls_of(0) == 1
    assert scene.seat == 1


# -- Corruptor ---------------------------------------------------------------------------------------------------------


def test_lords_corruptor_recruits_a_second_lord_for_five_pearls():
    scene = Scene(2).hiring(0, "corruptor", left=4).pearls(0, 6).turn(0).play(*hire("corruptor"))
    assert scene.seat == 0
    names = ("miller", "aquaculturalist", "landowner", "reaper")
    assert scene.legal(PASS, *[name_lord(name) for name in names])
    scene.play(name_lord("landowner"))
    assert scene.lords_of(0) == ["corruptor", "landowner"]
    assert scene.pearls_of(0) == 1
    assert scene.court_of() == ["miller", "aquaculturalist", "reaper"]
    assert scene.affiliated_of(0) == ["squid 1"]  # nothing is affiliated for the second lord
    assert scene.seat == 1


def test_lords_corruptor_may_decline():
    scene = Scene(2).hiring(0, "corruptor", left=4).pearls(0, 6).turn(0).play(*hire("corruptor"), PASS)
    assert scene.lords_of(0) == ["corruptor"]
    assert scene.pearls_of(0) == 6
    assert scene.seat == 1


def test_lords_corruptor_all_are_told_whom_the_pearls_bought():
    scene = Scene(2).hiring(0, "corruptor", left=4).pearls(0, 6).turn(0)
    scene.play(*hire("corruptor"), name_lord("landowner"))
    assert scene.told("lord_corrupted") == [{"seat": 0, "lord": lord("landowner")}]
    assert len(scene.told("lord_enters")) == 2


def test_lords_corruptor_lapses_without_five_pearls():
    scene = Scene(2).hiring(0, "corruptor", left=4).pearls(0, 4).turn(0).play(*hire("corruptor"))
    assert (scene.seat, scene.prompt) == (1, "turn")


def test_lords_corruptor_takes_no_lord_for_four_pearls():
    table = Scene(2).court("miller").pearls(0, 4).turn(0).table
    assert CORRUPT.refused(table, 0) == [(name_lord("miller"), ["lords.corruptor"])]
    assert CORRUPT.answers(table, 0) == (PASS,)


def test_lords_corruptor_the_pearls_of_the_court_come_too_late():
    scene = Scene(2).hiring(0, "corruptor", left=2).pearls(0, 4).turn(0).play(*hire("corruptor"))
    assert (scene.seat, scene.prompt) == (1, "turn")
    assert scene.pearls_of(0) == 6


def test_lords_corruptor_five_pearls_whatever_the_recruiter_says():
    scene = Scene(2).lords(1, "recruiter").lords(0, "treasurer").hiring(0, "corruptor", left=4).pearls(0, 5).turn(0)
    scene.play(*hire("corruptor"), name_lord("landowner"))
    assert scene.pearls_of(0) == 0
    scene = Scene(2).lords(1, "recruiter").hiring(0, "corruptor", left=4).pearls(0, 7).turn(0)
    scene.play(*hire("corruptor"), name_lord("landowner"))  # two for the Corruptor, five for the other
    assert scene.pearls_of(0) == 0


def test_lords_corruptor_the_second_lord_uses_its_power():
    scene = Scene(2).court("trader").hiring(0, "corruptor").pearls(0, 5).turn(0)
    scene.play(*hire("corruptor"), name_lord("trader"))
    assert scene.pearls_of(0) == 3


def test_lords_corruptor_the_court_is_refilled_once_after_both():
    scene = Scene(2).hiring(0, "corruptor", left=3).pearls(0, 5).turn(0).play(*hire("corruptor"), name_lord("miller"))
    assert scene.pearls_of(0) == 2
    assert len(scene.court_of()) == 6
    assert scene.court_of()[:2] == ["aquaculturalist", "landowner"]


def test_lords_corruptor_the_court_is_not_refilled_in_between():
    scene = Scene(2).hiring(0, "corruptor", left=2).pearls(0, 5).turn(0).play(*hire("corruptor"))
    assert scene.legal(PASS, name_lord("miller"), name_lord("aquaculturalist"))
    scene.play(name_lord("miller"))
    assert scene.pearls_of(0) == 2  # two pearls only once
    assert len(scene.court_of()) == 6


# -- Traitor -----------------------------------------------------------------------------------------------------------


def test_lords_traitor_discards_an_own_free_lord_for_any_lord_of_the_court():
    scene = Scene(2).lords(0, "keeper", "reaper").lords(1, "oracle").hiring(0, "traitor", left=3).pearls(0, 1).turn(0)
    scene.play(*hire("traitor"))
    assert scene.seat == 0
    assert scene.legal(PASS, name_lord("keeper"), name_lord("reaper"))
    scene.play(name_lord("keeper"))
    assert scene.legal(*[name_lord(name) for name in ("miller", "aquaculturalist", "landowner")])
    scene.play(name_lord("landowner"))
    assert scene.lords_of(0) == ["reaper", "traitor", "landowner"]
    assert "keeper" in scene.removed_lords()
    assert scene.affiliated_of(0) == ["seahorse 3"]
    assert scene.pearls_of(0) == 1 + 2  # nothing paid; two lords were left in the court
    assert len(scene.court_of()) == 6
    assert scene.seat == 1


def test_lords_traitor_may_decline():
    scene = Scene(2).lords(0, "keeper").hiring(0, "traitor").turn(0).play(*hire("traitor"), PASS)
    assert scene.lords_of(0) == ["keeper", "traitor"]
    assert scene.seat == 1


def test_lords_traitor_never_himself():
    scene = Scene(2).lords(0, "keeper").hiring(0, "traitor").turn(0).play(*hire("traitor"))
    scene.refused(name_lord("traitor"))


def test_lords_traitor_lapses_without_another_free_lord():
    scene = Scene(2).hiring(0, "traitor").turn(0).play(*hire("traitor"))
    assert (scene.seat, scene.prompt) == (1, "turn")
    scene = Scene(2).lords(0, "keeper").locations(0, "chasm").under(0, "chasm", "keeper").hiring(0, "traitor")
    assert scene.turn(0).play(*hire("traitor")).seat == 1


def test_lords_traitor_may_discard_a_turned_lord_and_the_new_one_is_upright():
    scene = Scene(2).lords(0, "oracle").turned("oracle").court("slaver").hiring(0, "traitor").hand(0, "crab 1").turn(0)
    scene.play(*hire("traitor"), name_lord("oracle"), name_lord("slaver"))
    assert scene.active_of(0) == ["traitor", "slaver"]
    assert scene.play(use("slaver"), discard("crab 1")).pearls_of(0) == 2


def test_lords_traitor_the_new_lord_uses_its_arrow_at_once():
    scene = Scene(2).lords(0, "keeper").court("trader").hiring(0, "traitor").turn(0)
    scene.play(*hire("traitor"), name_lord("keeper"), name_lord("trader"))
    assert scene.pearls_of(0) == 3


def test_lords_traitor_an_ambassador_brings_its_location():
    scene = Scene(2).lords(0, "keeper").court("hermit").hiring(0, "traitor").next_locations("jail").turn(0)
    scene.play(*hire("traitor"), name_lord("keeper"), name_lord("hermit"))
    assert scene.locations_of(0) == ["jail"]
    assert scene.under_of("hermit") == "jail"


def test_lords_traitor_the_keys_of_the_new_lord_count():
    scene = Scene(2).lords(0, "miller").court("keeper").hiring(0, "traitor").keys(0, 2).row("jail").turn(0)
    scene.play(*hire("traitor"), name_lord("miller"), name_lord("keeper"))
    assert scene.prompt == "control"


# -- Diplomat ----------------------------------------------------------------------------------------------------------


def test_lords_diplomat_waives_the_demanded_race():
    scene = Scene(2).lords(0, "diplomat").hand(0, "squid 3", "seahorse 2", "jellyfish 1").court("jailer").turn(0)
    scene.play(*hire("jailer", "squid 3", "seahorse 2", "jellyfish 1"))
    assert "jailer" in scene.lords_of(0)


def test_lords_diplomat_the_number_of_races_still_counts():
    scene = Scene(2).lords(0, "diplomat").hand(0, "squid 5", "seahorse 3").court("commander", "jailer").turn(0)
    assert "recruiting.2" in scene.refused(recruit("jailer"))
    scene.refused(recruit("commander"))  # 8 points, but two races
    scene = Scene(2).lords(0, "diplomat").hand(0, "squid 5", "squid 3", "crab 3").court("commander").turn(0)
    scene.play(recruit("commander"), pay("squid 5"))
    assert "recruiting.2" in scene.refused(pay("crab 3"))


def test_lords_diplomat_does_not_help_with_his_own_recruitment():
    scene = Scene(2).hand(0, "crab 5", "crab 3").court("diplomat").turn(0)
    assert "recruiting.3" in scene.refused(recruit("diplomat"))


@pytest.mark.parametrize("how", ["turned", "under"])
def test_lords_diplomat_turned_or_covered_does_not_help(how):
    scene = gone(Scene(2).lords(0, "diplomat"), how, "diplomat").hand(0, "squid 5", "squid 3").court("commander")
    assert "recruiting.3" in scene.turn(0).refused(recruit("commander"))


# -- Treasurer ---------------------------------------------------------------------------------------------------------


def test_lords_treasurer_lords_cost_two_less():
    scene = Scene(2).lords(0, "treasurer").hand(0, "crab 5", "crab 1").court("commander", "miller", "keeper", "reaper")
    scene.turn(0).play(*hire("commander", "crab 5", "crab 1"))
    assert "commander" in scene.lords_of(0)
    assert scene.pearls_of(0) == 0
    scene = Scene(2).lords(0, "treasurer").hand(0, "crab 4", "crab 1").court("commander").turn(0)
    assert "recruiting.7" in scene.refused(recruit("commander"))


def test_lords_treasurer_spares_pearls():
    scene = Scene(2).lords(0, "treasurer").hand(0, "crab 3").court("commander", "miller", "keeper", "reaper")
    scene.pearls(0, 9).turn(0).play(*hire("commander", "crab 3"))
    assert scene.pearls_of(0) == 9 - 3


def test_lords_treasurer_does_not_help_with_the_own_recruitment():
    scene = Scene(2).hand(0, "squid 4", "squid 3", "crab 1").court("treasurer").turn(0)  # 8 of 10
    assert "recruiting.7" in scene.refused(recruit("treasurer"))


def test_lords_treasurer_and_recruiter_cancel_out():
    scene = Scene(2).lords(0, "treasurer").lords(1, "recruiter").hiring(0, "commander").pearls(0, 3).turn(0)
    assert scene.play(*hire("commander")).pearls_of(0) == 3
    scene = Scene(2).lords(0, "treasurer").lords(1, "recruiter").hand(0, "crab 4", "crab 3").court("commander").turn(0)
    assert "recruiting.7" in scene.refused(recruit("commander"))


def test_lords_treasurer_does_not_serve_opponents():
    scene = Scene(2).lords(0, "treasurer").hand(1, "crab 5", "crab 1").court("commander").turn(1)
    assert "recruiting.7" in scene.refused(recruit("commander"))


# -- Schemer -----------------------------------------------------------------------------------------------------------


def test_lords_schemer_discards_an_own_free_lord_for_the_top_lord_of_the_deck():
    scene = Scene(2).lords(0, "keeper", "reaper").next_lords("oracle", "sage").hiring(0, "schemer").pearls(0, 1)
    scene.turn(0).play(*hire("schemer"))
    assert scene.legal(PASS, name_lord("keeper"), name_lord("reaper"))
    scene.play(name_lord("keeper"))
    assert scene.lords_of(0) == ["reaper", "schemer", "oracle"]
    assert "keeper" in scene.removed_lords()
    assert scene.lord_deck_of()[0] == "sage"
    assert len(scene.court_of()) == 3
    assert scene.affiliated_of(0) == ["seahorse 1"]
    assert scene.pearls_of(0) == 1


def test_lords_schemer_may_decline():
    scene = Scene(2).lords(0, "keeper").next_lords("oracle").hiring(0, "schemer").turn(0).play(*hire("schemer"), PASS)
    assert scene.lords_of(0) == ["keeper", "schemer"]
    assert scene.lord_deck_of()[0] == "oracle"
    assert scene.seat == 1


def test_lords_schemer_never_himself():
    scene = Scene(2).lords(0, "keeper").hiring(0, "schemer").turn(0).play(*hire("schemer"))
    scene.refused(name_lord("schemer"))


def test_lords_schemer_lapses_without_another_free_lord():
    scene = Scene(2).hiring(0, "schemer").turn(0).play(*hire("schemer"))
    assert (scene.seat, scene.prompt) == (1, "turn")


def test_lords_schemer_the_new_lord_uses_its_arrow_at_once():
    scene = Scene(2).lords(0, "keeper").next_lords("apprentice").hiring(0, "schemer").council("crab 1", "squid 1")
    scene.turn(0).play(*hire("schemer"), name_lord("keeper"), stack("squid"))
    assert scene.hand_of(0) == ["squid 1"]


def test_lords_schemer_may_discard_a_turned_lord():
    scene = Scene(2).lords(0, "keeper").turned("keeper").next_lords("oracle").hiring(0, "schemer").council("crab 1")
    scene.turn(0).play(*hire("schemer"), name_lord("keeper"), use("oracle"), stack("crab"))
    assert scene.active_of(0) == ["schemer", "oracle"]


def test_lords_schemer_may_draw_the_traitor_and_so_on():
    scene = Scene(2).lords(0, "keeper", "reaper").next_lords("traitor").court("trader").hiring(0, "schemer")
    scene.turn(0).play(*hire("schemer"), name_lord("keeper"))
    assert scene.legal(PASS, name_lord("reaper"), name_lord("schemer"))  # any other than the Traitor
    scene.play(name_lord("schemer"), name_lord("trader"))
    assert scene.lords_of(0) == ["reaper", "traitor", "trader"]
    assert scene.pearls_of(0) == 3


def test_lords_schemer_an_ambassador_drawn_brings_its_location():
    scene = Scene(2).lords(0, "keeper").next_lords("sage").next_locations("jail", "depths").hiring(0, "schemer")
    scene.turn(0).play(*hire("schemer"), name_lord("keeper"), location("depths"))
    assert scene.locations_of(0) == ["depths"]
    assert scene.row_of() == ["jail"]


def test_lords_opportunist_may_follow_plotting():
    scene = Scene(2).lords(0, "opportunist").pearls(0, 1).next_lords("miller", "elder").turn(0)
    assert use("opportunist") not in scene.moves
    assert scene.play(PLOT, use("opportunist"), name_lord("miller")).court_of() == ["elder"]


def test_lords_diplomat_the_best_races_of_all_count():
    scene = Scene(2).lords(0, "diplomat").hand(0, "squid 5", "seahorse 3", "crab 1").court("hunter").turn(0)
    scene.play(recruit("hunter"))
    assert scene.legal(pay("squid 5"), pay("seahorse 3"))  # with the crab there are only 6 points
    scene = Scene(2).lords(0, "diplomat").hand(0, "squid 4", "seahorse 3", "crab 1").court("hunter").turn(0)
    assert "recruiting.7" in scene.refused(recruit("hunter"))


def test_lords_diplomat_the_demanded_race_may_be_used_all_the_same():
    scene = Scene(2).lords(0, "diplomat").hiring(0, "hunter").turn(0).play(*hire("hunter"))
    assert "hunter" in scene.lords_of(0)
