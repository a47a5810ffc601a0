"""The mages."""

import pytest
from scene import (
    EXPLORE,
    FIGHT,
    PASS,
    Scene,
    affiliate,
    council,
    discard,
    draw,
    hire,
    key_of,
    location,
    name_lord,
    place,
    recruit,
    reward,
    stack,
    use,
)


def gone(scene: Scene, how: str, name: str) -> Scene:
    """Let a lord of player 0 be turned or lie under a location."""
    return scene.turned(name) if how == "turned" else scene.locations(0, "chasm").under(0, "chasm", name)


# -- Shaman ------------------------------------------------------------------------------------------------------------


def test_lords_shaman_no_discard_for_the_jailer():
    scene = Scene(3).lords(1, "shaman").hand(1, "crab 1", "crab 2").hand(2, "crab 1", "crab 2").hiring(0, "jailer")
    scene.turn(0).play(*hire("jailer"))
    assert scene.seat == 2
    scene.play(discard("crab 1"))
    assert len(scene.hand_of(1)) == 2


def test_lords_shaman_no_loss_to_the_seeker():
    scene = Scene(3).lords(1, "shaman").pearls(1, 5).pearls(2, 5).hiring(0, "seeker").turn(0).play(*hire("seeker"))
    assert (scene.pearls_of(1), scene.pearls_of(2)) == (5, 3)


def test_lords_shaman_no_lord_turned_by_the_assassin():
    scene = Scene(3).lords(1, "shaman", "keeper").lords(2, "reaper").hiring(0, "assassin").turn(0)
    scene.play(*hire("assassin"))
    assert scene.legal(name_lord("reaper"))
    scene.play(name_lord("reaper"))
    assert (scene.seat, scene.prompt) == (1, "turn")
    assert not scene.is_turned("shaman")
    assert not scene.is_turned("keeper")


def test_lords_shaman_no_limit_of_the_commander():
    eight = ("crab 1", "crab 1", "crab 2", "squid 1", "squid 2", "squid 4", "jellyfish 1", "jellyfish 2")
    scene = Scene(2).lords(1, "shaman").hand(1, *eight).hiring(0, "commander").council("seahorse 1").turn(0)
    scene.play(*hire("commander"))
    assert (scene.seat, scene.prompt) == (1, "turn")
    scene.play(council("seahorse"))
    assert (scene.seat, scene.prompt) == (0, "turn")
    assert len(scene.hand_of(1)) == 9


def test_lords_shaman_full_reward_despite_the_tamer():
    scene = Scene(2).lords(0, "tamer").lords(1, "shaman").threat(3).next_cards("monster").turn(1)
    assert scene.play(EXPLORE, FIGHT).keys_of(1) == 1


def test_lords_shaman_no_token_for_the_hunter():
    scene = Scene(3).lords(1, "shaman").tokens(1, 4).tokens(2, 3).hiring(0, "hunter").turn(0).play(*hire("hunter"))
    if scene.prompt == "hunt":
        assert len(scene.moves) == 1
        scene.play(scene.moves[0])
    assert scene.tokens_of(0) == [3]
    scene = Scene(2).lords(1, "shaman").tokens(1, 4).hiring(0, "hunter").turn(0).play(*hire("hunter"))
    assert scene.seat == 1
    assert scene.tokens_of(1) == [4]


def test_lords_shaman_no_higher_price_from_the_recruiter():
    scene = Scene(2).lords(0, "recruiter").lords(1, "shaman").hiring(1, "jailer").turn(1)
    assert recruit("jailer") in scene.moves
    assert scene.play(*hire("jailer")).pearls_of(1) == 0


def test_lords_shaman_ends_ongoing_effects_but_not_past_ones():
    scene = Scene(2).lords(0, "recruiter").lords(1, "keeper").turned("keeper").hiring(1, "shaman", left=4)
    scene.pearls(1, 2).council("crab 1").turn(1).play(*hire("shaman"), council("crab"))
    assert scene.is_turned("keeper")
    scene.hand(1, "crab 3", "squid 3", "seahorse 2").court("jailer").turn(1)
    assert recruit("jailer") in scene.moves  # 8 for 6 anyway
    scene = Scene(2).lords(0, "recruiter").hiring(1, "shaman", "jailer").pearls(1, 2).council("crab 1").turn(1)
    scene.play(*hire("shaman"), council("crab"))
    assert recruit("jailer") in scene.moves


