"""Running tables survive a new version of a game's rules: they go on, everybody is told, and nothing is believed."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from collections.abc import Callable
from typing import Any

import pytest
from serving import InThread, Player
from test_api import play_on
from test_undo import undo

import undertow
from undertow import Record
from undertow.table.errors import OtherRules
from undertow.table.house import House
from undertow.table.run import EVERY
from undertow.table.store import Store, packed, unpacked

Data = dict[str, Any]
Upgrade = Callable[[Data], Data]
Start = Callable[..., Any]
GONE_BY = ("number", "notes", "closes", "undo", "players")  # of a frame: what a new version may change


def renamed(data: Data) -> Data:
    """From the rules 1 of these tests, where pearls were called coins."""
    data["table"]["pearls"] = data["table"].pop("coins")
    return data


def forgetful(data: Data) -> Data:
    """The same; and of a game under way only the last events are remembered, so the game before does not lead here."""
    return shortened(renamed(data))


def shortened(data: Data) -> Data:
    """With the last events only, if the game is under way."""
    if data["count"]:
        data["log"] = ";".join(data["log"].split(";")[-20:])
    return data


def turned(data: Data) -> Data:
    """The same, with the deck upside down: what was drawn before is not what is drawn now."""
    renamed(data)
    deck, at = data["table"]["deck"], data["table"]["deck_at"]
    data["table"]["deck"] = deck[:at] + deck[at:][::-1]
    return data


@pytest.fixture
def publish(monkeypatch: pytest.MonkeyPatch, checked_here: None) -> Callable[..., None]:
    """Bring out rules of a version, with the ways that lead there; until then every game has its first rules."""
    for name in undertow.games():
        monkeypatch.setattr(undertow.game(name), "rules_version", 1)
        monkeypatch.setattr(undertow.game(name), "upgrades", {})

    def publish(version: int, game: str = "abyss", shift: int = 0, **upgrades: Upgrade) -> None:
        played = undertow.game(game)
        monkeypatch.setattr(played, "renumbered", {1: lambda move: move + shift} if shift else {})
        monkeypatch.setattr(played, "rules_version", version)
        monkeypatch.setattr(played, "upgrades", {int(key[1:]): upgrade for key, upgrade in upgrades.items()})

    return publish


def connected(db: str) -> sqlite3.Connection:
    return sqlite3.connect(db.removeprefix("sqlite:///"), isolation_level=None)


def age(db: str) -> None:
    """Call pearls coins in all that is kept."""
    with connected(db) as file:
        for table, seq, state in file.execute("SELECT `table`, seq, state FROM snapshots").fetchall():
            data = unpacked(state)
            data["table"]["coins"] = data["table"].pop("pearls")
            file.execute(
                "UPDATE snapshots SET state=?, checksum=NULL WHERE `table`=? AND seq=?", (packed(data), table, seq)
            )


def kept(db: str) -> list[str]:
    """All that is kept, as text."""
    with connected(db) as file:
        return list(file.iterdump())


def kinds(db: str) -> list[tuple[Any, ...]]:
    """Rows among the moves that are none, with what they say."""
    with connected(db) as file:
        return file.execute("SELECT kind, seat, move FROM moves WHERE kind != 'move' ORDER BY seq").fetchall()


def played(start: Start, db: str, answers: int, **wanted: Any) -> tuple[Player, Data]:
    """A table that has stood for so many answers when its server stops, and how it stood."""
    server = start(InThread, db)
    (player,), _ = server.create(seed=5, **wanted)
    frame = play_on(player, random.Random(5), answers)
    server.stop()
    age(db)
    return player, frame


def again(start: Start, db: str, player: Player) -> Player:
    """The same player, at a server that has just been started."""
    return Player(start(InThread, db), player.table, player.token)


def same(frame: Data) -> Data:
    return {key: value for key, value in frame.items() if key not in GONE_BY}


@pytest.mark.parametrize("answers", [0, 3, 35])
def test_a_table_goes_on_by_new_rules(answers: int, start: Start, db: str, publish: Any) -> None:
    player, before = played(start, db, answers)
    publish(2, v1=renamed)
    player = again(start, db, player)
    frame = player.until_asked()
    assert same(frame) == same(before) and frame["number"] > before["number"]
    assert [note["kind"] for note in frame["notes"]] == ["rules"]
    assert len({player.look(lang=lang)["notes"][0]["text"] for lang in ("en", "de", "pl")}) == 3
    stale = player.post(before["number"], before["decision"]["moves"][0]["move"])
    assert stale.status_code == 409, "an answer to the old question is none to the new one"
    if answers:
        assert frame["undo"]["free"] and undo(player) == 204, "the game is whole: all of it may be taken back"
    end = play_on(player, random.Random(6))
    record = Record.parse(player.get("/record").text)
    assert "start" not in record.header and record.header["rules"] == 2
    assert record.replay(verify=True).result.data()["scores"] == end["result"]["scores"]
    assert player.get("/replay", at=0).json()["before"] is None


def test_a_game_that_the_new_rules_would_have_changed_begins_anew(start: Start, db: str, publish: Any) -> None:
    player, before = played(start, db, 35)
    publish(2, v1=forgetful)
    player = again(start, db, player)
    frame = player.until_asked()
    ((kind, old, new),) = kinds(db)
    assert (kind, old, new) == ("rules", 1, 2)
    assert frame["decision"]["prompt"] == before["decision"]["prompt"]
    assert not frame["undo"]["free"] and not frame["undo"]["vote"] and undo(player) == 403
    assert player.get("/replay", at=0).json()["view"] == frame["view"], "one looks back to there, not further"
    player.post(frame["number"], frame["decision"]["moves"][0]["move"])
    player.until_asked()
    assert undo(player) == 204 and player.until_asked()["view"] == frame["view"]
    assert undo(player) == 403
    end = play_on(player, random.Random(6))

    text = player.get("/record").text
    record = Record.parse(text)
    count = record.header["start"]["count"]
    assert record.header["upgraded"] == [1, 2, count] and count > 107
    for verify in (False, True):
        assert record.replay(verify=verify).result.data()["scores"] == end["result"]["scores"]

    opened = player.server.http.post("/api/records", json={"record": text})
    assert opened.status_code == 201, opened.text
    guest = Player(player.server, opened.json()["table"], opened.json()["seats"][0]["token"])
    assert guest.look()["view"] == end["view"]
    assert guest.get("/replay", at=0).json()["view"] == player.get("/replay", at=0, seat=0).json()["view"]
    assert Record.parse(guest.get("/record").text).lines == record.lines

    url = f"/api/tables/{player.table}/play-on"
    heard = len(player.get("/log").json())
    opened = player.server.http.post(url, headers=player.headers, json={"at": heard - 5, "seat": 1})
    assert opened.status_code == 201, opened.text
    guest = Player(player.server, opened.json()["table"], opened.json()["seats"][0]["token"])
    assert play_on(guest, random.Random(1))["over"]
    Record.parse(guest.get("/record").text).replay(verify=True)


@pytest.mark.parametrize(("answers", "upgrade"), [(10, turned), (35, lambda data: shortened(turned(data)))])
def test_moves_that_no_longer_hold_are_taken_back(
    answers: int, upgrade: Upgrade, start: Start, db: str, publish: Any
) -> None:
    player, before = played(start, db, answers)
    publish(2, v1=upgrade)
    player = again(start, db, player)
    frame = player.until_asked()
    assert [note["kind"] for note in frame["notes"]] == ["rules-back"]
    assert frame["number"] > before["number"], "numbers never go back"
    assert [kind for kind, *_ in kinds(db)] == (["undo"] if answers == 10 else ["rules"])
    end = play_on(player, random.Random(6))
    assert (
        Record.parse(player.get("/record").text).replay(verify=True).result.data()["scores"] == end["result"]["scores"]
    )


def test_moves_that_have_other_numbers_now_are_understood(start: Start, db: str, publish: Any) -> None:
    server = start(InThread, db)
    (player,), _ = server.create(seed=5)
    order = {"prompt": "offer", "move": 0, "where": {"race": 1, "up_to": 5}, "until": "game"}
    given = server.http.post(f"/api/tables/{player.table}/orders", headers=player.headers, json=order)
    assert given.status_code == 201, given.text
    before = play_on(player, random.Random(5), 10)
    server.stop()
    age(db)
    with connected(db) as file:
        file.execute("UPDATE moves SET move = move + 7")
    publish(2, shift=-7, v1=renamed)
    player = again(start, db, player)
    frame = player.until_asked()
    assert frame["view"] == before["view"] and frame["decision"] == before["decision"]
    assert frame["orders"] == [] and kinds(db) == [("rules", 1, 2)], "what was written keeps the old numbers"
    assert undo(player) == 403
    play_on(player, random.Random(6))
    Record.parse(player.get("/record").text).replay(verify=True)


def test_a_finished_game_keeps_its_record(start: Start, db: str, publish: Any) -> None:
    player, before = played(start, db, 1 << 30)
    publish(2, v1=renamed)
    player = again(start, db, player)
    assert player.look()["result"] == before["result"]
    record = Record.parse(player.get("/record").text)
    assert (
        len(record.moves) > EVERY and record.replay(verify=True).result.data()["scores"] == before["result"]["scores"]
    )


def test_without_a_way_the_table_is_refused_and_left_as_it_is(start: Start, db: str, publish: Any) -> None:
    def broken(data: Data) -> Data:
        return {**data, "table": data["table"]["nowhere"]}

    player, before = played(start, db, 3)
    unchanged = kept(db)
    for version, ways in ((3, {"v1": renamed}), (2, {}), (2, {"v1": broken}), (0, {"v0": renamed})):
        publish(version, **ways)
        late = again(start, db, player)
        answers = [late.get("", lang=lang) for lang in ("en", "de", "pl")]
        assert {answer.status_code for answer in answers} == {409}
        assert len({answer.json()["message"] for answer in answers}) == 3
        with late.live() as live:
            assert live.hear()["status"] == 409
        assert late.server.http.get("/healthz").status_code == 200
        late.server.stop()
        assert kept(db) == unchanged
    publish(2, v1=renamed)
    assert same(again(start, db, player).until_asked()) == same(before), "nothing is lost once there is a way"


def test_loading_again_changes_nothing_more(start: Start, db: str, publish: Any) -> None:
    player, _ = played(start, db, 35)
    publish(2, v1=forgetful)
    first = again(start, db, player)
    frame = first.until_asked()
    first.server.stop()
    once = kept(db)
    second = again(start, db, player)
    assert second.until_asked() == frame
    second.server.stop()
    assert kept(db) == once


def test_versions_follow_each_other(start: Start, db: str, publish: Any) -> None:
    player, before = played(start, db, 20)
    publish(3, v1=forgetful, v2=lambda data: data)
    player = again(start, db, player)
    assert player.until_asked()["decision"]["prompt"] == before["decision"]["prompt"]
    assert kinds(db) == [("rules", 1, 3)]
    frame = play_on(player, random.Random(6), 5)
    player.server.stop()
    publish(4, v3=lambda data: data)
    player = again(start, db, player)
    assert same(player.until_asked()) == same(frame)
    assert [note["kind"] for note in player.look()["notes"]] == ["rules", "rules"]
    play_on(player, random.Random(7))
    Record.parse(player.get("/record").text).replay(verify=True)


def test_a_voyage_goes_on_by_new_rules(start: Start, db: str, publish: Any) -> None:
    server = start(InThread, db)
    (player,), _ = server.create(game="unfathomable", seed=5)
    before = play_on(player, random.Random(5), 25)
    assert not before["over"]
    server.stop()
    publish(2, "unfathomable", v1=shortened)
    player = again(start, db, player)
    frame = player.until_asked()
    assert frame["decision"] == before["decision"] and frame["view"] == before["view"]
    assert [note["kind"] for note in frame["notes"]] == ["rules"] and kinds(db) == [("rules", 1, 2)]
    end = play_on(player, random.Random(6))
    record = Record.parse(player.get("/record").text)
    assert record.replay(verify=True).result.data()["scores"] == end["result"]["scores"]


def test_answers_that_waited_are_given_again(start: Start, db: str, publish: Any) -> None:
    server = start(InThread, db)
    players, _ = server.create(game="cellar", you=[0, 1, 2], bots="random", pace="none")
    frame = players[1].look()
    assert len(frame["expected"]) == 3
    assert players[1].post(frame["number"], frame["decision"]["moves"][0]["move"]).status_code == 200
    assert players[1].look()["seat"] is None
    server.stop()
    publish(2, "cellar", v1=lambda data: data)
    asked = again(start, db, players[1]).look()
    assert asked["seat"] == 1 and asked["number"] > frame["number"] + 1


def test_two_processes_write_it_once(start: Start, db: str, publish: Any) -> None:
    player, _ = played(start, db, 35)
    publish(2, v1=forgetful)

    async def both() -> None:
        houses = [House(Store(db)), House(Store(db))]
        for house in houses:
            await house.open()
        rooms = await asyncio.gather(*[house.room(player.table) for house in houses])
        assert rooms[0].state == rooms[1].state and rooms[0].ledger.seq == rooms[1].ledger.seq
        for house in houses:
            await house.close()

    asyncio.run(both())
    assert kinds(db) == [("rules", 1, 2)]


def test_an_older_process_lets_go_of_a_table_that_a_newer_one_has_renewed(start: Start, db: str) -> None:
    async def older() -> None:
        house = House(Store(db))
        await house.open()
        room, _, _ = await house.create("abyss", 2, [0], [], "random", {}, {}, "en", 5)
        watcher = house.watch(room, 0, "en")
        newer = undertow.game("abyss").rules_version + 1
        state = packed({**room.state.dump(), "rules": newer})
        with connected(db) as file:
            file.execute("UPDATE tables SET rules = ?", [newer])
            file.execute("UPDATE snapshots SET state = ?, checksum = NULL", [state])
        with pytest.raises(OtherRules):
            await house.refresh(room)
        with pytest.raises(OtherRules):
            await house.room(room.id)
        assert not house.rooms and watcher not in room.watchers
        await house.close()

    asyncio.run(older())


def test_a_record_that_begins_with_nonsense_is_refused(start: Start, db: str, publish: Any) -> None:
    player, _ = played(start, db, 35)
    publish(2, v1=forgetful)
    player = again(start, db, player)
    play_on(player, random.Random(6))
    lines = player.get("/record").text.splitlines()
    for change in (
        {"start": None}, {"start": {}}, {"start": []}, {"seats": 4}, {"options": {}}, {"windows": "skip"},
        {"upgraded": ["x"]}, {"log": None}, {"log": "9999"}, {"stack": []}, {"table": {}},
        {"chance": ["zz", 1]}, {"count": "x"}, {"rules": 9},
    ):  # fmt: skip
        header = json.loads(lines[0])
        inside = not change.keys() & header.keys() or change.keys() & {"rules"}
        header.update({"start": {**header["start"], **change}} if inside else change)
        text = "\n".join([json.dumps(header), *lines[1:]])
        answer = player.server.http.post("/api/records", json={"record": text})
        assert answer.status_code == 422, (change, answer.text)
