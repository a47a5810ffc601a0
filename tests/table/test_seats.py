"""Who sits where: people, bots, friends, people who leave and come back."""

from __future__ import annotations

import random
import time
from pathlib import Path

import pytest
from serving import InThread, Player, eventually

from undertow.table import pace


def kinds(player: Player) -> list[str]:
    return [each["kind"] for each in player.look()["players"]]


def test_a_bot_plays_for_somebody_who_hands_over_and_they_come_back(server: InThread) -> None:
    (one, two), _ = server.create(you=[0, 1], seats=2, seed=1, pace="quick")
    assert server.http.post(f"/api/tables/{one.table}/leave", headers=one.headers).status_code == 204
    for _ in range(10):
        frame = two.until_asked()
        two.post(frame["number"], frame["decision"]["moves"][0]["move"])
    assert kinds(one) == ["bot", "person"]
    assert server.http.post(f"/api/tables/{one.table}/return", headers=one.headers).status_code == 204
    assert kinds(one) == ["person", "person"]
    notes = [note["kind"] for note in two.look(lang="de")["notes"]]
    assert notes == ["left", "returned"]


def test_a_game_that_all_people_have_left_waits_for_them(server: InThread) -> None:
    (player,), _ = server.create(seed=1)
    frame = player.until_asked()
    assert server.http.post(f"/api/tables/{player.table}/leave", headers=player.headers).status_code == 204
    time.sleep(0.3)
    assert player.look()["number"] == frame["number"]
    assert server.http.post(f"/api/tables/{player.table}/return", headers=player.headers).status_code == 204
    assert player.until_asked()["decision"] == frame["decision"]


def test_a_friend_takes_the_seat_they_ask_for(server: InThread) -> None:
    (host,), data = server.create(open=[1, 2], seats=3, seed=1)
    asked = {"join": data["join"], "seat": 2, "name": "Ida"}
    answer = server.http.post(f"/api/tables/{host.table}/join", json=asked)
    assert answer.status_code == 201 and answer.json()["seat"] == 2
    assert kinds(host) == ["person", "open", "person"]
    again = server.http.post(f"/api/tables/{host.table}/join", json=asked)
    assert again.status_code == 409, "the seat of a person is not to be had"


def test_a_bot_takes_over_from_who_left_and_gives_way_when_they_return(
    server: InThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pace, "GRACE", 20.0)  # of which the pace takes a hundredth
    players, _ = server.create(you=[0, 1], seats=2, seed=1, pace="test")
    asked = next(player for player in players if player.look()["seat"] is not None)
    other = next(player for player in players if player is not asked)
    with asked.live() as live:
        live.hear()
    eventually(lambda: kinds(asked).count("bot") == 1)
    eventually(lambda: "away" in [note["kind"] for note in other.look()["notes"]])
    with asked.live() as live:
        eventually(lambda: kinds(asked) == ["person", "person"])


def test_a_renewed_key_closes_the_old_one(server: InThread) -> None:
    (player,), _ = server.create(seed=1)
    new = server.http.post(f"/api/tables/{player.table}/token", headers=player.headers).json()["token"]
    assert player.get().status_code == 401
    assert Player(server, player.table, new).look()["you"] == 0


def test_tokens_are_stored_hashed(server: InThread, db: str) -> None:
    (player,), _ = server.create(seed=1)
    player.until_asked()
    file = Path(db.removeprefix("sqlite:///"))
    stored = b"".join(path.read_bytes() for path in file.parent.glob(f"{file.name}*"))
    assert player.table.encode() in stored and player.token is not None
    assert player.token.encode() not in stored


def test_one_person_runs_several_seats(server: InThread) -> None:
    players, _ = server.create(you=[0, 1, 2], seats=3, seed=2, pace="none")
    luck = random.Random(2)
    for _ in range(60):
        frames = [player.look() for player in players]
        asked = [seat for seat, frame in enumerate(frames) if frame["seat"] is not None]
        assert len(asked) == 1 and frames[asked[0]]["expected"] == asked
        move = luck.choice(frames[asked[0]]["decision"]["moves"])["move"]
        assert players[asked[0]].post(frames[asked[0]]["number"], move).status_code == 200
