"""Opening a table from the database takes about as long when its game is old."""

from __future__ import annotations

import gc
import time
from pathlib import Path
from statistics import median

import pytest

from undertow import registry
from undertow.kernel.record import Record
from undertow.table.house import House
from undertow.table.room import Room
from undertow.table.run import EVERY, Run
from undertow.table.store import Store

REPLAYS = Path(__file__).parents[1] / "replays"
EARLY = 100  # moves
TIMES = 40
LIMIT = 2.0


def longest(game: str) -> Path | None:
    """The longest recorded game, if there is one of more than so many moves."""
    files = {path: path.read_text("utf-8").count("\n") for path in sorted((REPLAYS / game).glob("*.jsonl"))}
    found = max(files, key=files.__getitem__, default=None)
    return found if found is not None and files[found] > 2 * EARLY else None


RECORDS = [path for name in registry.names() if (path := longest(name)) is not None]


async def laid_out(house: House, record: Record, moves: int) -> Room:
    """A table that stands after so many moves of a record, written down as if it had been played here."""
    header = record.header
    game, seats = registry.game(record.game), header["seats"]
    room, _, _ = await house.create(
        game.id, seats, list(range(seats)), [], "random", header["options"], {}, "en", record.seed, "none"
    )
    made = [line["move"] for line in record.lines if "move" in line][:moves]
    for begun in range(0, len(made), EVERY):
        run = Run(room)
        for move in made[begun : begun + EVERY]:
            seat = run.state.seat
            assert seat is not None
            run.play(seat, move)
        await house.carry_out(room, run)
    return room


async def loaded(house: House, table: str) -> float:
    """How long it takes to open a table that is not in memory, in seconds."""
    house.rooms.clear()
    begun = time.perf_counter()
    room = await house.room(table)
    taken = time.perf_counter() - begun
    assert room.driving is not None
    await room.driving
    return taken


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
async def test_the_longest_game_is_opened_as_quickly_as_at_its_hundredth_move(path: Path, db: str) -> None:
    record = Record.load(path)
    house = House(Store(db))
    await house.open()
    early, late = await laid_out(house, record, EARLY), await laid_out(house, record, len(record.lines))
    assert early.state.count == EARLY and late.state.over and late.state.count > EARLY
    times: dict[str, list[float]] = {early.id: [], late.id: []}
    gc.collect()
    for _ in range(TIMES):
        for table, taken in times.items():
            taken.append(await loaded(house, table))
    assert house.rooms[late.id].state.digest() == late.state.digest()
    await house.close()
    ratio = median(times[late.id]) / median(times[early.id])
    print(f"{path.stem}: {late.state.count} moves, {ratio:.2f} times as long as after {EARLY}")
    assert ratio < LIMIT, f"{ratio:.2f} times as long: {[median(taken) * 1000 for taken in times.values()]} ms"
