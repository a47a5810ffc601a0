"""Invitations: good for open seats only. A table's secrets survive them, and those who have gone."""

from __future__ import annotations

import random
from typing import Any

import pytest
from serving import InThread, Player
from test_reactions import asked_of

from found import OWN, facts
from undertow.table import wire


def call(player: Player, what: str, body: Any = None, method: str = "POST", lang: str = "en") -> Any:
    url = f"/api/tables/{player.table}/{what}"
    return player.server.http.request(method, url, headers=player.headers, json=body, params={"lang": lang})


def join(server: InThread, data: dict[str, Any], seat: int | None = None, headers: Any = None, code: str = "") -> Any:
    body = {"join": code or data["join"], "seat": seat}
    return server.http.post(f"/api/tables/{data['table']}/join", json=body, headers=headers)


def kinds(player: Player) -> str:
    return " ".join(each["kind"] for each in player.look()["players"])


def guest_of(server: InThread, data: dict[str, Any], **more: Any) -> Player:
    answer = join(server, data, **more)
    assert answer.status_code == 201, answer.text
    return Player(server, data["table"], answer.json()["token"])


# -- what an invitation opens ------------------------------------------------------------------------------------------


def test_an_invitation_opens_the_open_seats_and_dies_with_the_last(server: InThread) -> None:
    (host,), data = server.create(game="unfathomable", seats=5, you=[0], open=[1, 3], seed=1, pace="none")
    assert [join(server, data, seat).status_code for seat in (2, 4, 0)] == [403, 403, 409], "one is open: only that"
    assert join(server, data, 3).json()["seat"] == 3
    assert join(server, data).json()["seat"] == 1
    assert kinds(host) == "person person bot person bot"
    assert join(server, data).status_code == 409, "all open seats are taken"
    assert [join(server, data, seat).status_code for seat in range(5)] == [409, 409, 403, 409, 403]
    assert [join(server, data, seat).status_code for seat in (5, 99, -1)] == [409, 409, 409]
    assert kinds(host) == "person person bot person bot"


def test_a_bots_seat_says_in_three_languages_how_it_can_be_had(server: InThread) -> None:
    (_,), data = server.create(seats=3, open=[1])
    said = set()
    for lang in ("en", "de", "pl"):
        body = {"join": data["join"], "seat": 2}
        refused = server.http.post(f"/api/tables/{data['table']}/join", json=body, params={"lang": lang})
        said.add(refused.json()["message"])
    assert len(said) == 3 and all(sentence.endswith(".") for sentence in said)


def test_who_has_a_seat_here_gets_no_other(server: InThread) -> None:
    (host,), data = server.create(seats=3, open=[1, 2])
    guest = guest_of(server, data)
    for player in (host, guest):
        assert join(server, data, 2, player.headers).status_code == 403
    (stranger,), _ = server.create(seats=2)
    assert join(server, data, 2, stranger.headers).status_code == 201, "a key of another table is no key here"


def test_the_host_makes_a_new_invitation_and_the_old_one_opens_nothing(server: InThread) -> None:
    (host,), data = server.create(seats=3, open=[1, 2])
    guest = guest_of(server, data)
    assert call(guest, "invitation").status_code == 403, "a guest is no host"
    assert call(Player(server, data["table"]), "invitation").status_code == 401
    assert (host.look()["host"], guest.look()["host"]) == (True, False)
    made = call(host, "invitation")
    assert made.status_code == 201 and wire.Invitation.model_validate(made.json()).join != data["join"]
    assert join(server, data).status_code == 403
    server.house.rooms.clear()
    assert join(server, data).status_code == 403, "it is kept in the database"
    assert join(server, data, code=made.json()["join"]).status_code == 201
    assert call(host, "invitation").status_code == 409, "there is no open seat any more"


def test_the_host_closes_the_table_and_bots_take_the_open_seats(server: InThread) -> None:
    (host,), data = server.create(seats=4, open=[1, 2, 3], pace="none")
    guest = guest_of(server, data)
    assert call(guest, "invitation", method="DELETE").status_code == 403
    assert call(host, "invitation", method="DELETE").status_code == 204
    assert kinds(host) == "person person bot bot"
    assert join(server, data).status_code == 403
    names = [each["name"] for each in host.look()["players"]]
    assert len(set(names)) == 4 and "Player 3" not in names
    for lang, word in (("en", "closed"), ("de", "geschlossen"), ("pl", "zamyka")):
        assert word in guest.look(lang=lang)["notes"][-1]["text"]
    before = host.look()
    server.house.rooms.clear()
    assert host.look()["players"] == before["players"] and join(server, data).status_code == 403
    assert call(host, "invitation", method="DELETE").status_code == 409, "nothing is open any more"


# -- the seat of a bot -------------------------------------------------------------------------------------------------


def test_a_bots_seat_is_opened_only_if_all_people_agree(server: InThread) -> None:
    (host,), data = server.create(game="unfathomable", seats=5, open=[1, 2], seed=1, pace="none")
    one, two = guest_of(server, data), guest_of(server, data)
    assert call(one, "open", {"seat": 3}).status_code == 403, "only the host asks"
    assert call(host, "open", {"seat": 3}).status_code == 204
    assert two.look()["vote"] == {"about": "seat", "seat": 0, "of": 3, "waiting": [1, 2]}
    wire.Frame.model_validate(two.look())
    assert call(one, "vote", {"agrees": True}).status_code == 204
    assert kinds(host) == "person person person bot bot", "one has not agreed yet"
    assert call(two, "vote", {"agrees": False}).status_code == 204
    assert kinds(host) == "person person person bot bot" and host.look()["vote"] is None
    assert call(host, "open", {"seat": 3}).status_code == 204
    assert [call(player, "vote", {"agrees": True}).status_code for player in (one, two)] == [204, 204]
    assert kinds(host) == "person person person open bot"
    assert join(server, data, 3).status_code == 403, "the old invitation stays dead"
    code = call(host, "invitation").json()["join"]
    assert join(server, data, code=code).json()["seat"] == 3


