"""Who may do what: pages from elsewhere, spectators, keys, limits, other people's private things."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import re
import socket
import time
from pathlib import Path
from typing import Any

import pytest
from serving import InThread, Live, Player, Process
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from undertow.table import guard, watching
from undertow.table.guard import Limits

FOREIGN = "http://elsewhere.example"
BROKEN = ["http://[", "http://[::1", "http://]"]


def live_url(server: Any, table: str) -> str:
    return server.url.replace("http", "ws", 1) + f"/api/tables/{table}/live"


# -- pages from elsewhere ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "origin",
    [
        *(FOREIGN, "null", "https://127.0.0.1", "http://127.0.0.1:1", "http://127.0.0.1.elsewhere.example", "file://"),
        *("{url}.elsewhere.example", "{url}0", "{shorter}", "{url}/", "https:{rest}", "ftp:{rest}", "{rest}", ""),
    ],
)
def test_a_foreign_page_may_open_no_live_connection(server: InThread, origin: str) -> None:
    origin = origin.format(url=server.url, shorter=server.url[:-1], rest=server.url.removeprefix("http:"))
    _, data = server.create(seed=1)
    with pytest.raises(InvalidStatus) as refused:
        connect(live_url(server, data["table"]), origin=origin)
    assert refused.value.response.status_code == 403
    answer = server.http.post("/api/tables", json={"game": "abyss"}, headers={"Origin": origin})
    assert answer.status_code == 403 and answer.json()["message"]


def test_our_own_page_may(server: InThread) -> None:
    _, data = server.create(seed=1)
    with connect(live_url(server, data["table"]), origin=server.url) as socket_:
        socket_.send('{"token": null}')
        assert json.loads(socket_.recv(timeout=5))["fresh"]


@pytest.mark.parametrize("origin", BROKEN)
def test_an_origin_that_is_no_address_is_foreign(server: InThread, origin: str) -> None:
    answer = server.http.post("/api/tables", json={"game": "abyss"}, headers={"Origin": origin})
    assert answer.status_code == 403


def test_another_page_may_not_read_the_answers(server: InThread) -> None:
    (player,), data = server.create(seed=1)
    for path in ("/api/games", f"/api/tables/{data['table']}", "/healthz"):
        headers = server.http.get(path, headers={"Origin": FOREIGN, **player.headers}).headers
        assert not [name for name in headers if name.startswith("access-control-")]


@pytest.mark.parametrize("path", ["/", "/t/abc", "/api/games", "/api/nothing", "/healthz", "/metrics", "/openapi.json"])
def test_the_policy_of_every_answer_allows_nothing_unsafe(server: InThread, path: str) -> None:
    for answer in (server.http.get(path), server.http.post(path, content=b"x" * 100_000), server.http.delete(path)):
        policy = answer.headers["content-security-policy"]
        parts = dict(part.split(" ", 1) for part in policy.split("; "))
        assert (
            parts["default-src"] == "'none'"
            and parts["script-src"] == parts["style-src"] == parts["connect-src"] == "'self'"
        )
        assert parts["frame-ancestors"] == parts["base-uri"] == parts["form-action"] == "'none'"
        assert not re.search(r"unsafe|\*|http:|https:|blob:", policy)
        assert (
            answer.headers["x-content-type-options"] == "nosniff" and answer.headers["referrer-policy"] == "no-referrer"
        )
        assert "set-cookie" not in answer.headers


@pytest.mark.parametrize(
    "name",
    [
        "%2e%2e/app.py",
        "..%2fapp.py",
        "assets/..%2f..%2fapp.py",
        "assets/%2e%2e/%2e%2e/app.py",
        ".env",
        "%00",
        "a\\..\\app.py",
    ],
)
def test_nothing_but_the_page_is_served(server: InThread, name: str) -> None:
    answer = server.http.get(f"/{name}")
    assert answer.status_code in (200, 404) and "create_app" not in answer.text


def test_a_long_address_is_no_fault(server: InThread) -> None:
    assert server.http.get("/" + "a" * 300).status_code < 500


# -- spectators --------------------------------------------------------------------------------------------------------


def test_a_spectator_cannot_become_a_seat(server: InThread) -> None:
    players, data = server.create(seats=3, you=[0, 1], open=[2], seed=1, pace="none")
    (stranger,), elsewhere = server.create(seed=1)
    paths = server.http.get("/openapi.json").json()["paths"]
    calls = [(method, path) for path in paths if "{table}" in path for method in paths[path]]
    before = [player.get().text for player in players]
    bodies = {
        "moves": {"number": 0, "move": 0},
        "orders": {"prompt": "offer", "move": 0},
        "vote": {"agrees": True},
        "play-on": {"at": 0, "seat": 1},
        "say": {"signal": "hello"},
        "{watcher}": {"agrees": True},
    }
    assert len(calls) > 15
    for method, path in calls:
        if (method, path.rsplit("/", 1)[1]) == ("post", "see-all"):
            continue  # whoever watches may ask, so often (test_see_all.py)
        url = path.format(table=data["table"], id=1, watcher=0)
        body = bodies.get(path.rsplit("/", 1)[1])
        if path.endswith("/join"):
            codes = [elsewhere["join"] or "", players[0].token, stranger.token, data["table"], ""]
            answers = [
                server.http.post(url, json={"join": code, "seat": seat}) for code in codes for seat in (None, 0, 2)
            ]
            assert {answer.status_code for answer in answers} == {403}
            continue
        nobody = server.http.request(method, url, json=body)
        foreign = server.http.request(method, url, json=body, headers=stranger.headers)
        if path.endswith("/see-all"):
            assert (nobody.status_code, foreign.status_code) == (404, 404), "who sees nothing gives up nothing"
            continue
        if method == "get" and not path.endswith("/why"):
            assert nobody.status_code in (200, 403) and '"hand":[]' in (
                nobody.text if "view" in nobody.text else '"hand":[]'
            )
        else:
            assert nobody.status_code in ((401, 403) if path.endswith("/play-on") else (401,)), path
        assert foreign.status_code == (403 if path.endswith("/play-on") else 401), path  # that one opens another table
    assert [player.get().text for player in players] == before


def test_a_key_of_another_table_opens_no_live_connection(server: InThread) -> None:
    _, data = server.create(seed=1)
    (stranger,), _ = server.create(seed=1)
    for token in (stranger.token, data["table"], "", "x" * 80):
        with Player(server, data["table"]).live() as live:
            live.hear()
        with Live(server, data["table"], token, "en") as live:
            assert live.hear()["status"] == 401
            with pytest.raises(ConnectionClosed):
                live.hear()


def test_nobody_looks_back_through_the_eyes_of_another_before_the_end(server: InThread) -> None:
    (one, two), data = server.create(seats=2, you=[0, 1], seed=1, pace="none")
    for player in (one, two, Player(server, data["table"])):
        own = player.look()["you"]
        for seat in (-1, 0, 1, 2, 16):
            mine = seat == (-1 if own is None else own)
            assert player.get("/replay", seat=seat).status_code == (200 if mine else 403)
        assert player.get("/record").status_code == 403


# -- keys --------------------------------------------------------------------------------------------------------------


def test_keys_are_long_and_all_different(server: InThread) -> None:
    tokens = []
    for _ in range(5):
        players, data = server.create(seats=4, you=[0, 1, 2], open=[3])
        tokens += [*(player.token for player in players), data["join"]]
        assert all(len(player.token) >= 32 for player in players) and len(data["join"]) >= 16
    assert len(set(tokens)) == len(tokens) and not any(
        one != two and one.startswith(two) for one in tokens for two in tokens
    )


def test_an_invitation_is_no_key_and_neither_is_in_any_frame(server: InThread) -> None:
    (host,), data = server.create(seats=2, open=[1])
    code = data["join"]
    assert Player(server, data["table"], code).get().status_code == 401
    assert server.http.post(f"/api/tables/{data['table']}/join", json={"join": host.token}).status_code == 403
    guest = server.http.post(f"/api/tables/{data['table']}/join", json={"join": code}).json()["token"]
    for viewer in (host, Player(server, data["table"], guest), Player(server, data["table"])):
        texts = [viewer.get(path).text for path in ("", "/log", "/why", "/replay")]
        assert not any(secret in text for secret in (code, guest, host.token) for text in texts)


def test_a_renewed_key_opens_and_the_old_one_does_not(server: InThread) -> None:
    (player,), data = server.create(seed=1)
    old = Player(server, data["table"], player.token)
    answer = server.http.post(f"/api/tables/{data['table']}/token", headers=player.headers)
    new = Player(server, data["table"], answer.json()["token"])
    assert new.token != old.token and new.look()["you"] == 0
    assert old.get().status_code == 401 and old.post(0, 0).status_code == 401
    assert server.http.post(f"/api/tables/{data['table']}/token", headers=old.headers).status_code == 401
    with old.live() as live:
        assert live.hear()["status"] == 401


def test_a_renewed_key_ends_connections_that_were_opened_with_the_old_one(server: InThread) -> None:
    (player,), data = server.create(seed=1)
    player.until_asked()
    with player.live() as thief:
        frame = thief.hear_all()[-1]
        new = server.http.post(f"/api/tables/{data['table']}/token", headers=player.headers).json()["token"]
        with pytest.raises((ConnectionClosed, TimeoutError)):
            thief.say({"number": frame["number"], "move": frame["decision"]["moves"][0]["move"]})
            while thief.hear(1)["type"] != "ack":
                pass
    assert Player(server, data["table"], new).look()["number"] == frame["number"]


def test_a_key_is_in_no_address_and_counts_in_none(server: InThread) -> None:
    (player,), data = server.create(seed=1)
    described = server.http.get("/openapi.json").json()
    parameters = [
        each["name"]
        for path in described["paths"].values()
        for call in path.values()
        for each in call.get("parameters", [])
    ]
    assert parameters and not [name for name in parameters if re.search("token|key|join|auth", name)]
    for name in ("token", "access_token", "authorization", "key"):
        assert Player(server, data["table"]).get(**{name: player.token}).json()["you"] is None
    assert (
        server.http.get(f"/api/tables/{data['table']}", headers={"Cookie": f"token={player.token}"}).json()["you"]
        is None
    )


def test_no_key_and_no_seed_is_in_any_line_the_server_writes(start: Any, db: str, tmp_path: Path) -> None:
    with (tmp_path / "stderr").open("w+") as stderr:
        server = start(Process, db, stderr=stderr)
        seed = "canaryseed0123456789"
        players, data = server.create(seats=3, you=[0, 1], open=[2], seed=seed, pace="none", names={"0": "canaryname"})
        table = data["table"]
        joined = server.http.post(
            f"/api/tables/{table}/join", json={"join": data["join"], "name": "canaryguest"}
        ).json()
        luck = random.Random(1)
        for _ in range(6):
            for player in [*players, Player(server, table, joined["token"])]:
                frame = player.look()
                if frame["seat"] is not None:
                    player.post(frame["number"], luck.choice(frame["decision"]["moves"])["move"])
                player.post(frame["number"] + 5, 10**6)
        with players[0].live() as live:
            live.hear()
            for message in ("?", json.dumps({"token": players[0].token}), "x" * 20_000):
                live.say(message)
        renewed = server.http.post(f"/api/tables/{table}/token", headers=players[1].headers).json()["token"]
        for headers in (
            {"Authorization": f"Basic {renewed}"},
            {"Authorization": f"Bearer {renewed}x"},
            {"Cookie": renewed},
        ):
            server.http.get(f"/api/tables/{table}", headers=headers)
        server.http.get(f"/api/tables/{table}", params={"token": renewed})
        server.http.post(f"/api/tables/{table}/join", content=json.dumps({"join": data["join"], "name": 5}))
        with pytest.raises(InvalidStatus):
            connect(live_url(server, table), origin=FOREIGN, additional_headers={"Authorization": f"Bearer {renewed}"})
        server.http.close()
        server.stop()
        stderr.seek(0)
        written = stderr.read() + server.process.stdout.read()
    assert "table opened" in written, "nothing was written, so nothing was searched"
    secret = [
        *(player.token for player in players),
        joined["token"],
        renewed,
        data["join"],
        seed,
        "canaryname",
        "canaryguest",
    ]
    assert not [each for each in secret if each in written]


def test_keys_are_kept_only_as_hashes(server: InThread, db: str) -> None:
    players, data = server.create(seats=2, you=[0], open=[1])
    joined = server.http.post(f"/api/tables/{data['table']}/join", json={"join": data["join"]}).json()
    kept = b"".join(path.read_bytes() for path in Path(db.removeprefix("sqlite:///")).parent.glob("tables.sqlite3*"))
    assert data["table"].encode() in kept
    assert not any(secret.encode() in kept for secret in (players[0].token, joined["token"], data["join"]))


# -- limits ------------------------------------------------------------------------------------------------------------


def test_too_many_requests_are_429_with_a_sentence_until_one_waits(start: Any, db: str) -> None:
    server = start(InThread, db, Limits(burst=20, rate=2))
    answers = [server.http.get("/healthz") for _ in range(60)]
    assert (
        answers[0].status_code == 200 and answers[-1].status_code == 429 and answers[-1].json()["message"].endswith(".")
    )
    with pytest.raises(InvalidStatus):
        for _ in range(40):
            connect(live_url(server, "nosuchtabl")).close()
    time.sleep(1.2)
    assert server.http.get("/healthz").status_code == 200


def test_too_many_messages_are_refused_and_the_game_is_not_disturbed(server: InThread) -> None:
    (player,), _ = server.create(seed=1)
    before = player.until_asked()
    with player.live() as live:
        live.hear_all()
        for _ in range(80):
            live.say("?")
        statuses = [heard["status"] for heard in live.hear_all() if heard["type"] == "error"]
    assert statuses[0] == 400 and statuses[-1] == 429 and len(statuses) == 80
    after = player.look()
    assert (after["number"], after["view"]) == (before["number"], before["view"])


def test_a_body_of_64_kilobytes_is_the_most_and_a_record_may_be_longer(server: InThread) -> None:
    most, record = Limits().body, Limits().record
    json_ = {"content-type": "application/json"}
    assert server.http.post("/api/tables", content=b'{"game":"abyss"}'.ljust(most), headers=json_).status_code == 201
    assert (
        server.http.post("/api/tables", content=b'{"game":"abyss"}'.ljust(most + 1), headers=json_).status_code == 413
    )
    assert server.http.post("/api/records", content=b"{}".ljust(record), headers=json_).status_code == 422
    assert server.http.post("/api/records", content=b"{}".ljust(record + 1), headers=json_).status_code == 413


@pytest.mark.parametrize("first", [True, False])
def test_a_message_of_more_than_16_kilobytes_ends_the_connection(server: InThread, first: bool) -> None:
    (player,), data = server.create(seed=1)
    with connect(live_url(server, data["table"]), max_size=None) as socket_:
        if not first:
            socket_.send(json.dumps({"token": player.token}))
        socket_.send('{"lang": "de"' + " " * 16 * 1024 + "}")
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                socket_.recv(timeout=5)
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009
    assert server.http.get("/healthz").status_code == 200 and player.look()["lang"] == "en"


def test_who_says_nothing_is_not_waited_for(server: InThread, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undertow.table.live.HELLO_SECONDS", 0.2)
    _, data = server.create(seed=1)
    with connect(live_url(server, data["table"])) as socket_, pytest.raises(ConnectionClosed) as closed:
        socket_.recv(timeout=5)
    assert closed.value.rcvd is not None and closed.value.rcvd.code == guard.BYE


def test_who_speaks_and_does_not_listen_fills_no_memory(server: InThread, monkeypatch: pytest.MonkeyPatch) -> None:
    async def stuck(*_: object) -> None:
        await asyncio.sleep(60)

    monkeypatch.setattr("undertow.table.live.send_on", stuck)  # as if the reader's line were full
    (player,), data = server.create(seed=1)
    most = 0
    with contextlib.suppress(ConnectionClosed), player.live() as live:
        for _ in range(5 * watching.MOST_FRAMES):
            live.say("?")
        end = time.monotonic() + 3
        watchers = server.house.rooms[data["table"]].watchers
        while most <= 4 * watching.MOST_FRAMES and time.monotonic() < end:
            most = max([most, *(watcher.queue.qsize() for watcher in list(watchers))])
            time.sleep(0.01)
    assert most <= 2 * watching.MOST_FRAMES


def test_one_bad_write_harms_no_other_table(server: InThread) -> None:
    house = server.house

    async def both() -> list[Any]:
        wanted = ("abyss", 2, [0], [], "random", {})
        bad = house.create(*wanted, {}, "\ud800", None)
        good = house.create(*wanted, {}, "en", None)
        return await asyncio.gather(bad, good, return_exceptions=True)

    _, made = asyncio.run_coroutine_threadsafe(both(), house.store.writer.get_loop()).result(10)
    assert not isinstance(made, BaseException), made


# -- behind a proxy ----------------------------------------------------------------------------------------------------


def pipelined(server: Process, header: str, many: int = 500) -> int:
    """Ask very often at once, each time with another ``{n}`` in a header; how many are refused."""
    asked = "".join(
        f"GET /api/nothing HTTP/1.1\r\nHost: localhost\r\n{header.format(n=n)}\r\n\r\n" for n in range(many)
    )
    with socket.create_connection(("127.0.0.1", int(server.url.rsplit(":", 1)[1]))) as line:
        line.sendall(asked.encode() + b"GET /api/nothing HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        heard = b""
        while part := line.recv(1 << 16):
            heard += part
    return heard.count(b"HTTP/1.1 429")


def test_forwarded_headers_are_not_believed_by_themselves(start: Any, db: str) -> None:
    server = start(Process, db, unlimited=False)
    headers = {"Origin": FOREIGN, "X-Forwarded-Host": "elsewhere.example", "Forwarded": "host=elsewhere.example"}
    assert server.http.post("/api/tables", json={"game": "abyss"}, headers=headers).status_code == 403
    assert pipelined(server, "X-Forwarded-For: 10.0.{n}.1") > 50
    assert pipelined(server, "X-Real-IP: 10.0.{n}.1\r\nForwarded: for=10.0.{n}.1") > 50


def test_forwarded_headers_are_believed_with_proxy(start: Any, db: str) -> None:
    server = start(Process, db, "--proxy", "--host-name", "play.example", unlimited=False)
    headers = {
        "Origin": "https://play.example",
        "X-Forwarded-Host": "play.example",
        "X-Forwarded-Proto": "https",
        "X-Forwarded-For": "203.0.113.7",
    }
    wrong = ({}, {"Origin": FOREIGN}, {"X-Forwarded-Proto": "http"}, {"X-Forwarded-Host": "elsewhere.example"})
    statuses = [
        server.http.post("/api/tables", json={"game": "abyss"}, headers={**headers, **one}).status_code for one in wrong
    ]
    assert statuses == [201, 403, 403, 421]
    assert server.http.get("/metrics", headers=headers).status_code == 403, "a stranger behind the proxy is no operator"
    assert pipelined(server, "X-Forwarded-For: 10.0.{n}.1") == 0
    assert pipelined(server, "X-Forwarded-For: 10.1.{n}.1, 10.9.9.9") > 50, (
        "only what one's own proxy has written counts"
    )


def test_forwarded_headers_count_only_from_the_proxy_that_is_named(start: Any, db: str) -> None:
    server = start(Process, db, "--proxy", "192.0.2.1,198.51.100.0/24", unlimited=False)
    headers = {"Origin": "https://localhost", "X-Forwarded-Proto": "https"}
    assert server.http.post("/api/tables", json={"game": "abyss"}, headers=headers).status_code == 403
    assert pipelined(server, "X-Forwarded-For: 10.0.{n}.1") > 50


# -- other people's private things -------------------------------------------------------------------------------------


def test_orders_of_another_seat_change_nothing_one_sees(server: InThread) -> None:
    players, data = server.create(seats=3, you=[0, 1, 2], seed=1, pace="none")
    others = [players[1], players[2], Player(server, data["table"])]
    lives = [other.live() for other in others]
    for live in lives:
        live.hear_all()
    before = [other.get().text for other in others]
    url = f"/api/tables/{data['table']}/orders"
    order = {"prompt": "offer", "move": 1, "where": {}, "until": "game"}
    given = server.http.post(url, json=order, headers=players[0].headers)
    assert given.status_code == 201 and players[0].look()["orders"] == [{"id": given.json()["id"], **order}]
    assert [other.get().text for other in others] == before
    assert all(not live.hear_the_rest() for live in lives)
    assert server.http.delete(f"{url}/{given.json()['id']}", headers=players[1].headers).status_code == 204
    assert players[0].look()["orders"], "another seat cannot end it"
    for live in lives:
        live.socket.close()


def test_a_spectator_has_no_hand_no_orders_no_undo(server: InThread) -> None:
    players, data = server.create(seats=2, you=[0, 1], seed=3, pace="none")
    luck = random.Random(3)
    watching = Player(server, data["table"])
    for _ in range(60):
        for player in players:
            frame = player.look()
            if frame["seat"] is not None:
                player.post(frame["number"], luck.choice(frame["decision"]["moves"])["move"])
        seen = watching.look()
        assert seen["orders"] == [] and seen["undo"] is None and seen["decision"]["moves"] is None
        assert seen["view"]["hand"] == seen["view"]["tokens"] == [] and seen["view"]["known"] is None
        assert all(set(player) == {"seat", "name", "called", "kind", "bot", "here"} for player in seen["players"])


def test_nobody_hears_who_was_against_taking_a_move_back(server: InThread) -> None:
    players, data = server.create(seats=3, you=[0, 1, 2], seed=1, pace="none")
    asked = next(seat for seat, player in enumerate(players) if player.look()["seat"] is not None)
    frame = players[asked].look()
    players[asked].post(frame["number"], frame["decision"]["moves"][0]["move"])
    one, two = (seat for seat in range(3) if seat != asked)
    url = f"/api/tables/{data['table']}/undo"
    after = {}
    for against in (one, two):
        wanted = server.http.post(url, headers=players[asked].headers)
        assert wanted.status_code == 204
        assert players[asked].look()["vote"] is not None, "exploring brings a card to light"
        voted = server.http.post(f"{url}/vote", json={"agrees": False}, headers=players[against].headers)
        assert voted.status_code == 204
        after[against] = [player.get().text for player in [*players, Player(server, data["table"])]]
    assert after[one] == after[two]
    assert server.http.post(f"{url}/vote", json={"agrees": True}, headers=players[one].headers).status_code == 403


def test_no_move_is_taken_back_once_every_secret_has_been_told(server: InThread) -> None:
    (player,), data = server.create(game="cellar", seats=3, you=[0], bots="random")
    frame = player.until_asked()
    while not frame["over"]:
        player.post(frame["number"], frame["decision"]["moves"][0]["move"])
        frame = player.until_asked()
    assert player.get("/record").status_code == 200
    assert server.http.post(f"/api/tables/{data['table']}/undo", headers=player.headers).status_code == 403
