"""Farmers and ambassadors."""

import pytest
from scene import (
    Scene,
    council,
    draw,
    hire,
    location,
    use,
)

FARMERS = {"keeper": 6, "reaper": 6, "shepherd": 6, "miller": 10, "aquaculturalist": 11, "landowner": 12}


@pytest.mark.parametrize("name", FARMERS)
def test_lords_farmers_have_no_power_and_many_points(name):
    scene = Scene(2).hiring(0, name).hand(1, "shellfish 1").pearls(1, 3).turn(0).play(*hire(name))
    assert (scene.seat, scene.prompt) == (1, "turn")  # nothing to decide
    assert scene.pearls_of(0) == 0
    assert (scene.hand_of(1), scene.pearls_of(1)) == (["shellfish 1"], 3)
    assert scene.sheet(0)[1] == FARMERS[name]


@pytest.mark.parametrize("name", FARMERS)
def test_lords_farmers_cannot_be_used(name):
    scene = Scene(2).lords(0, name).hand(0, "crab 1").council("squid 1").turn(0)
    scene.refused(use(name))


@pytest.mark.parametrize(("name", "keys"), [("keeper", 1), ("reaper", 1), ("shepherd", 1), ("miller", 0)])
def test_lords_farmers_three_of_them_have_a_key(name, keys):
    scene = Scene(2).lords(0, name).keys(0, 2).council("crab 1").row("jail").turn(0).play(council("crab"))
    assert (scene.prompt == "control") == bool(keys)


# -- ambassadors -------------------------------------------------------------------------------------------------------

TILES = ("jail", "depths", "chasm", "parliament")


def test_lords_sage_one_of_two_drawn_locations():
    scene = Scene(2).row("abyss").next_locations(*TILES).hiring(0, "sage").turn(0).play(*hire("sage"), draw(2))
    assert scene.seat == 0
    assert scene.legal(location("jail"), location("depths"))
    scene.refused(location("abyss"))
    scene.play(location("depths"))
    assert scene.locations_of(0) == ["depths"]
    assert sorted(scene.row_of()) == ["abyss", "jail"]
    assert scene.under_of("sage") == "depths"
    assert scene.free_of(0) == []
    assert scene.seat == 1


def test_lords_hermit_the_top_location():
    scene = Scene(2).row("abyss").next_locations(*TILES).hiring(0, "hermit").turn(0).play(*hire("hermit"), draw(1))
    assert scene.locations_of(0) == ["jail"]
    assert scene.row_of() == ["abyss"]
    assert scene.under_of("hermit") == "jail"
    assert scene.seat == 1


def test_lords_elder_one_of_three_drawn_locations():
    scene = Scene(2).row("abyss").next_locations(*TILES).hiring(0, "elder").turn(0).play(*hire("elder"), draw(3))
    assert scene.legal(location("jail"), location("depths"), location("chasm"))
    scene.play(location("chasm"))
    assert scene.locations_of(0) == ["chasm"]
    assert sorted(scene.row_of()) == ["abyss", "depths", "jail"]
    assert scene.under_of("elder") == "chasm"
    assert scene.seat == 1


@pytest.mark.parametrize("name", ["sage", "hermit", "elder"])
def test_lords_elder_and_the_other_ambassadors_may_take_a_location_that_lies_face_up(name):
    scene = Scene(2).row("abyss", "coral_barrier").next_locations(*TILES).hiring(0, name).turn(0)
    scene.play(*hire(name), location("abyss"))
    assert scene.locations_of(0) == ["abyss"]
    assert (scene.under_of(name), scene.row_of()) == ("abyss", ["coral_barrier"])
    assert scene.location_deck_of()[: len(TILES)] == list(TILES)  # nothing was drawn
    assert scene.seat == 1


@pytest.mark.parametrize("name", ["sage", "hermit", "elder"])
def test_lords_elder_and_the_other_ambassadors_draw_at_once_where_nothing_lies_face_up(name):
    scene = Scene(2).next_locations(*TILES).hiring(0, name).turn(0).play(*hire(name))
    assert scene.prompt == ("choose_drawn" if name != "hermit" else "turn")


@pytest.mark.parametrize("name", ["sage", "hermit", "elder"])
def test_lords_elder_and_the_other_ambassadors_use_no_other_keys(name):
    scene = Scene(2).lords(0, "keeper").keys(0, 1).next_locations(*TILES).hiring(0, name).turn(0).play(*hire(name))
    if scene.prompt == "choose_drawn":
        scene.play(location("jail"))
    assert scene.seat == 1
    assert scene.keys_of(0) == 1
    assert scene.free_of(0) == ["keeper"]
    assert scene.locations_of(0) == ["jail"]


@pytest.mark.parametrize(("name", "points"), [("sage", 4), ("hermit", 5), ("elder", 3)])
def test_lords_elder_and_the_other_ambassadors_keep_their_points_under_the_location(name, points):
    scene = Scene(2).next_locations(*TILES).hiring(0, name).turn(0).play(*hire(name))
    if scene.prompt == "choose_drawn":
        scene.play(location("jail"))
    assert scene.sheet(0) == [14, points, 1, 0]  # Jail 15 - 1; jellyfish 1


def test_lords_elder_draws_what_is_left():
    scene = Scene(2).next_locations("jail", "depths").locations_left(2).hiring(0, "elder").turn(0).play(*hire("elder"))
    assert scene.legal(location("jail"), location("depths"))
    scene.play(location("jail"))
    assert scene.row_of() == ["depths"]


def test_lords_sage_draws_what_is_left():
    scene = Scene(2).next_locations("jail").locations_left(1).hiring(0, "sage").turn(0).play(*hire("sage"))
    if scene.prompt == "choose_drawn":
        scene.play(location("jail"))
    assert scene.locations_of(0) == ["jail"]


def test_lords_elder_may_be_followed_by_a_location_for_other_keys():
    scene = Scene(2).keys(0, 3).row("abyss").next_locations(*TILES).hiring(0, "elder").turn(0).play(*hire("elder"))
    scene.play(draw(3), location("jail"))
    assert scene.prompt == "control"
    scene.play(location("abyss"))
    assert scene.locations_of(0) == ["jail", "abyss"]
    assert scene.keys_of(0) == 0
