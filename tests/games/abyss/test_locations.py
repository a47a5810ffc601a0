"""Taking control of locations."""

import pytest
from scene import (
    EXPLORE,
    FIGHT,
    KEY_TOKEN,
    PASS,
    Scene,
    council,
    draw,
    hire,
    key_of,
    location,
    name_lord,
    place,
    recruit,
)

TILES = ("sargasso_silos", "dockworks", "hydrozoa_reserves", "parliament")


def ready(keys: int = 3) -> Scene:
    """Player 0 has keys and is about to take the stack of crabs."""
    return Scene(2).keys(0, keys).council("crab 1")


def test_locations_1_with_three_keys_a_location_must_be_taken():
    scene = ready().row("chasm").turn(0).play(council("crab"))
    assert (scene.seat, scene.prompt) == (0, "control")
    assert PASS not in scene.moves
    scene.refused(PASS)
    scene.play(location("chasm"))
    assert scene.locations_of(0) == ["chasm"]
    assert scene.row_of() == []


def test_locations_1_two_keys_are_not_enough():
    scene = ready(2).row("chasm").turn(0).play(council("crab"))
    assert scene.seat == 1
    assert scene.locations_of(0) == []
    assert scene.keys_of(0) == 2


def test_locations_1_the_third_key_may_come_from_a_monster():
    scene = Scene(2).keys(0, 2).threat(3).next_cards("monster").row("chasm").turn(0).play(EXPLORE, FIGHT)
    assert scene.prompt == "control"
    assert scene.play(location("chasm")).keys_of(0) == 0


def test_locations_1_keys_of_lords_and_key_tokens_count_together():
    scene = ready(1).lords(0, "keeper", "reaper").row("chasm").turn(0).play(council("crab"))
    assert scene.prompt == "control"
    scene.play(location("chasm"))
    assert scene.keys_of(0) == 0
    assert scene.free_of(0) == []


def test_locations_1_lords_without_a_key_do_not_count():
    scene = ready(2).lords(0, "miller", "jailer", "peddler").row("chasm").turn(0).play(council("crab"))
    assert scene.seat == 1


def test_locations_1_keys_of_turned_lords_do_not_count():
    scene = ready(2).lords(0, "keeper").turned("keeper").row("chasm").turn(0).play(council("crab"))
    assert scene.seat == 1


def test_locations_1_keys_of_covered_lords_do_not_count_again():
    scene = ready(2).lords(0, "keeper", "reaper", "shepherd").locations(0, "chasm").row("abyss")
    scene.under(0, "chasm", "keeper", "reaper", "shepherd").turn(0).play(council("crab"))
    assert scene.seat == 1


# -- choosing ----------------------------------------------------------------------------------------------------------


def test_locations_2_a_face_up_one_or_a_draw_of_one_to_four():
    scene = ready().row("chasm", "abyss").turn(0).play(council("crab"))
    assert scene.legal(location("chasm"), location("abyss"), draw(1), draw(2), draw(3), draw(4))


def test_locations_2_a_face_up_location_leaves_the_others_where_they_are():
    scene = ready().row("chasm", "abyss").turn(0).play(council("crab"), location("abyss"))
    assert scene.locations_of(0) == ["abyss"]
    assert scene.row_of() == ["chasm"]
    assert len(scene.location_deck_of()) == 18


def test_locations_2_without_a_face_up_location_one_draws():
    scene = ready().turn(0).play(council("crab"))
    assert scene.legal(draw(1), draw(2), draw(3), draw(4))


@pytest.mark.parametrize("number", [2, 3, 4])
def test_locations_3_one_of_the_drawn_is_taken_and_the_others_join_the_row(number):
    scene = ready().row("chasm").next_locations(*TILES).turn(0).play(council("crab"), draw(number))
    drawn = TILES[:number]
    assert scene.prompt == "choose_drawn"
    assert scene.legal(*[location(name) for name in drawn])
    scene.play(location(drawn[1]))
    assert scene.locations_of(0) == [drawn[1]]
    assert sorted(scene.row_of()) == sorted(["chasm", *[name for name in drawn if name != drawn[1]]])
    assert len(scene.location_deck_of()) == 19 - number
    assert scene.seat == 1


def test_locations_3_a_single_drawn_location_is_taken():
    scene = ready().row("chasm").next_locations(*TILES).turn(0).play(council("crab"), draw(1))
    if scene.prompt == "choose_drawn":
        scene.play(location(TILES[0]))
    assert scene.locations_of(0) == [TILES[0]]
    assert scene.row_of() == ["chasm"]


