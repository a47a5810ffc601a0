"""Moves made on a copy of a table, ready to be written down."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from undertow.table import clock, orders
from undertow.table.counting import ANSWER
from undertow.table.notes import ORDERS_OVER, note_of
from undertow.table.recovery import snapshot_of
from undertow.table.room import Room

EVERY = 50  # moves between two snapshots


class Run:
    """Moves made on a copy of a room's game, ready to be written down."""

    def __init__(self, room: Room) -> None:
        self.table = room.id
        self.state = room.state.clone()
        self.ledger = room.ledger.copy()
        self.begun = self.ledger.seq
        self.held = frozenset(room.held)
        self.orders = room.orders
        self.rows: list[dict[str, Any]] = []
        self.ended: list[tuple[int, int]] = []  # standing orders, by seat and id, that held until now

    def play(self, seat: int, move: int, kind: str = ANSWER) -> None:
        """Make a move and note it."""
        row = {"table": self.table, "seq": self.ledger.seq, "kind": kind}
        row.update(made(seat, self.ledger.number(seat), move))
        if self.state.asking.pace == "turn":
            self.ended += [(seat, id) for id, order in self.orders[seat].items() if order["until"] == "turn"]
        rounds = [(seat, id) for seat, own in enumerate(self.orders) for id in own if own[id]["until"] == "round"]
        before = orders.round_of(self.state) if rounds else 0
        self.state.play(move)
        if rounds and orders.round_of(self.state) != before:
            self.ended += [order for order in rounds if order not in self.ended]
        self.ledger.took(self.state, seat)
        self.rows.append(row)

    def play_all(self, moves: Sequence[tuple[int, int]]) -> None:
        """Make many moves, each with its seat."""
        for seat, move in moves:
            self.play(seat, move)

    def notes(self) -> list[dict[str, Any]]:
        """Why orders for a round hold no longer: to each seat that has given some, once."""
        seats = {seat for seat, id in self.ended if self.orders[seat][id]["until"] == "round"}
        return [note_of(self.table, ORDERS_OVER, seat, self.ledger.counted) for seat in sorted(seats)]

    def snapshot(self) -> dict[str, Any] | None:
        """The state, every so many moves and at the end; so a table is loaded as quickly when it is old."""
        if self.begun // EVERY == self.ledger.seq // EVERY and not self.state.over:
            return None
        return snapshot_of(self.table, self.state, self.ledger)


def made(seat: int, number: int, move: int) -> dict[str, Any]:
    """What is written of an answer."""
    return {"seat": seat, "number": number, "move": move, "at": clock.now()}
