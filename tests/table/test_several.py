"""Several moves in one message: steps of one question, taken, counted and taken back as one."""

from __future__ import annotations

from typing import Any

import drift
import pytest
from serving import InThread, Player

import cellar

pytestmark = pytest.mark.usefixtures("sketches")

LANGS = ("en", "de", "pl")


def steering(server: InThread, you: list[int] | None = None) -> tuple[list[Player], dict[str, Any]]:
    """A ship that has ordered to sail: it may steer twice."""
    players, _ = server.create(game="drift", seats=2, you=you or [0], seed=1, pace="none", bots="random")
    frame = players[0].until_asked()
    assert players[0].post(frame["number"], drift.SAIL).status_code == 200
    return players, players[0].until_asked()


def facing(player: Player) -> int:
    return int(player.look()["view"]["facing"][0])


def test_several_steps_of_one_question_are_made_and_acknowledged_at_once(server: InThread) -> None:
    (player,), frame = steering(server)
    answer = player.post_all(frame["number"], [drift.LEFT, drift.LEFT])
    after = player.look()
    assert answer.status_code == 200 and answer.json() == {"number": after["number"]}
    assert facing(player) == 2 and after["decision"]["prompt"] == "turn"


def test_an_order_and_the_steps_that_follow_from_it_are_one_message(server: InThread) -> None:
    (player,), _ = server.create(game="drift", seats=2, you=[0], seed=1, pace="none", bots="random")
    frame = player.until_asked()
    answer = player.post_all(frame["number"], [drift.SAIL, drift.LEFT, drift.LEFT, drift.SAIL])
    assert answer.status_code == 200 and "3" in answer.json()["message"], "the next order follows from nothing"
    assert facing(player) == 2 and player.look()["decision"]["prompt"] == "turn"


def test_what_another_step_would_ask_is_dropped_in_words_of_the_sender(server: InThread) -> None:
    said = set()
    for lang in LANGS:
        (player,), frame = steering(server)
        answer = player.post_all(frame["number"], [drift.LEFT, drift.RIGHT, drift.SAIL, drift.LEFT], lang)
        assert answer.status_code == 200 and facing(player) == 0
        assert player.look()["decision"]["prompt"] == "turn", "the order to sail belongs to another step"
        message = answer.json()["message"]
        assert "2" in message and "4" in message and message[-1] == "."
        said.add(message)
    assert len(said) == 3


def test_what_the_rules_do_not_allow_any_more_is_dropped_and_the_first_move_is_refused(server: InThread) -> None:
    (player,), frame = steering(server)
    assert player.post_all(frame["number"], [drift.FIRE, drift.LEFT]).status_code == 422
    answer = player.post_all(frame["number"], [drift.LEFT, drift.FIRE])
    assert answer.status_code == 200 and answer.json()["message"] and facing(player) == 1


def test_a_message_that_comes_again_counts_once_and_is_answered_alike(server: InThread, db: str, start: Any) -> None:
    (player,), frame = steering(server)
    number, moves = frame["number"], [drift.LEFT, drift.LEFT, drift.SAIL]
    first = player.post_all(number, moves)
    after = player.look()
    server.stop()
    for again in (start(InThread, db), start(InThread, db)):
        player = Player(again, player.table, player.token)
        assert player.post_all(number, moves).json() == first.json()
        assert player.post_all(number, moves[:2]).json() == {"number": first.json()["number"]}
        for other in (moves[:1], [drift.LEFT, drift.RIGHT], [drift.RIGHT, drift.LEFT]):
            assert player.post_all(number, other).status_code == 409
        assert player.post(number, drift.LEFT).status_code == 409
        assert player.look() == after
        again.stop()


@pytest.mark.parametrize("you", [[0], [0, 1]])
def test_several_steps_are_taken_back_as_one(server: InThread, you: list[int]) -> None:
    players, frame = steering(server, you)
    player = players[0]
    player.post_all(frame["number"], [drift.LEFT, drift.LEFT])
    assert player.look()["undo"]["free"]
    assert server.http.post(f"/api/tables/{player.table}/undo", headers=player.headers).status_code == 204
    back = player.until_asked()
    assert back["decision"] == frame["decision"] and facing(player) == 0


def test_what_one_of_several_steps_has_taught_is_not_taken_back_freely(server: InThread) -> None:
    """The last of the steps draws a card that nobody knew."""
    players, frame = steering(server, [0, 1])
    for _ in range(3):
        players[0].post_all(frame["number"], [drift.LEFT, drift.LEFT])
        frame = players[0].until_asked()
        if frame["decision"]["prompt"].startswith("story"):
            break
        players[0].post(frame["number"], drift.SAIL)
        frame = players[0].until_asked()
    assert frame["decision"]["prompt"].startswith("story"), "no order is left, and the turn ends by itself"
    assert not frame["undo"]["free"] and frame["undo"]["vote"]


def test_over_a_live_connection_there_is_one_acknowledgement(server: InThread) -> None:
    (player,), frame = steering(server)
    with player.live("de") as live:
        live.hear_all()
        for _ in range(2):
            live.say({"number": frame["number"], "moves": [drift.LEFT, drift.LEFT, drift.END]})
            acks = [each for each in live.hear_all() if each["type"] != "state"]
            (ack,) = acks
            assert ack["type"] == "ack" and ack["moves"] == [drift.LEFT, drift.LEFT] and "2" in ack["message"]
    assert facing(player) == 2


@pytest.mark.parametrize(
    "body", [{"moves": []}, {"moves": [0] * 65}, {"moves": [1], "move": 1}, {}, {"moves": [True]}, {"moves": 1}]
)
def test_nothing_too_many_or_two_answers_at_once_are_no_message(server: InThread, body: dict[str, Any]) -> None:
    (player,), frame = steering(server)
    assert player.say({"number": frame["number"], **body}).status_code == 422
    assert player.look() == frame


def test_in_a_sealed_question_the_first_counts_and_the_rest_is_dropped(server: InThread) -> None:
    players, _ = server.create(game="cellar", seats=3, you=[0, 1, 2], seed=1, pace="none", bots="random")
    frame = players[0].look()
    answer = players[0].post_all(frame["number"], [cellar.DRAW, cellar.HOLD])
    assert answer.status_code == 200 and answer.json()["message"]
    assert players[0].look()["seat"] is None and server.house.rooms[players[0].table].held == {0: cellar.DRAW}