def test_locations_3_after_drawing_a_face_up_location_cannot_be_taken():
    scene = ready().row("chasm").next_locations(*TILES).turn(0).play(council("crab"), draw(2))
    assert location("chasm") not in scene.moves
    scene.refused(location("chasm"))
    scene.refused(location(TILES[2]))


def test_locations_3_the_others_lie_open_for_the_next_player():
    scene = ready().keys(1, 3).council("squid 1").next_locations(*TILES).turn(0)
    scene.play(council("crab"), draw(2), location(TILES[0]), council("squid"))
    assert location(TILES[1]) in scene.moves
    assert scene.play(location(TILES[1])).locations_of(1) == [TILES[1]]


def test_locations_3_everybody_sees_what_is_drawn():
    scene = ready().next_locations(*TILES).turn(0).play(council("crab"), draw(3))
    assert scene.told("location_revealed") == [{"location": place(name)} for name in TILES[:3]]


def test_locations_1_nothing_is_left_to_choose_from_once_it_is_controlled():
    scene = ready().next_locations(*TILES).turn(0).play(council("crab"), draw(3), location(TILES[0]))
    assert scene.table.view(None)["drawn"] == []


def test_locations_4_not_more_than_the_deck_holds():
    scene = ready().row("chasm").locations_left(2).turn(0).play(council("crab"))
    assert scene.legal(location("chasm"), draw(1), draw(2))
    assert scene.refused(draw(3)) == ["locations.4"]
    assert scene.refused(draw(4)) == ["locations.4"]


def test_locations_4_with_an_empty_deck_only_the_face_up_ones():
    scene = ready().row("chasm", "abyss").locations_left(0).turn(0).play(council("crab"))
    assert scene.legal(location("chasm"), location("abyss"))
    assert scene.refused(draw(1)) == ["locations.4"]


# -- paying ------------------------------------------------------------------------------------------------------------


def test_locations_5_the_lords_used_lie_under_the_location():
    scene = ready(0).lords(0, "keeper", "treasurer", "slaver").row("chasm").turn(0)
    scene.play(council("crab"), location("chasm"))
    assert scene.free_of(0) == []
    assert [scene.under_of(name) for name in ("keeper", "treasurer", "slaver")] == ["chasm"] * 3


def test_locations_5_their_powers_are_gone_and_their_points_stay():
    scene = ready(0).council("squid 1").lords(0, "keeper", "treasurer", "reaper").row("chasm").hand(0, "crab 5")
    scene.court("commander").turn(0).play(council("crab"), location("chasm"), council("squid"))
    assert scene.seat == 0
    scene.refused(recruit("commander"))  # crabs 5 and 1 would have done with the Treasurer
    assert scene.sheet(0)[1] == 6 + 5 + 6


def test_locations_5_only_the_lords_used_lie_under_it():
    scene = ready(2).lords(0, "keeper", "miller").row("chasm").turn(0).play(council("crab"), location("chasm"))
    assert scene.free_of(0) == ["miller"]
    assert scene.under_of("keeper") == "chasm"


def test_locations_6_key_tokens_go_back_to_the_supply():
    scene = ready(3).lords(0, "miller").row("chasm").turn(0).play(council("crab"), location("chasm"))
    assert scene.keys_of(0) == 0
    assert scene.locations_of(0) == ["chasm"]
    assert scene.free_of(0) == ["miller"]  # no lord is needed


def test_locations_7_with_more_than_three_keys_the_player_chooses_which():
    scene = ready(2).lords(0, "keeper", "reaper").row("chasm").turn(0).play(council("crab"), location("chasm"))
    assert (scene.seat, scene.prompt) == (0, "spend")
    assert scene.legal(KEY_TOKEN, key_of("keeper"), key_of("reaper"))
    scene.play(key_of("keeper"), key_of("reaper"))
    if scene.prompt == "spend":
        scene.play(KEY_TOKEN)
    assert scene.free_of(0) == []
    assert scene.keys_of(0) == 1
    assert scene.seat == 1


def test_locations_7_both_tokens_and_one_of_two_lords():
    scene = ready(2).lords(0, "keeper", "reaper").row("chasm").turn(0).play(council("crab"), location("chasm"))
    scene.play(KEY_TOKEN, KEY_TOKEN)
    assert scene.legal(key_of("keeper"), key_of("reaper"))
    scene.play(key_of("reaper"))
    assert scene.free_of(0) == ["keeper"]
    assert scene.keys_of(0) == 0


def test_locations_8_exactly_three_keys_are_spent():
    scene = ready(5).row("chasm").turn(0).play(council("crab"), location("chasm"))
    assert scene.keys_of(0) == 2
    assert scene.seat == 1


