"""On a real PostgreSQL: the surface, crashes of the server and of the database, several processes at one table."""

from __future__ import annotations

import asyncio
import os
import random
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
from postgres import Postgres, tools
from serving import InThread, Player, Process, eventually, made_older
from test_crash import killed_and_looked_at
from test_reactions import PASS_EVERYTHING, asked_of
from test_sealed import FRIENDS
from test_undo import undo, vote

from found import OWN, most, quick_by_day
from undertow import Record
from undertow.cli import main
from undertow.games.abyss import moves as m
from undertow.table.expiry import DAY
from undertow.table.quota import size_of
from undertow.table.storage import CHANNEL, LOOK, Job
from undertow.table.store import Store

NUMBERS = count(1)
CROWDED = max(OWN, key=most)  # its questions are put to several at once
AT_LEAST = 0.06  # seconds between two answers: a quick machine would answer more often than a connection may
STUCK = 600.0  # seconds without a word: no machine is so slow, so the table stands still


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    found = tools()
    if found is None:
        missing = "no PostgreSQL here: neither /usr/lib/postgresql/*/bin nor the PATH has initdb"
        if os.environ.get("CI") == "true":
            pytest.fail(missing)
        pytest.skip(missing)
    running = Postgres(found)
    yield running
    running.remove()


@pytest.fixture
def db(postgres: Postgres) -> str:
    """A database of its own for each test."""
    name = f"tables_{next(NUMBERS)}"
    postgres.ask(f"CREATE DATABASE {name}")
    return postgres.url(name)


@pytest.fixture
def two(start: Any, db: str) -> list[InThread]:
    """Two servers on one database."""
    return [start(InThread, db), start(InThread, db)]


def spread(servers: list[Any], players: list[Player]) -> list[Player]:
    """The same players, each at the next server."""
    return [
        Player(servers[at % len(servers)], player.table, player.token) for at, player in enumerate(players)
    ]  # fmt: skip


def chosen(frame: dict[str, Any], luck: random.Random) -> tuple[int, int]:
    return frame["number"], luck.choice(frame["decision"]["moves"])["move"]


def rows(postgres: Postgres, db: str, table: str) -> list[tuple[int, int, int]]:
    """What the database has of a table: (seat, number, move)."""
    name = db.rpartition("/")[2]
    return postgres.ask(f"SELECT seat, number, move FROM moves WHERE \"table\" = '{table}' ORDER BY seq", name)


# -- one process -------------------------------------------------------------------------------------------------------


def test_tables_from_before_there_were_seals_are_not_sealed(start: Any, db: str) -> None:
    server = start(InThread, db)
    kept = [server.create(**FRIENDS, sealed=sealed)[1]["table"] for sealed in (True, False)]
    assert [Player(server, table).look()["sealed"] for table in kept] == [True, False]
    server.stop()
    made_older(db, "0003")
    again = start(InThread, db)
    assert [Player(again, table).look()["sealed"] for table in kept] == [False, False]


def test_a_whole_game_is_the_same_after_a_restart(start: Any, db: str) -> None:
    server = start(InThread, db)
    (player,), data = server.create(seed=2, seats=2, names={"0": "Zoë 'x'; \"y\" %s"})
    url = f"/api/tables/{data['table']}/orders"
    assert server.http.post(url, headers=player.headers, json=PASS_EVERYTHING[0]).status_code == 201
    luck = random.Random(2)
    while not (frame := player.until_asked())["over"]:
        assert player.post(*chosen(frame, luck)).status_code == 200
    record = player.get("/record").text
    assert list(Record.parse(record).replay().result.data()["scores"]) == frame["result"]["scores"]
    server.stop()
    again = Player(start(InThread, db), player.table, player.token)
    assert again.look() == frame
    assert again.get("/record").text == record


def test_what_no_text_can_hold_is_refused_and_harms_nobody_else(start: Any, db: str) -> None:
    server = start(InThread, db)
    refused = server.http.post("/api/tables", json={"game": "abyss", "seats": 2, "names": {"0": "a\0b"}})
    assert refused.status_code in (400, 422) and refused.json()["message"]
    server.create(seats=2)


