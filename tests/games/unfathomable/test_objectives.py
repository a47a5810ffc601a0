"""Who wins, and how the game ends (topics 45 and 51)."""

from collections import Counter

import pytest
from staging import Scene, name_waypoint, space, spell

from undertow.games.unfathomable import GAME
from undertow.games.unfathomable import moves as m
from undertow.games.unfathomable.board import CULTIST, HUMAN, HYBRID
from undertow.games.unfathomable.cards.spells import PROGRAM
from undertow.games.unfathomable.procedures.damage import Damage
from undertow.games.unfathomable.procedures.monsters import ActivateDagon
from undertow.games.unfathomable.procedures.tracks import Travel

TWELVE = ("calm_waters", "rough_water", "stormy_seas")  # 4 each
ELEVEN = ("calm_waters", "rough_water", "deep_one_city")
HUMANS, HYBRIDS, CULTISTS = (0, 3), (1,), (2,)


def four(*waypoints):
    """Two humans, a Hybrid who also has a Human card, and a Cultist."""
    scene = Scene("keilani", "arjun", "william", "samira").waypoints(*waypoints)
    scene.table.awakened = 1
    return scene.loyal(0, "human", "human").loyal(1, "human", "hybrid").loyal(2, "human", "cultist").loyal(3, "human")


def into_port(scene):
    """The ship comes to Arrive."""
    return scene.track("travel", 3).begin(Travel())


def starved(scene):
    """The last food is gone."""
    return scene.dial("food", 1).program(PROGRAM[spell("feed_the_mind")])


def ending(scene):
    """How the game ended, and who won."""
    assert scene.table.result is not None
    return scene.table.result.ending, scene.table.result.winners


def test_objectives_0_loyalty_cards_decide_on_which_side_a_player_is():
    assert ending(into_port(four(*TWELVE))) == ("port", HUMANS)
    assert ending(starved(four())) == ("food", HYBRIDS)


def test_objectives_1_who_is_loyal_to_the_humans_wants_the_ship_to_reach_port():
    assert ending(into_port(four(*TWELVE)))[1] == HUMANS
    assert not set(ending(starved(four()))[1]) & set(HUMANS)


def test_objectives_2_who_is_loyal_to_the_deep_ones_wants_it_to_sink():
    assert ending(starved(four()))[1] == HYBRIDS
    assert not set(ending(into_port(four(*TWELVE)))[1]) & set(HYBRIDS + CULTISTS)


def test_objectives_3_twelve_distance_and_then_arrive_once_more():
    scene = four("calm_waters", "rough_water").next_waypoints("stormy_seas", "hurricane").next_damage("fuel_leak")
    into_port(scene).play(name_waypoint("stormy_seas"))
    assert (scene.table.distance(), scene.table.over) == (12, False)
    assert ending(into_port(scene)) == ("port", HUMANS)


def test_objectives_3_eleven_distance_are_not_enough():
    scene = into_port(four(*ELEVEN))
    assert (scene.prompt, scene.table.over) == ("pick_waypoint", False)


def test_objectives_4_who_has_nothing_but_human_cards_is_loyal_to_the_humans():
    scene = into_port(four(*TWELVE).loyal(1, "human", "human"))
    assert ending(scene)[1] == (0, 1, 3)


def test_objectives_6_a_resource_at_0():
    assert ending(starved(four())) == ("food", HYBRIDS)


def test_objectives_7_six_damaged_spaces_at_once():
    scene = four().damaged("bridge", "chapel", "captains cabin", "cargo hold", "boiler room")
    assert ending(scene.begin(Damage(space("galley")))) == ("damage", HYBRIDS)


@pytest.mark.parametrize("out", [19, 20])
def test_objectives_8_more_deep_ones_than_the_supply_has(out):
    assert ending(four().deep_ones("water 3", out).begin(ActivateDagon())) == ("deep_ones", HYBRIDS)


def test_objectives_8_the_last_two_may_still_come():
    scene = four().deep_ones("water 3", 18).begin(ActivateDagon())
    assert (scene.table.over, scene.table.supply()) == (False, 0)


def test_objectives_9_a_hybrid_or_a_cultist_card_makes_one_loyal_to_the_deep_ones():
    assert not set(ending(into_port(four(*TWELVE)))[1]) & {1, 2}
    assert ending(starved(four(*TWELVE)))[1] == HYBRIDS + CULTISTS


def test_objectives_9a_the_cultist_needs_something_more_than_the_hybrid():
    assert ending(starved(four()))[1] == HYBRIDS
    assert ending(starved(four(*TWELVE)))[1] == HYBRIDS + CULTISTS


@pytest.mark.parametrize(("seats", "cultists"), [(3, 0), (4, 1), (5, 0), (6, 1)])
def test_objectives_10_the_cultist_is_there_with_four_and_six_players(seats, cultists):
    table = GAME.new(seats, 1, {"characters": "suggested"})
    while not table.loyalty[0]:
        table.play(table.moves[0])
    cards = Counter(card for zone in [*table.loyalty, table.loyalty_deck] for card in zone)
    assert cards[CULTIST] == cultists


def test_objectives_11_from_twelve_distance_on_the_cultist_wins_with_all_hybrids():
    assert ending(starved(four(*TWELVE)))[1] == HYBRIDS + CULTISTS
    assert ending(four(*TWELVE).deep_ones("water 3", 20).begin(ActivateDagon()))[1] == HYBRIDS + CULTISTS


def test_objectives_12_the_cultist_loses_if_the_humans_reach_port():
    assert 2 not in ending(into_port(four(*TWELVE)))[1]


def test_objectives_12_the_cultist_loses_if_the_ship_sinks_too_early():
    assert 2 not in ending(starved(four(*ELEVEN)))[1]


def test_objectives_13_with_both_cards_one_wins_like_a_hybrid():
    assert ending(starved(four().loyal(2, "cultist", "hybrid")))[1] == (1, 2)


def test_objectives_13_a_card_that_was_turned_up_counts_too():
    assert ending(starved(four().loyal(2, "hybrid").traitor(2, CULTIST)))[1] == (1, 2)
    assert ending(starved(four().loyal(2, "human").traitor(2, CULTIST)))[1] == (1,)


@pytest.mark.parametrize(
    ("cards", "ways"), [(["human"], []), (["human", "hybrid"], [HYBRID]), (["cultist"], [CULTIST])]
)
def test_traitors_0_who_has_a_hybrid_or_a_cultist_card_is_a_traitor(cards, ways):
    scene = Scene().loyal(0, *cards).turn()
    assert [card for card in (HUMAN, HYBRID, CULTIST) if m.REVEAL + card in scene.moves] == ways