def test_a_vote_on_a_seat_outlives_moves_and_a_restart(server: InThread) -> None:
    (host,), data = server.create(seats=3, open=[1], seed=1, pace="none")
    guest = guest_of(server, data)
    players = [host, guest]
    call(host, "open", {"seat": 2})
    luck = random.Random(1)
    for _ in range(3):
        seat, frame = asked_of(players)
        players[seat].post(frame["number"], luck.choice(frame["decision"]["moves"])["move"])
    assert host.look()["vote"]["of"] == 2
    assert call(host, "undo").status_code in (204, 409), "a move taken back is another question"
    server.house.rooms.clear()
    assert host.look()["vote"]["of"] == 2
    assert call(guest, "vote", {"agrees": True}).status_code == 204
    assert kinds(host) == "person person open"


def test_who_is_not_there_agrees_to_nothing(server: InThread) -> None:
    (host,), data = server.create(seats=4, open=[1, 2], seed=1, pace="none")
    one, two = guest_of(server, data), guest_of(server, data)
    call(host, "open", {"seat": 3})
    call(one, "vote", {"agrees": True})
    assert call(two, "leave").status_code == 204
    assert host.look()["vote"] is None, "whoever was waited for has gone"
    refused = call(host, "open", {"seat": 3}, lang="de")
    assert refused.status_code == 403 and "nicht da" in refused.json()["message"]
    assert call(host, "open", {"seat": 2}).status_code == 403, "a person's seat is nobody else's"
    call(two, "return")
    assert call(host, "open", {"seat": 3}).status_code == 204


def test_who_plays_alone_opens_a_bots_seat_at_once(server: InThread) -> None:
    (host,), data = server.create(seats=3, seed=1)
    assert data["join"] is None and call(host, "open", {"seat": 2}).status_code == 204
    assert kinds(host) == "person bot open"
    assert [call(host, "open", {"seat": seat}).status_code for seat in (0, 2, 9)] == [403, 403, 403]
    code = call(host, "invitation").json()["join"]
    assert join(server, data, code=code).json()["seat"] == 2


# -- a seat that was handed over ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", OWN)
def test_a_seat_handed_over_shows_its_view_up_to_that_moment_and_all_of_it_on_return(
    server: InThread, game: str
) -> None:
    players, data = server.create(game=game, seats=3, you=[0, 1, 2], seed=4, pace="none", sealed=False)
    luck = random.Random(4)

    def play(by: list[Player], moves: int) -> None:
        for _ in range(moves):
            seat, frame = asked_of(by)
            by[seat].post(frame["number"], luck.choice(frame["decision"]["moves"])["move"])

    play(players, 40)
    gone, spectator = players[0], Player(server, data["table"])
    own = gone.get("/log").json()
    with gone.live() as live:
        live.hear_all()
        assert call(gone, "leave").status_code == 204
        play(players[1:], 25)
        asked_of(players[1:])  # what the bot and the server answer has been answered
        room = server.house.rooms[data["table"]]
        assert room.state.view(0) != room.state.view(None) or facts(game, "spectator")
        frame, seen = gone.look(), spectator.look()
        assert frame["you"] == 0 and frame["view"] == seen["view"] and frame["number"] == seen["number"]
        assert frame["decision"] == seen["decision"] and frame["seat"] is None and frame["undo"] is None
        assert gone.get("/log").json() == own[: len(gone.get("/log").json())] and len(gone.get("/log").json()) == len(
            own
        )
        late = gone.get("/replay", at=10**6).json()
        assert late["all"] == len(own) and late["events"] == own[-12:]
        assert gone.get("/why").status_code == 403 and gone.post(frame["number"], 0).status_code == 403
        assert call(gone, "more-time").status_code == 403
        heard = [each for each in live.hear_all() if each["type"] == "state"]
        assert heard[0]["fresh"] and heard[-1]["view"] == seen["view"]
        after = [event for each in heard[1:] for event in each["events"]]
        assert heard[0]["events"] + after == spectator.get("/log").json()
        assert call(gone, "return").status_code == 204
        back = [each for each in live.hear_all() if each["type"] == "state"]
        assert back[0]["fresh"] and back[-1]["view"] == room.state.view(0)
    again = gone.look()
    assert again["view"] == room.state.view(0) and len(gone.get("/log").json()) > len(own)


def test_the_key_of_a_seat_in_which_a_bot_plays_moves_nothing(server: InThread) -> None:
    players, data = server.create(seats=2, you=[0, 1], seed=1, pace="none")
    seat, frame = asked_of(players)
    room = server.house.rooms[data["table"]]
    call(players[seat], "leave")
    numbers = range(frame["number"], room.number(seat) + 1)
    answers = [players[seat].post(number, move["move"]) for number in numbers for move in frame["decision"]["moves"]]
    assert {answer.status_code for answer in answers} == {403}
