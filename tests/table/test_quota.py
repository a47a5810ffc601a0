"""What strangers may open, and for how long it is kept; the clock is set by hand."""

from __future__ import annotations

import asyncio
import os
import random
import re
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

import pytest
from serving import SOURCE, InThread, Player, eventually
from test_api import play_on

from undertow.table import house as houses
from undertow.table import quota, schema
from undertow.table.errors import TooMany, Unavailable
from undertow.table.expiry import DAY, Keeping, expired, prune
from undertow.table.house import House
from undertow.table.quota import ADDRESSES, HOUR, Hourly, Quota, Quotas, size_of
from undertow.table.room import Room
from undertow.table.store import Store

Start = Callable[..., Any]
NEW = {"game": "abyss", "seats": 2}


class Clock:
    """A clock that goes when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


# -- who plays ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("bots", ["thumb", "random"])
def test_a_table_without_a_person_is_refused(server: InThread, bots: str) -> None:
    answer = server.http.post("/api/tables", json={**NEW, "you": [], "bots": bots}, params={"lang": "en"})
    assert answer.status_code == 422 and "person" in answer.json()["message"] and not server.house.rooms
    assert server.http.post("/api/tables", json={**NEW, "you": [], "open": [1]}).status_code == 201


def test_bots_alone_play_only_while_somebody_watches(start: Start, db: str) -> None:
    server = start(InThread, db)

    async def bots_alone() -> str:
        room, _, _ = await server.house.create("abyss", 2, [], [], "thumb", {}, {}, "en", 5)
        return room.id

    table = asyncio.run_coroutine_threadsafe(bots_alone(), server.loop).result(60)
    spectator = Player(server, table)
    room = server.house.rooms[table]
    eventually(lambda: room.driving is not None and room.driving.done())
    assert spectator.look()["number"] == spectator.look()["number"] == room.number(-1) and not room.ledger.seq
    with spectator.live() as live:
        live.hear()
        eventually(lambda: room.state.over)
    assert spectator.look()["over"]


# -- by address and hour -----------------------------------------------------------------------------------------------


def test_an_address_has_so_many_an_hour_and_no_more() -> None:
    clock = Clock()
    hourly = Hourly(3, "quota-tables", clock)
    for _ in range(3):
        hourly.take("a")
        clock.now += 60
    with pytest.raises(TooMany):
        hourly.take("a")
    hourly.take("b")
    clock.now = 1000.0 + HOUR - 1
    with pytest.raises(TooMany):
        hourly.take("a")
    clock.now = 1000.0 + HOUR
    hourly.take("a")
    with pytest.raises(TooMany):
        hourly.take("a")


def test_what_came_to_nothing_does_not_count() -> None:
    hourly = Hourly(1, "quota-tables", Clock())
    with pytest.raises(ValueError, match="nothing"), hourly.taken("a"):
        raise ValueError("nothing")
    with hourly.taken("a"):
        pass
    with pytest.raises(TooMany):
        hourly.take("a")


def test_only_so_many_addresses_are_remembered() -> None:
    hourly = Hourly(1, "quota-tables", Clock())
    for address in range(ADDRESSES + 50):
        hourly.take(str(address))
    assert len(hourly.times) == ADDRESSES


def test_tables_and_records_have_quotas_of_their_own(start: Start, db: str, checked_here: None) -> None:
    server = start(InThread, db, quotas=Quotas(tables=2, records=1))
    for _ in range(3):  # what the game refuses opens nothing
        assert server.http.post("/api/tables", json={**NEW, "seats": 9}).status_code == 422
    players = [server.create(seed=1)[0][0] for _ in range(2)]
    refused = server.http.post("/api/tables", json=NEW, params={"lang": "en"})
    assert refused.status_code == 429 and re.search("2 tables an hour", refused.json()["message"])
    assert play_on(players[0], random.Random(1), 3)
    assert server.http.post("/api/records", json={"record": "{}"}).status_code == 422
    refused = server.http.post("/api/records", json={"record": "{}"}, params={"lang": "en"})
    assert refused.status_code == 429 and re.search("1 records an hour", refused.json()["message"])


def test_playing_on_counts_as_a_table(start: Start, db: str) -> None:
    server = start(InThread, db, quotas=Quotas(tables=2))
    (player,), _ = server.create(seed=5)
    play_on(player, random.Random(5))
    url = f"/api/tables/{player.table}/play-on"
    answers = [server.http.post(url, headers=player.headers, json={"at": 9}).status_code for _ in range(2)]
    assert answers == [201, 429]


def test_several_processes_share_the_quota() -> None:
    assert Quotas(20, 5, 2000, 7).shared_by(2) == Quotas(10, 2, 1000, 7)
    assert Quotas(1, 1, 1, 7).shared_by(4) == Quotas(1, 1, 1, 7)


# -- for the whole server ----------------------------------------------------------------------------------------------


def test_a_full_memory_refuses_new_tables_only(start: Start, db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    server = start(InThread, db, quotas=Quotas(rooms=2))
    players = [server.create(seed=1)[0][0] for _ in range(2)]
    refused = server.http.post("/api/tables", json=NEW, params={"lang": "en"})
    assert refused.status_code == 503 and "no room" in refused.json()["message"]
    assert server.http.post("/api/records", json={"record": "{}"}).status_code == 503
    frame = players[0].until_asked()
    assert players[0].post(frame["number"], frame["decision"]["moves"][0]["move"]).status_code == 200
    monkeypatch.setattr(houses, "BREATH", -1.0)  # as if they had rested for long enough
    with players[0].live() as live:
        live.hear()
        assert eventually(lambda: server.http.post("/api/tables", json=NEW).status_code == 201)
        assert players[0].table in server.house.rooms and players[1].table not in server.house.rooms
    assert players[1].look()["number"] >= 0, "it comes back when somebody asks for it"
    assert len(server.house.rooms) <= 3


def test_a_full_database_refuses_new_tables_only(start: Start, db: str) -> None:
    server = start(InThread, db)
    (player,), _ = server.create(seed=1)
    full = server.house.store
    size = asyncio.run_coroutine_threadsafe(size_of(full), server.loop).result(60)
    assert size > 4096
    clock = Clock()
    kept = Quota(Quotas(size=size + 1), server.house, clock)

    def check() -> None:
        asyncio.run_coroutine_threadsafe(kept.check_room(), server.loop).result(60)

    check()
    kept.quotas = Quotas(size=size)
    with pytest.raises(Unavailable):
        check()
    kept.size = 0  # measured anew after a while, not with every table
    check()
    clock.now += quota.MEASURED
    with pytest.raises(Unavailable):
        check()
    assert player.until_asked()["seat"] == 0


# -- for how long ------------------------------------------------------------------------------------------------------


async def aged(house: House, table: str, days: float, over: bool) -> None:
    """Let a table have been touched so many days ago."""
    change = schema.tables.update().where(schema.tables.c.id == table)
    values = {"touched": time.time() - days * DAY, "over": over}
    await house.store.change(lambda connection: connection.execute(change.values(**values)))


async def new_table(house: House) -> Room:
    """A table at which the person begins, so that no bot has moved."""
    while True:
        room, _, _ = await house.create("abyss", 2, [0], [], "random", {}, {}, "en", None)
        if 0 in room.state.asked:
            return room
        house.forget(room)
        await house.store.delete(room.id)


@pytest.mark.parametrize(
    ("made", "is_gone"),
    [
        ({"over": True, "moves": 1, "days": 91}, True),
        ({"over": True, "moves": 1, "days": 89}, False),
        ({"over": False, "moves": 1, "days": 181}, True),
        ({"over": False, "moves": 1, "days": 91}, False),
        ({"over": False, "moves": 0, "days": 1.1}, True),
        ({"over": False, "moves": 0, "days": 0.9}, False),
    ],
)
def test_tables_expire(db: str, made: dict[str, Any], is_gone: bool) -> None:
    async def kept() -> None:
        house = House(Store(db))
        await house.open()
        room, other = await new_table(house), (await new_table(house)).id
        table = room.id
        if made["moves"]:
            await house.answers.answer(room, 0, room.number(0), room.state.decision_for(0).moves[:1])
            while room.driving is not None and not room.driving.done():
                await asyncio.sleep(0.01)
        await aged(house, table, made["days"], made["over"])
        assert (await expired(house.store, Keeping(), time.time()) == [table]) == is_gone
        assert await expired(house.store, Keeping.of(0), time.time()) == []
        assert (await house.prune() == [table]) == is_gone
        assert {row["id"] for row in await house.store.listed()} == ({other} if is_gone else {table, other})
        assert (table in house.rooms) != is_gone
        await house.close()

    asyncio.run(kept())


def test_what_somebody_watches_never_expires(db: str) -> None:
    async def kept() -> None:
        house = House(Store(db))
        await house.open()
        room, _, _ = await house.create("abyss", 2, [0], [], "random", {}, {}, "en", 5)
        later = time.time() + 1000 * DAY
        watcher = house.watch(room, 0, "en")
        assert await house.prune(later) == []
        house.leave(room, watcher)
        await asyncio.sleep(0.1)
        while room.driving is not None and not room.driving.done():
            await asyncio.sleep(0.01)
        assert await prune(house.store, Keeping(), later, [room.id]) == []
        assert await house.prune(later) == [room.id]
        await house.close()

    asyncio.run(kept())


def test_an_operator_prunes(db: str) -> None:
    async def laid(days: float) -> str:
        house = House(Store(db))
        await house.open()
        room = await new_table(house)
        await aged(house, room.id, days, True)
        await house.close()
        return room.id

    old, newer = asyncio.run(laid(50)), asyncio.run(laid(0.5))

    def tables(*args: str) -> str:
        command = [sys.executable, "-m", "undertow", "tables", *args, "--db", db]
        env = {**os.environ, "PYTHONPATH": str(SOURCE)}
        return subprocess.run(command, capture_output=True, text=True, check=True, env=env).stdout

    assert tables("prune", "--keep", "30", "--lang", "en") == f"{old} is deleted.\n1 table is deleted.\n"
    assert "0 stołów" in tables("prune", "--lang", "pl")
    assert newer in tables("list", "--lang", "en") and old not in tables("list", "--lang", "en")
