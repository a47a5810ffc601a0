"""What the page's catalogue shows: every card in the box."""

from __future__ import annotations

from typing import Any

from undertow.games.newgame.cards.shells import SHELLS


def cards() -> list[dict[str, Any]]:
    """Every shell, with what is printed on it."""
    return [
        {
            "noun": "shell", "index": row.number, "rule": row.rule, "origin": row.origin, "copies": row.copies,
            "facts": dict(row.numbers),
        }
        for row in SHELLS.rows
    ]  # fmt: skip


def board() -> dict[str, Any]:
    """What is printed on the board: nothing."""
    return {}
