"""The travel track, the ritual track, and the back of the ship (topics 24, 27)."""

from __future__ import annotations

import pytest
from staging import OPTION_A, Scene, discard, name_waypoint, space, waypoint

from undertow.games.unfathomable import events as e
from undertow.games.unfathomable import moves as m
from undertow.games.unfathomable.board import ADJACENT, DEEP, RITUAL, STERNWARD, TRACKS, TRAVEL, is_water
from undertow.games.unfathomable.procedures.monsters import ActivateHydra
from undertow.games.unfathomable.procedures.tracks import Ritual, Travel, retreat
from undertow.games.unfathomable.procedures.unmasked import Becalmed, DisruptRitual

BOILER_ROOM = m.ROOM_ACTION + space("boiler room")
CHAPEL = m.ROOM_ACTION + space("chapel")
NO_STEP = m.CHANGE + 20


def arriving(*in_play: str) -> Scene:
    """The ship is one step from its next waypoint; Calm Waters and Rough Water are on top of the deck."""
    scene = Scene().waypoints(*in_play).next_waypoints("calm_waters", "rough_water").track("travel", 3)
    scene.title("captain", 1)
    return scene


def banished() -> Scene:
    """The greater banishment, with everything there is."""
    scene = Scene("jeanne", "arjun", "jamie", "beatrice").at(0, "deck 2").at(1, "deck 5").traitor(1).at(2, "galley")
    scene.at(3, "chapel").traitor(3, 2).deep_ones("water 4", 3).deep_ones("deck 5", 2).deep_ones("galley", 4)
    scene.deep_ones("the deep", 1).monarch("hydra", "water 2").monarch("dagon", "water 7")
    scene.on_deck("deck 3", 0, 1).on_deck("deck 8", 1).track("ritual", 3).begin(Ritual())
    while scene.prompt == "who_is_defeated_first":
        scene.play(m.ANY_ORDER)
    return scene


def test_tracks_0_there_are_two_tracks() -> None:
    assert TRACKS == ("travel", "ritual")
    assert Scene().table.tracks == [0, 0]


@pytest.mark.parametrize(("name", "procedure"), [("travel", Travel), ("ritual", Ritual)])
def test_tracks_1_to_advance_is_to_move_the_token_away_from_start(name: str, procedure: type) -> None:
    scene = Scene().track(name, 1).begin(procedure(2))
    assert (scene.track_of(name), sum(scene.table.tracks)) == (3, 3)


def test_tracks_1a_what_is_left_at_the_last_space_is_moved_after_the_reset() -> None:
    scene = Scene().track("ritual", 3).begin(Ritual(3))
    assert (scene.track_of("ritual"), scene.told(e.GREATER_BANISHMENT)) == (2, [()])
    scene = arriving().begin(Travel(2)).play(name_waypoint("calm_waters"))
    assert (scene.track_of("travel"), scene.table.waypoints) == (1, [waypoint("calm_waters")])


def test_tracks_2_to_retreat_is_to_move_the_token_towards_start() -> None:
    scene = Scene().track("ritual", 3).at(0, "chapel").turn().play(CHAPEL, OPTION_A)
    assert scene.track_of("ritual") == 2
    scene = Scene().track("ritual", 3).begin(DisruptRitual(2)).play(NO_STEP - 2)
    assert scene.track_of("ritual") == 1


def test_tracks_2a_a_token_on_start_cannot_retreat() -> None:
    scene = Scene().begin(DisruptRitual(2))
    assert scene.moves == (NO_STEP, NO_STEP + 1, NO_STEP + 2)
    for n in (1, 2):
        assert scene.refused(NO_STEP - n) == ["tracks.2a"]
    scene = Scene().at(0, "chapel").turn().play(CHAPEL, OPTION_A)
    assert (scene.track_of("ritual"), scene.told(e.TRACK_RETREATED)) == (0, [])


def test_tracks_3_to_reset_is_to_put_the_token_onto_start() -> None:
    scene = Scene().track("travel", 3).track("ritual", 2).begin(Becalmed(1))
    assert scene.table.tracks == [0, 2]


def test_tracks_3a_a_token_on_start_stays_there() -> None:
    scene = Scene().begin(Becalmed(1))
    assert (scene.table.tracks, scene.told(e.TRACK_RESET)) == ([0, 0], [])


# -- travel ------------------------------------------------------------------------------------------------------------


