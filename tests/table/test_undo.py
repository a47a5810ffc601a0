"""Taking back: with a reason, with the same chance again, and never a step back in anybody's count."""

from __future__ import annotations

import random

import pytest
from serving import InThread, Player
from test_reactions import asked_of

import undertow
from found import quick_by_day
from undertow import Record, registry
from undertow.table.notes import QUIET

every_game = pytest.mark.parametrize("game", registry.own())


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
        if undo(player) != 204:
            assert undertow.game(game).final, "what was told is never taken back"
            return
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
    assert players[seat].look()["vote"] == {"about": "undo", "seat": other, "of": None, "waiting": [seat]}
    assert vote(players[other], True) == 403, "one cannot agree with oneself"
    assert vote(players[seat], False) == 204
    assert players[seat].look()["vote"] is None and players[seat].look()["number"] == frame["number"]
    undo(players[other])
    assert vote(players[seat], True) == 204
    assert players[seat].look()["number"] > frame["number"]
    assert players[seat].look()["notes"][-1]["kind"] == "undone"


@pytest.mark.parametrize("game", quick_by_day())
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


# -- those who are not there -------------------------------------------------------------------------------------------


def post(player: Player, what: str) -> int:
    return player.server.http.post(f"/api/tables/{player.table}/{what}", headers=player.headers).status_code


def play(players: list[Player], moves: int, luck: random.Random) -> None:
    for _ in range(moves):
        seat, frame = asked_of(players)
        players[seat].post(frame["number"], luck.choice(frame["decision"]["moves"])["move"])


def test_nothing_made_by_somebody_who_has_left_ever_disappears(server: InThread) -> None:
    players, data = server.create(you=[0, 1], seats=2, seed=3, pace="none")
    play(players, 14, random.Random(3))
    one, two = players
    log = two.get("/log").json()
    assert post(two, "leave") == 204
    state = one.until_asked()
    for _ in range(20):
        undo(one)
    room = server.house.rooms[data["table"]]
    assert len(room.state.events) >= len(log) and one.look()["number"] >= state["number"]
    assert post(two, "return") == 204
    assert two.get("/log").json()[: len(log)] == log
    assert undo(one) == 204 and one.look()["vote"] is not None, "now there is somebody to ask"


def test_who_stays_alone_hears_why_nothing_is_taken_back(server: InThread) -> None:
    players, _ = server.create(you=[0, 1], seats=2, seed=3, pace="none")
    play(players, 14, random.Random(3))
    seat, _ = asked_of(players)
    stays, goes = players[1 - seat], players[seat]
    post(goes, "leave")
    stays.until_asked()
    offered = stays.look(lang="de")["undo"]
    assert offered == {"free": False, "vote": False, "why": "Jemand, der zustimmen müsste, ist nicht da."}
    assert undo(stays) == 403 and stays.look()["vote"] is None


def test_two_agree_on_what_a_third_who_is_away_has_no_part_in(server: InThread) -> None:
    players, data = server.create(you=[0, 1, 2], seats=3, seed=5, pace="none")
    luck = random.Random(5)
    play(players, 20, luck)
    *here, gone = players
    made = server.house.rooms[data["table"]].ledger.answered[2]
    post(gone, "leave")
    refused = granted = 0
    for _ in range(12):
        play(here, 3, luck)
    for _ in range(60):
        seat = next(seat for seat, player in enumerate(here) if player.look()["undo"]["vote"])
        status = undo(here[seat])
        if status == 403:
            refused += 1
            break
        assert status == 204 and vote(here[1 - seat], True) == 204
        granted += 1
        for player in here:
            player.look()
    assert granted and refused, "behind what the third did nobody gets"
    assert made and server.house.rooms[data["table"]].ledger.answered[2] >= made


def test_a_vote_ends_when_somebody_who_is_asked_goes(server: InThread) -> None:
    players, _ = server.create(you=[0, 1, 2], seats=3, seed=5, pace="none")
    play(players, 12, random.Random(5))
    seat, _ = asked_of(players)
    asking, *others = (players[(seat + 1) % 3], players[seat], players[(seat + 2) % 3])
    undo(asking)
    assert vote(others[1], True) == 204
    post(others[0], "leave")
    assert asking.look()["vote"] is None and not [note for note in asking.look()["notes"] if note["kind"] == "undone"]


def test_a_vote_never_waits_for_an_open_seat(server: InThread) -> None:
    (host, other), _ = server.create(you=[0, 1], open=[2], seats=3, seed=1, pace="none")
    players = [host, other]
    luck = random.Random(1)
    for _ in range(30):
        frames = [player.look() for player in players]
        if frames[0]["expected"] == [2] or players[0].look()["vote"]:
            break
        seat = frames[0]["expected"][0]
        players[seat].post(frames[seat]["number"], luck.choice(frames[seat]["decision"]["moves"])["move"])
    asking = next(player for player in players if player.look()["undo"]["vote"])
    assert undo(asking) == 204
    waiting = asking.look()["vote"]["waiting"]
    assert waiting and 2 not in waiting
    assert vote(players[waiting[0]], True) == 204 and asking.look()["vote"] is None


def test_who_waits_for_friends_is_alone_until_one_comes(server: InThread) -> None:
    (host,), data = server.create(seats=3, open=[2], seed=1, pace="none")
    luck = random.Random(1)
    frame = host.until_asked()
    while frame["expected"] != [2]:
        if frame["seat"] is not None:
            host.post(frame["number"], luck.choice(frame["decision"]["moves"])["move"])
        frame = host.look()
    assert host.look()["undo"]["free"] and undo(host) == 204
    server.http.post(f"/api/tables/{data['table']}/join", json={"join": data["join"]})
    frame = host.until_asked()
    host.post(frame["number"], luck.choice(frame["decision"]["moves"])["move"])
    assert not host.look()["undo"]["free"] or host.look()["seat"] is not None


def test_what_a_game_declares_final_is_not_taken_back_even_alone(
    server: InThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    (player,), data = server.create(seed=8)
    luck = random.Random(8)
    for _ in range(4):
        frame = player.until_asked()
        player.post(frame["number"], luck.choice(frame["decision"]["moves"])["move"])
    player.until_asked()
    told = {event["event"] for event in player.get("/log").json()}
    room = server.house.rooms[data["table"]]
    monkeypatch.setattr(room.game, "final", frozenset(told))
    assert undo(player) == 403
    monkeypatch.setattr(room.game, "final", frozenset())
    assert undo(player) == 204
