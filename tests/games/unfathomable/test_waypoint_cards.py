"""The twenty waypoints, every branch of each."""

from __future__ import annotations

import pytest
from staging import NO, OPTION_A, OPTION_B, YES, Scene, ended, name_waypoint, space, to_space, waypoint

from undertow.games.unfathomable import events as e
from undertow.games.unfathomable import moves as m
from undertow.games.unfathomable.procedures.tracks import Travel

BLANK, SOUL, TWO_SOULS, SOUL_AND_SANITY = range(4)
CAPTAIN = 1  # whoever has the turn: the Captain chooses the waypoint, and so decides what it asks
EVERY_WATER = {f"water {i}": 1 for i in range(1, 9)}
EVERY_DECK = {f"deck {i}": 1 for i in range(1, 9)}


def reach(name: str, scene: Scene | None = None) -> Scene:
    """The ship reaches a waypoint that the Captain picks."""
    scene = (scene or Scene()).title("captain", CAPTAIN).track("travel", 3)
    other = "calm_waters" if name != "calm_waters" else "reef"
    return scene.next_waypoints(name, other).begin(Travel()).play(name_waypoint(name))


def reached(scene: Scene, distance: int) -> bool:
    """Whether the waypoint is done with: nothing is asked, it counts, and the ship sets out anew."""
    return (scene.prompt, scene.table.distance(), scene.track_of("travel")) == ("action", distance, 0)


def rolled(scene: Scene) -> int:
    """How many dice were rolled."""
    return len(scene.told(e.DIE_ROLLED))


# -- passengers at risk for a roll --------------------------------------------------------------------------------------


def risking(name: str, n: int, die: int) -> Scene:
    """The Captain risks passengers, who come on deck 1, deck 2 and so on, and rolls."""
    draws = [draw for i in range(n) for draw in (i + 1, 1)]
    scene = reach(name, Scene().dice(*draws, die))
    assert (scene.prompt, scene.seat, scene.moves) == (f"risk_{name}", CAPTAIN, (YES, NO))
    scene.play(YES)
    assert scene.passengers() == {f"deck {i + 1}": 1 for i in range(n)}
    return scene


def declined(name: str, scene: Scene | None = None) -> Scene:
    """The Captain risks nothing: nobody is on deck, nothing is rolled."""
    scene = reach(name, scene).play(NO)
    assert (scene.passengers(), rolled(scene)) == ({}, 0)
    return scene


def too_few(name: str, n: int, fuel: int = 0) -> Scene:
    """Fewer passengers than the cost: nobody is asked, nobody risked, nothing rolled."""
    scene = reach(name, Scene().supply(n))
    assert (scene.passengers(), rolled(scene), len(scene.table.passenger_supply)) == ({}, 0, n)
    scene.gained(**({"fuel": fuel} if fuel else {}))
    return scene


def test_waypoint_abandoned_depot_three_passengers_at_risk_and_a_five_give_two_fuel() -> None:
    scene = risking("abandoned_depot", 3, 5)
    scene.gained(fuel=2)
    assert reached(scene, 2)


def test_waypoint_abandoned_depot_a_four_gives_nothing() -> None:
    scene = risking("abandoned_depot", 3, 4)
    scene.gained()
    assert reached(scene, 2)


def test_waypoint_abandoned_depot_may_be_left_alone() -> None:
    scene = declined("abandoned_depot")
    scene.gained()
    assert reached(scene, 2)


@pytest.mark.parametrize("n", [0, 1, 2])
def test_waypoint_abandoned_depot_cannot_be_used_with_too_few_passengers(n: int) -> None:
    assert reached(too_few("abandoned_depot", n), 2)


def test_waypoint_deserted_island_a_passenger_at_risk_and_a_five_give_food() -> None:
    scene = risking("deserted_island", 1, 5)
    scene.gained(food=1)
    assert reached(scene, 2)


def test_waypoint_deserted_island_a_four_gives_nothing() -> None:
    scene = risking("deserted_island", 1, 4)
    scene.gained()
    assert reached(scene, 2)


def test_waypoint_deserted_island_may_be_left_alone() -> None:
    scene = declined("deserted_island")
    scene.gained()
    assert reached(scene, 2)


def test_waypoint_deserted_island_cannot_be_used_without_a_passenger() -> None:
    assert reached(too_few("deserted_island", 0), 2)


