"""A disk that is full: a clear error, nothing changed, nothing damaged; and play goes on once there is room again."""

from __future__ import annotations

import os
import random
import resource
import sqlite3
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from serving import Player, Process

from undertow.registry import own

NOT_WRITTEN = {"en": "could not be written down", "de": "ließ sich nicht speichern", "pl": "Nie udało się zapisać"}


class SmallDisk:
    """A disk of 4 MB of its own, which a large file fills."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.filler = folder / "filler"
        subprocess.run(["mount", "-t", "tmpfs", "-o", "size=4m", "tmpfs", str(folder)], check=True)

    def fill(self, server: Process) -> None:
        with self.filler.open("wb", buffering=0) as file:
            for size in (1 << 16, 1 << 10, 1):
                try:
                    while True:
                        file.write(bytes(size))
                except OSError:
                    continue

    def clear(self, server: Process) -> None:
        self.filler.unlink()

    def remove(self) -> None:
        subprocess.run(["umount", "--lazy", str(self.folder)], check=True)


class SmallFiles:
    """What everybody may do: the server may write nothing into a file but its first byte."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def fill(self, server: Process) -> None:
        _, most = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (1, most))

    def clear(self, server: Process) -> None:
        _, most = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (most, most))

    def remove(self) -> None:
        pass


def may_mount() -> bool:
    """Whether this user may mount something; root in a container often may not."""
    if os.geteuid() != 0:
        return False
    with tempfile.TemporaryDirectory() as folder:
        tried = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=4k", "tmpfs", folder], capture_output=True)
        if tried.returncode == 0:
            subprocess.run(["umount", "--lazy", folder], check=True)
    return tried.returncode == 0


KINDS = [SmallDisk, SmallFiles] if may_mount() else [SmallFiles]


@pytest.fixture(params=KINDS, ids=lambda kind: kind.__name__)
def disk(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Any]:
    """A place for a database that can be filled up."""
    folder = tmp_path / "disk"
    folder.mkdir()
    small = request.param(folder)
    try:
        yield small
    finally:
        small.remove()


def said(player: Player, lang: str, number: int, move: int) -> httpx.Response:
    """Make a move; the answer is asked for in a language."""
    url = f"/api/tables/{player.table}/moves"
    body = {"number": number, "move": move}
    return player.server.http.post(url, headers=player.headers, params={"lang": lang}, json=body)


def ask(file: Path, query: str) -> list[tuple[Any, ...]]:
    """What the database says, past our server."""
    connection = sqlite3.connect(f"file:{file}?mode=ro", uri=True)
    try:
        return connection.execute(query).fetchall()
    finally:
        connection.close()


def work_in(file: Path) -> None:
    """Let SQLite work its log into the database and cut it off: else a full disk has room where the log begins anew."""
    connection = sqlite3.connect(file, timeout=30, isolation_level=None)
    try:
        busy, *_ = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        assert not busy
    finally:
        connection.close()


def written(file: Path, table: str) -> list[tuple[Any, ...]]:
    """The moves of the person, as they are kept."""
    return ask(file, f"SELECT number, move FROM moves WHERE \"table\" = '{table}' AND seat = 0 ORDER BY seq")


@pytest.mark.parametrize("game", own())
def test_a_full_disk_is_a_clear_error_and_harms_nothing(disk: Any, start: Any, game: str) -> None:
    file = disk.folder / "tables.sqlite3"
    server = start(Process, f"sqlite:///{file}")
    (player,), data = server.create(game=game, seats=None, seed=9)
    spectator = Player(server, data["table"])
    luck = random.Random(9)
    acknowledged: list[tuple[int, int]] = []

    def play(most: int) -> tuple[int, int]:
        """Make so many moves, or as many as are taken; the answer is the one that was not."""
        for _ in range(most):
            frame = player.until_asked()
            assert not frame["over"]
            wanted = (frame["number"], luck.choice(frame["decision"]["moves"])["move"])
            answer = said(player, "en", *wanted)
            if answer.status_code == 503:
                assert NOT_WRITTEN["en"] in answer.json()["message"]
                return wanted
            assert answer.status_code == 200, answer.text
            acknowledged.append(wanted)
        return -1, -1

    play(12)
    player.until_asked()  # bots cannot go on either while the disk is full; here it is a person who is told
    work_in(file)
    disk.fill(server)
    refused = play(1)
    assert refused != (-1, -1), "the disk was not full"
    before = [player.look(lang="de"), spectator.look(lang="pl")]
    with player.live("pl") as own, spectator.live("de") as watching:
        own.hear_all(), watching.hear_all()
        for lang, sentence in NOT_WRITTEN.items():
            answer = said(player, lang, *refused)
            assert answer.status_code == 503 and sentence in answer.json()["message"]
        own.say({"number": refused[0], "move": refused[1]})
        problem = own.hear()
        assert problem["status"] == 503 and NOT_WRITTEN["pl"] in problem["message"]
        assert own.hear_the_rest() == watching.hear_the_rest() == [], "nobody is told of what did not happen"
    assert server.http.post("/api/tables", json={"game": game}).status_code == 503
    assert [player.look(lang="de"), spectator.look(lang="pl")] == before
    assert written(file, player.table) == acknowledged
    assert ask(file, "PRAGMA integrity_check") == [("ok",)]
    disk.clear(server)
    assert said(player, "en", *refused).status_code == 200, "the same move, the same server"
    acknowledged.append(refused)
    play(12)
    player.until_asked()  # a sealed answer becomes a move once its question closes
    assert written(file, player.table) == acknowledged, "each acknowledged move once, and nothing else"
    assert ask(file, "PRAGMA integrity_check") == [("ok",)]
    server.kill()
    again = Player(start(Process, f"sqlite:///{file}"), player.table, player.token)
    for number, move in acknowledged:
        assert again.post(number, move).status_code == 200, "an acknowledged move is known"
