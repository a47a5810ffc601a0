"""How little is asked: who is asked in a window, and what need not be asked anew."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any

import pytest
from outpost import DONE, PASS, Scene, cover, fulfil, go, play, send

from undertow.games.alone import GAME
from undertow.games.alone import events as e
from undertow.games.alone import moves as m

OTHER = m.PERMIT + 2  # the leader lets seat 2 play


def waiting() -> Scene:
    """Two Evil players; the leader has no card for a Move, the other one has."""
    scene = Scene(evil=2, windows="ask").creature("worm", "F4")
    return scene.hand(1, "it-heard-the-signal", "it-is-angry").hand(2, "footsteps-ahead", "they-are-faster")


def test_rulings_5_a_permission_stands_and_the_leader_has_one_answer_at_the_next_moment() -> None:
    scene = waiting().play(go("east"))
    assert (scene.prompt, scene.seat, scene.moves) == ("react", 1, (PASS, OTHER, m.ENOUGH))
    scene.play(OTHER, PASS)
    assert scene.prompt == "react" and scene.seat == 1  # the end of the turn: any card may be played face down
    assert PASS in scene.moves and OTHER in scene.moves
    scene.play(OTHER, PASS, go("west"))
    assert (scene.prompt, scene.seat, scene.moves) == ("react", 1, (OTHER,))
    assert scene.table.view(1)["permitted"] == 2 and scene.table.view(2)["permitted"] == 0
    scene.play(OTHER, play("footsteps-ahead"))
    assert scene.prompt == "who_acts" and scene.seat == 2


def test_rulings_5_a_leader_who_passes_takes_the_permission_back() -> None:
    scene = waiting().play(go("east"), OTHER, PASS, PASS, PASS, go("west"))
    assert scene.moves == (PASS, OTHER, m.ENOUGH)


def test_rulings_5_a_leader_who_plays_a_card_lets_the_permission_stand() -> None:
    scene = waiting().play(go("east"), OTHER, PASS, cover("it-is-angry"), PASS, send("worm", "F4"), PASS)
    scene.passes()
    assert scene.table.permitted == 0  # he passed in the window after his card
    scene = waiting().play(
        go("east"), OTHER, PASS, cover("it-is-angry"), PASS, send("worm", "F4"), OTHER, PASS, go("west")
    )
    assert scene.moves == (OTHER,)


def test_rulings_5_a_leader_with_a_card_for_the_moment_is_asked() -> None:
    scene = waiting().hand(1, "right-behind-me").play(go("east"), OTHER, PASS, OTHER, PASS, go("west"))
    assert scene.moves == (PASS, play("right-behind-me"), OTHER, m.ENOUGH)


def test_rulings_5_a_permission_ends_with_the_round() -> None:
    scene = waiting().time(turn=8).play(go("east"), OTHER, PASS, OTHER, PASS)
    while scene.prompt != "action":
        scene.play(scene.moves[0])
    assert scene.table.round == 1 and scene.table.permitted == 0


def test_rulings_5_what_the_leader_permits_is_dealt_anew_for_all_others() -> None:
    scene = waiting().play(go("east"), OTHER, PASS, OTHER, PASS)
    assert [scene.table.redeal(seat, 1).permitted for seat in range(3)] == [0, 2, 0]  # type: ignore[attr-defined]


def test_rulings_7_all_attacks_at_the_end_of_a_turn_open_one_window() -> None:
    scene = Scene(windows="ask").hand(1, "out-of-the-vents").creature("cultist", "D3").creature("cultist", "D3")
    scene.revealed("D3").dice(*["hit"] * 4).play(go("east"), PASS, PASS)
    assert scene.prompt == "react"  # both have attacked
    scene.lost(health=4)
    assert scene.table.just_lost == [4, 0]
    scene.play(PASS)
    assert scene.prompt == "action"


def test_rulings_7_what_a_card_costs_is_reacted_to_when_it_is_over() -> None:
    scene = Scene(windows="ask").decks("terror", "wrath").hand(1, "who-is-breathing", "i-am-losing-my-mind")
    scene.hero("G3").play(fulfil("bonus"), play("who-is-breathing"))
    assert scene.prompt == "evil_chooses"  # the noise, with the loss still to be reacted to
    scene.lost(composure=1)
    scene.play(DONE)
    assert scene.prompt == "react" and scene.may(play("i-am-losing-my-mind"))


def spoken() -> Scene:
    """A card has been played at the end of the turn; a second one could be."""
    scene = Scene(evil=2, windows="ask").creature("worm", "F4").hand(1, "it-is-angry", "it-heard-the-signal")
    return scene.hand(2, "they-are-faster").play(go("east"), PASS, PASS)


def test_rulings_12_a_leader_may_say_that_no_second_card_will_be_played_this_round() -> None:
    scene = spoken()
    scene.play(cover("it-is-angry"), PASS, send("worm", "F4"))
    assert scene.seat == 1 and scene.may(m.ENOUGH)
    scene.play(m.ENOUGH)
    assert scene.seat == 2 and not scene.may(m.ENOUGH)
    scene.play(cover("they-are-faster"))
    assert scene.prompt == "action"  # the proposal was refused
    assert scene.told(e.ENOUGH, 0) == [(1,)] and scene.table.view(0)["enough"] == 1
    scene.play(go("west"), OTHER, PASS)
    scene.play(cover("it-heard-the-signal"), PASS, send("worm", "F4"))
    assert scene.prompt == "action" and scene.table.turn == 2


def test_rulings_12_who_says_so_gives_everybody_leave_for_one_card() -> None:
    scene = waiting().play(go("east"), m.ENOUGH, play("footsteps-ahead"))
    assert scene.told(e.ENOUGH, 0) == [(1,)] and scene.table.permitted == 2
    scene.passes()
    while scene.prompt != "action":
        assert scene.prompt != "react"  # neither now nor at the end of the turn: one card has been played
        scene.play(scene.moves[0])
    scene.play(go("west"))
    assert scene.prompt == "react" and scene.moves == (OTHER,)  # the leave stands, and he cannot say so twice


def test_rulings_12_with_three_evil_players_both_others_may_play() -> None:
    scene = Scene(evil=3, windows="ask").creature("worm", "F4").hand(1, "it-heard-the-signal")
    scene.hand(2, "it-is-angry").hand(3, "footsteps-ahead").play(go("east"), m.ENOUGH, PASS, play("footsteps-ahead"))
    assert scene.seat == 3 and scene.table.permitted == 6


def test_rulings_12_nobody_is_asked_for_the_sake_of_it() -> None:
    scene = Scene(windows="ask").creature("worm", "F4").hand(1, "it-heard-the-signal", "it-is-angry")
    scene.play(go("east"))
    assert scene.prompt == "react" and scene.moves == (PASS,)  # alone, and no card for this moment
    scene.play(PASS)
    assert not scene.may(m.ENOUGH)
    scene.play(cover("it-is-angry"), send("worm", "F4"))
    assert scene.may(m.ENOUGH)  # a second card could be played
    scene.play(m.ENOUGH)
    assert scene.prompt == "action"


def test_rulings_12_a_new_round_begins_without_it() -> None:
    scene = spoken().play(cover("it-is-angry"), PASS, send("worm", "F4"), m.ENOUGH, PASS)
    scene.table.turn = 7
    scene.play(go("west"))
    while scene.table.round == 0:
        scene.play(scene.moves[0])
    assert scene.table.enough == 0


# -- counted -----------------------------------------------------------------------------------------------------------


@pytest.fixture
def count(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The tool that counts questions."""
    monkeypatch.syspath_prepend(str(Path(__file__).parents[3] / "tools"))
    return importlib.import_module("questions").count


def test_what_is_asked_stays_within_its_limits(count: Any) -> None:
    tally = count(GAME, 3, 25, "1", "turn_begun")
    assert tally.windows / tally.turns <= 2.8
    assert sum(tally.asked[1:]) / 2 / tally.turns <= 3.3
    assert sum(tally.open[1:]) / 2 / tally.turns <= 2
    assert tally.asked[0] / tally.turns <= 4


def test_a_window_is_counted_once_and_a_single_answer_is_no_choice(count: Any) -> None:
    tally = count(GAME, 3, 1, "1", "turn_begun")
    asked = sum(times for (prompt, _), times in tally.prompts.items() if prompt == "react")
    assert asked / 2 <= tally.windows < asked
    assert sum(tally.open) < sum(tally.asked) == sum(tally.prompts.values())
