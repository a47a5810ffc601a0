"""The live connection."""

from __future__ import annotations

import random

import pytest
from serving import InThread, Live, Player

from found import OWN
from undertow import registry
from undertow.table import wire

every_game = pytest.mark.parametrize("game", registry.own())


def answer_once(player: Player, live: Live, luck: random.Random) -> list[dict]:
    frame = player.until_asked()
    move = luck.choice(frame["decision"]["moves"])["move"]
    live.say({"number": frame["number"], "move": move})
    heard = [live.hear()]
    while all(each["type"] == "state" for each in heard):
        heard.append(live.hear())
    player.until_asked()
    return heard + live.hear_the_rest()


def test_the_first_frame_is_fresh_and_has_the_whole_log(server: InThread) -> None:
    (player,), _ = server.create(seed=1)
    player.until_asked()
    with player.live("de") as live:
        frame = live.hear()
        wire.Frame.model_validate(frame)
        assert frame["fresh"] and frame["lang"] == "de"
        assert [event["text"] for event in frame["events"]] == [e["text"] for e in player.get("/log", lang="de").json()]


@pytest.mark.parametrize("game", OWN)
def test_frames_add_up_to_the_log_and_numbers_only_rise(server: InThread, game: str) -> None:
    (player,), _ = server.create(game=game, seed=4)
    player.until_asked()
    luck = random.Random(4)
    with player.live() as live:
        heard = live.hear_all()
        for _ in range(12):
            heard += answer_once(player, live, luck)
        frames = [each for each in heard if each["type"] == "state"]
        for frame in frames:
            wire.Frame.model_validate(frame)
        assert [each["number"] for each in frames] == sorted(each["number"] for each in frames)
        told = [event for frame in frames for event in frame["events"]]
        assert [event["number"] for event in told] == list(range(len(told)))
        assert told == player.get("/log").json()
        assert sum(each["type"] == "ack" for each in heard) == 12
        assert frames[-1]["view"] == player.look()["view"]


def test_each_move_of_a_bot_is_a_frame_of_its_own(server: InThread) -> None:
    (player,), _ = server.create(seed=4)
    luck = random.Random(4)
    with player.live() as live:
        live.hear_all()
        many = [answer_once(player, live, luck) for _ in range(12)]
        assert max(len(frames) for frames in many) > 3


@every_game
def test_the_language_switches_in_mid_game_log_included(server: InThread, game: str) -> None:
    (player,), _ = server.create(game=game, seed=2)
    luck = random.Random(2)
    with player.live("en") as live:
        live.hear_all()
        for _ in range(3):
            answer_once(player, live, luck)
        live.say({"lang": "pl"})
        frame = live.hear()
        assert frame["fresh"] and frame["lang"] == "pl"
        assert frame["events"] == player.get("/log", lang="pl").json()


@pytest.mark.parametrize("message", ["", "nonsense", "[]", "{}", '{"number": 1}', '{"number": "1", "move": 2}', '{"lang": "fr"}', '{"number": 1e9, "move": null}'])  # fmt: skip
def test_what_is_no_message_is_refused_and_the_connection_stays(server: InThread, message: str) -> None:
    (player,), _ = server.create(seed=1)
    player.until_asked()
    with player.live("pl") as live:
        live.hear_all()
        live.say(message)
        refused = live.hear()
        wire.Refusal.model_validate(refused)
        assert refused["type"] == "error" and refused["message"] == "Nie da się zrozumieć tej wiadomości."
        live.say({"lang": "en"})
        assert live.hear()["type"] == "state"


def test_a_spectator_hears_and_cannot_move(server: InThread) -> None:
    (player,), data = server.create(seed=1)
    frame = player.until_asked()
    with Player(server, data["table"]).live() as live:
        first = live.hear()
        assert first["you"] is None and first["decision"]["moves"] is None
        live.say({"number": first["number"], "move": frame["decision"]["moves"][0]["move"]})
        assert live.hear()["status"] == 401
        player.post(frame["number"], frame["decision"]["moves"][0]["move"])
        assert live.hear()["type"] == "state"


def test_a_wrong_token_is_told_so(server: InThread) -> None:
    _, data = server.create(seed=1)
    with Player(server, data["table"], "wrong").live("de") as live:
        assert live.hear()["status"] == 401


def test_two_tabs_of_one_seat_hear_the_same(server: InThread) -> None:
    (player,), _ = server.create(seed=6)
    luck = random.Random(6)
    player.until_asked()
    with player.live() as one, player.live() as two:
        one.hear_all(), two.hear_all()
        for _ in range(5):
            here = [each for each in answer_once(player, one, luck) if each["type"] == "state"]
            assert here == [each for each in two.hear_all() if each["type"] == "state"]


def test_whoever_comes_or_goes_is_seen(server: InThread) -> None:
    players, _ = server.create(you=[0, 1], seats=2, seed=1)
    with players[0].live() as one:
        assert [each["here"] for each in one.hear()["players"]] == [True, False]
        with players[1].live():
            assert [each["here"] for each in one.hear()["players"]] == [True, True]
        assert [each["here"] for each in one.hear()["players"]] == [True, False]
