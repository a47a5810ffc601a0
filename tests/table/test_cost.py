"""What calls cost: the time they take is charged, what takes long waits in line, what is the same for all is ready."""

from __future__ import annotations

import asyncio
import gzip
import json
import random
import threading
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest
from serving import InThread, Player, eventually
from test_api import play_on

from undertow import registry
from undertow.table import history
from undertow.table.cost import SPENT, Account, Charging, Cost, Metered, Turns
from undertow.table.errors import TooMany
from undertow.table.guard import Limits
from undertow.table.history import Past, Trace
from undertow.table.ledger import Ledger

Start = Callable[..., Any]


def busy(seconds: float) -> None:
    """Work for so much processor time."""
    end = time.thread_time() + seconds
    while time.thread_time() < end:
        pass


# -- accounts ----------------------------------------------------------------------------------------------------------


def test_an_account_is_charged_with_what_a_call_took() -> None:
    now = [0.0]
    account = Account(2.0, 0.5, lambda: now[0])
    account.check()
    account.charge(1.9)
    account.check()
    account.charge(3.0)  # nobody knows before how long it takes
    with pytest.raises(TooMany):
        account.check()
    now[0] = 5.7
    with pytest.raises(TooMany):
        account.check()
    now[0] = 6.0
    account.check()
    now[0] = 10_000.0
    account.check()
    assert account.left == 2.0, "who waits long has one burst, no more"


def test_only_the_time_a_call_works_is_counted_not_that_it_waits() -> None:
    async def call() -> str:
        busy(0.02)
        await asyncio.sleep(0.2)
        with pytest.raises(ValueError, match="inside"):
            await asyncio.gather(failing())
        return "done"

    async def failing() -> None:
        await asyncio.sleep(0)
        raise ValueError("inside")

    async def metered() -> float:
        cost = Cost()
        assert await Metered(call(), cost) == "done"
        return cost.seconds

    assert 0.02 <= asyncio.run(metered()) < 0.15


def test_a_call_that_is_cancelled_is_cancelled_inside() -> None:
    ended: list[str] = []

    async def call() -> None:
        try:
            await asyncio.sleep(60)
        finally:
            ended.append("ended")

    async def cancelled() -> None:
        task = asyncio.ensure_future(outer())
        await asyncio.sleep(0.01)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    async def outer() -> None:
        await Metered(call(), Cost())

    asyncio.run(cancelled())
    assert ended == ["ended"]


def test_work_in_a_thread_is_charged_to_the_call_that_wanted_it() -> None:
    async def call() -> float:
        looking = history.History(None)  # type: ignore[arg-type]
        cost = Cost()
        SPENT.set(cost)
        await looking.aside(lambda: busy(0.05))
        looking.close()
        return cost.seconds

    assert asyncio.run(call()) >= 0.05


def test_whoever_has_used_up_all_is_refused_and_others_are_not(start: Start, db: str) -> None:
    limits = Limits.none()
    limits.work, limits.work_rate = 0.001, 0.0
    server = start(InThread, db, limits)
    assert server.http.get("/api/games").status_code == 200
    refused = server.http.get("/api/games", params={"lang": "en"})
    assert refused.status_code == 429 and "busy" in refused.json()["message"]
    assert refused.headers["content-security-policy"], "with all headers"
    assert server.http.get("/healthz").status_code == 200
    charging = Charging(None, limits)  # type: ignore[arg-type]
    charging.account("here").charge(1.0)
    charging.account("there").check()
    with pytest.raises(TooMany):
        charging.account("here").check()


# -- in line -----------------------------------------------------------------------------------------------------------


def test_one_at_a_time_for_each_address_while_few_wait() -> None:
    async def all_at_once() -> tuple[Counter[str], int]:
        turns, at_once, most = Turns(3), 0, 0

        async def call(address: str) -> str:
            nonlocal at_once, most
            try:
                async with turns.turn(address):
                    at_once, most = at_once + 1, max(most, at_once + 1)
                    await asyncio.sleep(0.01)
                    at_once -= 1
                    return "served"
            except TooMany:
                return "refused"

        found = Counter(await asyncio.gather(*[call("here") for _ in range(20)]))
        assert await call("here") == "served" and not turns.locks and not turns.wanted
        return found, most

    assert asyncio.run(all_at_once()) == (Counter(served=4, refused=16), 1)