def test_waypoint_shipwreck_survivors_a_passenger_at_risk_and_a_five_give_souls() -> None:
    scene = risking("shipwreck_survivors", 1, 5)
    scene.gained(souls=1)
    assert reached(scene, 2)


def test_waypoint_shipwreck_survivors_a_four_gives_nothing() -> None:
    scene = risking("shipwreck_survivors", 1, 4)
    scene.gained()
    assert reached(scene, 2)


def test_waypoint_shipwreck_survivors_may_be_left_alone() -> None:
    scene = declined("shipwreck_survivors")
    scene.gained()
    assert reached(scene, 2)


def test_waypoint_shipwreck_survivors_cannot_be_used_without_a_passenger() -> None:
    assert reached(too_few("shipwreck_survivors", 0), 2)


def test_waypoint_wrecked_ship_a_passenger_at_risk_and_a_five_give_fuel() -> None:
    scene = risking("wrecked_ship", 1, 5)
    scene.gained(fuel=1)
    assert reached(scene, 2)


def test_waypoint_wrecked_ship_a_four_gives_nothing() -> None:
    scene = risking("wrecked_ship", 1, 4)
    scene.gained()
    assert reached(scene, 2)


def test_waypoint_wrecked_ship_may_be_left_alone() -> None:
    scene = declined("wrecked_ship")
    scene.gained()
    assert reached(scene, 2)


def test_waypoint_wrecked_ship_cannot_be_used_without_a_passenger() -> None:
    assert reached(too_few("wrecked_ship", 0), 2)


def test_waypoint_rainstorm_costs_fuel_a_passenger_at_risk_and_a_five_give_food() -> None:
    scene = risking("rainstorm", 1, 5)
    scene.gained(fuel=-1, food=1)
    assert reached(scene, 3)


def test_waypoint_rainstorm_a_four_gives_nothing() -> None:
    scene = risking("rainstorm", 1, 4)
    scene.gained(fuel=-1)
    assert reached(scene, 3)


def test_waypoint_rainstorm_costs_fuel_even_if_nobody_is_risked() -> None:
    scene = declined("rainstorm")
    scene.gained(fuel=-1)
    assert reached(scene, 3)


def test_waypoint_rainstorm_cannot_be_used_without_a_passenger() -> None:
    assert reached(too_few("rainstorm", 0, -1), 3)


def test_waypoint_rainstorm_ends_the_game_with_the_last_fuel_before_anything_is_asked() -> None:
    assert ended(reach("rainstorm", Scene().dial("fuel", 1))) == "fuel"


# -- fuel or damage, food or damage -------------------------------------------------------------------------------------


def test_waypoint_hurricane_costs_fuel() -> None:
    scene = reach("hurricane")
    assert (scene.prompt, scene.seat, scene.moves) == ("choose_hurricane", CAPTAIN, (OPTION_A, OPTION_B))
    scene.gained()
    scene.play(OPTION_A).gained(fuel=-1)
    assert (reached(scene, 2), scene.damaged_rooms()) == (True, [])


def test_waypoint_hurricane_or_damages_the_ship_twice() -> None:
    scene = reach("hurricane", Scene().dice(5, 6)).play(OPTION_B)
    scene.gained()
    assert (reached(scene, 2), scene.damaged_rooms()) == (True, ["cargo hold", "galley"])


def test_waypoint_hurricane_may_take_the_last_fuel_or_the_last_room() -> None:
    assert ended(reach("hurricane", Scene().dial("fuel", 1)).play(OPTION_A)) == "fuel"
    scene = Scene().at(0, "deck 1").at(1, "deck 1").at(2, "deck 1").damaged("bridge", "chapel", "cargo hold", "galley")
    assert ended(reach("hurricane", scene.dice(4, 7)).play(OPTION_B)) == "damage"


def test_waypoint_maelstrom_costs_fuel_and_then_another_one() -> None:
    scene = reach("maelstrom")
    assert (scene.prompt, scene.seat, scene.moves) == ("choose_maelstrom", CAPTAIN, (OPTION_A, OPTION_B))
    scene.gained(fuel=-1)
    scene.play(OPTION_A).gained(fuel=-2)
    assert (reached(scene, 3), scene.damaged_rooms()) == (True, [])


