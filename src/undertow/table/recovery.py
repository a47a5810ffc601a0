"""A damaged snapshot: the table is loaded from the one before it, at last from the set-up; its moves are all there."""

from __future__ import annotations

import json
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import replace
from hashlib import blake2b
from typing import Any

from sqlalchemy import RowMapping

from undertow.kernel.errors import Error
from undertow.kernel.state import NOBODY, State
from undertow.registry import game as game_of
from undertow.table.counting import MADE, effective
from undertow.table.ledger import Ledger
from undertow.table.store import Loaded, packed, unpacked

Row = Mapping[str, Any] | RowMapping


def snapshot_of(table: str, state: State, ledger: Ledger) -> dict[str, Any]:
    """A state as it is kept."""
    data, counted = packed(state.dump()), ledger.data()
    kept = {"table": table, "seq": ledger.seq, "ledger": counted, "state": data}
    return {**kept, "checksum": checksum(counted, data)}


def checksum(ledger: Mapping[str, Any], state: bytes) -> str:
    """What a snapshot is known by."""
    return blake2b(json.dumps(ledger, sort_keys=True).encode() + state, digest_size=16).hexdigest()


def is_sound(snapshot: Row) -> bool:
    """Whether a snapshot is as it was written; one without a checksum has at least to be readable."""
    if snapshot["checksum"] is not None:
        return bool(snapshot["checksum"] == checksum(snapshot["ledger"], snapshot["state"]))
    try:
        unpacked(snapshot["state"])
    except (ValueError, zlib.error):
        return False
    return True


def recovered(loaded: Loaded, snapshots: Sequence[Row], rows: Sequence[Any]) -> Loaded:
    """The same table without what is damaged: from the newest of its snapshots that is sound, or from the set-up.

    ``snapshots``: all of them, the newest first; ``rows``: all that was written. A LookupError if no way leads there.
    """
    for snapshot in [*filter(is_sound, snapshots), None]:
        since = 0 if snapshot is None else snapshot["seq"]
        if all(row["kind"] in MADE for row in rows[since:]):
            return replace(loaded, snapshot=snapshot, moves=list(rows[since:]))
        try:
            state, ledger = stood(loaded.table, snapshot)
            state, ledger = played_on(state, ledger, len(effective(rows[:since]).moves), rows[since:])
        except (Error, LookupError, ValueError):
            continue
        return replace(loaded, snapshot=snapshot_of(loaded.table["id"], state, ledger), moves=[])
    raise LookupError("no snapshot is sound, and the set-up does not lead here")


def stood(table: Row, snapshot: Row | None) -> tuple[State, Ledger]:
    """A table where a snapshot stands, or at its set-up."""
    game = game_of(table["game"])
    if snapshot is not None:
        state = game.load(unpacked(snapshot["state"]))
        return state, Ledger.of(snapshot, state)
    state = game.new(table["seats"], table["seed"], table["options"])
    ledger = Ledger(state.seats)
    ledger.count(state)
    return state, ledger


def played_on(state: State, ledger: Ledger, before: int, rows: Sequence[Any]) -> tuple[State, Ledger]:
    """Let happen again what was written after a state at which ``before`` moves counted; moves were taken back, too."""
    begun, answered = state.clone(), ledger.answered[:]
    since: list[tuple[int, int]] = []
    for row in rows:
        if row["kind"] == "rules":
            raise LookupError("the game begins anew at a snapshot that is lost")
        if row["kind"] in MADE:
            since.append((row["seat"], row["move"]))
            made(state, since[-1:])
            ledger.took(state, row["seat"])
            continue
        if row["move"] < before:
            raise LookupError("it went back behind this snapshot")
        del since[row["move"] - before :]
        state = made(begun.clone(), since)
        then = [count + sum(1 for by, _ in since if by == seat) for seat, count in enumerate(answered)]
        bump = ledger.bump
        ledger.went_back(state, then, row["seat"])
        if row["seat"] == NOBODY:  # it went on by other rules
            ledger.bump = bump
            ledger.leap(row["seq"] + 1, True)
    return state, ledger


def made(state: State, moves: Sequence[tuple[int, int]]) -> State:
    """The state after these moves, which must be those of the seats that are asked."""
    for seat, move in moves:
        if state.seat != seat:
            raise LookupError("another seat is asked")
        state.play(move)
    return state