@pytest.mark.parametrize("game", [CROWDED, *quick_by_day([name for name in OWN if name != CROWDED])])
def test_nothing_is_lost_when_the_server_is_killed(start: Any, db: str, game: str) -> None:
    killed_and_looked_at(start, db, game)


def test_a_database_that_is_not_there_is_one_sentence(capsys: Any) -> None:
    said = refused(capsys, "--db", "postgresql://nobody@127.0.0.1:1/nothing")
    assert "cannot be opened" in said and "127.0.0.1" in said


def test_a_lost_database_is_a_clear_error_and_comes_back(two: list[InThread], postgres: Postgres, db: str) -> None:
    players, _ = two[0].create(you=[0, 1], seats=2, seed=5, pace="none")
    players = spread(two, players)
    luck = random.Random(5)
    acknowledged: list[tuple[int, int, int]] = []

    def play(steps: int) -> None:
        for _ in range(steps):
            seat, frame = asked_of(players)
            wanted = chosen(frame, luck)
            while (answer := players[seat].post(*wanted)).status_code == 503:
                assert "does not" in answer.json()["message"]
                time.sleep(0.05)
            assert answer.status_code == 200, answer.text
            acknowledged.append((seat, *wanted))

    play(6)
    seat, frame = asked_of(players)
    postgres.stop()
    wanted = chosen(frame, luck)
    lost = players[seat].post(*wanted)
    assert lost.status_code == 503 and "does not count" in lost.json()["message"]
    unknown = two[0].http.get("/api/tables/abcdefghjk", params={"lang": "de"})
    assert unknown.status_code == 503 and "Datenbank antwortet nicht" in unknown.json()["message"]
    assert players[seat].look()["number"] == frame["number"], "nothing has changed"
    postgres.start()
    play(6)
    crash = threading.Thread(target=postgres.restart)
    crash.start()
    play(10)
    crash.join()
    play(3)
    assert rows(postgres, db, players[0].table) == acknowledged, "each acknowledged move once, and nothing else"
    with players[1].live() as live:  # the other process hears again
        before = live.hear()["number"]
        while asked_of(players)[0] != 0:
            play(1)
        play(1)
        eventually(lambda: live.hear().get("number", 0) > before)


# -- several processes -------------------------------------------------------------------------------------------------


class Person(threading.Thread):
    """Somebody who answers whatever the page asks, until the game is over."""

    def __init__(self, player: Player, seat: int) -> None:
        super().__init__(daemon=True)
        self.player, self.seat = player, seat
        self.frames: list[dict[str, Any]] = []
        self.acknowledged: list[tuple[int, int]] = []
        self.problem = "not begun"
        self.start()

    def run(self) -> None:
        luck = random.Random(self.seat)
        answered, said = -1, 0
        try:
            with self.player.live() as live:
                over = False
                while not over or len(self.acknowledged) < said:
                    frame = live.hear(STUCK)
                    if frame["type"] == "ack":
                        self.acknowledged.append((frame["number"], frame["move"]))
                        continue
                    assert frame["type"] == "state", frame
                    self.frames.append(frame)
                    over = frame["over"]
                    if frame["seat"] is not None and frame["number"] > answered:
                        answered, move = chosen(frame, luck)
                        time.sleep(AT_LEAST)
                        live.say({"number": answered, "move": move})
                        said += 1
            self.problem = ""
        except Exception as error:
            self.problem = repr(error)