def test_waypoint_maelstrom_or_damages_the_ship_twice() -> None:
    scene = reach("maelstrom", Scene().dice(5, 6)).play(OPTION_B)
    scene.gained(fuel=-1)
    assert (reached(scene, 3), scene.damaged_rooms()) == (True, ["cargo hold", "galley"])


def test_waypoint_maelstrom_ends_the_game_with_the_last_fuel() -> None:
    assert ended(reach("maelstrom", Scene().dial("fuel", 1))) == "fuel"
    assert ended(reach("maelstrom", Scene().dial("fuel", 2)).play(OPTION_A)) == "fuel"


def test_waypoint_iceberg_a_five_gives_food() -> None:
    scene = reach("iceberg", Scene().dice(5))
    assert (scene.prompt, scene.seat, scene.moves) == ("risk_iceberg", CAPTAIN, (YES, NO))
    scene.play(YES).gained(food=1)
    assert (reached(scene, 2), scene.damaged_rooms(), scene.passengers()) == (True, [], {})


def test_waypoint_iceberg_a_four_damages_the_ship() -> None:
    scene = reach("iceberg", Scene().dice(4, 6)).play(YES)
    scene.gained()
    assert (reached(scene, 2), scene.damaged_rooms()) == (True, ["galley"])


def test_waypoint_iceberg_may_be_passed_by() -> None:
    scene = declined("iceberg")
    scene.gained()
    assert (reached(scene, 2), scene.damaged_rooms()) == (True, [])


def test_waypoint_reef_a_four_damages_the_ship() -> None:
    scene = reach("reef", Scene().dice(4, 6))
    scene.gained()
    assert (reached(scene, 2), scene.damaged_rooms()) == (True, ["galley"])


def test_waypoint_reef_a_five_does_not() -> None:
    scene = reach("reef", Scene().dice(5))
    scene.gained()
    assert (reached(scene, 2), scene.damaged_rooms(), rolled(scene)) == (True, [], 1)


def test_waypoint_seaweed_patch_costs_fuel_and_puts_two_passengers_at_risk() -> None:
    scene = reach("seaweed_patch", Scene().dice(3, 1, 8, 1))
    assert (scene.prompt, scene.seat, scene.moves) == ("choose_seaweed_patch", CAPTAIN, (OPTION_A, OPTION_B))
    scene.play(OPTION_A).gained(fuel=-1)
    assert (scene.passengers(), scene.damaged_rooms()) == ({"deck 3": 1, "deck 8": 1}, [])
    assert reached(scene, 3)


def test_waypoint_seaweed_patch_or_damages_the_ship() -> None:
    scene = reach("seaweed_patch", Scene().dice(6)).play(OPTION_B)
    scene.gained(fuel=-1)
    assert (scene.passengers(), scene.damaged_rooms()) == ({}, ["galley"])
    assert reached(scene, 3)


@pytest.mark.parametrize("n", [0, 1])
def test_waypoint_seaweed_patch_may_put_passengers_at_risk_with_fewer_than_two(n: int) -> None:
    scene = reach("seaweed_patch", Scene().supply(n).dice(3, 1)).play(OPTION_A)
    scene.gained(fuel=-1)
    assert (sum(scene.passengers().values()), scene.damaged_rooms()) == (n, [])
    assert reached(scene, 3)


# -- Deep Ones ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "where"), [(4, "water 1"), (5, "water 2")])
def test_waypoint_deep_one_city_five_spawn_in_the_deep_and_all_there_come_to_the_bow(die: int, where: str) -> None:
    scene = Scene().deep_ones("the deep", 2).deep_ones("deck 4").monarch("dagon", "water 3").dice(die)
    scene = reach("deep_one_city", scene)
    scene.gained(fuel=-1)
    assert scene.monsters() == {where: 7, "deck 4": 1}
    assert scene.table.monarchs == [space(where), space("water 5")]  # Dagon was not in the Deep
    assert reached(scene, 3)


def test_waypoint_deep_one_city_ends_the_game_where_five_are_not_left() -> None:
    assert ended(reach("deep_one_city", Scene().deep_ones("galley", 16))) == "deep_ones"
    assert ended(reach("deep_one_city", Scene().deep_ones("galley", 15).dice(1))) == ""


def test_waypoint_sea_smoke_costs_fuel_and_a_deep_one_spawns_in_each_water_space() -> None:
    scene = reach("sea_smoke", Scene().deep_ones("water 1").deep_ones("galley"))  # the first one falls back
    scene.gained(fuel=-1)
    assert scene.monsters() == {**EVERY_WATER, "water 3": 2, "galley": 1}
    assert reached(scene, 3)


