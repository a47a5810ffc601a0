"""No secret leaves: what one viewer gets over the wire is the same in all worlds that this viewer cannot tell apart."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import pytest
from serving import InThread, Player

from night import night
from undertow import registry
from undertow.kernel.rules import rules_of
from undertow.kernel.state import State
from undertow.table import watching
from undertow.table.house import seat_row
from undertow.table.ledger import Ledger
from undertow.table.recovery import snapshot_of
from undertow.table.room import PERSON, Sitter, hashed
from undertow.table.store import Store

TABLE = "twoworlds2"
GAMES = {"abyss": 3, "cellar": 3, "unfathomable": 4}
STEPS = 40


def laid_out(db: str, state: State, table: str = TABLE) -> None:
    """Write a table that stands at this state, with a person in every seat whose token is its number."""

    async def write() -> None:
        store = Store(db)
        await store.open()
        row = {
            "id": table, "game": state.game.id, "rules": state.game.rules_version, "seats": state.seats,
            "options": dict(state.options), "seed": "unused", "practice": True, "lang": "en", "pace": "none", "more": 0.0, "more_seq": 0, "join_hash": None,
            "created": 1.0, "touched": 1.0, "over": False, "driver": None, "driver_until": None,
        }  # fmt: skip
        sitters = [Sitter(PERSON, "random", "", hashed(f"token {seat}")) for seat in range(state.seats)]
        seated = [seat_row(table, seat, sitter) for seat, sitter in enumerate(sitters)]
        await store.create(row, seated, snapshot_of(table, state, Ledger(state.seats)))
        await store.close()

    asyncio.run(write())


def worlds(name: str, seed: int) -> tuple[State, State, int] | None:
    """Two states that agree for one seat, with the same luck to come."""
    game = registry.game(name)
    luck = random.Random(seed)
    state = game.new(GAMES[name], seed)
    for _ in range(luck.randrange(5, 120)):
        if state.over:
            return None
        state.play(luck.choice(state.moves))
    if state.over:
        return None
    viewer = luck.randrange(state.seats)
    other = state.redeal(viewer, seed)
    state.reseed(seed)
    other.reseed(seed)
    return state, other, viewer


def frames_of(live: Any) -> list[str]:
    """What came since the last time, as it stood on the wire; a question whose answer we know marks the end."""
    found: list[str] = []
    live.say({"lang": "de"})
    while not (found and json.loads(found[-1])["fresh"]):
        found.append(live.socket.recv(timeout=30))
    return found


@pytest.mark.parametrize(
    ("name", "seeds"),
    [
        ("abyss", 4), ("cellar", 6), ("unfathomable", 4),
        *night(("abyss", 12), ("unfathomable", 40)),
    ],
)  # fmt: skip
def test_frames_are_byte_equal_in_worlds_a_viewer_cannot_tell_apart(
    name: str, seeds: int, start: Any, tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watching, "SPEAK_SECONDS", 0.0)  # by which ``frames_of`` sees that nothing more comes
    compared = revealed = 0
    for seed in range(seeds):
        found = worlds(name, seed)
        if found is None:
            continue
        state, other, viewer = found
        servers = []
        for which, world in enumerate((state, other)):
            db = f"sqlite:///{tmp_path / f'{seed}-{which}.sqlite3'}"
            laid_out(db, world)
            servers.append(start(InThread, db))
        compared_here, shown = compare(state, other, viewer, servers, random.Random(seed))
        compared += compared_here
        revealed += shown
        for server in servers:
            server.stop()
    assert compared > 2 * seeds and (revealed or seeds < 12), (
        "the worlds were compared over too few frames to say anything"
    )


def compare(state: State, other: State, viewer: int, servers: list[InThread], luck: random.Random) -> tuple[int, bool]:
    """Play the same in both worlds while it is legal; all frames of the viewer must be equal until something is revealed."""
    seats = [[Player(server, TABLE, f"token {seat}") for seat in range(state.seats)] for server in servers]
    lives = [players[viewer].live("de") for players in seats]
    compared = 0
    assert lives[0].socket.recv(timeout=30) == lives[1].socket.recv(timeout=30)
    try:
        for _ in range(STEPS):
            heard = [frames_of(live) for live in lives]
            if heard[0] != heard[1]:
                assert any(reveals(state, [frames]) for frames in heard), (state.game.id, viewer, heard[0], heard[1])
                return compared, True
            compared += len(heard[0])
            for path in ("", "/log", "/why"):
                both = [players[viewer].get(path, lang="pl").text for players in seats]
                assert both[0] == both[1], (path, both)
            move = next_move(state, other, luck)
            if move is None:
                return compared, False
            seat = state.seat
            assert seat is not None
            statuses = []
            for players in seats:
                frame = players[seat].until_asked()
                statuses.append(players[seat].post(frame["number"], move).status_code)
            assert statuses == [200, 200]
            state.play(move)
            other.play(move)
            for players, world in zip(seats, (state, other), strict=True):
                if not world.over:
                    players[world.asked[0]].until_asked()
        return compared, False
    finally:
        for live in lives:
            live.socket.close()


def next_move(state: State, other: State, luck: random.Random) -> int | None:
    """A move that is legal in both worlds; None where there is none, or where a different seat is asked."""
    if state.over or other.over or state.asked != other.asked:
        return None
    common = sorted(set(state.moves) & set(other.moves))
    return luck.choice(common) if common else None


def reveals(state: State, heard: list[list[str]]) -> bool:
    """Whether frames tell of an event whose rule reveals something."""
    rules = rules_of(state.game)
    for frames in heard:
        for text in frames:
            frame = json.loads(text)
            if any(rules[event["rule"]].kind == "reveals" for event in frame.get("events", ()) if not frame["fresh"]):
                return True
    return False