def test_lords_shaman_the_recruiter_still_makes_the_shaman_dearer():
    scene = Scene(2).lords(0, "recruiter").hiring(1, "shaman").turn(1)
    assert "recruiting.7" in scene.refused(recruit("shaman"))


@pytest.mark.parametrize("how", ["turned", "under"])
def test_lords_shaman_turned_or_covered_does_not_protect(how):
    scene = gone(Scene(2).lords(0, "shaman"), how, "shaman").pearls(0, 5).hiring(1, "seeker").turn(1)
    assert scene.play(*hire("seeker")).pearls_of(0) == 3


def test_lords_shaman_does_not_protect_from_other_guilds():
    scene = Scene(2).lords(1, "shaman").lords(0, "oracle").council("crab 1").turn(0)
    assert use("oracle") in scene.moves


def test_lords_shaman_own_soldiers_still_work():
    scene = Scene(2).lords(0, "shaman").pearls(1, 5).hiring(0, "seeker").turn(0).play(*hire("seeker"))
    assert scene.pearls_of(1) == 3


# -- Invoker -----------------------------------------------------------------------------------------------------------


def test_lords_invoker_one_more_turn_then_the_next_player():
    scene = Scene(3).hiring(0, "invoker").council("crab 1", "squid 1").turn(0).play(*hire("invoker"))
    assert (scene.seat, scene.prompt) == (0, "turn")
    scene.play(council("crab"))
    assert (scene.seat, scene.prompt) == (1, "turn")


def test_lords_invoker_all_are_told_of_the_extra_turn():
    scene = Scene(3).hiring(0, "invoker").turn(0).play(*hire("invoker"))
    assert scene.told("extra_turn") == [{"seat": 0}]


def test_lords_invoker_the_extra_turn_is_complete():
    scene = Scene(2).hiring(0, "invoker").keys(0, 3).pearls(0, 1).council("crab 1").row("chasm", "abyss").turn(0)
    scene.play(*hire("invoker"), location("chasm"))
    assert (scene.seat, scene.prompt) == (0, "turn")  # first this turn ends, with its location
    assert len(scene.moves) > 1
    scene.keys(0, 3).play(council("crab"))
    assert scene.prompt == "control"


def test_lords_invoker_the_price_of_allies_starts_anew():
    scene = Scene(2).hiring(0, "invoker").pearls(1, 9).next_cards("crab 1", "monster").turn(0).play(*hire("invoker"))
    scene.play(EXPLORE)
    assert (scene.seat, scene.prompt) == (1, "offer")


# -- Apprentice --------------------------------------------------------------------------------------------------------


def test_lords_apprentice_takes_a_council_stack_of_choice():
    scene = Scene(2).council("crab 4", "crab 5", "squid 4").hiring(0, "apprentice").turn(0).play(*hire("apprentice"))
    assert scene.seat == 0
    assert scene.legal(stack("crab"), stack("squid"))
    scene.play(stack("crab"))
    assert scene.hand_of(0) == ["crab 4", "crab 5"]
    assert scene.council_of("crab") == []
    assert scene.council_of("squid") == ["squid 4"]
    assert scene.seat == 1


def test_lords_apprentice_must_take_a_stack_if_there_is_one():
    scene = Scene(2).council("crab 4").hiring(0, "apprentice").turn(0).play(*hire("apprentice"))
    assert scene.hand_of(0) == ["crab 4"]
    assert scene.seat == 1


def test_lords_apprentice_lapses_with_an_empty_council():
    scene = Scene(2).hiring(0, "apprentice").turn(0).play(*hire("apprentice"))
    assert scene.seat == 1
    assert scene.hand_of(0) == []


def test_lords_apprentice_is_not_doubled_by_the_alchemist():
    scene = Scene(2).lords(0, "alchemist").council("crab 4", "squid 4").hiring(0, "apprentice").turn(0)
    scene.play(*hire("apprentice"), stack("crab"))
    assert scene.hand_of(0) == ["crab 4"]
    assert scene.seat == 1


# -- Oracle ------------------------------------------------------------------------------------------------------------


