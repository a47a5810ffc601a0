"""What comes to several at the same time goes in the order that the current player sets (18.16); two actions a turn."""

from __future__ import annotations

import pytest
from staging import (
    FAIL,
    NO,
    OPTION_A,
    PASS,
    SUCCESS,
    YES,
    Scene,
    act_card,
    act_item,
    discard,
    space,
    to_seat,
    to_space,
    use_room,
    walk,
    waypoint,
)

from undertow.games.unfathomable import events as e
from undertow.games.unfathomable import moves as m
from undertow.games.unfathomable.board import HYBRID, ROOM
from undertow.games.unfathomable.cards.waypoints import PROGRAM
from undertow.games.unfathomable.procedures.unmasked import RainFire

SOUL = 1  # the token


def wave() -> Scene:
    """A rogue wave over three deck spaces with passengers; Svetlana, next to one of them, has her pharmacy."""
    scene = Scene("keilani", "svetlana", "william").at(1, "deck 2").items(1, "travel_pharmacy")
    scene.on_deck("deck 2", SOUL).on_deck("deck 5", SOUL).on_deck("deck 7", SOUL, SOUL)
    return scene.program(PROGRAM[waypoint("rogue_wave")])


def test_abilities_16_the_current_player_orders_passengers_who_are_defeated_at_once() -> None:
    scene = wave()
    assert (scene.prompt, scene.seat) == ("who_is_defeated_first", 0)
    assert scene.moves == (m.ANY_ORDER, to_space("deck 2"), to_space("deck 5"), to_space("deck 7"))
    scene.play(to_space("deck 7"), to_space("deck 5"))
    assert scene.moves == (m.ANY_ORDER, to_space("deck 2"), to_space("deck 7")), "one more is on deck 7"
    scene.play(to_space("deck 7"))
    assert (scene.prompt, scene.seat) == ("react", 1), "the last one needs no order: Svetlana is asked for it"
    told = [values[0] for values in scene.told(e.PASSENGER_DEFEATED)]
    assert told == [space("deck 7"), space("deck 5"), space("deck 7")]


def test_abilities_16_or_says_that_any_order_will_do() -> None:
    scene = wave().play(m.ANY_ORDER)
    assert (scene.prompt, scene.seat) == ("react", 1)
    scene.play(PASS)
    assert (scene.passengers(), scene.prompt) == ({}, "action")


@pytest.mark.parametrize("first", ["passenger", "human"])
def test_abilities_16_passengers_and_characters_who_are_defeated_at_once_are_ordered_too(first: str) -> None:
    scene = Scene("keilani", "svetlana", "jamie").at(0, "deck 3").at(2, "deck 3").traitor(2).on_deck("deck 3", SOUL)
    scene.feat(1).begin(RainFire(2))
    assert (scene.prompt, scene.seat) == ("who_is_defeated_first", 0)
    assert scene.moves == (m.ANY_ORDER, to_space("deck 3"), to_seat(0))
    scene.play(to_space("deck 3") if first == "passenger" else to_seat(0))
    scene.play(m.REACT, m.USE_FEAT + scene.table.characters[1])  # Svetlana can save one of the two
    saved = (scene.passengers() == {"deck 3": 1}, scene.place_of(0) == "deck 3")
    assert saved == (first == "passenger", first == "human")


def test_abilities_16_the_grenade_asks_for_the_order_of_all_whom_it_hits() -> None:
    scene = Scene().at(0, "deck 2").items(0, "jam_tin_grenade").at(1, "deck 1").at(2, "deck 1").on_deck("deck 1", SOUL)
    scene.turn().play(act_item("jam_tin_grenade"), to_space("deck 1"))
    assert scene.moves == (m.ANY_ORDER, to_space("deck 1"), to_seat(1), to_seat(2))
    assert scene.play(to_seat(2), to_seat(1)).told(e.DEFEATED) == [(2,), (1,)]
    assert scene.passengers() == {}


