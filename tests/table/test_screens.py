"""A team that acts behind a screen: what the others see of it over HTTP."""

from __future__ import annotations

import random

import stalk
from serving import InThread

from undertow.registry import register

register(stalk.GAME)


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
