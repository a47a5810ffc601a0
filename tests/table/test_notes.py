"""What is noted of a table: short, however often somebody comes and goes, and counted once."""

from __future__ import annotations

import contextlib
import random
import sqlite3
import time
from typing import Any

import pytest
from serving import InThread, Player
from test_undo import undo

from undertow.table import acts, notes, pace
from undertow.table.guard import Limits


def act(player: Player, what: str, **more: Any) -> int:
    url = f"/api/tables/{player.table}/{what}"
    return player.server.http.post(url, headers=player.headers, **more).status_code


def kinds(frame: dict[str, Any]) -> list[str]:
    return [note["kind"] for note in frame["notes"]]


def test_coming_and_going_does_not_make_a_frame_longer(server: InThread, db: str) -> None:
    players, _ = server.create(you=[0, 1], seats=2, seed=1, pace="none")
    one, two = sorted(players, key=lambda player: player.look()["seat"] is not None)  # no bot moves for the first
    act(one, "leave"), act(one, "return")
    before = len(two.get().text)
    for _ in range(200):
        act(one, "leave"), act(one, "return")
    frame = two.look()
    assert len(two.get().text) < 2 * before and kinds(frame) == ["left", "returned"]
    server.house.rooms.clear()
    assert two.look()["notes"] == frame["notes"]
    with contextlib.closing(sqlite3.connect(db.removeprefix("sqlite:///"))) as file:
        assert file.execute("SELECT count(*) FROM notes").fetchone() == (2,), "the database keeps no more of it"


def test_a_frame_has_the_latest_notes_and_whoever_asks_gets_all(server: InThread) -> None:
    (_, two), data = server.create(you=[0, 1], seats=2, seed=1, pace="none")
    room = server.house.rooms[data["table"]]
    two.look()
    room.notes = [notes.note_of(room.id, "left", n % 2, 0) for n in range(2 * notes.LATEST)]
    assert len(two.look()["notes"]) == notes.LATEST
    assert len(two.get("/notes", lang="de").json()) == 2 * notes.LATEST


