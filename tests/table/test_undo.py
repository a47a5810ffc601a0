"""Taking back: with a reason, with the same chance again, and never a step back in anybody's count."""

from __future__ import annotations

import random

import pytest
from serving import InThread, Player
from test_reactions import asked_of

from night import night
from undertow import Record, registry
from undertow.table.notes import QUIET

every_game = pytest.mark.parametrize("game", sorted(registry.OWN))


def undo(player: Player) -> int:
    return player.server.http.post(f"/api/tables/{player.table}/undo", headers=player.headers).status_code


def vote(player: Player, agrees: bool) -> int:
    url = f"/api/tables/{player.table}/undo/vote"
    return player.server.http.post(url, headers=player.headers, json={"agrees": agrees}).status_code


@every_game
def test_alone_against_bots_one_goes_back_without_limit_and_meets_the_same_chance(server: InThread, game: str) -> None:
    (player,), _ = server.create(game=game, seed=8)
    luck = random.Random(8)
    made: list[tuple[dict, int]] = []
    for _ in range(15):
        frame = player.until_asked()
        move = luck.choice(frame["decision"]["moves"])["move"]
        made.append((frame, move))
        player.post(frame["number"], move)
    end = player.until_asked()
    number = end["number"]
    for frame, _ in reversed(made):
        assert player.look()["undo"]["free"]
        assert undo(player) == 204
        back = player.until_asked()
        assert back["number"] > number, "numbers never go back"
        number = back["number"]
        assert back["view"] == frame["view"] and back["decision"]["moves"] == frame["decision"]["moves"]
    assert undo(player) == 403, "there is nothing left to take back"
    for _, move in made:
        frame = player.until_asked()
        assert player.post(frame["number"], move).status_code == 200
    again = player.until_asked()
    assert again["view"] == end["view"], "the same moves meet the same chance"
    notes = [note["kind"] for note in again["notes"]]
    assert set(notes) <= {"undone", QUIET} and "undone" in notes


def test_an_undo_is_shown_to_everybody_at_once(server: InThread) -> None:
    (player,), data = server.create(seed=8)
    with Player(server, data["table"]).live("de") as live:
        first = live.hear()
        frame = player.until_asked()
        player.post(frame["number"], frame["decision"]["moves"][0]["move"])
        player.until_asked()
        live.hear_all()
        undo(player)
        frames = [each for each in live.hear_all() if each["fresh"]]
        assert frames and frames[0]["number"] > first["number"]
        assert "zurückgenommen" in frames[0]["notes"][-1]["text"]


def test_with_people_it_needs_their_vote_once_others_have_decided(server: InThread) -> None:
    players, _ = server.create(you=[0, 1], seats=2, seed=3, pace="none")
    luck = random.Random(3)
    for _ in range(12):
        seat, frame = asked_of(players)
        players[seat].post(frame["number"], luck.choice(frame["decision"]["moves"])["move"])
    seat, frame = asked_of(players)
    other = 1 - seat
    state = players[other].look()
    assert not state["undo"]["free"] and state["undo"]["vote"] and state["undo"]["why"]
    assert undo(players[other]) == 204
    assert players[seat].look()["vote"] == {"seat": other, "waiting": [seat]}
    assert vote(players[other], True) == 403, "one cannot agree with oneself"
    assert vote(players[seat], False) == 204
    assert players[seat].look()["vote"] is None and players[seat].look()["number"] == frame["number"]
    undo(players[other])
    assert vote(players[seat], True) == 204
    assert players[seat].look()["number"] > frame["number"]
    assert players[seat].look()["notes"][-1]["kind"] == "undone"


@pytest.mark.parametrize("game", ["abyss", *night("unfathomable")])
def test_the_record_of_a_game_with_undos_is_the_game_that_counted(server: InThread, game: str) -> None:
    (player,), _ = server.create(game=game, seed=9)
    luck = random.Random(9)
    while True:
        frame = player.until_asked()
        if frame["over"]:
            break
        player.post(frame["number"], luck.choice(frame["decision"]["moves"])["move"])
        if luck.random() < 0.15 and player.until_asked() and not player.look()["over"]:
            undo(player)
    record = Record.parse(player.get("/record").text)
    assert list(record.replay().result.data()["scores"]) == frame["result"]["scores"]


@every_game
def test_a_table_with_undos_is_the_same_after_a_restart(start: object, db: str, game: str) -> None:
    server = start(InThread, db)  # type: ignore[operator]
    (player,), _ = server.create(game=game, seed=9)
    luck = random.Random(9)
    for _ in range(40):
        frame = player.until_asked()
        if frame["over"]:
            break
        player.post(frame["number"], luck.choice(frame["decision"]["moves"])["move"])
        if luck.random() < 0.2:
            player.until_asked()
            undo(player)
    before = player.until_asked()
    server.stop()
    again = start(InThread, db)  # type: ignore[operator]
    after = Player(again, player.table, player.token).until_asked()
    assert after == before
