"""What the twenty locations are worth."""

from scene import (
    EXPLORE,
    FIGHT,
    PASS,
    Scene,
    council,
    draw,
    hire,
    location,
)

GUILDS = {
    "soldier": ("recruiter", "jailer", "seeker"),
    "merchant": ("ship_master", "trader", "slaver"),
    "mage": ("shaman", "invoker", "oracle"),
    "politician": ("opportunist", "traitor", "corruptor"),
    "farmer": ("keeper", "miller", "reaper"),
    "ambassador": ("sage", "hermit", "elder"),
}


def check_guild(tile: str, guild: str, base: int) -> None:
    """Base plus 2 per lord of the guild, wherever it lies; other guilds and opponents' lords do not count."""
    scene = Scene(2)
    assert scene.worth(0, tile) == base
    for other, names in GUILDS.items():
        if other != guild:
            scene.lords(0, *names)
    assert scene.worth(0, tile) == base
    first, second, third = GUILDS[guild]
    assert scene.lords(0, first).worth(0, tile) == base + 2
    scene.lords(0, second).locations(0, "jail").under(0, "jail", second)
    assert scene.worth(0, tile) == base + 4
    assert scene.lords(1, third).worth(0, tile) == base + 4
    assert scene.worth(1, tile) == base + 2


def check_race(tile: str, race: str, base: int) -> None:
    """Base plus 3 per affiliated ally of the race."""
    scene = Scene(2)
    assert scene.worth(0, tile) == base
    scene.affiliated(0, *[f"{other} 5" for other in ("jellyfish", "crab", "seahorse", "shellfish", "squid")])
    assert scene.worth(0, tile) == base + 3
    scene.affiliated(0, f"{race} 1", f"{race} 1").affiliated(1, f"{race} 2").hand(0, f"{race} 3")
    assert scene.worth(0, tile) == base + 9
    assert scene.worth(1, tile) == base + 3


def test_tiles_sargasso_silos_five_and_two_per_farmer():
    check_guild("sargasso_silos", "farmer", 5)


def test_tiles_dockworks_five_and_two_per_merchant():
    check_guild("dockworks", "merchant", 5)


def test_tiles_hydrozoa_reserves_six_and_two_per_mage():
    check_guild("hydrozoa_reserves", "mage", 6)


def test_tiles_parliament_six_and_two_per_politician():
    check_guild("parliament", "politician", 6)


def test_tiles_barracks_seven_and_two_per_soldier():
    check_guild("barracks", "soldier", 7)


def test_tiles_sargasso_fields_three_and_three_per_affiliated_seahorse():
    check_race("sargasso_fields", "seahorse", 3)


def test_tiles_giant_clams_three_and_three_per_affiliated_shellfish():
    check_race("giant_clams", "shellfish", 3)


def test_tiles_sanctuary_four_and_three_per_affiliated_jellyfish():
    check_race("sanctuary", "jellyfish", 4)


def test_tiles_oceanic_senate_four_and_three_per_affiliated_squid():
    check_race("oceanic_senate", "squid", 4)


def test_tiles_chasm_five_and_three_per_affiliated_crab():
    check_race("chasm", "crab", 5)


def test_tiles_abyss_two_per_guild_up_to_twelve():
    scene = Scene(2)
    assert scene.worth(0, "abyss") == 0
    for number, names in enumerate(GUILDS.values(), start=1):
        assert scene.lords(0, names[0]).worth(0, "abyss") == 2 * number
        assert scene.lords(0, names[1]).worth(0, "abyss") == 2 * number  # each guild once
    assert scene.worth(0, "abyss") == 12


def test_tiles_abyss_lords_under_locations_count():
    scene = Scene(2).lords(0, "keeper", "miller").locations(0, "chasm").under(0, "chasm", "keeper", "miller")
    assert scene.worth(0, "abyss") == 2


