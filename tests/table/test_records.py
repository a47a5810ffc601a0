"""Records that strangers bring: nobody lays out a table by hand, and checking one never holds up the server."""

from __future__ import annotations

import asyncio
import copy
import json
import os
import random
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from hashlib import blake2b
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import seed as hypothesis_seed
from hypothesis import strategies as st
from serving import InThread, Player, eventually

from found import golden
from undertow import registry
from undertow.kernel.errors import Error
from undertow.kernel.record import Recorder
from undertow.table import checking
from undertow.table.checking import Checker, signature

MANY = int(os.environ.get("UNDERTOW_DUMPS", "40"))
KEY = b"k" * 32

every_game = pytest.mark.parametrize("game", registry.own())


def begun_late(game: str, moves: int = 60) -> dict[str, Any]:
    """The header of a record that begins after so many moves, and its other lines.

    It begins where the first seat alone has a choice: anywhere else a table plays on by itself as soon as it is open.
    """
    played = registry.game(game)
    seats = played.seats[0]
    state, luck = played.new(seats, 7), random.Random(7)
    while state.count < moves or state.asked != (0,) or len(state.moves) < 2:
        state.play(luck.choice(state.moves))
    record = Recorder(played, seats, "7", players=["you"] * seats, start=state.clone()).record()
    return {"header": record.header, "lines": [*record.lines, record.end]}


def text_of(header: dict[str, Any], lines: list[dict[str, Any]]) -> str:
    return "".join(json.dumps(line) + "\n" for line in [header, *lines])


