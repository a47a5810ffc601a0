"""Loyalty cards, and who counts as human (topics 30, 32)."""

from __future__ import annotations

from staging import Scene

from undertow.games.unfathomable import GAME
from undertow.games.unfathomable import events as e
from undertow.games.unfathomable import moves as m
from undertow.games.unfathomable.board import CULTIST, HUMAN, HYBRID, LOYALTIES
from undertow.games.unfathomable.procedures.defeat import DefeatCharacter
from undertow.games.unfathomable.procedures.monsters import ActivateDeepOnes
from undertow.games.unfathomable.procedures.tracks import Awakening, Travel
from undertow.games.unfathomable.procedures.unmasked import Despair

TWELVE = ("calm_waters", "rough_water", "stormy_seas")


def loyalties(*hands: str) -> Scene:
    """Players with these loyalty cards each, by their first letters."""
    names = {"m": "human", "h": "hybrid", "c": "cultist"}
    scene = Scene()
    for seat, cards in enumerate(hands):
        scene.loyal(seat, *[names[letter] for letter in cards])
    return scene


def winners_in_port(*hands: str) -> tuple[int, ...]:
    """Who wins when the ship makes port."""
    scene = loyalties(*hands).waypoints(*TWELVE).track("travel", 3).begin(Travel())
    assert scene.table.result is not None
    assert scene.table.result.ending == "port"
    return scene.table.result.winners


def winners_in_despair(*hands: str, distance: int = 0) -> tuple[int, ...]:
    """Who wins when sanity runs out, which is a goal of the Deep Ones."""
    scene = loyalties(*hands).dial("sanity", 1)
    if distance:
        scene.waypoints(*TWELVE)
    scene.begin(Despair(0))
    assert scene.table.result is not None
    assert scene.table.result.ending == "sanity"
    return scene.table.result.winners


def test_loyalty_0_there_are_three_kinds_which_say_on_whose_side_one_is() -> None:
    assert LOYALTIES == ("human", "hybrid", "cultist")
    assert winners_in_port("m", "h", "c") == (0,)


def test_loyalty_1_one_card_at_the_beginning_and_one_at_the_awakening() -> None:
    table = GAME.new(4, "loyalty", {"characters": "suggested"}, windows="skip")
    while table.asking.key != "action":
        table.play(table.moves[0])
    assert [len(cards) for cards in table.loyalty] == [1] * 4
    table.push(Awakening())
    table.ask_again()
    assert [len(cards) for cards in table.loyalty] == [2] * 4
    assert table.loyalty_deck == []
    dealt = sorted(each for cards in table.loyalty for each in cards)
    assert dealt == [HUMAN] * 6 + [HYBRID, CULTIST]


def test_loyalty_2_with_human_cards_alone_one_wins_with_the_humans() -> None:
    assert winners_in_port("mm", "m", "mh") == (0, 1)
    assert winners_in_despair("mm", "m", "mh", distance=12) == (2,)


def test_loyalty_3_with_a_hybrid_card_one_wins_with_the_deep_ones_whatever_else_one_has() -> None:
    assert winners_in_despair("h", "mh", "mm") == (0, 1)
    assert winners_in_despair("hh", "hm", "mm") == (0, 1)
    assert winners_in_port("h", "mh", "mm") == (2,)


def test_loyalty_4_the_cultist_wins_with_the_deep_ones_from_a_distance_of_12_on() -> None:
    assert winners_in_despair("c", "cm", "mm", distance=12) == (0, 1)
    assert winners_in_despair("c", "cm", "mm") == ()
    assert winners_in_port("c", "cm", "mm") == (2,)


def test_loyalty_4_a_distance_of_11_is_too_little() -> None:
    scene = loyalties("c", "m", "m").waypoints("calm_waters", "rough_water", "rainstorm").dial("sanity", 1)
    scene.begin(Despair(0))
    assert scene.table.result is not None
    assert scene.table.result.winners == ()


def test_loyalty_5_who_is_cultist_and_hybrid_has_the_goals_of_the_hybrid() -> None:
    assert winners_in_despair("ch", "c", "m") == (0,)
    assert winners_in_port("ch", "c", "m") == (2,)


def hidden_traitor() -> Scene:
    """The first player holds a Hybrid card face down."""
    return Scene("jeanne", "arjun", "jamie").loyal(0, "hybrid", "human").at(0, "deck 3")


def check_counts_as_human() -> None:
    """A hidden traitor is defeated, attacked and asked like a human."""
    assert hidden_traitor().begin(DefeatCharacter(0)).place_of(0) == "sick bay"
    scene = hidden_traitor().deep_ones("deck 3").dice(6).begin(ActivateDeepOnes([]))
    assert (scene.told(e.DEEP_ONE_ATTACKS), scene.place_of(0)) == ([(0,)], "sick bay")
    scene = hidden_traitor().at(1, "deck 3").turn()
    assert scene.prompt == "action"
    assert scene.refused(m.ATTACK + 1) == ["attack.4b"]  # humans are no enemies of a human


def test_loyalty_6_who_is_no_revealed_traitor_counts_as_human() -> None:
    check_counts_as_human()
    assert hidden_traitor().loyal(0, "cultist").turn().prompt == "action"


def test_loyalty_6_revealed_traitors_do_not() -> None:
    assert Scene().traitor(0).at(0, "deck 3").begin(DefeatCharacter(0)).place_of(0) == "brig"
    assert Scene().traitor(0).turn().prompt == "traitor_action"


def test_loyalty_7_own_loyalty_cards_may_be_looked_at_at_any_time() -> None:
    scene = Scene().loyal(0, "human", "hybrid").turn()
    assert scene.table.view(0)["loyalty"] == [HUMAN, HYBRID]
    assert scene.table.view(1)["known"]["loyalty"][0] == [None, None]  # those of others may not
    scene.crisis("hull_leak")
    assert scene.table.view(0)["loyalty"] == [HUMAN, HYBRID]


def test_humans_0_every_player_who_is_no_revealed_traitor_is_a_human() -> None:
    check_counts_as_human()
    scene = hidden_traitor().traitor(2)
    assert scene.table.humans() == [0, 1]


def test_humans_0_what_concerns_each_human_concerns_hidden_traitors() -> None:
    scene = hidden_traitor().traitor(2).hand(0, "lore 1", "lore 1", "lore 1")
    scene.hand(1, "will 1", "will 1").hand(2, "strength 1", "strength 1").checked("rally_the_crew", 0)
    while scene.prompt in ("discard", "who_comes_first"):
        scene.play(scene.moves[0])
    assert [len(scene.hand_of(seat)) for seat in range(3)] == [1, 0, 2]  # each human discards two


def test_humans_1_passengers_are_no_humans() -> None:
    scene = Scene().traitor(0).at(0, "deck 3").on_deck("deck 3", 1, 1).turn()
    assert m.DEFEAT_PASSENGER in scene.moves  # only a human would protect them
    scene = Scene().on_deck("deck 3", 1).deep_ones("deck 3").begin(ActivateDeepOnes([]))
    assert (scene.told(e.DEEP_ONE_ATTACKS), scene.passengers()) == ([], {})
    scene = Scene().traitor(0).at(0, "deck 3").at(1, "deck 3").on_deck("deck 3", 1, 1).turn()
    assert scene.refused(m.DEFEAT_PASSENGER) == ["passengers.9a"]