def test_lords_oracle_puts_a_council_stack_onto_the_discard_pile():
    scene = Scene(2).lords(0, "oracle").council("crab 4", "crab 1", "squid 4").turn(0).play(use("oracle"))
    assert scene.legal(stack("crab"), stack("squid"))
    scene.play(stack("crab"))
    assert scene.council_of("crab") == []
    assert scene.discard_of() == ["crab 1", "crab 4"]
    assert scene.hand_of(0) == []
    assert (scene.seat, scene.prompt) == (0, "turn")


def test_lords_oracle_needs_a_stack():
    scene = Scene(2).lords(0, "oracle").turn(0)
    assert use("oracle") not in scene.moves
    assert "lords.oracle" in scene.refused(use("oracle"))


def test_lords_oracle_clears_one_stack_after_another():
    scene = Scene(2).lords(0, "oracle").council("crab 4", "squid 4").turn(0).play(use("oracle"), stack("crab"))
    assert scene.play(use("oracle"), stack("squid")).discard_of() == ["crab 4", "squid 4"]
    assert scene.refused(use("oracle")) == ["lords.oracle"]


# -- Alchemist ---------------------------------------------------------------------------------------------------------


def test_lords_alchemist_takes_two_stacks():
    scene = Scene(2).lords(0, "alchemist").council("crab 4", "crab 1", "squid 4", "seahorse 1").turn(0)
    scene.play(council("crab"))
    assert scene.seat == 0
    assert scene.legal(stack("squid"), stack("seahorse"))  # the second one must be taken
    scene.play(stack("squid"))
    assert scene.hand_of(0) == ["crab 1", "crab 4", "squid 4"]
    assert scene.council_of("seahorse") == ["seahorse 1"]
    assert scene.seat == 1


def test_lords_alchemist_the_only_other_stack_is_taken_at_once():
    scene = Scene(2).lords(0, "alchemist").council("crab 4", "squid 4").turn(0).play(council("crab"))
    assert scene.hand_of(0) == ["crab 4", "squid 4"]
    assert scene.seat == 1


def test_lords_alchemist_takes_one_stack_if_there_is_only_one():
    scene = Scene(2).lords(0, "alchemist").council("crab 4").turn(0).play(council("crab"))
    assert scene.hand_of(0) == ["crab 4"]
    assert scene.seat == 1


def test_lords_alchemist_does_not_serve_opponents():
    scene = Scene(2).lords(0, "alchemist").council("crab 4", "squid 4").turn(1).play(council("crab"))
    assert scene.hand_of(1) == ["crab 4"]


@pytest.mark.parametrize("how", ["turned", "under"])
def test_lords_alchemist_turned_or_covered_takes_one_stack(how):
    scene = gone(Scene(2).lords(0, "alchemist"), how, "alchemist").council("crab 4", "squid 4").turn(0)
    assert scene.play(council("crab")).hand_of(0) == ["crab 4"]


# -- Illusionist -------------------------------------------------------------------------------------------------------


def illusion() -> Scene:
    scene = Scene(2).locations(0, "chasm", "jail").lords(0, "keeper", "reaper").under(0, "chasm", "keeper", "reaper")
    scene.locations(1, "depths").row("abyss", "parliament").hiring(0, "illusionist")
    return scene.turn(0).play(*hire("illusionist"))


def test_lords_illusionist_swaps_an_own_location_for_an_available_one():
    scene = illusion()
    assert scene.seat == 0
    assert scene.legal(PASS, location("chasm"), location("jail"))
    scene.play(location("chasm"))
    assert scene.legal(location("abyss"), location("parliament"))
    scene.play(location("parliament"))
    assert sorted(scene.locations_of(0)) == ["jail", "parliament"]
    assert sorted(scene.row_of()) == ["abyss", "chasm"]
    assert scene.seat == 1


def test_lords_illusionist_the_lords_move_under_the_new_location():
    scene = illusion().play(location("chasm"), location("parliament"))
    assert scene.under_of("keeper") == scene.under_of("reaper") == "parliament"
    assert scene.free_of(0) == ["illusionist"]


def test_lords_illusionist_all_are_told_what_was_swapped_for_what():
    scene = illusion().play(location("chasm"), location("parliament"))
    swap = {"seat": 0, "location": place("chasm"), "other_location": place("parliament")}
    assert scene.told("locations_swapped") == [swap]