def test_tiles_throne_room_the_highest_lord_once_more():
    scene = Scene(2).lords(1, "landowner")
    assert scene.worth(0, "throne_room") == 0
    assert scene.lords(0, "keeper").worth(0, "throne_room") == 6
    assert scene.lords(0, "aquaculturalist", "elder").worth(0, "throne_room") == 11


def test_tiles_depths_twice_the_lowest_lord():
    scene = Scene(2).lords(1, "sage")
    assert scene.worth(0, "depths") == 0
    assert scene.lords(0, "landowner").worth(0, "depths") == 24
    assert scene.lords(0, "keeper").worth(0, "depths") == 12
    assert scene.lords(0, "elder").worth(0, "depths") == 6


def test_tiles_jail_fifteen_less_one_per_lord():
    scene = Scene(2).lords(1, "sage")
    assert scene.worth(0, "jail") == 15
    assert scene.lords(0, "landowner", "keeper", "elder").worth(0, "jail") == 12
    scene.locations(0, "chasm").under(0, "chasm", "elder")
    assert scene.worth(0, "jail") == 12


def test_tiles_closed_tower_three_per_lord_with_a_key():
    scene = Scene(2).lords(0, "miller", "jailer", "peddler")
    assert scene.worth(0, "closed_tower") == 0
    assert scene.lords(0, "keeper", "slaver").worth(0, "closed_tower") == 6
    scene.locations(0, "chasm").under(0, "chasm", "keeper")  # a key that was used is still printed
    assert scene.worth(0, "closed_tower") == 6
    assert scene.lords(0, "elder").worth(0, "closed_tower") == 9  # three keys, still one lord


def test_tiles_lost_tower_three_per_lord_without_a_key():
    scene = Scene(2).lords(0, "keeper", "slaver", "elder")
    assert scene.worth(0, "lost_tower") == 0
    scene.locations(0, "chasm").under(0, "chasm", "keeper")
    assert scene.worth(0, "lost_tower") == 0
    assert scene.lords(0, "miller", "jailer", "peddler").worth(0, "lost_tower") == 9


def test_tiles_chamber_of_allies_three_and_the_lowest_affiliated_ally_of_each_race():
    scene = Scene(2)
    assert scene.worth(0, "chamber_of_allies") == 3
    assert scene.affiliated(0, "crab 4").worth(0, "chamber_of_allies") == 7
    assert scene.affiliated(0, "crab 5").worth(0, "chamber_of_allies") == 7
    assert scene.affiliated(0, "crab 2").worth(0, "chamber_of_allies") == 5
    scene.affiliated(0, "squid 5", "jellyfish 1", "seahorse 3", "shellfish 3", "shellfish 2")
    assert scene.worth(0, "chamber_of_allies") == 3 + 2 + 5 + 1 + 3 + 2


def test_tiles_coral_barrier_twenty_less_one_per_affiliated_ally():
    scene = Scene(2).affiliated(1, "crab 5")
    assert scene.worth(0, "coral_barrier") == 20
    assert scene.affiliated(0, "crab 1", "crab 1", "squid 4").hand(0, "squid 1").worth(0, "coral_barrier") == 17


def test_tiles_city_of_mirrors_copies_a_location_of_an_opponent_with_ones_own_cards():
    scene = Scene(2).locations(0, "city_of_mirrors").locations(1, "barracks")
    assert scene.worth(0, "city_of_mirrors") == 7
    scene.lords(0, "jailer", "seeker").lords(1, "recruiter")
    assert scene.worth(0, "city_of_mirrors") == 11
    assert scene.worth(1, "barracks") == 9


def test_tiles_city_of_mirrors_is_worth_nothing_without_a_location_of_an_opponent():
    scene = Scene(3).locations(0, "city_of_mirrors", "barracks").row("chasm")
    assert scene.worth(0, "city_of_mirrors") == 0
    assert scene.locations(2, "black_smokers").worth(0, "city_of_mirrors") == 0