def numbers(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where all whole numbers of a dump stand."""
    if type(data) is int:
        yield path
    elif isinstance(data, (dict, list)):
        for key in sorted(data) if isinstance(data, dict) else range(len(data)):
            yield from numbers(data[key], (*path, key))


def with_number(start: dict[str, Any], path: tuple[Any, ...], number: int) -> dict[str, Any]:
    changed = copy.deepcopy(start)
    at: Any = changed
    for key in path[:-1]:
        at = at[key]
    at[path[-1]] = number
    return changed


def digest_of(dump: dict[str, Any]) -> str:
    """The digest of a state, worked out from its dump as somebody with bad intentions would."""
    core = {name: value for name, value in dump.items() if name not in ("format", "log")}
    return blake2b(json.dumps(core, sort_keys=True, separators=(",", ":")).encode(), digest_size=16).hexdigest()


LATE = {game: begun_late(game) for game in registry.own()}
PLACES = {game: list(numbers(late["header"]["start"])) for game, late in LATE.items()}


@hypothesis_seed(20261117)
@settings(
    max_examples=MANY, deadline=None, database=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)  # fmt: skip
@given(
    game=st.sampled_from(registry.own()),
    place=st.randoms(use_true_random=False),
    number=st.one_of(st.sampled_from([-5, -1, 0, 10**9, 1 << 63]), st.integers(-300, 300)),
)
def test_a_changed_number_of_a_start_never_stops_the_server(
    server: InThread, game: str, place: random.Random, number: int
) -> None:
    """The record keeps the signature of the true one: it must hold for every number of the state."""
    late = LATE[game]
    path = place.choice(PLACES[game])
    signed = signature(server.house.store.key, late["header"])
    start = with_number(late["header"]["start"], path, number)
    lines = [{"chance": [], "digest": digest_of(start)}, late["lines"][-1]]
    text = text_of({**late["header"], "start": start, "signed": signed}, lines)
    answer = server.http.post("/api/records", json={"record": text})
    same = start == late["header"]["start"]
    assert answer.status_code == (201 if same else 422), (path, number, answer.text)
    assert server.http.get("/healthz").status_code == 200
    (player,), _ = server.create(game=game, seats=registry.game(game).seats[0])
    assert player.look()["number"] >= 0


@every_game
def test_the_digest_of_a_start_is_worked_out_rightly(game: str) -> None:
    start = LATE[game]["header"]["start"]
    assert digest_of(start) == registry.game(game).load(start).digest()


@every_game
def test_a_start_that_this_server_gave_out_is_opened(server: InThread, game: str) -> None:
    late = LATE[game]

    def post(**more: Any) -> httpx.Response:
        text = text_of({**late["header"], **more}, late["lines"])
        return server.http.post("/api/records", json={"record": text}, params={"lang": "en"})

    for foreign in ({}, {"signed": ""}, {"signed": None}, {"signed": signature(KEY, late["header"])}):
        refused = post(**foreign)
        assert refused.status_code == 422 and "not one of this server" in refused.json()["message"]
    signed = signature(server.house.store.key, late["header"])
    for place in (0, -1):
        assert post(signed=signed[:place] + "x" + signed[place:][1:]).status_code == 422
    opened = post(signed=signed)
    assert opened.status_code == 201, opened.text
    player = Player(server, opened.json()["table"], opened.json()["seats"][0]["token"])
    frame = player.look()
    assert frame["practice"] and frame["view"] == json.loads(
        json.dumps(registry.game(game).load(late["header"]["start"]).view(0))
    )
    assert post(signed=signed, seed="8").status_code == 422, "the seed belongs to it"


def test_all_processes_sign_alike_and_a_restart_changes_nothing(start: Callable[..., Any], db: str) -> None:
    first = start(InThread, db)
    key = first.house.store.key
    first.stop()
    again = start(InThread, db)
    assert len(key) == 32 and again.house.store.key == key


# -- the process -------------------------------------------------------------------------------------------------------


def a_process(monkeypatch: pytest.MonkeyPatch, code: str, seconds: float = 60.0) -> Checker:
    """A checker whose process does something else."""
    monkeypatch.setattr(checking, "COMMAND", [sys.executable, "-c", code])
    monkeypatch.setattr(checking, "SECONDS", seconds)
    return Checker()


def refusal(checker: Checker) -> Error:
    with pytest.raises(Error) as refused:
        asyncio.run(checker.check("", KEY))
    return refused.value


def test_a_check_without_end_is_killed(monkeypatch: pytest.MonkeyPatch) -> None:
    checker = a_process(monkeypatch, "while True: pass", 0.3)
    assert refusal(checker).key == "table-record-slow"
    assert checker.process is not None and checker.process.poll() is not None, "it runs on"
    checker.close()


def test_a_check_that_wants_too_much_memory_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    code = (
        "from undertow.table import checking\n"
        "checking.limit()\n"
        "try: bytearray(checking.MEMORY * 2)\n"
        "except MemoryError: raise SystemExit(checking.SPENT)"
    )
    pytest.importorskip("resource")
    assert refusal(a_process(monkeypatch, code)).key == "table-record-slow"


def test_a_check_that_takes_too_much_processor_time_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    code = "from undertow.table import checking\nchecking.SECONDS = 1\nchecking.limit()\nwhile True: pass"
    pytest.importorskip("resource")
    checker = a_process(monkeypatch, code)
    assert refusal(checker).key == "table-record-slow"
    assert checker.process is not None and checker.process.returncode == -signal.SIGXCPU


def test_the_process_that_checks_takes_no_more_than_it_may() -> None:
    resource: Any = pytest.importorskip("resource")
    if not hasattr(resource, "prlimit"):
        pytest.skip("limits of other processes cannot be read here")
    with subprocess.Popen(checking.COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        wanted = [checking.MEMORY, int(checking.SECONDS), 0]
        kinds = [resource.RLIMIT_AS, resource.RLIMIT_CPU, resource.RLIMIT_CORE]
        try:  # it waits for a record
            eventually(lambda: [resource.prlimit(process.pid, kind)[0] for kind in kinds] == wanted)
        finally:
            process.kill()


def test_a_check_that_fails_is_our_fault_and_no_detail_leaves(monkeypatch: pytest.MonkeyPatch) -> None:
    error = refusal(a_process(monkeypatch, "raise RuntimeError('inside')"))
    assert error.key == "table-no-check" and "inside" not in error.text("en")


def test_the_server_goes_on_while_a_record_is_checked(server: InThread, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checking, "COMMAND", [sys.executable, "-c", "while True: pass"])
    monkeypatch.setattr(checking, "SECONDS", 3.0)
    with httpx.Client(base_url=server.url, timeout=60) as other:
        answers: list[int] = []
        wanted = {"record": "x"}
        asking = threading.Thread(target=lambda: answers.append(other.post("/api/records", json=wanted).status_code))
        asking.start()
        eventually(lambda: server.house.checker.process)
        assert server.http.get("/healthz").status_code == 200 and not answers
        server.create(seed=1)
        asking.join(60)
    assert answers == [422]


def test_closing_the_house_ends_a_check(monkeypatch: pytest.MonkeyPatch) -> None:
    checker = a_process(monkeypatch, "while True: pass")

    async def close_meanwhile() -> None:
        asking = asyncio.create_task(checker.check("", KEY))
        while checker.process is None:
            await asyncio.sleep(0.01)
        begun = time.monotonic()
        checker.close()
        with pytest.raises(Error):
            await asking
        assert time.monotonic() - begun < checking.SECONDS / 2

    asyncio.run(close_meanwhile())


@every_game
def test_a_record_tells_what_was_played(game: str) -> None:
    text = golden(game)
    told = json.loads(checking.answer(json.dumps({"record": text, "key": KEY.hex()})))
    lines = [json.loads(line) for line in text.splitlines()]
    assert told["moves"] == [[line["seat"], line["move"]] for line in lines[2:-1]] and told["start"] is None
