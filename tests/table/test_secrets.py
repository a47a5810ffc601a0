"""No secret leaves: what one viewer gets over the wire is the same in all worlds that this viewer cannot tell apart."""

from __future__ import annotations

import asyncio
import json
import random
import re
from typing import Any

import pytest
import stalk
from serving import InThread, Player

from found import OWN
from night import night
from undertow import registry
from undertow.kernel.rules import rules_of
from undertow.kernel.state import State
from undertow.table import watching
from undertow.table.house import seat_row
from undertow.table.ledger import Ledger
from undertow.table.recovery import snapshot_of
from undertow.table.screens import only_answer
from undertow.table.sitters import PERSON, Sitter, hashed
from undertow.table.store import Store

TABLE = "twoworlds2"
STEPS = 40
OFTEN = 0.8  # how often the others let it go by, so that the worlds stay alike for longer


def laid_out(db: str, state: State, table: str = TABLE, pace: str = "none") -> None:
    """Write a table that stands at this state, with a person in every seat whose token is its number."""

    async def write() -> None:
        store = Store(db)
        await store.open()
        row = {
            "id": table, "game": state.game.id, "rules": state.game.rules_version, "seats": state.seats,
            "options": dict(state.options), "seed": "unused", "practice": True, "lang": "en", "pace": pace, "more": 0.0, "more_seq": 0, "join_hash": None,
            "created": 1.0, "touched": 1.0, "over": False, "driver": None, "driver_until": None,
        }  # fmt: skip
        sitters = [Sitter(PERSON, "random", "", hashed(f"token {seat}")) for seat in range(state.seats)]
        seated = [seat_row(table, seat, sitter) for seat, sitter in enumerate(sitters)]
        await store.create(row, seated, snapshot_of(table, state, Ledger(state.seats)))
        await store.close()

    asyncio.run(write())


def worlds(name: str, seed: int, viewer: int | None = None) -> tuple[State, State, int] | None:
    """Two states that agree for one seat, any if none is said, with the same luck to come."""
    game = registry.game(name)
    luck = random.Random(seed)
    state = game.new(min(game.seats[0] + 1, game.seats[1]), seed)
    for _ in range(luck.randrange(5, 120)):
        if state.over:
            return None
        state.play(luck.choice(state.moves))
    if state.over:
        return None
    viewer = luck.randrange(state.seats) if viewer is None else viewer
    other = state.redeal(viewer, seed)
    state.reseed(seed)
    other.reseed(seed)
    before = state.count, other.count
    settle(state)  # the server would at once, and not as often in both worlds
    settle(other)
    return (state, other, viewer) if before == (state.count, other.count) else None


def frames_of(live: Any) -> list[str]:
    """What came since the last time, as it stood on the wire; a question whose answer we know marks the end."""
    found: list[str] = []
    live.say({"lang": "de"})
    while not (found and json.loads(found[-1])["fresh"]):
        found.append(live.socket.recv(timeout=30))
    return found


@pytest.mark.parametrize(
    ("name", "seeds"),
    [("cellar", 6), *((name, 4) for name in OWN), *night(*((name, 40) for name in OWN))],
)
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


@pytest.mark.parametrize("seeds", [8, *night(60)])
def test_nothing_that_hangs_on_the_hidden_map_reaches_the_hero(
    seeds: int, start: Any, tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watching, "SPEAK_SECONDS", 0.0)
    compared = differ = 0
    for seed in range(seeds):
        found = worlds("alone", seed, viewer=0)
        if found is None:
            continue
        state, other, hero = found
        differ += state.view(1)["map"] != other.view(1)["map"]
        servers = []
        for which, world in enumerate((state, other)):
            db = f"sqlite:///{tmp_path / f'{seed}-{which}.sqlite3'}"
            laid_out(db, world)
            servers.append(start(InThread, db))
        compared += compare(state, other, hero, servers, random.Random(seed))[0]
        for server in servers:
            server.stop()
    assert differ > seeds // 2 and compared > 2 * seeds


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
            given = settle(state), settle(other)
            for players, world in zip(seats, (state, other), strict=True):
                if given[0] != given[1]:
                    come_out(world, players, viewer, luck)
                if not world.over:
                    players[world.asked[0]].until_asked()
        return compared, False
    finally:
        for live in lives:
            live.socket.close()


def settle(world: State) -> int:
    """Give the single answers that the server gives behind a screen; how many these were."""
    given = 0
    while world.seat is not None and (only := only_answer(world, world.seat)) is not None:
        world.play(only)
        given += 1
    return given


