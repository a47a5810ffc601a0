"""What happened at a table, not in its game: somebody came, a bot took over, a move was taken back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import RowMapping

QUIET = "undone-own"  # a move was taken back of which the others knew nothing


def note_of(table: str, kind: str, seat: int, after: int) -> dict[str, Any]:
    """Something that happened at the table."""
    return {"table": table, "kind": kind, "seat": seat, "after": after}


def settled(notes: Sequence[Mapping[str, Any] | RowMapping]) -> list[Mapping[str, Any]]:
    """Notes where they stand now: what was noted after moves that were taken back stands where these began."""
    found: list[Mapping[str, Any]] = []
    for note in reversed(notes):
        after = min(note["after"], found[-1]["after"]) if found else note["after"]
        found.append({**note, "after": after})
    return found[::-1]
