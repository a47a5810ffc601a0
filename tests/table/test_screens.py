"""A team that acts behind a screen: what the others see of it over HTTP."""

from __future__ import annotations

import asyncio
import random
import re
import time
from collections.abc import AsyncIterator
from types import SimpleNamespace

import pytest
import stalk
from serving import InThread

from undertow.table import clock, pace, screens
from undertow.table.driver import Driver
from undertow.table.room import Room
from undertow.table.run import Run
from undertow.table.sitters import BOT, PERSON, Sitter, hashed

pytestmark = pytest.mark.usefixtures("sketches")


class Time:
    """A clock that stands still, and the table and its driver that go by it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, seats: int, seed: int, bots: tuple[int, ...] = ()) -> None:
        self.now = 1000.0
        monkeypatch.setattr(clock, "now", lambda: self.now)
        table = {
            "id": "t", "game": "stalk", "seats": seats, "options": {}, "seed": str(seed), "practice": True, "lang": "en",
            "pace": "calm", "talk": "none", "sealed": False, "join_hash": None, "touched": self.now,
        }  # fmt: skip
        kinds = [BOT if seat in bots else PERSON for seat in range(seats)]
        self.room = Room(table, [Sitter(kind, "random", "", hashed(f"{seat}")) for seat, kind in enumerate(kinds)])
        self.driver = Driver(SimpleNamespace(history=None))  # type: ignore[arg-type]
        self.luck = random.Random(seed)

    async def go_on(self) -> bool:
        """Let everybody answer at once who is asked, and happen what happens by itself; whether anything did."""
        room = self.room
        for seat in room.state.asked:
            if room.owes(seat):
                move = self.luck.choice(room.state.decision_for(seat).moves)
                if room.holds() or room.left_to_stand(room.state, [move]) > 0:
                    room.held[seat] = move
                else:
                    room.make(seat, room.number(seat), move)
                return True
        run = Run(room)
        wait = await self.driver.by_itself(room, run)
        for row in run.rows:
            room.make(row["seat"], row["number"], row["move"], row["kind"])
        if not run.rows:
            self.now += wait or 0.0
        return bool(run.rows or wait)

    async def stood(self) -> AsyncIterator[tuple[float, float, bool]]:
        """How long each screen stood, how long it ought to, and whether somebody behind it had a choice."""
        room = self.room
        while not room.state.over:
            question = room.state.question_as_seen_by(0)
            assert question is not None
            if not question.screened:
                assert await self.go_on()
                continue
            ought = pace.stands(room.pace, f"{room.seed} screen {room.ledger.heard[-1]}")
            begun, place, choice = self.now, room.state.screen_before(0), False
            since = room.state.stack[place].since
            while not room.state.over and (place, since) in screens.standing(room.state):
                choice = choice or any(len(room.state.decision_for(seat).moves) > 1 for seat in room.state.asked)
                assert await self.go_on()
            yield self.now - begun, ought, choice


async def test_a_screen_stands_as_long_whether_somebody_behind_it_has_a_choice_or_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen = {True: 0, False: 0}
    for seed in range(12):
        async for stood, ought, choice in Time(monkeypatch, 2, seed).stood():
            assert abs(stood - ought) < 1e-6 and ought >= 1.5
            seen[choice] += 1
    assert min(seen.values()) > 20


@pytest.mark.parametrize("bots", [(0,), (1, 2)])
async def test_a_screen_with_bots_alone_on_one_side_stands_no_longer_than_it_takes(
    monkeypatch: pytest.MonkeyPatch, bots: tuple[int, ...]
) -> None:
    for seed in range(4):
        async for stood, _, _ in Time(monkeypatch, 3, seed, bots).stood():
            assert stood == 0.0 if bots == (1, 2) else stood <= 2.0  # the least time of a sealed question of two


def test_how_long_a_screen_stands_is_drawn_and_is_never_short() -> None:
    drawn = [pace.stands("calm", str(n)) for n in range(500)]
    assert min(drawn) >= 1.5 and max(drawn) <= 4.5 and len(set(drawn)) > 400
    assert all(pace.stands(each, "x") == pace.stands("calm", "x") for each in ("none", "quick", "slow"))


async def test_whoever_has_left_is_replaced_behind_a_screen_though_another_is_asked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    replaced: list[int] = []

    async def replace(room: Room, seat: int, why: str) -> None:
        replaced.append(seat)

    for seed in range(40):
        clocked = Time(monkeypatch, 3, seed)
        state = clocked.room.state
        while not state.over and not (isinstance(state.stack[-1], stalk.CardPlayed) and state.asked == (1,)):
            state.play(clocked.luck.choice(state.moves))
        if not state.over:
            clocked.room.away[2] = -1e9
            clocked.driver.house = SimpleNamespace(seating=SimpleNamespace(replace=replace))  # type: ignore[assignment]
            await clocked.driver.replace_the_absent(clocked.room, None)
            assert replaced == [2]
            return
    raise AssertionError("nobody acted alone behind a screen")


def test_to_all_before_a_screen_it_is_one_question_and_nobody_behind_it_clicks_for_nothing(server: InThread) -> None:
    answered = given = 0
    for seed in range(3):
        players, _ = server.create(game="stalk", seats=3, you=[0, 1, 2], seed=seed, pace="test", bots="random")
        hero, luck = players[0], random.Random(seed)
        room = server.house.rooms[hero.table]
        end = time.monotonic() + 60
        while time.monotonic() < end:
            frame = hero.look()
            if frame["over"]:
                break
            screened = frame["decision"]["prompt"] == "screen"
            if screened:
                assert frame["expected"] == [1, 2] and frame["decision"]["moves"] is None and frame["closes"] is None
            for player in players[1:] if screened else players[:1]:
                shown = player.look()
                if shown["seat"] is None:
                    given += screened and not room.held
                    continue
                assert len(shown["decision"]["moves"]) > 1 or not screened
                move = luck.choice(shown["decision"]["moves"])["move"]
                status = player.post(shown["number"], move).status_code
                assert status == 200 or (screened and status in (403, 409))  # its time was up meanwhile
                after = hero.look()
                if screened and after["number"] == frame["number"] and after["decision"] == frame["decision"]:
                    assert after == frame  # nothing that a hero could notice
                    answered += 1
    assert answered > 10 and given


def test_what_the_server_answered_is_not_what_is_taken_back(server: InThread) -> None:
    found = 0
    for seed in range(30):
        (evil,), _ = server.create(game="stalk", seats=2, you=[1], seed=seed, pace="none", bots="random")
        frame = evil.until_asked()
        if frame["over"]:
            continue
        rows = asyncio.run_coroutine_threadsafe(server.house.store.all_moves(evil.table), server.loop)
        before = len(rows.result(10))
        assert evil.post(frame["number"], stalk.PASS).status_code == 200
        evil.until_asked()
        rows = asyncio.run_coroutine_threadsafe(server.house.store.all_moves(evil.table), server.loop)
        kinds = [row["kind"] for row in rows.result(10)[before:] if row["seat"] == 1]
        if kinds.count("given") and kinds.count("move") == 1:
            path = f"/api/tables/{evil.table}/undo"
            assert server.http.post(path, headers=evil.headers).status_code == 204
            back = evil.until_asked()
            assert back["decision"] == frame["decision"] and back["view"] == frame["view"]
            found += 1
        if found == 2:
            return
    raise AssertionError("nothing was given")


WORD = re.compile(r"outcome[-_]\d")  # a veiled word, however it is written


def test_what_is_veiled_is_in_no_catalogue_and_in_no_answer_before_an_event_says_it(server: InThread) -> None:
    """At every decision until the game is over: what is in any answer are the outcomes that were told, and no other."""

    def lying_about() -> str:
        """What anybody can read without a seat: cards, rules found by a word, the words of the page."""
        paths = ("games/drift/cards", "rules/drift?q=outcome", "rules/drift?q=outcome_1", "rules/drift", "texts")
        return "".join(server.http.get(f"/api/{path}").text for path in paths)

    assert "story" in lying_about()
    all_told = set()
    for seed in range(2):
        players, _ = server.create(game="drift", seats=2, you=[0, 1], seed=seed, pace="none", bots="random")
        luck, over, told = random.Random(seed), False, set[str]()
        while not over:
            frames = [player.look(sections=True) for player in players]
            logs = [player.get("/log").json() for player in players]
            told = {f"outcome_{event['values']['outcome']}" for event in logs[0] if event["event"] == "outcome_told"}
            said = {found for log in logs for found in WORD.findall(str(log))}
            assert {word.replace("-", "_") for word in said} == told
            assert all(frame["sections"] for frame in frames)
            refused = "".join(player.get("/why").text for player in players)
            assert not WORD.search(f"{frames} {refused}")
            over = frames[0]["over"]
            if not over:
                asked = next(seat for seat, frame in enumerate(frames) if frame["seat"] is not None)
                move = luck.choice(frames[asked]["decision"]["moves"])["move"]
                assert players[asked].post(frames[asked]["number"], move).status_code == 200
        assert not WORD.search(lying_about())
        all_told |= told
    assert len(all_told) > 3