def test_two_processes_play_one_game_to_its_end(start: Any, postgres: Postgres, db: str) -> None:
    servers: list[Process] = []
    both = [threading.Thread(target=lambda: servers.append(start(Process, db))) for _ in range(2)]
    for each in both:  # both find an empty database and want to set it up
        each.start()
    for each in both:
        each.join()
    players, data = servers[0].create(you=[0, 1], seats=3, seed=7, pace="none")
    people = [Person(player, seat) for seat, player in enumerate(spread(servers, players))]
    for person in people:
        person.join()  # ends by itself: whoever hears nothing for so long gives up
        assert not person.problem, person.problem
    last = [person.frames[-1] for person in people]
    assert last[0]["over"] and last[0]["result"] == last[1]["result"]
    assert all(player["here"] for player in people[0].frames[-2]["players"]), "a page at the other process is here"
    for person in people:
        assert len(person.frames) > 30
        numbers = [frame["number"] for frame in person.frames]
        assert numbers == sorted(numbers), "numbers never go back"
    written = rows(postgres, db, data["table"])
    for person in people:  # each acknowledged move once, and nothing else
        assert [(number, move) for seat, number, move in written if seat == person.seat] == person.acknowledged
    records = [person.player.get("/record").text for person in people]
    assert records[0] == records[1] and Record.parse(records[0]).replay().result is not None


def test_a_table_whose_driver_is_killed_goes_on_elsewhere(start: Any, db: str) -> None:
    first, second = start(Process, db), start(InThread, db)
    (player,), _ = first.create(seed=3, seats=4)
    there = Player(second, player.table, player.token)
    luck = random.Random(3)
    for _ in range(5):
        assert player.post(*chosen(player.until_asked(), luck)).status_code == 200
    first.kill()
    for _ in range(5):
        assert there.post(*chosen(there.until_asked(), luck)).status_code == 200


def test_processes_sign_alike_and_what_is_deleted_in_one_is_gone_in_the_other(two: list[InThread]) -> None:
    keys = {server.house.store.key for server in two}
    assert len(keys) == 1 and len(keys.pop()) == 32
    (player,), _ = two[0].create(seats=2, seed=5)
    elsewhere = Player(two[1], player.table, player.token)
    elsewhere.look()
    size = asyncio.run_coroutine_threadsafe(size_of(two[0].house.store), two[0].loop).result(60)
    assert size > 1 << 20
    later = time.time() + 400 * DAY
    pruned = eventually(  # not before the table is at rest
        lambda: asyncio.run_coroutine_threadsafe(two[0].house.prune(later), two[0].loop).result(60)
    )
    assert pruned == [player.table]
    eventually(lambda: elsewhere.get().status_code == 404)


def test_sealed_answers_meet_from_different_processes(two: list[InThread]) -> None:
    players, _ = two[0].create(game="cellar", you=[0, 1, 2], seats=3, seed=5, pace="none", bots="random")
    players = spread(two, players)
    luck = random.Random(5)
    sealed = 0
    while True:
        seat, frame = asked_of(players)
        if seat < 0:
            break
        sealed += len(frame["expected"]) > 1
        wanted = chosen(frame, luck)
        assert players[seat].post(*wanted).status_code == 200
        again = Player(two[(seat + 1) % 2], players[seat].table, players[seat].token)
        assert again.post(*wanted).status_code == 200, "the other process knows the answer, too"
    assert sealed >= 3
    eventually(lambda: all(player.look()["over"] for player in players))


def test_offers_close_where_the_answer_came_from_elsewhere(two: list[InThread]) -> None:
    players, _ = two[0].create(you=[0, 1], seats=2, seed=3, pace="test")
    players = spread(two, players)
    luck = random.Random(3)
    offers = 0
    for _ in range(40):
        seat, frame = asked_of(players)
        offered = frame["decision"]["prompt"] == "offer"
        offers += offered
        exploring = [each["move"] for each in frame["decision"]["moves"] if each["family"] == "explore"]
        move = m.PASS if offered else exploring[0] if exploring else chosen(frame, luck)[1]
        assert players[seat].post(frame["number"], move).status_code in (200, 409), "409: its time was up"
    assert offers >= 3


