"""Who may set out on a journey of discovery, and where each member may go."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undertow.games.everrain import moves as m
from undertow.games.everrain import ship as s
from undertow.games.everrain.board import NOWHERE
from undertow.games.everrain.cards.island import BEACH, LANDMARKS, LINES
from undertow.games.everrain.procedures.tale_menu import Explored, NobodyInABoat, StormOverIt
from undertow.games.everrain.state import Table
from undertow.games.everrain.tiles import ISLAND
from undertow.kernel.decision import Choice, Question

if TYPE_CHECKING:
    from undertow.games.everrain.procedures.journeys import Journey


def journey_of(table: Table) -> Journey:
    """The journey under way."""
    from undertow.games.everrain.procedures.journeys import Journey

    frame = table.stack[-1]
    assert isinstance(frame, Journey)
    return frame


def ways(table: Table, journey: Journey, place: int) -> list[int]:
    """Landmarks where a member may go: from the boat onto the beach, then along lines, none twice. rule: discovery.2"""
    number = s.AT.index(place)
    at = journey.spots[number]
    found = BEACH if at == NOWHERE else LINES[at]
    return [there for there in found if not journey.been[number] >> there & 1]


class SettingOut(Choice):
    """A journey instead of a landing, where the advanced rules are played. rule: discovery.1"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        if not table.options["advanced"] or table.chart.kind[table.ships[seat][s.HEX]] != ISLAND:
            return []
        return [m.JOURNEY]


class Steps(Choice):
    """One member, one step; or back to the ship, once somebody is ashore. rule: discovery.2, discovery.6"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        journey, ship = journey_of(table), table.ships[seat]
        found: list[int] = []
        for board, place in sorted([(ship[place], place) for place in journey.able(ship)]):
            found += [m.STEP + board * len(LANDMARKS) + there for there in ways(table, journey, place)]
        return [*found, m.TURN_BACK] if journey.ashore(ship) or not found else found


class OnTheSpot(Choice):
    """Members on the landmark whose token was turned over. rule: discovery.4"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        journey, ship = journey_of(table), table.ships[seat]
        return [m.MEMBER + board for board in sorted([ship[place] for place in journey.there(ship)])]


JOURNEY: Final = SettingOut([NobodyInABoat(), Explored(), StormOverIt()])
STEP: Final = Question("journey", "discovery.2", [Steps()], settles=True)
STRESS: Final = Question("journey_stress", "discovery.4", [OnTheSpot()], settles=True)
