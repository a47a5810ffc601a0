"""Names: text that everybody can read, does nothing to what stands beside it, and tells two people apart."""

from __future__ import annotations

import unicodedata
from typing import Any

import pytest
from serving import InThread

from undertow.names import BOTS
from undertow.table import names
from undertow.table.talk import tidy
from undertow.table.wire_said import NAME, SAYING

REFUSED = {
    "turned round": "Ida \u202e adI",
    "isolated": "Ida \u2067x",
    "escape sequence": "\x1b[2J",
    "bell": "be\x07ll",
    "nothing to see": "\u3164",
    "nothing to see beside something": "Ida\u3164",
    "another nothing": "\u2800\u115f",
    "a blank without width": "\u200b",
    "a mark without a letter": "\u0301",
    "private": "\ue000",
    "piled up": "Z" + "\u0351" * 80,
    "four marks": "Z" + "\u0351" * 4,
    "a tag": "Ida\U000e0041",
}
TIDIED = {
    "  Ida \n Falk ": "Ida Falk",
    "Ｉｄａ": "Ida",
    "ﬁne": "fine",
    "Zażółć": "Zażółć",
    "Zaz\u0307o\u0301\u0142c\u0301": "Zażółć",
    "🐙": "🐙",
    "👩\u200d🚀": "👩🚀",
    "Gu\u00adest": "Guest",
    "<b>Ida</b>": "<b>Ida</b>",
    "": "",
    " \u00a0 ": "",
}


def create(server: InThread, given: dict[str, str], **more: Any) -> Any:
    wanted = {"game": "abyss", "seats": 3, "you": [0], "names": given, **more}
    return server.http.post("/api/tables", json=wanted, params={"lang": "de"})


def join(server: InThread, data: Any, name: str) -> Any:
    return server.http.post(f"/api/tables/{data['table']}/join", json={"join": data["join"], "name": name})


def seen(server: InThread, table: str, lang: str = "en") -> list[str]:
    players = server.http.get(f"/api/tables/{table}", params={"lang": lang}).json()["players"]
    return [player["name"] for player in players]


def test_what_is_no_name_is_refused_whoever_gives_it(server: InThread) -> None:
    opened = create(server, {}, open=[1]).json()
    for what, name in {**REFUSED, "too long": "ä" * (NAME + 1)}.items():
        refused = create(server, {"0": name})
        assert refused.status_code == 422, what
        assert join(server, opened, name).status_code == 422, what
        assert "höchstens 40 Zeichen" in refused.json()["message"] or what in ("too long",)
    assert join(server, opened, "Ida").status_code == 201, "the seat was still open"


@pytest.mark.parametrize("text", REFUSED.values(), ids=REFUSED)
def test_talk_is_checked_by_the_same_function(text: str) -> None:
    with pytest.raises(names.Illegal):
        tidy(text)
    assert names.readable(text, SAYING) is None


def test_a_name_is_tidied_into_plain_letters(server: InThread) -> None:
    for given, shown in TIDIED.items():
        opened = create(server, {"0": given}, open=[1]).json()
        assert seen(server, opened["table"])[0] == (shown or "Player 1")
        guest = join(server, opened, given)
        assert guest.status_code == 201
        assert seen(server, opened["table"])[1] == (f"{shown} 2" if shown else "Player 2")


def test_a_ligature_that_unfolds_counts_by_what_it_unfolds_to() -> None:
    assert len(unicodedata.normalize("NFKC", "\ufdfa")) == 18
    assert names.readable("\ufdfa" * 2, NAME) is not None and names.readable("\ufdfa" * 3, NAME) is None


def test_nobody_is_called_like_somebody_else(server: InThread) -> None:
    opened = create(server, {"0": "Ida", "1": "IDA"}, you=[0, 1], open=[2]).json()
    assert seen(server, opened["table"]) == ["Ida", "IDA 2", "Player 3"]
    join(server, opened, "ida")
    assert seen(server, opened["table"])[2] == "ida 3"


def test_nobody_is_called_like_a_bot_or_like_somebody_without_a_name(server: InThread) -> None:
    for bot in BOTS:
        opened = create(server, {"0": bot}, seats=4, open=[1]).json()
        assert seen(server, opened["table"]).count(bot) == 1
        other = seen(server, opened["table"])[3]
        join(server, opened, other)
        assert seen(server, opened["table"])[1] == f"{other} 2"
    opened = create(server, {"0": ""}, open=[1]).json()
    join(server, opened, "spieler 1")
    assert seen(server, opened["table"], "de")[:2] == ["Spieler 1", "spieler 1 2"]


def test_a_long_name_has_room_for_its_number() -> None:
    long = "a" * NAME
    assert names.distinct(long, {long}) == "a" * (NAME - 4) + " 2"
    assert len(names.distinct(long, {long, *(f"{'a' * (NAME - 4)} {n}" for n in range(2, 100))})) <= NAME
