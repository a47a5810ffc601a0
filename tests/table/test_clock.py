"""Clocks that jump, keys that nobody has, and what a process tells the others: without PostgreSQL."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from serving import InThread
from sqlalchemy.dialects import postgresql

from undertow.table import clock, driver, room, run
from undertow.table.clock import Clock
from undertow.table.house import KEY_LETTERS, House
from undertow.table.sitters import hashed
from undertow.table.storage import CHANNEL, Job
from undertow.table.store import Store


def test_the_clock_of_questions_does_not_jump_with_the_system_s() -> None:
    wall, even = [1_000_000.0], [50.0]
    steady = Clock(lambda: wall[0], lambda: even[0])
    assert steady.now() == 1_000_000.0
    wall[0] -= 3600  # somebody sets the system's clock back
    even[0] += 2
    assert steady.now() == 1_000_002.0


def test_questions_and_the_page_go_by_the_same_clock(server: InThread, monkeypatch: Any) -> None:
    assert run.clock is room.clock is driver.clock is clock
    monkeypatch.setattr(clock, "now", lambda: 12345.0)
    assert server.http.get("/healthz").json()["now"] == 12345.0
    (player,), _ = server.create(seed=1)
    frame = player.until_asked()
    monkeypatch.setattr(clock, "now", lambda: 12400.0)
    assert player.post(frame["number"], frame["decision"]["moves"][0]["move"]).status_code == 200
    assert server.house.rooms[player.table].opened == 12400.0


def test_every_table_of_a_transaction_is_told(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite3'}")
    store.shared = True
    told: list[Any] = []

    class Noting:
        def execute(self, statement: Any) -> None:
            told.append(statement.compile(dialect=postgresql.dialect()).params)

    jobs = [Job(lambda _: None, None, table, seq) for table, seq in (("one", 1), ("two", 5), ("", 2), ("three", None))]  # type: ignore[arg-type]
    store.announce(Noting(), jobs)  # type: ignore[arg-type]
    (params,) = told
    assert CHANNEL in params.values() and ["one 1", "two 5"] in params.values()


async def test_a_key_that_nobody_has_makes_no_process_read_everything_again(tmp_path: Path) -> None:
    house = House(Store(f"sqlite:///{tmp_path / 'tables.sqlite3'}"))
    await house.open()
    table, tokens, _ = await house.create("abyss", 2, [0], [], "random", {}, {}, "en", None)
    read: list[str] = []

    async def refresh(of: Any) -> None:
        read.append(of.id)
        table.sitters[1].token_hash = hashed("b" * KEY_LETTERS)  # given by another process

    house.refresh = refresh  # type: ignore[method-assign]
    house.store.shared = True
    try:
        for token in (None, tokens[0][1], "", "x", "x" * (KEY_LETTERS - 1), "x" * 80):
            await house.acquaint(table, token)
        assert read == [] and len(tokens[0][1]) == KEY_LETTERS
        strangers = [house.acquaint(table, f"{number:0{KEY_LETTERS}}") for number in range(40)]
        await asyncio.gather(house.acquaint(table, "b" * KEY_LETTERS), *strangers)
        assert len(read) == 1 and table.knows("b" * KEY_LETTERS), "a key just given is known at once"
        await asyncio.gather(*(house.acquaint(table, f"{number:0{KEY_LETTERS}}") for number in range(40)))
        assert len(read) == 2
    finally:
        house.store.shared = False
        await house.close()
