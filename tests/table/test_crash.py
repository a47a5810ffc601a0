"""Nothing lost: the server is killed in the middle of play."""

from __future__ import annotations

import os
import random
import time
from typing import Any

import httpx
import pytest
from serving import Player, Process

from found import quick_by_day

TIMES = int(os.environ.get("UNDERTOW_CRASHES", "3"))


# By night also a game whose questions are put to several at once; by day tests/table/test_disk.py kills a server there.
@pytest.mark.parametrize("game", quick_by_day())
def test_every_acknowledged_move_survives_and_none_counts_twice(start: Any, db: str, game: str) -> None:
    killed_and_looked_at(start, db, game)


def some_of(frame: dict[str, Any], luck: random.Random) -> list[int]:
    """A legal move, and sometimes what might follow in the same message."""
    legal = [each["move"] for each in frame["decision"]["moves"]]
    return [luck.choice(legal) for _ in range(luck.choice([1, 1, 3]))]


def killed_and_looked_at(start: Any, db: str, game: str = "abyss") -> None:
    """Play, kill, look: on whatever database."""
    server = start(Process, db)
    (player,), _ = server.create(game=game, seed=11, seats=None)
    luck = random.Random(11)
    acknowledged: list[tuple[int, list[int]]] = []  # several in one message, now and then
    for _ in range(TIMES):
        end = time.monotonic() + luck.uniform(0.05, 0.4)
        pending: tuple[int, list[int]] | None = None
        while time.monotonic() < end:
            frame = player.until_asked()
            if frame["over"]:
                (player,), _ = server.create(game=game, seed=luck.randrange(1000), seats=None)
                acknowledged.clear()
                continue
            pending = (frame["number"], some_of(frame, luck))
            answer = player.post_all(*pending)
            assert answer.status_code == 200
            acknowledged.append(pending)
            pending = None
        frame = player.until_asked()
        if not frame["over"]:  # one more is on its way when the server dies
            pending = (frame["number"], some_of(frame, luck))
            server.process.kill()
            try:
                if player.post_all(*pending).status_code == 200:
                    acknowledged.append(pending)
            except httpx.TransportError:
                pass
        server.kill()
        server = start(Process, db)
        player = Player(server, player.table, player.token)
        after = player.until_asked()
        for number, moves in acknowledged:
            assert player.post_all(number, moves).status_code == 200, "an acknowledged move is known"
        if acknowledged:
            assert after["number"] > acknowledged[-1][0]
        assert player.until_asked()["number"] == after["number"], "saying it again changes nothing"
