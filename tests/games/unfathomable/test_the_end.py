"""Waypoints and the end of the game (topics 11 and 17)."""

from __future__ import annotations

import pytest
from staging import OPTION_A, OPTION_B, Scene, ended, name_waypoint, waypoint

from undertow.games.unfathomable import events as e
from undertow.games.unfathomable.board import CULTIST, DEEP, DEEP_ONES, HUMAN, HYBRID
from undertow.games.unfathomable.cards import waypoints
from undertow.games.unfathomable.procedures.crises_choices import SPAWNED_BY_FAMILY
from undertow.games.unfathomable.procedures.damage import Damage
from undertow.games.unfathomable.procedures.effects import INSTRUCTIONS
from undertow.games.unfathomable.procedures.instructions import Spawn, SpawnWhereDamaged, SpawnWhereRolled
from undertow.games.unfathomable.procedures.monsters import ActivateDagon
from undertow.games.unfathomable.procedures.tracks import Travel
from undertow.games.unfathomable.public import MOST_SPAWNED, ways_to_end

FOURS = ("calm_waters", "deep_one_ambush", "stormy_seas")  # distance 4 each
FIVE_ROOMS = ("bridge", "chapel", "captains cabin", "cargo hold", "galley")


def sails(*names: str, cast: tuple[str, ...] = ()) -> Scene:
    """Waypoints are in play; one more step on the travel track brings the token to Arrive."""
    return Scene(*cast).waypoints(*names).track("travel", 3)


def winners(scene: Scene) -> tuple[int, ...]:
    """Who has won."""
    assert scene.table.result is not None
    return scene.table.result.winners


def out_of_food(scene: Scene) -> Scene:
    """The food is used up: an ending that is not the final arrival."""
    scene.dial("food", 1).crisis("infection").play(OPTION_A)
    assert ended(scene) == "food"
    return scene


def mixed() -> Scene:
    """A human, a Hybrid, a Cultist, somebody with two Human cards."""
    scene = Scene("keilani", "arjun", "william", "samira").track("travel", 3)
    return scene.loyal(0, "human").loyal(1, "human", "hybrid").loyal(2, "cultist").loyal(3, "human", "human")


# -- when the game ends ------------------------------------------------------------------------------------------------


def test_ending_0_the_game_ends_at_once() -> None:
    scene = Scene().dial("fuel", 2).program(waypoints.PROGRAM[waypoint("rough_water")])  # 2 fuel, then 1 sanity
    assert (ended(scene), scene.table.stack, scene.moves) == ("fuel", [], ())
    scene.gained(fuel=-2)


def test_ending_0a_when_the_token_arrives_with_a_distance_of_12() -> None:
    assert ended(sails(*FOURS).begin(Travel())) == "port"


def test_ending_0a_not_with_less() -> None:
    scene = sails("calm_waters", "deep_one_ambush", "fog_bank").begin(Travel())  # 11
    assert (ended(scene), scene.prompt) == ("", "pick_waypoint")


def test_ending_0a_nor_before_the_token_arrives() -> None:
    scene = Scene().waypoints(*FOURS).track("travel", 2).begin(Travel())
    assert (ended(scene), scene.track_of("travel")) == ("", 3)


@pytest.mark.parametrize(
    ("resource", "crisis", "option"),
    [
        ("fuel", "improvised_fuel_source", OPTION_B), ("food", "infection", OPTION_A),
        ("sanity", "missing_jewelry", OPTION_A), ("souls", "dinghy_launch", OPTION_B),
    ],
)  # fmt: skip
def test_ending_0b_when_a_resource_falls_to_0(resource: str, crisis: str, option: int) -> None:
    assert ended(Scene().dial(resource, 1).crisis(crisis).play(option)) == resource
    assert ended(Scene().dial(resource, 2).crisis(crisis).play(option)) == ""


def test_ending_0c_when_six_rooms_are_damaged() -> None:
    assert ended(Scene().damaged(*FIVE_ROOMS).begin(Damage())) == "damage"
    assert ended(Scene().damaged(*FIVE_ROOMS[1:]).begin(Damage())) == ""


def test_ending_0d_when_more_deep_ones_spawn_than_are_left() -> None:
    for left in (0, 1):
        scene = Scene().deep_ones("deck 8", DEEP_ONES - left).monarch("dagon", "water 5").begin(ActivateDagon())
        assert ended(scene) == "deep_ones"
    scene = Scene().deep_ones("deck 8", DEEP_ONES - 2).monarch("dagon", "water 5").begin(ActivateDagon())
    assert ended(scene) == ""


def test_ending_0d_no_effect_spawns_more_at_once_than_the_margin_reckons_with() -> None:
    spawning = (Spawn, SpawnWhereRolled, SpawnWhereDamaged)
    most = [each.n for program in INSTRUCTIONS for each in program if isinstance(each, spawning)]
    assert max(*most, SPAWNED_BY_FAMILY) == MOST_SPAWNED
    scene = Scene().turn()
    scene.table.deep_ones[DEEP] = DEEP_ONES - 4
    scene.table.spawn(DEEP, MOST_SPAWNED)
    assert scene.table.result.ending == "deep_ones"
    assert [way.is_met for way in ways_to_end(scene.table.view(None)) if way.key == "deep_ones"] == [True]


# -- who wins ----------------------------------------------------------------------------------------------------------


