"""The awakening (topic 38)."""

import pytest
from staging import NO, OPTION_B, Scene, name_waypoint, to_seat

from undertow.games.unfathomable import events as e
from undertow.games.unfathomable.board import HUMAN, HYBRID
from undertow.games.unfathomable.procedures.tracks import Travel

SMOOTH, ROUGH = name_waypoint("smooth_sailing"), name_waypoint("rough_water")
NEXT = ("smooth_sailing", "rough_water")  # distance 3 and 4
FIVE = ("keilani", "arjun", "william", "samira", "jamie")


def under_way(*waypoints, cast=()):
    """The ship is one step before its next waypoint."""
    return Scene(*cast).waypoints(*waypoints).track("travel", 3).next_waypoints(*NEXT)


def arrived(*waypoints):
    """It has come to Smooth Sailing, with these waypoints behind it."""
    return under_way(*waypoints).begin(Travel()).play(SMOOTH)


def with_traitors(*seats, cast=FIVE, cards=()):
    """Some players are revealed traitors; ``cards`` are dealt from the first seat on."""
    scene = under_way("calm_waters", cast=cast)
    for seat in seats:
        scene.traitor(seat).loyal(seat)
    scene.table.loyalty_deck = (list(cards) or [HUMAN] * len(cast))[::-1]
    return scene


def kinds(scene):
    """The kinds of all events, in their order."""
    return [event[0] for event in scene.table.events]


@pytest.mark.parametrize(
    ("waypoints", "awakened"),
    [(("abandoned_depot",), 0), (("deep_one_city",), 1), (("calm_waters",), 1), (("reef", "iceberg"), 1)],
)
def test_awakening_0_it_comes_when_waypoints_worth_6_or_more_are_in_play(waypoints, awakened):
    scene = arrived(*waypoints)
    assert scene.table.awakened == awakened
    assert [len(cards) for cards in scene.table.loyalty] == [1 + awakened] * 3


def test_awakening_1_after_the_waypoint_everyone_gets_a_card_of_the_loyalty_deck():
    scene = arrived("calm_waters")
    scene.gained(fuel=-1, food=-1)
    told = kinds(scene)
    assert max(i for i, kind in enumerate(told) if kind == e.RESOURCE_LOST) < told.index(e.AWAKENING)
    assert [len(cards) for cards in scene.table.loyalty] == [2, 2, 2]
    assert scene.table.loyalty_deck == []


def test_awakening_1_not_before_the_waypoint_has_been_carried_out():
    scene = Scene().waypoints("calm_waters").track("travel", 3).next_waypoints("abandoned_depot", "rough_water")
    scene.begin(Travel()).play(name_waypoint("abandoned_depot"))
    assert (scene.prompt, scene.table.distance(), scene.table.awakened) == ("risk_abandoned_depot", 6, 0)
    assert scene.play(NO).table.awakened == 1


def test_awakening_2_everyone_sees_all_their_own_loyalty_cards_and_no_others():
    table = arrived("calm_waters").table
    assert [table.view(seat)["loyalty"] for seat in range(3)] == table.loyalty == [[0, HYBRID], [0, 0], [0, 0]]
    for seat in range(3):
        seen = [event.values for event in table.log(seat) if event.key == "loyalty_seen"]
        assert seen == [{"seat": seat, "loyalty": table.loyalty[seat][1]}]
        others = [cards for other, cards in enumerate(table.view(seat)["known"]["loyalty"]) if other != seat]
        assert others == [[None, None]] * 2
    assert all(event.key != "loyalty_seen" for event in table.log(None))


@pytest.mark.parametrize(("current", "order"), [(0, [1, 3]), (2, [3, 1]), (3, [3, 1])])
def test_awakening_3_revealed_traitors_hand_their_new_card_on_clockwise_from_the_current_player(current, order):
    scene = with_traitors(1, 3)
    scene.table.current = current
    scene.begin(Travel()).play(SMOOTH)
    for seat in order:
        assert (scene.prompt, scene.seat) == ("hand_on", seat)
        assert scene.moves == (to_seat(0), to_seat(2), to_seat(4))  # humans only
        scene.play(to_seat(4))
    assert [len(cards) for cards in scene.table.loyalty] == [2, 0, 2, 0, 4]


def test_awakening_3_the_only_human_gets_it_without_a_question():
    scene = with_traitors(1, 2, cast=("keilani", "arjun", "william"), cards=[HUMAN, HYBRID, HUMAN])
    scene.begin(Travel()).play(SMOOTH)
    assert scene.table.loyalty == [[HUMAN, HUMAN, HYBRID, HUMAN], [], []]
    assert scene.prompt == "action"


def test_awakening_3_it_is_the_new_card_that_is_handed_on():
    scene = with_traitors(1, cards=[HUMAN, HUMAN, HUMAN, HUMAN, HUMAN]).loyal(1, "hybrid")
    scene.begin(Travel()).play(SMOOTH, to_seat(4))
    assert (scene.table.loyalty[1], scene.table.loyalty[4]) == ([HYBRID], [HUMAN, HUMAN, HUMAN])


def test_awakening_3a_who_gets_a_card_sees_it_with_the_others():
    scene = with_traitors(1, cards=[HUMAN, HYBRID, HUMAN, HUMAN, HUMAN]).begin(Travel()).play(SMOOTH, to_seat(4))
    table = scene.table
    assert table.view(4)["loyalty"] == [HUMAN, HUMAN, HYBRID]
    for viewer in (1, 4):  # giver and receiver know which card it is
        assert table.view(viewer)["known"]["loyalty"][4][-1] == HYBRID
    for viewer in (0, 2, 3):
        assert table.view(viewer)["known"]["loyalty"][4] == [None, None, None]
        told = [event.key for event in table.log(viewer)]
        assert "loyalty_handed_on" in told and "loyalty_handed_on_seen" not in told


def test_awakening_4_the_game_goes_on_where_it_was_interrupted():
    scene = with_traitors(1).mythos("dinghy_launch").play(OPTION_B, SMOOTH)
    assert (scene.prompt, scene.discarded("dinghy_launch")) == ("hand_on", False)
    scene.play(to_seat(0))
    assert (scene.prompt, scene.discarded("dinghy_launch")) == ("action", True)  # the end of the mythos card


def test_awakening_4_steps_that_are_left_follow_after_it():
    scene = under_way("calm_waters").begin(Travel(2)).play(SMOOTH)
    assert (scene.table.awakened, scene.track_of("travel")) == (1, 1)
    told = kinds(scene)
    assert told.index(e.AWAKENING) < max(i for i, kind in enumerate(told) if kind == e.TRACK_ADVANCED)


def test_awakening_5_it_never_comes_a_second_time():
    scene = arrived("calm_waters").next_waypoints("reef", "rough_water").track("travel", 3)
    scene.begin(Travel()).play(ROUGH)
    assert scene.table.distance() == 11
    assert scene.told(e.AWAKENING) == [()]
    assert [len(cards) for cards in scene.table.loyalty] == [2, 2, 2]
