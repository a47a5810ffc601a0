"""No rule and no bot holds up the server: each turn of the event loop has a bound, and what has none runs elsewhere."""

from __future__ import annotations

import asyncio
import logging
import sys
from typing import Any

import pytest
from serving import InThread, eventually

from undertow import registry
from undertow.kernel.errors import BotError, Endless
from undertow.kernel.seat import Seat
from undertow.table import driver, thinking
from undertow.table.house import House
from undertow.table.run import Run
from undertow.table.thinking import Thinker


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot of another package that never answers."""

    class Entry:
        name = "slow"

        def load(self) -> Any:
            return registry.loaded(registry.OWN_BOTS["random"])

    known = registry.entry_points
    monkeypatch.setattr(
        registry, "entry_points", lambda group: [*known(group), *([Entry()] * (group == "undertow.bots"))]
    )
    monkeypatch.setattr(thinking, "COMMAND", [sys.executable, "-c", "while True: pass"])
    monkeypatch.setattr(thinking, "SECONDS", 0.2)


def test_bots_play_only_for_a_moment_before_everybody_else_has_a_turn(
    server: InThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driver, "BUDGET", 0.0)
    lengths: list[int] = []
    carry_out = House.carry_out

    async def noted(self: House, room: Any, run: Run) -> None:
        lengths.append(len(run.rows))
        await carry_out(self, room, run)

    monkeypatch.setattr(House, "carry_out", noted)
    (player,), _ = server.create(seats=4, seed=3)
    for _ in range(5):
        frame = player.until_asked()
        player.post(frame["number"], frame["decision"]["moves"][0]["move"])
    player.until_asked()
    assert len(lengths) > 10 and max(lengths) <= 2, "a person's answer and one of a bot"


@pytest.mark.usefixtures("slow")
def test_a_bot_without_end_is_killed_and_the_table_goes_on(server: InThread, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.CRITICAL, "undertow.table"):
        (player,), _ = server.create(seats=2, bots="slow", you=[1], seed=3)
        thinker = server.house.driver.thinker
        for _ in range(60):
            frame = player.until_asked()
            player.post(frame["number"], frame["decision"]["moves"][0]["move"])
            if thinker.process is not None:
                break
        assert server.http.get("/healthz").status_code == 200
        (other,), _ = server.create(seed=1)
        assert other.until_asked()["seat"] == 0
        frame = player.until_asked()
        assert frame["seat"] == 1, "the first move counted for it"
    assert thinker.process is not None and thinker.process.wait(30) != 0


@pytest.mark.parametrize("game", registry.own())
def test_a_bot_in_its_own_process_answers_as_it_would_here(game: str) -> None:
    played = registry.game(game)
    state = played.new(played.seats[0], 4)
    thinker = Thinker()
    for _ in range(4):
        seat = state.seat
        assert seat is not None
        bot = registry.bot("thumb", played)
        bot.begin("luck")
        move = asyncio.run(thinker.choice("thumb", state, seat, "luck"))
        assert move == bot.choose(Seat(state, seat))
        state.play(move)
    first = thinker.process
    thinker.close()
    assert first is not None and first.poll() is not None


def test_a_process_that_had_to_be_ended_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    state = registry.game("abyss").new(2, 4)
    thinker = Thinker()
    right = thinking.COMMAND
    for code in ("while True: pass", "print('no number', flush=True); input()", "raise SystemExit"):
        monkeypatch.setattr(thinking, "COMMAND", [sys.executable, "-c", code])
        monkeypatch.setattr(thinking, "SECONDS", 0.3)
        with pytest.raises(BotError):
            asyncio.run(thinker.choice("random", state, 0, "luck"))
    monkeypatch.setattr(thinking, "COMMAND", right)
    monkeypatch.setattr(thinking, "SECONDS", 60.0)
    eventually(lambda: thinker.process is not None and thinker.process.poll() is not None)
    assert asyncio.run(thinker.choice("random", state, 0, "luck")) in state.moves
    thinker.close()


def test_a_bot_elsewhere_learns_nothing_that_its_seat_may_not_know(monkeypatch: pytest.MonkeyPatch) -> None:
    state = registry.game("abyss").new(2, 4)
    asked: list[str] = []
    monkeypatch.setattr(Thinker, "ask", lambda _, text: asked.append(text) or 0)
    thinker = Thinker()
    for world in (state, state.redeal(0, "another world")):
        asyncio.run(thinker.choice("slow", world, 0, "luck"))
    thinker.close()
    assert asked[0] == asked[1]


def test_rules_without_end_stop_their_own_table_only(
    server: InThread, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    (player,), data = server.create(seed=3)
    frame = player.until_asked()
    play = Run.play

    def endless(self: Run, seat: int, move: int, *more: str) -> None:
        if self.table == data["table"]:
            raise Endless("endless", rule="exploring.1")
        play(self, seat, move, *more)

    monkeypatch.setattr(Run, "play", endless)
    with caplog.at_level(logging.CRITICAL, "undertow.table"):
        refused = player.post(frame["number"], frame["decision"]["moves"][0]["move"])
        assert refused.status_code == 422 and "exploring.1" in refused.json()["message"]
        leave = server.http.post(f"/api/tables/{player.table}/leave", headers=player.headers)
        assert leave.status_code == 204 and player.look()["number"] == frame["number"]
        (other,), _ = server.create(seed=1)
        other.post((asked := other.until_asked())["number"], asked["decision"]["moves"][0]["move"])
        assert other.until_asked()["number"] > asked["number"]
