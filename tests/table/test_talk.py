"""Talk at the table: quick signals in everybody's own language, free chat where it was chosen, and no trace in the game."""

from __future__ import annotations

import json
import random
import sqlite3
import sys
import types
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import httpx
import pytest
from serving import InThread, Player, made_older
from test_reactions import asked_of
from test_undo import undo, vote

from found import OWN
from undertow import registry, texts
from undertow.table import talk, wire
from undertow.table.store import SAID

FRIENDS: dict[str, Any] = {"seats": 2, "you": [0, 1], "seed": 3, "pace": "none"}


def say(player: Player, lang: str = "en", **what: Any) -> httpx.Response:
    url = f"/api/tables/{player.table}/say"
    return player.server.http.post(url, headers=player.headers, json=what, params={"lang": lang})


def heard(player: Player, lang: str = "en") -> list[tuple[int, str]]:
    return [(each["seat"], each["text"]) for each in player.look(lang=lang)["said"]]


def table(server: InThread, allowed: str) -> list[Player]:
    players, _ = server.create(**FRIENDS, talk=allowed)
    return players


# -- signals and chat --------------------------------------------------------------------------------------------------


def test_everybody_reads_a_signal_in_their_own_language(server: InThread) -> None:
    one, other = table(server, "signals")
    spectator = Player(server, one.table)
    assert say(one, signal="thanks").status_code == 204
    assert heard(one) == [(0, "Thanks!")]
    assert heard(other, "de") == [(0, "Danke!")]
    assert heard(spectator, "pl") == [(0, "Dzięki!")]
    assert other.look()["said"][0]["signal"] == "thanks"


def test_signals_are_what_a_table_allows_unless_asked_otherwise(server: InThread) -> None:
    players, _ = server.create(**FRIENDS)
    assert players[0].look()["talk"] == "signals"
    refused = say(players[0], text="Hello there")
    assert refused.status_code == 403 and refused.json()["message"] == "This table allows quick signals only."


@pytest.mark.parametrize(("what", "lang", "sentence"), [
    ({"signal": "hello"}, "en", "Talk is switched off at this table."),
    ({"text": "hello"}, "de", "An diesem Tisch ist das Gespräch abgeschaltet."),
    ({"signal": "hello"}, "pl", "Przy tym stole rozmowy są wyłączone."),
])  # fmt: skip
def test_at_a_table_without_talk_nobody_is_heard(server: InThread, what: Any, lang: str, sentence: str) -> None:
    one, other = table(server, "none")
    refused = say(one, lang, **what)
    assert refused.status_code == 403 and refused.json()["message"] == sentence
    assert heard(other) == []


def test_chat_is_text_as_it_was_written_in_every_language(server: InThread) -> None:
    one, other = table(server, "chat")
    assert say(one, text="  <b>Zażółć</b> \n gęślą \t jaźń 🐙 ").status_code == 204
    assert say(other, signal="well-played").status_code == 204
    assert heard(one, "pl") == [(0, "<b>Zażółć</b> gęślą jaźń 🐙"), (1, "Dobra gra!")]
    assert one.look()["said"][0]["signal"] == ""


@pytest.mark.parametrize("text", ["", " \n ", "a" * 201, "be\x07ll", "\x1b[31mred", "turned \u202e round", "\u200b"])
def test_what_is_no_sentence_is_refused(server: InThread, text: str) -> None:
    one, _ = table(server, "chat")
    refused = say(one, "de", text=text)
    assert refused.status_code == 422 and "1 bis 200 Zeichen" in refused.json()["message"]
    assert heard(one) == []


def test_two_hundred_characters_are_counted_without_needless_blanks(server: InThread) -> None:
    one, other = table(server, "chat")
    assert say(one, text="a " * 100 + " " * 300).status_code == 204
    assert len(heard(other)[0][1]) == 199


@pytest.mark.parametrize("body", [{}, {"signal": "hello", "text": "hello"}, {"signal": None, "text": None}, {"signal": 1}, {"text": ["a"]}, {"signal": "hello", "seat": 1}, {"text": "a\0b"}, {"text": "a" * 1001}])  # fmt: skip
def test_a_message_says_one_thing_and_nothing_else(server: InThread, body: Any) -> None:
    one, _ = table(server, "chat")
    assert say(one, **body).status_code == 422
    assert heard(one) == []


def test_an_unknown_signal_is_refused(server: InThread) -> None:
    one, _ = table(server, "chat")
    refused = say(one, signal="my-hand-is-bad")
    assert refused.status_code == 422 and refused.json()["message"] == "This game has no such signal."