def test_tiles_city_of_mirrors_scores_in_the_final_count():
    scene = Scene(2).locations(1, "city_of_mirrors").locations(0, "chasm").hand(1, "crab 3").play_out()
    assert scene.table.result.scores == (6 + 1 + 5 + 3, 5 + 3 + 3)


# -- Black Smokers -----------------------------------------------------------------------------------------------------


def smoking() -> Scene:
    """Player 0 has just taken Black Smokers from the row."""
    scene = Scene(2).keys(0, 2).lords(0, "keeper").council("crab 1").row("black_smokers", "chasm")
    return scene.turn(0).play(council("crab"), location("black_smokers"))


def test_tiles_black_smokers_are_worth_nothing():
    assert Scene(2).lords(0, "miller").affiliated(0, "crab 1").worth(0, "black_smokers") == 0


def test_tiles_black_smokers_are_exchanged_for_any_location_of_the_deck():
    scene = smoking()
    assert (scene.seat, scene.prompt) == (0, "exchange")
    deck = scene.location_deck_of()
    assert len(deck) == 18
    assert scene.legal(PASS, *[location(name) for name in deck])
    scene.refused(location("chasm"))  # that one lies in the row
    scene.play(location("throne_room"))
    assert scene.locations_of(0) == ["throne_room"]
    assert scene.under_of("keeper") == "throne_room"
    assert sorted(scene.location_deck_of()) == sorted(name for name in deck if name != "throne_room")
    assert scene.row_of() == ["chasm"]
    assert scene.removed_locations() == ["black_smokers"]
    assert scene.seat == 1


def test_tiles_black_smokers_may_be_kept():
    scene = smoking().play(PASS)
    assert scene.locations_of(0) == ["black_smokers"]
    assert scene.under_of("keeper") == "black_smokers"
    assert len(scene.location_deck_of()) == 18
    assert scene.seat == 1


def test_tiles_black_smokers_stay_when_the_deck_is_empty():
    scene = Scene(2).keys(0, 3).council("crab 1").row("black_smokers").locations_left(0)
    scene.turn(0).play(council("crab"), location("black_smokers"))
    assert scene.seat == 1
    assert scene.locations_of(0) == ["black_smokers"]


def test_tiles_black_smokers_are_exchanged_when_drawn():
    scene = Scene(2).keys(0, 3).council("crab 1").next_locations("black_smokers", "jail", "depths").turn(0)
    scene.play(council("crab"), draw(2), location("black_smokers"))
    assert scene.prompt == "exchange"
    scene.refused(location("jail"))  # drawn too, now in the row
    scene.play(location("depths"))
    assert scene.locations_of(0) == ["depths"]
    assert scene.row_of() == ["jail"]
    assert len(scene.location_deck_of()) == 17  # not the three that have left it


def test_tiles_black_smokers_are_not_exchanged_later():
    scene = Scene(2).locations(0, "black_smokers").council("crab 1").turn(0).play(council("crab"))
    assert scene.seat == 1


def test_tiles_black_smokers_may_come_through_an_ambassador():
    scene = Scene(2).next_locations("black_smokers").hiring(0, "hermit").turn(0).play(*hire("hermit"))
    assert scene.prompt == "exchange"
    scene.play(location("jail"))
    assert scene.locations_of(0) == ["jail"]
    assert scene.under_of("hermit") == "jail"


def test_tiles_black_smokers_after_a_fight():
    scene = Scene(2).keys(0, 1).threat(6).next_cards("monster").row("black_smokers").turn(0)
    scene.play(EXPLORE, FIGHT, location("black_smokers"), location("abyss"))
    assert scene.locations_of(0) == ["abyss"]


def test_tiles_black_smokers_the_deck_is_shuffled_after_the_search():
    orders = set()
    for seed in "abcd":
        scene = Scene(2).keys(0, 3).council("crab 1").row("black_smokers")
        scene.table.reseed(seed)
        scene.turn(0).play(council("crab"), location("black_smokers"), location("jail"))
        orders.add(tuple(scene.location_deck_of()))
    assert len(orders) == 4