def test_every_event_is_looked_at_once_per_viewer_however_many_notes_there_are(
    server: InThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    (one, two), data = server.create(you=[0, 1], seats=2, seed=1, pace="none")
    luck = random.Random(1)
    for _ in range(20):
        for player in (one, two):
            frame = player.look()
            if frame["seat"] is not None:
                player.post(frame["number"], luck.choice(frame["decision"]["moves"])["move"])
    room = server.house.rooms[data["table"]]
    events = len(room.state.events)
    room.notes = [notes.note_of(room.id, "left", 0, after) for after in range(events + 1)] * 3
    room.known = notes.Heard()
    looked: list[int] = []
    monkeypatch.setattr(notes, "may_know", lambda audience, viewer: bool(looked.append(viewer)) or True)
    two.look(), two.look()
    assert len(looked) <= events
    two.get("/notes"), two.look()
    assert len(looked) == events


def test_notes_stand_where_the_log_of_each_viewer_has_them() -> None:
    class State:
        events = ((0, 1), (0, -1), (0, 2), (0, -1))

    heard, state = notes.Heard(), State()
    known = {viewer: [notes.may_know(event[1], viewer) for event in state.events] for viewer in (-1, 0, 1, 2)}
    for viewer in known:
        for after in (2, 0, 4, 3, 1):
            assert heard.until(state, viewer, after) == sum(known[viewer][:after])  # type: ignore[arg-type]


def test_what_is_done_again_at_the_same_moment_is_told_once_and_last() -> None:
    coming = [notes.note_of("t", kind, 0, 5) for kind in ("left", "returned", "left")]
    assert [note["kind"] for note in notes.settled(coming)] == ["returned", "left"]
    later = notes.note_of("t", "undone", 1, 3)
    assert [(note["kind"], note["after"]) for note in notes.settled([*coming, later])] == [
        ("returned", 3), ("left", 3), ("undone", 3),
    ]  # fmt: skip


# -- how often ---------------------------------------------------------------------------------------------------------


def test_twenty_times_a_minute_a_seat_may_do_something_besides_answering(start: Any, db: str, monkeypatch: Any) -> None:
    server = start(InThread, db, Limits(burst=1 << 30, rate=1e9))
    (one, two), _ = server.create(you=[0, 1], seats=2, seed=1, pace="calm")
    now = [1000.0]
    monkeypatch.setattr(acts, "monotonic", lambda: now[0])
    order = {"prompt": "offer", "move": 1, "where": {}, "until": "game"}
    calls: list[tuple[str, Any]] = [
        ("leave", None), ("return", None), ("undo", None), ("more-time", None), ("orders", order), ("undo/vote", {"agrees": True}),
    ]  # fmt: skip
    for n in range(acts.MOST):
        what, body = calls[n % len(calls)]
        assert act(one, what, json=body) in (201, 204, 403), what
    for what, body in [*calls, ("token", None)]:
        assert act(one, what, json=body) == 429, what
    answer = server.http.delete(f"/api/tables/{one.table}/orders/1", headers=one.headers, params={"lang": "pl"})
    assert answer.status_code == 429 and answer.json()["message"].endswith(".")
    assert act(two, "leave") == 204, "another seat is not concerned"
    assert act(two, "return") == 204
    now[0] += acts.SECONDS
    assert act(one, "return") == 204


# -- more time ---------------------------------------------------------------------------------------------------------


def test_more_time_is_given_twice_to_a_seat_and_five_minutes_in_all(server: InThread) -> None:
    players, _ = server.create(game="unfathomable", you=[0, 1, 2], seats=3, seed=1, pace="calm")
    asked = at_a_deadline(players)
    closes = asked[0].look()["closes"]
    assert [act(asked[0], "more-time") for _ in range(3)] == [204, 204, 403]
    assert asked[0].look()["closes"] == pytest.approx(closes + 2 * pace.MORE)
    room = server.house.rooms[asked[0].table]
    server.house.rooms.clear()
    assert act(asked[0], "more-time") == 403, "it is kept in the database"
    assert room.more_by == server.house.rooms[room.id].more_by


def test_five_minutes_are_the_most_however_many_ask(server: InThread, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pace, "MOST_MORE", 2.5 * pace.MORE)
    players, _ = server.create(game="unfathomable", you=[0, 1, 2], seats=3, seed=1, pace="calm")
    asked = at_a_deadline(players)
    closes = asked[0].look()["closes"]
    answers = [act(player, "more-time") for player in asked[:2] for _ in range(2)]
    assert answers == [204, 204, 204, 403] and asked[0].look()["closes"] == pytest.approx(closes + 2.5 * pace.MORE)


def at_a_deadline(players: list[Player]) -> list[Player]:
    """Play until several are asked together, with a time limit; the answer: who is."""
    luck = random.Random(5)
    end = time.monotonic() + 120
    while time.monotonic() < end:
        frames = [player.look() for player in players]
        if frames[0]["closes"] is not None and len(frames[0]["expected"]) > 1:
            return [players[seat] for seat in frames[0]["expected"]]
        for player, frame in zip(players, frames, strict=True):
            if frame["seat"] is not None:
                player.post(frame["number"], luck.choice(frame["decision"]["moves"])["move"])
    raise AssertionError("never came to be")


def test_taking_back_a_whole_game_is_one_note(server: InThread) -> None:
    (player,), _ = server.create(seed=8)
    luck = random.Random(8)
    for _ in range(6):
        frame = player.until_asked()
        player.post(frame["number"], luck.choice(frame["decision"]["moves"])["move"])
    for _ in range(6):
        player.until_asked()
        assert undo(player) == 204
    assert len(player.look()["notes"]) <= 2