def test_ending_1_everyone_turns_up_all_loyalty_cards() -> None:
    scene = out_of_food(mixed())
    cards = [(0, HUMAN), (1, HUMAN), (1, HYBRID), (2, CULTIST), (3, HUMAN), (3, HUMAN)]
    assert sorted(scene.told(e.LOYALTY_TURNED_UP)) == sorted(cards)


def test_ending_1_the_card_of_a_revealed_traitor_is_among_them() -> None:
    scene = out_of_food(Scene().traitor(1).loyal(1, "human"))
    assert sorted(scene.told(e.LOYALTY_TURNED_UP)) == [(0, HUMAN), (1, HUMAN), (1, HYBRID), (2, HUMAN)]


def test_ending_1a_after_the_final_arrival_those_win_who_have_only_human_cards() -> None:
    scene = mixed().waypoints(*FOURS).begin(Travel())
    assert (ended(scene), winners(scene)) == ("port", (0, 3))


def test_ending_1a_a_revealed_traitor_does_not_win_then() -> None:
    scene = Scene().waypoints(*FOURS).track("travel", 3).loyal(1, "human").traitor(1).begin(Travel())
    assert winners(scene) == (0, 2)


def test_ending_1b_after_any_other_ending_those_win_who_have_a_hybrid_card() -> None:
    assert winners(out_of_food(mixed())) == (1,)
    assert winners(out_of_food(Scene().loyal(0, "human").traitor(2))) == (2,)


def test_ending_1b_i_with_a_distance_of_12_the_cultist_wins_too() -> None:
    assert winners(out_of_food(mixed().waypoints(*FOURS))) == (1, 2)
    assert winners(out_of_food(mixed().waypoints("calm_waters", "deep_one_ambush", "fog_bank"))) == (1,)


def test_ending_1b_i_even_if_the_game_ends_while_the_waypoint_that_reaches_12_is_resolved() -> None:
    scene = mixed().waypoints(*FOURS[:2]).next_waypoints("rough_water", "reef").dial("fuel", 2).begin(Travel())
    scene.play(name_waypoint("rough_water"))
    assert (ended(scene), winners(scene)) == ("fuel", (1, 2))


def test_ending_1b_ii_who_has_hybrid_and_cultist_wins_like_the_hybrids() -> None:
    assert winners(out_of_food(mixed().loyal(2, "cultist", "hybrid"))) == (1, 2)


def test_ending_1b_ii_whichever_of_the_two_was_turned_up() -> None:
    scene = Scene("keilani", "arjun", "william", "samira").traitor(1, CULTIST).loyal(1, "hybrid")
    assert winners(out_of_food(scene)) == (1,)


# -- waypoints ---------------------------------------------------------------------------------------------------------


def test_waypoints_0_waypoints_are_the_legs_of_the_voyage() -> None:
    scene = sails("calm_waters").next_waypoints("reef", "iceberg").dice(8).begin(Travel())
    scene.play(name_waypoint("reef"))
    assert scene.table.waypoints == [waypoint("calm_waters"), waypoint("reef")]
    assert scene.table.distance() == 6


def test_waypoints_1_each_has_an_effect_and_a_distance() -> None:
    assert len(waypoints.DISTANCE) == len(waypoints.SLUGS) == 20
    assert all(INSTRUCTIONS[program] for program in waypoints.PROGRAM)


def test_waypoints_1a_distances_are_2_to_4() -> None:
    assert set(waypoints.DISTANCE) == {2, 3, 4}


def test_waypoints_2_the_captain_brings_one_into_play_when_the_token_arrives() -> None:
    scene = sails().title("captain", 1).next_waypoints("reef", "calm_waters").begin(Travel())
    assert (scene.seat, scene.prompt) == (1, "pick_waypoint")
    assert scene.moves == (name_waypoint("reef"), name_waypoint("calm_waters"))
    scene.play(name_waypoint("calm_waters")).gained(fuel=-2, food=-1)
    assert scene.table.waypoints == [waypoint("calm_waters")]
    assert scene.table.waypoint_deck[0] == waypoint("reef")


def test_waypoints_2a_with_a_distance_of_12_the_ship_makes_port() -> None:
    scene = sails(*FOURS).begin(Travel())
    assert (ended(scene), scene.told(e.WAYPOINT_REACHED)) == ("port", [])


def reaches(name: str, *before: str) -> Scene:
    """The Captain picks a waypoint."""
    return sails(*before).next_waypoints(name, "iceberg").dice(8).begin(Travel()).play(name_waypoint(name))


def test_waypoints_2b_the_awakening_follows_the_waypoint_that_brings_the_distance_to_6() -> None:
    assert reaches("reef").told(e.AWAKENING) == []
    assert reaches("reef", "fog_bank").told(e.AWAKENING) == []  # 5
    scene = reaches("rough_water", "reef")  # 6
    assert scene.told(e.AWAKENING) == [()]
    kinds = [event[0] for event in scene.table.events or [] if event[0] in (e.RESOURCE_LOST, e.AWAKENING)]
    assert kinds == [e.RESOURCE_LOST, e.RESOURCE_LOST, e.AWAKENING]  # after the card has been resolved
    assert [len(cards) for cards in scene.table.loyalty] == [2, 2, 2]


def test_waypoints_2b_only_the_first_time() -> None:
    scene = reaches("rough_water", "reef").track("travel", 3).next_waypoints("smooth_sailing", "iceberg")
    scene.begin(Travel()).play(name_waypoint("smooth_sailing"))
    assert scene.table.distance() == 9
    assert scene.told(e.AWAKENING) == [()]
    assert scene.stroll().prompt == "action"