def come_out(world: State, players: list[Player], viewer: int, luck: random.Random) -> None:
    """Play on until the viewer does not wait any more for what others answer in secret.

    Where the server has given more answers in one world than in the other, one is ahead; a table without a pace does
    not hide how long that takes (``table/screens.py``). What the viewer hears of it must be the same all the same.
    """
    while world.seat is not None and (world.screen_before(viewer) >= 0 or waits_for_others(world, viewer)):
        seat, passing = world.seat, getattr(world.stack[-1], "pass_move", None)
        moves = world.moves
        move = passing if passing in moves and luck.random() < OFTEN else luck.choice(moves)
        frame = players[seat].until_asked()
        assert players[seat].post(frame["number"], move).status_code == 200
        world.play(move)
        settle(world)


def waits_for_others(world: State, viewer: int) -> bool:
    """Whether somebody else is to answer a sealed question next."""
    return world.asking.private and world.seat != viewer


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


# -- a team behind a screen ------------------------------------------------------------------------------------------------


SHOWN = re.compile('"event":"(distance_told|all_shown)"')  # what the hero is told of what is hidden


def heros_worlds(seats: int, seed: int) -> tuple[State, State] | None:
    """Two states of the sketch that agree for the hero, who is asked: hidden map, lies and hands differ."""
    luck = random.Random(seed)
    state = stalk.GAME.new(seats, seed)
    for _ in range(luck.randrange(0, 20)):
        if not state.over:
            state.play(luck.choice(state.moves))
    while not state.over and state.asked != (stalk.HERO,):
        state.play(luck.choice(state.moves))
    if state.over:
        return None
    other = state.redeal(stalk.HERO, seed)
    state.reseed(seed)
    other.reseed(seed)
    return state, other


def let_it_go_by(world: State, players: list[Player]) -> int:
    """Let evil pass, behind the screen; the answer: how many had nothing to choose, so that the server passed for them."""
    given = 0
    while not world.over and world.asked != (stalk.HERO,):
        seat = world.seat
        assert seat is not None and stalk.PASS in world.moves
        if len(world.moves) == 1:
            given += 1
        else:
            frame = players[seat].until_asked()
            assert players[seat].post(frame["number"], stalk.PASS).status_code == 200
        world.play(stalk.PASS)
    if not world.over:
        players[stalk.HERO].until_asked()
    return given


@pytest.mark.usefixtures("sketches")
@pytest.mark.parametrize(("seats", "seeds"), [(2, 6), (3, 4), *night((2, 30), (3, 30), (4, 30))])
def test_the_hero_hears_the_same_whoever_could_have_reacted_and_whatever_lies_on_the_map(
    seats: int, seeds: int, start: Any, tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watching, "SPEAK_SECONDS", 0.0)
    compared = differed = 0
    for seed in range(seeds):
        worlds = heros_worlds(seats, seed)
        if worlds is None:
            continue
        servers = []
        for which, world in enumerate(worlds):
            db = f"sqlite:///{tmp_path / f'{seed}-{which}.sqlite3'}"
            laid_out(db, world, pace="test")
            servers.append(start(InThread, db))
        tables = [[Player(server, TABLE, f"token {seat}") for seat in range(seats)] for server in servers]
        lives = [players[stalk.HERO].live("de") for players in tables]
        luck = random.Random(seed)
        while not any(world.over for world in worlds):
            heard = [frames_of(live) for live in lives]
            if heard[0] != heard[1]:
                assert SHOWN.search("".join(heard[0] + heard[1])), (heard[0], heard[1])
                break
            for path in ("", "/log", "/why", "/notes", "/replay"):
                assert len({players[stalk.HERO].get(path, lang="pl").text for players in tables}) == 1, path
            assert worlds[0].moves == worlds[1].moves
            move = luck.choice([move for move in worlds[0].moves if move < stalk.LOCATE or luck.random() < 0.1])
            given = []
            for world, players in zip(worlds, tables, strict=True):
                frame = players[stalk.HERO].until_asked()
                assert players[stalk.HERO].post(frame["number"], move).status_code == 200
                world.play(move)
                given.append(let_it_go_by(world, players))
            compared += 1
            differed += given[0] != given[1]
        for live in lives:
            live.socket.close()
        for server in servers:
            server.stop()
    assert compared > seeds and differed, "the worlds were alike, or compared too seldom"