def test_locations_7_a_choice_only_where_there_is_one():
    scene = ready(1).lords(0, "keeper", "reaper", "shepherd").row("chasm").turn(0)
    scene.play(council("crab"), location("chasm"), key_of("keeper"), key_of("reaper"))
    assert scene.legal(KEY_TOKEN, key_of("shepherd"))
    scene.play(key_of("shepherd"))
    assert scene.free_of(0) == []
    assert scene.keys_of(0) == 1
    assert scene.seat == 1


def test_locations_7_four_tokens_are_no_choice():
    scene = ready(4).lords(0, "miller").row("chasm").turn(0).play(council("crab"), location("chasm"))
    assert scene.seat == 1
    assert scene.keys_of(0) == 1


def test_locations_7_a_lord_cannot_be_spent_twice():
    scene = ready(2).lords(0, "keeper", "reaper").row("chasm").turn(0).play(council("crab"), location("chasm"))
    scene.play(key_of("keeper"))
    scene.refused(key_of("keeper"))


def test_locations_7_three_keys_exactly_are_no_choice():
    scene = ready(1).lords(0, "keeper", "reaper").row("chasm").turn(0).play(council("crab"), location("chasm"))
    assert scene.seat == 1


def test_locations_7_six_keys_bring_two_locations():
    scene = ready(6).row("chasm", "abyss").turn(0).play(council("crab"), location("chasm"))
    assert (scene.seat, scene.prompt) == (0, "control")
    scene.play(location("abyss"))
    assert scene.locations_of(0) == ["chasm", "abyss"]
    assert scene.keys_of(0) == 0
    assert scene.seat == 1


def test_locations_5_a_lord_under_a_location_cannot_be_spent_again():
    scene = ready(2).lords(0, "keeper", "reaper", "shepherd").locations(0, "abyss").under(0, "abyss", "shepherd")
    scene.row("chasm").turn(0).play(council("crab"), location("chasm"))
    assert key_of("shepherd") not in scene.moves
    scene.refused(key_of("shepherd"))


def test_locations_5_a_lord_under_a_location_is_no_target_of_the_assassin():
    scene = Scene(2).lords(1, "keeper", "reaper").locations(1, "chasm").under(1, "chasm", "keeper")
    scene.hiring(0, "assassin").turn(0).play(*hire("assassin"))
    assert scene.legal(name_lord("reaper"))
    scene.refused(name_lord("keeper"))


@pytest.mark.parametrize("name", ["traitor", "schemer"])
def test_locations_5_a_lord_under_a_location_cannot_be_exchanged(name):
    scene = Scene(2).lords(0, "keeper", "reaper").locations(0, "chasm").under(0, "chasm", "keeper")
    scene.hiring(0, name).turn(0).play(*hire(name))
    assert scene.legal(PASS, name_lord("reaper"))
    scene.refused(name_lord("keeper"))


def test_locations_5_a_lord_under_a_location_is_not_free():
    scene = Scene(2).lords(0, "keeper", "reaper").locations(0, "chasm").under(0, "chasm", "keeper").turn(0)
    assert scene.free_of(0) == ["reaper"]
    assert scene.table.view(None)["players"][0]["locations"]
    assert place("chasm") in scene.table.locations[0]


def test_locations_8_an_ambassador_pays_alone():
    scene = ready(0).lords(0, "elder", "keeper").row("chasm").turn(0).play(council("crab"), location("chasm"))
    if scene.prompt == "spend":
        scene.play(key_of("elder"))
    assert scene.free_of(0) == ["keeper"]
    assert scene.under_of("elder") == "chasm"
    assert scene.seat == 1


def test_locations_8_an_ambassador_does_not_pay_together_with_other_keys():
    scene = ready(3).lords(0, "elder").row("chasm", "jail").turn(0).play(council("crab"), location("chasm"))
    assert scene.legal(KEY_TOKEN, key_of("elder"))
    scene.play(KEY_TOKEN)
    if scene.prompt == "spend":
        assert scene.refused(key_of("elder")) == ["locations.8"]
        scene.play(KEY_TOKEN, KEY_TOKEN)
    assert scene.keys_of(0) == 0
    assert scene.free_of(0) == ["elder"]
    scene.play(location("jail"))  # and the Elder pays for a second one
    assert scene.under_of("elder") == "jail"


def test_locations_8_two_keys_besides_an_ambassador_are_kept():
    scene = ready(2).lords(0, "elder").row("chasm").turn(0).play(council("crab"), location("chasm"))
    if scene.prompt == "spend":
        assert scene.legal(key_of("elder"))
        scene.play(key_of("elder"))
    assert scene.keys_of(0) == 2
    assert scene.seat == 1
