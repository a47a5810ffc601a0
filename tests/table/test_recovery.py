"""A damaged snapshot: the table stands where it stood, since all its moves are there."""

from __future__ import annotations

import asyncio
import logging
import random
import sqlite3
from collections.abc import Callable
from typing import Any

import pytest
from serving import InThread, Player
from test_api import play_on
from test_undo import undo

from undertow.table.house import House
from undertow.table.recovery import checksum
from undertow.table.store import Store

Start = Callable[..., Any]
Harm = Callable[[sqlite3.Connection, int], None]


def connected(db: str) -> sqlite3.Connection:
    return sqlite3.connect(db.removeprefix("sqlite:///"), isolation_level=None)


def cut_off(file: sqlite3.Connection, seq: int) -> None:
    file.execute("UPDATE snapshots SET state = substr(state, 1, 40) WHERE seq = ?", [seq])


def cut_off_and_old(file: sqlite3.Connection, seq: int) -> None:
    """Of the time before checksums."""
    cut_off(file, seq)
    file.execute("UPDATE snapshots SET checksum = NULL WHERE seq = ?", [seq])


def exchanged(file: sqlite3.Connection, seq: int) -> None:
    """Readable, but the state of another moment."""
    file.execute("UPDATE snapshots SET state = (SELECT state FROM snapshots WHERE seq = 0) WHERE seq = ?", [seq])


def miscounted(file: sqlite3.Connection, seq: int) -> None:
    file.execute("UPDATE snapshots SET ledger = replace(ledger, '[', '[1') WHERE seq = ?", [seq])


def seqs(db: str) -> list[int]:
    with connected(db) as file:
        return [seq for (seq,) in file.execute("SELECT seq FROM snapshots ORDER BY seq DESC")]


def played(start: Start, db: str, answers: int, undone: int = 0) -> tuple[Player, dict[str, Any]]:
    server = start(InThread, db)
    (player,), _ = server.create(seed=5)
    play_on(player, random.Random(5), answers)
    for _ in range(undone):
        assert undo(player) == 204
        player.until_asked()
    frame = player.until_asked()
    server.stop()
    return player, frame


def again(start: Start, db: str, player: Player) -> dict[str, Any]:
    server = start(InThread, db)
    frame = Player(server, player.table, player.token).look()
    server.stop()
    return frame


def same(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """The same frame; that nobody's page is open any more, and what can be taken back, are no part of a snapshot."""
    return all(one[key] == other[key] for key in one if key not in ("players", "undo", "closes"))


@pytest.mark.parametrize("harm", [cut_off, cut_off_and_old, exchanged, miscounted])
@pytest.mark.parametrize("undone", [0, 2])
def test_the_newest_snapshot_is_damaged_and_the_table_stands_where_it_stood(
    harm: Harm, undone: int, start: Start, db: str, caplog: pytest.LogCaptureFixture
) -> None:
    player, frame = played(start, db, 30, undone)
    assert len(seqs(db)) > 2
    with connected(db) as file:
        harm(file, seqs(db)[0])
    with caplog.at_level(logging.ERROR, "undertow.table"):
        assert same(frame, again(start, db, player))
    assert [entry.message for entry in caplog.records] == ["damaged snapshot"]


@pytest.mark.parametrize("undone", [0, 1])
def test_all_snapshots_are_damaged_and_the_set_up_leads_there(undone: int, start: Start, db: str) -> None:
    player, frame = played(start, db, 30, undone)
    with connected(db) as file:
        for seq in seqs(db):
            cut_off(file, seq)
    server = start(InThread, db)
    there = Player(server, player.table, player.token)
    assert same(frame, there.look())
    answer = there.post(frame["number"], frame["decision"]["moves"][0]["move"])
    assert answer.status_code == 200, answer.text
    there.until_asked()
    assert undo(there) == 204 and there.until_asked()["view"] == frame["view"]
    assert there.get("/replay", at=3).status_code == 200


def test_what_no_move_leads_to_is_said_in_a_sentence_and_others_play_on(start: Start, db: str) -> None:
    player, _ = played(start, db, 30)
    with connected(db) as file:
        for seq in seqs(db):
            cut_off(file, seq)
        file.execute("UPDATE moves SET kind = 'rules' WHERE seq = 1")
    server = start(InThread, db)
    answer = Player(server, player.table, player.token).get(lang="en")
    assert answer.status_code == 503 and "damaged" in answer.json()["message"]
    assert server.create(seed=6)


def test_every_snapshot_has_its_checksum(start: Start, db: str) -> None:
    played(start, db, 30, 1)

    async def kept() -> None:
        store = Store(db)
        await store.open()
        tables = await store.listed()
        for snapshot in await store.snapshots(tables[0]["id"]):
            assert snapshot["checksum"] == checksum(snapshot["ledger"], snapshot["state"])
        await store.close()

    asyncio.run(kept())


def test_a_house_that_follows_others_is_not_misled(start: Start, db: str) -> None:
    player, frame = played(start, db, 30, 1)
    with connected(db) as file:
        cut_off(file, seqs(db)[0])

    async def followed() -> None:
        house = House(Store(db))
        await house.open()
        room = await house.room(player.table)
        room.ledger.seq = 0  # as if it had been asleep
        await house.refresh(room)
        assert room.number(0) == frame["number"]
        await house.close()

    asyncio.run(followed())
