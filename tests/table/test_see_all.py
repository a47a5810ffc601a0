"""Watchers who see all: only with every seat's word, only what the seats see, and no longer than all of them want."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import httpx
import pytest
from serving import InThread, Player, made_older
from test_reactions import asked_of
from test_watching import played, waiting

from undertow import registry
from undertow.table import seeing
from undertow.table.sitters import Sitter, hashed
from undertow.table.store import Loaded
from undertow.table.watching import written

OWN = {"you", "through", "seat", "decision", "orders", "undo", "host"}  # of a frame: who reads it, what they may do


def ask(player: Player, name: str = "Wanda") -> httpx.Response:
    path = f"/api/tables/{player.table}/see-all"
    return player.server.http.post(path, headers=player.headers, json={"name": name})


def answer(player: Player, watcher: int, agrees: bool) -> int:
    path = f"/api/tables/{player.table}/see-all/{watcher}"
    return player.server.http.post(path, headers=player.headers, json={"agrees": agrees}).status_code


def call(player: Player, path: str, body: Any = None, **more: Any) -> httpx.Response:
    return player.server.http.post(f"/api/tables/{player.table}{path}", headers=player.headers, json=body or {}, **more)


def asking(server: InThread, table: str, name: str = "Wanda") -> tuple[Player, int]:
    """Somebody with a key who waits for an answer."""
    told = ask(Player(server, table), name)
    assert told.status_code == 201, told.text
    return Player(server, table, told.json()["token"]), told.json()["watcher"]


def admitted(server: InThread, players: list[Player]) -> tuple[Player, int]:
    """Somebody who sees all."""
    onlooker, watcher = asking(server, players[0].table)
    assert [answer(player, watcher, True) for player in players] == [204] * len(players)
    assert onlooker.look(through=0)["through"] == 0
    return onlooker, watcher


def play(players: list[Player], moves: int, luck: random.Random) -> None:
    for _ in range(moves):
        seat, frame = asked_of(players)
        if seat >= 0:
            players[seat].post(frame["number"], luck.choice(frame["decision"]["moves"])["move"])


def body(frame: dict[str, Any]) -> str:
    """A frame without what says who reads it, as bytes are compared."""
    return written({key: value for key, value in frame.items() if key not in OWN})


def is_blind(onlooker: Player, seats: int = 3) -> bool:
    """Whether somebody with a key is told what a spectator is told, by every way there is."""
    spectator = Player(onlooker.server, onlooker.table)
    for seat in range(seats):
        for path in ("", "/log", "/notes"):
            if onlooker.get(path, through=seat, sections=True).content != spectator.get(path, sections=True).content:
                return False
    return True


# -- consent -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", registry.own())
def test_every_seat_has_to_agree_and_then_each_view_is_the_seats_own(server: InThread, game: str) -> None:
    players, data = server.create(game=game, you=[0, 1, 2], seed=5, pace="none")
    play(players, 40, random.Random(5))
    onlooker, watcher = asking(server, data["table"])
    assert is_blind(onlooker)
    for left, player in enumerate(players):
        assert onlooker.look()["see_all"] == [
            {"watcher": watcher, "name": "Wanda", "admitted": False, "waiting": [0, 1, 2][left:]}
        ]
        assert is_blind(onlooker), "one seat's word is not enough"
        assert answer(player, watcher, True) == 204
    everybody = [*players, Player(server, data["table"]), onlooker]
    assert all(each.look()["see_all"][0]["admitted"] for each in everybody), "nobody is left in the dark about it"
    for seat, player in enumerate(players):
        for lang in ("en", "de", "pl"):
            seen = onlooker.look(through=seat, lang=lang, sections=True)
            own = player.look(lang=lang, sections=True)
            assert body(seen) == body(own)
            assert written(seen["view"]) == written(own["view"])
            assert onlooker.get("/log", through=seat, lang=lang).content == player.get("/log", lang=lang).content
            assert onlooker.get("/notes", through=seat, lang=lang).content == player.get("/notes", lang=lang).content
        assert (seen["you"], seen["through"], seen["seat"], seen["host"]) == (None, seat, None, False)
        assert seen["orders"] == [] and seen["undo"] is None and (seen["decision"] or {}).get("moves") is None
    assert onlooker.look()["view"] == Player(server, data["table"]).look()["view"], "without a wish: a spectator"
    views = {written(onlooker.look(through=seat)["view"]) for seat in range(3)}
    assert len(views) == 3 or game != "unfathomable", "there views differ, so that the test could fail"


def test_live_frames_are_the_seats_own_and_the_seat_looked_through_can_be_changed(server: InThread) -> None:
    players, data = server.create(game="unfathomable", you=[0, 1, 2], seed=6, pace="none")
    play(players, 20, random.Random(6))
    onlooker, watcher = asking(server, data["table"])
    with onlooker.live() as live, players[1].live() as own, players[2].live() as other:
        first = live.hear_all()[-1]
        assert first["through"] is None
        live.say({"lang": "en", "through": 1})
        assert live.hear_all()[-1]["through"] is None, "nobody has agreed yet"
        for player in players:
            answer(player, watcher, True)
        seen, mine, theirs = live.hear_all()[-1], own.hear_all()[-1], other.hear_all()[-1]
        assert seen["fresh"] and seen["through"] == 1 and seen["view"] == mine["view"]
        play(players, 6, random.Random(7))
        heard, told = live.hear_all(), own.hear_all()
        assert written(heard[-1]["view"]) == written(told[-1]["view"])
        assert [event for each in heard for event in each["events"]] == [
            event for each in told for event in each["events"]
        ], "its log is that seat's log"
        live.say({"lang": "en", "through": 2})
        seen, theirs = live.hear_all()[-1], (other.hear_all() or [theirs])[-1]
        assert seen["fresh"] and seen["through"] == 2 and written(seen["view"]) == written(theirs["view"])
        live.say({"number": seen["number"], "move": 0})
        assert live.hear_all()[-1]["status"] == 401, "whoever sees all answers nothing"


def test_bots_agree_by_themselves_and_are_seen_through_too(server: InThread) -> None:
    (player,), data = server.create(game="unfathomable", you=[0], seed=3, pace="none")
    onlooker, watcher = asking(server, data["table"])
    assert onlooker.look()["see_all"][0]["waiting"] == [0]
    assert answer(player, watcher, True) == 204
    player.until_asked()
    room = server.house.rooms[data["table"]]
    for seat in range(3):
        assert onlooker.look(through=seat)["view"] == json.loads(written(room.state.view(seat)))


def test_an_open_seat_agrees_to_nothing_until_somebody_sits_there(server: InThread) -> None:
    (player,), data = server.create(game="unfathomable", you=[0], open=[1], seed=3, pace="none")
    onlooker, watcher = asking(server, data["table"])
    answer(player, watcher, True)
    assert onlooker.look()["see_all"][0]["waiting"] == [1] and is_blind(onlooker)
    with_key = call(onlooker, "/join", {"join": data["join"]})
    assert with_key.status_code == 403, "who asks to see all takes no seat"
    path = f"/api/tables/{data['table']}/invitation"
    assert server.http.delete(path, headers=player.headers).status_code == 204
    assert onlooker.look(through=1)["through"] == 1, "a bot sits there now"


# -- the end of it -----------------------------------------------------------------------------------------------------


def test_any_seat_ends_it_at_any_time_at_once_and_for_good(server: InThread) -> None:
    players, data = server.create(game="unfathomable", you=[0, 1, 2], seed=4, pace="none")
    play(players, 20, random.Random(4))
    for seat in range(3):
        onlooker, watcher = admitted(server, players)
        with onlooker.live() as live:
            live.say({"lang": "en", "through": (seat + 1) % 3})
            assert live.hear_all()[-1]["through"] == (seat + 1) % 3
            assert answer(players[seat], watcher, False) == 204
            last = live.hear_all()[-1]
            assert last["fresh"] and last["through"] is None and last["see_all"] == []
            assert last["view"] == Player(server, data["table"]).look()["view"]
            play(players, 3, random.Random(seat))
            assert all(each["through"] is None for each in live.hear_all())
        assert onlooker.get(through=seat).status_code == 401, "the key opens nothing any more"
        assert answer(players[seat], watcher, True) == 404, "and nobody can agree to it again"


def test_what_waits_for_a_slow_reader_is_gone_when_it_sees_all_no_longer(server: InThread) -> None:
    players, data = server.create(game="unfathomable", you=[0, 1, 2], seed=4, pace="none")
    _, watcher = admitted(server, players)
    room = server.house.rooms[data["table"]]

    async def slowly() -> list[Any]:
        page = room.watch(-1, "en", False, (watcher, 1))
        room.greet_seat(0)
        assert json.loads(page.queue.waiting[-1][0] or "")["through"] == 1
        await server.house.seeing.answer(room, 2, watcher, False)
        room.leave(page)
        return [json.loads(text)["through"] for text, _ in page.queue.waiting if text]

    assert asyncio.run_coroutine_threadsafe(slowly(), server.loop).result(10) == [None]


def test_what_a_seat_ends_in_another_process_is_over_here_before_a_move_is_told() -> None:
    room = played("unfathomable", 40)
    agreed = {str(seat): hashed(f"key {seat}") for seat in range(3)}
    one = {"n": 0, "name": "W", "hash": hashed("w"), "agreed": agreed, "until": None}
    room.onlookers.kept = {"next": 1, "asked": [one]}
    page = room.watch(-1, "en", False, (0, 1))
    assert (
        waiting(page)[-1]["view"]
        == json.loads(written(room.state.view(1)))
        != json.loads(written(room.state.view(None)))
    )
    sitters = [{"kind": "person", "bot": "random", "name": "", "token_hash": agreed[str(n)]} for n in range(3)]
    row = {"touched": 0.0, "more": 0.0, "more_seq": 0, "more_by": None, "vote": None, "join_hash": None}
    row["see_all"] = {"next": 1, "asked": []}
    seat, move = room.state.seat, random.Random(1).choice(room.state.moves)
    made: Any = {"seq": room.ledger.seq, "seat": seat, "number": 40, "move": move, "kind": "move"}
    loaded: Any = Loaded(row, sitters, None, [made], [], [], [], [], set())  # type: ignore[arg-type]
    page.queue.waiting.clear()
    room.follow(loaded, telling=True)
    room.tell()
    told = waiting(page)
    assert told and all(each["through"] is None for each in told)
    assert told[-1]["view"] == json.loads(written(room.state.view(None)))


def test_a_watcher_can_stop_it_too(server: InThread) -> None:
    players, data = server.create(you=[0, 1, 2], seed=4, pace="none")
    onlooker, _ = admitted(server, players)
    path = f"/api/tables/{data['table']}/see-all"
    assert server.http.delete(path, headers=players[0].headers).status_code == 404, "a seat says it by its own way"
    assert server.http.delete(path, headers=onlooker.headers).status_code == 204
    assert players[0].look()["see_all"] == [] and onlooker.get().status_code == 401


@pytest.mark.parametrize("change", ["leave", "token"])
def test_a_seat_that_changes_hands_is_asked_again(server: InThread, change: str) -> None:
    players, data = server.create(game="unfathomable", you=[0, 1, 2], seed=8, pace="none")
    play(players, 20, random.Random(8))
    onlooker, watcher = admitted(server, players)
    done = call(players[1], f"/{change}")
    assert done.status_code in (200, 204)
    assert is_blind(onlooker) and onlooker.look()["see_all"][0]["waiting"] == [1]
    if change == "leave":
        assert answer(players[1], watcher, True) == 403, "nobody agrees who is away"
        assert call(players[1], "/return").status_code == 204
    else:
        players[1] = Player(server, data["table"], done.json()["token"])
    assert answer(players[0], watcher, True) == 204, "another seat's word changes nothing"
    assert is_blind(onlooker) and onlooker.look()["see_all"][0]["waiting"] == [1], "what was said before counts no more"
    assert answer(players[1], watcher, True) == 204
    assert onlooker.look(through=1)["view"] == players[1].look()["view"]


def test_what_a_seat_agreed_to_holds_for_the_key_it_had_then() -> None:
    sitters = [
        Sitter("person", "", "", hashed("a")),
        Sitter("person", "", "", hashed("b")),
        Sitter("bot", "", "", None),
    ]
    one = {"n": 0, "name": "W", "hash": hashed("w"), "agreed": {"0": hashed("a"), "1": hashed("b")}, "until": None}
    onlookers = seeing.Onlookers(sitters, {"next": 1, "asked": [one]})
    assert onlookers.through(onlookers.of("w"), 1) == 1 and onlookers.through(0, 3) is onlookers.through(1, 0) is None
    for seat, other in (
        (1, Sitter("person", "", "", hashed("c"))),
        (1, Sitter("bot", "", "", hashed("b"))),
        (2, Sitter("open", "", "", None)),
        (2, Sitter("person", "", "", hashed("d"))),
    ):
        was, sitters[seat] = sitters[seat], other
        assert onlookers.through(0, 1) is None and onlookers.shown()[0]["waiting"] == [seat]
        sitters[seat] = was
    assert onlookers.through(0, 1) == 1


def test_a_bots_seat_that_is_opened_is_asked_who_sits_there_then(server: InThread) -> None:
    (player,), data = server.create(game="unfathomable", you=[0], seed=8, pace="none")
    onlooker, watcher = admitted(server, [player])
    assert call(player, "/open", {"seat": 2}).status_code == 204
    assert is_blind(onlooker)
    code = call(player, "/invitation").json()["join"]
    key = call(Player(server, data["table"]), "/join", {"join": code}).json()["token"]
    assert is_blind(onlooker)
    assert answer(Player(server, data["table"], key), watcher, True) == 204
    assert onlooker.look(through=2)["through"] == 2


def test_what_is_not_answered_in_time_is_over(server: InThread, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seeing, "PATIENCE", 0.4)
    players, data = server.create(you=[0, 1, 2], seed=4, pace="none")
    onlooker, watcher = asking(server, data["table"])
    assert [answer(player, watcher, True) for player in players[:2]] == [204, 204]
    with players[0].live() as live:
        assert live.hear()["see_all"]
        assert live.hear()["see_all"] == [], "everybody is told so"
    assert answer(players[2], watcher, True) == 404 and onlooker.get().status_code == 401


def test_it_outlives_the_server(start: Any, db: str) -> None:
    server = start(InThread, db)
    players, _ = server.create(game="unfathomable", you=[0, 1, 2], seed=9, pace="none")
    onlooker, watcher = admitted(server, players)
    waits, second = asking(server, players[0].table, "Otto")
    server.stop()
    again = start(InThread, db)
    for each in (*players, onlooker, waits):
        each.server = again
    assert onlooker.look(through=2)["view"] == players[2].look()["view"]
    assert is_blind(waits) and players[0].look()["see_all"][1]["name"] == "Otto"
    assert answer(players[0], watcher, False) == 204 and onlooker.get().status_code == 401
    again.stop()
    third = start(InThread, db)
    for each in (*players, onlooker):
        each.server = third
    assert onlooker.get().status_code == 401, "and so does the end of it"
    assert third.house.store and asking(third, players[0].table, "Ute")[1] > second, "no number comes twice"


def test_a_database_from_before_has_nobody_who_sees_all(start: Any, db: str) -> None:
    first = start(InThread, db)
    players, data = first.create(you=[0, 1, 2], seed=9, pace="none")
    first.stop()
    made_older(db, "0006")
    again = start(InThread, db)
    assert Player(again, data["table"], players[0].token).look()["see_all"] == []


# -- who does not get in -----------------------------------------------------------------------------------------------


def test_neither_a_seats_key_nor_none_sees_through_others(server: InThread) -> None:
    players, data = server.create(game="unfathomable", you=[0, 1, 2], seed=10, pace="none")
    play(players, 20, random.Random(10))
    admitted(server, players)
    spectator = Player(server, data["table"])
    assert is_blind(spectator)
    assert players[0].get(through=1).content == players[0].get().content
    assert players[0].get("/log", through=1).content == players[0].get("/log").content
    with spectator.live() as live, players[0].live() as own:
        live.say({"lang": "en", "through": 1})
        own.say({"lang": "en", "through": 1})
        seen, mine = live.hear_all()[-1], own.hear_all()[-1]
        assert seen["through"] is mine["through"] is None
        assert seen["view"] == spectator.look()["view"] and mine["view"] == players[0].look()["view"]


def test_the_key_opens_no_seat_and_no_other_table(server: InThread) -> None:
    players, _ = server.create(game="unfathomable", you=[0, 1, 2], seed=10, pace="none", talk="chat")
    onlooker, _ = admitted(server, players)
    number = players[0].look()["number"]
    for path, said in {
        "/moves": {"number": number, "move": 0}, "/say": {"text": "psst"}, "/undo": {}, "/vote": {"agrees": True},
        "/leave": {}, "/token": {}, "/more-time": {}, "/open": {"seat": 1}, "/invitation": {},
        "/orders": {"prompt": "x", "move": 0}, "/see-all/0": {"agrees": True},
    }.items():  # fmt: skip
        assert call(onlooker, path, said).status_code == 401, path
    assert onlooker.get("/why").status_code == 401
    assert onlooker.get("/replay", seat=1).status_code == 403
    _, other = server.create(you=[0], seed=1)
    assert Player(server, other["table"], onlooker.token).get().status_code == 401
    assert players[0].look()["said"] == []


def test_who_sits_here_or_asks_already_does_not_ask(server: InThread) -> None:
    players, data = server.create(you=[0, 1, 2], seed=10, pace="none")
    assert ask(players[0]).status_code == 403
    onlooker, _ = asking(server, data["table"])
    assert ask(onlooker).status_code == 403
    stranger = Player(server, data["table"])
    assert ask(stranger, " ").status_code == ask(stranger, "\u202ex").status_code == 422
    assert ask(stranger, "x" * 400).status_code == 422


def test_nobody_sees_all_at_a_table_that_is_sealed(server: InThread) -> None:
    _, data = server.create(game="unfathomable", you=[0, 1, 2], sealed=True, pace="none")
    refused = ask(Player(server, data["table"]))
    assert refused.status_code == 403 and "sealed" in refused.json()["message"]


def test_few_may_ask_and_no_two_have_one_name(server: InThread) -> None:
    players, data = server.create(you=[0, 1, 2], seed=10, pace="none", names={"0": "Wanda"})
    stranger = Player(server, data["table"])
    for _ in range(2):
        _, one = asking(server, data["table"])
        _, two = asking(server, data["table"])
        assert ask(stranger).status_code == 429, "two wait already"
        for watcher in (one, two):
            for player in players:
                assert answer(player, watcher, True) == 204
    assert [each["name"] for each in players[0].look()["see_all"]] == ["Wanda 2", "Wanda 3", "Wanda 4", "Wanda 5"]
    assert ask(stranger).status_code == 429, "four see all"
    answer(players[0], 0, False)
    for _ in range(2):
        _, more = asking(server, data["table"])
        answer(players[0], more, False)
    assert ask(stranger).status_code == 429, "and whoever is refused does not ask on and on"


def test_one_key_is_for_one_person(server: InThread) -> None:
    players, _ = server.create(you=[0, 1, 2], seed=10, pace="none")
    onlooker, _ = admitted(server, players)
    with onlooker.live() as one, onlooker.live() as two, onlooker.live() as three:
        assert all(each.hear()["fresh"] for each in (one, two, three))
        with onlooker.live() as four:
            assert four.hear()["status"] == 429