def test_tracks_5_a_travel_icon_of_a_mythos_card_advances_it() -> None:
    scene = Scene().at(0, "brig").mythos("hull_leak")
    assert scene.table.tracks == [1, 0]


def test_tracks_6_so_does_the_action_of_the_boiler_room() -> None:
    scene = Scene().hand(0, "strength 5").at(0, "boiler room").dice(8).turn()
    scene.play(BOILER_ROOM, discard("strength 5"))
    assert scene.table.tracks == [1, 0]


@pytest.mark.parametrize("n", [1, 2])
def test_tracks_7_with_every_step_all_monsters_in_the_water_move_one_space_back(n: int) -> None:
    scene = Scene().deep_ones("water 1", 2).deep_ones("water 4", 1).deep_ones("deck 1", 3).deep_ones("galley")
    scene.monarch("hydra", "water 2").monarch("dagon", "water 3").begin(Travel(n))
    assert scene.monsters() == {f"water {1 + 2 * n}": 2, f"water {4 + 2 * n}": 1, "deck 1": 3, "galley": 1}
    assert scene.table.monarchs == [space(f"water {2 + 2 * n}"), space(f"water {3 + 2 * n}")]


def test_tracks_7a_monsters_at_the_back_move_to_the_deep() -> None:
    scene = Scene().deep_ones("water 7", 2).deep_ones("water 5").monarch("dagon", "water 8").begin(Travel())
    assert scene.monsters() == {"water 7": 1, "the deep": 2}
    assert scene.table.monarchs == [DEEP, DEEP]


def test_tracks_8_on_its_last_space_the_next_waypoint_is_reached() -> None:
    scene = arriving().track("travel", 2).begin(Travel())
    assert (scene.prompt, scene.track_of("travel")) == ("action", 3)
    assert arriving().begin(Travel()).prompt == "pick_waypoint"


def test_tracks_8a_with_a_distance_of_12_or_more_the_ship_makes_port() -> None:
    scene = Scene().waypoints("calm_waters", "rough_water", "stormy_seas").track("travel", 3).begin(Travel())
    assert scene.table.result is not None
    assert scene.table.result.ending == "port"


def test_tracks_8a_not_with_less() -> None:
    scene = Scene().waypoints("calm_waters", "rough_water", "rainstorm").track("travel", 3).begin(Travel())
    assert scene.table.result is None
    assert scene.prompt == "pick_waypoint"


def test_tracks_8b_the_captain_looks_at_two_waypoints_and_picks_one() -> None:
    scene = arriving().begin(Travel())
    assert (scene.prompt, scene.seat) == ("pick_waypoint", 1)
    assert scene.moves == (name_waypoint("calm_waters"), name_waypoint("rough_water"))
    assert scene.table.events is not None
    seen = [event for event in scene.table.events if event[0] == e.WAYPOINT_SEEN]
    assert [event[1] for event in seen] == [1 << 1] * 2  # nobody else sees them
    scene.play(name_waypoint("rough_water"))
    assert scene.table.waypoints == [waypoint("rough_water")]
    assert scene.table.waypoint_deck[0] == waypoint("calm_waters")  # under the deck
    assert len(scene.table.waypoint_deck) == 19


def test_tracks_8b_i_it_joins_the_row_and_then_does_what_it_says() -> None:
    scene = arriving("reef").begin(Travel()).play(name_waypoint("calm_waters"))
    assert scene.table.waypoints == [waypoint("reef"), waypoint("calm_waters")]
    scene.gained(fuel=-2, food=-1)
    assert scene.table.events is not None
    log = [event[0] for event in scene.table.events]
    assert log.index(e.WAYPOINT_REACHED) < log.index(e.RESOURCE_LOST)


def test_tracks_8b_ii_after_that_the_token_goes_back_to_start() -> None:
    scene = arriving().begin(Travel())
    assert scene.track_of("travel") == 4
    scene.play(name_waypoint("calm_waters"))
    assert scene.track_of("travel") == 0
    assert scene.table.events is not None
    log = [event[0] for event in scene.table.events]
    assert log.index(e.RESOURCE_LOST) < log.index(e.TRACK_RESET)


@pytest.mark.parametrize(("in_play", "awakening"), [([], 0), (["reef"], 1), (["rainstorm"], 1)])
def test_tracks_8b_iii_with_a_distance_of_6_or_more_the_awakening_follows(in_play: list[str], awakening: int) -> None:
    scene = arriving(*in_play).begin(Travel()).play(name_waypoint("calm_waters"))
    assert len(scene.told(e.AWAKENING)) == awakening