@pytest.mark.parametrize(
    ("scene", "who", "prompt"),
    [
        (lambda: Scene().crisis("the_captains_banquet").play(OPTION_A), (0, 1, 2), "to_the_banquet"),
        (lambda: Scene().checked("identity_crisis", SUCCESS), (0, 1, 2), "choose_skills"),
        (lambda: hands().checked("rally_the_crew", FAIL), (0, 1, 2), "discard"),
        (lambda: Scene().at(1, "brig").at(2, "brig").checked("jail_break", FAIL), (1, 2), "break_out"),
        (lambda: bags().checked("criminal_activity", FAIL), (0, 1, 2), "item_to_keep"),
    ],
)
def test_abilities_16_what_each_human_decides_goes_in_the_order_of_the_current_player(scene, who, prompt) -> None:
    table = scene()
    for left in range(len(who), 1, -1):
        assert (table.prompt, table.seat) == ("who_comes_first", 0)
        assert table.moves == (m.ANY_ORDER, *[to_seat(seat) for seat in who[:left]])
        table.play(to_seat(who[left - 1]))
        while table.prompt == prompt:
            assert table.seat == who[left - 1] or left == 2
            table.play(table.moves[0])
    assert table.prompt == "action"


def hands() -> Scene:
    """Everybody has three cards of two kinds."""
    return (
        Scene()
        .hand(0, "will 1", "will 2", "will 3")
        .hand(1, "lore 1", "lore 2", "lore 3")
        .hand(2, "strength 1", "strength 2", "strength 3")
    )


def bags() -> Scene:
    """Everybody has two items."""
    return Scene().items(0, "shotgun", "plimsolls").items(1, "tool_kit", "almanac").items(2, "starbuck", "lucky_ring")


def test_abilities_16_any_order_is_clockwise_from_the_current_player() -> None:
    scene = Scene("keilani", "arjun", "william", "samira").traitor(2)
    scene.table.current = 1
    scene.crisis("the_captains_banquet", seat=1).play(OPTION_A)
    assert (scene.prompt, scene.seat) == ("who_comes_first", 1)
    scene.play(m.ANY_ORDER)
    order = []
    while scene.prompt == "to_the_banquet":
        order.append(scene.seat)
        scene.play(YES if len(order) == 1 else NO)
    assert order == [1, 3, 0]


def test_abilities_16_who_has_nothing_to_do_is_not_ordered() -> None:
    scene = Scene().hand(1, "lore 1", "lore 2", "lore 3").checked("rally_the_crew", FAIL)
    assert (scene.prompt, scene.seat) == ("discard", 1)
    scene.play(discard("lore 1"), discard("lore 2"))
    assert scene.prompt == "action"


def test_abilities_16_the_order_of_those_who_hold_too_many_cards_is_the_current_players() -> None:
    eleven = [name for name in ("lore 1", "lore 2", "will 1", "will 2") for _ in range(3)][:11]
    scene = Scene().hand(0, *eleven)
    scene.hand(2, *[name for name in ("strength 1", "strength 2", "influence 1", "influence 2") for _ in range(3)][:11])
    scene.table.stack[-1].go_to("turns.7")
    scene.turn()
    assert (scene.prompt, scene.seat, scene.moves) == ("who_comes_first", 0, (m.ANY_ORDER, to_seat(0), to_seat(2)))
    assert scene.play(to_seat(2)).seat == 2


# -- two actions -------------------------------------------------------------------------------------------------------


def test_turns_5_a_human_leaves_no_action_out_while_there_is_one() -> None:
    scene = Scene().turn()
    assert PASS not in scene.moves and scene.refused(PASS) == ["turns.5"]
    scene.play(walk("deck 1"))
    assert PASS not in scene.moves and scene.prompt == "action"


def test_turns_11_nor_does_a_revealed_traitor() -> None:
    scene = Scene().traitor(0).turn()
    assert PASS not in scene.moves and scene.refused(PASS) == ["turns.11"]


def test_turns_5_an_action_that_another_player_gives_is_carried_out_too() -> None:
    scene = Scene().hand(0, "influence 1").turn().play(act_card("influence 1"), to_seat(1))
    assert (scene.seat, PASS in scene.moves) == (1, False)


def test_turns_5_whoever_can_do_nothing_passes() -> None:
    scene = Scene().at(0, "brig").turn()
    assert scene.moves == (use_room("brig"),)
    scene = Scene().traitor(0).at(0, "brig").turn()
    assert scene.moves == (PASS,)
    assert scene.play(PASS).told(e.ACTION_PASSED) == [(0,)]


def test_turns_5_nobody_has_to_reveal_because_nothing_else_is_left() -> None:
    scene = Scene().loyal(0, "hybrid").at(0, "brig")
    scene.table.used |= 1 << space("brig") - ROOM  # its action has been used in this turn
    assert scene.turn().moves == (PASS, m.REVEAL + HYBRID)
