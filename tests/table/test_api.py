"""The HTTP surface, as DESIGN promises it."""

from __future__ import annotations

import random
import re
import time
from typing import Any

import pytest
from serving import InThread, Player

from found import OWN, facts, with_facts
from undertow import Record, registry
from undertow.table import wire
from undertow.table.guard import Limits

LANGS = ("en", "de", "pl")


def play_on(player: Player, luck: random.Random, moves: int = 1 << 30) -> dict[str, Any]:
    """Answer at random until the game is over, or so many times."""
    frame = player.until_asked()
    for _ in range(moves):
        if frame["over"]:
            break
        move = luck.choice(frame["decision"]["moves"])["move"]
        answer = player.post(frame["number"], move)
        assert answer.status_code == 200, answer.text
        assert answer.json()["number"] > frame["number"]
        frame = player.until_asked()
    return frame


@pytest.mark.parametrize("lang", LANGS)
def test_games_are_listed_in_every_language(server: InThread, lang: str) -> None:
    games = server.http.get("/api/games", params={"lang": lang}).json()
    for name in OWN:
        game = registry.game(name)
        found = next(game for game in games if game["id"] == name)
        wire.Game.model_validate(found)
        assert found["seats"] == list(game.seats) and ("thumb" in found["bots"]) == bool(game.thumb)
        assert [option["key"] for option in found["options"]] == [option.key for option in game.options]


def test_the_language_of_the_browser_is_taken(server: InThread) -> None:
    answer = server.http.get(
        "/api/rules/abyss", params={"q": "monsters.1"}, headers={"Accept-Language": "pl-PL,pl;q=0.9"}
    )
    polish = server.http.get("/api/rules/abyss", params={"q": "monsters.1", "lang": "pl"})
    assert answer.json() == polish.json() and answer.json()[0]["key"] == "monsters.1"


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", with_facts("catalogue"))
def test_the_catalogue_has_every_card(server: InThread, name: str, lang: str) -> None:
    data = server.http.get(f"/api/games/{name}/cards", params={"lang": lang}).json()
    wire.Catalogue.model_validate(data)
    for noun in facts(name, "catalogue")["whole"]:
        found = [card["index"] for card in data["cards"] if card["noun"] == noun]
        assert sorted(found) == list(range(len(registry.game(name).nouns[noun])))
    assert all(card["name"] and card["origin"] for card in data["cards"])
    assert all(text for text in data["words"].values())


@pytest.mark.parametrize("game", registry.own())
def test_a_person_plays_a_whole_game_against_bots(server: InThread, game: str) -> None:
    (player,), _ = server.create(game=game, seed=5)
    frame = play_on(player, random.Random(5))
    wire.Frame.model_validate(frame)
    assert frame["result"]["ending"] and frame["decision"] is None and frame["expected"] == []
    text = player.get("/record")
    record = Record.parse(text.text)
    assert record.replay().over
    log = player.get("/log", lang="de").json()
    assert [event["number"] for event in log] == list(range(len(log)))


@pytest.mark.parametrize("game", registry.own())
def test_frames_keep_to_their_models(server: InThread, game: str) -> None:
    (player,), data = server.create(game=game, seed=1)
    for lang in LANGS:
        wire.Frame.model_validate(player.until_asked() | player.look(lang=lang), strict=True)
    wire.Frame.model_validate(Player(server, data["table"]).look())


@pytest.mark.parametrize("game", registry.own())
def test_a_spectator_sees_what_lies_open(server: InThread, game: str) -> None:
    (player,), data = server.create(game=game, seed=3)
    play_on(player, random.Random(3), 6)
    frame = Player(server, data["table"]).look()
    assert frame["you"] is None and frame["seat"] is None and not frame["view"].get("hand")
    eyes = facts(game, "spectator").get("eyes")  # the seat with whose eyes one watches
    assert frame["decision"]["moves"] is None
    if registry.game(game).open:  # all see the same, except who they are
        assert frame["view"] | {"seat": 0} == player.look()["view"]
    else:
        assert frame["view"]["known"] is None if eyes is None else frame["view"] == player.look()["view"]


def test_answers_are_checked_in_the_promised_order(server: InThread) -> None:
    (one, two), data = server.create(you=[0, 1], seats=2, seed=1)
    asked, other = (one, two) if one.look()["seat"] is not None else (two, one)
    frame = asked.look()
    number, moves = frame["number"], [move["move"] for move in frame["decision"]["moves"]]
    illegal = next(move for move in range(200) if move not in moves)
    assert Player(server, "nosuchtabl", asked.token).post(number, moves[0]).status_code == 404
    assert Player(server, data["table"]).post(number, moves[0]).status_code == 401
    assert Player(server, data["table"], "wrong").post(number, moves[0]).status_code == 401
    assert asked.post(number + 1, moves[0]).status_code == 409
    assert other.post(other.look()["number"], moves[0]).status_code == 403
    refused = asked.post(number, illegal)
    assert refused.status_code == 422 and refused.json()["rules"] and refused.json()["message"]
    assert asked.post(number, 10**9).json()["rules"][0]["key"] == "moves.unknown"
    assert asked.look()["number"] == number, "nothing was changed"
    first = asked.post(number, moves[0])
    again = asked.post(number, moves[0])
    assert first.status_code == again.status_code == 200
    assert len(moves) == 1 or asked.post(number, moves[1]).status_code == 409