def test_what_is_done_in_one_process_holds_in_the_other(two: list[InThread]) -> None:
    here, there = two
    (player,), data = here.create(you=[0], open=[1], seats=2, seed=8, pace="none")
    code = {"join": data["join"], "name": "Ada"}
    Player(there, player.table).look()  # the other process has the table in memory
    seat = here.http.post(f"/api/tables/{player.table}/join", json=code).json()
    friend = Player(there, player.table, seat["token"])
    assert friend.look()["you"] == 1, "a key is good everywhere at once"
    players = [player, friend]
    assert there.http.post(f"/api/tables/{player.table}/join", json=code).status_code == 409
    url = f"/api/tables/{player.table}/orders"
    ids = [
        server.http.post(url, headers=friend.headers, json=order).json()["id"]
        for server, order in zip([here, there] * 2, PASS_EVERYTHING, strict=False)
    ]
    assert len(set(ids)) == 4
    eventually(lambda: len(friend.look()["orders"]) == 4)
    luck = random.Random(8)
    with friend.live() as live, player.live() as own:
        for _ in range(12):
            at, frame = asked_of(players)
            assert players[at].post(*chosen(frame, luck)).status_code == 200
        at, frame = asked_of(players)
        live.hear_all(), own.hear_all()
        assert undo(players[1 - at]) == 204, "the others are asked"
        eventually(lambda: players[at].look()["vote"])
        assert vote(players[at], True) == 204
        for each in (live, own):
            fresh = [said for said in each.hear_all() if said["fresh"]]
            assert fresh and fresh[-1]["notes"][-1]["kind"] == "undone"
        eventually(lambda: player.look()["view"]["turn"] == friend.look()["view"]["turn"])
    at, frame = asked_of(players)
    wanted = chosen(frame, luck)
    far = Player([there, here][at], player.table, players[at].token)
    assert far.post(*wanted).status_code == players[at].post(*wanted).status_code == 200, "said twice, counted once"
    other = next(each["move"] for each in frame["decision"]["moves"] if each["move"] != wanted[1])
    assert players[at].post(wanted[0], other).status_code == 409


def test_what_is_said_in_one_process_is_heard_in_the_other_once_and_in_order(two: list[InThread]) -> None:
    players, data = two[0].create(you=[0, 1], seats=2, seed=8, pace="none", talk="chat")
    here, there = spread(two, players)
    url = f"/api/tables/{data['table']}/say"

    def say(player: Player, text: str) -> int:
        return player.server.http.post(url, headers=player.headers, json={"text": text}).status_code

    with here.live() as one, there.live() as other:
        one.hear_all(), other.hear_all()
        with ThreadPoolExecutor(2) as both:
            jobs = [(player, f"{seat} {n}") for n in range(5) for seat, player in enumerate((here, there))]
            assert set(both.map(lambda job: say(*job), jobs)) == {204}
        eventually(lambda: len(there.look()["said"]) == 10 == len(here.look()["said"]))
        for live in (one, other):
            told = [each["n"] for frame in live.hear_all(1) for each in frame["said"]]
            assert told == list(range(10)), "nothing twice, nothing left out"
        assert here.look()["said"] == there.look()["said"]
        assert say(Player(two[1], here.table, here.token), "too much") == 429, "all processes count alike"


def test_the_same_answer_at_once_in_both_processes_counts_once(
    two: list[InThread], postgres: Postgres, db: str
) -> None:
    (player,), data = two[0].create(seed=4, seats=2)
    twin = Player(two[1], player.table, player.token)
    luck = random.Random(4)
    for _ in range(15):
        frame = player.until_asked()
        eventually(lambda: twin.look()["number"] == player.look()["number"])
        wanted = chosen(frame, luck)
        with ThreadPoolExecutor(2) as racing:
            said = racing.map(lambda each, wanted=wanted: each.post(*wanted).status_code, (player, twin))
            assert list(said) == [200, 200]
    written = [row[:2] for row in rows(postgres, db, data["table"])]
    assert len(set(written)) == len(written)


