"""Questions that close together, offers with a least and a most time, standing orders that nobody sees."""

from __future__ import annotations

import json
import random
import time
from typing import Any

import pytest
from serving import InThread, Player

from undertow.games.abyss import moves as m
from undertow.games.unfathomable import moves as aboard_moves
from undertow.games.unfathomable.presets import WINDOWS
from undertow.table import pace

PASS_EVERYTHING = [{"prompt": "offer", "move": m.PASS, "where": {"race": race, "up_to": 5}} for race in range(5)]


def asked_of(players: list[Player], seconds: float = 60) -> tuple[int, dict[str, Any]]:
    """The first seat that owes an answer, with its frame; -1 at the end."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        for seat, player in enumerate(players):
            frame = player.look()
            if frame["over"]:
                return -1, frame
            if frame["seat"] is not None:
                return seat, frame
        time.sleep(0.003)
    raise AssertionError("nobody is asked")


def to_an_offer(players: list[Player], luck: random.Random) -> tuple[int, dict[str, Any]]:
    """Play on until somebody is offered an ally."""
    while True:
        seat, frame = asked_of(players)
        assert seat >= 0
        if frame["decision"]["prompt"] == "offer":
            return seat, frame
        moves = frame["decision"]["moves"]
        explore = [each for each in moves if each["family"] == "explore"] or [luck.choice(moves)]
        players[seat].post(frame["number"], explore[0]["move"])


def to_a_sealed_question(players: list[Player], luck: random.Random) -> dict[str, Any]:
    """Play on until several seats are asked at once, or to the end."""
    while True:
        seat, frame = asked_of(players)
        if frame["over"] or len(frame["expected"]) > 1:
            return frame
        players[seat].post(frame["number"], luck.choice(frame["decision"]["moves"])["move"])


def test_nobody_waits_for_bots_alone() -> None:
    assert pace.span("offer", False, "calm", 1) is None
    assert pace.span("turn", False, "calm", 3) is None
    assert pace.span("offer", False, "none", 3) is None
    assert pace.span("turn", True, "calm", 2) == pace.SECONDS["sealed"]


def test_an_offer_stays_open_for_its_least_time_even_if_answered_at_once(server: InThread) -> None:
    players, _ = server.create(you=[0, 1], seats=2, seed=3, pace="quick")
    seat, frame = to_an_offer(players, random.Random(3))
    begun = time.monotonic()
    assert frame["closes"] is not None
    players[seat].post(frame["number"], m.PASS)
    assert players[seat].look()["seat"] is None, "it has answered"
    assert players[seat].look()["expected"] == [seat], "but nobody sees that"
    while players[1 - seat].look()["expected"] == [seat]:
        assert time.monotonic() < begun + 5
        time.sleep(0.01)
    assert time.monotonic() - begun > 0.3


def test_time_out_means_pass_and_says_nothing(server: InThread) -> None:
    players, _ = server.create(you=[0, 1], seats=2, seed=3, pace="test")
    seat, _ = to_an_offer(players, random.Random(3))
    begun = time.monotonic()
    while players[1 - seat].look()["expected"] == [seat]:
        assert time.monotonic() < begun + 8
        time.sleep(0.01)
    log = players[1 - seat].get("/log").json()
    passed = [event for event in log if event["event"] == "offer_passed"]
    assert passed and passed[-1]["values"]["seat"] == seat
    assert "time" not in passed[-1]["text"]


def test_more_time_is_for_all_and_names_nobody(server: InThread) -> None:
    players, data = server.create(you=[0, 1], seats=2, seed=3, pace="slow")
    seat, frame = to_an_offer(players, random.Random(3))
    closes = frame["closes"]
    url = f"/api/tables/{data['table']}/more-time"
    assert server.http.post(url, headers=players[1 - seat].headers).status_code == 403
    assert server.http.post(url, headers=players[seat].headers).status_code == 204
    for player in players:
        after = player.look()
        assert after["closes"] > closes and after["notes"] == []


def test_a_standing_order_answers_and_nobody_else_hears_of_it(server: InThread) -> None:
    players, data = server.create(you=[0, 1], seats=2, seed=3, pace="none")
    one, two = players
    url = f"/api/tables/{data['table']}/orders"
    ids = [server.http.post(url, headers=one.headers, json=order).json()["id"] for order in PASS_EVERYTHING]
    assert len(one.look()["orders"]) == 5 and two.look()["orders"] == []
    luck = random.Random(1)
    for _ in range(80):
        seat, frame = asked_of(players)
        if seat < 0:
            break
        assert not (seat == 0 and frame["decision"]["prompt"] == "offer"), "the order should have answered"
        players[seat].post(frame["number"], luck.choice(frame["decision"]["moves"])["move"])
    assert any(e["event"] == "offer_passed" and e["values"]["seat"] == 0 for e in two.get("/log").json())
    assert "up_to" not in json.dumps([two.look(), two.get("/log").json()])
    assert server.http.delete(f"{url}/{ids[0]}", headers=one.headers).status_code == 204
    assert len(one.look()["orders"]) == 4


def test_an_order_until_ones_turn_ends_there(server: InThread) -> None:
    players, data = server.create(you=[0, 1], seats=2, seed=3, pace="none")
    url = f"/api/tables/{data['table']}/orders"
    for player in players:
        server.http.post(url, headers=player.headers, json={**PASS_EVERYTHING[0], "until": "turn"})
    seat, frame = asked_of(players)
    players[seat].post(frame["number"], frame["decision"]["moves"][0]["move"])
    assert players[seat].look()["orders"] == [] and players[1 - seat].look()["orders"] != []


def test_a_senseless_order_is_refused(server: InThread) -> None:
    (player,), data = server.create(seed=3)
    url = f"/api/tables/{data['table']}/orders"
    for order in (
        {"prompt": "offer", "move": m.PASS, "where": {"race": 9, "up_to": 1}},
        {"prompt": "offer", "move": m.BUY, "where": {"race": 1, "up_to": 1}},
        {"prompt": "offer", "move": m.PASS, "where": {"nonsense": 1}},
        {"prompt": "offer", "move": 100_000, "where": {}},
    ):
        assert server.http.post(url, headers=player.headers, json=order).status_code == 422


@pytest.mark.parametrize("game", ["cellar", "unfathomable"])
def test_sealed_answers_show_in_no_frame_of_others(server: InThread, game: str) -> None:
    """Where several seats answer at once, that one has answered must not reach the others."""
    players, _ = server.create(game=game, you=[0, 1, 2], seats=3, seed=5, pace="none", bots="random")
    luck = random.Random(5)
    seen = 0
    while seen < 8:
        frame = to_a_sealed_question(players, luck)
        if frame["over"]:
            break
        expected = frame["expected"]
        seen += 1
        others = [other for other in range(3) if other != expected[0]]
        before = [players[other].look() for other in others]
        mine = players[expected[0]].look()
        assert players[expected[0]].post(mine["number"], mine["decision"]["moves"][0]["move"]).status_code == 200
        assert [players[other].look() for other in others] == before, "nothing has changed for anybody else"
        for late in expected[1:]:
            own = players[late].look()
            assert own["expected"] == expected
            players[late].post(own["number"], luck.choice(own["decision"]["moves"])["move"])
    assert seen >= 3


# -- windows aboard ----------------------------------------------------------------------------------------------------


def aboard(server: InThread, pace: str) -> list[Player]:
    """Three people, to play Unfathomable."""
    players, _ = server.create(game="unfathomable", you=[0, 1, 2], seats=3, seed=5, pace=pace)
    return players


def to_a_window(players: list[Player], luck: random.Random) -> tuple[int, dict[str, Any]]:
    """Play on until a window is open."""
    while True:
        seat, frame = asked_of(players)
        assert seat >= 0
        if frame["decision"]["prompt"] == "react":
            return seat, frame
        players[seat].post(frame["number"], luck.choice(frame["decision"]["moves"])["move"])


def test_a_window_stays_open_for_its_least_time_even_if_all_have_answered(server: InThread) -> None:
    players = aboard(server, "quick")
    _, frame = to_a_window(players, random.Random(3))
    assert frame["closes"] is not None
    begun, expected = time.monotonic(), frame["expected"]
    for seat in expected:
        own = players[seat].look()
        assert players[seat].post(own["number"], aboard_moves.PASS).status_code == 200
        assert players[seat].look()["seat"] is None
    others = [seat for seat in range(3) if seat not in expected] or [expected[0]]
    assert players[others[0]].look()["expected"] == expected, "nobody sees that all have answered"
    while players[others[0]].look()["closes"] == frame["closes"]:
        assert time.monotonic() < begun + 5
        time.sleep(0.01)
    assert time.monotonic() - begun > 0.3


def test_a_window_that_nobody_answers_closes_and_says_nothing(server: InThread) -> None:
    players = aboard(server, "test")
    seat, frame = to_a_window(players, random.Random(3))
    begun, before = time.monotonic(), len(players[seat].get("/log").json())
    while players[seat].look()["closes"] == frame["closes"]:
        assert time.monotonic() < begun + 8
        time.sleep(0.01)
    since = players[seat].get("/log").json()[before:]
    assert "reacts" not in [event["event"] for event in since]


def test_an_order_lets_windows_of_one_kind_pass_and_nobody_else_hears_of_it(server: InThread) -> None:
    players = aboard(server, "none")
    url = f"/api/tables/{players[0].table}/orders"
    for kind in range(len(WINDOWS)):
        order = {"prompt": "react", "move": aboard_moves.PASS, "where": {"window": kind}}
        assert server.http.post(url, headers=players[0].headers, json=order).status_code == 201
    for bad in ({"window": len(WINDOWS)}, {"window": -1}, {"race": 1}):
        order = {"prompt": "react", "move": aboard_moves.PASS, "where": bad}
        assert server.http.post(url, headers=players[0].headers, json=order).status_code == 422
    luck, windows = random.Random(1), 0
    while windows < 4:
        seat, frame = asked_of(players)
        assert seat >= 0
        if frame["decision"]["prompt"] == "react" and seat == 0:  # it holds once all others have answered
            windows += 1
            for other in frame["expected"][1:]:
                own = players[other].look()
                players[other].post(own["number"], aboard_moves.PASS)
            end = time.monotonic() + 30
            while players[0].look()["number"] == frame["number"]:
                assert time.monotonic() < end, "the order should have answered"
                time.sleep(0.01)
        else:
            players[seat].post(frame["number"], luck.choice(frame["decision"]["moves"])["move"])
    assert len(players[0].look()["orders"]) == len(WINDOWS)
    assert all(player.look()["orders"] == [] for player in players[1:])
    assert '"where"' not in json.dumps([players[1].look(), players[1].get("/log").json()])
