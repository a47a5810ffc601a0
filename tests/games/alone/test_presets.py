"""What Evil orders ahead: windows that are let pass, for a round or for the game."""

from __future__ import annotations

import pytest
from outpost import PASS, Scene, go, play

from undertow.games.alone import GAME
from undertow.games.alone import moves as m
from undertow.games.alone.presets import WHEN, applies, makes_sense
from undertow.table import orders
from undertow.table.errors import Illegal
from undertow.table.room import Room
from undertow.table.run import Run
from undertow.table.sitters import PERSON, Sitter, hashed

MIDDLE, SAFE, ANY = range(len(WHEN))


def order(when: int, until: str = "round") -> dict[str, object]:
    """Let windows of a kind pass."""
    return orders.checked(GAME, {"prompt": "react", "move": m.PASS, "where": {"when": when}, "until": until})


def waiting() -> Scene:
    """A window in the middle of a turn for somebody who could react to a Move, and at its end."""
    return Scene(windows="ask").creature("worm", "F4").hand(1, "footsteps-ahead", "it-is-angry").play(go("east"))


def answered(scene: Scene, when: int) -> int | None:
    """What an order answers to the present question of seat 1."""
    return orders.answer(scene.table, 1, {1: order(when)})


def test_rulings_5_before_the_end_of_a_turn_windows_are_let_pass() -> None:
    scene = waiting()
    assert scene.prompt == "react" and len(scene.moves) > 1
    assert answered(scene, MIDDLE) == PASS and answered(scene, ANY) == PASS
    scene.play(PASS)
    assert scene.prompt == "react" and scene.table.decision.details["late"] == 1
    assert answered(scene, MIDDLE) is None and answered(scene, ANY) == PASS


def test_rulings_5_while_the_hero_stands_in_danger_one_is_asked() -> None:
    scene = waiting()
    assert answered(scene, SAFE) == PASS
    scene.table.danger |= 1 << scene.table.hero
    scene.table.ask_again()
    assert answered(scene, SAFE) is None and answered(scene, MIDDLE) == PASS


def test_rulings_5_a_card_is_played_at_the_first_chance() -> None:
    scene = waiting()
    move = play("footsteps-ahead")
    wanted = orders.checked(GAME, {"prompt": "react", "move": move, "where": {}, "until": "round"})
    assert orders.answer(scene.table, 1, {1: wanted}) == move


def test_rulings_5_a_leader_permits_everybody_who_is_asked_then_and_nobody_else_is_bound() -> None:
    scene = Scene(windows="ask", evil=3).hand(1, "footsteps-ahead").hand(2, "they-are-keeping-pace")
    scene.hand(3, "it-is-angry").play(go("east"))
    permit = orders.checked(GAME, {"prompt": "react", "move": m.PERMIT + 2, "where": {}, "until": "round"})
    assert scene.table.leader == scene.seat == 1
    asked = sum(1 << seat - 1 for seat in scene.table.asked if seat != 1)
    assert orders.answer(scene.table, 1, {1: permit}) == m.PERMIT + asked and asked.bit_count() == 2
    scene.play(m.PERMIT + asked)
    assert orders.answer(scene.table, 2, {1: permit}) is None, "who does not lead has nothing to permit"


def test_rulings_5_what_makes_no_sense_is_refused() -> None:
    assert makes_sense("react", m.PASS, {"when": ANY})
    for prompt, move, where in (
        ("action", m.PASS, {"when": 0}), ("react", m.PLAY, {"when": 0}), ("react", m.PASS, {"when": len(WHEN)}),
        ("react", m.PASS, {"window": 0}),
    ):  # fmt: skip
        assert not makes_sense(prompt, move, where)
    with pytest.raises(Illegal):
        order(ANY, "year")


def test_rulings_5_an_order_for_a_round_ends_with_it_and_one_for_the_game_does_not() -> None:
    table = {
        "id": "t", "game": "alone", "seats": 3, "options": {}, "seed": "4", "practice": True, "lang": "en",
        "pace": "none", "talk": "none", "sealed": False, "join_hash": None, "touched": 0.0,
    }  # fmt: skip
    room = Room(table, [Sitter(PERSON, "", f"P{seat}", hashed(f"key {seat}")) for seat in range(3)])
    room.orders[2] = {7: order(ANY), 8: order(MIDDLE, "game")}
    room.orders[1] = {3: order(MIDDLE)}
    run = Run(room)
    while run.state.round == 0:  # type: ignore[attr-defined]
        assert run.ended == []
        run.play(run.state.deciding, run.state.moves[0])
    assert sorted(run.ended) == [(1, 3), (2, 7)]


def test_rulings_5_only_a_game_that_knows_rounds_has_orders_for_one() -> None:
    import undertow

    with pytest.raises(Illegal):
        orders.checked(undertow.game("abyss"), {"prompt": "offer", "move": 0, "where": {}, "until": "round"})


def test_rulings_5_both_facts_stand_in_the_question_and_in_no_one_elses() -> None:
    scene = waiting()
    assert applies(scene.table.decision, {"when": MIDDLE})
    assert scene.table.question_as_seen_by(0).prompt == "station_listens"
