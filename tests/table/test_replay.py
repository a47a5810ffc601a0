"""Looking back, playing on from there, and records that people bring."""

from __future__ import annotations

import json
import random
import sqlite3
from typing import Any

import pytest
from serving import InThread, Player
from test_api import play_on

from found import golden, quick_by_day
from undertow import registry
from undertow.names import BOTS

every_game = pytest.mark.parametrize("game", registry.own())


@every_game
def test_one_steps_through_ones_own_view_before_the_end(server: InThread, db: str, game: str) -> None:
    (player,), data = server.create(game=game, seed=5)
    play_on(player, random.Random(5), 12)
    state = registry.game(game).new(3, 5)
    seen = {len(state.log(0)): state.view(0)}
    with sqlite3.connect(db.removeprefix("sqlite:///")) as kept:
        for (move,) in kept.execute("SELECT move FROM moves ORDER BY seq").fetchall():
            state.play(move)
            seen.setdefault(len(state.log(0)), state.view(0))  # what one does not hear of is no moment of its own
    assert len(seen) > 10  # a few answers tell nothing by themselves
    for at, view in seen.items():
        moment = player.get("/replay", at=at).json()
        assert moment["view"] == json.loads(json.dumps(view)) and moment["seat"] == 0
    assert player.get("/replay", at=3, seat=1).status_code == 403, "another seat's view only after the end"
    assert Player(server, data["table"]).get("/replay", at=3).json()["view"].get("hand", []) == []


@pytest.mark.parametrize("game", quick_by_day())
def test_after_the_end_any_view_is_open_and_one_may_play_on(server: InThread, game: str) -> None:
    (player,), _ = server.create(game=game, seed=5)
    play_on(player, random.Random(5))
    moment = player.get("/replay", at=40, seat=2).json()
    assert moment["seat"] == 2 and moment["view"]["seat"] == 2 and not moment["over"]
    url = f"/api/tables/{player.table}/play-on"
    opened = server.http.post(url, headers=player.headers, json={"at": 40, "seat": 1}).json()
    again = Player(server, opened["table"], opened["seats"][0]["token"])
    frame = again.until_asked()
    assert frame["practice"] and frame["you"] == 1
    assert play_on(again, random.Random(1))["over"]


@every_game
def test_one_steps_back_by_what_one_saw_change(server: InThread, game: str) -> None:
    (player,), _ = server.create(game=game, seed=5)
    luck = random.Random(5)
    for _ in range(8):
        frame = player.until_asked()
        player.post(frame["number"], luck.choice(frame["decision"]["moves"])["move"])
    player.until_asked()
    moment = player.get("/replay", at=1 << 20).json()
    reached = [moment["all"]]
    while moment["before"] is not None:
        before = moment["before"]
        assert before < reached[-1]
        for at in (before + 1, reached[-1]):
            assert player.get("/replay", at=at).json()["view"] == moment["view"], "nothing lies between"
        moment = player.get("/replay", at=before).json()
        reached.append(before)
    assert len(reached) > 8
    assert not moment["events"] or moment["events"][-1]["number"] + 1 == reached[-1]


def test_a_moment_has_what_was_noted_then(server: InThread) -> None:
    (player,), _ = server.create(seed=5)
    luck = random.Random(5)
    for at in range(6):
        frame = player.until_asked()
        if at == 2:
            noted = len(player.get("/log").json())
            for what in ("leave", "return"):
                url = f"/api/tables/{player.table}/{what}"
                assert server.http.post(url, headers=player.headers).status_code == 204
            frame = player.until_asked()
        player.post(frame["number"], luck.choice(frame["decision"]["moves"])["move"])
    then = player.get("/replay", at=noted).json()
    moments = [player.get("/replay", at=at).json() for at in (then["before"], noted, noted + 1)]
    assert [len(moment["notes"]) for moment in moments] == [0, 2, 2]
    assert all(note["text"] for note in moments[1]["notes"])


def test_play_on_waits_for_the_end(server: InThread) -> None:
    (player,), _ = server.create(seed=5)
    url = f"/api/tables/{player.table}/play-on"
    assert server.http.post(url, headers=player.headers, json={"at": 1}).status_code == 403


def test_bots_keep_their_names_in_an_opened_record_and_where_one_plays_on(server: InThread) -> None:
    (player,), _ = server.create(seed=5)
    play_on(player, random.Random(5))
    names = [each["name"] for each in player.look()["players"]]
    header, *lines = player.get("/record").text.splitlines()
    assert json.loads(header)["names"] == ["", *names[1:]]

    def opened(url: str, body: dict[str, Any], headers: Any = None) -> Player:
        made = server.http.post(url, headers=headers, json=body).json()
        return Player(server, made["table"], made["seats"][0]["token"])

    # Names that no bot gets by itself.
    header = json.dumps({**json.loads(header), "names": ["", "Tamsin", "Old Quill"]})
    brought = opened("/api/records", {"record": "\n".join([header, *lines]) + "\n"})
    assert [each["name"] for each in brought.look()["players"]][1:] == ["Tamsin", "Old Quill"]
    again = opened(f"/api/tables/{brought.table}/play-on", {"at": 40, "seat": 1}, brought.headers).look()["players"]
    assert [each["kind"] for each in again] == ["bot", "person", "bot"]
    assert again[0]["name"] in BOTS and again[2]["name"] == "Old Quill" and again[1]["name"] != "Tamsin"


@every_game
def test_a_record_is_opened_as_a_practice_table(server: InThread, game: str) -> None:
    text = golden(game)
    opened = server.http.post("/api/records", json={"record": text})
    assert opened.status_code == 201, opened.text
    player = Player(server, opened.json()["table"], opened.json()["seats"][0]["token"])
    frame = player.look()
    assert frame["practice"] and frame["over"]
    assert player.get("/replay", at=10).json()["at"] == 10


@every_game
def test_a_damaged_record_is_refused_in_one_sentence(server: InThread, game: str) -> None:
    text = golden(game)
    lines = text.splitlines()
    for bad in ("", "{}", text[: len(text) // 2], text.replace('"move": ', '"move": 1', 3), "\n".join(lines[1:])):
        answer = server.http.post("/api/records", json={"record": bad}, params={"lang": "de"})
        assert answer.status_code == 422, answer.text
        assert answer.json()["message"] and "Traceback" not in answer.text
    assert server.http.post("/api/records", json={"record": "x" * 1_300_000}).status_code == 413
