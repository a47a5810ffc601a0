"""A team that acts behind a screen: what the others see of it over HTTP."""

from __future__ import annotations

import random

import pytest
from serving import InThread

pytestmark = pytest.mark.usefixtures("sketches")


def test_to_all_before_a_screen_it_is_one_question_however_many_are_answered(server: InThread) -> None:
    answered = 0
    for seed in range(6):
        players, _ = server.create(game="stalk", seats=3, you=[0, 1, 2], seed=seed, pace="none", bots="random")
        hero, luck = players[0], random.Random(seed)
        for _ in range(60):
            frame = hero.look()
            if frame["over"]:
                break
            screened = frame["decision"]["prompt"] == "screen"
            if screened:
                assert frame["expected"] == [1, 2] and frame["decision"]["moves"] is None and frame["closes"] is None
            asked = next((player for player in players if player.look()["seat"] is not None), hero)
            if asked is hero and screened:  # all have answered, and the question closes
                continue
            if asked is not hero:
                assert screened
            shown = asked.look()
            move = luck.choice(shown["decision"]["moves"])["move"]
            assert asked.post(shown["number"], move).status_code == 200
            after = hero.look()
            if screened and after["number"] == frame["number"] and after["decision"] == frame["decision"]:
                assert after == frame  # nothing that a hero could notice
                answered += 1
    assert answered > 20


def test_what_is_veiled_is_in_no_catalogue_and_in_no_answer_before_an_event_says_it(server: InThread) -> None:
    shown = server.http.get("/api/games/drift/cards").text
    assert "story" in shown and "outcome" not in shown
    players, _ = server.create(game="drift", seats=2, you=[0, 1], seed=1, pace="none", bots="random")
    luck, told = random.Random(1), 0
    for _ in range(80):
        frames = [player.look() for player in players]
        if frames[0]["over"]:
            break
        told = players[0].get("/log").text.count("outcome_told")
        if not told:
            assert all("outcome" not in str(frame) for frame in frames)
        asked = next(seat for seat, frame in enumerate(frames) if frame["seat"] is not None)
        move = luck.choice(frames[asked]["decision"]["moves"])["move"]
        assert players[asked].post(frames[asked]["number"], move).status_code == 200
    assert told