def test_tracks_8b_iii_only_the_first_time() -> None:
    scene = arriving("rainstorm").begin(Travel()).play(name_waypoint("calm_waters"))
    scene.track("travel", 3).begin(Travel()).play(scene.moves[0])
    while scene.prompt != "action":
        scene.play(scene.moves[0])
    assert len(scene.told(e.AWAKENING)) == 1


# -- ritual ------------------------------------------------------------------------------------------------------------


def test_tracks_10_a_ritual_icon_of_a_mythos_card_advances_it() -> None:
    scene = Scene().at(0, "brig").mythos("horrific_visions")
    assert scene.table.tracks == [0, 1]


def test_tracks_11_so_does_the_action_of_the_chapel() -> None:
    scene = Scene().hand(0, "lore 4").at(0, "chapel").dice(8).turn().play(CHAPEL, discard("lore 4"))
    assert scene.table.tracks == [0, 1]


def test_tracks_12_on_its_last_space_the_greater_banishment_takes_effect() -> None:
    assert Scene().track("ritual", 2).begin(Ritual()).told(e.GREATER_BANISHMENT) == []
    assert banished().told(e.GREATER_BANISHMENT) == [()]


def test_tracks_12a_deep_ones_on_deck_and_in_the_water_return_to_the_supply() -> None:
    scene = banished()
    assert scene.monsters() == {"galley": 4, "the deep": 1}
    assert scene.table.supply() == 15


def test_tracks_12a_i_deep_ones_inside_the_ship_stay() -> None:
    assert banished().monsters()["galley"] == 4


def test_tracks_12b_both_monarchs_move_to_the_deep() -> None:
    assert banished().table.monarchs == [DEEP, DEEP]


def test_tracks_12c_passengers_on_deck_are_defeated() -> None:
    scene = banished()
    assert (scene.passengers(), sorted(scene.table.passengers_gone)) == ({}, [0, 1, 1])
    scene.gained(souls=-2)


def test_tracks_12d_characters_on_deck_are_defeated() -> None:
    assert sorted(banished().told(e.DEFEATED)) == [(0,), (1,)]


def test_tracks_12d_i_humans_go_to_the_sick_bay_and_revealed_traitors_to_the_brig() -> None:
    scene = banished()
    assert (scene.place_of(0), scene.place_of(1)) == ("sick bay", "brig")


def test_tracks_12d_ii_characters_inside_the_ship_stay() -> None:
    scene = banished()
    assert (scene.place_of(2), scene.place_of(3)) == ("galley", "chapel")


def test_tracks_12e_the_ritual_token_goes_back_to_start() -> None:
    scene = banished()
    assert (scene.table.tracks[RITUAL], scene.table.tracks[TRAVEL]) == (0, 0)
    assert scene.told(e.TRACK_RESET) == [(RITUAL,)]


def test_tracks_2a_each_step_back_that_is_not_possible_costs_fuel_where_a_card_says_so() -> None:
    scene = Scene().track("travel", 1)
    retreat(scene.table, TRAVEL, 3, fuel=True)
    scene.gained(fuel=-2)
    assert scene.track_of("travel") == 0
    retreat(scene.table, TRAVEL, 3)
    scene.gained(fuel=-2)


# -- the back of the ship ----------------------------------------------------------------------------------------------


def test_back_0_the_water_beside_decks_7_and_8_is_the_back() -> None:
    back = [each for each in range(8) if STERNWARD[each] == DEEP]
    assert back == [each for each in range(8) if {space("deck 7"), space("deck 8")} & set(ADJACENT[each])]
    assert back == [space("water 7"), space("water 8")]
    assert all(is_water(each) for each in back)


def test_back_1_monsters_there_move_to_the_deep_when_the_ship_travels_on() -> None:
    scene = Scene().deep_ones("water 7").deep_ones("water 8", 2).monarch("hydra", "water 7").monarch("dagon", "water 8")
    scene.begin(Travel())
    assert (scene.monsters(), scene.table.monarchs) == ({"the deep": 3}, [DEEP, DEEP])


def test_back_1_not_before() -> None:
    scene = Scene().deep_ones("water 7").monarch("dagon", "water 8").monarch("hydra", "water 5")
    scene.at(0, "brig").begin(ActivateHydra())
    assert (scene.monsters(), scene.table.monarchs[1]) == ({"water 7": 1}, space("water 8"))
