"""What happened at a table, not in its game: somebody came, a bot took over, a move was taken back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import RowMapping

from undertow import texts
from undertow.kernel.log import may_know
from undertow.kernel.state import State

QUIET = "undone-own"  # a move was taken back of which the others knew nothing
ORDERS_OVER = "orders-over"  # what somebody had ordered for a round has ended with it
PRIVATE = (QUIET, ORDERS_OVER)  # for that seat alone
LATEST = 50  # notes that go with every frame; whoever wants more asks for them
GOING = ("left", "away")  # a bot plays for somebody from here on


def note_of(table: str, kind: str, seat: int, after: int) -> dict[str, Any]:
    """Something that happened at the table."""
    return {"table": table, "kind": kind, "seat": seat, "after": after}


def settled(notes: Sequence[Mapping[str, Any] | RowMapping]) -> list[Mapping[str, Any]]:
    """Notes where they stand now: what was noted after moves that were taken back stands where these began.

    What one seat does again and again at one moment is told once, where it did so last.
    """
    found: list[Mapping[str, Any]] = []
    told: set[tuple[int, str, int]] = set()
    after = 1 << 60
    for note in reversed(notes):
        after = min(note["after"], after)
        same = (after, note["kind"], note["seat"])
        if same not in told:
            told.add(same)
            found.append({**note, "after": after})
    return found[::-1]


def told_to(viewer: int, notes: Sequence[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    """The notes that a viewer may know: what was taken back quietly, or ordered ahead, nobody else had seen."""
    return [note for note in notes if note["kind"] not in PRIVATE or note["seat"] == viewer]


def spoken(
    notes: Sequence[Mapping[str, Any]], viewer: int, state: State, heard: Heard, lang: str, names: Sequence[str]
) -> list[dict[str, Any]]:
    """Notes as a viewer reads them, each after so many events of this viewer's log."""
    return [
        {
            "after": heard.until(state, viewer, note["after"]), "kind": note["kind"], "seat": note["seat"],
            "text": texts.say(f"note-{note['kind']}", lang, {"name": names[note["seat"]]}),
        }
        for note in notes
    ]  # fmt: skip


class Heard:
    """How many of the first events of a game each viewer may know; every event is looked at once per viewer."""

    def __init__(self) -> None:
        self.state: State | None = None
        self.sums: dict[int, list[int]] = {}

    def until(self, state: State, viewer: int, after: int) -> int:
        """How many of the first ``after`` events a viewer may know."""
        if self.state is not state:  # moves were taken back
            self.state, self.sums = state, {}
        sums = self.sums.setdefault(viewer, [0])
        events = state.events or []
        for event in events[len(sums) - 1 : after]:
            sums.append(sums[-1] + (1 if may_know(event[1], viewer) else 0))
        return sums[min(after, len(events))]