def test_a_spectator_hears_but_does_not_speak(server: InThread) -> None:
    one, _ = table(server, "chat")
    (stranger,), _ = server.create(seed=1)
    for token in (None, "wrong", stranger.token):
        assert say(Player(server, one.table, token), signal="hello").status_code == 401
    assert heard(one) == []


def test_a_seat_that_says_too_much_has_to_wait_and_harms_no_other(server: InThread, monkeypatch: Any) -> None:
    one, other = table(server, "chat")
    for n in range(talk.MOST):
        assert say(one, text=str(n)).status_code == 204
    refused = say(one, "pl", signal="hello")
    assert refused.status_code == 429 and refused.json()["message"] == "Nie tak szybko: poczekaj kilka sekund."
    assert say(other, signal="hello").status_code == 204
    monkeypatch.setattr(talk, "SECONDS", 0.0)
    assert say(one, signal="sorry").status_code == 204
    assert len(heard(other)) == talk.MOST + 2


@pytest.mark.parametrize("lang", texts.LANGS)
@pytest.mark.parametrize("game", OWN)
def test_every_signal_has_words_and_the_page_gets_them_with_the_cards(server: InThread, game: str, lang: str) -> None:
    own = find_spec(f"undertow.games.{game}.signals") is not None
    signals = import_module(f"undertow.games.{game}.signals").SIGNALS if own else talk.SIGNALS
    cards = server.http.get(f"/api/games/{game}/cards", params={"lang": lang}).json()
    wire.Catalogue.model_validate(cards)
    assert [each["key"] for each in cards["signals"]] == list(signals)
    assert all(each["text"] and not each["text"].startswith("signal-") for each in cards["signals"])
    assert len({each["text"] for each in cards["signals"]}) == len(signals)
    assert all(texts.has("undertow", f"signal-{key}", lang) for key in talk.SIGNALS)


def test_a_game_may_bring_signals_of_its_own(monkeypatch: Any) -> None:
    game = registry.game("abyss")
    module = types.ModuleType(f"{game.package}.signals")
    module.SIGNALS = ("high", "low")  # type: ignore[attr-defined]
    module.__spec__ = types.SimpleNamespace()  # type: ignore[assignment]
    monkeypatch.setitem(sys.modules, module.__name__, module)
    assert talk.signals_of(game) == ("high", "low")
    assert talk.checked(game, "signals", "low", None)["signal"] == "low"


def test_a_signal_of_a_game_is_heard_there_and_nowhere_else(server: InThread) -> None:
    aboard, _ = server.create(game="unfathomable", seats=3, you=[0, 1, 2], seed=3, pace="none", talk="signals")
    assert say(aboard[1], signal="cannot-help").status_code == 204
    texts_heard = [heard(player, lang) for player, lang in zip(aboard, texts.LANGS, strict=True)]
    assert [found[0][0] for found in texts_heard] == [1, 1, 1]
    assert len({found[0][1] for found in texts_heard}) == 3
    elsewhere, _ = server.create(**FRIENDS, talk="signals")
    assert say(elsewhere[0], signal="cannot-help").status_code == 422


# -- who is told what, and when ----------------------------------------------------------------------------------------


def test_everybody_is_told_once_and_nobody_all_of_it_again(server: InThread) -> None:
    one, other = table(server, "chat")
    asked_of([one, other])
    say(one, signal="hello")
    with one.live("en") as mine, other.live("de") as theirs, Player(server, one.table).live("pl") as watching:
        lives = [mine, theirs, watching]
        for live, word in zip(lives, ("Hello!", "Hallo!", "Cześć!"), strict=True):
            first = live.hear()
            wire.Frame.model_validate(first)
            assert first["fresh"] and [each["text"] for each in first["said"]] == [word]
            live.hear_the_rest()
        before = [player.look()["number"] for player in (one, other)]
        say(other, text="Servus")
        for live in lives:
            (frame,) = live.hear_all()
            wire.Frame.model_validate(frame)
            assert not frame["fresh"] and frame["events"] == []
            assert frame["said"] == [{"n": 1, "seat": 1, "signal": "", "text": "Servus"}]
        assert [player.look()["number"] for player in (one, other)] == before, "no number counts what is said"
        seat, frame = asked_of([one, other])
        [one, other][seat].post(frame["number"], frame["decision"]["moves"][0]["move"])
        assert all(each.get("said", []) == [] for live in lives for each in live.hear_all())
        mine.say({"lang": "de"})
        again = mine.hear()
        assert again["fresh"] and [each["text"] for each in again["said"]] == ["Hallo!", "Servus"]