def test_why_not_names_the_rules(server: InThread) -> None:
    (player,), _ = server.create(seed=1)
    player.until_asked()
    refused = player.get("/why", lang="pl").json()
    assert refused and all(entry["rules"] and entry["text"] for entry in refused)


def test_the_record_comes_after_the_end(server: InThread) -> None:
    (player,), _ = server.create(seed=1)
    answer = player.get("/record", lang="de")
    assert answer.status_code == 403 and "Geheimnisse" in answer.json()["message"]


def test_friends_join_by_a_code_until_all_seats_are_taken(server: InThread) -> None:
    (host,), data = server.create(open=[1, 2])
    table, code = data["table"], data["join"]
    join = lambda code: server.http.post(f"/api/tables/{table}/join", json={"join": code, "name": " Ida  B. "})  # noqa: E731
    assert join("nonsense").status_code == 403
    assert join(host.token).status_code == 403, "a seat's key is no invitation"
    taken = [join(code) for _ in range(2)]
    assert sorted(answer.json()["seat"] for answer in taken) == [1, 2]
    assert join(code).status_code == 409
    assert Player(server, table, code).get().status_code == 401, "an invitation opens no seat"
    assert host.look()["players"][1]["name"] == "Ida B."


def test_open_seats_wait_for_somebody(server: InThread) -> None:
    players, _data = server.create(open=[1], seats=2, seed=2)
    frame = players[0].look()
    assert frame["players"][1]["kind"] == "open"
    time.sleep(0.2)
    assert players[0].look()["expected"] == frame["expected"]


BAD = [
    ({"game": "chess"}, 404),
    ({"seats": 9}, 422),
    ({"seats": True}, 422),
    ({"options": {"ambassador_keys": 7}}, 422),
    ({"options": {"nonsense": 1}}, 422),
    ({"bots": "genius"}, 422),
    ({"you": [0, 0]}, 422),
    ({"you": [5]}, 422),
    ({"you": [0], "open": [0]}, 422),
    ({"lang": "fr"}, 422),
    ({"surprise": 1}, 422),
    ({"seed": "x" * 100}, 422),
    ({"game": "alone", "options": {"difficulty": "hard"}}, 422),
    ({"game": "alone", "options": {"character": "nurse"}}, 422),
    ({"game": "alone", "options": {"decks": "wrath-wrath"}}, 422),
    ({"game": "alone", "options": {"floors": "anvil+anvil"}}, 422),
    ({"game": "alone", "options": {"main": "sm01"}}, 422),
    ({"game": "alone", "options": {"bonus": "sm04", "problem": "pm07"}}, 422),
]


@pytest.mark.parametrize(("wanted", "status"), BAD, ids=[str(case[0]) for case in BAD])
def test_a_bad_table_is_refused_in_one_sentence(server: InThread, wanted: dict[str, Any], status: int) -> None:
    for lang in LANGS:
        answer = server.http.post("/api/tables", json={"game": "abyss", **wanted}, params={"lang": lang})
        assert answer.status_code == status
        message = answer.json()["message"]
        assert message and "\n" not in message and not re.search(r"\berror-", message)


@pytest.mark.parametrize(
    "path", ["/api/nothing", "/api/games/chess/cards", "/api/tables/x/log", "/api/tables/..%2f..%2fetc"]
)
def test_what_is_not_there_is_404(server: InThread, path: str) -> None:
    answer = server.http.get(path)
    assert answer.status_code == 404 and answer.json()["message"]


def test_a_chosen_seed_marks_practice(server: InThread) -> None:
    (with_seed,), _ = server.create(seed=1)
    (without,), _ = server.create()
    assert with_seed.look()["practice"] and not without.look()["practice"]


def test_openapi_describes_calls_and_frames(server: InThread) -> None:
    known = server.http.get("/openapi.json").json()
    assert {"/api/tables/{table}/moves", "/healthz", "/api/rules/{game}"} <= known["paths"].keys()
    assert {"Frame", "Hello", "Ack", "Answer", "Refusal"} <= known["components"]["schemas"].keys()


def test_health_and_metrics(server: InThread) -> None:
    health = server.http.get("/healthz").json()
    wire.Health.model_validate(health)
    assert "undertow_requests_total" in server.http.get("/metrics").text


def test_headers_keep_foreign_things_out(server: InThread) -> None:
    for path in ("/healthz", "/api/games", "/nothing"):
        headers = server.http.get(path).headers
        assert "script-src 'self'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"


def test_another_page_may_not_speak(server: InThread) -> None:
    foreign = {"Origin": "http://elsewhere.example"}
    answer = server.http.post("/api/tables", json={"game": "abyss"}, headers=foreign)
    assert answer.status_code == 403
    own = {"Origin": server.url}
    assert server.http.post("/api/tables", json={"game": "abyss"}, headers=own).status_code == 201


def test_too_large_and_too_many(start: Any, db: str) -> None:
    server = start(InThread, db, Limits(burst=30, rate=0.001))
    large = server.http.post(
        "/api/tables", content=b"{" + b" " * 100_000 + b"}", headers={"content-type": "application/json"}
    )
    assert large.status_code == 413

    def stream() -> Any:
        for _ in range(100):
            yield b" " * 1024

    assert server.http.post("/api/tables", content=stream()).status_code in (400, 413, 422)
    statuses = [server.http.get("/healthz").status_code for _ in range(40)]
    assert statuses[0] == 200 and statuses[-1] == 429
