"""A table that was played by older rules: how it goes on by the present ones.

Its newest snapshot is brought up to date by the game's own ``upgrades``. The moves made since are played by the new
rules with every check; the first that no longer holds is taken back, and all after it. If the whole game, played by the
new rules from its beginning, comes to the very same state, it stays whole; else it begins anew at that state. It also
does where moves have got other numbers, since what is written keeps the old ones; standing orders end there, too.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import RowMapping

from undertow.kernel.game import Game
from undertow.kernel.state import NOBODY, State
from undertow.registry import game as game_of
from undertow.table import clock
from undertow.table.ledger import Ledger
from undertow.table.recovery import snapshot_of
from undertow.table.store import Loaded, unpacked


class Renewal(NamedTuple):
    """What is written when a table goes on by other rules."""

    row: dict[str, Any]  # among the moves
    snapshots: list[dict[str, Any]]
    note: dict[str, Any]
    values: dict[str, Any]  # of the table itself
    orders_end: bool


def renewed(loaded: Loaded, begun: RowMapping | None, moves: Sequence[tuple[int, int]]) -> Renewal:
    """Bring a table up to date that began at the snapshot ``begun`` and at which these moves count."""
    table, newest = loaded.table, loaded.snapshot
    if newest is None or begun is None:
        raise LookupError("no snapshot to begin with")
    id, game = table["id"], game_of(table["game"])
    renumbered = any(version in game.renumbered for version in range(table["rules"], game.rules_version))
    state, ledger = stood(game, newest)
    play_on(state, ledger, [(row["seat"], game.renumber(row["move"], table["rules"])) for row in loaded.moves])
    seq = newest["seq"] + len(loaded.moves)
    gone = seq - ledger.seq
    left = moves[: len(moves) - gone]
    start, then = stood(game, begun)
    snapshots = [snapshot_of(id, start, then)]
    play_on(start, then, left)
    whole = not renumbered and start.dump() == state.dump()
    ledger.leap(seq + 1, whole)
    snapshots = [*(snapshots if whole else []), snapshot_of(id, state, ledger)]
    now = clock.now()
    row = {"table": id, "seq": seq, "number": -seq - 1, "at": now}
    if whole:
        row.update(kind="undo", seat=NOBODY, move=len(left))
    else:
        row.update(kind="rules", seat=table["rules"], move=game.rules_version)
    told = {"table": id, "kind": "rules-back" if gone else "rules", "seat": 0, "after": ledger.counted}
    values = {"rules": game.rules_version, "options": dict(state.options), "over": state.over, "touched": now}
    return Renewal(row, snapshots, told, values, renumbered)


def stood(game: Game, snapshot: Mapping[str, Any] | RowMapping) -> tuple[State, Ledger]:
    """The state of a snapshot by the present rules, and how everybody counts there."""
    state = game.load(unpacked(snapshot["state"]))
    return state, Ledger.of(snapshot, state)


def play_on(state: State, ledger: Ledger, moves: Sequence[tuple[int, int]]) -> None:
    """Make these moves, up to the first that does not hold: another seat is asked, or the rules are against it."""
    for seat, move in moves:
        if state.seat != seat or move not in state.moves:
            return
        state.play(move)
        ledger.took(state, seat)