def test_only_the_newest_are_kept(server: InThread, monkeypatch: Any) -> None:
    monkeypatch.setattr(talk, "MOST", 1 << 30)
    one, other = table(server, "chat")
    with other.live() as live:
        live.hear_all()
        for n in range(SAID + 5):
            assert say(one, text=f"line {n}").status_code == 204
        told = [each["n"] for frame in live.hear_all() for each in frame["said"]]
    assert told == list(range(SAID + 5))
    kept = other.look()["said"]
    assert len(kept) == SAID and kept[0]["n"] == 5 and kept[-1]["text"] == f"line {SAID + 4}"


# -- the game does not know of it --------------------------------------------------------------------------------------


def test_what_is_taken_back_takes_nothing_along_that_was_said(server: InThread) -> None:
    players = table(server, "chat")
    luck = random.Random(3)
    for _ in range(6):
        seat, frame = asked_of(players)
        players[seat].post(frame["number"], luck.choice(frame["decision"]["moves"])["move"])
    seat, _ = asked_of(players)
    say(players[0], text="before")
    with players[seat].live() as live:
        live.hear_all()
        assert undo(players[1 - seat]) == 204
        say(players[1], text="please")
        assert vote(players[seat], True) == 204
        last = live.hear_all()[-1]
        assert last["fresh"] and [each["text"] for each in last["said"]] == ["before", "please"]
    assert [text for _, text in heard(players[0])] == ["before", "please"]


def test_it_is_there_again_after_a_restart_but_in_no_record(start: Any, db: str) -> None:
    server = start(InThread, db)
    players, _ = server.create(**FRIENDS, talk="chat")
    say(players[0], text="canary in the coal mine")
    luck = random.Random(1)
    while not players[0].look()["over"]:
        seat, frame = asked_of(players)
        if seat >= 0:
            players[seat].post(frame["number"], luck.choice(frame["decision"]["moves"])["move"])
    assert say(players[1], signal="well-played").status_code == 204, "one may speak after the end"
    assert "canary" not in players[0].get("/record").text
    server.stop()
    again = Player(start(InThread, db), players[0].table, players[0].token)
    assert heard(again) == [(0, "canary in the coal mine"), (1, "Well played!")]
    assert "canary" not in again.get("/record").text


def test_a_table_is_deleted_with_all_that_was_said(start: Any, db: str) -> None:
    from undertow.cli import main

    server = start(InThread, db)
    players, data = server.create(**FRIENDS, talk="chat")
    say(players[0], text="canary")
    server.stop()
    assert main(["tables", "list", "--db", db]) == 0
    assert main(["tables", "delete", data["table"], "--db", db]) == 0
    with sqlite3.connect(db.removeprefix("sqlite:///")) as connection:
        assert connection.execute("SELECT count(*) FROM said").fetchone() == (0,)


def test_tables_from_before_stay_silent(start: Any, tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path / 'old.sqlite3'}"
    server = start(InThread, db)
    players, _ = server.create(**FRIENDS)
    server.stop()
    made_older(db, "0002")  # as it was before anybody could speak
    old = Player(start(InThread, db), players[0].table, players[0].token)
    assert old.look()["talk"] == "none"
    assert say(old, signal="hello").status_code == 403


def test_whoever_practises_alone_has_nobody_to_talk_to(server: InThread) -> None:
    (player,), _ = server.create(seats=2, seed=2)
    luck = random.Random(2)
    while not (frame := player.until_asked())["over"]:
        player.post(frame["number"], luck.choice(frame["decision"]["moves"])["move"])
    opened = server.http.post(f"/api/tables/{player.table}/play-on", headers=player.headers, json={"at": 3}).json()
    practice = Player(server, opened["table"], opened["seats"][0]["token"])
    assert practice.look()["talk"] == "none"


def test_a_frame_with_sayings_costs_what_they_cost(server: InThread) -> None:
    one, other = table(server, "chat")
    asked_of([one, other])
    with other.live() as live:
        live.hear_all()
        before = len(json.dumps(other.look()))
        for _ in range(talk.MOST):
            say(one, text="a" * 200)
        sizes = [len(json.dumps(frame)) for frame in live.hear_all()]
    assert len(sizes) == talk.MOST and max(sizes) < before + 300
