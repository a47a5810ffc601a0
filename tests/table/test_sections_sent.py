"""Sections over HTTP and the live connection: to whoever wants them, in their language, and never more than a view."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from serving import InThread, Player, eventually

from undertow import texts
from undertow.table import wire

pytestmark = pytest.mark.usefixtures("sketches")


def test_sections_come_only_where_they_are_wanted(server: InThread) -> None:
    (player,), data = server.create(game="drift", seats=2, you=[0], seed=1, pace="none", bots="random")
    assert player.look()["sections"] is None
    frame = player.look(sections=True)
    assert [one["heading"] for one in frame["sections"]] == ["Chart", "Ships", "Stories"]
    wire.Frame.model_validate(frame, strict=True)
    assert Player(server, data["table"]).look(sections=True)["sections"]
    moment = player.get("/replay", at=0, sections=True).json()
    assert moment["sections"][0]["heading"] == "Chart" and player.get("/replay", at=0).json()["sections"] is None


def test_a_page_may_want_sections_later_and_gets_them_with_every_frame(server: InThread) -> None:
    (player,), _ = server.create(game="drift", seats=2, you=[0], seed=1, pace="none", bots="random")
    with player.live() as page:
        assert page.hear()["sections"] is None
        page.say({"lang": "de", "sections": True})
        frame = page.hear()
        assert frame["fresh"] and frame["sections"] and frame["lang"] == "de"
        page.say({"number": frame["number"], "move": frame["decision"]["moves"][0]["move"]})
        told = [message for message in page.hear_all() if message["type"] == "state"]
        assert told and all(message["sections"] for message in told)
        page.say({"lang": "pl"})  # as before, in another language
        assert page.hear()["sections"]
        page.say({"lang": "pl", "sections": False})
        assert page.hear()["sections"] is None


def test_sections_speak_the_language_of_their_reader(server: InThread) -> None:
    (player,), _ = server.create(game="cellar", seats=3, you=[0], seed=1, pace="none", bots="random")
    for lang in texts.LANGS:
        assert player.look(lang=lang, sections=True)["sections"][0]["heading"] == texts.say("sections-table", lang)


def test_the_hero_is_not_shown_where_the_creatures_are(server: InThread) -> None:
    players, _ = server.create(game="stalk", seats=2, you=[0, 1], seed=3, pace="none", bots="random")
    luck = random.Random(1)
    answered = 0
    while answered < 12:
        hero, evil = eventually(lambda: one_is_asked([player.look(sections=True) for player in players]))
        if hero["over"]:
            break
        assert '"danger"' in json.dumps(evil["sections"]) and '"danger"' not in json.dumps(hero["sections"])
        asked, frame = (players[0], hero) if hero["seat"] is not None else (players[1], evil)
        asked.post(frame["number"], luck.choice(frame["decision"]["moves"])["move"])
        answered += 1
    assert answered > 3


def one_is_asked(frames: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The same, as soon as somebody is asked: a screen may stand for a while."""
    return frames if frames[0]["over"] or any(frame["seat"] is not None for frame in frames) else []


def test_who_lets_a_bot_play_is_shown_what_a_spectator_is(server: InThread) -> None:
    players, data = server.create(game="stalk", seats=2, you=[0, 1], seed=3, pace="none", bots="random")
    server.http.post(f"/api/tables/{data['table']}/leave", headers=players[1].headers, json={})
    left, spectator = players[1].look(sections=True), Player(server, data["table"]).look(sections=True)
    assert left["sections"] == spectator["sections"] and '"danger"' not in json.dumps(left["sections"])
