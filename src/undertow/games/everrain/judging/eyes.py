"""What a captain has before the eyes: the view, and a few figures that follow from it."""

from __future__ import annotations

from typing import Final

from undertow.games.everrain.board import NOWHERE, SLOTS, ZONES
from undertow.games.everrain.cards.improvements import DINGHY, SHIPS_BOAT
from undertow.games.everrain.cards.traits import ASTUTE, SLOW
from undertow.games.everrain.cards.treasures import TREASURES
from undertow.games.everrain.hexes import Place, step_from
from undertow.games.everrain.params import CLUES_A_STEP
from undertow.games.everrain.tiles import LAND, PORT, TILES
from undertow.games.everrain.view import Member, Ship, View

FAR: Final = 99
BOATS: Final = (DINGHY, SHIPS_BOAT)


class Eyes:
    """One captain's look at the table."""

    def __init__(self, view: View, seat: int) -> None:
        self.view = view
        self.ship: Ship = view["ships"][seat]
        self.crew: list[Member] = self.ship["crew"]
        self.charted: dict[Place, int] = {(q, r): number for number, (q, r, _) in enumerate(view["hexes"])}
        self.ports: list[int] = [number for number, (_, _, kind) in enumerate(view["hexes"]) if kind == PORT]
        self.stormy: set[Place] = {(q, r) for storm in view["storms"] for q, r in storm}

    def place(self, hexagon: int) -> Place:
        """Where a hex is."""
        q, r, _ = self.view["hexes"][hexagon]
        return q, r

    def is_land(self, hexagon: int) -> bool:
        """Whether nobody takes stress there at the end of a turn."""
        return LAND[self.view["hexes"][hexagon][2]]

    def port_of(self, hexagon: int) -> int:
        """Which port a hex is."""
        return TILES[self.view["tiles"][hexagon // 6][0]].port

    def is_open(self, hexagon: int) -> bool:
        """Whether a hex is a port that no storm covers."""
        return hexagon in self.ports and self.place(hexagon) not in self.stormy

    def faces_an_edge(self, hexagon: int, heading: int) -> bool:
        """Whether a ship there would look over the edge of the chart."""
        return step_from(self.place(hexagon), heading) not in self.charted

    # -- figures ---------------------------------------------------------------------------------------------------

    def clues(self) -> int:
        """All clues aboard, treasures included."""
        return clues_aboard(self.ship)

    def wanted(self) -> int:
        """The fewest clues that one of the crew hands in."""
        return fewest_wanted(self.ship)

    def strain(self) -> int:
        """How near the most worn member is to the end: holes left."""
        return min([member["holes"] - member["stress"] - member["wounds"] for member in self.crew], default=0)

    def stress(self) -> int:
        """All stress aboard."""
        return sum([member["stress"] for member in self.crew])

    def wages(self) -> int:
        """What the crew will want at the act's end."""
        return sum([member["wage"] for member in self.crew])

    def may_chart(self) -> bool:
        """Whether the next tile may be laid."""
        return 0 < self.view["next_act"] <= self.view["act"]

    def manned(self, zone: int) -> bool:
        """Whether somebody stands in a zone."""
        return any([member["spot"] == zone for member in self.crew])

    def boats(self) -> list[int]:
        """Slots with a boat, in which somebody could land."""
        mounted, plans = self.ship["mounted"], self.ship["plans"]
        return [slot for slot in range(SLOTS) if mounted[slot] in BOATS and plans[slot] == NOWHERE]

    def idle(self) -> list[Member]:
        """Members below deck who can still take some stress, the fittest first."""
        fit = [member for member in self.crew if member["spot"] >= ZONES and left_to_take(member) > 1]
        return sorted(fit, key=left_to_take, reverse=True)


def left_to_take(member: Member) -> int:
    """How much a member can still take."""
    return member["holes"] - member["stress"] - member["wounds"]


def clues_wanted(member: Member) -> int:
    """What a member hands in at the University."""
    traits = member["traits"]
    return CLUES_A_STEP + (1 if SLOW in traits else 0) - (1 if ASTUTE in traits else 0)


def clues_aboard(ship: Ship) -> int:
    """All clues of a ship, treasures included."""
    return ship["clues"] + sum([TREASURES[card].clues for card in ship["hold"]])


def fewest_wanted(ship: Ship) -> int:
    """The fewest clues that one of a crew hands in."""
    return min([clues_wanted(member) for member in ship["crew"]], default=CLUES_A_STEP)