def test_twenty_records_at_once_are_not_all_served_and_others_go_on(
    start: Start, db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    limits = Limits.none()
    limits.waiting = 4
    server = start(InThread, db, limits)
    (player,), _ = server.create(seats=2, seed=5)
    play_on(player, random.Random(5))
    go = threading.Event()
    recorded = history.History.recorded

    def slowly(*args: Any) -> Any:
        assert go.wait(60)
        return recorded(*args)

    monkeypatch.setattr(history.History, "recorded", slowly)

    def call(_: int) -> int:
        with httpx.Client(base_url=server.url, timeout=60) as http:
            return http.get(f"/api/tables/{player.table}/record").status_code

    with ThreadPoolExecutor(20) as pool:
        answers = [pool.submit(call, at) for at in range(20)]
        eventually(lambda: sum(1 for answer in answers if answer.done()) == 15)
        assert server.http.get("/healthz").status_code == 200
        (other,), _ = server.create(seed=1)
        assert other.until_asked()["seat"] == 0
        go.set()
        assert Counter(answer.result() for answer in answers) == {200: 5, 429: 15}


# -- looking back ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", registry.own())
def test_a_moment_is_the_same_as_if_all_moves_were_made_again(game: str) -> None:
    played = registry.game(game)
    seats = played.seats[0]
    state, luck, moves = played.new(seats, 7), random.Random(7), []
    while len(moves) < 90:
        moves.append((state.seat, luck.choice(state.moves)))
        state.play(moves[-1][1])
    start_ = played.new(seats, 7)
    trace = Trace(Past(start_, moves, ()))
    for viewer in (-1, 0, 1):
        for at in range(0, trace.heard[-1][viewer] + 3, 7):
            again, ledger, before = played.new(seats, 7), Ledger(seats), None
            ledger.count(again)
            for seat, move in moves:
                if ledger.heard[viewer] >= at:
                    break
                so_far = ledger.heard[viewer]
                again.play(move)
                ledger.took(again, seat)
                before = so_far if ledger.heard[viewer] != so_far else before
            assert trace.moment(viewer, at) == (again.count, before)
            assert trace.state(again.count) == again
    assert start_ == played.new(seats, 7)


def test_a_game_is_replayed_once_however_often_one_looks(server: InThread, monkeypatch: pytest.MonkeyPatch) -> None:
    (player,), _ = server.create(seats=2, seed=5)
    play_on(player, random.Random(5))
    made: list[str] = []
    trace, recorded = history.Trace, history.History.recorded
    monkeypatch.setattr(history, "Trace", lambda past: made.append("trace") or trace(past))
    monkeypatch.setattr(history.History, "recorded", lambda *args: made.append("record") or recorded(*args))
    assert len({player.get("/record").text for _ in range(3)}) == 1
    views = [player.get("/replay", at=at).json()["view"] for at in (5, 40, 5)]
    assert views[0] == views[2] != views[1]
    assert made == ["record", "trace"]
    url = f"/api/tables/{player.table}/play-on"
    opened = server.http.post(url, headers=player.headers, json={"at": 20}).json()
    again = Player(server, opened["table"], opened["seats"][0]["token"])
    play_on(again, random.Random(1), 2)
    assert player.get("/replay", at=5).json()["view"] == views[0], "whoever plays on plays a game of their own"


def test_a_move_makes_what_was_replayed_old(server: InThread) -> None:
    (player,), _ = server.create(seats=2, seed=5)
    alls = []
    for _ in range(3):
        frame = player.until_asked()
        alls.append(player.get("/replay", at=1 << 20).json()["all"])
        player.post(frame["number"], frame["decision"]["moves"][0]["move"])
    assert alls == sorted(set(alls))


def test_only_a_few_games_are_kept() -> None:
    kept: Any = history.OrderedDict()
    for at in range(30):
        history.keep(kept, at, at)
    assert list(kept) == list(range(30 - history.KEPT, 30))


# -- ready -------------------------------------------------------------------------------------------------------------

READY = [
    "/api/games/abyss/cards",
    "/api/rules/unfathomable",
    "/api/rules/abyss?q=pearl",
    "/api/texts",
    "/api/games/cellar/cards",
]


@pytest.mark.parametrize("path", READY)
def test_what_is_the_same_for_all_is_sent_once_and_small(server: InThread, path: str) -> None:
    plain = server.http.get(path, headers={"Accept-Encoding": "identity", "Accept-Language": "de"})
    assert plain.status_code == 200 and plain.json() and "content-encoding" not in plain.headers
    tag = plain.headers["etag"]
    with server.http.stream("GET", path, headers={"Accept-Encoding": "gzip", "Accept-Language": "de"}) as answer:
        small = b"".join(answer.iter_raw())
        assert answer.headers["content-encoding"] == "gzip" and answer.headers["etag"] == tag
        assert {"accept-encoding", "accept-language"} <= {
            each.strip().lower() for each in ",".join(answer.headers.get_list("vary")).split(",")
        }
    assert json.loads(gzip.decompress(small)) == plain.json()
    for known, status in ((tag, 304), (f'W/"x", {tag}', 304), ('W/"x"', 200), ("", 200)):
        again = server.http.get(path, headers={"If-None-Match": known, "Accept-Language": "de"})
        assert again.status_code == status and bool(again.content) == (status == 200)
        assert again.headers["etag"] == tag and again.headers["cache-control"] == "no-cache"
    if "cellar" not in path:
        assert server.http.get(path, headers={"Accept-Language": "pl"}).headers["etag"] != tag
