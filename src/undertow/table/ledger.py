"""How far a table has got, as everybody counts it: the numbers tell nobody anything about others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import RowMapping

from undertow.kernel.log import may_know
from undertow.kernel.state import State

LEAP = 10_000  # more than all that can be told and answered between two snapshots


class Ledger:
    """How far a table has got, as everybody counts it."""

    def __init__(self, seats: int) -> None:
        self.seq = 0  # rows written
        self.answered = [0] * seats  # how many answers each seat has given
        self.heard = [0] * (seats + 1)  # how many events each seat may know; the last is the spectator's
        self.bump = [0] * (seats + 1)  # what keeps numbers rising when moves are taken back
        self.counted = 0  # events looked at

    @classmethod
    def of(cls, snapshot: Mapping[str, Any] | RowMapping, state: State) -> Ledger:
        """How everybody counts where a snapshot stands."""
        ledger = cls(state.seats)
        ledger.seq = snapshot["seq"]
        ledger.answered = list(snapshot["ledger"]["answered"])
        ledger.bump = list(snapshot["ledger"]["bump"])
        ledger.count(state)
        return ledger

    def copy(self) -> Ledger:
        """An independent copy."""
        other = Ledger(len(self.answered))
        other.seq, other.counted = self.seq, self.counted
        other.answered, other.heard, other.bump = self.answered[:], self.heard[:], self.bump[:]
        return other

    def number(self, viewer: int) -> int:
        """Events in a viewer's log plus its own answers: it tells nothing about others. -1 is a spectator."""
        return self.heard[viewer] + self.bump[viewer] + (self.answered[viewer] if viewer >= 0 else 0)

    def count(self, state: State) -> None:
        """Count what is new in the log, for everybody who may know it."""
        events = state.events or []
        audiences = [event[1] for event in events[self.counted :]]
        for audience in set(audiences):
            told = audiences.count(audience)
            for viewer in range(-1, len(self.answered)):
                if may_know(audience, viewer):
                    self.heard[viewer] += told
        self.counted = len(events)

    def took(self, state: State, seat: int) -> None:
        """Count a move that this seat has made."""
        self.seq += 1
        self.answered[seat] += 1
        self.count(state)

    def went_back(self, state: State, answered: list[int], seat: int) -> bool:
        """Count anew after a seat took moves back; true if somebody else notices.

        The number of everybody who had heard of these moves rises by one. For the others nothing has happened: else
        they would learn that a card of a hidden payment had been laid out.
        """
        viewers = range(-1, len(answered))
        old = {viewer: (self.heard[viewer], self.number(viewer)) for viewer in viewers}
        self.seq += 1
        self.answered, self.heard, self.counted = answered, [0] * (len(answered) + 1), 0
        self.bump = [0] * (len(answered) + 1)
        self.count(state)
        noticed = [viewer for viewer in viewers if old[viewer][0] != self.heard[viewer]]
        for viewer in viewers:
            rises = 1 if viewer == seat or viewer in noticed else 0
            self.bump[viewer] = old[viewer][1] + rises - self.number(viewer)
        return any(viewer != seat for viewer in noticed)

    def withdrew(self, seat: int) -> None:
        """A seat has taken an answer back that nobody has seen: its number rises once more, and no other."""
        self.seq += 1
        self.bump[seat] += 2

    def leap(self, seq: int, whole: bool) -> None:
        """Count on by other rules, with numbers that nobody has seen before.

        If the game is not ``whole`` it begins anew here: no answer given before can be taken back.
        """
        self.seq = seq
        self.bump = [bump + LEAP for bump in self.bump]
        if not whole:
            for seat, answers in enumerate(self.answered):
                self.bump[seat] += answers
            self.answered = [0] * len(self.answered)

    def data(self) -> dict[str, Any]:
        """What a snapshot keeps of it."""
        return {"answered": self.answered[:], "bump": self.bump[:]}