def test_lords_illusionist_lords_under_other_locations_stay_where_they_are():
    scene = Scene(2).locations(0, "chasm", "jail").lords(0, "keeper", "reaper", "shepherd").locations(1, "depths")
    scene.under(0, "chasm", "keeper").under(0, "jail", "reaper").lords(1, "slaver").under(1, "depths", "slaver")
    scene.row("abyss").hiring(0, "illusionist").turn(0)
    scene.play(*hire("illusionist"), location("jail"), location("abyss"))
    assert scene.under_of("reaper") == "abyss"
    assert scene.under_of("keeper") == "chasm"
    assert scene.under_of("slaver") == "depths"
    assert scene.free_of(0) == ["shepherd", "illusionist"]


def test_lords_illusionist_may_decline():
    scene = illusion().play(PASS)
    assert sorted(scene.locations_of(0)) == ["chasm", "jail"]
    assert sorted(scene.row_of()) == ["abyss", "parliament"]
    assert scene.seat == 1


def test_lords_illusionist_lapses_without_an_own_location():
    scene = Scene(2).row("abyss").locations(1, "jail").hiring(0, "illusionist").turn(0).play(*hire("illusionist"))
    assert (scene.seat, scene.prompt) == (1, "turn")


def test_lords_illusionist_lapses_without_an_available_location():
    scene = Scene(2).locations(0, "jail").hiring(0, "illusionist").turn(0).play(*hire("illusionist"))
    assert (scene.seat, scene.prompt) == (1, "turn")


def test_lords_illusionist_black_smokers_got_so_may_be_exchanged():
    scene = Scene(2).locations(0, "jail").row("black_smokers").hiring(0, "illusionist").turn(0)
    scene.play(*hire("illusionist"), location("jail"), location("black_smokers"))
    assert scene.prompt == "exchange"
    scene.play(location("depths"))
    assert scene.locations_of(0) == ["depths"]
    assert scene.row_of() == ["jail"]


# -- Master of Magic ---------------------------------------------------------------------------------------------------


def test_lords_master_of_magic_affiliates_any_ally_of_the_payment():
    for choice in ("crab 3", "squid 2", "seahorse 1"):
        scene = Scene(2).lords(0, "master_of_magic").hiring(0, "jailer").turn(0).play(*hire("jailer"))
        assert scene.legal(affiliate("crab 3"), affiliate("squid 2"), affiliate("seahorse 1"))
        scene.play(affiliate(choice))
        assert scene.affiliated_of(0) == [choice]
        assert choice not in scene.discard_of()
        assert len(scene.discard_of()) == 2


def test_lords_master_of_magic_does_not_help_with_his_own_recruitment():
    scene = Scene(2).hiring(0, "master_of_magic").turn(0).play(*hire("master_of_magic"))
    assert scene.affiliated_of(0) == ["seahorse 1"]
    assert scene.seat == 1


def test_lords_master_of_magic_helps_with_the_next_recruitment():
    scene = Scene(2).hiring(0, "master_of_magic", "commander").council("crab 1").turn(0)
    scene.play(*hire("master_of_magic"), council("crab"), *hire("commander"), affiliate("crab 5"))
    assert scene.affiliated_of(0) == ["crab 5", "seahorse 1"]


@pytest.mark.parametrize("how", ["turned", "under"])
def test_lords_master_of_magic_turned_or_covered_does_not_help(how):
    scene = gone(Scene(2).lords(0, "master_of_magic"), how, "master_of_magic").hiring(0, "jailer").turn(0)
    assert scene.play(*hire("jailer")).affiliated_of(0) == ["seahorse 1"]


def test_lords_master_of_magic_does_not_serve_opponents():
    scene = Scene(2).lords(1, "master_of_magic").hiring(0, "jailer").turn(0).play(*hire("jailer"))
    assert scene.affiliated_of(0) == ["seahorse 1"]


def test_lords_master_of_magic_may_be_spent_as_a_key():
    scene = Scene(2).lords(0, "master_of_magic").keys(0, 3).council("crab 1").turn(0).play(council("crab"), draw(1))
    if scene.prompt == "choose_drawn":
        scene.play(scene.moves[0])
    assert key_of("master_of_magic") in scene.moves


def test_lords_shaman_a_reward_may_be_chosen_in_full():
    scene = Scene(2).lords(0, "tamer").lords(1, "shaman").threat(5).next_cards("monster").turn(1)
    scene.play(EXPLORE, FIGHT, reward(2))
    assert (scene.keys_of(1), len(scene.tokens_of(1))) == (1, 2)
