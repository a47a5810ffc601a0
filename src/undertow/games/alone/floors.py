"""The floors of the station as data: a public pool from which a game draws two.

origin: original, except two floors, stairs in the middle of the long sides, sheets that may be turned (public), and the
shapes straight, bend, T, room (seed)
"""

from __future__ import annotations

from typing import Final

from undertow.games.alone.sheets import MADE
from undertow.kernel.game import ANY, JOINT


class Sheet:
    """One floor as drawn: a row of glyphs per line, box sites and stairs by name of cell.

    A glyph names the exits of a corridor, ``R1`` to ``R4`` are room slots, a point is no sector.
    """

    def __init__(self, slug: str, rows: str, boxes: str, stairs: str = "D1 D4") -> None:
        self.slug = slug
        self.rows: list[list[str]] = [row.split() for row in rows.strip().splitlines()]
        self.boxes: list[str] = boxes.split()
        self.stairs: list[str] = stairs.split()


def sheet_of(slug: str, rows: str, boxes: str) -> Sheet:
    """A sheet of its short form: a character per cell, where a digit is a room slot."""
    spaced = [" ".join([f"R{glyph}" if glyph.isdigit() else glyph for glyph in row]) for row in rows.split()]
    return Sheet(slug, "\n".join(spaced), boxes)


# The order is fixed: saved games name sheets by number. More floors go to the end.
POOL: Final[list[Sheet]] = [
    Sheet(
        "anvil",
        """
        ┌  R1 ┬  ─  ┐  .  .
        │  .  │  .  └  ┬  ┐
        ├  ─  ┴  ┐  R2 ┤  R3
        R4 .  .  └  ─  ┴  ┘
        """,
        "A2 C1 F2 E4",
    ),
    Sheet(
        "twins",
        """
        ┌  ┬  ─  ─  ┐  R2 ┐
        │  R1 .  .  ├  ┬  ┘
        ├  ┤  .  .  │  R3 .
        R4 └  ─  ─  ┴  ┘  .
        """,
        "A2 C1 E3 C4",
    ),
    Sheet(
        "comb",
        """
        R1 ┐  .  ┌  ┐  ┌  R2
        .  ├  ─  ┤  ├  ┴  ┘
        .  ├  ─  R3 │  .  .
        R4 ┴  ─  ─  ┘  .  .
        """,
        "B1 D2 E2 C4",
    ),
    Sheet(
        "coil",
        """
        ┌  ─  ┬  ─  ┐  .  R1
        │  .  R2 .  └  ┬  ┘
        ├  ─  ┤  .  ┌  R3 .
        R4 .  └  ─  ┘  .  .
        """,
        "A2 C1 G2 C4",
    ),
    Sheet(
        "lattice",
        """
        .  ┌  ┬  ┐  ┌  ┬  R1
        R2 ┤  R4 ├  ┘  │  .
        .  ├  ┴  ┴  R3 ┤  .
        .  └  ─  ─  ─  ┘  .
        """,
        "B1 D3 F2 C4",
    ),
    Sheet(
        "horseshoe",
        """
        ┌  ─  ─  ┐  .  R1 ┐
        │  .  .  ├  ┬  ┴  ┤
        └  R2 ┬  ┘  R4 .  │
        .  .  └  ─  ─  R3 ┘
        """,
        "B1 E2 G3 C4",
    ),
    *[sheet_of(slug, rows, boxes) for slug, rows, boxes in MADE],
]
HAND_MADE: Final = 6  # so many of them, the first


def sheets_of(floors: str) -> list[int]:
    """The sheets from which a game draws its two floors: the whole pool, or those that were asked for. rule: setup.5"""
    if floors == ANY:
        return list(range(len(POOL)))
    slugs = [sheet.slug for sheet in POOL]
    return sorted([slugs.index(name) for name in floors.split(JOINT)])