def test_workers_share_an_address(start: Any, postgres: Postgres, db: str) -> None:
    server = start(Process, db, "--workers", "2")
    name = db.rpartition("/")[2]
    hearing = f"SELECT count(*) FROM pg_stat_activity WHERE datname = '{name}' AND query = 'LISTEN undertow'"
    eventually(lambda: postgres.ask(hearing) == [(2,)])
    (player,), _ = server.create(seed=6, seats=2)
    luck = random.Random(6)
    number = -1
    with ExitStack() as closing:
        for _ in range(25):
            server.http = closing.enter_context(httpx.Client(base_url=server.url, timeout=30))  # maybe the other one
            frame = eventually(lambda least=number: (f := player.until_asked())["number"] > least and f)
            if frame["over"]:
                break
            wanted = chosen(frame, luck)
            number = wanted[0]
            assert player.post(*wanted).status_code == 200
    server.stop()
    eventually(lambda: postgres.ask(hearing) == [(0,)])
    with pytest.raises(httpx.TransportError):
        httpx.get(server.url + "/healthz")


def test_workers_end_when_their_parent_is_killed(start: Any, postgres: Postgres, db: str) -> None:
    server = start(Process, db, "--workers", "2")
    server.kill()
    name = db.rpartition("/")[2]
    eventually(lambda: postgres.ask(f"SELECT count(*) FROM pg_stat_activity WHERE datname = '{name}'") == [(0,)], 15)


def test_workers_need_postgresql(capsys: Any, tmp_path: Path) -> None:
    assert "PostgreSQL" in refused(capsys, "--workers", "2", "--db", str(tmp_path / "tables.sqlite3"))


def refused(capsys: Any, *options: str) -> str:
    """What a server says that cannot start: one line."""
    assert main(["--lang", "en", "serve", "--port", "0", "--no-browser", *options]) == 2
    out, err = capsys.readouterr()
    said = [line for line in err.splitlines() if "has not been built" not in line]
    assert out == "" and len(said) == 1, err
    return said[0]


# -- what processes share ----------------------------------------------------------------------------------------------


async def test_every_table_that_is_written_is_told(postgres: Postgres, db: str) -> None:
    store = Store(db)
    await store.open()
    try:
        with psycopg.connect(db, autocommit=True) as other:
            other.execute(f"LISTEN {CHANNEL}")
            waits = asyncio.get_running_loop().create_future
            jobs = [Job(lambda connection: None, waits(), table, seq) for table, seq in (("one", 3), ("two", LOOK))]
            assert [problem for *_, problem in store.committed(jobs)] == [None, None]
            other.execute(f"NOTIFY {CHANNEL}, 'nothing more'")  # it comes after all that was told before
            heard: list[str] = []
            while "nothing more" not in heard:
                heard += [said.payload for said in other.notifies(timeout=STUCK, stop_after=1)]
        assert sorted(heard[:-1]) == ["one 3", f"two {LOOK}"]
    finally:
        await store.close()


async def test_a_lease_goes_by_the_clock_of_the_database(
    postgres: Postgres, db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A machine whose clock is an hour ahead takes no table away from another one, and holds none for an hour."""
    mine, ahead = Store(db), Store(db)
    ahead.process += "-ahead"
    await mine.open()
    await ahead.open()
    try:
        name = db.rpartition("/")[2]
        postgres.ask(
            "INSERT INTO tables (id, game, rules, seats, options, seed, practice, lang, pace, more, more_seq, created, "
            "touched, over) VALUES ('one', 'abyss', 1, 2, '{}', '', false, 'en', 'calm', 0, 0, 0, 0, false)",
            name,
        )
        assert await mine.lease("one", 1000.0) == 0.0
        monkeypatch.setattr(time, "time", lambda now=time.time: now() + 3600)
        assert 0 < await ahead.lease("one", 2.0) <= 2.0
        postgres.ask("UPDATE tables SET driver_until = extract(epoch from clock_timestamp()) - 1", name)
        assert await ahead.lease("one", 2.0) == 0.0
        left = "SELECT driver_until - extract(epoch from clock_timestamp()) FROM tables"
        assert postgres.ask(left, name)[0][0] <= 2.0
    finally:
        await mine.close()
        await ahead.close()
