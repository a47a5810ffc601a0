"""Who watches costs little: what waits for a page has an end, however slowly or badly it reads, and is its own."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from typing import Any

import pytest
from serving import InThread, Live, Player, eventually
from test_reactions import asked_of
from test_undo import undo
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from undertow import registry
from undertow.kernel.state import NOBODY
from undertow.table import watching
from undertow.table.errors import TooMany, Unauthorized
from undertow.table.guard import Limits
from undertow.table.lines import LineLimits
from undertow.table.notes import note_of
from undertow.table.room import Room
from undertow.table.sitters import BOT, PERSON, Sitter, hashed
from undertow.table.store import Loaded
from undertow.table.watching import MOST_BYTES, MOST_FRAMES, Crowd, Outbox


def played(game: str, moves: int, seats: int = 3) -> Room:
    """A table in memory at which so many moves have been made."""
    row = {
        "id": "watched", "game": game, "seats": seats, "options": dict(registry.game(game).checked_options({})),
        "seed": "7", "practice": True, "lang": "en", "pace": "none", "talk": "none", "sealed": False,
        "join_hash": None, "touched": 0.0,
    }  # fmt: skip
    room = Room(row, [Sitter(PERSON, "random", "", hashed(f"key {seat}")) for seat in range(seats)])
    luck = random.Random(7)
    for number in range(moves):
        if not room.state.over:
            room.make(room.state.seat or 0, number, luck.choice(room.state.moves))
    return room


def waiting(watcher: watching.Watcher) -> list[dict[str, Any]]:
    return [json.loads(text) for text, _ in watcher.queue.waiting if text is not None]


# -- what waits --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", registry.own())
def test_whoever_reads_too_slowly_gets_one_fresh_frame_of_their_own(game: str) -> None:
    room = played(game, 60)
    watchers = [room.watch(viewer, lang) for viewer in range(NOBODY, 3) for lang in ("en", "pl")]
    for watcher in watchers:
        for _ in range(MOST_FRAMES + 1):
            watcher.queue.put_nowait("{}", True)
    room.tell()
    for watcher in watchers:
        fresh = room.watch(watcher.viewer, watcher.lang)
        assert waiting(watcher) == waiting(fresh) and len(waiting(watcher)) == 1
        assert waiting(watcher)[0]["you"] == (None if watcher.viewer == NOBODY else watcher.viewer)
        room.watchers.discard(fresh)


def test_a_greeting_takes_the_place_of_frames_but_not_of_answers() -> None:
    box = Outbox()
    for n in range(5):
        box.put_nowait(f"frame {n}", True)
        box.put_nowait(f"ack {n}")
    box.greet("greeting")
    box.put_nowait("later", True)
    assert [text for text, _ in box.waiting] == [*(f"ack {n}" for n in range(5)), "greeting", "later"]


def test_a_megabyte_that_nobody_reads_ends_the_connection() -> None:
    box = Outbox()
    part = "ä" * 10_000
    while not box.ended:
        assert box.size <= MOST_BYTES
        box.put_nowait(part, True)
    assert list(box.waiting) == [(None, False)] and box.size == 0
    box.put_nowait(part, True)
    box.greet(part)
    assert box.qsize() == 1, "nothing waits any more but the goodbye"


def test_what_was_read_waits_no_longer() -> None:
    async def read() -> None:
        box = Outbox()
        for n in range(1000):
            box.put_nowait(f"{n} " + "x" * 5000, True)
            assert (await box.get() or "").startswith(f"{n} ")
        assert box.size == 0 and not box.ended

    asyncio.run(read())


def test_spectators_who_change_their_language_and_do_not_read_fill_no_memory(
    server: InThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def stuck(*_: object) -> None:
        await asyncio.sleep(600)

    monkeypatch.setattr("undertow.table.live.send_on", stuck)  # as if the readers' lines were full
    monkeypatch.setattr(watching, "SPEAK_SECONDS", 0.0)  # the worst case: every wish is met
    (player,), data = server.create(game="unfathomable", seats=3, you=[0])
    luck = random.Random(1)
    for _ in range(30):
        frame = player.until_asked()
        player.post(frame["number"], luck.choice(frame["decision"]["moves"])["move"])
    lives = [Live(server, data["table"], None, "en") for _ in range(5)]
    room = server.house.rooms[data["table"]]
    eventually(lambda: len(room.watchers) == 5)
    for n in range(30):
        for live in lives:
            live.say({"lang": ("de", "pl")[n % 2]})
    eventually(lambda: all(watcher.spoke > 0 for watcher in list(room.watchers)))
    greeting = max(watcher.queue.size for watcher in list(room.watchers))
    assert sum(watcher.queue.size for watcher in list(room.watchers)) <= 5 * greeting <= 5 * 200_000
    assert max(watcher.queue.qsize() for watcher in list(room.watchers)) == 1
    for live in lives:
        live.socket.close()


def test_one_change_of_language_a_second_and_the_last_wish_counts(
    server: InThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watching, "SPEAK_SECONDS", 10**6)
    (player,), data = server.create(seed=1)
    player.until_asked()
    with player.live("en") as live:
        live.hear_all()
        live.say({"lang": "de"})
        assert live.hear()["lang"] == "de"
        for lang in ("pl", "en", "de", "en", "pl"):
            live.say({"lang": lang})
        live.say("?")
        assert [each["type"] for each in live.hear_all()] == ["error"], "all five wait"
        (watcher,) = server.house.rooms[data["table"]].watchers
        assert watcher.turning is not None and watcher.wanted == "pl"
        loop = server.house.store.writer.get_loop()
        loop.call_soon_threadsafe(watcher.turn, server.house.rooms[data["table"]].greet)  # as if the second were over
        assert live.hear()["lang"] == "pl"


def test_a_greeting_brings_the_latest_events_and_the_log_comes_in_parts(server: InThread) -> None:
    (player,), _ = server.create(game="unfathomable", seats=3, seed=2, pace="none")
    luck = random.Random(2)
    while len(log := player.get("/log").json()) < 2 * watching.LATEST_EVENTS:
        frame = player.until_asked()
        player.post(frame["number"], luck.choice(frame["decision"]["moves"])["move"])
    player.until_asked()
    log = player.get("/log").json()
    with player.live() as live:
        first = live.hear()
        assert first["events"] == log[-watching.LATEST_EVENTS :]
        begins = first["events"][0]["number"]
        assert player.get("/log", until=begins).json() + first["events"] == log
        assert player.get("/log", since=3, until=7).json() == log[3:7]
        assert player.get("/log", since=7, until=3).json() == []
        frame = player.until_asked()
        player.post(frame["number"], luck.choice(frame["decision"]["moves"])["move"])
        player.until_asked()
        later = [event for each in live.hear_all() for event in each.get("events", [])]
        assert log + later == player.get("/log").json(), "what comes later follows on"


# -- how many ----------------------------------------------------------------------------------------------------------


def test_pages_are_counted_by_address_and_in_all_and_spectators_by_table() -> None:
    crowd = Crowd(of_address=2, of_table=1, of_all=3)
    with crowd.coming_from("a"), crowd.coming_from("a"):
        with pytest.raises(TooMany), crowd.coming_from("a"):
            pass
        with crowd.coming_from("b"), pytest.raises(TooMany), crowd.coming_from("c"):
            pass
    with crowd.watching("t"), crowd.watching("u"), pytest.raises(TooMany), crowd.watching("t"):
        pass
    assert not crowd.here, "whoever goes counts no longer"


def test_too_many_pages_are_turned_away_with_a_sentence_and_a_seat_always_gets_in(start: Any, db: str) -> None:
    limits = Limits.none()
    limits.pages_of_address, limits.pages_of_table = 4, 2
    server = start(InThread, db, limits)
    (player,), data = server.create(seed=1)
    spectator = Player(server, data["table"])
    with spectator.live() as one, spectator.live() as two:
        assert one.hear()["fresh"] and two.hear()["fresh"]
        with spectator.live("de") as third:
            refused = third.hear()
            assert refused["status"] == 429 and refused["message"].startswith("Zu viele Seiten")
            with pytest.raises(ConnectionClosed):
                third.hear()
        with player.live() as own, player.live() as tab:
            assert own.hear()["you"] == tab.hear()["you"] == 0, "spectators keep nobody from their seat"
            with connect(f"{server.url.replace('http', 'ws', 1)}/api/tables/{data['table']}/live") as fifth:
                assert json.loads(fifth.recv(timeout=15))["status"] == 429, "but one address has its limit"

        def again() -> bool:
            with contextlib.suppress(ConnectionClosed), player.live() as live:
                return live.hear().get("you") == 0
            return False

        eventually(again)


# -- keys: every character counts --------------------------------------------------------------------------------------


def test_the_whole_hash_of_a_key_counts() -> None:
    room = played("abyss", 0)
    assert room.seat_of("key 1") == 1
    for at in range(64):
        wrong = list(hashed("key 1"))
        wrong[at] = "0" if wrong[at] != "0" else "1"
        room.sitters[1].token_hash = "".join(wrong)
        with pytest.raises(Unauthorized):
            room.seat_of("key 1")


def test_every_character_of_a_key_counts(server: InThread) -> None:
    (player,), data = server.create(seed=1)
    key = player.token or ""
    assert len(key) == 32
    near = [key[:at] + ("A" if key[at] != "A" else "B") + key[at + 1 :] for at in range(32)]
    for wrong in [*near, key[:-1], key[1:], key + "A", key + key, key.swapcase()]:
        other = Player(server, data["table"], wrong)
        assert other.get().status_code == 401 and other.post(0, 0).status_code == 401, wrong
    for wrong in (near[0], near[19], near[20], near[31], key[:-1], key + "A"):
        with Live(server, data["table"], wrong, "en") as live:
            assert live.hear()["status"] == 401
    assert player.look()["you"] == 0


# -- an undo of which nobody knows -------------------------------------------------------------------------------------


def test_nobody_notices_that_a_card_of_a_hidden_payment_was_laid_out_and_taken_back(server: InThread) -> None:
    players, data = server.create(you=[0, 1], seats=2, seed=3, pace="none")
    spectator = Player(server, data["table"])
    luck = random.Random(3)
    found = 0
    for _ in range(400):
        seat, frame = asked_of(players)
        if seat < 0 or found == 3:
            break
        others = [players[1 - seat], spectator]
        before = [other.get().content for other in others]
        players[seat].post(frame["number"], luck.choice(frame["decision"]["moves"])["move"])
        mine = players[seat].look()
        if [other.get().content for other in others] != before or not (mine["undo"] or {}).get("free"):
            continue
        with others[0].live() as one, others[1].live() as two:
            here = [live.hear() for live in (one, two)]
            before = [other.get().content for other in others]
            assert undo(players[seat]) == 204
            assert players[seat].look()["number"] > mine["number"]
            assert [other.get().content for other in others] == before
            assert not one.hear_the_rest() and not two.hear_the_rest() and here
        found += 1
        seat, frame = asked_of(players)
        players[seat].post(frame["number"], luck.choice(frame["decision"]["moves"])["move"])
    assert found == 3


def test_a_seat_that_is_handed_over_in_another_process_sees_no_more_here() -> None:
    room = played("abyss", 40)
    watcher = room.watch(0, "en")
    assert waiting(watcher)[-1]["view"] == room.state.view(0) != room.state.view(None)
    sitters = [{"kind": PERSON, "bot": "random", "name": "", "token_hash": hashed(f"key {n}")} for n in range(3)]
    sitters[0]["kind"] = BOT
    row = {
        "touched": 0.0,
        "more": 0.0,
        "more_seq": 0,
        "more_by": None,
        "vote": None,
        "join_hash": None,
        "see_all": None,
    }
    left: Any = note_of(room.id, "left", 0, room.ledger.counted)
    loaded: Any = Loaded(row, sitters, None, [], [], [], [left], [], set())  # type: ignore[arg-type]
    room.follow(loaded, telling=True)
    room.tell()
    assert [each["view"] == room.state.view(None) for each in waiting(watcher)] == [True]


def test_a_live_connection_on_which_nothing_happens_stays_open(start: Any, db: str) -> None:
    quick = LineLimits(of_address=1 << 30, of_all=1 << 30, head_seconds=0.2)
    server = start(InThread, db, lines=quick)
    (player,), _ = server.create(seed=1)
    player.until_asked()
    with player.live() as live:
        live.hear_all()
        with pytest.raises(TimeoutError):
            live.hear(1.5)
        live.say({"lang": "de"})
        assert live.hear()["lang"] == "de"