def test_waypoint_sea_smoke_ends_the_game_where_eight_are_not_left() -> None:
    assert ended(reach("sea_smoke", Scene().deep_ones("galley", 13))) == "deep_ones"
    assert ended(reach("sea_smoke", Scene().deep_ones("galley", 12))) == ""


def test_waypoint_deep_one_ambush_costs_two_fuel_and_a_deep_one_spawns_in_each_deck_space() -> None:
    scene = reach("deep_one_ambush", Scene().deep_ones("deck 2"))
    scene.gained(fuel=-2)
    assert scene.monsters() == {**EVERY_DECK, "deck 2": 2}
    assert reached(scene, 4)


def test_waypoint_deep_one_ambush_ends_the_game_where_eight_are_not_left() -> None:
    assert ended(reach("deep_one_ambush", Scene().deep_ones("galley", 13))) == "deep_ones"
    assert ended(reach("deep_one_ambush", Scene().deep_ones("galley", 12))) == ""


# -- fog ----------------------------------------------------------------------------------------------------------------


def in_the_fog(die: int, following: str, *more: int) -> Scene:
    """The ship comes into the Fog Bank; another waypoint is on top of the deck when it has been picked."""
    scene = Scene().title("captain", CAPTAIN).track("travel", 3).dice(die, *more)
    scene.next_waypoints("fog_bank", "calm_waters", following).begin(Travel())
    return scene.play(name_waypoint("fog_bank"))


def test_waypoint_fog_bank_costs_fuel_and_counts_with_a_five() -> None:
    scene = in_the_fog(5, "rough_water")
    scene.gained(fuel=-1)
    assert scene.table.waypoints == [waypoint("fog_bank")]
    assert reached(scene, 3)


def test_waypoint_fog_bank_with_a_four_it_leaves_the_game_and_the_top_waypoint_is_resolved() -> None:
    scene = in_the_fog(4, "rough_water")
    scene.gained(fuel=-3, sanity=-1)
    assert scene.table.waypoints == [waypoint("rough_water")]
    assert scene.table.waypoints_gone == [waypoint("fog_bank")]
    assert reached(scene, 4)
    assert scene.told(e.WAYPOINT_REMOVED) == [(waypoint("fog_bank"),)]
    assert scene.told(e.WAYPOINT_REACHED) == [(CAPTAIN, waypoint("fog_bank")), (CAPTAIN, waypoint("rough_water"))]


def test_waypoint_fog_bank_the_captain_decides_what_the_other_waypoint_asks() -> None:
    scene = in_the_fog(1, "hurricane", 6, 5)
    assert (scene.prompt, scene.seat) == ("choose_hurricane", CAPTAIN)
    scene.play(OPTION_B).gained(fuel=-1)
    assert scene.damaged_rooms() == ["cargo hold", "galley"]
    assert reached(scene, 2)


def test_waypoint_fog_bank_its_distance_does_not_count_for_the_awakening() -> None:
    def distance_of_three(die: int) -> Scene:
        scene = Scene().waypoints("rainstorm").title("captain", CAPTAIN).track("travel", 3).dice(die)
        scene.next_waypoints("fog_bank", "calm_waters", "reef").begin(Travel())
        return scene.play(name_waypoint("fog_bank"))

    assert distance_of_three(5).told(e.AWAKENING) == [()]
    scene = distance_of_three(4)
    assert (scene.told(e.AWAKENING), scene.table.distance()) == ([], 5)


def test_waypoint_fog_bank_as_the_last_waypoint_just_leaves_the_game() -> None:
    scene = Scene().title("captain", CAPTAIN).track("travel", 3).dice(4).next_waypoints("fog_bank")
    t = scene.table
    t.waypoints_gone, t.waypoint_deck, t.waypoint_known = t.waypoint_deck[:-1], t.waypoint_deck[-1:], [0]
    scene.begin(Travel()).gained(fuel=-1)
    assert reached(scene, 0)


# -- what is on deck ----------------------------------------------------------------------------------------------------


