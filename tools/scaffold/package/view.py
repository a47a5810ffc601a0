"""Who may know what. ``Zones`` deal anew what a seat does not know; the view is an allow-list."""

from __future__ import annotations

from typing import Any, Final

from undertow.games.newgame.cards.shells import SHELLS
from undertow.games.newgame.state import Table
from undertow.kernel.observation import BySeat, Counts, Observation
from undertow.kernel.zones import OPEN, OWN, Zone, Zones

ZONES: Final = Zones(
    Zone("pile", "shells"), Zone("hands", "shells", seen=OWN), Zone("laid", "shells", seen=OPEN, many=True)
)
OBSERVATION: Final = Observation(
    Counts(len(SHELLS), lambda table, seat: table.hands[seat] if seat >= 0 else []),
    BySeat(3, 2, lambda table, seat, other: [len(table.hands[other]), table.sum_of(other)]),
)


def view(table: Table, seat: int) -> dict[str, Any]:
    """All that a seat may know (-1: a spectator): its own hand, of the others' hands the number of shells."""
    return {
        "seat": seat,
        "turn": table.deciding,
        "pile": len(table.pile),
        "hand": sorted(table.hands[seat]) if seat >= 0 else [],
        "players": [
            {"seat": each, "hand": len(table.hands[each]), "laid": table.laid[each][:], "sum": table.sum_of(each)}
            for each in range(table.seats)
        ],
    }