def test_waypoint_rogue_wave_deep_ones_on_deck_move_to_the_water_beside_them() -> None:
    scene = Scene().deep_ones("deck 1", 2).deep_ones("deck 8").deep_ones("galley").deep_ones("water 1")
    scene = reach("rogue_wave", scene)
    scene.gained(fuel=-1)
    assert scene.monsters() == {"water 1": 2, "water 8": 1, "galley": 1, "water 3": 1}  # the last one fell back
    assert reached(scene, 3)


def test_waypoint_rogue_wave_all_passengers_on_deck_are_defeated_and_nobody_else() -> None:
    scene = Scene().at(0, "deck 1").on_deck("deck 1", BLANK, SOUL).on_deck("deck 6", TWO_SOULS, SOUL_AND_SANITY)
    scene = reach("rogue_wave", scene)
    assert (scene.prompt, scene.seat) == ("who_is_defeated_first", 0)
    scene.play(m.ANY_ORDER).gained(fuel=-1, souls=-4, sanity=-1)
    assert (scene.passengers(), len(scene.table.passengers_gone)) == ({}, 4)
    assert scene.place_of(0) == "deck 1"
    assert reached(scene, 3)


def test_waypoint_rogue_wave_with_nobody_on_deck_costs_only_fuel() -> None:
    scene = reach("rogue_wave")
    scene.gained(fuel=-1)
    assert reached(scene, 3)


def test_waypoint_rolling_seas_the_captain_says_which_passenger_is_defeated() -> None:
    scene = reach("rolling_seas", Scene().on_deck("deck 2", SOUL_AND_SANITY).on_deck("deck 7", SOUL))
    assert (scene.prompt, scene.seat) == ("who_goes_overboard", CAPTAIN)
    assert scene.moves == (to_space("deck 2"), to_space("deck 7"))
    scene.play(to_space("deck 2")).gained(fuel=-1, souls=-1, sanity=-1)
    assert scene.passengers() == {"deck 7": 1}
    assert reached(scene, 3)


def test_waypoint_rolling_seas_with_passengers_in_one_space_one_of_them_is_defeated() -> None:
    scene = reach("rolling_seas", Scene().on_deck("deck 2", SOUL, SOUL))
    scene.gained(fuel=-1, souls=-1)
    assert scene.passengers() == {"deck 2": 1}
    assert reached(scene, 3)


def test_waypoint_rolling_seas_with_nobody_on_deck_costs_only_fuel() -> None:
    scene = reach("rolling_seas")
    scene.gained(fuel=-1)
    assert reached(scene, 3)


# -- what just costs ----------------------------------------------------------------------------------------------------


def test_waypoint_smooth_sailing_costs_fuel_and_food() -> None:
    scene = reach("smooth_sailing")
    scene.gained(fuel=-1, food=-1)
    assert reached(scene, 3)


def test_waypoint_calm_waters_costs_two_fuel_and_food() -> None:
    scene = reach("calm_waters")
    scene.gained(fuel=-2, food=-1)
    assert reached(scene, 4)


def test_waypoint_rough_water_costs_two_fuel_and_sanity() -> None:
    scene = reach("rough_water")
    scene.gained(fuel=-2, sanity=-1)
    assert reached(scene, 4)


def test_waypoint_stormy_seas_costs_two_fuel_and_damages_the_ship() -> None:
    scene = reach("stormy_seas", Scene().dice(6))
    scene.gained(fuel=-2)
    assert scene.damaged_rooms() == ["galley"]
    assert reached(scene, 4)


LAST = {
    "smooth_sailing": "food", "calm_waters": "food", "rough_water": "sanity", "stormy_seas": "fuel",
    "deep_one_ambush": "fuel", "deep_one_city": "fuel", "rogue_wave": "fuel", "fog_bank": "fuel",
}  # fmt: skip


@pytest.mark.parametrize("name", LAST)
def test_waypoint_cards_that_take_the_last_of_something_end_the_game_at_once(name: str) -> None:
    scene = reach(name, Scene().dial(LAST[name], 1).on_deck("deck 1", SOUL))
    assert ended(scene) == LAST[name]
    assert (scene.monsters(), scene.damaged_rooms(), scene.passengers()) == ({}, [], {"deck 1": 1})
    assert rolled(scene) == 0


def test_waypoint_cards_nobody_but_the_captain_is_asked() -> None:
    for name in ("iceberg", "hurricane", "wrecked_ship"):
        scene = reach(name, Scene("keilani", "arjun", "william", "samira"))
        assert scene.table.asked == (CAPTAIN,)
